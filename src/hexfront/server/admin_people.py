"""`hexfront admin`, as far as it is about people: accounts, reports, and who is silenced."""

from __future__ import annotations

import argparse
import time
from typing import Any

from sqlalchemy import Engine, func, select, update

from hexfront.core.game import HexfrontError
from hexfront.server import database as db
from hexfront.server.bell import ring
from hexfront.server.config import Config
from hexfront.server.people.accounts import DAY, Account, Accounts
from hexfront.server.store import EVERYBODY, Store

COMMANDS = {
    "accounts": "list accounts, those that came last first",
    "account": "tell of one account: its games, friends, ratings; or close, mute or delete it",
    "reports": "list what players have reported; a number marks one as done",
    "mute": "silence a seat of a game: nobody reads what it writes from now on",
    "forget-accounts": "delete accounts that nobody has used for long",
}


def add_commands(commands: Any) -> None:
    made = {
        name: commands.add_parser(name, help=purpose, description=f"{purpose.capitalize()}.")
        for name, purpose in COMMANDS.items()
    }
    made["accounts"].add_argument("-n", type=int, default=50, help="at most so many; 50 by default")
    one = made["account"]
    one.add_argument("who", metavar="WHO", help="an id, a name or an e-mail address")
    change = one.add_mutually_exclusive_group()
    for name, purpose in (
        ("close", "nobody can sign in to it; its seats stay"),
        ("reopen", "undo that"),
        ("mute", "nobody reads what it writes"),
        ("unmute", "undo that"),
        ("delete", "with everything in it; only with --yes"),
    ):
        change.add_argument(
            f"--{name}", dest="change", action="store_const", const=name, help=purpose
        )
    one.add_argument("--yes", action="store_true", help="do it, not only tell")
    made["reports"].add_argument("--done", type=int, metavar="NUMBER", help="mark one as done")
    made["reports"].add_argument("--all", action="store_true", help="those that are done too")
    made["mute"].add_argument("id", metavar="GAME")
    made["mute"].add_argument("seat", metavar="SEAT")
    made["mute"].add_argument("--off", action="store_true", help="the seat may speak again")
    old = made["forget-accounts"]
    old.add_argument("--days", type=float, required=True, help="so long ago")
    old.add_argument("--yes", action="store_true", help="do it, not only tell")


def run(engine: Engine, args: argparse.Namespace) -> None:
    accounts = Accounts(engine, Config())
    if args.what == "accounts":
        _list(engine, args.n)
    elif args.what == "account":
        _account(engine, accounts, args)
    elif args.what == "reports":
        _reports(engine, args.done, args.all)
    elif args.what == "mute":
        _mute(engine, args.id, args.seat, not args.off)
    else:
        _forget(engine, accounts, args.days, args.yes)


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


def _list(engine: Engine, most: int) -> None:
    table = db.accounts
    with engine.connect() as connection:
        rows = connection.execute(select(table).order_by(table.c.seen.desc()).limit(most)).all()
    line = "{:16}  {:32}{:8}  {}"
    print(line.format("id", "name", "state", "last seen"))
    for row in rows:
        state = "closed" if row.closed else "muted" if row.muted else "open"
        print(line.format(row.id, row.name, state, _day(row.seen)))


def _account(engine: Engine, accounts: Accounts, args: argparse.Namespace) -> None:
    found = accounts.known(args.who)
    if found is None:
        raise HexfrontError(f"there is no account {args.who}")
    if args.change is None:
        print("\n".join(_told(engine, accounts, found)))
    elif args.change == "delete":
        _delete(accounts, [found], args.yes)
    else:
        changes: dict[str, dict[str, int | None]] = {
            "close": {"closed": 1}, "reopen": {"closed": None},
            "mute": {"muted": 1}, "unmute": {"muted": None},
        }  # fmt: skip
        accounts.change(found.id, **changes[args.change])
        if args.change == "close":
            accounts.sign_out(found.id)
        print(f"account {found.id} ({found.name}): {args.change} done")


def _told(engine: Engine, accounts: Accounts, one: Account) -> list[str]:
    with engine.connect() as connection:
        rated = connection.execute(select(db.ratings).where(db.ratings.c.account == one.id)).all()
        accused = (
            select(func.count())
            .select_from(db.reports.join(db.claims, db.claims.c.game == db.reports.c.game))
            .where(db.claims.c.seat == db.reports.c.seat, db.claims.c.account == one.id)
        )
        reports = connection.execute(accused).scalar()
    games = [claim.game for claim in accounts.claims_of(one.id)]
    return [
        f"account   {one.id}: {one.name}",
        f"e-mail    {one.email or 'none'}",
        f"since     {_day(one.created)}",
        f"state     {'closed' if one.closed else 'muted' if one.muted else 'open'}",
        f"sessions  {len(accounts.sessions(one.id))}",
        f"reported  {reports}",
        *(f"rating    {row.title}: {row.rating:.0f} ± {row.deviation:.0f}" for row in rated),
        *(f"game      {game}" for game in games),
    ]


def _delete(accounts: Accounts, found: list[Account], is_meant: bool) -> None:
    for one in found:
        print(f"{one.id}  {one.name}")
    if not is_meant:
        print(f"would be deleted with everything in them: {len(found)}; --yes does it")
        return
    for one in found:
        games = accounts.delete(one.id)
        with accounts.engine.begin() as connection:
            ring(connection, games)
    print(f"accounts deleted: {len(found)}")


def _forget(engine: Engine, accounts: Accounts, days: float, is_meant: bool) -> None:
    table = db.accounts
    query = select(table.c.id).where(table.c.seen < time.time() - days * DAY)
    with engine.connect() as connection:
        ids = list(connection.execute(query).scalars())
    found = [one for one in map(accounts.account, ids) if one is not None]
    if not found:
        print("there is nothing to delete")
        return
    _delete(accounts, found, is_meant)


def _reports(engine: Engine, done: int | None, is_all: bool) -> None:
    table = db.reports
    with engine.begin() as connection:
        if done is not None:
            mark = update(table).where(table.c.id == done).values(done=time.time())
            if not connection.execute(mark).rowcount:
                raise HexfrontError(f"there is no report {done}")
            print(f"report {done} is done")
            return
        query = select(table).order_by(table.c.id)
        rows = connection.execute(query if is_all else query.where(table.c.done.is_(None))).all()
    for row in rows:
        state = " (done)" if row.done else ""
        print(f"{row.id}{state}  {_day(row.at)}  game {row.game}: {row.by} about {row.seat}")
        print(f"    {row.text}")
    if not rows:
        print("there are no reports")


def _mute(engine: Engine, game: str, seat: str, is_muted: bool) -> None:
    with engine.connect() as connection:
        place = (db.seats.c.game == game) & (db.seats.c.seat == seat)
        if connection.execute(select(db.seats.c.seat).where(place)).first() is None:
            raise HexfrontError(f"there is no seat {seat} in a game {game}")
    Store(engine).mute(game, EVERYBODY, seat, is_muted)
    print(f"{seat} in game {game} {'is silenced' if is_muted else 'may speak again'}")
