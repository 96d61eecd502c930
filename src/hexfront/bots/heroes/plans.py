"""What a unit could make of an activation or of a single action: where to go, and what to do there.

A plan looks ahead to the last point, but only its first order is given: before the next one the
enemy has his turn, and then the unit plans again.
"""

from __future__ import annotations

from typing import NamedTuple

from hexfront.bots.heroes import weights as w
from hexfront.bots.heroes.fire import HIT, close_target, shot
from hexfront.bots.heroes.setup import best_facing
from hexfront.bots.heroes.situation import Situation
from hexfront.core.flow import Action
from hexfront.core.hexes import bits, mask
from hexfront.games.heroes.arithmetic import reach_of
from hexfront.games.heroes.combat import TURRET_COST, fire_cost, may_fire
from hexfront.games.heroes.movement import IMPOSSIBLE, can_move, entry_cost, entry_hexes, step_cost
from hexfront.games.heroes.orders import marker_of, may_turn, pivot_cost
from hexfront.games.heroes.rally import RALLY_COST, may_rally, rally_modifier, rally_number
from hexfront.games.heroes.sight import arc
from hexfront.games.heroes.works import HASTY_COST, may_dig, may_occupy

NEAR = 2  # so many points away every hex is looked at, farther only those that promise something
ENTER = 0.3  # for coming onto the map at all


class Purse(NamedTuple):
    """What may be spent: action points, command points beside them, and on one order or on many."""

    points: int
    cap: int
    single: bool
    price: float


class Plan(NamedTuple):
    value: float
    unit: int
    order: Action
    aim: int  # the hex that it will look at, or -1


def best_plan(s: Situation, unit: int, purse: Purse) -> Plan | None:
    """The best use of the points; None if the unit can do nothing worth a turn."""
    plans = [*_orders_here(s, unit, purse), *_orders_after_moving(s, unit, purse)]
    return max(plans, key=lambda plan: plan.value, default=None)


# -- where the unit stands


def _orders_here(s: Situation, unit: int, purse: Purse) -> list[Plan]:
    g = s.g
    at = g.place[unit]
    if at < 0:
        return []
    plans = _rally(s, unit, purse)
    marker = marker_of(g, unit)
    if marker is not None and marker.only_rally:
        return plans
    plans += _fire_from_here(s, unit, at, purse)
    move = g.kind(unit).move_cost
    if can_move(g, unit):
        if g.firefight.exits[s.side] >> at & 1 and move <= purse.points:
            plans.append(Plan(w.EXIT * g.firefight.exit_vp + w.LATER_EXIT, unit, ("leave",), -1))
        if may_occupy(g, unit) and move <= purse.points:
            plans.append(Plan(w.OCCUPY, unit, ("occupy",), -1))
    if s.danger(unit, at) and not g.hidden >> unit & 1:
        plans += _shelter(s, unit, at, purse)
    return plans


def _rally(s: Situation, unit: int, purse: Purse) -> list[Plan]:
    g = s.g
    lacking = max(0, RALLY_COST - purse.points)
    if not may_rally(g, unit) or not purse.points or lacking > purse.cap:
        return []
    chance = HIT[rally_number(g, unit) - rally_modifier(g, unit)]
    marker = marker_of(g, unit)
    share = w.RALLIED
    if marker is not None and (all(marker.no_fire) or marker.no_move):
        share *= 1.5
    return [Plan(chance * share * s.worth[unit] - purse.price * lacking, unit, ("rally",), -1)]


def _shelter(s: Situation, unit: int, at: int, purse: Purse) -> list[Plan]:
    """Against an enemy who sees the unit: dig in, or turn to him."""
    g = s.g
    plans = []
    if purse.points >= HASTY_COST and may_dig(g, unit):
        value = w.DIG * s.worth[unit] * min(s.danger(unit, at), 1.0)
        plans.append(Plan(value, unit, ("dig",), -1))
    if may_turn(g, unit) and pivot_cost(g, unit) <= purse.points:
        seen = s.sees(at)
        if seen and not arc(g, unit) & seen:
            facing = best_facing(s, unit, at, -1)
            if facing != g.facing[unit]:
                plans.append(Plan(w.TURN, unit, ("face", facing), -1))
    return plans


