"""The map of Inferno on the Volga: Stalingrad along its river, north up.

The table says clear, difficult or urban, and how a place is called. Names tell what stands
there: a ravine, a hill, works, an airfield, a village.
"""

from __future__ import annotations

import re
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from hexfront.art.flora import grass, spots
from hexfront.art.geometry import (
    Box,
    Cell,
    Grid,
    Line,
    Point,
    along,
    divided,
    is_inside,
    length,
    rounded,
    to_line,
    turn,
)
from hexfront.art.maps.parts import Lines, Parts
from hexfront.art.noise import clouds, dice
from hexfront.art.painter import Painter
from hexfront.art.palette import SEASONS
from hexfront.art.relief import Field, rise, shading
from hexfront.art.svg import Pen, Sheet, blobs, group, path, polygons, strokes, wide
from hexfront.art.towns import quarter, raise_blocks, rectangle
from hexfront.art.woods import canopy

SHEET = Box(13.3, 0, 16.9, 30)

_GULLY = re.compile(r"ravine|gully|valley|stream|gorge|confluence", re.IGNORECASE)
_WORKS = re.compile(
    r"factory|works|combine|furnace|cannery|sawmill|riverfront|elevator", re.IGNORECASE
)
_TREES = re.compile(r"woods|orchard|forest|polyana|suburb", re.IGNORECASE)
_BARE = re.compile(
    r"steppe|hill|slope|road|corridor|plateau|heights|entry|spearhead|line|wall|airfield",
    re.IGNORECASE,
)

# North and south of the coast hexes the bank runs on to the edge of the sheet and beyond.
_NORTH: Line = [(28.6, -2.5), (27, -0.6), (25.5, 1.2), (24.8, 2.9)]
_SOUTH: Line = [(27.9, 30.2), (28.5, 32)]


def sheet_of(_parts: Parts) -> Box:
    return SHEET


def weather(_view: Parts) -> str:
    return ""


def seasons(_parts: Parts) -> dict[str, str]:
    return {"": "summer"}


def lines(_parts: Parts, _ground: Grid) -> Lines:
    return [], [], []


def grid(parts: Parts) -> Grid:
    hexes = parts["hexes"]
    found = Grid("pointy", (hexes[0]["x"], hexes[0]["y"]))
    for one in hexes:
        found.add(one["id"], (one["x"], one["y"]), one["terrain"])
    found.surround(SHEET, lambda _at, _touched: ("beyond", 0))
    return found


def bank(parts: Parts) -> Line:
    """The coast hexes stand in a zigzag; the bank only leans with it, and wavers of its own."""
    rows = sorted((one["y"], one["x"]) for one in parts["hexes"] if one["coast"])
    line: Line = []
    for n, (y, x) in enumerate(rows):
        before, after = rows[max(n - 1, 0)][1], rows[min(n + 1, len(rows) - 1)][1]
        line.append((0.3 * x + 0.7 * max(before, after, x) + 1.12 + 0.12 * sin(n * 2.3), y))
    return [*_NORTH, *line, *_SOUTH]


def paint(parts: Parts, season: str) -> Sheet:
    ground = grid(parts)
    ink = SEASONS[season]
    painter = Painter(ground, SHEET, ink, seed=29)
    sheet = painter.sheet
    places = {one["id"]: one["place"] for one in parts["hexes"]}
    shore = bank(parts)
    gullies = [cell for cell in ground.having("difficult") if _GULLY.search(places[cell.id])]
    hills = [cell for cell in ground.having("difficult") if cell not in gullies]
    urban = ground.having("urban")

    painter.base()
    painter.tone(ink.land_warm, ink.land, ink.land_light, ink.land_green, often=0.2)
    painter.wash(gullies, ink.hill, 0.6, ink.contour, 0.05, 0.1)
    painter.wash(hills, ink.hill, 0.85, ink.contour, 0.05, 0.1)
    _relief(painter, hills)
    _contours(painter, hills)
    grass(painter, painter.rings(ground.having("clear", "beyond"), 0.08, 0.1), 0.42, 0.4)
    _ravines(painter, gullies, shore)
    _river(painter, shore)
    streets = _streets(painter, urban, shore)
    _city(painter, urban, places, streets)
    trees: list[tuple[Point, int]] = []
    for cell in ground.by_id.values():
        name = places[cell.id]
        if "airfield" in name.lower():
            _airfield(painter, cell)
        elif cell.terrain != "urban" and not _BARE.search(name) and not _GULLY.search(name):
            _village(painter, cell)
        if _TREES.search(name) and not _BARE.search(name) and cell.terrain != "urban":
            # trees on clear ground stand apart, so that nobody takes them for a wood
            apart = 0.62 if cell.terrain == "clear" else 0.34
            trees += spots(painter, painter.rings([cell], 0.22, 0.16), apart, 61)
    canopy(painter, sorted(trees, key=lambda place: place[0][1]), 0.2)
    painter.paper(0.14, 2.4)
    painter.fade()
    painter.frame()
    return sheet


