"""Tables of simulated games: written part by part while they are played, read again later.

A table in Parquet is a folder of parts, as PyArrow and DuckDB read it; each part is written whole
or not at all. Each row holds all that is needed to play its game again.
"""

from __future__ import annotations

import csv
import json
import os
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from pathlib import Path
from typing import Any, NoReturn, Protocol

import pyarrow as pa
import pyarrow.dataset as ds
import pyarrow.parquet as pq

from hexfront.core.game import BadSetup, HexfrontError, Setup
from hexfront.games import find
from hexfront.lab.plans import Plan, Row

FORMAT = 1
PART = 20_000
"""Rows of a part at the most …"""
PART_SECONDS = 60.0
"""… and how long rows wait for others: a run that is killed loses no more than that."""

_GAME = ("game", "version", "data", "mode", "scenario", "options", "seats")
_NAMED = pa.dictionary(pa.int32(), pa.string())
SCHEMA = pa.schema(
    [
        ("number", pa.int64()),
        ("seed", pa.string()),
        ("winners", _NAMED),
        ("kind", _NAMED),
        ("rule", _NAMED),
        ("turns", pa.int32()),
        ("actions", pa.int32()),
        ("seconds", pa.float64()),
        ("score", pa.string()),
        ("error", pa.string()),
        *((name, _NAMED) for name in _GAME),
    ]
)


class ResultsError(HexfrontError):
    """A table that cannot be read, or is not one of ours."""


class NotWritten(ResultsError):
    """Rows that their table could not take: the disk is full, or the folder is closed to us."""

    def __init__(self, path: Path, error: OSError, kept: str) -> None:
        reason = os.strerror(error.errno) if error.errno else str(error)
        super().__init__(f"{path} cannot be written: {reason}{kept}")


class Writer(Protocol):
    """Where rows go."""

    def done(self) -> set[int]:
        """The games that are there already."""
        ...

    def add(self, rows: Sequence[Row]) -> None: ...

    def close(self) -> None: ...


class ParquetWriter:
    """A folder of parts. One that is there already is gone on with, if it is of the same plan."""

    def __init__(self, plan: Plan, path: Path) -> None:
        self._plan = plan
        self._path = path
        self._rows: list[Row] = []
        self._written = time.monotonic()
        self._schema = SCHEMA.with_metadata(
            {"hexfront": str(FORMAT), "seed": plan.seed, **plan.about()}
        )
        if path.exists():
            _check_same(plan, path)
        try:
            path.mkdir(exist_ok=True)
        except OSError as error:
            raise NotWritten(path, error, "") from None

    def done(self) -> set[int]:
        if not any(self._path.glob("*.parquet")):
            return set()
        return {*dataset(self._path).to_table(columns=["number"]).column("number").to_pylist()}

    def add(self, rows: Sequence[Row]) -> None:
        self._rows += rows
        if len(self._rows) >= PART or time.monotonic() > self._written + PART_SECONDS:
            self._write()

    def close(self) -> None:
        if self._rows:
            self._write()

    def _write(self) -> None:
        rows = sorted(self._rows, key=lambda row: row.number)
        about = self._plan.about()
        columns: dict[str, list[Any]] = {
            name: [getattr(row, name) for row in rows] for name in Row.__slots__
        }
        columns |= {name: [about[name]] * len(rows) for name in _GAME}
        table = pa.table(columns, schema=self._schema)
        name = f"part-{rows[0].number:09}-{secrets.token_hex(4)}.parquet"
        temporary = self._path / f".{name}"
        self._rows = []  # what could not be written is not tried a second time when it is closed
        try:
            pq.write_table(table, temporary, compression="zstd")
            temporary.replace(self._path / name)
        except OSError as error:
            temporary.unlink(missing_ok=True)
            kept = "; it keeps the games before, and the same command goes on from there"
            raise NotWritten(self._path, error, kept) from None
        self._written = time.monotonic()


class CsvWriter:
    """A file of plain text, there when all is played."""

    def __init__(self, plan: Plan, path: Path) -> None:
        self._path = path
        self._temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
        try:
            self._file = self._temporary.open("x", encoding="utf-8", newline="")
        except OSError as error:
            raise NotWritten(path, error, "") from None
        self._about = plan.about()
        self._writer = csv.DictWriter(self._file, SCHEMA.names)
        self._writer.writeheader()
        self._is_whole = True

    def done(self) -> set[int]:
        return set()

    def add(self, rows: Sequence[Row]) -> None:
        try:
            self._writer.writerows(asdict(row) | self._about for row in rows)
        except OSError as error:
            self._give_up(error)

    def close(self) -> None:
        if not self._is_whole:
            return
        try:
            self._file.close()
            self._temporary.replace(self._path)
        except OSError as error:
            self._give_up(error)

    def _give_up(self, error: OSError) -> NoReturn:
        """A text that breaks off in a row is no table."""
        self._is_whole = False
        with suppress(OSError):
            self._file.close()
        self._temporary.unlink(missing_ok=True)
        raise NotWritten(self._path, error, "; nothing of it is kept") from None


