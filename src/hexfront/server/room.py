"""A game at the server's table: played in memory, written down before anybody hears of it.

Of the past a room keeps only what may be taken back and what was told last; the rest is in the
database, and a worker looks it up.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy.exc import DBAPIError

from hexfront.bots import Observation, Random
from hexfront.core.chance import commitment
from hexfront.core.game import CannotUndo, Game, IllegalAction
from hexfront.core.lesson import Step
from hexfront.core.together import EVERYTHING
from hexfront.server import snapshots
from hexfront.server.clocks import Clock
from hexfront.server.listed import (
    UNDO,
    Find,
    Move,
    begun,
    forget_settled,
    mark_settled,
    replayed,
    restored,
    setup_of,
)
from hexfront.server.passing import AT_ONCE, Passing
from hexfront.server.refused import Refused
from hexfront.server.store import (
    BrokenRow,
    Conflict,
    Entry,
    GameRow,
    Line,
    SeatRow,
    Snapshot,
    Store,
)
from hexfront.server.tables import LESSON, asked, lesson_of, luck_of
from hexfront.server.telling import Telling
from hexfront.server.timekeeper import Timekeeper
from hexfront.server.views import Views

PAGE = 50
"""Actions whose telling is kept at hand."""
SLICE = 0.005
"""Seconds that a game is played again before others get their turn."""
REASONS = 200
"""Decisions of bots whose reasons are kept at hand."""
SAVE_WAIT = 5.0
"""Seconds after which a move that could not be written may be tried again."""


@dataclass(frozen=True, slots=True)
class Thinks:
    """A bot at work, as everybody may know it."""

    seat: str
    bot: str
    since: float
    """In seconds since 1970."""
    about: float | None
    """Seconds that it is expected to take, where that is known."""
    place: int = 0
    """In the queue for a process to think in, from 1 on; 0 if it has one."""
    hurried: bool = False


@dataclass(frozen=True, slots=True)
class Trouble:
    """A bot that cannot play on; `reason` is a message id."""

    seat: str
    bot: str
    reason: str
    wishes: Mapping[str, str] = field(default_factory=dict)
    """By which bot each player, by seat, wants it to be replaced."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a bot played what it played after `length` actions."""

    length: int
    seat: str
    turn: int
    why: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Kept:
    """All that the database has to say about a game that is opened."""

    row: GameRow
    seats: list[SeatRow]
    skips: Mapping[str, Collection[str]]
    snapshot: Snapshot | None
    listed: list[Entry]
    told: list[str]
    said: tuple[int, int]
    rematch: bool
    is_told: bool
    clocks: Mapping[str, Clock] = field(default_factory=dict)
    verdict: dict[str, str] | None = None


def kept(store: Store, id: str) -> Kept | None:
    row = store.game(id)
    if row is None:
        return None
    seats, said = store.seats(id), store.how_much_said(id)
    if row.is_waiting:
        return Kept(row, seats, {}, None, [], [], said, False, True)
    snapshot = store.last_snapshot(id)
    listed = store.entries(id, snapshot.number if snapshot else 0)
    length = (listed[-1].length if listed else snapshot.length if snapshot else 0) or 0
    told = store.told(id, max(0, length - PAGE), length)
    rematch = store.rematch_of(id) is not None
    is_told = store.is_told(id)
    more = (rematch, is_told, store.clocks(id), store.verdict(id))
    return Kept(row, seats, store.skips(id), snapshot, listed, told, said, *more)


class NeedsRebuild(Exception):
    """The game must be played again from the beginning before it can be opened."""


