"""What each seat sees: chapter H of the specification, field by field."""

from __future__ import annotations

from functools import lru_cache

from hexfront.core.definition import Seen
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.shapes import AxisSoviet, axis_soviet, outcome
from hexfront.core.types import Cards, Hex, Hexes, Side, Units
from hexfront.games.noretreat.columns import Sum, reckon, table_of
from hexfront.games.noretreat.combat import fighting
from hexfront.games.noretreat.shapes import (
    Arithmetic,
    Battle,
    Discards,
    Hand,
    OwnView,
    Piece,
    PublicView,
    Score,
    Supply,
    View,
    Waiting,
)
from hexfront.games.noretreat.state import (
    BOXES,
    PHASES,
    PLACES,
    SHATTERED,
    TRACK,
    NoRetreat,
)
from hexfront.games.noretreat.supply import lines, supplied
from hexfront.games.noretreat.tables import (
    AXIS,
    BOARD,
    CARD_NAMES,
    COLUMNS,
    EVENTS,
    FACES,
    HEXES,
    LAST_TURN,
    PLACE_NAMES,
    SIDES,
    SOVIET,
    UNIT_NAMES,
    WEATHERS,
)
from hexfront.games.noretreat.victory import (
    goals,
    has_finland,
    hex_points,
    points,
    supplied_objectives,
)


def _units(units: Units) -> list[str]:
    return [UNIT_NAMES[unit] for unit in bits(units)]


@lru_cache(maxsize=1024)  # most sets are those of the view before
def _place_names(places: Hexes) -> tuple[str, ...]:
    return tuple(PLACE_NAMES[place] for place in bits(places))


def _places(places: Hexes) -> list[str]:
    return list(_place_names(places))


def _cards(cards: Cards) -> list[str]:
    return [CARD_NAMES[card] for card in bits(cards)]


@rule("2.3a", "2.3b", "2.3c", "2.3l", "H.e")
def _stack(g: NoRetreat, place: Hex) -> list[Piece]:
    return [
        {
            "unit": UNIT_NAMES[unit],
            "face": FACES[g.weak >> unit & 1],
            "strength": g.strength(unit),
            "movement": g.movement(unit),
            "steps": 2 if g.has_two_steps(unit) else 1,
            "out_of_supply": bool(g.oos >> unit & 1),
            "disorganized": bool(g.disorganized >> unit & 1),
            "moved": bool(g.moved >> unit & 1),
            "attacked": bool(g.attacked >> unit & 1),
            "local_support": unit in g.local,
        }
        for unit in bits(g.at[place])
    ]


def _stacks(g: NoRetreat, before: Seen[NoRetreat]) -> dict[str, list[Piece]]:
    occupied = bits(g.held[AXIS] | g.held[SOVIET])
    if before is None or before[0].turn != g.turn:
        return {PLACE_NAMES[place]: _stack(g, place) for place in occupied}
    was, seen = before
    stacks, other = seen["stacks"], _others(was, g)
    if not other and was.at == g.at:
        same: dict[str, list[Piece]] = stacks
        return same
    found = {}
    for place in occupied:
        name, units = PLACE_NAMES[place], g.at[place]
        is_same = units == was.at[place] and not units & other and name in stacks
        found[name] = stacks[name] if is_same else _stack(g, place)
    return found


def _others(was: NoRetreat, g: NoRetreat) -> Units:
    """Units of which another thing may be told than before in the same turn."""
    other = was.weak ^ g.weak | was.oos ^ g.oos | was.disorganized ^ g.disorganized
    other |= was.moved ^ g.moved | was.attacked ^ g.attacked
    for unit in (*was.local, *g.local):
        if unit >= 0:
            other |= 1 << unit
    return other


def _off_map(g: NoRetreat, place: Hex) -> list[Waiting]:
    return [
        {"unit": UNIT_NAMES[unit], "face": FACES[g.weak >> unit & 1]} for unit in bits(g.at[place])
    ]


def _boxes(g: NoRetreat, before: Seen[NoRetreat]) -> dict[str, list[Waiting]]:
    first, end = SHATTERED, TRACK
    if before is not None and _waiting(before[0], first, end) == _waiting(g, first, end):
        same: dict[str, list[Waiting]] = before[1]["boxes"]
        return same
    return {name: _off_map(g, SHATTERED + n) for n, name in enumerate(BOXES)}


def _track(g: NoRetreat, before: Seen[NoRetreat]) -> dict[str, list[Waiting]]:
    if before is not None and _waiting(before[0], TRACK, PLACES) == _waiting(g, TRACK, PLACES):
        same: dict[str, list[Waiting]] = before[1]["track"]
        return same
    turns = range(1, LAST_TURN + 1)
    return {str(turn): _off_map(g, TRACK + turn) for turn in turns if g.at[TRACK + turn]}


def _waiting(g: NoRetreat, first: Hex, end: Hex) -> tuple[Units, list[Units]]:
    """All that is told of boxes depends on this."""
    return g.weak, g.at[first:end]