def _relief(painter: Painter, hills: list[Cell]) -> None:
    ground, high = painter.grid, {cell.knot for cell in hills}

    rises = rise(ground, lambda cell: cell.knot in high, 2.0)

    def height(x: float, y: float) -> float:
        rough = 1 + 0.4 * clouds(x * 1.2, y * 1.2, 76)
        return 0.6 * rises(x, y) * rough + 0.06 * clouds(x * 0.5, y * 0.5, 71, 3)

    ink = painter.palette
    painter.sheet.add(shading(Field(painter.box, 9, height), 0.9, ink.shade, ink.light, 0.55, 0.5))


def _contours(painter: Painter, hills: list[Cell]) -> None:
    """Rings up each hill."""
    lines = []
    for narrower in (0.22, 0.4, 0.58):
        for ring in painter.rings(hills, narrower, 0.2):
            lines.append([*ring, ring[0], ring[1]])
    painter.sheet.draw(strokes(lines), painter.palette.contour, 0.024, 0.7)


def _ravines(painter: Painter, cells: list[Cell], shore: Line) -> None:
    """Balkas: a dry bed between steep sides with strokes down them."""
    ink, ground = painter.palette, painter.grid
    mine = {cell.knot for cell in cells}
    beds: list[Line] = []
    for cell in cells:
        ends = [other.at for other in ground.neighbours(cell) if other.knot in mine]
        if not ends:
            x, y = min(shore, key=lambda p: hypot(p[0] - cell.at[0], p[1] - cell.at[1]))
            long = hypot(x - cell.at[0], y - cell.at[1]) or 1
            ux, uy = (x - cell.at[0]) / long, (y - cell.at[1]) / long
            beds.append(
                [
                    (cell.at[0] - ux * 0.72, cell.at[1] - uy * 0.72),
                    cell.at,
                    (cell.at[0] + ux * 0.72, cell.at[1] + uy * 0.72),
                ]
            )
        for end in ends:
            middle = ((cell.at[0] + end[0]) / 2, (cell.at[1] + end[1]) / 2)
            beds.append([cell.at, middle])
        if len(ends) == 1:
            x, y = cell.at
            beds.append([cell.at, (x - (ends[0][0] - x) * 0.4, y - (ends[0][1] - y) * 0.4)])
    curves = [
        [painter.warped(painter.warped(p, 0.3, 0.9), 0.12, 2.7) for p in divided(bed, 6)]
        for bed in beds
    ]
    painter.sheet.draw(strokes(curves), ink.contour, 0.34, 0.55)
    painter.sheet.draw(strokes(curves), ink.sand, 0.24)
    painter.sheet.draw(strokes(curves), ink.pool, 0.05, 0.9)
    ticks = []
    for curve in curves:
        far = 0.0
        while far < length(curve):
            (x, y), (ux, uy) = along(curve, far)
            for side in (-1, 1):
                reach = 0.27 + 0.06 * clouds(x * 5, y * 5, side)
                ticks.append(
                    [
                        (x - uy * side * 0.14, y + ux * side * 0.14),
                        (x - uy * side * reach, y + ux * side * reach),
                    ]
                )
            far += 0.085
    painter.sheet.draw(strokes(ticks), ink.contour, 0.03, 0.85)


