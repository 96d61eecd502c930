"""Line of sight by exact geometry, written from the rulebook alone and sharing no code with it.

Boards are laid out as sheets of paper: every printed hex has a centre, turned boards are turned
about their middle, and where two sheets meet the halves of a hex come to lie on one point. Hexes
are regular and flat-topped. With x in half sides and y in half heights all centres and corners are
whole numbers, and where lines cross sides is a fraction of such: nothing is ever rounded.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path

import hexfront.games.heroes

MAPS = Path(hexfront.games.heroes.__file__).parent / "data" / "maps"

Point = tuple[int, int]
Part = tuple[Fraction, Fraction]
Placed = tuple[int, bool, int, int]

CORNERS: list[Point] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)]
"""Seen from the centre, going round."""
WIDTH, HEIGHT = 3 * 18, 2 * 12
"""Of a board, whose edges run through the centres of columns 1 and 19 and of rows A and M."""
IN_THE_WAY = {"light_woods", "heavy_woods", "wood_building", "stone_building"}
CLEAR = {"open", "field", "water"}


@cache
def printed(board: int) -> list[tuple[str, int, int, str, int]]:
    """Label, column from 0, row from 0, terrain and level of every hex, cut ones included."""
    with (MAPS / f"map{board}.csv").open(encoding="utf-8") as file:
        return [
            (f"{board}-{line['hex']}", int(line["hex"][1:]) - 1, ord(line["hex"][0]) - ord("A"),
             line["terrain"], int(line["elevation"]))
            for line in csv.DictReader(file)
        ]  # fmt: skip


class Field:
    """A battlefield: what stands at each point that is the centre of a whole hex."""

    def __init__(self, layout: Sequence[Placed]) -> None:
        names: dict[Point, list[str]] = {}
        share: dict[Point, Fraction] = {}
        self.level: dict[Point, int] = {}
        wooded = set()
        for board, turned, right, down in layout:
            for name, column, row, terrain, level in printed(board):
                assert terrain in IN_THE_WAY | CLEAR
                x, y = 3 * column, 2 * row + column % 2
                cut = Fraction(1)
                cut /= 2 if x in (0, WIDTH) else 1
                cut /= 2 if y in (0, HEIGHT) else 1
                if turned:
                    x, y = WIDTH - x, HEIGHT - y
                at = x + WIDTH * right, y + HEIGHT * down
                names.setdefault(at, []).append(name)
                share[at] = share.get(at, Fraction(0)) + cut
                self.level[at] = max(self.level.get(at, 0), level)
                if terrain in IN_THE_WAY:
                    wooded.add(at)
        whole = {at for at in share if share[at] == 1}
        self.level = {at: level for at, level in self.level.items() if at in whole}
        self.wooded = wooded & whole
        self.at = {name: at for at in whole for name in names[at]}
        self.rows: dict[int, list[int]] = {}
        for x, y in sorted(whole):
            self.rows.setdefault(x, []).append(y)

    # -- 6.0 and 11.1

    def sees(self, one: str, other: str) -> bool:
        a, b = self.at[one], self.at[other]
        along: dict[Part, list[Point]] = {}
        for hex in self.near(a, b):
            if hex in (a, b):
                continue
            how = meets(hex, a, b)
            if how == "inside":
                if crossing(hex, a, b) is not None and self.stops(hex, a, b):
                    return False
            elif how == "side":
                part = crossing(hex, a, b)
                if part is not None and part[0] < part[1]:
                    along.setdefault(part, []).append(hex)
        return not any(all(self.stops(h, a, b) for h in pair) for pair in along.values())

    def near(self, a: Point, b: Point) -> list[Point]:
        left, right = sorted((a[0], b[0]))
        top, bottom = sorted((a[1], b[1]))
        return [
            (x, y)
            for x in range(left, right + 1, 3)
            for y in self.rows.get(x, ())
            if top - 2 <= y <= bottom + 2
        ]

    def height(self, hex: Point) -> int:
        return self.level[hex] + (hex in self.wooded)

    def stops(self, hex: Point, a: Point, b: Point) -> bool:
        """Whether a hex between two others is too high to look over."""
        low, high = sorted((self.level[a], self.level[b]))
        if low == high:
            return self.height(hex) > high
        if self.height(hex) >= high:
            return True
        lower = a if self.level[a] == low else b
        return are_adjacent(hex, lower) and hex in self.wooded and self.height(hex) > low


def meets(hex: Point, a: Point, b: Point) -> str:
    """How the endless line through two points meets a hex: inside, along a side, or hardly."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    off = dx * (hex[1] - a[1]) - dy * (hex[0] - a[0])
    sides = [off + dx * y - dy * x for x, y in CORNERS]
    if min(sides) < 0 < max(sides):
        return "inside"
    return "side" if sides.count(0) == 2 else "hardly"


def crossing(hex: Point, a: Point, b: Point) -> Part | None:
    """The part of the way from a to b, from 0 to 1, that lies in the closed hex."""
    low, high = Fraction(0), Fraction(1)
    for number, (x, y) in enumerate(CORNERS):
        nx, ny = CORNERS[(number + 1) % 6]
        # Inside is where the cross product with each side is not negative.
        ex, ey = nx - x, ny - y
        at_a = ex * (a[1] - hex[1] - y) - ey * (a[0] - hex[0] - x)
        at_b = ex * (b[1] - hex[1] - y) - ey * (b[0] - hex[0] - x)
        if at_a < 0 and at_b < 0:
            return None
        if at_a == at_b:
            if at_a < 0:
                return None
            continue
        cut = Fraction(at_a, at_a - at_b)
        if at_b > at_a:
            low = max(low, cut)
        else:
            high = min(high, cut)
    return (low, high) if low <= high else None


def are_adjacent(a: Point, b: Point) -> bool:
    return (abs(a[0] - b[0]), abs(a[1] - b[1])) in ((0, 2), (3, 1))
