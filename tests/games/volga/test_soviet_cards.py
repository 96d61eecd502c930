"""Chapter 16: the Soviet cards, the three leaders and each kind of support card."""

from __future__ import annotations

import pytest
from tests.games.volga.combats import planned, quick, soviet_turn

from hexfront.games.volga import combat
from hexfront.games.volga.tables import CARD_KINDS, HITS_ON, UNIT_NUMBER, UNIT_ROWS

TOWN = "41: G-IN-191/1; 25: S-RD-45/1"
STEPPE = "86: G-IN-191/1; 74: S-RD-45/1"
QUIET = "20: G-IN-191; 60: S-RD-45"

ROLLED = ("card-fire", "opportunity-fire", "rubble-roll", "volley")


def copies(id):
    return sum(card["id"] == id for card in CARD_KINDS)


def all_of(kind, *hexes):
    """All Soviet blocks that count as a kind and are no marines, four to a hex."""
    units = [
        row.id
        for row in UNIT_ROWS
        if row.side == "soviet" and row.counts_as == kind and row.type != "marine"
    ]
    stacks = [units[n : n + 4] for n in range(0, len(units), 4)]
    return "; ".join(f"{hex}: {' '.join(s)}" for hex, s in zip(hexes, stacks, strict=True))


# -- 16.1 general


@pytest.mark.parametrize("card", ["s-chuikov", "s-zaytsev", "s-khrushchev", "s-sniper"])
def test_drawn_cards_stay_hidden_in_the_hand_leaders_too(card):  # VG-16.1a
    c = soviet_turn(f"{QUIET}; soviet-deck {card} s-t34", dice=[1])
    assert c.soviet_hand == [card]
    assert c.leaders == []
    assert c.told("soviet-draws", "german") == [{"soviet_card": None, "left": 1}]
    assert c.game.view("german")["hands"]["soviet"] == {"size": 1, "cards": None}
    c = soviet_turn(f"{QUIET}; soviet-deck {card} s-t34", mode="1v1").play("draw")
    assert c.told("soviet-draws", "german") == [{"soviet_card": None, "left": 1}]
    assert c.told("soviet-draws", "soviet") == [{"soviet_card": card, "left": 1}]
    assert c.game.view("german")["hands"]["soviet"] == {"size": 1, "cards": None}
    assert c.game.view("soviet")["hands"]["soviet"] == {"size": 1, "cards": [card]}


@pytest.mark.parametrize("leader", ["s-chuikov", "s-zaytsev", "s-khrushchev"])
def test_a_leader_played_in_combat_goes_into_play_for_good(leader):  # VG-16.1b
    c = planned(f"{STEPPE}; soviet-hand {leader}", "74", cards=None, dice=[2, 2, 2])
    assert c.leaders == []
    c.play("none")
    assert c.leaders == [leader]
    assert c.game.view("german")["leaders"] == [leader]
    assert (c.soviet_hand, c.discards) == ([], [])
    assert c.told("leader-in-play") == [{"card": leader}]
    assert c.order("showdown", "leader-in-play", "volley")[:2] == ["showdown", "leader-in-play"]


def test_the_effect_of_a_leader_is_immediate():  # VG-16.1b
    c = planned("86: G-IN-191/2; 74: S-RD-45/1; soviet-hand s-khrushchev", "74", dice=[2, 2, 5])
    assert c.steps("G-IN-191") == 1
    c = planned(f"{STEPPE}; soviet-hand s-chuikov", "74", dice=[6])
    assert c.order(*ROLLED) == ["opportunity-fire"]
    c = soviet_turn("86: G-IN-191/2; 74: S-RD-45/1; soviet-hand s-khrushchev", dice=[4, 5, 2, 2])
    assert c.steps("G-IN-191") == 1


def test_the_effect_of_a_leader_lasts():  # VG-16.1b
    c = planned(
        "86: G-IN-191/3; 74: S-RD-45/1; soviet-hand s-khrushchev; soviet-deck s-t34 s-t34",
        "74",
        goes_on=True,
        dice=[*[2, 2, 2], 5, 4, 5, *[2, 2]],
    )
    assert c.order("leader-in-play", "combat-over", "soviet-attack") == [
        *("leader-in-play", "combat-over", "soviet-attack", "combat-over")
    ]
    assert c.steps("G-IN-191") == 1


def test_several_soviet_leaders_may_be_in_play():  # VG-16.1c
    c = planned(f"{STEPPE}; leaders s-chuikov s-zaytsev; soviet-hand s-khrushchev", "74", dice=[5])
    assert c.leaders == ["s-chuikov", "s-zaytsev", "s-khrushchev"]
    assert c.where("G-IN-191") == "lost"  # opportunity fire with Khrushchev's bonus


def test_one_random_card_is_played_in_every_combat():  # VG-16.1d
    text = (
        "86: G-IN-191/4; 74: S-RD-45/1; 41: G-IN-194/4; 25: S-RD-87/1;"
        "soviet-hand s-aa-7 s-antitank s-aa-9"
    )
    c = soviet_turn(text, dice=[4, 4], draws=[])  # equal dice: no combat, no card is played
    assert "soviet-card-laid" not in c.story
    text = text.replace("41:", "42:")  # now to the south-west of 25
    c = soviet_turn(text, dice=[3, 4, *[2] * 4, 2, 2, *[2] * 4], draws=[2, 1])
    assert [told["card"] for told in c.told("soviet-card")] == ["s-antitank", "s-aa-9"]
    assert c.soviet_hand == ["s-aa-7"]
    c = planned(text, "74", draws=[0], dice=[2] * 5)
    assert [told["card"] for told in c.told("soviet-card")] == ["s-aa-7"]
    assert c.soviet_hand == ["s-aa-9", "s-antitank"]


def test_a_quick_attack_is_met_with_a_card_too():  # VG-16.1d
    c = quick("96: G-IN-191/2; 74: S-RD-45/1; soviet-hand s-sniper", "86", "74", dice=[2, 2])
    assert c.told("soviet-card") == [{"card": "s-sniper"}]
    assert c.steps("G-IN-191") == 1


