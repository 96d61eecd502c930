"""Chapter 18: a Soviet player instead of the algorithm."""

from __future__ import annotations

import pytest
from tests.games.volga.scripted import (
    HELD,
    asked,
    at,
    cards,
    finished,
    is_german,
    offered,
    play,
    refused,
    soviet_hand,
    stack,
    story,
    told,
)

SEVEN = (
    "56: S-RD-45; 59: S-RD-87; 61: S-RD-95; 66: S-RD-98; 68: S-RD-112; 70: S-RD-126; 77: S-RD-131"
)
"""More highest stacks than there are reinforcement hexes."""


def soviet(text, dice=(), draws=(), **options):
    """The Soviet player's turn."""
    return at(f"{text}; turn 5 soviet", dice, draws, mode="1v1", **options)


# -- 18.1 turn


def test_the_german_plays_by_the_rules_of_the_solo_game():  # VG-18.1a
    text = "74: G-IN-191; 85: G-IN-194 G-PZ-24; 60: S-RD-45; hand g-stuka"
    alone, against = at(text), at(text, mode="1v1")
    for orders in (["long"], ["short"], ["quick"], ["planned"]):
        first, second = play(alone.clone(), *orders), play(against.clone(), *orders)
        if second.decision.seat == "soviet":
            play(second, "none")  # his card, 18.5
        assert second.decision.prompt == first.decision.prompt
        assert second.decision.actions == first.decision.actions
        assert second.decision.seat == "german"
    assert offered(against) == {"call", "long", "short", "quick", "planned"}


def test_the_german_breaks_ties_and_sees_no_soviet_face():  # VG-18.1a
    game = at("74: G-IN-191; 60: S-RD-45/2 S-RD-87/2", mode="1v1")
    assert [block["unit"] for block in game.view("german")["stacks"]["60"]] == [None, None]
    soviet = game.view("soviet")["stacks"]
    assert [(b["unit"], b["strength"]) for b in soviet["60"]] == [("S-RD-45", 2), ("S-RD-87", 2)]
    assert soviet["74"][0]["unit"] is None


def test_highest_stacks_and_reinforcement_hexes_are_counted():  # VG-18.1b
    game = soviet("61: S-RD-45 S-RD-87; 56: S-RD-95 S-RD-98; 66: S-RD-112; control 3 19 W X Y Z")
    assert told(game, "soviet-count") == [{"hexes": ["56", "61"], "highest": 2, "held": 4}]


def test_german_reinforcement_hexes_do_not_count():  # VG-18.1b
    game = soviet("X: S-RD-45; Y: S-RD-87; 61: S-RD-95; control 3 7 9 13 W", draws=[0] * 6)
    assert told(game, "soviet-count")[0]["held"] == 2


def test_with_more_highest_stacks_he_must_reinforce():  # VG-18.1c VG-18.2a
    game = soviet(SEVEN, draws=[0, 0] * 9)
    assert asked(game) == ("german", "german_action")
    assert story(game, "soviet-reinforcements") == ["soviet-reinforcements"]
    assert finished(game)


@pytest.mark.parametrize("stacks", [6, 3])
def test_with_no_more_highest_stacks_he_moves_or_draws(stacks):  # VG-18.1d
    game = soviet("; ".join(SEVEN.split("; ")[:stacks]))
    assert asked(game) == ("soviet", "soviet_choice")
    assert offered(game) == {"move", "draw"}
    assert story(game, "soviet-reinforcements", "soviet-dice") == []


def test_without_a_reinforcement_hex_he_draws_one_card():  # OP-18.1
    game = soviet(
        f"56: S-RD-45 S-RD-87; control {HELD} W X Y Z; leaders g-okh; soviet-deck s-sniper s-tommy"
    )
    assert soviet_hand(game) == ["s-sniper"]
    assert asked(game) == ("german", "german_action")
    assert stack(game, "56") == {"S-RD-45": 4, "S-RD-87": 4}


# -- 18.2 reinforcement action


