"""Database migrations: numbered steps, each run once, in a transaction."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Integer,
    MetaData,
    Table,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import DatabaseError, OperationalError

from hexfront.core.game import HexfrontError
from hexfront.server import store

_versions = Table("schema_versions", MetaData(), Column("version", Integer, primary_key=True))


def _tables_of_version_1(connection: Connection) -> None:
    store.schema.create_all(connection)


def _skips_of_version_2(connection: Connection) -> None:
    store.skips.create(connection, checkfirst=True)


def _asked_of_version_3(connection: Connection) -> None:
    columns = {column["name"] for column in inspect(connection).get_columns("games")}
    if "asked" not in columns:
        connection.execute(text("ALTER TABLE games ADD COLUMN asked VARCHAR(16)"))


def _chapters_of_version_4(connection: Connection) -> None:
    store.snapshots.create(connection, checkfirst=True)


MIGRATIONS: list[Callable[[Connection], None]] = [
    _tables_of_version_1,
    _skips_of_version_2,
    _asked_of_version_3,
    _chapters_of_version_4,
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
        _versions.create(connection, checkfirst=True)
        done = set(connection.execute(select(_versions.c.version)).scalars())
        if done and max(done) > len(MIGRATIONS):
            raise HexfrontError(
                f"the database is of version {max(done)}, this program knows {len(MIGRATIONS)}; "
                "use a newer Hexfront"
            )
        for version, migrate in enumerate(MIGRATIONS, 1):
            if version not in done:
                migrate(connection)
                connection.execute(insert(_versions).values(version=version))
