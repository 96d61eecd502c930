"""What players ask about a position without playing: what is seen, reached and threatened."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from heapq import heappop, heappush
from typing import Any

from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Direction, Hex, Points, Unit, Units
from hexfront.games.heroes import artillery
from hexfront.games.heroes.arithmetic import Part, defence, firepower, total
from hexfront.games.heroes.combat import (
    attackable,
    fire_cost,
    in_arc,
    in_range,
    in_sight,
    is_silent_in_bunker,
    may_fire,
    shot_cost,
    too_steep,
)
from hexfront.games.heroes.commands import is_of
from hexfront.games.heroes.costs import IMPOSSIBLE, entry_cost, step_cost
from hexfront.games.heroes.movement import (
    barred_by_entrants,
    can_move,
    entry_hexes,
    remember_caution,
)
from hexfront.games.heroes.odds import outcome
from hexfront.games.heroes.orders import ENDLESS
from hexfront.games.heroes.sight import can_see, can_see_out, is_cut_by_smoke
from hexfront.games.heroes.state import GENERIC, Attack, Heroes
from hexfront.games.heroes.tables import DIRECTIONS, FOOT, SQUADS_AP, TERRAIN, WIRE

HILL, SMOKE = "hill", "smoke"


# -- what is struck


@rule("12.3f")
def blast(g: Heroes, seat: str | None, at: Hex) -> dict[str, Any]:
    """The hexes that a barrage strikes if it lands there."""
    board = g.ground.board
    return {"hexes": board.names(artillery.area(g, *board.axial[at]))}


# -- what is seen


@rule("6.0g")
def sight(g: Heroes, seat: str | None, a: Hex, b: Hex) -> dict[str, Any]:
    """Whether two hexes see each other; if not, the hexes that cut the line, and what they are."""
    ground = g.ground
    name = ground.board.name
    cuts = [(group, *_obstacle(g, group[0])) for group in ground.cuts(a, b)]
    if not cuts and is_cut_by_smoke(g, a, b):
        smoke = g.fresh_smoke | g.thin_smoke
        rule = "13.0h" if g.fresh_smoke & ground.crossed(a, b) else "13.0l"
        between = ground.between(a, b)
        cuts = [(group, SMOKE, rule) for group in between if all(smoke >> h & 1 for h in group)]
    return {
        "sees": can_see(g, a, b),
        "distance": ground.board.distance(a, b),
        "cuts": [
            {"hexes": [name[h] for h in group], "by": by, "rule": rule} for group, by, rule in cuts
        ],
    }


@rule("6.0c", "11.1a", "11.1b", "11.1c")
def _obstacle(g: Heroes, h: Hex) -> tuple[str, str]:
    """The terrain that stands in the way, or the hill itself, and the rule by which it does."""
    if g.ground.blocks >> h & 1:
        return TERRAIN[g.ground.terrain[h]].name, "6.0c"
    return HILL, "11.1b"


# -- the position as a seat knows it


@rule("7.5c", "10.0b", "18.4a", "3.0.1c")
def known(g: Heroes, seat: str | None) -> Heroes:
    """Unseen markers hamper nobody, mines and points that are secret count for nothing."""
    k = g.clone()
    for unit, marker in enumerate(g.marker):
        if marker and not g.may_see_marker(seat, unit):
            k.marker[unit] = GENERIC + 1
    k.works = [work for work in g.works if not work[3] or is_of(seat, work[2] & 1)]
    if g.rules.fog:
        for player in g.command.players:
            if not is_of(seat, player & 1) and g.granted[player]:
                k.ap[player] = SQUADS_AP
    return k


def _is_secret(g: Heroes, seat: str | None, unit: Unit) -> bool:
    return bool(g.hidden >> unit & 1) and not is_of(seat, g.side_of(unit))


# -- what is reached


@dataclass(frozen=True, slots=True)
class Way:
    """The cheapest way into a hex: what it costs, and the hexes it goes through."""

    cost: int
    hexes: tuple[int, ...]
    stops: bool


def reach(g: Heroes, seat: str | None, unit: Unit) -> dict[str, Any]:
    """Every hex that a unit can pay for, step by step, with what the cheapest way costs."""
    k = known(g, seat)
    ap, cap = points(k, unit)
    ways = {} if _is_secret(g, seat, unit) else cheapest(k, unit, ap + cap)
    name = g.ground.board.name
    return {
        "unit": g.unit_name(unit),
        "ap": ap,
        "cap": cap,
        "hexes": [
            {
                "hex": name[at],
                "cost": way.cost,
                "path": [name[h] for h in way.hexes],
                "stops": way.stops,
            }
            for at, way in sorted(ways.items())
        ],
    }


@rule("3.0a", "3.0c", "3.2.1a", "3.2.2a")
def points(k: Heroes, unit: Unit) -> tuple[int, int]:
    """The action points that a unit could spend on its own way, and the command points."""
    owner = k.command.owner[unit]
    if k.used >> unit & 1:
        return 0, k.cap[owner]
    return (k.ap[owner] if k.granted[owner] else SQUADS_AP), k.cap[owner]


@rule("5.0b", "5.0d", "5.1d", "5.2a", "5.4a", "18.2a")
def cheapest(k: Heroes, unit: Unit, most: Points) -> dict[Hex, Way]:
    """A unit turns for nothing after each step, so that only the first may go backwards.

    The bonus moves of vehicles are left out; an enemy's hex and wire end the way.
    """
    k.side = k.side_of(unit)
    ways: dict[int, Way] = {}
    if k.hidden >> unit & 1 or not can_move(k, unit):
        return ways
    queue: list[tuple[int, tuple[int, ...]]] = []
    start, facing = k.place[unit], k.facing[unit]
    if start >= 0:
        barred = barred_by_entrants(k, unit)
        for end, cost in _steps_from(k, unit, start, turned=False):
            if not barred >> end & 1:
                heappush(queue, (cost, (end,)))
    elif k.ready >> unit & 1:
        for end in bits(entry_hexes(k, unit)):
            heappush(queue, (entry_cost(k, unit, end), (end,)))
    enemies = k.visible(1 - k.side)
    while queue:
        cost, hexes = heappop(queue)
        at = hexes[-1]
        if cost > most:
            break
        if at in ways or at == start:
            continue
        ways[at] = Way(cost, hexes, bool(enemies >> at & 1) or _is_wired(k, unit, at))
        if not ways[at].stops:
            for end, more in _steps_from(k, unit, at, turned=True):
                heappush(queue, (cost + more, (*hexes, end)))
    k.facing[unit] = facing
    return ways


def _steps_from(k: Heroes, unit: Unit, start: Hex, turned: bool) -> list[tuple[int, int]]:
    found = []
    for side in range(6):
        if turned:
            k.facing[unit] = side
        cost = step_cost(k, unit, start, side)
        if cost < IMPOSSIBLE:
            found.append((k.ground.board.step[side][start], cost))
    return found


def _is_wired(k: Heroes, unit: Unit, at: Hex) -> bool:
    work = k.work_at(at)
    return work is not None and work[0] == WIRE and k.kind(unit).moves == FOOT


# -- what matters on the way


def outlook(g: Heroes, seat: str | None, unit: Unit, following: Hex) -> dict[str, Any]:
    """For a unit on a march, here and in the hex that follows: who watches it, and who could fire.

    A march goes on as long as no enemy comes into view or turns his fire to the way, and nothing
    is fired at near it. `facing` is the one to take before the next step, `facings` are all with
    which that step costs no more.
    """
    k = known(g, seat)
    if _is_secret(g, seat, unit):
        return {"facing": None, "facings": [], "watchers": [], "hexes": [], "units": []}
    start = k.place[unit]
    hexes = [at for at in (start, following) if at >= 0]
    watchers = [
        {"unit": g.unit_name(enemy), "fires": any(_can_fire_at(k, enemy, at) for at in hexes)}
        for enemy in bits(_watchers(k, unit, hexes))
    ]
    near = mask(h for at in hexes for h in bits(g.ground.within(at, 1)))
    standing = k.standing & ~mask(u for u in bits(k.hidden) if _is_secret(g, seat, u))
    return {
        "facing": DIRECTIONS[facing_on(k, unit, following)],
        "facings": [DIRECTIONS[facing] for facing in facings_for(k, unit, following)],
        "watchers": watchers,
        "hexes": g.ground.board.names(near),
        "units": [g.unit_name(u) for u in bits(standing) if near >> k.place[u] & 1],
    }


@rule("6.0a", "7.7.3m")
def _watchers(k: Heroes, unit: Unit, hexes: list[Hex]) -> Units:
    """Enemies in the open who see one of these hexes."""
    enemies = k.firefight.sides[1 - k.side_of(unit)] & k.standing & ~k.hidden
    return mask(
        enemy
        for enemy in bits(enemies)
        if any(
            k.place[enemy] == at or (can_see_out(k, enemy) and can_see(k, k.place[enemy], at))
            for at in hexes
        )
    )


@rule("7.0a", "7.7.1b", "6.1b")
def _can_fire_at(k: Heroes, enemy: Unit, at: Hex) -> bool:
    if not may_fire(k, enemy):
        return False
    return k.place[enemy] == at or _has_in_view(k, enemy, at)


@rule("5.1d", "5.2a")
def facings_for(k: Heroes, unit: Unit, following: Hex) -> list[Direction]:
    """The facings with which the step into the next hex costs the least."""
    start = k.place[unit]
    side = k.ground.board.direction(start, following) if start >= 0 else None
    if side is None:
        return []
    before = k.facing[unit]
    costs = []
    for facing in range(6):
        k.facing[unit] = facing
        costs.append(step_cost(k, unit, start, side))
    k.facing[unit] = before
    return [facing for facing in range(6) if costs[facing] == min(costs)]


@rule("5.1d", "5.2a", "7.3b")
def facing_on(k: Heroes, unit: Unit, following: Hex) -> Direction:
    """Towards the next hex, or as near to it as keeps the front to the nearest enemy in view."""
    start = k.place[unit]
    side = k.ground.board.direction(start, following) if start >= 0 else None
    if side is None:
        return k.facing[unit]
    places = bits(k.hexes_of(_watchers(k, unit, [start])) & ~(1 << start))
    if places:
        nearest = min(places, key=lambda at: k.ground.board.distance(start, at))
        for facing in (side, (side + 1) % 6, (side - 1) % 6):
            if k.ground.arc(start, facing, k.rules.arc) >> nearest & 1:
                return facing
    return side


# -- what is threatened


@dataclass(frozen=True, slots=True)
class Menace:
    """A shot that an enemy could fire at a unit: what it needs, and what it does."""

    enemy: int
    close: bool
    cost: int
    firepower: list[Part]
    defence: list[Part]
    hit: Fraction
    destroyed: Fraction

    @property
    def needed(self) -> Points:
        return total(self.defence) - total(self.firepower)


def threat(g: Heroes, seat: str | None, unit: Unit) -> dict[str, Any]:
    """Where a unit stands and where its activation can take it: what enemies could do to it."""
    k = known(g, seat)
    places = [] if _is_secret(g, seat, unit) else _places(k, unit)
    hexes = []
    for at in places:
        facing, shots = menaces(k, unit, at)
        hit, destroyed = together(k, unit, shots)
        hexes.append(
            {
                "hex": g.hex_name(at),
                "facing": DIRECTIONS[facing],
                "enemies": len(shots),
                "hit": float(hit),
                "destroyed": float(destroyed),
            }
        )
    return {"unit": g.unit_name(unit), "hexes": hexes}


def danger(g: Heroes, seat: str | None, unit: Unit, at: Hex) -> dict[str, Any]:
    """Who could fire at a unit in a hex, shot by shot, the best first."""
    k = known(g, seat)
    if _is_secret(g, seat, unit):
        at, facing = -1, 0
        shots: list[Any] = []
    else:
        facing, shots = menaces(k, unit, at)
    hit, destroyed = together(k, unit, shots)
    return {
        "facing": DIRECTIONS[facing],
        "hit": float(hit),
        "destroyed": float(destroyed),
        "shots": [
            {
                "unit": g.unit_name(shot.enemy),
                "used": bool(g.used >> shot.enemy & 1),
                "close": shot.close,
                "cost": shot.cost,
                "firepower": [list(part) for part in shot.firepower],
                "defence": [list(part) for part in shot.defence],
                "needed": shot.needed,
                "hit": float(shot.hit),
                "destroyed": float(shot.destroyed),
            }
            for shot in sorted(shots, key=lambda shot: (-shot.hit, shot.enemy))
        ],
    }


def _places(k: Heroes, unit: Unit) -> list[int]:
    ap, _ = points(k, unit)
    here = [k.place[unit]] if k.place[unit] >= 0 else []
    return here + sorted(cheapest(k, unit, ap))


@rule("5.1d", "7.3b")
def menaces(k: Heroes, unit: Unit, at: Hex) -> tuple[int, list[Menace]]:
    """All shots at a unit in a hex; after a move with the facing in which it does best."""
    k = k.clone()
    if at == k.place[unit]:
        return k.facing[unit], _shots(k, unit)
    bit = 1 << unit
    k.put(unit, at)
    k.ready &= ~bit
    k.inside &= ~bit
    k.dug &= ~bit
    k.hidden &= ~bit
    remember_caution(k, unit, at, False)
    choices = []
    for facing in range(6):
        k.facing[unit] = facing
        shots = _shots(k, unit)
        choices.append((together(k, unit, shots)[::-1], facing, shots))
        if not shots:
            break
    _, facing, shots = min(choices, key=lambda choice: choice[:2])
    return facing, shots


def _shots(k: Heroes, unit: Unit) -> list[Menace]:
    """Of every enemy in the open that may fire at once and can pay for it."""
    side = k.side = 1 - k.side_of(unit)
    at, bit = k.place[unit], 1 << unit
    found = []
    for enemy in bits(k.firefight.sides[side] & k.standing & ~k.hidden):
        if not may_fire(k, enemy):
            continue
        a = Attack(k.command.owner[enemy], enemy, at)
        a.origin = k.place[enemy]
        a.close = a.origin == at
        if not attackable(k, a, bit) or not (a.close or _has_in_view(k, enemy, at)):
            continue
        cost = fire_cost(k, enemy) if a.close else shot_cost(k, enemy, at)
        if cost > _purse(k, enemy):
            continue
        power, value = firepower(k, a, unit), defence(k, a, unit)
        chances = outcome(k, a, unit, total(value) - total(power))
        if chances[0]:
            found.append(Menace(enemy, a.close, cost, power, value, *chances))
    return found


def _has_in_view(k: Heroes, enemy: Unit, at: Hex) -> bool:
    bit = 1 << at
    return bool(
        in_range(k, enemy) & bit
        and in_arc(k, enemy, ENDLESS) & bit
        and in_sight(k, enemy, bit)
        and not too_steep(k, enemy) & bit
        and not is_silent_in_bunker(k, enemy)
    )


@rule("3.1b", "3.2.1a", "3.2.2a")
def _purse(k: Heroes, enemy: Unit) -> Points:
    """A fresh unit takes an opportunity at any cost, a used one has command points alone."""
    bit, owner = 1 << enemy, k.command.owner[enemy]
    if k.used & bit:
        return k.cap[owner]
    return k.ap[owner] + k.cap[owner] if k.activated & bit else ENDLESS


@rule("7.4a")
def together(k: Heroes, unit: Unit, shots: list[Menace]) -> tuple[Fraction, Fraction]:
    """The chances that each firing once would hit at all, and would destroy.

    A second hit destroys; what the first one's marker does to the defence is left out.
    """
    unhurt, hurt = Fraction(1), Fraction(0)
    if k.marker[unit]:
        unhurt, hurt = hurt, unhurt
    missed = Fraction(1)
    for shot in shots:
        missed *= 1 - shot.hit
        hurt = hurt * (1 - shot.hit) + unhurt * (shot.hit - shot.destroyed)
        unhurt *= 1 - shot.hit
    return 1 - missed, 1 - unhurt - hurt
