"""Passkeys: an account without e-mail, signing in, and what a server must not believe."""

import httpx
import pytest
from sqlalchemy import func, select, update
from tests.server.authenticator import Authenticator
from tests.server.process import ServerProcess

from hexfront.server import database as db
from hexfront.server.database import open_engine
from hexfront.server.people.site import site

ORIGIN = "http://localhost"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    settings = {"public_url": ORIGIN, "requests_per_s": 10_000, "mails_burst": 100}
    found = ServerProcess(tmp_path_factory.mktemp("keys"), **settings)
    yield found
    found.stop()


@pytest.fixture
def browser(server):
    return Browser(server)


class Browser:
    """With a cookie of its own, and a device that has a passkey."""

    def __init__(self, server):
        self.server = server
        self.http = httpx.Client(base_url=f"http://localhost:{server.port}/api", timeout=30)
        self.device = Authenticator(ORIGIN)

    def options(self, purpose):
        answer = self.http.post("/passkeys/options", json={"purpose": purpose})
        assert answer.status_code == 200, answer.text
        return answer.json()["options"]

    def post(self, path, credential, **more):
        return self.http.post(path, json={"credential": credential, **more})

    def begin(self, name):
        credential = self.device.make(self.options("new"))
        answer = self.post("/passkeys/new", credential, name=name)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def enter(self, options=None):
        return self.post("/passkeys/enter", self.device.sign(options or self.options("enter")))


def refused(answer):
    return answer.status_code, answer.json()["reason"]


def test_a_passkey_makes_an_account_and_signs_in_again(server, browser):
    assert browser.http.get("/people").json()["passkeys"] is True
    made = browser.begin("Clara")
    assert (made["name"], made["email"]) == ("Clara", None)
    assert browser.http.get("/account").json()["id"] == made["id"]
    browser.http.post("/account/sign-out", json={})
    assert browser.http.get("/account").status_code == 401
    assert browser.enter().json()["id"] == made["id"]
    (kept,) = browser.http.get("/account/passkeys").json()
    assert kept["used"] >= kept["created"]
    # A second device, and then the first one is not needed any more; the last one is.
    first, browser.device = browser.device, Authenticator(browser.device.origin)
    options = browser.options("add")
    known = [one["id"] for one in options["excludeCredentials"]]
    assert known == [kept["id"]]
    answer = browser.post("/account/passkeys", browser.device.make(options))
    assert len(answer.json()) == 2
    left = browser.http.post("/account/passkeys/remove", json={"id": kept["id"]}).json()
    assert refused(
        browser.http.post("/account/passkeys/remove", json={"id": left[0]["id"]})
    ) == (409, "last-passkey")
    assert browser.enter().json()["id"] == made["id"]
    browser.device = first
    assert refused(browser.enter()) == (403, "passkey-refused")


def test_what_was_signed_is_believed_once_for_its_purpose_and_from_here_only(server, browser):
    browser.begin("Dora")
    options = browser.options("enter")
    signed = browser.device.sign(options)
    assert browser.post("/passkeys/enter", signed).status_code == 200
    assert refused(browser.post("/passkeys/enter", signed)) == (403, "passkey-refused")
    other = browser.device.sign(browser.options("add") | {"rpId": "localhost"})
    assert refused(browser.post("/passkeys/enter", other)) == (403, "passkey-refused")
    browser.device.origin = "http://localhost.example.org"
    assert refused(browser.enter()) == (403, "passkey-refused")
    browser.device.origin = ORIGIN
    assert refused(browser.enter(browser.options("enter") | {"rpId": "example.org"})) == (
        403,
        "passkey-refused",
    )
    wrong = browser.device.sign(browser.options("enter"))
    wrong["response"]["signature"] = wrong["response"]["signature"][:-4] + "AAAA"
    assert refused(browser.post("/passkeys/enter", wrong)) == (403, "passkey-refused")
    browser.device.counter = 0  # a copy of the device, which was used less often
    assert refused(browser.enter()) == (403, "passkey-refused")
    browser.device.counter += 20
    assert browser.enter().status_code == 200
    stranger = Browser(server)  # one challenge of another's account
    mine = browser.options("add")
    stranger.begin("Emil")
    assert refused(
        stranger.post("/account/passkeys", Authenticator(browser.device.origin).make(mine))
    ) == (403, "passkey-refused")


def test_too_late_is_too_late(server, browser):
    browser.begin("Frieda")
    options = browser.options("enter")
    engine = open_engine(server.url)
    with engine.begin() as connection:
        connection.execute(update(db.challenges).values(expires=1.0))
    engine.dispose()
    assert refused(browser.enter(options)) == (403, "passkey-refused")


@pytest.mark.parametrize(
    "credential",
    [{}, {"id": 1}, {"response": None}, {"response": {"clientDataJSON": "%%"}},
     {"response": {"clientDataJSON": "bnVsbA"}}, {"response": {"clientDataJSON": "W10"}}],
)  # fmt: skip
def test_nonsense_is_refused(browser, credential):
    for path in ("/passkeys/new", "/passkeys/enter"):
        answer = browser.http.post(path, json={"credential": credential})
        assert answer.status_code in (403, 422), answer.text


def test_an_account_is_deleted_with_its_passkeys(server, browser):
    made = browser.begin("Gustav")
    browser.options("add")
    assert browser.http.post("/account/delete", json={"name": "Gustav"}).status_code == 200
    engine = open_engine(server.url)
    with engine.connect() as connection:
        for table in (db.passkeys, db.challenges):
            query = select(func.count()).where(table.c.account == made["id"])
            assert connection.execute(query).scalar() == 0
    engine.dispose()
    assert refused(browser.enter()) == (403, "passkey-refused")


def test_passkeys_are_of_names_by_tls_or_of_this_machine():
    assert site("https://games.example.org:8443").id == "games.example.org"
    assert site("http://localhost:8642").origin == "http://localhost:8642"
    for origin in ("http://games.example.org", "https://10.0.0.7", "http://[::1]:80", "", "x"):
        assert site(origin) is None
