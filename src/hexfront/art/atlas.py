"""Every picture of the ground, found by name: carried by the package, kept from before, or painted.

A picture's name ends with a fingerprint of the tables it is drawn from and of the code that draws
it. So a corrected table gets a picture of its own, and nobody needs to ask twice for one.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from hexfront.art.diagram import diagram
from hexfront.art.geometry import Box, Grid
from hexfront.art.maps import heroes, noretreat, stalingrado, volga
from hexfront.art.maps.parts import Lines, Parts
from hexfront.art.svg import Sheet
from hexfront.games import find

BARE = "bare"
"""The season of the diagram without paint."""

PAINTED = Path(__file__).parent / "painted"
"""The pictures of the standard tables, which `make art` paints and a wheel carries."""


@dataclass(frozen=True, slots=True)
class Map:
    """How a game is painted. `weather` tells a view's weather, `seasons` its season; without them
    it is the map that has a season."""

    sheet: Callable[[Parts], Box]
    grid: Callable[[Parts], Grid]
    lines: Callable[[Parts, Grid], Lines]
    paint: Callable[[Parts, str], Sheet]
    weather: Callable[[Parts], str]
    seasons: Callable[[Parts], dict[str, str]]


def _map(room: Any) -> Map:
    return Map(room.sheet_of, room.grid, room.lines, room.paint, room.weather, room.seasons)


MAPS = {
    "noretreat": _map(noretreat),
    "stalingrado": _map(stalingrado),
    "heroes": _map(heroes),
    "volga": _map(volga),
}

# What lies on a map does not change it.
_PIECES = ("counters.py", "position.py", "glyphs.toml")

# Of a hex nothing is painted that these do not say.
_DRAWN = (
    "id", "x", "y", "terrain", "level", "roads", "walls", "seas", "objective", "place", "name",
    "coast", "country",
)  # fmt: skip
_TOLD = ("areas", "sides", "rivers", "roads", "rails")


@dataclass(frozen=True, slots=True)
class Picture:
    game: str
    board: str
    season: str
    scenario: str
    fingerprint: str

    @property
    def name(self) -> str:
        return f"{self.board}-{self.season}.{self.fingerprint}.svg"


def parts_of(game: str, scenario: str) -> Parts:
    """The components that a scenario's map is drawn from."""
    parts = _components(game)
    if "firefights" in parts:
        return parts["firefights"][scenario]  # type: ignore[no-any-return]
    return parts


def is_painted(game: str) -> bool:
    return game in MAPS


@cache
def _components(game: str) -> Mapping[str, Any]:
    return find(game).components()


def scenarios(game: str) -> list[str]:
    """Those with a map of their own; one without a name where all are played on the same."""
    return list(_components(game).get("firefights", [""]))


def board_of(parts: Parts) -> str:
    """The boards of a layout in a word, like 4t-3td1: board 4 turned, below it 3, also turned."""
    return (
        "-".join(
            f"{one['board']}{'t' * one['turned']}"
            + "".join(f"{way[0]}{one[way]}" for way in ("right", "down") if one[way])
            for one in parts.get("boards", ())
        )
        or "map"
    )


@cache
def _code() -> bytes:
    """All that decides how the ground is drawn."""
    digest = blake2b(digest_size=8)
    folder = Path(__file__).parent
    for file in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
        if file.name not in _PIECES:
            digest.update(file.read_bytes())
    return digest.digest()


@cache
def _fingerprint(game: str, scenario: str) -> str:
    parts = parts_of(game, scenario)
    told: dict[str, Any] = {key: parts[key] for key in _TOLD if key in parts}
    told["hexes"] = [{key: one[key] for key in _DRAWN if key in one} for one in parts["hexes"]]
    text = json.dumps(told, sort_keys=True).encode()
    return blake2b(text + _code(), digest_size=6).hexdigest()


def picture(game: str, scenario: str, season: str) -> Picture:
    parts = parts_of(game, scenario)
    return Picture(game, board_of(parts), season, scenario, _fingerprint(game, scenario))


def pictures(game: str) -> list[Picture]:
    """All that are shown in a game, each once."""
    found: dict[str, Picture] = {}
    for scenario in scenarios(game):
        seasons = MAPS[game].seasons(parts_of(game, scenario))
        for season in (*seasons.values(), BARE):
            one = picture(game, scenario, season)
            found.setdefault(one.name, one)
    return list(found.values())


def season(game: str, scenario: str, view: Parts) -> str:
    """The season of a position."""
    return MAPS[game].seasons(parts_of(game, scenario))[MAPS[game].weather(view)]


def sheet_of(game: str, scenario: str) -> Box:
    return MAPS[game].sheet(parts_of(game, scenario))


@cache
def index(game: str) -> dict[str, dict[str, Any]]:
    """By scenario the sheet, and by weather the names of its pictures, for a client."""
    found: dict[str, dict[str, Any]] = {}
    for scenario in scenarios(game):
        seasons = MAPS[game].seasons(parts_of(game, scenario)) | {BARE: BARE}
        found[scenario] = {
            "sheet": sheet_of(game, scenario)._asdict(),
            "pictures": {
                weather: picture(game, scenario, season).name for weather, season in seasons.items()
            },
        }
    return found


def named(game: str, name: str) -> Picture | None:
    return next((one for one in pictures(game) if one.name == name), None)


def drawn(one: Picture) -> Sheet:
    """The picture, painted now."""
    its, parts = MAPS[one.game], parts_of(one.game, one.scenario)
    if one.season == BARE:
        ground = its.grid(parts)
        return diagram(ground, its.sheet(parts), *its.lines(parts, ground))
    return its.paint(parts, one.season)


def cache_folder() -> Path:
    override = os.environ.get("HEXFRONT_CACHE")
    return Path(override) if override else user_cache_path("hexfront")


def packed(one: Picture) -> bytes:
    """The picture as compressed SVG: from the package, from the cache, or painted and kept."""
    file = f"{one.game}-{one.name}.gz"
    kept = cache_folder() / "art" / file
    for path in (PAINTED / file, kept):
        if path.is_file():
            return path.read_bytes()
    data = compressed(one)
    keep(kept, data)
    return data


def compressed(one: Picture) -> bytes:
    return gzip.compress(str(drawn(one)).encode(), 9, mtime=0)


def keep(path: Path, data: bytes) -> None:
    """Written whole or not at all; a folder that cannot be written to does no harm."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f"{path.name}.{os.getpid()}.tmp")
        part.write_bytes(data)
        part.replace(path)
    except OSError:
        return


def ground(game: str, scenario: str, season: str) -> str:
    """The ground as SVG."""
    return gzip.decompress(packed(picture(game, scenario, season))).decode()
