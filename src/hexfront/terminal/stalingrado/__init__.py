"""Stalingrado 1942-43, in the terminal."""

from __future__ import annotations

from hexfront.terminal.stalingrado import board, chances, panels
from hexfront.terminal.stalingrado.names import Names
from hexfront.terminal.terminal_game import TerminalGame


def terminal_game(lang: str) -> TerminalGame:
    return TerminalGame(
        Names(lang),
        board,
        panels,
        chances,
        turn_starts=frozenset({"march", "column", "combat"}),
        styles={
            "turn": "bold",
            "player-turn": "bold",
            "combat-result": "yellow",
            "eliminated": "bright_red",
            "scores": "cyan",
            "livny-falls": "cyan",
        },
    )
