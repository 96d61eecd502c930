"""How a turn is played: what attacks are worth it, how far the army goes, what it shuns."""

from __future__ import annotations

from typing import NamedTuple

from hexfront.bots.stalingrado import weights as w


class Posture(NamedTuple):
    name: str = "steady"
    bold: float | None = None
    """From 0, hold, to 1, go forward; None for what strength and goals suggest."""
    line: float = 0.0
    """Hexes by which the line is kept further from the enemy."""
    enough: float = w.ENOUGH
    """What an attack must be worth."""
    own_step: float = w.OWN_STEP
    """An own step against one of the enemy's."""
    danger: float = w.DANGER
    """Of all that could come against a hex, what is reckoned with."""
    body: float = w.BODY
    """What each unit of an attack could do elsewhere."""
    stacks: int = w.TRIED
    """Units considered for one attack."""
    shares: bool = True
    """Whether units that one attack hardly misses are lent to another."""
    flies: bool = True
    """Whether aircraft are sent out in the own turn."""
    prior: float = 0.0
    """A chance added to what trials say: what attacks bring comes later than they can see."""


STEADY = Posture()
PLAIN = STEADY._replace(shares=False, stacks=w.REGULAR_TRIES)
"""Plans an attack with the six strongest units that can come, and leaves them to it."""
BEGINNER = Posture(
    "beginner", enough=0.1, danger=0.1, stacks=3, shares=False, flies=False
)
"""Attacks with what stands in one hex, forgets the aircraft, and does not look at what may come."""

POSTURES = (
    STEADY,
    Posture("attack", enough=0.1, own_step=0.85),
    Posture("select", enough=0.8, own_step=1.4, prior=-0.04),
    Posture("advance", bold=1.0),
    Posture("fall-back", bold=0.0, line=2.5, enough=0.7, prior=-0.05),
)
"""What a veteran tries; the first is the planner's own. More would leave each too few trials."""
