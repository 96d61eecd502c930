"""Notices that arrive: by e-mail, in a browser, by webhook; and what they do not tell."""

import json
import re
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02, b64urlencode
from tests.server.mailbox import Mailbox
from tests.server.people import Person
from tests.server.process import ServerProcess, bearer

from hexfront.server.config import Config
from hexfront.server.people import outward
from hexfront.server.people.accounts import Accounts
from hexfront.server.people.channels import Channels, channels_of, deliver
from hexfront.server.people.mail import Mail
from hexfront.server.people.notices import is_quiet
from hexfront.server.people.push import Push
from hexfront.server.proxies import networks
from hexfront.server.refused import Refused

SOON = {
    "notice_seconds": 0.5,
    "notice_look_seconds": 0.2,
    "notice_every_seconds": 0.1,
    "notice_retry_seconds": 0.1,
    "notice_networks": "127.0.0.0/8",
}


class Receiver:
    """A real HTTP server that takes what webhooks and push services take."""

    def __init__(self) -> None:
        outer, self.taken, self.status = self, [], 204

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                outer.taken.append((self.path, dict(self.headers), body))
                self.send_response(outer.status)
                if outer.status == 302:
                    self.send_header("location", "http://127.0.0.1:9/")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def next(self, path: str, seconds: float = 20):
        until = time.monotonic() + seconds
        while True:
            for one in self.taken:
                if one[0] == path:
                    self.taken.remove(one)
                    return one
            assert time.monotonic() < until, f"nothing has come to {path}"
            time.sleep(0.02)

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture(scope="module")
def mailbox():
    found = Mailbox()
    yield found
    found.stop()


@pytest.fixture
def receiver():
    found = Receiver()
    yield found
    found.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory, mailbox):
    folder = tmp_path_factory.mktemp("notices")
    found = ServerProcess(folder, mails_burst=100, **mailbox.settings, **SOON)
    yield found
    found.stop()


def turn_of(person, link):
    state = person.http.post("/seat/state", json={}, headers=bearer(link)).json()
    return state, state["decision"]


def play_until(mover, link, seat):
    """Play on, whatever is first, until another seat is asked."""
    while True:
        state, decision = turn_of(mover, link)
        if decision["seat"] != seat:
            return
        move = {"number": state["number"], "action": decision["actions"][0]}
        answer = mover.http.post("/seat/play", json=move, headers=bearer(link))
        assert answer.status_code == 200, answer.text


def test_a_turn_is_told_everywhere_and_only_the_players_own_hear_what_is_asked(
    server, mailbox, receiver
):
    anna, bert = (Person(server, mailbox, name).sign_in() for name in ("Anna", "Bert"))
    bert.done("/account/settings", language="es")
    key, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": b64urlencode(point), "auth": b64urlencode(auth)}
    bert.done("/account/channels", kind="push", address=f"{receiver.url}/push", **keys)
    bert.done("/account/channels", kind="discord", address=f"{receiver.url}/discord")
    bert.done("/account/channels", kind="json", address=f"{receiver.url}/json")
    shown = bert.get("/account/channels")
    assert [one["kind"] for one in shown] == ["email", "push", "discord", "json"]
    assert "/push" not in json.dumps(shown)

    game, links = anna.against(bert, mine=["german"])
    play_until(anna, links["german"], "german")
    _, decision = turn_of(bert, links["soviet"])
    assert decision["seat"] == "soviet"

    mail = mailbox.next()
    while mail["to"] != bert.email:  # Anna may have been told before she moved
        mail = mailbox.next()
    text = mail.get_content()
    url = f"http://localhost/#/game/{game}"
    assert mail["subject"].startswith("Te toca")
    assert url in text
    stop = re.search(r"#/stop/([\w-]+)", text)[1]
    assert stop in mail["list-unsubscribe"]

    _, headers, body = receiver.next("/push")
    assert Vapid02.verify(headers["Authorization"])
    assert headers["Authorization"].endswith(server.http.get("/people").json()["push"])
    pushed = json.loads(
        http_ece.decrypt(body, private_key=key, auth_secret=auth, version="aes128gcm")
    )
    assert pushed["url"] == url

    # A webhook hears what a spectator may know, and nobody hears a link to a seat.
    _, _, discord = receiver.next("/discord")
    _, _, plain = receiver.next("/json")
    assert set(json.loads(discord)) == {"content", "allowed_mentions"}
    assert json.loads(plain)["notices"][0]["kind"] == "turn"
    prompt = pushed["body"].rsplit(": ", 1)[1]
    assert prompt
    assert prompt in text
    for told in (discord.decode(), plain.decode()):
        assert url in told
        assert prompt not in json.dumps(json.loads(told), ensure_ascii=False)
        assert stop not in told
    for told in (text, json.dumps(pushed), discord.decode(), plain.decode()):
        assert not any(link in told for link in links.values())

    # Once a turn; and one click ends it all, without signing in.
    time.sleep(1)
    assert [one for one in receiver.taken if one[0] == "/json"] == []
    answer = server.http.post("/notices/stop", params={"token": stop})
    assert answer.status_code == 200
    assert not any(one["on"] for one in bert.get("/account/channels"))
    assert server.http.post("/notices/stop", params={"token": "x"}).status_code == 404


