"""Chapters 17 and 19: two German players, against the algorithm or against a third player."""

from __future__ import annotations

import pytest
from tests.games.volga.scripted import (
    HELD,
    asked,
    at,
    cards,
    credit,
    finished,
    is_german,
    offered,
    play,
    refused,
    row,
    stack,
    story,
    told,
    where,
)

import hexfront
from hexfront.games.volga.tables import HEX_ROWS, UNIT_ROWS

BLUE = 'more {"player":1}'
"""The turn is Blue's."""

FAR = "14: S-RD-45 S-RD-87"
"""Soviets that are in nobody's way."""

STILL = f"control {HELD} W X Y Z"
"""The Germans have won when this turn ends: the board stays as they leave it."""


def coop(text, dice=(), draws=(), **options):
    return at(text, dice, draws, mode="cooperative", **options)


# -- 17.1 stacks and ownership


def test_a_move_may_not_mix_yellow_and_blue():  # VG-17.1a
    text = f"85: G-IN-191; 86: G-IN-267; {FAR}"
    game = play(coop(text), "short", "stack 85")
    assert refused(game, "to 86") == "17.1a"
    assert "to 74" in offered(game)
    mixed = play(at(text), "short", "stack 85")
    assert "to 86" in offered(mixed)  # one German alone may


def test_blue_may_not_join_yellow_either():  # VG-17.1a
    game = play(coop(f"85: G-IN-191; 86: G-IN-267; {FAR}; {BLUE}"), "short", "stack 86")
    assert refused(game, "to 85") == "17.1a"


def test_a_quick_attack_may_not_mix_yellow_and_blue():  # VG-17.1a
    text = f"85: G-IN-191; 73: G-IN-267; 60: S-RD-45; 59: S-RD-87; 71: S-RD-95; {STILL} 85 73"
    game = play(coop(text), "quick")
    assert asked(game) == ("yellow", "quick_group")
    assert offered(game) == {"to 72", "to 74"}
    assert refused(game, "to 73") == "17.1a"
    assert "to 73" in offered(play(at(text), "quick"))


def test_an_advance_may_not_mix_yellow_and_blue():  # VG-17.1a
    game = joint_attack_on_60("74: G-IN-191/1 G-IN-208/1; 73: G-IN-267/1")
    assert offered(game) == {"advance G-IN-191", "advance G-IN-208", "advance G-IN-267"}
    play(game, "advance G-IN-208")
    assert offered(game) == {"advance G-IN-191", "advance G-IN-267", "stop"}
    play(game, "advance G-IN-267")
    # nobody is left who could go with Blue, so the advance is over
    assert stack(game, "60") == {"G-IN-267": 1, "G-IN-208": 1}
    assert stack(game, "74") == {"G-IN-191": 1}


def test_the_rule_against_mixing_is_named_in_an_advance():  # VG-17.1a
    game = joint_attack_on_60("74: G-IN-191/1 G-IN-194/1; 73: G-IN-267/1")
    play(game, "advance G-IN-191")
    assert offered(game) == {"advance G-IN-194", "stop"}
    assert refused(game, "advance G-IN-267") == "17.1a"


def test_a_blitz_may_not_mix_yellow_and_blue():  # VG-17.1a OP-17.5
    text = "74: G-PZ-2/1; 61: G-IN-267; 75: G-IN-208"
    game = coop(f"{text}; 60: S-WB-STZ/1; leaders g-hoth; {STILL} 74 61 75", dice=[4, 1], draws=())
    play(game, "planned", "hold 75", "attack", "none")
    # Blitz from 60; 45 and 73 are empty, 75 is white, 61 is Blue
    assert asked(game) == ("yellow", "choose_blitz")
    play(game, "unit G-PZ-2")
    assert offered(game) == {"to 45", "to 73", "to 74", "to 75"}
    assert refused(game, "to 61") == "17.1a"


def test_a_blitz_that_could_only_mix_is_not_offered():  # VG-17.1a
    neighbours = "74: G-PZ-2/1; 61: G-IN-267; 75: G-IN-274; 45: G-IN-276; 73: G-IN-669"
    game = coop(
        f"{neighbours}; 60: S-WB-STZ/1; leaders g-hoth; {STILL} 74 61 75 45 73",
        dice=[4, 1],
    )
    play(game, "planned", "attack", "none")
    assert asked(game) == ("yellow", "choose_blitz")  # back to 74, where nobody stands now
    play(game, "unit G-PZ-2")
    assert game.result is not None
    assert where(game, "G-PZ-2") == "74"