@pytest.mark.parametrize(
    ("card", "dice"),
    [
        ("s-tommy", 2),
        ("s-flotilla", 3),
        ("s-aa-7", 0),
        ("s-sniper", 0),
        ("s-antitank", 0),
        ("s-infiltration", 0),
        ("s-t34", 0),
    ],
)
def test_support_cards_are_resolved_at_once_and_discarded(card, dice):  # VG-16.1e VG-16.1f
    c = planned(
        f"86: G-IN-191/4 G-PZ-2/3; 74: S-RD-45/1; soviet-hand {card}",
        "74",
        draws=[0, 0, 0],  # the card, then a unit and its side
        dice=[*[2] * dice, *[2] * (6 if card in ("s-sniper", "s-antitank") else 7), *[2] * 2],
    )
    assert c.discards == [card]
    assert c.soviet_hand == []
    assert c.order("showdown", "soviet-card", "volley")[:2] == ["showdown", "soviet-card"]
    shots = [shot["cards"] for shot in c.told("card-fire")]
    assert shots == ([[card]] if card == "s-tommy" else [])
    joined = card in ("s-infiltration", "s-t34")
    assert c.dice_left == ([] if joined else [2])


# -- 16.2 Chuikov: opportunity fire

CHUIKOV = "leaders s-chuikov"


def test_opportunity_fire_answers_every_german_attack():  # VG-16.2a
    c = planned(f"{STEPPE}; {CHUIKOV}", "74", dice=[2, 2, 2])
    assert c.order(*ROLLED) == ["opportunity-fire", "volley", "volley"]
    c = quick(f"96: G-IN-191/1; 74: S-RD-45/1; {CHUIKOV}", "86", "74", dice=[2, 2, 2])
    assert c.order(*ROLLED) == ["opportunity-fire", "volley", "volley"]
    assert c.dice_left == []


def test_there_is_none_when_the_soviets_attack_or_without_chuikov():  # VG-16.2a
    c = soviet_turn(f"{STEPPE}; {CHUIKOV}", dice=[4, 2, 2])
    assert c.order(*ROLLED) == ["volley", "volley"]
    c = planned(f"{STEPPE}; leaders s-zaytsev s-khrushchev", "74", dice=[2, 2])
    assert c.order(*ROLLED) == ["volley", "volley"]


def test_every_soviet_unit_next_to_an_attacking_stack_rolls_a_die():  # VG-16.2b
    text = (
        "86: G-IN-191/4; 75: G-IN-194/4; 74: S-RD-45/1 S-RD-87/1;"
        "85: S-RD-95/1;"  # next to 86
        "61: S-RD-98/1 S-RD-112/1 S-RD-126/1;"  # next to 75
        "72: S-RD-131/1; 45: S-RD-138/1;"  # next to no German
        f"{CHUIKOV}"
    )
    c = planned(text, "74", dice=[*[2] * 6, *[2] * 8, 2, 2])
    (fire,) = c.told("opportunity-fire")
    assert fire.items() >= {"dice": [2] * 6, "hits": 0, "ones": 0}.items()
    assert c.dice_left == []
    c = planned(text, "74", without="75", dice=[*[2] * 3, *[2] * 4, 2, 2])
    (fire,) = c.told("opportunity-fire")
    assert fire.items() >= {"dice": [2] * 3, "hits": 0, "ones": 0}.items()
    assert c.dice_left == []


@pytest.mark.parametrize(("die", "hit"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 1)])
@pytest.mark.parametrize("unit", ["S-RD-45", "S-GD-13", "S-TK-6"])
def test_opportunity_fire_is_single_fire(unit, die, hit):  # VG-16.2b
    c = planned(f"86: G-IN-191/4; 74: {unit}/1; {CHUIKOV}", "74", dice=[die, *[2] * (4 - hit), 2])
    (fire,) = c.told("opportunity-fire")
    assert fire.items() >= {"dice": [die], "hits": hit, "ones": 0}.items()
    assert c.steps("G-IN-191") == 4 - hit
    assert c.dice_left == []


def test_strength_does_not_matter_for_opportunity_fire():  # VG-16.2c
    c = planned(
        f"86: G-IN-191/4; 74: S-RD-45/4; 85: S-RB-10/0; {CHUIKOV}",
        "74",
        dice=[*[6, 6], *[2] * 2, *[2] * 4],
    )
    (fire,) = c.told("opportunity-fire")
    assert fire.items() >= {"dice": [6, 6], "hits": 2, "ones": 0}.items()
    assert c.steps("G-IN-191") == 2
    assert c.steps("S-RB-10") == 0  # still on its blank side


def test_each_hit_is_applied_to_the_germans_at_once():  # VG-16.2d
    c = planned(f"41: G-IN-191/3; 25: S-RD-45/1; {CHUIKOV}", "25", dice=[6, 1, 1, 1, 2, *[2, 2]])
    assert c.order("opportunity-fire", "step-lost", "rubble-roll", "volley") == [
        *("opportunity-fire", "step-lost", "rubble-roll", "volley", "volley")
    ]
    assert [len(unit) - 1 for unit in c.told("volley")[1]["volleys"]] == [2]
    assert c.dice_left == []


def test_units_that_fire_from_other_hexes_are_not_revealed():  # VG-16.2e
    c = planned(
        f"86: G-IN-191/2 G-IN-194/2; 74: S-RD-45/1; 85: S-TK-6/2; {CHUIKOV}",
        "74",
        dice=[6, 2, *[2] * 3, 2],
    )
    assert c.prompt == "choose_hit"
    hidden = {"unit": None, "strength": None, "face_up": False}
    assert c.block("85", "german").items() >= hidden.items()
    assert c.block("74", "german")["face_up"]
    assert "S-TK-6" not in str([event.seen_by("german") for event in c.events])
    c.play("hit G-IN-191")
    assert c.block("85", "german").items() >= hidden.items()


@pytest.mark.parametrize(("option", "dice"), [("off", 4), ("on", 7)])
def test_a_unit_next_to_several_attacking_stacks(option, dice):  # OP-16.1
    # 74 (two units) touches 86 and 75, and so does 87; 85 touches 86 alone.
    c = planned(
        f"86: G-IN-191/1; 75: G-IN-194/1; 74: S-RD-45/1 S-RD-87/1; 87: S-RD-95/1; 85: S-RD-98/1;"
        f"{CHUIKOV}",
        "74",
        options={"opfire_per_stack": option},
        dice=[*[2] * dice, *[2] * 4],
    )
    assert len(c.told("opportunity-fire")[0]["dice"]) == dice
    assert c.dice_left == []


