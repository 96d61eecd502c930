"""What players ask about a position without playing: ways and dangers, armies, attacks, skies.

Whatever concerns the enemy is read from what the seat sees of him (chapter H).
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from hexfront.core.hexes import Reach, bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Side, Unit, Units
from hexfront.games.stalingrado.air import mission, over, react_with, usable, within_range
from hexfront.games.stalingrado.air_combat import power
from hexfront.games.stalingrado.bases import landing, may_transfer, station, transfer
from hexfront.games.stalingrado.combat import attackable, guns_on, next_to
from hexfront.games.stalingrado.counters import (
    ALL_AIR,
    ALL_HQ,
    ALL_LAND,
    COMMANDED_BY,
    DEFENDING_SUPPORT,
    FIGHTERS,
    FLIGHT_RANGE,
    HQ_NUMBER,
    NAMES,
    OF_SIDE,
    SIDE_OF,
)
from hexfront.games.stalingrado.entries import enter_at, entering
from hexfront.games.stalingrado.movement import (
    NO_BRIDGE,
    WIDE_NO_BRIDGE,
    allowance,
    calm,
    march,
    movable,
    reach_from,
    ways_of,
)
from hexfront.games.stalingrado.odds import attack_odds
from hexfront.games.stalingrado.sequence import PLAYER_TURN
from hexfront.games.stalingrado.state import Battle, Stalingrado
from hexfront.games.stalingrado.supply import (
    FROM_A_PORT,
    TO_A_WAY,
    Check,
    hq_range,
    is_fed,
    open_ports,
    paths_from,
    supply_lines,
)
from hexfront.games.stalingrado.tables import (
    AXIS,
    BOARD,
    OWN_WAYS,
    SIDES,
    SUPPLY_EXITS,
    WAY_HEXES,
    in_flight,
)
from hexfront.games.stalingrado.zones import foreign, obliging, zone

FAR = 400
"""Movement points that lead anywhere on the map."""


def _names(counters: Units) -> list[str]:
    return [NAMES[counter] for counter in bits(counters)]


def _as_mover(g: Stalingrado, side: Side) -> Stalingrado:
    """The position as if the side were to move or attack now; else its next turn is thought of."""
    ahead = g.clone()
    ahead.battle = None
    if side != g.side:
        ahead.side = side
        ahead.flown = ahead.transferred = ahead.struck = ahead.retreated = 0
        ahead.flights.clear()
        ahead.frames = [(step,) for step in reversed(PLAYER_TURN)]
    return ahead


# -- where a unit can go, and what awaits it there


def reach(g: Stalingrado, seat: str | None, unit: Unit) -> dict[str, Any] | None:
    """Every hex that a unit reaches: its cost, the hex before it, and what is the matter there.

    Of an enemy unit that is seen only the ways are told; None for what is no land unit on the map.
    """
    if not (ALL_LAND & g.mapped) >> unit & 1 or not g.is_seen(unit, seat):
        return None
    side = SIDE_OF[unit]
    ready = side == g.side and bool(movable(g) >> unit & 1)
    ahead = _as_mover(g, side)
    parts = ways_of(ahead, unit)[1]
    points = allowance(ahead, unit)
    found = reach_from(ahead, unit, ahead.place[unit], points * parts)
    marks = _marks(ahead, unit) if seat == SIDES[side] else {}
    ends = _no_end(ahead, unit) if seat == SIDES[side] else {}
    return {
        "unit": NAMES[unit],
        "start": BOARD.name[ahead.place[unit]],
        "points": points,
        "ready": ready,
        "hexes": {
            BOARD.name[place]: {
                "cost": _points(ahead, unit, found, place),
                "from": BOARD.name[came],
                "crosses": _crossing(came, place),
                "marks": [mark for mark, hexes in marks.items() if hexes >> place & 1],
                "no_end": next((rule for rule, hexes in ends.items() if hexes >> place & 1), None),
            }
            for place, came in _before(found).items()
        },
    }


def _before(found: Reach) -> dict[Hex, Hex]:
    """For every hex of a search the one from which it is entered."""
    came: dict[Hex, Hex] = {}
    for place in bits(found.hexes & ~(1 << found.start)):
        if place not in came:
            came |= {after: before for before, after in pairwise(found.path(place))}
    return came


def _points(g: Stalingrado, unit: Unit, found: Reach, place: Hex) -> float:
    """The cost in movement points; where entering zones is paid for, with breaking contact."""
    cost = found.cost(place)
    assert cost is not None
    parts = ways_of(g, unit)[1]
    breaks = g.rules.zone_on_entering and zone(g, 1 - SIDE_OF[unit]) >> found.start & 1
    points = cost / parts + bool(breaks)
    return int(points) if points == int(points) else points


def _crossing(came: Hex, place: Hex) -> str | None:
    if (came, place) in WIDE_NO_BRIDGE:
        return "wide"
    return "river" if (came, place) in NO_BRIDGE else None


@rule("4.1.2c", "4.1.2d", "8b", "10a")
def _marks(g: Stalingrado, unit: Unit) -> dict[str, Hexes]:
    """Hexes in zones of engagement, with a duty to attack, without supply, without command."""
    side = SIDE_OF[unit]
    commanded, supplied = _care(g, unit)
    return {
        "zone": zone(g, 1 - side),
        "duty": obliging(g, side),
        "unsupplied": ~supplied,
        "uncommanded": ~commanded,
    }


def _care(g: Stalingrado, unit: Unit) -> tuple[Hexes, Hexes]:
    """Where a unit would be in range of a headquarters, and where it would be fed."""
    side = SIDE_OF[unit]
    sources = supply_lines(g, side) | open_ports(g, side)
    commanded = supplied = 0
    for hq in bits(ALL_HQ & OF_SIDE[side] & g.mapped):
        if COMMANDED_BY[hq] >> unit & 1:
            near = paths_from(g, side, g.place[hq], hq_range(g, hq)).hexes
            commanded |= near
            if is_fed(g, side, g.place[hq], sources):
                supplied |= near
    for port in bits(open_ports(g, side)):
        supplied |= paths_from(g, side, port, FROM_A_PORT).hexes
    return commanded, supplied


@rule("4.1.1b", "4.1.1d", "7k")
def _no_end(g: Stalingrado, unit: Unit) -> dict[str, Hexes]:
    """Hexes where the unit may not end its move, by the rule against it."""
    return {"4.1.1b": g.full, "4.1.1d": foreign(g, unit), "7k": ~calm(g, unit)}


def route(g: Stalingrado, seat: str | None, unit: Unit, goal: Hex) -> dict[str, Any] | None:
    """The cheapest way of an own unit to a hex however far, and how far it comes in one turn.

    Towards a hex that it cannot enter it goes to the nearest one.
    """
    if not (ALL_LAND & g.mapped) >> unit & 1 or seat != SIDES[SIDE_OF[unit]]:
        return None
    ahead = _as_mover(g, SIDE_OF[unit])
    parts = ways_of(ahead, unit)[1]
    start = ahead.place[unit]
    found = reach_from(ahead, unit, start, FAR * parts)
    costs = ((place, cost) for cost, layer in enumerate(found.layers) for place in bits(layer))
    near = min((BOARD.distance(place, goal), cost, place) for place, cost in costs)
    path = found.path(near[2])
    free = reach_from(ahead, unit, start, allowance(ahead, unit) * parts).hexes & ~(1 << start)
    for hexes in _no_end(ahead, unit).values():
        free &= ~hexes
    stop = next((place for place in reversed(path) if free >> place & 1), None)
    marks = _marks(ahead, unit)
    return {
        "path": [BOARD.name[place] for place in path],
        "stop": None if stop is None else BOARD.name[stop],
        "cost": None if stop is None else _points(ahead, unit, found, stop),
        "marks": [] if stop is None else [mark for mark in marks if marks[mark] >> stop & 1],
        "arrives": stop == goal,
    }


# -- who comes from off the map


def arrival(g: Stalingrado, seat: str | None, unit: Unit, goal: Hex) -> dict[str, Any] | None:
    """Over which edge hex a waiting unit comes nearest to a hex this turn, on foot or by rail."""
    side = SIDE_OF[unit]
    if seat != SIDES[side] or g.side != side or not entering(g) >> unit & 1:
        return None
    ways: list[tuple[Hex, str, Hex]] = []
    edge = [action for action in enter_at.actions(g, (unit,)) if action[0] == "at"]
    for action in edge:
        ahead = g.clone()
        enter_at.take(ahead, (unit,), action)
        onward = march.actions(ahead, (unit,))
        ways += [(action[1], how, stop[0]) for how, *stop in onward if how in ON_THE_MAP]
    if not ways:
        return None

    def far(way: tuple[Hex, str, Hex]) -> tuple[int, bool, int]:
        """From the goal; on foot rather than by rail, and from an edge near it."""
        at, how, stop = way
        return BOARD.distance(stop, goal), how == "rail", BOARD.distance(at, goal)

    at, how, stop = min(ways, key=far)
    return {
        "at": BOARD.name[at],
        "verb": how,
        "stop": BOARD.name[stop],
        "arrives": stop == goal,
    }


ON_THE_MAP = ("to", "rail")
"""How a unit goes on from the edge."""


def base(g: Stalingrado, seat: str | None, unit: Unit) -> dict[str, Any] | None:
    """Of the bases that an air unit may go to now the one with most enemies in its range.

    Of several the farthest from them; none that is better than where it is.
    """
    side = SIDE_OF[unit]
    if seat != SIDES[side] or g.side != side or not ALL_AIR >> unit & 1:
        return None
    lands = landing(g) >> unit & 1
    if not lands and not may_transfer(g) >> unit & 1:
        return None
    asked = station if lands else transfer
    enemies = g.held[1 - side]

    def worth(place: Hex) -> tuple[int, int]:
        in_range = (in_flight(place, FLIGHT_RANGE[unit]) & enemies).bit_count()
        return in_range, min((BOARD.distance(place, enemy) for enemy in bits(enemies)), default=0)

    found = [action[1] for action in asked.actions(g, (unit,)) if action[0] == "to"]
    best = max(found, key=worth, default=None)
    if best is not None and not lands and worth(best)[0] <= worth(g.place[unit])[0]:
        best = None
    return {"verb": "land" if lands else "transfer", "stop": best and BOARD.name[best]}


# -- armies


def army(g: Stalingrado, seat: str | None, hq: Unit) -> dict[str, Any] | None:
    """The hexes in range of a headquarters, and its owner's units there that it may command."""
    if not (ALL_HQ & g.mapped) >> hq & 1:
        return None
    side = SIDE_OF[hq]
    near = paths_from(g, side, g.place[hq], hq_range(g, hq)).hexes
    own = seat == SIDES[side]
    units = g.units_in(near & g.held[side]) & COMMANDED_BY[hq] if own else 0
    return {"hexes": BOARD.names(near), "units": _names(units)}


