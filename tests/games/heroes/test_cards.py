"""Rule 8: action, bonus, event and weapon cards."""

from __future__ import annotations

from tests.games.heroes.helpers import (
    asked,
    battle,
    forbids,
    hand,
    legal,
    marker,
    may,
    play,
    refresh,
    seat,
    shot,
    started,
    status,
    told,
    where,
    work,
)

from hexfront.games.heroes.arithmetic import card_power
from hexfront.games.heroes.cards import draw
from hexfront.games.heroes.firefight import firefight
from hexfront.games.heroes.tables import CARD_NUMBER, CARDS

MISS = [1, 1]
PAIR = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S"


def card(id):
    return CARDS[CARD_NUMBER[id]]


# -- 8.0


def test_four_kinds_with_cost_and_icons():  # CH-8.0a CH-8.0b CH-8.0g CH-8.5a CH-8.5b CH-8.5c
    assert {one.kind for one in CARDS} == {"action", "bonus", "event", "weapon"}
    assert card("follow-me").cost == 2
    assert card("follow-me").group
    assert not card("rally-up").group
    assert card("artillery-german").high_explosive
    deck = firefight("partisans").deck
    assert {CARDS[number].kind for number in deck} == {"action", "bonus"}


def test_cards_are_drawn_from_the_second_round_on():  # CH-8.0c CH-2.0d CH-8.0f
    game = started("partisans", cards="on")
    assert [len(cards) for cards in game.state.hands] == [2, 2]
    play(game, "pass", "pass")
    assert [len(cards) for cards in game.state.hands] == [3, 3]


def test_an_empty_deck_gives_nothing():
    game = battle(PAIR)
    draw(game.state, 0)
    assert game.state.hands[0] == ()


def test_events_happen_when_drawn_and_are_not_held():  # CH-8.0d CH-8.3a CH-8.6h CH-8.6i CH-8.7n
    more = (
        '[[control]]\nhex = "1-G09"\nside = "soviet"\n'
        '[[score]]\nhex = "1-G09"\nvp = 2\nwhen = "card"\n'
        '[[score]]\nhex = "1-G09"\nvp = 4\nwhen = "objective"\nnumber = 1\n'
        '[[score]]\nhex = "1-G09"\nvp = 1\nwhen = "objective"\nnumber = 2\n'
    )
    game = battle(PAIR + "; deck score luck objective-1", more=more, rounds=1)
    draw(game.state, 0)
    assert game.state.vp == [0, 2], "the score card, and then another card is drawn"
    assert game.state.hands[0] == (CARD_NUMBER["luck"],)
    draw(game.state, 1)
    assert game.state.hands[1] == ()
    assert game.view(None)["objectives"] == [1]
    play(game, "pass", "pass")
    assert game.state.vp == [0, 6], "objective 2 was never drawn"


def test_firefight_event_brings_its_force():  # CH-8.7l
    more = (
        '[[force]]\nside = "german"\nround = 99\narea = { edge = "west" }\n'
        'units = [{ unit = "ger-hmg" }]\n'
    )
    game = battle(PAIR + "; waiting ger-hmg-1; deck firefight-event luck", more=more)
    assert "ger-hmg-1" not in may(game, "act")
    draw(game.state, 0)
    refresh(game)
    assert "ger-hmg-1" in may(game, "act")
    assert len(game.state.hands[0]) == 1


def test_halt_order_ends_the_firefight():  # CH-8.7m
    more = (
        '[[control]]\nhex = "1-G09"\nside = "german"\n'
        '[[score]]\nhex = "1-G09"\nvp = 2\nwhen = "end"\n'
    )
    game = battle(PAIR + "; deck halt-order", [6, 6, 1, 1], more=more)
    game.state.firefight.draw = 1
    try:
        play(game, "pass", "pass")
    finally:
        game.state.firefight.draw = 0
    assert game.result.kind == "halt"
    assert game.result.winners == ("german",)


