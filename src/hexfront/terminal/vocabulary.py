"""What the words of every game have in common: its catalogue in one language, and grids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rich.table import Table
from rich.text import Text

from hexfront.games import find
from hexfront.messages import Argument, decimal, find_name, listed, name_of, named, say

NONE = "none"
"""What a message is told in place of something hidden or missing."""


class Vocabulary:
    """The catalogue of one game in one language, and how it names things.

    `spell` has what an argument is told as, if it is neither plain nor a thing with a name.
    """

    def __init__(
        self, game: str, lang: str, spell: Mapping[str, Callable[[Any], str]] = MappingProxyType({})
    ) -> None:
        self.game = game
        self.lang = lang
        self.naming = find(game).names
        self.spell = {"dice": dice, **spell}

    def thing(self, kind: str, id: str) -> str:
        return name_of(self.lang, self.game, self.naming, kind, id)

    def hex(self, id: str) -> str:
        """38 (Spartanovka woods)"""
        return self.thing("hex", id)

    def unit(self, id: str) -> str:
        return self.thing("unit", id)

    def card(self, id: str) -> str:
        return self.thing("card", id)

    def things(self, kind: str, ids: Iterable[str]) -> str:
        """Equal names once, with their number."""
        return self.counted(self.thing(kind, id) for id in ids) or self.naming["empty"]

    def hexes(self, ids: Iterable[str]) -> str:
        return self.listed(map(self.hex, ids))

    def units(self, ids: Iterable[str]) -> str:
        return self.things("unit", ids)

    def cards(self, ids: Iterable[str]) -> str:
        return self.things("card", ids)

    def spelled(self, args: Mapping[str, Any]) -> dict[str, Argument]:
        """Words for every argument; of lists their length too, of some a name beside the id."""
        words: dict[str, Argument] = dict.fromkeys(self.naming["optional"], NONE)
        for key, value in args.items():
            words.update(self._spelled(key, value))
        for key, (of, kind) in self.naming["beside"].items():
            name = find_name(self.naming, kind, str(args.get(of, "")))
            if name is not None:
                words[key] = named(self.lang, self.game, name)
        return words

    def _spelled(self, key: str, value: Any) -> Iterator[tuple[str, Argument]]:
        kind = self.naming["arguments"].get(key)
        if value is None or value == "":
            yield key, NONE
        elif isinstance(value, bool):
            yield key, "yes" if value else "no"
        elif isinstance(value, int):
            yield key, value
        elif key in self.spell:
            yield key, self.spell[key](value)
        elif isinstance(value, str):
            yield key, self.thing(kind, value) if kind else value
        elif kind:
            yield key, self.things(kind, value)
        if isinstance(value, list):
            yield f"{key}-count", len(value)

    def say(self, id: str, **args: Argument) -> str:
        return say(self.lang, self.game, f"{self.game}-{id}", **args)

    def core(self, id: str, **args: Argument) -> str:
        """What is said whatever the game."""
        return say(self.lang, "core", id, **args)

    def label(self, name: str) -> str:
        return self.core("core-label", name=name)

    def decimal(self, number: float) -> str:
        return decimal(self.lang, number, 2)

    def percent(self, chance: float) -> str:
        """Never 0 % or 100 % for what is merely likely."""
        tenths = round(1000 * chance)
        if tenths == 0 and chance > 0:
            return f"<{self._percent(0.1)}"
        if tenths == 1000 and chance < 1:
            return f">{self._percent(99.9)}"
        return self._percent(100 * chance)

    def _percent(self, number: float) -> str:
        return self.core("core-percent", number=decimal(self.lang, number, 1))

    def listed(self, items: Iterable[str]) -> str:
        return listed(self.lang, list(items))

    def counted(self, names: Iterable[str]) -> str:
        """Equal names once, with their number."""
        return self.listed(
            f"{name} ×{count}" if count > 1 else name for name, count in Counter(names).items()
        )


def grid(rows: Sequence[tuple[str, str | Text]]) -> Table:
    """Labels and what is said about them."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for label, value in rows:
        table.add_row(label, value)
    return table


def dice(faces: Sequence[int]) -> str:
    return " ".join(map(str, faces))
