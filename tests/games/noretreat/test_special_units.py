"""Chapter 14, 14.1 to 14.11: units with rules of their own."""

from __future__ import annotations

import pytest
from tests.games.noretreat.battles import (
    attack,
    columns,
    combat,
    fall_back,
    fight,
    go_on,
    results,
    state,
    why,
)
from tests.games.noretreat.helpers import (
    asked,
    events,
    face,
    may,
    place,
    play,
    position,
    unit,
    where,
    why_not,
)

from hexfront import Game
from hexfront.games.noretreat.movement import reach
from hexfront.games.noretreat.retreats import may_retreat_into
from hexfront.games.noretreat.supply import supplied
from hexfront.games.noretreat.tables import (
    ALLIES,
    AXIS,
    CADRES,
    SOVIET,
    TWO_VALUES,
    UNIT_NAMES,
    VOLKSSTURM,
    bits,
)

LEFT = "2008: su_west/weak"
"""A Soviet unit far from everything, supplied in Moscow."""


def organization(text: str, turn: int = 8, side: str = "soviet", dice: tuple = ()) -> Game:
    return position(f"turn {turn} {side} organization; weather clear; {text}", dice)


def eliminated(name: str, text: str, turn: int = 8) -> Game:
    """A unit eliminated in combat by an EX of two one-step units."""
    return attack(combat(text, [4], turn=turn), "1710", name)


# -- 14.1


@pytest.mark.parametrize(
    ("turn", "hex", "cards", "may_flip"),
    [
        (2, "1902", "5 6 8", False),
        (3, "1902", "5", True),
        (3, "1903", "5", False),
        (3, "1903", "5 6", True),
    ],
)
def test_a_regional_unit_turns_into_a_fort_from_turn_three(turn, hex, cards, may_flip):  # NR-14.1a
    game = organization(f"{hex}: su_leningrad/weak; {LEFT}; soviet-hand {cards}", turn)
    if not may_flip:
        assert ("fortify", "su_leningrad") not in game.decision.actions
        return
    play(game, "fortify su_leningrad")
    while asked(game) == "payment":
        play(game, f"discard {min(may(game, 'discard'))}")
    assert face(game, "su_leningrad") == "strong"
    assert state(game).hands[SOVIET] == 0


def test_a_fort_becomes_regional_by_a_loss_or_at_will():  # NR-14.1b
    game = combat("1610: ax_4a; 1711: ax_9a; 1710: su_sevastopol", [3])
    attack(game, "1710", "ax_4a ax_9a")  # 2:1
    play(game, "unit ax_4a")
    assert (where(game, "su_sevastopol"), face(game, "su_sevastopol")) == ("1710", "weak")
    game = organization(f"1902: su_leningrad; {LEFT}")
    play(game, "unfortify su_leningrad")
    assert face(game, "su_leningrad") == "weak"


def test_forts_attack_only_in_answer_to_a_counterblow():  # NR-14.1c
    text = "1710: su_leningrad; 1711: su_south/weak; 1610: ax_4a; axis-hand 3"
    game = play(combat(text, [2], "soviet"), "done", "counterblow 1610")
    assert may(game, "join") == {"su_leningrad", "su_south"}
    fight(game, "1610", "su_leningrad")
    assert events(game, "odds")[0]["attack"] == 5
    text = "1710: su_leningrad; 1610: ax_4a; 1812: su_south/weak; 1712: ax_9a"
    game = combat(text, [2], "soviet")
    assert why_not(game, "target", "1610") == "10.1.1c"


def test_the_finnish_unit_has_two_steps_and_is_a_fort_on_both():  # NR-14.1d
    game = combat("FIN: ax_fin; 1710: su_west/weak; 1610: ax_4a")
    g = state(game)
    fin = unit("ax_fin")
    assert g.has_two_steps(fin)
    assert g.forts >> fin & 1
    g.flip(fin, 1)
    assert not g.has_two_steps(fin)
    assert g.forts >> fin & 1


