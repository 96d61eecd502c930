"""Boards of hexes, and sets of hexes as the bits of one integer.

A hex is its bit position, its *number*. Axial coordinates lie on a grid padded by an empty
row and an empty column, so that a step in any direction is one shift: whatever leaves the
board lands on padding, and `& playable` wipes it off. Sets hold playable hexes only; the
complement of a set is `board.playable & ~s`, never a bare `~s`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Literal, NamedTuple, TypedDict, Unpack

from hexfront.core.fields import bare

HexSet = int
Orientation = Literal["pointy", "flat"]
Parity = Literal["odd", "even"]
Costs = Mapping[int, HexSet] | Sequence[tuple[int, HexSet]]
Numbering = Callable[..., tuple[int, int]]
Six = tuple[HexSet, HexSet, HexSet, HexSet, HexSet, HexSet]

STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
NAMES: dict[str, tuple[str, ...]] = {
    "pointy": ("E", "SE", "SW", "W", "NW", "NE"),
    "flat": ("SE", "S", "SW", "NW", "N", "NE"),
}


class BoardError(ValueError):
    """The description of a board, or a question to it, makes no sense."""


_FEW, _MANY = 4, 32
_IN_BYTE = [[bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]


@lru_cache(maxsize=4096)
def bits(s: HexSet) -> tuple[int, ...]:
    """The hex numbers of a set, ascending. The same few sets are asked about again and again."""
    if s.bit_count() > _MANY:
        data = s.to_bytes(s.bit_length() + 7 >> 3, "little")
        found = [8 * at + bit for at, byte in enumerate(data) if byte for bit in _IN_BYTE[byte]]
        return tuple(found)
    found = []
    while s:  # from the top: s shrinks as it goes, and s & -s would copy it once more
        h = s.bit_length() - 1
        found.append(h)
        s ^= 1 << h
    return tuple(found[::-1])


def changed(old: Sequence[object], new: Sequence[object]) -> int:
    """The set of the places at which two lists differ."""
    if old == new:
        return 0
    pairs = enumerate(zip(old, new, strict=True))
    return sum(1 << at for at, (one, other) in pairs if one != other)


def nth(s: HexSet, n: int) -> int:
    """The hex number at this place, counted from 0, among those of a set: `bits(s)[n]`."""
    low = 0
    while s.bit_count() > _FEW:  # look on in the half that has it
        half = s.bit_length() >> 1
        lower = s & (1 << half) - 1
        count = lower.bit_count()
        if n < count:
            s = lower
        else:
            n -= count
            low += half
            s >>= half
    return low + bits(s)[n]


def mask(numbers: Iterable[int]) -> HexSet:
    """The set of these numbers: what `bits` takes apart."""
    total = 0
    for number in numbers:
        total |= 1 << number
    return total


def first(s: HexSet) -> int:
    """The lowest hex number of a set, -1 if it is empty."""
    return (s & -s).bit_length() - 1


def axial_from_offset(
    column: int, row: int, *, orientation: Orientation, shifted: Parity
) -> tuple[int, int]:
    """Axial coordinates of a printed column and row, both counted from 1 at the top left.

    `shifted` says which lines stand half a hex further on: of a pointy-top board the rows
    further right, of a flat-top board the columns further down.
    """
    line = row if orientation == "pointy" else column
    lean = (line - 1) // 2 if shifted == "even" else line // 2
    if orientation == "pointy":
        return column - 1 - lean, row - 1
    return column - 1, row - 1 - lean


def axial_from_ccrr(id: str, *, orientation: Orientation, shifted: Parity) -> tuple[int, int]:
    """Axial coordinates of an id like 1609: column 16, row 09."""
    if len(id) != 4 or not (id.isascii() and id.isdigit()) or "00" in (id[:2], id[2:]):
        raise BoardError(f"hex id {id!r} is not CCRR, two digits each from 01")
    return axial_from_offset(int(id[:2]), int(id[2:]), orientation=orientation, shifted=shifted)


def axial_from_letter(id: str, *, orientation: Orientation, shifted: Parity) -> tuple[int, int]:
    """Axial coordinates of an id like F12: row F, column 12."""
    letter, digits = id[:1], id[1:]
    good = len(digits) == 2 and digits.isascii() and digits.isdigit() and digits != "00"
    if not good or not "A" <= letter <= "Z":
        raise BoardError(f"hex id {id!r} is not a letter A-Z and two digits from 01")
    row = ord(letter) - ord("A") + 1
    return axial_from_offset(int(digits), row, orientation=orientation, shifted=shifted)


def _common(a: Six, b: Six) -> Six:
    return a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3], a[4] & b[4], a[5] & b[5]


class Sides:
    """A set of hexsides, each with the hex it is crossed from: walls, rivers, roads.

    `masks[direction]` holds the hexes left across such a side, `open[direction]` the others.
    """

    __slots__ = ("board", "masks", "open")

    def __init__(
        self, board: Board, pairs: Iterable[tuple[int, int]] = (), *, one_way: bool = False
    ) -> None:
        masks = [0] * 6
        for a, b in pairs:
            d = board.direction(a, b)
            if d is None:
                raise BoardError(f"hexes {board.name[a]!r} and {board.name[b]!r} share no side")
            masks[d] |= 1 << a
            if not one_way:
                masks[(d + 3) % 6] |= 1 << b
        self._fill(board, masks)

    def _fill(self, board: Board, masks: Iterable[HexSet]) -> None:
        a, b, c, d, e, f = masks
        p = board.playable
        self.board = board
        self.masks: Six = (a, b, c, d, e, f)
        self.open: Six = (p & ~a, p & ~b, p & ~c, p & ~d, p & ~e, p & ~f)

    @classmethod
    def of(cls, board: Board, masks: Iterable[HexSet]) -> Sides:
        """From one set of hexes per direction."""
        sides = bare(cls)
        sides._fill(board, masks)
        return sides

    @classmethod
    def between(cls, board: Board, a: HexSet, b: HexSet) -> Sides:
        """All sides crossed from a hex of `a` into a hex of `b`; not the way back."""
        return cls.of(board, [a & board.shift(b, (d + 3) % 6) for d in range(6)])

    def __or__(self, other: Sides) -> Sides:
        return Sides.of(self.board, [a | b for a, b in zip(self.masks, other.masks, strict=True)])

    def __invert__(self) -> Sides:
        """All other sides."""
        return Sides.of(self.board, self.open)

    def __sub__(self, other: Sides) -> Sides:
        return Sides.of(self.board, _common(self.masks, other.open))

    def __contains__(self, step: tuple[int, int]) -> bool:
        d = self.board.direction(*step)
        return d is not None and bool(self.masks[d] >> step[0] & 1)


Barriers = Sides
Priced = Mapping[int, Sides]  # by what it costs to cross


class Way(NamedTuple):
    """Sides that cost the same to cross, and what the hexes behind them cost in all."""

    masks: Six
    leaving: HexSet  # the hexes that have such a side
    entries: list[tuple[int, HexSet]]


class Rules(TypedDict, total=False):
    """What `Board.reach` can be told in addition to costs."""

    stops: HexSet
    forbidden: HexSet
    barriers: Barriers | None
    extra: Priced
    roads: Priced
    leaving: Mapping[int, HexSet]


@dataclass(slots=True, eq=False, repr=False)
class Reach:
    """Where a mover can go, at what cost, and how."""

    board: Board
    start: int
    layers: list[HexSet]  # by cost: the hexes whose cheapest path costs just that
    hexes: HexSet  # all of them, the start included
    _ways: Sequence[Way]
    _tolls: list[tuple[int, HexSet]]
    _moving: HexSet

    def cost(self, h: int) -> int | None:
        """The cost of the cheapest path to a hex; None if it is out of reach."""
        bit = 1 << h
        return next((cost for cost, layer in enumerate(self.layers) if layer & bit), None)

    def path(self, h: int) -> list[int]:
        """A cheapest path from the start to a hex, both included; [] if out of reach."""
        cost = self.cost(h)
        if cost is None:
            return []
        path = [h]
        while cost:
            h, cost = self._before(h, cost)
            path.append(h)
        return path[::-1]

    def _before(self, h: int, cost: int) -> tuple[int, int]:
        near = self._moving & self.board.adjacent[h]
        for masks, _, entries in self._ways:
            for price, terrain in entries:
                if price > cost or not terrain >> h & 1:
                    continue
                for toll, left in self._tolls:
                    before = cost - price - toll
                    for came in bits(self.layers[before] & near & left) if before >= 0 else ():
                        d = self.board.direction(came, h)
                        if d is not None and masks[d] >> came & 1:
                            return came, before
        raise AssertionError("a reached hex has a hex before it")


class Board:
    """Hexes with ids, where they lie, and what can be asked about sets of them."""

    def __init__(self, cells: Mapping[str, tuple[int, int]], *, orientation: Orientation) -> None:
        if orientation not in NAMES:
            raise BoardError(f"orientation {orientation!r} is neither pointy nor flat")
        if not cells:
            raise BoardError("a board needs at least one hex")
        qs, rs = [q for q, _ in cells.values()], [r for _, r in cells.values()]
        qmin, rmin = min(qs), min(rs)
        # One empty column does for both ends of the rows: going round a row's end meets it.
        self._width = width = max(qs) - qmin + 2
        self.size = (max(rs) - rmin + 3) * width
        self.orientation = orientation
        self.directions = NAMES[orientation]
        self.number: dict[str, int] = {}
        self.name = [""] * self.size
        self.playable: HexSet = 0
        self.axial = [(h % width - 1 + qmin, h // width - 1 + rmin) for h in range(self.size)]
        for id, (q, r) in cells.items():
            h = (r - rmin + 1) * width + q - qmin + 1
            if not id:
                raise BoardError(f"the hex at {q},{r} has an empty id")
            if self.name[h]:
                raise BoardError(f"hexes {self.name[h]!r} and {id!r} lie on one cell, {q},{r}")
            self.name[h] = id
            self.number[id] = h
            self.playable |= 1 << h
        shifts = [dr * width + dq for dq, dr in STEPS]
        self._direction = {shift: d for d, shift in enumerate(shifts)}
        self.step = [[-1] * self.size for _ in STEPS]
        self.adjacent: list[HexSet] = [0] * self.size
        for h in self.number.values():
            for d, shift in enumerate(shifts):
                if self.name[h + shift]:
                    self.step[d][h] = h + shift
                    self.adjacent[h] |= 1 << h + shift
        self._every: Six = (self.playable,) * 6
        self._lines: dict[tuple[int, int], list[tuple[int, ...]]] = {}

    @classmethod
    def printed(
        cls, ids: Iterable[str], axial: Numbering, *, orientation: Orientation, shifted: Parity
    ) -> Board:
        """A board from its printed ids, read by `axial_from_ccrr` or `axial_from_letter`."""
        cells: dict[str, tuple[int, int]] = {}
        for id in ids:
            if id in cells:
                raise BoardError(f"hex id {id!r} comes twice")
            cells[id] = axial(id, orientation=orientation, shifted=shifted)
        return cls(cells, orientation=orientation)

    def hex(self, id: str) -> int:
        """The number of a hex."""
        try:
            return self.number[id]
        except KeyError:
            raise BoardError(f"there is no hex {id!r} on this board") from None

    def set(self, ids: Iterable[str]) -> HexSet:
        """The set of these hexes."""
        s = 0
        for id in ids:
            s |= 1 << self.hex(id)
        return s

    def names(self, s: HexSet) -> list[str]:
        """The ids of a set, in number order."""
        return [self.name[h] for h in bits(s)]

    def xy(self, h: int) -> tuple[float, float]:
        """The centre of a hex for drawing, y downwards, in units of a hexside."""
        q, r = self.axial[h]
        if self.orientation == "pointy":
            return sqrt(3) * (q + r / 2), 1.5 * r
        return 1.5 * q, sqrt(3) * (r + q / 2)

    def shift(self, s: HexSet, direction: int, barriers: Barriers | None = None) -> HexSet:
        """The whole set moved one hex; what would leave the board or meets a barrier is lost."""
        if barriers is not None:
            s &= barriers.open[direction]
        dq, dr = STEPS[direction]
        by = dr * self._width + dq
        return (s << by if by > 0 else s >> -by) & self.playable

    def neighbours(self, s: HexSet, barriers: Barriers | None = None) -> HexSet:
        """All hexes next to a hex of the set; some may be of the set themselves."""
        w = self._width
        if barriers is None:
            east = s << 1
            pair = s | east
            return (east | s >> 1 | pair << w - 1 | pair >> w) & self.playable
        a, b, c, d, e, f = barriers.open
        return (
            (s & a) << 1 | (s & b) << w | (s & c) << w - 1
            | (s & d) >> 1 | (s & e) >> w | (s & f) >> w - 1
        ) & self.playable  # fmt: skip

    def direction(self, a: int, b: int) -> int | None:
        """The direction from a hex to the one next to it; None if they are not adjacent."""
        d = self._direction.get(b - a)
        return d if d is not None and self.step[d][a] == b else None

    def distance(self, a: int, b: int) -> int:
        """The number of steps between two hexes on an endless board."""
        (aq, ar), (bq, br) = self.axial[a], self.axial[b]
        dq, dr = bq - aq, br - ar
        return max(abs(dq), abs(dr), abs(dq + dr))

    def disc(self, h: int, n: int) -> HexSet:
        """The hexes at a distance of at most n, the hex itself included."""
        w = self._width
        row, column = divmod(h, w)
        s = 0
        for dr in range(max(-n, -row), min(n, self.size // w - 1 - row) + 1):
            left = max(column - n - min(dr, 0), 0)
            right = min(column + n - max(dr, 0), w - 1)
            if left <= right:
                s |= ((2 << right - left) - 1) << (row + dr) * w + left
        return s & self.playable

    def ring(self, h: int, n: int) -> HexSet:
        """The hexes at a distance of just n."""
        return self.disc(h, n) & ~self.disc(h, n - 1)

    def flood(self, start: HexSet, passable: HexSet, barriers: Barriers | None = None) -> HexSet:
        """Everything connected to the start through passable hexes, the start included."""
        free = passable & self.playable & ~start
        seen = wave = start
        while wave:
            wave = self.neighbours(wave, barriers) & free
            free ^= wave
            seen |= wave
        return seen

    def reach(
        self,
        start: int,
        budget: int,
        costs: Costs | None = None,
        *,
        stops: HexSet = 0,
        forbidden: HexSet = 0,
        barriers: Barriers | None = None,
        extra: Mapping[int, Sides] = {},
        roads: Mapping[int, Sides] = {},
        leaving: Mapping[int, HexSet] = {},
        goal: HexSet = 0,
        ways: Sequence[Way] | None = None,
    ) -> Reach:
        """Where a mover with that many points can go.

        costs      what it costs to enter which hexes (the cheapest counts, a hex in none is
                   closed); without it each hex costs 1
        stops      hexes that end the move; the start does not
        forbidden  hexes that may not be entered, by road neither
        barriers   sides that may not be crossed, by road neither
        extra      what crossing a side adds; it adds up, and is paid on roads, too
        roads      what it costs to enter a hex across such a side, whatever the hex costs
        leaving    what it adds to leave which hexes, the start included
        goal       search no further than the nearest of these
        ways       costs, barriers, extra and roads as `ways` made them, for many searches
        """
        # Dijkstra with a whole set for each entry of the queue: bucket c holds what costs c.
        w = self._width
        v = w - 1
        every = self._every
        origin = 1 << start
        free = unseen = self.playable & ~forbidden | origin
        moving = self.playable & ~stops | origin
        if ways is None:
            ways = self.ways(costs, barriers, extra, roads)
        tolls = [(0, moving), *leaving.items()]
        for _, left in tolls[1:]:
            tolls[0] = 0, tolls[0][1] & ~left
        layers = [origin]
        for cost, bucket in enumerate(layers):  # it grows as it goes
            layer = layers[cost] = bucket & unseen
            unseen ^= layer
            if layer & goal:
                del layers[cost + 1 :]
                break
            layer &= moving
            for toll, left in tolls:
                going, spent = layer & left, cost + toll
                if not going:
                    continue
                for masks, leavers, entries in ways:
                    s = going & leavers
                    if not s or spent + entries[0][0] > budget:
                        continue
                    if masks is every:
                        east = s << 1
                        pair = s | east
                        wave = east | s >> 1 | pair << v | pair >> w
                    else:
                        a, b, c, d, e, f = masks
                        wave = (
                            (s & a) << 1 | (s & b) << w | (s & c) << v
                            | (s & d) >> 1 | (s & e) >> w | (s & f) >> v
                        )  # fmt: skip
                    wave &= unseen
                    for price, terrain in entries:
                        total = spent + price
                        if total > budget:
                            break
                        if entered := wave & terrain:
                            while len(layers) <= total:
                                layers.append(0)
                            layers[total] |= entered
        return Reach(self, start, layers, free ^ unseen, ways, tolls, moving)

    def path(self, a: int, b: int, costs: Costs | None = None, **rules: Unpack[Rules]) -> list[int]:
        """A cheapest path between two hexes, both included, as in `reach`; [] if there is none."""
        return self.reach(a, sys.maxsize, costs, goal=1 << b, **rules).path(b)

    def ways(
        self,
        costs: Costs | None,
        barriers: Barriers | None = None,
        extra: Mapping[int, Sides] = {},
        roads: Mapping[int, Sides] = {},
    ) -> list[Way]:
        """All sides sorted by what crossing them adds; roads are further ways to cross."""
        if costs is None:
            costs = ((1, self.playable),)
        entries = sorted(costs.items() if isinstance(costs, Mapping) else costs)
        passable = self._every if barriers is None else barriers.open
        ways = [(passable, entries)]
        for price, road in roads.items():
            ways.append((_common(road.masks, passable), [(price, self.playable)]))
        for add, toll in extra.items():
            for i, (masks, entries) in enumerate(ways[:]):
                tolled = _common(masks, toll.masks)
                if any(tolled):
                    ways[i] = _common(masks, toll.open), entries
                    ways.append((tolled, [(price + add, terrain) for price, terrain in entries]))
        if cheap := [entries[0][0] for _, entries in ways if entries and entries[0][0] < 1]:
            raise ValueError(f"a step would cost {cheap[0]}, less than 1")
        return [Way(m, m[0] | m[1] | m[2] | m[3] | m[4] | m[5], e) for m, e in ways if e]

    def line(self, a: int, b: int) -> list[tuple[int, ...]]:
        """The hexes on the straight line between two centres, in order, both included.

        Where the line runs along a side, the two hexes of that side come as a pair; hexes
        touched in one corner only are left out, and so is what is not on the board.
        """
        (aq, ar), (bq, br) = self.axial[a], self.axial[b]
        way = bq - aq, br - ar
        if way not in self._lines:
            self._lines[way] = self.trace(*way)
        name = self.name
        groups = [tuple([a + by for by in group if name[a + by]]) for group in self._lines[way]]
        return [group for group in groups if group]

    def offset(self, dq: int, dr: int) -> int:
        """By how much the number of a hex grows on the way dq, dr."""
        return dr * self._width + dq

    def trace(self, dq: int, dr: int) -> list[tuple[int, ...]]:
        """The line to a hex dq, dr away, as differences of hex numbers.

        Along each of the three axes through the sides of a hex, the centres of hexes next to
        each other are 2 apart and the side between them is halfway. The hex is left through
        the side that the line meets first: on the axis where (centre + 1) / span is least.
        """
        w = self._width
        goal = dr * w + dq
        spans = (2 * dq + dr, dq + 2 * dr, dr - dq)
        # Axes turned so that the line never goes backwards on any of them.
        signs = [-1 if span < 0 else 1 for span in spans]
        span = [abs(x) for x in spans]
        shift = [sign * by for sign, by in zip(signs, (1, w, w - 1), strict=True)]
        along = ((2, 1, -1), (1, 2, 1), (-1, 1, 2))
        move = [[signs[i] * signs[j] * along[i][j] for j in range(3)] for i in range(3)]
        centre = [0, 0, 0]
        axes = [i for i in range(3) if span[i]]
        at = 0
        crossed: list[tuple[int, ...]] = [(0,)]
        while at != goal:
            exits = axes[:1]
            for i in axes[1:]:
                late = (centre[i] + 1) * span[exits[0]] - (centre[exits[0]] + 1) * span[i]
                if late < 0:
                    exits = [i]
                elif late == 0:
                    exits.append(i)
            if len(exits) == 2:  # out through a corner
                i, j = exits
                if span[i] == span[j]:
                    crossed.append((at + shift[i], at + shift[j]))
                else:
                    exits = [i if span[i] > span[j] else j]
            for i in exits:
                at += shift[i]
                for j in range(3):
                    centre[j] += move[i][j]
            crossed.append((at,))
        return crossed
