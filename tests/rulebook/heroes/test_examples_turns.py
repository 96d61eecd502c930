"""The printed examples of rules 0 to 3, move by move, with scripted dice."""

from __future__ import annotations

from tests.games.heroes.helpers import (
    asked,
    battle,
    legal,
    may,
    play,
    seat,
    shot,
    status,
    told,
    unit,
    where,
)

from hexfront.games.heroes.ground import ground_of
from hexfront.games.heroes.tables import STONE_BUILDING


def points(game, side):
    g = game.state
    return g.ap[side], g.cap[side]


MISS = [1, 1]


def test_pioneers_fire_for_two_and_move_for_one():  # EX-0a EX-0b CH-0.1d
    game = battle("1-H09: ger-pioneers-1/N; 1-F09: sov-rifles-1/S", [5, 4], draws=[2])
    events = play(game, "act ger-pioneers-1", "fire 1-F09")
    assert points(game, 0)[0] == 5
    assert shot(events)["av"] == 13
    play(game, "pass", "act ger-pioneers-1", "to 1-G09", "face N")
    assert points(game, 0)[0] == 4


def test_front_twelve_in_woods_defends_with_fourteen():  # EX-0c CH-4.0u CH-7.3a
    game = battle("1-F12: ger-pioneers-1/N; 1-D12: sov-rifles-1/S", [5, 4])
    g = game.state
    assert g.ground.md[g.ground.hex("1-D12")] == 2
    game = battle("1-F12: ger-pioneers-1/N; 1-E12: sov-rifles-1/S", [2, 4])
    events = play(game, "act ger-pioneers-1", "fire 1-E12")
    told_shot = shot(events)
    assert told_shot["dv"] == 14
    assert told_shot["av"] == 13, "4 + 3 at short range + 6"
    assert told_shot["outcome"] == "miss"


def test_a_label_names_map_row_and_column():  # EX-1a CH-1.0f CH-GE-1
    ground = ground_of(((2, False, 0, 0),))
    at = ground.hex("2-J10")
    assert ground.column_row[at] == (10, 9)
    assert ground.terrain[at] == STONE_BUILDING


ROUND = "1-H09: ger-rifles-1/N; 1-I09: ger-lmg-1/N; 1-E09: sov-rifles-1/S; 1-D09: sov-mmg-1/S"


# EX-2.2 CH-2.2a CH-2.2b CH-2.2f CH-2.2i CH-2.2j CH-2.2l CH-2.2n CH-2.2o CH-2.2r CH-2.2s CH-2.2u
# CH-2.2v CH-2.2w CH-2.2x CH-2.2y CH-2.3c CH-3.0c CH-3.0d CH-3.0e CH-3.2.1a CH-3.2.1c CH-3.2.2a
# CH-3.2.2c
def test_a_whole_round():
    game = battle(ROUND, MISS * 12 + [6, 6, 1, 1], cap=(2, 1))
    a, b, c, d = "ger-rifles-1", "ger-lmg-1", "sov-rifles-1", "sov-mmg-1"
    play(game, f"act {a}", "fire 1-E09", "ap 3", "roll")  # 1
    assert points(game, 0) == (4, 2)
    assert status(game, a) == "activated"
    play(game, f"act {c}", "fire 1-H09", "ap 4", "roll")  # 2
    assert points(game, 1) == (3, 1)
    play(game, f"command {b}", "fire 1-E09")  # 3
    assert points(game, 0) == (4, 0)
    assert status(game, b) == "fresh"
    play(game, f"act {c}", "fire 1-I09")  # 4: three AP and the one CAP
    assert points(game, 1) == (0, 0)
    assert status(game, c) == "used"
    play(game, f"act {a}", "to 1-G09", "face N")  # 5
    assert points(game, 0)[0] == 3
    play(game, "pass")  # 6
    assert game.state.passes == 1
    assert status(game, d) == "fresh"
    play(game, f"act {a}", "fire 1-E09")  # 7
    assert status(game, a) == "used"
    assert game.state.passes == 0
    play(game, f"act {d}", "fire 1-I09")  # 8
    assert points(game, 1)[0] == 4
    play(game, f"act {b}", "fire 1-D09")  # 9
    assert points(game, 0)[0] == 5
    play(game, "stall")  # 10
    assert points(game, 1)[0] == 3
    assert status(game, d) == "activated"
    play(game, f"act {b}", "fire 1-D09")  # 11
    assert points(game, 0)[0] == 3
    play(game, f"act {d}", "fire 1-I09")  # 12
    assert status(game, d) == "used"
    play(game, f"act {b}", "fire 1-D09")  # 13
    assert points(game, 0)[0] == 1
    assert legal(game) == {"pass"}  # 14: both units used, nothing to pay with
    play(game, "pass")
    assert "fire 1-D09" not in legal(game)
    play(game, "pass")  # 15: the last AP is lost, the round ends
    assert game.state.round == 2
    assert all(status(game, name) == "fresh" for name in (a, b, c, d))
    assert game.state.cap == [6, 7]


