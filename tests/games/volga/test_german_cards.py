"""Chapter 15: cards in general, the German leaders one by one, the German support cards."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.volga.combats import german_turn, planned, quick, soviet_turn

from hexfront.games.volga import fields
from hexfront.games.volga.state import ICONS
from hexfront.games.volga.tables import CARD_KINDS, UNIT_NUMBER

TOWN = "41: G-IN-191/1; 25: S-RD-45/1"
STEPPE = "86: G-IN-191/1; 74: S-RD-45/1"
QUIET = "20: G-IN-191; 60: S-RD-45"  # nobody next to an enemy


def sides(c):
    return [volley["side"] for volley in c.told("volley")]


def copies(*ids):
    return sum(str(card["id"]) in ids for card in CARD_KINDS)


# -- 15.0 general


def test_both_decks_hold_leaders_and_support_cards():  # VG-15.0a
    kinds = Counter((card["side"], card["kind"]) for card in CARD_KINDS)
    assert kinds == {
        ("german", "leader"): 5,
        ("german", "support"): 21,
        ("soviet", "leader"): 3,
        ("soviet", "support"): 25,
    }
    leaders = {card["id"] for card in CARD_KINDS if card["kind"] == "leader"}
    assert leaders == {
        *("g-paulus", "g-hoth", "g-richthofen", "g-linden", "g-okh"),
        *("s-chuikov", "s-zaytsev", "s-khrushchev"),
    }


def test_the_soviet_card_is_completed_before_the_german_card_works():  # VG-15.0b
    # The tank that appears in step 5 is there to be hit in step 6.
    c = planned(
        "86: G-IN-191/1; 74: S-RD-45/1; hand g-pak; soviet-hand s-t34",
        "74",
        cards="g-pak",
        draws=[0, 0, 1],  # the card, the first tank of the reserve, two dots
        dice=[2, *[2, 2]],
    )
    assert c.order("soviet-card", "unit-appears", "card-effect", "step-lost") == [
        *("soviet-card", "unit-appears", "card-effect", "step-lost")
    ]
    assert c.steps("S-TK-6") == 1


def test_hits_of_card_dice_fall_at_once_and_one_by_one_on_the_strongest():  # VG-15.0c
    c = planned(
        "41: G-IN-191/1; 25: S-RD-45/3 S-TK-6/2; 24: S-RD-87/4; hand g-howitzer",
        "25",
        cards="g-howitzer",
        dice=[*[4, 4, 4, 1, 1, 1], *[1, 1, 1], *[2] * 2, 2],
    )
    assert c.steps("S-RD-45") == 2  # the first hit; for the second both are equal
    assert c.choices == ["hit S-RD-45", "hit S-TK-6"]
    assert len(c.dice_left) == 6  # nothing else is rolled before
    c.play("hit S-TK-6")
    assert (c.steps("S-RD-45"), c.steps("S-TK-6"), c.steps("S-RD-87")) == (1, 1, 4)
    assert c.dice_left == []


def test_hits_of_soviet_card_dice_strike_the_strongest_german_of_the_combat():  # VG-15.0c
    c = planned(
        "86: G-IN-191/2; 75: G-PZ-2/3; 87: G-IN-194/4; 74: S-RD-45/1; soviet-hand s-tommy",
        "74",
        without="87",
        dice=[*[5, 5], *[2] * 3, 2],
    )
    assert (c.steps("G-PZ-2"), c.steps("G-IN-191"), c.steps("G-IN-194")) == (2, 2, 4)
    assert c.choices == ["hit G-PZ-2", "hit G-IN-191"]


def test_there_is_no_hand_limit():  # VG-15.0d
    hand = ["g-heinkel"] * 4 + ["g-stuka"] * 4 + ["g-howitzer"] * 4 + ["g-pioneer"] * 3
    c = german_turn(
        f"{QUIET}; hand {' '.join(hand)}; german-deck g-pak; track 1", dice=[6] * 6
    ).play("call")
    assert c.hand == [*hand, "g-pak"]
    soviet = ["s-flotilla"] * 5 + ["s-sniper"] * 5 + ["s-infiltration"] * 4 + ["s-t34"] * 3
    c = soviet_turn(
        f"{QUIET}; soviet-hand {' '.join(soviet)}; soviet-deck s-tommy s-tommy", dice=[1]
    )
    assert c.soviet_hand == ["s-tommy", *soviet]
    assert c.prompt == "german_action"


# -- 15.1 leaders


@pytest.mark.parametrize("leader", ["g-paulus", "g-hoth", "g-richthofen", "g-linden", "g-okh"])
def test_a_german_leader_goes_into_play_when_drawn(leader):  # VG-15.1a OP-15.8
    c = german_turn(f"{QUIET}; german-deck {leader} g-pak; track 1", dice=[6] * 6).play("call")
    assert c.leaders == [leader]
    assert c.hand == []
    assert len(c.game.history) == 1  # nobody was asked
    assert c.told("leader-in-play") == [{"card": leader}]
    assert c.game.view(None)["leaders"] == [leader]


def test_a_leader_drawn_for_a_captured_hex_goes_into_play_too():  # VG-15.1a
    c = planned(
        "2: G-IN-191/1; 3: S-RD-45/1; 44: S-RD-87; german-deck g-linden g-pak",
        "3",
        goes_on=True,
        dice=[6, 2, 1],
    )
    assert (c.leaders, c.hand) == (["g-linden"], [])


def test_the_effect_of_a_leader_is_permanent():  # VG-15.1b
    c = planned(
        f"{STEPPE}; 44: S-RD-87/1; hand g-stuka g-stuka; leaders g-richthofen;"
        "soviet-deck s-antitank s-antitank s-t34 s-t34 s-t34",
        "74",
        cards="g-stuka",
        goes_on=True,
        dice=[*[1] * 10, *[2, 2], *[1, 1], *[1] * 10, *[2, 2], *[1, 1]],
    )
    c.play("planned", "card g-stuka")
    assert [len(fire["dice"]) for fire in c.told("card-fire")] == [10, 10]
    assert c.leaders == ["g-richthofen"]
    assert "g-richthofen" not in c.discards


def test_several_leaders_may_be_in_play():  # VG-15.1c
    c = planned(
        "2: G-MO-120/1 G-PZ-2/1; 3: S-RD-45/1; 44: S-RD-87; leaders g-paulus g-richthofen;"
        "german-deck g-hoth g-linden g-pak; hand g-stuka",
        "3",
        cards="g-stuka",
        goes_on=True,
        dice=[6, *[1] * 9],
    ).play("advance G-MO-120", "stop")
    assert c.leaders == ["g-paulus", "g-hoth", "g-richthofen", "g-linden"]
    assert c.prompt == "choose_blitz"


# -- 15.2 Paulus


def test_without_paulus_a_call_and_a_captured_hex_bring_one_card():  # VG-15.2a
    deck = "german-deck g-stuka g-pak g-sniper"
    c = german_turn(f"{QUIET}; {deck}; track 1", dice=[6] * 6).play("call")
    assert c.hand == ["g-stuka"]
    c = planned(f"2: G-IN-191/1; 3: S-RD-45/1; {deck}", "3", goes_on=True, dice=[6, 2])
    assert c.hand == ["g-stuka"]


def test_paulus_doubles_the_cards_of_a_call():  # VG-15.2a
    c = german_turn(
        f"{QUIET}; leaders g-paulus; german-deck g-stuka g-pak g-sniper; track 1", dice=[6] * 6
    ).play("call")
    assert c.hand == ["g-stuka", "g-pak"]
    assert len(c.game.state.german_deck) == 1


def test_paulus_doubles_the_cards_for_a_captured_hex():  # VG-15.2a
    c = planned(
        "2: G-IN-191/1; 3: S-RD-45/1; leaders g-paulus; german-deck g-stuka g-pak g-sniper",
        "3",
        goes_on=True,
        dice=[6, 2],
    )
    assert c.hand == ["g-stuka", "g-pak"]


def test_paulus_does_not_double_soviet_draws():  # VG-15.2a
    c = soviet_turn(f"{QUIET}; leaders g-paulus", dice=[1])
    assert len(c.soviet_hand) == 1


def test_the_draw_that_brings_paulus_is_not_doubled():  # OP-15.2
    c = german_turn(f"{QUIET}; german-deck g-paulus g-pak g-stuka; track 1", dice=[6] * 6)
    c.play("call")
    assert (c.leaders, c.hand) == (["g-paulus"], [])


def test_an_empty_german_deck_is_not_shuffled_anew():  # OP-15.1
    c = german_turn(f"{QUIET}; leaders g-paulus; german-deck g-pak; track 1", dice=[6] * 6).play(
        "call"
    )
    assert c.hand == ["g-pak"]
    assert c.game.state.german_deck == b""
    assert "g-stuka" in c.discards
    assert c.story.count("german-deck-empty") == 1


# -- 15.3 Hoth

FIRST = ["german"]  # who rolled, when the Germans roll first and leave nobody to answer


def first_roll(germans, soviets, leader="g-hoth", where=("86", "74")):
    """A planned attack that kills with its first die: did the Soviets get to answer?"""
    text = f"{where[0]}: {germans}; {where[1]}: {soviets}; leaders {leader}"
    kills = [6] * len(soviets.split())
    dice = [*kills, *[2] * (len(germans.split()) - len(kills)), *[2] * len(soviets.split())]
    return sides(planned(text, where[1], dice=dice)) == FIRST


def test_combined_arms_need_hoth():  # VG-15.3e
    assert first_roll("G-PZ-2/1 G-IN-191/1", "S-RD-45/1")
    for leader in ("g-paulus", "g-richthofen", "g-linden", "g-okh"):
        assert not first_roll("G-PZ-2/1 G-IN-191/1", "S-RD-45/1", leader)


def test_combined_arms_need_a_clear_hex():  # VG-15.3a
    assert first_roll("G-PG-64/1", "S-RD-45/1", where=("86", "74"))
    assert first_roll("G-PG-64/1", "S-RD-45/1", where=("59", "44"))  # from difficult ground
    assert not first_roll("G-PG-64/1", "S-RD-45/1", where=("57", "43"))  # difficult
    c = planned("41: G-PG-64/1; 25: S-RD-45/1; leaders g-hoth", "25", dice=[1, 1, 1, 2, 2])
    assert sides(c) == ["soviet", "german"]


@pytest.mark.parametrize(
    ("germans", "first"),
    [
        ("G-IN-191/1", False),
        ("G-IN-191/1 G-MO-120/1", False),
        ("G-PZ-2/1", False),
        ("G-PZ-2/1 G-PZ-24/1", False),
        ("G-PZ-2/1 G-IN-191/1", True),
        ("G-PZ-2/1 G-MO-120/1", True),
    ],
)
def test_combined_arms_need_german_infantry_and_tanks(germans, first):  # VG-15.3b VG-15.3d
    assert first_roll(germans, "S-RD-45/1") == first


def test_arms_are_combined_over_all_attacking_stacks_but_no_others():  # VG-15.3b
    text = "86: G-PZ-2/1; 75: G-IN-191/1; 74: S-RD-45/1; leaders g-hoth"
    assert sides(planned(text, "74", dice=[6, 2])) == FIRST
    assert sides(planned(text, "74", without="75", dice=[6, 2])) == ["german", "soviet"]


@pytest.mark.parametrize(
    ("soviets", "first"),
    [
        ("S-RD-45/1 S-RD-87/1", True),
        ("S-TK-6/1 S-TK-13/1", True),
        ("S-RD-45/1 S-TK-6/1", False),
    ],
)
def test_soviets_with_infantry_and_tanks_deny_combined_arms(soviets, first):  # VG-15.3c
    text = f"86: G-PZ-2/2 G-IN-191/1; 74: {soviets}; leaders g-hoth"
    c = planned(text, "74", dice=[*[4, 4], 2, *[2, 2]])
    assert (c.prompt, sides(c)) == ("choose_hit", ["german"] if first else ["german", "soviet"])


def test_only_the_soviets_of_this_combat_matter():  # VG-15.3c
    text = "86: G-PG-64/1; 74: S-RD-45/1; 60: S-TK-6/1; leaders g-hoth"
    assert sides(planned(text, "74", dice=[6])) == FIRST


def test_a_panzergrenadier_alone_combines_arms():  # VG-15.3d
    assert first_roll("G-PG-64/1", "S-RD-45/1")
    assert not first_roll("G-MO-120/1", "S-RD-45/1")


def test_arms_are_judged_when_close_combat_begins():  # OP-15.4
    text = "86: G-PG-64/1; 74: S-RD-45/1 S-TK-6/1; leaders g-hoth; hand g-pak"
    c = planned(text, "74", cards="g-pak", dice=[6])
    assert sides(c) == FIRST  # the tank is gone
    text = "86: G-PZ-2/1 G-IN-191/1; 74: S-RD-45/1; leaders g-hoth; soviet-hand s-sniper"
    c = planned(text, "74", dice=[6, 2])
    assert sides(c) == ["german", "soviet"]  # the infantry is gone


def test_with_combined_arms_only_surviving_soviets_roll():  # VG-15.3e
    c = planned("86: G-PG-64/3; 74: S-RD-45/4; leaders g-hoth", "74", dice=[*[5, 5, 2], *[6, 2]])
    assert sides(c) == ["german", "soviet"]
    assert (c.steps("S-RD-45"), c.steps("G-PG-64")) == (2, 2)
    assert c.dice_left == []


def test_combined_arms_help_attacking_and_defending():  # VG-15.3f
    assert first_roll("G-PG-64/1", "S-RD-45/1")
    c = soviet_turn("86: G-PG-64/1; 74: S-RD-45/1; leaders g-hoth", dice=[4, 6])
    assert sides(c) == FIRST
    assert c.dice_left == []


def test_soviet_attackers_with_both_arms_deny_it_too():  # VG-15.3c VG-15.3f
    c = soviet_turn("86: G-PG-64/1; 74: S-RD-45/1 S-TK-6/1; leaders g-hoth", dice=[4, 2, 2, 2])
    assert sides(c) == ["soviet", "german"]
    assert c.dice_left == []


def test_hoth_allows_blitz():  # VG-15.3g
    text = "86: G-PZ-2/1; 74: S-RD-45/1"
    assert planned(f"{text}; leaders g-hoth", "74", dice=[6, 2]).prompt == "choose_blitz"
    leaders = "g-paulus g-richthofen g-linden g-okh"
    c = planned(f"{text}; leaders {leaders}", "74", goes_on=True, dice=[6, 2])
    assert c.stack("74") == {"G-PZ-2"}
    assert "combat-over" in c.story


# -- 15.4 von Richthofen


@pytest.mark.parametrize(
    ("card", "plain", "doubled"), [("g-heinkel", (6, 3), (12, 6)), ("g-stuka", (5, 2), (10, 4))]
)
def test_richthofen_doubles_air_cards(card, plain, doubled):  # VG-15.4a VG-15.4b
    for leader, (dice, modifier) in (("g-hoth", plain), ("g-richthofen", doubled)):
        c = planned(
            f"{TOWN}; hand {card}; leaders {leader}",
            "25",
            cards=card,
            dice=[*[3] * dice, *[1, 1, 1], 2, 2],
        )
        assert c.told("card-fire")[0]["dice"] == [3] * dice
        assert c.told("rubble-roll")[0]["modifier"] == modifier + 1
        assert c.dice_left == []


@pytest.mark.parametrize(("card", "dice", "modifier"), [("g-howitzer", 6, 2), ("g-pioneer", 5, 1)])
def test_richthofen_does_not_help_other_cards(card, dice, modifier):  # VG-15.4a VG-15.4b
    c = planned(
        f"{TOWN}; hand {card}; leaders g-richthofen",
        "25",
        cards=card,
        dice=[*[1] * dice, *[1, 1, 1], 2, 2],
    )
    assert len(c.told("card-fire")[0]["dice"]) == dice
    assert c.told("rubble-roll")[0]["modifier"] == modifier + 1
    assert c.dice_left == []


# -- 15.5 Linden

ENGINEERS = "g-pioneer g-pioneer g-pioneer g-pioneer-672"


def test_with_linden_several_engineer_cards_may_be_played():  # VG-15.5a
    c = planned(f"{TOWN}; hand {ENGINEERS}; leaders g-linden", "25", cards=None)
    assert c.choices == ["card g-pioneer", "card g-pioneer-672", "none"]
    c.play("card g-pioneer")
    assert (c.prompt, c.choices) == (
        "choose_german_card",
        ["card g-pioneer", "card g-pioneer-672", "done"],
    )
    assert c.hand == ["g-pioneer", "g-pioneer", "g-pioneer-672"]


def test_without_linden_one_engineer_card_is_all():  # VG-15.5a
    c = planned(f"{STEPPE}; hand g-pioneer g-pioneer", "74", cards=None, dice=[*[1] * 5, 2, 2])
    c.play("card g-pioneer")
    assert c.prompt is None  # the combat has run its course
    assert c.hand == ["g-pioneer"]
    assert c.dice_left == []


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_dice_and_modifiers_of_engineer_cards_add_up(count):  # VG-15.5b OP-15.9
    cards = ENGINEERS.split()[-count:]
    c = planned(
        f"41: G-IN-191/1; 25: S-RD-45/4; hand {' '.join(cards)}; leaders g-linden",
        "25",
        cards=" ".join(cards),
        dice=[4, *[3] * (5 * count - 1), *[1, 1, 1], *[2] * 3, 2],
    )
    (fire,) = c.told("card-fire")  # one roll for all
    assert len(fire["dice"]) == 5 * count
    assert c.told("rubble-roll")[0]["modifier"] == count + 1
    assert c.discards == cards
    assert c.dice_left == []


def test_no_other_card_goes_with_engineers():  # VG-15.5c
    hand = "g-stuka g-howitzer g-pioneer g-pioneer-672 g-sniper g-pak"
    c = planned(f"{TOWN}; hand {hand}; leaders g-linden", "25", cards=None)
    c.play("card g-pioneer")
    assert c.choices == ["card g-pioneer-672", "done"]
    assert c.forbidden("card g-stuka") == "15.5c"
    assert c.forbidden("card g-sniper") == "15.5c"


@pytest.mark.parametrize(("card", "dice"), [("g-howitzer", 6), ("g-stuka", 5), ("g-sniper", 0)])
def test_no_engineers_go_with_another_card(card, dice):  # VG-15.5c
    c = planned(
        f"86: G-IN-191/1; 74: S-RD-45/2; hand {card} {ENGINEERS}; leaders g-linden",
        "74",
        cards=None,
        dice=[*[1] * dice, *[2] * 3],
    )
    c.play(f"card {card}")
    assert c.prompt is None
    assert c.hand == ENGINEERS.split()


def test_the_672nd_engineers_need_linden():  # VG-15.5d
    c = planned(f"{TOWN}; hand g-pioneer g-pioneer-672", "25", cards=None)
    assert c.choices == ["card g-pioneer", "none"]
    assert c.forbidden("card g-pioneer-672") == "15.5d"
    c = planned(f"{TOWN}; hand g-pioneer-672; leaders g-linden", "25", cards=None)
    assert c.choices == ["card g-pioneer-672", "none"]


def test_the_672nd_is_one_of_the_four_engineer_cards():  # OP-15.3
    assert (copies("g-pioneer"), copies("g-pioneer-672")) == (3, 1)
    c = planned(
        f"{TOWN}; hand g-pioneer-672; leaders g-linden",
        "25",
        cards="g-pioneer-672",
        dice=[*[3] * 5, *[1, 1, 1], 2, 2],
    )
    assert len(c.told("card-fire")[0]["dice"]) == 5
    assert c.told("rubble-roll")[0]["modifier"] == 2


# -- 15.6 OKH

BANK = " ".join(str(number) for number in range(1, 20))
SIX = "3 7 9 13 15 19"


def passing(text, dice=(), control="", **more):
    """A German turn without a move."""
    if control:
        text += f"; control 20 W X Y Z {control}"
    return german_turn(text, dice, goes_on=True, **more).play("short", "stop")


def test_without_okh_six_reinforcement_hexes_win():  # VG-15.6a
    assert passing(QUIET, control=SIX).game.result.rule == "1.3a"


def test_with_okh_six_reinforcement_hexes_do_not_win():  # VG-15.6a
    c = passing(f"{QUIET}; leaders g-okh", control=SIX)
    assert c.game.result is None
    assert c.story[-1] == "german-turn"


def test_with_okh_a_map_without_soviets_wins():  # VG-15.6a
    text = "86: G-IN-191/1; 74: S-RD-45/1; leaders g-okh"
    c = planned(text, "74", goes_on=True, dice=[6, 2])
    assert (c.game.result.winners, c.game.result.rule) == (("german",), "15.6a")


def test_with_okh_hexes_1_to_19_win():  # VG-15.6b
    c = passing(f"{QUIET}; leaders g-okh", control=BANK)
    assert (c.game.result.winners, c.game.result.rule) == (("german",), "15.6b")
    assert c.game.result.kind == "volga-bank"


@pytest.mark.parametrize("missing", ["1", "2", "4", "12", "19"])
def test_with_okh_every_one_of_them_is_needed(missing):  # VG-15.6b
    control = " ".join(hex for hex in BANK.split() if hex != missing)
    c = passing(f"{QUIET}; leaders g-okh", control=control, dice=[1] if missing == "19" else [])
    assert c.game.result is None


def test_okh_drawn_for_the_sixth_hex_counts_at_once():  # OP-15.7
    text = "2: G-IN-191/1; 3: S-RD-45/1; 60: S-RD-87; control 2 7 9 13 15 19 W X Y Z"
    c = planned(f"{text}; german-deck g-okh g-pak", "3", goes_on=True, dice=[6, 2])
    assert c.is_german("3")
    assert c.game.result is None
    c = planned(f"{text}; german-deck g-stuka g-pak", "3", goes_on=True, dice=[6, 2])
    assert c.game.result.rule == "1.3a"


EMPTY = f"{QUIET}; soviet-deck s-sniper; leaders g-okh"


def play_on(c, turns):
    """The Germans pass; the Soviets' die is a 1, which draws a card while there is one."""
    for _ in range(turns):
        assert c.game.result is None
        c.play("short", "stop")
    return c


