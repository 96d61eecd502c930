"""What events have in common: how they are registered, and the decisions that several ask for."""

from __future__ import annotations

from collections.abc import Callable

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Cards, Count, Hex, Hexes, Points, Side, Unit, Units
from hexfront.games.noretreat.cards import discard
from hexfront.games.noretreat.declarations import counterblow_hexes, mark_counterblow
from hexfront.games.noretreat.flips import on_reduced_side
from hexfront.games.noretreat.moments import EVENT_OPTIONS, Option
from hexfront.games.noretreat.movement import (
    RAIL_LIMIT,
    allowance,
    can_disembark,
    costs,
    detrain,
    disembark_hexes,
    march,
    reach,
)
from hexfront.games.noretreat.organization import come_in, places_for
from hexfront.games.noretreat.state import (
    ALL_PLACES,
    DESTROYED,
    RAIL,
    SURRENDERED,
    Battle,
    NoRetreat,
    seat_of_side,
    steps,
    unit_side,
)
from hexfront.games.noretreat.supply import overland, supplied
from hexfront.games.noretreat.tables import (
    EVENTS,
    FACING,
    FINNISH,
    GROUND,
    OF_SIDE,
    REGIONALS,
    SIDES,
    SOVIET,
    TWO_VALUES,
    YUGOSLAVS,
)
from hexfront.games.noretreat.types import Alternative

May = Callable[[NoRetreat, str], bool]
Do = Callable[[NoRetreat, str], None]


def event(
    side: Side, card: Card, number: Alternative = 0, may: May = lambda g, window: True
) -> Callable[[Do], Do]:
    """Register one alternative of a card's event; its moment is in cards.toml."""

    def register(do: Do) -> Do:
        timing = EVENTS[side][card].timing[number]
        EVENT_OPTIONS[side].setdefault(card, {})[number] = Option(timing, may, do)
        return do

    return register


def battle_of(g: NoRetreat) -> Battle:
    assert g.battle is not None
    return g.battle


def attacks(side: Side) -> May:
    """This side is the attacker of the battle."""
    return lambda g, window: g.battle is not None and g.battle.attacker == side


# -- choose one of these units


pick_unit_for = steps.choice(
    "pick_unit_for",
    rule="5.3.1a",
    seat=seat_of_side,
    about=lambda g, side, what, units: {"what": what, "units": units},
)
"""For an event: one unit; the step `what` is told which."""


@pick_unit_for.verb("unit", "unit", Limit("5.3.1a", lambda g, side, what, units: units))
def picked_unit(g: NoRetreat, side: Side, what: str, units: Units, unit: Unit) -> None:
    g.follow((what, unit))


pick_hex_for = steps.choice(
    "pick_hex_for",
    rule="5.3.1a",
    seat=seat_of_side,
    about=lambda g, side, what, hexes: {"what": what, "hexes": hexes},
)


@pick_hex_for.verb("hex", "hex", Limit("5.3.1a", lambda g, side, what, hexes: hexes))
def picked_hex(g: NoRetreat, side: Side, what: str, hexes: Hexes, place: Hex) -> None:
    g.follow((what, place))


# -- Counterblow markers without a card each


@steps.step
def free_counterblows(g: NoRetreat, left: Count) -> None:
    """Up to so many markers for a single card."""
    if left and counterblow_hexes(g):
        g.follow(("free_counterblow", g.nonactive, left))


free_counterblow = steps.choice(
    "free_counterblow", rule="5.3.2a", seat=seat_of_side, about=lambda g, side, left: {"left": left}
)


@free_counterblow.verb(
    "counterblow", "hex", Limit("10.1.2c", lambda g, side, left: counterblow_hexes(g))
)
def place_free_counterblow(g: NoRetreat, side: Side, left: Count, place: Hex) -> None:
    g.follow((mark_counterblow.__name__, place), ("free_counterblows", left - 1))


@free_counterblow.verb("done")
def no_more_counterblows(g: NoRetreat, side: Side, left: Count) -> None:
    """Fewer than allowed."""


# -- free replacement steps


def lost(g: NoRetreat, side: Side) -> Units:
    return (g.at[DESTROYED] | g.at[SURRENDERED]) & OF_SIDE[side] & ~(1 << FINNISH)


def improvable(g: NoRetreat, side: Side) -> Units:
    """Reduced units that a free step can improve: supplied overland, not out of supply."""
    units = g.on_map(side) & TWO_VALUES & g.weak & ~(REGIONALS | YUGOSLAVS) & ~g.oos
    if side == SOVIET and g.active == SOVIET:
        units &= on_reduced_side(g)
    elif side == SOVIET and g.turn < 17:
        units = 0
    return units & overland(g, side)


@rule("7.9.1a", "7.9.1b")
def replaceable(g: NoRetreat, side: Side) -> Units:
    return mask(unit for unit in bits(lost(g, side)) if places_for(g, unit))


