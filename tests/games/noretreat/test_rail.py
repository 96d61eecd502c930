"""Chapter 9: units that go by rail."""

from __future__ import annotations

import pytest
from tests.games.noretreat.helpers import (
    asked,
    events,
    may,
    place,
    play,
    position,
    where,
    why_not,
)

from hexfront import Game
from hexfront.games.noretreat.tables import BOARD, CITIES, USSR

MOVES = "turn 8 axis movement; axis-holds 1713; 1813: ax_4a; 1814: ax_6a; 1613: ax_9a ax_17a"


def aboard(game: Game) -> set[str]:
    return {name for name in ("ax_4a", "ax_6a", "ax_9a", "ax_17a") if where(game, name) == "rail"}


# -- 9.1 embarking


def test_only_mobile_units_go_by_rail() -> None:  # NR-9.0a
    game = position("turn 8 soviet movement; 2013: su_moscow; 2113: su_west/weak")
    assert may(game, "embark") == {"su_west"}
    assert why_not(game, "embark", "su_moscow") == "9.0a"


def test_one_supplied_unit_a_phase_embarks_free_of_cost() -> None:  # NR-9.1a, OP-9.1
    """Any kind of supply will do: what counts is that it bears no marker."""
    game = position(f"{MOVES}; axis-hand 1; oos ax_6a")
    assert may(game, "embark") == {"ax_4a", "ax_9a", "ax_17a"}
    play(game, "embark ax_4a")
    assert (asked(game), where(game, "ax_4a")) == ("movement", "rail"), "no card was asked for"
    assert events(game, "embarked") == [{"unit": "ax_4a", "start": "1813"}]
    assert events(game, "discarded") == []
    assert game.state.embarked == 1


def test_a_unit_embarks_instead_of_any_other_movement() -> None:  # NR-9.1b
    game = position(f"{MOVES}; axis-hand 1 2")
    play(game, "unit ax_4a", "to 1913")
    assert why_not(game, "embark", "ax_4a") == "9.1b", "on its way"
    play(game, "unit ax_6a")
    assert why_not(game, "embark", "ax_4a") == "9.1b", "nor afterwards"
    play(game, "embark ax_9a")
    assert "ax_9a" not in may(game, "unit")


def test_a_unit_may_embark_from_a_surrounded_port() -> None:  # NR-9.1c, OP-9.2
    ring = "1114: ax_17a; 1214: ax_4a; 1315: ax_6a; 1115: ax_9a"
    game = position(f"turn 3 soviet supply; 1215: su_south/weak; {ring}; 2513: su_west/weak")
    assert set(BOARD.names(BOARD.adjacent[place("1215")])) == {"1114", "1115", "1214", "1315"}
    assert game.state.zone(0) >> place("1215") & 1, "in enemy zones"
    assert "su_south" in may(game, "embark")


def test_each_further_unit_embarks_for_a_card() -> None:  # NR-9.1.1a
    game = position(f"{MOVES}; axis-hand 1 2")
    play(game, "embark ax_4a", "embark ax_6a")
    assert asked(game) == "payment"
    play(game, "discard 2")
    assert aboard(game) == {"ax_4a", "ax_6a"}
    play(game, "embark ax_9a")
    assert aboard(game) == {"ax_4a", "ax_6a", "ax_9a"}
    assert [told["card"] for told in events(game, "discarded")] == ["2", "1"]
    game = play(position(MOVES), "embark ax_4a")
    assert may(game, "embark") == set()
    assert why_not(game, "embark", "ax_6a") == "9.1.1a", "no card, no train"


def test_three_units_of_a_player_are_in_the_box_at_most() -> None:  # NR-9.1.2a
    text = f"{MOVES}; axis-hand 1 2 3 4; rail: ax_1pz ax_2pz su_west/weak su_don/weak"
    game = position(text)
    play(game, "embark ax_4a")
    assert why_not(game, "embark", "ax_6a") == "9.1.2a"
    box = "rail: ax_1pz ax_2pz su_west/weak su_don"
    soviets = position(f"turn 8 soviet movement; 2113: su_central/weak; {box}")
    assert "su_central" in may(soviets, "embark"), "each player has three"


@pytest.mark.parametrize("turn", [1, 2])
def test_in_the_first_two_turns_the_axis_has_no_trains(turn: int) -> None:  # NR-9.1.3a
    game = position(MOVES.replace("turn 8", f"turn {turn}"), scenario="B")
    assert may(game, "embark") == set()
    assert why_not(game, "embark", "ax_4a") == "9.1.3a"
    assert "ax_4a" in may(position(MOVES.replace("turn 8", "turn 3")), "embark")


@pytest.mark.parametrize("turn", [1, 2])
def test_in_the_first_two_turns_the_soviets_have_one_train(turn: int) -> None:  # NR-9.1.3b
    text = "soviet movement; 2113: su_west/weak; 2213: su_don/weak; soviet-hand 1 2"
    game = position(f"turn {turn} {text}")
    play(game, "embark su_west")
    assert where(game, "su_west") == "rail"
    assert why_not(game, "embark", "su_don") == "9.1.3b"
    game = play(position(f"turn 3 {text}"), "embark su_west")
    assert may(game, "embark") == {"su_don"}


