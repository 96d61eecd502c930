"""Chapter 6, and 13.0 as far as smoke stands between: who sees whom, and who is in whose arc."""

from __future__ import annotations

from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Points, Side, Unit
from hexfront.games.heroes.state import Heroes


@rule("6.0a", "6.0e", "13.0h", "13.0l", "13.0g")
def can_see(g: Heroes, a: Hex, b: Hex) -> bool:
    """Whether there is a line of sight between two hexes, smoke considered."""
    return bool(g.ground.sees[a] >> b & 1) and not is_cut_by_smoke(g, a, b)


def is_cut_by_smoke(g: Heroes, a: Hex, b: Hex) -> bool:
    """Fresh smoke, or thin smoke in two places, cuts the line; one of a pair does not."""
    smoke = g.fresh_smoke | g.thin_smoke
    if not smoke or not g.rules.smoke_blocks or not smoke & g.ground.crossed(a, b):
        return False
    thin = 0
    for group in g.ground.between(a, b):
        if all(g.fresh_smoke >> h & 1 for h in group):
            return True
        thin += all(smoke >> h & 1 for h in group)
    return thin >= 2


@rule("13.0l")
def thin_smoke_between(g: Heroes, a: Hex, b: Hex) -> Points:
    """How many places of thin smoke a line crosses."""
    groups = g.ground.between(a, b)
    return sum(all(g.thin_smoke >> h & 1 for h in group) for group in groups)


def seen_from(g: Heroes, a: Hex, among: Hexes) -> Hexes:
    """Those of some hexes that are seen from one."""
    found = g.ground.sees[a] & among
    smoke = g.fresh_smoke | g.thin_smoke
    if smoke and found and g.rules.smoke_blocks:
        crossed = g.ground.crossed
        for b in bits(found):
            if smoke & crossed(a, b) and is_cut_by_smoke(g, a, b):
                found &= ~(1 << b)
    return found


@rule("7.7.3m")
def can_see_out(g: Heroes, unit: Unit) -> bool:
    """A unit that shares its hex with an enemy sees nothing beyond it; carried ones look on."""
    return g.place[unit] >= 0 and not g.is_among_enemies(unit)


@rule("5.5g", "7.7.3m")
def watched(g: Heroes, side: Side) -> Hexes:
    """The hexes in the line of sight of any visible unit of a side."""
    found = 0
    for unit in bits(g.firefight.sides[side] & ~g.hidden):
        at = g.place[unit]
        if at >= 0:
            found |= 1 << at
            if can_see_out(g, unit):
                found |= g.ground.sees[at]
    return found


@rule("6.1a", "5.1a")
def arc(g: Heroes, unit: Unit) -> Hexes:
    return g.ground.arc(g.place[unit], g.facing[unit], g.rules.arc)


@rule("7.3b")
def is_in_front(g: Heroes, unit: Unit, at: Hex) -> bool:
    """Whether a hex lies in the unit's arc."""
    return bool(arc(g, unit) >> at & 1)


@rule("4.0n", "5.0.2e", "10.04c", "10.04d", "13.0i", "18.1.1b")
def has_cover(g: Heroes, at: Hex, viewer: Hex) -> bool:
    """Whether a hex gives cover against a viewer: terrain, smoke, trench, bunker or wall."""
    if (g.ground.cover | g.fresh_smoke) >> at & 1:
        return True
    work = g.work_at(at)
    if work is not None and work[0] <= 1:
        return True
    return g.ground.is_behind_wall(viewer, at)
