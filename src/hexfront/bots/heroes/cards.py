"""Cards: weapons that cost no points, actions for nothing, and what changes a roll."""

from __future__ import annotations

from collections.abc import Callable

from hexfront.bots.heroes.fire import attack_worth, roll_worth
from hexfront.bots.heroes.plans import best_plan, rally_worth
from hexfront.bots.heroes.purse import Plan, Purse
from hexfront.bots.heroes.situation import Situation
from hexfront.core.flow import Action
from hexfront.core.hexes import bits
from hexfront.games.heroes.arithmetic import defence, firepower, total
from hexfront.games.heroes.bonus import DIRECTION, LUCKY, SCOUT_DISTANCE
from hexfront.games.heroes.cards import (
    ADRENALINE_CARD,
    COMMAND_ACTION,
    FOLLOW_ME,
    OBJECTS,
    RALLY_UP,
    SEEK_COVER,
    SNIPER,
    payers,
)
from hexfront.games.heroes.orders import ENDLESS
from hexfront.games.heroes.rally import rally_modifier, rally_number
from hexfront.games.heroes.state import ADRENALINE, FREE, Attack, steps
from hexfront.games.heroes.weapons import weapon_hexes, weapon_units

SNIPED = 1.5  # command points that a sniper costs the enemy on the average


# -- weapons


def best_weapon(s: Situation, weapons: list[int]) -> tuple[float, list[Action]]:
    """The best attack by a weapon card: it takes a turn, and no points."""
    best: tuple[float, list[Action]] = (0.0, [])
    for number in weapons:
        for value, action in _throws(s, number):
            best = max(best, (value, [("weapon", number), action]))
    return best


def _throws(s: Situation, number: int) -> list[tuple[float, Action]]:
    g = s.g
    unit = g.weapons[number][2]
    found: list[tuple[float, Action]] = []
    for end in bits(weapon_hexes(g, number, 1 << unit) & s.enemy_hexes):
        found.append((attack_worth(s, _thrown(s, number, unit, end)), ("fire", end)))
    for target in bits(weapon_units(g, number, 1 << unit)):
        a = _thrown(s, number, unit, g.place[unit])
        found.append((roll_worth(s, a, target), ("close", target)))
    return found


def _thrown(s: Situation, number: int, unit: int, end: int) -> Attack:
    a = Attack(s.player, unit, end)
    a.origin = s.g.place[unit]
    a.weapon = number
    a.close = a.origin == end
    return a


# -- action cards


def best_card(s: Situation, cards: list[int]) -> tuple[float, list[Action]]:
    """The best of the action cards that may be played now."""
    best: tuple[float, list[Action]] = (0.0, [])
    for card in cards:
        if card == SNIPER:
            value = s.w.point * min(SNIPED, s.enemy_cap) * 2
            best = max(best, (value, [("card", card)]))
        elif card in _WORTH:
            units = bits(OBJECTS[card](s.g) & payers(s.g, card))
            values = {unit: _WORTH[card](s, unit) for unit in units}
            unit = max(values, key=lambda one: values[one])
            orders = [("card", card), ("on", unit)]
            best = max(best, (values[unit], orders))
    return best


def ordered_by_card(s: Situation, card: int, unit: int) -> Plan | None:
    how = ADRENALINE if card == ADRENALINE_CARD else FREE
    return best_plan(s, unit, Purse(how, ENDLESS, 0, 0.0))


def _order_worth(card: int) -> Callable[[Situation, int], float]:
    def worth(s: Situation, unit: int) -> float:
        plan = ordered_by_card(s, card, unit)
        return plan.value if plan is not None else 0.0

    return worth


def _cleared(s: Situation, unit: int) -> float:
    return s.w.rallied * s.worth[unit]


def _covered(s: Situation, unit: int) -> float:
    return s.w.dig * s.worth[unit] * min(s.danger(unit, s.g.place[unit]), 1.0)


_WORTH: dict[int, Callable[[Situation, int], float]] = {
    ADRENALINE_CARD: _order_worth(ADRENALINE_CARD),
    COMMAND_ACTION: _order_worth(COMMAND_ACTION),
    FOLLOW_ME: _cleared,
    RALLY_UP: rally_worth,
    SEEK_COVER: _covered,
}


# -- bonus cards


def directed(s: Situation, legal: list[Action]) -> Action | None:
    """Fire Direction, where it adds more than it would elsewhere."""
    _, why, _, *rest = steps.asked(s.g)[1]
    a = s.g.attack
    if ("card", DIRECTION) not in legal or why != "attack" or a is None:
        return None
    gain = roll_worth(s, a, rest[0], 2) - roll_worth(s, a, rest[0])
    return ("card", DIRECTION) if gain > s.w.card else None


def changed_roll(s: Situation, legal: list[Action]) -> Action:
    """A lucky card for a roll that has just missed what it was made for."""
    g = s.g
    _, why, _, *rest = steps.asked(g)[1]
    lacking = _lacking(s, why, rest)
    if lacking <= 0:
        return ("keep",)
    if ("luck",) in legal and lacking <= LUCKY:
        return ("luck",)
    dice = g.dice[:-1]
    lowest = min(range(len(dice)), key=lambda number: dice[number])
    if dice[lowest] + lacking <= 5 and ("reroll", lowest + 1) in legal:
        return ("reroll", lowest + 1)
    return ("keep",)


def _lacking(s: Situation, why: str, rest: list[int]) -> int:
    """Pips that a roll is short of its aim; 0 if it has it, or if it does not matter."""
    g = s.g
    if why == "attack" and g.attack is not None and g.side_of(rest[0]) != s.side:
        power = total(firepower(g, g.attack, rest[0])) + g.total()
        return total(defence(g, g.attack, rest[0])) - power
    if why == "rally":
        return rally_number(g, rest[0]) - rally_modifier(g, rest[0]) - g.total()
    return 0


def scouting(s: Situation, units: list[int]) -> Action | None:
    """A scout where hidden enemies are likely to be, as far as anybody can tell."""
    g = s.g
    hidden = bits(g.hidden & g.firefight.sides[1 - s.side])
    for unit in units:
        at = g.place[unit]
        near = g.ground.within(at, SCOUT_DISTANCE) & g.ground.sees[at]
        for enemy in hidden:
            maybe = g.maybe[enemy]
            if (maybe & near).bit_count() > s.w.scout * maybe.bit_count():
                return ("scout", unit)
    return None

