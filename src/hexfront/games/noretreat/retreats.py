"""Chapter 10.7.5: retreats."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Side, Unit
from hexfront.games.noretreat.combat import fighting
from hexfront.games.noretreat.losses import eliminate
from hexfront.games.noretreat.movement import march
from hexfront.games.noretreat.stacking import to_turn_track
from hexfront.games.noretreat.state import (
    ALL_PLACES,
    SHATTERED,
    NoRetreat,
    seat_of_side,
    steps,
    unit_side,
)
from hexfront.games.noretreat.supply import could_be_supplied, supplied_places
from hexfront.games.noretreat.tables import (
    AREA_SET,
    AXIS,
    CADRES,
    FACING,
    FINNISH,
    GROUND,
    NEXT_TO,
)

# -- 10.7.5: retreat


@rule("10.7.5d", "10.7.5f", "10.7.5g", "8.5.4a", "14.1e")
def may_retreat_into(g: NoRetreat, unit: Unit) -> Hexes:
    side = unit_side(unit)
    ground = g.may_enter(unit) & ~g.held[1 - side] & GROUND
    if unit == FINNISH:
        return 0
    roving = g.battle is not None and g.battle.has("roving") and side == AXIS
    if roving:
        return ground
    return ground & (~g.zone(1 - side) | g.held[side])


Way = tuple[Hex, ...]
"""The places that a retreat enters, the last of them its end."""


@rule("10.7.5a", "10.7.5c", "10.7.5e", "10.7.5h", "10.7.5i", "OP-10.17")
def retreat_ways(g: NoRetreat, unit: Unit) -> list[Way]:
    """All ways that a retreat can take: two hexes away, or at once into an area."""
    start = g.where[unit]
    ground = may_retreat_into(g, unit)
    ways: list[Way] = []
    for middle in bits(FACING[start] & ground):
        if 1 << middle & AREA_SET:
            ways.append((middle,))
            continue
        ends = bits(FACING[middle] & ground & ~NEXT_TO[start] & ~(1 << start))
        ways += [(middle, end) for end in ends]
    return ways


@rule("10.7.5b", "OP-10.15", "OP-10.21")
def ways_to_supply(g: NoRetreat, unit: Unit) -> list[Way]:
    """Towards supply if any way leads there, with the Cities that are taken on it."""
    ways = retreat_ways(g, unit)
    ends = ends_of(ways)
    if not ends & (ends - 1):
        return ways
    side = unit_side(unit)
    prizes = g.cities_of(1 - side)
    ends_by_prize: dict[Hexes, Hexes] = {}
    for way in ways:
        taken = mask(way) & prizes
        ends_by_prize[taken] = ends_by_prize.get(taken, 0) | 1 << way[-1]
    safe = {taken: supplied_after(g, unit, taken, ends) for taken, ends in ends_by_prize.items()}
    return [way for way in ways if safe[mask(way) & prizes] >> way[-1] & 1] or ways


def supplied_after(g: NoRetreat, unit: Unit, taken: Hexes, ends: Hexes) -> Hexes:
    """Those of these ends in which a unit is supplied once it has taken these Cities."""
    side = unit_side(unit)
    after = g.clone()
    after.control ^= taken
    after.put(unit, SHATTERED)
    safe = could_be_supplied(after, unit, side, ends)
    for end in bits(ends & ~safe & g.zone(1 - side)):  # there its presence opens the hex to a line
        after.put(unit, end)
        safe |= supplied_places(after, side) & 1 << end
    return safe


def ends_of(ways: list[Way]) -> Hexes:
    return mask(way[-1] for way in ways)


@rule("OP-10.21")
def way_to(g: NoRetreat, unit: Unit, end: Hex) -> Way:
    """Of several ways to one end the owner would choose one that takes something."""
    prizes = g.controlled(1 - unit_side(unit))
    ways = [way for way in ways_to_supply(g, unit) if way[-1] == end]
    return max(ways, key=lambda way: (mask(way) & prizes).bit_count())


@steps.step
@rule("10.7.5a", "10.7.5k", "10.7.6a", "OP-10.16", "10.7.2h")
def retreat_from(g: NoRetreat, place: Hex, shatter: bool) -> None:
    """All units of the hex, one after another; who cannot retreat is eliminated."""
    battle = fighting(g)
    units = g.at[place] & (battle.defenders | battle.bystanders)
    if not units:
        return
    unit = (units & -units).bit_length() - 1
    g.follow(("retreat_from", place, shatter))
    if retreat_ways(g, unit):
        g.follow(("retreat", unit_side(unit), unit, shatter))
    else:
        eliminate(g, unit, "10.7.5k")


retreat = steps.choice(
    "retreat",
    rule="10.7.5a",
    seat=seat_of_side,
    about=lambda g, side, unit, shatter: {"unit": unit},
)


@retreat.verb(
    "to",
    "hex",
    Limit("10.7.5d", lambda g, side, unit, shatter: GROUND & ~g.held[1 - side]),
    Limit("10.7.5g", lambda g, side, unit, shatter: may_retreat_into(g, unit)),
    Limit("10.7.5a", lambda g, side, unit, shatter: ends_of(retreat_ways(g, unit))),
    Limit("10.7.5b", lambda g, side, unit, shatter: ends_of(ways_to_supply(g, unit))),
)
@rule("10.7.5h", "OP-10.21", "OP-10.26", "7.7c", "10.7.6a", "14.9.3a")
def retreat_to(g: NoRetreat, side: Side, unit: Unit, shatter: bool, place: Hex) -> None:
    way = way_to(g, unit, place)
    start = g.where[unit]
    march(g, unit, [*way])
    path = [ALL_PLACES[step] for step in way]
    g.tell("retreated", "10.7.5a", unit=unit, start=start, path=path, hex=place)
    battle = fighting(g)
    if shatter and battle.defenders >> unit & 1:
        g.tell("shattered", "10.7f", unit=unit)
        if CADRES >> unit & 1:
            to_turn_track(g, unit)
        else:
            g.lay_aside(unit)
            g.put(unit, SHATTERED)