def test_the_finnish_unit_never_leaves_finland_and_is_supplied_there():  # NR-14.1e
    game = position("turn 8 axis movement; FIN: ax_fin; 1610: ax_4a; 2103: su_west/weak")
    assert may(game, "unit") == {"ax_4a"}
    g = state(game)
    fin = unit("ax_fin")
    assert may_retreat_into(g, fin) == 0
    assert supplied(g, AXIS) >> fin & 1
    g.put(fin, place("2104"))  # were it elsewhere, it would be like any other
    assert not supplied(g, AXIS) >> fin & 1


def test_german_forts_leave_the_game_when_eliminated():  # NR-14.1f
    text = "1610: ax_fort1; 1710: su_central; 1711: su_don; 1709: su_west"
    game = attack(combat(text, [5], "soviet", 24), "1610", "su_central su_don su_west")
    assert results(game) == ["DD"]
    assert where(game, "ax_fort1") == "gone"


def test_german_forts_take_the_first_loss():  # NR-14.1g OP-14.5
    text = "1610: ax_fort1 ax_ssgr; 1710: su_central; 1711: su_don"
    game = attack(combat(text, [4], "soviet", 24), "1610", "su_central su_don")
    assert results(game) == ["EX"]
    assert where(game, "ax_fort1") == "gone"
    assert face(game, "ax_ssgr") == "strong"


def test_a_german_fort_that_answers_a_counterblow_takes_the_loss():  # NR-14.1g
    text = "1610: ax_4a ax_fort1; 1710: su_west/weak; soviet-hand 5"
    game = play(combat(text, [4]), "done", "counterblow 1710")
    fight(game, "1710", "ax_4a ax_fort1")
    assert results(game) == ["EX"]
    assert (where(game, "ax_fort1"), face(game, "ax_4a")) == ("gone", "strong")


# -- 14.2


def test_axis_allies_have_one_step_but_the_finns():  # NR-14.2a
    two = {UNIT_NAMES[ally] for ally in bits(ALLIES & TWO_VALUES)}
    assert two == {"ax_fin"}
    assert ALLIES.bit_count() == 7


def test_italians_and_romanians_leave_and_hungarians_stay():  # NR-14.2b
    text = "1610: ax_ita8; 1510: ax_hun2; 1410: ax_rum3; 0811: ax_4a"
    game = position(f"turn 14 soviet disembark; {text}; 2012: su_west/weak")
    assert state(game).turn == 15
    assert [where(game, name) for name in ("ax_ita8", "ax_hun2")] == ["gone", "1510"]
    text = "0716: ax_rum3; turn-20: ax_rum4; 0815: ax_hun2; 0816: su_west"
    game = position(f"turn 18 soviet removal; {text}")
    assert [where(game, f"ax_{name}") for name in ("rum3", "rum4", "hun2")] == [
        "gone",
        "gone",
        "0815",
    ]


def test_allies_come_back_by_the_turn_track():  # NR-14.2c NR-14.2d
    game = eliminated("ax_hun2", "1610: ax_hun2; 1710: su_moscow/weak; oos ax_hun2")
    assert results(game) == ["EX"]
    assert where(game, "ax_hun2") == "turn-10"
    assert state(game).event_vp == 0
    assert not state(game).at[place("surrendered")]


def test_allies_lost_to_supply_come_back_too():  # NR-14.2c NR-14.2d
    text = "2012: ax_rum3; oos ax_rum3; 2112: su_west/weak; 1911: su_south/weak; 0811: ax_4a"
    game = position(f"turn 8 axis removal; {text}")
    assert where(game, "ax_rum3") == "turn-10"
    assert state(game).event_vp == 0


# -- 14.3 and 14.4


def cost(game: Game, name: str, hex: str) -> int:
    return reach(state(game), unit(name), 9).cost(place(hex))


def test_armour_pays_its_own_terrain_costs():  # NR-14.3a
    game = position("turn 8 axis movement; 1811: ax_1pz; 1805: ax_2pz; 1804: ax_3pz; 2411: su_west")
    assert cost(game, "ax_1pz", "1810") == 2  # forest
    assert cost(game, "ax_2pz", "1905") == 3  # mountain
    assert cost(game, "ax_3pz", "1904") == 4  # swamp


