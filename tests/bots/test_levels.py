"""The four levels of every game that has them: legal, repeatable, blind to what is hidden."""

import json
import random
import re
from importlib import import_module
from pathlib import Path

import pytest

import hexfront
from hexfront import messages
from hexfront.bots import Observation, make_bot, makers
from hexfront.bots.levels import NAMES
from hexfront.bots.search import by_processor_time
from hexfront.core.chance import Chance
from hexfront.core.game import BadSetup
from hexfront.games import find

GAMES = [id for id in hexfront.IDS if set(NAMES) <= makers(id).keys()]


def middle(id: str, seed: str, played: int):
    """A game after so many decisions of its regular players."""
    mode, scenario = import_module(f"hexfront.bots.{id}").CONTESTS[0]
    game = hexfront.new(id, mode=mode, scenario=scenario, seed=seed)
    bots = {seat: make_bot(id, "regular") for seat in game.seats}
    for number in range(played):
        if game.decision is None:
            break
        seat = game.decision.seat
        observation = Observation(game.definition, game.state, seat, random.Random(number))
        game.play(game.named(bots[seat].choose(observation)))
    return game


@pytest.mark.parametrize("level", NAMES)
@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_and_budget_give_the_same_move_whatever_is_hidden(id, level):
    definition = find(id)
    looked = 0
    for played in (5, 40, 90):
        game = middle(id, f"hidden {played}", played)
        if game.decision is None:
            continue
        seat = game.decision.seat
        chosen = set()
        for number in range(3):
            state = game.state.clone()
            if number:
                definition.resample(state, seat, Chance(f"other {number}"))
                state.chance = Chance(f"dice {number}")
            bot = make_bot(id, f"{level}@0.01")
            chosen.add(bot.choose(Observation(definition, state, seat, random.Random(7))))
        assert len(chosen) == 1
        assert chosen <= set(game.state.legal)
        looked += 1
    assert looked


HIDDEN = [
    ("volga", {"mode": "1v1", "options": {"variant": "A"}}),
    ("volga", {"mode": "2v1", "options": {"variant": "0"}}),
    ("noretreat", {"scenario": "G"}),
    ("heroes", {"scenario": "bunker", "options": {"cards": "on", "variable_ap": "on"}}),
    ("stalingrado", {"scenario": "uranus"}),
]


@pytest.mark.parametrize(("id", "setup"), HIDDEN, ids=str)
def test_the_same_random_numbers_imagine_the_same_whatever_is_hidden(id, setup):
    game = hexfront.new(id, seed="imagined", **setup)
    definition = game.definition
    rng = random.Random(id)
    others = 0
    for number in range(120):
        if number % 10 == 5:
            seat = game.decision.seat
            imagined, truths = set(), set()
            for other in range(3):
                state = game.state.clone()
                if other:
                    definition.resample(state, seat, Chance(f"other {other}"))
                state.chance = Chance("dice")
                truths.add(json.dumps(definition.dump(state), sort_keys=True))
                seen = Observation(definition, state, seat, random.Random(7)).imagine()
                imagined.add(json.dumps(definition.dump(seen), sort_keys=True))
            assert len(imagined) == 1
            others += len(truths) > 1
        game.play(rng.choice(game.decision.actions))
    assert others > 3


@pytest.mark.parametrize("id", GAMES)
def test_a_veteran_says_what_it_weighed(id):
    mode, scenario = import_module(f"hexfront.bots.{id}").CONTESTS[0]
    game = hexfront.new(id, mode=mode, scenario=scenario, seed="why")
    others = {seat: make_bot(id, "regular") for seat in game.seats}
    for number in range(200):
        assert game.decision is not None
        seat = game.decision.seat
        bot = make_bot(id, "veteran@0.02")
        with by_processor_time():
            action = bot.choose(Observation(game.definition, game.state, seat, random.Random(1)))
        told = bot.explain()
        if told is None:
            observation = Observation(game.definition, game.state, seat, random.Random(number))
            game.play(game.named(others[seat].choose(observation)))
            continue
        assert told.ideas[0].action == game.named(action)
        assert all(one.chance is None or 0 <= one.chance <= 1 for one in told.ideas)
        assert told.nodes > 0
        return
    raise AssertionError("never thought about anything")


@pytest.mark.parametrize("level", ["recruit", "regular"])
@pytest.mark.parametrize("id", GAMES)
def test_the_lower_levels_can_be_asked_too(id, level):
    mode, scenario = import_module(f"hexfront.bots.{id}").CONTESTS[0]
    game = hexfront.new(id, mode=mode, scenario=scenario, seed="why")
    bots = {seat: make_bot(id, level) for seat in game.seats}
    for number in range(200):
        assert game.decision is not None
        seat = game.decision.seat
        observation = Observation(game.definition, game.state, seat, random.Random(number))
        action = game.named(bots[seat].choose(observation))
        told = bots[seat].explain()
        if told is not None:
            assert told.ideas[0].action == action
            assert 0 <= told.chance <= 1
            return
        game.play(action)
    raise AssertionError("never had an idea")


def test_an_unknown_level_is_named_with_those_that_are():
    with pytest.raises(BadSetup, match=r"no bot 'general'; it has random, .*recruit"):
        make_bot("volga", "general")
    with pytest.raises(BadSetup, match="share of the thinking"):
        make_bot("volga", "veteran@lots")


@pytest.mark.parametrize("id", ["volga", "noretreat"])
def test_whatever_a_bot_says_is_in_the_catalogue(id):
    """All messages that stand in the strategy, and nothing in the catalogue that it never says."""
    source = Path(import_module(f"hexfront.bots.{id}.strategy").__file__).read_text("utf-8")
    text = messages.catalogue("en", id).read_text("utf-8")
    known = set(re.findall(rf"^{id}-bot-([a-z-]+) =", text, re.MULTILINE))
    said = set(re.findall(r'Message\(\s*"([a-z-]+)"', source))
    assert said <= known
    for name in known - said:  # put together from words, or one of two
        assert all(f'"{part}"' in source or f"{part}-" in source for part in name.split("-", 1)[:1])
