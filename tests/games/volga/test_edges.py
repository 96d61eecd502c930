"""Every unit, every row, every change: what one example cannot tell apart."""

from __future__ import annotations

import pytest
from tests.games.volga.helpers import play, set_up, table

import hexfront
from hexfront.games.volga import GAME
from hexfront.games.volga.reinforcements import entry_hexes, put_on_track
from hexfront.games.volga.tables import BOARD, UNIT_NAMES, UNIT_NUMBER


def test_every_german_unit_arrives_where_its_colour_says() -> None:  # VG-6.1e VG-6.1f VG-6.1g
    entries = {"yellow": ["X", "Y"], "blue": ["Z"], "white": ["X", "Y", "Z"]}
    header, *rows = table("units.csv")
    name, colour = header.index("id"), header.index("colour")
    of = {row[name]: row[colour] for row in rows}
    germans = [unit for unit in UNIT_NAMES if unit.startswith("G-")]
    assert len(germans) == 40
    for unit in germans:
        assert BOARD.names(entry_hexes(UNIT_NUMBER[unit])) == entries[of[unit]], unit


@pytest.mark.parametrize("fewest", range(1, 7))
def test_any_row_may_have_the_fewest_units(fewest: int) -> None:  # VG-6.1l
    g = set_up("20: G-PZ-2; 60: S-RD-45").state
    one, two = UNIT_NUMBER["G-IN-208"], UNIT_NUMBER["G-IN-212"]
    g.track = [(one, two) if row != fewest else (two,) for row in range(1, 7)]
    put_on_track(g, one)
    assert [len(row) for row in g.track] == [2] * 6
    assert g.track[fewest - 1] == (one, two)


def test_nobody_is_in_two_places_at_the_start() -> None:  # VG-4.0g VG-4.0m VG-20.4c
    g = hexfront.new("volga", seed="start").state
    for unit, name in enumerate(UNIT_NAMES):
        places = [place for place, units in enumerate(g.at) if units >> unit & 1]
        boxes = [row for row in g.track if unit in row]
        assert len(places) + len(boxes) == 1, name
    sizes = {place: g.at[BOARD.hex(place)].bit_count() for place in "WXYZ"}
    assert sizes == {"W": 3, "X": 2, "Y": 2, "Z": 0}
    assert g.on_map.bit_count() == 23 + 7


def test_what_is_seen_anew_is_what_is_seen_at_once() -> None:  # VG-1.1f VG-5.4a
    game = set_up(
        "61: G-IN-191/2 G-IN-194/2; 60: S-RD-45/3; 59: S-RD-87/4; 20: G-PZ-2",
        dice=[1, 1, 1, 1, 6, 1, 1, 1],
    )
    assert GAME.view_parts is not None
    public, own = GAME.view_parts
    for action in ("planned", "none", "none", "hit G-IN-194"):
        was = game.state.clone()
        seen = {seat: own(was, seat, None) for seat in (*game.seats, None)}
        everybody = public(was, None)
        play(game, action)
        assert public(game.state, (was, everybody)) == public(game.state, None)
        for seat, before in seen.items():
            assert own(game.state, seat, (was, before)) == own(game.state, seat, None)
