"""The database: migrations, and a list that nobody can write twice in."""

import pytest
from sqlalchemy import insert, select

from hexfront.core.game import HexfrontError
from hexfront.games import find
from hexfront.server import migrate
from hexfront.server.room import Refused, Room
from hexfront.server.store import Conflict, Entry, Store, open_engine


@pytest.fixture
def engine(tmp_path):
    found = open_engine(f"sqlite:///{tmp_path / 'g.sqlite'}")
    migrate.upgrade(found)
    yield found
    found.dispose()


def a_room(engine, **more):
    return Room.create(Store(engine), find("volga"), "solo", None, {}, {}, {}, **more)


def test_migrations_run_once(engine):
    migrate.upgrade(engine)
    with engine.connect() as connection:
        done = connection.execute(select(migrate._versions.c.version)).scalars().all()
    assert done == list(range(1, len(migrate.MIGRATIONS) + 1))


def test_a_database_of_a_newer_program_is_left_alone(engine):
    with engine.begin() as connection:
        connection.execute(insert(migrate._versions).values(version=99))
    with pytest.raises(HexfrontError, match="newer"):
        migrate.upgrade(engine)


def test_a_place_in_the_list_is_taken_once(engine):
    room = a_room(engine)
    entry = Entry(1, "german", ("short",), (), 0.0)
    room.store.add_entries(room.row.id, [entry])
    with pytest.raises(Conflict):
        room.store.add_entries(room.row.id, [entry])


def test_two_servers_on_one_list_never_play_a_move_twice(engine):
    first = a_room(engine)
    second = Room.load(Store(engine), find, first.row.id)
    assert second is not None
    first.play("german", 1, ("short",))
    with pytest.raises(Refused, match="stale"):
        second.play("german", 1, ("call",))
    assert second.game.digest != first.game.digest
    again = Room.load(Store(engine), find, first.row.id)
    assert again is not None
    assert again.game.digest == first.game.digest


def test_a_failing_database_leaves_the_game_where_it_was(engine, monkeypatch):
    room = a_room(engine)
    before = room.game.digest

    def fails(*_):
        raise OSError("the disk is full")

    monkeypatch.setattr(room.store, "add_entries", fails)
    with pytest.raises(OSError, match="full"):
        room.play("german", 1, ("call",))
    assert (room.game.digest, room.number) == (before, 1)


def test_a_game_loaded_again_rolls_the_same_dice(engine):
    room = a_room(engine)
    room.play("german", 1, ("short",))
    room.undo("german", 2)
    twin = Room.load(Store(engine), find, room.row.id)
    assert twin is not None
    room.play("german", 3, ("call",))
    twin.game.play(("call",))
    assert twin.game.digest == room.game.digest


def test_sqlite_writes_ahead(engine):
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
