"""6.4 Bases, 6.6 transfers, and where air units may land."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Count, Hex, Hexes, Unit, Units
from hexfront.games.stalingrado.counters import (
    ALL_AIR,
    FLIGHT_RANGE,
    OF_SIDE,
    ON_STRIPS,
    SIDE_OF,
)
from hexfront.games.stalingrado.state import WAITING, Stalingrado, phasing, steps
from hexfront.games.stalingrado.supply import fed_bases
from hexfront.games.stalingrado.tables import (
    AIRFIELDS,
    AXIS,
    BASES,
    CHARTS,
    SIDES,
    STRIPS,
    in_flight,
)
from hexfront.games.stalingrado.winter import flying_bases
from hexfront.games.stalingrado.zones import foreign

ON_AIRFIELD, ON_STRIP = CHARTS.rooms


@rule("6.4a", "6.4b", "6.4c", "T.2q", "OP-6.19", "A.h")
def bases_for(g: Stalingrado, unit: Unit) -> Hexes:
    """Bases of the unit's side with room for it, of its class and not in bad company."""
    kind = BASES if ON_STRIPS >> unit & 1 else AIRFIELDS
    found = kind & held_bases(g, unit)
    return found & ~full_bases(g, found) & ~foreign(g, unit)


def capacity(base: Hex) -> Count:
    return ON_STRIP if STRIPS >> base & 1 else ON_AIRFIELD


# -- transfers and arrivals in the Movement Phase


@rule("6.6a", "6.6b", "10i", "OP-6.20", "OP-11.3")
def may_transfer(g: Stalingrado) -> Units:
    """Air units on the map that have not moved; the weather must let them start."""
    return started_from(g, ALL_AIR & OF_SIDE[g.side] & ~g.moved)


def started_from(g: Stalingrado, units: Units) -> Units:
    """Of these air units the ones on a base from which the weather lets them start."""
    units &= g.mapped
    usable = flying_bases(g)
    if usable == BASES:
        return units
    place = g.place
    found = 0
    for unit in bits(units if usable else 0):
        if usable >> place[unit] & 1:
            found |= 1 << unit
    return found


@rule("6.6a", "10i", "A.b", "OP-11.3")
def transfer_hexes(g: Stalingrado, unit: Unit) -> Hexes:
    """Within twice the range; without supply within the range as printed."""
    reach = FLIGHT_RANGE[unit] * (1 if g.grounded >> unit & 1 else 2)
    start = g.place[unit]
    return in_flight(start, reach) & bases_for(g, unit) & flying_bases(g) & ~(1 << start)


def full_bases(g: Stalingrado, bases: Hexes) -> Hexes:
    """Of these bases the ones without room."""
    return mask(
        base for base in bits(bases) if (g.at[base] & ALL_AIR).bit_count() >= capacity(base)
    )


def held_bases(g: Stalingrado, unit: Unit) -> Hexes:
    held = g.control if SIDE_OF[unit] == AXIS else ~g.control
    return held & g.rules.scenario.area & ~g.held[1 - SIDE_OF[unit]]


BASING = (
    Limit("6.4a", lambda g, unit: BASES),
    Limit("OP-6.19", held_bases, implied=True),
    Limit("4.1.1d", lambda g, unit: ~foreign(g, unit), implied=True),
    Limit("6.4b", lambda g, unit: ~full_bases(g, AIRFIELDS), implied=True),
    Limit("6.4c", bases_for),
)
"""Where an air unit may be based."""

transfer = steps.choice(
    "transfer",
    rule="6.6a",
    seat=phasing,
    always=True,
    about=lambda g, unit: {"counter": unit, "start": g.place[unit]},
)


def _single_range(g: Stalingrado, unit: Unit) -> Hexes:
    return transfer_hexes(g, unit) if g.grounded >> unit & 1 else -1


@transfer.verb(
    "to",
    "hex",
    *BASING,
    Limit("11.3a", lambda g, unit: flying_bases(g), implied=True),
    Limit("10i", _single_range, implied=True),
    Limit("6.6a", transfer_hexes),
)
@rule("6.6b")
def fly_over(g: Stalingrado, unit: Unit, base: Hex) -> None:
    g.tell("transfers", "6.6a", counter=unit, start=g.place[unit], hex=base)
    g.send(unit, base)
    g.moved |= 1 << unit
    g.transferred |= 1 << unit
    g.follow("moving")


@transfer.verb("stay")
def stay(g: Stalingrado, unit: Unit) -> None:
    g.follow("moving")


def landing(g: Stalingrado) -> Units:
    """Air units that have arrived and have no base yet."""
    return g.at[WAITING] & ALL_AIR & OF_SIDE[g.side]


station = steps.choice(
    "station", rule="4.2.1h", seat=phasing, always=True, about=lambda g, unit: {"counter": unit}
)


@station.verb(
    "to",
    "hex",
    *BASING,
    Limit("10h", lambda g, unit: fed_bases(g, g.side, bases_for(g, unit))),
)
@rule("4.2.1h")
def land(g: Stalingrado, unit: Unit, base: Hex) -> None:
    g.send(unit, base)
    g.moved |= 1 << unit
    g.tell("lands", "4.2.1h", counter=unit, hex=base)
    g.follow("moving")


@station.verb("wait")
def wait(g: Stalingrado, unit: Unit) -> None:
    g.follow("moving")


# -- coming home

divert = steps.choice(
    "divert",
    rule="OP-6.16",
    seat=lambda g, unit: SIDES[SIDE_OF[unit]],
    about=lambda g, unit: {"counter": unit},
)


@divert.verb("to", "hex", Limit("OP-6.16", lambda g, unit: diversions(g, unit)))
def divert_to(g: Stalingrado, unit: Unit, base: Hex) -> None:
    g.tell("diverted", "OP-6.16", counter=unit, hex=base)
    g.send(unit, base)


def diversions(g: Stalingrado, unit: Unit) -> Hexes:
    return bases_for(g, unit) & in_flight(g.place[unit], FLIGHT_RANGE[unit])


@steps.step
@rule("6.1n", "OP-6.16")
def come_home(g: Stalingrado, units: Units) -> None:
    """Back to the base of origin; where that is lost, to another one, or down."""
    for unit in bits(units):
        if g.flights.pop(unit, None) is None:
            continue
        g.cargo.pop(unit, None)
        base = g.place[unit]
        if (g.control >> base & 1) != (SIDE_OF[unit] == AXIS):
            g.follow(("homeless", unit))


@steps.step
@rule("OP-6.16")
def homeless(g: Stalingrado, unit: Unit) -> None:
    """One after another, as the one before may take the last place."""
    if diversions(g, unit):
        g.follow(("divert", unit))
    else:
        g.tell("air-destroyed", "OP-6.16", counter=unit, hex=g.place[unit])
        g.eliminate(unit)
