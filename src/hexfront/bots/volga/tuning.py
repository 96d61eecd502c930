"""Which weights of the German planner are tuned, and by how much at a time."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import replace
from typing import Any

from hexfront.bots.observation import Lent
from hexfront.bots.tuning import Tuning
from hexfront.bots.volga import weights
from hexfront.bots.volga.planner import Planner
from hexfront.games.volga.state import Volga
from hexfront.games.volga.tables import BOARD, SOVIET_REINFORCEMENT

_GOALS = {f"goal {hex}": BOARD.hex(hex) for hex in ("7", "9", "13", "15", "19")}
SPREADS = {
    "travel": 0.12,
    "base": 0.7,
    "empty": 0.1,
    "beside": 0.1,
    "support": 0.1,
    "spare_fire": 0.15,
    "rubble": 0.3,
    "unseen": 0.4,
    "target_way": 0.4,
    "target_steps": 0.15,
    "target_bank": 0.2,
    "quick": 0.2,
    "new_bank": 0.15,
    "card_steps": 0.8,
    "least_fire": 0.2,
    "loss": 0.05,
    "loss_near_the_end": 0.1,
    "blocked": 0.08,
    "odds": 0.15,
    "bad_odds": 0.4,
    "rooms_early": 1.2,
    "rooms_late": 1.2,
    "units_to_call": 1.5,
    "ready": 0.3,
    "leaving_latoshinka": 0.8,
    "soviet_card": 0.2,
    "move": 0.1,
    "long": 0.1,
    "quick_attack": 0.12,
    "crowd": 0.1,
    "easy": 0.4,
    "slow": 0.2,
    "late": 1.0,
    **dict.fromkeys(_GOALS, 0.3),
}
LEAST = {"spare_fire": 0.05, "rubble": 1.0, "unseen": 1.0}


def start() -> Mapping[str, float]:
    now = weights.in_force()
    plain = {name: float(getattr(now, name)) for name in SPREADS if name not in _GOALS}
    return plain | {name: now.goal_bias[goal] for name, goal in _GOALS.items()}


def playing(numbers: Mapping[str, float]) -> AbstractContextManager[None]:
    bias = {goal: numbers[name] for name, goal in _GOALS.items()}
    plain: dict[str, Any] = {
        name: max(LEAST.get(name, 0.0), number)
        for name, number in numbers.items()
        if name not in _GOALS
    }
    return weights.trying(replace(weights.in_force(), goal_bias=bias, **plain))


def score(g: Volga) -> float:
    """A win, and less for each goal."""
    assert g.result is not None
    won = any(seat != "soviet" for seat in g.result.winners)
    return 3.0 * won + 0.5 * (g.control & SOVIET_REINFORCEMENT).bit_count()


TUNING = Tuning(SPREADS, start, playing, Planner, score, look=Lent)