def test_blue_cards_cost_cap_and_green_ones_either():  # CH-8.0h CH-8.0k CH-8.0i CH-8.0j
    assert card("swift-action").pay == "cap"
    text = (
        "1-H09: ger-rifles-1/N+active!inf-pinned; 1-I09: ger-lmg-1/N!inf-pinned; "
        "1-B09: sov-rifles-1/S"
    )
    game = battle(text + "; ap 3 0; hand german follow-me swift-action")
    assert "swift" not in legal(game)
    assert forbids(game, "swift") == "8.0h"
    play(game, "card follow-me")
    assert may(game, "on") == {"ger-rifles-1"}, "AP help only the unit that pays"
    play(game, "on ger-rifles-1")
    assert (game.state.ap[0], marker(game, "ger-rifles-1")) == (1, None)
    game = battle(text + "; ap 3 0; hand german follow-me", cap=(2, 0))
    play(game, "card follow-me")
    assert may(game, "on") == {"ger-rifles-1", "ger-lmg-1"}


def test_an_action_card_is_the_action_of_the_turn():  # CH-8.1a CH-8.1b CH-2.2p CH-8.2c
    game = battle(PAIR + "; hand german sniper-fire luck", [4], cap=(0, 3))
    play(game, "card sniper-fire", "keep")
    assert seat(game) == "soviet"
    assert game.state.cap[1] == 1
    assert game.view(None)["discards"] == ["sniper-fire"]
    assert forbids(battle(PAIR), "card sniper-fire") == "8.0e"


def test_cards_change_no_state():  # CH-8.1c CH-2.2q
    text = "1-H09: ger-rifles-1/N+used; 1-B09: sov-rifles-1/S; hand german command-action"
    game = battle(text)
    play(game, "card command-action", "on ger-rifles-1", "to 1-G09", "face N")
    assert (where(game, "ger-rifles-1"), status(game, "ger-rifles-1")) == ("1-G09", "used")


# -- action cards


def test_follow_me_works_in_close_combat_but_not_on_what_stays():  # CH-8.6a
    text = "1-H09: ger-rifles-1/N!inf-stunned ger-pz3e-1/N!veh-light-damage sov-rifles-1/S"
    game = battle(text + "; hand german follow-me", cap=(2, 0))
    play(game, "card follow-me")
    assert may(game, "on") == {"ger-rifles-1"}
    play(game, "on ger-rifles-1")
    assert marker(game, "ger-rifles-1") is None


def test_rally_up_is_one_free_roll():  # CH-8.6b CH-8.0g
    text = "1-H09: ger-rifles-1/N!inf-pinned; 1-B09: sov-rifles-1/S; hand german rally-up"
    game = battle(text, [6, 6])
    play(game, "card rally-up", "on ger-rifles-1")
    assert marker(game, "ger-rifles-1") is None
    assert game.state.ap[0] == 0
    text = "1-H09: ger-rifles-1/N!inf-pinned sov-rifles-1/S; hand german rally-up"
    assert forbids(battle(text), "card rally-up") == "8.0g"


def test_rapid_deployment_moves_two_hexes_without_points():  # CH-8.6c
    game = battle("1-F12: ger-rifles-1/N; 1-L02: sov-rifles-1/N; hand german rapid-deployment")
    play(game, "card rapid-deployment", "on ger-rifles-1", "to 1-E12", "to 1-D12", "face S")
    assert where(game, "ger-rifles-1") == "1-D12"
    assert (game.state.ap[0], game.state.cap[0]) == (0, 0)


def test_rapid_deployment_may_stop_after_the_first_hex():  # CH-8.6c
    game = battle("1-F12: ger-rifles-1/N; 1-L02: sov-rifles-1/N; hand german rapid-deployment")
    play(game, "card rapid-deployment", "on ger-rifles-1")
    assert forbids(game, "stop") == "8.6c"
    play(game, "to 1-E12", "stop", "face S")
    assert where(game, "ger-rifles-1") == "1-E12"


def test_frontline_officer():  # CH-8.6d
    cards = "; hand german frontline-officer"
    game = battle(
        "1-H09: ger-rifles-1/N+active; 1-B09: sov-rifles-1/S; ap 4 0" + cards, [5], cap=(1, 0)
    )
    play(game, "card frontline-officer", "on ger-rifles-1", "roll")
    assert (game.state.ap[0], game.state.cap[0]) == (2, 6)
    assert forbids(battle(PAIR + cards), "card frontline-officer") == "8.0g"


