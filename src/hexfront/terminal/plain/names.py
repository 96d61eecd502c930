"""The names of hexes and units, from the components of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hexfront.core.definition import Definition
from hexfront.terminal.vocabulary import Vocabulary


class Names(Vocabulary):
    def __init__(self, definition: Definition, lang: str) -> None:
        super().__init__(definition.id, lang, {"seat": self.seat, "side": self.seat})
        parts = definition.components()
        self.hex_parts: Mapping[str, Any] = {hex["id"]: hex for hex in parts["hexes"]}
        self.unit_parts: Mapping[str, Any] = {unit["id"]: unit for unit in parts["units"]}
        self.is_flat = parts["orientation"] == "flat"
        sides = dict.fromkeys(unit["side"] for unit in self.unit_parts.values())
        self.sides = {side: number for number, side in enumerate(sides)}

    def seat(self, seat: str) -> str:
        return self.say(f"seat-{seat}")

    def fact(self, value: str | int) -> str:
        return self.seat(value) if isinstance(value, str) and value in self.sides else str(value)

    def told(self, unit: Mapping[str, Any]) -> str:
        """Blue, 1st Battalion 3-4"""
        part = self.unit_parts[unit["id"]]
        factors = unit.get("factors", part["factors"])
        return f"{self.seat(part['side'])}, {part['name']} {factors}".rstrip()
