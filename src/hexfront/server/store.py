"""What the server remembers: games, their seats, and an append-only list of what was played.

The list is keyed by (game, number): two servers, a retry or a double click can never put two
entries in one place. A game's state is only a cache of its list.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

import msgspec
from sqlalchemy import (
    ARRAY,
    Connection,
    Engine,
    Text,
    bindparam,
    cast,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError

from hexfront.server.clocks import Clock
from hexfront.server.database import (
    accounts,
    chat,
    claims,
    clocks,
    entries,
    games,
    mutes,
    reports,
    seats,
    skips,
    snapshots,
    verdicts,
)
from hexfront.server.prepared import Prepared
from hexfront.server.write_queue import WriteQueue, Written

CLOSED = "closed "
"""Before what was the link of spectators; no link has a space."""
CHANNEL = "hexfront"
"""What PostgreSQL notifies other servers on."""
EVERYBODY = ""
"""Instead of the seat that has muted another: everyone."""
REPORTS = 5
"""Of one seat in a game."""


_encode = msgspec.json.Encoder().encode


_TURN = (
    update(games)
    .where(games.c.id == bindparam("game_"))
    .values(asked=bindparam("asked_"), asked_at=bindparam("at_"))
)
_END = update(games).where(games.c.id == bindparam("game_")).values(finished=bindparam("finished"))


class Conflict(Exception):
    """The place in the list is taken, or the seat has been changed by another."""


class BrokenRow(Exception):
    """Something in the database that nobody can have written; it says what and where."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: str
    token: str
    bot: str | None
    name: str | None
    invite: str | None = None
    """Whoever brings this first gets the seat, and a link of their own."""
    luck: str | None = None
    """What the seat has added to the seed."""
    host: int | None = None
    """1: whoever sits here has set the table up."""


@dataclass(frozen=True, slots=True)
class GameRow:
    id: str
    game: str
    mode: str
    scenario: str
    options: Mapping[str, str]
    seed: str
    dice: str
    position: str | None
    version: int
    data: str
    watch: str
    created: float
    finished: float | None
    parent: str | None
    asked: str | None
    """The seat whose move it was when the list was written last."""
    secret: str | None = None
    """The server's part of the seed; games of older programs have none."""
    since: int | None = None
    """The entry from which on the dice come from the seed: those before were played elsewhere."""
    asked_at: float | None = None
    """Since when it is that seat's move; moments that pass by themselves do not count."""

    @property
    def is_closed(self) -> bool:
        """Whoever runs the server has closed it."""
        return self.watch.startswith(CLOSED)

    @property
    def is_waiting(self) -> bool:
        """Not all have added to the seed yet."""
        return not self.seed


