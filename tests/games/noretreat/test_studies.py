"""What players may ask about a position: who is supplied, by which line, and what would cut it."""

from __future__ import annotations

from typing import Any

from tests.games.noretreat.helpers import position

from hexfront import Game
from hexfront.games.noretreat.tables import BOARD, CITIES, USSR

CHAIN = "turn 8 axis movement; 2113: ax_4a; axis-holds 1713"
"""A unit at the end of a line of four hexes to a city that is supplied."""


def line(game: Game, unit: str) -> dict[str, Any]:
    found: dict[str, Any] = game.study("line", unit, seat="axis")
    assert found is not None
    return found


def test_supply_is_told_from_its_sources_outwards() -> None:  # NR-6.1b, NR-6.3c
    found = position(CHAIN).study("supply", seat="soviet")["axis"]
    distance = {hex: far for far, band in enumerate(found["bands"]) for hex in band}
    assert [distance[hex] for hex in ("1713", "1813", "1913", "2013", "2113")] == [0, 1, 2, 3, 4]
    assert len(distance) == sum(map(len, found["bands"]))
    assert "2213" not in distance
    assert "1713" in found["cities"]
    assert found["lacking"] == []


def test_a_city_without_a_way_to_the_edge_is_told_as_dry() -> None:  # NR-6.1f
    around = "1613: su_west/weak; 1712: su_don/weak; 1714: su_central/weak"
    found = position(f"{CHAIN}; {around}").study("supply", seat="axis")["axis"]
    assert "1713" in found["dry"]
    assert "1713" not in found["cities"]
    assert found["lacking"] == ["ax_4a"]


def test_a_line_goes_to_a_city_and_on_to_the_edge() -> None:  # NR-6.1b, NR-6.1f
    found = line(position(CHAIN), "ax_4a")
    assert found["by"] == "line"
    assert (found["line"][0], found["line"][4]) == ("2113", "1713")
    assert found["line"][-1] in position(CHAIN).study("supply", seat="axis")["axis"]["edge"]


def test_what_would_cut_a_line_is_what_cuts_it() -> None:  # NR-6.1b, NR-6.3a
    """Every hex that is told leaves the unit without supply once the enemy stands in it."""
    found = line(position(CHAIN), "ax_4a")
    assert "1713" in found["cuts"], "the only city in reach"
    assert set(found["cuts"]) < set(found["line"]), "behind the city there are ways around"
    for hex in found["cuts"]:
        assert line(position(f"{CHAIN}; {hex}: su_west/weak"), "ax_4a")["by"] is None, hex


def test_a_unit_on_the_coast_has_its_supply_from_the_sea() -> None:  # NR-6.2c
    coast = position(CHAIN).study("supply", seat="axis")["axis"]["sea"]
    game = position(f"turn 8 axis movement; {coast[0]}: ax_4a")
    assert line(game, "ax_4a") == {"unit": "ax_4a", "by": "sea", "line": [], "cuts": []}


def test_a_unit_beside_one_with_a_line_lives_off_it() -> None:  # NR-6.2a
    game = position("turn 8 axis movement; 2113: ax_4a; 2213: ax_6a; axis-holds 1713")
    found = line(game, "ax_6a")
    assert found["by"] == "beside"
    assert found["line"][:2] == ["2213", "2113"]


def test_if_a_unit_went_somewhere_its_line_is_told() -> None:  # NR-6.1b
    game = position(f"{CHAIN}; 1503: su_west/weak")
    far = game.study("there", "ax_4a", "2413", seat="axis")
    assert far["by"] is None
    near = game.study("there", "ax_4a", "1913", seat="axis")
    assert near["by"] == "line"
    assert near["line"][0] == "1913"
    assert game.view("axis")["stacks"]["2113"][0]["unit"] == "ax_4a", "only thought of"
    assert game.study("there", "ax_4a", "1503", seat="axis") is None, "the enemy is there"


def test_the_places_in_which_a_unit_is_supplied_are_those_of_the_check() -> None:  # NR-6.1a
    game = position(CHAIN)
    fed = set(game.study("places", "ax_4a", seat="axis")["supplied"])
    for hex in ("1913", "2113", "2213", "2413"):
        assert (hex in fed) == (game.study("there", "ax_4a", hex, seat="axis")["by"] is not None)


def test_whose_supply_a_move_would_change_is_told() -> None:  # NR-6.3a, NR-6.2a
    cities = "axis-holds " + " ".join(BOARD.names(CITIES & USSR))
    game = position(f"turn 8 axis movement; 2113: su_west/weak; 2013: ax_4a; 1913: ax_6a; {cities}")
    found = game.study("there", "ax_4a", "2313", seat="axis")
    assert found["cut_off"] == ["su_west"]
    assert game.study("there", "ax_6a", "1813", seat="axis")["cut_off"] == []
    chain = position("turn 8 axis movement; 2113: ax_4a; 2213: ax_6a; axis-holds 1713")
    assert chain.study("there", "ax_4a", "1913", seat="axis")["loses"] == ["ax_6a"]


def test_nobody_off_the_map_is_thought_of_anywhere() -> None:  # NR-6.1c, NR-6.3a
    game = position(f"{CHAIN}; rail: ax_6a; 1503: su_west/weak")
    assert game.study("there", "ax_6a", "1913", seat="axis") is None
    assert game.study("there", "ax_4a", "1913", seat="axis") is not None
