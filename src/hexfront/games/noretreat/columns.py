"""Chapter 10.6: strengths, shifts and the column of a battle."""

from __future__ import annotations

from typing import NamedTuple

from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Column, Hex, Points, Side, Units
from hexfront.games.noretreat.state import Battle, NoRetreat
from hexfront.games.noretreat.tables import (
    AXIS,
    BLACK_SEA,
    COLUMNS,
    FINLAND,
    FINNISH,
    FINNISH_OBJECTIVE_SIDE,
    LONG_WINTER,
    MUD,
    OBJECTIVE_SIDES,
    OPEN,
    REZERVY,
    RIVERS,
    SHOCK_ARMIES,
    SNOW,
    SOVIET,
    SOVIET_UNITS,
    SS_GRENADIER,
    SS_PANZER,
    TERRAIN,
    USSR,
)


class Shift(NamedTuple):
    """One reason why the column moves: positive to the right."""

    why: str
    rule: str
    columns: int


@rule("10.5a", "10.4a", "OP-10.12", "15.8e")
def strength_of(g: NoRetreat, battle: Battle, units: Units, side: Side) -> Points:
    """The strengths of all units of one side in the battle, with what events do to them."""
    total = 0
    doubled = [value for name, value in battle.effects if name == "double_unit"]
    whole = side == battle.defender and battle.has("double_defence") and side == AXIS
    wings = g.effect("sturmoviks") if side == SOVIET else 0
    for unit in bits(units):
        points = g.strength(unit)
        points *= 2 if unit in doubled or whole else 1
        total += points + wings * (unit != REZERVY)
    return total


@rule("10.5e", "10.6.4a", "10.6.4b", "EX-10.5-1", "EX-10.5-2", "EX-10.6.4")
def initial_column(attack: Points, defence: Points) -> Column:
    """The column of a ratio rounded in the defender's favour; -1 below 1:3."""
    if not attack:
        return -1
    if not defence:
        return len(COLUMNS) - 1
    for column in range(len(COLUMNS) - 1, -1, -1):
        left, right = COLUMNS[column].split(":")
        if attack * int(right) >= defence * int(left):
            return column
    return -1


@rule("10.6.1d", "10.1.2h", "10.7.2d", "10.7.3b")
def terrain_shifts(g: NoRetreat, battle: Battle) -> list[Shift]:
    """Of the hex that the defender chose; none where he strikes himself."""
    place = battle.tec
    if battle.counterattack or battle.counterblow >> place & 1:
        return []
    return [*hex_shifts(g, place), *hexside_shifts(g, battle, place), *works_shifts(g, battle)]


@rule("10.6.1a")
def hex_shifts(g: NoRetreat, place: Hex) -> list[Shift]:
    """What the chart says; a scorched city is marsh."""
    columns = -1 if place == g.scorched else TERRAIN[place].shift
    return [Shift("terrain", "10.6.1a", columns)] if columns else []


@rule("10.6.1b", "10.6.1c", "13.1h", "13.1q")
def hexside_shifts(g: NoRetreat, battle: Battle, place: Hex) -> list[Shift]:
    """Hexsides count if all attackers cross that kind; in snow rivers are frozen."""
    found = []
    origins = bits(g.hexes_of(battle.attackers))
    bridged = g.weather in (SNOW, LONG_WINTER) or battle.has("no_river")
    if not bridged and all(is_across_river(start, place) for start in origins):
        found.append(Shift("river", "10.6.1b", -1))
    if all(is_across_objective(start, place) for start in origins):
        found.append(Shift("objective", "10.6.1c", -1))
    return found


@rule("14.13c")
def works_shifts(g: NoRetreat, battle: Battle) -> list[Shift]:
    """Defensive Works help the Axis."""
    if g.works >> battle.tec & 1 and battle.defender == AXIS:
        return [Shift("works", "14.13c", -1)]
    return []


def is_across_river(start: Hex, place: Hex) -> bool:
    return start < FINLAND and place < FINLAND and (start, place) in RIVERS


def is_across_objective(start: Hex, place: Hex) -> bool:
    """Into an objective hex across one of its hexsides."""
    if start == FINLAND:
        return place == FINNISH_OBJECTIVE_SIDE
    return start < FINLAND and place < FINLAND and (start, place) in OBJECTIVE_SIDES


@rule("10.6.3a", "10.6.3c", "10.6.3d", "10.6.3g", "14.3b", "14.5a")
def armour_bonus(g: NoRetreat, battle: Battle) -> Column:
    """One column for armour against infantry in the open; the SS Panzers always have it."""
    tanks = tanks_of(g, battle)
    if not tanks:
        return 0
    if tanks >> SS_PANZER & 1:
        return 1
    if is_bad_for_tanks(g) or not is_open_ground(g, battle) or are_tanks_met(g, battle):
        return 0
    return 2 if battle.has("stalin_tanks") else 1


@rule("6.5.4a", "10.6.3g", "OP-14.6")
def tanks_of(g: NoRetreat, battle: Battle) -> Units:
    """Attacking armour that has supply and fuel."""
    if battle.attacker == SOVIET and g.is_under("no_soviet_armour"):
        return 0
    return battle.attackers & g.armour & ~g.oos & with_fuel(g)


