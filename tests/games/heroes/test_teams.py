"""Chapter 20: two commanders on a side, or on both."""

from __future__ import annotations

import random

import pytest
from tests.games.heroes import invariants
from tests.games.heroes.helpers import (
    asked,
    battle,
    hand,
    legal,
    may,
    play,
    seat,
    sheet,
    started,
    told,
    unit,
    where,
)
from tests.games.heroes.test_firefights import SOUND

from hexfront.core.game import BadSetup, new_game
from hexfront.core.hexes import bits
from hexfront.core.tables import TableError
from hexfront.games.heroes import GAME
from hexfront.games.heroes.commands import command_of
from hexfront.games.heroes.firefight import check, firefight
from hexfront.games.heroes.tables import CARD_NUMBER

FOUR = "1-J10: ger-rifles-1/N ger-rifles-2/N; 1-B09: sov-rifles-1/S sov-rifles-2/S"
"""One squad for each of four commanders: the sheet's units go to them by turns."""


def teams(text: str = FOUR, mode: str = "2v2", cap: tuple[int, ...] = (3, 3, 3, 3), **more):
    return battle(text, mode=mode, cap=cap, **more)


def test_each_commander_orders_his_own_units_only():  # CH-20.0a
    game = teams()
    assert seat(game) == "german"
    assert may(game, "act") == may(game, "opportunity") == may(game, "command") == {"ger-rifles-1"}
    play(game, "pass")
    assert seat(game) == "german-2"
    assert may(game, "act") == {"ger-rifles-2"}


def test_groups_are_of_one_commander():  # CH-20.0a
    game = teams()
    play(game, "act ger-rifles-1")
    assert not may(game, "with")
    alone = battle(FOUR)
    play(alone, "act ger-rifles-1")
    assert may(alone, "with") == {"ger-rifles-2"}


def test_nobody_rides_in_his_partners_vehicle():  # CH-20.0a
    text = "1-J10: ger-truck-1/N ger-rifles-1/N; 1-B09: sov-rifles-1/S sov-rifles-2/S"
    alone = battle(text)
    play(alone, "act ger-rifles-1")
    assert may(alone, "board") == {"ger-truck-1"}
    game = teams(text)
    play(game, "pass", "act ger-rifles-1")
    assert not may(game, "board")


def test_in_the_turn_of_a_side_each_of_its_players_acts_once():  # CH-20.0a
    game = teams()
    order = []
    for _ in range(6):
        order.append(seat(game))
        play(game, "stall_cap")
    assert order == ["german", "german-2", "soviet", "soviet-2", "german", "german-2"]


@pytest.mark.parametrize(
    ("mode", "cap", "order"),
    [
        ("2v1", (3, 3, 3), ["german", "german-2", "soviet", "german"]),
        ("1v2", (3, 3, 0, 3), ["german", "soviet", "soviet-2", "german"]),
    ],
)
def test_a_single_enemy_acts_once_against_two(mode, cap, order):  # CH-20.0a
    game = teams(mode=mode, cap=cap)
    found = []
    for _ in order:
        found.append(seat(game))
        play(game, "stall_cap")
    assert found == order


@pytest.mark.parametrize(
    ("mode", "cap", "passes"), [("2v2", (3, 3, 3, 3), 3), ("2v1", (3, 3, 3), 2)]
)
def test_the_round_ends_when_all_but_one_have_passed(mode, cap, passes):  # CH-20.0a
    game = teams(mode=mode, cap=cap)
    for number in range(passes):
        assert game.state.round == 1
        events = play(game, "pass")
        assert bool(told(events, "round-ends")) == (number == passes - 1)
    assert game.state.round == 2


def test_an_action_breaks_the_row_of_passes():  # CH-20.0a CH-2.2x
    game = teams()
    play(game, "pass", "pass", "stall_cap", "pass", "pass")
    assert game.state.round == 1
    play(game, "pass")
    assert game.state.round == 2


def test_each_has_points_of_his_own():  # CH-20.0a
    game = teams()
    play(game, "act ger-rifles-1", "to 1-I10", "face N", "act ger-rifles-2", "to 1-I10", "face N")
    g = game.state
    assert g.ap == [6, 0, 6, 0]
    assert g.activated == 1 << unit(game, "ger-rifles-1") | 1 << unit(game, "ger-rifles-2")
    play(game, "stall_cap", "pass", "pass")
    assert g.cap == [3, 2, 3, 3]
    assert game.state.ap == [0, 0, 6, 0]
    assert game.view("soviet")["points"]["german-2"]["ap"] == 6


