"""`hexfront bench`: how fast the games are, as medians of several rounds of random legal play."""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
import random
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from hexfront.core.chance import Chance
from hexfront.core.game import Definition, check_setup, new_game
from hexfront.core.record import Record
from hexfront.games import IDS, find

ROUNDS = 7
GAMES_A_ROUND = 60
CLONES = 2000


def started(definition: Definition, seed: str, mode: str | None = None) -> Any:
    state = definition.begin(check_setup(definition, mode, None, None), Chance(seed))
    definition.steps.run(state)
    return state


def random_games(definition: Definition, games: int, seed: str) -> tuple[int, float]:
    """Decisions taken and seconds spent in random legal play, setting up included."""
    play = definition.steps.play
    pick = random.Random(seed).random
    decisions = 0
    begin = time.perf_counter()
    for number in range(games):
        state = started(definition, f"{seed}-{number}")
        while legal := state.legal:
            play(state, legal[int(pick() * len(legal))])
            decisions += 1
    return decisions, time.perf_counter() - begin


def reference(seconds: Callable[[], float] = time.perf_counter) -> float:
    """Millions of loop turns a second of plain Python here and now, to compare machines by."""
    begin = seconds()
    total = 0
    for number in range(1_000_000):
        total += number & 7
    return 1 / (seconds() - begin)


def middle_states(definition: Definition, count: int) -> list[Any]:
    """States taken at random decisions of random games."""
    rng = random.Random("bench")
    states: list[Any] = []
    while len(states) < count:
        state = started(definition, f"middle-{len(states)}")
        for _ in range(rng.randrange(10, 80)):
            if not state.legal:
                break
            definition.steps.play(state, rng.choice(state.legal))
        states.append(state)
    return states


def clone_microseconds(states: list[Any]) -> float:
    times = []
    for state in states:
        begin = time.perf_counter()
        for _ in range(CLONES // len(states)):
            state.clone()
        times.append((time.perf_counter() - begin) / (CLONES // len(states)) * 1e6)
    return median(times)


def late_against_early(definition: Definition, games: int) -> float:
    """Cost of a decision in the last third of a game over that in the first third."""
    play = definition.steps.play
    rng = random.Random("growth")
    ratios = []
    for number in range(games):
        state = started(definition, f"growth-{number}")
        times = []
        while state.legal:
            action = rng.choice(state.legal)
            begin = time.perf_counter()
            play(state, action)
            times.append(time.perf_counter() - begin)
        third = len(times) // 3
        ratios.append(sum(times[-third:]) / sum(times[:third]))
    return median(ratios)


def save_bytes(definition: Definition, games: int) -> float:
    sizes = []
    for number in range(games):
        rng = random.Random(number)
        game = new_game(definition, seed=f"save-{number}")
        while game.decision:
            game.play(rng.choice(game.decision.actions))
        text = "\n".join(Record.of(game).lines())
        sizes.append(len(gzip.compress(text.encode())))
    return median(sizes)


def measure(id: str) -> dict[str, Any]:
    definition = find(id)
    random_games(definition, 5, "warm-up")
    rounds = []
    for number in range(ROUNDS):
        base = reference()
        decisions, seconds = random_games(definition, GAMES_A_ROUND, f"round-{number}")
        rounds.append((decisions / seconds, GAMES_A_ROUND / seconds, decisions / seconds / base))
    states = middle_states(definition, 20)
    dumps = [json.dumps(definition.dump(state), separators=(",", ":")) for state in states]
    return {
        "decisions_per_s": round(median(speed for speed, _, _ in rounds)),
        "games_per_s": round(median(games for _, games, _ in rounds), 1),
        "decisions_per_million_loops": round(median(ratio for _, _, ratio in rounds)),
        "clone_us": round(clone_microseconds(states), 2),
        "state_bytes": round(median(len(dump) for dump in dumps)),
        "save_bytes": round(save_bytes(definition, 9)),
        "late_over_early": round(late_against_early(definition, 40), 2),
    }


def run() -> dict[str, Any]:
    """The whole benchmark as one object."""
    machine = {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "million_loops_per_s": round(median(reference() for _ in range(5)), 1),
    }
    return {"machine": machine, **{id: measure(id) for id in IDS}}


_MEANINGS = {
    "decisions_per_s": "decisions a second, random legal play",
    "games_per_s": "games a second",
    "decisions_per_million_loops": "decisions in the time of a million turns of an empty loop",
    "clone_us": "microseconds to clone a state",
    "state_bytes": "bytes of a state as JSON",
    "save_bytes": "bytes of a finished game's record, compressed",
    "late_over_early": "cost of a late decision over an early one",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")


def main(args: argparse.Namespace) -> int:
    console = Console(stderr=True)
    with console.status("measuring"):
        found = run()
    if args.json:
        print(json.dumps(found))
        return 0
    output = Console()
    output.print(", ".join(f"{key} {value}" for key, value in found["machine"].items()))
    for id in IDS:
        grid = Grid(id, "", box=None, pad_edge=False)
        for key, meaning in _MEANINGS.items():
            grid.add_row(f"{found[id][key]:,}", meaning)
        output.print(grid)
    return 0