def _river(painter: Painter, shore: Line) -> None:
    """The Volga: sand and shallows along the bank, current lines, an island."""
    ink, sheet = painter.palette, painter.sheet
    line = [painter.warped(point, 0.12, 1.7) for point in rounded(shore, 4)]
    closed = [*line, (60.0, 32.0), (60.0, -3.0)]
    pen = Pen()
    pen.polygon(closed)
    d, edge = str(pen), strokes([line])
    sheet.draw(edge, ink.sand, 0.5, 0.95)
    sheet.fill(d, ink.water)
    sheet.clip("volga", d)
    lines = "".join(
        path(edge, fill="none", stroke=colour, stroke_width=wide(width), stroke_opacity=opacity)
        for colour, width, opacity in (
            (ink.shallow, 3.6, 0.25),
            (ink.shallow, 2.4, 0.35),
            (ink.shallow, 1.3, 0.5),
            (ink.bank, 0.9, 0.12),
            (ink.shallow, 0.84, 0.5),
            (ink.bank, 0.4, 0.2),
            (ink.foam, 0.34, 0.7),
        )
    )
    waves = []
    for (x, y), own in spots(painter, [closed], 0.62, 81):
        if own % 3 and x - min(line, key=lambda p: abs(p[1] - y))[0] > 0.7:
            long = 0.16 + own % 5 * 0.05
            waves.append([(x - long * 0.2, y - long), (x + 0.05, y), (x + long * 0.1, y + long)])
    lines += path(
        strokes(waves, 0),
        fill="none",
        stroke=ink.bank,
        stroke_width=wide(0.022),
        stroke_opacity=0.5,
    )
    island = [
        (28.3, 0.6),
        (29.2, 0.9),
        (29.6, 2.2),
        (29.5, 3.6),
        (29.0, 5.0),
        (28.6, 4.9),
        (28.0, 3.6),
        (27.8, 2.2),
    ]
    wavy = [painter.warped(point, 0.2, 1.5) for point in island]
    lines += path(blobs([wavy]), fill=ink.sand, stroke=ink.bank, stroke_width=wide(0.04))
    sheet.add(group(lines, clip_path="url(#volga)"))
    sheet.draw(edge, ink.bank, 0.06)
    inner = [(28.7 + (x - 28.7) * 0.62, 2.8 + (y - 2.8) * 0.68) for x, y in wavy]
    canopy(painter, spots(painter, [inner], 0.33, 62), 0.1)


def _streets(painter: Painter, urban: list[Cell], shore: Line) -> list[Line]:
    """Avenues along the river, and streets down to it."""
    found: list[Line] = []
    rows: dict[int, list[Cell]] = {}
    for cell in sorted(urban, key=lambda cell: cell.at[1]):
        gap = min(x for x, y in shore if abs(y - cell.at[1]) < 1.6) - cell.at[0]
        rows.setdefault(int(gap / 1.75), []).append(cell)
    for cells in rows.values():
        run = [cells[0].at]
        for before, cell in pairwise(cells):
            if hypot(cell.at[0] - before.at[0], cell.at[1] - before.at[1]) > 2.7:
                found.append(run)
                run = []
            run.append(cell.at)
        found.append(run)
    for cell in urban:
        x, y = cell.at
        found.append([(x - 0.8, y + 0.05), (x, y), (x + 0.8, y - 0.05)])
    return [[painter.warped(p, 0.1, 0.8) for p in rounded(run, 3)] for run in found if len(run) > 1]


def _city(painter: Painter, urban: list[Cell], places: dict[str, str], streets: list[Line]) -> None:
    ink, sheet = painter.palette, painter.sheet
    rings = painter.wash(urban, ink.urban, 0.95, ink.block_dark, 0.05, 0.08)
    d = strokes(streets)
    sheet.clip("city", blobs(rings))
    sheet.add(
        group(
            path(d, fill="none", stroke=ink.road_edge, stroke_width=wide(0.13), stroke_opacity=0.6)
            + path(d, fill="none", stroke=ink.street, stroke_width=wide(0.1)),
            clip_path="url(#city)",
        )
    )
    inner = painter.rings(urban, 0.12, 0.08)
    houses: list[Line] = []
    halls: list[Line] = []
    tanks: list[Point] = []
    for cell in urban:
        near = [line for line in streets if to_line(cell.at, line) < 1]
        angle = _lean(cell.at, near)
        works = bool(_WORKS.search(places[cell.id]))
        corner = painter.grid.outline(cell, 1.0)
        if works:
            for dx, dy, w, h in (
                (-0.42, -0.3, 0.5, 0.26),
                (0.36, -0.34, 0.44, 0.34),
                (-0.36, 0.36, 0.6, 0.2),
                (0.36, 0.3, 0.36, 0.42),
            ):
                at = turn((cell.at[0] + dx, cell.at[1] + dy), angle - pi / 2, cell.at)
                hall = rectangle(at, w, h, angle - pi / 2)
                if all(is_inside(p, inner) for p in hall):
                    halls.append(hall)
        if "oil" in places[cell.id]:
            tanks += [
                (cell.at[0] + dx, cell.at[1] + dy)
                for dx, dy in ((-0.15, 0.62), (0.1, 0.66), (0.34, 0.6))
            ]
        for ring in quarter(
            f"volga {cell.id}",
            cell.at,
            1.0,
            angle,
            near,
            block=0.135,
            lane=0.042,
            avoid=0.07,
            inside=inner,
            empty=0.07,
            round_=False,
        ):
            middle = (sum(x for x, _ in ring) / 4, sum(y for _, y in ring) / 4)
            if not is_inside(middle, [corner]):
                continue
            if works and any(
                is_inside(p, [_grown(hall)]) for hall in halls for p in [*ring, middle]
            ):
                continue
            houses.append(ring)
    raise_blocks(painter, houses, ink.block, 0.045)
    raise_blocks(painter, halls, "#8f8578", 0.075)
    _saw(painter, halls)
    round_ = polygons([_circle(at) for at in tanks])
    sheet.fill(round_, f"rgb{ink.shade}", 0.4, transform="translate(2 2.4)")
    sheet.add(path(round_, fill=ink.peak, stroke=ink.block_dark))


