"""7 Replacements: points, replenishing and rebuilding, before any movement."""

from __future__ import annotations

from collections.abc import Callable

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Count, Hex, Hexes, Side, Unit, Units
from hexfront.games.stalingrado.bases import bases_for, started_from
from hexfront.games.stalingrado.counters import (
    ALL_AIR,
    ALL_HQ,
    ALL_LAND,
    BLUE,
    BRIGADES,
    EXIT_TURN,
    FLIGHT_RANGE,
    FULL,
    MOT_COLUMN,
    NO_AIRLIFTED_MEN,
    OF_SIDE,
    POINTS,
    POOL_OF,
    POOL_SIDE,
    REDUCED,
    TRANSPORTS,
)
from hexfront.games.stalingrado.entries import FOR_MOTORS, edge_hexes, ways_out
from hexfront.games.stalingrado.state import (
    LOST,
    POOL,
    Stalingrado,
    hex_means_its_top_unit,
    phasing,
    steps,
)
from hexfront.games.stalingrado.supply import TO_A_WAY, fed_bases, paths_from
from hexfront.games.stalingrado.tables import (
    AIRFIELDS,
    AXIS,
    CHARTS,
    CITIES,
    NORTH_OF_UPPER_DON,
    ON_VOLGA,
    RAIL_HEXES,
    SOUTH_OF_KUBAN,
    SOVIET,
    in_flight,
)
from hexfront.games.stalingrado.winter import flying_bases
from hexfront.games.stalingrado.zones import foreign, zone


@steps.step
@rule("7c", "7f", "S.2", "OP-7.1")
def replacement_points(g: Stalingrado) -> None:
    """What the table gives this turn is added; points are kept until they are used."""
    came = []
    for pool, side in enumerate(POOL_SIDE):
        points = POINTS[pool][g.turn] if side == g.side else 0
        g.points[pool] += points
        came.append(points)
    if any(came):
        g.tell("points", "7c", side=g.side, points=came)
    g.follow("replacements")


@rule("7s", "7t", "7u", "7v", "O.1h")
def blue_panzers_end(g: Stalingrado) -> None:
    """At the start of turn 20 the superior Panzer divisions become normal ones."""
    if g.turn != CHARTS.blue_until:
        return
    for unit in bits(BLUE):
        if g.steps[unit] > FULL:
            g.steps[unit] = FULL
    g.tell("blue-ends", "7v")


# -- who may get points


def affordable(g: Stalingrado) -> Units:
    """Counters of the phasing side for which at least one point is there."""
    found = 0
    for pool, points in enumerate(g.points):
        if points and POOL_SIDE[pool] == g.side:
            found |= _SERVED[pool]
    return found


_SERVED = [
    mask(counter for counter, pool in enumerate(POOL_OF) if pool == number)
    for number in range(len(POOL_SIDE))
]


def reduced(g: Stalingrado, kind: Units) -> Units:
    """Counters of a kind on the map that have lost their first step."""
    own = bits(kind & OF_SIDE[g.side] & g.mapped)
    return mask(counter for counter in own if g.steps[counter] == REDUCED)


@rule("7j")
def unengaged(g: Stalingrado) -> Units:
    return ~g.units_in(g.held[g.side] & zone(g, g.enemy))


@rule("7l", "OP-7.3")
def reached_by_land(g: Stalingrado) -> Units:
    """In range of a headquarters, which must itself be supplied unless players agreed otherwise."""
    return g.fed if g.rules.supplied_hq else g.ranged


@rule("7b", "7d", "OP-7.10")
def _fit(g: Stalingrado) -> Units:
    return reduced(g, ALL_LAND) & ~(g.rested | g.built)


@rule("7b", "OP-7.7")
def rebuildable(g: Stalingrado) -> Units:
    """Eliminated counters that may come back: not those whose time to leave has come."""
    found = 0
    for counter in bits(g.at[POOL] & OF_SIDE[g.side]):
        leaves = EXIT_TURN[counter]
        if not leaves or leaves > g.turn or g.returned >> counter & 1:
            found |= 1 << counter
    return found


replacements = steps.choice(
    "replacements",
    rule="7f",
    seat=phasing,
    always=True,
    about=lambda g: {"points": g.points[:]},
)


MINE = Limit("7b", lambda g: OF_SIDE[g.side], implied=True)

hex_means_its_top_unit(replacements, "replenish")

NEVER_AGAIN = (
    Limit("8j", lambda g: ~(g.at[LOST] & ALL_HQ), implied=True),
    Limit("4.2.2f", lambda g: ~g.at[LOST], implied=True),
    Limit("OP-7.7", lambda g: ~g.at[POOL] | rebuildable(g), implied=True),
)
"""Why a counter that is gone does not come back."""


def _not_by_land(g: Stalingrado) -> Units:
    """Counters for which points are spent in other ways."""
    return reduced(g, ALL_AIR) | g.at[POOL]


