"""What a unit may spend, and what it could make of it."""

from __future__ import annotations

from typing import NamedTuple

from hexfront.core.flow import Action
from hexfront.games.heroes.state import AP


class Purse(NamedTuple):
    """What may be spent: by which payment, how many points, and command points beside them."""

    how: int
    points: int
    cap: int
    price: float  # of a command point

    @property
    def single(self) -> bool:
        """Only an activation goes on after the first action."""
        return self.how != AP


class Plan(NamedTuple):
    value: float
    unit: int
    orders: tuple[Action, ...]
    aim: int = -1  # the hex that it will look at
    once: float = 0.0  # what the first shot alone is worth
    cost: float = 0.0  # points for the way to a hex that counts
    taken: float = 0.0  # and what it is worth to stand there
