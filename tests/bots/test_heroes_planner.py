"""The planner of Conflict of Heroes: cover, groups, command points, objectives, nothing hidden."""

import random

import pytest
from tests.games.heroes.helpers import battle, started

from hexfront import Game
from hexfront.bots import Observation, Random, makers, play_out
from hexfront.bots.heroes.ideas import Idea, told
from hexfront.bots.heroes.objectives import prizes
from hexfront.bots.heroes.plans import fire_from_here, fire_groups
from hexfront.bots.heroes.purse import Plan, Purse
from hexfront.bots.heroes.situation import Situation
from hexfront.core.chance import Chance
from hexfront.core.flow import Action
from hexfront.core.game import Named, check_setup
from hexfront.games.heroes import GAME
from hexfront.games.heroes.state import AP

MISS = [1] * 12
PLANNER = makers("heroes")["planner"]
GOAL = '[[control]]\nhex = "{0}"\nside = "soviet"\n[[score]]\nhex = "{0}"\nvp = 2\n'


def turn_of(game: Game) -> list[Named]:
    """What the planner does until the other side is asked."""
    bot, seat, done = PLANNER(), game.decision.seat, []
    while game.decision is not None and game.decision.seat == seat:
        action = bot.choose(Observation(GAME, game.state, seat, random.Random(1)))
        done.append(game.named(action))
        game.play(done[-1])
    return done


def verbs(done: list[Named]) -> list[str]:
    return [action[0] for action in done]


def played(
    scenario: str, bots: tuple[str, str], number: int, mode: str | None = None
) -> tuple[list[Action], tuple[str, ...]]:
    """A whole game: all actions, and who won."""
    setup = check_setup(GAME, mode, scenario, None)
    state = GAME.begin(setup, Chance(f"match {number}"))
    GAME.steps.run(state)
    known = {"planner": PLANNER, "random": Random}
    seats = next(one.seats for one in GAME.modes if one.name == setup.mode)
    done: list[Action] = []

    class Noted:
        def __init__(self, name: str) -> None:
            self._bot = known[name]()

        def choose(self, observation: Observation) -> Action:
            done.append(self._bot.choose(observation))
            assert done[-1] in observation.legal
            return done[-1]

    players = {seat: Noted(bots[seat.startswith("soviet")]) for seat in seats}
    play_out(GAME, state, players, random.Random(number))
    return done, state.result.winners


# -- whole games


@pytest.mark.parametrize("scenario", ["partisans", "mir"])
@pytest.mark.parametrize("side", ["german", "soviet"])
def test_the_planner_wins_every_game_against_random_play(scenario, side):
    bots = ("planner", "random") if side == "german" else ("random", "planner")
    assert [played(scenario, bots, number)[1] for number in range(3)] == [(side,)] * 3


@pytest.mark.parametrize("scenario", ["the-gap", "bunker", "bug-river", "demolition"])
def test_planners_play_each_other_to_an_end_by_legal_actions(scenario):
    done, _ = played(scenario, ("planner", "planner"), 5)
    assert len(done) > 50


def test_two_planners_share_a_side():
    _, winners = played("monsters", ("planner", "random"), 1, "2v2")
    assert winners == ("german", "german-2")