def test_a_deployment_may_not_mix_yellow_and_blue():  # VG-17.1a OP-17.7
    game = coop(
        f"X: G-IN-267; {FAR}; track 1 G-IN-191; german-deck g-pak g-pak; {STILL}",
        dice=[1, 6, 6, 6, 6, 6],
    )
    play(game, "call")
    assert stack(game, "Y") == {"G-IN-191": 4}


def test_units_that_could_only_mix_go_back_to_the_track():  # VG-17.1a OP-17.7
    game = coop(
        f"X: G-IN-267; Y: G-IN-274; {FAR}; track 1 G-IN-191 G-IN-194; german-deck g-pak g-pak;"
        f"{STILL}",
        dice=[1, 6, 6, 6, 6, 6],
    )
    play(game, "call")
    assert stack(game, "X") == {"G-IN-267": 4}
    assert [row(game, 1), row(game, 2)] == [["G-IN-194"], ["G-IN-191"]]


def test_whites_in_a_stack_with_a_yellow_unit_are_yellows():  # VG-17.1b
    text = f"85: G-IN-191 G-IN-208; 86: G-IN-267; {FAR}"
    game = play(coop(text), "short")
    assert offered(game) == {"stack 85", "stop"}
    play(game, "stack 85")
    assert offered(game) >= {"leave G-IN-191", "leave G-IN-208", "to 74"}
    blue = play(coop(f"{text}; {BLUE}"), "short")
    assert refused(blue, "stack 85") == "17.1b"


def test_whites_in_a_stack_with_a_blue_unit_are_blues():  # VG-17.1f
    text = f"85: G-IN-191; 86: G-IN-267 G-IN-208; {FAR}"
    game = play(coop(f"{text}; {BLUE}"), "short")
    assert offered(game) == {"stack 86", "stop"}
    play(game, "stack 86")
    assert offered(game) >= {"leave G-IN-267", "leave G-IN-208", "to 97"}
    yellow = play(coop(text), "short")
    assert refused(yellow, "stack 86") == "17.1f"


@pytest.mark.parametrize("player", ["", BLUE])
@pytest.mark.parametrize("action", ["short", "long", "quick"])
def test_nobody_commands_whites_alone(player, action):  # VG-17.1c
    yellow, blue = "85: G-IN-191; 72: G-IN-194", "87: G-IN-267; 76: G-IN-274"
    game = coop(f"86: G-IN-208; {yellow}; {blue}; 60: S-RD-45; {player}")
    play(game, action)
    own = {"stack 87", "stack 76"} if player else {"stack 85", "stack 72"}
    assert offered(game) - {"stop"} == own
    assert refused(game, "stack 86") == "17.1c"


def test_whites_alone_make_no_attack():  # VG-17.1c
    game = coop("74: G-IN-208; 60: S-RD-45; 96: G-IN-191")
    assert offered(game) == {"call", "long", "short"}
    assert game.why_not(["planned"]).rule == "6.5b"


def test_a_unit_that_joins_whites_takes_command_of_them():  # VG-17.1c
    game = coop(f"85: G-IN-191; 86: G-IN-208; {FAR}; {STILL} 85 86")
    play(game, "short", "stack 85", "to 86")
    assert offered(game) == {"stack 86", "stop"}
    play(game, "stack 86", "to 87")  # the white one has not moved yet
    assert stack(game, "87") == {"G-IN-208": 4}
    assert stack(game, "86") == {"G-IN-191": 4}


ARMIES = {
    "yellow": "16th Panzer, 60th Motorised, 71st Infantry, 76th Infantry, 295th Infantry,"
    " 389th Infantry",
    "blue": "14th Panzer, 24th Panzer, 29th Motorised, 94th Infantry, 371st Infantry",
}


@pytest.mark.parametrize(("seat", "army"), [("yellow", "6th Army"), ("blue", "4th Panzer Army")])
def test_yellow_is_the_sixth_army_and_blue_the_fourth_panzer_army(seat, army):  # VG-17.1d
    units = [unit for unit in UNIT_ROWS if unit.colour == seat]
    divisions = {f"{division} Division" for division in ARMIES[seat].split(", ")}
    assert {unit.formation for unit in units} == divisions
    entries = [row.place for row in HEX_ROWS.values() if row.german_reinforcement == seat]
    assert entries
    assert all(army in place for place in entries)
    for unit in units:
        game = coop(f"85: {unit.id}; {FAR}; {BLUE if seat == 'blue' else ''}")
        assert asked(game)[0] == seat
        assert "long" in offered(game)


def test_partners_win_as_one_german_would():  # VG-17.1e
    game = coop(f"85: G-IN-191; {FAR}; control {HELD} 85 W X Y Z")
    play(game, "short", "stop")
    assert (game.result.kind, game.result.rule) == ("reinforcement-hexes", "1.3a")
    assert "soviet" not in game.result.winners


