"""A player who plans a German turn as one whole action, and answers the rest by reflex.

It judges only what its seat may know: the plan is made on an imagined state, and neither the plan
nor a reflex looks at what was imagined, only at what is seen.
"""

from __future__ import annotations

from collections.abc import Callable

from hexfront.bots.observation import Observation
from hexfront.bots.volga.drive import drive
from hexfront.bots.volga.plans import Plan
from hexfront.bots.volga.reflexes import reflex
from hexfront.core.flow import Action, Frame
from hexfront.games.volga.state import Volga, steps


class Planner:
    """Drives for the goal: see `drive`.

    It may be given its first plan, another way to plan, or habits that come before all thought.
    """

    def __init__(
        self,
        think: Callable[[Volga], Plan] = drive,
        plan: Plan | None = None,
        habit: Callable[[Volga, str, Frame], Action | None] | None = None,
    ) -> None:
        self._think = think
        self._habit = habit
        self._given = plan
        self._plan: Plan | None = None

    def choose(self, observation: Observation) -> Action:
        g = observation.imagine()
        question = observation.question
        _, args = steps.asked(g)
        if question == "german_action":
            self._plan, self._given = self._given or self._think(g), None
        elif self._given is not None:  # taken up in the middle of an action
            self._plan, self._given = self._given, None
        answer = self._plan.answer(g, question, args) if self._plan is not None else None
        if self._habit is not None:
            answer = self._habit(g, question, args) or answer
        if answer is None or answer not in observation.legal:
            answer = reflex(g, question, args)
        return answer if answer in observation.legal else observation.legal[0]
