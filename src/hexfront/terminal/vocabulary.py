"""What the words of every game have in common: its catalogue in one language, and grids."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from hexfront.messages import Argument, decimal, listed, say, translated

NONE = "none"
"""What a message is told in place of something hidden or missing."""


class Vocabulary:
    """The catalogue of one game in one language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang

    def say(self, id: str, **args: Argument) -> str:
        return say(self.lang, self.game, f"{self.game}-{id}", **args)

    def translated(self, id: str, english: str, **args: Argument) -> str:
        """A name from a table; one that a player has corrected stands as it is."""
        return translated(self.lang, self.game, f"{self.game}-{id}", english, **args)

    def label(self, name: str) -> str:
        return say(self.lang, "core", "core-label", name=name)

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
        return say(self.lang, "core", "core-percent", number=decimal(self.lang, number, 1))

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
