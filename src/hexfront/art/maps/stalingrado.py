"""The map of Stalingrado: from Kursk to the Caucasus, a hex to thirty kilometres."""

from __future__ import annotations

from collections.abc import Callable

from hexfront.art.flora import KNOLLS, clear_of, grass, marsh, peaks, spots, stamped, trees
from hexfront.art.geometry import Box, Cell, Grid, Knot, Line, Point
from hexfront.art.maps.parts import Lines, Parts
from hexfront.art.network import Strand
from hexfront.art.noise import clouds, ridges
from hexfront.art.painter import Painter
from hexfront.art.palette import SEASONS
from hexfront.art.relief import Field, heights, rise, shading
from hexfront.art.svg import Sheet, strokes
from hexfront.art.towns import town

_MARGIN = 1.6
_WATER = ("sea", "lake")
_TOWNS = {"city": 0.36, "large_city": 0.68}


def sheet_of(parts: Parts) -> Box:
    return Box.around([(one["x"], one["y"]) for one in parts["hexes"]], _MARGIN)


def weather(view: Parts) -> str:
    return "winter" if view["winter"] else "summer"


def seasons(_parts: Parts) -> dict[str, str]:
    return {"summer": "summer", "winter": "frozen"}


def lines(parts: Parts, ground: Grid) -> Lines:
    rivers = [ground.side(a, b) for a, b in _pairs(ground, parts["rivers"])]
    ways = [(a.knot, b.knot) for a, b in _pairs(ground, [*parts["roads"], *parts["rails"]])]
    return rivers, ways, []


def _pairs(ground: Grid, rows: list[Parts]) -> list[tuple[Cell, Cell]]:
    pairs = ((ground.by_id.get(row["a"]), ground.by_id.get(row["b"])) for row in rows)
    return [(a, b) for a, b in pairs if a and b]


def grid(parts: Parts) -> Grid:
    hexes = parts["hexes"]
    found = Grid("flat", (hexes[0]["x"], hexes[0]["y"]))
    for one in hexes:
        found.add(one["id"], (one["x"], one["y"]), one["terrain"])

    def beyond(_at: Point, touched: list[Cell]) -> tuple[str, int]:
        """The country goes on as it was, without towns."""
        kinds = [cell.terrain for cell in touched if cell.terrain not in _TOWNS]
        return (max(sorted(set(kinds)), key=kinds.count) if kinds else "open"), 0

    found.surround(sheet_of(parts), beyond)
    return found


def paint(parts: Parts, season: str) -> Sheet:
    ground = grid(parts)
    ink = SEASONS[season]
    painter = Painter(ground, sheet_of(parts), ink, seed=8)
    painter.base()
    painter.tone(ink.land_warm, ink.land, ink.land_light, ink.land_green, often=0.09)
    mountains, rough = ground.having("mountain", "impassable"), ground.having("rough")
    forests, wild = ground.having("forest"), ground.having("wild")
    _soft(painter, "wild", ink.sand, 0.95)
    _soft(painter, "rough", ink.hill, 0.85)
    painter.wash(mountains, ink.mountain, 0.8)
    painter.wash(forests, ink.wood, 0.9)
    grass(painter, painter.rings(ground.having("open"), 0.1, 0.1), 0.8, 0.4)
    _relief(painter)
    _hills(painter, rough)
    _dunes(painter, wild)
    marsh(painter, ground.having("swamp"))
    streams = rivers(painter, parts)
    painter.water(ground.having(*_WATER))
    painter.mouths(streams)
    roads = _ways(painter, [(one["a"], one["b"]) for one in parts["roads"]])
    _road(painter, roads)
    rails = _rails(painter, parts)
    drawn = [strand.line for strand in [*streams, *roads, *rails]]
    heights = painter.rings(mountains, 0.3, 0.1)
    peaks(painter, clear_of(drawn, spots(painter, heights, 0.47, 41), 0.26))
    woods = painter.rings(forests, 0.14)
    trees(painter, clear_of(drawn, spots(painter, woods, 0.22, 31), 0.12), lambda at: 0.35)
    for one in parts["hexes"]:
        if one["terrain"] in _TOWNS:
            at = ground.by_id[one["id"]].at
            town(painter, one["id"], at, _TOWNS[one["terrain"]], _streets(at, roads))
    painter.paper(0.14)
    painter.fade()
    painter.frame()
    return painter.sheet


def _soft(painter: Painter, terrain: str, colour: str, opacity: float) -> None:
    """Ground that goes over into what lies beside it, without an edge."""
    rises = rise(painter.grid, lambda cell: cell.terrain == terrain, 3.2)
    field = Field(painter.box, 3, lambda x, y: rises(*painter.warped((x, y), 0.3, 0.8)))
    painter.sheet.add(heights(field, (colour, colour), 1.0, opacity))


