"""What a veteran weighs before the armies move: whole turns, played in one posture or another."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any

from hexfront.bots.explain import Mark, Message
from hexfront.bots.levels import Candidate, Policy
from hexfront.bots.observation import Observation
from hexfront.bots.search import ByPlace
from hexfront.bots.stalingrado import value
from hexfront.bots.stalingrado.ground import Ground
from hexfront.bots.stalingrado.moves import Plan
from hexfront.bots.stalingrado.planner import Planner
from hexfront.bots.stalingrado.posture import BEGINNER, PLAIN, POSTURES, Posture
from hexfront.core.chance import Chance
from hexfront.games.stalingrado.state import Stalingrado, steps
from hexfront.games.stalingrado.tables import BOARD, SIDES

ARROWS = 6


class StalingradoStrategy:
    def __init__(self, posture: Posture = PLAIN) -> None:
        self._posture = posture  # of a player who has not thought, or nothing to think about

    def recruit(self) -> Policy:
        return Planner(BEGINNER)

    def regular(self) -> Policy:
        return Planner(self._posture)

    def imagined(self) -> Policy:
        return Planner()

    def dice(self, seed: str, number: int, state: Stalingrado) -> Chance:
        """The same combat ends alike in all postures."""
        return ByPlace(seed, number, state, _combat)

    def turn(self, g: Stalingrado) -> Hashable:
        return g.turn, g.side

    def candidates(self, g: Stalingrado, observation: Observation) -> Sequence[Candidate]:
        """In the own Movement Phase; once a turn, so says the level."""
        if observation.question != "moving":
            return ()
        found: dict[Hashable, Candidate] = {}
        for posture in POSTURES:
            plan = Plan(g, posture)
            plan.make(g)
            found.setdefault(_deeds(plan), _candidate(g, posture, plan))
        return list(found.values())

    def horizon(self, g: Stalingrado, seat: str) -> Callable[[Any], bool]:
        """The own turn and the enemy's answer: until the next own movement, or its end."""
        turn, side = g.turn, g.side
        last = g.rules.scenario.last

        def is_far_enough(later: Stalingrado) -> bool:
            if later.turn == turn or (later.turn == last and turn == last):
                return False
            return later.turn > turn + 1 or (
                later.side == side and steps.asked(later)[0].name == "moving"
            )

        return is_far_enough

    def value(self, g: Stalingrado, seat: str) -> float:
        chance = value.axis_chance(g)
        return chance if seat == "axis" else 1 - chance

    def fears(self, g: Stalingrado, seat: str) -> Message | None:
        """The goal that most can come against."""
        ground = Ground(g, SIDES.index(seat))
        worst = max(
            ground.own, key=lambda place: ground.threat[place] * ground.own[place], default=-1
        )
        if worst < 0 or not ground.threat[worst]:
            return None
        return Message("fears-attack", {"hex": BOARD.name[worst]})


def _combat(g: Stalingrado) -> Hashable | None:
    """The hex that is fought for; None for rolls in the air and for the weather."""
    return None if g.battle is None else (g.turn, g.side, g.battle.target)


def _deeds(plan: Plan) -> Hashable:
    """Who goes where and what is attacked: two postures that do the same are one idea."""
    return frozenset(plan.orders), frozenset(attack.target for attack in plan.attacks)


def _candidate(g: Stalingrado, posture: Posture, plan: Plan) -> Candidate:
    attacks = sorted(plan.attacks, key=lambda attack: -attack.worth)
    targets = tuple(BOARD.name[attack.target] for attack in attacks)
    marks = [Mark("target", targets)] if attacks else []
    marks += [
        Mark("arrow", (BOARD.name[g.place[unit]], BOARD.name[place]))
        for attack in attacks
        for unit, place in attack.orders
        if g.place[unit] != place
    ]
    told = Message(f"posture-{posture.name}", {"count": len(attacks)})
    return Candidate(partial(Planner, posture), told, tuple(marks[:ARROWS]), posture.prior)


