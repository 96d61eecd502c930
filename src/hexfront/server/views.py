"""What the seats of a room see: worked out once for all of them, and only after it has changed."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from hexfront.core.game import Definition
from hexfront.server.listed import ending

_OF_THE_MACHINE = frozenset(("chance", "frames", "legal", "revealed", "sink"))
"""What no view shows, but for what `Definition.agenda` makes of the frames."""


_readers: dict[type, Callable[[Any], tuple[Any, ...]]] = {}


def _position(state: Any) -> tuple[Any, ...]:
    """All fields of a state that a view may show."""
    kind = type(state)
    if kind not in _readers:
        _readers[kind] = attrgetter(*(_fields(kind) - _OF_THE_MACHINE))
    return _readers[kind](state)


def _fields(kind: type) -> set[str]:
    """The names of a compiled class are not in its slots."""
    classes = [vars(one) for one in kind.__mro__]
    return {
        name for own in classes for name in own.get("__mypyc_attrs__", own.get("__slots__", ()))
    }


class Views:
    """The states that it is asked about must not be changed afterwards, but for `forget`."""

    __slots__ = (
        "_agenda",
        "_before",
        "_definition",
        "_known",
        "_position",
        "_public",
        "_seen",
        "_state",
    )

    def __init__(self, definition: Definition) -> None:
        self._definition = definition
        self.forget()

    def forget(self) -> None:
        """The state was played on as it was."""
        self._state: Any = None
        self._position: Any = None
        self._agenda: Any = None
        self._public: dict[str, Any] | None = None
        self._known: tuple[Any, Any] | None = None
        self._seen: dict[str | None, tuple[dict[str, Any], dict[str, Any]]] = {}
        self._before: dict[str | None, tuple[Any, Any]] = {}

    def parts(self, state: Any, seat: str | None) -> tuple[dict[str, Any], dict[str, Any]]:
        """What everybody sees, how it ended among it, and what this seat does."""
        if state is not self._state:
            self._look_at(state)
        found = self._seen.get(seat)
        if found is None:
            found = self._seen[seat] = self._worked_out(state, seat)
        return found

    def _look_at(self, state: Any) -> None:
        definition = self._definition
        self._state = state
        if definition.agenda is None:
            self._seen, self._public = {}, None
            return
        position, agenda = _position(state), definition.agenda(state)
        if position != self._position or agenda != self._agenda:
            self._seen, self._public = {}, None
        self._position, self._agenda = position, agenda

    def _worked_out(self, state: Any, seat: str | None) -> tuple[dict[str, Any], dict[str, Any]]:
        definition = self._definition
        if definition.view_parts is None:
            return {}, {"result": ending(state.result), **definition.view(state, seat)}
        public, own = definition.view_parts
        if self._public is None:
            told = public(state, self._known)
            self._known = (state, told)
            self._public = {"result": ending(state.result), **told}
        found = own(state, seat, self._before.get(seat))
        self._before[seat] = (state, found)
        return self._public, found