# -- how a unit is cared for


@rule("8b", "10a", "10b", "10c")
def supply(g: Stalingrado, seat: str | None, unit: Unit) -> dict[str, Any] | None:
    """The path of an own unit to a headquarters, and from there to an edge or a port.

    Of several headquarters in range the nearest one that is fed; a port may feed without one.
    """
    if not (ALL_LAND & g.mapped) >> unit & 1 or seat != SIDES[SIDE_OF[unit]]:
        return None
    side, place = SIDE_OF[unit], g.place[unit]
    found: list[tuple[bool, int, str, list[int], list[int]]] = []
    for hq in bits(ALL_HQ & OF_SIDE[side] & g.mapped):
        near = paths_from(g, side, g.place[hq], hq_range(g, hq))
        cost = near.cost(place)
        if COMMANDED_BY[hq] >> unit & 1 and cost is not None:
            line = _line(g, side, g.place[hq])
            found.append((not line, cost, NAMES[hq], near.path(place)[::-1], line))
    _, _, name, command, line = min(found, default=(True, 0, "", [], []))
    if not line:
        line = _from_a_port(g, side, place)
    return {
        "hq": name or None,
        "command": [BOARD.name[step] for step in command],
        "line": [BOARD.name[step] for step in line],
        "cuts": [BOARD.name[step] for step in _cuts(g, unit, [*command, *line]) if line],
    }


