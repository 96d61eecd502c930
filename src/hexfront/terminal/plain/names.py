"""The names of hexes and units, from the components of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexfront.core.definition import Definition
from hexfront.terminal.vocabulary import Vocabulary


class Names(Vocabulary):
    def __init__(self, definition: Definition, lang: str) -> None:
        super().__init__(definition.id, lang)
        parts = definition.components()
        self.hexes: Mapping[str, Any] = {hex["id"]: hex for hex in parts["hexes"]}
        self.units: Mapping[str, Any] = {unit["id"]: unit for unit in parts["units"]}
        self.is_flat = parts["orientation"] == "flat"
        sides = dict.fromkeys(unit["side"] for unit in self.units.values())
        self.sides = {side: number for number, side in enumerate(sides)}
        self.things = {"hex": self.hex, "unit": self.unit}
        self.spell = {
            **dict.fromkeys(("hex", "start", "target", "place"), self.hex),
            "unit": self.unit,
            "hexes": lambda ids: self.listed(map(self.hex, ids)),
            "units": lambda ids: self.listed(map(self.unit, ids)),
            "seat": self.seat,
            "side": self.seat,
        }

    def hex(self, id: str) -> str:
        label = self.hexes[id]["label"] if id in self.hexes else ""
        return f"{id} {label}" if label else id

    def unit(self, id: str) -> str:
        return self.units[id]["name"] if id in self.units else id

    def seat(self, seat: str) -> str:
        return self.say(f"seat-{seat}")

    def fact(self, value: str | int) -> str:
        return self.seat(value) if isinstance(value, str) and value in self.sides else str(value)

    def told(self, unit: Mapping[str, Any]) -> str:
        """Blue, 1st Battalion 3-4"""
        part = self.units[unit["id"]]
        factors = unit.get("factors", part["factors"])
        return f"{self.seat(part['side'])}, {part['name']} {factors}".rstrip()
