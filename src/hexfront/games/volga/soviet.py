"""Chapters 11 to 14: the Soviet turn by the rulebook's algorithm."""

from __future__ import annotations

from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Count, Die, Hex, Hexes, Unit
from hexfront.games.volga.control import draw_soviet_card, soviets_enter
from hexfront.games.volga.soviet_cards import deploy_from
from hexfront.games.volga.state import INFANTRY_RESERVE, SOVIET, TANK_RESERVE, Battle, Volga, steps
from hexfront.games.volga.tables import (
    ADJACENT,
    BOARD,
    CHUIKOV,
    DICE_ORDER,
    SOVIET_REINFORCEMENT,
    SPAWN,
    STACK_LIMIT,
)

_RESERVE = {"infantry": INFANTRY_RESERVE, "tank": TANK_RESERVE}
_NEIGHBOUR = BOARD.step


# -- chapter 11


@rule("11.0b", "11.0c")
def highest_stack_hexes(g: Volga) -> Hexes:
    """The hexes whose Soviet stack is as large as the largest."""
    at = g.at
    most = hexes = 0
    left = g.soviet
    while left:
        low = left & -left
        left ^= low
        count = at[low.bit_length() - 1].bit_count()
        if count > most:
            most = count
            hexes = low
        elif count == most:
            hexes |= low
    return hexes


@rule("11.0c", "11.0g", "18.1b")
def reinforcement_hexes_held(g: Volga) -> Hexes:
    return SOVIET_REINFORCEMENT & ~g.control


@steps.step
@rule("5.1a", "11.0a", "11.0d", "11.0e", "18.1c", "18.1d")
def soviet_action(g: Volga) -> None:
    """More highest-stack hexes than reinforcement hexes: reinforce; else move."""
    held = reinforcement_hexes_held(g)
    if not held:
        g.tell("no-reinforcement-hex", "11.0a")
        draw_soviet_card(g)
        return
    highest = highest_stack_hexes(g)
    if g.sink is not None:
        counts = {"highest": highest.bit_count(), "held": held.bit_count()}
        g.tell("soviet-count", "11.0c", hexes=highest, **counts)
    if highest.bit_count() > held.bit_count():
        g.follow("soviet_reinforcements")
    elif g.rules.algorithm:
        g.follow(("soviet_movement", highest))
    else:
        g.follow("soviet_choice")


# -- chapter 12


@steps.step
@rule("12.0a", "12.0g", "18.2a")
def soviet_reinforcements(g: Volga) -> None:
    g.tell("soviet-reinforcements", "12.0a")
    held = reinforcement_hexes_held(g)
    for place, units in SPAWN:
        if held >> place & 1:
            reinforce(g, place, units)


@rule("12.0b", "12.0c", "12.0d", "12.0e", "12.0f", "18.2b")
def reinforce(g: Volga, place: Hex, wanted: tuple[str, ...]) -> None:
    room = g.room(place)
    if not room:
        g.tell("card-instead", "12.0d", hex=place)
        draw_soviet_card(g)
        return
    if room < len(wanted):
        wanted = ("infantry",)
    for kind in wanted:
        if g.at[_RESERVE[kind]]:
            unit = deploy_from(g, _RESERVE[kind], place)
            g.tell("soviet-deployed", "12.0a", unit=unit, hex=place, kind=kind)
        else:
            g.tell("card-instead", "12.0f", hex=place)
            draw_soviet_card(g)


# -- chapter 13


@steps.step
@rule("13.1a", "13.1b", "13.1c", "13.2a", "13.2c", "13.2g")
def soviet_movement(g: Volga, highest: Hexes) -> None:
    """A die for each highest-stack hex, north to south; then they are resolved from 1 to 6."""
    by_number: list[list[int]] = [[] for _ in range(7)]
    for place in sorted(bits(highest), key=DICE_ORDER.__getitem__):
        by_number[g.chance.die("soviet-movement")].append(place)
    if g.sink is not None:
        dice = [[BOARD.name[h], die] for die, hexes in enumerate(by_number) for h in hexes]
        g.tell("soviet-dice", "13.1a", rolls=dice)
    frames: list[tuple[object, ...]] = []
    for die in range(1, 7):
        hexes = by_number[die]
        if len(hexes) > 1:
            frames.append(("equal_dice", die, len(hexes)))
        elif hexes:
            frames.append(("resolve_die", die, hexes[0]))
    g.follow(*frames)


@steps.step
@rule("13.3a")
def equal_dice(g: Volga, die: Die, count: Count) -> None:
    """Equal dice: a card each, and no unit moves or attacks from their hexes (OP-13.1)."""
    g.tell("equal-dice", "13.3a", die=die, count=count)
    for _ in range(count):
        draw_soviet_card(g)


@steps.step
@rule("13.2b", "13.3b", "13.3c", "13.3d", "13.3e", "14.0a")
def resolve_die(g: Volga, die: Die, place: Hex) -> None:
    """A move, an attack, or a card where neither can be."""
    end = pointed_at(die, place)
    if not g.soviet >> place & 1:
        _card_instead(g, "13.3c", die, place)
    elif end < 0:
        _card_instead(g, "13.3b", die, place)
    elif g.german >> end & 1:
        soviet_attack(g, place, end)
    elif die == 1:
        _card_instead(g, "13.3e", die, place)
    elif g.at[end].bit_count() >= STACK_LIMIT:
        _card_instead(g, "13.3d", die, place)
    else:
        # Drawn by token, so that the same draw moves the same block whoever it is.
        stack = sorted(bits(g.at[place]), key=g.token.__getitem__)
        soviet_move(g, stack[g.chance.below(len(stack))], place, end)


@rule("5.5b", "5.5c", "2.1c")
def pointed_at(die: Die, place: Hex) -> Hex:
    """The neighbour in the direction of the die; -1 beyond the map."""
    return _NEIGHBOUR[die - 1][place]


def _card_instead(g: Volga, rule: str, die: Die, place: Hex) -> None:
    g.tell("card-instead", rule, hex=place, dice=[die])
    draw_soviet_card(g)


@rule("5.3e", "5.5a", "13.2d", "13.2e", "13.2f")
def soviet_move(g: Volga, unit: Unit, start: Hex, end: Hex) -> None:
    g.shift(1 << unit, start, end)
    g.tell("soviet-moves", "13.2d", unit=unit, start=start, hex=end)
    soviets_enter(g, end)


# -- chapter 14


@rule("16.2f", "16.2g", "18.3e")
def must_join(g: Volga, target: Hex) -> Hexes:
    """Under Chuikov: all Soviet stacks next to the Germans that are attacked."""
    return ADJACENT[target] & g.soviet


@rule("14.0a", "14.0b", "14.0c", "14.0g", "16.2h", "16.2j")
def soviet_attack(g: Volga, start: Hex, target: Hex) -> None:
    """The whole stack attacks; with Chuikov every Soviet stack next to the Germans joins."""
    planned = bool(g.leaders & CHUIKOV)
    hexes = 1 << start | (must_join(g, target) if planned else 0)
    g.tell("soviet-attack", "14.0a", hexes=hexes, target=target, planned=planned)
    g.battle = Battle(SOVIET, planned, hexes, target, start)
    g.battle.german_stack = g.at[target]
    g.follow("combat")
