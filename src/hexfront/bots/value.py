"""A learned chance to win: a small network over plain numbers, made by `hexfront train`.

What is shipped is a JSON file of a few kilobytes; it is read and run without NumPy.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, tanh
from operator import mul
from pathlib import Path
from typing import Any

from hexfront.bots.observation import Imagined
from hexfront.core.game import HexfrontError

FORMAT = 1


class ModelError(HexfrontError):
    """A model file that is missing, broken or of another version."""


@dataclass(frozen=True, slots=True)
class Model:
    """Numbers in, a chance out: one hidden layer beside a straight sum."""

    mean: tuple[float, ...]
    scale: tuple[float, ...]
    straight: tuple[float, ...]
    hidden: tuple[tuple[tuple[float, ...], float, float], ...]
    """For each hidden unit its weights, its bias and what it adds."""
    bias: float

    def chance(self, numbers: Sequence[float]) -> float:
        x = [
            (number - mean) * scale
            for number, mean, scale in zip(numbers, self.mean, self.scale, strict=True)
        ]
        total = self.bias + sum(map(mul, x, self.straight))
        for weights, bias, adds in self.hidden:
            total += adds * tanh(bias + sum(map(mul, x, weights)))
        return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


Numbers = list[float]


@dataclass(frozen=True, slots=True)
class Lesson:
    """How a game's positions are gathered; `bots/<game>/lesson.py` has one, LESSON."""

    names: tuple[str, ...]
    numbers: Callable[[Any], Numbers]
    """Of a state, as the first seat looks at it."""
    is_taken: Callable[[Any], bool]
    """Whether a state with a pending decision is one to learn from."""
    player: Callable[[random.Random], Any]
    """A player for one seat of one game, with a taste for trying things."""
    setups: tuple[tuple[str, str, dict[str, str]], ...]
    """Modes, scenarios and options to play, in turn."""
    seat: int = 0
    """The seat whose chance is learned."""
    outcome: Callable[[Any], float] | None = None
    """How well the seat has done, from 0 to 1, where that says more than who has won."""
    position: Callable[[random.Random], str] | None = None
    """Where every third game begins, instead of at the beginning."""
    look: type[Imagined] = Imagined
    """How the players see the game; those who only look need no copies."""


def read_model(path: Path, names: Sequence[str]) -> Model:
    """The model of a file; `names` are the numbers that the program will give it."""
    try:
        data: Any = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ModelError(f"{path}: the model cannot be read ({error})") from None
    if not isinstance(data, dict):
        raise ModelError(f"{path}: no model, but a {type(data).__name__}")
    if data.get("format") != FORMAT:
        raise ModelError(
            f"{path}: a model of version {data.get('format')!r}, and this program reads {FORMAT}; "
            "make it again with `hexfront train`"
        )
    if data.get("features") != list(names):
        raise ModelError(f"{path}: made for other numbers; make it again with `hexfront train`")
    try:
        model = Model(
            tuple(map(float, data["mean"])),
            tuple(map(float, data["scale"])),
            tuple(map(float, data["straight"])),
            tuple(
                (tuple(map(float, weights)), float(bias), float(adds))
                for weights, bias, adds in data["hidden"]
            ),
            float(data["bias"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise ModelError(f"{path}: the model is broken ({error})") from None
    layers = model.mean, model.scale, model.straight, *(weights for weights, _, _ in model.hidden)
    if any(len(layer) != len(names) for layer in layers):
        raise ModelError(f"{path}: the model is broken (it needs {len(names)} weights each)")
    return model