def extra(c):
    return c.game.view("german")["extra_turns"]


R_UNITS = ["G-PG-64", "G-PG-108", "G-PZ-36", "G-MO-15", "G-MO-71"]


def test_without_okh_the_last_soviet_card_ends_the_game():  # VG-15.6c
    text = f"{QUIET}; soviet-deck s-sniper; eliminated G-PG-64"
    c = passing(text, dice=[1])
    assert (c.game.result.winners, c.game.result.rule) == (("soviet",), "1.4b")


def test_okh_without_an_eliminated_unit_earns_nothing():  # OP-15.6
    c = passing(EMPTY, dice=[1])
    assert (c.game.result.winners, c.game.result.rule) == (("soviet",), "1.4b")


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_each_eliminated_r_unit_gives_an_extra_turn(count):  # VG-15.6c OP-15.5
    c = passing(f"{EMPTY}; eliminated {' '.join(R_UNITS[:count])}", dice=[1] * (count + 1))
    assert c.told("extension") == [{"turns": count}]
    assert extra(c) == {"running": True, "used": 1, "earned": count}
    play_on(c, count)
    assert (c.game.result.winners, c.game.result.rule) == (("soviet",), "15.6c")
    assert c.order("extra-turn", "soviet-turn") == [
        "soviet-turn",  # the one in which the deck ran out
        *["extra-turn", "soviet-turn"] * count,
    ]
    assert c.dice_left == []


