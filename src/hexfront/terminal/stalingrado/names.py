"""Hexes, counters, pools and shifts of stalingrado in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
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
from hexfront.games.stalingrado.tables import SIDES
from hexfront.messages import has
from hexfront.terminal.vocabulary import Vocabulary


def side_of(unit: str) -> str:
    return SIDES[SIDE_OF[NUMBER[unit]]]


class Names(Vocabulary):
    """The vocabulary in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__("stalingrado", lang, {"dice": lambda faces: " + ".join(map(str, faces))})

    def units(self, ids: Iterable[str]) -> str:
        """On panels; messages say in words of their own that there are none."""
        found = list(ids)
        return super().units(found) if found else "–"

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
        return self.thing("pool", name)

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
