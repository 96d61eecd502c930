"""Arguments that several commands have."""

from __future__ import annotations

from collections.abc import Iterable

from hexfront.core.game import BadSetup, Definition


def known_as(word: str, known: Iterable[str]) -> str:
    """A word as it is known, in capitals or not; one that nobody knows stays as it is."""
    names = list(known)
    if word in names:
        return word
    alike = [name for name in names if name.casefold() == word.casefold()]
    return alike[0] if len(alike) == 1 else word


def setup_words(
    definition: Definition, mode: str | None, scenario: str | None, options: list[str] | None
) -> tuple[str | None, str | None, dict[str, str]]:
    """Mode, scenario and options of a command line, as the game spells them."""
    values = {option.name: option.values for option in definition.options}
    chosen = {}
    for typed, value in pairs(options).items():
        name = known_as(typed, values)
        chosen[name] = known_as(value, values.get(name, ()))
    return (
        mode and known_as(mode, (one.name for one in definition.modes)),
        scenario and known_as(scenario, definition.scenarios),
        chosen,
    )


def pairs(words: list[str] | None) -> dict[str, str]:
    """NAME=VALUE, as often as given."""
    found = {}
    for word in words or ():
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise BadSetup(f"option {word!r} is not of the form NAME=VALUE")
        found[name] = value
    return found
