"""The sheets of a game's scenarios: which version of one a game was played with.

A sheet decides its own scenario and no other. A record names the tables that all share and its own
sheet by their digests, so that a sheet may change and the records of the other scenarios stay good.
A version that is replaced is kept, under a name like `blue.1`, and its games go on with it.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any


def _digest(sheet: Any) -> str:
    text = json.dumps(sheet, sort_keys=True, default=str)
    return blake2b(text.encode(), digest_size=6).hexdigest()


class Sheets:
    """`read` gives a scenario's sheet as JSON; `file` lists the digests of all versions.

    `earlier` are the sheets that were replaced, as JSON, by their names.

    A record that was played with the first version of its sheet names the digest of everything
    together, as all did before there were others.
    """

    def __init__(
        self, read: Callable[[str], Any], file: Path, earlier: Mapping[str, Any] | None = None
    ) -> None:
        listed = tomllib.loads(file.read_text("utf-8"))
        self.file = file
        self.versions: dict[str, list[str]] = listed["sheets"]
        self._together: str = listed["first"]["together"]
        self._tables: str = listed["first"]["tables"]
        self._read = read
        self._digests: dict[str, str] = {}
        self.earlier = earlier or {}
        self._earlier = {name: _digest(sheet) for name, sheet in self.earlier.items()}

    def digest(self, scenario: str, earlier: str = "") -> str:
        """Of the sheet that is installed here, or of an earlier one by its name."""
        if earlier:
            return self._earlier[earlier]
        if scenario not in self._digests:
            self._digests[scenario] = _digest(self._read(scenario))
        return self._digests[scenario]

    def kept(self, scenario: str, digest: str) -> str | None:
        """The name of an earlier sheet, empty for today's; None if it is not kept here."""
        if digest == self.digest(scenario):
            return ""
        return next((name for name, known in self._earlier.items() if known == digest), None)

    def data(self, scenario: str, tables: str, sheet: str) -> str:
        """How a record names them; as records always did, if it is the first version of both."""
        is_first = tables == self._tables and [sheet] == self.versions.get(scenario, [])[:1]
        return self._together if is_first else f"{tables}.{sheet}"

    def named(self, scenario: str, data: str) -> tuple[str, str]:
        """The digests of tables and sheet that a record means."""
        if data == self._together:
            first = self.versions.get(scenario) or [self.digest(scenario)]
            return self._tables, first[0]
        tables, _, sheet = data.partition(".")
        return tables, sheet

    def version(self, scenario: str, digest: str) -> str:
        """What a version of a sheet is called."""
        known = self.versions.get(scenario, [])
        return f"version {known.index(digest) + 1}" if digest in known else "a corrected version"