def test_partners_lose_when_the_soviet_deck_runs_out():  # VG-17.1e OP-17.3
    game = coop(
        f"85: G-IN-191; {FAR}; soviet-deck s-sniper; credit y3 y7; control 3 7 85 W X Y Z",
        dice=[1],
    )
    play(game, "short", "stop")
    assert (game.result.winners, game.result.kind) == (("soviet",), "deck")
    assert dict(game.result.score)["yellow"] == 2


@pytest.mark.parametrize(("blue", "own", "end"), [("", "G-IN-191", "85"), (BLUE, "G-IN-267", "85")])
def test_coloured_units_may_stand_with_whites(blue, own, end):  # VG-17.1g
    game = coop(f"{end}: {own}; 86: G-IN-208 G-IN-212; {FAR}; {blue}")
    play(game, "short", f"stack {end}", "to 86")
    assert stack(game, "86") == {own: 4, "G-IN-208": 4, "G-IN-212": 4}


# -- 17.2 turns and cards


def test_yellow_and_blue_take_turns_with_the_soviets_between():  # VG-17.2a VG-19.0b
    game = at("85: G-IN-191; 86: G-IN-267; 13: S-RD-45", mode="2v1")
    seats = []
    for _ in range(4):
        seats.append(asked(game)[0])
        play(game, "short", "stop")
        seats.append(asked(game)[0])
        play(game, "draw")
    assert seats == ["yellow", "soviet", "blue", "soviet"] * 2


@pytest.mark.parametrize("mode", ["cooperative", "2v1"])
def test_yellow_has_the_first_turn(mode):  # VG-17.2a
    game = hexfront.new("volga", mode=mode, seed="first")
    assert asked(game) == ("yellow", "german_action")
    assert game.view("yellow")["turn"] == 1


def test_blue_follows_the_first_soviet_turn_of_the_algorithm():  # VG-17.2a
    game = hexfront.new("volga", mode="cooperative", seed="first")
    play(game, "short", "stop")
    assert asked(game) == ("blue", "german_action")
    turns = story(game, "soviet-turn", "german-turn")
    assert turns == ["german-turn", "soviet-turn", "german-turn"]
    play(game, "short", "stop")
    assert asked(game)[0] == "yellow"


@pytest.mark.parametrize("mode", ["cooperative", "2v1"])
def test_yellow_owns_the_opening_cards(mode):  # VG-17.2b
    for seed in range(20):
        g = hexfront.new("volga", mode=mode, seed=str(seed)).state
        assert g.hands[0].bit_count() + g.leaders.bit_count() == 3
        assert g.hands[1] == 0


def test_a_support_card_belongs_to_the_player_who_drew_it():  # VG-17.2c
    empty = f"{FAR}; track 1 G-IN-208; german-deck g-stuka g-pak; {STILL}"
    game = play(coop(f"{empty}; {BLUE}", dice=[6] * 6), "call")
    assert [cards(hand) for hand in game.state.hands] == [[], ["g-stuka"]]
    game = play(coop(empty, dice=[6] * 6), "call")
    assert [cards(hand) for hand in game.state.hands] == [["g-stuka"], []]


def test_the_partner_cannot_use_a_card():  # VG-17.2c OP-17.6
    text = f"74: G-IN-191; 73: G-IN-267; 60: S-RD-45; hand g-stuka; blue-hand g-pak; {STILL} 74 73"
    game = play(coop(text), "planned", "attack")
    assert asked(game) == ("yellow", "choose_german_card")
    assert offered(game) == {"card g-stuka", "none"}
    assert refused(game, "card g-pak") == "17.2c"
    blue = play(coop(f"{text}; {BLUE}"), "planned", "attack")
    assert asked(blue) == ("blue", "choose_german_card")
    assert offered(blue) == {"card g-pak", "none"}
    assert refused(blue, "card g-stuka") == "17.2c"


def test_in_a_joint_attack_only_the_active_player_lays_a_card():  # OP-17.6 VG-17.4a
    game = coop(
        f"74: G-IN-191; 73: G-IN-267; 60: S-RD-45; hand g-stuka; blue-hand g-pak; {STILL} 74 73"
    )
    play(game, "planned", "ask 73", "agree", "attack")
    assert asked(game) == ("yellow", "choose_german_card")
    assert offered(game) == {"card g-stuka", "none"}


