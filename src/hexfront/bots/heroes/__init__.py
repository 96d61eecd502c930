"""Computer players of Conflict of Heroes."""

from __future__ import annotations

from collections.abc import Callable

from hexfront.bots.heroes.planner import Planner
from hexfront.bots.heroes.strategy import HeroesStrategy
from hexfront.bots.levels import Level, Policy, Thinker, bot_makers

STRATEGY = HeroesStrategy()
VETERAN = Level("veteran", 1_500, 2.4, share=1.0, doubt=1.5, gain=0.015, samples=6)
COMMANDER = Level("commander", 6_000, 9.0, share=1.0, doubt=1.5, gain=0.01, samples=8)

_SHEETS = (
    *("the-gap", "partisans", "mir", "petrov", "red-ice", "monsters"),
    *("bunker", "mzensk", "kv2", "bug-river", "peprez", "demolition"),
)
CONTESTS = tuple(("1v1", sheet) for sheet in _SHEETS)
"""The modes and scenarios over which levels are measured against each other."""

BOTS: dict[str, Callable[[], Policy]] = {
    "planner": Planner,
    **bot_makers(STRATEGY, VETERAN, COMMANDER),
    "commander": lambda: Thinker(HeroesStrategy(plans=6), COMMANDER),
}
