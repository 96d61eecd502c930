"""Chapter 10.5, its end: the roll, what events change of it, and the end of the phase."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.rulebook import rule
from hexfront.core.types import Column, Die, Side, Units
from hexfront.games.noretreat.columns import reckon, table_of
from hexfront.games.noretreat.combat import fighting
from hexfront.games.noretreat.state import Battle, NoRetreat, steps
from hexfront.games.noretreat.tables import AXIS, COLUMNS, CRT, RESULTS, SIDES, SOVIET


@steps.step
@rule("10.5f", "10.5g", "OP-10.23")
def settle(g: NoRetreat) -> None:
    """The column, then the roll, unless the result is given."""
    battle = fighting(g)
    told = reckon(g, battle)
    battle.column = told.column
    g.tell(
        "odds",
        "10.5f",
        attack=told.attack,
        defence=told.defence,
        initial=COLUMNS[told.initial] if told.initial >= 0 else "",
        shifts=[[shift.why, shift.columns] for shift in told.shifts],
        rules=[shift.rule for shift in told.shifts],
        column=COLUMNS[told.column] if told.column >= 0 else "",
    )
    if battle.has("duel"):
        g.follow("duel")
        return
    battle.result = given_result(battle, told.column)
    if battle.result:
        g.tell("result", "10.6.4c" if told.column < 0 else "5.3.2a", result=battle.result, die=0)
        g.follow("result_stands")
    else:
        g.follow("roll")


@rule("10.6.4b", "10.6.4c", "5.3.2a")
def given_result(battle: Battle, column: Column) -> str:
    """The result that stands without a roll: by an event, or CA below 1:3; else nothing."""
    forced = [value for name, value in battle.effects if name == "forced"]
    if forced:
        return RESULTS[forced[-1]]
    return "CA" if column < 0 else ""


@steps.step
@rule("10.5g", "1.0c", "16.0c")
def roll(g: NoRetreat) -> None:
    battle = fighting(g)
    if battle.has("two_dice"):
        one, two = g.chance.dice(2, "battle")
        g.tell("two-dice", "10.5g", dice=[one, two])
        g.follow(("which_die", one, two))
    else:
        battle.die = g.chance.die("battle")
        g.follow("rolled")


which_die = steps.choice(
    "which_die", rule="5.3.2a", seat=lambda g, one, two: SIDES[AXIS], about=lambda g, one, two: {}
)


@which_die.verb("die", "number", Limit("5.3.2a", lambda g, one, two: 1 << one | 1 << two))
def choose_die(g: NoRetreat, one: Die, two: Die, die: Die) -> None:
    fighting(g).die = die
    g.follow("rolled")


@steps.step
def rolled(g: NoRetreat) -> None:
    """The die lies; events after a roll may change it or the column."""
    battle = fighting(g)
    read(g)
    g.tell("rolled", "10.5g", side=SIDES[battle.attacker], die=battle.die, result=battle.result)
    g.follow(("window", "rolled"), "after_roll")


@rule("10.5g", "10.6.4c")
def read(g: NoRetreat) -> None:
    """The result of the die in the column, as events have moved it."""
    battle = fighting(g)
    column = battle.column + battle.shift
    if column < 0:
        battle.result = "CA"
        return
    column = min(column, len(COLUMNS) - 1)
    battle.result = CRT[table_of(g, battle)][battle.die][column]


@steps.step
def after_roll(g: NoRetreat) -> None:
    battle = fighting(g)
    if battle.has("reroll_none") and battle.result == "-":
        battle.effects = tuple(e for e in battle.effects if e[0] != "reroll_none")
        g.tell("reroll", "5.3.2a", result="-")
        g.follow("roll")
        return
    g.follow("result_stands")


@rule("5.3.2a")
def changed_by_events(g: NoRetreat, battle: Battle, result: str) -> str:
    """Events that turn one result into another."""
    if result == "-" and battle.has("none_to_ex"):
        result = "EX"
    if result == "DR" and g.is_under("dr_to_ex"):
        result = "EX"
    return result


@steps.step
def result_stands(g: NoRetreat) -> None:
    g.follow("events_change_result", ("window", "result"), "apply_result")


@steps.step
def events_change_result(g: NoRetreat) -> None:
    battle = fighting(g)
    battle.result = changed_by_events(g, battle, battle.result)


@steps.step
@rule("5.3.2a")
def duel(g: NoRetreat) -> None:
    """Both roll; the lower one loses a step. A tie is settled as the card says.

    A duel has no terrain, column or table, but its dice can be rolled again.
    """
    fighting(g).dice = tuple(g.chance.dice(2, "duel"))
    g.tell("duel", "5.3.2a", dice=list(fighting(g).dice))
    g.follow(("window", "rolled"), "end_duel")


@steps.step
def end_duel(g: NoRetreat) -> None:
    battle = fighting(g)
    one, two = battle.dice
    both_lose = battle.value("duel")
    battle.dice = ()
    battle.effects = tuple(effect for effect in battle.effects if effect[0] != "duel")
    if one == two and not both_lose:
        battle.add("axis_table")
        g.follow("settle")
        return
    losers = [AXIS] * (one <= two) + [SOVIET] * (two <= one)
    battle.result = "-"
    g.follow(*[("lose_step", side, battle_units(battle, side)) for side in losers], "after_result")


def battle_units(battle: Battle, side: Side) -> Units:
    return battle.attackers if side == battle.attacker else battle.defenders


@steps.step
def unfought(g: NoRetreat) -> None:
    """Markers whose hex could not be attacked leave; some may advance by 15.5."""
    left = g.counterblows[g.nonactive]
    g.targets = 0
    if left and g.rules.breakout:
        g.follow(("breakout", left), "clear_counterblows")
    else:
        g.follow("clear_counterblows")


@steps.step
@rule("10.7d", "11.2d", "OP-10.9")
def clear_counterblows(g: NoRetreat) -> None:
    """The Non-Active player's markers go; those that Active got by CB stay for the enemy turn."""
    g.counterblows[g.nonactive] = 0
    g.bought = 0
    g.battle = None


@steps.step
def end_combat_phase(g: NoRetreat) -> None:
    """Events of the phase end with it, not before a Wave Assault at its end."""
    g.lift_effects(
        "black_sea_fleet",
        "dr_to_ex",
        "logistics",
        "no_soviet_armour",
        "axis_armour_any",
        "zhukov_axis",
        "zhukov_soviet",
        "sturmoviks",
        "sturmoviks_left",
        "quiet",
    )
    g.follow("reckon_obligations")
