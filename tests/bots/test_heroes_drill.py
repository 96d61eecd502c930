"""What an old hand knows beside the planner: to march in groups, to ride, to lay smoke."""

import random

from hexfront.bots import Observation
from hexfront.bots.heroes.habits import CLUB, OLD_HAND, SOLDIER
from hexfront.bots.heroes.ideas import ideas
from hexfront.bots.heroes.outlook import german_hold
from hexfront.bots.heroes.planner import Planner
from hexfront.bots.heroes.purse import Purse
from hexfront.bots.heroes.situation import Situation
from hexfront.bots.heroes.smoke import smoke_plans
from hexfront.core.chance import Chance
from hexfront.core.game import game_at
from hexfront.games import find
from hexfront.games.heroes.state import AP

HEROES = find("heroes")


def at(text):
    return game_at(HEROES, " ".join(text.split()), dice=Chance("drill"))


def turn_of(text, habits=OLD_HAND):
    """What a planner with these habits does until the other side is asked, in one line."""
    game = at(text)
    bot, seat, done = Planner(habits), game.decision.seat, []
    while game.decision is not None and game.decision.seat == seat:
        action = bot.choose(Observation(HEROES, game.state, seat, random.Random(1)))
        done.append(" ".join(map(str, game.named(action))))
        game.play(game.named(action))
    return ", ".join(done)


COLUMN = """
firefight partisans; round 1 german; 1-A04: ger-rifles-1/SE ger-rifles-2/SE; 1-C11:
sov-mmg-1/SW+used; 1-J14: sov-rifles-1/NW+used; cap 0 0; ap 0 0; vp 0 0; soviet 1-G09
"""


def test_squads_with_a_long_way_to_go_march_together():
    assert "with ger-rifles" in turn_of(COLUMN)
    assert ", march, to " in turn_of(COLUMN)
    assert "march" not in turn_of(COLUMN, SOLDIER)


SPENT = """
firefight partisans; round 3 german; 1-E05: ger-rifles-1/NE+used; 1-E06: ger-rifles-2/NE+used;
1-J14: sov-rifles-1/NW+used; cap 2 0; ap 0 0; vp 0 0; soviet 1-G09
"""


def test_one_command_point_moves_two_squads():
    done = turn_of(SPENT)
    assert done.startswith("command ger-rifles")
    assert ", march, to " in done


HAS_SHOT = """
firefight partisans; round 3 german; 1-G07: ger-rifles-1/NE+active; 1-F05: {}; 1-G10:
sov-rifles-1/SW+used; cap 0 0; ap 3 0; vp 1 1; german 1-G09
"""
TWO = "ger-rifles-2/NE ger-lmg-1/NE"


def test_a_club_player_lets_everybody_shoot_once_while_three_are_fresh():
    three = HAS_SHOT.format(f"{TWO} ger-lmg-2/NE")
    assert turn_of(three, CLUB).startswith("flip")
    assert turn_of(three, SOLDIER).startswith("act ger-rifles-1, fire 1-G10")
    assert turn_of(HAS_SHOT.format(TWO), CLUB).startswith("act ger-rifles-1, fire 1-G10")


TRUCK = """
firefight monsters; round 2 german; waiting ger-truck-1 ger-pak36-1; ready ger-truck-1 ger-pak36-1;
3-G11: sov-t34a-1/S+used; cap 2 0; ap 0 0; vp 1 1; soviet 3-G11
"""


def test_a_gun_is_loaded_before_its_truck_comes():
    assert "act ger-pak36-1, board ger-truck-1" in turn_of(TRUCK)
    assert "board" not in turn_of(TRUCK, SOLDIER)


MORTAR = """
firefight petrov; round 2 german; 3-A18: ger-mortar-8-1/N; 3-D18: ger-rifles-1/N ger-rifles-2/N;
3-H18: sov-mmg-1/S sov-mmg-2/S sov-rifles-1/S; cap 2 4; ap 0 0; vp 1 1; soviet 4-I14
"""


def test_smoke_is_laid_where_it_keeps_most_harm_away():
    game = at(MORTAR)
    s = Situation(game.state, 0, OLD_HAND)
    mortar = next(u for u in range(40) if game.state.unit_name(u) == "ger-mortar-8-1")
    (plan, *_) = smoke_plans(s, mortar, Purse(AP, 7, 0, 0.0))
    assert plan.orders[0][0] == "smoke"
    assert game.state.hex_name(plan.orders[0][1]) in ("3-D18", "3-H18")
    assert plan.value > 0


def test_smoke_takes_from_the_danger_of_a_hex():
    game = at(MORTAR)
    squad = next(u for u in range(40) if game.state.unit_name(u) == "ger-rifles-1")
    place = game.state.place[squad]
    before = Situation(game.state, 0).danger(squad, place)
    game.state.fresh_smoke |= 1 << place
    assert 0 < Situation(game.state, 0).danger(squad, place) < before


def hold(text):
    state = at(text).state
    return german_hold(state, next(iter(Situation(state, 0).prizes)))


HEX = "firefight partisans; round 3 german; {}; cap 0 0; ap 0 0; vp 1 1; german 1-G09"


def test_a_hex_is_held_by_who_can_still_come_there():
    alone = hold(HEX.format("1-G07: ger-rifles-1/NE; 1-B17: sov-rifles-1/N"))
    manned = hold(HEX.format("1-G09: ger-rifles-1/NE; 1-F11: sov-rifles-1/SW"))
    empty = hold(HEX.format("1-G07: ger-rifles-1/NE; 1-F11: sov-rifles-1/SW"))
    left = hold(HEX.format("1-G07: ger-rifles-1/NE+used; 1-F11: sov-rifles-1/SW"))
    assert 1 > alone > manned > empty > 0.5 > left > 0


def test_an_old_hand_thinks_of_smoke_and_of_a_shot_though_walks_look_better():
    game = at(
        """
        firefight red-ice; round 3 soviet; 3-L12: sov-mortar-82-1/NW; 3-K09: sov-rifles-1/NW
        sov-rifles-2/NW; 3-K07: ger-hmg-1/SE+inside ger-rifles-1/SE+inside; cap 4 5; ap 0 0; vp 3
        0; german 3-E09 3-K07
        """
    )
    mortar = game.state.firefight.number_of["sov-mortar-82-1"]

    def thought_of(habits):
        s = Situation(game.state, 1, habits)
        found = ideas(s, list(game.state.legal), 20)
        return {idea.orders[-1][0] for idea in found if idea.action == ("act", mortar)}

    assert thought_of(OLD_HAND) == {"to", "indirect", "smoke_indirect"}
    assert thought_of(SOLDIER) == {"to", "indirect"}
