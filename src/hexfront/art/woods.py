"""Woods as one sees them from above: crowns with light from the north-west, bare in winter."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from hexfront.art.flora import resized, stamps
from hexfront.art.geometry import Line, Point
from hexfront.art.noise import dice, noise
from hexfront.art.painter import Painter
from hexfront.art.relief import mixed
from hexfront.art.svg import FINE, SCALE, number, path, strokes

_PARTS = ("shape", "half", "light")
_AGES = (1.0, 0.78, 1.16)


def canopy(
    painter: Painter, places: Sequence[tuple[Point, int]], firs: float, size: float = 1
) -> None:
    """Crowns from north to south, each with its shadow on the ones before; so many are firs."""
    ink = painter.palette
    deep = mixed((ink.tree, ink.tree_dark), 0.3)
    mark = number(size, 2).replace(".", "_")
    leafy = [
        _crowns(painter, f"l{mark}", "crown", size, (ink.tree, ink.tree_light)),
        _crowns(
            painter, f"d{mark}", "crown", size, (deep, mixed((ink.tree_light, ink.tree), 0.45))
        ),
    ]
    pointed = _crowns(painter, f"f{mark}", "fir", size, (ink.pine, ink.pine_light))

    def kind(at: Point, own: int) -> list[str]:
        if (own >> 4) % 1000 / 1000 < firs:
            return pointed
        # groves of one tone, and a tree of the other here and there
        return leafy[(noise(at[0] * 0.8, at[1] * 0.8, 19) > 0) ^ (own % 7 == 0)]

    stand = [(at, own, kind(at, own)) for at, own in places]
    painter.sheet.place((at, names[(own >> 3) % len(names)]) for at, own, names in stand)


def _crowns(
    painter: Painter, name: str, stamp: str, size: float, colours: tuple[str, str]
) -> list[str]:
    """The names of a tree's shapes in three ages."""
    ink, sheet = painter.palette, painter.sheet
    colour, light = colours
    is_bare = ink.is_snow and stamp == "crown"
    ball = f"{name}b"
    sheet.define(
        ball,
        f'<radialGradient id="{ball}" cx=".34" cy=".3" r=".8">'
        f'<stop stop-color="{mixed((colour, light), 0.6)}"/>'
        f'<stop offset=".55" stop-color="{colour}"/>'
        f'<stop offset="1" stop-color="{mixed((colour, ink.tree_dark), 0.75)}"/></radialGradient>',
    )
    names: list[str] = []
    for age in _AGES:
        for shapes in zip(*(stamps(stamp, part) for part in _PARTS), strict=True):
            crown, half, clumps = (f"M0 0{resized(one, size * age)}" for one in shapes)
            aside = f"translate({number(3.2 * size * age)} {number(3.8 * size * age)})"
            dark = 0.12 if is_bare else 0.28
            drawn = path(crown, fill=f"rgb{ink.shade}", fill_opacity=dark, transform=aside)
            names.append(f"{name}{len(names)}")
            if is_bare:
                drawn += path(crown, fill=mixed((colour, light), 0.6), fill_opacity=0.4)
                drawn += _twigs(names[-1], size * age, ink.tree_dark)
            else:
                drawn += path(
                    crown,
                    fill=f"url(#{ball})",
                    stroke=ink.tree_dark,
                    stroke_width=0.4 * size,
                    stroke_opacity=0.6,
                )
                drawn += path(half, fill=mixed((colour, light), 0.5), fill_opacity=0.35)
                drawn += path(clumps, fill=light, fill_opacity=0.75)
            sheet.symbol(names[-1], drawn)
    return names


def _twigs(name: str, size: float, colour: str) -> str:
    """A leafless crown: boughs from the trunk outwards, each with its fork."""
    roll = dice(f"twigs {name}")
    lines: list[Line] = []
    for n in range(7):
        way = (n + 0.6 * roll.random()) * 2 * pi / 7
        long = 0.2 * size * (0.75 + 0.4 * roll.random())
        lines.append([(0.0, 0.0), (long * cos(way), long * sin(way))])
        fork = (0.55 * long * cos(way), 0.55 * long * sin(way))
        for aside in (-0.7, 0.6):
            end = 0.42 * long
            lines.append(
                [fork, (fork[0] + end * cos(way + aside), fork[1] + end * sin(way + aside))]
            )
    width = round(0.019 * SCALE * size, 2)
    return path(strokes(lines, FINE), fill="none", stroke=colour, stroke_width=width)
