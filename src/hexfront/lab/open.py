"""`hexfront open`: a simulated game, played again and shown in the browser or kept as a record."""

from __future__ import annotations

import argparse
import sys
import webbrowser
from contextlib import suppress
from pathlib import Path

from hexfront.core.game import Game
from hexfront.core.record import Record
from hexfront.lab.plans import play_again
from hexfront.lab.results import ResultsError, plan_of, row_of
from hexfront.lab.served import served


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", type=Path, metavar="TABLE", help="what `sim --out` has written")
    parser.add_argument("number", type=int, metavar="NUMBER", help="of the game in it")
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="write the game to a file instead of showing it"
    )


def played_again(table: Path, number: int) -> Game:
    """A game of a table, whole; refused if it does not end as the table says."""
    row = row_of(table, number)
    if row["error"]:
        raise ResultsError(f"game {number} was not finished: {row['error']}")
    game = play_again(plan_of(row), row["seed"])
    assert game.result is not None
    if ("+".join(game.result.winners), len(game.history)) != (row["winners"], row["actions"]):
        raise ResultsError(f"game {number} does not end as it did: its players are others by now")
    return game


def main(args: argparse.Namespace) -> int:
    game = played_again(args.table, args.number)
    record = Record.of(game)
    if args.record is not None:
        record.save(args.record)
        print(f"{args.record}: {len(game.history)} actions")
        return 0
    with served() as server:
        watch = server.upload(record.text, is_over=True)["watch"]
        page = f"http://{server.host}/#/watch/{watch}"
        with suppress(KeyboardInterrupt):
            print(f"Game {args.number} is at {page}  (Ctrl-C ends it)", file=sys.stderr, flush=True)
            webbrowser.open(page)
            server.wait()
    return 0