@steps.step
def free_steps(g: NoRetreat, side: Side, left: Count) -> None:
    """So many replacement steps that cost no card, taken and placed at once."""
    if left and (improvable(g, side) or replaceable(g, side)):
        g.follow(("free_step", side, left))


free_step = steps.choice(
    "free_step", rule="5.3.2a", seat=seat_of_side, about=lambda g, side, left: {"left": left}
)


@free_step.verb("improve", "unit", Limit("7.0b", lambda g, side, left: improvable(g, side)))
def improve_free(g: NoRetreat, side: Side, left: Count, unit: Unit) -> None:
    g.follow(("improvement_of", side, unit), ("free_steps", side, left - 1))


@steps.step
def improvement_of(g: NoRetreat, side: Side, unit: Unit) -> None:
    g.follow(("reactions", 1 - side, "step", unit), ("improved", unit))


@free_step.verb("replace", "unit", Limit("7.9a", lambda g, side, left: replaceable(g, side)))
def replace_free(g: NoRetreat, side: Side, left: Count, unit: Unit) -> None:
    g.follow(("bring_in", side, unit), ("free_steps", side, left - 1))


@free_step.verb("none")
def no_free_step(g: NoRetreat, side: Side, left: Count) -> None:
    """Steps not taken are lost."""


bring_in = steps.choice(
    "bring_in", rule="7.6a", seat=seat_of_side, about=lambda g, side, unit: {"unit": unit}
)
"""A unit comes back by an event, free."""


@bring_in.verb("to", "hex", Limit("7.6c", lambda g, side, unit: places_for(g, unit)))
def bring_in_at(g: NoRetreat, side: Side, unit: Unit, place: Hex) -> None:
    g.follow(("reactions", 1 - side, "step", unit), (come_in.__name__, unit, place))


# -- moves by event


@rule("5.3.4a")
def unhelped(g: NoRetreat, side: Side) -> Units:
    """Mobile units that have had no movement event in this Player Turn."""
    return g.on_map(side) & g.mobile & ~g.helped


def out_of_zones(g: NoRetreat, side: Side) -> Units:
    """Units that are not in an enemy zone of control."""
    return g.stack(g.held[side] & ~g.zone(1 - side))


MOVES = ("points", "hexes", "cheap", "whole")


def event_reach(g: NoRetreat, unit: Unit, kind: str, size: Points) -> Hexes:
    """Where an event lets a unit go."""
    side = unit_side(unit)
    if kind == "points":
        return reach(g, unit, min(size, allowance(g, unit)), first=False).hexes
    if kind == "whole":
        return reach(g, unit, allowance(g, unit)).hexes
    enemy = 1 - side
    start = g.where[unit]
    near = FACING[start] & g.may_enter(unit) & ~g.held[enemy]
    if kind == "cheap":
        price = costs(g, unit)[0]
        return near & price[1] if price[0] == 1 else 0
    if size == 1:
        return near
    return reach(g, unit, allowance(g, unit)).hexes & _within_two(g, unit, near)


def _within_two(g: NoRetreat, unit: Unit, near: Hexes) -> Hexes:
    """Two hexes at most, the first not in an enemy zone."""
    side = unit_side(unit)
    hexes = near
    for place in bits(near & ~g.zone(1 - side)):
        hexes |= FACING[place]
    return hexes & ~g.held[1 - side] & GROUND


@steps.step
def event_moves(
    g: NoRetreat, side: Side, units: Units, left: Count, kind: str, size: Points
) -> None:
    """Up to so many of these units move, one after another."""
    if left and any(event_reach(g, unit, kind, size) for unit in bits(units & unhelped(g, side))):
        g.follow(("event_move", side, units, left, kind, size))


def _movers(g: NoRetreat, side: Side, units: Units, left: Count, kind: str, size: Points) -> Units:
    return mask(u for u in bits(units & unhelped(g, side)) if event_reach(g, u, kind, size))


event_move = steps.choice("event_move", rule="5.3.4a", seat=seat_of_side)


@event_move.verb("unit", "unit", Limit("5.3.4a", _movers))
def pick_event_mover(
    g: NoRetreat, side: Side, units: Units, left: Count, kind: str, size: Points, unit: Unit
) -> None:
    rest = units & ~(1 << unit)
    g.follow(
        ("event_move_to", side, unit, kind, size), ("event_moves", side, rest, left - 1, kind, size)
    )


@event_move.verb("done")
def end_event_moves(
    g: NoRetreat, side: Side, units: Units, left: Count, kind: str, size: Points
) -> None:
    """The others stay."""


event_move_to = steps.choice(
    "event_move_to",
    rule="8.0b",
    seat=seat_of_side,
    about=lambda g, side, unit, kind, size: {"unit": unit},
)