# -- 9.2 disembarking

ARRIVES = "turn 8 axis disembark; axis-holds 1713; rail: ax_4a ax_6a; 2513: su_west/weak"


def test_none_some_or_all_units_get_off() -> None:  # NR-9.2a, NR-4.0r
    game = position(ARRIVES)
    assert asked(game) == "disembark"
    assert may(game, "unit") == {"ax_4a", "ax_6a"}
    assert why_not(game, "done") == "", "none"
    play(game, "unit ax_4a", "to 1713")
    assert where(game, "ax_4a") == "1713"
    assert may(game, "unit") == {"ax_6a"}
    assert why_not(game, "done") == "", "some"
    play(game, "unit ax_6a", "to 1613")
    assert where(game, "ax_6a") == "1613"


def test_units_may_stay_in_the_box() -> None:  # NR-9.2b
    game = position(ARRIVES + "; deck " + " ".join(map(str, range(14, 40))))
    play(game, "done")
    while (game.state.turn, asked(game)) != (9, "disembark"):
        play(game, "none" if asked(game) == "reserve_marker" else "done")
    assert aboard(game) == {"ax_4a", "ax_6a"}
    assert may(game, "unit") == {"ax_4a", "ax_6a"}


def getting_off(text: str = "", unit: str = "ax_4a") -> Game:
    return play(position(f"{ARRIVES}; {text}"), f"unit {unit}")


def test_nobody_gets_off_in_an_enemy_city_or_next_to_one() -> None:  # NR-9.2c, NR-9.2d, NR-8.4a
    game = getting_off("axis-holds 1515")
    assert why_not(game, "to", "1716") == "9.2c", "Stalino"
    assert why_not(game, "to", "1715") == "9.2d"
    assert "1614" in may(game, "to"), "near, but not next to it"
    game = getting_off("axis-holds 1515 1716 1817")
    assert {"1715", "1716"} <= may(game, "to")
    field = "turn 8 soviet disembark; 1107: ax_4a; 2213: su_west; rail: su_don; axis-holds 1716"
    game = play(position(field), "unit su_don")
    assert why_not(game, "to", "1716") == "9.2c", "Stalino, for the Soviets"
    assert why_not(game, "to", "1715") == "9.2d"
    assert why_not(game, "to", "1107") == "8.4a"


def test_nobody_gets_off_in_an_enemy_zone() -> None:  # NR-9.2e
    assert "1814" in may(getting_off(), "to")
    game = getting_off("1914: su_don/weak")
    assert why_not(game, "to", "1814") == "9.2e"
    assert "1814" in may(getting_off("1914: su_moscow"), "to"), "a Fort has none"


def test_an_overland_line_of_three_hexes_to_a_city_is_needed() -> None:  # NR-9.2f
    assert "1914" in may(getting_off(), "to"), "three from Kharkov"
    assert why_not(getting_off(), "to", "2014") == "9.2f", "four"
    assert "2014" in may(getting_off("axis-holds 1912"), "to"), "three from Voronezh"


def test_a_line_to_the_edge_is_three_hexes_too() -> None:  # NR-9.2f
    held = "axis-holds " + " ".join(BOARD.names(CITIES & USSR))
    game = position(f"turn 8 soviet disembark; rail: su_west/weak; {held}")
    play(game, "unit su_west")
    assert {"2513", "2213"} <= may(game, "to")
    assert why_not(game, "to", "2113") == "9.2f"


def test_a_unit_may_get_off_in_the_turn_in_which_it_got_on() -> None:  # NR-9.2g
    game = position(f"{MOVES}; 2513: su_west/weak")
    play(game, "embark ax_4a", "done")
    assert asked(game) == "disembark"
    play(game, "unit ax_4a", "to 0704")
    assert where(game, "ax_4a") == "0704"


def test_units_get_off_among_friends_within_the_limit() -> None:  # OP-9.3
    assert "1713" in may(getting_off("1713: ax_9a"), "to")
    assert "1713" not in may(getting_off("1713: ax_9a ax_17a"), "to")
    assert why_not(getting_off("1813: su_moscow"), "to", "1813") == "8.4a"


def test_units_get_off_in_areas_that_they_may_enter() -> None:  # OP-9.4
    """By 2103 and 2003 Finland is three hexes from Leningrad; it also lies next to it."""
    text = "turn 9 axis disembark; axis-holds 1902 1503 1713; rail: ax_4a ax_hun2; 2513: su_west"
    assert "FIN" in may(play(position(text), "unit ax_4a"), "to")
    assert "FIN" not in may(play(position(text), "unit ax_hun2"), "to")
    lost = text.replace("1902 1503", "1503")
    assert "FIN" not in may(play(position(lost), "unit ax_4a"), "to")
