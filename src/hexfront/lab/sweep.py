"""`hexfront sweep`: what an option, a scenario or a player changes, on the same dice.

Each value is played with the same seeds, so that games are compared in pairs. Many comparisons find
differences by chance: p-values are corrected by Holm's method, intervals by Bonferroni's.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import comb, sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from hexfront.bots.names import split_names, unquoted
from hexfront.core.game import BadSetup, check_setup, new_seed
from hexfront.games import find
from hexfront.lab.crews import Batches, crew
from hexfront.lab.plans import Plan, Row
from hexfront.lab.sim import interval, parse_pairs, positive, progress_line


@dataclass(frozen=True, slots=True)
class Variant:
    """One way to play: what is varied, and the plan that has it so."""

    name: str
    plan: Plan


@dataclass(frozen=True, slots=True)
class Difference:
    """A variant beside the first one: the seat's wins, game by game on the same seeds."""

    name: str
    games: int
    wins: int
    more: int
    """Pairs that only this variant won."""
    fewer: int
    """Pairs that only the first one won."""
    p: float
    """By McNemar's exact test, corrected for the number of comparisons."""
    low: float
    high: float

    @property
    def change(self) -> float:
        return (self.more - self.fewer) / self.games if self.games else 0.0


def exact_p(more: int, fewer: int) -> float:
    """McNemar's exact test: how likely so uneven a split is if both ways are as good."""
    count = more + fewer
    if not count:
        return 1.0
    tail = sum(comb(count, one) for one in range(min(more, fewer) + 1))
    return float(min(1.0, 2 * tail / 2**count))


def change_interval(games: int, more: int, fewer: int, z: float) -> tuple[float, float]:
    """Bonett and Price's interval for a difference of paired rates: one pair more of each kind, so
    that a few games without any difference do not look like certainty."""
    count = games + 2
    mean = (more - fewer) / count
    spread = z * sqrt(((more + fewer + 2) / count - mean * mean) / count)
    return max(-1.0, mean - spread), min(1.0, mean + spread)


def holm(ps: Sequence[float]) -> list[float]:
    """Corrected for as many comparisons, in the given order."""
    corrected = [0.0] * len(ps)
    highest = 0.0
    for rank, number in enumerate(sorted(range(len(ps)), key=ps.__getitem__)):
        highest = max(highest, min(1.0, (len(ps) - rank) * ps[number]))
        corrected[number] = highest
    return corrected


def compare(
    tables: Sequence[dict[int, Row]], names: Sequence[str], seat: str, comparisons: int
) -> list[Difference]:
    """Every variant with the first, by the games that both have finished; p is not yet corrected.

    `comparisons` are those of the whole run: the more there are, the wider the intervals.
    """
    first = tables[0]
    counts = []
    for table in tables[1:]:
        both = [n for n in table if n in first and table[n].is_finished and first[n].is_finished]
        now = [seat in table[n].winners.split("+") for n in both]
        then = [seat in first[n].winners.split("+") for n in both]
        more = sum(a and not b for a, b in zip(now, then, strict=True))
        fewer = sum(b and not a for a, b in zip(now, then, strict=True))
        counts.append((len(both), sum(now), more, fewer))
    z = NormalDist().inv_cdf(1 - 0.025 / max(1, comparisons))
    found = []
    for name, (games, wins, more, fewer) in zip(names[1:], counts, strict=True):
        low, high = change_interval(games, more, fewer, z)
        found.append(Difference(name, games, wins, more, fewer, exact_p(more, fewer), low, high))
    return found


def variants(args: argparse.Namespace, seed: str) -> list[Variant]:
    """What --vary asks for: the first value of each is what the others are compared with."""
    definition = find(args.game)
    fixed = parse_pairs(args.option, "option")
    seats = parse_pairs(args.seats, "seat")
    found = []
    for word in args.vary:
        name, equals, values = word.partition("=")
        if not equals or len(split_names(values)) < 2:
            raise BadSetup(f"--vary {word!r} is not of the form name=value,value: two at least")
        for value in map(unquoted, split_names(values)):
            mode, scenario, options, who = args.mode, args.scenario, dict(fixed), dict(seats)
            if name == "scenario":
                scenario = value
            elif name == "mode":
                mode = value
            elif any(name in one.seats for one in definition.modes):
                who[name] = value
            else:
                options[name] = value
            setup = check_setup(definition, mode, scenario, options)
            found.append(Variant(f"{name}={value}", Plan(args.game, setup, who, seed)))
    return found


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--vary",
        action="append",
        required=True,
        metavar="NAME=A,B,…",
        help="an option, `scenario`, `mode` or a seat; the others are compared with the first",
    )
    parser.add_argument("-n", "--games", type=positive, default=200, help="games of each value")
    parser.add_argument("--seat", help="whose wins are counted; the first seat by default")
    parser.add_argument("--mode")
    parser.add_argument("--scenario")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seats", action="append", default=[], metavar="SEAT=BOT,…")
    parser.add_argument("--workers", type=positive, default=os.cpu_count() or 1)
    parser.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster, or `local`")
    parser.add_argument("--seed")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the comparison as JSON")


