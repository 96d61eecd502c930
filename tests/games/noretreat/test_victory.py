"""Chapter 12: victory points, the initiative, and how to win."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.noretreat.cardplay import at, pass_until
from tests.games.noretreat.helpers import events, play, position, where

from hexfront import Game
from hexfront.games.noretreat.tables import AXIS, SOVIET
from hexfront.games.noretreat.victory import points

# Twelve VP hexes in Greater Germany, 22 in the USSR.
_CITIES = "1503 2006 1407 2307 1708 2009 2310 1311 1912 1713 2314 1215 1515 1716 1817"
PLAIN = _CITIES.split()
"""Cities of the USSR that are no objectives."""
_GERMAN = "0704 0606 0906 0910 0611 0414 0817 0816 0406 1104 0409 0603"
GERMAN = _GERMAN.split()
"""The VP hexes of Greater Germany, the four objectives last."""
TROOPS = "0504: ax_9a; 2407: su_west"


def new_turn(turn: int, text: str = "", **options: Any) -> Game:
    """The Maintenance of this turn, from the end of the turn before."""
    return at(turn - 1, "soviet", "disembark", f"{TROOPS}; {text}", **options)


def axis_with(vps: int, text: str = "", turn: int = 6, **options: Any) -> Game:
    """The Axis holds so many VP hexes at the start of this turn, none of them an objective."""
    held = " ".join(PLAIN[: vps - 12])
    return new_turn(turn, f"axis-holds {held}; {text}" if held else text, **options)


def soviet_with(vps: int, turn: int, text: str = "", **options: Any) -> Game:
    """The Soviets hold so many VP hexes, Berlin and the other red objectives last."""
    held = GERMAN[: max(0, vps - 22)]
    lost = PLAIN[: max(0, 22 - vps)]
    parts = [f"soviet-holds {' '.join(held)}"] * bool(held)
    parts += [f"axis-holds {' '.join(lost)}"] * bool(lost)
    return new_turn(turn, "; ".join([*parts, text]), **options)


def ending(game: Game) -> tuple[str, str] | None:
    """Who has won, and how."""
    result = game.state.result
    return (result.winners[0], result.kind) if result else None


# -- 12.1: objectives


def objectives(turn: int, grey: str, text: str = "") -> Game:
    """The Axis holds these grey hexes with troops that are fed from the cities behind them."""
    cities = "1407 1708 1311 1713 1912 1716 1817 1515 1503"
    return new_turn(turn, f"axis-holds {cities} {grey}; {text}")


def test_the_axis_wins_with_three_objectives_in_supply() -> None:  # NR-12.1a, NR-12.0a, NR-4.0i
    assert ending(objectives(4, "1902 2008 2217")) == ("axis", "objectives")
    assert ending(objectives(4, "1902 2008")) is None


def test_an_objective_out_of_supply_does_not_count() -> None:  # NR-12.1a, OP-12.2
    """Stalingrad, with Soviet units all around it."""
    ring = "2116: su_don; 2216: su_kalinin; 2117: su_south; 2317: su_volkhov; 2118: su_steppe"
    ring += "; 2218: su_voronezh"
    assert ending(objectives(4, "1902 2008 2217", ring)) is None


def test_without_the_initiative_the_axis_needs_four() -> None:  # NR-12.1b
    assert ending(objectives(14, "1902 2008 2217")) is None
    assert ending(objectives(14, "1902 2008 2217 1318")) == ("axis", "objectives")


def test_on_turn_12_three_objectives_are_still_enough() -> None:  # OP-12.1
    assert ending(objectives(12, "1902 2008 2217", 'more {"initiative":0}')) == (
        *("axis", "objectives"),
    )


def test_the_soviets_win_with_three_red_objectives() -> None:  # NR-12.1c
    german = "0704 0606 0906 0910 0611 1005 0805 0705 0604 0607 0508"
    two = new_turn(20, f"soviet-holds {german} 1104 0603")
    assert ending(two) is None
    three = new_turn(20, f"soviet-holds {german} 1104 0603 0406")
    assert ending(three) == ("soviet", "objectives")


def test_if_both_hold_their_objectives_the_initiative_decides() -> None:  # NR-12.1d
    german = "0704 0606 0906 0910 0611 1104 0603 0406"
    russian = "1407 1708 1311 1713 1912 1716 1817 1515 1503 1902 2008 2217 1318"
    text = f"soviet-holds {german}; axis-holds {russian}"
    assert ending(new_turn(10, text)) == ("axis", "objectives")
    assert ending(new_turn(20, text)) == ("soviet", "objectives")


# -- 12.2: Sudden Death


def test_sudden_death_takes_more_points_than_the_box_says() -> None:  # NR-12.2b, NR-12.0a, NR-4.0j
    assert ending(axis_with(23)) is None
    assert ending(axis_with(24)) == ("axis", "sudden-death")


def test_sudden_death_is_checked_on_turns_with_a_skull_only() -> None:  # NR-12.2a, NR-13.2a
    assert ending(axis_with(27, turn=7)) is None
    assert ending(axis_with(27, turn=9)) == ("axis", "sudden-death")
    assert ending(axis_with(26, turn=9)) is None


def test_only_the_side_with_the_initiative_dies_nobody_else() -> None:  # NR-12.2b
    assert ending(soviet_with(22, 6)) is None
    assert ending(soviet_with(20, 15)) == ("soviet", "sudden-death")
    assert ending(soviet_with(19, 15)) is None


@pytest.mark.parametrize(("turn", "limit"), [(15, 19), (18, 24), (21, 30)])
def test_the_soviet_numbers(turn: int, limit: int) -> None:  # NR-12.2b
    assert ending(soviet_with(limit, turn)) is None
    assert ending(soviet_with(limit + 1, turn)) == ("soviet", "sudden-death")


def test_an_event_cancels_the_check_of_one_turn() -> None:  # NR-12.2d, NR-14.13b
    game = pass_until(axis_with(24, "soviet-hand 9"), "event", phase_is="maintenance")
    assert ending(play(game.clone(), "pass")) == ("axis", "sudden-death")
    play(game, "play 9")
    assert ending(game) is None
    assert events(game, "no-sudden-death") == [{}]


def test_the_marker_is_shown_and_lasts_one_turn() -> None:  # NR-14.13b
    text = f'{TROOPS}; more {{"skull_off":true}}'
    assert at(6, "axis", "movement", text).view(None)["score"]["no_sudden_death"]
    later = at(5, "soviet", "disembark", f"axis-holds {' '.join(PLAIN[:12])}; {text}")
    assert ending(later) == ("axis", "sudden-death")  # it was for turn 5


def test_both_sides_check_on_turn_12() -> None:  # NR-12.2c, NR-12.10b, NR-12.10f
    early = 'more {"initiative":0}'
    text = f"axis-holds {' '.join(PLAIN)}; event-vp 1; {early}"
    assert ending(new_turn(12, text)) == ("axis", "sudden-death")  # 12 + 15 + 1 > 27
    text = f"axis-holds {' '.join(PLAIN)}; {early}"
    assert ending(new_turn(12, text)) is None  # 27, and 7 for the Soviets
    assert ending(soviet_with(17, 12, early)) == ("soviet", "sudden-death")
    assert ending(soviet_with(16, 12, early)) is None


# -- 12.3 to 12.6


def test_the_soviets_win_with_34_points_in_any_turn() -> None:  # NR-12.3a, NR-12.0a
    german = "0704 0606 0906 0910 0611 0414 0817 0816 0406 1104"  # 32 hexes, two objectives
    assert ending(new_turn(20, f"soviet-holds {german}; event-vp -1")) is None
    assert ending(new_turn(20, f"soviet-holds {german}; event-vp -2")) == ("soviet", "total")


def test_34_soviet_points_before_they_have_the_initiative_do_not_win() -> None:  # OP-12.3
    german = "0704 0606 0906 0910 0611 0414 0817 0816 0406 1104"
    assert ending(new_turn(10, f"soviet-holds {german}; event-vp -2")) is None


TIDE = 'more {"high_tide":24}'


def test_high_tide_above_the_soviets_wins_after_turn_22() -> None:  # NR-12.4a, NR-12.4b, NR-4.0e
    assert ending(soviet_with(23, 23, TIDE)) == ("axis", "operational")
    assert ending(soviet_with(24, 23, TIDE)) is None


def test_the_difference_becomes_the_event_points_of_1945() -> None:  # NR-12.4c, NR-12.4d
    game = soviet_with(27, 23, TIDE)
    assert events(game, "on-to-berlin") == [{"points": 3}]
    assert game.state.event_vp == -3
    assert game.view(None)["turn"] == 23


def test_that_difference_is_capped_at_six() -> None:  # OP-12.4
    assert soviet_with(32, 23, 'more {"high_tide":20}').state.event_vp == -6


def test_event_points_are_part_of_the_last_reckoning() -> None:  # OP-12.10, NR-12.7.4c
    assert ending(soviet_with(23, 23, f"event-vp -1; {TIDE}")) is None


def test_in_1945_only_greater_germany_counts() -> None:  # NR-12.4e, NR-12.7.5h, OP-12.7
    field = "0504: ax_9a; soviet-holds 0704 0816; FIN: su_west"
    for turn in (23, 24):
        game = at(turn, "axis", "movement", field)
        assert game.view(None)["score"]["hex_points"] == {"axis": 10, "soviet": 2}
    before = at(22, "axis", "movement", field).view(None)["score"]["hex_points"]
    assert before["soviet"] > 2, "from turn 23 on"


def test_killing_the_berlin_garrison_wins_at_once() -> None:  # NR-12.5a, NR-12.0a
    field = "support 0 0; 0603: ax_berlin/weak; 0703: su_west; 0604: su_kalinin; 1104: su_don"
    game = at(24, "soviet", "combat", field, [6])
    play(game, "target 0603", "join su_west", "join su_kalinin")
    assert ending(game) == ("soviet", "berlin")


def test_the_garrison_lost_for_want_of_supply_counts_too() -> None:  # OP-12.6
    ring = "0504: su_west; 0503: su_don; 0703: su_kalinin; 0604: su_south; 0502: su_steppe"
    ring += "; 0602: su_volkhov; 0403: su_voronezh; 0404: su_stalingrad; 0402: su_ncaucasus"
    text = f"0603: ax_berlin; {ring}; oos ax_berlin"
    assert ending(at(24, "soviet", "removal", text)) == ("soviet", "berlin")


def test_who_has_not_lost_by_the_end_of_turn_28_wins_for_the_axis() -> None:  # NR-12.6a, NR-12.0b
    """NR-4.0d: after turn 28 there is no other."""
    game = at(28, "soviet", "disembark", TROOPS)
    assert ending(game) == ("axis", "held-out")


def scenario_end(scenario: str, turn: int, text: str) -> tuple[str, str] | None:
    return ending(position(f"turn {turn} soviet disembark; {TROOPS}; {text}", scenario=scenario))


def test_a_scenario_has_its_own_end_and_threshold() -> None:  # NR-12.0c
    twelve = f"axis-holds {' '.join(PLAIN[:12])}"
    eleven = f"axis-holds {' '.join(PLAIN[:11])}"
    assert scenario_end("A", 5, twelve) == ("axis", "scenario")
    assert scenario_end("A", 5, eleven) == ("soviet", "scenario")
    assert scenario_end("A", 5, "axis-holds 2008 1902") == ("axis", "scenario")
    assert scenario_end("A", 5, "axis-holds 2217 1902") == ("soviet", "scenario")
    german = f"soviet-holds {' '.join(GERMAN[:7])}"
    assert scenario_end("E", 22, german) == ("soviet", "scenario")
    assert scenario_end("E", 22, f"{german}; event-vp 1") == ("axis", "scenario")


def test_a_scenario_knows_no_sudden_death_before_its_end() -> None:  # NR-12.0c
    held = " ".join(PLAIN)
    text = f"turn 2 soviet disembark; {TROOPS}; axis-holds {held}; deck 26 32 38 39 29 28 27"
    game = position(text, scenario="A")
    assert game.view(None)["turn"] == 3
    assert ending(game) is None


def goals(game: Game) -> list[tuple[str, str, int, int]]:
    told = game.view(None)["score"]["goals"]
    return [(goal["kind"], goal["side"], goal["turn"], goal["points"]) for goal in told]


def test_the_view_tells_which_score_wins_next() -> None:  # NR-12.2b, NR-12.3a, NR-12.0c
    assert goals(position("turn 3 axis movement")) == [("sudden-death", "axis", 6, 24)]
    assert goals(soviet_with(19, 15)) == [
        ("sudden-death", "soviet", 18, 25),
        ("total", "soviet", 28, 34),
    ]
    assert goals(position("turn 3 axis movement", scenario="A")) == [("scenario", "axis", 5, 24)]


# -- 12.7: points


def score(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = game.view(None)["score"]
    return found


def test_cities_and_oil_fields_give_one_point_each() -> None:  # NR-12.7.5f, NR-12.7.3a, NR-12.7a
    game = at(8, "axis", "movement", TROOPS)
    assert score(game)["hex_points"] == {"axis": 12, "soviet": 22}
    more = at(8, "axis", "movement", f"{TROOPS}; axis-holds 2008 2022 1407 1408")
    assert score(more)["hex_points"] == {"axis": 15, "soviet": 19}  # an objective gives no more


def test_control_is_with_the_last_to_pass() -> None:  # NR-12.7.1a
    game = at(8, "axis", "movement", "1307: ax_1pz; 2008: su_west")
    play(game, "unit ax_1pz", "to 1407", "to 1507")
    assert events(game, "captured") == [{"side": "axis", "hex": "1407"}]
    assert where(game, "ax_1pz") == "1507"
    assert score(game)["points"]["axis"] == 13


# NR-12.7.2a, NR-12.7.2b, NR-12.7.5g, OP-12.5
@pytest.mark.parametrize(
    ("units", "holder"),
    [
        ("ax_fin", None),  # NR-12.7.2a, OP-12.5
        ("ax_9a ax_fin", "axis"),
        ("ax_kg1", None),
        ("su_west", "soviet"),
        ("su_ost1", None),
        ("", None),  # NR-12.7.2b
    ],
)
def test_finland_belongs_to_who_stands_there(units: str, holder: str | None) -> None:
    stack = f"FIN: {units}" if units else ""
    game = at(8, "axis", "movement", f"0504: ax_4a; 2407: su_don; {stack}")
    assert score(game)["finland"] == holder
    plain = {"axis": 12, "soviet": 22}
    assert score(game)["hex_points"] == {
        side: count + (side == holder) for side, count in plain.items()
    }


def test_enemies_in_finland_must_go_first() -> None:  # NR-12.7.2c
    """Nobody can enter while the Finnish unit is there, and so nobody can control it."""
    game = at(8, "soviet", "movement", "0504: ax_4a; FIN: ax_fin; 2203: su_west")
    play(game, "unit su_west")
    assert game.why_not(("to", "FIN")) is not None
    free = at(8, "soviet", "movement", "0504: ax_4a; 2203: su_west")
    play(free, "unit su_west", "to FIN")
    assert score(free)["finland"] == "soviet"


def test_the_round_marker_shows_the_net_of_events() -> None:  # NR-12.7.4a, NR-12.7.5d
    game = at(24, "axis", "cards", f"{TROOPS}; deck 50 47 16 17 18 19 21 22 23")
    assert [args["points"] for args in events(game, "event-vp")] == [1, -1]
    assert game.state.event_vp == 0


def test_the_round_marker_never_passes_six() -> None:  # NR-12.7.4b
    game = at(24, "axis", "cards", f"{TROOPS}; event-vp 6; deck 50 16 17 18 19 21 22 23")
    assert game.state.event_vp == 6
    red = new_turn(7, "event-vp -6")
    assert red.state.event_vp == -6


def test_a_red_event_gives_the_soviets_a_point() -> None:  # NR-12.7.5e, NR-13.4a, NR-4.0h, OP-4.1
    game = new_turn(7)
    assert events(game, "red-event") == [{"event": "Midway"}]
    assert game.state.event_vp == -1
    assert new_turn(8).state.event_vp == 0


def test_a_red_event_counts_before_the_checks() -> None:  # NR-12.7.5a, OP-4.2
    """Turn 27: the point of the economic collapse comes first, then Sudden Death."""
    german = "0704 0606 0906 0910 0611 0414 0817 0816 0406"
    text = f"soviet-holds {german}; event-vp -6"  # 15, and one more lost beyond six
    assert ending(new_turn(27, text)) is None
    text = f"soviet-holds {german} 1104; event-vp -5"  # 10 + 5, and the collapse
    assert ending(new_turn(27, text)) == ("soviet", "sudden-death")


def test_surrenders_give_a_point_to_the_enemy() -> None:  # NR-12.7.5b, NR-12.7.5c
    pocket = "0807: su_west/weak; 1306: ax_4a; 1705: su_south; oos su_west"
    game = at(8, "soviet", "removal", pocket)
    assert where(game, "su_west") == "surrendered"
    assert events(game, "event-vp")[0] == {"side": "axis", "points": 1}
    german = "1608: ax_4a; 2008: su_west; oos ax_4a"
    lost = at(8, "axis", "removal", german)
    assert where(lost, "ax_4a") == "surrendered"
    assert events(lost, "event-vp")[0] == {"side": "soviet", "points": 1}


def test_replacing_a_surrendered_unit_does_not_undo_its_point() -> None:  # NR-12.8d
    text = "2008: su_don; 1107: ax_4a; surrendered: su_west/weak; soviet-hand 3 4; event-vp 1"
    game = pass_until(at(8, "soviet", "organization", text), "placement")
    play(game, "replace su_west", "to 2407", "discard 3")
    assert where(game, "su_west") == "2407"
    assert game.state.event_vp == 1


# -- 12.8 to 12.10


def test_the_square_marker_shows_the_side_with_the_initiative() -> None:  # NR-12.8a, NR-12.9a
    early = at(8, "axis", "movement", f"{TROOPS}; axis-holds 1407; event-vp 2")
    assert (score(early)["initiative"], score(early)["vp"]) == ("axis", 15)
    late = at(14, "axis", "movement", f"{TROOPS}; axis-holds 1407; event-vp 2")
    assert (score(late)["initiative"], score(late)["vp"]) == ("soviet", 21 - 2)
    assert [early.state.has_initiative(side) for side in (AXIS, SOVIET)] == [True, False]
    assert [late.state.has_initiative(side) for side in (AXIS, SOVIET)] == [False, True]


def test_the_round_marker_adds_or_subtracts() -> None:  # NR-12.8b, NR-12.7.4c
    assert points(at(8, "axis", "movement", f"{TROOPS}; event-vp 3").state) == 15
    assert points(at(8, "axis", "movement", f"{TROOPS}; event-vp -3").state) == 9
    assert points(at(14, "axis", "movement", f"{TROOPS}; event-vp -3").state) == 25


def test_a_city_retaken_lowers_the_marker() -> None:  # NR-12.8c, OP-12.11
    game = at(8, "soviet", "movement", "0504: ax_9a; 1507: su_west; axis-holds 1407")
    assert score(game)["vp"] == 13
    play(game, "unit su_west", "to 1407")
    assert score(game)["vp"] == 12


def test_the_axis_has_the_initiative_through_turn_11() -> None:  # NR-12.10a, NR-12.9a, NR-4.0k
    assert score(new_turn(11))["initiative"] == "axis"
    game = new_turn(12, 'more {"initiative":0}; event-vp 2')
    assert events(game, "initiative")[0]["side"] == "soviet"


def passing(text: str) -> Game:
    """Turn 12, with too few points for either side to win."""
    lost = " ".join(PLAIN[:8])
    return new_turn(12, f'axis-holds {lost}; {text}; more {{"initiative":0}}')


def test_high_tide_is_marked_before_the_round_marker_goes() -> None:  # NR-12.10c, NR-12.10d
    game = passing("event-vp 3")
    assert score(game)["high_tide"] == 20 + 3
    assert game.state.event_vp == 0


def test_the_soviet_face_of_the_round_marker_stays() -> None:  # NR-12.10d
    game = passing("event-vp -1")
    assert score(game)["high_tide"] == 20 - 1
    assert game.state.event_vp == -1


def test_the_square_marker_is_set_to_the_soviet_score() -> None:  # NR-12.10e, NR-13.5-T12a
    game = passing("event-vp -1")
    assert (score(game)["initiative"], score(game)["vp"]) == ("soviet", 14 + 1)
    assert events(game, "initiative") == [{"side": "soviet", "high_tide": 19}]


def test_the_axis_check_of_turn_12_comes_before_the_flip() -> None:  # NR-12.10b, NR-12.2c
    held = " ".join(PLAIN[:12])
    game = new_turn(12, f'axis-holds {held}; event-vp 4; more {{"initiative":0}}')
    assert ending(game) == ("axis", "sudden-death")  # 24 + 4; without the round marker 24


def test_the_soviet_check_of_turn_12_comes_after_the_flip() -> None:  # NR-12.10f, NR-12.2c
    held = " ".join(PLAIN[:5])
    kept = new_turn(12, f'axis-holds {held}; event-vp 2; more {{"initiative":0}}')
    assert ending(kept) == ("soviet", "sudden-death")  # 17; with the German face it were 15


def test_points_are_spent_from_the_round_marker() -> None:  # OP-12.8
    game = at(14, "axis", "cards", f"{TROOPS}; 1107: ax_4a/weak; axis-hand 30; deck 4 6 7 8 10 15")
    play(pass_until(game, "card_play"), "play 30")
    assert game.state.event_vp == -1
