"""The printed examples of rules 5 to 10, with scripted dice."""

from __future__ import annotations

from tests.games.heroes.helpers import (
    FIVE,
    asked,
    battle,
    forbids,
    hand,
    legal,
    marker,
    may,
    play,
    seat,
    shot,
    status,
    told,
    where,
)

MISS = [1, 1]
HIDING = """
[[force]]
side = "soviet"
hidden = true
area = { board = 1 }
units = [{ unit = "sov-smg" }]
"""
PINNED, UNNERVED, PANICKED, SUPPRESSED, STUNNED = 7, 2, 5, 12, 0


def test_mmg_into_woods_costs_three():  # EX-5.0 CH-5.0c CH-4.0u
    game = battle("1-F12: sov-mmg-1/N", side="soviet")
    play(game, "act sov-mmg-1", "to 1-E12", "face N")
    assert game.state.ap[1] == 4


def test_front_and_flank_hexes_of_a_unit_facing_north():  # EX-D6 CH-5.1c CH-5.1f CH-5.2a
    game = battle("1-J10: ger-rifles-1/N+active; ap 1 0")
    play(game, "act ger-rifles-1")
    assert may(game, "to") == {"1-I10", "1-J09", "1-J11"}
    game = battle("1-J10: ger-rifles-1/N+active; ap 2 0")
    play(game, "act ger-rifles-1")
    assert may(game, "to") == {"1-I10", "1-J09", "1-J11", "1-K10", "1-K09", "1-K11"}


def test_walking_round_a_squad():  # EX-D8 CH-5.1d CH-5.3a
    game = battle("1-J09: ger-rifles-1/N; 1-I10: sov-rifles-1/S", MISS)
    play(game, "act ger-rifles-1", "to 1-I09", "face NE", "pass")
    play(game, "act ger-rifles-1", "to 1-H10", "face S")
    play(game, "act sov-rifles-1")
    assert forbids(game, "fire 1-H10") == "6.1b"
    play(game, "face N")
    assert game.state.ap[1] == 6
    assert seat(game) == "german", "it must wait a turn before it can fire"


def test_red_firepower_and_a_nine():  # EX-D9 CH-7.2a
    game = battle("1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S", [4, 5])
    assert shot(play(game, "act ger-rifles-1", "fire 1-E09"))["av"] == 11


def test_flank_and_front():  # EX-D10 CH-7.3b CH-GE-7
    for facing, side, value in (("S", "front", 12), ("N", "flank", 11)):
        game = battle(f"1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/{facing}", MISS)
        events = play(game, "act ger-rifles-1", "fire 1-E09")
        assert shot(events)["defence"] == {side: value}


def test_losses_lower_the_next_rounds_cap():  # EX-7.4a CH-7.4c CH-7.4d CH-2.0c
    text = "1-H09: ger-lmg-1/N; 1-G09: sov-rifles-1/N; 1-E09: sov-rifles-2/N; 1-C09: sov-mmg-1/S"
    game = battle(text, [6, 6, 6, 6, 6, 6, 1, 1], cap=(0, 0))
    game.state.cap_start = [6, 9]
    play(game, "act ger-lmg-1", "fire 1-G09", "pass", "act ger-lmg-1", "fire 1-E09")
    assert game.state.losses == [0, 2]
    play(game, "pass", "pass", "bid 0", "bid 0")
    assert game.state.cap[1] == 7


def test_cap_fall_when_the_marker_stands_on_the_box():  # EX-7.4b CH-7.4e
    text = "1-H09: ger-lmg-1/N; 1-G09: sov-rifles-1/N; 1-C09: sov-mmg-1/S; losses 0 1; cap 0 8"
    game = battle(text, [6, 6])
    game.state.cap_start = [6, 9]
    play(game, "act ger-lmg-1", "fire 1-G09")
    assert game.state.cap[1] == 7
    game = battle(text.replace("cap 0 8", "cap 0 6"), [6, 6])
    game.state.cap_start = [6, 9]
    play(game, "act ger-lmg-1", "fire 1-G09")
    assert game.state.cap[1] == 6


def test_suppressed_rifles():  # EX-7.5a EX-7.5c CH-7.5q CH-7.5d CH-7.5h
    text = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S!inf-suppressed"
    game = battle(text, MISS, side="soviet")
    events = play(game, "act sov-rifles-1", "fire 1-H09")
    assert game.state.ap[1] == 2
    assert told(events, "shows-marker")[0]["marker_of"] == "inf-suppressed"
    assert shot(events)["firepower"] == {"firepower": 3, "marker": -2}
    play(game, "pass", "act sov-rifles-1", "to 1-F09", "face S")
    assert game.state.ap[1] == 1, "moving costs what it did"


