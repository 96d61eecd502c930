"""Words for tests that play on from a position with dice and blind draws that they name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import hexfront
from hexfront.core.chance import Script
from hexfront.core.flow import Event
from hexfront.core.hexes import bits
from hexfront.games.volga.state import PLACE_NAMES, PLACE_NUMBER
from hexfront.games.volga.tables import BOARD, CARD_NAMES, UNIT_NAMES, UNIT_NUMBER

HELD = "3 7 9 13 15 19"
"""The Soviet reinforcement hexes: what the Germans want to hold."""


def at(
    text: str,
    dice: Sequence[int] = (),
    draws: Sequence[int] | None = (),
    mode: str = "solo",
    **options: Any,
) -> hexfront.Game:
    """A game at a position. Without `draws` nothing may be drawn blindly; None: as it comes."""
    script = Script(dice, draws)
    return hexfront.position("volga", text, mode=mode, options=options, dice=script)


def play(game: hexfront.Game, *orders: str) -> hexfront.Game:
    """Each order as it is written: "hit G-PZ-2", "stop"."""
    for order in orders:
        game.play(order.split())
    return game


def finished(game: hexfront.Game) -> bool:
    """Whether every die and every draw of the script has been asked for."""
    chance = game.state.chance
    assert isinstance(chance, Script)
    return not chance.left and not chance._draws


# -- what is asked


def asked(game: hexfront.Game) -> tuple[str, str]:
    """Who is asked, and what."""
    assert game.decision is not None
    return game.decision.seat, game.decision.prompt


def offered(game: hexfront.Game) -> set[str]:
    assert game.decision is not None
    return {" ".join(action) for action in game.decision.actions}


def refused(game: hexfront.Game, order: str) -> str:
    """The rule that forbids an order, which must not be among the legal ones."""
    assert order not in offered(game)
    return game.why_not(order.split()).rule


# -- what happened


def events(game: hexfront.Game) -> list[Event]:
    return [event for played in (game.opening, *game.history) for event in played.events]


def story(game: hexfront.Game, *only: str) -> list[str]:
    return [event.what for event in events(game) if not only or event.what in only]


def told(game: hexfront.Game, what: str, seat: str | None = None) -> list[dict[str, Any]]:
    return [event.seen_by(seat)["args"] for event in events(game) if event.what == what]


def rules_told(game: hexfront.Game, what: str) -> list[str]:
    return [event.rule for event in events(game) if event.what == what]


# -- how it stands


def stack(game: hexfront.Game, place: str) -> dict[str, int]:
    """The blocks of a hex and the dots they show."""
    g = game.state
    return {UNIT_NAMES[u]: g.strength[u] for u in bits(g.at[PLACE_NUMBER[place]])}


def where(game: hexfront.Game, unit: str) -> str | None:
    """The place of a block; None on the track."""
    bit = 1 << UNIT_NUMBER[unit]
    places = zip(PLACE_NAMES, game.state.at, strict=True)
    return next((name for name, blocks in places if blocks & bit), None)


def row(game: hexfront.Game, number: int) -> list[str]:
    """A row of the track, the next block to be taken first."""
    return [UNIT_NAMES[unit] for unit in game.state.track[number - 1]]


def cards(cards: int) -> list[str]:
    return [CARD_NAMES[card] for card in bits(cards)]


def deck(cards: bytes) -> list[str]:
    """From the top."""
    return [CARD_NAMES[card] for card in reversed(cards)]


def soviet_hand(game: hexfront.Game) -> list[str]:
    return cards(game.state.soviet_hand)


def is_german(game: hexfront.Game, place: str) -> bool:
    return bool(game.state.control >> BOARD.hex(place) & 1)


def credit(game: hexfront.Game) -> list[list[str]]:
    """The Soviet reinforcement hexes credited to Yellow and to Blue."""
    return [BOARD.names(hexes) for hexes in game.state.credit]
