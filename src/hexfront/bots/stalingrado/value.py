"""How a campaign stands, in victory points: what is held, what was lost, what can still fight."""

from __future__ import annotations

from math import exp, sqrt

from hexfront.bots.stalingrado import weights as w
from hexfront.bots.stalingrado.figures import goals, price_of
from hexfront.bots.stalingrado.ground import distances
from hexfront.core.hexes import bits
from hexfront.games.stalingrado.counters import ALL_HQ, ALL_LAND, ATTACK, DEFENCE, OF_SIDE
from hexfront.games.stalingrado.state import LOST, POOL, Stalingrado
from hexfront.games.stalingrado.tables import AXIS, BOARD, CLOSED, LAND, SOVIET
from hexfront.games.stalingrado.zones import zone


def lead(g: Stalingrado) -> float:
    """Points by which the Axis would lead, as far as anybody can tell today."""
    ahead = float(g.score[AXIS] - g.score[SOVIET])
    for place, points in goals(g).items():
        ahead += points if g.control >> place & 1 else -points
    gone = (g.at[POOL] | g.at[LOST]) & ALL_LAND
    for unit in bits(gone):
        price = price_of(g, unit)
        ahead += -price if OF_SIDE[AXIS] >> unit & 1 else price
    left = time_left(g)
    return ahead + left * (strength(g, AXIS) - strength(g, SOVIET) + _reach(g))


def time_left(g: Stalingrado) -> float:
    """How much of what stands on the map can still be turned into points: 1 early, 0 at the end."""
    scenario = g.rules.scenario
    span = max(scenario.last - scenario.first, 1)
    return min(max((scenario.last - g.turn) / span, 0.0) + 0.15, 1.0)


def strength(g: Stalingrado, side: int) -> float:
    """What fights, and how it stands: supplied, commanded, with a way back."""
    total = 0.0
    cut_off = ~_with_way_back(g, side)
    for unit in bits(g.land(side)):
        step = g.steps[unit]
        value = w.STRENGTH * (ATTACK[unit][step] + DEFENCE[unit][step])
        if not g.supplied >> unit & 1:
            value *= w.HUNGRY
        elif not g.commanded >> unit & 1:
            value *= w.UNLED
        if cut_off >> g.place[unit] & 1:
            value = value * w.IN_A_POCKET - w.POCKET_PRICE * price_of(g, unit)
        total += value
    return total + w.HQ_ALIVE * (ALL_HQ & OF_SIDE[side] & g.mapped).bit_count()


def _with_way_back(g: Stalingrado, side: int) -> int:
    """Hexes of a side from which more than zones of the enemy are next door."""
    enemy = 1 - side
    shut = zone(g, enemy) & ~g.held[side] | g.held[enemy]
    free = LAND & ~shut
    return free & BOARD.neighbours(free, CLOSED)


def _reach(g: Stalingrado) -> float:
    """Goals within reach of either side count a little before they are taken."""
    found = 0.0
    for side in (AXIS, SOVIET):
        far = distances(dict.fromkeys(bits(g.held[side]), 0), side)
        held = g.control if side == AXIS else ~g.control
        sign = 1 if side == AXIS else -1
        for place, points in goals(g).items():
            if not held >> place & 1:
                found += sign * w.NEAR_GOAL * points / (1 + far[place])
    return found


def axis_chance(g: Stalingrado) -> float:
    decided = g.rules.scenario.decided
    middle = (decided.axis_wins + decided.soviet_wins) / 2 if decided is not None else 0.0
    scale = w.SPREAD * (1.0 if decided is not None else 4.0) * sqrt(0.15 + time_left(g))
    return 1 / (1 + exp(-max(-30.0, min(30.0, (lead(g) - middle) / scale))))
