"""Chapter 7: the thirteen steps of a combat, and what interrupts them."""

from __future__ import annotations

import pytest
from tests.games.volga.combats import german_turn, planned, quick, soviet_turn

# Both towns are urban and off the coast; the steppe is clear all round.
TOWN = "41: G-IN-191/1; 25: S-RD-45/1"
STEPPE = "86: G-IN-191/1; 74: S-RD-45/1"

ROLLED = ("card-fire", "opportunity-fire", "rubble-roll", "volley")


def sides(c):
    """Who rolled in close combat, in that order."""
    return [volley["side"] for volley in c.told("volley")]


# -- the sequence as a whole


def test_a_german_attack_takes_its_steps_in_order():  # VG-7.0a
    c = planned(
        "41: G-IN-191/3 G-PG-64/1; 25: S-RB-10/0; leaders s-chuikov;"
        "hand g-pioneer; soviet-hand s-tommy",
        "25",
        cards="g-pioneer",
        dice=[2, 2, *[1, 1, 1, 1, 3], 6, *[6, 6, 4], 6, *[5, 6]],
    ).play("advance G-IN-191", "stop")
    assert c.story == [
        "planned-attack",
        "soviet-card-laid",  # 1
        "showdown",  # 3
        "blank-adjusted",  # 4
        *("soviet-card", "card-fire"),  # 5
        "card-fire",  # 6
        *("opportunity-fire", "step-lost"),  # 8
        *("rubble-roll", "rubble"),  # 9
        *("volley", "step-lost", "volley", "soviet-destroyed"),  # 10
        *("advance", "german-control"),  # 11
        "combat-over",  # 13
        "game-over",
    ]
    assert c.dice_left == []


def test_a_soviet_attack_takes_the_same_steps():  # VG-7.0a
    c = soviet_turn(
        "41: G-IN-191/1; 25: S-RB-10/0; soviet-hand s-tommy", dice=[4, *[2, 2], *[1], *[6]]
    )
    assert c.story == [
        "soviet-count",
        "soviet-dice",
        "soviet-attack",
        "soviet-card-laid",
        "showdown",
        "blank-adjusted",
        *("soviet-card", "card-fire"),
        *("volley", "volley", "german-destroyed"),
        *("advance", "soviet-control"),
        "combat-over",
        "german-turn",
    ]
    assert c.dice_left == []


def test_the_germans_attack_once_in_a_turn():  # VG-7.0b
    c = planned(f"{STEPPE}; 73: S-RD-87/1", "74", goes_on=True, dice=[2, 2, 3, 3])
    assert c.order("planned-attack", "combat-over", "soviet-turn", "german-turn") == [
        "planned-attack",
        "combat-over",
        "soviet-turn",
        "german-turn",
    ]
    assert c.prompt == "german_action"
    assert c.dice_left == []


def test_the_soviets_fight_up_to_six_combats_in_the_order_of_their_dice():  # VG-7.0b VG-7.0c
    c = soviet_turn(
        "37: S-RD-45/1; 20: G-IN-191/1; 69: S-RD-87/1; 68: G-IN-194/1; 72: S-RD-95/1; "
        "84: G-IN-211/1; 74: S-RD-98/1; 87: G-IN-178/1; 76: S-RD-112/1; 77: G-IN-203/1; "
        "78: S-RD-126/1; 64: G-IN-230/1",
        dice=[6, 5, 4, 3, 2, 1, *[2, 3] * 6],
    )
    targets = [attack["target"] for attack in c.told("soviet-attack")]
    assert targets == ["64", "77", "87", "84", "68", "20"]
    assert c.order("soviet-attack", "combat-over") == ["soviet-attack", "combat-over"] * 6
    assert c.dice_left == []


# -- steps 1 and 2


