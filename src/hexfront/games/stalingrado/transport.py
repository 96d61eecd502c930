"""4.3 Railway transport and 4.4 sea transport."""

from __future__ import annotations

from functools import lru_cache

from hexfront.core.flow import Limit
from hexfront.core.hexes import Reach
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Points, Side, Unit
from hexfront.games.stalingrado.counters import BY_SEA, SIDE_OF
from hexfront.games.stalingrado.movement import REMEMBERED, STOPPING, march, walk
from hexfront.games.stalingrado.state import Stalingrado
from hexfront.games.stalingrado.tables import (
    AXIS,
    BOARD,
    CITIES,
    CLOSED,
    OPEN,
    OWN_RAIL,
    RAIL_HEXES,
    RAIL_MOVE,
    SEA_HOP,
    SOVIET,
    VOLGA,
)
from hexfront.games.stalingrado.zones import barred_in_turn_1, zone

_RAIL_WAYS = (
    BOARD.ways((), CLOSED | VOLGA, {}, {1: OWN_RAIL[AXIS]}),
    BOARD.ways((), CLOSED, {}, {1: OWN_RAIL[1]}),
)


@rule("4.3a", "4.3d", "4.3f", "4.3g", "T.2n", "OP-4.19")
def by_rail(g: Stalingrado, unit: Unit) -> Reach:
    """Thirty hexes along the side's own railways, clear of the enemy and his zones."""
    side = SIDE_OF[unit]
    hexes = RAIL_MOVE - (g.arrived >> unit & 1)  # the hex of entry counts
    closed = zone(g, 1 - side) | g.held[1 - side] | g.rules.scenario.closed
    return _along_rails(side, g.place[unit], hexes, closed)


@lru_cache(maxsize=REMEMBERED)
def _along_rails(side: Side, start: Hex, hexes: Points, closed: Hexes) -> Reach:
    return BOARD.reach(start, hexes, ways=_RAIL_WAYS[side], forbidden=closed)


@rule("4.3b", "4.3c")
def may_entrain(g: Stalingrado, unit: Unit) -> bool:
    start = g.place[unit]
    return bool(RAIL_HEXES[g.side] >> start & 1) and not zone(g, g.enemy) >> start & 1


@march.verb(
    "rail",
    "hex",
    Limit("4.3b", lambda g, unit: -(RAIL_HEXES[g.side] >> g.place[unit] & 1)),
    Limit("4.3c", lambda g, unit: -may_entrain(g, unit)),
    *STOPPING,
    Limit("4.3d", lambda g, unit: RAIL_HEXES[AXIS] | RAIL_HEXES[SOVIET], implied=True),
    Limit("4.3h", lambda g, unit: RAIL_HEXES[AXIS] if g.side == AXIS else -1, implied=True),
    Limit("4.3i", lambda g, unit: RAIL_HEXES[SOVIET] if g.side == SOVIET else -1, implied=True),
    Limit("OP-4.19", lambda g, unit: ~zone(g, g.enemy), implied=True),
    Limit("4.3f", lambda g, unit: by_rail(g, unit).hexes & ~(1 << g.place[unit])),
)
@rule("4.3e")
def entrain(g: Stalingrado, unit: Unit, place: Hex) -> None:
    start = g.place[unit]
    path = by_rail(g, unit).path(place)
    g.moved |= 1 << unit
    g.railed |= 1 << unit
    walk(g, unit, path)
    g.tell("by-rail", "4.3f", unit=unit, start=start, hex=place)
    g.follow("moving")


@march.verb(
    "sea",
    "hex",
    Limit("4.4d", lambda g, unit: -(BY_SEA >> unit & 1)),
    Limit("4.4c", lambda g, unit: OPEN | CITIES, implied=True),
    Limit("4.4a", lambda g, unit: 0 if g.arrived >> unit & 1 else SEA_HOP.get(g.place[unit], 0)),
    Limit("4.4b", lambda g, unit: ~g.held[g.enemy]),
    Limit("4.4e", lambda g, unit: ~barred_in_turn_1(g, g.place[unit])),
    Limit("4.4a", lambda g, unit: g.rules.scenario.area),
    *STOPPING,
)
@rule("OP-4.20")
def embark(g: Stalingrado, unit: Unit, place: Hex) -> None:
    """Over one sea hex, which takes the whole movement and no points."""
    start = g.place[unit]
    g.moved |= 1 << unit
    walk(g, unit, (start, place))
    g.tell("by-sea", "4.4a", unit=unit, start=start, hex=place)
    g.follow("moving")
