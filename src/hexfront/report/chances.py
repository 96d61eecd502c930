"""The chance to win, turn by turn, as the computer players judge a position: one value each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import pairwise
from typing import Any, Protocol

from hexfront.core.chance import Chance
from hexfront.core.game import Game
from hexfront.core.together import EVERYTHING
from hexfront.games import IDS
from hexfront.report.reading import READINGS

DRAWN = 4
"""Positions that are imagined where something is hidden; their mean counts."""
LARGE = 0.05
"""A change of the chance that is worth a word."""


class Judge(Protocol):
    def value(self, g: Any, seat: str) -> float: ...


@dataclass(frozen=True, slots=True)
class Estimate:
    """The chance of the first side before action `number + 1`, when a turn had begun."""

    number: int
    turn: int
    chance: float


@dataclass(frozen=True, slots=True)
class Swing:
    """From one turn to the next."""

    before: Estimate
    after: Estimate

    @property
    def change(self) -> float:
        return self.after.chance - self.before.chance


def estimates(game: Game, knower: str | None) -> list[Estimate]:
    """After the set-up, at the beginning of each turn, and as it stands or ended.

    What is hidden from `knower` is redrawn; none for who may not know either side's secrets.
    """
    if game.definition.id not in IDS or (knower is None and game.result is None):
        return []
    strategy: Judge = import_module(f"hexfront.bots.{game.definition.id}").STRATEGY
    side = READINGS[game.definition.id].sides[0]
    found: list[Estimate] = []
    for number, turn, state in _positions(game):
        if found and found[-1].turn == turn and number < len(game.history):
            found.pop()  # the set-up was not over before
        if state.result is not None:
            chance = _ended(game, state.result.winners)
        else:
            chance = _judged(game, strategy, state, side, knower)
        found.append(Estimate(number, turn, min(max(chance, 0.0), 1.0)))
    return found


def swings(found: list[Estimate], most: int) -> list[Swing]:
    """The largest, in their order."""
    every = [Swing(one, other) for one, other in pairwise(found)]
    large = [one for one in every if abs(one.change) >= LARGE]
    kept = sorted(large, key=lambda one: -abs(one.change))[:most]
    return [one for one in large if one in kept]


def _judged(game: Game, strategy: Judge, state: Any, side: str, knower: str | None) -> float:
    if knower in (None, EVERYTHING):
        return strategy.value(state, side)
    total = 0.0
    for number in range(DRAWN):
        imagined = state.clone()
        game.definition.resample(imagined, knower, Chance(f"{number}/report"))
        total += strategy.value(imagined, side)
    return total / DRAWN


def _ended(game: Game, winners: tuple[str, ...]) -> float:
    """Seats of a team are named after its first one, as in `german-2`."""
    first, second = READINGS[game.definition.id].sides
    won = {first if seat.startswith(first) else second for seat in winners}
    return 0.5 if len(won) != 1 else float(first in won)


def _positions(game: Game) -> Iterator[tuple[int, int, Any]]:
    """Numbers of actions, the turn, and the position after each, in their order."""
    begins, key = READINGS[game.definition.id].turn
    turns = {
        number: event.args[key]
        for number, played in enumerate(game.history, 1)
        for event in played.events
        if event.what == begins
    }
    opened = [event.args[key] for event in game.opening.events if event.what == begins]
    first = opened[-1] if opened else min(turns.values(), default=1)
    last = len(game.history)
    states = {last: game.state}
    if game.history:
        back = zip(range(last - 1, -1, -1), game.history[-1].backwards(), strict=True)
        states |= {number: state for number, (_, state) in back if number in turns or number == 0}
    turn = first
    for number in sorted(states):
        turn = turns.get(number, turn)
        yield number, turn, states[number]
