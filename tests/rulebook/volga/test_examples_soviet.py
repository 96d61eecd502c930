"""The worked examples of the Soviet turn and of the variant, with the dice of the table."""

from __future__ import annotations

import pytest
from tests.games.volga.scripted import (
    asked,
    at,
    finished,
    offered,
    play,
    rules_told,
    soviet_hand,
    stack,
    story,
    told,
)

import hexfront
from hexfront.core.chance import Script

TANKS = [f"S-TK-{name}" for name in (6, 13, 26, 27, 56, 84, 99, 133, 135, 137, 189, 254, "6G")]


def test_two_missing_tanks_are_two_cards():  # EX-15
    # every tank is on the map; 3 and 19 are the only hexes left to the Soviets
    hexes = ["20", "36", "37", "38", "40", "44", "45", "46", "47", "48", "49", "50", "51"]
    tanks = "; ".join(f"{place}: {tank}" for place, tank in zip(hexes, TANKS, strict=True))
    game = at(
        f"{tanks}; control 7 9 13 15 W X Y Z; soviet-deck s-sniper s-tommy s-t34; turn 5 soviet",
        draws=[0, 0, 0, 0],
    )
    assert soviet_hand(game) == ["s-tommy", "s-sniper"]
    assert [d["hex"] for d in told(game, "card-instead")] == ["3", "19"]
    assert [len(stack(game, place)) for place in ("3", "19")] == [1, 1]
    assert finished(game)


def test_a_third_marine_is_a_card():  # EX-16
    game = at(
        "61: S-RD-45/1 S-RD-87/1; 60: G-IN-191/1; 10: S-MA-92; 14: S-MA-154;"
        "soviet-hand s-flotilla; soviet-deck s-sniper s-tommy; turn 5 soviet",
        dice=[5, 4, 4, 1, 1, 1, 1],
        draws=[0],
    )
    assert soviet_hand(game) == ["s-sniper"]
    assert stack(game, "9") == {}
    assert finished(game)


def test_dice_go_to_7_then_9_then_25():  # EX-17
    game = at(
        "25: S-RD-45 S-RD-87 S-RD-95; 9: S-RD-98 S-RD-112 S-RD-126;"
        "7: S-RD-131 S-RD-138 S-RD-193; turn 5 soviet",
        dice=[2, 4, 6],
        draws=[0, 0, 0],
    )
    assert told(game, "soviet-dice") == [{"rolls": [["7", 2], ["9", 4], ["25", 6]]}]


def test_three_ones_and_two_sixes_are_five_cards_and_one_move():  # EX-18
    game = at(
        "7: S-RD-45; 9: S-RD-87; 25: S-RD-95; 56: S-RD-98; 61: S-RD-112; 66: S-RD-126;"
        "soviet-deck s-sniper s-sniper s-tommy s-t34 s-t34 s-flotilla s-aa-7; turn 5 soviet",
        # in the order 7, 9, 25, 56, 61, 66
        dice=[1, 1, 6, 6, 3, 1],
        draws=[0],
    )
    assert len(soviet_hand(game)) == 5
    assert told(game, "equal-dice") == [{"die": 1, "count": 3}, {"die": 6, "count": 2}]
    moves = [(d["start"], d["hex"]) for d in told(game, "soviet-moves")]
    assert moves == [("61", "62")]
    assert finished(game)


DICE_OF_THE_EXAMPLE = "7: S-RD-131/1 S-RD-138/1 S-RD-193/1; 9: S-RD-98 S-RD-112 S-RD-126"


