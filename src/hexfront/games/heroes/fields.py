"""The fields of the state, ready for use. Written by `make types`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexfront.games.heroes.state import Attack, Heroes

SLOTS = (
    "firefight",
    "command",
    "ground",
    "rules",
    "round",
    "turn",
    "side",
    "player",
    "initiative",
    "passes",
    "swift",
    "cap",
    "cap_start",
    "losses",
    "vp",
    "ap",
    "granted",
    "place",
    "facing",
    "here",
    "open",
    "standing",
    "activated",
    "used",
    "hidden",
    "maybe",
    "marker",
    "shown",
    "possible",
    "pile",
    "ready",
    "control",
    "fresh_smoke",
    "thin_smoke",
    "works",
    "inside",
    "dug",
    "carrier",
    "aboard",
    "incautious",
    "came",
    "moved",
    "acted",
    "hands",
    "deck",
    "discards",
    "weapons",
    "barrage",
    "noted",
    "objectives",
    "attack",
    "dice",
)
ATTACK_SLOTS = (
    "player",
    "leader",
    "hex",
    "side",
    "origin",
    "supporters",
    "armed",
    "targets",
    "close",
    "indirect",
    "flame",
    "weapon",
    "barrage",
    "directed",
    "suspicion",
    "dugouts",
    "work",
    "rolled",
)
PLAIN = (
    "round",
    "turn",
    "side",
    "player",
    "initiative",
    "passes",
    "swift",
    "objectives",
)
"""Fields saved as they are."""
LISTS = (
    "cap",
    "cap_start",
    "losses",
    "vp",
    "ap",
    "granted",
    "possible",
    "carrier",
)
"""Fields saved as lists of numbers."""
HEX_SETS = (
    "fresh_smoke",
    "thin_smoke",
)
"""Fields saved by the names of the hexes."""
UNIT_SETS = (
    "activated",
    "used",
    "hidden",
    "shown",
    "ready",
    "inside",
    "dug",
    "aboard",
    "incautious",
    "moved",
    "acted",
)
"""Fields saved by the names of the units."""


def empty(g: Heroes) -> None:
    """Give a value to all that has one by its type."""
    g.round = 0
    g.turn = 0
    g.side = 0
    g.player = 0
    g.initiative = 0
    g.passes = 0
    g.swift = 0
    g.standing = 0
    g.activated = 0
    g.used = 0
    g.hidden = 0
    g.shown = 0
    g.ready = 0
    g.fresh_smoke = 0
    g.thin_smoke = 0
    g.inside = 0
    g.dug = 0
    g.aboard = 0
    g.incautious = 0
    g.moved = 0
    g.acted = 0
    g.deck = b""
    g.discards = b""
    g.objectives = 0
    g.attack = None
    g.dice = ()


def copy_attack(g: Attack, other: Attack) -> Attack:
    """The other one, made equal to this one and independent of it."""
    other.player = g.player
    other.leader = g.leader
    other.hex = g.hex
    other.side = g.side
    other.origin = g.origin
    other.supporters = g.supporters
    other.armed = g.armed
    other.targets = g.targets
    other.close = g.close
    other.indirect = g.indirect
    other.flame = g.flame
    other.weapon = g.weapon
    other.barrage = g.barrage
    other.directed = g.directed
    other.suspicion = g.suspicion
    other.dugouts = g.dugouts
    other.work = g.work
    other.rolled = g.rolled
    return other


def copy_heroes(g: Heroes, other: Heroes) -> Heroes:
    """The other one, made equal to this one and independent of it."""
    other.frames = g.frames[:]
    other.chance = g.chance.clone()
    other.result = g.result
    other.legal = g.legal
    other.sink = None
    other.revealed = g.revealed
    other.firefight = g.firefight
    other.command = g.command
    other.ground = g.ground
    other.rules = g.rules
    other.round = g.round
    other.turn = g.turn
    other.side = g.side
    other.player = g.player
    other.initiative = g.initiative
    other.passes = g.passes
    other.swift = g.swift
    other.cap = g.cap[:]
    other.cap_start = g.cap_start
    other.losses = g.losses[:]
    other.vp = g.vp[:]
    other.ap = g.ap[:]
    other.granted = g.granted[:]
    other.place = g.place[:]
    other.facing = g.facing[:]
    other.here = g.here[:]
    other.open = g.open[:]
    other.standing = g.standing
    other.activated = g.activated
    other.used = g.used
    other.hidden = g.hidden
    other.maybe = g.maybe[:]
    other.marker = g.marker[:]
    other.shown = g.shown
    other.possible = g.possible[:]
    other.pile = g.pile[:]
    other.ready = g.ready
    other.control = g.control[:]
    other.fresh_smoke = g.fresh_smoke
    other.thin_smoke = g.thin_smoke
    other.works = g.works[:]
    other.inside = g.inside
    other.dug = g.dug
    other.carrier = g.carrier[:]
    other.aboard = g.aboard
    other.incautious = g.incautious
    other.came = g.came[:]
    other.moved = g.moved
    other.acted = g.acted
    other.hands = g.hands[:]
    other.deck = g.deck
    other.discards = g.discards
    other.weapons = g.weapons[:]
    other.barrage = g.barrage[:]
    other.noted = g.noted[:]
    other.objectives = g.objectives
    other.attack = None if g.attack is None else g.attack.clone()
    other.dice = g.dice
    return other
