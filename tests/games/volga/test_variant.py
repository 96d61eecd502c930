"""Chapter 20: the designer's variant."""

from __future__ import annotations

import itertools

import pytest
from tests.games.volga.scripted import (
    HELD,
    asked,
    at,
    cards,
    deck,
    finished,
    is_german,
    offered,
    play,
    row,
    rules_told,
    soviet_hand,
    stack,
    story,
    told,
    where,
)

import hexfront
from hexfront.core.chance import Script
from hexfront.games.volga.tables import BOARD, HEX_ROWS, UNIT_ROWS

GERMAN_LEADERS = ["g-paulus", "g-hoth", "g-richthofen", "g-linden", "g-okh"]
SOVIET_LEADERS = ["s-chuikov", "s-khrushchev", "s-zaytsev"]

STILL = f"control {HELD} W X Y Z"
"""The Germans have won when this turn ends: the board stays as they leave it."""

FAR = "14: S-RD-45 S-RD-87"


def german(*numbers):
    """These advantages of the Germans, none of the Soviets."""
    return f'more {{"advantages":[{sum(1 << n - 1 for n in numbers)},0]}}'


def soviet(*numbers):
    return f'more {{"advantages":[0,{sum(1 << n - 1 for n in numbers)}]}}'


def begun(soviet_die=1, german_die=1, seed="1942", mode="solo", variant="0", **options):
    """A game at its first turn, with these dice for the advantages."""
    dice = Script([soviet_die, german_die], seed=seed)
    return hexfront.new("volga", mode, options={"variant": variant, **options}, dice=dice)


def advantages(game):
    both = game.view(game.seats[0])["advantages"]
    return both["german"], both["soviet"]


def with_advantage(number, side, **more):
    """The first game of a row of seeds in which a side's only advantage is this one."""
    for seed in range(100):
        game = begun(seed=str(seed), **more)
        if advantages(game)[side == "soviet"] == [number]:
            return game
    raise AssertionError(f"advantage {number} never comes up")


# -- 20.1, 20.2 advantages


@pytest.mark.parametrize("mode", ["solo", "cooperative", "1v1", "2v1"])
@pytest.mark.parametrize("level", ["0", "A", "B", "C"])
def test_every_mode_has_every_level(mode, level):  # VG-20.1a VG-20.1b OP-20.1
    game = begun(2, 3, mode=mode, variant=level)
    assert [len(numbers) for numbers in advantages(game)] == [3, 2]
    assert asked(game)[1] == "german_action"


def test_without_the_variant_nobody_has_an_advantage():  # VG-20.1a
    game = hexfront.new("volga", seed="plain")
    assert advantages(game) == ([], [])
    assert story(game, "advantages", "fortified") == []


def test_the_four_levels_differ():  # VG-20.1b OP-20.1
    games = {level: begun(variant=level, advantages="off") for level in "0ABC"}
    tops = {level: set(deck(game.state.soviet_deck)[:3]) for level, game in games.items()}
    placed = {level: tops[level] == set(SOVIET_LEADERS) for level in "0ABC"}
    assert placed == {"0": False, "A": False, "B": True, "C": True}
    forts = {level: bool(game.state.forts) for level, game in games.items()}
    assert forts == {"0": False, "A": False, "B": False, "C": True}
    empty = {level: not game.state.hands[0] for level, game in games.items()}
    assert empty == {"0": False, "A": True, "B": False, "C": False}


def test_a_die_for_each_side_is_rolled_before_the_set_up():  # VG-20.2a
    game = begun(soviet_die=4, german_die=2)
    assert story(game)[:2] == ["advantages", "advantages"]
    dice = {event["side"]: event["dice"] for event in told(game, "advantages")}
    assert dice == {"soviet": [4], "german": [2]}
    numbers = {event["side"]: event["numbers"] for event in told(game, "advantages")}
    assert numbers == game.view("german")["advantages"]
    assert game.state.chance.left == []


@pytest.mark.parametrize("die", range(1, 7))
def test_each_side_gets_as_many_advantages_as_its_die_shows(die):  # VG-20.2b VG-20.2c
    for seed in range(10):
        ours, theirs = advantages(begun(soviet_die=die, german_die=7 - die, seed=str(seed)))
        assert (len(set(theirs)), len(set(ours))) == (die, 7 - die)
        assert set(ours) | set(theirs) <= set(range(1, 7))


def test_advantages_are_drawn_at_random():  # VG-20.2b
    drawn = [advantages(begun(seed=str(seed))) for seed in range(60)]
    assert {numbers[0][0] for numbers in drawn} == {1, 2, 3, 4, 5, 6}
    assert {numbers[1][0] for numbers in drawn} == {1, 2, 3, 4, 5, 6}
    assert any(ours != theirs for ours, theirs in drawn)


def test_a_six_gives_all_six_advantages():  # VG-20.2c
    assert advantages(begun(6, 6)) == ([1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6])


def test_advantages_are_public():  # VG-20.2b
    game = begun(3, 2, mode="1v1")
    for seat in ("german", "soviet", None):
        view = game.view(seat)["advantages"]
        assert [len(view["german"]), len(view["soviet"])] == [2, 3]
        drawn = {event["side"]: event["numbers"] for event in told(game, "advantages")}
        assert view == drawn


# -- 20.3 leaders


