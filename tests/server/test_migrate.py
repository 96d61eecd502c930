"""Databases of every earlier version are brought up to date with their games."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import MetaData, insert, inspect, select, text
from tests.server.rooms import a_room, opened

from hexfront.core.game import HexfrontError
from hexfront.server import database as tables_now
from hexfront.server import migrate
from hexfront.server.database import open_engine
from hexfront.server.room import NeedsRebuild
from hexfront.server.store import Store
from hexfront.server.worker import Work

VERSION = text("SELECT version_num FROM alembic_version")
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
            if table.name in old.tables and table.name != "alembic_version":
                known = old.tables[table.name].c.keys()
                for row in source.execute(select(table)).mappings():
                    values = {key: value for key, value in row.items() if key in known}
                    target.execute(insert(old.tables[table.name]).values(values))


def test_there_is_a_schema_of_every_version_before_this_one():
    kept = {int(path.stem.split("-")[0]) for path in OLD}
    assert kept == set(range(1, len(migrate.steps())))


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
    if schema.stem < "6":  # what was told is not written there yet
        with pytest.raises(NeedsRebuild):
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


def test_the_migrations_make_the_tables_that_the_program_uses(engine, postgres, tmp_path):
    url = f"sqlite:///{tmp_path / 'direct.sqlite'}"
    if engine.dialect.name == "postgresql":
        url = postgres.new_database()
    direct = open_engine(url)
    tables_now.schema.create_all(direct)
    made = tables(engine)
    del made["alembic_version"]
    assert made == tables(direct)
    direct.dispose()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
def test_postgresql_comes_from_every_version_to_this_one(postgres, engine):
    for step in migrate.steps():
        old = open_engine(postgres.new_database())
        migrate.upgrade(old, step)
        migrate.upgrade(old)
        with old.connect() as connection:
            assert connection.execute(VERSION).scalars().all() == migrate.steps()[-1:]
        assert tables(old) == tables(engine)
        old.dispose()


def test_migrations_run_once(engine):
    migrate.upgrade(engine)
    with engine.connect() as connection:
        assert connection.execute(VERSION).scalars().all() == migrate.steps()[-1:]


def test_a_step_that_fails_leaves_everything_as_it_was(tmp_path, monkeypatch):
    old = old_database(tmp_path, next(path for path in OLD if path.stem == "4"))
    before = tables(old)
    with old.begin() as connection:
        connection.execute(text("CREATE TABLE leases (x INTEGER)"))
    with pytest.raises(HexfrontError, match="cannot be used: table leases already exists"):
        migrate.upgrade(old)
    with old.begin() as connection:
        connection.execute(text("DROP TABLE leases"))
    assert tables(old) == before
    old.dispose()


def test_a_database_of_a_newer_program_is_left_alone(engine):
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0099'"))
    with pytest.raises(HexfrontError, match=r"version 0099.*newer"):
        migrate.upgrade(engine)


def test_so_is_one_of_a_newer_program_that_counted_by_itself(tmp_path):
    old = old_database(tmp_path, next(path for path in OLD if path.stem == "6"))
    with old.begin() as connection:
        connection.execute(text("INSERT INTO schema_versions VALUES (99)"))
    before = tables(old)
    with pytest.raises(HexfrontError, match=r"version 0099.*newer"):
        migrate.upgrade(old)
    assert tables(old) == before
    old.dispose()