def test_five_extra_turns_are_the_most():  # VG-15.6e
    # A sixth block on the track, which the rules never put there, would change nothing.
    c = german_turn(f"{EMPTY}; eliminated {' '.join(R_UNITS)}", goes_on=True, dice=[1] * 6)
    c.game.state.put(UNIT_NUMBER["G-IN-267"], ICONS)
    play_on(c, 6)
    assert c.game.result.rule == "15.6c"
    assert [told["number"] for told in c.told("extra-turn")] == [1, 2, 3, 4, 5]


def test_units_eliminated_in_the_extension_give_one_more_turn_each():  # VG-15.6d
    text = f"{EMPTY}; eliminated G-PG-64; Z: G-MO-15 G-MO-71; track 1"
    c = passing(text, dice=[1, *[4, 4, 5, 6, 6, 6], 1, 1, 1])
    c.play("call")  # the first and only extra turn earned so far
    assert c.told("unit-eliminated") == [
        {"unit": "G-MO-15", "row": 4},
        {"unit": "G-MO-71", "row": 5},
    ]
    assert extra(c) == {"running": True, "used": 2, "earned": 3}
    play_on(c, 2)
    assert c.game.result.rule == "15.6c"
    assert c.dice_left == []


def test_a_deck_that_runs_out_in_a_german_turn_leaves_all_extra_turns():  # OP-15.5
    c = planned(
        "86: G-IN-191/1; 74: S-RD-45/1 S-RD-87/1 S-RD-95/1 S-RD-98/1; leaders g-okh;"
        "soviet-hand s-infiltration; soviet-deck s-sniper; eliminated G-PG-64",
        "74",
        goes_on=True,
        dice=[2, *[2] * 4, 1, 1],
    )
    assert c.order("extension", "extra-turn", "soviet-turn") == [
        *("extension", "soviet-turn", "extra-turn")
    ]
    play_on(c, 1)
    assert c.game.result.rule == "15.6c"


