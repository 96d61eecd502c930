"""Units, cards, weapons, directions and markers: the messages that name them."""

from __future__ import annotations

from hexfront.core.naming import Name, Naming, arguments, message, messages
from hexfront.games.heroes.tables import CARDS, DIRECTIONS, KINDS, MARKERS, SIDES, Kind

_TRANSLATED = (
    *("rifles", "lmg", "hmg", "mmg", "smg", "nkvd", "pioneers", "tank-hunters", "wagon", "truck"),
    *("mortar-5", "mortar-8", "mortar-50", "mortar-82"),
)


def _kind(kind: Kind) -> str | Name:
    """Vehicles and guns are called as they are printed, in every language."""
    is_translated = kind.id.partition("-")[2] in _TRANSLATED
    return message(f"heroes-unit-{kind.id}") if is_translated else kind.name


def _unit(kind: Kind) -> Name:
    """Rifles G2: the letter of its side and its number among its kind."""
    letter = message(f"heroes-letter-{SIDES[kind.side]}")
    return message("heroes-unit-numbered", kind=_kind(kind), letter=letter, number="*")


def naming() -> Naming:
    cards = [card.id for card in CARDS]
    return {
        "things": {
            "kind": {kind.id: _kind(kind) for kind in KINDS},
            "unit": {f"{kind.id}-*": _unit(kind) for kind in KINDS},
            "card": messages("heroes-card", cards),
            "weapon": {f"{card}-*": message(f"heroes-card-{card}") for card in cards},
            "facing": {name: message(f"heroes-facing-{name.lower()}") for name in DIRECTIONS},
            "marker": messages("heroes-marker", (marker.id for marker in MARKERS)),
        },
        "arguments": arguments(
            hex="hex start target hexes",
            unit="unit attacker vehicle units",
            card="card own_card",
            weapon="weapon",
            facing="facing",
            marker="marker_of",
        ),
        "beside": {},
        "optional": [
            *("ap_left", "attacker", "marker_of", "own_card", "own_number", "rally_of", "unit"),
        ],
        "empty": "–",
    }
