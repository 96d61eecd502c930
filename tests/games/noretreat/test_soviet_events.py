"""The Soviet halves of the cards, one by one: what they do, and on what condition."""

from __future__ import annotations

from tests.games.noretreat.battles import attack, combat
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
from tests.games.noretreat.helpers import (
    asked,
    events,
    face,
    may,
    place,
    play,
    position,
    where,
    why_not,
)

from hexfront import Game
from hexfront.games.noretreat.tables import BOARD, PLACE_NUMBER, within

# -- 1 to 10


def test_01_new_conscripts_come_in_or_next_to_a_city() -> None:  # NR-5.3.2a
    field = "1407: su_south; 1107: ax_4a; destroyed: su_west/weak; soviet-hand 1"
    game = play(at(8, "axis", "movement", field), "done")
    assert (asked(game), offered(game)) == ("event", {"1"})
    play(game, "play 1")
    assert {"2008", "2007", "2108"} <= may(game, "to")
    assert "1507" in may(game, "to")
    assert not {"1207", "1607"} & may(game, "to")  # in a zone, and far from cities
    play(game, "to 2007")
    assert where(game, "su_west") == "2007"


def test_01_new_conscripts_are_disorganized_and_can_be_cancelled() -> None:  # NR-5.3.2a
    field = "1407: su_south; 1107: ax_4a; surrendered: su_west/weak; soviet-hand 1; axis-hand 7"
    game = play(at(8, "axis", "supply", field), "play 1", "to 2008")
    assert asked(game) == "reaction"
    cancelled = game.clone()
    play(game, "pass")
    assert where(game, "su_west") == "2008"
    assert game.view(None)["stacks"]["2008"][0]["disorganized"]
    play(cancelled, "play 7")
    assert where(cancelled, "su_west") == "surrendered"


BOXES = "shattered: su_west; destroyed: su_kalinin; surrendered: su_south/weak"


def test_02_manpower_reserves_fill_the_rail_box() -> None:  # NR-5.3.2a
    game = axis_attack(f"{BOXES}; soviet-hand 2", [2], field="1107: ax_4a; 1207: su_don/weak")
    play(game, "play 2", "unit su_west", "unit su_kalinin")
    assert where(game, "su_west") == where(game, "su_kalinin") == "rail"
    assert where(game, "su_south") == "surrendered"  # two at the most
    assert face(game, "su_kalinin") == "strong"  # red units stay red before turn 17


def test_02_manpower_reserves_respect_the_three_of_the_rail_box() -> None:  # NR-5.3.2a
    full = f"{BOXES}; rail: su_volkhov su_ncaucasus; soviet-hand 2"
    game = axis_attack(full, [2], field="1107: ax_4a; 1207: su_don/weak")
    play(game, "play 2", "unit su_west")
    assert asked(game) != "gather_unit"
    none = f"{BOXES}; rail: su_volkhov su_ncaucasus su_steppe; soviet-hand 2 11"
    assert offered(axis_attack(none, field="1107: ax_4a; 1207: su_don/weak")) == {"11"}


COAST = "1115: ax_11a; 1215: su_south/weak"


def test_03_black_sea_fleet_helps_in_coastal_battles_of_the_phase() -> None:  # NR-5.3.2a
    game = at(8, "axis", "combat", f"support 0 0; {COAST}; soviet-hand 3", [2])
    play(game, "target 1215", "play 3")
    assert odds(game)["shifts"]["fleet"] == -1
    field = "support 0 0; 1115: ax_11a; 1215: su_south; soviet-hand 3"
    attack = at(14, "soviet", "combat", field, [6])
    play(attack, "target 1115", "play 3")
    assert odds(attack)["shifts"]["fleet"] == 1


def test_03_black_sea_fleet_does_nothing_inland() -> None:
    game = play(axis_attack("soviet-hand 3", [2]), "play 3")
    assert odds(game)["shifts"] == {}


def test_04_rasputitsa_stops_the_advance_in_the_vacated_hex() -> None:  # NR-5.3.2a
    game = play(axis_attack("soviet-hand 4", [6]), "play 4", "to 1407", "unit ax_4a")
    assert where(game, "ax_4a") == "1207"
    assert asked(game) != "advance_to"


def test_05_cavalry_raid_puts_an_axis_unit_out_of_supply() -> None:  # NR-5.3.2a
    game = at(8, "axis", "organization", "1107: ax_4a; 1006: ax_1pz; 1407: su_west; soviet-hand 5")
    assert (asked(game), offered(game)) == ("event", {"5"})
    play(game, "play 5", "unit ax_1pz")
    assert events(game, "out-of-supply") == [{"side": "axis", "units": ["ax_1pz"]}]
    play(pass_until(game, "movement"), "unit ax_1pz")
    assert game.decision is not None
    assert game.decision.args["left"] == 3


def test_06_partisans_cost_the_axis_a_step_of_its_choice() -> None:  # NR-5.3.2a
    field = "1107: ax_4a; 1006: ax_1pz; 1407: su_west/weak; soviet-hand 6"
    game = play(at(8, "soviet", "organization", field), "play 6")
    assert (asked(game), seat(game)) == ("reduce", "axis")
    play(game, "unit ax_1pz")
    assert (face(game, "ax_1pz"), face(game, "ax_4a")) == ("weak", "strong")


