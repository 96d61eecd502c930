"""`hexfront tune`: change a planner's weights a little, play, and follow what wins more.

An evolution strategy (separable natural evolution, with mirrored samples): every generation draws
sets of weights around the present one, all play the same games, and the middle and the spread of
each weight move towards the better half. The weights are written to a file after each generation,
from which the same command goes on.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from itertools import repeat
from pathlib import Path
from typing import Any

from hexfront.bots.tuning import Tuning
from hexfront.core.chance import Chance
from hexfront.core.game import HexfrontError, check_setup
from hexfront.games import find
from hexfront.lab.sim import positive

FIRST_SPREAD = 0.6
"""Of the change that a weight's table calls worth trying."""


def find_tuning(game: str) -> Tuning:
    try:
        tuning: Tuning = import_module(f"hexfront.bots.{game}.tuning").TUNING
    except ModuleNotFoundError:
        raise HexfrontError(f"{game} has nothing to tune: no bots/{game}/tuning.py") from None
    return tuning


def score(game: str, mode: str, numbers: Mapping[str, float], seeds: Sequence[str]) -> float:
    """How well planners with these weights do, on the average of these games."""
    tuning, definition = find_tuning(game), find(game)
    setup = check_setup(definition, mode, definition.scenarios[0], None)
    steps = definition.steps
    total = 0.0
    with tuning.playing(numbers):
        for seed in seeds:
            state = definition.begin(setup, Chance(seed))
            steps.run(state)
            rng = random.Random(seed)
            players = {seat: tuning.player() for seat in state.seats_at_table()}
            while state.legal:
                choice, args = steps.asked(state)
                seat = choice.seat(state, *args)
                steps.play(state, players[seat].choose(tuning.look(definition, state, seat, rng)))
            total += tuning.score(state)
    return total / len(seeds)


class Search:
    """Where the weights are now, and how far around them is looked."""

    def __init__(self, start: Mapping[str, float], spreads: Mapping[str, float]) -> None:
        self.names = tuple(spreads)
        self.middle = {name: start[name] for name in self.names}
        self.spread = {name: FIRST_SPREAD * spreads[name] for name in self.names}
        self.generation = 0

    def draw(self, rng: random.Random, count: int) -> list[dict[str, float]]:
        """Directions in pairs, there and back."""
        drawn = []
        for _ in range(count // 2):
            there = {name: rng.gauss(0, 1) for name in self.names}
            drawn += [there, {name: -step for name, step in there.items()}]
        return drawn

    def at(self, direction: Mapping[str, float]) -> dict[str, float]:
        return {
            name: self.middle[name] + self.spread[name] * direction[name] for name in self.names
        }

    def follow(self, directions: Sequence[Mapping[str, float]], found: Sequence[float]) -> None:
        count = len(directions)
        raw = [max(0.0, math.log(count / 2 + 1) - math.log(rank + 1)) for rank in range(count)]
        weights = [one / sum(raw) - 1 / count for one in raw]
        order = sorted(range(count), key=lambda number: -found[number])
        ranked = [(w, directions[number]) for w, number in zip(weights, order, strict=True)]
        rate = (3 + math.log(len(self.names))) / (20 * math.sqrt(len(self.names)))
        for name in self.names:
            self.middle[name] += self.spread[name] * sum(w * one[name] for w, one in ranked)
            wider = sum(w * (one[name] ** 2 - 1) for w, one in ranked)
            self.spread[name] *= math.exp(rate * wider)
        self.generation += 1

    def write(self, path: Path) -> None:
        told = {"generation": self.generation, "middle": self.middle, "spread": self.spread}
        path.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")

    def read(self, path: Path) -> None:
        try:
            told: Any = json.loads(path.read_text(encoding="utf-8"))
            self.generation = int(told["generation"])
            self.middle = {name: float(told["middle"][name]) for name in self.names}
            self.spread = {name: float(told["spread"][name]) for name in self.names}
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise HexfrontError(f"{path}: no weights of `hexfront tune` ({error})") from None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--mode", required=True)
    parser.add_argument("--generations", type=positive, default=40)
    parser.add_argument("--population", type=positive, default=16, help="sets of weights, even")
    parser.add_argument("-n", "--games", type=positive, default=40, help="games of each set")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--workers", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True, help="the weights; goes on from it")


def main(args: argparse.Namespace) -> int:
    tuning, definition = find_tuning(args.game), find(args.game)
    check_setup(definition, args.mode, definition.scenarios[0], None)
    search = Search(tuning.start(), tuning.spreads)
    if args.out.exists():
        search.read(args.out)
    try:
        with ProcessPoolExecutor(args.workers) as pool:
            while search.generation < args.generations:
                seed = f"{args.seed}/{search.generation}"
                directions = search.draw(random.Random(seed), max(4, args.population))
                seeds = [f"{seed}/{number}" for number in range(args.games)]
                sets = [search.at(direction) for direction in directions]
                jobs = repeat(args.game), repeat(args.mode), sets, repeat(seeds)
                found = list(pool.map(score, *jobs))
                search.follow(directions, found)
                search.write(args.out)
                print(
                    f"{search.generation}: on the average {sum(found) / len(found):.3f}, "
                    f"best {max(found):.3f}",
                    flush=True,
                )
    except KeyboardInterrupt:
        print("\nhexfront: interrupted; the same command goes on", file=sys.stderr)
        return 130
    return 0
