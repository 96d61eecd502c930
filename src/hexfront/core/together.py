"""What several seats see, put together: for whoever may know all of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import Any

from hexfront.core.definition import Definition
from hexfront.core.flow import Event

EVERYTHING = "*"
"""Instead of a seat: all that any of them knows."""


def known_view(
    definition: Definition, state: Any, knower: str | None, seats: Sequence[str]
) -> Mapping[str, Any]:
    """What a seat sees, None for a spectator; EVERYTHING is what all `seats` see together."""
    if knower != EVERYTHING:
        return definition.view(state, knower)
    views = [definition.view(state, seat) for seat in seats]
    return reduce(together, views)


def known_event(event: Event, knower: str | None) -> Event:
    """An event as a seat may know it; for who knows everything, with all that any seat was told."""
    if knower != EVERYTHING:
        return Event(event.what, event.rule, event.seen_by(knower)["args"], {})
    args = dict(event.args)
    for told in event.private.values():
        args |= {key: value for key, value in told.items() if value != event.args.get(key)}
    return Event(event.what, event.rule, args, {})


def together(one: Any, other: Any) -> Any:
    """Where one knows nothing, what the other knows; of lists that differ, all of both."""
    if one is None:
        return other
    if isinstance(one, dict) and isinstance(other, dict):
        return {
            key: together(one.get(key), other.get(key)) for key in (*one, *(other.keys() - one))
        }
    if isinstance(one, list) and isinstance(other, list):
        if _may_be_same(one, other):
            return [together(first, second) for first, second in zip(one, other, strict=True)]
        return one + [thing for thing in other if thing not in one]
    return one


def _may_be_same(one: Any, other: Any) -> bool:
    """Whether they may tell of the same thing."""
    if one is None or other is None:
        return True
    if isinstance(one, dict) and isinstance(other, dict):
        return all(_may_be_same(one[key], other[key]) for key in one.keys() & other.keys())
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_may_be_same, one, other))
    return bool(one == other)
