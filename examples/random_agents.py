"""A game between agents that choose at random, as PettingZoo runs it."""

import random
import sys

import numpy as np

import hexfront


def main(game: str = "heroes", seed: int = 1) -> dict[str, int]:
    env = hexfront.env(game)
    env.reset(seed=seed)
    rng = random.Random(seed)
    rewards = dict.fromkeys(env.possible_agents, 0)
    for agent in env.agent_iter():
        observation, reward, over, broken_off, _ = env.last()
        rewards[agent] += reward
        if over or broken_off:
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards


if __name__ == "__main__":
    print(main(*sys.argv[1:2]))
