"""Rule 7: fire, hits, destruction, rally, range and close combat."""

from __future__ import annotations

import pytest
from tests.games.heroes.helpers import (
    THREE,
    asked,
    battle,
    forbids,
    legal,
    marker,
    may,
    play,
    seat,
    shot,
    status,
    told,
    unit,
    where,
    work,
)

from hexfront.games.heroes.combat import can_help_close
from hexfront.games.heroes.tables import CARD_NUMBER, MARKER_NUMBER, MARKERS

MISS = [1, 1]
UNNERVED, KILLED, PINNED = 2, 4, 7  # where these markers lie in a full pile
PAIR = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S"
LMG = "1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S"


# -- 7.0 to 7.3


def test_fire_needs_range_arc_and_sight():  # CH-7.0a CH-6.0a CH-7.7a CH-7.7.1b
    game = battle("1-K02: ger-pioneers-1/N; 1-C02: sov-rifles-1/S; 1-K10: sov-rifles-2/S")
    play(game, "act ger-pioneers-1")
    assert forbids(game, "fire 1-C02") == "7.7.1b"
    assert forbids(game, "fire 1-K10") == "7.7.1b"
    game = battle("1-H08: ger-rifles-1/N; 1-F06: sov-rifles-1/S")
    play(game, "act ger-rifles-1")
    assert forbids(game, "fire 1-F06") in ("6.1b", "6.0a")
    game = battle("1-G09: ger-rifles-1/NE; 1-E13: sov-rifles-1/S; 1-C15: sov-rifles-2/S")
    play(game, "act ger-rifles-1")
    assert forbids(game, "fire 1-C15") == "6.0a"
    assert forbids(game, "fire 1-C05") == "7.0a"


def test_fire_needs_the_target_in_the_arc():  # CH-7.0a CH-6.1b
    text = "1-H09: ger-rifles-1/{}; 1-E09: sov-rifles-1/S"
    allowed = {}
    for way in ("N", "NE", "SE", "S", "SW", "NW"):
        game = battle(text.format(way))
        play(game, "act ger-rifles-1")
        allowed[way] = may(game, "fire") == {"1-E09"}
        if not allowed[way]:
            assert forbids(game, "fire 1-E09") == "6.1b"
    assert [way for way, open_to in allowed.items() if open_to] == ["N", "NE", "NW"]


def test_fire_costs_the_fire_cost_and_is_one_action():  # CH-7.0b CH-7.0c
    game = battle(PAIR, MISS)
    play(game, "act ger-rifles-1", "fire 1-E09")
    assert game.state.ap[0] == 4
    assert seat(game) == "soviet"
    game = battle(PAIR.replace("ger-rifles-1/N", "ger-rifles-1/N+active") + "; ap 2 0")
    play(game, "act ger-rifles-1")
    assert forbids(game, "fire 1-E09") == "7.0b"


@pytest.mark.parametrize(("dice", "outcome"), [((3, 4), "miss"), ((4, 4), "hit"), ((6, 5), "hit")])
def test_equal_hits(dice, outcome):  # CH-7.0d CH-7.0e
    game = battle(LMG, dice, draws=[UNNERVED])
    assert shot(play(game, "act ger-lmg-1", "fire 1-E09"))["outcome"] == outcome


def test_four_more_kill():  # CH-7.0f CH-7.4a
    game = battle(LMG, [6, 6])
    assert shot(play(game, "act ger-lmg-1", "fire 1-E09"))["outcome"] == "kill"
    assert where(game, "sov-rifles-1") == "destroyed"


def test_a_unit_may_be_attacked_again_and_again():  # CH-7.0g
    game = battle(LMG, MISS * 3)
    for _ in range(3):
        play(game, "act ger-lmg-1", "fire 1-E09", "pass")
    assert where(game, "sov-rifles-1") == "1-E09"


def test_colours_of_firepower_and_defence():  # CH-7.1a CH-7.1b CH-7.5.1e CH-7.0d CH-15.0a
    text = "1-H09: ger-pioneers-1/N; 1-F09: sov-rifles-1/S sov-t26-1/S"
    game = battle(text, MISS * 2)
    events = play(game, "act ger-pioneers-1", "fire 1-F09", "target sov-rifles-1")
    assert shot(events)["firepower"] == {"firepower": 4}
    assert shot(events, 1)["firepower"] == {"firepower": 3}
    assert shot(events, 1)["defence"]["front"] == 14


