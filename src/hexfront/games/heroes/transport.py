"""Chapter 17, and towing (15.6): who is carried by whom."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Points, Unit, Units
from hexfront.games.heroes import victory
from hexfront.games.heroes.costs import IMPOSSIBLE, is_behind, step_cost
from hexfront.games.heroes.hidden import revealed_by_entry
from hexfront.games.heroes.movement import barred_by_entrants, can_move
from hexfront.games.heroes.orders import OWN, budget, marker_of, may_join, order
from hexfront.games.heroes.state import AP, Heroes, Payment, steps
from hexfront.games.heroes.tables import TRACKED


def is_loaded(g: Heroes, carrier: Unit) -> bool:
    return any(g.carrier[unit] == carrier for unit in bits(g.aboard))


@rule("17.0a", "17.0c", "17.1b", "17.0b")
def carriers(g: Heroes, how: Payment, unit: Unit) -> Units:
    """Own vehicles with room, in the hex or next to it, that may take part in the action."""
    kind = g.kind(unit)
    if not (kind.is_foot or kind.is_gun) or g.hidden >> unit & 1 or not can_move(g, unit):
        return 0
    own = g.command.own[g.player] & g.firefight.vehicles & ~g.hidden & ~g.aboard
    found = 0
    for carrier in bits(own & may_join(g, how)):
        if not is_loaded(g, carrier) and loading_cost(g, unit, carrier) < IMPOSSIBLE:
            found |= 1 << carrier
    return found


@rule("17.0d", "17.0e")
def loading_cost(g: Heroes, unit: Unit, carrier: Unit) -> Points:
    """In the same hex, or both still off the map, without terrain; else the move into its hex."""
    start, end = g.place[unit], g.place[carrier]
    if start == end:
        together = g.firefight.force_of[unit] == g.firefight.force_of[carrier]
        if start < 0 and not (together and g.ready >> carrier & 1):
            return IMPOSSIBLE
        return g.kind(unit).move_cost
    side = g.ground.board.direction(start, end) if start >= 0 and end >= 0 else None
    return IMPOSSIBLE if side is None else step_cost(g, unit, start, side)


@rule("7.7.3o")
def _barred_carriers(g: Heroes, unit: Unit) -> Units:
    """To board in the next hex is to leave one's own (OP-7.7.2)."""
    found = 0
    for at in bits(barred_by_entrants(g, unit)):
        found |= g.here[at]
    return found


@order.verb(
    "board",
    "unit",
    *OWN,
    Limit("17.0a", lambda g, how, unit, group: -(g.firefight.has_transport)),
    Limit("17.0c", lambda g, how, unit, group: -(group == 1 << unit)),
    Limit("17.1b", lambda g, how, unit, group: -can_move(g, unit), implied=True),
    Limit("9.2b", lambda g, how, *_: may_join(g, how) if how == AP else -1, implied=True),
    Limit("9.2c", lambda g, how, *_: may_join(g, how), implied=True),
    Limit("9.2a", lambda g, how, unit, group: _near(g, unit), implied=True),
    Limit("17.0a", lambda g, how, unit, group: carriers(g, how, unit)),
    Limit("7.7.3o", lambda g, how, unit, group: ~_barred_carriers(g, unit)),
    Limit("5.0b", lambda g, how, unit, group: _payable(g, how, unit)),
)
@rule("17.0c", "17.1e")
def board(g: Heroes, how: Payment, unit: Unit, group: Units, carrier: Unit) -> None:
    """One action of both."""
    cost = loading_cost(g, unit, carrier)
    g.follow(("declare", how, group | 1 << carrier, cost), ("load", unit, carrier), "action_end")


def _near(g: Heroes, unit: Unit) -> Units:
    """Units in the hex and next to it; of one that has still to enter, those that have, too."""
    if g.place[unit] < 0:
        return ~g.standing
    return mask(u for u in bits(g.standing) if g.ground.within(g.place[unit], 1) >> g.place[u] & 1)


def _payable(g: Heroes, how: Payment, unit: Unit) -> Units:
    points = budget(g, how, unit)
    found = 0
    for carrier in bits(carriers(g, how, unit)):
        if loading_cost(g, unit, carrier) <= points:
            found |= 1 << carrier
    return found


@steps.step
@rule("17.0f")
def load(g: Heroes, unit: Unit, carrier: Unit) -> None:
    """The passenger takes the carrier's place and facing."""
    start = g.place[unit]
    if g.place[carrier] >= 0:
        g.put(unit, g.place[carrier])
    g.aboard |= 1 << unit
    g.carrier[unit] = carrier
    g.facing[unit] = g.facing[carrier]
    g.inside &= ~(1 << unit)
    g.dug &= ~(1 << unit)
    g.incautious &= ~(1 << unit)
    g.tell("loads", "17.0c", unit=unit, vehicle=carrier)
    for at in (start, g.place[unit]):
        if at >= 0:
            victory.update_control(g, at)


