"""Chapters 5 and 14: moving, turning, entering the map and leaving it."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.games.heroes import victory
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
from hexfront.games.heroes.state import AP, COMMAND, LEFT, Heroes, seat_of_owner, steps, turn_seat
from hexfront.games.heroes.tables import (
    CARD_NUMBER,
    DIRECTIONS,
    FOOT,
    MINE,
    TERRAIN,
    TRACKED,
    WATER,
    WHEELED,
    WIRE,
    WORK,
    Kind,
)
from hexfront.games.heroes.works import may_occupy, meet_mine

IMPOSSIBLE = 999
MINE_LAYING = CARD_NUMBER["mine-laying"]

# -- what a step costs


@rule("5.0c", "5.0.1a", "5.0.1b", "5.0.1c", "14.0k", "4.0f", "4.0g", "4.0k", "4.0m", "14.0a")
@rule("4.0s", "4.0w", "4.0x", "5.0.2c", "5.0.2d", "5.2a", "7.5r", "14.0h", "14.0i", "14.0j")
@rule("GE-14")
@rule("11.0b", "11.0c", "11.0d", "11.0e", "11.0f", "11.0g", "18.1.1c", "18.2c", "18.3a", "18.1.2d")
def step_costs(g: Heroes, unit: int, start: int) -> tuple[int, ...]:
    """Printed cost, terrain unless a road is followed, wall, slope, and one to go backwards."""
    costs = paths_from(g, unit, start)
    marker = marker_of(g, unit)
    on_wheels = bool(g.works) and g.kind(unit).moves == WHEELED
    if marker is None and not on_wheels:
        return costs
    more = 0 if marker is None else marker.move_cost
    ends = [step[start] for step in g.ground.board.step]
    return tuple(
        IMPOSSIBLE
        if cost >= IMPOSSIBLE or (on_wheels and _keeps_wheels_out(g, end))
        else cost + more
        for cost, end in zip(costs, ends, strict=True)
    )


def _keeps_wheels_out(g: Heroes, at: int) -> bool:
    work = g.work_at(at)
    return work is not None and WORK[work[0]].bars_wheeled


def step_cost(g: Heroes, unit: int, start: int, side: int) -> int:
    return step_costs(g, unit, start)[side]


def paths_from(g: Heroes, unit: int, start: int) -> tuple[int, ...]:
    """By direction, what the ground and the facing make a step cost; once for a kind of unit."""
    kind, facing = g.kind(unit), g.facing[unit]
    key = (kind.id, start, facing, g.rules.slopes_cost_vehicles)
    costs = g.ground.paths.get(key)
    if costs is None:
        costs = tuple(_path_cost(g, kind, start, side, facing) for side in range(6))
        g.ground.paths[key] = costs
    return costs


def _path_cost(g: Heroes, kind: Kind, start: int, side: int, facing: int) -> int:
    ground = g.ground
    end = ground.board.step[side][start]
    if end < 0:
        return IMPOSSIBLE
    cost = kind.move_cost
    if not ground.roads[side] >> start & 1:
        entry = TERRAIN[ground.terrain[end]].entry[kind.moves]
        if entry is None or (ground.terrain[end] == WATER and not kind.is_squad):
            return IMPOSSIBLE
        cost += entry
    if ground.walls[side] >> start & 1:
        if kind.moves == WHEELED:
            return IMPOSSIBLE
        cost += 1
    if (side - facing) % 6 not in (0, 1, 5):
        cost += 1
    return min(cost + _slope_cost(g, kind, start, end), IMPOSSIBLE)


def _slope_cost(g: Heroes, kind: Kind, start: int, end: int) -> int:
    up = g.ground.level[end] - g.ground.level[start]
    on_foot = kind.moves == FOOT or kind.is_gun
    if abs(up) >= 2:
        return 2 if on_foot else IMPOSSIBLE
    if up == 1 and (on_foot or g.rules.slopes_cost_vehicles):
        return 1
    return 0


@rule("5.5c", "5.5b")
def entry_cost(g: Heroes, unit: int, at: int) -> int:
    """OP-5.5.1: the normal cost of the hex, by road without its terrain."""
    kind = g.kind(unit)
    if g.firefight.forces[g.firefight.force_of[unit]].by_road:
        return kind.move_cost
    entry = TERRAIN[g.ground.terrain[at]].entry[kind.moves]
    if entry is None or (g.ground.terrain[at] == WATER and not kind.is_squad):
        return kind.move_cost if g.ground.road >> at & 1 else IMPOSSIBLE
    return kind.move_cost + entry


def cost_to(g: Heroes, unit: int, end: int) -> int:
    """What it costs a unit to enter a hex from where it is."""
    start = g.place[unit]
    if start < 0:
        return entry_cost(g, unit, end)
    side = g.ground.board.direction(start, end)
    return IMPOSSIBLE if side is None else step_cost(g, unit, start, side)


# -- where a unit may go


@rule("5.5b", "5.5e")
def entry_hexes(g: Heroes, unit: int) -> int:
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
def next_to(g: Heroes, unit: int) -> int:
    """The hexes that one move could reach: the neighbours, or the entry hexes."""
    at = g.place[unit]
    return g.ground.board.adjacent[at] if at >= 0 else entry_hexes(g, unit)


@rule("7.5f", "7.5p", "7.5l", "15.6a", "15.0h", "17.1b")
def can_move(g: Heroes, unit: int) -> bool:
    """Not if a marker forbids it, nor while carried."""
    marker = marker_of(g, unit)
    return not (g.aboard >> unit & 1) and (marker is None or not marker.no_move)


@rule("7.7.3o", "7.7.3p", "GE-16")
def barred_by_entrants(g: Heroes, unit: int) -> int:
    """A unit that leaves at once may not go where an enemy came from, nor beside that way.

    OP-7.7.2: only in the turn after the entry, and only units that were there then.
    """
    at = g.place[unit]
    if at < 0 or g.moved >> unit & 1:
        return 0
    barred = 0
    adjacent = g.ground.board.adjacent
    for enemy in bits(g.here[at] & g.firefight.sides[1 - g.side]):
        came = g.came[enemy]
        if came >= 0:
            barred |= 1 << came | adjacent[came] & adjacent[at]
    return barred


def reachable(g: Heroes, unit: int, points: int) -> int:
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


def _entries(g: Heroes, unit: int) -> list[tuple[int, int]]:
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


def _passable(g: Heroes, unit: int) -> int:
    return reachable(g, unit, IMPOSSIBLE - 1)


def visible_single(g: Heroes, unit: int, group: int) -> int:
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


def _bar(g: Heroes, unit: int, side: int) -> str:
    """The rule that closes a way for good."""
    start = g.place[unit]
    end = g.ground.board.step[side][start]
    kind = g.kind(unit)
    on_foot = kind.moves == FOOT or kind.is_gun
    if g.ground.walls[side] >> start & 1 and kind.moves == WHEELED:
        return "14.0h"
    if abs(g.ground.level[end] - g.ground.level[start]) >= 2 and not on_foot:
        return "14.0j"
    if not g.ground.roads[side] >> start & 1:
        terrain = TERRAIN[g.ground.terrain[end]]
        if terrain.entry[kind.moves] is None or g.ground.terrain[end] == WATER:
            return _BAD_GROUND.get(terrain.name, "4.0m" if on_foot else "14.0i")
    work = g.work_at(end)
    return _BAD_WORKS.get(WORK[work[0]].name, "") if work is not None else ""


_BAD_GROUND = {"field": "14.0c", "heavy_woods": "14.0e"}
_BAD_WORKS = {"trench": "18.1.1c", "wire": "18.2c", "roadblock": "18.3a"}


def _unbarred(g: Heroes, unit: int, rule: str) -> int:
    """All hexes but the neighbours that are closed by this rule."""
    start = g.place[unit]
    closed = 0
    for side in range(6) if start >= 0 else ():
        end = g.ground.board.step[side][start]
        if end >= 0 and step_cost(g, unit, start, side) >= IMPOSSIBLE:
            closed |= (_bar(g, unit, side) == rule) << end
    return ~closed


def _unless_barred(rule: str) -> Limit:
    return Limit(rule, lambda g, how, unit, group: _unbarred(g, unit, rule), implied=True)


WHY_CLOSED = tuple(
    _unless_barred(rule)
    for rule in ("14.0h", "14.0j", "14.0e", "14.0i", "4.0m", "18.1.1c", "18.2c", "18.3a")
)


def _entry(g: Heroes, unit: int) -> int:
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
def move(g: Heroes, how: int, unit: int, group: int, end: int) -> None:
    """One hex; the wire, mines and enemies in it are met there."""
    cost = cost_to(g, unit, end)
    show_marker_for_move(g, unit)
    g.follow(("declare", how, group, cost), ("go", how, unit, end, 0), "action_end")


@rule("5.0.3a", "5.2c")
def may_creep_to(g: Heroes, unit: int) -> int:
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
def move_cautiously(g: Heroes, how: int, unit: int, group: int, end: int) -> None:
    cost = cost_to(g, unit, end) + 1
    show_marker_for_move(g, unit)
    g.follow(("declare", how, group, cost), ("go", how, unit, end, 1), "action_end")


@rule("7.5g", "7.5h")
def show_marker_for_move(g: Heroes, unit: int) -> None:
    """A marker that makes moving dearer is shown; that it does not hinder is seen, too."""
    marker = marker_of(g, unit)
    if marker is not None and marker.move_cost:
        show_marker(g, unit, "7.5h")
    watch_marker(g, unit, lambda known: not known.no_move and not known.move_cost)


# -- making the step


@steps.step
@rule("18.2a")
def go(g: Heroes, how: int, unit: int, end: int, cautious: int) -> None:
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
def cross_wire(g: Heroes, how: int, unit: int, end: int, cautious: int) -> None:
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
    """Whether a step may lead upon something that the enemy keeps hidden, from what all know."""
    if g.firefight.may_surprise[1 - g.side] or g.rules.becoming_hidden:
        return True
    return any(MINE_LAYING in pile for pile in (g.deck, g.discards, *g.hands))


@steps.step
@rule("5.0e", "5.4a", "5.4b", "5.4c", "7.7.3a", "14.1h", "18.1e", "18.1.3d", "18.2c", "17.1c")
def step_into(g: Heroes, unit: int, end: int, cautious: int) -> None:
    """A unit, with whom it carries, comes into a hex and meets what is there."""
    start = g.place[unit]
    bit = 1 << unit
    g.ready &= ~bit
    g.inside &= ~bit
    g.dug &= ~bit
    backward = _is_backward(g, unit, start, end)
    g.put(unit, end)
    g.moved |= bit
    if _may_be_surprised(g):
        g.revealed = True  # that nobody was found there is something learned, too
    remember_caution(g, unit, end, bool(cautious) or backward)
    for other in bits(g.aboard):
        if g.carrier[other] == unit:
            g.put(other, end)
            g.ready &= ~(1 << other)
    if start >= 0:
        g.tell("moves", "5.0d", unit=unit, start=start, hex=end, cautious=bool(cautious))
    else:
        g.tell("enters", "5.5c", unit=unit, hex=end)
    if g.hidden:
        reveal(g, end, "10.02a")  # before anything depends on who is there (OP-10.0.9)
    enemy = g.firefight.sides[1 - g.side]
    g.came[unit] = start if g.here[end] & enemy else -1
    work = g.work_at(end) if g.works else None
    if work is not None and work[0] == WIRE and g.kind(unit).moves == TRACKED:
        g.works.remove(work)
        g.tell("wire-crushed", "18.2c", unit=unit, hex=end)
        work = None
    victory.update_control(g, end)
    if start >= 0:
        victory.update_control(g, start)
    if work is not None and work[0] == MINE:
        g.follow(("look", unit))
        meet_mine(g, unit, work)
    else:
        g.follow(("look", unit))


def _is_backward(g: Heroes, unit: int, start: int, end: int) -> bool:
    side = g.ground.board.direction(start, end) if start >= 0 else None
    return side is not None and (side - g.facing[unit]) % 6 not in (0, 1, 5)


@rule("5.0.3a", "5.0.3b", "5.0.3c", "5.2c", "4.0y", "17.1a")
def remember_caution(g: Heroes, unit: int, end: int, careful: bool) -> None:
    """OP-5.0.5: the last hex entered decides."""
    g.incautious &= ~(1 << unit)
    bare = not (g.ground.cover | g.fresh_smoke) >> end & 1
    if g.rules.cautious and g.kind(unit).is_foot and bare and not careful:
        g.incautious |= 1 << unit


@steps.step
def look(g: Heroes, unit: int) -> None:
    """After a hex has been entered, hidden enemies in it or near it may be discovered."""
    if g.place[unit] >= 0 and g.hidden:
        revealed_by_entry(g, unit)


# -- 14.1 bonus moves


@steps.step
@rule("14.1a", "14.1e", "14.1f", "14.2a", "13.0j")
def roll_on(g: Heroes, unit: int, stuck: int) -> None:
    """A vehicle with pips may go on; not after a backward move or into bad ground."""
    kind = g.kind(unit)
    at = g.place[unit]
    pips = (kind.wheel_pips, kind.track_pips)
    if at < 0 or stuck or not any(pips) or _obstructed(g, at):
        g.follow(("turn_about", unit))
    else:
        g.follow(("bonus", unit, *pips))


@rule("14.1e", "13.0j", "18.4e", "18.1.1c", "18.3a")
def _obstructed(g: Heroes, at: int) -> bool:
    """Smoke and works that bonus moves neither enter nor leave, by road neither."""
    if g.fresh_smoke >> at & 1:
        return True
    work = g.work_at(at) if g.works else None
    return work is not None and WORK[work[0]].stops_bonus and not work[3]


@rule("14.1b", "14.1c", "14.1e", "14.1g")
def _bonus_hexes(g: Heroes, unit: int, wheel: int, track: int) -> int:
    """Along the road by wheel, along it or into the open by track; terrain that stops is shut."""
    at = g.place[unit]
    ground = g.ground
    found = 0
    for side in range(6):
        end = ground.board.step[side][at]
        if end < 0 or step_cost(g, unit, at, side) >= IMPOSSIBLE or _obstructed(g, end):
            continue
        if ground.roads[side] >> at & 1:
            if track or (wheel and not _jammed(g, unit, end)):
                found |= 1 << end
        elif ground.stops_bonus >> at & 1 or ground.walls[side] >> at & 1:
            continue
        elif track and ground.open >> end & 1:
            found |= 1 << end
    return found


@rule("14.1b", "14.1g")
def _jammed(g: Heroes, unit: int, end: int) -> bool:
    """Another vehicle on the road stops a wheel pip."""
    return bool(g.here[end] & g.firefight.vehicles & ~(1 << unit))


bonus = steps.choice(
    "bonus",
    rule="14.1a",
    seat=turn_seat,
    about=lambda g, unit, wheel, track: {"unit": unit, "hex": g.place[unit]},
)


@bonus.verb(
    "to",
    "hex",
    Limit("5.0g", lambda g, unit, *_: next_to(g, unit), implied=True),
    Limit("14.1e", _bonus_hexes),
)
@rule("14.1b", "14.1c", "14.1d", "14.1g")
def go_on(g: Heroes, unit: int, wheel: int, track: int, end: int) -> None:
    """A wheel pip is spent where it will do, else a track pip."""
    at = g.place[unit]
    side = g.ground.board.direction(at, end)
    assert side is not None
    g.facing[unit] = side
    by_road = g.ground.roads[side] >> at & 1
    if wheel and by_road and not _jammed(g, unit, end):
        wheel -= 1
    else:
        track -= 1
    g.follow(("step_into", unit, end, 0), ("on_and_on", unit, wheel, track))


@bonus.verb("stop")
def stop(g: Heroes, unit: int, wheel: int, track: int) -> None:
    g.follow(("turn_about", unit))


@steps.step
def on_and_on(g: Heroes, unit: int, wheel: int, track: int) -> None:
    if g.place[unit] >= 0 and wheel + track and not _obstructed(g, g.place[unit]):
        g.follow(("bonus", unit, wheel, track))
    else:
        g.follow(("turn_about", unit))


# -- facing


@steps.step
@rule("5.1d", "5.2b", "18.1d")
def turn_about(g: Heroes, unit: int) -> None:
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
def take_facing(g: Heroes, unit: int, facing: int) -> None:
    turn_unit(g, unit, facing)


def turn_unit(g: Heroes, unit: int, facing: int) -> None:
    """With it turn those whom it carries (17.0f)."""
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
def pivot(g: Heroes, how: int, unit: int, group: int, facing: int) -> None:
    """An action of its own; after it the enemy has his turn."""
    show_marker_for_pivot(g, unit)
    cost = pivot_cost(g, unit)
    g.follow(("declare", how, group, cost), ("pivot_to", unit, facing), "action_end")


def show_marker_for_pivot(g: Heroes, unit: int) -> None:
    marker = marker_of(g, unit)
    if marker is not None and marker.move_cost:
        show_marker(g, unit, "7.5h")
    watch_marker(g, unit, lambda known: not known.no_pivot and not known.move_cost)


@steps.step
@rule("5.3a", "18.1.3d", "18.4a")
def pivot_to(g: Heroes, unit: int, facing: int) -> None:
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
    Limit("5.6a", lambda g, how, unit, group: _at_exit(g, unit)),
    Limit("5.6a", lambda g, how, unit, group: visible_single(g, unit, group)),
    Limit("7.5f", lambda g, how, unit, group: can_move(g, unit)),
    Limit("5.0b", lambda g, how, unit, group: g.kind(unit).move_cost <= budget(g, how, unit)),
)
@rule("5.6a")
def leave_map(g: Heroes, how: int, unit: int, group: int) -> None:
    """Only where the firefight lets units go."""
    cost = g.kind(unit).move_cost
    g.follow(("declare", how, group, cost), ("go_off", unit), "action_end")


def _at_exit(g: Heroes, unit: int) -> bool:
    at = g.place[unit]
    return at >= 0 and bool(g.firefight.exits[g.side] >> at & 1)


@steps.step
def go_off(g: Heroes, unit: int) -> None:
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
