"""What a veteran weighs in a firefight: one turn's actions, each tried on the turns that follow."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any

from hexfront.bots.explain import Message
from hexfront.bots.heroes.habits import BEGINNER, SOLDIER, Habits
from hexfront.bots.heroes.ideas import Idea, ideas, marks, told
from hexfront.bots.heroes.memory import Memory, Remembering
from hexfront.bots.heroes.planner import SHOTS, Planner, can_be_put_off
from hexfront.bots.heroes.situation import Situation
from hexfront.bots.levels import FUTURES, Candidate, Policy
from hexfront.bots.observation import Imagined, Observation
from hexfront.bots.search import spread_dice
from hexfront.core.chance import Chance
from hexfront.core.hexes import bits
from hexfront.games.heroes.commands import SEATS
from hexfront.games.heroes.state import Heroes, steps

PRIOR = 0.03
"""Chance to win that a point of the planner's own reckoning stands for."""
LEAST = 0.08
OTHER_KIND = 0.01
"""Doubted of a shot instead of a step, or the other way: what a step is good for comes later."""
UNSEEN = ("card", "weapon", "scout")
"""Actions that are left to the planner: the value does not know what a card is worth."""
HARMLESS = 0.1
"""Hits to be expected where nothing needs to be thought of."""
ALL_PAIRS = 36
"""Futures in which a pair of dice, dealt out evenly, shows every result as often as it should."""


class HeroesStrategy:
    only_looks = True
    worlds = 8

    def __init__(self, plans: int = 4, turns: int = 2, habits: Habits = SOLDIER) -> None:
        self._habits = habits
        self._plans = plans
        self._turns = turns  # of both sides, after which an action is judged
        self._memory = Memory()

    def recruit(self) -> Policy:
        return Planner(BEGINNER)

    def regular(self) -> Policy:
        return Planner(self._habits)

    def imagined(self) -> Policy:
        return Remembering(self._memory)

    def dice(self, seed: str, number: int, state: Heroes) -> Chance:
        return spread_dice(seed, number)

    def turn(self, g: Heroes) -> Hashable:
        return g.round, g.turn, g.player

    def candidates(self, g: Heroes, observation: Observation) -> Sequence[Candidate]:
        self._memory = Memory()
        if observation.question == "roll":
            return _rolls(g, observation)
        if observation.question != "turn" or self._plans < 2:
            return ()
        s = Situation(g, SEATS.index(observation.seat), self._habits)
        found = ideas(s, list(observation.legal), self._plans)
        planner = Planner(self._habits)
        seen = Imagined(observation.definition, g, observation.seat, observation.rng)
        own = planner.idea(planner.choose(seen))
        others = [idea for idea in found if idea[:2] != own[:2]]
        if any(_kind(idea) == "roll" for idea in found) or not _is_daring(s, own):
            others = [idea for idea in others if idea.action != ("pass",)]
        if own.action == ("pass",) and not g.passes:
            others = [idea for idea in others if not _can_wait(s, idea)]
        if not others or own.action[0] in UNSEEN or _can_take_a_prize(s, own):
            return ()
        best = max(idea.value for idea in found)
        priors = [(own, 0.0)]
        for idea in others:
            prior = max(PRIOR * (idea.value - best), -LEAST)
            priors.append((idea, prior if _kind(idea) == _kind(own) else prior - OTHER_KIND))
        return [
            Candidate(
                partial(Planner, self._habits, idea),
                told(s, idea),
                marks(g, idea),
                prior,
                partial(Remembering, self._memory, idea),
            )
            for idea, prior in priors
        ]

    def trials(self, g: Heroes) -> int:
        return ALL_PAIRS if steps.asked(g)[0].name == "roll" else FUTURES

    def horizon(self, g: Heroes, seat: str) -> Callable[[Any], bool]:
        if steps.asked(g)[0].name == "roll":
            return _is_next_turn
        turns, last, began = 0, (g.round, g.turn), g.round

        def is_far_enough(later: Heroes) -> bool:
            nonlocal turns, last
            if later.round != began:
                return True
            now = (later.round, later.turn)
            if now != last:
                turns, last = turns + 1, now
            return turns >= self._turns and steps.asked(later)[0].name == "turn"

        return is_far_enough

    def value(self, g: Heroes, seat: str) -> float:
        chance = self._memory.german_chance(g)
        return 1 - chance if SEATS.index(seat) & 1 else chance

    def fears(self, g: Heroes, seat: str) -> Message | None:
        """The unit that the enemy can hurt most."""
        s = Situation(g, SEATS.index(seat))
        harms = {
            unit: s.danger(unit, g.place[unit]) * s.worth[unit]
            for unit in bits(s.friends & ~(g.hidden | g.aboard))
        }
        worst = max(harms, key=lambda unit: harms[unit], default=-1)
        if worst < 0 or harms[worst] < 0.3:
            return None
        where = g.hex_name(g.place[worst])
        return Message("fears-fire", {"unit": g.unit_name(worst), "hex": where})


def _rolls(g: Heroes, observation: Observation) -> list[Candidate]:
    """Command points on a roll, as many as the planner would spend first, then more or fewer."""
    if steps.asked(g)[1][1] not in ("attack", "rally"):
        return []
    found = [one for one in observation.legal if one[0] in ("roll", "raise")]
    seen = Imagined(observation.definition, g, observation.seat, observation.rng)
    own = Planner().choose(seen)
    if own not in found:
        return []
    found.sort(key=lambda one: one != own)
    return [
        Candidate(
            partial(Planner, orders=(one,)), Message("points", {"count": one[1] if one[1:] else 0})
        )
        for one in found
    ]


def _is_next_turn(later: Heroes) -> bool:
    return steps.asked(later)[0].name == "turn"


def _kind(idea: Idea) -> str:
    """What rolls dice at once, what goes somewhere, and what waits."""
    if not idea.orders:
        return "wait"
    verb = idea.orders[-1][0]
    return "roll" if verb in (*SHOTS, "rally") else "go" if verb in ("to", "leave") else "wait"


def _can_wait(s: Situation, idea: Idea) -> bool:
    """To dig in or to turn, instead of being fresh when the enemy comes: there is time for it."""
    if not idea.orders or idea.action[0] not in ("act", "command"):
        return False
    order = idea.orders[-1]
    return order[0] in ("dig", "face") or can_be_put_off(s, idea.action[1], order, idea.value)


def _is_daring(s: Situation, idea: Idea) -> bool:
    """Whether an idea steps from where nobody shoots to where somebody does; or does nothing."""
    if _kind(idea) != "go" or idea.orders[-1][0] != "to":
        return idea.action == ("pass",) or not idea.orders
    unit = idea.action[1]
    at = s.g.place[unit]
    return at >= 0 and s.danger(unit, at) + HARMLESS < s.danger(unit, idea.orders[-1][1])


def _can_take_a_prize(s: Situation, idea: Idea) -> bool:
    """Whether an idea walks into an open hex that counts, unharmed: no need to think about it."""
    if not idea.orders or idea.orders[-1][0] != "to":
        return False
    at = idea.orders[-1][1]
    if at not in s.wanted or s.enemy_hexes >> at & 1:
        return False
    return s.danger(idea.action[1], at) < HARMLESS
