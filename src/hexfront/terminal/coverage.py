"""`hexfront coverage`: which rules are written, which are tested, which are missing."""

from __future__ import annotations

import argparse
import json
from typing import Any

from hexfront import games
from hexfront.core.trace import Coverage, coverage, has_coverage
from hexfront.terminal import console

_COUNTS = ("statements", "implemented", "tested", "vectors", "vectors_tested")
_LISTS = ("missing", "missing_code", "missing_tests", "missing_vectors")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="all games by default")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")


def main(args: argparse.Namespace) -> int:
    wanted = [args.game] if args.game else games.ids()
    definitions = [games.find(game) for game in wanted]
    if not args.game:
        definitions = [one for one in definitions if has_coverage(one)]
    traces = [coverage(definition) for definition in definitions]
    if args.json:
        print(json.dumps(traces[0].to_json() if args.game else together(traces)))
        return 0
    out = console.make()
    for trace in traces:
        out.print(trace.summary(), soft_wrap=True)
        for heading, ids in (
            ("without code", trace.missing_code),
            ("without a test", trace.missing_tests),
            ("printed examples without a test", trace.missing_vectors),
        ):
            if ids:
                console.show(out, f"{heading} ({len(ids)}): {', '.join(ids)}", 2)
    return 0


def together(traces: list[Coverage]) -> dict[str, Any]:
    """The counts of all games, and each game's own."""
    each = {trace.game: trace.to_json() for trace in traces}
    total: dict[str, Any] = {key: sum(one[key] for one in each.values()) for key in _COUNTS}
    total |= {key: [item for one in each.values() for item in one[key]] for key in _LISTS}
    return total | {"games": each}
