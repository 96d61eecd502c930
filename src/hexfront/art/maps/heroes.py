"""The boards of Conflict of Heroes as they lie in a firefight: from above, a hex to 50 metres."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, pi, sin

from hexfront.art.farms import fields
from hexfront.art.flora import clear_of, grass, spots
from hexfront.art.geometry import (
    Box,
    Cell,
    Grid,
    Knot,
    Line,
    Point,
    divided,
    is_inside,
    to_line,
)
from hexfront.art.maps.parts import Lines, Parts
from hexfront.art.network import Edge, Strand
from hexfront.art.noise import clouds, dice, ridges
from hexfront.art.painter import Painter
from hexfront.art.palette import SEASONS
from hexfront.art.relief import Field, heights, mixed, rise, shading
from hexfront.art.svg import Sheet, path, polygons, strokes
from hexfront.art.towns import rectangle
from hexfront.art.woods import canopy

_MARGIN = 1.5
_HOUSES = ("wood_building", "stone_building")
_AROUND = {"SE": (3, 1), "S": (0, 2), "SW": (-3, 1), "NW": (-3, -1), "N": (0, -2), "NE": (3, -1)}


def weather(_view: Parts) -> str:
    return ""


def seasons(parts: Parts) -> dict[str, str]:
    """By the day of the firefight, like 1941-12-07."""
    month = int(parts["date"][5:7])
    return {"": "frozen" if month in (12, 1, 2, 3) else "mud" if month in (10, 11, 4) else "summer"}


def lines(parts: Parts, ground: Grid) -> Lines:
    walls = []
    for one in parts["hexes"]:
        cell = ground.by_id[one["id"]]
        for way in one["walls"]:
            other = ground.cells.get(_towards(cell, way))
            if other is not None:
                walls.append(ground.side(cell, other))
    return [], _tracks(parts, ground), walls


def _towards(cell: Cell, way: str) -> Knot:
    dx, dy = _AROUND[way]
    return cell.knot[0] + dx, cell.knot[1] + dy


def _tracks(parts: Parts, ground: Grid) -> list[Edge]:
    cells = [(ground.by_id[one["id"]], one["roads"]) for one in parts["hexes"]]
    return [(cell.knot, _towards(cell, way)) for cell, ways in cells for way in ways]


def sheet_of(parts: Parts) -> Box:
    return Box.around([(one["x"], one["y"]) for one in parts["hexes"]], _MARGIN)


def grid(parts: Parts) -> Grid:
    hexes = parts["hexes"]
    found = Grid("flat", (hexes[0]["x"], hexes[0]["y"]))
    for one in hexes:
        found.add(one["id"], (one["x"], one["y"]), one["terrain"], one["level"])

    def beyond(_at: Point, touched: list[Cell]) -> tuple[str, int]:
        kinds = [cell.terrain for cell in touched if cell.terrain not in _HOUSES]
        levels = [cell.level for cell in touched]
        return (max(sorted(set(kinds)), key=kinds.count) if kinds else "open"), min(levels)

    found.surround(sheet_of(parts), beyond)
    return found


def paint(parts: Parts, season: str) -> Sheet:
    ground = grid(parts)
    ink = SEASONS[season]
    painter = Painter(ground, sheet_of(parts), ink, seed=17)
    sheet = painter.sheet
    painter.base()
    painter.tone(ink.land_warm, ink.land_green, ink.land, ink.land_green, often=0.21, opacity=0.9)
    if not ink.is_snow:
        sheet.add(sheet.rectangle(fill=ink.tree_light, fill_opacity=0.22))
    _hills(painter)
    fields(painter, ground.having("field"))
    light, heavy = ground.having("light_woods"), ground.having("heavy_woods")
    painter.wash(light, ink.wood, 0.55, None, 0.12, 0.3)
    floor = mixed((ink.wood, ink.tree), 0.35) if ink.is_snow else ink.tree
    painter.wash(heavy, floor, 0.5, None, 0.12, 0.3)
    grass(painter, painter.rings(ground.having("open"), 0.1, 0.1), 0.4, 0.5)
    _yards(painter, [cell for cell in ground.having(*_HOUSES) if not cell.is_beyond])
    painter.water(ground.having("water"), 0.2)
    roads = _roads(painter, parts)
    walls = _wall_lines(painter, parts)
    _walls(painter, walls)
    ways = [strand.line for strand in roads]
    _houses(painter, ground, ways)
    places = [
        *((at, own) for at, own in spots(painter, painter.rings(light, 0.2, 0.3), 0.4, 61)),
        *((at, own) for at, own in spots(painter, painter.rings(heavy, 0.17, 0.3), 0.27, 63)),
    ]
    bushes = [
        (at, own)
        for at, own in spots(painter, painter.rings(ground.having("open"), 0.25), 1.15, 67)
        if own % 5 == 0 and clouds(at[0] * 0.3, at[1] * 0.3, 7) > 0.05
    ]
    lone = clear_of(walls, _small(bushes), 0.24)
    canopy(painter, sorted(clear_of(ways, [*places, *lone], 0.26), key=_north), 0.4)
    painter.paper(0.12, 2.2)
    painter.fade()
    painter.frame()
    return sheet


def _north(place: tuple[Point, int]) -> float:
    return place[0][1]


def _small(places: list[tuple[Point, int]]) -> list[tuple[Point, int]]:
    """Of lone trees only the small kind."""
    return [(at, own - own % 4 + 1) for at, own in places]


def _hills(painter: Painter) -> None:
    """Hills as a map has them: darker with height, gullies down their slopes in light from the
    north-west, and contours; the stronger ones run where a level begins."""
    ink = painter.palette
    rises = rise(painter.grid, lambda cell: cell.level, 3.6)

    def height(x: float, y: float) -> float:
        raised = rises(*painter.warped((x, y), 0.3, 0.55))
        on_slope = 4 * (raised % 1) * (1 - raised % 1)
        gullies = 0.5 - ridges(x * 0.7, y * 0.7, 72, 4)
        return raised + 0.36 * gullies * on_slope + 0.05 * clouds(x * 0.45, y * 0.45, 71)

    field = Field(painter.box, 9, height)
    top = max(cell.level for cell in painter.grid.cells.values())
    if top:
        painter.sheet.add(heights(field, (ink.hill, ink.hill, ink.mountain), 2.0, 0.75))
    painter.sheet.add(shading(field, 0.6, ink.shade, ink.light, 0.42 if ink.is_snow else 0.6, 0.6))
    for level in range(top):
        for part, width, opacity in (
            (0.2, 0.014, 0.4),
            (0.35, 0.014, 0.4),
            (0.5, 0.026, 0.75),
            (0.65, 0.014, 0.4),
            (0.8, 0.014, 0.4),
        ):
            lines = strokes(line for line in field.contours(level + part, 3) if len(line) > 6)
            painter.sheet.draw(lines, ink.contour, width, opacity)


def _roads(painter: Painter, parts: Parts) -> list[Strand]:
    """Tracks of beaten earth with two ruts; they cross a hexside in its middle."""
    ground, ink = painter.grid, painter.palette
    strands = painter.ways(_tracks(parts, ground), 3, 0.06)
    d = strokes(strand.line for strand in strands)
    painter.sheet.draw(d, ink.road_edge, 0.4, 0.2)
    painter.sheet.draw(d, ink.road_edge, 0.29, 0.62)
    painter.sheet.draw(d, ink.road, 0.255)
    painter.sheet.draw(d, ink.road_edge, 0.15, 0.38)
    painter.sheet.draw(d, ink.road, 0.09)
    painter.sheet.draw(d, ink.reed, 0.04, 0.32, (0.22, 0.1, 0.12, 0.14))
    return strands


def _wall_lines(painter: Painter, parts: Parts) -> list[Line]:
    """Walls stand on their hexside."""
    ground = painter.grid
    found: list[Line] = []
    for one in parts["hexes"]:
        cell = ground.by_id[one["id"]]
        for way in one["walls"]:
            x, y = ground.point(_towards(cell, way))
            mx, my = (cell.at[0] + x) / 2, (cell.at[1] + y) / 2
            ux, uy = (x - cell.at[0]) / 3**0.5, (y - cell.at[1]) / 3**0.5
            mx, my = mx - ux * 0.03, my - uy * 0.03
            found.append([(mx - uy / 2, my + ux / 2), (mx + uy / 2, my - ux / 2)])
    return found


def _walls(painter: Painter, lines: list[Line]) -> None:
    """A shadow, the stones, joints between them, and light along the top."""
    ink = painter.palette
    d = strokes(lines)
    painter.sheet.draw(d, f"rgb{ink.shade}", 0.12, 0.4, transform="translate(3 3.4)")
    painter.sheet.draw(d, ink.wall, 0.13)
    painter.sheet.draw(d, ink.stone, 0.085, None, (0.11, 0.035), "butt")
    painter.sheet.draw(
        d, ink.peak, 0.025, 0.4, (0.11, 0.035), "butt", transform="translate(-.6 -.8)"
    )


def _yards(painter: Painter, cells: list[Cell]) -> None:
    """Trodden earth, and behind the houses plots of vegetables."""
    ink, sheet = painter.palette, painter.sheet
    painter.wash(cells, mixed((ink.urban, ink.land_warm), 0.6), 0.6, narrower=0.1, much=0.24)
    beds: list[Line] = []
    rows: list[Line] = []
    for cell in cells:
        roll = dice(f"plots {cell.id}")
        for _ in range(3):
            angle = roll.random() * 2 * pi
            at = (cell.at[0] + 0.58 * cos(angle), cell.at[1] + 0.58 * sin(angle))
            lean, long = roll.choice((0.25, 0.6, -0.4)), 0.26 + 0.12 * roll.random()
            bed = rectangle(at, long, 0.22, lean)
            beds.append(bed)
            a, b, c, d = bed
            for n in range(1, 5):
                t = n / 5
                rows.append(
                    [
                        (a[0] + (d[0] - a[0]) * t, a[1] + (d[1] - a[1]) * t),
                        (b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t),
                    ]
                )
    sheet.add(
        path(
            polygons(beds),
            fill=mixed((ink.field_green, ink.furrow), 0.25),
            fill_opacity=0.75,
            stroke=ink.furrow,
            stroke_width=0.6,
            stroke_opacity=0.7,
        )
    )
    sheet.draw(strokes(rows), mixed((ink.tree, ink.furrow), 0.3), 0.026, 0.8, (0.05, 0.025))


def _houses(painter: Painter, ground: Grid, roads: list[Line]) -> None:
    """Houses along the road, or around a yard, each with its gable in the light."""
    ink, sheet = painter.palette, painter.sheet
    for kind, roof, dark in (
        ("wood_building", ink.roof, ink.block_dark),
        ("stone_building", ink.stone, "#55504a"),
    ):
        whole, shaded, ridge = [], [], []
        for cell in ground.having(kind):
            if cell.is_beyond:
                continue
            for ring in _plots(cell, roads, kind == "stone_building"):
                whole.append(ring)
                a, b, c, e = ring
                left, right = (
                    ((a[0] + e[0]) / 2, (a[1] + e[1]) / 2),
                    ((b[0] + c[0]) / 2, (b[1] + c[1]) / 2),
                )
                ridge.append([left, right])
                # the side of the roof that looks away from the light
                first = (a[0] + b[0]) + (a[1] + b[1]) < (c[0] + e[0]) + (c[1] + e[1])
                shaded.append([left, right, c, e] if first else [a, b, right, left])
        d = polygons(whole)
        sheet.fill(d, f"rgb{ink.shade}", 0.4, transform="translate(3.4 4)")
        sheet.add(path(d, fill=roof, stroke=dark, stroke_width=1, stroke_linejoin="round"))
        sheet.fill(polygons(shaded), dark, 0.32)
        sheet.draw(strokes(ridge), dark, 0.022, 0.8)
        sheet.draw(strokes(ridge), ink.light_edge, 0.014, 0.7, transform="translate(-.7 -.9)")
        stacks = polygons(rectangle(_chimney(line), 0.055, 0.055) for line in ridge)
        sheet.fill(stacks, f"rgb{ink.shade}", 0.45, transform="translate(1.6 1.9)")
        sheet.add(path(stacks, fill=ink.wall, stroke=dark, stroke_width=0.5))


def _chimney(ridge: Line) -> Point:
    (ax, ay), (bx, by) = ridge
    return ax + (bx - ax) * 0.3, ay + (by - ay) * 0.3


def _plots(cell: Cell, roads: list[Line], is_stone: bool) -> list[Line]:
    """Where the houses of a hex stand: beside its road if it has one."""
    roll = dice(f"houses {cell.id}")
    near = [line for line in roads if to_line(cell.at, line) < 0.75]
    found: list[Line] = []
    size = (0.54, 0.36) if is_stone else (0.43, 0.28)
    for _ in range(60):
        if len(found) >= (3 if is_stone else 4):
            break
        angle, far = roll.random() * 2 * pi, 0.12 + 0.43 * roll.random()
        at = (cell.at[0] + far * cos(angle), cell.at[1] + far * sin(angle))
        lean = _lean(at, near) if near else 0.2 + (len(cell.id) % 3) * 0.4
        wide_, deep = size[0] * (0.8 + 0.5 * roll.random()), size[1] * (0.85 + 0.3 * roll.random())
        if roll.random() < 0.3:
            lean += pi / 2
        ring = rectangle(at, wide_, deep, lean)
        if any(to_line(point, line) < 0.2 for line in near for point in [*ring, at]):
            continue
        if any(_is_on(rectangle(at, wide_ + 0.14, deep + 0.14, lean), other) for other in found):
            continue
        found.append(ring)
    return found


def _is_on(a: Line, b: Line) -> bool:
    """Whether two rectangles lie on each other."""
    return any(
        is_inside(point, [one])
        for one, other in ((a, b), (b, a))
        for point in divided([*other, other[0]], 4)
    )


def _lean(at: Point, lines: list[Line]) -> float:
    """The direction of the nearest stretch of road."""
    pairs = [pair for line in lines for pair in pairwise(line)]
    a, b = min(pairs, key=lambda pair: to_line(at, pair))
    return atan2(b[1] - a[1], b[0] - a[0])
