"""The tables of the server, and how a database is opened: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    Column,
    Engine,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    make_url,
)
from sqlalchemy.exc import ArgumentError

from hexfront.core.game import HexfrontError

DRIVERS = {"postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
"""What a plain URL is opened with."""

schema = MetaData()

games = Table(
    "games",
    schema,
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
    Column("parent", String(32), index=True),
    Column("asked", String(16)),
    Column("secret", String(64)),
    Column("since", Integer),
)

seats = Table(
    "seats",
    schema,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", String(16), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("bot", String(32)),
    Column("name", String(40)),
    Column("invite", String(64), unique=True, index=True),
    Column("luck", String(64)),
    Column("host", Integer),
)

skips = Table(
    "skips",
    schema,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", String(16), primary_key=True),
    Column("keys", Text, nullable=False),
)

entries = Table(
    "entries",
    schema,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", String(16), nullable=False),
    Column("action", Text, nullable=False),
    Column("rolls", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("length", Integer),
    Column("told", Text),
)

snapshots = Table(
    "snapshots",
    schema,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("length", Integer, nullable=False, server_default="0"),
)

chat = Table(
    "chat",
    schema,
    Column("id", Integer, primary_key=True),
    Column("game", ForeignKey("games.id"), nullable=False, index=True),
    Column("seat", String(16), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)

servers = Table(
    "servers",
    schema,
    Column("id", String(32), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("seen", Float, nullable=False),
)
"""The processes that serve this database, each with when it was last known to live."""

leases = Table(
    "leases",
    schema,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("server", String(32), nullable=False, index=True),
)
"""Which process plays a game: as long as that one lives, no other does."""


def open_engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
        driver = DRIVERS.get(parsed.drivername, parsed.drivername)
        engine = create_engine(parsed.set(drivername=driver))
    except ModuleNotFoundError as error:
        hint = "; install hexfront[postgres]" if error.name == "psycopg" else ""
        raise HexfrontError(f"the database {_shown(url)} needs {error.name}{hint}") from None
    except (ArgumentError, ImportError) as error:
        reason = str(error).splitlines()[0]
        raise HexfrontError(f"the database {_shown(url)} cannot be used: {reason}") from None
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA busy_timeout=5000")


def _shown(url: str) -> str:
    """Without the password."""
    try:
        return repr(make_url(url).render_as_string(hide_password=True))
    except ArgumentError:
        return repr(url)