def _cuts(g: Stalingrado, unit: Unit, path: list[Hex]) -> list[Hex]:
    """Hexes of a path in which an enemy unit would leave the unit without supply."""
    side = SIDE_OF[unit]
    ahead = g.clone()
    enemies = g.held[1 - side]
    found = []
    for step in dict.fromkeys(path):
        if step != g.place[unit]:
            ahead.held[1 - side] = enemies | 1 << step
            if not _is_supplied(ahead, unit, step):
                found.append(step)
    return found


@rule("8i", "10b", "10c")
def _is_supplied(g: Stalingrado, unit: Unit, lost: Hex) -> bool:
    """Whether anything feeds a unit, without the headquarters or the port of a hex that is lost."""
    side, place = SIDE_OF[unit], g.place[unit]
    ports = open_ports(g, side) & ~(1 << lost)
    sources = supply_lines(g, side) | ports
    for hq in bits(ALL_HQ & OF_SIDE[side] & g.mapped):
        if COMMANDED_BY[hq] >> unit & 1 and g.place[hq] != lost:
            near = paths_from(g, side, g.place[hq], hq_range(g, hq)).hexes
            if near >> place & 1 and is_fed(g, side, g.place[hq], sources):
                return True
    return any(paths_from(g, side, port, FROM_A_PORT).hexes >> place & 1 for port in bits(ports))


