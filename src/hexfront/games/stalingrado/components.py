"""The board, the counters and the tables as a client draws them: what never changes in a game."""

from __future__ import annotations

from hexfront.core.hexes import bits
from hexfront.core.types import Hex, Hexes, Points, Turn, Unit
from hexfront.games.stalingrado import shapes
from hexfront.games.stalingrado.counters import (
    AIR_POWER,
    ALL_AIR,
    ALL_HQ,
    ALLOWANCE,
    ATTACK,
    CLASS_OF,
    DEFENCE,
    ENTRY_EDGE,
    ENTRY_TURN,
    EXIT_TURN,
    FLIGHT_RANGE,
    GROUND,
    HQ_NUMBER,
    HQ_RANGE,
    NAMES,
    RANGE,
    ROWS,
    SIDE_OF,
)
from hexfront.games.stalingrado.scenarios import SCENARIOS, Scenario
from hexfront.games.stalingrado.tables import (
    BOARD,
    CHARTS,
    COLUMNS_OF,
    HEX_ROWS,
    RAIL_ROWS,
    RIVER_ROWS,
    ROAD_ROWS,
    SIDES,
    STACK_LIMIT,
)
from hexfront.games.stalingrado.victory import CITY_POINTS, EACH_TURN


def _hex(number: Hex) -> shapes.Hex:
    row = HEX_ROWS[number]
    x, y = BOARD.xy(number)
    return {
        "id": row.id,
        "x": round(x, 4),
        "y": round(y, 4),
        "terrain": row.terrain,
        "name": row.name,
        "airfield": row.airfield or None,
        "columns": COLUMNS_OF[number],
        "stacking": STACK_LIMIT[number],
        "symbolic": row.symbolic,
        "certainty": row.certainty,
    }


def _counter(number: Unit) -> shapes.Counter:
    row = ROWS[number]
    found: shapes.Counter = {
        "id": row.id,
        "side": SIDES[SIDE_OF[number]],
        "name": row.name,
        "nation": row.nationality,
        "enters": ENTRY_TURN[number] or None,
        "leaves": EXIT_TURN[number] or None,
        "certainty": row.certainty,
        "kind": "land",
    }
    if ALL_AIR >> number & 1:
        found["kind"] = "air"
        found["class"] = CLASS_OF[number]
        found["aircraft"] = row.aircraft
        found["range"] = FLIGHT_RANGE[number]
        powers = zip(GROUND[number], AIR_POWER[number], strict=True)
        found["faces"] = [list(face) for face in powers]
    elif ALL_HQ >> number & 1:
        found["kind"] = "hq"
        found["range"] = HQ_RANGE[number]
        found["commands"] = HQ_NUMBER[number]
    else:
        found["type"] = row.type
        found["size"] = row.size
        found["branch"] = row.branch
        found["motorised"] = row.movement_class == "motorised"
        found["range"] = RANGE[number] or None
        found["edge"] = ENTRY_EDGE[number] or None
        faces = zip(ATTACK[number], DEFENCE[number], ALLOWANCE[number], strict=True)
        found["faces"] = [list(face) for face in faces]
    return found


def _scenario(scenario: Scenario) -> shapes.ScenarioSheet:
    decided = scenario.decided
    return {
        "first": scenario.first,
        "last": scenario.last,
        "closed": BOARD.names(scenario.closed),
        "axis_wins": decided.axis_wins if decided else None,
        "soviet_wins": decided.soviet_wins if decided else None,
        "objectives": [
            {"name": name, "hexes": BOARD.names(hexes), "points": points}
            for name, hexes, points in decided.objectives
        ]
        if decided
        else None,
    }


def _objective(
    name: str, hexes: Hexes, points: Points, turns: list[Turn] | None
) -> shapes.Objective:
    return {"name": name, "hexes": BOARD.names(hexes), "points": points, "turns": turns}


def components() -> shapes.Components:
    return {
        "orientation": BOARD.orientation,
        "compass": list(BOARD.directions),
        "hexes": [_hex(number) for number in bits(BOARD.playable)],
        "rivers": [
            {"a": row.hex_a, "b": row.hex_b, "kind": row.kind, "name": row.name}
            for row in RIVER_ROWS
        ],
        "rails": [{"a": row.hex_a, "b": row.hex_b, "colour": row.color} for row in RAIL_ROWS],
        "roads": [{"a": row.hex_a, "b": row.hex_b} for row in ROAD_ROWS],
        "units": [_counter(number) for number in range(len(NAMES))],
        "turns": CHARTS.dates,
        "winter_from": CHARTS.winter_from,
        "combat_table": {
            "columns": list(CHARTS.COLUMNS),
            "rows": {str(total): cells for total, cells in CHARTS.results.items()},
        },
        "objectives": [
            *(_objective(name, hexes, points, turns) for name, hexes, points, *turns in EACH_TURN),
            *(_objective(name, hexes, points, None) for name, hexes, points in CITY_POINTS),
        ],
        "scenarios": {name: _scenario(scenario) for name, scenario in SCENARIOS.items()},
    }
