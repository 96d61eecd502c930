"""What a seat may know, as arrays: planes of the map, a table of units, numbers of the whole.

A game's encoder says what each of them means, and reads only what the seat may know: a test
compares positions that differ in nothing but what is hidden from the seat.

Most decisions change little. So each seat keeps a sheet, updated where something has changed since
the last look, and an observation is a copy of it; another test compares with new sheets.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from itertools import compress, count
from math import prod
from operator import is_not
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
        self._table = units.reshape(-1).data
        self._columns = units.shape[1]

    def write_unit(self, unit: int, first: int, values: Sequence[int]) -> None:
        """Columns of a unit, from this one on."""
        at = unit * self._columns + first
        self._table[at : at + len(values)] = array("h", values)

    @abstractmethod
    def write(self, g: Any) -> None:
        """What has changed since the last time."""

    def seen(self, g: Any) -> Arrays:
        """An observation, which stays as it is when the game goes on."""
        self.write(g)
        return Arrays(self.planes.copy(), self.units.copy(), self.numbers.copy())


class Rows:
    """Rows of an array, or planes, each of which shows a set as zeros and ones."""

    __slots__ = ("_cells", "_rows", "_sets", "_shape", "_size")

    def __init__(self, rows: NDArray[Any]) -> None:
        self._rows = rows
        self._cells = rows.data  # where single things are written, several times as fast
        self._size = prod(rows.shape[1:])
        self._shape = rows.shape[1:] if rows.ndim > 2 else None
        self._sets: Sequence[int] = (0,) * len(rows)

    def write(self, sets: Sequence[int]) -> None:
        """A row for each set, if it is another one than last time."""
        old = self._sets
        if sets == old:
            return
        self._sets = sets
        for row, things in enumerate(sets):
            changed = things ^ old[row]
            if not changed:
                continue
            if changed.bit_count() <= _FEW:
                for thing in bits(changed):
                    self._cells[self._at(row, thing)] = things >> thing & 1
            else:
                made = plane(things, self._size)
                self._rows[row] = made.reshape(self._shape) if self._shape else made

    def _at(self, row: int, thing: int) -> tuple[int, ...]:
        return (row, *divmod(thing, self._shape[1])) if self._shape else (row, thing)


class Values:
    """The start of an array, which shows these numbers."""

    __slots__ = ("_numbers", "_values")

    def __init__(self, numbers: Ints) -> None:
        self._numbers = numbers.data
        self._values: Sequence[int] = ()

    def write(self, values: Sequence[int]) -> None:
        if values != self._values:
            self._values = values
            self._numbers[: len(values)] = array("h", values)


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
