"""Why the computer would play what it would play, in words."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table as Grid
from rich.text import Text

from hexfront.bots.explain import Explanation, Idea, Message
from hexfront.core.game import Game
from hexfront.terminal import orders
from hexfront.terminal.words import Words


def told(words: Words, game: Game, explanation: Explanation) -> Grid:
    """Its ideas, the best first, each with the answer it begins with; and what it fears."""
    grid = Grid.grid(padding=(0, 2))
    for number in range(3):
        grid.add_column(justify="right" if number == 0 else "left")
    for idea in explanation.ideas:
        grid.add_row(*_row(words, game, idea))
    if explanation.fears is not None:
        fears = words.say("core-hint-fears", fears=said(words, explanation.fears))
        grid.add_row("", Text(fears, "yellow"))
    return grid


def said(words: Words, message: Message) -> str:
    """A message of the game's own catalogue, as bots name it."""
    return words.own(f"bot-{message.id}", **words.terminal.spelled(message.args))


def _row(words: Words, game: Game, idea: Idea) -> Iterator[str | Text]:
    assert game.decision is not None
    yield Text(str(game.decision.actions.index(idea.action) + 1), "bold")
    action = words.action(orders.pending(game), idea.action)
    yield Text(action, "bold").append(f"\n{said(words, idea.plan)}", style="not bold")
    if idea.chance is not None:
        yield words.say("core-hint-chance", chance=words.terminal.names.percent(idea.chance))
