"""What a unit could make of an activation or of a single action: where to go, and what to do there.

A plan looks ahead to the last point, but only its first action is taken: before the next one the
enemy has his turn, and then the unit plans again.
"""

from __future__ import annotations

from hexfront.bots.heroes.fire import HIT, attack_worth, close_target, shot
from hexfront.bots.heroes.groups import rally_group, supporters_at
from hexfront.bots.heroes.purse import Plan, Purse
from hexfront.bots.heroes.rides import boarding
from hexfront.bots.heroes.setup import best_facing
from hexfront.bots.heroes.situation import Situation
from hexfront.bots.heroes.smoke import smoke_plans
from hexfront.core.flow import Action
from hexfront.core.hexes import bits, mask
from hexfront.games.heroes.arithmetic import reach_of
from hexfront.games.heroes.combat import (
    TURRET_COST,
    fire_cost,
    indirect_cost,
    indirect_hexes,
    may_fire,
)
from hexfront.games.heroes.costs import cost_to, entry_cost
from hexfront.games.heroes.movement import barred_by_entrants, can_move, entry_hexes, reachable
from hexfront.games.heroes.orders import ENDLESS, RALLY_COST, marker_of, may_turn, pivot_cost
from hexfront.games.heroes.rally import may_rally, rally_modifier, rally_number
from hexfront.games.heroes.sight import arc
from hexfront.games.heroes.state import AP, OPPORTUNITY, Attack
from hexfront.games.heroes.tables import SQUADS_AP
from hexfront.games.heroes.transport import unloading, unloading_cost
from hexfront.games.heroes.works import HASTY_COST, may_dig, may_occupy

NEAR = (2, 1)  # so many hexes away every hex is looked at; in thought, those beside
POSTS = (6, 2)  # so many hexes to shoot from are tried, farther away
Found = dict[int, tuple[float, int]]
"""The hexes that a unit can reach: the cost, and the first step."""


def best_plan(s: Situation, unit: int, purse: Purse) -> Plan | None:
    """The best use of the points; None if the unit can do nothing worth a turn."""
    return max(all_plans(s, unit, purse), key=lambda plan: plan.value, default=None)


def all_plans(s: Situation, unit: int, purse: Purse) -> list[Plan]:
    if s.g.aboard >> unit & 1:
        return _alight(s, unit, purse)
    moves = _orders_after_moving(s, unit, purse)
    here = orders_here(s, unit, purse)
    if s.habits.drill:
        here += [*boarding(s, unit, purse), *smoke_plans(s, unit, purse)]
    if not purse.single:
        here = [_and_then(s, plan, moves, purse) for plan in here]
    return [*here, *moves]


def _and_then(s: Situation, plan: Plan, moves: list[Plan], purse: Purse) -> Plan:
    """A shot before the step into a hex that counts, if the points are enough for both."""
    if plan.orders[-1][0] != "fire":
        return plan
    cost = fire_cost(s.g, plan.unit)
    later = [move.taken for move in moves if 0 < move.cost <= purse.points - cost]
    value = plan.once + s.w.then * max(later, default=0.0)
    return plan._replace(value=max(plan.value, value))


def _alight(s: Situation, unit: int, purse: Purse) -> list[Plan]:
    """To get off, where there is something to hold or to shoot at, or the carrier is in danger."""
    g = s.g
    at = g.place[unit]
    if at < 0:
        return []
    ready = s.danger(unit, at) > 0 or s.is_near_errand(unit, at)
    plans = []
    for end in bits(unloading(g, purse.how, unit)):
        cost = unloading_cost(g, unit, end)
        rest = purse._replace(points=max(purse.points - cost, 0))
        value = s.stand(unit, end) - s.stand(unit, at) + fire_worth(s, unit, end, rest)
        if ready or value > s.w.alight:
            plans.append(Plan(value + s.w.alight, unit, (("alight", end),)))
    return plans


# -- where the unit stands


