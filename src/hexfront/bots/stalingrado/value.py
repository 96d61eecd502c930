"""How a campaign stands, in victory points: what is held, what was lost, what can still fight."""

from __future__ import annotations

from math import exp, sqrt

from hexfront.bots.stalingrado import weights as w
from hexfront.bots.stalingrado.figures import goals, outcome, price_of, step_worth
from hexfront.bots.stalingrado.ground import distances
from hexfront.core.hexes import bits
from hexfront.games.stalingrado.combat import ratio_column
from hexfront.games.stalingrado.counters import ALL_HQ, ALL_LAND, ATTACK, DEFENCE, OF_SIDE
from hexfront.games.stalingrado.state import LOST, POOL, Stalingrado
from hexfront.games.stalingrado.tables import AXIS, BOARD, CLOSED, COLUMNS_OF, LAND, SOVIET
from hexfront.games.stalingrado.zones import attack_value, zone

_NEAR = 3  # hexes: who is nearer may attack in the next turn


def points(g: Stalingrado) -> float:
    """Points by which the Axis would lead if it all ended now."""
    ahead = float(g.score[AXIS] - g.score[SOVIET])
    for place, paid in goals(g).items():
        ahead += paid if g.control >> place & 1 else -paid
    for unit in bits((g.at[POOL] | g.at[LOST]) & ALL_LAND):
        price = price_of(g, unit)
        ahead += -price if OF_SIDE[AXIS] >> unit & 1 else price
    return ahead


def middle(g: Stalingrado) -> float:
    """The lead of the Axis that is worth as much to either side."""
    decided = g.rules.scenario.decided
    return (decided.axis_wins + decided.soviet_wins) / 2 if decided is not None else 0.0


def lead(g: Stalingrado) -> float:
    """Points by which the Axis would lead, as far as anybody can tell today."""
    ahead = strength(g, AXIS) - strength(g, SOVIET)
    ahead += w.NEAR_GOAL * (reach(g, AXIS) - reach(g, SOVIET))
    return points(g) + time_left(g) * ahead


_OWN = ("strength", "hungry", "unled", "pocket", "cut off", "hqs", "reach", "exposed")
NAMES = (
    *("standing", "standing late", "left", "to move"),
    *(f"axis {name}" for name in _OWN),
    *(f"soviet {name}" for name in _OWN),
    *("blue", "uranus", "caucasus"),
)


def numbers(g: Stalingrado) -> list[float]:
    """In the order of NAMES, of one of the shorter scenarios."""
    left = time_left(g)
    standing = (points(g) - middle(g)) / 100
    return [
        standing,
        standing / (0.2 + left),
        left,
        1.0 if g.side == AXIS else -1.0,
        *_side(g, AXIS, left),
        *_side(g, SOVIET, left),
        *(float(g.rules.scenario.name == name) for name in ("blue", "uranus", "caucasus")),
    ]


def _side(g: Stalingrado, side: int, left: float) -> list[float]:
    """What fights and how it stands, for as long as there is time for it to count."""
    total = hungry = unled = pocket = price = exposed = 0.0
    cut_off = ~_with_way_back(g, side)
    enemies = {
        place: sum(attack_value(g, unit) for unit in bits(g.units_at(place)))
        for place in bits(g.held[1 - side])
    }
    for place in bits(g.held[side]):
        units = bits(g.units_at(place))
        defence = 0
        for unit in units:
            step = g.steps[unit]
            value = float(ATTACK[unit][step] + DEFENCE[unit][step])
            defence += DEFENCE[unit][step]
            total += value
            if not g.supplied >> unit & 1:
                hungry += value
            elif not g.commanded >> unit & 1:
                unled += value
            if cut_off >> place & 1:
                pocket += value
                price += price_of(g, unit)
        near = sum(enemies[one] for one in bits(BOARD.disc(place, _NEAR) & g.held[1 - side]))
        if near:
            column = max(ratio_column(near, max(defence, 1)) - COLUMNS_OF[place], 0)
            worth = min(step_worth(g, unit) for unit in units)
            exposed += outcome(column, 2 * len(units))[0] * worth
    hqs = (ALL_HQ & OF_SIDE[side] & g.mapped).bit_count()
    scaled = (total / 100, hungry / 100, unled / 100, pocket / 100)
    return [
        *(left * value for value in scaled),
        price / 10,
        left * hqs,
        left * reach(g, side) / 10,
        exposed / 10,
    ]


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


def reach(g: Stalingrado, side: int) -> float:
    """Points of goals that a side has yet to take, by how near it is."""
    far = distances(dict.fromkeys(bits(g.held[side]), 0), side)
    held = g.control if side == AXIS else ~g.control
    return sum(
        paid / (1 + far[place]) for place, paid in goals(g).items() if not held >> place & 1
    )


def axis_chance(g: Stalingrado) -> float:
    short = g.rules.scenario.decided is not None
    scale = w.SPREAD * (1.0 if short else 4.0) * sqrt(0.15 + time_left(g))
    return 1 / (1 + exp(-max(-30.0, min(30.0, (lead(g) - middle(g)) / scale))))