def test_adrenaline_is_for_used_units():  # CH-8.7a
    text = "1-H09: ger-rifles-1/N+used; 1-I09: ger-lmg-1/N; 1-E09: sov-rifles-1/S"
    game = battle(text + "; hand german adrenaline", MISS)
    play(game, "card adrenaline")
    assert may(game, "on") == {"ger-rifles-1"}
    play(game, "on ger-rifles-1", "fire 1-E09")
    assert status(game, "ger-rifles-1") == "used"
    assert game.state.cap[0] == 0


def test_command_action_is_for_anyone():  # CH-8.7b CH-9.1f CH-5.0b
    text = "1-H09: ger-rifles-1/N+used ger-lmg-1/N; 1-E09: sov-rifles-1/S"
    game = battle(text + "; hand german command-action", MISS)
    play(game, "card command-action")
    assert may(game, "on") == {"ger-rifles-1", "ger-lmg-1"}
    play(game, "on ger-lmg-1", "with ger-rifles-1")
    events = play(game, "fire 1-E09")
    assert shot(events)["firepower"] == {"firepower": 4, "support": 1}
    assert (status(game, "ger-rifles-1"), status(game, "ger-lmg-1")) == ("used", "fresh")


def test_seek_cover():  # CH-8.7e CH-8.6j CH-18.1.3b
    game = battle("1-H09: ger-pz3e-1/N; 1-B09: sov-rifles-1/S; hand german seek-cover")
    play(game, "act ger-pz3e-1")
    assert forbids(game, "dig") == "18.1.3b", "a vehicle does not dig"
    game = battle("1-H09: ger-pz3e-1/N; 1-B09: sov-rifles-1/S; hand german seek-cover")
    play(game, "card seek-cover", "on ger-pz3e-1")
    assert game.view(None)["stacks"]["1-H09"][0]["dug_in"], "but by a card"
    in_combat = "1-H09: ger-rifles-1/N sov-rifles-1/S; hand german seek-cover"
    assert forbids(battle(in_combat), "card seek-cover") == "8.0g"


def test_sniper_fire():  # CH-8.7f
    for die, lost in ((1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)):
        game = battle(PAIR + "; hand german sniper-fire", [die], cap=(0, 5))
        play(game, "card sniper-fire")
        assert game.state.cap[1] == 5 - lost


def test_obstacle_clearing():  # CH-8.7j
    work = '[[work]]\nkind = "wire"\nside = "soviet"\nhex = "1-H09"\n'
    game = battle(PAIR + "; hand german obstacle-clearing", more=work, cap=(2, 0))
    play(game, "card obstacle-clearing", "on ger-rifles-1")
    assert game.state.works == []
    text = PAIR.replace("N;", "N!inf-unnerved;") + "; hand german obstacle-clearing"
    assert forbids(battle(text, more=work, cap=(2, 0)), "card obstacle-clearing") == "8.0g"


def test_mine_laying():  # CH-8.7k
    text = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S; hand german mine-laying"
    game = battle(text, cap=(2, 0))
    play(game, "card mine-laying", "on ger-rifles-1")
    assert may(game, "lay") == {"1-H09", "1-G09", "1-G08", "1-G10", "1-H08", "1-H10", "1-I09"}
    assert "lay_hidden 1-G09" not in legal(game), "the Soviets look on"
    play(game, "lay 1-G09")
    assert game.view("soviet")["works"][0]["hex"] == "1-G09"
    far = "1-H02: ger-rifles-1/N; 1-L18: sov-rifles-1/N; hand german mine-laying"
    game = battle(far, cap=(2, 0))
    play(game, "card mine-laying", "on ger-rifles-1", "lay_hidden 1-H02")
    assert game.view("soviet")["works"] == []
    assert game.view("german")["works"][0]["hidden"]


# -- bonus cards


def test_swift_action_gives_two_actions():  # CH-8.6e CH-8.2a CH-8.2b CH-8.2c
    game = battle(PAIR + "; hand german swift-action", MISS, cap=(1, 0))
    play(game, "swift")
    assert game.state.cap[0] == 0
    assert "pass" not in legal(game)
    play(game, "act ger-rifles-1", "to 1-G09", "face N")
    assert seat(game) == "german"
    assert "stall" not in legal(game)
    play(game, "act ger-rifles-1", "fire 1-E09")
    assert seat(game) == "soviet"