@pytest.mark.parametrize(("draw", "card"), [(0, "s-aa-7"), (1, "s-sniper"), (2, "s-antitank")])
def test_the_soviets_must_lay_a_random_card_in_defence(draw, card):  # VG-7.0d
    hand = ["s-aa-7", "s-sniper", "s-antitank"]
    c = planned(
        f"86: G-IN-191/2; 74: S-RD-45/1; soviet-hand {' '.join(hand)}",
        "74",
        cards=None,
        draws=[draw],
        dice=[2, 2, 2],
    )
    hand.remove(card)
    assert c.story == ["planned-attack", "soviet-card-laid"]
    assert c.soviet_hand == hand
    assert c.told("soviet-card-laid", "german") == [{"soviet_card": None}]
    c.play("none")
    assert c.told("soviet-card") == [{"card": card}]


def test_the_soviets_must_lay_a_random_card_in_attack():  # VG-7.0d
    c = soviet_turn(f"{TOWN}; soviet-hand s-sniper s-antitank s-t34", dice=[4, 2, 2], draws=[1])
    assert c.order("soviet-attack", "soviet-card-laid", "showdown") == [
        "soviet-attack",
        "soviet-card-laid",
        "showdown",
    ]
    assert c.told("soviet-card") == [{"card": "s-antitank"}]
    assert c.soviet_hand == ["s-sniper", "s-t34"]


def test_an_empty_soviet_hand_lays_no_card():  # VG-7.0d
    c = planned(TOWN, "25", cards=None)
    assert not c.battle()["soviet_card_laid"]
    c = soviet_turn(TOWN, dice=[4, 2, 2])
    assert not {"soviet-card-laid", "soviet-card"} & set(c.story)


def test_the_german_may_lay_a_card_in_his_planned_attack():  # VG-7.0e
    c = planned(f"{TOWN}; hand g-stuka g-pak", "25", cards=None, mode="1v1")
    assert (c.seat, c.prompt) == ("german", "choose_german_card")
    assert c.choices == ["card g-stuka", "card g-pak", "none"]


def test_a_card_may_be_kept():  # VG-7.0e
    c = planned(f"{STEPPE}; hand g-stuka", "74", cards="none", dice=[2, 2])
    assert c.hand == ["g-stuka"]
    assert c.told("showdown")[0]["cards"] == []
    assert c.dice_left == []


def test_the_german_card_leaves_the_hand_and_lies_face_down():  # VG-7.0e
    text = "86: G-IN-191/2 G-IN-194/2; 74: S-RD-45/1; hand g-stuka g-pak; soviet-hand s-sniper"
    c = planned(text, "74", cards=None, mode="1v1", soviet_card="s-sniper")
    assert c.battle("soviet")["german_cards_laid"] == 0
    c.play("card g-pak")
    assert c.hand == ["g-stuka"]
    assert c.battle("soviet")["german_cards_laid"] == 1


def test_no_german_card_in_a_quick_attack():  # VG-7.0e
    c = quick("96: G-IN-191/1; 74: S-RD-45/1; hand g-stuka", "86", "74", dice=[2, 2])
    assert c.hand == ["g-stuka"]
    assert c.told("showdown")[0]["cards"] == []
    assert c.dice_left == []


@pytest.mark.parametrize("leader", ["", "; leaders s-chuikov"])
def test_no_german_card_in_defence(leader):  # VG-7.0e
    c = soviet_turn(f"{TOWN}; hand g-stuka{leader}", dice=[4, 2, 2])
    assert c.prompt == "german_action"
    assert c.hand == ["g-stuka"]
    assert c.told("showdown")[0]["cards"] == []


def test_the_german_sees_that_a_soviet_card_lies_there_but_not_which():  # OP-7.4
    c = planned(f"{TOWN}; soviet-hand s-sniper", "25", cards=None)
    assert c.battle("german")["soviet_card_laid"]
    assert c.battle("german")["soviet_card"] is None


# -- steps 3 and 4


