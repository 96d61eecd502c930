"""The Axis halves of the cards up to 30, in their numbers' order."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Cards, Count, Hex, Hexes, Side, Unit, Units
from hexfront.games.noretreat.cards import cancel, reshuffle
from hexfront.games.noretreat.events import (
    attacks,
    battle_of,
    event,
    improvable,
    out_of_zones,
    replaceable,
    unhelped,
)
from hexfront.games.noretreat.losses import eliminate
from hexfront.games.noretreat.moments import EVENT_OPTIONS, options_now
from hexfront.games.noretreat.roll import read
from hexfront.games.noretreat.state import (
    CADRE_BOX,
    NoRetreat,
    seat_of_side,
    steps,
)
from hexfront.games.noretreat.supply import still_lacking, unmarked
from hexfront.games.noretreat.tables import (
    AXIS,
    AXIS_UNITS,
    CLEAR,
    EVENTS,
    RESULTS,
    SIDES,
    SOVIET,
    SOVIET_UNITS,
    TO_TURN_TRACK,
    TURNS,
)
from hexfront.games.noretreat.turns import WEATHER_FACES, marker_of, turn_marker
from hexfront.games.noretreat.types import Alternative, Alternatives

WORKS = 1  # Defensive Works markers

# -- 1 to 10


def _in_battle(g: NoRetreat, side: Side) -> Units:
    battle = battle_of(g)
    return battle.attackers if battle.attacker == side else battle.defenders


@event(AXIS, 1, 0, may=lambda g, window: bool(_in_battle(g, AXIS)))
def manstein_doubles(g: NoRetreat, window: str) -> None:
    g.follow(("pick_unit_for", AXIS, "double_unit", _in_battle(g, AXIS)))


@steps.step
def double_unit(g: NoRetreat, unit: Unit) -> None:
    battle_of(g).add("double_unit", unit)


@event(AXIS, 1, 1)
def manstein_strikes_back(g: NoRetreat, window: str) -> None:
    g.follow(("free_counterblows", 3))


def top_discard(g: NoRetreat) -> Card:
    return g.discards[-1] if g.discards else 0


@rule("5.0j", "EX-16.3")
def may_copy(side: Side, g: NoRetreat, window: str) -> bool:
    """The top discard's own event could be carried out now, its symbol ignored."""
    top = top_discard(g)
    return bool(top and options_now(g, side, top, window, copied=True))


def copy_top(side: Side, g: NoRetreat, window: str) -> None:
    top = top_discard(g)
    found = options_now(g, side, top, window, copied=True)
    g.tell("copied", "5.3.2a", side=SIDES[side], card=top, event=EVENTS[side][top].id)
    if len(found) > 1:
        g.follow(("copy_which", side, top, window, mask(found)))
    elif found:
        carry_copy(g, side, top, found[0], window)


def carry_copy(g: NoRetreat, side: Side, card: Card, number: Alternative, window: str) -> None:
    g.happened[side] |= 1 << card
    EVENT_OPTIONS[side][card][number].do(g, window)


copy_which = steps.choice(
    "copy_which",
    rule="5.3.1a",
    seat=seat_of_side,
    about=lambda g, side, card, window, found: {"card": card, "event": EVENTS[side][card].id},
)


@copy_which.verb("option", "option", Limit("5.3.1a", lambda g, side, card, window, found: found))
def copy_alternative(
    g: NoRetreat, side: Side, card: Card, window: str, found: Alternatives, number: Alternative
) -> None:
    carry_copy(g, side, card, number, window)


@event(AXIS, 2, may=lambda g, window: may_copy(AXIS, g, window))
def gott_mit_uns(g: NoRetreat, window: str) -> None:
    copy_top(AXIS, g, window)


@event(AXIS, 3, may=lambda g, window: bool(improvable(g, AXIS) or replaceable(g, AXIS)))
def troop_transfer(g: NoRetreat, window: str) -> None:
    g.follow(("free_steps", AXIS, 1))


def force(g: NoRetreat, result: str) -> None:
    battle_of(g).add("forced", RESULTS.index(result))


@event(AXIS, 4, may=attacks(SOVIET))
def elastic_defense(g: NoRetreat, window: str) -> None:
    force(g, "DR")


def _worth_taking(g: NoRetreat) -> Cards:
    return mask(card for card in g.discards[-3:] if not EVENTS[AXIS][card].immediate)


@event(AXIS, 5, may=lambda g, window: bool(_worth_taking(g)))
def okh(g: NoRetreat, window: str) -> None:
    g.follow(("take_discard", AXIS, _worth_taking(g)))


take_discard = steps.choice(
    "take_discard", rule="5.0e", seat=seat_of_side, about=lambda g, side, cards: {"cards": cards}
)