@pytest.mark.parametrize("number", range(1, 6))
def test_a_german_leader_lies_on_top_and_comes_with_the_opening_cards(number):  # VG-20.3a OP-20.11
    game = with_advantage(number, "german")
    leader = GERMAN_LEADERS[number - 1]
    assert told(game, "leader-in-play")[0]["card"] == leader
    opening = story(game, "leader-in-play", "german-draws")
    assert opening[0] == "leader-in-play"
    assert len(opening) == 3
    assert leader not in deck(game.state.german_deck)


@pytest.mark.parametrize("number", range(1, 4))
def test_a_soviet_leader_lies_on_top_of_the_deck(number):  # VG-20.3a
    game = with_advantage(number, "soviet")
    soviet_deck = deck(game.state.soviet_deck)
    assert soviet_deck[0] == SOVIET_LEADERS[number - 1]
    assert len(soviet_deck) == 28
    assert soviet_hand(game) == []
    assert not set(cards(game.state.leaders)) & set(SOVIET_LEADERS)


@pytest.mark.parametrize("number", [4, 5, 6])
def test_other_advantages_leave_the_deck_as_shuffled(number):  # VG-20.3a
    tops = set()
    for seed in range(40):
        game = begun(seed=str(seed))
        if advantages(game)[1] == [number]:
            tops.add(deck(game.state.soviet_deck)[0])
    assert len(tops) > 1


def test_several_leaders_lie_on_top_in_random_order():  # VG-20.3b
    soviet_orders, german_orders = set(), set()
    for seed in range(60):
        game = begun(6, 6, seed=str(seed))
        soviet_orders.add(tuple(deck(game.state.soviet_deck)[:3]))
        opening = [event["card"] for event in told(game, "leader-in-play")]
        german_orders.add((*opening, *deck(game.state.german_deck)[:2]))
    assert soviet_orders == set(itertools.permutations(SOVIET_LEADERS))
    assert len(german_orders) > 30
    assert {frozenset(order) for order in german_orders} == {frozenset(GERMAN_LEADERS)}


@pytest.mark.parametrize("seat", ["german", "soviet"])
def test_everybody_knows_which_leaders_lie_on_top(seat):  # VG-20.3a VG-20.9c VG-20.9e
    # what a seat may imagine of the decks keeps them where they were openly put
    for number in range(5):
        level_0 = begun(6, 6, mode="1v1").determinize(seat, str(number))
        assert set(deck(level_0.state.soviet_deck)[:3]) == set(SOVIET_LEADERS)
        assert set(deck(level_0.state.german_deck)[:2]) <= set(GERMAN_LEADERS)
        level_a = begun(variant="A", mode="1v1").determinize(seat, str(number))
        german_deck = deck(level_a.state.german_deck)
        assert (german_deck[0], german_deck[-1]) == ("g-linden", "g-okh")
        level_b = begun(variant="B", mode="1v1").determinize(seat, str(number))
        assert set(deck(level_b.state.soviet_deck)[:3]) == set(SOVIET_LEADERS)


# -- 20.4 6th Panzer Division


AXE_UNITS = ["G-PZ-11", "G-PG-4", "G-PG-114"]


def called(text, dice, advantage=None, mode="solo", **options):
    text = f"{text}; {FAR}; german-deck g-pak g-pak g-sniper; {STILL}; {advantage or german(6)}"
    return play(at(text, dice, mode=mode, variant="0", **options), "call")


def test_a_six_on_the_empty_row_six_calls_raus():  # VG-20.4a VG-20.4b
    game = called("track 1 G-IN-208 G-IN-212", [6, 2, 2, 2, 2, 2])
    assert told(game, "raus") == [{"units": sorted(AXE_UNITS)}]
    assert game.view("german")["raus"] is True


@pytest.mark.parametrize(
    ("track", "dice"),
    [
        ("track 1 G-IN-208", [5, 2, 2, 2, 2, 2]),  # no 6
        ("track 6 G-IN-208", [6, 2, 2, 2, 2, 2]),  # row 6 is not empty
    ],
)
def test_otherwise_raus_stays_away(track, dice):  # VG-20.4a OP-20.6
    game = called(track, dice)
    assert told(game, "raus") == []
    assert game.view("german")["raus"] is False
    assert [where(game, unit) for unit in AXE_UNITS] == ["aside"] * 3


def test_a_row_that_runs_out_in_this_roll_counts_as_empty():  # VG-20.4a
    game = called("track 6 G-IN-208", [6, 6, 2, 2, 2, 2])
    assert len(told(game, "raus")) == 1


def test_without_the_advantage_the_axe_units_stay_out():  # OP-20.5 VG-20.4a
    game = called("track 1 G-IN-208", [6, 2, 2, 2, 2, 2], german(1, 2, 3, 4, 5))
    assert told(game, "raus") == []
    assert [where(game, unit) for unit in AXE_UNITS] == ["aside"] * 3


def test_a_game_with_the_advantage_starts_with_the_axe_units_aside():  # OP-20.5
    game = with_advantage(6, "german")
    assert [where(game, unit) for unit in AXE_UNITS] == ["aside"] * 3
    assert sum(len(row(game, number)) for number in range(1, 7)) == 30


def test_the_axe_units_are_placed_where_the_fewest_units_lie():  # VG-20.4c
    game = called(
        "track 1 G-IN-208; track 2 G-IN-212; track 3 G-IN-226; track 4 G-IN-576 G-IN-577",
        [6, 6, 6, 6, 6, 6],
    )
    rows = [row(game, number) for number in range(1, 7)]
    # 5 and 6 are empty; then 1 is the first of those with one
    assert rows[4:] == [["G-PZ-11"], ["G-PG-4"]]
    assert rows[0] == ["G-PG-114", "G-IN-208"]
    assert [len(units) for units in rows] == [2, 1, 1, 2, 1, 1]