def test_07_scorched_earth_makes_a_city_a_marsh() -> None:  # NR-14.13c, NR-5.3.2a
    text = "1407: su_west/weak; 1107: ax_4a; soviet-hand 7; deck 3 4 6 8 10 14 15"
    game = at(8, "axis", "cards", text)
    before = game.view(None)["score"]["points"]["soviet"]
    play(game, "play 7")
    assert "2008" in may(game, "hex")
    assert not {"0906", "1307"} & may(game, "hex")  # a city of the Axis, and no city
    play(game, "hex 1407")
    assert game.view(None)["scorched"] == "1407"
    assert game.view(None)["score"]["points"]["soviet"] == before - 1


def test_07_a_scorched_city_defends_feeds_and_moves_like_a_marsh() -> None:
    burnt = 'more {"scorched":"1407"}'
    game = at(8, "axis", "movement", f"1307: ax_1pz; 1107: ax_4a; 2008: su_west; {burnt}")
    play(game, "unit ax_1pz")
    assert game.decision is not None
    assert game.decision.args["routes"]["1407"]["cost"] == 4
    assert "1407" not in game.view(None)["supply"]["soviet"]["cities"]


def test_07_two_cards_lift_the_marker_in_a_removal_phase() -> None:  # NR-14.13c
    burnt = 'soviet-hand 3 4; more {"scorched":"1407"}'
    game = at(8, "axis", "removal", f"1107: ax_4a; 2008: su_west; {burnt}")
    assert (asked(game), seat(game)) == ("rebuild_city", "soviet")
    play(game, "rebuild", "discard 3")
    assert game.view(None)["scorched"] is None
    assert discards(game) == ["4", "3"]


LEASE = "1407: su_west/weak; 2008: su_crimean/weak; soviet-hand 8; deck 3 4 7 9 10"


def test_08_lend_lease_gives_two_cards() -> None:  # EX-5.0-3, NR-5.3.2a
    game = play(at(8, "soviet", "organization", LEASE), "play 8", "option 0")
    assert hand(game, "soviet") == {"3", "4"}


def test_08_lend_lease_upgrades_a_unit_free() -> None:  # NR-5.3.2a
    game = play(at(8, "soviet", "organization", LEASE), "play 8", "option 1")
    assert may(game, "unit") == {"su_west", "su_crimean"}
    play(game, "unit su_crimean")
    assert face(game, "su_crimean") == "strong"
    assert may(game, "modernize") == {"su_west"}  # it was not the free one of the turn


def test_08_lend_lease_begins_on_turn_6() -> None:  # NR-5.3.2a
    early = at(5, "soviet", "organization", LEASE.replace("hand 8", "hand 8 6") + "; 1107: ax_4a")
    assert offered(early) == {"6"}


def test_09_za_rodinu_cancels_sudden_death() -> None:  # NR-12.2d, NR-14.13b, NR-5.3.2a
    game = at(8, "soviet", "disembark", "2008: su_west; 1107: ax_4a; soviet-hand 9")
    pass_until(game, "event", phase_is="maintenance")
    play(game, "play 9")
    assert events(game, "no-sudden-death") == [{}]


def test_09_za_rodinu_keeps_one_of_two_cards() -> None:  # NR-5.3.2a
    game = axis_attack("soviet-hand 9; deck 3 4 6 7", [2])
    play(game, "play 9", "keep 3")
    assert hand(game, "soviet") == {"3"}
    assert "4" in discards(game)


def test_10_not_a_step_back_turns_retreats_into_exchanges_for_the_phase() -> None:  # NR-5.3.2a
    field = "1107: ax_4a; 1207: su_south/weak; 1105: ax_9a; 1205: su_kalinin/weak"
    game = at(8, "axis", "combat", f"support 0 0; {field}; soviet-hand 10", [6, 6])
    play(game, "target 1207", "target 1205", "attack 1207", "play 10")
    assert (face(game, "ax_4a"), where(game, "su_south")) == ("weak", "destroyed")
    assert (face(game, "ax_9a"), where(game, "su_kalinin")) == ("weak", "destroyed")


def test_10_not_a_step_back_holds_in_counterattacks_too() -> None:  # NR-5.3.2a
    game = play(axis_attack("soviet-hand 10", [1, 6]), "play 10", "counterattack")
    assert (face(game, "ax_4a"), where(game, "su_south")) == ("weak", "destroyed")


# -- 11 to 20


def test_11_no_mercy_costs_each_side_another_step() -> None:  # NR-5.3.2a
    game = play(axis_attack("soviet-hand 11", [2]), "play 11")
    assert (face(game, "ax_4a"), where(game, "su_south")) == ("weak", "destroyed")


def test_11_no_mercy_waits_for_the_end_of_a_counterattack() -> None:  # NR-5.3.2a
    game = play(axis_attack("soviet-hand 11", [1, 5]), "play 11", "counterattack")
    assert (face(game, "ax_4a"), where(game, "su_south")) == ("weak", "destroyed")


def no_mercy(die: int) -> Game:
    """At 3:1: EX with a 2, DD with a 6."""
    field = "1107: ax_4a ax_6a; 1108: ax_9a/weak; 1207: su_south/weak; cadres: ax_kg1"
    game = attack(combat(f"{field}; soviet-hand 11", [die]), "1207", "ax_4a ax_6a ax_9a")
    return play(game, "play 11")