def _relief(painter: Painter) -> None:
    ground = painter.grid
    high = {"mountain": 1.0, "impassable": 1.15, "rough": 0.3}

    rises = rise(ground, lambda cell: high.get(cell.terrain, 0.0), 1.9)

    def height(x: float, y: float) -> float:
        raised = rises(x, y)
        gentle = 0.05 * clouds(x * 0.6, y * 0.6, 71, 2)
        if raised < 0.02:
            return gentle
        return raised * (0.15 + 0.85 * ridges(x * 0.8, y * 0.8, 73)) + gentle

    field = Field(painter.box, 6, height)
    ink = painter.palette
    painter.sheet.add(shading(field, 0.8, ink.shade, ink.light, 0.62, 0.5))


def _hills(painter: Painter, cells: list[Cell]) -> None:
    """Rough ground: knolls drawn with a pen, dark on the side away from the light."""
    places = spots(painter, painter.rings(cells, 0.2, 0.1), 0.4, 43)
    for d in stamped((point, KNOLLS[own % 3]) for point, own in places):
        painter.sheet.draw(d, painter.palette.rock, 0.02, 0.75)


def _dunes(painter: Painter, cells: list[Cell]) -> None:
    """Dry steppe: rows of low sand."""
    pen_lines = []
    for (x, y), own in spots(painter, painter.rings(cells, 0.15, 0.1), 0.42, 51):
        long = 0.12 + own % 9 * 0.012
        pen_lines.append([(x - long, y + 0.02), (x, y - 0.05), (x + long, y + 0.02)])
    painter.sheet.draw(strokes(pen_lines, 0), painter.palette.furrow, 0.022, 0.7)


def rivers(painter: Painter, parts: Parts) -> list[Strand]:
    ground = painter.grid
    edges: list[tuple[Knot, Knot]] = []
    wide_at: set[Knot] = set()
    for row in parts["rivers"]:
        a, b = ground.by_id.get(row["a"]), ground.by_id.get(row["b"])
        if a is None or b is None:
            continue
        side = ground.side(a, b)
        edges.append(side)
        if row["kind"] != "river":
            wide_at |= set(side)
    wet = {knot for cell in ground.having(*_WATER) for knot in ground.corners(cell)}
    strands = painter.rivers(edges, wet, _width, seat=_edge_of(painter))
    for strand in strands:
        last = len(strand.line) - 1
        for n in range(last + 1):
            at = n * (len(strand.knots) - 1) / last
            low = int(at)
            high = min(low + 1, len(strand.knots) - 1)
            share = (strand.knots[low] in wide_at) * (1 - at + low) + (
                strand.knots[high] in wide_at
            ) * (at - low)
            strand.widths[n] = max(strand.widths[n], share * 0.3)
    painter.pour(strands)
    return strands


def _width(flow: float) -> float:
    return float(0.045 + 0.018 * min(flow, 36) ** 0.5)


def _edge_of(painter: Painter) -> Callable[[Knot], float]:
    """A river that reaches no sea leaves by the edge of the sheet."""
    box, ground = painter.box, painter.grid

    def rank(knot: Knot) -> float:
        x, y = ground.point(knot)
        return -min(x - box.x, box.right - x, y - box.y, box.bottom - y)

    return rank


def _ways(painter: Painter, pairs: list[tuple[str, str]]) -> list[Strand]:
    by_id = painter.grid.by_id
    return painter.ways(
        (by_id[a].knot, by_id[b].knot) for a, b in pairs if a in by_id and b in by_id
    )


def _road(painter: Painter, roads: list[Strand]) -> None:
    ink = painter.palette
    d = strokes(strand.line for strand in roads)
    painter.sheet.draw(d, ink.road_edge, 0.105, 0.9)
    painter.sheet.draw(d, ink.road, 0.065)


def _rails(painter: Painter, parts: Parts) -> list[Strand]:
    """Black, purple and grey lines: the colour matters to supply."""
    found = []
    for colour, ink in (("grey", "#7d7a74"), ("black", "#2c2925"), ("purple", "#7c3a80")):
        strands = _ways(
            painter, [(one["a"], one["b"]) for one in parts["rails"] if one["colour"] == colour]
        )
        for strand in strands:  # beside a road, not under it
            strand.line = [(x + 0.055, y + 0.045) for x, y in strand.line]
        d = strokes(strand.line for strand in strands)
        painter.sheet.draw(d, painter.palette.land_light, 0.085, 0.6)
        painter.sheet.draw(d, ink, 0.038)
        painter.sheet.draw(d, ink, 0.115, None, (0.028, 0.14), "butt")
        found += strands
    return found


def _streets(at: Point, roads: list[Strand]) -> list[Line]:
    """The stretches of roads that run through a town."""
    found = []
    for strand in roads:
        near = [p for p in strand.line if abs(p[0] - at[0]) < 0.9 and abs(p[1] - at[1]) < 0.9]
        if len(near) > 1:
            found.append(near)
    return found