def test_reinforcements_are_random_as_in_the_solo_game():  # VG-18.2a
    game = soviet(
        "56: S-RD-45; 59: S-RD-87; 61: S-TK-6; control 3 7 9 13 W X Y Z",
        draws=[0, 3, 2, 1, 11, 2],
    )
    # 19 gets infantry and a tank, then 15 infantry; each a random block on a random side
    assert stack(game, "19") == {"S-GD-13": 4, "S-TK-27": 2}
    assert stack(game, "15") == {"S-RD-229": 3}
    assert [d["hex"] for d in told(game, "soviet-deployed")] == ["19", "19", "15"]
    assert finished(game)


def test_a_full_hex_gives_him_one_card():  # VG-18.2b OP-12.2
    game = soviet(
        "3: S-RD-45 S-RD-87 S-RD-95 S-RD-98; 56: S-RD-112 S-RD-126 S-RD-131 S-RD-138;"
        "control 7 9 13 15 19 W X Y Z; soviet-deck s-sniper s-tommy s-t34"
    )
    assert soviet_hand(game) == ["s-sniper"]
    assert len(stack(game, "3")) == 4


def test_an_empty_reserve_gives_him_a_card_for_each_unit():  # VG-18.2b
    tanks = ["6", "13", "26", "27", "56", "84", "99", "133", "135", "137", "189", "254", "6G"]
    hexes = ["20", "36", "37", "38", "40", "44", "45", "46", "47", "48", "49", "50", "51"]
    text = "; ".join(f"{h}: S-TK-{tank}" for h, tank in zip(hexes, tanks, strict=True))
    game = soviet(
        f"{text}; control 9 13 15 W X Y Z; soviet-deck s-sniper s-tommy s-t34 s-aa-7",
        draws=[0, 0, 0, 0],
    )
    # 3 and 19 still get their infantry; the tanks of 3, 19 and 7 are missing
    assert soviet_hand(game) == ["s-tommy", "s-sniper", "s-t34"]
    assert [d["hex"] for d in told(game, "soviet-deployed")] == ["3", "19"]


def test_three_units_leave_room_for_one_infantry_without_a_card():  # VG-18.2b OP-12.2
    game = soviet(
        "13: S-RD-45 S-RD-87 S-RD-95; 56: S-RD-98 S-RD-112 S-RD-126; control 3 7 9 15 19 W X Y Z",
        draws=[0, 0],
    )
    assert len(stack(game, "13")) == 4
    assert soviet_hand(game) == []


# -- 18.3 movement action


def test_exactly_one_unit_leaves_each_highest_stack():  # VG-18.3a
    game = soviet("56: S-RD-45 S-RD-87; 61: S-RD-95 S-RD-98; 66: S-RD-112")
    play(game, "move")
    assert asked(game) == ("soviet", "soviet_hex")
    assert offered(game) == {"stack 56", "stack 61"}
    assert refused(game, "stack 66") == "18.3a"
    play(game, "stack 56", "unit S-RD-45", "to 55")
    # 61 is the only one left, and there is no way out of moving from it
    assert asked(game) == ("soviet", "soviet_order")
    assert offered(game) == {"unit S-RD-95", "unit S-RD-98"}
    play(game, "unit S-RD-98", "to 62")
    assert asked(game) == ("german", "german_action")
    assert stack(game, "56") == {"S-RD-87": 4}
    assert stack(game, "61") == {"S-RD-95": 4}
    assert stack(game, "62") == {"S-RD-98": 4}
    assert stack(game, "66") == {"S-RD-112": 4}


def test_a_move_takes_control_and_pays_for_captured_hexes():  # VG-18.3a
    game = soviet("82: S-RD-45 S-RD-87; soviet-deck s-sniper s-tommy")
    play(game, "move", "unit S-RD-87", "to X")
    assert not is_german(game, "X")
    assert soviet_hand(game) == ["s-sniper"]


def test_units_move_to_hexes_next_to_theirs():  # VG-18.3a OP-18.3
    game = soviet(
        "56: S-RD-45 S-RD-87 S-RD-95 S-RD-98; 55: S-RD-112 S-RD-126 S-RD-131; 57: G-IN-191;"
        "40: S-RD-138 S-RD-193 S-RD-196 S-RD-229"
    )
    play(game, "move", "stack 56", "unit S-RD-45")
    assert asked(game) == ("soviet", "soviet_unit_to")
    assert offered(game) == {"to 41", "to 71", "to 70", "to 55"}
    assert refused(game, "to 57") == "2.4b"  # Germans
    assert refused(game, "to 40") == "2.4a"  # four Soviets
    assert refused(game, "to 61") == "18.3a"  # too far