@replacements.verb(
    "replenish",
    "unit",
    MINE,
    *NEVER_AGAIN,
    Limit("7b", lambda g: ~_not_by_land(g) | affordable(g), implied=True),
    Limit("7d", _fit),
    Limit("7b", affordable),
    Limit("7j", unengaged),
    Limit("7l", reached_by_land),
)
@rule("7d", "7k")
def replenish(g: Stalingrado, unit: Unit) -> None:
    _make_whole(g, unit)


@replacements.verb(
    "refit",
    "unit",
    MINE,
    Limit("7i", lambda g: ALL_AIR, implied=True),
    Limit("7d", lambda g: reduced(g, ALL_AIR) & ~g.rested),
    Limit("7b", affordable),
)
@rule("7r", "OP-7.8")
def refit(g: Stalingrado, unit: Unit) -> None:
    """Air units may fly in the same turn."""
    _make_whole(g, unit)


def _make_whole(g: Stalingrado, unit: Unit) -> None:
    g.points[POOL_OF[unit]] -= 1
    g.steps[unit] = FULL
    g.rested |= 1 << unit
    g.tell("replenished", "7d", unit=unit, hex=g.place[unit])
    g.follow("replacements")


# -- rebuilding


@replacements.verb(
    "rebuild",
    "unit",
    MINE,
    *NEVER_AGAIN,
    Limit("7d", rebuildable),
    Limit("7b", affordable),
)
def rebuild(g: Stalingrado, unit: Unit) -> None:
    g.follow(("rebuild_to", unit))


rebuild_to = steps.choice(
    "rebuild_to", rule="7d", seat=phasing, always=True, about=lambda g, unit: {"counter": unit}
)


@rule("7p", "7q")
def own_cities(g: Stalingrado) -> Hexes:
    """On a railway of the Axis; or north of the Don, south of the Kuban or on the Volga."""
    if g.side == AXIS:
        return CITIES & RAIL_HEXES[AXIS] & g.control
    return CITIES & (NORTH_OF_UPPER_DON | SOUTH_OF_KUBAN | ON_VOLGA) & ~g.control


@rule("4.2.1g", "OP-4.15")
def own_edge(g: Stalingrado) -> Hexes:
    return edge_hexes(g, g.side, "WN" if g.side == AXIS else "NE")


@rule("7o", "OP-7.6", "OP-7.8")
def building_sites(g: Stalingrado, unit: Unit) -> Hexes:
    """Cities of the side (by 7) or its edges (by 4.2.1g), free of enemy zones and not full."""
    if ALL_AIR >> unit & 1:
        bases = bases_for(g, unit)
        return fed_bases(g, g.side, bases) if bases else 0
    motor = bool(MOT_COLUMN >> unit & 1)
    edge = own_edge(g) & FOR_MOTORS if motor else own_edge(g)
    sites = (own_cities(g) & ways_out(g, g.side, motor) | edge) & ~g.held[g.enemy]
    return sites & ~zone(g, g.enemy) & ~g.full & ~foreign(g, unit) & g.rules.scenario.area


def _cities(side: Side) -> Callable[[Stalingrado, Unit], Hexes]:
    """Where a side's land units are rebuilt, as far as place and control go."""

    def allows(g: Stalingrado, unit: Unit) -> Hexes:
        return own_cities(g) | own_edge(g) if g.side == side and ALL_LAND >> unit & 1 else -1

    return allows


def _on_land(allows: Callable[[Stalingrado, Unit], Hexes]) -> Callable[[Stalingrado, Unit], Hexes]:
    return lambda g, unit: allows(g, unit) if ALL_LAND >> unit & 1 else -1


SITES = (
    Limit("7p", _cities(AXIS), implied=True),
    Limit("7q", _cities(SOVIET), implied=True),
    Limit("7o", _on_land(lambda g, unit: ~zone(g, g.enemy)), implied=True),
    Limit("4.1.1a", _on_land(lambda g, unit: ~g.full), implied=True),
    Limit("4.1.1d", lambda g, unit: ~foreign(g, unit), implied=True),
    Limit("OP-7.6", building_sites),
)


@rebuild_to.verb("reduced_at", "hex", *SITES)
@rule("7d")
def rebuild_reduced(g: Stalingrado, unit: Unit, place: Hex) -> None:
    _rebuild(g, unit, REDUCED, place)


@rebuild_to.verb(
    "full_at",
    "hex",
    Limit("7e", lambda g, unit: -(g.points[POOL_OF[unit]] >= FULL)),
    *SITES,
)
@rule("7e")
def rebuild_full(g: Stalingrado, unit: Unit, place: Hex) -> None:
    _rebuild(g, unit, FULL, place)


