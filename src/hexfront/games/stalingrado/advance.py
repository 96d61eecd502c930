"""5.2 Advance after combat, exploitation and breakthrough."""

from __future__ import annotations

from collections.abc import Callable

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Points, Unit, Units
from hexfront.games.stalingrado.counters import ARTILLERY, COLUMN, FAST, SIDE_OF, TRACKED
from hexfront.games.stalingrado.movement import (
    NO_BRIDGE,
    frozen,
    one_hex,
    price_of,
    walk,
    ways_of,
)
from hexfront.games.stalingrado.state import Battle, Stalingrado, phasing, steps
from hexfront.games.stalingrado.tables import (
    AXIS,
    BOARD,
    CITIES,
    CLOSED,
    COSTS,
    OPEN,
    RIVER,
    VOLGA,
    WAYS,
    WIDE,
)
from hexfront.games.stalingrado.zones import foreign


def _battle(g: Stalingrado) -> Battle:
    assert g.battle is not None
    return g.battle


@steps.step
@rule("5.2a", "5.2c", "OP-5.16")
def advance(g: Stalingrado) -> None:
    """A winner is who has emptied the hex."""
    if not g.units_at(_battle(g).target):
        g.follow("advancing")


advancing = steps.choice(
    "advancing",
    rule="5.2a",
    seat=phasing,
    about=lambda g: {"target": _battle(g).target, "points": _battle(g).points_left},
)


@rule("5.2a", "O.3j", "OP-4.23", "OP-5.16")
def may_advance(g: Stalingrado) -> Units:
    """Attackers from next to the hex, no artillery, that may enter it."""
    battle = _battle(g)
    target = battle.target
    if g.full >> target & 1:
        return 0
    found = 0
    for unit in bits(battle.attackers & g.mapped & ~(ARTILLERY | battle.went | frozen(g))):
        welcome = not foreign(g, unit) >> target & 1
        if welcome and can_step(g, unit, g.place[unit], target):
            found |= 1 << unit
    return found


@rule("11.4c")
def is_frozen_out(g: Stalingrado, unit: Unit, start: Hex, place: Hex) -> bool:
    """Tanks cross frozen rivers by bridges only."""
    return g.is_winter and bool(TRACKED >> unit & 1) and (start, place) in NO_BRIDGE


@rule("4.4g", "OP-4.22", "OP-5.25")
def can_step(g: Stalingrado, unit: Unit, start: Hex, place: Hex) -> bool:
    """Whether a unit may go to a neighbour at all, points apart."""
    step = (start, place)
    if step in CLOSED or (SIDE_OF[unit] == AXIS and step in VOLGA):
        return False
    if step in WAYS:
        return True
    if is_frozen_out(g, unit, start, place):
        return False
    return any(hexes >> place & 1 for hexes in COSTS[COLUMN[unit]].values())


def _may_step(rule: str, hinders: Callable[[Stalingrado, Unit, Hex], bool]) -> Limit:
    """The reason why attackers do not enter the hex."""

    def allows(g: Stalingrado) -> Units:
        battle = _battle(g)
        return ~mask(
            unit for unit in bits(battle.attackers & g.mapped) if hinders(g, unit, battle.target)
        )

    return Limit(rule, allows, implied=True)


@advancing.verb(
    "advance",
    "unit",
    Limit("O.3j", lambda g: ~frozen(g), implied=True),
    Limit("4.1.1a", lambda g: -(not g.full >> _battle(g).target & 1), implied=True),
    _may_step("4.1.1d", lambda g, unit, target: bool(foreign(g, unit) >> target & 1)),
    _may_step("4.4g", lambda g, unit, target: g.side == AXIS and (g.place[unit], target) in VOLGA),
    _may_step("11.4c", lambda g, unit, target: is_frozen_out(g, unit, g.place[unit], target)),
    _may_step("OP-5.25", lambda g, unit, target: not can_step(g, unit, g.place[unit], target)),
    Limit("5.2a", may_advance),
)
def go_forward(g: Stalingrado, unit: Unit) -> None:
    battle = _battle(g)
    start = g.place[unit]
    battle.went |= 1 << unit
    walk(g, unit, (start, battle.target))
    g.tell("advances", "5.2a", unit=unit, start=start, hex=battle.target)
    g.follow(("go_on", unit, False), "advancing")


