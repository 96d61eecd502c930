"""The Axis halves of the cards, one by one: what they do, and on what condition."""

from __future__ import annotations

from tests.games.noretreat.cardplay import (
    at,
    axis_attack,
    discards,
    hand,
    odds,
    offered,
    pass_until,
    result,
    seat,
    soviet_attack,
)
from tests.games.noretreat.helpers import asked, events, face, may, place, play, position, where

from hexfront import Game
from hexfront.games.noretreat.cards import can_pay
from hexfront.games.noretreat.tables import AXIS, PLACE_NUMBER, within

# -- 1 to 10


def test_01_manstein_doubles_an_attacker() -> None:  # NR-5.3.2a
    game = play(axis_attack("axis-hand 1", [6]), "play 1")
    assert odds(game)["attack"] == 8
    assert odds(game)["column"] == "2:1"


def test_01_manstein_doubles_one_defender_of_two() -> None:  # NR-5.3.2a
    game = soviet_attack("axis-hand 1", [1], field="1107: ax_4a ax_9a; 1207: su_west")
    play(game, "play 1")
    assert may(game, "unit") == {"ax_4a", "ax_9a"}
    play(game, "unit ax_9a")
    assert odds(game)["defence"] == 4 + 8


FRONT = "1106: ax_9a; 1107: ax_4a; 1108: ax_17a; 1006: ax_6a; 1207: su_west/weak"


def test_01_manstein_puts_three_counterblows_for_one_card() -> None:  # NR-5.3.2a
    game = play(at(8, "soviet", "combat", f"{FRONT}; axis-hand 1"), "done")
    assert (asked(game), seat(game)) == ("counterblow", "axis")
    play(game, "play 1", "counterblow 1106", "counterblow 1107", "counterblow 1108")
    assert {args["hex"] for args in events(game, "counterblow")} == {"1106", "1107", "1108"}
    assert discards(game) == ["1"]
    assert hand(game, "axis") == set()


def test_01_manstein_may_put_fewer() -> None:  # NR-5.3.2a
    game = play(at(8, "soviet", "combat", f"{FRONT}; axis-hand 1", [2]), "done", "play 1")
    play(game, "counterblow 1106", "done")
    assert len(events(game, "counterblow")) == 1


def test_02_gott_mit_uns_copies_the_top_discard() -> None:  # NR-5.3.2a
    game = play(axis_attack("axis-hand 2; discards 1 4", [6]), "play 2")
    assert odds(game)["attack"] == 8
    assert discards(game)[:2] == ["2", "1"]


def test_02_gott_mit_uns_ignores_the_symbol_of_what_it_copies() -> None:
    game = axis_attack("axis-hand 2; discards 8")
    assert offered(game) == {"2"}
    assert offered(soviet_attack('axis-hand 8; more {"initiative":0}', [1])) == set()


def test_02_gott_mit_uns_copies_nothing_that_is_played_immediately() -> None:  # NR-5.3.2a
    assert "2" not in offered(axis_attack("axis-hand 2 6; discards 9 1"))


def test_02_gott_mit_uns_copies_only_at_the_moment_of_the_copied_event() -> None:  # NR-5.3.2a
    assert "2" not in offered(axis_attack("axis-hand 2 6; discards 4"))  # a Soviet Combat Phase
    assert offered(soviet_attack("axis-hand 2; discards 4")) == {"2"}


# NR-5.0j, OP-5.4, NR-5.3.2a
def test_02_a_copied_event_cannot_happen_again_in_the_player_turn() -> None:
    field = "1107: ax_4a; 1207: su_south/weak; 1006: ax_9a; 1105: ax_6a; 1205: su_west/weak"
    game = axis_attack("axis-hand 2 1; discards 6", [1, 1], field=field)
    assert asked(game) == "declare"
    play(game, "target 1205", "attack 1207", "play 2")
    assert odds(game)["shifts"] == {"event": 1}
    assert game.state.happened[0] == 1 << 2 | 1 << 6
    used = axis_attack('axis-hand 2 1; discards 6; more {"happened":[64,0]}')
    assert offered(used) == {"1"}


def test_02_gott_mit_uns_copies_an_answer() -> None:  # NR-5.3.2a
    game = axis_attack("axis-hand 2; discards 14; soviet-hand 42", [3])
    play(game, "play 42")
    assert (asked(game), offered(game)) == ("reaction", {"2"})
    play(game, "play 2")
    assert events(game, "cancelled") == [{"card": "42"}]
    assert events(game, "counterattack") == []


def test_02_gott_mit_uns_copies_counterblows() -> None:  # NR-5.3.2a
    game = play(at(8, "soviet", "combat", f"{FRONT}; axis-hand 2; discards 26"), "done")
    play(game, "play 2", "counterblow 1106", "counterblow 1107")
    assert len(events(game, "counterblow")) == 2


def test_03_troop_transfer_improves_even_when_the_axis_may_not() -> None:  # NR-5.3.2a
    game = at(3, "axis", "organization", "1107: ax_4a/weak; axis-hand 3 4 6")
    assert may(game, "improve") == set()
    play(game, "play 3", "improve ax_4a")
    assert face(game, "ax_4a") == "strong"
    assert hand(game, "axis") == {"4", "6"}


# NR-7.9.1a
def test_03_troop_transfer_replaces_a_surrendered_unit_for_nothing() -> None:  # NR-5.3.2a
    game = at(3, "axis", "organization", "1107: ax_4a/weak; surrendered: ax_9a; axis-hand 3 4 6")
    play(game, "play 3", "replace ax_9a", "to 0906")
    assert (where(game, "ax_9a"), face(game, "ax_9a")) == ("0906", "weak")
    assert hand(game, "axis") == {"4", "6"}
    assert may(game, "improve") == set()  # one step only


