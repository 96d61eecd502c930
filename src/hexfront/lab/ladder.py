"""`hexfront ladder`: the levels of a game play each other, with sides changed.

Every pair of games has one seed and one scenario, so that both levels meet the same dice from
either side. Each finished game is a line in a file; a run that was interrupted goes on from there.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from importlib import import_module
from itertools import pairwise
from math import exp, log
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from hexfront.bots import Bot, make_bot, seat_bots
from hexfront.bots.external import Forfeit, at_table, is_program
from hexfront.bots.levels import NAMES
from hexfront.bots.names import split_names, unquoted
from hexfront.bots.observation import Observation
from hexfront.bots.search import by_processor_time
from hexfront.core.chance import Chance
from hexfront.core.flow import Result
from hexfront.core.game import BadSetup, Definition, check_setup
from hexfront.games import find
from hexfront.lab.crews import end_workers, leave_interrupts_to_the_parent
from hexfront.lab.plans import FORFEIT
from hexfront.lab.sim import interval, positive


@dataclass(frozen=True, slots=True)
class Match:
    """One game of the ladder, determined to the last die."""

    game: str
    mode: str
    scenario: str
    upper: str
    lower: str
    side: int
    """The seat of the upper level: 0 or 1."""
    number: int
    seed: str
    budget: float

    @property
    def key(self) -> str:
        return json.dumps(asdict(self), sort_keys=True)


@dataclass(frozen=True, slots=True)
class Outcome:
    """`won` is 1, 0 or 0.5 for the upper level; processor seconds and decisions are its own."""

    match: dict[str, Any]
    won: float
    margin: float
    kind: str
    turns: int
    seconds: float
    decisions: int
    slowest: float
    error: str = ""


def contests(definition: Definition) -> tuple[tuple[str, str], ...]:
    """Modes and scenarios with two sides; a game's bots may name the ones that are measured."""
    try:
        found = getattr(import_module(f"hexfront.bots.{definition.id}"), "CONTESTS", None)
    except ModuleNotFoundError:
        found = None
    if found:
        return tuple(found)
    for mode in definition.modes:
        if len(mode.seats) == 2 and not mode.automatic:
            return tuple((mode.name, scenario) for scenario in definition.scenarios)
    raise BadSetup(f"{definition.id} has no mode with two sides")


