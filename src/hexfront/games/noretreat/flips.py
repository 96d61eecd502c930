"""Chapter 7.1 to 7.5: the flips of the Organization Phase."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Count, Points, Unit, Units
from hexfront.games.noretreat.cards import can_pay, charge, is_asked_anyway, play_event
from hexfront.games.noretreat.moments import playable
from hexfront.games.noretreat.state import (
    NoRetreat,
    seat_of_active,
    steps,
)
from hexfront.games.noretreat.supply import overland
from hexfront.games.noretreat.tables import (
    AXIS,
    BALKANS,
    HOME,
    REGIONALS,
    SHOCK_ARMIES,
    SOVIET,
    SOVIET_UNITS,
    SS_GRENADIER,
    SS_PANZER,
    TWO_VALUES,
    WEAK,
    YUGOSLAVS,
)
from hexfront.games.noretreat.types import FaceNumber

# -- step A: flips

flips = steps.choice("flips", rule="7.0a", seat=seat_of_active, always=is_asked_anyway)


def improvement_cost(unit: Unit) -> Points:
    cost = soviet_improvement_cost if SOVIET_UNITS >> unit & 1 else axis_improvement_cost
    return cost(unit)


@rule("7.1b", "7.1c", "14.5c", "14.6c")
def axis_improvement_cost(unit: Unit) -> Points:
    return 1 if unit in (SS_PANZER, SS_GRENADIER) else 2


@rule("7.1d", "7.1e", "14.7c", "OP-7.2")
def soviet_improvement_cost(unit: Unit) -> Points:
    return 2 if SHOCK_ARMIES >> unit & 1 else 1


@rule("7.1a", "7.4a", "OP-7.12")
def on_weak_face(g: NoRetreat) -> Units:
    """Active counters on the map that show the weaker of two faces; Forts have their own rule."""
    return g.on_map(g.active) & TWO_VALUES & g.weak & ~(REGIONALS | YUGOSLAVS)


@rule("7.1f", "7.3b", "13.5-T03c", "OP-7.2")
def have_second_step(g: NoRetreat) -> Units:
    """Before turn 17 no Soviet unit can be improved but, from turn 6, the Shock units."""
    if g.active == AXIS or g.turn >= 17:
        return -1
    return SHOCK_ARMIES if g.turn >= 6 else 0


def on_reduced_side(g: NoRetreat) -> Units:
    """Active two-step units on the map that show their reduced side."""
    return on_weak_face(g) & have_second_step(g)


@rule("7.9.1a", "13.5-T01b", "13.5-T05a")
def is_too_early(g: NoRetreat) -> bool:
    """The Axis neither improves nor replaces before turn 5."""
    return g.active == AXIS and g.turn < 5


@rule("7.9.1b", "13.5-T24a", "OP-7.5")
def is_too_late(g: NoRetreat) -> bool:
    """The Axis neither improves nor replaces after turn 23."""
    return g.active == AXIS and g.turn > 23


def _affordable(g: NoRetreat, units: Units) -> Units:
    return mask(unit for unit in bits(units) if can_pay(g, g.active, improvement_cost(unit)))


@flips.verb(
    "improve",
    "unit",
    Limit("7.1a", on_weak_face),
    Limit("7.1f", have_second_step),
    Limit("7.1h", lambda g: -(not is_too_early(g) and not is_too_late(g))),
    Limit("6.5.1a", lambda g: ~g.oos),
    Limit("OP-7.13", lambda g: ~g.flipped),
    Limit("7.1b", lambda g: _affordable(g, on_reduced_side(g))),
    Limit("7.0b", lambda g: overland(g, g.active)),
)
def improve(g: NoRetreat, unit: Unit) -> None:
    g.follow("flips")
    charge(g, g.active, improvement_cost(unit), "7.1b", "improvement", unit)


@steps.step
def improvement(g: NoRetreat, unit: Unit) -> None:
    g.follow(("reactions", g.nonactive, "step", unit), ("improved", unit))


@steps.step
@rule("7.1a")
def improved(g: NoRetreat, unit: Unit) -> None:
    g.flip(unit, 0)
    g.flipped |= 1 << unit
    g.tell("improved", "7.1a", unit=unit)


@rule("7.2.0a", "7.2.1b", "13.5-T06a", "13.5-T13a", "13.5-T18c", "OP-7.4")
def free_modernizations(g: NoRetreat) -> Count:
    """Education from turn 6; experience from turn 13 to 17."""
    if g.turn < 6:
        return 0
    return 2 if 13 <= g.turn <= 17 else 1


@rule("7.2.0a", "OP-7.2", "OP-7.3")
def brown(g: NoRetreat) -> Units:
    """Soviet units that the free flip can turn red."""
    if g.active != SOVIET:
        return 0
    return g.on_map(SOVIET) & TWO_VALUES & g.weak & ~(REGIONALS | YUGOSLAVS | SHOCK_ARMIES)


@flips.verb(
    "modernize",
    "unit",
    Limit("7.2.0a", brown),
    Limit("7.2.1a", lambda g: -(g.modernized < free_modernizations(g))),
    Limit("6.5.1a", lambda g: ~g.oos),
    Limit("OP-7.13", lambda g: ~g.flipped),
    Limit("7.0b", lambda g: overland(g, SOVIET)),
)
def modernize(g: NoRetreat, unit: Unit) -> None:
    g.modernized += 1
    g.flip(unit, 0)
    g.flipped |= 1 << unit
    g.tell("modernized", "7.2.0a", unit=unit)
    g.follow("flips")


@rule("7.5b", "14.1a", "14.8a", "OP-14.4")
def fort_cost(g: NoRetreat, unit: Unit) -> Points:
    """One card in the city that it is named after, or for Yugoslavs at home; else two."""
    place = g.where[unit]
    return 1 if place == HOME[unit] or BALKANS >> place & 1 else 2


@rule("7.5a", "7.5c", "14.8a", "14.1a")
def convertible(g: NoRetreat, face: FaceNumber) -> Units:
    """Regional or Fortified counters that show this face; Yugoslavs only in the Balkans."""
    if g.active != SOVIET:
        return 0
    units = g.on_map(SOVIET) & (REGIONALS | YUGOSLAVS) & (g.weak if face == WEAK else ~g.weak)
    return units & ~YUGOSLAVS | units & YUGOSLAVS & g.stack(BALKANS)


@flips.verb(
    "fortify",
    "unit",
    Limit("7.5a", lambda g: convertible(g, WEAK)),
    Limit("13.5-T03a", lambda g: -(g.turn >= 3)),
    Limit("OP-7.13", lambda g: ~g.flipped),
    Limit(
        "7.5b",
        lambda g: mask(
            unit for unit in bits(convertible(g, WEAK)) if can_pay(g, SOVIET, fort_cost(g, unit))
        ),
    ),
)
@rule("7.1g", "OP-7.1")
def fortify(g: NoRetreat, unit: Unit) -> None:
    g.follow("flips")
    charge(g, SOVIET, fort_cost(g, unit), "7.5b", "converted", unit, 0)


@flips.verb(
    "unfortify",
    "unit",
    Limit("7.5c", lambda g: convertible(g, 0)),
    Limit("OP-7.13", lambda g: ~g.flipped),
)
@rule("14.1b", "EX-8-5")
def unfortify(g: NoRetreat, unit: Unit) -> None:
    g.follow(("converted", unit, WEAK), "flips")


@steps.step
def converted(g: NoRetreat, unit: Unit, face: FaceNumber) -> None:
    g.flip(unit, face)
    g.flipped |= 1 << unit
    g.tell("converted", "7.5a" if face == 0 else "7.5c", unit=unit, fort=face == 0)


@flips.verb(
    "play",
    "card",
    Limit("5.0a", lambda g: g.hands[g.active]),
    Limit("5.3.1a", lambda g: playable(g, g.active, "phase")),
)
@rule("EX-5.0-3")
def play_in_flip_step(g: NoRetreat, card: Card) -> None:
    g.follow("flips")
    play_event(g, g.active, card, "phase")


@flips.verb("done")
def end_flips(g: NoRetreat) -> None:
    """There is no way back to this step."""
