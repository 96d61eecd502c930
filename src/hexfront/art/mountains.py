"""Mountains: chains with crests, spurs and valleys, in the colours of their height, under light
from the north-west, with the contours that a surveyor would draw."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hexfront.art.geometry import Cell, Line
from hexfront.art.noise import clouds, ridges
from hexfront.art.painter import Painter
from hexfront.art.relief import Field, Height, heights, mixed, rise, shading
from hexfront.art.svg import strokes

_TOP = 1.1


def chains(
    painter: Painter,
    high: Callable[[Cell], float],
    fine: int,
    contours: Iterable[float] = (0.2, 0.5),
    seed: int = 73,
) -> None:
    """Paints whatever is `high`, from 0 for level ground to 1 for mountains."""
    ink, sheet = painter.palette, painter.sheet
    field = Field(painter.box, fine, heights_of(painter, high, seed))
    snow = mixed((ink.peak, "#ffffff"), 0.3)
    colours = (ink.hill, ink.mountain, mixed((ink.mountain, ink.rock), 0.5), snow)
    sheet.add(heights(field, colours, _TOP, 0.92))
    sheet.add(shading(field, 0.5, ink.shade, ink.light, 0.62 if ink.is_snow else 0.8, 0.62))
    for level in contours:
        lines = strokes(_long(field.contours(level, 3)))
        sheet.draw(lines, mixed((ink.contour, ink.rock), 0.4), 0.014, 0.55)


def heights_of(painter: Painter, high: Callable[[Cell], float], seed: int) -> Height:
    """Heights that wander off their hexes a little, as far as no rule looks."""
    grid = painter.grid
    rises = rise(grid, high, 2.9)
    near = {
        (int(cell.at[0] // 1) + dx, int(cell.at[1] // 1) + dy)
        for cell in grid.cells.values()
        if high(cell)
        for dx in range(-3, 4)
        for dy in range(-3, 4)
    }

    def height(x: float, y: float) -> float:
        if (int(x // 1), int(y // 1)) not in near:
            return 0.0
        raised = (rises(*painter.warped((x, y), 0.42, 0.75)) - 0.16) / 0.84
        if raised <= 0:
            return 0.0
        wx = x + 0.35 * clouds(x * 0.6, y * 0.6, seed + 1)
        wy = y + 0.35 * clouds(x * 0.6, y * 0.6, seed + 2)
        crest = ridges(wx * 1.15, wy * 1.15, seed, 4)
        return float(raised**1.1) * (0.42 + 0.72 * crest)

    return height


def _long(lines: Iterable[Line]) -> list[Line]:
    """Without the rings of single knolls."""
    return [line for line in lines if len(line) > 9]