def test_the_axe_units_come_after_the_returns_and_not_in_the_same_call():  # VG-20.4c OP-20.6
    full = (
        "X: G-IN-191 G-IN-194 G-IN-211 G-IN-178; Y: G-IN-203 G-IN-230 G-IN-516 G-IN-517;"
        "Z: G-IN-267 G-IN-274 G-IN-276 G-IN-669"
    )
    game = called(f"{full}; track 1 G-IN-208; track 2 G-IN-212", [6, 1, 6, 6, 6, 6])
    # 208 was taken and goes back first, to row 1, the lowest of the empty ones
    assert [row(game, number) for number in range(1, 7)] == [
        ["G-IN-208"],
        ["G-IN-212"],
        *([unit] for unit in AXE_UNITS),
        [],
    ]
    assert story(game, "raus", "unit-returned") == ["raus", "unit-returned"]


def test_raus_comes_once():  # OP-20.6
    text = f"{FAR}; track 1 G-IN-208; german-deck g-pak g-pak g-sniper; control W X Y Z;"
    game = at(text + german(6), [6] * 6 + [6] * 6, mode="1v1", variant="0")
    play(game, "call", "draw")
    assert [row(game, number) for number in (2, 3, 4)] == [[unit] for unit in AXE_UNITS]
    play(game, "call")
    assert len(told(game, "raus")) == 1
    assert [row(game, number) for number in (2, 3, 4)] == [[unit] for unit in AXE_UNITS]


@pytest.mark.parametrize("unit", AXE_UNITS)
def test_the_axe_units_are_white(unit):  # VG-20.4d
    game = called(f"track 1 {unit}", [1, 2, 2, 2, 2, 2])
    assert asked(game) == ("german", "deploy_to")
    assert offered(game) == {"to X", "to Y", "to Z"}
    full = "X: G-IN-191 G-IN-194 G-IN-211 G-IN-178; Y: G-IN-203 G-IN-230 G-IN-516 G-IN-517"
    assert where(called(f"{full}; track 1 {unit}", [1, 2, 2, 2, 2, 2]), unit) == "Z"
    partners = at(f"85: {unit}; {FAR}; {STILL} 85", mode="cooperative", variant="0")
    play(partners, "short")
    assert offered(partners) == {"stop"}  # nobody commands whites alone


# -- 20.5 Chuikov's headquarters


def attack_on_60(text="", dice=()):
    """A quick attack of one step on one step in 60, which comes to nothing; Chuikov is played."""
    position = f"85: G-IN-191/1; 60: S-RD-45/1; soviet-hand s-chuikov; {text or STILL + ' 85'}"
    return play(at(position, dice, draws=[0], variant="0"), "quick", "to 74")


@pytest.mark.parametrize(("dice", "place"), [([1, 1, 1], "3"), ([6, 6, 6], "18"), ([4, 1, 3], "8")])
def test_chuikovs_block_goes_where_three_dice_say(dice, place):  # VG-20.5a OP-20.7
    # then opportunity fire of one unit, and a die for each side
    game = attack_on_60("control W X Y Z 85; leaders g-okh", [*dice, 1, 1, 1, 1])
    assert told(game, "headquarters") == [{"dice": dice, "hex": place}]
    assert game.view("german")["headquarters"] == place
    assert cards(game.state.leaders) == ["g-okh", "s-chuikov"]
    assert len(told(game, "opportunity-fire")) == 1


def test_a_headquarters_in_german_ground_costs_the_card():  # VG-20.5b
    game = attack_on_60(dice=[3, 3, 3, 1, 1])  # hex 9 is German
    assert told(game, "headquarters-fails") == [{"dice": [3, 3, 3], "hex": "9"}]
    assert game.view("german")["headquarters"] is None
    assert cards(game.state.leaders) == []
    assert cards(game.state.discards) == ["s-chuikov"]
    assert soviet_hand(game) == []
    assert told(game, "opportunity-fire") == []
    assert finished(game)


def test_outside_the_variant_chuikov_needs_no_headquarters():  # VG-20.5a OP-20.8
    game = at(
        f"85: G-IN-191/1; 60: S-RD-45/1; soviet-hand s-chuikov; {STILL} 85", [1, 1, 1], draws=[0]
    )
    play(game, "quick", "to 74")
    assert told(game, "headquarters") == []
    assert cards(game.state.leaders) == ["s-chuikov"]
    assert finished(game)


def test_other_leaders_need_no_headquarters():  # VG-20.5a
    game = at(
        f"85: G-IN-191/1; 60: S-RD-45/1; soviet-hand s-zaytsev; {STILL} 85",
        [1, 1],
        draws=[0],
        variant="0",
    )
    play(game, "quick", "to 74")
    assert cards(game.state.leaders) == ["s-zaytsev"]
    assert finished(game)


HEADQUARTERS = "leaders s-chuikov g-hoth; headquarters 3"


def gone(game):
    """Chuikov's card has been discarded, and his block is off the map."""
    return (
        game.view("german")["headquarters"] is None
        and "s-chuikov" not in cards(game.state.leaders)
        and "s-chuikov" in cards(game.state.discards)
    )


def test_germans_who_move_in_drive_chuikov_out():  # VG-20.5c
    text = f"2: G-IN-191; {FAR}; {HEADQUARTERS}; control 2 W X Y Z; german-deck g-pak"
    game = play(at(text, variant="0"), "short", "stack 2", "to 3")
    assert gone(game)
    assert rules_told(game, "chuikov-gone") == ["20.5c"]
    assert told(game, "chuikov-gone") == [{"card": "s-chuikov"}]
    elsewhere = play(at(text, variant="0"), "short", "stack 2", "to 1")
    assert not gone(elsewhere)