def test_opportunity_hits_strike_the_strongest_of_all_attackers():  # OP-16.2
    # Both dice that hit come from 85, which touches 86 and not the Panzers in 75.
    c = planned(
        f"86: G-IN-191/1; 75: G-PZ-2/3; 74: S-RD-45/1; 85: S-RD-87/1 S-RD-95/1; {CHUIKOV}",
        "74",
        dice=[*[6, 6], 2, *[2] * 2, 2],
    )
    (fire,) = c.told("opportunity-fire")
    assert fire.items() >= {"dice": [6, 6, 2], "hits": 2, "ones": 0}.items()
    assert (c.steps("G-IN-191"), c.steps("G-PZ-2")) == (1, 1)
    assert c.dice_left == []


def test_chuikov_revealed_in_defence_fires_in_the_same_combat():  # OP-16.3
    c = planned(f"{STEPPE}; soviet-hand s-chuikov", "74", dice=[2, 2, 2])
    assert c.order("leader-in-play", *ROLLED) == [
        *("leader-in-play", "opportunity-fire", "volley", "volley")
    ]


# -- 16.2 Chuikov: planned attacks

RING = "24: G-IN-191/4; 25: S-RD-45/1 S-RD-87/1; 7: S-RD-95/1; 8: S-RD-98/1; 42: S-RD-112/1"


def test_without_chuikov_only_the_stack_with_the_die_attacks():  # VG-16.2f
    c = soviet_turn(RING, dice=[5, *[2] * 4, *[2] * 2])
    assert c.told("soviet-attack") == [{"hexes": ["25"], "target": "24", "planned": False}]
    assert c.dice_left == []


def test_with_chuikov_all_stacks_next_to_the_germans_join():  # VG-16.2f VG-16.2g
    c = soviet_turn(f"{RING}; {CHUIKOV}", dice=[5, *[2] * 4, *[2] * 4])
    (attack,) = c.told("soviet-attack")
    assert (set(attack["hexes"]), attack["target"], attack["planned"]) == (
        {"25", "7", "8"},
        "24",
        True,
    )
    faces = {name for name, _ in c.told("showdown")[0]["faces"]}
    assert faces == {"G-IN-191", "S-RD-45", "S-RD-87", "S-RD-95", "S-RD-98"}
    assert c.dice_left == []


def test_joining_is_automatic_for_a_soviet_player_too():  # VG-16.2g
    c = soviet_turn(f"{RING}; {CHUIKOV}", mode="1v1").play("move", "attack 24")
    assert c.prompt == "choose_soviet_card"
    assert set(c.battle("soviet")["hexes"]) == {"25", "7", "8"}


def test_a_stack_may_take_part_in_several_attacks_of_a_turn():  # VG-16.2h
    text = "86: G-IN-191/4; 88: G-IN-194/4; 74: S-RD-45/1 S-RD-87/1; 87: S-RD-95/1 S-RD-98/1"
    c = soviet_turn(f"{text}; {CHUIKOV}", dice=[4, 3, *[2] * 2, *[2] * 4, *[2] * 4, *[2] * 4])
    attacks = [(attack["target"], set(attack["hexes"])) for attack in c.told("soviet-attack")]
    assert attacks == [("88", {"87"}), ("86", {"74", "87"})]
    assert c.dice_left == []


def test_soviet_planned_attacks_make_no_rubble():  # VG-16.2i
    c = soviet_turn(f"{RING}; {CHUIKOV}", dice=[5, *[2] * 4, *[2] * 4])
    assert "rubble-roll" not in c.story
    assert c.rubble == []
    assert c.dice_left == []


def test_a_stack_that_joined_still_resolves_its_own_die():  # VG-16.2j
    text = RING.replace("7: S-RD-95/1", "7: S-RD-95/1 S-RD-126/1")
    c = soviet_turn(f"{text}; {CHUIKOV}", dice=[6, 5, *[2] * 4, *[2] * 5])
    assert {"25", "7", "8"} == set(c.told("soviet-attack")[0]["hexes"])
    assert c.order("combat-over", "soviet-moves") == ["combat-over", "soviet-moves"]
    assert c.told("soviet-moves")[0].items() >= {"start": "7", "hex": "6"}.items()
    assert (len(c.stack("7")), len(c.stack("6"))) == (1, 1)


def test_chuikov_revealed_in_attack_lets_stacks_join_from_the_next_attack_on():  # OP-16.3
    text = "86: G-IN-191/4; 88: G-IN-194/4; 74: S-RD-45/1 S-RD-87/1; 87: S-RD-95/1 S-RD-98/1;"
    text += "76: S-RD-112/1; soviet-hand s-chuikov"
    c = soviet_turn(text, dice=[4, 3, *[2] * 2, *[2] * 4, *[2] * 4, *[2] * 4])
    attacks = [(attack["planned"], set(attack["hexes"])) for attack in c.told("soviet-attack")]
    assert attacks == [(False, {"87"}), (True, {"74", "87"})]
    assert c.dice_left == []


def test_stacks_with_dice_of_their_own_fight_the_same_germans_twice():  # OP-16.12
    text = "24: G-IN-191/4; 25: S-RD-45/1; 7: S-RD-95/1"
    c = soviet_turn(text, dice=[3, 5, *[2] * 4, 2, *[2] * 4, 2])
    assert [attack["hexes"] for attack in c.told("soviet-attack")] == [["7"], ["25"]]
    assert [attack["target"] for attack in c.told("soviet-attack")] == ["24", "24"]
    assert c.dice_left == []


# -- 16.3 Zaytsev


@pytest.mark.parametrize(("leader", "left"), [("s-khrushchev", 3), ("s-zaytsev", 2)])
def test_zaytsev_lets_a_sniper_shoot_twice(leader, left):  # VG-16.3a
    c = planned(
        f"86: G-IN-191/4; 74: S-RD-45/1; leaders {leader}; soviet-hand s-sniper",
        "74",
        dice=[*[2] * left, 2],
    )
    assert c.steps("G-IN-191") == left
    assert c.dice_left == []


def test_the_second_shot_looks_for_the_strongest_anew():  # VG-16.3a
    c = planned(
        "86: G-IN-191/3 G-IN-194/2 G-PZ-2/3; 74: S-RD-45/1; leaders s-zaytsev; "
        "soviet-hand s-sniper",
        "74",
        dice=[*[2] * 6, 2],
    )
    assert (c.steps("G-IN-191"), c.steps("G-PZ-2")) == (2, 3)
    assert c.choices == ["hit G-IN-191", "hit G-IN-194"]
    c.play("hit G-IN-194")
    assert (c.steps("G-IN-191"), c.steps("G-IN-194")) == (2, 1)


