"""Whole games of old, played again: a rule that changes silently is noticed here.

A change that alters them on purpose says so, and writes them anew: see tests/golden/make.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.golden import make

import hexfront
from hexfront import Record
from hexfront.core.flow import Choice
from hexfront.games.volga import GAME

FILES = sorted(make.FOLDER.glob("*.jsonl"))


def test_there_are_golden_games_of_all_modes_and_levels() -> None:
    assert {file.stem for file in FILES} == set(make.GAMES)
    headers = [Record.load(file).header for file in FILES]
    assert {header["mode"] for header in headers} == {"solo", "cooperative", "1v1", "2v1"}
    assert {header["options"]["variant"] for header in headers} == {"off", "0", "A", "B", "C"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_replayed_to_the_same_end(file: Path) -> None:
    record = Record.load(file)
    game = record.verify(hexfront.find)
    assert game.result is not None
    assert record.end is not None
    assert list(game.result.winners) == record.end["winners"]
    assert game.digest == record.end["digest"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_the_one_that_its_seed_gives(file: Path) -> None:
    assert file.read_text("utf-8").splitlines() == Record.of(
        make.played(*make.GAMES[file.stem])
    ).lines()


def test_the_golden_games_ask_every_question() -> None:
    asked = set()
    for file in FILES:
        game = Record.load(file).replay(hexfront.find)
        for played in game.history:
            choice, _ = GAME.steps.asked(played.before)
            asked.add(choice.name)
    steps = GAME.steps
    questions = {name for name in steps if isinstance(steps._table[name], Choice)}
    assert asked == questions
