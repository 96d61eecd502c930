"""What the golden games of volga show; tests/golden/test_golden.py plays them again."""

from __future__ import annotations

from tests.golden.make import VOLGA


def test_there_are_golden_games_of_all_modes_and_levels() -> None:
    headers = [VOLGA.record(name).header for name in VOLGA.games]
    assert {header["mode"] for header in headers} == {"solo", "cooperative", "1v1", "2v1"}
    assert {header["options"]["variant"] for header in headers} == {"off", "0", "A", "B", "C"}


def test_the_golden_games_ask_every_question() -> None:
    asked, questions = VOLGA.questions()
    assert asked == questions
