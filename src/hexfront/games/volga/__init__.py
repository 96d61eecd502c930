"""Stalingrad: Inferno on the Volga, by Emanuele Santandrea."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from hexfront.core.chance import Chance
from hexfront.core.flow import Action
from hexfront.core.game import Mode, Option, Setup, Study
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import ENGLISH, RuleIndex
from hexfront.games.volga import (
    components,
    german_cards,
    notation,
    reinforcements,
    rubble,
    secrets,
    sequence,
    setup,
    soviet,
    soviet_player,
    view,
)
from hexfront.games.volga.odds import Odds, attack_odds
from hexfront.games.volga.state import PLACE_NUMBER, Volga, steps
from hexfront.games.volga.tables import BOARD, CARD_NAMES, DIGEST, UNIT_NAMES, UNIT_NUMBER

_CHAPTERS = (german_cards, reinforcements, rubble, sequence, setup, soviet, soviet_player)
"""Imported so that their steps are known."""

_ON_OFF = ("off", "on")


class VolgaGame:
    """The game as the rest of the program sees it."""

    id: ClassVar[str] = "volga"
    title: ClassVar[str] = "Stalingrad: Inferno on the Volga"
    prefix: ClassVar[str] = "VG"
    version: ClassVar[int] = 1
    modes: ClassVar[tuple[Mode, ...]] = (
        Mode("solo", ("german",), ("soviet",)),
        Mode("cooperative", ("yellow", "blue"), ("soviet",)),
        Mode("1v1", ("german", "soviet")),
        Mode("2v1", ("yellow", "blue", "soviet")),
    )
    scenarios: ClassVar[tuple[str, ...]] = ("battle",)
    options: ClassVar[tuple[Option, ...]] = (
        Option("variant", ("off", "0", "A", "B", "C"), "20.9a"),
        Option("advantages", ("on", "off"), "OP-20.2"),
        Option("forts", ("level", "variant"), "OP-20.3"),
        Option("late_divisions", ("advantage", "variant"), "OP-20.3"),
        Option("special_units", ("variant", "level"), "OP-20.4"),
        Option("chuikov_hq_on_draw", _ON_OFF, "OP-20.7"),
        Option("w_stack", ("64", "15"), "OP-4.1"),
        Option("capture_any", _ON_OFF, "OP-5.1"),
        Option("opfire_per_stack", _ON_OFF, "OP-16.1"),
        Option("aa_marker_always", _ON_OFF, "OP-16.6"),
        Option("soviet_breaks_own_ties", _ON_OFF, "OP-18.5"),
    )
    skips: ClassVar[tuple[str, ...]] = ()
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

    def components(self) -> dict[str, Any]:
        return components.components()

    def begin(self, agreed: Setup, chance: Chance) -> Volga:
        return setup.begin(agreed, chance)

    def name(self, g: Volga, kind: str, number: int) -> str:
        return {"hex": BOARD.name, "unit": UNIT_NAMES, "card": CARD_NAMES}[kind][number]

    def number(self, g: Volga, kind: str, name: str) -> int | None:
        if kind == "hex":
            place = PLACE_NUMBER.get(name, BOARD.size)
            return place if place < BOARD.size else None
        if kind == "unit":
            return UNIT_NUMBER.get(name)
        copies = mask(number for number, known in enumerate(CARD_NAMES) if known == name)
        held = copies & (g.hands[g.player] | g.soviet_hand)
        return next(iter(bits(held or copies)), None)

    def view(self, g: Volga, seat: str | None) -> dict[str, Any]:
        return view.view(g, seat)

    def odds(self, g: Volga, action: Action) -> Odds | None:
        return attack_odds(g, action)

    def resample(self, g: Volga, seat: str, chance: Chance) -> None:
        secrets.resample(g, seat, chance)

    def dump(self, g: Volga) -> dict[str, Any]:
        return notation.dump(g)

    def restore(self, data: dict[str, Any], agreed: Setup, chance: Chance) -> Volga:
        return notation.restore(data, agreed, chance)

    def write(self, g: Volga) -> str:
        return notation.write(g)

    def read(self, text: str, agreed: Setup, chance: Chance) -> Volga:
        return notation.read(text, agreed, chance)


GAME = VolgaGame()
