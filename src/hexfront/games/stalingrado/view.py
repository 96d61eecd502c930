"""What each seat sees: chapter H of the specification, field by field."""

from __future__ import annotations

from hexfront.core.definition import Seen
from hexfront.core.hexes import bits, changed
from hexfront.core.rulebook import rule
from hexfront.core.shapes import AxisSoviet, axis_soviet, outcome
from hexfront.core.types import Hex, Hexes, Side, Unit, Units
from hexfront.games.stalingrado.counters import (
    ALL_AIR,
    ALL_HQ,
    NAMES,
    OF_SIDE,
    POOL_NAMES,
    SIDE_OF,
)
from hexfront.games.stalingrado.sequence import phase
from hexfront.games.stalingrado.shapes import (
    Battle,
    Flyer,
    LandStack,
    OwnView,
    Piece,
    PublicView,
    Reach,
    View,
)
from hexfront.games.stalingrado.state import (
    BOMB_HQ,
    GONE,
    LOST,
    MISSIONS,
    OFF,
    POOL,
    WAITING,
    Stalingrado,
)
from hexfront.games.stalingrado.supply import hq_range, paths_from, supply_lines
from hexfront.games.stalingrado.tables import AXIS, BOARD, CHARTS, SIDES, SOVIET
from hexfront.games.stalingrado.victory import final_points, scenario_points
from hexfront.games.stalingrado.zones import obliging, zone


def _names(counters: Units) -> list[str]:
    return [NAMES[counter] for counter in bits(counters)]


def _by_side(counters: Units) -> AxisSoviet[list[str]]:
    return axis_soviet(lambda side: _names(counters & OF_SIDE[side]))


@rule("H.a", "5.1.1d", "OP-H.1", "OP-H.3")
def _stack(g: Stalingrado, place: Hex, seat: str | None) -> LandStack:
    """The land units of a hex from the top; what a seat does not see has no name."""
    units = sorted(bits(g.units_at(place)), key=g.stamp.__getitem__, reverse=True)
    side = SIDE_OF[units[0]]
    return {
        "side": SIDES[side],
        "units": [_unit(g, unit, seat) for unit in units],
    }


def _unit(g: Stalingrado, unit: Unit, seat: str | None) -> Piece:
    if not g.is_seen(unit, seat):
        return {"unit": None}
    bit = 1 << unit
    return {
        "unit": NAMES[unit],
        "steps": g.steps[unit],
        "commanded": bool(g.commanded & bit),
        "supplied": bool(g.supplied & bit),
        "moved": bool(g.moved & bit),
        "attacked": bool(g.attacked & bit),
        "retreated": bool(g.retreated & bit),
        "rested": bool((g.rested | g.railed | g.built) & bit),
        "duty": bool(g.duty & bit),
        "fired": g.guns.get(unit),
    }


def _air(g: Stalingrado, unit: Unit) -> Flyer:
    flight = g.flights.get(unit)
    found: Flyer = {
        "unit": NAMES[unit],
        "steps": g.steps[unit],
        "base": BOARD.name[g.place[unit]],
        "grounded": bool(g.grounded >> unit & 1),
        "flown": bool(g.flown >> unit & 1),
        "mission": None,
    }
    if flight is not None:
        mission, where = flight
        found["mission"] = {
            "kind": MISSIONS[mission],
            "hex": BOARD.name[g.place[where] if mission == BOMB_HQ else where],
            "hq": NAMES[where] if mission == BOMB_HQ else None,
            "cargo": _names(g.cargo.get(unit, 0)),
        }
    return found


@rule("H.b", "H.c", "H.e", "5.1.1d")
def _battle(g: Stalingrado) -> Battle | None:
    """The attack once it is declared; the defence once it is announced."""
    battle = g.battle
    if battle is None:
        return None
    declared = bool(g.struck >> battle.target & 1)
    return {
        "target": BOARD.name[battle.target],
        "attackers": _names(battle.attackers | battle.guns) if declared else None,
        "attack": battle.attack if declared else None,
        "defence": battle.defence if battle.announced else None,
        "artillery": _names(battle.helpers) if battle.announced else None,
        "column": CHARTS.COLUMNS[battle.column] if battle.announced else None,
        "result": list(battle.result) if battle.announced else None,
        "points": battle.points_left,
    }


