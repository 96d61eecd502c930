"""Backups are made while the server runs, and what is restored can be played on."""

import sqlite3

import pytest
from sqlalchemy import func, select
from tests.server.process import ServerProcess, tokens
from tests.server.rooms import a_room

from hexfront.cli import main
from hexfront.server import migrate
from hexfront.server.backup import KEPT, backup
from hexfront.server.config import Config
from hexfront.server.database import chat, games, open_engine
from hexfront.server.people.accounts import Accounts
from hexfront.server.people.channels import channels_of
from hexfront.server.people.others import Others
from hexfront.server.restore import restore
from hexfront.server.store import Store


def play(server, token):
    state = server.ask(token, "state").json()
    asked = {"number": state["number"], "action": state["decision"]["actions"][0]}
    answer = server.ask(token, "play", **asked)
    assert answer.status_code == 200, answer.text


def counts(url):
    engine = open_engine(url)
    with engine.connect() as connection:
        found = {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar()
            for table in KEPT
        }
    engine.dispose()
    return found


@pytest.fixture
def other(request, database, tmp_path):
    """A database of the other kind."""
    if database.startswith("postgresql"):
        return f"sqlite:///{tmp_path / 'other.sqlite'}"
    return request.getfixturevalue("postgres").new_database()


def test_what_is_restored_into_another_database_is_played_on(database, other, tmp_path, capsys):
    server = ServerProcess(tmp_path, database)
    both = tokens(server.table(game="volga"))
    waiting = server.waiting(game="noretreat")
    token = both["german"]
    play(server, token)
    for text in ("ready?", "go"):
        assert server.ask(token, "say", text=text).status_code == 200
    states = {seat: server.ask(link, "state").json() for seat, link in both.items()}
    file = tmp_path / "games.backup"
    assert main(["backup", str(file), "--db", database]) == 0
    assert "games.backup: 2" in capsys.readouterr().out
    play(server, token)  # it goes on meanwhile, and this is not in the backup
    server.stop()

    assert main(["restore", str(file), "--db", other]) == 0
    restored = ServerProcess(tmp_path, other, "restored")
    for seat, link in both.items():
        assert restored.ask(link, "state").json() == states[seat]
    said = restored.ask(token, "chat", after=0).json()
    assert [line["text"] for line in said] == ["ready?", "go"]
    mine = next(link for link in tokens(waiting).values() if link)
    assert restored.ask(mine, "table").status_code == 200
    play(restored, token)
    assert restored.ask(token, "say", text="on").status_code == 200
    # while it runs: what is there is left alone, what is missing comes
    before = counts(other)
    assert main(["restore", str(file), "--db", other]) == 1
    assert "2 of 2 are there already" in capsys.readouterr().err
    assert main(["restore", str(file), "--db", other, "--missing"]) == 0
    assert counts(other) == before
    restored.stop()


@pytest.fixture
def kept(tmp_path):
    """A database with a row of each game's table that matters here, and its backup."""
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    engine = open_engine(url)
    migrate.upgrade(engine)
    with engine.begin() as connection:
        for id in ("first", "second"):
            row = {column.name: "" for column in games.c}
            numbers = {"version": 1, "created": 1.0}
            nothing = dict.fromkeys(("finished", "since", "asked_at", "secret"))
            row |= {"id": id, "watch": id, "options": "{}", **numbers, **nothing}
            connection.execute(games.insert().values(row))
            connection.execute(chat.insert().values(game=id, seat="", text=id, at=1.0))
    engine.dispose()
    file = tmp_path / "games.backup"
    assert main(["backup", str(file), "--db", url]) == 0
    return url, file


def test_one_game_is_brought_back_beside_others_that_have_gone_on(kept, capsys):
    url, file = kept
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        connection.execute("DELETE FROM chat WHERE game = 'first'")
        connection.execute("DELETE FROM games WHERE id = 'first'")
        connection.execute("INSERT INTO chat VALUES (1, 'second', '', 'x', 2)")
    assert main(["restore", str(file), "--db", url, "--game", "third"]) == 1
    assert "has no game third" in capsys.readouterr().err
    assert main(["restore", str(file), "--db", url, "--game", "first"]) == 0
    with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
        said = connection.execute("SELECT text FROM chat ORDER BY id").fetchall()
    assert said == [("x",), ("second",), ("first",)]


def test_a_backup_overwrites_nothing_and_leaves_no_half_file(kept, tmp_path, capsys):
    url, file = kept
    before = file.read_bytes()
    assert file.stat().st_mode & 0o077 == 0, "links are nobody else's business"
    assert main(["backup", str(file), "--db", url]) == 1
    assert "is there already" in capsys.readouterr().err
    assert file.read_bytes() == before
    assert main(["backup", str(tmp_path / "new"), "--db", str(tmp_path / "none.sqlite")]) == 1
    assert "there is no database" in capsys.readouterr().err
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(("new", "none"))]
    assert not list(tmp_path.glob("*.half*"))


def test_a_file_that_is_no_backup_is_named_and_nothing_is_written(kept, tmp_path, capsys):
    _, file = kept
    whole = file.read_bytes()
    foreign = tmp_path / "foreign"
    with sqlite3.connect(foreign) as connection:
        connection.execute("CREATE TABLE games (id)")
    newer = tmp_path / "newer"
    newer.write_bytes(whole)
    with sqlite3.connect(newer) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    bad = {
        "absent": (None, "there is no file"),
        "text": (b"games\n" * 1000, "not a database"),
        "short": (whole[: len(whole) // 2], "broken"),
        "holes": (whole[:8192] + b"\x77" * 8192 + whole[16384:], "broken"),
        "foreign": (foreign.read_bytes(), "no backup of Hexfront"),
        "newer": (newer.read_bytes(), "version 9999"),
    }
    target = tmp_path / "target.sqlite"
    for name, (data, reason) in bad.items():
        path = tmp_path / f"{name}.backup"
        if data is not None:
            path.write_bytes(data)
        assert main(["restore", str(path), "--db", str(target)]) == 1, name
        told = capsys.readouterr().err
        assert reason in told, (name, told)
        assert told.count("\n") == 1, told
        assert name == "newer" or path.name in told, told
    assert not target.exists()


def test_accounts_come_back_with_their_seats_unless_somebody_else_has_their_name(tmp_path):
    def opened(name):
        found = open_engine(f"sqlite:///{tmp_path / name}")
        migrate.upgrade(found)
        return found, Accounts(found, Config())

    def enter(accounts, email, name):
        return accounts.enter(accounts.new_link(email), "", "en", name)[1]

    old, people = opened("old.sqlite")
    room = a_room(Store(old), mode="1v1")
    ida, jan = enter(people, "ida@example.org", "Ida"), enter(people, "jan@example.org", "Jan")
    people.claim(ida, [room.seats["german"].token])
    people.claim(jan, [room.seats["soviet"].token])
    Others(old, Config()).befriend(ida, "Jan")
    backup(old, tmp_path / "file")
    new, here = opened("new.sqlite")
    other = enter(here, "other@example.org", "jan")
    restore(new, tmp_path / "file")
    assert here.account(ida.id) == ida
    assert here.account(jan.id) is None
    assert [claim.seat for claim in here.claims_at(room.row.id)] == ["german"]
    assert here.named("Jan").id == other.id
    with new.connect() as connection:
        assert [one.kind for one in channels_of(connection, ida.id)] == ["email"]
    third, nobody = opened("third.sqlite")
    restore(third, tmp_path / "file", [room.row.id])
    assert nobody.claims_at(room.row.id) == []
    for engine in (old, new, third):
        engine.dispose()
