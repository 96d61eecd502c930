"""What is still to be placed before a game begins, in whichever order a player thinks of it.

The table asks for one unit after the other. Whoever sets up wants to see all of them, and to move
some again before anything is played: so each has its legal answers here, with the others placed
as the player has them in mind.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from hexfront.core.flow import Action, Frame
from hexfront.core.game import Game, Named


@dataclass(frozen=True, slots=True)
class ToPlace:
    """A unit, the question that is asked about it, and the answers that are legal."""

    unit: str
    prompt: str
    actions: tuple[Named, ...]


def to_place(
    game: Game, seat: str, drafted: Mapping[str, Sequence[str]] | None = None
) -> list[ToPlace]:
    """In the order in which they are asked for; of another seat's units nothing is told.

    `drafted` has an answer for some of the units: each counts for all the others, as far as it is
    legal.
    """
    waiting = _waiting(game, seat)
    return [
        ToPlace(unit, frame[0], _answers(game, waiting, drafted or {}, unit))
        for unit, frame in waiting
    ]


def _waiting(game: Game, seat: str) -> list[tuple[str, Frame]]:
    """The steps of the stack that place a unit of the seat, the next one first."""
    g, steps = game.state, game.definition.steps
    found = []
    for frame in reversed(g.frames):
        if frame[0] not in game.definition.placing:
            continue
        choice = steps.named(frame[0])
        if choice.seat(g, *frame[1:]) == seat:
            found.append((_unit(game, frame, seat), frame))
    return found


def _unit(game: Game, frame: Frame, seat: str) -> str:
    choice = game.definition.steps.named(frame[0])
    assert choice.about is not None
    ((key, value),) = choice.about(game.state, *frame[1:]).items()
    name: str = game.state.spell(key, value, seat)
    return name


def _answers(
    game: Game, waiting: list[tuple[str, Frame]], wanted: Mapping[str, Sequence[str]], unit: str
) -> tuple[Named, ...]:
    """The legal answers for a unit, once the others stand where they are wanted."""
    ahead = game.clone()
    for other, frame in waiting:
        if other == unit:
            mine = frame
        elif other in wanted:
            action = _legal(ahead, frame).get(tuple(wanted[other]))
            if action is not None:
                ahead.definition.steps.named(frame[0]).take(ahead.state, frame[1:], action)
    return tuple(_legal(ahead, mine))


def _legal(game: Game, frame: Frame) -> dict[Named, Action]:
    """By name, as if the step came next."""
    g = game.state
    g.frames.append(frame)
    actions = game.definition.steps.named(frame[0]).actions(g, frame[1:])
    found = {game.named(action): action for action in actions}
    g.frames.pop()
    return found
