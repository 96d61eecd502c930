"""Writes the golden games and the perft counts of volga anew.

    .venv/bin/python -m tests.golden.make

A change of the rules may change them; the commit that does must say so. The games are played at
random, a little bolder than usual so that there are combats; seeds were chosen so that together
the games ask every question and show nearly every event.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from pathlib import Path

import hexfront
from hexfront import Game, Record
from hexfront.games.volga import GAME
from hexfront.games.volga.state import Volga

FOLDER = Path(__file__).parent / "volga"
COUNTS = FOLDER / "perft.json"

EVERY_SWITCH = {
    "variant": "C",
    "soviet_breaks_own_ties": "on",
    "capture_any": "on",
    "opfire_per_stack": "on",
    "aa_marker_always": "on",
    "chuikov_hq_on_draw": "on",
    "forts": "variant",
    "late_divisions": "variant",
}

GAMES: dict[str, tuple[str, dict[str, str], int]] = {
    "solo": ("solo", {}, 295),
    "cooperative-0": ("cooperative", {"variant": "0"}, 390),
    "1v1-a": ("1v1", {"variant": "A"}, 304),
    "2v1-b": ("2v1", {"variant": "B"}, 101),
    "solo-c": ("solo", {"variant": "C"}, 359),
    "1v1-switches": ("1v1", EVERY_SWITCH, 22),
}
"""Name of the file: mode, options and seed."""

BOLD = ("planned", "quick", "ask", "attack")


def played(mode: str, options: dict[str, str], seed: int) -> Game:
    game = hexfront.new("volga", mode=mode, options=options, seed=f"golden {seed}")
    rng = random.Random(seed)
    while game.decision is not None:
        actions = game.decision.actions
        weights = [5 if action[0] in BOLD else 1 for action in actions]
        game.play(rng.choices(actions, weights)[0])
    return game


@dataclass(frozen=True)
class Position:
    """Where to count from: a text, or the start of a game, and actions played before."""

    depth: int
    text: str | None = None
    mode: str = "solo"
    options: dict[str, str] = field(default_factory=dict)
    first: tuple[str, ...] = ()

    def state(self) -> Volga:
        if self.text is None:
            game = hexfront.new("volga", mode=self.mode, options=self.options, seed="perft")
        else:
            game = hexfront.position("volga", self.text, self.mode, self.options, seed="perft")
        for action in self.first:
            game.play(action.split())
        state: Volga = game.state
        return state


POSITIONS = {
    "start solo": Position(7),
    "start cooperative": Position(7, mode="cooperative", options={"variant": "0"}),
    "start 1v1": Position(7, mode="1v1", options={"variant": "C"}),
    "start 2v1": Position(7, mode="2v1", options={"variant": "A"}),
    "one block far away": Position(6, "Y: G-PZ-2; 3: S-RD-45"),
    "long move": Position(2, "Y: G-PZ-2; 3: S-RD-45", first=("long",)),
    "two blocks part": Position(6, "Y: G-PZ-2 G-IN-191; 3: S-RD-45", first=("short", "stack Y")),
    "cards of a planned attack": Position(
        6,
        "24: G-PZ-2 G-IN-191; 25: S-RD-45/2; 13: S-RD-87; 19: S-RD-95; leaders g-linden g-hoth; "
        "hand g-stuka g-pioneer g-pioneer g-pioneer-672 g-sniper g-pak g-howitzer",
        first=("planned",),
    ),
    "blitz": Position(
        7,
        "70: G-PZ-2 G-PG-79 G-MO-120; 71: S-WB-RO/1; 3: S-RD-45; leaders g-hoth; "
        "german-deck g-stuka; soviet-deck s-t34 s-t34 s-aa-7",
        first=("planned",),
    ),
    "joint attack": Position(
        7,
        "24: G-PZ-2; 41: G-MO-15; 42: G-IN-276; 25: S-RD-45 S-RD-87/2; 9: S-WB-RO/1",
        mode="cooperative",
        first=("planned",),
    ),
    "Soviet player": Position(
        6,
        "24: G-PZ-2; 41: G-MO-15; 25: S-RD-45 S-RD-87; 9: S-WB-RO/1 S-WB-BAR; "
        "13: S-RD-95; soviet-hand s-t34 s-sniper s-sniper; turn 4 soviet",
        mode="1v1",
        first=("move",),
    ),
    "call with little room": Position(
        6,
        "X: G-IN-191 G-IN-211 G-IN-212; Y: G-IN-178 G-IN-194 G-IN-203 G-IN-226; "
        "Z: G-PZ-24 G-PZ-36 G-MO-15; 3: S-RD-45",
        mode="cooperative",
        first=("call",),
    ),
}


def perft(g: Volga, depth: int) -> int:
    """The number of legal sequences of so many actions, with the dice that the seed gives."""
    if depth == 1:
        return len(g.legal)
    total = 0
    for action in g.legal:
        after = g.clone()
        GAME.steps.play(after, action)
        total += perft(after, depth - 1)
    return total


def counts(position: Position) -> list[int]:
    state = position.state()
    return [perft(state, depth) for depth in range(1, position.depth + 1)]


def main() -> None:
    for file in FOLDER.glob("*.jsonl"):
        file.unlink()
    for name, (mode, options, seed) in GAMES.items():
        game = played(mode, options, seed)
        Record.of(game).save(FOLDER / f"{name}.jsonl")
        assert game.result is not None
        print(f"{name}.jsonl: {len(game.history)} actions, {game.result.kind}")
    found = {name: counts(position) for name, position in POSITIONS.items()}
    COUNTS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    for name, numbers in found.items():
        print(f"perft of {name}: {numbers}")


if __name__ == "__main__":
    main()
