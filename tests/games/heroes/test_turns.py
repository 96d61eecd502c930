"""Rules 0 to 3: set-up, rounds, turns, activations and points."""

from __future__ import annotations

import csv

import pytest
from tests.games.heroes.helpers import (
    asked,
    battle,
    forbids,
    legal,
    may,
    play,
    seat,
    shot,
    started,
    status,
    told,
    unit,
    where,
)

from hexfront import BadSetup
from hexfront.core.game import game_at
from hexfront.games.heroes import GAME
from hexfront.games.heroes.firefight import firefight
from hexfront.games.heroes.tables import CARDS, KIND_NUMBER, KINDS, MARKERS

MISS = [1, 1]
PAIR = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S"
DEADLY = "1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S"


# -- 0.1 and 1.0


def test_two_sides_with_squads_weapons_and_vehicles():  # CH-0.1a CH-1.1b
    assert {kind.side for kind in KINDS} == {0, 1}
    types = {kind.type for kind in KINDS}
    assert {"infantry squad", "crewed weapon", "tank", "APC", "truck"} <= types


def test_squads_are_red_units_that_move_for_two_or_less():  # CH-1.1a CH-5.0a
    squads = {kind.id for kind in KINDS if kind.is_squad}
    assert {"ger-rifles", "ger-hmg", "ger-mortar-5", "sov-smg", "ger-pioneers"} <= squads
    assert not {"ger-mortar-8", "ger-pak36", "ger-truck", "sov-t34a"} & squads
    assert KINDS[KIND_NUMBER["ger-mortar-8"]].is_foot


def test_who_moves_on_foot_is_printed_in_red():  # CH-5.0a
    rows = csv.DictReader((GAME.data / "units.csv").read_text("utf-8").splitlines())
    red = {row["id"] for row in rows if row["move_colour"] == "red"}
    assert {kind.id for kind in KINDS if kind.is_foot} == red
    assert 10 < len(red) < len(KINDS)


def test_names_after_the_number_have_no_effect():  # CH-1.1c
    f = firefight("partisans")
    first, second = f.number_of["ger-rifles-1"], f.number_of["ger-rifles-2"]
    assert f.kinds[first] is f.kinds[second]


def test_tracks_start_as_the_sheet_says():  # CH-1.0a CH-1.0b CH-1.0c CH-1.0d CH-1.0e CH-3.2a
    game = started("partisans")
    g = game.state
    assert (g.vp, g.cap, g.ap, g.round) == ([0, 0], [6, 7], [0, 0], 1)
    assert g.firefight.rounds == 5
    assert where(game, "sov-mmg-1") == "1-C11"
    assert game.view("german")["stacks"]["1-F13"][0]["facing"] == "SW"
    assert g.ground.playable.bit_count() == 196


def test_the_sheet_fixes_the_cards():  # CH-1.0a CH-1.0j CH-8.0b
    game = started("partisans", cards="on")
    g = game.state
    dealt = sorted([*g.deck, *g.hands[0], *g.hands[1]])
    assert dealt == sorted(g.firefight.deck)
    assert [len(hand) for hand in g.hands] == [2, 2]
    assert dealt
    assert all(CARDS[number].number < 20 for number in dealt), "deck: below 20"
    without = started("partisans").state
    assert (without.deck, without.hands) == (b"", [(), ()]), "an optional deck stays in its box"
    bound = [id for id in GAME.scenarios if firefight(id).deck and not firefight(id).deck_optional]
    for id in bound:
        assert started(id).state.deck, "a deck that is no option is always in play"
    assert bound


def test_all_four_tracks_are_public():  # CH-0.1c
    game = battle(PAIR, MISS, cap=(2, 3))
    play(game, "act ger-rifles-1", "fire 1-E09", "ap 3", "roll")
    for viewer in ("german", "soviet", None):
        seen = game.view(viewer)
        assert seen["round"] == 1
        assert seen["points"]["german"]["ap"] == 4
        assert seen["points"]["soviet"]["cap"] == 3
        assert seen["points"]["soviet"]["vp"] == 0


def test_only_whole_hexes_are_in_play():  # CH-1.0g CH-1.0h CH-5.0g
    game = battle("1-B03: ger-rifles-1/N; 1-B02: ger-rifles-2/NW")
    ground = game.state.ground
    assert ground.hex("1-A03") is None
    assert ground.hex("1-F01") is None
    play(game, "act ger-rifles-1")
    assert may(game, "to") == {"1-A02", "1-A04", "1-B02", "1-B04", "1-C03"}


