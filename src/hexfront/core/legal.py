"""The legal actions of a decision. Where they are many they are made when they are read.

A decision may have hundreds of legal actions, and takes one. What the limits of each verb leave is
enough to count them and to pick one by its number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, overload

from hexfront.core.hexes import bits, nth

Action = tuple[Any, ...]
Open = tuple[str, int | None]
"""A verb with the set of its things; None where it takes nothing."""

MANY = 12
"""From so many on a list of all costs more than what is done with it."""


def actions(verbs: Sequence[Open], size: int) -> Sequence[Action]:
    """The verbs in their order and the things of each ascending; so many they are."""
    return _listed(verbs) if size < MANY else Legal(verbs, size)


def _listed(verbs: Sequence[Open]) -> list[Action]:
    made: list[Action] = []
    for name, things in verbs:
        if things is None:
            made.append((name,))
        else:
            made += [(name, thing) for thing in bits(things)]
    return made


class Legal(Sequence[Action]):
    """Behaves as the list of them; `verbs` is what they are made from."""

    __slots__ = ("_list", "_size", "verbs")

    def __init__(self, verbs: Sequence[Open], size: int) -> None:
        self.verbs = verbs
        self._size = size
        self._list: list[Action] | None = None

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, at: int) -> Action: ...
    @overload
    def __getitem__(self, at: slice) -> list[Action]: ...
    def __getitem__(self, at: int | slice) -> Action | list[Action]:
        if self._list is not None or isinstance(at, slice):
            return self._made()[at]
        left = at if at >= 0 else at + self._size
        if left >= 0:
            for name, things in self.verbs:
                count = 1 if things is None else things.bit_count()
                if left < count:
                    return (name,) if things is None else (name, nth(things, left))
                left -= count
        raise IndexError(f"there are {self._size} legal actions, and none has the number {at}")

    def __iter__(self) -> Iterator[Action]:
        return iter(self._made())

    def __contains__(self, action: object) -> bool:
        # The one question that is asked of every action played.
        if self._list is None and isinstance(action, tuple):
            if len(action) == 1:
                return (action[0], None) in self.verbs
            if len(action) == 2 and isinstance(action[1], int):
                verb, thing = action
                for name, things in self.verbs:
                    if name == verb and things is not None and thing >= 0 and things >> thing & 1:
                        return True
                return False
        return action in self._made()

    def __eq__(self, other: object) -> bool:
        if isinstance(other, (Legal, list)):
            return self._made() == list(other)
        return NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __reduce__(self) -> tuple[Any, ...]:
        """Kept as what they are made from; compiled classes are not kept by themselves."""
        return Legal, (self.verbs, self._size)

    def __repr__(self) -> str:
        return repr(self._made())

    def _made(self) -> list[Action]:
        if self._list is None:
            self._list = _listed(self.verbs)
        return self._list