def test_03_troop_transfer_needs_somebody_to_help() -> None:  # NR-5.3.2a
    full = at(8, "axis", "organization", "1107: ax_4a; 1106: ax_9a/weak; axis-hand 3 4; oos ax_9a")
    assert "3" not in offered(full)


def test_04_elastic_defense_is_a_retreat_without_a_roll() -> None:  # NR-5.3.2a
    game = play(soviet_attack("axis-hand 4"), "play 4")
    assert (result(game), asked(game)) == ("DR", "retreat")
    assert events(game, "rolled") == []


def test_04_elastic_defense_is_no_part_of_the_axis_counterattack() -> None:  # NR-5.3.2a
    game = soviet_attack("axis-hand 4 21", [1])
    assert offered(game) == {"4", "21"}
    play(game, "pass", "counterattack")
    assert offered(game) == {"21"}


def test_05_okh_takes_one_of_three_and_shuffles() -> None:  # NR-5.0d, NR-5.0e, NR-5.3.2a
    text = "1107: ax_4a; axis-hand 5; deck 3 4 6 7 8 10 13 14; discards 9 15 16 17"
    game = at(8, "axis", "cards", text)
    play(pass_until(game, "card_play"), "play 5")
    assert may(game, "take") == {"15", "16"}  # 9 is played immediately, 17 lies too deep
    play(game, "take 16")
    assert "16" in hand(game, "axis")
    assert discards(game) == ["5"]
    assert {9, 15, 17} <= set(game.state.deck)


def test_06_luftwaffe_shifts_an_axis_attack() -> None:  # NR-5.3.2a
    game = play(axis_attack("axis-hand 6", [6]), "play 6")
    assert (odds(game)["shifts"], odds(game)["column"]) == ({"event": 1}, "3:2")


def test_06_luftwaffe_does_not_help_in_defence() -> None:  # NR-5.3.2a
    game = soviet_attack('axis-hand 6 29; more {"initiative":0}')
    assert offered(game) == {"29"}


POCKETS = "1507: ax_4a ax_9a; 1608: ax_17a; 2008: su_west; oos ax_4a ax_9a ax_17a"


def test_06_luftwaffe_saves_the_units_of_one_hex() -> None:  # NR-11.1b, NR-5.3.2a
    game = at(8, "axis", "removal", f"{POCKETS}; axis-hand 6")
    assert (asked(game), offered(game)) == ("event", {"6"})
    play(game, "play 6", "hex 1507")
    assert where(game, "ax_4a") == where(game, "ax_9a") == "1507"
    assert where(game, "ax_17a") == "surrendered"


def test_06_luftwaffe_also_saves_in_the_soviet_removal_phase() -> None:  # NR-11.1b, NR-5.3.2a
    game = at(8, "soviet", "removal", f"{POCKETS}; axis-hand 6")
    play(game, "play 6", "hex 1608")
    assert where(game, "ax_17a") == "1608"
    assert where(game, "ax_4a") == "surrendered"


def test_07_production_problems_undo_an_improvement() -> None:  # NR-5.3.2a, NR-5.3.1a
    game = at(18, "soviet", "organization", "1407: su_west/weak; soviet-hand 3 4; axis-hand 7")
    play(game, "improve su_west", "discard 3")
    assert (asked(game), seat(game)) == ("reaction", "axis")
    play(game, "play 7")
    assert face(game, "su_west") == "weak"
    assert hand(game, "soviet") == {"4"}


def test_07_production_problems_undo_a_replacement() -> None:  # NR-5.3.2a
    game = at(8, "soviet", "organization", "destroyed: su_west/weak; soviet-hand 3; axis-hand 7")
    play(pass_until(game, "placement"), "replace su_west", "to 2407", "play 7")
    assert where(game, "su_west") == "destroyed"
    assert hand(game, "soviet") == set()


def test_07_production_problems_do_not_answer_a_card() -> None:  # NR-5.3.2a
    game = axis_attack("axis-hand 7; soviet-hand 42", [3])
    play(game, "play 42")
    assert asked(game) != "reaction"


def test_08_new_tanks_attack_armour_too() -> None:  # NR-10.6.3b, NR-5.3.2a
    field = "1107: ax_1pz; 1207: su_bryansk"
    assert odds(axis_attack("", [1], 14, field))["shifts"] == {}
    game = play(axis_attack("axis-hand 8", [1], 14, field), "play 8", "option 0")
    assert odds(game)["shifts"] == {"armour": 1}


def test_08_new_tanks_take_the_soviet_armour_bonus_away() -> None:  # NR-5.3.2a
    field = "1107: ax_4a; 1207: su_bryansk"
    assert odds(soviet_attack("", [6], 14, field))["shifts"] == {"armour": 1}
    game = soviet_attack("axis-hand 8", [6], 14, field)
    play(game, "play 8", "option 1")
    assert odds(game)["shifts"] == {}


def test_08_new_tanks_last_for_the_phase() -> None:  # NR-5.3.2a
    field = "1107: ax_4a; 1207: su_bryansk; 1105: ax_9a; 1205: su_kursk"
    game = soviet_attack("axis-hand 8", [3, 3], 14, field)
    play(game, "target 1105", "attack 1107", "play 8", "option 1")
    assert [told["shifts"] for told in events(game, "odds")] == [[], [["terrain", -1]]]


