"""What a room keeps of a view is what the game itself would say."""

import random

import pytest

import hexfront
from hexfront.games import find, ids
from hexfront.server.listed import view_of
from hexfront.server.views import Views


@pytest.mark.parametrize("id", ids())
def test_a_kept_view_is_the_view(id):
    definition = find(id)
    for scenario in definition.scenarios[:2]:
        game = hexfront.new(id, scenario=scenario, seed=f"views {scenario}")
        views, rng, kept, before = Views(definition), random.Random(1), 0, {}
        for _ in range(150):
            if game.decision is None:
                break
            game = game.after(rng.choice(game.decision.actions))
            for seat in (None, *game.seats):
                public, own = parts = views.parts(game.state, seat)
                assert not public.keys() & own.keys()
                view = {**public, **own}
                assert view == view_of(definition, game.state, seat, game.seats)
                kept += parts is before.get(seat)
                before[seat] = parts
        assert kept > 20 or definition.agenda is None
