"""No Retreat! The Russian Front, by Carl Paradis."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from hexfront.core.chance import Chance
from hexfront.core.flow import Action
from hexfront.core.game import Mode, Option, Setup, Study
from hexfront.core.rulebook import ENGLISH, RuleIndex, rule
from hexfront.games.noretreat import (
    axis_events,
    components,
    notation,
    secrets,
    sequence,
    setup,
    soviet_events,
    view,
)
from hexfront.games.noretreat.odds import Odds, battle_odds
from hexfront.games.noretreat.state import NoRetreat, steps
from hexfront.games.noretreat.tables import (
    CARD_NAMES,
    DIGEST,
    PLACE_NAMES,
    PLACE_NUMBER,
    SCENARIOS,
    SIDES,
    UNIT_NAMES,
    UNIT_NUMBER,
)

_CHAPTERS = (axis_events, sequence, setup, soviet_events)
"""Imported so that their steps are known."""

_ON_OFF = ("off", "on")
_NUMBERS = [str(number) for number in range(10)]


@rule("1.0a", "15.10a")
class NoRetreatGame:
    """The game as the rest of the program sees it."""

    id: ClassVar[str] = "noretreat"
    title: ClassVar[str] = "No Retreat! The Russian Front"
    prefix: ClassVar[str] = "NR"
    version: ClassVar[int] = 1
    modes: ClassVar[tuple[Mode, ...]] = (Mode("1v1", SIDES),)
    scenarios: ClassVar[tuple[str, ...]] = tuple(SCENARIOS)
    options: ClassVar[tuple[Option, ...]] = (
        Option("windows", ("covered", "playable"), "OP-5.5"),
        Option("detachments", _ON_OFF, "15.1a"),
        Option("fortified_fronts", _ON_OFF, "15.2a"),
        Option("local_support", _ON_OFF, "15.3a"),
        Option("fixed_weather", ("off", "on", "1941"), "15.4a"),
        Option("breakout", _ON_OFF, "15.5a"),
        Option("mild_sudden_death", _ON_OFF, "15.6a"),
        Option("joker", _ON_OFF, "15.7a"),
        Option("rezervy", _ON_OFF, "15.8a"),
        Option("drop", _ON_OFF, "15.9a"),
    )
    skips: ClassVar[tuple[str, ...]] = ("window:move", "any-time")
    studies: ClassVar[Mapping[str, Study]] = {}
    steps = steps

    @property
    def data_hash(self) -> str:
        return DIGEST

    @cached_property
    def _rules(self) -> RuleIndex:
        return RuleIndex(Path(__file__).parent / "data" / "rules.csv", self.prefix)

    def rule_title(self, rule: str, lang: str = ENGLISH) -> str:
        return self._rules.title(rule, lang)

    def rule_titles(self, lang: str = ENGLISH) -> dict[str, str]:
        return self._rules.titles(lang)

    def begin(self, agreed: Setup, chance: Chance) -> NoRetreat:
        return setup.begin(agreed, chance)

    def name(self, g: NoRetreat, kind: str, number: int) -> str:
        return _NAMES[kind][number]

    def number(self, g: NoRetreat, kind: str, name: str) -> int | None:
        return _NUMBERS_OF[kind].get(name)

    def components(self) -> dict[str, Any]:
        return components.components()

    def view(self, g: NoRetreat, seat: str | None) -> dict[str, Any]:
        return view.view(g, seat)

    def odds(self, g: NoRetreat, action: Action) -> Odds | None:
        return battle_odds(g, action)

    def resample(self, g: NoRetreat, seat: str, chance: Chance) -> None:
        secrets.resample(g, seat, chance)

    def dump(self, g: NoRetreat) -> dict[str, Any]:
        return notation.dump(g)

    def restore(self, data: dict[str, Any], agreed: Setup, chance: Chance) -> NoRetreat:
        return notation.restore(data, agreed, chance)

    def write(self, g: NoRetreat) -> str:
        return notation.write(g)

    def read(self, text: str, agreed: Setup, chance: Chance) -> NoRetreat:
        return notation.read(text, agreed, chance)


_NAMES: dict[str, Sequence[str]] = {
    "hex": PLACE_NAMES,
    "unit": UNIT_NAMES,
    "card": CARD_NAMES,
    "number": _NUMBERS,
    "option": _NUMBERS,
}
_NUMBERS_OF: dict[str, dict[str, int]] = {
    "hex": PLACE_NUMBER,
    "unit": UNIT_NUMBER,
    "card": {name: number for number, name in enumerate(CARD_NAMES) if number},
    "number": {name: number for number, name in enumerate(_NUMBERS)},
    "option": {name: number for number, name in enumerate(_NUMBERS)},
}

GAME = NoRetreatGame()
