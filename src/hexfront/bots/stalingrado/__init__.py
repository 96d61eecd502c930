"""Computer players of Stalingrado 1942-43."""

from __future__ import annotations

from collections.abc import Callable

from hexfront.bots.levels import Level, Policy, Thinker, bot_makers
from hexfront.bots.stalingrado.planner import Planner
from hexfront.bots.stalingrado.posture import STEADY
from hexfront.bots.stalingrado.strategy import StalingradoStrategy

STRATEGY = StalingradoStrategy()
VETERAN = Level(
    "veteran", 36_000, 28.0, share=1.0, doubt=1.5, gain=0.005, samples=3, once=True
)
COMMANDER = Level(
    "commander", 110_000, 85.0, share=1.0, doubt=1.5, gain=0.005, samples=6, once=True
)

CONTESTS = (("1v1", "blue"), ("1v1", "uranus"))
"""The modes and scenarios over which levels are measured against each other."""

BOTS: dict[str, Callable[[], Policy]] = {
    "planner": Planner,
    **bot_makers(STRATEGY, VETERAN, COMMANDER),
    "veteran": lambda: Thinker(StalingradoStrategy(STEADY), VETERAN),
    "commander": lambda: Thinker(StalingradoStrategy(STEADY), COMMANDER),
}
