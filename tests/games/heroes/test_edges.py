"""Just enough and just too little, first and last: the edges at which a rule turns."""

from __future__ import annotations

import pytest
from tests.games.heroes.helpers import (
    FOUR,
    HIDING,
    ONE,
    THREE,
    asked,
    battle,
    forbids,
    hand,
    legal,
    may,
    play,
    told,
    unit,
    where,
    work,
)

from hexfront.core.hexes import bits
from hexfront.games.heroes.arithmetic import _smoke_md, is_high_explosive
from hexfront.games.heroes.cards import _movable, lay_openly
from hexfront.games.heroes.combat import (
    show_marker_for_fire,
    spotter_hexes,
)
from hexfront.games.heroes.costs import is_behind
from hexfront.games.heroes.groups import CREEP, GO, TURN, group_price
from hexfront.games.heroes.hidden import sneak_to
from hexfront.games.heroes.hits import destroy
from hexfront.games.heroes.movement import _carry_along
from hexfront.games.heroes.orders import budget
from hexfront.games.heroes.sequence import fresh_again
from hexfront.games.heroes.setup import first_round
from hexfront.games.heroes.sight import has_cover, thin_smoke_between
from hexfront.games.heroes.state import AP, COMMAND, Attack
from hexfront.games.heroes.studies import sight
from hexfront.games.heroes.tables import (
    CARD_NUMBER,
    CARDS,
    MARKER_NUMBER,
    TERRAIN,
    WORKS,
)

MISS = [1, 1]
FAR = "1-L18: sov-rifles-1/N"
NEAR = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S"


@pytest.mark.parametrize(
    ("card", "action", "position"),
    [
        ("swift-action", "swift", NEAR),
        ("scout-teams", "scout ger-rifles-1", "1-H09: ger-rifles-1/N; hidden 1-F10: sov-smg-1"),
    ],
)
def test_a_blue_card_is_played_with_just_enough_points(card, action, position):  # CH-8.0h
    cost = CARDS[CARD_NUMBER[card]].cost
    for points, is_legal in ((cost, True), (cost - 1, False)):
        more = HIDING if "hidden" in position else ""
        game = battle(f"{position}; hand german {card}", cap=(points, 0), more=more)
        assert (action in legal(game)) == is_legal
        if not is_legal:
            assert forbids(game, action) == "8.0h"


@pytest.mark.parametrize(("left", "stuck"), [(2, True), (1, True), (0, False)])
def test_a_vehicle_bogs_down_while_a_marker_is_left(left, stuck):  # CH-8.7i
    game = battle("1-H09: ger-pz3e-1/N; 1-B09: sov-rifles-1/S; hand soviet bogged-down", [3, 1])
    game.state.pile[MARKER_NUMBER["veh-immobilized"]] = left
    play(game, "act ger-pz3e-1", "to 1-G09", "stop", "face N")
    events = play(game, "on ger-pz3e-1")
    assert told(events, "bogged")[0]["success"] == stuck
    assert bool(game.state.marker[unit(game, "ger-pz3e-1")]) == stuck


def test_smoke_is_paid_like_a_shot():  # CH-13.0a
    text = "1-H09: ger-mortar-8-1/N+active; 1-B09: sov-rifles-1/S; ap {} 0"
    for points, is_legal in ((3, True), (2, False)):
        game = battle(text.format(points))
        play(game, "act ger-mortar-8-1")
        assert ("smoke 1-E09" in legal(game)) == is_legal


def test_smoke_is_declared_and_paid_before_it_falls():  # CH-13.0a CH-12.2a
    game = battle("1-H09: ger-mortar-8-1/N; 1-B09: sov-rifles-1/S")
    hand(game, 1, "battlefield-confusion")
    play(game, "act ger-mortar-8-1", "smoke 1-E09")
    assert asked(game) == "confuse"
    assert game.view(None)["smoke"] == []


def test_digging_in_is_declared_and_paid_first():  # CH-18.1.3a CH-18.1.3b CH-5.0b
    game = battle(NEAR)
    hand(game, 1, "battlefield-confusion")
    play(game, "act ger-rifles-1", "dig")
    assert asked(game) == "confuse"
    assert game.state.dug == 0
    assert game.state.acted == 1 << unit(game, "ger-rifles-1")


