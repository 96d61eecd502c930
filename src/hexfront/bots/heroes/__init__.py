"""Computer players of Conflict of Heroes."""

from __future__ import annotations

from collections.abc import Callable

from hexfront.bots.heroes.habits import BEGINNER, CLUB, OLD_HAND, Habits
from hexfront.bots.heroes.planner import Planner
from hexfront.bots.heroes.strategy import HeroesStrategy
from hexfront.bots.levels import Level, Plain, Policy, Thinker

STRATEGY = HeroesStrategy()
VETERAN = Level("veteran", 7_000, 0.9, share=0.8, doubt=2.5, gain=0.06, samples=8)
COMMANDER = Level("commander", 28_000, 3.6, share=0.8, doubt=2.5, gain=0.06, samples=10)

_SHEETS = (
    *("the-gap", "partisans", "mir", "petrov", "red-ice", "monsters"),
    *("bunker", "mzensk", "kv2", "bug-river", "peprez", "demolition"),
)
CONTESTS = tuple(("1v1", sheet) for sheet in _SHEETS)
"""The modes and scenarios over which levels are measured against each other."""


def _plain(habits: Habits) -> Policy:
    """A player that takes its first good plan, and tells of others as its habits see them."""
    strategy = HeroesStrategy(habits=habits)
    return Plain(strategy, strategy.regular())


BOTS: dict[str, Callable[[], Policy]] = {
    "planner": Planner,
    "recruit": lambda: _plain(BEGINNER),
    "regular": lambda: _plain(CLUB),
    "veteran": lambda: Thinker(HeroesStrategy(6, 4, OLD_HAND), VETERAN),
    "commander": lambda: Thinker(HeroesStrategy(8, 4, OLD_HAND), COMMANDER),
}
