"""The fields of the state, ready for use. Written by `make types`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexfront.games.noretreat.state import Battle, NoRetreat

SLOTS = (
    "rules",
    "turn",
    "active",
    "phase",
    "where",
    "at",
    "held",
    "weak",
    "zones",
    "control",
    "oos",
    "disorganized",
    "moved",
    "attacked",
    "flipped",
    "helped",
    "targets",
    "counterblows",
    "bought",
    "declared",
    "attacks",
    "support",
    "local",
    "hands",
    "seen",
    "deck",
    "discards",
    "table",
    "joker",
    "happened",
    "event_vp",
    "initiative",
    "high_tide",
    "weather",
    "yesterday",
    "first_snow",
    "markers",
    "gg",
    "oil",
    "warsaw",
    "reserve",
    "drop",
    "embarked",
    "modernized",
    "draw_less",
    "once",
    "scorched",
    "works",
    "skull_off",
    "effects",
    "battle",
)
BATTLE_SLOTS = (
    "attacker",
    "attackers",
    "hexes",
    "counterblow",
    "counterattack",
    "defenders",
    "bystanders",
    "tec",
    "support",
    "committed",
    "effects",
    "shift",
    "column",
    "die",
    "dice",
    "result",
    "vacated",
)
PLAIN = (
    "turn",
    "active",
    "phase",
    "declared",
    "attacks",
    "joker",
    "event_vp",
    "initiative",
    "high_tide",
    "weather",
    "yesterday",
    "first_snow",
    "gg",
    "oil",
    "warsaw",
    "drop",
    "embarked",
    "modernized",
    "once",
    "skull_off",
)
"""Fields saved as they are."""
LISTS = (
    "support",
    "happened",
    "draw_less",
)
"""Fields saved as lists of numbers."""
HEX_SETS = (
    "targets",
    "bought",
    "works",
)
"""Fields saved by the names of the hexes."""
UNIT_SETS = (
    "oos",
    "disorganized",
    "moved",
    "attacked",
    "flipped",
    "helped",
)
"""Fields saved by the names of the units."""


def empty(g: NoRetreat) -> None:
    """Give a value to all that has one by its type."""
    g.turn = 0
    g.active = 0
    g.phase = 0
    g.weak = 0
    g.control = 0
    g.oos = 0
    g.disorganized = 0
    g.moved = 0
    g.attacked = 0
    g.flipped = 0
    g.helped = 0
    g.targets = 0
    g.bought = 0
    g.declared = 0
    g.attacks = 0
    g.deck = b""
    g.discards = b""
    g.table = b""
    g.joker = 0
    g.event_vp = 0
    g.initiative = 0
    g.high_tide = 0
    g.weather = 0
    g.yesterday = 0
    g.first_snow = 0
    g.gg = 0
    g.oil = 0
    g.warsaw = 0
    g.reserve = 0
    g.drop = 0
    g.embarked = 0
    g.modernized = 0
    g.once = 0
    g.scorched = 0
    g.works = 0
    g.skull_off = False
    g.effects = ()
    g.battle = None


def copy_battle(g: Battle, other: Battle) -> Battle:
    """The other one, made equal to this one and independent of it."""
    other.attacker = g.attacker
    other.attackers = g.attackers
    other.hexes = g.hexes
    other.counterblow = g.counterblow
    other.counterattack = g.counterattack
    other.defenders = g.defenders
    other.bystanders = g.bystanders
    other.tec = g.tec
    other.support = g.support
    other.committed = g.committed
    other.effects = g.effects
    other.shift = g.shift
    other.column = g.column
    other.die = g.die
    other.dice = g.dice
    other.result = g.result
    other.vacated = g.vacated
    return other


def copy_noretreat(g: NoRetreat, other: NoRetreat) -> NoRetreat:
    """The other one, made equal to this one and independent of it."""
    other.frames = g.frames[:]
    other.chance = g.chance.clone()
    other.result = g.result
    other.legal = g.legal
    other.sink = None
    other.revealed = g.revealed
    other.rules = g.rules
    other.turn = g.turn
    other.active = g.active
    other.phase = g.phase
    other.where = g.where[:]
    other.at = g.at[:]
    other.held = g.held[:]
    other.weak = g.weak
    other.zones = g.zones[:]
    other.control = g.control
    other.oos = g.oos
    other.disorganized = g.disorganized
    other.moved = g.moved
    other.attacked = g.attacked
    other.flipped = g.flipped
    other.helped = g.helped
    other.targets = g.targets
    other.counterblows = g.counterblows[:]
    other.bought = g.bought
    other.declared = g.declared
    other.attacks = g.attacks
    other.support = g.support[:]
    other.local = g.local[:]
    other.hands = g.hands[:]
    other.seen = g.seen[:]
    other.deck = g.deck
    other.discards = g.discards
    other.table = g.table
    other.joker = g.joker
    other.happened = g.happened[:]
    other.event_vp = g.event_vp
    other.initiative = g.initiative
    other.high_tide = g.high_tide
    other.weather = g.weather
    other.yesterday = g.yesterday
    other.first_snow = g.first_snow
    other.markers = g.markers[:]
    other.gg = g.gg
    other.oil = g.oil
    other.warsaw = g.warsaw
    other.reserve = g.reserve
    other.drop = g.drop
    other.embarked = g.embarked
    other.modernized = g.modernized
    other.draw_less = g.draw_less[:]
    other.once = g.once
    other.scorched = g.scorched
    other.works = g.works
    other.skull_off = g.skull_off
    other.effects = g.effects
    other.battle = None if g.battle is None else g.battle.clone()
    return other
