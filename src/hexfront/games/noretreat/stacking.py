"""Chapter 8.4: stacking, and the counters that go to the Turn Track."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Count, Hex, Hexes, Side, Turn, Unit, Units
from hexfront.games.noretreat.state import (
    DESTROYED,
    GONE,
    SHATTERED,
    TRACK,
    NoRetreat,
    seat_of_side,
    steps,
    unit_side,
)
from hexfront.games.noretreat.tables import (
    AXIS,
    CADRES,
    LAST_TURN,
    OF_SIDE,
    RETURN_DELAY,
    REZERVY,
    SOVIET,
)

# -- 8.4: stacking


@rule("8.4.1a", "8.4.2a", "8.6c", "15.8b")
def excess(g: NoRetreat, side: Side, units: Units) -> Count:
    """How many units of a stack are too many: the Axis may stack two; Rezervy does not count."""
    units &= ~(1 << REZERVY)
    count = units.bit_count()
    if count < 2:
        return 0
    return count - 2 if side == AXIS or may_soviets_stack(g, units) else count - 1


@rule("8.4.1b", "8.4.1c", "8.4.1d", "13.5-T11b", "13.5-T23a", "OP-8.2")
def may_soviets_stack(g: NoRetreat, units: Units) -> bool:
    """From turn 11 tanks with anything but Forts, from turn 23 any two."""
    if g.turn >= 23:
        return True
    return has_soviet_tanks(g) and bool(units & g.armour) and not units & g.forts


@rule("13.5-T11a", "OP-13.14")
def has_soviet_tanks(g: NoRetreat) -> bool:
    """From the Soviet Player Turn of turn 11."""
    return g.turn > 11 or (g.turn == 11 and g.active == SOVIET)


@rule("8.4c", "OP-7.9")
def has_room(g: NoRetreat, side: Side, place: Hex, unit: Unit) -> bool:
    together = g.at[place] | 1 << unit
    return excess(g, side, together) <= excess(g, side, g.at[place]) + spare(g, side, place)


def with_room(g: NoRetreat, side: Side, unit: Unit, hexes: Hexes) -> Hexes:
    """Those of these places where the unit would not be one too many."""
    held = hexes & g.held[side]
    crowded = mask(place for place in bits(held) if not has_room(g, side, place, unit))
    return hexes & ~crowded


def spare(g: NoRetreat, side: Side, place: Hex) -> Count:
    """Prepared Offensive lets one more Soviet unit into some hexes for this Player Turn."""
    return int(side == SOVIET and g.effect("prepared") >> place & 1)


def overstacked(g: NoRetreat, side: Side) -> Hexes:
    """Places with more units than the rules allow."""
    places = 0
    at = g.at
    for place in bits(g.held[side]):
        units = at[place]
        if units & (units - 1) and excess(g, side, units) > spare(g, side, place):
            places |= 1 << place
    return places


@steps.step
@rule("8.4c", "8.4.3a", "8.4.3b", "OP-8.1")
def check_stacking(g: NoRetreat) -> None:
    """At the end of a phase or battle the owner takes excess units off."""
    for side in (g.active, g.nonactive):
        places = overstacked(g, side)
        if places:
            place = (places & -places).bit_length() - 1
            g.follow(("take_off", side, place), "check_stacking")
            return


take_off = steps.choice(
    "take_off", rule="8.4.3a", seat=seat_of_side, about=lambda g, side, place: {"hex": place}
)


def _of_excess(g: NoRetreat, side: Side, place: Hex) -> Units:
    """Units whose removal helps; Rezervy is no part of the limit."""
    units = g.at[place]
    now = excess(g, side, units)
    return mask(unit for unit in bits(units) if excess(g, side, units & ~(1 << unit)) < now)


@take_off.verb("unit", "unit", Limit("8.4.3a", _of_excess))
@rule("8.4.3a", "8.4.3b", "OP-8.7", "OP-8.10")
def take_off_unit(g: NoRetreat, side: Side, place: Hex, unit: Unit) -> None:
    to_destroyed = (g.oos | g.forts) >> unit & 1
    g.tell("excess", "8.4.3a", unit=unit, hex=place, place=DESTROYED if to_destroyed else SHATTERED)
    if CADRES >> unit & 1:
        to_turn_track(g, unit)
    else:
        g.lay_aside(unit)
        g.put(unit, DESTROYED if to_destroyed else SHATTERED)


# -- the turn track


@rule("14.9.3a", "14.2c", "14.10a", "15.2c", "10.7.1e")
def to_turn_track(g: NoRetreat, unit: Unit) -> None:
    """It comes back as a reinforcement, when its back says."""
    turn = g.turn + RETURN_DELAY[unit]
    if CADRES >> unit & 1:
        turn = free_turn_for_cadre(g, unit, turn)
    g.lay_aside(unit)
    g.put(unit, TRACK + turn if turn <= LAST_TURN else GONE)
    g.tell("to-turn-track", "10.7.1e", unit=unit, turn=turn)


@rule("14.9.3b", "OP-14.13")
def free_turn_for_cadre(g: NoRetreat, unit: Unit, turn: Turn) -> Turn:
    """The first turn from this one on without another Cadre of its side."""
    others = CADRES & OF_SIDE[unit_side(unit)] & ~(1 << unit)
    while turn <= LAST_TURN and g.at[TRACK + turn] & others:
        turn += 1
    return turn