def test_11_no_mercy_brings_no_cadre_after_an_exchange() -> None:  # NR-14.9.2b, NR-5.3.2a
    game = play(no_mercy(2), "unit ax_9a")
    assert (where(game, "ax_9a"), asked(game)) == ("destroyed", "cadre")  # the result
    game = play(no_mercy(2), "unit ax_4a", "unit ax_9a")
    assert where(game, "ax_9a") == "destroyed"  # the event
    assert asked(game) != "cadre"


def test_11_no_mercy_brings_no_cadre_after_dd() -> None:  # NR-14.9.2b, NR-5.3.2a
    game = play(no_mercy(6), "done", "unit ax_9a")
    assert where(game, "ax_9a") == "destroyed"
    assert asked(game) != "cadre"


def test_12_general_mud_turns_the_next_turn_to_mud() -> None:  # NR-14.14.2a, NR-5.3.2a
    game = at(8, "soviet", "cards", "1407: su_west; deck 12 1 2 3 4 6 7")
    assert events(game, "weather-turned") == [{"turn": 9, "weather": "mud"}]
    assert hand(game, "soviet") == {"1", "2", "3", "4"}


def test_13_general_winter_turns_it_to_snow_where_the_marker_has_snow() -> None:  # NR-5.3.2a
    none = at(8, "soviet", "cards", "1407: su_west; deck 13 1 2 3 4 6 7")
    assert events(none, "weather-turned") == []  # September has no snow
    assert hand(none, "soviet") == {"1", "2", "3", "4"}
    text = "turn 5 soviet cards; weather snow; 1407: su_west; deck 13 1 2 3 4 6 7"
    assert events(position(text), "weather-turned") == [{"turn": 6, "weather": "snow"}]


CITY = "1307: ax_4a; 1407: su_south/weak; 1107: ax_9a"


def test_14_russian_tenacity_makes_an_attack_on_a_city_an_exchange() -> None:  # NR-5.3.2a
    game = at(8, "axis", "combat", f"support 0 0; {CITY}; soviet-hand 14")
    play(game, "target 1407", "play 14")
    assert (face(game, "ax_4a"), where(game, "su_south")) == ("weak", "destroyed")
    assert events(game, "rolled") == []
    assert offered(axis_attack("soviet-hand 14 11")) == {"11"}


def test_15_strategic_reserves_bring_a_unit_back_by_rail() -> None:  # NR-5.3.2a
    game = at(8, "axis", "combat", f"1407: su_don; 1107: ax_4a; {BOXES}; soviet-hand 15")
    assert (asked(game), offered(game)) == ("event", {"15"})
    play(game, "play 15", "unit su_kalinin")
    assert "1507" in may(game, "to")
    play(game, "to 1507")
    assert where(game, "su_kalinin") == "1507"


def test_16_nkvd_duel_the_lower_die_loses_a_step() -> None:  # NR-5.3.2a
    game = play(axis_attack("soviet-hand 16", [2, 5]), "play 16")
    assert (face(game, "ax_4a"), where(game, "su_south")) == ("weak", "1207")
    other = play(axis_attack("soviet-hand 16", [5, 2]), "play 16")
    assert (face(other, "ax_4a"), where(other, "su_south")) == ("strong", "destroyed")


def test_16_a_step_lost_to_a_duel_brings_no_cadre() -> None:  # NR-14.9.2b, NR-5.3.2a
    game = play(axis_attack("soviet-hand 16; cadres: su_ost1", [5, 2]), "play 16")
    assert where(game, "su_south") == "destroyed"
    assert where(game, "su_ost1") == "cadres"
    assert asked(game) != "cadre"


def test_16_nkvd_a_tie_is_fought_on_the_axis_table() -> None:  # NR-5.3.2a
    text = "turn 10 axis combat; weather snow; support 0 0; 1107: ax_1pz; 1207: su_south/weak"
    game = play(position(f"{text}; soviet-hand 16", [3, 3, 4]), "target 1207", "play 16")
    assert events(game, "rolled")[-1]["result"] == "DR"  # 2:1, a 4
    plain = play(position(text, [4]), "target 1207")  # in winter the Axis uses the Soviet table
    assert events(plain, "rolled")[-1]["result"] == "EX"


def test_17_infiltration_fights_a_stack_unit_by_unit() -> None:  # NR-5.3.2a
    game = soviet_attack("soviet-hand 17", [6, 6], field="1107: ax_4a ax_9a; 1207: su_west")
    play(game, "play 17", "unit ax_9a")
    assert odds(game)["defence"] == 4
    play(game, "to 0907")
    assert where(game, "ax_4a") == "1107"
    assert len(events(game, "odds")) == 2  # now the other one, before any advance
    assert asked(game) == "retreat"
    play(game, f"to {max(may(game, 'to'))}", "unit su_west")
    assert events(game, "advanced")[0]["hex"] == "1107"


def test_17_infiltration_goes_on_after_a_counterattack() -> None:  # NR-5.3.2a
    game = soviet_attack("soviet-hand 17", [1, 4, 6], field="1107: ax_4a ax_9a; 1207: su_west")
    play(game, "play 17", "unit ax_9a", "counterattack")
    pass_until(game, "retreat")
    told = events(game, "odds")
    assert [(odd["attack"], odd["defence"]) for odd in told] == [(7, 4), (4, 7), (7, 4)]


