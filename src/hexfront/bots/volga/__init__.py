"""Players of Stalingrad: Inferno on the Volga."""

from __future__ import annotations

from collections.abc import Callable

from hexfront.bots.levels import Level, Policy, Thinker, bot_makers
from hexfront.bots.volga.planner import Planner
from hexfront.bots.volga.soviet import PATIENT
from hexfront.bots.volga.strategy import VolgaStrategy

STRATEGY = VolgaStrategy()
_PATIENT = VolgaStrategy(patience=PATIENT)
_THOROUGH = VolgaStrategy(plans=14)
VETERAN = Level("veteran", nodes=75_000, seconds=10.0, share=0.8, doubt=1.5, gain=0.01, samples=12)
COMMANDER = Level(
    "commander", nodes=300_000, seconds=40.0, share=0.8, doubt=1.5, gain=0.01, samples=12
)

CONTESTS = (("1v1", "battle"),)
"""The modes and scenarios over which levels are measured against each other."""

BOTS: dict[str, Callable[[], Policy]] = {
    "planner": Planner,
    **bot_makers(STRATEGY, VETERAN, COMMANDER),
    "veteran": lambda: Thinker(_PATIENT, VETERAN),
    "commander": lambda: Thinker(_THOROUGH, COMMANDER),
}