@rule("H.a", "H.b", "OP-H.1", "H.i")
def _hands(g: NoRetreat, seat: str | None) -> AxisSoviet[Hand]:
    """Each sees his own cards, and of the other's only those he has had a look at."""

    def hand(side: Side) -> Hand:
        own = seat == SIDES[side]
        known = g.hands[side] if own else g.seen[side] if seat is not None else 0
        return {"size": g.hands[side].bit_count(), "cards": _cards(known)}

    return axis_soviet(hand)


def arithmetic(told: Sum) -> Arithmetic:
    """The ratio with every column shift and its rule."""
    return {
        "attack": told.attack,
        "defence": told.defence,
        "initial": COLUMNS[told.initial] if told.initial >= 0 else None,
        "shifts": [
            {"why": shift.why, "rule": shift.rule, "columns": shift.columns}
            for shift in told.shifts
        ],
        "column": COLUMNS[told.column] if told.column >= 0 else None,
    }


def _battle(g: NoRetreat) -> Battle | None:
    if g.battle is None:
        return None
    battle = fighting(g)
    sums = arithmetic(reckon(g, battle)) if battle.tec >= 0 else None
    return {
        "attacker": SIDES[battle.attacker],
        "attackers": _units(battle.attackers),
        "defenders": _units(battle.defenders),
        "bystanders": _units(battle.bystanders),
        "hexes": _places(battle.hexes),
        "terrain": PLACE_NAMES[battle.tec] if battle.tec >= 0 else None,
        "counterattack": battle.counterattack,
        "counterblow": _places(battle.counterblow),
        "table": SIDES[table_of(g, battle)],
        "support": battle.support,
        "arithmetic": sums,
        "die": battle.die or None,
        "result": battle.result or None,
    }


def _supply(g: NoRetreat, side: Side) -> Supply:
    """The overlay: where lines run, which cities feed, who would be out of supply now."""
    traced = lines(g, side)
    return {
        "overland": _places(traced.overland & ~g.held[1 - side]),
        "cities": _places(traced.cities),
        "lacking": _units(g.on_map(side) & ~supplied(g, side)),
    }


@rule("12.7.4a", "12.7.4c", "12.8a", "M.i")
def _score(g: NoRetreat) -> Score:
    return {
        "initiative": SIDES[g.initiative],
        "vp": points(g),
        "points": axis_soviet(lambda side: points(g, side)),
        "hex_points": axis_soviet(lambda side: hex_points(g, side)),
        "event_vp": g.event_vp,
        "high_tide": g.high_tide if g.high_tide >= 0 else None,
        "hexes": axis_soviet(lambda side: _places(g.controlled(side))),
        "finland": next((SIDES[s] for s in (AXIS, SOVIET) if has_finland(g, s)), None),
        "objectives": axis_soviet(lambda s: _places(supplied_objectives(g, s))),
        "no_sudden_death": g.skull_off,
        "goals": goals(g),
    }


@rule("5.0e", "H.c", "OP-5.6")
def _discards(g: NoRetreat) -> Discards:
    """Only the top card is open."""
    top = g.discards[-1] if g.discards else None
    return {"size": len(g.discards), "top": CARD_NAMES[top] if top else None}


def view(g: NoRetreat, seat: str | None) -> View:
    return {**public(g), **own(g, seat)}


def own(g: NoRetreat, seat: str | None, _: Seen[NoRetreat] = None) -> OwnView:
    return {"hands": _hands(g, seat)}


@rule("14.13a", "14.13d", "H.e", "H.h", "H.j")
def public(g: NoRetreat, before: Seen[NoRetreat] = None) -> PublicView:
    return {
        "scenario": g.rules.scenario,
        "turn": g.turn,
        "side": SIDES[g.active],
        "phase": PHASES[g.phase],
        "weather": WEATHERS[g.weather],
        "weather_markers": [
            {"turn": turn, "weather": WEATHERS[weather]} for turn, weather in g.markers if turn
        ],
        "stacks": _stacks(g, before),
        "boxes": _boxes(g, before),
        "track": _track(g, before),
        "axis_control": BOARD.names(g.control & HEXES),
        "zones": axis_soviet(lambda side: _places(g.zone(side))),
        "supply": axis_soviet(lambda side: _supply(g, side)),
        "score": _score(g),
        "targets": _places(g.targets),
        "counterblows": axis_soviet(lambda side: _places(g.counterblows[side])),
        "bought_counterblows": _places(g.bought),
        "support": axis_soviet(lambda side: g.support[side]),
        "deck": len(g.deck),
        "discards": _discards(g),
        "on_table": [CARD_NAMES[card] for card in g.table],
        "joker": SIDES[g.joker] if g.joker >= 0 else None,
        "happened": axis_soviet(
            lambda side: [EVENTS[side][card].id for card in bits(g.happened[side])]
        ),
        "effects": [name for name, _ in g.effects],
        "reserve": UNIT_NAMES[g.reserve] if g.reserve >= 0 else None,
        "scorched": PLACE_NAMES[g.scorched] if g.scorched >= 0 else None,
        "works": _places(g.works),
        "turn_events": {"gg": g.gg or None, "oil": g.oil or None, "warsaw": g.warsaw or None},
        "draw_less": axis_soviet(lambda side: g.draw_less[side]),
        "battle": _battle(g),
        "result": outcome(g.result),
    }
