"""Stalingrado 1942-43: the campaign from the Donets to the Volga and the Caucasus."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from hexfront.core.chance import Chance
from hexfront.core.flow import Action
from hexfront.core.game import Mode, Option, Setup, Study
from hexfront.core.rulebook import ENGLISH, RuleIndex
from hexfront.games.stalingrado import (
    advance,
    air_combat,
    components,
    notation,
    odds,
    phase,
    results,
    secrets,
    sequence,
    setup,
    studies,
    transport,
    view,
)
from hexfront.games.stalingrado.counters import DIGEST, NAMES, NUMBER
from hexfront.games.stalingrado.scenarios import SCENARIOS
from hexfront.games.stalingrado.state import Stalingrado, steps
from hexfront.games.stalingrado.tables import BOARD

_CHAPTERS = (advance, air_combat, phase, results, sequence, transport)
"""Imported so that their steps are known."""


class StalingradoGame:
    """The game as the rest of the program sees it."""

    id: ClassVar[str] = "stalingrado"
    title: ClassVar[str] = "Stalingrado 1942-43"
    prefix: ClassVar[str] = "SG"
    version: ClassVar[int] = 1
    modes: ClassVar[tuple[Mode, ...]] = (Mode("1v1", ("axis", "soviet")),)
    scenarios: ClassVar[tuple[str, ...]] = tuple(SCENARIOS)
    options: ClassVar[tuple[Option, ...]] = (
        Option("zone_cost", ("leaving", "entering"), "OP-4.1"),
        Option("replacement_hq", ("supplied", "any"), "OP-7.3"),
        Option("hq_moves", ("free", "path"), "OP-8.4"),
        Option("artillery_pause", ("2", "3"), "OP-9.2"),
        Option("winter_mixed", ("worst", "points"), "OP-11.2"),
        Option("first_guards_tank", ("26", "16"), "OP-12.8"),
        Option("stacks", ("hidden", "open"), "OP-H.1"),
    )
    skips: ClassVar[tuple[str, ...]] = ()
    studies: ClassVar[Mapping[str, Study]] = {
        "reach": Study(("unit",), studies.reach),
        "route": Study(("unit", "hex"), studies.route),
        "army": Study(("unit",), studies.army),
        "supply": Study(("unit",), studies.supply),
        "attack": Study(("hex",), studies.attack),
        "flight": Study(("unit",), studies.flight),
        "sky": Study(("hex",), studies.sky),
    }
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

    def components(self) -> dict[str, Any]:
        return components.components()

    def begin(self, agreed: Setup, chance: Chance) -> Stalingrado:
        return setup.begin(agreed, chance)

    def name(self, g: Stalingrado, kind: str, number: int) -> str:
        return (BOARD.name if kind == "hex" else NAMES)[number]

    def number(self, g: Stalingrado, kind: str, name: str) -> int | None:
        return (BOARD.number if kind == "hex" else NUMBER).get(name)

    def view(self, g: Stalingrado, seat: str | None) -> dict[str, Any]:
        return view.view(g, seat)

    def odds(self, g: Stalingrado, action: Action) -> odds.Odds | None:
        return odds.combat_odds(g, action)

    def resample(self, g: Stalingrado, seat: str, chance: Chance) -> None:
        secrets.resample(g, seat, chance)

    def dump(self, g: Stalingrado) -> dict[str, Any]:
        return notation.dump(g)

    def restore(self, data: dict[str, Any], agreed: Setup, chance: Chance) -> Stalingrado:
        return notation.restore(data, agreed, chance)

    def write(self, g: Stalingrado) -> str:
        return notation.write(g)

    def read(self, text: str, agreed: Setup, chance: Chance) -> Stalingrado:
        return notation.read(text, agreed, chance)


GAME = StalingradoGame()
