"""Four levels of every opponent. A level changes how much is thought, never luck or sight.

A game tells how its players think (`Strategy`); the levels do the same for all games: a recruit
plays a simple policy with a beginner's habits, a regular plays the planner, a veteran and a
commander try whole plans on imagined futures before they take one.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from hexfront.bots.explain import Explanation, Idea, Mark, Message
from hexfront.bots.observation import Imagined, Lent, Observation
from hexfront.bots.search import Budget, Tried, choose_plan, play_on
from hexfront.core.chance import Chance
from hexfront.core.flow import Action
from hexfront.core.game import Definition


class Policy(Protocol):
    """Answers at once, and may keep a plan from one answer to the next."""

    def choose(self, observation: Observation) -> Action: ...


@dataclass(frozen=True, slots=True)
class Candidate:
    """A whole plan to be tried: the policy that carries it out, and what it is in words."""

    make: Callable[[], Policy]
    """A new policy with this plan; called for every trial and for the real thing."""
    plan: Message
    marks: tuple[Mark, ...] = ()
    prior: float = 0.0
    """What the planner thinks of it, as a chance added to what the trials say."""
    trial: Callable[[], Policy] | None = None
    """A policy with this plan that thinks less, for the trials alone."""


class Strategy(Protocol):
    """How a game's players think; `bots/<game>/__init__.py` has one, STRATEGY.

    Where it has `imagined()`, that is who plays on in thought; else the regular does. Where
    it has `dice(seed, number, state)`, those are the dice of an imagined future; else any. Where
    it has `trials(g)`, so many futures are enough for the decision of a state. Where it has
    `worlds`, what is hidden is drawn anew so many times, and the futures share them. Where
    `only_looks` is true, its policies change no position that they are shown, and get no copies.
    """

    def recruit(self) -> Policy: ...

    def regular(self) -> Policy: ...

    def turn(self, g: Any) -> Hashable:
        """The player turn that a state is in; each has a budget of its own."""
        ...

    def candidates(self, g: Any, observation: Observation) -> Sequence[Candidate]:
        """The plans worth trying here, the regular's own first; none where there is no choice."""
        ...

    def horizon(self, g: Any, seat: str) -> Callable[[Any], bool]:
        """Whether a later state is far enough from this one to be judged."""
        ...

    def value(self, g: Any, seat: str) -> float:
        """The chance that the seat wins, of a state that is not over."""
        ...

    def fears(self, g: Any, seat: str) -> Message | None:
        """What the seat should be afraid of."""
        ...


@dataclass(frozen=True, slots=True)
class Level:
    name: str
    nodes: int = 0
    """Decisions that may be played in thought during a player turn."""
    seconds: float = 0.0
    """The clock stops the thinking of a player turn here, whatever the nodes say."""
    share: float = 0.5
    """Of what is left of the turn's budget, how much one decision may take."""
    doubt: float = 1.0
    """Standard errors by which a plan must beat the planner's own."""
    gain: float = 1e-9
    """And the chance to win that it must add."""
    samples: int = 2
    """Futures on which it must do so."""
    first: int = 4
    """Futures that every plan is tried on before the worse half is given up."""
    trim: bool = False
    """Whether plans are left out that there are no nodes to try often enough."""
    once: bool = False
    """Whether a player turn is thought about once, where its first candidates are offered."""

    def scaled(self, budget: float) -> Level:
        """A part of the nodes; the clock leaves a few seconds, so that the nodes decide."""
        seconds = max(LEAST_SECONDS, self.seconds * budget)
        return replace(self, nodes=int(self.nodes * budget), seconds=seconds)


LEAST_SECONDS = 5.0
NAMES = ("recruit", "regular", "veteran", "commander")


class Thinker:
    """A player that tries plans before it takes one."""

    def __init__(self, strategy: Strategy, level: Level) -> None:
        self._strategy = strategy
        self._level = level
        self._policy: Policy | None = None
        self._turn: Hashable = None
        self._budget = Budget(0, 0.0)
        self._explanation: Explanation | None = None

    def scaled(self, budget: float) -> Thinker:
        """The same player with a part of its thinking."""
        return Thinker(self._strategy, self._level.scaled(budget))

    @property
    def seconds(self) -> float:
        """About how long a player turn takes; the clock allows twice that."""
        return self._level.seconds / 2

    def choose(self, observation: Observation) -> Action:
        g = observation.imagine()
        turn = self._strategy.turn(g)
        if turn != self._turn or self._policy is None:
            self._turn = turn
            self._budget = Budget(self._level.nodes, self._level.seconds)
            self._policy = self._strategy.regular()
            self._is_decided = False
        if len(observation.legal) > 1 and not self._is_decided:
            candidates = self._strategy.candidates(g, observation)
            if candidates:
                self._is_decided = self._level.once
                self._policy = self._best(candidates, observation, g)
        action = self._policy.choose(observation)
        self._explain(observation, action)
        return action

    def explain(self) -> Explanation | None:
        return self._explanation

    def _best(self, candidates: Sequence[Candidate], observation: Observation, g: Any) -> Policy:
        budget = self._budget.part(self._level.share)
        trials: Callable[[Any], int] = getattr(self._strategy, "trials", _enough)
        futures = Futures(self._strategy, observation, budget)
        level = self._level
        ranked = choose_plan(
            candidates,
            futures.value,
            budget,
            most=trials(g),
            doubt=level.doubt,
            gain=level.gain,
            samples=level.samples,
            first=level.first,
            trim=level.trim,
        )
        self._budget.take(budget)
        self._ranked = self._offered = ranked
        self._nodes = budget.used
        return ranked[0].plan.make()

    def take_up(self, number: int, observation: Observation) -> Action:
        """Follow another of the ideas that were told last, and how it begins."""
        self._policy = self._offered[number].plan.make()
        return self._policy.choose(observation)

    def go_along(self, observation: Observation, action: Action) -> Candidate | None:
        """Make the best of an action that was none of our ideas; None if we have nothing to say."""
        along = getattr(self._strategy, "along", None)
        found: Candidate | None = along and along(
            observation.imagine(), observation.question, action
        )
        if found is not None:
            self._policy = found.make()
        return found

    _ranked: Sequence[Tried[Candidate]] = ()
    _offered: Sequence[Tried[Candidate]] = ()
    _nodes = 0
    _is_decided = False

    def _explain(self, observation: Observation, action: Action) -> None:
        if not self._ranked:
            return
        ideas = []
        for number, one in enumerate(self._ranked[:3]):
            begins = action if number == 0 else _first_action(one.plan, observation)
            chance = min(max(one.mean - one.plan.prior, 0.0), 1.0) if one.values else None
            idea = Idea(observation.named(begins), one.plan.plan, one.plan.marks, chance)
            ideas.append(idea)
        fears = self._strategy.fears(observation.imagine(), observation.seat)
        self._explanation = Explanation(tuple(ideas), fears, self._nodes)
        self._ranked = ()


