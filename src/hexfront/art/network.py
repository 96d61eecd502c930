"""Lines that branch: rivers along hexsides, roads and railways from hex to hex.

Strands are the lines that a pen would draw without lifting: at a fork the larger branch goes
straight on, and the other ends on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from itertools import pairwise

from hexfront.art.geometry import Knot, Line, Point, bent, middle, rounded

Edge = tuple[Knot, Knot]

_DETOUR = 6  # so many broad edges rather than one that is not


@dataclass(slots=True)
class Strand:
    """One line, from its source to its end; `flow` tells at each knot how much lies upstream."""

    knots: list[Knot]
    flow: list[float]
    line: Line = field(default_factory=list)
    widths: list[float] = field(default_factory=list)


class Network:
    def __init__(self, edges: Iterable[Edge], broad: Iterable[Edge] = ()) -> None:
        """Of the edges some may be broad: water takes those rather than others."""
        self.beside: dict[Knot, list[Knot]] = {}
        self._broad = {frozenset(edge) for edge in broad}
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
        left = sorted(self.beside, key=seat, reverse=True)
        found: list[tuple[int, Knot, Knot | None]] = [
            (0, knot, None) for knot in sorted(mouths) if knot in self.beside
        ]
        while True:
            heapify(found)
            while found:
                far, knot, to = heappop(found)
                if knot in down:
                    continue
                down[knot] = to
                for other in self.beside[knot]:
                    if other not in down:
                        step = 1 if frozenset((knot, other)) in self._broad else _DETOUR
                        heappush(found, (far + step, other, knot))
            free = [knot for knot in left if knot not in down]
            if not free:
                return down
            ends = [knot for knot in free if len(self.beside[knot]) == 1]
            found = [(0, (ends or free)[0], None)]

    def _strands(
        self, down: dict[Knot, Knot | None], order: list[Knot], upstream: dict[Knot, float]
    ) -> list[Strand]:
        feeders: dict[Knot, list[Knot]] = {}
        for knot, to in down.items():
            if to is not None:
                feeders.setdefault(to, []).append(knot)

        def size(knot: Knot) -> tuple[bool, float, Knot]:
            return frozenset((knot, down[knot])) in self._broad, upstream[knot], knot

        main: dict[Knot, Knot] = {to: max(knots, key=size) for to, knots in feeders.items()}
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
        for a, near in self.beside.items():
            for b in near:
                if a < b and frozenset((a, b)) not in taken:
                    _close(strands, Strand([a, b], [upstream[a], upstream[b]]))
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


def _close(strands: list[Strand], gap: Strand) -> None:
    """Where two ways lead downhill, both begin at a gap between their springs: the water goes
    through without a joint."""
    for end in (0, -1):
        spring = next((one for one in strands if one.knots[0] == gap.knots[end]), None)
        if spring is None:
            continue
        strands.remove(spring)
        knots, flow = gap.knots, gap.flow
        if end == 0:
            knots, flow = knots[::-1], flow[::-1]
        gap = Strand([*knots[:-1], *spring.knots], [*flow[:-1], *spring.flow])
        if end == 0:
            gap = Strand(gap.knots[::-1], gap.flow[::-1])
    if gap.flow[0] > gap.flow[-1]:
        gap = Strand(gap.knots[::-1], gap.flow[::-1])
    strands.append(gap)


def drawn(
    strands: Sequence[Strand],
    point: Callable[[Knot], Point],
    steps: int = 3,
    is_flowing: bool = False,
) -> list[Strand]:
    """Gives each strand its smooth line; one that ends on another ends on its curve, and if it
    flows, it bends into it downstream."""
    on: dict[Knot, Point] = {}
    below: dict[Knot, Point] = {}
    for strand in strands:
        for a, b, c in zip(strand.knots, strand.knots[1:], strand.knots[2:], strict=False):
            if b not in on:
                start, end = middle(point(a), point(b)), middle(point(b), point(c))
                on[b] = bent(start, point(b), end, 0.5)
                below[b] = bent(start, point(b), end, 0.82)
    for strand in strands:
        first, *inner, last = strand.knots
        control = [on.get(first, point(first)), *map(point, inner), on.get(last, point(last))]
        values = list(strand.flow)
        if is_flowing and last in below:
            control.append(below[last])
            values.append(values[-1])
        strand.line = rounded(control, steps)
        strand.widths = spread(values, len(strand.line))
    return list(strands)


def spread(values: Sequence[float], many: int) -> list[float]:
    """Values at the knots of a line, for so many points along it."""
    last = len(values) - 1
    found = []
    for n in range(many):
        at = n * last / (many - 1)
        low = min(int(at), last - 1)
        found.append(values[low] + (values[low + 1] - values[low]) * (at - low))
    return found