@rule("4.1.1c", "10a", "10e")
def there(g: Stalingrado, seat: str | None, unit: Unit, place: Hex) -> dict[str, Any] | None:
    """The supply of an own unit if it stood in a hex, and whose supply that would change."""
    side = SIDE_OF[unit]
    if (
        not (ALL_LAND & g.mapped) >> unit & 1
        or seat != SIDES[side]
        or g.held[1 - side] >> place & 1
    ):
        return None
    ahead = g.clone()
    ahead.send(unit, place)
    ahead.occupy(side, 1 << place)
    found = supply(ahead, seat, unit)
    assert found is not None
    before, after = (_fed_units(state, side) & ~(1 << unit) for state in (g, ahead))
    theirs, left = (_fed_hqs(state, 1 - side) for state in (g, ahead))
    return found | {
        "gains": _names(after & ~before),
        "loses": _names(before & ~after),
        "cut_off": _names(theirs & ~left),
    }


def _fed_units(g: Stalingrado, side: Side) -> Units:
    check = Check(g, side)
    return check.fed | check.ports


def _fed_hqs(g: Stalingrado, side: Side) -> Units:
    """The headquarters of a side that are fed; everybody sees where they are."""
    sources = supply_lines(g, side) | open_ports(g, side)
    hqs = bits(ALL_HQ & OF_SIDE[side] & g.mapped)
    return mask(hq for hq in hqs if is_fed(g, side, g.place[hq], sources))


@rule("10b", "OP-10.2", "OP-10.3")
def _line(g: Stalingrado, side: Side, start: Hex) -> list[Hex]:
    """From a headquarters to the nearest way that leads to an edge, and along it; or to a port."""
    lines = supply_lines(g, side)
    near = paths_from(g, side, start, TO_A_WAY)
    sources = (lines | open_ports(g, side)) & near.hexes
    if not sources:
        return []
    source = bits(next(layer for layer in near.layers if layer & sources) & sources)[0]
    if not lines >> source & 1:
        return near.path(source)
    enemies = g.held[1 - side]
    exits = SUPPLY_EXITS[side] & ~enemies
    along = BOARD.reach(source, FAR, forbidden=enemies, barriers=~OWN_WAYS[side], goal=exits)
    return near.path(source) + along.path(bits(along.layers[-1] & exits)[0])[1:]