def test_two_halves_of_joined_boards_make_a_hex():  # CH-1.0h CH-1.0d
    ground = firefight("kv2").ground
    assert ground.hex("4-M09") == ground.hex("5-A09")
    assert ground.hex("4-M09") is not None
    assert ground.hex("4-A09") is None


def test_two_piles_of_twenty_markers():  # CH-1.0i CH-7.5t
    g = started("partisans").state
    for pile in (0, 1):
        assert sum(n for n, m in zip(g.pile, MARKERS, strict=True) if m.pile == pile) == 20


def test_hands_are_dealt_in_secret():  # CH-1.0j CH-8.0e CH-8.0c
    game = started("partisans", cards="on")
    assert [len(hand) for hand in game.state.hands] == [2, 2]
    assert game.view("german")["hands"]["soviet"] == {"size": 2, "cards": None}
    assert len(game.view("soviet")["hands"]["soviet"]["cards"]) == 2
    assert started("partisans").state.hands == [(), ()]


def test_hidden_units_are_noted_in_secret():  # CH-1.0k CH-10.0a CH-10.0b
    game = started("the-gap")
    assert (asked(game), seat(game)) == ("hide_unit", "soviet")
    play(game, *(["hide 2-D08"] + ["hide 2-E07"] * 5))
    assert game.view("soviet")["hidden"]["soviet"]["units"][0]["hex"] == "2-D08"
    assert "2-D08" not in str(game.view("german"))
    private = [e for played in game.history for e in played.events if e.what == "hidden-set-up"]
    assert private[0].seen_by("german")["args"]["own_hex"] is None
    assert private[0].seen_by("soviet")["args"]["own_hex"] == "2-D08"


# -- 2.0 to 2.2


def test_steps_before_a_round_come_in_order():  # CH-2.0a CH-2.0b CH-2.0d CH-2.0g CH-2.0h CH-2.3b
    text = "1-H09: ger-rifles-1/N+used; 1-E09: sov-rifles-1/S; smoke 1-B02; thin 1-L02"
    game = battle(text + "; deck luck follow-me", [6, 6, 1, 1])
    game.state.firefight.draw = 1
    try:
        events = play(game, "pass", "pass")
    finally:
        game.state.firefight.draw = 0
    order = [event.what for event in events]
    assert order.index("round") < order.index("smoke-thins") < order.index("draws")
    assert asked(game) == "bid"
    assert status(game, "ger-rifles-1") == "fresh"
    g = game.state
    assert (g.round, g.fresh_smoke) == (2, 0)
    assert g.ground.board.names(g.thin_smoke) == ["1-B02"]
    assert g.cap == [6, 7]


def test_reinforcements_are_ready_from_their_round_on():  # CH-2.0g CH-5.5a FF-2
    game = started("partisans")
    assert "sov-rifles-4" not in may(game, "act")
    play(game, "pass", "pass", "bid 0", "bid 0")
    assert {"sov-rifles-4", "sov-rifles-5"} <= {
        entry["id"] for entry in game.view(None)["waiting"] if entry["ready"]
    }


def test_a_unit_that_a_position_is_without_does_not_enter():  # CH-2.0g
    text = "firefight partisans; round 1 german; 1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S; {}"
    for waits, ready in (("waiting sov-rifles-4", ["sov-rifles-4"]), ("", [])):
        game = game_at(GAME, text.format(waits))
        play(game, "pass", "pass", "bid 0", "bid 0")
        assert [entry["id"] for entry in game.view(None)["waiting"] if entry["ready"]] == ready


def test_fixed_initiative_is_not_rolled():  # CH-2.1e
    game = started("partisans")
    assert (asked(game), seat(game)) == ("turn", "german")
    assert not [e for e in game.opening.events if e.what == "initiative-roll"]


def test_tied_initiative_is_bid_and_rolled_again():  # CH-2.1c CH-3.2.4e CH-3.2.4f
    game = battle(PAIR, [3, 3, 3, 3, 6, 6, 1, 1])
    play(game, "pass", "pass", "bid 2", "bid 2")
    assert asked(game) == "bid"
    assert game.state.cap == [4, 5]
    play(game, "bid 0", "bid 1")
    assert seat(game) == "german"
    assert game.state.cap == [3, 5]


def test_with_equal_cap_the_soviet_bids_first():  # CH-3.2.4b
    game = battle(PAIR)
    game.state.cap_start = [5, 5]
    play(game, "pass", "pass")
    assert seat(game) == "soviet"


