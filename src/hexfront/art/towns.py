"""Houses and streets: towns on maps of a country, blocks and works in a city, huts in a village."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import atan2, cos, hypot, pi, sin

from hexfront.art.geometry import Line, Point, is_inside, to_line, turn
from hexfront.art.noise import dice
from hexfront.art.painter import Painter
from hexfront.art.relief import mixed
from hexfront.art.svg import blobs, number, path, polygons, strokes, wide


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


def town(painter: Painter, name: str, at: Point, reach: float, ways: Sequence[Line] = ()) -> None:
    """A town on a map of a country: a patch of blocks around the streets that cross in it."""
    ink, sheet = painter.palette, painter.sheet
    roll = dice(f"town {name}")
    angle = roll.random() * pi / 2
    streets = list(ways)
    if not streets:
        for one in (angle, angle + pi / 2):
            far = (1.3 + 0.3 * roll.random()) * reach
            x, y = far * cos(one), far * sin(one)
            streets.append([(at[0] - x, at[1] - y), at, (at[0] + x, at[1] + y)])
    else:
        (ax, ay), (bx, by) = streets[0][0], streets[0][-1]
        angle = atan2(by - ay, bx - ax)
    ring = [
        painter.warped(
            (at[0] + reach * cos(n * pi / 8), at[1] + reach * sin(n * pi / 8)), 0.16 * reach, 3
        )
        for n in range(16)
    ]
    sheet.add(
        path(
            blobs([ring]),
            fill=ink.urban,
            stroke=ink.urban,
            stroke_width=wide(0.14),
            stroke_opacity=0.45,
        )
    )
    sheet.draw(strokes(streets), ink.street, 0.05)
    rings = quarter(
        name, at, reach, angle, streets, block=0.085, lane=0.024, avoid=0.02, empty=0.06
    )
    raise_blocks(painter, rings, ink.block, 0.02)
