"""`hexfront bench`: how fast the games, the server and the client are, beside what we aim at.

The games are measured as medians of several rounds of random legal play.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
import random
import subprocess
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from hexfront.core.chance import Chance
from hexfront.core.game import Definition, Game, HexfrontError, check_setup, new_game
from hexfront.core.record import Record
from hexfront.games import IDS, NEW, find
from hexfront.lab import load
from hexfront.lab.served import Served, served

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


def random_game(definition: Definition, seed: str, decisions: int | None = None) -> Game:
    """A game of random legal play, to its end or after so many decisions."""
    rng = random.Random(seed)
    game = new_game(definition, seed=seed)
    while game.decision and len(game.history) != decisions:
        game.play(rng.choice(game.decision.actions))
    return game


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
        text = Record.of(random_game(definition, f"save-{number}")).text
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


WEB = Path(__file__).parents[3] / "web"
MIDDLE = 8_000
"""Decisions after which about half of a Stalingrado campaign is over."""


def boards(server: Served) -> dict[str, str]:
    """Games to be looked at: of each the link to its first seat."""
    tables = {id: server.new_table(game=id) for id in (*IDS, *NEW)}
    campaign = random_game(find("stalingrado"), "bench", MIDDLE)
    tables["stalingrado_middle"] = server.upload(Record.of(campaign).text)
    return {name: table["seats"][0]["token"] for name, table in tables.items()}


def measure_client() -> dict[str, Any]:
    """What web/bench finds in a real browser at a real server."""
    script = WEB / "bench" / "client.js"
    if not script.is_file():
        raise HexfrontError(f"there is no {script}: the client is measured from a source tree")
    with served() as server:
        command = ["node", str(script), f"http://{server.host}/", json.dumps(boards(server))]
        done = subprocess.run(command, cwd=WEB, capture_output=True, text=True)
    if done.returncode:
        raise HexfrontError(f"the client could not be measured: {done.stderr.strip()}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


ENGINE, SERVER, CLIENT = PARTS = ("engine", "server", "client")


def run(parts: Sequence[str] = (ENGINE,)) -> dict[str, Any]:
    """The benchmark, or those parts of it, as one object."""
    found: dict[str, Any] = {
        "machine": {
            "python": platform.python_version(),
            "system": f"{platform.system()} {platform.machine()}",
            "cores": os.cpu_count(),
            "load": round(os.getloadavg()[0], 1),
            "million_loops_per_s": round(median(reference() for _ in range(5)), 1),
        }
    }
    if ENGINE in parts:
        found |= {id: measure(id) for id in IDS}
    if SERVER in parts:
        found[SERVER] = load.measure()
    if CLIENT in parts:
        found[CLIENT] = measure_client()
    return found


@dataclass(frozen=True, slots=True)
class Measure:
    """What a number means, and what we want it to be: at least this, or at most that."""

    meaning: str
    least: float | None = None
    most: float | None = None

    @property
    def mark(self) -> str:
        if self.least is not None:
            return f"≥ {self.least:,}"
        return "" if self.most is None else f"≤ {self.most:,}"

    def is_reached(self, value: float) -> bool:
        if self.least is not None:
            return value >= self.least
        return self.most is None or value <= self.most


_ENGINE = {
    "decisions_per_s": Measure("decisions a second, random legal play"),
    "games_per_s": Measure("games a second"),
    "decisions_per_million_loops": Measure(
        "decisions in the time of a million turns of an empty loop"
    ),
    "clone_us": Measure("microseconds to clone a state"),
    "state_bytes": Measure("bytes of a state as JSON"),
    "save_bytes": Measure("bytes of a finished game's record, compressed"),
    "late_over_early": Measure("cost of a late decision over an early one", most=1.2),
}

_VOLGA = {
    "decisions_per_s": replace(_ENGINE["decisions_per_s"], least=20_000),
    "clone_us": replace(_ENGINE["clone_us"], most=5),
    "state_bytes": replace(_ENGINE["state_bytes"], most=2_000),
    "save_bytes": replace(_ENGINE["save_bytes"], most=10_000),
}

_SERVER = {
    "games": Measure("games in progress on one server, a move a second from every seat asked"),
    "moves_per_s": Measure("moves a second"),
    "response_ms": Measure("milliseconds from a move to its answer, median", most=50),
    "slow_response_ms": Measure("milliseconds that one answer in twenty takes longer than"),
    "refused": Measure("moves refused", most=0),
    "lost": Measure("moves that were answered, and were gone after kill -9", most=0),
}


def _frames(what: str, key: str) -> dict[str, Measure]:
    return {
        f"{key}_{gesture}_fps_{across}": Measure(
            f"frames a second, {gesture} of {what} in a window of {window}", least=30
        )
        for across, window in (("1440", "1440 × 900"), ("2560", "2560 × 1440"))
        for gesture in ("pan", "zoom")
    }


_CLIENT = {
    "first_page_kb": Measure("kilobytes of the first page, as sent", most=300),
    "clicks": Measure("clicks measured"),
    "click_ms": Measure(
        "milliseconds from a click to the frame with the answer, median", most=100
    ),
    **{key: frames for id in (*IDS, *NEW) for key, frames in _frames(id, id).items()},
    **_frames("stalingrado in the middle of the campaign", "stalingrado_middle"),
}

_MEASURES: dict[str, dict[str, Measure]] = {
    **dict.fromkeys(IDS, _ENGINE),
    "volga": {**_ENGINE, **_VOLGA},
    SERVER: _SERVER,
    CLIENT: _CLIENT,
}


def part(text: str) -> str:
    if text not in PARTS:
        raise argparse.ArgumentTypeError(f"there is no {text!r}; there are {', '.join(PARTS)}")
    return text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "parts",
        metavar="PART",
        nargs="*",
        type=part,
        help=f"{', '.join(PARTS)}; the engine alone if none is named",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")


def main(args: argparse.Namespace) -> int:
    console = Console(stderr=True)
    with console.status("measuring"):
        found = run(args.parts or (ENGINE,))
    if args.json:
        print(json.dumps(found))
        return 0
    output = Console()
    output.print(", ".join(f"{key} {value}" for key, value in found.pop("machine").items()))
    for name, values in found.items():
        grid = Grid(name, "we aim at", "", "", box=None, pad_edge=False)
        for key, measure in _MEASURES[name].items():
            value = values[key]
            reached = "" if not measure.mark else "✓" if measure.is_reached(value) else "✗"
            grid.add_row(f"{value:,}", measure.mark, reached, measure.meaning)
        output.print(grid)
    return 0
