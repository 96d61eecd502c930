"""What of a planner can be tuned: `bots/<game>/tuning.py` has TUNING, for `hexfront tune`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from hexfront.bots.levels import Policy
from hexfront.bots.observation import Imagined


@dataclass(frozen=True, slots=True)
class Tuning:
    spreads: Mapping[str, float]
    """The numbers that may change, each with a change that is worth trying."""
    start: Callable[[], Mapping[str, float]]
    """The numbers as they are."""
    playing: Callable[[Mapping[str, float]], AbstractContextManager[None]]
    """Meanwhile planners play by these numbers."""
    player: Callable[[], Policy]
    score: Callable[[Any], float]
    """How good the end of a game is; wins alone tell little where they are rare."""
    look: type[Imagined] = Imagined
    """How the players see the game; those who only look need no copies."""