def test_09_unseasonal_weather_flips_this_turn_and_the_next() -> None:  # NR-14.14.2a, NR-5.3.2a
    text = "turn 3 axis cards; weather mud; 1107: ax_4a; deck 9 1 2 3 4 6 7"
    game = position(text)
    assert [args["weather"] for args in events(game, "weather-turned")] == ["clear", "mud"]
    assert [args["turn"] for args in events(game, "weather-turned")] == [3, 4]
    assert hand(game, "axis") == {"1", "2", "3", "4"}  # a new card was drawn for it
    assert discards(game) == ["9"]


def end_of_soviet_movement(field: str, turn: int = 8, dice: tuple[int, ...] = ()) -> Game:
    """The Soviets have moved nothing; the Axis is asked at the end of the phase."""
    game = play(at(turn, "soviet", "movement", field, dice), "done")
    return pass_until(game, "event")


def test_10_battle_initiative_moves_one_calm_unit_by_two_points() -> None:  # NR-5.3.4a, NR-5.3.2a
    field = "1107: ax_4a; 1006: ax_1pz; 1306: su_west; axis-hand 10"
    game = end_of_soviet_movement(field)
    assert offered(game) == {"10"}
    play(game, "play 10", "unit ax_1pz")
    assert {"1207", "1106", "0905"} <= may(game, "to")
    assert all(within(place("1006"), 2) >> PLACE_NUMBER[hex] & 1 for hex in may(game, "to"))
    assert "1205" not in may(game, "to")  # behind a forest that costs armour two points
    play(game, "to 1106")
    assert where(game, "ax_1pz") == "1106"
    assert asked(game) != "event_move"  # one unit only


def test_10_battle_initiative_is_not_for_units_in_zones_or_cut_off() -> None:  # NR-5.3.2a
    field = "1107: ax_4a; 1207: su_west; 2210: ax_1pz; oos ax_1pz; axis-hand 10 39"
    assert offered(end_of_soviet_movement(field)) == {"39"}


# -- 11 to 20


def test_11_fickle_weather_flips_this_turn_only() -> None:  # NR-14.14.2a, NR-5.3.2a
    game = position("turn 3 axis cards; weather mud; 1107: ax_4a; deck 11 1 2 3 4 6 7")
    assert [args["turn"] for args in events(game, "weather-turned")] == [3]
    assert hand(game, "axis") == {"1", "2", "3", "4"}


LOST = "1107: ax_4a/weak; destroyed: ax_9a"


def test_12_bock_gives_a_card_for_a_replacement() -> None:
    game = at(8, "axis", "organization", f"{LOST}; axis-hand 12; deck 3 4 5")
    pass_until(game, "placement")
    play(game, "replace ax_9a", "to 0906")
    assert where(game, "ax_9a") == "0906"
    assert hand(game, "axis") == {"3"}


def test_12_bock_gives_nothing_for_an_improvement() -> None:
    game = at(8, "axis", "organization", f"{LOST}; axis-hand 12 13; deck 3 4 5")
    play(game, "improve ax_4a", "discard 12")
    assert hand(game, "axis") == set()
    assert face(game, "ax_4a") == "strong"


def test_12_bock_gives_nothing_without_the_initiative() -> None:  # NR-5.3.3a
    text = f'{LOST}; axis-hand 12; deck 3 4 5; more {{"initiative":1}}'
    game = at(8, "axis", "organization", text)
    pass_until(game, "placement")
    play(game, "replace ax_9a", "to 0906")
    assert hand(game, "axis") == set()


def test_13_summer_campaign_gives_three_cards_and_an_obligation() -> None:  # NR-5.3.2a
    text = "1107: ax_4a; 2008: su_west; axis-hand 13; deck 3 4 6 7 8 10 14 15 16"
    game = at(7, "axis", "cards", text)
    pass_until(game, "card_play")
    before = hand(game, "axis")
    play(game, "play 13")
    assert len(hand(game, "axis")) == len(before) - 1 + 3
    pass_until(game, "movement", phase_is="movement")
    play(game, "done")
    pass_until(game, "card_play")  # the Soviet Cards Phase
    assert [args["side"] for args in events(game, "obligation-failed")] == ["axis"]
    assert game.state.event_vp == -1


def test_13_summer_campaign_needs_clear_weather() -> None:  # NR-5.3.2a
    hand_and_deck = "axis-hand 13 5; deck 3 4 6 7 8; discards 1"
    game = position(f"turn 4 axis cards; weather snow; 1107: ax_4a; {hand_and_deck}")
    assert offered(pass_until(game, "card_play")) == {"5"}


def test_13_four_attacks_meet_the_obligation() -> None:
    field = "1106: ax_9a; 1107: ax_4a; 1108: ax_17a; 1207: su_south/weak; 1206: su_west/weak"
    field += "; 1205: su_kalinin/weak; 1208: su_don/weak; 1105: ax_6a"
    game = at(8, "axis", "combat", f'{field}; more {{"effects":[["summer_campaign",0]]}}', [1] * 8)
    play(game, "target 1207", "target 1206", "target 1205", "target 1208")
    for _ in range(40):
        if asked(game) == "movement" or game.state.phase != 5:
            break
        assert game.decision is not None
        fights = [action for action in game.decision.actions if action[0] in ("fight", "join")]
        game.play((fights or game.decision.actions)[-1])
    assert events(game, "obligation-failed") == []
    assert game.state.event_vp == 0


def test_14_inexperienced_officers_cancel_a_card_played() -> None:  # NR-16.0a, NR-5.3.2a
    game = axis_attack("axis-hand 14; soviet-hand 42", [3])
    play(game, "play 42", "play 14")
    assert events(game, "counterattack") == []
    assert len(events(game, "rolled")) == 1
    assert discards(game)[:2] == ["14", "42"]