def test_a_bid_is_at_most_two():  # CH-3.2.4a
    game = battle(PAIR)
    play(game, "pass", "pass")
    assert legal(game) == {"bid 0", "bid 1", "bid 2"}
    game = battle(PAIR)
    game.state.cap_start = [0, 1]
    play(game, "pass", "pass")
    assert legal(game) == {"bid 0", "bid 1"}


def test_every_unit_is_fresh_activated_or_used():  # CH-2.2d CH-2.2e CH-2.2g CH-2.2h
    game = battle(PAIR, MISS)
    assert status(game, "ger-rifles-1") == "fresh"
    play(game, "act ger-rifles-1", "fire 1-E09")
    assert game.view("soviet")["stacks"]["1-H09"][0]["state"] == "activated"
    play(game, "pass", "pass")
    # The Soviet's pass came first, so the round is over and everybody fresh again.
    assert status(game, "ger-rifles-1") == "fresh"
    game = battle(PAIR, MISS)
    play(game, "opportunity ger-rifles-1", "fire 1-E09")
    assert game.view("soviet")["stacks"]["1-H09"][0]["state"] == "used"
    play(game, "act sov-rifles-1", "face SW")
    assert "act ger-rifles-1" not in legal(game)
    assert forbids(game, "act ger-rifles-1") == "2.2g"
    assert forbids(game, "opportunity ger-rifles-1") == "3.1a"


def test_a_turn_is_one_action():  # CH-2.2b CH-2.2c CH-5.0d
    game = battle(PAIR)
    play(game, "act ger-rifles-1", "to 1-G09", "face N")
    assert seat(game) == "soviet"


def test_only_one_activation_at_a_time():  # CH-2.2k CH-3.0j CH-3.0k CH-2.2l CH-9.0d
    game = battle("1-H09: ger-rifles-1/N+active ger-lmg-1/N; 1-B09: sov-rifles-1/S; ap 2 0")
    play(game, "act ger-lmg-1", "to 1-G09", "face N")
    assert game.state.ap[0] == 1, "the LMG joins the pool, it brings no points of its own"
    play(game, "pass", "flip")
    assert status(game, "ger-rifles-1") == status(game, "ger-lmg-1") == "used"


def test_activating_another_unit_needs_the_flip_first():  # CH-3.0h CH-3.0i CH-2.2l CH-3.0f
    text = "1-H09: ger-rifles-1/N+active ger-lmg-1/N; 1-B09: sov-rifles-1/S; ap 2 0"
    game = battle(text)
    play(game, "flip")
    assert (status(game, "ger-rifles-1"), game.state.ap[0]) == ("used", 0)
    play(game, "act ger-lmg-1")
    assert game.state.ap[0] == 7
    assert "flip" not in legal(game), "only at the start of the turn"


def test_stalling_costs_a_point_of_either_kind():  # CH-2.2s CH-2.2t CH-3.2d
    game = battle(PAIR)
    assert "stall" not in legal(game)
    assert forbids(game, "stall") == "2.2s"
    assert forbids(game, "stall_cap") == "2.2s"
    game = battle("1-H09: ger-rifles-1/N+active; 1-E09: sov-rifles-1/S; ap 1 0", cap=(1, 0))
    assert {"stall", "stall_cap"} <= legal(game)
    play(game, "stall")
    assert status(game, "ger-rifles-1") == "used"


def test_a_unit_may_be_activated_only_to_stall():  # CH-2.2r CH-3.0b
    game = battle(PAIR)
    play(game, "act ger-rifles-1", "stall")
    assert game.state.ap[0] == 6
    assert seat(game) == "soviet"
    play(game, "pass", "act ger-rifles-1")
    assert "stall" not in legal(game)


def test_passing_loses_the_points_of_an_activation():  # CH-2.2u CH-2.2v CH-2.2w CH-2.2ab
    game = battle("1-H09: ger-rifles-1/N+active ger-lmg-1/N; 1-E09: sov-rifles-1/S; ap 4 0", MISS)
    play(game, "pass")
    assert (status(game, "ger-rifles-1"), game.state.ap[0]) == ("used", 0)
    play(game, "act sov-rifles-1", "face SW")
    play(game, "opportunity ger-lmg-1", "fire 1-E09")
    assert seat(game) == "soviet"


def test_an_action_between_two_passes_breaks_the_row():  # CH-2.2x
    game = battle(PAIR)
    play(game, "pass", "act sov-rifles-1", "face SW", "pass")
    assert game.state.round == 1
    play(game, "pass")
    assert game.state.round == 2


