"""Random legal play to the end of every firefight, with everything checked at every decision.

A failure names the firefight and number of its game: `play_checked` plays it again.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.contract import games_of, play_by_contract, play_watched
from tests.games.heroes import invariants

from hexfront import Game
from hexfront.core.game import new_game
from hexfront.games.heroes import GAME
from hexfront.games.heroes.learning import PARTS

PER_CHUNK = 24
CHUNKS = -(-games_of("heroes") // (PER_CHUNK * len(GAME.scenarios)))
CLOSELY = 48
"""Every so many games all of the contract is sampled as well."""
TELLING = {"draws", "shows-marker", "revealed", "mine-found"}

TEMPERS: list[dict[str, float]] = [
    {},
    {"fire": 8, "close": 20, "flame": 8, "to": 3, "pass": 0.1, "face": 0.5, "indirect": 4},
    {"to": 6, "board": 4, "alight": 2, "with": 3, "march": 6, "pass": 0.2, "sneak": 3},
    {"card": 10, "weapon": 10, "rally": 6, "dig": 3, "smoke": 5, "pass": 0.3, "swift": 5},
]
"""How much likelier than others some verbs are: plain, bold, restless, and full of ideas."""


def begin(scenario: str, rng: random.Random) -> Game:
    options: dict[str, Any] = {}
    if rng.random() < 0.6:
        options = {option.name: rng.choice(option.values) for option in GAME.options}
        fits = [n for n, part in enumerate(PARTS, 1) if part.firefight == scenario]
        options["part"] = str(rng.choice([*fits, "all", "all"]))
    mode = rng.choice([mode.name for mode in GAME.modes]) if rng.random() < 0.3 else None
    return new_game(GAME, mode, scenario, options, f"{rng.getrandbits(64):x}")


def play_checked(scenario: str, number: int) -> int:
    """One random game; the number of its decisions."""
    rng = random.Random(f"{scenario} {number}")
    game = begin(scenario, rng)
    temper = TEMPERS[(number + number // CLOSELY) % len(TEMPERS)]

    def choose(actions: Any) -> Any:
        return rng.choices(actions, [temper.get(action[0], 1) for action in actions])[0]

    if number % CLOSELY == 0:
        return play_by_contract(game, rng, invariants.HOLDS, choose, TELLING)
    return play_watched(game, invariants.HOLDS, choose)


@pytest.mark.fuzz
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_random_games_keep_every_invariant(scenario: str, chunk: int) -> None:
    for number in range(chunk * PER_CHUNK, (chunk + 1) * PER_CHUNK):
        try:
            assert play_checked(scenario, number) > 20
        except Exception as error:
            error.add_note(f"in the game {scenario} {number}")
            raise