def test_zaytsev_helps_no_other_card():  # VG-16.3a
    c = planned(
        "86: G-PZ-2/3; 74: S-RD-45/3; leaders s-zaytsev; soviet-hand s-antitank; hand g-sniper",
        "74",
        cards="g-sniper",
        dice=[2, 2, 2, 2],
    )
    assert (c.steps("G-PZ-2"), c.steps("S-RD-45")) == (2, 2)


# -- 16.4 Khrushchev

KHRUSHCHEV = "leaders s-khrushchev"


@pytest.mark.parametrize("die", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("unit", "lowest"), [("S-RD-45", 5), ("S-GD-13", 4), ("S-TK-6", 4)])
def test_soviet_units_hit_on_one_number_less(unit, lowest, die):  # VG-16.4a
    c = planned(f"86: G-IN-191/2; 74: {unit}/1; {KHRUSHCHEV}", "74", dice=[2, 2, die])
    assert c.steps("G-IN-191") == (1 if die >= lowest else 2)
    c = soviet_turn(f"86: G-IN-191/2; 74: {unit}/1; {KHRUSHCHEV}", dice=[4, die, 2, 2])
    assert c.steps("G-IN-191") == (1 if die >= lowest else 2)


def test_triple_fire_would_hit_from_three(monkeypatch):  # VG-16.4a
    triple = list(HITS_ON)
    triple[UNIT_NUMBER["S-RD-45"]] = 4
    monkeypatch.setattr(combat, "HITS_ON", triple)
    for die in (2, 3):
        c = planned(f"86: G-IN-191/2; 74: S-RD-45/1; {KHRUSHCHEV}", "74", dice=[2, 2, die])
        assert c.steps("G-IN-191") == (1 if die == 3 else 2)


@pytest.mark.parametrize(("die", "hits"), [(2, 0), (3, 0), (4, 0), (5, 1), (6, 1)])
def test_opportunity_fire_hits_on_one_number_less_too(die, hits):  # VG-16.4a VG-16.2b
    c = planned(
        "86: G-IN-191/4; 74: S-TK-6/1; leaders s-chuikov s-khrushchev",
        "74",
        dice=[die, *[2] * (4 - hits), 2],
    )
    (fire,) = c.told("opportunity-fire")
    assert fire.items() >= {"dice": [die], "hits": hits, "ones": 0}.items()
    assert c.steps("G-IN-191") == 4 - hits


def test_german_units_gain_and_suffer_nothing_by_khrushchev():  # VG-16.4a VG-16.4c
    c = planned(f"86: G-IN-191/4; 74: S-RD-45/2; {KHRUSHCHEV}", "74", dice=[5, 5, 1, 1, 2, 2])
    assert (c.steps("G-IN-191"), c.steps("S-RD-45")) == (4, 2)
    assert c.told("volley")[0].items() >= {"hits": 0, "ones": 0}.items()


def test_khrushchev_does_not_help_support_cards():  # VG-16.4b
    c = planned(
        f"86: G-IN-191/4; 74: S-RD-45/1; {KHRUSHCHEV}; soviet-hand s-tommy",
        "74",
        dice=[*[4, 4], *[2] * 4, 2],
    )
    assert c.told("card-fire")[0]["hits"] == 0
    c = planned(
        f"24: G-IN-191/4; 8: S-RD-45/1; {KHRUSHCHEV}; soviet-hand s-flotilla",
        "8",
        dice=[*[4, 4, 5], *[1, 1, 1], 2, *[2] * 3],
    )
    assert c.told("card-fire")[0]["hits"] == 1


def test_ones_of_cards_do_no_harm():  # VG-16.4b VG-16.4c
    c = planned(
        f"86: G-IN-191/1; 74: S-RD-45/2; {KHRUSHCHEV}; soviet-hand s-tommy",
        "74",
        dice=[*[1, 1], 2, *[2, 2]],
    )
    assert c.steps("S-RD-45") == 2


def test_every_one_of_a_soviet_unit_hits_the_soviets():  # VG-16.4c
    c = planned(f"86: G-IN-191/1; 74: S-RD-45/4; {KHRUSHCHEV}", "74", dice=[2, *[1, 1, 2, 2]])
    assert c.told("volley")[1].items() >= {"hits": 0, "ones": 2}.items()
    assert c.steps("S-RD-45") == 2
    c = soviet_turn(f"86: G-IN-191/1; 74: S-RD-45/4; {KHRUSHCHEV}", dice=[4, *[1, 1, 1, 2], 2])
    assert c.steps("S-RD-45") == 1


def test_without_khrushchev_a_one_is_just_a_miss():  # VG-16.4c
    c = planned("86: G-IN-191/1; 74: S-RD-45/4; leaders s-chuikov", "74", dice=[1, 2, *[1] * 4])
    assert c.steps("S-RD-45") == 4


def test_ones_of_opportunity_fire_hit_the_revealed_defenders():  # VG-16.4c OP-16.4
    c = planned(
        "86: G-IN-191/1; 74: S-RD-45/2; 85: S-RD-87/4 S-RD-95/4; leaders s-chuikov s-khrushchev",
        "74",
        dice=[*[1, 2], 2, 2, 2],  # 85 fires before 74
    )
    (fire,) = c.told("opportunity-fire")
    assert fire.items() >= {"dice": [1, 2, 2], "hits": 0, "ones": 1}.items()
    assert [c.steps(unit) for unit in ("S-RD-45", "S-RD-87", "S-RD-95")] == [1, 4, 4]
    assert c.dice_left == []


def test_ones_strike_the_strongest_and_the_german_breaks_ties():  # OP-16.4
    text = f"86: G-IN-191/1; 74: S-RD-45/1 S-RD-87/2 S-TK-6/2; {KHRUSHCHEV}"
    c = planned(text, "74", dice=[2, 2, *[2, 1], *[2, 2]], mode="1v1")
    assert (c.seat, c.choices) == ("german", ["hit S-RD-87", "hit S-TK-6"])


