"""Small pictures of positions: the painted ground, and the counters that a seat may see.

`python -m hexfront.server.thumbnails` draws every ground and opening into the package, as
`make art` does; one that is missing there is drawn at first sight and kept in the user's cache.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from hashlib import blake2b
from io import BytesIO
from pathlib import Path

import resvg_py
from PIL import Image

from hexfront.art import atlas
from hexfront.art.counters import Counter, counters, drawn
from hexfront.art.geometry import Box, Grid, Point
from hexfront.core.chance import Chance
from hexfront.core.game import BadQuestion, Game, check_setup
from hexfront.games import find

CARD = (416, 260)
"""For lists of games; four of them are on the first page, within its size."""
PREVIEW = (1200, 630)
"""As those who show links want it."""

GROUNDS = Path(__file__).parent / "grounds"
_LONGEST = 1600
_SKETCHED = 900
_NEAREST = 0.45
"""The part of a map's width that is shown at least."""
_COUNTER = 1.5
"""Counters are drawn larger than they lie, so that one sees them at all."""


def thumbnail(game: Game, seat: str | None, size: tuple[int, int] = CARD) -> bytes:
    """The position as a seat sees it, as WebP; as a spectator does, without a seat."""
    return _encoded(_position(game, seat, size), "WEBP", 28)


def preview(game: Game) -> bytes:
    """The position as a spectator sees it, as JPEG, which every messenger shows."""
    return _encoded(_position(game, None, PREVIEW), "JPEG")


def first_preview(game: str, scenario: str) -> bytes:
    """The same of a game that has not begun."""
    return preview(_first(game, scenario))


def opening(game: str, scenario: str) -> bytes:
    """How a scenario begins, for everybody: from the package, from the cache, or drawn and kept."""
    return _kept(_opening_name(game, scenario), lambda: _opening(game, scenario))


def kept_opening(game: str, scenario: str) -> bytes | None:
    """The same, if it need not be drawn."""
    return _found(_opening_name(game, scenario))


def _opening_name(game: str, scenario: str) -> str:
    place = scenario if game == "heroes" else ""
    tables = f"{find(game).data_of(scenario)}{atlas.picture(game, place, '').fingerprint}".encode()
    return f"{game}-{scenario}.{blake2b(tables, digest_size=6).hexdigest()}.webp"


def _opening(game: str, scenario: str) -> bytes:
    return thumbnail(_first(game, scenario), None)


def _first(game: str, scenario: str) -> Game:
    definition = find(game)
    setup = check_setup(definition, None, scenario, {})
    return Game(definition, setup, definition.begin(setup, Chance("opening")))


def _position(game: Game, seat: str | None, size: tuple[int, int]) -> Image.Image:
    id = game.definition.id
    if not atlas.is_painted(id):
        raise BadQuestion(f"there is no painted map of {id}")
    view, components = game.view(seat), game.definition.components()
    scenario = game.setup.scenario if "firefights" in components else ""
    parts = atlas.parts_of(id, scenario)
    sheet, grid = atlas.sheet_of(id, scenario), atlas.MAPS[id].grid(parts)
    stacks = _on_map(grid, counters(id, dict(components), dict(view)))
    frame = _frame(sheet, list(stacks), size[0] / size[1])
    one = atlas.picture(id, scenario, atlas.season(id, scenario, view))
    shown = _cropped(one, sheet, frame, size)
    if stacks:
        above = resvg_py.svg_to_bytes(
            svg_string=_svg(frame, stacks), width=size[0], height=size[1], skip_system_fonts=True
        )
        shown.paste(top := Image.open(BytesIO(above)).convert("RGBA"), (0, 0), top)
    return shown


def _on_map(grid: Grid, stacks: Mapping[str, list[Counter]]) -> dict[Point, list[Counter]]:
    """From north to south, so that those in front lie above."""
    found = {grid.by_id[place].at: pile for place, pile in stacks.items() if place in grid.by_id}
    return dict(sorted(found.items(), key=lambda one: one[0][1]))


