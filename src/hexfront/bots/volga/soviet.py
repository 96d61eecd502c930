"""A Soviet player's decisions: run down the clock, and leave it only for something better.

A card drawn takes a turn from the Germans. A move of all the highest stacks must be worth more: a
lost goal retaken, a German reinforcement hex raided, a goal in danger made stronger, a German stack
struck where the odds are good. Each order is weighed in German turns, from what the Soviets see.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from hexfront.bots.volga.figures import DISTANCE, FIRE, at_least, excess
from hexfront.bots.volga.weights import CARD_WORTH, SOVIET
from hexfront.core.flow import Action, Frame
from hexfront.core.hexes import bits
from hexfront.core.odds import dice
from hexfront.games.volga.soviet import highest_stack_hexes
from hexfront.games.volga.soviet_player import able, valid_ends
from hexfront.games.volga.state import INFANTRY_RESERVE, MARINE_RESERVE, TANK_RESERVE, Volga
from hexfront.games.volga.state import SOVIET as SOVIET_SIDE
from hexfront.games.volga.tables import (
    ADJACENT,
    BOARD,
    CARD_IDS,
    CHUIKOV,
    COAST,
    GERMAN_REINFORCEMENT,
    KHRUSHCHEV,
    SOVIET_REINFORCEMENT,
    URBAN,
    ZAYTSEV,
    cards,
)
from hexfront.games.volga.victory import LOSSES_THAT_DECIDE

SNIPERS = cards("s-sniper")
RESERVE_OF = {"s-infiltration": INFANTRY_RESERVE, "s-t34": TANK_RESERVE}
REINFORCEMENTS = cards(*RESERVE_OF)
LANDINGS = dice(3)
RESTLESS = (-0.5, 0.1)
"""What a card is worth to a beginner, turn about: he would rather do something than wait."""
LIVELY = -0.15
"""And to a regular, who waits for the clock only where no move is worth making."""
PATIENT = 0.0
"""And to a veteran; a commander knows what it is worth."""


class Order(NamedTuple):
    """What a highest stack can do, and what that is worth."""

    worth: float
    action: Action
    end: int


# -- the decisions


def choose_action(g: Volga, args: Frame, card: float = SOVIET.card) -> Action:
    """Move if the orders of all the stacks that must move are worth more than a card."""
    if len(g.soviet_deck) == 1:
        return ("draw",)
    stacks = bits(able(g, highest_stack_hexes(g)))
    return ("move",) if sum(best(g, place).worth for place in stacks) > card else ("draw",)


def first_thought(g: Volga, question: str, args: Frame) -> Action | None:
    """A beginner's: he is restless, and lays the first card that comes to hand."""
    if question == "soviet_choice":
        return choose_action(g, args, RESTLESS[g.turn % 2])
    return g.legal[0] if question == "choose_soviet_card" else None


def second_thought(g: Volga, question: str, args: Frame) -> Action | None:
    """A regular's: he fights for the city instead of counting cards."""
    return patiently(LIVELY, g, question, args)


def patiently(card: float, g: Volga, question: str, args: Frame) -> Action | None:
    """Somebody's to whom a card is worth so much."""
    return choose_action(g, args, card) if question == "soviet_choice" else None


def choose_stack(g: Volga, args: Frame) -> Action:
    return max(g.legal, key=lambda action: best(g, action[1]).worth)


def choose_order(g: Volga, args: Frame) -> Action:
    return best(g, args[1]).action


def choose_end(g: Volga, args: Frame) -> Action:
    place, unit = args
    return max(g.legal, key=lambda action: worth_of_move(g, unit, place, action[1]))


def best(g: Volga, place: int) -> Order:
    """The best order for a stack that can move or attack."""
    attacks = [
        Order(worth_of_attack(g, place, target), ("attack", target), target)
        for target in bits(ADJACENT[place] & g.german)
    ]
    moves = [
        Order(worth_of_move(g, unit, place, end), ("unit", unit), end)
        for end in bits(valid_ends(g, place))
        for unit in bits(g.at[place])
    ]
    return max(attacks + moves)


# -- moves


def worth_of_move(g: Volga, unit: int, start: int, end: int) -> float:
    steps = max(g.strength[unit], 1)
    worth = steps * (worth_of_step(g, end) - worth_of_step(g, start)) + worth_of_entry(g, end)
    if SOVIET_REINFORCEMENT >> start & 1 and g.at[start] == 1 << unit:
        worth -= SOVIET.open_goal
    return worth


