"""Hexfront: board wargames of the Eastern Front, to play, study and simulate."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hexfront.core.chance import Chance
from hexfront.core.game import (
    BadQuestion,
    BadSetup,
    CannotUndo,
    Decision,
    Game,
    HexfrontError,
    IllegalAction,
    check_setup,
    game_at,
    new_game,
)
from hexfront.core.record import Record, RecordError
from hexfront.games import IDS, find

__version__ = "0.2.0"


def new(
    game: str,
    mode: str | None = None,
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    seed: str | None = None,
    dice: str | Chance = "seeded",
) -> Game:
    """Start a game: `hexfront.new("volga", mode="solo", seed="…")`."""
    return new_game(find(game), mode, scenario, options, seed, dice)


def position(
    game: str,
    text: str,
    mode: str | None = None,
    options: Mapping[str, Any] | None = None,
    seed: str | None = None,
    dice: str | Chance = "seeded",
    scenario: str | None = None,
) -> Game:
    """A game that starts from a position written in its notation."""
    return game_at(find(game), text, mode, options, seed, dice, scenario)


def load(path: str | Path) -> Game:
    """A game from its record, replayed to where it stood."""
    return Record.load(path).replay(find)


__all__ = [
    "IDS",
    "BadQuestion",
    "BadSetup",
    "CannotUndo",
    "Decision",
    "Game",
    "HexfrontError",
    "IllegalAction",
    "Record",
    "RecordError",
    "check_setup",
    "find",
    "load",
    "new",
    "position",
]
