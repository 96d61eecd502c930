"""The painter: a sheet, the hexes on it and the colours of a season; washes, water and lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import hypot

from hexfront.art.geometry import (
    Box,
    Cell,
    Grid,
    Knot,
    Line,
    Point,
    chaikin,
    divided,
    inset,
    middle,
    ribbon,
)
from hexfront.art.network import Edge, Network, Strand, drawn
from hexfront.art.noise import clouds
from hexfront.art.palette import Palette
from hexfront.art.relief import PAPER, Field, grain, shading, tint
from hexfront.art.svg import SCALE, Sheet, blobs, group, number, path, polygons, wide


class Painter:
    def __init__(self, grid: Grid, box: Box, palette: Palette, seed: int = 0) -> None:
        self.grid = grid
        self.sheet = Sheet(box)
        self.box = box
        self.palette = palette
        self.seed = seed
        self.wet: set[Knot] = set()

    # -- shapes

    def warped(self, point: Point, much: float, often: float = 1.3) -> Point:
        x, y = point
        return (
            x + much * clouds(x * often, y * often, self.seed + 1),
            y + much * clouds(x * often, y * often, self.seed + 2),
        )

    def rings(
        self, cells: Iterable[Cell], narrower: float = 0.06, much: float = 0.18, parts: int = 1
    ) -> list[Line]:
        """What bounds hexes of one kind, grown together into shapes that waver."""
        found = []
        for loop in self.grid.loops(cells):
            corners = [self.grid.point(knot) for knot in loop]
            # through the middle of each hexside: a zigzag of them becomes a straight line
            middles = [
                middle(a, b) for a, b in zip(corners, [*corners[1:], corners[0]], strict=True)
            ]
            line = inset(chaikin(middles, True), narrower - 0.05)
            fine = divided([*line, line[0]], parts)[:-1]
            found.append(
                [self.warped(self.warped(point, much), much * 0.45, 3.1) for point in fine]
            )
        return found

    # -- washes

    def base(self) -> None:
        """Paper: light and warm by turns, in patches wider than a hex."""
        self.sheet.add(self.sheet.rectangle(fill=self.palette.land))

    def tone(self, *colours: str, often: float = 0.12, opacity: float = 1, seed: int = 5) -> None:
        """Ground that is greener here and drier there."""

        def height(x: float, y: float) -> float:
            return 1.7 * clouds(x * often, y * often, self.seed + seed, 4)

        self.sheet.add(tint(self.box, 2, colours, height, opacity))

    def rolling(self, often: float = 0.5, seed: int = 71) -> None:
        """Plains are not flat: long swells in soft light."""

        def height(x: float, y: float) -> float:
            return clouds(x * often, y * often, self.seed + seed, 3)

        ink = self.palette
        deep = 0.12 if ink.is_snow else 0.2
        self.sheet.add(shading(Field(self.box, 2, height), 0.5, ink.shade, ink.light, deep, 0.42))

    def wash(
        self,
        cells: Iterable[Cell],
        colour: str,
        opacity: float | None = None,
        edge: str | None = None,
        narrower: float = 0.06,
        much: float = 0.18,
    ) -> list[Line]:
        """A tint with a soft edge: one wide and pale, one narrower and full."""
        rings = self.rings(cells, narrower, much)
        d = blobs(rings)
        self.sheet.add(
            path(
                d,
                fill=colour,
                fill_opacity=opacity,
                fill_rule="evenodd",
                stroke=colour,
                stroke_width=wide(0.12),
                stroke_opacity=(opacity or 1) * 0.4,
                stroke_linejoin="round",
            )
        )
        if edge:
            self.sheet.draw(d, edge, 0.025, 0.55)
        return rings

    def water(self, cells: Iterable[Cell], much: float = 0.36, shore: bool = True) -> list[Line]:
        """Sea or lake: a sandy shore, shallows, and lines that follow the coast outwards."""
        ink = self.palette
        rings = self.rings(cells, 0.0, much, 2)
        d = blobs(rings)
        if shore:
            self.sheet.draw(d, ink.sand, 0.3, 0.9)
        self.sheet.fill(d, ink.water, fill_rule="evenodd")
        name = f"w{len(self.sheet.clips)}"
        self.sheet.clip(name, d)
        lines = "".join(
            path(
                d,
                fill="none",
                stroke=colour,
                stroke_width=wide(width),
                stroke_opacity=opacity,
                stroke_linejoin="round",
            )
            for colour, width, opacity in (
                (ink.shallow, 3.0, 0.22),
                (ink.shallow, 2.0, 0.3),
                (ink.shallow, 1.15, 0.5),
                (ink.bank, 0.98, 0.10),
                (ink.shallow, 0.93, 0.5),
                (ink.bank, 0.56, 0.16),
                (ink.foam, 0.51, 0.55),
                (ink.bank, 0.24, 0.24),
                (ink.foam, 0.18, 0.8),
            )
        )
        self.sheet.add(group(lines, clip_path=f"url(#{name})"))
        self.sheet.draw(d, ink.bank, 0.055, 0.95)
        return rings

    # -- lines that branch

    def rivers(
        self,
        edges: Iterable[Edge],
        mouths: Iterable[Knot],
        width: Callable[[float], float],
        seat: Callable[[Knot], float] | None = None,
        much: float = 0.1,
        broad: Iterable[Edge] = (),
    ) -> list[Strand]:
        """Rivers that grow from source to mouth, along their hexsides."""
        network = Network(edges, broad)
        mouths = set(mouths)
        self.wet |= mouths
        strands = network.rivers(mouths, seat or (lambda knot: self.grid.point(knot)[1]))
        drawn(strands, self.grid.point, 4, is_flowing=True)
        for strand in strands:
            strand.line = [
                self.warped(self.warped(point, much, 1.9), much * 0.45, 4.7)
                for point in strand.line
            ]
            # a spring is a thread, and within a hexside it is a river
            thread = 0.35 if len(network.beside[strand.knots[0]]) == 1 else 1
            strand.widths = [
                width(flow) * min(1.0, thread + n / 7) for n, flow in enumerate(strand.widths)
            ]
        return strands

    def onward(self, strands: Sequence[Strand], far: float = 3.5) -> list[Strand]:
        """How rivers and roads run on from the last hex of the map to the edge of the sheet."""
        found = []
        for strand in strands:
            for end, width, line in (
                (strand.knots[0], strand.widths[0], strand.line[::-1]),
                (strand.knots[-1], strand.widths[-1], strand.line),
            ):
                cell = self.grid.cells.get(end)
                near = self.grid.neighbours(cell) if cell else self.grid.touching(end)
                out = [one for one in near if one.is_beyond]
                x, y = line[-1]
                if not out or end in self.wet or self.box.inside(line[-1]) > far:
                    continue
                wx = sum(one.at[0] - x for one in out)
                wy = sum(one.at[1] - y for one in out)
                px, py = x - line[-3][0], y - line[-3][1]
                long, before = hypot(wx, wy) or 1, hypot(px, py) or 1
                ux, uy = wx / long + 0.3 * px / before, wy / long + 0.3 * py / before
                long = hypot(ux, uy) or 1
                straight = (
                    (x + ux / long * n * 0.4, y + uy / long * n * 0.4)
                    for n in range(1, round(far * 4))
                )
                more = [
                    self.warped(self.warped(at, 0.5 * min(1, n / 3), 0.5), 0.12)
                    for n, at in enumerate(straight, 1)
                ]
                course = [line[-2], line[-1], *more]
                found.append(Strand([end, end], [0, 0], course, [width] * len(course)))
        return found

    def pour(self, strands: Sequence[Strand]) -> None:
        """The water of rivers, with dark banks, and light on the wide ones."""
        ink = self.palette
        thin = blobs(ribbon(strand.line, strand.widths) for strand in strands)
        self.sheet.add(
            path(
                thin,
                fill=ink.bank,
                stroke=ink.land_light,
                stroke_width=wide(0.12),
                stroke_opacity=0.5,
                stroke_linejoin="round",
            )
        )
        self.sheet.add(
            path(
                thin,
                fill=ink.river,
                stroke=ink.bank,
                stroke_width=wide(0.034),
                stroke_linejoin="round",
            )
        )
        self.sheet.fill(thin, ink.river)
        light = blobs(
            ribbon(
                [(x - 0.1 * w, y - 0.12 * w) for (x, y), w in broad],
                [max(0.0, w - 0.07) * 0.5 for _, w in broad],
            )
            for broad in _runs(strands, 0.16)
        )
        self.sheet.fill(light, ink.foam, 0.4)

    def mouths(self, strands: Sequence[Strand]) -> None:
        """Where rivers reach the sea, no shore lies before them."""
        rings = []
        for strand in strands:
            # a river that comes along the shore has no mouth of its own
            if strand.knots[-1] in self.wet and strand.knots[-2] not in self.wet:
                (ax, ay), (bx, by) = strand.line[-2:]
                long = hypot(bx - ax, by - ay) or 1
                out = (bx + (bx - ax) / long * 0.32, by + (by - ay) / long * 0.32)
                width = strand.widths[-1]
                line = [*strand.line[-3:], out]
                rings.append(ribbon(line, [width * 0.8, width * 0.85, width, width * 1.7]))
        self.sheet.fill(blobs(rings), self.palette.river)
        self.sheet.fill(blobs(rings), self.palette.shallow, 0.35)

    def ways(self, edges: Iterable[Edge], steps: int = 2, much: float = 0.05) -> list[Strand]:
        """Roads or railways from centre to centre."""
        grid = self.grid

        def straight(a: Knot, b: Knot, c: Knot) -> float:
            (ax, ay), (bx, by), (cx, cy) = grid.point(a), grid.point(b), grid.point(c)
            ux, uy, vx, vy = bx - ax, by - ay, cx - bx, cy - by
            return (ux * vx + uy * vy) / (hypot(ux, uy) * hypot(vx, vy))

        strands = drawn(Network(edges).roads(straight), grid.point, steps)
        for strand in strands:
            strand.line = [self.warped(point, much, 1.1) for point in strand.line]
        return strands

    # -- the sheet

    def paper(self, strength: float = 0.16, size: float = 3.0) -> None:
        """The grain of the paper over everything."""
        tile, pixel = number(size * SCALE), size * SCALE / PAPER
        whole, corner = number(size * SCALE + 2 * pixel, 3), number(-pixel, 3)
        self.sheet.define(
            "grain",
            f'<pattern id="grain" width="{tile}" height="{tile}" patternUnits="userSpaceOnUse">'
            f'<image x="{corner}" y="{corner}" width="{whole}" height="{whole}" '
            f'href="{grain(self.palette.shade, strength)}"/></pattern>',
        )
        self.sheet.add(self.sheet.rectangle(fill="url(#grain)"))

    def fade(self) -> None:
        """Darker towards the edges of the sheet, as paper that has been handled."""
        r, g, b = self.palette.shade
        self.sheet.define(
            "fade",
            '<radialGradient id="fade" r=".75"><stop offset=".6" '
            f'stop-color="rgb({r},{g},{b})" stop-opacity="0"/><stop offset="1" '
            f'stop-color="rgb({r},{g},{b})" stop-opacity=".22"/></radialGradient>',
        )
        self.sheet.add(self.sheet.rectangle(fill="url(#fade)"))

    def frame(self) -> None:
        """The neat line: a thick and a thin one."""
        for aside, width in ((0.12, 0.03), (0.2, 0.07)):
            x, y, w, h = self.box
            ring = [
                (x + aside, y + aside),
                (x + w - aside, y + aside),
                (x + w - aside, y + h - aside),
                (x + aside, y + h - aside),
            ]
            self.sheet.draw(polygons([ring]), self.palette.ink, width, 0.7)


def _runs(strands: Sequence[Strand], least: float) -> list[list[tuple[Point, float]]]:
    """The stretches of rivers that are so wide, point by point with their width."""
    found = []
    for strand in strands:
        run: list[tuple[Point, float]] = []
        for at, width in zip(strand.line, strand.widths, strict=True):
            if width > least:
                run.append((at, width))
            else:
                found.append(run)
                run = []
        found.append(run)
    return [run for run in found if len(run) > 3]