def test_germans_who_advance_drive_chuikov_out():  # VG-20.5c
    game = at(
        f"2: G-IN-191/1; 3: S-WB-STZ/1; {FAR}; {HEADQUARTERS}; control 2 W X Y Z;"
        "german-deck g-pak; soviet-deck s-sniper s-tommy",
        # opportunity fire, then close combat; the Soviet turn's die
        dice=[1, 6, 1, 1],
        variant="0",
    )
    play(game, "planned", "none")
    assert stack(game, "3") == {"G-IN-191": 1}
    assert gone(game)


def test_germans_who_blitz_drive_chuikov_out():  # OP-20.15 VG-20.5c
    game = at(
        f"W: G-PZ-2/1; 20: S-WB-STZ/1; {FAR}; {HEADQUARTERS}; german-deck g-pak; control W X Y Z",
        dice=[1, 4, 1, 1],
        variant="0",
    )
    play(game, "planned", "none")
    assert asked(game) == ("german", "choose_blitz")
    assert not gone(game)
    play(game, "unit G-PZ-2")
    assert "to 3" in offered(game)
    play(game, "to 3")
    assert gone(game)


def test_germans_who_pass_in_a_long_move_drive_chuikov_out():  # OP-20.15 VG-20.5c
    text = f"W: G-IN-191; {FAR}; {HEADQUARTERS}; german-deck g-pak; control W X Y Z"
    game = at(text, [1], variant="0")
    play(game, "long", "to 3", "to 20")
    assert stack(game, "20") == {"G-IN-191": 4}
    assert gone(game)
    assert is_german(game, "3")


def test_with_chuikov_gone_his_effects_end():  # VG-20.5c
    # a quick attack enters the headquarters' hex: no opportunity fire in the combat that follows
    game = at(
        f"2: G-IN-191/1; 4: S-RD-95/1; {FAR}; {HEADQUARTERS}; german-deck g-pak; control 2 W X Y Z;"
        "soviet-deck s-sniper s-tommy",
        dice=[1, 1, 1],
        variant="0",
    )
    play(game, "quick")
    assert stack(game, "3") == {"G-IN-191": 1}
    assert gone(game)
    assert told(game, "opportunity-fire") == []
    assert len(told(game, "volley")) == 2


def test_chuikovs_block_stays_where_it_is():  # VG-20.5d
    # the only unit in the headquarters' hex leaves it
    game = at(
        "3: S-RD-45; leaders s-chuikov; headquarters 3; turn 5 soviet",
        dice=[5],
        draws=[0],
        variant="0",
    )
    assert stack(game, "2") == {"S-RD-45": 4}
    assert game.view("german")["headquarters"] == "3"
    assert "s-chuikov" in cards(game.state.leaders)


def test_the_headquarters_is_used_without_the_advantage_too():  # OP-20.8
    game = attack_on_60(f"{soviet()}; control W X Y Z 85; leaders g-okh", [1, 1, 1, 1, 1, 1, 1])
    assert game.view("german")["headquarters"] == "3"


def test_chuikov_played_in_a_soviet_attack_gets_his_headquarters():  # OP-20.7 VG-20.5a
    # hex 12; the attack stays that of 56 alone, as it was declared
    game = at(
        "56: S-RD-45/1 S-RD-87/1; 40: S-RD-95/1; 55: G-IN-191/1; soviet-hand s-chuikov;"
        "turn 5 soviet",
        dice=[5, 4, 4, 4, 1, 1, 1],
        draws=[0],
        variant="0",
    )
    assert game.view("german")["headquarters"] == "12"
    assert cards(game.state.leaders) == ["s-chuikov"]
    assert len(told(game, "volley")[0]["volleys"]) == 2
    assert finished(game)


def test_a_headquarters_needs_no_soviet_unit_in_its_hex():  # VG-20.5a
    game = attack_on_60("control W X Y Z 85; leaders g-okh", [2, 1, 1, 1, 1, 1, 1])
    assert game.view("german")["headquarters"] == "4"
    assert stack(game, "4") == {}


def test_drawing_chuikov_rolls_no_dice():  # OP-20.7
    game = at(
        "56: S-RD-45 S-RD-87; soviet-deck s-chuikov s-tommy; turn 5 soviet", dice=[1], variant="0"
    )
    assert soviet_hand(game) == ["s-chuikov"]
    assert finished(game)


# -- 20.6 immortal Guard


def test_guards_stand_at_full_strength_right_after_the_showdown():  # VG-20.6a OP-20.9 VG-7.0g
    text = f"74: G-IN-191/1; 60: S-GD-13/1 S-RD-45/1; {STILL} 74"
    # the German die, then four Guards dice and one of the division
    game = at(f"{text}; {soviet(6)}", dice=[1, 1, 1, 1, 1, 1], variant="0")
    play(game, "planned", "none")
    assert stack(game, "60") == {"S-GD-13": 4, "S-RD-45": 1}
    assert ["S-GD-13", 1] in told(game, "showdown")[0]["faces"]
    assert story(game, "showdown", "guard-restored", "volley")[:3] == [
        *("showdown", "guard-restored", "volley")
    ]
    assert finished(game)


