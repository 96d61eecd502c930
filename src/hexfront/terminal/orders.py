"""What a player types: the number of an answer, or the words of the notation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hexfront.core.flow import Choice
from hexfront.core.game import Game, Named


def pending(game: Game) -> Choice[Any]:
    """The choice that is to be made."""
    choice, _ = game.definition.steps.asked(game.state)
    return choice


def chosen(words: Sequence[str], actions: Sequence[Named]) -> Named | None:
    """The one legal action that these words mean: `3`, `to 38`, `hit g-pz-2`, `hit 2`, `W`."""
    if len(words) == 1 and words[0].isdecimal():
        number = int(words[0])
        return actions[number - 1] if 1 <= number <= len(actions) else None
    wanted = tuple(_bare(word) for word in words)
    for reading in (_exactly, _by_its_end, _without_verb, _by_its_end_without_verb):
        found = [action for action in actions if reading(wanted, tuple(map(str, action)))]
        if len(found) == 1:
            return found[0]
    return None


def _bare(word: str) -> str:
    """As people type it: small letters without hyphens."""
    return word.lower().replace("-", "")


def _ends(name: str) -> list[str]:
    """191 and IN-191 for G-IN-191."""
    parts = name.split("-")
    return [_bare("".join(parts[start:])) for start in range(1, len(parts))]


def _exactly(wanted: tuple[str, ...], action: tuple[str, ...]) -> bool:
    return tuple(map(_bare, action)) == wanted


def _by_its_end(wanted: tuple[str, ...], action: tuple[str, ...]) -> bool:
    """`hit 191` for G-IN-191, `to k02` for 1-K02."""
    if len(wanted) != 2 or len(action) != 2:
        return False
    return _bare(action[0]) == wanted[0] and wanted[1] in _ends(action[1])


def _without_verb(wanted: tuple[str, ...], action: tuple[str, ...]) -> bool:
    return len(wanted) == 1 and len(action) == 2 and _bare(action[1]) == wanted[0]


def _by_its_end_without_verb(wanted: tuple[str, ...], action: tuple[str, ...]) -> bool:
    return len(wanted) == 1 and len(action) == 2 and wanted[0] in _ends(action[1])


def named(words: Sequence[str], game: Game, hex: Callable[[Sequence[str]], str | None]) -> Named:
    """Any words as an action in the game's spelling, legal or not; `hex` finds what is meant."""
    choice = pending(game)
    if len(words) < 2 or words[0].lower() not in choice.verbs:
        return tuple(words)
    verb, thing = words[0].lower(), words[1]
    kind = choice.verbs[verb].kind
    number = game.definition.number
    for spelling in (thing, thing.upper(), thing.lower()):
        if kind is not None and number(game.state, kind, spelling) is not None:
            return (verb, spelling)
    return (verb, hex(words[1:]) or thing if kind == "hex" else thing)


def answered_by(word: str, game: Game) -> list[str]:
    """The rules of the questions, asked now or not, that such a word begins an answer to."""
    choices = game.definition.steps.choices()
    return list(dict.fromkeys(choice.rule for choice in choices if word.lower() in choice.verbs))


def dice(words: Sequence[str]) -> list[int] | None:
    """`3 4 5` or `345`."""
    faces = "".join(words)
    if not faces or set(faces) - set("123456"):
        return None
    return [int(face) for face in faces]
