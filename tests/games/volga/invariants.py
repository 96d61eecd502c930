"""What holds at every decision of every game."""

from __future__ import annotations

from typing import Any

from tests.games.contract import Invariants

from hexfront.core.flow import Event
from hexfront.core.hexes import bits
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


HOLDS = Invariants("rules")
check = HOLDS.check


@HOLDS.of("at", "track", "returned", "raus")
def blocks(g: Volga) -> None:
    """40 German and 53 Soviet blocks, each in one place."""
    found = 0
    for units in g.at:
        assert not found & units, "a block in two places"
        found |= units
    on_track = 0
    for row in g.track:
        assert len(row) <= 5, "a row of the track is too long"
        for unit in row:
            assert not (found | on_track) >> unit & 1, "a block on the track and elsewhere"
            on_track |= 1 << unit
    assert found | on_track == BLOCKS, "a block is lost"
    german = on_track | g.at[LOSSES] | g.at[ICONS] | g.at[TAKEN]
    assert not german & SOVIETS, "a Soviet block where only Germans go"
    assert not g.at[ICONS] & ~R_UNITS, "a block that cannot be eliminated is"
    assert not g.returned & ~on_track, "a block that came back is not on the track"
    assert g.raus or not AXE & ~g.at[ASIDE], "blocks are in play before their card"
    for reserve in RESERVES:
        assert not g.at[reserve] & ~KIND_OF_RESERVE[reserve], "a block in a reserve of another kind"


@HOLDS.of("at", "frames")
def taken(g: Volga) -> None:
    """Blocks are in nobody's hand but while reinforcements are called."""
    calling = any(frame[0] in ("deploy", "return_units", "return_next") for frame in g.frames)
    assert calling or not g.at[TAKEN], "blocks were taken and not placed"


@HOLDS.of("at", "german", "soviet", "seen", "strength", "token", "next_token")
def stacks(g: Volga) -> None:
    """At most four blocks of one side, of one German player; each with its face and its number."""
    german = soviet = on_map = 0
    for place, units in enumerate(g.at[: BOARD.size]):
        if not units:
            continue
        assert units.bit_count() <= 4, "a stack is too high"
        on_map |= units
        if units & GERMANS:
            assert not units & SOVIETS, "enemies share a hex"
            german |= 1 << place
            if g.rules.two_germans:
                assert not (units & YELLOW and units & BLUE), "two Germans share a hex"
        else:
            soviet |= 1 << place
    assert not (german | soviet) & ~PLAYABLE, "a block off the board"
    assert (g.german, g.soviet) == (german, soviet), "the account of the hexes of a side is wrong"
    assert not g.seen & ~on_map, "a block off the map is known"
    units = bits(on_map)
    for unit in units:
        assert _has_face(unit, g.strength[unit], g.seen >> unit & 1), "a block has a wrong strength"
    tokens = {g.token[unit] for unit in units}
    assert len(tokens) == len(units), "two blocks with one number"
    assert not tokens or 0 < min(tokens) <= max(tokens) <= g.next_token, "a number from nowhere"


def _has_face(unit: int, strength: int, seen: int) -> bool:
    """Germans have lost nothing unseen; a blank Soviet block is a weak one, unseen."""
    if GERMANS >> unit & 1:
        return 0 < strength <= STEPS[unit] and bool(seen or strength == STEPS[unit])
    return 0 < strength <= STEPS[unit] or (strength == 0 and STEPS[unit] < 4 and not seen)


@HOLDS.of()
def control(g: Volga) -> None:
    """Hexes belong to who stands in them, once all have advanced."""
    assert not g.control & g.soviet, "Soviets stand in a hex under German control"
    strayed = g.german & ~g.control & ~advancing(g)
    assert not strayed, "Germans stand in a hex that they do not control"


@HOLDS.of()
def cards(g: Volga) -> None:
    """26 German and 28 Soviet cards, each in one place."""
    german_deck = sum(1 << card for card in g.german_deck)
    soviet_deck = sum(1 << card for card in g.soviet_deck)
    found = 0
    for part in (german_deck, soviet_deck, *g.hands, g.soviet_hand, g.leaders, g.discards):
        assert not found & part, "a card in two places"
        found |= part
    b = g.battle
    if b is not None:
        laid = b.german_cards | (1 << b.soviet_card if b.soviet_card >= 0 else 0)
        assert b.shown or not laid & found, "a card that was laid is elsewhere as well"
        found |= laid
    assert found == CARDS, "a card is lost"
    assert not (german_deck | g.hands[0] | g.hands[1]) & SOVIET_CARDS, "Germans have a Soviet card"
    assert not (soviet_deck | g.soviet_hand) & GERMAN_CARDS, "the Soviets have a German card"
    assert not (g.hands[0] | g.hands[1]) & LEADERS, "a leader is held as a card"
    assert not g.leaders & ~LEADERS, "a card leads that is no leader"
    assert g.rules.two_germans or not g.hands[1], "a second German has cards"


@HOLDS.of("control", "credit", "forts", "headquarters", "rubble")
def markers(g: Volga) -> None:
    """Rubble, fortifications, headquarters, credit."""
    assert g.rubble.bit_count() <= 15, "more rubble than there are markers"
    assert not g.rubble & ~URBAN, "rubble where no house stood"
    assert not g.forts & ~FORTIFIED, "a fort where none was built"
    assert not g.forts & g.control, "a fort in German hands"
    assert g.headquarters < 0 or not g.control >> g.headquarters & 1, "headquarters are overrun"
    assert not g.credit[0] & g.credit[1], "a hex is credited twice"
    credited = g.credit[0] | g.credit[1]
    assert credited == g.control & SOVIET_REINFORCEMENT, "a hex is credited to nobody"


@HOLDS.of()
def legal(g: Volga) -> None:
    """Something to choose, nothing twice, also by name."""
    assert g.result is None, "a game that is over goes on"
    assert len(set(g.legal)) == len(g.legal) > 0, "an action is offered twice"
    choice, args = GAME.steps.asked(g)
    assert choice.seat(g, *args) in g.rules.seats, "a seat that is not at the table is asked"
    kinds = {name: verb.kind for name, verb in choice.verbs.items()}
    names = {
        (action[0], *(GAME.name(g, kinds[action[0]] or "", thing) for thing in action[1:]))
        for action in g.legal
    }
    assert len(names) == len(g.legal), "two actions with one name"


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


@HOLDS.of("at", "german", "soviet", "seen")
def unseen_stays_unknown(g: Volga) -> None:
    """The one list that views and events go by, for every seat."""
    unseen = g.on_map & ~g.seen
    for seat in (*g.rules.seats, None):
        own = 0 if seat is None else SOVIETS if seat == "soviet" else GERMANS
        assert not g.known(seat) & unseen & ~own, "a seat knows what it has not seen"


def viewers(g: Volga) -> tuple[str | None, ...]:
    """One of each kind: two Germans see the same."""
    return (g.rules.seats[0], None) if g.rules.algorithm else (g.rules.seats[0], "soviet", None)
