"""What a position is worth to a side when its moves are made: cities, supply, line and threats."""

from __future__ import annotations

from functools import cache

from hexfront.bots.noretreat.figures import SURRENDER, hex_worth, unit_worth
from hexfront.bots.noretreat.weights import Weights
from hexfront.core.hexes import bits
from hexfront.games.noretreat.columns import initial_column
from hexfront.games.noretreat.movement import allowance, reach
from hexfront.games.noretreat.state import NoRetreat, unit_side
from hexfront.games.noretreat.supply import supplied
from hexfront.games.noretreat.tables import (
    AXIS,
    COLUMNS,
    CRT,
    FACING,
    GROUND,
    OBJECTIVES,
    OF_SIDE,
    TERRAIN,
    TO_TURN_TRACK,
    TWO_VALUES,
    VP_HEXES,
    neighbours,
)

FAR = 14
"""Beyond this distance nothing matters any more."""
_FADING = (1.0, 0.7, 0.5, 0.35, 0.2)
"""An enemy attacks here or there: the worst threat counts whole, the next ones less."""

CLOSE_BY = (0.7, 1.0)
NEARLY = (0.3, 0.85)
"""An empty city beside, or two hexes from, a hex that an enemy can enter or attack falls to a
breakthrough: how much of an open one that is, for any city and for an objective of the enemy."""

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


def _shares(side: int) -> tuple[tuple[float, float], ...]:
    """For each column the chance to lose the hex, and what share of the defenders is lost."""
    found = []
    for column in range(len(COLUMNS)):
        taken = lost = 0.0
        for die in range(1, 7):
            result = CRT[side][die][column]
            taken += (result in ("DR", "DS", "DD")) / 6
            lost += {"DR": 0.1, "DS": 0.5, "DD": 0.8, "EX": 0.4}.get(result, 0.0) / 6
        found.append((taken, lost))
    return tuple(found)


_SHARES = (_shares(0), _shares(1))


def own_ground(g: NoRetreat, side: int) -> int:
    return g.control if side == AXIS else ~g.control


def cut_off_worth(g: NoRetreat, unit: int) -> float:
    """What goes with a unit that dies without supply."""
    surrenders = TWO_VALUES >> unit & 1 and not TO_TURN_TRACK >> unit & 1
    return unit_worth(g, unit) + (SURRENDER if surrenders and not g.oos >> unit & 1 else 0.0)


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


def standing(g: NoRetreat, side: int, aims: Aims, w: Weights) -> float:
    """A position as this side sees it before the enemy moves."""
    enemy = 1 - side
    ours = own_ground(g, side)
    foes = Reach(g, enemy)
    score = 0.0
    contact = g.held[side] & neighbours((foes.hexes | g.held[enemy]) & GROUND)
    close = neighbours((foes.hexes | contact) & GROUND) | foes.hexes
    within = neighbours(close & GROUND)
    for city in bits(VP_HEXES & ours):
        worth = hex_worth(g, city, side)
        score += w.held * worth
        if g.held[side] >> city & 1:
            continue
        prized = bool(OBJECTIVES[enemy] >> city & 1)
        if foes.hexes >> city & 1:
            open_to = 1.0
        elif close >> city & 1:
            open_to = CLOSE_BY[prized]
        else:
            open_to = NEARLY[prized] if within >> city & 1 else 0.0
        if open_to:
            score -= w.exposed * open_to * max(worth, hex_worth(g, city, enemy))
    score -= w.gap * (foes.hexes & ours & GROUND).bit_count()
    score -= _supply(g, side, foes.hexes, w)
    score -= w.threat * threats(g, side, foes)
    score -= w.goal * sum(
        distance_map(goal)[g.where[unit]] for unit, goal in aims.items() if g.where[unit] < FAR_AWAY
    )
    return score


FAR_AWAY = GROUND.bit_length() + 1


def _supply(g: NoRetreat, side: int, walk: int, w: Weights) -> float:
    """What lack of supply costs us, now or after an enemy's moves, less what it costs him."""
    enemy = 1 - side
    cost = 0.0
    units = g.on_map(side)
    lacking = units & ~supplied(g, side)
    for unit in bits(lacking):
        cost += w.stranded * cut_off_worth(g, unit)
    if w.cut:
        zone = g.zone(enemy)
        g.zones[enemy] = zone | neighbours(walk & GROUND)
        for unit in bits(units & ~lacking & ~supplied(g, side)):
            cost += w.cut * cut_off_worth(g, unit)
        g.zones[enemy] = zone
    for foe in bits(g.on_map(enemy) & ~supplied(g, enemy)):
        cost -= w.pocket * cut_off_worth(g, foe)
    return cost


def threats(g: NoRetreat, side: int, foes: Reach) -> float:
    """What enemy attacks can be expected to cost this side."""
    enemy = 1 - side
    shares = _SHARES[enemy]
    pile = 2 if enemy == AXIS or g.turn >= 23 else 1
    support = 1 if g.support[enemy] else 0
    found = []
    for place in bits(g.held[side]):
        near = FACING[place] & ~g.held[side]
        room = attack = 0
        front = 0
        for strength, hexes in foes.units:
            if beside := hexes & near:
                front |= beside
                attack += strength
                room += 1
                if room >= pile * front.bit_count():
                    break
        if not attack:
            continue
        units = g.at[place] & OF_SIDE[side]
        defence = sum(g.strength(unit) for unit in bits(units))
        column = initial_column(attack, defence)
        if column < 0:
            continue
        column += TERRAIN[place].shift + support
        if column < 0:
            continue
        taken, lost = shares[min(column, len(shares) - 1)]
        worth = sum(unit_worth(g, unit) for unit in bits(units))
        found.append(lost * worth + taken * hex_worth(g, place, side))
    found.sort(reverse=True)
    return sum(cost * fade for cost, fade in zip(found, _FADING, strict=False))


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
