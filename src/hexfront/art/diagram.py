"""The bare diagram, as a chart prints it: a hex is its terrain, from side to side."""

from __future__ import annotations

from collections.abc import Iterable

from hexfront.art.geometry import Box, Grid, Knot
from hexfront.art.svg import Sheet, polygons, strokes

COLOURS = {
    "forest": "#b9cc97",
    "heavy_woods": "#8fae72",
    "light_woods": "#c3d6a2",
    "marsh": "#c3d9d2",
    "swamp": "#c3d9d2",
    "mountain": "#cfb08a",
    "rough": "#dfc9a0",
    "difficult": "#dcc795",
    "city": "#c9bdb6",
    "large_city": "#a89a94",
    "urban": "#c9c3ba",
    "wood_building": "#d0a67e",
    "stone_building": "#b5b2ac",
    "field": "#e6d38f",
    "wild": "#ecdfb3",
    "lake": "#a9c9d8",
    "sea": "#a9c9d8",
    "water": "#a9c9d8",
    "kerch_strait": "#a9c9d8",
    "impassable": "#8a7f78",
    "beyond": "#e4dcc8",
}
_OPEN = "#f6f1e2"
_LEVELS = ("", "#b98a4e", "#8a5f2e")

Pairs = Iterable[tuple[Knot, Knot]]


def diagram(grid: Grid, box: Box, rivers: Pairs, roads: Pairs, walls: Pairs = ()) -> Sheet:
    sheet = Sheet(box)
    sheet.add(sheet.rectangle(fill=COLOURS["beyond"]))
    kinds: dict[str, list[int]] = {}
    cells = [cell for cell in grid.cells.values() if box.has(cell.at, 1.1)]
    for n, cell in enumerate(cells):
        colour = COLOURS.get(cell.terrain, _OPEN)
        if not cell.is_beyond or cell.terrain in ("sea", "lake"):
            kinds.setdefault(colour, []).append(n)
    for colour, numbers in kinds.items():
        sheet.fill(polygons(grid.outline(cells[n], 1.004) for n in numbers), colour)
    for level in (1, 2):
        high = [cell for cell in cells if cell.level >= level and not cell.is_beyond]
        sheet.fill(polygons(grid.outline(cell, 0.9) for cell in high), _LEVELS[level], 0.4)
    for pairs, colour, width in (
        (rivers, "#4f8fb0", 0.16),
        (roads, "#7a6038", 0.1),
        (walls, "#3f3b36", 0.12),
    ):
        lines = [[grid.point(a), grid.point(b)] for a, b in pairs]
        sheet.draw(strokes(lines), colour, width)
    return sheet