def test_both_sides_may_have_an_activated_unit():  # CH-2.2y
    game = battle(PAIR, MISS * 2)
    play(game, "act ger-rifles-1", "fire 1-E09", "act sov-rifles-1", "fire 1-H09")
    assert status(game, "ger-rifles-1") == status(game, "sov-rifles-1") == "activated"


# -- 2.3 to 2.5

CONTROL = """
[[control]]
hex = "1-G09"
side = "soviet"

[[score]]
hex = "1-G09"
vp = 1
"""


def test_hexes_score_at_the_end_of_the_round():  # CH-2.3a CH-2.5a CH-2.5.2a CH-0.1e CH-2.5.2d
    game = battle(PAIR, more=CONTROL)
    events = play(game, "pass", "pass")
    assert told(events, "scores") == [{"side": "soviet", "hex": "1-G09", "vp": 1}]
    assert game.state.vp == [0, 1]


def test_entering_alone_takes_control():  # CH-2.5.2b CH-2.5.2d
    game = battle("1-H09: ger-rifles-1/N; 1-B09: sov-rifles-1/S", more=CONTROL)
    events = play(game, "act ger-rifles-1", "to 1-G09", "face N")
    assert told(events, "control")[0]["side"] == "german"
    play(game, "pass", "act ger-rifles-1", "to 1-F09", "face N")
    assert game.view(None)["control"]["german"] == ["1-G09"]


def test_getting_on_a_wagon_in_a_victory_hex_takes_control():  # CH-2.5.2b
    text = "1-H09: ger-rifles-1/N; 1-G09: ger-wagon-1/N; 1-A18: sov-rifles-1/N"
    game = battle(text, more=CONTROL)
    events = play(game, "act ger-rifles-1", "board ger-wagon-1")
    assert told(events, "control") == [{"side": "german", "hex": "1-G09"}]
    assert game.view(None)["control"] == {"german": ["1-G09"], "soviet": []}


def test_a_contested_hex_keeps_its_controller():  # CH-2.5.2c
    game = battle("1-H09: ger-rifles-1/N; 1-G09: sov-rifles-1/S", [6, 6], more=CONTROL)
    play(game, "act ger-rifles-1", "to 1-G09", "face N")
    assert game.view(None)["control"]["soviet"] == ["1-G09"]
    play(game, "pass", "act ger-rifles-1", "close sov-rifles-1")
    assert game.view(None)["control"]["german"] == ["1-G09"]


def test_destroyed_units_score_for_the_enemy_at_once():  # CH-2.5.1a CH-7.4b
    game = battle(DEADLY, [6, 6], top="unit_vp = { sov-rifles = 3 }")
    events = play(game, "act ger-lmg-1", "fire 1-E09")
    assert told(events, "destroyed")[0]["vp"] == 3
    assert game.state.vp == [3, 0]
    assert where(game, "sov-rifles-1") == "destroyed"


def test_killing_ones_own_unit_scores_for_the_enemy():  # CH-2.5.1b CH-7.7.3r CH-7.7.3s
    text = "1-H09: ger-lmg-1/N; 1-F09: ger-rifles-1/N sov-rifles-1/S"
    game = battle(text, [6, 6, 1, 1])
    play(game, "act ger-lmg-1", "fire 1-F09", "target ger-rifles-1")
    assert where(game, "ger-rifles-1") == "destroyed"
    assert game.state.vp == [0, 1]


def test_the_last_round_ends_the_game():  # CH-2.4a CH-2.4b CH-0.1b
    game = battle(PAIR, more=CONTROL, rounds=1)
    (over,) = told(play(game, "pass", "pass"), "game-over")
    assert over == {"winners": ["soviet"], "kind": game.result.kind, "german": 0, "soviet": 1}
    assert game.result.winners == ("soviet",)
    assert dict(game.result.score) == {"german": 0, "soviet": 1}


def test_equal_points_are_a_defeat_of_both():  # CH-2.4c
    game = battle(PAIR, rounds=1)
    play(game, "pass", "pass")
    assert game.result.winners == ()
    assert game.result.rule == "2.4c"


def test_a_condition_of_the_sheet_ends_the_game_at_once():  # CH-2.4a
    ending = '[[ending]]\nkind = "no_units"\nside = "soviet"\n'
    game = battle(DEADLY, [6, 6], more=ending)
    play(game, "act ger-lmg-1", "fire 1-E09")
    assert game.result.kind == "no_units"
    assert game.result.winners == ("german",)


# -- 3.0 to 3.2


