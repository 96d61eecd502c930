"""Where the units of a Movement Phase go: first attacks are put together, then the rest moves.

Everything here is public: places, faces, markers and control. It is worked out on a copy.
"""

from __future__ import annotations

from hexfront.bots.noretreat.figures import attack_worth, hex_worth
from hexfront.core.hexes import bits
from hexfront.games.noretreat.movement import allowance, held_back, march, reach
from hexfront.games.noretreat.stacking import excess
from hexfront.games.noretreat.state import NoRetreat, unit_side
from hexfront.games.noretreat.supply import (
    could_be_supplied,
    lines,
    supplied,
    supplied_places,
)
from hexfront.games.noretreat.tables import (
    AREA_SET,
    AXIS,
    BOARD,
    FACING,
    FINLAND,
    HEXES,
    OF_SIDE,
    TERRAIN,
    VP_HEXES,
    neighbours,
)

ENOUGH = 1.2  # an attack must be worth that much
BODY = 0.7  # and that much more for each further unit that is tied to it
ENCIRCLED = 4.0  # for each enemy unit cut off by a move
STRANDED = 3.0  # for attacking from where there is no supply
FAR = 0.5  # for each hex beyond two from a source of supply
CUT_OFF = 9.0  # for standing where there is no supply
EXPOSED = 0.45  # of a city's worth, for leaving it open to the enemy
LOOKED_AT = 6  # places that are thought through
THREAT = 4  # hexes within which an enemy threatens a city
MOVERS_TRIED = 6  # units considered for one attack
GUARD = 0.35  # of a city's worth, for standing in one that the enemy could take


def distances(places: int, limit: int = 12) -> list[int]:
    """Rings around some places: the set at each distance."""
    rings = [places & HEXES]
    seen = rings[0]
    for _ in range(limit):
        wave = BOARD.neighbours(rings[-1]) & ~seen
        if not wave:
            break
        rings.append(wave)
        seen |= wave
    return rings


def distance(rings: list[int], place: int) -> int:
    return next((n for n, ring in enumerate(rings) if ring >> place & 1), len(rings))


class Plan:
    """Destinations of units, in the order in which they go."""

    def __init__(self) -> None:
        self.goals: list[tuple[int, int]] = []

    def next_order(self, g: NoRetreat) -> tuple[int, int] | None:
        """The next unit to move, and where."""
        while self.goals:
            unit, goal = self.goals[0]
            if g.where[unit] == goal or g.moved >> unit & 1:
                self.goals.pop(0)
                continue
            return unit, goal
        return None


def plan_moves(g: NoRetreat) -> Plan:
    """All moves of the Active side."""
    ahead = g.clone()
    side = g.active
    plan = Plan()
    movers = OF_SIDE[side] & ahead.mobile & ahead.on_map(side) & ~ahead.moved & ~held_back(g)
    reaches = {unit: _reach(ahead, unit) for unit in bits(movers)}
    free = _take_empty_cities(ahead, movers, reaches, plan)
    free = _rescue(ahead, free, reaches, plan)
    while True:
        best = _best_attack(ahead, free, reaches)
        if best is None:
            break
        units, orders = best
        for unit, goal in orders:
            if ahead.where[unit] != goal:
                march(ahead, unit, [goal])
                plan.goals.append((unit, goal))
        free &= ~units
    _move_rest(ahead, free, reaches, plan)
    return plan


def _reach(g: NoRetreat, unit: int) -> int:
    return reach(g, unit, allowance(g, unit)).hexes | 1 << g.where[unit]


def _fits(g: NoRetreat, side: int, place: int, unit: int) -> bool:
    there = g.at[place] | 1 << unit
    return not excess(g, side, there)


