"""Rules 18 and 19: fortifications, obstacles, flamethrowers and Pioneers."""

from __future__ import annotations

import pytest
from tests.games.heroes.helpers import (
    asked,
    battle,
    facing,
    forbids,
    legal,
    marker,
    may,
    play,
    seat,
    sheet,
    shot,
    told,
    unit,
    where,
    work,
)

from hexfront.core.tables import TableError
from hexfront.games.heroes.costs import IMPOSSIBLE, cost_to
from hexfront.games.heroes.firefight import check, firefight
from hexfront.games.heroes.tables import WORK

MISS = [1, 1]


def test_values_of_the_works():  # CH-18.5b CH-18.1.1a CH-18.1.2c
    assert [(w.name, w.defence) for w in WORK] == [
        *(("trench", 16), ("bunker", 16), ("wire", 15), ("mine", 15), ("roadblock", 15))
    ]


def test_a_trench_helps_its_occupants_from_all_sides():  # CH-18.1a CH-18.1b CH-18.1.1a CH-7.7.3k
    text = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S+inside sov-mmg-1/S"
    game = battle(text, MISS * 3, more=work("trench", "1-E09"))
    events = play(game, "act ger-rifles-1", "fire 1-E09", "target sov-rifles-1")
    assert shot(events)["defence"] == {"front": 12, "fortification": 2}
    assert shot(events, 1)["defence"] == {"front": 12}
    close = "1-E09: sov-rifles-1/S+inside ger-rifles-1/N"
    game = battle(close, MISS, more=work("trench", "1-E09"))
    events = play(game, "act ger-rifles-1", "close sov-rifles-1")
    assert shot(events)["defence"] == {"flank": 11, "fortification": 2}


def test_occupying_on_entry_or_later_and_coming_out():  # CH-18.1c CH-18.1d CH-18.1e
    text = "1-H09: ger-rifles-1/N; 1-A18: sov-rifles-1/N"
    game = battle(text, more=work("trench", "1-G09"))
    play(game, "act ger-rifles-1", "to 1-G09")
    assert asked(game) == "occupy"
    play(game, "occupy", "face N")
    assert game.view(None)["stacks"]["1-G09"][0]["inside"]
    assert game.state.ap[0] == 6
    play(game, "pass", "act ger-rifles-1", "come_out", "face N", "pass")
    assert not game.state.inside
    assert game.state.ap[0] == 5
    play(game, "act ger-rifles-1", "occupy", "face N")
    assert game.state.inside
    assert game.state.ap[0] == 4
    play(game, "pass", "act ger-rifles-1", "to 1-F09", "face N")
    assert not game.state.inside


def test_nobody_moves_in_with_the_enemy():  # CH-18.1d
    text = "1-H09: ger-rifles-1/N; 1-G09: sov-rifles-1/S+inside"
    game = battle(text, more=work("trench", "1-G09"))
    play(game, "act ger-rifles-1", "to 1-G09")
    assert asked(game) == "face"


def test_trenches_are_for_foot_and_bar_wheels():  # CH-18.1.1a CH-18.1.1c CH-14.1e
    text = "1-H09: ger-pz3e-1/N ger-truck-1/N; 1-A18: sov-rifles-1/N"
    game = battle(text, more=work("trench", "1-G09"))
    g = game.state
    assert cost_to(g, unit(game, "ger-truck-1"), g.ground.hex("1-G09")) == IMPOSSIBLE
    play(game, "act ger-pz3e-1", "to 1-G09")
    assert asked(game) == "face", "neither a bonus move nor occupation"


BUNKER = work("bunker", "1-E09", facing="S")


