"""Random legal play to the end of every firefight, with everything checked at every decision.

HEXFRONT_FUZZ_GAMES says how many games of all games together; this one plays a fifth as many as
volga. A failure names the firefight and number of its game: `play_checked` plays it again.
"""

from __future__ import annotations

import os
import random
from typing import Any

import pytest
from tests.games.contract import play_by_contract
from tests.games.heroes import invariants

from hexfront import Game
from hexfront.core.game import new_game
from hexfront.games.heroes import GAME
from hexfront.games.heroes.learning import PARTS

GAMES = int(os.environ.get("HEXFRONT_FUZZ_GAMES") or 500) // 5
PER_CHUNK = 4
CHUNKS = -(-GAMES // (PER_CHUNK * len(GAME.scenarios)))
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
    temper = TEMPERS[(number + number // 4) % len(TEMPERS)]

    def choose(actions: Any) -> Any:
        return rng.choices(actions, [temper.get(action[0], 1) for action in actions])[0]

    if number % 4 == 0:
        return play_by_contract(game, rng, invariants.check, choose, TELLING)
    g = game.state
    decisions = 0
    while g.legal:
        invariants.check(g)
        GAME.steps.play(g, choose(g.legal))
        decisions += 1
        assert decisions < 20000, f"no end in sight at {g.frames[-1]}"
    assert g.result is not None
    return decisions


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


def test_nobody_joins_a_group_that_could_only_dig_before_that_is_taught():  # OP-LE.7
    """A game that came to a dead end: part 5 has groups, but no hasty defences yet."""
    assert play_checked("the-gap", 13) > 20
