"""Rule references and their index: `@rule("6.3d")` in code, `data/rules.csv` of a game.

The index lists the numbered statements of the rulebook. Code names them without the game's
prefix; tests name them with it, in a comment at the test. `make coverage` traces them.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

ENGLISH = "en"
KINDS = {"statement": None, "vector": "EX", "ruling": "OP"}
_COLUMNS = ["id", "kind", "title"]
_TRANSLATED = ["id", "title"]
# A range such as 6.3a-d or 6.3a-6.3d is no id.
ID = re.compile(
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
        if not ID.fullmatch(id) or not id.startswith(f"{prefix}-"):
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
