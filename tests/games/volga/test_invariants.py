"""Every invariant of the random games can fail: each is broken once here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.contract import Watch
from tests.games.volga import invariants

import hexfront
from hexfront.core.flow import Event, Result
from hexfront.core.hexes import bits, first
from hexfront.games.volga import GAME, view
from hexfront.games.volga.state import ASIDE, ICONS, INFANTRY_RESERVE, LOSSES, TAKEN, Volga
from hexfront.games.volga.tables import (
    AXE,
    BLUE,
    BOARD,
    FORTIFIED,
    GERMANS,
    LEADERS,
    PLAYABLE,
    R_UNITS,
    SOVIETS,
    STEPS,
    TANKS,
    URBAN,
    YELLOW,
)

Spoil = Callable[[Volga], None]


def started(mode: str = "1v1") -> Volga:
    state: Volga = hexfront.new("volga", mode=mode, seed="spoiled").state
    return state


def send(g: Volga, unit: int, place: int) -> None:
    """A block goes elsewhere, and the accounts follow it."""
    for at in range(len(g.at)):
        g.at[at] &= ~(1 << unit)
    g.track = [tuple(one for one in row if one != unit) for row in g.track]
    g.at[place] |= 1 << unit
    hexes = range(BOARD.size)
    g.german = sum(1 << h for h in hexes if g.at[h] & GERMANS)
    g.soviet = sum(1 << h for h in hexes if g.at[h] & SOVIETS)


def sent(units: int, place: int, count: int = 1) -> Spoil:
    def spoil(g: Volga) -> None:
        for unit in bits(units)[:count]:
            send(g, unit, place)

    return spoil


def set_to(field: str, value: Any) -> Spoil:
    return lambda g: setattr(g, field, value)


def standing(g: Volga, side: int) -> int:
    """Some block of a side on the map."""
    return first(g.on_map & side)


def place_of(g: Volga, unit: int) -> int:
    return next(place for place, units in enumerate(g.at) if units >> unit & 1)


def doubled(g: Volga) -> None:
    g.at[ASIDE] |= 1 << standing(g, GERMANS)


def doubled_on_the_track(g: Volga) -> None:
    row = next(number for number, row in enumerate(g.track) if row)
    g.at[ASIDE] |= 1 << g.track[row][0]


def lost(g: Volga) -> None:
    g.track = [(), *g.track[1:]]


def long_row(g: Volga) -> None:
    g.track[0] = (0,) * 6


def returned_to_nowhere(g: Volga) -> None:
    g.returned |= 1 << standing(g, GERMANS)


def too_high(g: Volga) -> None:
    for unit in bits(g.on_map & SOVIETS)[:5]:
        send(g, unit, first(g.soviet))


def among_enemies(g: Volga) -> None:
    send(g, standing(g, GERMANS), first(g.soviet))


def off_the_board(g: Volga) -> None:
    send(g, standing(g, GERMANS), first(~PLAYABLE & (1 << BOARD.size) - 1))


def strength_of(side: int, dots: int) -> Spoil:
    def spoil(g: Volga) -> None:
        g.strength[standing(g, side)] = dots

    return spoil


def weakened(g: Volga) -> None:
    """A German block has lost a step and nobody has seen it."""
    unit = next(unit for unit in bits(g.on_map & GERMANS) if STEPS[unit] > 1)
    g.seen &= ~(1 << unit)
    g.strength[unit] = STEPS[unit] - 1


def one_number(g: Volga) -> None:
    first_unit, second = bits(g.on_map)[:2]
    g.token[first_unit] = g.token[second]


def number_from_nowhere(g: Volga) -> None:
    g.token[standing(g, GERMANS)] = g.next_token + 1


def known_off_the_map(g: Volga) -> None:
    g.seen |= 1 << first(~g.on_map)


def taken_back(g: Volga) -> None:
    g.control |= g.soviet


def strayed(g: Volga) -> None:
    g.control &= ~g.german


def doubled_card(g: Volga) -> None:
    g.discards |= 1 << g.german_deck[0]


def swapped_cards(g: Volga) -> None:
    """The Germans get the first Soviet card of the deck."""
    card = next(card for card in g.soviet_deck if not LEADERS >> card & 1)
    g.soviet_deck = type(g.soviet_deck)(one for one in g.soviet_deck if one != card)
    g.hands[0] |= 1 << card


def given_to_the_soviets(g: Volga) -> None:
    card = first(g.hands[0])
    g.hands[0] &= ~(1 << card)
    g.soviet_hand |= 1 << card


def leader_in_hand(g: Volga) -> None:
    g.hands[0] |= g.leaders
    g.leaders = 0


def card_as_leader(g: Volga) -> None:
    g.leaders |= 1 << g.german_deck[0]
    g.german_deck = g.german_deck[1:]


def passed_on(g: Volga) -> None:
    g.hands = [0, g.hands[0]]


def fort_lost(g: Volga) -> None:
    g.forts = FORTIFIED & -FORTIFIED
    for unit in bits(g.at[first(g.forts)]):
        send(g, unit, ASIDE)
        g.seen &= ~(1 << unit)
    g.control |= g.forts


def overrun(g: Volga) -> None:
    g.headquarters = first(g.control)


def credited_twice(g: Volga) -> None:
    g.credit = [1, 1]


def offered_twice(g: Volga) -> None:
    g.legal = [*g.legal, g.legal[0]]


def two_germans(g: Volga) -> None:
    """A block of each German player in one hex."""
    for colour in (YELLOW, BLUE):
        send(g, first(colour & ~AXE), first(g.german))


SPOILED: dict[str, list[Spoil]] = {
    "a block in two places": [doubled],
    "on the track and elsewhere": [doubled_on_the_track],
    "a block is lost": [lost],
    "too long": [long_row],
    "where only Germans go": [sent(SOVIETS, LOSSES), sent(SOVIETS, TAKEN)],
    "that cannot be eliminated": [sent(GERMANS & ~R_UNITS & ~AXE, ICONS)],
    "not on the track": [returned_to_nowhere],
    "before their card": [sent(AXE, LOSSES)],
    "a reserve of another kind": [sent(TANKS & SOVIETS, INFANTRY_RESERVE)],
    "taken and not placed": [sent(GERMANS & ~AXE, TAKEN)],
    "too high": [too_high],
    "enemies share a hex": [among_enemies],
    "off the board": [off_the_board],
    "the hexes of a side": [set_to("german", 0), set_to("soviet", 0)],
    "off the map is known": [known_off_the_map],
    "wrong strength": [strength_of(GERMANS, 0), strength_of(SOVIETS, 9), weakened],
    "two blocks with one number": [one_number],
    "a number from nowhere": [number_from_nowhere],
    "under German control": [taken_back],
    "they do not control": [strayed],
    "a card in two places": [doubled_card],
    "a card is lost": [set_to("german_deck", b"")],
    "have a Soviet card": [swapped_cards],
    "have a German card": [given_to_the_soviets],
    "held as a card": [leader_in_hand],
    "no leader": [card_as_leader],
    "a second German": [passed_on],
    "more rubble": [set_to("rubble", sum(1 << h for h in bits(URBAN)[:16]))],
    "no house stood": [set_to("rubble", 1 << first(~URBAN))],
    "none was built": [set_to("forts", 1 << first(~FORTIFIED))],
    "in German hands": [fort_lost],
    "overrun": [overrun],
    "credited twice": [credited_twice],
    "credited to nobody": [set_to("credit", [1, 0])],
    "a game that is over": [set_to("result", Result((), "over", ""))],
    "offered twice": [offered_twice, set_to("legal", [])],
}
CASES = [(complaint, spoil) for complaint, spoilers in SPOILED.items() for spoil in spoilers]


def notices(g: Volga, complaint: str, spoil: Spoil) -> None:
    watch = Watch(invariants.HOLDS)
    watch.look(g)
    spoil(g)
    with pytest.raises(AssertionError, match=complaint):
        invariants.check(g)
    with pytest.raises(AssertionError):
        watch.look(g)


@pytest.mark.parametrize(("complaint", "spoil"), CASES)
def test_a_spoiled_position_is_noticed(complaint: str, spoil: Spoil) -> None:
    notices(started(), complaint, spoil)


def test_two_germans_in_one_hex_are_noticed() -> None:
    notices(started("2v1"), "two Germans share a hex", two_germans)


def test_a_stranger_who_is_asked_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    g = started()
    choice, _ = GAME.steps.asked(g)
    monkeypatch.setattr(choice, "seat", lambda g, *_: "rumanian")
    with pytest.raises(AssertionError, match="not at the table"):
        invariants.legal(g)


def test_knowledge_of_what_was_not_seen_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    g = started()
    monkeypatch.setattr(Volga, "known", lambda g, seat: -1)
    with pytest.raises(AssertionError, match="knows what it has not seen"):
        invariants.unseen_stays_unknown(g)
    with pytest.raises(AssertionError):
        invariants.view_keeps_secrets(g, None)


def test_a_view_of_what_is_hidden_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    g = started()
    invariants.view_keeps_secrets(g, "soviet")
    true = view._hands
    monkeypatch.setattr(view, "_hands", lambda g, seat: true(g, "german"))
    with pytest.raises(AssertionError):
        invariants.view_keeps_secrets(g, "soviet")


def test_control_that_changes_without_entry_is_noticed() -> None:
    g = started()
    place = first(g.soviet)
    moved = Event("short-move", "", {"hex": BOARD.name[place]}, {})
    before = g.control
    g.control |= 1 << place
    invariants.control_changed_by_entry(before, 0, g, [moved])
    with pytest.raises(AssertionError):
        invariants.control_changed_by_entry(before, 0, g, [])
    with pytest.raises(AssertionError):
        invariants.control_changed_by_entry(g.control | 1 << first(~g.control), 0, g, [moved])
