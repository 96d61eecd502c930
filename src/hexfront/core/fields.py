"""How a field of a state is copied and written, where its type does not say so.

A field is declared once, in the class of the state: `control: Hexes`. From that declaration
`tools/write_states.py` writes the game's `fields.py`: the slots, the copy, the value of a field
of which nothing is known yet, and the lists by which it is saved. By its type

- a list, a bytearray or a dict is copied, a part of the state (`Battle | None`) is cloned, and
  anything else is shared, as it cannot change;
- numbers (`int`, `bool`, `Side`) are saved as they are, `Hexes` and `Units` as sets of names,
  `list[int]` and `dict` as such; what has another type, the game's notation writes by hand.

`Annotated[Hexes, DERIVED]` and the like say that a field is an exception.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")

SHARED = "a list that is never changed in place, or that the game copies by itself"
CLONED = "copied by its own method clone"
FORGOTTEN = "None in a copy"
NUMBER = "a set that is saved as a number"
BY_HAND = "the notation writes it"
DERIVED = "follows from other fields; not saved"


def bare(kind: type[T]) -> T:
    """An object of a kind without any of its fields, for a copy to fill."""
    return kind.__new__(kind)