def test_a_leader_works_for_both_players():  # VG-17.2d
    game = coop(
        f"{FAR}; track 1 G-IN-208; german-deck g-paulus g-pak g-stuka g-pioneer;"
        "soviet-deck s-sniper s-tommy s-t34",
        dice=[*[6] * 6, 1, *[6] * 6, 1],
    )
    play(game, "call")
    assert cards(game.state.leaders) == ["g-paulus"]
    assert asked(game) == ("blue", "german_action")
    play(game, "call")
    assert cards(game.state.hands[1]) == ["g-stuka", "g-pak"]


@pytest.mark.parametrize("player", ["", BLUE])
def test_each_player_chooses_among_the_five_actions(player):  # VG-17.2e
    game = coop(f"74: G-IN-191; 85: G-IN-194; 61: G-IN-267; 87: G-IN-274; 60: S-RD-45; {player}")
    assert offered(game) == {"call", "long", "short", "quick", "planned"}


def test_yellow_defends_the_whites():  # VG-17.2f
    for player in ("", BLUE):
        game = coop(
            f"56: S-RD-45/1 S-RD-87/1; 55: G-IN-208/2 G-IN-212/2; {player}; turn 5 soviet",
            dice=[5, 6, 1, 1, 1, 1, 1],
        )
        assert asked(game) == ("yellow", "choose_hit")
        assert offered(game) == {"hit G-IN-208", "hit G-IN-212"}


@pytest.mark.parametrize(
    ("stacked", "seat"),
    [
        ("G-IN-191/2 G-IN-208/2", "yellow"),
        ("G-IN-267/2 G-IN-208/2", "blue"),
        ("G-IN-208/2 G-IN-212/2", "yellow"),
    ],
)
@pytest.mark.parametrize("player", ["", BLUE])
def test_the_owner_of_the_attacked_stack_breaks_the_ties(stacked, seat, player):  # OP-17.5 VG-17.2f
    game = coop(
        f"56: S-RD-45/2 S-RD-87/2; 55: {stacked}; {player}; turn 5 soviet",
        # one Soviet hit and one German one
        dice=[5, 6, 1, 1, 1, 6, 1, 1, 1],
    )
    assert asked(game) == (seat, "choose_hit")
    assert offered(game) == {"hit S-RD-45", "hit S-RD-87"}
    play(game, "hit S-RD-45")
    assert asked(game) == (seat, "choose_hit")
    assert all(order.startswith("hit G-") for order in offered(game))


@pytest.mark.parametrize(
    ("unit", "seat"), [("G-IN-191", "yellow"), ("G-IN-267", "blue"), ("G-IN-208", "yellow")]
)
@pytest.mark.parametrize("player", ["", BLUE])
def test_the_owner_of_the_beaten_stack_says_who_advances(unit, seat, player):  # OP-17.5
    game = coop(
        f"56: S-RD-45/2 S-RD-87/2; 55: {unit}/1; {player}; turn 5 soviet",
        dice=[5, 6, 1, 1, 1, 1],
    )
    assert asked(game) == (seat, "choose_soviet_advance")


@pytest.mark.parametrize(("player", "seat"), [("", "yellow"), (BLUE, "blue")])
def test_the_active_player_decides_everything_in_a_joint_attack(player, seat):  # OP-17.5
    game = coop(
        f"74: G-IN-191/2; 73: G-IN-267/2; 60: S-RD-45/1 S-RD-87/1; {player}; {STILL} 74 73",
        dice=[6, 1, 1, 1, 6, 1],
    )
    play(game, "planned", f"ask {'73' if seat == 'yellow' else '74'}", "agree", "attack", "none")
    assert asked(game) == (seat, "choose_hit")
    assert offered(game) == {"hit G-IN-191", "hit G-IN-267"}
    play(game, "hit G-IN-267")
    assert asked(game) == (seat, "choose_hit")
    assert offered(game) == {"hit S-RD-45", "hit S-RD-87"}


@pytest.mark.parametrize("seed", ["one", "two"])
def test_blue_starts_without_units_and_can_only_call_or_pass(seed):  # VG-17.2g
    game = hexfront.new("volga", mode="cooperative", seed=seed)
    blue = {unit.id for unit in UNIT_ROWS if unit.colour == "blue"}
    assert not blue & {unit for place in "WXYZ" for unit in stack(game, place)}
    play(game, "short", "stop")
    assert asked(game) == ("blue", "german_action")
    assert offered(game) == {"call", "short"}
    play(game, "short")
    assert offered(game) == {"stop"}


# -- 17.3 reinforcements


def called(text, dice, player=""):
    """A call with these dice; rows that are not given are empty."""
    text = f"{text}; {FAR}; german-deck g-pak g-pak g-sniper; {STILL}; {player}"
    return play(coop(text, dice), "call")