def test_stalling_keeps_the_round_open():  # EX-2.2b CH-2.2r CH-2.2x
    game = battle(ROUND, cap=(1, 0))
    play(game, "stall_cap")
    assert seat(game) == "soviet"
    play(game, "pass")
    assert game.state.passes == 1
    assert game.state.round == 1


CORNER = "1-H09: ger-rifles-1/N; 1-F09: sov-rifles-1/S"


def test_rifles_pay_four_to_fire_and_one_to_move():  # EX-3.0a
    game = battle(CORNER, MISS, side="soviet")
    play(game, "act sov-rifles-1", "fire 1-H09")
    assert game.state.ap[1] == 3
    play(game, "pass", "act sov-rifles-1", "to 1-G09", "face S")
    assert game.state.ap[1] == 2


def test_an_activation_with_card_stall_and_command():  # EX-3.0b CH-2.2z CH-2.2q CH-8.1c
    game = battle(
        CORNER + "; hand soviet rapid-deployment", MISS * 2, cap=(0, 4), side="soviet"
    )
    a = "sov-rifles-1"
    play(game, f"act {a}", "fire 1-H09", "ap 4", "roll", "pass")
    play(game, "card rapid-deployment", f"on {a}", "to 1-E09", "to 1-D09", "face S", "pass")
    assert (where(game, a), game.state.ap[1]) == ("1-D09", 3)
    play(game, "stall", "pass")
    assert game.state.ap[1] == 2
    play(game, f"command {a}", "to 1-E09", "face S", "pass")
    assert game.state.ap[1] == 2
    assert game.state.cap[1] == 3
    play(game, f"act {a}", "fire 1-H09", "ap 2", "roll")
    assert (game.state.ap[1], game.state.cap[1]) == (0, 1)
    assert status(game, a) == "used"


def test_command_moves_a_used_unit_and_a_card_rallies_a_tank():  # EX-3.0c CH-3.2.2b CH-8.6b
    text = (
        "1-H09: ger-rifles-1/N; 1-F09: sov-rifles-1/S; 1-E09: sov-mmg-1/S+used; "
        "1-C09: sov-t26-1/S!veh-suppressed; hand soviet rally-up"
    )
    game = battle(text, [*MISS, 4, 4, *MISS], cap=(0, 3), side="soviet")
    play(game, "act sov-rifles-1", "fire 1-H09", "ap 4", "roll", "pass")
    play(game, "command sov-mmg-1", "to 1-F09", "face S", "pass")
    assert (status(game, "sov-mmg-1"), game.state.cap[1]) == ("used", 1)
    play(game, "card rally-up", "on sov-t26-1", "roll", "pass")
    assert game.state.marker[unit(game, "sov-t26-1")] == 0
    assert status(game, "sov-t26-1") == "fresh"
    play(game, "act sov-rifles-1", "fire 1-H09")
    assert status(game, "sov-rifles-1") == "used"
    assert game.state.cap[1] == 0


def test_one_unit_is_flipped_to_activate_another():  # EX-3.0d CH-3.0f CH-3.0g CH-3.0h CH-3.0i
    game = battle(
        "1-H09: ger-rifles-1/N+active ger-hmg-1/N; 1-E09: sov-rifles-1/S; ap 4 0", MISS
    )
    play(game, "flip")
    assert seat(game) == "german"
    assert status(game, "ger-rifles-1") == "used"
    play(game, "act ger-hmg-1", "fire 1-E09")
    assert game.state.ap[0] == 5
    assert status(game, "ger-hmg-1") == "activated"
    assert seat(game) == "soviet"


def test_variable_activation_is_highest_and_lowest_die():  # EX-3.0.1a CH-3.0.1a CH-3.0.1b CH-9.0i
    game = battle(CORNER, [5, 4, 3], variable_ap="on")
    play(game, "act ger-rifles-1")
    assert game.state.ap[0] == 8
    assert asked(game) == "order"


