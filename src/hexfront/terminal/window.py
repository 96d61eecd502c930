"""The part of a map that a terminal has room for."""

from __future__ import annotations

from collections.abc import Sequence


def span(size: int, room: int, wanted: Sequence[float]) -> range:
    """As many columns or rows as there is room for, around those that are wanted."""
    shown = min(size, room)
    if not wanted:
        middle = size / 2
    elif max(wanted) - min(wanted) < shown:
        middle = (min(wanted) + max(wanted) + 1) / 2
    else:
        middle = sum(wanted) / len(wanted) + 0.5
    first = max(0, min(round(middle - shown / 2), size - shown))
    return range(first, first + shown)
