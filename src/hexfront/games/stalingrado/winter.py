"""11 Winter: the weather die and what it lets fly. Frozen rivers are in movement and combat."""

from __future__ import annotations

from typing import NamedTuple

from hexfront.core.rulebook import rule
from hexfront.core.types import Hexes
from hexfront.games.stalingrado.state import Stalingrado, steps
from hexfront.games.stalingrado.tables import (
    ALWAYS_FLYING,
    BASES,
    NORTH_OF_UPPER_DON,
    SOUTH_OF_LOWER_DON,
)


class Sky(NamedTuple):
    """What a winter die lets fly."""

    usable: Hexes
    rule: str


_BY_DIE = (
    Sky(BASES, rule="11a"),  # no winter, no die
    Sky(0, rule="11.3b"),
    Sky(SOUTH_OF_LOWER_DON | ALWAYS_FLYING, rule="11.3c"),
    Sky(BASES & ~SOUTH_OF_LOWER_DON | ALWAYS_FLYING, rule="11.3d"),
    Sky(BASES & ~NORTH_OF_UPPER_DON | ALWAYS_FLYING, rule="11.3e"),
    Sky(NORTH_OF_UPPER_DON | ALWAYS_FLYING, rule="11.3f"),
    Sky(BASES, rule="11.3g"),
)


@rule("11.3h", "OP-11.3", "OP-11.4")
def flying_bases(g: Stalingrado) -> Hexes:
    """Bases from which the weather lets air units start."""
    return _BY_DIE[g.weather].usable & BASES


@steps.step
@rule("11a", "11.3a", "S.A")
def weather(g: Stalingrado) -> None:
    """In every winter turn a die decides about flying."""
    g.weather = 0
    if g.is_winter:
        g.weather = g.chance.die("weather")
        g.tell("weather", _BY_DIE[g.weather].rule, die=g.weather)