@pytest.mark.parametrize("player", ["", BLUE])
def test_coloured_units_go_to_their_own_hexes_whoever_calls(player):  # VG-17.3a
    game = called("track 1 G-IN-267; track 2 G-IN-191", [1, 2, 6, 6, 6, 6], player)
    # Yellow places his unit (OP-17.5), in X or in Y; the blue one has but one hex
    assert asked(game) == ("yellow", "deploy_to")
    assert offered(game) == {"to X", "to Y"}
    assert refused(game, "to Z") == "6.1f"
    assert stack(game, "Z") == {"G-IN-267": 4}


def test_coloured_units_never_go_to_the_partners_hexes():  # VG-17.3a
    full = "Z: G-IN-267 G-IN-274 G-IN-276 G-IN-669"
    game = called(f"{full}; track 2 G-IN-670", [2, 6, 6, 6, 6, 6], BLUE)
    assert row(game, 1) == ["G-IN-670"]  # back, though X and Y are empty
    full = "X: G-IN-191 G-IN-194 G-IN-211 G-IN-178; Y: G-IN-203 G-IN-230 G-IN-516 G-IN-517"
    game = called(f"{full}; track 2 G-IN-518", [2, 6, 6, 6, 6, 6])
    assert row(game, 1) == ["G-IN-518"]


def test_yellow_places_yellow_units_and_the_caller_whites():  # OP-17.5 VG-17.3a
    full = "Z: G-IN-267 G-IN-274 G-IN-276 G-IN-669"
    game = called(f"{full}; track 1 G-IN-191; track 2 G-IN-208", [1, 2, 6, 6, 6, 6], BLUE)
    assert asked(game) == ("yellow", "deploy_to")
    play(game, "to X")
    assert asked(game) == ("blue", "deploy_to")
    assert offered(game) == {"to X", "to Y"}


def test_yellow_puts_whites_into_x_and_y_first():  # VG-17.3b
    game = called("track 1 G-IN-208 G-IN-212", [1, 1, 6, 6, 6, 6])
    assert asked(game) == ("yellow", "deploy_to")
    assert offered(game) == {"to X", "to Y"}
    assert refused(game, "to Z") == "17.3b"


def test_yellow_fills_the_second_of_his_hexes_before_z():  # VG-17.3b
    full = "X: G-IN-191 G-IN-194 G-IN-211 G-IN-178; Y: G-IN-203 G-IN-230 G-IN-516"
    game = called(f"{full}; track 1 G-IN-208 G-IN-212", [1, 1, 6, 6, 6, 6])
    assert asked(game) == ("yellow", "deploy_next")
    play(game, "unit G-IN-208")
    assert where(game, "G-IN-208") == "Y"
    assert where(game, "G-IN-212") == "Z"


def test_blue_puts_whites_into_z_first():  # VG-17.3b
    game = called("track 1 G-IN-208 G-IN-212", [1, 1, 6, 6, 6, 6], BLUE)
    assert game.result is not None  # nothing to ask
    assert stack(game, "Z") == {"G-IN-208": 4, "G-IN-212": 4}


def test_whites_go_to_the_partner_when_the_callers_hexes_are_full():  # VG-17.3c
    full = "X: G-IN-191 G-IN-194 G-IN-211 G-IN-178; Y: G-IN-203 G-IN-230 G-IN-516 G-IN-517"
    game = called(f"{full}; track 1 G-IN-208", [1, 6, 6, 6, 6, 6])
    assert where(game, "G-IN-208") == "Z"
    full = "Z: G-IN-267 G-IN-274 G-IN-276 G-IN-669"
    game = called(f"{full}; track 1 G-IN-208", [1, 6, 6, 6, 6, 6], BLUE)
    assert asked(game) == ("blue", "deploy_to")
    assert offered(game) == {"to X", "to Y"}
    play(game, "to Y")
    assert where(game, "G-IN-208") == "Y"


def test_whites_go_to_the_partner_when_the_callers_hex_is_soviet():  # VG-17.3c
    game = coop(
        f"Z: S-RD-95; {FAR}; track 1 G-IN-208; german-deck g-pak g-pak; control {HELD} W X Y;"
        + BLUE,
        dice=[1, 6, 6, 6, 6, 6],
    )
    play(game, "call")
    assert offered(game) == {"to X", "to Y"}


# -- 17.4 joint attacks


def joint_attack_on_60(stacks):
    """Everybody attacks hex 60, and the one Soviet step there is lost; advances are to choose."""
    hexes = [part.split(":")[0] for part in stacks.split("; ")]
    units = stacks.count("G-")
    game = coop(
        f"{stacks}; 60: S-WB-STZ/1; {STILL} {' '.join(hexes)}",
        dice=[6, *[1] * units],
    )
    play(game, "planned")
    ask_everybody(game)
    return play(game, "attack", "none")


