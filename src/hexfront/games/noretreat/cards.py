"""Chapter 5: the piles, the Cards Phase, payment, and the moments at which events may be played.

An event is carried out between two frames: above it the reactions of the other side, who may
cancel it by taking its frame off, below it the card's way to the Discard Pile. A payment is
likewise a frame that a reaction can take off.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.games.noretreat.state import (
    CARDS,
    COMBAT,
    MAINTENANCE,
    MOVEMENT_PHASE,
    ORGANIZATION,
    REMOVAL,
    SUPPLY,
    NoRetreat,
    seat_of_active,
    seat_of_side,
    steps,
)
from hexfront.games.noretreat.tables import (
    AXIS,
    CARD_NAMES,
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

HAND_KEPT = 2  # 5.1a
DRAWN = 4  # 5.2a

# -- the piles


@rule("5.0c", "5.0a", "OP-5.7")
def take_top(g: NoRetreat) -> int:
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
    g.revealed = True
    g.tell("reshuffled", "5.0c", count=len(g.deck))


@rule("5.0b", "H.d", "OP-5.10", "OP-5.11")
def discard(g: NoRetreat, side: int, card: int, rule: str) -> None:
    """A card of a hand goes face up on the one Discard Pile; the Joker changes hands."""
    g.hands[side] &= ~(1 << card)
    g.seen[side] &= ~(1 << card)
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
def purse(g: NoRetreat, side: int) -> int:
    """The cards that a side can pay with: its hand, and the Joker if it is there."""
    return g.hands[side] | (1 << JOKER if g.joker == side else 0)


# -- events and their moments


class Option(NamedTuple):
    """One alternative of an event: when, on what condition, and what it does."""

    timing: tuple[str, ...]
    may: Callable[[NoRetreat, str], bool]
    do: Callable[[NoRetreat, str], None]


EVENT_OPTIONS: list[dict[int, dict[int, Option]]] = [{}, {}]
"""By side, card and number of the alternative; `events` fills it."""

WINDOWS = (
    "phase",  # in a phase of one's own, among its other actions
    "start",  # at the start of a phase
    "end",  # at its end
    "move",  # after a single move
    "declared",  # after a step of the declarations
    "counterblow",  # in the Counterblow Step
    "commit",  # in the Commitment Step of a battle
    "rolled",  # after the die roll
    "result",  # before the result is applied
    "exchanged",  # after an EX was applied
    "advance",  # before the advance
    "victory",  # in the Victory Phase
    "card",  # in answer to a card that was just played
    "payment",  # in answer to a card that was just discarded
    "step",  # in answer to an improvement or a replacement
)
REACTIONS = frozenset(("card", "payment", "step"))
_ANY_TIME = frozenset(WINDOWS) - REACTIONS - {"victory"}


def _in(phase: int, *windows: str, active: int | None = None) -> Callable[..., bool]:
    def open_now(g: NoRetreat, side: int, window: str) -> bool:
        return g.phase == phase and window in windows and active in (None, g.active)

    return open_now


def _own(phase: int, *windows: str) -> Callable[..., bool]:
    def open_now(g: NoRetreat, side: int, window: str) -> bool:
        return g.phase == phase and window in windows and g.active == side

    return open_now


def _commit(active: int | None = None) -> Callable[..., bool]:
    return lambda g, side, window: window == "commit" and active in (None, g.active)


_WHOLE = ("phase", "start", "end")

MOMENTS: dict[str, Callable[[NoRetreat, int, str], bool]] = {
    "any_time": lambda g, side, window: window in _ANY_TIME,
    "any_time_own_player_turn": lambda g, side, window: window in _ANY_TIME and g.active == side,
    "end_of_any_phase": lambda g, side, window: window == "end",
    "own_card_phase": _own(CARDS, *_WHOLE),
    "card_phase_any": _in(CARDS, *_WHOLE),
    "axis_card_phase": _in(CARDS, *_WHOLE, active=AXIS),
    "soviet_card_phase": _in(CARDS, *_WHOLE, active=SOVIET),
    "end_of_supply_check_phase_any": _in(SUPPLY, "end"),
    "own_organization_phase": _own(ORGANIZATION, "phase"),
    "start_of_axis_organization_phase": _in(ORGANIZATION, "start", active=AXIS),
    "own_movement_phase": _own(MOVEMENT_PHASE, "phase"),
    "end_of_axis_movement_phase": _in(MOVEMENT_PHASE, "end", active=AXIS),
    "end_of_soviet_movement_phase": _in(MOVEMENT_PHASE, "end", active=SOVIET),
    "counterblow_step_axis_combat_phase": _in(COMBAT, "counterblow", active=AXIS),
    "counterblow_step_soviet_combat_phase": _in(COMBAT, "counterblow", active=SOVIET),
    "commitment_step_any": _commit(),
    "commitment_step_axis_combat_phase": _commit(AXIS),
    "commitment_step_soviet_combat_phase": _commit(SOVIET),
    "after_any_die_roll": lambda g, side, window: window == "rolled",
    "right_after_axis_attack_roll": lambda g, side, window: (
        window == "rolled" and g.battle is not None and g.battle.attacker == AXIS
    ),
    "right_after_soviet_attack_roll": lambda g, side, window: (
        window == "rolled" and g.battle is not None and g.battle.attacker == SOVIET
    ),
    "apply_result_step_any": lambda g, side, window: window == "result",
    "after_ex_result_of_soviet_attack_applied": lambda g, side, window: window == "exchanged",
    "end_of_any_combat_phase": _in(COMBAT, "end"),
    "end_of_soviet_combat_phase": _in(COMBAT, "end", active=SOVIET),
    "removals_phase_any": _in(REMOVAL, "start"),
    "victory_phase": lambda g, side, window: window == "victory" and g.phase == MAINTENANCE,
    "reaction_any_time": lambda g, side, window: window in REACTIONS,
    "on_draw": lambda g, side, window: False,
    "on_own_discard_for_replacement": lambda g, side, window: False,
    "payment": lambda g, side, window: False,
}


@rule("5.3.1a", "5.3.1b", "5.0f", "OP-5.5")
def _windows_of(timing: tuple[str, ...]) -> frozenset[str]:
    """The windows at which such an event could ever be offered."""
    found: set[str] = set()
    for moment in timing:
        if moment in ("any_time", "any_time_own_player_turn"):
            found |= _ANY_TIME
        elif moment.startswith("commitment"):
            found.add("commit")
        elif moment.startswith("counterblow"):
            found.add("counterblow")
        elif moment.startswith("reaction"):
            found |= REACTIONS
        elif moment.startswith(("after_any_die", "right_after")):
            found.add("rolled")
        elif moment.startswith("apply_result"):
            found.add("result")
        elif moment.startswith("after_ex"):
            found.add("exchanged")
        elif moment == "victory_phase":
            found.add("victory")
        elif moment.startswith("end_of"):
            found.add("end")
        elif moment.startswith(("start_of", "removals")):
            found.add("start")
        elif moment in ("own_organization_phase", "own_movement_phase"):
            found.add("phase")
        elif "card_phase" in moment:
            found |= set(_WHOLE)
    return frozenset(found)


CARDS_AT: dict[str, list[int]] = {
    window: [
        mask(
            card
            for card in range(1, JOKER)
            if any(window in _windows_of(timing) for timing in EVENTS[side][card].timing)
        )
        for side in (AXIS, SOVIET)
    ]
    for window in WINDOWS
}
"""The cards that a side might play at each window."""


@rule("5.3a", "5.3.3a", "5.3.3b", "5.3.3c", "5.0j", "OP-5.4")
def may_happen(g: NoRetreat, side: int, card: int, copied: bool = False) -> bool:
    """Whether this half of the card may be an event at all now."""
    event = EVENTS[side][card]
    if event.immediate or g.happened[side] >> card & 1:
        return False
    return copied or event.initiative in ("none", SIDES[g.initiative])


@rule("5.3.1a", "5.0f")
def options_now(g: NoRetreat, side: int, card: int, window: str, copied: bool = False) -> list[int]:
    """The alternatives of an event that may be carried out at this moment."""
    if not may_happen(g, side, card, copied):
        return []
    return [
        number
        for number, option in EVENT_OPTIONS[side].get(card, {}).items()
        if any(MOMENTS[moment](g, side, window) for moment in option.timing)
        and option.may(g, window)
    ]


def playable(g: NoRetreat, side: int, window: str) -> int:
    """The cards of a hand that may be played as events at this window."""
    cards = 0
    for card in bits(g.hands[side] & CARDS_AT[window][side]):
        if options_now(g, side, card, window):
            cards |= 1 << card
    return cards


# -- asking


@rule("H.j")
def possible(g: NoRetreat, side: int, window: str) -> int:
    """The cards that might be played here, as far as both sides know of one another.

    Whether a side is asked depends on them alone: a pause tells the one nothing about the other's
    hand, and the other nothing about what the Draw Pile still holds.
    """
    might = g.seen[side]
    if g.hands[side] & ~might:
        might |= g.hands[side] | mask(g.deck) | g.hands[1 - side] & ~g.seen[1 - side]
    cards = 0
    for card in bits(might & CARDS_AT[window][side]):
        if may_happen(g, side, card) and any(
            MOMENTS[moment](g, side, window)
            for option in EVENT_OPTIONS[side].get(card, {}).values()
            if window not in REACTIONS or option.may(g, window)  # what an answer needs is public
            for moment in option.timing
        ):
            cards |= 1 << card
    return cards


def is_asked(g: NoRetreat, side: int, window: str) -> bool:
    """Where windows are covered a side is asked whatever it holds."""
    if not g.hands[side]:
        return False
    if g.rules.covered:
        return bool(possible(g, side, window))
    return bool(g.hands[side] & CARDS_AT[window][side]) and bool(playable(g, side, window))


_WHENEVER = ("any_time", "any_time_own_player_turn")


def about_window(g: NoRetreat, side: int, window: str, *_: Any) -> dict[str, Any]:
    """Which moment it is, and the reasons for which a player may want to be asked.

    They are the cards that belong to this moment, and `any-time` for those that fit every one.
    """
    stops: set[str] = set()
    for card in bits(possible(g, side, window)):
        moments = {
            moment
            for option in EVENT_OPTIONS[side][card].values()
            for moment in option.timing
            if MOMENTS[moment](g, side, window)
        }
        stops.add("any-time" if moments <= set(_WHENEVER) else f"card:{CARD_NAMES[card]}")
    return {"window": window, "stops": sorted(stops)}


@steps.step
@rule("5.0i", "5.0g", "OP-5.5")
def window(g: NoRetreat, kind: str, passed: int = 0, side: int = -1) -> None:
    """Both sides may play events at this moment, the one with the Initiative first."""
    if side < 0:
        side = g.initiative
    while passed < 2:
        if is_asked(g, side, kind):
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
def play_at_window(g: NoRetreat, side: int, kind: str, passed: int, card: int) -> None:
    g.follow(("window", kind, 0, 1 - side))
    play_event(g, side, card, kind)


@event.verb("pass")
def pass_window(g: NoRetreat, side: int, kind: str, passed: int) -> None:
    g.follow(("window", kind, passed + 1, 1 - side))


# -- playing an event


@rule("5.3b", "16.0a", "H.d")
def play_event(g: NoRetreat, side: int, card: int, window: str) -> None:
    """Choose among its alternatives, let the other side react, carry it out, discard it."""
    found = options_now(g, side, card, window)
    g.hands[side] &= ~(1 << card)
    g.seen[side] &= ~(1 << card)
    g.table += bytes((card,))
    g.tell("event", "5.3b", side=SIDES[side], card=card, event=EVENTS[side][card].id)
    g.follow(("which", side, card, window, mask(found)))


@steps.step
def which(g: NoRetreat, side: int, card: int, window: str, found: int) -> None:
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
    g: NoRetreat, side: int, card: int, window: str, found: int, number: int
) -> None:
    carry_on(g, side, card, number, window)


def carry_on(g: NoRetreat, side: int, card: int, number: int, window: str) -> None:
    g.follow(("reactions", 1 - side, "card", card), ("carry_out", side, card, number, window, card))


@steps.step
@rule("5.3.2a", "5.0j", "5.3b")
def carry_out(g: NoRetreat, side: int, card: int, number: int, window: str, played: int) -> None:
    """Do what the event of `card` says; `played` is the card that goes to the Discard Pile."""
    g.happened[side] |= 1 << card
    g.follow(("put_away", played))
    EVENT_OPTIONS[side][card][number].do(g, window)


@steps.step
@rule("5.3b", "5.0b")
def put_away(g: NoRetreat, card: int) -> None:
    """A played card is discarded after use."""
    if card in g.table:
        g.table = g.table.replace(bytes((card,)), b"", 1)
        g.discards += bytes((card,))


# -- reactions


@steps.step
@rule("OP-5.5", "16.0a", "16.0b")
def reactions(g: NoRetreat, side: int, window: str, about: int) -> None:
    """One chance to answer what the other side has just done; the frame below is what it did."""
    if is_asked(g, side, window):
        g.follow(("reaction", side, window, about))


def about_reaction(g: NoRetreat, side: int, window: str, about: int) -> dict[str, Any]:
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
def react(g: NoRetreat, side: int, window: str, about: int, card: int) -> None:
    play_event(g, side, card, window)


@reaction.verb("pass")
def let_it_be(g: NoRetreat, side: int, window: str, about: int) -> None:
    """The event, the payment or the step stands."""


@rule("16.0a")
def cancel(g: NoRetreat, takes: int = -1) -> None:
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
def pay(g: NoRetreat, last: int, side: int, left: int, rule: str, *what: Any) -> None:
    """So many cards are still to be discarded for a step that follows; `last` was the last one."""
    if left > 0:
        g.follow(("payment", side, left, rule, *what))
    else:
        g.follow(what)


@rule("5.4a", "16.0b")
def charge(g: NoRetreat, side: int, cost: int, rule: str, *what: Any) -> None:
    """A step that costs cards: first they are discarded, one by one, then it is taken."""
    g.follow(("pay", 0, side, cost, rule, *what))


def can_pay(g: NoRetreat, side: int, cost: int) -> bool:
    purse_now = purse(g, side)
    worth = purse_now.bit_count()
    if side == AXIS and g.phase == ORGANIZATION and purse_now >> VOLKSGRENADIERS & 1:
        worth += 1
    return worth >= cost


VOLKSGRENADIERS = 53
BOCK = 12


def about_payment(
    g: NoRetreat, side: int, left: int, rule: str, what: str, *things: int
) -> dict[str, Any]:
    """How many cards are still to be discarded, for what, and for which unit or hex."""
    about: dict[str, Any] = {"left": left, "for": what}
    if things:
        about["hex" if what == "mark_counterblow" else "unit"] = things[0]
    return about


payment = steps.choice("payment", rule="5.4a", seat=seat_of_side, about=about_payment)


@payment.verb("discard", "card", Limit("5.4a", lambda g, side, *_: purse(g, side)))
def discard_in_payment(g: NoRetreat, side: int, left: int, rule: str, *rest: Any) -> None:
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
def draw(g: NoRetreat, side: int, count: int) -> None:
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


def tell_drawn(g: NoRetreat, side: int, card: int) -> None:
    """Only the one who draws sees the card."""
    g.tell("drew", "5.2a", side=SIDES[side], drawn=(side, card))


@rule("14.14.2a", "15.4a", "15.4b")
def draw_immediate(g: NoRetreat, side: int, card: int) -> None:
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


@rule("5.2a", "5.2b", "5.2c", "5.2d", "5.2e", "13.5-T08a", "13.5-T21a", "13.5-T23c")
@rule("OP-5.2", "OP-5.3", "OP-13.6", "14.13a")
def quota(g: NoRetreat, side: int) -> int:
    """How many cards a side draws in its Cards Phase."""
    if side == AXIS:
        if g.turn == TURN_1945:
            return 1
        count = DRAWN + (g.turn in (8, 9)) - (not g.control >> ROMANIAN_OIL & 1)
    else:
        count = DRAWN + (g.turn >= 21)
        count -= (g.control >> MOSCOW & 1) + (g.control >> CAUCASUS_OIL & 1)
    return max(0, count - g.draw_less[side])


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

discard_one = steps.choice(
    "discard_one",
    rule="5.1a",
    seat=seat_of_side,
    about=lambda g, side, rule: {"reason": DISCARDS[rule]},
)


@discard_one.verb("discard", "card", Limit("5.0a", lambda g, side, rule: g.hands[side]))
def discard_a_card(g: NoRetreat, side: int, rule: str, card: int) -> None:
    discard(g, side, card, rule)
    g.follow(("reactions", 1 - side, "payment", card), ("pay", card, side, 0, rule, "nothing"))


@steps.step
def nothing(g: NoRetreat) -> None:
    """What a discard without a purpose pays for."""


@rule("H.j")
def keeps_face(g: NoRetreat, *_: Any) -> bool:
    """Where windows are covered, nobody is passed over for holding nothing that he could play."""
    return g.rules.covered and bool(g.hands[g.active])


card_play = steps.choice("card_play", rule="4.0l", seat=seat_of_active, always=keeps_face)
"""Events of one's own Cards Phase."""


@card_play.verb(
    "play",
    "card",
    Limit("5.0a", lambda g: g.hands[g.active]),
    Limit("5.3.1a", lambda g: playable(g, g.active, "phase")),
)
def play_in_card_phase(g: NoRetreat, card: int) -> None:
    g.follow("card_play")
    play_event(g, g.active, card, "phase")


@card_play.verb("done")
def end_card_play(g: NoRetreat) -> None:
    """On to the Supply Check."""


# -- 1945


@steps.step
@rule("5.5a", "5.5b", "5.5c", "5.5d", "5.5e", "12.4f", "OP-5.8", "OP-5.9", "OP-H.2")
def change_cards(g: NoRetreat) -> None:
    """The struck-out cards leave hands and piles; the others are shuffled with the new ones."""
    for side in (AXIS, SOVIET):
        g.hands[side] &= ~LEAVE_1945
        g.seen[side] &= ~LEAVE_1945
    left = [card for card in g.deck + g.discards if not LEAVE_1945 >> card & 1]
    g.discards = b""
    g.deck = bytes(g.chance.shuffle([*left, *bits(ENTER_1945)]))
    g.revealed = True
    g.tell("cards-of-1945", "5.5c", count=len(g.deck))
