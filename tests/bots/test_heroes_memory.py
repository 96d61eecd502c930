"""A veteran of a firefight remembers what it has thought of, and thinks the same as without."""

import random

from hexfront.bots import make_bot
from hexfront.bots.heroes.habits import IN_THOUGHT
from hexfront.bots.heroes.memory import Memory, Remembering
from hexfront.bots.heroes.planner import Planner
from hexfront.bots.heroes.value import german_chance
from hexfront.bots.observation import Imagined, Lent, Observation
from hexfront.core.chance import Chance
from hexfront.core.game import check_setup, game_at
from hexfront.games import find

HEROES = find("heroes")


def test_a_planner_who_remembers_and_only_looks_plays_as_one_who_does_not():
    setup = check_setup(HEROES, "1v1", "petrov", None)
    state = HEROES.begin(setup, Chance("memory"))
    HEROES.steps.run(state)
    memory, again = Memory(), 0
    players = {seat: (Planner(IN_THOUGHT), Remembering(memory)) for seat in state.seats_at_table()}
    for _ in range(150):
        choice, args = HEROES.steps.asked(state)
        seat = choice.seat(state, *args)
        plain, remembering = players[seat]
        before = state.clone()
        action = plain.choose(Imagined(HEROES, state, seat, random.Random(1)))
        for _ in range(2):
            assert remembering.choose(Lent(HEROES, state, seat, random.Random(1))) == action
            if choice.name != "turn":
                break
            again += 1
        assert memory.german_chance(state) == memory.german_chance(state) == german_chance(before)
        HEROES.steps.play(state, action)
    assert again > len(memory.answers) > 10


FIGHT = """
firefight partisans; round 3 german; 1-F08: ger-rifles-1/NE+active; 1-F09:
sov-rifles-1/SW!!inf-pinned; 1-F10: sov-rifles-2/SW+used; cap 2 0; ap 3 0; vp 1 1; german 1-G09
"""


def test_a_veteran_weighs_command_points_before_a_roll():
    game = game_at(HEROES, " ".join(FIGHT.split()), dice=Chance("points"))
    veteran = make_bot("heroes", "veteran@0.5")
    while game.decision.prompt != "roll":
        observation = Observation(HEROES, game.state, "german", random.Random(1))
        game.play(game.named(veteran.choose(observation)))
    veteran.choose(Observation(HEROES, game.state, "german", random.Random(1)))
    said = veteran.explain()
    assert {idea.plan.id for idea in said.ideas} == {"points"}
    assert sorted(idea.plan.args["count"] for idea in said.ideas) == [0, 1, 2]
    assert len({idea.chance for idea in said.ideas}) == 3
