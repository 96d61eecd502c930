"""Chapter 5: the piles, the Cards Phase, payment, and how events are played.

An event is carried out between two frames: above it the reactions of the other side, who may
cancel it by taking its frame off, below it the card's way to the Discard Pile. A payment is
likewise a frame that a reaction can take off.
"""

from __future__ import annotations

from typing import Any

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Cards, Count, Points, Side, Unit
from hexfront.games.noretreat.moments import (
    EVENT_OPTIONS,
    about_window,
    is_asked,
    may_happen,
    options_now,
    playable,
)
from hexfront.games.noretreat.state import (
    ORGANIZATION,
    NoRetreat,
    seat_of_active,
    seat_of_side,
    steps,
)
from hexfront.games.noretreat.tables import (
    AXIS,
    CAUCASUS_OIL,
    ENTER_1945,
    EVENTS,
    JOKER,
    LEAVE_1945,
    MOSCOW,
    ROMANIAN_OIL,
    SIDES,
    SOVIET,
    TURN_1945,
    TURNS,
)
from hexfront.games.noretreat.types import Alternative, Alternatives

HAND_KEPT = 2  # 5.1a
DRAWN = 4  # 5.2a

# -- the piles


@rule("5.0c", "5.0a", "OP-5.7")
def take_top(g: NoRetreat) -> Card:
    """The next card of the Draw Pile, or -1; its last card is shuffled in, not drawn."""
    g.revealed = True
    if len(g.deck) == 1 and g.discards:
        reshuffle(g)
    if len(g.deck) < 2:
        return -1
    card = g.deck[-1]
    g.deck = g.deck[:-1]
    return card


@rule("5.0d", "5.0c")
def reshuffle(g: NoRetreat) -> None:
    """Both piles together become the new Draw Pile."""
    g.deck = bytes(g.chance.shuffle(g.deck + g.discards))
    g.discards = b""
    g.tell("reshuffled", "5.0c", count=len(g.deck))


@rule("H.d")
def show(g: NoRetreat, side: Side, card: Card) -> None:
    """A card leaves a hand for all to see; that is news, if the other side did not know it."""
    bit = 1 << card
    if g.hands[side] & ~g.seen[side] & bit:
        g.revealed = True
    g.hands[side] &= ~bit
    g.seen[side] &= ~bit


@rule("5.0b", "H.d", "OP-5.10", "OP-5.11")
def discard(g: NoRetreat, side: Side, card: Card, rule: str) -> None:
    """A card of a hand goes face up on the one Discard Pile; the Joker changes hands."""
    show(g, side, card)
    g.tell("discarded", rule, side=SIDES[side], card=card)
    if card == JOKER:
        pass_joker(g)
    else:
        g.discards += bytes((card,))


@rule("15.7a", "15.7c")
def pass_joker(g: NoRetreat) -> None:
    """Used, it is turned over and given to the opponent."""
    g.joker = 1 - g.joker
    g.tell("joker-passed", "15.7c", side=SIDES[g.joker])


@rule("15.7a")
def purse(g: NoRetreat, side: Side) -> Cards:
    """The cards that a side can pay with: its hand, and the Joker if it is there."""
    return g.hands[side] | (1 << JOKER if g.joker == side else 0)


@steps.step
@rule("5.0i", "5.0g", "OP-5.5")
def window(g: NoRetreat, kind: str, passed: Count = 0, side: Side = -1) -> None:
    """Both sides may play events at this moment, the one with the Initiative first."""
    if side < 0:
        side = g.initiative
    while passed < 2:
        if is_asked(g, side, kind):
            if not g.rules.covered:
                g.revealed = True  # who is asked can play: that is news
            g.follow(("event", side, kind, passed))
            return
        passed += 1
        side = 1 - side


event = steps.choice(
    "event",
    rule="5.3.1a",
    seat=seat_of_side,
    always=True,
    about=about_window,
    skip="pass",
)


@event.verb(
    "play",
    "card",
    Limit("5.0a", lambda g, side, kind, passed: g.hands[side]),
    Limit("5.3.1a", lambda g, side, kind, passed: playable(g, side, kind)),
)
def play_at_window(g: NoRetreat, side: Side, kind: str, passed: Count, card: Card) -> None:
    g.follow(("window", kind, 0, 1 - side))
    play_event(g, side, card, kind)


@event.verb("pass")
def pass_window(g: NoRetreat, side: Side, kind: str, passed: Count) -> None:
    g.follow(("window", kind, passed + 1, 1 - side))


# -- playing an event


