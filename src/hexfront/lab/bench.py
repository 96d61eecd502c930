"""`hexfront bench`: how fast the games, the server and the client are, beside what we aim at.

The games are measured as medians of several rounds of random legal play, each of so many
decisions: a game that is longer than a round goes on in the next one. They are timed by the
processor's clock, so that other work on the machine counts as little as possible.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import platform
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from hexfront.bots import Observation, makers
from hexfront.core import flow
from hexfront.core.chance import Chance
from hexfront.core.game import BadSetup, Definition, Game, HexfrontError, check_setup, new_game
from hexfront.core.record import Record
from hexfront.games import IDS, find
from hexfront.lab import load
from hexfront.lab.measures import Measure, clock
from hexfront.lab.probes import measures, other, probes
from hexfront.lab.served import Served, served

Told = Callable[[str], None]

ROUNDS = 7
DECISIONS = 6_000  # of a round
WHOLE = 8_000  # decisions of the whole games whose growth is looked at, at least one game
SAVED = 2_000  # decisions of the whole games that are saved, at least one game
STATES = 3  # taken in each round
CLONES = 2000
PLANNED = 2.0  # seconds of games of planners


def started(definition: Definition, seed: str, scenario: str | None = None) -> Any:
    state = definition.begin(check_setup(definition, None, scenario, None), Chance(seed))
    definition.steps.run(state)
    return state


class RandomPlay:
    """Random legal play, one game after the other, that can be stopped and timed anywhere."""

    def __init__(self, definition: Definition, seed: str, scenario: str | None = None) -> None:
        self.definition = definition
        self.scenario = scenario
        self.seed = seed
        self.pick = random.Random(seed).random
        self.games: list[float] = []  # seconds of those that are over
        self._begin()

    def _begin(self) -> None:
        begin = clock()
        self.state = started(self.definition, f"{self.seed}-{len(self.games)}", self.scenario)
        self.spent = clock() - begin

    def on(self, decisions: int) -> float:
        """The seconds that so many more decisions take, setting up included."""
        play, pick = self.definition.steps.play, self.pick
        taken = 0.0
        while decisions:
            state = self.state
            begin = clock()
            while decisions and (legal := state.legal):
                play(state, legal[int(pick() * len(legal))])
                decisions -= 1
            seconds = clock() - begin
            self.spent += seconds
            taken += seconds
            if not state.legal:
                self.games.append(self.spent)
                self._begin()
                taken += self.spent
        return taken


def random_game(
    definition: Definition, seed: str, decisions: int | None = None, scenario: str | None = None
) -> Game:
    """A game of random legal play, to its end or after so many decisions."""
    rng = random.Random(seed)
    game = new_game(definition, scenario=scenario, seed=seed)
    while game.decision and len(game.history) != decisions:
        game.play(rng.choice(game.decision.actions))
    return game


def reference(seconds: Callable[[], float] = clock) -> float:
    """Millions of loop turns a second of plain Python here and now, to compare machines by."""
    begin = seconds()
    total = 0
    for number in range(1_000_000):
        total += number & 7
    return 1 / (seconds() - begin)


def planner_speed(definition: Definition, seconds: float, scenario: str | None = None) -> float:
    """Decisions a second of games in which the planner plays every seat that is asked."""
    play, asked = definition.steps.play, definition.steps.asked
    maker = makers(definition.id)["planner"]
    rng = random.Random("planner")
    decisions = games = 0
    begin = clock()
    while clock() - begin < seconds:
        state = started(definition, f"planner-{games}", scenario)
        games += 1
        bots = {seat: maker() for mode in definition.modes for seat in mode.seats}
        while state.legal and clock() - begin < seconds:
            choice, args = asked(state)
            seat = choice.seat(state, *args)
            play(state, bots[seat].choose(Observation(definition, state, seat, rng)))
            decisions += 1
    return decisions / (clock() - begin)


def clone_microseconds(states: list[Any]) -> float:
    times = []
    for state in states:
        begin = clock()
        for _ in range(CLONES // len(states)):
            state.clone()
        times.append((clock() - begin) / (CLONES // len(states)) * 1e6)
    return median(times)


def late_against_early(
    definition: Definition, decisions: int, scenario: str | None = None
) -> float:
    """Cost of a decision in the last third of a game over that in the first third."""
    play = definition.steps.play
    rng = random.Random("growth")
    ratios: list[float] = []
    while decisions > 0:
        state = started(definition, f"growth-{len(ratios)}", scenario)
        times = []
        while state.legal:
            action = rng.choice(state.legal)
            begin = clock()
            play(state, action)
            times.append(clock() - begin)
        third = len(times) // 3
        ratios.append(sum(times[-third:]) / sum(times[:third]))
        decisions -= len(times)
    return median(ratios)


def save_bytes(definition: Definition, decisions: int, scenario: str | None = None) -> float:
    """Of whole games, until so many decisions have been played."""
    sizes: list[int] = []
    while decisions > 0:
        game = random_game(definition, f"save-{len(sizes)}", scenario=scenario)
        text = Record.of(game).text
        sizes.append(len(gzip.compress(text.encode())))
        decisions -= len(game.history)
    return median(sizes)


def measure(id: str, told: Told, scenario: str | None = None) -> dict[str, Any]:
    """All that is measured of a game; what is being done is told."""
    definition = find(id)
    told(f"{id}: random play")
    RandomPlay(definition, "warm-up", scenario).on(DECISIONS // 10)
    play = RandomPlay(definition, "round", scenario)
    envs = _env_play(id, scenario)
    rounds, states = [], []
    steps: dict[str, list[float]] = {"env": [], "seat": []}
    for _ in range(ROUNDS):
        base, seconds = reference(), 0.0
        for _ in range(STATES):
            seconds += play.on(DECISIONS // STATES)
            states.append(play.state.clone())
        speed = DECISIONS // STATES * STATES / seconds
        rounds.append((speed, speed / base))
        for name, one in envs.items():  # in turn with the engine, so that one can be over the other
            steps[name].append(DECISIONS // STATES / one.on(DECISIONS // STATES))
    while not play.games:
        play.on(DECISIONS)
    game_seconds = median(play.games)
    told(f"{id}: copies and saves")
    dumps = [json.dumps(definition.dump(state), separators=(",", ":")) for state in states]
    by_loops = median(ratio for _, ratio in rounds)
    found = {
        "decisions_per_s": round(median(speed for speed, _ in rounds)),
        "games_per_s": _rounded(1 / game_seconds),
        "game_ms": _rounded(1e3 * game_seconds),
        "decisions_per_million_loops": round(by_loops),
        "over_other": _rounded(other(id).ratio(by_loops)),
        "clone_us": _rounded(clone_microseconds(states)),
        "state_bytes": round(median(len(dump) for dump in dumps)),
        "save_bytes": round(save_bytes(definition, SAVED, scenario)),
    }
    if envs:
        found["env_steps_per_s"] = round(median(steps["env"]))
        pairs = zip(steps["env"], rounds, strict=True)
        found["env_over_engine"] = _rounded(median(env / speed for env, (speed, _) in pairs))
        found["seat_steps_per_s"] = round(median(steps["seat"]))
    told(f"{id}: early and late decisions")
    found["late_over_early"] = _rounded(late_against_early(definition, WHOLE, scenario))
    told(f"{id}: planner")
    found["planner_decisions_per_s"] = _rounded(planner_speed(definition, PLANNED, scenario))
    for key, probe in probes(id).items():
        told(f"{id}: {key}")
        found[key] = _rounded(probe(states))
    return found


def _env_play(id: str, scenario: str | None) -> dict[str, Any]:
    """All seats and one seat by environments, if what they need is installed."""
    if find_spec("pettingzoo") is None:
        return {}
    speed = import_module("hexfront.lab.envs.speed")
    return {"env": speed.EnvPlay(id, scenario), "seat": speed.SeatPlay(id, scenario)}


def _rounded(number: float) -> float:
    """Three figures are enough, and none of a large number is lost."""
    return round(number, 1) if number >= 100 else float(f"{number:.3g}")


def measure_beside(folder: Path, id: str, scenario: str | None = None) -> dict[str, Any]:
    """The same of a copy of the package in another folder, in a process of its own."""
    if not (folder / "hexfront").is_dir():
        raise HexfrontError(f"there is no copy of hexfront in {folder}; `make fast` compiles one")
    command = [sys.executable, "-c", "from hexfront.cli import main; raise SystemExit(main())"]
    words = ["bench", id, "--json", *(["--scenario", scenario] if scenario else [])]
    env = {**os.environ, "PYTHONPATH": str(folder.resolve())}
    done = subprocess.run([*command, *words], env=env, capture_output=True, text=True)
    if done.returncode:
        raise HexfrontError(f"{id} in {folder} could not be measured: {done.stderr.strip()}")
    found: dict[str, Any] = json.loads(done.stdout)[id]
    return found


WEB = Path(__file__).parents[3] / "web"
MIDDLE = 8_000
"""Decisions after which about half of a Stalingrado campaign is over."""


def boards(server: Served) -> dict[str, str]:
    """Games to be looked at: of each the link to its first seat."""
    tables = {id: server.new_table(game=id) for id in IDS}
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


BESIDE = "_beside"
ENGINE, SERVER, CLIENT = PARTS = ("engine", "server", "client")


def silent(doing: str) -> None:
    """Nobody wants to know what is being measured."""


def run(
    parts: Sequence[str] = (ENGINE,),
    games: Sequence[str] = IDS,
    told: Told = silent,
    scenario: str | None = None,
    beside: Path | None = None,
) -> dict[str, Any]:
    """The benchmark, or those parts of it, as one object; `beside` has a copy to compare with."""
    found: dict[str, Any] = {
        "machine": {
            "python": platform.python_version(),
            "system": f"{platform.system()} {platform.machine()}",
            "cores": os.cpu_count(),
            "compiled": not flow.__file__.endswith(".py"),
            "load": round(os.getloadavg()[0], 1),
            "million_loops_per_s": round(median(reference() for _ in range(5)), 1),
        }
    }
    if ENGINE in parts:
        for id in games:
            found[id] = measure(id, told, scenario)
            if beside is not None:
                told(f"{id}: the same in {beside}")
                found[f"{id}{BESIDE}"] = measure_beside(beside, id, scenario)
    if SERVER in parts:
        told(SERVER)
        found[SERVER] = load.measure() | load.measure_others() | load.measure_thinking()
    if CLIENT in parts:
        told(CLIENT)
        found[CLIENT] = measure_client()
    return found


_SERVER = {
    "saturated_games": Measure("games in progress whose players answer at once"),
    "saturated_actions_per_s": Measure("actions a second", least=2000),
    "saturated_p95_ms": Measure("milliseconds, longer for one answer in twenty", most=70),
    "cpu_ms_per_action": Measure("milliseconds of the server's processor an action", most=0.45),
    "players_cpu_ms_per_action": Measure("milliseconds of the players' processor an action"),
    "bytes_per_action": Measure("bytes sent an action, to both players together", most=1100),
    "memory_mb": Measure("megabytes of the server's memory"),
    "saturated_moves_per_s": Measure("moves a second, with those that pass by themselves"),
    "paced_games": Measure("games in progress with a move a second from every seat asked"),
    "paced_actions_per_s": Measure("actions a second"),
    "paced_p50_ms": Measure("milliseconds from a move to its answer, median", most=5),
    "paced_p95_ms": Measure("milliseconds, longer for one answer in twenty", most=15),
    "noretreat_actions_per_s": Measure("actions a second", least=1500),
    "noretreat_moves_per_s": Measure("moves a second, with those that pass by themselves"),
    "noretreat_cpu_ms_per_action": Measure("milliseconds of the server's processor an action"),
    "noretreat_bytes_per_action": Measure("bytes sent an action, to both players together"),
    "stalingrado_actions_per_s": Measure("actions a second", least=500),
    "stalingrado_moves_per_s": Measure("moves a second, with those that pass by themselves"),
    "stalingrado_cpu_ms_per_action": Measure("milliseconds of the server's processor an action"),
    "stalingrado_bytes_per_action": Measure("bytes sent an action, to both players together"),
    "open_games": Measure("open games with a move in ten seconds from every seat asked"),
    "open_p50_ms": Measure("milliseconds from a move to its answer, median"),
    "open_p95_ms": Measure("milliseconds, longer for one answer in twenty", most=25),
    "open_memory_mb": Measure("megabytes of the server's memory", most=200),
    "thinking_commanders": Measure("games in which commanders think, while people play others"),
    "thinking_p50_ms": Measure("milliseconds from a move to its answer, median", most=20),
    "thinking_p95_ms": Measure("milliseconds, longer for one answer in twenty", most=60),
    "not_thinking_p95_ms": Measure("the same while no computer thinks"),
    "refused": Measure("moves refused", most=0),
    "lost": Measure("moves that were answered, and were gone after kill -9", most=0),
}


def _frames(what: str, key: str) -> dict[str, Measure]:
    return {
        f"{key}_{gesture}_fps_{across}": Measure(
            f"frames a second, {gesture} of {what} in a window of {window}", least=least
        )
        for across, window, least in (("1440", "1440 × 900", 50), ("2560", "2560 × 1440", 30))
        for gesture in ("pan", "zoom")
    } | {
        f"{key}_board_ms": Measure(
            f"milliseconds until the painted board of {what} is there", most=1500
        ),
        f"{key}_painted_ms": Measure(f"milliseconds until every stroke of {what} is there"),
    }


_CLIENT = {
    "first_page_kb": Measure("kilobytes of the first page, as sent", most=120),
    "clicks": Measure("clicks measured"),
    "click_ms": Measure(
        "milliseconds from a click to the frame with the answer, median", most=100
    ),
    **{key: frames for id in IDS for key, frames in _frames(id, id).items()},
    **_frames("stalingrado in the middle of the campaign", "stalingrado_middle"),
}

def measures_of(name: str) -> dict[str, Measure]:
    """Of a game, of the server or of the client."""
    return {SERVER: _SERVER, CLIENT: _CLIENT}.get(name) or measures(name)


def part(text: str) -> str:
    known = (*PARTS, *IDS)
    if text not in known:
        raise argparse.ArgumentTypeError(f"there is no {text!r}; there are {', '.join(known)}")
    return text


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "parts",
        metavar="PART",
        nargs="*",
        type=part,
        help=f"{', '.join(PARTS)}, or a game; the engine of all games if none is named",
    )
    parser.add_argument("--scenario", help="of the one game that is measured; its first by default")
    parser.add_argument(
        "--beside",
        metavar="FOLDER",
        type=Path,
        help="where a compiled copy lies, as `make fast` makes it, to be measured as well",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")


def main(args: argparse.Namespace) -> int:
    console = Console(stderr=True)
    games = [part for part in args.parts if part in IDS]
    parts = [part for part in args.parts if part not in IDS]
    if args.scenario is not None:
        if len(games) != 1:
            raise BadSetup("--scenario needs the name of the one game that it belongs to")
        check_setup(find(games[0]), None, args.scenario, None)
    if games or not parts:
        parts.append(ENGINE)
    with console.status("measuring") as status:
        found = run(parts, games or IDS, status.update, args.scenario, args.beside)
    if args.json:
        print(json.dumps(found))
        return 0
    output = Console()
    output.print(", ".join(f"{key} {value}" for key, value in found.pop("machine").items()))
    for name, values in found.items():
        if not name.endswith(BESIDE):
            output.print(_grid(name, values, found.get(f"{name}{BESIDE}")))
    return 0


def _grid(name: str, values: dict[str, Any], beside: dict[str, Any] | None) -> Grid:
    """The numbers beside what we aim at, and those of a compiled copy between the two."""
    copy = ["compiled"] if beside else []
    grid = Grid(name, *copy, "we aim at", "", "", box=None, pad_edge=False)
    for key, measure in measures_of(name).items():
        if key not in values:
            continue
        values_of_key = [values[key], *([beside[key]] if beside else [])]
        reached = "" if not measure.mark else "✓" if measure.is_reached(values_of_key[-1]) else "✗"
        numbers = ["none" if value is None else f"{value:,}" for value in values_of_key]
        grid.add_row(*numbers, measure.mark, reached, measure.meaning)
    return grid
