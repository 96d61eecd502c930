"""The tool that breaks rules: what it breaks, what it leaves alone, and what it tells."""

from __future__ import annotations

import ast
import json
import os
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from tools.coverage import Project
from tools.mutations import Text, in_function, sites
from tools.trials import in_fork, limit

from hexfront.games.heroes.firefight import firefight
from tools import mutate

ROOT = Path(__file__).parents[2]


def changes(body: str, returns: str = "int") -> set[tuple[str, str]]:
    """Kind and new source of the body's line of every mutation."""
    source = f"def f(g, a, b) -> {returns}:\n    {body}\n".encode()
    function = ast.parse(source).body[0]
    assert isinstance(function, ast.FunctionDef)
    found = set()
    for mutation in in_function(Text(source), function):
        changed = mutation.apply(source).decode()
        ast.parse(changed)
        found.add((mutation.kind, changed.partition("\n    ")[2].strip()))
    return found


@pytest.mark.parametrize(
    ("body", "kind", "new"),
    [
        ("return a & b", "operator", "return a | b"),
        ("return (a) << (b)  # é <<", "operator", "return (a) >> (b)  # é <<"),
        ("return ~(a | b)", "operator", "return (a | b)"),
        ("g.x |= a", "operator", "g.x &= a"),
        ("return a <= b", "comparison", "return a < b"),
        ("return a not in b", "comparison", "return a in b"),
        ("return 3", "constant", "return 4"),
        ("return 3", "constant", "return 2"),
        ("return -1", "constant", "return 0"),
        ("return True", "constant", "return False"),
        ("return a and b", "and, or", "return a or b"),
        ("g.tell('x', '1.1')", "dropped statement", "pass"),
        ("g.x[a] = b", "dropped statement", "pass"),
        ("return walk(g, a, b)", "swapped arguments", "return walk(g, b, a)"),
        ("return a if g.x else b", "negated condition", "return a if not (g.x) else b"),
        ("return [x for x in a if b]", "negated condition", "return [x for x in a if not (b)]"),
    ],
)
def test_each_kind_of_mutation(body: str, kind: str, new: str) -> None:
    assert (kind, new) in changes(body)


def test_a_predicate_answers_always_yes_or_always_no() -> None:
    answers = {new for kind, new in changes("return a.b", "bool") if kind == "answer"}
    assert answers == {"return True", "return False"}


@pytest.mark.parametrize(
    "body",
    [
        "'words'",
        "return f'{a + 1}'",
        "assert a < b",
        "return max(a, b)",
        "return walk(g, a)",
        "return zip(a, b, strict=True)",
        "x: list[1] = a",
    ],
)
def test_what_breaks_no_rule_stays(body: str) -> None:
    assert changes(body) == set()


def test_no_place_is_number_0_so_that_above_it_is_not_tried() -> None:
    kept = {("comparison", "return g.place[a] < 0"), ("constant", "return g.place[a] >= (-1)")}
    assert changes("return g.place[a] >= 0") == kept
    assert ("comparison", "return a > 0") in changes("return a >= 0")
    for game in ("volga", "noretreat", "stalingrado"):
        board = import_module(f"hexfront.games.{game}.tables").BOARD
        assert not board.playable & 1, game
    heroes = import_module("hexfront.games.heroes").GAME
    for scenario in heroes.scenarios:
        assert not firefight(scenario).ground.playable & 1, scenario


RULES = '''
"""Two rules of a very small game."""


def rule(*ids):
    return lambda function: function


class Limit:
    def __init__(self, rule, allows):
        self.rule, self.allows = rule, allows


@rule("1.1a")
def doubled(n: int) -> int:
    """Twice."""
    return n * 2


@rule("1.1b")
def is_large(n: int) -> bool:
    return n > 10


def room(n: int) -> int:
    return n & 6


@rule("1.3a")
def made(n: int) -> int:
    return n + 7


MADE = made(1)


def without_a_number(n: int) -> int:
    return n + 1


LIMITS = [Limit("1.2a", room), Limit("1.2b", lambda n: n | 1)]
'''

TESTS = """
from hexfront.games.tiny.rules import LIMITS, MADE, doubled, is_large, room


def test_doubled():  # TY-1.1a
    assert doubled(5) == 10


def test_large():
    assert is_large(11) and not is_large(10)


def test_room():  # TY-1.2a
    assert room(5) in (4, 5, 6, 7)


def test_made():  # TY-1.3a
    assert MADE == 8
"""

BESIDE = """
import hexfront.games
from pathlib import Path

hexfront.games.__path__.append(str(Path(__file__).parents[1] / "src/hexfront/games"))
"""

