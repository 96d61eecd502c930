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
_COURSE = (
    *(12, 12, 13.5, 16.2, 16.5, 17.3, 17.8, 17.5, 18.4, 20.4, 20.5, 20.4, 20, 20, 19.5, 19),
    *(18.5, 17.5, 17, 16, 14, 12.5, 10, 8, 7.7, 5.4, 4.8, 3.4, 3.1, 1.6),
)
"""Points that it has at the start of each turn between regulars, as far as scenarios tell."""
_GAP = (
    *(78, 78, 80, 81, 73, 58, 50, 51, 55, 55, 50, 40, 31, 33, 34, 30, 28, 26, 22, 16, 8, 2, 2, 14),
    *(74, 72, 58, 39, -30),
)
"""And what its army is worth beyond the Soviet one."""
POINT = 0.28
"""What a point adds to the logarithm of the odds."""
MARK = 0.32
"""And in a scenario, where the points of its last turn decide; there, two and a half times that."""
STRENGTH_POINT = 0.025
OPEN_CITY = 0.5
"""Of a point, for a city that the side to move can walk into."""


def axis_chance(g: NoRetreat) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, axis_log_odds(g)))))


def axis_log_odds(g: NoRetreat) -> float:
    total = _margin(g)
    usual = _by_turn(_GAP, g.turn)
    total += STRENGTH_POINT * (_army(g, AXIS) - _army(g, SOVIET) - usual)
    side = g.active
    walk = Reach(g, side).hexes
    prizes = VP_HEXES & ~own_ground(g, side) & ~g.held[1 - side] & walk
    total += POINT * OPEN_CITY * prizes.bit_count() * (1 if side == AXIS else -1)
    return total


def _margin(g: NoRetreat) -> float:
    """Points ahead of what is asked for; near the end of a scenario each weighs more."""
    terms = g.rules.victory
    if terms is None or g.rules.campaign_victory:
        par = _PAR_1945 if g.turn >= TURN_1945 else _by_turn(_PAR, g.turn)
        return POINT * (points(g, AXIS) - par)
    side = SIDES.index(terms["side"])
    left = max(0, g.rules.end_turn - g.turn)
    sign = 1 if side == AXIS else -1
    to_come = sign * (_by_turn(_COURSE, g.rules.end_turn + 1) - _by_turn(_COURSE, g.turn))
    ahead: float = points(g, side) + to_come - terms["vp"]
    return MARK * (1 + 1.5 / (1 + left)) * ahead * sign


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