def test_14_inexperienced_officers_cancel_a_card_discarded() -> None:  # NR-16.0a, NR-5.3.2a
    field = "1107: ax_4a; 1207: su_south/weak; 1206: su_west/weak"
    game = at(8, "axis", "combat", f"{field}; axis-hand 14; soviet-hand 37 3")
    play(game, "done", "counterblow 1207", "discard 3")
    assert (asked(game), seat(game)) == ("reaction", "axis")
    play(game, "play 14")
    assert events(game, "counterblow") == []
    assert discards(game)[:2] == ["14", "3"]


def test_14_a_cancelled_event_has_not_happened() -> None:
    game = play(axis_attack("axis-hand 14; soviet-hand 42", [3]), "play 42", "play 14")
    assert not game.state.happened[1] >> 42 & 1


def test_15_backhand_blow_takes_two_counterblows_away_and_gives_a_card() -> None:  # NR-5.3.2a
    field = "1107: ax_4a; 1106: ax_9a; 1207: su_south/weak; 1206: su_west/weak"
    field += "; 1205: su_kalinin/weak; support 0 0"
    marks = 'more {"counterblows":[[],["1205","1206"]]}'
    game = at(8, "axis", "combat", f"{field}; axis-hand 15; deck 3 4 5; {marks}", [2])
    play(game, "target 1207", "attack 1207", "join ax_4a", "play 15", "lift 1205", "lift 1206")
    assert hand(game, "axis") == {"3"}
    assert [told["hexes"] for told in events(game, "battle")] == [["1207"]]


def test_15_backhand_blow_needs_a_marker() -> None:  # NR-5.3.2a
    assert "15" not in offered(axis_attack("axis-hand 15 6"))


def test_16_knights_cross_rolls_the_die_again() -> None:  # NR-16.0c, NR-5.3.2a
    game = axis_attack("axis-hand 16", [1, 6])
    assert (asked(game), offered(game)) == ("event", {"16"})
    play(game, "play 16")
    assert [args["die"] for args in events(game, "rolled")] == [1, 6]
    assert result(game) == "DR"


def test_16_knights_cross_waits_for_a_roll() -> None:
    assert offered(axis_attack("axis-hand 16 6")) == {"6"}


# NR-5.3.2a, NR-16.0c
def test_16_either_die_of_a_hedgehog_duel_can_be_rolled_again() -> None:
    game = soviet_attack("axis-hand 16 38", [2, 5, 6])
    play(game, "play 38")
    assert (asked(game), offered(game)) == ("event", {"16"})
    play(game, "play 16")
    assert asked(game) == "duel_die"
    play(game, "axis_die")
    assert [told["dice"] for told in events(game, "duel")] == [[2, 5], [6, 5]]
    assert (face(game, "ax_4a"), where(game, "su_west")) == ("strong", "destroyed")


def test_17_general_staff_speeds_up_one_stack() -> None:  # NR-5.3.4a, NR-5.3.2a
    game = at(8, "axis", "movement", "1107: ax_4a ax_1pz; 1006: ax_9a; 2008: su_west; axis-hand 17")
    play(game, "play 17", "hex 1107", "unit ax_4a")
    assert game.decision is not None
    assert game.decision.args["left"] == 6
    play(game, "unit ax_9a")
    assert game.decision is not None
    assert game.decision.args["left"] == 4


def test_17_general_staff_lets_the_axis_advance_one_hex_further() -> None:  # NR-5.3.2a
    game = axis_attack("axis-hand 17", [6])
    play(game, "play 17", "to 1407", "unit ax_4a", "to 1206", "to 1205")
    assert where(game, "ax_4a") == "1205"
    plain = play(axis_attack("", [6]), "to 1407", "unit ax_4a", "to 1206")
    assert asked(plain) != "advance_to"


def test_18_kesselschlacht_makes_a_marked_unit_surrender() -> None:  # NR-5.3.2a
    field = "1306: ax_4a; 1206: ax_9a; 1107: su_west/weak; 1705: su_south; axis-hand 18"
    game = at(8, "axis", "supply", f"{field}; oos su_west")
    assert (asked(game), offered(game)) == ("event", {"18"})
    play(game, "play 18")
    assert where(game, "su_west") == "surrendered"
    assert game.state.event_vp == 1


def test_18_kesselschlacht_needs_a_marked_unit() -> None:  # NR-5.3.2a
    game = at(8, "axis", "supply", "1107: ax_4a; 1407: su_west; axis-hand 18")
    assert asked(game) != "event"


def test_19_roving_cauldron_lets_the_axis_retreat_through_zones() -> None:  # NR-5.3.2a
    ring = "1107: ax_4a; 1207: su_west; 1005: su_kalinin; 0908: su_south; 0907: su_don"
    blocked = soviet_attack("", [6], field=ring)
    assert where(blocked, "ax_4a") in ("destroyed", "surrendered")
    game = soviet_attack("axis-hand 19", [6], field=ring)
    assert (offered(game), result(game)) == ({"19"}, "DR")
    play(game, "play 19")
    assert asked(game) == "retreat"


def test_19_roving_cauldron_needs_an_axis_retreat() -> None:
    assert offered(soviet_attack("axis-hand 19 28", [4])) == {"28"}


