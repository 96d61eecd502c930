"""What has been thought of once: most imagined futures of a turn are alike where it counts.

A shot that misses, or a step that nobody meets, leads to the same position in every future. So
what a player would answer there, and what the position is worth, is worked out once a decision.
"""

from __future__ import annotations

from collections.abc import Hashable

from hexfront.bots.heroes.habits import IN_THOUGHT
from hexfront.bots.heroes.ideas import Idea
from hexfront.bots.heroes.planner import Planner
from hexfront.bots.heroes.value import german_chance
from hexfront.bots.observation import Observation
from hexfront.core.flow import Action
from hexfront.games.heroes.sheets import Firefight
from hexfront.games.heroes.state import Heroes


def position(g: Heroes) -> Hashable:
    """All that a planner or the value looks at, but for cards."""
    return (
        *(g.round, g.turn, g.player, g.passes, g.swift, *g.cap, *g.vp, *g.ap, *g.control),
        *(g.activated, g.used, g.hidden, g.shown, g.ready, g.inside, g.dug, g.aboard),
        *(g.incautious, g.fresh_smoke, g.thin_smoke, g.objectives),
        tuple(g.place),
        bytes(g.facing),
        bytes(g.marker),
        tuple(g.works),
        tuple(g.maybe) if g.hidden else (),
    )


MOST = 20_000


class Memory:
    """Of one firefight, for a decision or two."""

    def __init__(self) -> None:
        self.answers: dict[Hashable, Idea] = {}
        self._chances: dict[Hashable, float] = {}
        self._firefight: Firefight | None = None

    def look_at(self, g: Heroes) -> Hashable:
        """The position; what belongs to another firefight is forgotten, and so is too much."""
        if self._firefight is not g.firefight or len(self._chances) > MOST:
            self.answers.clear()
            self._chances.clear()
            self._firefight = g.firefight
        return position(g)

    def german_chance(self, g: Heroes) -> float:
        key = self.look_at(g)
        found = self._chances.get(key)
        if found is None:
            found = self._chances[key] = german_chance(g)
        return found


EACH_UNIT = 3
"""Nodes that it takes to think of a unit, where one that is remembered takes one for all."""


def _units(g: Heroes) -> int:
    return (g.command.own[g.player] & (g.standing | g.ready)).bit_count()


class Remembering(Planner):
    """The planner, who begins a turn as he did when he was here before."""

    def __init__(self, memory: Memory, idea: Idea | None = None) -> None:
        super().__init__(IN_THOUGHT, idea)
        self._memory = memory

    effort = 1

    def choose(self, observation: Observation) -> Action:
        self.effort = 1
        if self._idea is not None or observation.question != "turn":
            return super().choose(observation)
        key = self._memory.look_at(observation.imagine()), tuple(observation.legal)
        known = self._memory.answers.get(key)
        if known is None:
            known = self._memory.answers[key] = self.idea(super().choose(observation))
            self.effort += EACH_UNIT * _units(observation.imagine())
        self.take_up(known)
        return known.action
