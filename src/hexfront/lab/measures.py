"""Numbers of the benchmark: what each means, and what we want it to be."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from statistics import median
from time import process_time
from typing import Any

clock = process_time


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

    def is_reached(self, value: float | None) -> bool:
        """What could not be measured reaches nothing."""
        if value is None:
            return False
        if self.least is not None:
            return value >= self.least
        return self.most is None or value <= self.most

    def aim(self, least: float | None = None, most: float | None = None) -> Measure:
        return replace(self, least=least, most=most)


LOOPS = 25.0
"""Millions of turns of the empty loop a second, where and when the others were measured: what the
games of that day did in the same run, over what the same games do in a million turns."""


@dataclass(frozen=True, slots=True)
class Other:
    """Another program at random legal play, beside ours in one run on one core."""

    name: str
    decisions_per_s: int
    measured: str

    def over(self, least: float) -> Measure:
        """So many times as many decisions are what we aim at."""
        told = f"{self.decisions_per_s:,} a second on {self.measured}"
        return Measure(f"times as many decisions as {self.name} ({told})", least=least)

    def ratio(self, decisions_per_million_loops: float) -> float:
        return decisions_per_million_loops / (self.decisions_per_s / LOOPS)


Probe = Callable[[list[Any]], float]
"""A number measured on states from all over random games."""

ENGINE = {
    "decisions_per_s": Measure("decisions a second, random legal play, set-ups included"),
    "games_per_s": Measure("games a second"),
    "game_ms": Measure("milliseconds of a whole random game"),
    "decisions_per_million_loops": Measure(
        "decisions in the time of a million turns of an empty loop"
    ),
    "over_other": Measure("times as many decisions as a program like it"),
    "planner_decisions_per_s": Measure("decisions a second where the planner plays all seats"),
    "env_steps_per_s": Measure("steps a second by PettingZoo, all observations made"),
    "env_over_engine": Measure("of the engine's decisions a second", least=0.5),
    "seat_steps_per_s": Measure("steps a second of one seat by Gymnasium against random bots"),
    "clone_us": Measure("microseconds to clone a state"),
    "state_bytes": Measure("bytes of a state as JSON"),
    "save_bytes": Measure("bytes of a finished game's record, compressed"),
    "late_over_early": Measure("cost of a late decision over an early one", most=1.15),
}
"""What is measured of every game; each game's module of `probes` says what it aims at."""


def seconds_each(run: Callable[[Any], object], things: Iterable[Any]) -> float:
    """The median time that a function takes for one of these."""
    times = []
    for thing in things:
        begin = clock()
        run(thing)
        times.append(clock() - begin)
    return median(times)
