"""What things are worth to the planner, in strength points: units, hexes, results of battles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hexfront.core.hexes import bits
from hexfront.games.noretreat.columns import Sum, reckon, table_of
from hexfront.games.noretreat.combat import next_to_all, take_sides
from hexfront.games.noretreat.declarations import answering
from hexfront.games.noretreat.odds import answer, results, worst_terrain
from hexfront.games.noretreat.results import has_fort
from hexfront.games.noretreat.retreats import retreat_ways
from hexfront.games.noretreat.roll import battle_units, changed_by_events
from hexfront.games.noretreat.state import ON_MAP, Battle, NoRetreat, unit_side
from hexfront.games.noretreat.tables import (
    AXIS,
    BERLIN_GARRISON,
    CRT,
    GERMANY,
    OBJECTIVES,
    OF_SIDE,
    RESULTS,
    SOVIET,
    STRENGTH,
    SUDDEN_DEATH,
    TO_TURN_TRACK,
    TURN_1945,
    TWO_VALUES,
    VP_HEXES,
)

CITY = 8.0
OBJECTIVE = 4.0
COUNTED = 1.5  # times that, in the turn before points decide
LAST = 2.5  # and in the last turn of a scenario, after which no army is needed
SOVIET_CHECKS = {turn for side, turn in SUDDEN_DEATH if side == SOVIET}
SURRENDER = 6.0
AXIS_PRESENCE = 2.0  # of a unit on the map, whatever its strength
AXIS_STEP = 1.5
SOVIET_PRESENCE = 1.5
SOVIET_SHARE = 0.5
SOVIET_STEP = 0.8
SHATTERED_SHARE = 0.7  # what a shattered unit costs, of what its loss would
SIEGE = 0.35  # of a city's worth, for a step of the fort that holds it
COUNTERBLOW = 1.0  # what it costs to be forced to fight next turn
GROUND_GAINED = 1.5
TEMPO = 1.5  # on top of that for the side with the Initiative, which has no time to lose
BERLIN = 60.0
DOOMED = 0.35  # units out of supply die by themselves


def step_worth(g: NoRetreat, unit: int) -> float:
    """What the loss of a step takes away."""
    strong, weak = STRENGTH[unit]
    if not g.has_two_steps(unit):
        return unit_worth(g, unit)
    if unit_side(unit) == AXIS:
        return strong - weak + AXIS_STEP
    return SOVIET_SHARE * (strong - weak) + SOVIET_STEP


def unit_worth(g: NoRetreat, unit: int) -> float:
    """A Soviet unit comes back for a card, a German one late, weak and for three."""
    strength = STRENGTH[unit][g.weak >> unit & 1]
    if unit_side(unit) == AXIS:
        worth = strength + AXIS_PRESENCE
        if g.has_two_steps(unit):
            worth += AXIS_STEP
    else:
        worth = SOVIET_SHARE * strength + SOVIET_PRESENCE
    if g.oos >> unit & 1 and TWO_VALUES >> unit & 1 and not TO_TURN_TRACK >> unit & 1:
        worth += surrender_worth(g)
    return worth + (BERLIN if unit == BERLIN_GARRISON else 0)


def hex_worth(g: NoRetreat, place: int, side: int) -> float:
    """What it is worth to this side to hold a hex rather than not."""
    bit = 1 << place
    if not bit & VP_HEXES or (g.turn >= TURN_1945 and not bit & GERMANY):
        return 0.0
    return (CITY + (OBJECTIVE if bit & OBJECTIVES[side] else 0.0)) * weight_of_points(g)


def surrender_worth(g: NoRetreat) -> float:
    """The point that a surrender brings."""
    return SURRENDER * weight_of_points(g)


def weight_of_points(g: NoRetreat) -> float:
    """More where points decide before a city lost now can be retaken, or another one lost."""
    if g.rules.victory is not None and g.turn >= g.rules.end_turn:
        return LAST
    return COUNTED if g.rules.campaign_victory and g.turn + 1 in SOVIET_CHECKS else 1.0


def _cheapest(g: NoRetreat, battle: Battle, side: int) -> float:
    units = battle_units(battle, side)
    left = [unit for unit in bits(units) if g.where[unit] < ON_MAP]
    if not left:
        return 0.0
    return min(step_worth(g, unit) for unit in left)


def _siege(g: NoRetreat, battle: Battle, place: int) -> float:
    """A fort falls step by step: what one of them is worth towards the city."""
    units = g.at[place] & (battle.defenders | battle.bystanders)
    if battle.counterattack or not has_fort(g, battle, units):
        return 0.0
    return SIEGE * hex_worth(g, place, battle.attacker)


def worth(g: NoRetreat, battle: Battle, result: str) -> float:
    """A result as the attacker of the battle sees it; a CA counts nothing here."""
    result = changed_by_events(g, battle, result)
    if result == "EX":
        gain = _cheapest(g, battle, battle.defender) - _cheapest(g, battle, battle.attacker)
        return gain + sum(_siege(g, battle, place) for place in bits(battle.hexes))
    if result == "CB":
        return -COUNTERBLOW if battle.attacker == g.active else COUNTERBLOW
    if result not in ("DR", "DS", "DD"):
        return 0.0
    total = 0.0
    for place in bits(battle.hexes):
        units = g.at[place] & (battle.defenders | battle.bystanders)
        held = has_fort(g, battle, units)
        fighting = bits(units & battle.defenders)
        if result == "DR" and held:
            continue
        if result == "DS" and held:
            total += _cheapest(g, battle, battle.defender) + _siege(g, battle, place)
            total -= _cheapest(g, battle, battle.attacker)
            continue
        lost = 0.0
        if result == "DD":
            lost = sum(step_worth(g, unit) for unit in fighting)
            total += _siege(g, battle, place)
        elif result == "DS":
            lost = SHATTERED_SHARE * sum(unit_worth(g, unit) for unit in fighting)
        if not held:
            stuck = [unit for unit in bits(units) if not retreat_ways(g, unit)]
            lost = max(lost, sum(unit_worth(g, unit) for unit in stuck))
            total += GROUND_GAINED + (TEMPO if g.has_initiative(battle.attacker) else 0.0)
            if not battle.counterattack:
                total += hex_worth(g, place, battle.attacker)
        total += lost
    return total


def expected(g: NoRetreat, battle: Battle, depth: int = 2) -> float:
    """The worth of a battle to its attacker, if the other side answers as suits it."""
    forced = [value for name, value in battle.effects if name == "forced"]
    if forced:
        result = RESULTS[forced[-1]]
        if result == "CA":
            return -max(0.0, _answer(g, battle, depth))
        return worth(g, battle, result)
    if battle.has("duel"):
        gain = _cheapest(g, battle, battle.defender) - _cheapest(g, battle, battle.attacker)
        return gain * 5 / 12
    told = worst_terrain(g, battle) if battle.tec < 0 else reckon(g, battle)
    total = 0.0
    for result, chance in _chances(g, battle, told):
        if result == "CA":
            total -= chance * max(0.0, _answer(g, battle, depth))
        else:
            total += chance * worth(g, battle, result)
    if battle.has("two_dice"):
        total += abs(total) * 0.5 * (1 if battle.attacker == AXIS else -1)
    return total


def _chances(g: NoRetreat, battle: Battle, told: Sum) -> Sequence[tuple[str, float]]:
    """The chances of a roll; a battle without events is looked up."""
    if battle.effects or told.column < 0 or g.is_under("dr_to_ex"):
        return [(result, float(chance)) for result, chance in results(g, battle, told).items()]
    return _plain_chances(table_of(g, battle), told.column)


@cache
def _plain_chances(table: int, column: int) -> tuple[tuple[str, float], ...]:
    rolled = [CRT[table][die][column] for die in range(1, 7)]
    return tuple((result, rolled.count(result) / 6) for result in RESULTS if result in rolled)


def _answer(g: NoRetreat, battle: Battle, depth: int) -> float:
    """What a counterattack is worth to the defender."""
    if depth <= 0 or not battle.defenders or not battle.attackers:
        return 0.0
    return expected(g, answer(g, battle), depth - 1)


def attack_worth(g: NoRetreat, hexes: int, units: int, support: int = 0) -> float:
    """What an attack of these Active units on these hexes is worth now."""
    return attack_prospects(g, hexes, units, support)[0]


def attack_prospects(g: NoRetreat, hexes: int, units: int, support: int = 0) -> tuple[float, float]:
    """The same, and the chance that the enemy is driven out."""
    battle = Battle(g.active, units, hexes, hexes & g.counterblows[1 - g.active])
    take_sides(g, battle)
    battle.support = support if units & ~g.oos else 0
    if not battle.defenders:
        return 0.0, 0.0
    doomed = not battle.defenders & ~g.oos and not hexes & VP_HEXES
    gain = expected(g, battle) * (DOOMED if doomed else 1.0)
    if has_fort(g, battle, battle.defenders | battle.bystanders):
        return gain, 0.0
    told = worst_terrain(g, battle) if battle.tec < 0 else reckon(g, battle)
    chances = _chances(g, battle, told)
    return gain, sum(chance for result, chance in chances if result in ("DR", "DS", "DD"))


def forced_worth(g: NoRetreat, place: int) -> float:
    """What the Active side gains from attacking a hex that it is made to attack."""
    units = next_to_all(g, 1 << place, answering(g))
    if not units:
        return 0.0
    battle = Battle(g.active, units, 1 << place, 1 << place)
    battle.defenders = g.at[place] & OF_SIDE[1 - g.active] & ~g.white
    if not battle.defenders:
        return 0.0
    best = expected(g, battle)
    for unit in bits(units):
        battle.attackers = 1 << unit
        battle.tec = -1
        best = max(best, expected(g, battle))
    return best
