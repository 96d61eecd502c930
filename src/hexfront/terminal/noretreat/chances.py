"""The chances of a battle in noretreat as tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hexfront.terminal.noretreat.names import Names
from hexfront.terminal.noretreat.panels import arithmetic

_GOES = ("DR", "DS", "DD")


def row(names: Names, odds: Mapping[str, Any]) -> dict[str, str]:
    """The gist, by heading: the column, and how it ends, counterattacks included."""
    first = odds["rounds"][0]
    cells = {"odds-column": names.column(first["arithmetic"]["column"])}
    cells["odds-answer"] = names.percent(first["results"].get("CA", 0.0))
    ends = dict.fromkeys(
        ("odds-retreat", "odds-exchange", "odds-thrown-back", "odds-blow", "odds-none"), 0.0
    )
    for end in odds["ends"]:
        ends[_end(end["result"], end["attacker"] == first["attacker"])] += end["chance"]
    cells |= {id: names.percent(min(1.0, chance)) for id, chance in ends.items()}
    return {names.say(id): cell for id, cell in cells.items()}


def _end(result: str, by_attacker: bool) -> str:
    if result in _GOES:
        return "odds-retreat" if by_attacker else "odds-thrown-back"
    return {"EX": "odds-exchange", "CB": "odds-blow", "-": "odds-none"}[result]


def table(names: Names, odds: Mapping[str, Any]) -> RenderableType:
    """Every battle of the chain with its arithmetic, and how it all ends."""
    parts: list[RenderableType] = []
    for number, one in enumerate(odds["rounds"], 1):
        heading = names.say(
            "odds-round",
            number=number,
            seat=names.say(f"seat-{one['attacker']}"),
            table=one["table"],
        )
        parts += [Text(heading, "bold"), Text(f"  {arithmetic(names, one['arithmetic'])}")]
        parts.append(_results(names, [(names.result(r), c) for r, c in one["results"].items()]))
    parts.append(Text(names.say("odds-ends"), "bold"))
    parts.append(
        _results(
            names,
            [
                (
                    f"{names.label(names.say('seat-' + end['attacker']))} "
                    f"{names.result(end['result'])}",
                    end["chance"],
                )
                for end in odds["ends"]
            ],
        )
    )
    return Group(*parts, Text(), footnote(names))


def _results(names: Names, chances: list[tuple[str, float]]) -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    for told, chance in chances:
        grid.add_row(f"    {told}", names.percent(chance))
    return grid


def footnote(names: Names) -> Text:
    return Text(names.say("odds-footnote"), "dim")
