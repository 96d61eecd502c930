"""The air: support where it lifts a column, bombs on full hexes, escorts, interception, bases."""

from __future__ import annotations

from hexfront.bots.stalingrado import weights as w
from hexfront.bots.stalingrado.attacks import Attack, Staff
from hexfront.bots.stalingrado.figures import outcome, step_worth
from hexfront.bots.stalingrado.ground import Ground
from hexfront.bots.stalingrado.raids import raids
from hexfront.core.hexes import bits, mask
from hexfront.games.stalingrado.air import (
    enemy_bases,
    fields_with_takers,
    flown_over,
    has_bombs,
    hungry,
    may_carry,
    over,
    supply_fields,
    usable,
    within_range,
)
from hexfront.games.stalingrado.air_combat import dogfight, power
from hexfront.games.stalingrado.bombing import bombardment, effect_on
from hexfront.games.stalingrado.combat import defence_value, next_to, ratio_column
from hexfront.games.stalingrado.counters import (
    ALL_AIR,
    ARTILLERY,
    BOMBERS,
    DEFENDING_SUPPORT,
    FIGHTERS,
    FLIGHT_RANGE,
    GROUND,
    HEAVIER,
    OF_CLASS,
    OF_SIDE,
)
from hexfront.games.stalingrado.state import Stalingrado
from hexfront.games.stalingrado.tables import COLUMNS_OF
from hexfront.games.stalingrado.zones import attack_value

Sortie = tuple[int, str, int]
"""An air unit, the verb it flies with, and the hex; -1 if that is chosen on the way."""

_DICE = range(1, 7)


def sorties(g: Stalingrado, ground: Ground, attacks: list[Attack]) -> list[Sortie]:
    """The missions of the phasing side."""
    idle = usable(g, g.side)
    found: list[Sortie] = []
    starving = hungry(g).bit_count()
    carriers = OF_CLASS["T"] | (HEAVIER if starving >= w.MANY_HUNGRY else 0)
    carriers &= ~promised(attacks)
    able = [unit for unit in bits(idle & carriers) if starving and _has_a_field(g, unit)]
    for unit in able[:starving]:
        found.append((unit, "supply", -1))
        idle &= ~(1 << unit)
    for unit, target in _support(g, ground, attacks, idle):
        found.append((unit, "support", target))
        idle &= ~(1 << unit)
    for unit, hq in raids(g, ground, attacks, idle & BOMBERS):
        found.append((unit, "bomb_hq", hq))
        idle &= ~(1 << unit)
    for unit, verb, target in _bombing(g, idle & BOMBERS):
        found.append((unit, verb, target))
        idle &= ~(1 << unit)
    found += [(unit, "escort", place) for unit, place in _escorts(g, idle & FIGHTERS, found)]
    return found


def promised(attacks: list[Attack]) -> int:
    """The aircraft without which the planned attacks would be worse."""
    found = 0
    for attack in attacks:
        found |= attack.planes
    return found


def _has_a_field(g: Stalingrado, unit: int) -> bool:
    """Whether a transport finds an airfield that somebody hungry can be reached from."""
    return bool(may_carry(g, unit) & supply_fields(g, unit) & fields_with_takers(g, unit))


def _support(
    g: Stalingrado, ground: Ground, attacks: list[Attack], idle: int
) -> list[tuple[int, int]]:
    """For the attacks as they now stand: guns in range count, and aircraft add what is missing.

    Every attack has the aircraft that were meant for it, and after that those that nobody needs.
    """
    staff = Staff(g, ground, {})
    staff.planes = [unit for unit in staff.planes if idle >> unit & 1]
    elsewhere = promised(attacks)
    found = []
    for attack in attacks:
        able = next_to(g, attack.target) & attack.units & ~ARTILLERY
        elsewhere &= ~attack.planes
        if able and g.held[g.enemy] >> attack.target & 1:
            planes = staff.helped(attack.target, able, elsewhere)
            staff.flown |= planes
            found += [(unit, attack.target) for unit in bits(planes)]
    return found


def bombs_worth(g: Stalingrado, place: int, points: int, exposed: float) -> float:
    """What bombs or shells of so many points do to the units in a hex, losses of ours deducted."""
    units = bits(g.units_at(place))
    mean = sum(step_worth(g, unit) for unit in units) / len(units)
    worth = 0.0
    for die in _DICE:
        number, losses = bombardment(points, die, COLUMNS_OF[place])
        hit, killed = effect_on(len(units), number)
        worth += (hit + 1.5 * killed) * mean - exposed * losses
    return worth / len(_DICE)


def base_worth(g: Stalingrado, place: int, points: int) -> float:
    """What bombs do to the air units on a base, losses of ours deducted."""
    there = bits(g.at[place] & ALL_AIR & OF_SIDE[g.enemy])
    whole = sum(g.steps[unit] for unit in there if unit not in g.flights)
    worth = 0.0
    for die in _DICE:
        number, losses = bombardment(points, die, 0)
        worth += w.AIR_STEP * (min(number, whole) - losses)
    return worth / len(_DICE)


