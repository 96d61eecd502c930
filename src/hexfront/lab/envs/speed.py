"""Random play through an environment, as a learner would play: what it costs beside the engine."""

from __future__ import annotations

import random
from typing import Any

from hexfront.lab.envs.aec import HexfrontEnv
from hexfront.lab.envs.single import SeatEnv
from hexfront.lab.measures import clock


class EnvPlay:
    """All seats by PettingZoo, one game after the other; every observation is made and every action
    picked from its mask."""

    def __init__(self, game: str, scenario: str | None = None) -> None:
        self._env = HexfrontEnv(game, scenario=scenario)
        self._env.reset(seed=1)
        self._pick = random.Random(1).random

    def on(self, steps: int) -> float:
        """The seconds that so many more steps take, new games included."""
        env = self._env
        begin = clock()
        while steps:
            observation, _, over, _, _ = env.last()
            if over:
                env.reset()
                continue
            env.step(_picked(observation["action_mask"], self._pick()))
            steps -= 1
        return clock() - begin


class SeatPlay:
    """The first seat by Gymnasium, the others by random bots."""

    def __init__(self, game: str, scenario: str | None = None) -> None:
        self._env = SeatEnv(game, scenario=scenario)
        self._env.reset(seed=1)
        self._pick = random.Random(1).random

    def on(self, steps: int) -> float:
        env = self._env
        begin = clock()
        for _ in range(steps):
            _, _, over, _, _ = env.step(_picked(env.action_masks(), self._pick()))
            if over:
                env.reset()
        return clock() - begin


def _picked(mask: Any, share: float) -> int:
    legal = mask.view(bool).nonzero()[0]  # of bools NumPy finds the true ones much faster
    return int(legal[int(share * len(legal))])
