"""Component tables: what is read, what is refused and how, and the player's own corrections."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hexfront.games.volga
from hexfront.core.game import HexfrontError
from hexfront.core.tables import (
    TableError,
    Tables,
    blank_or,
    configuration_folder,
    flag,
    one_of,
    whole,
    words,
)

COLUMNS = {"id": str, "steps": whole(1, 4), "kind": one_of("tank", "infantry")}
GOOD = "id,steps,kind,note\na,1,tank,first\nb,4,infantry,\n"


def tables(folder: Path, **files: str | bytes) -> Tables:
    """Built-in tables of a toy game, and an empty folder of overrides."""
    built_in = folder / "data"
    built_in.mkdir(exist_ok=True)
    for name, content in files.items():
        data = content.encode() if isinstance(content, str) else content
        (built_in / f"{name}.csv").write_bytes(data)
    return Tables(built_in, "toy", folder / "overrides")


def complaint(folder: Path, content: str | bytes, columns: Any = None) -> TableError:
    with pytest.raises(TableError) as error:
        tables(folder, units=content).csv("units.csv", columns or COLUMNS)
    assert error.value.file == folder / "data" / "units.csv"
    return error.value


# Reading


def test_rows_have_their_columns_as_attributes(tmp_path: Path) -> None:
    first, second = tables(tmp_path, units=GOOD).csv("units.csv", COLUMNS)
    assert (first.id, first.steps, first.kind) == ("a", 1, "tank")
    assert (second.id, second.steps) == ("b", 4)
    assert not hasattr(first, "note")  # nobody asked for it


@pytest.mark.parametrize(
    "content",
    [
        GOOD.replace("\n", "\r\n"),
        GOOD.rstrip("\n"),
        "\ufeff" + GOOD,  # as spreadsheets write it
        GOOD.replace("\nb", "\n\nb"),
        'id,steps,kind,note\n"a","1",tank,"with, comma and ""quotes"""\nb,4,infantry,\n',
        "note,kind,steps,id\nx,tank,1,a\ny,infantry,4,b\n",
    ],
)
def test_tables_may_be_written_in_many_ways(content: str, tmp_path: Path) -> None:
    rows = tables(tmp_path, units=content).csv("units.csv", COLUMNS)
    assert [(row.id, row.steps, row.kind) for row in rows] == [
        ("a", 1, "tank"),
        ("b", 4, "infantry"),
    ]


def test_a_row_knows_its_place_for_complaints(tmp_path: Path) -> None:
    rows = tables(tmp_path, units=GOOD).csv("units.csv", COLUMNS)
    error = rows[1].fail("steps", "too many")
    assert (error.line, error.column, error.reason) == (3, "steps", "too many")
    assert str(error) == f"{tmp_path / 'data' / 'units.csv'}, line 3, column steps: too many"
    assert isinstance(error, HexfrontError)


# What is wrong with a table


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TableError, match=r"units\.csv: cannot be read: No such file") as error:
        tables(tmp_path).csv("units.csv", COLUMNS)
    assert error.value.line is None


def test_a_file_that_is_not_utf8_is_refused_at_its_line(tmp_path: Path) -> None:
    error = complaint(tmp_path, GOOD.encode() + "c,1,tank,Füsiliere\n".encode("latin-1"))
    assert (error.line, error.reason) == (4, "is not UTF-8 text")


