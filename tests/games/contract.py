"""What the games promise all alike: saving, copying, undoing and replaying change nothing."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Collection
from contextlib import suppress
from itertools import count
from typing import Any

import pytest

from hexfront import CannotUndo, Game, Record
from hexfront.core.chance import Chance
from hexfront.core.game import Definition, game_at

SAMPLED = 25
"""Every so many decisions a position is saved, loaded and copied as well."""


def saved_and_loaded(game: Game) -> None:
    """Through JSON and back, and through the text and back."""
    definition, setup = game.definition, game.setup
    data = json.loads(json.dumps(definition.dump(game.state)))
    loaded = Game(definition, setup, definition.restore(data, setup, Chance("loaded")))
    options = dict(setup.options)
    read = game_at(definition, game.text, setup.mode, options, "read", scenario=setup.scenario)
    assert game.decision is not None
    for other in (loaded, read):
        assert other.digest == game.digest
        assert other.decision is not None
        assert other.decision.actions == game.decision.actions


def copied(game: Game, rng: random.Random) -> None:
    """A copy is equal, goes on alike, and leaves the original alone."""
    before = game.digest
    first, second = game.clone(), game.clone()
    assert first.digest == before
    for _ in range(6):
        if first.decision is None:
            break
        action = rng.choice(first.decision.actions)
        first.play(action)
        second.play(action)
        assert first.digest == second.digest
    assert game.digest == before


def undone(game: Game, before: str, telling: Collection[str] = ()) -> None:
    """What can be undone leads back to the position before, and forth to the one after.

    `telling` are events by which somebody learns what was hidden.
    """
    copy = game.clone()
    last = copy.history[-1]
    if last.rolls or last.spoke:
        with pytest.raises(CannotUndo, match="chance has spoken"):
            copy.undo(last.seat)
        return
    assert not set(telling) & {event.what for event in last.events}
    copy.undo(last.seat)
    assert copy.digest == before
    copy.play(last.action)
    assert copy.digest == game.digest


def determinised(game: Game) -> None:
    """A seat sees the same of a copy in which all that it cannot know is drawn anew."""
    for seat in game.seats:
        assert game.determinize(seat, "drawn anew").view(seat) == game.view(seat)


def studied(game: Game, rng: random.Random) -> None:
    """What a seat learns by asking does not depend on what is hidden from it."""
    state, definition = game.state, game.definition
    for topic, study in definition.studies.items():
        names = [rng.choice(_things(definition, state, kind)) for kind in study.kinds]
        for seat in game.seats:
            drawn = game.determinize(seat, "drawn anew")
            answer = game.study(topic, *names, seat=seat)
            assert drawn.study(topic, *names, seat=seat) == answer
            json.dumps(answer)


def _things(definition: Definition, state: Any, kind: str) -> list[str]:
    """The names of all things of a kind that can be asked about."""
    names = []
    with suppress(IndexError):
        for number in count():
            names.append(definition.name(state, kind, number))
    return [name for name in names if definition.number(state, kind, name) is not None]


def replayed(game: Game) -> None:
    """The record leads to the same end."""
    record = Record.parse("\n".join(Record.of(game).lines()) + "\n")
    again = record.verify(lambda id: game.definition)
    assert again.digest == game.digest
    assert again.result == game.result


def play_by_contract(
    game: Game,
    rng: random.Random,
    check: Callable[[Any], None],
    choose: Callable[[Any], Any],
    telling: Collection[str] = (),
) -> int:
    """A whole game with samples of everything above; the number of its decisions."""
    while game.decision is not None:
        check(game.state)
        if len(game.history) % SAMPLED == 0:
            saved_and_loaded(game)
            copied(game, rng)
            determinised(game)
            studied(game, rng)
        before = game.digest if len(game.history) % 5 == 0 else None
        game.play(choose(game.decision.actions))
        if before is not None:
            undone(game, before, telling)
    assert game.result is not None
    replayed(game)
    return len(game.history)
