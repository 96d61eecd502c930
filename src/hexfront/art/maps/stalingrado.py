"""The map of Stalingrado: from Kursk to the Caucasus, a hex to thirty kilometres."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from hexfront.art.flora import KNOLLS, clear_of, grass, marsh, spots, stamped, trees
from hexfront.art.geometry import Box, Cell, Grid, Knot, Line, Point, softened
from hexfront.art.maps.parts import Lines, Parts
from hexfront.art.mountains import chains
from hexfront.art.network import Strand, spread
from hexfront.art.painter import Painter
from hexfront.art.palette import SEASONS
from hexfront.art.relief import Field, heights, rise
from hexfront.art.svg import WHOLE, Sheet, strokes
from hexfront.art.towns import Town, towns

_MARGIN = 1.6
_EDGE = 0.46  # how far the edge of a wood wavers
_WATER = ("sea", "lake")
_HIGH = {"mountain": 1.0, "impassable": 1.1, "rough": 0.45}
_TOWNS = {"city": 0.4, "large_city": 0.74}


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
    rough = ground.having("rough")
    painter.rolling()
    forests, wild = ground.having("forest"), ground.having("wild")
    _soft(painter, "wild", ink.sand, 0.6 if ink.is_snow else 0.95)
    chains(painter, lambda cell: _HIGH.get(cell.terrain, 0.0), 9, (0.2,))
    painter.wash(forests, ink.wood, 0.9, None, 0.1, _EDGE)
    grass(painter, painter.rings(ground.having("open"), 0.1, 0.1), 1.35, 0.4)
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
    woods = painter.rings(forests, 0.16, _EDGE)
    trees(painter, clear_of(drawn, spots(painter, woods, 0.19, 31), 0.12), lambda at: 0.35)
    courses = [strand.line for strand in streams]
    places = [ground.by_id[one["id"]] for one in parts["hexes"] if one["terrain"] in _TOWNS]
    sites = (
        Town(cell.id, cell.at, _TOWNS[cell.terrain], _streets(cell.at, roads)) for cell in places
    )
    towns(painter, sites, courses)
    painter.paper(0.14)
    painter.fade()
    painter.frame()
    return painter.sheet


def _soft(painter: Painter, terrain: str, colour: str, opacity: float) -> None:
    """Ground that goes over into what lies beside it, without an edge."""
    rises = rise(painter.grid, lambda cell: cell.terrain == terrain, 3.2)
    field = Field(painter.box, 3, lambda x, y: rises(*painter.warped((x, y), 1.1, 0.35)))
    painter.sheet.add(heights(field, (colour, colour), 1.0, opacity))


def _hills(painter: Painter, cells: list[Cell]) -> None:
    """Rough ground: knolls drawn with a pen, dark on the side away from the light."""
    places = spots(painter, painter.rings(cells, 0.2, 0.1), 0.5, 43)
    for d in stamped((point, KNOLLS[own % 3]) for point, own in places):
        painter.sheet.draw(d, painter.palette.rock, 0.02, 0.75)


def _dunes(painter: Painter, cells: list[Cell]) -> None:
    """Dry steppe: rows of low sand."""
    pen_lines = []
    for (x, y), own in spots(painter, painter.rings(cells, 0.15, 0.1), 0.42, 51):
        long = 0.12 + own % 9 * 0.012
        pen_lines.append([(x - long, y + 0.02), (x, y - 0.05), (x + long, y + 0.02)])
    painter.sheet.draw(strokes(pen_lines, WHOLE), painter.palette.furrow, 0.022, 0.7)


def rivers(painter: Painter, parts: Parts) -> list[Strand]:
    ground = painter.grid
    edges: list[tuple[Knot, Knot]] = []
    broad: list[tuple[Knot, Knot]] = []
    for row in parts["rivers"]:
        a, b = ground.by_id.get(row["a"]), ground.by_id.get(row["b"])
        if a is None or b is None:
            continue
        side = ground.side(a, b)
        edges.append(side)
        if row["kind"] != "river":
            broad.append(side)
    wet = {knot for cell in ground.having(*_WATER) for knot in ground.corners(cell)}
    strands = painter.rivers(edges, wet, _width, _edge_of(painter), broad=broad)
    wide = {frozenset(side) for side in broad}
    for strand in strands:
        swells = [0.0] * len(strand.knots)
        for n, pair in enumerate(pairwise(strand.knots)):
            if frozenset(pair) in wide:
                swells[n] = swells[n + 1] = 0.3
        wider = spread(swells, len(strand.line))
        strand.widths = [max(pair) for pair in zip(strand.widths, wider, strict=True)]
        strand.line = softened(strand.line)  # the bank of a wide river shows every corner
    painter.pour([*strands, *painter.onward(strands)])
    return strands


def _width(flow: float) -> float:
    return float(0.045 + 0.018 * min(flow, 36) ** 0.5)


def _edge_of(painter: Painter) -> Callable[[Knot], float]:
    """A river that reaches no sea leaves by the edge of the sheet."""
    box, ground = painter.box, painter.grid

    def rank(knot: Knot) -> float:
        return -box.inside(ground.point(knot))

    return rank


def _ways(painter: Painter, pairs: list[tuple[str, str]]) -> list[Strand]:
    by_id = painter.grid.by_id
    return painter.ways(
        (by_id[a].knot, by_id[b].knot) for a, b in pairs if a in by_id and b in by_id
    )


def _road(painter: Painter, roads: list[Strand]) -> None:
    ink = painter.palette
    d = strokes(strand.line for strand in [*roads, *painter.onward(roads)])
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
        d = strokes(strand.line for strand in [*strands, *painter.onward(strands)])
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
