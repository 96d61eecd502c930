"""What could be done with a turn: the planner's own idea first, then others worth trying."""

from __future__ import annotations

from typing import NamedTuple

from hexfront.bots.explain import Mark, Message
from hexfront.bots.heroes.marches import together
from hexfront.bots.heroes.plans import (
    all_plans,
    best_shot,
    fire_from_here,
    fire_groups,
)
from hexfront.bots.heroes.purse import Plan, Purse
from hexfront.bots.heroes.situation import Situation
from hexfront.core.flow import Action
from hexfront.games.heroes.orders import ENDLESS
from hexfront.games.heroes.state import AP, COMMAND, OPPORTUNITY, Heroes
from hexfront.games.heroes.tables import SQUADS_AP

EACH = 2  # plans of one unit
ROLLS = ("fire", "close", "indirect", "flame", "rally")
SMOKE = ("smoke", "smoke_indirect")
"""Kinds of orders of which an old hand thinks though a walk looks better."""


class Idea(NamedTuple):
    """A turn's action, and the orders that follow it."""

    action: Action
    orders: tuple[Action, ...] = ()
    aim: int = -1
    value: float = 0.0


def ideas(s: Situation, legal: list[Action], most: int) -> list[Idea]:
    """The best so many, of all ways to pay for them; to wait is one where no other is good."""
    able: dict[str, list[int]] = {}
    for action in legal:
        able.setdefault(action[0], []).extend(action[1:])
    found = [*_activations(s, able), *_commands(s, able), *_opportunities(s, able)]
    found += _another(s, able)
    found.sort(key=lambda idea: -idea.value)
    quiet = [Idea((verb,)) for verb in ("pass", "stall") if (verb,) in legal]
    if found and found[0].value > s.w.enough:
        waits = s.habits.drill and not s.ap and not s.g.passes
        quiet = quiet[:1] if waits else []
    return found[: most - len(quiet)] + quiet


def _activations(s: Situation, able: dict[str, list[int]]) -> list[Idea]:
    g = s.g
    units = [unit for unit in able.get("act", []) if not g.hidden >> unit & 1]
    if s.ap:
        units = [unit for unit in units if g.activated >> unit & 1]
    purse = Purse(AP, s.ap or SQUADS_AP, s.cap, s.w.point)
    best: dict[int, Plan] = {}
    found = []
    for unit in units:
        plans = _several(s, unit, purse, 2 * EACH if s.ap else EACH)
        found += [_idea("act", together(s, plan, units, purse)) for plan in plans]
        if plans:
            best[unit] = plans[0]
    if not s.ap:
        groups = sorted(fire_groups(s, best, purse), key=lambda plan: -plan.value)
        found += [_idea("act", plan) for plan in groups[:EACH]]
        found += [Idea(("reveal", unit)) for unit in able.get("reveal", [])[:EACH]]
    return found


def _another(s: Situation, able: dict[str, list[int]]) -> list[Idea]:
    """To leave the open activation for a fresh unit, if that one has something to shoot at."""
    if not s.ap or "flip" not in able:
        return []
    best = best_shot(s, able.get("act", []))
    return [Idea(("flip",), value=best)] if best > s.w.enough else []


def _commands(s: Situation, able: dict[str, list[int]]) -> list[Idea]:
    purse = Purse(COMMAND, s.cap, 0, s.w.point)
    units = [unit for unit in able.get("command", []) if s.g.used >> unit & 1]
    plans = [
        together(s, plan, units, purse)
        for unit in units
        for plan in _several(s, unit, purse, EACH if s.habits.drill else 1)
    ]
    plans.sort(key=lambda plan: -plan.value)
    return [_idea("command", plan) for plan in plans[:EACH]]


def _opportunities(s: Situation, able: dict[str, list[int]]) -> list[Idea]:
    """Single shots of fresh units, which leave the open activation as it is."""
    if not s.ap:
        return []
    g = s.g
    purse = Purse(OPPORTUNITY, ENDLESS, 0, 0.0)
    plans = [
        plan
        for unit in able.get("opportunity", [])
        if g.standing & ~g.hidden & 1 << unit
        for plan in fire_from_here(s, unit, purse)
    ]
    plans.sort(key=lambda plan: -plan.value)
    return [_idea("opportunity", plan) for plan in plans[:EACH]]