def test_a_loss_lowers_the_cap_of_its_owner_alone():  # CH-20.0a CH-7.4b
    text = "1-J10: ger-hmg-1/N ger-hmg-2/N; 1-H10: sov-rifles-1/S; 1-A02: sov-rifles-2/S"
    game = teams(text, cap=(3, 4, 3, 3), dice=[6, 6])
    play(game, "act ger-hmg-1", "fire 1-H10", "ap 2", "roll")
    assert where(game, "sov-rifles-1") == "destroyed"
    assert game.state.losses == [0, 1, 0, 0]
    assert game.state.cap == [3, 3, 3, 3]
    assert game.state.cap_start == [3, 4, 3, 3]


def test_the_sheet_is_shared_out():  # CH-20.0a
    game = started("partisans", mode="2v2", cards="on")
    g = game.state
    assert g.cap == [3, 4, 3, 3]
    own = [{g.unit_name(u) for u in bits(units)} for units in g.command.own]
    assert own[0] == {"ger-rifles-1", "ger-lmg-1", "ger-pioneers-1"}
    assert own[2] == {"ger-rifles-2", "ger-lmg-2"}
    assert [len(cards) for cards in g.hands] == [2, 2, 2, 2]
    assert not own[1] & own[3]


def test_a_sheet_may_say_who_commands_what():  # CH-20.0a
    f = firefight("mzensk")
    own = command_of(f, (0, 2, 1, 3)).own
    forces = [{f.forces[f.force_of[u]].name for u in bits(units)} for units in own]
    assert forces == [{"the surrounded"}, {"the ring"}, {"relief column"}, {"ambush", "supply"}]
    assert command_of(f, (0, 1)).own == f.sides


def test_two_players_pool_the_cap_of_a_side_and_take_one_action():  # CH-20.0b
    path = sheet(SOUND.replace("german = 3", "german = [3, 1]"))
    game = battle(FOUR, cap=(3, 3))
    assert check(path).cap[0] == 4
    assert command_of(check(path), (0, 1)).cap[0] == 4
    play(game, "stall_cap")
    assert seat(game) == "soviet"
    assert may(game, "act") == {"sov-rifles-1", "sov-rifles-2"}


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("german = 3", "german = [4, 3, 2]", "a list with a number for each commander"),
        ("german = 3", "german = []", "a list with a number for each commander"),
        ('side = "german"\n', 'side = "german"\ncommander = 3\n', "expected 1 or 2"),
        ('side = "german"\n', 'side = "german"\ncommander = 1\n', "has no unit"),
    ],
)
def test_a_sheet_that_shares_badly_is_refused(old, new, reason):  # CH-20.0a
    assert old in SOUND
    with pytest.raises(TableError, match=reason):
        check(sheet(SOUND.replace(old, new, 1)))


def test_a_firefight_without_enough_units_has_no_second_commander():  # CH-20.0a
    with pytest.raises(BadSetup, match="no unit for german-2"):
        teams("1-J10: ger-rifles-1/N; 1-B09: sov-rifles-1/S sov-rifles-2/S")


# -- what partners know


def test_partners_know_their_sides_units_but_not_each_others_cards():  # CH-20.0a CH-1.0j
    text = (
        "1-J10: ger-rifles-1/N!inf-pinned ger-rifles-2/N; hidden 1-J12: ger-lmg-1;"
        " 1-B09: sov-rifles-1/S sov-rifles-2/S; hand german luck; hand german-2 rally-up"
    )
    game = teams(text)
    own, partner, enemy = (game.view(one) for one in ("german", "german-2", "soviet"))
    assert own["stacks"]["1-J10"] == partner["stacks"]["1-J10"]
    assert partner["stacks"]["1-J10"][0]["marker"] == "inf-pinned"
    assert enemy["stacks"]["1-J10"][0]["marker"] is None
    assert partner["hidden"]["german"]["units"][0]["hex"] == "1-J12"
    assert "hex" not in enemy["hidden"]["german"]["units"][0]
    assert own["hands"]["german"]["cards"] == ["luck"]
    assert own["hands"]["german-2"] == {"size": 1, "cards": None}
    assert partner["hands"]["german"]["cards"] is None


def test_a_partners_hand_is_drawn_anew_for_a_bot():  # CH-20.0a
    game = started("partisans", mode="2v2", cards="on")
    hands = {game.determinize("german", f"d{n}").state.hands[2] for n in range(20)}
    assert len(hands) > 5
    kept = {game.determinize("german", f"d{n}").state.hands[0] for n in range(20)}
    assert kept == {game.state.hands[0]}


def test_drawn_cards_are_told_to_their_holder_alone():  # CH-20.0a CH-8.0e
    game = started("partisans", mode="2v2", cards="on")
    drawn = [event for event in game.opening.events if event.what == "draws"]
    assert len(drawn) == 8
    for event in drawn:
        holder = event.args["side"]
        for one in game.seats:
            assert (event.seen_by(one)["args"]["own_card"] is not None) == (one == holder)


