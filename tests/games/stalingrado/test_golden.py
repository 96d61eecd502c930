"""What the golden games show, and those perft counts that can be had without the engine."""

from __future__ import annotations

from tests.golden.make import STALINGRADO

from hexfront.games.stalingrado import GAME

SELDOM = {
    *("out_of_command", "crowd", "bomb_kill", "divert", "gun_loss", "pushed_off", "defence_guns"),
}
"""Questions that short games may pass over; the tests of their chapters ask them."""

COUNTS = STALINGRADO.counted


def test_there_is_a_golden_game_of_every_shorter_scenario() -> None:
    assert set(STALINGRADO.games) == set(GAME.scenarios[1:])


def test_the_golden_games_ask_nearly_every_question() -> None:
    asked, questions = STALINGRADO.questions()
    assert questions - asked <= SELDOM


def test_a_lone_division_may_be_picked_or_the_phase_ended() -> None:
    assert COUNTS["one division in the open"][0] == len(["unit DE-INF-44", "end"])


def test_a_stack_may_be_picked_whole_and_its_order_changed() -> None:
    assert COUNTS["two divisions in one hex"][0] == len(["unit", "unit", "stack", "top", "end"])


def test_an_engaged_division_has_no_choice_but_to_attack() -> None:
    assert COUNTS["an attack from two hexes"][:2] == [1, len(["back", "go"])]


def test_two_bombers_may_be_sent_one_after_the_other() -> None:
    """First who flies; then support, bombs or staying, or what follows when nobody does."""
    first = len(["send I", "send II", "done"])
    second = 2 * len(["support", "bomb_units", "stay"]) + len(["end of the Combat Phase"])
    assert COUNTS["two bombers"][:2] == [first, second]

