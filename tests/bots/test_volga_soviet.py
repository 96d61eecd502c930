"""The planner as the Soviet player of Inferno on the Volga."""

import random

import hexfront
from hexfront.bots import Observation
from hexfront.bots.volga.planner import Planner
from hexfront.bots.volga.soviet import worth_of_landing
from hexfront.bots.volga.weights import SOVIET
from hexfront.core.hexes import bits
from hexfront.games import find
from hexfront.games.volga.tables import ADJACENT, BOARD

volga = find("volga")
CONTROL = "control W X Y Z"


def position(text, then=()):
    """A Soviet player's decision; some of it may be played already."""
    game = hexfront.position("volga", f"{text}; turn 5 soviet", mode="1v1")
    for action in then:
        game.play(action)
    return game


def neighbours(name):
    return [BOARD.name[place] for place in bits(ADJACENT[BOARD.hex(name)])]


def chosen(game):
    observation = Observation(volga, game.state, "soviet", random.Random(1))
    return game.named(Planner().choose(observation))


def test_with_nothing_to_gain_the_clock_runs():
    game = position(f"13: S-RD-45 S-RD-87; 60: G-IN-191; {CONTROL} 60")
    assert chosen(game) == ("draw",)


def test_an_empty_goal_next_to_the_highest_stack_is_retaken_without_giving_up_another():
    game = position(f"8: S-RD-45 S-RD-87; 13: S-RD-95; 60: G-IN-191; {CONTROL} 7 60")
    assert chosen(game) == ("move",)
    game.play(("move",))
    while game.decision.prompt != "soviet_unit_to":
        game.play(chosen(game))
    assert chosen(game) == ("to", "7")


def test_a_last_block_does_not_leave_its_goal_for_another():
    game = position(f"7: S-RD-45; 13: S-RD-95; 60: G-IN-191; 6: G-IN-194; {CONTROL} 60 6")
    assert chosen(game) == ("draw",)


def test_an_unguarded_german_reinforcement_hex_is_raided():
    near = next(name for name in neighbours("Y") if name.isdecimal())
    game = position(f"{near}: S-RD-45 S-RD-87; 13: S-RD-95; 9: G-IN-191; {CONTROL} 9")
    assert chosen(game) == ("move",)


def test_it_attacks_a_worn_stack_that_would_end_the_game_and_leaves_a_strong_one():
    nine = "G-IN-203 G-IN-211 G-IN-230 G-IN-516 G-IN-517 G-IN-518 G-IN-544 G-IN-545 G-IN-546"
    text = f"25: S-RD-45 S-RD-87 S-RD-95 S-RD-98; 13: S-RD-112; losses {nine}; {CONTROL} 24"
    weak = position(f"{text}; 24: G-IN-191/1; seen G-IN-191", [("move",)])
    assert chosen(weak) == ("attack", "24")
    strong = position(f"{text}; 24: G-PZ-2 G-PG-79 G-PG-64 G-PZ-24", [("move",)])
    assert chosen(strong)[0] == "unit"


def test_the_last_card_but_one_is_drawn_at_once():
    game = position(f"8: S-RD-45 S-RD-87; 13: S-RD-95; 60: G-IN-191; {CONTROL} 7 60")
    game.state.soviet_deck = game.state.soviet_deck[:1]
    assert chosen(game) == ("draw",)


def card_in_defence(target, hand):
    """What is laid when Germans attack a hex."""
    beside = neighbours(target)[0]
    text = f"{target}: S-RD-45; {beside}: G-IN-191 G-IN-194; soviet-hand {hand}; {CONTROL} {beside}"
    game = hexfront.position("volga", text, mode="1v1")
    game.play(("planned",))
    while game.decision.seat != "soviet":
        game.play(game.decision.actions[-1])
    return chosen(game)


def test_a_goal_gets_the_block_that_another_hex_does_not():
    assert card_in_defence("9", "s-infiltration s-sniper") == ("card", "s-infiltration")
    assert card_in_defence("45", "s-infiltration s-sniper") == ("card", "s-sniper")


def test_gunboats_fire_where_they_can_and_land_where_there_is_something_to_take():
    text = f"45: S-RD-45; 60: G-IN-191; {CONTROL} 60"
    nothing = worth_of_landing(position(text).state)
    lost = worth_of_landing(position(f"{text} 7 9 13 15").state)
    taken = worth_of_landing(position(f"{text} 7 9 13 15; 7: G-IN-194; 9: G-IN-203").state)
    assert nothing < taken < lost
    assert lost > SOVIET.retake / 4


def test_khrushchev_stays_in_the_hand():
    assert card_in_defence("9", "s-khrushchev") == ("none",)
