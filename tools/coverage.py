"""The trace from rule to code to test, and the pages of docs/coverage that are made from it.

    python -m tools.coverage check    fail when the trace has a hole or a page is stale
    python -m tools.coverage write    write docs/coverage/<game>.md anew

Nothing is imported to find what code and tests name: the sources are read as text, so the trace
works on a broken tree too.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from hexfront.core.rulebook import ID, KINDS, NoRuleIndex, RulebookError, RuleIndex
from hexfront.core.trace import Coverage


class NotACheckout(RulebookError):
    """The trace reads src/ and tests/ of a checkout."""


# --- the project -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Project:
    """A source checkout and its games, as the definition of each describes it."""

    root: Path
    finished: tuple[str, ...]
    prefixes: Mapping[str, str]

    @classmethod
    def find(cls, *starts: Path) -> Project:
        """The checkout around the working directory, or else around this file."""
        for start in starts or (Path.cwd(), Path(__file__).resolve()):
            for folder in (start, *start.parents):
                if (project := cls._at(folder)) is not None:
                    return project
        raise NotACheckout(
            "rule coverage reads src/ and tests/ and needs a source checkout of Hexfront: "
            "run it inside a clone of the repository"
        )

    @classmethod
    def _at(cls, folder: Path) -> Project | None:
        try:
            config = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))
        except (OSError, ValueError):
            return None
        if config.get("project", {}).get("name") != "hexfront":
            return None
        games = {}
        for path in sorted((folder / "src" / "hexfront" / "games").glob("*/__init__.py")):
            games[path.parent.name] = _defined_in(path)
        finished = tuple(game for game, facts in games.items() if facts.get("finished"))
        return cls(folder, finished, {game: facts["prefix"] for game, facts in games.items()})

    def code(self, game: str) -> Path:
        return self.root / "src" / "hexfront" / "games" / game

    def page(self, game: str) -> Path:
        return self.root / "docs" / "coverage" / f"{game}.md"

    def games(self) -> list[str]:
        """The games that have a rule index."""
        return [game for game in self.prefixes if self._rules(game).is_file()]

    def index(self, game: str) -> RuleIndex:
        if game not in self.prefixes:
            raise NoRuleIndex(f"no game {game!r}; known are {', '.join(self.prefixes)}")
        if not self._rules(game).is_file():
            raise NoRuleIndex(f"{game} has no rule index yet ({self.place(self._rules(game))})")
        return RuleIndex(self._rules(game), self.prefixes[game])

    def place(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix()

    def _rules(self, game: str) -> Path:
        return self.code(game) / "data" / "rules.csv"


def _defined_in(path: Path) -> dict[str, Any]:
    """The plain facts of `GAME = Definition(…)`: id, title, prefix and the like."""
    try:
        body = ast.parse(path.read_text("utf-8")).body
    except (SyntaxError, ValueError) as error:
        raise RulebookError(f"{path}: not Python: {error}") from None
    for line in body:
        match line:
            case ast.Assign(targets=[ast.Name(id="GAME")], value=ast.Call(keywords=keywords)):
                facts = {
                    keyword.arg: keyword.value.value
                    for keyword in keywords
                    if keyword.arg and isinstance(keyword.value, ast.Constant)
                }
                if "prefix" in facts:
                    return facts
    raise RulebookError(f"{path}: no GAME = Definition(…, prefix=…) in it")


# --- what code and tests name ------------------------------------------------------------


class Mention(NamedTuple):
    """An id as somebody wrote it: what names it, and the place to mend if it is wrong."""

    id: str
    by: str
    where: str


def _sources(project: Project, folder: Path) -> Iterator[tuple[Path, str, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        try:
            text = path.read_text("utf-8")
            yield path, text, ast.parse(text)
        except (SyntaxError, ValueError) as error:
            line = getattr(error, "lineno", None) or 1
            raise RulebookError(f"{project.place(path)}:{line}: not Python: {error}") from None


def mentions_in_code(project: Project, game: str) -> list[Mention]:
    """Ids in the code of a game: `rule(…)`, `Limit(id, …)`, `tell(what, id)`, `rule=`, `rules=`."""
    mentions = []
    folder = project.code(game)
    for path, _, tree in _sources(project, folder):
        parts = path.relative_to(folder).with_suffix("").parts
        module = ".".join(part for part in parts if part != "__init__") or game
        for id, scope, line in _named_in(tree, ()):
            by = f"{module}:{'.'.join(scope)}" if scope else module
            mentions.append(Mention(id, by, f"{project.place(path)}:{line}"))
    return mentions


# Calls that take a rule at a fixed place: name → positions of the arguments that are ids.
_POSITIONS = {"rule": slice(None), "Limit": slice(0, 1), "tell": slice(1, 2)}
_KEYWORDS = {"rule", "rules"}
_Scope = tuple[str, ...]


def _named_in(node: ast.AST, scope: _Scope) -> Iterator[tuple[str, _Scope, int]]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        scope = (*scope, node.name)
    elif isinstance(node, ast.Assign) and not scope and isinstance(node.targets[0], ast.Name):
        scope = (node.targets[0].id,)
    elif isinstance(node, ast.AnnAssign) and not scope and isinstance(node.target, ast.Name):
        scope = (node.target.id,)
    elif isinstance(node, ast.Call):
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        values = node.args[_POSITIONS.get(name, slice(0))]
        values += [keyword.value for keyword in node.keywords if keyword.arg in _KEYWORDS]
        for value in values:
            for id, line in _strings(value):
                yield id, scope, line
    for child in ast.iter_child_nodes(node):
        inner = scope
        if isinstance(node, ast.ClassDef) and isinstance(child, ast.AnnAssign):
            inner = (*scope, ast.unparse(child.target))
        yield from _named_in(child, inner)


def _strings(node: ast.expr) -> Iterator[tuple[str, int]]:
    """The string constants that an argument may be: itself, of a tuple, of either branch."""
    match node:
        case ast.Constant(value=str(text)) if text:
            yield text, node.lineno
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.BoolOp(values=parts):
            for part in parts:
                yield from _strings(part)
        case ast.IfExp(body=one, orelse=other):
            yield from _strings(one)
            yield from _strings(other)


def mentions_in_tests(project: Project) -> list[Mention]:
    """Ids in the comments at the tests: on the lines of the signature, or right above it."""
    word = re.compile(rf"\b(?:{'|'.join(_prefixes(project))})-[^\s,;()\[\]]+")
    mentions = []
    for path, text, tree in _sources(project, project.root / "tests"):
        comments = _Comments(text)
        for name, function in _tests_in(tree, ()):
            by = f"{project.place(path)}::{name}"
            for line in comments.lines_at(function):
                for match in word.finditer(comments.text[line]):
                    id = match.group().rstrip(".:")
                    mentions.append(Mention(id, by, f"{project.place(path)}:{line}"))
    return mentions


def _prefixes(project: Project) -> list[str]:
    return [*project.prefixes.values(), *filter(None, KINDS.values())]


_Function = ast.FunctionDef | ast.AsyncFunctionDef


def _tests_in(node: ast.AST, scope: _Scope) -> Iterator[tuple[str, _Function]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from _tests_in(child, (*scope, child.name))
        elif isinstance(child, _Function) and child.name.startswith("test_"):
            yield "::".join((*scope, child.name)), child


class _Comments:
    """The comments of a source by line, and which of them belong to a function."""

    def __init__(self, source: str) -> None:
        self._tokens = list(tokenize.generate_tokens(io.StringIO(source).readline))
        self.text = {t.start[0]: t.string for t in self._tokens if t.type == tokenize.COMMENT}
        self._alone = {
            t.start[0]
            for t in self._tokens
            if t.type == tokenize.COMMENT and not t.line[: t.start[1]].strip()
        }

    def lines_at(self, function: _Function) -> list[int]:
        first = min([function.lineno, *(mark.lineno for mark in function.decorator_list)])
        signature = range(function.lineno, self._colon(function.lineno) + 1)
        lines = {*self._above(first), *self._above(function.lineno), *signature}
        return sorted(lines & self.text.keys())

    def _above(self, line: int) -> Iterator[int]:
        while (line := line - 1) in self._alone:
            yield line

    def _colon(self, line: int) -> int:
        """The line on which the signature that starts on this line ends."""
        depth = 0
        for token in self._tokens:
            if token.start[0] < line or token.type != tokenize.OP:
                continue
            depth += (token.string in "([{") - (token.string in ")]}")
            if token.string == ":" and not depth:
                return token.start[0]
        return line


# --- the trace ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Traced(Coverage):
    """What the sources say now; `problems` are wrong ids."""

    problems: tuple[str, ...]


def coverage(game: str, project: Project | None = None) -> Traced:
    """Trace a game's rules through its code and tests. Raises a RulebookError that says why not."""
    project = project or Project.find()
    index = project.index(game)
    problems: list[str] = []
    code: dict[str, set[str]] = {}
    tests: dict[str, set[str]] = {}
    for mention in mentions_in_code(project, game):
        if mention.id in index:
            code.setdefault(index.full(mention.id), set()).add(mention.by)
        elif not index.is_heading(mention.id):
            problems.append(f"{mention.where}: {mention.id} is no rule of {game}")
    for mention in mentions_in_tests(project):
        if game not in _games_of(project, mention):
            continue
        if mention.id in index:
            tests.setdefault(mention.id, set()).add(mention.by)
        else:
            problems.append(f"{mention.where}: {_wrong(mention.id, index)}")
    return Traced(game, index, _sorted(code), _sorted(tests), tuple(problems))