def test_a_card_then_an_attack_with_it_then_a_move():  # EX-19
    game = at(
        f"{DICE_OF_THE_EXAMPLE}; 25: S-RD-45/2 S-RD-87/2 S-RD-95/1; 24: G-IN-191/1;"
        "soviet-hand s-sniper; soviet-deck s-antitank s-tommy; turn 5 soviet",
        # 7, 9 and 25; in 24, an urban hex, the German rolls first
        dice=[6, 1, 5, 1, 6, 1, 1, 1, 1],
        draws=[1, 2],  # the second card of the hand is the new one; the third unit of hex 7
    )
    assert asked(game) == ("german", "choose_soviet_advance")
    assert told(game, "showdown")[0]["card"] == "s-antitank"
    assert offered(game) == {"advance S-RD-45", "advance S-RD-87"}
    assert stack(game, "6") == {}
    play(game, "advance S-RD-87")
    assert stack(game, "24") == {"S-RD-87": 2}
    assert stack(game, "25") == {"S-RD-45": 2, "S-RD-95": 1}
    assert stack(game, "6") == {"S-RD-193": 1}
    assert soviet_hand(game) == ["s-sniper"]
    steps = ("card-instead", "soviet-attack", "soviet-moves")
    assert story(game, *steps) == ["card-instead", "soviet-attack", "soviet-moves"]
    assert rules_told(game, "card-instead") == ["13.3b"]
    assert finished(game)


def test_with_chuikov_7_and_8_join_and_7_still_moves():  # EX-20
    game = at(
        f"{DICE_OF_THE_EXAMPLE}; 8: S-TK-6/1; 25: S-RD-45/1 S-RD-87/1 S-RD-95/1; 24: G-IN-191/1;"
        "leaders s-chuikov; soviet-deck s-antitank s-tommy; turn 5 soviet",
        # the new card is played; the German misses; seven Soviet dice miss
        dice=[6, 1, 5, 1, *[1] * 7],
        draws=[0, 0],
    )
    attack = told(game, "soviet-attack")
    assert attack == [{"hexes": ["7", "8", "25"], "target": "24", "planned": True}]
    soviet = next(volley for volley in told(game, "volley") if volley["side"] == "soviet")
    assert len(soviet["volleys"]) == 7
    assert stack(game, "6") == {"S-RD-131": 1}
    assert finished(game)


def test_a_soviet_four_and_a_german_two_are_so_many_advantages():  # EX-23
    drawn = set()
    for seed in range(20):
        dice = Script([4, 2], seed=str(seed))
        game = hexfront.new("volga", options={"variant": "0"}, dice=dice)
        advantages = game.view("german")["advantages"]
        assert (len(advantages["soviet"]), len(advantages["german"])) == (4, 2)
        drawn.add((*advantages["soviet"], *advantages["german"]))
    assert len(drawn) > 10


def test_the_fourth_unit_of_hex_13_is_infantry_and_there_is_no_card():  # EX-25
    game = at(
        "13: S-RD-45 S-RD-87 S-RD-95; 56: S-RD-98 S-RD-112 S-RD-126; control 3 7 9 15 19 W X Y Z;"
        "turn 5 soviet",
        draws=[0, 2],
    )
    assert stack(game, "13") == {"S-GD-13": 3, "S-RD-45": 4, "S-RD-87": 4, "S-RD-95": 4}
    assert soviet_hand(game) == []


@pytest.mark.parametrize(("stacks", "action"), [(7, "soviet-reinforcements"), (6, "soviet-dice")])
def test_seven_stacks_reinforce_and_six_move(stacks, action):  # EX-26
    hexes = ["56", "59", "61", "66", "68", "70", "77"][:stacks]
    text = "; ".join(f"{place}: {tank}" for place, tank in zip(hexes, TANKS, strict=False))
    game = at(f"{text}; turn 5 soviet", dice=[1] * (6 if stacks == 6 else 0), draws=None)
    assert told(game, "soviet-count")[0]["highest"] == stacks
    assert told(game, "soviet-count")[0]["held"] == 6
    assert story(game, "soviet-reinforcements", "soviet-dice") == [action]


def test_a_four_towards_a_full_hex_is_a_card():  # EX-33
    game = at(
        "56: S-RD-45 S-RD-87 S-RD-95 S-RD-98; 70: S-RD-112 S-RD-126 S-RD-131 S-RD-138;"
        "soviet-deck s-sniper s-tommy s-t34; turn 5 soviet",
        # 56, then 70, which is on its latitude but farther from the Volga: its 6 comes later
        dice=[4, 6],
        draws=[0],
    )
    assert soviet_hand(game) == ["s-sniper"]
    assert rules_told(game, "card-instead") == ["13.3d"]
    assert len(stack(game, "56")) == 4
    assert [(d["start"], d["hex"]) for d in told(game, "soviet-moves")] == [("70", "55")]
