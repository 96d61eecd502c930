"""Chapter 10, second part: the steps of a battle and the column shifts (10.5 and 10.6)."""

from __future__ import annotations

import pytest
from tests.games.noretreat.battles import (
    attack,
    column,
    columns,
    combat,
    drawn_up,
    reckoned,
    results,
    state,
    why,
)
from tests.games.noretreat.helpers import asked, events, face, may, play, position, where

from hexfront.games.noretreat.columns import initial_column, reckon, shifts
from hexfront.games.noretreat.tables import AXIS, COLUMNS, CRT, SOVIET, TURNS

FIELD = "1610: ax_4a; 1711: ax_9a; 1710: su_west/weak"
ARMOUR = "1610: ax_1pz; 1710: su_west/weak"


# -- 10.5


def test_the_strengths_of_all_units_of_a_side_are_added():  # NR-10.5a
    game = combat("1610: ax_4a ax_1pz/weak; 1711: ax_9a; 1710: su_west/weak su_leningrad")
    told = reckoned(game, "ax_4a ax_1pz ax_9a", "1710")
    assert (told.attack, told.defence) == (4 + 5 + 4, 4 + 5)


def test_first_the_attacker_alone_commits_a_support_marker():  # NR-10.5b
    game = combat(f"{FIELD}; support 1 3; axis-hand 6; soviet-hand 10", [2])
    attack(game, "1710", "ax_4a")
    assert (asked(game), game.decision.seat) == ("support", "axis")
    play(game, "commit")
    assert asked(game) == "battle_event"


def test_then_the_attacker_plays_one_event_and_then_the_defender():  # NR-10.5c NR-10.5d
    game = combat(f"{FIELD}; support 1 3; axis-hand 6 21; soviet-hand 10", [2, 2])
    play(attack(game, "1710", "ax_4a"), "hold")
    assert (asked(game), game.decision.seat) == ("battle_event", "axis")
    assert may(game, "play") == {"6", "21"}
    play(game, "play 6")
    assert (asked(game), game.decision.seat) == ("battle_event", "soviet")  # no second one for 21
    assert events(game, "event")[0]["card"] == "6"  # and he has seen the first
    play(game, "play 10")
    assert [told["card"] for told in events(game, "event")] == ["6", "10"]
    assert asked(game) != "battle_event"


def test_there_are_nine_columns():  # NR-10.6.4d
    assert COLUMNS == ("1:3", "1:2", "1:1", "3:2", "2:1", "3:1", "4:1", "5:1", "6:1")
    assert CRT[AXIS][5] == ["CB", "DR", "DR", "DR", "DR", "DS", "DS", "DD", "DD"]
    assert CRT[SOVIET][5] == ["-", "CB", "EX", "EX", "DR", "DR", "DS", "DS", "DD"]


@pytest.mark.parametrize(
    ("attack", "defence", "name"),
    [
        (4, 12, "1:3"),
        (5, 12, "1:3"),
        (6, 12, "1:2"),
        (4, 5, "1:2"),
        (5, 5, "1:1"),
        (12, 9, "1:1"),
        (14, 9, "3:2"),
        (9, 5, "3:2"),
        (10, 5, "2:1"),
        (14, 5, "2:1"),
        (15, 5, "3:1"),
        (19, 5, "3:1"),
        (20, 5, "4:1"),
        (25, 5, "5:1"),
        (30, 5, "6:1"),
    ],
)
def test_the_ratio_is_rounded_in_the_defenders_favour(attack, defence, name):  # NR-10.5e
    assert COLUMNS[initial_column(attack, defence)] == name


def test_all_shifts_count_and_only_their_sum_moves_the_column():  # NR-10.5f
    game = combat("1610: ax_1pz; 1711: ax_2pz; 1710: su_west/weak; oos su_west")
    battle = drawn_up(game, "ax_1pz ax_2pz", "1710")
    battle.support = 1
    battle.add("columns", -2)
    told = reckon(state(game), battle)
    assert COLUMNS[told.initial] == "3:1"
    moved = {"support": 1, "armour": 1, "out-of-supply": 2, "event": -2}
    assert {shift.why: shift.columns for shift in told.shifts} == moved
    assert column(told) == "5:1"