def test_ones_are_not_halved_by_rubble():  # OP-16.4
    c = planned(f"41: G-IN-191/1; 25: S-RD-45/2; rubble 25; {KHRUSHCHEV}", "25", dice=[1, 2, 2])
    assert c.steps("S-RD-45") == 1
    c = soviet_turn(f"41: G-IN-191/1; 25: S-RD-45/2; rubble 25 41; {KHRUSHCHEV}", dice=[4, 2, 1, 2])
    assert c.steps("S-RD-45") == 1


def test_a_natural_one_counts_whatever_is_added_to_it():  # OP-16.4
    # A fortification and Khrushchev: single fire from 4, and the 1 is still a hit on oneself.
    c = planned(
        f"44: G-IN-191/2; 28: S-RD-45/2; forts 28; {KHRUSHCHEV}",
        "28",
        options={"variant": "C", "advantages": "off"},
        dice=[2, 2, *[4, 1]],
    )
    assert (c.steps("G-IN-191"), c.steps("S-RD-45")) == (1, 1)


def test_all_soviet_dice_are_rolled_before_the_ones_count():  # OP-16.4
    text = f"41: G-IN-191/4; 25: S-RD-45/3; rubble 25; {KHRUSHCHEV}"
    c = planned(text, "25", dice=[*[1, 5, 5], *[2, 2]])
    assert c.told("volley")[0].items() >= {"hits": 2, "ones": 1}.items()
    assert (c.steps("G-IN-191"), c.steps("S-RD-45")) == (2, 2)
    assert c.dice_left == []


def test_soviets_removed_by_ones_leave_all_steps_but_close_combat():  # VG-16.4d OP-16.5
    c = planned(
        "41: G-IN-191/2; 25: S-RD-45/1; 24: S-RD-87/1; leaders s-chuikov s-khrushchev",
        "25",
        dice=[*[2, 1], *[6, 6, 6]],
    )
    assert c.order(*ROLLED, "rubble", "advance", "combat-over") == [
        *("opportunity-fire", "rubble-roll", "rubble", "advance", "combat-over")
    ]
    assert c.stack("25") == {"G-IN-191"}
    assert c.dice_left == []


def test_soviets_removed_by_ones_in_close_combat_are_not_fought():  # VG-16.4d
    c = planned(f"41: G-IN-191/2; 25: S-RD-45/1; rubble 25; {KHRUSHCHEV}", "25", dice=[1])
    assert [volley["side"] for volley in c.told("volley")] == ["soviet"]
    assert c.stack("25") == {"G-IN-191"}
    assert c.dice_left == []


# -- 16.5 Tommy Gunner and the Volga Flotilla


@pytest.mark.parametrize(("die", "hit"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 1)])
def test_the_tommy_gunner_fires_two_double_fire_dice(die, hit):  # VG-16.5a
    text = "86: G-IN-191/4; 74: S-RD-45/1; soviet-hand s-tommy"
    c = planned(text, "74", dice=[die, 1, *[2] * (4 - hit), 2])
    (fire,) = c.told("card-fire")
    expected = {"cards": ["s-tommy"], "dice": [die, 1], "hits": hit, "effective": hit}
    assert {name: fire[name] for name in expected} == expected
    assert c.steps("G-IN-191") == 4 - hit
    assert c.dice_left == []
    c = soviet_turn(text, dice=[4, die, 1, 2, *[2] * (4 - hit)])
    assert c.steps("G-IN-191") == 4 - hit
    assert copies("s-tommy") == 2


def test_the_flotilla_rolls_three_dice():  # VG-16.5b
    assert copies("s-flotilla") == 5
    c = planned(
        "24: G-IN-191/1; 8: S-RD-45/1; soviet-hand s-flotilla",
        "8",
        dice=[*[1, 2, 3], *[1, 1, 1], 2, 2],
    )
    assert c.told("card-fire")[0]["dice"] == [1, 2, 3]
    assert c.dice_left == []
    c = planned(f"{TOWN}; soviet-hand s-flotilla", "25", dice=[*[1, 2, 3], *[1, 1, 1], 2, 2])
    assert c.told("landing")[0]["dice"] == [1, 2, 3]
    assert c.dice_left == []


@pytest.mark.parametrize(("die", "hit"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 1), (6, 1)])
def test_on_the_coast_the_flotilla_fires_double(die, hit):  # VG-16.5c
    text = "24: G-IN-191/4; 8: S-RD-45/1; soviet-hand s-flotilla"
    c = planned(text, "8", dice=[die, 1, 1, *[1, 1, 1], 2, *[2] * (4 - hit)])
    assert c.told("card-fire")[0].items() >= {"hits": hit, "effective": hit}.items()
    assert c.steps("G-IN-191") == 4 - hit
    assert c.dice_left == []
    c = soviet_turn(text, dice=[4, die, 1, 1, *[2] * (4 - hit), 2])  # from the coast
    assert c.steps("G-IN-191") == 4 - hit
    assert "landing" not in c.story


@pytest.mark.parametrize(
    ("start", "target", "fires"),
    [("2", "3", True), ("34", "19", True), ("W", "2", False), ("2", "1", False)],
)
def test_the_coast_is_hexes_3_to_19(start, target, fires):  # VG-16.5c
    urban = [1, 1, 1] if target == "19" else []
    c = planned(
        f"{start}: G-IN-191/1; {target}: S-RD-45/1; soviet-hand s-flotilla",
        target,
        goes_on=True,
        dice=[*[4, 4, 4], *urban, 2, 2, 1, 1],
    )
    assert ("card-fire" in c.story) == fires
    assert ("landing" in c.story) == (not fires)


@pytest.mark.parametrize(("side", "strength"), [(0, 1), (1, 2), (2, 3), (3, 0)])
@pytest.mark.parametrize(("dice", "hex"), [([1, 1, 2], "4"), ([2, 3, 3], "8"), ([6, 6, 6], "18")])
def test_off_the_coast_a_marine_of_random_strength_lands(dice, hex, side, strength):  # VG-16.5d
    c = planned(
        f"{TOWN}; soviet-hand s-flotilla",
        "25",
        draws=[0, 1, side],  # the card, the second marine, the side it shows
        dice=[*dice, *[1, 1, 1], 2, 2],
    )
    assert c.where("S-MA-154") == hex
    assert c.steps("S-MA-154") == strength
    assert c.where("S-MA-92") == "marines"
    assert c.told("landing", "german")[0].items() >= {"dice": dice, "hex": hex}.items()
    assert c.block(hex, "german").items() >= {"unit": None, "strength": None}.items()


