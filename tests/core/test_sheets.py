"""A scenario's sheet may change: records of the others stay good, its own say what they need."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.golden.make import ALL

from hexfront.core.chance import Chance
from hexfront.core.definition import Definition, check_setup
from hexfront.core.game import Game, new_game
from hexfront.core.record import OtherData, Record
from hexfront.core.sheets import Sheets
from hexfront.games import find
from tools import write_sheets

GOLDEN = {golden.definition.id: golden for golden in ALL}
OLD = [
    ("heroes", "partisans", "mzensk", "mzensk"),
    ("noretreat", "citadel", "bagration", "E"),
    ("stalingrado", "blue", "uranus", "uranus"),
]
"""Records that name all tables together: of another scenario, and of the scenario itself."""


OLD_NAME = {id: other for id, other, _, _ in OLD}


def changed(game: Definition, scenario: str, folder: Path) -> Definition:
    """The game after one of its sheets has been changed, and its version been written down."""
    assert game.sheets is not None
    file = folder / "sheets.toml"
    file.write_text(game.sheets.file.read_text("utf-8"), "utf-8")

    def read(id: str) -> Any:
        return ["changed"] if id == scenario else read_before(id)

    read_before = game.sheets._read  # what is changed here is read nowhere else
    # Its own earlier versions are not kept.
    kept = {name: sheet for name, sheet in game.sheets.earlier.items() if scenario not in name}
    after = replace(game, sheets=Sheets(read, file, kept))
    file.write_text(write_sheets.text(after, game.sheets.versions), "utf-8")
    return replace(game, sheets=Sheets(read, file, kept))


@pytest.mark.parametrize(("id", "other", "own", "scenario"), OLD)
def test_a_changed_sheet_refuses_its_own_old_records_and_no_others(
    id: str, other: str, own: str, scenario: str, tmp_path: Path
) -> None:
    golden, game = GOLDEN[id], changed(find(id), scenario, tmp_path)
    assert game.sheets is not None
    assert golden.record(own).header["scenario"] == scenario
    assert golden.record(other).replay(lambda _: game, to=3).history
    with pytest.raises(OtherData) as error:
        golden.record(own).replay(lambda _: game, to=3)
    last = len(game.sheets.versions[scenario])
    needs = f"was played with version 1 of the sheet '{scenario}'; installed here is version {last}"
    assert (error.value.line, error.value.reason) == (1, needs)


@pytest.mark.parametrize(
    ("id", "scenario"),
    [("heroes", "bunker"), ("heroes", "demolition"), ("noretreat", "D")]
    + [("stalingrado", scenario) for scenario in ("blue", "caucasus", "uranus")],
)
def test_a_game_of_a_sheet_that_was_replaced_goes_on_with_it(id: str, scenario: str) -> None:
    game = find(id)
    assert game.sheets is not None
    first, now = game.sheets.versions[scenario]
    setup = game.with_sheet(check_setup(game, None, scenario, {}), f"{game.data_hash}.{first}")
    assert setup.sheet == f"{scenario}.1"
    assert game.sheets.named(scenario, game.data_of(scenario, setup.sheet))[1] == first
    begun = Game(game, setup, game.begin(setup, Chance("sheets")))
    assert begun.decision
    begun.play(begun.decision.actions[0])
    record = Record.of(begun)
    assert record.header["data"] == GOLDEN[id].record(OLD_NAME[id]).header["data"]
    again = record.replay(lambda _: game)
    assert (again.setup.sheet, again.digest) == (setup.sheet, begun.digest)
    # A game that begins now has today's sheet, and what the two decide is not the same.
    fresh = new_game(game, None, scenario, {}, "sheets")
    assert (fresh.setup.sheet, game.data_of(scenario)) == ("", f"{game.data_hash}.{now}")
    assert decided(fresh.state) != decided(again.state)


def decided(state: Any) -> Any:
    """What differs between the versions: thresholds, or command points and rounds."""
    if hasattr(state, "firefight"):
        return (state.firefight.rounds, state.firefight.cap)
    return getattr(state.rules, "victory", None) or state.rules.scenario.decided


def test_a_record_names_the_sheet_that_it_was_played_with(tmp_path: Path) -> None:
    now = find("heroes")
    after = changed(now, "mir", tmp_path)
    for scenario, is_good in {"mir": False, "partisans": True}.items():
        record = Record.of(new_game(now, None, scenario, {}, "sheets"))
        assert (after.other_data(scenario, record.header["data"]) is None) is is_good
        assert record.replay(lambda _: now).digest
    back = Record.of(new_game(after, None, "mir", {}, "sheets"))
    with pytest.raises(OtherData, match="a corrected version of the sheet 'mir'; installed here"):
        back.replay(lambda _: now)


def test_a_change_of_the_tables_refuses_all() -> None:
    game = replace(find("heroes"), data_hash="other")
    with pytest.raises(OtherData, match="other component tables"):
        GOLDEN["heroes"].record("partisans").replay(lambda _: game, to=1)


def test_the_versions_are_written_down() -> None:
    assert write_sheets.main(["--check"]) == 0
