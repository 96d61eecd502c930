"""What steps, hexes and attacks are worth to the planner."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from hexfront.bots.stalingrado import weights as w
from hexfront.core.hexes import bits
from hexfront.games.stalingrado.combat import (
    attacker_shifts,
    defence_value,
    defender_shifts,
    final_column,
    ratio_column,
    result_of,
)
from hexfront.games.stalingrado.counters import ATTACK, DEFENCE, OF_NATION, SIDE_OF
from hexfront.games.stalingrado.losses import capacity
from hexfront.games.stalingrado.state import Stalingrado
from hexfront.games.stalingrado.supply import Check, note
from hexfront.games.stalingrado.tables import AXIS, BOARD, CHARTS, CLOSED, LAND
from hexfront.games.stalingrado.victory import CITY_POINTS, EACH_TURN
from hexfront.games.stalingrado.zones import attack_value, zone

_CAMPAIGN_LOSSES = (
    CHARTS.at_end["soviet", "german_ground_unit_eliminated"],
    CHARTS.at_end["soviet", "axis_allied_ground_unit_eliminated"],
    CHARTS.at_end["axis", "soviet_ground_unit_eliminated"],
)


def as_he_will_defend(g: Stalingrado) -> Stalingrado:
    """A copy with the enemy's command and supply checked as before our combats (S.10)."""
    ahead = g.clone()
    check = Check(ahead, g.enemy)
    note(ahead, g.enemy, check, check.assigned(check.strongest_first(ahead, check.ranged)))
    return ahead


@cache
def outcome(
    column: int, steps_there: int, yields: float = w.YIELDS
) -> tuple[float, float, float, float]:
    """Of a column: steps lost by the defender and by the attacker, and the chances that the
    defender is driven out or destroyed where he stands."""
    lost = paid = driven = destroyed = 0.0
    for one in range(1, 7):
        for two in range(1, 7):
            defender, attacker = result_of(column, one + two)
            paid += attacker
            if defender == 1:  # his choice
                lost += 1 - yields
                driven += yields
            elif defender:
                lost += min(defender - 1, steps_there)
                driven += 1
                destroyed += defender > steps_there
    return lost / 36, paid / 36, driven / 36, destroyed / 36


def goals(g: Stalingrado) -> dict[int, float]:
    """The hexes that count, and the points that they may still bring."""
    found: dict[int, float] = {}
    decided = g.rules.scenario.decided
    if decided is not None:
        paying = [(hexes, float(points)) for _, hexes, points in decided.objectives]
    else:
        paying = [(hexes, float(points)) for _, hexes, points in CITY_POINTS]
        for _, hexes, points, first, last in EACH_TURN:
            paying.append((hexes, float(points * (last + 1 - max(first, g.turn)))))
    for hexes, paid in paying:
        for place in bits(hexes):
            found[place] = found.get(place, 0.0) + paid / hexes.bit_count()
    return found


def _losses(g: Stalingrado) -> tuple[int, int, int]:
    decided = g.rules.scenario.decided
    return decided.losses if decided is not None else _CAMPAIGN_LOSSES


def price_of(g: Stalingrado, unit: int) -> int:
    """The points that its elimination pays."""
    return _price(_losses(g), unit)


def _price(losses: tuple[int, int, int], unit: int) -> int:
    german, allied, soviet = losses
    if SIDE_OF[unit] != AXIS:
        return soviet
    return german if OF_NATION["german"] >> unit & 1 else allied


def step_worth(g: Stalingrado, unit: int) -> float:
    """What the next step of a unit is worth."""
    return step_worths(g)[unit][g.steps[unit]]


def step_worths(g: Stalingrado) -> list[list[float]]:
    """Of every unit, by the steps that it has."""
    late = g.turn >= w.LATE or g.rules.scenario.decided is not None
    return _step_worths(_losses(g), w.LATE_PRICE if late else w.PRICE)


@cache
def _step_worths(losses: tuple[int, int, int], share: float) -> list[list[float]]:
    found = []
    for unit, attack in enumerate(ATTACK):
        both = [one + two for one, two in zip(attack, DEFENCE[unit], strict=True)]
        points = share * _price(losses, unit) / 2
        steps = [w.STRENGTH * (more - less) + points for less, more in pairwise(both)]
        found.append([steps[0], *steps])  # who comes back has a step to lose, too
    return found


def covered_defence(g: Stalingrado) -> float:
    """The defence of an enemy that nobody has seen: that of all such, on the average."""
    unseen = bits(g.land(g.enemy) & ~(g.tops | g.shown))
    if g.rules.open_stacks or not unseen:
        return 0.0
    return sum(defence_value(g, unit) for unit in unseen) / len(unseen)


def likely_defence(g: Stalingrado, units: int, covered: float) -> float:
    """Of a stack: what is seen of it, and something more than the average for the rest."""
    seen = units & (g.tops | g.shown) if covered else units
    total = sum(defence_value(g, unit) for unit in bits(seen))
    return total + w.SECRET * covered * (units & ~seen).bit_count()


class Target:
    """An enemy hex: what does not depend on who attacks it."""

    def __init__(
        self,
        g: Stalingrado,
        place: int,
        ground: float,
        own_step: float = w.OWN_STEP,
        covered: float = 0.0,
    ) -> None:
        self.place = place
        self.own_step = own_step
        self.units = g.units_at(place)
        self.defence = max(round(likely_defence(g, self.units, covered)), 1)
        self.shifts = list(defender_shifts(g, place, self.units))
        self.steps = capacity(g, self.units)
        steps_worth = [step_worth(g, unit) for unit in bits(self.units)]
        self.step_worth = sum(steps_worth) / len(steps_worth)
        self.ground = ground
        self.yields = w.YIELDS if ground < w.DEAR * self.step_worth else w.YIELDS_GOAL

    def column(self, g: Stalingrado, adjacent: int, guns: int = 0, more: int = 0) -> int:
        """The column of an attack by units that stand where they would attack from."""
        attack = more + sum([attack_value(g, unit) for unit in bits(adjacent | guns)])
        reasons = [*attacker_shifts(g, self.place, adjacent, adjacent | guns), *self.shifts]
        return final_column(ratio_column(attack, self.defence), reasons)

    def worth(self, g: Stalingrado, adjacent: int, column: int) -> float:
        lost, paid, driven, destroyed = outcome(column, self.steps, self.yields)
        worths, steps = step_worths(g), g.steps
        cheapest = min([worths[unit][steps[unit]] for unit in bits(adjacent)], default=0.0)
        gain = lost * self.step_worth + driven * self.ground
        gain += (driven - destroyed) * self.trapped(g) * w.TRAPPED * self.step_worth
        return gain - self.own_step * paid * cheapest

    def trapped(self, g: Stalingrado) -> int:
        """The units that a retreat would cost."""
        near = BOARD.neighbours(1 << self.place, CLOSED) & LAND & ~g.held[g.side]
        if near & (~zone(g, g.side) | g.held[g.enemy]):
            return 0
        return 1 if near else self.units.bit_count()