def test_an_attack_from_off_the_coast_lands_a_marine_too():  # VG-16.5d
    c = soviet_turn(f"{TOWN}; soviet-hand s-flotilla", dice=[4, *[1, 1, 1], 2, 2], draws=[0, 0, 0])
    assert c.where("S-MA-92") == "3"


def test_a_marine_joins_soviets_in_the_landing_hex():  # VG-16.5d
    c = planned(
        f"{TOWN}; 8: S-RD-87 S-RD-95 S-RD-98; soviet-hand s-flotilla",
        "25",
        draws=[0, 0, 0],
        dice=[*[2, 3, 3], *[1, 1, 1], 2, 2],
    )
    assert c.stack("8") == {"S-RD-87", "S-RD-95", "S-RD-98", "S-MA-92"}


def test_a_marine_may_land_in_an_empty_german_hex():  # VG-16.5e
    c = soviet_turn(
        f"{TOWN}; control 8 41 W X Y Z; soviet-hand s-flotilla",
        dice=[4, *[2, 3, 3], 2, 2],
        draws=[0, 0, 0],
    )
    assert c.where("S-MA-92") == "8"
    assert not c.is_german("8")
    assert c.order("landing", "soviet-control") == ["landing", "soviet-control"]


def test_no_marine_lands_among_germans():  # VG-16.5f
    c = soviet_turn(
        f"{TOWN}; 14: G-IN-194; soviet-hand s-flotilla; soviet-deck s-t34 s-t34",
        dice=[4, *[6, 6, 2], 2, 2],
    )
    assert c.where("S-MA-92") == c.where("S-MA-154") == "marines"
    assert c.told("landing-fails") == [{"dice": [6, 6, 2], "hex": "14"}]
    assert c.soviet_hand == []
    assert c.discards.count("s-flotilla") == 5


FULL = "14: S-RD-87 S-RD-95 S-RD-98 S-RD-112"


def test_a_full_landing_hex_brings_a_card():  # VG-16.5g
    c = planned(
        f"{TOWN}; {FULL}; soviet-hand s-flotilla; soviet-deck s-t34 s-tommy",
        "25",
        dice=[*[6, 6, 2], *[1, 1, 1], 2, 2],
    )
    assert c.where("S-MA-92") == c.where("S-MA-154") == "marines"
    assert c.soviet_hand == ["s-t34"]
    assert c.order("card-instead", "soviet-draws", "volley")[:2] == ["card-instead", "soviet-draws"]


MARINES = "66: S-MA-92; 80: S-MA-154"


def test_no_marine_in_reserve_brings_a_card():  # VG-16.5h
    c = planned(
        f"{TOWN}; {MARINES}; soviet-hand s-flotilla; soviet-deck s-t34 s-tommy",
        "25",
        dice=[*[6, 6, 2], *[1, 1, 1], 2, 2],
    )
    assert c.soviet_hand == ["s-t34"]
    assert c.stack("14") == set()


def test_the_last_marine_still_lands():  # VG-16.5h
    c = planned(
        f"{TOWN}; 66: S-MA-92; soviet-hand s-flotilla",
        "25",
        draws=[0, 0, 0],
        dice=[*[6, 6, 2], *[1, 1, 1], 2, 2],
    )
    assert c.where("S-MA-154") == "14"
    assert c.soviet_hand == []


def test_germans_in_the_landing_hex_come_before_missing_marines():  # OP-16.8
    c = soviet_turn(
        f"41: G-IN-191/1; 25: S-RD-45/1 S-RD-87/1; 14: G-IN-194; {MARINES}; soviet-hand s-flotilla",
        dice=[4, *[6, 6, 2], 2, *[2, 2]],
    )
    assert "landing-fails" in c.story
    assert "card-instead" not in c.story
    assert c.soviet_hand == []


def test_a_landed_marine_stays_out_of_the_combat():  # OP-16.9
    # It lands in 8, from where a stack takes part in this very attack.
    c = soviet_turn(
        "24: G-IN-191/4; 25: S-RD-45/1 S-RD-87/1; 8: S-RD-95/1; leaders s-chuikov;"
        "soviet-hand s-flotilla",
        dice=[5, *[2, 3, 3], *[2] * 4, *[2] * 3],
        draws=[0, 0, 2],
    )
    assert c.stack("8") == {"S-RD-95", "S-MA-92"}
    assert len(c.told("volley")[1]["volleys"]) == 3
    assert [block["unit"] for block in c.game.view("german")["stacks"]["8"]] == ["S-RD-95", None]
    assert c.dice_left == []


def test_a_landed_marine_takes_no_hits_of_the_combat():  # OP-16.9
    c = soviet_turn(
        "24: G-IN-191/4; 25: S-RD-45/1 S-RD-87/1; 8: S-RD-95/2; leaders s-chuikov;"
        "soviet-hand s-flotilla",
        dice=[5, *[2, 3, 3], *[6, 2, 2, 2], *[2] * 3],
        draws=[0, 0, 2],
    )
    assert (c.steps("S-MA-92"), c.steps("S-RD-95")) == (3, 1)


def test_a_landed_marine_gives_opportunity_fire():  # OP-16.9
    text = "41: G-IN-191/1; 24: G-IN-194/1; 25: S-RD-45/1; leaders s-chuikov"
    c = planned(
        f"{text}; soviet-hand s-flotilla",
        "25",
        draws=[0, 0, 0],
        dice=[*[2, 3, 3], *[2, 2], *[1, 1, 1], 2, *[2, 2]],
    )
    assert len(c.told("opportunity-fire")[0]["dice"]) == 2  # 8 touches 24
    assert c.dice_left == []


def test_a_marine_in_an_emptied_attack_hex_is_no_attacker():  # OP-16.9
    # The Panzer in 11 falls to the anti-tank brigade; 12 touches 11 and nobody who still attacks.
    c = planned(
        "11: G-PZ-2/1; 42: G-IN-191/1; 26: S-AT-20/2; 12: S-RD-45; leaders s-chuikov;"
        "soviet-hand s-flotilla",
        "26",
        options={"variant": "0", "advantages": "off"},
        draws=[0, 0, 0],
        dice=[*[4, 4, 3], 2, *[1, 1, 1], *[2, 2], 2],
    )
    assert c.where("S-MA-92") == "11"
    assert c.told("opportunity-fire")[0]["dice"] == [2]
    assert c.dice_left == []


