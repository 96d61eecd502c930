"""The shape of the land: heights, the light that falls on them from the north-west, and contours.

Light and shade are a small picture in greys, laid over the colours and stretched by the browser;
contour lines are curves. Heights wander between the hexes, yet a hex keeps the height that its
table gives it.
"""

from __future__ import annotations

import zlib
from base64 import b64encode
from collections.abc import Callable, Iterable, Sequence
from struct import pack

from hexfront.art.geometry import Box, Cell, Grid, Line, Point
from hexfront.art.noise import dice
from hexfront.art.svg import SCALE, number

Height = Callable[[float, float], float]
Key = tuple[int, int, int]

PAPER = 72
"""Pixels of a tile of paper."""


class Field:
    """Heights on a fine grid over the sheet."""

    def __init__(self, box: Box, fine: int, height: Height) -> None:
        self.box = box
        self.fine = fine
        self.columns = int(box.width * fine) + 1
        self.rows = int(box.height * fine) + 1
        step = 1 / fine
        self.heights = [
            [height(box.x + column * step, box.y + row * step) for column in range(self.columns)]
            for row in range(self.rows)
        ]

    def shade(self, strength: float) -> list[list[float]]:
        """From -1, in deep shade, to 1, in full light; 0 is level ground."""
        heights = self.heights
        found = []
        for row in range(self.rows):
            above, below = heights[max(row - 1, 0)], heights[min(row + 1, self.rows - 1)]
            line = heights[row]
            shaded = []
            for column in range(self.columns):
                left, right = max(column - 1, 0), min(column + 1, self.columns - 1)
                slope = (line[right] - line[left]) * 0.6 + (below[column] - above[column])
                value = slope * self.fine * strength
                shaded.append(value / (1 + abs(value)))
            found.append(shaded)
        return found

    def contours(self, level: float, coarse: int = 1) -> list[Line]:
        """Lines of one height, by marching squares."""
        heights, fine, box = self.heights, self.fine, self.box
        links: dict[Key, list[Key]] = {}
        where: dict[Key, Point] = {}

        def cross(row: int, column: int, down: int) -> Key:
            key = (row, column, down)
            if key not in where:
                a = heights[row][column]
                b = heights[row + coarse * down][column + coarse * (1 - down)]
                t = (level - a) / (b - a) if b != a else 0.5
                x, y = column + (coarse * t if not down else 0), row + (coarse * t if down else 0)
                where[key] = (box.x + x / fine, box.y + y / fine)
            return key

        for row in range(0, self.rows - coarse, coarse):
            for column in range(0, self.columns - coarse, coarse):
                a = heights[row][column] > level
                b = heights[row][column + coarse] > level
                c = heights[row + coarse][column + coarse] > level
                d = heights[row + coarse][column] > level
                if a == b == c == d:
                    continue
                hits = []
                if a != b:
                    hits.append(cross(row, column, 0))
                if b != c:
                    hits.append(cross(row, column + coarse, 1))
                if c != d:
                    hits.append(cross(row + coarse, column, 0))
                if d != a:
                    hits.append(cross(row, column, 1))
                for one, other in zip(hits[::2], hits[1::2], strict=True):
                    links.setdefault(one, []).append(other)
                    links.setdefault(other, []).append(one)
        return [[where[key] for key in chain] for chain in _chains(links)]


def rise(grid: Grid, high: Callable[[Cell], float], reach: float) -> Height:
    """Heights that run smoothly from the middle of each hex to the next."""

    def height(x: float, y: float) -> float:
        near = grid.nearest((x, y))
        if near is None:
            return 0.0
        total = weight = 0.0
        for cell in (near, *grid.neighbours(near)):
            far = (cell.at[0] - x) ** 2 + (cell.at[1] - y) ** 2
            share = max(0.0, 1 - far / reach) ** 2
            weight += share
            total += share * high(cell)
        return total / weight if weight else 0.0

    return height


def _chains(links: dict[Key, list[Key]]) -> Iterable[list[Key]]:
    """Crossings one after the other: open lines from their ends, then closed ones."""
    ends = [key for key, near in links.items() if len(near) == 1]
    for start in [*ends, *list(links)]:
        if not links.get(start):
            continue
        chain = [start]
        while links[chain[-1]]:
            step = links[chain[-1]].pop()
            links[step].remove(chain[-1])
            chain.append(step)
        yield chain


