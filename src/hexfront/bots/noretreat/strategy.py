"""What a veteran weighs on the map of Russia: whole Movement Phases, each with its battles."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from hexfront.bots.explain import Mark, Message
from hexfront.bots.levels import Candidate, Policy
from hexfront.bots.noretreat.goals import wanted
from hexfront.bots.noretreat.ground import Reach, own_ground
from hexfront.bots.noretreat.moves import Plan, judged, plan_moves
from hexfront.bots.noretreat.planner import Planner
from hexfront.bots.noretreat.value import axis_chance
from hexfront.bots.noretreat.weights import BEGINNER, PLAIN, QUICK, Weights
from hexfront.bots.observation import Observation
from hexfront.bots.search import ByPlace
from hexfront.core.chance import Chance
from hexfront.core.hexes import bits
from hexfront.games.noretreat.movement import held_back
from hexfront.games.noretreat.state import ON_MAP, NoRetreat, steps
from hexfront.games.noretreat.supply import supplied
from hexfront.games.noretreat.tables import (
    BOARD,
    OF_SIDE,
    PLACE_NAMES,
    SIDES,
    UNIT_NAMES,
    VP_HEXES,
)

TEMPERS: tuple[Weights, ...] = (
    PLAIN,
    replace(PLAIN, guard=True),
    replace(PLAIN, attack=1.3, threat=0.2, cut=0.1, goal=0.55, enough=0.4),
    replace(PLAIN, threat=0.8, cut=0.35, exposed=0.9, gap=0.1, enough=2.0),
    replace(PLAIN, attack=0.5, enough=3.0),
    replace(PLAIN, begin=1),
)
"""Ways to look at a position; each makes a plan of its own."""
CITIES = 2
"""So many others put one city before all else: those that are worth most."""
WAITS = 3.0
PASSIVE = -0.03
"""Who would attack only for so much must promise that much more: few games are won by waiting."""
TURNS = 1
"""Own turns until a plan is judged: after the enemy has answered."""


class NoRetreatStrategy:
    """A higher level also thinks of more places for each unit, and thinks again more often."""

    def __init__(self, tries: int = 28, passes: int = 3, mixes: int = 0) -> None:
        self._tempers = [replace(one, tries=tries, passes=passes) for one in TEMPERS]
        self._mixes = mixes

    def recruit(self) -> Policy:
        return Planner(BEGINNER)

    def regular(self) -> Policy:
        return Planner(self._tempers[0])

    def imagined(self) -> Policy:
        """Who plays on in thought: quicker than the regular, and much like it."""
        return Planner(QUICK)

    def dice(self, seed: str, number: int, state: NoRetreat) -> Chance:
        return ByPlace(seed, number, state, _battle)

    def turn(self, g: NoRetreat) -> Hashable:
        return g.turn, g.active

    def candidates(self, g: NoRetreat, observation: Observation) -> Sequence[Candidate]:
        """Once a turn: before anybody has moved."""
        if observation.question != "movement" or g.moved & ~held_back(g):
            return ()
        if steps.asked(g)[1][0] >= 0:
            return ()
        found: list[Candidate] = []
        for plan, weights in self._best_first(g):
            quick = replace(QUICK, attack=weights.attack, enough=weights.enough)
            make = partial(_carry_out, plan, weights, quick)
            prior = PASSIVE if weights.enough >= WAITS else 0.0
            found.append(Candidate(make, told(g, plan), marks(g, plan), prior))
        return found if len(found) > 1 else ()

    def _best_first(self, g: NoRetreat) -> list[tuple[Plan, Weights]]:
        """Each plan once: the planner's own, then as it likes them; the last may not be tried."""
        plans: dict[tuple[tuple[int, int], ...], tuple[Plan, Weights]] = {}
        for plan, weights in self._plans(g):
            plans.setdefault(tuple(sorted(plan.goals)), (plan, weights))
        own, *others = plans.values()
        worth = judged(g, [plan for plan, _ in others], self._tempers[0])
        order = sorted(range(len(others)), key=lambda number: -worth[number])
        return [own, *(others[number] for number in order)]

    def _plans(self, g: NoRetreat) -> list[tuple[Plan, Weights]]:
        """Whole plans, and some that are one in the north and the planner's own in the south."""
        whole = [
            (plan_moves(g, weights), weights) for weights in (*self._tempers, *self._by_city(g))
        ]
        own, weights = whole[0]
        north = _northern_half(g)
        mixes = [
            (plan, weights)
            for other, _ in whole[1:]
            for plan in (own.mixed(other, north), other.mixed(own, north))
            if plan is not None
        ]
        return [*whole, *mixes[: self._mixes]]

    def _by_city(self, g: NoRetreat) -> list[Weights]:
        cities = sorted(wanted(g, g.active), reverse=True)[:CITIES]
        return [replace(self._tempers[0], focus=city) for _, _, city in cities]

    def horizon(self, g: NoRetreat, seat: str) -> Callable[[Any], bool]:
        end = g.turn + TURNS
        side = SIDES.index(seat)

        def is_far_enough(later: NoRetreat) -> bool:
            return later.turn >= end and later.active == side

        return is_far_enough

    def value(self, g: NoRetreat, seat: str) -> float:
        chance = axis_chance(g)
        return chance if seat == "axis" else 1 - chance

    def fears(self, g: NoRetreat, seat: str) -> Message | None:
        """Armies that are cut off, then cities that the enemy can walk into."""
        side = SIDES.index(seat)
        lacking = g.on_map(side) & ~supplied(g, side)
        if lacking:
            return Message("fears-cut-off", {"unit": UNIT_NAMES[bits(lacking)[0]]})
        open_to = VP_HEXES & own_ground(g, side) & ~g.held[side] & Reach(g, 1 - side).hexes
        if open_to:
            return Message("fears-open", {"hex": BOARD.name[bits(open_to)[0]]})
        return None