@pytest.mark.parametrize(
    ("content", "line", "column", "reason"),
    [
        ("", 1, "id", "the column is missing"),
        ("id,kind\na,tank\n", 1, "steps", "the column is missing"),
        ("ID,steps,kind\na,1,tank\n", 1, "id", "the column is missing"),
        ("id,steps,kind\na,1,tank\nb,5,tank\n", 3, "steps", "'5' is not possible (expected 1"),
        ("id,steps,kind\na,0,tank\n", 2, "steps", "'0' is not possible (expected 1 to 4)"),
        ("id,steps,kind\na,two,tank\n", 2, "steps", "'two' is not possible (invalid literal"),
        ("id,steps,kind\na,,tank\n", 2, "steps", "'' is not possible (invalid literal"),
        ("id,steps,kind\na,1,ship\n", 2, "kind", "'ship' is not possible (expected tank, inf"),
        ("id,steps,kind\na,1\n", 2, None, "has 2 fields where the header has 3"),
        ("id,steps,kind\na,1,tank,more\n", 2, None, "has 4 fields where the header has 3"),
        ('id,steps,kind\na,1,"tank\n', 2, None, "unexpected end of data"),
        ('id,steps,kind\na,1,"tank"x\n', 2, None, "',' expected after '\"'"),
        ("id,steps,kind\n\n\na,9,tank\n", 4, "steps", "'9' is not possible (expected 1 to 4)"),
    ],
)
def test_whatever_is_wrong_is_said_with_line_column_and_reason(
    content: str, line: int, column: str | None, reason: str, tmp_path: Path
) -> None:
    error = complaint(tmp_path, content)
    assert (error.line, error.column) == (line, column)
    assert error.reason.startswith(reason)
    place = f"line {line}, column {column}" if column else f"line {line}"
    assert str(error).startswith(f"{error.file}, {place}: {reason}")


def test_flags_words_and_blanks_are_read(tmp_path: Path) -> None:
    columns = {"on": flag, "many": words("+"), "maybe": blank_or(whole(1, 6))}
    content = "on,many,maybe\n1,a+b,3\n0,,\n"
    first, second = tables(tmp_path, units=content).csv("units.csv", columns)
    assert (first.on, first.many, first.maybe) == (True, ("a", "b"), 3)
    assert (second.on, second.many, second.maybe) == (False, (), None)
    error = complaint(tmp_path, "on,many,maybe\nyes,,\n", columns)
    assert (error.line, error.column) == (2, "on")
    assert error.reason == "'yes' is not possible (expected 0, 1)"
    error = complaint(tmp_path, "on,many,maybe\n1,,7\n", columns)
    assert (error.line, error.column) == (2, "maybe")


def test_a_blank_among_the_words_is_named(tmp_path: Path) -> None:
    error = complaint(tmp_path, "side\nred\n", {"side": one_of("", "yellow")})
    assert error.reason == "'red' is not possible (expected nothing, yellow)"


def test_toml_that_cannot_be_read_is_refused_at_its_line(tmp_path: Path) -> None:
    reader = tables(tmp_path)
    (tmp_path / "data" / "cards.toml").write_text('[[card]]\nid = "a"\ncount = = 2\n')
    with pytest.raises(TableError) as error:
        reader.toml("cards.toml")
    assert error.value.line == 3
    assert "Invalid value" in error.value.reason
    (tmp_path / "data" / "cards.toml").write_text('[[card]]\nid = "a"\ncount = [1,\n')
    with pytest.raises(TableError, match=r"cards\.toml"):
        reader.toml("cards.toml")


def test_toml_is_read(tmp_path: Path) -> None:
    reader = tables(tmp_path)
    (tmp_path / "data" / "cards.toml").write_text('[[card]]\nid = "a"\n')
    path, table = reader.toml("cards.toml")
    assert path == tmp_path / "data" / "cards.toml"
    assert table == {"card": [{"id": "a"}]}


# The player's own tables


def test_a_table_of_the_players_own_replaces_the_built_in_one(tmp_path: Path) -> None:
    reader = tables(tmp_path, units=GOOD, hexes="id\nh1\n")
    (tmp_path / "overrides").mkdir()
    (tmp_path / "overrides" / "units.csv").write_text("id,steps,kind\nmine,2,tank\n")
    assert [row.id for row in reader.csv("units.csv", COLUMNS)] == ["mine"]
    assert [row.id for row in reader.csv("hexes.csv", {"id": str})] == ["h1"]


def test_a_complaint_about_the_players_own_table_names_that_file(tmp_path: Path) -> None:
    reader = tables(tmp_path, units=GOOD)
    (tmp_path / "overrides").mkdir()
    own = tmp_path / "overrides" / "units.csv"
    own.write_text("id,steps,kind\nmine,9,tank\n")
    with pytest.raises(TableError) as error:
        reader.csv("units.csv", COLUMNS)
    assert (error.value.file, error.value.line, error.value.column) == (own, 2, "steps")