@event_move_to.verb(
    "to", "hex", Limit("8.0b", lambda g, side, unit, kind, size: event_reach(g, unit, kind, size))
)
def move_by_event(
    g: NoRetreat, side: Side, unit: Unit, kind: str, size: Points, place: Hex
) -> None:
    g.helped |= 1 << unit
    go(g, unit, place, size if kind == "points" else allowance(g, unit))


def go(g: NoRetreat, unit: Unit, place: Hex, points: Points) -> None:
    """A unit goes where an event sends it, on the cheapest way."""
    start = g.where[unit]
    move = reach(g, unit, max(points, 1))
    way = move.path(place, costs(g, unit)) if move.hexes >> place & 1 else [place]
    march(g, unit, way)
    path = [ALL_PLACES[step] for step in way]
    g.tell("moved", "5.3.4a", unit=unit, start=start, path=path, hex=place)


# -- rail by event


@steps.step
def entrain_by_event(g: NoRetreat, side: Side, left: Count) -> None:
    room = RAIL_LIMIT - (g.at[RAIL] & OF_SIDE[side]).bit_count()
    if left and room > 0 and may_entrain(g, side):
        g.follow(("event_entrain", side, left))


def may_entrain(g: NoRetreat, side: Side) -> Units:
    return supplied(g, side) & g.mobile & ~g.oos


event_entrain = steps.choice("event_entrain", rule="5.3.2a", seat=seat_of_side)


@event_entrain.verb("embark", "unit", Limit("9.1a", lambda g, side, left: may_entrain(g, side)))
def embark_by_event(g: NoRetreat, side: Side, left: Count, unit: Unit) -> None:
    start = g.where[unit]
    g.lay_aside(unit)
    g.put(unit, RAIL)
    g.tell("embarked", "5.3.2a", unit=unit, start=start)
    g.follow(("entrain_by_event", side, left - 1))


@event_entrain.verb("done")
def no_more_embarking(g: NoRetreat, side: Side, left: Count) -> None:
    """Enough."""


@steps.step
def detrain_by_event(g: NoRetreat, side: Side, units: Units, left: Count) -> None:
    """Units of these, in whatever box, come to the map by the rules of 9.2."""
    if left and can_detrain(g, units):
        g.follow(("event_detrain", side, units, left))


def can_detrain(g: NoRetreat, units: Units) -> Units:
    return can_disembark(g, mask(unit for unit in bits(units) if g.where[unit] >= RAIL - 3))


event_detrain = steps.choice("event_detrain", rule="9.2a", seat=seat_of_side)


@event_detrain.verb(
    "unit", "unit", Limit("9.2f", lambda g, side, units, left: can_detrain(g, units))
)
def pick_detraining(g: NoRetreat, side: Side, units: Units, left: Count, unit: Unit) -> None:
    rest = units & ~(1 << unit)
    g.follow(("event_detrain_at", side, unit), ("detrain_by_event", side, rest, left - 1))


@event_detrain.verb("done")
def no_more_detraining(g: NoRetreat, side: Side, units: Units, left: Count) -> None:
    """Enough."""


event_detrain_at = steps.choice(
    "event_detrain_at", rule="9.2f", seat=seat_of_side, about=lambda g, side, unit: {"unit": unit}
)


@event_detrain_at.verb("to", "hex", Limit("9.2f", lambda g, side, unit: disembark_hexes(g, unit)))
def detrain_by_event_at(g: NoRetreat, side: Side, unit: Unit, place: Hex) -> None:
    detrain(g, unit, place)


# -- hands and piles


keep_one = steps.choice(
    "keep_one", rule="5.3.2a", seat=seat_of_side, about=lambda g, side, cards: {"side": SIDES[side]}
)
"""Of two cards drawn by an event one is kept."""


@keep_one.verb("keep", "card", Limit("5.3.2a", lambda g, side, cards: cards))
def keep_card(g: NoRetreat, side: Side, cards: Cards, card: Card) -> None:
    for other in bits(cards & ~(1 << card)):
        discard(g, side, other, "5.3.2a")


@steps.step
def draw_two_keep_one(g: NoRetreat, side: Side) -> None:
    """Draw two cards, keep one of them."""
    g.follow(("draw", side, 2), ("keep_of_new", side, g.hands[side]))


@steps.step
def keep_of_new(g: NoRetreat, side: Side, before: Cards) -> None:
    new = g.hands[side] & ~before
    if new & (new - 1):
        g.follow(("keep_one", side, new))


def vp_test(g: NoRetreat, side: Side, holds: bool, otherwise: Points) -> None:
    """A point if something holds, perhaps a loss if not; then a card."""
    change = 1 if holds else otherwise
    if change:
        g.score(side, change)
    g.follow(("draw", side, 1))