def _several(s: Situation, unit: int, purse: Purse, most: int) -> list[Plan]:
    """A unit's best plans that begin differently; old hands think of a shot and of smoke, too."""
    best: dict[tuple[Action, ...], Plan] = {}
    for plan in all_plans(s, unit, purse):
        known = best.get(plan.orders)
        if known is None or plan.value > known.value:
            best[plan.orders] = plan
    plans = sorted(best.values(), key=lambda plan: -plan.value)
    others = plans[most:] if s.habits.drill else []
    for verbs in (ROLLS, SMOKE):
        if not any(plan.orders[-1][0] in verbs for plan in plans[:most]):
            found = (plan for plan in others if plan.orders[-1][0] in verbs)
            plans[most:] = [plan for plan in found if plan.value > s.w.enough][:1]
            most = len(plans)
    return plans[:most]


def _idea(verb: str, plan: Plan) -> Idea:
    return Idea((verb, plan.unit), plan.orders, plan.aim, plan.value)


# -- in words


def told(s: Situation, idea: Idea) -> Message:
    """What an idea is, for the one who asks why."""
    g, verb = s.g, idea.action[0]
    if verb in ("pass", "stall", "flip"):
        return Message(verb)
    if verb in ("card", "weapon"):
        return Message("card")
    who = {"unit": g.unit_name(idea.action[1])}
    if verb not in ("act", "command", "opportunity") or not idea.orders:
        return Message("reveal" if verb == "reveal" else "other", who)
    order = idea.orders[-1]
    match order[0]:
        case "fire" | "indirect" | "flame":
            kind = "fire-group" if len(idea.orders) > 1 else "fire"
            return Message(kind, {**who, "target": g.hex_name(order[1])})
        case "close":
            return Message("close", {**who, "target": g.unit_name(order[1])})
        case "to":
            told_hex = {**who, "hex": g.hex_name(_leads_to(idea))}
            is_group = ("march",) in idea.orders
            return Message("march", told_hex) if is_group else _move(s, idea, told_hex)
        case "smoke" | "smoke_indirect":
            return Message("smoke", {**who, "hex": g.hex_name(order[1])})
        case "board":
            return Message("board", {**who, "carrier": g.unit_name(order[1])})
        case "rally" | "dig" | "occupy" | "face" | "leave":
            return Message(order[0], who)
    return Message("other", who)


def _move(s: Situation, idea: Idea, who: dict[str, str]) -> Message:
    """A step, and what it is for: the hex itself, or one that it leads nearer to."""
    unit, to = idea.action[1], _leads_to(idea)
    if to in s.wanted:
        return Message("take", who)
    at, goal = s.g.place[unit], s.goal(unit)
    if at >= 0 and goal >= 0:
        far = s.ways(unit).far(goal)
        if far[to] < far[at]:
            return Message("move-towards", {**who, "target": s.g.hex_name(goal)})
    return Message("move", who)


def _leads_to(idea: Idea) -> int:
    """The hex to which the unit goes; of a group, the ways stand in the order of its units."""
    group = sorted([idea.action[1], *(order[1] for order in idea.orders if order[0] == "with")])
    ways = [order[1] for order in idea.orders if order[0] == "to"]
    return int(ways[group.index(idea.action[1])]) if len(ways) > 1 else int(ways[0])


def marks(g: Heroes, idea: Idea) -> tuple[Mark, ...]:
    if not idea.orders or idea.action[0] not in ("act", "command", "opportunity"):
        return ()
    at = g.place[idea.action[1]]
    order = idea.orders[-1]
    here = (g.hex_name(at),) if at >= 0 else ()
    match order[0]:
        case "to":
            return (Mark("arrow", (*here, g.hex_name(_leads_to(idea)))),)
        case "smoke" | "smoke_indirect":
            return (Mark("target", (g.hex_name(order[1]),)),)
        case "fire" | "indirect" | "flame":
            target = g.hex_name(order[1])
            return (Mark("arrow", (*here, target)), Mark("target", (target,)))
        case "close":
            return (Mark("target", here),)
    return (Mark("hold", here),) if here else ()
