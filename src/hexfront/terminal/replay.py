"""`hexfront replay`: a recorded game in words, or the proof that it is what it says."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.text import Text

from hexfront.core.flow import Event
from hexfront.core.game import BadSetup, Game
from hexfront.core.record import Record
from hexfront.games import find
from hexfront.messages import language
from hexfront.terminal import console
from hexfront.terminal.arguments import known_as
from hexfront.terminal.words import Words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a record (.jsonl)")
    parser.add_argument(
        "--verify",
        action="store_true",
        help="only check that every roll comes from the seed and every position is reached",
    )
    parser.add_argument("--to", metavar="N", type=_count, help="stop after action N")
    parser.add_argument(
        "--seat", help="tell what this seat saw (default: the only seat, or what all may see)"
    )


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of actions")
    return int(text)


def main(args: argparse.Namespace) -> int:
    record = Record.load(args.file)
    if args.verify:
        return verify(record)
    with console.working(f"replaying {args.file}"):
        game = record.replay(find, args.to)
    seat: str | None = args.seat and known_as(args.seat, game.seats)
    if seat is None and len(game.seats) == 1:
        seat = game.seats[0]
    if seat is not None and seat not in game.seats:
        raise BadSetup(f"there is no seat {seat!r}; there are {', '.join(game.seats)}")
    tell(game, seat, console.make())
    return 0


def verify(record: Record) -> int:
    with console.working("verifying"):
        game = record.verify(find)
    dice = "dice typed by hand" if game.dice == "typed" else "every roll from its seed"
    over = "over" if game.result else "not over yet"
    print(f"OK: {len(game.history)} actions, {dice}, every position as recorded, game {over}")
    return 0


def tell(game: Game, seat: str | None, out: Console) -> None:
    words = Words(game.definition, language())
    mode = words.own(f"mode-{game.setup.mode}")
    out.print(Text(f"{words.label(words.title)} {mode}", "bold"), soft_wrap=True)
    _events(words, game.opening.events, seat, out)
    for number, played in enumerate(game.history, 1):
        who = words.label(words.seat(played.seat))
        line = Text(f"{number}. {who} ", "dim").append(words.played(played), "not dim")
        console.show(out, line)
        _events(words, played.events, seat, out)
    out.print()
    if game.result is not None:
        for line in words.result(game.result):
            console.show(out, line)
    elif game.decision is not None:
        asked = words.seat(game.decision.seat)
        console.show(out, words.say("core-nobody-yet", seat=asked))


def _events(words: Words, events: list[Event], seat: str | None, out: Console) -> None:
    for event in events:
        line = words.event_line(event, seat)
        if line.style == "bold":
            out.print()
        console.show(out, line, 0 if line.style == "bold" else 4)
