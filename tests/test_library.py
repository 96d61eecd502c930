"""Hexfront as a library: what is exported, what a game says of itself, actions written as text."""

from __future__ import annotations

import inspect
import random

import pytest
from tools.coverage import Project, mentions_in_code

import hexfront
from hexfront.core.rulebook import UnknownRule
from hexfront.core.trace import place_of


@pytest.mark.interpreted
def test_all_that_is_exported_is_there_and_says_what_it_is() -> None:
    for name in hexfront.__all__:
        thing = getattr(hexfront, name)
        assert not inspect.ismodule(thing)
        if inspect.isfunction(thing) or inspect.isclass(thing):
            assert inspect.getdoc(thing), name


@pytest.mark.parametrize("id", hexfront.IDS)
def test_a_game_tells_its_position(id: str) -> None:
    game = hexfront.new(id, seed="told")
    told = repr(game)
    decision = game.decision
    assert decision is not None
    assert told.startswith(f"<Game {id} {game.setup.mode} {game.setup.scenario}, 0 played, ")
    assert f"{decision.seat} is asked {decision.prompt}: {game.text[:100]}" in told
    assert len(told) < 600


def test_a_short_position_is_told_whole_and_can_be_read_back() -> None:
    game = hexfront.new("heroes", scenario="partisans", seed="a")
    assert repr(game).endswith(f": {game.text}>")
    again = hexfront.position("heroes", game.text, scenario="partisans", seed="a")
    assert again.digest == game.digest


def test_a_game_that_is_over_tells_who_won() -> None:
    rng = random.Random(1)
    game = hexfront.new("volga", seed="demo")
    while game.decision:
        game.play(rng.choice(game.decision.actions))
    assert game.result is not None
    assert f"won by {', '.join(game.result.winners)}: " in repr(game)


def test_a_game_whose_dice_are_thrown_by_hand_tells_that_it_waits() -> None:
    game = hexfront.new("volga", options={"variant": "0"}, dice="typed")
    assert "is asked type-die: not set up yet" in repr(game)
    game.play("die 3")
    with pytest.raises(hexfront.IllegalAction, match="a die shows 1 to 6"):
        game.play("die 7")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("planned", ("planned",)),
        ("  call ", ("call",)),
        ("short", ("short",)),
        ("Short", ("short",)),
    ],
)
def test_actions_may_be_written_as_text(text: str, action: tuple[str, ...]) -> None:
    game = hexfront.position("volga", "24: G-PZ-2; 23: S-RD-45/2", seed="a")
    assert game.read(text) == action


def test_a_name_may_be_written_by_its_end_and_in_small_letters() -> None:
    game = hexfront.new("heroes", scenario="partisans", seed="a")
    game.play("act RIFLES-1")
    assert game.history[-1].action == ("act", "ger-rifles-1")
    assert game.why_not("to a02") is None
    game.play("to a02")
    assert game.history[-1].action == ("to", "1-A02")


def test_what_is_legal_by_name_is_legal_as_text() -> None:
    for id in hexfront.IDS:
        game = hexfront.new(id, seed="text")
        rng = random.Random(id)
        for _ in range(60):
            if game.decision is None:
                break
            action = rng.choice(game.decision.actions)
            assert game.read(" ".join(action).upper()) == action
            game.play(" ".join(action))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("dance 24", "dance 24: 'dance' is no verb of this game; asked now: "),
        ("", ": nothing is no verb of this game; asked now: "),
        ("target 25", "target 25: "),
    ],
)
def test_an_unknown_verb_is_named(text: str, told: str) -> None:
    game = hexfront.position("volga", "24: G-PZ-2; 25: S-RD-45/2", seed="a")
    with pytest.raises(hexfront.IllegalAction) as refused:
        game.play(text)
    assert str(refused.value).startswith(told)
    assert "[]" not in str(refused.value)
    assert not game.history


def test_a_text_that_means_a_hex_that_is_none_says_so() -> None:
    game = hexfront.new("heroes", scenario="partisans", seed="a")
    game.play("act ger-rifles-1")
    with pytest.raises(hexfront.IllegalAction, match="there is no hex 'k99'"):
        game.play("to k99")


def test_a_record_comes_from_the_game(tmp_path) -> None:
    game = hexfront.new("volga", seed="demo")
    game.play("short")
    game.record().save(tmp_path / "game.jsonl")
    assert hexfront.load(tmp_path / "game.jsonl").digest == game.digest


class First:
    """The first legal action."""

    def choose(self, observation: hexfront.Observation) -> hexfront.Action:
        return observation.legal[0]


def test_a_bot_answers_what_it_observes() -> None:
    game = hexfront.new("volga", seed="bots")
    bot: hexfront.Bot = First()
    assert game.decision is not None
    wanted = game.decision.actions[0]
    game.play(game.named(bot.choose(hexfront.observe(game))))
    assert game.history[0].action == wanted


def test_there_is_nothing_to_observe_after_the_end() -> None:
    game = hexfront.new("volga", seed="demo")
    rng = random.Random(1)
    while game.decision:
        game.play(rng.choice(game.decision.actions))
    with pytest.raises(hexfront.BadQuestion, match="the game is over"):
        hexfront.observe(game)


def test_a_rule_knows_its_code_tests_and_rulings() -> None:
    found = hexfront.rule("volga", "6.1h")
    assert found.id == "VG-6.1h"
    assert found.title == hexfront.find("volga").rules.title("6.1h")
    files = {place.file for place in found.code}
    assert "hexfront/games/volga/reinforcements.py" in files
    assert any("test_reinforcements.py::" in test for test in found.tests)
    assert hexfront.rule("volga", "6.1h", "es").title != found.title


def test_rulings_belong_to_a_rule_whose_code_names_them_or_which_they_name() -> None:
    assert "OP-6.1" in {ruling.id for ruling in hexfront.rule("noretreat", "6.1b").rulings}
    own = hexfront.rule("volga", "OP-6.2")
    assert [ruling.id for ruling in own.rulings] == ["OP-6.2"]
    assert own.rulings[0].question == "May the German refuse to place a called unit?"
    assert own.tests


@pytest.mark.parametrize("id", hexfront.IDS)
def test_every_place_of_every_rule_is_found(id: str) -> None:
    definition = hexfront.find(id)
    source = definition.data.parents[3]
    for name in {mention.by for mention in mentions_in_code(Project.find(), id)}:
        place = place_of(definition, name)
        assert place is not None, name
        line = (source / place.file).read_text("utf-8").splitlines()[place.line - 1]
        assert name.partition(":")[2].rpartition(".")[2] in line, place


def test_what_is_no_longer_there_has_no_place() -> None:
    assert place_of(hexfront.find("volga"), "movement:fly") is None
    assert place_of(hexfront.find("volga"), "flying:fly") is None


def test_a_rule_that_is_none_is_said() -> None:
    with pytest.raises(UnknownRule, match=r"99\.9 is not in the rule index"):
        hexfront.rule("volga", "99.9")