def test_firepower_of_nought_may_attack_but_none_may_not():  # CH-7.2b CH-7.2c CH-16.0c
    game = battle("1-H09: ger-rifles-1/N; 1-E09: sov-t26-1/S", MISS)
    assert shot(play(game, "act ger-rifles-1", "fire 1-E09"))["firepower"] == {"firepower": 0}
    game = battle("1-H09: ger-wagon-1/N; 1-G09: sov-rifles-1/S")
    play(game, "act ger-wagon-1")
    assert forbids(game, "fire 1-G09") == "7.2c"


def test_cap_belong_to_one_roll():  # CH-7.5.1c CH-3.2.3d CH-7.2a
    game = battle("1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S sov-mmg-1/S", MISS * 2, cap=(2, 0))
    play(game, "act ger-lmg-1", "fire 1-E09", "ap 2", "target sov-mmg-1", "raise 1")
    assert asked(game) == "roll"
    events = play(game, "roll")
    assert shot(events)["cap"] == 0
    assert game.state.cap[0] == 1


# -- 7.4


def test_a_second_hit_destroys():  # CH-7.4a
    game = battle(LMG.replace("/S", "/S!inf-unnerved"), [4, 4])
    events = play(game, "act ger-lmg-1", "fire 1-E09")
    assert shot(events)["outcome"] == "hit"
    assert where(game, "sov-rifles-1") == "destroyed"
    assert told(events, "destroyed")[0]["marker_of"] == "inf-unnerved"


def test_losses_go_onto_the_cap_track_but_trucks_do_not():  # CH-7.4b CH-7.4c CH-16.0a CH-16.0b
    text = "1-H09: ger-lmg-1/N; 1-E09: sov-truck-1/S; 1-D09: sov-rifles-1/N"
    game = battle(text, [6, 6, 6, 6])
    play(game, "act ger-lmg-1", "fire 1-E09")
    assert game.state.losses == [0, 0]
    assert game.state.vp == [1, 0]
    play(game, "pass", "act ger-lmg-1", "fire 1-D09")
    assert game.state.losses == [0, 1]
    assert game.view(None)["points"]["soviet"]["losses"] == 1


def test_cap_above_the_box_are_not_taxed():  # CH-7.4e
    game = battle("1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/N; 1-C09: sov-mmg-1/S; cap 0 9", [6, 6])
    play(game, "act ger-lmg-1", "fire 1-E09")
    assert game.state.cap[1] == 9, "the box is 7, the marker stands on 9"


def test_cap_never_fall_below_nought():  # CH-7.4d
    game = battle("1-H09: ger-lmg-1/N; 1-B09: sov-rifles-1/S; losses 0 9")
    play(game, "pass", "pass")
    assert game.state.cap[1] == 0


# -- 7.5


def test_a_hit_draws_a_marker_that_only_the_owner_sees():  # CH-7.5a CH-7.5c CH-7.5b
    game = battle(LMG, [4, 4], draws=[PINNED])
    events = play(game, "act ger-lmg-1", "fire 1-E09")
    hit = next(event for event in events if event.what == "hit")
    assert hit.seen_by("german")["args"]["marker_of"] is None
    assert hit.seen_by("soviet")["args"]["marker_of"] == "inf-pinned"
    seen = game.view("german")["stacks"]["1-E09"][0]
    assert (seen["hit"], seen["marker"]) == (True, None)
    assert game.view("soviet")["stacks"]["1-E09"][0]["marker"] == "inf-pinned"
    assert game.state.pile[MARKER_NUMBER["inf-pinned"]] == 4


def test_vehicles_draw_from_their_own_pile():  # CH-7.5b CH-15.0a CH-15.0b CH-16.0e
    game = battle("1-H09: ger-pak36-1/N; 1-F09: sov-t26-1/N", [5, 5], draws=[0])
    play(game, "act ger-pak36-1", "fire 1-F09")
    assert marker(game, "sov-t26-1") == "veh-stunned"
    game = battle("1-H09: ger-lmg-1/N; 1-F09: sov-truck-1/N", [4, 3], draws=[PINNED])
    play(game, "act ger-lmg-1", "fire 1-F09")
    assert marker(game, "sov-truck-1") == "inf-pinned", "trucks are soft"
    game = battle("1-H09: ger-lmg-1/N; 1-F09: sov-zis30-1/N", [4, 4], draws=[PINNED])
    events = play(game, "act ger-lmg-1", "fire 1-F09")
    assert shot(events)["defence"] == {"flank": 11}
    assert marker(game, "sov-zis30-1") == "inf-pinned", "its flank is soft"