def _rebuild(g: Stalingrado, unit: Unit, steps_bought: Count, place: Hex) -> None:
    """It may not move in this turn and was off the map when supply was checked (OP-10.8)."""
    bit = 1 << unit
    g.points[POOL_OF[unit]] -= steps_bought
    g.steps[unit] = steps_bought
    g.send(unit, place)
    if ALL_LAND & bit:
        g.occupy(g.side, 1 << place)
        g.built |= bit
        g.arrived |= bit
        g.commanded |= bit
        g.supplied |= bit
    else:
        g.rested |= bit
        g.grounded &= ~bit
    g.tell("rebuilt", "7d", unit=unit, steps=steps_bought, hex=place)
    g.follow("replacements")


@rebuild_to.verb("back")
def back(g: Stalingrado, unit: Unit) -> None:
    g.follow("replacements")


# -- by air (6.5.1)


@rule("6.5.1a", "6.5.1b")
def can_carry_men(g: Stalingrado, transport: Unit, unit: Unit) -> bool:
    """An intact one carries men for a division or two brigades, a reduced one for a brigade."""
    loaded = [one for by, one, _ in g.reserved if by == transport]
    if not BRIGADES >> unit & 1:
        return g.steps[transport] == FULL and not loaded
    if any(not BRIGADES >> one & 1 for one in loaded):
        return False
    return len(loaded) < g.steps[transport]


@rule("7m", "OP-7.4")
def fields_near(g: Stalingrado, unit: Unit) -> Hexes:
    """Own airfields to which at most 3 points lead from the unit."""
    held = g.control if g.side == AXIS else ~g.control
    return paths_from(g, g.side, g.place[unit], TO_A_WAY).hexes & AIRFIELDS & held


@rule("6.5.1c", "OP-6.22", "OP-7.4")
def may_reserve(g: Stalingrado) -> Units:
    """Reduced units, unengaged, that a transport could reach."""
    able = _fit(g) & affordable(g) & unengaged(g) & ~NO_AIRLIFTED_MEN
    if not able or not transports(g):
        return 0
    found = 0
    for unit in bits(able):
        if any(carriers(g, unit, field) for field in bits(fields_near(g, unit))):
            found |= 1 << unit
    return found


@rule("6.1m", "6.5.2c", "10k", "A.a")
def transports(g: Stalingrado) -> Units:
    """Transports and larger bombers that can start from a supplied airfield.

    One that lives on what is flown in stands on a field that is not.
    """
    idle = TRANSPORTS & OF_SIDE[g.side] & ~(g.grounded | g.airlift | g.flown | g.transferred)
    return started_from(g, idle)


def carriers(g: Stalingrado, unit: Unit, field: Hex) -> Units:
    """Transports that could bring men for the unit to a field."""
    if not flying_bases(g) >> field & 1:
        return 0
    bound = {by: to for by, _, to in g.reserved}
    found = 0
    for by in bits(transports(g)):
        near = in_flight(g.place[by], FLIGHT_RANGE[by]) >> field & 1
        if near and bound.get(by, field) == field and can_carry_men(g, by, unit):
            found |= 1 << by
    return found


@replacements.verb(
    "reserve",
    "unit",
    MINE,
    Limit("6.5.1c", lambda g: ~NO_AIRLIFTED_MEN, implied=True),
    Limit("7d", _fit, implied=True),
    Limit("7b", affordable, implied=True),
    Limit("7j", unengaged, implied=True),
    Limit("7m", may_reserve),
)
def reserve(g: Stalingrado, unit: Unit) -> None:
    g.follow(("reserve_at", unit))


reserve_at = steps.choice(
    "reserve_at", rule="7m", seat=phasing, always=True, about=lambda g, unit: {"unit": unit}
)


def _fields(g: Stalingrado, unit: Unit) -> Hexes:
    found = fields_near(g, unit)
    for field in bits(found):
        if not carriers(g, unit, field):
            found &= ~(1 << field)
    return found


@reserve_at.verb("at", "hex", Limit("7m", _fields))
def choose_field(g: Stalingrado, unit: Unit, field: Hex) -> None:
    g.follow(("reserve_by", unit, field))


reserve_by = steps.choice(
    "reserve_by",
    rule="6.5.1a",
    seat=phasing,
    about=lambda g, unit, field: {"unit": unit, "hex": field},
)


@reserve_by.verb("by", "unit", Limit("6.5.1a", carriers))
@rule("OP-7.4", "7k")
def choose_transport(g: Stalingrado, unit: Unit, field: Hex, by: Unit) -> None:
    """The point is set aside; the unit may not attack whether or not the transport arrives."""
    g.points[POOL_OF[unit]] -= 1
    g.rested |= 1 << unit
    g.reserved = (*g.reserved, (by, unit, field))
    g.tell("reserved", "OP-7.4", unit=unit, transport=by, hex=field)
    g.follow("replacements")


@replacements.verb("done")
def done(g: Stalingrado) -> None:
    """Movement may begin."""
