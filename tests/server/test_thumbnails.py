"""Small pictures of positions: for lists of games, cards of scenarios and previews of links."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops

import hexfront
from hexfront.art import atlas
from hexfront.games import find, ids
from hexfront.server import thumbnails
from hexfront.server.scenarios import facts

PAINTED = [game for game in ids() if atlas.is_painted(game)]


def pixels(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


@pytest.mark.parametrize("game", PAINTED)
def test_every_scenario_has_a_small_picture_and_its_numbers(game: str) -> None:
    for scenario in find(game).scenarios:
        data = thumbnails.opening(game, scenario)
        assert pixels(data).size == thumbnails.CARD
        assert len(data) < 38_000
        its = facts(game, scenario)
        assert len(its.units) == 2
        assert set(its.units) <= {"axis", "german", "soviet"}
        assert game == "volga" or its.turns


def test_a_picture_is_not_that_of_another_position() -> None:
    game = hexfront.new("noretreat", scenario="A", seed="a")
    other = hexfront.new("noretreat", scenario="F", seed="a")
    shown, else_ = (pixels(thumbnails.thumbnail(one, None)) for one in (game, other))
    assert ImageChops.difference(shown, else_).getbbox()


def test_a_picture_tells_nothing_that_its_seat_may_not_know() -> None:
    """Two games that differ only in what is hidden from a seat look the same to it."""
    game = hexfront.new("stalingrado", scenario="blue", seed="secret")
    for seat in game.seats:
        other = game.determinize(seat, "other")
        assert thumbnails.thumbnail(other, seat) == thumbnails.thumbnail(game, seat)
    assert thumbnails.thumbnail(game, "axis") != thumbnails.thumbnail(game, None)
    assert thumbnails.preview(game)[:3] == b"\xff\xd8\xff"


def test_the_pictures_of_the_first_page_leave_room_for_the_page() -> None:
    """It has 120 kB in all, of which its code takes about two thirds."""
    shown = {
        "volga": "battle",
        "noretreat": "A",
        "heroes": "partisans",
        "stalingrado": "blue",
    }
    assert sum(len(thumbnails.opening(*one)) for one in shown.items()) < 38_000
