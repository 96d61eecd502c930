"""What holds at every decision of every game."""

from __future__ import annotations

from typing import Any

from hexfront.core.flow import Event
from hexfront.games.volga import GAME
from hexfront.games.volga.state import (
    ASIDE,
    GERMAN,
    ICONS,
    INFANTRY_RESERVE,
    LOSSES,
    MARINE_RESERVE,
    RESERVES,
    TAKEN,
    TANK_RESERVE,
    Volga,
)
from hexfront.games.volga.tables import (
    AXE,
    BLUE,
    BOARD,
    CARD_NAMES,
    FORTIFIED,
    GERMAN_CARDS,
    GERMANS,
    INFANTRY,
    LEADERS,
    MARINES,
    PLAYABLE,
    R_UNITS,
    SOVIET_CARDS,
    SOVIET_REINFORCEMENT,
    SOVIETS,
    STEPS,
    TANKS,
    UNIT_NUMBER,
    UNITS,
    URBAN,
    YELLOW,
)

BLOCKS = (1 << UNITS) - 1
CARDS = (1 << len(CARD_NAMES)) - 1
KIND_OF_RESERVE = {
    INFANTRY_RESERVE: INFANTRY & SOVIETS & ~MARINES,
    TANK_RESERVE: TANKS & SOVIETS,
    MARINE_RESERVE: MARINES,
}


def check(g: Volga) -> None:
    """All that must hold of a position in which somebody is asked."""
    blocks(g)
    stacks(g)
    cards(g)
    markers(g)
    legal(g)
    unseen_stays_unknown(g)


def blocks(g: Volga) -> None:
    """40 German and 53 Soviet blocks, each in one place."""
    found = 0
    for units in g.at:
        assert not found & units, "a block in two places"
        found |= units
    on_track = 0
    for row in g.track:
        assert len(row) <= 5
        for unit in row:
            assert not (found | on_track) >> unit & 1, "a block on the track and elsewhere"
            on_track |= 1 << unit
    assert found | on_track == BLOCKS
    assert GERMANS.bit_count() == 40
    assert SOVIETS.bit_count() == 53
    assert not (on_track | g.at[LOSSES] | g.at[ICONS] | g.at[TAKEN]) & SOVIETS
    assert not g.at[ICONS] & ~R_UNITS
    assert not g.returned & ~on_track
    assert g.raus or not AXE & ~g.at[ASIDE]
    for reserve in RESERVES:
        assert not g.at[reserve] & ~KIND_OF_RESERVE[reserve]
    calling = any(frame[0] in ("deploy", "return_units", "return_next") for frame in g.frames)
    assert calling or not g.at[TAKEN]


def stacks(g: Volga) -> None:
    """At most four blocks of one side, of one German player, on hexes that they control."""
    german = soviet = on_map = 0
    tokens = set()
    for place, units in enumerate(g.at[: BOARD.size]):
        if not units:
            continue
        assert PLAYABLE >> place & 1
        assert units.bit_count() <= 4
        on_map |= units
        if units & GERMANS:
            assert not units & SOVIETS
            german |= 1 << place
            if g.rules.two_germans:
                assert not (units & YELLOW and units & BLUE)
        else:
            soviet |= 1 << place
        while units:
            unit = (units & -units).bit_length() - 1
            units &= units - 1
            tokens.add(g.token[unit])
            strength = g.strength[unit]
            assert 0 <= strength <= STEPS[unit]
            if GERMANS >> unit & 1:
                assert strength
                assert g.seen >> unit & 1 or strength == STEPS[unit]
            else:
                assert strength or (STEPS[unit] < 4 and not g.seen >> unit & 1)
    assert (g.german, g.soviet) == (german, soviet)
    assert g.on_map == on_map
    assert not g.seen & ~on_map
    assert len(tokens) == on_map.bit_count()
    assert min(tokens) > 0
    assert max(tokens) <= g.next_token
    assert not g.control & soviet
    assert not german & ~g.control & ~advancing(g)


def cards(g: Volga) -> None:
    """26 German and 28 Soviet cards, each in one place."""
    assert GERMAN_CARDS.bit_count() == 26
    assert SOVIET_CARDS.bit_count() == 28
    german_deck = sum(1 << card for card in g.german_deck)
    soviet_deck = sum(1 << card for card in g.soviet_deck)
    found = 0
    for part in (german_deck, soviet_deck, *g.hands, g.soviet_hand, g.leaders, g.discards):
        assert not found & part, "a card in two places"
        found |= part
    b = g.battle
    if b is not None:
        laid = b.german_cards | (1 << b.soviet_card if b.soviet_card >= 0 else 0)
        assert b.shown or not laid & found
        found |= laid
    assert found == CARDS
    assert not (german_deck | g.hands[0] | g.hands[1]) & SOVIET_CARDS
    assert not (soviet_deck | g.soviet_hand) & GERMAN_CARDS
    assert not (g.hands[0] | g.hands[1]) & LEADERS
    assert not g.leaders & ~LEADERS
    assert g.rules.two_germans or not g.hands[1]


