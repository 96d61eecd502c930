"""Positions that no game of planners comes to: few blocks, anywhere, with any goals taken.

A value that has seen them does not talk nonsense about the positions that players set up.
"""

from __future__ import annotations

import random

from hexfront.core.hexes import bits
from hexfront.games.volga.tables import (
    BOARD,
    CARD_NAMES,
    GERMAN_CARDS,
    GERMANS,
    LEADERS,
    PLAYABLE,
    SOVIET_CARDS,
    SOVIET_REINFORCEMENT,
    SOVIETS,
    STACK_LIMIT,
    START_GERMAN,
    STEPS,
    UNIT_NAMES,
)

_SIZES = (1, 1, 1, 2, 2, 3, 4)


def scattered(rng: random.Random) -> str:
    """A position text."""
    germans = rng.sample(bits(GERMANS), GERMANS.bit_count())
    soviets = rng.sample(bits(SOVIETS), SOVIETS.bit_count())
    goals = bits(SOVIET_REINFORCEMENT)
    taken = set(rng.sample(goals, rng.randint(0, len(goals) - 1)))
    others = [*bits(PLAYABLE & ~SOVIET_REINFORCEMENT & ~START_GERMAN)]
    rng.shuffle(others)
    parts = []
    seen: list[int] = []

    def stack(place: int, among: list[int]) -> None:
        units = [among.pop() for _ in range(min(rng.choice(_SIZES), STACK_LIMIT, len(among)))]
        worn = rng.random() < 0.5
        blocks = [
            f"{UNIT_NAMES[unit]}/{rng.randint(1, STEPS[unit])}" if worn else UNIT_NAMES[unit]
            for unit in units
        ]
        if units:
            parts.append(f"{BOARD.name[place]}: {' '.join(blocks)}")
            seen.extend(unit for unit in units if rng.random() < 0.4)

    for goal in goals:
        if rng.random() < 0.7:
            stack(goal, germans if goal in taken else soviets)
    for _ in range(rng.choice((0, 2, 5, 12, 20))):
        stack(others.pop(), soviets)
    german = [others.pop() for _ in range(rng.randint(1, 7))]
    for place in german:
        stack(place, germans)
    names = [BOARD.name[place] for place in (*german, *taken, *bits(START_GERMAN))]
    parts.append(f"control {' '.join(names)}")
    if seen:
        parts.append(f"seen {' '.join(UNIT_NAMES[unit] for unit in seen)}")
    if lost := [germans.pop() for _ in range(min(rng.choice((0, 0, 2, 4, 6, 8)), len(germans)))]:
        parts.append(f"losses {' '.join(UNIT_NAMES[unit] for unit in lost)}")
    leaders = {card for card in bits(LEADERS) if rng.random() < 0.15}
    if leaders:
        parts.append(f"leaders {' '.join(CARD_NAMES[card] for card in leaders)}")
    hand = set(rng.sample(bits(GERMAN_CARDS & ~LEADERS), rng.randint(0, 4)))
    if hand:
        parts.append(f"hand {' '.join(CARD_NAMES[card] for card in hand)}")
    deck = [card for card in bits(SOVIET_CARDS) if card not in leaders]
    rng.shuffle(deck)
    deck = deck[: rng.randint(1, len(deck))]
    parts.append(f"soviet-deck {' '.join(CARD_NAMES[card] for card in deck)}")
    parts.append(f"turn {rng.randint(2, 40)} german")
    return "; ".join(parts)
