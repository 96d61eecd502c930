"""`hexfront restore`: games from a backup, into an empty database or beside those of a full one.

A game that is there already is never touched, so that the server may run. Each game comes whole,
with its seats and links, or not at all.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Integer, Table, insert, select
from sqlalchemy.exc import DBAPIError

from hexfront.core.game import HexfrontError
from hexfront.server import migrate
from hexfront.server.app import default_url
from hexfront.server.backup import KEPT, add_database, check
from hexfront.server.database import accounts, games, open_engine

OF_A_GAME = [table for table in KEPT if table is games or "game" in table.c]
OTHERS = [table for table in KEPT if table not in OF_A_GAME]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a file of `hexfront backup`")
    add_database(parser)
    parser.add_argument(
        "--game", action="append", metavar="ID", help="only this game; may be given several times"
    )
    parser.add_argument(
        "--missing", action="store_true", help="leave out the games that are there already"
    )


def main(args: argparse.Namespace) -> int:
    engine = open_engine(args.db or default_url())
    try:
        restored, left = restore(engine, args.file, args.game, args.missing)
    finally:
        engine.dispose()
    there = f", there already: {left}" if left else ""
    print(f"games restored: {restored}{there}")
    return 0


def restore(
    engine: Engine, path: Path, wanted: Sequence[str] | None = None, missing: bool = False
) -> tuple[int, int]:
    """How many games came, and how many were there already."""
    check(path)
    with _opened(path) as source, source.connect() as old:
        ids = list(old.execute(select(games.c.id).order_by(games.c.created)).scalars())
        if unknown := sorted(set(wanted or ()) - set(ids)):
            raise HexfrontError(f"{path} has no game {unknown[0]}")
        ids = [id for id in ids if wanted is None or id in wanted]
        migrate.upgrade(engine)
        with engine.connect() as connection:
            here = set(connection.execute(select(games.c.id)).scalars())
        there = [id for id in ids if id in here]
        if there and not missing:
            raise HexfrontError(
                f"of the games of {path}, {len(there)} of {len(ids)} are there already, "
                f"{there[0]} among them; "
                "nothing is overwritten: name an empty database, or leave them out with --missing"
            )
        if wanted is None:
            _bring_others(old, engine)
        for id in ids:
            if id not in here:
                _bring_game(old, engine, id)
    return len(ids) - len(there), len(there)


@contextmanager
def _opened(path: Path) -> Iterator[Engine]:
    """A copy, brought up to date: the backup itself is left as it is."""
    with tempfile.TemporaryDirectory(prefix="hexfront-restore-") as folder:
        copy = Path(folder) / "backup.sqlite"
        shutil.copyfile(path, copy)
        engine = open_engine(f"sqlite:///{copy}")
        try:
            migrate.upgrade(engine)
            yield engine
        finally:
            engine.dispose()


def _bring_game(old: Connection, engine: Engine, id: str) -> None:
    try:
        with engine.begin() as new:
            for table in OF_A_GAME:
                place = games.c.id == id if table is games else table.c.game == id
                query = select(table).where(place).order_by(*table.primary_key)
                found = [_row(table, row) for row in old.execute(query).mappings()]
                if rows := _of_known(new, table, found):
                    new.execute(insert(table), rows)
    except DBAPIError as error:
        reason = str(error.orig).splitlines()[0]
        raise HexfrontError(f"game {id} cannot be restored: {reason}") from None


def _bring_others(old: Connection, engine: Engine) -> None:
    """What belongs to no game: rows that are not there. What an account has comes with it."""
    with engine.begin() as new:
        known = set(new.execute(select(accounts.c.id)).scalars())
        for table in OTHERS:
            keys = list(table.primary_key)
            there = {tuple(row) for row in new.execute(select(*keys))}
            rows = [dict(row) for row in old.execute(select(table)).mappings()]
            if "account" in table.c:
                rows = [row for row in rows if row["account"] not in known]
                come = _of_known(new, table, [_row(table, row) for row in rows])
            else:
                come = [row for row in rows if tuple(row[key.name] for key in keys) not in there]
            if table is accounts:
                come = _of_strangers(new, come)
            if come:
                new.execute(insert(table), come)


def _of_strangers(new: Connection, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Accounts whose name and e-mail address nobody else has got meanwhile."""
    emails = set(new.execute(select(accounts.c.email)).scalars()) - {None}
    keys = set(new.execute(select(accounts.c.key)).scalars())
    return [row for row in rows if row["email"] not in emails and row["key"] not in keys]


def _of_known(new: Connection, table: Table, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without what belongs to accounts that are not there."""
    names = [name for name in ("account", "friend", "blocked") if name in table.c]
    if not names or not rows:
        return rows
    known = {None, *new.execute(select(accounts.c.id)).scalars()}
    return [row for row in rows if all(row[name] in known for name in names)]


def _row(table: Table, row: Any) -> dict[str, Any]:
    """Rows that the database numbers itself get new numbers, in their old order."""
    keys = list(table.primary_key)
    counted = keys[0].name if len(keys) == 1 and isinstance(keys[0].type, Integer) else None
    return {name: value for name, value in row.items() if name != counted}
