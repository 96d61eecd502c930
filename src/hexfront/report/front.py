"""The front turn by turn: a small map each, with what either side holds and where its units are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any

from hexfront.art.counters import counters
from hexfront.art.geometry import Box, Point
from hexfront.art.svg import SCALE, WHOLE, Pen, number, path
from hexfront.report.charts import COLOURS
from hexfront.report.ground import Ground

MOST = 36
"""Maps of a page; of more turns some are left out, evenly."""


def chosen(positions: Sequence[int]) -> list[int]:
    """The first, the last, and as many in between as there is room for."""
    if len(positions) <= MOST:
        return list(positions)
    step = (len(positions) - 1) / (MOST - 1)
    return [positions[round(number * step)] for number in range(MOST)]


def front_map(
    ground: Ground,
    frame: Box,
    held: Set[str],
    gained: Set[str],
    lost: Set[str],
    places: Mapping[str, Set[str]],
    label: str,
) -> str:
    """What the first side holds, what it has won and lost since the map before, and all units."""
    first, second = (COLOURS[side] for side in ("axis", "soviet"))
    area = path(_area(ground, held), fill=first, fill_opacity=0.3, fill_rule="evenodd")
    news = path(_area(ground, gained), fill=first, fill_opacity=0.45)
    news += path(_area(ground, lost), fill=second, fill_opacity=0.5)
    line = path(_line(ground, held), fill="none", stroke="#111", stroke_width=14)
    line += path(_line(ground, held), fill="none", stroke="#ffd34d", stroke_width=6)
    pieces = "".join(_pieces(ground, side, hexes) for side, hexes in places.items())
    return ground.drawing(frame, area + news + line + pieces, label, veil=0.35)


def places(ground: Ground, components: Mapping[str, Any], view: Any) -> dict[str, set[str]]:
    """By side the hexes where someone is seen."""
    found: dict[str, set[str]] = {}
    for hex, pile in counters(ground.game, dict(components), dict(view)).items():
        if hex in ground.grid.by_id:
            found.setdefault(pile[-1].side, set()).add(hex)
    return found


def points(ground: Ground, hexes: Set[str]) -> list[Point]:
    return [ground.grid.by_id[hex].at for hex in hexes if hex in ground.grid.by_id]


def _area(ground: Ground, hexes: Set[str]) -> str:
    grid, pen = ground.grid, Pen(WHOLE)
    for loop in grid.loops(grid.by_id[hex] for hex in sorted(hexes) if hex in grid.by_id):
        pen.polygon([grid.point(knot) for knot in loop])
    return str(pen)


def _line(ground: Ground, held: Set[str]) -> str:
    """The sides between what is held and what is not."""
    grid, pen = ground.grid, Pen(WHOLE)
    for hex in sorted(held & grid.by_id.keys()):
        cell = grid.by_id[hex]
        for other in grid.neighbours(cell):
            if other.id not in held and other.id in grid.by_id:
                pen.polyline([grid.point(knot) for knot in grid.side(cell, other)])
    return str(pen)


def _pieces(ground: Ground, side: str, hexes: Set[str]) -> str:
    """Square or round: sides differ by more than their colour."""
    is_soviet = side == "soviet"
    colour, corner = COLOURS[side], "22" if is_soviet else "3"
    shapes = []
    for hex in sorted(hexes):
        x, y = ground.grid.by_id[hex].at
        at = f'x="{number(x * SCALE - 22, 0)}" y="{number(y * SCALE - 22, 0)}"'
        shapes.append(f'<rect {at} width="44" height="44" rx="{corner}"/>')
    style = f'fill="{colour}" stroke="#fff" stroke-width="5"'
    return f"<g {style}>{''.join(shapes)}</g>" if shapes else ""
