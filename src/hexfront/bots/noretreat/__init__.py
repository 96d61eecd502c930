"""Computer players of No Retreat!"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from hexfront.bots.levels import Level, Plain, Policy, Thinker, bot_makers
from hexfront.bots.noretreat.planner import Planner
from hexfront.bots.noretreat.strategy import NoRetreatStrategy

STRATEGY = NoRetreatStrategy()
_AT_ONCE = NoRetreatStrategy(tries=10, passes=1)
"""A regular thinks once about every unit, and takes its first good plan."""
_THOROUGH = NoRetreatStrategy(tries=48, passes=4, mixes=10)
VETERAN = Level(
    "veteran",
    nodes=10_000,
    seconds=10.0,
    share=0.9,
    doubt=1.2,
    gain=0.015,
    samples=6,
    first=2,
    trim=True,
)
COMMANDER = replace(VETERAN, name="commander", nodes=42_000, seconds=40.0)

CONTESTS = tuple(("1v1", scenario) for scenario in "ABCDEFG")
"""The modes and scenarios over which levels are measured against each other."""

BOTS: dict[str, Callable[[], Policy]] = {
    "planner": Planner,
    **bot_makers(STRATEGY, VETERAN, COMMANDER),
    "regular": lambda: Plain(_AT_ONCE, _AT_ONCE.regular()),
    "commander": lambda: Thinker(_THOROUGH, COMMANDER),
}
