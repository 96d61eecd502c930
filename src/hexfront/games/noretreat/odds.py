"""Exact chances of a battle before it is fought, the chain of counterattacks included.

Cards and Support markers that nobody has committed yet are left out; where the defender may choose
the terrain he is taken to choose what is worst for the attacker. Nothing is said where an event
lets a player choose between two dice. The chain supposes that everybody
who may counterattack does: after the second battle the same two follow each other for ever, and
their chances are summed as a geometric series.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from hexfront.core.flow import Action
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Hexes, Units
from hexfront.games.noretreat import shapes
from hexfront.games.noretreat.columns import Sum, reckon, table_of
from hexfront.games.noretreat.combat import eligible, next_to_all, take_sides
from hexfront.games.noretreat.declarations import volunteers
from hexfront.games.noretreat.roll import changed_by_events, given_result
from hexfront.games.noretreat.state import Battle, NoRetreat, steps
from hexfront.games.noretreat.tables import CRT, RESULTS, SIDES
from hexfront.games.noretreat.view import arithmetic

Chances = dict[str, Fraction]


@dataclass(frozen=True, slots=True)
class Round:
    """One battle of the chain: who attacks, the sum, and the chance of each result."""

    attacker: shapes.SideName
    table: shapes.SideName
    sum: Sum
    results: Chances

    def to_json(self) -> shapes.Round:
        return {
            "attacker": self.attacker,
            "table": self.table,
            "arithmetic": arithmetic(self.sum),
            "results": {result: float(chance) for result, chance in self.results.items()},
        }


@dataclass(frozen=True, slots=True)
class Odds:
    """The attack, the counterattacks that a CA may bring, and how it all ends."""

    rounds: tuple[Round, ...]
    ends: dict[tuple[shapes.SideName, str], Fraction]  # by the side that rolls last, and its result

    def to_json(self) -> shapes.Odds:
        return {
            "rounds": [one.to_json() for one in self.rounds],
            "ends": [
                {"attacker": side, "result": result, "chance": float(chance)}
                for (side, result), chance in self.ends.items()
            ],
        }


@rule("10.5g", "10.6.4b", "10.6.4c")
def results(g: NoRetreat, battle: Battle, told: Sum) -> Chances:
    """The chance of each result of one roll, as events that are committed change it."""
    if given := given_result(battle, told.column):
        rolled = {given: Fraction(1)}
    else:
        rolled = {}
        table = CRT[table_of(g, battle)]
        for die in range(1, 7):
            result = table[die][told.column]
            rolled[result] = rolled.get(result, Fraction(0)) + Fraction(1, 6)
    if battle.has("reroll_none") and (again := rolled.pop("-", None)):
        rolled = {result: chance * (1 + again) for result, chance in rolled.items()}
        rolled["-"] = again * again
    found: Chances = {}
    for result, chance in rolled.items():
        result = changed_by_events(g, battle, result)
        found[result] = found.get(result, Fraction(0)) + chance
    return {result: found[result] for result in RESULTS if result in found}


def worst_terrain(g: NoRetreat, battle: Battle) -> Sum:
    """The defender chooses the hex that is best for him."""
    sums = []
    for place in bits(battle.hexes):
        battle.tec = place
        sums.append((reckon(g, battle), place))
    told, battle.tec = min(sums, key=lambda one: (one[0].column, one[1]))
    return told


def _round(g: NoRetreat, battle: Battle) -> Round:
    told = worst_terrain(g, battle) if battle.tec < 0 else reckon(g, battle)
    table = SIDES[table_of(g, battle)]
    return Round(SIDES[battle.attacker], table, told, results(g, battle, told))


@rule("10.7.2c", "10.7.2d", "10.7.2i")
def answer(g: NoRetreat, battle: Battle) -> Battle:
    """The counterattack to a battle, without commitments."""
    back = Battle(battle.defender, battle.defenders, g.hexes_of(battle.attackers), 0)
    back.counterattack = True
    back.defenders = battle.attackers
    return back


def chain(g: NoRetreat, battle: Battle) -> Odds:
    """All rounds that can follow, and the chances of how the last one ends."""
    first = _round(g, battle)
    ca = first.results.get("CA", Fraction(0))
    ends: dict[tuple[shapes.SideName, str], Fraction] = {}

    def ending(one: Round, weight: Fraction) -> None:
        for result, chance in one.results.items():
            if result != "CA":
                key = (one.attacker, result)
                ends[key] = ends.get(key, Fraction(0)) + weight * chance

    ending(first, Fraction(1))
    if not ca or not battle.defenders:
        return Odds((first,), ends)
    back = answer(g, battle)
    second = _round(g, back)
    third = _round(g, answer(g, back))
    again = second.results.get("CA", Fraction(0))
    once_more = third.results.get("CA", Fraction(0))
    loop = again * once_more
    if loop == 1:
        return Odds((first, second, third), ends)
    ending(second, ca / (1 - loop))
    ending(third, ca * again / (1 - loop))
    rounds = (first, second, third) if again else (first, second)
    return Odds(rounds, ends)


def prospect(g: NoRetreat, hexes: Hexes, units: Units) -> Odds | None:
    """The battle that these units would fight for these hexes now."""
    if not units or not hexes:
        return None
    battle = Battle(g.active, units, hexes, hexes & g.counterblows[g.nonactive])
    take_sides(g, battle)
    return chain(g, battle) if battle.defenders else None


def battle_odds(g: NoRetreat, action: Action) -> Odds | None:
    """The chances behind an action of the Combat Phase; None where nothing would be rolled."""
    choice, args = steps.asked(g)
    verb = action[0]
    if choice.name == "declare" and verb == "target":
        place = 1 << action[1]
        return prospect(g, place, next_to_all(g, place, volunteers(g)))
    if choice.name == "battle_hex":
        place = 1 << action[1]
        return prospect(g, place, next_to_all(g, place, eligible(g, place)))
    if choice.name == "muster":
        hexes, units = args
        if verb == "join":
            units |= 1 << action[1]
        elif verb == "also":
            hexes |= 1 << action[1]
        return prospect(g, hexes, units)
    battle = g.battle
    if battle is None or battle.has("two_dice"):
        return None
    if choice.name == "support":
        tried = battle.clone()
        if verb == "commit":
            ahead = g.clone()
            assert ahead.battle is not None
            choice.take(ahead, args, action)
            tried = ahead.battle
        return chain(g, tried)
    if choice.name == "battle_event" and verb == "pass":
        return chain(g, battle.clone())
    if choice.name == "counterattack" and verb == "counterattack":
        return chain(g, answer(g, battle))
    return None
