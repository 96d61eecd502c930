"""Actions as people write them: `to k02`, `hit 191`, in small letters or capitals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hexfront.core.definition import Definition
from hexfront.core.errors import Named

Reading = Callable[[Named, Named], bool]


def meant(words: Sequence[str], actions: Sequence[Named]) -> Named | None:
    """The one action that these words mean: `to 38`, `hit g-pz-2`, `hit 2`, `W`; else None."""
    wanted = tuple(_bare(word) for word in words)
    readings: tuple[Reading, ...] = (
        *(_is_exact, _is_its_end),
        *(_is_without_verb, _is_its_end_without_verb),
    )
    for reading in readings:
        found = [action for action in actions if reading(wanted, tuple(map(str, action)))]
        if len(found) == 1:
            return found[0]
    return None


def spelled(
    definition: Definition, state: Any, words: Sequence[str], hex: Callable[..., str | None]
) -> Named:
    """Any words as an action in the game's spelling, legal or not; `hex` finds what is meant."""
    choice, _ = definition.steps.asked(state)
    if len(words) < 2 or words[0].lower() not in choice.verbs:
        return tuple(words)
    verb, thing = words[0].lower(), words[1]
    kind = choice.verbs[verb].kind
    for spelling in (thing, thing.upper(), thing.lower()):
        if kind is not None and definition.number(state, kind, spelling) is not None:
            return (verb, spelling)
    return (verb, hex(words[1:]) or thing if kind == "hex" else thing)


def _bare(word: str) -> str:
    """As people type it: small letters without hyphens."""
    return word.lower().replace("-", "")


def _ends(name: str) -> list[str]:
    """191 and IN-191 for G-IN-191."""
    parts = name.split("-")
    return [_bare("".join(parts[start:])) for start in range(1, len(parts))]


def _is_exact(wanted: Named, action: Named) -> bool:
    return tuple(map(_bare, action)) == wanted


def _is_its_end(wanted: Named, action: Named) -> bool:
    """`hit 191` for G-IN-191, `to k02` for 1-K02."""
    if len(wanted) != 2 or len(action) != 2:
        return False
    return _bare(action[0]) == wanted[0] and wanted[1] in _ends(action[1])


def _is_without_verb(wanted: Named, action: Named) -> bool:
    return len(wanted) == 1 and len(action) == 2 and _bare(action[1]) == wanted[0]


def _is_its_end_without_verb(wanted: Named, action: Named) -> bool:
    return len(wanted) == 1 and len(action) == 2 and wanted[0] in _ends(action[1])
