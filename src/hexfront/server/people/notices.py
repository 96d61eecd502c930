"""Who is to be told what: that it is their turn, or that a game is over.

A turn is told of when it has lasted for a while; moments that pass by themselves are none. What
comes soon after a notice waits for the next one, and so does what comes in quiet hours. E-mail and
browser are the player's own: they hear which decision. A webhook may be read by anybody: it hears
no more than a spectator.
"""

from __future__ import annotations

import time
import zoneinfo
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Engine, delete, insert, or_, select, update

from hexfront.games import find
from hexfront.messages import say
from hexfront.server import database as db
from hexfront.server.config import Config
from hexfront.server.leases import LIFE
from hexfront.server.people.accounts import Account
from hexfront.server.people.channels import Channel, channels_of, deliver
from hexfront.terminal.words import Words

OLD = 3 * 86_400.0
"""Seconds after which nobody wants to be told any more."""
AT_ONCE = 200

Present = Callable[[str], Collection[str]]


@dataclass(frozen=True, slots=True)
class Notice:
    id: int
    account: str
    game: str
    seat: str
    kind: str
    at: float


@dataclass(frozen=True, slots=True)
class Told:
    """A notice in words."""

    game: str
    kind: str
    heading: str
    """The game, its scenario, and the player's side."""
    prompt: str
    """What is asked; only for the player's own eyes."""
    url: str


def is_quiet(account: Account, now: float) -> bool:
    """Whether it is an hour at which the account wants to hear nothing."""
    start, end = account.quiet_from, account.quiet_to
    if start is None or end is None:
        return False
    here = datetime.fromtimestamp(now, zoneinfo.ZoneInfo(account.zone))
    minute = here.hour * 60 + here.minute
    return start <= minute < end if start < end else minute >= start or minute < end


class Notices:
    def __init__(self, engine: Engine, config: Config, origin: Callable[[], str]) -> None:
        self._engine = engine
        self._config = config
        self._origin = origin
        """Which of several servers we are."""

    # -- what happens

    def collect(self, present: Present) -> int:
        """The turns that have lasted for long enough."""
        now, claims, games = time.time(), db.claims, db.games
        query = (
            select(claims.c.game, claims.c.seat, claims.c.account, games.c.asked_at)
            .join(games, games.c.id == claims.c.game)
            .where(
                games.c.asked == claims.c.seat,
                games.c.finished.is_(None),
                games.c.asked_at.between(now - OLD, now - self._config.notice_seconds),
                or_(claims.c.told.is_(None), claims.c.told < games.c.asked_at),
            )
            .limit(AT_ONCE)
        )
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
            rows = [row for row in rows if not self._is_led_elsewhere(connection, row.game)]
        late = now - self._config.notice_present_seconds
        rows = [row for row in rows if row.seat not in present(row.game) or row.asked_at < late]
        for row in rows:
            with self._engine.begin() as connection:
                place = (claims.c.game == row.game) & (claims.c.seat == row.seat)
                new = or_(claims.c.told.is_(None), claims.c.told < row.asked_at)
                mark = update(claims).where(place & new).values(told=row.asked_at)
                if connection.execute(mark).rowcount == 1:
                    add(connection, row.account, row.game, row.seat, "turn")
        return len(rows)

    def _is_led_elsewhere(self, connection: Connection, game: str) -> bool:
        """Another server knows better who sits there."""
        if connection.dialect.name != "postgresql":
            return False
        query = (
            select(db.leases.c.server)
            .join(db.servers, db.servers.c.id == db.leases.c.server)
            .where(db.leases.c.game == game, db.servers.c.seen > time.time() - LIFE)
        )
        holder = connection.execute(query).scalar()
        return holder is not None and holder != self._origin()

    # -- who is told

    def ready(self) -> list[tuple[Account, list[Notice]]]:
        """Accounts that may be told now, and of what; those of the past are dropped."""
        now, every = time.time(), self._config.notice_every_seconds
        columns = [db.accounts.c[name] for name in Account.__slots__]
        found = []
        with self._engine.begin() as connection:
            connection.execute(delete(db.notices).where(db.notices.c.at < now - OLD))
            waiting = select(db.notices.c.account).distinct()
            is_time = or_(db.accounts.c.noticed.is_(None), db.accounts.c.noticed < now - every)
            query = select(*columns).where(db.accounts.c.id.in_(waiting), is_time)
            for row in connection.execute(query).all():
                account = Account(*row)
                if not is_quiet(account, now):
                    found.append((account, self._still_true(connection, account.id)))
        return found

    def _still_true(self, connection: Connection, account: str) -> list[Notice]:
        """Whoever has moved meanwhile need not be told."""
        columns = [db.notices.c[name] for name in Notice.__slots__]
        query = select(*columns, db.games.c.asked, db.games.c.finished)
        query = query.join(db.games, db.games.c.id == db.notices.c.game)
        query = query.where(db.notices.c.account == account).order_by(db.notices.c.id)
        kept: dict[tuple[str, str, str], Notice] = {}
        for *values, asked, finished in connection.execute(query).all():
            one = Notice(*values)
            if one.kind == "turn" and (finished is not None or asked != one.seat):
                continue
            kept[one.game, one.seat, one.kind] = one
        return list(kept.values())

    def put(self, account: Account, upto: int, told: list[Told], stop: str, home: str) -> bool:
        """In one piece: what is to be sent, and that it need not be told again."""
        with self._engine.begin() as connection:
            place = (db.notices.c.account == account.id) & (db.notices.c.id <= upto)
            if not connection.execute(delete(db.notices).where(place)).rowcount:
                return False  # another server was faster
            if not told:
                return False
            mine = db.accounts.c.id == account.id
            connection.execute(update(db.accounts).where(mine).values(noticed=time.time()))
            for channel in channels_of(connection, account.id):
                if not channel.off:
                    deliver(connection, channel, body(channel, account, told, stop, home))
        return True

    def last(self, account: str) -> int:
        query = select(db.notices.c.id).where(db.notices.c.account == account)
        with self._engine.connect() as connection:
            found = connection.execute(query.order_by(db.notices.c.id.desc()).limit(1)).scalar()
        return int(found or 0)


