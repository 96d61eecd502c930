"""Computer players: what a bot is, which there are, and how a game is played between them.

A bot gets an `Observation`. It sees its own legal actions and what its seat may know, and it may
imagine positions in which everything hidden from it is drawn anew; the true position and the
dice to come are out of its reach.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from importlib import import_module
from itertools import takewhile
from typing import Any, Protocol

from hexfront.core.chance import Chance
from hexfront.core.flow import Action
from hexfront.core.game import TYPE_DIE, BadSetup, Definition, Game, Mode, Named

ADVISER = "planner"
"""The name of the bot that gives advice, where a game has it."""

RULEBOOK = "rulebook"
"""The name of what plays an automatic seat: the rulebook itself."""


class Observation:
    """A decision as the bot that has to take it may look at it."""

    __slots__ = ("_state", "definition", "rng", "seat")

    def __init__(self, definition: Definition, state: Any, seat: str, rng: random.Random) -> None:
        self.definition = definition
        self.seat = seat
        self.rng = rng
        self._state = state

    @property
    def legal(self) -> list[Action]:
        legal: list[Action] = self._state.legal
        return legal

    @property
    def question(self) -> str:
        """The name of the choice that is to be made."""
        name: str = self.definition.steps.asked(self._state)[0].name
        return name

    @property
    def about(self) -> dict[str, Any]:
        """What the choice is about, as the seat may read it."""
        choice, args = self.definition.steps.asked(self._state)
        told = choice.about(self._state, *args) if choice.about else {}
        return {key: self._state.spell(key, value, self.seat) for key, value in told.items()}

    @property
    def turn(self) -> int:
        turn: int = self._state.turn
        return turn

    def view(self) -> dict[str, Any]:
        return self.definition.view(self._state, self.seat)

    def imagine(self) -> Any:
        """A state that fits all that the seat knows, with dice of its own."""
        state = self._state.clone()
        seed = f"{self.rng.getrandbits(64):x}"
        self.definition.resample(state, self.seat, Chance(f"{seed}/hidden"))
        state.chance = Chance(seed)
        return state


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
    """The bots that a game has, by name: `random` and what `bots/<game>.py` offers."""
    found: dict[str, Maker] = {"random": Random}
    try:
        module = import_module(f"hexfront.bots.{game}")
    except ModuleNotFoundError as error:
        if error.name != f"hexfront.bots.{game}":
            raise
        return found
    own: dict[str, Maker] = module.BOTS
    return found | own


def advice(game: Game) -> Named | None:
    """What the adviser would play, from what the seat that is asked knows, if it has an idea."""
    decision = game.decision
    maker = makers(game.definition.id).get(ADVISER)
    if decision is None or maker is None or decision.prompt == TYPE_DIE:
        return None
    # A plan goes on over several decisions: the adviser thinks again about those of this turn.
    seat, turn = decision.seat, game.state.turn
    past = game.history[-1].backwards() if game.history else iter(())
    ours = takewhile(lambda one: (one[0].seat, one[1].turn) == (seat, turn), past)
    states = [game.state, *(state for _, state in ours)][::-1]
    bot = maker()
    for number, state in enumerate(states, len(game.history) + 1 - len(states)):
        rng = random.Random(f"{number}/hint")
        answer = bot.choose(Observation(game.definition, state, seat, rng))
    return game.named(answer)


def seat_bots(definition: Definition, mode: Mode, wanted: Mapping[str, str]) -> dict[str, Bot]:
    """A bot for each seat that is asked; unnamed seats get `random`."""
    known = makers(definition.id)
    for seat, name in wanted.items():
        if seat in mode.automatic:
            if name != RULEBOOK:
                raise BadSetup(f"in mode {mode.name} {seat} is played by the {RULEBOOK}")
        elif seat not in mode.seats:
            seats = ", ".join(mode.seats + mode.automatic)
            raise BadSetup(f"mode {mode.name} has no seat {seat!r}; it has {seats}")
        elif name not in known:
            raise BadSetup(f"there is no bot {name!r} for {seat}; there is {', '.join(known)}")
    return {seat: known[wanted.get(seat, "random")]() for seat in mode.seats}


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