def test_the_showdown_reveals_cards_and_units_together():  # VG-7.0f
    text = (
        "86: G-IN-191/2 G-IN-194/2; 74: S-RD-45/3; 44: S-RD-87/3; 87: G-IN-211; "
        "hand g-pak; soviet-hand s-sniper"
    )
    c = planned(text, "74", cards=None, without="87", mode="1v1", soviet_card="s-sniper")
    hidden = {"unit": None, "strength": None, "face_up": False}
    assert c.block("74", "german").items() >= hidden.items()
    assert c.block("86", "soviet").items() >= hidden.items()
    assert c.battle("german")["soviet_card"] is None
    c.play("card g-pak")
    assert c.prompt == "choose_hit"  # the sniper's, so the showdown is over
    shown = {"unit": "S-RD-45", "strength": 3, "face_up": True}
    assert c.block("74", "german").items() >= shown.items()
    for number, name in enumerate(("G-IN-191", "G-IN-194")):
        shown = {"unit": name, "strength": 2, "face_up": True}
        assert c.block("86", "soviet", number).items() >= shown.items()
    assert c.block("44", "german").items() >= hidden.items()
    assert c.block("87", "soviet").items() >= hidden.items()
    assert c.battle("german")["soviet_card"] == "s-sniper"
    assert c.battle("soviet")["german_cards"] == ["g-pak"]
    assert c.told("showdown") == [
        {
            "faces": [["G-IN-191", 2], ["G-IN-194", 2], ["S-RD-45", 3]],
            "card": "s-sniper",
            "cards": ["g-pak"],
        }
    ]


def test_nothing_is_taken_back_after_the_showdown():  # VG-7.0f
    c = planned("86: G-IN-191/2 G-IN-194/2; 74: S-RD-45/3; soviet-hand s-sniper", "74", mode="solo")
    with pytest.raises(Exception, match="chance has spoken"):
        c.game.undo()


def test_blank_soviet_blocks_rise_to_their_lowest_strength():  # VG-7.0g
    c = planned("86: G-IN-191/1; 74: S-RB-10/0 S-RD-45/3; 44: S-WB-RO/0", "74", dice=[2] * 5)
    assert (c.steps("S-RB-10"), c.steps("S-RD-45"), c.steps("S-WB-RO")) == (1, 3, 0)
    assert c.told("blank-adjusted") == [{"unit": "S-RB-10", "steps": 1}]
    assert [len(volley) - 1 for volley in c.told("volley")[1]["volleys"]] == [3, 1]


def test_attacking_blank_blocks_rise_too():  # VG-7.0g
    c = soviet_turn("86: G-IN-191/1; 74: S-RB-10/0 S-WB-RO/0", dice=[4, 2, 2, 2])
    assert (c.steps("S-RB-10"), c.steps("S-WB-RO")) == (1, 1)
    assert c.dice_left == []


def test_blank_blocks_rise_before_the_cards_work():  # VG-7.0g
    c = planned(
        "86: G-IN-191/1; 74: S-RB-10/0; hand g-sniper; soviet-hand s-antitank",
        "74",
        cards="g-sniper",
    )
    assert c.order("showdown", "blank-adjusted", "soviet-card", "card-effect") == [
        *("showdown", "blank-adjusted", "soviet-card", "card-effect")
    ]
    assert c.where("S-RB-10") == "infantry"


# -- steps 5, 6 and 7


def test_the_soviet_card_is_finished_before_the_german_card():  # VG-7.0h VG-7.0i
    c = planned(
        "86: G-IN-191/2 G-IN-194/2; 74: S-RD-45/4; hand g-howitzer; soviet-hand s-sniper",
        "74",
        cards="g-howitzer",
        dice=[6, 6, 6, 6, 1, 1],
    )
    assert c.prompt == "choose_hit"
    assert c.dice_left == [6, 6, 6, 6, 1, 1]
    assert c.steps("S-RD-45") == 4
    c.play("hit G-IN-191")
    assert c.order("soviet-card", "step-lost", "card-fire", "soviet-destroyed") == [
        *("soviet-card", "step-lost", "card-fire"),
        *["step-lost"] * 3,
        "soviet-destroyed",
    ]