# NR-5.3.2a, NR-10.7.2a
def test_17_infiltration_goes_on_when_no_counterattack_is_made() -> None:
    game = soviet_attack("soviet-hand 17", [1, 6], field="1107: ax_4a ax_9a; 1207: su_west")
    play(game, "play 17", "unit ax_9a", "stop")
    told = events(game, "odds")
    assert [(odd["attack"], odd["defence"]) for odd in told] == [(7, 4), (7, 4)]


def test_17_infiltration_needs_a_stack() -> None:  # NR-5.3.2a
    assert offered(soviet_attack("soviet-hand 17 28")) == {"28"}


def test_18_strategic_surprise_entrains_and_detrains_two() -> None:  # NR-5.3.2a
    text = "1407: su_west; 2008: su_kalinin; 1107: ax_4a; soviet-hand 18; deck 3 4 6 7 8 10 14"
    game = at(8, "axis", "cards", text)
    play(game, "play 18", "embark su_west", "embark su_kalinin")
    assert asked(game) == "event_detrain"
    play(game, "unit su_west", "to 2108", "unit su_kalinin", "to 1507")
    assert (where(game, "su_west"), where(game, "su_kalinin")) == ("2108", "1507")


def test_19_hitler_orders_attack_costs_two_points_if_they_do_not() -> None:  # NR-5.3.2a
    text = "1107: ax_4a; 2008: su_west; soviet-hand 19; deck 3 4 6 7 8 10 14 15"
    game = play(at(8, "axis", "cards", text), "play 19")
    play(pass_until(game, "movement"), "done")
    assert [args["side"] for args in events(game, "obligation-failed")] == ["axis"]
    assert game.state.event_vp == -2


def test_20_major_offensive_gives_four_cards_and_an_obligation() -> None:  # NR-5.3.2a
    text = "1107: ax_4a; 2008: su_west; soviet-hand 20; deck 3 4 6 7 8 10 14 15 16 17"
    game = pass_until(at(8, "soviet", "cards", text), "card_play")
    before = len(hand(game, "soviet"))
    play(game, "play 20")
    assert len(hand(game, "soviet")) == before + 3
    play(pass_until(game, "movement"), "done")
    play(game, "none")  # no Strategic Reserve
    assert [args["side"] for args in events(game, "obligation-failed")] == ["soviet"]
    assert events(game, "event-vp")[0] == {"side": "soviet", "points": -2}


def test_20_major_offensive_needs_clear_weather_or_snow() -> None:  # NR-5.3.2a
    text = "1407: su_west; 1107: ax_4a; soviet-hand 20 33; deck 3 4 6 8 10; discards 1"
    mud = pass_until(position(f"turn 6 soviet cards; weather mud; {text}"), "card_play")
    assert offered(mud) == {"33"}
    snow = pass_until(position(f"turn 10 soviet cards; weather snow; {text}"), "card_play")
    assert offered(snow) == {"20", "33"}


# -- 21 to 30


def test_21_bridgehead_cancels_the_river_and_makes_no_effect_an_exchange() -> None:  # NR-5.3.2a
    field = "1206: ax_4a; 1306: su_west; 1107: ax_9a"
    text = f"support 0 0; {field}; soviet-hand 21"
    game = play(at(14, "soviet", "combat", text, [2]), "target 1206", "play 21")
    assert odds(game)["shifts"] == {}
    assert (face(game, "ax_4a"), where(game, "su_west")) == ("weak", "destroyed")


THREE = "1107: ax_4a; 1207: su_west; 1105: ax_9a; 1205: su_kalinin; 1010: ax_17a; 1110: su_south"


def test_22_zhukov_chooses_the_table_for_battles_near() -> None:  # NR-10.0c, NR-5.3.2a
    game = at(14, "soviet", "combat", f"support 0 0; {THREE}; soviet-hand 22", [1, 2, 5])
    play(game, "target 1107", "target 1105", "target 1010", "attack 1107", "play 22", "axis_table")
    play(game, "attack 1105")
    # twice the Axis table, where the Soviet one says CA; the third battle is three hexes away
    assert [args["result"] for args in events(game, "rolled")] == ["-", "-", "EX"]


def test_22_zhukov_soviet_table_in_an_axis_attack() -> None:  # NR-5.3.2a
    game = axis_attack("soviet-hand 22", [5])
    play(game, "play 22", "soviet_table")
    assert events(game, "rolled")[-1]["result"] == "EX"  # DR on the Axis table


def test_23_sturmoviks_add_strength_in_this_battle_and_the_next() -> None:  # NR-10.2b, NR-5.3.2a
    game = at(14, "soviet", "combat", f"support 0 0; {THREE}; soviet-hand 23", [2, 2, 2])
    play(game, "target 1107", "target 1105", "target 1010", "attack 1107", "play 23")
    play(game, "attack 1105")
    assert [told["attack"] for told in events(game, "odds")] == [7 + 2, 7 + 2, 6]


def test_23_sturmoviks_defend_too_and_are_stronger_in_1944() -> None:  # NR-10.5a, NR-5.3.2a
    game = axis_attack("soviet-hand 23", [2], turn=18)
    play(game, "play 23")
    assert odds(game)["defence"] == 3 + 4


