"""Ratings, friends, blocked people, open invitations, and what one does not want to read."""

import random
import time

import pytest
from glicko2.math import mu_to_rating, phi_to_rd
from sqlalchemy import insert, select, update
from tests.server.mailbox import Mailbox
from tests.server.people import Person
from tests.server.process import ServerProcess, bearer, hear, say, tokens
from tests.server.rooms import a_room

from hexfront.server import database as db
from hexfront.server.config import Config
from hexfront.server.people.accounts import Accounts
from hexfront.server.people.ratings import PERIOD, Rating, Ratings
from hexfront.server.store import Store

# -- ratings


def test_ratings_are_those_of_glickmans_example():
    me = Rating(1500, 200, 0.06)
    others = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = me.after(others)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)
    assert (mu_to_rating(0), phi_to_rd(1)) == (1500, 173.7178)


def test_a_rating_becomes_less_certain_without_play_but_never_less_than_a_newcomers():
    settled = Rating(1700, 60)
    assert settled.rested(PERIOD - 1) == settled
    assert 60 < settled.rested(3 * PERIOD).deviation < settled.rested(9 * PERIOD).deviation
    assert settled.rested(10_000 * PERIOD).deviation <= 350
    assert settled.rested(9 * PERIOD).rating == pytest.approx(1700)


def duel(engine, accounts, mode="1v1", at=None, **changes):
    """A game of volga that is over, with an account at each of the first two seats."""
    room = a_room(Store(engine), mode=mode)
    id = room.row.id
    with engine.begin() as connection:
        for seat, account in zip(room.seats, accounts, strict=False):
            row = {"game": id, "seat": seat, "account": account.id, "at": at or 0}
            connection.execute(insert(db.claims).values(row))
        values = {"finished": time.time(), **changes}
        connection.execute(update(db.games).where(db.games.c.id == id).values(values))
    return id


def test_only_a_fair_duel_of_two_accounts_counts_and_only_once(engine):
    accounts, ratings = Accounts(engine, Config()), Ratings(engine)
    made = []
    for name in ("anna", "bert"):
        link = accounts.new_link(f"{name}@example.org")
        made.append(accounts.enter(link, "", "en", name)[1])
    anna, bert = made
    not_counted = [
        duel(engine, [anna, anna]),
        duel(engine, [anna]),
        duel(engine, [anna, bert], at=time.time() + 60),  # claimed when it was as good as won
        duel(engine, [anna, bert], dice="typed"),
        duel(engine, [anna, bert], since=3),
        duel(engine, [anna, bert], mode="2v1"),
        duel(engine, [anna, bert], watch="closed x"),
    ]
    assert set(ratings.ended()) == set(not_counted)
    for game in not_counted:
        assert not ratings.settle(game, ["german"], [])
    assert ratings.of(anna.id) == []
    assert ratings.ended() == []
    game = duel(engine, [anna, bert])
    assert ratings.settle(game, ["german"], ["german"])
    assert not ratings.settle(game, ["soviet"], [])
    (won,), (lost,) = ratings.of(anna.id), ratings.of(bert.id)
    assert won.rating - 1500 == pytest.approx(1500 - lost.rating)
    assert won.rating == pytest.approx(1662.31, abs=0.01)  # what two newcomers always get
    drawn = duel(engine, [anna, bert])
    assert ratings.settle(drawn, [], [])
    assert ratings.of(anna.id)[0].rating < won.rating
    # Who was not there is told; who was is not.
    with engine.connect() as connection:
        told = select(db.notices.c.seat).where(db.notices.c.game == game)
        assert connection.execute(told).scalars().all() == ["soviet"]
    # What is left of an account that is gone: nothing but the numbers of the other.
    accounts.delete(bert.id)
    with engine.connect() as connection:
        left = connection.execute(select(db.rated.c.account)).scalars().all()
    assert sorted(left, key=str) == sorted([None, None, anna.id, anna.id], key=str)


# -- people, by way of a real server


@pytest.fixture(scope="module")
def mailbox():
    found = Mailbox()
    yield found
    found.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory, mailbox):
    found = ServerProcess(
        tmp_path_factory.mktemp("others"),
        mails_burst=100,
        moves_per_s=10_000,
        requests_per_s=10_000,
        notice_look_seconds=0.2,
        notice_seconds=600,
        **mailbox.settings,
    )
    yield found
    found.stop()


@pytest.fixture(scope="module")
def three(server, mailbox):
    return [Person(server, mailbox, name).sign_in() for name in ("Anna", "Bert", "Cleo")]


def test_friends_are_those_of_whom_each_has_named_the_other(three):
    anna, bert, cleo = three
    assert anna.done("/account/friends/add", name="bert")["asked"] == ["Bert"]
    assert bert.get("/account/others")["asking"] == ["Anna"]
    assert bert.done("/account/friends/add", name="Anna")["friends"] == ["Anna"]
    assert anna.get("/account/others")["friends"] == ["Bert"]
    assert anna.post("/account/friends/add", name="Nobody").status_code == 404
    assert anna.post("/account/friends/add", name="Anna").status_code == 404
    assert bert.done("/account/blocks/add", name="Anna") == {
        "friends": [], "asked": [], "asking": [], "blocked": ["Anna"],
    }  # fmt: skip
    assert anna.get("/account/others")["friends"] == []
    anna.done("/account/friends/add", name="Bert")
    assert bert.get("/account/others")["asking"] == []
    bert.done("/account/blocks/remove", name="Anna")
    assert cleo.get("/account/others")["blocked"] == []