class NoWriter:
    """For those who want the summary alone."""

    def done(self) -> set[int]:
        return set()

    def add(self, rows: Sequence[Row]) -> None:
        pass

    def close(self) -> None:
        pass


WRITERS: dict[str, type[ParquetWriter | CsvWriter]] = {
    ".csv": CsvWriter,
    ".parquet": ParquetWriter,
}


def check_table(path: Path) -> None:
    """Complain before anything is played."""
    if path.suffix.lower() not in WRITERS:
        raise BadSetup(f"{path.name} should end with {' or '.join(WRITERS)}: that is its format")
    if not path.resolve().parent.is_dir():
        raise BadSetup(f"there is no folder {path.parent} to write {path.name} to")
    if path.is_file() and path.suffix.lower() == ".parquet":
        raise BadSetup(f"{path} is a file, and a table of many parts needs a folder of its own")


def writer(plan: Plan, path: Path | None) -> Writer:
    return NoWriter() if path is None else WRITERS[path.suffix.lower()](plan, path)


# -- reading


def dataset(path: Path) -> ds.Dataset:
    """A table of ours, whatever its size: rows are read when they are asked for."""
    if not path.exists():
        raise ResultsError(f"{path}: there is no such table")
    try:
        found = ds.dataset(path, format="parquet")
    except (pa.ArrowInvalid, OSError) as error:
        raise ResultsError(f"{path} cannot be read as Parquet: {_spoilt(path, error)}") from None
    about = found.schema.metadata or {}
    written = about.get(b"hexfront", b"").decode()
    if written != str(FORMAT):
        what = f"format {written}" if written else "no results of `hexfront sim`"
        raise ResultsError(f"{path}: {what}; this program reads format {FORMAT}")
    return found


def _spoilt(path: Path, error: Exception) -> str:
    """Which part of a table it is, and no more of PyArrow's sentences than needed."""
    named = next((one.name for one in path.glob("*.parquet") if one.name in str(error)), None)
    return f"{named} in it is cut off or something else" if named else str(error).splitlines()[0]


def seed_of(path: Path) -> str | None:
    """The seed of a table that is there already, so that a run can go on with it."""
    if not path.is_dir() or not any(path.glob("*.parquet")):
        return None
    seed: bytes = dataset(path).schema.metadata[b"seed"]
    return seed.decode()


def _check_same(plan: Plan, path: Path) -> None:
    if not any(path.glob("*.parquet")):
        if any(path.iterdir()):
            raise BadSetup(f"{path} is a folder with other things in it")
        return
    about = {key.decode(): value.decode() for key, value in dataset(path).schema.metadata.items()}
    for name, value in {**plan.about(), "seed": plan.seed}.items():
        if about.get(name) != value:
            raise BadSetup(
                f"{path} holds games of {name} {about.get(name)}, not {value}: "
                "give another --out, or go on as before"
            )


def rows(path: Path, columns: Sequence[str] | None = None) -> Iterator[dict[str, Any]]:
    """Row by row, a part of the table in memory at a time."""
    for batch in dataset(path).to_batches(columns=columns):
        yield from batch.to_pylist()


def row_of(path: Path, number: int) -> dict[str, Any]:
    found = dataset(path).filter(ds.field("number") == number).to_table().to_pylist()
    if not found:
        raise ResultsError(f"{path} has no game {number}")
    row: dict[str, Any] = found[0]
    return row


def plan_of(row: dict[str, Any]) -> Plan:
    """What a row was played by; refused if the program's rules or tables are others by now."""
    definition = find(row["game"])
    other = definition.other_data(row["scenario"], row["data"])
    if other is None and row["version"] != str(definition.version):
        other = f"was played by another version of {row['game']}"
    if other is not None:
        raise ResultsError(f"game {row['number']} {other}: its seed leads to another game now")
    setup = Setup(row["mode"], row["scenario"], json.loads(row["options"]))
    setup = definition.with_sheet(setup, row["data"])
    return Plan(row["game"], setup, json.loads(row["seats"]), row["seed"].rpartition("-")[0])
