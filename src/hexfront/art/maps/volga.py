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
    middle,
    ribbon,
    rounded,
    to_line,
    turn,
)
from hexfront.art.maps.parts import Lines, Parts
from hexfront.art.noise import clouds, dice, ridges
from hexfront.art.painter import Painter
from hexfront.art.palette import SEASONS
from hexfront.art.relief import Field, heights, mixed, rise, shading
from hexfront.art.svg import WHOLE, Pen, Sheet, blobs, group, path, polygons, strokes, wide
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
Bed = tuple[Line, float, float]
"""The course of a balka, and how wide it is where it begins and ends."""

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
    painter.rolling(0.4)
    beds = _beds(painter, gullies, shore)
    _relief(painter, hills, beds)
    grass(painter, painter.rings(ground.having("clear", "beyond"), 0.08, 0.1), 0.42, 0.4)
    _ravines(painter, beds)
    _river(painter, shore)
    lived = [cell for cell in ground.by_id.values() if _is_lived_in(cell, places[cell.id])]
    _tracks(painter, lived, [*lived, *urban])
    streets = _streets(painter, urban, shore)
    _city(painter, urban, places, streets)
    trees: list[tuple[Point, int]] = []
    for cell in ground.by_id.values():
        name = places[cell.id]
        if "airfield" in name.lower():
            _airfield(painter, cell)
        elif cell in lived:
            _village(painter, cell)
        if _TREES.search(name) and not _BARE.search(name) and cell.terrain != "urban":
            # trees on clear ground stand apart, so that nobody takes them for a wood
            apart = 0.4 if cell.terrain == "clear" else 0.19
            trees += spots(painter, painter.rings([cell], 0.1, 0.16), apart, 61)
    canopy(painter, sorted(trees, key=lambda place: place[0][1]), 0.2, 0.5)
    painter.paper(0.14, 2.4)
    painter.fade()
    painter.frame()
    return sheet


def _is_lived_in(cell: Cell, name: str) -> bool:
    return cell.terrain != "urban" and not _BARE.search(name) and not _GULLY.search(name)


def _relief(painter: Painter, hills: list[Cell], beds: list[Bed]) -> None:
    """Hills with their contours, and between them the cuts of the balkas."""
    ground, high = painter.grid, {cell.knot for cell in hills}
    rises = rise(ground, lambda cell: cell.knot in high, 3.2)
    near: dict[tuple[int, int], list[Line]] = {}
    for bed, _, _ in beds:
        for pair in pairwise(bed):
            x, y = int(pair[0][0]), int(pair[0][1])
            for patch in ((x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)):
                near.setdefault(patch, []).append(list(pair))

    def depth(x: float, y: float) -> float:
        lines = near.get((int(x), int(y)))
        far = min(to_line((x, y), line) for line in lines) if lines else 1.0
        return float(max(0.0, 1 - far / 0.42) ** 1.5)

    def height(x: float, y: float) -> float:
        raised = rises(*painter.warped((x, y), 0.2, 1.1))
        rough = 1 + 0.25 * clouds(x * 1.2, y * 1.2, 76)
        gullies = 0.5 - ridges(x * 0.9, y * 0.9, 72, 4)
        slope = 4 * raised * (1 - raised)
        return raised * rough + 0.3 * gullies * slope - 0.22 * depth(x, y)

    ink = painter.palette
    field = Field(painter.box, 9, height)
    painter.sheet.add(heights(field, (ink.hill, ink.hill, ink.mountain), 1.5, 0.8))
    painter.sheet.add(shading(field, 0.7, ink.shade, ink.light, 0.5, 0.55))
    for level, width, opacity in (
        (0.3, 0.016, 0.5),
        (0.5, 0.028, 0.75),
        (0.7, 0.016, 0.5),
        (0.9, 0.016, 0.5),
        (1.05, 0.016, 0.5),
    ):
        painter.sheet.draw(strokes(field.contours(level, 2)), ink.contour, width, opacity)


def _course(painter: Painter, a: Point, b: Point) -> Line:
    return [painter.warped(painter.warped(p, 0.34, 0.9), 0.13, 2.7) for p in divided([a, b], 7)]


