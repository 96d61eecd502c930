"""18.1: going into fortifications and coming out of them."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.rulebook import rule
from hexfront.core.types import Unit, Units
from hexfront.games.heroes.movement import can_move, visible_single
from hexfront.games.heroes.orders import budget, is_in_bunker, order
from hexfront.games.heroes.state import Heroes, Payment, seat_of_owner, steps
from hexfront.games.heroes.works import may_occupy, occupied_by

occupy = steps.choice(
    "occupy",
    rule="18.1d",
    seat=seat_of_owner,
    always=True,
    about=lambda g, unit: {"unit": unit, "hex": g.place[unit]},
)


@occupy.verb("occupy")
@rule("18.1c", "18.1d", "18.1.2b")
def go_inside(g: Heroes, unit: Unit) -> None:
    occupied_by(g, unit)
    if not is_in_bunker(g, unit):
        g.follow(("face", unit))


@occupy.verb("stay_out")
def stay_outside(g: Heroes, unit: Unit) -> None:
    g.follow(("face", unit))


@order.verb(
    "occupy",
    None,
    Limit("18.1d", lambda g, how, unit, group: visible_single(g, unit, group)),
    Limit("18.1d", lambda g, how, unit, group: may_occupy(g, unit)),
    Limit("7.5f", lambda g, how, unit, group: can_move(g, unit)),
    Limit("5.0b", lambda g, how, unit, group: g.kind(unit).move_cost <= budget(g, how, unit)),
)
@rule("18.1d")
def occupy_later(g: Heroes, how: Payment, unit: Unit, group: Units) -> None:
    """A move action without terrain cost."""
    g.follow(("declare", how, group, g.kind(unit).move_cost), ("move_in", unit), "action_end")


@steps.step
def move_in(g: Heroes, unit: Unit) -> None:
    occupied_by(g, unit)
    if not is_in_bunker(g, unit):
        g.follow(("face", unit))


@order.verb(
    "come_out",
    None,
    Limit("18.1e", lambda g, how, unit, group: visible_single(g, unit, group)),
    Limit("18.1e", lambda g, how, unit, group: bool(g.inside >> unit & 1)),
    Limit("7.5f", lambda g, how, unit, group: can_move(g, unit)),
    Limit("5.0b", lambda g, how, unit, group: g.kind(unit).move_cost <= budget(g, how, unit)),
)
@rule("18.1e")
def come_out(g: Heroes, how: Payment, unit: Unit, group: Units) -> None:
    g.follow(("declare", how, group, g.kind(unit).move_cost), ("step_out", unit), "action_end")


@steps.step
def step_out(g: Heroes, unit: Unit) -> None:
    g.inside &= ~(1 << unit)
    g.tell("comes-out", "18.1e", unit=unit, hex=g.place[unit])
    g.follow(("face", unit))