def test_mechanized_infantry_pays_the_costs_of_the_others():  # NR-14.4a
    game = position("turn 8 axis movement; 1811: ax_2a; 1805: ax_8a; 1804: ax_ssgr; 2411: su_west")
    assert cost(game, "ax_2a", "1810") == 1
    assert cost(game, "ax_8a", "1905") == 2
    assert cost(game, "ax_ssgr", "1904") == 2


def test_armour_has_its_bonus_and_its_third_hex():  # NR-14.3b NR-14.3c
    game = combat("1610: ax_1pz; 1711: ax_2pz; 1710: su_west/weak", [3])
    attack(game, "1710", "ax_1pz ax_2pz")
    assert events(game, "odds")[0]["shifts"] == [["armour", 1]]
    play(game, "to 1909", "unit ax_1pz", "to 1811", "to 1911")
    assert len(events(game, "advanced")) == 3


@pytest.mark.parametrize("name", ["ax_2a", "ax_8a", "ax_ssgr", "ax_2a/weak"])
def test_mechanized_infantry_denies_the_armor_bonus(name):  # NR-14.4b
    game = combat(f"1610: ax_4a {name}; 1710: su_don", side="soviet", turn=18)
    assert "armour" not in why(game, "su_don", "1610")


# -- 14.5


@pytest.mark.parametrize("ss", ["ax_sspz", "ax_sspz/weak"])
@pytest.mark.parametrize(
    ("text", "hex", "weather"),
    [
        ("1610: {}; 1710: su_don", "1710", "clear"),  # against armour
        ("1811: {}; 1810: su_west/weak", "1810", "clear"),  # in a forest
        ("1610: {}; 1710: su_west/weak", "1710", "mud"),
        ("1610: {}; 1710: su_west/weak", "1710", "long_winter"),
    ],
)
def test_the_ss_panzer_always_has_the_bonus(ss, text, hex, weather):  # NR-14.5a
    game = combat(text.format(ss), turn=16, weather=weather)
    assert why(game, "ax_sspz", hex)["armour"] == 1


def test_the_ss_panzer_has_no_bonus_out_of_supply_and_never_two():  # OP-14.6
    text = "1610: ax_sspz ax_1pz; 1710: su_west/weak"
    assert why(combat(text, turn=16), "ax_sspz ax_1pz", "1710") == {"armour": 1}
    game = combat("1610: ax_sspz; 1710: su_west/weak; oos ax_sspz", turn=16)
    assert why(game, "ax_sspz", "1710") == {}


def test_the_attacking_ss_panzer_takes_the_loss_of_an_exchange():  # NR-14.5b
    text = "1610: ax_sspz ax_4a; 1710: su_west"
    game = attack(combat(text, [4], turn=16), "1710", "ax_sspz ax_4a")  # 10:7 and armour
    assert (columns(game), results(game)) == (["3:2"], ["EX"])
    assert (face(game, "ax_sspz"), face(game, "ax_4a")) == ("weak", "strong")


def test_the_ss_panzer_takes_no_forced_loss_in_defence():  # NR-14.5b
    text = "1610: ax_sspz ax_4a; 1710: su_west; 1711: su_south"
    game = attack(combat(text, [4], "soviet", 18), "1610", "su_west su_south")  # 13:10
    assert (results(game), columns(game)) == (["CB"], ["1:1"])
    game = attack(combat(text, [5], "soviet", 18), "1610", "su_west su_south")
    assert (results(game), game.decision.seat) == (["EX"], "axis")
    assert may(game, "unit") == {"ax_sspz", "ax_4a"}


@pytest.mark.parametrize("name", ["ax_sspz", "ax_ssgr"])
def test_ss_units_cost_one_card_to_flip(name):  # NR-14.5c NR-14.6c
    text = f"1007: {name}/weak; 1610: ax_4a/weak; {LEFT}; axis-hand 3 5"
    game = organization(text, 17, "axis")
    play(game, f"improve {name}", "discard 5")
    assert face(game, name) == "strong"
    assert state(game).hands[AXIS] == 1 << 3


# -- 14.6


def test_ss_grenadiers_shift_to_the_left_only_in_defence():  # NR-14.6a
    game = combat("1610: ax_ssgr; 1710: su_west", turn=18)
    assert why(game, "su_west", "1610") == {"grenadiers": -1}
    assert why(game, "ax_ssgr", "1710") == {}