def test_soviet_draws_do_nothing_in_the_extension():  # OP-15.5
    c = play_on(passing(f"{EMPTY}; eliminated G-PG-64 G-PZ-36", dice=[1, 1, 1]), 1)
    assert c.soviet_hand == ["s-sniper"]
    assert c.story.count("soviet-draws") == 1
    assert c.game.result is None


def test_other_victories_stay_possible_in_the_extension():  # OP-15.5
    c = passing(
        "86: G-IN-191/1; 74: S-RD-45/1; leaders g-okh; soviet-deck s-antitank; eliminated G-PG-64",
        dice=[1, 6, 2],
    ).play("planned", "none")
    assert c.game.result is not None
    assert (c.game.result.winners, c.game.result.rule) == (("german",), "15.6a")


# -- 15.7 support cards


def test_one_support_card_per_planned_attack():  # VG-15.7a
    hand = "g-howitzer g-pioneer g-sniper"
    c = planned(f"{STEPPE}; hand {hand}", "74", cards=None, dice=[*[1] * 6, 2, 2])
    c.play("card g-howitzer")
    assert c.prompt is None  # the combat has run its course
    assert c.hand == ["g-pioneer", "g-sniper"]
    assert c.discards == ["g-howitzer"]
    assert c.dice_left == []


