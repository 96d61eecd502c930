"""The answers of a game's studies in words: what is seen, reached or threatened.

A study gives JSON; its keys are named by `core-study-…`, hexes and units as everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hexfront.core.game import Game
from hexfront.messages import first_of, has
from hexfront.terminal.vocabulary import grid
from hexfront.terminal.words import Words

_RULES = ("rule", "no_end")
_CHANCES = ("hit", "destroyed", "least", "most")
_WAYS = ("path",)


class Study:
    """How one game's answers are told to one reader."""

    def __init__(self, game: Game, words: Words) -> None:
        self.game = game
        self.words = words
        self.names = words.terminal.names

    def told(self, answer: Any) -> RenderableType:
        if not answer:
            return Text(self.words.say("core-study-nothing"))
        return self._outline(answer)

    def label(self, key: str) -> str:
        seat = f"{self.words.game}-seat-{key}"
        return self.words.say(first_of(self.words.game, seat, f"core-study-{key}"))

    def _outline(self, answer: Mapping[str, Any]) -> RenderableType:
        """Plain values line by line, then what has parts of its own, each below its name."""
        plain = [(key, value) for key, value in answer.items() if not self._has_parts(key, value)]
        parts: list[RenderableType] = [
            grid([(self.label(key), self.word(key, value)) for key, value in plain])
        ]
        for key, value in answer.items():
            if self._has_parts(key, value):
                parts += [Text(self.label(key), "bold"), self._part(key, value)]
        return Group(*parts)

    def _has_parts(self, key: str, value: Any) -> bool:
        return isinstance(value, Mapping) or (_is_rows(value) and bool(value))

    def _part(self, key: str, value: Any) -> RenderableType:
        if key == "odds":
            return self.words.terminal.odds(value)
        if isinstance(value, Mapping) and not self._is_by_hex(value):
            return self._outline(value)
        rows = value if not isinstance(value, Mapping) else _rows(value)
        table = Table(box=None, pad_edge=False, header_style="dim")
        for heading in rows[0]:
            table.add_column(self.label(heading))
        for row in rows:
            table.add_row(*(self.word(each, row[each]) for each in rows[0]))
        return table

    def _is_by_hex(self, value: Mapping[str, Any]) -> bool:
        return all(self._number("hex", name) is not None for name in value)

    def _number(self, kind: str, name: str) -> int | None:
        return self.game.definition.number(self.game.state, kind, name)

    def word(self, key: str, value: Any) -> str:
        match value:
            case None | []:
                return "–"
            case bool():
                return self.words.say("core-study-yes" if value else "core-study-no")
            case float() if key in _CHANCES:
                percent: str = self.names.percent(value)
                return percent
            case [[str(), int()], *_]:
                total: str = self.names.sum(value)
                return total
            case list():
                spelled = [self.word(key, one) for one in value]
                return " → ".join(spelled) if key in _WAYS else ", ".join(spelled)
            case str():
                return self._named(key, value)
        return str(value)

    def _named(self, key: str, value: str) -> str:
        if key in _RULES:
            return f"{self.game.definition.rules.title(value, self.words.lang)} [{value}]"
        for kind in ("unit", "hex"):
            if self._number(kind, value) is not None:
                return self.words.terminal.thing(kind, value)
        game, part = self.words.game, value.lower()
        ids = [f"core-study-{part}"]
        ids += [f"{game}-{kind}-{part}" for kind in ("facing", "terrain", "sight")]
        known = next((id for id in ids if has(game, id)), None)
        return value if known is None else self.words.say(known)


def _is_rows(value: Any) -> bool:
    return isinstance(value, Sequence) and all(isinstance(one, Mapping) for one in value)


def _rows(by_hex: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What is told hex by hex, the hex as a part of its row."""
    return [
        {"hex": name, **(told if isinstance(told, Mapping) else {"fighters": told})}
        for name, told in by_hex.items()
    ]
