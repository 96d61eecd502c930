"""What a seat is told, in parts: most of it is the same for all who sit at a table.

What is the same is made once and compared once with what was told before.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hexfront.server.patch import UNCHANGED, Known, Patch, difference, joined, remembered

Part = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Telling:
    """The parts have no key in common."""

    lasting: Part
    """What seldom changes."""
    shared: Part
    """What all seats are told alike."""
    own: Part
    """What this seat is told, but for the view."""
    public: Part
    """Of the view, what everybody sees."""
    seen: Part
    """Of the view, what this seat sees."""

    def whole(self) -> dict[str, Any]:
        view = {**self.public, **self.seen}
        return {**self.lasting, **self.shared, **self.own, "view": view}


def change(old: Telling, new: Telling, known: Known) -> Patch:
    """What turns the whole of the old one into that of the new one."""
    view = joined(
        remembered(old.public, new.public, known), difference(old.seen, new.seen, known)
    )
    found = joined(
        remembered(old.shared, new.shared, known), difference(old.own, new.own, known)
    )
    if view is not UNCHANGED:
        found = joined(found, {"set": {"view": view}})
    return joined(found, difference(old.lasting, new.lasting, known))
