"""The worked examples of combats, rubble and cards."""

from __future__ import annotations

import pytest
from tests.games.volga.combats import german_turn, planned, soviet_turn

ROLLED = ("card-fire", "opportunity-fire", "rubble-roll", "volley")


def sides(c):
    return [volley["side"] for volley in c.told("volley")]


@pytest.mark.parametrize(
    ("dice", "total", "marker"), [([4, 2, 2], 19, True), ([3, 2, 2], 18, False)]
)
def test_four_stacks_with_armour_and_a_heinkel_shake_hex_9(dice, total, marker):  # EX-13
    c = planned(
        "8: G-PZ-2/1; 25: G-PZ-24/1; 26: G-PG-64/1; 10: G-PG-79/1; 9: S-RD-45/2; hand g-heinkel",
        "9",
        cards="g-heinkel",
        goes_on=True,
        dice=[*[4, 1, 1, 1, 1, 1], *dice, 2, *[4, 2, 5, 2]],
    )
    assert c.told("rubble-roll") == [
        {"hex": "9", "dice": dice, "modifier": 4 + 2 + 2 + 3, "total": total}
    ]
    assert c.told("card-fire")[0]["effective"] == 1  # there was no rubble yet
    assert c.order("card-fire", "rubble-roll", "rubble", "volley") == [
        *("card-fire", "rubble-roll"),
        *(["rubble"] if marker else []),
        *("volley", "volley"),
    ]
    assert c.rubble == (["9"] if marker else [])


def test_sixteen_regiments_storm_a_ruin():  # EX-14
    regiments = [
        *("191", "194", "211", "178", "203", "230", "516", "517"),
        *("518", "544", "545", "546", "208", "212", "226", "576"),
    ]
    stacks = "; ".join(
        f"{hex}: " + " ".join(f"G-IN-{number}/2" for number in regiments[4 * n : 4 * n + 4])
        for n, hex in enumerate(("24", "26", "41", "42"))
    )
    c = planned(
        f"{stacks}; 25: S-RD-45/2 S-RD-87/2 S-RD-95/1 S-TK-6/3; rubble 25",
        "25",
        dice=[*[6, 5, 4, 3, 2], *[6, 5, 1], *[6] * 9, *[2] * 20],
    )
    (first,) = c.told("volley")
    assert (first["side"], first["hits"]) == ("soviet", 3)
    assert len(c.dice_left) == 29
    for number in ("191", "203", "518"):  # all show two dots; each time one of those still does
        assert f"hit G-IN-{number}" in c.choices
        c.play(f"hit G-IN-{number}")
        assert f"hit G-IN-{number}" not in c.choices
    assert len(c.told("volley")) == 2
    assert sum(len(unit) - 1 for unit in c.told("volley")[1]["volleys"]) == 29
    assert c.told("volley")[1]["hits"] == 9
    assert c.dice_left == []
    c.play("hit S-RD-45", "hit S-RD-87")  # the tanks have gone from three dots to two
    soviets = ("S-RD-45", "S-RD-87", "S-RD-95", "S-TK-6")
    assert [c.steps(unit) for unit in soviets] == [1, 1, 1, 1]
    assert c.prompt is None


@pytest.mark.parametrize(
    ("die", "germans", "soviets"), [(6, 3, 2), (5, 3, 2), (4, 4, 2), (2, 4, 2), (1, 4, 1)]
)
def test_khrushchev_sharpens_opportunity_fire(die, germans, soviets):  # EX-21
    c = planned(
        "86: G-IN-191/4; 74: S-RD-45/2; leaders s-chuikov s-khrushchev",
        "74",
        dice=[die, *[2] * germans, *[2] * soviets],
    )
    assert (c.steps("G-IN-191"), c.steps("S-RD-45")) == (germans, soviets)
    assert c.dice_left == []


@pytest.mark.parametrize(("card", "dice", "modifier"), [("g-stuka", 10, 4), ("g-heinkel", 12, 6)])
def test_richthofen_doubles_stuka_and_heinkel(card, dice, modifier):  # EX-22
    c = planned(
        f"41: G-IN-191/1; 25: S-RD-45/1; leaders g-richthofen; hand {card}",
        "25",
        cards=card,
        dice=[*[1] * dice, *[1, 1, 1], 2, 2],
    )
    assert len(c.told("card-fire")[0]["dice"]) == dice
    assert c.told("rubble-roll")[0]["modifier"] == modifier + 1
    assert c.dice_left == []


def test_aa_over_the_tractor_factory_stops_a_stuka():  # EX-24
    c = planned(
        "41: G-IN-191/1; 25: S-RD-45/1; hand g-stuka; soviet-hand s-aa-7",
        "25",
        cards="g-stuka",
        dice=[*[1, 1, 1], 2, 2],
    )
    assert "card-fire" not in c.story
    assert c.told("rubble-roll")[0]["modifier"] == 1
    assert c.rubble == ["7"]
    assert c.order("soviet-card", "rubble", "rubble-roll") == [
        *("soviet-card", "rubble", "rubble-roll")
    ]
    assert c.dice_left == []


def test_the_flotilla_lands_a_marine_behind_the_germans():  # EX-28
    c = soviet_turn(
        "44: G-IN-191/1; 28: S-RD-45/1; control 9 44 W X Y Z; soviet-hand s-flotilla",
        dice=[4, *[4, 4, 1], 2, 2],
        draws=[0, 0, 1],
    )
    assert c.where("S-MA-92") == "9"
    assert c.steps("S-MA-92") == 2
    assert not c.is_german("9")
    assert c.dice_left == []