def test_20_anti_bolshevik_crusade_shuffles_everything() -> None:  # NR-5.0d, NR-5.3.2a
    text = "1107: ax_4a; deck 20 3 4 6 7 8 10; discards 1 2"
    game = at(8, "axis", "cards", text)
    assert len(events(game, "reshuffled")) == 1
    assert discards(game) == ["20"]
    assert len(hand(game, "axis")) == 4  # five in turn 8, one of them lost to the crusade
    assert {1, 2} <= set(game.state.deck) | {int(card) for card in hand(game, "axis")}


def test_20_anti_bolshevik_crusade_gives_a_card_with_the_joker() -> None:  # NR-5.3.2a
    text = '1107: ax_4a; deck 20 3 4 6 7 8 10; discards 1 2; more {"joker":0}'
    game = at(8, "axis", "cards", text, joker="on")
    assert len(hand(game, "axis")) == 5


# -- 21 to 30


def test_21_expert_leaders_choose_one_of_two_dice() -> None:  # NR-5.3.2a
    game = play(axis_attack("axis-hand 21", [1, 6]), "play 21")
    assert (asked(game), seat(game), may(game, "die")) == ("which_die", "axis", {"1", "6"})
    play(game, "die 6")
    assert result(game) == "DR"


def test_21_expert_leaders_choose_in_defence_too() -> None:  # NR-5.3.2a
    game = play(soviet_attack("axis-hand 21", [1, 6]), "play 21", "die 1")
    assert events(game, "rolled")[-1]["die"] == 1


def test_22_speer_draws_three_and_discards_one() -> None:  # NR-5.3.2a
    game = soviet_attack("axis-hand 22 28; deck 3 4 6 7 8 21", [6])
    play(game, "play 22")
    assert hand(game, "axis") == {"28", "3", "4", "6"}
    play(game, "discard 28")
    assert hand(game, "axis") == {"3", "4", "6"}
    assert asked(game) == "battle_event"  # it was no commitment to the battle
    assert discards(game) == ["22", "28"]


def test_23_stalin_orders_attack_costs_a_point_if_they_do_not() -> None:  # NR-5.3.2a
    text = "1107: ax_4a; 2008: su_west; axis-hand 23; deck 3 4 6 7 8 10 14"
    game = at(8, "soviet", "cards", text)
    assert (asked(game), offered(game)) == ("event", {"23"})
    play(game, "play 23")
    pass_until(game, "movement")
    play(game, "done")
    pass_until(game, "card_play")
    assert [args["side"] for args in events(game, "obligation-failed")] == ["soviet"]
    assert game.state.event_vp == 1


def test_24_hold_at_all_costs_turns_retreats_into_exchanges() -> None:  # NR-5.3.2a
    game = play(soviet_attack("axis-hand 24", [6]), "play 24")
    assert (face(game, "ax_4a"), where(game, "su_west")) == ("weak", "destroyed")


def test_24_hold_at_all_costs_lasts_for_the_phase() -> None:  # NR-5.3.2a
    field = "1107: ax_4a; 1207: su_west; 1105: ax_9a; 1205: su_kalinin"
    game = at(14, "soviet", "combat", f"support 0 0; {field}; axis-hand 24", [6, 6])
    play(game, "target 1107", "target 1105", "attack 1107", "play 24")
    assert (face(game, "ax_4a"), where(game, "su_west")) == ("weak", "destroyed")
    assert (face(game, "ax_9a"), where(game, "su_kalinin")) == ("weak", "destroyed")


def test_25_ersatz_units_bring_two_battle_groups() -> None:  # NR-5.3.2a
    field = "1107: ax_4a; cadres: ax_kg1 ax_kg2 ax_kg3; 1705: su_west; axis-hand 25"
    game = at(14, "axis", "organization", field)
    play(game, "play 25", "unit ax_kg1", "to 1007", "unit ax_kg2", "to 0906")
    assert (where(game, "ax_kg1"), where(game, "ax_kg2")) == ("1007", "0906")
    assert where(game, "ax_kg3") == "cadres"


def test_26_mobile_defense_puts_two_counterblows() -> None:  # NR-5.3.2a
    game = play(at(8, "soviet", "combat", f"{FRONT}; axis-hand 26"), "done", "play 26")
    play(game, "counterblow 1106", "counterblow 1107")
    assert asked(game) != "free_counterblow"
    assert len(events(game, "counterblow")) == 2


def test_27_river_crossing_cancels_the_river() -> None:  # NR-5.3.2a
    field = "1306: ax_4a; 1206: su_south/weak"
    game = at(8, "axis", "combat", f"support 0 0; {field}; axis-hand 27", [6])
    play(game, "target 1206", "play 27")
    assert odds(game)["shifts"] == {}
    plain = play(at(8, "axis", "combat", f"support 0 0; {field}", [6]), "target 1206")
    assert odds(plain)["shifts"] == {"river": -1}


def test_27_river_crossing_rolls_no_effect_again_once() -> None:  # NR-5.3.2a
    game = play(axis_attack("axis-hand 27", [2, 2]), "play 27")
    assert [args["die"] for args in events(game, "rolled")] == [2, 2]


def test_28_soviet_snafu_shifts_the_roll_one_column_left() -> None:  # NR-5.3.2a
    game = soviet_attack("axis-hand 28", [6])
    assert (asked(game), result(game)) == ("event", "DR")
    low = soviet_attack("axis-hand 28", [4])
    assert result(low) == "EX"
    play(low, "play 28")
    assert events(low, "shifted")[-1]["result"] == "CB"


def test_28_soviet_snafu_is_for_soviet_attacks() -> None:
    game = axis_attack("axis-hand 28 16", [6])
    assert offered(game) == {"16"}