def test_killed_is_shown_and_removed_at_once():  # CH-7.5j CH-7.5n CH-15.0f
    game = battle(LMG, [4, 4], draws=[KILLED])
    events = play(game, "act ger-lmg-1", "fire 1-E09")
    assert told(events, "hit")[0]["marker_of"] == "inf-killed"
    assert where(game, "sov-rifles-1") == "destroyed"
    assert game.state.pile[MARKER_NUMBER["inf-killed"]] == 1, "back in the pile"
    assert MARKERS[MARKER_NUMBER["veh-destroyed"]].destroys


def test_one_marker_of_a_pile_kills_and_the_others_leave_the_unit_standing():  # CH-7.5j CH-7.5n
    fates = {}
    for draw in range(20):
        game = battle(LMG, [4, 4], draws=[draw])
        events = play(game, "act ger-lmg-1", "fire 1-E09")
        hit = next(event for event in events if event.what == "hit").seen_by("soviet")
        fates[hit["args"]["marker_of"]] = where(game, "sov-rifles-1")
    assert len(fates) == 8
    assert {name for name, place in fates.items() if place == "destroyed"} == {"inf-killed"}


def hit_by(name, text=PAIR):
    return text.replace("sov-rifles-1/S", f"sov-rifles-1/S!{name}")


def test_panicked_cannot_fire():  # CH-7.5o CH-7.5e
    game = battle(hit_by("inf-panicked"), side="soviet")
    play(game, "act sov-rifles-1")
    assert may(game, "fire") == set()
    assert "to 1-F09" in legal(game)
    game = battle("1-D09: ger-rifles-1/S; 1-E09: sov-rifles-1/S!inf-panicked", MISS)
    events = play(game, "act ger-rifles-1", "fire 1-E09")
    assert shot(events)["defence"] == {"flank": 11, "marker": 1}


def test_cowering():  # CH-7.5r
    game = battle(hit_by("inf-cowering"), MISS, side="soviet")
    play(game, "act sov-rifles-1")
    assert may(game, "fire") == set(), "range 1, long range 2"
    play(game, "to 1-F09", "face S")
    assert game.state.ap[1] == 5
    play(game, "pass", "act sov-rifles-1", "face SE")
    assert game.state.ap[1] == 3
    game = battle("1-G09: ger-rifles-1/N; 1-E09: sov-rifles-1/S!inf-cowering", MISS, side="soviet")
    events = play(game, "act sov-rifles-1", "fire 1-G09")
    assert game.state.ap[1] == 1
    assert shot(events)["firepower"] == {"firepower": 3, "long-range": -2}
    game = battle(hit_by("inf-cowering"), MISS)
    assert shot(play(game, "act ger-rifles-1", "fire 1-E09"))["defence"]["marker"] == 1


def test_berserk():  # CH-7.5s
    game = battle("1-F09: ger-rifles-1/N; 1-E09: sov-rifles-1/S!inf-berserk", MISS, side="soviet")
    events = play(game, "act sov-rifles-1", "fire 1-F09")
    assert game.state.ap[1] == 4
    assert shot(events)["firepower"] == {"firepower": 3, "short-range": 3, "marker": 1}
    game = battle(hit_by("inf-berserk"), MISS)
    assert shot(play(game, "act ger-rifles-1", "fire 1-E09"))["defence"]["marker"] == 2


def test_unnerved_changes_nothing():  # CH-7.5m CH-7.5d
    game = battle(hit_by("inf-unnerved"), MISS, side="soviet")
    events = play(game, "act sov-rifles-1", "fire 1-H09")
    assert shot(events)["firepower"] == {"firepower": 3}
    assert not told(events, "shows-marker")


def test_markers_are_shown_only_when_they_matter():  # CH-7.5g CH-7.5h CH-7.5i
    game = battle(hit_by("inf-suppressed"), MISS * 2)
    events = play(game, "act ger-rifles-1", "fire 1-E09")
    assert not told(events, "shows-marker"), "its defence is unchanged"
    events = play(game, "act sov-rifles-1", "to 1-F09", "face S")
    assert not told(events, "shows-marker"), "and so is its movement"
    play(game, "pass")
    events = play(game, "act sov-rifles-1", "fire 1-H09")
    assert told(events, "shows-marker")