def test_pinned_and_stunned():  # EX-7.5b CH-7.5p CH-7.5l CH-7.5f
    text = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S!inf-pinned; 1-K02: sov-mmg-1/S!inf-stunned"
    game = battle(text, MISS, side="soviet")
    play(game, "act sov-rifles-1")
    assert may(game, "to") == set()
    assert may(game, "face") == set()
    assert forbids(game, "to 1-F09") == "7.5f"
    assert forbids(game, "face N") == "7.5p"
    assert {"rally", "fire 1-H09", "dig"} <= legal(game)
    game = battle(text, MISS, side="soviet")
    play(game, "act sov-mmg-1")
    assert legal(game) == {"rally", "stall"}


def test_panicked_unit_shows_its_marker_under_fire():  # EX-7.5d CH-7.5i CH-7.5o
    text = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S!inf-panicked"
    game = battle(text, MISS)
    events = play(game, "act ger-rifles-1", "fire 1-E09")
    assert told(events, "shows-marker")[0]["marker_of"] == "inf-panicked"
    assert shot(events)["defence"] == {"front": 12, "marker": -2}


def test_stack_under_fire():  # EX-D11 CH-7.5.1a CH-7.5.1b CH-7.5.1c CH-7.5.1d CH-7.5a
    text = "1-H09: ger-lmg-1/N ger-rifles-1/N; 1-D09: sov-mmg-1/S"
    game = battle(text, [5, 4, 5, 3], draws=[PINNED], cap=(0, 2), side="soviet")
    play(game, "act sov-mmg-1", "fire 1-H09", "ap 3", "target ger-lmg-1")
    events = play(game, "raise 2")
    first, second = shot(events), shot(events, 1)
    assert (first["av"], first["dv"], first["outcome"]) == (14, 12, "hit")
    assert (second["av"], second["outcome"]) == (11, "miss")
    assert marker(game, "ger-lmg-1") == "inf-pinned"
    assert game.state.ap[1] == 4
    assert seat(game) == "german"


def test_short_range():  # EX-D12 CH-7.7.2a
    game = battle("1-I09: ger-pioneers-1/N; 1-G09: sov-mmg-1/S", MISS)
    play(game, "act ger-pioneers-1", "to 1-H09", "face N")
    events = play(game, "act sov-mmg-1", "fire 1-H09")
    assert shot(events)["firepower"] == {"firepower": 3, "short-range": 3}


def test_hmg_in_close_combat():  # EX-7.7.3a CH-7.7.3e
    game = battle("1-H09: ger-hmg-1/N sov-rifles-1/S", MISS)
    events = play(game, "act ger-hmg-1", "close sov-rifles-1")
    assert sum(shot(events)["firepower"].values()) == 3


def test_one_enemy_a_turn_in_close_combat():  # EX-7.7.3b CH-7.7.3q CH-7.7.3n
    text = "1-H09: ger-rifles-1/N; 1-G10: ger-rifles-2/NW; 1-G09: sov-rifles-1/S"
    game = battle(text, MISS)
    play(game, "act ger-rifles-1", "with ger-rifles-2", "march", "to 1-G09", "to 1-G09")
    play(game, "face N", "face N")
    play(game, "act sov-rifles-1")
    assert may(game, "close") == {"ger-rifles-1", "ger-rifles-2"}
    events = play(game, "close ger-rifles-2")
    assert len(told(events, "shot")) == 1
    assert seat(game) == "german"


def test_used_unit_without_cap_cannot_react():  # EX-7.7.3c CH-7.7.3t CH-3.0f
    game = battle("1-H09: ger-rifles-1/N; 1-G09: sov-rifles-1/S+used")
    play(game, "act ger-rifles-1", "to 1-G09", "face N")
    assert legal(game) == {"pass"}