@take_discard.verb("take", "card", Limit("5.0e", lambda g, side, cards: cards))
def take_and_shuffle(g: NoRetreat, side: Side, cards: Cards, card: Card) -> None:
    at = g.discards.rindex(card)
    g.discards = g.discards[:at] + g.discards[at + 1 :]
    g.hands[side] |= 1 << card
    g.tell("took-discard", "5.3.2a", side=SIDES[side], drawn=(side, card))
    reshuffle(g)


@event(AXIS, 6, 0, may=attacks(AXIS))
def luftwaffe_strikes(g: NoRetreat, window: str) -> None:
    battle_of(g).add("columns", 1)


def _starving(g: NoRetreat) -> Hexes:
    return g.hexes_of(still_lacking(g, AXIS))


@event(AXIS, 6, 1, may=lambda g, window: bool(_starving(g)))
def luftwaffe_supplies(g: NoRetreat, window: str) -> None:
    g.follow(("pick_hex_for", AXIS, "spare_hex", _starving(g)))


@steps.step
def spare_hex(g: NoRetreat, place: Hex) -> None:
    g.lasting("spared", 1 << place)
    g.tell("spared", "5.3.2a", hex=place)


@event(AXIS, 7, may=lambda g, window: window == "step")
def production_problems(g: NoRetreat, window: str) -> None:
    cancel(g)


@event(AXIS, 8, 0)
def new_tanks_attack(g: NoRetreat, window: str) -> None:
    g.lasting("axis_armour_any")


@event(AXIS, 8, 1)
def new_tanks_defend(g: NoRetreat, window: str) -> None:
    g.lasting("no_soviet_armour")


def flip_weather(g: NoRetreat, *turns: int) -> None:
    for turn in turns:
        marker = marker_of(g, turn)
        if turn <= len(TURNS) and marker >= 0:
            one, two = WEATHER_FACES[marker]
            now = g.markers[marker][1]
            turn_marker(g, marker, two if now == one else one)


@event(AXIS, 9)
@rule("14.14.2a")
def unseasonal_weather(g: NoRetreat, window: str) -> None:
    flip_weather(g, g.turn, g.turn + 1)
    g.follow(("draw", AXIS, 1))


def calm_and_supplied(g: NoRetreat, side: Side) -> Units:
    return unhelped(g, side) & out_of_zones(g, side) & unmarked(g, side)


@event(AXIS, 10, may=lambda g, window: bool(calm_and_supplied(g, AXIS)))
def battle_initiative(g: NoRetreat, window: str) -> None:
    g.follow(("event_moves", AXIS, calm_and_supplied(g, AXIS), 1, "points", 2))


# -- 11 to 20


@event(AXIS, 11)
def fickle_weather(g: NoRetreat, window: str) -> None:
    flip_weather(g, g.turn)
    g.follow(("draw", AXIS, 1))


@event(AXIS, 13, may=lambda g, window: g.weather == CLEAR)
def summer_campaign(g: NoRetreat, window: str) -> None:
    g.lasting("summer_campaign")
    g.follow(("draw", AXIS, 3))


@event(AXIS, 14, may=lambda g, window: window in ("card", "payment"))
@rule("EX-16.1")
def inexperienced_officers(g: NoRetreat, window: str) -> None:
    cancel(g)


@event(AXIS, 15, may=lambda g, window: bool(g.counterblows[SOVIET]))
def backhand_blow(g: NoRetreat, window: str) -> None:
    g.follow(("lift_counterblows", 2), ("draw", AXIS, 1))


@steps.step
def lift_counterblows(g: NoRetreat, left: Count) -> None:
    if left and g.counterblows[SOVIET]:
        g.follow(("lift_counterblow", AXIS, left))


lift_counterblow = steps.choice("lift_counterblow", rule="5.3.2a", seat=seat_of_side)


@lift_counterblow.verb("lift", "hex", Limit("5.3.2a", lambda g, side, left: g.counterblows[SOVIET]))
def lift_one_counterblow(g: NoRetreat, side: Side, left: Count, place: Hex) -> None:
    g.counterblows[SOVIET] &= ~(1 << place)
    g.bought &= ~(1 << place)
    g.tell("counterblow-lifted", "5.3.2a", hex=place)
    g.follow(("lift_counterblows", left - 1))


@lift_counterblow.verb("done")
def no_more_lifting(g: NoRetreat, side: Side, left: Count) -> None:
    """The others stay."""


def has_rolled(g: NoRetreat, window: str) -> bool:
    """The die of an attack lies on the table."""
    return g.battle is not None and g.battle.die > 0


@rule("16.0c", "EX-16.7")
def roll_again(g: NoRetreat) -> None:
    battle = battle_of(g)
    battle.die = g.chance.die("battle")
    read(g)
    g.tell("rolled", "16.0c", side=SIDES[battle.attacker], die=battle.die, result=battle.result)


def roll_any_again(g: NoRetreat, side: Side) -> None:
    """The die of the attack, or one of the two of a duel."""
    if battle_of(g).dice:
        g.follow(("duel_die", side))
    else:
        roll_again(g)


