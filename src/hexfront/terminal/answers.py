"""The answers that a question has, numbered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from hexfront.core.game import Game, Named
from hexfront.terminal import orders
from hexfront.terminal.console import show
from hexfront.terminal.finding import is_match
from hexfront.terminal.words import Words

MANY = 60  # a longer list is cut until it is asked for


class Answer(NamedTuple):
    number: int
    action: Named
    text: str
    note: str

    @property
    def line(self) -> Text:
        return Text(f"{self.number:>3}  {self.text}")


def answers(game: Game, words: Words, wanted: Sequence[str] = ()) -> list[Answer]:
    """Those to the question that is asked, with all the words that are wanted."""
    decision = game.decision
    assert decision is not None
    choice, view = orders.pending(game), game.view(decision.seat)
    found = (
        Answer(number, action, words.action(choice, action), words.note(choice, action, view))
        for number, action in enumerate(decision.actions, 1)
    )
    return [one for one in found if is_match(f"{one.text} {one.note}", wanted)]


def first(found: Sequence[Answer]) -> list[Answer]:
    """The first of very many, and those that name nothing, as they end things."""
    if len(found) <= MANY:
        return list(found)
    bare = [answer for answer in found if len(answer.action) == 1]
    others = [answer for answer in found if len(answer.action) > 1]
    return sorted([*others[: MANY - len(bare)], *bare])


def print_answers(console: Console, found: Sequence[Answer], tight: bool) -> None:
    """One below the other; side by side when there are many; in a few lines if need be."""
    lines = [answer.line for answer in found]
    if tight:
        show(console, Text("  ").join(lines))
        return
    widest = min(max(map(len, lines)), console.width // 2)
    for line, answer in zip(lines, found, strict=True):
        if answer.note:
            line.pad_right(max(0, widest - len(line)))
            line.append(f"  {answer.note}", style="dim")
    half = console.width // 2
    if len(lines) <= 8 or any(len(line) >= half for line in lines):
        for line in lines:
            show(console, line)
        return
    rows = (len(lines) + 1) // 2
    for number in range(rows):
        left = lines[number]
        if number + rows < len(lines):
            left.pad_right(half - len(left))
            left.append_text(lines[number + rows])
        console.print(left, no_wrap=True)