def test_fire_direction_adds_two_for_the_whole_attack():  # CH-8.6f CH-8.2b
    text = "1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S sov-mmg-1/S; hand german fire-direction"
    game = battle(text, MISS * 2)
    play(game, "act ger-lmg-1", "fire 1-E09", "target sov-rifles-1")
    assert "card fire-direction" in legal(game)
    events = play(game, "card fire-direction")
    assert shot(events)["firepower"]["direction"] == 2
    assert shot(events, 1)["firepower"]["direction"] == 2
    assert game.state.hands[0] == ()


def test_fire_direction_comes_before_the_first_roll():  # CH-8.6f
    text = "1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S sov-mmg-1/S; hand german fire-direction"
    game = battle(text, MISS * 2, cap=(1, 0))
    play(game, "act ger-lmg-1", "fire 1-E09", "ap 2", "target sov-rifles-1", "roll")
    assert asked(game) == "roll"
    assert "card fire-direction" not in legal(game)
    assert forbids(game, "card fire-direction") == "8.6f"


def test_veteran_nco_rolls_a_die_again():  # CH-8.7d
    text = "1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S; hand german veteran-nco"
    game = battle(text, [1, 6, 6])
    play(game, "act ger-lmg-1", "fire 1-E09")
    assert asked(game) == "change_roll"
    assert may(game, "reroll") == {"1", "2"}
    events = play(game, "reroll 1")
    assert shot(events)["av"] == 16
    game = battle(text, [6, 2, 1])
    play(game, "act ger-lmg-1", "fire 1-E09")
    assert shot(play(game, "reroll 2"))["dice"] == [6, 1], "the die that he names, for good or ill"


def test_no_card_helps_a_mine_in_the_enemys_turn():  # CH-8.2b
    text = "1-H09: ger-rifles-1/N; 1-A18: sov-rifles-1/S; hand soviet veteran-nco"
    game = battle(text, MISS, more=work("mine", "1-G09"))
    events = play(game, "act ger-rifles-1", "to 1-G09", "face N")
    assert told(events, "mine")[0]["dice"] == MISS, "its owner rolls, and it is not his action"
    assert seat(game) == "soviet"
    assert len(game.state.hands[1]) == 1


def test_luck():  # CH-8.7g
    text = "1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S; hand german luck"
    for die, change in ((1, -3), (2, 2), (6, 2)):
        game = battle(text, [1, 2, die])
        play(game, "act ger-lmg-1", "fire 1-E09")
        assert shot(play(game, "luck"))["av"] == 7 + change


def test_battlefield_confusion():  # CH-8.7c CH-8.7s
    text = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S; hand soviet battlefield-confusion"
    game = battle(text, MISS)
    play(game, "act ger-rifles-1", "fire 1-E09")
    assert (asked(game), seat(game)) == ("confuse", "soviet")
    play(game, "card battlefield-confusion")
    assert (asked(game), seat(game)) == ("confused", "german")
    play(game, "ap 3")
    assert game.state.ap[0] == 1
    game = battle(text)
    play(game, "act ger-rifles-1", "fire 1-E09", "card battlefield-confusion")
    events = play(game, "give_up")
    assert told(events, "action-lost")
    assert not told(events, "shot")
    assert (game.state.ap[0], seat(game)) == (4, "soviet")
    game = battle(text, MISS)
    play(game, "act ger-rifles-1", "fire 1-E09", "decline")
    assert game.state.ap[0] == 4


def test_bogged_down():  # CH-8.7i CH-8.7s
    text = "1-H09: ger-pz3e-1/N; 1-B09: sov-rifles-1/S; hand soviet bogged-down"
    game = battle(text, [2, 2])
    play(game, "act ger-pz3e-1", "to 1-G09", "stop", "face N")
    assert (asked(game), seat(game)) == ("bog_down", "soviet")
    play(game, "on ger-pz3e-1")
    assert marker(game, "ger-pz3e-1") == "veh-immobilized"
    game = battle(text, [2, 1])
    play(game, "act ger-pz3e-1", "to 1-G09", "stop", "face N", "on ger-pz3e-1")
    assert marker(game, "ger-pz3e-1") is None


HIDING = """
[[force]]
side = "soviet"
hidden = true
area = { board = 1 }
units = [{ unit = "sov-smg" }]
"""