def _beds(painter: Painter, cells: list[Cell], shore: Line) -> list[Bed]:
    """The courses of the balkas: through their hexes, each towards the next one or the river;
    from their heads, where rain runs together, they widen."""
    ground = painter.grid
    mine = {cell.knot for cell in cells}
    beds: list[Bed] = []

    def head(at: Point, way: float, far: float, wide_end: float) -> None:
        start = (at[0] + far * cos(way), at[1] + far * sin(way))
        line = _course(painter, start, at)
        beds.append((line, 0.03, wide_end))

    for cell in cells:
        x, y = cell.at
        ends = [other.at for other in ground.neighbours(cell) if other.knot in mine]
        if not ends:
            ends = [min(shore, key=lambda p: hypot(p[0] - x, p[1] - y))]
            way = atan2(ends[0][1] - y, ends[0][0] - x)
            mouth = (x + 0.8 * cos(way), y + 0.8 * sin(way))
            line = _course(painter, cell.at, mouth)
            beds.append((line, 0.15, 0.22))
        for end in ends:
            if cell.at < end and end not in shore:
                line = _course(painter, cell.at, end)
                beds.append((line, 0.18, 0.18))
        if len(ends) == 1:
            way = atan2(y - ends[0][1], x - ends[0][0])
            head(cell.at, way - 0.12, 0.8, 0.16)
            head(cell.at, way + 0.95, 0.62, 0.12)
            head(cell.at, way - 1.15, 0.5, 0.1)
        else:
            head(cell.at, atan2(ends[1][1] - ends[0][1], ends[1][0] - ends[0][0]) + 1.2, 0.6, 0.12)
    return beds


def _ravines(painter: Painter, beds: list[Bed]) -> None:
    """Balkas: a dry bed that narrows towards its heads, and strokes down its steep sides."""
    ink, sheet = painter.palette, painter.sheet
    shapes = []
    ticks = []
    for line, thin, broad in beds:
        many = len(line) - 1
        shapes.append(ribbon(line, [thin + (broad - thin) * n / many for n in range(many + 1)]))
        far, whole = 0.03, length(line)
        while far < whole:
            (x, y), (ux, uy) = along(line, far)
            half = (thin + (broad - thin) * far / whole) / 2
            for side in (-1, 1):
                reach = half * 1.7 + 0.06 + 0.04 * clouds(x * 5, y * 5, side)
                ticks.append(
                    [
                        (x - uy * side * half, y + ux * side * half),
                        (x - uy * side * reach - ux * 0.03, y + ux * side * reach - uy * 0.03),
                    ]
                )
            far += 0.06
    d = blobs(shapes)
    brown = mixed((ink.contour, ink.ink), 0.35)
    sheet.draw(strokes(ticks), brown, 0.017, 0.8)
    sheet.draw(d, brown, 0.04, 0.75)
    sheet.fill(d, mixed((ink.sand, ink.hill), 0.5))
    sheet.draw(strokes(line for line, thin, _ in beds if thin > 0.1), ink.pool, 0.028, 0.75)


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
        strokes(waves, WHOLE),
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
    canopy(painter, spots(painter, [inner], 0.19, 62), 0.1, 0.5)


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
    across: dict[int, list[Cell]] = {}
    for cell in sorted(urban, key=lambda cell: cell.at[0]):
        across.setdefault(round(cell.at[1] * 2), []).append(cell)
    for cells in across.values():
        row: Line = []
        for cell in cells:
            x, y = cell.at
            if row and x - row[-1][0] > 1.2:
                found.append(row)
                row = []
            row += [(x - 0.9, y + 0.05), (x, y), (x + 0.9, y - 0.05)]
        found.append(row)
    return [[painter.warped(p, 0.1, 0.8) for p in rounded(run, 3)] for run in found if len(run) > 1]