# CH-7.5l CH-7.5m CH-7.5n CH-7.5o CH-7.5p CH-7.5q CH-7.5r CH-7.5s
# CH-15.0c CH-15.0d CH-15.0e CH-15.0f CH-15.0g CH-15.0h CH-15.0i CH-15.0j
def test_counts_and_rally_numbers_of_the_markers():
    table = {marker.id: (marker.count, marker.rally) for marker in MARKERS}
    assert table == {
        "inf-stunned": (2, 7),
        "inf-unnerved": (2, 7),
        "inf-killed": (1, 0),
        "inf-panicked": (2, 8),
        "inf-pinned": (5, 7),
        "inf-suppressed": (5, 7),
        "inf-cowering": (2, 8),
        "inf-berserk": (1, 8),
        "veh-stunned": (2, 9),
        "veh-gun-damaged-red": (1, 0),
        "veh-gun-damaged-blue": (1, 0),
        "veh-destroyed": (1, 0),
        "veh-panicked": (1, 9),
        "veh-immobilized": (5, 0),
        "veh-suppressed": (5, 8),
        "veh-light-damage": (4, 0),
    }


def test_the_enemy_learns_from_what_a_unit_does():  # CH-7.5g CH-7.5h
    game = battle(hit_by("inf-pinned"), MISS, side="soviet")
    number = unit(game, "sov-rifles-1")
    play(game, "act sov-rifles-1", "fire 1-H09")
    possible = {MARKERS[n].id for n in range(16) if game.state.possible[number] >> n & 1}
    assert possible == {"inf-unnerved", "inf-pinned"}


# -- 7.6


def test_rally_costs_five_and_needs_the_number():  # CH-7.6a CH-7.6b CH-7.6g CH-7.5k
    game = battle(hit_by("inf-pinned"), [3, 4], side="soviet")
    events = play(game, "act sov-rifles-1", "rally")
    assert game.state.ap[1] == 2
    assert told(events, "rally")[0]["success"]
    assert told(events, "rally")[0]["marker_of"] == "inf-pinned"
    assert marker(game, "sov-rifles-1") is None
    assert game.state.pile[MARKER_NUMBER["inf-pinned"]] == 5


def test_a_failed_rally_changes_and_shows_nothing():  # CH-7.6c CH-7.6e
    game = battle(hit_by("inf-pinned"), [3, 3, 6, 6], cap=(0, 5), side="soviet")
    events = play(game, "opportunity sov-rifles-1", "rally", "roll")
    assert not told(events, "rally")[0]["success"]
    assert told(events, "rally")[0]["marker_of"] is None
    play(game, "pass", "command sov-rifles-1", "rally")
    assert marker(game, "sov-rifles-1") is None


def test_rally_is_an_action_of_any_kind():  # CH-7.6d
    for verb in ("act", "opportunity", "command"):
        game = battle(hit_by("inf-pinned"), [6, 6], cap=(0, 5), side="soviet")
        play(game, f"{verb} sov-rifles-1")
        assert "rally" in legal(game)


def test_markers_without_a_number_stay():  # CH-7.6f CH-15.0a CH-15.0h CH-15.0j
    game = battle("1-E09: sov-t26-1/S!veh-light-damage; 1-H09: ger-rifles-1/N", side="soviet")
    play(game, "act sov-t26-1")
    assert "rally" not in legal(game)
    assert "to 1-F09" in legal(game)


def test_no_rally_beside_an_enemy():  # CH-7.6h CH-7.7.3u
    game = battle("1-H09: ger-rifles-1/N sov-rifles-1/S!inf-unnerved", side="soviet")
    play(game, "act sov-rifles-1")
    assert forbids(game, "rally") == "7.6h"


def test_rally_modifiers():  # CH-7.6.1a CH-7.6.1b CH-7.6.1c
    text = (
        "1-F11: sov-rifles-1/S!inf-pinned sov-mmg-1/S sov-rifles-2/S!inf-pinned; "
        "1-L02: ger-rifles-1/N"
    )
    game = battle(text, MISS, cap=(0, 2), side="soviet")
    play(game, "act sov-rifles-1", "rally", "ap 5")
    assert game.decision.args["needed"] == 5, "7, light woods and the unhit MMG"
    assert "raise 2" in legal(game)
    events = play(game, "roll")
    assert told(events, "rally")[0]["modifier"] == 2


# -- 7.7


