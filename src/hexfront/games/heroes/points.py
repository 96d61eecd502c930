"""Chapter 3: activations, action points and command points, and how actions are paid."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Player, Points, Things, Unit, Units
from hexfront.games.heroes.orders import (
    OWN,
    able,
    left_to_rally,
    may_be_commanded,
    may_share,
    may_spend_ap,
    may_take_opportunity,
    order,
    present,
    turn,
)
from hexfront.games.heroes.state import (
    AP,
    COMMAND,
    OPPORTUNITY,
    Heroes,
    Payment,
    seat_of_player,
    steps,
    turn_seat,
)
from hexfront.games.heroes.tables import CARD_NUMBER, SQUADS_AP

CONFUSION = CARD_NUMBER["battlefield-confusion"]
CONFUSION_COST = 3
DICE_OF_CAP = 2  # 3.2.3a


# -- choosing a unit


@turn.verb(
    "act",
    "unit",
    *OWN,
    Limit("5.5a", present),
    Limit("3.0e", lambda g: -1 if g.rules.opportunities else may_spend_ap(g), implied=True),
    Limit("2.2g", may_spend_ap),
    Limit("2.2k", may_share),
    *left_to_rally(AP),
    Limit("3.0c", lambda g: able(g, AP)),
)
@rule("2.2i", "3.0a", "3.0b", "9.0b")
def act(g: Heroes, unit: Unit) -> None:
    """Go on with an activation, join it, or open one: that costs nothing by itself."""
    if not g.activated & g.command.own[g.player]:
        g.follow(("activate", unit), ("order", AP, unit, 1 << unit))
    else:
        g.follow(("order", AP, unit, 1 << unit))


@turn.verb(
    "opportunity",
    "unit",
    Limit("OP-LE.2", lambda g: g.rules.opportunities),
    *OWN,
    Limit("5.5a", present),
    Limit("3.1a", may_take_opportunity),
    *left_to_rally(OPPORTUNITY),
    Limit("2.2c", lambda g: able(g, OPPORTUNITY)),
)
@rule("2.2m", "3.1d")
def take_opportunity(g: Heroes, unit: Unit) -> None:
    g.follow(("order", OPPORTUNITY, unit, 1 << unit))


@turn.verb(
    "command",
    "unit",
    Limit("OP-LE.2", lambda g: g.rules.commands),
    *OWN,
    Limit("5.5a", present),
    Limit("3.2.2a", may_be_commanded),
    *left_to_rally(COMMAND),
    Limit("3.2.2a", lambda g: able(g, COMMAND)),
)
@rule("2.2n")
def take_command(g: Heroes, unit: Unit) -> None:
    g.follow(("order", COMMAND, unit, 1 << unit))


# -- activation


@steps.step
@rule("2.2f", "3.0a", "3.0d", "3.0.1a")
def activate(g: Heroes, unit: Unit) -> None:
    """Seven points, or with the optional rule as many as three dice say."""
    player = g.player
    if not g.rules.variable_ap:
        _open(g, unit, SQUADS_AP)
        return
    g.follow(("roll", player, "activation", "open_activation", unit))


@steps.step
@rule("3.0.1b", "3.0.1c")
def open_activation(g: Heroes, unit: Unit) -> None:
    """The highest and the lowest of three dice; CAP change the sum (OP-3.2.3)."""
    *dice, added = g.dice
    g.dice = ()
    _open(g, unit, max(max(dice) + min(dice) + added, 1))


def _open(g: Heroes, unit: Unit, points: Points) -> None:
    player = g.player
    g.activated |= 1 << unit
    g.ap[player] = g.granted[player] = points
    if g.hidden >> unit & 1:
        g.tell("activates-hidden", "10.1e", side=player, own_unit=(player & 1, unit))
    elif g.rules.fog:
        g.tell("activates-in-fog", "3.0.1c", unit=unit, own_number=(player & 1, points))
    else:
        g.tell("activates", "3.0a", unit=unit, points=points)


@turn.verb(
    "flip",
    None,
    Limit("3.0f", lambda g: bool(g.activated & g.command.own[g.player])),
    Limit("8.6e", lambda g: not g.swift),
)
@rule("3.0f", "3.0g", "3.0h", "3.0i", "9.0h")
def flip(g: Heroes) -> None:
    """Give up the open activation at the start of the turn; this is no action (OP-3.0.1)."""
    close_activation(g, g.player, "3.0f")
    g.follow("turn")


@rule("2.2g", "2.2h", "2.2l", "3.0e", "3.0.1e", "9.0f")
def close_activation(g: Heroes, player: Player, rule: str) -> None:
    """All units that shared it are turned to their used side; points left are lost."""
    units = g.activated & g.command.own[player]
    if not units:
        return
    g.activated &= ~units
    g.used |= units
    lost = g.ap[player]
    g.ap[player] = 0
    seen = units & ~g.hidden
    if g.rules.fog:
        g.tell("used-in-fog", "3.0.1e", units=seen, lost=lost, granted=g.granted[player])
    else:
        g.tell("used", rule, units=seen, lost=lost)
    g.granted[player] = 0


# -- paying


@steps.step
@rule("5.0b", "7.0b", "17.1e")
def declare(g: Heroes, how: Payment, units: Units, cost: Points) -> None:
    """An action is declared and paid before it is resolved; passengers share it (17.1e)."""
    for unit in bits(g.aboard & ~(g.used | g.activated)):
        if units >> g.carrier[unit] & 1:
            units |= 1 << unit
    g.acted |= units
    _ask_confusers(g, g.command.of_side[1 - g.side], how, units, cost)


def _ask_confusers(
    g: Heroes, enemies: tuple[Player, ...], how: Payment, units: Units, cost: Points
) -> None:
    """Those who hold the card, one after the other, until one plays it."""
    for enemy in enemies:
        if CONFUSION in g.hands[enemy]:
            g.revealed = True  # the question tells that he holds it
            g.follow(("confuse", enemy, how, units, cost))
            return
    g.follow(("pay", how, units, cost))


@steps.step
def pay(g: Heroes, how: Payment, units: Units, cost: Points) -> None:
    if how == AP:
        g.follow(("split", units, cost))
    else:
        take_price(g, how, units, cost, 0)


split = steps.choice(
    "split",
    rule="3.2.1a",
    seat=turn_seat,
    about=lambda g, units, cost: {"units": units, "cost": cost, "ap": g.ap[g.player]},
)


@rule("3.2.1a", "3.2.1b")
def ways_to_split(g: Heroes, units: Units, cost: Points) -> Things:
    """How many AP may go into the price: at least one (OP-3.2.1), the rest are CAP."""
    player = g.player
    least = max(min(cost, 1), cost - g.cap[player])
    most = min(cost, g.ap[player])
    return (1 << most + 1) - (1 << least) if least <= most else 0


@split.verb("ap", "number", Limit("3.2.1b", ways_to_split))
def pay_with_ap(g: Heroes, units: Units, cost: Points, ap: Points) -> None:
    take_price(g, AP, units, cost, ap)


@rule("2.2o", "3.1c", "3.2.2c", "9.0b", "9.0e", "9.2c")
def take_price(g: Heroes, how: Payment, units: Units, cost: Points, ap: Points) -> None:
    """Points leave the tracks; an opportunity uses the units up, a command leaves them as they are.

    `ap` is the part of the price that an activation pays.
    """
    if how == AP:
        g.activated |= units
        spend(g, ap, cost - ap, "3.0c")
    elif how == OPPORTUNITY:
        g.used |= units
        if units & ~g.hidden:
            g.tell("opportunity", "3.1c", units=units & ~g.hidden)
    elif how == COMMAND:
        spend(g, 0, cost, "3.2.2a")


@rule("3.0c", "3.0d", "3.0e", "3.0.1d", "3.2b", "3.2.1c")
def spend(g: Heroes, ap: Points, cap: Points, rule: str) -> None:
    """Points leave the tracks of the player, for all to see; in fog what is left of AP is not."""
    player = g.player
    g.ap[player] -= ap
    g.cap[player] -= cap
    if ap or cap:
        g.tell(
            "pays",
            rule,
            side=player,
            paid="both" if ap and cap else "cap" if cap else "ap",
            ap=ap,
            cap=cap,
            ap_left=None if g.rules.fog else g.ap[player],
            cap_left=g.cap[player],
        )
    if ap and not g.ap[player]:
        close_activation(g, player, "3.0e")


# -- 8.7c: the enemy makes the action dearer

confuse = steps.choice(
    "confuse",
    rule="8.7c",
    seat=seat_of_player,
    always=True,
    about=lambda g, player, how, units, cost: {"units": units & ~g.hidden, "cost": cost},
)


@confuse.verb("card", "card", Limit("8.7c", lambda g, *_: 1 << CONFUSION))
@rule("8.7c", "8.7s")
def confuse_enemy(
    g: Heroes, player: Player, how: Payment, units: Units, cost: Points, card: Card
) -> None:
    discard(g, player, card)
    g.tell("confusion", "8.7c", side=player, cost=CONFUSION_COST)
    g.follow(("pay", how, units, cost), ("confused", how, units))


@confuse.verb("decline")
def let_it_be(g: Heroes, player: Player, how: Payment, units: Units, cost: Points) -> None:
    others = tuple(enemy for enemy in g.command.of_side[player & 1] if enemy > player)
    _ask_confusers(g, others, how, units, cost)


confused = steps.choice(
    "confused",
    rule="8.7c",
    seat=turn_seat,
    about=lambda g, how, units: {"units": units, "cost": CONFUSION_COST},
)


@confused.verb(
    "ap",
    "number",
    Limit(
        "8.7c",
        lambda g, how, units: (
            ((2 << min(CONFUSION_COST, g.ap[g.player])) - 1)
            & ~((1 << max(0, CONFUSION_COST - g.cap[g.player])) - 1)
        ),
    ),
)
def pay_the_rise(g: Heroes, how: Payment, units: Units, ap: Points) -> None:
    spend(g, ap, CONFUSION_COST - ap, "8.7c")


@confused.verb("give_up")
def lose_the_action(g: Heroes, how: Payment, units: Units) -> None:
    """The points paid are gone, and so is the turn."""
    g.tell("action-lost", "8.7c", units=units & ~g.hidden)
    abandon(g)


def abandon(g: Heroes) -> None:
    """The rest of the action does not take place."""
    while g.frames[-1] != ("action_end",):
        g.frames.pop()


# -- cards that have been played


@rule("8.2c")
def discard(g: Heroes, player: Player, card: Card) -> None:
    hand = list(g.hands[player])
    hand.remove(card)
    g.hands[player] = tuple(hand)
    g.discards += bytes((card,))
    g.tell("plays", "8.2c", side=player, card=card)


# -- stalling and passing


@turn.verb(
    "stall",
    None,
    Limit("2.2s", lambda g: g.ap[g.player] > 0),
    Limit("8.6e", lambda g: not g.swift),
)
@rule("2.2r", "2.2s", "2.2t")
def stall(g: Heroes) -> None:
    """One point of the activation; at none its units are used (OP-3.0.3)."""
    g.tell("stalls", "2.2r", side=g.player)
    spend(g, 1, 0, "2.2s")
    g.follow("action_end")


@turn.verb(
    "stall_cap",
    None,
    Limit("OP-LE.2", lambda g: g.rules.commands),
    Limit("2.2s", lambda g: g.cap[g.player] > 0),
    Limit("8.6e", lambda g: not g.swift),
)
@rule("2.2s", "3.2d")
def stall_with_cap(g: Heroes) -> None:
    g.tell("stalls", "2.2r", side=g.player)
    spend(g, 0, 1, "2.2s")
    g.follow("action_end")


@order.verb(
    "stall",
    None,
    Limit("2.2s", lambda g, how, unit, group: how == AP and group == 1 << unit),
    Limit("2.2r", lambda g, how, unit, group: 0 < g.ap[g.player] == g.granted[g.player]),
    Limit("8.6e", lambda g, *_: not g.swift),
)
def stall_with_new_unit(g: Heroes, how: Payment, unit: Unit, group: Units) -> None:
    """OP-2.2.1: a unit may be activated only to stall with its points."""
    stall(g)


# -- CAP on dice

roll = steps.choice(
    "roll",
    rule="3.2.3a",
    seat=seat_of_player,
    about=lambda g, player, why, then, *args: {
        "why": why,
        "cap": g.cap[player],
        **(ABOUT_ROLL[why](g, *args) if why in ABOUT_ROLL else {}),
    },
)
ABOUT_ROLL: dict[str, Callable[..., dict[str, Any]]] = {}
"""What the prompt of a roll tells beside its reason; the chapters add theirs."""

DICE_FOR = {"activation": 3, "officer": 1, "sniper": 1, "drift": 1, "direction": 1, "wire": 1}


@rule("3.2.3a", "3.2.3b", "3.2.3c", "3.2.3d", "7.6.1c")
def payable(g: Heroes, player: Player, *_: object) -> Things:
    """One or two points of the roller's own command points."""
    return (2 << min(DICE_OF_CAP, g.cap[player])) - 1 & ~1


