"""Nothing that a seat is told depends on what is hidden from it.

At many moments of random games everything hidden from the seat that is asked is drawn anew: markers
not shown, hands, hidden units, mines, barrages, rolls in fog. Such a twin must ask the same, allow
the same, refuse the rest for the same reasons, and tell the same chances; and to every other seat
its own twin must look the same.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from tests.games.heroes.test_fuzz import TEMPERS

from hexfront import Game
from hexfront.core.game import new_game
from hexfront.games.heroes import GAME

EVERY = 11
"""So many decisions lie between two looks."""
FOG = {"cards": "on", "variable_ap": "fog", "becoming_hidden": "on", "cautious_movement": "on"}


def told_to(game: Game, seat: str, rng: random.Random) -> Any:
    """All that a seat can find out without playing."""
    decision = game.decision
    assert decision is not None
    told: dict[str, Any] = {"view": game.view(seat)}
    if decision.seat != seat:
        return told
    told["prompt"] = (decision.prompt, decision.args, decision.rule)
    told["actions"] = decision.actions
    for action in rng.sample(decision.actions, min(6, len(decision.actions))):
        odds = game.odds(action)
        told[" ".join(action)] = odds.to_json() if odds is not None else None
    for verb, kind in sorted(game.kinds().items()):
        for name in rng.sample(things(game, kind), 4) if kind else [None]:
            action = (verb, name) if name else (verb,)
            refused = game.why_not(action)
            told["not " + " ".join(action)] = refused and (refused.rule, refused.reason)
    for kind in ("hex", "unit"):
        for name in rng.sample(things(game, kind), 8):
            refused = game.why_not_touched(kind, name)
            told[f"why not {name}"] = refused and (refused.rule, refused.reason)
    return told


def things(game: Game, kind: str) -> list[str]:
    g = game.state
    match kind:
        case "hex":
            return g.ground.board.names(g.ground.playable)
        case "unit":
            return g.firefight.names
    return [GAME.name(g, kind, number) for number in range(4 if kind != "weapon" else 0)] or [
        "none"
    ] * 4


def compare(game: Game, number: int) -> None:
    for seat in game.seats:
        twin = game.determinize(seat, f"twin {number}")
        seen = [told_to(one, seat, random.Random(number)) for one in (game, twin)]
        assert json.dumps(seen[0], sort_keys=True) == json.dumps(seen[1], sort_keys=True), seat


@pytest.mark.unwatched
@pytest.mark.parametrize("mode", ["1v1", "2v2"])
@pytest.mark.parametrize("scenario", GAME.scenarios)
# CH-7.5c CH-8.0e CH-10.0b CH-10.03f CH-12.3a CH-18.4e CH-3.0.1c
def test_twins_that_differ_in_secrets_tell_a_seat_the_same(scenario, mode):
    rng = random.Random(f"secrets {scenario} {mode}")
    options = FOG if mode == "1v1" else {"cards": "on"}
    game = new_game(GAME, mode, scenario, options, f"secrets {scenario}")
    temper = TEMPERS[1]
    number = 0
    while game.decision is not None and number < 160:
        if number % EVERY == 0:
            compare(game, number)
        actions = game.decision.actions
        game.play(rng.choices(actions, [temper.get(one[0], 1) for one in actions])[0])
        number += 1
    assert number > 60
