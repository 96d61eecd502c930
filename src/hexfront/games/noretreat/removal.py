"""Chapter 11: what leaves the map in phase 6, and the Drop marker of 15.9."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Side, Unit, Units
from hexfront.games.noretreat.cards import can_pay, charge
from hexfront.games.noretreat.losses import eliminate
from hexfront.games.noretreat.state import (
    GONE,
    NoRetreat,
    seat_of_active,
    seat_of_side,
    steps,
)
from hexfront.games.noretreat.supply import still_lacking, supplied
from hexfront.games.noretreat.tables import (
    AXIS,
    AXIS_UNITS,
    CLEAR,
    FACING,
    ROMANIAN_OIL,
    ROMANIANS,
    SIDES,
    SOVIET,
    USSR,
)


@steps.step
@rule("4.0q", "11.1a", "11.2a", "11.2b", "11.3b", "OP-4.4")
def removal_phase(g: NoRetreat) -> None:
    g.follow(
        ("starve", g.active),
        ("starve", g.nonactive),
        "remove_markers",
        "romania",
        "scorched_earth",
    )


@steps.step
@rule("11.1a", "11.1b", "11.1c", "11.1d", "OP-7.15")
def starve(g: NoRetreat, side: Side) -> None:
    """Units still out of supply are eliminated, all judged before any leaves."""
    spared = g.stack(g.effect("spared")) if side == AXIS else 0
    for unit in bits(still_lacking(g, side) & ~spared):
        eliminate(g, unit, "11.1b")


@steps.step
@rule("11.2a", "11.2b", "11.2c", "7.10b", "OP-11.1", "OP-11.2")
def remove_markers(g: NoRetreat) -> None:
    g.oos = g.disorganized = 0
    g.zones = [-1, -1]
    g.lift_effects("spared")
    drop_leaves(g)


@rule("15.9d")
def drop_leaves(g: NoRetreat) -> None:
    """The Drop marker goes to the turn track."""
    if g.rules.drop and g.active == AXIS and g.is_under("drop"):
        g.lift_effects("drop")
        g.drop = g.turn + 4


@steps.step
@rule("11.3b", "13.5-OILb", "14.2b", "OP-11.4", "OP-11.5")
def romania(g: NoRetreat) -> None:
    """A red Soviet unit in the oil fields: the Romanian armies leave the game."""
    if g.at[ROMANIAN_OIL] & g.red() and any(g.where[unit] != GONE for unit in bits(ROMANIANS)):
        for unit in bits(ROMANIANS):
            g.lay_aside(unit)
            g.put(unit, GONE)
        g.tell("romania-surrenders", "11.3b", units=ROMANIANS)


SCORCHED_COST = 2


@steps.step
@rule("14.13c")
def scorched_earth(g: NoRetreat) -> None:
    """The side that holds the scorched city may pay two cards to lift the marker."""
    if g.scorched >= 0:
        owner = AXIS if g.control >> g.scorched & 1 else SOVIET
        if can_pay(g, owner, SCORCHED_COST):
            g.follow(("rebuild_city", owner))


rebuild_city = steps.choice(
    "rebuild_city", rule="14.13c", seat=seat_of_side, about=lambda g, side: {"hex": g.scorched}
)


@rebuild_city.verb("rebuild")
def pay_for_city(g: NoRetreat, side: Side) -> None:
    charge(g, side, SCORCHED_COST, "14.13c", "city_rebuilt")


@rebuild_city.verb("none")
def leave_scorched(g: NoRetreat, side: Side) -> None:
    """It stays."""


@steps.step
def city_rebuilt(g: NoRetreat) -> None:
    g.tell("city-rebuilt", "14.13c", hex=g.scorched)
    g.scorched = -1


# -- 15.9: the Drop marker


@rule("15.9b", "OP-15.5")
def drop_targets(g: NoRetreat) -> Units:
    """Axis units in the USSR next to a supplied Soviet unit."""
    near = 0
    for place in bits(g.hexes_of(supplied(g, SOVIET) & ~g.oos)):
        near |= FACING[place]
    return g.stack(near & USSR) & AXIS_UNITS


@steps.step
@rule("15.9b")
def soviet_drop(g: NoRetreat) -> None:
    ready = g.rules.drop and g.drop == 0 and g.active == SOVIET
    if ready and g.weather != CLEAR and drop_targets(g):
        g.follow("drop")


drop = steps.choice("drop", rule="15.9b", seat=seat_of_active)


@drop.verb("drop", "unit", Limit("15.9b", drop_targets))
@rule("15.9c")
def drop_on(g: NoRetreat, unit: Unit) -> None:
    g.disorganized |= 1 << unit
    g.drop = g.turn + 99  # on the map until the Axis phase 6 sends it to the Turn Track
    g.lasting("drop", 1 << unit)
    g.tell("dropped", "15.9b", side=SIDES[SOVIET], unit=unit)


@drop.verb("none")
def no_drop(g: NoRetreat) -> None:
    """It waits."""
