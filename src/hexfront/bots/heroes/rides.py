"""To be carried: where a vehicle is much faster, and to get off where there is something to do."""

from __future__ import annotations

from hexfront.bots.heroes.purse import Plan, Purse
from hexfront.bots.heroes.situation import Situation
from hexfront.core.hexes import bits
from hexfront.games.heroes.movement import can_move
from hexfront.games.heroes.transport import carriers, loading_cost


def boarding(s: Situation, unit: int, purse: Purse) -> list[Plan]:
    """To get onto a vehicle that goes the same way, while no enemy sees either."""
    g = s.g
    if not g.firefight.has_transport or (g.hidden | g.aboard) >> unit & 1:
        return []
    at = g.place[unit]
    start = at if at >= 0 else s.entry(unit)
    goal = s.goal(unit)
    if goal < 0 or start < 0 or (at >= 0 and s.danger(unit, at)):
        return []
    on_foot = s.ways(unit).far(goal)[start]
    plans = []
    for carrier in bits(carriers(g, purse.how, unit)):
        cost = loading_cost(g, unit, carrier)
        if cost > purse.points or g.marker[carrier] or not can_move(g, carrier):
            continue
        riding = s.ways(carrier).far(goal)[start] + cost + g.kind(unit).move_cost
        saved = min(on_foot, s.w.long_way) - riding
        if saved > s.w.worth_a_ride:
            plans.append(Plan(s.w.ride * saved, unit, (("board", carrier),)))
    return plans
