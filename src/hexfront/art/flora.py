"""What grows, stands and lies on the ground: trees, reeds, grass, fields and peaks."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from pathlib import Path

from hexfront.art.geometry import Cell, Line, Point, is_inside, sown, to_line
from hexfront.art.noise import noise
from hexfront.art.painter import Painter
from hexfront.art.svg import Pen, path

_STAMPS = tomllib.loads((Path(__file__).parent / "stamps.toml").read_text("utf-8"))


def stamps(name: str, part: str = "shape") -> tuple[str, ...]:
    """The shapes of a kind, or a part of each of them."""
    return tuple(one[part] for one in _STAMPS[name])


LEAFY, LEAFY_LIGHT = stamps("leafy"), stamps("leafy", "light")
PINE, PINE_LIGHT = stamps("pine"), stamps("pine", "light")
REEDS, GRASS, KNOLLS = stamps("reeds"), stamps("grass"), stamps("knoll")
PEAKS = tuple(zip(stamps("peak"), stamps("peak", "shade"), stamps("peak", "light"), strict=True))
SHADOW = "c2.6-1.2 7.4-1 8.4.4s-3.4 1.9-8.4 1.2z"


def spots(
    painter: Painter, rings: Sequence[Line], apart: float, seed: int, jitter: float = 0.62
) -> list[tuple[Point, int]]:
    """Points all over shapes, from north to south; each comes with a number of its own."""
    if not rings:
        return []
    found = []
    boxes = [
        (min(xs), min(ys), max(xs), max(ys))
        for xs, ys in (zip(*ring, strict=True) for ring in rings)
    ]
    for point, own in sown(painter.box, apart, seed, jitter):
        x, y = point
        near = [
            ring
            for ring, (a, b, c, d) in zip(rings, boxes, strict=True)
            if a <= x <= c and b <= y <= d
        ]
        if near and is_inside(point, near):
            found.append((point, own))
    return found


def stamped(items: Iterable[tuple[Point, str]], digits: int = 0, size: float = 6) -> list[str]:
    """Stamps as paths, one for each patch of the map."""
    found: dict[tuple[int, int], Pen] = {}
    for point, shape in items:
        patch = (int(point[1] // size), int(point[0] // size))
        found.setdefault(patch, Pen(digits)).stamp(point, shape)
    return [str(found[patch]) for patch in sorted(found)]


def trees(
    painter: Painter,
    places: Sequence[tuple[Point, int]],
    pines: Callable[[Point], float],
    band: float = 0.4,
) -> None:
    """Trees from the side, in rows from north to south, with light from the north-west.

    `pines` tells how likely a tree is a pine at a point.
    """
    ink, sheet = painter.palette, painter.sheet
    for d in stamped((point, SHADOW) for point, _ in places):
        sheet.fill(d, f"rgb{ink.shade}", 0.22)
    rows: dict[int, list[tuple[Point, int]]] = {}
    for point, own in places:
        rows.setdefault(int(point[1] // band), []).append((point, own))
    for row in sorted(rows):
        for shapes, lights, colour, light, is_pine in (
            (LEAFY, LEAFY_LIGHT, ink.tree, ink.tree_light, False),
            (PINE, PINE_LIGHT, ink.pine, ink.pine_light, True),
        ):
            mine = [
                (point, own)
                for point, own in rows[row]
                if ((own >> 4) % 1000 / 1000 < pines(point)) == is_pine
            ]
            for d, lit in zip(
                stamped((point, shapes[own % 3]) for point, own in mine),
                stamped((point, lights[own % 3]) for point, own in mine),
                strict=True,
            ):
                sheet.add(path(d, fill=colour, stroke=ink.tree_dark, stroke_width=0.55))
                sheet.fill(lit, light, 0.85)


def peaks(painter: Painter, places: Sequence[tuple[Point, int]]) -> None:
    ink, sheet = painter.palette, painter.sheet
    rows: dict[int, list[tuple[Point, int]]] = {}
    for point, own in places:
        rows.setdefault(int(point[1] // 0.3), []).append((point, own))
    for row in sorted(rows):
        for n, (colour, opacity) in enumerate(
            ((ink.mountain, 1.0), (ink.rock, 0.75), (ink.peak, 0.9))
        ):
            for d in stamped(((point, PEAKS[own % 3][n]) for point, own in rows[row]), 0, 60):
                edge = ink.rock if n == 0 else None
                sheet.add(
                    path(d, fill=colour, fill_opacity=opacity, stroke=edge, stroke_linejoin="round")
                )


def marsh(painter: Painter, cells: Sequence[Cell], seed: int = 11) -> list[Line]:
    """Wet ground: pools, lines of water, and reeds."""
    ink, sheet = painter.palette, painter.sheet
    rings = painter.wash(cells, ink.marsh, 0.85, narrower=0.08, much=0.28)
    inner = painter.rings(cells, 0.2, 0.12)
    pools = []
    for (x, y), own in spots(painter, inner, 0.75, seed):
        if own % 3 == 0:
            continue
        w, h = 0.2 + own % 7 * 0.03, 0.07 + own % 5 * 0.012
        pools.append((x, y, w, h))
    pen = Pen()
    for x, y, w, h in pools:
        pen.blob(
            [
                painter.warped((x + a * w, y + b * h), 0.07, 3)
                for a, b in ((-1, -0.3), (-0.4, -1), (0.5, -0.9), (1, 0), (0.6, 0.9), (-0.5, 1))
            ]
        )
    sheet.add(
        path(
            str(pen),
            fill=ink.pool,
            stroke=ink.bank,
            stroke_width=0.7,
            stroke_opacity=0.6,
            fill_opacity=0.9,
        )
    )
    for d in stamped(
        (point, REEDS[own % 3]) for point, own in spots(painter, inner, 0.36, seed + 1)
    ):
        sheet.draw(d, ink.reed, 0.022, 0.85)
    return rings


def grass(
    painter: Painter, rings: Sequence[Line], apart: float, opacity: float, seed: int = 21
) -> None:
    ink = painter.palette
    for d in stamped(
        (point, GRASS[own % 3])
        for point, own in spots(painter, rings, apart, seed, 0.9)
        if noise(point[0] * 0.5, point[1] * 0.5, seed) > -0.15
    ):
        painter.sheet.draw(d, ink.reed if not ink.is_snow else ink.ink, 0.018, opacity)


def clear_of(
    lines: list[Line], places: list[tuple[Point, int]], far: float
) -> list[tuple[Point, int]]:
    """The places that no line comes near."""
    by_patch: dict[tuple[int, int], list[Line]] = {}
    for line in lines:
        for a, b in pairwise(line):
            for patch in {(int(a[0]), int(a[1])), (int(b[0]), int(b[1]))}:
                by_patch.setdefault(patch, []).append([a, b])

    def is_clear(at: Point) -> bool:
        x, y = int(at[0]), int(at[1])
        near = (by_patch.get((x + dx, y + dy), ()) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
        return all(to_line(at, line) > far for some in near for line in some)

    return [(at, own) for at, own in places if is_clear(at)]
