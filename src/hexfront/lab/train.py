"""`hexfront train`: play games between planners, and learn from them who wins.

Positions are taken from games in which both sides now and then play something else than their
best idea, so that good and bad plans are both seen. Needs NumPy: `pip install hexfront[train]`.
"""

from __future__ import annotations

import argparse
import json
import os
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

from hexfront.bots.value import FORMAT, Lesson, Numbers
from hexfront.core.chance import Chance
from hexfront.core.flow import Result
from hexfront.core.game import HexfrontError, check_setup
from hexfront.games import find

EPOCHS = 40
DECAY = 1e-3
MIDST = 3
"""Of so many games one begins in a position of the lesson's own, where it has such."""


def find_lesson(game: str) -> Lesson:
    try:
        lesson: Lesson = import_module(f"hexfront.bots.{game}.lesson").LESSON
    except ModuleNotFoundError:
        raise HexfrontError(f"{game} has nothing to learn from: no bots/{game}/lesson.py") from None
    return lesson


def positions(game: str, seed: str, number: int) -> list[tuple[Numbers, float, int]]:
    """The positions of one game, each with how it ended and the number of the game."""
    lesson, definition = find_lesson(game), find(game)
    mode, scenario, options = lesson.setups[number % len(lesson.setups)]
    setup, chance = check_setup(definition, mode, scenario, options), Chance(f"{seed}/{number}")
    steps = definition.steps
    rng = random.Random(f"{seed}/{number}/players")
    if lesson.position is not None and number % MIDST == 0:
        state = definition.read(lesson.position(rng), setup, chance)
    else:
        state = definition.begin(setup, chance)
    steps.run(state)
    players = {seat: lesson.player(rng) for seat in state.seats_at_table()}
    taken: list[Numbers] = []
    while state.legal:
        if lesson.is_taken(state):
            taken.append(lesson.numbers(state))
        choice, args = steps.asked(state)
        seat = choice.seat(state, *args)
        steps.play(state, players[seat].choose(lesson.look(definition, state, seat, rng)))
    own = next(one for one in definition.modes if one.name == mode).seats[lesson.seat]
    won = _won(state.result, own) if lesson.outcome is None else lesson.outcome(state)
    return [(numbers, won, number) for numbers in taken]


def _won(result: Result, own: str) -> float:
    return 0.5 if not result.winners else float(own in result.winners)


def _positions(job: tuple[str, str, int]) -> list[tuple[Numbers, float, int]]:
    return positions(*job)


def gather(
    game: str, games: int, seed: str, workers: int
) -> tuple[list[Numbers], list[float], list[int]]:
    jobs = [(game, seed, number) for number in range(games)]
    with ProcessPoolExecutor(workers) as pool:
        rows = [row for some in pool.map(_positions, jobs, chunksize=8) for row in some]
    return [row[0] for row in rows], [row[1] for row in rows], [row[2] for row in rows]


