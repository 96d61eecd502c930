"""What a game brings along to be shown in the terminal: names, a map, panels, chances."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType

from hexfront.games import IDS, find
from hexfront.messages import Argument
from hexfront.terminal.finding import Found, best_match, matching

View = Mapping[str, Any]


class Names(Protocol):
    """The words of a game in one language."""

    def thing(self, kind: str, name: str) -> str: ...

    def spelled(self, args: Mapping[str, Any]) -> dict[str, Argument]: ...


class Maps(Protocol):
    """`terminal/<game>/board.py`"""

    def board(
        self, names: Any, view: View, width: int, height: int, marked: Sequence[str]
    ) -> RenderableType: ...

    def legend(self, names: Any, width: int, height: int) -> RenderableType: ...


class Panels(Protocol):
    """`terminal/<game>/panels.py`"""

    def note(self, names: Any, view: View, kind: str, name: str) -> str: ...

    def panel(self, names: Any, view: View, seat: str | None) -> RenderableType: ...

    def summary(self, names: Any, view: View, seat: str | None) -> RenderableType: ...

    def look(self, names: Any, view: View, name: str) -> RenderableType: ...

    def cards(self, names: Any, view: View, seat: str | None) -> RenderableType: ...

    def units(self, names: Any, view: View) -> Iterable[Found]: ...

    def places(self, names: Any, view: View) -> Iterable[Found]: ...


class Chances(Protocol):
    """`terminal/<game>/chances.py`"""

    def table(self, names: Any, odds: Mapping[str, Any]) -> RenderableType: ...

    def row(self, names: Any, odds: Mapping[str, Any]) -> dict[str, str]: ...

    def footnote(self, names: Any) -> RenderableType: ...


@dataclass(frozen=True, slots=True)
class TerminalGame:
    """One game in one language; `terminal/<game>/` has a function `terminal_game` that makes it."""

    names: Any
    maps: Maps
    panels: Panels
    chances: Chances

    turn_starts: frozenset[str]
    """The prompts at which the map is shown without being asked for."""

    styles: Mapping[str, str]
    """How some events are set off; those in bold are headings."""

    arithmetic: Callable[[str, Mapping[str, Any]], str] | None = None
    """The sum behind an event, for games whose log tells it."""

    def thing(self, kind: str, name: str) -> str:
        """A hex, unit or card of an action, in words."""
        known: Names = self.names
        return known.thing(kind, name)

    def note(self, view: View, kind: str, name: str) -> str:
        """What there is to know about that thing, in a few words."""
        return self.panels.note(self.names, view, kind, name)

    def spelled(self, args: Mapping[str, Any]) -> dict[str, Argument]:
        """The arguments of an event or a prompt, in words."""
        known: Names = self.names
        return known.spelled(args)

    def board(
        self, view: View, width: int, height: int, marked: Sequence[str]
    ) -> RenderableType:
        """The map as it fits, some hexes marked."""
        return self.maps.board(self.names, view, width, height, marked)

    def legend(self, width: int, height: int) -> RenderableType:
        return self.maps.legend(self.names, width, height)

    def panel(self, view: View, seat: str | None) -> RenderableType:
        """All there is beside the map."""
        return self.panels.panel(self.names, view, seat)

    def summary(self, view: View, seat: str | None) -> RenderableType:
        """The few lines of the panel that are shown with the map."""
        return self.panels.summary(self.names, view, seat)

    def units(self, view: View, words: Sequence[str] = ()) -> list[Found]:
        """The units that the viewer knows, hex by hex; those with all these words."""
        return matching(self.panels.units(self.names, view), words)

    def find(self, view: View, words: Sequence[str]) -> list[Found]:
        """The places and units with all these words."""
        return [
            *matching(self.panels.places(self.names, view), words),
            *self.units(view, words),
        ]

    def hex(self, view: View, words: Sequence[str]) -> str | None:
        """The hex that is meant by its number or by the name of what lies there."""
        return best_match(self.panels.places(self.names, view), words)

    def look(self, view: View, name: str) -> RenderableType:
        """Everything about one hex."""
        return self.panels.look(self.names, view, name)

    def cards(self, view: View, seat: str | None) -> RenderableType:
        """The cards that a seat sees, with what they do."""
        return self.panels.cards(self.names, view, seat)

    def odds(self, odds: Mapping[str, Any]) -> RenderableType:
        """The chances of an action, in full."""
        return self.chances.table(self.names, odds)

    def odds_row(self, odds: Mapping[str, Any]) -> dict[str, str]:
        """Their gist, by heading."""
        return self.chances.row(self.names, odds)

    def odds_footnote(self) -> RenderableType:
        """What the headings mean."""
        return self.chances.footnote(self.names)


def find_terminal_game(game: str, lang: str) -> TerminalGame:
    """How a game looks; a plain look for games that bring none."""
    if game in IDS:
        found: TerminalGame = import_module(f"hexfront.terminal.{game}").terminal_game(lang)
    else:
        found = import_module("hexfront.terminal.plain").terminal_game(find(game), lang)
    return found
