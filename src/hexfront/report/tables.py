"""The report of one or two tables of simulated games."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from math import ceil, floor
from pathlib import Path

from hexfront.messages import decimal, has
from hexfront.report import charts
from hexfront.report.ground import ground_of
from hexfront.report.page import Writer, figure, grid, page, paragraph, part
from hexfront.report.sample import GAMES, Sample, sampled
from hexfront.report.sample_parts import SampleParts
from hexfront.report.sets import (
    GameSet,
    change_of_mean,
    change_of_rate,
    check_alike,
    mean,
    read_set,
)
from hexfront.terminal.words import Words

BARS = 20
"""Of a distribution; more values than that are put together."""
LETTERS = "AB"
MARK = "●"


def report(paths: Sequence[Path], lang: str, sample: int = GAMES) -> str:
    """The page of a table, or of two and what changed between them.

    As many games as `sample` says are played again, for what the rows do not tell.
    """
    sets = [read_set(path) for path in paths]
    check_alike(sets)
    words = Words(sets[0].definition, lang)
    samples = [sampled(path, sample, words) for path in paths]
    return _TableReport(sets, samples, lang).page()


class _TableReport(Writer):
    def __init__(self, sets: Sequence[GameSet], samples: Sequence[Sample], lang: str) -> None:
        super().__init__(lang)
        self.sets = sets
        self.samples = samples
        self.first = sets[0]
        self.words = Words(sets[0].definition, lang)
        self.names = [self.say("set", letter=letter) for letter in LETTERS[: len(sets)]]
        self.colours = [charts.colour_of("", number) for number in range(len(sets))]

    def page(self) -> str:
        title = self.say("of-tables", title=self.words.title)
        parts = [self._wins(), self._decided(), self._distribution("length", self._turns())]
        for name in self.first.scores:
            values = [one.scores.get(name, Counter()) for one in self.sets]
            if name != "turns":
                parts.append(self._distribution(f"score-{name}", values, name))
        if len(self.sets) == 2:
            parts.insert(0, self._changed(*self.sets))
        shared = ""
        view = next((one.view for one in self.samples if one.view), None)
        if view is not None:
            ground = ground_of(self.first.definition, self.first.about["scenario"], view)
            shared = ground.picture
            seen = SampleParts(self, self.words, self.names, self.colours, self.samples)
            totals = [one.games for one in self.sets]
            parts += seen.parts(ground, totals)
        return page(self.lang, title, self._head(), parts, self.words.title, shared)

    def _turns(self) -> list[Counter[float]]:
        return [one.turns for one in self.sets]

    def _head(self) -> list[str]:
        rows = []
        for name, one in zip(self.names, self.sets, strict=True):
            seats: dict[str, str] = json.loads(one.about["seats"])
            players = ", ".join(f"{self.words.seat(seat)}: {bot}" for seat, bot in seats.items())
            options = ", ".join(f"{key} = {value}" for key, value in one.changed_options.items())
            scenario = self.words.own(f"scenario-{one.about['scenario']}")
            games = self.say("games", count=one.games)
            file = f"{name}: {one.path.name}"
            row = [file, games, scenario, players or "random", options or "–", one.about["seed"]]
            rows.append(row)
        heads = ["", "", *(self.say(id) for id in ("scenario", "players", "options", "seed"))]
        lines = [grid(heads, rows)]
        failed = sum(one.failed for one in self.sets)
        if failed:
            lines.append(paragraph(self.say("failed", count=failed)))
        for name, sample in zip(self.names, self.samples, strict=True):
            if sample.is_other:
                lines.append(paragraph(self.say("sample-other", set=name)))
        return lines

    def _percent_axis(self, share: float) -> str:
        return self.say("percent", number=str(round(100 * share)))

    def _wins(self) -> str:
        sides = self.first.sides
        labels = [self.words.seat(side) for side in sides]
        series = {
            name: [charts.interval(*one.rate(side)) for side in sides]
            for name, one in zip(self.names, self.sets, strict=True)
        }
        svg = charts.bars("wins", labels, series, self.colours, self._percent_axis)
        rows = []
        for name, one in zip(self.names, self.sets, strict=True):
            for side, label in zip(sides, labels, strict=True):
                rate, low, high = one.rate(side)
                between = self._between(self.percent(low), self.percent(high))
                rows.append([name, label, str(one.wins[side]), self.percent(rate), between])
        words = ("set-of", "side", "wins-count", "rate", "interval")
        table = grid([self.say(id) for id in words], rows, 3)
        title = self.say("wins")
        return part("wins", title, f"{_chart(title, svg)}{table}", self.say("wins-about"))

    def _between(self, low: str, high: str) -> str:
        return self.say("from-to", low=low, high=high)

    def _decided(self) -> str:
        kinds = list(
            dict.fromkeys(kind for one in self.sets for kind, _ in one.kinds.most_common())
        )
        rows = [
            [self._kind(kind), *(self.percent(one.kinds[kind] / one.games) for one in self.sets)]
            for kind in kinds
        ]
        table = grid([self.say("event"), *self.names], rows, len(self.sets))
        series = {
            name: [one.kinds[kind] / one.games for kind in kinds]
            for name, one in zip(self.names, self.sets, strict=True)
        }
        labels = [str(number) for number in range(1, len(kinds) + 1)]
        numbered = [[f"{at}. {row[0]}", *row[1:]] for at, row in enumerate(rows, 1)]
        if len(kinds) > 1:
            svg = charts.bars("decided", labels, series, self.colours, self._percent_axis)
            heads = [self.say("event"), *self.names]
            table = _chart(self.say("decided"), svg) + grid(heads, numbered, len(self.sets))
        return part("decided", self.say("decided"), table)

    def _kind(self, kind: str) -> str:
        id = f"{self.first.definition.id}-result-{kind}"
        return self.words.say(id) if has(self.first.definition.id, id) else kind

    def _distribution(
        self, id: str, values: Sequence[Counter[float]], score: str | None = None
    ) -> str:
        if score is None:
            title = self.say(id)
        else:
            title = self.say("score", name=self.words.own(f"score-{score}"))
        labels, shares = _shares(values)
        series = dict(zip(self.names, shares, strict=True))
        svg = charts.bars(id, labels, series, self.colours, self._percent_axis)
        rows = [
            [label, *map(self.percent, row)] for label, *row in zip(labels, *shares, strict=True)
        ]
        table = grid(["", *self.names], rows, len(self.names))
        means = " · ".join(
            f"{name}: {self.say('mean', mean=decimal(self.lang, mean(one), 2))}"
            for name, one in zip(self.names, values, strict=True)
            if one
        )
        return part(id, title, figure(title, svg, self.say("numbers"), table), means)

    # -- between two sets

    def _changed(self, before: GameSet, after: GameSet) -> str:
        rows = []
        for side in before.sides:
            name = self.say("wins-of", side=self.words.seat(side))
            rows.append(self._change(name, change_of_rate(before, after, side), True))
        turns = change_of_mean(before.turns, after.turns)
        rows.append(self._change(self.say("turns"), turns))
        for score, values in before.scores.items():
            if score in after.scores and score != "turns":
                change = change_of_mean(values, after.scores[score])
                rows.append(self._change(self.words.own(f"score-{score}"), change))
        heads = [self.say("measure"), "", self.say("change"), self.say("interval")]
        title, about = self.say("changed"), self.say("changed-about")
        return part("changed", title, grid(heads, rows, 2), about, "wide")

    def _change(
        self, name: str, change: tuple[float, float, float], is_share: bool = False
    ) -> list[str]:
        if is_share:
            told = [self.say("percent", number=self.signed(100 * one)) for one in change]
        else:
            told = [self.signed(one, 2) for one in change]
        value, low, high = told
        is_clear = change[1] > 0 or change[2] < 0
        return [name, MARK if is_clear else "", value, self._between(low, high)]


def _chart(label: str, svg: str) -> str:
    return f'<div class="chart" role="img" aria-label="{label}">{svg}</div>'


def _shares(values: Sequence[Counter[float]]) -> tuple[list[str], list[list[float]]]:
    """By value, or by a few values together, the share of games in each set."""
    every = [value for one in values for value in one]
    low, high = floor(min(every)), ceil(max(every))
    width = max(1, ceil((high - low + 1) / BARS))
    starts = range(low, high + 1, width)
    labels = [str(start) if width == 1 else f"{start}–{start + width - 1}" for start in starts]
    return labels, [[_share(one, start, width) for start in starts] for one in values]


def _share(values: Counter[float], start: int, width: int) -> float:
    inside: Iterable[int] = (count for value, count in values.items() if 0 <= value - start < width)
    return sum(inside) / (values.total() or 1)
