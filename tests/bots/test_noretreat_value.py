"""What bots of No Retreat! think of positions, of cards, and of attacks that are asked for."""

import pytest

import hexfront
from hexfront.bots.noretreat import value
from hexfront.bots.noretreat.attacks import feints, owed
from hexfront.bots.noretreat.hands import is_event_wanted
from hexfront.bots.noretreat.moves import plan_moves
from hexfront.bots.noretreat.value import axis_chance
from hexfront.games.noretreat.state import ALL_PLACE_NUMBER
from hexfront.games.noretreat.tables import AXIS, SCENARIOS, SOVIET


def begun(scenario):
    return hexfront.new("noretreat", scenario=scenario, seed="value").state.clone()


@pytest.mark.parametrize("scenario", "ABCDEF")
def test_the_course_of_a_scenario_has_an_entry_for_each_player_turn(scenario):
    sheet = SCENARIOS[scenario]
    turns = 2 * (sheet["end_turn"] - sheet["start_turn"] + 1) - (sheet["start_player"] == "soviet")
    points, armies = value._COURSES[scenario]
    assert len(armies) == turns
    assert len(points) == turns + 1


@pytest.mark.parametrize("scenario", "ABCDEFG")
def test_a_point_more_is_a_better_chance(scenario):
    g = begun(scenario)
    before = axis_chance(g)
    assert 0.02 < before < 0.98
    g.event_vp += 1
    assert axis_chance(g) > before


@pytest.mark.parametrize("scenario", "ABCDEF")
def test_a_point_weighs_more_in_the_last_turn(scenario):
    g = begun(scenario)
    early = value.axis_log_odds(g)
    g.event_vp += 1
    gain = value.axis_log_odds(g) - early
    g.turn = g.rules.end_turn
    late = value.axis_log_odds(g)
    g.event_vp -= 1
    assert late - value.axis_log_odds(g) > gain


FOUR = """
turn 2 axis movement; weather clear; support 3 0; 1407: ax_2pz ax_3pz; 1406: ax_9a ax_18a;
1210: ax_1pz ax_4a; 1211: ax_6a; 1113: ax_17a ax_2a; 1015: ax_11a; 1506: su_west/weak;
1508: su_bryansk/weak; 1311: su_central/weak; 1114: su_south/weak; 1410: su_southwest/weak;
2008: su_reserve/weak; 1902: su_leningrad/weak; axis-holds 1503 1407
"""


def test_an_event_that_asks_for_attacks_is_reckoned_with():
    g = hexfront.position("noretreat", FOUR.replace("\n", " ")).state.clone()
    assert owed(g) == 0
    g.lasting("summer_campaign")
    assert owed(g) == 4
    assert len(plan_moves(g).attacks) >= 4


def test_a_feint_is_aimed_at_whom_only_busy_units_stand_beside():
    g = hexfront.position(
        "noretreat",
        "turn 2 axis movement; weather clear; 1407: ax_2pz; 1406: ax_9a; 1506: su_west/weak;"
        "1408: su_bryansk/weak; 2008: su_reserve/weak",
    ).state.clone()
    west, bryansk = ALL_PLACE_NUMBER["1506"], ALL_PLACE_NUMBER["1408"]
    panzers = g.at[ALL_PLACE_NUMBER["1407"]]
    army = g.at[ALL_PLACE_NUMBER["1406"]]
    assert feints(g, {west: panzers}, [bryansk]) == [bryansk]
    assert feints(g, {west: army}, [bryansk]) == []


def test_stalin_is_made_to_order_attacks_and_hitler_in_bad_weather():
    g = begun("A")
    assert is_event_wanted(g, AXIS, 23, "phase")
    assert not is_event_wanted(g, SOVIET, 19, "phase")
    g.weather = 2
    assert is_event_wanted(g, SOVIET, 19, "phase")