def test_no_support_card_in_a_quick_attack_or_in_defence():  # VG-15.7a
    c = quick("96: G-IN-191/1; 74: S-RD-45/1; hand g-howitzer", "86", "74", dice=[2, 2])
    assert (c.hand, c.dice_left) == (["g-howitzer"], [])
    c = soviet_turn(f"{STEPPE}; hand g-howitzer; leaders s-chuikov", dice=[4, 2, 2])
    assert (c.prompt, c.hand, c.dice_left) == ("german_action", ["g-howitzer"], [])


def test_a_support_card_works_at_once_and_is_discarded():  # VG-15.7b
    c = planned(
        "86: G-IN-191/1; 74: S-RD-45/4; hand g-howitzer",
        "74",
        cards="g-howitzer",
        dice=[*[4, 4, 1, 1, 1, 1], 2, *[2, 2]],
    )
    assert c.order("card-fire", "step-lost", "volley") == [
        *("card-fire", "step-lost", "step-lost", "volley", "volley")
    ]
    assert (c.hand, c.discards) == ([], ["g-howitzer"])


@pytest.mark.parametrize(("die", "hit"), [(1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1)])
@pytest.mark.parametrize(
    ("card", "count", "dice", "modifier"),
    [
        ("g-heinkel", 4, 6, 3),  # 15.7c
        ("g-stuka", 4, 5, 2),  # 15.7d
        ("g-howitzer", 4, 6, 2),  # 15.7e
        ("g-pioneer", 4, 5, 1),  # 15.7f
    ],
)
# VG-15.7c VG-15.7d VG-15.7e VG-15.7f
def test_dice_cards_fire_triple_and_shake_houses(card, count, dice, modifier, die, hit):
    c = planned(
        f"41: G-IN-191/1; 25: S-RD-45/4; hand {card}",
        "25",
        cards=card,
        dice=[die, *[1] * (dice - 1), *[1, 1, 1], *[2] * (4 - hit), 2],
    )
    (fire,) = c.told("card-fire")
    assert (len(fire["dice"]), fire["hits"], fire["cards"]) == (dice, hit, [card])
    assert c.steps("S-RD-45") == 4 - hit
    assert c.told("rubble-roll")[0]["modifier"] == modifier + 1
    assert c.dice_left == []
    assert copies(card, "g-pioneer-672" if card == "g-pioneer" else card) == count