def test_the_same_seeds_give_the_same_game():
    first, second = (played("partisans", ("planner", "planner"), 3) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("scenario", ["the-gap", "kv2"])
def test_what_it_chooses_does_not_depend_on_anything_hidden(scenario):
    game = started(scenario, seed="hidden")
    rng = random.Random(3)
    looked = 0
    while game.decision is not None and looked < 60:
        seat = game.decision.seat
        if seat == "german":
            other = game.state.clone()
            GAME.resample(other, seat, Chance(f"other {looked}"))
            one, two = (
                PLANNER().choose(Observation(GAME, state, seat, random.Random(2)))
                for state in (game.state, other)
            )
            assert one == two
            looked += 1
        game.play(rng.choice(game.decision.actions))
    assert looked == 60


# -- single decisions


def test_it_steps_onto_an_objective_that_nobody_holds():
    game = battle(
        "1-H08: ger-rifles-1/N; 1-B02: sov-rifles-1/N", more=GOAL.format("1-F08"), cap=(0, 0)
    )
    turn_of(game)
    game.play(("pass",))
    turn_of(game)
    assert game.state.control[0] == 1 << game.state.ground.alias["1-F08"]


@pytest.mark.parametrize(
    ("to", "said"),
    [
        ("1-F08", ("take", {"hex": "1-F08"})),
        ("1-G08", ("move-towards", {"hex": "1-G08", "target": "1-F08"})),
        ("1-I08", ("move", {"hex": "1-I08"})),
    ],
)
def test_a_step_says_what_it_is_for(to, said):
    game = battle("1-H08: ger-rifles-1/N; 1-B02: sov-rifles-1/N", more=GOAL.format("1-F08"))
    s, alias = Situation(game.state, 0), game.state.ground.alias
    unit = game.state.here[alias["1-H08"]].bit_length() - 1
    message = told(s, Idea(("act", unit), (("to", alias[to]),), alias[to]))
    assert (message.id, dict(message.args)) == (said[0], {"unit": "ger-rifles-1", **said[1]})


def test_of_two_hexes_under_fire_it_rather_stands_in_the_one_with_cover():
    game = battle("1-C05: ger-rifles-1/N; 1-J12: sov-mmg-1/NW")
    s, ground = Situation(game.state, 0), game.state.ground
    gun, woods, bare = (ground.alias[name] for name in ("1-J12", "1-G07", "1-F08"))
    assert ground.sees[gun] >> woods & ground.sees[gun] >> bare & 1
    assert ground.board.distance(gun, woods) == ground.board.distance(gun, bare)
    squad = game.state.firefight.number_of["ger-rifles-1"]
    assert s.danger(squad, woods) < s.danger(squad, bare)
    assert s.stand(squad, woods) > s.stand(squad, bare)


def test_a_shot_takes_along_all_whom_it_costs_nothing():
    pinned = "1-J08: ger-rifles-1/N+active!inf-pinned; 1-J09: ger-rifles-2/N+{}!inf-pinned"
    enemy = "1-F08: sov-rifles-1/S; ap 3 0"
    sharing = turn_of(battle(f"{pinned.format('active')}; {enemy}", MISS))
    assert verbs(sharing)[:3] == ["act", "with", "fire"]
    used = turn_of(battle(f"{pinned.format('used')}; {enemy}", MISS))
    assert verbs(used)[:2] == ["act", "fire"]


def test_fresh_units_join_a_shot_for_less_than_it_gains_by_them():
    text = "1-J08: ger-rifles-1/N; 1-J09: ger-rifles-2/N; 1-F08: sov-rifles-1/S+dug"
    s = Situation(battle(text).state, 0)
    purse = Purse(AP, 7, 0, 0.0)
    squads = [s.g.firefight.number_of[f"ger-rifles-{one}"] for one in (1, 2)]
    alone = max(plan.value for plan in fire_from_here(s, squads[0], purse))
    idle, busy = (
        fire_groups(s, {unit: Plan(value, unit, ()) for unit in squads}, purse)
        for value in (0.01, 1.0)
    )
    assert max(plan.value for plan in idle) > alone
    assert max(plan.value for plan in busy) < alone


def test_a_command_point_is_spent_where_it_decides_and_kept_where_it_does_not():
    close_run = "1-H08: ger-lmg-1/N+active!inf-pinned; 1-F08: sov-rifles-1/S!inf-unnerved; ap 2 0"
    assert verbs(turn_of(battle(close_run, MISS, cap=(2, 0))))[1:4] == ["fire", "ap", "raise"]
    sure = (
        "1-H08: ger-pz4f2-1/N+active!veh-immobilized; 1-K03: ger-rifles-1/S; "
        "1-G08: sov-truck-1/S!inf-pinned; ap 3 0"
    )
    assert verbs(turn_of(battle(sure, [6] * 2, cap=(2, 0))))[1:4] == ["fire", "ap", "roll"]


def test_command_points_buy_what_action_points_no_longer_can():
    text = "1-H08: ger-lmg-1/N+used; 1-F08: sov-rifles-1/S!inf-unnerved"
    assert verbs(turn_of(battle(text, MISS, cap=(2, 0))))[:2] == ["command", "fire"]
    assert turn_of(battle(text, cap=(0, 0))) == [("pass",)]


def test_a_unit_leaves_the_map_where_that_is_worth_points():
    more = '[[exit]]\nside = "german"\nhexes = ["1-F02"]\nvp = 2\n'
    game = battle("1-F02: ger-rifles-1/N; 1-B16: sov-rifles-1/N", more=more)
    assert turn_of(game) == [("act", "ger-rifles-1"), ("leave",)]


def test_a_hidden_unit_shows_itself_for_a_good_shot_and_not_for_a_bad_one():
    text = "1-{}: ger-rifles-1/S; hidden 1-F11: sov-smg-1"
    near = battle(text.format("F12"), MISS, side="soviet")
    assert turn_of(near)[0] == ("reveal", "sov-smg-1")
    far = battle(text.format("K12"), side="soviet")
    assert turn_of(far) == [("pass",)]


def test_what_a_hex_is_worth_is_read_from_the_sheet():
    game = started("bunker")
    found = prizes(game.state, 0)
    ground = game.state.ground
    assert found == {ground.alias["3-G11"]: 4.0, ground.alias["3-E13"]: 12.0}
