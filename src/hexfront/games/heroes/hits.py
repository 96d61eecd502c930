"""7.4 and 7.5: hit markers, destruction, and what losses cost."""

from __future__ import annotations

from collections.abc import Callable

from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Player, Unit
from hexfront.games.heroes import victory
from hexfront.games.heroes.state import DESTROYED, GENERIC, Heroes
from hexfront.games.heroes.tables import BLUE, INFANTRY_PILE, MARKERS, VEHICLE_PILE, Colour, Marker
from hexfront.games.heroes.types import MarkerNumber, Pile

OF_PILE = [
    [number for number, marker in enumerate(MARKERS) if marker.pile == pile]
    for pile in (INFANTRY_PILE, VEHICLE_PILE)
]
HARMLESS = [mask(n for n in of_pile if not MARKERS[n].destroys) for of_pile in OF_PILE]
"""What a marker that lies under a living unit may be."""


@rule("7.5a", "7.5b", "7.5c", "7.4a", "15.0a", "15.0b")
def take_hit(g: Heroes, unit: Unit, colour: Colour) -> None:
    """A marker for a unit without one, of the pile of the defence that was hit (OP-7.5.2)."""
    if g.marker[unit]:
        destroy(g, unit, "7.4a")
        return
    pile = VEHICLE_PILE if colour == BLUE else INFANTRY_PILE
    number = _draw(g, pile)
    g.marker[unit] = number + 1
    g.possible[unit] = HARMLESS[pile]
    if _is_deadly(number):
        g.shown |= 1 << unit
        g.tell("hit", "7.5j", unit=unit, marker_of=unit)
        destroy(g, unit, "7.5j")
        return
    g.tell("hit", "7.5a", unit=unit, marker_of=unit)


@rule("7.5j", "7.5n", "15.0f")
def _is_deadly(number: MarkerNumber) -> bool:
    return number < GENERIC and MARKERS[number].destroys


@rule("1.0i", "7.5a", "7.5t")
def _draw(g: Heroes, pile: Pile) -> MarkerNumber:
    """Blindly, from what is left; an empty pile gives a hit without effect (OP-7.5.4)."""
    left = sum(g.pile[number] for number in OF_PILE[pile])
    if not left:
        return GENERIC
    drawn = g.chance.below(left)
    for number in OF_PILE[pile]:
        drawn -= g.pile[number]
        if drawn < 0:
            g.pile[number] -= 1
            return number
    raise AssertionError("a draw below the number of markers finds one")


@rule("7.5k", "7.6g")
def remove_marker(g: Heroes, unit: Unit) -> None:
    """Back into its pile."""
    number = g.marker[unit] - 1
    if 0 <= number < GENERIC:
        g.pile[number] += 1
    g.marker[unit] = 0
    g.possible[unit] = 0
    g.shown &= ~(1 << unit)


@rule("7.5g", "7.5i")
def show_marker(g: Heroes, unit: Unit, rule: str) -> None:
    """The enemy sees it; after that it stays known (OP-7.5.3)."""
    if g.marker[unit] and not g.shown >> unit & 1:
        g.shown |= 1 << unit
        g.revealed = True
        g.tell("shows-marker", rule, unit=unit, marker_of=unit)


def watch_marker(g: Heroes, unit: Unit, fits: Callable[[Marker], bool]) -> None:
    """What a unit does without showing its marker tells the enemy which ones it cannot have."""
    possible = g.possible[unit]
    if possible and not g.shown >> unit & 1:
        g.possible[unit] = mask(n for n in bits(possible) if n >= GENERIC or fits(MARKERS[n]))


@rule("2.5.1a", "2.5.1b", "7.4a", "16.0b", "18.1.3d")
def destroy(g: Heroes, unit: Unit, rule: str) -> None:
    """AR-19: the marker goes back, the unit off the map, its points to the enemy."""
    bit = 1 << unit
    at = g.place[unit]
    side = g.side_of(unit)
    value = g.firefight.value[unit]
    g.shown |= bit
    g.tell("destroyed", rule, unit=unit, hex=at, vp=value, marker_of=unit)
    remove_marker(g, unit)
    g.take_off(unit, DESTROYED)
    for name in ("hidden", "activated", "used", "inside", "dug", "incautious", "ready"):
        setattr(g, name, getattr(g, name) & ~bit)
    g.maybe[unit] = 0
    g.came[unit] = -1
    g.vp[1 - side] += value
    player = g.command.owner[unit]
    _lose_command_point(g, unit, player)
    for number, weapon in enumerate(g.weapons):
        if weapon[2] == unit:
            g.weapons[number] = (weapon[0], 0, -1)  # OP-8.4.2
    g.aboard &= ~bit
    g.carrier[unit] = -1
    _set_down_passenger(g, unit)
    lose_activation(g, player)
    victory.update_control(g, at)


@rule("17.3b")
def _set_down_passenger(g: Heroes, carrier: Unit) -> None:
    for other in bits(g.aboard):
        if g.carrier[other] == carrier:
            g.carrier[other] = -1
            g.aboard &= ~(1 << other)
            g.follow(("face", other))


@rule("9.0g")
def lose_activation(g: Heroes, player: Player) -> None:
    """OP-2.2.3: when nobody is left to spend the points they are lost."""
    if not g.activated & g.command.own[player]:
        g.ap[player] = 0
        g.granted[player] = 0


@rule("7.4b", "7.4c", "7.4e", "16.0a")
def _lose_command_point(g: Heroes, unit: Unit, player: Player) -> None:
    """The unit goes onto its owner's CAP track; a marker that stands on that box falls by one."""
    if g.firefight.carts >> unit & 1:
        return
    box = g.cap_start[player] - g.losses[player]
    g.losses[player] += 1
    if box > 0 and g.cap[player] == box:
        g.cap[player] -= 1
        g.tell("cap-lost", "7.4e", side=player, cap=g.cap[player])


@rule("7.4d", "2.0c", "3.2c")
def reset_command_points(g: Heroes) -> None:
    """What is left of the last round is lost; losses lower the start (OP-7.4.2: not below 0)."""
    for player in g.command.players:
        g.cap[player] = max(0, g.cap_start[player] - g.losses[player])
        if g.rules.commands:
            g.tell("cap-refilled", "2.0c", side=player, cap=g.cap[player])
