"""Group moves: who goes somewhere takes along those beside him who have a way to go, too."""

from __future__ import annotations

from hexfront.bots.heroes.purse import Plan, Purse
from hexfront.bots.heroes.situation import Situation
from hexfront.core.flow import Action
from hexfront.core.hexes import bits
from hexfront.games.heroes.costs import cost_to
from hexfront.games.heroes.groups import may_march
from hexfront.games.heroes.movement import barred_by_entrants, reachable
from hexfront.games.heroes.state import AP
from hexfront.games.heroes.tables import SQUADS_AP


def together(s: Situation, plan: Plan, units: list[int], purse: Purse) -> Plan:
    """The same step as a group move, at the price of the dearest, with all who gain by it."""
    g = s.g
    unit, order = plan.unit, plan.orders[-1]
    if not (s.habits.drill and g.rules.groups) or order[0] != "to" or not _can_go(s, unit):
        return plan
    price = cost_to(g, unit, order[1])
    ends, gained = {unit: order[1]}, 0.0
    group = [unit]
    left = [one for one in units if one != unit and _can_go(s, one) and _is_free(s, one, purse)]
    for one in group:
        near = g.ground.within(g.place[one], 1)
        for other in [other for other in left if near >> g.place[other] & 1]:
            gain, end = _best_step(s, other, price, ends)
            if gain > s.w.march:
                group.append(other)
                left.remove(other)
                ends[other] = end
                gained += gain
    if len(group) < 2:
        return plan
    joined: list[Action] = [("with", one) for one in group[1:]]
    ways: list[Action] = [("to", ends[one]) for one in sorted(group)]
    return plan._replace(value=plan.value + gained, orders=(*joined, ("march",), *ways))


def _can_go(s: Situation, unit: int) -> bool:
    g = s.g
    return not (
        g.place[unit] < 0 or (g.hidden | g.aboard | g.inside) >> unit & 1 or not may_march(g, unit)
    )


def _is_free(s: Situation, unit: int, purse: Purse) -> bool:
    """Who joins an activation is used up with it: only who would walk on all round does so."""
    g = s.g
    if purse.how != AP or g.activated >> unit & 1:
        return True
    at = g.place[unit]
    if s.ap or g.used >> unit & 1 or s.danger(unit, at) or s.sees(at):
        return False
    far = s.errand(unit)
    return far is not None and far[at] > SQUADS_AP


def _best_step(
    s: Situation, unit: int, price: int, ends: dict[int, int]
) -> tuple[float, int]:
    """The best hex beside a unit for no more than the group pays, and what it is worth to go.

    Nobody is taken along into fire, for who marches is used, or will be; nor for less of a crowd
    alone, or groups go to and fro.
    """
    g = s.g
    at = g.place[unit]
    here, danger, left = s.stand(unit, at), s.danger(unit, at), s.way_left(unit, at)
    taken = s.enemy_hexes
    for end in ends.values():
        if end in s.prizes:
            taken |= 1 << end
    open_to = reachable(g, unit, price) & ~barred_by_entrants(g, unit) & ~taken
    nearer = [
        end
        for end in bits(open_to)
        if s.way_left(unit, end) < left and s.danger(unit, end) <= danger
    ]
    return max(((s.stand(unit, end) - here, end) for end in nearer), default=(0.0, -1))
