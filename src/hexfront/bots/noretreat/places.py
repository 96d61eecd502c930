"""Where one unit goes that is asked for alone: a retreat, an entry, an advance after a battle."""

from __future__ import annotations

from hexfront.bots.noretreat.attacks import fits
from hexfront.bots.noretreat.figures import hex_worth
from hexfront.bots.noretreat.goals import assign, pull, send
from hexfront.bots.noretreat.ground import Trial, closest_enemy, distance_map, own_ground
from hexfront.bots.noretreat.moves import ABROAD, GAIN
from hexfront.bots.noretreat.outlook import Outlook
from hexfront.bots.noretreat.weights import PLAIN, Weights
from hexfront.core.hexes import bits
from hexfront.games.noretreat.advance import advance_limit, is_advance_over
from hexfront.games.noretreat.state import ON_MAP, NoRetreat, unit_side
from hexfront.games.noretreat.tables import AREA_SET, AXIS, FACING, OF_SIDE, VP_HEXES


def best_place(g: NoRetreat, unit: int, hexes: int, w: Weights = PLAIN, most: int = 12) -> int:
    """The best of these places for a unit that attacks nobody; the position is left as it is."""
    side = unit_side(unit)
    here = g.where[unit]
    aims = send(g, side, 1 << unit) if here < ON_MAP else {}
    goal = aims.get(unit)
    far = distance_map(goal) if goal is not None else None
    ours = own_ground(g, side)
    scored = []
    for place in bits(hexes):
        if place != here and not fits(g, side, place, unit):
            continue
        score = -0.5 * far[place] if far else 0.0
        if VP_HEXES >> place & 1 and not (g.held[side] & ~(1 << here)) >> place & 1:
            score += hex_worth(g, place, side) * (0.4 if ours >> place & 1 else 1.0)
        scored.append((-score, place))
    if not scored:
        return here
    scored.sort()
    best: tuple[float, int] | None = None
    outlook = Outlook(g, side, w)
    for _, place in scored[:most]:
        trial = Trial(g, unit, place)
        value = outlook.worth(aims)
        if 1 << place & AREA_SET and place != here:
            value -= ABROAD
        trial.undo()
        if best is None or value > best[0]:
            best = (value, place)
    assert best is not None
    return best[1]


def best_entry(g: NoRetreat, unit: int, hexes: int, w: Weights = PLAIN, most: int = 10) -> int:
    """Where a unit that is not on the map comes in: near a city that wants more units."""
    side = unit_side(unit)
    movers = OF_SIDE[side] & g.mobile & g.on_map(side)
    aims, wishes = assign(g, side, movers)
    scored = []
    for place in bits(hexes):
        if not fits(g, side, place, unit):
            continue
        score, city = pull(wishes, place)
        if VP_HEXES >> place & 1 and not g.held[side] >> place & 1:
            score += 1.0
        scored.append((-score, place, city))
    scored.sort()
    best: tuple[float, int] | None = None
    outlook = Outlook(g, side, w)
    for score, place, city in scored[:most]:
        trial = Trial(g, unit, place)
        if city >= 0:
            aims[unit] = city
        value = outlook.worth(aims) - 0.25 * score
        trial.undo()
        if best is None or value > best[0]:
            best = (value, place)
    return best[1] if best is not None else bits(hexes)[0]


def best_advance(
    g: NoRetreat, side: int, units: list[int], w: Weights = PLAIN
) -> tuple[int, list[int]] | None:
    """The advance after a battle that helps most: the unit and its way; None if staying is best."""
    battle = g.battle
    assert battle is not None
    movers = OF_SIDE[side] & g.mobile & g.on_map(side)
    aims = send(g, side, movers)
    best: tuple[float, int, list[int]] | None = None
    outlook = Outlook(g, side, w)
    now = outlook.worth(aims)
    for unit in units:
        for way in _advances(g, side, unit, battle.vacated):
            if not fits(g, side, way[-1], unit) or _is_backwards(g, side, way, aims.get(unit)):
                continue
            control = g.control
            for place in way:
                bit = 1 << place
                g.control = g.control | bit if side == AXIS else g.control & ~bit
            trial = Trial(g, unit, way[-1])
            value = outlook.worth(aims)
            trial.undo()
            g.control = control
            if value > now + GAIN and (best is None or value > best[0]):
                best = (value, unit, way)
    return (best[1], best[2]) if best is not None else None


def _is_backwards(g: NoRetreat, side: int, way: list[int], goal: int | None) -> bool:
    """Whether a unit that has won would go on away from the enemies, and from its goal."""
    first, last = way[0], way[-1]
    if goal is not None and distance_map(goal)[last] <= distance_map(goal)[first]:
        return False
    return closest_enemy(g, side, last) > closest_enemy(g, side, first)


def _advances(g: NoRetreat, side: int, unit: int, vacated: int) -> list[list[int]]:
    """A way to every hex that an advance can end in."""
    limit = advance_limit(g, unit)
    start = g.where[unit]
    ground = g.may_enter(unit) & ~g.held[1 - side]
    ways = [[place] for place in bits(FACING[start] & vacated & ground)]
    seen = 1 << start | vacated
    wave = list(ways)
    for _ in range(1, limit):
        further = []
        for way in wave:
            before = way[-2] if len(way) > 1 else start
            if is_advance_over(g, before, way[-1]):
                continue
            for place in bits(FACING[way[-1]] & ground & ~seen):
                seen |= 1 << place
                further.append([*way, place])
        ways += further
        wave = further
    return ways