@rule("10c", "OP-10.3")
def _from_a_port(g: Stalingrado, side: Side, place: Hex) -> list[Hex]:
    ways = (paths_from(g, side, port, FROM_A_PORT) for port in bits(open_ports(g, side)))
    found = [way.path(place)[::-1] for way in ways if way.hexes >> place & 1]
    return min(found, key=len, default=[])


# -- command and supply of both sides at a glance

BANDS = 5
"""Steps in which the colour of supply fades, from a source to the end of its range."""


def network(g: Stalingrado, seat: str | None) -> dict[str, Any]:
    """What feeds and commands each side; who lacks it is told to the owner only."""
    return {name: _network(g, seat, side) for side, name in enumerate(SIDES)}


@rule("8b", "10b", "10c", "H.a")
def _network(g: Stalingrado, seat: str | None, side: Side) -> dict[str, Any]:
    area = BOARD.playable & ~g.rules.scenario.closed
    own = area & (g.control if side == AXIS else ~g.control)
    ways, ports = supply_lines(g, side), open_ports(g, side)
    lines = ways & own
    edge = SUPPLY_EXITS[side] | BOARD.neighbours(ways & ~area)  # or where it leaves the scenario
    fed = _fed_hqs(g, side)
    check = Check(g, side) if seat == SIDES[side] else None
    return {
        "bands": [BOARD.names(band & area) for band in _bands(g, side, fed, ports)],
        "lines": BOARD.names(lines),
        "severed": BOARD.names(WAY_HEXES[side] & own & ~lines & ~g.held[1 - side]),
        "breaks": _breaks(g, side, lines),
        "sources": BOARD.names(edge & lines | ports),
        "armies": {
            NAMES[hq]: {
                "hex": BOARD.name[g.place[hq]],
                "fed": bool(fed >> hq & 1),
                "load": check and check.in_range[hq].bit_count(),
                "number": HQ_NUMBER[hq],
                "hexes": BOARD.names(paths_from(g, side, g.place[hq], hq_range(g, hq)).hexes),
            }
            for hq in bits(ALL_HQ & OF_SIDE[side] & g.mapped)
        },
        "unsupplied": _names(check.units & ~(check.fed | check.ports | g.airlift)) if check else [],
        "uncommanded": _names(_left_out(g, check)) if check else [],
    }