def _sorted(found: Mapping[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    return {id: tuple(sorted(places)) for id, places in found.items()}


def _games_of(project: Project, mention: Mention) -> list[str]:
    """The game of an id: its prefix tells, and for EX and OP ids the folder of the test."""
    prefix = mention.id.partition("-")[0]
    if prefix in KINDS.values():
        folders = mention.where.split("/")
        own_folder = folders[0] == "tests" and folders[1] in ("rulebook", "games")
        return [game for game in project.prefixes if own_folder and folders[2] == game]
    return [game for game, its in project.prefixes.items() if its == prefix]


def _wrong(id: str, index: RuleIndex) -> str:
    if not ID.fullmatch(id):
        return f"{id} is no id; write each id out, ranges are not allowed"
    if index.is_heading(id):
        return f"{id} is a heading; name the statements below it"
    return f"{id} is not in the rule index of {index.prefix}"


def _strays(project: Project) -> list[str]:
    """Ids in tests that no index can check."""
    indexed = set(project.games())
    strays = []
    for mention in mentions_in_tests(project):
        games = _games_of(project, mention)
        if not games:
            strays.append(f"{mention.where}: {mention.id} needs the folder of a game to be clear")
        elif not indexed.intersection(games):
            strays.append(f"{mention.where}: {mention.id}, but {games[0]} has no rule index")
    return strays


# --- the page and the check --------------------------------------------------------------


def page(trace: Coverage) -> str:
    """docs/coverage/<game>.md: the counts, then every rule with its code and tests."""
    lines = [
        f"# Rule coverage: {trace.game}",
        "",
        "Generated by `make coverage` from the rule index, the code and the tests. Do not edit.",
        "",
        "| | all | implemented | tested |",
        "|---|---|---|---|",
        f"| statements | {trace.statements} | {trace.implemented} | {trace.tested} |",
        f"| printed examples | {trace.vectors} | | {trace.vectors_tested} |",
        "",
        "## Statements",
        "",
        "| statement | title | code | tests |",
        "|---|---|---|---|",
    ]
    for id in trace.index.statements:
        code, tests = _cell(trace.code.get(id)), _cell(trace.tests.get(id))
        lines.append(f"| {id} | {_plain(trace.index.title(id))} | {code} | {tests} |")
    for name, ids in (
        ("Printed examples", trace.index.vectors),
        ("Rulings that a test shows", [id for id in trace.index.rulings if id in trace.tests]),
    ):
        if ids:
            lines += ["", f"## {name}", "", "| id | title | tests |", "|---|---|---|"]
            for id in ids:
                title = _plain(trace.index.title(id))
                lines.append(f"| {id} | {title} | {_cell(trace.tests.get(id))} |")
    return "\n".join(lines) + "\n"


def _cell(places: tuple[str, ...] | None) -> str:
    return "<br>".join(f"`{place}`" for place in places) if places else "**missing**"


def _plain(text: str) -> str:
    return re.sub(r"([\\|<>*_`\[\]])", r"\\\1", text)


def write_page(trace: Coverage, project: Project) -> Path:
    path = project.page(trace.game)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page(trace), "utf-8")
    return path


def check(project: Project) -> list[str]:
    """Everything that is wrong: holes in finished games, wrong ids, stale pages."""
    problems = _strays(project)
    for game in project.finished:
        if game not in project.games():
            problems.append(f"{game} calls itself finished but has no rule index")
    for game in project.games():
        trace = coverage(game, project)
        problems += trace.problems
        if game in project.finished:
            problems += _holes(game, "code", trace.missing_code)
            problems += _holes(game, "test", trace.missing_tests + trace.missing_vectors)
        path = project.page(game)
        if not path.is_file() or path.read_text("utf-8") != page(trace):
            problems.append(f"{project.place(path)} is stale; `make coverage` writes it anew")
    return problems


def _holes(game: str, what: str, ids: list[str]) -> list[str]:
    return [f"{game}: no {what} for {len(ids)}: {' '.join(ids)}"] if ids else []


def main(argv: list[str] | None = None) -> int:
    command = sys.argv[1:] if argv is None else argv
    if command not in (["check"], ["write"]):
        print("usage: python -m tools.coverage check|write", file=sys.stderr)
        return 2
    try:
        project = Project.find()
        traces = [coverage(game, project) for game in project.games()]
        if command == ["write"]:
            problems = [problem for trace in traces for problem in trace.problems]
            for trace in traces:
                write_page(trace, project)
        else:
            problems = check(project)
    except RulebookError as error:
        traces, problems = [], [str(error)]
    for trace in traces:
        print(trace.summary())
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
