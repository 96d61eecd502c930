"""A small policy learns the first firefight against random play, by MaskablePPO of sb3-contrib.

It needs `pip install 'hexfront[ppo]'`. Every so many steps the policy plays games that
it does not learn from; their win rate is printed with its interval.

    python examples/train_firefight.py --steps 200000

The Germans attack, and random play has not won one of 150 games with them: the end of a game alone
would teach nothing. So the learner is paid for victory points as they come, and for being nearer to
the hex that pays them; what is counted is games won.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import hexfront
from hexfront.lab.sim import interval
from hexfront.report import charts

POINT, HEX = 0.1, 0.02
"""What a victory point and a hex of the way are worth beside the game, which is worth 1."""


class Small(gymnasium.Wrapper):
    """The units and the numbers in one row, and the actions of this battlefield alone.

    The ids of a game do for every firefight; a network learns faster without those of other ones.
    """

    def __init__(self, env: hexfront.SeatEnv) -> None:
        super().__init__(env)
        env.reset(seed=0)
        state, ids = env.game.state, env.game.ids
        sizes = {"hex": state.ground.board.size, "unit": len(state.place)}
        self.ids = np.concatenate(
            [block.first + np.arange(sizes.get(block.kind, block.size)) for block in ids.blocks]
        )
        self.action_space = spaces.Discrete(len(self.ids))
        encoder = env.game.encoder
        numbers, columns, planes = (
            [field.name for field in fields]
            for fields in (encoder.numbers, encoder.columns, encoder.planes)
        )
        self.vp = [numbers.index(name) for name in ("own_vp", "enemy_vp")]
        self.cell = [columns.index(name) for name in ("own", "row", "column")]
        self.goal = planes.index("victory")
        self.units = len(state.place)
        size = self.units * len(columns) + len(numbers)
        self.observation_space = spaces.Box(-10.0, 10.0, (size,), np.float32)

    def seen(self, arrays: dict[str, Any]) -> np.ndarray:
        row = np.concatenate([arrays["units"][: self.units].ravel(), arrays["numbers"]])
        return np.clip(row.astype(np.float32) / 10, -10, 10)

    def prospect(self, arrays: dict[str, Any]) -> float:
        """Victory points ahead, and how near the nearest three units are to the goal."""
        own_vp, enemy_vp = arrays["numbers"][self.vp]
        own, row, column = arrays["units"][:, self.cell].T
        standing = (own == 1) & (row >= 0)
        goal_row, goal_column = np.argwhere(arrays["planes"][self.goal])[0]
        down, right = row[standing] - goal_row, column[standing] - goal_column
        far = np.maximum(np.maximum(abs(down), abs(right)), abs(down + right))
        near = np.sort(np.append(far, [20, 20, 20]))[:3]
        return float(POINT * (int(own_vp) - int(enemy_vp)) - HEX * near.sum())

    def reset(self, **told: Any) -> tuple[np.ndarray, dict[str, Any]]:
        arrays, info = self.env.reset(**told)
        self.before = self.prospect(arrays)
        return self.seen(arrays), info

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        arrays, reward, over, broken_off, info = self.env.step(int(self.ids[action]))
        before, self.before = self.before, self.prospect(arrays)
        info["won"] = reward > 0
        paid = reward + self.before - before
        return self.seen(arrays), paid, over, broken_off, info

    def action_masks(self) -> np.ndarray:
        return self.env.action_masks()[self.ids]


def make(seat: str) -> Small:
    return Small(hexfront.seat_env("heroes", seat, bots="random", scenario="partisans"))


def wins(model: MaskablePPO, seat: str, games: int, seed: int) -> int:
    """Of so many games that the policy plays against random play, side by side."""
    envs = [make(seat) for _ in range(games)]
    seen = {env: env.reset(seed=seed + game)[0] for game, env in enumerate(envs)}
    won = 0
    while seen:
        masks = np.stack([env.action_masks() for env in seen])
        actions, _ = model.predict(np.stack([*seen.values()]), action_masks=masks)
        for env, action in zip([*seen], actions, strict=True):
            seen[env], _, over, _, info = env.step(int(action))
            if over:
                del seen[env]
                won += info["won"]
    return won


def learn(seat: str, steps: int, every: int, games: int, copies: int = 8) -> list[tuple[int, int]]:
    """The steps learned from so far, and how many games were then won, again and again."""
    torch.set_num_threads(1)
    torch.manual_seed(1)
    envs = DummyVecEnv([partial(make, seat)] * copies)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=min(256, every // copies),
        batch_size=256,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=0.995,
        ent_coef=0.005,
        seed=1,
        device="cpu",
    )
    curve: list[tuple[int, int]] = []
    while not curve or curve[-1][0] < steps:
        if curve:
            model.learn(every, reset_num_timesteps=False)
        won = wins(model, seat, games, 1_000_000)
        curve.append((model.num_timesteps, won))
        low, high = interval(won, games)
        print(
            f"{model.num_timesteps:8} steps: {won} of {games} won ({low:.0%} to {high:.0%})",
            flush=True,
        )
    envs.close()
    return curve


def draw(curve: list[tuple[int, int]], games: int, out: Path) -> None:
    """The share of games won, each with its interval."""
    labels = [f"{steps:,}" for steps, _ in curve]
    shares = [charts.interval(won / games, *interval(won, games)) for _, won in curve]
    picture = charts.bars("won", labels, {"won": shares}, [charts.OTHERS[0]], "{:.0%}".format)
    out.write_text(picture, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--every", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seat", default="german")
    parser.add_argument("--svg", type=Path, help="where the curve is drawn")
    args = parser.parse_args()
    curve = learn(args.seat, args.steps, args.every, args.games)
    if args.svg:
        draw(curve, args.games, args.svg)


if __name__ == "__main__":
    main()
