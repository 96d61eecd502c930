"""What grows, stands and lies on the ground: trees, reeds and grass."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from pathlib import Path

from hexfront.art.geometry import Cell, Line, Point, is_inside, sown, to_line
from hexfront.art.noise import noise
from hexfront.art.painter import Painter
from hexfront.art.relief import mixed
from hexfront.art.svg import WHOLE, Pen, number, path

_STAMPS = tomllib.loads((Path(__file__).parent / "stamps.toml").read_text("utf-8"))


def stamps(name: str, part: str = "shape") -> tuple[str, ...]:
    """The shapes of a kind, or a part of each of them."""
    return tuple(one[part] for one in _STAMPS[name])


def resized(shape: str, size: float) -> str:
    """A shape so many times as large."""
    if size == 1:
        return shape
    text = _NUMBER.sub(lambda found: " " + number(float(found[0]) * size), shape)
    return re.sub(r"([a-z]) | (?=-)", r"\1", text).replace("  ", " ")


_NUMBER = re.compile(r"-?\d*\.?\d+")
REEDS, GRASS, KNOLLS = stamps("reeds"), stamps("grass"), stamps("knoll")
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


def stamped(items: Iterable[tuple[Point, str]], step: float = WHOLE, size: float = 6) -> list[str]:
    """Stamps as paths, one for each patch of the map."""
    found: dict[tuple[int, int], Pen] = {}
    for point, shape in items:
        patch = (int(point[1] // size), int(point[0] // size))
        found.setdefault(patch, Pen(step)).stamp(point, shape)
    return [str(found[patch]) for patch in sorted(found)]


def trees(
    painter: Painter, places: Sequence[tuple[Point, int]], pines: Callable[[Point], float]
) -> None:
    """Trees from the side, from north to south, with light from the north-west; of every kind some
    are young and some are old.

    `pines` tells how likely a tree is a pine at a point.
    """
    ink = painter.palette
    deep = mixed((ink.tree, ink.tree_dark), 0.22)
    kinds = [
        _standing(painter, "a", "leafy", ink.tree, ink.tree_light),
        _standing(painter, "b", "leafy", deep, mixed((ink.tree_light, ink.tree), 0.4)),
        _standing(painter, "c", "pine", ink.pine, ink.pine_light),
    ]

    def kind(at: Point, own: int) -> list[str]:
        if (own >> 4) % 1000 / 1000 < pines(at):
            return kinds[2]
        # groves of one tone, rather than trees of all tones side by side
        return kinds[noise(at[0] * 0.9, at[1] * 0.9, 17) > 0.1]

    stand = [(at, kind(at, own)) for at, own in places]
    painter.sheet.place(
        (at, names[own % len(names)]) for (at, names), (_, own) in zip(stand, places, strict=True)
    )


def _standing(painter: Painter, name: str, stamp: str, colour: str, light: str) -> list[str]:
    """The names of each shape of a tree in three ages, with its shadow and the light on it."""
    ink = painter.palette
    names: list[str] = []
    is_bare = ink.is_snow and stamp == "leafy"
    for size in (1, 0.76, 1.18):
        for one in _STAMPS[stamp]:
            names.append(f"{name}{len(names)}")
            drawn = path(f"M0 0{resized(SHADOW, size)}", fill=f"rgb{ink.shade}", fill_opacity=0.22)
            tree, light_on = (f"M0 0{resized(one[part], size)}" for part in ("shape", "light"))
            if is_bare:
                twigs = f"M0 0{resized(one['bare'], size)}"
                drawn += path(tree, fill=colour, fill_opacity=0.22)
                drawn += path(twigs, fill="none", stroke=ink.tree_dark, stroke_width=0.75)
            else:
                drawn += path(tree, fill=colour, stroke=ink.tree_dark, stroke_width=0.5)
                drawn += path(light_on, fill=light, fill_opacity=0.85)
            painter.sheet.symbol(names[-1], drawn)
    return names


def marsh(painter: Painter, cells: Sequence[Cell], seed: int = 11) -> list[Line]:
    """Wet ground: pools, lines of water, and reeds."""
    ink, sheet = painter.palette, painter.sheet
    rings = painter.wash(cells, ink.marsh, 0.85, narrower=0.08, much=0.46)
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
