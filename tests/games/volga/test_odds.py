"""The odds of attacks, against hand calculation, every throw of the dice, and the engine itself."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction

import pytest
from tests.games.volga.endings import (
    assert_exact,
    assert_frequencies,
    attack_in_play,
    first_attack,
    odds,
    planned,
    played,
    position,
)

from hexfront.core.hexes import mask
from hexfront.core.odds import Dist
from hexfront.games.volga.knowledge import hit_first
from hexfront.games.volga.odds import (
    NO_GERMAN_CARD,
    NO_MORE_CARDS,
    NO_SOVIET_CARD,
    RANDOM_CARD,
    TIES,
    TIES_OF_EACH,
)
from hexfront.games.volga.tables import UNIT_NAMES, UNIT_NUMBER

# -- by hand


def test_two_regiments_of_one_step_in_the_open_fire_at_the_same_time():
    found = odds(planned("55: G-IN-191/1; 56: S-RD-45/1; seen S-RD-45", "56"), "none")
    assert found.joint == Dist.weighted({(0, 0): 25, (0, 1): 5, (1, 0): 5, (1, 1): 1})
    assert found.falls == Fraction(5, 36)
    assert found.rubble == 0
    assert found.german_steps.mean() == found.soviet_steps.mean() == Fraction(1, 6)


def test_in_a_city_the_defender_fires_first_and_the_dead_do_not_fire_back():
    found = odds(planned("40: G-IN-191/1; 24: S-RD-45/1; seen S-RD-45", "24"), "none")
    assert found.joint.chance((1, 1)) == 0
    assert found.joint.chance((1, 0)) == Fraction(1, 6)
    # One hex attacks: only an 18 makes rubble, and then a single hit is none.
    assert found.rubble == Fraction(1, 216)
    assert found.falls == Fraction(5, 6) * Fraction(1, 6) * Fraction(215, 216)


@pytest.mark.parametrize(
    ("blocks", "card", "throws"),
    [
        ("40: G-IN-191", "none", 1),  # +1
        ("40: G-PZ-2 G-PZ-24; 23: G-IN-191", "none", 20),  # +4
        ("40: G-PZ-2 G-PZ-24 G-PZ-11; 23: G-PZ-36; 41: G-IN-191", "card g-heinkel", 160),  # +10
        ("40: G-PZ-2 G-PZ-24 G-PZ-11 G-PZ-36; 23: G-PG-64 G-PG-26; 41: G-PG-79 G-PG-108 G-PG-114;"
         " 7: G-IN-208; 8: G-IN-191", "card g-heinkel", 216),  # +17
    ],
)  # fmt: skip
def test_rubble_comes_as_often_as_three_dice_and_the_modifiers_say(blocks, card, throws):
    """AR-6: with +1 an 18 only, with +4 fifteen and more, from +16 on always."""
    text = f"{blocks}; 24: S-RD-45/1; seen S-RD-45; hand g-heinkel"
    assert odds(planned(text, "24"), card).rubble == Fraction(throws, 216)


def test_the_example_of_four_stacks_and_a_heinkel_makes_rubble_181_times_in_216():
    """EX-13: +11 from four hexes, two Panzers, two Panzergrenadiers and the card."""
    text = (
        "8: G-PZ-2 G-IN-191; 25: G-PZ-24 G-PG-64; 26: G-PG-26; 10: G-IN-194;"
        " 9: S-RD-45 S-TK-6/2; hand g-heinkel"
    )
    found = odds(planned(text, "9"), "card g-heinkel")
    assert found.rubble == Fraction(181, 216)


def test_a_hex_whose_attackers_are_gone_adds_nothing_to_the_rubble_roll():
    """OP-8.3: after the Tommy gunners +2 with no hit, +1 with one, and no roll with two."""
    text = (
        "40: G-IN-191/1; 23: G-IN-194/1; 24: S-RD-45/1; seen S-RD-45; soviet-hand s-tommy;"
        " soviet-deck"
    )
    found = odds(planned(text, "24"), "none")
    assert found.rubble == Fraction(4, 9) * Fraction(4, 216) + Fraction(4, 9) * Fraction(1, 216)


# -- every throw of the dice


@pytest.mark.parametrize(
    ("text", "target", "card"),
    [
        ("55: G-IN-191/2; 56: S-RD-45/1 S-TK-6/1", "56", "none"),  # clear
        ("55: G-PZ-2/2; 70: S-RD-45/2", "70", "none"),  # difficult
        ("40: G-PZ-2/1; 24: S-RD-45/1", "24", "none"),  # a city, with a rubble roll
        ("40: G-PZ-2/3; 24: S-RD-45/1 S-WB-RO/1; rubble 24", "24", "none"),
        ("55: G-PG-64/2; 56: S-RD-45/2; leaders g-hoth", "56", "none"),
        ("55: G-PG-64/2; 56: S-RD-45/1 S-TK-6/1; leaders g-hoth", "56", "none"),
        ("55: G-PZ-2/1 G-IN-191/1; 56: S-RD-45/2; leaders g-hoth s-khrushchev", "56", "none"),
        ("55: G-PZ-2/2; 56: S-RD-45/1 S-TK-6/1; leaders s-khrushchev", "56", "none"),
        ("40: G-PZ-2/2; 24: S-RD-45/2; leaders s-khrushchev; rubble 24", "24", "none"),
        ("55: G-IN-191/1; 71: G-IN-194/1; 56: S-RD-45/1; 54: S-RB-10; leaders s-chuikov", "56",
         "none"),
        ("55: G-IN-191/1; 71: G-PZ-2/1; 56: S-RD-45/1; 54: S-RB-10;"
         " leaders s-chuikov s-khrushchev", "56", "none"),
        ("55: G-IN-191/2; 56: S-RD-45/1 S-TK-6/2; hand g-pak", "56", "card g-pak"),
        ("55: G-IN-191/2; 56: S-RD-45/1 S-TK-6/2; hand g-sniper", "56", "card g-sniper"),
        ("40: G-IN-191/1; 24: S-TK-6/1; rubble 24; hand g-sniper", "24", "card g-sniper"),
    ],
)  # fmt: skip
def test_the_odds_are_those_of_every_throw_that_the_engine_can_make(text, target, card):
    names = [block.split("/")[0] for block in text.split() if block.startswith("S-")]
    game = planned(f"{text}; seen {' '.join(name.strip(';') for name in names)}", target)
    assert_exact(game, card)


@pytest.mark.parametrize(
    ("soviet_card", "text", "target", "card"),
    [
        ("s-tommy", "55: G-IN-191/1 G-PZ-2/1; 56: S-RD-45/1", "56", "none"),
        ("s-tommy", "55: G-PZ-2/1 G-IN-191/1; 56: S-RD-45/1; leaders g-hoth", "56", "none"),
        ("s-flotilla", "20: G-IN-191/1; 3: S-RD-45/1", "3", "none"),
        ("s-sniper", "55: G-PZ-2/2 G-IN-191/1; 56: S-RD-45/1", "56", "none"),
        ("s-sniper", "55: G-PZ-2/1 G-IN-191/1 G-PG-64/2; 56: S-RD-45/1; leaders s-zaytsev", "56",
         "none"),
        ("s-antitank", "55: G-PZ-2/1 G-PG-64/2 G-IN-191/1; 56: S-RD-45/1", "56", "none"),
        ("s-zaytsev", "55: G-IN-191/1; 56: S-RD-45/1", "56", "none"),
        ("s-khrushchev", "55: G-IN-191/2; 56: S-RD-45/2", "56", "none"),
        ("s-chuikov", "55: G-IN-191/1; 71: G-IN-194/1; 56: S-RD-45/1", "56", "none"),
        ("s-aa-9", "8: G-PZ-2/2; 9: S-RD-45/1; hand g-stuka", "9", "card g-stuka"),
        ("s-aa-9", "55: G-PZ-2/2; 56: S-RD-45/1; hand g-stuka", "56", "card g-stuka"),
        ("s-aa-9", "55: G-PZ-2/2; 56: S-RD-45/1", "56", "none"),
        ("s-t34", "55: G-IN-191/1; 56: S-RD-45/1 S-RB-10/1 S-WB-RO/1 S-TK-6/1", "56", "none"),
    ],
)  # fmt: skip
def test_each_soviet_card_has_its_effect_to_the_last_fraction(soviet_card, text, target, card):
    blocks = [word.split("/")[0] for word in text.replace(";", " ").split() if "S-" in word]
    known = f"{text}; seen {' '.join(blocks)}; soviet-hand {soviet_card}; soviet-deck"
    assert_exact(planned(known, target), card)


def test_where_a_sniper_kills_the_last_attacker_there_is_no_rubble_roll():
    text = (
        "40: G-IN-191/1; 24: S-RD-45/1; seen S-RD-45; hand g-heinkel; soviet-hand s-sniper;"
        " soviet-deck"
    )
    game = planned(text, "24")
    assert assert_exact(game, "none").joint == Dist.certain((1, 0))
    with_card = odds(game, "card g-heinkel")  # it strikes all the same (OP-7.1)
    assert with_card.soviet_steps.chance(1) == 1 - Fraction(1, 2**6)
    assert with_card.rubble == with_card.falls == 0


def test_a_marine_may_land_where_the_anti_tank_brigade_has_just_made_room():
    """The Panzer in 8 is gone before the card: it is as if nobody had attacked from there."""
    text = (
        "24: G-IN-191/2; 25: S-AT-20/2; seen S-AT-20; rubble 25; leaders s-chuikov s-khrushchev;"
        " soviet-hand s-flotilla; soviet-deck"
    )
    without = odds(planned(text, "25", variant="0"), "none").outcomes
    found = odds(planned(f"{text}; 8: G-PZ-24/1", "25", variant="0"), "none").outcomes
    one_more = lambda end: (end.german_steps - 1, end.soviet_steps, end.attackers - 1, *end[3:])  # noqa: E731
    assert found.map(one_more) == without.map(tuple)


def test_an_aa_card_may_leave_rubble_in_the_attacked_hex_without_an_air_card():
    text = "8: G-PZ-2/3; 9: S-RD-45/1; seen S-RD-45; soviet-hand s-aa-9; soviet-deck"
    found = assert_exact(planned(text, "9", aa_marker_always="on"), "none")
    assert found.rubble == 1


def test_the_last_marker_may_go_to_another_hex_before_the_rubble_roll():
    rubble = "5 6 8 10 11 12 13 14 15 16 17 18 19 7"
    text = (
        f"40: G-PZ-2/1; 24: S-RD-45/1; seen S-RD-45; hand g-heinkel; rubble {rubble};"
        " soviet-hand s-aa-9; soviet-deck"
    )
    assert assert_exact(planned(text, "24"), "card g-heinkel").rubble == 0


def test_dice_of_a_card_and_of_close_combat_are_halved_each_by_themselves_in_rubble():
    text = "40: G-IN-191/1; 24: S-RD-45/1; rubble 24; hand g-pioneer; seen S-RD-45"
    found = odds(planned(text, "24"), "card g-pioneer")
    card = 1 - Fraction(1 + 5, 2**5)  # two hits of five dice
    assert found.soviet_steps.chance(1) == card
    assert found.german_steps.chance(1) == (1 - card) * Fraction(1, 6)


def test_a_fortification_helps_the_defenders_and_those_who_fire_from_it():
    text = (
        "22: G-IN-191/1; 21: S-RD-45/1; 38: S-RB-10; seen S-RD-45 S-RB-10; forts 21;"
        " leaders s-chuikov"
    )
    assert_exact(planned(text, "21", variant="C"), "none")


def test_the_special_units_of_the_variant_act_before_the_cards():
    text = (
        "55: G-PZ-2/1 G-IN-191/1; 56: S-AT-20/1 S-AA-1077/1; seen S-AT-20 S-AA-1077; hand g-stuka"
    )
    found = assert_exact(planned(text, "56", variant="0"), "card g-stuka")
    assert found.german_steps.chance(0) == 0


def test_a_quick_attack_makes_no_rubble_and_brings_all_units_of_the_hex_it_reaches():
    text = "56: G-IN-191/1; 41: G-IN-194/1; 24: S-RD-45/1; 25: S-RB-10; seen S-RD-45"
    found = assert_exact(position(text, "quick", "to 41"), "attack 24")
    assert found.rubble == 0
    assert max(found.german_steps.outcomes) == 1


@pytest.mark.parametrize(
    "text",
    [
        "24: G-PZ-2/1; 25: S-RD-45/3; rubble 24; leaders s-khrushchev",
        "24: G-IN-191/2; 25: S-RD-45/2; leaders s-chuikov; 8: S-WB-RO/1",
        "55: G-PG-64/2; 56: S-RD-45/2; leaders g-hoth",
        "55: G-IN-191/1; 56: S-GD-13/1 S-TK-6/2; leaders s-khrushchev",
        "55: G-PZ-2/1; 56: S-AT-20/2",
    ],
)
def test_a_soviet_player_gets_the_odds_of_his_attacks(text):
    target, start = (part.split(":")[0].strip() for part in text.split(";")[:2])
    germans = [word.split("/")[0].strip(";") for word in text.split() if word.startswith("G-")]
    variant = "0" if "S-AT-20" in text else "off"
    game = position(f"{text}; seen {germans[0]}; turn 5 soviet", mode="1v1", variant=variant)
    for action in (("move",), ("stack", start)):
        if action in game.decision.actions:
            game.play(action)
    assert game.decision.prompt == "soviet_order"
    found = assert_exact(game, f"attack {target}")
    assert found.attacker == "soviet"
    assert found.exact


# -- the engine, many times


def test_unknown_blocks_and_a_hand_of_cards_in_the_open_agree_with_the_engine():
    text = (
        "55: G-PZ-2 G-IN-191/2; 71: G-PG-64/2; 56: S-RD-45/3 S-TK-6 S-RB-10/0; 41: S-RD-87 S-TK-13;"
        " soviet-hand s-sniper s-t34 s-flotilla s-chuikov s-tommy; leaders g-hoth"
    )
    assert_frequencies(position(text, "planned"), "attack")


def test_a_stuka_against_chuikov_and_khrushchev_on_the_coast_agrees_with_the_engine():
    text = (
        "8: G-PZ-2 G-IN-191/2 G-PG-64; 26: G-IN-194/1; 9: S-RD-45/3 S-GD-13; 10: S-RB-10 S-RB-42;"
        " 25: S-RD-87; seen S-GD-13; hand g-stuka; leaders s-chuikov s-khrushchev;"
        " soviet-hand s-aa-9 s-sniper s-t34 s-flotilla"
    )
    assert_frequencies(planned(text, "9"), "card g-stuka")


def test_engineers_in_rubble_with_linden_and_zaytsev_agree_with_the_engine():
    text = (
        "40: G-IN-191/3 G-PG-64/1; 41: G-MO-15/2; 24: S-RD-45/3 S-RB-10/2 S-TK-6; 23: S-RD-87;"
        " seen S-RB-10; rubble 24 7; hand g-pioneer g-pioneer g-pioneer-672;"
        " leaders g-linden s-zaytsev; soviet-hand s-sniper s-chuikov s-infiltration"
    )
    game = planned(text, "24", "card g-pioneer")
    found = assert_frequencies(game, "card g-pioneer-672")
    assert NO_MORE_CARDS in found.assumptions


def test_the_variant_with_forts_guards_and_special_units_agrees_with_the_engine():
    text = (
        "27: G-PZ-2 G-PZ-24/1 G-IN-191; 42: G-PG-64; 26: S-RD-45 S-AT-20 S-RB-10; 28: S-GD-13;"
        " 25: S-RD-87; forts 4 21 26 28 32; hand g-heinkel; leaders g-richthofen s-khrushchev;"
        " soviet-hand s-chuikov s-infiltration s-flotilla; control 10 11 12 27 42 W X Y Z;"
        ' more {"advantages":[0,40]}'
    )
    assert_frequencies(planned(text, "26", variant="C"), "card g-heinkel")


@pytest.mark.parametrize(
    ("soviet_card", "text", "target", "options"),
    [
        ("s-infiltration", "55: G-PG-64/2 G-IN-191; 56: S-RD-45/2 S-RB-10", "56", {}),
        ("s-infiltration", "55: G-PG-64/2 G-PZ-2/1; 56: S-WB-RO; leaders g-hoth", "56",
         {"variant": "0"}),
        ("s-t34", "55: G-PG-64/2 G-IN-191; 56: S-RD-45/2; leaders g-hoth", "56", {}),
        ("s-flotilla", "8: G-IN-191/2; 26: G-PZ-2; 7: G-IN-194/1; 25: S-RD-45/2; 10: S-RB-10;"
         " leaders s-chuikov", "25", {"opfire_per_stack": "on"}),
        ("s-flotilla", "26: G-PZ-2; 8: G-PZ-24/1; 25: S-AT-20/2; seen S-AT-20; leaders s-chuikov;"
         " forts 4 28", "25", {"variant": "C"}),
        ("s-chuikov", "55: G-IN-191/2; 56: S-RD-45/2; 41: S-RB-10; control 55 8 9 10 11 W X Y Z",
         "56", {"variant": "0"}),
    ],
)  # fmt: skip
def test_soviet_cards_with_blind_draws_agree_with_the_engine(soviet_card, text, target, options):
    game = planned(f"{text}; soviet-hand {soviet_card}; soviet-deck", target, **options)
    found = assert_frequencies(game, "none", runs=2000)
    assert [(card.card, card.chance) for card in found.by_card] == [(soviet_card, 1)]


def test_a_capture_on_the_way_to_a_quick_attack_may_bring_hoth_in_time():
    text = (
        "36: G-IN-191; 20: G-PG-64 G-PG-79; 2: S-RD-45/2 S-RB-10; soviet-hand s-khrushchev s-tommy;"
        " german-deck g-stuka g-hoth g-pak g-heinkel; leaders g-paulus"
    )
    assert_frequencies(position(text, "quick", "stack 20"), "to 3", runs=2000)


def test_a_draw_of_the_last_soviet_card_stops_the_combat():
    text = (
        "40: G-PZ-2 G-IN-191/2; 24: S-RD-45 S-RB-10 S-TK-6 S-RD-87;"
        " soviet-hand s-infiltration s-t34 s-sniper; soviet-deck s-tommy"
    )
    found = assert_frequencies(planned(text, "24"), "none", runs=2000)
    by_card = {card.card: card for card in found.by_card}
    assert by_card["s-infiltration"].soviet_steps == by_card["s-t34"].german_steps == 0


@pytest.mark.parametrize(
    ("seed", "prompt", "number", "setup"),
    [
        ("a", "choose_german_card", 14, {"mode": "solo"}),
        ("b", "choose_german_card", 9, {"mode": "cooperative", "options": {"variant": "B"}}),
        ("c", "soviet_order", 3, {"mode": "1v1"}),
    ],
)
def test_attacks_in_the_middle_of_a_game_agree_with_the_engine(seed, prompt, number, setup):
    game = attack_in_play(seed, prompt, number, **setup)
    assert_frequencies(game, first_attack(game), runs=1500)


# -- the answer


@pytest.mark.parametrize(
    ("seed", "setup"),
    [
        ("secret", {"mode": "solo"}),
        ("secret B", {"mode": "cooperative", "options": {"variant": "B"}}),
        ("secret C", {"mode": "1v1", "options": {"variant": "C"}}),
    ],
)
def test_games_that_differ_only_in_what_the_seat_cannot_know_have_the_same_odds(seed, setup):
    compared: Counter[str] = Counter()
    for game in played(seed, **setup):
        prompt = game.decision.prompt
        actions = [act for act in game.decision.actions if game.odds(act) is not None]
        if actions and compared[prompt] < 3:
            compared[prompt] += 1
            one, other = (game.determinize(game.decision.seat, side) for side in ("one", "other"))
            for action in actions[:2]:
                found = game.odds(action)
                assert one.odds(action) == other.odds(action) == found
                assert repr(one.odds(action)) == repr(found)
                assert json.dumps(one.odds(action).to_json()) == json.dumps(found.to_json())
        if compared["choose_german_card"] == 3 or len(game.history) > 400:
            break
    assert compared["choose_german_card"]


def test_all_chances_of_an_attack_sum_to_one():
    text = (
        "8: G-PZ-2 G-IN-191 G-PG-64; 26: G-IN-194; 9: S-RD-45/3 S-TK-6; 10: S-RB-10 S-RB-42;"
        " hand g-heinkel; leaders s-chuikov s-khrushchev; soviet-hand s-aa-9 s-sniper s-t34"
    )
    found = odds(planned(text, "9"), "card g-heinkel")
    dists = (found.outcomes, found.defenders, found.joint, found.german_steps, found.soviet_units)
    for dist in dists:
        assert sum(dist.chance(outcome) for outcome in dist.outcomes) == 1
    assert sum(card.chance for card in found.by_card) == 1
    assert found.falls == sum(card.chance * card.falls for card in found.by_card)
    assert found.rubble == sum(card.chance * card.rubble for card in found.by_card)
    assert found.german_steps.mean() == sum(c.chance * c.german_steps for c in found.by_card)


def test_the_odds_are_ready_for_json():
    found = odds(planned("55: G-PZ-2; 56: S-RD-45; soviet-hand s-tommy s-t34", "56"), "none")
    data = json.loads(json.dumps(found.to_json()))
    assert (data["attacker"], data["target"]) == ("german", "56")
    assert data["falls"] == float(found.falls)
    assert sum(chance for _, _, chance in data["joint"]) == pytest.approx(1)
    assert data["expected"]["soviet_steps"] == pytest.approx(
        sum(steps * chance for steps, chance in enumerate(data["soviet_steps"]))
    )
    assert {card["card"] for card in data["by_card"]} >= {"s-tommy", "s-t34", "s-aa-7"}


def test_actions_that_start_no_combat_have_no_odds():
    game = position("55: G-PZ-2 G-IN-191; 40: G-IN-194; 56: S-RD-45; X: G-IN-203 G-IN-208")
    assert {act[0] for act in game.decision.actions if game.odds(act) is None} >= {"call", "short"}
    game.play(("short",))
    assert all(game.odds(action) is None for action in game.decision.actions)


def test_the_answer_says_what_it_takes_for_granted():
    text = "55: G-PZ-2; 40: G-IN-191; 56: S-TK-6; hand g-stuka; soviet-hand s-tommy"
    solo = odds(position(text, "planned"), "attack")
    assert solo.exact
    assert solo.assumptions == (TIES, NO_GERMAN_CARD, RANDOM_CARD)
    options = {"soviet_breaks_own_ties": "on"}
    game = position(text, "planned", mode="1v1", **options)
    before = odds(game, "attack")
    assert not before.exact
    assert before.assumptions == (TIES_OF_EACH, NO_GERMAN_CARD, NO_SOVIET_CARD)
    assert all(card.chance is None for card in before.by_card)
    declined, laid = game.clone(), game.clone()
    for copy, card in ((declined, "none"), (laid, "card s-tommy")):
        copy.play(("attack",))
        copy.play(tuple(card.split()))
    assert odds(declined, "none").assumptions == (TIES_OF_EACH,)
    assert odds(declined, "none").exact
    assert odds(laid, "none").assumptions == (TIES_OF_EACH, RANDOM_CARD)
    assert not odds(laid, "none").exact


def test_equal_units_are_hit_so_that_german_fire_is_spared():
    game = position("55: G-PZ-2 G-IN-191/3 G-MO-120 G-PG-64; 56: S-RD-45/3 S-GD-13/3 S-TK-6")
    first = lambda *names: UNIT_NAMES[hit_first(game.state, mask(UNIT_NUMBER[n] for n in names))]  # noqa: E731
    assert first("G-PZ-2", "G-IN-191", "G-MO-120", "G-PG-64") == "G-IN-191"
    assert first("G-PZ-2", "G-MO-120", "G-PG-64") == "G-MO-120"
    assert first("S-RD-45", "S-GD-13", "S-TK-6") == "S-GD-13"
    assert first("S-RD-45", "S-TK-6") == "S-TK-6"