def _bands(g: Stalingrado, side: Side, fed: Units, ports: Hexes) -> list[Hexes]:
    """Hexes by how much of the range of the nearest source it takes to get there."""
    starts = [(g.place[hq], hq_range(g, hq)) for hq in bits(fed)]
    starts += [(port, FROM_A_PORT) for port in bits(ports)]
    bands = [0] * BANDS
    for start, points in starts:
        for cost, layer in enumerate(paths_from(g, side, start, points).layers):
            bands[min(BANDS - 1, cost * BANDS // (points + 1))] |= layer
    nearer = 0
    for n, band in enumerate(bands):
        bands[n] = band & ~nearer
        nearer |= band
    return bands


def _breaks(g: Stalingrado, side: Side, lines: Hexes) -> list[list[str]]:
    """Roads and railways that lead from a live line to a hex that the enemy has occupied."""
    found = []
    for direction, leaving in enumerate(OWN_WAYS[side].masks):
        for place in bits(lines & leaving):
            beyond = BOARD.step[direction][place]
            if g.held[1 - side] >> beyond & 1:
                found.append([BOARD.name[place], BOARD.name[beyond]])
    return found


def _left_out(g: Stalingrado, check: Check) -> Units:
    return check.units & ~check.assigned(check.strongest_first(g, check.ranged))


# -- attacks that are only thought of


@rule("5.1.1d", "H.b")
def attack(g: Stalingrado, seat: str | None, target: Hex) -> dict[str, Any] | None:
    """The attack on an enemy hex of everybody who could take part, as the attacker may know it."""
    side = next((side for side, name in enumerate(SIDES) if name == seat), None)
    if side is None or not g.held[1 - side] >> target & 1:
        return None
    ahead = _as_mover(g, side)
    if not _prepare_attack(ahead, target):
        return None
    return {
        "units": _names(_attackers(ahead)),
        "odds": attack_odds(ahead).to_json(),
    }


@rule("5.1.1d", "H.b")
def targets(g: Stalingrado, seat: str | None) -> dict[str, Any]:
    """Every hex that the seat can attack now, with the worst and the best that may come of it."""
    if seat != SIDES[g.side]:
        return {}
    ahead = _as_mover(g, g.side)
    open_to_attack = bits(attackable(ahead) & ~ahead.struck)
    found = {
        BOARD.name[target]: _in_short(ahead)
        for target in open_to_attack
        if _prepare_attack(ahead, target)
    }
    return {"hexes": found} if found else {}


def _in_short(ahead: Stalingrado) -> dict[str, Any]:
    """Who attacks, and the columns between which it will lie with their chances of any loss."""
    odds = attack_odds(ahead)
    assert odds.ends is not None
    least, most = (outcomes.chance(lambda pair: pair[0] > 0) for _, _, outcomes in odds.ends)
    return {
        "units": _attackers(ahead).bit_count(),
        "attack": odds.attack,
        "worst": odds.ends[0][1],
        "least": float(least),
        "best": odds.ends[1][1],
        "most": float(most),
    }


def _prepare_attack(ahead: Stalingrado, target: Hex) -> bool:
    """Everybody who can attack a hex does, artillery in range too; whether there is anybody."""
    ahead.battle = Battle(target)
    ahead.battle.attackers = next_to(ahead, target)
    ahead.battle.guns = guns_on(ahead, target, ahead.side) & ~ahead.battle.attackers
    return bool(ahead.battle.attackers)


def _attackers(ahead: Stalingrado) -> Units:
    assert ahead.battle is not None
    return ahead.battle.attackers | ahead.battle.guns


# -- the air


def flight(g: Stalingrado, seat: str | None, unit: Unit) -> dict[str, Any] | None:
    """The hexes in range of an air unit, and how many enemy fighters could come to each."""
    if not (ALL_AIR & g.mapped) >> unit & 1:
        return None
    side = SIDE_OF[unit]
    area = within_range(g, unit) & g.rules.scenario.area
    ranges = [within_range(g, one) for one in bits(usable(g, 1 - side) & FIGHTERS)]
    return {
        "hexes": {
            BOARD.name[place]: sum(reached >> place & 1 for reached in ranges)
            for place in bits(area)
        }
    }


def missions(g: Stalingrado, seat: str | None, unit: Unit) -> dict[str, Any] | None:
    """By kind of mission the hexes that an air unit may be sent to now."""
    if seat != SIDES[SIDE_OF[unit]] or ("send", unit) not in g.legal:
        return None
    asked = mission if SIDE_OF[unit] == g.side else react_with
    found: dict[str, list[str]] = {}
    for verb, *where in asked.actions(g, (unit,)):
        if where and verb != "bomb_hq":
            found.setdefault(verb, []).append(BOARD.name[where[0]])
    return {"missions": found}


def sky(g: Stalingrado, seat: str | None, place: Hex) -> dict[str, Any]:
    """Who is over a hex, and who of either side could still come there."""
    return {SIDES[side]: _sky(g, side, place) for side in range(len(SIDES))}


def _sky(g: Stalingrado, side: Side, place: Hex) -> dict[str, Any]:
    aloft = over(g, place) & OF_SIDE[side]
    able = usable(g, side)
    for unit in bits(able):
        if not within_range(g, unit) >> place & 1:
            able &= ~(1 << unit)
    fighters, others = able & FIGHTERS, able & ~FIGHTERS
    return {
        "over": _names(aloft),
        "power": power(g, aloft),
        "fighters": _names(fighters),
        "fighter_power": power(g, fighters),
        "others": _names(others if side == g.side else others & DEFENDING_SUPPORT),
    }