def _northern_half(g: NoRetreat) -> int:
    """Those of the units to be moved that stand in the north."""
    units = [unit for unit in bits(g.on_map(g.active) & g.mobile) if g.where[unit] < BOARD.size]
    units.sort(key=lambda unit: (BOARD.name[g.where[unit]][2:], unit))
    return sum(1 << unit for unit in units[: len(units) // 2])


def _battle(g: NoRetreat) -> Hashable | None:
    """What tells a battle from others: when, by whom, and where."""
    battle = g.battle
    return None if battle is None else (g.turn, battle.attacker, battle.hexes)


def _carry_out(plan: Plan, weights: Weights, quick: Weights) -> Policy:
    """A player with this plan for its moves; what comes after is thought out as it comes."""
    return Planner(weights, plan=lambda _: plan.copy(), later=quick)


def told(g: NoRetreat, plan: Plan) -> Message:
    """The plan by its first attack, or by where most go."""
    if plan.attacks:
        first = max(plan.attacks, key=lambda attack: attack.worth)
        about = {"hex": PLACE_NAMES[first.target], "count": len(plan.attacks)}
        return Message("attack" if len(plan.attacks) == 1 else "attacks", about)
    cities = list(plan.aims.values())
    if plan.goals and cities:
        ours = own_ground(g, g.active)
        goal = max(set(cities), key=lambda city: (cities.count(city), -city))
        kind = "hold" if ours >> goal & 1 else "advance"
        return Message(kind, {"hex": PLACE_NAMES[goal]})
    return Message("stay")


def marks(g: NoRetreat, plan: Plan) -> tuple[Mark, ...]:
    arrows = tuple(
        Mark("arrow", (PLACE_NAMES[g.where[unit]], PLACE_NAMES[goal]))
        for unit, goal in plan.goals
        if g.where[unit] < ON_MAP
    )
    targets = tuple(Mark("target", (PLACE_NAMES[one.target],)) for one in plan.attacks)
    held = VP_HEXES & g.hexes_of(OF_SIDE[g.active] & g.on_map(g.active))
    leaving = {g.where[unit] for unit, _ in plan.goals}
    holds = tuple(
        Mark("hold", (PLACE_NAMES[place],)) for place in bits(held) if place not in leaving
    )
    return (*arrows, *targets, *holds)
