"""Every invariant of the random games can fail: each is broken once here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from tests.games.contract import Watch
from tests.games.noretreat import invariants
from tests.games.noretreat.helpers import started

from hexfront.core.flow import Result
from hexfront.core.hexes import bits, first
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.state import (
    CADRE_BOX,
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
    GROUND,
    OF_SIDE,
    SOVIET,
    TO_TURN_TRACK,
    TWO_VALUES,
)

Spoil = Callable[[NoRetreat], None]


def send(g: NoRetreat, unit: int, place: int) -> None:
    """A counter goes elsewhere, and every account follows it."""
    g.at[g.where[unit]] &= ~(1 << unit)
    g.at[place] |= 1 << unit
    g.where[unit] = place
    for side in (AXIS, SOVIET):
        held = (h for h in range(ON_MAP) if g.at[h] & OF_SIDE[side])
        g.held[side] = sum(1 << h for h in held)
    g.zones = [-1, -1]


def sent(units: int, place: int, count: int = 1) -> Spoil:
    """The first counters of a set, sent to one place."""

    def spoil(g: NoRetreat) -> None:
        for unit in bits(units)[:count]:
            send(g, unit, place)

    return spoil


def on_map(g: NoRetreat, side: int) -> int:
    """Some counter of a side that stands on the map."""
    return first(g.on_map(side))


def set_to(field: str, value: Any) -> Spoil:
    return lambda g: setattr(g, field, value)


def entry(field: str, key: int, value: Any) -> Spoil:
    return lambda g: getattr(g, field).__setitem__(key, value)


def grown(field: str, more: int) -> Spoil:
    return lambda g: setattr(g, field, getattr(g, field) | more)


def astray(g: NoRetreat) -> None:
    g.where[on_map(g, AXIS)] = POOL


def among_enemies(g: NoRetreat) -> None:
    send(g, on_map(g, AXIS), g.where[on_map(g, SOVIET)])


def off_the_land(g: NoRetreat) -> None:
    send(g, on_map(g, AXIS), first(~GROUND))


def barred(g: NoRetreat) -> None:
    unit = on_map(g, AXIS)
    send(g, unit, first(GROUND & ~g.may_enter(unit) & ~g.held[SOVIET]))


def lost_ground(g: NoRetreat) -> None:
    g.control &= ~g.held[AXIS]


def won_ground(g: NoRetreat) -> None:
    g.control |= g.held[SOVIET]


def stale(g: NoRetreat) -> None:
    g.zones[AXIS] = g.zone(AXIS) ^ 1 << first(g.zone(AXIS))


def doubled_card(g: NoRetreat) -> None:
    g.hands[AXIS] |= 1 << g.deck[0]


def lost_card(g: NoRetreat) -> None:
    g.deck = g.deck[1:]


def twice_in_a_pile(g: NoRetreat) -> None:
    g.deck += g.deck[:1]


def known_card(g: NoRetreat) -> None:
    g.seen[AXIS] |= 1 << g.deck[0]


def crowded_with_markers(g: NoRetreat) -> None:
    g.targets = sum(1 << h for h in bits(g.held[1 - g.active])[:6])


def counterblows(count: int) -> Spoil:
    def spoil(g: NoRetreat) -> None:
        held = bits(g.held[1 - g.active])[:count]
        g.counterblows[1 - g.active] = sum(1 << h for h in held)

    return spoil


def without_unit(g: NoRetreat) -> None:
    g.counterblows[1 - g.active] = 1 << first(GROUND & ~g.held[AXIS] & ~g.held[SOVIET])


def paid_for_nothing(g: NoRetreat) -> None:
    g.bought = 1 << first(g.held[1 - g.active])


def reserve_on_the_map(g: NoRetreat) -> None:
    g.reserve = on_map(g, SOVIET)


def upset_elsewhere(g: NoRetreat) -> None:
    g.disorganized |= 1 << first(~(g.on_map(AXIS) | g.on_map(SOVIET)))


def offered_twice(g: NoRetreat) -> None:
    g.legal = [*g.legal, g.legal[0]]


def one_too_many(g: NoRetreat) -> None:
    g.where = [*g.where, g.where[-1]]
    g.at[g.where[-1]] |= 1 << len(g.where) - 1


SPOILED: dict[str, list[Spoil]] = {
    "lost or made": [one_too_many, lost_card],
    "not where its place says": [astray],
    "the hexes of a side": [entry("held", AXIS, 0)],
    "a face that it does not have": [grown("weak", 1 << first(~TWO_VALUES))],
    "never surrendered": [sent(TO_TURN_TRACK, SURRENDERED)],
    "no Cadre is in the Cadre Box": [sent(OF_SIDE[SOVIET] & ~CADRES, CADRE_BOX)],
    "a Cadre is in the pool": [sent(CADRES, POOL)],
    "the rail box holds too many": [
        sent(OF_SIDE[AXIS] & ~CADRES, RAIL, 4),
        sent(OF_SIDE[SOVIET] & ~CADRES, RAIL, 4),
    ],
    "one Cadre a turn": [sent(CADRES & OF_SIDE[SOVIET], TRACK + 20, 2)],
    "enemies share a hex": [among_enemies],
    "off the land": [off_the_land],
    "where it may not go": [barred],
    "what it does not control": [lost_ground],
    "what the Axis controls": [won_ground],
    "units on the map is on another": [upset_elsewhere],
    "stale zones": [stale, set_to("zones", [GROUND, GROUND])],
    "a card in two places": [doubled_card],
    "a card twice in a pile": [twice_in_a_pile],
    "not in the hand": [known_card],
    "too many markers": [crowded_with_markers],
    "too many Counterblow": [counterblows(6)],
    "without a unit": [without_unit],
    "support is owed": [entry("support", AXIS, -1)],
    "paid and is not there": [paid_for_nothing],
    "points for events": [set_to("event_vp", 99)],
    "has left its box": [reserve_on_the_map],
    "no city is scorched": [set_to("scorched", first(GROUND & ~CITIES))],
    "a stray initiative": [set_to("initiative", SOVIET)],
    "a game that is over": [set_to("result", Result((), "over", ""))],
    "offered twice": [offered_twice, set_to("legal", [])],
}
CASES = [(complaint, spoil) for complaint, spoilers in SPOILED.items() for spoil in spoilers]


@pytest.mark.parametrize(("complaint", "spoil"), CASES)
def test_a_spoiled_position_is_noticed(complaint: str, spoil: Spoil) -> None:
    g: NoRetreat = started().state
    watch = Watch(invariants.HOLDS)
    watch.look(g)
    spoil(g)
    with pytest.raises(AssertionError, match=complaint):
        invariants.check(g.clone())
    with pytest.raises(AssertionError):
        watch.look(g)


def test_a_stack_that_is_too_high_is_noticed() -> None:
    game = started()
    while game.state.frames[-1][0] not in invariants.SETTLED:
        assert game.decision is not None
        game.play(game.decision.actions[-1])
    g: NoRetreat = game.state
    invariants.check(g)
    full = g.where[on_map(g, AXIS)]
    for unit in bits(g.on_map(AXIS))[1:5]:
        send(g, unit, full)
    with pytest.raises(AssertionError, match="a stack is too high"):
        invariants.check(g)


@pytest.mark.parametrize("name", ["hex_points", "points"])
def test_points_that_do_not_add_up_are_noticed(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    g: NoRetreat = started().state
    invariants.score(g)
    true = getattr(invariants, name)
    monkeypatch.setattr(invariants, name, lambda g, side=SOVIET: true(g, side) + 1)
    with pytest.raises(AssertionError, match="miscounted"):
        invariants.score(g)


def test_zones_that_reach_too_far_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    g: NoRetreat = started().state
    monkeypatch.setattr(NoRetreat, "zone", lambda g, side: GROUND)
    g.zones = [-1, -1]
    with pytest.raises(AssertionError, match="a zone of control reaches too far"):
        invariants.zones(g)


def test_a_stranger_who_is_asked_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    g: NoRetreat = started().state
    choice, _ = GAME.steps.asked(g)
    monkeypatch.setattr(choice, "seat", lambda g, *_: "finnish")
    with pytest.raises(AssertionError, match="not at the table"):
        invariants.legal(g)


def test_a_name_of_another_thing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    g: NoRetreat = started().state
    assert any(len(action) > 1 for action in g.legal)
    invariants.legal(g)
    invariants._is_named.cache_clear()
    with monkeypatch.context() as patch:
        wrong = replace(GAME, number=lambda g, kind, name: -1)
        patch.setattr(invariants, "GAME", wrong)
        with pytest.raises(AssertionError, match="a name leads to another thing"):
            invariants.legal(g)
    invariants._is_named.cache_clear()
