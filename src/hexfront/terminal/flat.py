"""Maps whose hexes stand on a side: two lines for each hex, every other column a line lower."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from rich.text import Text

from hexfront.core.hexes import Board, bits
from hexfront.terminal.window import span

Cell = tuple[Text, Text]


@cache
def _grid(board: Board) -> tuple[dict[int, tuple[int, int]], int, int]:
    """Where each hex begins, in columns and lines, and how many of both there are."""
    side = 3**0.5 / 2
    at = {}
    for hex in bits(board.playable):
        x, y = board.xy(hex)
        at[hex] = round(x / 1.5), round(y / side)
    west = min(column for column, _ in at.values())
    north = min(line for _, line in at.values())
    at = {hex: (column - west, line - north) for hex, (column, line) in at.items()}
    columns = 1 + max(column for column, _ in at.values())
    lines = 2 + max(line for _, line in at.values())
    return at, columns, lines


def draw(
    board: Board,
    cell: Callable[[int], Cell],
    across: int,
    width: int,
    height: int,
    around: Iterable[int],
) -> list[Text]:
    """The part around some hexes that so many columns and lines of a terminal have room for."""
    at, columns, lines = _grid(board)
    seen = [at[hex] for hex in around]
    shown = span(columns, max(1, width // across), [column for column, _ in seen])
    rows = span(lines, max(4, height), [line + 0.5 for _, line in seen])
    drawn = [Text() for _ in rows]
    for hex in sorted(at, key=at.__getitem__):
        column, line = at[hex]
        if column not in shown or not (line in rows or line + 1 in rows):
            continue
        for number, part in enumerate(cell(hex)):
            if line + number in rows:
                text = drawn[line + number - rows.start]
                text.pad_right((column - shown.start) * across - len(text))
                part.truncate(across - 1)
                text.append_text(part)
    return drawn
