"""Chapter 10.6: strengths, shifts and the column of a battle."""

from __future__ import annotations

from typing import NamedTuple

from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Side, Units
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
def strength_of(g: NoRetreat, battle: Battle, units: Units, side: Side) -> int:
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
def initial_column(attack: int, defence: int) -> int:
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


@rule("10.6.1a", "10.6.1b", "10.6.1c", "10.6.1d", "13.1h", "13.1q", "10.1.2h", "10.7.2d")
@rule("10.7.3b")
def terrain_shifts(g: NoRetreat, battle: Battle) -> list[Shift]:
    """The defender's hex, and hexsides if all attackers cross that kind."""
    place = battle.tec
    if battle.counterattack or battle.counterblow >> place & 1:
        return []
    found = []
    ground = TERRAIN[place]
    scorched = place == g.scorched
    shift = -1 if scorched else ground.shift
    if shift:
        found.append(Shift("terrain", "10.6.1a", shift))
    origins = bits(g.hexes_of(battle.attackers))
    frozen = g.weather in (SNOW, LONG_WINTER)
    bridged = frozen or battle.has("no_river")
    if not bridged and all(is_across_river(start, place) for start in origins):
        found.append(Shift("river", "10.6.1b", -1))
    if all(is_across_objective(start, place) for start in origins):
        found.append(Shift("objective", "10.6.1c", -1))
    if g.works >> place & 1 and battle.defender == AXIS:
        found.append(Shift("works", "14.13c", -1))
    return found


def is_across_river(start: Hex, place: Hex) -> bool:
    return start < FINLAND and place < FINLAND and (start, place) in RIVERS


def is_across_objective(start: Hex, place: Hex) -> bool:
    """Into an objective hex across one of its hexsides."""
    if start == FINLAND:
        return place == FINNISH_OBJECTIVE_SIDE
    return start < FINLAND and place < FINLAND and (start, place) in OBJECTIVE_SIDES


@rule("10.6.3a", "10.6.3b", "10.6.3c", "10.6.3d", "10.6.3e", "10.6.3g")
@rule("6.5.4a", "13.1c", "13.1m", "13.5-OILc", "14.3b", "14.4b", "14.5a", "10.7.2e")
@rule("OP-10.14", "OP-13.1", "OP-14.6")
def armour_bonus(g: NoRetreat, battle: Battle) -> int:
    """One column for armour against infantry in the open; the SS Panzers always have it."""
    tanks = battle.attackers & g.armour & ~g.oos
    if battle.attacker == AXIS:
        if g.oil and g.turn > g.oil:
            tanks &= 1 << SS_PANZER
    elif g.is_under("no_soviet_armour"):
        return 0
    if not tanks:
        return 0
    if battle.attacker == AXIS and tanks >> SS_PANZER & 1:
        return 1
    if g.weather in (MUD, LONG_WINTER) or not is_open_ground(g, battle):
        return 0
    stout = battle.defenders & (g.armour | g.mechanized)
    if stout and not (battle.attacker == AXIS and g.is_under("axis_armour_any")):
        return 0
    return 2 if battle.has("stalin_tanks") else 1


@rule("10.6.3f")
def is_open_ground(g: NoRetreat, battle: Battle) -> bool:
    """Tanks have room: a clear hex, not all of them at the hexsides of an objective."""
    place = battle.tec
    if not OPEN >> place & 1 or place == g.scorched:
        return False
    origins = bits(g.hexes_of(battle.attackers))
    return not all(is_across_objective(start, place) for start in origins)


@rule("13.1i", "13.1r", "13.5-T05b", "10.1.2i", "OP-13.2", "OP-13.3", "OP-13.4")
def winter_shift(g: NoRetreat, battle: Battle) -> int:
    """Axis attacks on Soviets in the USSR suffer in Snow and Long Winter, twice on turn 5."""
    if g.weather not in (SNOW, LONG_WINTER) or battle.attacker != AXIS:
        return 0
    if not USSR >> battle.tec & 1 or not battle.attackers & ~(1 << FINNISH):
        return 0
    return -2 if g.turn == 5 else -1


@rule("6.5.4e")
@rule("10.5f", "6.5.4c", "10.6.2b", "14.6a", "14.7a", "OP-10.13", "OP-10.22")
def shifts(g: NoRetreat, battle: Battle) -> list[Shift]:
    """Everything that moves the column, each with its rule."""
    found = terrain_shifts(g, battle)
    if winter := winter_shift(g, battle):
        found.append(Shift("winter", "13.1i", winter))
    if battle.support:
        found.append(Shift("support", "10.6.2b", battle.support))
    if bonus := armour_bonus(g, battle):
        found.append(Shift("armour", "10.6.3a", bonus))
    shock = battle.attackers & SHOCK_ARMIES & g.red()
    if shock:
        found.append(Shift("shock", "14.7a", shock.bit_count()))
    if battle.defenders & g.oos:
        found.append(Shift("out-of-supply", "6.5.4c", 2))
    if battle.defenders >> SS_GRENADIER & 1:
        found.append(Shift("grenadiers", "14.6a", -1))
    found += event_shifts(g, battle)
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
