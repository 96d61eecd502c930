"""How fast the Soviet deck runs out: the cards that the next Soviet turn is likely to draw.

By the rulebook each of the highest stacks rolls a die, and most cards come from equal dice: two
stacks of four draw less than five of two. With more of them than goals in Soviet hands the Soviets
call reinforcements instead, and draw only where there is no room.
"""

from __future__ import annotations

from hexfront.core.hexes import bits
from hexfront.games.volga.soviet import highest_stack_hexes, pointed_at
from hexfront.games.volga.state import Volga
from hexfront.games.volga.tables import SOVIET_REINFORCEMENT, STACK_LIMIT

DRAWN_BY_CHOICE = 0.95  # by a Soviet player who may move instead


def cards_to_come(g: Volga) -> float:
    """Of the next Soviet turn, on the average."""
    held = SOVIET_REINFORCEMENT & ~g.control
    if not held:
        return 1.0
    highest = bits(highest_stack_hexes(g))
    dice = len(highest)
    if dice > held.bit_count():
        return float(sum(g.at[place].bit_count() >= STACK_LIMIT for place in bits(held)))
    if not g.rules.algorithm:
        return DRAWN_BY_CHOICE
    alone = (5 / 6) ** (dice - 1)
    return sum(1 - alone + alone * _cards_of_die(g, place) for place in highest)


def _cards_of_die(g: Volga, place: int) -> float:
    """The share of the numbers of a die that mean a card for this stack."""
    cards = 0
    for die in range(1, 7):
        end = pointed_at(die, place)
        if end < 0:
            cards += 1
        elif not g.german >> end & 1:
            cards += die == 1 or (g.soviet >> end & 1 and g.at[end].bit_count() >= STACK_LIMIT)
    return cards / 6
