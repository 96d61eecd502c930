"""A position as a picture, as each seat may see it."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import hexfront
from hexfront.art import atlas
from hexfront.art.counters import GLYPHS, aircraft, counters, sign
from tools import write_glyphs


@pytest.fixture(autouse=True)
def kept(tmp_path_factory, monkeypatch):
    monkeypatch.setenv("HEXFRONT_CACHE", str(tmp_path_factory.getbasetemp() / "cache"))


@pytest.mark.parametrize(("game", "scenario"), [("heroes", "kv2"), ("volga", None)])
def test_a_game_shows_itself_in_a_notebook(game, scenario):
    shown = hexfront.new(game, scenario=scenario, seed="picture")
    text = shown._repr_svg_()
    assert text is not None
    root = ElementTree.fromstring(text)
    stacks = shown.view(shown.decision.seat)["stacks"]
    some = next(hex for hex, stack in stacks.items() if stack)
    words = {one.text for one in root.iter("{http://www.w3.org/2000/svg}text")}
    assert some in words
    assert text == shown._repr_svg_()


def test_what_is_hidden_from_a_seat_is_shown_by_its_back():
    shown = hexfront.new("volga", mode="1v1", seed="picture")
    parts = shown.definition.components()
    german = counters("volga", parts, shown.view("german"))
    soviet = counters("volga", parts, shown.view("soviet"))
    enemies = [one for pile in german.values() for one in pile if one.side == "soviet"]
    assert enemies
    assert all(one.is_back for one in enemies)
    own = [one for pile in soviet.values() for one in pile if one.side == "soviet"]
    assert len(own) == len(enemies)
    assert not any(one.is_back for one in own)


def test_every_unit_has_a_sign():
    shapes = GLYPHS["nato"] | GLYPHS["silhouette"]
    for game in ("noretreat", "stalingrado", "heroes"):
        units = hexfront.find(game).components()["units"]
        for unit in units:
            if game == "noretreat":
                kinds = [face["kind"] for face in unit["faces"].values()]
            else:
                kinds = [unit["id"] if game == "heroes" else unit.get("type", "")]
            for kind in filter(None, kinds):
                assert kind in GLYPHS["signs"][game], kind
                assert sign(game, kind) in shapes


def test_the_client_has_the_same_silhouettes():
    for path, text in write_glyphs.written().items():
        assert path.read_text("utf-8") == text, "run make types"


def test_every_vehicle_and_aircraft_has_a_drawing_of_its_own_kind():
    signs = GLYPHS["signs"]["heroes"]
    shared = {"wagon", "t34a"}  # a wagon is a wagon, and one tank was captured
    often = {name for name in signs.values() if list(signs.values()).count(name) > 1}
    assert often <= shared
    types = [one["aircraft"] for one in hexfront.find("stalingrado").components()["units"]
             if one["kind"] == "air"]  # fmt: skip
    known = tuple(GLYPHS["signs"]["aircraft"])
    assert {one for one in types if not one.startswith(known)} == set()
    assert aircraft("Ju 87D") == "stuka"
    assert aircraft("Il-2") == "sturmovik"


def test_winter_is_seen_in_the_picture():
    assert atlas.ground("heroes", "red-ice", "frozen") != atlas.ground("heroes", "bunker", "summer")