class Room:
    """One game, its seats and the end of its list.

    `number` is the place of the next entry, `length` how many actions stand, the set-up being one.
    """

    def __init__(self, store: Store, found: Kept, game: Game, number: int, length: int) -> None:
        self.store = store
        self.row = found.row
        self.lesson = lesson_of(found.row)
        self.seats = {seat.seat: seat for seat in found.seats}
        self.game = game
        self.number = number
        self.length = length
        self.said, self.last_said = found.said
        self.has_rematch = found.rematch
        self.recent: deque[str] = deque(found.told, PAGE)
        self._saved = found.snapshot.length if found.snapshot else 0
        self.skips: dict[str, Collection[str]] = dict.fromkeys(
            self.seats, frozenset(game.definition.skips)
        )
        self.skips |= found.skips
        self._passing = Passing(self.seats, self.skips)
        self._turn = asyncio.Lock()
        self.thinks: Thinks | None = None
        """Who thinks now, once that takes long enough to be told."""
        self.trouble: Trouble | None = None
        """Why a bot cannot play on."""
        self.want_chances: set[str] = set()
        """The seats that want the chance to win told while the game goes on."""
        self.reasons: deque[Reason] = deque(maxlen=REASONS)
        self._views = Views(game.definition)
        self._kept: dict[str | None, tuple[Any, dict[str, Any]]] = {}
        self.time = Timekeeper(store, found.row, dict(found.clocks), found.verdict)

    # -- opening

    @classmethod
    async def open(cls, store: Store, find: Find, found: Kept) -> Room:
        """The game as its list has it; others get their turn while it is played again."""
        if not found.is_told:
            raise NeedsRebuild
        row = found.row
        definition, setup = setup_of(find, row)
        listed, number, length = found.listed, 0, 0
        if found.snapshot is not None:
            game = restored(definition, setup, row, found.snapshot)
            if game is None:
                raise NeedsRebuild
            mark_settled(game)
            number, length = found.snapshot.number, found.snapshot.length
        else:
            if not listed:
                raise Refused("broken-game", why=f"game {row.id} has no set-up")
            game = begun(definition, setup, row, listed[0].rolls)
            number, length = 1, listed[0].length or 0
            listed = listed[1:]
        await asyncio.sleep(0)
        begin = time.perf_counter()
        for entry in replayed(game, row, listed):
            number, length = entry.number + 1, entry.length or 0
            forget_settled(game)
            if time.perf_counter() - begin > SLICE:
                await asyncio.sleep(0)
                begin = time.perf_counter()
        return cls(store, found, game, number, length)

    @property
    def links(self) -> dict[str, str | None]:
        """Who comes in with which token; no seat is a spectator."""
        seats = {seat.token: seat.seat for seat in self.seats.values() if seat.invite is None}
        return {**seats, self.row.watch: None}

    # -- playing

    @property
    def asked(self) -> str | None:
        """The seat whose decision it is."""
        return asked(self.game)

    @property
    def can_answer_itself(self) -> bool:
        """A bot is asked, or someone who does not want to be asked, or has nothing to choose."""
        decision = self.game.decision
        if decision is None or self.is_over:
            return False
        if self.lesson is not None:
            return self._step is not None and self._step.auto
        return self.seats[decision.seat].bot is not None or self.is_passed_over

    @property
    def is_passed_over(self) -> bool:
        """A person who does not want to be asked at such a moment, or who could only go on."""
        return self._passing.is_passed_over(self.game, self.length)

    @property
    def _step(self) -> Step | None:
        """The step of the lesson that is wanted now; none when it is over."""
        assert self.lesson is not None
        steps, done = self.lesson.steps, self.length - 1
        return steps[done] if done < len(steps) else None

    def _in_lesson(self, seat: str, action: tuple[str, ...]) -> Game:
        """The step that is wanted, and no other, with its dice."""
        assert self.lesson is not None
        step = self._step
        if step is None:
            raise Refused("lesson-over")
        self.check(action)
        if action != step.action:
            raise Refused("lesson-step")
        return self.lesson.play(self.game, step)

    @property
    def _earliest(self) -> int:
        """The first action whose telling is at hand."""
        return self.length - len(self.recent)

    @property
    def people(self) -> list[str]:
        """The seats that are no computer's."""
        return [seat.seat for seat in self.seats.values() if seat.bot is None]

    @property
    def is_writing(self) -> bool:
        return self._turn.locked()

    async def play(self, seat: str, number: int, action: tuple[str, ...]) -> bool:
        """Play an action for decision `number`. False: this very move was played already."""
        async with self._turn:  # the next one is judged when the last one is in the list
            return await self._play(seat, number, action)

    async def undo(self, seat: str, number: int) -> bool:
        """Take back the last action. False: that was done already, in answer to `number`."""
        async with self._turn:
            return await self._undo(seat, number)

    async def _play(self, seat: str, number: int, action: tuple[str, ...]) -> bool:
        if number < self.number:
            if await self._was_played(seat, number, action):
                return False
            raise Refused("stale")
        if number > self.number:
            raise Refused("unknown-decision")
        if self.asked is None or self.is_over:
            raise Refused("game-over")
        if self.asked != seat:
            raise Refused("not-your-decision")
        try:
            after = self._in_lesson(seat, action) if self.lesson else self.game.after(action)
        except IllegalAction as refusal:
            raise Refused(refusal.reason, refusal.rule, refusal.why) from None
        try:
            await self._write(self._with_what_passes(seat, action, after))
        except Conflict:  # another server was faster: was it this very move?
            await self._read_on()
            if number == self.number:
                raise Refused("stale") from None
            return await self._play(seat, number, action)
        return True

    def check(self, action: Sequence[str]) -> None:
        """An illegal action is refused with its rule."""
        refusal = self.game.why_not(action)
        if refusal is not None:
            raise Refused(refusal.reason, refusal.rule, refusal.why)

    async def _was_played(self, seat: str, number: int, action: tuple[str, ...]) -> bool:
        entry = await asyncio.to_thread(self.store.entry, self.row.id, number)
        return entry is not None and (entry.seat, entry.action) == (seat, action)

    async def _undo(self, seat: str, number: int) -> bool:
        if number < self.number and await self._was_played(seat, number, (UNDO,)):
            return False
        if number != self.number:
            raise Refused("stale")
        if self.is_over:
            raise Refused("game-over")
        try:
            while True:
                after = self.game.clone()
                try:
                    after.undo(seat)
                except CannotUndo as error:
                    raise Refused(error.reason) from None
                was_unasked = self._passing.is_unasked(self.length - 1)
                await self._write([Move.made(seat, (UNDO,), self.game, after, self.length)])
                if not was_unasked or not self.can_undo(seat):
                    break
        except Conflict:
            await self._read_on()
            if number == self.number:
                raise Refused("stale") from None
            return await self._undo(seat, number)
        return True

    async def catch_up(self) -> None:
        """Play what another server has put into the list."""
        async with self._turn:
            await self._read_on()

    async def _read_on(self) -> None:
        listed = await asyncio.to_thread(self.store.entries, self.row.id, self.number)
        if not listed:
            return
        self._views.forget()
        self._passing.forget(self._earliest, self.length)
        for entry in replayed(self.game, self.row, listed):
            length = entry.length or 0
            if length > self.length and entry.told is not None:
                self.recent.append(entry.told)
            for _ in range(self.length - length):
                self.recent.pop()
            self.number, self.length = entry.number + 1, length
            forget_settled(self.game)
        self.time.caught_up(self.asked, listed[-1].at)

    def can_undo(self, seat: str) -> bool:
        """Whether a seat's last answer can be taken back, with all that followed unasked."""
        return not self.is_over and self._passing.can_undo(self.game, self.length, seat)

    def quick_answer(self) -> tuple[str, tuple[str, ...]] | None:
        """Who answers without thinking, and what: a moment that is skipped, a random player."""
        decision, game = self.game.decision, self.game
        assert decision is not None
        asked = decision.seat
        if self.lesson is not None:
            assert self._step is not None
            return asked, self._step.action
        if self.seats[asked].bot is None:
            return self._passing.passed(game, self.length)
        if self.seats[asked].bot != "random":
            return None
        rng = random.Random(f"{self.row.id}/{self.number}")
        chosen = Random().choose(Observation(game.definition, game.state, asked, rng))
        return asked, game.named(chosen)

    def _with_what_passes(self, seat: str, action: tuple[str, ...], after: Game) -> list[Move]:
        """A move, and the moments after it that pass by themselves."""
        self._passing.forget(self._earliest, self.length)
        moves = [Move.made(seat, action, self.game, after, self.length)]
        while self.lesson is None and len(moves) <= AT_ONCE:
            game, length = moves[-1].after, moves[-1].length
            if not self._passing.is_passed_over(game, length):
                break
            seat, action = self._passing.passed(game, length)
            moves.append(Move.made(seat, action, game, game.after(action), length))
        return moves

    async def _write(self, moves: list[Move]) -> None:
        """Into the list, all or none; the game stands where it stood until they are there."""
        now, last = time.time(), moves[-1]
        leaving, next_asked = self.asked, asked(last.after)
        turns = next_asked != leaving
        since = self.time.since(next_asked, now, turns and self.is_passed_over)
        lines = [
            Line(
                self.row.id,
                Entry(number, move.seat, move.action, move.rolls, now, move.length, move.told),
                next_asked,
                turns and move is last,
                since,
            )
            for number, move in enumerate(moves, self.number)
        ]
        try:
            is_here = await self._listed(lines)
        except DBAPIError as error:
            raise Refused("cannot-save", why=str(error.orig), wait=SAVE_WAIT) from None
        grown = last.length - self.length
        settled = [one for one in enumerate(moves, self.number + 1) if one[1].is_settled]
        for move in moves:
            if move.told is not None:
                self.recent.append(move.told)
        for _ in range(-grown):
            self.recent.pop()
        self.game, self.length = last.after, last.length
        self.number += len(moves)
        if turns:
            await self.time.turned(next_asked, since, now, self.is_passed_over)
        if settled and settled[-1][1].length - self._saved >= snapshots.APART:
            await self._save(*settled[-1])
        if not is_here:
            raise asyncio.CancelledError

    async def _listed(self, lines: list[Line]) -> bool:
        """Whether who asked for it is still here when the lines are in the list."""
        written = self.store.append(lines)
        try:
            await written
        except asyncio.CancelledError:  # what has begun is ended, even for someone who has gone
            written.result()
            return False
        return True

    # -- time

    @property
    def is_over(self) -> bool:
        """By its own rules, or because someone has no time left."""
        return self.game.result is not None or self.time.verdict is not None

    async def take_leave(self, seat: str, is_away: bool) -> None:
        """On vacation, or back."""
        async with self._turn:
            await self.time.take_leave(seat, is_away, self.asked)

    async def claim_time(self, seat: str) -> None:
        """The game is theirs, if the other has used up all time."""
        async with self._turn:
            self.row = await self.time.claim(seat, self.asked)

    async def _save(self, number: int, move: Move) -> None:
        self._saved = move.length
        with suppress(DBAPIError):  # the list has all; the next snapshot will do
            await asyncio.to_thread(self._write_snapshot, number, move)

    def _write_snapshot(self, number: int, move: Move) -> None:
        data = snapshots.write(move.after.definition, move.after.state)
        self.store.add_snapshot(self.row.id, number, move.length, data)

    async def skip(self, seat: str, keys: frozenset[str]) -> None:
        await asyncio.to_thread(self.store.set_skips, self.row.id, seat, keys)
        self.skips[seat] = keys

    # -- telling

    @property
    def has_no_secrets(self) -> bool:
        """The game is over, or no other person could be told too much."""
        return self.game.result is not None or len(self.people) < 2

    @property
    def may_tell_chances(self) -> bool:
        """Whether it is over, or everybody wants to know."""
        return self.game.result is not None or self.want_chances.issuperset(self.people)

    def last_reasons(self) -> list[Reason]:
        """Those of the bot that thought last, in its last turn."""
        standing = [reason for reason in self.reasons if reason.length < self.length]
        last = standing[-1] if standing else None
        return [one for one in standing if last and (one.seat, one.turn) == (last.seat, last.turn)]

    def eyes(self, seat: str | None) -> list[str]:
        """Through whose eyes a seat may look back: when all is over, everybody's at once too."""
        own = [] if seat is None else [seat]
        if self.game.result is None:
            return own
        everybody = (*self.seats, *self.game.mode.automatic)
        return [*own, EVERYTHING, *(one for one in everybody if one != seat)]

    def log(self, seat: str | None, start: int) -> list[list[dict[str, Any]]] | None:
        """Per action the events as a seat may know them, from the one numbered `start`.

        None if that is farther back than what is at hand.
        """
        count = self.length - start
        if count > len(self.recent):
            return None
        recent = list(self.recent)[len(self.recent) - count :] if count else []
        return [snapshots.seen(told, seat) for told in recent]

    async def page(self, seat: str | None, start: int, end: int) -> list[list[dict[str, Any]]]:
        """As `log`, of any actions."""
        told = await asyncio.to_thread(self.store.told, self.row.id, start, end)
        return [snapshots.seen(one, seat) for one in told]

    def decision(self, seat: str | None) -> dict[str, Any] | None:
        """The pending decision: everything for the seat that is asked, its name for the others."""
        decision = self.game.decision
        if decision is None or self.is_over:
            return None
        told: dict[str, Any] = {"seat": decision.seat}
        if seat == decision.seat:
            told |= {
                "prompt": decision.prompt,
                "args": decision.args,
                "rule": decision.rule,
                "actions": [list(action) for action in decision.actions],
                "kinds": self.game.kinds(),
            }
        return told

    def told(self, seat: str | None) -> dict[str, Any]:
        """All that a seat may know, but for the log and who is here."""
        return self.telling(seat, self.shared()).whole()

    def shared(self) -> dict[str, Any]:
        """What all seats are told alike."""
        return {
            "number": self.number,
            "length": self.length,
            "rematch": self.game.result is not None and self.has_rematch,
            "lesson": self._taught(),
            **self.time.told(self.asked),
            "chances": sorted(self.want_chances),
            "thinks": asdict(self.thinks) if self.thinks else None,
            "trouble": asdict(self.trouble) if self.trouble else None,
        }

    def telling(self, seat: str | None, shared: dict[str, Any]) -> Telling:
        own = {
            "decision": self.decision(seat),
            "undo": seat is not None and self.can_undo(seat),
            "record": seat is not None and self.has_no_secrets,
            "unasked": self._passing.of(seat, self.length),
        }
        lasting = self._lasting(seat, self.game.result is not None)
        return Telling(lasting, shared, own, *self._views.parts(self.game.state, seat))

    def _lasting(self, seat: str | None, over: bool) -> dict[str, Any]:
        """What a seat is told that seldom changes."""
        row, skips = self.row, self.skips[seat] if seat is not None else ()
        made_of = (row, skips, over)
        kept = self._kept.get(seat)
        if kept is None or kept[0] != made_of:
            told = {
                "id": row.id,
                "game": row.game,
                "mode": row.mode,
                "scenario": row.scenario,
                "options": dict(row.options),
                "seat": seat,
                "eyes": self.eyes(seat),
                "watch": row.watch,
                "fair": fair(row, self.seats.values(), over),
                "skips": sorted(skips),
            }
            kept = self._kept[seat] = (made_of, told)
        return kept[1]

    def _taught(self) -> dict[str, Any] | None:
        """How far a lesson has come, and what is wanted next."""
        if self.lesson is None:
            return None
        steps, done = self.lesson.steps, self.length - 1
        ahead = next((step for step in steps[done:] if not step.auto), None)
        return {
            "number": int(self.row.dice.removeprefix(LESSON)),
            "title": self.lesson.title,
            "step": sum(not step.auto for step in steps[:done]),
            "steps": self.lesson.own_steps,
            "say": ahead.say if ahead else None,
            "action": list(ahead.action) if ahead else None,
            "point": ahead.point if ahead else "",
        }


def fair(row: GameRow, seats: Collection[SeatRow], over: bool) -> dict[str, Any]:
    """What the dice are made of; all of it when the game is over."""
    return {
        "commitment": commitment(row.secret or row.seed),
        "luck": luck_of(list(seats)),
        "secret": row.secret if over else None,
        "seed": row.seed if over else None,
    }


def broken(id: str, error: BrokenRow) -> Refused:
    return Refused("broken-game", why=f"game {id}: {error}")
