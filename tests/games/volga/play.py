"""Random games of every mode and option, for the tests of whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import hexfront
from hexfront import Game
from hexfront.games.volga import GAME

MODES = [mode.name for mode in GAME.modes]
VARIANTS = ["off", "0", "A", "B", "C"]
SETTINGS = [(mode, variant) for mode in MODES for variant in VARIANTS]


def random_options(rng: random.Random, mode: str, variant: str) -> dict[str, str]:
    """The variant as given, every other option at random."""
    options = {option.name: rng.choice(option.values) for option in GAME.options}
    options["variant"] = variant
    if mode in ("cooperative", "2v1"):
        options["w_stack"] = "64"
    return options


def new_game(rng: random.Random, mode: str, variant: str, mixed: bool = True) -> Game:
    """A game with a seed, and half of them with options, of its own."""
    options: dict[str, Any] = {"variant": variant}
    if mixed and rng.random() < 0.5:
        options = random_options(rng, mode, variant)
    return hexfront.new("volga", mode=mode, options=options, seed=f"{rng.getrandbits(64):x}")


TEMPERS: list[dict[str, float]] = [
    {},
    {"planned": 6, "quick": 6, "attack": 4, "ask": 4, "agree": 3, "stop": 0.3},
    {"call": 8, "to": 2},
]
"""How much likelier than others some verbs are: plain, bold, and fond of reinforcements."""


def choose(rng: random.Random, actions: Sequence[Any], temper: dict[str, float]) -> Any:
    """A random action, the first word of which is its verb."""
    if not temper:
        return actions[int(rng.random() * len(actions))]
    return rng.choices(actions, [temper.get(action[0], 1) for action in actions])[0]


def decisions(game: Game, rng: random.Random, share: float) -> Iterator[Game]:
    """Play the game at random to its end, stopping at a share of its decisions."""
    while game.decision is not None:
        if rng.random() < share:
            yield game
        game.play(rng.choice(game.decision.actions))