def ask_everybody(game):
    """The partner agrees to let all his stacks take part."""
    for order in sorted(offered(game)):
        if order.startswith("ask"):
            play(game, order, "agree")


def test_the_partner_is_asked_for_each_of_his_stacks():  # VG-17.4a
    game = coop(f"74: G-IN-191; 73: G-IN-267; 61: G-IN-274; 60: S-RD-45; {STILL} 74 73 61")
    play(game, "planned")
    assert asked(game) == ("yellow", "planned_stacks")
    assert offered(game) == {"attack", "ask 73", "ask 61"}
    play(game, "ask 73")
    assert asked(game) == ("blue", "consent")
    assert offered(game) == {"agree", "decline"}
    play(game, "agree")
    assert asked(game) == ("yellow", "planned_stacks")
    play(game, "ask 61", "decline")
    assert asked(game) == ("yellow", "planned_stacks")
    assert refused(game, "ask 61") == "17.4a"
    play(game, "attack")
    assert told(game, "planned-attack") == [{"hexes": ["73", "74"], "target": "60"}]
    assert told(game, "partner-agrees") == [{"hex": "73", "target": "60"}]
    assert told(game, "partner-declines") == [{"hex": "61", "target": "60"}]


def test_blue_asks_yellow():  # VG-17.4a
    game = coop(f"74: G-IN-191; 73: G-IN-267; 60: S-RD-45; {STILL} 74 73; {BLUE}")
    play(game, "planned", "ask 74")
    assert asked(game) == ("yellow", "consent")


def test_without_consent_the_partner_stays_out():  # VG-17.4a
    game = coop(f"74: G-IN-191; 73: G-IN-267; 60: S-RD-45; {STILL} 74 73")
    play(game, "planned", "ask 73", "decline")
    assert told(game, "planned-attack") == [{"hexes": ["74"], "target": "60"}]


def test_one_german_alone_asks_nobody():  # VG-17.4a
    game = at(f"74: G-IN-191; 73: G-IN-267; 60: S-RD-45; {STILL} 74 73")
    play(game, "planned")
    assert offered(game) == {"attack", "hold 73", "hold 74"}


def test_a_quick_attack_never_draws_the_partner_in():  # VG-17.4a
    # the white unit could stand with Blue, but then Blue's stack would have to attack unasked
    game = coop(f"85: G-IN-191 G-IN-208; 73: G-IN-267; 60: S-RD-45; 71: S-RD-87; {STILL} 85 73")
    play(game, "quick", "leave G-IN-191")
    assert offered(game) == {"to 72", "to 74"}
    assert refused(game, "to 73") == "17.4a"


def test_a_quick_attack_that_needs_the_partners_hex_is_not_offered():  # VG-17.4a
    game = coop(f"85: G-IN-191 G-IN-208; 73: G-IN-267; 59: S-RD-45; {STILL} 85 73")
    assert "quick" not in offered(game)
    alone = at(f"85: G-IN-191 G-IN-208; 73: G-IN-267; 59: S-RD-45; {STILL} 85 73")
    assert "quick" in offered(alone)


@pytest.mark.parametrize("player", ["", BLUE])
def test_whites_take_part_without_being_asked(player):  # VG-17.4b
    own = "G-IN-267" if player else "G-IN-191"
    other = "G-IN-191" if player else "G-IN-267"
    text = f"74: {own}; 61: G-IN-208; 73: {other}; 60: S-RD-45; {STILL} 74 61 73; {player}"
    game = coop(text)
    play(game, "planned")
    assert offered(game) == {"attack", "hold 61", "ask 73"}
    play(game, "attack")
    assert told(game, "planned-attack") == [{"hexes": ["74", "61"], "target": "60"}]


def test_whites_may_be_held_back():  # VG-17.4b
    game = coop(f"74: G-IN-191; 61: G-IN-208; 60: S-RD-45; {STILL} 74 61")
    play(game, "planned", "hold 61")
    assert told(game, "planned-attack") == [{"hexes": ["74"], "target": "60"}]


def test_one_of_the_attacking_stacks_is_the_active_players():  # VG-17.4c
    text = f"74: G-IN-191; 73: G-IN-267; 61: G-IN-208; 60: S-RD-45; {STILL} 74 73 61"
    game = play(coop(text), "planned", "ask 73", "agree")
    assert offered(game) == {"attack", "hold 73", "hold 61"}
    assert refused(game, "hold 74") == "17.4c"
    two = play(coop(f"{text} 45; 45: G-IN-194"), "planned")
    assert {"hold 74", "hold 45"} <= offered(two)
    play(two, "hold 74")
    assert "hold 45" not in offered(two)