# EX-D13 CH-5.0.3d CH-4.0z CH-7.7.3d CH-7.7.3f CH-7.7.3i CH-7.7.3j CH-7.5m
def test_cautious_approach_and_close_combat():
    text = "1-F13: ger-pioneers-1/SW; 1-E12: sov-rifles-1/S"
    game = battle(text, [*MISS, 4, 3, 5, 4], [UNNERVED], cap=(0, 1), cautious_movement="on")
    play(game, "act ger-pioneers-1", "creep 1-F12", "face N")  # 1
    assert game.state.ap[0] == 5
    events = play(game, "act sov-rifles-1", "fire 1-F12", "ap 4", "roll")  # 2
    first = shot(events)
    assert sum(first["firepower"].values()) == 6
    assert first["dv"] == 13
    play(game, "act ger-pioneers-1", "to 1-E12", "face N")  # 3
    events = play(game, "act sov-rifles-1", "close ger-pioneers-1")  # 4
    second = shot(events)
    assert second["firepower"] == {"firepower": 3, "close-combat": 4}
    assert second["defence"] == {"flank": 12, "terrain": 2}
    assert second["outcome"] == "hit"
    assert marker(game, "ger-pioneers-1") == "inf-unnerved"
    events = play(game, "act ger-pioneers-1", "close sov-rifles-1")  # 5
    third = shot(events)
    assert third["firepower"] == {"firepower": 4, "close-combat": 4}
    assert third["defence"] == {"flank": 11, "terrain": 2}
    assert third["outcome"] == "kill", "9 on the dice"


def test_follow_me_frees_a_pinned_mmg():  # EX-8.1 CH-8.6a CH-2.2p CH-2.2q CH-8.0j
    text = "1-H09: ger-rifles-1/N; 1-E09: sov-mmg-1/S!inf-pinned; hand soviet follow-me"
    game = battle(text, cap=(0, 2), side="soviet")
    play(game, "card follow-me", "on sov-mmg-1")
    assert marker(game, "sov-mmg-1") is None
    assert status(game, "sov-mmg-1") == "fresh"
    assert game.state.cap[1] == 0
    assert seat(game) == "german"


GRENADES = """
[[weapon]]
side = "german"
card = "grenades"
uses = 1
"""


def with_grenades(text, **more):
    game = battle(text, more=GRENADES, **more)
    card, uses, _ = game.state.weapons[0]
    game.state.weapons[0] = (card, uses, game.state.firefight.number_of["ger-rifles-1"])
    hand(game, 0)
    return game


def test_stunned_unit_cannot_use_its_weapon_card():  # EX-8.4a CH-8.4f
    game = with_grenades("1-H09: ger-rifles-1/N!inf-stunned sov-rifles-1/S")
    assert may(game, "weapon") == set()
    game = with_grenades("1-H09: ger-rifles-1/N sov-rifles-1/S")
    assert may(game, "weapon") == {"grenades-1"}


def test_grenades_in_close_combat():  # EX-8.4b CH-8.6g CH-8.4a CH-8.5c
    game = with_grenades("1-H09: ger-rifles-1/N+used sov-rifles-1/S", dice=[3, 3], draws=[UNNERVED])
    events = play(game, "weapon grenades-1", "close sov-rifles-1")
    assert shot(events)["firepower"] == {"card": 5}
    assert shot(events)["defence"] == {"flank": 11}
    assert shot(events)["outcome"] == "hit"
    assert status(game, "ger-rifles-1") == "used"
    assert game.state.weapons[0][1] == 0


def test_follow_me_for_a_group():  # EX-8.5 EX-9.2c CH-8.5a CH-9.2e
    text = (
        "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S+used!inf-pinned; "
        "1-D09: sov-rifles-2/S!inf-suppressed; hand soviet follow-me"
    )
    game = battle(text, cap=(0, 2), side="soviet")
    play(game, "card follow-me", "on sov-rifles-1", "on sov-rifles-2")
    assert marker(game, "sov-rifles-1") is None
    assert marker(game, "sov-rifles-2") is None
    assert status(game, "sov-rifles-1") == "used"
    assert status(game, "sov-rifles-2") == "fresh"


# EX-9.0 EX-9.1.1 CH-9.0a CH-9.0b CH-9.0d CH-9.0e CH-9.1.1b
# CH-5.0b
def test_shared_activation_and_group_move():
    text = "1-H02: ger-rifles-1/N; 1-F09: sov-rifles-1/NW; 1-F07: sov-mmg-1/SE"
    game = battle(text, side="soviet")
    play(game, "act sov-rifles-1", "to 1-F08", "face SE")
    assert game.state.ap[1] == 6
    play(game, "pass", "act sov-mmg-1", "to 1-F08", "face SE")
    assert game.state.ap[1] == 4
    assert status(game, "sov-mmg-1") == status(game, "sov-rifles-1") == "activated"
    play(game, "pass", "act sov-rifles-1", "with sov-mmg-1", "march", "to 1-G08", "to 1-G08")
    play(game, "face S", "face S")
    assert where(game, "sov-mmg-1") == where(game, "sov-rifles-1") == "1-G08"
    assert game.state.ap[1] == 2, "the MMG's 2, not 3"