def test_the_own_hex_of_a_joint_attack_is_the_one_with_the_die():  # OP-16.10
    c = soviet_turn(
        "24: G-IN-191/4; 25: S-RD-45/1 S-RD-87/1; 8: S-RD-95/1; leaders s-chuikov;"
        "soviet-hand s-flotilla",
        dice=[5, *[1, 1, 1], *[2] * 4, *[2] * 3],
    )
    assert "landing" in c.story  # from 25, though 8 lies on the coast
    c = soviet_turn(
        "24: G-IN-191/4; 25: S-RD-45/1; 8: S-RD-95/1 S-RD-87/1; leaders s-chuikov;"
        "soviet-hand s-infiltration",
        dice=[4, *[2] * 4, *[2] * 4],
        draws=[0, 0, 0],
    )
    assert len(c.stack("8")) == 3
    assert len(c.stack("25")) == 1


def test_a_landing_in_a_soviet_reinforcement_hex_pays_no_card():  # OP-16.11
    c = soviet_turn(
        f"{TOWN}; control 13 41 W X Y Z; soviet-hand s-flotilla", dice=[4, *[6, 6, 1], 2, 2]
    )
    assert not c.is_german("13")
    assert c.soviet_hand == []
    assert "reinforcement-hex-captured" not in c.story


# -- 16.6 AA


@pytest.mark.parametrize(("card", "hexes"), [("g-heinkel", 1), ("g-stuka", 1)])
def test_aa_cancels_an_air_card_and_its_modifier(card, hexes):  # VG-16.6a
    c = planned(
        f"{TOWN}; hand {card}; soviet-hand s-aa-7; leaders g-richthofen",
        "25",
        cards=card,
        dice=[*[1, 1, 1], 2, 2],
    )
    assert "card-fire" not in c.story
    assert c.order("air-cancelled", "air-strike-cancelled") == [
        *("air-cancelled", "air-strike-cancelled")
    ]
    assert c.told("rubble-roll")[0]["modifier"] == hexes
    assert c.discards == [card, "s-aa-7"]
    assert c.dice_left == []
    assert copies("s-aa") == 4


@pytest.mark.parametrize(("card", "dice", "modifier"), [("g-howitzer", 6, 2), ("g-pioneer", 5, 1)])
def test_aa_does_nothing_to_other_cards(card, dice, modifier):  # VG-16.6a
    c = planned(
        f"{TOWN}; hand {card}; soviet-hand s-aa-7",
        "25",
        cards=card,
        dice=[*[1] * dice, *[1, 1, 1], 2, 2],
    )
    assert len(c.told("card-fire")[0]["dice"]) == dice
    assert c.told("rubble-roll")[0]["modifier"] == modifier + 1
    assert "no-effect" in c.story
    assert c.rubble == []


@pytest.mark.parametrize("hex", ["7", "9", "13", "15"])
def test_aa_puts_rubble_at_once_into_the_hex_on_the_card(hex):  # VG-16.6b
    c = planned(
        f"86: G-IN-191/1; 74: S-RD-45/1; hand g-stuka; soviet-hand s-aa-{hex}",
        "74",
        cards="g-stuka",
        dice=[2, 2],
    )
    assert c.rubble == [hex]
    assert c.order("air-cancelled", "rubble", "air-strike-cancelled", "volley")[:3] == [
        *("air-cancelled", "rubble", "air-strike-cancelled")
    ]
    assert c.dice_left == []


def test_rubble_of_an_aa_card_protects_already_in_this_combat():  # VG-16.6b
    c = planned(
        "24: G-IN-191/1; 7: S-RD-45/1; hand g-stuka; soviet-hand s-aa-7",
        "7",
        cards="g-stuka",
        goes_on=True,
        dice=[2, 6, 1],
    )
    assert "rubble-roll" not in c.story
    assert c.steps("S-RD-45") == 1


@pytest.mark.parametrize(("option", "rubble"), [("off", []), ("on", ["13"])])
def test_aa_without_an_air_card(option, rubble):  # OP-16.6
    options = {"aa_marker_always": option}
    aa = "soviet-hand s-aa-13"
    c = planned(f"{STEPPE}; {aa}", "74", dice=[2, 2], options=options)
    assert c.rubble == rubble
    c = planned(
        f"{STEPPE}; {aa}; hand g-howitzer",
        "74",
        cards="g-howitzer",
        dice=[1] * 6 + [2, 2],
        options=options,
    )
    assert c.rubble == rubble
    assert "card-fire" in c.story
    c = quick(f"96: G-IN-191/1; 74: S-RD-45/1; {aa}", "86", "74", dice=[2, 2], options=options)
    assert c.rubble == rubble
    c = soviet_turn(f"{STEPPE}; {aa}", dice=[4, 2, 2], options=options)
    assert c.rubble == rubble


def test_aa_with_an_air_card_does_the_same_by_either_reading():  # OP-16.6
    c = planned(
        f"{STEPPE}; hand g-stuka; soviet-hand s-aa-13",
        "74",
        cards="g-stuka",
        dice=[2, 2],
        options={"aa_marker_always": "on"},
    )
    assert c.rubble == ["13"]
    assert "card-fire" not in c.story


# -- 16.6 Sniper and Anti-tank


def test_the_sniper_takes_a_step_from_the_strongest_infantry():  # VG-16.6c
    c = planned(
        "86: G-IN-191/2 G-PZ-2/3; 75: G-IN-194/1; 87: G-IN-211/4; 74: S-RD-45/1;"
        "soviet-hand s-sniper",
        "74",
        without="87",
        dice=[*[2] * 5, 2],
    )
    units = ("G-IN-191", "G-PZ-2", "G-IN-194", "G-IN-211")
    assert [c.steps(unit) for unit in units] == [1, 3, 1, 4]
    assert copies("s-sniper") == 5
    assert c.dice_left == []


@pytest.mark.parametrize("unit", ["G-MO-120", "G-PG-64"])
def test_motorised_infantry_and_panzergrenadiers_can_be_sniped(unit):  # VG-16.6c
    c = planned(
        f"86: G-IN-191/2 {unit}/3; 74: S-RD-45/1; soviet-hand s-sniper",
        "74",
        dice=[*[2] * 4, 2],
    )
    assert (c.steps(unit), c.steps("G-IN-191")) == (2, 2)
    c = soviet_turn(
        f"86: G-IN-191/2 {unit}/3; 74: S-RD-45/1; soviet-hand s-sniper",
        dice=[4, 2, *[2] * 4],
    )
    assert (c.steps(unit), c.steps("G-IN-191")) == (2, 2)