@rule("5.3b", "16.0a", "H.d")
def play_event(g: NoRetreat, side: Side, card: Card, window: str) -> None:
    """Choose among its alternatives, let the other side react, carry it out, discard it."""
    found = options_now(g, side, card, window)
    show(g, side, card)
    g.table += bytes((card,))
    g.tell("event", "5.3b", side=SIDES[side], card=card, event=EVENTS[side][card].id)
    g.follow(("which", side, card, window, mask(found)))


@steps.step
def which(g: NoRetreat, side: Side, card: Card, window: str, found: Alternatives) -> None:
    if found & (found - 1):
        g.follow(("alternative", side, card, window, found))
    else:
        carry_on(g, side, card, found.bit_length() - 1, window)


alternative = steps.choice(
    "alternative",
    rule="5.3.1a",
    seat=seat_of_side,
    about=lambda g, side, card, window, found: {"card": card, "event": EVENTS[side][card].id},
)


@alternative.verb("option", "option", Limit("5.3.1a", lambda g, side, card, window, found: found))
def choose_alternative(
    g: NoRetreat, side: Side, card: Card, window: str, found: Alternatives, number: Alternative
) -> None:
    carry_on(g, side, card, number, window)


def carry_on(g: NoRetreat, side: Side, card: Card, number: Alternative, window: str) -> None:
    g.follow(("reactions", 1 - side, "card", card), ("carry_out", side, card, number, window, card))


@steps.step
@rule("5.3.2a", "5.0j", "5.3b")
def carry_out(
    g: NoRetreat, side: Side, card: Card, number: Alternative, window: str, played: Card
) -> None:
    """Do what the event of `card` says; `played` is the card that goes to the Discard Pile."""
    g.happened[side] |= 1 << card
    g.follow(("put_away", played))
    EVENT_OPTIONS[side][card][number].do(g, window)


@steps.step
@rule("5.3b", "5.0b")
def put_away(g: NoRetreat, card: Card) -> None:
    """A played card is discarded after use."""
    if card in g.table:
        g.table = g.table.replace(bytes((card,)), b"", 1)
        g.discards += bytes((card,))


# -- reactions


@steps.step
@rule("OP-5.5", "16.0a", "16.0b")
def reactions(g: NoRetreat, side: Side, window: str, about: Card | Unit) -> None:
    """One chance to answer what the other side has just done; the frame below is what it did."""
    if is_asked(g, side, window):
        if not g.rules.covered:
            g.revealed = True
        g.follow(("reaction", side, window, about))


def about_reaction(g: NoRetreat, side: Side, window: str, about: Card | Unit) -> dict[str, Any]:
    answered = {"unit" if window == "step" else "card": about}
    return about_window(g, side, window) | answered


reaction = steps.choice(
    "reaction",
    rule="16.0a",
    seat=seat_of_side,
    always=True,
    about=about_reaction,
    skip="pass",
)


@reaction.verb(
    "play",
    "card",
    Limit("5.0a", lambda g, side, window, about: g.hands[side]),
    Limit("5.3.1a", lambda g, side, window, about: playable(g, side, window)),
)
def react(g: NoRetreat, side: Side, window: str, about: Card | Unit, card: Card) -> None:
    play_event(g, side, card, window)


@reaction.verb("pass")
def let_it_be(g: NoRetreat, side: Side, window: str, about: Card | Unit) -> None:
    """The event, the payment or the step stands."""


@rule("16.0a")
def cancel(g: NoRetreat, takes: Side = -1) -> None:
    """The frame that a reaction answers is taken off; its card is discarded, or taken in hand.

    It is called when the cancelling event is carried out: below it lies first the cancelling
    card's own way to the Discard Pile, then what it cancels.
    """
    own = g.frames.pop()
    name, *args = g.frames.pop()
    card = -1
    if name == "carry_out":
        card = args[-1]
        g.table = g.table.replace(bytes((card,)), b"", 1)
    elif name == "pay":
        card = args[0]
        if card in g.discards:
            at = g.discards.rindex(card)
            g.discards = g.discards[:at] + g.discards[at + 1 :]
    g.tell("cancelled", "16.0a", card=card if card > 0 else None)
    if card > 0 and card != JOKER:
        if takes >= 0:
            g.hands[takes] |= 1 << card
            g.seen[takes] |= 1 << card
        else:
            g.discards += bytes((card,))
    g.frames.append(own)


# -- paying


