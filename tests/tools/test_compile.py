"""What is compiled is the sources and nothing else; `make test-fast` runs all tests on it."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.compile import PACKAGE, busy, compile_into, known_games, main, prepared

MODULES = busy(known_games())

PLAY = """
import json, pickle, random
from hexfront.core import flow, legal
from hexfront.core.chance import Chance
from hexfront.core.game import check_setup
from hexfront.core.history import digest
from hexfront.games import find

found = [flow.__file__.endswith(".py"), legal.__file__.endswith(".py")]
scenarios = {"volga": None, "noretreat": "A", "heroes": None, "stalingrado": "blue"}
for id, scenario in scenarios.items():
    game, rng = find(id), random.Random(id)
    g = game.begin(check_setup(game, None, scenario, None), Chance("compiled"))
    game.steps.run(g)
    for _ in range(300):
        if g.legal:
            game.steps.play(g, g.legal[int(rng.random() * len(g.legal))])
    kept = pickle.loads(pickle.dumps(g.clone().chance))
    found.append([digest(game, g), kept.at, kept.seed])
print(json.dumps(found))
"""


class Undone(ast.NodeTransformer):
    """Takes out of a source, and of what was made of it, all in which they may differ."""

    def _owner(self, node: ast.FunctionDef | ast.ClassDef) -> ast.AST:
        node.decorator_list = [
            one
            for one in node.decorator_list
            if ast.unparse(one).partition("(")[0] not in ("rule", "mypyc_attr")
        ]
        for one in node.decorator_list:
            if isinstance(one, ast.Call) and ast.unparse(one.func) == "dataclass":
                one.keywords = [word for word in one.keywords if word.arg != "slots"]
        return self.generic_visit(node)

    visit_FunctionDef = visit_ClassDef = _owner  # noqa: N815

    def visit_Assign(self, node: ast.Assign) -> ast.AST | None:
        return None if ast.unparse(node) == "MYPY = False" else node

    def visit_If(self, node: ast.If) -> ast.AST | None:
        return None if ast.unparse(node.test) == "MYPY" else self.generic_visit(node)


def undone(source: str) -> str:
    tree = Undone().visit(ast.parse(source))
    return ast.dump(tree).replace("dataclass(", "dataclass").replace(", keywords=[])", "")


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_the_compiler_gets_every_line_of_a_source_at_its_place(module: Path) -> None:
    source = (PACKAGE / module).read_text("utf-8")
    made = prepared(source)
    assert undone(made) == undone(source)
    lines = {ast.unparse(node): node.lineno for node in ast.walk(ast.parse(made)) if _is_rule(node)}
    assert "@rule(" not in made
    assert lines == {
        ast.unparse(node): node.lineno for node in ast.walk(ast.parse(source)) if _is_rule(node)
    }


def _is_rule(node: ast.AST) -> bool:
    return isinstance(node, (ast.Return, ast.Raise, ast.Assign)) and node.lineno > 20


def test_every_chapter_with_steps_is_compiled() -> None:
    chapters = [
        path.relative_to(PACKAGE)
        for path in PACKAGE.glob("games/*/*.py")
        if "@steps.step" in path.read_text("utf-8") and path.stem not in ("setup", "notation")
    ]
    assert len(chapters) > 30
    assert {*chapters} <= {*MODULES}


def test_a_compiled_kernel_plays_the_same_games(tmp_path: Path) -> None:
    assert compile_into(tmp_path, [], "0")
    assert not compile_into(tmp_path, [], "0"), "what has not changed is not compiled again"
    plain, compiled = (
        json.loads(subprocess.check_output([sys.executable, "-c", PLAY], env=env))
        for env in (_path(PACKAGE.parent), _path(tmp_path))
    )
    assert plain[:2] == [True, True]
    assert compiled[:2] == [False, False]
    assert compiled[2:] == plain[2:]


def _path(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(folder)}


def test_a_refusal_of_the_compiler_is_told_with_its_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.compile._BUILD", "raise SystemExit('no such type')")
    assert main([str(tmp_path), "--games"]) == 1
    assert str(tmp_path / "compile.log") in capsys.readouterr().err
    assert "no such type" in (tmp_path / "compile.log").read_text("utf-8")
    assert not (tmp_path / ".compiled").exists()
