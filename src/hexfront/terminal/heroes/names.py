"""Hexes, units, cards, markers and directions of heroes in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hexfront.games.heroes.tables import KINDS
from hexfront.messages import Argument
from hexfront.terminal.vocabulary import Vocabulary

KIND = {kind.id: kind for kind in KINDS}

Part = tuple[str, int]


def kind_of(unit: str) -> str:
    """A unit is called by its kind and its number: ger-rifles-1."""
    return unit.rpartition("-")[0]


class Names(Vocabulary):
    """The vocabulary in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__("heroes", lang)

    def kind(self, id: str) -> str:
        return self.thing("kind", id)

    def card_text(self, name: str) -> str:
        return self.say(f"card-{name}.text")

    def weapon(self, name: str) -> str:
        """A weapon card of this firefight: grenades-1."""
        return self.thing("weapon", name)

    def facing(self, name: str) -> str:
        return self.thing("facing", name)

    def marker(self, name: str) -> str:
        return self.thing("marker", name)

    def sum(self, parts: Sequence[Part]) -> str:
        """4 firepower + 3 short range = 7"""
        return f"{self.terms(parts)} = {sum(value for _, value in parts)}"

    def terms(self, parts: Sequence[Part]) -> str:
        told = ""
        for number, (name, value) in enumerate(parts):
            if number and not value:
                continue
            sign = ("−" if value < 0 else "") if not number else " − " if value < 0 else " + "
            told += f"{sign}{abs(value)} {self.say(f'part-{name}')}"
        return told

    def arithmetic(self, what: str, args: Mapping[str, Any]) -> str:
        """The whole sum behind an event, if there is one."""
        kind = {"shot-at-work": "shot"}.get(what, what)
        if kind not in ("shot", "search", "rally", "mine"):
            return ""
        told: dict[str, Argument] = {
            key: value for key, value in args.items() if isinstance(value, int)
        }
        told |= {key: "none" for key in ("kill", "rally_of") if args.get(key) is None}
        told["dice"] = " + ".join(map(str, args["dice"]))
        if args["cap"]:
            told["cap"] = f"{'−' if args['cap'] < 0 else '+'} {abs(args['cap'])}"
        if kind == "shot":
            told["attack"] = self.terms(args["firepower"])
            told["defence"] = self.terms(args["defence"])
        return self.say(f"sum-{kind}", **told)
