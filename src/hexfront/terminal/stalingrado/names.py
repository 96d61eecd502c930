"""Hexes, counters, pools and shifts of stalingrado in words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from babel.dates import format_date

from hexfront.games.stalingrado.counters import (
    AIR_POWER,
    ALL_AIR,
    ALL_HQ,
    ALLOWANCE,
    ATTACK,
    CLASS_OF,
    DEFENCE,
    FLIGHT_RANGE,
    GROUND,
    HQ_NUMBER,
    HQ_RANGE,
    NUMBER,
    ROWS,
    SIDE_OF,
)
from hexfront.games.stalingrado.tables import BOARD, HEX_ROWS, SIDES
from hexfront.messages import has
from hexfront.terminal.vocabulary import NONE, Vocabulary

_ORDINAL = re.compile(r"(\d+)(?:st|nd|rd|th)\b")


def _slug(name: str) -> str:
    """Part of the id of a message."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def side_of(unit: str) -> str:
    return SIDES[SIDE_OF[NUMBER[unit]]]


class Names(Vocabulary):
    """The vocabulary in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__("stalingrado", lang)
        self.optional = ("unit",)
        self.things = {"hex": self.hex, "unit": self.unit}
        self.spell = {
            **dict.fromkeys(("hex", "start", "target", "base"), self.hex),
            **dict.fromkeys(("unit", "counter", "old", "transport"), self.unit),
            **dict.fromkeys(("units", "counters"), self._told_units),
            "hexes": self.hexes,
            "dice": lambda faces: " + ".join(map(str, faces)),
            "pool": self.pool,
        }

    # -- places

    def hex(self, name: str) -> str:
        """2813 (Stalingrad), or a place off the map"""
        if name not in BOARD.number:
            return self.say(f"place-{name}")
        place = self.place(name)
        return f"{name} ({place})" if place else name

    def place(self, name: str) -> str:
        called: str = HEX_ROWS[BOARD.number[name]].name
        return self.translated(f"town-{_slug(called)}", called) if called else ""

    def hexes(self, names: Sequence[str]) -> str:
        return self.listed(map(self.hex, names))

    # -- counters

    def unit(self, name: str) -> str:
        """Its number, as every language writes it, stands in the message of its kind."""
        called: str = ROWS[NUMBER[name]].name
        number = _ORDINAL.search(called)
        if number is None:
            return self.translated(f"unit-{_slug(called)}", called)
        kind = _slug(called.replace(number[0], "n", 1))
        return self.translated(f"unit-{kind}", called, number=int(number[1]))

    def units(self, names: Sequence[str]) -> str:
        return self.listed(map(self.unit, names)) or "–"

    def _told_units(self, names: Sequence[str]) -> str:
        """For messages, which say in words of their own that there are none."""
        return self.units(names) if names else NONE

    def kind(self, name: str) -> str:
        """German panzer; all Soviet units are of one nation."""
        number = NUMBER[name]
        row = ROWS[number]
        in_air = ALL_AIR >> number & 1
        kind = self.say(f"type-air-{CLASS_OF[number]}" if in_air else f"type-{row.type}")
        if row.nationality == "soviet":
            return kind
        return f"{self.say(f'nation-{row.nationality}')}, {kind}"

    def figures(self, name: str, steps: int) -> str:
        """6-5-15: attack, defence and movement; of air units ground and air power, and range."""
        number = NUMBER[name]
        if ALL_HQ >> number & 1:
            return self.say("fan-hq", commands=HQ_NUMBER[number], range=HQ_RANGE[number])
        if ALL_AIR >> number & 1:
            faces: Sequence[Any] = (GROUND[number], AIR_POWER[number])
            last = FLIGHT_RANGE[number]
        else:
            faces = (ATTACK[number], DEFENCE[number])
            last = ALLOWANCE[number][steps]
        return "-".join(str(value) for value in (*(face[steps] for face in faces), last))

    # -- points and combat

    def pool(self, name: str) -> str:
        """german-infantry in words"""
        nation, kind = name.split("-")
        words = {"nation": self.say(f"nation-{nation}"), "kind": self.say(f"kind-{kind}")}
        return self.say("pool-words", **words)

    def reason(self, name: str) -> str:
        """What points are for: one of the ways to win them, or an objective."""
        if has(self.game, f"{self.game}-points-{name}"):
            return self.say(f"points-{name}")
        return name.replace("_", " ").title()

    def shift(self, cause: str) -> str:
        return self.say(f"shift-{cause}")

    def shifts(self, shifts: Sequence[Mapping[str, Any]]) -> str:
        return ", ".join(f"{self.shift(one['cause'])} {one['columns']:+d}" for one in shifts)

    def day(self, day: str) -> str:
        """29 Jun 1942"""
        return format_date(date.fromisoformat(day), "medium", locale=self.lang)
