"""Chapter 10.8: the advance after a battle, and that of 15.5."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Points, Side, Unit, Units
from hexfront.games.noretreat.columns import is_across_objective, with_fuel
from hexfront.games.noretreat.combat import fighting
from hexfront.games.noretreat.movement import march
from hexfront.games.noretreat.stacking import has_soviet_tanks
from hexfront.games.noretreat.state import (
    ON_MAP,
    NoRetreat,
    seat_of_side,
    steps,
    unit_side,
)
from hexfront.games.noretreat.tables import (
    AXIS,
    CLEAR,
    FACING,
    GROUND,
    LONG_WINTER,
    MUD,
    OF_SIDE,
    SOVIET,
    STOPS_ADVANCE,
)

# -- 10.8: advance


@rule("10.8b", "10.8e", "10.7.3c")
def may_advance(g: NoRetreat, side: Side, done: Units) -> Units:
    """Surviving attackers that may still go."""
    battle = fighting(g)
    units = battle.attackers & g.mobile & ~(g.disorganized | g.white | done)
    where = g.where
    return mask(
        unit
        for unit in bits(units)
        if where[unit] < ON_MAP and FACING[where[unit]] & battle.vacated & g.may_enter(unit)
    )


@rule("EX-5.0-1", "EX-5.0-2")
def advance_limit(g: NoRetreat, unit: Unit) -> Points:
    """How many hexes a unit may advance, after events in the order in which they were played."""
    limit = usual_advance(g, unit)
    if unit_side(unit) == AXIS:
        for name, _ in fighting(g).effects:
            if name == "one_hex":
                limit = 1
            elif name == "further":
                limit += 1
    return limit


@rule("10.8.1a", "10.8.1e", "6.5.4b", "13.1d", "13.1n")
def usual_advance(g: NoRetreat, unit: Unit) -> Points:
    """Two hexes or three, but only one in mud, in Long Winter or out of supply."""
    if g.weather in (MUD, LONG_WINTER) or g.oos >> unit & 1:
        return 1
    return 3 if may_go_third_hex(g, unit) else 2


@rule("10.8.2a", "10.8.2b", "10.8.2c", "13.1j", "14.3c", "13.5-T11a")
def may_go_third_hex(g: NoRetreat, unit: Unit) -> bool:
    """Armour in clear weather: Soviet tanks from turn 11, Panzers while they have fuel."""
    if g.weather != CLEAR or not g.armour >> unit & 1:
        return False
    return has_soviet_tanks(g) if unit_side(unit) == SOVIET else bool(with_fuel(g) >> unit & 1)


advance = steps.choice(
    "advance",
    rule="10.8a",
    seat=seat_of_side,
    about=lambda g, side, done: {"hexes": fighting(g).vacated},
)


@advance.verb(
    "unit",
    "unit",
    Limit("10.8b", lambda g, side, done: fighting(g).attackers),
    Limit("10.8e", may_advance),
)
def pick_advancing(g: NoRetreat, side: Side, done: Units, unit: Unit) -> None:
    g.follow(("advance_to", side, done | 1 << unit, unit, 0))


@advance.verb("done")
def end_advance(g: NoRetreat, side: Side, done: Units) -> None:
    """The rest stays; nobody follows later."""
    fighting(g).vacated = 0


advance_to = steps.choice(
    "advance_to",
    rule="10.8.1a",
    seat=seat_of_side,
    about=lambda g, side, done, unit, gone: {"unit": unit, "gone": gone},
)


@rule("10.8.1a", "10.8.1b", "10.8.1c", "10.8.1d", "10.8.1g", "10.8c")
def next_hexes(g: NoRetreat, side: Side, done: Units, unit: Unit, gone: Points) -> Hexes:
    near = FACING[g.where[unit]] & g.may_enter(unit) & ~g.held[1 - side]
    return near & fighting(g).vacated if not gone else near


@advance_to.verb(
    "to",
    "hex",
    Limit("10.8.1b", lambda g, side, done, unit, gone: GROUND & ~g.held[1 - side]),
    Limit("10.8.1a", next_hexes),
)
@rule("10.8d", "EX-10.8.1")
def advance_one(
    g: NoRetreat, side: Side, done: Units, unit: Unit, gone: Points, place: Hex
) -> None:
    start = g.where[unit]
    march(g, unit, [place])
    g.tell("advanced", "10.8a", unit=unit, start=start, hex=place)
    gone += 1
    stopped = is_advance_over(g, start, place) or gone >= advance_limit(g, unit)
    if stopped or not next_hexes(g, side, done, unit, gone):
        g.follow(("advance", side, done))
    else:
        g.follow(("advance_to", side, done, unit, gone))


@rule("10.8.1f", "10.8.1h", "10.8.1i", "OP-10.19", "OP-10.27")
def is_advance_over(g: NoRetreat, start: Hex, place: Hex) -> bool:
    """Terrain and areas where an advance ends; a scorched city is marsh."""
    if STOPS_ADVANCE >> place & 1 or place == g.scorched:
        return True
    return is_across_objective(start, place)


@advance_to.verb("stop", None, Limit("10.8.1a", lambda g, side, done, unit, gone: int(gone > 0)))
def stop_advance(g: NoRetreat, side: Side, done: Units, unit: Unit, gone: Points) -> None:
    g.follow(("advance", side, done))


# -- 15.5


@rule("15.5a", "OP-15.4")
def may_break_out(g: NoRetreat, hexes: Hexes) -> Units:
    """Units under a Counterblow marker that nobody could answer."""
    units = g.stack(hexes & g.counterblows[g.nonactive]) & OF_SIDE[g.nonactive]
    units &= g.mobile & ~(g.disorganized | g.white)
    return mask(unit for unit in bits(units) if break_out_hexes(g, unit))


def break_out_hexes(g: NoRetreat, unit: Unit) -> Hexes:
    return FACING[g.where[unit]] & g.may_enter(unit) & ~g.held[g.active]


@steps.step
def breakout(g: NoRetreat, hexes: Hexes) -> None:
    """Markers that no Active unit was next to when the phase began."""
    quiet = hexes & g.effect("quiet")
    if may_break_out(g, quiet):
        g.follow(("break_out", g.nonactive, quiet, 0))


break_out = steps.choice("break_out", rule="15.5a", seat=seat_of_side)


@break_out.verb(
    "unit", "unit", Limit("15.5a", lambda g, side, hexes, done: may_break_out(g, hexes) & ~done)
)
def pick_breaking_out(g: NoRetreat, side: Side, hexes: Hexes, done: Units, unit: Unit) -> None:
    g.follow(("break_out_to", side, hexes, done | 1 << unit, unit))


@break_out.verb("done")
def end_break_out(g: NoRetreat, side: Side, hexes: Hexes, done: Units) -> None:
    """They stay."""


break_out_to = steps.choice(
    "break_out_to",
    rule="15.5a",
    seat=seat_of_side,
    about=lambda g, side, hexes, done, unit: {"unit": unit},
)


@break_out_to.verb(
    "to",
    "hex",
    Limit("15.5a", lambda g, side, hexes, done, unit: break_out_hexes(g, unit)),
)
def break_out_one_hex(
    g: NoRetreat, side: Side, hexes: Hexes, done: Units, unit: Unit, place: Hex
) -> None:
    start = g.where[unit]
    march(g, unit, [place])
    g.tell("advanced", "15.5a", unit=unit, start=start, hex=place)
    g.follow(("break_out", side, hexes, done))