class Plain:
    """A player that takes its first good plan; asked why, it tells what it could have done."""

    def __init__(self, strategy: Strategy, policy: Policy) -> None:
        self._strategy = strategy
        self._policy = policy
        self._seen: tuple[Observation, Action] | None = None

    def choose(self, observation: Observation) -> Action:
        action = self._policy.choose(observation)
        g = observation.imagine()
        kept = Imagined(observation.definition, g, observation.seat, random.Random(0))
        self._seen = kept, action
        return action

    def explain(self) -> Explanation | None:
        """Of the last choice; the chance is that of the position, for no plan was tried."""
        if self._seen is None:
            return None
        observation, action = self._seen
        g = observation.imagine()
        others = self._strategy.candidates(g, observation)
        if not others:
            return None
        chance = min(max(self._strategy.value(g, observation.seat), 0.0), 1.0)
        first = Idea(observation.named(action), others[0].plan, others[0].marks, chance)
        rest = [
            Idea(observation.named(_first_action(one, observation)), one.plan, one.marks)
            for one in others[1:3]
        ]
        return Explanation((first, *rest), self._strategy.fears(g, observation.seat))


def _first_action(candidate: Candidate, observation: Observation) -> Action:
    return candidate.make().choose(observation)


FUTURES = 2048
"""More than a decision ever gets: where a strategy sets no limit, nodes and the clock do."""


def _enough(_: Any) -> int:
    return FUTURES


def _any_dice(seed: str, number: int, state: Any) -> Chance:
    return Chance(f"{seed}/{number}")


class Futures:
    """Imagined futures of a decision: the same for every plan that is tried."""

    def __init__(self, strategy: Strategy, observation: Observation, budget: Budget) -> None:
        self._strategy = strategy
        self._observation = observation
        self._definition: Definition = observation.definition
        self._budget = budget
        self._states: list[Any] = []
        self._seed = f"{observation.rng.getrandbits(64):x}"
        self._worlds: int = getattr(strategy, "worlds", FUTURES)

    def _imagined(self, number: int) -> Any:
        number %= self._worlds
        while len(self._states) <= number:
            self._states.append(self._observation.imagine())
        return self._states[number].clone()

    def value(self, candidate: Candidate, number: int) -> float:
        """How well the seat stands after the plan, in the future of this number, and its prior."""
        return self._played(candidate, number) + candidate.prior

    def _played(self, candidate: Candidate, number: int) -> float:
        seat = self._observation.seat
        state = self._imagined(number)
        dice: Callable[[str, int, Any], Chance] = getattr(self._strategy, "dice", _any_dice)
        state.chance = dice(self._seed, number, state)
        is_far_enough = self._strategy.horizon(state, seat)
        seats = state.seats_at_table()
        imagined = getattr(self._strategy, "imagined", self._strategy.regular)
        bots: dict[str, Policy] = {one: imagined() for one in seats}
        bots[seat] = (candidate.trial or candidate.make)()
        rng = random.Random(f"{self._seed}/{number}")
        look = Lent if getattr(self._strategy, "only_looks", False) else Imagined
        play_on(self._definition, state, bots, rng, is_far_enough, self._budget, look=look)
        result = state.result
        if result is None:
            return self._strategy.value(state, seat)
        if seat in result.winners:
            return 1.0
        return 0.0 if result.winners else 0.5


def bot_makers(
    strategy: Strategy, veteran: Level, commander: Level
) -> dict[str, Callable[[], Policy]]:
    """The four levels of a game, by name."""
    return {
        "recruit": lambda: Plain(strategy, strategy.recruit()),
        "regular": lambda: Plain(strategy, strategy.regular()),
        "veteran": lambda: Thinker(strategy, veteran),
        "commander": lambda: Thinker(strategy, commander),
    }