def test_the_german_card_works_before_opportunity_fire():  # VG-7.0i
    c = planned(
        "41: G-IN-191/2; 25: S-RD-45/2; leaders s-chuikov; hand g-howitzer",
        "25",
        cards="g-howitzer",
        dice=[*[4, 4, 1, 1, 1, 1], *[1, 1, 1]],
    )
    assert c.order(*ROLLED) == ["card-fire", "rubble-roll"]
    assert c.where("S-RD-45") == "infantry"


def test_used_support_cards_are_discarded_before_opportunity_fire():  # VG-7.0j
    text = (
        "41: G-IN-191/2 G-IN-194/2; 25: S-RD-45/3 S-RD-87/3; leaders s-chuikov;"
        "hand g-pioneer; soviet-hand s-tommy"
    )
    c = planned(
        text, "25", cards="g-pioneer", dice=[*[1, 1], *[6, 1, 1, 1, 1], *[6, 1], 1, 1, 1, *[1] * 9]
    )
    assert c.prompt == "choose_hit"  # step 6
    assert c.discards == []
    c.play("hit S-RD-45")
    assert c.prompt == "choose_hit"  # step 8
    assert c.story[-1] == "opportunity-fire"
    assert c.discards == ["g-pioneer", "s-tommy"]
    c.play("hit G-IN-191")
    assert (c.hand, c.soviet_hand, c.discards) == ([], [], ["g-pioneer", "s-tommy"])


def test_leaders_are_not_discarded():  # VG-7.0j
    c = planned(f"{STEPPE}; soviet-hand s-zaytsev", "74", dice=[2, 2])
    assert c.discards == []
    assert c.leaders == ["s-zaytsev"]


# -- steps 8 and 9


def test_opportunity_fire_comes_between_the_cards_and_the_rubble_roll():  # VG-7.0k
    c = planned(
        "41: G-IN-191/2; 25: S-RD-45/1; leaders s-chuikov; hand g-pioneer",
        "25",
        cards="g-pioneer",
        dice=[*[1] * 5, *[6], *[2, 2, 2], *[2], *[2]],
    )
    assert c.order(*ROLLED) == [
        *("card-fire", "opportunity-fire", "rubble-roll", "volley", "volley")
    ]
    (fire,) = c.told("opportunity-fire")
    assert fire == {"dice": [6], "volleys": [[6, 6]], "hits": 1, "ones": 0}
    assert c.steps("G-IN-191") == 1


def test_no_opportunity_fire_without_chuikov_or_in_a_soviet_attack():  # VG-7.0k
    c = planned(STEPPE, "74", dice=[2, 2])
    assert "opportunity-fire" not in c.story
    c = soviet_turn(f"{STEPPE}; leaders s-chuikov", dice=[4, 2, 2])
    assert "opportunity-fire" not in c.story
    assert c.dice_left == []


def test_a_rubble_roll_needs_a_planned_attack_of_the_germans_on_an_urban_hex():  # VG-7.0l
    def rolls(c):
        assert c.dice_left == []
        return c.story.count("rubble-roll")

    assert rolls(planned(TOWN, "25", dice=[1, 1, 1, 2, 2])) == 1
    assert rolls(planned(STEPPE, "74", dice=[2, 2])) == 0
    difficult = "57: G-IN-191/1; 43: S-RD-45/1"
    assert rolls(planned(difficult, "43", dice=[2, 2])) == 0
    assert rolls(quick("56: G-IN-191/1; 25: S-RD-45/1", "41", "25", dice=[2, 2])) == 0
    assert rolls(soviet_turn(TOWN, dice=[4, 2, 2])) == 0
    assert rolls(soviet_turn(f"{TOWN}; leaders s-chuikov", dice=[4, 2, 2])) == 0


