"""What counts for how much with the planner, for either side.

The German weights were found by self-play. Of the Soviet ones only those of the cards are known to
matter; those of moves and attacks are guesses that games between planners do not tell apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from hexfront.games.volga.tables import BOARD

GOAL_BIAS = {
    BOARD.hex(hex): bias
    for hex, bias in (("7", -0.16), ("9", 0.05), ("13", -0.57), ("15", 0.31), ("19", -0.12))
}


@dataclass(frozen=True, slots=True)
class Weights:
    """A German's, in turns unless said otherwise."""

    travel: float = 0.55  # a hex of the way
    base: float = 2.7  # steps that a held goal needs beyond those that stand in it
    empty: float = 0.18  # steps that an empty goal needs
    beside: float = 0.33  # share of the steps next to a goal
    support: float = 0.29  # share of the fire of other stacks near the goal
    spare_fire: float = 0.3
    rubble: float = 1.68  # steps behind rubble count so much more
    unseen: float = 2.2  # steps of a block never seen
    target_way: float = 1.5  # choosing among targets: a hex away from the goal
    target_steps: float = 0.44
    target_bank: float = 0.4
    quick: float = 0.3  # in hexes: entering contact at once
    new_bank: float = 0.2  # in hexes: a hex of the bank not yet taken
    card_steps: float = 3.2  # steps in a target that are worth a card
    rubble_now: float = 0.5  # share of the fire that new rubble takes
    rubble_later: float = 1.0  # and hits that it takes later
    bank_counts: float = 4.0  # with OKH the bank counts so many times as much
    last_source: float = 4.0  # with OKH: who takes the last reinforcement hex makes the clock run
    least_fire: float = 0.38  # of a stack that is sent anywhere
    least_fire_on_bank: float = 0.15
    loss: float = 0.08
    loss_near_the_end: float = 0.17
    ruin: float = 0.25  # the greatest chance of losing the game that an attack may have
    band: float = 3.0  # pairs so much dearer than the cheapest are not looked at
    blocked: float = 0.16  # Soviets on the way
    odds: float = 0.12
    bad_odds: float = 1.44
    rooms_early: float = 6  # free places in X, Y and Z that make a call worth it
    rooms_late: float = 5
    units_to_call: float = 4
    ready: float = 1.3  # fire over steps that make an attack more urgent than a call
    leaving_latoshinka: float = 2.6
    soviet_card: float = 0.5  # hits that an unknown card does
    move: float = 0.07
    long: float = 0.09
    quick_attack: float = 0.13
    crowd: float = 0.15  # each Soviet stack beyond two that a quick attack walks in among
    easy: float = 1.5  # fire over steps that needs no card
    slow: float = 0.4  # each turn more that it takes to clear a hex on the way
    late: float = 2.0  # cards left in the Soviet deck
    goal_bias: Mapping[int, float] = field(default_factory=lambda: GOAL_BIAS)


_in_force = Weights()


def in_force() -> Weights:
    return _in_force


@contextmanager
def trying(weights: Weights) -> Iterator[None]:
    """Meanwhile planners play by other weights."""
    global _in_force
    before, _in_force = _in_force, weights
    try:
        yield
    finally:
        _in_force = before


PACE = (0.96, 0.25, 0.4, 0.6, 0.83, 1.06, 1.1)
"""Cards a turn that the Soviets draw, by the reinforcement hexes that they hold."""


@dataclass(frozen=True, slots=True)
class SovietWeights:
    """A Soviet player's, in German turns: a card drawn is a turn less for the Germans."""

    card: float = 1.5
    step: float = 0.3  # a step of a block in a goal that is in danger
    beside: float = 0.4  # share of that next to such a goal
    calm: float = 0.2  # share of that where no German is near
    near: int = 3  # so many hexes away a German is near
    open_goal: float = 2.0  # the last block leaves a goal
    retake: float = 2.5  # a lost goal is entered
    raid: float = 2.0  # X, Y or Z is entered
    german_step: float = 0.15
    german_block: float = 0.5
    block_near_the_end: float = 2.0  # divided by the losses that are still missing
    own_step: float = 0.1
    marine_steps: float = 2.0
    unseen_steps: float = 3.0  # of a German block never seen
    unseen_fire: float = 0.72
    card_hits: float = 0.6  # of a card laid in an attack
    card_for_card: float = 1.5  # choosing a card: one that is exchanged for the next of the deck
    block_in_goal: float = 2.3  # one that brings a block into a goal
    block_elsewhere: float = 0.6
    gunboats: float = 1.0
    against_aircraft: float = 1.8


SOVIET = SovietWeights()
CARD_WORTH = {
    "s-chuikov": 4.0,
    "s-zaytsev": 0.5,
    "s-khrushchev": -1.0,
    "s-tommy": 0.67,
    "s-sniper": 1.0,
    "s-antitank": 0.4,
    "s-aa": 0.0,
}
"""What a card does at any time; the others depend on the place, see `soviet.worth_of_card`."""