def test_scout_teams_reveal_or_hide():  # CH-8.7h
    text = "1-H09: ger-rifles-1/N; hidden 1-F10: sov-smg-1; hand german scout-teams"
    game = battle(text, more=HIDING, cap=(1, 0))
    play(game, "scout ger-rifles-1")
    while asked(game) == "face":
        play(game, "face S")
    assert where(game, "sov-smg-1") == "1-F10"
    assert not game.state.hidden
    assert (asked(game), game.state.cap[0]) == ("turn", 0)
    text = "1-L02: ger-rifles-1/N; 1-A18: sov-rifles-1/S; hand german scout-teams"
    game = battle(text, cap=(1, 0))
    play(game, "act ger-rifles-1", "to 1-K02", "face N")
    assert asked(game) == "cover_tracks"
    play(game, "hide ger-rifles-1", "hide 1-K02")
    assert game.view("soviet")["stacks"].keys() == {"1-A18"}


def test_scout_teams_hide_who_has_just_acted():  # CH-8.7h
    text = (
        "1-L02: ger-rifles-1/N; 1-L04: ger-lmg-1/N; 1-A18: sov-rifles-1/S;"
        " hand german scout-teams"
    )
    game = battle(text, cap=(1, 0))
    play(game, "opportunity ger-lmg-1", "face S")
    assert asked(game) == "cover_tracks"
    assert may(game, "hide") == {"ger-lmg-1"}


# -- 8.4 weapon cards

WEAPONS = """
[[weapon]]
side = "{side}"
card = "{card}"
uses = {uses}
"""


def armed(text, card, bearer, uses=1, **more):
    side = "german" if bearer.startswith("ger") else "soviet"
    sheet = WEAPONS.format(side=side, card=card, uses=uses) + more.pop("sheet", "")
    game = battle(text, more=sheet, side=side, **more)
    known, left, _ = game.state.weapons[0]
    game.state.weapons[0] = (known, left, game.state.firefight.number_of[bearer])
    hand(game, 0)
    return game


def test_weapons_are_assigned_at_the_start():  # CH-8.4d CH-8.4b CH-12.3b
    game = started("bunker")
    while asked(game) != "assign":
        play(game, sorted(legal(game))[0])
    assert seat(game) == "german"
    assert may(game, "to_unit") == {"ger-pioneers-1", "ger-pioneers-2"}
    play(game, "to_unit ger-pioneers-2")
    assert game.view("soviet")["weapons"][0]["unit"] == "ger-pioneers-2"


def test_grenades_at_one_hex_are_long_range():  # CH-8.6g CH-8.4c CH-8.4e
    game = armed(
        "1-H09: ger-rifles-1/N; 1-G09: sov-rifles-1/S", "grenades", "ger-rifles-1", dice=MISS
    )
    events = play(game, "weapon grenades-1", "fire 1-G09")
    assert shot(events)["firepower"] == {"card": 5, "long-range": -2}
    assert may(game, "weapon") == set()


def test_a_weapon_has_its_printed_power_and_a_cocktail_that_of_close_combat():  # CH-8.4e CH-8.7o
    for id, more in {"grenades": 0, "molotov": 4, "demolition": 0}.items():
        g = armed("1-H09: sov-rifles-1/N; 1-B02: ger-lmg-1/N", id, "sov-rifles-1").state
        powers = [card_power(g, 0, colour) for colour in (0, 1)]
        assert powers == [power + more for power in card(id).fp]


def test_the_bearer_of_a_weapon_card_leads_those_beside_him():  # CH-8.4a CH-8.4c CH-8.4e
    text = "1-H09: ger-lmg-1/N ger-rifles-1/N; 1-C03: ger-hmg-1/N; 1-G09: sov-rifles-1/S"
    game = armed(text, "grenades", "ger-rifles-1", dice=MISS)
    play(game, "weapon grenades-1")
    assert game.decision.args["units"] == ["ger-rifles-1"]
    assert may(game, "with") == {"ger-lmg-1"}


def test_grenades_are_for_used_and_fresh_squads():  # CH-8.6g
    text = "1-H09: ger-rifles-1/N{} sov-rifles-1/S"
    for state, usable in (("", True), ("+used", True), ("+active", False)):
        game = armed(text.format(state), "grenades", "ger-rifles-1")
        assert bool(may(game, "weapon")) == usable


