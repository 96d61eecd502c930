"""Component tables: CSV and TOML files with clear errors, and the user's own corrections.

A player who owns the board game may correct a reconstructed table: a file of the same name in
`<configuration folder>/overrides/<game>/` replaces the built-in one. Whatever is wrong with a
table is said with file, line, column and reason, and the game does not start.
"""

from __future__ import annotations

import csv
import os
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

from platformdirs import user_config_path

from hexfront.core.game import HexfrontError

Parser = Callable[[str], Any]


class TableError(HexfrontError):
    """A component table that cannot be used."""

    def __init__(self, file: Path, line: int | None, column: str | None, reason: str) -> None:
        place = str(file)
        if line is not None:
            place += f", line {line}"
        if column is not None:
            place += f", column {column}"
        super().__init__(f"{place}: {reason}")
        self.file = file
        self.line = line
        self.column = column
        self.reason = reason


def configuration_folder() -> Path:
    override = os.environ.get("HEXFRONT_CONFIG")
    return Path(override) if override else user_config_path("hexfront")


class Row:
    """One line of a table, its columns as attributes, and its place for complaints."""

    def __init__(self, file: Path, line: int, values: Mapping[str, Any]) -> None:
        self.__dict__.update(values)
        self._file = file
        self._line = line

    def __getattr__(self, column: str) -> Any:
        raise AttributeError(column)

    def fail(self, column: str | None, reason: str) -> TableError:
        return TableError(self._file, self._line, column, reason)


class Tables:
    """The tables of one game: built in, or replaced by the user's."""

    def __init__(self, built_in: Path, game: str, overrides: Path | None = None) -> None:
        self._built_in = built_in
        self._overrides = overrides or configuration_folder() / "overrides" / game
        if overrides is None:
            self._check_names(game)
        self._hash = blake2b(digest_size=8)
        self._texts: dict[str, str] = {}

    @property
    def digest(self) -> str:
        """Of all tables read so far that are no sheets: what a record was played with."""
        return self._hash.hexdigest()

    def _check_names(self, game: str) -> None:
        """A correction under a name that no table has would be passed over."""
        for own in sorted((*self._overrides.glob("*.csv"), *self._overrides.glob("*.toml"))):
            if not (self._built_in / own.name).is_file():
                names = sorted(path.name for path in self._built_in.glob(f"*{own.suffix}"))
                reason = f"{game} has no table of this name; it has {', '.join(names)}"
                raise TableError(own, None, None, reason)

    def path(self, name: str) -> Path:
        own = self._overrides / name
        return own if own.is_file() else self._built_in / name

    def _read(self, name: str, is_sheet: bool = False) -> tuple[Path, str]:
        path = self.path(name)
        try:
            content = path.read_bytes()
            text = content.decode("utf-8-sig")
        except OSError as error:
            raise TableError(path, None, None, f"cannot be read: {error.strerror}") from error
        except UnicodeDecodeError as error:
            line = content.count(b"\n", 0, error.start) + 1
            raise TableError(path, line, None, "is not UTF-8 text") from error
        if not is_sheet:
            self._hash.update(name.encode() + b"\0" + content)
        self._texts[name] = text
        return path, text

    def text(self, name: str) -> str:
        """What a file that has been read says."""
        return self._texts[name]

    def csv(self, name: str, columns: Mapping[str, Parser]) -> list[Row]:
        """The rows of a CSV file; columns that nobody asked for are passed over."""
        path, text = self._read(name)
        reader = csv.reader(text.splitlines(), strict=True)
        return list(self._rows(path, reader, columns))

    def _rows(self, path: Path, reader: Any, columns: Mapping[str, Parser]) -> Iterator[Row]:
        try:
            header: list[str] = next(reader, [])
            for column in columns:
                if column not in header:
                    raise TableError(path, 1, column, "the column is missing")
            for fields in reader:
                line = reader.line_num
                if not fields:
                    continue
                if len(fields) != len(header):
                    reason = f"has {len(fields)} fields where the header has {len(header)}"
                    raise TableError(path, line, None, reason)
                cells = dict(zip(header, fields, strict=True))
                values = {}
                for column, parse in columns.items():
                    try:
                        values[column] = parse(cells[column])
                    except (ValueError, KeyError) as error:
                        reason = f"{cells[column]!r} is not possible ({error})"
                        raise TableError(path, line, column, reason) from None
                yield Row(path, line, values)
        except csv.Error as error:
            raise TableError(path, reader.line_num, None, str(error)) from error

    def toml(self, name: str, is_sheet: bool = False) -> tuple[Path, dict[str, Any]]:
        """A TOML file; a sheet, which decides one scenario alone, is not part of the digest."""
        path, text = self._read(name, is_sheet)
        try:
            return path, tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            at_line = re.search(r"at line (\d+)", str(error))
            line = int(at_line[1]) if at_line else text.count("\n") + 1
            raise TableError(path, line, None, str(error)) from error

    def line_of(self, name: str, array: str, index: int, field: str) -> int | None:
        """Where a field of the index-th `[[array]]` of a TOML file stands, or that entry begins."""
        entry = -1
        start = None
        for number, line in enumerate(self._texts[name].splitlines(), 1):
            if line.lstrip().startswith("["):
                entry += line.strip().startswith(f"[[{array}]]")
                if entry > index:
                    break
                start = start or (number if entry == index else None)
            elif entry == index and re.match(rf"\s*{re.escape(field)}\s*=", line):
                return number
        return start


    def line_at(self, name: str, *path: str) -> int | None:
        """Where the key of a TOML file with this path stands, or what of the path there is."""
        section: tuple[str, ...] = ()
        found, depth = None, 0
        for number, line in enumerate(self._texts[name].splitlines(), 1):
            if header := re.match(r"\s*\[([^\]]+)\]", line):
                section = keys = _keys(header[1])
            elif entry := re.match(r"\s*([^=#\[]+?)\s*=", line):
                keys = (*section, *_keys(entry[1]))
            else:
                continue
            if depth < len(keys) and path[: len(keys)] == keys:
                found, depth = number, len(keys)
        return found


def _keys(dotted: str) -> tuple[str, ...]:
    return tuple(key.strip('"') for key in re.findall(r'"[^"]*"|[\w-]+', dotted))


def one_of(*words: str) -> Parser:
    """A parser for one of a few words."""

    def parse(text: str) -> str:
        if text not in words:
            raise ValueError(f"expected {', '.join(word or 'nothing' for word in words)}")
        return text

    return parse


def whole(low: int, high: int) -> Parser:
    """A parser for a whole number within bounds."""

    def parse(text: str) -> int:
        number = int(text)
        if not low <= number <= high:
            raise ValueError(f"expected {low} to {high}")
        return number

    return parse


def blank_or(parser: Parser) -> Parser:
    return lambda text: parser(text) if text else None


def flag(text: str) -> bool:
    if text not in ("0", "1"):
        raise ValueError("expected 0, 1")
    return text == "1"


def name(text: str) -> str:
    """A parser for what must not be empty."""
    if not text.strip():
        raise ValueError("expected a name")
    return text


def words(separator: str) -> Parser:
    return lambda text: tuple(text.split(separator)) if text else ()
