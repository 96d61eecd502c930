"""Writes the golden games and the perft counts of stalingrado anew.

    .venv/bin/python -m tests.golden.stalingrado

A change of the rules may change them; the commit that does must say so. The games are the shorter
scenarios, played at random by players who like to fight and to end their phases.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from hexfront import Game, Record
from hexfront.core.chance import Chance
from hexfront.core.game import check_setup, new_game
from hexfront.games.stalingrado import GAME
from hexfront.games.stalingrado.state import Stalingrado

FOLDER = Path(__file__).parent / "stalingrado"
COUNTS = FOLDER / "perft.json"
GAMES: dict[str, tuple[str, dict[str, str], int]] = {
    "blue": ("blue", {}, 1),
    "caucasus": ("caucasus", {"zone_cost": "entering", "hq_moves": "path"}, 2),
    "uranus": ("uranus", {"winter_mixed": "points", "stacks": "open"}, 3),
}
"""Name of the file: scenario, options and seed."""

LIKED = {"end": 12, "attack": 20, "all": 20, "go": 20, "back": 0.1, "stay": 0.2}


def played(scenario: str, options: dict[str, str], seed: int) -> Game:
    game = new_game(GAME, scenario=scenario, options=options, seed=f"golden {seed}")
    rng = random.Random(seed)
    while game.decision is not None:
        actions = game.decision.actions
        game.play(rng.choices(actions, [LIKED.get(action[0], 1) for action in actions])[0])
    return game


POSITIONS: dict[str, tuple[str, int]] = {
    "one division in the open": ("turn 8; 2605: DE-INF-44", 2),
    "two divisions in one hex": ("turn 8; 2605: DE-INF-44 DE-MOT-3", 2),
    "a division engaged": ("turn 8; 2605: DE-INF-44; 2606: SU-RD-4", 2),
    "a train in winter": ("turn 22; 0103: DE-INF-44; weather 6", 2),
    "replacements": (
        "turn 2; 0503: DE-INF-44/1 DE-HQ-2; pool: DE-INF-45; points german-infantry 3; "
        "phase replacement_points",
        3,
    ),
    "an attack from two hexes": (
        "turn 8; 2605: DE-INF-44; 2704: DE-INF-45; 2705: SU-RD-4; phase combat",
        3,
    ),
    "two bombers": ("turn 8; 0703: DE-A-I_KG51 DE-A-II_KG51; 0805: SU-RD-4; phase air_missions", 3),
}
"""Text and depth."""


def counts(text: str, depth: int) -> list[int]:
    """Legal sequences by length; a sequence ends where dice are thrown."""
    state = GAME.read(text, check_setup(GAME, None, None, None), Chance("perft"))
    GAME.steps.run(state)
    found = [0] * depth
    _count(state, 0, found)
    return found


def _count(state: Stalingrado, level: int, found: list[int]) -> None:
    found[level] += len(state.legal)
    if level + 1 == len(found):
        return
    for action in state.legal:
        ahead = state.clone()
        GAME.steps.play(ahead, action)
        if ahead.chance.at == state.chance.at and ahead.legal:
            _count(ahead, level + 1, found)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, how in GAMES.items():
        Record.of(played(*how)).save(FOLDER / f"{name}.jsonl")
    found: dict[str, Any] = {name: counts(*where) for name, where in POSITIONS.items()}
    COUNTS.write_text(json.dumps(found, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