def test_ss_grenadiers_take_the_loss_in_attack_and_defence():  # NR-14.6b
    text = "1610: ax_ssgr ax_4a; 1710: su_west/weak"
    game = attack(combat(text, [4], turn=18), "1710", "ax_ssgr ax_4a")  # 7:4
    assert results(game) == ["EX"]
    assert (face(game, "ax_ssgr"), face(game, "ax_4a")) == ("weak", "strong")
    text = "1610: ax_ssgr ax_4a; 1710: su_west; 1711: su_south"
    game = attack(combat(text, [5], "soviet", 18), "1610", "su_west su_south")  # 13:7, one left
    assert results(game) == ["EX"]
    assert (face(game, "ax_ssgr"), face(game, "ax_4a")) == ("weak", "strong")


def test_beside_the_attacking_ss_panzer_the_grenadiers_are_spared():  # NR-14.6b NR-14.5b
    text = "1610: ax_sspz ax_ssgr; 1711: ax_4a; 1710: su_west/weak su_central"
    game = attack(combat(text, [4], turn=24), "1710", "ax_sspz ax_ssgr ax_4a")  # 13:12 and armour
    assert (columns(game), results(game)) == (["3:2"], ["EX"])
    play(game, "unit su_west")
    assert [face(game, name) for name in ("ax_sspz", "ax_ssgr", "ax_4a")] == [
        "weak",
        "strong",
        "strong",
    ]


# -- 14.7


@pytest.mark.parametrize("name", ["su_crimean", "su_southwest"])
def test_red_shock_units_shift_to_the_right_when_they_attack(name):  # NR-14.7a
    for text, hex, weather in (
        ("1710: {}; 1610: ax_1pz", "1610", "clear"),
        ("1811: {}; 1810: ax_4a", "1810", "mud"),
    ):
        game = combat(text.format(name), side="soviet", turn=18, weather=weather)
        assert why(game, name, hex)["shock"] == 1
        brown = combat(text.format(f"{name}/weak"), side="soviet", turn=18, weather=weather)
        assert "shock" not in why(brown, name, hex)
    defending = combat(f"1710: {name}; 1610: ax_4a")
    assert "shock" not in why(defending, "ax_4a", "1710")


def test_a_counterattacking_shock_unit_has_its_shift():  # NR-14.7a
    game = combat("1610: ax_4a; 1710: su_crimean", [1, 3])
    play(attack(game, "1710", "ax_4a"), "counterattack")  # 4:5
    assert events(game, "odds")[1]["shifts"] == [["shock", 1]]


def test_two_shock_units_have_a_shift_each():  # OP-10.22
    text = "1710: su_crimean; 1711: su_southwest; 1610: ax_4a"
    game = combat(text, side="soviet", turn=18)
    assert why(game, "su_crimean su_southwest", "1610") == {"shock": 2}


def test_an_attacking_shock_unit_takes_the_loss():  # NR-14.7b
    text = "1710: su_crimean; 1711: su_west; 1610: ax_1pz ax_2a"
    game = attack(combat(text, [4], "soviet", 18), "1610", "su_crimean su_west")  # 12:12 and shock
    assert results(game) == ["EX"]
    play(game, "unit ax_2a")
    assert (face(game, "su_crimean"), face(game, "su_west")) == ("weak", "strong")


def test_a_shock_unit_costs_two_cards_to_flip_or_replace():  # NR-14.7c
    game = organization("2008: su_crimean/weak; 2006: su_west/weak; soviet-hand 5 6 8", 18)
    play(game, "improve su_crimean", "discard 5", "discard 6")
    assert face(game, "su_crimean") == "strong"
    assert state(game).hands[SOVIET] == 1 << 8
    game = organization(f"{LEFT}; destroyed: su_crimean/weak; soviet-hand 5 6 8", 12)
    play(go_on(game, "placement"), "replace su_crimean", "to 2009", "discard 5", "discard 6")
    assert where(game, "su_crimean") == "2009"


# -- 14.8


