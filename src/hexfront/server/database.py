"""The tables of the server, and how a database is opened: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
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
KINDS = ("sqlite", "postgresql")

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
    Column("asked_at", Float),
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


# -- people

accounts = Table(
    "accounts",
    schema,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(120), nullable=False, unique=True),
    Column("email", String(254), unique=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
    Column("stop", String(64), nullable=False, unique=True),
    Column("noticed", Float),
    Column("muted", Integer),
    Column("closed", Integer),
)
"""`key` is the name as it is compared; `stop` ends all notices, without signing in."""

sign_ins = Table(
    "sign_ins",
    schema,
    Column("hash", String(64), primary_key=True),
    Column("email", String(254), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)
"""Links that were sent by e-mail, of which only a hash is kept."""

sessions = Table(
    "sessions",
    schema,
    Column("hash", String(64), primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("agent", String(80), nullable=False),
)

passkeys = Table(
    "passkeys",
    schema,
    Column("id", Text, primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
)
"""With what an account signs in instead of by e-mail; `id` as browsers write it."""

challenges = Table(
    "challenges",
    schema,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(8), nullable=False),
    Column("account", ForeignKey("accounts.id"), index=True),
    Column("expires", Float, nullable=False),
)
"""What a passkey has been asked to sign, once; only a hash is kept."""

claims = Table(
    "claims",
    schema,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", String(16), primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("told", Float),
    Column("rated", Integer),
)
"""Which seats are whose. `told` is the turn of which the player has been notified."""

channels = Table(
    "channels",
    schema,
    Column("id", Integer, primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text),
    Column("created", Float, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("off", Integer),
)
"""Where an account wants its notices: e-mail, a browser, a webhook."""

notices = Table(
    "notices",
    schema,
    Column("id", Integer, primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("game", ForeignKey("games.id"), nullable=False, index=True),
    Column("seat", String(16), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("at", Float, nullable=False),
)
"""What an account is to be told, and has not been."""

deliveries = Table(
    "deliveries",
    schema,
    Column("id", Integer, primary_key=True),
    Column("channel", ForeignKey("channels.id"), nullable=False, index=True),
    Column("body", Text, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)
"""What is to be sent. Who sends one puts off its `due` first, so that no other does."""

friends = Table(
    "friends",
    schema,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("friend", ForeignKey("accounts.id"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)
"""Two accounts are friends when each has named the other."""

blocks = Table(
    "blocks",
    schema,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("blocked", ForeignKey("accounts.id"), primary_key=True, index=True),
    Column("at", Float, nullable=False),
)

mutes = Table(
    "mutes",
    schema,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", String(16), primary_key=True),
    Column("muted", String(16), primary_key=True),
)
"""The seats that a seat has muted; without a seat, muted for everyone."""

offers = Table(
    "offers",
    schema,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", String(16), nullable=False),
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("pace", String(16), nullable=False),
    Column("text", String(140), nullable=False),
    Column("friends", Integer),
    Column("at", Float, nullable=False),
    Column("expires", Float, nullable=False),
)
"""Tables at which anybody with an account may take a seat."""

ratings = Table(
    "ratings",
    schema,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("title", String(32), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

rated = Table(
    "rated",
    schema,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", String(16), primary_key=True),
    Column("account", ForeignKey("accounts.id"), index=True),
    Column("score", Float, nullable=False),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    Column("at", Float, nullable=False),
)
"""What a game did to the rating of who sat at a seat."""

reports = Table(
    "reports",
    schema,
    Column("id", Integer, primary_key=True),
    Column("game", ForeignKey("games.id"), nullable=False, index=True),
    Column("seat", String(16), nullable=False),
    Column("by", String(16), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("done", Float),
)

clocks = Table(
    "clocks",
    schema,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", String(16), primary_key=True),
    Column("move", Float, nullable=False),
    Column("bank", Float, nullable=False),
    Column("vacation", Float, nullable=False),
    Column("away", Float),
)
"""Seconds that a seat has for a turn, in its bank and on vacation, and since when it is away."""

verdicts = Table(
    "verdicts",
    schema,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("winner", String(16), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("at", Float, nullable=False),
)
"""Games that did not end by their own rules."""

keys = Table(
    "keys",
    schema,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the servers of a database need to know by themselves: the key that signs pushed notices."""


def open_engine(url: str) -> Engine:
    try:
        parsed = make_url(url)
        driver = DRIVERS.get(parsed.drivername, parsed.drivername)
        kind = driver.partition("+")[0]
        if kind not in KINDS:
            reason = f"expected {' or '.join(KINDS)}, not {kind}"
            raise HexfrontError(f"the database {_shown(url)} cannot be used: {reason}")
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
