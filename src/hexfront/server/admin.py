"""`hexfront admin`: what whoever runs a server does with its games, while it runs.

The command changes the database and rings; the servers look again, and send away whoever sits at a
table that is closed or gone.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Engine, Row, func, select, update

from hexfront.core.game import HexfrontError
from hexfront.server import admin_people, migrate, tables
from hexfront.server.app import default_url
from hexfront.server.backup import add_database, existing
from hexfront.server.bell import ring
from hexfront.server.database import chat, entries, games, seats
from hexfront.server.deletion import delete_game
from hexfront.server.store import CLOSED

DAY = 86_400.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_database(parser)
    commands = parser.add_subparsers(
        metavar="WHAT", dest="what", required=True, parser_class=argparse.ArgumentParser
    )
    listed = commands.add_parser("games", help="list games, those that moved last first")
    listed.add_argument("--only", choices=STATES, help="only these")
    listed.add_argument("-n", type=int, default=50, help="at most so many; 50 by default")
    for name, purpose in (
        ("show", "tell of one game: its seats, moves and talk"),
        ("close", "end a table: no link to it works from now on; the game is kept"),
        ("delete", "delete games with everything in them"),
    ):
        command = commands.add_parser(name, help=purpose, description=f"{purpose.capitalize()}.")
        command.add_argument("id", nargs="+" if name == "delete" else None, metavar="ID")
        if name == "show":
            command.add_argument("--chat", action="store_true", help="what was said too")
        if name == "delete":
            command.add_argument("--yes", action="store_true", help="do it, not only tell")
    purpose = "delete games that ended, or were closed, long ago"
    old = commands.add_parser("retention", help=purpose, description=f"{purpose.capitalize()}.")
    old.add_argument("--days", type=days, required=True, help="so long ago")
    old.add_argument("--yes", action="store_true", help="do it, not only tell")
    admin_people.add_commands(commands)


def days(text: str) -> float:
    number = float(text)
    if not 0 <= number < 100_000:
        raise argparse.ArgumentTypeError("a number of days from 0 on")
    return number


def main(args: argparse.Namespace) -> int:
    engine = existing(args.db or default_url())
    try:
        migrate.check_version(engine)
        if args.what in admin_people.COMMANDS:
            admin_people.run(engine, args)
            return 0
        if args.what == "games":
            _print(listed(engine, args.only, args.n))
        elif args.what == "show":
            print("\n".join(shown(engine, args.id, args.chat)))
        elif args.what == "close":
            close(engine, args.id)
            print(f"game {args.id} is closed; its links work no longer")
        else:
            ids = args.id if args.what == "delete" else ended_before(engine, args.days)
            _delete(engine, ids, args.yes)
    finally:
        engine.dispose()
    return 0


# -- looking

STATES = ("waiting", "playing", "over", "closed")


@dataclass(frozen=True, slots=True)
class Summary:
    id: str
    game: str
    scenario: str
    state: str
    moves: int
    last: float
    """When something was played, or the table was set up."""


def state_of(row: Row[tuple[object, ...]]) -> str:
    if row.watch.startswith(CLOSED):
        return "closed"
    if row.finished is not None:
        return "over"
    return "playing" if row.seed else "waiting"


def listed(
    engine: Engine, only: str | None = None, most: int = 50, ids: Sequence[str] | None = None
) -> list[Summary]:
    last = func.coalesce(func.max(entries.c.at), games.c.created)
    query = select(games, func.count(entries.c.number).label("moves"), last.label("last"))
    query = query.outerjoin(entries, entries.c.game == games.c.id).group_by(games.c.id)
    if ids is not None:
        query = query.where(games.c.id.in_(ids))
    found: list[Summary] = []
    with engine.connect() as connection:
        for row in connection.execute(query.order_by(last.desc())):
            state = state_of(row)
            if only in (None, state) and len(found) < most:
                found.append(Summary(row.id, row.game, row.scenario, state, row.moves, row.last))
    return found


def _print(found: Sequence[Summary]) -> None:
    line = "{:16}  {:12}{:24}{:9}{:>6}  {}"
    print(line.format("id", "game", "scenario", "state", "moves", "last move"))
    for one in found:
        last = _day(one.last)
        print(line.format(one.id, one.game, one.scenario, one.state, one.moves, last))


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


def shown(engine: Engine, id: str, with_chat: bool = False) -> list[str]:
    """Lines about a game; links are keys, and are not among them."""
    found = listed(engine, ids=[id])
    if not found:
        raise _unknown(id)
    (one,) = found
    with engine.connect() as connection:
        row = connection.execute(select(games).where(games.c.id == id)).one()
        at_table = connection.execute(select(seats).where(seats.c.game == id)).all()
        said = connection.execute(select(chat).where(chat.c.game == id).order_by(chat.c.id)).all()
    lines = [
        f"game      {one.game}, {row.mode}, {one.scenario}",
        f"state     {one.state}",
        f"set up    {_day(row.created)}",
        f"last move {_day(one.last)}, {one.moves} in all",
    ]
    if row.asked and one.state == "playing":
        lines.append(f"asked     {row.asked}")
    for seat in at_table:
        who = f"computer: {seat.bot}" if seat.bot else seat.name or "no name"
        if seat.invite is not None:
            who = "invited, not taken"
        lines.append(f"seat      {seat.seat}: {who}")
    lines.append(f"chat      {len(said)} lines")
    if with_chat:
        lines += [f"  {_day(line.at)} {line.seat or 'watching'}: {line.text}" for line in said]
    return lines


def _unknown(id: str) -> HexfrontError:
    return HexfrontError(f"there is no game {id}")


# -- changing


def close(engine: Engine, id: str) -> None:
    """Every link is renewed, and nobody is told the new ones."""
    with engine.begin() as connection:
        ended = func.coalesce(games.c.finished, _now())
        changed = {"watch": f"{CLOSED}{tables.new_token()}", "finished": ended}
        if not connection.execute(update(games).where(games.c.id == id).values(changed)).rowcount:
            raise _unknown(id)
        for seat in connection.execute(select(seats.c.seat).where(seats.c.game == id)).scalars():
            place = (seats.c.game == id) & (seats.c.seat == seat)
            values = {"token": tables.new_token(), "invite": None}
            connection.execute(update(seats).where(place).values(values))
        ring(connection, [id])


def _now() -> float:
    return time.time()


def ended_before(engine: Engine, days: float) -> list[str]:
    query = select(games.c.id).where(games.c.finished < _now() - days * DAY)
    with engine.connect() as connection:
        return list(connection.execute(query.order_by(games.c.finished)).scalars())


def _delete(engine: Engine, ids: Sequence[str], is_meant: bool) -> None:
    found = listed(engine, most=len(ids), ids=ids)
    if unknown := sorted(set(ids) - {one.id for one in found}):
        raise _unknown(unknown[0])
    if not found:
        print("there is nothing to delete")
        return
    _print(found)
    if not is_meant:
        print(f"would be deleted with everything in them: {len(found)}; --yes does it")
        return
    for one in found:
        with engine.begin() as connection:
            delete_game(connection, one.id)
    print(f"games deleted: {len(found)}")
