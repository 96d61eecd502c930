"""A Soviet player: the clock is on his side, so he moves only where it pays more than a card.

Worth is counted in cards drawn. German blocks that were never seen count as average ones.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from hexfront.bots.volga.weights import DISTANCE, FIRE, excess
from hexfront.core.flow import Action, Frame
from hexfront.core.hexes import bits
from hexfront.games.volga.soviet import highest_stack_hexes
from hexfront.games.volga.soviet_player import valid_ends
from hexfront.games.volga.state import INFANTRY_RESERVE, SOVIET, TANK_RESERVE, Volga
from hexfront.games.volga.tables import (
    ADJACENT,
    CARD_IDS,
    CHUIKOV,
    COAST,
    GERMAN_REINFORCEMENT,
    SOVIET_REINFORCEMENT,
    TANKS,
    ZAYTSEV,
)

A_CARD = 1.0
RETAKEN = 4.0  # a reinforcement hex that the Germans hold
ENTRY_TAKEN = 2.0  # X, Y or Z
GERMAN_BLOCK = 0.5
HIT = 0.1
STRONGER_GOAL = 0.2  # one more unit in a reinforcement hex
UNSEEN_STEPS, UNSEEN_FIRE = 3.7, 0.2  # of a German block


class Order(NamedTuple):
    """What a highest stack may do, and what it is worth."""

    worth: float
    end: int
    is_attack: bool


def orders(g: Volga, place: int) -> list[Order]:
    attacks = [
        Order(_worth_of_attack(g, place, target), target, True)
        for target in bits(ADJACENT[place] & g.german)
    ]
    moves = [Order(_worth_of_move(g, place, end), end, False) for end in bits(valid_ends(g, place))]
    return attacks + moves


def best_order(g: Volga, place: int) -> Order:
    """The first of equals, so that equal positions get equal orders."""
    return max(orders(g, place), key=lambda order: order.worth, default=Order(0.0, place, False))


def _worth_of_attack(g: Volga, place: int, target: int) -> float:
    """Germans destroyed, steps that they lose, and the hex if it falls, against one's own steps."""
    hexes = ADJACENT[target] & g.soviet if g.leaders & CHUIKOV else 1 << place
    hits = 0.0
    for start in bits(hexes):
        hits += sum(max(g.strength[unit], 1) * FIRE[unit] for unit in bits(g.at[start]))
    germans = bits(g.at[target])
    seen = [unit for unit in germans if g.seen >> unit & 1]
    unseen = len(germans) - len(seen)
    steps = sum(g.strength[unit] for unit in seen) + unseen * UNSEEN_STEPS
    answer = sum(g.strength[unit] * FIRE[unit] for unit in seen)
    answer += unseen * UNSEEN_STEPS * UNSEEN_FIRE
    if g.rubble >> target & 1:
        hits /= 2
    lost = min(excess(round(steps) - len(germans), round(hits, 1)), float(len(germans)))
    falls = _chance_of(round(steps), hits)
    prize = RETAKEN if SOVIET_REINFORCEMENT >> target & 1 else 0.0
    return GERMAN_BLOCK * lost + HIT * (hits - answer) + prize * falls


def _chance_of(hits: int, average: float) -> float:
    """At least so many hits, if they come as rare events do."""
    chance, fewer = math.exp(-average), 0.0
    for count in range(hits):
        fewer += chance
        chance *= average / (count + 1)
    return 1.0 - fewer


def _worth_of_move(g: Volga, place: int, end: int) -> float:
    worth = -0.01 * min(DISTANCE[end][goal] for goal in bits(SOVIET_REINFORCEMENT))
    if g.control >> end & 1:
        if SOVIET_REINFORCEMENT >> end & 1:
            worth += RETAKEN
        elif GERMAN_REINFORCEMENT >> end & 1:
            worth += ENTRY_TAKEN
    elif SOVIET_REINFORCEMENT >> end & 1:
        worth += STRONGER_GOAL
    if SOVIET_REINFORCEMENT & ~g.control >> place & 1:
        worth -= STRONGER_GOAL
    return worth


# -- the questions


def move_or_draw(g: Volga, args: Frame) -> Action:
    worth = sum(best_order(g, place).worth for place in bits(highest_stack_hexes(g)))
    return ("move",) if worth > A_CARD else ("draw",)


def next_stack(g: Volga, args: Frame) -> Action:
    """The best order first, before the Germans or one's own units change it."""
    return max(g.legal, key=lambda action: best_order(g, action[1]).worth)


def attack_or_move(g: Volga, args: Frame) -> Action:
    """A strong unit retakes what was lost; for anything else the weakest will do."""
    order = best_order(g, args[1])
    if order.is_attack:
        return ("attack", order.end)
    units = [action for action in g.legal if action[0] == "unit"]
    pick = max if g.control >> order.end & 1 else min
    return pick(units, key=lambda action: g.strength[action[1]])


def where_to(g: Volga, args: Frame) -> Action:
    place = args[0]
    return max(g.legal, key=lambda action: _worth_of_move(g, place, action[1]))


# -- cards


def card_to_play(g: Volga, args: Frame) -> Action:
    """The card that does most in this combat; a player who holds many never runs short."""
    cards = [action for action in g.legal if action[0] == "card"]
    if not cards:
        return ("none",)
    best = max(cards, key=lambda action: worth_of_card(g, action[1]))
    return best if worth_of_card(g, best[1]) > 0 else ("none",)


def worth_of_card(g: Volga, card: int) -> float:
    return _CARDS[CARD_IDS[card]](g)


def _worth_of_anti_aircraft(g: Volga) -> float:
    """It is only good against an air card, which a planned attack may bring."""
    b = g.battle
    assert b is not None
    return 0.6 if b.attacker != SOVIET and b.planned and any(g.hands) else 0.0


def _worth_of_anti_tank(g: Volga) -> float:
    b = g.battle
    assert b is not None
    hexes = 1 << b.target if b.attacker == SOVIET else b.hexes
    tanks = any(g.at[place] & g.seen & TANKS for place in bits(hexes))
    return 1.0 if tanks else 0.3


def _worth_of_flotilla(g: Volga) -> float:
    b = g.battle
    assert b is not None
    return 1.0 if COAST >> b.own_hex & 1 else 0.7


def _worth_of_unit(g: Volga, reserve: int) -> float:
    """A block that fights at once; where none can come a card is drawn."""
    b = g.battle
    assert b is not None
    return 1.4 if g.at[reserve] and g.room(b.own_hex) else A_CARD


_CARDS: dict[str, Callable[[Volga], float]] = {
    "s-chuikov": lambda g: 3.0,
    "s-zaytsev": lambda g: 0.9,
    "s-khrushchev": lambda g: 0.2,  # costs about as much as it brings
    "s-sniper": lambda g: 2.0 if g.leaders & ZAYTSEV else 1.1,
    "s-antitank": _worth_of_anti_tank,
    "s-infiltration": lambda g: _worth_of_unit(g, INFANTRY_RESERVE),
    "s-t34": lambda g: _worth_of_unit(g, TANK_RESERVE),
    "s-flotilla": _worth_of_flotilla,
    "s-tommy": lambda g: 0.7,
    "s-aa": _worth_of_anti_aircraft,
}