def test_a_target_that_only_others_touch_cannot_be_chosen():  # VG-17.4c
    # 60 and 73 are next to Yellow in 74; 47 touches Blue in 61 alone, 97 whites alone
    game = coop(
        "74: G-IN-191; 61: G-IN-267; 102: G-IN-208;"
        f"60: S-RD-45; 73: S-RD-87; 47: S-RD-95; 97: S-RD-98; {STILL} 74 61 102"
    )
    play(game, "planned")
    assert asked(game) == ("yellow", "planned_target")
    assert offered(game) == {"target 60", "target 73"}
    assert refused(game, "target 47") == "17.4c"
    assert refused(game, "target 97") == "17.4c"


def test_without_a_stack_of_his_own_in_contact_a_player_plans_no_attack():  # VG-17.4c
    game = coop("96: G-IN-191; 61: G-IN-267; 60: S-RD-45")
    assert "planned" not in offered(game)


# -- 17.5 the winner; credit for captured hexes


@pytest.mark.parametrize("mode", ["cooperative", "2v1"])
@pytest.mark.parametrize(
    ("credited", "winners"),
    [
        ("y3 y7 y9 y13 b15 b19", ("yellow",)),
        ("y3 y7 b9 b13 b15 b19", ("blue",)),
        ("y3 y7 y9 b13 b15 b19", ("yellow", "blue")),
        ("b19", ("blue",)),
    ],
)
def test_the_partner_with_more_hexes_wins(mode, credited, winners):  # VG-17.5a OP-17.3
    game = at(f"85: G-IN-191; 14: S-RD-45; control {HELD} 85 W X Y Z; credit {credited}", mode=mode)
    play(game, "short", "stop")
    assert game.result.winners == winners
    score = dict(game.result.score)
    assert (score["yellow"], score["blue"]) == (credited.count("y"), credited.count("b"))


def test_partners_who_leave_no_soviet_on_the_map_are_ranked_too():  # VG-17.5a
    game = coop("74: G-IN-191/1; 60: S-WB-STZ/1; credit b7; control 7 74 W X Y Z", dice=[6, 1])
    play(game, "planned", "none")
    assert (game.result.winners, game.result.kind) == (("blue",), "no-soviets")


def storm_of_9(units, player=""):
    """A joint attack on 9, the last hex that is missing; its one Soviet step falls."""
    others = " ".join(h for h in HELD.split() if h != "9")
    count = units.count("G-")
    hexes = " ".join(part.split(":")[0] for part in units.split("; "))
    game = coop(
        f"{units}; 9: S-WB-STZ/1; 14: S-RD-45; rubble 9; german-deck g-stuka g-pak g-sniper;"
        f"control {others} {hexes} W X Y Z; {player}",
        dice=[1, *[6] * count],
    )
    play(game, "planned")
    ask_everybody(game)
    return play(game, "attack", "none")


@pytest.mark.parametrize("player", ["", BLUE])
@pytest.mark.parametrize(("unit", "owner"), [("G-IN-191", 0), ("G-IN-267", 1)])
def test_the_colour_that_enters_gets_credit_and_card(player, unit, owner):  # OP-17.2 OP-17.8
    game = storm_of_9("25: G-IN-191/1; 26: G-IN-267/1", player)
    play(game, f"advance {unit}")
    assert credit(game)[owner] == ["9"]
    assert credit(game)[1 - owner] == []
    assert cards(game.state.hands[owner]) == ["g-stuka"]
    assert cards(game.state.hands[1 - owner]) == []
    assert game.result.winners == (("yellow", "blue")[owner],)


@pytest.mark.parametrize(("player", "owner"), [("", 0), (BLUE, 1)])
def test_whites_alone_take_a_hex_for_the_active_player(player, owner):  # OP-17.2 OP-17.8
    own = "G-IN-267/1" if player else "G-IN-191/1"
    game = storm_of_9(f"25: {own}; 26: G-IN-208/1", player)
    play(game, "advance G-IN-208", "stop")
    assert credit(game)[owner] == ["9"]
    assert cards(game.state.hands[owner]) == ["g-stuka"]


def test_whites_with_a_coloured_unit_take_a_hex_for_its_player():  # OP-17.2
    game = storm_of_9("25: G-IN-191/1; 26: G-IN-267/1 G-IN-208/1")
    play(game, "advance G-IN-208", "advance G-IN-267")
    assert credit(game) == [[], ["9"]]


