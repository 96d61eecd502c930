"""Chapter A of the rules as numbers: how a combat can end, and how often, without a die rolled.

When every tie is broken by one fixed order, a group after n hits is always the same group: the
attackers are a ladder that is climbed down, a rung a hit, the defenders a stack that is worn down.
Here are these groups and their dice; fights.py lets them meet.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from hexfront.core.odds import Dist, dice, hit_groups, mixture
from hexfront.core.types import Count, Points
from hexfront.games.volga.types import Kinds

INFANTRY_KIND, TANK_KIND = 1, 2
ROLL_TO_BEAT = 18  # 8.0d

Dice = tuple[tuple[int, int], ...]
"""So many dice, hitting on such a number or more."""


class Block(NamedTuple):
    """A unit as the dice know it. Of a stack the greatest block takes the next hit."""

    strength: int
    rank: tuple[int, ...]
    hits_on: int
    kind: int


Stack = tuple[Block, ...]
"""Blocks in the order in which they would take a hit now."""


class Outcome(NamedTuple):
    """What a combat leaves behind. `rubble` tells of a marker put into the attacked hex."""

    german_steps: int  # lost
    soviet_steps: int
    attackers: int  # units destroyed
    falls: bool
    rubble: bool


class Result(NamedTuple):
    """How often a combat ends how, and how often it destroys how many of the defenders."""

    outcomes: Dist[Outcome]
    defenders: Dist[int]


def mixed(parts: Iterable[tuple[int, Result]]) -> Result:
    """One of these results, drawn by weight."""
    kept = list(parts)
    return Result(
        mixture((weight, result.outcomes) for weight, result in kept),
        mixture((weight, result.defenders) for weight, result in kept),
    )


class Rung(NamedTuple):
    """The attackers after so many hits."""

    dice: Dice
    units: int
    hexes: int
    tanks: int
    both_arms: bool


class Fighter(NamedTuple):
    """An attacker. Of those that a hit can strike the greatest takes it."""

    strength: int
    rank: tuple[int, ...]
    order: int
    hex: int
    hits_on: int
    kind: int


# -- the attackers


def _strike(fighters: list[Fighter], kind: Kinds) -> Count:
    """Take a step off the strongest of a kind; how many steps that were."""
    struck = max((fighter for fighter in fighters if fighter.kind & kind), default=None)
    if struck is None:
        return 0
    fighters.remove(struck)
    if struck.strength > 1:
        fighters.append(struck._replace(strength=struck.strength - 1))
    return 1


def _rung(fighters: list[Fighter]) -> Rung:
    dice: dict[int, int] = defaultdict(int)
    hexes = kinds = tanks = 0
    for fighter in fighters:
        dice[fighter.hits_on] += fighter.strength
        hexes |= fighter.hex
        kinds |= fighter.kind
        tanks += fighter.kind & TANK_KIND > 0
    thrown = tuple(sorted((n, needed) for needed, n in dice.items()))
    return Rung(thrown, len(fighters), hexes, tanks, kinds == INFANTRY_KIND | TANK_KIND)


@lru_cache(maxsize=256)
def ladder(
    fighters: tuple[Fighter, ...], wounds: tuple[Kinds, ...]
) -> tuple[Count, tuple[Rung, ...]]:
    """The attackers once strikes at some kinds have cost them so many steps, then hit by hit."""
    standing = list(fighters)
    lost = sum(_strike(standing, kind) for kind in wounds)
    rungs = [_rung(standing)]
    while standing:
        _strike(standing, -1)
        rungs.append(_rung(standing))
    return lost, tuple(rungs)


# -- stacks


def stack_of(blocks: Iterable[Block]) -> Stack:
    return tuple(sorted(blocks, reverse=True))


def struck(stack: Stack, kind: Kinds) -> Stack:
    """The stack when its strongest block of a kind has lost a step."""
    for place, block in enumerate(stack):
        if block.kind & kind:
            rest = stack[:place] + stack[place + 1 :]
            if block.strength == 1:
                return rest
            return stack_of((*rest, block._replace(strength=block.strength - 1)))
    return stack


@lru_cache(maxsize=16384)
def worn_down(stack: Stack) -> tuple[Stack, ...]:
    """The stack after 0, 1, 2, … hits, down to nothing."""
    stages = [stack]
    while stages[-1]:
        stages.append(struck(stages[-1], -1))
    return tuple(stages)


@lru_cache(maxsize=16384)
def strengths(stack: Stack) -> tuple[int, ...]:
    return tuple(block.strength for block in stack)


@lru_cache(maxsize=4096)
def worn(strengths: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Strengths after 0, 1, 2, … hits."""
    stages = [tuple(sorted(strengths, reverse=True))]
    while stages[-1]:
        most, *rest = stages[-1]
        stages.append(tuple(sorted([*rest, most - 1] if most > 1 else rest, reverse=True)))
    return tuple(stages)


@lru_cache(maxsize=16384)
def dice_of(stack: Stack, easier: Points = 0) -> Dice:
    """What a stack rolls in close combat."""
    count: dict[int, int] = defaultdict(int)
    for block in stack:
        count[block.hits_on - easier] += block.strength
    return tuple(sorted((n, needed) for needed, n in count.items()))


# -- dice


@lru_cache(maxsize=4096)
def volley(dice: Dice, ones_count: bool) -> tuple[tuple[int, ...], ...]:
    """How many throws of the dice give so many hits, by natural ones if they count (16.4c)."""
    thrown = sum(n for n, _ in dice)
    width = bytes_of(6**thrown)
    hit, one = 1 << 8 * width, 1 << 8 * width * (thrown + 1)
    throws = 1
    for n, needed in dice:
        hitting = min(max(7 - needed, 0), 6)
        missing = 6 - hitting - ones_count
        throws *= (missing + hitting * hit + ones_count * one) ** n
    rows = range(thrown + 1 if ones_count else 1)
    shift = 8 * width * (thrown + 1)
    return tuple(tuple(unpacked(throws >> shift * row & one - 1, width)) for row in rows)


@lru_cache(maxsize=8192)
def hits_up_to(dice: Dice, most: Count, halved: bool, total: int) -> tuple[int, ...]:
    """Weights of 0 to `most` hits, the last for all beyond (9.1i), out of a given total."""
    thrown = hit_groups(dice)
    scale = total // thrown.total
    weights = [0] * (most + 1)
    for count, weight in thrown.items():
        weights[min(count // 2 if halved else count, most)] += weight * scale
    return tuple(weights)


@lru_cache(maxsize=64)
def rubble_throws(modifier: Points) -> Count:
    """How many of the 216 throws of three dice bring the house down (8.0d)."""
    thrown = dice(3)
    return sum(weight for total, weight in thrown.items() if total + modifier > ROLL_TO_BEAT)


def count_of(dice: Dice) -> Count:
    return sum(n for n, _ in dice)


def bytes_of(number: int) -> int:
    return -(-number.bit_length() // 8)


def packed(weights: Iterable[int], width: int) -> int:
    return int.from_bytes(b"".join(w.to_bytes(width, "little") for w in weights), "little")


def unpacked(number: int, width: int) -> list[int]:
    size = -(-bytes_of(number) // width) * width
    room = number.to_bytes(size, "little")
    return [int.from_bytes(room[at : at + width], "little") for at in range(0, size, width)]
