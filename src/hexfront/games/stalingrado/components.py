"""The board, the counters and the tables as a client draws them: what never changes in a game."""

from __future__ import annotations

from typing import Any

from hexfront.core.hexes import bits
from hexfront.core.types import Hex, Unit
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


def _hex(number: Hex) -> dict[str, Any]:
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


def _counter(number: Unit) -> dict[str, Any]:
    row = ROWS[number]
    common = {
        "id": row.id,
        "side": SIDES[SIDE_OF[number]],
        "name": row.name,
        "nation": row.nationality,
        "enters": ENTRY_TURN[number] or None,
        "leaves": EXIT_TURN[number] or None,
        "certainty": row.certainty,
    }
    if ALL_AIR >> number & 1:
        return common | {
            "kind": "air",
            "class": CLASS_OF[number],
            "aircraft": row.aircraft,
            "range": FLIGHT_RANGE[number],
            "faces": [list(face) for face in zip(GROUND[number], AIR_POWER[number], strict=True)],
        }
    if ALL_HQ >> number & 1:
        return common | {
            "kind": "hq",
            "range": HQ_RANGE[number],
            "commands": HQ_NUMBER[number],
        }
    faces = zip(ATTACK[number], DEFENCE[number], ALLOWANCE[number], strict=True)
    return common | {
        "kind": "land",
        "type": row.type,
        "size": row.size,
        "branch": row.branch,
        "motorised": row.movement_class == "motorised",
        "range": RANGE[number] or None,
        "edge": ENTRY_EDGE[number] or None,
        "faces": [list(face) for face in faces],
    }


def _scenario(scenario: Scenario) -> dict[str, Any]:
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


def components() -> dict[str, Any]:
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
            *(
                {"name": name, "hexes": BOARD.names(hexes), "points": points, "turns": turns}
                for name, hexes, points, *turns in EACH_TURN
            ),
            *(
                {"name": name, "hexes": BOARD.names(hexes), "points": points, "turns": None}
                for name, hexes, points in CITY_POINTS
            ),
        ],
        "scenarios": {name: _scenario(scenario) for name, scenario in SCENARIOS.items()},
    }