def orders_here(s: Situation, unit: int, purse: Purse) -> list[Plan]:
    g = s.g
    at = g.place[unit]
    if at < 0:
        return []
    plans = _rally(s, unit, purse)
    marker = marker_of(g, unit)
    if marker is not None and marker.only_rally:
        return plans
    plans += fire_from_here(s, unit, purse)
    if g.hidden >> unit & 1:
        return plans
    move = g.kind(unit).move_cost
    if can_move(g, unit) and move <= purse.points:
        if g.firefight.exits[s.side] >> at & 1:
            value = s.w.exit * g.firefight.exit_vp[s.side] + s.w.gone
            plans.append(Plan(value, unit, (("leave",),)))
        if may_occupy(g, unit):
            plans.append(Plan(s.w.occupy, unit, (("occupy",),)))
    if s.danger(unit, at) or s.is_waiting(unit, at):
        plans += _shelter(s, unit, at, purse)
    return plans


def rally_worth(s: Situation, unit: int, added: int = 0) -> float:
    """The chance that the marker goes, and what the unit is worth without it."""
    g = s.g
    chance = HIT[rally_number(g, unit) - rally_modifier(g, unit) - added]
    marker = marker_of(g, unit)
    crippled = marker is not None and (all(marker.no_fire) or marker.no_move)
    return chance * s.worth[unit] * (s.w.crippled if crippled else s.w.rallied)


def _rally(s: Situation, unit: int, purse: Purse) -> list[Plan]:
    """With all who can rally beside it at the same price."""
    lacking = max(0, RALLY_COST - purse.points)
    if not may_rally(s.g, unit) or not purse.points or lacking > purse.cap:
        return []
    group = rally_group(s, unit, s.free_hands(purse.how))
    if s.habits.drill and purse.how == AP and not s.ap:
        group |= _idle(s, rally_group(s, unit, s.fresh_hands()))
    value = sum(rally_worth(s, one) for one in bits(group | 1 << unit))
    paid = RALLY_COST if purse.single else lacking
    return [Plan(value - purse.price * paid, unit, (*_with(group), ("rally",)))]


def _idle(s: Situation, units: int) -> int:
    """Those who see nobody: they give up nothing by joining another's activation."""
    place = s.g.place
    return mask(unit for unit in bits(units) if not targets_from(s, unit, place[unit]))


def _shelter(s: Situation, unit: int, at: int, purse: Purse) -> list[Plan]:
    """Against an enemy who sees the unit: dig in, or turn to him."""
    g = s.g
    plans = []
    if purse.points >= HASTY_COST and may_dig(g, unit):
        least = s.w.idle_danger if s.is_waiting(unit, at) else 0.0
        value = s.w.dig * s.worth[unit] * min(max(s.danger(unit, at), least), 1.0)
        plans.append(Plan(value, unit, (("dig",),)))
    if may_turn(g, unit) and pivot_cost(g, unit) <= purse.points:
        seen = s.sees(at)
        if seen and not arc(g, unit) & seen:
            facing = best_facing(s, unit, at, -1)
            if facing != g.facing[unit]:
                plans.append(Plan(s.w.turn, unit, (("face", facing),)))
    return plans


def fire_from_here(s: Situation, unit: int, purse: Purse) -> list[Plan]:
    """Shots at every enemy in reach, with all who support them for nothing."""
    g = s.g
    at = g.place[unit]
    if not _may_shoot(s, unit):
        return []
    cost = fire_cost(g, unit)
    if s.enemy_hexes >> at & 1:
        group = supporters_at(s, unit, at, s.free_hands(purse.how))
        value, _ = shot(s, unit, at, at, group)
        target = close_target(s, unit, at)
        worth = volley(s, value, cost, purse)
        return [Plan(worth, unit, (*_with(group), ("close", target)))]
    plans = _indirect_fire(s, unit, purse)
    front = arc(g, unit)
    for end in bits(targets_from(s, unit, at)):
        if front >> end & 1 or g.kind(unit).turret:
            group = supporters_at(s, unit, end, s.free_hands(purse.how))
            value, verb = shot(s, unit, at, end, group)
            price = cost if front >> end & 1 else cost + TURRET_COST
            orders = (*_with(group), (verb, end)) if verb == "fire" else ((verb, end),)
            worth = volley(s, value, price, purse)
            plans.append(Plan(worth, unit, orders, end, value))
        turn = pivot_cost(g, unit)
        rest = purse._replace(points=purse.points - turn)
        if not (front >> end & 1 or purse.single) and may_turn(g, unit) and cost <= rest.points:
            value, _ = shot(s, unit, at, end)
            order = ("face", best_facing(s, unit, at, end))
            plans.append(Plan(volley(s, value, cost, rest), unit, (order,), end))
    return plans


