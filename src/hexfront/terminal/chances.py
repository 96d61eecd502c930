"""Exact chances as tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from hexfront.core.game import Game, Named
from hexfront.terminal import orders
from hexfront.terminal.words import Words

MOST_LINES = 24
MOST_TRIED = 400


class Line(NamedTuple):
    """A line of play and the chances of where it leads."""

    actions: tuple[Named, ...]
    texts: tuple[str, ...]
    odds: dict[str, Any]


def lines(game: Game, words: Words, action: Named) -> list[Line]:
    """The chances of an action; if it rolls nothing yet, of what may follow from it.

    Only answers of the same seat are followed, and none beyond the point where chance or hidden
    things would speak.
    """
    found: list[Line] = []
    seat = game.decision.seat if game.decision else ""
    waiting: list[tuple[Game, tuple[Named, ...], tuple[str, ...]]] = [(game, (), ())]
    tried = 0
    while waiting and len(found) < MOST_LINES and tried < MOST_TRIED:
        at, actions, texts = waiting.pop(0)
        decision = at.decision
        if decision is None or decision.seat != seat:
            continue
        choice = orders.pending(at)
        for one in decision.actions if actions else (action,):
            tried += 1
            path = ((*actions, one), (*texts, words.action(choice, one)))
            odds = at.odds(one)
            if odds is not None:
                found.append(Line(*path, odds.to_json()))
                continue
            next_game = at.clone()
            next_game.play(one)
            if next_game.history and not next_game.history[-1].revealed:
                waiting.append((next_game, *path))
    return found[:MOST_LINES]


def gist(words: Words, game: Game, action: Named) -> RenderableType:
    """The chances of an action in one line."""
    row = words.terminal.odds_row(game.odds(action).to_json())
    return Text("     " + ", ".join(f"{name} {cell}" for name, cell in row.items()), "dim")


def table(words: Words, found: Sequence[Line]) -> RenderableType | None:
    """One line of play in full, several side by side; None if there is none."""
    if not found:
        return None
    if len(found) == 1:
        steps = found[0].texts[1:]
        full = words.terminal.odds(found[0].odds)
        return Group(Text(" – ".join(steps), "bold"), full) if steps else full
    head, *_ = rows = [words.terminal.odds_row(line.odds) for line in found]
    grid = Grid(box=None, pad_edge=False)
    grid.add_column("")
    for name in head:
        grid.add_column(name, justify="right", min_width=max(len(row[name]) for row in rows))
    for line, row in zip(found, rows, strict=True):
        grid.add_row(" – ".join(line.texts[1:]), *row.values())
    return Group(grid, words.terminal.odds_footnote())
