"""`hexfront play`: sit down at a game."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from types import FrameType

from hexfront.bots import ADVISER, RULEBOOK, Bot, make_bot, makers
from hexfront.bots.external import at_table
from hexfront.bots.names import seat_and_bot, split_names
from hexfront.core.game import BadSetup, Game, game_at, new_game
from hexfront.core.record import Record
from hexfront.games import find
from hexfront.messages import language
from hexfront.terminal import console, saves
from hexfront.terminal.arguments import known_as, setup_words
from hexfront.terminal.session import Leave, Session
from hexfront.terminal.words import Words

_OF_A_NEW_GAME = ("mode", "scenario", "option", "seed", "dice", "position")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="which game; see `hexfront games`")
    parser.add_argument("--mode", help="who plays against whom; the game's first mode by default")
    parser.add_argument("--scenario", help="the game's first one by default")
    parser.add_argument(
        "--option",
        action="append",
        metavar="NAME=VALUE",
        help="a switch of the game; may be repeated",
    )
    parser.add_argument("--position", metavar="TEXT", help="start from a position in the notation")
    parser.add_argument(
        "--seat",
        action="append",
        metavar="SEAT",
        help="a seat that you play; bots take the others (default: all seats that no bot has)",
    )
    parser.add_argument(
        "--bot",
        action="append",
        metavar="[SEAT=]BOT",
        help="a computer player for a seat, or for all seats that you do not play",
    )
    parser.add_argument("--seed", help="what the dice come from; a new one by default")
    parser.add_argument(
        "--dice",
        choices=("seeded", "typed"),
        help="typed: you throw the dice and type what they show",
    )
    parser.add_argument("--load", metavar="FILE", type=Path, help="go on with a recorded game")
    parser.add_argument("--save", metavar="FILE", type=Path, help="where the game is kept")


def begin(args: argparse.Namespace) -> Game:
    """The game that the arguments ask for, new or loaded."""
    if args.load is not None:
        given = [f"--{name}" for name in _OF_A_NEW_GAME if getattr(args, name) is not None]
        if given:
            raise BadSetup(f"{', '.join(given)} cannot change a loaded game")
        with console.working(f"replaying {args.load}"):
            game = Record.load(args.load).replay(find)
        if args.game not in (None, game.definition.id):
            raise BadSetup(f"{args.load} is a game of {game.definition.id}, not of {args.game}")
        return game
    if args.game is None:
        raise BadSetup("name a GAME to play, or a record with --load; see `hexfront games`")
    definition = find(args.game)
    mode, scenario, chosen = setup_words(definition, args.mode, args.scenario, args.option)
    dice = args.dice or "seeded"
    if args.position is not None:
        return game_at(definition, args.position, mode, chosen, args.seed, dice, scenario)
    return new_game(definition, mode, scenario, chosen, args.seed, dice)


def players(
    game: Game, seats: list[str] | None, wanted: list[str] | None
) -> tuple[tuple[str, ...], dict[str, str]]:
    """Which seats are played here, and the names of the bots that play the others."""
    mode = game.mode
    known_bots = makers(game.definition.id)
    all_seats = mode.seats + mode.automatic
    bots: dict[str, str] = {}
    for_the_rest: str | None = None
    for word in (part for text in wanted or () for part in split_names(text)):
        seat, name = seat_and_bot(word)
        seat, name = known_as(seat, all_seats), known_as(name, (*known_bots, RULEBOOK))
        if (seat, name) not in _by_the_rulebook(game):
            make_bot(game.definition.id, name, programs=True)
        if seat:
            bots[seat] = name
        else:
            for_the_rest = name
    humans = tuple(
        known_as(seat, all_seats) for text in seats or () for seat in text.split(",")
    )
    for seat in (*humans, *bots):
        if seat not in all_seats:
            known = ", ".join(all_seats)
            raise BadSetup(f"mode {mode.name} has no seat {seat!r}; it has {known}")
        if seat in mode.automatic and bots.pop(seat, None) != RULEBOOK:
            raise BadSetup(f"in mode {mode.name} {seat} is played by the {RULEBOOK}")
        if seat in humans and seat in bots:
            raise BadSetup(f"{seat} is either yours or a bot's")
    free = [seat for seat in mode.seats if seat not in humans and seat not in bots]
    if not humans and for_the_rest is not None and free:
        humans = (free.pop(0),)
    if humans:
        name = for_the_rest or (ADVISER if ADVISER in known_bots else "random")
        bots |= dict.fromkeys(free, name)
    else:
        humans = tuple(free)
    return humans, bots


def _typed(seat: str, name: str) -> str:
    """A bot as it is named on a command line."""
    return f'{seat}="{name}"' if "," in name else f"{seat}={name}"


def _by_the_rulebook(game: Game) -> list[tuple[str, str]]:
    return [(seat, RULEBOOK) for seat in game.mode.automatic]


def reader() -> Callable[[str], str]:
    """Lines from the keyboard, with editing; from a pipe they are shown as if typed."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")  # input() uses it
        return input

    def from_pipe(prompt: str) -> str:
        line = input(prompt)
        print(line)
        return line

    return from_pipe


def _stop(signum: int, frame: FrameType | None) -> None:
    raise Leave(128 + signum)


def main(args: argparse.Namespace) -> int:
    game = begin(args)
    humans, names = players(game, args.seat, args.bot)
    id = game.definition.id
    bots: dict[str, Bot] = {
        seat: make_bot(id, name, programs=True) for seat, name in names.items()
    }
    again = [word for seat in humans for word in ("--seat", seat)] if names else []
    again += [word for seat, name in names.items() for word in ("--bot", _typed(seat, name))]
    path = args.save or args.load or saves.new_path(game.definition.id)
    if args.save:
        saves.keep_clear(args.save, game)
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _stop)
    words = Words(game.definition, language())
    session = Session(game, words, console.make(), reader(), humans, bots, path, again)
    with at_table(bots, game.setup, game):
        return session.run()
