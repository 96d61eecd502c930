"""Lines that branch: rivers along hexsides, roads and railways from hex to hex.

Strands are the lines that a pen would draw without lifting: at a fork the larger branch goes
straight on, and the other ends on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from hexfront.art.geometry import Knot, Line, Point, rounded

Edge = tuple[Knot, Knot]


@dataclass(slots=True)
class Strand:
    """One line, from its source to its end; `flow` tells at each knot how much lies upstream."""

    knots: list[Knot]
    flow: list[float]
    line: Line = field(default_factory=list)
    widths: list[float] = field(default_factory=list)


class Network:
    def __init__(self, edges: Iterable[Edge]) -> None:
        self.beside: dict[Knot, list[Knot]] = {}
        for a, b in sorted({(min(edge), max(edge)) for edge in edges}):
            self.beside.setdefault(a, []).append(b)
            self.beside.setdefault(b, []).append(a)

    def ends(self) -> list[Knot]:
        return [knot for knot, near in self.beside.items() if len(near) == 1]

    def rivers(self, mouths: Iterable[Knot], seat: Callable[[Knot], float]) -> list[Strand]:
        """Strands from source to mouth. `seat` ranks knots of a river without a mouth: it ends
        where the rank is highest."""
        down = self._downstream(mouths, seat)
        order = list(down)
        upstream: dict[Knot, float] = dict.fromkeys(order, 0.0)
        for knot in reversed(order):
            to = down[knot]
            if to is not None:
                upstream[to] += upstream[knot] + 1
        return self._strands(down, order, upstream)

    def _downstream(
        self, mouths: Iterable[Knot], seat: Callable[[Knot], float]
    ) -> dict[Knot, Knot | None]:
        down: dict[Knot, Knot | None] = {}
        ring = [knot for knot in sorted(mouths) if knot in self.beside]
        left = sorted(self.beside, key=seat, reverse=True)
        while True:
            for knot in ring:
                down.setdefault(knot, None)
            while ring:
                found = []
                for knot in ring:
                    for other in self.beside[knot]:
                        if other not in down:
                            down[other] = knot
                            found.append(other)
                ring = found
            free = [knot for knot in left if knot not in down]
            if not free:
                return down
            ends = [knot for knot in free if len(self.beside[knot]) == 1]
            ring = [(ends or free)[0]]

    def _strands(
        self, down: dict[Knot, Knot | None], order: list[Knot], upstream: dict[Knot, float]
    ) -> list[Strand]:
        feeders: dict[Knot, list[Knot]] = {}
        for knot, to in down.items():
            if to is not None:
                feeders.setdefault(to, []).append(knot)
        main: dict[Knot, Knot] = {
            to: max(knots, key=lambda knot: (upstream[knot], knot)) for to, knots in feeders.items()
        }
        strands = []
        taken: set[frozenset[Knot]] = set()
        for knot in order:
            to = down[knot]
            starts = [knot] if to is None else []
            if to is not None and main[to] != knot:
                starts = [to]
            for start in starts:
                line = [start]
                step: Knot | None = main.get(start) if to is None else knot
                while step is not None:
                    line.append(step)
                    step = main.get(step)
                if len(line) > 1:
                    knots = line[::-1]
                    flow = [upstream[one] for one in knots]
                    if to is not None:  # a tributary is no wider than what it brings
                        flow[-1] = flow[-2] + 1
                    strands.append(Strand(knots, flow))
                    taken |= {frozenset(pair) for pair in pairwise(knots)}
        # where two ways lead downhill, the second is drawn by itself
        for a, near in self.beside.items():
            for b in near:
                if a < b and frozenset((a, b)) not in taken:
                    strands.append(Strand([a, b], [upstream[a], upstream[b]]))
        return strands

    def roads(self, straight: Callable[[Knot, Knot, Knot], float]) -> list[Strand]:
        """Strands as long as they go; at a crossing the two that run on most straight go through.
        `straight` gives the cosine of the turn from a to b to c."""
        through: dict[tuple[Knot, Knot], Knot] = {}
        for knot, near in self.beside.items():
            pairs = sorted(
                ((straight(a, knot, b), a, b) for n, a in enumerate(near) for b in near[n + 1 :]),
                reverse=True,
            )
            used: set[Knot] = set()
            for cosine, a, b in pairs:
                if cosine > -0.6 and not {a, b} & used:
                    used |= {a, b}
                    through[a, knot] = b
                    through[b, knot] = a
        strands = []
        left = {(a, b) for a, near in self.beside.items() for b in near if a < b}
        starts = [(a, b) for a, near in self.beside.items() for b in near if (b, a) not in through]
        for a, b in [*starts, *sorted(left)]:
            if (min(a, b), max(a, b)) not in left:
                continue
            line = [a, b]
            left.discard((min(a, b), max(a, b)))
            while (step := through.get((line[-2], line[-1]))) is not None:
                edge = (min(line[-1], step), max(line[-1], step))
                if edge not in left:
                    break
                left.discard(edge)
                line.append(step)
            strands.append(Strand(line, [0.0] * len(line)))
        return strands


def drawn(
    strands: Sequence[Strand], point: Callable[[Knot], Point], steps: int = 3
) -> list[Strand]:
    """Gives each strand its smooth line; one that ends on another ends on its curve."""
    on: dict[Knot, Point] = {}
    for strand in strands:
        for a, b, c in zip(strand.knots, strand.knots[1:], strand.knots[2:], strict=False):
            (ax, ay), (bx, by), (cx, cy) = point(a), point(b), point(c)
            on.setdefault(b, ((ax + 6 * bx + cx) / 8, (ay + 6 * by + cy) / 8))
    for strand in strands:
        first, *inner, last = strand.knots
        control = [on.get(first, point(first)), *map(point, inner), on.get(last, point(last))]
        strand.line = rounded(control, steps)
        strand.widths = _spread(strand.flow, control, strand.line)
    return list(strands)


def _spread(
    values: Sequence[float], control: Sequence[Point], line: Sequence[Point]
) -> list[float]:
    """Values at the knots, for the points of the line between them."""
    last = len(control) - 1
    many = len(line) - 1
    found = []
    for n in range(many + 1):
        at = n * last / many if many else 0.0
        low = min(int(at), last - 1)
        found.append(values[low] + (values[low + 1] - values[low]) * (at - low))
    return found
