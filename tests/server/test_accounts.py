"""Accounts: signing in by e-mail, seats on all devices, and the end of an account."""

import time

import httpx
import pytest
from sqlalchemy import select, update
from tests.server.mailbox import Mailbox
from tests.server.people import Person
from tests.server.process import ServerProcess, bearer, tokens

from hexfront.core.game import HexfrontError
from hexfront.server import database as db
from hexfront.server.config import Config
from hexfront.server.database import open_engine
from hexfront.server.people.accounts import Accounts, browser_of
from hexfront.server.people.mail import Mail
from hexfront.server.refused import Refused


@pytest.fixture(scope="module")
def mailbox():
    found = Mailbox()
    yield found
    found.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory, mailbox):
    folder = tmp_path_factory.mktemp("people")
    found = ServerProcess(folder, requests_per_s=10_000, mails_burst=100, **mailbox.settings)
    yield found
    found.stop()


@pytest.fixture
def person(server, mailbox):
    return lambda name: Person(server, mailbox, name).sign_in()


def everything(url):
    """Every word of the database."""
    engine = open_engine(url)
    with engine.connect() as connection:
        tables = db.schema.sorted_tables
        rows = [row for table in tables for row in connection.execute(select(table))]
    engine.dispose()
    return " ".join(str(value) for row in rows for value in row)


def test_a_link_by_email_signs_in_once_and_nothing_in_the_database_does(server, mailbox):
    anna = Person(server, mailbox, "Anna")
    token = anna.link()
    assert anna.http.get("/account").status_code == 401
    answer = anna.post("/sign-in/enter", token=token, name="Anna")
    assert answer.json()["name"] == "Anna"
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert anna.get("/account")["email"] == "anna@example.org"
    other = Person(server, mailbox, "Anna")
    again = other.post("/sign-in/enter", token=token)
    assert (again.status_code, again.json()["reason"]) == (409, "sign-in-link-is-void")
    kept = everything(server.url)
    assert token not in kept
    assert anna.http.cookies["hexfront"] not in kept
    assert token not in server.log.read_text()
    assert "anna@" not in server.log.read_text()


def test_a_cookie_is_safe_behind_tls_and_no_other_site_can_use_it(tmp_path, mailbox):
    settings = {**mailbox.settings, "public_url": "https://play.example.org"}
    server = ServerProcess(tmp_path, mails_burst=2, **settings)
    bob = Person(server, mailbox, "Bob")
    bob.post("/sign-in", email=bob.email)
    token = mailbox.next().get_content().split("/enter/")[1].split()[0]
    answer = bob.post("/sign-in/enter", token=token)
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-hexfront=")
    assert "Secure" in cookie
    session = cookie.split(";")[0]
    foreign = {"cookie": session, "origin": "https://evil.example.org"}
    url = f"http://localhost:{server.port}/api/account"
    assert httpx.get(url, headers={"cookie": session}).status_code == 200
    refused = httpx.post(f"{url}/sign-out", json={}, headers=foreign)
    assert refused.status_code == 403
    # Links are limited by where they are asked for from, known or not.
    assert bob.post("/sign-in", email="nobody@example.org").status_code == 202
    mailbox.next()
    full = bob.post("/sign-in", email="BOB@example.org")
    assert full.status_code == 429
    assert int(full.headers["retry-after"]) > 60
    # Nobody uses up the links of somebody else.
    for address, many in (("127.0.0.2", 2), ("127.0.0.3", 1)):
        elsewhere = httpx.HTTPTransport(local_address=address)
        with httpx.Client(transport=elsewhere) as browser:
            for _ in range(many):
                wanted = browser.post(
                    f"http://127.0.0.1:{server.port}/api/sign-in", json={"email": bob.email}
                )
                assert wanted.status_code == 202
                mailbox.next()
    server.stop()