def test_yugoslavs_flip_only_in_the_balkans():  # NR-14.8a OP-14.4
    text = f"WB: su_yug1; 0414: su_yug2; {LEFT}; soviet-hand 5 6"
    game = organization(f'{text}; more {{"oil":15}}', 18)
    assert may(game, "unfortify") == {"su_yug1"}
    play(game, "unfortify su_yug1")
    assert face(game, "su_yug1") == "weak"
    text = f"SB: su_yug1/weak; 0414: su_yug2/weak; {LEFT}; soviet-hand 5 6"
    game = organization(f'{text}; more {{"oil":15}}', 18)
    assert may(game, "fortify") == {"su_yug1"}
    play(game, "fortify su_yug1", "discard 5")
    assert (face(game, "su_yug1"), state(game).hands[SOVIET]) == ("strong", 1 << 6)


def test_yugoslavs_are_supplied_in_both_balkan_areas():  # NR-14.8b
    text = 'WB: su_yug1; SB: su_yug2; 2008: su_west; more {"oil":15}'
    game = organization(text, 18)
    assert supplied(state(game), SOVIET) >> unit("su_yug1") & 1
    assert supplied(state(game), SOVIET) >> unit("su_yug2") & 1
    state(game).put(unit("su_yug1"), place("0614"))
    assert not supplied(state(game), SOVIET) >> unit("su_yug1") & 1


# -- 14.9


def test_cadres_have_one_step_and_do_not_attack_at_will():  # NR-14.9a
    assert {UNIT_NAMES[cadre] for cadre in bits(CADRES)} == {
        *("ax_kg1", "ax_kg2", "ax_kg3"),
        *("su_ost1", "su_ost2"),
    }
    assert not CADRES & TWO_VALUES
    game = combat("1610: ax_kg1; 1710: su_west/weak; 1812: su_south/weak; 1712: ax_4a")
    assert why_not(game, "target", "1710") == "10.1.1c"


def test_cadres_counterattack_and_answer_counterblows():  # NR-14.9b
    game = combat("1610: ax_luft; 1710: su_ost1", [1, 2])
    play(attack(game, "1710", "ax_luft"), "counterattack")
    assert events(game, "counterattack")[0]["units"] == ["su_ost1"]
    game = combat("1610: ax_kg1; 1710: su_west/weak; soviet-hand 5", [5])
    play(game, "counterblow 1710")
    assert events(game, "battle")[0]["units"] == ["ax_kg1"]


def test_an_arriving_cadre_waits_in_its_box():  # NR-14.9.1a
    game = organization(f"turn-9: ax_kg2; 1610: ax_4a; {LEFT}", 9, "axis")
    go_on(game, "movement")
    assert where(game, "ax_kg2") == "cadres"


def test_a_cadre_takes_the_place_of_a_unit_lost_to_a_step_loss():  # NR-14.9.2a OP-14.11
    game = combat("1610: ax_9a/weak ax_6a/weak; 1710: su_west/weak; cadres: ax_kg1 su_ost1", [4])
    attack(game, "1710", "ax_9a ax_6a")  # 6:4
    assert (results(game), asked(game), game.decision.seat) == (["EX"], "cadre", "soviet")
    assert may(game, "cadre") == {"su_ost1"}, "one of its own that is available"
    play(game, "cadre su_ost1")
    assert where(game, "su_ost1") == "1710"
    play(game, "unit ax_9a")
    assert (asked(game), game.decision.seat) == ("cadre", "axis")
    assert may(game, "cadre") == {"ax_kg1"}
    play(game, "none")  # it is voluntary
    assert where(game, "ax_kg1") == "cadres"


def test_a_cadre_replaces_a_unit_that_surrenders_without_its_marker():  # OP-14.12
    text = "1610: ax_4a; 1711: ax_9a; 1710: su_volkhov/weak; oos su_volkhov; cadres: su_ost1"
    game = attack(combat(text, [1]), "1710", "ax_4a ax_9a")
    play(game, "cadre su_ost1")
    assert (where(game, "su_volkhov"), where(game, "su_ost1")) == ("surrendered", "1710")
    assert not state(game).oos >> unit("su_ost1") & 1