# -- cards between four


def test_both_enemies_may_confuse_but_only_one_does():  # CH-20.0a CH-8.7c
    game = teams()
    for player in (1, 3):
        hand(game, player, "battlefield-confusion")
    play(game, "act ger-rifles-1", "to 1-I10")
    assert (asked(game), seat(game)) == ("confuse", "soviet")
    play(game, "decline")
    assert (asked(game), seat(game)) == ("confuse", "soviet-2")
    play(game, "card battlefield-confusion")
    assert (asked(game), seat(game)) == ("confused", "german")
    again = teams()
    for player in (1, 3):
        hand(again, player, "battlefield-confusion")
    play(again, "act ger-rifles-1", "to 1-I10", "card battlefield-confusion")
    assert (asked(again), seat(again)) == ("confused", "german")


def test_snipers_find_the_enemy_with_more_cap():  # CH-20.0a CH-8.7f
    game = teams(cap=(0, 2, 0, 5), dice=[6])
    hand(game, 0, "sniper-fire")
    play(game, "card sniper-fire")
    assert game.state.cap == [0, 2, 0, 2]


def test_a_card_is_played_on_own_units_only():  # CH-20.0a CH-8.0j
    text = "1-J10: ger-rifles-1/N!inf-pinned ger-rifles-2/N!inf-pinned; 1-B09: sov-rifles-1/S"
    game = teams(text, mode="2v1", cap=(3, 3, 3))
    hand(game, 0, "follow-me")
    play(game, "card follow-me")
    assert may(game, "on") == {"ger-rifles-1"}


# -- rules that speak of the enemy's turn


def test_who_moved_without_caution_is_exposed_to_both_enemies():  # CH-20.0a CH-5.0.3b
    text = "1-J10: ger-rifles-1/N ger-rifles-2/N; 1-F10: sov-mmg-1/S sov-mmg-2/S"
    game = teams(text, cautious_movement="on", dice=[1, 1, 1, 1])
    play(game, "act ger-rifles-1", "to 1-I10", "face N", "stall_cap")
    for gunner in ("sov-mmg-1", "sov-mmg-2"):
        events = play(game, f"opportunity {gunner}", "fire 1-I10", "roll")
        assert ["exposed", -1] in told(events, "shot")[0]["defence"], gunner
    assert not game.state.incautious


def test_victory_is_that_of_both_commanders():  # CH-20.0a CH-2.4b
    game = teams("vp 3 0; " + FOUR, rounds=1)
    play(game, "pass", "pass", "pass")
    assert game.result is not None
    assert game.result.winners == ("german", "german-2")


def test_the_first_commanders_bid_for_their_sides():  # CH-20.0a CH-3.2.4a
    game = teams(dice=[1, 1, 6, 6], top="", cap=(3, 3, 3, 3))
    play(game, "pass", "pass", "pass")
    assert (asked(game), seat(game)) == ("bid", "soviet")
    play(game, "bid 1")
    assert (asked(game), seat(game)) == ("bid", "german")


def test_the_first_commander_directs_the_artillery():  # CH-20.0a CH-12.3a
    more = '[[weapon]]\nside = "soviet"\ncard = "artillery-soviet"\nuses = 1\n'
    game = teams(more=more)
    play(game, "pass", "pass", "pass")
    assert (asked(game), seat(game)) == ("note_barrage", "soviet")


def test_every_weapon_card_has_a_bearer_of_its_commander():  # CH-20.0a CH-8.4d
    game = started("bunker", mode="2v2")
    g = game.state
    assert g.command.issued == (0, 2, 0)
    assert {g.firefight.weapons[2].card} == {CARD_NUMBER["artillery-german"]}
    rng = random.Random(1)
    while asked(game) != "turn":
        if asked(game) == "assign":
            assert {g.command.owner[unit(game, name)] for name in may(game, "to_unit")} == {2}
        play(game, rng.choice(sorted(legal(game))))
    assert [g.command.owner[bearer] for _, _, bearer in game.state.weapons[:2]] == [0, 2]


@pytest.mark.unwatched
@pytest.mark.parametrize("mode", ["2v2", "2v1", "1v2"])
@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_firefight_can_be_played_in_teams(scenario, mode):  # CH-20.0a
    rng = random.Random(f"{scenario} {mode}")
    game = new_game(GAME, mode, scenario, {"cards": "on"}, f"{scenario} {mode}")
    g = game.state
    acted = set()
    while g.legal:
        choice, args = GAME.steps.asked(g)
        acted.add(choice.seat(g, *args))
        invariants.points(g)
        GAME.steps.play(g, rng.choice(g.legal))
    assert acted == set(game.seats)
    assert g.result is not None
