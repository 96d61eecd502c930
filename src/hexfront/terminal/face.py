"""What a game brings along to be shown in the terminal: names, a map, panels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType

from hexfront.core.game import BadSetup
from hexfront.games import NEW
from hexfront.messages import Argument


class Face(Protocol):
    """One game in one language; `terminal/<game>/` has a class named `Face`."""

    turn_starts: frozenset[str]
    """The prompts at which the map is shown without being asked for."""

    styles: Mapping[str, str]
    """How some events are set off; those in bold are headings."""

    def thing(self, kind: str, name: str) -> str:
        """A hex, unit or card of an action, in words."""

    def note(self, view: Mapping[str, Any], kind: str, name: str) -> str:
        """What there is to know about that thing, in a few words."""

    def spelled(self, args: Mapping[str, Any]) -> dict[str, Argument]:
        """The arguments of an event or a prompt, in words."""

    def board(
        self, view: Mapping[str, Any], width: int, height: int, marked: Sequence[str]
    ) -> RenderableType:
        """The map as it fits, some hexes marked."""

    def legend(self, width: int, height: int) -> RenderableType: ...

    def panel(self, view: Mapping[str, Any], seat: str | None) -> RenderableType:
        """All there is beside the map."""

    def summary(self, view: Mapping[str, Any], seat: str | None) -> RenderableType:
        """The few lines of the panel that are shown with the map."""

    def blocks(self, view: Mapping[str, Any]) -> RenderableType:
        """The units that the viewer knows, and where they are."""

    def odds(self, odds: Mapping[str, Any]) -> RenderableType:
        """The chances of an action, in full."""

    def odds_row(self, odds: Mapping[str, Any]) -> dict[str, str]:
        """Their gist, by heading."""

    def odds_footnote(self) -> RenderableType:
        """What the headings mean."""

    def look(self, view: Mapping[str, Any], name: str) -> RenderableType | None:
        """Everything about one hex; None if there is no such hex."""

    def cards(self, view: Mapping[str, Any], seat: str | None) -> RenderableType:
        """The cards that a seat sees, with what they do."""


def find_face(game: str, lang: str) -> Face:
    if game in NEW:
        raise BadSetup(f"{game} is not played in the terminal yet; start hexfront for the browser")
    face: Face = import_module(f"hexfront.terminal.{game}").Face(lang)
    return face
