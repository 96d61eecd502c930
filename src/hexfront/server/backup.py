"""`hexfront backup`: all games in one file, while the server runs.

Whatever the database is, its backup is a file of SQLite, so that any database can be restored into
any other. `restore` reads it.
"""

from __future__ import annotations

import argparse
import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import Connection, Engine, Table, insert, select
from sqlalchemy.exc import DBAPIError

from hexfront.core.game import HexfrontError
from hexfront.server import database, migrate
from hexfront.server.app import default_url
from hexfront.server.serve import database_url

PASSING = (
    *(database.servers, database.leases),
    *(database.sign_ins, database.challenges, database.sessions),
    *(database.notices, database.deliveries),
)
"""Who serves a database at the moment, who is signed in and what is being sent is not kept."""
KEPT = [table for table in database.schema.sorted_tables if table not in PASSING]
"""In an order in which each row comes after those that it refers to."""
AT_ONCE = 500


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--db",
        type=database_url,
        metavar="FILE|URL",
        help="where the games are kept, as for `hexfront serve`; a file of yours by default",
    )


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="where to write it: a new file")
    add_database(parser)


def main(args: argparse.Namespace) -> int:
    engine = existing(args.db or default_url())
    try:
        count = backup(engine, args.file)
    finally:
        engine.dispose()
    print(f"games in {args.file}: {count}")
    return 0


def existing(url: str) -> Engine:
    """A database that is there; SQLite would make one."""
    engine = database.open_engine(url)
    path = engine.url.database
    if engine.dialect.name == "sqlite" and not (path and Path(path).is_file()):
        raise HexfrontError(f"there is no database {path}")
    return engine


def backup(engine: Engine, path: Path) -> int:
    """How many games there are; the file is there when it is whole, or not at all."""
    if path.exists():
        raise HexfrontError(f"{path} is there already; nothing is overwritten")
    half = path.with_name(f"{path.name}.half")
    try:
        half.unlink(missing_ok=True)
        half.touch(mode=0o600)  # the links of all seats are in it
        if engine.dialect.name == "sqlite":
            _copy_file(Path(str(engine.url.database)), half)
        else:
            _copy_rows(engine, half)
        count = check(half)
        half.rename(path)
    except OSError as error:
        raise HexfrontError(f"{path} cannot be written: {error.strerror}") from None
    except (sqlite3.Error, DBAPIError) as error:
        reason = str(error.orig if isinstance(error, DBAPIError) else error).splitlines()[0]
        raise HexfrontError(f"the backup cannot be made: {reason}") from None
    finally:
        half.unlink(missing_ok=True)
    return count


def _copy_file(source: Path, target: Path) -> None:
    """By SQLite itself, as of one moment; the server writes on meanwhile."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # all of it in this one file


def _copy_rows(engine: Engine, target: Path) -> None:
    """All rows as of one moment."""
    migrate.check_version(engine)
    new = database.open_engine(f"sqlite:///{target}")
    migrate.upgrade(new)
    moment = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    with moment.connect() as old, new.begin() as writing:
        for table in KEPT:
            _copy_table(old, writing, table)
    with new.connect() as done:
        done.exec_driver_sql("PRAGMA journal_mode=DELETE")
    new.dispose()


def _copy_table(old: Connection, new: Connection, table: Table) -> None:
    rows = old.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
    for some in rows.partitions():
        new.execute(insert(table), [dict(row) for row in some])


def check(path: Path) -> int:
    """How many games a backup has; HexfrontError if it is none, or broken."""
    if not path.is_file():
        raise HexfrontError(f"there is no file {path}")
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            found = opened.execute("PRAGMA quick_check").fetchone()[0]
            names = {name for (name,) in opened.execute("SELECT name FROM sqlite_master")}
            is_ours = "games" in names and names & {"alembic_version", "schema_versions"}
            count = opened.execute("SELECT count(*) FROM games").fetchone()[0] if is_ours else 0
    except sqlite3.Error as error:
        raise HexfrontError(f"{path} is no backup, or a broken one: {error}") from None
    if found != "ok":
        raise HexfrontError(f"{path} is a broken backup: {' '.join(found.split())}")
    if not is_ours:
        raise HexfrontError(f"{path} is a database, but no backup of Hexfront")
    return int(count)
