"""Computer players of Conflict of Heroes."""

from __future__ import annotations

from collections.abc import Callable

from hexfront.bots.heroes.planner import Planner
from hexfront.bots.heroes.strategy import HeroesStrategy
from hexfront.bots.levels import Level, Policy, bot_makers

STRATEGY = HeroesStrategy()
VETERAN = Level("veteran", nodes=1_500, seconds=2.4, share=1.0)
COMMANDER = Level("commander", nodes=6_000, seconds=9.0, share=1.0)

BOTS: dict[str, Callable[[], Policy]] = {
    "planner": Planner,
    **bot_makers(STRATEGY, VETERAN, COMMANDER),
}
