"""7.6 rallying, alone and in groups (9.1.3)."""

from __future__ import annotations

from typing import Any

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Points, Unit, Units
from hexfront.games.heroes.hits import remove_marker, watch_marker
from hexfront.games.heroes.orders import RALLY_COST, budget, marker_of, order
from hexfront.games.heroes.points import ABOUT_ROLL
from hexfront.games.heroes.state import GENERIC_RALLY, Heroes, Payment, steps, turn_seat


@rule("7.6f", "7.6h", "7.5l", "15.0c", "17.1d")
def may_rally(g: Heroes, unit: Unit) -> bool:
    """A hit unit whose marker can go, with no enemy in its hex (OP-7.6.3: unhit ones need not)."""
    if not g.marker[unit] or g.place[unit] < 0 or g.hidden >> unit & 1:
        return False
    return rally_number(g, unit) > 0 and not g.is_among_enemies(unit)


def rally_number(g: Heroes, unit: Unit) -> Points:
    """What two dice must reach; 0 if the marker stays for good."""
    marker = marker_of(g, unit)
    return GENERIC_RALLY if marker is None else marker.rally


@rule("7.6.1a", "7.6.1b", "13.0i")
def rally_modifier(g: Heroes, unit: Unit) -> Points:
    """One for cover, one for each unhit friend in the hex; a wall is cover, too (OP-4.0.1)."""
    at = g.place[unit]
    cover = (g.ground.cover | g.ground.walled | g.fresh_smoke) >> at & 1
    if not cover and g.works:
        work = g.work_at(at)
        cover = work is not None and work[0] <= 1 and bool(g.inside >> unit & 1)
    friends = g.here[at] & g.firefight.sides[g.side_of(unit)] & ~(1 << unit)
    return int(cover) + sum(not g.marker[friend] for friend in bits(friends))


@order.verb(
    "rally",
    None,
    Limit(
        "OP-7.6.3", lambda g, how, unit, group: all(g.marker[u] for u in bits(group)), implied=True
    ),
    Limit(
        "7.6f",
        lambda g, how, unit, group: all(rally_number(g, one) for one in bits(group)),
        implied=True,
    ),
    Limit("7.6h", lambda g, how, unit, group: all(may_rally(g, one) for one in bits(group))),
    Limit("7.6a", lambda g, how, unit, group: budget(g, how, unit) >= RALLY_COST),
)
@rule("7.6a", "7.6d", "7.6e", "9.1.3a")
def rally(g: Heroes, how: Payment, unit: Unit, group: Units) -> None:
    """Five points for one unit or a whole group; everybody rolls for himself."""
    g.follow(("declare", how, group, RALLY_COST), ("rally_next", group), "action_end")


@steps.step
@rule("9.1.3a")
def rally_next(g: Heroes, group: Units) -> None:
    """OP-7.6.2: one by one, in the owner's order."""
    if group:
        g.follow(("who_rallies", group))


who_rallies = steps.choice(
    "who_rallies", rule="9.1.3a", seat=turn_seat, about=lambda g, group: {"units": group}
)


@who_rallies.verb("rally", "unit", Limit("9.1.3a", lambda g, group: group))
def rally_one(g: Heroes, group: Units, unit: Unit) -> None:
    g.follow(("roll", g.player, "rally", "rallied", unit), ("rally_next", group & ~(1 << unit)))


def _about_rally(g: Heroes, unit: Unit) -> dict[str, Any]:
    needed, modifier = rally_number(g, unit), rally_modifier(g, unit)
    return {"unit": unit, "needed": needed - modifier}


ABOUT_ROLL["rally"] = _about_rally


@steps.step
@rule("7.6b", "7.6c", "7.5k", "7.6g")
def rallied(g: Heroes, unit: Unit) -> None:
    """The number or more removes the marker and shows it; a failure shows nothing (OP-7.6.1)."""
    modifier = rally_modifier(g, unit)
    result = g.total() + modifier
    *dice, added = g.dice
    success = result >= rally_number(g, unit)
    if success:
        g.shown |= 1 << unit
    g.tell(
        "rally",
        "7.6b",
        unit=unit,
        dice=dice,
        cap=added,
        modifier=modifier,
        total=result,
        rally_of=(unit, rally_number(g, unit)),
        success=success,
        marker_of=unit,
    )
    if success:
        remove_marker(g, unit)
    else:
        watch_marker(g, unit, lambda known: known.rally > result)
