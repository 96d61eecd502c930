"""The options of the rulings: each value, with what can be seen of it, and what is refused."""

from __future__ import annotations

import pytest
from tests.games.volga.scripted import (
    HELD,
    asked,
    at,
    cards,
    deck,
    finished,
    offered,
    play,
    soviet_hand,
    stack,
    told,
)

import hexfront
from hexfront.core.chance import Script
from hexfront.games.volga import GAME
from hexfront.games.volga.tables import BOARD, UNIT_ROWS

STILL = f"control {HELD} W X Y Z"
FAR = "14: S-RD-45 S-RD-87"


def new(seed="options", mode="solo", dice=(1, 1), **options):
    return hexfront.new("volga", mode, options=options, dice=Script(dice, seed=seed))


def test_every_option_has_the_default_of_its_ruling():
    defaults = {
        option.name: (option.standard, option.values, option.rule) for option in GAME.options
    }
    assert defaults == {
        "variant": ("off", ("off", "0", "A", "B", "C"), "20.9a"),
        "w_stack": ("64", ("64", "15"), "OP-4.1"),
        "capture_any": ("off", ("off", "on"), "OP-5.1"),
        "opfire_per_stack": ("off", ("off", "on"), "OP-16.1"),
        "aa_marker_always": ("off", ("off", "on"), "OP-16.6"),
        "soviet_breaks_own_ties": ("off", ("off", "on"), "OP-18.5"),
        "advantages": ("on", ("on", "off"), "OP-20.2"),
        "forts": ("level", ("level", "variant"), "OP-20.3"),
        "late_divisions": ("advantage", ("advantage", "variant"), "OP-20.3"),
        "special_units": ("variant", ("variant", "level"), "OP-20.4"),
        "chuikov_hq_on_draw": ("off", ("off", "on"), "OP-20.7"),
    }


# -- w_stack


@pytest.mark.parametrize(("options", "second"), [({}, "G-PG-64"), ({"w_stack": 15}, "G-MO-15")])
def test_w_stack_says_which_regiment_starts_in_w(options, second):  # OP-4.1
    game = hexfront.new("volga", options=options, seed="w")
    assert set(stack(game, "W")) == {"G-PZ-2", second, "G-PG-79"}
    other = {"G-PG-64": "G-MO-15", "G-MO-15": "G-PG-64"}[second]
    assert any(other in [UNIT_ROWS[unit].id for unit in row] for row in game.state.track)


@pytest.mark.parametrize("mode", ["cooperative", "2v1"])
def test_the_15th_cannot_start_in_w_beside_a_blue_player(mode):  # VG-17.1a
    with pytest.raises(hexfront.BadSetup, match=r"w_stack=15 .* \(17\.1a\); use w_stack=64"):
        hexfront.new("volga", mode, options={"w_stack": "15"}, seed="w")


# -- capture_any


@pytest.mark.parametrize(("value", "hand"), [("off", []), ("on", ["s-sniper"])])
def test_capture_any_pays_the_soviets_for_their_own_hexes(value, hand):  # OP-5.1
    game = at(
        "2: S-RD-45 S-RD-87; control 3 W X Y Z; soviet-deck s-sniper s-tommy; turn 5 soviet",
        dice=[2],
        draws=[0],
        capture_any=value,
    )
    assert stack(game, "3") == {"S-RD-45": 4}
    assert soviet_hand(game) == hand


@pytest.mark.parametrize(("value", "hand"), [("off", []), ("on", ["g-stuka"])])
def test_capture_any_pays_the_germans_for_their_own_hexes(value, hand):  # OP-5.1
    game = at(
        f"82: G-IN-191; {FAR}; german-deck g-stuka g-pak; control 82 W Y Z", capture_any=value
    )
    play(game, "short", "stack 82", "to X")
    assert cards(game.state.hands[0]) == hand


@pytest.mark.parametrize("value", ["off", "on"])
def test_enemy_hexes_pay_and_others_do_not_whatever_capture_any_says(value):  # OP-5.1
    text = f"W: G-IN-191; {FAR}; german-deck g-stuka g-pak"
    taken = play(at(text, capture_any=value), "short", "stack W", "to 3")
    assert cards(taken.state.hands[0]) == ["g-stuka"]
    passed = play(at(text, capture_any=value), "short", "stack W", "to 20")
    assert cards(passed.state.hands[0]) == []


