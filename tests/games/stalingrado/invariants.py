"""What holds at every decision of every game."""

from __future__ import annotations

from hexfront.core.flow import Event
from hexfront.core.hexes import bits
from hexfront.games.stalingrado.bases import capacity
from hexfront.games.stalingrado.combat import duties
from hexfront.games.stalingrado.counters import (
    ALL_AIR,
    ALL_HQ,
    ALL_LAND,
    BLUE,
    COLUMN,
    COUNTERS,
    FULL,
    NAMES,
    NUMBER,
    OF_NATION,
    ON_STRIPS,
    POOL_NAMES,
    POOL_OF,
    SIDE_OF,
)
from hexfront.games.stalingrado.state import FUTURE, LOST, POOL, Stalingrado
from hexfront.games.stalingrado.tables import (
    AXIS,
    BASES,
    COSTS,
    LAND,
    SOVIET,
    STACK_LIMIT,
    STRIPS,
    WAYS,
)

_NEAR_WAYS = 0
for _direction in WAYS.masks:
    _NEAR_WAYS |= _direction
_ENTERABLE = []
for _costs in COSTS:
    _hexes = 0
    for _part in _costs.values():
        _hexes |= _part
    _ENTERABLE.append(_hexes | _NEAR_WAYS)

_NATIONS = ("rumanian", "hungarian", "slovak")
_APART = [OF_NATION[nation] & (ALL_LAND | ALL_AIR) for nation in _NATIONS]
_AFTER_MOVEMENT = {"missions", "mission", "load", "reaction", "react_with"}


def quick(g: Stalingrado) -> None:
    """What is cheap enough to look at before every single decision."""
    assert sum(map(int.bit_count, g.at)) == COUNTERS
    assert not g.held[AXIS] & g.held[SOVIET], "enemies share a hex"
    assert not (g.held[AXIS] | g.held[SOVIET]) & ~LAND
    assert not g.held[AXIS] & ~g.control
    assert not g.held[SOVIET] & g.control
    assert min(g.points) >= 0
    assert not g.flights or g.frames[-1][0] not in ("moving", "march", "replacements")
    if g.frames[-1][0] in _AFTER_MOVEMENT:
        for place in bits(g.full & g.held[g.side]):
            assert g.units_at(place).bit_count() == STACK_LIMIT[place]


def check(g: Stalingrado) -> None:
    """Counters, stacks, terrain, bases and the accounts that are kept in step."""
    _counters(g)
    _accounts(g)
    _stacks(g)
    _air(g)
    assert all(points >= 0 for points in g.points)
    assert not g.retreated & ~g.land(1 - g.side)


def _counters(g: Stalingrado) -> None:
    assert sum(counters.bit_count() for counters in g.at) == COUNTERS
    for counter, place in enumerate(g.place):
        assert g.at[place] >> counter & 1, NAMES[counter]
    for counter in range(COUNTERS):
        if ALL_HQ >> counter & 1:
            continue
        most = FULL + (BLUE >> counter & 1)
        assert 0 <= g.steps[counter] <= most
        gone = g.place[counter] in (POOL, LOST)
        assert (g.steps[counter] == 0) == gone, f"{NAMES[counter]} {g.steps[counter]}"


def _accounts(g: Stalingrado) -> None:
    mapped = many = full = tops = 0
    held = [0, 0]
    for place, counters in enumerate(g.at[:FUTURE]):
        if not counters:
            continue
        mapped |= counters
        units = bits(counters & ALL_LAND)
        if not units:
            continue
        sides = {SIDE_OF[unit] for unit in units}
        assert len(sides) == 1, "enemies share a hex"
        held[sides.pop()] |= 1 << place
        many |= (len(units) > 1) << place
        full |= (len(units) >= STACK_LIMIT[place]) << place
        tops |= 1 << max(units, key=g.stamp.__getitem__)
    assert (mapped, many, full, tops, held) == (g.mapped, g.many, g.full, g.tops, g.held)
    assert not g.held[AXIS] & ~g.control
    assert not g.held[SOVIET] & g.control


def _stacks(g: Stalingrado) -> None:
    over = 0
    for place in bits(g.held[AXIS] | g.held[SOVIET]):
        units = g.units_at(place)
        assert LAND & g.rules.scenario.area & 1 << place
        for unit in bits(units):
            assert _ENTERABLE[COLUMN[unit]] >> place & 1, f"{NAMES[unit]} cannot be there"
        if units.bit_count() > STACK_LIMIT[place]:
            over |= 1 << place
    assert not over & g.held[g.side] or g.frames[-1][0] not in _AFTER_MOVEMENT
    passing = g.place[g.frames[-1][1]] if g.frames[-1][0] in ("stepping", "march") else -1
    mixed = 0
    for nation in _APART:
        places = 0
        for counter in bits(nation & g.mapped):
            places |= 1 << g.place[counter]
        assert not places & mixed & ~(1 << passing if passing >= 0 else 0), "bad company"
        mixed |= places


def _air(g: Stalingrado) -> None:
    for base in bits(BASES):
        stationed = g.at[base] & ALL_AIR
        if not stationed:
            continue
        aloft = 0
        for unit in g.flights:
            aloft |= 1 << unit
        assert stationed.bit_count() <= capacity(base)
        if STRIPS >> base & 1:
            assert not stationed & ~ON_STRIPS
        for unit in bits(stationed & ~aloft):
            assert (g.control >> base & 1) == (SIDE_OF[unit] == AXIS)
    for unit in bits(g.mapped & ALL_AIR):
        assert BASES >> g.place[unit] & 1
    for unit in g.flights:
        assert g.mapped >> unit & 1


class Ledger:
    """Replacement and victory points, kept from what is told."""

    def __init__(self, g: Stalingrado) -> None:
        self.points = g.points[:]
        self.score = g.score[:]

    def follow(self, g: Stalingrado, events: list[Event]) -> None:
        for event in events:
            args = event.private.get(("axis", "soviet")[g.side], event.args) or event.args
            owner = event.args | args
            match event.what:
                case "points":
                    for pool, points in enumerate(owner["points"]):
                        self.points[pool] += points
                case "replenished" if event.rule == "7d":
                    self.points[POOL_OF[NUMBER[_named(event)]]] -= 1
                case "reserved":
                    self.points[POOL_OF[NUMBER[_named(event)]]] -= 1
                case "rebuilt":
                    self.points[POOL_OF[NUMBER[_named(event)]]] -= owner["steps"]
                case "men-return":
                    self.points[POOL_NAMES.index(owner["pool"])] += 1
                case "scores":
                    self.score[("axis", "soviet").index(owner["side"])] += owner["points"]
                case "final-points":
                    side = ("axis", "soviet").index(owner["side"])
                    self.score[side] += sum(owner["reasons"].values())
        assert self.points == g.points
        assert self.score == g.score


def _named(event: Event) -> str:
    """The unit as its owner reads it."""
    names = [event.args.get("unit"), *(args.get("unit") for args in event.private.values())]
    return next(name for name in names if name)


def combat_is_done(g: Stalingrado) -> None:
    """Nobody ends his Combat Phase with a duty open."""
    assert not duties(g)
