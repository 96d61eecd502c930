"""What a seat may know, as arrays: planes of the map, a table of units, numbers of the whole.

A game's encoder says what each of them means, and reads only what the seat may know: a test
compares positions that differ in nothing but what is hidden from the seat.

Most decisions change little. So each seat keeps a sheet, updated where something has changed since
the last look, and an observation is a copy of it; another test compares with new sheets.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import compress
from math import prod
from operator import is_not
from struct import Struct
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hexfront.core.game import BadSetup
from hexfront.core.hexes import Board, bits
from hexfront.games import IDS

Planes: TypeAlias = NDArray[np.uint8]
Ints: TypeAlias = NDArray[np.int16]


_FEW = 4
"""Up to so many changes are written one by one rather than as a row."""
_STRETCH = 64
"""Of a long list so many entries are compared at once: few of such stretches differ."""
_COUNT = range(2 * _STRETCH)


class Field(NamedTuple):
    """One plane, column or number, and what it tells."""

    name: str
    means: str


class Arrays(NamedTuple):
    """An observation: planes × rows × columns, units × columns, numbers."""

    planes: Planes
    units: Ints
    numbers: Ints


class Sheet(ABC):
    """What a seat may know of a game, rewritten where it has changed."""

    def __init__(self, planes: Planes, units: Ints, numbers: Ints) -> None:
        self.planes = planes
        self.units = units
        self.numbers = numbers
        self.table = units.reshape(-1).data
        """The units as one row: where single fields are written, several times as fast."""
        self.columns = units.shape[1]

    @abstractmethod
    def write(self, g: Any) -> None:
        """What has changed since the last time."""

    def seen(self, g: Any) -> Arrays:
        """An observation, which stays as it is when the game goes on."""
        self.write(g)
        return Arrays(self.planes.copy(), self.units.copy(), self.numbers.copy())


class Rows:
    """Rows of an array, or planes, each of which shows a set as zeros and ones."""

    __slots__ = ("_cells", "_first", "_rows", "_sets", "_shape", "_size", "_steps")

    def __init__(self, rows: NDArray[Any]) -> None:
        whole = rows.base
        assert whole is not None
        self._rows = rows
        self._cells = whole.reshape(-1).data  # where single things are written, many times as fast
        self._first = (rows.ctypes.data - whole.ctypes.data) // rows.itemsize
        self._steps = [step // rows.itemsize for step in rows.strides]
        self._size = prod(rows.shape[1:])
        self._shape = rows.shape[1:] if rows.ndim > 2 else None
        self._sets: Sequence[int] = (0,) * len(rows)

    def write(self, sets: Sequence[int]) -> None:
        """A row for each set, if it is another one than last time."""
        old = self._sets
        if sets == old:
            return
        self._sets = sets
        for row in compress(_COUNT, map(is_not, old, sets)):
            things = sets[row]
            changed = things ^ old[row]
            if changed.bit_count() <= _FEW:
                self._write_few(row, things, changed)
            else:
                made = plane(things, self._size)
                self._rows[row] = made.reshape(self._shape) if self._shape else made

    def _write_few(self, row: int, things: int, changed: int) -> None:
        cells, steps = self._cells, self._steps
        first = self._first + row * steps[0]
        for thing in bits(changed):
            if self._shape is None:
                at = first + thing * steps[1]
            else:
                line, place = divmod(thing, self._shape[1])
                at = first + line * steps[1] + place * steps[2]
            cells[at] = things >> thing & 1


class Values:
    """The start of an array, which shows these numbers."""

    __slots__ = ("_numbers", "_pack", "_values")

    def __init__(self, numbers: Ints, count: int) -> None:
        self._numbers = numbers.data
        self._pack = Struct(f"{count}h").pack_into
        self._values: Sequence[int] = ()

    def write(self, values: Sequence[int]) -> None:
        if values != self._values:
            self._values = values
            self._pack(self._numbers, 0, *values)


class Sums:
    """A plane that shows what the units of each cell have together."""

    __slots__ = ("_cells", "_plane", "_values")

    def __init__(self, plane: Planes, units: int) -> None:
        self._plane = plane.data  # where single cells are written, several times as fast
        self._cells = [-1] * units
        self._values = [0] * units

    def put(self, unit: int, cell: int, value: int) -> None:
        """A unit counts so much where it stands; -1 is nowhere."""
        old = self._cells[unit]
        if old >= 0:
            self._plane[old] -= self._values[unit]
        if cell >= 0:
            self._plane[cell] += value
        self._cells[unit] = cell
        self._values[unit] = value


def differing(old: Sequence[int], new: Sequence[int]) -> list[int]:
    """The places at which two lists differ."""
    if old == new:
        return []
    if len(new) <= 2 * _STRETCH:
        return _differing(old, new)
    found: list[int] = []
    for first in range(0, len(new), _STRETCH):
        mine, other = old[first : first + _STRETCH], new[first : first + _STRETCH]
        if mine != other:
            found += [first + at for at in _differing(mine, other)]
    return found


def differing_bytes(old: bytes, new: bytes | bytearray) -> list[int]:
    """The same of two rows of bytes, as numbers: the difference is there at once."""
    found: list[int] = []
    left = int.from_bytes(old, "little") ^ int.from_bytes(new, "little")
    while left:
        at = left.bit_length() - 1 >> 3
        found.append(at)
        left &= (1 << 8 * at) - 1
    return found


def _differing(old: Sequence[int], new: Sequence[int]) -> list[int]:
    others = compress(_COUNT, map(is_not, old, new))  # most are the very same ones
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
        return self.sheet(g, seat).seen(g)

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