def test_29_model_doubles_all_defenders() -> None:  # NR-5.3.2a
    game = soviet_attack("axis-hand 29", [1], field="1107: ax_4a ax_9a; 1207: su_west")
    play(game, "play 29")
    assert odds(game)["defence"] == 16


def test_30_last_reserves_give_two_steps_for_a_point() -> None:  # NR-5.3.2a, NR-7.9.1a
    text = "1107: ax_4a/weak; destroyed: ax_9a; axis-hand 30; deck 3 4 6 7 8 10"
    game = at(14, "axis", "cards", text)
    play(pass_until(game, "card_play"), "play 30")
    play(game, "improve ax_4a", "replace ax_9a", "to 0906")
    assert (face(game, "ax_4a"), where(game, "ax_9a")) == ("strong", "0906")
    assert game.state.event_vp == -1
    assert asked(game) != "free_step"


# -- 31 to 44


def test_31_stalins_interference_steals_a_card_played() -> None:  # NR-5.3.2a
    game = play(axis_attack("axis-hand 31; soviet-hand 42", [3]), "play 42", "play 31")
    assert events(game, "counterattack") == []
    assert hand(game, "axis") == {"42"}
    assert discards(game)[0] == "31"
    assert game.view("soviet")["hands"]["axis"]["cards"] == ["42"]  # he knows where it is


def test_31_stalins_interference_does_not_answer_a_discard() -> None:  # NR-5.3.2a
    field = "1107: ax_4a; 1207: su_south/weak"
    game = at(8, "axis", "combat", f"{field}; axis-hand 31; soviet-hand 37 3", [1])
    play(game, "done", "counterblow 1207", "discard 3")
    assert events(game, "counterblow") != []


def test_32_counteroffensive_is_a_counterattack_that_must_be_made() -> None:  # NR-5.3.2a
    game = play(soviet_attack("axis-hand 32", [6]), "play 32")
    assert events(game, "counterattack") == [
        {"side": "axis", "units": ["ax_4a"], "hexes": ["1207"]}
    ]


def test_33_siege_artillery_makes_a_fort_common_infantry() -> None:  # NR-5.3.2a
    field = "1107: ax_4a ax_1pz; 1207: su_leningrad; 2008: su_west"
    held = play(axis_attack("", [4], field=field), "join ax_4a", "join ax_1pz")
    assert (where(held, "su_leningrad"), face(held, "su_leningrad")) == ("1207", "strong")
    game = play(axis_attack("axis-hand 33", [4], field=field), "join ax_4a", "join ax_1pz")
    play(game, "play 33")
    assert (result(game), asked(game)) == ("DR", "retreat")


def test_33_siege_artillery_needs_a_fort_under_a_target_marker() -> None:  # NR-5.3.2a
    assert offered(axis_attack("axis-hand 33 6")) == {"6"}


def test_34_logistics_problems_shift_all_soviet_attacks_left() -> None:  # NR-5.3.2a
    field = "1107: ax_4a; 1207: su_west; 1105: ax_9a; 1205: su_kalinin"
    game = at(14, "soviet", "combat", f"support 0 0; {field}; axis-hand 34", [3, 3])
    play(game, "target 1107", "target 1105", "attack 1107", "play 34")
    assert [dict(told["shifts"])["logistics"] for told in events(game, "odds")] == [-1, -1]


def test_35_manpower_crisis_costs_two_units_a_step_each() -> None:  # NR-5.3.2a
    field = "1407: su_west; 1705: su_south; 2008: su_kalinin; 1107: ax_4a; axis-hand 35"
    game = at(18, "axis", "organization", field)
    play(game, "play 35")
    assert (asked(game), seat(game)) == ("reduce", "soviet")
    play(game, "unit su_west")
    assert may(game, "unit") == {"su_south", "su_kalinin"}  # another one
    play(game, "unit su_south")
    assert [face(game, unit) for unit in ("su_west", "su_south", "su_kalinin")] == [
        *("weak", "weak", "strong")
    ]


def test_35_manpower_crisis_is_for_1944() -> None:  # NR-5.3.2a
    field = "1407: su_west; 1107: ax_4a/weak; axis-hand 35 41"
    assert offered(at(16, "axis", "organization", field)) == {"41"}


def test_35_a_step_lost_to_an_event_brings_no_cadre() -> None:  # NR-14.9.2b, NR-5.3.2a
    field = "1407: su_west/weak; cadres: su_ost1; 1107: ax_4a; axis-hand 35"
    game = play(at(18, "axis", "organization", field), "play 35")
    assert where(game, "su_west") == "destroyed"
    assert asked(game) != "cadre"


def test_36_surprise_attack_moves_a_stack_and_marks_it() -> None:  # NR-5.3.2a
    field = "1005: ax_4a ax_9a; 1106: ax_17a; 1407: su_west; axis-hand 36"
    game = end_of_soviet_movement(field)
    play(game, "play 36", "hex 1005")
    assert "1305" not in may(game, "to")  # three hexes
    play(game, "to 1205")
    assert where(game, "ax_4a") == where(game, "ax_9a") == "1205"
    assert events(game, "counterblow") == [{"side": "axis", "hex": "1205"}]


def test_36_surprise_attack_forces_an_attack_on_the_stack() -> None:  # NR-5.3.2a
    field = "1106: ax_4a; 1306: su_west; axis-hand 36"
    game = end_of_soviet_movement(field, dice=(4,))
    play(game, "play 36", "to 1206")
    assert events(game, "battle")[-1] == {"side": "soviet", "units": ["su_west"], "hexes": ["1206"]}


