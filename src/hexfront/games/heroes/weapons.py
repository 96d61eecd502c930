"""8.4 weapon cards: grenades, Molotov cocktails, demolition charges.

OP-8.4.1: in a fire group the bearer leads with the card's firepower and cost, or supports with it.
"""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Hex, Hexes, Player, Things, Unit, Units
from hexfront.games.heroes.arithmetic import card_power, colour_attacked, support_power
from hexfront.games.heroes.combat import (
    can_help_close,
    has_work_here,
    in_sight,
    is_silenced,
    show_marker_for_fire,
    supported_hexes,
    targets_on_map,
)
from hexfront.games.heroes.hits import show_marker, watch_marker
from hexfront.games.heroes.orders import OWN, is_single, marker_of, touching, turn
from hexfront.games.heroes.sight import arc
from hexfront.games.heroes.state import Attack, Heroes, seat_of_player, steps, turn_seat
from hexfront.games.heroes.tables import CARD_NUMBER, CARDS
from hexfront.games.heroes.types import WeaponNumber

GRENADES = CARD_NUMBER["grenades"]


@rule("8.4a", "8.4b", "8.4d")
def usable_weapons(g: Heroes) -> Things:
    """Weapons borne by own units that may act and have something to attack."""
    found = 0
    for number, (card, uses, unit) in enumerate(g.weapons):
        if not uses or unit < 0 or g.command.owner[unit] != g.player:
            continue
        if not _may_throw(g, card, unit):
            continue
        alone = 1 << unit
        if (
            weapon_hexes(g, number, alone)
            or weapon_units(g, number, alone)
            or _may_use_on_work(g, number, alone)
        ):
            found |= 1 << number
    return found


@rule("8.6g")
def _may_throw(g: Heroes, card: Card, unit: Unit) -> bool:
    """Grenades are for used and fresh squads."""
    return card != GRENADES or not g.activated >> unit & 1


@rule("8.4f")
def _may_use_card(g: Heroes, unit: Unit) -> bool:
    if g.place[unit] < 0 or (g.hidden | g.aboard) >> unit & 1:
        return False
    return not is_silenced(g, unit)


@rule("8.4a", "8.7o")
def weapon_hexes(g: Heroes, number: WeaponNumber, group: Units) -> Hexes:
    """Adjacent hexes, where the weapon reaches so far, in arc and sight (OP-8.6.4)."""
    card, _, unit = g.weapons[number]
    if not CARDS[card].long_range or not _may_use_card(g, unit):
        return 0
    near = g.ground.board.adjacent[g.place[unit]] & arc(g, unit) & targets_on_map(g)
    return in_sight(g, unit, near) & supported_hexes(g, unit, group)


def _thrown_as_far(g: Heroes, number: WeaponNumber) -> Hexes:
    card, _, unit = g.weapons[number]
    return g.ground.board.adjacent[g.place[unit]] if CARDS[card].long_range else 0


@rule("8.4a", "7.7.3l")
def weapon_units(g: Heroes, number: WeaponNumber, group: Units) -> Units:
    """Enemies in the bearer's hex; whoever helps stands there, too."""
    _, _, unit = g.weapons[number]
    if not _may_use_card(g, unit):
        return 0
    at = g.place[unit]
    for other in bits(group & ~(1 << unit)):
        if g.place[other] != at or not can_help_close(g, other):
            return 0
    return g.here[at] & g.firefight.sides[1 - g.side]


@rule("8.7p")
def _may_use_on_work(g: Heroes, number: WeaponNumber, group: Units) -> bool:
    card, _, unit = g.weapons[number]
    charge = CARDS[card].id == "demolition" and is_single(group)
    return charge and _may_use_card(g, unit) and has_work_here(g, unit)


@rule("8.4e", "9.1.2b", "9.1f")
def weapon_helpers(g: Heroes, number: WeaponNumber, group: Units) -> Units:
    """Who may join the bearer's fire group; by a card anybody may, fresh or used."""
    found = 0
    for other in bits(touching(g, group)):
        both = group | 1 << other
        if weapon_hexes(g, number, both) or weapon_units(g, number, both):
            found |= 1 << other
    return found


@turn.verb("weapon", "weapon", Limit("8.4a", usable_weapons))
@rule("8.4a", "8.4c", "8.5c")
def use_weapon(g: Heroes, number: WeaponNumber) -> None:
    g.follow(("weapon_at", number, 1 << g.weapons[number][2]))


