"""Hexfront: board wargames of the Eastern Front, to play, study and simulate."""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hexfront.bots import Bot, Observation, explain
from hexfront.bots.explain import Explanation
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

if TYPE_CHECKING:
    from gymnasium.vector import AsyncVectorEnv

    from hexfront.lab.envs.aec import HexfrontEnv
    from hexfront.lab.envs.single import SeatEnv

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


def env(game: str, **setup: Any) -> HexfrontEnv:
    """All seats of a game as a PettingZoo environment: `hexfront.env("noretreat", scenario="A")`.

    Like the next two it needs the extra `hexfront[gym]`.
    """
    return _envs("aec").env(game, **setup)  # type: ignore[no-any-return]


def seat_env(game: str, seat: str | None = None, **setup: Any) -> SeatEnv:
    """One seat as a Gymnasium environment, the others played by `bots`."""
    return _envs("single").seat_env(game, seat, **setup)  # type: ignore[no-any-return]


def vector_env(count: int, game: str, seat: str | None = None, **setup: Any) -> AsyncVectorEnv:
    """So many copies of a `seat_env`, each in a process of its own."""
    return _envs("single").vector_env(count, game, seat, **setup)  # type: ignore[no-any-return]


def _envs(name: str) -> Any:
    try:
        return import_module(f"hexfront.lab.envs.{name}")
    except ModuleNotFoundError as error:
        if error.name and error.name.startswith("hexfront"):
            raise
        raise BadSetup(f"environments need {error.name}: pip install 'hexfront[gym]'") from None


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
    "Explanation",
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
    "env",
    "explain",
    "find",
    "ids",
    "load",
    "new",
    "observe",
    "position",
    "rule",
    "seat_env",
    "vector_env",
]
