"""How a campaign stands, in victory points: what is held, what was lost, what can still fight."""

from __future__ import annotations

from functools import cache
from math import exp, sqrt
from pathlib import Path

from hexfront.bots.stalingrado import weights as w
from hexfront.bots.stalingrado.figures import goals, outcome, price_of, step_worth
from hexfront.bots.stalingrado.ground import distances
from hexfront.bots.value import Model, read_model
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


_SHORT = ("blue", "uranus", "caucasus")
NAMES = (
    *("standing", "standing late", "left", "to move"),
    *("strength", "cut off", "hqs", "reach", "exposed"),
    *_SHORT,
    *(f"{name} left" for name in _SHORT),
)


def numbers(g: Stalingrado) -> list[float]:
    """In the order of NAMES, of one of the shorter scenarios."""
    left = time_left(g)
    standing = (points(g) - middle(g)) / 100
    here = [float(g.rules.scenario.name == name) for name in _SHORT]
    sides = zip(_side(g, AXIS, left), _side(g, SOVIET, left), strict=True)
    return [
        standing,
        standing / (0.2 + left),
        left,
        1.0 if g.side == AXIS else -1.0,
        *(axis - soviet for axis, soviet in sides),
        *here,
        *(left * one for one in here),
    ]


def _side(g: Stalingrado, side: int, left: float) -> list[float]:
    """What fights and how it stands, for as long as there is time for it to count."""
    price = exposed = 0.0
    cut_off = ~_with_way_back(g, side)
    enemies = {
        place: sum(attack_value(g, unit) for unit in bits(g.units_at(place)))
        for place in bits(g.held[1 - side])
    }
    for place in bits(g.held[side]):
        units = bits(g.units_at(place))
        if cut_off >> place & 1:
            price += sum(price_of(g, unit) for unit in units)
        near = sum(enemies[one] for one in bits(BOARD.disc(place, _NEAR) & g.held[1 - side]))
        if near:
            defence = sum(DEFENCE[unit][g.steps[unit]] for unit in units)
            column = max(ratio_column(near, max(defence, 1)) - COLUMNS_OF[place], 0)
            worth = min(step_worth(g, unit) for unit in units)
            exposed += outcome(column, 2 * len(units))[0] * worth
    return [
        left * fit_for_battle(g, side, cut_off) / 100,
        price / 10,
        left * (ALL_HQ & OF_SIDE[side] & g.mapped).bit_count(),
        left * reach(g, side) / 10,
        exposed / 10,
    ]


def fit_for_battle(g: Stalingrado, side: int, cut_off: int) -> float:
    """Points of attack and defence; fewer without supply, command or a way back."""
    total = 0.0
    for unit in bits(g.land(side)):
        step = g.steps[unit]
        value = float(ATTACK[unit][step] + DEFENCE[unit][step])
        if not g.supplied >> unit & 1:
            value *= w.HUNGRY
        elif not g.commanded >> unit & 1:
            value *= w.UNLED
        if cut_off >> g.place[unit] & 1:
            value *= w.IN_A_POCKET
        total += value
    return total


def time_left(g: Stalingrado) -> float:
    """How much of what stands on the map can still be turned into points: 1 early, 0 at the end."""
    scenario = g.rules.scenario
    span = max(scenario.last - scenario.first, 1)
    return min(max((scenario.last - g.turn) / span, 0.0) + 0.15, 1.0)


def strength(g: Stalingrado, side: int) -> float:
    """What fights, and how it stands: supplied, commanded, with a way back."""
    cut_off = ~_with_way_back(g, side)
    lost = sum(price_of(g, unit) for unit in bits(g.land(side)) if cut_off >> g.place[unit] & 1)
    hqs = (ALL_HQ & OF_SIDE[side] & g.mapped).bit_count()
    total = w.STRENGTH * fit_for_battle(g, side, cut_off)
    return total - w.POCKET_PRICE * lost + w.HQ_ALIVE * hqs


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


def by_points(ahead: float, spread: float = w.SPREAD) -> float:
    """A chance to win by points above the middle, of which so many are half as good as sure."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, ahead / spread))))


@cache
def _model() -> Model:
    return read_model(Path(__file__).with_name("value.json"), NAMES)


def axis_chance(g: Stalingrado) -> float:
    """Learned for the shorter scenarios; a campaign is judged by hand."""
    if g.rules.scenario.decided is not None:
        return _model().chance(numbers(g))
    return by_points(lead(g), w.CAMPAIGN_SPREAD * sqrt(0.15 + time_left(g)))
