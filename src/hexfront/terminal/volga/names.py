"""Hexes, blocks, cards and dice of volga in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hexfront.games.volga.tables import BOARD, CARD_HEX, CARD_IDS, CARD_NAMES
from hexfront.messages import Argument
from hexfront.terminal.vocabulary import Vocabulary, dice


class Names(Vocabulary):
    """The vocabulary in one language."""

    def __init__(self, lang: str) -> None:
        spell: dict[str, Callable[[Any], str]] = {
            "hexes": self.numbers,
            "path": self.numbers,
            "faces": self.faces,
            "volleys": volleys,
            "rolls": self.rolls,
        }
        super().__init__("volga", lang, spell)

    def places(self, name: str) -> str:
        """All of a hex's names."""
        return self.thing("places", name)

    def unit_in_full(self, name: str) -> str:
        return self.thing("unit-in-full", name)

    def formation(self, name: str) -> str:
        """The division or army of a block."""
        return self.thing("formation", name)

    def card(self, id: str, *others: str) -> str:
        """With the hex that is printed on it; several of a kind with all their hexes."""
        if not others:
            return super().card(id)
        places = [CARD_HEX[CARD_NAMES.index(card)] for card in (id, *others)]
        hexes = ", ".join(BOARD.name[place] for place in places if place >= 0)
        return self.say(f"card-{kind_of_card(id)}", hex=hexes)

    def card_text(self, name: str) -> str:
        """What it does, with the figures of the tables."""
        return self.thing("card-text", name)

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
        words = super().spelled(args)
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
