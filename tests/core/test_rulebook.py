"""The trace from rule to code to test, on small trees made for each test."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hexfront.core import rulebook
from hexfront.core.rulebook import (
    NoRuleIndex,
    NotACheckout,
    Project,
    RulebookError,
    RuleIndex,
    RuleIndexError,
    UnknownRule,
    check,
    coverage,
    rule,
    write_page,
)

PYPROJECT = """
[project]
name = "hexfront"
"""

VOLGA = 'GAME = Definition(id="volga", prefix="VG", finished=True, steps=steps)\n'
NORETREAT = 'GAME = Definition(id="noretreat", prefix="NR", steps=steps)\n'

RULES = """id,kind,title
VG-6.3d,statement,A stack moves one hex
VG-6.3e,statement,"Rivers stop it, always"
VG-6.10a,statement,Rubble | ruins
EX-14,vector,The long move
OP-6.1,ruling,A start hex may be a second hex
"""

CODE = """
@rule("6.3d", "6.3e")
def march(g):
    pass

@rule("6.10a")
def crumble(g):
    pass
"""

TESTS = """
def test_march():  # VG-6.3d, VG-6.3e
    pass

def test_rubble():  # VG-6.10a EX-14
    pass
"""

Tree = Callable[..., Project]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """Makes a complete little project; a keyword replaces one of its four files."""

    def make(rules: str = RULES, code: str = CODE, tests: str = TESTS, **more: str) -> Project:
        files = {
            "pyproject.toml": PYPROJECT,
            "src/hexfront/games/volga/__init__.py": VOLGA,
            "src/hexfront/games/noretreat/__init__.py": NORETREAT,
            "src/hexfront/games/volga/data/rules.csv": rules,
            "src/hexfront/games/volga/movement.py": code,
            "tests/games/volga/test_movement.py": tests,
            **more,
        }
        for name, text in files.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        return Project.find(tmp_path)

    return make


def with_page(project: Project) -> Project:
    write_page(coverage("volga", project), project)
    return project


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


def test_index_lists_ids_by_kind_in_the_order_of_the_file(tree: Tree) -> None:
    index = tree().index("volga")
    assert index.statements == ("VG-6.3d", "VG-6.3e", "VG-6.10a")
    assert index.vectors == ("EX-14",)
    assert index.rulings == ("OP-6.1",)


@pytest.mark.parametrize("id", ["6.3e", "VG-6.3e"])
def test_title_is_found_with_and_without_the_prefix(tree: Tree, id: str) -> None:
    assert tree().index("volga").title(id) == "Rivers stop it, always"


@pytest.mark.parametrize("id", ["6.3z", "NR-6.3d", "6.3", ""])
def test_title_of_an_unknown_rule_is_a_typed_error_that_names_it(tree: Tree, id: str) -> None:
    with pytest.raises(UnknownRule, match=f"^{id} is not in the rule index"):
        tree().index("volga").title(id)


def test_heading_is_a_number_with_statements_below_it(tree: Tree) -> None:
    index = tree(rules=RULES + "VG-S.10,statement,The tenth step\n").index("volga")
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


# --- the project -------------------------------------------------------------------------


def test_project_is_found_from_a_folder_inside_it(tree: Tree) -> None:
    project = tree()
    assert Project.find(project.root / "tests" / "games") == project
    assert project.finished == ("volga",)


@pytest.mark.parametrize("text", ["GAME = 3\n", "GAME = Definition(id='volga')\n", "GAME = (\n"])
def test_a_game_that_does_not_define_itself_is_named(tree: Tree, text: str) -> None:
    with pytest.raises(RulebookError, match=r"volga.__init__\.py: no"):
        tree(**{"src/hexfront/games/volga/__init__.py": text})


def test_outside_a_checkout_coverage_says_so(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "other"\n')
    with pytest.raises(NotACheckout, match="source checkout"):
        Project.find(tmp_path)


def test_coverage_of_a_game_without_index_says_so(tree: Tree) -> None:
    project = tree()
    with pytest.raises(NoRuleIndex, match="noretreat has no rule index yet"):
        coverage("noretreat", project)
    with pytest.raises(NoRuleIndex, match="no game 'chess'; known are noretreat, volga"):
        coverage("chess", project)


# --- the trace ---------------------------------------------------------------------------


def test_complete_game_passes_the_check(tree: Tree) -> None:
    assert check(with_page(tree())) == []


def test_statement_without_code_fails_the_check(tree: Tree) -> None:
    project = with_page(tree(code='@rule("6.3d", "6.10a")\ndef march(g): pass\n'))
    assert check(project) == ["volga: no code for 1: VG-6.3e"]


def test_statement_and_example_without_test_fail_the_check(tree: Tree) -> None:
    project = with_page(tree(tests="def test_march():  # VG-6.3d VG-6.3e\n    pass\n"))
    assert check(project) == ["volga: no test for 2: VG-6.10a EX-14"]


def test_unfinished_game_may_have_holes(tree: Tree) -> None:
    unfinished = VOLGA.replace("True", "False")
    project = tree(code="", tests="", **{"src/hexfront/games/volga/__init__.py": unfinished})
    assert check(with_page(project)) == []


def test_finished_game_needs_an_index(tree: Tree) -> None:
    finished = NORETREAT.replace("steps=", "finished=True, steps=")
    project = with_page(tree(**{"src/hexfront/games/noretreat/__init__.py": finished}))
    assert check(project) == ["noretreat calls itself finished but has no rule index"]


def test_stale_or_absent_page_fails_the_check_until_it_is_written(tree: Tree) -> None:
    project = tree()
    stale = ["docs/coverage/volga.md is stale; `make coverage` writes it anew"]
    assert check(project) == stale
    assert check(with_page(project)) == []
    tree(code=CODE.replace("crumble", "collapse"))
    assert check(project) == stale


def test_unknown_id_in_code_is_named_with_its_place(tree: Tree) -> None:
    project = with_page(tree(code=CODE + '\n@rule("6.3z")\ndef halt(g): pass\n'))
    assert check(project) == ["src/hexfront/games/volga/movement.py:10: 6.3z is no rule of volga"]


def test_unknown_id_in_tests_is_named_with_its_place(tree: Tree) -> None:
    project = with_page(tree(tests=TESTS + "\ndef test_halt():  # VG-6.3z\n    pass\n"))
    assert check(project) == [
        "tests/games/volga/test_movement.py:8: VG-6.3z is not in the rule index of VG"
    ]


@pytest.mark.parametrize("word", ["VG-6.3d-e", "VG-6.3d..e", "VG-6.3d–e", "VG-6.3d/e"])
def test_range_of_ids_in_tests_is_refused(tree: Tree, word: str) -> None:
    project = with_page(tree(tests=TESTS + f"\ndef test_halt():  # {word}\n    pass\n"))
    assert check(project) == [
        f"tests/games/volga/test_movement.py:8: {word} is no id; "
        "write each id out, ranges are not allowed"
    ]


def test_heading_may_stand_in_code_but_implements_nothing(tree: Tree) -> None:
    trace = coverage("volga", tree(code='ask = choice("march", rule="6.3")\n'))
    assert trace.problems == ()
    assert trace.implemented == 0


def test_heading_in_tests_is_refused(tree: Tree) -> None:
    trace = coverage("volga", tree(tests="def test_halt():  # VG-6.3\n    pass\n"))
    assert trace.problems == (
        "tests/games/volga/test_movement.py:1: VG-6.3 is a heading; name the statements below it",
    )


@pytest.mark.parametrize(
    ("code", "place"),
    [
        ('@rule("6.3d")\ndef march(g): pass', "movement:march"),
        ('@core.rule("6.1a", "6.3d")\nclass March: pass', "movement:March"),
        ('class Army:\n    @rule("6.3d")\n    def march(self): pass', "movement:Army.march"),
        ('async def march(g):\n    rule("6.3d")', "movement:march"),
        ('LIMITS = [Limit("6.3d", is_free)]', "movement:LIMITS"),
        ('LIMITS: list[Limit] = [Limit("6.3d", is_free)]', "movement:LIMITS"),
        ('def march(g):\n    g.tell("marched", "6.3d", hex=1)', "movement:march"),
        ('def march(g):\n    raise IllegalAction(rule="6.3d")', "movement:march"),
        ('def march(g):\n    tell(rules=("6.3e", "6.3d"))', "movement:march"),
        ('def march(g):\n    tell(rule="6.3e" if g else "6.3d")', "movement:march"),
        ('register(rule="VG-6.3d")', "movement"),
    ],
)
def test_code_names_a_rule_in_a_mark_a_limit_an_event_or_a_keyword(
    tree: Tree, code: str, place: str
) -> None:
    assert coverage("volga", tree(code=code)).code["VG-6.3d"] == (place,)


@pytest.mark.parametrize(
    "code",
    [
        'march("6.3d")',
        'Limit(is_free, "6.3d")',
        'g.tell("6.3d", "6.3e")',
        'march(why="6.3d")',
        '# rule("6.3d")',
        '"""rule("6.3d")"""',
        'tell(rule=titles["6.3d"])',
        'tell(rule="")',
    ],
)
def test_other_strings_name_no_rule(tree: Tree, code: str) -> None:
    trace = coverage("volga", tree(code=code))
    assert "VG-6.3d" not in trace.code
    assert trace.problems == ()


def test_modules_in_folders_and_the_package_itself_are_named_by_their_path(tree: Tree) -> None:
    folder = "src/hexfront/games/volga"
    source = '@rule("6.3d")\ndef march(g): pass\n'
    project = tree(
        code="", **{f"{folder}/cards/leaders.py": source, f"{folder}/__init__.py": source + VOLGA}
    )
    assert coverage("volga", project).code["VG-6.3d"] == ("cards.leaders:march", "volga:march")


@pytest.mark.parametrize(
    "tests",
    [
        "def test_it():  # VG-6.3d\n    pass",
        "def test_it():  # VG-6.3e,VG-6.3d: both at once\n    pass",
        "# VG-6.3d\ndef test_it():\n    pass",
        "# VG-6.3d\n# and why\ndef test_it():\n    pass",
        "# VG-6.3d\n@slow\n@mark(\n    1\n)\ndef test_it():\n    pass",
        "@slow\n# VG-6.3d\ndef test_it():\n    pass",
        "def test_it(\n    a: dict[str, int],  # VG-6.3d\n) -> None:\n    pass",
        "def test_it(\n    a,\n) -> dict[str, int]:  # VG-6.3d\n    pass",
        "async def test_it():  # VG-6.3d\n    pass",
    ],
)
def test_comment_at_a_test_names_the_rules_it_shows(tree: Tree, tests: str) -> None:
    trace = coverage("volga", tree(tests=tests))
    assert trace.tests["VG-6.3d"] == ("tests/games/volga/test_movement.py::test_it",)


@pytest.mark.parametrize(
    "tests",
    [
        "def test_it():\n    # VG-6.3d\n    pass",
        "def test_it():\n    pass  # VG-6.3d",
        "# VG-6.3d\n\ndef test_it():\n    pass",
        "x = 1  # VG-6.3d\ndef test_it():\n    pass",
        "def helper():  # VG-6.3d\n    pass",
        'def test_it():\n    "VG-6.3d"',
    ],
)
def test_comment_elsewhere_shows_no_rule(tree: Tree, tests: str) -> None:
    assert coverage("volga", tree(tests=tests)).tests == {}


def test_test_in_a_class_is_named_as_pytest_names_it(tree: Tree) -> None:
    tests = "class TestMarch:\n    def test_it(self): ...  # VG-6.3d\n"
    trace = coverage("volga", tree(tests=tests))
    assert trace.tests["VG-6.3d"] == ("tests/games/volga/test_movement.py::TestMarch::test_it",)


def test_statement_of_a_game_may_be_shown_by_a_test_anywhere(tree: Tree) -> None:
    project = tree(**{"tests/bots/test_search.py": "def test_it():  # VG-6.3d\n    pass\n"})
    assert "tests/bots/test_search.py::test_it" in coverage("volga", project).tests["VG-6.3d"]


@pytest.mark.parametrize("folder", ["tests/rulebook/volga", "tests/games/volga/chapters"])
def test_example_and_ruling_belong_to_the_game_of_the_folder(tree: Tree, folder: str) -> None:
    source = "def test_it():  # EX-14 OP-6.1\n    pass\n"
    trace = coverage("volga", tree(tests="", **{f"{folder}/test_examples.py": source}))
    assert list(trace.tests) == ["EX-14", "OP-6.1"]
    assert trace.vectors_tested == 1


def test_example_of_another_game_with_the_same_number_is_not_ours(tree: Tree) -> None:
    other = "id,kind,title\nNR-1.0a,statement,Two sides\nEX-14,vector,Another\n"
    project = tree(
        tests="def test_it():  # EX-14\n    pass\n",
        **{"src/hexfront/games/noretreat/data/rules.csv": other},
    )
    assert coverage("volga", project).missing_vectors == []
    assert coverage("noretreat", project).missing_vectors == ["EX-14"]


def test_example_outside_the_folder_of_a_game_is_refused(tree: Tree) -> None:
    project = tree(**{"tests/test_all.py": "def test_it():  # EX-14\n    pass\n"})
    assert check(with_page(project)) == [
        "tests/test_all.py:1: EX-14 needs the folder of a game to be clear"
    ]


def test_id_of_a_game_without_index_is_refused(tree: Tree) -> None:
    project = tree(**{"tests/test_all.py": "def test_it():  # NR-10.1a\n    pass\n"})
    assert check(with_page(project)) == [
        "tests/test_all.py:1: NR-10.1a, but noretreat has no rule index"
    ]


@pytest.mark.parametrize("file", ["src/hexfront/games/volga/broken.py", "tests/test_broken.py"])
def test_source_that_is_not_python_is_named_with_its_line(tree: Tree, file: str) -> None:
    project = tree(**{file: "x = 1\ndef (:\n"})
    with pytest.raises(RulebookError, match=f"^{file}:2: not Python"):
        check(project)


def test_counts_and_gaps_are_ready_for_json(tree: Tree) -> None:
    code = '@rule("6.3d", "6.3e")\ndef march(g): pass\n'
    trace = coverage("volga", tree(code=code, tests="def test_it():  # VG-6.10a\n    pass\n"))
    assert trace.to_json() == {
        "game": "volga",
        "statements": 3,
        "implemented": 2,
        "tested": 1,
        "vectors": 1,
        "vectors_tested": 0,
        "missing": ["VG-6.3d", "VG-6.3e", "VG-6.10a", "EX-14"],
        "missing_code": ["VG-6.10a"],
        "missing_tests": ["VG-6.3d", "VG-6.3e"],
        "missing_vectors": ["EX-14"],
        "problems": [],
    }


# --- the page ----------------------------------------------------------------------------


def test_page_lists_every_statement_in_index_order_with_code_and_tests(tree: Tree) -> None:
    tests = "def test_march():  # VG-6.3d\n    pass\n"
    text = rulebook.page(coverage("volga", tree(tests=tests)))
    rows = [line for line in text.splitlines() if line.startswith(("| VG-", "| EX-", "| OP-"))]
    march = "`tests/games/volga/test_movement.py::test_march`"
    assert rows == [
        f"| VG-6.3d | A stack moves one hex | `movement:march` | {march} |",
        "| VG-6.3e | Rivers stop it, always | `movement:march` | **missing** |",
        r"| VG-6.10a | Rubble \| ruins | `movement:crumble` | **missing** |",
        "| EX-14 | The long move | **missing** |",
    ]
    assert "| statements | 3 | 3 | 1 |" in text


def test_page_does_not_change_when_lines_move(tree: Tree) -> None:
    before = rulebook.page(coverage("volga", tree()))
    after = rulebook.page(coverage("volga", tree(code="\n\n" + CODE, tests="\n\n" + TESTS)))
    assert after == before


def test_page_holds_no_path_of_this_machine(tree: Tree) -> None:
    project = tree()
    assert str(project.root) not in rulebook.page(coverage("volga", project))


# --- the command -------------------------------------------------------------------------


def test_command_writes_the_pages_and_then_the_check_passes(
    tree: Tree, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tree().root)
    assert rulebook.main(["check"]) == 1
    assert "stale" in capsys.readouterr().err
    assert rulebook.main(["write"]) == 0
    assert rulebook.main(["check"]) == 0
    assert "volga: 3 statements, 3 implemented, 3 tested" in capsys.readouterr().out


def test_command_fails_on_wrong_ids_even_when_it_writes(
    tree: Tree, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tree(code=CODE + 'tell(rule="9.9z")\n').root)
    assert rulebook.main(["write"]) == 1
    assert "movement.py:9: 9.9z" in capsys.readouterr().err


def test_command_refuses_other_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert rulebook.main(["chekc"]) == 2
    assert "check|write" in capsys.readouterr().err


# --- other languages ---------------------------------------------------------------------

SPANISH = "src/hexfront/games/volga/data/rules.es.csv"


def test_titles_are_told_in_another_language_and_where_it_has_none_in_english(tree: Tree) -> None:
    index = tree(**{SPANISH: "id,title\nVG-6.3d,Un apilamiento mueve un hexágono\n"}).index("volga")
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
def test_a_bad_row_of_another_language_is_named(tree: Tree, rows: str, reason: str) -> None:
    index = tree(**{SPANISH: rows}).index("volga")
    with pytest.raises(RuleIndexError, match=reason):
        index.title("6.3d", "es")
