"""Units that are placed before a game begins: all in view at once, in any order."""

import pytest

import hexfront
from hexfront.bots.placing import set_up
from hexfront.core.placing import to_place


@pytest.fixture
def petrov():
    return hexfront.new("heroes", scenario="petrov", seed="1")


def test_each_unit_is_told_with_the_answers_that_its_own_question_will_have(petrov):  # HR-1.0e
    waiting = to_place(petrov, "soviet")
    assert len(waiting) == 7
    for one in waiting:
        while petrov.decision.prompt != "place_unit":
            petrov.play(petrov.decision.actions[0])
        assert petrov.decision.args["unit"] == one.unit
        assert petrov.decision.actions == one.actions
        petrov.play(one.actions[0])


def test_nobody_is_told_what_another_has_to_place(petrov):
    assert to_place(petrov, "german") == []
    hidden = hexfront.new("heroes", scenario="the-gap", seed="1")
    assert to_place(hidden, "german") == []
    assert to_place(hidden, "soviet")


def test_what_is_in_mind_for_one_unit_counts_for_the_others():  # SG-O.4c, 6.4b
    game = hexfront.new("stalingrado", scenario="blue", seed="1")
    before = {one.unit: set(one.actions) for one in to_place(game, "soviet")}
    in_mind: dict[str, tuple[str, ...]] = {}
    for unit, actions in before.items():
        if len(actions) <= 4:
            in_mind[unit] = min(actions)
    after = {one.unit: set(one.actions) for one in to_place(game, "soviet", in_mind)}
    assert any(before[unit] - after[unit] for unit in before), "a full base is no base any more"
    assert game.decision.actions == to_place(game, "soviet")[0].actions, "nothing was played"
    nonsense = dict.fromkeys(before, ("to", "nowhere"))
    assert {one.unit: set(one.actions) for one in to_place(game, "soviet", nonsense)} == before


@pytest.mark.parametrize(("id", "scenario"), [("heroes", "petrov"), ("stalingrado", "blue")])
def test_the_planner_places_everything_and_goes_no_further(id, scenario):
    game = hexfront.new(id, scenario=scenario, seed="1")
    seat = game.decision.seat
    for action in set_up(game):
        assert game.decision.seat == seat
        game.play(action)
    assert to_place(game, seat) == []
    assert set_up(game) == []
