"""SVG as text: short numbers, paths, and a sheet with layers from the bottom up."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from xml.sax.saxutils import escape, quoteattr

from hexfront.art.geometry import Box, Point

SCALE = 40
"""Units of the drawing for a hexside: numbers of one decimal are then finer than a pixel."""

FINE, COARSE, WHOLE = 0.1, 0.5, 1.0
"""Steps in which a path is written: of what has corners, of curves, which hide them, of stamps."""


def number(value: float, digits: int = 1) -> str:
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    if text.startswith("0."):
        return text[1:]
    return "-" + text[2:] if text.startswith("-0.") else text


class Pen:
    """A path, written with steps from point to point; it rounds where it stands, so that nothing
    drifts."""

    def __init__(self, step: float = FINE) -> None:
        self._parts: list[str] = []
        self._at = (0.0, 0.0)
        self._step = step

    def __str__(self) -> str:
        return "".join(self._parts)

    def __bool__(self) -> bool:
        return bool(self._parts)

    def _pairs(self, *points: Point) -> str:
        text = ""
        for x, y in points:
            for value, at in ((x, self._at[0]), (y, self._at[1])):
                step = number(self._rounded(value * SCALE - at))
                text += step if not text or step.startswith("-") else f" {step}"
        return text

    def _moved(self, point: Point) -> None:
        self._at = (
            self._at[0] + self._rounded(point[0] * SCALE - self._at[0]),
            self._at[1] + self._rounded(point[1] * SCALE - self._at[1]),
        )

    def _rounded(self, value: float) -> float:
        return round(value / self._step) * self._step

    def move(self, point: Point) -> None:
        x, y = self._rounded(point[0] * SCALE), self._rounded(point[1] * SCALE)
        second = number(y)
        gap = "" if second.startswith("-") else " "
        self._parts.append(f"M{number(x)}{gap}{second}")
        self._at = (x, y)

    def to(self, point: Point) -> None:
        self._parts.append("l" + self._pairs(point))
        self._moved(point)

    def curve(self, control: Point, point: Point) -> None:
        self._parts.append("q" + self._pairs(control, point))
        self._moved(point)

    def close(self) -> None:
        self._parts.append("z")

    def polygon(self, points: Sequence[Point]) -> None:
        self.move(points[0])
        for point in points[1:]:
            self.to(point)
        self.close()

    def polyline(self, points: Sequence[Point]) -> None:
        self.move(points[0])
        for point in points[1:]:
            self.to(point)

    def blob(self, points: Sequence[Point]) -> None:
        """A closed curve that leans to the points and touches the middles between them."""
        start = _middle(points[-1], points[0])
        self.move(start)
        for n, point in enumerate(points):
            self.curve(point, _middle(point, points[(n + 1) % len(points)]))
        self.close()

    def stroke(self, points: Sequence[Point]) -> None:
        """An open curve, from the first point to the last."""
        if len(points) < 3:
            self.polyline(points)
            return
        self.move(points[0])
        for n in range(1, len(points) - 2):
            self.curve(points[n], _middle(points[n], points[n + 1]))
        self.curve(points[-2], points[-1])

    def stamp(self, point: Point, shape: str) -> None:
        """A shape that is written once and stamped often: relative steps from a point."""
        self.move(point)
        self._parts.append(shape)
        self._at = (0.0, 0.0)


def _middle(a: Point, b: Point) -> Point:
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def blobs(rings: Iterable[Sequence[Point]], step: float = COARSE) -> str:
    pen = Pen(step)
    for ring in rings:
        if len(ring) > 2:
            pen.blob(ring)
    return str(pen)


def polygons(rings: Iterable[Sequence[Point]], step: float = FINE) -> str:
    pen = Pen(step)
    for ring in rings:
        pen.polygon(ring)
    return str(pen)


def strokes(lines: Iterable[Sequence[Point]], step: float = COARSE) -> str:
    pen = Pen(step)
    for line in lines:
        if len(line) > 1:
            pen.stroke(line)
    return str(pen)


def attributes(**values: str | float | None) -> str:
    text = ""
    for name, value in values.items():
        if value is None:
            continue
        shown = value if isinstance(value, str) else number(value, 3)
        text += f" {name.rstrip('_').replace('_', '-')}={quoteattr(shown)}"
    return text


def path(d: str, **values: str | float | None) -> str:
    return f'<path d="{d}"{attributes(**values)}/>' if d else ""


def group(content: str, **values: str | float | None) -> str:
    return f"<g{attributes(**values)}>{content}</g>" if content else ""


def wide(value: float) -> float:
    """A width in hexsides, in units of the drawing."""
    return round(value * SCALE, 2)


class Sheet:
    """A drawing: definitions, and layers in the order in which they are painted."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._defs: dict[str, str] = {}
        self._layers: list[str] = []
        self.clips: list[str] = []

    def clip(self, name: str, d: str) -> None:
        """A shape outside of which a group that refers to it is not painted."""
        self.clips.append(name)
        rule = ' clip-rule="evenodd"'
        self.define(name, f'<clipPath id="{name}"><path d="{d}"{rule}/></clipPath>')

    def define(self, name: str, text: str) -> None:
        self._defs[name] = text

    def symbol(self, name: str, content: str) -> None:
        """What is drawn once and placed often."""
        self.define(name, f'<g id="{name}">{content}</g>')

    def place(self, items: Iterable[tuple[Point, str]]) -> None:
        """Symbols at their points, in this order."""
        self.add(
            "".join(
                f'<use href="#{name}" x="{x * SCALE:.0f}" y="{y * SCALE:.0f}"/>'
                for (x, y), name in items
            )
        )

    def add(self, *parts: str) -> None:
        self._layers += [part for part in parts if part]

    def fill(
        self, d: str, colour: str, opacity: float | None = None, **more: str | float | None
    ) -> None:
        self.add(path(d, fill=colour, fill_opacity=opacity, **more))

    def draw(
        self,
        d: str,
        colour: str,
        width: float,
        opacity: float | None = None,
        dashes: Sequence[float] | None = None,
        cap: str = "round",
        **more: str | float | None,
    ) -> None:
        self.add(
            path(
                d,
                fill="none",
                stroke=colour,
                stroke_width=wide(width),
                stroke_opacity=opacity,
                stroke_dasharray=" ".join(number(one * SCALE) for one in dashes)
                if dashes
                else None,
                stroke_linecap=cap if cap != "butt" else None,
                stroke_linejoin="round",
                **more,
            )
        )

    def rectangle(self, **values: str | float | None) -> str:
        x, y, width, height = (number(one * SCALE) for one in self.box)
        return f'<rect x="{x}" y="{y}" width="{width}" height="{height}"{attributes(**values)}/>'

    def __str__(self) -> str:
        x, y, width, height = (number(one * SCALE) for one in self.box)
        defs, layers = _shared("".join(self._defs.values()), "".join(self._layers))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" '
            f'width="{width}" height="{height}">'
            + (f"<defs>{defs}</defs>" if defs else "")
            + layers
            + "</svg>\n"
        )


