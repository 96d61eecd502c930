"""Line of sight by exact geometry, written from the rulebook alone and sharing no code with it.

Hexes are regular and flat-topped. All points have coordinates a + b·√3 with rational a and b; since
x is always rational and y always a rational times √3, both can be kept as Fractions.
"""

from __future__ import annotations

from fractions import Fraction

Point = tuple[Fraction, Fraction]
Hex = tuple[int, int]  # column from 1, row from 0

HALF, ONE = Fraction(1, 2), Fraction(1)
CORNERS = [
    *((ONE, Fraction(0)), (HALF, ONE), (-HALF, ONE)),
    *((-ONE, Fraction(0)), (-HALF, -ONE), (HALF, -ONE)),
]
"""Of a hex with side 1, x in sides and y in half heights (√3/2), going round."""


def centre(hex: Hex) -> Point:
    column, row = hex
    return Fraction(3, 2) * column, Fraction(2 * row + (column % 2 == 0))


def crossing(hex: Hex, a: Point, b: Point) -> tuple[Fraction, Fraction] | None:
    """The part of the segment a-b, from 0 to 1, that lies in the closed hex."""
    cx, cy = centre(hex)
    low, high = Fraction(0), Fraction(1)
    for number, (x, y) in enumerate(CORNERS):
        nx, ny = CORNERS[(number + 1) % 6]
        # Inside is where the cross product with each side is not negative.
        ex, ey = nx - x, ny - y
        at_a = ex * (a[1] - cy - y) - ey * (a[0] - cx - x)
        at_b = ex * (b[1] - cy - y) - ey * (b[0] - cx - x)
        if at_a < 0 and at_b < 0:
            return None
        if at_a == at_b:
            if at_a < 0:
                return None
            continue
        cut = at_a / (at_a - at_b)
        if at_b > at_a:
            low = max(low, cut)
        else:
            high = min(high, cut)
    return (low, high) if low <= high else None


def is_inside(hex: Hex, point: Point) -> bool:
    """Strictly inside."""
    cx, cy = centre(hex)
    for number, (x, y) in enumerate(CORNERS):
        nx, ny = CORNERS[(number + 1) % 6]
        if (nx - x) * (point[1] - cy - y) - (ny - y) * (point[0] - cx - x) <= 0:
            return False
    return True


class Field:
    """What the oracle knows of a battlefield: obstacles and levels by column and row."""

    def __init__(self, level: dict[Hex, int], wooded: set[Hex]) -> None:
        self.level = level
        self.wooded = wooded

    def height(self, hex: Hex) -> int:
        return self.level[hex] + (hex in self.wooded)

    def stops(self, hex: Hex, one: Hex, other: Hex) -> bool:
        """11.1: whether a hex between two others is too high to look over."""
        a, b = self.level[one], self.level[other]
        if a == b:
            return self.height(hex) > a
        lower = one if a < b else other
        if self.height(hex) >= max(a, b):
            return True
        beside = are_adjacent(hex, lower)
        return beside and hex in self.wooded and self.height(hex) > min(a, b)

    def sees(self, one: Hex, other: Hex) -> bool:
        a, b = centre(one), centre(other)
        left, right = sorted((one[0], other[0]))
        top, bottom = sorted((one[1], other[1]))
        along: dict[tuple[Fraction, Fraction], list[Hex]] = {}
        for column in range(left - 1, right + 2):
            for row in range(top - 1, bottom + 2):
                hex = (column, row)
                if hex in (one, other) or hex not in self.level:
                    continue
                part = crossing(hex, a, b)
                if part is None or part[0] == part[1]:
                    continue  # not met, or touched in a corner
                middle = (part[0] + part[1]) / 2
                point = a[0] + middle * (b[0] - a[0]), a[1] + middle * (b[1] - a[1])
                if not is_inside(hex, point):
                    along.setdefault(part, []).append(hex)
                elif self.stops(hex, one, other):
                    return False
        return not any(all(self.stops(h, one, other) for h in pair) for pair in along.values())


def are_adjacent(a: Hex, b: Hex) -> bool:
    (ax, ay), (bx, by) = centre(a), centre(b)
    # Neighbours are √3 apart: in these units dx² + 3/4 dy² = 3.
    return (ax - bx) ** 2 + Fraction(3, 4) * (ay - by) ** 2 == 3
