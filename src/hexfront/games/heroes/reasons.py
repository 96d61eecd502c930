"""Why may I not? What a click on a hex or a unit that cannot be chosen was meant for.

The limits of the verbs know the rules. Which verb was in the player's mind depends on what he
points at and on what he can see there: an enemy is to be shot at, an empty hex to be entered, an
own unit to act or to take part.
"""

from __future__ import annotations

from hexfront.core.flow import ALLOWED, Refusal
from hexfront.core.hexes import bits
from hexfront.core.types import Card, Hex, Side, Unit, Units
from hexfront.games.heroes.cards import OBJECTS, card_on
from hexfront.games.heroes.movement import next_to
from hexfront.games.heroes.orders import is_single, order, turn
from hexfront.games.heroes.state import Heroes, Payment
from hexfront.games.heroes.tables import CARD_NUMBER
from hexfront.games.heroes.types import WeaponNumber
from hexfront.games.heroes.weapons import weapon_at

_RULE_OF_CARD = {
    CARD_NUMBER[card]: rule
    for card, rule in {
        "follow-me": "8.6a",
        "rally-up": "8.6b",
        "rapid-deployment": "8.6c",
        "frontline-officer": "8.6d",
        "adrenaline": "8.7a",
        "command-action": "8.7b",
        "seek-cover": "8.7e",
        "obstacle-clearing": "8.7j",
        "mine-laying": "8.7k",
    }.items()
}


def _is_enemy(g: Heroes, unit: Unit) -> bool:
    return bool(g.firefight.sides[1 - g.side] >> unit & 1)


def _seen(g: Heroes, at: Hex, side: Side) -> Unit:
    """A unit of a side that everybody sees in a hex; -1 if there is none."""
    units = bits(g.here[at] & g.firefight.sides[side])
    return units[0] if units else -1


@turn.explains
def who_acts(g: Heroes, kind: str, thing: Unit | Hex) -> Refusal | None:
    """A unit was to be chosen, or whoever stands in the hex."""
    if kind == "hex":
        own, enemy = _seen(g, thing, g.side), _seen(g, thing, 1 - g.side)
        if own < 0 and enemy < 0:
            return Refusal("2.2c", "act", "unit-first")
        thing = own if own >= 0 else enemy
    elif kind != "unit":
        return None
    return turn.refusal(g, (), _payment(g, thing), thing)


def _payment(g: Heroes, unit: Unit) -> str:
    """The way in which a unit would be paid first of all."""
    bit = 1 << unit
    if g.used & bit:
        return "command" if g.rules.commands and g.cap[g.player] else "act"
    joins = g.rules.groups or not g.activated & g.command.own[g.player] & ~bit
    return "act" if joins or not g.rules.opportunities else "opportunity"


@order.explains
def what_it_does(
    g: Heroes, how: Payment, unit: Unit, group: Units, kind: str, thing: Unit | Hex
) -> Refusal | None:
    args = how, unit, group
    if kind == "hex":
        enemy = _seen(g, thing, 1 - g.side)
        if enemy >= 0:
            return _attack(g, args, enemy)
        friend = _seen(g, thing, g.side)
        if friend < 0 or next_to(g, unit) >> thing & 1:
            return _move(g, args, thing)
        kind, thing = "unit", unit if g.place[unit] == thing else friend
    if kind != "unit":
        return None
    if group >> thing & 1:
        return Refusal("2.2c", "with", "acts-already")
    if _is_enemy(g, thing):
        at = g.place[thing]
        if at < 0 or not g.here[at] >> thing & 1:
            return Refusal("2.2c", "fire", "not-yours")
        return _attack(g, args, thing)
    if not g.rules.groups and g.command.own[g.player] >> thing & 1:
        return Refusal("2.2b", "with", "another-acts")
    return order.refusal(g, args, _way_to_join(g, unit, thing), thing)


def _attack(g: Heroes, args: tuple[Payment, Unit, Units], enemy: Unit) -> Refusal:
    unit = args[1]
    at = g.place[enemy]
    if g.place[unit] == at:
        return order.refusal(g, args, "close", enemy)
    return order.refusal(g, args, "fire", at)


def _move(g: Heroes, args: tuple[Payment, Unit, Units], at: Hex) -> Refusal:
    _, unit, group = args
    if is_single(group):
        return order.refusal(g, args, _way_to_move(g, unit), at)
    refusal = order.refusal(g, args, "march", None)
    return refusal._replace(rule="9.1.1d", reason="march") if refusal.reason == ALLOWED else refusal


def _way_to_move(g: Heroes, unit: Unit) -> str:
    bit = 1 << unit
    if g.hidden & bit:
        return "sneak"
    return "alight" if g.aboard & bit else "to"


def _way_to_join(g: Heroes, unit: Unit, other: Unit) -> str:
    walks = g.kind(unit).is_foot or g.kind(unit).is_gun
    rides = g.firefight.has_transport and walks and g.firefight.vehicles >> other & 1
    return "board" if rides else "with"


@card_on.explains
def on_whom(g: Heroes, card: Card, group: Units, kind: str, thing: Unit | Hex) -> Refusal | None:
    """The card is for units of another sort, or it cannot be paid for this one."""
    if kind == "hex":
        thing = _seen(g, thing, g.side)
    if kind not in ("hex", "unit") or thing < 0:
        return None
    if group >> thing & 1:
        return Refusal("8.1a", "on", "acts-already")
    refusal = card_on.refusal(g, (card, group), "on", thing)
    if refusal.rule == "8.0i" and not OBJECTS[card](g) >> thing & 1:
        return Refusal(_RULE_OF_CARD[card], "on")
    return refusal


@weapon_at.explains
def at_whom(
    g: Heroes, number: WeaponNumber, group: Units, kind: str, thing: Unit | Hex
) -> Refusal | None:
    """An enemy in the bearer's hex is attacked himself, others with their hex."""
    if kind != "unit" or not _is_enemy(g, thing):
        return None if kind != "unit" else weapon_at.refusal(g, (number, group), "with", thing)
    at = g.place[thing]
    if at < 0 or not g.here[at] >> thing & 1:
        return Refusal("2.2c", "close", "not-yours")
    if at == g.place[g.weapons[number][2]]:
        return weapon_at.refusal(g, (number, group), "close", thing)
    return weapon_at.refusal(g, (number, group), "fire", at)
