"""What whoever runs a server does with its games, while it runs."""

import time

import pytest
from sqlalchemy import select, update
from tests.server.process import ServerProcess, hear, say, tokens
from tests.server.rooms import a_room

from hexfront.cli import main
from hexfront.server.config import Config
from hexfront.server.database import games, open_engine, schema
from hexfront.server.people.accounts import Accounts
from hexfront.server.store import Store


@pytest.fixture
def admin(database, capsys):
    def run(*words, code=0):
        assert main(["admin", "--db", database, *words]) == code
        told = capsys.readouterr()
        return told.err if code else told.out

    return run


def left_of(url, id):
    """The tables that still have something of a game."""
    engine = open_engine(url)
    found = set()
    with engine.connect() as connection:
        for table in schema.sorted_tables:
            place = table.c.id if table is games else table.c.get("game")
            if place is not None and connection.execute(select(place).where(place == id)).first():
                found.add(table.name)
    engine.dispose()
    return found


def test_a_table_is_closed_and_a_game_deleted_while_people_sit_there(database, tmp_path, admin):
    server = ServerProcess(tmp_path, database)
    made = [server.table(game="volga") for _ in range(3)]
    links = [tokens(table)["german"] for table in made]
    closed, deleted, other = (table["id"] for table in made)
    for link in links:
        state = server.ask(link, "state").json()
        action = state["decision"]["actions"][0]
        assert server.ask(link, "play", number=state["number"], action=action).status_code == 200
        assert server.ask(link, "say", text="hello").status_code == 200
        assert server.ask(link, "skips", skips=[]).status_code == 200

    shown = admin("show", closed, "--chat")
    assert "hello" in shown
    assert "state     playing" in shown
    assert not any(link in shown for link in tokens(made[0]).values())
    assert len(admin("games", "--only", "playing").splitlines()) == 4

    with server.socket() as window:
        for link in links:
            say(window, join=link)
            hear(window)
        admin("close", closed)
        away = {"type": "refused", "for": links[0], "reason": "link-revoked"}
        assert hear(window, "refused") == away
        assert "would be deleted" in admin("delete", deleted)
        assert "games" in left_of(database, deleted)
        admin("delete", deleted, "--yes")
        away = {"type": "refused", "for": links[1], "reason": "link-revoked"}
        assert hear(window, "refused") == away
        for link in (*tokens(made[0]).values(), made[0]["watch"], links[1]):
            assert server.ask(link, "state").status_code == 404
        assert server.ask(links[2], "state").status_code == 200
    assert left_of(database, deleted) == set()
    assert {"games", "seats", "entries", "chat"} <= left_of(database, closed)
    told = admin("games", "--only", "closed")
    assert closed in told
    assert other not in told
    server.stop()
    assert "Traceback" not in server.log.read_text()


def test_only_games_that_ended_long_ago_are_cleared_away(database, engine, admin):
    store = Store(engine)
    old, young, running = (a_room(store).row.id for _ in range(3))
    with engine.begin() as connection:
        for id, days in ((old, 31), (young, 29)):
            ended = time.time() - days * 86_400
            connection.execute(update(games).where(games.c.id == id).values(finished=ended))
    told = admin("retention", "--days", "30")
    assert old in told
    assert "would be deleted with everything in them: 1" in told
    assert "games" in left_of(database, old)
    assert "games deleted: 1" in admin("retention", "--days", "30", "--yes")
    assert "nothing to delete" in admin("retention", "--days", "30", "--yes")
    assert left_of(database, old) == set()
    assert all("games" in left_of(database, id) for id in (young, running))


def test_a_game_that_is_none_is_named_and_nothing_is_deleted(database, engine, admin):
    id = a_room(Store(engine)).row.id
    for words in (("show", "none"), ("close", "none"), ("delete", id, "none", "--yes")):
        assert "there is no game none" in admin(*words, code=1)
    assert "playing" in admin("show", id)


def test_accounts_are_closed_silenced_and_deleted_and_reports_are_read(database, engine, admin):
    store, accounts = Store(engine), Accounts(engine, Config())
    room = a_room(store, mode="1v1")
    link = accounts.new_link("eva@example.org")
    session, eva = accounts.enter(link, "", "en", "Eva")
    accounts.claim(eva, [room.seats["german"].token])
    assert store.report(room.row.id, "soviet", "german", "rude words")
    assert "Eva" in admin("accounts")
    told = admin("account", "EVA@example.org")
    assert "reported  1" in told
    assert room.row.id in told
    listed = admin("reports")
    assert "soviet about german" in listed
    assert "rude words" in listed
    admin("reports", "--done", listed.split()[0])
    assert "no reports" in admin("reports")
    admin("account", "Eva", "--mute")
    assert ("", "german") in store.muted(room.row.id)
    admin("account", "Eva", "--unmute")
    admin("mute", room.row.id, "soviet")
    assert store.muted(room.row.id) == {("", "soviet")}
    assert "no seat nobody" in admin("mute", room.row.id, "nobody", code=1)
    admin("account", "Eva", "--close")
    assert accounts.signed_in(session) is None
    assert "would be deleted" in admin("account", "Eva", "--delete")
    assert "nothing to delete" in admin("forget-accounts", "--days", "1", "--yes")
    assert "accounts deleted: 1" in admin("account", "Eva", "--delete", "--yes")
    assert "there is no account Eva" in admin("account", "Eva", code=1)
    assert "games" in left_of(database, room.row.id)  # another person sits there
