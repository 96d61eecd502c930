"""A player at the terminal whose answers are a script."""

import io
import random
from itertools import pairwise

from rich.console import Console

from hexfront.terminal.session import Session
from hexfront.terminal.words import Words


class ScriptedSession:
    """A session whose player is a script: a list of lines, or a function of the session."""

    def __init__(
        self, game, typed, path, humans=None, bots=None, width=80, height=24, tty=False, lang="en"
    ):
        self.out = io.StringIO()
        console = Console(
            file=self.out,
            width=width,
            height=height,
            force_terminal=tty,
            color_system="standard" if tty else None,
            highlight=False,
            markup=False,
        )
        self.typed = typed if callable(typed) else iter(typed)
        self.asked = []
        words = Words(game.definition, lang)
        humans = game.seats if humans is None else humans
        self.session = Session(game, words, console, self.read, humans, bots or {}, path)

    def read(self, prompt):
        self.asked.append((prompt, self.shown()))
        if callable(self.typed):
            return self.typed(self.session)
        try:
            return next(self.typed)
        except StopIteration:
            raise EOFError from None

    def shown(self):
        return self.out.getvalue()

    def run(self):
        self.code = self.session.run()
        return self

    def answers(self):
        """What was shown after each line typed."""
        marks = [len(shown) for _, shown in self.asked] + [len(self.shown())]
        return [self.shown()[start:end] for start, end in pairwise(marks)]


def any_number(seed):
    rng = random.Random(seed)

    def typed(session):
        decision = session.game.decision
        if decision.prompt == "type-die":
            return str(rng.randint(1, 6))
        return str(rng.randrange(len(decision.actions)) + 1)

    return typed
