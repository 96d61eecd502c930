"""A game without a look of its own, in the terminal: drawn from its components and its view."""

from __future__ import annotations

from hexfront.core.definition import Definition
from hexfront.terminal.plain import look
from hexfront.terminal.plain.names import Names
from hexfront.terminal.terminal_game import TerminalGame


def terminal_game(definition: Definition, lang: str) -> TerminalGame:
    return TerminalGame(
        Names(definition, lang),
        maps=look,
        panels=look,
        chances=look,
        turn_starts=frozenset(choice.name for choice in definition.steps.choices()),
        styles={},
    )
