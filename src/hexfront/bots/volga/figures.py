"""What the planner reckons with: ways on the map, and hits that come as rare events do."""

from __future__ import annotations

import math
from functools import cache

from hexfront.core.hexes import bits
from hexfront.games.volga.tables import BOARD, HITS_ON, PLAYABLE, UNITS

FIRE = [(7 - HITS_ON[unit]) / 6 for unit in range(UNITS)]
"""Hits that a block's die scores on average."""

DISTANCE = [[BOARD.distance(a, b) for b in range(BOARD.size)] for a in range(BOARD.size)]


@cache
def hexes_between(a: int, b: int) -> int:
    """The hexes on all shortest ways between two hexes."""
    far = DISTANCE[a][b]
    return sum(
        1 << place
        for place in bits(PLAYABLE)
        if place not in (a, b) and DISTANCE[a][place] + DISTANCE[place][b] == far
    )


@cache
def excess(spare: int, hits: float) -> float:
    """Hits beyond the steps that can be spared, on average, if hits come as rare events do."""
    chance, total = math.exp(-hits), 0.0
    for count in range(40):
        if count > spare:
            total += (count - spare) * chance
        chance *= hits / (count + 1)
    return total


@cache
def at_least(wanted: int, hits: float) -> float:
    """The chance of so many hits, if so many come on average."""
    chance, below = math.exp(-hits), 0.0
    for count in range(wanted):
        below += chance
        chance *= hits / (count + 1)
    return 1.0 - below