def _indirect_fire(s: Situation, unit: int, purse: Purse) -> list[Plan]:
    """Over what hides the target; the spotter is chosen later."""
    g = s.g
    if g.kind(unit).indirect_cost < 0:
        return []
    plans = []
    cost = indirect_cost(g, unit)
    for end in bits(indirect_hexes(g, purse.how, unit, s.enemy_hexes)):
        a = Attack(s.player, unit, end)
        a.origin = g.place[unit]
        a.indirect = True
        plans.append(Plan(volley(s, attack_worth(s, a), cost, purse), unit, (("indirect", end),)))
    return plans


def fire_groups(s: Situation, plans: dict[int, Plan], purse: Purse) -> list[Plan]:
    """Groups of fresh units: worth it where one good shot is better than what each would do."""
    g = s.g
    fresh = mask(unit for unit in plans if g.is_fresh(unit) and g.place[unit] >= 0)
    found = []
    for unit in plans:
        at = g.place[unit]
        if at < 0 or not may_fire(g, unit):
            continue
        cost = fire_cost(g, unit)
        close = s.enemy_hexes >> at & 1
        targets = 1 << at if close else targets_from(s, unit, at) & arc(g, unit)
        for end in bits(targets):
            helpers = sorted(
                bits(supporters_at(s, unit, end, fresh)), key=lambda other: plans[other].value
            )
            group, given_up = 0, 0.0
            order = ("close", close_target(s, unit, at)) if close else ("fire", end)
            for other in helpers:
                group |= 1 << other
                given_up += max(plans[other].value, 0.0)
                value = volley(s, shot(s, unit, at, end, group)[0], cost, purse) - given_up
                found.append(Plan(value, unit, (*_with(group), order), end))
    return found


def best_shot(s: Situation, units: list[int]) -> float:
    """What the fresh ones among some units could do with an activation from where they stand."""
    g = s.g
    purse = Purse(AP, SQUADS_AP, s.cap, s.w.point)
    able = [unit for unit in units if g.is_fresh(unit) and g.standing & ~g.hidden & 1 << unit]
    shots = (plan.value for unit in able for plan in fire_from_here(s, unit, purse))
    return max(shots, default=0.0)


def opportunity(s: Situation, units: list[int], instead: float) -> Plan | None:
    """A shot at once, without losing the open activation, by one who would do little more later."""
    g = s.g
    purse = Purse(OPPORTUNITY, ENDLESS, 0, 0.0)
    shots = [
        plan
        for unit in units
        if g.standing & ~g.hidden & 1 << unit
        for plan in fire_from_here(s, unit, purse)
    ]
    best = max(shots, key=lambda plan: plan.value, default=None)
    if best is None or best.value <= max(instead, s.w.enough):
        return None
    later = best_plan(s, best.unit, Purse(AP, SQUADS_AP, s.cap, s.w.point))
    return best if later is None or best.value >= s.w.opportunity * later.value else None


def _with(group: int) -> list[Action]:
    return [("with", other) for other in bits(group)]


def _may_shoot(s: Situation, unit: int) -> bool:
    """Whoever hides or waits may, once it has come out."""
    g = s.g
    hidden, place = g.hidden, g.place[unit]
    g.hidden &= ~(1 << unit)
    g.place[unit] = max(place, 0)
    able = may_fire(g, unit)
    g.hidden, g.place[unit] = hidden, place
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


def volley(s: Situation, value: float, cost: int, purse: Purse) -> float:
    """So many shots as the purse has, each a little less likely to find its target."""
    if value <= 0:
        return 0.0
    cost = max(cost, 1)
    if purse.single:
        return value - purse.price * cost if cost <= purse.points else 0.0
    shots, rest = divmod(purse.points, cost)
    worth = value * (1 - s.w.again**shots) / (1 - s.w.again)
    if rest and cost - rest <= purse.cap:
        worth += max(value * s.w.again**shots - purse.price * (cost - rest), 0.0)
    return worth