def test_moves_may_go_in_all_six_directions():  # VG-18.3b
    game = soviet("56: S-RD-45 S-RD-87")
    play(game, "move", "unit S-RD-45")
    assert offered(game) == {"to 41", "to 57", "to 71", "to 70", "to 55", "to 40"}
    play(game, "to 41")  # backwards
    assert stack(game, "41") == {"S-RD-45": 4}


def test_attacks_may_go_in_all_six_directions():  # VG-18.3b
    around = "41: G-IN-191; 57: G-IN-194; 71: G-IN-211; 70: G-IN-178; 55: G-IN-203; 40: G-IN-230"
    game = play(soviet(f"56: S-RD-45 S-RD-87; {around}"), "move")
    assert offered(game) == {f"attack {h}" for h in (41, 57, 71, 70, 55, 40)}


def test_he_chooses_the_unit_and_the_order():  # VG-18.3c
    text = "56: S-RD-45 S-RD-87; 61: S-RD-95 S-RD-98; 66: S-RD-112 S-RD-126"
    game = play(soviet(text), "move")
    assert asked(game) == ("soviet", "soviet_hex")
    play(game, "stack 66")
    assert offered(game) == {"unit S-RD-112", "unit S-RD-126"}
    assert refused(game, "unit S-RD-45") == "18.3c"
    play(game, "unit S-RD-126", "to 65")
    assert offered(game) == {"stack 56", "stack 61"}
    play(game, "stack 61", "unit S-RD-95", "to 60", "unit S-RD-87", "to 55")
    assert [d["start"] for d in told(game, "soviet-moves", "soviet")] == ["66", "61", "56"]
    assert [d["unit"] for d in told(game, "soviet-moves", "soviet")] == [
        *("S-RD-126", "S-RD-95", "S-RD-87")
    ]


def test_a_highest_stack_may_attack_instead_of_moving():  # VG-18.3d
    game = soviet("56: S-RD-45/1 S-RD-87/1; 61: S-RD-95 S-RD-98; 55: G-IN-191/1", dice=[1, 1, 1])
    play(game, "move", "stack 56")
    assert offered(game) == {"attack 55", "unit S-RD-45", "unit S-RD-87"}
    assert refused(game, "attack 40") == "18.3d"
    play(game, "attack 55", "none")
    assert told(game, "soviet-attack") == [{"hexes": ["56"], "target": "55", "planned": False}]
    assert len(stack(game, "56")) == 2
    # the stack has had its order; the other one is next
    assert asked(game) == ("soviet", "soviet_order")
    assert offered(game) == {"unit S-RD-95", "unit S-RD-98"}
    assert finished(game)


def test_the_whole_stack_attacks_and_its_strongest_unit_advances():  # VG-18.3d
    game = soviet("56: S-RD-45/1 S-RD-87/2; 55: G-IN-191/1", dice=[6, 1, 1, 1])
    play(game, "move", "attack 55", "none")
    assert stack(game, "55") == {"S-RD-87": 2}
    assert stack(game, "56") == {"S-RD-45": 1}


def test_only_highest_stacks_attack():  # VG-18.3d
    game = play(soviet("56: S-RD-45; 61: S-RD-95 S-RD-98; 55: G-IN-191"), "move")
    assert asked(game) == ("soviet", "soviet_order")
    assert game.decision.args["hex"] == "61"
    assert offered(game) == {"unit S-RD-95", "unit S-RD-98"}


def test_with_chuikov_all_stacks_around_must_attack():  # VG-18.3e
    text = "56: S-RD-45/1 S-RD-87/1; 40: S-RD-95/1; 24: S-RD-98/1; 55: G-IN-191/1"
    game = soviet(f"{text}; leaders s-chuikov", dice=[1, 1, 1, 1])
    play(game, "move", "attack 55", "none")
    assert told(game, "soviet-attack") == [{"hexes": ["40", "56"], "target": "55", "planned": True}]
    assert len(told(game, "volley")[0]["volleys"]) == 3
    assert finished(game)
    alone = soviet(text, dice=[1, 1, 1])
    play(alone, "move", "attack 55", "none")
    assert told(alone, "soviet-attack")[0]["hexes"] == ["56"]