def _take_empty_cities(g: NoRetreat, free: int, reaches: dict[int, int], plan: Plan) -> int:
    """Cities that nobody holds are taken by whoever is of least use elsewhere."""
    side = g.active
    own_control = g.control if side == AXIS else ~g.control
    for city in bits(VP_HEXES & ~own_control & ~g.held[1 - side]):
        if not hex_worth(g, city, side):
            continue
        able = [
            unit
            for unit in bits(free)
            if reaches[unit] >> city & 1 and could_be_supplied(g, unit, side, 1 << city)
        ]
        if able:
            unit = min(able, key=lambda u: (g.strength(u), u))
            march(g, unit, [city])
            plan.goals.append((unit, city))
            free &= ~(1 << unit)
    return free


def _rescue(g: NoRetreat, free: int, reaches: dict[int, int], plan: Plan) -> int:
    """Units out of supply go back to where there is some, if they can."""
    side = g.active
    for unit in bits(free & (g.oos | g.on_map(side) & ~supplied(g, side))):
        fed = could_be_supplied(g, unit, side, reaches[unit] & ~g.held[1 - side])
        if not fed:
            continue
        goal = best_place(g, unit, fed)
        if goal != g.where[unit]:
            march(g, unit, [goal])
            plan.goals.append((unit, goal))
        free &= ~(1 << unit)
    return free


def _best_attack(
    g: NoRetreat, free: int, reaches: dict[int, int]
) -> tuple[int, list[tuple[int, int]]] | None:
    """The most valuable attack that the free units can put together."""
    side = g.active
    able = free & ~(g.disorganized | g.white)
    best: tuple[float, int, list[tuple[int, int]]] | None = None
    for target in bits(g.held[1 - side]):
        if g.targets >> target & 1:
            continue
        around = FACING[target] & ~g.held[1 - side]
        near = [unit for unit in bits(able) if reaches[unit] & around & g.may_enter(unit)]
        if not near:
            continue
        near.sort(key=g.strength, reverse=True)
        found = _gather(g, target, around, near[:MOVERS_TRIED], reaches)
        if found is not None and (best is None or found[0] > best[0]):
            best = found
    if best is None or best[0] < ENOUGH:
        return None
    return best[1], best[2]


def _gather(
    g: NoRetreat, target: int, around: int, near: list[int], reaches: dict[int, int]
) -> tuple[float, int, list[tuple[int, int]]] | None:
    """Add unit after unit, each at its best hex, while the attack gets better."""
    side = g.active
    trial = g.clone()
    units = 0
    orders: list[tuple[int, int]] = []
    value = 0.0
    for unit in near:
        start = trial.where[unit]
        options = reaches[unit] & around & trial.may_enter(unit)
        choice: tuple[float, int] | None = None
        for place in bits(options):
            if place != start and not _fits(trial, side, place, unit):
                continue
            if place != start:
                trial.put(unit, place)
            gain = attack_worth(trial, 1 << target, units | 1 << unit)
            gain -= 0.15 * exposure(trial, place, side)
            if not could_be_supplied(trial, unit, side, 1 << place):
                gain -= STRANDED
            if place != start:
                trial.put(unit, start)
            if choice is None or gain > choice[0]:
                choice = (gain, place)
        if choice is None or choice[0] < value + (BODY if units else 0.0):
            continue
        value = choice[0]
        units |= 1 << unit
        orders.append((unit, choice[1]))
        trial.put(unit, choice[1])
    return (value, units, orders) if units else None


def exposure(g: NoRetreat, place: int, side: int) -> float:
    """How open a hex is to the enemies beside it."""
    enemies = g.stack(FACING[place] & g.held[1 - side])
    strength = sum(g.strength(unit) for unit in bits(enemies))
    return max(0.0, strength - 4.0) / 4.0


def _move_rest(g: NoRetreat, free: int, reaches: dict[int, int], plan: Plan) -> None:
    """The others take empty cities, guard threatened ones, and close up to the front."""
    for unit in sorted(bits(free), key=lambda u: -g.strength(u)):
        goal = best_place(g, unit, reaches[unit])
        if goal != g.where[unit]:
            march(g, unit, [goal])
            plan.goals.append((unit, goal))


