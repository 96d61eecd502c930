"""Brings a database up to date: runs the steps of `migrations` that it has not seen, by Alembic."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import DatabaseError

from hexfront.core.game import HexfrontError

_ONE_AT_A_TIME = 0x48455846
"""The key of a lock in PostgreSQL; any number that nobody else uses will do."""


def upgrade(engine: Engine, version: str = "head") -> None:
    """Up to date, all of it or nothing; or why that cannot be."""
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            else:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({_ONE_AT_A_TIME})"))
            _upgrade(connection, version)
    except DatabaseError as error:
        reason = str(error.orig).splitlines()[0]
        raise HexfrontError(f"the database cannot be used: {reason}") from None


def steps() -> list[str]:
    """The numbers of all versions, from the first."""
    found = ScriptDirectory.from_config(_config()).walk_revisions()
    return [one.revision for one in found][::-1]


def check_version(engine: Engine) -> None:
    """For those who read a database and must not change it."""
    with engine.connect() as connection:
        is_ours = inspect(connection).has_table("alembic_version")
        query = text("SELECT version_num FROM alembic_version")
        found = connection.execute(query).scalar() if is_ours else None
    if found != steps()[-1]:
        raise HexfrontError(
            f"the database is of version {found}, this program knows {steps()[-1]}; "
            "a server of this program brings an older one up to date when it starts"
        )


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection, version: str) -> None:
    config = _config(connection)
    before = _before_alembic(connection)
    try:
        if before is not None:
            command.stamp(config, before)
            connection.execute(text("DROP TABLE schema_versions"))
        command.upgrade(config, version)
    except CommandError:
        query = text("SELECT version_num FROM alembic_version")
        found = before or connection.execute(query).scalar()
        raise HexfrontError(
            f"the database is of version {found}, this program knows {steps()[-1]}; "
            "use a newer Hexfront"
        ) from None


def _before_alembic(connection: Connection) -> str | None:
    """The version of a database whose versions were counted in a table of our own."""
    if not inspect(connection).has_table("schema_versions"):
        return None
    version = connection.execute(text("SELECT max(version) FROM schema_versions")).scalar()
    return None if version is None else f"{version:04}"
