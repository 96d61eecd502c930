"""Determinisation: the other hand and the Draw Pile are dealt from what a seat cannot know."""

from __future__ import annotations

from typing import Any

from hexfront.core.chance import Chance
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Cards
from hexfront.games.noretreat.state import NoRetreat, steps
from hexfront.games.noretreat.tables import SIDES

_HAND_FRAMES = ("keep_one", "keep_of_new")
"""Steps whose second argument holds cards of their side's hand."""


@rule("H.a", "H.b", "H.j")
def resample(g: NoRetreat, seat: str, chance: Chance) -> None:
    side = SIDES.index(seat)
    other = 1 - side
    known = g.hands[other] & g.seen[other]
    hidden = g.hands[other] & ~known
    pool = chance.shuffle(sorted([*bits(hidden), *g.deck]))
    count = hidden.bit_count()
    dealt, g.deck = pool[:count], bytes(pool[count:])
    g.hands[other] = known | mask(dealt)
    swapped = dict(zip(bits(hidden), dealt, strict=True))

    def anew(cards: Cards) -> Cards:
        return mask(swapped.get(card, card) for card in bits(cards))

    frames: list[Any] = []
    for frame in g.frames:
        if frame[0] in _HAND_FRAMES and frame[1] == other:
            frame = (*frame[:2], anew(frame[2]), *frame[3:])
        frames.append(frame)
    g.frames = frames
    if g.legal:
        choice, args = steps.asked(g)
        g.legal = choice.actions(g, args)
