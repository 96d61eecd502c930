"""What would have worked: answers after which a thing that was touched in vain can be chosen."""

from __future__ import annotations

import random
from typing import Any

from hexfront.bots.observation import Observation
from hexfront.core.game import Game, Named
from hexfront.core.history import named

MOST = 3
TRIED = 150
"""Answers that are looked at."""


def first_steps(game: Game, kind: str, name: str) -> list[Named]:
    """Answers to the pending decision that lead to one in which the thing may be chosen.

    Only what the seat knows is looked at: the answers are given in an imagined position.
    """
    if game.decision is None:
        return []
    definition, seat = game.definition, game.decision.seat
    rng = random.Random("instead")
    imagined = Observation(definition, game.state, seat, rng).imagine()
    found = []
    for action in list(imagined.legal)[:TRIED]:
        after = imagined.clone()
        definition.steps.play(after, action)
        if _may_choose(definition, after, seat, kind, name):
            found.append(named(definition, imagined, action))
            if len(found) == MOST:
                break
    return found


def _may_choose(definition: Any, g: Any, seat: str, kind: str, name: str) -> bool:
    if not g.legal:
        return False
    choice, args = definition.steps.asked(g)
    if choice.seat(g, *args) != seat:
        return False
    verbs = {verb.name for verb in choice.verbs.values() if verb.kind == kind}
    thing = definition.number(g, kind, name)
    return any(action[0] in verbs and action[1] == thing for action in g.legal)
