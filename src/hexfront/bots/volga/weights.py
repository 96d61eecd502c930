"""Numbers that both sides reckon with."""

from __future__ import annotations

import math
from functools import cache

from hexfront.games.volga.tables import BOARD, HITS_ON, UNITS

FIRE = [(7 - HITS_ON[unit]) / 6 for unit in range(UNITS)]
"""Hits that a block's die scores on average."""

DISTANCE = [[BOARD.distance(a, b) for b in range(BOARD.size)] for a in range(BOARD.size)]


@cache
def excess(spare: int, hits: float) -> float:
    """Hits beyond the steps that can be spared, on average, if hits come as rare events do."""
    chance, total = math.exp(-hits), 0.0
    for count in range(40):
        if count > spare:
            total += (count - spare) * chance
        chance *= hits / (count + 1)
    return total