def test_the_rubble_roll_comes_before_close_combat():  # VG-7.0l VG-7.0m
    c = planned(
        "41: G-IN-191/2; 25: S-RD-45/1; hand g-heinkel",
        "25",
        cards="g-heinkel",
        dice=[*[1] * 6, *[6, 6, 6], 2, *[6, 2]],
    )
    assert c.order(*ROLLED) == ["card-fire", "rubble-roll", "volley", "volley"]
    assert c.steps("S-RD-45") == 1  # one hit, halved by the new rubble
    assert c.rubble == ["25"]


# -- steps 10 to 13


def test_close_combat_is_fought_when_both_sides_still_stand():  # VG-7.0m
    c = planned(STEPPE, "74", dice=[2, 6])
    assert sides(c) == ["german", "soviet"]
    assert c.where("G-IN-191") == "lost"


def test_a_winner_must_advance():  # VG-7.0n
    c = planned("86: G-IN-191/2 G-IN-194/1; 74: S-RD-45/1", "74", dice=[6, 2, 2, 2])
    assert c.prompt == "choose_advance"
    assert c.choices == ["advance G-IN-191", "advance G-IN-194"]
    assert c.forbidden("stop") == "10.1a"


def test_a_lone_winner_advances_unasked():  # VG-7.0n
    c = planned(STEPPE, "74", dice=[6, 2])
    assert c.stack("74") == {"G-IN-191"}
    assert c.stack("86") == set()


def test_blitz_is_the_last_step_and_needs_hoth():  # VG-7.0o
    text = "86: G-MO-120/1; 74: S-RD-45/1"
    c = planned(f"{text}; leaders g-hoth", "74", dice=[6, 2])
    assert c.prompt == "choose_blitz"
    assert c.stack("74") == {"G-MO-120"}
    assert c.choices == ["unit G-MO-120", "stop"]
    c.play("stop")
    assert c.story[-2:] == ["combat-over", "game-over"]
    c = planned(text, "74", dice=[6, 2])
    assert c.prompt is None


def test_the_soviets_never_blitz():  # VG-7.0o
    c = soviet_turn("86: G-IN-191/1; 74: S-TK-6/1; leaders g-hoth", dice=[4, 6, 2])
    assert c.stack("86") == {"S-TK-6"}
    assert c.story[-3:] == ["soviet-control", "combat-over", "german-turn"]


def test_the_units_are_concealed_when_the_combat_is_over():  # VG-7.0p
    c = planned(STEPPE, "74", dice=[2, 2], mode="1v1")
    assert c.game.view("german")["battle"] is None
    assert not c.block("74", "german")["face_up"]
    assert not c.block("86", "soviet")["face_up"]
    assert c.order("volley", "combat-over")[-1] == "combat-over"


# -- interruptions: the table of the combat arithmetic, row by row


def test_attackers_gone_in_step_5_leave_the_cards_to_be_resolved():  # OP-7.1
    c = planned(
        "41: G-IN-191/1; 25: S-RD-45/4; 24: S-RD-87/4; leaders s-chuikov;"
        "hand g-howitzer; soviet-hand s-sniper",
        "25",
        cards="g-howitzer",
        dice=[6, 6, 1, 1, 1, 1],
    )
    assert c.where("G-IN-191") == "lost"
    assert c.steps("S-RD-45") == 2
    assert c.discards == ["g-howitzer", "s-sniper"]
    assert c.order(*ROLLED) == ["card-fire"]
    assert c.story[-2:] == ["combat-over", "game-over"]
    assert c.dice_left == []


def test_attackers_gone_in_step_4_leave_the_cards_to_be_resolved():  # OP-7.1
    c = planned(
        "41: G-PZ-2/1; 25: S-AT-20/2; leaders s-chuikov; hand g-howitzer; soviet-hand s-tommy",
        "25",
        cards="g-howitzer",
        options={"variant": "0", "advantages": "off"},
        dice=[*[6, 6], *[6, 1, 1, 1, 1, 1]],
    )
    assert c.order("german-destroyed", *ROLLED) == ["german-destroyed", "card-fire", "card-fire"]
    assert c.steps("S-AT-20") == 1
    assert c.discards == ["g-howitzer", "s-tommy"]
    assert c.dice_left == []


