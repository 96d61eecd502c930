"""The scenarios: which turns and which part of the map, and what decides them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hexfront.core.tables import TableError
from hexfront.games.stalingrado.tables import BOARD, CHARTS, HEX_ROWS, TABLES, mask


@dataclass(frozen=True, slots=True)
class Scenario:
    name: str
    first: int
    last: int
    area: int
    """The hexes in play."""
    closed: int
    """All others."""
    automatic: bool
    """Whether the Axis wins at once that holds Stalingrad, Mozdok and Maykop at the end."""


def _span(section: dict[str, Any], key: str, low: int, high: int) -> tuple[int, int]:
    first, last = section.get(key, [low, high])
    if not low <= first <= last <= high:
        raise ValueError(f"{key} must lie within {low} and {high}")
    return first, last


def _scenario(name: str, section: dict[str, Any]) -> Scenario:
    rows = _span(section, "rows", 1, 38)
    columns = _span(section, "columns", 1, 33)
    first, last = _span({"turns": [section["first"], section["last"]]}, "turns", 1, CHARTS.turns)
    area = mask(
        number
        for number, row in HEX_ROWS.items()
        if rows[0] <= row.row <= rows[1] and columns[0] <= row.col <= columns[1]
    )
    return Scenario(name, first, last, area, BOARD.playable & ~area, True)


def _read() -> dict[str, Scenario]:
    file, data = TABLES.toml("scenarios.toml")
    found = {}
    for name, section in data.items():
        try:
            found[name] = _scenario(name, section)
        except (KeyError, TypeError, ValueError) as error:
            raise TableError(file, None, name, f"is no scenario: {error}") from None
    return found


SCENARIOS = _read()
