"""The games as environments: other people's own tests, exact ids, and nothing that is hidden."""

import random
import warnings
from copy import deepcopy
from functools import partial

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import hexfront
import hexfront.lab.envs.spiel
from hexfront.core.chance import Chance
from hexfront.core.game import check_setup
from hexfront.games import IDS, find
from hexfront.lab.envs import ActionIds, BadActionId, encoder


def positions(id, games=3, every=9, longest=400):
    """Decisions on the way through random games, in all modes and several scenarios."""
    definition = find(id)
    for number in range(games):
        mode = definition.modes[number % len(definition.modes)]
        scenario = definition.scenarios[number % len(definition.scenarios)]
        setup = check_setup(definition, mode.name, scenario, None)
        g = definition.begin(setup, Chance(f"arrays-{number}"))
        definition.steps.run(g)
        rng = random.Random(number)
        for step in range(longest):
            if not g.legal:
                break
            if step % every == 0:
                yield mode, g
            definition.steps.play(g, rng.choice(g.legal))


@pytest.mark.parametrize("id", IDS)
def test_pettingzoo_finds_nothing_wrong(id):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(hexfront.env(id), num_cycles=60)
        seed_test(partial(hexfront.env, id), num_cycles=40)
        render_test(lambda render_mode: hexfront.env(id, max_cycles=3, render_mode=render_mode))


@pytest.mark.parametrize("id", IDS)
def test_a_game_is_broken_off_after_so_many_decisions(id):
    env = hexfront.env(id, max_cycles=5)
    env.reset(seed=1)
    decisions = 0
    for _ in env.agent_iter():
        observation, _, over, broken_off, _ = env.last()
        assert not over
        if broken_off:
            env.step(None)
        else:
            env.step(int(np.flatnonzero(observation["action_mask"])[0]))
            decisions += 1
    assert decisions == 5
    assert not env.agents


