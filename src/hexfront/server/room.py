"""A game at the server's table: played in memory, written down before anybody hears of it."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from typing import Any

from hexfront.bots import Observation, seat_bots
from hexfront.core.chance import Chance, Recorded, Typed, commitment
from hexfront.core.flow import Result
from hexfront.core.game import (
    BadSetup,
    CannotUndo,
    Definition,
    Game,
    HexfrontError,
    Setup,
    check_setup,
    new_seed,
)
from hexfront.core.record import Record, RecordError
from hexfront.server import snapshots
from hexfront.server.store import Conflict, Entry, GameRow, Line, Said, SeatRow, Store

UNDO = "undo"

Find = Callable[[str], Definition]


class Refused(HexfrontError):
    """What does not fit the game as it stands, or a file; `reason` is a message id."""

    def __init__(self, reason: str, rule: str = "", why: str = "", line: int = 0) -> None:
        super().__init__(why or reason)
        self.reason = reason
        self.rule = rule
        self.why = why
        self.line = line


def _told(result: Result | None) -> dict[str, Any] | None:
    """How a game ended, for games whose view does not say it by itself."""
    if result is None:
        return None
    winners, score = list(result.winners), dict(result.score)
    return {"winners": winners, "kind": result.kind, "rule": result.rule, "score": score}


def new_token() -> str:
    return secrets.token_urlsafe(24)


class Room:
    """One game, its seats and its list. `number` is the place of the next entry, `ended` how many
    actions are in snapshots that have ended."""

    def __init__(
        self,
        store: Store,
        row: GameRow,
        seats: list[SeatRow],
        game: Game,
        number: int,
        ended: int = 0,
    ) -> None:
        self.store = store
        self.row = row
        self.seats = {seat.seat: seat for seat in seats}
        self.game = game
        self.number = number
        self.last_said = 0
        self._ended = ended
        self.skips = dict.fromkeys(self.seats, frozenset(game.definition.skips))
        self.skips |= store.skips(row.id)
        self._turn = asyncio.Lock()
        wanted = {seat.seat: seat.bot for seat in seats if seat.bot}
        self._bots = seat_bots(game.definition, game.mode, wanted)

    # -- opening

    @classmethod
    def create(
        cls,
        store: Store,
        definition: Definition,
        mode: str | None,
        scenario: str | None,
        options: Mapping[str, Any],
        bots: Mapping[str, str],
        names: Mapping[str, str],
        dice: str = "seeded",
        parent: str | None = None,
    ) -> Room:
        setup = check_setup(definition, mode, scenario, options)
        seed = new_seed()
        chance = Typed(seed) if dice == "typed" else Chance(seed)
        game = Game(definition, setup, definition.begin(setup, chance))
        seats = _seated(definition, game, bots, names)
        row = GameRow(
            id=secrets.token_hex(8),
            game=definition.id,
            mode=setup.mode,
            scenario=setup.scenario,
            options=setup.options,
            seed=seed,
            dice=dice,
            position=None,
            version=definition.version,
            data=definition.data_hash,
            watch=new_token(),
            created=time.time(),
            finished=None,
            parent=parent,
            asked=_asked(game),
        )
        opening = Entry(0, "", (), tuple(game.opening.rolls), time.time())
        store.add_game(row, seats, opening)
        return cls(store, row, seats, game, 1)

    @classmethod
    def upload(
        cls, store: Store, find: Find, record: Record, bots: Mapping[str, str] | None = None
    ) -> Room:
        """A game that goes on, or is looked at, from its record."""
        try:
            game = record.replay(find)
        except RecordError as error:
            raise Refused("record-does-not-fit", why=str(error), line=error.line) from None
        seats = _seated(game.definition, game, bots or {}, {})
        header = record.header
        row = GameRow(
            id=secrets.token_hex(8),
            game=game.definition.id,
            mode=game.setup.mode,
            scenario=game.setup.scenario,
            options=game.setup.options,
            seed=game.seed,
            dice="seeded",  # a record tells what was thrown by hand, but not which rolls were
            position=game.position,
            version=header["version"],
            data=header["data"],
            watch=new_token(),
            created=time.time(),
            finished=time.time() if game.result else None,
            parent=None,
            asked=_asked(game),
        )
        played = [game.opening, *game.history]
        listed = [
            Entry(number, entry.seat, entry.action, tuple(entry.rolls), time.time())
            for number, entry in enumerate(played)
        ]
        store.add_game(row, seats, listed[0])
        if listed[1:]:
            asked = _asked(game)
            store.add_lines([Line(row.id, entry, asked, False) for entry in listed[1:]])
        ended = 0
        for end in snapshots.ends(game):
            store.add_snapshot(row.id, 1 + end, snapshots.write(game, ended, end))
            ended = end
        return cls(store, row, seats, game, len(listed), ended)

    @classmethod
    def load(cls, store: Store, find: Find, id: str) -> Room | None:
        """The game as its list has it."""
        row = store.game(id)
        if row is None:
            return None
        definition = find(row.game)
        if row.version > definition.version or row.data != definition.data_hash:
            raise Refused("other-version")
        listed = store.entries(id)
        setup = check_setup(definition, row.mode, row.scenario, row.options)
        by_hand = row.dice == "typed"
        covered, written = store.snapshots(id)
        game = snapshots.read(definition, setup, written, row.dice)
        if game is None:
            store.drop_snapshots(id)
            covered, game = 1, _begun(definition, setup, row, listed[0].rolls)
        game.position = row.position
        ended = len(game.history)
        if not by_hand:
            game.state.chance = game.state.chance.again(())
        for entry in listed[covered:]:
            if entry.action == (UNDO,):
                game.undo(entry.seat)
                continue
            if not by_hand:
                game.state.chance.feed(entry.rolls)
            game.play(entry.action)
        if not by_hand:
            game.state.chance = game.state.chance.stream()
        return cls(store, row, store.seats(id), game, len(listed), ended)

    @property
    def links(self) -> dict[str, tuple[Room, str | None]]:
        """Who comes in with which token; no seat is a spectator."""
        seats = {seat.token: (self, seat.seat) for seat in self.seats.values()}
        return {**seats, self.row.watch: (self, None)}

    # -- playing

    @property
    def asked(self) -> str | None:
        """The seat whose decision it is."""
        return _asked(self.game)

    @property
    def answers_itself(self) -> bool:
        """A bot is asked, or somebody who does not want to be asked at such a moment."""
        decision = self.game.decision
        if decision is None:
            return False
        by_bot = self.seats[decision.seat].bot is not None
        return by_bot or decision.is_skipped(self.skips[decision.seat])

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
            if self._was_played(seat, number, action):
                return False
            raise Refused("stale")
        if number > self.number:
            raise Refused("unknown-decision")
        if self.asked is None:
            raise Refused("game-over")
        if self.asked != seat:
            raise Refused("not-your-decision")
        self.check(action)
        after = self.game.clone()
        after.play(action)
        await self._write(seat, action, after)
        return True

    def check(self, action: Sequence[str]) -> None:
        """An illegal action is refused with its rule."""
        refusal = self.game.why_not(action)
        if refusal is not None:
            raise Refused(refusal.reason, refusal.rule, refusal.why)

    def _was_played(self, seat: str, number: int, action: tuple[str, ...]) -> bool:
        listed = self.store.entries(self.row.id)
        return (
            number < len(listed)
            and listed[number].seat == seat
            and listed[number].action == action
        )

    async def _undo(self, seat: str, number: int) -> bool:
        if number < self.number and self._was_played(seat, number, (UNDO,)):
            return False
        if number != self.number:
            raise Refused("stale")
        after = self.game.clone()
        try:
            after.undo(seat)
        except CannotUndo as error:
            raise Refused(error.reason) from None
        await self._write(seat, (UNDO,), after)
        return True

    def can_undo(self, seat: str) -> bool:
        if not self.game.history:
            return False
        last = self.game.history[-1]
        return not last.revealed and last.seat == seat and self.game.result is None

    def own_answer(self) -> tuple[str, int, tuple[str, ...]]:
        """What the bot that is asked wants to play, or what is skipped; it only looks."""
        game = self.game
        decision = game.decision
        assert decision is not None
        asked = decision.seat
        if self.seats[asked].bot is None:
            assert decision.skip is not None
            return asked, self.number, decision.skip
        rng = random.Random(f"{self.row.id}/{self.number}")
        chosen = self._bots[asked].choose(Observation(game.definition, game.state, asked, rng))
        return asked, self.number, game.named(chosen)

    async def _write(self, seat: str, action: tuple[str, ...], after: Game) -> None:
        """Into the list; the game stands where it stood until it is there."""
        rolls: tuple[int, ...] = ()
        if len(after.history) > len(self.game.history):
            rolls = tuple(after.history[-1].rolls)
        entry = Entry(self.number, seat, action, rolls, time.time())
        try:
            asked = _asked(after)
            await self.store.append(Line(self.row.id, entry, asked, asked != self.asked))
        except Conflict:
            raise Refused("stale") from None
        self.game = after
        self.number += 1
        if snapshots.may_end(after, self._ended):
            await asyncio.to_thread(self._end_snapshot, after)

    def _end_snapshot(self, game: Game) -> None:
        start, self._ended = self._ended, len(game.history)
        data = snapshots.write(game, start, self._ended)
        self.store.add_snapshot(self.row.id, self.number, data)

    def say(self, seat: str, text: str) -> Said:
        said = self.store.say(self.row.id, seat, text)
        self.last_said = said.id
        return said

    def skip(self, seat: str, keys: frozenset[str]) -> None:
        self.store.set_skips(self.row.id, seat, keys)
        self.skips[seat] = keys

    def rename(self, seat: str, name: str) -> None:
        self.store.rename(self.row.id, seat, name)
        self.seats[seat] = replace(self.seats[seat], name=name)

    # -- telling

    @property
    def has_no_secrets(self) -> bool:
        """The game is over, or no other person could be told too much."""
        people = [seat for seat in self.seats.values() if not seat.bot]
        return self.game.result is not None or len(people) < 2

    @property
    def seed_hash(self) -> str:
        """Published from the start; the seed itself when the game is over."""
        return commitment(self.row.seed)

    @property
    def length(self) -> int:
        """Actions in the log, the set-up being one."""
        return 1 + len(self.game.history)

    def eyes(self, seat: str | None) -> list[str]:
        """Through whose eyes a seat may look back: when all is over, the rulebook's side's too."""
        own = [] if seat is None else [seat]
        if self.game.result is None:
            return own
        everybody = (*self.seats, *self.game.mode.automatic)
        return own + [one for one in everybody if one != seat]

    def log(
        self, seat: str | None, start: int = 0, end: int | None = None
    ) -> list[list[dict[str, Any]]]:
        """Per action the events as a seat may know them, from the one numbered `start`."""
        opening, history = self.game.opening, self.game.history
        numbers = range(self.length)[start:end]
        played = [history[number - 1] if number else opening for number in numbers]
        return [[event.seen_by(seat) for event in one.events] for one in played]

    def position(self, seat: str | None, at: int | None = None) -> Mapping[str, Any]:
        """What a seat sees now, or saw after action `at`."""
        history, state = self.game.history, self.game.state
        if at is not None and at < len(history):
            state = history[at].before
        return {"result": _told(state.result), **self.game.definition.view(state, seat)}

    def decision(self, seat: str | None) -> dict[str, Any] | None:
        """The pending decision: everything for the seat that is asked, its name for the others."""
        decision = self.game.decision
        if decision is None:
            return None
        told: dict[str, Any] = {"number": self.number, "seat": decision.seat}
        if seat == decision.seat:
            told |= {
                "prompt": decision.prompt,
                "args": decision.args,
                "rule": decision.rule,
                "actions": [list(action) for action in decision.actions],
                "kinds": self.game.kinds(),
            }
        return told


def _asked(game: Game) -> str | None:
    return game.decision.seat if game.decision else None


def _begun(definition: Definition, setup: Setup, row: GameRow, rolls: Sequence[int]) -> Game:
    """The game as it stood when it was set up."""
    chance = Typed(row.seed) if row.dice == "typed" else Recorded(rolls, row.seed)
    if row.position is None:
        state = definition.begin(setup, chance)
    else:
        state = definition.read(row.position, setup, chance)
    game = Game(definition, setup, state)
    game.dice = row.dice
    return game


def _seated(
    definition: Definition, game: Game, bots: Mapping[str, str], names: Mapping[str, str]
) -> list[SeatRow]:
    for seat in [*bots, *names]:
        if seat not in game.seats:
            raise BadSetup(f"there is no seat {seat!r}; there are {', '.join(game.seats)}")
    seat_bots(definition, game.mode, bots)
    return [
        SeatRow(seat, new_token(), bots.get(seat), names.get(seat)) for seat in game.seats
    ]