def test_attackers_gone_in_step_8_end_the_combat():  # OP-7.1
    c = planned("41: G-PZ-2/1; 25: S-RD-45/4; leaders s-chuikov", "25", dice=[6])
    assert c.order(*ROLLED) == ["opportunity-fire"]
    assert c.where("G-PZ-2") == "lost"
    assert c.story[-2:] == ["combat-over", "game-over"]
    assert c.dice_left == []


def test_defenders_gone_in_step_6_leave_their_neighbours_to_fire():  # OP-7.2
    c = planned(
        "41: G-IN-191/2; 25: S-RD-45/1; 24: S-RD-87/4 S-RB-10/0; leaders s-chuikov;hand g-howitzer",
        "25",
        cards="g-howitzer",
        dice=[*[4, 1, 1, 1, 1, 1], *[6, 1], *[6, 6, 6]],
    )
    assert c.order(*ROLLED, "rubble", "advance") == [
        *("card-fire", "opportunity-fire", "rubble-roll", "rubble", "advance")
    ]
    assert c.steps("G-IN-191") == 1
    assert c.rubble == ["25"]
    assert c.stack("25") == {"G-IN-191"}
    assert c.dice_left == []


def test_defenders_gone_in_step_5_are_not_fought():  # OP-7.2
    c = soviet_turn("41: G-IN-191/1; 25: S-RD-45/1; soviet-hand s-sniper", dice=[4])
    assert c.order("german-destroyed", "volley", "advance") == ["german-destroyed", "advance"]
    assert c.stack("41") == {"S-RD-45"}
    assert c.dice_left == []


def test_defenders_gone_in_step_8_by_their_own_ones():  # OP-7.2
    c = planned(
        "41: G-IN-191/3; 25: S-RD-45/1; 24: S-RD-87/1; leaders s-chuikov s-khrushchev",
        "25",
        dice=[*[5, 1], *[1, 2, 3]],  # 24 fires before 25
    )
    assert c.steps("G-IN-191") == 2
    assert c.where("S-RD-45") == "infantry"
    assert c.steps("S-RD-87") == 1
    assert c.order(*ROLLED, "advance") == ["opportunity-fire", "rubble-roll", "advance"]
    assert c.dice_left == []


def test_a_defender_who_destroys_the_attackers_first_ends_the_combat():  # OP-7.1
    c = planned(TOWN, "25", dice=[1, 1, 1, 6])
    assert sides(c) == ["soviet"]
    assert c.where("G-IN-191") == "lost"
    assert "advance" not in c.story
    c = soviet_turn(TOWN, dice=[4, 6])
    assert sides(c) == ["german"]
    assert c.where("S-RD-45") == "infantry"
    assert "advance" not in c.story


def test_an_attacker_who_destroys_the_defenders_first_advances_unanswered():  # OP-7.2
    c = planned("86: G-PG-64/1; 74: S-RD-45/1; leaders g-hoth", "74", dice=[5])
    assert sides(c) == ["german"]
    assert c.stack("74") == {"G-PG-64"}
    assert c.dice_left == []


def test_a_defender_destroyed_by_his_own_first_volley_still_hits():  # OP-7.2
    c = planned(
        "41: G-IN-191/2; 25: S-RD-45/1 S-RD-87/1; leaders s-khrushchev",
        "25",
        dice=[*[1, 1, 1], *[1, 1]],
    )
    assert c.prompt == "choose_hit"
    c.play("hit S-RD-45")
    assert sides(c) == ["soviet"]
    assert c.stack("25") == {"G-IN-191"}
    c = planned(
        "41: G-IN-191/2; 25: S-RD-45/2; leaders s-khrushchev", "25", dice=[1, 1, 1, *[5, 1], 2]
    )
    assert (c.steps("G-IN-191"), c.steps("S-RD-45")) == (1, 1)


