"""What a stranger with an afternoon would try next; each of these once worked."""

import asyncio
import socket
import threading
import time
from types import SimpleNamespace

import pytest
from pydantic import ValidationError
from starlette.requests import Request
from tests.server.process import ServerProcess

from hexfront.server.config import Config
from hexfront.server.database import open_engine
from hexfront.server.guard import Guard, counted_as
from hexfront.server.limits import Limits
from hexfront.server.live import Client
from hexfront.server.migrate import upgrade
from hexfront.server.models import NameIn
from hexfront.server.peers import Peers
from hexfront.server.people import outward
from hexfront.server.people.api import session_of
from hexfront.server.people.people import OUTWARD, People
from hexfront.server.proxies import networks
from hexfront.server.turns import Turns

HERE = networks(["127.0.0.0/8"], "")


def test_a_household_has_one_place_however_many_addresses_it_has():
    def counted(address):
        return counted_as({"client": (address, 1)})

    assert counted("2001:db8:1:2::1") == counted("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert counted("2001:db8:1:3::1") != counted("2001:db8:1:2::1")
    assert counted("::ffff:10.0.0.7") == counted("10.0.0.7") == "10.0.0.7"
    assert counted("fe80::1%eth0") == "fe80::/64"


def test_one_address_cannot_take_all_connections(tmp_path):
    server = ServerProcess(tmp_path, connections_per_address=5, idle_seconds=30)
    try:
        server.http.close()
        where = ("127.0.0.1", server.port)
        idle = [socket.create_connection(where) for _ in range(5)]
        with socket.create_connection(where) as sixth:
            sixth.settimeout(10)
            assert sixth.recv(100).startswith(b"HTTP/1.1 429")
        with socket.create_connection(where, source_address=("127.0.0.2", 0)) as other:
            other.settimeout(10)
            other.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert other.recv(100).startswith(b"HTTP/1.1 200")
        for one in idle:
            one.close()
    finally:
        server.stop()


def test_many_live_connections_of_one_address_share_a_limit():
    config = Config(address_messages_burst=3, address_messages_per_s=0.001)
    limits, told = Limits(config), []

    def heard(data):
        told.append(data)
        return True

    async def both():
        for _ in range(2):
            messages = [{"type": "websocket.receive", "text": '{"ask":"ping"}'}] * 2
            messages.append({"type": "websocket.disconnect"})
            left = iter(messages)

            async def receive(left=left):
                return next(left)

            about = SimpleNamespace(config=config), limits, SimpleNamespace(observe=print)
            await Client(heard, *about, "10.0.0.7", heard).serve(receive)

    asyncio.run(both())
    assert ["pong" in one for one in told] == [True, True, True, False]
    assert "too-fast" in told[-1]


def test_who_answers_a_webhook_drop_by_drop_is_hung_up_on(monkeypatch):
    monkeypatch.setattr(outward, "LONGEST_CALL", 0.3)
    listening = socket.create_server(("127.0.0.1", 0))

    def drip():
        taken, _ = listening.accept()
        with taken:
            taken.recv(1000)
            for letter in b"HTTP" * 50:
                try:
                    taken.send(bytes([letter]))
                except OSError:
                    return
                time.sleep(0.02)

    dripping = threading.Thread(target=drip)
    dripping.start()
    begin = time.monotonic()
    with pytest.raises(outward.NotSent):
        outward.post(f"http://127.0.0.1:{listening.getsockname()[1]}/", b"{}", {}, HERE)
    assert time.monotonic() - begin < 3
    dripping.join()
    listening.close()


def test_webhooks_that_hang_stop_nothing_else(tmp_path):
    engine = open_engine(f"sqlite:///{tmp_path / 'games.sqlite'}")
    upgrade(engine)
    people, end = People(engine, Config(), lambda: "-"), threading.Event()

    async def play_on():
        for _ in range(3 * OUTWARD):
            people.do(people.outward(end.wait, 20))
        await asyncio.sleep(0.05)
        async with asyncio.timeout(5):
            await asyncio.to_thread(people.accounts.forget_expired)
        end.set()
        await people.close()

    asyncio.run(play_on())
    engine.dispose()


def test_a_neighbour_cannot_sign_a_browser_in_as_somebody_else():
    """Another host of the domain can set the plain cookie, not the one with the prefix."""

    def session(cookie, public_url):
        config = SimpleNamespace(public_url=public_url)
        state = SimpleNamespace(people=SimpleNamespace(config=config))
        return session_of(
            Request(
                {
                    "type": "http",
                    "scheme": "http",
                    "server": ("localhost", 80),
                    "path": "/",
                    "query_string": b"",
                    "headers": [(b"cookie", cookie)],
                    "app": SimpleNamespace(state=state),
                }
            )
        )

    assert session(b"hexfront=theirs", "https://play.example.org") is None
    assert session(b"hexfront=x; __Host-hexfront=ours", "https://play.example.org") == "ours"
    assert session(b"hexfront=ours", "http://localhost") == "ours"


def test_a_name_is_answered_to_with_a_port_and_nothing_else():
    guard = Guard(None, Config(hosts=("play.example.org",)), Limits(Config()), is_local=False)
    for host in ("localhost", "localhost:8642", "play.example.org:443", "[::1]:80", "10.0.0.7"):
        assert guard.has_name(host)
    for host in ('localhost:"><script>', "localhost:80/x", "[::1]x", "localhost:", "", "a b"):
        assert not guard.has_name(host)


def test_pictures_count_as_requests_do():
    config = Config(requests_burst=2, requests_per_s=0.001)
    answers = []

    async def app(scope, receive, send):
        answers.append(200)

    async def send(message):
        if message["type"] == "http.response.start":
            answers.append(message["status"])

    async def ask(path):
        scope = {
            "type": "http", "method": "GET", "path": path, "client": ("10.0.0.7", 1),
            "headers": [(b"host", b"localhost")],
        }
        await Guard(app, config, limits, is_local=True)(scope, None, send)

    limits = Limits(config)
    for path in ("/art/volga/x", "/g/0123/picture.jpg", "/art/volga/x", "/assets/x.js"):
        asyncio.run(ask(path))
    assert answers == [200, 200, 429, 200]


def test_another_server_that_brings_nonsense_is_refused():
    answers = []

    async def send(message):
        answers.append(message.get("status"))

    async def receive():
        return {"type": "websocket.connect"}

    lobby = SimpleNamespace(cluster=SimpleNamespace(secret="secret"))
    scope = {"type": "websocket", "headers": [(b"authorization", b"Bearer \xff")]}
    asyncio.run(Peers(lobby)(scope, receive, send))
    assert answers[0] == 403


def test_who_asks_for_much_work_waits_behind_those_who_ask_for_little():
    turns, done, begin = Turns(1), [], asyncio.Event()

    async def work(asker):
        async with turns.turn(asker):
            await begin.wait()
            done.append(asker)

    async def all_at_once():
        greedy = [asyncio.create_task(work("greedy")) for _ in range(6)]
        await asyncio.sleep(0)
        others = [asyncio.create_task(work(name)) for name in ("one", "two", "gone")]
        await asyncio.sleep(0)
        others[-1].cancel()  # who waits no longer takes nobody's place
        begin.set()
        await asyncio.gather(*greedy, *others, return_exceptions=True)
        await work("again")

    asyncio.run(all_at_once())
    assert sorted(done[1:4]) == ["greedy", "one", "two"]
    assert done[4:] == ["greedy"] * 4 + ["again"]


def test_who_does_not_read_long_messages_is_cut_off_before_they_fill_the_memory():
    config = Config()

    async def reads_nothing(message):
        await asyncio.sleep(30)

    async def tell_much():
        rooms = SimpleNamespace(config=config, listen=lambda id, one: told.append(one.deliver))
        rooms.enter = enter
        rooms.wake_bot = rooms.leave = lambda *_: None
        asked = iter(['{"ask":"join","token":"x"}'])

        async def receive():
            if (text := next(asked, None)) is not None:
                return {"type": "websocket.receive", "text": text}
            await asyncio.sleep(0.01)
            for _ in range(100):
                told[0]("x" * 100_000)
                most.append(sum(len(one) for one in client._outbox if one))
            return {"type": "websocket.disconnect"}

        about = rooms, Limits(config), SimpleNamespace(observe=lambda *_: None)
        client = Client(reads_nothing, *about, "10.0.0.7", lambda _: False)
        await client.serve(receive)

    async def enter(token):
        return SimpleNamespace(row=SimpleNamespace(id="game")), "german"

    told, most = [], []
    asyncio.run(tell_much())
    assert 100_000 < max(most) < 1_000_000
    assert most[-1] == 0


@pytest.mark.parametrize("name", ["Anna\n\nSign in at evil.test", "Anna\u200b", "\u202eannA", " "])
def test_no_name_hides_something_or_passes_for_another(name):
    with pytest.raises(ValidationError, match="no proper name"):
        NameIn(name=name)
    assert NameIn(name="Жанна d’Arc 2").name
