"""Computer players: what a bot is, which there are, and how a game is played between them.

A bot gets an `Observation`. It sees its own legal actions and what its seat may know, and it may
imagine positions in which everything hidden from it is drawn anew; the true position and the
dice to come are out of its reach.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from hexfront.bots.advising import Adviser
from hexfront.bots.advising import Explaining as Explaining
from hexfront.bots.explain import Explanation
from hexfront.bots.external import Guest, find_program, is_program
from hexfront.bots.observation import Observation as Observation
from hexfront.core import plugins
from hexfront.core.flow import Action
from hexfront.core.game import (
    BadSetup,
    Definition,
    Game,
    HexfrontError,
    Mode,
    Named,
)
from hexfront.games import IDS, ids

ADVISER = "planner"
"""The name of the bot that gives advice, where a game has it."""

EXPLAINER = "veteran@0.1"
"""The name of the bot that says what it thinks about a decision: it has compared some plans."""

RULEBOOK = "rulebook"
"""The name of what plays an automatic seat: the rulebook itself."""


class Bot(Protocol):
    def choose(self, observation: Observation) -> Action:
        """One of `observation.legal`."""
        ...


class Random:
    """Any legal action, each as likely."""

    def choose(self, observation: Observation) -> Action:
        legal = observation.legal
        return legal[int(observation.rng.random() * len(legal))]


Maker = Callable[[], Bot]


def makers(game: str) -> dict[str, Maker]:
    """The bots that a game has, by name: `random`, ours, and those of other packages."""
    found: dict[str, Maker] = {"random": Random}
    if game in IDS:
        found |= import_module(f"hexfront.bots.{game}").BOTS
    return found | dict(_brought_along().get(game, {}))


@cache
def _brought_along() -> Mapping[str, Mapping[str, Maker]]:
    """Bots of other packages by game. An entry point is named like the game and leads to BOTS."""
    bots: dict[str, dict[str, Maker]] = {}
    for plugin in plugins.found(plugins.BOTS):
        reason = _wrong(plugin, bots)
        if reason:
            plugins.refuse(plugin.package, reason)
        else:
            bots.setdefault(plugin.name, {}).update(plugin.value)
    return bots


def _wrong(plugin: plugins.Plugin, others: Mapping[str, Mapping[str, Maker]]) -> str | None:
    game, own = plugin.name, plugin.value
    if not isinstance(own, Mapping) or not all(map(callable, own.values())):
        return f"its bots for {game!r} are a {type(own).__name__}, not names with what makes a bot"
    if game not in ids():
        return f"it has bots for {game!r}, and there is no such game"
    taken = {"random", *others.get(game, ())}
    if game in IDS:
        taken |= import_module(f"hexfront.bots.{game}").BOTS.keys()
    twice = ", ".join(sorted(taken & own.keys()))
    return f"{game} has a bot {twice} already" if twice else None


def advice(game: Game) -> Named | None:
    """What the adviser would play, from what the seat that is asked knows, if it has an idea."""
    said = adviser(game.definition.id, ADVISER).advise(game) if _has_bot(game, ADVISER) else None
    return said.action if said else None


def explain(game: Game, bot: str = EXPLAINER) -> Explanation | None:
    """What a bot would play and why, from what the seat that is asked knows.

    None where there is nothing to weigh. In the middle of a plan, only that plan is told.
    """
    said = adviser(game.definition.id, bot).advise(game) if _has_bot(game, bot) else None
    return said.why if said else None


def adviser(game: str, bot: str = EXPLAINER) -> Adviser:
    """A bot that goes along with one game of this kind and says what it would do."""
    return Adviser(lambda: make_bot(game, bot))


def _has_bot(game: Game, bot: str) -> bool:
    return bot.partition("@")[0] in makers(game.definition.id)


def seat_bots(
    definition: Definition, mode: Mode, wanted: Mapping[str, str], *, programs: bool = False
) -> dict[str, Bot]:
    """A bot for each seat that is asked; unnamed seats get `random`."""
    for seat, name in wanted.items():
        if seat in mode.automatic:
            if name != RULEBOOK:
                raise BadSetup(f"in mode {mode.name} {seat} is played by the {RULEBOOK}")
        elif seat not in mode.seats:
            seats = ", ".join(mode.seats + mode.automatic)
            raise BadSetup(f"mode {mode.name} has no seat {seat!r}; it has {seats}")
    return {
        seat: make_bot(definition.id, wanted.get(seat, "random"), programs=programs)
        for seat in mode.seats
    }


def make_bot(game: str, name: str, *, programs: bool = False) -> Bot:
    """A bot by its name; `veteran@0.25` is one with a quarter of its thinking.

    `cmd:./mybot` is a program, where `programs` may be started: never because a browser asks.
    """
    if is_program(name):
        if not programs:
            raise BadSetup(f"bot {name!r}: programs are started from the command line only")
        return find_program(game, name)
    known = makers(game)
    name, _, budget = name.partition("@")
    if name not in known:
        raise BadSetup(f"{game} has no bot {name!r}; it has {', '.join(known)}")
    bot = known[name]()
    if budget:
        bot = _scaled(bot, f"{name}@{budget}", budget)
    return Guest(name, bot) if name in _brought_along().get(game, {}) else bot


@cache
def thinking_seconds(game: str, name: str) -> float | None:
    """About how long a bot thinks about a player turn; None if it answers at once, or never."""
    try:
        found: float | None = getattr(make_bot(game, name), "seconds", None)
    except HexfrontError:
        return None
    return found


def _scaled(bot: Bot, name: str, budget: str) -> Bot:
    try:
        share = float(budget)
    except ValueError:
        share = 0.0
    if not 0 < share <= 100:
        raise BadSetup(f"bot {name}: the share of the thinking is a number above 0")
    scaled: Callable[[float], Bot] | None = getattr(bot, "scaled", None)
    return scaled(share) if scaled else bot


def play_out(
    definition: Definition, state: Any, bots: Mapping[str, Bot], rng: random.Random
) -> int:
    """Play a state to its end; the number of decisions is returned."""
    steps = definition.steps
    play, asked = steps.play, steps.asked
    decisions = 0
    while state.legal:
        choice, args = asked(state)
        seat = choice.seat(state, *args)
        play(state, bots[seat].choose(Observation(definition, state, seat, rng)))
        decisions += 1
    return decisions
