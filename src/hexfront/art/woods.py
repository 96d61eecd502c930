"""Woods as one sees them from above: crowns with light from the north-west."""

from __future__ import annotations

from collections.abc import Sequence

from hexfront.art.flora import stamped, stamps
from hexfront.art.geometry import Point
from hexfront.art.painter import Painter
from hexfront.art.svg import path

CROWNS = tuple(zip(stamps("crown"), stamps("crown", "light"), strict=True))
FIRS = tuple(zip(stamps("fir"), stamps("fir", "light"), strict=True))


def canopy(painter: Painter, places: Sequence[tuple[Point, int]], firs: float) -> None:
    """Crowns in rows from north to south; so many of them are firs."""
    ink, sheet = painter.palette, painter.sheet
    kinds = {own: _kind(own, firs) for _, own in places}
    for d in stamped((point, kinds[own][1][0]) for point, own in places):
        sheet.fill(d, f"rgb{ink.shade}", 0.34, transform="translate(4 4.6)")
    rows: dict[int, list[tuple[Point, int]]] = {}
    for point, own in places:
        rows.setdefault(int(point[1] // 0.3), []).append((point, own))
    for row in sorted(rows):
        for is_fir, colour, light in (
            (False, ink.tree, ink.tree_light),
            (True, ink.pine, ink.pine_light),
        ):
            mine = [one for one in rows[row] if kinds[one[1]][0] == is_fir]
            for d in stamped(((point, kinds[own][1][0]) for point, own in mine), 0, 60):
                sheet.add(
                    path(d, fill=colour, stroke=ink.tree_dark, stroke_width=0.9, stroke_opacity=0.8)
                )
            for d in stamped(((point, kinds[own][1][1]) for point, own in mine), 0, 60):
                sheet.fill(d, light, 0.8)


def _kind(own: int, firs: float) -> tuple[bool, tuple[str, str]]:
    is_fir = (own >> 4) % 1000 / 1000 < firs
    return is_fir, (FIRS[own % 2] if is_fir else CROWNS[own % 3])
