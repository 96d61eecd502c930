"""Chapter 9: close combat, who rolls, who is hit, and who rolls first."""

from __future__ import annotations

import pytest
from tests.games.volga.combats import planned, quick, soviet_turn

STEPPE = "86: G-IN-191/1; 74: S-RD-45/1"
ROUGH = "57: G-IN-191/1; 43: S-RD-45/1"  # 43 is difficult
TOWN = "41: G-IN-191/1; 25: S-RD-45/1"


def volleys(c):
    """Side, dice of each unit behind the number they hit from, and hits, in the order rolled."""
    return [(told["side"], told["volleys"], told["hits"]) for told in c.told("volley")]


# -- 9.1 rolling


def test_each_unit_rolls_its_strength_and_hits_by_its_firepower():  # VG-9.1a
    c = planned(
        "86: G-PZ-2/3 G-PG-64/2 G-IN-191/4; 74: S-GD-13/3 S-RD-45/1 S-TK-6/2",
        "74",
        dice=[*[4, 3, 1], *[5, 4], *[6, 5, 5, 4], *[5, 4, 4], 5, *[5, 4]],
    )
    assert volleys(c) == [
        ("german", [[4, 4, 3, 1], [5, 5, 4], [6, 6, 5, 5, 4]], 3),
        ("soviet", [[5, 5, 4, 4], [6, 5], [5, 5, 4]], 2),
    ]
    assert c.dice_left == []


@pytest.mark.parametrize(
    ("unit", "lowest"), [("G-IN-191", 6), ("G-MO-120", 5), ("G-PG-64", 5), ("G-PZ-2", 4)]
)
def test_a_german_unit_hits_from_its_number_on(unit, lowest):  # VG-9.1a
    for die in range(1, 7):
        c = planned(f"86: {unit}/1; 74: S-RD-45/2", "74", dice=[die, 2, 2])
        assert c.steps("S-RD-45") == (1 if die >= lowest else 2)


@pytest.mark.parametrize(("unit", "lowest"), [("S-RD-45", 6), ("S-GD-13", 5), ("S-TK-6", 5)])
def test_a_soviet_unit_hits_from_its_number_on(unit, lowest):  # VG-9.1a
    for die in range(1, 7):
        c = planned(f"86: G-IN-191/2; 74: {unit}/1", "74", dice=[2, 2, die])
        assert c.steps("G-IN-191") == (1 if die >= lowest else 2)


@pytest.mark.parametrize(
    ("text", "target", "dice"),
    [
        ("86: G-IN-191/2; 74: S-RD-45/2", "74", 4),
        ("41: G-IN-191/2; 25: S-RD-45/2; rubble 25", "25", 4),
        ("86: G-PG-64/2; 74: S-RD-45/2; leaders g-hoth", "74", 4),
    ],
)
def test_each_unit_rolls_once_in_a_combat(text, target, dice):  # VG-9.1b
    c = planned(text, target, dice=[2] * dice)
    assert [volley["side"] for volley in c.told("volley")].count("german") == 1
    assert [volley["side"] for volley in c.told("volley")].count("soviet") == 1
    assert c.dice_left == []


@pytest.mark.parametrize("text", [STEPPE, ROUGH])
def test_elsewhere_both_sides_roll_at_once(text):  # VG-9.1c VG-9.1d
    target = "74" if text == STEPPE else "43"
    c = planned(text, target, dice=[6, 6])
    assert c.order("volley", "german-destroyed", "soviet-destroyed") == [
        *("volley", "volley", "german-destroyed", "soviet-destroyed")
    ]
    assert c.dice_left == []


def test_all_dice_of_a_simultaneous_roll_come_from_the_strength_before_it():  # VG-9.1d
    c = planned("86: G-IN-191/3; 74: S-RD-45/4", "74", dice=[*[6, 6, 6], *[6, 6, 2, 2]])
    assert (c.steps("G-IN-191"), c.steps("S-RD-45")) == (1, 1)
    assert c.dice_left == []
    c = soviet_turn("86: G-IN-191/4; 74: S-RD-45/3", dice=[4, *[6, 6, 6], *[6, 6, 2, 2]])
    assert (c.steps("G-IN-191"), c.steps("S-RD-45")) == (1, 1)
    assert c.dice_left == []


# -- 9.1 hits


def test_each_hit_takes_a_step_from_the_strongest_enemy():  # VG-9.1e
    c = planned("86: G-PZ-2/1; 74: S-RD-45/2 S-RD-87/4 S-TK-6/3", "74", dice=[4, *[2] * 9])
    assert (c.steps("S-RD-45"), c.steps("S-RD-87"), c.steps("S-TK-6")) == (2, 3, 3)
    c = planned("86: G-PZ-2/3 G-IN-191/4; 74: S-RD-45/1", "74", dice=[*[2] * 7, 6])
    assert (c.steps("G-PZ-2"), c.steps("G-IN-191")) == (3, 3)


def test_the_strongest_is_the_one_with_most_dots_not_with_most_fire():  # VG-9.1e
    c = planned("86: G-PZ-2/2 G-IN-191/3; 74: S-RD-45/1", "74", dice=[*[2] * 5, 6])
    assert (c.steps("G-PZ-2"), c.steps("G-IN-191")) == (2, 2)


