"""A player for both sides: every unit plans its activation, and the best plan goes first."""

from __future__ import annotations

from collections.abc import Callable

from hexfront.bots import Bot, Table
from hexfront.bots.heroes import weights as w
from hexfront.bots.heroes.dice import with_points
from hexfront.bots.heroes.plans import Plan, Purse, best_plan, fire_worth
from hexfront.bots.heroes.setup import best_facing, set_up_worth
from hexfront.bots.heroes.situation import Situation
from hexfront.core.flow import Action
from hexfront.games.heroes.commands import SEATS
from hexfront.games.heroes.orders import ENDLESS
from hexfront.games.heroes.state import AP, COMMAND, Heroes, steps
from hexfront.games.heroes.tables import SQUADS_AP

Handler = Callable[["Planner", Situation, list[Action]], Action | None]
QUIET = ("done", "none", "decline", "stop", "keep", "roll", "stay", "stay_out", "give_up", "pass")


class Planner:
    def __init__(self) -> None:
        self._next: list[Action] = []
        self._aim = -1

    def choose(self, table: Table) -> Action:
        legal = table.legal
        if len(legal) == 1:
            return legal[0]
        while self._next:
            action = self._next.pop(0)
            if action in legal:
                return action
        question = table.question
        if question in CHEAP:
            return CHEAP[question](legal)
        handler = HANDLERS.get(question)
        if handler is not None:
            g: Heroes = table.imagine()
            found = handler(self, Situation(g, SEATS.index(table.seat)), legal)
            if found is not None and found in legal:
                return found
        for verb in QUIET:
            if (verb,) in legal:
                return (verb,)
        return legal[int(table.rng.random() * len(legal))]

    # -- turns

    def turn(self, s: Situation, legal: list[Action]) -> Action:
        """Go on with the activation, or open the best one; then command points, then pass."""
        g = s.g
        able = _by_verb(legal)
        cap = g.cap[s.player]
        seen = [unit for unit in able.get("act", []) if not g.hidden >> unit & 1]
        if g.ap[s.player]:
            purse = Purse(AP, g.ap[s.player], cap, w.POINT)
            plan = _best(s, [unit for unit in seen if g.activated >> unit & 1], purse)
            if plan is not None and plan.value > w.ENOUGH:
                return self._begin("act", plan)
            if ("flip",) in legal and any(g.is_fresh(unit) for unit in seen):
                return ("flip",)
        else:
            purse = Purse(AP, SQUADS_AP, cap, w.POINT)
            plan = _best(s, seen, purse)
            ambush = _best(s, able.get("reveal", []), purse)
            if ambush is not None and ambush.value > w.REVEAL:
                return ("reveal", ambush.unit)
            if plan is not None and plan.value > w.ENOUGH:
                return self._begin("act", plan)
        seen = [unit for unit in able.get("command", []) if not g.hidden >> unit & 1]
        plan = _best(s, seen, Purse(COMMAND, cap, 0, w.LAST_POINT))
        if plan is not None and plan.value > w.COMMAND_ENOUGH:
            return self._begin("command", plan)
        return ("pass",)

    def _begin(self, verb: str, plan: Plan) -> Action:
        self._next = list(plan.orders)
        self._aim = plan.aim
        return (verb, plan.unit)

    def order(self, s: Situation, legal: list[Action]) -> Action:
        """The best of what this unit may do, where its plan did not fit."""
        how, unit, _ = steps.asked(s.g)[1]
        points = {AP: s.g.ap[s.player], COMMAND: s.g.cap[s.player]}.get(how, ENDLESS)
        plan = best_plan(s, unit, Purse(how, points, 0, w.POINT))
        if plan is not None and plan.orders[-1] in legal:
            self._aim = plan.aim
            return plan.orders[-1]
        moves = [action for action in legal if action[0] == "to"]
        if moves:
            return max(moves, key=lambda action: s.stand(unit, action[1]))
        return legal[0]

    # -- what follows an order

    def face(self, s: Situation, legal: list[Action]) -> Action:
        unit = steps.asked(s.g)[1][0]
        aim, self._aim = self._aim, -1
        return ("face", best_facing(s, unit, s.g.place[unit], aim))

    def bonus(self, s: Situation, legal: list[Action]) -> Action:
        """On, as long as it is better there."""
        unit = steps.asked(s.g)[1][0]
        purse = Purse(AP, s.g.ap[s.player], 0, w.POINT)

        def worth(action: Action) -> float:
            at = action[1] if action[1:] else s.g.place[unit]
            return s.stand(unit, at) + fire_worth(s, unit, at, purse)

        return max(legal, key=worth)

    def deploy_to(self, s: Situation, legal: list[Action]) -> Action:
        return self.bonus(s, legal)

    def roll(self, s: Situation, legal: list[Action]) -> Action:
        return with_points(s, legal)

    # -- set-up

    def place_unit(self, s: Situation, legal: list[Action]) -> Action:
        unit = steps.asked(s.g)[1][0]
        return max(legal, key=lambda action: set_up_worth(s, unit, action[1]))


def _by_verb(legal: list[Action]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for action in legal:
        found.setdefault(action[0], []).extend(action[1:])
    return found


def _best(s: Situation, units: list[int], purse: Purse) -> Plan | None:
    plans = [plan for unit in units if (plan := best_plan(s, unit, purse)) is not None]
    return max(plans, key=lambda plan: plan.value, default=None)


def _most(legal: list[Action]) -> Action:
    return max(legal, key=lambda action: action[-1] if action[1:] else -1)


def _least(legal: list[Action]) -> Action:
    return min(legal, key=lambda action: action[-1] if action[1:] else 99)


CHEAP: dict[str, Callable[[list[Action]], Action]] = {
    "split": _most,  # command points last
    "split_card": _most,
    "confused": _most,
    "bid": _least,
    "occupy": lambda legal: ("occupy",),
}
HANDLERS: dict[str, Handler] = {
    "turn": Planner.turn,
    "order": Planner.order,
    "face": Planner.face,
    "bonus": Planner.bonus,
    "deploy_to": Planner.deploy_to,
    "roll": Planner.roll,
    "place_unit": Planner.place_unit,
    "hide_unit": Planner.place_unit,
}

BOTS: dict[str, Callable[[], Bot]] = {"planner": Planner}
