"""What a bot gets to see of a decision."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from hexfront.core.chance import Chance
from hexfront.core.flow import Action
from hexfront.core.game import Definition, Named
from hexfront.core.history import named


class Observation:
    """A decision as the bot that has to take it may look at it.

    It offers the legal actions and what the seat may know; positions are imagined, with everything
    hidden drawn anew. The true position and the dice to come are out of reach.
    """

    __slots__ = ("_state", "definition", "rng", "seat")

    def __init__(self, definition: Definition, state: Any, seat: str, rng: random.Random) -> None:
        self.definition = definition
        self.seat = seat
        self.rng = rng
        self._state = state

    @property
    def legal(self) -> Sequence[Action]:
        legal: Sequence[Action] = self._state.legal
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

    def named(self, action: Action) -> Named:
        """A legal action as players write it."""
        return named(self.definition, self._state, action)

    def view(self) -> Mapping[str, Any]:
        return self.definition.view(self._state, self.seat)

    def imagine(self) -> Any:
        """A state that fits all that the seat knows, with dice of its own."""
        state = self._state.clone()
        seed = f"{self.rng.getrandbits(64):x}"
        self.definition.resample(state, self.seat, Chance(f"{seed}/hidden"))
        state.chance = Chance(seed)
        return state


class Imagined(Observation):
    """A decision inside a position that was imagined: nothing is left to draw anew."""

    __slots__ = ()

    def imagine(self) -> Any:
        return self._state.clone()


class Lent(Imagined):
    """The same for one who only looks: it gets the position itself, and changes nothing."""

    __slots__ = ()

    def imagine(self) -> Any:
        return self._state
