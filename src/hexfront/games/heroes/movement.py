"""Chapters 5 and 14: moving, turning, entering the map and leaving it."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Direction, Flag, Hex, Hexes, Points, Things, Unit, Units
from hexfront.games.heroes import victory
from hexfront.games.heroes.costs import (
    IMPOSSIBLE,
    WHY_CLOSED,
    cost_to,
    entry_cost,
    is_behind,
    step_costs,
)
from hexfront.games.heroes.hidden import reveal, revealed_by_entry
from hexfront.games.heroes.hits import lose_activation, show_marker, watch_marker
from hexfront.games.heroes.orders import (
    UNLESS_STUNNED,
    budget,
    is_single,
    marker_of,
    may_turn,
    order,
    pivot_cost,
    unless_marked,
)
from hexfront.games.heroes.points import spend
from hexfront.games.heroes.state import AP, COMMAND, LEFT, Heroes, Payment, seat_of_owner, steps
from hexfront.games.heroes.tables import CARD_NUMBER, DIRECTIONS, FOOT, MINE, TRACKED, WIRE
from hexfront.games.heroes.works import may_occupy, meet_mine

MINE_LAYING = CARD_NUMBER["mine-laying"]

# -- where a unit may go


@rule("5.5b", "5.5e")
def entry_hexes(g: Heroes, unit: Unit) -> Hexes:
    """OP-5.5.4: with an enemy in every entry hex, edge hexes within two of them will do."""
    force = g.firefight.forces[g.firefight.force_of[unit]]
    enemy = g.visible(1 - g.side)
    free = force.area & ~enemy
    if free or not force.area:
        return free
    near = 0
    for at in bits(force.area):
        near |= g.ground.within(at, 2)
    return near & g.ground.edge & ~enemy


@rule("5.0d", "5.0g", "5.1c")
def next_to(g: Heroes, unit: Unit) -> Hexes:
    """The hexes that one move could reach: the neighbours, or the entry hexes."""
    at = g.place[unit]
    return g.ground.board.adjacent[at] if at >= 0 else entry_hexes(g, unit)


@rule("7.5f", "7.5p", "7.5l", "15.6a", "15.0h", "17.1b")
def can_move(g: Heroes, unit: Unit) -> bool:
    """Not if a marker forbids it, nor while carried."""
    marker = marker_of(g, unit)
    return not (g.aboard >> unit & 1) and (marker is None or not marker.no_move)


@rule("7.7.3o", "7.7.3p", "GE-16")
def barred_by_entrants(g: Heroes, unit: Unit) -> Hexes:
    """A unit that leaves at once may not go where an enemy came from, nor beside that way.

    OP-7.7.2: only in the turn after the entry, and only units that were there then, alone or
    on a carrier.
    """
    at = g.place[unit]
    mover = g.carrier[unit] if g.aboard >> unit & 1 else unit
    if at < 0 or g.moved >> mover & 1:
        return 0
    barred = 0
    adjacent = g.ground.board.adjacent
    for enemy in bits(g.here[at] & g.firefight.sides[1 - g.side]):
        came = g.came[enemy]
        if came >= 0:
            barred |= 1 << came | adjacent[came] & adjacent[at]
    return barred


def reachable(g: Heroes, unit: Unit, points: Points) -> Hexes:
    """The hexes that so many points can pay for."""
    start = g.place[unit]
    found = 0
    if start < 0:
        for cost, hexes in _entries(g, unit):
            if cost <= points:
                found |= hexes
        return found & entry_hexes(g, unit) if found else 0
    step = g.ground.board.step
    for side, cost in enumerate(step_costs(g, unit, start)):
        if cost <= points:
            found |= 1 << step[side][start]
    return found


def _entries(g: Heroes, unit: Unit) -> list[tuple[int, int]]:
    """Hexes at the edge and in the unit's area, by what it costs to enter them."""
    known = g.firefight.entries.get(unit)
    if known is None:
        costs: dict[int, int] = {}
        area = g.firefight.forces[g.firefight.force_of[unit]].area
        for at in bits(area | g.ground.edge):
            cost = entry_cost(g, unit, at)
            costs[cost] = costs.get(cost, 0) | 1 << at
        known = g.firefight.entries[unit] = sorted(costs.items())
    return known


def _passable(g: Heroes, unit: Unit) -> Hexes:
    return reachable(g, unit, IMPOSSIBLE - 1)


def visible_single(g: Heroes, unit: Unit, group: Units) -> Things:
    return -1 if group == 1 << unit and not g.hidden >> unit & 1 else 0