def test_the_hash_tells_tables_apart(tmp_path: Path) -> None:
    def digest(content: str, name: str = "units.csv") -> str:
        reader = tables(tmp_path, units=content, other=content)
        reader.csv(name, COLUMNS)
        return reader.digest

    assert digest(GOOD) == digest(GOOD)
    assert len({digest(GOOD), digest(GOOD.replace("first", "1st")), digest(GOOD, "other.csv")}) == 3


def test_the_configuration_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEXFRONT_CONFIG", "/somewhere/else")
    assert configuration_folder() == Path("/somewhere/else")
    monkeypatch.delenv("HEXFRONT_CONFIG")
    assert configuration_folder().name == "hexfront"


# Volga does not start half-loaded

DATA = Path(hexfront.games.volga.__file__).parent / "data"


def run(folder: Path, program: str) -> subprocess.CompletedProcess[str]:
    """A program in a fresh Python, with the configuration in a folder."""
    environment = os.environ | {"HEXFRONT_CONFIG": str(folder)}
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def override(folder: Path, name: str, *changes: tuple[str, str]) -> Path:
    """A copy of a built-in table with some changes, each of which must fit."""
    own = folder / "overrides" / "volga" / name
    own.parent.mkdir(parents=True, exist_ok=True)
    text = (DATA / name).read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    own.write_text(text, "utf-8")
    return own


TELL = """
import hexfront
try:
    game = hexfront.new("volga", seed="tables")
except hexfront.HexfrontError as error:
    print(type(error).__name__, "|", error.file, "|", error.line, "|", error.column)
    print(error)
else:
    print(game.definition.data_hash, game.digest)
"""


def test_a_corrected_table_is_played_with_and_changes_the_hash(tmp_path: Path) -> None:
    plain = run(tmp_path, TELL).stdout.split()
    override(tmp_path, "units.csv", ("2nd Panzer Regiment", "2. Panzerregiment"))
    own = run(tmp_path, TELL).stdout.split()
    assert len(plain) == len(own) == 2
    assert own[0] != plain[0]
    assert own[1] == plain[1]


def test_a_bad_table_stops_the_game_and_a_mended_one_starts_it(tmp_path: Path) -> None:
    own = override(tmp_path, "units.csv", (",yellow,3,1,TF,", ",yellow,9,1,TF,"))
    found = run(tmp_path, TELL).stdout.splitlines()
    assert found[0] == f"TableError | {own} | 2 | steps_max"
    assert found[1] == f"{own}, line 2, column steps_max: '9' is not possible (expected 1 to 4)"
    shutil.copy(DATA / "units.csv", own)
    assert "TableError" not in run(tmp_path, TELL).stdout


def test_a_correction_under_a_name_that_no_table_has_is_refused(tmp_path: Path) -> None:
    own = override(tmp_path, "units.csv").rename(tmp_path / "overrides" / "volga" / "unit.csv")
    found = run(tmp_path, TELL).stdout.splitlines()
    assert found[0] == f"TableError | {own} | None | None"
    assert found[1].startswith(f"{own}: volga has no table of this name; it has ")
    assert "units.csv" in found[1]


def test_a_game_refused_for_its_tables_can_be_started_once_they_are_mended(tmp_path: Path) -> None:
    """Nothing half-loaded is left behind in the process."""
    own = override(tmp_path, "hexes.csv", ("clear", "swamp"))
    program = f"""
import hexfront, pathlib
for _ in range(2):
    try:
        hexfront.new("volga")
    except hexfront.HexfrontError as error:
        print(type(error).__name__)
pathlib.Path({str(own)!r}).unlink()
game = hexfront.new("volga", seed="mended")
print(len(game.decision.actions) > 0)
"""
    found = run(tmp_path, program)
    assert found.stdout.split() == ["TableError", "TableError", "True"], found.stderr


def line_of(name: str, text: str) -> int:
    """The line of a built-in table on which a text stands first."""
    lines = (DATA / name).read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