def _circle(at: Point, radius: float = 0.105) -> Line:
    return [(at[0] + radius * cos(n * pi / 8), at[1] + radius * sin(n * pi / 8)) for n in range(16)]


def _grown(ring: Line, by: float = 0.12) -> Line:
    x = sum(p[0] for p in ring) / len(ring)
    y = sum(p[1] for p in ring) / len(ring)
    return [(a + (by if a > x else -by), b + (by if b > y else -by)) for a, b in ring]


def _saw(painter: Painter, halls: list[Line]) -> None:
    """Saw-tooth roofs, as works have them."""
    lines = []
    for a, b, c, d in halls:
        many = max(3, round(hypot(b[0] - a[0], b[1] - a[1]) / 0.08))
        for n in range(1, many):
            t = n / many
            lines.append(
                [
                    (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t),
                    (d[0] + (c[0] - d[0]) * t, d[1] + (c[1] - d[1]) * t),
                ]
            )
    painter.sheet.draw(strokes(lines), painter.palette.block_dark, 0.02, 0.8)


def _lean(at: Point, lines: list[Line]) -> float:
    pairs = [pair for line in lines for pair in pairwise(line)]
    steep = [
        pair for pair in pairs if abs(pair[1][1] - pair[0][1]) > abs(pair[1][0] - pair[0][0])
    ] or pairs
    a, b = min(steep, key=lambda pair: to_line(at, pair))
    return atan2(b[1] - a[1], b[0] - a[0])


def _village(painter: Painter, cell: Cell) -> None:
    """A street with huts on both sides."""
    ink = painter.palette
    roll = dice(f"village {cell.id}")
    angle = roll.random() * pi
    ux, uy = cos(angle), sin(angle)
    x, y = cell.at
    street = [
        (x - ux * 0.62, y - uy * 0.62),
        (x + 0.06 * uy, y - 0.06 * ux),
        (x + ux * 0.62, y + uy * 0.62),
    ]
    painter.sheet.draw(strokes([street]), ink.road_edge, 0.1, 0.5)
    painter.sheet.draw(strokes([street]), ink.road, 0.07)
    huts = []
    for n in range(-3, 4):
        for side in (-1, 1):
            if roll.random() < 0.3:
                continue
            far = n * 0.165 + (roll.random() - 0.5) * 0.05
            aside = side * (0.14 + 0.04 * roll.random())
            huts.append(
                rectangle(
                    (x + ux * far - uy * aside, y + uy * far + ux * aside), 0.11, 0.075, angle
                )
            )
    raise_blocks(painter, huts, ink.roof, 0.03)


def _airfield(painter: Painter, cell: Cell) -> None:
    ink = painter.palette
    x, y = cell.at
    strip = rectangle((x, y), 1.15, 0.24, -0.35)
    painter.sheet.fill(polygons([strip]), ink.sand, 0.9)
    painter.sheet.draw(polygons([strip]), ink.furrow, 0.025, 0.9)
    a, b = turn((x - 0.5, y), -0.35, cell.at), turn((x + 0.5, y), -0.35, cell.at)
    painter.sheet.draw(strokes([[a, b]]), ink.furrow, 0.03, 0.9, (0.1, 0.08), "butt")
    raise_blocks(
        painter,
        [
            rectangle(turn((x + dx, y - 0.26), -0.35, cell.at), 0.2, 0.12, -0.35)
            for dx in (-0.3, 0.0)
        ],
        ink.stone,
        0.04,
    )