@dataclass(frozen=True, slots=True)
class Entry:
    """An action, or an undo, with the rolls that followed it."""

    number: int
    seat: str
    action: tuple[str, ...]
    rolls: tuple[int, ...]
    at: float
    length: int | None = None
    """How many actions stood after it, the set-up being one."""
    told: str | None = None
    """The action that it brought to its end, as JSON: see `snapshots.told`."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    number: int
    length: int
    data: bytes


@dataclass(frozen=True, slots=True)
class Line:
    """An entry in the list of its game, and who is asked after it; after the last one nobody."""

    game: str
    entry: Entry
    asked: str | None
    turns: bool = True
    """Whether someone else is asked than before."""
    since: float | None = None
    """Since when they are; now, if nothing else is said."""


@dataclass(frozen=True, slots=True)
class Said:
    id: int
    seat: str
    text: str
    at: float


class Store:
    """All questions to the database, each a transaction of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.queue = WriteQueue[list[Line]](lambda lists: self.add_lines([*chain(*lists)]))
        self._notifies = engine.dialect.name == "postgresql"
        self._add_entry = Prepared(engine, insert(entries), _ENTRY)
        self._turn = Prepared(engine, _TURN, ("asked_", "at_", "game_"))
        self.appended = 0
        """Moves that were given to be written."""
        self.origin = "-"
        """Which server writes; it need not hear of it."""
        self.failed_at = float("-inf")
        """When something could not be written, by the monotonic clock."""

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except DBAPIError:
            self.failed_at = time.monotonic()
            raise

    def _notify(self, connection: Connection, what: str, games: list[str], more: str = "") -> None:
        """Other servers hear of it, if and when it is written."""
        if self._notifies:
            told = [f"{self.origin} {what} {game} {more}" for game in games]
            notify = select(func.pg_notify(CHANNEL, func.unnest(cast(told, ARRAY(Text)))))
            connection.execute(notify)

    def notify(self, notices: list[tuple[str, str, str]]) -> None:
        """Other servers hear of what is not written: what, of which game, and more about it."""
        with self._engine.begin() as connection:
            for what, game, more in notices:
                self._notify(connection, what, [game], more)

    def add_game(self, row: GameRow, at_table: list[SeatRow], listed: list[Entry]) -> None:
        """All of it, or nothing."""
        with self._writing() as connection:
            values = {name: getattr(row, name) for name in GameRow.__slots__}
            values["options"] = json.dumps(dict(row.options))
            connection.execute(insert(games).values(values))
            for seat in at_table:
                values = {name: getattr(seat, name) for name in SeatRow.__slots__}
                connection.execute(insert(seats).values(game=row.id, **values))
            if listed:
                values_of = [_entry_values(row.id, entry) for entry in listed]
                connection.execute(insert(entries), values_of)
            if row.parent is not None:
                self._notify(connection, "rematch", [row.parent])

    def begin(self, id: str, seed: str, opening: Entry | None, asked: str | None) -> None:
        """All have added to the seed; `opening` is the set-up of a game that begins with it."""
        with self._writing() as connection:
            waiting = update(games).where(games.c.id == id, games.c.seed == "")
            begun = waiting.values(seed=seed, asked=asked, asked_at=time.time())
            if connection.execute(begun).rowcount != 1:
                raise Conflict
            if opening is not None:
                connection.execute(insert(entries).values(_entry_values(id, opening)))
            self._notify(connection, "list", [id])

    def change_seat(self, id: str, old: SeatRow, **values: Any) -> SeatRow:
        """A seat with other values, if it has not been changed meanwhile."""
        with self._writing() as connection:
            place = (seats.c.game == id) & (seats.c.seat == old.seat)
            same = place & (seats.c.token == old.token) & (seats.c.invite.is_(old.invite))
            if old.invite is not None:
                same = place & (seats.c.token == old.token) & (seats.c.invite == old.invite)
            if connection.execute(update(seats).where(same).values(values)).rowcount != 1:
                raise Conflict
            self._notify(connection, "seats", [id])
        return replace(old, **values)

    def drop_claim(self, id: str, seat: str) -> None:
        """The seat belongs to no account any more."""
        with self._writing() as connection:
            place = (claims.c.game == id) & (claims.c.seat == seat)
            connection.execute(delete(claims).where(place))

    def change_watch(self, id: str, watch: str) -> None:
        with self._writing() as connection:
            connection.execute(update(games).where(games.c.id == id).values(watch=watch))
            self._notify(connection, "seats", [id])

    def invited(self, invite: str) -> tuple[str, str] | None:
        """The game and seat of an invitation that nobody has taken yet."""
        query = select(seats.c.game, seats.c.seat).where(seats.c.invite == invite)
        with self._engine.connect() as connection:
            found = connection.execute(query).first()
        return (found[0], found[1]) if found else None

    def append(self, lines: list[Line]) -> Written:
        """Done when they are on the disk, all or none; those of other games may join them."""
        self.appended += len(lines)
        return self.queue.add(lines)

    def add_lines(self, lines: list[Line]) -> None:
        """All of them, or Conflict if someone has put something in one of the places already."""
        try:
            with self._writing() as connection:
                self._add_entry(connection, [_entry_row(line.game, line.entry) for line in lines])
                turned = [line for line in lines if line.turns]
                if turned:
                    now = [
                        (line.asked, line.since or line.entry.at, line.game) for line in turned
                    ]
                    self._turn(connection, now)
                ended = [line for line in turned if line.asked is None]
                if ended:
                    ends = [{"game_": line.game, "finished": line.entry.at} for line in ended]
                    connection.execute(_END, ends)
                self._notify(connection, "list", [line.game for line in lines])
        except IntegrityError:
            raise Conflict from None

    def game(self, id: str) -> GameRow | None:
        with self._engine.connect() as connection:
            found = connection.execute(select(games).where(games.c.id == id)).mappings().first()
        if found is None:
            return None
        return GameRow(**{**found, "options": json.loads(found["options"])})

    def asked_of_bots(self, most: int) -> list[str]:
        """Games, the latest first, in which a person plays and a bot is asked."""
        by_bot = (seats.c.game == games.c.id) & (seats.c.seat == games.c.asked)
        people = select(seats.c.game).where(seats.c.bot.is_(None))
        query = select(games.c.id).join(seats, by_bot).where(
            seats.c.bot.is_not(None),
            games.c.finished.is_(None),
            games.c.seed != "",
            games.c.watch.not_like(f"{CLOSED}%"),
            games.c.id.in_(people),
        )
        with self._engine.connect() as connection:
            found = connection.execute(query.order_by(games.c.created.desc()).limit(most))
            return [row[0] for row in found]

    def last_at(self, id: str) -> float | None:
        """When something was played last."""
        query = select(func.max(entries.c.at)).where(entries.c.game == id)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar()

    def rematch_of(self, id: str) -> str | None:
        """The game in which the same players play again."""
        query = select(games.c.id).where(games.c.parent == id).order_by(games.c.created)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar()

    def seats(self, id: str) -> list[SeatRow]:
        query = select(*(seats.c[name] for name in SeatRow.__slots__))
        with self._engine.connect() as connection:
            rows = connection.execute(query.where(seats.c.game == id)).mappings()
            return [SeatRow(**row) for row in rows]

    def entries(self, id: str, start: int = 0) -> list[Entry]:
        """The list, from a number on."""
        query = select(entries).where(entries.c.game == id, entries.c.number >= start)
        with self._engine.connect() as connection:
            rows = connection.execute(query.order_by(entries.c.number)).mappings().all()
        return [_entry(row) for row in rows]

    def entry(self, id: str, number: int) -> Entry | None:
        query = select(entries).where(entries.c.game == id, entries.c.number == number)
        with self._engine.connect() as connection:
            row = connection.execute(query).mappings().first()
        return None if row is None else _entry(row)

    def told(self, id: str, start: int, end: int) -> list[str]:
        """What was told of the actions that stand, from the one numbered `start` to before `end`.

        The latest entry that ended action n is the one that stands: any other was taken back.
        """
        query = select(entries.c.length, entries.c.told).where(
            entries.c.game == id,
            entries.c.number >= start,
            entries.c.length.between(start + 1, end),
            entries.c.told.is_not(None),
        )
        with self._engine.connect() as connection:
            rows = connection.execute(query.order_by(entries.c.number)).all()
        standing = {row.length: row.told for row in rows}
        return [standing[length] for length in sorted(standing)]

    def is_told(self, id: str) -> bool:
        """Not in games of older programs, until they are played again."""
        query = select(entries.c.number).where(entries.c.game == id, entries.c.length.is_(None))
        with self._engine.connect() as connection:
            return connection.execute(query.limit(1)).first() is None

    def tell(self, id: str, ended: list[tuple[int, int, str | None]]) -> None:
        """What older programs did not write: per number of an entry its length and what it told."""
        with self._writing() as connection:
            for number, length, told in ended:
                place = (entries.c.game == id) & (entries.c.number == number)
                row = update(entries).where(place)
                connection.execute(row.values(length=length, told=told))

    def add_snapshot(self, id: str, number: int, length: int, data: bytes) -> None:
        """How a game stood after its first `number` entries, with `length` actions."""
        row = {"game": id, "number": number, "length": length, "data": data}
        with suppress(IntegrityError), self._writing() as connection:  # another server was faster
            connection.execute(insert(snapshots).values(row))

    def snapshots(self, id: str) -> list[Snapshot]:
        """In their order."""
        query = select(snapshots.c.number, snapshots.c.length, snapshots.c.data)
        query = query.where(snapshots.c.game == id).order_by(snapshots.c.number)
        with self._engine.connect() as connection:
            return [Snapshot(*row) for row in connection.execute(query)]

    def last_snapshot(self, id: str) -> Snapshot | None:
        query = select(snapshots.c.number, snapshots.c.length, snapshots.c.data)
        query = query.where(snapshots.c.game == id).order_by(snapshots.c.number.desc())
        with self._engine.connect() as connection:
            row = connection.execute(query.limit(1)).first()
        return None if row is None else Snapshot(*row)

    def drop_snapshots(self, id: str) -> None:
        with self._writing() as connection:
            connection.execute(delete(snapshots).where(snapshots.c.game == id))

    def whose(self, token: str) -> tuple[str, str | None] | None:
        """The game and seat that a link opens; no seat is a spectator."""
        with self._engine.connect() as connection:
            query = select(seats.c.game, seats.c.seat).where(seats.c.token == token)
            if found := connection.execute(query).first():
                return found[0], found[1]
            watching = select(games.c.id).where(games.c.watch == token)
            if found := connection.execute(watching).first():
                return found[0], None
        return None

    def skips(self, game: str) -> dict[str, frozenset[str]]:
        """Per seat the moments at which it does not want to be asked, where it has said so."""
        with self._engine.connect() as connection:
            rows = connection.execute(select(skips).where(skips.c.game == game)).all()
        return {row.seat: frozenset(json.loads(row.keys)) for row in rows}

    def set_skips(self, game: str, seat: str, keys: frozenset[str]) -> None:
        place = (skips.c.game == game) & (skips.c.seat == seat)
        wanted = json.dumps(sorted(keys))
        with self._engine.begin() as connection:
            if not connection.execute(update(skips).where(place).values(keys=wanted)).rowcount:
                connection.execute(insert(skips).values(game=game, seat=seat, keys=wanted))
            self._notify(connection, "skips", [game])

    def say(self, id: str, seat: str, text: str) -> Said:
        at = time.time()
        with self._writing() as connection:
            done = connection.execute(insert(chat).values(game=id, seat=seat, text=text, at=at))
            assert done.inserted_primary_key is not None
            self._notify(connection, "chat", [id])
            return Said(done.inserted_primary_key[0], seat, text, at)

    def said(self, id: str, after: int = 0, most: int = 200) -> list[Said]:
        """The last things said, after the one with that id."""
        query = select(chat.c.id, chat.c.seat, chat.c.text, chat.c.at)
        query = query.where(chat.c.game == id, chat.c.id > after).order_by(chat.c.id.desc())
        with self._engine.connect() as connection:
            rows = connection.execute(query.limit(most)).mappings()
            return [Said(**row) for row in rows][::-1]

    def how_much_said(self, id: str) -> tuple[int, int]:
        """How many things were said, and the id of the last."""
        query = select(func.count(), func.coalesce(func.max(chat.c.id), 0))
        with self._engine.connect() as connection:
            count, last = connection.execute(query.where(chat.c.game == id)).one()
        return count, last

    # -- clocks

    def clocks(self, id: str) -> dict[str, Clock]:
        query = select(*(clocks.c[name] for name in Clock.__slots__)).where(clocks.c.game == id)
        with self._engine.connect() as connection:
            found = [Clock(*row) for row in connection.execute(query)]
        return {clock.seat: clock for clock in found}

    def set_clock(self, id: str, clock: Clock, shift: float = 0.0) -> None:
        """How it stands now; `shift`: the turn that is on began so much later."""
        values = {name: getattr(clock, name) for name in Clock.__slots__}
        place = (clocks.c.game == id) & (clocks.c.seat == clock.seat)
        with self._writing() as connection:
            if not connection.execute(update(clocks).where(place).values(values)).rowcount:
                connection.execute(insert(clocks).values(game=id, **values))
            if shift:
                turn = (games.c.id == id) & (games.c.asked == clock.seat)
                later = update(games).where(turn).values(asked_at=games.c.asked_at + shift)
                connection.execute(later)
            self._notify(connection, "seats", [id])

    def adjudicate(self, id: str, asked: str, winner: str, reason: str) -> GameRow | None:
        """A game ends beside its own rules, if it is still that seat's turn."""
        now = time.time()
        turn = (games.c.id == id) & (games.c.asked == asked) & games.c.finished.is_(None)
        with self._writing() as connection:
            end = update(games).where(turn).values(asked=None, finished=now)
            if connection.execute(end).rowcount != 1:
                return None
            row = {"game": id, "winner": winner, "reason": reason, "at": now}
            connection.execute(insert(verdicts).values(row))
            self._notify(connection, "seats", [id])
        return self.game(id)

    def verdict(self, id: str) -> dict[str, str] | None:
        query = select(verdicts.c.winner, verdicts.c.reason).where(verdicts.c.game == id)
        with self._engine.connect() as connection:
            row = connection.execute(query).first()
        return None if row is None else {"winner": row.winner, "reason": row.reason}

    # -- who has muted whom

    def muted(self, id: str) -> set[tuple[str, str]]:
        """Seats, and the seats that they have muted; those muted by the server, for everyone."""
        own = select(mutes.c.seat, mutes.c.muted).where(mutes.c.game == id)
        silenced = select(claims.c.seat).join(accounts, accounts.c.id == claims.c.account)
        silenced = silenced.where(claims.c.game == id, accounts.c.muted.is_not(None))
        with self._engine.connect() as connection:
            found = {(row.seat, row.muted) for row in connection.execute(own)}
            return found | {(EVERYBODY, row.seat) for row in connection.execute(silenced)}

    def mute(self, id: str, seat: str, other: str, is_muted: bool) -> None:
        place = (mutes.c.game == id) & (mutes.c.seat == seat) & (mutes.c.muted == other)
        with self._writing() as connection:
            connection.execute(delete(mutes).where(place))
            if is_muted:
                connection.execute(insert(mutes).values(game=id, seat=seat, muted=other))

    def report(self, id: str, by: str, seat: str, text: str) -> bool:
        """Whether it was taken: one seat is heard a few times in a game."""
        mine = select(func.count()).where(reports.c.game == id, reports.c.by == by)
        with self._writing() as connection:
            if (connection.execute(mine).scalar() or 0) >= REPORTS:
                return False
            row = {"game": id, "seat": seat, "by": by, "text": text, "at": time.time()}
            connection.execute(insert(reports).values(row))
            return True

    def trouble(self) -> str:
        """Why nothing can be written now; nothing if it can. It tries."""
        try:
            with self._writing() as connection:
                connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
        except DBAPIError as error:
            return str(error.orig).splitlines()[0]
        return ""


def _entry(row: Any) -> Entry:
    try:
        action, rolls = json.loads(row["action"]), json.loads(row["rolls"])
    except (TypeError, ValueError):
        raise BrokenRow(f"entry {row['number']} of game {row['game']} cannot be read") from None
    told, length = row["told"], row["length"]
    return Entry(row["number"], row["seat"], tuple(action), tuple(rolls), row["at"], length, told)


_ENTRY = ("game", "number", "seat", "action", "rolls", "at", "length", "told")


def _entry_row(id: str, entry: Entry) -> tuple[Any, ...]:
    action, rolls = _encode(entry.action).decode(), _encode(entry.rolls).decode()
    return id, entry.number, entry.seat, action, rolls, entry.at, entry.length, entry.told


def _entry_values(id: str, entry: Entry) -> dict[str, Any]:
    return dict(zip(_ENTRY, _entry_row(id, entry), strict=True))