def test_a_partner_who_passes_later_does_not_get_the_credit():  # OP-17.2
    game = coop(f"2: G-IN-267; {FAR}; credit y3; german-deck g-pak; control 3 2 W X Y Z; {BLUE}")
    play(game, "short", "stack 2", "to 3")
    assert credit(game) == [["3"], []]
    assert game.state.hands == [0, 0]


def test_a_soviet_recapture_ends_the_credit():  # OP-17.2
    game = coop(
        "2: S-RD-45 S-RD-87; credit y3 b7; control 3 7 W X Y Z; turn 5 soviet", dice=[2], draws=[0]
    )
    assert credit(game) == [[], ["7"]]
    assert not is_german(game, "3")


def test_a_hex_retaken_is_credited_anew():  # OP-17.2
    game = coop(f"2: G-IN-267; 13: S-RD-45; german-deck g-pak; {BLUE}")
    play(game, "short", "stack 2", "to 3")
    assert credit(game) == [[], ["3"]]
    assert cards(game.state.hands[1]) == ["g-pak"]


# -- rulings


def test_partners_see_each_others_cards():  # OP-17.1
    for mode in ("cooperative", "2v1"):
        game = at(f"85: G-IN-191; {FAR}; hand g-stuka; blue-hand g-pak", mode=mode)
        for seat in ("yellow", "blue"):
            hands = game.view(seat)["hands"]
            assert hands["yellow"]["cards"] == ["g-stuka"]
            assert hands["blue"]["cards"] == ["g-pak"]
    hidden = game.view("soviet")["hands"]
    assert hidden["yellow"] == {"size": 1, "cards": None}
    assert hidden["blue"] == {"size": 1, "cards": None}


def test_an_owner_may_send_whites_off_alone():  # OP-17.4
    game = coop(f"85: G-IN-191 G-IN-208; {FAR}")
    play(game, "short", "stack 85", "leave G-IN-191", "to 74")
    assert stack(game, "74") == {"G-IN-208": 4}
    assert refused(game, "stack 74") == "6.3a"  # it has moved


def test_whites_sent_off_alone_belong_to_nobody():  # OP-17.4 VG-17.1c
    game = at(f"85: G-IN-191 G-IN-208; {FAR}", mode="2v1")
    play(game, "short", "stack 85", "leave G-IN-191", "to 74", "stop", "draw")
    assert asked(game) == ("blue", "german_action")
    play(game, "short", "stop", "draw")
    assert asked(game) == ("yellow", "german_action")
    play(game, "short")
    assert refused(game, "stack 74") == "17.1c"


def test_a_long_move_may_pass_through_the_partner():  # OP-17.9
    game = coop(f"85: G-IN-191; 86: G-IN-267; {FAR}; {STILL} 85 86")
    play(game, "long", "to 86")
    assert refused(game, "stop") == "6.2i"  # but not end there
    play(game, "to 87")
    assert stack(game, "86") == {"G-IN-267": 4}
    assert stack(game, "87") == {"G-IN-191": 4}


# -- 19: two against one


def test_three_players_follow_both_chapters():  # VG-19.0a
    game = at("74: G-IN-191; 73: G-IN-267; 60: S-RD-45 S-RD-87; soviet-hand s-sniper", mode="2v1")
    assert game.seats == ("yellow", "blue", "soviet")
    play(game, "planned", "ask 73")
    assert asked(game) == ("blue", "consent")  # chapter 17
    play(game, "decline")
    assert asked(game) == ("soviet", "choose_soviet_card")  # chapter 18
    assert offered(game) == {"card s-sniper", "none"}
    soviet = at("60: S-RD-45 S-RD-87; 74: G-IN-267; turn 5 soviet", mode="2v1")
    assert asked(soviet) == ("soviet", "soviet_choice")


@pytest.mark.parametrize(("stacked", "seat"), [("G-IN-267", "blue"), ("G-IN-208", "yellow")])
def test_against_a_soviet_player_too_the_owner_of_the_stack_breaks_ties(stacked, seat):  # VG-19.0a
    game = at(
        f"56: S-RD-45/2 S-RD-87/2; 55: {stacked}/1; turn 5 soviet",
        dice=[6, 1, 1, 1, 1],
        mode="2v1",
    )
    play(game, "move", "attack 55", "none")
    assert asked(game) == (seat, "choose_soviet_advance")
    assert finished(game)


def test_of_three_the_soviet_can_win():  # OP-19.1
    game = at(
        f"85: G-IN-191; {FAR}; soviet-deck s-sniper; credit y3; control 3 85 W X Y Z;turn 5 soviet",
        mode="2v1",
    )
    play(game, "draw")
    assert game.result.winners == ("soviet",)
