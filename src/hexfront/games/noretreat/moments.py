"""Chapter 5.3: the moments at which events may be played, and who is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Cards, Side
from hexfront.games.noretreat.state import (
    CARDS,
    COMBAT,
    MAINTENANCE,
    MOVEMENT_PHASE,
    ORGANIZATION,
    REMOVAL,
    SUPPLY,
    NoRetreat,
)
from hexfront.games.noretreat.tables import (
    AXIS,
    CARD_NAMES,
    EVENTS,
    JOKER,
    SIDES,
    SOVIET,
)
from hexfront.games.noretreat.types import Phase

# -- events and their moments


class Option(NamedTuple):
    """One alternative of an event: when, on what condition, and what it does."""

    timing: tuple[str, ...]
    may: Callable[[NoRetreat, str], bool]
    do: Callable[[NoRetreat, str], None]


EVENT_OPTIONS: list[dict[int, dict[int, Option]]] = [{}, {}]
"""By side, card and number of the alternative; `events` fills it."""

WINDOWS = (
    "phase",  # in the side's own phase, among its other actions
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


def _in(phase: Phase, *windows: str, active: Side | None = None) -> Callable[..., bool]:
    def is_open_now(g: NoRetreat, side: Side, window: str) -> bool:
        return g.phase == phase and window in windows and active in (None, g.active)

    return is_open_now


def _own(phase: Phase, *windows: str) -> Callable[..., bool]:
    def is_open_now(g: NoRetreat, side: Side, window: str) -> bool:
        return g.phase == phase and window in windows and g.active == side

    return is_open_now


def _commit(active: Side | None = None) -> Callable[..., bool]:
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
def may_happen(g: NoRetreat, side: Side, card: Card, copied: bool = False) -> bool:
    """Whether this half of the card may be an event at all now."""
    event = EVENTS[side][card]
    if event.immediate or g.happened[side] >> card & 1:
        return False
    return copied or event.initiative in ("none", SIDES[g.initiative])


@rule("5.3.1a", "5.0f")
def options_now(
    g: NoRetreat, side: Side, card: Card, window: str, copied: bool = False
) -> list[int]:
    """The alternatives of an event that may be carried out at this moment."""
    if not may_happen(g, side, card, copied):
        return []
    return [
        number
        for number, option in EVENT_OPTIONS[side].get(card, {}).items()
        if any(MOMENTS[moment](g, side, window) for moment in option.timing)
        and option.may(g, window)
    ]


def playable(g: NoRetreat, side: Side, window: str) -> Cards:
    """The cards of a hand that may be played as events at this window."""
    cards = 0
    for card in bits(g.hands[side] & CARDS_AT[window][side]):
        if options_now(g, side, card, window):
            cards |= 1 << card
    return cards


# -- asking


@rule("H.j")
def possible(g: NoRetreat, side: Side, window: str) -> Cards:
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


def is_asked(g: NoRetreat, side: Side, window: str) -> bool:
    """Where windows are covered a side is asked whatever it holds."""
    if not g.hands[side]:
        return False
    if g.rules.covered:
        return bool(possible(g, side, window))
    return bool(g.hands[side] & CARDS_AT[window][side]) and bool(playable(g, side, window))


_WHENEVER = ("any_time", "any_time_own_player_turn")


def about_window(g: NoRetreat, side: Side, window: str, *_: Any) -> dict[str, Any]:
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