def test_an_open_invitation_is_taken_by_whoever_comes_first_but_for_the_blocked(three, server):
    anna, bert, cleo = three
    offer = {"game": "noretreat", "mode": "1v1", "mine": ["soviet"], "seat": "axis"}
    table = anna.done("/offers", **offer, pace="day", text="A move a day, please.")
    anna.add_luck(tokens(table)["soviet"])
    assert anna.post("/offers", **{**offer, "seat": "soviet"}).json()["reason"] == "seat-is-taken"
    (seen,) = cleo.get("/offers")
    assert (seen["host"], seen["seat"], seen["pace"], seen["mine"]) == (
        "Anna",
        "axis",
        "day",
        False,
    )
    assert [one["host"] for one in server.http.get("/offers").json()] == ["Anna"]
    path = f"/offers/{table['id']}/accept"
    assert server.http.post(path).status_code == 401
    anna.done("/account/blocks/add", name="Bert")
    assert bert.get("/offers") == []
    assert bert.post(path).json()["reason"] == "unknown-offer"
    assert anna.post(path).json()["reason"] == "unknown-offer"
    link = cleo.done(path)
    cleo.add_luck(link["token"])
    assert cleo.post(path).status_code == 404
    (mine,) = [one for one in cleo.get("/account/games") if one["id"] == table["id"]]
    assert not mine["waiting"]
    assert {one["name"] for one in mine["players"]} == {"Anna", "Cleo"}
    # Nor by an invitation that came another way.
    other = anna.done("/tables", game="volga", mode="1v1")
    code = next(seat["invite"] for seat in other["seats"] if seat["invite"])
    refused = bert.http.post("/invitations/accept", headers=bearer(code))
    assert (refused.status_code, refused.json()["reason"]) == (403, "blocked-there")
    anna.done("/account/blocks/remove", name="Bert")
    # Only friends see what is for friends; the host takes it back.
    private = anna.done("/offers", **offer, friends=True)["id"]
    assert private not in [one["id"] for one in cleo.get("/offers")]
    anna.done(f"/offers/{private}/withdraw")
    assert anna.get("/offers") == []
    assert cleo.post(f"/offers/{private}/withdraw").status_code == 404


def test_who_is_blocked_or_muted_is_not_read(three, server):
    anna, bert, _ = three
    _, links = anna.against(bert, mine=["german"])

    def talk(person, seat, text):
        body = {"text": text}
        return person.http.post("/seat/say", json=body, headers=bearer(links[seat]))

    def read(seat):
        return [one["text"] for one in server.ask(links[seat], "chat").json()]

    with server.socket() as window:
        for link in links.values():
            say(window, join=link)
        talk(bert, "soviet", "first")
        assert {hear(window, "chat")["for"] for _ in links} == set(links.values())
        server.ask(links["german"], "mute", seat="soviet")
        talk(bert, "soviet", "second")
        talk(anna, "german", "third")
        heard = [
            (one["for"], one["said"][0]["text"]) for one in (hear(window, "chat") for _ in "123")
        ]
    assert (links["german"], "second") not in heard
    assert len(heard) == 3
    assert read("german") == ["third"]
    assert read("soviet") == ["first", "second", "third"]
    assert server.ask(links["german"], "muted").json() == ["soviet"]
    server.ask(links["german"], "mute", seat="soviet", muted=False)
    assert read("german") == ["first", "second", "third"]
    bert.done("/account/blocks/add", name="Anna")
    assert read("soviet") == ["first", "second"]
    bert.done("/account/blocks/remove", name="Anna")
    assert server.ask(links["german"], "mute", seat="german").status_code == 404
    # Reports reach the operator, a few of each.
    for _ in range(5):
        assert server.ask(links["german"], "report", seat="soviet", text="rude").status_code == 200
    full = server.ask(links["german"], "report", seat="soviet", text="rude")
    assert full.json()["reason"] == "reported-enough"


def test_a_game_that_two_accounts_play_to_its_end_is_rated_and_both_are_told(three, server):
    anna, _, cleo = three
    game, links = anna.against(cleo, mine=["german"])
    rng = random.Random(3)
    while True:
        state = server.ask(links["german"], "state").json()
        if state["decision"] is None:
            break
        link = links[state["decision"]["seat"]]
        state = server.ask(link, "state").json()
        action = rng.choice(state["decision"]["actions"])
        answer = server.ask(link, "play", number=state["number"], action=action)
        assert answer.status_code == 200, answer.text
    until = time.monotonic() + 20
    while not anna.get("/account")["ratings"]:
        assert time.monotonic() < until, "nobody was rated"
        time.sleep(0.1)
    (rated,) = anna.get("/account")["ratings"]
    (mine,) = [one for one in anna.get("/account/games") if one["id"] == game]
    (theirs,) = [one for one in cleo.get("/account/games") if one["id"] == game]
    assert mine["over"]
    assert mine["change"] == pytest.approx(-theirs["change"])
    assert rated["rating"] == pytest.approx(1500 + mine["change"])
    assert (mine["change"] > 0) == ("german" in state["view"]["result"]["winners"])
    assert server.http.get("/games/volga/ratings").json() == []  # nobody is known well enough
    mails = {cleo.mailbox.next()["to"] for _ in range(2)}
    assert mails == {anna.email, cleo.email}
