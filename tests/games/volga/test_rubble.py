"""Chapter 8: how a house comes down, and whom the ruins protect."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from tests.games.volga.combats import german_turn, planned, quick, soviet_turn

from hexfront.core.tables import TableError, Tables
from hexfront.games.volga import tables
from hexfront.games.volga.rubble import may_be_rubbled
from hexfront.games.volga.tables import BOARD, DIFFICULT, URBAN, Components

TOWN = "41: G-IN-191/1; 25: S-RD-45/1"
FIFTEEN = "5 6 7 8 9 10 11 12 13 14 15 16 17 18 19"


def roll(c):
    """The modifier and the total of the only rubble roll."""
    (told,) = c.told("rubble-roll")
    return told["modifier"], told["total"]


# -- where and how many


def test_rubble_lies_in_urban_hexes_alone():  # VG-8.0a
    g = german_turn(TOWN).game.state
    for place in range(BOARD.size):
        assert may_be_rubbled(g, place) == bool(URBAN >> place & 1)
    assert not may_be_rubbled(g, BOARD.hex("28"))
    assert DIFFICULT >> BOARD.hex("28") & 1


def test_a_hex_has_one_marker_at_most():  # VG-8.0a OP-8.4
    c = planned(
        f"{TOWN}; rubble 25; hand g-heinkel", "25", cards="g-heinkel", dice=[1] * 6 + [2, 2]
    )
    assert "rubble-roll" not in c.story
    assert c.rubble == ["25"]
    assert c.dice_left == []


def test_data_with_rubble_outside_towns_are_refused(tmp_path):  # VG-8.0a OP-8.7
    data = tmp_path / "data"
    shutil.copytree(Path(tables.__file__).parent / "data", data)
    cards = data / "cards.toml"
    text = cards.read_text("utf-8")
    assert "hexes = [7, 9, 13, 15]" in text
    cards.write_text(text.replace("hexes = [7, 9, 13, 15]", "hexes = [7, 9, 28, 15]"), "utf-8")
    with pytest.raises(TableError, match=re.escape("hex 28 is not urban")):
        Components(Tables(data, "volga", tmp_path))


def test_fifteen_markers_are_all_there_are():  # VG-8.0k
    c = planned(f"{TOWN}; rubble {FIFTEEN}; hand g-heinkel", "25", cards="g-heinkel", dice=[1] * 8)
    assert "rubble-roll" not in c.story
    assert len(c.rubble) == 15
    assert c.dice_left == []


def test_the_fifteenth_marker_can_still_be_placed():  # VG-8.0k
    fourteen = FIFTEEN.removesuffix(" 19")
    c = planned(
        f"{TOWN}; rubble {fourteen}; hand g-heinkel",
        "25",
        cards="g-heinkel",
        dice=[*[1] * 6, *[5, 5, 5], *[2, 2]],
    )
    assert len(c.rubble) == 15


def test_the_limit_binds_aa_cards():  # OP-8.5
    aa = "86: G-IN-191/1; 74: S-RD-45/1; hand g-stuka; soviet-hand s-aa-7"
    instead = FIFTEEN.replace(" 7 ", " 23 ")
    assert len(instead.split()) == 15
    c = planned(f"{aa}; rubble {instead}", "74", cards="g-stuka", dice=[2, 2])
    assert "7" not in c.rubble
    assert "rubble" not in c.story
    c = planned(f"{aa}; rubble 7", "74", cards="g-stuka", dice=[2, 2])
    assert c.rubble == ["7"]
    assert "rubble" not in c.story
    c = planned(f"{aa}; rubble 5", "74", cards="g-stuka", dice=[2, 2])
    assert c.rubble == ["5", "7"]


# -- double defence


@pytest.mark.parametrize(("hits", "left"), [(0, 4), (1, 4), (2, 3), (3, 3), (4, 2)])
def test_two_hits_of_an_attacker_make_one_in_rubble(hits, left):  # VG-8.0b OP-8.1
    dice = [*[2] * 4, *[6] * hits, *[2] * (4 - hits)]
    c = planned("41: G-IN-191/4; 25: S-RD-45/4; rubble 25", "25", dice=dice)
    assert c.told("volley")[1]["hits"] == hits
    assert c.steps("S-RD-45") == left
    assert c.dice_left == []


def test_without_rubble_every_hit_counts():  # VG-8.0b
    c = planned(
        "41: G-IN-191/2; 25: S-RD-45/4; rubble 24 41", "25", dice=[1] * 3 + [2] * 4 + [6, 6]
    )
    assert c.steps("S-RD-45") == 2


def test_odd_hits_are_not_carried_from_the_card_to_close_combat():  # OP-8.1
    c = planned(
        "41: G-IN-191/1; 25: S-RD-45/4; rubble 25; hand g-stuka",
        "25",
        cards="g-stuka",
        dice=[*[4, 5, 6, 1, 1], *[2, 2, 2], 6],
    )
    assert c.told("card-fire")[0].items() >= {"hits": 3, "effective": 1}.items()
    assert c.steps("S-RD-45") == 3  # the third hit of the card and the one of the infantry are lost


def test_several_engineer_cards_are_one_roll():  # OP-8.1
    c = planned(
        "41: G-IN-191/1; 25: S-RD-45/4; rubble 25; hand g-pioneer g-pioneer; leaders g-linden",
        "25",
        cards="g-pioneer g-pioneer",
        dice=[*[6, 1, 1, 1, 1], *[6, 1, 1, 1, 1], *[2, 2, 2], 2],
    )
    assert c.told("card-fire")[0].items() >= {"hits": 2, "effective": 1}.items()
    assert c.steps("S-RD-45") == 3


def test_germans_who_defend_in_rubble_are_protected():  # OP-8.2
    c = soviet_turn("41: G-IN-191/4; 25: S-RD-45/4; rubble 41", dice=[4, *[2] * 4, *[6, 6, 6, 2]])
    assert c.steps("G-IN-191") == 3
    c = soviet_turn(
        "41: G-IN-191/4; 25: S-RD-45/1; rubble 41; soviet-hand s-tommy",
        dice=[4, *[5, 2], *[2] * 4, 2],
    )
    assert c.told("card-fire")[0].items() >= {"hits": 1, "effective": 0}.items()
    assert c.steps("G-IN-191") == 4
    gunboats = "24: G-IN-191/4; 8: S-RD-45/1; rubble 24; soviet-hand s-flotilla"
    c = soviet_turn(gunboats, dice=[4, *[5, 6, 5], *[2] * 4, 2])
    assert c.told("card-fire")[0].items() >= {"hits": 3, "effective": 1}.items()
    assert c.steps("G-IN-191") == 3


def test_rubble_never_protects_attackers():  # VG-8.0m
    c = planned("41: G-IN-191/4; 25: S-RD-45/3; rubble 25 41", "25", dice=[6, 6, 6, 2])
    assert c.steps("G-IN-191") == 1
    assert c.dice_left == []
    c = soviet_turn("41: G-IN-191/3; 25: S-RD-45/4; rubble 25 41", dice=[4, 6, 6, 6, 2])
    assert c.steps("S-RD-45") == 1
    assert c.dice_left == []


def test_a_soviet_dice_card_in_defence_is_not_halved():  # VG-8.0m
    c = planned(
        "41: G-IN-191/2; 25: S-RD-45/1; rubble 25 41; soviet-hand s-tommy", "25", dice=[5, 2, 2, 2]
    )
    assert c.told("card-fire")[0].items() >= {"hits": 1, "effective": 1}.items()
    assert c.steps("G-IN-191") == 1


# -- the roll


@pytest.mark.parametrize(("dice", "marked"), [([6, 6, 5], []), ([6, 6, 6], ["25"])])
def test_the_roll_must_exceed_eighteen(dice, marked):  # VG-8.0d
    c = planned(TOWN, "25", dice=[*dice, 2, 2])
    assert c.told("rubble-roll") == [
        {"hex": "25", "dice": dice, "modifier": 1, "total": sum(dice) + 1}
    ]
    assert c.rubble == marked
    assert c.dice_left == []


@pytest.mark.parametrize(
    ("card", "dice", "modifier"),
    [
        ("g-heinkel", 6, 3),
        ("g-stuka", 5, 2),
        ("g-howitzer", 6, 2),
        ("g-pioneer", 5, 1),
        ("g-sniper", 0, 0),
        ("g-pak", 0, 0),
    ],
)
def test_the_card_adds_its_modifier(card, dice, modifier):  # VG-8.0e
    text = f"41: G-IN-191/1; 25: S-RD-45/4; hand {card}"
    soviets = 3 if card == "g-sniper" else 4
    c = planned(text, "25", cards=card, dice=[*[1] * dice, *[1, 2, 3], *[2] * soviets, 2])
    assert roll(c) == (1 + modifier, 7 + modifier)
    assert c.dice_left == []


@pytest.mark.parametrize(
    ("hand", "leader", "cards", "dice", "modifier"),
    [
        ("g-heinkel", "g-richthofen", "g-heinkel", 12, 6),
        ("g-stuka", "g-richthofen", "g-stuka", 10, 4),
        ("g-howitzer", "g-richthofen", "g-howitzer", 6, 2),
        ("g-pioneer g-pioneer-672", "g-linden", "g-pioneer g-pioneer-672", 10, 2),
    ],
)
def test_leaders_raise_the_modifier_of_cards(hand, leader, cards, dice, modifier):  # VG-8.0e
    c = planned(
        f"{TOWN}; hand {hand}; leaders {leader}",
        "25",
        cards=cards,
        dice=[*[1] * dice, *[1, 2, 3], 2, 2],
    )
    assert roll(c) == (1 + modifier, 7 + modifier)
    assert c.dice_left == []


def test_there_is_a_roll_without_a_card():  # OP-8.6
    c = planned(f"{TOWN}; hand g-heinkel", "25", cards="none", dice=[1, 2, 3, 2, 2])
    assert roll(c) == (1, 7)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 6])
def test_each_attacking_hex_adds_one(count):  # VG-8.0f
    around = ["8", "9", "24", "26", "41", "42"]
    infantry = ["G-IN-191", "G-IN-194", "G-IN-211", "G-IN-178", "G-IN-203", "G-IN-230"]
    stacks = [f"{hex}: {unit}/1" for hex, unit in zip(around, infantry, strict=True)]
    c = planned(
        f"{'; '.join(stacks)}; 25: S-RD-45/1",
        "25",
        without=" ".join(around[count:]),
        dice=[1, 2, 3, 2, *[2] * count],
    )
    assert roll(c) == (count, 6 + count)
    assert c.dice_left == []


def test_several_units_of_a_hex_count_once():  # VG-8.0f
    c = planned("41: G-IN-191/1 G-IN-194/1; 25: S-RD-45/1", "25", dice=[1, 2, 3, 2, 2, 2])
    assert roll(c) == (1, 7)


@pytest.mark.parametrize(
    ("units", "modifier"),
    [
        ("G-PZ-2/1", 2),
        ("G-PG-64/1", 2),
        ("G-MO-120/1", 1),
        ("G-IN-191/1", 1),
        ("G-PZ-2/1 G-PZ-24/1", 3),
        ("G-PZ-2/1 G-PG-64/1 G-PG-79/1 G-IN-191/1", 4),
    ],
)
def test_each_panzer_and_panzergrenadier_adds_one(units, modifier):  # VG-8.0g
    dice = [1, 2, 3, 2, *[2] * len(units.split())]
    c = planned(f"41: {units}; 25: S-RD-45/1", "25", dice=dice)
    assert roll(c) == (modifier, 6 + modifier)


def test_modifiers_add_up():  # VG-8.0h
    c = planned(
        "41: G-PZ-2/1 G-IN-191/1; 24: G-PG-64/1; 25: S-RD-45/1; hand g-howitzer",
        "25",
        cards="g-howitzer",
        dice=[*[1] * 6, *[4, 4, 4], *[2] * 4],
    )
    assert roll(c) == (2 + 2 + 2, 18)  # card, hexes, armour
    assert c.rubble == []


def test_attackers_lost_before_the_roll_do_not_count():  # OP-8.3
    c = planned(
        "41: G-PZ-2/1; 24: G-IN-191/1; 25: S-RD-45/1; hand g-howitzer; soviet-hand s-antitank",
        "25",
        cards="g-howitzer",
        dice=[*[1] * 6, *[4, 4, 4], *[2] * 2],
    )
    assert roll(c) == (2 + 1, 15)
    c = planned(
        "41: G-PZ-2/1; 24: G-IN-191/1; 25: S-RD-45/1; leaders s-chuikov",
        "25",
        dice=[6, *[4, 4, 4], *[2] * 2],
    ).play("hit G-IN-191")
    assert roll(c) == (1 + 1, 14)


def test_a_marine_who_lands_in_an_emptied_hex_does_not_attack():  # OP-8.3
    c = planned(
        "8: G-PZ-2/1; 41: G-IN-191/1; 25: S-AT-20/2; soviet-hand s-flotilla",
        "25",
        options={"variant": "0", "advantages": "off"},
        dice=[*[2, 3, 3], *[1, 2, 3], *[2] * 2, 2],
    )
    assert c.where("G-PZ-2") == "lost"
    assert c.told("landing")[0]["hex"] == "8"
    assert roll(c) == (1, 7)


# -- when, and for how long


def test_rubble_is_placed_at_once_and_for_good():  # VG-8.0i
    c = planned(
        "41: G-PZ-2/1 G-IN-191/4; 25: S-RD-45/1; 44: S-RD-87; hand g-heinkel; leaders g-richthofen;"
        "rubble 14",  # of an earlier combat
        "25",
        cards="g-heinkel",
        goes_on=True,
        dice=[*[1] * 12, *[5, 4, 3], 2, 4, *[6, 6, 6, 6], 1, 1],
    ).play("advance G-IN-191", "stop")
    assert c.order("rubble-roll", "rubble", "volley") == ["rubble-roll", "rubble", *["volley"] * 2]
    assert c.stack("25") == {"G-IN-191"}
    assert c.prompt == "german_action"
    c.play("short", "stop")
    assert set(c.rubble) == {"14", "25"}
    assert c.game.view("german")["rubble"] == c.rubble


def test_new_rubble_protects_from_close_combat_but_not_from_the_card():  # VG-8.0j
    c = planned(
        "41: G-PZ-2/2; 25: S-RD-45/4; hand g-heinkel",
        "25",
        cards="g-heinkel",
        dice=[*[4, 1, 1, 1, 1, 1], *[5, 5, 5], *[2, 2, 2], *[4, 4]],
    )
    assert c.order("card-fire", "rubble", "volley") == ["card-fire", "rubble", "volley", "volley"]
    assert c.told("card-fire")[0].items() >= {"hits": 1, "effective": 1}.items()
    assert c.told("volley")[1]["hits"] == 2
    assert c.steps("S-RD-45") == 2
    assert c.dice_left == []


# -- where rubble does not come from


def test_only_aa_cards_and_planned_attacks_of_the_germans_make_rubble():  # VG-8.0c
    c = quick("56: G-PZ-2/1 G-PG-64/1; 25: S-RD-45/1", "41", "25", dice=[2, 2, 2])
    assert c.rubble == []
    assert "rubble-roll" not in c.story
    assert c.dice_left == []
    c = planned("41: G-PZ-2/1; 25: S-RD-45/1", "25", dice=[6, 6, 6, 2, 2])
    assert c.rubble == ["25"]
    c = planned(
        "41: G-PZ-2/1; 25: S-RD-45/1; hand g-stuka; soviet-hand s-aa-13",
        "25",
        cards="g-stuka",
        dice=[1, 1, 1, 2, 2],
    )
    assert c.rubble == ["13"]


@pytest.mark.parametrize(
    "card", ["s-tommy", "s-sniper", "s-antitank", "s-infiltration", "s-t34", "s-aa-7", "s-zaytsev"]
)
def test_other_soviet_cards_make_no_rubble(card):  # VG-8.0c
    c = planned(f"86: G-IN-191/4; 74: S-RD-45/1; soviet-hand {card}", "74", dice=[2] * 11)
    assert c.rubble == []


@pytest.mark.parametrize("leader", ["", "; leaders s-chuikov"])
def test_the_fire_of_german_defenders_makes_no_rubble(leader):  # VG-8.0l
    # The strongest defence there is, and attackers who stand in a town themselves.
    c = soviet_turn(
        f"41: G-PZ-2/3 G-PZ-24/3 G-PG-64/3 G-PG-79/3; 25: S-RD-45/4 S-RD-87/4{leader}",
        dice=[4, *[3] * 12, *[2] * 8],
    )
    assert c.rubble == []
    assert c.dice_left == []


def test_the_fire_of_soviet_defenders_makes_no_rubble():  # VG-8.0l
    c = planned(
        "41: G-IN-191/4; 25: S-TK-6/3 S-TK-13/3; leaders s-chuikov",
        "25",
        dice=[*[2, 2], *[1, 1, 1], *[3] * 6, *[2] * 4],
    )
    assert c.story.count("rubble-roll") == 1  # the Germans' own, which fails
    assert c.rubble == []
    assert c.dice_left == []


@pytest.mark.parametrize("leader", ["", "; leaders s-chuikov"])
def test_soviet_attacks_make_no_rubble(leader):  # VG-8.0n
    c = soviet_turn(
        f"41: G-IN-191/1; 25: S-TK-6/1 S-TK-13/1 S-TK-26/1; 24: S-TK-27/1{leader}",
        dice=[4, 2, *[2] * (4 if leader else 3)],
    )
    assert c.told("soviet-attack")[0]["planned"] == bool(leader)
    assert c.rubble == []
    assert "rubble-roll" not in c.story
    assert c.dice_left == []