FOUR = (
    "1-F15: sov-rifles-1/SW; 1-F14: sov-rifles-2/SW; 1-F13: sov-rifles-3/SW; "
    "1-F12: sov-rifles-4/NW"
)


# EX-D14 EX-D15 CH-9.1.1a CH-9.1.1b CH-9.1.1d CH-9.1.1f CH-9.2a CH-9.0g
def test_group_move_costs_the_dearest_and_losses_split_it():
    text = f"{FOUR}; 1-G10: ger-hmg-1/NE"
    game = battle(text, [6, 6], side="soviet")
    play(game, "act sov-rifles-1", *(f"with sov-rifles-{n}" for n in (2, 3, 4)), "march")
    play(game, "to 1-G15", "to 1-G13", "to 1-F12", "to 1-E12")
    play(game, "face SW", "face SW", "face SW", "face SW")
    assert game.state.ap[1] == 5
    play(game, "act ger-hmg-1", "fire 1-G13")
    assert where(game, "sov-rifles-2") == "destroyed"
    assert game.state.ap[1] == 5
    play(game, "act sov-rifles-3")
    assert may(game, "with") == {"sov-rifles-4"}, "the lone one cannot join"
    play(game, "with sov-rifles-4", "march", "to 1-G12", "to 1-F12", "face S", "face S")
    assert game.state.ap[1] == 4


def test_a_member_that_stays_costs_nothing():  # EX-9.1.1b CH-9.1.1c
    text = "1-H02: ger-rifles-1/N; 1-E09: sov-rifles-1/S; 1-D09: sov-mmg-1/S; 1-C09: sov-rifles-2/S"
    game = battle(text, side="soviet")
    play(game, "act sov-rifles-1", "with sov-mmg-1", "with sov-rifles-2", "march")
    steps = {"sov-rifles-1": "to 1-F09", "sov-rifles-2": "to 1-D09", "sov-mmg-1": "stay"}
    for _ in range(3):
        play(game, steps[game.decision.args["unit"]])
    play(game, "face S", "face S")
    assert game.state.ap[1] == 6
    assert status(game, "sov-mmg-1") == "activated", "it takes part all the same"


def test_fire_group_led_by_the_lmg():  # EX-D16 CH-9.1.2b CH-9.1.2i CH-9.1.2j
    game = battle("1-H09: ger-lmg-1/N ger-rifles-1/N; 1-E09: sov-rifles-1/S", MISS)
    events = play(game, "act ger-lmg-1", "with ger-rifles-1", "fire 1-E09")
    assert shot(events)["firepower"] == {"firepower": 4, "support": 1}
    assert game.state.ap[0] == 5
    assert status(game, "ger-rifles-1") == "activated"


def test_hasty_defence_card_on_two_units():  # EX-9.1.4 CH-8.6j CH-8.7e CH-9.1.4a CH-8.5a
    text = "1-H09: ger-rifles-1/N+active; 1-I09: ger-hmg-1/N; 1-D09: sov-rifles-1/S"
    game = battle(text + "; hand german seek-cover")
    play(game, "card seek-cover", "on ger-rifles-1", "on ger-hmg-1")
    view = game.view(None)["stacks"]
    assert view["1-H09"][0]["dug_in"]
    assert view["1-I09"][0]["dug_in"]
    assert status(game, "ger-hmg-1") == "fresh"
    assert status(game, "ger-rifles-1") == "activated"


def test_two_squads_flee_a_tank_by_opportunity():  # EX-9.2a CH-9.1d CH-9.2c CH-9.1.1d CH-7.7.3o
    text = "1-H09: ger-rifles-1/N ger-rifles-2/N; 1-G09: sov-t34a-1/S"
    game = battle(text, side="soviet")
    play(game, "act sov-t34a-1", "to 1-H09", "stop", "face S")
    play(game, "opportunity ger-rifles-1", "with ger-rifles-2", "march")
    assert forbids(game, "to 1-G09") == "7.7.3o"
    assert "to 1-H08" in legal(game)
    play(game, "to 1-H08", "to 1-H10", "face N", "face N")
    assert where(game, "ger-rifles-1") == "1-H08"
    assert where(game, "ger-rifles-2") == "1-H10"
    assert status(game, "ger-rifles-1") == status(game, "ger-rifles-2") == "used"
    assert game.state.cap[0] == game.state.ap[0] == 0