@rule("13.5-OILc")
def with_fuel(g: NoRetreat) -> Units:
    """From the turn after the oil was lost no Axis units but the SS Panzers."""
    return SOVIET_UNITS | 1 << SS_PANZER if g.oil and g.turn > g.oil else -1


@rule("10.6.3e", "13.1c", "13.1m", "OP-13.1")
def is_bad_for_tanks(g: NoRetreat) -> bool:
    return g.weather in (MUD, LONG_WINTER)


@rule("10.6.3b", "14.4b")
def are_tanks_met(g: NoRetreat, battle: Battle) -> bool:
    """By armour or mechanized infantry, which take the bonus away."""
    if battle.attacker == AXIS and g.is_under("axis_armour_any"):
        return False
    return bool(battle.defenders & (g.armour | g.mechanized))


@rule("10.6.3f", "10.7.2e", "OP-10.14")
def is_open_ground(g: NoRetreat, battle: Battle) -> bool:
    """Tanks have room: a clear hex, not all of them at the hexsides of an objective."""
    place = battle.tec
    if not OPEN >> place & 1 or place == g.scorched:
        return False
    origins = bits(g.hexes_of(battle.attackers))
    return not all(is_across_objective(start, place) for start in origins)


@rule("13.1i", "13.5-T05b")
def winter_shift(g: NoRetreat, battle: Battle) -> Column:
    """One column to the left, two in the first winter, on turn 5."""
    if not is_hampered_by_winter(g, battle):
        return 0
    return -2 if g.turn == 5 else -1


@rule("13.1i", "13.1r", "10.1.2i", "OP-13.2", "OP-13.3", "OP-13.4")
def is_hampered_by_winter(g: NoRetreat, battle: Battle) -> bool:
    """Attacks of the Axis, unless of Finns alone, on a hex in the USSR in Snow or Long Winter."""
    if g.weather not in (SNOW, LONG_WINTER) or battle.attacker != AXIS:
        return False
    return bool(USSR >> battle.tec & 1 and battle.attackers & ~(1 << FINNISH))


@rule("10.5f", "6.5.4e", "10.6.2b")
def shifts(g: NoRetreat, battle: Battle) -> list[Shift]:
    """Everything that moves the column, each with its rule."""
    found = terrain_shifts(g, battle)
    if winter := winter_shift(g, battle):
        found.append(Shift("winter", "13.1i", winter))
    if battle.support:
        found.append(Shift("support", "10.6.2b", battle.support))
    if bonus := armour_bonus(g, battle):
        found.append(Shift("armour", "10.6.3a", bonus))
    return [*found, *unit_shifts(g, battle), *event_shifts(g, battle)]


@rule("6.5.4c", "14.6a", "14.7a", "OP-10.13", "OP-10.22")
def unit_shifts(g: NoRetreat, battle: Battle) -> list[Shift]:
    """Shock units in attack, units out of supply and SS Grenadiers in defence."""
    found = []
    shock = battle.attackers & SHOCK_ARMIES & g.red()
    if shock:
        found.append(Shift("shock", "14.7a", shock.bit_count()))
    if battle.defenders & g.oos:
        found.append(Shift("out-of-supply", "6.5.4c", 2))
    if battle.defenders >> SS_GRENADIER & 1:
        found.append(Shift("grenadiers", "14.6a", -1))
    return found


@rule("10.5f", "5.0g", "5.0h")
def event_shifts(g: NoRetreat, battle: Battle) -> list[Shift]:
    found = [Shift("event", "10.5f", value) for name, value in battle.effects if name == "columns"]
    coastal = any(place < FINLAND and BLACK_SEA >> place & 1 for place in bits(battle.hexes))
    if g.is_under("black_sea_fleet") and coastal:
        found.append(Shift("fleet", "10.5f", 1 if battle.attacker == SOVIET else -1))
    if g.is_under("logistics") and battle.attacker == SOVIET:
        found.append(Shift("logistics", "10.5f", -1))
    return found


class Sum(NamedTuple):
    """The arithmetic of a battle before the roll."""

    attack: int
    defence: int
    initial: int
    shifts: list[Shift]
    column: int  # -1: an automatic CA


@rule("10.5e", "10.5f", "10.6.4a", "10.6.4b", "10.6.4c", "EX-10.5-3")
def reckon(g: NoRetreat, battle: Battle) -> Sum:
    attack = strength_of(g, battle, battle.attackers, battle.attacker)
    defence = strength_of(g, battle, battle.defenders, battle.defender)
    initial = initial_column(attack, defence)
    moved = shifts(g, battle)
    if initial < 0:
        return Sum(attack, defence, initial, moved, -1)
    column = min(initial + sum(shift.columns for shift in moved), len(COLUMNS) - 1)
    return Sum(attack, defence, initial, moved, max(column, -1))


@rule("10.0c", "3.0b", "13.1e", "13.1l", "10.7.2g", "OP-13.2")
def table_of(g: NoRetreat, battle: Battle) -> Side:
    """Whose table is used: the attacker's, in winter the Soviet one for both."""
    if battle.has("axis_table"):
        return AXIS
    for place in bits(battle.hexes):
        if g.effect("zhukov_axis") >> place & 1:
            return AXIS
        if g.effect("zhukov_soviet") >> place & 1:
            return SOVIET
    if g.weather in (SNOW, LONG_WINTER):
        return SOVIET
    return battle.attacker