UNLESS_IMMOBILIZED = unless_marked(veh_immobilized="15.0h")
WHY_FIXED = (
    Limit("9.1.1d", lambda g, how, unit, group: -is_single(group), implied=True),
    Limit("10.01a", lambda g, how, unit, group: -(not g.hidden >> unit & 1), implied=True),
    Limit("17.2a", lambda g, how, unit, group: -(not g.aboard >> unit & 1), implied=True),
    *UNLESS_STUNNED,
    *UNLESS_IMMOBILIZED,
)
"""What keeps a unit from moving anywhere, one by one, for the reason alone."""


def _entry(g: Heroes, unit: Unit) -> Hexes:
    return next_to(g, unit) if g.place[unit] < 0 else -1


@order.verb(
    "to",
    "hex",
    *WHY_FIXED,
    Limit("5.0d", lambda g, how, unit, group: visible_single(g, unit, group)),
    Limit("7.5f", lambda g, how, unit, group: -can_move(g, unit)),
    Limit("5.5b", lambda g, how, unit, group: _entry(g, unit), implied=True),
    Limit("5.0g", lambda g, how, unit, group: next_to(g, unit)),
    *WHY_CLOSED,
    Limit("14.0c", lambda g, how, unit, group: _passable(g, unit)),
    Limit("7.7.3o", lambda g, how, unit, group: ~barred_by_entrants(g, unit)),
    Limit("5.0b", lambda g, how, unit, group: reachable(g, unit, budget(g, how, unit))),
)
@rule("2.2c", "5.0d", "5.0f", "5.4a")
def move(g: Heroes, how: Payment, unit: Unit, group: Units, end: Hex) -> None:
    """One hex; the wire, mines and enemies in it are met there."""
    cost = cost_to(g, unit, end)
    show_marker_for_move(g, unit)
    g.follow(("declare", how, group, cost), ("go", how, unit, end, 0), "action_end")


@rule("5.0.3a", "5.2c")
def may_creep_to(g: Heroes, unit: Unit) -> Hexes:
    """Infantry, forward, into a hex without cover: elsewhere caution is free."""
    if not g.kind(unit).is_foot:
        return 0
    hexes = next_to(g, unit) & ~(g.ground.cover | g.fresh_smoke)
    at = g.place[unit]
    return hexes & g.ground.arc(at, g.facing[unit]) if at >= 0 else hexes


@order.verb(
    "creep",
    "hex",
    Limit("5.0.3d", lambda g, how, unit, group: -g.rules.cautious),
    *WHY_FIXED,
    Limit("5.0d", lambda g, how, unit, group: visible_single(g, unit, group)),
    Limit("7.5f", lambda g, how, unit, group: -can_move(g, unit)),
    Limit("5.0.3a", lambda g, how, unit, group: may_creep_to(g, unit)),
    Limit("7.7.3o", lambda g, how, unit, group: ~barred_by_entrants(g, unit)),
    Limit("5.0b", lambda g, how, unit, group: reachable(g, unit, budget(g, how, unit) - 1)),
)
@rule("4.0z", "5.0.3d")
def move_cautiously(g: Heroes, how: Payment, unit: Unit, group: Units, end: Hex) -> None:
    cost = cost_to(g, unit, end) + 1
    show_marker_for_move(g, unit)
    g.follow(("declare", how, group, cost), ("go", how, unit, end, 1), "action_end")


@rule("7.5g", "7.5h")
def show_marker_for_move(g: Heroes, unit: Unit) -> None:
    """A marker that makes moving dearer is shown; that it does not hinder is seen, too."""
    marker = marker_of(g, unit)
    if marker is not None and marker.move_cost:
        show_marker(g, unit, "7.5h")
    watch_marker(g, unit, lambda known: not known.no_move and not known.move_cost)


# -- making the step


@steps.step
@rule("18.2a", "14.1f")
def go(g: Heroes, how: Payment, unit: Unit, end: Hex, cautious: Flag) -> None:
    """Into the hex, unless wire is in the way: then a die says what it costs."""
    work = g.work_at(end) if g.works else None
    if work is not None and work[0] == WIRE and g.kind(unit).moves == FOOT:
        g.follow(("roll", g.player, "wire", "cross_wire", how, unit, end, cautious))
        return
    start = g.place[unit]
    side = g.ground.board.direction(start, end) if start >= 0 else None
    by_road = side is None or bool(g.ground.roads[side] >> start & 1)
    stuck = _is_backward(g, unit, start, end) or (g.ground.stops_bonus >> end & 1 and not by_road)
    g.follow(("step_into", unit, end, cautious), ("roll_on", unit, int(stuck)))


