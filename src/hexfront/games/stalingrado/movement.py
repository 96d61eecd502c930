"""4 Movement: what it costs, where a unit can go, and going there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from hexfront.core.flow import Limit
from hexfront.core.hexes import Reach, Sides, Way, bits, first, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Column, Hex, Hexes, Points, Side, Unit, Units
from hexfront.games.stalingrado.counters import (
    ALL_LAND,
    ALLOWANCE,
    COLUMN,
    LAND_UNITS,
    MOT_COLUMN,
    MOVES_FROM,
    SIDE_OF,
    TRACKED,
)
from hexfront.games.stalingrado.state import GONE, Stalingrado, phasing, steps
from hexfront.games.stalingrado.tables import (
    ANY_RAIL,
    AXIS,
    BOARD,
    CLOSED,
    COSTS,
    IMPASSABLE,
    LAKES,
    LAND,
    MOTOR,
    MOUNTAINS,
    RIVER,
    RIVER_COST,
    ROADS,
    SEA,
    SOVIET,
    STACK_LIMIT,
    SWAMPS,
    SYMBOLIC,
    TURN_1_LINE,
    VOLGA,
    WAY_HEXES,
    WAYS,
    WIDE,
    WIDE_COST,
)
from hexfront.games.stalingrado.zones import barred_in_turn_1, foreign, open_to, pressed, zone

NO_BRIDGE = RIVER - WAYS
WIDE_NO_BRIDGE = WIDE - WAYS
_ROADS_ALONE = ROADS - ANY_RAIL

Kind: TypeAlias = tuple[Side, int, bool, bool, str]
"""All that the ground means to a unit: side, column, tracked, winter; and a rule left out."""
REMEMBERED = 1024
"""Searches kept: the limits of a decision ask for the same one, and so does a later look."""


@cache
@rule("4a", "11.1a", "OP-11.1")
def ground(
    side: Side, column: Column, tracked: bool, winter: bool, without: str
) -> tuple[Sequence[Way], int]:
    """All ways to go for a kind of unit, and the parts that a movement point has.

    In winter Axis units pay half a point more for each hex that is not entered by rail, so a point
    has two parts. A rule may be left out, to see whether it is the one that stands in the way.
    """
    slowed = winter and side == AXIS and without != "11.1a"
    parts = 2 if slowed else 1
    more = 1 if slowed else 0
    costs = {cost * parts + more: hexes for cost, hexes in COSTS[column].items()}
    rivers = {
        cost * parts: river for cost, river in _rivers(column == MOTOR, winter, without).items()
    }
    barriers = _barriers(side, tracked, winter, without)
    return BOARD.ways(costs, barriers, rivers, _roads(parts, more)), parts


@rule("T.2i", "T.2j", "11.4a", "11.4b", "OP-4.4", "OP-11.5")
def _rivers(motor: bool, winter: bool, without: str) -> dict[int, Sides]:
    """What it costs more to cross; ice carries all but motors over the lesser rivers."""
    found = {}
    if without != "T.2j":
        found[WIDE_COST[motor]] = WIDE_NO_BRIDGE
    if (motor or not winter) and without != "T.2i":
        found[RIVER_COST[motor]] = NO_BRIDGE
    return found


@rule("T.2k", "4.4g", "11.4c", "OP-4.22")
def _barriers(side: Side, tracked: bool, winter: bool, without: str) -> Sides:
    """What may not be crossed: the Volga by the Axis, ice by tanks."""
    found = CLOSED if without != "T.2k" else CLOSED - CLOSED
    if side == AXIS and without != "4.4g":
        found = found | VOLGA
    if winter and tracked and without != "11.4c":
        found = found | NO_BRIDGE
    return found


@rule("4g", "T.2n", "T.2o", "OP-4.5")
def _roads(parts: Points, more: Points) -> dict[Points, Sides]:
    """A point a hex; a bridge is wherever a road or railway crosses a river."""
    return {parts: ANY_RAIL, parts + more: _ROADS_ALONE} if more else {parts: WAYS}


def _kind(g: Stalingrado, unit: Unit) -> Kind:
    return SIDE_OF[unit], COLUMN[unit], bool(TRACKED >> unit & 1), g.is_winter, ""


def ways_of(g: Stalingrado, unit: Unit) -> tuple[Sequence[Way], int]:
    return ground(*_kind(g, unit))


@rule("4b", "7a", "10f")
def allowance(g: Stalingrado, unit: Unit) -> Points:
    """Movement points; half of them, rounded up, without supply."""
    points = ALLOWANCE[unit][g.steps[unit]]
    return points if g.supplied >> unit & 1 else points + 1 >> 1


@rule("4.1.2c", "4.1.2d", "OP-4.1", "OP-4.2")
def _entering_costs(ways: Sequence[Way], engaged: Hexes, toll: Points) -> list[Way]:
    """The other reading of 4.1.2: each zone hex costs more to enter."""
    split = []
    for masks, leaving, entries in ways:
        priced = [(price, terrain & ~engaged) for price, terrain in entries]
        priced += [(price + toll, terrain & engaged) for price, terrain in entries]
        split.append(Way(masks, leaving, sorted(entry for entry in priced if entry[1])))
    return split


@rule("4b", "4d", "4.1.2c", "4.1.2d", "4.1.2k", "6.4d")
def reach_from(
    g: Stalingrado,
    unit: Unit,
    start: Hex,
    budget: Points,
    begins: bool = True,
    stops: Hexes = 0,
    origin: Hex = -1,
) -> Reach:
    """Where a unit can go with so many parts of movement points.

    `origin` is the hex where its move began, if that is not the start.
    """
    enemy = 1 - SIDE_OF[unit]
    closed = g.held[enemy] | g.rules.scenario.closed | SYMBOLIC
    if g.battle is None:
        closed |= barred_in_turn_1(g, start if origin < 0 else origin)
    engaged = zone(g, enemy)
    return _search(g, _kind(g, unit), start, budget, closed, engaged, begins, stops)


def _search(
    g: Stalingrado,
    kind: Kind,
    start: Hex,
    budget: Points,
    closed: Hexes,
    engaged: Hexes,
    begins: bool,
    stops: Hexes,
) -> Reach:
    if not g.rules.zone_on_entering:
        return _leaving_zones(kind, start, budget, closed, engaged, stops)
    if begins and engaged >> start & 1:
        budget -= ground(*kind)[1]
    return _entering_zones(kind, start, budget, closed, engaged, stops)


@lru_cache(maxsize=REMEMBERED)
def _leaving_zones(
    kind: Kind, start: Hex, budget: Points, closed: Hexes, engaged: Hexes, stops: Hexes
) -> Reach:
    ways, parts = ground(*kind)
    return BOARD.reach(
        start, budget, ways=ways, forbidden=closed, stops=stops, leaving={parts: engaged}
    )


@lru_cache(maxsize=REMEMBERED)
def _entering_zones(
    kind: Kind, start: Hex, budget: Points, closed: Hexes, engaged: Hexes, stops: Hexes
) -> Reach:
    ways, parts = ground(*kind)
    split = _entering_costs(ways, engaged, parts)
    return BOARD.reach(start, budget, ways=split, forbidden=closed, stops=stops)


def reach_without(
    g: Stalingrado, unit: Unit, rule: str, spent: Points = 0, stops: Hexes = 0
) -> Hexes:
    """Where a unit could go if one rule did not hold."""
    side, start = SIDE_OF[unit], g.place[unit]
    kind = (*_kind(g, unit)[:-1], rule)
    parts = ground(*kind)[1]
    points = ALLOWANCE[unit][g.steps[unit]] if rule == "10f" else allowance(g, unit)
    budget = points * parts - spent
    closed = g.held[1 - side] | g.rules.scenario.closed | SYMBOLIC
    engaged = 0 if rule in ("4.1.2c", "4.1.2d") else zone(g, 1 - side)
    return _search(g, kind, start, budget, closed, engaged, not spent, stops).hexes


def one_hex(g: Stalingrado, unit: Unit, budget: Points, begins: bool, origin: Hex = -1) -> Reach:
    """The neighbours that a unit can go to, each at its price."""
    return reach_from(g, unit, g.place[unit], budget, begins, BOARD.playable, origin)


@rule("4b", "4c", "4e", "4f")
def reach_of(g: Stalingrado, unit: Unit) -> Reach:
    """Where a unit can go from where it stands, with its own points alone."""
    parts = ways_of(g, unit)[1]
    return reach_from(g, unit, g.place[unit], allowance(g, unit) * parts)


@rule("7k", "4.3e", "OP-5.23", "OP-7.5")
def calm(g: Stalingrado, unit: Unit) -> Hexes:
    """Where a unit may stop: one that may not attack must not be made to."""
    if (g.rested | g.railed | g.built) >> unit & 1:
        return ~pressed(g, SIDE_OF[unit])
    return -1


LAST_FROZEN = max(MOVES_FROM)
_FROZEN = [
    mask(unit for unit in range(LAND_UNITS) if MOVES_FROM[unit] > turn)
    for turn in range(LAST_FROZEN)
]


@rule("O.3j", "12.1.1b", "OP-4.23")
def frozen(g: Stalingrado) -> Units:
    """Soviet units that may not move before turn 5."""
    return _FROZEN[g.turn] if g.turn < LAST_FROZEN else 0


@rule("3b", "7n")
def movable(g: Stalingrado) -> Units:
    """Land units of the phasing side that may still move."""
    return g.land(g.side) & ~(g.moved | g.built | frozen(g))


@rule("4.1.2b")
def walk(g: Stalingrado, unit: Unit, path: Sequence[Hex]) -> None:
    """A unit goes along a path, the first hex of which it leaves."""
    g.send(unit, path[-1])
    g.occupy(SIDE_OF[unit], mask(path[1:]))


# -- one unit

march = steps.choice(
    "march",
    rule="4a",
    seat=phasing,
    always=True,
    about=lambda g, unit: {"unit": unit, "start": g.place[unit], "points": allowance(g, unit)},
)


def _without(rule: str, allowed: Callable[..., Hexes], stops: Hexes = 0) -> Limit:
    """The reason why a unit cannot go where it could without this rule."""

    def allows(g: Stalingrado, unit: Unit, spent: Points = 0, origin: Hex = -1) -> Hexes:
        if rule == "4.1.2d" and not zone(g, g.enemy) >> g.place[unit] & 1:
            return -1
        found = allowed(g, unit, spent, origin)
        return found | ~reach_without(g, unit, rule, spent, stops)

    return Limit(rule, allows, implied=True)


def _terrain(hexes: Hexes, barred: Units = -1, *, rule: str) -> Limit:
    """The reason why units, or those of some kind, do not go to such hexes."""
    return Limit(rule, lambda g, unit, *_: ~hexes if barred >> unit & 1 else -1, implied=True)


NO_GROUND = (
    _terrain(SYMBOLIC, rule="6.4d"),
    _terrain(SEA, rule="T.2m"),
    _terrain(LAKES, rule="T.2l"),
    _terrain(IMPASSABLE, rule="T.2p"),
    _terrain(SWAMPS & ~(WAY_HEXES[AXIS] | WAY_HEXES[SOVIET]), MOT_COLUMN, rule="T.2e"),
    _terrain(MOUNTAINS & ~(WAY_HEXES[AXIS] | WAY_HEXES[SOVIET]), MOT_COLUMN, rule="T.2h"),
)
_IN_THE_WAY = ("T.2k", "4.4g", "11.4c", "4.1.2d", "4.1.2c", "T.2j", "T.2i", "10f", "11.1a")


STOPPING = (
    Limit("4.1.2k", lambda g, unit, *_: ~g.held[g.enemy]),
    Limit("4.1.1b", lambda g, unit, *_: ~g.full),
    Limit("4.1.1d", lambda g, unit, *_: ~foreign(g, unit)),
    Limit("7k", lambda g, unit, *_: calm(g, unit)),
)
"""Where a unit may end its move."""


def _line_of_turn_1(rule: str, below: bool) -> Limit:
    def allows(g: Stalingrado, unit: Unit) -> Hexes:
        start = g.place[unit]
        return -1 if TURN_1_LINE >> start & 1 != below else ~barred_in_turn_1(g, start)

    return Limit(rule, allows, implied=True)


HERE = Limit("4c", lambda g, unit, *_: ~(1 << g.place[unit]), implied=True)
"""To stay is no move."""


@march.verb(
    "to",
    "hex",
    HERE,
    *STOPPING,
    _line_of_turn_1("4.4e", below=False),
    _line_of_turn_1("4.4f", below=True),
    *NO_GROUND,
    *(_without(rule, lambda g, unit, *_: reach_of(g, unit).hexes) for rule in _IN_THE_WAY),
    Limit("4b", lambda g, unit: reach_of(g, unit).hexes & ~(1 << g.place[unit])),
)
def go(g: Stalingrado, unit: Unit, place: Hex) -> None:
    start = g.place[unit]
    path = reach_of(g, unit).path(place)
    g.moved |= 1 << unit
    walk(g, unit, path)
    g.tell("moves", "4a", unit=unit, start=start, hex=place)
    g.follow("moving")


# -- hex by hex, where the path matters


@rule("4.4f")
def next_steps(g: Stalingrado, unit: Unit, spent: Points, origin: Hex) -> Hexes:
    """The neighbours that the unit can still pay for, and where it may stop or go on."""
    left = allowance(g, unit) * ways_of(g, unit)[1] - spent
    near = one_hex(g, unit, left, not spent, origin)
    found = near.hexes & ~(1 << g.place[unit])
    for crowded in bits(found & (g.full | foreign(g, unit) | ~calm(g, unit))):
        rest = left - price_of(g, unit, near, crowded, not spent)
        onward = reach_from(g, unit, crowded, rest, False, 0, origin).hexes & ~(1 << crowded)
        if not onward & stops_of(g, unit):
            found &= ~(1 << crowded)
    return found


def price_of(g: Stalingrado, unit: Unit, near: Reach, place: Hex, begins: bool) -> Points:
    """What a neighbour costs, in parts of points; breaking contact is paid by the budget."""
    price = near.cost(place)
    assert price is not None
    if g.rules.zone_on_entering and begins and zone(g, 1 - SIDE_OF[unit]) >> g.place[unit] & 1:
        price += ways_of(g, unit)[1]
    return price


def stops_of(g: Stalingrado, unit: Unit) -> Hexes:
    """Where a unit may end its move, its own hex left out."""
    return open_to(g, unit) & calm(g, unit) & ~(1 << g.place[unit])


def _one_step(g: Stalingrado, unit: Unit, spent: Points, origin: Hex, place: Hex) -> None:
    start = g.place[unit]
    left = allowance(g, unit) * ways_of(g, unit)[1] - spent
    price = price_of(g, unit, one_hex(g, unit, left, not spent, origin), place, not spent)
    walk(g, unit, (start, place))
    g.tell("moves", "4a", unit=unit, start=start, hex=place)
    g.follow(("stepping", unit, spent + price, origin))


def _first_steps(g: Stalingrado, unit: Unit, *_: int) -> Hexes:
    return next_steps(g, unit, 0, g.place[unit])


_STEPPING = (
    HERE,
    Limit("4.1.2k", lambda g, unit, *_: ~g.held[g.enemy], implied=True),
    *NO_GROUND,
)


@march.verb(
    "step",
    "hex",
    *_STEPPING,
    *(_without(rule, _first_steps, BOARD.playable) for rule in _IN_THE_WAY),
    Limit("4b", _first_steps),
)
def set_out(g: Stalingrado, unit: Unit, place: Hex) -> None:
    g.moved |= 1 << unit
    _one_step(g, unit, 0, g.place[unit], place)


stepping = steps.choice(
    "stepping",
    rule="4a",
    seat=phasing,
    always=True,
    about=lambda g, unit, spent, origin: {"unit": unit, "start": g.place[unit]},
)


@stepping.verb(
    "step",
    "hex",
    *_STEPPING,
    *(_without(rule, next_steps, BOARD.playable) for rule in _IN_THE_WAY),
    Limit("4b", next_steps),
)
def step_on(g: Stalingrado, unit: Unit, spent: Points, origin: Hex, place: Hex) -> None:
    _one_step(g, unit, spent, origin, place)


@rule("4.1.1b")
def may_stop(g: Stalingrado, unit: Unit, *_: int) -> bool:
    """Not in an overfull hex, in bad company, or where it would have to attack and may not."""
    place = g.place[unit]
    if (g.at[place] & ALL_LAND).bit_count() > STACK_LIMIT[place]:
        return False
    return not (foreign(g, unit) | ~calm(g, unit)) >> place & 1


@stepping.verb("stop", None, Limit("4.1.1b", may_stop))
def stop(g: Stalingrado, unit: Unit, spent: Points, origin: Hex) -> None:
    g.follow("moving")


@march.verb(
    "stay",
    None,
    Limit("4.1.1b", lambda g, unit: not g.arrived >> unit & 1 or may_stop(g, unit)),
)
def stay(g: Stalingrado, unit: Unit) -> None:
    """Nothing done: the unit may be picked again, unless it has just entered the map."""
    g.moved |= g.arrived & 1 << unit
    g.follow("moving")


@rule("4.2.2a", "4.2.2b", "4.2.2e", "OP-4.16")
def may_leave(g: Stalingrado, unit: Unit) -> bool:
    """Axis units may leave by the West edge, or the North edge west of 0601, for a point."""
    if g.side != AXIS or g.arrived >> unit & 1:
        return False
    reach = reach_of(g, unit)
    parts = ways_of(g, unit)[1]
    engaged = 0 if g.rules.zone_on_entering else zone(g, SOVIET)
    budget = (allowance(g, unit) - 1) * parts
    for place in bits(reach.hexes & g.rules.scenario.axis_exit):
        cost = reach.cost(place)
        if cost is not None and cost + (parts if engaged >> place & 1 else 0) <= budget:
            return True
    return False


@march.verb(
    "leave",
    None,
    Limit("4.2.2e", lambda g, unit: g.side == AXIS, implied=True),
    Limit("4.2.2a", may_leave),
)
def leave(g: Stalingrado, unit: Unit) -> None:
    g.tell("leaves", "4.2.2a", counter=unit, start=g.place[unit])
    g.send(unit, GONE)
    g.follow("moving")


# -- a whole stack at once

column = steps.choice(
    "column",
    rule="4f",
    seat=phasing,
    always=True,
    about=lambda g, group: {"units": group, "start": g.place[first(group)]},
)


@rule("4f")
def common_reach(g: Stalingrado, group: Units) -> Hexes:
    """The hexes that every unit of a group can reach, each with its own points."""
    start = g.place[first(group)]
    found = BOARD.playable & ~(1 << start)
    for unit in bits(group):
        found &= reach_of(g, unit).hexes
        if not found:
            break
    return found


def with_room(g: Stalingrado, group: Units) -> Hexes:
    """Hexes where all of a group may stay."""
    count = group.bit_count()
    room = LAND & ~g.full
    for place in bits(room & g.held[g.side]):
        if (g.at[place] & ALL_LAND).bit_count() + count > STACK_LIMIT[place]:
            room &= ~(1 << place)
    return room & _ROOM_FOR[min(count, len(_ROOM_FOR) - 1)]


_ROOM_FOR = [
    mask(place for place in bits(LAND) if STACK_LIMIT[place] >= count)
    for count in range(max(STACK_LIMIT) + 2)
]


def _acceptable(g: Stalingrado, group: Units) -> Hexes:
    found = -1
    for unit in bits(group):
        found &= ~foreign(g, unit) & calm(g, unit)
    return found


@column.verb(
    "to",
    "hex",
    Limit("4.1.2k", lambda g, group: ~g.held[g.enemy], implied=True),
    Limit("4b", common_reach),
    Limit("4.1.1a", with_room),
    Limit("4.1.1d", _acceptable),
)
def go_together(g: Stalingrado, group: Units, place: Hex) -> None:
    start = g.place[first(group)]
    for unit in bits(group):
        walk(g, unit, reach_of(g, unit).path(place))
    g.moved |= group
    g.tell("stack-moves", "4f", units=group, count=group.bit_count(), start=start, hex=place)
    g.follow("moving")


@column.verb("drop", "unit", Limit("4f", lambda g, group: group if group.bit_count() > 1 else 0))
def leave_behind(g: Stalingrado, group: Units, unit: Unit) -> None:
    g.follow(("column", group & ~(1 << unit)))


@column.verb("stay")
def stay_together(g: Stalingrado, group: Units) -> None:
    g.follow("moving")
