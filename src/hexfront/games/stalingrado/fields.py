"""The fields of the state, ready for use. Written by `make types`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hexfront.games.stalingrado.state import Battle, Stalingrado

SLOTS = (
    "rules",
    "turn",
    "side",
    "place",
    "at",
    "mapped",
    "held",
    "tops",
    "many",
    "full",
    "steps",
    "stamp",
    "next_stamp",
    "control",
    "livny",
    "edge",
    "since",
    "guns",
    "points",
    "reserved",
    "moved",
    "railed",
    "rested",
    "built",
    "arrived",
    "attacked",
    "retreated",
    "hurt",
    "returned",
    "flown",
    "ferried",
    "transferred",
    "grounded",
    "airlift",
    "commanded",
    "supplied",
    "ranged",
    "fed",
    "bombed_units",
    "bombed_bases",
    "bombed_hqs",
    "shelled",
    "struck",
    "weather",
    "duty",
    "lifted",
    "shown",
    "flights",
    "cargo",
    "cuts",
    "score",
    "battle",
    "shared",
)
BATTLE_SLOTS = (
    "target",
    "attackers",
    "guns",
    "helpers",
    "attack",
    "defence",
    "announced",
    "column",
    "result",
    "losses",
    "retreat",
    "crowded",
    "points",
    "half",
    "went",
)
PLAIN = (
    "turn",
    "side",
    "next_stamp",
    "weather",
)
"""Fields saved as they are."""
LISTS = (
    "points",
    "score",
)
"""Fields saved as lists of numbers."""
HEX_SETS = (
    "control",
    "shelled",
    "struck",
    "lifted",
)
"""Fields saved by the names of the hexes."""
UNIT_SETS = (
    "moved",
    "railed",
    "rested",
    "built",
    "arrived",
    "attacked",
    "retreated",
    "hurt",
    "returned",
    "flown",
    "ferried",
    "transferred",
    "grounded",
    "airlift",
    "commanded",
    "supplied",
    "ranged",
    "fed",
    "bombed_units",
    "bombed_bases",
    "bombed_hqs",
    "duty",
    "shown",
)
"""Fields saved by the names of the units."""
DICTS = (
    "edge",
    "since",
    "guns",
    "flights",
    "cargo",
    "cuts",
)
"""Fields saved as dictionaries."""


def empty(g: Stalingrado) -> None:
    """Give a value to all that has one by its type."""
    g.turn = 0
    g.side = 0
    g.mapped = 0
    g.tops = 0
    g.many = 0
    g.full = 0
    g.next_stamp = 0
    g.control = 0
    g.livny = False
    g.edge = {}
    g.since = {}
    g.guns = {}
    g.reserved = ()
    g.moved = 0
    g.railed = 0
    g.rested = 0
    g.built = 0
    g.arrived = 0
    g.attacked = 0
    g.retreated = 0
    g.hurt = 0
    g.returned = 0
    g.flown = 0
    g.ferried = 0
    g.transferred = 0
    g.grounded = 0
    g.airlift = 0
    g.commanded = 0
    g.supplied = 0
    g.ranged = 0
    g.fed = 0
    g.bombed_units = 0
    g.bombed_bases = 0
    g.bombed_hqs = 0
    g.shelled = 0
    g.struck = 0
    g.weather = 0
    g.duty = 0
    g.lifted = 0
    g.shown = 0
    g.flights = {}
    g.cargo = {}
    g.cuts = {}
    g.battle = None
    g.shared = False


def copy_battle(g: Battle, other: Battle) -> Battle:
    """The other one, made equal to this one and independent of it."""
    other.target = g.target
    other.attackers = g.attackers
    other.guns = g.guns
    other.helpers = g.helpers
    other.attack = g.attack
    other.defence = g.defence
    other.announced = g.announced
    other.column = g.column
    other.result = g.result
    other.losses = g.losses
    other.retreat = g.retreat
    other.crowded = g.crowded
    other.points = g.points
    other.half = g.half
    other.went = g.went
    return other


def copy_stalingrado(g: Stalingrado, other: Stalingrado) -> Stalingrado:
    """The other one, made equal to this one and independent of it."""
    other.frames = g.frames[:]
    other.chance = g.chance.clone()
    other.result = g.result
    other.legal = g.legal
    other.sink = None
    other.revealed = g.revealed
    other.rules = g.rules
    other.turn = g.turn
    other.side = g.side
    other.place = g.place
    other.at = g.at
    other.mapped = g.mapped
    other.held = g.held[:]
    other.tops = g.tops
    other.many = g.many
    other.full = g.full
    other.steps = g.steps[:]
    other.stamp = g.stamp
    other.next_stamp = g.next_stamp
    other.control = g.control
    other.livny = g.livny
    other.edge = g.edge.copy()
    other.since = g.since.copy()
    other.guns = g.guns.copy()
    other.points = g.points[:]
    other.reserved = g.reserved
    other.moved = g.moved
    other.railed = g.railed
    other.rested = g.rested
    other.built = g.built
    other.arrived = g.arrived
    other.attacked = g.attacked
    other.retreated = g.retreated
    other.hurt = g.hurt
    other.returned = g.returned
    other.flown = g.flown
    other.ferried = g.ferried
    other.transferred = g.transferred
    other.grounded = g.grounded
    other.airlift = g.airlift
    other.commanded = g.commanded
    other.supplied = g.supplied
    other.ranged = g.ranged
    other.fed = g.fed
    other.bombed_units = g.bombed_units
    other.bombed_bases = g.bombed_bases
    other.bombed_hqs = g.bombed_hqs
    other.shelled = g.shelled
    other.struck = g.struck
    other.weather = g.weather
    other.duty = g.duty
    other.lifted = g.lifted
    other.shown = g.shown
    other.flights = g.flights.copy()
    other.cargo = g.cargo.copy()
    other.cuts = g.cuts.copy()
    other.score = g.score[:]
    other.battle = None if g.battle is None else g.battle.clone()
    other.shared = g.shared
    return other
