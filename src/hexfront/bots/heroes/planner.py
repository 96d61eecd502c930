"""A player for both sides: every unit plans its activation, and the best plan goes first."""

from __future__ import annotations

from collections.abc import Callable

from hexfront.bots.heroes.barrages import note
from hexfront.bots.heroes.cards import best_card, best_weapon, changed_roll, directed, scouting
from hexfront.bots.heroes.dice import bid, with_points
from hexfront.bots.heroes.fire import attack_worth, roll_worth
from hexfront.bots.heroes.habits import SOLDIER, Habits
from hexfront.bots.heroes.ideas import Idea, ideas
from hexfront.bots.heroes.marches import together
from hexfront.bots.heroes.plans import (
    all_plans,
    best_plan,
    best_shot,
    fire_from_here,
    fire_groups,
    fire_worth,
    opportunity,
)
from hexfront.bots.heroes.purse import Plan, Purse
from hexfront.bots.heroes.setup import best_facing, set_up_worth
from hexfront.bots.heroes.situation import Situation
from hexfront.bots.observation import Observation
from hexfront.core.flow import Action
from hexfront.games.heroes.commands import SEATS
from hexfront.games.heroes.orders import ENDLESS
from hexfront.games.heroes.state import AP, COMMAND, Attack, Heroes, steps
from hexfront.games.heroes.tables import SQUADS_AP

Handler = Callable[["Planner", Situation, list[Action]], Action | None]
SHOTS = ("fire", "close", "indirect", "flame")
QUIET = ("done", "none", "decline", "stop", "keep", "roll", "stay", "stay_out", "give_up", "pass")