# -- opfire_per_stack


@pytest.mark.parametrize(("value", "dice"), [("off", 2), ("on", 3)])
def test_opfire_per_stack_gives_a_die_for_each_stack(value, dice):  # OP-16.1
    # 60 touches both attacking stacks, 73 only the one in 74
    game = at(
        f"74: G-IN-191/1; 61: G-IN-194/1; 60: S-RD-45/1; 73: S-RD-87/1; leaders s-chuikov;"
        f"{STILL} 74 61",
        dice=[1] * (dice + 3),
        opfire_per_stack=value,
    )
    play(game, "planned", "target 60", "attack", "none")
    (fire,) = told(game, "opportunity-fire")
    assert (fire["dice"], fire["hits"], fire["ones"]) == ([1] * dice, 0, 0)
    assert finished(game)


# -- aa_marker_always


@pytest.mark.parametrize(("value", "rubble"), [("off", []), ("on", ["7"])])
def test_aa_marker_always_needs_no_air_card(value, rubble):  # OP-16.6
    game = at(
        f"74: G-IN-191/1; 60: S-RD-45/1; soviet-hand s-aa-7; {STILL} 74",
        dice=[1, 1],
        draws=[0],
        aa_marker_always=value,
    )
    play(game, "planned", "none")
    assert BOARD.names(game.state.rubble) == rubble


@pytest.mark.parametrize("value", ["off", "on"])
def test_an_aa_card_against_an_air_card_always_places_its_marker(value):  # OP-16.6
    game = at(
        f"74: G-IN-191/1; 60: S-RD-45/1; soviet-hand s-aa-7; hand g-stuka; {STILL} 74",
        dice=[1, 1],
        draws=[0],
        aa_marker_always=value,
    )
    play(game, "planned", "card g-stuka")
    assert BOARD.names(game.state.rubble) == ["7"]
    assert told(game, "card-fire") == []


# -- soviet_breaks_own_ties


@pytest.mark.parametrize(("value", "seat"), [("off", "german"), ("on", "soviet")])
def test_soviet_breaks_own_ties_among_units_hit(value, seat):  # OP-18.5
    game = at(
        "56: S-RD-45/2 S-RD-87/2; 55: G-IN-191/2 G-IN-194/2; turn 5 soviet",
        dice=[6, 1, 1, 1, 6, 1, 1, 1],
        mode="1v1",
        soviet_breaks_own_ties=value,
    )
    play(game, "move", "attack 55", "none")
    assert asked(game) == (seat, "choose_hit")
    play(game, "hit S-RD-45")
    assert asked(game) == ("german", "choose_hit")  # German units stay the German's
    assert offered(game) == {"hit G-IN-191", "hit G-IN-194"}


@pytest.mark.parametrize(("value", "seat"), [("off", "german"), ("on", "soviet")])
def test_soviet_breaks_own_ties_among_units_that_advance(value, seat):  # OP-18.5
    game = at(
        "56: S-RD-45/2 S-RD-87/2; 55: G-IN-191/1; turn 5 soviet",
        dice=[6, 1, 1, 1, 1],
        mode="1v1",
        soviet_breaks_own_ties=value,
    )
    play(game, "move", "attack 55", "none")
    assert asked(game) == (seat, "choose_soviet_advance")


def test_the_algorithm_breaks_no_ties():  # OP-18.5
    game = at(
        "56: S-RD-45/2 S-RD-87/2; 55: G-IN-191/1; turn 5 soviet",
        dice=[5, 6, 1, 1, 1, 1],
        soviet_breaks_own_ties="on",
    )
    assert asked(game) == ("german", "choose_soviet_advance")


# -- advantages


@pytest.mark.parametrize(("value", "count"), [("on", 3), ("off", 0)])
@pytest.mark.parametrize("level", ["0", "A", "B", "C"])
def test_advantages_are_rolled_or_not(value, count, level):  # OP-20.2
    game = new(dice=(3, 3) if count else (), variant=level, advantages=value)
    view = game.view("german")["advantages"]
    assert [len(view[side]) for side in ("german", "soviet")] == [count, count]
    assert game.state.chance.left == []


