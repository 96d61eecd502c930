"""How a player looks at a battlefield: a beginner overlooks what an old soldier does not."""

from __future__ import annotations

from typing import NamedTuple


class Habits(NamedTuple):
    care: float = 1.0
    """Of the danger in a hex, how much is seen."""
    foresight: bool = True
    """Whether it is reckoned with that the enemy has a turn before the next action."""
    thrift: bool = True
    """Whether command points are kept for what they do best, and bid for a first shot."""
    boldness: float = 0.0
    """Added to each step towards the enemy or an errand; a plan for bold or careful turns."""

    timeless: bool = False
    """Whether it does not matter who has acted in this round: for a look at a position as such."""


SOLDIER = Habits()
JUDGE = Habits(timeless=True)
BEGINNER = Habits(care=0.25, foresight=False, thrift=False)
