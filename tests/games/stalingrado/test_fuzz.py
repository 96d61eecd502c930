"""Random legal play of whole campaigns with everything checked at every decision.

Every fourth game is one of the shorter scenarios. A failure names the number of its game:
`play_checked` plays it again.
"""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.contract import games_of, studied
from tests.games.stalingrado import invariants

from hexfront import Game, Record
from hexfront.core.game import game_at, new_game
from hexfront.games.stalingrado import GAME
from hexfront.games.stalingrado.state import Stalingrado

SAMPLED = 1499
"""Every so many decisions a position is saved, loaded and copied as well."""
REASONED = 29
"""Every so many decisions the reasons for refusals are held against what is legal."""
REPLAYED = 5
"""Every so many games are played once more from their actions."""

TEMPERS: list[dict[str, float]] = [
    {},
    {"attack": 9, "go": 9, "all": 9, "to": 2, "rail": 0.2, "back": 0.2},
    {"end": 12, "attack": 20, "all": 20, "go": 20, "back": 0.1, "stay": 0.2},
]
"""How much likelier than others some verbs are: plain, bold, and short of time."""


def choose(rng: random.Random, actions: Any, temper: dict[str, float]) -> Any:
    if not temper:
        return actions[int(rng.random() * len(actions))]
    return rng.choices(actions, [temper.get(action[0], 1) for action in actions])[0]


def random_game(number: int) -> tuple[Game, random.Random]:
    rng = random.Random(f"stalingrado {number}")
    options: dict[str, Any] = {}
    if number % 2:
        options = {option.name: rng.choice(option.values) for option in GAME.options}
    shorter = GAME.scenarios[1:]
    scenario = shorter[number // 4 % len(shorter)] if number % 4 == 3 else "campaign"
    return new_game(GAME, scenario=scenario, options=options, seed=f"fuzz {number}"), rng


def play_checked(number: int) -> int:
    """One random game; the number of its decisions."""
    game, rng = random_game(number)
    temper = TEMPERS[number % len(TEMPERS)]
    g: Stalingrado = game.state
    start, actions = g.clone(), []
    watch = invariants.Watch(g)
    while g.legal:
        watch.look(g)
        if len(actions) % SAMPLED == 0:
            invariants.saved_and_loaded(game)
            invariants.secrets_kept(game)
            studied(game, rng)
        if len(actions) % REASONED == 0:
            invariants.nothing_legal_is_forbidden(g)
        action = choose(rng, g.legal, temper)
        if (g.frames[-1][0], action[0]) == ("combat", "end"):
            invariants.combat_is_done(g)
        events: list[Any] = []
        g.sink = events
        GAME.steps.play(g, action)
        g.sink = None
        game._decision = None
        watch.follow(g, events)
        actions.append(action)
    assert g.result is not None
    if number % REPLAYED == 0:
        invariants.replays(start, actions, g)
    return len(actions)


@pytest.mark.fuzz
@pytest.mark.parametrize("number", range(games_of("stalingrado")))
def test_random_campaigns_keep_every_invariant(number: int) -> None:
    assert play_checked(number) > 500


def test_a_recorded_game_replays_to_the_same_end() -> None:
    game = new_game(GAME, seed="record")
    rng = random.Random("record")
    while game.decision is not None and len(game.history) < 700:
        game.play(choose(rng, game.decision.actions, TEMPERS[2]))
    record = Record.parse("\n".join(Record.of(game).lines()) + "\n")
    again = record.verify(lambda id: GAME)
    assert again.digest == game.digest


def test_what_was_done_without_dice_can_be_undone() -> None:
    game = new_game(GAME, seed="undo")
    rng = random.Random("undo")
    undone = 0
    for _ in range(400):
        assert game.decision is not None
        before = game.digest
        game.play(rng.choice(game.decision.actions))
        last = game.history[-1]
        if not last.revealed and game.decision.seat == last.seat:
            game.undo()
            assert game.digest == before
            game.play(last.action)
            undone += 1
    assert undone > 100


def test_a_position_in_words_goes_on_like_the_game_it_came_from() -> None:
    game = new_game(GAME, seed="words")
    rng = random.Random("words")
    for _ in range(150):
        assert game.decision is not None
        game.play(rng.choice(game.decision.actions))
    read = game_at(GAME, game.text, options=dict(game.setup.options), seed="words")
    assert game.decision is not None
    assert read.decision is not None
    assert read.decision.actions == game.decision.actions
