"""The fields of the state, ready for use. Written by `make types`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexfront.games.volga.state import Battle, Volga

SLOTS = (
    "rules",
    "at",
    "german",
    "soviet",
    "strength",
    "token",
    "next_token",
    "since",
    "entry",
    "seen",
    "control",
    "credit",
    "rubble",
    "forts",
    "headquarters",
    "track",
    "returned",
    "rows_closed",
    "raus",
    "german_deck",
    "soviet_deck",
    "hands",
    "soviet_hand",
    "leaders",
    "discards",
    "stacked",
    "advantages",
    "side",
    "player",
    "turn",
    "extra",
    "battle",
)
BATTLE_SLOTS = (
    "attacker",
    "planned",
    "hexes",
    "target",
    "own_hex",
    "soviet_card",
    "german_cards",
    "air_cancelled",
    "shown",
    "bystanders",
    "advanced",
    "german_stack",
)
PLAIN = (
    "next_token",
    "seen",
    "returned",
    "rows_closed",
    "raus",
    "leaders",
    "stacked",
    "side",
    "player",
    "turn",
    "extra",
)
"""Fields saved as they are."""
HEX_SETS = (
    "control",
    "rubble",
    "forts",
)
"""Fields saved by the names of the hexes."""


def empty(g: Volga) -> None:
    """Give a value to all that has one by its type."""
    g.german = 0
    g.soviet = 0
    g.next_token = 0
    g.seen = 0
    g.control = 0
    g.rubble = 0
    g.forts = 0
    g.headquarters = 0
    g.returned = 0
    g.rows_closed = 0
    g.raus = False
    g.german_deck = b""
    g.soviet_deck = b""
    g.soviet_hand = 0
    g.leaders = 0
    g.discards = 0
    g.stacked = 0
    g.side = 0
    g.player = 0
    g.turn = 0
    g.extra = 0
    g.battle = None


def copy_battle(g: Battle, other: Battle) -> Battle:
    """The other one, made equal to this one and independent of it."""
    other.attacker = g.attacker
    other.planned = g.planned
    other.hexes = g.hexes
    other.target = g.target
    other.own_hex = g.own_hex
    other.soviet_card = g.soviet_card
    other.german_cards = g.german_cards
    other.air_cancelled = g.air_cancelled
    other.shown = g.shown
    other.bystanders = g.bystanders
    other.advanced = g.advanced
    other.german_stack = g.german_stack
    return other


def copy_volga(g: Volga, other: Volga) -> Volga:
    """The other one, made equal to this one and independent of it."""
    other.frames = g.frames[:]
    other.chance = g.chance.clone()
    other.result = g.result
    other.legal = g.legal
    other.sink = None
    other.revealed = g.revealed
    other.rules = g.rules
    other.at = g.at[:]
    other.german = g.german
    other.soviet = g.soviet
    other.strength = g.strength[:]
    other.token = g.token[:]
    other.next_token = g.next_token
    other.since = g.since[:]
    other.entry = g.entry[:]
    other.seen = g.seen
    other.control = g.control
    other.credit = g.credit[:]
    other.rubble = g.rubble
    other.forts = g.forts
    other.headquarters = g.headquarters
    other.track = g.track[:]
    other.returned = g.returned
    other.rows_closed = g.rows_closed
    other.raus = g.raus
    other.german_deck = g.german_deck
    other.soviet_deck = g.soviet_deck
    other.hands = g.hands[:]
    other.soviet_hand = g.soviet_hand
    other.leaders = g.leaders
    other.discards = g.discards
    other.stacked = g.stacked
    other.advantages = g.advantages
    other.side = g.side
    other.player = g.player
    other.turn = g.turn
    other.extra = g.extra
    other.battle = None if g.battle is None else g.battle.clone()
    return other