@pytest.mark.parametrize("value", ["on", "off"])
def test_without_the_variant_no_advantages_are_rolled(value):  # OP-20.2
    game = new(dice=(), advantages=value)
    assert game.view("german")["advantages"] == {"german": [], "soviet": []}


# -- forts


@pytest.mark.parametrize(("value", "levels"), [("level", "C"), ("variant", "0ABC")])
def test_forts_lie_at_level_c_or_in_every_variant_game(value, levels):  # OP-20.3
    found = ""
    for level in ("off", "0", "A", "B", "C"):
        dice = () if level == "off" else (1, 1)
        if new(dice=dice, variant=level, forts=value).view("german")["fortifications"]:
            found += level
    assert found == levels


# -- late_divisions


DIVISIONS = {unit.id for unit in UNIT_ROWS if unit.type == "rifle_division"}


@pytest.mark.parametrize(("value", "late"), [("advantage", False), ("variant", True)])
def test_late_divisions_need_the_advantage_or_the_variant(value, late):  # OP-20.3
    game = new(dice=(), variant="0", advantages="off", late_divisions=value)
    assert (set(stack(game, "infantry")) >= DIVISIONS) == late
    assert len(stack(game, "infantry")) == 22


@pytest.mark.parametrize("value", ["advantage", "variant"])
def test_without_the_variant_no_divisions_are_late(value):  # OP-20.3
    game = new(dice=(), late_divisions=value)
    assert not set(stack(game, "infantry")) >= DIVISIONS


# -- special_units


@pytest.mark.parametrize(("value", "levels"), [("variant", ["0", "A", "B", "C"]), ("level", ["C"])])
def test_special_units_work_in_the_variant_or_at_level_c(value, levels):  # OP-20.4
    working = []
    for level in ("off", "0", "A", "B", "C"):
        game = at(
            "56: S-AT-20/1 S-RD-45/1; 55: G-PZ-2/2; turn 5 soviet",
            dice=[5, 1, 1, 1, 1],
            variant=level,
            special_units=value,
        )
        if stack(game, "55") == {"G-PZ-2": 1}:
            working.append(level)
    assert working == levels


# -- chuikov_hq_on_draw


DRAWN = "56: S-RD-45 S-RD-87; soviet-deck s-chuikov s-tommy; turn 5 soviet"


def test_headquarters_are_placed_when_chuikov_comes_into_play():  # OP-20.7
    game = at(DRAWN, dice=[1], variant="0", chuikov_hq_on_draw="off")
    assert soviet_hand(game) == ["s-chuikov"]
    assert game.view("german")["headquarters"] is None
    assert finished(game)


def test_chuikov_hq_on_draw_places_headquarters_when_he_is_drawn():  # OP-20.7
    game = at(DRAWN, dice=[1, 2, 2, 1], variant="0", chuikov_hq_on_draw="on")
    assert soviet_hand(game) == ["s-chuikov"]
    assert game.view("german")["headquarters"] == "5"
    assert cards(game.state.leaders) == []  # no effect before he is played
    assert finished(game)


def test_chuikov_hq_on_draw_leaves_all_other_cards_in_the_hand():  # OP-20.7, VG-16.1a
    text = DRAWN.replace("s-chuikov s-tommy", "s-tommy s-chuikov")
    game = at(text, dice=[1], variant="0", chuikov_hq_on_draw="on")
    assert soviet_hand(game) == ["s-tommy"]
    assert game.view("german")["headquarters"] is None
    assert finished(game)


def test_chuikov_hq_on_draw_works_for_a_soviet_player_too():  # OP-20.7
    game = at(DRAWN, dice=[2, 2, 1], mode="1v1", variant="0", chuikov_hq_on_draw="on")
    play(game, "draw")
    assert game.view("german")["headquarters"] == "5"
    assert soviet_hand(game) == ["s-chuikov"]