def test_23_sturmoviks_fly_from_1943() -> None:  # NR-5.3.2a
    early = soviet_attack('soviet-hand 23 28; more {"initiative":1}', turn=10)
    assert offered(early) == {"28"}


def test_24_western_allies_cost_two_cards() -> None:  # NR-5.3.2a
    game = soviet_attack("soviet-hand 24; axis-hand 3 4 5", [2])
    play(game, "play 24")
    assert (asked(game), seat(game)) == ("second_front_choice", "axis")
    play(game, "two_cards", "discard 3", "discard 4")
    assert hand(game, "axis") == {"5"}
    assert face(game, "ax_4a") == "strong"


def test_24_western_allies_cost_a_card_and_a_step() -> None:  # NR-5.3.2a
    game = soviet_attack("soviet-hand 24; axis-hand 3 4", [2])
    play(game, "play 24", "card_and_step", "discard 3")
    assert hand(game, "axis") == {"4"}
    assert face(game, "ax_4a") == "weak"


def test_24_with_one_card_only_the_step_is_left() -> None:  # NR-5.3.2a
    game = play(soviet_attack("soviet-hand 24; axis-hand 3", [2]), "play 24")
    assert hand(game, "axis") == set()
    assert face(game, "ax_4a") == "weak"


def test_25_red_orchestra_sees_the_hand_and_discards_a_card() -> None:  # NR-H.a, NR-5.3.2a
    game = axis_attack("soviet-hand 25; axis-hand 3 5", [2])
    assert game.view("soviet")["hands"]["axis"]["cards"] == []
    play(game, "play 25")
    assert (asked(game), may(game, "discard")) == ("betray", {"3", "5"})
    assert game.history[-1].revealed, "nobody looks and undoes it"
    assert game.view("soviet")["hands"]["axis"]["cards"] == ["3", "5"]
    assert game.view(None)["hands"]["axis"]["cards"] == []
    play(game, "discard 5")
    assert hand(game, "axis") == {"3"}


def test_26_na_berlin_copies_the_top_discard() -> None:  # NR-5.3.2a
    game = play(soviet_attack("soviet-hand 26; discards 28", [6]), "play 26")
    assert odds(game)["shifts"] == {"event": 1}
    assert offered(soviet_attack("soviet-hand 26 28; discards 12")) == {"28"}


def test_26_na_berlin_copies_an_answer() -> None:  # NR-5.3.2a
    game = soviet_attack("soviet-hand 26; axis-hand 32; discards 34; deck 3 4 5", [6])
    play(game, "play 32")
    assert (asked(game), offered(game)) == ("reaction", {"26"})
    play(game, "play 26")
    assert events(game, "counterattack") == []
    assert hand(game, "soviet") == {"3"}


def test_27_konev_is_a_retreat_without_a_roll_at_two_to_one() -> None:  # NR-5.3.2a
    field = "1107: ax_4a/weak; 1207: su_west"
    game = play(soviet_attack("soviet-hand 27", field=field), "play 27")
    assert (result(game), events(game, "rolled")) == ("DR", [])
    assert offered(soviet_attack("soviet-hand 27 28")) == {"28"}


def test_28_katyushas_shift_once_and_twice_from_1944() -> None:  # NR-5.3.2a
    game = play(soviet_attack("soviet-hand 28", [6]), "play 28")
    assert odds(game)["shifts"] == {"event": 1}
    late = play(soviet_attack("soviet-hand 28", [6], turn=18), "play 28")
    assert odds(late)["shifts"] == {"event": 2}


def test_29_wave_assault_attacks_once_more_with_those_that_attacked() -> None:  # NR-5.3.2a
    game = soviet_attack("soviet-hand 29", [2, 6])
    assert (asked(game), offered(game)) == ("event", {"29"})
    play(game, "play 29")
    assert len(events(game, "battle")) == 2
    assert [args["hex"] for args in events(game, "target")] == ["1107", "1107"]
    assert result(game) == "DR"


def test_29_wave_assault_counts_as_an_attack_that_was_ordered() -> None:  # NR-5.3.2a
    orders = 'more {"effects":[["stalin_attacks",0]]}'
    field = "1107: ax_4a; 1207: su_west"
    game = soviet_attack(f"soviet-hand 29; {orders}", [2, 2], field=field)
    play(game, "play 29")
    assert game.state.attacks == 2
    assert len(events(game, "obligation-failed")) == 1  # reckoned once, after it


def test_29_phase_long_events_still_hold_in_a_wave_assault() -> None:  # NR-5.3.2a
    game = soviet_attack("soviet-hand 29; axis-hand 34", [3, 3])
    play(game, "play 34", "play 29")
    assert [dict(told["shifts"]) for told in events(game, "odds")] == [{"logistics": -1}] * 2


def test_29_wave_assault_is_not_for_units_out_of_supply() -> None:  # NR-5.3.2a
    def at_the_end(marks: str) -> set[str]:
        field = f"1107: ax_4a; 1207: su_west; {marks}"
        game = soviet_attack("soviet-hand 29 25; axis-hand 3", [2], field=field)
        while game.decision is not None and game.decision.args.get("window") != "end":
            assert "29" not in offered(game)
            play(game, "pass")
        return offered(game)

    assert at_the_end("") == {"25", "29"}
    assert at_the_end("oos su_west") == {"25"}