class Planner:
    def __init__(
        self,
        habits: Habits = SOLDIER,
        idea: Idea | None = None,
        orders: tuple[Action, ...] = (),
    ) -> None:
        self._habits = habits
        self._idea = idea
        self._next: list[Action] = list(orders)
        self._aim = -1

    def choose(self, observation: Observation) -> Action:
        legal = list(observation.legal)
        if len(legal) == 1:
            if self._next and self._next[0] == legal[0]:
                del self._next[0]
            return legal[0]
        question = observation.question
        if question == "turn":
            self._next.clear()
            idea, self._idea = self._idea, None
            if idea is not None and idea.action in legal:
                self.take_up(idea)
                return idea.action
        while self._next and self._next[0] not in legal and question == "order":
            del self._next[0]
        if self._next and self._next[0] in legal:
            return self._next.pop(0)
        if question in CHEAP:
            return CHEAP[question](legal)
        handler = HANDLERS.get(question)
        if handler is not None:
            g: Heroes = observation.imagine()
            found = handler(self, Situation(g, SEATS.index(observation.seat), self._habits), legal)
            if found is not None and found in legal:
                return found
        for verb in QUIET:
            if (verb,) in legal:
                return (verb,)
        return legal[int(observation.rng.random() * len(legal))]

    def idea(self, action: Action) -> Idea:
        """The turn that has just been chosen, with what is to follow."""
        return Idea(action, tuple(self._next), self._aim)

    def take_up(self, idea: Idea) -> None:
        """Follow it with the orders that come next."""
        self._next, self._aim = list(idea.orders), idea.aim

    # -- turns

    def turn(self, s: Situation, legal: list[Action]) -> Action:
        """Go on with the activation, or open the best one; then command points, then pass."""
        g = s.g
        able = _by_verb(legal)
        cap = s.cap
        won = _won_by_passing(s)
        if won and s.habits.foresight:
            return ("pass",)
        extra = self._for_nothing(s, able)
        if extra is not None:
            return extra
        seen = [unit for unit in able.get("act", []) if not g.hidden >> unit & 1]
        if s.ap:
            purse = Purse(AP, s.ap, cap, s.w.point)
            plan = _best(s, [unit for unit in seen if g.activated >> unit & 1], purse)
            chance = opportunity(s, able.get("opportunity", []), plan.value if plan else 0.0)
            if chance is not None:
                return self._begin("opportunity", chance)
            least = s.w.left_over if s.habits.foresight else s.w.enough
            if plan is not None and plan.orders[-1][0] in SHOTS and _is_restless(s, seen):
                plan = None
            if ("flip",) in legal and _is_urgent(s, seen, plan.value if plan else 0.0):
                return ("flip",)
            if plan is not None and plan.value > least:
                return self._begin("act", together(s, plan, seen, purse))
            if ("flip",) in legal and any(g.is_fresh(unit) for unit in seen):
                return ("flip",)
        else:
            cap = cap if s.habits.command else 0
            purse = Purse(AP, SQUADS_AP, cap, s.w.point)
            plan = _best(s, seen, purse, groups=s.habits.command, waits=_may_let_them_come(s))
            ambush = _best(s, able.get("reveal", []), purse)
            if ambush is not None and ambush.value > s.w.reveal:
                return ("reveal", ambush.unit)
            if plan is not None and plan.value > s.w.enough:
                return self._begin("act", together(s, plan, seen, purse))
        seen = [unit for unit in able.get("command", []) if not g.hidden >> unit & 1]
        if not s.habits.command:
            seen = []
        purse = Purse(COMMAND, cap, 0, s.w.last_point)
        plan = _best(s, seen, purse, waits=_may_let_them_come(s))
        if plan is not None:
            plan = together(s, plan, seen, purse)
        if plan is not None and plan.value > s.w.command_enough:
            return self._begin("command", plan)
        if won is False and s.habits.foresight:
            return self._last_resort(s, legal)
        return ("pass",)

    def _last_resort(self, s: Situation, legal: list[Action]) -> Action:
        """The game is lost if it ends now: anything is better."""
        found = ideas(s, legal, len(legal))
        best = max(found, key=lambda idea: idea.value, default=None)
        if best is None or not best.orders:
            return ("stall",) if ("stall",) in legal else ("pass",)
        self._next, self._aim = list(best.orders), best.aim
        return best.action

    def _for_nothing(self, s: Situation, able: dict[str, list[int]]) -> Action | None:
        """Weapons and cards, which cost a turn and hardly any points."""
        scout = scouting(s, able.get("scout", []))
        if scout is not None:
            return scout
        thrown, orders = best_weapon(s, able.get("weapon", []))
        if thrown <= s.w.weapon:
            played, orders = best_card(s, able.get("card", []))
            if played <= s.w.card:
                return None
        self._next = orders[1:]
        return orders[0]

    def _begin(self, verb: str, plan: Plan) -> Action:
        self._next = list(plan.orders)
        self._aim = plan.aim
        return (verb, plan.unit)

    def order(self, s: Situation, legal: list[Action]) -> Action:
        """The best of what this unit may do, where its plan did not fit."""
        how, unit, _ = steps.asked(s.g)[1]
        points = {AP: s.ap, COMMAND: s.cap}.get(how, ENDLESS)
        plan = best_plan(s, unit, Purse(how, points, 0, s.w.point))
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
        purse = Purse(AP, s.ap, 0, s.w.point)

        def worth(action: Action) -> float:
            at = action[1] if action[1:] else s.g.place[unit]
            fire = s.steadiness(unit, at) * fire_worth(s, unit, at, purse)
            return s.stand(unit, at) + fire

        return max(legal, key=worth)

    def deploy_to(self, s: Situation, legal: list[Action]) -> Action:
        return self.bonus(s, legal)

    def spotter(self, s: Situation, legal: list[Action]) -> Action:
        """From where the target is hit best."""
        _, unit, at = steps.asked(s.g)[1]

        def worth(action: Action) -> float:
            a = Attack(s.player, unit, at)
            a.origin = action[1]
            a.indirect = True
            return attack_worth(s, a)

        return max(legal, key=worth)

    def choose_target(self, s: Situation, legal: list[Action]) -> Action:
        """The dearest roll first: it may be the last one."""
        a = s.g.attack
        assert a is not None
        return max(legal, key=lambda action: roll_worth(s, a, action[1]))

    def roll(self, s: Situation, legal: list[Action]) -> Action:
        return directed(s, legal) or with_points(s, legal)

    def bid(self, s: Situation, legal: list[Action]) -> Action:
        return bid(s, legal)

    def change_roll(self, s: Situation, legal: list[Action]) -> Action:
        return changed_roll(s, legal)

    def confuse(self, s: Situation, legal: list[Action]) -> Action:
        """A shot is worth spoiling, a step is not."""
        attacked = s.g.attack is not None
        return next((one for one in legal if one[0] == "card" and attacked), ("decline",))

    def note_barrage(self, s: Situation, legal: list[Action]) -> Action:
        return note(s)

    # -- set-up

    def place_unit(self, s: Situation, legal: list[Action]) -> Action:
        (unit,) = steps.asked(s.g)[1]
        return max(legal, key=lambda action: set_up_worth(s, unit, action[1]))


