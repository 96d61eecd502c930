"""Hexes, counters, towns and pools: the messages that name them."""

from __future__ import annotations

import re

from hexfront.core.hexes import bits
from hexfront.core.naming import Name, Naming, arguments, message, messages, printed
from hexfront.core.types import Unit
from hexfront.games.stalingrado.counters import ALL_HQ, POOL_NAMES, ROWS
from hexfront.games.stalingrado.tables import BOARD, HEX_ROWS

ALLIES = ("rumanian", "hungarian", "italian", "slovak")
_OFF_MAP = ("future", "waiting", "off", "eliminated", "lost", "gone")
_ORDINAL = re.compile(r"(\d+)(?:st|nd|rd|th)\b")


def _slug(name: str) -> str:
    """Part of the id of a message."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def town(english: str) -> Name:
    return printed(f"stalingrado-town-{_slug(english)}", english)


def _counter(english: str) -> Name:
    """Its number, as every language writes it, stands in the message of its kind."""
    number = _ORDINAL.search(english)
    if number is None:
        return printed(f"stalingrado-unit-{_slug(english)}", english)
    kind = _slug(english.replace(number[0], "n", 1))
    return printed(f"stalingrado-unit-{kind}", english, int(number[1]))


def _unit(number: Unit) -> Name:
    """An ally of the Germans with its country, as numbers start again with every nation."""
    row = ROWS[number]
    name = _counter(row.name)
    if row.nationality in ALLIES and not ALL_HQ >> number & 1:
        return message(f"stalingrado-country-{row.nationality}", unit=name)
    return name


def _pool(name: str) -> Name:
    """german-infantry"""
    nation, kind = name.split("-")
    return message(
        "stalingrado-pool-words",
        nation=message(f"stalingrado-nation-{nation}"),
        kind=message(f"stalingrado-kind-{kind}"),
    )


def naming() -> Naming:
    named = [HEX_ROWS[hex] for hex in bits(BOARD.playable) if HEX_ROWS[hex].name]
    return {
        "things": {
            "place": {row.id: town(row.name) for row in named},
            "hex": messages("stalingrado-place", _OFF_MAP),
            "unit": {row.id: _unit(number) for number, row in enumerate(ROWS)},
            "pool": {name: _pool(name) for name in POOL_NAMES},
        },
        "arguments": arguments(
            hex="hex start target base hexes",
            unit="unit counter old transport units counters",
            pool="pool",
        ),
        "beside": {},
        "optional": ["unit"],
        "empty": "none",
    }
