"""5.1.7 What a combat result does: losses, and 5.3 retreats."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import Sides, bits, first
from hexfront.core.rulebook import rule
from hexfront.core.types import Count, Hex, Hexes, Unit, Units
from hexfront.games.stalingrado.counters import COLUMN, HEAVY, SIDE_OF, TRACKED
from hexfront.games.stalingrado.losses import capacity, hit
from hexfront.games.stalingrado.movement import NO_BRIDGE, WIDE_NO_BRIDGE
from hexfront.games.stalingrado.state import (
    GONE,
    LOST,
    OFF,
    Battle,
    Stalingrado,
    other,
    phasing,
    steps,
)
from hexfront.games.stalingrado.tables import (
    AXIS,
    BOARD,
    CLOSED,
    COSTS,
    EDGES,
    LAND,
    SOVIET,
    STALINGRAD,
    VOLGA,
    WAYS,
)
from hexfront.games.stalingrado.zones import foreign, zone

TURNS_OFF = 2  # 4.2.2g


def _battle(g: Stalingrado) -> Battle:
    assert g.battle is not None
    return g.battle


# -- the defender


@steps.step
@rule("5.1.7a", "5.1.7b", "5.1.7c", "5.1.7e", "C.3", "OP-5.12")
def defender_result(g: Stalingrado) -> None:
    number = _battle(g).result[0]
    if not number:
        return
    if may_hold(g) or number == 1:
        g.follow("defender_choice")
    else:
        _suffer(g, number - 1, True)


@rule("5.1.7f", "OP-5.15")
def may_hold(g: Stalingrado) -> bool:
    """Soviet units in Stalingrad need not retreat."""
    return g.enemy == SOVIET and bool(STALINGRAD >> _battle(g).target & 1)


defender_choice = steps.choice(
    "defender_choice",
    rule="5.1.7a",
    seat=other,
    about=lambda g: {"target": _battle(g).target, "d": _battle(g).result[0]},
)


@defender_choice.verb(
    "loss", None, Limit("5.1.7a", lambda g: _battle(g).result[0] == 1 and not may_hold(g))
)
def take_loss(g: Stalingrado) -> None:
    _suffer(g, 1, False)


@defender_choice.verb("hold", None, Limit("5.1.7f", may_hold))
def hold(g: Stalingrado) -> None:
    _suffer(g, _battle(g).result[0], False)


@defender_choice.verb("retreat")
@rule("OP-5.14")
def give_way(g: Stalingrado) -> None:
    _suffer(g, _battle(g).result[0] - 1, True)


@rule("5.2.2a", "5.2.2c", "C.3", "OP-5.18")
def _suffer(g: Stalingrado, losses: Count, retreat: bool) -> None:
    """Losses that are left when everybody is gone become points for the attacker."""
    battle = _battle(g)
    units = g.units_at(battle.target)
    steps_there = capacity(g, units)
    battle.retreat = retreat
    if losses >= steps_there:
        battle.points = losses - steps_there
        for unit in bits(units):
            while g.steps[unit]:
                hit(g, unit)
    elif losses:
        battle.losses = losses
        g.follow("defender_loss", "retreat")
    elif retreat:
        g.follow("retreat")


defender_loss = steps.choice(
    "defender_loss",
    rule="5.1.7b",
    seat=other,
    about=lambda g: {"target": _battle(g).target, "count": _battle(g).losses},
)


@defender_loss.verb("lose", "unit", Limit("5.1.7b", lambda g: g.units_at(_battle(g).target)))
@rule("5.1.7c", "5.3.1c")
def lose_in_defence(g: Stalingrado, unit: Unit) -> None:
    hit(g, unit)
    _battle(g).losses -= 1
    if _battle(g).losses:
        g.follow("defender_loss")


# -- retreat


@steps.step
@rule("5.1.7b", "5.1.7c", "5.3a")
def retreat(g: Stalingrado) -> None:
    """Unit by unit, every survivor leaves the hex."""
    battle = _battle(g)
    if not battle.retreat:
        return
    battle.crowded = g.held[g.enemy] & ~(1 << battle.target)
    g.follow("retreat_next")


@steps.step
@rule("5.3b", "OP-5.13", "OP-5.26", "C.4")
def retreat_next(g: Stalingrado) -> None:
    units = g.units_at(_battle(g).target)
    if not units:
        return
    unit = first(units)
    g.follow("retreat_next")
    if refuges(g, unit):
        g.follow(("retreat_unit", unit))
    elif is_lost_when_retreating(g, unit):
        g.tell("eliminated", "5.3.2g", counter=unit, hex=g.place[unit])
        g.eliminate(unit)
    elif is_at_edge(g, unit):
        leave_map(g, unit)
    else:
        g.tell("eliminated", "5.3b", counter=unit, hex=g.place[unit])
        g.eliminate(unit)


@rule("5.3a", "C.4", "6.4e", "4.4h", "T.2l", "OP-5.13")
def next_hexes(g: Stalingrado, unit: Unit) -> Hexes:
    """Neighbours without enemy units that the unit may enter; roads and bridges count."""
    place = g.place[unit]
    bit = 1 << place
    open_ground = 0
    for hexes in COSTS[COLUMN[unit]].values():
        open_ground |= hexes
    found = BOARD.neighbours(bit, _walls(g, unit)) & open_ground
    for direction in range(6):
        if WAYS.masks[direction] & bit:
            found |= BOARD.shift(bit, direction)
    return found & LAND & g.rules.scenario.area & ~g.held[1 - SIDE_OF[unit]]


@rule("T.2k", "11.4c", "OP-5.20")
def _walls(g: Stalingrado, unit: Unit) -> Sides:
    """Rivers that the unit does not retreat across but by a bridge."""
    return _FROZEN_WALLS if g.is_winter and TRACKED >> unit & 1 else CLOSED


_FROZEN_WALLS = CLOSED | NO_BRIDGE


@rule("5.3.2g", "5.3.2h", "OP-5.19")
def is_lost_when_retreating(g: Stalingrado, unit: Unit) -> bool:
    """Encircled and with a loss in this combat: only friends can save it."""
    if not g.hurt >> unit & 1:
        return False
    return not next_hexes(g, unit) & ~zone(g, g.side)


@rule("4.1.1d", "4.1.1e", "5.3.2h")
def refuges(g: Stalingrado, unit: Unit) -> Hexes:
    """Where a unit may retreat to; into bad company only if there is no other way.

    Friends are those who were there before: who fell back a moment earlier saves nobody.
    """
    found = next_hexes(g, unit)
    if is_lost_when_retreating(g, unit):
        found &= _battle(g).crowded
    return found & ~foreign(g, unit) or found


def common_refuges(g: Stalingrado, unit: Unit) -> Hexes:
    """Where all units of the hex may retreat to together."""
    units = g.units_at(_battle(g).target)
    if not units & units - 1:
        return 0
    found = -1
    for one in bits(units):
        found &= refuges(g, one)
    return found


retreat_unit = steps.choice(
    "retreat_unit",
    rule="5.3a",
    seat=other,
    about=lambda g, unit: {"unit": unit, "start": g.place[unit]},
)


@retreat_unit.verb("to", "hex", Limit("5.3a", refuges))
def retreat_to(g: Stalingrado, unit: Unit, place: Hex) -> None:
    fall_back(g, unit, place)


@retreat_unit.verb("all", "hex", Limit("5.3a", common_refuges))
def retreat_together(g: Stalingrado, unit: Unit, place: Hex) -> None:
    """The whole stack goes the same way."""
    for one in bits(g.units_at(_battle(g).target)):
        fall_back(g, one, place)


@rule("5.3.2b", "5.3.2c", "5.3.2e", "4.4h", "4.1.1e", "OP-4.8")
def fatal(g: Stalingrado, unit: Unit, place: Hex) -> str:
    """The rule by which a retreat to this hex destroys the unit, if one does."""
    step = (g.place[unit], place)
    heavy, hurt = HEAVY >> unit & 1, g.hurt >> unit & 1
    if SIDE_OF[unit] == AXIS and step in VOLGA:
        return "4.4h"
    if step in WIDE_NO_BRIDGE and heavy:
        return "5.3.2c"
    if step in WIDE_NO_BRIDGE and hurt:
        return "5.3.2e"
    if _is_harmful(g, unit, place) and hurt:
        return "5.3.2b"
    return "4.1.1e" if foreign(g, unit) >> place & 1 else ""


@rule("5.3.2a", "5.3.2d", "5.3.2f", "OP-5.20")
def _is_harmful(g: Stalingrado, unit: Unit, place: Hex) -> bool:
    """A retreat over a wide river costs a step; heavy units pay for any that is not frozen."""
    step = (g.place[unit], place)
    if step in WIDE_NO_BRIDGE:
        return True
    return step in NO_BRIDGE and bool(HEAVY >> unit & 1) and not g.is_winter


@rule("5.3.1a", "5.3.2a", "5.3.2d")
def fall_back(g: Stalingrado, unit: Unit, place: Hex) -> None:
    """A unit retreats one hex, with what rivers and strange company do to it."""
    start = g.place[unit]
    bit = 1 << unit
    g.tell("retreats", "5.3a", counter=unit, start=start, hex=place)
    if destroyed_by := fatal(g, unit, place):
        g.tell("eliminated", destroyed_by, counter=unit, hex=place)
        g.eliminate(unit)
        return
    if _is_harmful(g, unit, place):
        hit(g, unit)
        if not g.steps[unit]:
            return
    g.send(unit, place)
    g.occupy(SIDE_OF[unit], 1 << place)
    g.retreated &= ~bit
    if _battle(g).crowded >> place & 1:
        g.retreated |= bit


@rule("OP-5.26")
def is_at_edge(g: Stalingrado, unit: Unit) -> bool:
    """Whether the unit can be pushed off the map where it stands."""
    edges = EDGES["N"] | EDGES["E"] | EDGES["S"] | EDGES["W"]
    if SIDE_OF[unit] == AXIS:
        edges |= g.rules.scenario.axis_exit
    return bool(edges >> g.place[unit] & 1)


@rule("4.2.2c", "4.2.2f", "4.2.2g", "6.4e", "OP-4.16", "OP-5.26")
def leave_map(g: Stalingrado, unit: Unit) -> None:
    """What becomes of a unit that is pushed off the map."""
    bit = 1 << g.place[unit]
    if SIDE_OF[unit] == AXIS and bit & g.rules.scenario.axis_exit:
        g.tell("leaves", "4.2.2a", counter=unit, start=g.place[unit])
        g.send(unit, GONE)
    elif SIDE_OF[unit] == AXIS:
        g.tell("eliminated", "4.2.2c", counter=unit, hex=g.place[unit])
        g.eliminate(unit)
    elif any(bit & EDGES[letter] for letter in "NES"):
        g.follow(("pushed_off", unit))
    else:
        g.tell("eliminated", "4.2.2f", counter=unit, hex=g.place[unit])
        g.eliminate(unit, LOST)


pushed_off = steps.choice(
    "pushed_off", rule="4.2.2g", seat=other, about=lambda g, unit: {"counter": unit}
)


def _at_edge(letter: str) -> Limit:
    return Limit("OP-5.26", lambda g, unit: bool(EDGES[letter] >> g.place[unit] & 1))


@rule("4.2.2g", "OP-4.18")
def _push_off(g: Stalingrado, unit: Unit, edge: str) -> None:
    """It may come back over the same edge, two turns later."""
    g.tell("pushed-off", "4.2.2g", counter=unit, start=g.place[unit], edge=edge)
    g.send(unit, OFF)
    g.edge[unit] = edge
    g.since[unit] = g.turn + TURNS_OFF


@pushed_off.verb("north", None, _at_edge("N"))
def go_north(g: Stalingrado, unit: Unit) -> None:
    _push_off(g, unit, "N")


@pushed_off.verb("east", None, _at_edge("E"))
def go_east(g: Stalingrado, unit: Unit) -> None:
    _push_off(g, unit, "E")


@pushed_off.verb("south", None, _at_edge("S"))
def go_south(g: Stalingrado, unit: Unit) -> None:
    _push_off(g, unit, "S")


# -- the attacker


@steps.step
@rule("5.1.7d", "5.1.7e", "OP-5.11")
def attacker_losses(g: Stalingrado) -> None:
    number = _battle(g).result[1]
    if number:
        g.follow(("attacker_loss", number))


def exposed(g: Stalingrado) -> Units:
    """Attackers next to the target that are still alive; distant guns and aircraft are safe."""
    return _battle(g).attackers & g.mapped


@steps.step
def attacker_loss(g: Stalingrado, losses: Count) -> None:
    if losses and exposed(g):
        g.follow(("choose_attacker_loss", losses))


choose_attacker_loss = steps.choice(
    "choose_attacker_loss",
    rule="5.1.7d",
    seat=phasing,
    about=lambda g, losses: {"target": _battle(g).target, "count": losses},
)


@choose_attacker_loss.verb("lose", "unit", Limit("OP-5.11", lambda g, losses: exposed(g)))
def lose_in_attack(g: Stalingrado, losses: Count, unit: Unit) -> None:
    hit(g, unit)
    g.follow(("attacker_loss", losses - 1))
