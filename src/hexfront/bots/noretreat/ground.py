"""Distances, whose ground it is, how far a side can go, and units somewhere else for a moment."""

from __future__ import annotations

from functools import cache

from hexfront.bots.noretreat.figures import surrender_worth, unit_worth
from hexfront.core.hexes import bits
from hexfront.games.noretreat.movement import allowance, reach
from hexfront.games.noretreat.state import NoRetreat, unit_side
from hexfront.games.noretreat.tables import (
    AXIS,
    FINLAND,
    GROUND,
    TO_TURN_TRACK,
    TWO_VALUES,
    neighbours,
)

FAR = 14
"""Beyond this distance nothing matters any more."""
Aims = dict[int, int]
"""The hex that each unit is to come to."""


@cache
def distance_map(target: int) -> tuple[int, ...]:
    """Steps from every place to this one, enemies or not."""
    found = [FAR] * (GROUND.bit_length() + 1)
    ring = seen = 1 << target
    for steps in range(FAR):
        for place in bits(ring):
            found[place] = steps
        ring = neighbours(ring) & ~seen
        if not ring:
            break
        seen |= ring
    return tuple(found)


def closest_enemy(g: NoRetreat, side: int, place: int) -> int:
    """Hexes to the nearest enemy."""
    near = distance_map(place)
    return min((near[foe] for foe in bits(g.held[1 - side]) if foe < FINLAND), default=FAR)


def own_ground(g: NoRetreat, side: int) -> int:
    return g.control if side == AXIS else ~g.control


def cut_off_worth(g: NoRetreat, unit: int) -> float:
    """What goes with a unit that dies without supply."""
    surrenders = TWO_VALUES >> unit & 1 and not TO_TURN_TRACK >> unit & 1
    owed = surrender_worth(g) if surrenders and not g.oos >> unit & 1 else 0.0
    return unit_worth(g, unit) + owed


class Reach:
    """How far the units of a side can go now, and whom they could attack."""

    __slots__ = ("hexes", "units")

    def __init__(self, g: NoRetreat, side: int) -> None:
        self.hexes = 0
        self.units: list[tuple[int, int]] = []
        mobile = g.mobile
        white = g.white
        for unit in bits(g.on_map(side)):
            bit = 1 << unit
            here = 1 << g.where[unit]
            if mobile & bit:
                there = reach(g, unit, allowance(g, unit)).hexes
                self.hexes |= there
                here |= there
            if not white & bit:
                self.units.append((g.strength(unit), here))
        self.units.sort(reverse=True)


FAR_AWAY = GROUND.bit_length() + 1
"""Places from here on are off the map."""


class Trial:
    """A unit somewhere else for a moment; control follows it."""

    __slots__ = ("_control", "_g", "_start", "_unit")

    def __init__(self, g: NoRetreat, unit: int, place: int) -> None:
        self._g = g
        self._unit = unit
        self._start = g.where[unit]
        self._control = g.control
        if place != self._start:
            g.put(unit, place)
        bit = 1 << place
        g.control = g.control | bit if unit_side(unit) == AXIS else g.control & ~bit

    def undo(self) -> None:
        if self._g.where[self._unit] != self._start:
            self._g.put(self._unit, self._start)
        self._g.control = self._control
