"""7 Losses: the steps of a land unit."""

from __future__ import annotations

from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Count, Unit, Units
from hexfront.games.stalingrado.counters import POOL_OF
from hexfront.games.stalingrado.state import FUTURE, Stalingrado


@rule("7a", "7s", "7t", "OP-7.2")
def hit(g: Stalingrado, unit: Unit) -> None:
    """One step: blue to black, full to reduced, reduced to eliminated."""
    g.steps[unit] -= 1
    g.hurt |= 1 << unit
    place = g.place[unit]
    if g.steps[unit]:
        g.tell("loss", "7a", counter=unit, steps=g.steps[unit], hex=place)
    else:
        g.tell("eliminated", "7a", counter=unit, hex=place)
        g.eliminate(unit)


@rule("OP-7.4")
def give_back(g: Stalingrado, unit: Unit) -> None:
    """A point set aside for men who did not arrive."""
    pool = POOL_OF[unit]
    g.points[pool] += 1
    g.tell("men-return", "OP-7.4", pool=pool)


def capacity(g: Stalingrado, units: Units) -> Count:
    """The steps of units that are on the map."""
    return sum(g.steps[unit] for unit in bits(units) if g.place[unit] < FUTURE)
