"""11 Winter: the weather die and what it lets fly. Frozen rivers are in movement and combat."""

from __future__ import annotations

from hexfront.core.rulebook import rule
from hexfront.games.stalingrado.state import Stalingrado, steps
from hexfront.games.stalingrado.tables import (
    ALWAYS_FLYING,
    BASES,
    NORTH_OF_UPPER_DON,
    SOUTH_OF_LOWER_DON,
)

_USABLE = (
    BASES,  # no winter
    0,
    SOUTH_OF_LOWER_DON | ALWAYS_FLYING,
    BASES & ~SOUTH_OF_LOWER_DON | ALWAYS_FLYING,
    BASES & ~NORTH_OF_UPPER_DON | ALWAYS_FLYING,
    NORTH_OF_UPPER_DON | ALWAYS_FLYING,
    BASES,
)


@rule("11.3b", "11.3c", "11.3d", "11.3e", "11.3f", "11.3g", "11.3h", "OP-11.3", "OP-11.4")
def flying_bases(g: Stalingrado) -> int:
    """Bases from which the weather lets air units start."""
    return _USABLE[g.weather] & BASES


@steps.step
@rule("11a", "11.3a", "S.A")
def weather(g: Stalingrado) -> None:
    """In every winter turn a die decides about flying."""
    g.weather = 0
    if g.is_winter:
        g.weather = g.chance.die("weather")
        g.tell("weather", "11.3a", die=g.weather)