@steps.step
@rule("18.2a", "18.2b")
def cross_wire(g: Heroes, how: Payment, unit: Unit, end: Hex, cautious: Flag) -> None:
    """The die is added to the cost; who cannot pay stays, and the action is lost."""
    extra = max(g.total(), 0)
    g.tell("wire", "18.2a", unit=unit, hex=end, dice=list(g.dice[:-1]), cost=extra)
    if how in (AP, COMMAND):
        ap = g.ap[g.player] if how == AP else 0
        if ap + g.cap[g.player] < extra:
            g.tell("caught-in-wire", "18.2b", unit=unit)
            return
        spend(g, min(ap, extra), extra - min(ap, extra), "18.2a")
    g.follow(("step_into", unit, end, cautious), ("turn_about", unit))


def _may_be_surprised(g: Heroes) -> bool:
    """Whether a step may run into something that the enemy keeps hidden, from what all know."""
    if g.firefight.may_surprise[1 - g.side] or g.rules.becoming_hidden:
        return True
    return any(MINE_LAYING in pile for pile in (g.deck, g.discards, *g.hands))


@steps.step
@rule("5.0e", "5.4a", "5.4b", "5.4c", "7.7.3a", "14.1h")
def step_into(g: Heroes, unit: Unit, end: Hex, cautious: Flag) -> None:
    """A unit, with its passengers, comes into a hex and meets what is there."""
    start = g.place[unit]
    backward = _is_backward(g, unit, start, end)
    leave_shelter(g, unit)
    g.ready &= ~(1 << unit)
    g.put(unit, end)
    g.moved |= 1 << unit
    if _may_be_surprised(g):
        g.revealed = True  # that nobody was found there is something learned, too
    remember_caution(g, unit, end, bool(cautious) or backward)
    _carry_along(g, unit, end)
    if start >= 0:
        g.tell("moves", "5.0d", unit=unit, start=start, hex=end, cautious=bool(cautious))
    else:
        g.tell("enters", "5.5c", unit=unit, hex=end)
    if g.hidden:
        reveal(g, end, "10.02a")  # before anything depends on who is there (OP-10.0.9)
    enemy = g.firefight.sides[1 - g.side]
    g.came[unit] = start if g.here[end] & enemy else -1
    if g.works:
        _crush_wire(g, unit, end)
    victory.update_control(g, end)
    if start >= 0:
        victory.update_control(g, start)
    g.follow(("look", unit))
    work = g.work_at(end) if g.works else None
    if work is not None and work[0] == MINE:
        meet_mine(g, unit, work)


@rule("18.1e", "18.1.3d")
def leave_shelter(g: Heroes, unit: Unit) -> None:
    """Whoever moves comes out of what it was in, and its hasty defence is gone."""
    g.inside &= ~(1 << unit)
    g.dug &= ~(1 << unit)


@rule("17.1c")
def _carry_along(g: Heroes, unit: Unit, end: Hex) -> None:
    for other in bits(g.aboard):
        if g.carrier[other] == unit:
            g.put(other, end)
            g.ready &= ~(1 << other)


@rule("18.2c")
def _crush_wire(g: Heroes, unit: Unit, end: Hex) -> None:
    """Tracks roll it flat."""
    work = g.work_at(end)
    if work is not None and work[0] == WIRE and g.kind(unit).moves == TRACKED:
        g.works.remove(work)
        g.tell("wire-crushed", "18.2c", unit=unit, hex=end)


def _is_backward(g: Heroes, unit: Unit, start: Hex, end: Hex) -> bool:
    side = g.ground.board.direction(start, end) if start >= 0 else None
    return side is not None and is_behind(side, g.facing[unit])


@rule("5.0.3a", "5.0.3b", "5.0.3c", "5.2c", "4.0y", "17.1a")
def remember_caution(g: Heroes, unit: Unit, end: Hex, careful: bool) -> None:
    """OP-5.0.5: the last hex entered decides."""
    g.incautious &= ~(1 << unit)
    bare = not (g.ground.cover | g.fresh_smoke) >> end & 1
    if g.rules.cautious and g.kind(unit).is_foot and bare and not careful:
        g.incautious |= 1 << unit


@steps.step
def look(g: Heroes, unit: Unit) -> None:
    """After a hex has been entered, hidden enemies in it or near it may be discovered."""
    if g.place[unit] >= 0 and g.hidden:
        revealed_by_entry(g, unit)


# -- facing


