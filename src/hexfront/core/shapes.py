"""Declared shapes that all games share: of what leaves the engine as plain dicts.

A game declares its own in `shapes.py`: `View`, `Components`, and `Args` with `EVENTS`. They are
TypedDicts, so nothing is converted at run time. `make types` writes the client's TypeScript from
them, and a test holds every view and event of played games to them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from typing_extensions import TypedDict

from hexfront.core.flow import Result
from hexfront.core.types import Side

EventArgs: TypeAlias = Mapping[str, str]
"""By event the names of its arguments, each declared in `Args`; one with a `?` may be absent."""


T = TypeVar("T")


class AxisSoviet(TypedDict, Generic[T]):
    axis: T
    soviet: T


class GermanSoviet(TypedDict, Generic[T]):
    german: T
    soviet: T


def axis_soviet(of: Callable[[Side], T]) -> AxisSoviet[T]:
    """The same of both sides, in their order."""
    return {"axis": of(0), "soviet": of(1)}


def german_soviet(of: Callable[[Side], T]) -> GermanSoviet[T]:
    return {"german": of(0), "soviet": of(1)}


class Outcome(TypedDict):
    """How a game ended."""

    winners: list[str]
    kind: str
    rule: str
    score: dict[str, Any]


def outcome(result: Result | None) -> Outcome | None:
    if result is None:
        return None
    return {
        "winners": list(result.winners),
        "kind": result.kind,
        "rule": result.rule,
        "score": dict(result.score),
    }
