"""Rule references and their index: every statement, where it is written, which test shows it.

A game's `data/rules.csv` lists the numbered statements of its rulebook. Code names them without
the game's prefix, `@rule("6.3d")`; tests name them with it, in a comment at the test. Nothing is
imported to find them: the sources are read as text, so the trace works on a broken tree too.

    python -m hexfront.core.rulebook check    fail when the trace has a hole or a page is stale
    python -m hexfront.core.rulebook write    write docs/coverage/<game>.md anew
"""

from __future__ import annotations

import ast
import csv
import io
import re
import sys
import tokenize
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")

ENGLISH = "en"
KINDS = {"statement": None, "vector": "EX", "ruling": "OP"}
_COLUMNS = ["id", "kind", "title"]
_TRANSLATED = ["id", "title"]
# A range such as 6.3a-d or 6.3a-6.3d is no id.
_ID = re.compile(
    r"[A-Z]+-[0-9A-Z][0-9A-Za-z]*(\.[0-9A-Za-z]+)*(-[0-9A-Z][0-9A-Za-z]*|(?<=[A-Z])-[a-z])?"
)
_MARK = "__rules__"


class RulebookError(Exception):
    """Something about the rule index or its trace that a person must mend."""


class RuleIndexError(RulebookError):
    """A bad row of a rules.csv; the message names file and line."""


class UnknownRule(RulebookError, LookupError):
    """An id that the index does not list."""


class NoRuleIndex(RulebookError):
    """The game is unknown, or has no data/rules.csv."""


class NotACheckout(RulebookError):
    """The trace needs tests/ and docs/, which an installed package does not carry."""


def rule(*ids: str) -> Callable[[T], T]:
    """Mark a function or class with the statements that it implements; it stays as it is."""

    def mark(thing: T) -> T:
        setattr(thing, _MARK, ids + vars(thing).get(_MARK, ()))
        return thing

    return mark


# --- the index ---------------------------------------------------------------------------


class RuleIndex:
    """The ids and short titles of one game, in the order of its rules.csv.

    Beside it `rules.<language>.csv` has the titles of statements and rulings in another language;
    what a language lacks is said in English.
    """

    def __init__(self, path: Path | str, prefix: str) -> None:
        self.prefix = prefix
        self.path = Path(path)
        self._titles: dict[str, str] = {}
        self._kinds: dict[str, str] = {}
        self._translated: dict[str, dict[str, str]] = {}
        self._load()
        self.statements = self._of_kind("statement")
        self.vectors = self._of_kind("vector")
        self.rulings = self._of_kind("ruling")
        self._headings = {
            heading
            for id in self.statements
            for heading in _headings(id.removeprefix(f"{prefix}-"))
        }

    def __contains__(self, id: str) -> bool:
        return self._find(id) is not None

    def full(self, id: str) -> str:
        """The id with its prefix: 6.3d and VG-6.3d are both VG-6.3d."""
        found = self._find(id)
        if found is None:
            raise UnknownRule(f"{id} is not in the rule index {self.path.name} of {self.prefix}")
        return found

    def title(self, id: str, lang: str = ENGLISH) -> str:
        return self._in(lang)[self.full(id)]

    def titles(self, lang: str = ENGLISH) -> dict[str, str]:
        """Statements and rulings by their numbers without the prefix."""
        named = (*self.statements, *self.rulings)
        titles = self._in(lang)
        return {id.removeprefix(f"{self.prefix}-"): titles[id] for id in named}

    def translations(self, lang: str) -> dict[str, str]:
        """The titles that the language has of its own, by full id."""
        if lang not in self._translated:
            path = self.path.with_suffix(f".{lang}.csv")
            self._translated[lang] = self._read(path) if path.is_file() else {}
        return self._translated[lang]

    def _in(self, lang: str) -> dict[str, str]:
        return self._titles if lang == ENGLISH else self._titles | self.translations(lang)

    def is_heading(self, id: str) -> bool:
        """A number such as 6.3, which has statements below it but is none."""
        return id.removeprefix(f"{self.prefix}-") in self._headings

    def _find(self, id: str) -> str | None:
        for name in (id, f"{self.prefix}-{id}"):
            if name in self._titles:
                return name
        return None

    def _of_kind(self, kind: str) -> tuple[str, ...]:
        return tuple(id for id, its in self._kinds.items() if its == kind)

    def _load(self) -> None:
        _each_row(self.path, _COLUMNS, self._add)
        if not self._titles:
            raise RuleIndexError(f"{self.path}:1: no rules in it")

    def _read(self, path: Path) -> dict[str, str]:
        titles: dict[str, str] = {}

        def add(row: list[str]) -> str | None:
            id, title = row
            if self._kinds.get(id) not in ("statement", "ruling"):
                return f"{id!r} is no statement or ruling of {self.path.name}"
            if id in titles:
                return f"{id} is listed twice"
            if not title.strip():
                return f"{id} has no title"
            titles[id] = title.strip()
            return None

        _each_row(path, _TRANSLATED, add)
        return titles

    def _add(self, row: list[str]) -> str | None:
        """Take a row in, or say what is wrong with it."""
        id, kind, title = row
        if kind not in KINDS:
            return f"kind {kind!r} is none of {', '.join(KINDS)}"
        prefix = KINDS[kind] or self.prefix
        if not _ID.fullmatch(id) or not id.startswith(f"{prefix}-"):
            return f"{id!r} is no id of a {kind}: expected {prefix}-…"
        if id in self._titles:
            return f"{id} is listed twice"
        if not title.strip():
            return f"{id} has no title"
        self._titles[id] = title.strip()
        self._kinds[id] = kind
        return None


