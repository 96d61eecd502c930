"""A player who plans a German turn as one whole action, and answers the rest by reflex.

It judges only what its seat may know: the plan is made on an imagined state, and neither the plan
nor a reflex looks at what was imagined, only at what is seen.
"""

from __future__ import annotations

from collections.abc import Callable

from hexfront.bots import Bot, Observation
from hexfront.bots.volga.drive import drive
from hexfront.bots.volga.plans import Plan
from hexfront.bots.volga.reflexes import reflex
from hexfront.core.flow import Action
from hexfront.games.volga.state import steps


class Planner:
    """Drives for the goal: see `drive`."""

    def __init__(self) -> None:
        self._plan: Plan | None = None

    def choose(self, observation: Observation) -> Action:
        g = observation.imagine()
        question = observation.question
        _, args = steps.asked(g)
        if question == "german_action":
            self._plan = drive(g)
        answer = self._plan.answer(g, question, args) if self._plan is not None else None
        if answer is None or answer not in observation.legal:
            answer = reflex(g, question, args)
        return answer if answer in observation.legal else observation.legal[0]


BOTS: dict[str, Callable[[], Bot]] = {"planner": Planner}