def fit(
    x: Any, y: Any, hidden: int, seed: int, epochs: int, decay: float
) -> dict[str, Any]:
    """A network with a straight sum beside one hidden layer, by Adam on mini-batches."""
    import numpy as np

    rng = np.random.default_rng(seed)
    count = x.shape[1]
    shapes = {
        "straight": np.zeros(count),
        "bias": np.zeros(1),
        "inner": rng.normal(0, 0.3 / np.sqrt(count), (count, hidden)),
        "inner_bias": np.zeros(hidden),
        "outer": rng.normal(0, 0.1, hidden),
    }
    first = {name: np.zeros_like(value) for name, value in shapes.items()}
    second = {name: np.zeros_like(value) for name, value in shapes.items()}
    step = 0
    for epoch in range(epochs):
        rate = 3e-3 * (1 - epoch / epochs) + 1e-4
        order = rng.permutation(len(y))
        for start in range(0, len(y), 256):
            batch = order[start : start + 256]
            xs, ys = x[batch], y[batch]
            inner = np.tanh(xs @ shapes["inner"] + shapes["inner_bias"])
            total = xs @ shapes["straight"] + inner @ shapes["outer"] + shapes["bias"]
            error = (1 / (1 + np.exp(-np.clip(total, -30, 30))) - ys) / len(batch)
            back = np.outer(error, shapes["outer"]) * (1 - inner**2)
            slopes = {
                "straight": xs.T @ error,
                "bias": error.sum(keepdims=True),
                "inner": xs.T @ back,
                "inner_bias": back.sum(0),
                "outer": inner.T @ error,
            }
            step += 1
            for name, slope in slopes.items():
                slope = slope + decay * shapes[name]
                first[name] = 0.9 * first[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope**2
                towards = first[name] / (1 - 0.9**step)
                spread = np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8
                shapes[name] = shapes[name] - rate * towards / spread
    return shapes


def predict(shapes: dict[str, Any], x: Any) -> Any:
    import numpy as np

    inner = np.tanh(x @ shapes["inner"] + shapes["inner_bias"])
    total = x @ shapes["straight"] + inner @ shapes["outer"] + shapes["bias"]
    return 1 / (1 + np.exp(-np.clip(total, -30, 30)))


def scores(chance: Any, y: Any) -> tuple[float, float]:
    """Log loss, and the share of pairs that are ranked rightly (AUC)."""
    import numpy as np

    chance = np.clip(chance, 1e-6, 1 - 1e-6)
    loss = float(-np.mean(y * np.log(chance) + (1 - y) * np.log(1 - chance)))
    won, lost = chance[y > 0.5], chance[y < 0.5]
    ranks = np.argsort(np.argsort(np.concatenate([won, lost]))) + 1
    if not len(won) or not len(lost):
        return loss, 0.5
    above = ranks[: len(won)].sum() - len(won) * (len(won) + 1) / 2
    return loss, float(above / (len(won) * len(lost)))


def learn(
    names: Sequence[str], rows: Sequence[Numbers], ends: Sequence[float], games: Sequence[int],
    hidden: int, seed: str, epochs: int = EPOCHS, decay: float = DECAY,
) -> dict[str, Any]:
    """A model as it is written, tried on every fifth game, which it has not seen."""
    import numpy as np

    x, y, game = np.array(rows, float), np.array(ends, float), np.array(games)
    mean, scale = x.mean(0), 1 / np.maximum(x.std(0), 1e-3)
    x = (x - mean) * scale
    held_out = game % 5 == 0
    number = int.from_bytes(seed.encode()[:6], "big")
    trial = fit(x[~held_out], y[~held_out], hidden, number, epochs, decay)
    loss, auc = scores(predict(trial, x[held_out]), y[held_out])
    shapes = fit(x, y, hidden, number, epochs, decay)

    def rounded(values: Any) -> list[float]:
        return [round(float(value), 5) for value in values]

    return {
        "format": FORMAT,
        "features": list(names),
        "positions": len(y),
        "games": len(set(games)),
        "seed": seed,
        "held_out": {"log_loss": round(loss, 4), "auc": round(auc, 4)},
        "mean": rounded(mean),
        "scale": rounded(scale),
        "straight": rounded(shapes["straight"]),
        "bias": round(float(shapes["bias"][0]), 5),
        "hidden": [
            [rounded(weights), round(float(bias), 5), round(float(adds), 5)]
            for weights, bias, adds in zip(
                shapes["inner"].T, shapes["inner_bias"], shapes["outer"], strict=True
            )
        ],
    }


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("-n", "--games", type=int, default=2000)
    parser.add_argument("--seed", default="train")
    parser.add_argument("--hidden", type=int, default=8, help="units of the hidden layer")
    parser.add_argument("--epochs", type=int, default=EPOCHS, help="times all positions are read")
    parser.add_argument("--decay", type=float, default=DECAY, help="pull of all weights to zero")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True, help="the model, as JSON")


def main(args: argparse.Namespace) -> int:
    lesson = find_lesson(args.game)
    try:
        import numpy  # noqa: F401
    except ModuleNotFoundError:
        raise HexfrontError("training needs NumPy: pip install 'hexfront[train]'") from None
    rows, ends, games = gather(args.game, args.games, args.seed, args.workers)
    model = learn(
        lesson.names, rows, ends, games, args.hidden, args.seed, args.epochs, args.decay
    )
    args.out.write_text(json.dumps(model, separators=(",", ":")) + "\n", encoding="utf-8")
    told = model["held_out"]
    print(
        f"{args.game}: {model['positions']} positions of {model['games']} games; "
        f"on games not seen: log loss {told['log_loss']}, AUC {told['auc']}"
    )
    return 0
