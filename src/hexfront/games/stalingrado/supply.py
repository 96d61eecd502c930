"""8 and 10 Command and supply: who is in range of a headquarters, and who is fed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from hexfront.core.flow import Limit
from hexfront.core.hexes import Reach, Way, bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Points, Side, Unit, Units
from hexfront.games.stalingrado.counters import (
    ALL_AIR,
    ALL_HQ,
    ALL_LAND,
    ATTACK,
    COMMANDED_BY,
    DEFENCE,
    HQ_NUMBER,
    HQ_RANGE,
    OF_SIDE,
)
from hexfront.games.stalingrado.movement import NO_BRIDGE, REMEMBERED, WIDE_NO_BRIDGE
from hexfront.games.stalingrado.state import Stalingrado, phasing, steps
from hexfront.games.stalingrado.tables import (
    ALWAYS_SUPPLIED,
    BOARD,
    CLOSED,
    COSTS,
    FOOT,
    OWN_WAYS,
    PORTS,
    RIVER_COST,
    SOVIET,
    SUPPLY_EXITS,
    SYMBOLIC,
    WAYS,
    WIDE_COST,
)

TO_A_WAY = 3  # 10b, 10h, 7m
FROM_A_PORT = 10  # 10c, OP-10.3


@rule("OP-8.2", "OP-10.1", "L.0")
def _path_ways(winter: bool) -> list[Way]:
    extra = {WIDE_COST[0]: WIDE_NO_BRIDGE}
    if not winter:
        extra[RIVER_COST[0]] = NO_BRIDGE
    return BOARD.ways(COSTS[FOOT], CLOSED, extra, {1: WAYS})


_PATHS = (_path_ways(False), _path_ways(True))
_NO_LINK = tuple(~ways for ways in OWN_WAYS)


@rule("8b", "10a", "L.0", "OP-8.2", "OP-10.1")
def paths_from(g: Stalingrado, side: Side, start: Hex, points: Points) -> Reach:
    """Where a path of so many points leads that meets no enemy unit; zones do not matter."""
    closed = g.held[1 - side] | g.rules.scenario.closed | SYMBOLIC
    return _paths(start, points, g.is_winter, closed)


@lru_cache(maxsize=REMEMBERED)
def _paths(start: Hex, points: Points, winter: bool, closed: Hexes) -> Reach:
    return BOARD.reach(start, points, ways=_PATHS[winter], forbidden=closed)


@rule("10b", "10n", "OP-10.2", "L.1")
def supply_lines(g: Stalingrado, side: Side) -> Hexes:
    """Road and railway hexes that lead to an exit over one of the side's edges."""
    return _lines(side, BOARD.playable & ~g.held[1 - side])


@lru_cache(maxsize=REMEMBERED)
def _lines(side: Side, free: Hexes) -> Hexes:
    return BOARD.flood(SUPPLY_EXITS[side] & free, free, _NO_LINK[side])


@rule("10c", "OP-10.3")
def open_ports(g: Stalingrado, side: Side) -> Hexes:
    """Taman, Novorossiysk and Tuapse, while the Soviets hold them."""
    return PORTS & ~g.control if side == SOVIET else 0


@rule("10b", "10c", "10g")
def is_fed(g: Stalingrado, side: Side, place: Hex, sources: Hexes) -> bool:
    """Whether at most 3 points lead to one of the sources."""
    return bool(sources >> place & 1 or paths_from(g, side, place, TO_A_WAY).hexes & sources)


def hq_range(g: Stalingrado, hq: Unit) -> Points:
    """Bombs shorten it, not below its own hex (6.3.3a, OP-6.18)."""
    return max(0, HQ_RANGE[hq] - g.cuts.get(hq, 0))


