"""`hexfront report`: a recorded game, or tables of simulated ones, as a page of one file."""

from __future__ import annotations

import argparse
import secrets
from pathlib import Path

from hexfront.core.game import BadSetup, HexfrontError
from hexfront.core.record import Record
from hexfront.core.together import EVERYTHING
from hexfront.games import find
from hexfront.messages import language, languages
from hexfront.report import game as of_game
from hexfront.report import tables as of_tables
from hexfront.report.sample import GAMES
from hexfront.terminal.arguments import known_as


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file", type=Path, metavar="FILE", help="a record (.jsonl), or what `sim --out` has written"
    )
    parser.add_argument(
        "other", type=Path, metavar="OTHER", nargs="?", help="a second table, to be compared"
    )
    parser.add_argument(
        "--out", type=Path, metavar="PAGE", help="where to write (default: beside FILE, .html)"
    )
    parser.add_argument(
        "--sample", type=int, default=GAMES, metavar="N",
        help=f"of a table, play so many games again for maps and cards (default {GAMES}, 0: none)",
    )  # fmt: skip
    parser.add_argument("--lang", choices=languages(), help="the language of the page")
    parser.add_argument("--seat", help="of a record, only what this seat knows (default: all)")


def main(args: argparse.Namespace) -> int:
    out: Path = args.out or args.file.with_name(f"{_stem(args.file)}.html")
    lang: str = args.lang or language()
    if is_table(args.file):
        if args.seat:
            raise BadSetup("a table has no --seat: it holds results, not what was seen")
        text = of_tables.report([args.file, *filter(None, [args.other])], lang, args.sample)
    else:
        if args.other:
            raise BadSetup(f"{args.file.name} is a record: two tables can be compared, not records")
        text = _of_record(args.file, args.seat, lang)
    _write(out, text)
    print(f"{out}: {len(text.encode()) / 1000:.0f} kB")
    return 0


def is_table(path: Path) -> bool:
    return path.is_dir() or path.suffix.lower() == ".parquet"


def _of_record(path: Path, seat: str | None, lang: str) -> str:
    game = Record.load(path).replay(find)
    knower = EVERYTHING if seat is None else known_as(seat, game.seats)
    if knower not in (EVERYTHING, *game.seats):
        raise BadSetup(f"there is no seat {seat!r}; there are {', '.join(game.seats)}")
    return of_game.report(game, knower, lang)


def _stem(path: Path) -> str:
    """The name without what says its format."""
    return path.name.removesuffix(".gz").removesuffix(".jsonl").removesuffix(".parquet")


def _write(path: Path, text: str) -> None:
    """Whole or not at all."""
    if path.is_dir():
        raise HexfrontError(f"{path} is a folder: --out names a file")
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        temporary.write_text(text, encoding="utf-8")
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)
