"""What a seat may know, as arrays: planes of the map, a table of units, numbers of the whole.

A game's encoder says what each of them means, and reads only what the seat may know: a test
compares positions that differ in nothing but what is hidden from the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from hexfront.core.game import BadSetup
from hexfront.core.hexes import Board
from hexfront.games import IDS

Planes: TypeAlias = NDArray[np.uint8]
Ints: TypeAlias = NDArray[np.int16]


class Field(NamedTuple):
    """One plane, column or number, and what it tells."""

    name: str
    means: str


class Arrays(NamedTuple):
    """An observation: planes × rows × columns, units × columns, numbers."""

    planes: Planes
    units: Ints
    numbers: Ints


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
    encode: Callable[[Any, str], Arrays]

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


def own_first(side: int, pair: Sequence[Any]) -> tuple[Any, Any]:
    """What belongs to the two sides, the observer's first."""
    return pair[side], pair[1 - side]


def fields(*rows: tuple[str, str]) -> tuple[Field, ...]:
    return tuple(Field(*row) for row in rows)


def card_fields(prefix: str, names: Iterable[str], means: str) -> tuple[Field, ...]:
    """A number for each card."""
    return tuple(Field(f"{prefix}_{name}", means) for name in names)
