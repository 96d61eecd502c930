"""Arguments that several commands have."""

from __future__ import annotations

from hexfront.core.game import BadSetup


def pairs(words: list[str] | None) -> dict[str, str]:
    """NAME=VALUE, as often as given."""
    found = {}
    for word in words or ():
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise BadSetup(f"option {word!r} is not of the form NAME=VALUE")
        found[name] = value
    return found