@steps.step
def pay(g: NoRetreat, last: Side, side: Side, left: Count, rule: str, *what: Any) -> None:
    """So many cards are still to be discarded for a step that follows; `last` was the last one."""
    if left > 0:
        g.follow(("payment", side, left, rule, *what))
    else:
        g.follow(what)


@rule("5.4a", "16.0b")
def charge(g: NoRetreat, side: Side, cost: Points, rule: str, *what: Any) -> None:
    """A step that costs cards: first they are discarded, one by one, then it is taken."""
    g.follow(("pay", 0, side, cost, rule, *what))


def can_pay(g: NoRetreat, side: Side, cost: Points) -> bool:
    purse_now = purse(g, side)
    worth = purse_now.bit_count()
    if side == AXIS and g.phase == ORGANIZATION and purse_now >> VOLKSGRENADIERS & 1:
        worth += 1
    return worth >= cost


VOLKSGRENADIERS = 53
BOCK = 12


def about_payment(
    g: NoRetreat, side: Side, left: Count, rule: str, what: str, *things: int
) -> dict[str, Any]:
    """How many cards are still to be discarded, for what, and for which unit or hex."""
    about: dict[str, Any] = {"left": left, "for": what}
    if things:
        about["hex" if what == "mark_counterblow" else "unit"] = things[0]
    return about


payment = steps.choice("payment", rule="5.4a", seat=seat_of_side, about=about_payment)


@payment.verb("discard", "card", Limit("5.4a", lambda g, side, *_: purse(g, side)))
def discard_in_payment(g: NoRetreat, side: Side, left: Count, rule: str, *rest: Any) -> None:
    *what, card = rest
    discard(g, side, card, rule)
    worth = 1
    if card == VOLKSGRENADIERS and side == AXIS and g.phase == ORGANIZATION:
        worth = 2
    bonus: list[Any] = []
    if (side, card) == (AXIS, BOCK) and what[0] == "bring_back" and may_happen(g, AXIS, BOCK):
        g.happened[AXIS] |= 1 << BOCK
        bonus = [("draw", AXIS, 1)]
    g.follow(
        *bonus,
        ("reactions", 1 - side, "payment", card),
        ("pay", card, side, left - worth, rule, *what),
    )


# -- drawing


@steps.step
@rule("5.0a", "14.14.2a", "14.14.2b", "H.f")
def draw(g: NoRetreat, side: Side, count: Count) -> None:
    """One card at a time; an event that is played immediately happens as it is drawn."""
    if count <= 0:
        return
    card = take_top(g)
    if card < 0:
        g.tell("no-cards", "OP-5.7", side=SIDES[side])
        return
    g.follow(("draw", side, count - 1))
    if EVENTS[side][card].immediate:
        draw_immediate(g, side, card)
    else:
        g.hands[side] |= 1 << card
        if g.sink is not None:
            tell_drawn(g, side, card)


def tell_drawn(g: NoRetreat, side: Side, card: Card) -> None:
    """Only the one who draws sees the card."""
    g.tell("drew", "5.2a", side=SIDES[side], drawn=(side, card))


@rule("14.14.2a", "15.4a", "15.4b")
def draw_immediate(g: NoRetreat, side: Side, card: Card) -> None:
    """Revealed from the pile, it cannot be ignored; with fixed weather the weather stays."""
    g.tell("event", "14.14.2a", side=SIDES[side], card=card, event=EVENTS[side][card].id)
    fixed = g.rules.fixed_weather
    if card in WEATHER_CARDS[side] and (fixed == "on" or (fixed == "1941" and g.turn <= 4)):
        g.discards += bytes((card,))
        g.follow(("draw", side, 1))
        return
    g.table += bytes((card,))
    g.follow(("carry_out", side, card, 0, "", card))


WEATHER_CARDS = ((9, 11), (12, 13))

# -- phase 1


@rule("5.2e", "13.5-T23c", "14.13a", "OP-5.2", "OP-13.6")
def quota(g: NoRetreat, side: Side) -> Count:
    """How many cards a side draws in its Cards Phase."""
    if side == AXIS and g.turn == TURN_1945:
        return 1
    usual = axis_quota(g) if side == AXIS else soviet_quota(g)
    return max(0, usual - g.draw_less[side])


@rule("5.2a", "5.2d", "13.5-T08a")
def axis_quota(g: NoRetreat) -> Count:
    """One more on turns 8 and 9, one less without the Romanian oil."""
    return DRAWN + (g.turn in (8, 9)) - (not g.control >> ROMANIAN_OIL & 1)


