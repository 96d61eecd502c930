"""The map of No Retreat!: Europe from Berlin to the Caspian, a hex to sixty kilometres."""

from __future__ import annotations

from math import hypot, pi, sin

from hexfront.art.flora import clear_of, grass, marsh, spots, trees
from hexfront.art.geometry import Box, Cell, Grid, Point
from hexfront.art.maps.parts import Lines, Parts
from hexfront.art.mountains import chains
from hexfront.art.network import Edge, Strand
from hexfront.art.painter import Painter
from hexfront.art.palette import SEASONS
from hexfront.art.svg import Sheet, strokes
from hexfront.art.towns import Town, towns

SHEET = Box(-1.6, -3.6, 45.6, 37.4)

AREAS: dict[str, tuple[Point, Point]] = {
    "FIN": ((0.6, -0.1), (3.4, 1.5)),
    "WB": ((-1.3, 0.9), (2.2, 1.35)),
    "SB": ((0, 1.7), (2.5, 1.35)),
}
"""The areas lie where the hexes end: moved so far from there, and about so wide and high."""

_AREA = 3.1  # how far the land of an area reaches
_EDGE = 0.46  # how far the edge of a wood wavers
_WATER = ("sea", "lake", "kerch_strait")


_SEASONS = {"clear": "summer", "mud": "mud", "snow": "snow", "long_winter": "frozen"}


def sheet_of(_parts: Parts) -> Box:
    return SHEET


def weather(view: Parts) -> str:
    return str(view["weather"])


def seasons(_parts: Parts) -> dict[str, str]:
    return _SEASONS


def lines(parts: Parts, ground: Grid) -> Lines:
    sides = _sides(ground, parts)
    return [*sides.get("river", []), *sides.get("lake", []), *sides.get("sea", [])], [], []


def grid(parts: Parts) -> Grid:
    hexes = parts["hexes"]
    found = Grid("pointy", (hexes[0]["x"], hexes[0]["y"]))
    seas = set()
    for one in hexes:
        found.add(one["id"], (one["x"], one["y"]), one["terrain"])
        if one["seas"]:
            seas.add(one["id"])
    areas = [
        (one["x"] + AREAS[one["id"]][0][0], one["y"] + AREAS[one["id"]][0][1])
        for one in parts["areas"]
    ]

    def beyond(at: Point, touched: list[Cell]) -> tuple[str, int]:
        """Beyond a coast hex lies sea, beyond another one land, and so on outwards."""
        if any(hypot(at[0] - x, (at[1] - y) * 1.4) < _AREA for x, y in areas):
            return "beyond", 0
        if all(cell.is_beyond for cell in touched):
            wet = touched[0].terrain == "sea"
        else:
            coast = [cell for cell in touched if not cell.is_beyond]
            wet = sum(cell.id in seas for cell in coast) * 2 >= len(coast)
        return ("sea" if wet else "beyond"), 0

    found.surround(SHEET, beyond)
    return found


def paint(parts: Parts, season: str) -> Sheet:
    ground = grid(parts)
    ink = SEASONS[season]
    painter = Painter(ground, SHEET, ink, seed=3)
    sheet = painter.sheet
    painter.base()
    painter.tone(ink.land_warm, ink.land, ink.land_light, ink.land_green)
    painter.rolling()
    chains(painter, lambda cell: cell.terrain == "mountain", 14)
    forests = ground.having("forest")
    painter.wash(forests, ink.wood, 0.9, None, 0.1, _EDGE)
    land = painter.rings(ground.having("open"), 0.1, 0.1)
    grass(painter, land, 0.55, 0.35)
    marsh(painter, ground.having("marsh"))
    streams = rivers(painter, parts)
    painter.water(ground.having(*_WATER))
    painter.mouths(streams)
    courses = [strand.line for strand in streams]
    _border(painter, parts)
    woods = spots(painter, painter.rings(forests, 0.14, _EDGE), 0.225, 31)
    trees(painter, clear_of(courses, woods, 0.13), lambda at: 0.75 if at[1] < 9 else 0.45)
    towns(painter, _towns(parts), courses)
    painter.paper()
    painter.fade()
    painter.frame()
    return sheet


def _towns(parts: Parts) -> list[Town]:
    return [
        Town(one["id"], (one["x"], one["y"]), 0.64 if one["objective"] is not None else 0.5)
        for one in parts["hexes"]
        if one["terrain"] == "city"
    ]


def rivers(painter: Painter, parts: Parts) -> list[Strand]:
    ground = painter.grid
    edges = _sides(ground, parts)
    wet = {knot for cell in ground.having(*_WATER) for knot in ground.corners(cell)}
    narrows = [edge for kind in ("lake", "sea") for edge in edges.get(kind, [])]
    ends = wet | {knot for edge in narrows for knot in edge}
    strands = painter.rivers(edges["river"], ends, lambda flow: 0.05 + 0.026 * min(flow, 50) ** 0.5)
    # beside a hex of water the shore is drawn already
    shores = [edge for edge in narrows if set(edge) <= wet]
    inland = [edge for edge in narrows if edge not in shores]
    lakes = painter.rivers(inland, (), lambda flow: 0.3)
    for strand in lakes:  # narrow at both ends, so that rivers run in and out
        last = len(strand.widths) - 1
        strand.widths = [0.12 + 0.22 * sin(pi * n / last) for n in range(last + 1)]
    painter.pour([*strands, *painter.onward(strands), *lakes])
    lakes += painter.rivers(shores, (), lambda flow: 0.0)
    painter.wet = wet
    return [*strands, *lakes]


def _border(painter: Painter, parts: Parts) -> None:
    ground = painter.grid
    sides = _sides(ground, parts).get("border", [])
    border = strokes([ground.point(a), ground.point(b)] for a, b in sides)
    painter.sheet.draw(border, "#8a4a3a", 0.09, 0.85, (0.34, 0.16, 0.02, 0.16))


def _sides(ground: Grid, parts: Parts) -> dict[str, list[Edge]]:
    found: dict[str, list[Edge]] = {}
    for side in parts["sides"]:
        a, b = ground.by_id.get(side["a"]), ground.by_id.get(side["b"])
        if a and b:
            found.setdefault(side["kind"], []).append(ground.side(a, b))
    return found
