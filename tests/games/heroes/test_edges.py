"""Just enough and just too little, first and last: the edges at which a rule turns."""

from __future__ import annotations

import pytest
from tests.games.heroes.helpers import (
    HIDING,
    asked,
    battle,
    forbids,
    hand,
    legal,
    may,
    play,
    told,
    unit,
)

from hexfront.games.heroes.costs import is_behind
from hexfront.games.heroes.tables import CARD_NUMBER, CARDS, MARKER_NUMBER

MISS = [1, 1]
FAR = "1-L18: sov-rifles-1/N"
NEAR = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S"


@pytest.mark.parametrize(
    ("card", "action", "position"),
    [
        ("swift-action", "swift", NEAR),
        ("scout-teams", "scout ger-rifles-1", "1-H09: ger-rifles-1/N; hidden 1-F10: sov-smg-1"),
    ],
)
def test_a_blue_card_is_played_with_just_enough_points(card, action, position):  # CH-8.0h
    cost = CARDS[CARD_NUMBER[card]].cost
    for points, is_legal in ((cost, True), (cost - 1, False)):
        more = HIDING if "hidden" in position else ""
        game = battle(f"{position}; hand german {card}", cap=(points, 0), more=more)
        assert (action in legal(game)) == is_legal
        if not is_legal:
            assert forbids(game, action) == "8.0h"


@pytest.mark.parametrize(("left", "stuck"), [(2, True), (1, True), (0, False)])
def test_a_vehicle_bogs_down_while_a_marker_is_left(left, stuck):  # CH-8.7i
    game = battle("1-H09: ger-pz3e-1/N; 1-B09: sov-rifles-1/S; hand soviet bogged-down", [3, 1])
    game.state.pile[MARKER_NUMBER["veh-immobilized"]] = left
    play(game, "act ger-pz3e-1", "to 1-G09", "stop", "face N")
    events = play(game, "on ger-pz3e-1")
    assert told(events, "bogged")[0]["success"] == stuck
    assert bool(game.state.marker[unit(game, "ger-pz3e-1")]) == stuck


def test_smoke_is_paid_like_a_shot():  # CH-13.0a
    text = "1-H09: ger-mortar-8-1/N+active; 1-B09: sov-rifles-1/S; ap {} 0"
    for points, is_legal in ((3, True), (2, False)):
        game = battle(text.format(points))
        play(game, "act ger-mortar-8-1")
        assert ("smoke 1-E09" in legal(game)) == is_legal


def test_smoke_is_declared_and_paid_before_it_falls():  # CH-13.0a CH-12.2a
    game = battle("1-H09: ger-mortar-8-1/N; 1-B09: sov-rifles-1/S")
    hand(game, 1, "battlefield-confusion")
    play(game, "act ger-mortar-8-1", "smoke 1-E09")
    assert asked(game) == "confuse"
    assert game.view(None)["smoke"] == []


def test_digging_in_is_declared_and_paid_first():  # CH-18.1.3a CH-18.1.3b
    game = battle(NEAR)
    hand(game, 1, "battlefield-confusion")
    play(game, "act ger-rifles-1", "dig")
    assert asked(game) == "confuse"
    assert game.state.dug == 0


@pytest.mark.parametrize("way", range(6))
def test_a_step_goes_backwards_on_three_of_six_sides(way):  # CH-5.2a
    sides = [side for side in range(6) if is_behind(side, way)]
    assert sorted((side - way) % 6 for side in sides) == [2, 3, 4]


def test_units_out_of_action_neither_fire_nor_see():  # CH-7.2c
    text = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S; waiting ger-lmg-1; ready ger-lmg-1"
    game = battle(text)
    play(game, "act ger-lmg-1")
    assert not may(game, "fire")
    assert forbids(game, "fire 1-E09") == "5.5g"
