"""How likely the Axis wins: points against what the calendar asks for, armies, open cities."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from hexfront.bots.noretreat.figures import unit_worth
from hexfront.bots.noretreat.ground import Reach, cut_off_worth, own_ground
from hexfront.core.hexes import bits
from hexfront.games.noretreat.state import SHATTERED, NoRetreat
from hexfront.games.noretreat.supply import supplied
from hexfront.games.noretreat.tables import AXIS, OF_SIDE, SIDES, SOVIET, TURN_1945, VP_HEXES
from hexfront.games.noretreat.victory import points

_PAR = (12, 12, 14, 16, 17, 18, 19, 20, 21, 22, 22, 22, 22, 21, 21, 20, 19, 18, 17, 16, 15, 13, 12)
"""Points that the Axis has in an even war, by turn."""
_PAR_1945 = 8
_GAP = (
    *(78, 78, 80, 81, 73, 58, 50, 51, 55, 55, 50, 40, 31, 33, 34, 30, 28, 26, 22, 16, 8, 2, 2, 14),
    *(74, 72, 58, 39, -30),
)
"""And what its army is worth beyond the Soviet one."""
POINT = 0.28
"""What a point adds to the logarithm of the odds."""
STRENGTH_POINT = 0.025
OPEN_CITY = 0.5
"""Of a point, for a city that the side to move can walk into."""

_COURSES: dict[str, tuple[Sequence[float], Sequence[float]]] = {
    "A": (
        (12, 14.5, 14.6, 15.9, 16.1, 18.1, 17.8, 19, 19.3, 19.8, 19.5),
        (78, 83, 91, 81, 82, 76, 75, 64, 67, 59),
    ),
    "B": (
        (22, 23.1, 23.7, 24.7, 24.9, 26.2, 25.3, 26.3, 25.8),
        (68, 56, 62, 59, 66, 54, 59, 50),
    ),
    "C": (
        (28, 27.7, 27.6, 23.9, 24.5, 23.4),
        (38, 37, 32, 47, 36),
    ),
    "D": (
        (20.9, 22.1, 21.1, 20.9, 19.4, 19.3, 17.7),
        (50, 43, 42, 33, 32, 16),
    ),
    "E": (
        (12, 11.3, 11.4, 10.7, 10.3, 8, 7.6, 6.5),
        (14, 27, 22, 23, 19, 24, 11),
    ),
    "F": (
        (4.8, 4.7, 4.5, 4.2, 2.6, 2.8, 1.7, 1.4, -0.5, -0.8, -2.3, -2.8, -4.2),
        (97, 95, 78, 74, 70, 62, 52, 46, 35, 29, -49, -57),
    ),
}
"""By scenario: what the Axis has between regulars in points, and in armies beyond the Soviet ones,
when each Movement Phase begins, from the first to the last one; points at the end, too."""
KEPT = 0.92
"""Of points ahead of that course, how much is left at the end."""
ARMY = (0.03, 0.055, 0.075, 0.1, 0.1, 0.06)
"""Points that a strength point ahead of it will bring, by player turns to come after this one."""
PRIZE = 0.7
"""Points that an open city brings to the side that can walk into it."""
SPREAD = (0.9, 1.1, 1.6, 1.8, 2.1, 2.6, 2.8, 3.0)
"""Standard deviation of points at the end, by player turns to come after this one."""
LOGISTIC = 1.7
"""A logistic curve so many times as steep is nearly the normal one."""


def axis_chance(g: NoRetreat) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, axis_log_odds(g)))))


def axis_log_odds(g: NoRetreat) -> float:
    side = g.active
    walk = Reach(g, side).hexes
    prizes = VP_HEXES & ~own_ground(g, side) & ~g.held[1 - side] & walk
    open_cities = prizes.bit_count() * (1 if side == AXIS else -1)
    ahead = _army(g, AXIS) - _army(g, SOVIET)
    terms = g.rules.victory
    if terms is None or g.rules.campaign_victory or g.rules.scenario not in _COURSES:
        par = _PAR_1945 if g.turn >= TURN_1945 else _by_turn(_PAR, g.turn)
        total = POINT * (points(g, AXIS) - par)
        total += STRENGTH_POINT * (ahead - _by_turn(_GAP, g.turn))
        return total + POINT * OPEN_CITY * open_cities
    return _against_mark(g, terms, ahead, open_cities)


def _against_mark(
    g: NoRetreat, terms: dict[str, int], ahead: float, open_cities: int
) -> float:
    """What the points of a scenario will come to by its end, and how sure that is."""
    course, armies = _COURSES[g.rules.scenario]
    left = max(0, 2 * (g.rules.end_turn - g.turn) + (1 if g.active == AXIS else 0))
    now = max(0, len(armies) - 1 - left)
    end = course[-1] + KEPT * (points(g, AXIS) - course[now])
    end += _by_turn(ARMY, left) * (ahead - armies[now]) + PRIZE * open_cities
    if SIDES.index(terms["side"]) == AXIS:
        beyond = end - (terms["vp"] - 0.5)
    else:
        both = points(g, AXIS) + points(g, SOVIET)
        beyond = end - (both - terms["vp"] + 0.5)
    return LOGISTIC * beyond / _by_turn(SPREAD, left)


def _by_turn(table: Sequence[float], turn: int) -> float:
    return table[min(turn, len(table) - 1)]


def _army(g: NoRetreat, side: int) -> float:
    fed = supplied(g, side)
    total = 0.0
    for unit in bits(g.on_map(side)):
        total += unit_worth(g, unit)
        if not fed >> unit & 1:
            total -= 0.6 * cut_off_worth(g, unit)
    for unit in bits(g.at[SHATTERED] & OF_SIDE[side]):
        total += 0.8 * unit_worth(g, unit)
    return total
