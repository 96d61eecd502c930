"""Bad tables: whatever is wrong is said with file, line, column and reason."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from hexfront.core.tables import TableError, Tables
from hexfront.games.noretreat import tables
from hexfront.games.noretreat.tables import Components

DATA = Path(tables.__file__).parent / "data"


def rows(file: str) -> list[list[str]]:
    with (DATA / file).open(newline="", encoding="utf-8") as lines:
        return list(csv.reader(lines))


def load(folder: Path) -> Components:
    return Components(Tables(DATA, "noretreat", overrides=folder))


def complaint(folder: Path, file: str, lines: list[list[str]]) -> TableError:
    with (folder / file).open("w", newline="", encoding="utf-8") as table:
        csv.writer(table).writerows(lines)
    with pytest.raises(TableError) as refused:
        load(folder)
    assert refused.value.file == folder / file
    (folder / file).unlink()
    return refused.value


def changed(folder: Path, file: str, line: int, **cells: str) -> TableError:
    """The complaint about a table with other cells in one line (the header is line 1)."""
    lines = rows(file)
    for column, value in cells.items():
        lines[line - 1][lines[0].index(column)] = value
    return complaint(folder, file, lines)


def without(folder: Path, file: str, *keys: str) -> TableError:
    return complaint(folder, file, [line for line in rows(file) if line[0] not in keys])


def line_of(file: str, *cells: str) -> int:
    """The number of the first line that begins with these cells."""
    found = (n for n, line in enumerate(rows(file), 1) if tuple(line[: len(cells)]) == cells)
    return next(found)


def test_the_tables_of_the_game_are_good(tmp_path: Path) -> None:
    assert load(tmp_path).digest == tables.DIGEST


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(TableError) as refused:
        Components(Tables(tmp_path, "noretreat", overrides=tmp_path))
    assert refused.value.file == tmp_path / "terrain.csv"
    assert "cannot be read" in refused.value.reason


@pytest.mark.parametrize(
    ("file", "key", "column", "value", "reason"),
    [
        ("terrain.csv", "forest", "mp_armour", "ten", "is not possible"),
        ("terrain.csv", "forest", "mp_other", "12", "expected 0 to 9"),
        ("terrain.csv", "forest", "kind", "wood", "expected hex"),
        ("terrain.csv", "forest", "armour_bonus", "maybe", "expected nothing, yes, no, ne"),
        ("terrain.csv", "forest", "defence_shift", "x", "is not possible"),
        ("terrain.csv", "forest", "stops_advance", "1", "expected nothing, yes, no"),
        ("hexes.csv", "1713", "terrain", "desert", "expected open"),
        ("hexes.csv", "1713", "q", "1.5", "is not possible"),
        ("hexes.csv", "1713", "city", "", "a city has a name"),
        ("hexes.csv", "1813", "city", "Nowhere", "nothing else has one"),
        ("hexes.csv", "1713", "id", "1813", "appears twice"),
        ("hexes.csv", "1713", "country", "poland", "expected greater_germany, ussr"),
        ("hexes.csv", "1713", "seas", "red", "is no sea of this map"),
        ("hexes.csv", "1713", "edge", "north", "expected nothing, axis, soviet"),
        ("hexes.csv", "1713", "oil", "2", "is not possible"),
        ("hexes.csv", "1713", "objective", "both", "expected nothing, axis, soviet"),
        ("areas.csv", "FIN", "adjacent_hexes", "1902;9999", "there is no hex '9999'"),
        ("areas.csv", "FIN", "adjacent_areas", "NORWAY", "there is no area 'NORWAY'"),
        ("areas.csv", "FIN", "code", "NOR", "expected FIN, WB, SB"),
        ("areas.csv", "FIN", "x", "east", "is not possible"),
        ("areas.csv", "FIN", "who_may_enter", "german;swedish", "there is no nation 'swedish'"),
        ("units.csv", "ax_4a", "side", "allied", "expected axis, soviet"),
        ("units.csv", "ax_4a", "id", "ax_6a", "appears twice"),
        ("units.csv", "ax_4a", "strong_kind", "", "every counter has a strong face"),
        ("units.csv", "ax_4a", "strong_kind", "horse", "expected nothing, infantry"),
        ("units.csv", "ax_4a", "strong_strength", "12", "expected 0 to 9"),
        ("units.csv", "ax_4a", "strong_strength", "", "the face has no strength"),
        ("units.csv", "ax_4a", "weak_movement", "", "the face has no movement"),
        ("units.csv", "ax_4a", "steps", "3", "expected 1 to 2"),
        ("units.csv", "ax_4a", "arrives_face", "front", "expected strong, weak"),
        ("units.csv", "ax_4a", "setup_code", "X", "expected nothing, N"),
        ("units.csv", "ax_berlin", "home", "9999", "there is no hex '9999'"),
        ("units.csv", "ax_kg1", "return_delay_turns", "0", "expected 1 to 9"),
        ("units.csv", "ax_kg1", "return_delay_turns", "", "how many turns later"),
        ("units.csv", "ax_fort1", "entry", "29", "expected a turn, start, optional or an event"),
        ("units.csv", "ax_fort1", "entry", "Paris", "is not possible"),
        ("units.csv", "ax_4a", "nation", "polish", "expected german"),
        ("units.csv", "ax_4a", "eliminated_to", "attic", "there is no box 'attic'"),
        ("turns.csv", "4", "weather", "hail", "expected clear"),
        ("turns.csv", "4", "year", "1940", "expected 1941 to 1945"),
        ("turns.csv", "4", "months", "Nov", "has 2 of them"),
        ("turns.csv", "24", "months", "Feb-Mar", "has 1 of them"),
        ("turns.csv", "4", "shock", "-1", "expected 0 to 9"),
        ("turns.csv", "4", "sudden_death", "yes", "is not possible"),
    ],
)
# NR-2.1b, NR-8.3b, NR-8.6a, NR-8.7a, NR-2.1c, NR-2.1d, NR-13.3a
def test_a_bad_cell_is_named(
    tmp_path: Path, file: str, key: str, column: str, value: str, reason: str
) -> None:
    line = line_of(file, key)
    error = changed(tmp_path, file, line, **{column: value})
    if column == "id":
        line = max(line, line_of(file, value))  # the second one is the one too many
    assert (error.line, error.column) == (line, column)
    assert reason in error.reason


# NR-8.6a
def test_what_is_missing_is_named(tmp_path: Path) -> None:
    for file, key, column, reason in (
        ("terrain.csv", "marsh", "code", "marsh is missing"),
        ("hexes.csv", "2008", "city", "Moscow is missing"),
        ("hexes.csv", "1318", "objective", "expected 5 objectives of the axis side"),
        ("hexes.csv", "0816", "oil", "expected one oil hex in greater_germany"),
        ("areas.csv", "SB", "code", "expected FIN, WB and SB, each once"),
        ("turns.csv", "7", "turn", "expected turns 1 to 28"),
        ("units.csv", "ax_fin", "id", "ax_fin is missing"),
        ("vp_track.csv", "34", "kind", "total_victory is missing"),
    ):
        error = without(tmp_path, file, key)
        assert (error.column, error.reason) == (column, reason)


def test_a_column_that_is_missing_is_named(tmp_path: Path) -> None:
    lines = [line[:-1] for line in rows("hexsides.csv")]
    lines = [[cell for n, cell in enumerate(line) if n != 2] for line in lines]
    error = complaint(tmp_path, "hexsides.csv", lines)
    assert (error.line, error.column, error.reason) == (1, "kind", "the column is missing")


@pytest.mark.parametrize(
    ("cells", "column", "reason"),
    [
        ({"hex_a": "9999"}, "hex_a", "there is no hex '9999'"),
        ({"hex_b": "9999"}, "hex_b", "there is no hex '9999'"),
        ({"hex_b": "2008"}, "hex_b", "share no side"),
        ({"kind": "ditch"}, "kind", "expected river"),
    ],
)
def test_a_bad_hexside_is_named(
    tmp_path: Path, cells: dict[str, str], column: str, reason: str
) -> None:
    error = changed(tmp_path, "hexsides.csv", 2, **cells)
    assert (error.line, error.column) == (2, column)
    assert reason in error.reason


def test_the_side_towards_finland_must_be_there(tmp_path: Path) -> None:
    lines = [line for line in rows("hexsides.csv") if line[1] != "FIN"]
    error = complaint(tmp_path, "hexsides.csv", lines)
    assert (error.column, error.reason) == ("hex_b", "the objective side towards FIN is missing")
    line = line_of("hexsides.csv", "1902", "FIN")
    error = changed(tmp_path, "hexsides.csv", line, hex_a="9999")
    assert (error.line, error.column) == (line, "hex_a")


# NR-2.2a, NR-10.6.4d
def test_a_combat_table_with_a_hole_is_refused(tmp_path: Path) -> None:
    lines = [line for line in rows("crt.csv") if line[:3] != ["axis", "1", "3:2"]]
    error = complaint(tmp_path, "crt.csv", lines)
    assert (error.column, error.reason) == ("result", "no result for axis, die 1, 3:2")
    line = line_of("crt.csv", "axis", "1", "3:2")
    for cells in ({"die": "7"}, {"odds": "7:1"}, {"result": "DX"}, {"side": "third"}):
        error = changed(tmp_path, "crt.csv", line, **cells)
        assert (error.line, error.column) == (line, *cells)
    error = changed(tmp_path, "crt.csv", line, odds="1:1")
    assert (error.line, error.column) == (line, "odds")
    assert "twice" in error.reason


def reworded(folder: Path, file: str, old: str, new: str) -> TableError:
    """The complaint about a TOML table in which the first such words are others."""
    text = (DATA / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(TableError) as refused:
        load(folder)
    assert refused.value.file == folder / file
    assert refused.value.line is not None
    (folder / file).unlink()
    return refused.value


@pytest.mark.parametrize(
    ("old", "new", "column", "reason"),
    [
        ("number = 5\n", "number = 6\n", "number", "expected card 5, not 6"),
        ("removed_in_1945 = true", 'removed_in_1945 = "yes"', "removed_in_1945", "true or false"),
        ("added_in_1945 = false", "added_in_1945 = 0", "added_in_1945", "true or false"),
        ('id = "okh"\n', "", "axis", "expected id, initiative and timing"),
        ('initiative = "none"', 'initiative = "mine"', "axis.initiative", "a side or none"),
        ('timing = [["own_card_phase"]]', 'timing = "always"', "axis.timing", "lists of moments"),
    ],
)
# NR-5.3a, NR-5.5a, NR-5.5b
def test_a_bad_card_is_named(tmp_path: Path, old: str, new: str, column: str, reason: str) -> None:
    error = reworded(tmp_path, "cards.toml", old, new)
    assert error.column == column
    assert reason in error.reason


# NR-5.3a
def test_the_cards_are_counted(tmp_path: Path) -> None:
    text = (DATA / "cards.toml").read_text("utf-8")
    (tmp_path / "cards.toml").write_text(text[: text.rindex("[[card]]")], "utf-8")
    with pytest.raises(TableError, match="53 cards, expected 54"):
        load(tmp_path)
    (tmp_path / "cards.toml").write_text("number = = 1", "utf-8")
    with pytest.raises(TableError) as refused:
        load(tmp_path)
    assert refused.value.line == 1


@pytest.mark.parametrize(
    ("old", "new", "column", "reason"),
    [
        ("start_turn = 1\n", "", "start_turn", "is missing"),
        ('unit = "ax_18a"', 'unit = "ax_99a"', "setup", "there is no counter 'ax_99a'"),
        ('unit = "ax_18a"', 'unit = "ax_4pz"', "setup", "ax_4pz is placed twice"),
        ('face = "strong", hex = "1204"', 'face = "f", hex = "1204"', "setup", "strong or weak"),
        ('hex = "1204"', 'hex = "9999"', "setup", "ax_18a: there is no hex '9999'"),
        ('where = "turn_track", turn = 2', 'where = "attic"', "off_map", "no box 'attic'"),
        ('where = "turn_track", turn = 2', 'where = "turn_track"', "off_map", "no turn"),
        ('axis_controls = ["0603"', 'axis_controls = ["9999"', "axis_controls", "no hex '9999'"),
        ('setup_from = "campaign"', 'setup_from = "Z"', "setup_from", "no scenario 'Z'"),
        ('start_player = "axis"', 'start_player = "both"', "start_player", "axis or soviet"),
        ("deck = [1, 44]", "deck = [1, 99]", "deck", "first and last card"),
        ("hand_axis = 6", 'hand_axis = "six"', "hand_axis", "a whole number"),
        ('previous_weather = "clear"', 'previous_weather = "dry"', "previous_weather", "clear"),
        ('unit = "ax_rum4", face = "strong"', 'unit = "ax_rum4", face = "weak"', "setup", "face"),
        ("vp = 21", 'vp = "21"', "victory", "a side and its points"),
        ("events_done = []", 'events_done = ["Rome"]', "events_done", "GG, Oil, Warsaw"),
    ],
)
# NR-3.0c
def test_a_bad_scenario_is_named(
    tmp_path: Path, old: str, new: str, column: str, reason: str
) -> None:
    error = reworded(tmp_path, "scenarios.toml", old, new)
    assert error.column == column
    assert reason in error.reason


# NR-3.0c
def test_a_counter_without_a_place_is_named(tmp_path: Path) -> None:
    text = (DATA / "scenarios.toml").read_text("utf-8")
    line = next(line for line in text.splitlines(True) if '"ax_18a"' in line)
    (tmp_path / "scenarios.toml").write_text(text.replace(line, "", 1), "utf-8")
    with pytest.raises(TableError, match="counters without a place: ax_18a"):
        load(tmp_path)
