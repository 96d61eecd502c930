"""Chapter 9: groups, and how they move; firing, rallying and digging have their own chapters."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Direction, Hex, Points, Unit, Units
from hexfront.games.heroes.combat import close_targets, fire_hexes, supported_hexes
from hexfront.games.heroes.costs import cost_to
from hexfront.games.heroes.movement import (
    ALL_FACINGS,
    barred_by_entrants,
    can_move,
    may_creep_to,
    next_to,
    reachable,
    show_marker_for_move,
    show_marker_for_pivot,
)
from hexfront.games.heroes.orders import (
    OWN,
    RALLY_COST,
    budget,
    first,
    is_single,
    may_join,
    may_turn,
    order,
    pivot_cost,
    present,
    touching,
)
from hexfront.games.heroes.rally import may_rally
from hexfront.games.heroes.state import AP, Heroes, Payment, steps, turn_seat
from hexfront.games.heroes.types import Plans
from hexfront.games.heroes.works import HASTY_COST, may_dig

# What a member of a group does: go to a hex, go there with care, or turn.
GO, CREEP, TURN = range(3)


@rule("9.1a", "9.2f")
def can_share(g: Heroes, how: Payment, unit: Unit, group: Units) -> bool:
    """Whether there is anything that all of them could do together, under this leader."""
    points = budget(g, how, unit)
    members = bits(group)
    if all(may_march(g, one) and can_step(g, how, one) for one in members):
        return True
    if points >= RALLY_COST and all(may_rally(g, one) for one in members):
        return True
    if g.rules.digging and points >= HASTY_COST and all(may_dig(g, one) for one in members):
        return True
    if g.place[unit] < 0:
        return False
    if g.is_among_enemies(unit):
        return bool(close_targets(g, how, unit, group))
    return bool(fire_hexes(g, unit, points) & supported_hexes(g, unit, group))


@rule("9.1.1g")
def may_march(g: Heroes, unit: Unit) -> bool:
    """OP-9.1.2: whoever takes part in a group move is able to move, or has still to enter."""
    if g.hidden >> unit & 1 or not can_move(g, unit):
        return False
    return g.place[unit] < 0 or may_turn(g, unit)


def can_step(g: Heroes, how: Payment, unit: Unit) -> bool:
    """Whether a member could move or turn for what may be spent."""
    points = budget(g, how, unit)
    if g.place[unit] >= 0:
        return may_turn(g, unit) and pivot_cost(g, unit) <= points
    return bool(reachable(g, unit, points))


def joiners(g: Heroes, how: Payment, unit: Unit, group: Units) -> Units:
    if g.place[unit] >= 0 and (g.hidden | g.aboard) >> unit & 1:
        return 0
    near = touching(g, group) & may_join(g, how)
    found = 0
    for other in bits(near):
        if can_share(g, how, unit, group | 1 << other):
            found |= 1 << other
    return found


@order.verb(
    "with",
    "unit",
    *OWN,
    Limit("OP-LE.4", lambda g, *_: g.rules.groups),
    Limit("5.5a", lambda g, *_: present(g), implied=True),
    Limit("17.1d", lambda g, *_: ~g.aboard, implied=True),
    Limit("9.2a", lambda g, how, unit, group: touching(g, group), implied=True),
    Limit("9.2b", lambda g, how, *_: may_join(g, how) if how == AP else -1, implied=True),
    Limit("9.2c", lambda g, how, unit, group: may_join(g, how), implied=True),
    Limit("9.1a", joiners, reason="nothing-together"),
)
@rule("9.1b", "9.1d", "9.1e", "9.1f", "9.1.1f")
def take_along(g: Heroes, how: Payment, unit: Unit, group: Units, other: Unit) -> None:
    """The group grows, unit by unit, along a chain of adjacent hexes (OP-9.1.1)."""
    g.follow(("order", how, unit, group | 1 << other))


# -- 9.1.1 group move


@order.verb(
    "march",
    None,
    Limit("9.1.1a", lambda g, how, unit, group: not is_single(group)),
    Limit("9.1.1g", lambda g, how, unit, group: all(may_march(g, one) for one in bits(group))),
    Limit("5.0b", lambda g, how, unit, group: all(can_step(g, how, one) for one in bits(group))),
)
def march(g: Heroes, how: Payment, unit: Unit, group: Units) -> None:
    g.follow(("plan", how, group, group, ()))


plan = steps.choice(
    "plan",
    rule="9.1.1d",
    seat=turn_seat,
    always=True,
    about=lambda g, how, group, left, plans: {"unit": first(left), "units": group},
)


def _member(left: Units) -> Unit:
    return first(left)


@plan.verb(
    "to",
    "hex",
    Limit("5.0g", lambda g, how, group, left, plans: next_to(g, _member(left))),
    Limit("7.7.3o", lambda g, how, group, left, plans: ~barred_by_entrants(g, _member(left))),
    Limit(
        "5.0b",
        lambda g, how, group, left, plans: reachable(
            g, _member(left), budget(g, how, _member(left))
        ),
    ),
)
@rule("9.1.1d")
def plan_move(
    g: Heroes, how: Payment, group: Units, left: Units, plans: Plans, end: Hex
) -> None:
    _planned(g, how, group, left, (*plans, _member(left), GO, end))


@plan.verb(
    "creep",
    "hex",
    Limit("5.0.3d", lambda g, how, group, left, plans: -g.rules.cautious),
    Limit("5.0.3a", lambda g, how, group, left, plans: may_creep_to(g, _member(left))),
    Limit("7.7.3o", lambda g, how, group, left, plans: ~barred_by_entrants(g, _member(left))),
    Limit(
        "5.0b",
        lambda g, how, group, left, plans: reachable(
            g, _member(left), budget(g, how, _member(left)) - 1
        ),
    ),
)
def plan_cautious_move(
    g: Heroes, how: Payment, group: Units, left: Units, plans: Plans, end: Hex
) -> None:
    """OP-9.1.8: unit by unit; the dearest decides the price."""
    _planned(g, how, group, left, (*plans, _member(left), CREEP, end))


@plan.verb(
    "face",
    "facing",
    Limit("9.1.1e", lambda g, how, group, left, plans: -(g.place[_member(left)] >= 0)),
    Limit("7.5p", lambda g, how, group, left, plans: -may_turn(g, _member(left))),
    Limit(
        "5.3a",
        lambda g, how, group, left, plans: -(
            pivot_cost(g, _member(left)) <= budget(g, how, _member(left))
        ),
    ),
    Limit(
        "5.1a", lambda g, how, group, left, plans: ALL_FACINGS & ~(1 << g.facing[_member(left)])
    ),
)
@rule("9.1.1e")
def plan_turn(
    g: Heroes, how: Payment, group: Units, left: Units, plans: Plans, facing: Direction
) -> None:
    _planned(g, how, group, left, (*plans, _member(left), TURN, facing))


@plan.verb(
    "stay",
    None,
    Limit(
        "9.1.1c",
        lambda g, how, group, left, plans: bool(plans) or bool(left & (left - 1)),
    ),
    Limit("9.1.1c", lambda g, how, group, left, plans: g.place[_member(left)] >= 0),
)
@rule("9.1.1c")
def plan_nothing(
    g: Heroes, how: Payment, group: Units, left: Units, plans: Plans
) -> None:
    """A member that stays put takes part all the same, and counts for no cost."""
    _planned(g, how, group, left, plans)


def _planned(g: Heroes, how: Payment, group: Units, left: Units, plans: Plans) -> None:
    left &= left - 1
    if left:
        g.follow(("plan", how, group, left, plans))
        return
    price = group_price(g, plans)
    deeds: list[tuple[object, ...]] = []
    for number in range(0, len(plans), 3):
        unit, what, where = plans[number : number + 3]
        if what == TURN:
            show_marker_for_pivot(g, unit)
            deeds.append(("pivot_to", unit, where))
        else:
            show_marker_for_move(g, unit)
            deeds.append(("go", how, unit, where, int(what == CREEP)))
    g.follow(("declare", how, group, price), *deeds, "action_end")


@rule("9.1.1b", "9.1.1e", "9.1c")
def group_price(g: Heroes, plans: Plans) -> Points:
    """The highest single cost among those that do something."""
    price = 0
    for number in range(0, len(plans), 3):
        unit, what, where = plans[number : number + 3]
        if what == TURN:
            price = max(price, pivot_cost(g, unit))
        else:
            price = max(price, cost_to(g, unit, where) + (what == CREEP))
    return price