@pytest.mark.parametrize("way", range(6))
def test_a_step_goes_backwards_on_three_of_six_sides(way):  # CH-5.2a
    sides = [side for side in range(6) if is_behind(side, way)]
    assert sorted((side - way) % 6 for side in sides) == [2, 3, 4]


def test_units_out_of_action_neither_fire_nor_see():  # CH-7.2c
    text = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S; waiting ger-lmg-1; ready ger-lmg-1"
    game = battle(text)
    play(game, "act ger-lmg-1")
    assert not may(game, "fire")
    assert forbids(game, "fire 1-E09") == "5.5g"


def test_an_open_mine_lies_where_it_was_laid_and_faces_nowhere():  # CH-8.7k
    game = battle(NEAR)
    g, at = game.state, game.state.ground.hex("1-G09")
    lay_openly(g, unit(game, "ger-rifles-1"), at)
    assert g.works == [(WORKS.index("mine"), at, 0, False, -1)]


def test_shells_fly_over_thin_smoke():  # CH-13.0l CH-13.0e
    text = "1-H09: ger-mortar-8-1/N; 1-E09: sov-rifles-1/S; thin 1-F09"
    for indirect, smoke in ((False, 1), (True, 0)):
        game = battle(text)
        g = game.state
        a = Attack(0, unit(game, "ger-mortar-8-1"), g.ground.hex("1-E09"))
        a.indirect = indirect
        assert _smoke_md(g, a, a.hex) == smoke


@pytest.mark.parametrize(("thin", "places"), [("", 0), ("1-F09", 1), ("1-F09 1-G09", 2)])
def test_thin_smoke_is_counted_place_by_place(thin, places):  # CH-13.0l
    game = battle(f"{NEAR}; smoke 1-A02" + (f"; thin {thin}" if thin else ""))
    ground = game.state.ground
    found = thin_smoke_between(game.state, ground.hex("1-H09"), ground.hex("1-E09"))
    assert found == places


def test_an_activation_without_points_pays_nothing():  # CH-3.2.1a CH-3.1b
    game = battle("1-H09: ger-rifles-1/N+active; 1-E09: sov-rifles-1/S; ap 2 0", cap=(3, 0))
    g, rifles = game.state, unit(game, "ger-rifles-1")
    assert budget(g, AP, rifles) == 5
    g.ap[0] = 0
    assert budget(g, AP, rifles) == 0
    assert budget(g, COMMAND, rifles) == 3
    g.activated = 0
    assert budget(g, AP, rifles) == 7 + 3


@pytest.mark.parametrize(
    ("kind", "covers"),
    [("trench", True), ("bunker", True), ("wire", False), ("roadblock", False), ("mine", False)],
)
def test_of_all_works_trenches_and_bunkers_hide(kind, covers):  # CH-18.1.1b CH-10.04c
    more = work(kind, "1-H09", facing="N" if kind == "bunker" else "")
    game = battle("1-E09: ger-rifles-1/N; 1-B09: sov-rifles-1/S", more=more)
    ground = game.state.ground
    assert has_cover(game.state, ground.hex("1-H09"), ground.hex("1-E09")) == covers
    assert not has_cover(game.state, ground.hex("1-G09"), ground.hex("1-E09"))


def test_a_new_round_forgets_where_everybody_came_from():  # CH-2.0a CH-2.3c
    g = battle(NEAR).state
    g.came = [3] * len(g.came)
    g.moved = g.acted = g.incautious = 6
    fresh_again(g)
    assert set(g.came) == {-1}
    assert (g.moved, g.acted, g.incautious) == (0, 0, 0)


def test_turns_are_counted_up():  # CH-2.2a
    game = battle(NEAR)
    before = game.state.turn
    play(game, "pass")
    assert game.state.turn == before + 1


