"""How a player looks at a battlefield: a beginner overlooks what an old soldier does not."""

from __future__ import annotations

from typing import NamedTuple

from hexfront.bots.heroes.weights import PLAIN, SEASONED, Weights

NEVER = 99
"""More fresh units than a side ever has."""


class Habits(NamedTuple):
    care: float = 1.0
    """Of the danger in a hex, how much is seen."""
    foresight: bool = True
    """Whether it is reckoned with that the enemy has a turn before the next action."""
    command: bool = True
    """Whether command points are spent on rolls and for the first turn, and units form groups."""
    patience: int = NEVER
    """So many fresh units tempt the player to leave one that has shot, and so waste its points."""
    drill: bool = False
    """Whether units march in groups, ride, lay smoke, and close up to what is to be held."""
    glance: bool = False
    """Whether only the next hexes are looked at, and those that count: a player in thought."""
    boldness: float = 0.0
    """Added to each step towards the enemy or an errand; a plan for bold or careful turns."""
    weights: Weights = PLAIN
    """What it holds dear."""


SOLDIER = Habits()
OLD_HAND = Habits(drill=True, weights=SEASONED)
IN_THOUGHT = Habits(drill=True, glance=True, weights=SEASONED)
CLUB = Habits(patience=3)
"""Wants everybody to have shot before anybody shoots twice, while three or more are fresh."""
BEGINNER = Habits(care=0.5, foresight=False, patience=0)
"""Sees half of the danger, forgets the enemy's turn, and leaves a unit after its first shot."""
