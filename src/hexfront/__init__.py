"""Hexfront: board wargames of the Eastern Front, to play, study and simulate."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hexfront.bots import Bot, Observation
from hexfront.core.chance import Chance
from hexfront.core.errors import (
    BadPosition,
    BadQuestion,
    BadSetup,
    CannotUndo,
    HexfrontError,
    IllegalAction,
    Named,
)
from hexfront.core.flow import Action, Event, Result
from hexfront.core.game import (
    Decision,
    Definition,
    Game,
    Mode,
    Option,
    check_setup,
    game_at,
    new_game,
)
from hexfront.core.history import Played
from hexfront.core.record import Record, RecordError
from hexfront.core.trace import Trace
from hexfront.core.trace import trace as _trace
from hexfront.games import IDS, find, ids

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


def observe(game: Game, seed: str = "") -> Observation:
    """The pending decision as a bot of the seat that is asked may look at it.

    `game.play(game.named(bot.choose(hexfront.observe(game))))` lets a bot answer it.
    """
    if game.decision is None:
        raise BadQuestion("the game is over: there is nothing to observe")
    number, seat = game.decision.number, game.decision.seat
    rng = random.Random(f"{seed or game.seed}/{number}/{seat}")
    return Observation(game.definition, game.state, seat, rng)


def rule(game: str, id: str, lang: str = "en") -> Trace:
    """A rule by its number: title, where it is written, its tests and its rulings."""
    return _trace(find(game), id, lang)


__all__ = [
    "IDS",
    "Action",
    "BadPosition",
    "BadQuestion",
    "BadSetup",
    "Bot",
    "CannotUndo",
    "Chance",
    "Decision",
    "Definition",
    "Event",
    "Game",
    "HexfrontError",
    "IllegalAction",
    "Mode",
    "Named",
    "Observation",
    "Option",
    "Played",
    "Record",
    "RecordError",
    "Result",
    "Trace",
    "check_setup",
    "find",
    "ids",
    "load",
    "new",
    "observe",
    "position",
    "rule",
]
