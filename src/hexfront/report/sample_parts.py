"""What games of a table that were played again add to its page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape

from hexfront.lab.sim import interval
from hexfront.messages import decimal
from hexfront.report import charts
from hexfront.report.ground import Ground
from hexfront.report.heat import heat_map
from hexfront.report.page import Writer, figure, grid, part
from hexfront.report.sample import Sample, Tally
from hexfront.terminal.words import Words

ROWS = 30
"""Of a table of moves or cards."""
LEAST = 3
"""Games that a turn must have been reached in, to be drawn."""


class SampleParts:
    def __init__(
        self,
        writer: Writer,
        words: Words,
        names: Sequence[str],
        colours: Sequence[str],
        samples: Sequence[Sample],
    ) -> None:
        self.writer, self.say, self.words = writer, writer.say, words
        self.names, self.colours, self.samples = names, colours, samples

    def parts(self, ground: Ground, totals: Sequence[int]) -> list[str]:
        played = [
            f"{name}: {self.say('sample', games=one.games, total=total)}"
            for name, one, total in zip(self.names, self.samples, totals, strict=True)
        ]
        self.about = " · ".join(played)
        found = [self._course(name) for name in self.samples[0].points]
        found += self._heats(ground, "fights", played, [one.fights for one in self.samples])
        found += self._heats(ground, "losses", played, [one.losses for one in self.samples])
        found.append(self._tallies("first", "first-move", [one.first for one in self.samples]))
        cards = [one.cards for one in self.samples]
        if any(cards):
            found.append(self._tallies("cards", "card", cards))
        return found

    def _course(self, points: str) -> str:
        """The middle of the games turn by turn, and where four of five of them are."""
        title = self.say("course", name=self.words.own(f"score-{points}"))
        series, shades, rows = {}, {}, []
        for name, one in zip(self.names, self.samples, strict=True):
            line = [
                (float(turn), *_spread(values))
                for turn, values in sorted(one.points.get(points, {}).items())
                if len(values) >= min(LEAST, one.games)
            ]
            if not line:
                continue
            label = self.say("mean-line", set=name)
            series[label], shades[label] = line, self.say("band-line", set=name)
            rows += [
                [name, f"{turn:.0f}", *(decimal(self.writer.lang, v, 1) for v in values)]
                for turn, *values in line
            ]
        if not series:
            return ""
        id = f"course-{points}"
        svg = charts.bands(id, series, shades, self.colours, self.writer.number)
        heads = [self.say("set-of"), self.say("turn"), "10%", self.say("average"), "90%"]
        table = grid(heads, rows, 4)
        about = f"{self.about} {self.say('course-about')}"
        return part(id, title, figure(title, svg, self.say("numbers"), table), about)

    def _heats(
        self, ground: Ground, kind: str, played: Sequence[str], counts: Sequence[Counter[str]]
    ) -> list[str]:
        """A map of each set, red by one measure; two of them lie side by side."""
        games = [max(1, one.games) for one in self.samples]
        means = [
            {hex: count / many for hex, count in one.items()}
            for one, many in zip(counts, games, strict=True)
        ]
        most = max((mean for one in means for mean in one.values()), default=1.0)
        found = []
        for at, (name, one) in enumerate(zip(self.names, means, strict=True)):
            title = self.say(f"heat-{kind}", set=name)
            picture = heat_map(ground, one, escape(title), self._mean, most=most)
            about = f"{played[at]} {self.say('heat-mean')}"
            content = f'<div class="map">{picture}</div>'
            found.append(part(f"heat-{kind}-{at}", title, content, about))
        return found if len(found) == 1 else [f'<div class="pair wide">{"".join(found)}</div>']

    def _mean(self, value: float) -> str:
        return decimal(self.writer.lang, value, 1) if value < 10 else str(round(value))

    def _tallies(self, id: str, head: str, sets: Sequence[Mapping[tuple[str, str], Tally]]) -> str:
        """How often something was done, and how often its side won then."""
        rows = []
        for name, tallies in zip(self.names, sets, strict=True):
            for (side, what), tally in _often(tallies):
                low, high = interval(tally.wins, tally.games)
                percent = self.writer.percent
                between = self.say("from-to", low=percent(low), high=percent(high))
                said = self.words.terminal.thing("card", what) if id == "cards" else what
                rate = percent(tally.wins / tally.games)
                row = [name, self.words.seat(side), said, str(tally.times), str(tally.games)]
                rows.append([*row, rate, between])
        ids = ("set-of", "side", head, "times", "in-games", "won-then", "interval")
        table = grid([self.say(one) for one in ids], rows, 4)
        return part(id, self.say(id), table, self.about, "wide")


def _often(tallies: Mapping[tuple[str, str], Tally]) -> Iterable[tuple[tuple[str, str], Tally]]:
    ranked = sorted(tallies.items(), key=lambda one: (-one[1].games, -one[1].times, one[0]))
    return ranked[:ROWS]


def _spread(values: Sequence[float]) -> tuple[float, float, float]:
    """The tenth part from below, the mean, the tenth part from above."""
    ordered = sorted(values)
    last = len(ordered) - 1
    mean = sum(ordered) / len(ordered)
    return ordered[round(0.1 * last)], mean, ordered[round(0.9 * last)]