def _fire_from_here(s: Situation, unit: int, at: int, purse: Purse) -> list[Plan]:
    g = s.g
    if not _may_shoot(s, unit):
        return []
    cost = fire_cost(g, unit)
    if s.enemy_hexes >> at & 1:
        value, _ = shot(s, unit, at, at)
        order = ("close", close_target(s, unit, at))
        return [Plan(volley(value, cost, purse), unit, order, -1)]
    plans = []
    front = arc(g, unit)
    for end in bits(targets_from(s, unit, at)):
        value, verb = shot(s, unit, at, end)
        if value <= 0:
            continue
        if front >> end & 1:
            plans.append(Plan(volley(value, cost, purse), unit, (verb, end), end))
            continue
        if g.kind(unit).turret:
            worth = volley(value, cost + TURRET_COST, purse)
            plans.append(Plan(worth, unit, (verb, end), end))
        turn = pivot_cost(g, unit)
        if may_turn(g, unit) and turn + cost <= purse.points and not purse.single:
            rest = purse._replace(points=purse.points - turn)
            facing = best_facing(s, unit, at, end)
            plans.append(Plan(volley(value, cost, rest), unit, ("face", facing), end))
    return plans


def _may_shoot(s: Situation, unit: int) -> bool:
    """Whoever hides may, once it has shown itself."""
    g = s.g
    hidden = g.hidden
    g.hidden &= ~(1 << unit)
    place = g.place[unit]
    if place < 0:
        g.place[unit] = 0
    able = may_fire(g, unit)
    g.place[unit] = place
    g.hidden = hidden
    return able


def targets_from(s: Situation, unit: int, at: int) -> int:
    """Hexes of enemies that the unit would see from a hex, and could reach."""
    seen = s.sees(at)
    if not seen:
        return 0
    g = s.g
    nearest = max(g.kind(unit).min_range, 1)
    within = g.ground.within
    return seen & within(at, min(2 * reach_of(g, unit), 40)) & ~within(at, nearest - 1)


def volley(value: float, cost: int, purse: Purse) -> float:
    """So many shots as the purse has, each a little less likely to find its target."""
    if value <= 0:
        return 0.0
    cost = max(cost, 1)
    if purse.single:
        return value if cost <= purse.points else 0.0
    shots, rest = divmod(purse.points, cost)
    worth = value * (1 - w.AGAIN**shots) / (1 - w.AGAIN)
    if rest and cost - rest <= purse.cap:
        worth += max(value * w.AGAIN**shots - purse.price * (cost - rest), 0.0)
    return worth


# -- moving first


def _orders_after_moving(s: Situation, unit: int, purse: Purse) -> list[Plan]:
    g = s.g
    at = g.place[unit]
    if not can_move(g, unit) or g.hidden >> unit & 1 or g.aboard >> unit & 1:
        return []
    found = _reach(s, unit, purse)
    if at >= 0:
        before = s.stand(unit, at)
    elif found and not g.firefight.carts >> unit & 1:
        before = max(s.stand(unit, end) for end in found if found[end][1] == end) - ENTER
    else:
        return []
    armed = _may_shoot(s, unit)
    least = purse.points - fire_cost(g, unit) if armed else -1
    shooting = s.zone(reach_of(g, unit))
    goals = mask(s.prizes) | g.firefight.exits[s.side]
    plans = []
    for end, (cost, first) in found.items():
        if first < 0:
            continue
        if cost > NEAR and not goals >> end & 1 and not (cost <= least and shooting >> end & 1):
            continue
        value = s.stand(unit, end) - before
        if armed and not purse.single:
            rest = purse._replace(points=int(purse.points - cost))
            value += fire_worth(s, unit, end, rest)
        plans.append(Plan(value, unit, ("to", first), -1))
    return plans


def _reach(s: Situation, unit: int, purse: Purse) -> dict[int, tuple[float, int]]:
    g = s.g
    at = g.place[unit]
    ways = s.ways(unit)
    if at < 0:
        entries = []
        for end in bits(entry_hexes(g, unit)):
            cost = entry_cost(g, unit, end)
            if cost <= purse.points:
                entries.append((end, float(cost)))
        points = 0 if purse.single else purse.points
        return ways.reach(entries, points, s.enemy_hexes, False)
    if purse.single:
        found = {}
        for side in range(6):
            cost = step_cost(g, unit, at, side)
            if cost < IMPOSSIBLE and cost <= purse.points:
                end = g.ground.board.step[side][at]
                found[end] = (float(cost), end)
        return found
    far = s.errand(unit)
    arrives = far is not None and far[at] <= purse.points
    points = purse.points if arrives else max(NEAR, purse.points - fire_cost(g, unit))
    return ways.reach([(at, 0.0)], min(points, purse.points), s.enemy_hexes, True)


def fire_worth(s: Situation, unit: int, at: int, purse: Purse) -> float:
    """What the unit could do with its fire from a hex with the points that are left."""
    cost = fire_cost(s.g, unit)
    if cost > purse.points + (purse.cap if purse.points else 0):
        return 0.0
    if s.enemy_hexes >> at & 1:
        return volley(shot(s, unit, at, at)[0], cost, purse)
    best = 0.0
    for end in bits(targets_from(s, unit, at)):
        best = max(best, shot(s, unit, at, end)[0])
    return volley(best, cost, purse)
