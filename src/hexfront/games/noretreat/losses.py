"""Chapter 10.7.1 and 14.9: lost steps, Cadres in their place, and where lost units go."""

from __future__ import annotations

from hexfront.core.flow import Limit, Result
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Side, Unit, Units
from hexfront.games.noretreat.stacking import to_turn_track
from hexfront.games.noretreat.state import (
    CADRE_BOX,
    DESTROYED,
    GONE,
    ON_MAP,
    SURRENDERED,
    Battle,
    NoRetreat,
    seat_of_side,
    steps,
    unit_side,
)
from hexfront.games.noretreat.tables import (
    BERLIN_GARRISON,
    GERMAN_FORTS,
    GONE_FOR_GOOD,
    OF_SIDE,
    SHOCK_ARMIES,
    SIDES,
    SOVIET,
    SS_GRENADIER,
    SS_PANZER,
    TO_TURN_TRACK,
    TWO_VALUES,
)

# -- step losses


@rule("14.1g", "OP-14.5")
def forts_first(g: NoRetreat, side: Side, units: Units) -> Units:
    """German Forts lose the first step."""
    return units & GERMAN_FORTS or units


@rule("14.5b", "OP-14.5")
def ss_panzer_first(g: NoRetreat, side: Side, units: Units) -> Units:
    """Then the SS Panzers, if they attack."""
    units = forts_first(g, side, units)
    return units & attackers_of(g, side) & 1 << SS_PANZER or units


@rule("14.6b", "OP-14.5")
def grenadiers_first(g: NoRetreat, side: Side, units: Units) -> Units:
    """Then the SS Grenadiers, in attack and defence."""
    units = ss_panzer_first(g, side, units)
    return units & 1 << SS_GRENADIER or units


@rule("14.7b")
def shock_first(g: NoRetreat, side: Side, units: Units) -> Units:
    """Shock units on their red face, if they attack."""
    units = grenadiers_first(g, side, units)
    return units & attackers_of(g, side) & SHOCK_ARMIES & g.red() or units


def attackers_of(g: NoRetreat, side: Side) -> Units:
    battle = g.battle
    return battle.attackers if battle is not None and battle.attacker == side else 0


@steps.step
@rule("10.7i", "10.7.1b")
def lose_step(g: NoRetreat, side: Side, units: Units) -> None:
    """One step of one of these units that are still on the map."""
    units = mask(unit for unit in bits(units) if g.where[unit] < ON_MAP)
    if units:
        g.follow(("loss", side, units))


loss = steps.choice(
    "loss", rule="10.7.1b", seat=seat_of_side, about=lambda g, side, units: {"units": units}
)


@loss.verb(
    "unit",
    "unit",
    Limit("10.7.1b", lambda g, side, units: units),
    Limit("14.1g", forts_first),
    Limit("14.5b", ss_panzer_first),
    Limit("14.6b", grenadiers_first),
    Limit("14.7b", shock_first),
)
def choose_loss(g: NoRetreat, side: Side, units: Units, unit: Unit) -> None:
    g.follow(("step_loss", unit))


@steps.step
@rule("10.7.1a", "14.1b", "14.9.2a", "OP-14.11", "OP-14.12")
def step_loss(g: NoRetreat, unit: Unit) -> None:
    """A unit in battle loses a step; where it is eliminated a Cadre may take its place."""
    place = g.where[unit]
    if place >= ON_MAP:
        return
    take_step(g, unit)
    side = unit_side(unit)
    waiting = g.at[CADRE_BOX] & OF_SIDE[side]
    eliminated = g.where[unit] >= ON_MAP and TWO_VALUES >> unit & 1
    if eliminated and waiting and is_by_combat_result(g.battle):
        g.follow(("cadre", side, place))


@rule("14.9.2b")
def is_by_combat_result(battle: Battle | None) -> bool:
    """Whether steps are being lost to DD or EX, not to an event."""
    if battle is None or battle.has("no_mercy"):
        return False
    return battle.result in ("DD", "EX") or battle.has("fort_exchange")


@steps.step
@rule("10.7.1a", "14.1b")
def take_step(g: NoRetreat, unit: Unit) -> None:
    """A full two-step unit is flipped, another one eliminated."""
    if g.has_two_steps(unit):
        g.flip(unit, 1)
        g.tell("step-lost", "10.7.1a", unit=unit, hex=g.where[unit])
    else:
        eliminate(g, unit, "10.7.1a")


cadre = steps.choice(
    "cadre", rule="14.9.2a", seat=seat_of_side, about=lambda g, side, place: {"hex": place}
)


@cadre.verb(
    "cadre", "unit", Limit("14.9.2a", lambda g, side, place: g.at[CADRE_BOX] & OF_SIDE[side])
)
def place_cadre(g: NoRetreat, side: Side, place: Hex, unit: Unit) -> None:
    g.put(unit, place)
    g.tell("cadre", "14.9.2a", unit=unit, hex=place)
    battle = g.battle
    if battle is not None and battle.hexes >> place & 1 and side == battle.defender:
        battle.bystanders |= 1 << unit


@cadre.verb("none")
def no_cadre(g: NoRetreat, side: Side, place: Hex) -> None:
    """The Cadre waits for another day."""


@rule("11.1d", "14.2c", "14.2d", "14.9.3c", "14.10a", "14.10b")
def eliminate(g: NoRetreat, unit: Unit, rule: str) -> None:
    """Some counters come back by the turn track, whatever happened, and bring no points."""
    place = g.where[unit]
    if TO_TURN_TRACK >> unit & 1:
        g.tell("eliminated", rule, unit=unit, hex=place)
        to_turn_track(g, unit)
        return
    box = box_of_lost(g, unit)
    g.tell("eliminated", rule, unit=unit, hex=place, place=box)
    g.lay_aside(unit)
    g.put(unit, box)
    if box == SURRENDERED:
        score_surrender(g, unit)
    if unit == BERLIN_GARRISON:
        berlin_falls(g)


@rule("10.7.1c", "10.7.1d", "6.5.4d", "11.1c", "14.1f", "16.0d")
def box_of_lost(g: NoRetreat, unit: Unit) -> Hex:
    """Gone for good if the counter says so; else surrendered without supply, or destroyed."""
    if GONE_FOR_GOOD >> unit & 1:
        return GONE
    return SURRENDERED if g.oos >> unit & 1 else DESTROYED


@rule("10.7.1d", "7.2.2c", "12.7.5b", "12.7.5c", "OP-11.3")
def score_surrender(g: NoRetreat, unit: Unit) -> None:
    """A point for the enemy, also for a counter that is reduced or has one step yet."""
    g.score(1 - unit_side(unit), 1)


@rule("12.5a", "OP-12.6")
def berlin_falls(g: NoRetreat) -> None:
    """The Berlin Garrison eliminated, Hitler is dead."""
    g.end(Result((SIDES[SOVIET],), "berlin", "12.5a"))
