"""The map, the counters, the cards and the charts as a client draws them."""

from __future__ import annotations

from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.shapes import axis_soviet
from hexfront.core.types import Card, Hex, Side, Unit
from hexfront.games.noretreat import shapes
from hexfront.games.noretreat.reading import Turn
from hexfront.games.noretreat.state import BOXES, PHASES
from hexfront.games.noretreat.tables import (
    AREAS,
    AXIS,
    BOARD,
    CARD_NAMES,
    COLUMNS,
    COMPONENTS,
    CRT,
    ENTER_1945,
    EVENTS,
    HEXES,
    JOKER,
    LEAVE_1945,
    MOST_EVENT_VP,
    NEXT_TO,
    PLACE_NAMES,
    SIDES,
    SOVIET,
    SUDDEN_DEATH,
    TITLES,
    TOTAL_VICTORY,
    TURNS,
    UNIT_FACES,
    UNIT_NAMES,
    UNIT_ROWS,
    WEATHERS,
    Face,
)


def _hex(number: Hex) -> shapes.Hex:
    row = COMPONENTS.hex_rows[number]
    x, y = BOARD.xy(number)
    return {
        "id": row.id,
        "x": round(x, 4),
        "y": round(y, 4),
        "terrain": row.terrain,
        "place": row.city or None,
        "oil": row.oil,
        "objective": row.objective or None,
        "country": row.country,
        "seas": list(row.seas),
        "edge": row.edge or None,
    }


def _area(number: Hex) -> shapes.Area:
    code = PLACE_NAMES[number]
    x, y = COMPONENTS.area_xy[code]
    near = [PLACE_NAMES[place] for place in bits(NEXT_TO[number])]
    return {"id": code, "x": x, "y": y, "near": near}


def _face(face: Face) -> shapes.Face:
    return {
        "name": face.name,
        "kind": face.kind,
        "strength": face.strength,
        "movement": face.movement,
        "white": face.white,
        "no_zoc": face.no_zoc,
    }


def _unit(number: Unit) -> shapes.Unit:
    row = UNIT_ROWS[number]
    strong, weak = UNIT_FACES[number]
    faces: shapes.Faces = {"strong": _face(strong)}
    if weak is not None:
        faces["weak"] = _face(weak)
    return {
        "id": row.id,
        "side": row.side,
        "nation": row.nation,
        "faces": faces,
        "entry": row.entry,
        "home": row.home or None,
        "certainty": row.cert_strength,
    }


def _half(side: Side, number: Card) -> shapes.Half:
    half = EVENTS[side][number]
    return {
        "event": half.id,
        "title": TITLES[side][number],
        "initiative": half.initiative,
        "immediate": half.immediate,
        "timing": [list(moments) for moments in half.timing],
    }


@rule("2.3m", "5.3a")
def _card(number: Card) -> shapes.Card:
    return {
        "id": CARD_NAMES[number],
        "leaves_1945": bool(LEAVE_1945 >> number & 1),
        "enters_1945": bool(ENTER_1945 >> number & 1),
        "axis": _half(AXIS, number),
        "soviet": _half(SOVIET, number),
    }


def _turn(turn: Turn) -> shapes.TurnBox:
    return {
        "number": turn.number,
        "year": turn.year,
        "months": turn.months,
        "weather": WEATHERS[turn.weather],
        "variable": turn.variable,
        "blitz": turn.blitz,
        "shock": turn.shock,
        "sudden_death": turn.sudden_death,
        "red_event": turn.red_event or None,
    }


@rule("2.2a", "2.3c", "2.3d", "3.0a", "5.2.1b", "OP-2.2")
def components() -> shapes.Components:
    """Map, counters, cards, charts and tracks; the pieces of the solitaire module are no part."""
    return {
        "orientation": BOARD.orientation,
        "compass": list(BOARD.directions),
        "table": {"axis_edge": "south", "soviet_edge": "north"},
        "hexes": [_hex(number) for number in bits(HEXES)],
        "sides": [
            {"a": BOARD.name[a], "b": BOARD.name[b], "kind": kind}
            for kind, pairs in COMPONENTS.side_pairs.items()
            for a, b in pairs
        ],
        "areas": [_area(number) for number in AREAS],
        "units": [_unit(number) for number in range(len(UNIT_NAMES))],
        "cards": [_card(number) for number in range(1, JOKER)],
        "boxes": list(BOXES),
        "phases": list(PHASES),
        "columns": list(COLUMNS),
        "results": axis_soviet(lambda side: {str(die): CRT[side][die] for die in range(1, 7)}),
        "turns": [_turn(turn) for turn in TURNS],
        "vp_track": {
            "sudden_death": [
                {"side": SIDES[side], "turn": turn, "box": box}
                for (side, turn), box in sorted(SUDDEN_DEATH.items(), key=lambda item: item[0][1])
            ],
            "total_victory": TOTAL_VICTORY,
            "most_event_vp": MOST_EVENT_VP,
        },
        "terrain": {
            code: {
                "armour": row.armour,
                "other": row.other,
                "armour_bonus": row.armour_bonus,
                "shift": row.shift,
                "stops_advance": row.stops_advance,
            }
            for code, row in COMPONENTS.terrain.items()
        },
    }
