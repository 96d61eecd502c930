"""Conflict of Heroes: Awakening the Bear!, in the terminal."""

from __future__ import annotations

from hexfront.terminal.heroes import board, chances, panels
from hexfront.terminal.heroes.names import Names
from hexfront.terminal.terminal_game import TerminalGame


def terminal_game(lang: str) -> TerminalGame:
    names = Names(lang)
    return TerminalGame(
        names,
        board,
        panels,
        chances,
        turn_starts=frozenset({"turn", "place_unit", "hide_unit"}),
        styles={
            "round": "bold",
            "round-ends": "bold",
            "hit": "yellow",
            "destroyed": "bright_red",
            "control": "cyan",
            "revealed": "cyan",
        },
        arithmetic=names.arithmetic,
    )
