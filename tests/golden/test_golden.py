"""Whole games of old, played again: a rule that changes silently is noticed here.

A change that alters them on purpose says so, and writes them anew: see tests/golden/make.py.
Perft: the numbers of legal sequences from fixed positions, the rules and their speed in one number.
"""

from __future__ import annotations

import pytest
from tests.golden.golden import Golden
from tests.golden.make import ALL

from hexfront import Record

GAMES = [
    pytest.param(golden, name, id=f"{golden.definition.id}-{name}")
    for golden in ALL
    for name in golden.games
]
POSITIONS = [
    pytest.param(golden, name, id=f"{golden.definition.id} {name}")
    for golden in ALL
    for name in golden.positions
]


@pytest.mark.parametrize("golden", ALL, ids=lambda golden: golden.definition.id)
def test_every_plan_has_its_game_and_every_position_its_counts(golden: Golden) -> None:
    assert {file.stem for file in golden.files} == set(golden.games)
    assert list(golden.counted) == list(golden.positions)


@pytest.mark.parametrize(("golden", "name"), GAMES)
def test_a_golden_game_is_replayed_to_the_same_end(golden: Golden, name: str) -> None:
    record = golden.record(name)
    game = record.verify(golden.find)
    assert game.result is not None
    assert record.end is not None
    assert list(game.result.winners) == record.end["winners"]
    assert game.digest == record.end["digest"]


@pytest.mark.parametrize(("golden", "name"), GAMES)
def test_a_golden_game_is_the_one_that_its_seed_gives(golden: Golden, name: str) -> None:
    written, played = golden.record(name), Record.of(golden.played(name))
    assert written.lines()[1:] == played.lines()[1:]
    data = played.header["data"]  # an old record may name a sheet that was replaced
    assert written.header | {"data": data} == played.header


@pytest.mark.parametrize(("golden", "name"), POSITIONS)
def test_the_number_of_legal_sequences_is_as_it_was(golden: Golden, name: str) -> None:
    assert golden.counts(name) == golden.counted[name]
