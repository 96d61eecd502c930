"""The trace from rule to code to test, on small trees made for each test."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tools.coverage import NotACheckout, Project, check, coverage, main, page, write_page

import hexfront
from hexfront.core import trace
from hexfront.core.rulebook import NoRuleIndex, RulebookError

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
    traced = coverage("volga", tree(code='ask = choice("march", rule="6.3")\n'))
    assert traced.problems == ()
    assert traced.implemented == 0


def test_heading_in_tests_is_refused(tree: Tree) -> None:
    traced = coverage("volga", tree(tests="def test_halt():  # VG-6.3\n    pass\n"))
    assert traced.problems == (
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
        ('class State:\n    turn: Annotated[int, rule("6.3d")]', "movement:State.turn"),
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
    traced = coverage("volga", tree(code=code))
    assert "VG-6.3d" not in traced.code
    assert traced.problems == ()


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
    traced = coverage("volga", tree(tests=tests))
    assert traced.tests["VG-6.3d"] == ("tests/games/volga/test_movement.py::test_it",)


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
    traced = coverage("volga", tree(tests=tests))
    assert traced.tests["VG-6.3d"] == ("tests/games/volga/test_movement.py::TestMarch::test_it",)


def test_statement_of_a_game_may_be_shown_by_a_test_anywhere(tree: Tree) -> None:
    project = tree(**{"tests/bots/test_search.py": "def test_it():  # VG-6.3d\n    pass\n"})
    assert "tests/bots/test_search.py::test_it" in coverage("volga", project).tests["VG-6.3d"]


@pytest.mark.parametrize("folder", ["tests/rulebook/volga", "tests/games/volga/chapters"])
def test_example_and_ruling_belong_to_the_game_of_the_folder(tree: Tree, folder: str) -> None:
    source = "def test_it():  # EX-14 OP-6.1\n    pass\n"
    traced = coverage("volga", tree(tests="", **{f"{folder}/test_examples.py": source}))
    assert list(traced.tests) == ["EX-14", "OP-6.1"]
    assert traced.vectors_tested == 1


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
    traced = coverage("volga", tree(code=code, tests="def test_it():  # VG-6.10a\n    pass\n"))
    assert traced.to_json() == {
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
    }


# --- the page ----------------------------------------------------------------------------


def test_page_lists_every_statement_in_index_order_with_code_and_tests(tree: Tree) -> None:
    tests = "def test_march():  # VG-6.3d\n    pass\n"
    text = page(coverage("volga", tree(tests=tests)))
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
    before = page(coverage("volga", tree()))
    after = page(coverage("volga", tree(code="\n\n" + CODE, tests="\n\n" + TESTS)))
    assert after == before


def test_page_holds_no_path_of_this_machine(tree: Tree) -> None:
    project = tree()
    assert str(project.root) not in page(coverage("volga", project))


def test_what_is_read_from_a_page_is_what_was_written(tree: Tree) -> None:
    traced = coverage("volga", tree(tests=TESTS.replace("EX-14", "OP-6.1")))
    assert trace.read_page(page(traced)) == (traced.code, traced.tests)


def test_a_game_without_a_page_is_told_so() -> None:
    foreign = replace(hexfront.find("volga"), id="ford")
    with pytest.raises(trace.NoCoverage, match="ford has no page of rule coverage"):
        trace.coverage(foreign)


# --- the command -------------------------------------------------------------------------


def test_command_writes_the_pages_and_then_the_check_passes(
    tree: Tree, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tree().root)
    assert main(["check"]) == 1
    assert "stale" in capsys.readouterr().err
    assert main(["write"]) == 0
    assert main(["check"]) == 0
    assert "volga: 3 statements, 3 implemented, 3 tested" in capsys.readouterr().out


def test_command_fails_on_wrong_ids_even_when_it_writes(
    tree: Tree, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tree(code=CODE + 'tell(rule="9.9z")\n').root)
    assert main(["write"]) == 1
    assert "movement.py:9: 9.9z" in capsys.readouterr().err


def test_command_refuses_other_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chekc"]) == 2
    assert "check|write" in capsys.readouterr().err
