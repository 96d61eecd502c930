"""The chances of an attack in volga as a table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hexfront.terminal.volga.names import Names, kind_of_card

_WORTH_A_LINE = 0.0005  # what is rarer at every count shares the last line
_COUNTED = ("german_steps", "soviet_steps", "german_units", "soviet_units")


def row(names: Names, odds: Mapping[str, Any]) -> dict[str, str]:
    """The gist, by heading."""
    cells = {f"odds-{key}": names.percent(odds[key]) for key in ("falls", "rubble")}
    expected = odds["expected"]
    cells |= {f"odds-mean-{key}": names.decimal(expected[key]) for key in _COUNTED[:2]}
    return {names.say(id): cell for id, cell in cells.items()}


def table(names: Names, odds: Mapping[str, Any]) -> RenderableType:
    """Everything: the hex, the losses one by one, each Soviet card, what it all rests on."""
    gist = Table.grid(padding=(0, 2))
    for label, cell in row(names, odds).items():
        gist.add_row(Text(label, "dim"), cell)
    parts: list[RenderableType] = [gist, Text(), _losses(names, odds)]
    if odds["by_card"]:
        parts += [Text(), _cards(names, odds["by_card"])]
    rests = [names.say(f"odds-{id}") for id in odds["assumptions"]]
    exact = "odds-exact" if odds["exact"] else "odds-not-exact"
    text = names.say(exact, assumptions=names.listed(rests))
    return Group(*parts, Text(), footnote(names), Text(text, "dim"))


def footnote(names: Names) -> Text:
    return Text(names.say("odds-loss"), "dim")


def _losses(names: Names, odds: Mapping[str, Any]) -> Table:
    """A line for each number, as there may be more numbers than a screen has room for abreast."""
    grid = Table(box=None, pad_edge=False)
    grid.add_column(names.say("odds-lost"), justify="right")
    for key in _COUNTED:
        grid.add_column(names.say(f"odds-lost-{key}"), justify="right")
    most = max(len(odds[key]) for key in _COUNTED)
    likely = [n for n in range(most) if any(_at(odds[key], n) >= _WORTH_A_LINE for key in _COUNTED)]
    last = max(likely) + 1
    lines = [(str(number), slice(number, number + 1)) for number in range(last)]
    if last < most:
        lines.append((f"{last}+", slice(last, None)))
    for label, part in lines:
        grid.add_row(label, *(_cell(names, odds[key][part]) for key in _COUNTED))
    return grid


def _at(chances: Sequence[float], number: int) -> float:
    return chances[number] if number < len(chances) else 0.0


def _cell(names: Names, chances: Sequence[float]) -> str:
    return names.percent(sum(chances)) if chances else ""


def _cards(names: Names, cards: Sequence[Mapping[str, Any]]) -> Table:
    grid = Table(box=None, pad_edge=False)
    grid.add_column(names.say("odds-card"), no_wrap=True)
    heads = ("odds-chance", "odds-falls", "odds-mean-german_steps", "odds-mean-soviet_steps")
    for id in heads:
        grid.add_column(names.say(id), justify="right")
    for label, card in _alike(names, cards):
        grid.add_row(
            label,
            "" if card["chance"] is None else names.percent(card["chance"]),
            names.percent(card["falls"]),
            names.decimal(card["german_steps"]),
            names.decimal(card["soviet_steps"]),
        )
    return grid


def _alike(
    names: Names, cards: Sequence[Mapping[str, Any]]
) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Cards of one kind that come to the same are one line."""
    groups: dict[tuple[Any, ...], list[Mapping[str, Any]]] = {}
    for card in cards:
        effect = tuple(card[key] for key in ("falls", "rubble", "german_steps", "soviet_steps"))
        groups.setdefault((kind_of_card(card["card"]), *effect), []).append(card)
    for same in groups.values():
        chances = [card["chance"] for card in same]
        chance = None if None in chances else sum(chances)
        yield names.card(*(card["card"] for card in same)), {**same[0], "chance": chance}