@pytest.mark.parametrize(
    ("name", "change", "line", "column"),
    [
        ("hexes.csv", ("\n2,2,1,12,2,", "\n2,2,1,12,1,"), 3, "q"),
        ("hexes.csv", ("\n2,2,1,", "\n1,2,1,"), 3, "id"),
        ("hexes.csv", ("\n2,2,1,", "\n999,2,1,"), 3, "id"),
        ("hexes.csv", ("id,row,", "id,rank,"), 1, "row"),
        ("units.csv", ("G-PG-64,german", "G-PZ-2,german"), 3, "id"),
        ("units.csv", ("G-PG-64,german", "G-PG-64,romanian"), 3, "side"),
        ("reinforcement_track.csv", ("1,1,any_remaining", "1,1,anything"), 2, "initial_content"),
        ("reinforcement_track.csv", ("1,1,any_remaining", "7,1,any_remaining"), 2, "row"),
    ],
)
def test_a_bad_table_is_named_with_file_line_and_column(
    name: str, change: tuple[str, str], line: int, column: str, tmp_path: Path
) -> None:
    own = override(tmp_path, name, change)
    found = run(tmp_path, TELL)
    assert found.stdout.splitlines()[0] == f"TableError | {own} | {line} | {column}", found.stderr


@pytest.mark.parametrize(
    ("change", "column", "reason"),
    [
        (('id = "g-hoth"', 'id = "g-hott"'), "id", "card g-hott has no rule in this game"),
        (('id = "g-hoth"', "id = 7"), "id", "expected a name in quotes"),
        (('side = "german"', 'side = "romanian"'), "side", "expected german or soviet"),
        (('kind = "leader"', 'kind = "chief"'), "kind", "expected leader or support"),
        (("count = 1", 'count = "one"'), "count", "expected 1 to 28"),
        (("count = 1", "count = true"), "count", "expected 1 to 28"),
        (("count = 1", "count = 0"), "count", "expected 1 to 28"),
        (("dice = ", 'dice = "many" # '), "dice", "expected 0 to 20"),
        (("dice = ", "dice = -"), "dice", "expected 0 to 20"),
        (("ruin_bonus = ", 'ruin_bonus = "big" # '), "ruin_bonus", "expected 0 to 18"),
        (('fire = "', 'fire = "X'), "fire", "expected SF, DF or TF"),
        (("hexes = [", "hexes = 7 # ["), "hexes", "expected a list of hexes"),
        (("hexes = [", "hexes = [999, "), "hexes", "there is no hex 999"),
        (("hexes = [", "hexes = [1, "), "hexes", "hex 1 is not urban, rubble cannot lie there"),
        (("hexes = [7, ", "hexes = ["), "hexes", "expected one for each copy"),
    ],
)
def test_a_bad_card_is_named_with_file_line_and_column(
    change: tuple[str, str], column: str, reason: str, tmp_path: Path
) -> None:
    own = override(tmp_path, "cards.toml", change)
    line = line_of("cards.toml", change[0])
    found = run(tmp_path, TELL)
    assert found.stdout.splitlines() == [
        f"TableError | {own} | {line} | {column}",
        f"{own}, line {line}, column {column}: {reason}",
    ], found.stderr


@pytest.mark.parametrize(
    ("change", "line", "column", "reason"),
    [
        (("count = 1\n", ""), "[[card]]", "count", "expected 1 to 28"),
        (('kind = "leader"\n', ""), "[[card]]", "kind", "expected leader or support"),
        (("count = 1", "count = 2"), None, "count", "27 german cards, [totals] says 26"),
        (("german = 26", "german = 25"), None, "count", "26 german cards, [totals] says 25"),
        (("[totals]", "[sums]"), None, None, "expected [totals] and a list of [[card]]"),
        (('id = "g-hoth"', 'id = "g-paulus"'), None, "id", "card g-hoth is missing"),
    ],
)
def test_a_card_table_that_lacks_something_is_named(
    change: tuple[str, str], line: str | None, column: str | None, reason: str, tmp_path: Path
) -> None:
    own = override(tmp_path, "cards.toml", change)
    at = line_of("cards.toml", line) if line else None
    found = run(tmp_path, TELL)
    assert found.stdout.splitlines()[0] == f"TableError | {own} | {at} | {column}", found.stderr
    assert found.stdout.splitlines()[1].endswith(f": {reason}")


def test_a_card_table_that_is_no_toml_is_named_with_its_line(tmp_path: Path) -> None:
    line = line_of("cards.toml", 'id = "g-hoth"')
    own = override(tmp_path, "cards.toml", ('id = "g-hoth"', "id = = 7"))
    found = run(tmp_path, TELL)
    assert found.stdout.startswith(f"TableError | {own} | {line} |"), found.stdout + found.stderr
