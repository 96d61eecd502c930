"""Hexes as shapes: where they lie, what bounds a set of them, and curves through points.

One unit is the length of a hexside, as in the client, so that a picture of the ground lies
exactly under the grid. Corners have whole numbers on a lattice of their own: two hexes that
share a corner have the same one, whatever rounding their table did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, sin, sqrt
from typing import Literal, NamedTuple

from hexfront.art.noise import knot as noise_knot

R3 = sqrt(3)
Point = tuple[float, float]
Line = list[Point]
Orientation = Literal["pointy", "flat"]
Knot = tuple[int, int]
"""A corner of hexes, or the centre of one, on the lattice."""

_POINTY: tuple[Knot, ...] = ((1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1), (0, -2))
_FLAT: tuple[Knot, ...] = ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))
_BESIDE_POINTY: tuple[Knot, ...] = ((2, 0), (1, 3), (-1, 3), (-2, 0), (-1, -3), (1, -3))
_BESIDE_FLAT: tuple[Knot, ...] = ((3, 1), (0, 2), (-3, 1), (-3, -1), (0, -2), (3, -1))


class Box(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def has(self, point: Point, margin: float = 0) -> bool:
        x, y = point
        return (
            self.x - margin <= x <= self.right + margin
            and self.y - margin <= y <= self.bottom + margin
        )

    def inside(self, point: Point) -> float:
        """How far a point is from the nearest edge."""
        x, y = point
        return min(x - self.x, self.right - x, y - self.y, self.bottom - y)

    @classmethod
    def around(cls, points: Iterable[Point], margin: float) -> Box:
        """The smallest box around all points, with a margin."""
        xs, ys = zip(*points, strict=True)
        x, y = min(xs) - margin, min(ys) - margin
        return cls(x, y, max(xs) + margin - x, max(ys) + margin - y)


@dataclass(slots=True)
class Cell:
    """A hex of the map, or one beyond it that is only painted."""

    id: str
    knot: Knot
    at: Point
    terrain: str
    level: int = 0
    is_beyond: bool = False


class Grid:
    """The hexes of a map, and around them what is painted up to the edge of the sheet."""

    def __init__(self, orientation: Orientation, origin: Point) -> None:
        self.orientation = orientation
        self._origin = origin
        self._unit = (R3 / 2, 0.5) if orientation == "pointy" else (0.5, R3 / 2)
        self._corners = _POINTY if orientation == "pointy" else _FLAT
        self._beside = _BESIDE_POINTY if orientation == "pointy" else _BESIDE_FLAT
        self.cells: dict[Knot, Cell] = {}
        self.by_id: dict[str, Cell] = {}

    def point(self, knot: Knot) -> Point:
        return (
            self._origin[0] + knot[0] * self._unit[0],
            self._origin[1] + knot[1] * self._unit[1],
        )

    def knot(self, point: Point) -> Knot:
        return (
            round((point[0] - self._origin[0]) / self._unit[0]),
            round((point[1] - self._origin[1]) / self._unit[1]),
        )

    def add(self, id: str, at: Point, terrain: str, level: int = 0) -> Cell:
        knot = self.knot(at)
        cell = Cell(id, knot, self.point(knot), terrain, level)
        self.cells[knot] = self.by_id[id] = cell
        return cell

    def surround(self, sheet: Box, terrain: Callable[[Point, list[Cell]], tuple[str, int]]) -> None:
        """Hexes from the edge of the map outwards, each by the ones that it touches."""
        ring = list(self.cells.values())
        while ring:
            found: dict[Knot, list[Cell]] = {}
            for cell in ring:
                for knot in self.around(cell.knot):
                    if knot not in self.cells and sheet.has(self.point(knot), 2):
                        found.setdefault(knot, []).append(cell)
            ring = []
            for knot, touched in found.items():
                kind, level = terrain(self.point(knot), touched)
                ring.append(Cell("", knot, self.point(knot), kind, level, True))
            self.cells.update((cell.knot, cell) for cell in ring)

    def around(self, knot: Knot) -> list[Knot]:
        return [(knot[0] + dx, knot[1] + dy) for dx, dy in self._beside]

    def neighbours(self, cell: Cell) -> list[Cell]:
        return [self.cells[knot] for knot in self.around(cell.knot) if knot in self.cells]

    def corners(self, cell: Cell) -> list[Knot]:
        return [(cell.knot[0] + dx, cell.knot[1] + dy) for dx, dy in self._corners]

    def touching(self, corner: Knot) -> list[Cell]:
        """The hexes that have a corner."""
        places = ((corner[0] - dx, corner[1] - dy) for dx, dy in self._corners)
        return [self.cells[knot] for knot in places if knot in self.cells]

    def outline(self, cell: Cell, size: float = 1) -> Line:
        x, y = cell.at
        ring = map(self.point, self.corners(cell))
        return [(x + (a - x) * size, y + (b - y) * size) for a, b in ring]

    def side(self, a: Cell, b: Cell) -> tuple[Knot, Knot]:
        """The hexside between two neighbours."""
        near = set(self.corners(b))
        first, second = (knot for knot in self.corners(a) if knot in near)
        return first, second

    def nearest(self, point: Point) -> Cell | None:
        """The hex in which a point lies."""
        x, y = self.knot(point)
        best, least = None, 4.0
        for dx in range(-2, 3):
            for dy in range(-2, 3):
                cell = self.cells.get((x + dx, y + dy))
                if cell is None:
                    continue
                far = (cell.at[0] - point[0]) ** 2 + (cell.at[1] - point[1]) ** 2
                if far < least:
                    best, least = cell, far
        return best

    def having(self, *terrains: str) -> list[Cell]:
        return [cell for cell in self.cells.values() if cell.terrain in terrains]

    def loops(self, cells: Iterable[Cell]) -> list[list[Knot]]:
        """What bounds a set of hexes: closed lines along hexsides, the set on their right."""
        inside = {cell.knot for cell in cells}
        after: dict[Knot, Knot] = {}
        for knot in inside:
            ring = [(knot[0] + dx, knot[1] + dy) for dx, dy in self._corners]
            sides = {frozenset((a, b)) for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)}
            shared = set()
            for other in self.around(knot):
                if other in inside:
                    far = {(other[0] + dx, other[1] + dy) for dx, dy in self._corners}
                    shared |= {side for side in sides if side <= far}
            for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
                if frozenset((a, b)) not in shared:
                    after[a] = b
        found = []
        while after:
            start = next(iter(after))
            loop = [start]
            knot = after.pop(start)
            while knot != start:
                loop.append(knot)
                knot = after.pop(knot)
            found.append(loop)
        return found


# -- curves


def chaikin(points: Sequence[Point], closed: bool, times: int = 1) -> Line:
    """Corners cut off, a quarter from each side."""
    line = list(points)
    for _ in range(times):
        if len(line) < 3:
            return line
        cut: Line = []
        pairs = zip(line, [*line[1:], line[0]], strict=True) if closed else pairwise(line)
        for (ax, ay), (bx, by) in pairs:
            cut.append((0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by))
            cut.append((0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by))
        if not closed:
            cut[0], cut[-1] = line[0], line[-1]
        line = cut
    return line


def rounded(points: Sequence[Point], steps: int = 3) -> Line:
    """Points along the smooth line that touches the middle of each stretch, ends included."""
    if len(points) < 3:
        return divided(points, steps)
    line: Line = [points[0]]
    middles = [middle(a, b) for a, b in pairwise(points)]
    line += divided([points[0], middles[0]], max(1, steps // 2))[1:]
    for n in range(1, len(points) - 1):
        a, c, b = middles[n - 1], points[n], middles[n]
        for step in range(1, steps + 1):
            line.append(bent(a, c, b, step / steps))
    line += divided([middles[-1], points[-1]], max(1, steps // 2))[1:]
    return line


def softened(points: Sequence[Point], times: int = 2) -> Line:
    """The same line without its small corners: each point goes half way to the middle of its
    neighbours, so many times. The ends stay."""
    line = list(points)
    for _ in range(times):
        inner = [
            ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
            for a, b, c in zip(line, line[1:], line[2:], strict=False)
        ]
        line = [line[0], *inner, line[-1]] if inner else line
    return line


def bent(a: Point, control: Point, b: Point, t: float) -> Point:
    """The point of the curve from a to b that leans to a third one, t of the way."""
    u = 1 - t
    return (
        u * u * a[0] + 2 * u * t * control[0] + t * t * b[0],
        u * u * a[1] + 2 * u * t * control[1] + t * t * b[1],
    )


def divided(points: Sequence[Point], parts: int) -> Line:
    """The same line with each stretch in parts."""
    line: Line = [points[0]]
    for (ax, ay), (bx, by) in pairwise(points):
        for part in range(1, parts + 1):
            t = part / parts
            line.append((ax + (bx - ax) * t, ay + (by - ay) * t))
    return line


def middle(a: Point, b: Point) -> Point:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def inset(loop: Sequence[Point], by: float) -> Line:
    """A closed line moved to its right (clockwise loops shrink); corners keep their angle."""
    found: Line = []
    many = len(loop)
    for n, (x, y) in enumerate(loop):
        ax, ay = loop[n - 1]
        bx, by_ = loop[(n + 1) % many]
        ux, uy = _unit(x - ax, y - ay)
        vx, vy = _unit(bx - x, by_ - y)
        nx, ny = -(uy + vy), ux + vx
        long = hypot(nx, ny)
        if long < 0.3:
            found.append((x, y))
            continue
        # along the bisector, farther where the corner is sharp
        reach = by * 2 / long / long
        found.append((x + nx * reach, y + ny * reach))
    return found


def _unit(x: float, y: float) -> Point:
    long = hypot(x, y) or 1.0
    return x / long, y / long


def ribbon(line: Sequence[Point], widths: Sequence[float]) -> Line:
    """The outline of a line that is so wide at each of its points."""
    left: Line = []
    right: Line = []
    for n, (x, y) in enumerate(line):
        ax, ay = line[max(n - 1, 0)]
        bx, by = line[min(n + 1, len(line) - 1)]
        ux, uy = _unit(bx - ax, by - ay)
        half = widths[n] / 2
        left.append((x + uy * half, y - ux * half))
        right.append((x - uy * half, y + ux * half))
    return left + right[::-1]


def is_inside(point: Point, rings: Iterable[Sequence[Point]]) -> bool:
    """Whether a point lies inside closed lines, by the even-odd rule."""
    x, y = point
    odd = False
    for ring in rings:
        ax, ay = ring[-1]
        for bx, by in ring:
            if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                odd = not odd
            ax, ay = bx, by
    return odd


def area(ring: Sequence[Point]) -> float:
    return (
        sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)) / 2
    )


def length(line: Sequence[Point]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def along(line: Sequence[Point], far: float) -> tuple[Point, Point]:
    """The point so far along a line, and the direction of the line there."""
    for a, b in pairwise(line):
        step = hypot(b[0] - a[0], b[1] - a[1])
        if step and far <= step:
            t = far / step
            return (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t), _unit(
                b[0] - a[0], b[1] - a[1]
            )
        far -= step
    a, b = line[-2], line[-1]
    return b, _unit(b[0] - a[0], b[1] - a[1])


def turn(point: Point, angle: float, around: Point = (0.0, 0.0)) -> Point:
    x, y = point[0] - around[0], point[1] - around[1]
    return (
        around[0] + x * cos(angle) - y * sin(angle),
        around[1] + x * sin(angle) + y * cos(angle),
    )


def to_line(point: Point, line: Sequence[Point]) -> float:
    """How far a point is from a line."""
    x, y = point
    best = 1e9
    for (ax, ay), (bx, by) in pairwise(line):
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy or 1e-9
        t = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / square))
        best = min(best, (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2)
    return sqrt(best)


def sown(box: Box, apart: float, seed: int, jitter: float = 0.62) -> Iterator[tuple[Point, int]]:
    """Points all over a box, about so far apart, from north to south, each with a number."""
    rows = int(box.height / (apart * 0.87)) + 2
    columns = int(box.width / apart) + 2
    # the same points for every box: they belong to the plane
    first_row, first_column = int(box.y // (apart * 0.87)), int(box.x // apart)
    for row in range(first_row, first_row + rows):
        for column in range(first_column, first_column + columns):
            dx, dy = noise_knot(column, row, seed), noise_knot(column, row, seed + 7)
            x = (column + (row % 2) / 2 + dx * jitter / 2) * apart
            y = (row + dy * jitter / 2) * apart * 0.87
            if box.has((x, y)):
                yield (x, y), int((noise_knot(column, row, seed + 13) + 1) * 32768)
