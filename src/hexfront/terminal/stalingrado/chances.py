"""The chances of a combat in stalingrado, with every shift; never what rule 5.1.1 hides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hexfront.terminal.stalingrado.names import Names

Column = Mapping[str, Any]


def row(names: Names, odds: Mapping[str, Any]) -> dict[str, str]:
    """The gist, by heading; while the defence is covered, from the worst to the best column."""
    ends = [odds["worst"], odds["best"]] if odds["best"] else odds["columns"][:1]
    cells = {
        "odds-attack": [str(odds["attack"])],
        "odds-column": [column["column"] for column in ends],
        "odds-hit": [names.percent(_chance(column, 0)) for column in ends],
        "odds-hurt": [names.percent(_chance(column, 1)) for column in ends],
    }
    return {names.say(id): " … ".join(dict.fromkeys(each)) for id, each in cells.items()}


def _chance(column: Column, which: int) -> float:
    """That the defender (0) or the attacker (1) suffers anything."""
    found: float = sum(outcome[2] for outcome in column["outcomes"] if outcome[which])
    return round(found, 9)  # sums of floats may miss 1 by a hair


def _mean(column: Column, which: int) -> float:
    return float(sum(outcome[which] * outcome[2] for outcome in column["outcomes"]))


def table(names: Names, odds: Mapping[str, Any]) -> RenderableType:
    """The sum, the shifts, and what each column gives; of the column that holds every result."""
    defence = "?" if odds["defence"] is None else str(odds["defence"])
    parts: list[RenderableType] = [Text(f"{odds['attack']} : {defence}", "bold")]
    if odds["points"]:
        parts.append(Text(", ".join(_points(names, span) for span in odds["points"])))
    if odds["shifts"]:
        parts.append(Text(names.shifts(odds["shifts"])))
    if odds["hidden"]:
        told = (
            f"{names.shift(one['cause'])} {one['least']:+d} … {one['most']:+d}"
            for one in odds["hidden"]
        )
        parts.append(Text(names.say("odds-unseen", shifts=", ".join(told))))
    parts.append(_columns(names, odds))
    if odds["known"] is not None:
        parts.append(_results(names, odds["columns"][0]))
    return Group(*parts, footnote(names))


def _points(names: Names, span: Mapping[str, Any]) -> str:
    """Where points of a side come from, and how many they are or may be."""
    cause, least, most = span["cause"], span["least"], span["most"]
    count = str(most) if least == most else f"{least} … {most}"
    return f"{names.say(f'point-{cause}')} {count}"


def _columns(names: Names, odds: Mapping[str, Any]) -> Table:
    grid = Table(box=None, pad_edge=False)
    for id in ("odds-ratio", "odds-column", "odds-hit", "odds-mean", "odds-hurt", "odds-mean"):
        grid.add_column(names.say(id), justify="right")
    for column in odds["columns"]:
        figures = [column["ratio"], column["column"]]
        for which in (0, 1):
            figures.append(names.percent(_chance(column, which)))
            figures.append(names.decimal(_mean(column, which)))
        grid.add_row(*figures)
    return grid


def _results(names: Names, column: Column) -> Text:
    told = (
        f"{names.say('odds-result', d=defender, a=attacker)} {names.percent(chance)}"
        for defender, attacker, chance in column["outcomes"]
    )
    return Text("  ".join(told))


def footnote(names: Names) -> Text:
    return Text(names.say("odds-footnote"), "dim")
