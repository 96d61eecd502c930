"""Conflict of Heroes: Awakening the Bear!, by Uwe Eickert."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from typing import Any, ClassVar

from hexfront.core.chance import Chance
from hexfront.core.flow import Action
from hexfront.core.game import Mode, Option, Setup, Study
from hexfront.core.rulebook import ENGLISH, RuleIndex
from hexfront.games.heroes import (
    artillery,
    bonus,
    cards,
    combat,
    components,
    firefight,
    groups,
    hidden,
    learning,
    movement,
    notation,
    occupy,
    points,
    rally,
    reasons,
    resolve,
    secrets,
    sequence,
    setup,
    studies,
    transport,
    view,
    weapons,
    works,
)
from hexfront.games.heroes.commands import PLAYERS, SEATS
from hexfront.games.heroes.odds import Odds, odds
from hexfront.games.heroes.state import Heroes, steps
from hexfront.games.heroes.tables import CARD_NUMBER, CARDS, DIRECTIONS, TABLES_DIGEST

_CHAPTERS = (
    *(artillery, bonus, cards, combat, groups, hidden, movement, occupy, points, rally),
    *(reasons, resolve, sequence, setup, transport, weapons, works),
)
"""Imported so that their steps are known."""

_ON_OFF = ("off", "on")
_HANDICAP = ("0", "1", "2")


class HeroesGame:
    """The game as the rest of the program sees it."""

    id: ClassVar[str] = "heroes"
    title: ClassVar[str] = "Conflict of Heroes: Awakening the Bear!"
    prefix: ClassVar[str] = "CH"
    version: ClassVar[int] = 1
    modes: ClassVar[tuple[Mode, ...]] = tuple(
        Mode(name, tuple(SEATS[player] for player in players)) for name, players in PLAYERS.items()
    )
    options: ClassVar[tuple[Option, ...]] = (
        Option("cards", _ON_OFF, "8.0b"),
        Option("variable_ap", ("off", "on", "fog"), "3.0.1a"),
        Option("cautious_movement", _ON_OFF, "5.0.3a"),
        Option("german_handicap", _HANDICAP, "3.2.5a"),
        Option("soviet_handicap", _HANDICAP, "3.2.5a"),
        Option("arc", ("wedge", "half-plane"), "OP-6.1.1"),
        Option("smoke_blocks_los", ("on", "off"), "13.0g"),
        Option("becoming_hidden", _ON_OFF, "10.2a"),
        Option("vehicle_slopes", _ON_OFF, "11.0f"),
        Option("part", learning.VALUES, "OP-LE.1"),
    )
    skips: ClassVar[tuple[str, ...]] = ()
    studies: ClassVar[Mapping[str, Study]] = {
        "sight": Study(("hex", "hex"), studies.sight),
        "reach": Study(("unit",), studies.reach),
        "threat": Study(("unit",), studies.threat),
        "danger": Study(("unit", "hex"), studies.danger),
    }
    steps = steps

    @cached_property
    def scenarios(self) -> tuple[str, ...]:
        return firefight.ids()

    @cached_property
    def data_hash(self) -> str:
        both = f"{TABLES_DIGEST} {firefight.digest()}"
        return blake2b(both.encode(), digest_size=8).hexdigest()

    @cached_property
    def _rules(self) -> RuleIndex:
        return RuleIndex(Path(__file__).parent / "data" / "rules.csv", self.prefix)

    def rule_title(self, rule: str, lang: str = ENGLISH) -> str:
        return self._rules.title(rule, lang)

    def rule_titles(self, lang: str = ENGLISH) -> dict[str, str]:
        return self._rules.titles(lang)

    def components(self) -> dict[str, Any]:
        return components.components()

    def begin(self, agreed: Setup, chance: Chance) -> Heroes:
        return setup.begin(agreed, chance)

    def name(self, g: Heroes, kind: str, number: int) -> str:
        match kind:
            case "hex":
                return g.ground.board.name[number]
            case "unit":
                return g.unit_name(number)
            case "card":
                return CARDS[number].id
            case "facing":
                return DIRECTIONS[number]
            case "weapon":
                return view.weapon_name(g, number)
        return str(number)

    def number(self, g: Heroes, kind: str, name: str) -> int | None:
        match kind:
            case "hex":
                return g.ground.hex(name)
            case "unit":
                return g.firefight.number_of.get(name)
            case "card":
                return CARD_NUMBER.get(name)
            case "facing":
                return DIRECTIONS.index(name) if name in DIRECTIONS else None
            case "weapon":
                names = [view.weapon_name(g, number) for number in range(len(g.weapons))]
                return names.index(name) if name in names else None
        return int(name) if name.isdigit() and int(name) < 100 else None

    def view(self, g: Heroes, seat: str | None) -> dict[str, Any]:
        return view.view(g, seat)

    def odds(self, g: Heroes, action: Action) -> Odds | None:
        return odds(g, action)

    def resample(self, g: Heroes, seat: str, chance: Chance) -> None:
        secrets.resample(g, seat, chance)

    def dump(self, g: Heroes) -> dict[str, Any]:
        return notation.dump(g)

    def restore(self, data: dict[str, Any], agreed: Setup, chance: Chance) -> Heroes:
        return notation.restore(data, agreed, chance)

    def write(self, g: Heroes) -> str:
        return notation.write(g)

    def read(self, text: str, agreed: Setup, chance: Chance) -> Heroes:
        return notation.read(text, agreed, chance)


GAME = HeroesGame()