def test_only_the_hits_left_after_double_defence_count():  # VG-9.1e
    c = planned("41: G-PZ-2/3; 25: S-RD-45/4; rubble 25", "25", dice=[*[2] * 4, *[4, 4, 4]])
    assert c.steps("S-RD-45") == 3


def test_the_strongest_is_found_anew_for_every_hit():  # VG-9.1f
    c = planned("86: G-PZ-2/3; 74: S-RD-45/4 S-RD-87/2", "74", dice=[*[4, 4, 4], *[2] * 6])
    assert c.prompt == "choose_hit"  # after two hits on the 45th both show two dots
    assert (c.steps("S-RD-45"), c.steps("S-RD-87")) == (2, 2)
    c.play("hit S-RD-87")
    assert (c.steps("S-RD-45"), c.steps("S-RD-87")) == (2, 1)


def test_each_tie_is_asked_for_each_hit():  # VG-9.1f VG-9.1h
    c = planned("86: G-PZ-2/3; 74: S-RD-45/2 S-RD-87/2", "74", dice=[*[4, 4, 4], *[2] * 4])
    c.play("hit S-RD-87")
    assert (c.steps("S-RD-45"), c.steps("S-RD-87")) == (1, 1)
    assert c.choices == ["hit S-RD-45", "hit S-RD-87"]
    c.play("hit S-RD-87")
    assert (c.where("S-RD-45"), c.where("S-RD-87")) == ("74", "infantry")


def test_several_attacking_stacks_are_one_group():  # VG-9.1g
    text = "86: G-IN-191/2; 75: G-PZ-2/3; 87: G-IN-194/3; 74: S-RD-45/1"
    c = planned(text, "74", dice=[*[2] * 8, 6])
    assert [len(unit) - 1 for unit in c.told("volley")[0]["volleys"]] == [3, 2, 3]
    assert c.choices == ["hit G-PZ-2", "hit G-IN-194"]
    assert c.dice_left == []


def test_joined_soviet_stacks_are_one_group():  # VG-9.1g
    text = "74: G-IN-191/2; 86: S-RD-45/2 S-RD-87/1; 75: S-RD-95/2; leaders s-chuikov"
    c = soviet_turn(text, dice=[1, *[2] * 5, *[6, 2]])
    assert c.choices == ["hit S-RD-45", "hit S-RD-95"]


@pytest.mark.parametrize("mode", ["solo", "1v1"])
def test_the_german_breaks_ties_of_both_sides(mode):  # VG-9.1h
    text = "86: G-IN-191/1 G-IN-194/1; 74: S-RD-45/1 S-RD-87/1"
    c = planned(text, "74", dice=[6, 2, 6, 2], mode=mode)
    assert (c.seat, c.prompt) == ("german", "choose_hit")
    assert c.choices == ["hit G-IN-191", "hit G-IN-194"]
    assert c.game.decision.rule == "9.1h"
    c.play("hit G-IN-194")
    assert (c.seat, c.choices) == ("german", ["hit S-RD-45", "hit S-RD-87"])
    c.play("hit S-RD-45")
    assert (c.where("G-IN-194"), c.where("S-RD-45")) == ("lost", "infantry")
    assert (c.where("G-IN-191"), c.where("S-RD-87")) == ("86", "74")


def test_the_german_breaks_ties_when_he_is_attacked():  # VG-9.1h
    text = "86: G-IN-191/1 G-IN-194/1; 74: S-RD-45/1 S-RD-87/1"
    c = soviet_turn(text, dice=[4, 6, 2, 6, 2])
    assert (c.seat, c.choices) == ("german", ["hit S-RD-45", "hit S-RD-87"])
    c.play("hit S-RD-45")
    assert (c.seat, c.choices) == ("german", ["hit G-IN-191", "hit G-IN-194"])


def test_a_weaker_unit_cannot_be_chosen():  # VG-9.1e VG-9.1h
    c = planned("86: G-PZ-2/1; 74: S-RD-45/2 S-RD-87/2 S-RD-95/1", "74", dice=[4, *[2] * 5])
    assert c.choices == ["hit S-RD-45", "hit S-RD-87"]
    assert c.forbidden("hit S-RD-95") == "9.1e"


def test_hits_in_excess_are_lost():  # VG-9.1i
    c = planned(
        "86: G-PZ-2/3; 74: S-RD-45/1; 73: S-RD-87/3; 75: S-RD-95/3", "74", dice=[*[4, 5, 6], 2]
    )
    assert c.told("volley")[0]["hits"] == 3
    assert c.where("S-RD-45") == "infantry"
    assert (c.steps("S-RD-87"), c.steps("S-RD-95")) == (3, 3)
    assert c.stack("74") == {"G-PZ-2"}


# -- 9.2 who rolls first