def test_only_the_weapons_of_the_dead_are_lost():  # CH-2.5.1a CH-16.0b
    game = battle("1-H09: ger-rifles-1/N ger-rifles-2/N; 1-E09: sov-rifles-1/S")
    g, dead, other = game.state, unit(game, "ger-rifles-1"), unit(game, "ger-rifles-2")
    grenades = CARD_NUMBER["grenades"]
    g.weapons = [(grenades, 1, dead), (grenades, dead, other), (grenades, 2, -1)]
    destroy(g, dead, "7.4a")
    assert g.weapons == [(grenades, 0, -1), (grenades, dead, other), (grenades, 2, -1)]


def test_whoever_hides_in_the_open_is_seen_as_the_first_round_begins():  # CH-1.0b CH-10.04a
    text = "1-H09: ger-rifles-1/N; hidden 1-G09: sov-smg-1; hidden 1-A02: sov-smg-2"
    game = battle(text, more=HIDING)
    first_round(game.state)
    assert game.state.hidden == 1 << unit(game, "sov-smg-2")


def test_care_costs_a_group_one_point_more():  # CH-9.1.1b
    game = battle("1-H09: ger-rifles-1/N ger-lmg-1/N; 1-B09: sov-rifles-1/S")
    g, end = game.state, game.state.ground.hex("1-G09")
    rifles, lmg = unit(game, "ger-rifles-1"), unit(game, "ger-lmg-1")
    plain = group_price(g, (rifles, GO, end))
    assert group_price(g, (rifles, CREEP, end)) == plain + 1
    assert group_price(g, (rifles, GO, end, lmg, CREEP, end)) == plain + 1
    assert group_price(g, (lmg, TURN, 2)) == 1


def test_nothing_is_given_up_that_is_not_open():  # CH-3.0f
    assert forbids(battle(NEAR), "flip") == "3.0f"
    game = battle("1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S+active; ap 0 3")
    assert forbids(game, "flip") == "3.0f", "the enemy's activation is his"


def test_whoever_rides_in_is_no_longer_waited_for():  # CH-17.1c
    game = battle(f"1-H09: ger-truck-1/N ger-rifles-1/N+in=ger-truck-1; {FAR}")
    g = game.state
    truck, rifles = unit(game, "ger-truck-1"), unit(game, "ger-rifles-1")
    g.ready = 1 << rifles | 1 << unit(game, "sov-rifles-1")
    end = g.ground.hex("1-G09")
    _carry_along(g, truck, end)
    assert g.place[rifles] == end
    assert g.ready == 1 << unit(game, "sov-rifles-1")


@pytest.mark.parametrize("card", ["grenades", "molotov", "demolition", "artillery-german"])
def test_the_icon_of_a_weapon_card_tells_high_explosive(card):  # CH-8.5b
    game = battle(NEAR)
    g = game.state
    a = Attack(0, unit(game, "ger-rifles-1"), g.ground.hex("1-E09"))
    for number in (0, 1):
        g.weapons = [(CARD_NUMBER["luck"], 1, -1)] * number + [(CARD_NUMBER[card], 1, a.leader)]
        a.weapon = number
        assert is_high_explosive(g, a) == CARDS[CARD_NUMBER[card]].high_explosive
    a.weapon = -1
    assert not is_high_explosive(g, a), "rifles"


@pytest.mark.parametrize(
    ("mark", "close", "shows"),
    [
        ("inf-suppressed", False, True),
        ("inf-cowering", False, True),
        ("inf-cowering", True, True),
        ("inf-berserk", True, True),
        ("inf-pinned", False, False),
        ("inf-unnerved", True, False),
    ],
)
def test_a_marker_that_changes_the_shot_is_shown(mark, close, shows):  # CH-7.5h CH-7.5g
    game = battle(f"1-H09: ger-rifles-1/N!{mark}; 1-E09: sov-rifles-1/S")
    g, rifles = game.state, unit(game, "ger-rifles-1")
    g.shown &= ~(1 << rifles)
    show_marker_for_fire(g, rifles, close)
    assert bool(g.shown >> rifles & 1) == shows


