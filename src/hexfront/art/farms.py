"""Fields: parcels of crops side by side, each ploughed its own way, with baulks between them."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, sin

from hexfront.art.geometry import Cell, Line, Point, divided
from hexfront.art.noise import dice
from hexfront.art.painter import Painter
from hexfront.art.relief import mixed
from hexfront.art.svg import WHOLE, blobs, group, path, polygons, strokes, wide

_LONG, _DEEP, _LEAN = 1.9, 0.95, 0.3
_FURROW = 0.085


def fields(painter: Painter, cells: list[Cell]) -> None:
    """What hexes of crops bound, laid out in parcels; an edge of grass around all of it."""
    ink, sheet = painter.palette, painter.sheet
    if not cells:
        return
    rings = painter.rings(cells, 0.07, 0.05)
    outline = blobs(rings)
    sheet.add(
        path(
            outline,
            fill=ink.field,
            fill_rule="evenodd",
            stroke=ink.reed,
            stroke_width=wide(0.1),
            stroke_opacity=0.35,
        )
    )
    sheet.clip("fields", outline)
    crops = (
        ink.field,
        mixed((ink.field, ink.field_green), 0.7),
        mixed((ink.field, ink.furrow), 0.3),
        mixed((ink.field, ink.land_light), 0.5),
    )
    sown: dict[str, list[Line]] = {colour: [] for colour in crops}
    furrows: list[Line] = []
    baulks: list[Line] = []
    for name, parcel in _parcels(cells):
        roll = dice(name)
        sown[roll.choice(crops)].append(parcel)
        furrows += _furrows(parcel, roll.random() < 0.3)
        baulks.append([*parcel, parcel[0]])
    content = "".join(path(polygons(some), fill=colour) for colour, some in sown.items() if some)
    lines = strokes(furrows, WHOLE)
    content += _drawn(lines, ink.furrow, 0.03, 0.55)
    content += _drawn(lines, ink.land_light, 0.018, 0.5, transform="translate(1.2 1.3)")
    ways = strokes(
        [[painter.warped(point, 0.03, 2.3) for point in divided(one, 4)] for one in baulks]
    )
    content += _drawn(ways, mixed((ink.land_green, ink.reed), 0.35), 0.075, 0.95)
    content += _drawn(ways, ink.furrow, 0.014, 0.5, transform="translate(1.4 1.5)")
    sheet.add(group(content, clip_path="url(#fields)"))
    sheet.draw(outline, ink.furrow, 0.022, 0.75)


def _drawn(d: str, colour: str, width: float, opacity: float, **more: str) -> str:
    return path(
        d, fill="none", stroke=colour, stroke_width=wide(width), stroke_opacity=opacity, **more
    )


def _parcels(cells: list[Cell]) -> Iterator[tuple[str, Line]]:
    """Long strips in rows that lean over the land; rows and ends are not all alike."""
    c, s = cos(_LEAN), sin(_LEAN)

    def turned(x: float, y: float) -> Point:
        return x * c - y * s, x * s + y * c

    def is_near(x: float, y: float) -> bool:
        px, py = turned(x, y)
        return any((px - cell.at[0]) ** 2 + (py - cell.at[1]) ** 2 < 5 for cell in cells)

    us = [cell.at[0] * c + cell.at[1] * s for cell in cells]
    vs = [cell.at[1] * c - cell.at[0] * s for cell in cells]
    for row in range(int(min(vs) // _DEEP) - 2, int(max(vs) // _DEEP) + 3):
        top, bottom = (_DEEP * (one + 0.3 * dice(f"row {one}").random()) for one in (row, row + 1))
        for n in range(int(min(us) // _LONG) - 2, int(max(us) // _LONG) + 3):
            left, right = (
                _LONG * (one + 0.55 * dice(f"end {row} {one}").random()) for one in (n, n + 1)
            )
            if is_near((left + right) / 2, (top + bottom) / 2):
                corners = ((left, top), (right, top), (right, bottom), (left, bottom))
                yield f"parcel {row} {n}", [turned(x, y) for x, y in corners]


def _furrows(parcel: Line, across: bool) -> Iterator[Line]:
    a, b, c, d = parcel if not across else [*parcel[1:], parcel[0]]
    deep = ((d[0] - a[0]) ** 2 + (d[1] - a[1]) ** 2) ** 0.5
    many = max(2, round(deep / _FURROW))
    for n in range(1, many):
        t = n / many
        yield [
            (a[0] + (d[0] - a[0]) * t, a[1] + (d[1] - a[1]) * t),
            (b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t),
        ]