def test_the_sniper_takes_a_step_from_the_strongest_infantry():  # VG-15.7g
    c = planned(
        "86: G-IN-191/1; 74: S-RD-45/2 S-WB-RO/1 S-TK-6/3; 73: S-RD-87/4; hand g-sniper",
        "74",
        cards="g-sniper",
        dice=[2, *[2] * 5],
    )
    assert [c.steps(unit) for unit in ("S-RD-45", "S-WB-RO", "S-TK-6", "S-RD-87")] == [1, 1, 3, 4]
    assert c.discards == ["g-sniper"]
    assert copies("g-sniper") == 3


def test_the_pak_takes_a_step_from_the_strongest_tank():  # VG-15.7h
    c = planned(
        "86: G-IN-191/1; 74: S-RD-45/4 S-TK-6/2 S-TK-13/1; 73: S-TK-26/3; hand g-pak",
        "74",
        cards="g-pak",
        dice=[2, *[2] * 6],
    )
    assert [c.steps(unit) for unit in ("S-RD-45", "S-TK-6", "S-TK-13", "S-TK-26")] == [4, 1, 1, 3]
    assert c.discards == ["g-pak"]
    assert copies("g-pak") == 2


@pytest.mark.parametrize(("card", "target"), [("g-sniper", "S-TK-6"), ("g-pak", "S-RD-45")])
def test_a_card_without_a_fitting_target_is_spent_for_nothing(card, target):  # VG-15.7b
    c = planned(f"86: G-IN-191/1; 74: {target}/1; hand {card}", "74", cards=card, dice=[2, 2])
    assert c.steps(target) == 1
    assert (c.hand, c.discards) == ([], [card])