def test_bunkers_fix_facing_and_arc():  # CH-18.1.2a CH-18.1.2b CH-18.1.2c CH-5.1b
    text = "1-D09: sov-rifles-1/N; 1-H09: ger-rifles-1/N"
    game = battle(text.replace("sov-rifles-1/N", "sov-rifles-1/S"), more=BUNKER, side="soviet")
    play(game, "act sov-rifles-1", "to 1-E09", "occupy")
    assert seat(game) == "german"
    assert facing(game, "sov-rifles-1") == "S"
    inside = "1-E09: sov-rifles-1/S+inside; {}: ger-rifles-1/{}"
    for start, face, expected in (("1-H09", "N", 5), ("1-B09", "S", 3)):
        game = battle(inside.format(start, face), MISS * 2, more=BUNKER)
        events = play(game, "act ger-rifles-1", "fire 1-E09")
        assert shot(events)["defence"]["fortification"] == expected
    game = battle("1-E09: sov-rifles-1/S+inside ger-rifles-1/N", MISS, more=BUNKER)
    events = play(game, "act ger-rifles-1", "close sov-rifles-1")
    assert shot(events)["defence"]["fortification"] == 3
    game = battle("1-E09: sov-rifles-1/S+inside; 1-B09: ger-rifles-1/S", more=BUNKER, side="soviet")
    play(game, "act sov-rifles-1")
    assert may(game, "fire") == set(), "only in the arc of the bunker"


def test_mortars_are_silent_in_bunkers_and_guns_are_not():  # CH-18.1.2d CH-18.1.2b
    text = "1-E09: sov-mortar-82-1/S+inside; 1-J09: ger-rifles-1/N"
    game = battle(text, more=BUNKER, side="soviet")
    play(game, "opportunity sov-mortar-82-1")
    assert may(game, "fire") == set()
    game = battle("1-E09: sov-atg45-1/S+inside; 1-J09: ger-rifles-1/N", more=BUNKER, side="soviet")
    play(game, "act sov-atg45-1")
    assert "fire 1-J09" in legal(game)


def test_hasty_defence():  # CH-18.1.3a CH-18.1.3b CH-18.1.3c CH-18.1.3d
    text = "1-H09: ger-rifles-1/N ger-lmg-1/N; 1-E09: sov-rifles-1/S"
    game = battle(text, [*MISS * 3])
    play(game, "act ger-rifles-1", "dig")
    assert game.state.ap[0] == 2
    events = play(game, "act sov-rifles-1", "fire 1-H09", "target ger-rifles-1")
    assert shot(events)["defence"] == {"front": 12, "hasty-defence": 1}
    assert "hasty-defence" not in shot(events, 1)["defence"], "for its builder alone"
    play(game, "act ger-rifles-1", "face NE")
    assert not game.state.dug
    tank = battle("1-H09: ger-pz3e-1/N; 1-B09: sov-rifles-1/S")
    play(tank, "act ger-pz3e-1")
    assert forbids(tank, "dig") == "18.1.3b"
    moved = battle("1-H09: ger-rifles-1/N+dug; 1-B09: sov-rifles-1/S")
    play(moved, "act ger-rifles-1", "to 1-G09", "face N")
    assert not moved.state.dug


def test_wire_costs_foot_a_die():  # CH-18.2a CH-18.2b
    text = "1-H09: ger-rifles-1/N; 1-A18: sov-rifles-1/N"
    game = battle(text, [4], more=work("wire", "1-G09"))
    play(game, "act ger-rifles-1", "to 1-G09", "face N")
    assert (where(game, "ger-rifles-1"), game.state.ap[0]) == ("1-G09", 2)
    short = text.replace("1/N;", "1/N+active;", 1) + "; ap 3 0"
    game = battle(short, [4], more=work("wire", "1-G09"))
    play(game, "act ger-rifles-1", "to 1-G09")
    assert (where(game, "ger-rifles-1"), game.state.ap[0]) == ("1-H09", 2)
    assert seat(game) == "soviet"


def test_wire_and_vehicles():  # CH-18.2c CH-14.1e
    text = "1-H09: ger-pz3e-1/N ger-truck-1/N; 1-A18: sov-rifles-1/N"
    game = battle(text, more=work("wire", "1-G09"))
    g = game.state
    assert cost_to(g, unit(game, "ger-truck-1"), g.ground.hex("1-G09")) == IMPOSSIBLE
    play(game, "act ger-pz3e-1", "to 1-G09")
    assert game.state.works == []


