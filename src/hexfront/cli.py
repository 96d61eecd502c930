"""The command `hexfront`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

COMMANDS = {
    "serve": ("hexfront.server.serve", "serve the games to browsers"),
    "backup": ("hexfront.server.backup", "write all games of a server to a file, while it runs"),
    "restore": ("hexfront.server.restore", "bring games back from a backup"),
    "admin": ("hexfront.server.admin", "look after the games of a server: list, close, delete"),
    "games": ("hexfront.terminal.games", "list the games with their modes, scenarios and options"),
    "play": ("hexfront.terminal.play", "play a game in the terminal"),
    "sim": ("hexfront.lab.sim", "play many games between bots: win rates, length of games"),
    "sweep": ("hexfront.lab.sweep", "what an option, scenario or player changes, on the same dice"),
    "report": ("hexfront.report.command", "a game, or simulated games, as a page of one file"),
    "open": ("hexfront.lab.open", "show a simulated game in the browser"),
    "ladder": ("hexfront.lab.ladder", "the levels of a game play each other, with sides changed"),
    "tune": ("hexfront.lab.tune", "change a planner's weights and follow what wins more"),
    "train": ("hexfront.lab.train", "learn from games who wins: the value that levels think with"),
    "replay": ("hexfront.terminal.replay", "show a recorded game in words, or verify it"),
    "odds": ("hexfront.terminal.odds", "exact chances of an action"),
    "check": ("hexfront.terminal.check", "check a firefight that you have written"),
    "rule": ("hexfront.terminal.rule", "tell a rule: where it is written, its tests and rulings"),
    "coverage": ("hexfront.terminal.coverage", "rules implemented, tested and missing"),
    "bench": ("hexfront.lab.bench", "how fast the games are"),
}
"""Each command is a module with `add_arguments(parser)` and `main(args)`, loaded when used."""

OK, FAILED, USAGE, INTERRUPTED, PIPE_CLOSED = 0, 1, 2, 130, 141


class Lazy(argparse.ArgumentParser):
    """A command's parser; it learns its arguments when it is about to parse them."""

    module = ""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        command = import_module(self.module)
        command.add_arguments(self)
        self.set_defaults(run=command.main)
        return super().parse_known_args(args, namespace)


def parser() -> argparse.ArgumentParser:
    from hexfront import __version__

    whole = argparse.ArgumentParser(
        prog="hexfront",
        description="Board wargames of the Eastern Front, their rules enforced to the letter.",
        epilog="`hexfront COMMAND --help` explains a command; `hexfront` alone opens the browser.",
    )
    whole.add_argument("--version", action="version", version=f"hexfront {__version__}")
    commands = whole.add_subparsers(metavar="COMMAND", required=True, parser_class=Lazy)
    for name, (module, purpose) in COMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=f"{purpose.capitalize()}.")
        command.module = module
    return whole


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; whatever goes wrong is one line on standard error and an exit code."""
    try:
        from hexfront.core.game import BadSetup, HexfrontError
        from hexfront.core.rulebook import RulebookError

        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        try:
            words = sys.argv[1:] if argv is None else argv
            args = parser().parse_args(words or ["serve", "--open"])
            code: int = args.run(args)
            sys.stdout.flush()
            return code
        except BadSetup as error:
            return _complain(error, USAGE)
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return PIPE_CLOSED
        except (HexfrontError, RulebookError, OSError) as error:
            return _complain(error, FAILED)
    except KeyboardInterrupt:
        print("\nhexfront: interrupted", file=sys.stderr)
        return INTERRUPTED


def _complain(error: Exception, code: int) -> int:
    message = str(error)
    if isinstance(error, OSError) and error.strerror:
        message = f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    print(f"hexfront: {' '.join(message.split())}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