def matches(
    definition: Definition, levels: Sequence[str], games: int, seed: str, budget: float
) -> list[Match]:
    """For each pair of neighbouring levels so many games, over the scenarios in turn."""
    over = contests(definition)
    found = []
    for lower, upper in pairwise(levels):
        for number in range(games):
            mode, scenario = over[number // 2 % len(over)]
            pair = number // 2
            found.append(
                Match(
                    definition.id, mode, scenario, upper, lower, number % 2, pair, seed, budget
                )
            )
    return found


def play_match(match: Match) -> Outcome:
    """A failure of the program is an outcome of its own and counts for nobody."""
    started = time.perf_counter()
    try:
        return _played(match)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        return Outcome(
            asdict(match), 0.5, 0.0, "", 0, time.perf_counter() - started, 0, 0.0, reason
        )


def _played(match: Match) -> Outcome:
    definition = find(match.game)
    setup = check_setup(definition, match.mode, match.scenario, None)
    mode = next(one for one in definition.modes if one.name == match.mode)
    seats = mode.seats
    ours, theirs = seats[match.side], seats[1 - match.side]
    wanted = {ours: _scaled(match.upper, match.budget), theirs: _scaled(match.lower, match.budget)}
    bots = seat_bots(definition, mode, wanted, programs=True)
    seed = f"{match.seed}/{match.scenario}/{match.number}"
    state = definition.begin(setup, Chance(seed))
    definition.steps.run(state)
    rngs = {seat: random.Random(f"{seed}/{seat}") for seat in seats}
    clock = Clock(time.perf_counter if is_program(match.upper) else time.process_time)
    try:
        with at_table(bots, setup, state), by_processor_time():
            _play(definition, state, bots, rngs, ours, clock)
    except Forfeit as lost:
        result = Result((theirs if lost.seat == ours else ours,), FORFEIT, "")
    else:
        result = state.result
    won = 0.5 if not result.winners else float(ours in result.winners)
    score = dict(result.score)
    margin = float(score[ours] - score[theirs]) if ours in score and theirs in score else 0.0
    turns = int(definition.view(state, None).get("turn", 0))
    took = clock.seconds, clock.decisions, clock.slowest
    return Outcome(asdict(match), won, margin, result.kind, turns, *took)


def _scaled(level: str, budget: float) -> str:
    """A program has its own idea of how long it thinks."""
    return level if budget == 1 or is_program(level) else f"{level}@{budget:g}"


@dataclass(slots=True)
class Clock:
    """What one player's decisions took; a program of its own is timed by the clock on the wall."""

    now: Callable[[], float]
    seconds: float = 0.0
    decisions: int = 0
    slowest: float = 0.0

    def add(self, took: float) -> None:
        self.seconds += took
        self.decisions += 1
        self.slowest = max(self.slowest, took)


def _play(
    definition: Definition,
    state: Any,
    bots: Mapping[str, Bot],
    rngs: Mapping[str, random.Random],
    ours: str,
    clock: Clock,
) -> None:
    steps = definition.steps
    while state.legal:
        choice, args = steps.asked(state)
        seat = choice.seat(state, *args)
        observation = Observation(definition, state, seat, rngs[seat])
        before = clock.now()
        action = bots[seat].choose(observation)
        if seat == ours:
            clock.add(clock.now() - before)
        steps.play(state, action)


def read_outcomes(path: Path) -> dict[str, Outcome]:
    """What an earlier run has finished; a line that was cut off in the middle is left out."""
    if not path.exists():
        return {}
    text = path.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    found: dict[str, Outcome] = {}
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            outcome = Outcome(**json.loads(line))
            found[Match(**outcome.match).key] = outcome
        except (ValueError, TypeError) as error:
            raise BadSetup(f"{path}, line {number}: no result of a ladder ({error})") from None
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    return found


def play_all(
    todo: Sequence[Match], workers: int, path: Path | None
) -> Iterator[Outcome]:
    """The outcomes as they come, each written before it is told."""
    file = path.open("a", encoding="utf-8") if path else None
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(workers, initializer=leave_interrupts_to_the_parent)
    try:
        for future in as_completed([pool.submit(play_match, match) for match in todo]):
            outcome = future.result()
            if file and not outcome.error:
                file.write(json.dumps(asdict(outcome)) + "\n")
                file.flush()
            yield outcome
    finally:
        end_workers(pool, others)
        if file:
            file.close()


def ratings(outcomes: Sequence[Outcome], levels: Sequence[str]) -> dict[str, float]:
    """Bradley-Terry strengths as Elo points, the lowest level being 0; half a draw for each."""
    points = dict.fromkeys(levels, 0.0)
    strength = dict.fromkeys(levels, 1.0)
    played: dict[tuple[str, str], float] = {}
    for one in outcomes:
        upper, lower = one.match["upper"], one.match["lower"]
        points[upper] += one.won
        points[lower] += 1 - one.won
        played[upper, lower] = played.get((upper, lower), 0.0) + 1
    for upper, lower in list(played):  # a drawn game with each, so that nobody is infinitely good
        points[upper] += 0.5
        points[lower] += 0.5
        played[upper, lower] += 1
    for _ in range(500):
        for level in levels:
            total = sum(
                count / (strength[a] + strength[b])
                for (a, b), count in played.items()
                if level in (a, b)
            )
            if total:
                strength[level] = points[level] / total
        middle = exp(sum(log(max(one, 1e-9)) for one in strength.values()) / len(strength))
        strength = {level: max(one, 1e-9) / middle for level, one in strength.items()}
    base = strength[levels[0]]
    return {level: round(400 * log(one / base) / log(10), 1) for level, one in strength.items()}


def report(
    game: str, outcomes: Sequence[Outcome], levels: Sequence[str], seed: str, budget: float
) -> dict[str, Any]:
    finished = [one for one in outcomes if not one.error]
    pairs = []
    for lower, upper in pairwise(levels):
        ours = [
            one for one in finished if (one.match["upper"], one.match["lower"]) == (upper, lower)
        ]
        wins = sum(one.won == 1 for one in ours)
        draws = sum(one.won == 0.5 for one in ours)
        low, high = interval(wins, len(ours))
        decisions = sum(one.decisions for one in ours)
        pairs.append(
            {
                "upper": upper,
                "lower": lower,
                "games": len(ours),
                "wins": wins,
                "draws": draws,
                "low": round(low, 4),
                "high": round(high, 4),
                "by_side": [
                    sum(one.won == 1 for one in ours if one.match["side"] == side)
                    for side in (0, 1)
                ],
                "margin": round(sum(one.margin for one in ours) / max(1, len(ours)), 2),
                "seconds_per_decision": round(
                    sum(one.seconds for one in ours) / max(1, decisions), 4
                ),
                "slowest_decision": round(max((one.slowest for one in ours), default=0.0), 3),
                "seconds_per_game": round(sum(one.seconds for one in ours) / max(1, len(ours)), 2),
            }
        )
    return {
        "game": game,
        "seed": seed,
        "budget": budget,
        "pairs": pairs,
        "ratings": ratings(finished, levels),
        "errors": [one.error for one in outcomes if one.error],
    }


def print_report(told: dict[str, Any], console: Console) -> None:
    thinking = "" if told["budget"] == 1 else f", {told['budget']:.0%} of the thinking"
    console.print(f"{told['game']}: seed {told['seed']}{thinking}")
    grid = Grid(
        "levels", "games", "wins", "draws", "rate", "95 % interval", "margin", "s a decision",
        "slowest", box=None, pad_edge=False,
    )
    for pair in told["pairs"]:
        games = max(1, pair["games"])
        grid.add_row(
            f"{pair['upper']} v {pair['lower']}",
            str(pair["games"]),
            str(pair["wins"]),
            str(pair["draws"]),
            f"{pair['wins'] / games:.0%}",
            f"{pair['low']:.0%} to {pair['high']:.0%}",
            f"{pair['margin']:+.1f}",
            f"{pair['seconds_per_decision']:.3f}",
            f"{pair['slowest_decision']:.2f}",
        )
    console.print(grid)
    rated = ", ".join(f"{level} {points:+.0f}" for level, points in told["ratings"].items())
    console.print(f"ratings: {rated}")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("-n", "--games", type=positive, default=100, help="games of each pair")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--levels", default=",".join(NAMES), help="from the lowest to the highest")
    parser.add_argument("--budget", type=float, default=1.0, help="share of the thinking, 0.25")
    parser.add_argument("--workers", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, metavar="FILE", help="results so far; goes on from it")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")


def main(args: argparse.Namespace) -> int:
    definition = find(args.game)
    levels = tuple(map(unquoted, split_names(args.levels)))
    for level in levels:
        make_bot(definition.id, level, programs=True)
    if len(levels) < 2:
        raise BadSetup("a ladder needs two levels at least")
    if not 0 < args.budget <= 10:
        raise BadSetup(f"a budget of {args.budget} is not between 0 and 10")
    wanted = matches(definition, levels, args.games, args.seed, args.budget)
    done = read_outcomes(args.out) if args.out else {}
    outcomes = [done[match.key] for match in wanted if match.key in done]
    todo = [match for match in wanted if match.key not in done]
    code = 0
    try:
        for outcome in play_all(todo, args.workers, args.out):
            outcomes.append(outcome)
            if outcome.error:
                print(f"hexfront: {outcome.match}: {outcome.error}", file=sys.stderr)
            if sys.stderr.isatty():
                print(f"\r{len(outcomes)} of {len(wanted)}", end="", file=sys.stderr)
    except KeyboardInterrupt:
        print("\nhexfront: interrupted; the same command with --out goes on", file=sys.stderr)
        code = 130
    told = report(definition.id, outcomes, levels, args.seed, args.budget)
    if args.json:
        print(json.dumps(told))
    else:
        print_report(told, Console())
    return code or (1 if told["errors"] else 0)
