"""Where it was fought or lost: on each hex of the painted ground how often."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hexfront.art.geometry import Box
from hexfront.art.svg import path, polygons, text
from hexfront.report.charts import Format
from hexfront.report.ground import Ground

_STYLE = (
    'text-anchor="middle" font-family="sans-serif" font-weight="700" fill="#fff" '
    'stroke="#400" stroke-width="3" paint-order="stroke"'
)


def heat_map(
    ground: Ground,
    counts: Mapping[str, float],
    label: str,
    form: Format = str,
    names: Callable[[Box], str] = lambda _frame: "",
    most: float | None = None,
) -> str:
    """Each hex the redder the more happened on it; a number says how much, and names where.

    `most` is what the reddest stands for, where maps are to be compared.
    """
    grid = ground.grid
    found = {hex: count for hex, count in counts.items() if hex in grid.by_id}
    most = most or max(found.values(), default=1)
    hexes, numbers = [], []
    for hex, count in sorted(found.items()):
        cell = grid.by_id[hex]
        shape = polygons([grid.outline(cell)])
        opacity = 0.25 + 0.55 * count / most
        hexes.append(
            path(shape, fill="#c01a0c", fill_opacity=opacity, stroke="#5c0b04", stroke_width=2)
        )
        said = form(count)
        size = 0.68 if len(said) < 3 else 0.5
        numbers.append(text(said, (cell.at[0], cell.at[1] + size / 3), size))
    frame = ground.frame(grid.by_id[hex].at for hex in found)
    content = f"{''.join(hexes)}<g {_STYLE}>{''.join(numbers)}</g>"
    return ground.drawing(frame, content + names(frame), label)
