"""A bot that goes along with a player, and says at each decision what it would do and why."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, Protocol, runtime_checkable

from hexfront.bots.explain import Explanation, Idea
from hexfront.bots.levels import Thinker
from hexfront.bots.observation import Observation
from hexfront.core.flow import Action
from hexfront.core.game import TYPE_DIE, Game, Named
from hexfront.core.history import Played


class Player(Protocol):
    def choose(self, observation: Observation) -> Action: ...


@runtime_checkable
class Explaining(Protocol):
    """A bot that can be asked why."""

    def explain(self) -> Explanation | None:
        """Of its last choice; None if there was nothing to weigh."""
        ...


@dataclass(frozen=True, slots=True)
class Advice:
    action: Named
    why: Explanation | None
    """None where there is nothing to weigh. In the middle of a plan, only that plan is told."""


class Adviser:
    """Thinks about each decision of a turn once, as a plan goes on over several of them.

    Whoever begins with another of its ideas gets that one explained to its end.
    """

    def __init__(self, make: Callable[[], Player]) -> None:
        self._make = make
        self._player = make()
        self._answer: Named = ()
        self._said: Explanation | None = None
        self._told: Explanation | None = None
        self._outdated: Explanation | None = None
        """What was said of a plan that is not followed any more."""
        self._is_new = False
        self._advice: Advice | None = None
        self._place: tuple[str, int, int, Played | None] = "", -1, -1, None

    def advise(self, game: Game) -> Advice | None:
        """About the decision that is pending, from what its seat knows."""
        decision = game.decision
        if decision is None or decision.prompt == TYPE_DIE:
            return None
        seat, turn, length = decision.seat, game.state.turn, len(game.history)
        place = seat, turn, length, game.history[-1] if game.history else None
        if place == self._place and place[3] is self._place[3]:
            return self._advice
        news = self._since(game, seat, turn)
        if news is None:
            self._begin_anew()
            news = _this_turn(game, seat, turn)
        else:
            self._compare(self._observed(game, seat, *news[0]), news[0][1].action)
            news = news[1:]
        for number, played, state in news:
            if played.seat == seat:
                observation = self._observed(game, seat, number, played, state)
                self._think(observation)
                self._compare(observation, played.action)
        self._think(self._observed(game, seat, length, None, game.state))
        self._place = place
        self._advice = Advice(self._answer, self._explained())
        return self._advice

    def _begin_anew(self) -> None:
        self._player = self._make()
        self._told = self._outdated = self._said = None

    def _since(self, game: Game, seat: str, turn: int) -> list[tuple[int, Played, Any]] | None:
        """What was played since we were asked last; None if that was elsewhere, or taken back."""
        asked, in_turn, length, last = self._place
        same = (asked, in_turn) == (seat, turn) and 0 <= length < len(game.history)
        if not same or (length and game.history[length - 1] is not last):
            return None
        back = game.history[-1].backwards()
        found = [(n, *next(back)) for n in range(len(game.history) - 1, length - 1, -1)]
        return found[::-1]

    def _observed(
        self, game: Game, seat: str, number: int, _: Played | None, state: Any
    ) -> Observation:
        rng = random.Random(f"{number}/hint")
        return Observation(game.definition, state, seat, rng)

    def _think(self, observation: Observation) -> None:
        player = self._player
        self._answer = observation.named(player.choose(observation))
        said = player.explain() if isinstance(player, Explaining) else None
        self._is_new = said is not None and said not in (self._said, self._outdated)
        self._said = said
        if said is not None and said != self._outdated:
            self._told = said

    def _compare(self, observation: Observation, action: Named) -> None:
        """What was played: our answer, the beginning of another idea, or something else."""
        if action == self._answer:
            return
        ideas = self._told.ideas if self._told and self._is_new else ()
        number = next((n for n, idea in enumerate(ideas) if n and idea.action == action), 0)
        if number and isinstance(self._player, Thinker):
            assert self._told is not None
            self._player.take_up(number, observation)
            self._told = replace(self._told, ideas=(ideas[number],))
            self._outdated = self._said
        else:  # a plan that is not followed is none
            self._told, self._outdated = self._along(observation, action), self._said

    def _along(self, observation: Observation, action: Named) -> Explanation | None:
        """What can still be made of an answer that is not ours."""
        played = next((one for one in observation.legal if observation.named(one) == action), None)
        if played is None or not isinstance(self._player, Thinker):
            return None
        found = self._player.go_along(observation, played)
        return None if found is None else Explanation((Idea(action, found.plan, found.marks),))

    def _explained(self) -> Explanation | None:
        if self._told is None:
            return None
        first = self._told.ideas[0]
        if first.action == self._answer:
            return self._told
        return replace(self._told, ideas=(replace(first, action=self._answer),))


def _this_turn(game: Game, seat: str, turn: int) -> list[tuple[int, Played, Any]]:
    """What the seat has played last, without a break, in this turn."""
    past: Iterator[tuple[Played, Any]] = game.history[-1].backwards() if game.history else iter(())
    ours = list(takewhile(lambda one: (one[0].seat, one[1].turn) == (seat, turn), past))[::-1]
    return [(n, *one) for n, one in enumerate(ours, len(game.history) - len(ours))]
