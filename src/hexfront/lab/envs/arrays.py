"""What a seat may know, as arrays: planes of the map, a table of units, numbers of the whole.

A game's encoder says what each of them means, and reads only what the seat may know: a test
compares positions that differ in nothing but what is hidden from the seat.

Most decisions change little. So each seat keeps a sheet, updated where something has changed since
the last look, and an observation is a copy of it; another test compares with new sheets. An array
in which nothing has changed is the same one as before, so observations are not to be written on.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import compress, count
from operator import is_not
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hexfront.core.game import BadSetup
from hexfront.core.hexes import Board
from hexfront.games import IDS

Planes: TypeAlias = NDArray[np.uint8]
Ints: TypeAlias = NDArray[np.int16]


_FEW = 4
"""Up to so many changes are written one by one rather than as a row."""


class Field(NamedTuple):
    """One plane, column or number, and what it tells."""

    name: str
    means: str


class Arrays(NamedTuple):
    """An observation: planes × rows × columns, units × columns, numbers."""

    planes: Planes
    units: Ints
    numbers: Ints


class Page:
    """An array of a sheet. What is shown of it is a copy, and the same one until it is outdated by
    something written; nobody can write on that."""

    __slots__ = ("_copy", "array")

    def __init__(self, array: NDArray[Any]) -> None:
        self.array = array
        self._copy: NDArray[Any] | None = None

    def outdate(self) -> None:
        self._copy = None

    def shown(self) -> NDArray[Any]:
        copy = self._copy
        if copy is None:
            copy = self._copy = self.array.copy()
            copy.setflags(write=False)
        return copy


class Sheet(ABC):
    """What a seat may know of a game, rewritten where it has changed."""

    def __init__(self, planes: Planes, units: Ints, numbers: Ints) -> None:
        self.planes = Page(planes)
        self.units = Page(units)
        self.numbers = Page(numbers)
        self._table = units.reshape(-1).data
        self._columns = units.shape[1]

    def write_unit(self, unit: int, first: int, values: Sequence[int]) -> None:
        """Columns of a unit, from this one on."""
        self.units.outdate()
        at = unit * self._columns + first
        table = self._table
        for value in values:  # one by one: so few cost less than an array of them
            table[at] = value
            at += 1

    @abstractmethod
    def write(self, g: Any) -> None:
        """What has changed since the last time."""


class Rows:
    """Rows of pages, each of which shows a set as zeros and ones; of planes each is one."""

    __slots__ = ("_cells", "_pages", "_rows", "_sets")

    def __init__(self, *parts: tuple[Page, NDArray[Any]]) -> None:
        self._pages = [page for page, rows in parts for _ in rows]
        self._rows: list[NDArray[Any]] = [row for _, rows in parts for row in rows]
        self._cells = [row.data for row in self._rows]  # for single things, several times as fast
        self._sets: Sequence[int] = (0,) * len(self._rows)

    def write(self, sets: Sequence[int]) -> None:
        """A row for each set, if it is another one than last time."""
        old = self._sets
        if sets == old:
            return
        self._sets = sets
        for number, things in enumerate(sets):
            changed = things ^ old[number]
            if changed:
                self._write_row(number, things, changed)

    def _write_row(self, number: int, things: int, changed: int) -> None:
        self._pages[number].outdate()
        row = self._rows[number]
        if changed.bit_count() > _FEW:
            row[:] = plane(things, row.size).reshape(row.shape)
            return
        cells = self._cells[number]
        for thing in members(changed):
            at = thing if row.ndim == 1 else divmod(thing, row.shape[1])
            cells[at] = things >> thing & 1


class Values:
    """The start of a page, which shows these numbers."""

    __slots__ = ("_numbers", "_page", "_values")

    def __init__(self, page: Page) -> None:
        self._page = page
        self._numbers = page.array.data
        self._values: Sequence[int] = ()

    def write(self, values: Sequence[int]) -> None:
        if values != self._values:
            self._page.outdate()
            self._values = values
            self._numbers[: len(values)] = array("h", values)


class Sums:
    """A plane of what the units of each cell have together, and one of how many they are."""

    __slots__ = ("_cells", "_count", "_page", "_sum", "_values")

    def __init__(self, page: Page, units: int, sum: Planes, count: Planes | None = None) -> None:
        self._page = page
        self._sum = sum.data  # where single cells are written, several times as fast
        self._count = None if count is None else count.data
        self._cells = [-1] * units
        self._values = [0] * units

    def put(self, unit: int, cell: int, value: int) -> None:
        """A unit has so much where it stands; -1 is nowhere."""
        old, before, count = self._cells[unit], self._values[unit], self._count
        if old == cell and before == value:
            return
        self._page.outdate()
        if old >= 0:
            self._sum[old] -= before
            if count is not None:
                count[old] -= 1
        if cell >= 0:
            self._sum[cell] += value
            if count is not None:
                count[cell] += 1
        self._cells[unit], self._values[unit] = cell, value


def members(things: int) -> list[int]:
    """Of a set that is not likely to come again: `bits` remembers those that the games ask for, and
    has room for so many."""
    found = []
    while things:
        thing = things.bit_length() - 1
        found.append(thing)
        things ^= 1 << thing
    return found


def differing_bytes(old: bytes, new: bytes | bytearray) -> int:
    """The set of the places at which two rows of bytes differ; they are few."""
    left = int.from_bytes(old, "little") ^ int.from_bytes(new, "little")
    found = 0
    while left:
        at = left.bit_length() - 1 >> 3
        found |= 1 << at
        left &= (1 << 8 * at) - 1
    return found


def differing(old: Sequence[int], new: Sequence[int]) -> list[int]:
    """The places at which two lists differ."""
    if old == new:
        return []
    others = compress(count(), map(is_not, old, new))  # most are the very same ones
    return [at for at in others if old[at] != new[at]]


@dataclass(frozen=True, slots=True)
class Encoder:
    """How the positions of a game become arrays."""

    shape: tuple[int, int]
    """Rows and columns of a plane. Cells lie as hexes do in a row; each row is half a hex further
    on, so that the six neighbours of a cell are E, W, N, NE, S and SW of it."""
    planes: tuple[Field, ...]
    units: int
    """Rows of the table of units."""
    columns: tuple[Field, ...]
    numbers: tuple[Field, ...]
    things: Mapping[str, int]
    """How many things of each kind an action may name."""
    sheet: Callable[[Any, str], Sheet]
    """A new one for a seat of this game; nothing is written on it yet but what never changes."""

    def encode(self, g: Any, seat: str) -> Arrays:
        """An observation by itself."""
        sheet = self.sheet(g, seat)
        sheet.write(g)
        return Arrays(sheet.planes.array, sheet.units.array, sheet.numbers.array)

    def described(self) -> str:
        """The fields as tables in Markdown."""
        rows, columns = self.shape
        parts = [
            (f"Planes, {len(self.planes)} × {rows} × {columns}", self.planes),
            (f"Units, {self.units} × {len(self.columns)}", self.columns),
            (f"Numbers, {len(self.numbers)}", self.numbers),
        ]
        lines: list[str] = []
        for title, fields in parts:
            lines += [f"**{title}**", "", "| | field | what it tells |", "|---|---|---|"]
            lines += [
                f"| {number} | `{field.name}` | {field.means} |"
                for number, field in enumerate(fields)
            ]
            lines.append("")
        return "\n".join(lines)


@cache
def encoder(game: str) -> Encoder:
    """The encoder of a game, by its id."""
    if game not in IDS:
        raise BadSetup(f"{game} has no environment; {', '.join(IDS)} have one")
    found: Encoder = import_module(f"hexfront.lab.envs.{game}").ENCODER
    return found


def shape_of(board: Board) -> tuple[int, int]:
    """Rows and columns of a board's numbers, its empty margin included."""
    width = board.offset(0, 1)
    return board.size // width, width