def test_without_the_advantage_guards_stay_as_they_are():  # VG-20.6a
    text = f"74: G-IN-191/1; 60: S-GD-13/1 S-RD-45/1; {STILL} 74; {soviet(1, 2, 3, 4, 5)}"
    game = at(text, dice=[1, 1, 1], variant="0")
    play(game, "planned", "none")
    assert stack(game, "60") == {"S-GD-13": 1, "S-RD-45": 1}
    assert finished(game)


def test_guards_are_restored_when_they_attack():  # VG-20.6a
    game = at(
        f"56: S-GD-13/1 S-MR-2/0; 55: G-IN-191/1; {soviet(6)}; turn 5 soviet",
        dice=[5, 1, 1, 1, 1, 1, 1],
        variant="0",
    )
    assert stack(game, "56") == {"S-GD-13": 4, "S-MR-2": 1}
    assert finished(game)


def test_guards_that_are_not_in_the_combat_stay_as_they_are():  # VG-20.6a
    game = at(
        f"74: G-IN-191/1; 60: S-RD-45/1; 59: S-GD-13/1; {STILL} 74; {soviet(6)}",
        dice=[1, 1],
        variant="0",
    )
    play(game, "planned", "none")
    assert stack(game, "59") == {"S-GD-13": 1}


def test_guards_are_restored_in_every_combat():  # VG-20.6b
    # 56 and then 61 attack the same Germans; the Guard of 56 loses a step and has it back
    game = at(
        f"56: S-GD-13/2 S-RD-45/1; 40: S-GD-35/3 S-RD-87/1; 55: G-PZ-2/1; {soviet(6)};"
        "leaders s-chuikov; turn 5 soviet",
        dice=[4, 5, *[1] * 10, 4, *[1] * 10, 4],
        variant="0",
    )
    assert asked(game) == ("german", "choose_hit")
    play(game, "hit S-GD-13")
    assert story(game, "guard-restored") == ["guard-restored"] * 3
    play(game, "hit S-GD-35")
    assert stack(game, "56")["S-GD-13"] == 4
    assert stack(game, "40")["S-GD-35"] == 3
    assert finished(game)


def test_a_destroyed_guard_is_not_restored():  # VG-20.6b
    game = at(
        f"74: G-PZ-2/3 G-PZ-24/2; 60: S-GD-13/1; {FAR}; {STILL} 74; {soviet(6)}",
        dice=[6, 6, 6, 6, 6, 1, 1, 1, 1],
        variant="0",
    )
    play(game, "planned", "none")
    assert where(game, "S-GD-13") == "infantry"


@pytest.mark.parametrize(("advantage", "dots"), [(6, 4), (5, 2)])
def test_a_guard_that_infiltrates_stands_at_full_strength(advantage, dots):  # OP-20.13
    game = at(
        f"74: G-IN-191/1; 60: S-RD-45/1; soviet-hand s-infiltration; {STILL} 74;"
        + soviet(advantage),
        dice=[1, *[1] * (1 + dots)],
        draws=[0, 0, 1],  # the card; the first infantry, which is Guards 13, on side two
        variant="0",
    )
    play(game, "planned", "none")
    assert stack(game, "60") == {"S-GD-13": dots, "S-RD-45": 1}
    assert finished(game)


# -- 20.7 reinforced marines


@pytest.mark.parametrize(("advantage", "draws", "dots"), [(4, [0, 0], 3), (5, [0, 0, 0], 1)])
def test_marines_land_at_full_strength(advantage, draws, dots):  # VG-20.7a
    game = at(
        f"61: S-RD-45/1 S-RD-87/1; 60: G-IN-191/2; soviet-hand s-flotilla; {soviet(advantage)};"
        "turn 5 soviet",
        dice=[5, 4, 4, 2, 1, 1, 1, 1],
        draws=draws,
        variant="0",
    )
    assert stack(game, "10") == {"S-MA-92": dots}
    assert finished(game)


def test_only_marines_are_reinforced():  # VG-20.7a
    game = at(
        "56: S-RD-45; 59: S-RD-87; 61: S-RD-95; control 3 7 13 19 W X Y Z; turn 5 soviet;"
        + soviet(4),
        draws=[0, 0, 0, 1],
        variant="0",
    )
    assert stack(game, "9") == {"S-GD-13": 1}
    assert stack(game, "15") == {"S-GD-35": 2}


# -- 20.8 delayed deployment of divisions


DIVISIONS = {unit.id for unit in UNIT_ROWS if unit.type == "rifle_division"}
GUARDS = {unit.id for unit in UNIT_ROWS if unit.type == "guards"}


def test_the_four_step_divisions_wait_with_the_guards():  # VG-20.8a
    assert len(DIVISIONS) == 18
    game = with_advantage(5, "soviet")
    assert set(stack(game, "infantry")) == DIVISIONS | GUARDS
    plain = with_advantage(4, "soviet")
    assert len(stack(plain, "infantry")) == 22
    assert not set(stack(plain, "infantry")) >= DIVISIONS
    assert set(stack(plain, "infantry")) >= GUARDS


def test_the_delayed_divisions_come_with_random_strength():  # VG-20.8b
    text = "56: S-TK-6; 59: S-TK-13; 61: S-TK-26; control 3 7 13 19 W X Y Z; turn 5 soviet;"
    game = at(text + soviet(5), draws=[4, 0, 4, 2], variant="0")
    assert stack(game, "9") == {"S-RD-45": 1}
    assert stack(game, "15") == {"S-RD-87": 3}
    assert finished(game)


