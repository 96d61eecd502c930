"""Chapter 4 and 6: the boards joined to one battlefield, and who sees whom on it.

Lines of sight are worked out for all pairs at once: what lies between two hexes depends on the
way from one to the other alone, so one shift of the set of obstacles tests a way from everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache

from hexfront.core.hexes import Board, axial_from_offset, bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Direction, Hex, Hexes, Points
from hexfront.games.heroes.tables import (
    BOARD_CELLS,
    COLUMNS,
    OPEN,
    ROWS,
    TERRAIN,
    WATER,
    Cell,
    neighbour,
)
from hexfront.games.heroes.types import Arc

Placed = tuple[int, bool, int, int]
"""A board in a layout: its number, whether it is turned, boards to the right, boards down."""

WEDGE, HALF_PLANE = 0, 1
LEVELS = 3
_WHOLE = 4


class Piece:
    """What the boards print of one hex; where boards join, two halves make one."""

    __slots__ = ("level", "names", "part", "roads", "terrain", "walls")

    def __init__(self) -> None:
        self.names: list[str] = []
        self.part = 0
        self.terrain = OPEN
        self.level = 0
        self.roads: set[int] = set()
        self.walls: set[int] = set()


class Ground:
    """A battlefield: its hexes, what lies in them and on their sides, and the lines of sight."""

    @rule("1.0d", "1.0g", "1.0h", "GE-3")
    def __init__(self, layout: Sequence[Placed]) -> None:
        self.layout = tuple(layout)
        pieces = _pieces(layout)
        whole = {at: piece for at, piece in pieces.items() if piece.part == _WHOLE}
        self.board = board = Board(
            {
                piece.names[0]: axial_from_offset(
                    column, row + 1, orientation="flat", shifted="even"
                )
                for (column, row), piece in sorted(whole.items())
            },
            orientation="flat",
        )
        self.playable = board.playable
        self.alias: dict[str, int] = {}
        self.terrain = [OPEN] * board.size
        self.level = [0] * board.size
        self.column_row: dict[int, tuple[int, int]] = {}
        self.roads = [0] * 6
        self.walls = [0] * 6
        self.parts: dict[str, tuple[int, int]] = {
            name: at for at, piece in pieces.items() for name in piece.names
        }
        for at, piece in whole.items():
            h = board.number[piece.names[0]]
            self.column_row[h] = at
            for name in piece.names:
                self.alias[name] = h
            self.terrain[h] = piece.terrain
            self.level[h] = piece.level
            for side in piece.roads:
                self.roads[side] |= 1 << h
            for side in piece.walls:
                self.walls[side] |= 1 << h
        self._at = {at: h for h, at in self.column_row.items()}
        self._describe()
        self._hexes = bits(self.playable)
        self._arcs: dict[tuple[int, int], list[int]] = {}
        self._discs: dict[tuple[int, int], int] = {}
        self.paths: dict[tuple[str, int, int, bool], tuple[int, ...]] = {}
        """By kind of unit, hex and option: what the steps out of it cost; movement fills it in."""
        self._near: dict[tuple[int, int], int] = {}
        self._between: dict[tuple[int, int], list[tuple[int, ...]]] = {}
        self._crossed: dict[tuple[int, int], int] = {}

    def _describe(self) -> None:
        hexes = bits(self.playable)

        def where(test: str) -> Hexes:
            return mask(h for h in hexes if getattr(TERRAIN[self.terrain[h]], test))

        self.md = [TERRAIN[terrain].md for terrain in self.terrain]
        self.blocks = where("blocks")
        self.cover = where("cover")
        self.stops_bonus = where("stops_bonus")
        self.water = mask(h for h in hexes if self.terrain[h] == WATER)
        self.open = mask(h for h in hexes if self.terrain[h] == OPEN)
        self.walled = mask(h for h in hexes if any(wall >> h & 1 for wall in self.walls))
        self.road = mask(h for h in hexes if any(road >> h & 1 for road in self.roads))
        self.edge = mask(h for h in hexes if self.board.adjacent[h].bit_count() < 6)
        self.has_levels = any(self.level)

    # -- names

    def hex(self, name: str) -> int | None:
        """The number of a hex by any of its printed names."""
        return self.alias.get(name)

    def beside(self, name: str) -> Hexes:
        """The whole hexes next to a hex that is cut by the edge, the road's end if it has one.

        OP-5.5.3: where an entry is named at a half hex, the whole hex is meant that its road
        leads to, and without a road any whole hex next to it.
        """
        at = self.parts.get(name)
        if at is None:
            return 0
        piece = _pieces(self.layout)[at]
        sides: Iterable[int] = piece.roads or range(6)
        found = (self._at.get(neighbour(*at, side)) for side in sides)
        return mask(h for h in found if h is not None)

    # -- 6.1 arcs

    @rule("6.1a", "5.1a", "5.1c", "5.1f", "GE-5")
    def arc(self, h: Hex, facing: Direction, shape: Arc = WEDGE) -> Hexes:
        """The three front hexes extended; OP-6.1.1 has two readings of what that means."""
        key = (h, shape)
        if key not in self._arcs:
            self._arcs[key] = self._arcs_of(h, shape)
        return self._arcs[key][facing]

    def _arcs_of(self, h: Hex, shape: Arc) -> list[Hexes]:
        arcs = [0] * 6
        facings = self._facings[shape]
        axial = self.board.axial
        q, r = axial[h]
        for other in self._hexes:
            at = axial[other]
            for facing in facings[at[0] - q, at[1] - r]:
                arcs[facing] |= 1 << other
        return arcs

    @cached_property
    def _facings(self) -> list[dict[tuple[int, int], tuple[int, ...]]]:
        return [self._facings_by_way(shape) for shape in (WEDGE, HALF_PLANE)]

    def _facings_by_way(self, shape: Arc) -> dict[tuple[int, int], tuple[int, ...]]:
        """By the way from one hex to another: in which facings the second is in the arc."""
        places = [self.board.axial[h] for h in self._hexes]
        wide = max(q for q, _ in places) - min(q for q, _ in places)
        high = max(r for _, r in places) - min(r for _, r in places)
        return {
            (q, r): tuple(facing for facing in range(6) if _is_in_arc(q, r, facing, shape))
            for q in range(-wide, wide + 1)
            for r in range(-high, high + 1)
        }

    @rule("GE-4")
    def within(self, h: Hex, n: Points) -> Hexes:
        """The hexes at most n away, the hex itself included."""
        disc = self._discs.get((h, n))
        if disc is None:
            disc = self._discs[h, n] = self.board.disc(h, n)
        return disc

    # -- 6.0 and 11.1 line of sight

    @cached_property
    def sees(self) -> list[int]:
        """For each hex the hexes it sees, itself included; worked out when first asked for."""
        return self._lines_of_sight()

    @rule("6.0b", "6.0e", "11.0a", "11.1a", "11.1e")
    def _lines_of_sight(self) -> list[int]:
        board = self.board
        axial = board.axial
        hexes = bits(self.playable)
        by_vector: dict[tuple[int, int], int] = {}
        spans = [axial[h] for h in hexes]
        qs, rs = [q for q, _ in spans], [r for _, r in spans]
        wide, high = max(qs) - min(qs), max(rs) - min(rs)
        level = [mask(h for h in hexes if self.level[h] == n) for n in range(LEVELS)]
        heights = [
            mask(h for h in hexes if self.level[h] + (self.blocks >> h & 1) >= n)
            for n in range(LEVELS + 1)
        ]
        tall = [self.blocks & mask(h for h in hexes if self.level[h] >= n) for n in range(LEVELS)]
        for dq in range(wide + 1):
            # Further right the step would leave the grid and come back one row lower.
            inside = mask(h for h in hexes if axial[h][0] + dq <= max(qs))
            for dr in range(-high, high + 1):
                if dq > 0 or dr > 0:
                    goal = board.offset(dq, dr)
                    pairs = inside & _shifted(self.playable, goal)
                    if pairs:
                        clear = self._clear(dq, dr, pairs, level, heights, tall)
                        by_vector[dq, dr] = clear
        sees = [0] * board.size
        for h in hexes:
            sees[h] = 1 << h
        for (dq, dr), starts in by_vector.items():
            goal = board.offset(dq, dr)
            for h in bits(starts):
                sees[h] |= 1 << h + goal
                sees[h + goal] |= 1 << h
        return sees

    @rule("6.0d", "11.1b", "11.1c", "11.1d", "GE-8", "GE-11")
    def _clear(
        self,
        dq: int,
        dr: int,
        pairs: Hexes,
        level: list[Hexes],
        heights: list[Hexes],
        tall: list[Hexes],
    ) -> Hexes:
        """From which of these hexes one sees the hex that lies dq, dr away."""
        board = self.board
        between = board.trace(dq, dr)[1:-1]
        if not between:
            return pairs
        goal = board.offset(dq, dr)
        clear = 0
        for low in range(LEVELS):
            for high in range(low, LEVELS):
                # Same level: what is higher than it; else what reaches up to the higher end.
                obstacles = heights[low + 1 if low == high else high]
                for a, b in {(low, high), (high, low)}:
                    starts = pairs & level[a] & _shifted(level[b], goal)
                    if not starts:
                        continue
                    near = far = 0
                    if a < b:
                        near = tall[a]
                    elif b < a:
                        far = tall[b]
                    for number, group in enumerate(between):
                        here = obstacles
                        if near and number == 0:
                            here |= near
                        if far and number == len(between) - 1:
                            here |= far
                        starts &= ~self._blocked(group, here)
                    clear |= starts
        return clear

    @rule("6.0c", "6.0f", "6.0h", "GE-9", "GE-10", "GE-12")
    def _blocked(self, group: tuple[int, ...], obstacles: Hexes) -> Hexes:
        """Where the line is cut by this hex of it, or by both hexes that it runs between."""
        if len(group) == 1:
            return _shifted(obstacles, group[0])
        # GE-10: of a pair with a hex that is not in play the other one decides.
        one, other = group
        missing = ~self.playable
        either = _shifted_or_missing(obstacles, missing, one) & _shifted_or_missing(
            obstacles, missing, other
        )
        return either & ~(_shifted(missing, one) & _shifted(missing, other))

    def cuts(self, a: Hex, b: Hex) -> list[tuple[int, ...]]:
        """Where the line between two hexes is cut: of each place the hexes that do it."""
        low, high = sorted((self.level[a], self.level[b]))
        top = low + 1 if low == high else high
        places = self.between(a, b)
        under_edge = {  # 11.1d: the hex that the lower end looks up past
            self.level[a] < high: 0,
            self.level[b] < high: len(places) - 1,
        }.get(True)

        def is_obstacle(h: Hex, number: int) -> bool:
            tall = self.blocks >> h & 1
            if number == under_edge and tall and self.level[h] >= low:
                return True
            return self.level[h] + tall >= top

        cuts = []
        for number, group in enumerate(places):
            known = [h for h in group if self.playable >> h & 1]
            if known and all(is_obstacle(h, number) for h in known):
                cuts.append(tuple(known))
        return cuts

    @rule("5.0.2a", "11.3a", "GE-13")
    def is_behind_wall(self, viewer: Hex, h: Hex) -> bool:
        """Whether the line from a viewer enters a hex across a wall of it (GE-13)."""
        if viewer == h or not self.walled >> h & 1:
            return False
        before = self.board.line(viewer, h)[-2]
        sides = (self.board.direction(h, other) for other in before)
        return all(side is not None and self.walls[side] >> h & 1 for side in sides)

    def between(self, a: Hex, b: Hex) -> list[tuple[int, ...]]:
        """The hexes that a line crosses, ends left out; pairs where it runs along a side."""
        groups = self._between.get((a, b))
        if groups is None:
            groups = self._between[a, b] = self.board.line(a, b)[1:-1]
        return groups

    def bare_near(self, h: Hex, n: Points) -> Hexes:
        """Hexes at most n away in sight of one, whose ground and walls give no cover against it."""
        near = self._near.get((h, n))
        if near is None:
            seen = self.within(h, n) & self.sees[h] & ~self.cover
            near = mask(at for at in bits(seen) if not self.is_behind_wall(h, at))
            self._near[h, n] = near
        return near

    def crossed(self, a: Hex, b: Hex) -> Hexes:
        """All hexes that a line touches on its way, as a set."""
        hexes = self._crossed.get((a, b))
        if hexes is None:
            hexes = mask(h for group in self.between(a, b) for h in group)
            self._crossed[a, b] = hexes
        return hexes

    # -- slopes

    @cached_property
    @rule("4.0j")
    def steep(self) -> list[int]:
        """By direction: hexes from which a step goes up or down two levels."""
        steep = [0] * 6
        for h in bits(self.playable) if self.has_levels else ():
            for side in range(6):
                other = self.board.step[side][h]
                if other >= 0 and abs(self.level[h] - self.level[other]) >= 2:
                    steep[side] |= 1 << h
        return steep


@rule("6.1a", "GE-6")
def _is_in_arc(q: int, r: int, facing: Direction, shape: Arc) -> bool:
    """GE-6: the two sixty-degree sectors beside the facing, borders included; or all ahead."""
    if not (q or r):
        return False
    s = -q - r
    if shape == HALF_PLANE:
        along = (q - s, r - s, r - q)
        return (along[facing] if facing < 3 else -along[facing - 3]) > 0
    sectors = (-s, r, -q, s, -r, q)  # clockwise from the one between south-east and south
    return max(sectors[facing], sectors[facing - 1]) == max(abs(q), abs(r), abs(s))


def _shifted(hexes: Hexes, by: int) -> Hexes:
    """The hexes from which a step of `by` leads into the set."""
    return hexes >> by if by >= 0 else hexes << -by


def _shifted_or_missing(obstacles: Hexes, missing: Hexes, by: int) -> Hexes:
    return _shifted(obstacles | missing, by)


@lru_cache(maxsize=32)
def _pieces_of(layout: tuple[Placed, ...]) -> dict[tuple[int, int], Piece]:
    pieces: dict[tuple[int, int], Piece] = {}
    for number, turned, right, down in layout:
        for cell in BOARD_CELLS[number]:
            column, row = cell.column, cell.row
            if turned:
                row = (11 if column % 2 == 0 else 12) - row
                column = COLUMNS + 1 - column
            at = (column + (COLUMNS - 1) * right, row + (ROWS - 1) * down)
            piece = pieces.setdefault(at, Piece())
            _add(piece, number, cell, turned)
    return pieces


def _pieces(layout: Sequence[Placed]) -> dict[tuple[int, int], Piece]:
    return _pieces_of(tuple(layout))


def _add(piece: Piece, number: int, cell: Cell, turned: bool) -> None:
    piece.names.append(f"{number}-{chr(ord('A') + cell.row)}{cell.column:02}")
    piece.part += cell.part
    piece.terrain = piece.terrain or cell.terrain
    piece.level = max(piece.level, cell.level)
    turn = 3 if turned else 0
    piece.roads |= {(side + turn) % 6 for side in cell.roads}
    piece.walls |= {(side + turn) % 6 for side in cell.walls}


@lru_cache(maxsize=32)
def ground_of(layout: tuple[Placed, ...]) -> Ground:
    return Ground(layout)
