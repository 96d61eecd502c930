"""Attacks put together: who goes where against whom, and which are worth a Support marker."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hexfront.bots.noretreat.figures import attack_prospects, attack_worth, hex_worth
from hexfront.bots.noretreat.ground import distance_map
from hexfront.bots.noretreat.weights import Weights
from hexfront.core.hexes import bits
from hexfront.games.noretreat.declarations import target_limit, volunteers
from hexfront.games.noretreat.late_soviet_events import OBLIGATIONS
from hexfront.games.noretreat.stacking import excess
from hexfront.games.noretreat.state import NoRetreat, unit_side
from hexfront.games.noretreat.supply import could_be_supplied
from hexfront.games.noretreat.tables import BOARD, FACING, FINLAND, HEXES, OBJECTIVES, VP_HEXES

STRANDED = 5.0  # for attacking from where there is no supply
CROSSED = 0.12  # for each strength point of enemies beside the hex that one attacks from
JOIN = 0.15  # what further units must add to a battle
NEAR = 4  # hexes within which an enemy threatens a city that its defender leaves
LEFT_OPEN = 0.6  # of its worth
DEAR = 3.5  # whoever costs that much takes no part
MOVERS = 7  # units considered for one attack
UNWILLING = -3.0  # what an attack may cost that an event asks for
Orders = list[tuple[int, int]]


@dataclass(slots=True)
class Attack:
    """Units against a hex, each with the place from which it attacks."""

    target: int
    units: int
    orders: Orders
    support: int
    worth: float


class Fights:
    """What attacks are worth; every one is worked out once."""

    def __init__(self, w: Weights) -> None:
        self._w = w
        self._known: dict[tuple[int, ...], tuple[float, float]] = {}

    def worth(self, g: NoRetreat, target: int, units: int, support: int = 0) -> float:
        return self.prospects(g, target, units, support)[0]

    def prospects(
        self, g: NoRetreat, target: int, units: int, support: int = 0
    ) -> tuple[float, float]:
        """What an attack is worth, and the chance that it drives the enemy out."""
        if not units:
            return 0.0, 0.0
        side = g.active
        around = _around(target)
        where = g.where
        key = (
            target,
            units,
            support,
            g.zone(side) & around,
            (g.held[0] | g.held[1]) & around,
            *(where[unit] for unit in bits(units)),
        )
        found = self._known.get(key)
        if found is None:
            gain, chance = attack_prospects(g, 1 << target, units, support)
            gain = self._w.attack * gain - self._w.body * (units.bit_count() - 1)
            found = self._known[key] = gain, chance
        return found


_AROUND: dict[int, int] = {}


def _around(place: int) -> int:
    if place not in _AROUND:
        _AROUND[place] = BOARD.disc(place, 2) if place < FINLAND else HEXES
    return _AROUND[place]


def owed(g: NoRetreat) -> int:
    """Attacks that events ask of the Active side, which loses points without them."""
    return max(
        (
            needed
            for name, (side, needed, _, _) in OBLIGATIONS.items()
            if side == g.active and g.is_under(name)
        ),
        default=0,
    )


def feints(g: NoRetreat, groups: dict[int, int], targets: Sequence[int]) -> list[int]:
    """Targets that only units which attack others could attack: nobody has to."""
    busy = 0
    for units in groups.values():
        busy |= units
    idle = volunteers(g) & ~busy
    return [target for target in targets if not g.stack(FACING[target] & g.held[g.active]) & idle]


def marker(g: NoRetreat, side: int) -> int:
    """Shifts of a Support marker, 0 if none is left."""
    if not g.support[side]:
        return 0
    return 2 if side == 1 and g.first_snow == g.turn else 1


def fits(g: NoRetreat, side: int, place: int, unit: int) -> bool:
    return not excess(g, side, g.at[place] | 1 << unit)


def best_attack(
    g: NoRetreat,
    fights: Fights,
    free: int,
    reaches: dict[int, int],
    done: int,
    known: dict[int, Attack | None],
) -> Attack | None:
    """The most valuable attack that the free units can put together; `known` is kept up."""
    side = g.active
    able = free & ~(g.disorganized | g.white)
    best: Attack | None = None
    for target in bits(g.held[1 - side] & ~done):
        attack = known.get(target)
        if target not in known or (attack is not None and attack.units & ~able):
            attack = known[target] = _gather(g, fights, target, able, reaches)
        if attack is not None and (best is None or attack.worth > best.worth):
            best = attack
    return best


def _gather(
    g: NoRetreat, fights: Fights, target: int, able: int, reaches: dict[int, int]
) -> Attack | None:
    """Add unit after unit, each at its best hex, while the attack gets better."""
    side = g.active
    around = FACING[target] & ~g.held[1 - side]
    near = [unit for unit in bits(able) if reaches[unit] & around & g.may_enter(unit)]
    if not near:
        return None
    near.sort(key=g.strength, reverse=True)
    extra = marker(g, side)
    trial = g.clone()
    units = 0
    orders: Orders = []
    best: tuple[float, int] = (-99.0, 0)
    paid = 0.0
    for unit in near[:MOVERS]:
        start = trial.where[unit]
        leaving = left_open(trial, unit, target)
        choice: tuple[float, float, int] | None = None
        for place in bits(reaches[unit] & around & trial.may_enter(unit)):
            if place != start:
                if not fits(trial, side, place, unit):
                    continue
                trial.put(unit, place)
            gain = fights.worth(trial, target, units | 1 << unit, extra)
            price = CROSSED * exposure(trial, place, side, target)
            if not could_be_supplied(trial, unit, side, 1 << place):
                price += STRANDED
            if place != start:
                price += leaving
                trial.put(unit, start)
            if choice is None or gain - price > choice[0]:
                choice = (gain - price, price, place)
        if choice is None:
            continue
        value, price, place = choice
        if price >= DEAR:  # others may do it without him
            continue
        units |= 1 << unit
        orders.append((unit, place))
        if place != start:
            trial.put(unit, place)
        value -= paid
        paid += price
        if value > best[0]:
            best = (value, len(orders))
    value, count = best
    if not count:
        return None
    for unit, _ in orders[count:]:
        if trial.where[unit] != g.where[unit]:
            trial.put(unit, g.where[unit])
    del orders[count:]
    units = sum(1 << unit for unit, _ in orders)
    plain = fights.worth(trial, target, units)
    helped = fights.worth(trial, target, units, extra)
    use = extra if extra and helped > plain + 0.5 else 0
    return Attack(target, units, orders, use, value - (0.5 if use else 0.0))


def left_open(g: NoRetreat, unit: int, target: int) -> float:
    """What it costs that the last defender of a city leaves it, other enemies being near.

    An objective is not left to attack the only one that is near either: he may beat him off.
    """
    start = g.where[unit]
    if not VP_HEXES >> start & 1 or g.at[start] != 1 << unit:
        return 0.0
    side = unit_side(unit)
    near = distance_map(start)
    is_objective = (OBJECTIVES[0] | OBJECTIVES[1]) >> start & 1
    foes = g.held[1 - side] & (HEXES if is_objective else ~(1 << target))
    if all(near[foe] > NEAR for foe in bits(foes)):
        return 0.0
    return LEFT_OPEN * max(hex_worth(g, start, side), hex_worth(g, start, 1 - side))


def exposure(g: NoRetreat, place: int, side: int, target: int) -> float:
    """How strong the enemies are beside a hex, apart from the one that is attacked."""
    enemies = g.stack(FACING[place] & g.held[1 - side] & ~(1 << target))
    return max(0.0, sum(g.strength(unit) for unit in bits(enemies)) - 3.0)


def deal_out(g: NoRetreat, w: Weights, meant: Sequence[Attack] = ()) -> dict[int, int]:
    """Targets for the units as they stand: as they were meant to, or better if that can be."""
    fights = Fights(w)
    extra = marker(g, g.active)

    def worth(groups: dict[int, int]) -> float:
        return sum(fights.worth(g, target, units, extra) for target, units in groups.items())

    anew = _shares_out(g, fights, w, {})
    able = volunteers(g)
    given = {}
    for attack in meant:
        units = attack.units & able & g.stack(FACING[attack.target] & g.held[g.active])
        if units and fights.worth(g, attack.target, units, extra) >= w.enough:
            given[attack.target] = units
    if not given:
        return anew
    as_meant = _shares_out(g, fights, w, given)
    return anew if worth(anew) > worth(as_meant) else as_meant


def _shares_out(g: NoRetreat, fights: Fights, w: Weights, given: dict[int, int]) -> dict[int, int]:
    """The best battle first, then the best of the rest.

    A unit goes where it adds most, so that nobody makes a sure thing surer.
    """
    side = g.active
    able = volunteers(g)
    contacts: dict[int, int] = {}
    for target in bits(g.held[1 - side] & ~g.counterblows[1 - side]):
        units = g.stack(FACING[target] & g.held[side]) & able
        if units:
            contacts[target] = units
    groups = dict(given)
    free = able
    for units in given.values():
        free &= ~units
    limit = target_limit(g) - g.targets.bit_count()
    asked = owed(g) - g.declared
    extra = marker(g, side)
    while len(groups) < limit:
        best: tuple[float, int, int] | None = None
        for target, units in contacts.items():
            if target in groups or not units & free:
                continue
            group, value = _grow(g, fights, target, units & free, extra)
            if group and (best is None or value > best[0]):
                best = (value, target, group)
        if best is None or best[0] < (w.enough if len(groups) >= asked else UNWILLING):
            break
        groups[best[1]] = best[2]
        free &= ~best[2]
    return groups


def _grow(g: NoRetreat, fights: Fights, target: int, units: int, extra: int) -> tuple[int, float]:
    """The best battle that some of these units make: the strongest first, idle ones left out."""
    group = best = 0
    value = -99.0
    for unit in sorted(bits(units), key=g.strength, reverse=True):
        group |= 1 << unit
        gain = fights.worth(g, target, group, extra)
        if gain > value:
            best, value = group, gain
    for unit in sorted(bits(best), key=g.strength):
        less = best & ~(1 << unit)
        if less and (gain := fights.worth(g, target, less, extra)) >= value:
            best, value = less, gain
    return best, value


def reinforced(g: NoRetreat, hexes: int, units: int, idle: int, support: int) -> int:
    """The idle units that make a battle better, all together or some."""
    best = (attack_worth(g, hexes, units, support) + JOIN if units else -99.0, 0)
    group = 0
    for unit in sorted(bits(idle), key=g.strength, reverse=True):
        group |= 1 << unit
        value = attack_worth(g, hexes, units | group, support)
        if value > best[0]:
            best = (value + 0.05, group)
    return best[1]
