"""A game played again from its list."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hexfront.core.chance import Chance, ChanceError, Recorded, Typed
from hexfront.core.flow import Result
from hexfront.core.game import Definition, Game, HexfrontError, Setup, check_setup
from hexfront.core.history import Played
from hexfront.core.together import known_view
from hexfront.server import snapshots
from hexfront.server.refused import Refused
from hexfront.server.store import Entry, GameRow, Snapshot

UNDO = "undo"

Find = Callable[[str], Definition]


def setup_of(find: Find, row: GameRow) -> tuple[Definition, Setup]:
    """What a game is played with; Refused if that is not what we have."""
    definition = find(row.game)
    if row.version > definition.version:
        raise Refused("other-version")
    setup = check_setup(definition, row.mode, row.scenario, row.options)
    if other := definition.other_data(setup.scenario, row.data):
        raise Refused("other-version", why=f"game {row.id} {other}")
    return definition, definition.with_sheet(setup, row.data)


def begun(definition: Definition, setup: Setup, row: GameRow, rolls: Sequence[int]) -> Game:
    """The game as it stood when it was set up."""
    chance = Typed(row.seed) if row.dice == "typed" else Recorded(rolls, row.seed)
    if row.position is None:
        state = definition.begin(setup, chance)
    else:
        state = definition.read(row.position, setup, chance)
    game = Game(definition, setup, state, row.position)
    game.dice = "typed" if row.dice == "typed" else "seeded"
    return game


def restored(definition: Definition, setup: Setup, row: GameRow, snapshot: Snapshot) -> Game | None:
    """The game as a snapshot has it, without its past; None if that cannot be used."""
    state = snapshots.read(definition, setup, snapshot.data, row.seed, row.dice)
    if state is None:
        return None
    if row.since is not None and snapshot.number <= row.since:
        state.chance = Chance(row.seed)
    game = Game(definition, setup, state, row.position)
    game.dice = "typed" if row.dice == "typed" else "seeded"
    return game


def replayed(game: Game, row: GameRow, listed: list[Entry]) -> Iterator[Entry]:
    """Play these entries; each is told when it has been played."""
    by_hand = row.dice == "typed"
    if not by_hand:
        game.state.chance = game.state.chance.again(())
    for entry in listed:
        if entry.number == row.since:
            game.state.chance = Recorded((), row.seed, by_hand)
        try:
            if entry.action == (UNDO,):
                game.undo(entry.seat)
            else:
                if not by_hand:
                    game.state.chance.feed(entry.rolls)
                game.play(entry.action)
        except (HexfrontError, ChanceError) as error:
            why = f"entry {entry.number} of game {row.id} cannot be played: {error}"
            raise Refused("broken-game", why=why) from None
        yield entry
    if by_hand:
        return
    if row.since is not None and listed and listed[-1].number < row.since:
        game.state.chance = Chance(row.seed)
    else:
        game.state.chance = game.state.chance.stream()


def mark_settled(game: Game) -> None:
    """Whatever was played before cannot be taken back."""
    game.history = [Played("", (), [], [], revealed=True)]
    game.history[0].definition = game.definition


def forget_settled(game: Game) -> None:
    """Of the past only what may be taken back is kept, and that something may not."""
    last = game.history[-1] if game.history else None
    if last is not None and last.revealed and (len(game.history) > 1 or last.kept is not None):
        last.kept = last.earlier = None
        last.events = []
        game.history = [last]


@dataclass(frozen=True, slots=True)
class Move:
    """Something that was played, or taken back, and is not in the list yet."""

    seat: str
    action: tuple[str, ...]
    rolls: tuple[int, ...]
    told: str | None
    """The action that it brought to its end, as JSON."""
    after: Game
    length: int
    """How many actions stand after it."""

    @property
    def is_settled(self) -> bool:
        """Nothing up to here can be taken back."""
        history = self.after.history
        return self.told is not None and bool(history) and history[-1].revealed

    @classmethod
    def made(
        cls, seat: str, action: tuple[str, ...], before: Game, after: Game, length: int
    ) -> Move:
        """`length`: how many actions stood before it."""
        grown = len(after.history) - len(before.history)
        if after.is_set_up and not before.is_set_up:
            grown = 1
        if grown <= 0:
            return cls(seat, action, (), None, after, length + grown)
        last = after.history[-1] if after.history else after.opening
        told, rolls = snapshots.told(last), tuple(last.rolls)
        forget_settled(after)
        return cls(seat, action, rolls, told, after, length + grown)


def view_of(
    definition: Definition, state: Any, knower: str | None, seats: Sequence[str]
) -> dict[str, Any]:
    """What is seen, and how the game ended, for games whose view does not say it by itself."""
    return {"result": ending(state.result), **known_view(definition, state, knower, seats)}


def ending(result: Result | None) -> dict[str, Any] | None:
    if result is None:
        return None
    winners, score = list(result.winners), dict(result.score)
    return {"winners": winners, "kind": result.kind, "rule": result.rule, "score": score}
