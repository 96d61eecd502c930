"""Which cities a side is after, or must keep, and who is sent there."""

from __future__ import annotations

from hexfront.bots.noretreat.figures import hex_worth
from hexfront.bots.noretreat.ground import FAR, Aims, closest_enemy, distance_map, own_ground
from hexfront.core.hexes import bits
from hexfront.games.noretreat.movement import allowance
from hexfront.games.noretreat.state import ON_MAP, NoRetreat
from hexfront.games.noretreat.tables import (
    FINLAND,
    HOME,
    LONG_WINTER,
    MUD,
    NEXT_TO,
    SNOW,
    SOVIET,
    TURN_1945,
    VP_HEXES,
)

ODDS = 2.5
"""Strength sent to a city for each point that defends it."""
GUARD = 3.0
"""Strength that keeps a city which the enemy comes near."""
NEAR = 5
CLOSE = 3
"""Hexes within which an enemy threatens a city, for a side that defends and one that attacks."""
STEP = 1.0
"""What a hex of distance takes from the worth of a city for somebody who is to be put down."""

FOCUS = 1.8
"""What a city in focus is worth beside others, and how much more is sent there."""
IDLE_AT = 6
"""Hexes from the nearest enemy at which a unit is idle."""
IDLE = 0.8
"""What a strength point beyond two is worth elsewhere, of a unit that guards a city."""

Wishes = list[tuple[float, int]]
"""Cities that want more units, with what they are worth."""


def is_on_the_offensive(g: NoRetreat, side: int) -> bool:
    """The side with the Initiative attacks, but the Germans rest in their first winter."""
    if not g.has_initiative(side):
        return side == SOVIET and g.weather in (SNOW, LONG_WINTER)
    return side == SOVIET or g.weather not in (SNOW, LONG_WINTER)


def wanted(g: NoRetreat, side: int) -> list[tuple[float, float, int]]:
    """Cities to be taken or kept: what they are worth, the strength they need, the hex."""
    enemy = 1 - side
    ours = own_ground(g, side)
    attack = is_on_the_offensive(g, side)
    found = []
    front = [place for place in bits(g.held[enemy]) if place < FINLAND]
    friends = [place for place in bits(g.held[side]) if place < FINLAND]
    for city in bits(VP_HEXES):
        near = distance_map(city)
        if ours >> city & 1:
            closest = min((near[place] for place in front), default=FAR)
            if closest > (CLOSE if attack else NEAR):
                continue
            worth = hex_worth(g, city, enemy) * (1.2 - 0.12 * closest)
            found.append((worth * (0.7 if attack else 1.1), GUARD, city))
        else:
            worth = hex_worth(g, city, side)
            if not worth or (g.turn >= TURN_1945 and side != SOVIET):
                continue
            closest = min((near[place] for place in friends), default=FAR)
            around = g.stack((1 << city | NEXT_TO[city]) & g.held[enemy])
            inside = g.stack(1 << city & g.held[enemy])
            defence = float(sum(g.strength(unit) for unit in bits(inside)))
            defence += 0.4 * sum(g.strength(unit) for unit in bits(around & ~inside))
            share = 1.0 if attack else 0.35
            found.append((share * worth * (1.3 - 0.09 * closest), 3.0 + ODDS * defence, city))
    return found


def send(g: NoRetreat, side: int, units: int, focus: int = -1) -> Aims:
    """A goal for each unit: near, worth much, and not where enough are sent already."""
    return assign(g, side, units, focus)[0]


def assign(g: NoRetreat, side: int, units: int, focus: int = -1) -> tuple[Aims, Wishes]:
    """Goals for the units, and the cities that nobody, or too few, are sent to.

    A city in focus is worth more, and gets more.
    """
    cities = wanted(g, side)
    need = {city: strength for _, strength, city in cities}
    worth = {city: value for value, _, city in cities}
    if focus in need:
        need[focus] *= FOCUS
        worth[focus] *= FOCUS
    ours = own_ground(g, side)
    pairs = sorted(
        (_errand(g, unit, city, bool(ours >> city & 1)) - worth[city], unit, city)
        for unit in bits(units)
        if g.where[unit] < ON_MAP
        for city in need
    )
    aims: Aims = {}
    late: list[tuple[float, int, int]] = []
    for cost, unit, city in pairs:
        if unit in aims:
            continue
        if need[city] > 0:
            aims[unit] = city
            need[city] -= g.strength(unit)
        else:
            late.append((cost, unit, city))
    for _, unit, city in late:
        if not ours >> city & 1:
            aims.setdefault(unit, city)
    for _, unit, city in late:
        aims.setdefault(unit, city)
    return aims, [(worth[city], city) for city, left in need.items() if left > 0]


def _errand(g: NoRetreat, unit: int, city: int, guard: bool) -> float:
    """What it takes to send a unit to a city: time, and for a guard the strength that is idle."""
    pace = max(1, min(allowance(g, unit), 3 if g.weather == MUD else 6))
    cost = distance_map(city)[g.where[unit]] * (5.0 / pace)
    return cost + IDLE * max(0, g.strength(unit) - 2) if guard else cost


def pull(wishes: Wishes, place: int) -> tuple[float, int]:
    """How much a unit is wanted in a place, and the city that wants it."""
    return max(
        ((worth - STEP * distance_map(city)[place], city) for worth, city in wishes),
        default=(-STEP * FAR, -1),
    )


def forts_wanted(g: NoRetreat, units: list[int]) -> list[int]:
    """Those of these units that had better dig in: at home, alone, with enemies near."""
    return [
        unit
        for unit in units
        if g.where[unit] == HOME[unit]
        and g.at[HOME[unit]] == 1 << unit
        and closest_enemy(g, SOVIET, HOME[unit]) <= NEAR
    ]


def idle_unit(g: NoRetreat, units: list[int]) -> int | None:
    """The strongest of these units that nobody would miss where it stands."""
    idle = [
        unit
        for unit in units
        if g.where[unit] < FINLAND
        and closest_enemy(g, SOVIET, g.where[unit]) >= IDLE_AT
        and not (VP_HEXES >> g.where[unit] & 1 and g.at[g.where[unit]] == 1 << unit)
    ]
    return max(idle, key=g.strength, default=None)
