"""Small fields on which events are tried, and words for what the tests of cards do often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.games.noretreat.helpers import events, may, play, position

from hexfront import Game
from hexfront.core.hexes import bits
from hexfront.games.noretreat.state import PHASES
from hexfront.games.noretreat.tables import CARD_NAMES, SIDES

AXIS_FIELD = "1107: ax_4a; 1207: su_south/weak"
"""4 against 3 in the open: 1:1."""
SOVIET_FIELD = "1107: ax_4a; 1207: su_west"
"""7 against 4 in the open: 3:2."""


def axis_attack(
    extra: str = "",
    dice: Sequence[int] = (),
    turn: int = 8,
    field: str = AXIS_FIELD,
    **options: Any,
) -> Game:
    """The Axis attacks 1207; the game stands at the first question of the battle."""
    text = f"turn {turn} axis combat; weather clear; support 0 0; {field}; {extra}"
    return play(pass_until(position(text, dice, **options), "declare"), "target 1207")


def soviet_attack(
    extra: str = "",
    dice: Sequence[int] = (),
    turn: int = 14,
    field: str = SOVIET_FIELD,
    **options: Any,
) -> Game:
    """The Soviets attack 1107."""
    text = f"turn {turn} soviet combat; weather clear; support 0 0; {field}; {extra}"
    return play(pass_until(position(text, dice, **options), "declare"), "target 1107")


def at(
    turn: int, side: str, phase: str, field: str, dice: Sequence[int] = (), **options: Any
) -> Game:
    return position(f"turn {turn} {side} {phase}; weather clear; {field}", dice, **options)


def offered(game: Game) -> set[str]:
    """The cards that may be played now."""
    return may(game, "play")


def odds(game: Game) -> dict[str, Any]:
    """The arithmetic of the last battle that was settled, its shifts by their reasons."""
    told = dict(events(game, "odds")[-1])
    told["shifts"] = dict(told["shifts"])
    return told


def result(game: Game) -> str:
    """The result of the battle that is being carried out."""
    battle = game.state.battle
    assert battle is not None
    found: str = battle.result
    return found


def hand(game: Game, side: str) -> set[str]:
    return {CARD_NAMES[card] for card in bits(game.state.hands[SIDES.index(side)])}


def discards(game: Game) -> list[str]:
    """The Discard Pile, its top card first."""
    return [CARD_NAMES[card] for card in reversed(game.state.discards)]


def seat(game: Game) -> str:
    assert game.decision is not None
    return game.decision.seat


def phase(game: Game) -> str:
    return PHASES[game.state.phase]


def pass_until(game: Game, prompt: str, *, phase_is: str = "", steps: int = 60) -> Game:
    """Let everything pass until a decision of this name comes."""
    for _ in range(steps):
        assert game.decision is not None, "the game is over"
        if game.decision.prompt == prompt and (not phase_is or phase(game) == phase_is):
            return game
        quiet = [
            action
            for action in game.decision.actions
            if action[0] in ("pass", "done", "none", "stop", "hold", "discard")
        ]
        game.play(quiet[0])
    raise AssertionError(f"{prompt} did not come")
