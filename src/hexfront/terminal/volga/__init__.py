"""Stalingrad: Inferno on the Volga, in the terminal."""

from __future__ import annotations

from hexfront.terminal.terminal_game import TerminalGame
from hexfront.terminal.volga import board, chances, panels
from hexfront.terminal.volga.names import Names


def terminal_game(lang: str) -> TerminalGame:
    return TerminalGame(
        Names(lang),
        board,
        panels,
        chances,
        turn_starts=frozenset({"german_action", "soviet_choice"}),
        styles={
            "german-turn": "bold",
            "soviet-turn": "bold",
            "german-destroyed": "yellow",
            "soviet-destroyed": "green",
            "leader-in-play": "cyan",
        },
    )
