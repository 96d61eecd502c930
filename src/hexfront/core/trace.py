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
from typing import Any

from hexfront.core.definition import Definition
from hexfront.core.rulebook import ENGLISH, RulebookError, RuleIndex

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


@dataclass(frozen=True, slots=True)
class Coverage:
    """Where each rule of a game is written and which tests show it."""

    game: str
    index: RuleIndex
    code: Mapping[str, tuple[str, ...]]
    tests: Mapping[str, tuple[str, ...]]

    @property
    def statements(self) -> int:
        return len(self.index.statements)

    @property
    def implemented(self) -> int:
        return self.statements - len(self.missing_code)

    @property
    def tested(self) -> int:
        return self.statements - len(self.missing_tests)

    @property
    def vectors(self) -> int:
        return len(self.index.vectors)

    @property
    def vectors_tested(self) -> int:
        return self.vectors - len(self.missing_vectors)

    @property
    def missing_code(self) -> list[str]:
        return [id for id in self.index.statements if id not in self.code]

    @property
    def missing_tests(self) -> list[str]:
        return [id for id in self.index.statements if id not in self.tests]

    @property
    def missing_vectors(self) -> list[str]:
        return [id for id in self.index.vectors if id not in self.tests]

    @property
    def missing(self) -> list[str]:
        """Statements without code or test, and printed examples without a test."""
        holes = {*self.missing_code, *self.missing_tests}
        return [id for id in self.index.statements if id in holes] + self.missing_vectors

    def summary(self) -> str:
        return (
            f"{self.game}: {self.statements} statements, {self.implemented} implemented, "
            f"{self.tested} tested; {self.vectors} printed examples, {self.vectors_tested} tested"
        )

    def to_json(self) -> dict[str, Any]:
        """Counts and gaps, ready for json.dumps."""
        return {
            "game": self.game,
            "statements": self.statements,
            "implemented": self.implemented,
            "tested": self.tested,
            "vectors": self.vectors,
            "vectors_tested": self.vectors_tested,
            "missing": self.missing,
            "missing_code": self.missing_code,
            "missing_tests": self.missing_tests,
            "missing_vectors": self.missing_vectors,
        }


class NoCoverage(RulebookError):
    """A game of another package: nobody has written a page for it."""


def coverage(definition: Definition) -> Coverage:
    """What the page of a game says, as `make coverage` wrote it last."""
    code, tests = _coverage(definition.id)
    if not has_coverage(definition):
        raise NoCoverage(f"{definition.id} has no page of rule coverage")
    return Coverage(definition.id, definition.rules, code, tests)


def has_coverage(definition: Definition) -> bool:
    return any(_coverage(definition.id))


def trace(definition: Definition, id: str, lang: str = ENGLISH) -> Trace:
    """What there is to know about a statement or ruling; raises UnknownRule."""
    rules = definition.rules
    full = rules.full(id)
    written, tests = _coverage(definition.id)
    places = (place_of(definition, name) for name in written.get(full, ()))
    code = tuple(place for place in places if place is not None)
    known = _rulings(definition.id)
    number = full.removeprefix(f"{rules.prefix}-")
    named = {full} | {id for place in code for id in _named_by(definition, place)}
    named |= {ruling.id for ruling in known.values() if _is_about(ruling, number)}
    rulings = tuple(ruling for ruling in known.values() if ruling.id in named)
    return Trace(definition.id, full, rules.title(full, lang), code, tests.get(full, ()), rulings)


def _is_about(ruling: Ruling, number: str) -> bool:
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


_Places = Mapping[str, tuple[str, ...]]


def read_page(text: str) -> tuple[_Places, _Places]:
    """By id what a page of coverage says of code and of tests; rulings have tests alone."""
    code: dict[str, tuple[str, ...]] = {}
    tests: dict[str, tuple[str, ...]] = {}
    for id, _, *cells in _rows(text):
        names = [tuple(_CELL.findall(cell)) for cell in cells]
        if len(names) == 2 and names[0]:
            code[id] = names[0]
        if names and names[-1]:
            tests[id] = names[-1]
    return code, tests


@cache
def _coverage(game: str) -> tuple[_Places, _Places]:
    return read_page(_page("coverage", game))


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