def test_30_yeremenko_shifts_an_axis_roll_left() -> None:  # NR-5.3.2a
    game = axis_attack("soviet-hand 30", [4])
    assert result(game) == "EX"
    play(game, "play 30")
    assert events(game, "shifted") == [{"result": "CB"}]


# -- 31 to 44


def test_31_strategic_bombing_undoes_a_step_of_two_cards() -> None:  # NR-5.3.2a
    text = "1107: ax_4a/weak; axis-hand 3 4 5; soviet-hand 31"
    game = at(14, "axis", "organization", text)
    play(game, "improve ax_4a", "discard 4", "discard 5")
    assert (asked(game), seat(game)) == ("reaction", "soviet")
    play(game, "play 31")
    assert face(game, "ax_4a") == "weak"
    assert hand(game, "axis") == {"3"}


def test_32_prepared_offensive_lets_one_more_unit_into_three_hexes() -> None:  # NR-8.4c, NR-5.3.2a
    field = "1407: su_west; 1406: su_kalinin; 1507: su_south; 1607: su_volkhov; 1107: ax_4a"
    game = at(14, "soviet", "movement", f"{field}; soviet-hand 32")
    play(game, "play 32")
    assert why_not(game, "done") == "5.3.2a", "at least one hex"
    play(game, "hex 1407", "hex 1507")
    assert "1406" in may(game, "hex")
    assert "1707" not in may(game, "hex")  # not next to the others
    play(game, "hex 1406")
    assert set(BOARD.names(game.state.effect("prepared"))) == {"1406", "1407", "1507"}
    play(game, "unit su_south", "to 1407", "done", "none")
    assert events(game, "excess") == []
    assert where(game, "su_south") == where(game, "su_west") == "1407"


# NR-5.3.2a
def test_32_crowded_units_fall_back_at_the_end_of_the_player_turn() -> None:
    effect = f'more {{"effects":[["prepared",{1 << place("1407")}]]}}'
    field = f"1407: su_west su_south; 2007: su_kalinin; 1007: ax_4a; {effect}"
    game = at(14, "soviet", "disembark", field)
    assert (asked(game), may(game, "unit")) == ("fall_back", {"su_west", "su_south"})
    play(game, "unit su_south", "to 1507")
    assert where(game, "su_south") == "1507"
    assert not game.state.is_under("prepared")


def test_33_stavka_takes_the_top_discard() -> None:  # NR-5.3.2a
    game = play(axis_attack("soviet-hand 33; discards 42 11", [2]), "play 33")
    assert "42" in hand(game, "soviet")
    assert game.view("axis")["hands"]["soviet"]["cards"] == ["42"]  # everybody saw it


def test_33_stavka_takes_no_card_that_would_be_played_immediately() -> None:  # NR-5.3.2a
    assert offered(axis_attack("soviet-hand 33 11; discards 12 42")) == {"11"}


def test_33_stavka_turns_the_joker() -> None:  # NR-15.7c, NR-5.3.2a
    game = axis_attack('soviet-hand 33; more {"joker":0}', [2], joker="on")
    play(game, "play 33")
    assert game.view(None)["joker"] == "soviet"


def test_34_conflicting_directives_cancel_and_draw() -> None:  # NR-5.3.2a
    game = soviet_attack("soviet-hand 34; axis-hand 32; deck 3 4 5", [6])
    play(game, "play 32", "play 34")
    assert events(game, "counterattack") == []
    assert hand(game, "soviet") == {"3"}
    assert discards(game)[:2] == ["34", "32"]


# NR-5.3.1a
def test_34_conflicting_directives_answer_a_payment() -> None:
    text = "1107: ax_4a/weak; axis-hand 3 4 5; soviet-hand 34; deck 6 7 8"
    game = play(at(14, "axis", "organization", text), "improve ax_4a", "discard 4")
    play(game, "play 34")
    assert face(game, "ax_4a") == "weak"
    assert hand(game, "axis") == {"3", "5"}  # the second card was not yet paid


def test_35_maskirovka_detrains_and_moves() -> None:  # NR-5.3.2a, NR-16.0a, NR-9.2a
    field = "1407: su_west; rail: su_kalinin su_south; 1007: ax_4a; soviet-hand 35"
    game = play(at(8, "soviet", "movement", field), "done")
    pass_until(game, "event")
    play(game, "play 35", "unit su_kalinin", "to 1507", "done", "unit su_kalinin")
    assert {"1307", "1206"} & may(game, "to")
    play(game, "to 1607")
    assert where(game, "su_kalinin") == "1607"
    assert where(game, "su_south") == "rail"


def test_36_hitlers_interference_steals_a_card_played() -> None:  # NR-5.3.2a
    game = soviet_attack("soviet-hand 36; axis-hand 32", [6])
    play(game, "play 32", "play 36")
    assert events(game, "counterattack") == []
    assert hand(game, "soviet") == {"32"}


def test_36_hitlers_interference_steals_a_card_discarded() -> None:  # NR-5.3.2a, NR-5.3.1a
    text = "1107: ax_4a/weak; axis-hand 3 4; soviet-hand 36"
    game = play(at(14, "axis", "organization", text), "improve ax_4a", "discard 4", "play 36")
    assert face(game, "ax_4a") == "weak"
    assert hand(game, "soviet") == {"4"}


