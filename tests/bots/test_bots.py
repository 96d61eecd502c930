"""What every bot may and may not see."""

import random

import hexfront
from hexfront.bots import Observation, Random, makers, play_out, seat_bots
from hexfront.games import find

volga = find("volga")


def observe(seed="t", mode="solo", seat="german"):
    game = hexfront.new("volga", mode=mode, seed=seed)
    return game, Observation(volga, game.state, seat, random.Random(1))


def test_a_bot_is_offered_the_legal_actions_and_the_name_of_the_question():
    game, at = observe()
    assert [game.named(action) for action in at.legal] == list(game.decision.actions)
    assert at.question == "german_action"


def test_imagined_states_look_the_same_and_are_not_the_truth():
    game, at = observe()
    imagined = [at.imagine() for _ in range(8)]
    for state in imagined:
        assert volga.view(state, "german") == game.view("german")
    assert len({bytes(state.soviet_deck) for state in imagined}) > 1
    assert all(state.chance.seed != game.seed for state in imagined)
    assert len({state.chance.seed for state in imagined}) == len(imagined)


def test_imagining_leaves_the_table_as_it_was():
    game, at = observe()
    before = game.digest
    state = at.imagine()
    volga.steps.play(state, state.legal[0])
    assert game.digest == before


def test_random_takes_every_legal_action_sooner_or_later():
    _, at = observe()
    assert {Random().choose(at) for _ in range(200)} == set(at.legal)


def test_every_seat_gets_a_bot_and_random_is_the_default():
    mode = next(mode for mode in volga.modes if mode.name == "2v1")
    bots = seat_bots(volga, mode, {})
    assert set(bots) == {"yellow", "blue", "soviet"}
    assert all(isinstance(bot, Random) for bot in bots.values())
    assert "random" in makers("volga")


def test_a_game_between_bots_comes_to_an_end():
    game = hexfront.new("volga", mode="1v1", seed="e")
    mode = next(mode for mode in volga.modes if mode.name == "1v1")
    decisions = play_out(volga, game.state, seat_bots(volga, mode, {}), random.Random(2))
    assert decisions > 20
    assert game.state.result is not None
