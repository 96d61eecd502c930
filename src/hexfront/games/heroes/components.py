"""Boards, counters, cards and sheets as a client draws them: what never changes in a game."""

from __future__ import annotations

from typing import TypeVar

from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.shapes import german_soviet
from hexfront.games.heroes import shapes
from hexfront.games.heroes.arithmetic import PART_RULES
from hexfront.games.heroes.firefight import firefight, ids
from hexfront.games.heroes.learning import PARTS
from hexfront.games.heroes.sheets import Firefight
from hexfront.games.heroes.tables import (
    BLUE,
    CARDS,
    COLOURS,
    DIRECTIONS,
    FOOT,
    KINDS,
    MARKERS,
    PILES,
    RED,
    SIDES,
    TERRAIN,
    TERRAINS,
    TRACKED,
    WHEELED,
    WORK,
    Kind,
)

_MOVES: tuple[shapes.Moves, ...] = ("foot", "wheeled", "tracked")

T = TypeVar("T")


def _by_colour(values: tuple[T, T]) -> shapes.ByColour[T]:
    return {"red": values[RED], "blue": values[BLUE]}


def _entry(costs: tuple[int | None, int | None, int | None]) -> shapes.Entry:
    return {"foot": costs[FOOT], "wheeled": costs[WHEELED], "tracked": costs[TRACKED]}


def _hexes(f: Firefight) -> list[shapes.Hex]:
    """`sees` has a bit for the number of every hex in sight, smoke aside."""
    ground = f.ground
    names: dict[int, list[str]] = {}
    for name, h in ground.alias.items():
        names.setdefault(h, []).append(name)
    found: list[shapes.Hex] = []
    for h in bits(ground.playable):
        x, y = ground.board.xy(h)
        found.append(
            {
                "id": ground.board.name[h],
                "number": h,
                "names": names[h],
                "x": round(x, 4),
                "y": round(y, 4),
                "terrain": TERRAINS[ground.terrain[h]],
                "level": ground.level[h],
                "roads": [DIRECTIONS[side] for side in range(6) if ground.roads[side] >> h & 1],
                "walls": [DIRECTIONS[side] for side in range(6) if ground.walls[side] >> h & 1],
                "sees": f"{ground.sees[h]:x}",
            }
        )
    return found


def _kind(kind: Kind) -> shapes.Kind:
    return {
        "id": kind.id,
        "side": SIDES[kind.side],
        "name": kind.name,
        "type": kind.type,
        "fire_cost": kind.fire_cost if kind.fire_cost >= 0 else None,
        "indirect_cost": kind.indirect_cost if kind.indirect_cost >= 0 else None,
        "move_cost": kind.move_cost,
        "moves": _MOVES[kind.moves],
        "firepower": _by_colour(kind.fp) if kind.fp else None,
        "boxed": _by_colour(kind.boxed),
        "min_range": kind.min_range,
        "range": kind.range,
        "flank": {"value": kind.defence[0], "colour": COLOURS[kind.colour[0]]},
        "front": {"value": kind.defence[1], "colour": COLOURS[kind.colour[1]]},
        "wheel_pips": kind.wheel_pips,
        "track_pips": kind.track_pips,
        "turret": kind.turret,
        "open_top": kind.open_top,
        "shield": kind.shield,
        "abilities": sorted(kind.abilities),
        "certainty": kind.certainty,
    }


def sheet(f: Firefight) -> shapes.Sheet:
    """One firefight: its boards as they lie, its forces and what they fight for."""
    board = f.ground.board
    return {
        "id": f.id,
        "number": f.number,
        "name": f.name,
        "date": f.date,
        "place": f.place,
        "certainty": f.certainty,
        "grounds": f.grounds,
        "rounds": f.rounds,
        "cap": german_soviet(f.cap.__getitem__),
        "boards": [
            {"board": number, "turned": turned, "right": right, "down": down}
            for number, turned, right, down in f.ground.layout
        ],
        "hexes": _hexes(f),
        "units": [{"id": name, "kind": f.kinds[u].id} for u, name in enumerate(f.names)],
        "forces": [
            {
                "side": SIDES[force.side],
                "name": force.name,
                "round": force.round,
                "hidden": force.hidden,
                "units": [f.names[u] for u in bits(force.units)],
                "area": board.names(force.area),
                "certainty": force.certainty,
            }
            for force in f.forces
        ],
        "scoring": [
            {
                "hex": board.name[entry.hex],
                "vp": entry.vp,
                "when": entry.when,
                "number": entry.number,
                "rounds": list(entry.rounds),
                "side": SIDES[entry.side] if entry.side >= 0 else None,
            }
            for entry in f.scoring
        ],
        "exits": german_soviet(lambda side: board.names(f.exits[side])),
    }


@rule("4.0a")
def components() -> shapes.Components:
    return {
        "orientation": "flat",
        "parts": [
            {"number": number, "firefight": part.firefight, "rules": list(part.rules)}
            for number, part in enumerate(PARTS, 1)
        ],
        "compass": list(DIRECTIONS),
        "hex_metres": [40, 50],
        "firefights": {id: sheet(firefight(id)) for id in ids()},
        "units": [_kind(kind) for kind in KINDS],
        "markers": [
            {
                "id": marker.id,
                "pile": PILES[marker.pile],
                "count": marker.count,
                "rally": marker.rally or None,
                "fire_cost": marker.fire_cost,
                "move_cost": marker.move_cost,
                "firepower": _by_colour(marker.fp),
                "no_fire": _by_colour(marker.no_fire),
                "no_move": marker.no_move,
                "no_pivot": marker.no_pivot,
                "only_rally": marker.only_rally,
                "range": marker.range or None,
                "flank": marker.defence[0],
                "front": marker.defence[1],
                "certainty": marker.certainty,
            }
            for marker in MARKERS
        ],
        "cards": [
            {
                "id": card.id,
                "number": card.number,
                "kind": card.kind,
                "cost": card.cost,
                "pay": card.pay,
                "group": card.group,
                "certainty": card.certainty,
            }
            for card in CARDS
        ],
        "terrain": {
            terrain.name: {
                "entry": _entry(terrain.entry),
                "md": terrain.md,
                "blocks": terrain.blocks,
                "cover": terrain.cover,
            }
            for terrain in TERRAIN
        },
        "part_rules": dict(PART_RULES),
        "works": {
            work.name: {
                "defence": work.defence,
                "front": work.md_front,
                "flank": work.md_flank,
            }
            for work in WORK
        },
    }