def png(rows: Sequence[Sequence[int]], colours: Sequence[tuple[int, int, int, int]]) -> str:
    """A small picture with sixteen colours at the most, as an address that holds its data."""
    raw = bytearray()
    for row in rows:
        raw.append(0)
        padded = [*row, 0] if len(row) % 2 else row
        raw += bytes(a << 4 | b for a, b in zip(padded[::2], padded[1::2], strict=True))
    chunks = (
        (b"IHDR", pack(">IIBBBBB", len(rows[0]), len(rows), 4, 3, 0, 0, 0)),
        (b"PLTE", b"".join(bytes(colour[:3]) for colour in colours)),
        (b"tRNS", bytes(colour[3] for colour in colours)),
        (b"IDAT", zlib.compress(bytes(raw), 9)),
        (b"IEND", b""),
    )
    data = b"\x89PNG\r\n\x1a\n" + b"".join(
        pack(">I", len(body)) + kind + body + pack(">I", zlib.crc32(kind + body))
        for kind, body in chunks
    )
    return "data:image/png;base64," + b64encode(data).decode()


def shading(
    field: Field,
    strength: float,
    dark: tuple[int, int, int],
    light: tuple[int, int, int],
    deepest: float = 0.5,
    brightest: float = 0.45,
) -> str:
    """Light and shade as an image element that covers the sheet."""
    steps = 7
    colours = [(*light, round(255 * brightest * (steps - n) / steps)) for n in range(steps)]
    colours += [(*dark, round(255 * deepest * n / (steps + 1))) for n in range(steps + 2)]
    rows = []
    for row in field.shade(strength):
        rows.append([min(15, max(0, round(steps - value * 8.5))) for value in row])
    return _stretched(field, png(rows, colours))


def _stretched(field: Field, picture: str) -> str:
    """A picture with a pixel for each point of the field, over the sheet."""
    box = field.box
    # the middle of a pixel is the point that it stands for
    half = 0.5 / field.fine
    width = number(field.columns / field.fine * SCALE)
    height = number(field.rows / field.fine * SCALE)
    x, y = number((box.x - half) * SCALE), number((box.y - half) * SCALE)
    return (
        f'<image x="{x}" y="{y}" width="{width}" height="{height}" '
        f'preserveAspectRatio="none" href="{picture}"/>'
    )


def heights(field: Field, colours: Sequence[str], top: float, opacity: float) -> str:
    """The colours of a map by height: bare where it is 0, the last colour where it is `top`."""
    shades = [
        (*rgb(mixed(colours, n / 15)), round(255 * opacity * min(1.0, n / 6))) for n in range(16)
    ]
    rows = [[min(15, max(0, round(15 * value / top))) for value in row] for row in field.heights]
    return _stretched(field, png(rows, shades))


def tint(box: Box, fine: float, colours: Sequence[str], height: Height, opacity: float) -> str:
    """A wash in three colours that run into each other, from where `height` is -1 to where it is
    1: a picture so small that the browser's stretching blurs it."""
    columns, rows = int(box.width * fine) + 2, int(box.height * fine) + 2
    shades = [rgb(mixed(colours, n / 15)) for n in range(16)]
    alpha = round(255 * opacity)
    picture = [
        [
            min(15, max(0, round(7.5 + 7.5 * height(box.x + x / fine, box.y + y / fine))))
            for x in range(columns)
        ]
        for y in range(rows)
    ]
    half = 0.5 / fine
    x, y = number((box.x - half) * SCALE), number((box.y - half) * SCALE)
    width, height_ = number(columns / fine * SCALE), number(rows / fine * SCALE)
    return (
        f'<image x="{x}" y="{y}" width="{width}" height="{height_}" preserveAspectRatio="none" '
        f'href="{png(picture, [(*shade, alpha) for shade in shades])}"/>'
    )


def mixed(colours: Sequence[str], at: float) -> str:
    """The colour at a place, from 0 to 1, between colours in a row."""
    where = at * (len(colours) - 1)
    low = min(int(where), len(colours) - 2)
    a, b = rgb(colours[low]), rgb(colours[low + 1])
    share = where - low
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in zip(a, b, strict=True))


def rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def grain(ink: tuple[int, int, int], strength: float = 0.16) -> str:
    """A tile of paper: fibres and specks, the same at every edge; around it a pixel of the tiles
    beside it, so that no seam shows where it is stretched."""
    side = PAPER
    roll = dice("paper")
    rows = [[7] * side for _ in range(side)]
    for _ in range(side * side // 2):
        x, y = roll.randrange(side), roll.randrange(side)
        rows[y][x] += roll.choice((-3, -2, 2, 3))
    for _ in range(90):
        x, y, deep = roll.randrange(side), roll.randrange(side), roll.choice((-2, 2))
        for _ in range(roll.randrange(3, 9)):
            rows[y % side][x % side] += deep
            x, y = x + roll.choice((0, 1, 1)), y + roll.choice((-1, 0, 0, 1))
    light = [(255, 252, 240, round(255 * strength * (7 - n) / 7)) for n in range(7)]
    colours = light + [(*ink, round(255 * strength * n / 8)) for n in range(9)]
    around = [[row[-1], *row, row[0]] for row in [rows[-1], *rows, rows[0]]]
    return png([[min(15, max(0, value)) for value in row] for row in around], colours)
