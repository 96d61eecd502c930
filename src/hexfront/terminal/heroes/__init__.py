"""Conflict of Heroes: Awakening the Bear!, in the terminal."""

from __future__ import annotations

from hexfront.terminal.face import Face
from hexfront.terminal.heroes import board, chances, panels
from hexfront.terminal.heroes.names import Names


def face(lang: str) -> Face:
    names = Names(lang)
    return Face(
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