def test_bands_of_range():  # CH-7.7a CH-7.7.1a CH-7.7.2a CH-GE-15 CH-GE-4
    expected = {"1-G09": {"short-range": 3}, "1-F09": {}, "1-C09": {}, "1-B09": {"long-range": -2}}
    for target, more in expected.items():
        game = battle(f"1-H09: ger-rifles-1/N; {target}: sov-rifles-1/S", MISS)
        events = play(game, "act ger-rifles-1", f"fire {target}")
        assert shot(events)["firepower"] == {"firepower": 2} | more


def test_close_combat_bonus():  # CH-7.7.3e CH-7.7.3f CH-7.7.3g CH-12.0c CH-15.1a
    cases = {
        "ger-rifles": {"firepower": 2, "close-combat": 4},
        "ger-mortar-8": {"firepower": 3, "close-combat": -2},
        "ger-tank-hunters": {"firepower": 1, "close-combat": -2},
        "ger-pz3e": {"firepower": 3, "close-combat": 4},
        "ger-truck": {"firepower": -2, "close-combat": 4},
    }
    for kind, expected in cases.items():
        game = battle(f"1-H09: {kind}-1/N sov-rifles-1/S", MISS)
        events = play(game, f"act {kind}-1", "close sov-rifles-1")
        assert shot(events)["firepower"] == expected
        assert shot(events)["defence"] == {"flank": 11}


def test_white_box_of_one_colour():  # CH-7.7.3e CH-7.7.3f
    game = battle("1-H09: ger-pak36-1/N sov-t26-1/S", MISS)
    events = play(game, "act ger-pak36-1", "close sov-t26-1")
    assert shot(events)["firepower"] == {"firepower": 5, "close-combat": 4}


def test_close_combat_is_a_choice_and_touches_nobody_else():  # CH-7.7.3b CH-7.7.3h CH-7.7.3c
    text = "1-H09: ger-rifles-1/N ger-lmg-1/N sov-rifles-1/S sov-mmg-1/S"
    game = battle(text, MISS, cap=(3, 0))
    for verb in ("act", "opportunity", "command"):
        other = battle(text, MISS, cap=(3, 0))
        play(other, f"{verb} ger-rifles-1")
        assert "close sov-mmg-1" in legal(other)
    play(game, "opportunity ger-rifles-1")
    events = play(game, "close sov-mmg-1", "roll")
    assert [s["unit"] for s in told(events, "shot")] == ["sov-mmg-1"]
    assert "pass" in legal(game)


def test_the_attacked_may_strike_back_or_leave():  # CH-7.7.3d CH-7.7.3n
    game = battle("1-H09: ger-rifles-1/N sov-rifles-1/S; 1-L02: sov-mmg-1/N", MISS)
    play(game, "act ger-rifles-1", "close sov-rifles-1", "act sov-rifles-1")
    assert {"close ger-rifles-1", "to 1-I09"} <= legal(game)
    other = battle("1-H09: ger-rifles-1/N sov-rifles-1/S; 1-L02: sov-mmg-1/N", MISS)
    play(other, "act ger-rifles-1", "close sov-rifles-1")
    assert "act sov-mmg-1" in legal(other), "any unit may react"


def test_terrain_helps_in_close_combat():  # CH-7.7.3j
    game = battle("1-E12: ger-rifles-1/N sov-rifles-1/S", MISS)
    events = play(game, "act ger-rifles-1", "close sov-rifles-1")
    assert shot(events)["defence"] == {"flank": 11, "terrain": 2}


def test_fire_into_a_melee_strikes_everybody():  # CH-7.7.3r CH-7.7.3s
    text = "1-H09: ger-lmg-1/N; 1-F09: ger-rifles-1/N sov-rifles-1/S"
    game = battle(text, MISS * 2)
    events = play(game, "act ger-lmg-1", "fire 1-F09", "target sov-rifles-1")
    assert [s["unit"] for s in told(events, "shot")] == ["sov-rifles-1", "ger-rifles-1"]
    assert shot(events)["defence"] == {"front": 12}
    assert shot(events, 1)["defence"] == {"flank": 11}


def test_close_combat_groups_stand_in_one_hex():  # CH-7.7.3l CH-9.1.2h
    text = "1-H09: ger-rifles-1/N ger-pioneers-1/N sov-rifles-1/S; 1-I09: ger-rifles-2/N"
    game = battle(text, MISS)
    play(game, "act ger-rifles-1")
    play(game, "with ger-pioneers-1")
    events = play(game, "close sov-rifles-1")
    assert shot(events)["firepower"] == {"firepower": 2, "close-combat": 4, "support": 1}
    game = battle(text, MISS)
    play(game, "act ger-rifles-1", "with ger-rifles-2")
    assert forbids(game, "close sov-rifles-1") == "7.7.3l"