def test_36_a_card_with_an_immediate_soviet_event_is_only_cancelled() -> None:
    text = "1107: ax_4a/weak; axis-hand 3 12; soviet-hand 36"
    game = play(at(14, "axis", "organization", text), "improve ax_4a", "discard 12", "play 36")
    assert hand(game, "soviet") == set()
    assert "12" in discards(game)


def test_36_the_joker_cannot_be_stolen() -> None:  # NR-15.7c, NR-5.3.2a
    text = '1107: ax_4a/weak; axis-hand 3; soviet-hand 36; more {"joker":0}'
    game = at(14, "axis", "organization", text, joker="on")
    play(game, "improve ax_4a", "discard joker", "play 36")
    assert face(game, "ax_4a") == "weak"
    assert (game.view(None)["joker"], hand(game, "soviet")) == ("soviet", set())


def test_37_russian_courage_puts_two_counterblows() -> None:  # NR-5.3.2a
    field = "1107: ax_4a; 1207: su_south/weak; 1106: ax_9a; 1206: su_west/weak; soviet-hand 37"
    game = play(at(8, "axis", "combat", field, [2, 2]), "done")
    play(game, "play 37", "counterblow 1207", "counterblow 1206")
    assert {args["hex"] for args in events(game, "counterblow")} == {"1207", "1206"}


def test_38_industrial_surge_gives_two_cards_and_a_step() -> None:  # NR-5.3.2a
    game = soviet_attack("soviet-hand 38; deck 3 4 5 6; destroyed: su_kalinin/weak", [2])
    play(game, "play 38")
    assert hand(game, "soviet") == {"3", "4"}
    play(game, "replace su_kalinin", "to 2407")
    assert where(game, "su_kalinin") == "2407"
    assert offered(axis_attack('soviet-hand 38 3; more {"initiative":1}')) == {"3"}


def test_39_steam_roller_doubles_shock_markers() -> None:  # NR-5.3.2a
    text = "1407: su_west; 1107: ax_4a; soviet-hand 39; deck 3 4 6 7 8 10 14"
    game = play(pass_until(at(14, "soviet", "cards", text), "card_play"), "play 39")
    assert game.state.is_under("steam_roller")
    rolling = 'more {"effects":[["steam_roller",0]]}'
    field = f"support 0 1; 1107: ax_4a; 1207: su_west; {rolling}"
    attack = play(at(14, "soviet", "combat", field, [6]), "target 1107", "commit")
    assert odds(attack)["shifts"] == {"support": 2}


def test_40_great_patriotic_war_shuffles_everything() -> None:  # NR-5.3.2a, NR-5.0d
    text = "1407: su_west; deck 40 3 4 6 7 8 10; discards 1 2"
    game = at(8, "soviet", "cards", text)
    assert len(events(game, "reshuffled")) == 1
    assert len(hand(game, "soviet")) == 3
    with_joker = at(8, "soviet", "cards", f'{text}; more {{"joker":1}}', joker="on")
    assert len(hand(with_joker, "soviet")) == 4


def test_41_central_command_moves_four_units_one_hex() -> None:  # NR-5.3.2a
    field = "1407: su_west; 1507: su_south; 1607: su_kalinin; 1708: su_don; 1808: su_volkhov"
    field += "; 1207: su_caucasus; 1107: ax_4a; soviet-hand 41"
    game = play(at(8, "axis", "movement", field), "done")
    play(game, "play 41")
    assert "su_caucasus" not in may(game, "unit")  # in a zone
    play(game, "unit su_west")
    assert all(within(place("1407"), 1) >> PLACE_NUMBER[hex] & 1 for hex in may(game, "to"))
    play(game, "to 1307", "unit su_south", "to 1407", "unit su_kalinin", "to 1507")
    play(game, "unit su_don", "to 1608")
    assert asked(game) != "event_move"


def test_42_timoshenko_strikes_back() -> None:  # NR-5.3.2a
    game = play(axis_attack("soviet-hand 42", [4]), "play 42")
    assert events(game, "counterattack") == [
        {"side": "soviet", "units": ["su_south"], "hexes": ["1107"]}
    ]


def test_43_heroes_roll_again() -> None:  # NR-16.0c, NR-5.3.2a
    game = play(axis_attack("soviet-hand 43", [6, 2]), "play 43")
    assert [args["die"] for args in events(game, "rolled")] == [6, 2]
    assert where(game, "su_south") == "1207"


def test_43_heroes_roll_a_die_of_a_duel_again() -> None:  # NR-5.3.2a
    game = play(axis_attack("soviet-hand 16 43", [5, 2, 6]), "play 16", "play 43", "soviet_die")
    assert (face(game, "ax_4a"), where(game, "su_south")) == ("weak", "1207")


WAVER = "1107: ax_4a; 1006: ax_hun2; 1007: ax_rum3; 2008: su_west; axis-hand 3; soviet-hand 44"
DECK = "deck 4 6 7 8 10 14 15"


def test_44_allies_waver_costs_a_card() -> None:  # NR-5.3.2a
    game = play(at(8, "axis", "cards", f"{WAVER}; {DECK}"), "play 44")
    assert where(game, "ax_hun2") == "1006"
    assert "3" in discards(game)


def test_44_allies_waver_costs_a_unit_after_turn_10() -> None:  # NR-5.3.2a
    game = play(at(11, "axis", "cards", f"{WAVER}; {DECK}"), "play 44", "unit ax_hun2")
    assert where(game, "ax_hun2").startswith("turn-")
    assert "3" in discards(game)


