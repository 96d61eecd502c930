"""Places, counters, cards, events and dates: the messages that name them."""

from __future__ import annotations

import re

from hexfront.core.naming import Name, Names, Naming, arguments, message, messages, printed
from hexfront.core.types import Card, Side
from hexfront.games.noretreat.state import BOXES
from hexfront.games.noretreat.tables import (
    AREAS,
    AXIS,
    CARD_NAMES,
    COMPONENTS,
    CRT,
    EVENTS,
    JOKER,
    LAST_TURN,
    PLACE_NAMES,
    SIDES,
    SOVIET,
    TITLES,
    TURNS,
    UNIT_ROWS,
    WEATHERS,
)

NO_RESULT = "-"
_NAMED_WITHOUT_CITY = ("0816", "1519", "2002", "2022")
"""Oil fields, the strait and the lake."""
_WINDOWS = (
    *("phase", "start", "end", "move", "declared", "counterblow", "commit", "rolled", "result"),
    *("exchanged", "advance", "victory", "card", "payment", "step"),
)


def _places() -> Names:
    found: Names = messages("noretreat-place", _NAMED_WITHOUT_CITY)
    for row in COMPONENTS.hex_rows.values():
        if row.city:
            found[row.id] = printed(f"noretreat-place-{row.id}", row.city)
    return found


def _off_grid() -> Names:
    """Areas beside the grid, boxes off the map, and the Turn Track."""
    return {
        **messages("noretreat-place", (PLACE_NAMES[area] for area in AREAS)),
        **messages("noretreat-box", BOXES),
        "turn-*": message("noretreat-box-turn", turn="*"),
    }


def _counter(id: str, face: str, on_counter: str) -> Name:
    """In full; a name that a player has corrected on the counter stands as it is."""
    full, short = (id, f"{id}.short") if face == "weak" else (f"{id}.strong", f"{id}.strong-short")
    return {"id": full, "printed": on_counter, "printed_as": short}


def _units(face: str) -> Names:
    """The strong side of a counter has its own name if that is not the one on the other."""
    found: Names = {}
    for row in UNIT_ROWS:
        on_counter = row.strong_name if face == "strong" else row.weak_name or row.strong_name
        if face == "weak" or row.strong_name != (row.weak_name or row.strong_name):
            found[row.id] = _counter(f"noretreat-unit-{row.id}", face, on_counter)
    return found


def _event(side: Side, card: Card) -> Name:
    return printed(f"noretreat-card-{EVENTS[side][card].id}", TITLES[side][card])


def _events() -> Names:
    """Those of cards, and the red ones of the Turn Track."""
    red = (turn.red_event for turn in TURNS if turn.red_event)
    return {
        **{
            EVENTS[side][card].id: _event(side, card)
            for side in range(len(SIDES))
            for card in range(1, JOKER)
        },
        **{
            event: printed(f"noretreat-red-{re.sub('[^a-z]+', '-', event.lower())}", event)
            for event in red
        },
    }


def _cards() -> Names:
    """A card has both of its events, the Axis one first."""
    found: Names = {CARD_NAMES[JOKER]: message("noretreat-card-joker")}
    for card in range(1, JOKER):
        both = {"axis": _event(AXIS, card), "soviet": _event(SOVIET, card)}
        found[CARD_NAMES[card]] = message("noretreat-both-events", **both)
    return found


def naming() -> Naming:
    on_cards = (EVENTS[side][card].id for side in range(len(SIDES)) for card in range(1, JOKER))
    results = sorted({cell for table in CRT for row in table for cell in row if cell})
    return {
        "things": {
            "place": _places(),
            "hex": _off_grid(),
            "unit": _units("weak"),
            "strong-unit": _units("strong"),
            "card": _cards(),
            "event": _events(),
            "event-text": {id: message(f"noretreat-card-{id}.text") for id in on_cards},
            "window": messages("noretreat-window", _WINDOWS),
            "weather": messages("noretreat-weather", WEATHERS),
            "result": {
                result: message(f"noretreat-crt-{'none' if result == NO_RESULT else result}")
                for result in results
            },
            "date": {
                str(turn): message(f"noretreat-date-{turn}") for turn in range(1, LAST_TURN + 1)
            },
        },
        "arguments": arguments(
            hex="hex start hexes path", unit="unit units", card="card drawn cards"
        ),
        "beside": {
            "event-name": ("event", "event"),
            "window-name": ("window", "window"),
            "weather-name": ("weather", "weather"),
            "result-name": ("result", "result"),
            "text": ("event", "event-text"),
            "date": ("turn", "date"),
        },
        "optional": ["card", "drawn", "hex", "place", "text", "unit"],
        "empty": "",
    }
