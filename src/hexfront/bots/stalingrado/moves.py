"""The Movement Phase: attacks are put together, headquarters follow, the rest closes up.

It is worked out on an imagined copy; what lies hidden under enemy stacks is imagined too.
"""

from __future__ import annotations

from hexfront.bots.stalingrado.figures import attack_worth, own_goals, wanted
from hexfront.core.hexes import bits
from hexfront.games.stalingrado.counters import ALL_LAND, ARTILLERY
from hexfront.games.stalingrado.movement import movable, reach_of, stops_of
from hexfront.games.stalingrado.state import Stalingrado
from hexfront.games.stalingrado.tables import BOARD, LAND, SOVIET, STACK_LIMIT
from hexfront.games.stalingrado.zones import attack_value, pressed

ENOUGH = 0.5  # what an attack must be worth
BODY = 0.12  # and for each further unit
TRIED = 9  # units considered for one attack
HORIZON = 40
FRONT = 9  # enemies this near are the front


def rings(start: int) -> list[int]:
    """The hexes at each distance over land."""
    found = [start]
    seen = start
    while len(found) < HORIZON:
        wave = BOARD.neighbours(found[-1]) & LAND & ~seen
        if not wave:
            break
        found.append(wave)
        seen |= wave
    return found


class Field:
    """Distances from some hexes, looked up hex by hex."""

    def __init__(self, start: int) -> None:
        self.far = [HORIZON] * BOARD.size
        for n, ring in enumerate(rings(start)):
            for place in bits(ring):
                self.far[place] = n


class Plan:
    def __init__(self, turn: int, side: int) -> None:
        self.key = (turn, side)
        self.orders: list[tuple[int, int]] = []
        self.targets: list[int] = []

    def next_order(self, g: Stalingrado) -> tuple[int, int] | None:
        while self.orders:
            unit, goal = self.orders[0]
            if g.place[unit] == goal or g.moved >> unit & 1:
                self.orders.pop(0)
                continue
            return unit, goal
        return None


def plan_moves(g: Stalingrado) -> Plan:
    side = g.side
    plan = Plan(g.turn, side)
    ahead = g.clone()
    free = movable(ahead)
    open_to = {unit: _reach(ahead, unit) for unit in bits(free)}
    enemy = ahead.held[1 - side]
    aims = wanted(ahead, side)
    to_aims = Field(aims) if aims else None
    fighters = [u for u in bits(free & ~ARTILLERY) if open_to[u]]
    near: dict[int, list[int]] = {}
    for unit in fighters:
        around = BOARD.neighbours(open_to[unit] | 1 << ahead.place[unit]) & enemy
        for target in bits(around):
            near.setdefault(target, []).append(unit)
    order = sorted(near, key=lambda t: (to_aims.far[t] if to_aims else 0, -len(near[t]), t))
    used = 0
    for target in order:
        units = [u for u in near[target] if not used >> u & 1]
        found = _gather(ahead, target, units, open_to)
        if found is None:
            continue
        plan.targets.append(target)
        for unit, goal in found:
            used |= 1 << unit
            if ahead.place[unit] != goal:
                ahead.send(unit, goal)
                plan.orders.append((unit, goal))
    _close_up(ahead, bits(free & ~used), open_to, plan)
    return plan


def _reach(g: Stalingrado, unit: int) -> int:
    return reach_of(g, unit).hexes & stops_of(g, unit)


def _room(g: Stalingrado, place: int) -> bool:
    return (g.at[place] & ALL_LAND).bit_count() < STACK_LIMIT[place]


def _gather(
    g: Stalingrado, target: int, units: list[int], open_to: dict[int, int]
) -> list[tuple[int, int]] | None:
    """Unit after unit, the strongest first, while the attack gets better."""
    around = BOARD.adjacent[target]
    units = sorted(units, key=lambda u: -attack_value(g, u))[:TRIED]
    trial = g.clone()
    taken = 0
    value = 0.0
    orders: list[tuple[int, int]] = []
    for unit in units:
        start = trial.place[unit]
        best: tuple[float, int] | None = None
        places = (open_to[unit] | 1 << start) & around
        for place in bits(places):
            if place != start and not _room(trial, place):
                continue
            if place != start:
                trial.send(unit, place)
            gain = attack_worth(trial, target, taken | 1 << unit)
            if place != start:
                trial.send(unit, start)
            if best is None or gain > best[0]:
                best = (gain, place)
        if best is None or (taken and best[0] < value + BODY):
            continue
        value = best[0]
        taken |= 1 << unit
        orders.append((unit, best[1]))
        if best[1] != start:
            trial.send(unit, best[1])
    return orders if taken and value > ENOUGH else None


def _close_up(g: Stalingrado, units: list[int], open_to: dict[int, int], plan: Plan) -> None:
    """The others go where they are of use without having to attack."""
    side = g.side
    aims = wanted(g, side)
    guarded = own_goals(g, side)
    to_enemy = Field(g.held[1 - side])
    to_aims = Field(aims) if aims else None
    to_guard = Field(guarded) if guarded else None
    bold = side != SOVIET or g.turn >= 22
    bad = pressed(g, side)
    for unit in units:
        start = g.place[unit]
        options = open_to[unit] & ~bad | 1 << start
        best = (-_cost(g, unit, start, bold, to_enemy, to_aims, to_guard), start)
        if bad >> start & 1:
            best = (best[0] - 6.0, start)
        for place in bits(options):
            if place != start and not _room(g, place):
                continue
            score = -_cost(g, unit, place, bold, to_enemy, to_aims, to_guard)
            if score > best[0] + 0.05:
                best = (score, place)
        if best[1] != start:
            g.send(unit, best[1])
            plan.orders.append((unit, best[1]))


def quiet_goal(g: Stalingrado, unit: int, places: list[int]) -> int | None:
    """Where a unit without orders goes: towards what counts, out of the enemy's zones."""
    side = g.side
    bad = pressed(g, side)
    aims = wanted(g, side) or g.held[1 - side]
    far = Field(aims).far
    start = g.place[unit]
    quiet = [place for place in places if not bad >> place & 1]
    if not quiet:
        return None
    best = min(quiet, key=lambda place: far[place])
    return best if far[best] < far[start] else None


def _cost(
    g: Stalingrado,
    unit: int,
    place: int,
    bold: bool,
    to_enemy: Field,
    to_aims: Field | None,
    to_guard: Field | None,
) -> float:
    near = to_enemy.far[place]
    crowd = 0.15 * (g.at[place] & ALL_LAND & ~(1 << unit)).bit_count()
    if bold:
        aim = to_aims.far[place] if to_aims else near
        return 0.6 * aim + 0.4 * max(near - 2, 0) + crowd
    guard = to_guard.far[place] if to_guard else 0
    return 0.5 * abs(near - 3) + 0.25 * guard + crowd
