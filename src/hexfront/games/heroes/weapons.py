"""8.4 weapon cards: grenades, Molotov cocktails, demolition charges."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.rulebook import rule
from hexfront.games.heroes.combat import in_sight, targets_on_map, work_here
from hexfront.games.heroes.orders import marker_of, turn
from hexfront.games.heroes.sight import arc
from hexfront.games.heroes.state import Attack, Heroes, steps, turn_seat
from hexfront.games.heroes.tables import CARD_NUMBER, CARDS

GRENADES = CARD_NUMBER["grenades"]


@rule("8.4a", "8.4b", "8.4d", "8.4f", "8.6g", "8.7o", "8.7p")
def usable_weapons(g: Heroes) -> int:
    """Weapons borne by own units that may act and have something to attack."""
    found = 0
    for number, (card, uses, unit) in enumerate(g.weapons):
        if not uses or unit < 0 or g.command.owner[unit] != g.player:
            continue
        if card == GRENADES and g.activated >> unit & 1:
            continue
        if weapon_hexes(g, number) or weapon_units(g, number) or _weapon_work(g, number):
            found |= 1 << number
    return found


def _bearer_acts(g: Heroes, unit: int) -> bool:
    marker = marker_of(g, unit)
    if g.place[unit] < 0 or (g.hidden | g.aboard) >> unit & 1:
        return False
    return marker is None or not all(marker.no_fire)


def weapon_hexes(g: Heroes, number: int) -> int:
    """Adjacent hexes, where the weapon reaches so far, in arc and sight (OP-8.6.4)."""
    card, _, unit = g.weapons[number]
    if not CARDS[card].long_range or not _bearer_acts(g, unit):
        return 0
    near = g.ground.board.adjacent[g.place[unit]] & arc(g, unit) & targets_on_map(g)
    return in_sight(g, unit, near)


def weapon_units(g: Heroes, number: int) -> int:
    _, _, unit = g.weapons[number]
    if not _bearer_acts(g, unit):
        return 0
    return g.here[g.place[unit]] & g.firefight.sides[1 - g.side]


def _weapon_work(g: Heroes, number: int) -> bool:
    card, _, unit = g.weapons[number]
    return CARDS[card].id == "demolition" and _bearer_acts(g, unit) and work_here(g, unit)


@turn.verb("weapon", "weapon", Limit("8.4a", usable_weapons))
@rule("8.4a", "8.4c", "8.5c")
def use_weapon(g: Heroes, number: int) -> None:
    g.follow(("weapon_at", number))


weapon_at = steps.choice(
    "weapon_at",
    rule="8.4a",
    seat=turn_seat,
    always=True,
    about=lambda g, number: {"card": g.weapons[number][0], "unit": g.weapons[number][2]},
)


@weapon_at.verb("fire", "hex", Limit("8.6g", weapon_hexes))
def throw_at_hex(g: Heroes, number: int, at: int) -> None:
    _throw_weapon(g, number, at, 0, False)


@weapon_at.verb("close", "unit", Limit("8.6g", weapon_units))
def throw_at_unit(g: Heroes, number: int, target: int) -> None:
    _throw_weapon(g, number, g.place[target], 1 << target, False)


@weapon_at.verb("raze", None, Limit("8.7p", _weapon_work))
def blow_up(g: Heroes, number: int) -> None:
    _throw_weapon(g, number, g.place[g.weapons[number][2]], 0, True)


@rule("8.4b", "8.4e")
def _throw_weapon(g: Heroes, number: int, at: int, targets: int, work: bool) -> None:
    card, uses, unit = g.weapons[number]
    g.weapons[number] = (card, uses - 1, unit)
    a = Attack(g.player, unit, at)
    a.origin = g.place[unit]
    a.weapon = number
    a.close = g.place[unit] == at
    a.targets = targets
    a.work = work
    g.tell("weapon", "8.4a", unit=unit, card=card)
    g.attack = a
    g.follow("open_fire", "action_end")
