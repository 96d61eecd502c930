"""Games to learn from: planners that now and then try another of their plans."""

from __future__ import annotations

import random

from hexfront.bots.observation import Lent
from hexfront.bots.value import Lesson
from hexfront.bots.volga import drive, soviet
from hexfront.bots.volga.planner import Planner
from hexfront.bots.volga.plans import Plan
from hexfront.bots.volga.scattered import scattered
from hexfront.bots.volga.value import NAMES, numbers
from hexfront.core.flow import Action, Frame
from hexfront.games.volga.state import Volga, steps


def curious(rng: random.Random) -> Planner:
    """Takes its second or third idea in one turn of six; as Soviet player it is restless at times.

    Planners lose nearly all their 1 v 1 games to a Soviet planner that draws cards, and there is
    little to learn from games that all end alike.
    """
    often = rng.choice([0.0, 0.1, 0.3])
    restless = rng.choice([0.3, 0.7, 1.5])

    def think(g: Volga) -> Plan:
        if rng.random() < often:
            return rng.choice(drive.plans(g, 5))
        return drive.drive(g)

    def habit(g: Volga, question: str, args: Frame) -> Action | None:
        return soviet.choose_action(g, args, restless) if question == "soviet_choice" else None

    return Planner(think, habit=habit)


def is_taken(g: Volga) -> bool:
    """Once a turn of either side."""
    return steps.asked(g)[0].name in ("german_action", "soviet_choice") and not g.rules.two_germans


LESSON = Lesson(
    names=NAMES,
    numbers=numbers,
    is_taken=is_taken,
    player=curious,
    setups=(
        ("solo", "battle", {}),
        ("1v1", "battle", {}),
        ("solo", "battle", {}),
        ("solo", "battle", {"variant": "A"}),
    ),
    position=scattered,
    look=Lent,
)