@advancing.verb("stop")
def no_more(g: Stalingrado) -> None:
    """Nobody else advances."""


# -- beyond the hex

go_on = steps.choice(
    "go_on",
    rule="5.2b",
    seat=phasing,
    about=lambda g, unit, exploited: {
        "unit": unit,
        "start": g.place[unit],
        "points": _battle(g).points_left,
    },
)


@rule("5.2.1a", "5.2.1b", "5.2.1d", "5.2b", "OP-5.17")
def exploitation(g: Stalingrado, unit: Unit, exploited: bool) -> Hexes:
    """One hex on for fast units, from open ground to open ground or a city, over no river."""
    target = _battle(g).target
    at_target = g.place[unit] == target and not exploited
    if not at_target or not FAST >> unit & 1 or not OPEN >> target & 1:
        return 0
    found = 0
    for place in bits(dry_land(g) & (OPEN | CITIES)):
        if can_step(g, unit, target, place):
            found |= 1 << place
    return found & _free(g, unit)


def _free(g: Stalingrado, unit: Unit) -> Hexes:
    return g.rules.scenario.area & ~(g.held[g.enemy] | g.full | foreign(g, unit))


FURTHER = (
    Limit("5.2b", lambda g, unit, exploited: -(FAST >> unit & 1), implied=True),
    Limit("4.1.2k", lambda g, unit, exploited: ~g.held[g.enemy], implied=True),
    Limit("4.1.1a", lambda g, unit, exploited: ~g.full, implied=True),
    Limit("4.1.1d", lambda g, unit, exploited: ~foreign(g, unit), implied=True),
)
"""Why a unit does not go beyond the hex that was won."""


@rule("5.2.1c", "OP-11.6")
def dry_land(g: Stalingrado) -> Hexes:
    """What lies next to the hex that was won and not behind a river."""
    rivers = WIDE if g.is_winter else WIDE | RIVER
    return BOARD.neighbours(1 << _battle(g).target, rivers)


@go_on.verb(
    "exploit",
    "hex",
    *FURTHER,
    Limit("5.2.1b", lambda g, unit, exploited: -(OPEN >> _battle(g).target & 1), implied=True),
    Limit("5.2.1d", lambda g, unit, exploited: OPEN | CITIES, implied=True),
    Limit(
        "5.2.1c",
        lambda g, unit, exploited: dry_land(g) | ~BOARD.adjacent[_battle(g).target],
        implied=True,
    ),
    Limit("5.2.1a", exploitation),
)
@rule("5.2d")
def exploit(g: Stalingrado, unit: Unit, exploited: bool, place: Hex) -> None:
    start = g.place[unit]
    walk(g, unit, (start, place))
    g.tell("advances", "5.2.1a", unit=unit, start=start, hex=place)
    g.follow(("go_on", unit, True))


def _parts_left(g: Stalingrado, unit: Unit) -> Points:
    """Breakthrough points in the parts in which the unit pays."""
    battle = _battle(g)
    return battle.points * ways_of(g, unit)[1] + battle.half


@rule("5.2.2a", "5.2.2b", "5.2.2d", "OP-5.18")
def breakthrough(g: Stalingrado, unit: Unit, exploited: bool) -> Hexes:
    """Neighbours that the points left of the result pay for."""
    left = _parts_left(g, unit)
    if not left or not FAST >> unit & 1:
        return 0
    near = one_hex(g, unit, left, False)
    return near.hexes & _free(g, unit) & ~(1 << g.place[unit])


@go_on.verb("push", "hex", *FURTHER, Limit("5.2.2a", breakthrough))
def push(g: Stalingrado, unit: Unit, exploited: bool, place: Hex) -> None:
    battle = _battle(g)
    start = g.place[unit]
    left = _parts_left(g, unit)
    left -= price_of(g, unit, one_hex(g, unit, left, False), place, False)
    battle.points, battle.half = divmod(left, ways_of(g, unit)[1])
    walk(g, unit, (start, place))
    g.tell("advances", "5.2.2a", unit=unit, start=start, hex=place)
    g.follow(("go_on", unit, True))


@go_on.verb("halt")
def halt(g: Stalingrado, unit: Unit, exploited: bool) -> None:
    """As far as it likes."""
