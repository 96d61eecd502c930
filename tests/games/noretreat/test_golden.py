"""What the golden games show, and those perft counts that can be had without the engine."""

from __future__ import annotations

from tests.games.noretreat.helpers import place
from tests.golden.make import NORETREAT

from hexfront.core.hexes import bits
from hexfront.games.noretreat.tables import BOARD, CITIES, GERMANY, LAND

SELDOM = {
    *("levy", "fall_back", "fall_back_to", "copy_which", "lift_counterblow", "recall"),
    *("surprise", "take_discard", "fort_city", "choose_table", "duel_die", "free_counterblow"),
}
"""Questions of single cards, which the tests of those cards ask."""

COUNTS = NORETREAT.counted


def test_the_golden_games_ask_nearly_every_question() -> None:
    asked, questions = NORETREAT.questions()
    assert questions - asked <= SELDOM


def test_there_are_golden_games_of_the_campaign_to_its_end_and_of_scenarios() -> None:
    headers = {name: NORETREAT.record(name).header for name in NORETREAT.games}
    assert {header["scenario"] for header in headers.values()} == {"campaign", "D", "E", "F"}
    assert {header["options"]["windows"] for header in headers.values()} == {"covered", "playable"}
    assert any(header["options"]["rezervy"] == "on" for header in headers.values())


def test_the_axis_discards_two_of_six_cards() -> None:
    assert COUNTS["june 1941"][:2] == [6, 6 * 5]


def test_a_front_in_the_open_goes_anywhere_within_three_hexes() -> None:
    """Or onto a train, or nowhere."""
    hexes = BOARD.disc(place("2015"), 3).bit_count() - 1
    assert COUNTS["a front in the open"][0] == hexes + len(["embark", "done"])


def test_reinforcements_come_to_the_cities_of_greater_germany() -> None:
    hexes = CITIES & GERMANY
    for city in bits(hexes):
        hexes |= BOARD.adjacent[city] & GERMANY & LAND
    assert COUNTS["reinforcements"][0] == hexes.bit_count()


def test_of_two_hexes_both_either_or_none_is_attacked() -> None:
    assert COUNTS["two battles"][0] == len(["target 1812", "target 1716", "done"])