class Check:
    """Command and supply of one side at one moment."""

    __slots__ = ("fed", "hqs", "in_range", "numbers", "ports", "ranged", "units")

    @rule("L.1", "L.2", "8a", "10a", "10e", "10g")
    def __init__(self, g: Stalingrado, side: Side) -> None:
        self.units = g.land(side)
        lines = supply_lines(g, side)
        ports = open_ports(g, side)
        self.ranged = self.fed = self.ports = 0
        supplied, hungry = [], []
        self.in_range: dict[Unit, Units] = {}
        for hq in bits(ALL_HQ & OF_SIDE[side] & g.mapped):
            place = g.place[hq]
            near = paths_from(g, side, place, hq_range(g, hq)).hexes
            units = g.units_in(near & g.held[side]) & COMMANDED_BY[hq]
            self.in_range[hq] = units
            self.ranged |= units
            if is_fed(g, side, place, lines | ports):
                self.fed |= units
                supplied.append(hq)
            else:
                hungry.append(hq)
        self.hqs = supplied + hungry
        for port in bits(ports):
            near = paths_from(g, side, port, FROM_A_PORT).hexes
            self.ports |= g.units_in(near & g.held[side])
        self.numbers = {hq: HQ_NUMBER[hq] for hq in self.hqs}

    @rule("8l", "OP-8.3", "OP-10.5")
    def assigned(self, units: Iterable[Unit]) -> Units:
        """As many of these as the headquarters can command together, the first ones first."""
        return self._hold(units, dict.fromkeys(self.hqs, 0))

    def assignable(self, chosen: Units) -> Units:
        """Units that could be commanded, one of them, together with those chosen before."""
        holds = dict.fromkeys(self.hqs, 0)
        self._hold(bits(chosen), holds)
        return self._with_room(holds)

    def _hold(self, units: Iterable[Unit], holds: dict[Unit, Units]) -> Units:
        able = self.ranged
        found = 0
        for unit in units:
            if not able >> unit & 1:
                continue
            if self._assign(unit, holds):
                found |= 1 << unit
            else:  # who finds no room now finds none later
                able = self._with_room(holds)
        return found

    def _with_room(self, holds: dict[Unit, Units]) -> Units:
        """Units in range of headquarters that have room, or could pass on one that they hold."""
        roomy = [hq for hq in self.hqs if holds[hq].bit_count() < self.numbers[hq]]
        found = 0
        for hq in roomy:  # it grows as it goes
            found |= self.in_range[hq]
            for full in self.hqs:
                if full not in roomy and holds[full] & self.in_range[hq]:
                    roomy.append(full)
        return found

    def _assign(self, unit: Unit, holds: dict[Unit, Units]) -> bool:
        """Give a unit to a headquarters, others of it to the next, until one has room."""
        bit = 1 << unit
        came: dict[Unit, tuple[Unit, Units]] = {}
        todo = []
        for hq in self.hqs:
            if self.in_range[hq] & bit:
                if holds[hq].bit_count() < self.numbers[hq]:
                    holds[hq] |= bit
                    return True
                came[hq] = (-1, bit)
                todo.append(hq)
        for full in todo:
            for hq in self.hqs:
                if hq in came:
                    continue
                able = holds[full] & self.in_range[hq]
                if not able:
                    continue
                came[hq] = (full, able & -able)
                if holds[hq].bit_count() < self.numbers[hq]:
                    self._pass_on(hq, came, holds)
                    return True
                todo.append(hq)
        return False

    def _pass_on(
        self, hq: Unit, came: dict[Unit, tuple[Unit, Units]], holds: dict[Unit, Units]
    ) -> None:
        while hq >= 0:
            giver, bit = came[hq]
            holds[hq] |= bit
            if giver >= 0:
                holds[giver] &= ~bit
            hq = giver

    def strongest_first(self, g: Stalingrado, units: Units) -> list[Unit]:
        """The default: the weakest stay out of command."""
        return sorted(bits(units), key=lambda unit: -_strength(g, unit))


_last: tuple[tuple[Any, ...], Check] | None = None


def checked(g: Stalingrado, side: Side) -> Check:
    """Command and supply as they are now; the last check holds while nothing has changed."""
    global _last
    now = (side, g.is_winter, g.rules.scenario.name, g.control, g.place[:], g.cuts.copy())
    if _last is not None and _last[0] == now:
        return _last[1]
    check = Check(g, side)
    _last = now, check
    return check


