"""The painted ground: right for every hex of the table, the same every time, and not too large."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hexfront.art import atlas
from hexfront.art.geometry import Box, Cell, is_inside, middle, to_line
from hexfront.art.maps import noretreat, stalingrado
from hexfront.art.painter import Painter
from hexfront.art.palette import SUMMER

BOARDS = [
    ("noretreat", ""),
    ("stalingrado", ""),
    ("volga", ""),
    ("heroes", "kv2"),
    ("heroes", "petrov"),
    ("heroes", "mzensk"),
]
LARGEST = {"noretreat": 125_000, "stalingrado": 195_000, "volga": 90_000, "heroes": 115_000}


def painter_of(game: str, scenario: str) -> Painter:
    its, parts = atlas.MAPS[game], atlas.parts_of(game, scenario)
    return Painter(its.grid(parts), its.sheet(parts), SUMMER, seed=3)


def around(cell: Cell, far: float) -> list[tuple[float, float]]:
    x, y = cell.at
    return [(x, y), (x + far, y), (x - far, y), (x, y + far), (x, y - far)]


@pytest.mark.parametrize(("game", "scenario"), BOARDS)
def test_every_hex_lies_inside_the_shape_of_its_terrain_and_of_no_other(game, scenario):
    painter = painter_of(game, scenario)
    kinds = {cell.terrain for cell in painter.grid.by_id.values()}
    for terrain in kinds:
        rings = painter.rings(painter.grid.having(terrain))
        for cell in painter.grid.by_id.values():
            inside = [is_inside(point, rings) for point in around(cell, 0.5)]
            assert all(inside) if cell.terrain == terrain else not any(inside), cell


@pytest.mark.parametrize(("game", "scenario"), BOARDS)
def test_hexes_lie_where_the_client_has_them(game, scenario):
    painter = painter_of(game, scenario)
    for one in atlas.parts_of(game, scenario)["hexes"]:
        at = painter.grid.by_id[one["id"]].at
        assert at == pytest.approx((one["x"], one["y"]), abs=0.001)


@pytest.mark.parametrize("game", ["noretreat", "stalingrado"])
def test_a_river_runs_along_its_hexsides_and_nowhere_else(game):
    painter = painter_of(game, "")
    grid, parts = painter.grid, atlas.parts_of(game, "")
    sides = [tuple(map(grid.point, side)) for side in atlas.MAPS[game].lines(parts, grid)[0]]
    module = noretreat if game == "noretreat" else stalingrado
    lines = [strand.line for strand in module.rivers(painter, parts)]
    for side in sides:
        assert min(to_line(middle(*side), line) for line in lines) < 0.15
    for line in lines:
        for point in line:
            assert min(to_line(point, side) for side in sides) < 0.25


def test_a_road_crosses_a_hexside_in_its_middle():
    parts = atlas.parts_of("heroes", "kv2")
    painter = painter_of("heroes", "kv2")
    edges = atlas.MAPS["heroes"].lines(parts, painter.grid)[1]
    lines = [strand.line for strand in painter.ways(edges, 3, 0.06)]
    for a, b in edges:
        crossing = middle(painter.grid.point(a), painter.grid.point(b))
        assert min(to_line(crossing, line) for line in lines) < 0.1


def test_winter_covers_the_firefights_of_december_only():
    seasons = {
        scenario: atlas.season("heroes", scenario, {}) for scenario in atlas.scenarios("heroes")
    }
    assert seasons["red-ice"] == "frozen"
    assert seasons["petrov"] == "mud"
    assert seasons["mir"] == "summer"


def test_weather_of_the_game_decides_the_season():
    assert atlas.season("noretreat", "", {"weather": "long_winter"}) == "frozen"
    assert atlas.season("noretreat", "", {"weather": "mud"}) == "mud"
    assert atlas.season("stalingrado", "", {"winter": True}) == "frozen"
    assert atlas.season("stalingrado", "", {"winter": False}) == "summer"


@pytest.mark.parametrize("game", sorted(atlas.MAPS))
def test_pictures_are_well_formed_and_small_enough(game):
    for one in atlas.pictures(game)[:2]:
        data = atlas.compressed(one)
        assert len(data) < LARGEST[game]
        root = ElementTree.fromstring(gzip.decompress(data))
        x, y, width, height = (float(word) / 40 for word in root.attrib["viewBox"].split())
        sheet = atlas.sheet_of(game, one.scenario)
        assert Box(x, y, width, height) == pytest.approx(sheet, abs=0.01)


def run(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


HASH = """
from hashlib import blake2b
from hexfront.art import atlas
one = atlas.picture("heroes", "mir", "summer")
print(one.name, blake2b(atlas.compressed(one)).hexdigest())
"""


def test_the_same_picture_in_every_process():
    assert run(HASH, PYTHONHASHSEED="1") == run(HASH, PYTHONHASHSEED="2")


NAMES = """
from hexfront.art import atlas
one = atlas.picture("volga", "", "summer")
print(one.name, atlas.packed(one).hex())
"""


def test_a_corrected_table_redraws_the_map_and_the_picture_is_kept(tmp_path: Path):
    own = tmp_path / "config" / "overrides" / "volga"
    own.mkdir(parents=True)
    tables = atlas.find("volga").data / "hexes.csv"
    lines = tables.read_text("utf-8").splitlines(keepends=True)
    row = next(n for n, line in enumerate(lines) if line.startswith("58,"))
    assert ",clear," in lines[row]
    lines[row] = lines[row].replace(",clear,", ",difficult,")
    (own / "hexes.csv").write_text("".join(lines), "utf-8")
    folders = {"HEXFRONT_CACHE": str(tmp_path / "cache")}
    before = run(NAMES, **folders).split()
    after = run(NAMES, HEXFRONT_CONFIG=str(tmp_path / "config"), **folders).split()
    assert before[0] != after[0]
    assert before[1] != after[1]
    kept = tmp_path / "cache" / "art" / f"volga-{after[0]}.gz"
    assert kept.read_bytes().hex() == after[1]
    again = run(NAMES, HEXFRONT_CONFIG=str(tmp_path / "config"), **folders).split()
    assert again == after


def test_a_cache_that_cannot_be_written_does_no_harm(tmp_path: Path, monkeypatch):
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("HEXFRONT_CACHE", str(tmp_path / "file"))
    monkeypatch.setattr(atlas, "PAINTED", tmp_path / "nowhere")
    assert atlas.packed(atlas.picture("volga", "", "bare"))
