"""Random legal play to the end in all modes, with everything checked at every decision.

A failure names the setting and number of its game: `play_checked` plays it again.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.contract import (
    SAMPLED,
    Watch,
    copied,
    games_of,
    replayed,
    saved_and_loaded,
    undone,
)
from tests.games.volga import invariants
from tests.games.volga.play import SETTINGS, TEMPERS, choose, new_game

from hexfront import Game
from hexfront.games.volga import GAME
from hexfront.games.volga.state import Volga

PER_CHUNK = 25
CHUNKS = -(-games_of("volga") // (PER_CHUNK * len(SETTINGS)))
CLOSELY = 10
"""Every so many games all of the contract is sampled as well."""


def play_checked(mode: str, variant: str, number: int) -> int:
    """One random game; the number of its decisions."""
    rng = random.Random(f"{mode} {variant} {number}")
    game = new_game(rng, mode, variant)
    temper = TEMPERS[(number + number // CLOSELY) % len(TEMPERS)]
    check = checked_closely if number % CLOSELY == 0 else checked
    return check(game, rng, temper)


def checked(game: Game, rng: random.Random, temper: dict[str, float]) -> int:
    """On the fast path: the state and its steps, with events. Views are looked at in turn."""
    g: Volga = game.state
    play = GAME.steps.play
    viewers = invariants.viewers(g)
    watch = Watch(invariants.HOLDS)
    decisions = 0
    events: list[Any] = []
    while g.legal:
        watch.look(g)
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
    watch = Watch(invariants.HOLDS)
    viewers = (*game.seats, None)
    while game.decision is not None:
        g: Volga = game.state
        watch.look(g)
        invariants.view_keeps_secrets(g, viewers[len(game.history) % len(viewers)])
        if len(game.history) % SAMPLED == 0:
            invariants.check(g)
            invariants.HOLDS.read_what_they_say(g)
            saved_and_loaded(game)
            copied(game, rng)
        control, entering = g.control, invariants.advancing(g)
        before = game.digest if len(game.history) % 5 == 0 else None
        events = game.play(choose(rng, game.decision.actions, temper))
        invariants.control_changed_by_entry(control, entering, game.state, events)
        if before is not None:
            undone(game, before, TELLING)
    assert game.result is not None
    replayed(game)
    return len(game.history)


TELLING = {"showdown", "german-draws", "soviet-draws", "leader-in-play", "units-taken", "landing"}
"""Events by which somebody learns what was hidden."""


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