def test_chuikov_hq_on_draw_loses_him_at_once_in_german_ground():  # OP-20.7
    game = at(
        f"{DRAWN}; control 5 W X Y Z", dice=[1, 2, 2, 1], variant="0", chuikov_hq_on_draw="on"
    )
    assert soviet_hand(game) == []
    assert cards(game.state.discards)[0] == "s-chuikov"
    assert game.view("german")["headquarters"] is None


def test_chuikov_hq_on_draw_loses_him_from_the_hand_when_germans_come():  # OP-20.7
    game = at(
        f"2: G-IN-191; {FAR}; soviet-hand s-chuikov; headquarters 3; german-deck g-pak;"
        "control 2 W X Y Z",
        variant="0",
        chuikov_hq_on_draw="on",
    )
    play(game, "short", "stack 2", "to 3")
    assert soviet_hand(game) == []
    assert "s-chuikov" in cards(game.state.discards)


def test_chuikov_hq_on_draw_rolls_no_second_time():  # OP-20.7
    game = at(
        f"74: G-IN-191/1; 60: S-RD-45/1; soviet-hand s-chuikov; headquarters 5; {STILL} 74",
        dice=[1, 1, 1],  # opportunity fire and close combat
        draws=[0],
        variant="0",
        chuikov_hq_on_draw="on",
    )
    play(game, "planned", "none")
    assert cards(game.state.leaders) == ["s-chuikov"]
    assert game.view("german")["headquarters"] == "5"
    assert finished(game)


def test_chuikov_hq_on_draw_means_nothing_outside_the_variant():  # OP-20.7
    game = at(DRAWN, dice=[1], chuikov_hq_on_draw="on")
    assert game.view("german")["headquarters"] is None
    assert finished(game)


# -- variant


@pytest.mark.parametrize(
    ("level", "leaders", "soviet_leaders_on_top", "discs"),
    [
        ("off", False, False, False),
        ("0", False, False, False),
        ("A", True, False, False),
        ("B", False, True, False),
        ("C", False, True, True),
    ],
)
def test_the_levels_of_the_variant(level, leaders, soviet_leaders_on_top, discs):  # OP-20.1
    g = new(dice=(), variant=level, advantages="off").state
    assert (cards(g.leaders) == ["g-paulus", "g-hoth", "g-richthofen"]) == leaders
    on_top = set(deck(g.soviet_deck)[:3]) == {"s-chuikov", "s-khrushchev", "s-zaytsev"}
    assert on_top == soviet_leaders_on_top
    assert bool(g.forts) == discs


# -- what is refused


def test_an_unknown_option_is_refused_with_those_that_exist():
    with pytest.raises(hexfront.BadSetup) as refused:
        hexfront.new("volga", options={"capture": "on"})
    message = str(refused.value)
    assert message.startswith("volga has no option 'capture'; it has ")
    assert all(option.name in message for option in GAME.options)


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_an_unknown_value_is_refused_with_those_that_exist(option):
    with pytest.raises(hexfront.BadSetup) as refused:
        hexfront.new("volga", options={option.name: "maybe"})
    known = ", ".join(option.values)
    assert str(refused.value) == f"option {option.name} cannot be 'maybe'; it can be {known}"


@pytest.mark.parametrize("option", GAME.options, ids=lambda option: option.name)
def test_every_value_of_an_option_starts_a_game(option):
    for value in option.values:
        game = hexfront.new("volga", options={option.name: value}, seed="value")
        assert game.setup[option.name] == value
        assert asked(game) == ("german", "german_action")


def test_yes_and_no_stand_for_on_and_off():
    assert hexfront.check_setup(GAME, None, None, {"capture_any": True})["capture_any"] == "on"
    assert hexfront.check_setup(GAME, None, None, {"advantages": False})["advantages"] == "off"
    assert hexfront.check_setup(GAME, None, None, {"variant": 0})["variant"] == "0"


def test_an_unknown_mode_is_refused_with_those_that_exist():
    with pytest.raises(hexfront.BadSetup, match="it has solo, cooperative, 1v1, 2v1"):
        hexfront.new("volga", "3v3")


def test_an_unknown_scenario_is_refused():
    with pytest.raises(hexfront.BadSetup, match="volga has no scenario 'winter'; it has battle"):
        hexfront.new("volga", scenario="winter")
