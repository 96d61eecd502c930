"""A game at the server's table: played in memory, written down before anybody hears of it.

Of the past a room keeps only what may be taken back and what was told last; the rest is in the
database, and a worker looks it up.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Collection, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any

from sqlalchemy.exc import DBAPIError

from hexfront.bots import Observation, Random
from hexfront.core.chance import commitment
from hexfront.core.game import TYPE_DIE, CannotUndo, Decision, Game, IllegalAction
from hexfront.core.lesson import Step
from hexfront.core.together import EVERYTHING
from hexfront.server import snapshots
from hexfront.server.clocks import Clock
from hexfront.server.listed import (
    UNDO,
    Find,
    begun,
    forget_settled,
    mark_settled,
    replayed,
    restored,
    setup_of,
)
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
        self._unasked: dict[int, str] = {}
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
    def answers_itself(self) -> bool:
        """A bot is asked, or somebody who does not want to be asked, or has nothing to choose."""
        decision = self.game.decision
        if decision is None or self.is_over:
            return False
        if self.lesson is not None:
            return self._step is not None and self._step.auto
        return self.seats[decision.seat].bot is not None or self.is_passed_over

    @property
    def is_passed_over(self) -> bool:
        """A person who does not want to be asked at such a moment, or who could only go on."""
        decision = self.game.decision
        if decision is None or self.seats[decision.seat].bot is not None:
            return False
        return decision.is_skipped(self.skips[decision.seat]) or self._is_idle(decision)

    def _is_idle(self, decision: Decision) -> bool:
        """Whether a person could only go on: then nobody is asked, unless a pause hides something.

        It does from people at other screens. And who may still take back what led here is asked:
        the way on may be one of no return.
        """
        if decision.prompt == TYPE_DIE or len(decision.actions) > 1 or len(decision.actions[0]) > 1:
            return False
        if any(other.bot is None for other in self._elsewhere(decision.seat)):
            return False
        return decision.skip is not None or not self.can_undo(decision.seat)

    def _elsewhere(self, seat: str) -> list[SeatRow]:
        """Those who do not sit at the same screen as a seat."""
        host = self.seats[seat].host
        return [one for one in self.seats.values() if one.seat != seat and not (host and one.host)]

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
    def people(self) -> list[str]:
        """The seats that are no computer's."""
        return [seat.seat for seat in self.seats.values() if seat.bot is None]

    @property
    def is_writing(self) -> bool:
        return self._turn.locked()

    async def play(self, seat: str, number: int, action: tuple[str, ...]) -> bool:
        """Play an action for decision `number`. False: this very move was played already."""
        # What has begun is ended, even for somebody who has gone: the list may have it already.
        return await asyncio.shield(self._in_turn(self._play(seat, number, action)))

    async def undo(self, seat: str, number: int) -> bool:
        """Take back the last action. False: that was done already, in answer to `number`."""
        return await asyncio.shield(self._in_turn(self._undo(seat, number)))

    async def _in_turn(self, move: Coroutine[Any, Any, bool]) -> bool:
        """One move after the other: the next one is judged when the last one is in the list."""
        async with self._turn:
            return await move

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
            await self._write(seat, action, after)
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
                was_unasked = self.length - 1 in self._unasked
                await self._write(seat, (UNDO,), after)
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
        if self.is_over:
            return False
        at = self.length - 1
        for last in reversed(self.game.history):
            if last.revealed or last.seat != seat:
                return False
            if at not in self._unasked:
                return True
            at -= 1
        return False

    def quick_answer(self) -> tuple[str, tuple[str, ...]] | None:
        """Who answers without thinking, and what: a moment that is skipped, a random player."""
        decision, game = self.game.decision, self.game
        assert decision is not None
        asked = decision.seat
        if self.lesson is not None:
            assert self._step is not None
            return asked, self._step.action
        if self.seats[asked].bot is None:
            self._unasked[self.length] = asked
            return asked, decision.skip or decision.actions[0]
        if self.seats[asked].bot != "random":
            return None
        rng = random.Random(f"{self.row.id}/{self.number}")
        chosen = Random().choose(Observation(game.definition, game.state, asked, rng))
        return asked, game.named(chosen)

    async def _write(self, seat: str, action: tuple[str, ...], after: Game) -> None:
        """Into the list; the game stands where it stood until it is there."""
        grown = len(after.history) - len(self.game.history)
        if after.is_set_up and not self.game.is_set_up:
            grown = 1
        last = after.history[-1] if after.history else after.opening
        told = snapshots.told(last) if grown > 0 else None
        rolls = tuple(last.rolls) if grown > 0 else ()
        length = self.length + grown
        entry = Entry(self.number, seat, action, rolls, time.time(), length, told)
        next_asked = asked(after)
        leaving = self.asked
        turns = next_asked != leaving
        since = self.time.since(next_asked, entry.at, turns and self.is_passed_over)
        line = Line(self.row.id, entry, next_asked, turns, since)
        try:
            await self.store.append(line)
        except DBAPIError as error:
            raise Refused("cannot-save", why=str(error.orig), wait=SAVE_WAIT) from None
        forget_settled(after)
        self.game = after
        self.number += 1
        self.length = length
        if turns:
            await self.time.turned(leaving, next_asked, since, entry.at, self.is_passed_over)
        if told is not None:
            self.recent.append(told)
        for _ in range(-grown):
            self.recent.pop()
            self._unasked.pop(length, None)
        is_settled = bool(after.history) and after.history[-1].revealed
        if grown > 0 and is_settled and length - self._saved >= snapshots.APART:
            await self._save(after, length)

    # -- time

    @property
    def is_over(self) -> bool:
        """By its own rules, or because somebody has no time left."""
        return self.game.result is not None or self.time.verdict is not None

    async def take_leave(self, seat: str, is_away: bool) -> None:
        """On vacation, or back."""
        async with self._turn:
            await self.time.take_leave(seat, is_away, self.asked)

    async def claim_time(self, seat: str) -> None:
        """The game is theirs, if the other has used up all time."""
        async with self._turn:
            self.row = await self.time.claim(seat, self.asked)

    async def _save(self, game: Game, length: int) -> None:
        self._saved = length
        with suppress(DBAPIError):  # the list has all; the next snapshot will do
            await asyncio.to_thread(self._write_snapshot, game, self.number, length)

    def _write_snapshot(self, game: Game, number: int, length: int) -> None:
        data = snapshots.write(game.definition, game.state)
        self.store.add_snapshot(self.row.id, number, length, data)

    async def skip(self, seat: str, keys: frozenset[str]) -> None:
        await asyncio.to_thread(self.store.set_skips, self.row.id, seat, keys)
        self.skips[seat] = keys

    # -- telling

    @property
    def has_no_secrets(self) -> bool:
        """The game is over, or no other person could be told too much."""
        return self.game.result is not None or len(self.people) < 2

    @property
    def tells_chances(self) -> bool:
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
        over = self.game.result is not None
        return {
            **self._lasting(seat, over),
            "number": self.number,
            "length": self.length,
            "view": self._views.of(self.game.state, seat),
            "decision": self.decision(seat),
            "undo": seat is not None and self.can_undo(seat),
            "record": seat is not None and self.has_no_secrets,
            "rematch": over and self.has_rematch,
            "unasked": self._passed_over(seat),
            "lesson": self._taught(),
            **self.time.told(self.asked),
            "chances": sorted(self.want_chances),
            "thinks": asdict(self.thinks) if self.thinks else None,
            "trouble": asdict(self.trouble) if self.trouble else None,
        }

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

    def _passed_over(self, seat: str | None) -> list[int]:
        """The latest actions that a seat was not asked for, by their place in the log."""
        if not self._unasked:
            return []
        earliest = self.length - len(self.recent)
        return [at for at, whose in self._unasked.items() if whose == seat and at >= earliest]

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