@pytest.mark.parametrize(
    ("die", "result"), [*enumerate(("-", "CB", "EX", "DR", "DR", "DS"), start=1)]
)
def test_the_attacker_rolls_one_die_in_the_final_column(die, result):  # NR-10.5g
    game = combat("1811: ax_4a ax_9a; 1911: ax_6a; 1810: su_west/weak", [die])
    attack(game, "1810", "ax_4a ax_9a ax_6a")
    assert events(game, "odds")[0]["initial"] == "3:1"
    assert events(game, "rolled") == [{"side": "axis", "die": die, "result": result}]
    assert columns(game) == ["2:1"]


def test_the_result_of_the_final_column_is_applied():  # NR-10.5h
    game = combat("1610: ax_4a; 1711: ax_9a; 1710: su_west/weak", [3])
    attack(game, "1710", "ax_4a ax_9a")
    assert (columns(game), results(game)) == (["2:1"], ["EX"])
    play(game, "unit ax_9a")
    assert where(game, "su_west") == "destroyed"
    assert (face(game, "ax_4a"), face(game, "ax_9a")) == ("strong", "weak")


# -- 10.6.1


@pytest.mark.parametrize(
    ("hex", "near", "shift"),
    [
        ("1710", "1711", {}),
        ("1810", "1811", {"terrain": -1}),  # forest
        ("1713", "1712", {"terrain": -1}),  # city
        ("1904", "1905", {"terrain": -1}),  # swamp
        ("1905", "1805", {"terrain": -2}),  # mountain
    ],
)
def test_terrain_shifts_are_those_of_the_defenders_hex(hex, near, shift):  # NR-10.6.1a
    game = combat(f"{near}: ax_4a; {hex}: su_west/weak")
    assert why(game, "ax_4a", hex) == shift


def test_a_river_counts_only_if_all_attack_across_it():  # NR-10.6.1b
    game = combat("1514: ax_4a; 1615: ax_6a; 1414: ax_9a; 1515: su_west/weak")
    assert why(game, "ax_4a", "1515") == {"terrain": -1, "river": -1}
    assert why(game, "ax_4a ax_6a", "1515") == {"terrain": -1, "river": -1}
    assert why(game, "ax_4a ax_9a", "1515") == {"terrain": -1}


def test_objective_hexsides_help_only_a_defender_inside():  # NR-10.6.1c
    game = combat("2216: ax_4a; 2217: su_west/weak")
    assert why(game, "ax_4a", "2217") == {"terrain": -1, "objective": -1}
    assert why(game, "su_west", "2216") == {}


def test_objective_hexsides_count_only_if_all_attack_across_them():  # NR-10.6.1b
    game = combat("1903: ax_4a; 1802: ax_9a; 1902: su_west/weak; FIN: ax_fin")
    assert why(game, "ax_4a ax_9a", "1902") == {"terrain": -1, "objective": -1}
    assert why(game, "ax_4a ax_fin", "1902") == {"terrain": -1, "objective": -1}


@pytest.mark.parametrize(
    ("chosen", "shift"), [("1710", []), ("1810", [["terrain", -1], ["river", -1]])]
)
def test_of_several_hexes_the_defender_chooses_the_terrain(chosen, shift):  # NR-10.6.1d
    game = combat("1809: ax_4a; 1710: su_west/weak; 1810: su_south/weak", [3])
    attack(game, "1710 1810", "ax_4a")
    assert (asked(game), game.decision.seat) == ("terrain", "soviet")
    play(game, f"terrain {chosen}")
    assert events(game, "odds")[0]["shifts"] == shift


# -- 10.6.2


def test_a_battle_gets_at_most_one_support_marker_of_its_attacker():  # NR-10.6.2a NR-10.6.2b
    game = combat("1610: ax_4a; 1710: su_west/weak; support 3 3", [1, 1])
    attack(game, "1710", "ax_4a")
    play(game, "commit")
    assert events(game, "odds")[0]["shifts"] == [["support", 1]]
    assert columns(game) == ["3:2"]
    assert results(game) == ["-"]


def test_the_counterattacker_may_use_a_support_marker_too():  # NR-10.6.2a NR-10.7.2f
    game = combat("1610: ax_4a; 1710: su_west/weak; support 0 1", [1, 5])
    attack(game, "1710", "ax_4a")
    play(game, "counterattack")
    assert (asked(game), game.decision.seat) == ("support", "soviet")
    play(game, "commit")
    assert columns(game) == ["1:1", "3:2"]