def best_place(g: NoRetreat, unit: int, hexes: int) -> int:
    """The best of these places for a unit that attacks nobody."""
    side = unit_side(unit)
    start = g.where[unit]
    scored = _scores(g, unit, hexes)
    scored.sort(reverse=True)
    best: tuple[float, int] | None = None
    for score, place in scored[:LOOKED_AT]:
        if place != start:
            g.put(unit, place)
        score += ENCIRCLED * _cut_off(g, side) - EXPOSED * exposed_cities(g, side)
        if place != start:
            g.put(unit, start)
        if best is None or score > best[0]:
            best = (score, place)
    return best[1] if best else start


def exposed_cities(g: NoRetreat, side: int) -> float:
    """What our empty cities are worth that an enemy could walk into in his next move."""
    enemy = 1 - side
    own_control = g.control if side == AXIS else ~g.control
    empty = VP_HEXES & own_control & ~g.held[side]
    found = 0
    for foe in bits(g.on_map(enemy) & g.mobile):
        left = empty & ~found
        if not left:
            break
        if near(g.where[foe]) & left:
            found |= reach(g, foe, g.movement(foe)).hexes & left
    return sum(hex_worth(g, city, enemy) for city in bits(found))


_NEAR: dict[int, int] = {}


def near(place: int) -> int:
    """Hexes that nobody leaves out of account who stands here."""
    if place not in _NEAR:
        _NEAR[place] = BOARD.disc(place, 6) if place < FINLAND else HEXES
    return _NEAR[place]


def _cut_off(g: NoRetreat, side: int) -> int:
    """How many enemy units have no supply now."""
    enemy = 1 - side
    return (g.on_map(enemy) & ~supplied(g, enemy)).bit_count()


def _scores(g: NoRetreat, unit: int, hexes: int) -> list[tuple[float, int]]:
    side = unit_side(unit)
    enemy = 1 - side
    start = g.where[unit]
    own_control = g.control if side == AXIS else ~g.control
    wanted = VP_HEXES & ~own_control & ~g.held[enemy]
    to_cities = distances(VP_HEXES & ~own_control)
    to_enemy = distances(g.held[enemy])
    strength = g.strength(unit)
    fed = could_be_supplied(g, unit, side, hexes) | supplied_places(g, side) & hexes
    hostile = g.zone(enemy)
    traced = lines(g, side)
    to_source = distances(traced.sources, 6)
    found = []
    for place in bits(hexes):
        if place != start and not _fits(g, side, place, unit):
            continue
        bit = 1 << place
        score = 0.0
        if bit & wanted:
            score += hex_worth(g, place, side)
        if not bit & fed:
            score -= CUT_OFF
        score -= FAR * max(0, distance(to_source, place) - 2)
        if bit & AREA_SET:
            score -= 2.0 if place != FINLAND or start != FINLAND else 0.0
        near_enemy = distance(to_enemy, place)
        if bit & VP_HEXES & own_control and near_enemy <= THREAT:
            guards = g.at[place] & ~(1 << unit)
            need = GUARD * hex_worth(g, place, enemy)
            score += need * (0.2 if guards else 1.0) * (1.3 - 0.2 * near_enemy)
        score -= 0.35 * distance(to_cities, place)
        score -= 0.25 * max(0, near_enemy - 2)
        score -= 0.3 * TERRAIN[place].shift
        enemies = g.stack(FACING[place] & g.held[enemy])
        against = sum(g.strength(foe) for foe in bits(enemies))
        together = strength + sum(g.strength(u) for u in bits(g.at[place] & ~(1 << unit)))
        if against > together:
            score -= 0.35 * (against - together)
        friends = g.held[side] & ~(1 << start)
        if neighbours(bit) & friends:
            score += 0.2
        if bit & hostile:
            score += 0.2
        found.append((score, place))
    return found
