"""Houses and streets: towns on maps of a country, blocks and works in a city, huts in a village."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import atan2, ceil, cos, floor, hypot, pi, sin
from random import Random

from hexfront.art.geometry import (
    Line,
    Point,
    along,
    is_inside,
    length,
    rounded,
    to_line,
    turn,
)
from hexfront.art.noise import dice
from hexfront.art.painter import Painter
from hexfront.art.relief import mixed
from hexfront.art.svg import WHOLE, blobs, number, path, polygons, strokes, wide


def rectangle(at: Point, width: float, height: float, angle: float = 0) -> Line:
    x, y = at
    w, h = width / 2, height / 2
    ring = [(x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h)]
    return [turn(point, angle, at) for point in ring] if angle else ring


def quarter(
    name: str,
    at: Point,
    reach: float,
    angle: float,
    streets: Sequence[Line] = (),
    block: float = 0.2,
    lane: float = 0.055,
    avoid: float = 0.07,
    inside: Sequence[Line] | None = None,
    empty: float = 0.08,
    round_: bool = True,
) -> list[Line]:
    """City blocks around a point, cut by lanes at right angles and by streets that run through."""
    roll = dice(f"quarter {name}")
    found = []
    many = int(reach / block) + 2
    for row in range(-many, many + 1):
        start = -many * block + roll.random() * block
        x = start
        while x < many * block:
            long = block * (0.75 + roll.random() * 0.9)
            deep = block * (0.82 + roll.random() * 0.18)
            middle = (at[0] + x + long / 2, at[1] + row * (block + lane))
            x += long + lane
            place = turn(middle, angle, at)
            rim = reach * (0.82 + 0.18 * roll.random()) if round_ else reach
            if hypot(place[0] - at[0], place[1] - at[1]) > rim or roll.random() < empty:
                continue
            ring = rectangle(place, long, deep, 0)
            ring = [turn(point, angle, place) for point in ring]
            if any(
                to_line(point, street) < avoid for street in streets for point in [*ring, place]
            ):
                continue
            if inside is not None and not all(is_inside(point, inside) for point in ring):
                continue
            found.append(ring)
    return found


def raise_blocks(painter: Painter, rings: Iterable[Line], colour: str, high: float = 0.035) -> None:
    """Blocks that stand up a little: shade to the south-east, roof, an edge in the light."""
    ink, sheet = painter.palette, painter.sheet
    blocks = list(rings)
    d = polygons(blocks)
    aside = f"translate({number(high * 40)} {number(high * 44)})"
    sheet.fill(d, f"rgb{ink.shade}", 0.38, transform=aside)
    sheet.add(
        path(d, fill=colour, stroke=ink.block_dark, stroke_width=0.7, stroke_linejoin="round")
    )
    if ink.is_snow:  # it lies on the roofs, and the eaves show
        top = mixed((ink.roof, colour), 0.25)
        sheet.add(path(d, fill=top, stroke=colour, stroke_width=1, stroke_linejoin="round"))


@dataclass(frozen=True, slots=True)
class Town:
    """A town on a map of a country, and the roads that meet in it."""

    name: str
    at: Point
    reach: float
    ways: Sequence[Line] = ()


def towns(painter: Painter, sites: Iterable[Town], rivers: Sequence[Line]) -> None:
    """Houses along the roads that meet in a town and along the lanes that leave them, denser in the
    middle; a town stays on its bank of a river."""
    ink, sheet = painter.palette, painter.sheet
    grounds, mains, lanes, houses = [], [], [], []
    for site in sites:
        roll = dice(f"town {site.name}")
        ways = [line for line in site.ways if length(line) > 0.15]
        own = _mains(roll, site, ways)
        side = _lanes(roll, site, [*ways, *own])
        water = [line for line in rivers if to_line(site.at, line) < site.reach * 1.5]
        built = _houses(roll, site, [*ways, *own], side, water)
        grounds.append(_ground(painter, site.at, built))
        mains += [*ways, *own]
        lanes += side
        houses += built
    sheet.add(
        path(
            blobs(grounds, WHOLE),
            fill=ink.urban,
            stroke=ink.urban,
            stroke_width=wide(0.1),
            stroke_opacity=0.5,
        )
    )
    sheet.draw(strokes(lanes), ink.street, 0.022, 0.9)
    sheet.draw(strokes(mains), ink.street, 0.045)
    raise_blocks(painter, houses, ink.block, 0.022)


def _ground(painter: Painter, at: Point, houses: Sequence[Line]) -> Line:
    """What the houses take up: as far as they stand out each way, and a garden more."""
    many = 14
    reach = [0.1] * many
    for ring in houses:
        for x, y in ring:
            way = atan2(y - at[1], x - at[0]) / (2 * pi) * many
            for n in (floor(way) % many, ceil(way) % many):
                reach[n] = max(reach[n], hypot(x - at[0], y - at[1]) + 0.06)
    return [
        painter.warped(
            (at[0] + far * cos(2 * pi * n / many), at[1] + far * sin(2 * pi * n / many)), 0.04, 3
        )
        for n, far in enumerate(reach)
    ]


def _mains(roll: Random, site: Town, ways: Sequence[Line]) -> list[Line]:
    """Streets from the middle outwards, none like the other, where no road runs."""
    at, reach = site.at, site.reach
    many = roll.choice((2, 3, 3, 4))
    first = roll.random() * 2 * pi
    found: list[Line] = []
    for n in range(many):
        angle = first + (n + 0.5 * roll.random()) * 2 * pi / many
        bend = 0.7 * (roll.random() - 0.5)
        far = reach * (0.8 + 0.4 * roll.random())
        out = (at[0] + 0.5 * far * cos(angle), at[1] + 0.5 * far * sin(angle))
        end = (at[0] + far * cos(angle + bend), at[1] + far * sin(angle + bend))
        if min((to_line(end, line) for line in ways), default=1) > 0.3 * reach:
            found.append(rounded([at, out, end], 3))
    return found


def _lanes(roll: Random, site: Town, mains: Sequence[Line]) -> list[Line]:
    """Lanes that leave the streets at about right angles, long in the middle of the town."""
    found: list[Line] = []
    for line in mains:
        far = 0.08 + 0.08 * roll.random()
        while far < length(line):
            (x, y), (ux, uy) = along(line, far)
            out = hypot(x - site.at[0], y - site.at[1])
            for side in (-1, 1):
                long = (site.reach * 1.05 - out) * (0.55 + 0.5 * roll.random())
                if long < 0.1 or roll.random() < 0.12:
                    continue
                lean = atan2(uy, ux) + side * (pi / 2 + 0.35 * (roll.random() - 0.5))
                lane = [(x + d * cos(lean), y + d * sin(lean)) for d in (0.0, long / 2, long)]
                others = [one for one in [*mains, *found] if one is not line]
                if min((to_line(p, one) for p in lane[1:] for one in others), default=1) > 0.07:
                    found.append(lane)
            far += 0.14 + 0.05 * roll.random()
    return found


def _houses(
    roll: Random, site: Town, mains: Sequence[Line], lanes: Sequence[Line], water: Sequence[Line]
) -> list[Line]:
    """On both sides of every street, as close as they go without touching what stands there."""
    found: list[Line] = []
    streets = [*((line, 0.03) for line in mains), *((line, 0.014) for line in lanes)]
    for line, half in streets:
        for side in (-1, 1):
            far = 0.02 + 0.02 * roll.random()
            while far < length(line):
                long, deep = 0.07 + 0.06 * roll.random(), 0.06 + 0.03 * roll.random()
                (x, y), (ux, uy) = along(line, far + long / 2)
                far += long + (0.01 if roll.random() < 0.8 else 0.05)
                off = side * (half + deep / 2 + 0.006)
                place = (x - uy * off, y + ux * off)
                out = hypot(place[0] - site.at[0], place[1] - site.at[1]) / site.reach
                if out > 1 or roll.random() < 0.4 * out**4:
                    continue
                ring = rectangle(place, long, deep, atan2(uy, ux))
                if _is_free(ring, place, streets, water, found):
                    found.append(ring)
    return found


def _is_free(
    ring: Line,
    place: Point,
    streets: Sequence[tuple[Line, float]],
    water: Sequence[Line],
    houses: Sequence[Line],
) -> bool:
    if any(to_line(p, one) < half for one, half in streets for p in ring):
        return False
    if any(to_line(p, one) < 0.1 for one in water for p in ring):
        return False
    near = [one for one in houses if hypot(place[0] - one[0][0], place[1] - one[0][1]) < 0.2]
    return not any(
        is_inside(place, [one])
        or any(is_inside(p, [one]) for p in ring)
        or any(is_inside(p, [ring]) for p in one)
        for one in near
    )
