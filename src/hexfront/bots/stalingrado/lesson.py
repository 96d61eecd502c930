"""Games to learn from: planners of different tempers, each for a whole game."""

from __future__ import annotations

import random

from hexfront.bots.observation import Observation
from hexfront.bots.stalingrado.planner import Planner
from hexfront.bots.stalingrado.posture import BEGINNER, POSTURES, STEADY
from hexfront.bots.stalingrado.value import NAMES, by_points, middle, numbers
from hexfront.bots.value import Lesson
from hexfront.core.flow import Action
from hexfront.games.stalingrado.state import Stalingrado, steps


class Moody:
    """Changes its posture now and then, as a veteran may."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._often = rng.choice([0.0, 0.3, 0.8])
        self._planner = Planner(rng.choice([STEADY, STEADY, STEADY, BEGINNER]))

    def choose(self, observation: Observation) -> Action:
        if observation.question == "replacements" and self._rng.random() < self._often:
            self._planner = Planner(self._rng.choice(POSTURES))
        return self._planner.choose(observation)


def is_taken(g: Stalingrado) -> bool:
    """Where a movement begins."""
    return steps.asked(g)[0].name == "moving" and not g.moved


def outcome(g: Stalingrado) -> float:
    """How far the Axis ended above or below the middle: more than that it was above or below."""
    assert g.result is not None
    score = dict(g.result.score)
    return by_points(score["axis"] - score["soviet"] - middle(g))


LESSON = Lesson(
    names=NAMES,
    numbers=numbers,
    is_taken=is_taken,
    player=Moody,
    outcome=outcome,
    setups=tuple(("1v1", scenario, {}) for scenario in ("blue", "uranus", "caucasus")),
)
