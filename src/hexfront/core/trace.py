"""A rule and all that is known of it: its title, where it is written, its tests and its rulings.

`make coverage` traces every statement and writes a page a game; the rulings are a page a game as
well. A checkout has both in docs/, a package in `pages/`, where its build has put them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from hexfront.core.definition import Definition
from hexfront.core.rulebook import ENGLISH

_PACKAGE = Path(__file__).parents[1]
_CELL = re.compile(r"`([^`]+)`")
_RULING = re.compile(r"\bOP-[0-9A-Z]\w*(?:\.\w+)*")


@dataclass(frozen=True, slots=True)
class Place:
    """A function that implements a rule, and where it stands."""

    name: str
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class Ruling:
    """An open point of the rulebook, and what we do."""

    id: str
    question: str
    ruling: str
    reason: str


@dataclass(frozen=True, slots=True)
class Trace:
    game: str
    id: str
    title: str
    code: tuple[Place, ...]
    tests: tuple[str, ...]
    rulings: tuple[Ruling, ...]


def trace(definition: Definition, id: str, lang: str = ENGLISH) -> Trace:
    """What there is to know about a statement or ruling; raises UnknownRule."""
    rules = definition.rules
    full = rules.full(id)
    row = _coverage(definition.id).get(full, ("", ""))
    places = (place_of(definition, name) for name in _CELL.findall(row[0]))
    code = tuple(place for place in places if place is not None)
    tests = tuple(_CELL.findall(row[1]))
    known = _rulings(definition.id)
    number = full.removeprefix(f"{rules.prefix}-")
    named = {full} | {id for place in code for id in _named_by(definition, place)}
    named |= {ruling.id for ruling in known.values() if _speaks_of(ruling, number)}
    rulings = tuple(ruling for ruling in known.values() if ruling.id in named)
    return Trace(definition.id, full, rules.title(full, lang), code, tests, rulings)


def _speaks_of(ruling: Ruling, number: str) -> bool:
    """Whether its words name the statement: 6.1b, and not as a part of 16.1b or OP-6.1b."""
    words = f"{ruling.question} {ruling.ruling} {ruling.reason}"
    return re.search(rf"(?<![\w.-]){re.escape(number)}(?![\w-]|\.\w)", words) is not None


def _page(kind: str, game: str) -> str:
    """Of a game of another package there is none."""
    for folder in (_PACKAGE.parents[1] / "docs", _PACKAGE / "pages"):
        path = folder / kind / f"{game}.md"
        if path.is_file():
            return path.read_text("utf-8")
    return ""


def _rows(page: str) -> Iterator[list[str]]:
    """The cells of all tables of a page; a bar that is written out is `\\|`."""
    for line in page.splitlines():
        if line.startswith("|"):
            cells = re.split(r"(?<!\\)\|", line.strip().removeprefix("|").removesuffix("|"))
            yield [re.sub(r"\\(.)", r"\1", cell.strip()) for cell in cells]


@cache
def _coverage(game: str) -> Mapping[str, tuple[str, str]]:
    """By statement what the page says of code and tests; rulings have tests alone."""
    rows = list(_rows(_page("coverage", game)))
    found = {row[0]: (row[2], row[3]) for row in rows if len(row) == 4}
    return found | {row[0]: ("", row[2]) for row in rows if len(row) == 3}


@cache
def _rulings(game: str) -> Mapping[str, Ruling]:
    rows = (row for row in _rows(_page("rulings", game)) if row[0].startswith("OP-"))
    return {row[0]: Ruling(*row[:4]) for row in rows}


@cache
def _parsed(path: Path) -> tuple[list[str], ast.Module]:
    text = path.read_text("utf-8")
    return text.splitlines(), ast.parse(text)


def _source(definition: Definition, name: str) -> tuple[str, Path, int] | None:
    """The text of `supply:Lines.add`, of the game's module `supply`, its file and its line.

    None if it is no longer there, since the page was written.
    """
    module, _, scope = name.partition(":")
    folder = definition.data.parent
    path = folder.joinpath(*module.split(".")).with_suffix(".py")
    if not path.is_file():
        package = folder if module == definition.id else path.with_suffix("")
        path = package / "__init__.py"
    if not path.is_file():
        return None
    lines, node = _parsed(path)
    found: ast.AST = node
    for part in scope.split(".") if scope else ():
        inner = next((one for one in ast.walk(found) if _is_called(one, part)), None)
        if inner is None:
            return None
        found = inner
    if not isinstance(found, ast.stmt):
        return "", path, 1
    marks = found.decorator_list if isinstance(found, _Marked) else []
    first = min([found.lineno, *(mark.lineno for mark in marks)])
    return "\n".join(lines[first - 1 : found.end_lineno]), path, found.lineno


_Marked = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def _is_called(node: ast.AST, name: str) -> bool:
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return node.name == name
        case ast.Assign(targets=[ast.Name(id=own), *_]) | ast.AnnAssign(target=ast.Name(id=own)):
            return own == name
    return False


def place_of(definition: Definition, name: str) -> Place | None:
    """Where a function or value of a game stands, named as on the page of coverage."""
    found = _source(definition, name)
    if found is None:
        return None
    _, path, line = found
    shown = path.relative_to(_PACKAGE.parent) if path.is_relative_to(_PACKAGE) else path
    return Place(name, shown.as_posix(), line)


def _named_by(definition: Definition, place: Place) -> set[str]:
    """The rulings that a function names in its words."""
    found = _source(definition, place.name)
    return set(_RULING.findall(found[0])) if found else set()
