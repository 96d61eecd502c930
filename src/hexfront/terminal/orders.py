"""What a player types: the number of an answer, or the words of the notation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hexfront.core.flow import Choice
from hexfront.core.game import Game, Named
from hexfront.core.orders import meant, spelled


def pending(game: Game) -> Choice[Any]:
    """The choice that is to be made."""
    choice, _ = game.definition.steps.asked(game.state)
    return choice


def chosen(words: Sequence[str], actions: Sequence[Named]) -> Named | None:
    """The one legal action that these words mean: `3`, `to 38`, `hit g-pz-2`, `hit 2`, `W`."""
    if len(words) == 1 and words[0].isdecimal():
        number = int(words[0])
        return actions[number - 1] if 1 <= number <= len(actions) else None
    return meant(words, actions)


def named(words: Sequence[str], game: Game, hex: Callable[[Sequence[str]], str | None]) -> Named:
    """Any words as an action in the game's spelling, legal or not; `hex` finds what is meant."""
    return spelled(game.definition, game.state, words, hex)


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
