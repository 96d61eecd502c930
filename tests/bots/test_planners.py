"""The planners of the other games against random play, and that they look at nothing hidden."""

import random

import pytest

from hexfront.bots import Observation, Random, makers, play_out
from hexfront.core.chance import Chance
from hexfront.core.game import check_setup, new_game
from hexfront.games import find

MATCHES = [
    ("noretreat", "campaign", 2),
    ("stalingrado", "blue", 1),
    ("stalingrado", "uranus", 1),
]


def winners(id: str, scenario: str, side: int, games: int) -> list[tuple[str, ...]]:
    definition = find(id)
    setup = check_setup(definition, None, scenario, None)
    seats = definition.modes[0].seats
    found = []
    for number in range(games):
        state = definition.begin(setup, Chance(f"match {number}"))
        definition.steps.run(state)
        bots = {seats[side]: makers(id)["planner"](), seats[1 - side]: Random()}
        play_out(definition, state, bots, random.Random(number))
        found.append(state.result.winners)
    return found


@pytest.mark.parametrize("side", [0, 1])
@pytest.mark.parametrize(("id", "scenario", "games"), MATCHES)
def test_the_planner_beats_random_play_from_either_side(id, scenario, games, side):
    seat = find(id).modes[0].seats[side]
    won = winners(id, scenario, side, games).count((seat,))
    assert won >= max(1, games - 1)


@pytest.mark.parametrize("id", ["noretreat", "heroes", "stalingrado"])
def test_a_planner_chooses_a_legal_action_of_every_random_position(id):
    definition = find(id)
    game = new_game(definition, seed="legal")
    rng = random.Random(1)
    for _ in range(60):
        if game.decision is None:
            break
        observation = Observation(definition, game.state, game.decision.seat, random.Random(2))
        assert makers(id)["planner"]().choose(observation) in game.state.legal
        game.play(rng.choice(game.decision.actions))
