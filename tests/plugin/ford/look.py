"""What is shown: names, components and view. The plain look draws the game from them."""

from __future__ import annotations

from typing import Any

from ford.rules import BOARD, GONE, MILL, OF_SIDE, SEATS, STRENGTH, UNITS, Ford
from hexfront.core.plain import hex_parts

MILL_NAME = BOARD.name[MILL]


def name_of(g: Ford, kind: str, number: int) -> str:
    return (BOARD.name if kind == "hex" else UNITS)[number]


def number_of(g: Ford, kind: str, name: str) -> int | None:
    if kind == "hex":
        return BOARD.number.get(name)
    return UNITS.index(name) if name in UNITS else None


def components() -> dict[str, Any]:
    return {
        "orientation": BOARD.orientation,
        "hexes": hex_parts(
            BOARD,
            terrain=lambda id: "river" if id[1:] == "03" else "field",
            label=lambda id: "Mill" if id == MILL_NAME else "",
        ),
        "units": [
            {
                "id": unit,
                "side": SEATS[OF_SIDE[1] >> number & 1],
                "name": unit,
                "factors": f"{STRENGTH[number]}-1",
            }
            for number, unit in enumerate(UNITS)
        ],
    }


def view(g: Ford, seat: str | None) -> dict[str, Any]:
    """Everybody sees everything."""
    holder = next((side for side in (0, 1) if g.hexes(g.of(side)) >> MILL & 1), None)
    return {
        "turn": g.turn,
        "units": [
            {"id": unit, "hex": None if at == GONE else BOARD.name[at]}
            for unit, at in zip(UNITS, g.where, strict=True)
        ],
        "facts": {"mill": "-" if holder is None else SEATS[holder]},
    }