def test_44_allies_waver_needs_an_ally() -> None:  # NR-5.3.2a
    text = f"1107: ax_4a; 2008: su_west; axis-hand 3; soviet-hand 44 25; {DECK}"
    assert offered(at(8, "axis", "cards", text)) == {"25"}


# -- 45 to 54


def drawn(card: int, extra: str = "") -> Game:
    """The Soviets draw this card first, then common ones."""
    text = f"0703: ax_4a; 1004: su_west; {extra}; deck {card} 16 17 18 19 21 22 23 24"
    return at(24, "soviet", "cards", text)


def points(game: Game) -> int:
    """Event VPs as the Soviets see them."""
    return -int(game.state.event_vp)


def test_45_last_fascist_ally_looks_at_budapest() -> None:  # NR-5.3.2a
    assert points(drawn(45, "soviet-holds 0611")) == 1
    game = drawn(45)
    assert points(game) == -1
    assert len(hand(game, "soviet")) == 5


MIXED = "1107: ax_4a; 1207: su_west; 1106: su_bryansk"


def test_46_rokossovsky_shifts_an_attack_of_both_arms_and_draws() -> None:  # NR-5.3.2a
    game = soviet_attack("soviet-hand 46; deck 16 17 18", [6], 24, MIXED)
    play(game, "join su_west", "join su_bryansk", "play 46")
    assert odds(game)["shifts"] == {"armour": 1, "event": 1}
    assert hand(game, "soviet") == {"16"}
    alone = soviet_attack("soviet-hand 46 28", turn=24)
    assert offered(alone) == {"28"}


def test_47_heavy_artillery_beats_levies_and_forts_in_a_city() -> None:  # NR-5.3.2a
    field = "support 0 0; 0704: ax_fort1; 0804: su_west; 1004: su_kalinin; soviet-hand 47"
    game = play(at(24, "soviet", "combat", field, [5]), "target 0704", "play 47")
    assert odds(game)["shifts"]["event"] == 1
    assert (result(game), asked(game)) == ("DR", "retreat")  # a fort would have stayed
    assert offered(soviet_attack("soviet-hand 47 28", turn=24)) == {"28"}


def test_48_war_in_finland_looks_at_finland() -> None:  # NR-5.3.2a
    assert points(drawn(48, "FIN: su_kalinin")) == 1
    assert points(drawn(48)) == 0


def test_49_balkan_politics_looks_for_a_unit_in_bucharest() -> None:  # NR-5.3.2a
    assert points(drawn(49, "0817: su_kalinin")) == 1
    assert points(drawn(49, "soviet-holds 0817")) == -1


def test_50_hurrah_shifts_an_attack_on_a_german_city_and_draws() -> None:  # NR-5.3.2a
    field = "support 0 0; 0704: ax_4a; 0804: su_west; 1004: su_kalinin; soviet-hand 50"
    game = at(24, "soviet", "combat", f"{field}; deck 16 17 18", [6])
    play(game, "target 0704", "play 50")
    assert odds(game)["shifts"]["event"] == 1
    assert hand(game, "soviet") == {"16"}
    russian = "support 0 0; 1407: ax_4a; 1507: su_west; soviet-hand 50 28"
    assert offered(play(at(24, "soviet", "combat", russian), "target 1407")) == {"28"}


def test_51_one_last_push_fights_again_after_an_exchange() -> None:  # NR-5.3.2a
    game = soviet_attack("soviet-hand 51; deck 16 17 18", [4, 6], turn=24)
    assert (asked(game), offered(game)) == ("event", {"51"})
    assert (face(game, "ax_4a"), face(game, "su_west")) == ("weak", "weak")
    play(game, "play 51")
    assert [(told["attack"], told["defence"]) for told in events(game, "odds")] == [(7, 4), (4, 3)]
    assert (result(game), asked(game)) == ("DR", "retreat")
    assert hand(game, "soviet") == set()  # the card comes after the combat
    play(game, "to 0907", "unit su_west", "stop")
    assert hand(game, "soviet") == {"16"}
    assert len(events(game, "advanced")) == 1  # and nobody advances a second time


def test_51_one_last_push_waits_for_an_exchange() -> None:
    assert "51" not in offered(soviet_attack("soviet-hand 51", [6], turn=24))


def test_52_tito_looks_at_the_balkans_or_belgrade() -> None:  # NR-5.3.2a
    assert points(drawn(52, "soviet-holds 0414")) == 1
    both = 'WB: su_yug1; SB: su_yug2; more {"oil":20}'
    assert points(drawn(52, both)) == 1
    assert points(drawn(52, 'WB: su_yug1; more {"oil":20}')) == 0


def test_53_soviet_revenge_shuffles_and_draws() -> None:  # NR-5.3.2a
    game = drawn(53, "discards 25 26")
    assert len(events(game, "reshuffled")) == 1
    assert len(hand(game, "soviet")) == 5


def test_54_stalin_tanks_double_the_armour_bonus() -> None:  # NR-5.3.2a
    field = "1107: ax_4a; 1207: su_bryansk"
    game = play(soviet_attack("soviet-hand 54", [6], 24, field), "play 54")
    assert odds(game)["shifts"] == {"armour": 2}
    assert offered(soviet_attack("soviet-hand 54 28", turn=24)) == {"28"}
