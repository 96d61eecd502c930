"""Hexes, blocks, cards and seats: the messages that name them."""

from __future__ import annotations

import re

from hexfront.core.hexes import bits
from hexfront.core.naming import Name, Naming, arguments, message, messages, printed
from hexfront.core.types import Card, Hex
from hexfront.games.volga.tables import (
    BOARD,
    CARD_DICE,
    CARD_HEX,
    CARD_HITS_ON,
    CARD_IDS,
    CARD_NAMES,
    CARD_RUBBLE,
    HEX_ROWS,
    PLAYABLE,
    UNIT_ROWS,
)


def split(name: str) -> tuple[str, int | None]:
    """A name without its number as part of a message id, and the number.

    64th Panzergrenadier Regiment: panzergrenadier-regiment, 64.
    """
    found = re.fullmatch(r"(\d+)(?:st|nd|rd|th) (.+)", name)
    number, words = (int(found[1]), found[2]) if found else (None, name)
    return re.sub(r"[\W_]+", "-", words.replace("'", "").lower()), number


def _numbered(what: str, full: str) -> Name:
    id, number = split(full)
    return printed(f"volga-{what}-{id}", full, number)


def _short(full: str) -> Name:
    """Without the word that most of them share."""
    id, number = split(full)
    short = full.removesuffix(" Regiment")
    return (
        _numbered("unit", full)
        if short == full
        else printed(f"volga-unit-{id}.short", short, number)
    )


def _first_place(hex: Hex) -> Name:
    return printed(f"volga-place-{BOARD.name[hex]}", re.split(r",| \(", HEX_ROWS[hex].place)[0])


def _all_places(hex: Hex) -> Name:
    place = HEX_ROWS[hex].place
    several = re.search(r",| \(", place)
    return printed(f"volga-place-{BOARD.name[hex]}.full", place) if several else _first_place(hex)


def _printed_on(card: Card) -> str:
    return BOARD.name[CARD_HEX[card]] if CARD_HEX[card] >= 0 else ""


def _text(card: Card) -> Name:
    """What it does, with the figures of the tables."""
    return message(
        f"volga-card-{CARD_IDS[card]}.text",
        hex=_printed_on(card),
        dice=CARD_DICE[card],
        needed=CARD_HITS_ON[card],
        rubble=CARD_RUBBLE[card],
    )


def naming() -> Naming:
    cards = range(len(CARD_NAMES))
    named_hexes = [hex for hex in bits(PLAYABLE) if HEX_ROWS[hex].place]
    return {
        "things": {
            "place": {BOARD.name[hex]: _first_place(hex) for hex in named_hexes},
            "places": {BOARD.name[hex]: _all_places(hex) for hex in named_hexes},
            "unit": {
                **{row.id: _short(row.name) for row in UNIT_ROWS},
                "g*": message("volga-unknown-german", token="g*"),
                "s*": message("volga-unknown-soviet", token="s*"),
                "g0": message("volga-off-map-german"),
            },
            "unit-in-full": {row.id: _numbered("unit", row.name) for row in UNIT_ROWS},
            "formation": {row.id: _numbered("formation", row.formation) for row in UNIT_ROWS},
            "card": {
                CARD_NAMES[card]: message(f"volga-card-{CARD_IDS[card]}", hex=_printed_on(card))
                for card in cards
            },
            "card-text": {CARD_NAMES[card]: _text(card) for card in cards},
            "seat": messages("volga-seat", ("german", "soviet", "yellow", "blue")),
        },
        "arguments": arguments(
            hex="hex start target", unit="unit units", card="card german_card soviet_card cards"
        ),
        "beside": {"seat-name": ("seat", "seat"), "text": ("card", "card-text")},
        "optional": ["card", "dice", "seat", "unit"],
        "empty": "",
    }