def test_road_blocks():  # CH-18.3a
    text = "1-F06: ger-pz3e-1/NE ger-truck-1/NE ger-rifles-1/NE; 1-A18: sov-rifles-1/N"
    game = battle(text, more=work("roadblock", "1-F07"))
    g = game.state
    at = g.ground.hex("1-F07")
    assert cost_to(g, unit(game, "ger-truck-1"), at) == IMPOSSIBLE
    assert cost_to(g, unit(game, "ger-rifles-1"), at) == 1
    play(game, "act ger-pz3e-1", "to 1-F07")
    assert asked(game) == "face", "no bonus move"


MINES = work("mine", "1-G09", hidden=True)


def test_mines_strike_whoever_enters():  # CH-18.4a CH-18.4b CH-18.4e
    text = "1-H09: ger-rifles-1/N; 1-A18: sov-rifles-1/N"
    for dice, expected in (([4, 3], None), ([4, 4], "inf-pinned")):
        game = battle(text, dice, draws=[7], more=MINES)
        assert game.view("german")["works"] == []
        assert game.view("soviet")["works"][0]["hidden"]
        events = play(game, "act ger-rifles-1", "to 1-G09", "face N")
        assert told(events, "mine-found")
        assert marker(game, "ger-rifles-1") == expected
        assert not game.view("german")["works"][0]["hidden"], "shown, and it stays"
    game = battle(text, [6, 6], more=MINES)
    play(game, "act ger-rifles-1", "to 1-G09")
    assert where(game, "ger-rifles-1") == "destroyed"


def test_mines_strike_turning_and_close_combat_but_not_leaving():  # CH-18.4a CH-18.4d
    text = "1-G09: ger-rifles-1/N; 1-A18: sov-rifles-1/N"
    game = battle(text, [1, 1], more=work("mine", "1-G09"))
    events = play(game, "act ger-rifles-1", "face S")
    assert told(events, "mine")
    game = battle(text, more=work("mine", "1-G09"))
    events = play(game, "act ger-rifles-1", "to 1-F09", "face N")
    assert not told(events, "mine")
    game = battle("1-G09: ger-rifles-1/N sov-rifles-1/S", [1, 1, 1, 1], more=work("mine", "1-G09"))
    events = play(game, "act ger-rifles-1", "close sov-rifles-1")
    assert told(events, "mine")


def test_only_the_owner_changes_the_mines_roll():  # CH-18.4c
    text = "1-H09: ger-rifles-1/N; 1-A18: sov-rifles-1/N"
    game = battle(text, [4, 3], draws=[7], more=MINES, cap=(0, 1))
    play(game, "act ger-rifles-1", "to 1-G09")
    assert (asked(game), seat(game)) == ("roll", "soviet")
    play(game, "raise 1", "face N")
    assert marker(game, "ger-rifles-1") == "inf-pinned"


def test_passengers_meet_the_mine_and_terrain_does_not_help():  # CH-18.4d CH-18.4b
    text = "1-H09: ger-sdkfz251-1/N ger-rifles-1/N+in=ger-sdkfz251-1; 1-A18: sov-rifles-1/N"
    game = battle(text, [4, 4, 4, 4], draws=[7, 7], more=MINES)
    events = play(game, "act ger-sdkfz251-1", "to 1-G09")
    assert {m["unit"] for m in told(events, "mine")} == {"ger-sdkfz251-1", "ger-rifles-1"}


def test_pioneers_on_foot_find_mines_unharmed():  # CH-18.4f CH-19.0b
    game = battle("1-H09: ger-pioneers-1/N; 1-A18: sov-rifles-1/N", more=MINES)
    events = play(game, "act ger-pioneers-1", "to 1-G09", "face N")
    assert told(events, "mine-found")
    assert not told(events, "mine")


def test_mines_stop_bonus_moves():  # CH-18.4e CH-14.1e
    game = battle("1-H09: ger-pz3e-1/N; 1-A18: sov-rifles-1/N", [1, 1], more=MINES)
    play(game, "act ger-pz3e-1", "to 1-G09")
    assert asked(game) == "face"


def test_a_hidden_mine_is_not_betrayed_by_the_bonus_moves():  # CH-18.4e
    offered = []
    for more in ("", work("mine", "1-G09", hidden=True)):
        game = battle("1-I09: ger-pz3e-1/N; 1-A18: sov-rifles-1/N", more=more)
        play(game, "act ger-pz3e-1", "to 1-H09")
        offered.append(may(game, "to"))
    assert offered[0] == offered[1]
    assert "1-G09" in offered[0]


