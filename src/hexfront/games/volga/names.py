"""The names of hexes, blocks and cards, and what they mean."""

from __future__ import annotations

from collections.abc import Sequence

from hexfront.core.hexes import bits, mask
from hexfront.games.volga.state import PLACE_NUMBER, Volga
from hexfront.games.volga.tables import BOARD, CARD_NAMES, UNIT_NAMES, UNIT_NUMBER

_NAMES: dict[str, Sequence[str]] = {"hex": BOARD.name, "unit": UNIT_NAMES, "card": CARD_NAMES}


def name_of(g: Volga, kind: str, number: int) -> str:
    return _NAMES[kind][number]


def number_of(g: Volga, kind: str, name: str) -> int | None:
    if kind == "hex":
        place = PLACE_NUMBER.get(name, BOARD.size)
        return place if place < BOARD.size else None
    if kind == "unit":
        return UNIT_NUMBER.get(name)
    copies = mask(number for number, known in enumerate(CARD_NAMES) if known == name)
    held = copies & (g.hands[g.player] | g.soviet_hand)
    return next(iter(bits(held or copies)), None)
