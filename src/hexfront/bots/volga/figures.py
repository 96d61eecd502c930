"""What the planner reckons with: ways on the map, and hits that come as rare events do."""

from __future__ import annotations

import math
from functools import cache

from hexfront.core.hexes import bits
from hexfront.games.volga.tables import BOARD, HITS_ON, PLAYABLE, UNITS

FIRE = [(7 - HITS_ON[unit]) / 6 for unit in range(UNITS)]
"""Hits that a block's die scores on average."""

DISTANCE = [[BOARD.distance(a, b) for b in range(BOARD.size)] for a in range(BOARD.size)]


def _ways(a: int, b: int) -> tuple[int, float]:
    """The hexes on all shortest ways between two hexes, and how much of them one way crosses."""
    far = DISTANCE[a][b]
    between = sum(
        1 << place
        for place in bits(PLAYABLE)
        if place not in (a, b) and DISTANCE[a][place] + DISTANCE[place][b] == far
    )
    return between, (far - 1) / max(1, between.bit_count())


class _Ways(dict[int, tuple[int, float]]):
    """To one hex from each other, worked out where somebody asks."""

    def __init__(self, end: int) -> None:
        super().__init__()
        self._end = end

    def __missing__(self, start: int) -> tuple[int, float]:
        found = self[start] = _ways(self._end, start)
        return found


WAYS = [_Ways(end) for end in range(BOARD.size)]


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
