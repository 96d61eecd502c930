"""No Retreat! The Russian Front, in the terminal."""

from __future__ import annotations

from hexfront.terminal.noretreat import board, chances, panels
from hexfront.terminal.noretreat.names import Names
from hexfront.terminal.terminal_game import TerminalGame


def terminal_game(lang: str) -> TerminalGame:
    return TerminalGame(
        Names(lang),
        board,
        panels,
        chances,
        turn_starts=frozenset({"card_play", "movement"}),
        styles={
            "turn": "bold",
            "player-turn": "bold",
            "captured": "cyan",
            "eliminated": "yellow",
        },
    )
