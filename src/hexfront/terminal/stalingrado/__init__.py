"""Stalingrado 1942-43, in the terminal."""

from __future__ import annotations

from hexfront.terminal.face import Face
from hexfront.terminal.stalingrado import board, chances, panels
from hexfront.terminal.stalingrado.names import Names


def face(lang: str) -> Face:
    return Face(
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