_PATH = re.compile(r'<path d="([^"]{160,})"')


def _shared(defs: str, layers: str) -> tuple[str, str]:
    """A long path that is drawn several times is written once."""
    often = Counter(_PATH.findall(defs + layers))
    names = {d: f"p{n}" for n, d in enumerate(d for d, many in often.items() if many > 1)}

    def used(found: re.Match[str]) -> str:
        name = names.get(found[1])
        return f'<use href="#{name}"' if name else found[0]

    defs, layers = _PATH.sub(used, defs), _PATH.sub(used, layers)
    return "".join(f'<path id="{name}" d="{d}"/>' for d, name in names.items()) + defs, layers


def text(words: str, at: Point, size: float, turn: float = 0, **values: str | float | None) -> str:
    x, y = number(at[0] * SCALE), number(at[1] * SCALE)
    rotate = f"rotate({number(turn)} {x} {y})" if turn else None
    return (
        f'<text x="{x}" y="{y}"'
        f"{attributes(font_size=wide(size), transform=rotate, **values)}>{escape(words)}</text>"
    )


def by_patches(items: Iterable[tuple[Point, str]], size: float = 8) -> list[str]:
    """Pieces of a path, put together by patches of the map: a browser draws in tiles, and goes
    through the whole of every path that touches one."""
    found: dict[tuple[int, int], list[str]] = {}
    for (x, y), piece in items:
        found.setdefault((int(y // size), int(x // size)), []).append(piece)
    return ["".join(found[key]) for key in sorted(found)]