GRENADES = '[[weapon]]\ncard = "grenades"\nside = "german"\nuses = 1\n'


@pytest.mark.parametrize(
    ("helper", "bearer", "uses", "helps"),
    [
        ("ger-rifles-1/N", "", 0, True),  # its own firepower
        ("ger-rifles-1/N!inf-suppressed", "", 0, False),  # a marker changes its firepower
        ("ger-rifles-1/N!inf-suppressed", "ger-rifles-1", 1, False),
        ("ger-rifles-1/N!inf-panicked", "ger-rifles-1", 1, False),  # it may not fire
        ("ger-rifles-1/N!inf-pinned", "", 0, True),
        ("ger-truck-1/N", "", 0, True),  # -2 and 4
        ("ger-wagon-1/N", "ger-wagon-1", 1, False),  # unarmed
        ("ger-mortar-5-1/N", "", 0, False),  # nothing above nought in a white box
        ("ger-mortar-5-1/N", "ger-mortar-5-1", 1, True),  # but a card
        ("ger-mortar-5-1/N", "ger-mortar-5-1", 0, False),  # used up
        ("ger-mortar-5-1/N", "ger-lmg-1", 1, False),  # another's card
    ],
)
def test_who_helps_in_close_combat(helper, bearer, uses, helps):  # CH-9.1.2g CH-9.1.2h CH-8.4e
    game = battle(f"1-H09: {helper} ger-lmg-1/N sov-rifles-1/S", more=GRENADES)
    g = game.state
    name = helper.partition("/")[0]
    g.weapons = [(CARD_NUMBER["grenades"], uses, unit(game, bearer) if bearer else -1)]
    assert can_help_close(g, unit(game, name)) == helps


# -- height


def test_height_in_combat():  # CH-11.2a CH-11.2b
    text = "3-F15: ger-rifles-1/SE; 3-F16: sov-rifles-1/NW"
    game = battle(text, MISS, boards=THREE)
    events = play(game, "act ger-rifles-1", "fire 3-F16")
    assert shot(events)["firepower"]["height"] == 1
    game = battle(text, MISS, boards=THREE, side="soviet")
    events = play(game, "act sov-rifles-1", "fire 3-F15")
    assert shot(events)["defence"]["height"] == 1
    assert "height" not in shot(events)["firepower"]


def test_empty_pile_gives_a_harmless_hit():
    game = battle(LMG, [4, 4])
    for number in range(8):
        game.state.pile[number] = 0
    play(game, "act ger-lmg-1", "fire 1-E09")
    assert marker(game, "sov-rifles-1") == "generic"
    assert status(game, "sov-rifles-1") == "fresh"


def test_who_dies_on_a_mine_attacks_nobody():  # CH-7.5.1c CH-18.4a
    text = "1-H09: ger-rifles-1/N sov-rifles-1/N sov-mmg-1/N"
    mine = work("mine", "1-H09")
    game = battle(text, [6, 6], more=mine)
    events = play(game, "act ger-rifles-1", "close sov-rifles-1")
    assert where(game, "ger-rifles-1") == "destroyed"
    assert told(events, "shot") == []
    assert game.state.attack is None
    game = battle(text, [*MISS, 6, 6], more=mine)
    events = play(game, "act ger-rifles-1", "close sov-rifles-1")
    assert [roll["unit"] for roll in told(events, "shot")] == ["sov-rifles-1"]


def test_each_in_the_hex_is_attacked_once_and_then_the_work():  # CH-7.5.1a CH-7.5.1c CH-18.5a
    text = "1-H09: ger-hmg-1/N; 1-E09: sov-rifles-1/S sov-mmg-1/S"
    game = battle(text, MISS * 3, more=work("trench", "1-E09"))
    events = play(game, "act ger-hmg-1", "fire 1-E09")
    assert may(game, "target") == {"sov-rifles-1", "sov-mmg-1"}
    events += play(game, "target sov-mmg-1")
    rolls = [e for e in events if e.what in ("shot", "shot-at-work")]
    assert [(e.what, e.args["unit"]) for e in rolls] == [
        ("shot", "sov-mmg-1"),
        ("shot", "sov-rifles-1"),
        ("shot-at-work", None),
    ]