def _frame(sheet: Box, points: list[Point], aspect: float) -> Box:
    """The part of the sheet that is shown: what lies on it, in the shape that is wanted."""
    around = Box.around(points, 2) if points else sheet
    width = max(around.width, around.height * aspect, sheet.width * _NEAREST)
    width = min(width, sheet.width, sheet.height * aspect)
    height = width / aspect
    x = around.x + around.width / 2 - width / 2
    y = around.y + around.height / 2 - height / 2
    x = min(max(x, sheet.x), sheet.right - width)
    y = min(max(y, sheet.y), sheet.bottom - height)
    return Box(x, y, width, height)


def _svg(frame: Box, stacks: Mapping[Point, list[Counter]]) -> str:
    piles = []
    for (x, y), pile in stacks.items():
        for n, one in enumerate(pile[-2:]):
            at = f"{x + 0.15 * n:.2f} {y - 0.15 * n:.2f}"
            piles.append(f'<g transform="translate({at}) scale({_COUNTER})">{drawn(one)}</g>')
    box = " ".join(f"{side:.2f}" for side in frame)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(piles)}</svg>'


def _cropped(one: atlas.Picture, sheet: Box, frame: Box, size: tuple[int, int]) -> Image.Image:
    whole = Image.open(BytesIO(ground(one)))
    across, down = whole.width / sheet.width, whole.height / sheet.height
    left, top = max(0.0, (frame.x - sheet.x) * across), max(0.0, (frame.y - sheet.y) * down)
    right = min(left + frame.width * across, whole.width)
    box = (left, top, right, min(top + frame.height * down, whole.height))
    return whole.convert("RGB").resize(size, Image.Resampling.LANCZOS, box=box)


@lru_cache(maxsize=8)
def ground(one: atlas.Picture) -> bytes:
    """The ground in pixels: from the package, from the cache, or drawn and kept."""
    return _kept(_ground_name(one), lambda: _ground(one))


def _ground_name(one: atlas.Picture, kind: str = "") -> str:
    return f"{one.game}-{one.name}".removesuffix(".svg") + f"{kind}.webp"


def sketch(one: atlas.Picture) -> bytes:
    """The ground in few bytes: what a browser shows until it has drawn the whole."""
    return _kept(_ground_name(one, "-sketch"), lambda: _sketch(one))


def _sketch(one: atlas.Picture) -> bytes:
    whole = Image.open(BytesIO(ground(one))).convert("RGB")
    whole.thumbnail((_SKETCHED, _SKETCHED), Image.Resampling.LANCZOS)
    return _encoded(whole, "WEBP", 20)


def _kept(name: str, draw: Callable[[], bytes]) -> bytes:
    data = _found(name)
    if data is None:
        data = draw()
        atlas.keep(atlas.cache_folder() / "art" / name, data)
    return data


def _found(name: str) -> bytes | None:
    for folder in (GROUNDS, atlas.cache_folder() / "art"):
        if (folder / name).is_file():
            return (folder / name).read_bytes()
    return None


def _ground(one: atlas.Picture) -> bytes:
    sheet = atlas.sheet_of(one.game, one.scenario)
    longest = max(sheet.width, sheet.height)
    width = round(_LONGEST * sheet.width / longest)
    svg = atlas.ground(one.game, one.scenario, one.season)
    pixels = resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True)
    return _encoded(Image.open(BytesIO(pixels)).convert("RGB"), "WEBP")


def _encoded(image: Image.Image, kind: str, quality: int = 76) -> bytes:
    written = BytesIO()
    image.save(written, kind, quality=quality, method=5, optimize=True)
    return written.getvalue()


def main(folder: Path = GROUNDS) -> None:
    wanted: dict[str, Callable[[], bytes]] = {}
    for game in atlas.MAPS:
        for one in atlas.pictures(game):
            if one.season != atlas.BARE:
                wanted[_ground_name(one)] = partial(_ground, one)
                wanted[_ground_name(one, "-sketch")] = partial(_sketch, one)
        for scenario in find(game).scenarios:
            wanted[_opening_name(game, scenario)] = partial(_opening, game, scenario)
    for name, draw in wanted.items():
        if not (folder / name).is_file():
            atlas.keep(folder / name, draw())
    for path in folder.iterdir():
        if path.name not in wanted:
            path.unlink()


if __name__ == "__main__":
    main()