# -- 20.9 levels


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_level_a_starts_with_three_leaders_instead_of_cards(seed):  # VG-20.9a OP-20.10
    game = begun(variant="A", seed=seed)
    assert cards(game.state.leaders) == ["g-paulus", "g-hoth", "g-richthofen"]
    assert game.state.hands == [0, 0]
    assert len(game.state.german_deck) == 26 - 3


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_level_a_takes_linden_and_okh_out_of_the_shuffle(seed):  # VG-20.9b VG-20.9c VG-20.9d
    german_deck = deck(begun(variant="A", seed=seed).state.german_deck)
    assert german_deck[0] == "g-linden"
    assert german_deck[-1] == "g-okh"
    assert not set(german_deck[1:-1]) & set(GERMAN_LEADERS)
    assert german_deck[1:-1] != sorted(german_deck[1:-1])


def test_linden_is_the_first_card_drawn_and_paulus_doubles_the_draw():  # VG-20.9c VG-20.9a
    dice = Script([1, 1, *[1] * 6], seed="7")
    game = hexfront.new("volga", "1v1", options={"variant": "A"}, dice=dice)
    second = deck(game.state.german_deck)[1]
    play(game, "call")
    assert "g-linden" in cards(game.state.leaders)
    assert cards(game.state.hands[0]) == [second]


def test_okh_is_the_last_card_drawn():  # VG-20.9d
    game = begun(variant="A")
    assert deck(game.state.german_deck)[-1] == "g-okh"
    other = hexfront.new("volga", options={"variant": "0", "advantages": "off"}, seed="3")
    assert deck(other.state.german_deck)[-1] != "g-okh"


@pytest.mark.parametrize("level", ["B", "C"])
def test_levels_b_and_c_put_the_soviet_leaders_on_top(level):  # VG-20.9e VG-20.9g
    orders = set()
    for seed in range(40):
        game = begun(variant=level, seed=str(seed))
        soviet_deck = deck(game.state.soviet_deck)
        orders.add(tuple(soviet_deck[:3]))
        assert not set(soviet_deck[3:]) & set(SOVIET_LEADERS)
        assert len(soviet_deck) == 28
    assert orders == set(itertools.permutations(SOVIET_LEADERS))


def test_drawn_leaders_wait_for_a_combat():  # VG-20.9f
    game = at(
        "56: S-RD-45/1 S-RD-87/1; 61: S-RD-95 S-RD-98; 55: G-IN-191/1;"
        "soviet-deck s-khrushchev s-zaytsev s-chuikov s-tommy; turn 5 soviet",
        # 61 draws with a 1; then 56 attacks, and its die is a natural 1 under Khrushchev
        dice=[5, 1, 1, 2, 1],
        draws=[0],
        variant="B",
    )
    assert story(game, "soviet-draws", "leader-in-play") == ["soviet-draws", "leader-in-play"]
    assert cards(game.state.leaders) == ["s-khrushchev"]
    waiting = at(
        "56: S-RD-45 S-RD-87; soviet-deck s-khrushchev s-zaytsev; turn 5 soviet",
        dice=[1],
        variant="B",
    )
    assert soviet_hand(waiting) == ["s-khrushchev"]
    assert cards(waiting.state.leaders) == []


def test_level_c_adds_fortifications_to_level_b():  # VG-20.9g OP-20.3
    assert BOARD.names(begun(variant="C").state.forts) == ["4", "21", "26", "28", "32"]
    assert begun(variant="B").state.forts == 0


def test_at_level_a_the_german_leader_advantages_are_void():  # OP-20.2
    game = begun(1, 6, variant="A")
    assert advantages(game)[0] == [1, 2, 3, 4, 5, 6]
    german_deck = deck(game.state.german_deck)
    assert (german_deck[0], german_deck[-1]) == ("g-linden", "g-okh")
    assert cards(game.state.leaders) == ["g-paulus", "g-hoth", "g-richthofen"]


@pytest.mark.parametrize("level", ["B", "C"])
def test_at_levels_b_and_c_the_soviet_leader_advantages_are_void(level):  # OP-20.2
    game = begun(6, 1, variant=level)
    soviet_deck = deck(game.state.soviet_deck)
    assert set(soviet_deck[:3]) == set(SOVIET_LEADERS)
    assert len(soviet_deck) == len(set(soviet_deck[:3])) + 25


def test_other_leader_advantages_count_at_every_level():  # OP-20.2
    for seed in range(10):
        at_b = begun(1, 6, variant="B", seed=str(seed))
        opening = {event["card"] for event in told(at_b, "leader-in-play")}
        assert opening | set(deck(at_b.state.german_deck)[:2]) == set(GERMAN_LEADERS)
        at_a = begun(6, 1, variant="A", seed=str(seed))
        assert set(deck(at_a.state.soviet_deck)[:3]) == set(SOVIET_LEADERS)


# -- 20.10 fortifications


def test_discs_lie_on_five_hexes():  # VG-20.10a
    game = begun(variant="C")
    assert game.view("german")["fortifications"] == ["4", "21", "26", "28", "32"]
    colours = {row.id: row.fortification for row in HEX_ROWS.values() if row.fortification}
    assert colours == {"4": "brown", "21": "brown", "28": "brown", "26": "red", "32": "red"}
    assert told(game, "fortified")


def needed(game, side):
    """What the units of a side hit on in close combat."""
    volley = next(event for event in told(game, "volley") if event["side"] == side)
    return [dice[0] for dice in volley["volleys"]]


def storm_of_28(text, dice, **more):
    """A planned attack on Mamayev Kurgan from 44."""
    position = f"44: G-IN-191/1; {text}; {STILL} 44"
    game = play(at(position, dice, variant="C", **more), "planned")
    if asked(game)[1] == "planned_target":
        play(game, "target 28")
    return play(game, "none")