@pytest.fixture
def people(engine):
    """Channels without a server around them, and an account with an e-mail address."""
    config = Config().with_values({**SOON, "notice_tries": 2, "mail_from": "a@example.org"}, "here")
    accounts = Accounts(engine, config)
    _, account = accounts.enter(accounts.new_link("ida@example.org"), "", "en", "Ida")
    push = Push(engine, "mailto:a@example.org")
    return accounts, account, Channels(engine, config, Mail(config), push)


def test_what_fails_is_tried_again_then_given_up_and_at_last_switched_off(engine, people, receiver):
    _, ida, channels = people
    channels.add(ida.id, "json", f"{receiver.url}/json", None, None)

    def put():
        with engine.begin() as connection:
            channel = channels_of(connection, ida.id)[-1]
            deliver(connection, channel, {"type": "test"})

    def send():
        while channels.waiting:
            for one in channels.due():
                channels.send(one)
            time.sleep(0.02)

    receiver.status = 302  # nothing is followed
    put()
    send()
    assert len(receiver.taken) == 2
    assert channels.of(ida.id)[-1].failures == 1
    receiver.status = 204
    put()
    send()
    assert channels.of(ida.id)[-1].failures == 0
    receiver.status = 500
    for _ in range(2):
        put()
        send()
    assert channels.of(ida.id)[-1].off
    # Two servers look at the same moment: each of several notices is sent by one of them.
    receiver.status, receiver.taken = 204, []
    for _ in range(5):
        put()
    both = [channels.due(), channels.due()]
    assert [len(one) for one in both] == [5, 0]
    for one in both[0]:
        channels.send(one)
    assert len(receiver.taken) == 5
    # Gone for good.
    receiver.status = 410
    put()
    for one in channels.due():
        channels.send(one)
    assert channels.waiting == 0


PRIVATE = (
    "http://example.org/",  # without TLS
    "https://127.0.0.1/",
    "https://[::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://10.1.2.3/hook",
    "https://192.168.0.1/",
    "https://169.254.169.254/latest",
    "https://0.0.0.0/",
    "https://[fec0::1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://user:pass@example.org/",
    "ftp://example.org/",
    "https:///nothing",
    "https://example.org:99999/",
    "https://exa mple.org/",
)


@pytest.mark.parametrize("address", PRIVATE)
def test_a_webhook_leads_to_public_addresses_only(address):
    with pytest.raises(Refused, match=r"bad-address|https|public"):
        outward.checked_url(address)


def test_a_name_that_leads_inside_is_not_followed(receiver):
    port = receiver.url.rpartition(":")[2]
    with pytest.raises(outward.NotSent, match="not public"):
        outward.post(f"http://localhost:{port}/", b"{}", {})
    outward.post(f"http://localhost:{port}/x", b"{}", {}, networks(["127.0.0.0/8", "::1"], ""))
    assert receiver.next("/x")


def test_quiet_hours_are_those_of_the_players_own_clock(people):
    accounts, ida, _ = people
    ida = accounts.change(ida.id, zone="America/Sao_Paulo", quiet_from=22 * 60, quiet_to=7 * 60)
    noon = 1_790_000_000 - 1_790_000_000 % 86_400 + 12 * 3_600  # UTC; three hours less there
    quiet = [hour for hour in range(24) if is_quiet(ida, noon + (hour - 9) * 3_600)]
    assert quiet == [0, 1, 2, 3, 4, 5, 6, 22, 23]
