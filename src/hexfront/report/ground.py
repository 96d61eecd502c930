"""The ground that a report draws on: one picture of the map, which every drawing of a page uses."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from hexfront.art import atlas
from hexfront.art.geometry import Box, Grid, Point
from hexfront.art.svg import SCALE, number
from hexfront.core.definition import Definition
from hexfront.server.thumbnails import ground

ID = "ground"

_AROUND = 3.0
"""Hexsides of ground that are shown around what matters."""
_LEAST = 0.4
"""Of the width of a map that is shown at least."""


@dataclass(frozen=True, slots=True)
class Ground:
    """The grid and the sheet of a map, in the season of a view."""

    game: str
    scenario: str
    season: str
    grid: Grid
    sheet: Box

    @property
    def picture(self) -> str:
        """The picture itself, once a page; what is drawn on it refers to it."""
        data = b64encode(ground(atlas.picture(self.game, self.scenario, self.season))).decode()
        x, y, width, height = (number(side * SCALE) for side in self.sheet)
        return (
            '<svg width="0" height="0" aria-hidden="true" class="defs"><defs>'
            f'<image id="{ID}" x="{x}" y="{y}" width="{width}" height="{height}" '
            f'preserveAspectRatio="none" href="data:image/webp;base64,{data}"/></defs></svg>'
        )

    def drawing(self, frame: Box, content: str, label: str, veil: float = 0.0) -> str:
        """A part of the map with something on it; a veil lets that stand out."""
        x, y, width, height = (number(side * SCALE) for side in frame)
        box = f"{x} {y} {width} {height}"
        over = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="#fffdf8"'
        veiled = f'{over} fill-opacity="{veil}"/>' if veil else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img" '
            f'style="--ratio:{frame.width / frame.height:.3f}" '
            f'aria-label="{label}"><use href="#{ID}"/>{veiled}{content}</svg>'
        )

    def frame(self, points: Iterable[Point]) -> Box:
        """The part of the map where something is; all of it where nothing is."""
        found, sheet = list(points), self.sheet
        if not found:
            return sheet
        around = Box.around(found, _AROUND)
        width = min(max(around.width, sheet.width * _LEAST), sheet.width)
        height = min(max(around.height, sheet.height * _LEAST, width * 0.5), sheet.height)
        x = around.x + (around.width - width) / 2
        y = around.y + (around.height - height) / 2
        x = min(max(x, sheet.x), sheet.right - width)
        y = min(max(y, sheet.y), sheet.bottom - height)
        return Box(x, y, width, height)


def ground_of(definition: Definition, scenario: str, view: Mapping[str, Any]) -> Ground:
    place = scenario if "firefights" in definition.components() else ""
    its, parts = atlas.MAPS[definition.id], atlas.parts_of(definition.id, place)
    season = atlas.season(definition.id, place, view)
    return Ground(definition.id, place, season, its.grid(parts), its.sheet(parts))
