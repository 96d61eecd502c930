"""No Retreat! The Russian Front, in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from rich.console import RenderableType

from hexfront.messages import Argument
from hexfront.terminal.noretreat import board, chances, panels
from hexfront.terminal.noretreat.names import Names


class Face:
    """All of it in one language."""

    turn_starts: ClassVar[frozenset[str]] = frozenset({"card_play", "movement"})
    styles: ClassVar[Mapping[str, str]] = {
        "turn": "bold",
        "player-turn": "bold",
        "captured": "cyan",
        "eliminated": "yellow",
    }

    def __init__(self, lang: str) -> None:
        self.names = Names(lang)

    def thing(self, kind: str, name: str) -> str:
        return self.names.thing(kind, name)

    def note(self, view: Mapping[str, Any], kind: str, name: str) -> str:
        return panels.note(self.names, view, kind, name)

    def spelled(self, args: Mapping[str, Any]) -> dict[str, Argument]:
        return self.names.spelled(args)

    def board(
        self, view: Mapping[str, Any], width: int, height: int, marked: Sequence[str]
    ) -> RenderableType:
        return board.board(self.names, view, width, marked)

    def legend(self, width: int, height: int) -> RenderableType:
        return board.legend(self.names)

    def panel(self, view: Mapping[str, Any], seat: str | None) -> RenderableType:
        return panels.panel(self.names, view, seat)

    def summary(self, view: Mapping[str, Any], seat: str | None) -> RenderableType:
        return panels.summary(self.names, view, seat)

    def blocks(self, view: Mapping[str, Any]) -> RenderableType:
        return panels.blocks(self.names, view)

    def odds(self, odds: Mapping[str, Any]) -> RenderableType:
        return chances.table(self.names, odds)

    def odds_footnote(self) -> RenderableType:
        return chances.footnote(self.names)

    def odds_row(self, odds: Mapping[str, Any]) -> dict[str, str]:
        return chances.row(self.names, odds)

    def look(self, view: Mapping[str, Any], name: str) -> RenderableType | None:
        return panels.look(self.names, view, name)

    def cards(self, view: Mapping[str, Any], seat: str | None) -> RenderableType:
        return panels.cards(self.names, view, seat)
