"""The names of hexes and counters, and what they mean."""

from __future__ import annotations

from hexfront.games.stalingrado.counters import NAMES, NUMBER
from hexfront.games.stalingrado.state import Stalingrado
from hexfront.games.stalingrado.tables import BOARD


def name_of(g: Stalingrado, kind: str, number: int) -> str:
    return (BOARD.name if kind == "hex" else NAMES)[number]


def number_of(g: Stalingrado, kind: str, name: str) -> int | None:
    return (BOARD.number if kind == "hex" else NUMBER).get(name)