def test_36_surprise_attack_takes_what_it_passes() -> None:  # NR-5.3.2a
    field = "1006: ax_4a; 1407: su_west; axis-hand 36"
    game = end_of_soviet_movement(field)
    play(game, "play 36", "to 1206")
    moved = events(game, "moved")[-1]
    assert len(moved["path"]) == 2
    assert all(game.state.control >> place(hex) & 1 for hex in moved["path"])


def test_37_guderian_is_a_retreat_without_a_roll() -> None:  # NR-5.3.2a
    game = axis_attack("axis-hand 37", field="1107: ax_1pz; 1207: su_south/weak")
    play(game, "play 37")
    assert result(game) == "DR"
    assert events(game, "rolled") == []


def test_37_guderian_needs_two_to_one_and_no_city() -> None:  # NR-5.3.2a
    assert offered(axis_attack("axis-hand 37 6")) == {"6"}
    field = "support 0 0; 1307: ax_1pz ax_2pz; 1407: su_south/weak"
    game = play(at(8, "axis", "combat", f"{field}; axis-hand 37 6"), "target 1407")
    play(game, "join ax_1pz", "join ax_2pz")
    assert offered(game) == {"6"}  # 14 against 3, but in Minsk


def test_38_hedgehogs_the_lower_die_loses_a_step() -> None:  # NR-5.3.2a
    game = play(soviet_attack("axis-hand 38", [5, 2]), "play 38")
    assert (face(game, "ax_4a"), where(game, "su_west")) == ("strong", "destroyed")
    assert events(game, "rolled") == []
    other = play(soviet_attack("axis-hand 38", [2, 5]), "play 38")
    assert (face(other, "ax_4a"), where(other, "su_west")) == ("weak", "1207")


def test_38_hedgehogs_on_a_tie_both_lose() -> None:
    game = play(soviet_attack("axis-hand 38", [4, 4]), "play 38")
    assert (face(game, "ax_4a"), where(game, "su_west")) == ("weak", "destroyed")


def test_39_operational_moves_move_all_calm_units_one_cheap_hex() -> None:  # NR-5.3.2a
    field = "1107: ax_4a; 1006: ax_1pz; 1405: ax_9a; 1505: su_west; axis-hand 39"
    game = end_of_soviet_movement(field)
    play(game, "play 39")
    assert may(game, "unit") == {"ax_4a", "ax_1pz"}
    play(game, "unit ax_1pz")
    assert "1106" not in may(game, "to")  # a forest costs armour two points
    play(game, "to 1005", "unit ax_4a")
    assert "1106" in may(game, "to")
    play(game, "to 1108")
    assert (where(game, "ax_1pz"), where(game, "ax_4a")) == ("1005", "1108")


def test_40_das_vaterland_cancels_sudden_death() -> None:  # NR-12.2d, NR-14.13b, NR-5.3.2a
    text = "2008: su_west; 1107: ax_4a; axis-hand 40"
    game = at(14, "soviet", "disembark", text)
    pass_until(game, "event", phase_is="maintenance")
    assert offered(game) == {"40"}
    play(game, "play 40")
    assert events(game, "no-sudden-death") == [{}]


def test_40_das_vaterland_keeps_one_of_two_cards() -> None:  # NR-5.3.2a
    game = soviet_attack("axis-hand 40; deck 3 4 6 7", [6])
    play(game, "play 40")
    assert may(game, "keep") == {"3", "4"}
    play(game, "keep 4")
    assert hand(game, "axis") == {"4"}
    assert discards(game)[:2] == ["40", "3"]


def test_41_defensive_works_shift_attacks_on_their_hex() -> None:  # NR-14.13c, NR-5.3.2a
    game = at(14, "axis", "organization", "1107: ax_4a; 1006: ax_9a; 1207: su_west; axis-hand 41")
    play(game, "play 41", "hex 1107")
    assert game.state.works.bit_count() == 1
    game = soviet_attack('more {"works":["1107"]}', [6])
    assert odds(game)["shifts"] == {"works": -1}


def test_41_the_one_marker_is_gone_when_the_soviets_enter() -> None:  # NR-14.13c, NR-5.3.2a
    game = at(14, "axis", "organization", '1107: ax_4a; axis-hand 41; more {"works":["1107"]}')
    assert "41" not in offered(game)
    works = 'axis-holds 1107; more {"works":["1107"]}'
    entered = at(14, "soviet", "movement", f"1207: su_west; {works}")
    play(entered, "unit su_west", "to 1107")
    assert entered.state.works == 0


def test_42_relocation_discards_a_soviet_card_at_random() -> None:  # NR-5.3.2a
    text = "1407: su_west; 1107: ax_4a; soviet-hand 3; axis-hand 42; deck 4 6 7 8 10 12"
    game = play(at(8, "soviet", "cards", text), "play 42")
    assert discards(game)[:2] == ["42", "3"]
    assert events(game, "discarded")[0] == {"side": "soviet", "card": "3"}


PANZERS = "1005: ax_1pz; 1006: ax_4a; 1305: ax_2pz; 1405: su_west; 2210: ax_3pz; oos ax_3pz"
PANZERS += "; axis-hand 43"


def test_43_panzerblitz_moves_all_calm_supplied_panzers() -> None:  # NR-5.3.2a
    game = end_of_soviet_movement(PANZERS.replace("1006: ax_4a", "1006: ax_4a ax_4pz"))
    play(game, "play 43")
    assert may(game, "unit") == {"ax_1pz", "ax_4pz"}
    play(game, "unit ax_1pz")
    assert all(within(place("1005"), 2) >> PLACE_NUMBER[hex] & 1 for hex in may(game, "to"))
    play(game, "to 1004", "unit ax_4pz", "to 1007")
    assert (where(game, "ax_1pz"), where(game, "ax_4pz")) == ("1004", "1007")


