"""`hexfront games`: what can be played, and how."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from hexfront.bots import makers
from hexfront.core.game import Definition, Option
from hexfront.games import find, ids
from hexfront.messages import language
from hexfront.terminal import console
from hexfront.terminal.words import Words

Line = tuple[str | Text, str]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")


def value_id(option: Option, value: str) -> str:
    """The part of an option's message that explains a value; parts begin with a letter."""
    return f"option-{option.name}.{value if value[0].isalpha() else f'v{value}'}"


def described(definition: Definition, words: Words) -> dict[str, Any]:
    return {
        "id": definition.id,
        "title": definition.title,
        "about": words.own("about"),
        "version": definition.version,
        "modes": [
            {
                "name": mode.name,
                "seats": list(mode.seats),
                "automatic": list(mode.automatic),
                "means": words.own(f"mode-{mode.name}"),
            }
            for mode in definition.modes
        ],
        "scenarios": [
            {"name": name, "means": words.own(f"scenario-{name}")} for name in definition.scenarios
        ],
        "options": [
            {
                "name": option.name,
                "default": option.standard,
                "rule": option.rule,
                "means": words.own(f"option-{option.name}"),
                "values": {value: words.own(value_id(option, value)) for value in option.values},
            }
            for option in definition.options
        ],
        "bots": sorted(makers(definition.id)),
    }


def main(args: argparse.Namespace) -> int:
    lang = language()
    with console.working("reading the games"):
        games = [described(find(id), Words(find(id), lang)) for id in ids()]
    if args.json:
        print(json.dumps({"games": games}, ensure_ascii=False))
        return 0
    out = console.make()
    for number, game in enumerate(games):
        if number:
            out.print()
        out.print(Text(f"{game['id']}  ", "bold").append(game["title"], "bold"))
        out.print(Padding(game["about"], (0, 0, 0, 2)))
        sections: list[tuple[str, list[Line]]] = [
            ("modes (--mode)", [_mode(mode) for mode in game["modes"]]),
            ("scenarios", [(one["name"], one["means"]) for one in game["scenarios"]]),
            ("options (--option NAME=VALUE)", [row for o in game["options"] for row in _option(o)]),
            ("bots (--bot)", [(", ".join(game["bots"]), "")]),
        ]
        for heading, rows in sections:
            out.print()
            out.print(Text(f"  {heading}", "bold"))
            out.print(_grid(rows))
    return 0


def _grid(rows: list[Line]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for name, means in rows:
        label = Text("    ")
        grid.add_row(label.append_text(name) if isinstance(name, Text) else label + name, means)
    return grid


def _mode(mode: dict[str, Any]) -> Line:
    seats = ", ".join([*mode["seats"], *(f"{seat} by the rulebook" for seat in mode["automatic"])])
    return mode["name"], f"{mode['means']} (seats: {seats})"


def _option(option: dict[str, Any]) -> list[Line]:
    rows: list[Line] = [(option["name"], f"{option['means']} [{option['rule']}]")]
    for value, means in option["values"].items():
        default = " (default)" if value == option["default"] else ""
        rows.append((Text(f"  {value}", "bold" if default else ""), means + default))
    return rows
