"""Random legal play to the end of the campaign and of every scenario, all checked.

A failure names the scenario and number of its game: `play_checked` plays it again.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.contract import games_of, play_by_contract, play_watched
from tests.games.noretreat import invariants

from hexfront import Game
from hexfront.core.game import new_game
from hexfront.games.noretreat import GAME

PER_CHUNK = 8
CLOSELY = 16
"""Every so many games all of the contract is sampled as well."""
SETTINGS = ["campaign", "to-1945", *(name for name in GAME.scenarios if name != "campaign")]
"""`to-1945`: the campaign with 15.6, in which Sudden Death does not end the game."""
CHUNKS = -(-games_of("noretreat") // (PER_CHUNK * len(SETTINGS)))
TELLING = {"drew", "reshuffled", "took-discard"}
"""Dice are noted where they fall; `rolled` also tells which of two that lie open is taken."""

TEMPERS: list[dict[str, float]] = [
    {},
    {"target": 4, "join": 3, "counterattack": 3, "commit": 3, "done": 0.2, "to": 2},
    {"done": 0.5, "play": 4, "embark": 0.2},
]
"""How much likelier than others some verbs are: plain, bold, and fond of events."""


def begin(setting: str, rng: random.Random, **agreed: Any) -> Game:
    options: dict[str, Any] = {"windows": rng.choice(("playable", "playable", "covered"))}
    if rng.random() < 0.5:
        options |= {option.name: rng.choice(option.values) for option in GAME.options[1:]}
    options |= agreed
    scenario = setting
    if setting == "to-1945":
        scenario = "campaign"
        options["mild_sudden_death"] = "on"
    return new_game(GAME, None, scenario, options, f"{rng.getrandbits(64):x}")


def play_checked(setting: str, number: int) -> int:
    """One random game; the number of its decisions."""
    rng = random.Random(f"{setting} {number}")
    game = begin(setting, rng)
    temper = TEMPERS[(number + number // CLOSELY) % len(TEMPERS)]

    def choose(actions: Any) -> Any:
        return rng.choices(actions, [temper.get(action[0], 1) for action in actions])[0]

    if number % CLOSELY == 0:
        return play_by_contract(game, rng, invariants.HOLDS, choose, TELLING)
    return play_watched(game, invariants.HOLDS, choose)


@pytest.mark.fuzz
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("setting", SETTINGS)
def test_random_games_keep_every_invariant(setting: str, chunk: int) -> None:
    for number in range(chunk * PER_CHUNK, (chunk + 1) * PER_CHUNK):
        try:
            assert play_checked(setting, number) > 20
        except Exception as error:
            error.add_note(f"in the game {setting} {number}")
            raise
