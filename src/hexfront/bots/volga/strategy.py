"""What a veteran weighs in the city: whole German actions, and what the Soviets make of a turn."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any

from hexfront.bots.explain import Mark, Message
from hexfront.bots.levels import Candidate, Policy
from hexfront.bots.observation import Observation
from hexfront.bots.volga import drive, soviet, value
from hexfront.bots.volga.planner import Planner
from hexfront.bots.volga.plans import Call, Long, Plan, Planned, Quick, Short
from hexfront.core.flow import Action
from hexfront.core.hexes import bits
from hexfront.games.volga.state import GERMAN, Volga, steps
from hexfront.games.volga.tables import BOARD, SOVIET_REINFORCEMENT
from hexfront.games.volga.victory import LOSSES_THAT_DECIDE

TURNS = 10
"""German turns that a plan is followed before it is judged.

Of what three turns and the value promise, less than half comes true; of eight to twelve, all.
"""


class Answer:
    """Begins with an action, then goes on like the planner."""

    def __init__(self, action: Action) -> None:
        self._action: Action | None = action
        self._planner = Planner()

    def choose(self, observation: Observation) -> Action:
        action, self._action = self._action, None
        if action is not None and action in observation.legal:
            return action
        return self._planner.choose(observation)


class VolgaStrategy:
    """A higher level also thinks of more plans, and as Soviet player about the clock itself.

    With a `patience` it does not: it draws a card where no move is worth more to it than that.
    """

    only_looks = True

    def __init__(self, plans: int = 8, patience: float | None = None) -> None:
        self._plans = plans
        self._patience = patience

    def recruit(self) -> Policy:
        return Planner(drive.first_thought, habit=soviet.first_thought)

    def regular(self) -> Policy:
        if self._patience is None:
            return self.imagined()
        return Planner(habit=partial(soviet.patiently, self._patience))

    def imagined(self) -> Policy:
        """In thought the enemy is a regular: one who only draws cards is hardly ever beaten."""
        return Planner(habit=soviet.second_thought)

    def turn(self, g: Volga) -> Hashable:
        return g.turn, g.side, g.player

    def candidates(self, g: Volga, observation: Observation) -> Sequence[Candidate]:
        match observation.question:
            case "german_action":
                return self._german(g)
            case "soviet_choice":
                return self._answers(observation) if self._patience is None else ()
            case "choose_soviet_card":
                return self._answers(observation)
            case "soviet_hex" | "soviet_order" | "soviet_unit_to":
                return self._answers(observation)
        return ()

    def _german(self, g: Volga) -> Sequence[Candidate]:
        plans = drive.plans(g, self._plans)
        if len(plans) < 2:
            return ()
        return [
            Candidate(partial(Planner, plan=plan), told(g, plan), marks(g, plan)) for plan in plans
        ]

    def along(self, g: Volga, question: str, action: Action) -> Candidate | None:
        """What to make of an order that we would not have given."""
        _, args = steps.asked(g)
        plan = drive.likest(g, question, args, action)
        if plan is None:
            return None
        return Candidate(partial(Planner, plan=plan), told(g, plan), marks(g, plan))

    def _answers(self, observation: Observation) -> Sequence[Candidate]:
        first = Planner().choose(observation)
        actions = [first, *(one for one in observation.legal if one != first)][: self._plans]
        return [
            Candidate(
                partial(Answer, action), Message("answer", {"action": observation.named(action)})
            )
            for action in actions
        ]

    def horizon(self, g: Volga, seat: str) -> Callable[[Any], bool]:
        end = g.turn + TURNS

        def is_far_enough(later: Volga) -> bool:
            return later.turn >= end and later.side == GERMAN and later.battle is None

        return is_far_enough

    def value(self, g: Volga, seat: str) -> float:
        chance = value.german_chance(g)
        return 1 - chance if seat == "soviet" else chance

    def fears(self, g: Volga, seat: str) -> Message | None:
        """Ten losses, a deck that runs out; for the Soviets the hex that is about to fall."""
        if seat != "soviet":
            missing = LOSSES_THAT_DECIDE - g.loss_count()
            if missing <= 3:
                return Message("fears-losses", {"count": missing})
            if len(g.soviet_deck) <= 8:
                return Message("fears-deck", {"count": len(g.soviet_deck)})
            return None
        scene = drive.Scene(g)
        ripe = [goal for goal in bits(scene.goals & g.soviet) if scene.is_ripe(goal)]
        if not ripe:
            return None
        return Message("fears-assault", {"hex": BOARD.name[ripe[0]]})


def told(g: Volga, plan: Plan) -> Message:
    name = BOARD.name
    match plan:
        case Call():
            return Message("call")
        case Long(start, path):
            return Message("march", {"hex": name[start], "target": name[path[-1]]})
        case Short(moves) if moves:
            kind = "approach" if len(moves) == 1 else "approach-two"
            return Message(kind, {"hex": name[moves[0].start], "target": name[moves[0].end]})
        case Quick(move, target):
            return Message("quick", {"hex": name[move.start], "target": name[target]})
        case Planned(target, hexes, cards):
            about = {"target": name[target], "count": hexes.bit_count()}
            goal = "goal" if SOVIET_REINFORCEMENT >> target & 1 else "way"
            return Message(f"assault-{goal}-{'card' if cards else 'plain'}", about)
    return Message("wait")


def marks(g: Volga, plan: Plan) -> tuple[Mark, ...]:
    name = BOARD.name
    match plan:
        case Long(start, path):
            return (Mark("arrow", (name[start], *(name[place] for place in path))),)
        case Short(moves):
            return tuple(Mark("arrow", (name[move.start], name[move.end])) for move in moves)
        case Quick(move, target):
            return (
                Mark("arrow", (name[move.start], name[move.end])),
                Mark("target", (name[target],)),
            )
        case Planned(target, hexes, _):
            arrows = tuple(Mark("arrow", (name[place], name[target])) for place in bits(hexes))
            return (*arrows, Mark("target", (name[target],)))
    return ()
