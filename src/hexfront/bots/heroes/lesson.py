"""Games to learn from: planners of different tempers, who now and then try another idea."""

from __future__ import annotations

import random

from hexfront.bots.heroes.habits import BEGINNER, SOLDIER, Habits
from hexfront.bots.heroes.ideas import ideas
from hexfront.bots.heroes.planner import Planner
from hexfront.bots.heroes.situation import Situation
from hexfront.bots.heroes.value import NAMES, numbers
from hexfront.bots.observation import Lent, Observation
from hexfront.bots.value import Lesson
from hexfront.core.flow import Action
from hexfront.games.heroes import firefight
from hexfront.games.heroes.commands import SEATS
from hexfront.games.heroes.state import Heroes, steps


class Curious:
    """In some turns tries another of its ideas, as a veteran does in thought, or just anything."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._often = rng.choice([0.0, 0.1, 0.25])
        tempers = [SOLDIER, SOLDIER, BEGINNER, Habits(care=2.0), Habits(boldness=0.08)]
        self._habits = rng.choice(tempers)
        self._planner = Planner(self._habits)

    def choose(self, observation: Observation) -> Action:
        if observation.question == "turn" and self._rng.random() < self._often:
            legal = list(observation.legal)
            s = Situation(observation.imagine(), SEATS.index(observation.seat), self._habits)
            found = ideas(s, legal, IDEAS)
            if found:
                self._planner = Planner(self._habits, self._rng.choice(found))
            else:
                return self._rng.choice(legal)
        return self._planner.choose(observation)


IDEAS = 5


def is_taken(g: Heroes) -> bool:
    """Every third turn of a round."""
    return steps.asked(g)[0].name == "turn" and g.turn % 3 == 1


LESSON = Lesson(
    names=NAMES,
    numbers=numbers,
    is_taken=is_taken,
    player=Curious,
    look=Lent,
    setups=tuple(("1v1", scenario, {}) for scenario in firefight.ids()),
)
