"""Limits that a position of one unit cannot tell from their opposites."""

from __future__ import annotations

from tests.games.heroes.helpers import (
    battle,
    forbids,
    legal,
    may,
    play,
    refresh,
    started,
    status,
    unit,
    work,
)

from hexfront.games.heroes.cards import mine_hexes
from hexfront.games.heroes.combat import in_range
from hexfront.games.heroes.tables import DIRECTIONS

FAR = "1-L18: sov-rifles-1/N"


def test_only_who_is_inside_comes_out():  # CH-18.1e
    text = f"1-H09: ger-rifles-1/N ger-lmg-1/N+inside; {FAR}"
    game = battle(text, more=work("trench", "1-H09", "german"))
    play(game, "act ger-lmg-1")
    assert "come_out" in legal(game)
    game = battle(text, more=work("trench", "1-H09", "german"))
    play(game, "act ger-rifles-1")
    assert forbids(game, "come_out") == "18.1e"


def test_both_sides_attack_enemies_in_their_hex_and_nobody_else():  # CH-7.7.3b
    text = "1-H09: ger-rifles-1/N ger-lmg-1/N sov-rifles-1/N sov-mmg-1/N"
    for side, one, enemies in (
        ("german", "ger-rifles-1", {"sov-rifles-1", "sov-mmg-1"}),
        ("soviet", "sov-rifles-1", {"ger-rifles-1", "ger-lmg-1"}),
    ):
        game = battle(text, side=side)
        play(game, f"act {one}")
        assert may(game, "close") == enemies
        assert {forbids(game, f"close {one}")} == {"7.7.3b"}


def test_a_roadblock_closes_one_hex_to_wheels_and_none_to_feet():  # CH-18.3a CH-14.0a
    block = work("roadblock", "1-G09")
    clear = f"1-H09: ger-truck-1/N ger-rifles-1/N!inf-cowering; {FAR}"
    free = battle(clear)
    play(free, "act ger-truck-1")
    game = battle(clear, more=block)
    play(game, "act ger-truck-1")
    assert may(free, "to") - may(game, "to") == {"1-G09"}
    game = battle(clear, more=block)
    play(game, "act ger-rifles-1")
    assert "to 1-G09" in legal(game)


def test_mines_are_laid_where_no_work_is_known():  # CH-8.7k
    more = (
        work("mine", "1-G09", "german", hidden=True)
        + work("mine", "1-I09", "soviet", hidden=True)
        + work("wire", "1-H10")
    )
    game = battle(f"1-H09: ger-rifles-1/N; {FAR}", more=more)
    g = game.state
    rifles = unit(game, "ger-rifles-1")
    near = set(g.ground.board.names(g.ground.within(g.place[rifles], 1)))
    laid = set(g.ground.board.names(mine_hexes(g, rifles)))
    assert laid == near - {"1-G09", "1-H10"}, "nobody knows of the enemy's in 1-I09"


def test_a_creeping_unit_does_not_leave_the_way_the_enemy_came():  # CH-7.7.3o
    text = "1-H09: sov-rifles-1/N; 1-G09: ger-rifles-1/S"
    game = battle(text, side="soviet", cautious_movement="on")
    play(game, "act sov-rifles-1", "to 1-G09", "face N", "act ger-rifles-1")
    assert forbids(game, "creep 1-H09") == "7.7.3o"
    game.state.came = [-1] * len(game.state.came)
    refresh(game)
    assert "creep 1-H09" in legal(game)


def test_both_pay_when_one_gets_off():  # CH-17.2a CH-17.1e
    text = f"1-H09: ger-truck-1/N ger-rifles-1/N+in=ger-truck-1; {FAR}"
    for how, state in (("act", "activated"), ("opportunity", "used")):
        game = battle(text)
        play(game, f"{how} ger-rifles-1", "alight 1-I09", "face S")
        assert {status(game, "ger-rifles-1"), status(game, "ger-truck-1")} == {state}


def test_a_flamethrower_burns_in_its_arc():  # CH-6.1b CH-19.0a
    text = "1-H09: ger-pioneers-1/N; 1-G09: sov-rifles-1/S; 1-I09: sov-rifles-2/S"
    game = battle(text)
    play(game, "act ger-pioneers-1")
    assert may(game, "flame") == {"1-G09"}
    assert forbids(game, "flame 1-I09") == "6.1b"