# -- moving first


def _orders_after_moving(s: Situation, unit: int, purse: Purse) -> list[Plan]:
    g = s.g
    at = g.place[unit]
    if not can_move(g, unit) or (g.hidden | g.aboard) >> unit & 1:
        return []
    found = _reach(s, unit, purse)
    if at >= 0:
        before = s.stand(unit, at) + (s.w.inside if g.inside >> unit & 1 else 0.0)
    elif found and (not g.firefight.carts >> unit & 1 or s.load(unit)):
        before = max(s.stand(unit, end) for end in found if found[end][1] == end) - s.w.enter
    else:
        return []
    armed = _may_shoot(s, unit)
    plans = []
    for end in _worth_a_look(s, unit, purse, found, armed):
        cost, first = found[end]
        value = s.stand(unit, end) - before
        if purse.single:
            value -= purse.price * cost
        elif armed:
            rest = purse._replace(points=int(purse.points - cost))
            value += s.steadiness(unit, end) * fire_worth(s, unit, end, rest)
        if end != first and s.habits.foresight:
            value = max(value, 0.0) * s.steadiness(unit, first) + min(value, 0.0)
            value -= s.w.on_the_way * s.harm(unit, first)
        is_open = end in s.wanted and not s.enemy_hexes >> end & 1
        way = (cost, s.stand(unit, end) - before) if is_open else (0.0, 0.0)
        plans.append(Plan(value, unit, (("to", first),), -1, 0.0, *way))
    return plans


def _worth_a_look(
    s: Situation, unit: int, purse: Purse, found: Found, armed: bool
) -> list[int]:
    """Hexes close by, goals, hexes at the enemy, and a few more from which he can be shot at."""
    g = s.g
    at = g.place[unit]
    hexes = [end for end, (_, first) in found.items() if first >= 0]
    if purse.single:
        return hexes
    looked = mask(s.prizes) | g.firefight.exits[s.side]
    near = g.ground.within(at, NEAR[s.habits.glance]) if at >= 0 else 0
    looked |= near or mask(end for end in hexes if found[end][1] == end)
    least = purse.points - fire_cost(g, unit) if armed else -1
    fighting = [end for end in hexes if found[end][0] <= least and not looked >> end & 1]
    beside = s.enemy_hexes | g.ground.board.neighbours(s.enemy_hexes)
    shooting = s.zone(reach_of(g, unit)) & ~beside
    posts = sorted(
        (end for end in fighting if shooting >> end & 1),
        key=lambda end: s.stand(unit, end),
        reverse=True,
    )
    posts = posts[: POSTS[s.habits.glance]]
    looked |= mask(posts) | mask(end for end in fighting if beside >> end & 1)
    return [end for end in hexes if looked >> end & 1]


def _reach(s: Situation, unit: int, purse: Purse) -> Found:
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
        return ways.reach(entries, points, s.enemy_hexes)
    open_to = reachable(g, unit, purse.points + purse.cap) & ~barred_by_entrants(g, unit)
    if not open_to:
        return {}
    if purse.single:
        costs = {end: cost_to(g, unit, end) for end in bits(open_to)}
        return {end: (float(cost), end) for end, cost in costs.items() if cost <= purse.points}
    far = s.errand(unit)
    arrives = far is not None and far[at] <= purse.points
    points = purse.points if arrives else max(NEAR[0], purse.points - fire_cost(g, unit))
    return ways.reach([(at, 0.0)], min(points, purse.points), s.enemy_hexes, open_to)


def fire_worth(s: Situation, unit: int, at: int, purse: Purse) -> float:
    """What the unit could do with its fire from a hex with the points that are left."""
    if s.g.kind(unit).fp is None:
        return 0.0
    cost = fire_cost(s.g, unit)
    if cost > purse.points + (purse.cap if purse.points else 0):
        return 0.0
    if s.enemy_hexes >> at & 1:
        return volley(s, shot(s, unit, at, at)[0], cost, purse)
    best = 0.0
    for end in bits(targets_from(s, unit, at)):
        best = max(best, shot(s, unit, at, end)[0])
    return volley(s, best, cost, purse)