def _city(painter: Painter, urban: list[Cell], places: dict[str, str], streets: list[Line]) -> None:
    ink, sheet = painter.palette, painter.sheet
    rings = painter.wash(urban, ink.urban, 0.95, None, 0.02, 0.3)
    d = strokes(streets)
    sheet.clip("city", blobs(rings))
    sheet.add(
        group(
            path(d, fill="none", stroke=ink.road_edge, stroke_width=wide(0.13), stroke_opacity=0.6)
            + path(d, fill="none", stroke=ink.street, stroke_width=wide(0.1)),
            clip_path="url(#city)",
        )
    )
    inner = painter.rings(urban, 0.08, 0.3)
    blocks: list[list[Line]] = [[], [], []]
    parks: list[Line] = []
    halls: list[Line] = []
    tanks: list[Point] = []
    for cell in urban:
        near = [line for line in streets if to_line(cell.at, line) < 1]
        angle = _lean(cell.at, near)
        own = painter.grid.outline(cell, 0.975)
        works: list[Line] = []
        if _WORKS.search(places[cell.id]):
            works = _halls(cell, angle, near, [own], inner)
            halls += works
        if "oil" in places[cell.id]:
            tanks += [
                (cell.at[0] + dx, cell.at[1] + dy)
                for dx, dy in ((-0.15, 0.62), (0.1, 0.66), (0.34, 0.6))
            ]
        keep_clear = [_grown(hall, 0.05) for hall in works]
        roll = dice(f"blocks {cell.id}")
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
            empty=0.04,
            round_=False,
        ):
            centre = (sum(x for x, _ in ring) / 4, sum(y for _, y in ring) / 4)
            if not all(is_inside(p, [own]) for p in ring):
                continue
            if any(is_inside(p, [hall]) for hall in keep_clear for p in [*ring, centre]):
                continue
            (parks if roll.random() < 0.07 else roll.choice(blocks)).append(ring)
    sheet.fill(polygons(parks), mixed((ink.tree_light, ink.land_green), 0.4), 0.9)
    for some, colour in zip(
        blocks,
        (ink.block, mixed((ink.block, ink.roof), 0.7), mixed((ink.block, ink.block_dark), 0.25)),
        strict=True,
    ):
        raise_blocks(painter, some, colour, 0.045)
        _roofs(painter, some)
    raise_blocks(painter, halls, "#9a9082", 0.075)
    _saw(painter, halls)
    _chimneys(painter, halls)
    round_ = polygons([_circle(at) for at in tanks])
    sheet.fill(round_, f"rgb{ink.shade}", 0.4, transform="translate(2 2.4)")
    sheet.add(path(round_, fill=ink.peak, stroke=ink.block_dark))
    green = [
        ((sum(x for x, _ in ring) / 4, sum(y for _, y in ring) / 4), n * 37)
        for n, ring in enumerate(parks)
    ]
    canopy(painter, sorted(green, key=lambda place: place[0][1]), 0, 0.3)


def _halls(
    cell: Cell, angle: float, streets: list[Line], own: list[Line], inner: list[Line]
) -> list[Line]:
    """Works: large halls side by side, clear of the streets."""
    roll = dice(f"halls {cell.id}")
    found: list[Line] = []
    for _ in range(160):
        if len(found) >= 5:
            break
        w, h = roll.choice(((0.56, 0.24), (0.44, 0.3), (0.36, 0.36), (0.6, 0.18), (0.34, 0.22)))
        far, way = 0.75 * roll.random() ** 0.5, roll.random() * 2 * pi
        at = (cell.at[0] + far * cos(way), cell.at[1] + far * sin(way))
        lean = angle - (pi / 2 if roll.random() < 0.75 else 0)
        edge = divided([*(hall := rectangle(at, w, h, lean)), hall[0]], 3)
        if not all(is_inside(p, own) and is_inside(p, inner) for p in edge):
            continue
        if any(to_line(p, line) < 0.09 for line in streets for p in [*edge, at]):
            continue
        around = rectangle(at, w + 0.09, h + 0.09, lean)
        rim = divided([*around, around[0]], 4)
        if any(
            any(is_inside(p, [other]) for p in [*rim, at])
            or any(is_inside(p, [around]) for p in other)
            for other in found
        ):
            continue
        found.append(hall)
    return found