def test_a_mortar_in_a_bunker_is_silent_and_nobody_else():  # CH-18.1.2d
    text = "1-H09: ger-mortar-5-1/N+inside ger-hmg-1/N+inside; 1-E09: sov-rifles-1/S"
    bunker = work("bunker", "1-H09", "german", facing="N")
    game = battle(text, more=bunker)
    play(game, "act ger-hmg-1")
    assert "fire 1-E09" in legal(game)
    assert forbids(game, "fire 1-I09") == "7.0a"
    game = battle(text, more=bunker)
    play(game, "opportunity ger-mortar-5-1")
    assert forbids(game, "fire 1-E09") == "18.1.2d"


def test_passengers_neither_fire_nor_join_and_others_do():  # CH-17.1d
    text = "1-H09: ger-truck-1/N ger-rifles-1/N+in=ger-truck-1 ger-lmg-1/N; 1-F09: sov-rifles-1/S"
    game = battle(text)
    play(game, "act ger-rifles-1")
    assert forbids(game, "fire 1-F09") == "17.1d"
    game = battle(text)
    play(game, "act ger-truck-1")
    assert forbids(game, "with ger-rifles-1") == "17.1d"
    assert "with ger-lmg-1" in legal(game)


def test_flames_are_thrown_alone():  # CH-7.2c CH-19.0b
    text = "1-H09: ger-pioneers-1/N ger-rifles-1/N; 1-G09: sov-rifles-1/S"
    game = battle(text)
    play(game, "act ger-pioneers-1", "with ger-rifles-1")
    assert forbids(game, "flame 1-G09") == "7.2c"


def test_who_turns_takes_another_facing_alone_and_in_a_group():  # CH-5.1a CH-9.1.1e
    for now in DIRECTIONS:
        game = battle(f"1-H09: ger-rifles-1/{now} ger-lmg-1/S; {FAR}")
        play(game, "act ger-rifles-1")
        assert may(game, "face") == {*DIRECTIONS} - {now}
        assert forbids(game, f"face {now}") == "5.1a"
        play(game, "with ger-lmg-1", "march")
        turned = may(game, "face")
        play(game, "stay")
        assert [turned, may(game, "face")] == [{*DIRECTIONS} - {now}, {*DIRECTIONS} - {"S"}]


def test_who_waits_off_the_map_turns_by_coming_in():  # CH-5.5c
    game = started("partisans")
    play(game, "act ger-rifles-1")
    assert forbids(game, "face N") == "5.5c"
    play(game, "to 1-H02", "face NE", "pass", "act ger-rifles-1")
    assert may(game, "face") == {*DIRECTIONS} - {"NE"}


def test_a_marker_that_forbids_fire_forbids_flames_and_another_does_not():  # CH-7.5e CH-19.0a
    for name, burns in {"inf-panicked": set(), "inf-unnerved": {"1-G09"}}.items():
        game = battle(f"1-H09: ger-pioneers-1/N!{name}; 1-G09: sov-rifles-1/S")
        play(game, "act ger-pioneers-1")
        assert may(game, "flame") == may(game, "fire") == burns


def test_who_waits_off_the_map_has_nothing_in_range():  # CH-7.0a CH-7.7.1b
    game = battle("ready ger-rifles-2; 1-H09: ger-rifles-1/N; 1-G09: sov-rifles-1/S")
    g = game.state
    assert in_range(g, unit(game, "ger-rifles-2")) == 0
    near = in_range(g, unit(game, "ger-rifles-1"))
    assert near >> g.ground.hex("1-G09") & 1
    assert not near >> g.ground.hex("1-H09") & 1


def test_one_member_at_least_does_something():  # CH-9.1.1c
    game = battle(f"1-H09: ger-rifles-1/N ger-lmg-1/N; {FAR}")
    play(game, "act ger-rifles-1", "with ger-lmg-1", "march", "stay")
    assert forbids(game, "stay") == "9.1.1c"
    play(game, "to 1-G09", "face N")
    game = battle(f"1-H09: ger-rifles-1/N ger-lmg-1/N; {FAR}")
    play(game, "act ger-rifles-1", "with ger-lmg-1", "march", "to 1-G09")
    assert "stay" in legal(game)
