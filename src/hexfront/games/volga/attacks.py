"""6.4 the quick attack and 6.5 the planned attack of the Germans (and 17.4, joint attacks)."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Unit, Units
from hexfront.games.volga.control import germans_enter
from hexfront.games.volga.movement import (
    COMMANDED,
    can_join_somewhere,
    may_stay,
    near_soviets,
    of_one_colour,
    own_stacks,
    stacks_of,
    with_room,
)
from hexfront.games.volga.state import GERMAN, Battle, Volga, active_german, stack_owner, steps
from hexfront.games.volga.tables import ADJACENT, BOARD, PLAYABLE

# -- 6.4 quick attack


@rule("6.4c", "17.4a")
def contact(g: Volga) -> Hexes:
    """Hexes next to a Soviet stack; a partner's stack there would have to attack unasked."""
    return PLAYABLE & near_soviets(g) & ~(g.soviet | stacks_of(g, 1 - g.player))


def may_attack_quickly(g: Volga) -> bool:
    stacks = own_stacks(g) & ~near_soviets(g)
    return bool(stacks and can_join_somewhere(g, stacks, -1, contact(g)))


quick_stack = steps.choice("quick_stack", rule="6.4a", seat=active_german)


@quick_stack.verb(
    "stack",
    "hex",
    Limit("6.4a", lambda g: g.german),
    *COMMANDED,
    Limit("6.4b", lambda g: ~near_soviets(g)),
    Limit("6.4c", lambda g: can_join_somewhere(g, g.german, -1, contact(g))),
)
@rule("6.4g")
def pick_quick_stack(g: Volga, start: Hex) -> None:
    g.follow(("quick_group", start, g.at[start]))


quick_group = steps.choice(
    "quick_group",
    rule="6.4a",
    seat=active_german,
    about=lambda g, start, group: {"start": start, "units": group},
)


@quick_group.verb(
    "leave", "unit", Limit("6.4a", lambda g, start, group: may_stay(g, start, group, contact(g)))
)
def leave_out_of_attack(g: Volga, start: Hex, group: Units, unit: Unit) -> None:
    g.follow(("quick_group", start, group & ~(1 << unit)))


@quick_group.verb(
    "to",
    "hex",
    Limit("6.4a", lambda g, start, group: ADJACENT[start]),  # OP-6.10: one hex
    Limit("2.4b", lambda g, start, group: ~g.soviet),
    Limit("6.4c", lambda g, start, group: near_soviets(g)),
    Limit("6.4f", lambda g, start, group: with_room(g, ADJACENT[start], group.bit_count())),
    Limit("17.1a", lambda g, start, group: of_one_colour(g, ADJACENT[start], group)),
    Limit("17.4a", lambda g, start, group: contact(g)),
)
def pick_contact_hex(g: Volga, start: Hex, group: Units, end: Hex) -> None:
    g.follow(("quick_target", start, group, end))


quick_target = steps.choice(
    "quick_target",
    rule="6.4d",
    seat=active_german,
    about=lambda g, start, group, end: {"start": start, "units": group, "hex": end},
)


@quick_target.verb(
    "attack",
    "hex",
    Limit("6.4d", lambda g, start, group, end: ADJACENT[end]),
    Limit("6.4d", lambda g, start, group, end: g.soviet),
)
@rule("6.4d", "6.4e", "6.4f", "6.4h", "6.4i")
def attack_quickly(g: Volga, start: Hex, group: Units, end: Hex, target: Hex) -> None:
    """The move is made for this attack alone (OP-6.11); all units in the hex reached take part."""
    g.shift(group, start, end)
    g.tell("quick-attack", "6.4a", units=group, start=start, hex=end, target=target)
    germans_enter(g, end, group)
    g.battle = Battle(GERMAN, False, 1 << end, target, target)
    g.follow("combat")


# -- 6.5 planned attack


def may_attack_planned(g: Volga) -> bool:
    return bool(own_stacks(g) & near_soviets(g))


planned_target = steps.choice("planned_target", rule="6.5b", seat=active_german)


@planned_target.verb(
    "target",
    "hex",
    Limit("6.5b", lambda g: g.soviet),
    Limit("6.5b", lambda g: BOARD.neighbours(g.german)),
    Limit("17.4c", lambda g: BOARD.neighbours(own_stacks(g))),
)
@rule("6.5a", "6.5g")
def pick_target(g: Volga, target: Hex) -> None:
    g.follow(("planned_stacks", target, willing(g, target), 0))


@rule("17.4b")
def willing(g: Volga, target: Hex) -> Hexes:
    """The stacks that need nobody else's word: one's own, and whites alone."""
    stacks = ADJACENT[target] & g.german
    if g.rules.two_germans:
        other = 1 - g.player
        for place in bits(stacks):
            if stack_owner(g.at[place]) == other:
                stacks &= ~(1 << place)
    return stacks


planned_stacks = steps.choice(
    "planned_stacks",
    rule="6.5c",
    seat=active_german,
    about=lambda g, target, hexes, refused: {"target": target, "hexes": hexes},
)


@rule("6.5c", "17.4c")
def may_be_held(g: Volga, target: Hex, hexes: Hexes, refused: Hexes) -> Hexes:
    """Stacks that may stay out: one of the active player's must attack."""
    own = own_stacks(g) & hexes
    return hexes if own.bit_count() > 1 else hexes & ~own


@planned_stacks.verb("attack")
@rule("6.5d", "6.5f")
def attack_as_planned(g: Volga, target: Hex, hexes: Hexes, refused: Hexes) -> None:
    """Every unit of the chosen stacks attacks."""
    g.tell("planned-attack", "6.5b", hexes=hexes, target=target)
    g.battle = Battle(GERMAN, True, hexes, target, target)
    g.follow("combat")


@planned_stacks.verb(
    "hold",
    "hex",
    Limit("6.5c", lambda g, target, hexes, refused: hexes if hexes.bit_count() > 1 else 0),
    Limit("17.4c", may_be_held),
)
def hold_stack(g: Volga, target: Hex, hexes: Hexes, refused: Hexes, place: Hex) -> None:
    g.follow(("planned_stacks", target, hexes & ~(1 << place), refused))


@rule("17.4a")
def may_be_asked(g: Volga, target: Hex, hexes: Hexes, refused: Hexes) -> Hexes:
    """The partner's stacks next to the target, each asked once."""
    if not g.rules.two_germans:
        return 0
    return ADJACENT[target] & g.german & ~willing(g, target) & ~hexes & ~refused


@planned_stacks.verb("ask", "hex", Limit("17.4a", may_be_asked))
def ask_partner(g: Volga, target: Hex, hexes: Hexes, refused: Hexes, place: Hex) -> None:
    g.follow(("consent", target, hexes, refused, place))


consent = steps.choice(
    "consent",
    rule="17.4a",
    seat=lambda g, *_: g.seat_of(1 - g.player),
    about=lambda g, target, hexes, refused, place: {
        "target": target,
        "hexes": hexes,
        "hex": place,
    },
)


@consent.verb("agree")
def agree(g: Volga, target: Hex, hexes: Hexes, refused: Hexes, place: Hex) -> None:
    g.tell("partner-agrees", "17.4a", hex=place, target=target)
    g.follow(("planned_stacks", target, hexes | 1 << place, refused))


@consent.verb("decline")
def decline(g: Volga, target: Hex, hexes: Hexes, refused: Hexes, place: Hex) -> None:
    g.tell("partner-declines", "17.4a", hex=place, target=target)
    g.follow(("planned_stacks", target, hexes, refused | 1 << place))