def test_fog_of_war_shows_only_what_was_spent():  # EX-3.0.1b CH-3.0.1c CH-3.0.1d CH-3.0.1e
    game = battle(CORNER, [5, 4, 3, *MISS], variable_ap="fog")
    play(game, "act ger-rifles-1", "fire 1-F09")
    german, soviet = game.view("german")["points"], game.view("soviet")["points"]
    assert german["german"]["ap"] == 5
    assert soviet["german"]["ap"] is None
    assert soviet["german"]["spent"] == 3
    events = play(game, "pass", "pass")
    assert told(events, "used-in-fog")[0]["granted"] == 8


def test_opportunity_action_leaves_the_activation_alone():  # EX-D3 CH-2.2m CH-3.1c CH-3.1d CH-2.2aa
    text = "1-H09: ger-rifles-1/N; 1-I09: ger-hmg-1/N; 1-D09: sov-rifles-1/S"
    game = battle(text, MISS * 2)
    play(game, "act ger-rifles-1", "to 1-G09", "face N")
    assert game.state.ap[0] == 6
    play(game, "act sov-rifles-1", "fire 1-G09")
    assert game.state.ap[1] == 3
    play(game, "opportunity ger-hmg-1", "fire 1-D09")
    assert status(game, "ger-hmg-1") == "used"
    assert status(game, "ger-rifles-1") == "activated"
    assert game.state.ap[0] == 6
    assert game.state.cap[0] == 0
    play(game, "pass")
    assert "ger-hmg-1" not in may(game, "act")


def test_cap_tops_up_the_last_ap():  # EX-D4 CH-3.2.1a CH-3.2.1b CH-3.2.1c
    game = battle(
        "1-H09: ger-rifles-1/N; 1-F09: sov-rifles-1/S+active; ap 0 3", MISS,
        cap=(0, 5), side="soviet",
    )  # fmt: skip
    play(game, "act sov-rifles-1", "fire 1-H09", "ap 3", "roll")
    assert game.state.cap[1] == 4
    assert status(game, "sov-rifles-1") == "used"


def test_command_fire_by_a_used_unit_and_the_end_of_the_round():  # EX-D5 CH-2.2w CH-3.2.2b
    text = (
        "1-G09: ger-rifles-1/N+active; 1-I09: ger-hmg-1/N+used; 1-C09: sov-rifles-1/S+used; "
        "1-B09: sov-rifles-2/S; ap 6 0"
    )
    game = battle(text, MISS * 4 + [6, 6, 1, 1], cap=(3, 0))
    play(game, "command ger-hmg-1", "fire 1-C09", "roll")
    assert (game.state.cap[0], status(game, "ger-hmg-1")) == (1, "used")
    play(game, "act sov-rifles-2", "to 1-C09", "face S")
    assert game.state.ap[1] == 6
    play(game, "act ger-rifles-1", "fire 1-C09", "ap 3", "target sov-rifles-1", "roll", "roll")
    assert game.state.ap[0] == 3
    play(game, "act sov-rifles-2", "fire 1-G09")
    assert game.state.ap[1] == 2
    play(game, "act ger-rifles-1", "face NE", "pass")
    assert status(game, "sov-rifles-2") == "used"
    play(game, "pass")
    assert game.state.round == 2


def test_two_cap_before_the_roll():  # EX-3.2.3 CH-3.2.3a CH-3.2.3b CH-3.2.3d
    game = battle("1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S", [4, 3], draws=[2], cap=(2, 0))
    play(game, "act ger-lmg-1", "fire 1-E09", "ap 2")
    assert game.decision.args["needed"] == 8
    assert {"roll", "raise 1", "raise 2"} <= legal(game)
    events = play(game, "raise 2")
    assert shot(events)["av"] == 4 + 7 + 2
    assert game.state.cap[0] == 0


# EX-3.2.4 CH-2.1a CH-2.1b CH-2.1d CH-3.2.4a CH-3.2.4b CH-3.2.4c CH-3.2.4d
def test_initiative_bid_of_the_richer_side():
    game = battle(CORNER, [2, 2, 3, 4], cap=(0, 0), top="")
    game.state.cap_start = [7, 5]
    play(game, "pass", "pass")
    assert (seat(game), asked(game)) == ("german", "bid")
    play(game, "bid 2")
    assert seat(game) == "soviet"
    events = play(game, "bid 0")
    assert [roll["total"] for roll in told(events, "initiative-roll")] == [6, 7]
    assert seat(game) == "soviet"
    assert game.state.cap == [5, 5]
