"""`hexfront check`: whether a firefight that a player has written is sound."""

from __future__ import annotations

import argparse
from pathlib import Path

from hexfront.games.heroes.firefight import check, summary
from hexfront.messages import language, say
from hexfront.terminal import console


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="the sheet, a TOML file")


def main(args: argparse.Namespace) -> int:
    """What the sheet holds; a bad one is refused with file, line and reason."""
    found = summary(check(args.file))
    units = {side: sum(kinds.values()) for side, kinds in found["units"].items()}
    words = say(
        language(),
        "heroes",
        "heroes-sheet-sound",
        name=found["name"],
        rounds=found["rounds"],
        hexes=found["hexes"],
        **units,
    )
    console.show(console.make(), words)
    return 0