def _strength(g: Stalingrado, unit: Unit) -> Points:
    step = g.steps[unit]
    return ATTACK[unit][step] + DEFENCE[unit][step]


@rule("10f", "L.3", "OP-10.6", "OP-10.8", "OP-10.9")
def note(g: Stalingrado, side: Side, check: Check, commanded: Units) -> None:
    """Keep what a check has found until the next one."""
    units = check.units
    keep = ~(OF_SIDE[side] & ALL_LAND)
    g.commanded = g.commanded & keep | commanded
    g.supplied = g.supplied & keep | check.fed | check.ports | g.airlift & units
    g.ranged = g.ranged & keep | check.ranged
    g.fed = g.fed & keep | check.fed


@steps.step
@rule("S.1", "8a", "OP-8.1")
def own_status(g: Stalingrado) -> None:
    """Command and supply of the phasing side, for its movement and its attacks."""
    check = checked(g, g.side)
    commanded = check.assigned(check.strongest_first(g, check.ranged))
    note(g, g.side, check, commanded)
    g.airlift &= ~(check.fed | check.ports)
    if commanded != check.ranged:
        g.follow(("out_of_command", 0))


@rule("8l", "OP-8.3")
def may_command(g: Stalingrado, chosen: Units) -> Units:
    """Units left out that could be commanded together with those chosen before."""
    check = checked(g, g.side)
    return check.ranged & ~g.commanded & check.assignable(chosen)


out_of_command = steps.choice(
    "out_of_command",
    rule="8l",
    seat=phasing,
    always=True,
    about=lambda g, chosen: {"units": g.ranged & ~g.commanded & OF_SIDE[g.side]},
)


@out_of_command.verb("agree")
def accept(g: Stalingrado, chosen: Units) -> None:
    """The units now left out stay out."""


@out_of_command.verb("command", "unit", Limit("8l", may_command))
def command_instead(g: Stalingrado, chosen: Units, unit: Unit) -> None:
    """This one is commanded; the weakest that makes room for it is not."""
    check = checked(g, g.side)
    chosen |= 1 << unit
    rest = check.strongest_first(g, check.ranged & ~chosen)
    g.commanded = g.commanded & ~check.units | check.assigned([*bits(chosen), *rest])
    g.follow(("out_of_command", chosen))


@steps.step
@rule("S.10", "OP-8.1", "L.2")
def enemy_status(g: Stalingrado) -> None:
    """Command and supply of the other side, for its defence."""
    check = checked(g, g.enemy)
    note(g, g.enemy, check, check.assigned(check.strongest_first(g, check.ranged)))


@rule("10h", "6.4g", "10d", "L.4", "OP-10.4")
def fed_bases(g: Stalingrado, side: Side, bases: Hexes) -> Hexes:
    """Of these bases the ones from which at most 3 points lead to a line to the edge."""
    lines = supply_lines(g, side)
    found = bases & ALWAYS_SUPPLIED if side == SOVIET else 0
    for base in bits(bases & ~SYMBOLIC):
        if is_fed(g, side, base, lines):
            found |= 1 << base
    return found


@steps.step
@rule("8h", "10h", "10i", "OP-10.11", "S.A")
def air_supply(g: Stalingrado) -> None:
    """At the start of a turn: which air units of both sides may be used in it.

    The marks of air supply stay with those that need them: they are what is flown to again.
    """
    g.grounded = 0
    for side in range(2):
        units = bits(ALL_AIR & OF_SIDE[side] & g.mapped)
        bases = 0
        for unit in units:
            bases |= 1 << g.place[unit]
        fed = fed_bases(g, side, bases)
        for unit in units:
            bit = 1 << unit
            if fed >> g.place[unit] & 1:
                g.airlift &= ~bit
            elif not g.airlift & bit:
                g.grounded |= bit
