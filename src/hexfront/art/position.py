"""A position as one picture: the ground in its season, the grid, and what a seat knows is on it."""

from __future__ import annotations

import re
from typing import Any, Protocol

from hexfront.art import atlas
from hexfront.art.counters import Counter, counters, drawn
from hexfront.art.geometry import Grid
from hexfront.art.svg import SCALE, number, path, polygons, text
from hexfront.core.game import BadQuestion

_INNER = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_ID = re.compile(r'(id="|href="#|url\(#)')


class Shown(Protocol):
    """What is needed of a game in progress."""

    @property
    def definition(self) -> Any: ...
    @property
    def setup(self) -> Any: ...
    def view(self, seat: str | None) -> dict[str, Any]: ...


def svg(game: Shown, seat: str | None = None, bare: bool = False) -> str:
    """The board as a seat sees it; without a seat as a spectator does."""
    id = game.definition.id
    if not atlas.is_painted(id):
        raise BadQuestion(f"there is no painted map of {id}")
    view = game.view(seat)
    components = game.definition.components()
    scenario = game.setup.scenario if "firefights" in components else ""
    season = atlas.BARE if bare else atlas.season(id, scenario, view)
    ground = atlas.ground(id, scenario, season)
    its, parts = atlas.MAPS[id], atlas.parts_of(id, scenario)
    grid = its.grid(parts)
    x, y, width, height = (number(one * SCALE) for one in its.sheet(parts))
    inner = _INNER.search(ground)
    assert inner is not None
    # several boards on one page must not share definitions
    prefix = f"{id}-{season}-"
    content = _ID.sub(lambda found: found[0] + prefix, inner[1])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}" '
        f'width="100%">{content}{_lattice(grid)}{pieces(id, grid, components, view)}</svg>'
    )


def _lattice(grid: Grid) -> str:
    cells = list(grid.by_id.values())
    lines = path(
        polygons(grid.outline(cell) for cell in cells),
        fill="none", stroke="#3d3320", stroke_opacity=0.28, stroke_width=1,
    )  # fmt: skip
    numbers = "".join(text(cell.id, (cell.at[0], cell.at[1] - 0.66), 0.17) for cell in cells)
    style = 'text-anchor="middle" font-family="sans-serif" fill="#3d3320" fill-opacity=".75"'
    return f"{lines}<g {style}>{numbers}</g>"


def pieces(game: str, grid: Grid, components: dict[str, Any], view: dict[str, Any]) -> str:
    """What a view knows to be on the map."""
    style = 'text-anchor="middle" font-family="sans-serif" font-weight="700" fill="#16171a"'
    stacks = counters(game, components, view)
    on_map = [(grid.by_id[place].at, pile) for place, pile in stacks.items() if place in grid.by_id]
    found = [_stack(*at, pile) for at, pile in sorted(on_map, key=lambda one: one[0][1])]
    return f"<g {style}>{''.join(found)}</g>"


def _stack(x: float, y: float, pile: list[Counter]) -> str:
    """A pile leans to the north-east, with its top counter in front."""
    size = SCALE * (1.3 if len(pile) == 1 else 1.15)
    shown = pile[-4:]
    parts = []
    for n, one in enumerate(shown):
        aside = (n - (len(shown) - 1) / 2) * 0.1
        at = f"{number((x - aside) * SCALE)} {number((y + aside) * SCALE)}"
        parts.append(f'<g transform="translate({at}) scale({number(size)})">{drawn(one)}</g>')
    return "".join(parts)
