"""Every unit, every row, every change: what one example cannot tell apart."""

from __future__ import annotations

import pytest
from tests.games.volga.helpers import play, set_up, table

import hexfront
from hexfront.core.hexes import bits
from hexfront.games.volga import GAME
from hexfront.games.volga.combat import close_combat
from hexfront.games.volga.german_cards import in_company
from hexfront.games.volga.reinforcements import entry_hexes, put_on_track
from hexfront.games.volga.state import Volga
from hexfront.games.volga.tables import (
    BOARD,
    CARD_NAMES,
    ENGINEERS,
    LINDEN,
    UNIT_NAMES,
    UNIT_NUMBER,
)


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


def in_battle() -> Volga:
    game = set_up("24: G-PZ-2 G-IN-191; 25: S-RD-45/2; leaders g-linden; hand g-stuka g-pioneer")
    play(game, "planned")
    g: Volga = game.state
    assert g.battle is not None
    return g


def test_a_card_stays_alone_but_for_engineers_with_linden() -> None:  # VG-15.5a VG-15.5c VG-6.5e
    g = in_battle()
    assert g.battle is not None
    other = next(1 << card for card in range(1, len(CARD_NAMES)) if not ENGINEERS >> card & 1)
    engineers = 1 << bits(ENGINEERS)[0]
    for cards, leaders, more in (
        (0, 0, -1),
        (other, 0, 0),
        (other, LINDEN, 0),
        (engineers, 0, 0),
        (engineers, LINDEN, ENGINEERS),
        (engineers | other, LINDEN, 0),
    ):
        g.battle.german_cards, g.leaders = cards, leaders
        assert in_company(g) == more


@pytest.mark.parametrize("gone", [("G-PZ-2", "G-IN-191"), ("S-RD-45",)])
def test_no_close_combat_without_both_sides(gone: tuple[str, ...]) -> None:  # VG-7.0m VG-9.1b
    g = in_battle()
    for name in gone:
        unit = UNIT_NUMBER[name]
        g.at[BOARD.hex("24")] &= ~(1 << unit)
        g.at[BOARD.hex("25")] &= ~(1 << unit)
    before = list(g.frames)
    close_combat(g)
    assert g.frames == before