duel_die = steps.choice(
    "duel_die", rule="5.3.2a", seat=seat_of_side, about=lambda g, side: {"dice": battle_of(g).dice}
)


@duel_die.verb("axis_die")
def roll_axis_die_again(g: NoRetreat, side: Side) -> None:
    roll_duel_die(g, AXIS)


@duel_die.verb("soviet_die")
def roll_soviet_die_again(g: NoRetreat, side: Side) -> None:
    roll_duel_die(g, SOVIET)


def roll_duel_die(g: NoRetreat, whose: Side) -> None:
    battle = battle_of(g)
    dice = list(battle.dice)
    dice[whose] = g.chance.die("duel")
    battle.dice = tuple(dice)
    g.tell("duel", "16.0c", dice=dice)


@event(AXIS, 16)
def knights_cross(g: NoRetreat, window: str) -> None:
    roll_any_again(g, AXIS)


def _stacks(g: NoRetreat) -> Hexes:
    return g.hexes_of(unhelped(g, AXIS) & ~g.moved)


@event(AXIS, 17, 0, may=lambda g, window: bool(_stacks(g)))
def general_staff_moves(g: NoRetreat, window: str) -> None:
    g.follow(("pick_hex_for", AXIS, "hasten", _stacks(g)))


@steps.step
def hasten(g: NoRetreat, place: Hex) -> None:
    units = g.at[place] & unhelped(g, AXIS)
    g.helped |= units
    g.lasting("extra_mp", units)


@event(AXIS, 17, 1)
def general_staff_advances(g: NoRetreat, window: str) -> None:
    battle_of(g).add("further")


def _pocketed(g: NoRetreat) -> Units:
    return g.oos & SOVIET_UNITS & ~TO_TURN_TRACK


@event(AXIS, 18, may=lambda g, window: bool(_pocketed(g)))
def kesselschlacht(g: NoRetreat, window: str) -> None:
    g.follow(("pick_unit_for", AXIS, "surrender", _pocketed(g)))


@steps.step
def surrender(g: NoRetreat, unit: Unit) -> None:
    eliminate(g, unit, "5.3.2a")


@event(
    AXIS,
    19,
    may=lambda g, window: (
        battle_of(g).defender == AXIS and battle_of(g).result in ("DR", "DS", "DD")
    ),
)
def roving_cauldron(g: NoRetreat, window: str) -> None:
    battle_of(g).add("roving")


@event(AXIS, 20)
@rule("5.0d")
def anti_bolshevik_crusade(g: NoRetreat, window: str) -> None:
    g.follow("shuffle_all", ("draw", AXIS, int(g.joker == AXIS)))


@steps.step
def shuffle_all(g: NoRetreat) -> None:
    reshuffle(g)


# -- 21 to 30


@event(AXIS, 21)
def expert_leaders(g: NoRetreat, window: str) -> None:
    battle_of(g).add("two_dice")


@event(AXIS, 22)
def speer(g: NoRetreat, window: str) -> None:
    g.follow(("draw", AXIS, 3), ("discard_any", AXIS))


@steps.step
def discard_any(g: NoRetreat, side: Side) -> None:
    if g.hands[side]:
        g.follow(("discard_one", side, "5.3.2a"))


@event(AXIS, 23)
def stalin_orders_attack(g: NoRetreat, window: str) -> None:
    g.lasting("stalin_attacks")


@event(AXIS, 24)
def hold_at_all_costs(g: NoRetreat, window: str) -> None:
    g.lasting("dr_to_ex")


def _battle_groups(g: NoRetreat) -> Units:
    return g.at[CADRE_BOX] & AXIS_UNITS


@event(AXIS, 25, may=lambda g, window: bool(_battle_groups(g)))
def ersatz_units(g: NoRetreat, window: str) -> None:
    g.follow(("detrain_by_event", AXIS, _battle_groups(g), 2))


@event(AXIS, 26)
def mobile_defense(g: NoRetreat, window: str) -> None:
    g.follow(("free_counterblows", 2))


@event(AXIS, 27, may=attacks(AXIS))
def river_crossing(g: NoRetreat, window: str) -> None:
    battle = battle_of(g)
    battle.add("no_river")
    battle.add("reroll_none")


@event(AXIS, 28, may=has_rolled)
def soviet_snafu(g: NoRetreat, window: str) -> None:
    shift_after_roll(g)


def shift_after_roll(g: NoRetreat) -> None:
    """The same die one column to the left."""
    battle = battle_of(g)
    battle.shift -= 1
    read(g)
    g.tell("shifted", "5.3.2a", result=battle.result)


@event(AXIS, 29, may=attacks(SOVIET))
def walter_model(g: NoRetreat, window: str) -> None:
    battle_of(g).add("double_defence")


@event(AXIS, 30)
def last_reserves(g: NoRetreat, window: str) -> None:
    g.score(AXIS, -1)
    g.follow(("free_steps", AXIS, 2))
