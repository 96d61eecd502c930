"""Random legal play to the end in all modes, with everything checked at every decision.

The number of games comes from HEXFRONT_FUZZ_GAMES; `make fuzz` plays ten times as many as a run
of all tests does. A failure names the setting and number of its game: `play_checked` plays it
again.
"""

from __future__ import annotations

import json
import os
import random
from typing import Any

import pytest
from tests.games.volga import invariants
from tests.games.volga.play import SETTINGS, TEMPERS, choose, new_game

import hexfront
from hexfront import CannotUndo, Game, Record
from hexfront.core.chance import Chance
from hexfront.games.volga import GAME
from hexfront.games.volga.state import Volga

GAMES = int(os.environ.get("HEXFRONT_FUZZ_GAMES") or 2000)
PER_CHUNK = 20
CHUNKS = -(-GAMES // (PER_CHUNK * len(SETTINGS)))

SAMPLED = 25
"""Every so many decisions a position is saved, loaded, copied and taken back as well."""


def play_checked(mode: str, variant: str, number: int) -> int:
    """One random game; the number of its decisions."""
    rng = random.Random(f"{mode} {variant} {number}")
    game = new_game(rng, mode, variant)
    temper = TEMPERS[(number + number // 10) % len(TEMPERS)]
    check = checked_closely if number % 10 == 0 else checked
    return check(game, rng, temper)


def checked(game: Game, rng: random.Random, temper: dict[str, float]) -> int:
    """On the fast path: the state and its steps, with events. Views are looked at in turn."""
    g: Volga = game.state
    play = GAME.steps.play
    viewers = invariants.viewers(g)
    decisions = 0
    events: list[Any] = []
    while g.legal:
        invariants.check(g)
        invariants.view_keeps_secrets(g, viewers[decisions % len(viewers)])
        control, entering = g.control, invariants.advancing(g)
        events.clear()
        g.sink = events
        play(g, choose(rng, g.legal, temper))
        g.sink = None
        invariants.control_changed_by_entry(control, entering, g, events)
        decisions += 1
    assert g.result is not None
    assert events[-1].what == "game-over"
    return decisions


def checked_closely(game: Game, rng: random.Random, temper: dict[str, float]) -> int:
    """By the contract, with samples of saving, copying and undoing, and the record at the end."""
    while game.decision is not None:
        g: Volga = game.state
        invariants.check(g)
        for seat in (*game.seats, None):
            invariants.view_keeps_secrets(g, seat)
        if len(game.history) % SAMPLED == 0:
            saved_and_loaded(game)
            copied(game, rng)
        control, entering = g.control, invariants.advancing(g)
        before = game.digest if len(game.history) % 5 == 0 else None
        events = game.play(choose(rng, game.decision.actions, temper))
        invariants.control_changed_by_entry(control, entering, game.state, events)
        if before is not None:
            undone(game, before)
    assert game.result is not None
    again = Record.parse("\n".join(Record.of(game).lines()) + "\n").verify(hexfront.find)
    assert again.digest == game.digest
    assert again.result == game.result
    return len(game.history)


def saved_and_loaded(game: Game) -> None:
    """Through JSON and back, and through the text and back."""
    data = json.loads(json.dumps(GAME.dump(game.state)))
    loaded = Game(GAME, game.setup, GAME.restore(data, game.setup, Chance("loaded")))
    assert loaded.digest == game.digest
    assert loaded.decision is not None
    assert game.decision is not None
    assert loaded.decision.actions == game.decision.actions
    options = dict(game.setup.options)
    read = hexfront.position("volga", game.text, game.setup.mode, options, seed="read")
    assert read.digest == game.digest
    assert read.decision is not None
    assert read.decision.actions == game.decision.actions


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


TELLING = {"showdown", "german-draws", "soviet-draws", "leader-in-play", "units-taken", "landing"}
"""Events by which somebody learns what was hidden."""


def undone(game: Game, before: str) -> None:
    """What can be undone leads back to the position before, and forth to the one after."""
    copy = game.clone()
    last = copy.history[-1]
    if last.rolls or last.spoke:
        with pytest.raises(CannotUndo, match="chance has spoken"):
            copy.undo(last.seat)
        return
    assert not TELLING & {event.what for event in last.events}
    copy.undo(last.seat)
    assert copy.digest == before
    copy.play(last.action)
    assert copy.digest == game.digest


@pytest.mark.fuzz
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize(("mode", "variant"), SETTINGS)
def test_random_games_keep_every_invariant(mode: str, variant: str, chunk: int) -> None:
    decisions = 0
    for number in range(chunk * PER_CHUNK, (chunk + 1) * PER_CHUNK):
        try:
            decisions += play_checked(mode, variant, number)
        except Exception as error:
            error.add_note(f"in the game {mode} {variant} {number}")
            raise
    assert decisions > 20 * PER_CHUNK
