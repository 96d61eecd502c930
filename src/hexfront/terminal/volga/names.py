"""Hexes, blocks, cards and dice of volga in words."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from hexfront.games.volga.components import naming
from hexfront.games.volga.tables import (
    BOARD,
    CARD_DICE,
    CARD_HEX,
    CARD_HITS_ON,
    CARD_IDS,
    CARD_NAMES,
    CARD_RUBBLE,
    HEX_ROWS,
    UNIT_NUMBER,
    UNIT_ROWS,
)
from hexfront.messages import Argument
from hexfront.terminal.vocabulary import Vocabulary, dice


class Names(Vocabulary):
    """The vocabulary in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__("volga", lang)
        self.optional = ("card", "dice", "seat", "unit")
        self.things = {"hex": self.hex, "unit": self.unit, "card": self.card}
        self.spell = {
            "hex": self.hex,
            "start": self.hex,
            "target": self.hex,
            "unit": self.unit,
            "card": self.card,
            "german_card": self.card,
            "soviet_card": self.card,
            "hexes": self.numbers,
            "path": self.numbers,
            "units": self.units,
            "cards": self.cards,
            "dice": dice,
            "faces": self.faces,
            "volleys": volleys,
            "rolls": self.rolls,
        }

    # -- things

    def hex(self, name: str) -> str:
        """38 (Spartanovka woods)"""
        place = self.place(name)
        return f"{name} ({place})" if place else name

    def place(self, name: str) -> str:
        """The first of a hex's names."""
        first = re.split(r",| \(", HEX_ROWS[BOARD.hex(name)].place)[0]
        return self.translated(f"place-{name}", first)

    def places(self, name: str) -> str:
        """All of a hex's names."""
        place = HEX_ROWS[BOARD.hex(name)].place
        several = re.search(r",| \(", place)
        return self.translated(f"place-{name}.full", place) if several else self.place(name)

    def unit(self, name: str) -> str:
        """A block by its name, or by its number where its face is not known."""
        if name in UNIT_NUMBER:
            full: str = UNIT_ROWS[UNIT_NUMBER[name]].name
            short = full.removesuffix(" Regiment")
            return self._numbered("unit", full, "" if short == full else ".short", short)
        side = "german" if name.startswith("g") else "soviet"
        if name == "g0":
            return self.say("off-map-german")
        return self.say(f"unknown-{side}", token=name)

    def unit_in_full(self, name: str) -> str:
        full: str = UNIT_ROWS[UNIT_NUMBER[name]].name
        return self._numbered("unit", full, "", full)

    def formation(self, name: str) -> str:
        """The division or army of a block."""
        full: str = UNIT_ROWS[UNIT_NUMBER[name]].formation
        return self._numbered("formation", full, "", full)

    def _numbered(self, what: str, full: str, part: str, english: str) -> str:
        message, number = naming(full)
        args: dict[str, Argument] = {} if number is None else {"number": number}
        return self.translated(f"{what}-{message}{part}", english, **args)

    def units(self, names: Sequence[str]) -> str:
        return self.counted(map(self.unit, names))

    def card(self, name: str, *others: str) -> str:
        """A card, with the hex that is printed on it; several of a kind with all their hexes."""
        places = [CARD_HEX[CARD_NAMES.index(card)] for card in (name, *others)]
        hexes = ", ".join(BOARD.name[place] for place in places if place >= 0)
        return self.say(f"card-{kind_of_card(name)}", hex=hexes)

    def card_text(self, name: str) -> str:
        """What it does, with the figures of the tables."""
        number = CARD_NAMES.index(name)
        return self.say(
            f"card-{CARD_IDS[number]}.text",
            dice=CARD_DICE[number],
            needed=CARD_HITS_ON[number],
            rubble=CARD_RUBBLE[number],
        )

    def cards(self, names: Sequence[str]) -> str:
        return self.counted(map(self.card, names))

    def numbers(self, hexes: Sequence[str]) -> str:
        """Several hexes, without their names; a single one with it."""
        return self.hex(hexes[0]) if len(hexes) == 1 else self.listed(hexes)

    def faces(self, faces: Sequence[tuple[str, int]]) -> str:
        return self.listed(f"{self.unit(unit)} {strength}" for unit, strength in faces)

    def rolls(self, fallen: Sequence[tuple[str, int]]) -> str:
        """Hexes, their dice, and where these point."""
        return ", ".join(
            f"{hex}: {die} {self.say('compass', direction=die)}" for hex, die in fallen
        )

    # -- arguments

    def spelled(self, args: Mapping[str, Any]) -> dict[str, Argument]:
        """Of seats and cards some more than the words."""
        words = super().spelled(args)
        if args.get("seat"):
            words["seat-name"] = self.say(f"seat-{args['seat']}")
        if args.get("card"):
            words["text"] = self.card_text(args["card"])
        if "numbers" in args:
            ids = [f"advantage-{args['side']}-{number}" for number in args["numbers"]]
            words["numbers"] = self.listed(self.say(id) for id in ids)
        if "effective" in args:
            words["halved"] = "no" if args["effective"] == args["hits"] else "yes"
        return words


def kind_of_card(name: str) -> str:
    return CARD_IDS[CARD_NAMES.index(name)]


def volleys(fired: Sequence[Sequence[int]]) -> str:
    """Each block's dice, and what they hit on."""
    return ", ".join(f"{dice(faces)} ({needed}+)" for needed, *faces in fired)