def _is_restless(s: Situation, units: list[int]) -> bool:
    """Whether the player leaves a unit that could shoot again, for the others who are fresh."""
    return sum(s.g.is_fresh(unit) for unit in units) >= s.habits.patience


def _is_urgent(s: Situation, units: list[int], instead: float) -> bool:
    """Whether a fresh unit has a shot that should not wait for what is left of an activation."""
    return s.habits.foresight and s.w.urgent * best_shot(s, units) > max(instead, s.w.enough)


def _won_by_passing(s: Situation) -> bool | None:
    """Whether a pass would end the game with a victory; None if it would not end it."""
    g = s.g
    if g.round < g.firefight.rounds or g.passes + 1 < g.command.passes:
        return None
    ahead = g.clone()
    steps.play(ahead, ("pass",))
    if ahead.result is None:
        return None
    return SEATS[s.player] in ahead.result.winners


def _by_verb(legal: list[Action]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for action in legal:
        found.setdefault(action[0], []).extend(action[1:])
    return found


def _best(
    s: Situation, units: list[int], purse: Purse, groups: bool = False, waits: bool = False
) -> Plan | None:
    plans = {unit: plan for unit in units if (plan := best_plan(s, unit, purse)) is not None}
    found = [*plans.values(), *(fire_groups(s, plans, purse) if groups else ())]
    if waits:
        found = [p for p in found if not can_be_put_off(s, p.unit, p.orders[-1], p.value)]
    best: Plan | None = max(found, key=lambda plan: plan.value, default=None)
    if best is None or purse.single or best.orders[-1][0] != "to":
        return best
    if best.taken and not (s.habits.drill and s.danger(best.unit, best.orders[-1][1])):
        return best
    if best.taken:
        found += [plan for unit in plans for plan in all_plans(s, unit, purse)]
    if not s.habits.foresight:
        return best
    here = [unit for unit in plans if s.g.standing & ~(s.g.hidden | s.g.aboard) & 1 << unit]
    shots = [*found, *(plan for unit in here for plan in fire_from_here(s, unit, purse))]
    shots = [plan for plan in shots if plan.orders[-1][0] in SHOTS]
    first: Plan = max(shots, key=lambda plan: plan.value, default=best)
    least = s.w.first_of_all if s.habits.drill and _is_into_fire(s, best) else s.w.first
    return first if first.value > least * best.value else best


def _is_into_fire(s: Situation, plan: Plan) -> bool:
    """Whether a plan begins with a step to where more is shot at than here."""
    at, end = s.g.place[plan.unit], plan.orders[-1][1]
    return at >= 0 and s.danger(plan.unit, end) > s.danger(plan.unit, at)


def _may_let_them_come(s: Situation) -> bool:
    """Whether a pass costs nothing: the enemy still has to act, and has not passed himself.

    A unit that has dug in is used and shoots no more; a fresh one watches until they have come.
    """
    g = s.g
    if g.passes or not s.habits.foresight:
        return False
    coming = g.firefight.sides[1 - s.side] & (g.standing & ~g.hidden | g.ready)
    return bool(coming & ~g.used)


def can_be_put_off(s: Situation, unit: int, order: Action, value: float) -> bool:
    """To turn or to dig in under cover where nobody shoots yet, or to look for a better place."""
    at = s.g.place[unit]
    if at < 0 or s.danger(unit, at):
        return False
    verb = order[0]
    if verb == "to":
        return value < s.w.quiet and s.is_waiting(unit, at)
    return verb == "face" or (verb == "dig" and s.cover(unit, at) > 0)


def _most(legal: list[Action]) -> Action:
    return max(legal, key=lambda action: action[-1] if action[1:] else -1)


CHEAP: dict[str, Callable[[list[Action]], Action]] = {
    "split": _most,  # command points last
    "split_card": _most,
    "confused": _most,
    "occupy": lambda legal: ("occupy",),
    "bog_down": lambda legal: legal[0],
}
HANDLERS: dict[str, Handler] = {
    "turn": Planner.turn,
    "order": Planner.order,
    "face": Planner.face,
    "bonus": Planner.bonus,
    "deploy_to": Planner.deploy_to,
    "spotter": Planner.spotter,
    "choose_target": Planner.choose_target,
    "roll": Planner.roll,
    "bid": Planner.bid,
    "change_roll": Planner.change_roll,
    "confuse": Planner.confuse,
    "note_barrage": Planner.note_barrage,
    "place_unit": Planner.place_unit,
    "hide_unit": Planner.place_unit,
}