def test_a_cadre_of_dd_is_placed_before_the_retreat():  # NR-14.9.2a OP-10.18
    text = "1610: ax_4a ax_6a; 1711: ax_9a; 1710: su_west/weak; cadres: su_ost1"
    game = attack(combat(text, [6]), "1710", "ax_4a ax_6a ax_9a")
    assert (results(game), asked(game)) == (["DD"], "cadre")
    play(game, "cadre su_ost1")
    assert (asked(game), game.decision.args["unit"]) == ("retreat", "su_ost1")
    play(game, "to 1909")
    assert where(game, "su_ost1") == "1909"


def test_no_cadre_for_a_cadre_or_a_unit_with_one_value():  # NR-14.9.2a
    game = combat("1610: ax_luft ax_hun2; 1710: su_ost1; cadres: ax_kg1 su_ost2", [3])
    attack(game, "1710", "ax_luft ax_hun2")  # 4:2
    assert results(game) == ["EX"]
    play(game, "unit ax_luft")
    assert where(game, "ax_kg1") == where(game, "su_ost2") == "cadres"
    assert where(game, "su_ost1") == "turn-9"


def test_no_cadre_for_a_unit_that_could_not_retreat_or_starved():  # NR-14.9.2b
    text = "1610: ax_4a ax_6a; 1711: ax_9a; 1809: ax_17a; 1811: ax_11a; 1710: su_west/weak"
    game = attack(combat(f"{text}; cadres: su_ost1", [3]), "1710", "ax_4a ax_6a ax_9a")
    assert (results(game), where(game, "su_west")) == (["DR"], "destroyed")
    assert where(game, "su_ost1") == "cadres"
    assert asked(game) == "advance"
    game = position(f"turn 8 axis removal; {text}; cadres: su_ost1; oos su_west")
    assert where(game, "su_west") == "surrendered"
    assert where(game, "su_ost1") == "cadres"


def test_no_cadre_for_a_step_taken_by_an_event():  # NR-14.9.2b
    text = "2008: su_west/weak; 2006: su_south/weak; 1007: ax_4a; cadres: su_ost1; axis-hand 35"
    game = organization(text, 18, "axis")
    play(game, "play 35", "unit su_west")
    assert where(game, "su_west") == where(game, "su_south") == "destroyed"
    assert asked(game) != "cadre"


def test_a_cadre_that_leaves_the_map_goes_to_the_turn_track():  # NR-14.9.3a
    game = combat("1610: ax_4a; 1711: ax_9a; 1710: su_ost1", [4])
    attack(game, "1710", "ax_4a ax_9a")  # 4:1
    assert results(game) == ["DS"]
    fall_back(game)
    assert where(game, "su_ost1") == "turn-9"  # not in the Shattered box
    game = position("turn 8 axis movement; 1007: ax_kg1; 1610: ax_4a; 2008: su_west/weak")
    play(game, "embark ax_kg1")
    assert where(game, "ax_kg1") == "rail"


def test_one_cadre_a_turn_comes_back():  # NR-14.9.3b OP-14.13 NR-14.9.3a
    text = "turn-9: su_ost2 ax_kg2; turn-10: ax_kg3; 1610: ax_4a; 1711: ax_9a; 1710: su_ost1"
    game = attack(combat(text, [4]), "1710", "ax_4a ax_9a")
    fall_back(game)
    assert where(game, "su_ost1") == "turn-10"  # enemies do not take its box


def test_a_cadre_never_surrenders():  # NR-14.9.3c
    text = "1610: ax_4a ax_6a; 1711: ax_9a; 1809: ax_17a; 1811: ax_11a; 1710: su_ost1; oos su_ost1"
    game = position(f"turn 8 axis removal; {text}")
    assert where(game, "su_ost1") == "turn-9"
    assert state(game).event_vp == 0


def test_a_unit_returns_in_the_hex_of_a_cadre():  # NR-14.9.4a NR-14.9.4b OP-14.2
    text = "1708: su_ost1; 1608: ax_4a; shattered: su_west/weak; destroyed: su_south/weak"
    game = organization(f"{text}; soviet-hand 5; 2008: su_kalinin/weak", 8)
    go_on(game, "placement")
    play(game, "recover su_west")
    assert {"1708", "2009"} <= may(game, "to")  # though in an enemy zone, far from the edge
    play(game, "to 1708")
    assert where(game, "su_west") == "1708"
    assert where(game, "su_ost1") == "turn-9"


