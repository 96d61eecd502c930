"""The tool that breaks rules: what it breaks, what it leaves alone, and what it tells."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from threading import Event

import pytest
from tools.coverage import Project, coverage
from tools.mutations import Text, in_function, sites

from tools import mutate


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


def without_a_number(n: int) -> int:
    return n + 1


LIMITS = [Limit("1.2a", room), Limit("1.2b", lambda n: n | 1)]
'''

TESTS = """
from hexfront.games.tiny.rules import LIMITS, doubled, is_large, room


def test_doubled():  # TY-1.1a
    assert doubled(5) == 10


def test_large():
    assert is_large(11) and not is_large(10)


def test_room():  # TY-1.2a
    assert room(5) in (4, 5, 6, 7)
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Project:
    package = tmp_path / "src" / "hexfront" / "games" / "tiny"
    (package / "data").mkdir(parents=True)
    for folder in (package, *package.parents[:2]):
        (folder / "__init__.py").touch()
    (package / "rules.py").write_text(RULES.lstrip())
    rows = [f"TY-{id},statement,Something" for id in ("1.1a", "1.1b", "1.2a", "1.2b")]
    (package / "data" / "rules.csv").write_text("id,kind,title\n" + "\n".join(rows) + "\n")
    for path, text in {
        "tests/games/tiny/test_tiny.py": TESTS,
        "tests/golden/test_golden.py": "def test_tiny():\n    pass\n",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    return Project(tmp_path, (), {"tiny": "TY"})


def test_functions_and_limits_with_numbers_are_found(tiny: Project) -> None:
    found = {site.name: site.rules for site in sites(tiny.code("tiny"))}
    assert found == {
        "doubled": {"1.1a"},
        "is_large": {"1.1b"},
        "room": {"1.2a"},
        "limit 1.2b": {"1.2b"},
    }


def test_a_seed_draws_the_same_again_and_another_draws_others(tiny: Project) -> None:
    def drawn(seed: str) -> list[str]:
        return [mutant.diff for mutant in mutate.draw(tiny, "tiny", 4, seed)]

    assert drawn("1") == drawn("1")
    assert len({tuple(drawn(str(seed))) for seed in range(8)}) > 4
    assert len(drawn("1")) == 4


def test_mutants_are_told_apart_and_the_sources_stay(tiny: Project) -> None:
    before = {path: path.read_bytes() for path in tiny.root.rglob("*.py")}
    mutants = mutate.draw(tiny, "tiny", 4, "3")
    suite = mutate.Suite(tiny, coverage("tiny", tiny))
    outcomes = list(mutate.try_all(tiny, suite, mutants, 1, Event()))
    results = {outcome.mutant.name: outcome.result for outcome in outcomes}
    assert results["doubled"] == mutate.NAMED
    assert results["is_large"] == mutate.NOTICED
    assert results["limit 1.2b"] == mutate.SURVIVED
    assert {path: path.read_bytes() for path in tiny.root.rglob("*.py")} == before
    text = mutate.report("tiny", "3", outcomes)
    line = RULES.lstrip().splitlines().index(RULES.splitlines()[-1]) + 1
    assert f"src/hexfront/games/tiny/rules.py:{line} limit 1.2b (TY-1.2b)" in text
    assert '+LIMITS = [Limit("1.2a", room), Limit("1.2b", lambda n: n' in text
    told = json.loads(json.dumps(mutate.to_json("tiny", "3", outcomes)))
    assert told["tried"] == 4
    assert told["named"] + told["noticed"] + told["survived"] == 4


def test_tests_that_fail_anyway_are_named_before_anything_is_broken(tiny: Project) -> None:
    path = tiny.root / "tests/games/tiny/test_tiny.py"
    path.write_text(TESTS.replace("== 10", "== 11"))
    suite = mutate.Suite(tiny, coverage("tiny", tiny))
    mutants = mutate.draw(tiny, "tiny", 4, "3")
    with pytest.raises(mutate.BrokenBefore, match="test_doubled"):
        list(mutate.try_all(tiny, suite, mutants, 1, Event()))


def test_a_game_that_is_none_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert mutate.main(["chess", "-n", "1"]) == 2
    assert "no game 'chess'" in capsys.readouterr().err