def main(args: argparse.Namespace) -> int:
    seed = args.seed or new_seed()
    ways = variants(args, seed)
    seat = args.seat or ways[0].plan.mode.seats[0]
    for way in ways:
        if seat not in way.plan.mode.seats + way.plan.mode.automatic:
            raise BadSetup(f"{way.name} has no seat {seat!r}")
        way.plan.seated()
    if args.out is not None and not args.out.resolve().parent.is_dir():
        raise BadSetup(f"there is no folder {args.out.parent} to write {args.out.name} to")
    tables: list[dict[int, Row]] = []
    with progress_line() as progress:
        for way in ways:
            task = progress.add_task(way.name, total=args.games)
            table: dict[int, Row] = {}
            batches = Batches(iter(range(args.games)))
            for rows in crew(args.workers, args.ray).play(way.plan, batches):
                table |= {row.number: row for row in rows}
                progress.advance(task, len(rows))
            tables.append(table)
    found = _by_family(args.vary, ways, tables, seat)
    answer = _as_json(args, seed, seat, ways, tables, found)
    if args.out is not None:
        args.out.write_text(json.dumps(answer, indent=1) + "\n", encoding="utf-8")
    if args.json:
        print(json.dumps(answer))
    else:
        _print(answer, Console())
    return 1 if any(not row.is_finished for table in tables for row in table.values()) else 0


def _by_family(
    vary: Sequence[str], ways: Sequence[Variant], tables: Sequence[dict[int, Row]], seat: str
) -> list[Difference | None]:
    """Each value beside the first of its --vary; corrected over all comparisons of the run."""
    comparisons = len(ways) - len(vary)
    found: list[Difference | None] = []
    first = 0
    for word in vary:
        last = first + len(split_names(word.partition("=")[2]))
        names = [way.name for way in ways[first:last]]
        found += [None, *compare(tables[first:last], names, seat, comparisons)]
        first = last
    corrected = iter(holm([one.p for one in found if one is not None]))
    return [one and replace(one, p=next(corrected)) for one in found]


def _as_json(
    args: argparse.Namespace,
    seed: str,
    seat: str,
    ways: Sequence[Variant],
    tables: Sequence[dict[int, Row]],
    found: Sequence[Difference | None],
) -> dict[str, Any]:
    rows = []
    for way, table, difference in zip(ways, tables, found, strict=True):
        finished = [row for row in table.values() if row.is_finished]
        wins = sum(seat in row.winners.split("+") for row in finished)
        row: dict[str, Any] = {
            "name": way.name,
            "games": len(finished),
            "wins": wins,
            "interval": interval(wins, len(finished)),
            "turns": sum(row.turns for row in finished) / max(1, len(finished)),
        }
        if difference is not None:
            row["difference"] = {
                "change": difference.change,
                "interval": (difference.low, difference.high),
                "more": difference.more,
                "fewer": difference.fewer,
                "p": difference.p,
            }
        rows.append(row)
    return {"game": args.game, "seat": seat, "seed": seed, "variants": rows}


def _print(answer: dict[str, Any], console: Console) -> None:
    console.print(
        f"{answer['game']}: wins of {answer['seat']}; seed {answer['seed']}, paired games"
    )
    grid = Grid("", "wins", "rate", "difference", "interval", "p", box=None, pad_edge=False)
    for row in answer["variants"]:
        rate = row["wins"] / row["games"] if row["games"] else 0.0
        told = row.get("difference")
        cells = ["", "", ""]
        if told is not None:
            low, high = told["interval"]
            cells = [f"{told['change']:+.1%}", f"{low:+.1%} to {high:+.1%}", f"{told['p']:.3f}"]
        grid.add_row(row["name"], f"{row['wins']} of {row['games']}", f"{rate:.1%}", *cells)
    console.print(grid)
    console.print("intervals and p are corrected for the number of comparisons", style="dim")
