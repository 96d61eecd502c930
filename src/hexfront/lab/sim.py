"""`hexfront sim`: thousands of games between bots, as a table and as win rates."""

from __future__ import annotations

import argparse
import csv
import json
import multiprocessing
import os
import random
import secrets
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid

from hexfront.bots import play_out, seat_bots
from hexfront.core.chance import Chance
from hexfront.core.game import BadSetup, Setup, check_setup, new_seed
from hexfront.games import find


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played; together with a number it determines a game to the last die."""

    game: str
    setup: Setup
    bots: Mapping[str, str]
    seed: str

    def game_seed(self, number: int) -> str:
        return f"{self.seed}-{number}"


@dataclass(frozen=True, slots=True)
class Row:
    """One game of the table."""

    number: int
    seed: str
    winners: str
    kind: str
    rule: str
    turns: int
    actions: int
    seconds: float
    score: str
    error: str = ""


def play_one(plan: Plan, number: int) -> Row:
    """Play game `number` of a plan; a failure of the program is a row of its own."""
    definition = find(plan.game)
    mode = next(mode for mode in definition.modes if mode.name == plan.setup.mode)
    seed = plan.game_seed(number)
    started = time.perf_counter()
    try:
        bots = seat_bots(definition, mode, plan.bots)
        state = definition.begin(plan.setup, Chance(seed))
        definition.steps.run(state)
        actions = play_out(definition, state, bots, random.Random(f"{seed}/bots"))
    except Exception as error:  # one bad game must not cost the other thousands
        reason = f"{type(error).__name__}: {error}"
        return Row(number, seed, "", "", "", 0, 0, time.perf_counter() - started, "{}", reason)
    result = state.result
    score = dict(result.score)
    view = definition.view(state, None)
    return Row(
        number,
        seed,
        "+".join(result.winners),
        result.kind,
        result.rule,
        view.get("round", view["turn"]),  # where a game has rounds, its turns begin anew in each
        actions,
        time.perf_counter() - started,
        json.dumps(score),
    )


def play_some(plan: Plan, numbers: Sequence[int]) -> list[Row]:
    return [play_one(plan, number) for number in numbers]


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_all(plan: Plan, games: int, workers: int) -> Iterator[list[Row]]:
    """The rows in the order in which they are finished."""
    if workers == 1:
        for number in range(games):
            yield [play_one(plan, number)]
        return
    size = max(1, min(50, games // (workers * 8)))
    chunks = [range(start, min(start + size, games)) for start in range(0, games, size)]
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, _leave_interrupts_to_the_parent)
    waiting: set[Future[list[Row]]] = set()
    try:
        for chunk in chunks:
            waiting.add(pool.submit(play_some, plan, chunk))
            while len(waiting) > workers * 4:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@dataclass(slots=True)
class Summary:
    """What the games say together."""

    game: str
    games: int
    seats: tuple[str, ...]
    rows: list[Row] = field(default_factory=list)
    seconds: float = 0.0

    @property
    def finished(self) -> list[Row]:
        return [row for row in self.rows if not row.error]

    @property
    def errors(self) -> list[Row]:
        return [row for row in self.rows if row.error]

    def wins(self) -> dict[str, int]:
        """Per seat; a shared victory counts for each who shares it."""
        return {
            seat: sum(seat in row.winners.split("+") for row in self.finished)
            for seat in self.seats
        }

    def to_json(self) -> dict[str, Any]:
        turns = [row.turns for row in self.finished]
        return {
            "game": self.game,
            "games": self.games,
            "finished": len(self.finished),
            "errors": len(self.errors),
            "seconds": round(self.seconds, 3),
            "actions": sum(row.actions for row in self.finished),
            "wins": self.wins(),
            "turns": {
                "mean": round(sum(turns) / len(turns), 2) if turns else None,
                "min": min(turns, default=None),
                "max": max(turns, default=None),
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


def simulate(plan: Plan, games: int, workers: int, progress: Progress | None = None) -> Summary:
    """Play the games; an interrupt ends the run early and keeps what was finished."""
    definition = find(plan.game)
    mode = next(mode for mode in definition.modes if mode.name == plan.setup.mode)
    seat_bots(definition, mode, plan.bots)
    summary = Summary(plan.game, games, mode.seats + mode.automatic)
    task = progress.add_task(plan.game, total=games) if progress else None
    started = time.perf_counter()
    try:
        for rows in play_all(plan, games, workers):
            summary.rows += rows
            if progress is not None and task is not None:
                progress.advance(task, len(rows))
    except KeyboardInterrupt:
        pass
    summary.rows.sort(key=lambda row: row.number)
    summary.seconds = time.perf_counter() - started
    return summary


def write_csv(summary: Summary, plan: Plan, path: Path) -> None:
    """One row a game under a line of names; the seed of a row is that of its game."""
    with path.open("x", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, Row.__slots__)
        writer.writeheader()
        writer.writerows(asdict(row) for row in summary.rows)


def write_parquet(summary: Summary, plan: Plan, path: Path) -> None:
    """One row a game, with what is needed to look at any of them again."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    columns = {name: [asdict(row)[name] for row in summary.rows] for name in Row.__slots__}
    table = pa.table(columns)
    about = {
        "game": plan.game,
        "mode": plan.setup.mode,
        "scenario": plan.setup.scenario,
        "options": json.dumps(dict(plan.setup.options)),
        "seats": json.dumps(dict(plan.bots)),
        "seed": plan.seed,
    }
    pq.write_table(table.replace_schema_metadata(about), path)


