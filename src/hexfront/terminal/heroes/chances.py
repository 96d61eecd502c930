"""The chances of a shot or a rally in heroes, with all that adds up to them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from hexfront.terminal.heroes.names import Names

Shot = Mapping[str, Any]


def row(names: Names, odds: Mapping[str, Any]) -> dict[str, str]:
    """The gist, by heading; of several targets, one after the other."""
    shots = odds["shots"]
    cells = {
        "odds-head-needed": [str(shot["needed"]) for shot in shots],
        "odds-head-hit": [names.percent(shot["hit"]) for shot in shots],
        "odds-head-destroyed": [names.percent(shot["destroyed"]) for shot in shots],
    }
    return {names.say(id): " / ".join(each) for id, each in cells.items()}


def table(names: Names, odds: Mapping[str, Any]) -> RenderableType:
    """Every roll with its arithmetic, and what command points would add."""
    parts: list[RenderableType] = []
    for shot in odds["shots"]:
        target = Text(f"{names.label(names.unit(shot['unit']))} ", "bold")
        parts.append(target.append(_gist(names, odds, shot), "not bold"))
        parts.append(Text(f"  {_sum(names, shot)}"))
        parts.append(Text(f"  {_with_cap(names, shot)}", "dim"))
    return Group(*parts)


def _gist(names: Names, odds: Mapping[str, Any], shot: Shot) -> str:
    hit = names.percent(shot["hit"])
    needed = names.say("odds-needed", needed=shot["needed"])
    if odds["kind"] == "rally":
        return f"{hit}, {needed}"
    destroyed = names.say("odds-destroyed", chance=names.percent(shot["destroyed"]))
    return f"{names.say('odds-hit', chance=hit)}, {destroyed}, {needed}"


def _sum(names: Names, shot: Shot) -> str:
    defence = names.sum(shot["defence"])
    if not shot["firepower"]:
        return defence
    return names.say("odds-sum", attack=names.sum(shot["firepower"]), defence=defence)


def _with_cap(names: Names, shot: Shot) -> str:
    more = enumerate(shot["with_cap"][1:], 1)
    told = (
        names.say("odds-cap", cap=cap, chance=names.percent(hit)) for cap, (hit, _) in more
    )
    return " · ".join(told)


def footnote(names: Names) -> Text:
    return Text(names.say("odds-footnote"), "dim")
