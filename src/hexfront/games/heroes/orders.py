"""2.2 what a player may do in a turn, and what a unit may be ordered to do.

The two choices stand here; the chapters add their verbs to them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Points, Unit, Units
from hexfront.games.heroes.state import (
    ADRENALINE,
    AP,
    COMMAND,
    OPPORTUNITY,
    PAYMENTS,
    WAITING,
    Heroes,
    Payment,
    steps,
    turn_seat,
)
from hexfront.games.heroes.tables import BUNKER, MARKER_NUMBER, MARKERS, SQUADS_AP, Marker

RALLY_COST = 5  # 7.6a
ENDLESS = 99
"""More than any action costs: what an opportunity or a card has to spend."""

turn = steps.choice(
    "turn",
    rule="2.2b",
    seat=turn_seat,
    always=True,
    about=lambda g: {"round": g.round, "ap": g.ap[g.player], "cap": g.cap[g.player]},
)

order = steps.choice(
    "order",
    rule="2.2c",
    seat=turn_seat,
    always=True,
    about=lambda g, how, unit, group: _about_order(g, how, unit, group),
)


def _about_order(g: Heroes, how: Payment, unit: Unit, group: Units) -> dict[str, Any]:
    """Who acts, how it is paid, and what may be spent; nothing to count where it is free."""
    points = budget(g, how, unit)
    return {
        "unit": unit,
        "units": group,
        "payment": PAYMENTS[how],
        "points": points if points < ENDLESS else None,
    }


@rule("7.5d", "7.5m", "15.0j")
def marker_of(g: Heroes, unit: Unit) -> Marker | None:
    """The marker that hampers a unit; a generic hit does not."""
    number = g.marker[unit]
    return MARKERS[number - 1] if 0 < number <= len(MARKERS) else None


@rule("3.2.1a", "3.2.1b", "3.1b", "3.2.2a", "9.0d", "9.0i")
def budget(g: Heroes, how: Payment, unit: Unit) -> Points:
    """The most that an action paid in this way may cost."""
    player = g.player
    if how == AP:
        if g.activated & g.command.own[player]:
            return g.ap[player] + g.cap[player] if g.ap[player] else 0
        return SQUADS_AP + g.cap[player]
    return g.cap[player] if how == COMMAND else ENDLESS


def is_single(group: Units) -> bool:
    return not group & (group - 1)


@rule("5.1b", "7.5p", "7.5l", "15.6a", "18.1.2a", "17.1d")
def may_turn(g: Heroes, unit: Unit) -> bool:
    """Not if pinned, stunned or immobilized, in a bunker, or carried."""
    marker = marker_of(g, unit)
    if marker is not None and marker.no_pivot:
        return False
    bit = 1 << unit
    return not (g.aboard & bit or (g.inside & bit and is_in_bunker(g, unit)))


def is_in_bunker(g: Heroes, unit: Unit) -> bool:
    if not g.inside >> unit & 1:
        return False
    work = g.work_at(g.place[unit])
    return work is not None and work[0] == BUNKER


@rule("5.3a", "7.5r")
def pivot_cost(g: Heroes, unit: Unit) -> Points:
    marker = marker_of(g, unit)
    return 1 + marker.move_cost if marker is not None else 1


def can_act(g: Heroes, how: Payment, unit: Unit) -> bool:
    """Whether there is anything that the unit could do for what may be spent."""
    bit = 1 << unit
    if (
        g.standing & ~g.hidden & bit
        and may_turn(g, unit)
        and pivot_cost(g, unit) <= budget(g, how, unit)
    ):
        return True
    return order.is_open(g, (how, unit, bit), but="with")


def _acting(g: Heroes, how: Payment, units: Units) -> Units:
    """Whoever stands openly and unhit can at least turn, for one point."""
    marker = g.marker
    free = g.standing & ~(g.hidden | g.aboard | g.inside) if budget(g, how, 0) else 0
    able = 0
    while units:
        bit = units & -units
        units ^= bit
        unit = bit.bit_length() - 1
        if (free & bit and not marker[unit]) or can_act(g, how, unit):
            able |= bit
    return able


@rule("0.1f", "5.5a", "5.5d", "3.0a", "20.0a")
def present(g: Heroes) -> Units:
    """Own units on the map, and reinforcements that may come now (OP-3.0.2)."""
    return g.command.own[g.player] & (g.standing | g.ready)


@rule("2.2f", "2.2i", "2.2j", "2.2z", "3.0c")
def may_spend_ap(g: Heroes) -> Units:
    """Units of the open activation and fresh ones, which join it or open one (9.0)."""
    return ~g.used


@rule("2.2k", "3.0j", "3.0k", "9.0a", "9.0b", "9.0c")
def may_share(g: Heroes) -> Units:
    """Others join an open activation, unless that has still to be learned."""
    if g.rules.groups:
        return -1
    return g.activated & g.command.own[g.player] or -1


@rule("2.2m", "3.1a", "2.2aa")
def may_take_opportunity(g: Heroes) -> Units:
    return ~(g.used | g.activated)


@rule("2.2n", "3.2.2b", "0.1f")
def may_be_commanded(g: Heroes) -> Units:
    return -1 if g.cap[g.player] else 0


@rule("7.7.3d", "7.7.3n", "7.7.3t")
def able(g: Heroes, how: Payment) -> Units:
    """The units that can act when they are paid in this way."""
    units = (may_spend_ap, may_take_opportunity, may_be_commanded)[how](g)
    return _acting(g, how, units & present(g))


def has_action(g: Heroes) -> bool:
    return any(able(g, how) for how in (AP, OPPORTUNITY, COMMAND))


# -- whose units they are, and what is left to one that is hit: asked for reasons alone


def _own_side(g: Heroes, *_: object) -> Units:
    return g.firefight.sides[g.side]


def _own_command(g: Heroes, *_: object) -> Units:
    return g.command.own[g.player]


def _in_the_game(g: Heroes, *_: object) -> Units:
    return mask(unit for unit, at in enumerate(g.place) if at >= WAITING)


OWN = (
    Limit("2.2c", _own_side, implied=True, reason="not-yours"),
    Limit("20.0a", _own_command, implied=True),
    Limit("2.5.1a", _in_the_game, implied=True, reason="out-of-the-game"),
)


def unless_marked(**rules: str) -> tuple[Limit, ...]:
    """A limit for each marker that keeps its unit from doing this, under its own rule."""

    def limit(marker: str, rule: str) -> Limit:
        number = MARKER_NUMBER[marker.replace("_", "-")] + 1
        return Limit(rule, lambda g, how, unit, *_: -(g.marker[unit] != number), implied=True)

    return tuple(limit(marker, rule) for marker, rule in rules.items())


UNLESS_STUNNED = unless_marked(inf_stunned="7.5l", veh_stunned="15.0c")


def _unless_hit(
    g: Heroes, how: Payment, is_hopeless: Callable[[Heroes, Payment, Unit], bool]
) -> Units:
    """All units but those that are hit and can do nothing, for the reason given."""
    hit = mask(unit for unit in range(len(g.marker)) if g.marker[unit])
    helpless = hit & ~able(g, how)
    return ~mask(unit for unit in bits(helpless) if is_hopeless(g, how, unit))


def _is_beyond_rally(g: Heroes, how: Payment, unit: Unit) -> bool:
    marker = marker_of(g, unit)
    return marker is not None and not marker.rally


def _is_embroiled(g: Heroes, how: Payment, unit: Unit) -> bool:
    return g.is_among_enemies(unit)


def _is_short_of_points(g: Heroes, how: Payment, unit: Unit) -> bool:
    return budget(g, how, unit) < RALLY_COST


def left_to_rally(how: Payment) -> tuple[Limit, ...]:
    """Who can do nothing at all is hit, and has not even what a rally takes."""

    def limit(rule: str, is_hopeless: Callable[[Heroes, Payment, Unit], bool]) -> Limit:
        return Limit(rule, lambda g: _unless_hit(g, how, is_hopeless), implied=True)

    return (
        limit("7.6f", _is_beyond_rally),
        limit("7.6h", _is_embroiled),
        limit("7.6a", _is_short_of_points),
    )


@rule("5.5f", "9.1.1a", "9.2a", "GE-17")
def touching(g: Heroes, group: Units) -> Units:
    """Own units in the hexes of the group and next to them; newcomers enter together (5.5f)."""
    hexes = g.hexes_of(group)
    near = hexes | g.ground.board.neighbours(hexes)
    found = 0
    for at in bits(near):
        found |= g.here[at]
    for unit in bits(group & ~g.standing):
        force = g.firefight.forces[g.firefight.force_of[unit]]
        found |= force.units & ~g.standing
    return found & present(g) & ~(group | g.hidden | g.aboard)


@rule("9.2b", "9.2c", "9.2d", "9.2e")
def may_join(g: Heroes, how: Payment) -> Units:
    """Who may take part: sharing and fresh units by AP, fresh ones by opportunity, else any."""
    if how == AP:
        return ~g.used
    if how == OPPORTUNITY:
        return ~(g.used | g.activated)
    return g.used if how == ADRENALINE else -1


def first(units: Units) -> Unit:
    return (units & -units).bit_length() - 1