def test_the_defender_commits_no_support_marker():  # NR-10.6.2a
    game = combat("1610: ax_4a; 1710: su_west/weak; support 0 3", [2])
    attack(game, "1710", "ax_4a")
    assert columns(game) == ["1:1"]
    assert not events(game, "support")


@pytest.mark.parametrize(
    ("turn", "weather", "first", "columns"),
    [(4, "snow", 4, 2), (5, "snow", 5, 2), (10, "snow", 4, 1), (5, "long_winter", 4, 1)],
)
def test_shock_counts_double_on_the_first_snow_turn(turn, weather, first, columns):  # NR-10.6.2c
    text = f'1610: ax_4a; 1710: su_west/weak; support 1 1; more {{"first_snow":{first}}}'
    game = combat(text, [4], "soviet", turn, weather)
    play(attack(game, "1610", "su_west"), "commit")
    assert events(game, "support")[0]["shifts"] == columns


def test_only_the_first_snow_counts_not_turn_four():  # NR-10.6.2g
    text = '1610: ax_4a; 1710: su_west/weak; support 1 1; more {"first_snow":0}'
    game = combat(text, [4], "soviet", 4, "mud")
    play(attack(game, "1610", "su_west"), "commit")
    assert events(game, "support")[0]["shifts"] == 1


def test_blitz_never_counts_double():  # NR-10.6.2c
    text = '1610: ax_4a; 1710: su_west/weak; support 1 1; more {"first_snow":4}'
    game = combat(text, [4], "axis", 4, "snow")
    play(attack(game, "1710", "ax_4a"), "commit")
    assert events(game, "support")[0]["shifts"] == 1


def test_units_out_of_supply_alone_get_no_support():  # NR-10.6.2d
    game = combat(f"{FIELD}; support 1 0; oos ax_4a ax_9a", [3])
    attack(game, "1710", "ax_4a ax_9a")
    assert results(game)
    game = combat(f"{FIELD}; support 1 0; oos ax_4a", [3])
    attack(game, "1710", "ax_4a ax_9a")
    assert asked(game) == "support"


def test_a_used_marker_is_gone():  # NR-10.6.2e OP-10.23
    game = combat("1610: ax_luft; 1710: su_central; support 2 0")
    play(attack(game, "1710", "ax_luft"), "commit")
    assert events(game, "result")[0]["result"] == "CA"  # 2:8 is no column; it was of no use
    assert state(game).support[AXIS] == 1


def test_unused_markers_do_not_last_beyond_the_turn():  # NR-10.6.2f
    game = position("turn 2 soviet disembark; 1610: ax_4a; 2012: su_west/weak; support 9 9")
    assert state(game).turn == 3
    assert state(game).support == [TURNS[2].blitz, TURNS[2].shock]


# -- 10.6.3


def test_armour_against_infantry_in_the_open_has_a_shift():  # NR-10.6.3a NR-14.3b
    assert why(combat(ARMOUR), "ax_1pz", "1710") == {"armour": 1}
    assert why(combat(ARMOUR, weather="snow"), "ax_1pz", "1710") == {"armour": 1, "winter": -1}
    infantry = combat(FIELD)
    assert why(infantry, "ax_4a", "1710") == {}


def test_soviet_armour_has_it_too():  # NR-10.6.3a
    game = combat("1610: ax_4a; 1710: su_reserve", side="soviet", turn=12)
    assert why(game, "su_reserve", "1610") == {"armour": 1}


@pytest.mark.parametrize("stout", ["su_reserve", "su_reserve/weak"])
def test_no_bonus_against_armour_or_mechanized_infantry(stout):  # NR-10.6.3b NR-14.4b
    game = combat(f"1610: ax_1pz; 1710: {stout}", turn=12)
    assert why(game, "ax_1pz", "1710") == {}
    game = combat(f"1610: ax_1pz; 1710: su_west/weak {stout}", turn=12)
    assert why(game, "ax_1pz", "1710") == {}


def test_the_bonus_is_one_column_however_many_tanks():  # NR-10.6.3c
    game = combat("1610: ax_1pz ax_2pz; 1711: ax_3pz; 1710: su_west/weak")
    assert why(game, "ax_1pz ax_2pz ax_3pz", "1710") == {"armour": 1}