@rule("17.2a", "17.1b")
def unloading(g: Heroes, how: Payment, unit: Unit) -> Hexes:
    """The carrier's hex or one next to it, at the passenger's cost."""
    marker = marker_of(g, unit)
    if not g.aboard >> unit & 1 or (marker is not None and marker.no_move):
        return 0
    if not may_join(g, how) >> g.carrier[unit] & 1:
        return 0
    points = budget(g, how, unit)
    at = g.place[unit]
    if at < 0:
        return 0
    found = 1 << at if unloading_cost(g, unit, at) <= points else 0
    for end in bits(g.ground.board.adjacent[at]):
        if unloading_cost(g, unit, end) <= points:
            found |= 1 << end
    return found


def unloading_cost(g: Heroes, unit: Unit, end: Hex) -> Points:
    """Without the surcharge for going backwards: whoever gets off may do so on any side."""
    at = g.place[unit]
    if at == end:
        return g.kind(unit).move_cost
    side = g.ground.board.direction(at, end)
    assert side is not None
    cost = step_cost(g, unit, at, side)
    return cost if cost >= IMPOSSIBLE else cost - is_behind(side, g.facing[unit])


@order.verb(
    "alight",
    "hex",
    Limit("17.2a", lambda g, how, unit, group: unloading(g, how, unit)),
    Limit("7.7.3o", lambda g, how, unit, group: ~barred_by_entrants(g, unit)),
)
@rule("17.2a", "17.1e")
def alight(g: Heroes, how: Payment, unit: Unit, group: Units, end: Hex) -> None:
    both = group | 1 << g.carrier[unit]
    cost = unloading_cost(g, unit, end)
    g.follow(("declare", how, both, cost), ("unload", how, unit, end), "action_end")


@steps.step
@rule("17.2a")
def unload(g: Heroes, how: Payment, unit: Unit, end: Hex) -> None:
    carrier = g.carrier[unit]
    g.aboard &= ~(1 << unit)
    g.carrier[unit] = -1
    g.tell("unloads", "17.2a", unit=unit, vehicle=carrier, hex=end)
    if end == g.place[unit]:
        if g.hidden:
            revealed_by_entry(g, unit)
        g.follow(("turn_about", unit))
    else:
        g.follow(("step_into", unit, end, 0), ("turn_about", unit))


# -- 15.6 towing


@rule("15.6b")
def towable(g: Heroes, how: Payment, unit: Unit) -> Units:
    """Immobilized friends in the hex: wheeled ones by any vehicle, tracked only by tracked."""
    at = g.place[unit]
    if at < 0 or not (g.firefight.vehicles & ~g.aboard) >> unit & 1 or is_loaded(g, unit):
        return 0
    if not can_move(g, unit) or g.kind(unit).move_cost > budget(g, how, unit):
        return 0
    found = 0
    friends = g.here[at] & g.command.own[g.player] & g.firefight.vehicles & ~g.aboard
    for other in bits(friends & ~(1 << unit) & may_join(g, how)):
        marker = marker_of(g, other)
        stuck = marker is not None and marker.no_move and not marker.only_rally
        tracked = g.kind(other).moves == TRACKED
        if stuck and not is_loaded(g, other) and (not tracked or g.kind(unit).moves == TRACKED):
            found |= 1 << other
    return found


@order.verb(
    "tow",
    "unit",
    Limit("15.6b", lambda g, how, unit, group: -(g.firefight.has_transport)),
    Limit("15.6b", lambda g, how, unit, group: -(group == 1 << unit)),
    Limit("15.6b", lambda g, how, unit, group: towable(g, how, unit)),
)
@rule("15.6b")
def tow(g: Heroes, how: Payment, unit: Unit, group: Units, other: Unit) -> None:
    """A towed vehicle does not fire: it counts as carried."""
    cost = g.kind(unit).move_cost
    g.follow(("declare", how, group | 1 << other, cost), ("load", other, unit), "action_end")


@order.verb(
    "unhitch",
    None,
    Limit("15.6b", lambda g, how, unit, group: group == 1 << unit and is_towing(g, unit)),
    Limit("5.0b", lambda g, how, unit, group: g.kind(unit).move_cost <= budget(g, how, unit)),
)
def unhitch(g: Heroes, how: Payment, unit: Unit, group: Units) -> None:
    cost = g.kind(unit).move_cost
    g.follow(("declare", how, group, cost), ("let_go", unit), "action_end")


def is_towing(g: Heroes, unit: Unit) -> bool:
    towed = g.aboard & g.firefight.vehicles
    return any(g.carrier[other] == unit for other in bits(towed))


@steps.step
def let_go(g: Heroes, unit: Unit) -> None:
    for other in bits(g.aboard & g.firefight.vehicles):
        if g.carrier[other] == unit:
            g.aboard &= ~(1 << other)
            g.carrier[other] = -1
            g.tell("unloads", "15.6b", unit=other, vehicle=unit, hex=g.place[other])