def test_43_panzerblitz_needs_clear_weather() -> None:  # NR-5.3.2a
    game = position(f"turn 6 soviet movement; weather mud; {PANZERS} 39")
    assert offered(pass_until(play(game, "done"), "event")) == {"39"}


def test_44_kleist_rolls_a_poor_result_again() -> None:  # NR-5.3.2a
    game = axis_attack("axis-hand 44", [3, 6])
    assert (asked(game), result(game), offered(game)) == ("event", "CB", {"44"})
    play(game, "play 44")
    assert result(game) == "DR"
    assert "44" not in offered(axis_attack("axis-hand 44", [6]))


def test_44_other_events_change_the_new_roll() -> None:  # NR-5.3.2a
    game = axis_attack("axis-hand 44; soviet-hand 10", [3, 6])
    play(game, "play 10", "play 44")
    assert (face(game, "ax_4a"), where(game, "su_south")) == ("weak", "destroyed")


# -- 45 to 54


LATE = "0703: ax_4a; 1004: su_west"


def late(text: str, phase: str = "cards") -> Game:
    return at(24, "axis", phase, f"{LATE}; {text}")


def test_45_desperate_offensive_gives_three_blitz_markers_for_a_point() -> None:  # NR-5.3.2a
    game = late("support 0 0; axis-hand 45; deck 16 17 18 19 21 22 23 24")
    pass_until(game, "card_play")
    before = len(hand(game, "axis"))
    play(game, "play 45")
    assert game.state.support == [3, 0]
    assert game.state.event_vp == -1
    assert len(hand(game, "axis")) == before


def drawn(card: int, extra: str = "") -> Game:
    """The Axis draws this card first, then common ones."""
    return late(f"{extra}; deck {card} 16 17 18 19 21 22 23 24")


def test_46_fuehrers_bunker_looks_for_the_garrison() -> None:  # NR-5.3.2a
    assert drawn(46, "0603: ax_berlin").state.event_vp == 1
    game = drawn(46)
    assert game.state.event_vp == -1
    assert len(hand(game, "axis")) == 4  # a card was drawn for it


def test_47_lebensraum_looks_for_a_unit_in_the_ussr() -> None:  # NR-5.3.2a
    assert drawn(47, "1305: ax_9a").state.event_vp == 1
    assert drawn(47).state.event_vp == -1


def test_48_festung_deutschland_rebuilds_a_fort_for_a_point() -> None:  # NR-5.3.2a
    game = late("axis-hand 48; gone: ax_berlin", "organization")
    play(game, "play 48")
    assert may(game, "unit") == {"ax_fort1", "ax_fort2"}  # not the garrison of Berlin
    play(game, "unit ax_fort1")
    assert "0603" in may(game, "to")
    assert "2008" not in may(game, "to")
    play(game, "to 0704")
    assert where(game, "ax_fort1") == "0704"
    assert game.state.event_vp == -1


def test_49_levies_rebuild_two_volkssturm_in_their_cities() -> None:  # NR-5.3.2a
    game = play(late("axis-hand 49", "organization"), "play 49", "unit ax_volk1")
    play(game, "unit ax_volk2")
    assert asked(game) != "pick_unit_for"
    assert where(game, "ax_volk1") not in ("gone", "0703")
    assert where(game, "ax_volk3") == "gone"


def test_50_sacred_east_prussia_looks_at_konigsberg() -> None:  # NR-5.3.2a
    assert drawn(50).state.event_vp == 1
    assert drawn(50, "soviet-holds 1104").state.event_vp == -1


def test_51_wacht_am_rhein_sends_a_unit_west() -> None:  # NR-5.3.2a
    game = drawn(51, "0803: ax_volk1 ax_kg1")
    assert (asked(game), may(game, "remove")) == ("rhine", {"ax_4a"})
    other = game.clone()
    play(game, "remove ax_4a")
    assert (where(game, "ax_4a"), game.state.event_vp) == ("gone", 1)
    assert events(game, "withdrawn") == [{"unit": "ax_4a", "lost": False}], "it is not lost"
    assert len(hand(game, "axis")) == 4
    play(other, "none")
    assert (where(other, "ax_4a"), other.state.event_vp) == ("0703", -1)


def test_52_heinrici_strikes_back_and_draws() -> None:  # NR-5.3.2a
    game = soviet_attack("axis-hand 52; deck 16 17 18 19", [6], turn=24)
    play(game, "play 52")
    assert len(events(game, "counterattack")) == 1
    assert hand(game, "axis") == {"16"}


def test_53_volksgrenadiers_pay_for_two() -> None:
    game = at(23, "axis", "organization", "0703: ax_9a; surrendered: ax_17a; axis-hand 53")
    play(pass_until(game, "placement"), "replace ax_17a", "to 0906")
    assert where(game, "ax_17a") == "0906"
    assert hand(game, "axis") == set()


def test_53_volksgrenadiers_pay_for_one_outside_the_organization_phase() -> None:
    game = at(23, "axis", "movement", "0703: ax_9a; axis-hand 53")
    assert not can_pay(game.state, AXIS, 2)


def test_54_gotterdammerung_shuffles_and_draws() -> None:  # NR-5.3.2a
    game = late("deck 54 16 17 18 19 21 22 23; discards 24 25")
    assert len(events(game, "reshuffled")) == 1
    assert discards(game) == ["54"]
    assert len(hand(game, "axis")) == 4
