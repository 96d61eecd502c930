"""What a bot says about the decision that a player has to take."""

import pytest

import hexfront
from hexfront.bots import advice, make_bot
from hexfront.core.chance import Chance
from hexfront.messages import has, languages
from hexfront.terminal import reasons
from hexfront.terminal.words import Words

GAMES = {"volga": {}, "noretreat": {"scenario": "A"}, "heroes": {}, "stalingrado": {}}


def weighed(id, least=1, decisions=60):
    """A game at a decision about which there is something to say."""
    game = hexfront.new(id, mode=None if id == "volga" else "1v1", seed="why", **GAMES[id])
    bots = {seat: make_bot(id, "regular") for seat in game.seats}
    for _ in range(decisions):
        told = hexfront.explain(game, "veteran@0.02")
        if told is not None and len(told.ideas) >= least:
            return game, told
        game.play(game.named(bots[game.decision.seat].choose(hexfront.observe(game))))
    raise AssertionError(f"{id}: nothing to say")


@pytest.mark.parametrize("id", ["volga", "noretreat", "heroes"])
def test_a_decision_is_explained_in_every_language(id):
    game, told = weighed(id, 2)
    assert all(idea.action in game.decision.actions for idea in told.ideas)
    assert told.ideas[0].chance is not None
    for idea in told.ideas:
        assert has(id, f"{id}-bot-{idea.plan.id}")
    lines = {reasons.said(Words(game.definition, lang), told.ideas[0].plan) for lang in languages()}
    assert len(lines) == len(languages())


@pytest.mark.parametrize("id", ["volga", "noretreat", "heroes"])
def test_what_is_said_does_not_depend_on_what_is_hidden(id):
    game, told = weighed(id, 2)
    other = game.clone()
    game.definition.resample(other.state, game.decision.seat, Chance("other"))
    other.state.chance = Chance("dice")
    assert hexfront.explain(other, "veteran@0.02") == told


def test_in_the_middle_of_a_plan_the_plan_is_told_and_no_longer_once_it_is_left():
    game, told = weighed("heroes", 2)
    followed, left = game.clone(), game.clone()
    followed.play(told.ideas[0].action)
    plan = hexfront.explain(followed, "veteran@0.02")
    assert plan.ideas[0].plan == told.ideas[0].plan
    assert plan.ideas[0].action in followed.decision.actions
    left.play(next(one for one in left.decision.actions if one != told.ideas[0].action))
    after = hexfront.explain(left, "veteran@0.02")
    assert after is None or after.ideas[0].plan != told.ideas[0].plan
    assert advice(left) in left.decision.actions


def test_who_cannot_explain_says_nothing():
    game = hexfront.new("volga", seed="why")
    assert hexfront.explain(game, "random") is None
    assert hexfront.explain(game, "nobody") is None


def test_the_terminal_tells_plan_chances_and_dangers(sit):
    game = hexfront.new("volga", seed="x")
    shown = sit(game, ["hint"]).shown()
    assert "The computer would play 5: Attack deliberately" in shown
    assert "Take the reinforcement hex 3 (Latoshinka)" in shown
    assert shown.count("% to win") == 3