def test_winners_and_losers_are_paid_when_the_game_ends():
    env = hexfront.env("heroes")
    env.reset(seed=3)
    rng = random.Random(3)
    paid = {}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        if over:
            paid[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    winners = env.state.result.winners
    assert winners
    assert paid == {seat: 1 if seat in winners else -1 for seat in env.possible_agents}


@pytest.mark.parametrize("id", IDS)
def test_an_observation_does_not_depend_on_what_is_hidden_from_its_seat(id):
    definition, found = find(id), encoder(id)
    ids = ActionIds(definition, found.things)
    for number, (mode, g) in enumerate(positions(id)):
        for seat in mode.seats:
            other = g.clone()
            definition.resample(other, seat, Chance(f"other-{number}"))
            for mine, same in zip(found.encode(g, seat), found.encode(other, seat), strict=True):
                assert np.array_equal(mine, same)
            choice, args = definition.steps.asked(g)
            if choice.seat(g, *args) == seat:
                assert ids.legal(g) == ids.legal(other)


@pytest.mark.parametrize("id", IDS)
def test_what_is_written_anew_is_what_has_changed(id):
    """Of each seat a sheet is kept, for all games; a new one says the same."""
    found, rng, before = encoder(id), random.Random(5), []
    env = hexfront.env(id, scenario=find(id).scenarios[-1])
    for game in range(2):
        env.reset(seed=game)
        for step in range(150):
            if env.state.result is not None:
                break
            agents = [env.agent_selection] if step % 5 else env.possible_agents
            for agent in agents:
                seen = tuple(env.arrays(agent).values())
                before.append((seen, found.encode(env.state, agent)))
            env.step(rng.choice(env.ids.legal(env.state)))
    for seen, new in before:  # what was seen stays as it was, though the game has gone on
        assert all(np.array_equal(mine, same) for mine, same in zip(seen, new, strict=True))


@pytest.mark.parametrize("id", IDS)
def test_ids_are_exact_both_ways_and_each_field_has_its_place(id):
    definition, found = find(id), encoder(id)
    ids = ActionIds(definition, found.things)
    for mode, g in positions(id):
        legal = ids.legal(g)
        assert len({*legal}) == len(g.legal)
        assert np.flatnonzero(ids.mask(g)).tolist() == sorted(legal)
        for action, number in zip(g.legal, legal, strict=True):
            assert ids.action(g, number) == action
            assert ids.number(g, ids.named(g, number)) == number
        arrays = found.encode(g, mode.seats[0])
        assert arrays.planes.shape == (len(found.planes), *found.shape)
        assert arrays.units.shape == (found.units, len(found.columns))
        assert arrays.numbers.shape == (len(found.numbers),)


def test_ids_stay_as_they_are_for_a_version_of_a_game():
    """A trained policy depends on them: whoever changes them raises the game's version."""
    counts = {id: ActionIds(find(id), encoder(id).things).count for id in IDS}
    assert counts == {"volga": 2203, "noretreat": 8047, "heroes": 20147, "stalingrado": 51562}
    ids = ActionIds(find("volga"), encoder("volga").things)
    first = [(block.verb, block.kind, block.first) for block in ids.blocks[:3]]
    assert first == [("advance", "unit", 0), ("agree", None, 93), ("ask", "hex", 94)]


def test_an_id_outside_the_mask_is_named():
    env = hexfront.env("volga")
    env.reset(seed=1)
    legal = set(env.ids.legal(env.state))
    wrong = next(id for id in range(env.ids.count) if id not in legal)
    with pytest.raises(BadActionId, match=f"action {wrong} .* is not legal now"):
        env.step(wrong)
    with pytest.raises(BadActionId, match="there is no action 99999; ids go from 0 to 2202"):
        env.step(99_999)
    with pytest.raises(BadActionId, match="german is asked for an action"):
        env.step(None)


def test_the_planes_show_where_units_stand():
    env = hexfront.env("noretreat", scenario="A")
    env.reset(seed=1)
    observation = env.observe("axis")["observation"]
    names = [field.name for field in env.encoder.planes]
    own = observation["planes"][names.index("own_units")].ravel()
    columns = [field.name for field in env.encoder.columns]
    cells = observation["units"][:, columns.index("cell")]
    mine = observation["units"][:, columns.index("own")] == 1
    assert {*np.flatnonzero(own)} == {*cells[mine & (cells >= 0)]}
    enemy = env.observe("soviet")["observation"]["planes"][names.index("enemy_units")]
    assert np.array_equal(own, enemy.ravel())


def test_a_copy_goes_its_own_way():
    env = hexfront.env("volga")
    env.reset(seed=3)
    agent = env.agent_selection
    before = env.arrays(agent)
    other = deepcopy(env)
    for _ in range(20):
        other.step(other.ids.legal(other.state)[0])
    assert (env.cycles, other.cycles) == (0, 20)
    after, elsewhere = env.arrays(agent), other.arrays(agent)
    assert all(np.array_equal(before[name], after[name]) for name in before)
    assert not all(np.array_equal(before[name], elsewhere[name]) for name in before)


def test_one_seat_plays_against_bots_and_copies_run_in_processes():
    env = hexfront.seat_env("heroes", "soviet", bots="random", scenario="partisans")
    observation, _ = env.reset(seed=5)
    rng = random.Random(5)
    over, reward = False, 0.0
    while not over:
        assert env.observation_space.contains(observation)
        action = int(rng.choice(np.flatnonzero(env.action_masks())))
        observation, reward, over, _, _ = env.step(action)
    assert reward in (-1, 0, 1)
    copies = hexfront.vector_env(2, "heroes", "soviet", scenario="partisans")
    observations, _ = copies.reset(seed=5)
    copies.close()
    assert observations["units"].shape[0] == 2


def test_wrong_words_are_named():
    with pytest.raises(hexfront.BadSetup, match="there is no seat 'axis'; there are german"):
        hexfront.seat_env("heroes", "axis")
    with pytest.raises(hexfront.BadSetup, match="there is no render_mode 'video'"):
        hexfront.env("volga", render_mode="video")


@pytest.mark.parametrize(
    "words", ["game=volga,mode=1v1", "game=heroes,mode=1v1", "game=noretreat,scenario=A"]
)
def test_openspiel_plays_it_at_random(words):
    game = pyspiel.load_game(f"hexfront({words},seeds=20)")
    pyspiel.random_sim_test(game, 1, False, False)


def test_openspiel_plays_a_stretch_of_the_longest_game():
    """Its own test plays to the end and takes a quarter of a minute."""
    game = pyspiel.load_game("hexfront(game=stalingrado,scenario=uranus,seeds=5)")
    state, rng = game.new_initial_state(), random.Random(1)
    for _ in range(150):
        legal = state.legal_actions()
        before = state.clone()
        state.apply_action(rng.choice(legal))
        assert before.legal_actions() == legal
        assert not state.is_terminal()
        assert state.current_player() in (0, 1)