def test_a_stack_that_joined_still_has_its_own_order():  # VG-18.3e
    game = soviet(
        "56: S-RD-45/1 S-RD-87/1; 40: S-RD-95/1 S-RD-98/1; 55: G-IN-191/2; leaders s-chuikov",
        dice=[1] * 6,
    )
    play(game, "move", "stack 56", "attack 55", "none")
    assert asked(game) == ("soviet", "soviet_order")
    assert game.decision.args["hex"] == "40"
    assert offered(game) == {"attack 55", "unit S-RD-95", "unit S-RD-98"}


def test_no_dice_give_directions():  # VG-18.3f
    # neither the order of 13.1 nor cards of 13.3: six stacks move without a die or a draw
    six = "; ".join(SEVEN.split("; ")[:6])
    game = play(soviet(six), "move")
    for _ in range(6):
        if asked(game)[1] == "soviet_hex":
            play(game, min(offered(game)))
        play(game, min(offered(game)))
    assert story(game, "soviet-dice", "card-instead", "equal-dice", "soviet-draws") == []
    assert len(told(game, "soviet-moves")) == 6


def test_a_stack_that_can_do_nothing_is_passed_over():  # OP-18.2 VG-18.3a
    # hex 1 has no neighbour but 2, which is full now and full again when its turn comes
    game = soviet(
        "1: S-RD-45 S-RD-87 S-RD-95 S-RD-98; 2: S-RD-112 S-RD-126 S-RD-131 S-RD-138;"
        "3: S-RD-193 S-RD-196 S-RD-229 S-RD-244"
    )
    play(game, "move")
    assert offered(game) == {"stack 2", "stack 3"}
    assert refused(game, "stack 1") == "18.3a"
    play(game, "stack 2", "unit S-RD-112", "stack 3", "unit S-RD-193", "to 2")
    assert asked(game) == ("german", "german_action")
    assert [len(stack(game, place)) for place in ("1", "2", "3", "W")] == [4, 4, 3, 1]
    assert soviet_hand(game) == []


def test_a_stack_that_gets_room_later_moves_after_all():  # OP-18.2 VG-18.3a
    game = soviet(
        "1: S-RD-45 S-RD-87 S-RD-95 S-RD-98; 2: S-RD-112 S-RD-126 S-RD-131 S-RD-138;"
        "3: S-RD-193 S-RD-196 S-RD-229 S-RD-244"
    )
    play(game, "move", "stack 2", "unit S-RD-112")  # to W, its only way
    assert offered(game) == {"stack 1", "stack 3"}


def test_the_highest_stacks_are_fixed_when_the_action_starts():  # OP-18.4 VG-18.3a
    game = soviet("56: S-RD-45 S-RD-87; 55: S-RD-95; 66: S-RD-98 S-RD-112")
    play(game, "move", "stack 56", "unit S-RD-45", "to 55")
    # 55 has two units now, but it had one when the action started
    assert asked(game) == ("soviet", "soviet_order")
    assert game.decision.args["hex"] == "66"


def test_a_unit_that_has_arrived_may_be_moved_on():  # OP-18.4
    game = soviet("56: S-RD-45 S-RD-87; 55: S-RD-95 S-RD-98")
    play(game, "move", "stack 56", "unit S-RD-45", "to 55")
    assert offered(game) == {"unit S-RD-45", "unit S-RD-95", "unit S-RD-98"}
    play(game, "unit S-RD-45", "to 69")
    assert stack(game, "69") == {"S-RD-45": 4}


def test_a_stack_lost_before_its_order_is_passed_over():  # OP-18.4
    game = soviet(
        "40: S-WB-STZ/1; 56: S-WB-RO/1; 55: G-PZ-2; leaders s-chuikov; 66: S-RD-45",
        dice=[1, 1, 4, 4, 1],
    )
    play(game, "move", "stack 40", "attack 55", "none")
    assert asked(game) == ("german", "choose_hit")
    play(game, "hit S-WB-RO")
    assert asked(game) == ("soviet", "soviet_unit_to")
    assert game.decision.args["start"] == "66"


# -- 18.4 draw action


