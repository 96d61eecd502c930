"""Games and counts of old: a rule that changes silently is noticed here.

A change that alters them on purpose says so, and writes them anew: see tests/golden/stalingrado.py.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.golden import stalingrado as make

from hexfront import Record
from hexfront.games.stalingrado import GAME

FILES = sorted(make.FOLDER.glob("*.jsonl"))
COUNTS: dict[str, list[int]] = json.loads(make.COUNTS.read_text("utf-8"))


def test_there_is_a_golden_game_of_every_shorter_scenario() -> None:
    assert {file.stem for file in FILES} == set(make.GAMES) == set(GAME.scenarios[1:])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_replayed_to_the_same_end(file: Path) -> None:
    record = Record.load(file)
    game = record.verify(lambda id: GAME)
    assert game.result is not None
    assert record.end is not None
    assert list(game.result.winners) == record.end["winners"]
    assert game.digest == record.end["digest"]


@pytest.mark.parametrize("name", make.POSITIONS)
def test_the_number_of_legal_sequences_is_as_it_was(name: str) -> None:
    assert make.counts(*make.POSITIONS[name]) == COUNTS[name]


def test_every_position_has_its_counts() -> None:
    assert list(COUNTS) == list(make.POSITIONS)


def test_a_lone_division_may_be_picked_or_the_phase_ended() -> None:
    assert COUNTS["one division in the open"][0] == len(["unit DE-INF-44", "end"])


def test_two_bombers_may_be_sent_one_after_the_other() -> None:
    """First who flies; then support, bombs or staying, or the reaction; then the other one."""
    first = len(["send I", "send II", "done"])
    second = 2 * len(["support", "bomb_units", "stay"]) + len(["combat end"])
    assert COUNTS["two bombers"][:2] == [first, second]
