"""Gymnasium: one seat of a game, the others played by named bots; and many copies in processes."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AsyncVectorEnv
from numpy.typing import NDArray

from hexfront.bots import Bot, Observation, make_bot
from hexfront.core.game import BadSetup
from hexfront.lab.envs.aec import HexfrontEnv

Arrays = dict[str, Any]


class SeatEnv(gymnasium.Env[Arrays, int]):
    """A game as one seat plays it. sb3-contrib asks `action_masks` for what is legal."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"]}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seat: str | None = None,
        bots: str | Mapping[str, str] = "random",
        render_mode: str | None = None,
        **setup: Any,
    ) -> None:
        self.game = HexfrontEnv(game, render_mode=render_mode, **setup)
        self.render_mode = render_mode
        seats = self.game.possible_agents
        self.seat = seat or seats[0]
        if self.seat not in seats:
            raise BadSetup(f"there is no seat {seat!r}; there are {', '.join(seats)}")
        self._names = {
            one: bots if isinstance(bots, str) else bots.get(one, "random")
            for one in seats
            if one != self.seat
        }
        self._bots: dict[str, Bot] = self._make_bots()
        both = self.game.observation_space(self.seat)
        assert isinstance(both, spaces.Dict)
        self.observation_space = both["observation"]
        self.action_space = self.game.action_space(self.seat)

    def _make_bots(self) -> dict[str, Bot]:
        return {one: make_bot(self.game.definition.id, name) for one, name in self._names.items()}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        super().reset(seed=seed)
        self.game.reset(seed=seed)
        self._rng = random.Random(int(self.np_random.integers(1 << 62)))
        self._bots = self._make_bots()
        self._let_others_play()
        return self._observed(), {}

    def step(self, action: int) -> tuple[Arrays, float, bool, bool, dict[str, Any]]:
        self.game.step(int(action))
        self._let_others_play()
        over, broken_off = self.game.terminations[self.seat], self.game.truncations[self.seat]
        return self._observed(), float(self.game.rewards[self.seat]), over, broken_off, {}

    def _let_others_play(self) -> None:
        game = self.game
        while not any(game.terminations.values()) and not any(game.truncations.values()):
            seat = game.agent_selection
            if seat == self.seat:
                return
            observation = Observation(game.definition, game.state, seat, self._rng)
            game.play(self._bots[seat].choose(observation))

    def _observed(self) -> Arrays:
        return self.game.arrays(self.seat)

    def action_masks(self) -> NDArray[np.int8]:
        return self.game.mask(self.seat)

    def render(self) -> str | None:
        return self.game.render()


def seat_env(game: str, seat: str | None = None, **setup: Any) -> SeatEnv:
    """A Gymnasium environment: `hexfront.seat_env("heroes", "german", bots="regular")`."""
    return SeatEnv(game, seat, **setup)


def vector_env(count: int, game: str, seat: str | None = None, **setup: Any) -> AsyncVectorEnv:
    """So many copies, each in a process of its own."""
    return AsyncVectorEnv([partial(seat_env, game, seat, **setup)] * count)