def test_the_draw_action_draws_the_top_card_and_moves_nobody():  # VG-18.4a
    game = soviet("56: S-RD-45 S-RD-87; soviet-deck s-sniper s-tommy s-t34")
    play(game, "draw")
    assert soviet_hand(game) == ["s-sniper"]
    assert stack(game, "56") == {"S-RD-45": 4, "S-RD-87": 4}
    assert asked(game) == ("german", "german_action")
    assert game.view("soviet")["hands"]["soviet"] == {"size": 1, "cards": ["s-sniper"]}
    assert game.view("german")["hands"]["soviet"] == {"size": 1, "cards": None}


def test_the_last_card_ends_the_game():  # VG-18.4a
    game = play(soviet("56: S-RD-45 S-RD-87; soviet-deck s-sniper"), "draw")
    assert game.result.winners == ("soviet",)


# -- 18.5 combat


@pytest.mark.parametrize("attacker", ["german", "soviet"])
def test_he_need_not_play_a_card(attacker):  # VG-18.5a
    text = "56: S-RD-45/1 S-RD-87/1; 55: G-IN-191/1; soviet-hand s-tommy s-sniper"
    game = at(f"{text}; turn 5 {attacker}", [1, 1, 1], mode="1v1")
    play(game, *(["planned"] if attacker == "german" else ["move", "attack 55"]))
    assert asked(game) == ("soviet", "choose_soviet_card")
    assert offered(game) == {"card s-tommy", "card s-sniper", "none"}
    play(game, "none", *(["none"] if attacker == "german" else []))
    assert told(game, "showdown")[0]["card"] is None
    assert soviet_hand(game) == ["s-tommy", "s-sniper"]
    assert finished(game)


def test_he_chooses_the_card():  # VG-18.5b
    text = "56: S-RD-45/1 S-RD-87/1; 55: G-IN-191/2; soviet-hand s-tommy s-sniper s-zaytsev"
    game = play(soviet(text, dice=[1, 1, 1]), "move", "attack 55", "card s-sniper")
    assert told(game, "showdown")[0]["card"] == "s-sniper"
    assert stack(game, "55") == {"G-IN-191": 1}
    assert soviet_hand(game) == ["s-zaytsev", "s-tommy"]
    assert "s-sniper" in cards(game.state.discards)
    assert finished(game)


def test_he_cannot_play_what_he_does_not_hold():  # VG-18.5b
    game = play(soviet("56: S-RD-45 S-RD-87; 55: G-IN-191; soviet-hand s-tommy"), "move")
    play(game, "attack 55")
    assert refused(game, "card s-sniper") == "18.5b"


def test_the_german_does_not_see_the_card_before_the_showdown():  # VG-18.5b
    game = at("56: S-RD-45/1; 55: G-IN-191/1; soviet-hand s-tommy", mode="1v1")
    play(game, "planned", "card s-tommy")
    assert asked(game) == ("german", "choose_german_card")
    battle = game.view("german")["battle"]
    assert (battle["soviet_card_laid"], battle["soviet_card"]) == (True, None)
    assert game.view("soviet")["battle"]["soviet_card"] == "s-tommy"


def test_ties_stay_with_the_german():  # VG-18.5c OP-18.5
    game = soviet(
        "56: S-RD-45/2 S-RD-87/2; 55: G-IN-191/2 G-IN-194/2", dice=[6, 1, 1, 1, 6, 1, 1, 1]
    )
    play(game, "move", "attack 55", "none")
    assert asked(game) == ("german", "choose_hit")
    assert offered(game) == {"hit S-RD-45", "hit S-RD-87"}
    play(game, "hit S-RD-45")
    assert asked(game) == ("german", "choose_hit")
    assert offered(game) == {"hit G-IN-191", "hit G-IN-194"}


def test_the_german_says_which_of_equal_soviet_units_advances():  # VG-18.5c
    game = soviet("56: S-RD-45/2 S-RD-87/2; 55: G-IN-191/1", dice=[6, 1, 1, 1, 1])
    play(game, "move", "attack 55", "none")
    assert asked(game) == ("german", "choose_soviet_advance")


def test_the_german_lays_no_card_against_a_soviet_player_either():  # VG-18.5c
    game = soviet("56: S-RD-45/1 S-RD-87/1; 55: G-IN-191/1; hand g-stuka", dice=[1, 1, 1])
    play(game, "move", "attack 55", "none")
    assert asked(game) == ("german", "german_action")
    assert cards(game.state.hands[0]) == ["g-stuka"]