@pytest.mark.parametrize(
    ("card", "dice"), [("g-heinkel", 6), ("g-stuka", 5), ("g-howitzer", 6), ("g-pioneer", 5)]
)
def test_rubble_already_there_protects_from_dice_cards(card, dice):  # VG-15.7i
    c = planned(
        f"41: G-IN-191/1; 25: S-RD-45/4; rubble 25; hand {card}",
        "25",
        cards=card,
        dice=[*[4, 4, 4], *[1] * (dice - 3), *[2] * 3, 2],
    )
    assert c.told("card-fire")[0].items() >= {"hits": 3, "effective": 1}.items()
    assert c.steps("S-RD-45") == 3
    assert c.dice_left == []


def test_sniper_and_pak_give_no_rubble_modifier():  # VG-15.7i
    for card, left in (("g-sniper", 3), ("g-pak", 4)):
        c = planned(
            f"41: G-IN-191/1; 25: S-RD-45/4; hand {card}",
            "25",
            cards=card,
            dice=[*[6, 6, 5], *[2] * left, 2],
        )
        assert c.told("rubble-roll")[0]["modifier"] == 1
        assert c.rubble == []


@pytest.mark.parametrize(
    ("card", "aircraft"),
    [("g-heinkel", ["g-heinkel"]), ("g-stuka", ["g-stuka"]), ("g-howitzer", []), ("g-pak", [])],
)
def test_aircraft_are_shown_beside_air_cards(card, aircraft):  # VG-15.7j
    text = f"86: G-IN-191/2 G-IN-194/2; 74: S-RD-45/3; hand {card}; soviet-hand s-sniper"
    c = planned(text, "74", cards=None, mode="1v1", soviet_card="s-sniper")
    assert c.battle("soviet")["aircraft"] is None
    c.play(f"card {card}")
    assert c.prompt == "choose_hit"
    for seat in ("german", "soviet", None):
        assert c.battle(seat)["aircraft"] == aircraft