def test_command_fire_group_leaves_states_alone():  # EX-9.2b CH-9.1e CH-9.2d
    text = "1-I09: ger-rifles-1/N; 1-H09: ger-hmg-1/N; 1-E09: sov-rifles-1/S"
    game = battle(text, MISS, cap=(2, 0))
    play(game, "act ger-rifles-1", "to 1-H09", "face N", "pass")
    events = play(game, "command ger-hmg-1", "with ger-rifles-1", "fire 1-E09")
    assert shot(events)["firepower"] == {"firepower": 5, "support": 1}
    assert (status(game, "ger-hmg-1"), game.state.cap[0]) == ("fresh", 0)
    assert (status(game, "ger-rifles-1"), game.state.ap[0]) == ("activated", 6)


def test_rapid_deployment_of_four():  # EX-9.2d CH-8.6c
    text = f"{FOUR}; 1-B02: ger-rifles-1/N; hand soviet rapid-deployment"
    game = battle(text, side="soviet")
    play(game, "card rapid-deployment", *(f"on sov-rifles-{n}" for n in (1, 2, 3, 4)))
    ways = [("1-G15", "1-G16"), ("1-G13", "1-G12"), ("1-G13", "1-G12"), ("1-G12", "1-G11")]
    for n, (first, second) in enumerate(ways, 1):
        if asked(game) == "who_deploys":
            play(game, f"deploy sov-rifles-{n}")
        play(game, f"to {first}", f"to {second}", "face S")
        assert where(game, f"sov-rifles-{n}") == second
    assert game.state.ap[1] == 0
    assert seat(game) == "german"


def test_command_group_and_shared_activation_side_by_side():  # EX-D17-19a CH-9.2f
    text = "5-L10: ger-lmg-1/N; 5-K10: ger-rifles-1/N; 5-G10: sov-rifles-1/S"
    game = battle(text, [4, 4], draws=[PINNED], boards=FIVE, cap=(3, 0))
    play(game, "act ger-lmg-1", "to 5-K10", "face N", "pass")
    assert game.state.ap[0] == 6
    play(game, "command ger-lmg-1", "with ger-rifles-1", "march", "to 5-J10", "to 5-J10")
    play(game, "face N", "face N", "pass")
    assert game.state.cap[0] == 2
    events = play(game, "command ger-lmg-1", "with ger-rifles-1", "fire 5-G10")
    assert shot(events)["firepower"] == {"firepower": 4, "support": 1}
    assert (marker(game, "sov-rifles-1"), game.state.cap[0]) == ("inf-pinned", 0)
    play(game, "pass", "act ger-lmg-1", "to 5-J11", "face N")
    assert game.state.ap[0] == 4, "two into the stone building"
    assert status(game, "ger-rifles-1") == "fresh"


def test_shared_activation_empties_the_pool():  # EX-D17-19b CH-9.0f CH-9.1b
    text = "1-I09: ger-lmg-1/N; 1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S"
    game = battle(text, MISS)
    play(game, "act ger-lmg-1", "to 1-H09", "face N", "pass")
    play(game, "act ger-lmg-1", "with ger-rifles-1", "march", "to 1-G09", "to 1-G09")
    play(game, "face N", "face N", "pass")
    assert game.state.ap[0] == 5
    events = play(game, "act ger-rifles-1", "with ger-lmg-1", "fire 1-E09")
    assert shot(events)["firepower"] == {"firepower": 2, "support": 1}
    assert game.state.ap[0] == 2
    play(game, "pass", "act ger-lmg-1", "to 1-F09", "face N", "pass")
    play(game, "stall")
    assert status(game, "ger-lmg-1") == status(game, "ger-rifles-1") == "used"


def test_fire_at_a_hidden_squad_in_woods():  # EX-10.03 CH-10.03b CH-10.03c CH-10.03f
    more = HIDING
    text = "1-F12: ger-hmg-1/N; hidden 1-E12: sov-rifles-1; 1-L02: sov-mmg-1/S"
    game = battle(text, [2, 3], more=more)
    empty = battle(text.replace("hidden 1-E12", "hidden 1-J14"), [2, 3], more=more)
    for one in (game, empty):
        play(one, "act ger-hmg-1")
        assert "fire 1-E12" in legal(one)
    events, other = play(game, "fire 1-E12"), play(empty, "fire 1-E12")
    found = told(events, "search")[0]
    assert found["red"] + sum(found["dice"]) == 13, "against 12 + 2"
    assert not found["found"]
    assert [e.seen_by("german") for e in events] == [e.seen_by("german") for e in other]
    assert game.view("german")["hidden"]["soviet"]["units"]