def _each_row(path: Path, columns: list[str], add: Callable[[list[str]], str | None]) -> None:
    """Hand every row on; what `add` finds wrong with one is said with file and line."""
    try:
        rows = csv.reader(io.StringIO(path.read_text("utf-8-sig")), strict=True)
    except OSError as error:
        raise NoRuleIndex(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise RuleIndexError(f"{path}: not UTF-8 ({error.reason})") from None
    names = ",".join(columns)
    try:
        for number, row in enumerate(rows):
            if not number:
                reason = None if row == columns else f"the first line must be {names}"
            elif len(row) != len(columns):
                reason = f"{len(row)} fields instead of {len(columns)} ({names})"
            else:
                reason = add(row)
            if reason:
                raise RuleIndexError(f"{path}:{rows.line_num}: {reason}")
    except csv.Error as error:
        raise RuleIndexError(f"{path}:{rows.line_num}: {error}") from None


def _headings(number: str) -> Iterator[str]:
    """10.7.5a stands below 10.7.5, 10.7 and 10; 13.5-T01a below 13.5-T01, 13.5 and 13."""
    if bare := number.rstrip("abcdefghijklmnopqrstuvwxyz"):
        if bare != number:
            yield bare
        while parts := re.fullmatch(r"(.+)[.-].*", bare):
            bare = parts[1]
            yield bare


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
            "rule coverage reads src/ and tests/ and needs a source checkout of Hexfront; "
            "this is an installed package. Run it inside a clone of the repository."
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
        yield from _named_in(child, scope)


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
class Coverage:
    """Where each rule of a game is written and which tests show it; `problems` are wrong ids."""

    game: str
    index: RuleIndex
    code: Mapping[str, tuple[str, ...]]
    tests: Mapping[str, tuple[str, ...]]
    problems: tuple[str, ...]

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
            "problems": list(self.problems),
        }


def coverage(game: str, project: Project | None = None) -> Coverage:
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
    return Coverage(game, index, _sorted(code), _sorted(tests), tuple(problems))


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
    if not _ID.fullmatch(id):
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
        print("usage: python -m hexfront.core.rulebook check|write", file=sys.stderr)
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
