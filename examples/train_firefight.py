"""A small policy learns the first firefight against random play, by MaskablePPO of sb3-contrib.

It needs `pip install sb3-contrib` and what `hexfront[gym]` brings. Every so many steps the policy
plays games that it does not learn from; their win rate is printed with its interval.

    python examples/train_firefight.py --steps 100000
"""

from __future__ import annotations

import argparse
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import SubprocVecEnv

import hexfront
from hexfront.lab.sim import interval


class Tables(gymnasium.ObservationWrapper):
    """The table of units and the numbers alone, in one row: enough for a board of eleven units."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        its = env.observation_space
        size = int(np.prod(its["units"].shape) + np.prod(its["numbers"].shape))
        self.observation_space = spaces.Box(-10.0, 10.0, (size,), np.float32)

    def observation(self, observation: dict[str, Any]) -> np.ndarray:
        row = np.concatenate([observation["units"].ravel(), observation["numbers"].ravel()])
        return np.clip(row.astype(np.float32) / 10, -10, 10)

    def action_masks(self) -> np.ndarray:
        return self.env.action_masks()


def make(seat: str, bots: str) -> Tables:
    return Tables(hexfront.seat_env("heroes", seat, bots=bots, scenario="partisans"))


def wins(model: MaskablePPO, seat: str, games: int, seed: int) -> int:
    """Of so many games that the policy plays against random play."""
    env = make(seat, "random")
    won = 0
    for game in range(games):
        observation, _ = env.reset(seed=seed + game)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks())
            observation, reward, over, _, _ = env.step(int(action))
        won += reward > 0
    return won


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--every", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seat", default="german")
    args = parser.parse_args()
    copies = SubprocVecEnv([partial(make, args.seat, "random")] * 2)
    model = MaskablePPO("MlpPolicy", copies, n_steps=512, batch_size=256, seed=1, device="cpu")
    done = 0
    while True:
        won = wins(model, args.seat, args.games, 1_000_000)
        low, high = interval(won, args.games)
        print(f"{done:8} steps: {won} of {args.games} won ({low:.0%} to {high:.0%})", flush=True)
        if done >= args.steps:
            break
        model.learn(args.every, reset_num_timesteps=False)
        done += args.every
    copies.close()


if __name__ == "__main__":
    main()