@steps.step
@rule("5.1d", "5.2b", "18.1d")
def turn_about(g: Heroes, unit: Unit) -> None:
    """After moving a unit may occupy what is built in its hex, and take any facing for nothing."""
    if g.place[unit] < 0:
        return
    if may_occupy(g, unit):
        g.follow(("occupy", unit))
    else:
        g.follow(("face", unit))


face = steps.choice(
    "face",
    rule="5.1d",
    seat=seat_of_owner,
    always=True,
    about=lambda g, unit: {"unit": unit, "hex": g.place[unit]},
)
ALL_FACINGS = (1 << len(DIRECTIONS)) - 1


@face.verb("face", "facing", Limit("5.1a", lambda g, unit: ALL_FACINGS))
def take_facing(g: Heroes, unit: Unit, facing: Direction) -> None:
    turn_unit(g, unit, facing)


def turn_unit(g: Heroes, unit: Unit, facing: Direction) -> None:
    """Its passengers turn with it (17.0f)."""
    g.facing[unit] = facing
    for other in bits(g.aboard):
        if g.carrier[other] == unit:
            g.facing[other] = facing


@order.verb(
    "face",
    "facing",
    Limit("5.3a", lambda g, how, unit, group: visible_single(g, unit, group)),
    Limit("5.5c", lambda g, how, unit, group: -(g.place[unit] >= 0)),
    *UNLESS_STUNNED,
    *UNLESS_IMMOBILIZED,
    Limit("7.5p", lambda g, how, unit, group: -may_turn(g, unit)),
    Limit("5.3a", lambda g, how, unit, group: -(pivot_cost(g, unit) <= budget(g, how, unit))),
    Limit("5.1a", lambda g, how, unit, group: ALL_FACINGS & ~(1 << g.facing[unit])),
)
@rule("5.1e", "6.1c")
def pivot(g: Heroes, how: Payment, unit: Unit, group: Units, facing: Direction) -> None:
    """An action of its own; after it the enemy has his turn."""
    show_marker_for_pivot(g, unit)
    cost = pivot_cost(g, unit)
    g.follow(("declare", how, group, cost), ("pivot_to", unit, facing), "action_end")


def show_marker_for_pivot(g: Heroes, unit: Unit) -> None:
    marker = marker_of(g, unit)
    if marker is not None and marker.move_cost:
        show_marker(g, unit, "7.5h")
    watch_marker(g, unit, lambda known: not known.no_pivot and not known.move_cost)


@steps.step
@rule("5.3a", "18.1.3d", "18.4a")
def pivot_to(g: Heroes, unit: Unit, facing: Direction) -> None:
    turn_unit(g, unit, facing)
    g.dug &= ~(1 << unit)
    g.tell("pivots", "5.3a", unit=unit, facing=facing)
    work = g.work_at(g.place[unit]) if g.works else None
    if work is not None and work[0] == MINE:
        meet_mine(g, unit, work)


# -- leaving the map


@order.verb(
    "leave",
    None,
    Limit("5.6a", lambda g, how, unit, group: _is_at_exit(g, unit)),
    Limit("5.6a", lambda g, how, unit, group: visible_single(g, unit, group)),
    Limit("7.5f", lambda g, how, unit, group: can_move(g, unit)),
    Limit("5.0b", lambda g, how, unit, group: g.kind(unit).move_cost <= budget(g, how, unit)),
)
@rule("5.6a")
def leave_map(g: Heroes, how: Payment, unit: Unit, group: Units) -> None:
    """Only where the firefight lets units go."""
    cost = g.kind(unit).move_cost
    g.follow(("declare", how, group, cost), ("go_off", unit), "action_end")


def _is_at_exit(g: Heroes, unit: Unit) -> bool:
    at = g.place[unit]
    return at >= 0 and bool(g.firefight.exits[g.side] >> at & 1)


@steps.step
def go_off(g: Heroes, unit: Unit) -> None:
    gone = 1 << unit
    for other in bits(g.aboard):
        if g.carrier[other] == unit:
            gone |= 1 << other
    at = g.place[unit]
    vp = g.firefight.exit_vp[g.side] * gone.bit_count()
    g.vp[g.side] += vp
    for one in bits(gone):
        g.take_off(one, LEFT)
        g.carrier[one] = -1
    g.activated &= ~gone
    g.used &= ~gone
    g.inside &= ~gone
    g.dug &= ~gone
    g.aboard &= ~gone
    lose_activation(g, g.player)
    g.tell("leaves", "5.6a", units=gone, hex=at, vp=vp)
    victory.update_control(g, at)
