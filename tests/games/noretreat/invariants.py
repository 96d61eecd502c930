"""What holds at every decision of every game."""

from __future__ import annotations

from functools import cache

from tests.games.contract import Invariants

from hexfront.core.hexes import bits, mask
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.stacking import overstacked
from hexfront.games.noretreat.state import (
    CADRE_BOX,
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
from hexfront.games.noretreat.victory import has_finland, hex_points, points

ALL_CARDS = mask(range(1, 55))
SETTLED = {"declare", "card_play"}
"""Decisions before a unit moves in their phase: stacking was checked at the end of the last."""


HOLDS = Invariants("rules")
check = HOLDS.check


@HOLDS.of("at", "where", "held", "weak", "turn")
def counters(g: NoRetreat) -> None:
    """67 counters, each in one place, and the indexes in step with it."""
    at, held = [0] * len(g.at), [0, 0]
    for unit, place in enumerate(g.where):
        at[place] |= 1 << unit
        if place < ON_MAP:
            held[OF_SIDE[SOVIET] >> unit & 1] |= 1 << place
    assert len(g.where) == UNITS, "a counter is lost or made"
    assert g.at == at, "a counter is not where its place says"
    assert g.held == held, "the account of the hexes of a side is wrong"
    assert not g.weak & ~TWO_VALUES, "a counter shows a face that it does not have"
    assert not g.at[SURRENDERED] & TO_TURN_TRACK, "never surrendered (14.2d, 14.9.3c)"
    assert not g.at[CADRE_BOX] & ~CADRES, "no Cadre is in the Cadre Box"
    assert not g.at[POOL] & CADRES, "a Cadre is in the pool"
    for side in (AXIS, SOVIET):
        assert (g.at[RAIL] & OF_SIDE[side]).bit_count() <= 3, "the rail box holds too many"
        for turn in range(g.turn, 29):
            scheduled = g.at[TRACK + turn] & CADRES & OF_SIDE[side]
            assert scheduled.bit_count() <= 1, "one Cadre a turn (14.9.3b)"


@HOLDS.of("where", "held", "control", "oos", "disorganized", "turn", "oil", "at")
def places(g: NoRetreat) -> None:
    """Nobody on forbidden ground or among enemies; hexes belong to who stands in them."""
    assert not g.held[AXIS] & g.held[SOVIET], "enemies share a hex"
    assert not (g.held[AXIS] | g.held[SOVIET]) & ~GROUND, "a unit is off the land"
    for unit, place in enumerate(g.where):
        if place < ON_MAP:
            assert g.may_enter(unit) >> place & 1, "a unit is where it may not go"
    assert not g.held[AXIS] & HEXES & ~g.control, "the Axis stands in what it does not control"
    assert not g.held[SOVIET] & g.control, "the Soviets stand in what the Axis controls"
    on_map = g.on_map(AXIS) | g.on_map(SOVIET)
    assert not (g.oos | g.disorganized) & ~on_map, "a state of units on the map is on another"


@HOLDS.of("held", "zones", "at", "weak", "oos")
def zones(g: NoRetreat) -> None:
    """Zones of control as they are kept, and worked out again."""
    for side in (AXIS, SOVIET):
        if g.zones[side] >= 0:
            kept, g.zones[side] = g.zones[side], -1
            assert g.zone(side) == kept, "stale zones of control"
        assert not g.zone(side) & ~neighbours(g.held[side]), "a zone of control reaches too far"


@HOLDS.of()
def stacks(g: NoRetreat) -> None:
    if g.frames[-1][0] in SETTLED:
        for side in (AXIS, SOVIET):
            assert not overstacked(g, side), "a stack is too high"


@HOLDS.of("deck", "discards", "table", "hands", "seen", "turn")
def cards(g: NoRetreat) -> None:
    """Each card in one hand or pile; 1945 changes which are in play."""
    piles = [mask(g.deck), mask(g.discards), mask(g.table), *g.hands]
    found = 0
    for pile in piles:
        assert not found & pile, "a card in two places"
        found |= pile
    lying = len(g.deck) + len(g.discards) + len(g.table)
    assert lying == sum(pile.bit_count() for pile in piles[:3]), "a card twice in a pile"
    changed = g.rules.scenario == "F" or g.turn >= TURN_1945
    assert found == ALL_CARDS & ~(LEAVE_1945 if changed else ENTER_1945), "a card is lost or made"
    for side in (AXIS, SOVIET):
        assert not g.seen[side] & ~g.hands[side], "a card is known that is not in the hand"


@HOLDS.of(
    *("active", "bought", "counterblows", "event_vp", "held", "reserve"),
    *("scorched", "support", "targets", "where"),
)
def markers(g: NoRetreat) -> None:
    """Five pieces a player, on hexes of the right side; support within its numbers."""
    marked = g.targets | g.counterblows[g.active]
    assert marked.bit_count() <= MARKERS, "too many markers on the map"
    for side in (AXIS, SOVIET):
        assert g.counterblows[side].bit_count() <= MARKERS, "too many Counterblow markers"
        assert not g.counterblows[side] & ~g.held[side], "a Counterblow without a unit"
        assert g.support[side] >= 0, "support is owed"
    assert not g.bought & ~g.counterblows[1 - g.active], "a Counterblow was paid and is not there"
    assert abs(g.event_vp) <= MOST_EVENT_VP, "too many points for events"
    assert g.reserve < 0 or g.where[g.reserve] == RAIL, "the Strategic Reserve has left its box"
    assert g.scorched < 0 or CITIES >> g.scorched & 1, "what is no city is scorched"


@HOLDS.of("at", "control", "event_vp", "initiative", "scorched", "turn")
def score(g: NoRetreat) -> None:
    """The VP marker equals a recount."""
    for side in (AXIS, SOVIET):
        own = [h for h in bits(VP_HEXES) if bool(g.control >> h & 1) == (side == AXIS)]
        own = [h for h in own if h != g.scorched]
        if g.turn >= TURN_1945:
            own = [h for h in own if COMPONENTS.hex_rows[h].country == "greater_germany"]
        finland = has_finland(g, side) if g.turn < TURN_1945 else False
        assert hex_points(g, side) == len(own) + finland, "the points for hexes are miscounted"
        events = g.event_vp if side == AXIS else -g.event_vp
        assert points(g, side) == hex_points(g, side) + events, "the points are miscounted"
    assert points(g) == points(g, g.initiative), "the points are of the wrong side"
    assert g.initiative == (AXIS if g.turn < 12 else SOVIET) or g.turn == 12, "a stray initiative"


@HOLDS.of()
def legal(g: NoRetreat) -> None:
    """Something to choose, nothing twice, also by name."""
    assert g.result is None, "a game that is over goes on"
    assert len(set(g.legal)) == len(g.legal) > 0, "an action is offered twice"
    choice, args = GAME.steps.asked(g)
    assert choice.seat(g, *args) in SIDES, "a seat that is not at the table is asked"
    kinds = {name: verb.kind for name, verb in choice.verbs.items()}
    for action in g.legal:
        if len(action) > 1:
            assert _is_named(kinds[action[0]] or "", action[1]), "a name leads to another thing"


@cache
def _is_named(kind: str, number: int) -> bool:
    """Names do not depend on the position."""
    return GAME.number(None, kind, GAME.name(None, kind, number)) == number
