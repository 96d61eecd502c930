"""Woods as one sees them from above: crowns with light from the north-west."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hexfront.art.flora import resized, stamped, stamps
from hexfront.art.geometry import Point
from hexfront.art.painter import Painter
from hexfront.art.relief import mixed
from hexfront.art.svg import number, path

_PARTS = ("shape", "half", "light")


@cache
def _kinds(name: str, size: float) -> tuple[tuple[str, ...], ...]:
    """By shape its crown, its lit half and the clumps that catch the sun, so many times as wide."""
    kinds = zip(*(stamps(name, part) for part in _PARTS), strict=True)
    return tuple(tuple(resized(part, size) for part in kind) for kind in kinds)


def canopy(
    painter: Painter, places: Sequence[tuple[Point, int]], firs: float, size: float = 1
) -> None:
    """Crowns in rows from north to south; so many of them are firs."""
    ink, sheet = painter.palette, painter.sheet
    leafy, pointed = _kinds("crown", size), _kinds("fir", size)

    def kind(own: int) -> tuple[int, tuple[str, ...]]:
        if (own >> 4) % 1000 / 1000 < firs:
            return 2, pointed[own % len(pointed)]
        return own >> 2 & 1, leafy[own % len(leafy)]

    kinds = {own: kind(own) for _, own in places}
    aside = f"translate({number(3.6 * size)} {number(4.2 * size)})"
    for d in stamped((point, kinds[own][1][0]) for point, own in places):
        sheet.fill(d, f"rgb{ink.shade}", 0.36, transform=aside)
    deep = mixed((ink.tree, ink.tree_dark), 0.3)
    colours = (
        (ink.tree, ink.tree_light),
        (deep, mixed((ink.tree_light, ink.tree), 0.45)),
        (ink.pine, ink.pine_light),
    )
    rows: dict[int, list[tuple[Point, int]]] = {}
    for point, own in places:
        rows.setdefault(int(point[1] // (0.3 * size)), []).append((point, own))
    for row in sorted(rows):
        for n, (colour, light) in enumerate(colours):
            mine = [(point, kinds[own][1]) for point, own in rows[row] if kinds[own][0] == n]
            shade = mixed((colour, ink.tree_dark), 0.35)
            lit = mixed((colour, light), 0.4)
            for part, fill, opacity in ((0, shade, None), (1, lit, None), (2, light, 0.85)):
                for d in stamped(((point, shapes[part]) for point, shapes in mine), 0, 60):
                    edge = ink.tree_dark if part == 0 else None
                    sheet.add(
                        path(
                            d,
                            fill=fill,
                            fill_opacity=opacity,
                            stroke=edge,
                            stroke_width=0.6 if edge else None,
                        )
                    )
