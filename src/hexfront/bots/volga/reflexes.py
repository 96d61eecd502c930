"""Answers to the small questions that a plan leaves open: ties, advances, where units arrive."""

from __future__ import annotations

from collections.abc import Callable

from hexfront.bots.volga import soviet
from hexfront.bots.volga.figures import DISTANCE, FIRE
from hexfront.core.flow import Action, Frame
from hexfront.core.hexes import bits
from hexfront.games.volga.combat import blitz_hexes
from hexfront.games.volga.state import Volga
from hexfront.games.volga.tables import (
    ADJACENT,
    GERMANS,
    R_UNITS,
    SOVIET_REINFORCEMENT,
)

CROWD = 0.8  # what another Soviet stack beside the end of a Blitz costs, in hexes
LEAST_BLITZ = 0.6


def reflex(g: Volga, question: str, args: Frame) -> Action:
    return _REFLEXES[question](g, args)


def _first(g: Volga, args: Frame) -> Action:
    return g.legal[0]


def _last(g: Volga, args: Frame) -> Action:
    return g.legal[-1]


# -- combat


def _hit(g: Volga, args: Frame) -> Action:
    """Spare the better blocks on one's own side, take them from the enemy."""
    units = [action[1] for action in g.legal]
    if GERMANS >> units[0] & 1:
        if g.strength[units[0]] == 1:
            return ("hit", min(units, key=lambda unit: (R_UNITS >> unit & 1, FIRE[unit])))
        return ("hit", min(units, key=lambda unit: FIRE[unit]))
    return ("hit", max(units, key=lambda unit: FIRE[unit]))


def _advance(g: Volga, args: Frame) -> Action:
    """All that may, but the last unit in a reinforcement hex stays as its garrison."""
    b = g.battle
    assert b is not None
    best: Action = ("stop",)
    most = -1.0
    for action in g.legal:
        if action[0] == "stop":
            continue
        unit = action[1]
        worth = g.strength[unit] * FIRE[unit] + 0.01 * g.strength[unit]
        if b.advanced and _is_last_garrison(g, unit, b.hexes):
            continue
        if worth > most:
            best, most = action, worth
    return best


def _is_last_garrison(g: Volga, unit: int, hexes: int) -> bool:
    return any(g.at[place] == 1 << unit for place in bits(hexes & SOVIET_REINFORCEMENT))


# -- Blitz


def worth_of_blitz(g: Volga, place: int) -> float:
    """Hexes nearer to the next goal, or the goal itself, less the Soviets that one comes beside."""
    b = g.battle
    assert b is not None
    goals = SOVIET_REINFORCEMENT & ~g.control
    if goals >> place & 1:
        return 5.0
    beside = (ADJACENT[place] & g.soviet).bit_count()
    before = min((DISTANCE[goal][b.target] for goal in bits(goals)), default=0)
    after = min((DISTANCE[goal][place] for goal in bits(goals)), default=0)
    new = 0.4 if not g.control >> place & 1 else 0.0
    return before - after + new - CROWD * max(0, beside - 1)


def _blitz(g: Volga, args: Frame) -> Action:
    """The best block goes on while there is something to gain and the hex keeps a garrison."""
    b = g.battle
    assert b is not None
    near = bits(blitz_hexes(g))
    units = [action[1] for action in g.legal if action[0] == "unit"]
    if not near or not units or max(worth_of_blitz(g, place) for place in near) < LEAST_BLITZ:
        return ("stop",)
    alone = g.at[b.target].bit_count() < 2
    if alone and SOVIET_REINFORCEMENT >> b.target & 1 and ADJACENT[b.target] & g.soviet:
        return ("stop",)
    return ("unit", max(units, key=lambda unit: g.strength[unit] * FIRE[unit]))


def _blitz_to(g: Volga, args: Frame) -> Action:
    return max(g.legal, key=lambda action: worth_of_blitz(g, action[1]))


_REFLEXES: dict[str, Callable[[Volga, Frame], Action]] = {
    "deploy_next": _first,
    "deploy_to": lambda g, args: max(g.legal, key=lambda action: g.room(action[1])),
    "return_next": _first,
    "choose_hit": _hit,
    "choose_german_card": _last,
    "choose_advance": _advance,
    "choose_soviet_advance": lambda g, args: min(g.legal, key=lambda action: FIRE[action[1]]),
    "choose_blitz": _blitz,
    "blitz_to": _blitz_to,
    "consent": _first,
    "long_stack": _first,
    "long_first": _first,
    "long_second": _last,
    "short_stack": _last,
    "short_group": _last,
    "quick_stack": _first,
    "quick_group": _last,
    "quick_target": _first,
    "planned_target": _first,
    "planned_stacks": _first,
    "choose_soviet_card": soviet.choose_card,
    "soviet_choice": soviet.choose_action,
    "soviet_hex": soviet.choose_stack,
    "soviet_order": soviet.choose_order,
    "soviet_unit_to": soviet.choose_end,
}