def test_zaytsev_shoots_at_a_four_then_at_one_of_two_threes():  # EX-29
    c = planned(
        "86: G-IN-191/4 G-IN-194/3; 74: S-RD-45/1; leaders s-zaytsev; soviet-hand s-sniper",
        "74",
        dice=[*[2] * 5, 2],
    )
    assert (c.steps("G-IN-191"), c.steps("G-IN-194")) == (3, 3)
    assert (c.seat, c.choices) == ("german", ["hit G-IN-191", "hit G-IN-194"])
    c.play("hit G-IN-194")
    assert (c.steps("G-IN-191"), c.steps("G-IN-194")) == (3, 2)


def test_a_lone_panzergrenadier_rolls_first_against_infantry_alone():  # EX-30
    text = "86: G-PG-64/1; leaders g-hoth"
    c = planned(f"{text}; 74: S-RD-45/1", "74", dice=[5])
    assert sides(c) == ["german"]
    assert c.stack("74") == {"G-PG-64"}
    c = planned(f"{text}; 74: S-RD-45/1 S-TK-6/1", "74", dice=[5, 6, 2])
    assert c.order("volley", "german-destroyed") == ["volley", "volley", "german-destroyed"]
    assert c.prompt == "choose_hit"


def test_a_stuka_flies_for_an_infantry_that_is_gone():  # EX-34
    c = planned(
        "41: G-IN-191/1; 25: S-RD-45/3; 24: S-RD-87/3; leaders s-chuikov; hand g-stuka;"
        "soviet-hand s-sniper",
        "25",
        cards="g-stuka",
        dice=[4, 1, 1, 1, 1],
    )
    assert c.order("german-destroyed", *ROLLED, "advance", "combat-over") == [
        *("german-destroyed", "card-fire", "combat-over")
    ]
    assert c.steps("S-RD-45") == 2
    assert c.discards == ["g-stuka", "s-sniper"]
    assert c.dice_left == []


def test_odd_hits_against_rubble_are_lost_roll_by_roll():  # EX-35
    c = planned(
        "41: G-PZ-2/3; 25: S-RD-45/4; rubble 25; hand g-howitzer",
        "25",
        cards="g-howitzer",
        dice=[*[4, 4, 4, 4, 4, 1], *[2, 2], *[4, 4, 4]],
    )
    assert c.told("card-fire")[0].items() >= {"hits": 5, "effective": 2}.items()
    assert c.told("volley")[1]["hits"] == 3
    assert c.steps("S-RD-45") == 4 - 2 - 1
    assert c.dice_left == []


def test_a_defender_shoots_himself_in_opportunity_fire():  # EX-36
    c = planned(
        "41: G-IN-191/3; 25: S-RD-45/1; 24: S-RD-87/1; 42: S-RD-95/1;"
        "leaders s-chuikov s-khrushchev",
        "25",
        dice=[*[5, 1, 6], *[2, 2, 2]],  # 24, 25 and 42 fire
    )
    (fire,) = c.told("opportunity-fire")
    assert fire.items() >= {"dice": [5, 1, 6], "hits": 2, "ones": 1}.items()
    assert c.order(*ROLLED, "soviet-destroyed", "advance") == [
        *("opportunity-fire", "soviet-destroyed", "rubble-roll", "advance")
    ]
    assert c.steps("G-IN-191") == 1
    assert c.stack("25") == {"G-IN-191"}
    assert c.dice_left == []


def test_okh_plays_on_for_the_units_that_were_withdrawn():  # EX-37
    def game(dice):
        text = (
            "20: G-IN-191; Z: G-MO-15; 60: S-RD-45; leaders g-okh; eliminated G-PG-64 G-PZ-36;"
            "soviet-deck s-sniper; track 1"
        )
        return german_turn(text, goes_on=True, dice=dice).play("short", "stop")

    turns = ("german-turn", "soviet-turn", "extension", "game-over")
    c = game(dice=[1, 1, 1])
    assert c.story[-2:] == ["german-turn", "extra-turn"]  # the Soviet turn was played to its end
    c.play("short", "stop", "short", "stop")
    assert c.order(*turns) == [
        *("soviet-turn", "extension"),
        *["german-turn", "soviet-turn"] * 2,
        *("german-turn", "game-over"),
    ]
    assert c.game.result.winners == ("soviet",)

    c = game(dice=[1, *[4, 6, 6, 6, 6, 6], 1, 1, 1])
    c.play("call", "short", "stop", "short", "stop")  # the call eliminates the 15th
    assert c.story.count("unit-eliminated") == 1
    assert c.order(*turns) == [
        *("soviet-turn", "extension"),
        *["german-turn", "soviet-turn"] * 3,
        *("german-turn", "game-over"),
    ]
    assert c.game.result.winners == ("soviet",)
    assert c.dice_left == []


def test_soviets_storm_a_ruin_held_by_germans():  # EX-38
    c = soviet_turn("41: G-IN-191/2; 25: S-RD-45/4; rubble 41", dice=[4, *[6, 2], *[6, 6, 6]])
    assert sides(c) == ["german", "soviet"]
    assert c.told("volley")[1]["hits"] == 3
    assert (c.steps("S-RD-45"), c.steps("G-IN-191")) == (3, 1)
    assert c.dice_left == []