def test_markers_change_weapon_cards_too():  # CH-8.4f CH-8.4a
    game = armed(
        "1-H09: ger-rifles-1/N!inf-suppressed sov-rifles-1/S", "grenades", "ger-rifles-1", dice=MISS
    )
    events = play(game, "weapon grenades-1", "close sov-rifles-1")
    assert shot(events)["firepower"] == {"card": 5, "marker": -2}


def test_molotov_cocktail():  # CH-8.7o
    game = armed(
        "1-H09: sov-rifles-1/N ger-pz3e-1/S", "molotov", "sov-rifles-1", uses=2, dice=MISS * 2
    )
    events = play(game, "weapon molotov-1", "close ger-pz3e-1")
    assert shot(events)["firepower"]["close-combat"] == 4
    game = armed("1-H09: sov-rifles-1/N; 1-G09: ger-pz3e-1/S", "molotov", "sov-rifles-1", dice=MISS)
    events = play(game, "weapon molotov-1", "fire 1-G09")
    assert shot(events)["firepower"]["long-range"] == -2


def test_demolition_charges():  # CH-8.7p CH-18.5c
    game = armed(
        "1-E12: ger-pioneers-1/N sov-rifles-1/S", "demolition", "ger-pioneers-1", dice=MISS
    )
    events = play(game, "weapon demolition-1", "close sov-rifles-1")
    assert shot(events)["defence"] == {"flank": 11}, "terrain does not help"
    work = '[[work]]\nkind = "bunker"\nside = "soviet"\nhex = "1-E12"\nfacing = "S"\n'
    game = armed(
        "1-E12: ger-pioneers-1/N; 1-L02: sov-rifles-1/N", "demolition", "ger-pioneers-1",
        dice=[5, 5], sheet=work,
    )  # fmt: skip
    play(game, "weapon demolition-1", "raze")
    assert game.state.works == []


def test_a_weapon_card_leads_a_fire_group():  # CH-8.4e CH-9.1.2j
    text = "1-H09: ger-rifles-1/N ger-lmg-1/N+used ger-rifles-2/S; 1-G09: sov-rifles-1/S"
    game = armed(text, "grenades", "ger-rifles-1", dice=MISS)
    play(game, "weapon grenades-1")
    assert may(game, "with") == {"ger-lmg-1"}, "the other squad looks away"
    play(game, "with ger-lmg-1")
    assert may(game, "with") == set()
    events = play(game, "fire 1-G09")
    assert told(events, "attack")[0]["supporters"] == ["ger-lmg-1"]
    assert shot(events)["firepower"] == {"card": 5, "long-range": -2, "support": 1}
    assert status(game, "ger-lmg-1") == "used"
    assert status(game, "ger-rifles-1") == "fresh"


def test_a_weapon_card_leads_in_close_combat():  # CH-8.4e CH-7.7.3l
    text = "1-H09: ger-rifles-1/N ger-lmg-1/N sov-rifles-1/S; 1-I09: ger-rifles-2/N"
    game = armed(text, "grenades", "ger-rifles-1", dice=MISS)
    play(game, "weapon grenades-1")
    assert may(game, "with") == {"ger-lmg-1"}, "only who stands in the hex"
    events = play(game, "with ger-lmg-1", "close sov-rifles-1")
    assert shot(events)["firepower"] == {"card": 5, "support": 1}


def test_a_charge_against_a_work_is_laid_alone():  # CH-8.7p
    work = '[[work]]\nkind = "trench"\nside = "soviet"\nhex = "1-H09"\n'
    text = "1-H09: ger-pioneers-1/N ger-rifles-1/N sov-rifles-1/S"
    game = armed(text, "demolition", "ger-pioneers-1", sheet=work)
    play(game, "weapon demolition-1")
    assert "raze" in legal(game)
    play(game, "with ger-rifles-1")
    assert legal(game) == {"close sov-rifles-1"}