def test_activation_gives_seven_points():  # CH-3.0a CH-2.2f CH-2.2i CH-3.0d
    game = battle(PAIR)
    play(game, "act ger-rifles-1")
    assert game.view(None)["points"]["german"]["ap"] == 7
    assert seat(game) == "german", "activating is no action"


def test_points_serve_later_turns():  # CH-2.2j CH-3.0c CH-3.0e
    game = battle("1-H09: ger-rifles-1/N; 1-B10: sov-rifles-1/S")
    for left in (6, 5, 4):
        play(game, "act ger-rifles-1", "face NE" if left % 2 == 0 else "face N", "pass")
        assert game.state.ap[0] == left


def test_opportunity_may_cost_more_than_seven():  # CH-3.1b
    game = battle("1-H09: ger-rifles-1/N; 1-E09: sov-t35-1/S!inf-suppressed", MISS, side="soviet")
    play(game, "opportunity sov-t35-1")
    assert "fire 1-H09" in legal(game)


def test_an_activated_unit_has_no_opportunity():  # CH-3.1a
    game = battle("1-H09: ger-rifles-1/N+active; 1-E09: sov-rifles-1/S")
    assert forbids(game, "opportunity ger-rifles-1") == "3.1a"


def test_cap_are_lost_at_the_end_of_the_round():  # CH-3.2b CH-3.2c
    game = battle(PAIR, cap=(1, 9))
    play(game, "pass", "pass")
    assert game.state.cap == [6, 7], "neither too few nor too many are left over"


def test_cap_pay_for_any_unit_of_the_side():  # CH-3.2b CH-3.2d CH-0.1f CH-3.2.2a CH-3.2.2b
    text = "1-H09: ger-rifles-1/N+used; 1-I09: ger-lmg-1/N; 1-B09: sov-rifles-1/S"
    game = battle(text, cap=(1, 0))
    assert may(game, "command") == {"ger-rifles-1", "ger-lmg-1"}
    play(game, "command ger-rifles-1")
    assert "fire 1-B09" not in legal(game)
    play(game, "to 1-G09", "face N")
    assert game.state.cap[0] == 0
    play(game, "pass")
    assert may(game, "command") == set()


def test_the_price_may_be_split_but_one_ap_is_paid():  # CH-3.2.1a CH-3.2.1b
    game = battle(PAIR, MISS, cap=(6, 0))
    play(game, "act ger-rifles-1", "fire 1-E09")
    assert legal(game) == {"ap 1", "ap 2", "ap 3"}
    play(game, "ap 1", "roll")
    assert (game.state.ap[0], game.state.cap[0]) == (6, 4)


def test_nobody_changes_the_enemys_dice():  # CH-3.2.3c CH-7.3c
    game = battle(PAIR, MISS, cap=(0, 5))
    events = play(game, "act ger-rifles-1", "fire 1-E09")
    assert shot(events)["cap"] == 0
    assert seat(game) == "soviet"
    assert game.state.cap[1] == 5


def test_a_roll_may_be_lowered_too():  # CH-3.2.3a
    game = battle(PAIR, [4, 4], cap=(5, 0))
    play(game, "act ger-rifles-1", "fire 1-E09", "ap 3")
    assert may(game, "raise") == may(game, "lower") == {"1", "2"}, "never more than two"
    events = play(game, "lower 2")
    assert shot(events)["av"] == 2 + 8 - 2
    assert game.state.cap[0] == 3, "a point each"
    game = battle(PAIR, [4, 4], cap=(1, 0))
    play(game, "act ger-rifles-1", "fire 1-E09", "ap 3")
    assert may(game, "raise") == may(game, "lower") == {"1"}, "nor more than one has"


def test_handicap_raises_the_starting_cap():  # CH-3.2.5a
    game = started("partisans", soviet_handicap="2")
    assert game.state.cap == [6, 9]
    with pytest.raises(BadSetup, match="soviet_handicap"):
        started("partisans", soviet_handicap="3")


def test_two_players_share_one_pool_and_take_one_action():  # CH-20.0b
    """A larger firefight for two: one pool of CAP, one action a turn."""
    game = battle(PAIR, cap=(4, 4))
    assert len(game.state.cap) == 2
    play(game, "act ger-rifles-1", "face NE")
    assert seat(game) == "soviet"


def test_a_destroyed_activated_unit_takes_its_points_along():
    game = battle("1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S+active; ap 0 4", [6, 6])
    play(game, "act ger-lmg-1", "fire 1-E09")
    assert game.state.ap[1] == 0
    assert not game.state.activated >> unit(game, "sov-rifles-1") & 1