WRITERS: dict[str, Callable[[Summary, Plan, Path], None]] = {
    ".csv": write_csv,
    ".parquet": write_parquet,
}


def write_table(summary: Summary, plan: Plan, path: Path) -> None:
    """The table in the format that the name asks for, whole or not at all."""
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        WRITERS[path.suffix.lower()](summary, plan, temporary)
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def check_table(path: Path) -> None:
    """Complain before anything is played."""
    if path.suffix.lower() not in WRITERS:
        raise BadSetup(f"{path.name} should end with {' or '.join(WRITERS)}: that is its format")
    if not path.resolve().parent.is_dir():
        raise BadSetup(f"there is no folder {path.parent} to write {path.name} to")


def print_summary(summary: Summary, plan: Plan, console: Console) -> None:
    finished = summary.finished
    who = ", ".join(f"{seat}={name}" for seat, name in plan.bots.items()) or "random"
    what = f"{summary.game} {plan.setup.mode} {plan.setup.scenario}"
    console.print(f"{what}: {who}; seed {plan.seed}")
    grid = Grid("seat", "wins", "rate", "95 % interval", box=None, pad_edge=False)
    for seat, wins in summary.wins().items():
        low, high = interval(wins, len(finished))
        rate = wins / len(finished) if finished else 0.0
        grid.add_row(seat, str(wins), f"{rate:.1%}", f"{low:.1%} to {high:.1%}")
    console.print(grid)
    kinds: dict[str, int] = {}
    for row in finished:
        kinds[row.kind] = kinds.get(row.kind, 0) + 1
    if finished:
        told = ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items()))
        turns = sorted(row.turns for row in finished)
        tenth, nine_tenths = turns[len(turns) // 10], turns[(len(turns) * 9) // 10]
        mean = sum(turns) / len(turns)
        console.print(f"ended by: {told}")
        console.print(
            f"turns: mean {mean:.1f}, {turns[0]} to {turns[-1]}, "
            f"four fifths between {tenth} and {nine_tenths}"
        )
    speed = sum(row.actions for row in finished) / summary.seconds if summary.seconds else 0
    console.print(
        f"{len(finished)} of {summary.games} games in {summary.seconds:.1f} s, "
        f"{speed:,.0f} decisions a second"
    )


# -- the command


def parse_pairs(words: Sequence[str], what: str) -> dict[str, str]:
    """`a=b,c=d` and repeated options, as a dictionary."""
    pairs: dict[str, str] = {}
    for word in (part for text in words for part in text.split(",") if part):
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise BadSetup(f"{what} {word!r} is not of the form name=value")
        pairs[name] = value
    return pairs


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


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
        help="who plays where, for instance german=planner,soviet=rulebook; default random",
    )
    parser.add_argument("--workers", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--seed", help="games are numbered under this seed; a new one by default")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="a row for every game, as .csv or .parquet"
    )


def main(args: argparse.Namespace) -> int:
    definition = find(args.game)
    options = parse_pairs(args.option, "option")
    setup = check_setup(definition, args.mode, args.scenario, options)
    plan = Plan(args.game, setup, parse_pairs(args.seats, "seat"), args.seed or new_seed())
    if args.out is not None:
        check_table(args.out)
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    with progress:
        summary = simulate(plan, args.games, args.workers, progress)
    if args.out is not None:
        write_table(summary, plan, args.out)
    for row in summary.errors[:5]:
        print(f"hexfront: game {row.number}, seed {row.seed}: {row.error}", file=sys.stderr)
    if args.json:
        about = {
            "mode": setup.mode,
            "scenario": setup.scenario,
            "seats": dict(plan.bots),
            "seed": plan.seed,
        }
        print(json.dumps(summary.to_json() | about))
    else:
        print_summary(summary, plan, Console())
    if len(summary.rows) < args.games:
        print("hexfront: interrupted; the games above were finished", file=sys.stderr)
        return 130
    return 1 if summary.errors else 0
