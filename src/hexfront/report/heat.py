"""Where it was fought: the painted ground, and on each hex the number of attacks."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from typing import Any

from hexfront.art import atlas
from hexfront.art.geometry import Box
from hexfront.art.svg import SCALE, number, path, polygons, text
from hexfront.core.game import Game
from hexfront.server.thumbnails import ground

_AROUND = 3.0
"""Hexsides of ground that are shown around the fighting."""
_LEAST = 0.4
"""Of the width of a map that is shown at least."""


def heat_map(game: Game, view: Mapping[str, Any], fights: Mapping[str, int], label: str) -> str:
    """Each hex the redder the more it was attacked; a number says how often."""
    id = game.definition.id
    scenario = game.setup.scenario if "firefights" in game.definition.components() else ""
    its, parts = atlas.MAPS[id], atlas.parts_of(id, scenario)
    grid, sheet = its.grid(parts), its.sheet(parts)
    fought = {hex: count for hex, count in fights.items() if hex in grid.by_id}
    most = max(fought.values(), default=1)
    hexes, counts = [], []
    for hex, count in sorted(fought.items()):
        cell = grid.by_id[hex]
        shape = polygons([grid.outline(cell)])
        opacity = 0.25 + 0.55 * count / most
        hexes.append(
            path(shape, fill="#c01a0c", fill_opacity=opacity, stroke="#5c0b04", stroke_width=2)
        )
        counts.append(text(str(count), (cell.at[0], cell.at[1] + 0.22), 0.68))
    frame = _frame(sheet, [grid.by_id[hex].at for hex in fought])
    picture = b64encode(ground(atlas.picture(id, scenario, atlas.season(id, scenario, view))))
    x, y, width, height = (number(side * SCALE) for side in sheet)
    image = (
        f'<image x="{x}" y="{y}" width="{width}" height="{height}" preserveAspectRatio="none" '
        f'href="data:image/webp;base64,{picture.decode()}"/>'
    )
    style = (
        'text-anchor="middle" font-family="sans-serif" font-weight="700" fill="#fff" '
        'stroke="#400" stroke-width="3" paint-order="stroke"'
    )
    box = " ".join(number(side * SCALE) for side in frame)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" aria-label="{label}">'
        f"{image}{''.join(hexes)}<g {style}>{''.join(counts)}</g></svg>"
    )


def _frame(sheet: Box, points: list[tuple[float, float]]) -> Box:
    """The part of the map where it was fought; all of it where it was not."""
    if not points:
        return sheet
    around = Box.around(points, _AROUND)
    width = min(max(around.width, sheet.width * _LEAST), sheet.width)
    height = min(max(around.height, sheet.height * _LEAST, width * 0.5), sheet.height)
    x = around.x + (around.width - width) / 2
    y = around.y + (around.height - height) / 2
    x = min(max(x, sheet.x), sheet.right - width)
    y = min(max(y, sheet.y), sheet.bottom - height)
    return Box(x, y, width, height)
