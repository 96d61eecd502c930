"""What the code of every game looks like: short chapters, and a rule's number where it is done."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import hexfront

GAMES = Path(hexfront.__file__).parent / "games"
MOST_LINES = 600
MOST_NUMBERS = 6


def files(game: str) -> list[Path]:
    found = sorted((GAMES / game).rglob("*.py"))
    assert found, game
    return found


def marked(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    """Functions and classes, with the rule numbers of their decorators."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            calls = [
                mark
                for mark in node.decorator_list
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "rule"
            ]
            yield node.name, [ast.literal_eval(id) for call in calls for id in call.args]


@pytest.mark.parametrize("game", hexfront.IDS)
def test_nothing_carries_more_than_six_rule_numbers(game: str) -> None:
    """A number belongs to the part that does the rule, to its limit, or to its line of a table."""
    carried = {
        f"{path.name}:{name}": ids
        for path in files(game)
        for name, ids in marked(ast.parse(path.read_text("utf-8")))
        if ids
    }
    assert carried, "the rules are read"
    assert {name: ids for name, ids in carried.items() if len(ids) > MOST_NUMBERS} == {}
    assert {name: ids for name, ids in carried.items() if len(ids) > len({*ids})} == {}, "twice"


@pytest.mark.parametrize("game", hexfront.IDS)
def test_no_file_is_longer_than_a_chapter(game: str) -> None:
    lengths = {path.name: len(path.read_text("utf-8").splitlines()) for path in files(game)}
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}