def _roofs(painter: Painter, blocks: list[Line]) -> None:
    """Larger blocks have a yard, smaller ones a ridge."""
    ink = painter.palette
    yards: list[Line] = []
    ridges: list[Line] = []
    for a, b, c, d in blocks:
        x, y = (a[0] + c[0]) / 2, (a[1] + c[1]) / 2
        if hypot(b[0] - a[0], b[1] - a[1]) > 0.165:
            yards.append([(x + (p[0] - x) * 0.42, y + (p[1] - y) * 0.42) for p in (a, b, c, d)])
        else:
            ridges.append(
                [((a[0] + d[0]) / 2, (a[1] + d[1]) / 2), ((b[0] + c[0]) / 2, (b[1] + c[1]) / 2)]
            )
    painter.sheet.add(
        path(polygons(yards), fill=ink.urban, stroke=ink.block_dark, stroke_width=0.5)
    )
    painter.sheet.draw(strokes(ridges), ink.block_dark, 0.012, 0.6)


def _chimneys(painter: Painter, halls: list[Line]) -> None:
    """Stacks at the gable of every other hall, with the long shadow that gives them away."""
    ink = painter.palette
    tops = [middle(a, d) for a, _, _, d in halls[::2]]
    shadows = [[(x, y), (x + 0.2, y + 0.24)] for x, y in tops]
    painter.sheet.draw(strokes(shadows), f"rgb{ink.shade}", 0.045, 0.45)
    d = polygons([_circle(at, 0.036) for at in tops])
    painter.sheet.add(path(d, fill=ink.block, stroke=ink.block_dark, stroke_width=0.7))


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
    """A street that bends, huts on both sides, and behind each its strip of garden."""
    ink = painter.palette
    roll = dice(f"village {cell.id}")
    angle = roll.random() * pi
    ux, uy = cos(angle), sin(angle)
    x, y = cell.at
    bend = 0.14 * (roll.random() - 0.5)
    street = rounded(
        [
            (x - ux * 0.66 + uy * bend * 2, y - uy * 0.66 - ux * bend * 2),
            (x - uy * bend * 2, y + ux * bend * 2),
            (x + ux * 0.66 + uy * bend * 2, y + uy * 0.66 - ux * bend * 2),
        ],
        6,
    )
    huts: list[Line] = []
    strips: list[list[Line]] = [[], []]
    far = 0.06
    while far < length(street) - 0.06:
        (px, py), (tx, ty) = along(street, far)
        lean = atan2(ty, tx)
        for side in (-1, 1):
            if roll.random() < 0.22:
                continue
            out = side * (0.125 + 0.03 * roll.random())
            huts.append(rectangle((px - ty * out, py + tx * out), 0.1, 0.08, lean))
            deep = 0.16 + 0.12 * roll.random()
            out = side * (0.2 + deep / 2)
            garden = rectangle((px - ty * out, py + tx * out), 0.13, deep, lean)
            roll.choice(strips).append(garden)
        far += 0.15
    for some, colour in zip(
        strips, (ink.field_green, mixed((ink.field, ink.furrow), 0.25)), strict=True
    ):
        painter.sheet.add(
            path(
                polygons(some),
                fill=colour,
                fill_opacity=0.75,
                stroke=ink.furrow,
                stroke_width=0.4,
                stroke_opacity=0.7,
            )
        )
    painter.sheet.draw(strokes([street]), ink.road_edge, 0.095, 0.5)
    painter.sheet.draw(strokes([street]), ink.road, 0.07)
    raise_blocks(painter, huts, ink.roof, 0.03)
    _roofs(painter, huts)


def _tracks(painter: Painter, cells: list[Cell], goals: list[Cell]) -> None:
    """Cart tracks from each village to the next house, as thin as no road of a rule would be."""
    ink = painter.palette
    done: set[frozenset[str]] = set()
    lines: list[Line] = []
    for cell in cells:
        near = sorted(
            (other for other in goals if other is not cell),
            key=lambda other: hypot(other.at[0] - cell.at[0], other.at[1] - cell.at[1]),
        )
        for other in near[:2]:
            pair = frozenset((cell.id, other.id))
            far = hypot(other.at[0] - cell.at[0], other.at[1] - cell.at[1])
            if pair in done or far > 5.3:
                continue
            done.add(pair)
            lines.append(
                [painter.warped(p, 0.3, 0.7) for p in divided([cell.at, other.at], round(far * 2))]
            )
    d = strokes(lines)
    painter.sheet.draw(d, ink.land_light, 0.06, 0.7)
    painter.sheet.draw(d, ink.road_edge, 0.02, 0.6, (0.12, 0.06), "butt")


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
