"""Thinking ahead: a few whole plans, each tried on the same imagined futures.

Noise is what makes a search worse than a good guess. So all plans meet the same hidden cards and
the same dice, the first plan (the planner's own) is given up only for one that is better beyond
doubt, and the samples go to the plans that are still close.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from math import sqrt
from typing import Any, Generic, TypeVar

from hexfront.bots.hurry import Hurried, is_hurried
from hexfront.bots.observation import Imagined
from hexfront.core.chance import Chance
from hexfront.core.game import Definition

T = TypeVar("T")

_now: Callable[[], float] = time.monotonic


@contextmanager
def by_processor_time() -> Iterator[None]:
    """Until it ends, the clock counts what this process has worked.

    A player at a table waits by the clock on the wall. In the lab nobody waits, and a level is to
    think as much beside other work as on a quiet machine.
    """
    global _now
    before, _now = _now, time.process_time
    try:
        yield
    finally:
        _now = before


class Budget:
    """How much may still be thought: decisions played in thought, and a clock as the last resort.

    The same seed and the same nodes give the same move; the clock only speaks where a machine is
    so slow that the player would wait twice as long as promised.
    """

    __slots__ = ("deadline", "nodes", "used")

    def __init__(self, nodes: int, seconds: float) -> None:
        self.nodes = nodes
        self.used = 0
        self.deadline = _now() + seconds

    @property
    def left(self) -> int:
        return self.nodes - self.used

    def is_spent(self) -> bool:
        return self.used >= self.nodes or is_hurried() or _now() > self.deadline

    def part(self, share: float) -> Budget:
        """A budget of its own within this one, to be given back by `take`."""
        other = Budget(int(self.left * share), 0.0)
        other.deadline = self.deadline
        return other

    def take(self, other: Budget) -> None:
        self.used += other.used


@dataclass(slots=True)
class Tried(Generic[T]):
    """A plan and what came of it, sample by sample."""

    plan: T
    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.5


def is_better(
    one: Sequence[float],
    other: Sequence[float],
    doubt: float,
    gain: float = 1e-9,
    samples: int = 2,
) -> bool:
    """Whether the mean of the paired differences exceeds so many standard errors, and a gain."""
    count = min(len(one), len(other))
    if count < max(samples, 2):
        return False
    differences = [a - b for a, b in zip(one, other, strict=False)]
    mean = sum(differences) / count
    variance = sum((one - mean) ** 2 for one in differences) / (count - 1)
    return mean > max(gain, doubt * sqrt(variance / count))


CLEARLY = 3.0
"""Standard errors beyond which a plan that is worse than the default is thought about no more."""
ENOUGH = 0.75
"""Of the futures that a plan needs, how many all plans have on the average, for half of them are
given up sooner."""
FOR_SURE = 8
"""Futures that it takes to be so sure."""


def _is_open(one: Tried[T], default: Tried[T], keep: Sequence[Tried[T]]) -> bool:
    """Whether a plan is among the better half, and may yet beat the default."""
    return one in keep and not is_better(default.values, one.values, CLEARLY, samples=FOR_SURE)


_PAIRS = sorted(((one, two) for one in range(1, 7) for two in range(1, 7)), key=sum)
_GOLDEN = 0.6180339887498949


class Dealt(Chance):
    """Dice of which the first ones are known."""

    __slots__ = ("_first",)

    def __init__(self, seed: str, first: Sequence[int]) -> None:
        super().__init__(seed)
        self._first = list(first)

    def die(self, why: str = "") -> int:
        return self._first.pop(0) if self._first else super().die(why)

    def clone(self) -> Dealt:
        other = Dealt(self.seed, self._first)
        other.at, other._block = self.at, self._block
        return other


@lru_cache(maxsize=64)
def _start(seed: str) -> float:
    return random.Random(seed).random()


def spread_dice(seed: str, number: int) -> Chance:
    """The dice of an imagined future, of which the first pair is dealt out instead of rolled.

    Over the futures of a decision it runs evenly through bad, middling and good, so that the
    first roll is nearly as exact as if all its results had been weighed.
    """
    pair = _PAIRS[int(36 * ((_start(seed) + number * _GOLDEN) % 1))]
    return Dealt(f"{seed}/{number}", pair)


class ByPlace(Chance):
    """Dice of an imagined future in which every battle has its own.

    So the same battle ends alike in all plans, whatever else they do, and over six futures it
    sees each face of the die once. `key` tells a battle of a state from others; None for a roll
    that is like any other.
    """

    __slots__ = ("_key", "_number", "_rolled", "_state")

    def __init__(
        self, seed: str, number: int, state: Any, key: Callable[[Any], Hashable | None]
    ) -> None:
        super().__init__(f"{seed}/{number}")
        self._number = number
        self._key = key
        self._rolled: dict[Hashable, int] = {}
        self._state = state

    def die(self, why: str = "") -> int:
        key = self._key(self._state)
        if key is None:
            return super().die(why)
        times = self._rolled[key] = self._rolled.get(key, 0) + 1
        block, face = divmod(self._number, 6)
        seed = self.seed.rpartition("/")[0]
        return _faces(f"{seed}/{block}/{key}/{times}")[face]

    def clone(self) -> Chance:
        return Chance(self.seed, self.at)


@lru_cache(maxsize=4096)
def _faces(seed: str) -> tuple[int, ...]:
    return tuple(random.Random(seed).sample(range(1, 7), 6))


def _room(chance: float) -> float:
    """What is still open of a game: all of it at even chances, little where it is as good as over.

    Where a side wins one game in thirty, a hundredth is much. Where it wins nearly all, the plain
    way is as good as any other.
    """
    chance = min(max(chance, 0.02), 0.9)
    return 4 * chance * (1 - chance)


def _tried_enough(
    default: Tried[T], sample: Callable[[T, int], float], budget: Budget, samples: int
) -> int:
    """How many plans there are nodes for, by what the first future of the default took."""
    before = budget.used
    try:
        default.values.append(sample(default.plan, 0))
    except Hurried:
        return 1
    cost = max(1, budget.used - before)
    return max(2, int(budget.left / (ENOUGH * samples * cost)))


def choose_plan(
    plans: Sequence[T],
    sample: Callable[[T, int], float],
    budget: Budget,
    *,
    first: int = 4,
    most: int = 2048,
    doubt: float = 1.0,
    gain: float = 1e-9,
    samples: int = 2,
    trim: bool = False,
) -> list[Tried[T]]:
    """The plans, best first, by sequential halving on common samples, a like share for each round.

    `sample(plan, number)` is the value of a plan in the imagined future of that number. The first
    plan is the default: it stays on top unless another is better by `doubt` standard errors and
    by `gain` (less where the game is nearly decided), on `samples` futures at least. With `trim`
    the last plans are not tried at all where the nodes would not do for so many futures.
    """
    tried = [Tried(plan) for plan in plans]
    default, alive = tried[0], list(tried)
    if trim and len(tried) > 2 and not budget.is_spent():
        alive = alive[: _tried_enough(default, sample, budget, samples)]
    rounds = max(1, (len(alive) - 1).bit_length())
    share = budget.left / rounds
    for number in range(1, rounds + 1):
        if len(tried) < 2 or budget.is_spent():
            break
        enough = budget.nodes if number == rounds else budget.used + share
        while not budget.is_spent() and (count := len(alive[-1].values)) < most:
            if count >= first and budget.used >= enough:
                break
            try:
                anew = [one for one in alive if len(one.values) == count]
                found = [sample(one.plan, count) for one in anew]
            except Hurried:  # what all have been tried on counts, and no more
                break
            for one, value in zip(anew, found, strict=True):
                one.values.append(value)
        ranked = sorted(alive, key=lambda one: -one.mean)
        keep = ranked[: max(2, (len(ranked) + 1) // 2)]
        alive = [one for one in alive if one is default or _is_open(one, default, keep)]
        if len(alive) < 2:
            break
    best = max(alive, key=lambda one: one.mean)
    least = gain * _room(default.mean)
    if best is not default and not is_better(best.values, default.values, doubt, least, samples):
        best = default
    rest = sorted((one for one in tried if one is not best), key=lambda one: -one.mean)
    return [best, *rest]


def play_on(
    definition: Definition,
    state: Any,
    bots: Mapping[str, Any],
    rng: random.Random,
    is_far_enough: Callable[[Any], bool],
    budget: Budget,
    longest: int = 2_000,
    look: type[Imagined] = Imagined,
) -> None:
    """Let bots play an imagined state until it is far enough, over, or thought about for long.

    Every decision is a node; a bot that thinks longer of some says so by its `effort`.
    """
    steps = definition.steps
    play, asked = steps.play, steps.asked
    for _ in range(longest):
        if not state.legal or is_far_enough(state):
            return
        if is_hurried():
            raise Hurried
        choice, args = asked(state)
        seat = choice.seat(state, *args)
        bot = bots[seat]
        play(state, bot.choose(look(definition, state, seat, rng)))
        budget.used += getattr(bot, "effort", 1)
