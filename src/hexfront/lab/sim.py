"""`hexfront sim`: any number of games between bots, as a table and as win rates."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid
from rich.text import Text

from hexfront.bots.names import seat_and_bot, split_names
from hexfront.core.game import BadSetup, check_setup, new_seed
from hexfront.games import find
from hexfront.lab.crews import Alone, Batches, Crew, crew
from hexfront.lab.plans import FORFEIT, Plan, Row, described
from hexfront.lab.results import NoWriter, Writer, check_table, seed_of, writer

TOLD = 5
"""Errors that are told; the table has them all."""


@dataclass(slots=True)
class Summary:
    """What the games say together; it does not grow with their number."""

    game: str
    games: int
    seats: tuple[str, ...]
    finished: int = 0
    failed: int = 0
    before: int = 0
    """Games that an earlier run has played."""
    errors: list[Row] = field(default_factory=list)
    winners: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    actions: int = 0
    seconds: float = 0.0

    def add(self, row: Row) -> None:
        if row.error:
            self.errors = [*self.errors, row][:TOLD]
        if not row.is_finished:
            self.failed += 1
            return
        self.finished += 1
        self.winners[row.winners] += 1
        self.kinds[row.kind] += 1
        self.turns[row.turns] += 1
        self.actions += row.actions

    def wins(self) -> dict[str, int]:
        """Per seat; a shared victory counts for each who shares it."""
        return {
            seat: sum(n for winners, n in self.winners.items() if seat in winners.split("+"))
            for seat in self.seats
        }

    def quantile(self, share: float) -> int:
        """The length that this share of the games does not exceed."""
        left = share * self.finished
        for turns in sorted(self.turns):
            left -= self.turns[turns]
            if left < 0:
                return turns
        return max(self.turns)

    @property
    def mean_turns(self) -> float:
        return sum(turns * count for turns, count in self.turns.items()) / self.finished

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "games": self.games,
            "finished": self.finished,
            "errors": self.failed,
            **({"forfeits": self.kinds[FORFEIT]} if self.kinds[FORFEIT] else {}),
            "seconds": round(self.seconds, 3),
            "actions": self.actions,
            "wins": self.wins(),
            "turns": {
                "mean": round(self.mean_turns, 2) if self.finished else None,
                "min": min(self.turns, default=None),
                "max": max(self.turns, default=None),
            },
        }


def interval(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % interval for a win rate."""
    if not games:
        return 0.0, 1.0
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def simulate(
    plan: Plan,
    games: int,
    crew: Crew | None = None,
    out: Writer | None = None,
    progress: Progress | None = None,
) -> Summary:
    """Play the games; an interrupt ends the run early and keeps what was finished."""
    plan.seated()
    out = out or NoWriter()
    summary = Summary(plan.game, games, plan.mode.seats + plan.mode.automatic)
    there = out.done()
    summary.before = sum(number < games for number in there)
    left = (number for number in range(games) if number not in there)
    task = progress.add_task(plan.game, total=games - summary.before) if progress else None
    started = time.perf_counter()
    try:
        for rows in (crew or Alone()).play(plan, Batches(left)):
            out.add(rows)
            for row in rows:
                summary.add(row)
            if progress is not None and task is not None:
                progress.advance(task, len(rows))
    except KeyboardInterrupt:
        pass
    finally:
        out.close()
    summary.seconds = time.perf_counter() - started
    return summary


def print_summary(summary: Summary, plan: Plan, console: Console) -> None:
    who = ", ".join(f"{seat}={name}" for seat, name in plan.bots.items()) or "random"
    what = f"{summary.game} {plan.setup.mode} {plan.setup.scenario}"
    console.print(f"{what}: {who}; seed {plan.seed}")
    if summary.before >= summary.games:
        console.print(f"the table has {summary.before} games already, more with a larger `-n`")
        return
    grid = Grid("seat", "wins", "rate", "95 % interval", box=None, pad_edge=False)
    for seat, wins in summary.wins().items():
        low, high = interval(wins, summary.finished)
        rate = wins / summary.finished if summary.finished else 0.0
        grid.add_row(seat, str(wins), f"{rate:.1%}", f"{low:.1%} to {high:.1%}")
    console.print(grid)
    if summary.finished:
        told = ", ".join(f"{kind} {count}" for kind, count in sorted(summary.kinds.items()))
        console.print(f"ended by: {told}")
        console.print(
            f"turns: mean {summary.mean_turns:.1f}, "
            f"{min(summary.turns)} to {max(summary.turns)}, "
            f"four fifths between {summary.quantile(0.1)} and {summary.quantile(0.9)}"
        )
    speed = summary.actions / summary.seconds if summary.seconds else 0
    console.print(
        f"{summary.finished} of {summary.games} games in {summary.seconds:.1f} s, "
        f"{speed:,.0f} decisions a second"
    )
    if summary.before:
        console.print(f"{summary.before} games of the table were played before, and are not above")


# -- the command


def parse_pairs(words: Sequence[str], what: str) -> dict[str, str]:
    """`a=b,c=d` and repeated options, as a dictionary."""
    pairs: dict[str, str] = {}
    for word in (part for text in words for part in split_names(text)):
        name, value = seat_and_bot(word)
        if not name or not value:
            raise BadSetup(f"{what} {word!r} is not of the form name=value")
        pairs[name] = value
    return pairs


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number from 1 on, not {text}")
    return int(text)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("-n", "--games", type=positive, default=100, help="how many games")
    parser.add_argument("--mode", help="the mode of play; the game's first by default")
    parser.add_argument("--scenario")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="may be repeated"
    )
    parser.add_argument(
        "--seats",
        action="append",
        default=[],
        metavar="SEAT=BOT,…",
        help="who plays where, for instance german=planner,soviet=cmd:./mybot; default random",
    )
    parser.add_argument("--workers", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--seed", help="games are numbered under this seed; a new one by default")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="a row for every game, as .csv or .parquet; a run goes on with a .parquet of its own",
    )
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on a Ray cluster; `local` starts one here"
    )


class Rate(ProgressColumn):
    """Games a second, by the last half minute."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.1f} games/s" if task.speed else "")


def progress_line() -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Rate(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )


def main(args: argparse.Namespace) -> int:
    definition = find(args.game)
    options = parse_pairs(args.option, "option")
    setup = check_setup(definition, args.mode, args.scenario, options)
    there = None
    if args.out is not None:
        check_table(args.out)
        there = seed_of(args.out)
    plan = Plan(args.game, setup, parse_pairs(args.seats, "seat"), args.seed or there or new_seed())
    plan.seated()
    with progress_line() as progress:
        summary = simulate(
            plan, args.games, crew(args.workers, args.ray), writer(plan, args.out), progress
        )
    for row in summary.errors:
        print(f"hexfront: game {row.number}, seed {row.seed}: {row.error}", file=sys.stderr)
    if args.json:
        print(json.dumps(summary.to_json() | described(plan)))
    else:
        print_summary(summary, plan, Console())
    if summary.before + summary.finished + summary.failed < args.games:
        print("hexfront: interrupted; the games above were finished", file=sys.stderr)
        return 130
    return 1 if summary.failed else 0
