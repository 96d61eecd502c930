"""Hexes, units, cards, columns and moments of noretreat in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hexfront.games.noretreat.tables import CARD_NAMES, EVENTS, JOKER, SIDES
from hexfront.messages import Argument, find_name
from hexfront.terminal.vocabulary import NONE, Vocabulary


class Names(Vocabulary):
    """The vocabulary in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__("noretreat", lang, {"shifts": self.shifts})

    def called(self, name: str) -> str:
        """The city or whatever else has a name in a hex; most hexes have none."""
        return self.thing("place", name) if find_name(self.naming, "place", name) else ""

    def unit(self, id: str, face: str = "weak") -> str:
        """Soviet Fronts have another name on their strong side."""
        is_other = face == "strong" and find_name(self.naming, "strong-unit", id) is not None
        return self.thing("strong-unit" if is_other else "unit", id)

    # -- cards

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

    # -- battles

    def result(self, result: str) -> str:
        return self.thing("result", result)

    def column(self, column: str | None) -> str:
        return column or self.say("odds-below")

    def shifts(self, shifts: Sequence[tuple[str, int]]) -> str:
        return ", ".join(f"{self.say(f'shift-{why}')} {columns:+d}" for why, columns in shifts)

    # -- arguments

    def spelled(self, args: Mapping[str, Any]) -> dict[str, Argument]:
        words = super().spelled(args)
        if "column" in args and not args["column"]:
            words["column"] = self.column("")
        return words


def half_of(card: str, side: str) -> Any:
    """The event of one side on a card."""
    return EVENTS[SIDES.index(side)][CARD_NAMES.index(card)]