def _bombing(g: Stalingrado, bombers: int) -> list[Sortie]:
    """Each bomber where it adds most; full hexes suffer whatever the die says."""
    load: dict[tuple[str, int], int] = {}
    worth: dict[tuple[str, int], float] = {}
    bases = enemy_bases(g)
    found: list[Sortie] = []
    for unit in bits(bombers):
        if not has_bombs(g, unit):
            continue
        points = GROUND[unit][g.steps[unit]]
        near = within_range(g, unit)
        begun = mask(place for verb, place in load if verb == "bomb_units")
        targets = [("bomb_units", p) for p in bits(near & g.held[g.enemy] & (g.many | begun))]
        targets += [("bomb_base", place) for place in bits(near & bases)]
        best: tuple[float, tuple[str, int]] | None = None
        for target in targets:
            verb, place = target
            total = load.get(target, 0) + points
            if verb == "bomb_units":
                gain, least = bombs_worth(g, place, total, w.AIR_STEP), w.BOMBS
            else:
                gain, least = base_worth(g, place, total), w.RAID
            gain -= worth.get(target, 0.0)
            if gain > least and (best is None or gain > best[0]):
                best = (gain, target)
        if best is not None:
            gain, target = best
            load[target] = load.get(target, 0) + points
            worth[target] = worth.get(target, 0.0) + gain
            found.append((unit, *target))
    return found


def _escorts(g: Stalingrado, fighters: int, flying: list[Sortie]) -> list[tuple[int, int]]:
    """Fighters go with the largest groups that the enemy's could reach."""
    enemy = usable(g, g.enemy) & FIGHTERS
    hunted = 0
    for unit in bits(enemy):
        hunted |= within_range(g, unit)
    load: dict[int, float] = {}
    for _, verb, where in flying:
        place = g.place[where] if verb == "bomb_hq" else where
        if verb != "supply" and hunted >> place & 1:
            load[place] = load.get(place, 0.0) + 1.0
    found = []
    for unit in bits(fighters):
        near = within_range(g, unit)
        places = [place for place in load if near >> place & 1]
        if places:
            place = max(places, key=lambda place: (load[place], place))
            load[place] -= 0.7
            found.append((unit, place))
    return found


# -- the reaction


def reactions(g: Stalingrado, threatened: int) -> list[Sortie]:
    """Interception where it costs the enemy more than us, and support for the weakest hexes."""
    side = g.enemy
    idle = usable(g, side) & DEFENDING_SUPPORT
    found: list[Sortie] = []
    ours: dict[int, int] = {}
    targets = {place: over(g, place) & OF_SIDE[g.side] for place in bits(flown_over(g))}
    for unit in bits(idle & FIGHTERS):
        near = within_range(g, unit)
        best: tuple[float, int] | None = None
        for place, there in targets.items():
            if not near >> place & 1:
                continue
            mine = ours.get(place, 0)
            gain = _exchange(g, there, mine | 1 << unit) - _exchange(g, there, mine)
            if gain > w.INTERCEPT and (best is None or gain > best[0]):
                best = (gain, place)
        if best is not None:
            ours[best[1]] = ours.get(best[1], 0) | 1 << unit
            found.append((unit, "intercept", best[1]))
            idle &= ~(1 << unit)
    helped: dict[int, int] = {}
    for unit in bits(idle):
        points = GROUND[unit][g.steps[unit]]
        if not points:
            continue
        gains = [
            (_relief(g, place, helped.get(place, 0), points), place)
            for place in bits(within_range(g, unit) & threatened)
        ]
        gain, place = max(gains, default=(0.0, -1))
        if gain > w.PLANE:
            helped[place] = helped.get(place, 0) + points
            found.append((unit, "support", place))
    return found


def _exchange(g: Stalingrado, attackers: int, ours: int) -> float:
    """Steps that an air combat costs the phasing side more than the other."""
    if not ours:
        return 0.0
    attack, defence = power(g, attackers), power(g, ours)
    total = 0
    for die in _DICE:
        down, lost = dogfight(attack, defence, die)
        total += (lost if ours & FIGHTERS else 0) - (down if attackers & FIGHTERS else 0)
    return total / len(_DICE)


def _relief(g: Stalingrado, place: int, before: int, points: int) -> float:
    """What more defence saves the units in a hex from all that stands next to it."""
    units = bits(g.units_at(place))
    attack = sum(attack_value(g, unit) for unit in bits(next_to(g, place)))
    defence = sum(defence_value(g, unit) for unit in units) + before
    if not attack or not units:
        return 0.0
    worth = sum(step_worth(g, unit) for unit in units) / len(units)
    columns = [
        max(ratio_column(attack, max(d, 1)) - COLUMNS_OF[place], 0)
        for d in (defence, defence + points)
    ]
    bad, better = (outcome(column, 2 * len(units)) for column in columns)
    return (bad[0] - better[0]) * worth + (bad[2] - better[2]) * w.GROUND


# -- bases


def is_transfer_wanted(g: Stalingrado, ground: Ground, unit: int) -> bool:
    """Aircraft too far from the enemy, or on a base that he is about to take."""
    far = ground.to_enemy[g.place[unit]]
    if far <= w.BASE_LOST:
        return True
    return not OF_CLASS["T"] >> unit & 1 and far > w.TOO_FAR * FLIGHT_RANGE[unit]


def best_base(ground: Ground, bases: list[int], here: int | None) -> int | None:
    """The base nearest to the enemy that is safe from him; None to stay."""

    def cost(base: int) -> float:
        far = ground.to_enemy[base]
        away = 0.0 if ground.rear >> base & 1 else 20.0
        return away + (20.0 - far if far < w.BASE_SAFE else far)

    if not bases:
        return None
    best = min(bases, key=lambda base: (cost(base), base))
    return best if here is None or cost(best) < cost(here) - 2 else None
