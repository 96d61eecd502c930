"""`hexfront rule`: one rule, where it is written, its tests and its rulings."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from rich.text import Text

from hexfront.core.trace import trace
from hexfront.games import find
from hexfront.messages import language, languages
from hexfront.terminal import console


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("rule", metavar="RULE", help="a number like 6.1b, or of a ruling, OP-6.2")
    parser.add_argument(
        "--lang", choices=languages(), default=language(), help="the language of its title"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")


def main(args: argparse.Namespace) -> int:
    found = trace(find(args.game), args.rule, args.lang)
    if args.json:
        print(json.dumps(asdict(found), ensure_ascii=False))
        return 0
    out = console.make()
    console.show(out, Text(f"{found.id}  {found.title}", "bold"))
    for place in found.code:
        console.show(out, f"{place.file}:{place.line}  {place.name}", 2)
    for test in found.tests:
        console.show(out, test, 2)
    for ruling in found.rulings:
        console.show(out, Text(f"{ruling.id}  {ruling.question}", "italic"), 2)
        console.show(out, f"{ruling.ruling} {ruling.reason}".strip(), 4)
    return 0