def test_a_unit_that_a_cadre_welcomes_is_not_disorganized():  # NR-14.9.4c OP-14.1 OP-14.3
    game = organization("1708: su_ost1; 1608: ax_4a; shattered: su_west/weak", 8)
    play(go_on(game, "place_at"), "to 1708")
    assert not state(game).disorganized >> unit("su_west") & 1


def test_a_returning_unit_elsewhere_is_disorganized():  # NR-14.9.4c
    game = organization("2009: su_kalinin/weak; shattered: su_west/weak", 8)
    play(go_on(game, "place_at"), "to 2008")
    assert state(game).disorganized >> unit("su_west") & 1


def test_reinforcements_do_not_use_a_cadre():  # NR-14.9.4a
    text = "1708: su_ost1; 1608: ax_4a; turn-8: su_west/weak; 2008: su_kalinin/weak"
    game = organization(text, 8)
    go_on(game, "place_at")
    assert "2009" in may(game, "to")
    assert "1708" not in may(game, "to")


def test_a_cadre_without_an_overland_line_helps_nobody():  # NR-14.9.4a
    text = "1007: su_ost1; 1106: ax_4a; shattered: su_west/weak; 2008: su_kalinin/weak"
    game = organization(text, 8)
    go_on(game, "place_at")
    assert "2009" in may(game, "to")
    assert "1007" not in may(game, "to")


# -- 14.10


def test_the_luftwaffe_unit_comes_back_by_the_turn_track():  # NR-14.10a NR-14.10b
    game = combat("1610: ax_luft; 1710: su_moscow/weak; oos ax_luft", [4])
    attack(game, "1710", "ax_luft")
    assert results(game) == ["EX"]
    assert where(game, "ax_luft") == "turn-10"
    assert state(game).event_vp == 0


# -- 14.11


def levies(die: int, defenders: str = "ax_volk1 ax_4a") -> Game:
    text = f"0606: {defenders}; 0706: su_central; 0705: su_don; 0707: su_reserve"
    return attack(combat(text, [die], "soviet", 24), "0606", "su_central su_don su_reserve")


def test_volkssturm_have_one_step():  # NR-14.11a
    assert VOLKSSTURM.bit_count() == 4
    assert not VOLKSSTURM & TWO_VALUES


def test_dr_does_nothing_to_the_hex_of_volkssturm_which_is_disbanded():  # NR-14.11b NR-14.11c
    game = levies(4)
    assert results(game) == ["DR"]
    assert where(game, "ax_volk1") == "gone"
    assert (where(game, "ax_4a"), face(game, "ax_4a")) == ("0606", "strong")
    assert not events(game, "retreated")


def test_volkssturm_are_disbanded_beside_a_fort_too():  # NR-14.11c
    game = levies(4, "ax_volk1 ax_fort1")
    assert results(game) == ["DR"]
    assert where(game, "ax_volk1") == "gone"
    assert where(game, "ax_fort1") == "0606"


def test_nobody_advances_over_disbanded_volkssturm():  # NR-14.11d
    game = levies(3, "ax_volk1")
    assert results(game) == ["DR"]
    assert where(game, "ax_volk1") == "gone"
    assert not state(game).at[place("0606")]
    assert not events(game, "advanced")
    assert game.decision is None or asked(game) != "advance"


def test_other_results_treat_volkssturm_like_any_unit():  # OP-14.7
    game = fall_back(levies(6))
    assert results(game) == ["DS"]
    assert where(game, "ax_volk1") == where(game, "ax_4a") == "shattered"
    assert asked(game) == "advance"


def test_of_two_volkssturm_the_owner_disbands_one():  # OP-14.7
    game = levies(3, "ax_volk1 ax_volk2")
    assert (results(game), asked(game), game.decision.seat) == (["DR"], "levy", "axis")
    play(game, "unit ax_volk2")
    assert (where(game, "ax_volk1"), where(game, "ax_volk2")) == ("0606", "gone")
