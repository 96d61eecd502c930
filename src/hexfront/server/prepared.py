"""Statements of every move, spelled out once: that takes longer than to write the rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.sql.dml import UpdateBase


class Prepared:
    """A statement for many rows; their values come in the order of `names`."""

    def __init__(self, engine: Engine, statement: UpdateBase, names: Sequence[str]) -> None:
        compiled = statement.compile(engine, column_keys=list(names))
        self._text = str(compiled)
        self._names = tuple(names)
        order: Sequence[str] | None = compiled.positiontup
        assert order is None or tuple(order) == self._names
        self._has_names = order is None

    def __call__(self, connection: Connection, rows: list[tuple[Any, ...]]) -> None:
        if self._has_names:
            named = [dict(zip(self._names, row, strict=True)) for row in rows]
            connection.exec_driver_sql(self._text, named)
        else:
            connection.exec_driver_sql(self._text, rows)