def test_in_a_town_the_defender_rolls_first_and_his_hits_count_at_once():  # VG-9.2a
    c = planned("41: G-IN-191/3; 25: S-RD-45/2; rubble 25", "25", dice=[*[6, 6], 6])
    assert [side for side, _, _ in volleys(c)] == ["soviet", "german"]
    assert c.order("volley", "step-lost") == ["volley", "step-lost", "step-lost", "volley"]
    assert (c.steps("G-IN-191"), c.steps("S-RD-45")) == (1, 2)
    assert c.dice_left == []


def test_germans_who_defend_a_town_roll_first():  # VG-9.2a
    c = soviet_turn("41: G-IN-191/2; 25: S-RD-45/3", dice=[4, *[6, 6], 6])
    assert [side for side, _, _ in volleys(c)] == ["german", "soviet"]
    assert (c.steps("G-IN-191"), c.steps("S-RD-45")) == (1, 1)
    assert c.dice_left == []


def test_the_attacked_hex_decides_not_the_one_attacked_from():  # VG-9.2a VG-9.2c
    c = planned("44: G-IN-191/1; 27: S-RD-45/1", "27", dice=[1, 1, 1, 6])  # clear against urban
    assert [side for side, _, _ in volleys(c)] == ["soviet"]
    c = planned("27: G-IN-191/1; 44: S-RD-45/1", "44", dice=[6, 6])  # urban against clear
    assert [side for side, _, _ in volleys(c)] == ["german", "soviet"]
    assert (c.where("G-IN-191"), c.where("S-RD-45")) == ("lost", "infantry")


def test_a_tie_is_broken_before_the_other_side_rolls():  # VG-9.2a
    c = planned("41: G-PZ-2/1 G-IN-191/1; 25: S-RD-45/1; rubble 25", "25", dice=[6, 4])
    assert c.dice_left == [4]
    c.play("hit G-IN-191")
    assert volleys(c)[1] == ("german", [[4, 4]], 1)
    assert c.dice_left == []


def test_combined_arms_let_attacking_germans_roll_first():  # VG-9.2b
    text = "86: G-PZ-2/1 G-IN-191/1; 74: S-RD-45/2"
    c = planned(f"{text}; leaders g-hoth", "74", dice=[*[4, 2], 6])
    assert [side for side, _, _ in volleys(c)] == ["german", "soviet"]
    assert c.order("volley", "step-lost") == ["volley", "step-lost", "volley"]
    assert c.prompt == "choose_hit"
    assert c.dice_left == []
    c = planned(text, "74", dice=[*[4, 2], *[2, 2]])  # without Hoth two Soviet dice
    assert c.order("volley", "step-lost") == ["volley", "volley", "step-lost"]
    assert c.dice_left == []


def test_combined_arms_let_defending_germans_roll_first():  # VG-9.2b OP-9.1
    text = "86: G-PZ-2/1 G-IN-191/1; 74: S-RD-45/2"
    c = soviet_turn(f"{text}; leaders g-hoth", dice=[4, *[4, 2], 2])
    assert [side for side, _, _ in volleys(c)] == ["german", "soviet"]
    assert c.order("volley", "step-lost") == ["volley", "step-lost", "volley"]
    assert c.dice_left == []


def test_combined_arms_are_used_unasked():  # OP-9.2
    c = planned("86: G-PG-64/1; 74: S-RD-45/1; leaders g-hoth", "74", dice=[2, 2])
    assert len(c.game.history) == 2  # the attack and the card
    assert [side for side, _, _ in volleys(c)] == ["german", "soviet"]


def test_combined_arms_work_in_a_quick_attack():  # VG-9.2b
    c = quick("96: G-PG-64/1; 74: S-RD-45/1; leaders g-hoth", "86", "74", dice=[5])
    assert [side for side, _, _ in volleys(c)] == ["german"]


def test_difficult_hexes_know_no_first_roll():  # VG-9.2c
    c = planned("57: G-PG-64/1; 43: S-RD-45/1; leaders g-hoth", "43", dice=[5, 6])
    assert c.order("volley", "german-destroyed", "soviet-destroyed") == [
        *("volley", "volley", "german-destroyed", "soviet-destroyed")
    ]
    c = soviet_turn("43: G-PG-64/1; 57: S-RD-45/1; leaders g-hoth", dice=[2, 6, 5])
    assert c.order("volley", "german-destroyed", "soviet-destroyed") == [
        *("volley", "volley", "soviet-destroyed", "german-destroyed")
    ]


def test_hoth_gives_no_first_roll_in_a_town():  # VG-9.2a
    c = planned("41: G-PG-64/1; 25: S-RD-45/1; leaders g-hoth; rubble 25", "25", dice=[6])
    assert [side for side, _, _ in volleys(c)] == ["soviet"]


def test_rubble_never_meets_a_simultaneous_roll():  # VG-9.2d
    c = planned("41: G-IN-191/2; 25: S-RD-45/1; rubble 25", "25", dice=[2, 6, 6])
    assert [side for side, _, _ in volleys(c)] == ["soviet", "german"]
    assert c.where("S-RD-45") == "infantry"
    c = soviet_turn("25: G-IN-191/1; 41: S-RD-45/2; rubble 25", dice=[1, 2, 6, 6])
    assert [side for side, _, _ in volleys(c)] == ["german", "soviet"]
    assert c.where("G-IN-191") == "lost"