def test_the_seats_of_an_account_are_on_all_its_devices(server, mailbox, person):
    carla, dora = person("Carla"), person("Dora")
    game, links = carla.against(dora)
    phone = Person(server, mailbox, "Carla")
    phone.sign_in()
    (found,) = phone.get("/account/games")
    assert (found["id"], found["over"], found["waiting"]) == (game, False, False)
    assert found["seats"] == [{"seat": "german", "token": links["german"]}]
    assert {one["name"] for one in found["players"]} == {"Carla", "Dora"}
    # What was begun without an account comes with its links; another's seat does not.
    alone = tokens(server.table())["german"]
    claimed = carla.done("/account/claim", tokens=[alone, links["soviet"], "nothing"])
    assert [one["seats"][0]["token"] for one in claimed] == [alone]
    assert len(phone.get("/account/games")) == 2
    assert [one["id"] for one in dora.get("/account/games")] == [game]
    assert dora.http.get(f"/account/games/{claimed[0]['id']}").status_code == 404
    # Who gets up has the seat no longer.
    invite = carla.http.post("/seat/hand_over", json={}, headers=bearer(links["german"]))
    assert invite.status_code == 200
    assert game not in [one["id"] for one in carla.get("/account/games")]
    # Sessions are listed, and end.
    here = carla.get("/account/sessions")
    assert browser_of("Mozilla/5.0 (X11; Linux x86_64) Gecko/2010 Firefox/99.0") == "Firefox, Linux"
    assert sorted(one["current"] for one in here) == [False, True]
    carla.done("/account/sign-out", everywhere=True)
    assert phone.http.get("/account").status_code == 401


def test_settings_are_kept_and_names_are_ones_own(person):
    emil, _ = person("Emil"), person("Frieda")
    changed = emil.done(
        "/account/settings", language="pt", zone="Europe/Madrid", quiet=[22 * 60, 7 * 60]
    )
    assert (changed["quiet_from"], changed["quiet_to"]) == (1320, 420)
    assert emil.get("/account") == changed
    assert emil.done("/account/settings", quiet=[0, 0])["quiet_from"] is None
    assert emil.post("/account/settings", name="  FRIEDA ").json()["reason"] == "name-is-taken"
    assert emil.post("/account/settings", zone="Mars/Base").json()["reason"] == "no-such-zone"


def test_an_account_is_deleted_with_everything_in_it(server, person):
    greta, hans = person("Greta"), person("Hansi")
    _, links = greta.against(hans)
    greta.http.post("/seat/say", json={"text": "my-own-words"}, headers=bearer(links["german"]))
    alone = greta.done("/tables", game="volga")["id"]
    assert greta.post("/account/delete", name="Hansi").json()["reason"] == "not-your-name"
    greta.done("/account/delete", name="Greta")
    assert greta.http.get("/account").status_code == 401
    kept = everything(server.url).lower()
    assert alone not in kept
    assert "greta" not in kept
    assert "my-own-words" not in kept
    state = hans.http.post("/seat/state", json={}, headers=bearer(links["soviet"])).json()
    assert {one["name"] for one in state["players"]} == {None, "Hansi"}


def test_links_and_sessions_expire(engine):
    accounts = Accounts(engine, Config(sign_in_minutes=10))
    token = accounts.new_link("ida@example.org")
    with engine.begin() as connection:
        late = update(db.sign_ins).values(expires=time.time() - 1)
        connection.execute(late)
    with pytest.raises(Refused, match="sign-in-link-is-void"):
        accounts.enter(token, "", "en", "Ida")
    session, ida = accounts.enter(accounts.new_link("ida@example.org"), "", "en", "Ida")
    assert accounts.signed_in(session) == ida
    assert accounts.signed_in(session + "x") is None
    with engine.begin() as connection:
        connection.execute(update(db.sessions).values(seen=time.time() - 91 * 86_400))
    assert accounts.signed_in(session) is None
    accounts.forget_expired()
    assert accounts.sessions(ida.id) == []
    # Two with one name, and one whose account is closed.
    _, other = accounts.enter(accounts.new_link("ida@example.net"), "", "en", "ida")
    assert other.name.startswith("ida ")
    accounts.change(ida.id, closed=1)
    with pytest.raises(Refused, match="account-is-closed"):
        accounts.enter(accounts.new_link("ida@example.org"), "", "en", None)
    accounts.delete(ida.id)
    assert accounts.known("ida@example.org") is None


def test_mail_settings_that_cannot_work_are_told_at_the_start():
    for more, why in (
        ({"smtp_security": "some"}, "smtp_security"),
        ({"public_url": ""}, "public_url"),
        ({"mail_from": "Hexfront"}, "mail_from"),
    ):
        given = {"smtp_host": "x", "public_url": "https://x", "mail_from": "a@b", **more}
        with pytest.raises(HexfrontError, match=why):
            Mail(Config().with_values(given, "here"))
