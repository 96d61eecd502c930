"""No Retreat! The Russian Front, in the terminal."""

from __future__ import annotations

from hexfront.terminal.face import Face
from hexfront.terminal.noretreat import board, chances, panels
from hexfront.terminal.noretreat.names import Names


def face(lang: str) -> Face:
    return Face(
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
