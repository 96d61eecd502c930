"""Where the output goes: colours in a terminal, plain text everywhere else."""

from __future__ import annotations

import os

from rich.console import Console
from rich.status import Status
from rich.text import Text

CLEAR_ALL = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what has scrolled out of it."""


def make(stderr: bool = False) -> Console:
    plain = bool(os.environ.get("NO_COLOR"))
    return Console(
        stderr=stderr, highlight=False, markup=False, color_system=None if plain else "auto"
    )


def working(doing: str) -> Status:
    """While something takes its time, a terminal shows that it is being done."""
    return make(stderr=True).status(doing)


def show(console: Console, text: str | Text, indent: int = 0) -> None:
    """A paragraph, broken into lines in a terminal and left whole in a pipe."""
    paragraph = Text(text) if isinstance(text, str) else text
    if not console.is_terminal:
        console.print(Text(" " * indent) + paragraph, soft_wrap=True)
        return
    for number, line in enumerate(paragraph.wrap(console, console.width - indent - 2)):
        console.print(Text(" " * (indent + 2 * bool(number))) + line)


def hide(console: Console) -> None:
    """Nothing that was shown may be read by the next player."""
    if console.is_terminal:
        console.file.write(CLEAR_ALL)
        console.file.flush()
    else:
        console.print("\n" * 3)