def test_a_fortification_helps_its_defenders_in_close_combat():  # VG-20.10b
    game = storm_of_28("28: S-RD-45/1 S-TK-6/1; forts 28", [1, 5, 1])
    assert needed(game, "soviet") == [5, 4]
    assert needed(game, "german") == [6]
    assert where(game, "G-IN-191") == "lost"
    bare = storm_of_28("28: S-RD-45/1 S-TK-6/1; forts 26", [1, 5, 1])
    assert needed(bare, "soviet") == [6, 5]
    assert where(bare, "G-IN-191") == "44"


def test_a_fortification_helps_its_units_in_opportunity_fire():  # VG-20.10b VG-16.2b
    text = "28: S-RD-45/1; 29: S-RD-87/1; leaders s-chuikov"
    game = storm_of_28(f"{text}; forts 28", [5, 5])
    (fire,) = told(game, "opportunity-fire")
    assert fire.items() >= {"dice": [5, 5], "hits": 1, "ones": 0}.items()
    assert sorted(fire["volleys"]) == [[5, 5], [6, 5]]
    assert where(game, "G-IN-191") == "lost"
    bare = storm_of_28(text, [5, 5, 1, 1])
    assert told(bare, "opportunity-fire")[0]["hits"] == 0


def test_a_fortification_does_not_help_an_attack_from_it():  # VG-20.10c
    game = at(
        "28: S-RD-45/1 S-TK-6/1; 44: G-IN-191/1; forts 28; turn 5 soviet",
        dice=[4, 5, 4, 1],
        variant="C",
    )
    assert needed(game, "soviet") == [6, 5]
    assert where(game, "G-IN-191") == "44"
    assert finished(game)


def test_the_disc_of_a_hex_goes_when_germans_advance_into_it():  # VG-20.10d
    game = storm_of_28(f"28: S-WB-STZ/1; {FAR}; forts 28 26", [6, 1])
    assert stack(game, "28") == {"G-IN-191": 1}
    assert game.view("german")["fortifications"] == ["26"]
    assert told(game, "fort-removed") == [{"hex": "28"}]


def test_the_disc_of_a_hex_goes_when_germans_move_into_it():  # VG-20.10d
    game = at(f"44: G-IN-191; 17: S-RD-45; forts 28; {STILL} 44", variant="C")
    play(game, "short", "stack 44", "to 28")
    assert game.view("german")["fortifications"] == []


def test_a_removed_disc_does_not_come_back():  # VG-20.10d
    game = at("44: G-IN-191; 17: S-RD-45; forts 28; control 44 W X Y Z", mode="1v1", variant="C")
    play(game, "short", "stack 44", "to 28", "stop", "draw")
    play(game, "short", "stack 28", "to 44", "stop")
    # the Germans have left, and the disc is gone for good
    assert stack(game, "28") == {}
    assert game.view("soviet")["fortifications"] == []


def test_martin_furnace_and_grain_elevator_may_have_rubble_too():  # VG-20.10e
    assert all(HEX_ROWS[BOARD.hex(place)].terrain == "urban" for place in ("26", "32"))
    for place, start in (("26", "42"), ("32", "48")):
        game = at(
            f"{start}: G-PZ-2/3; {place}: S-RD-45/2; forts {place}; hand g-heinkel;{STILL} {start}",
            # Heinkel misses; 15 + 3 + 1 + 1 make rubble; Soviets first with a 5; then two hits
            dice=[*[1] * 6, 6, 6, 3, 5, 1, 4, 4],
            variant="C",
        )
        play(game, "planned", "card g-heinkel")
        assert BOARD.names(game.state.rubble) == [place]
        assert game.view("german")["fortifications"] == [place]
        assert stack(game, start) == {"G-PZ-2": 2}  # the fortification gave the hit
        assert stack(game, place) == {"S-RD-45": 1}  # and the rubble halved the two
        assert finished(game)


@pytest.mark.parametrize(
    ("place", "name"),
    [
        ("4", "Big Mushroom hill"),
        ("21", "Little Mushroom hill"),
        ("28", "Mamayev Kurgan"),
        ("26", "Martin furnace"),
        ("32", "Grain Elevator"),
    ],
)
def test_fortified_hexes_have_their_names(place, name):  # VG-20.10f
    assert name in HEX_ROWS[BOARD.hex(place)].place


def test_fortification_and_khrushchev_add_up():  # OP-20.12
    game = storm_of_28("28: S-RD-45/2 S-TK-6/1; forts 28; leaders s-khrushchev", [1, 4, 1, 2])
    assert needed(game, "soviet") == [4, 3]
    # the 4 hits; the natural 1 is a hit on the Soviets themselves
    assert where(game, "G-IN-191") == "lost"
    assert stack(game, "28") == {"S-RD-45": 1, "S-TK-6": 1}
    fire = storm_of_28("28: S-RD-45/1; forts 28; leaders s-khrushchev s-chuikov", [4])
    assert told(fire, "opportunity-fire") == [
        {"dice": [4], "volleys": [[4, 4]], "hits": 1, "ones": 0}
    ]


# -- 20.11 special units


