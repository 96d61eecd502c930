"""What an attack is worth to the planner, in steps."""

from __future__ import annotations

from functools import cache

from hexfront.core.hexes import bits
from hexfront.games.stalingrado.combat import (
    attacker_shifts,
    defence_value,
    defender_shifts,
    final_column,
    ratio_column,
    result_of,
)
from hexfront.games.stalingrado.counters import ALL_LAND
from hexfront.games.stalingrado.scenarios import Scenario
from hexfront.games.stalingrado.state import Stalingrado
from hexfront.games.stalingrado.tables import AXIS, BOARD, SOVIET
from hexfront.games.stalingrado.victory import CITY_POINTS, EACH_TURN
from hexfront.games.stalingrado.zones import attack_value

GROUND = 0.4  # for driving the enemy out of a hex
GOAL = 4.0  # for driving him out of one that counts
OWN_STEP = 1.1  # a step of ours against one of theirs


@cache
def outcome(column: int) -> tuple[float, float, float]:
    """Of a column: steps lost by the defender, by the attacker, and the chance of a retreat."""
    lost = paid = driven = 0.0
    for one in range(1, 7):
        for two in range(1, 7):
            defender, attacker = result_of(column, one + two)
            lost += max(defender - 1, 0) + (0.5 if defender else 0.0)
            paid += attacker
            driven += (defender >= 2) + 0.5 * (defender == 1)
    return lost / 36, paid / 36, driven / 36


def goals(scenario: Scenario) -> int:
    """The hexes that count in a scenario."""
    if scenario.decided is not None:
        hexes = 0
        for _, places, _ in scenario.decided.objectives:
            hexes |= places
        return hexes
    return _CAMPAIGN


_CAMPAIGN = 0
for _, _places, *_ in [*EACH_TURN, *CITY_POINTS]:
    _CAMPAIGN |= _places


def defence_of(g: Stalingrado, target: int) -> int:
    """What the enemies in a hex would defend with, as far as they are imagined."""
    return sum(defence_value(g, unit) for unit in bits(g.at[target] & ALL_LAND))


def column_of(g: Stalingrado, target: int, adjacent: int, guns: int = 0) -> int:
    """The column of an attack by these units."""
    attack = sum(attack_value(g, unit) for unit in bits(adjacent | guns))
    theirs = g.units_at(target)
    reasons = [
        *attacker_shifts(g, target, adjacent, adjacent | guns),
        *defender_shifts(g, target, theirs),
    ]
    return final_column(ratio_column(attack, max(defence_of(g, target), 1)), reasons)


def attack_worth(g: Stalingrado, target: int, adjacent: int, guns: int = 0) -> float:
    lost, paid, driven = outcome(column_of(g, target, adjacent, guns))
    ground = GOAL if goals(g.rules.scenario) >> target & 1 else GROUND
    return lost + driven * ground - OWN_STEP * paid


def wanted(g: Stalingrado, side: int) -> int:
    """Goals that the other side holds."""
    held = g.control if side == SOVIET else ~g.control
    return goals(g.rules.scenario) & held & BOARD.playable


def own_goals(g: Stalingrado, side: int) -> int:
    held = g.control if side == AXIS else ~g.control
    return goals(g.rules.scenario) & held & BOARD.playable
