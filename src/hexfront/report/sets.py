"""Tables of simulated games, counted: a part of the table in memory at a time."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

from hexfront.core.definition import Definition, Mode
from hexfront.core.game import BadSetup
from hexfront.games import find
from hexfront.lab.results import ResultsError, dataset
from hexfront.lab.sim import interval

Z = 1.96
"""Standard deviations of a 95 % interval."""

_COLUMNS = ["winners", "kind", "turns", "score", "error"]


@dataclass(slots=True)
class GameSet:
    """What a table says of its games."""

    path: Path
    definition: Definition
    mode: Mode
    about: dict[str, str]
    games: int = 0
    failed: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    turns: Counter[float] = field(default_factory=Counter)
    scores: dict[str, Counter[float]] = field(default_factory=dict)

    @property
    def sides(self) -> tuple[str, ...]:
        return self.mode.seats + self.mode.automatic

    @property
    def changed_options(self) -> dict[str, str]:
        """Those that are not as usual."""
        usual = {one.name: one.standard for one in self.definition.options}
        chosen: dict[str, str] = json.loads(self.about["options"])
        return {name: value for name, value in chosen.items() if usual.get(name) != value}

    def rate(self, side: str) -> tuple[float, float, float]:
        """The share of games that a side won, with its interval."""
        wins = self.wins[side]
        return wins / self.games, *interval(wins, self.games)


def read_set(path: Path) -> GameSet:
    """All finished games of a table; refused if there is none."""
    table = dataset(path)
    about = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    definition = find(about["game"])
    mode = next((one for one in definition.modes if one.name == about["mode"]), None)
    if mode is None:
        raise ResultsError(f"{path}: {definition.id} has no mode {about['mode']!r} by now")
    found = GameSet(path, definition, mode, about)
    for batch in table.to_batches(columns=_COLUMNS):
        for row in batch.to_pylist():
            if row["error"]:
                found.failed += 1
                continue
            found.games += 1
            found.wins.update(filter(None, (row["winners"] or "").split("+")))
            found.kinds[row["kind"]] += 1
            found.turns[row["turns"]] += 1
            for name, value in json.loads(row["score"]).items():
                found.scores.setdefault(name, Counter())[value] += 1
    if not found.games:
        raise ResultsError(f"{path}: no game of it was finished")
    return found


def check_alike(sets: list[GameSet]) -> None:
    """Two sets are compared only if they are of the same game and the same seats."""
    first = sets[0]
    for other in sets[1:]:
        if (other.definition.id, other.mode.name) != (first.definition.id, first.mode.name):
            theirs = f"{other.definition.id} {other.mode.name}"
            raise BadSetup(
                f"{other.path} holds games of {theirs}, "
                f"{first.path} of {first.definition.id} {first.mode.name}: they do not compare"
            )


# -- what is told of numbers


def mean(values: Counter[float]) -> float:
    return sum(value * count for value, count in values.items()) / values.total()


def variance(values: Counter[float]) -> float:
    """Of the whole from a sample; none of a single value."""
    total = values.total()
    if total < 2:
        return 0.0
    middle = mean(values)
    return sum(count * (value - middle) ** 2 for value, count in values.items()) / (total - 1)


def change_of_rate(before: GameSet, after: GameSet, side: str) -> tuple[float, float, float]:
    """The second rate minus the first, with Newcombe's interval, made of Wilson's two."""
    first, first_low, first_high = before.rate(side)
    second, second_low, second_high = after.rate(side)
    change = second - first
    low = change - sqrt((second - second_low) ** 2 + (first_high - first) ** 2)
    high = change + sqrt((second_high - second) ** 2 + (first - first_low) ** 2)
    return change, low, high


def change_of_mean(before: Counter[float], after: Counter[float]) -> tuple[float, float, float]:
    """The second mean minus the first, with Welch's interval for large samples."""
    change = mean(after) - mean(before)
    error = sqrt(variance(before) / before.total() + variance(after) / after.total())
    return change, change - Z * error, change + Z * error
