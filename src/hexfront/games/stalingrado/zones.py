"""4.1 Stacking with friends, zones of engagement against enemies, dominant terrain."""

from __future__ import annotations

from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Points, Side, Unit, Units
from hexfront.games.stalingrado.counters import (
    ALL_AIR,
    ALL_LAND,
    ARTILLERY,
    ATTACK,
    NATION_OF,
    OF_NATION,
    OF_SIDE,
)
from hexfront.games.stalingrado.state import FUTURE, Stalingrado
from hexfront.games.stalingrado.tables import (
    BOARD,
    CLOSED,
    COLUMNS_AT_LEAST,
    COLUMNS_EXACTLY,
    COLUMNS_OF,
    LAND,
    TURN_1_LINE,
    WIDE,
)

WALLS = WIDE | CLOSED
_neighbours = BOARD.neighbours
_EXCLUSIVE = ("rumanian", "hungarian", "slovak")
_OTHERS = {
    nation: sum(OF_NATION[name] for name in _EXCLUSIVE if name != nation) & (ALL_LAND | ALL_AIR)
    for nation in _EXCLUSIVE
}


@rule("4.1.2a", "4.1.2l", "4.1.2m", "OP-4.11", "OP-2.1")
def zone(g: Stalingrado, side: Side) -> Hexes:
    """The hexes next to a side's land units, but not across wide rivers."""
    return _neighbours(g.held[side], WALLS) & LAND


@rule("4.1.2e", "4.1.2f", "4.1.2h", "4.1.2i", "OP-4.10")
def pressed(g: Stalingrado, side: Side) -> Hexes:
    """Hexes where a unit of the side is engaged by an enemy that it does not dominate."""
    enemy = g.held[1 - side]
    found = 0
    for columns, hexes in enumerate(COLUMNS_EXACTLY):
        found |= _neighbours(enemy & COLUMNS_AT_LEAST[columns], WALLS) & hexes
    return found


@rule("4.1.2d", "4.1.2f", "C.1")
def obliging(g: Stalingrado, side: Side) -> Hexes:
    """Hexes where a unit that ends the Movement Phase of its side has to attack."""
    found = pressed(g, side)
    return found & ~TURN_1_LINE if g.turn == 1 and side == 0 else found


@rule("4.1.2f", "C.1")
def not_dominated(g: Stalingrado, place: Hex) -> Hexes:
    """The enemy hexes whose zones cover a hex that does not dominate them."""
    near = _neighbours(1 << place, WALLS) & g.held[g.enemy]
    return near & COLUMNS_AT_LEAST[COLUMNS_OF[place]]


def apart_from(counter: Unit) -> Units:
    """The counters that it may not share a hex with."""
    return _OTHERS.get(NATION_OF[counter], 0)


@rule("4.1.1d", "OP-4.8", "OP-6.24")
def foreign(g: Stalingrado, counter: Unit) -> Hexes:
    """Hexes that the counter may not share: Romanians, Hungarians and Slovaks stay apart."""
    others = apart_from(counter)
    if not others:
        return 0
    place = g.place
    found = 0
    for one in bits(others):
        if place[one] < FUTURE:
            found |= 1 << place[one]
    return found


@rule("4.1.1b", "OP-4.7")
def open_to(g: Stalingrado, unit: Unit) -> Hexes:
    """Hexes where the unit may end a move as far as stacking goes; its own hex too."""
    room = LAND & ~g.full & ~g.held[g.enemy]
    return room & ~foreign(g, unit)


def can_attack(g: Stalingrado, units: Units) -> Units:
    """Those of the units that may attack in this phase at all."""
    able = units & OF_SIDE[g.side] & ~(g.attacked | g.railed | g.rested | g.built)
    for unit in bits(able & ARTILLERY):
        if is_resting(g, unit):
            able &= ~(1 << unit)
    return able


@rule("9j", "OP-9.2", "OP-9.3")
def is_resting(g: Stalingrado, unit: Unit) -> bool:
    """Artillery that has fired is silent until two turns later."""
    fired = g.guns.get(unit)
    return fired is not None and g.turn < fired + g.rules.gun_pause


@rule("4.4e", "4.4f", "OP-4.21")
def barred_in_turn_1(g: Stalingrado, start: Hex) -> Hexes:
    """Hexes that an Axis unit may not enter in its first Movement Phase, as it would engage."""
    if g.turn != 1 or g.side != 0:
        return 0
    engaging = zone(g, 1)
    return engaging if TURN_1_LINE >> start & 1 else engaging & TURN_1_LINE


def is_exempt_in_turn_1(g: Stalingrado, place: Hex) -> bool:
    """In turn 1 Axis units south of the line have no duty and may not attack (OP-4.21)."""
    return g.turn == 1 and g.side == 0 and bool(TURN_1_LINE >> place & 1)


def attack_value(g: Stalingrado, unit: Unit) -> Points:
    value = ATTACK[unit][g.steps[unit]]
    return value if g.supplied >> unit & 1 else value + 1 >> 1