def worth_of_step(g: Volga, place: int) -> float:
    """More in a goal, and next to one, the more so when Germans are near."""
    goals = SOVIET_REINFORCEMENT & ~g.control
    if goals >> place & 1:
        return SOVIET.step * danger(g, place)
    near = bits(ADJACENT[place] & goals)
    return SOVIET.step * SOVIET.beside * max((danger(g, goal) for goal in near), default=0.0)


def danger(g: Volga, goal: int) -> float:
    way = DISTANCE[goal]
    near = any(way[place] <= SOVIET.near for place in bits(g.german))
    return 1.0 if near else SOVIET.calm


def worth_of_entry(g: Volga, place: int) -> float:
    """What a hex pays that is taken from the Germans."""
    if not g.control >> place & 1:
        return 0.0
    if SOVIET_REINFORCEMENT >> place & 1:
        return SOVIET.retake
    return SOVIET.raid if GERMAN_REINFORCEMENT >> place & 1 else 0.0


# -- attacks


def worth_of_attack(g: Volga, place: int, target: int) -> float:
    hexes = 1 << place
    if g.leaders & CHUIKOV:
        hexes |= ADJACENT[target] & g.soviet
    own = [unit for one in bits(hexes) for unit in bits(g.at[one])]
    own_steps = sum(max(g.strength[unit], 1) for unit in own)
    better = 1 / 6 if g.leaders & KHRUSHCHEV else 0.0
    fire = sum(max(g.strength[unit], 1) * (FIRE[unit] + better) for unit in own)
    foes = bits(g.at[target])
    foe_steps = round(sum(german_steps(g, unit) for unit in foes))
    back = sum(german_fire(g, unit) for unit in foes)
    if URBAN >> target & 1:  # the defender rolls first
        fire *= 1 - min(1.0, back / own_steps)
    fire += SOVIET.card_hits if g.soviet_hand else 0.0
    if g.rubble >> target & 1:
        fire /= 2
    fire = round(fire, 1)
    missing = max(1, LOSSES_THAT_DECIDE - g.loss_count())
    block = SOVIET.german_block + SOVIET.block_near_the_end / missing
    destroyed = min(excess(foe_steps - len(foes), fire), len(foes))
    worth = min(fire, foe_steps) * SOVIET.german_step + destroyed * block
    worth += at_least(foe_steps, fire) * worth_of_entry(g, target)
    worth -= min(back, own_steps) * SOVIET.own_step
    if g.soviet_hand & REINFORCEMENTS and not g.room(place):
        worth += SOVIET.card
    return worth


def german_steps(g: Volga, unit: int) -> float:
    return g.strength[unit] if g.seen >> unit & 1 else SOVIET.unseen_steps


def german_fire(g: Volga, unit: int) -> float:
    return g.strength[unit] * FIRE[unit] if g.seen >> unit & 1 else SOVIET.unseen_fire


# -- cards


def choose_card(g: Volga, args: Frame) -> Action:
    """The card that does the most in this combat."""
    return max(g.legal, key=partial(worth_of_card, g))


def worth_of_card(g: Volga, action: Action) -> float:
    if action[0] == "none":
        return 0.0
    b = g.battle
    assert b is not None
    id = CARD_IDS[action[1]]
    if id in RESERVE_OF:
        if not g.room(b.own_hex) or not g.at[RESERVE_OF[id]]:
            return SOVIET.card_for_card
        goal = SOVIET_REINFORCEMENT & ~g.control
        return SOVIET.block_in_goal if goal >> b.own_hex & 1 else SOVIET.block_elsewhere
    if id == "s-flotilla":
        return SOVIET.gunboats if COAST >> b.own_hex & 1 else worth_of_landing(g)
    if id == "s-sniper" and g.leaders & ZAYTSEV:
        return 2 * CARD_WORTH[id]
    if id == "s-zaytsev":
        return CARD_WORTH[id] * (g.soviet_hand & SNIPERS).bit_count()
    if id == "s-aa" and b.attacker != SOVIET_SIDE and b.planned and any(g.hands):
        return SOVIET.against_aircraft
    return CARD_WORTH[id]


def worth_of_landing(g: Volga) -> float:
    """On average over the hexes that three dice can name."""
    worth = 0.0
    for total, throws in LANDINGS.items():
        place = BOARD.hex(str(total))
        if g.german >> place & 1:
            continue
        if not g.room(place) or not g.at[MARINE_RESERVE]:
            worth += throws * SOVIET.card
        else:
            marine = SOVIET.marine_steps * worth_of_step(g, place)
            worth += throws * (worth_of_entry(g, place) + marine)
    return worth / LANDINGS.total
