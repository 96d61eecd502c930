"""The names of places, counters and cards, and what they mean."""

from __future__ import annotations

from collections.abc import Sequence

from hexfront.games.noretreat.state import NoRetreat
from hexfront.games.noretreat.tables import (
    CARD_NAMES,
    PLACE_NAMES,
    PLACE_NUMBER,
    UNIT_NAMES,
    UNIT_NUMBER,
)

_DIGITS = [str(number) for number in range(10)]
_NAMES: dict[str, Sequence[str]] = {
    "hex": PLACE_NAMES,
    "unit": UNIT_NAMES,
    "card": CARD_NAMES,
    "number": _DIGITS,
    "option": _DIGITS,
}
_NUMBERS: dict[str, dict[str, int]] = {
    "hex": PLACE_NUMBER,
    "unit": UNIT_NUMBER,
    "card": {name: number for number, name in enumerate(CARD_NAMES) if number},
    "number": {name: number for number, name in enumerate(_DIGITS)},
    "option": {name: number for number, name in enumerate(_DIGITS)},
}


def name_of(g: NoRetreat, kind: str, number: int) -> str:
    return _NAMES[kind][number]


def number_of(g: NoRetreat, kind: str, name: str) -> int | None:
    return _NUMBERS[kind].get(name)
