"""What the words of every game have in common: its catalogue in one language, and grids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from hexfront.messages import Argument, decimal, listed, say, translated

NONE = "none"
"""What a message is told in place of something hidden or missing."""


class Vocabulary:
    """The catalogue of one game in one language, and how it spells things."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.things: dict[str, Callable[[str], str]] = {}  # by kind: hex, unit, card
        self.spell: dict[str, Callable[[Any], str]] = {}  # by argument
        self.optional: tuple[str, ...] = ()
        """Arguments that only some events and prompts of a kind have."""

    def thing(self, kind: str, name: str) -> str:
        return self.things[kind](name) if kind in self.things else name

    def spelled(self, args: Mapping[str, Any]) -> dict[str, Argument]:
        """Words for every argument; of lists their length too."""
        words: dict[str, Argument] = dict.fromkeys(self.optional, NONE)
        for key, value in args.items():
            if value is None or value == "":
                words[key] = NONE
            elif isinstance(value, bool):
                words[key] = "yes" if value else "no"
            elif key in self.spell and not isinstance(value, int):
                words[key] = self.spell[key](value)
            elif isinstance(value, str | int):
                words[key] = value
            if isinstance(value, list):
                words[f"{key}-count"] = len(value)
        return words

    def say(self, id: str, **args: Argument) -> str:
        return say(self.lang, self.game, f"{self.game}-{id}", **args)

    def translated(self, id: str, english: str, **args: Argument) -> str:
        """A name from a table; one that a player has corrected stands as it is."""
        return translated(self.lang, self.game, f"{self.game}-{id}", english, **args)

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