def plane(hexes: int, size: int) -> NDArray[np.uint8]:
    """A set of hexes as zeros and ones."""
    raw = np.frombuffer(hexes.to_bytes((size + 7) // 8, "little"), np.uint8)
    return np.unpackbits(raw, count=size, bitorder="little")


def planes_of(sets: Sequence[int], size: int) -> NDArray[np.uint8]:
    """Several sets at once, a row each."""
    width = (size + 7) // 8
    raw = np.frombuffer(b"".join(one.to_bytes(width, "little") for one in sets), np.uint8)
    return np.unpackbits(raw.reshape(len(sets), width), axis=1, count=size, bitorder="little")


def flags(sets: Sequence[int], size: int) -> NDArray[np.uint8]:
    """Several sets of units as columns of zeros and ones."""
    return planes_of(sets, size).T


def one_of(count: int) -> list[tuple[int, ...]]:
    """For each of so many things a row of zeros with a one at its place."""
    return [tuple(int(one == other) for other in range(count)) for one in range(count)]


def fields(*rows: tuple[str, str]) -> tuple[Field, ...]:
    return tuple(Field(*row) for row in rows)


def card_fields(prefix: str, names: Iterable[str], means: str) -> tuple[Field, ...]:
    """A number for each card."""
    return tuple(Field(f"{prefix}_{name}", means) for name in names)