@rule("5.2a", "5.2b", "5.2c", "13.5-T21a", "OP-5.3")
def soviet_quota(g: NoRetreat) -> Count:
    """One more from turn 21, one less for each of Moscow and the Caucasus oil that is lost."""
    lost = (g.control >> MOSCOW & 1) + (g.control >> CAUCASUS_OIL & 1)
    return DRAWN + (g.turn >= 21) - lost


@steps.step
@rule("4.0l", "5.1a", "5.2a", "OP-5.1")
def cards_phase(g: NoRetreat) -> None:
    g.follow("discard_step", "draw_step", "second_front", "card_play")


@steps.step
@rule("5.1a", "15.7a")
def discard_step(g: NoRetreat) -> None:
    if g.hands[g.active].bit_count() > HAND_KEPT:
        g.follow(("discard_one", g.active, "5.1a"), "discard_step")


@steps.step
def draw_step(g: NoRetreat) -> None:
    count = quota(g, g.active)
    g.draw_less[g.active] = 0
    g.tell("draws", "5.2a", side=SIDES[g.active], count=count)
    g.follow(("draw", g.active, count))


@steps.step
@rule("5.2.1a", "13.4b", "EX-5.2.1")
def second_front(g: NoRetreat) -> None:
    """War on two fronts: a red event costs the Axis a card."""
    if g.active == AXIS and TURNS[g.turn - 1].red_event and g.hands[AXIS]:
        g.follow(("discard_one", AXIS, "5.2.1a"))


DISCARDS = {"3.0c": "opening", "5.1a": "hand", "5.2.1a": "two-fronts", "5.3.2a": "event"}
"""Why a card is discarded without paying for anything, by the rule that demands it."""

KEPT = {"3.0c": 4, "5.1a": HAND_KEPT}
"""Rules that leave so many cards in the hand; the others demand one card."""


def about_discard(g: NoRetreat, side: Side, rule: str) -> dict[str, Any]:
    left = g.hands[side].bit_count() - KEPT[rule] if rule in KEPT else 1
    return {"reason": DISCARDS[rule], "left": left}


discard_one = steps.choice("discard_one", rule="5.1a", seat=seat_of_side, about=about_discard)


@discard_one.verb("discard", "card", Limit("5.0a", lambda g, side, rule: g.hands[side]))
def discard_a_card(g: NoRetreat, side: Side, rule: str, card: Card) -> None:
    discard(g, side, card, rule)
    g.follow(("reactions", 1 - side, "payment", card), ("pay", card, side, 0, rule, "nothing"))


@steps.step
def nothing(g: NoRetreat) -> None:
    """What a discard without a purpose pays for."""


@rule("H.j")
def is_asked_anyway(g: NoRetreat, *_: Any) -> bool:
    """Where windows are covered, nobody is passed over for holding nothing that he could play."""
    return g.rules.covered and bool(g.hands[g.active])


card_play = steps.choice("card_play", rule="4.0l", seat=seat_of_active, always=is_asked_anyway)
"""Events of a side's own Cards Phase."""


@card_play.verb(
    "play",
    "card",
    Limit("5.0a", lambda g: g.hands[g.active]),
    Limit("5.3.1a", lambda g: playable(g, g.active, "phase")),
)
def play_in_card_phase(g: NoRetreat, card: Card) -> None:
    g.follow("card_play")
    play_event(g, g.active, card, "phase")


@card_play.verb("done")
def end_card_play(g: NoRetreat) -> None:
    """On to the Supply Check."""


# -- 1945


@steps.step
@rule("5.5e", "12.4f", "OP-H.2")
def change_cards(g: NoRetreat) -> None:
    """The struck-out cards leave hands and piles; the others are shuffled with the new ones."""
    give_up_old_cards(g)
    shuffle_in_new_cards(g)
    g.revealed = True
    g.tell("cards-of-1945", "5.5c", count=len(g.deck))


@rule("5.5a", "5.5c", "OP-5.8", "OP-5.9")
def give_up_old_cards(g: NoRetreat) -> None:
    """Nobody draws others for them."""
    for side in (AXIS, SOVIET):
        g.hands[side] &= ~LEAVE_1945
        g.seen[side] &= ~LEAVE_1945


@rule("5.5a", "5.5b", "5.5d", "OP-5.9")
def shuffle_in_new_cards(g: NoRetreat) -> None:
    """What is left of both piles and the cards with a green 45 are the new draw pile."""
    left = [card for card in g.deck + g.discards if not LEAVE_1945 >> card & 1]
    g.discards = b""
    g.deck = bytes(g.chance.shuffle([*left, *bits(ENTER_1945)]))
