"""What a card says of a scenario in numbers: its turns, and the units that each side brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from hexfront.art import atlas
from hexfront.art.counters import counters
from hexfront.core.chance import Chance
from hexfront.core.game import Game, check_setup
from hexfront.games import find
from hexfront.games.noretreat.tables import SCENARIOS as NORETREAT


@dataclass(frozen=True, slots=True)
class Facts:
    turns: int | None
    units: Mapping[str, int]
    """By side."""


@cache
def facts(game: str, scenario: str) -> Facts:
    """A game without a painted map has none."""
    if not atlas.is_painted(game):
        return Facts(None, {})
    if game == "heroes":
        return _firefight(scenario)
    definition = find(game)
    setup = check_setup(definition, None, scenario, {})
    view = Game(definition, setup, definition.begin(setup, Chance("opening"))).view(None)
    stacks = counters(game, dict(definition.components()), dict(view))
    units = Counter(one.side for pile in stacks.values() for one in pile)
    last = NORETREAT[scenario]["end_turn"] if game == "noretreat" else view.get("last_turn")
    return Facts(None if last is None else last - view["turn"] + 1, dict(units))


def _firefight(scenario: str) -> Facts:
    """All that comes, whenever it comes."""
    parts = atlas.parts_of("heroes", scenario)
    units = Counter[str]()
    for force in parts["forces"]:
        units[force["side"]] += len(force["units"])
    return Facts(parts["rounds"], dict(units))