def test_fire_at_a_work_comes_after_its_occupants():  # CH-18.5a CH-18.5b
    text = "1-H09: ger-ig75-1/N; 1-E09: sov-rifles-1/S+inside"
    game = battle(text, [1, 1, 6, 5], more=work("trench", "1-E09"))
    events = play(game, "act ger-ig75-1", "fire 1-E09")
    at_work = told(events, "shot-at-work")[0]
    assert (at_work["av"], at_work["dv"]) == (16, 16)
    assert game.state.works == []
    assert not game.state.inside
    dug = battle("1-H09: ger-ig75-1/N; 1-E09: sov-rifles-1/S+dug", [1, 1, 4, 4])
    play(dug, "act ger-ig75-1", "fire 1-E09")
    assert not dug.state.dug, "5 + 8 reaches 13"


def test_a_work_may_be_the_target_of_close_combat():  # CH-7.2c CH-18.5c
    text = "1-E12: ger-pioneers-1/N sov-rifles-1/S+inside"
    game = battle(text, [4, 4], more=work("bunker", "1-E12", facing="S"))
    events = play(game, "act ger-pioneers-1", "raze")
    assert told(events, "shot-at-work")[0]["dv"] == 16, "the woods do not help it"
    assert game.state.works == []


def test_an_own_work_is_attacked_in_close_combat_when_enemies_sit_in_it():  # CH-18.5c
    for inside, allowed in (("+inside", True), ("", False)):
        text = f"1-E12: ger-pioneers-1/N sov-rifles-1/S{inside}"
        game = battle(text, more=work("trench", "1-E12", side="german"))
        play(game, "act ger-pioneers-1")
        assert ("raze" in legal(game)) == allowed


# -- 19


def test_flamethrowers():  # CH-19.0a CH-19.0c CH-19.0d
    text = "1-F12: ger-pioneers-1/N; 1-E12: sov-rifles-1/S+dug"
    game = battle(text, [1, 1, 1, 1])
    play(game, "act ger-pioneers-1")
    assert may(game, "flame") == {"1-E12"}
    far = battle("1-F09: ger-pioneers-1/N; 1-D09: sov-rifles-1/S")
    play(far, "act ger-pioneers-1")
    assert "fire 1-D09" in legal(far)
    assert forbids(far, "flame 1-D09") == "19.0a"
    events = play(game, "flame 1-E12")
    assert shot(events)["firepower"] == {"flamethrower": 3, "short-range": 3}
    assert shot(events)["defence"] == {"flank": 11}
    assert game.state.ap[0] == 5
    smoky = battle("1-F12: ger-pioneers-1/N; 1-E12: sov-rifles-1/S; smoke 1-E12", MISS)
    events = play(smoky, "act ger-pioneers-1", "flame 1-E12")
    assert shot(events)["defence"] == {"flank": 11, "smoke": 2}


def test_flames_reveal():  # CH-19.0e CH-7.2c
    more = (
        '[[force]]\nside = "soviet"\nhidden = true\narea = { board = 1 }\n'
        'units = [{ unit = "sov-smg" }]\n'
    )
    game = battle("1-F12: ger-pioneers-1/N; hidden 1-E12: sov-smg-1", MISS, more=more)
    events = play(game, "act ger-pioneers-1", "flame 1-E12")
    assert told(events, "revealed")
    assert not game.state.hidden


def test_the_pioneers_of_firefight_one_have_neither_flames_nor_smoke():  # CH-19.0b
    f = firefight("partisans")
    assert f.abilities[f.number_of["ger-pioneers-1"]] == {"mine-safe"}
    mir = firefight("kv2")
    assert mir.abilities[mir.number_of["ger-pioneers-1"]] == {"mine-safe", "smoke", "flamethrower"}


def test_works_never_share_a_hex():  # CH-18.0a
    text = (
        'name = "x"\nrounds = 1\nboards = [{ board = 1 }]\ncap = { german = 1, soviet = 1 }\n'
        + work("wire", "1-G09")
        + work("mine", "1-G09")
    )
    with pytest.raises(TableError, match="one in that hex already"):
        check(sheet(text))
