"""What holds at every decision of every game."""

from __future__ import annotations

from hexfront.core.hexes import bits, mask
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.movement import overstacked
from hexfront.games.noretreat.state import (
    CADRE_BOX,
    GONE,
    MARKERS,
    ON_MAP,
    POOL,
    RAIL,
    SURRENDERED,
    TRACK,
    NoRetreat,
)
from hexfront.games.noretreat.tables import (
    AXIS,
    CADRES,
    CITIES,
    COMPONENTS,
    ENTER_1945,
    GROUND,
    HEXES,
    LEAVE_1945,
    MOST_EVENT_VP,
    OF_SIDE,
    SIDES,
    SOVIET,
    TO_TURN_TRACK,
    TURN_1945,
    TWO_VALUES,
    UNITS,
    VP_HEXES,
    neighbours,
)
from hexfront.games.noretreat.victory import hex_points, holds_finland, points

ALL_CARDS = mask(range(1, 55))
SETTLED = {"declare", "card_play"}
"""Decisions before anybody moves in their phase: stacking was checked at the end of the last."""


def check(g: NoRetreat) -> None:
    """All that must hold of a position in which somebody is asked."""
    counters(g)
    places(g)
    cards(g)
    markers(g)
    score(g)
    legal(g)


def counters(g: NoRetreat) -> None:
    """67 counters, each in one place, and the indexes in step with it."""
    found = 0
    for place, units in enumerate(g.at):
        assert not found & units, "a counter in two places"
        found |= units
        for unit in bits(units):
            assert g.where[unit] == place
    assert found == (1 << UNITS) - 1
    held = [0, 0]
    for unit, place in enumerate(g.where):
        if place < ON_MAP:
            held[OF_SIDE[SOVIET] >> unit & 1] |= 1 << place
    assert g.held == held
    assert not g.weak & ~TWO_VALUES
    assert not g.at[SURRENDERED] & TO_TURN_TRACK, "never surrendered (14.2d, 14.9.3c)"
    assert not g.at[CADRE_BOX] & ~CADRES
    assert not g.at[POOL] & CADRES
    assert (g.at[RAIL] & OF_SIDE[AXIS]).bit_count() <= 3
    assert (g.at[RAIL] & OF_SIDE[SOVIET]).bit_count() <= 3
    for turn in range(g.turn, 29):
        for side in (AXIS, SOVIET):
            scheduled = g.at[TRACK + turn] & CADRES & OF_SIDE[side]
            assert scheduled.bit_count() <= 1, "one Cadre a turn (14.9.3b)"


def places(g: NoRetreat) -> None:
    """Nobody on forbidden ground or among enemies; hexes belong to who stands in them."""
    assert not g.held[AXIS] & g.held[SOVIET]
    assert not (g.held[AXIS] | g.held[SOVIET]) & ~GROUND
    for unit, place in enumerate(g.where):
        if place < ON_MAP:
            assert g.may_enter(unit) >> place & 1
    assert not g.held[AXIS] & HEXES & ~g.control
    assert not g.held[SOVIET] & g.control
    on_map = g.on_map(AXIS) | g.on_map(SOVIET)
    assert not (g.oos | g.disorganized) & ~on_map
    if g.frames[-1][0] in SETTLED:
        assert not overstacked(g, AXIS)
        assert not overstacked(g, SOVIET)
    for side in (AXIS, SOVIET):
        if g.zones[side] >= 0:
            kept, g.zones[side] = g.zones[side], -1
            assert g.zone(side) == kept, "stale zones of control"
        assert not g.zone(side) & ~neighbours(g.held[side])


def cards(g: NoRetreat) -> None:
    """Each card in one hand or pile; 1945 changes which are in play."""
    piles = [mask(g.deck), mask(g.discards), mask(g.table), *g.hands]
    found = 0
    for pile in piles:
        assert not found & pile, "a card in two places"
        found |= pile
    assert len(g.deck) + len(g.discards) + len(g.table) == sum(p.bit_count() for p in piles[:3])
    changed = g.rules.scenario == "F" or g.turn >= TURN_1945
    assert found == ALL_CARDS & ~(LEAVE_1945 if changed else ENTER_1945)
    for side in (AXIS, SOVIET):
        assert not g.seen[side] & ~g.hands[side]


def markers(g: NoRetreat) -> None:
    """Five pieces a player, on hexes of the right side; support within its numbers."""
    assert (g.targets | g.counterblows[g.active]).bit_count() <= MARKERS
    for side in (AXIS, SOVIET):
        assert g.counterblows[side].bit_count() <= MARKERS
        assert not g.counterblows[side] & ~g.held[side]
        assert g.support[side] >= 0
    assert not g.bought & ~g.counterblows[1 - g.active]
    assert abs(g.event_vp) <= MOST_EVENT_VP
    assert g.reserve < 0 or g.where[g.reserve] == RAIL
    assert g.scorched < 0 or CITIES >> g.scorched & 1


def score(g: NoRetreat) -> None:
    """The VP marker equals a recount."""
    for side in (AXIS, SOVIET):
        own = [h for h in bits(VP_HEXES) if bool(g.control >> h & 1) == (side == AXIS)]
        own = [h for h in own if h != g.scorched]
        if g.turn >= TURN_1945:
            own = [h for h in own if COMPONENTS.hex_rows[h].country == "greater_germany"]
        finland = holds_finland(g, side) if g.turn < TURN_1945 else False
        assert hex_points(g, side) == len(own) + finland
        events = g.event_vp if side == AXIS else -g.event_vp
        assert points(g, side) == hex_points(g, side) + events
    assert points(g) == points(g, g.initiative)
    assert g.initiative == (AXIS if g.turn < 12 else SOVIET) or g.turn == 12


def legal(g: NoRetreat) -> None:
    """Something to choose, nothing twice, also by name."""
    assert g.result is None
    assert len(set(g.legal)) == len(g.legal) > 0
    choice, args = GAME.steps.asked(g)
    assert choice.seat(g, *args) in SIDES
    kinds = {name: verb.kind for name, verb in choice.verbs.items()}
    for action in g.legal:
        if len(action) > 1:
            name = GAME.name(g, kinds[action[0]] or "", action[1])
            assert GAME.number(g, kinds[action[0]] or "", name) == action[1]
    assert not any(g.where[unit] == GONE for unit in bits(g.oos))
