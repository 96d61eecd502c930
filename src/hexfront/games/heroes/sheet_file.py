"""A firefight's TOML file while it is read: fields of the right type, complaints with the line."""

from __future__ import annotations

import re
from typing import Any

from hexfront.core.tables import TableError, Tables


class Sheet:
    """A TOML file while it is read: complaints name the line."""

    def __init__(self, tables: Tables, name: str) -> None:
        self.tables = tables
        self.name = name
        self.file, self.data = tables.toml(name)
        self.text = tables.text(name)

    def fail(self, reason: str, field: str = "", array: str = "", index: int = 0) -> TableError:
        line = None
        if array:
            line = self.tables.line_of(self.name, array, index, field)
        elif field:
            line = self._line_of(field)
        return TableError(self.file, line, field or None, reason)

    def _line_of(self, field: str) -> int | None:
        pattern = re.compile(rf"\s*(\[+)?{re.escape(field)}\b")
        for number, line in enumerate(self.text.splitlines(), 1):
            if pattern.match(line):
                return number
        return None

    def get(self, field: str, kind: type, default: Any = None) -> Any:
        return self.typed(self.data, field, kind, default)

    def typed(
        self,
        table: dict[str, Any],
        field: str,
        kind: type,
        default: Any = None,
        array: str = "",
        index: int = 0,
    ) -> Any:
        """A field of the right type; without a default it must be there."""
        value = table.get(field, default)
        if value is None and default is None and field not in table:
            raise self.fail(f"the field {field!r} is missing", field, array, index)
        good = isinstance(value, kind) and isinstance(value, bool) == (kind is bool)
        if field in table and not good:
            expected = _TYPE_WORDS[kind]
            raise self.fail(f"expected {expected}, not {value!r}", field, array, index)
        return value


_TYPE_WORDS: dict[type, str] = {
    int: "a whole number",
    str: "text in quotes",
    list: "a list in brackets",
    dict: "fields in braces",
    bool: "true or false",
}
