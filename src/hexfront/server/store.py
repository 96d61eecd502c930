"""What the server remembers: games, their seats, and an append-only list of what was played.

The list is keyed by (game, number): two servers, a retry or a double click can never put two
entries in one place. A game's state is only a cache of its list.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    Column,
    Connection,
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
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, IntegrityError

from hexfront.core.game import HexfrontError
from hexfront.server.write_queue import WriteQueue

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
)

seats = Table(
    "seats",
    schema,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("seat", String(16), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("bot", String(32)),
    Column("name", String(40)),
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
)

snapshots = Table(
    "snapshots",
    schema,
    Column("game", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
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


class Conflict(Exception):
    """The place in the list is taken."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    seat: str
    token: str
    bot: str | None
    name: str | None


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


@dataclass(frozen=True, slots=True)
class Entry:
    """An action, or an undo, with the rolls that followed it."""

    number: int
    seat: str
    action: tuple[str, ...]
    rolls: tuple[int, ...]
    at: float


@dataclass(frozen=True, slots=True)
class Line:
    """An entry in the list of its game, and who is asked after it; after the last one nobody."""

    game: str
    entry: Entry
    asked: str | None
    turns: bool = True
    """Whether somebody else is asked than before."""


@dataclass(frozen=True, slots=True)
class Said:
    id: int
    seat: str
    text: str
    at: float


def open_engine(url: str) -> Engine:
    try:
        engine = create_engine(url)
    except (ArgumentError, ImportError) as error:
        reason = str(error).splitlines()[0]
        raise HexfrontError(f"the database {url!r} cannot be used: {reason}") from None
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA foreign_keys=ON")
            connection.execute("PRAGMA busy_timeout=5000")

    return engine


class Store:
    """All questions to the database, each a transaction of its own."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._write_queue = WriteQueue[Line](lambda lines: self.add_lines(lines))

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with self._engine.begin() as connection:
            yield connection

    def add_game(self, row: GameRow, at_table: list[SeatRow], opening: Entry) -> None:
        with self._writing() as connection:
            values = {name: getattr(row, name) for name in GameRow.__slots__}
            values["options"] = json.dumps(dict(row.options))
            connection.execute(insert(games).values(values))
            for seat in at_table:
                values = {name: getattr(seat, name) for name in SeatRow.__slots__}
                connection.execute(insert(seats).values(game=row.id, **values))
            connection.execute(insert(entries).values(_entry_values(row.id, opening)))

    async def append(self, line: Line) -> None:
        """Returns when the line is on the disk, where those of other games may join it."""
        await self._write_queue.add(line)

    def add_lines(self, lines: list[Line]) -> None:
        """All of them, or Conflict if somebody has put something in one of the places already."""
        try:
            with self._writing() as connection:
                values = [_entry_values(line.game, line.entry) for line in lines]
                connection.execute(insert(entries), values)
                for line in lines:
                    if line.turns:
                        now: dict[str, Any] = {"asked": line.asked}
                        if line.asked is None:
                            now["finished"] = line.entry.at
                        game = update(games).where(games.c.id == line.game)
                        connection.execute(game.values(now))
        except IntegrityError:
            raise Conflict from None

    def game(self, id: str) -> GameRow | None:
        with self._engine.connect() as connection:
            found = connection.execute(select(games).where(games.c.id == id)).mappings().first()
        if found is None:
            return None
        return GameRow(**{**found, "options": json.loads(found["options"])})

    def rematch_of(self, id: str) -> str | None:
        """The game in which the same players play again."""
        query = select(games.c.id).where(games.c.parent == id).order_by(games.c.created)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar()

    def seats(self, id: str) -> list[SeatRow]:
        query = select(seats.c.seat, seats.c.token, seats.c.bot, seats.c.name)
        with self._engine.connect() as connection:
            rows = connection.execute(query.where(seats.c.game == id)).mappings()
            return [SeatRow(**row) for row in rows]

    def entries(self, id: str) -> list[Entry]:
        query = select(entries).where(entries.c.game == id).order_by(entries.c.number)
        with self._engine.connect() as connection:
            rows = connection.execute(query).mappings().all()
        return [
            Entry(
                row["number"],
                row["seat"],
                tuple(json.loads(row["action"])),
                tuple(json.loads(row["rolls"])),
                row["at"],
            )
            for row in rows
        ]

    def add_snapshot(self, id: str, number: int, data: bytes) -> None:
        """What the first `number` entries of a game have come to since the last snapshot."""
        with suppress(IntegrityError), self._writing() as connection:  # another server was faster
            connection.execute(insert(snapshots).values(game=id, number=number, data=data))

    def snapshots(self, id: str) -> tuple[int, list[bytes]]:
        """How many entries they cover, and the snapshots in their order."""
        query = select(snapshots.c.number, snapshots.c.data).where(snapshots.c.game == id)
        with self._engine.connect() as connection:
            rows = connection.execute(query.order_by(snapshots.c.number)).all()
        return (rows[-1].number if rows else 0), [row.data for row in rows]

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
        text = json.dumps(sorted(keys))
        with self._engine.begin() as connection:
            if not connection.execute(update(skips).where(place).values(keys=text)).rowcount:
                connection.execute(insert(skips).values(game=game, seat=seat, keys=text))

    def rename(self, id: str, seat: str, name: str) -> None:
        with self._writing() as connection:
            row = update(seats).where(seats.c.game == id, seats.c.seat == seat)
            connection.execute(row.values(name=name))

    def say(self, id: str, seat: str, text: str) -> Said:
        at = time.time()
        with self._writing() as connection:
            done = connection.execute(insert(chat).values(game=id, seat=seat, text=text, at=at))
            assert done.inserted_primary_key is not None
            return Said(done.inserted_primary_key[0], seat, text, at)

    def said(self, id: str, after: int = 0) -> list[Said]:
        query = select(chat.c.id, chat.c.seat, chat.c.text, chat.c.at)
        query = query.where(chat.c.game == id, chat.c.id > after).order_by(chat.c.id)
        with self._engine.connect() as connection:
            return [Said(**row) for row in connection.execute(query).mappings()]

    def is_well(self) -> bool:
        with self._engine.connect() as connection:
            return connection.execute(select(1)).scalar() == 1


def _entry_values(id: str, entry: Entry) -> dict[str, Any]:
    return {
        "game": id,
        "number": entry.number,
        "seat": entry.seat,
        "action": json.dumps(entry.action),
        "rolls": json.dumps(entry.rolls, separators=(",", ":")),
        "at": entry.at,
    }