def test_aircraft_are_for_show_alone():  # VG-15.7j
    # Four Stukas have been flown; the next one does what the first did, model or no model.
    text = f"{STEPPE}; hand g-stuka; discards g-stuka g-stuka g-stuka"
    c = planned(text, "74", cards="g-stuka", dice=[*[1] * 5, 2, 2])
    assert c.discards == ["g-stuka"] * 4
    assert not any("aircraft" in name for name in fields.SLOTS)


@pytest.mark.parametrize("card", ["g-sniper", "g-pak"])
def test_sniper_and_pak_roll_no_dice(card):  # VG-15.7k
    c = planned(
        f"86: G-IN-191/1; 74: S-RD-45/2 S-TK-6/2; hand {card}", "74", cards=card, dice=[2] * 4
    )
    assert "card-fire" not in c.story
    assert c.told("card-effect") == [{"cards": [card]}]
    assert c.dice_left == []


@pytest.mark.parametrize(("card", "target"), [("g-sniper", "S-RD-45"), ("g-pak", "S-TK-6")])
def test_sniper_and_pak_ignore_rubble(card, target):  # VG-15.7l
    c = planned(
        f"41: G-IN-191/1; 25: {target}/3; rubble 25; hand {card}", "25", cards=card, dice=[2, 2, 2]
    )
    assert c.steps(target) == 2
    assert c.dice_left == []


@pytest.mark.parametrize(
    ("card", "units"),
    [("g-sniper", ["S-RD-45", "S-RD-87"]), ("g-pak", ["S-TK-6", "S-TK-13"])],
)
def test_the_german_chooses_between_equal_targets(card, units):  # VG-15.7m
    text = f"86: G-IN-191/1; 74: {units[0]}/2 {units[1]}/2; hand {card}"
    c = planned(text, "74", cards=card, dice=[2] * 4, mode="1v1")
    assert (c.seat, c.prompt) == ("german", "choose_hit")
    assert c.choices == [f"hit {unit}" for unit in units]
    c.play(f"hit {units[1]}")
    assert [c.steps(unit) for unit in units] == [2, 1]