_KNOWS_CAP = Limit("OP-LE.2", lambda g, *_: g.rules.commands)


@roll.verb("roll")
def roll_plainly(g: Heroes, player: Player, why: str, then: str, *args: int) -> None:
    throw(g, player, why, 0, then, *args)


@roll.verb("raise", "number", _KNOWS_CAP, Limit("3.2.3a", payable))
def raise_roll(g: Heroes, player: Player, why: str, then: str, *rest: int) -> None:
    *args, points = rest
    g.cap[player] -= points
    throw(g, player, why, points, then, *args)


@roll.verb("lower", "number", _KNOWS_CAP, Limit("3.2.3a", payable))
def lower_roll(g: Heroes, player: Player, why: str, then: str, *rest: int) -> None:
    *args, points = rest
    g.cap[player] -= points
    throw(g, player, why, -points, then, *args)


def throw(g: Heroes, player: Player, why: str, added: Points, then: str, *args: int) -> None:
    """The dice fall; what was spent on them is added."""
    g.dice = (*g.chance.dice(DICE_FOR.get(why, 2), why), added)
    g.follow(("after_roll", player, why, then, *args))


def all_fresh(g: Heroes) -> None:
    """2.3c: a new round."""
    g.used = g.activated = 0
    g.ap = [0] * len(g.ap)
    g.granted = [0] * len(g.granted)
