"""Chapters 5, 11 and 14: what a step into a hex costs, and what closes a way for good."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.rulebook import rule
from hexfront.core.types import Direction, Hex, Hexes, Points, Unit
from hexfront.games.heroes.orders import marker_of
from hexfront.games.heroes.state import Heroes
from hexfront.games.heroes.tables import FOOT, TERRAIN, WATER, WHEELED, WORK, Kind
from hexfront.games.heroes.types import TerrainNumber

IMPOSSIBLE = 999


@rule("5.0c", "7.5r", "14.0a", "GE-14")
def step_costs(g: Heroes, unit: Unit, start: Hex) -> tuple[int, ...]:
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
        if cost >= IMPOSSIBLE or (on_wheels and _is_closed_to_wheels(g, end))
        else cost + more
        for cost, end in zip(costs, ends, strict=True)
    )


@rule("18.1.1c", "18.1.2d", "18.2c", "18.3a")
def _is_closed_to_wheels(g: Heroes, at: Hex) -> bool:
    work = g.work_at(at)
    return work is not None and WORK[work[0]].bars_wheeled


def step_cost(g: Heroes, unit: Unit, start: Hex, side: Direction) -> Points:
    return step_costs(g, unit, start)[side]


def paths_from(g: Heroes, unit: Unit, start: Hex) -> tuple[int, ...]:
    """By direction, what the ground and the facing make a step cost; once for a kind of unit."""
    kind, facing = g.kind(unit), g.facing[unit]
    key = (kind.id, start, facing, g.rules.slopes_cost_vehicles)
    costs = g.ground.paths.get(key)
    if costs is None:
        costs = tuple(_path_cost(g, kind, start, side, facing) for side in range(6))
        g.ground.paths[key] = costs
    return costs


@rule("5.0c", "4.0f", "5.0.1a", "5.0.1b", "5.0.1c", "14.0k")
def _path_cost(g: Heroes, kind: Kind, start: Hex, side: Direction, facing: Direction) -> Points:
    """All extras add up; along a road the terrain costs and forbids nothing."""
    end = g.ground.board.step[side][start]
    if end < 0:
        return IMPOSSIBLE
    cost = kind.move_cost
    if not g.ground.roads[side] >> start & 1:
        cost += terrain_cost(kind, g.ground.terrain[end])
    if g.ground.walls[side] >> start & 1:
        cost += _wall_cost(kind)
    if is_behind(side, facing):
        cost += 1
    return min(cost + _slope_cost(g, kind, start, end), IMPOSSIBLE)


@rule("4.0k", "4.0m", "4.0t", "14.0i")
def terrain_cost(kind: Kind, terrain: TerrainNumber) -> Points:
    """What the ground of a hex adds; only squads wade, and some ground keeps vehicles out."""
    entry = TERRAIN[terrain].entry[kind.moves]
    if entry is None or (terrain == WATER and not kind.is_squad):
        return IMPOSSIBLE
    return entry


@rule("4.0g", "4.0s", "5.0.2c", "5.0.2d", "14.0h")
def _wall_cost(kind: Kind) -> Points:
    return IMPOSSIBLE if kind.moves == WHEELED else 1


@rule("4.0w", "5.1f", "5.2a")
def is_behind(side: Direction, facing: Direction) -> bool:
    """Whether a step to this side goes into a flank hex, backwards."""
    return (side - facing) % 6 not in (0, 1, 5)


@rule("4.0x", "11.0b", "11.0c", "11.0e", "11.0f", "11.0g")
def _slope_cost(g: Heroes, kind: Kind, start: Hex, end: Hex) -> Points:
    """One for a level up, on foot and for guns; vehicles by an option."""
    up = g.ground.level[end] - g.ground.level[start]
    on_foot = kind.moves == FOOT or kind.is_gun
    if abs(up) >= 2:
        return _steep_cost(on_foot)
    if up == 1 and (on_foot or g.rules.slopes_cost_vehicles):
        return 1
    return 0


@rule("11.0d", "14.0j")
def _steep_cost(on_foot: bool) -> Points:
    return 2 if on_foot else IMPOSSIBLE


@rule("5.5c", "5.5b")
def entry_cost(g: Heroes, unit: Unit, at: Hex) -> Points:
    """OP-5.5.1: the normal cost of the hex, by road without its terrain."""
    kind = g.kind(unit)
    if g.firefight.forces[g.firefight.force_of[unit]].by_road:
        return kind.move_cost
    extra = terrain_cost(kind, g.ground.terrain[at])
    if extra >= IMPOSSIBLE:
        return kind.move_cost if g.ground.road >> at & 1 else IMPOSSIBLE
    return kind.move_cost + extra


def cost_to(g: Heroes, unit: Unit, end: Hex) -> Points:
    """What it costs a unit to enter a hex from where it is."""
    start = g.place[unit]
    if start < 0:
        return entry_cost(g, unit, end)
    side = g.ground.board.direction(start, end)
    return IMPOSSIBLE if side is None else step_cost(g, unit, start, side)


# -- ways that are closed, for the reason alone


def _bar(g: Heroes, unit: Unit, side: Direction) -> str:
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


def _unbarred(g: Heroes, unit: Unit, rule: str) -> Hexes:
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
