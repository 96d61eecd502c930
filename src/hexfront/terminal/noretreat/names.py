"""Hexes, units, cards, columns and moments of noretreat in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hexfront.games.noretreat.state import BOXES
from hexfront.games.noretreat.tables import (
    CARD_NAMES,
    COMPONENTS,
    EVENTS,
    JOKER,
    PLACE_NUMBER,
    SIDES,
    TITLES,
    UNIT_NUMBER,
    UNIT_ROWS,
)
from hexfront.messages import ENGLISH, Argument, has, say
from hexfront.terminal.vocabulary import NONE, Vocabulary, dice

_TITLE = {
    EVENTS[side][card].id: TITLES[side][card]
    for side in range(len(SIDES))
    for card in range(1, JOKER)
}


class Names(Vocabulary):
    """The vocabulary in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__("noretreat", lang)
        self.optional = ("card", "drawn", "hex", "place", "text", "unit")
        self.things = {"hex": self.place, "unit": self.unit, "card": self.card}
        self.spell = {
            "hex": self.place,
            "start": self.place,
            "unit": self.unit,
            "card": self.card,
            "drawn": self.card,
            "hexes": self.hexes,
            "path": self.hexes,
            "units": self.units,
            "cards": self.cards,
            "dice": dice,
            "shifts": self.shifts,
            "column": self.column,
        }
        self._named: dict[str, Callable[[Any], str]] = {
            "event": self.event,
            "window": lambda window: self.say(f"window-{window}"),
            "weather": lambda weather: self.say(f"weather-{weather}"),
            "result": self.result,
        }

    # -- places

    def place(self, name: str) -> str:
        """1407 (Minsk), Finland, or a box off the map"""
        if name in PLACE_NUMBER:
            called = self.called(name)
            return f"{name} ({called})" if called and name.isdecimal() else called or name
        return self.box(name)

    def called(self, name: str) -> str:
        """The city or whatever else has a name in a hex; most hexes have none."""
        row = COMPONENTS.hex_rows.get(PLACE_NUMBER[name])
        if row is not None and row.city:
            return self.translated(f"place-{name}", row.city)
        return self.say(f"place-{name}") if has(self.game, f"{self.game}-place-{name}") else ""

    def box(self, name: str) -> str:
        if name in BOXES:
            return self.say(f"box-{name}")
        return self.say("box-turn", turn=name.removeprefix("turn-"))

    def hexes(self, names: Sequence[str]) -> str:
        return self.listed(map(self.place, names))

    # -- units

    def unit(self, name: str, face: str = "weak") -> str:
        """A unit in full; Soviet Fronts have another name on their strong side."""
        row = UNIT_ROWS[UNIT_NUMBER[name]]
        id = f"unit-{name}"
        if face == "strong" and has(self.game, f"{self.game}-{id}.strong"):
            return self._in_full(f"{id}.strong", f"{id}.strong-short", row.strong_name)
        return self._in_full(id, f"{id}.short", row.weak_name or row.strong_name)

    def _in_full(self, id: str, short: str, on_counter: str) -> str:
        """A name that a player has corrected stands as it is."""
        known = say(ENGLISH, self.game, f"{self.game}-{short}") == on_counter
        return self.say(id) if known else on_counter

    def units(self, names: Sequence[str]) -> str:
        return self.listed(map(self.unit, names))

    # -- cards

    def card(self, name: str) -> str:
        """Both of its events, the Axis one first."""
        if name == CARD_NAMES[JOKER]:
            return self.say("card-joker")
        return " / ".join(self.event(half_of(name, side).id) for side in SIDES)

    def cards(self, names: Sequence[str]) -> str:
        return self.listed(map(self.card, names))

    def card_text(self, name: str, side: str) -> str:
        """What it does for a side, and when."""
        if name == CARD_NAMES[JOKER]:
            return self.say("card-joker.text")
        half = half_of(name, side)
        return self.say(
            "cards-when", when=self.moments(half), text=self.say(f"card-{half.id}.text")
        )

    def moments(self, half: Any) -> str:
        """When an event may be played; each of its effects may have moments of its own."""
        moments = dict.fromkeys(moment for timing in half.timing for moment in timing)
        told = ", ".join(self.say(f"moment-{moment}") for moment in moments if moment != "payment")
        if half.initiative == NONE:
            return told
        return f"{told}, {self.say(f'initiative-{half.initiative}')}"

    def event(self, id: str) -> str:
        """An event of a card, or a red one of the Turn Track."""
        if id in _TITLE:
            return self.translated(f"card-{id}", _TITLE[id])
        return self.translated(f"red-{re.sub('[^a-z]+', '-', id.lower())}", id)

    # -- battles

    def result(self, result: str) -> str:
        return self.say(f"crt-{NONE if result == '-' else result}")

    def column(self, column: str | None) -> str:
        return column or self.say("odds-below")

    def shifts(self, shifts: Sequence[tuple[str, int]]) -> str:
        return ", ".join(f"{self.say(f'shift-{why}')} {columns:+d}" for why, columns in shifts)

    # -- arguments

    def spelled(self, args: Mapping[str, Any]) -> dict[str, Argument]:
        """Of some a name beside the id."""
        words = super().spelled(args)
        if "column" in args and not args["column"]:
            words["column"] = self.column("")
        for key, name in self._named.items():
            if key in args:
                words[f"{key}-name"] = name(args[key])
        if args.get("event") in _TITLE:
            words["text"] = self.say(f"card-{args['event']}.text")
        if "turn" in args:
            words["date"] = self.say(f"date-{args['turn']}")
        return words


def half_of(card: str, side: str) -> Any:
    """The event of one side on a card."""
    return EVENTS[SIDES.index(side)][CARD_NAMES.index(card)]