weapon_at = steps.choice(
    "weapon_at",
    rule="8.4a",
    seat=turn_seat,
    always=True,
    about=lambda g, number, group: {
        "card": g.weapons[number][0],
        "unit": g.weapons[number][2],
        "units": group,
    },
)


@weapon_at.verb(
    "fire",
    "hex",
    Limit("8.4c", lambda g, number, group: _thrown_as_far(g, number), implied=True),
    Limit("7.0a", lambda g, number, group: targets_on_map(g), implied=True),
    Limit("6.1b", lambda g, number, group: arc(g, g.weapons[number][2]), implied=True),
    Limit("8.4a", weapon_hexes),
)
def throw_at_hex(g: Heroes, number: WeaponNumber, group: Units, at: Hex) -> None:
    _throw_weapon(g, number, group, at, 0, False)


@weapon_at.verb(
    "close",
    "unit",
    Limit("8.4c", lambda g, number, group: g.here[g.place[g.weapons[number][2]]], implied=True),
    Limit("8.4a", weapon_units),
)
def throw_at_unit(g: Heroes, number: WeaponNumber, group: Units, target: Unit) -> None:
    _throw_weapon(g, number, group, g.place[target], 1 << target, False)


@weapon_at.verb("raze", None, Limit("8.7p", _may_use_on_work))
def blow_up(g: Heroes, number: WeaponNumber, group: Units) -> None:
    _throw_weapon(g, number, group, g.place[g.weapons[number][2]], 0, True)


@weapon_at.verb("with", "unit", *OWN, Limit("8.4e", weapon_helpers))
def take_helper(g: Heroes, number: WeaponNumber, group: Units, other: Unit) -> None:
    g.follow(("weapon_at", number, group | 1 << other))


@rule("8.4b", "8.4e", "8.4f", "7.5h")
def _throw_weapon(
    g: Heroes, number: WeaponNumber, group: Units, at: Hex, targets: Units, work: bool
) -> None:
    card, _, unit = g.weapons[number]
    spend(g, number)
    marker = marker_of(g, unit)
    if marker is not None and any(marker.fp):
        show_marker(g, unit, "7.5h")
    watch_marker(g, unit, lambda known: not all(known.no_fire) and not any(known.fp))
    a = Attack(g.player, unit, at)
    a.origin = g.place[unit]
    a.supporters = group & ~(1 << unit)
    for other in bits(a.supporters):
        show_marker_for_fire(g, other, g.place[unit] == at)
    a.weapon = number
    a.close = g.place[unit] == at
    a.targets = targets
    a.work = work
    g.tell("weapon", "8.4a", unit=unit, card=card)
    g.attack = a
    g.follow("lend_weapons", "open_fire", "action_end")


def spend(g: Heroes, number: WeaponNumber) -> None:
    card, uses, unit = g.weapons[number]
    g.weapons[number] = (card, uses - 1, unit)


# -- as a supporter


@steps.step
@rule("8.4e")
def lend_weapons(g: Heroes) -> None:
    """Supporters whose own firepower is none against the target may use their cards instead."""
    a = g.attack
    assert a is not None
    if not a.close or not a.supporters:
        return
    colour = colour_attacked(g, a, bits(a.targets)[0])
    asked = []
    for number, (card, uses, unit) in enumerate(g.weapons):
        if not uses or unit < 0 or not a.supporters >> unit & 1 or not _may_throw(g, card, unit):
            continue
        useless = support_power(g, unit, a.hex, True, colour) <= 0
        if useless and card_power(g, number, colour) > 0:
            asked.append(("lend", a.player, number))
    g.follow(*asked)


lend = steps.choice(
    "lend",
    rule="8.4e",
    seat=seat_of_player,
    always=True,
    about=lambda g, player, number: {"card": g.weapons[number][0], "unit": g.weapons[number][2]},
)


@lend.verb("use")
def lend_weapon(g: Heroes, player: Player, number: WeaponNumber) -> None:
    card, _, unit = g.weapons[number]
    spend(g, number)
    assert g.attack is not None
    g.attack.armed |= 1 << unit
    g.tell("weapon", "8.4e", unit=unit, card=card)


@lend.verb("decline")
def keep_weapon(g: Heroes, player: Player, number: WeaponNumber) -> None:
    pass