ASKED = """
import json, sys
from pathlib import Path
from tools import mutate
from tools.coverage import Project, coverage

tiny = Project(Path.cwd(), (), {"tiny": "TY"})
trace = coverage("tiny", tiny)
mutants = mutate.draw(tiny, "tiny", 5, "3")
outcomes = []

def ask(trials):
    outcomes.extend(mutate.try_all(trials, trace, mutants))

try:
    mutate.trials_of(tiny, "tiny").run(ask)
except mutate.BrokenBefore as error:
    sys.exit(f"broken before: {error}")
print(json.dumps([mutate.to_json("tiny", "3", outcomes), mutate.report("tiny", "3", outcomes)]))
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Project:
    package = tmp_path / "src" / "hexfront" / "games" / "tiny"
    (package / "data").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "rules.py").write_text(RULES.lstrip())
    ids = ("1.1a", "1.1b", "1.2a", "1.2b", "1.3a")
    rows = [f"TY-{id},statement,Something" for id in ids]
    (package / "data" / "rules.csv").write_text("id,kind,title\n" + "\n".join(rows) + "\n")
    for path, text in {
        "tests/conftest.py": BESIDE,
        "tests/games/tiny/test_tiny.py": TESTS,
        "tests/golden/test_golden.py": "def test_tiny():\n    pass\n",
        "pytest.ini": "[pytest]\nmarkers = fuzz\n",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    return Project(tmp_path, (), {"tiny": "TY"})


def asked(tiny: Project) -> subprocess.CompletedProcess[str]:
    """What the tool finds in the tiny game, in a process of its own."""
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    return subprocess.run(
        [sys.executable, "-c", ASKED], cwd=tiny.root, env=env, capture_output=True, text=True
    )


def test_functions_and_limits_with_numbers_are_found(tiny: Project) -> None:
    found = {site.name: site.rules for site in sites(tiny.code("tiny"))}
    assert found == {
        "doubled": {"1.1a"},
        "is_large": {"1.1b"},
        "room": {"1.2a"},
        "limit 1.2b": {"1.2b"},
        "made": {"1.3a"},
    }


def test_a_seed_draws_the_same_again_and_another_draws_others(tiny: Project) -> None:
    def drawn(seed: str) -> list[str]:
        return [mutant.diff for mutant in mutate.draw(tiny, "tiny", 4, seed)]

    assert drawn("1") == drawn("1")
    assert len({tuple(drawn(str(seed))) for seed in range(8)}) > 4
    assert len(drawn("1")) == 4


def test_mutants_are_told_apart_and_the_sources_stay(tiny: Project) -> None:
    before = {path: path.read_bytes() for path in tiny.root.rglob("*.py")}
    done = asked(tiny)
    assert done.returncode == 0, done.stderr
    told, text = json.loads(done.stdout)
    results = {one["name"]: (one["result"], one["by"]) for one in told["mutations"]}
    where = "tests/games/tiny/test_tiny.py::"
    assert results == {
        "doubled": ("named", f"{where}test_doubled"),
        "is_large": ("noticed", f"{where}test_large"),
        "room": ("survived", ""),
        "limit 1.2b": ("survived", ""),
        # It has run before any test: the game is imported again, broken.
        "made": ("named", f"{where}test_made"),
    }
    assert {path: path.read_bytes() for path in tiny.root.rglob("*.py")} == before
    line = RULES.lstrip().splitlines().index(RULES.splitlines()[-1]) + 1
    assert f"src/hexfront/games/tiny/rules.py:{line} limit 1.2b (TY-1.2b)" in text
    assert '+LIMITS = [Limit("1.2a", room), Limit("1.2b", lambda n: n' in text
    assert (told["tried"], told["named"], told["noticed"], told["survived"]) == (5, 2, 1, 2)


def test_tests_that_fail_anyway_are_named(tiny: Project) -> None:
    path = tiny.root / "tests/games/tiny/test_tiny.py"
    path.write_text(TESTS.replace("is_large(11)", "is_large(9)"))
    assert "broken before: without any mutation tests/games/tiny/test_tiny.py::test_large" in (
        asked(tiny).stderr
    )


def test_a_loop_without_an_end_ends() -> None:
    def loop() -> None:
        limit(0.1)
        while True:
            pass

    assert in_fork(loop) == (None, -signal.SIGPROF)


def test_a_game_that_is_none_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert mutate.main(["chess", "-n", "1"]) == 2
    assert "no game 'chess'" in capsys.readouterr().err