def _at_end(g: Stalingrado, seat: str | None) -> list[dict[str, int]]:
    """What the end would pay if it were now, as far as the seat can tell."""
    decided = g.rules.scenario.decided
    return final_points(g, g.seen_by(seat)) if decided is None else scenario_points(g, decided)


def _in_range(g: Stalingrado, side: Side) -> Hexes:
    """Hexes to which a headquarters of the side has a path within its range."""
    found = 0
    for hq in bits(ALL_HQ & OF_SIDE[side] & g.mapped):
        found |= paths_from(g, side, g.place[hq], hq_range(g, hq)).hexes
    return found


@rule("H.a")
def _reach(g: Stalingrado, side: Side) -> Reach:
    """What a side holds together; all of it follows from where its counters and the enemy's are."""
    return {
        "zone": BOARD.names(zone(g, side)),
        "command": BOARD.names(_in_range(g, side)),
        "lines": BOARD.names(supply_lines(g, side)),
        "duty": BOARD.names(g.held[side] & obliging(g, side)),
    }


def view(g: Stalingrado, seat: str | None) -> View:
    return {**public(g), **own(g, seat)}


@rule("H.a")
def own(g: Stalingrado, seat: str | None, before: Seen[Stalingrado] = None) -> OwnView:
    """Everything but the covered counters of the enemy is public."""
    return {
        "stacks": _stacks(g, seat, before),
        "at_end": axis_soviet(_at_end(g, seat).__getitem__) if g.result is None else None,
    }


def _stacks(g: Stalingrado, seat: str | None, before: Seen[Stalingrado]) -> dict[str, LandStack]:
    occupied = bits(g.held[AXIS] | g.held[SOVIET])
    if before is None:
        return {BOARD.name[place]: _stack(g, place, seat) for place in occupied}
    was, seen = before
    stacks, other = seen["stacks"], _others(was, g, seat)
    found = {}
    for place in occupied:
        name, units = BOARD.name[place], g.at[place]
        is_same = units == was.at[place] and not units & other and name in stacks
        found[name] = stacks[name] if is_same else _stack(g, place, seat)
    return found


def _others(was: Stalingrado, g: Stalingrado, seat: str | None) -> Units:
    """Counters of which another thing is told than before; all that `_unit` looks at is here."""
    other = was.seen_by(seat) ^ g.seen_by(seat)
    other |= was.commanded ^ g.commanded | was.supplied ^ g.supplied | was.duty ^ g.duty
    other |= was.moved ^ g.moved | was.attacked ^ g.attacked | was.retreated ^ g.retreated
    other |= was.rested ^ g.rested | was.railed ^ g.railed | was.built ^ g.built
    other |= changed(was.steps, g.steps) | changed(was.stamp, g.stamp)
    if was.guns != g.guns:
        for gun in {*was.guns, *g.guns}:
            other |= 1 << gun
    return other


@rule("H.a", "H.e")
def public(g: Stalingrado, _: Seen[Stalingrado] = None) -> PublicView:
    off_map = {
        "waiting": WAITING,
        "off": OFF,
        "eliminated": POOL,
        "lost": LOST,
        "gone": GONE,
    }
    return {
        "scenario": g.rules.scenario.name,
        "phase": phase(g),
        "turn": g.turn,
        "date": CHARTS.dates[g.turn - 1],
        "last_turn": g.rules.scenario.last,
        "winter": g.is_winter,
        "weather": g.weather or None,
        "side": SIDES[g.side],
        "headquarters": {
            NAMES[hq]: {"hex": BOARD.name[g.place[hq]], "range": hq_range(g, hq)}
            for hq in bits(ALL_HQ & g.mapped)
        },
        "air": [_air(g, unit) for unit in bits(ALL_AIR & g.mapped)],
        "places": {name: _by_side(g.at[place]) for name, place in off_map.items()},
        "reach": axis_soviet(lambda side: _reach(g, side)),
        "axis_control": BOARD.names(g.control),
        "livny_fallen": g.livny,
        "points": dict(zip(POOL_NAMES, g.points, strict=True)),
        "attacked_hexes": BOARD.names(g.struck),
        "bombed": {
            "units": BOARD.names(g.bombed_units | g.shelled),
            "bases": BOARD.names(g.bombed_bases),
            "headquarters": _names(g.bombed_hqs),
        },
        "score": axis_soviet(g.score.__getitem__),
        "battle": _battle(g),
        "result": outcome(g.result),
    }
