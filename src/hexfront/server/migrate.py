"""Database migrations: numbered steps, each run once, in a transaction.

A step is frozen once it is released: it says what the tables were then, and never refers to what
they are now (`store.schema`). A test upgrades databases of all earlier versions.
"""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import DatabaseError, OperationalError

from hexfront.core.game import HexfrontError

versions = Table("schema_versions", MetaData(), Column("version", Integer, primary_key=True))


def _tables_of_version_1(connection: Connection) -> None:
    tables = MetaData()
    Table(
        "games",
        tables,
        Column("id", String(32), primary_key=True),
        Column("game", String(32), nullable=False),
        Column("mode", String(32), nullable=False),
        Column("scenario", String(64), nullable=False),
        Column("options", Text, nullable=False),
        Column("seed", String(64), nullable=False),
        Column("dice", String(16), nullable=False),
        Column("position", Text),
        Column("version", Integer, nullable=False),
        Column("data", String(32), nullable=False),
        Column("watch", String(64), nullable=False, unique=True),
        Column("created", Float, nullable=False),
        Column("finished", Float),
        Column("parent", String(32)),
    )
    Table(
        "seats",
        tables,
        Column("game", ForeignKey("games.id"), primary_key=True),
        Column("seat", String(16), primary_key=True),
        Column("token", String(64), nullable=False, unique=True),
        Column("bot", String(32)),
        Column("name", String(40)),
    )
    Table(
        "entries",
        tables,
        Column("game", ForeignKey("games.id"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("seat", String(16), nullable=False),
        Column("action", Text, nullable=False),
        Column("rolls", Text, nullable=False),
        Column("at", Float, nullable=False),
    )
    Table(
        "chat",
        tables,
        Column("id", Integer, primary_key=True),
        Column("game", ForeignKey("games.id"), nullable=False, index=True),
        Column("seat", String(16), nullable=False),
        Column("text", String(500), nullable=False),
        Column("at", Float, nullable=False),
    )
    tables.create_all(connection, checkfirst=False)


def _skips_of_version_2(connection: Connection) -> None:
    _beside_games(
        "skips",
        Column("seat", String(16), primary_key=True),
        Column("keys", Text, nullable=False),
    ).create(connection)


def _asked_of_version_3(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE games ADD COLUMN asked VARCHAR(16)"))


def _chapters_of_version_4(connection: Connection) -> None:
    _beside_games(
        "chapters",
        Column("number", Integer, primary_key=True),
        Column("data", LargeBinary, nullable=False),
    ).create(connection)


def _snapshots_of_version_5(connection: Connection) -> None:
    """Chapters are called snapshots; the index of version 2.1 came without a migration."""
    connection.execute(text("ALTER TABLE chapters RENAME TO snapshots"))
    known = {index["name"] for index in inspect(connection).get_indexes("games")}
    if "ix_games_parent" not in known:
        games = Table("games", MetaData(), Column("parent", String(32)))
        Index("ix_games_parent", games.c.parent).create(connection)


def _seats_and_told_of_version_6(connection: Connection) -> None:
    """Invitations, what makes the seed, and what was told of each action; old snapshots hold that
    in another form, and are made anew from the list."""
    for table, column in (
        ("games", "secret VARCHAR(64)"),
        ("games", "since INTEGER"),
        ("seats", "invite VARCHAR(64)"),
        ("seats", "luck VARCHAR(64)"),
        ("seats", "host INTEGER"),
        ("entries", "length INTEGER"),
        ("entries", "told TEXT"),
    ):
        connection.execute(text(f"ALTER TABLE {table} ADD COLUMN {column}"))
    seats = Table("seats", MetaData(), Column("invite", String(64)))
    Index("ix_seats_invite", seats.c.invite, unique=True).create(connection)
    connection.execute(text("DELETE FROM snapshots"))
    connection.execute(text("ALTER TABLE snapshots ADD COLUMN length INTEGER NOT NULL DEFAULT 0"))


def _beside_games(name: str, *columns: Column[object]) -> Table:
    """A table with rows that belong to a game."""
    tables = MetaData()
    Table("games", tables, Column("id", String(32), primary_key=True))
    return Table(name, tables, Column("game", ForeignKey("games.id"), primary_key=True), *columns)


MIGRATIONS: list[Callable[[Connection], None]] = [
    _tables_of_version_1,
    _skips_of_version_2,
    _asked_of_version_3,
    _chapters_of_version_4,
    _snapshots_of_version_5,
    _seats_and_told_of_version_6,
]


def upgrade(engine: Engine) -> None:
    """Bring a database up to date, or say why that cannot be."""
    try:
        _upgrade(engine)
    except (OperationalError, DatabaseError) as error:
        reason = str(error.orig).splitlines()[0]
        raise HexfrontError(f"the database cannot be used: {reason}") from None


def _upgrade(engine: Engine) -> None:
    with engine.begin() as connection:
        versions.create(connection, checkfirst=True)
        done = set(connection.execute(select(versions.c.version)).scalars())
        if done and max(done) > len(MIGRATIONS):
            raise HexfrontError(
                f"the database is of version {max(done)}, this program knows {len(MIGRATIONS)}; "
                "use a newer Hexfront"
            )
        for version, migrate in enumerate(MIGRATIONS, 1):
            if version not in done:
                migrate(connection)
                connection.execute(insert(versions).values(version=version))