def test_only_the_attackers_tanks_count():  # NR-10.6.3d
    game = combat(ARMOUR, side="soviet")
    assert why(game, "su_west", "1610") == {}


def test_a_counterattack_has_the_bonus():  # NR-10.6.3d NR-14.3b
    game = combat("1610: ax_4a/weak; 1710: su_reserve", [2, 5], turn=12)
    play(attack(game, "1710", "ax_4a"), "counterattack")
    assert events(game, "odds")[1]["shifts"] == [["armour", 1]]


@pytest.mark.parametrize("weather", ["mud", "long_winter"])
def test_no_bonus_in_mud_or_long_winter(weather):  # NR-10.6.3e
    assert "armour" not in why(combat(ARMOUR, weather=weather), "ax_1pz", "1710")


@pytest.mark.parametrize(
    ("hex", "near"), [("1713", "1712"), ("1810", "1811"), ("1904", "1905"), ("1905", "1805")]
)
def test_cities_and_rough_ground_are_not_clear(hex, near):  # NR-10.6.3f NR-10.6.3a
    game = combat(f"{near}: ax_1pz; {hex}: su_west/weak")
    assert "armour" not in why(game, "ax_1pz", hex)


def test_a_river_does_not_cancel_the_bonus():  # NR-10.6.3a
    game = combat("1814: ax_1pz; 1714: su_west/weak")
    assert why(game, "ax_1pz", "1714") == {"armour": 1, "river": -1}


def test_objective_hexsides_cancel_the_bonus():  # NR-10.6.3a
    game = combat("2121: ax_1pz; 2021: ax_4a; 2022: su_west/weak")  # the oil fields are clear
    assert why(game, "ax_1pz", "2022") == {"river": -1, "objective": -1}


def test_the_exceptions_to_the_bonus():  # NR-10.6.3g
    assert why(combat(f"{ARMOUR}; oos ax_1pz"), "ax_1pz", "1710") == {}
    assert why(combat(f'{ARMOUR}; more {{"oil":5}}', turn=8), "ax_1pz", "1710") == {}
    assert why(combat(f'{ARMOUR}; more {{"oil":8}}', turn=8), "ax_1pz", "1710") == {"armour": 1}
    ss = 'more {"oil":5}; 1711: ax_sspz; 1610: ax_1pz; 1710: su_west/weak'
    assert why(combat(ss), "ax_1pz ax_sspz", "1710") == {"armour": 1}


# -- 10.6.4


def test_a_ratio_above_six_to_one_counts_as_six_to_one_before_and_after():  # NR-10.6.4a
    game = combat("1610: ax_1pz ax_2pz; 1711: ax_3pz; 1713: su_sevastopol/weak; 1712: ax_4a")
    battle = drawn_up(game, "ax_1pz ax_2pz ax_3pz", "1713")
    told = reckon(state(game), battle)
    assert (told.attack, told.defence) == (20, 2)
    assert (COLUMNS[told.initial], column(told)) == ("6:1", "5:1")  # the city
    battle.add("columns", 3)
    assert column(reckon(state(game), battle)) == "6:1"


def test_below_one_to_three_is_a_counterattack_without_a_roll():  # NR-10.6.4b
    game = combat("1610: ax_luft; 1710: su_central; support 1 0")  # 2:8, no die in the script
    play(attack(game, "1710", "ax_luft"), "commit")  # no column that could be shifted
    assert events(game, "odds")[0]["initial"] == columns(game)[0] == ""
    assert (asked(game), game.decision.seat) == ("counterattack", "soviet")


def test_shifted_below_one_to_three_is_a_counterattack_without_a_roll():  # NR-10.6.4c
    game = combat("1809: ax_4a/weak; 1810: su_central")  # 3:8 is 1:3, forest and river
    attack(game, "1810", "ax_4a")
    assert events(game, "odds")[0]["initial"] == "1:3"
    assert columns(game) == [""]
    assert not events(game, "rolled")
    assert asked(game) == "counterattack"


def test_every_shift_names_its_rule():  # NR-10.5f
    game = combat("1809: ax_1pz; 1810: su_west/weak; oos su_west")
    found = shifts(state(game), drawn_up(game, "ax_1pz", "1810"))
    told = {shift.why: shift.rule for shift in found}
    assert told == {"terrain": "10.6.1a", "river": "10.6.1b", "out-of-supply": "6.5.4c"}
