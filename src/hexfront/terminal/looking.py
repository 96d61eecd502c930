"""A single hex: its name, what it is, who stands in it, and what lies around it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from hexfront.terminal.vocabulary import Vocabulary, grid

Beside = tuple[str, str, str]
"""The direction of a neighbour, its name, and what there is to know about it."""


def looked(
    names: Vocabulary,
    title: str,
    facts: Iterable[str],
    units: Iterable[str],
    beside: Iterable[Beside],
) -> RenderableType:
    stack = list(units) or [names.core("core-look-empty")]
    around = [
        (f"  {direction}", f"{names.label(name)} {told}") for direction, name, told in beside
    ]
    return Group(
        Text(title, "bold"),
        Text(" · ".join(facts)),
        *(Text(f"  {unit}") for unit in stack),
        grid([(names.core("core-look-next"), ""), *around]),
    )