def markers(g: Volga) -> None:
    """Rubble, fortifications, headquarters, credit."""
    assert g.rubble.bit_count() <= 15
    assert not g.rubble & ~URBAN
    assert not g.forts & ~FORTIFIED
    assert not g.forts & g.control
    assert g.headquarters < 0 or not g.control >> g.headquarters & 1
    assert not g.credit[0] & g.credit[1]
    credited = g.credit[0] | g.credit[1]
    assert credited == g.control & SOVIET_REINFORCEMENT


def legal(g: Volga) -> None:
    """Something to choose, nothing twice, also by name."""
    assert g.result is None
    assert len(set(g.legal)) == len(g.legal) > 0
    choice, args = GAME.steps.asked(g)
    assert choice.seat(g, *args) in g.rules.seats
    kinds = {name: verb.kind for name, verb in choice.verbs.items()}
    names = {
        (action[0], *(GAME.name(g, kinds[action[0]] or "", thing) for thing in action[1:]))
        for action in g.legal
    }
    assert len(names) == len(g.legal)


# Control changes by entry alone

GERMAN_MOVES = {"short-move", "quick-attack", "advance", "blitz"}
SOVIET_MOVES = {"soviet-moves", "landing", "advance"}


def entered(events: list[Event], moves: set[str]) -> set[str]:
    hexes = set()
    for event in events:
        if event.what in moves:
            hexes.add(event.args["hex"])
        elif event.what == "long-move" and "short-move" in moves:
            hexes.update(event.args["path"])
    return hexes


def advancing(g: Volga) -> int:
    """The hex into which units advance one by one; it is theirs when all have come."""
    return 1 << g.battle.target if g.battle and g.battle.advanced else 0


def control_changed_by_entry(before: int, entering: int, g: Volga, events: list[Event]) -> None:
    """Given control, and the hex being entered, before an action; and the events of the action."""
    taken, lost = g.control & ~before & ~entering, before & ~g.control
    assert set(BOARD.names(taken)) <= entered(events, GERMAN_MOVES)
    assert set(BOARD.names(lost)) <= entered(events, SOVIET_MOVES)


# What is hidden from a seat is not in its view


def view_keeps_secrets(g: Volga, seat: str | None) -> None:
    view: dict[str, Any] = GAME.view(g, seat)
    own = {None: None, "soviet": "soviet"}.get(seat, "german")
    blocks = 0
    for name, stack in view["stacks"].items():
        place = BOARD.hex(name)
        assert len(stack) == g.at[place].bit_count()
        for block in stack:
            blocks += 1
            known = block["unit"]
            if known is None:
                assert block["side"] != own
                assert block["strength"] is None
                assert not block["face_up"]
            else:
                unit = UNIT_NUMBER[known]
                assert g.at[place] >> unit & 1
                assert block["side"] == own or g.seen >> unit & 1
                assert block["strength"] == g.strength[unit]
    assert blocks == g.on_map.bit_count()
    for holder, hand in view["hands"].items():
        assert (hand["cards"] is None) == (("soviet" if holder == "soviet" else "german") != own)
    for row, shown in zip(g.track, view["track"], strict=True):
        assert len(shown["boxes"]) == len(row)
        for unit, box in zip(row, shown["boxes"], strict=True):
            assert box is None or (own == "german" and g.returned >> unit & 1)
    assert (view["taken"]["units"] is None) == (own != "german")
    assert "german_deck" not in view
    assert view["decks"] == {"german": len(g.german_deck), "soviet": len(g.soviet_deck)}
    b, shown_battle = g.battle, view["battle"]
    if b is not None and not b.shown:
        assert shown_battle["soviet_card"] is None or own == "soviet"
        assert shown_battle["german_cards"] is None or own == "german"
    assert (b is None) == (shown_battle is None)
    if b is not None:
        assert (shown_battle["attacker"] == "german") == (b.attacker == GERMAN)


def unseen_stays_unknown(g: Volga) -> None:
    """The one list that views and events go by, for every seat."""
    unseen = g.on_map & ~g.seen
    for seat in (*g.rules.seats, None):
        own = 0 if seat is None else SOVIETS if seat == "soviet" else GERMANS
        assert not g.known(seat) & unseen & ~own


def viewers(g: Volga) -> tuple[str | None, ...]:
    """One of each kind: two Germans see the same."""
    return (g.rules.seats[0], None) if g.rules.algorithm else (g.rules.seats[0], "soviet", None)
