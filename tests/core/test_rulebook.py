"""Marks of rules on code, and the index of a game's rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexfront.core.rulebook import NoRuleIndex, RuleIndex, RuleIndexError, UnknownRule, rule

RULES = """id,kind,title
VG-6.3d,statement,A stack moves one hex
VG-6.3e,statement,"Rivers stop it, always"
VG-6.10a,statement,Rubble | ruins
EX-14,vector,The long move
OP-6.1,ruling,A start hex may be a second hex
"""


@pytest.fixture
def index(tmp_path: Path) -> RuleIndex:
    path = tmp_path / "rules.csv"
    path.write_text(RULES, "utf-8")
    return RuleIndex(path, "VG")


# --- marks -------------------------------------------------------------------------------


def test_a_marked_function_stays_itself_and_knows_its_rules() -> None:
    def march() -> None: ...

    marked = rule("6.3d", "6.3e")(march)
    assert marked is march
    assert vars(marked)["__rules__"] == ("6.3d", "6.3e")


def test_two_marks_on_one_class_add_up_and_leave_its_base_alone() -> None:
    @rule("1.1a")
    class Base: ...

    @rule("2.1a")
    @rule("2.1b")
    class Derived(Base): ...

    assert vars(Derived)["__rules__"] == ("2.1a", "2.1b")
    assert vars(Base)["__rules__"] == ("1.1a",)


# --- the index ---------------------------------------------------------------------------


def test_index_lists_ids_by_kind_in_the_order_of_the_file(index: RuleIndex) -> None:
    assert index.statements == ("VG-6.3d", "VG-6.3e", "VG-6.10a")
    assert index.vectors == ("EX-14",)
    assert index.rulings == ("OP-6.1",)


@pytest.mark.parametrize("id", ["6.3e", "VG-6.3e"])
def test_title_is_found_with_and_without_the_prefix(index: RuleIndex, id: str) -> None:
    assert index.title(id) == "Rivers stop it, always"


@pytest.mark.parametrize("id", ["6.3z", "NR-6.3d", "6.3", ""])
def test_title_of_an_unknown_rule_is_a_typed_error_that_names_it(index: RuleIndex, id: str) -> None:
    with pytest.raises(UnknownRule, match=f"^{id} is not in the rule index"):
        index.title(id)


def test_heading_is_a_number_with_statements_below_it(tmp_path: Path) -> None:
    path = tmp_path / "rules.csv"
    path.write_text(RULES + "VG-S.10,statement,The tenth step\n", "utf-8")
    index = RuleIndex(path, "VG")
    numbers = ["6", "6.3", "VG-6.3", "6.10", "S", "6.1", "6.3d", "S.10", "7"]
    assert list(filter(index.is_heading, numbers)) == ["6", "6.3", "VG-6.3", "6.10", "S"]


def test_id_may_have_a_part_behind_a_hyphen(tmp_path: Path) -> None:
    path = tmp_path / "rules.csv"
    rows = "NR-13.5-T01a,statement,A\nEX-6.2-1,vector,B\nEX-D17-19a,vector,C\nEX-GE-a,vector,D\n"
    path.write_text(f"id,kind,title\n{rows}", "utf-8")
    index = RuleIndex(path, "NR")
    assert index.title("13.5-T01a") == "A"
    assert index.vectors == ("EX-6.2-1", "EX-D17-19a", "EX-GE-a")
    numbers = ["13.5-T01", "13.5", "13", "13.5-T", "5"]
    assert list(filter(index.is_heading, numbers)) == ["13.5-T01", "13.5", "13"]


@pytest.mark.parametrize(
    ("row", "reason"),
    [
        ("VG-6.3d,statement", "2 fields instead of 3"),
        ("VG-6.3d,statement,One,two", "4 fields instead of 3"),
        ("", "0 fields instead of 3"),
        ("VG-6.3d,remark,A title", "kind 'remark' is none of statement, vector, ruling"),
        ("NR-6.3d,statement,A title", "'NR-6.3d' is no id of a statement: expected VG-"),
        ("6.3d,statement,A title", "'6.3d' is no id of a statement"),
        ("VG-6.3d e,statement,A title", "'VG-6.3d e' is no id"),
        ("VG-6.3.,statement,A title", "'VG-6.3.' is no id"),
        ("VG-6.3a-d,statement,A title", "'VG-6.3a-d' is no id"),
        ("VG-6.3a-6.3d,statement,A title", "'VG-6.3a-6.3d' is no id"),
        ("VG-7.1a,vector,A title", "'VG-7.1a' is no id of a vector: expected EX-"),
        ("VG-6.3d,statement, ", "VG-6.3d has no title"),
        ("VG-1.1a,statement,Again", "VG-1.1a is listed twice"),
        ('VG-6.3d,statement,"A title', "unexpected end of data"),
    ],
)
def test_bad_row_is_refused_with_file_line_and_reason(
    tmp_path: Path, row: str, reason: str
) -> None:
    path = tmp_path / "rules.csv"
    path.write_text(f"id,kind,title\nVG-1.1a,statement,Two sides\n{row}\n", "utf-8")
    with pytest.raises(RuleIndexError) as refused:
        RuleIndex(path, "VG")
    assert str(refused.value).startswith(f"{path}:3: {reason}")


@pytest.mark.parametrize("text", ["", "id,kind,title\n"])
def test_index_without_rules_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "rules.csv"
    path.write_text(text, "utf-8")
    with pytest.raises(RuleIndexError, match="no rules in it"):
        RuleIndex(path, "VG")


def test_index_with_other_columns_is_refused_at_line_one(tmp_path: Path) -> None:
    path = tmp_path / "rules.csv"
    path.write_text("id,title,kind\n", "utf-8")
    with pytest.raises(RuleIndexError, match=r"rules\.csv:1: the first line must be id,kind,title"):
        RuleIndex(path, "VG")


def test_index_saved_by_a_spreadsheet_with_a_byte_order_mark_loads(tmp_path: Path) -> None:
    path = tmp_path / "rules.csv"
    path.write_text(RULES, "utf-8-sig")
    assert RuleIndex(path, "VG").statements[0] == "VG-6.3d"


def test_index_that_is_not_utf8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rules.csv"
    path.write_bytes(b"id,kind,title\nVG-1.1a,statement,Caf\xe9\n")
    with pytest.raises(RuleIndexError, match="not UTF-8"):
        RuleIndex(path, "VG")


def test_missing_index_file_is_a_typed_error(tmp_path: Path) -> None:
    with pytest.raises(NoRuleIndex, match=r"rules\.csv"):
        RuleIndex(tmp_path / "rules.csv", "VG")


# --- other languages ---------------------------------------------------------------------


def add_spanish(index: RuleIndex, rows: str) -> None:
    index.path.with_suffix(".es.csv").write_text(rows, "utf-8")


def test_titles_are_told_in_another_language_or_else_in_english(index: RuleIndex) -> None:
    add_spanish(index, "id,title\nVG-6.3d,Un apilamiento mueve un hexágono\n")
    assert index.title("6.3d", "es") == "Un apilamiento mueve un hexágono"
    assert index.title("6.3e", "es") == index.title("6.3e") == "Rivers stop it, always"
    assert index.titles("es")["6.3d"] == "Un apilamiento mueve un hexágono"
    assert index.titles("fr") == index.titles()
    assert index.translations("es").keys() == {"VG-6.3d"}


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        ("id,words\n", r"rules\.es\.csv:1: the first line must be id,title"),
        ("id,title\nVG-6.3d\n", r"rules\.es\.csv:2: 1 fields instead of 2"),
        ("id,title\nVG-9.9z,Nada\n", r"rules\.es\.csv:2: 'VG-9.9z' is no statement"),
        ("id,title\nEX-14,Nada\n", r"rules\.es\.csv:2: 'EX-14' is no statement"),
        ("id,title\nVG-6.3d, \n", r"rules\.es\.csv:2: VG-6.3d has no title"),
        ("id,title\nVG-6.3d,Uno\nVG-6.3d,Dos\n", r"rules\.es\.csv:3: VG-6.3d is listed twice"),
    ],
)
def test_a_bad_row_of_another_language_is_named(index: RuleIndex, rows: str, reason: str) -> None:
    add_spanish(index, rows)
    with pytest.raises(RuleIndexError, match=reason):
        index.title("6.3d", "es")