def test_a_supporter_without_firepower_lends_his_weapon_card():  # CH-8.4e OP-8.4.1
    text = "1-H09: ger-rifles-1/N ger-hmg-1/N sov-t26-1/S"
    for answer, support, left in (("use", 1, 0), ("decline", 0, 1)):
        game = armed(text, "grenades", "ger-hmg-1", dice=MISS)
        play(game, "opportunity ger-rifles-1", "with ger-hmg-1", "close sov-t26-1")
        assert asked(game) == "lend"
        events = play(game, answer)
        assert shot(events)["firepower"].get("support", 0) == support
        assert game.state.weapons[0][1] == left
    game = armed(text, "grenades", "ger-hmg-1", dice=MISS)
    events = play(game, "act ger-rifles-1", "with ger-hmg-1", "close sov-t26-1")
    assert "support" not in shot(events)["firepower"], "grenades are not for the activated"
    game = armed(text.replace("t26", "rifles"), "grenades", "ger-hmg-1", dice=MISS)
    events = play(game, "opportunity ger-rifles-1", "with ger-hmg-1", "close sov-rifles-1")
    assert shot(events)["firepower"]["support"] == 1, "with its own firepower"
    assert game.state.weapons[0][1] == 1


def test_markers_change_a_weapon_card_and_are_shown():  # CH-8.4f CH-7.5h
    text = "1-H09: ger-rifles-1/N!inf-suppressed; 1-G09: sov-rifles-1/S"
    game = armed(text, "grenades", "ger-rifles-1", dice=MISS)
    events = play(game, "weapon grenades-1", "fire 1-G09")
    assert told(events, "shows-marker")[0]["marker_of"] == "inf-suppressed"
    assert shot(events)["firepower"] == {"card": 5, "long-range": -2, "marker": -2}


def test_weapons_die_with_their_bearer():
    game = armed(
        "1-H09: ger-rifles-1/N; 1-G09: sov-mmg-1/S", "grenades", "ger-rifles-1", dice=[6, 6]
    )
    play(game, "pass", "act sov-mmg-1", "fire 1-H09")
    assert game.view(None)["weapons"][0] == {
        "id": "grenades-1", "card": "grenades", "uses": 0, "unit": None, "commander": "german",
    }  # fmt: skip


def test_a_swift_turn_is_two_actions_and_nothing_else():  # CH-8.6e
    text = "1-H09: ger-rifles-1/N+active ger-lmg-1/N; 1-E09: sov-rifles-1/S; ap 5 0"
    game = battle(text + "; hand german swift-action swift-action", MISS, cap=(3, 0))
    assert {"flip", "stall", "stall_cap", "pass", "swift"} <= legal(game)
    play(game, "swift")
    for verb in ("flip", "stall", "stall_cap", "pass", "swift"):
        assert forbids(game, verb) == "8.6e"
    play(game, "act ger-lmg-1", "face S")
    assert seat(game) == "german"
    for verb in ("flip", "stall", "stall_cap", "pass", "swift"):
        assert forbids(game, verb) == "8.6e"
    play(game, "act ger-lmg-1", "face N")
    assert seat(game) == "soviet"
    play(game, "pass")
    assert {"flip", "stall", "stall_cap", "pass", "swift"} <= legal(game), "a turn as any other"


def test_a_fresh_unit_does_not_stall_in_a_swift_turn():  # CH-8.6e CH-2.2r
    game = battle(PAIR + "; hand german swift-action", cap=(1, 0))
    play(game, "swift", "act ger-rifles-1")
    assert forbids(game, "stall") == "8.6e"
    game = battle(PAIR)
    play(game, "act ger-rifles-1")
    assert "stall" in legal(game)


def test_swift_action_takes_somebody_who_can_act():  # CH-8.6e
    text = "1-H09: ger-rifles-1/N+used; 1-E09: sov-rifles-1/S; hand german swift-action"
    game = battle(text, cap=(1, 0))
    assert "swift" in legal(game), "the one CAP could also move him"
    used = "1-H09: ger-rifles-1/N+used!inf-stunned; 1-E09: sov-rifles-1/S"
    game = battle(used + "; hand german swift-action", cap=(1, 0))
    assert forbids(game, "swift") == "8.6e"


def test_a_swift_turn_ends_when_nobody_can_act_any_more():  # CH-8.6e
    text = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S; hand german swift-action"
    game = battle(text, cap=(1, 0))
    play(game, "swift", "opportunity ger-rifles-1", "face S")
    assert seat(game) == "soviet"
