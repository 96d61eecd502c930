"""The rulebook's examples of cards, victory, turns and special rules, by their numbers."""

from __future__ import annotations

import pytest
from tests.games.noretreat.cardplay import at, axis_attack, hand, offered, pass_until, seat
from tests.games.noretreat.helpers import asked, events, may, play, position, unit, where

from hexfront.core.game import new_game
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.advance import advance_limit
from hexfront.games.noretreat.tables import AXIS, SOVIET

CITIES = "1503 2006 1407 2307 1708 2009 2310 1311 1912 1713 2314 1215 1515 1716 1817"


def test_general_staff_then_rasputitsa_leave_one_hex() -> None:  # EX-5.0-1
    game = axis_attack("axis-hand 17; soviet-hand 4", [6])
    play(game, "play 17", "play 4", "to 1407", "unit ax_4a")
    assert where(game, "ax_4a") == "1207"
    assert len(events(game, "advanced")) == 1


def test_rasputitsa_then_general_staff_leave_two_hexes() -> None:  # EX-5.0-2
    """The attacker commits first; the order is that of the effects, whoever brings them."""
    game = axis_attack("axis-hand 17; soviet-hand 4")
    battle = game.state.battle
    for order, limit in ((("one_hex", "further"), 2), (("further", "one_hex"), 1)):
        battle.effects = tuple((name, 0) for name in order)
        assert advance_limit(game.state, unit("ax_4a")) == limit


def test_a_free_upgrade_waits_for_the_own_organization_phase() -> None:  # EX-5.0-3
    field = "1107: ax_4a; 1207: su_south/weak"
    battle = axis_attack("soviet-hand 8 11", field=field)
    assert offered(battle) == {"11"}
    own = at(8, "soviet", "organization", f"{field}; soviet-hand 8")
    assert offered(own) == {"8"}


def test_italy_invaded_costs_the_axis_a_card() -> None:  # EX-5.2.1
    text = "0504: ax_9a; 2407: su_west; deck 26 32 38 39 29 28"
    game = at(14, "axis", "cards", text)
    assert (asked(game), seat(game)) == ("discard_one", "axis")
    assert len(may(game, "discard")) == 4
    play(game, "discard 38")
    assert hand(game, "axis") == {"26", "32", "39"}


@pytest.mark.parametrize(("vps", "wins"), [(23, False), (24, True)])
def test_sudden_death_on_turn_6(vps: int, wins: bool) -> None:  # EX-12.2
    held = CITIES[: 5 * (vps - 12)]
    text = f"0504: ax_9a; 2407: su_west; axis-holds {held}"
    game = at(5, "soviet", "disembark", text)
    assert (game.state.result is not None) == wins


def test_a_city_retaken_on_turn_5() -> None:  # EX-12.8-1
    game = at(5, "soviet", "movement", "0504: ax_9a; 1507: su_west; axis-holds 1407 1503")
    before = game.view(None)["score"]["vp"]
    play(game, "unit su_west", "to 1407")
    assert game.view(None)["score"]["vp"] == before - 1


def test_the_markers_on_turn_10() -> None:  # EX-12.8-2
    """Three red events, two Soviet VP cards, an Axis one, three surrenders: one Soviet point."""
    text = "0504: ax_9a; 2407: su_west; axis-holds 1407 1503; surrendered: su_don/weak"
    game = position(f"turn 10 axis movement; weather snow; {text}")
    g = game.state
    for side, points in ((SOVIET, 1),) * 3 + ((SOVIET, 1),) * 2 + ((AXIS, 1),) + ((AXIS, 1),) * 3:
        g.score(side, points)
    score = game.view(None)["score"]
    assert (score["event_vp"], score["hex_points"]["axis"], score["vp"]) == (-1, 14, 13)


def test_support_markers_of_turn_5() -> None:  # EX-13.3
    game = position("turn 4 soviet disembark; weather snow; 0504: ax_9a; 2407: su_west")
    assert game.view(None)["support"] == {"axis": 0, "soviet": 3}


def test_the_yugoslavs_find_one_balkans_area_taken() -> None:  # EX-13.5
    pool = 'pool: su_yug1 su_yug2; more {"oil":18}'
    game = at(19, "soviet", "organization", f"0504: ax_9a; WB: ax_17a; 2407: su_west; {pool}")
    play(pass_until(game, "placement"), "reinforce su_yug2")
    assert {where(game, "su_yug1"), where(game, "su_yug2")} == {"SB", "destroyed"}


def test_the_reserve_returns_in_the_next_disembark_phase_of_either() -> None:  # EX-14.12
    text = "2008: su_west; 1507: su_south; 0504: ax_9a"
    game = play(at(8, "soviet", "movement", text), "done", "reserve su_west")
    assert (asked(game), seat(game)) == ("disembark", "soviet")  # this Soviet phase
    play(game, "done")
    game = pass_until(game, "movement")
    assert seat(game) == "axis"
    play(game, "done")
    assert (asked(game), seat(game)) == ("disembark", "soviet")  # the Axis one
    assert may(game, "unit") == {"su_west"}
    play(game, "unit su_west", "to 2108")
    assert where(game, "su_west") == "2108"


def test_the_weather_markers_at_the_start() -> None:  # EX-14.14.1
    game = new_game(GAME, None, "campaign", {}, "start")
    assert game.view(None)["weather_markers"] == [
        {"turn": 3, "weather": "mud"},
        {"turn": 4, "weather": "snow"},
        {"turn": 6, "weather": "mud"},
    ]