def test_a_mortar_is_not_its_own_spotter():  # CH-12.2b
    game = battle("1-H09: ger-mortar-8-1/N; 1-B09: sov-rifles-1/S")
    g = game.state
    at = g.ground.hex("1-H09")
    found = spotter_hexes(g, unit(game, "ger-mortar-8-1"))
    assert not found >> at & 1
    assert not found & ~g.ground.within(at, 2)
    assert found & g.ground.board.adjacent[at]


def test_only_the_own_hidden_units_reveal_themselves():  # CH-10.0c
    text = "1-H09: ger-rifles-1/N; 1-L18: sov-rifles-1/N; hidden 1-A02: sov-smg-1"
    game = battle(text, side="soviet", more=HIDING)
    assert may(game, "reveal") == {"sov-smg-1"}
    assert not may(battle(text, more=HIDING), "reveal")


def test_who_has_left_is_out_of_the_game_and_who_waits_is_not():  # CH-2.5.1a
    game = battle(f"1-H09: ger-rifles-1/N; {FAR}; waiting ger-lmg-1")
    assert forbids(game, "act ger-s35-1") == "2.5.1a"
    assert forbids(game, "act ger-lmg-1") == "5.5a"


@pytest.mark.parametrize("marker", ["", "!veh-immobilized"])
def test_a_card_moves_those_who_can_move(marker):  # CH-8.6c
    game = battle(f"1-H09: ger-pz3e-1/N{marker} ger-lmg-1/N; {FAR}")
    movable = {game.state.unit_name(number) for number in bits(_movable(game.state))}
    assert movable == {"ger-lmg-1"} | (set() if marker else {"ger-pz3e-1"})


@pytest.mark.parametrize(
    ("smoke", "cuts", "rule"),
    [
        ("smoke 1-F09", ["1-F09"], "13.0h"),
        ("thin 1-F09 1-G09", ["1-F09", "1-G09"], "13.0l"),
        ("thin 1-F09", [], ""),
        ("smoke 1-A02", [], ""),
    ],
)
def test_it_is_told_which_smoke_cuts_a_line(smoke, cuts, rule):  # CH-6.0g CH-13.0h CH-13.0l
    game = battle(f"{NEAR}; {smoke}")
    ground = game.state.ground
    found = sight(game.state, None, ground.hex("1-H09"), ground.hex("1-E09"))
    assert (found["sees"], found["distance"]) == (not cuts, 3)
    assert sorted(name for cut in found["cuts"] for name in cut["hexes"]) == cuts
    assert {cut["rule"] for cut in found["cuts"]} == ({rule} if cuts else set())


@pytest.mark.parametrize("boards", [ONE, THREE, FOUR])
def test_it_is_told_what_stands_in_a_line(boards):  # CH-6.0c CH-11.1b
    number = boards.split("= ")[1][0]
    game = battle(f"{number}-H09: ger-rifles-1/N", boards=boards)
    g = game.state
    at = g.ground.hex(f"{number}-H09")
    told_of = set()
    for other in bits(g.ground.playable & ~g.ground.sees[at] & ~(1 << at)):
        for cut in sight(g, None, at, other)["cuts"]:
            terrain = TERRAIN[g.ground.terrain[g.ground.hex(cut["hexes"][0])]]
            told_of.add(cut["rule"])
            assert cut["rule"] == ("6.0c" if terrain.blocks else "11.1b")
            assert (cut["by"] == terrain.name) == terrain.blocks
    assert "6.0c" in told_of


def test_who_sneaks_away_leaves_its_foxhole_and_no_other():  # CH-10.1c CH-10.1e
    text = "1-L18: ger-rifles-1/N; hidden 1-A02: sov-smg-1; hidden 1-B03: sov-smg-2"
    game = battle(text, side="soviet", more=HIDING)
    g, one, other = game.state, unit(game, "sov-smg-1"), unit(game, "sov-smg-2")
    g.dug = 1 << one | 1 << other
    sneak_to(g, one, g.ground.hex("1-A04"), 2)
    assert g.dug == 1 << other
    assert g.hidden == 1 << one | 1 << other
    assert where(game, "sov-smg-1") == "1-A04"
