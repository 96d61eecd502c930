"""The worked examples of supply, organization, movement and rail movement."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.noretreat.helpers import (
    asked,
    battle,
    events,
    face,
    marked,
    may,
    place,
    play,
    position,
    where,
    why_not,
)

from hexfront import Game
from hexfront.games.noretreat.supply import lines, overland
from hexfront.games.noretreat.tables import AXIS, BOARD, CITIES, SOVIET, UNIT_NUMBER, USSR

NO_WEATHER = "deck " + " ".join(map(str, range(14, 40)))
"""A deck without cards that are played as they are drawn."""


def skip_to(game: Game, side: str, *prompts: str) -> Game:
    """Both sides do as little as they can until one of these questions is put to this side."""
    idle = ("done", "none", "pass", "hold", "decline")
    while not (game.decision and game.decision.seat == side and game.decision.prompt in prompts):
        assert game.decision is not None
        actions = game.decision.actions
        game.play(next((action for action in actions if action[0] in idle), actions[0]))
    return game


# -- 6.2: around Leningrad


AROUND_LENINGRAD = (
    "turn 4 axis supply; weather snow; FIN: ax_fin; axis-holds 1503; "
    "1903: ax_16a; 2003: ax_18a/weak; 2004: ax_4pz; "
    "1902: su_leningrad; 2103: su_kalinin/weak"
)


@pytest.fixture
def leningrad() -> Game:
    return position(AROUND_LENINGRAD)


def has_line(game: Game, name: str, side: int) -> bool:
    return bool(overland(game.state, side) >> UNIT_NUMBER[name] & 1)


def test_a_line_crosses_lake_peipus(leningrad: Game) -> None:  # EX-6.2-1
    assert BOARD.distance(place("1903"), place("1503")) == 4
    assert has_line(leningrad, "ax_16a", AXIS), "1803, 1703, across the lake to 1603, Riga"
    detour = f"{AROUND_LENINGRAD}; 1603: su_reserve/weak"
    assert not has_line(position(detour), "ax_16a", AXIS), "there is no other way"


def test_an_army_next_to_one_with_a_line_is_supplied(leningrad: Game) -> None:  # EX-6.2-2
    assert not has_line(leningrad, "ax_18a", AXIS)
    assert "ax_18a" not in marked(leningrad)


def test_there_is_no_chain_of_neighbours(leningrad: Game) -> None:  # EX-6.2-3
    assert marked(leningrad) == {"ax_4pz"}


def test_a_line_passes_the_finnish_fort(leningrad: Game) -> None:  # EX-6.2-4
    assert has_line(leningrad, "su_kalinin", SOVIET)
    line = lines(leningrad.state, SOVIET)
    assert line.passable & 1 << place("2203"), "next to Finland"


def test_leningrad_is_supplied_across_lake_ladoga(leningrad: Game) -> None:  # EX-6.2-5
    city = 1 << place("1902")
    assert leningrad.state.zone(AXIS) >> place("2103") & 1, "the Front stands in an enemy zone"
    assert lines(leningrad.state, SOVIET).cities & city
    without = position(AROUND_LENINGRAD.replace("; 2103: su_kalinin/weak", ""))
    assert not lines(without.state, SOVIET).cities & city


# -- 6.5: the author's note


def test_an_encircled_front_has_a_turn_of_its_own_to_break_out() -> None:  # EX-6.5
    held = "axis-holds " + " ".join(BOARD.names(CITIES & USSR))
    text = (
        "turn 8 axis combat; weather clear; support 0 0; 2211: ax_1pz ax_2pz; "
        f"2212: su_bryansk/weak; 2113: su_west/weak; rail: su_don; {held}; {NO_WEATHER}"
    )
    game = position(text, dice=[4])
    play(game, "target 2212", "join ax_1pz", "join ax_2pz")
    while asked(game) == "retreat":
        play(game, f"to {max(may(game, 'to'))}")
    play(game, "unit ax_1pz")
    assert where(game, "ax_1pz") == "2212", "the ring is closed"
    skip_to(game, "soviet", "flips", "movement")
    assert events(game, "eliminated") == [], "nothing happened in the Axis phase 6"
    assert marked(game) == {"su_west"}, "marked in the Soviet phase 2"
    free = skip_to(game, "soviet", "movement").clone()
    play(free, "unit su_west", "to 2314")
    for ending, box in ((free, "2314"), (game, "surrendered")):
        skip_to(ending, "soviet", "disembark")
        assert where(ending, "su_west") == box, "by its own move, or the Soviet phase 6"


# -- 7.3


def test_a_fragile_red_unit_comes_back_brown_on_turn_17() -> None:  # EX-7.3
    text = f"destroyed: su_bryansk; 2513: su_west; 1713: ax_4a; soviet-hand 3 4 10; {NO_WEATHER}"
    game = position(f"turn 17 soviet organization; {text}")
    play(game, "replace su_bryansk", "to 2315", "discard 3")
    assert face(game, "su_bryansk") == "weak"
    refused = game.why_not(("improve", "su_bryansk"))
    assert refused is not None, "the Flip Step is over"
    assert refused.reason == "not-asked"
    skip_to(game, "soviet", "flips")
    assert game.state.turn == 18
    assert "su_bryansk" in may(game, "improve")


# -- 8.5: around the Kalinin Front, turn 4, Snow


SNOW = (
    "turn 4 axis movement; weather snow; 2105: su_kalinin/weak; 2005: su_leningrad; "
    "axis-holds 2006; 2104: ax_9a; 2106: ax_4pz; 2004: ax_18a/weak; 2003: ax_16a"
)


def route(game: Game, name: str) -> dict[str, Any]:
    assert game.decision is not None
    found: dict[str, Any] = game.decision.args["routes"].get(name, {"cost": 0, "path": []})
    return found


def test_an_army_leaves_a_zone_and_goes_through_the_forests() -> None:  # EX-8-1
    game = play(position(SNOW), "unit ax_9a")
    assert game.decision is not None
    assert game.decision.args["left"] == 4
    assert route(game, "2205") == {"cost": 3, "path": ["2204", "2205"]}, "1 to leave, 1, 1"


def test_a_panzer_army_follows_it_into_the_zone() -> None:  # EX-8-2
    game = play(position(SNOW), "unit ax_4pz")
    assert route(game, "2205")["path"] != ["2205"], "not before"
    assert why_not(game, "to", "2205") == "8.0b"
    play(game, "unit ax_9a", "to 2205", "unit ax_4pz")
    assert route(game, "2205") == {"cost": 3, "path": ["2205"]}, "1 to leave and 2 for the forest"
    play(game, "to 2205")
    assert "ax_4pz" not in may(game, "unit"), "it has stopped"


def test_the_sixteenth_army_may_go_two_ways() -> None:  # EX-8-3
    game = play(position(SNOW), "unit ax_9a", "to 2205", "unit ax_16a")
    assert game.state.at[place("2005")], "next to the Fort"
    assert route(game, "2004")["cost"] == 1, "to the 18th Army"
    assert route(game, "2103")["cost"] == 2, "the swamp"
    assert route(game, "2104") == {"cost": 3, "path": ["2103", "2104"]}, "and the forest"


def test_fifteen_points_attack_four() -> None:  # EX-8-4
    game = position(SNOW + "; support 1 0")
    moves = ("unit ax_9a", "to 2205", "unit ax_4pz", "to 2205", "unit ax_16a", "to 2104", "done")
    play(game, *moves, "target 2105", "done")
    for unit in ("ax_9a", "ax_4pz", "ax_16a", "ax_18a"):
        play(game, f"join {unit}")
    sums = battle(game)["arithmetic"]
    assert (sums["attack"], sums["defence"], sums["initial"]) == (15, 4, "3:1")


def test_a_fort_that_turns_regional_cuts_a_line() -> None:  # EX-8-5
    """The Fort stands beside the four hexes from Kharkov to the army."""
    game = position("turn 8 soviet organization; 2113: ax_4a; axis-holds 1713; 1812: su_moscow")
    assert not game.state.zone(SOVIET)
    assert has_line(game, "ax_4a", AXIS)
    play(game, "unfortify su_moscow")
    assert game.state.zone(SOVIET) >> place("1813") & 1
    assert not has_line(game, "ax_4a", AXIS)


# -- 9.1


def test_a_front_is_evacuated_from_odessa() -> None:  # EX-9.1
    ring = "1114: ax_17a; 1214: ax_4a; 1315: ax_6a; 1115: ax_9a"
    game = position(f"turn 3 soviet supply; 1215: su_south/weak; {ring}")
    assert marked(game) == set(), "the Black Sea supplies it"
    assert "su_south" not in may(game, "unit"), "there is no way out on land"
    play(game, "embark su_south")
    assert where(game, "su_south") == "rail"
