"""Which cards are worth keeping, and which events are worth playing when."""

from __future__ import annotations

from collections.abc import Callable

from hexfront.bots.noretreat.figures import expected, forced_worth, worth
from hexfront.core.hexes import bits
from hexfront.games.noretreat.cards import HAND_KEPT
from hexfront.games.noretreat.declarations import counterblow_hexes
from hexfront.games.noretreat.moments import EVENT_OPTIONS, options_now
from hexfront.games.noretreat.state import NoRetreat
from hexfront.games.noretreat.tables import AXIS, CLEAR, EVENTS, JOKER, SIDES, SOVIET

BATTLE_GAIN = 1.5  # what an event must add to a battle
CHEAP_GAIN = 0.6  # if the card would be discarded soon
ARMIES = 9  # that the Summer Campaign wants
COUNTERBLOW = 1.0  # a Counterblow must cost the enemy that much

_KEEP: dict[tuple[int, int], float] = {
    **{(AXIS, card): 5.0 for card in (1, 13, 16, 21, 22, 29, 32, 37, 43, 14, 31, 40)},
    **{(SOVIET, card): 5.0 for card in (2, 9, 15, 20, 22, 23, 28, 34, 36, 38, 42, 43, 27)},
}

_ALWAYS = {
    AXIS: {3, 13, 22, 23, 25, 30, 41, 42, 45, 49},
    SOVIET: {1, 2, 8, 9, 15, 20, 24, 25, 33, 38, 39, 44, 6},
}
"""Events that do good whenever they can be played."""
_FREE_BLOWS = {26, 37}
"""Events that force attacks, and do nothing else."""


def keep_value(g: NoRetreat, side: int, card: int) -> float:
    """How much a card is worth in the hand."""
    if card == JOKER:
        return 4.0
    event = EVENTS[side][card]
    if event.immediate:
        return 0.0
    if event.initiative not in ("none", SIDES[g.initiative]):
        return 0.5
    return _KEEP.get((side, card), 2.0)


def worst_card(g: NoRetreat, side: int, cards: list[int]) -> int:
    return min(cards, key=lambda card: (keep_value(g, side, card), card))


def best_card(g: NoRetreat, side: int, cards: list[int]) -> int:
    return max(cards, key=lambda card: (keep_value(g, side, card), card))


def is_event_wanted(g: NoRetreat, side: int, card: int, window: str) -> bool:
    """Whether to play a card as an event now."""
    if window in ("commit", "rolled", "result"):
        return _can_help_battle(g, side, card, window)
    if window in ("card", "payment", "step"):
        return window != "payment"
    if window == "counterblow":
        return card in _FREE_BLOWS and any(
            forced_worth(g, place) < -COUNTERBLOW for place in bits(counterblow_hexes(g))
        )
    special = _SPECIAL.get((side, card))
    if special is not None:
        return special(g)
    return card in _ALWAYS[side]


def _can_help_battle(g: NoRetreat, side: int, card: int, window: str) -> bool:
    battle = g.battle
    if battle is None:
        return False
    sign = 1 if battle.attacker == side else -1
    least = BATTLE_GAIN if g.hands[side].bit_count() <= HAND_KEPT else CHEAP_GAIN
    if window == "rolled":
        now = sign * worth(g, battle, battle.result)
        if battle.result == "CA":
            now = -0.5 * sign
        return sign * expected(g, battle.clone()) > now + least
    before = sign * expected(g, battle.clone())
    for number in options_now(g, side, card, window):
        trial = g.clone()
        depth = len(trial.frames)
        EVENT_OPTIONS[side][card][number].do(trial, window)
        if len(trial.frames) > depth and card not in (17, 46, 50, 52):
            continue
        assert trial.battle is not None
        trial.battle.tec = -1 if trial.battle.hexes & (trial.battle.hexes - 1) else battle.tec
        if sign * expected(trial, trial.battle) > before + least:
            return True
    return False


def _pressed(side: int) -> Callable[[NoRetreat], bool]:
    return lambda g: bool(g.counterblows[side])


def _has_armies(g: NoRetreat) -> bool:
    """Whether there are Germans enough for four attacks."""
    return (g.on_map(AXIS) & g.mobile).bit_count() >= ARMIES


_SPECIAL: dict[tuple[int, int], Callable[[NoRetreat], bool]] = {
    (AXIS, 6): lambda g: bool(g.oos),
    (AXIS, 13): lambda g: g.held[SOVIET].bit_count() >= 6 and _has_armies(g) and g.turn <= 15,
    (AXIS, 15): _pressed(SOVIET),
    (AXIS, 18): lambda g: True,
    (AXIS, 40): lambda g: True,
    (SOVIET, 9): lambda g: True,
    (SOVIET, 20): lambda g: g.turn >= 10,
    (SOVIET, 18): lambda g: False,
    (SOVIET, 19): lambda g: not g.has_initiative(AXIS) or g.weather != CLEAR,
    (AXIS, 30): lambda g: g.event_vp > -6,
}