def test_special_units_are_infantry_like_any_other():  # VG-20.11a
    game = at(
        f"74: G-IN-191/1; 60: S-AA-1077/2 S-TK-6/1; hand g-sniper; {STILL} 74",
        dice=[1, 1, 1],
        variant="0",
    )
    play(game, "planned", "card g-sniper")
    assert stack(game, "60") == {"S-AA-1077": 1, "S-TK-6": 1}
    kinds = {unit.id: unit.counts_as for unit in UNIT_ROWS if unit.id in ("S-AA-1077", "S-AT-20")}
    assert kinds == {"S-AA-1077": "infantry", "S-AT-20": "infantry"}
    assert needed(game, "soviet") == [6, 5]


@pytest.mark.parametrize("unit", ["S-AA-1077", "S-AT-20"])
def test_special_units_have_no_ability_outside_the_variant(unit):  # VG-20.11a OP-20.4
    game = at(f"74: G-PZ-2/1; 60: {unit}/2; hand g-stuka; {STILL} 74", dice=[1] * 8)
    play(game, "planned", "card g-stuka")
    assert len(told(game, "card-fire")[0]["dice"]) == 5
    assert stack(game, "74") == {"G-PZ-2": 1}
    assert finished(game)


@pytest.mark.parametrize("card", ["g-stuka", "g-heinkel"])
# VG-20.11b OP-20.13 VG-7.0g
def test_the_aa_regiment_cancels_an_air_card_and_its_rubble_modifier(card):
    game = at(
        f"42: G-IN-191/1; 26: S-AA-1077/1; hand {card}; leaders g-richthofen; {STILL} 42",
        # no card dice: three for rubble, then close combat, the defender first
        dice=[6, 6, 5, 1, 1],
        variant="0",
    )
    play(game, "planned", f"card {card}")
    assert told(game, "card-fire") == []
    assert told(game, "rubble-roll")[0]["modifier"] == 1
    assert game.state.rubble == 0
    assert card in cards(game.state.discards)
    assert rules_told(game, "air-cancelled") == ["20.11b"]
    assert finished(game)


def test_the_aa_regiment_does_not_stop_other_cards():  # VG-20.11b
    game = at(
        f"74: G-IN-191/1; 60: S-AA-1077/1; hand g-howitzer; {STILL} 74",
        dice=[1] * 8,
        variant="0",
    )
    play(game, "planned", "card g-howitzer")
    assert len(told(game, "card-fire")) == 1
    assert finished(game)


def test_an_aa_regiment_next_door_cancels_nothing():  # VG-20.11b
    game = at(
        f"74: G-IN-191/1; 60: S-RD-45/1; 59: S-AA-1077/1; hand g-stuka; {STILL} 74",
        dice=[1] * 7,
        variant="0",
    )
    play(game, "planned", "card g-stuka")
    assert len(told(game, "card-fire")) == 1


def test_the_anti_tank_brigade_hits_the_strongest_armour():  # VG-20.11c
    # rubble does not matter, nor do the stronger infantry
    game = at(
        f"42: G-PZ-2/3 G-PG-64/2 G-IN-191/4; 26: S-AT-20/1; rubble 26; {STILL} 42",
        dice=[1] * 9,
        variant="0",
    )
    play(game, "planned", "none")
    assert stack(game, "42") == {"G-PZ-2": 2, "G-PG-64": 2, "G-IN-191": 4}
    assert finished(game)


def test_the_german_chooses_among_equal_armour():  # VG-20.11c
    game = at(
        f"74: G-PZ-2/2 G-PG-64/2 G-IN-191/4; 60: S-AT-20/1; soviet-hand s-tommy; {STILL} 74",
        dice=[1, 1, *[1] * 7, 1],
        draws=[0],
        variant="0",
    )
    play(game, "planned", "none")
    assert asked(game) == ("german", "choose_hit")
    assert offered(game) == {"hit G-PZ-2", "hit G-PG-64"}
    assert story(game, "soviet-card") == []  # right after step 4, before the Soviet card
    play(game, "hit G-PG-64")
    assert stack(game, "74") == {"G-PZ-2": 2, "G-PG-64": 1, "G-IN-191": 4}
    assert finished(game)


def test_the_anti_tank_brigade_needs_armour():  # VG-20.11c
    game = at(f"74: G-MO-120/2; 60: S-AT-20/1; {STILL} 74", dice=[1, 1, 1], variant="0")
    play(game, "planned", "none")
    assert stack(game, "74") == {"G-MO-120": 2}


def test_the_anti_tank_brigade_works_when_it_attacks():  # OP-20.14 VG-20.11c
    game = at(
        "56: S-AT-20/1 S-RD-45/1; 55: G-PZ-2/2; turn 5 soviet", dice=[5, 1, 1, 1], variant="0"
    )
    assert stack(game, "55") == {"G-PZ-2": 1}
    assert finished(game)


@pytest.mark.parametrize("unit", ["S-AA-1077", "S-AT-20"])
def test_special_units_that_infiltrate_come_too_late(unit):  # OP-20.13
    reserve = [u.id for u in UNIT_ROWS if u.side == "soviet" and u.counts_as == "infantry"]
    reserve = [u for u in reserve if u not in ("S-MA-92", "S-MA-154", "S-RD-45")]
    game = at(
        f"74: G-PZ-2/1; 60: S-RD-45/1; soviet-hand s-infiltration; hand g-stuka; {STILL} 74",
        dice=[*[1] * 5, 1, 1, 1],
        draws=[0, reserve.index(unit), 0],
        variant="0",
    )
    play(game, "planned", "card g-stuka")
    assert stack(game, "60") == {"S-RD-45": 1, unit: 1}
    assert len(told(game, "card-fire")) == 1
    assert stack(game, "74") == {"G-PZ-2": 1}
    assert finished(game)
