"""Chapter 10.1: which hexes are attacked, and where the enemy forces a counterblow."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Count, Hex, Hexes, Side, Units
from hexfront.games.noretreat.cards import can_pay, charge, play_event, purse
from hexfront.games.noretreat.moments import playable
from hexfront.games.noretreat.state import MARKERS, NoRetreat, seat_of_active, seat_of_other, steps
from hexfront.games.noretreat.tables import AXIS, FACING, LONG_WINTER, REZERVY, SIDES

# -- 10.1: declarations


@steps.step
@rule("4.0p", "10.0e", "10.1.1a", "10.1.2a")
def combat_phase(g: NoRetreat) -> None:
    g.attacked = g.targets = g.bought = 0
    g.declared = g.attacks = 0
    if g.rules.breakout:
        g.lasting("quiet", g.counterblows[g.nonactive] & ~in_contact(g, g.on_map(g.active)))
    g.follow(
        "declare",
        ("window", "declared"),
        "counterblow_step",
        ("window", "declared"),
        "next_battle",
        "unfought",
    )


@rule("10.1.1b", "10.1.1c", "2.3i", "14.1c", "14.9a", "OP-7.14")
def volunteers(g: NoRetreat) -> Units:
    """Active units that may attack of their own will."""
    barred = g.attacked | g.disorganized | g.white
    return g.on_map(g.active) & ~barred


def answering(g: NoRetreat) -> Units:
    """Active units that may answer a Counterblow: any that have not attacked yet."""
    return g.on_map(g.active) & ~g.attacked & ~(1 << REZERVY)


@rule("10.0a", "10.1a", "8.6e", "OP-10.28")
def in_contact(g: NoRetreat, units: Units) -> Hexes:
    """Enemy-occupied places next to one of these Active units across a side that can be crossed."""
    near = 0
    for place in bits(g.hexes_of(units)):
        near |= FACING[place]
    return near & g.held[g.nonactive]


@rule("10.1d", "10.1e", "OP-10.1")
def target_limit(g: NoRetreat) -> Count:
    """How many Target markers Active may use in this phase."""
    left = MARKERS - g.counterblows[g.active].bit_count()
    return min(left, axis_target_limit(g)) if g.active == AXIS else left


@rule("10.1e", "13.1o", "13.5-T20a", "13.5-T26a", "OP-13.12")
def axis_target_limit(g: NoRetreat) -> Count:
    """Fewer in Long Winter and from turn 20, fewer still from turn 26."""
    if g.turn >= 26:
        return 1
    return 3 if g.turn >= 20 or g.weather == LONG_WINTER else MARKERS


declare = steps.choice(
    "declare",
    rule="10.1.1a",
    seat=seat_of_active,
    about=lambda g: {"left": target_limit(g) - g.targets.bit_count()},
)


@declare.verb(
    "target",
    "hex",
    Limit("10.1a", lambda g: in_contact(g, g.on_map(g.active))),
    Limit("10.1b", lambda g: ~g.targets),
    Limit("10.1c", lambda g: ~g.counterblows[g.nonactive]),
    Limit("10.1d", lambda g: -(g.targets.bit_count() < target_limit(g))),
    Limit("10.1.1b", lambda g: in_contact(g, g.on_map(g.active) & ~g.disorganized)),
    Limit("10.1.1c", lambda g: in_contact(g, volunteers(g))),
)
@rule("10.1b", "10.1f")
def place_target(g: NoRetreat, place: Hex) -> None:
    g.targets |= 1 << place
    g.declared += 1
    g.tell("target", "10.1b", side=SIDES[g.active], hex=place)
    g.follow("declare")


@declare.verb("done")
def end_declarations(g: NoRetreat) -> None:
    """Now the other side may force attacks."""


# -- 10.1.2: counterblows


@rule("10.1.2c")
def not_only_white(g: NoRetreat, side: Side) -> Hexes:
    """Places of this side with a unit that a Counterblow marker can stand for."""
    return g.hexes_of(g.on_map(side) & ~g.white)


@rule("10.1.2c", "10.1.2f", "10.1.2j", "10.1d", "OP-10.1")
def counterblow_hexes(g: NoRetreat) -> Hexes:
    """Hexes of Non-Active units that Active can be made to attack."""
    side = g.nonactive
    if g.counterblows[side].bit_count() >= MARKERS:
        return 0
    free = in_contact(g, answering(g)) & ~(g.targets | g.counterblows[side])
    return free & not_only_white(g, side)


@steps.step
@rule("10.1.2a", "4.0p")
def counterblow_step(g: NoRetreat) -> None:
    if counterblow_hexes(g) and purse(g, g.nonactive):
        g.follow("counterblow")


counterblow = steps.choice("counterblow", rule="10.1.2a", seat=seat_of_other, always=True)


@counterblow.verb(
    "counterblow",
    "hex",
    Limit("10.1.2a", lambda g: g.held[g.nonactive]),
    Limit("10.1.2f", lambda g: ~g.targets),
    Limit("10.1.2j", lambda g: in_contact(g, answering(g))),
    Limit("10.1.2c", lambda g: not_only_white(g, g.nonactive)),
    Limit("10.1d", counterblow_hexes),
    Limit("10.1.2b", lambda g: -can_pay(g, g.nonactive, 1)),
)
def force_attack(g: NoRetreat, place: Hex) -> None:
    g.follow("counterblow_step")
    charge(g, g.nonactive, 1, "10.1.2b", "mark_counterblow", place)


@steps.step
@rule("10.1.2b", "10.1.2e")
def mark_counterblow(g: NoRetreat, place: Hex) -> None:
    g.counterblows[g.nonactive] |= 1 << place
    g.bought |= 1 << place
    g.tell("counterblow", "10.1.2e", side=SIDES[g.nonactive], hex=place)


@counterblow.verb(
    "play",
    "card",
    Limit("5.0a", lambda g: g.hands[g.nonactive]),
    Limit("5.3.1a", lambda g: playable(g, g.nonactive, "counterblow")),
)
def play_for_counterblows(g: NoRetreat, card: Card) -> None:
    g.follow("counterblow_step")
    play_event(g, g.nonactive, card, "counterblow")


@counterblow.verb("done")
def end_counterblows(g: NoRetreat) -> None:
    """No more."""
