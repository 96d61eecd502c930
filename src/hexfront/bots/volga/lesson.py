"""Games to learn from: planners that now and then try another of their plans."""

from __future__ import annotations

import random

from hexfront.bots.value import Lesson
from hexfront.bots.volga import drive
from hexfront.bots.volga.planner import Planner
from hexfront.bots.volga.plans import Plan
from hexfront.bots.volga.value import NAMES, numbers
from hexfront.games.volga.state import Volga, steps


def curious(rng: random.Random) -> Planner:
    """Takes its second or third idea in one turn of six."""
    often = rng.choice([0.0, 0.1, 0.3])

    def think(g: Volga) -> Plan:
        if rng.random() < often:
            return rng.choice(drive.plans(g, 5))
        return drive.drive(g)

    return Planner(think)


def is_taken(g: Volga) -> bool:
    """Once a turn of either side."""
    return steps.asked(g)[0].name in ("german_action", "soviet_choice") and not g.rules.two_germans


LESSON = Lesson(
    names=NAMES,
    numbers=numbers,
    is_taken=is_taken,
    player=curious,
    setups=(
        ("1v1", "battle", {}),
        ("solo", "battle", {}),
        ("1v1", "battle", {}),
        ("solo", "battle", {"variant": "A"}),
    ),
)