def add(connection: Connection, account: str, game: str, seat: str, kind: str) -> None:
    row = {"account": account, "game": game, "seat": seat, "kind": kind, "at": time.time()}
    connection.execute(insert(db.notices).values(row))


# -- in words


def in_words(lang: str, row: Any, one: Notice, decision: Any, url: str) -> Told:
    """`row` is the game's; the decision is the seat's own, or none."""
    words = Words(find(row.game), lang)
    names = [words.title]
    if len(find(row.game).scenarios) > 1:
        names.append(say(lang, row.game, f"{row.game}-scenario-{row.scenario}"))
    names.append(words.seat(one.seat))
    prompt = words.prompt(decision) if decision is not None else ""
    return Told(one.game, one.kind, " · ".join(names), prompt, url)


def body(
    channel: Channel, account: Account, told: list[Told], stop: str, home: str
) -> dict[str, Any]:
    lang = account.language

    def words(id: str, **args: str | int) -> str:
        return say(lang, "people", f"people-notice-{id}", **args)

    def labelled(label: str, text: str) -> str:
        return f"{say(lang, 'people', 'core-label', name=label)} {text}" if text else label

    kinds = {"turn": words("turn"), "over": words("over"), "joined": words("joined")}
    subject = kinds[told[0].kind] if len(told) == 1 else words("several", count=len(told))
    if channel.kind == "email":
        parts = [
            "\n".join(filter(None, [labelled(kinds[one.kind], one.heading), one.prompt, one.url]))
            for one in told
        ]
        foot = words("stop-mail", link=stop)
        heading = labelled(subject, told[0].heading) if len(told) == 1 else subject
        text = "\n\n".join([*parts, f"-- \n{foot}"]) + "\n"
        return {
            "subject": heading,
            "text": text,
            "stop": f"{home}/api/notices/stop?token={account.stop}",
        }
    if channel.kind == "push":
        lines = [labelled(one.heading, one.prompt) for one in told]
        url = told[0].url if len(told) == 1 else f"{home}/#/"
        shown = {"title": subject, "body": "\n".join(lines), "url": url, "tag": told[0].game}
        return {**shown, "stop": account.stop, "stop_label": words("stop-push")}
    if channel.kind == "discord":
        lines = [f"{labelled(kinds[one.kind], one.heading)}\n<{one.url}>" for one in told]
        return {"content": "\n".join(lines)[:1_900], "allowed_mentions": {"parse": []}}
    return {
        "type": "hexfront.notice",
        "notices": [
            {"kind": one.kind, "game": one.game, "text": one.heading, "url": one.url}
            for one in told
        ],
    }