@pytest.mark.parametrize("unit", ["G-PZ-2", "G-PG-64"])
def test_the_anti_tank_card_takes_a_step_from_the_strongest_armour(unit):  # VG-16.6d
    c = planned(
        f"86: G-IN-191/4 {unit}/2 G-PZ-24/1; 75: G-MO-120/3; 87: G-PZ-36/3; 74: S-RD-45/1;"
        "soviet-hand s-antitank",
        "74",
        without="87",
        dice=[*[2] * 9, 2],
    )
    units = (unit, "G-PZ-24", "G-IN-191", "G-MO-120", "G-PZ-36")
    assert [c.steps(unit) for unit in units] == [1, 1, 4, 3, 3]
    assert copies("s-antitank") == 2
    assert c.dice_left == []


@pytest.mark.parametrize(("card", "unit"), [("s-sniper", "G-IN-191"), ("s-antitank", "G-PZ-2")])
def test_sniper_and_anti_tank_ignore_rubble(card, unit):  # VG-16.6h
    c = soviet_turn(
        f"41: {unit}/3; 25: S-RD-45/1; rubble 41; soviet-hand {card}", dice=[4, *[2] * 2, 2]
    )
    assert c.steps(unit) == 2
    assert c.dice_left == []


@pytest.mark.parametrize(
    ("card", "units"),
    [("s-sniper", ["G-IN-191", "G-IN-194"]), ("s-antitank", ["G-PZ-2", "G-PG-64"])],
)
def test_the_german_chooses_between_equal_targets(card, units):  # VG-16.6i
    c = planned(
        f"86: {units[0]}/2 {units[1]}/2; 74: S-RD-45/1; soviet-hand {card}",
        "74",
        dice=[2] * 4,
        mode="1v1",
        soviet_card=card,
    )
    assert (c.seat, c.prompt) == ("german", "choose_hit")
    assert c.choices == [f"hit {unit}" for unit in units]
    c.play(f"hit {units[1]}")
    assert [c.steps(unit) for unit in units] == [2, 1]


@pytest.mark.parametrize(("card", "unit"), [("s-sniper", "G-PZ-2"), ("s-antitank", "G-MO-120")])
def test_without_a_fitting_german_unit_the_card_is_spent(card, unit):  # VG-16.6j
    c = planned(f"86: {unit}/2; 74: S-RD-45/1; soviet-hand {card}", "74", dice=[2, 2, 2])
    assert c.steps(unit) == 2
    assert (c.soviet_hand, c.discards) == ([], [card])
    assert "step-lost" not in c.story


# -- 16.6 Infiltration and T-34


@pytest.mark.parametrize(
    ("card", "reserve", "draw", "unit", "rule"),
    [
        ("s-infiltration", "infantry", 1, "S-GD-35", "16.6e"),
        ("s-t34", "tanks", 2, "S-TK-26", "16.6f"),
    ],
)
@pytest.mark.parametrize("side", [0, 1, 2])
# VG-16.6e VG-16.6f
def test_a_random_unit_of_random_strength_comes_into_the_own_hex(
    card, reserve, draw, unit, rule, side
):
    text = f"86: G-IN-191/1; 74: S-RD-45/1; soviet-hand {card}"
    c = planned(text, "74", draws=[0, draw, side], dice=[2, 2, *[2] * (side + 1)])
    assert c.stack("74") == {"S-RD-45", unit}
    assert c.steps(unit) == side + 1
    (event,) = [event for event in c.events if event.what == "unit-appears"]
    assert event.rule == rule
    assert event.args == {"unit": unit, "hex": "74", "strength_of": side + 1}
    assert c.dice_left == []
    c = soviet_turn(text, draws=[0, draw, side], dice=[4, 2, *[2] * (side + 1), 2])
    assert c.stack("74") == {"S-RD-45", unit}
    assert c.dice_left == []
    assert copies(card) == {"s-infiltration": 4, "s-t34": 3}[card]


@pytest.mark.parametrize("card", ["s-infiltration", "s-t34"])
def test_units_that_come_so_fight_at_once(card):  # OP-16.7
    c = planned(
        f"86: G-IN-191/1; 74: S-RD-45/1; soviet-hand {card}",
        "74",
        draws=[0, 6, 3],  # a rifle division or a tank brigade; the fourth side
        dice=[2, 2, *[2] * (4 if card == "s-infiltration" else 1)],
    )
    (new,) = c.stack("74") - {"S-RD-45"}
    assert len(c.told("volley")[1]["volleys"]) == 2
    assert c.block("74", "german", 1)["unit"] == new
    if card == "s-t34":  # three steps: the fourth side is blank
        assert c.order("unit-appears", "blank-adjusted") == ["unit-appears", "blank-adjusted"]
        assert c.steps(new) == 1
    assert c.dice_left == []


FOUR = "74: S-RD-45/1 S-RD-87/1 S-RD-95/1 S-RD-98/1"


@pytest.mark.parametrize("card", ["s-infiltration", "s-t34"])
def test_a_full_own_hex_brings_a_card_instead(card):  # VG-16.6g
    c = planned(
        f"86: G-IN-191/1; {FOUR}; soviet-hand {card}; soviet-deck s-tommy s-sniper",
        "74",
        dice=[2, *[2] * 4],
    )
    assert len(c.stack("74")) == 4
    assert c.soviet_hand == ["s-tommy"]
    assert c.told("card-instead") == [{"hex": "74"}]
    assert c.dice_left == []


@pytest.mark.parametrize(
    ("card", "kind", "hexes"),
    [
        ("s-infiltration", "infantry", "36 37 52 53 54 55 56 66 79 80"),
        ("s-t34", "tank", "36 37 52 53"),
    ],
)
def test_an_empty_reserve_brings_a_card_instead(card, kind, hexes):  # VG-16.6g
    text = all_of(kind, *hexes.split())
    defender = "S-TK-6" if kind == "infantry" else "S-RD-45"
    c = planned(
        f"86: G-IN-191/1; 74: {defender}/1; {text}; soviet-hand {card};"
        "soviet-deck s-tommy s-sniper",
        "74",
        dice=[2, 2],
    )
    assert c.stack("74") == {defender}
    assert c.soviet_hand == ["s-tommy"]
    assert c.dice_left == []