def test_both_sides_gone_in_a_first_volley_end_the_combat():  # OP-7.1 OP-7.3
    c = planned(
        "41: G-IN-191/1; 25: S-RD-45/1 S-RD-87/1; leaders s-khrushchev",
        "25",
        dice=[*[1, 1, 1], *[5, 1]],
    ).play("hit S-RD-45")
    assert (c.stack("41"), c.stack("25")) == (set(), {"S-RD-87"})
    assert sides(c) == ["soviet"]
    assert "advance" not in c.story
    assert not c.is_german("25")


def test_an_attacker_destroyed_by_his_own_ones_does_not_advance():  # OP-7.1
    c = soviet_turn("41: G-IN-191/1; 25: S-RD-45/2; leaders s-khrushchev", dice=[4, 2, *[1, 1]])
    assert sides(c) == ["german", "soviet"]
    assert (c.stack("41"), c.stack("25")) == ({"G-IN-191"}, set())
    assert "advance" not in c.story


def test_both_sides_gone_leave_the_hex_to_its_controller():  # OP-7.3
    c = planned(STEPPE, "74", dice=[6, 6])
    assert (c.where("G-IN-191"), c.where("S-RD-45")) == ("lost", "infantry")
    assert "advance" not in c.story
    assert (c.is_german("86"), c.is_german("74")) == (True, False)
    c = soviet_turn(f"{STEPPE}; 44: S-RD-87", dice=[1, 4, 6, 6])
    assert (c.where("G-IN-191"), c.where("S-RD-45")) == ("lost", "infantry")
    assert (c.is_german("86"), c.is_german("74")) == (True, False)


def test_there_is_no_second_round():  # VG-7.0m
    c = planned("86: G-IN-191/4; 74: S-RD-45/4", "74", dice=[2, 2, 6, 2, 2, 6, 2, 2])
    assert (c.steps("G-IN-191"), c.steps("S-RD-45")) == (3, 3)
    assert sides(c) == ["german", "soviet"]
    assert c.story[-2:] == ["combat-over", "game-over"]
    assert c.dice_left == []


FULL = "25: S-RD-45/1 S-RD-87/1 S-RD-95/1 S-RD-98/1"


def test_the_last_soviet_card_drawn_in_step_5_ends_the_game_at_once():  # VG-7.0h
    c = planned(
        f"41: G-IN-191/1; {FULL}; soviet-hand s-infiltration; soviet-deck s-sniper; hand g-stuka",
        "25",
        cards="g-stuka",
    )
    assert (c.game.result.winners, c.game.result.rule) == (("soviet",), "1.4b")
    assert c.story[-3:] == ["card-instead", "soviet-draws", "game-over"]


def test_the_extension_lets_the_combat_go_on():  # VG-7.0h
    c = planned(
        f"41: G-IN-191/1; {FULL}; soviet-hand s-infiltration; soviet-deck s-sniper; hand g-pak;"
        "leaders g-okh; eliminated G-PG-64",
        "25",
        cards="g-pak",
        goes_on=True,
        dice=[*[1, 1, 1], *[2] * 4, 2, 1],
    )
    assert c.order("extension", "card-effect", "volley", "combat-over") == [
        *("extension", "card-effect", "volley", "volley", "combat-over")
    ]
    assert c.game.result is None


def test_the_last_soviet_card_drawn_in_step_11_ends_the_game_at_once():  # VG-7.0n
    c = soviet_turn("X: G-IN-191/1; 82: S-RD-45/1; soviet-deck s-sniper", dice=[4, 6, 2])
    assert c.game.result.rule == "1.4b"
    assert c.story[-4:] == [
        *("soviet-control", "reinforcement-hex-captured", "soviet-draws", "game-over")
    ]


def test_a_turn_without_attack_has_no_combat():  # VG-7.0b
    c = german_turn(STEPPE).play("short", "stop")
    assert not {"showdown", "combat-over"} & set(c.story)
