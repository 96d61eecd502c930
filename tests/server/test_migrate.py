"""Databases of every earlier version are brought up to date with their games."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import MetaData, insert, inspect, select
from tests.server.rooms import a_room, opened

from hexfront.core.game import HexfrontError
from hexfront.server import migrate
from hexfront.server import store as tables_now
from hexfront.server.room import NeedsRebuild
from hexfront.server.store import Store, open_engine
from hexfront.server.worker import Work

OLD = sorted(Path(__file__).parent.glob("schemas/*.sql"))
"""What the programs of those days wrote, as `sqlite3 games.sqlite .dump` tells it."""


@pytest.fixture
def new(tmp_path):
    engine = open_engine(f"sqlite:///{tmp_path / 'new.sqlite'}")
    migrate.upgrade(engine)
    yield engine
    engine.dispose()


def old_database(tmp_path, schema):
    path = tmp_path / "old.sqlite"
    with sqlite3.connect(path) as connection:
        connection.executescript(schema.read_text())
    connection.close()
    return open_engine(f"sqlite:///{path}")


def tables(engine):
    """Every table with its columns, keys and indexes."""
    looked_at = inspect(engine)
    return {
        name: (
            {column["name"]: (str(column["type"]), column["nullable"])
             for column in looked_at.get_columns(name)},
            looked_at.get_pk_constraint(name)["constrained_columns"],
            {(key["referred_table"], *key["constrained_columns"])
             for key in looked_at.get_foreign_keys(name)},
            {tuple(index["column_names"]) for index in looked_at.get_indexes(name)},
            {tuple(one["column_names"]) for one in looked_at.get_unique_constraints(name)},
        )
        for name in looked_at.get_table_names()
    }  # fmt: skip


def copied(engine, other):
    """All rows, as far as the other database has places for them."""
    old, now = MetaData(), MetaData()
    old.reflect(other)
    now.reflect(engine)
    with engine.connect() as source, other.begin() as target:
        for table in now.sorted_tables:
            if table.name in old.tables and table.name != "schema_versions":
                known = old.tables[table.name].c.keys()
                for row in source.execute(select(table)).mappings():
                    values = {key: value for key, value in row.items() if key in known}
                    target.execute(insert(old.tables[table.name]).values(values))


def test_there_is_a_schema_of_every_version_before_this_one():
    kept = {int(path.stem.split("-")[0]) for path in OLD}
    assert kept == set(range(1, len(migrate.MIGRATIONS)))


@pytest.mark.parametrize("schema", OLD, ids=lambda path: path.stem)
def test_an_older_database_comes_to_the_same_tables_and_keeps_its_games(tmp_path, new, schema):
    store = Store(new)
    room = a_room(store)
    asyncio.run(room.play("german", 1, ("short",)))
    asyncio.run(room.undo("german", 2))
    asyncio.run(room.play("german", 3, ("call",)))
    store.say(room.row.id, "german", "hello")
    old = old_database(tmp_path, schema)
    copied(new, old)
    migrate.upgrade(old)
    assert tables(old) == tables(new)
    with pytest.raises(NeedsRebuild):  # what was told is not written there yet
        opened(Store(old), room.row.id)
    Work(Store(old)).rebuild(room.row.id)
    again = opened(Store(old), room.row.id)
    assert again.game.digest == room.game.digest
    assert (again.number, again.length, again.recent) == (4, 2, room.recent)
    assert [seat.token for seat in again.seats.values()] == [
        seat.token for seat in room.seats.values()
    ]
    assert [said.text for said in Store(old).said(room.row.id)] == ["hello"]
    old.dispose()


def test_the_migrations_make_the_tables_that_the_program_uses(new, tmp_path):
    direct = open_engine(f"sqlite:///{tmp_path / 'direct.sqlite'}")
    tables_now.schema.create_all(direct)
    made = tables(new)
    del made["schema_versions"]
    assert made == tables(direct)
    direct.dispose()


def test_migrations_run_once(new):
    migrate.upgrade(new)
    with new.connect() as connection:
        done = connection.execute(select(migrate.versions.c.version)).scalars().all()
    assert done == list(range(1, len(migrate.MIGRATIONS) + 1))


def test_a_database_of_a_newer_program_is_left_alone(new):
    with new.begin() as connection:
        connection.execute(insert(migrate.versions).values(version=99))
    with pytest.raises(HexfrontError, match="newer"):
        migrate.upgrade(new)
