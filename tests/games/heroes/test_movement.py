"""Rules 4 and 5: terrain, moving, facing, entering and leaving the map."""

from __future__ import annotations

import pytest
from tests.games.heroes.helpers import (
    FIVE,
    THREE,
    TWO,
    asked,
    battle,
    facing,
    forbids,
    hexset,
    legal,
    may,
    play,
    seat,
    shot,
    started,
    status,
    unit,
    where,
)

import hexfront
from hexfront import CannotUndo
from hexfront.games.heroes.costs import IMPOSSIBLE, cost_to
from hexfront.games.heroes.ground import ground_of
from hexfront.games.heroes.movement import barred_by_entrants
from hexfront.games.heroes.tables import (
    FIELD,
    LIGHT_WOODS,
    OPEN,
    STONE_BUILDING,
    WATER,
    WOOD_BUILDING,
    WOODS,
)

MISS = [1, 1]

SAMPLES = {
    OPEN: "1-B07 2-C10 2-F07 2-H08 2-I05 3-F14 4-F08 4-H12 5-C08 5-J06 5-K11 5-K17 5-F10",
    WOOD_BUILDING: "2-F08 2-I09 4-F10 5-F02 5-G04 5-I04 5-K15",
    STONE_BUILDING: "2-J10 5-E03 5-B07 5-C16 5-I05 5-K07 5-J11",
    FIELD: "2-G02 2-J03 4-C17 4-G13 4-E15",
    LIGHT_WOODS: "1-E03 1-F11 2-L03 2-L07 3-E09 3-K08 4-H08 4-J17 5-B15",
    WOODS: "1-E12 2-K07 3-E08 4-B12 4-G07 5-A04 5-E12 5-G14",
    WATER: "5-B11 5-C13",
}


def board(name):
    return ground_of(((int(name[0]), False, 0, 0),))


# CH-4.0b CH-4.0c CH-4.0d CH-4.0e CH-4.0h CH-4.0k CH-4.0l CH-4.0m
@pytest.mark.parametrize("terrain", SAMPLES)
def test_sample_hexes_of_the_rulebook(terrain):
    for name in SAMPLES[terrain].split():
        ground = board(name)
        assert ground.terrain[ground.hex(name)] == terrain, name


def test_sample_roads_walls_hills_and_slopes():  # CH-4.0f CH-4.0g CH-4.0i CH-4.0j CH-11.0a
    def has(name, hexes):
        return bool(hexes >> board(name).hex(name) & 1)

    for name in ["1-G08", "1-D13", "2-I08", "4-G11", "5-D10", "5-H07"]:
        assert has(name, board(name).road), name
    for name in ["2-G05", "2-H04", "4-G12"]:
        assert has(name, board(name).walled), name
    for name in ["2-J05", "5-A07", "5-D03", "5-K11"]:
        if board(name).hex(name) is not None:
            assert not has(name, board(name).walled), name
    for name in ["3-E09", "3-G11", "3-E13", "3-K07", "4-D05", "4-D07", "4-B12"]:
        assert board(name).level[board(name).hex(name)] >= 1, name
    for name in ["3-F14", "3-G15", "3-K11"]:
        assert any(has(name, side) for side in board(name).steep), name


def cost(text, name, end, boards, **options):
    game = battle(text, boards=boards, side="german" if name[0] == "g" else "soviet", **options)
    g = game.state
    return cost_to(g, unit(game, name), g.ground.hex(end))


# CH-4.0o CH-4.0p CH-4.0q CH-4.0r CH-4.0t CH-4.0u CH-4.0v CH-5.0c
@pytest.mark.parametrize(
    ("start", "facing", "end", "boards", "expected"),
    [
        ("1-H09", "N", "1-G09", "[{ board = 1 }]", 1),
        ("1-F12", "N", "1-E12", "[{ board = 1 }]", 2),
        ("1-G10", "N", "1-F10", "[{ board = 1 }]", 1),
        ("5-I06", "SW", "5-I05", FIVE, 2),
        ("5-G05", "SW", "5-G04", FIVE, 2),
        ("2-F02", "S", "2-G02", TWO, 1),
        ("5-C11", "N", "5-B11", FIVE, 5),
    ],
)
def test_foot_pays_for_the_terrain_entered(start, facing, end, boards, expected):
    assert cost(f"{start}: ger-rifles-1/{facing}", "ger-rifles-1", end, boards) == expected


def test_what_terrain_gives_in_defence_and_cover():  # CH-4.0n CH-4.0p CH-4.0q CH-4.0t CH-4.0v
    for name, md, cover, blocks in (
        ("5-E03", 2, True, True),
        ("2-F08", 1, True, True),
        ("5-B11", -1, False, False),
        ("1-E03", 1, True, True),
        ("1-E12", 2, True, True),
        ("2-G02", 0, False, False),
    ):
        ground = board(name)
        h = ground.hex(name)
        assert ground.md[h] == md, name
        assert bool(ground.cover >> h & 1) == cover, name
        assert bool(ground.blocks >> h & 1) == blocks, name


def test_only_squads_cross_water():  # CH-4.0m CH-4.0t
    assert cost("5-C11: ger-rifles-1/N", "ger-rifles-1", "5-B11", FIVE) == 5
    assert cost("5-C11: ger-mortar-8-1/N", "ger-mortar-8-1", "5-B11", FIVE) == IMPOSSIBLE
    assert cost("5-C11: ger-pz3e-1/N", "ger-pz3e-1", "5-B11", FIVE) == IMPOSSIBLE


def test_the_full_price_is_paid_first():  # CH-5.0b
    game = battle("1-F12: sov-mmg-1/N+active; ap 0 2", side="soviet")
    play(game, "act sov-mmg-1")
    assert forbids(game, "to 1-E12") == "5.0b"
    assert "to 1-F11" in legal(game)


def test_a_road_cancels_the_terrain_only_when_followed():  # CH-5.0.1a CH-5.0.1b CH-4.0f
    ground = board("1-D13")
    assert ground.terrain[ground.hex("1-D13")] == WOODS
    sides = [s for s in range(6) if ground.roads[s] >> ground.hex("1-D13") & 1]
    along = {ground.board.name[ground.board.step[s][ground.hex("1-D13")]] for s in sides}
    for start, expected in [*((name, 1) for name in sorted(along)), ("1-E13", 2)]:
        for face in ("N", "NE", "SE", "S", "SW", "NW"):
            text = f"{start}: ger-rifles-1/{face}"
            paid = cost(text, "ger-rifles-1", "1-D13", "[{ board = 1 }]")
            assert paid in (expected, expected + 1)
    assert len(along) == 2


def test_roads_leave_the_defence_alone_and_bridges_would_be_roads():  # CH-5.0.1d CH-5.0.1c
    ground = board("1-D13")
    assert ground.md[ground.hex("1-D13")] == 2
    game = battle("5-C11: ger-rifles-1/N", boards=FIVE)
    g = game.state
    north = g.ground.board.directions.index("N")
    at = g.ground.hex("5-C11")
    roads = g.ground.roads
    before = roads[north]
    roads[north] |= 1 << at
    g.ground.paths.clear()
    try:
        rifles = unit(game, "ger-rifles-1")
        assert cost_to(g, rifles, g.ground.hex("5-B11")) == 1, "a bridge is a road over water"
        assert g.ground.md[g.ground.hex("5-B11")] == -1
    finally:
        roads[north] = before
        g.ground.paths.clear()


def walled_pair():
    ground = board("2-G05")
    for side in range(6):
        for h in range(ground.board.size):
            if ground.walls[side] >> h & 1:
                end = ground.board.step[side][h]
                flat = ground.terrain[h] == ground.terrain[end] == OPEN
                if end >= 0 and flat and not ground.roads[side] >> h & 1:
                    return ground.board.name[h], ground.board.name[end], side
    raise AssertionError


def test_walls_cost_one_and_stop_wheels():  # CH-4.0s CH-5.0.2c CH-5.0.2d CH-4.0g CH-GE-14
    start, end, side = walled_pair()
    face = board("2-G05").board.directions[side]
    paid = [
        cost(f"{start}: {name}-1/{face}", f"{name}-1", end, TWO)
        for name in ("ger-rifles", "ger-pz3e", "ger-truck")
    ]
    assert paid == [2, 2, IMPOSSIBLE]


def test_walls_protect_by_direction():  # CH-5.0.2a CH-5.0.2b CH-GE-13 CH-11.3a CH-12.2g
    start, end, side = walled_pair()
    directions = board("2-G05").board.directions
    face, back = directions[side], directions[(side + 3) % 6]
    text = f"{start}: ger-rifles-1/{face}; {end}: sov-rifles-1/{back}"
    game = battle(text, MISS, boards=TWO)
    assert shot(play(game, "act ger-rifles-1", f"fire {end}"))["defence"]["wall"] == 1
    game = battle(f"{start}: ger-pioneers-1/{face}; {end}: sov-rifles-1/{back}", MISS, boards=TWO)
    assert "wall" not in shot(play(game, "act ger-pioneers-1", f"flame {end}"))["defence"]


def test_no_stacking_limit():  # CH-5.0e
    names = " ".join(f"ger-rifles-{n}/N" for n in range(1, 9))
    game = battle(f"1-G09: {names}; 1-H09: ger-lmg-1/N")
    play(game, "act ger-lmg-1", "to 1-G09", "face N")
    assert len(game.view(None)["stacks"]["1-G09"]) == 9


def test_enemy_hexes_may_be_entered_and_crossed():  # CH-5.0f CH-5.4a CH-7.7.3a CH-5.4b
    game = battle("1-H09: ger-rifles-1/N; 1-G09: sov-rifles-1/N", MISS)
    play(game, "act ger-rifles-1", "to 1-G09", "face N")
    assert game.state.ap[0] == 6
    play(game, "act sov-rifles-1")
    assert "close ger-rifles-1" in legal(game)
    play(game, "close ger-rifles-1", "act ger-rifles-1", "to 1-F09", "face N")
    assert where(game, "ger-rifles-1") == "1-F09"


# -- 5.0.3 cautious movement


def test_moving_without_caution_exposes_for_one_enemy_turn():  # CH-5.0.3a CH-5.0.3b CH-4.0y
    text = "1-I09: ger-rifles-1/N; 1-E09: sov-rifles-1/S"
    game = battle(text, MISS * 2, cautious_movement="on")
    play(game, "act ger-rifles-1", "to 1-H09", "face N")
    events = play(game, "opportunity sov-rifles-1", "fire 1-H09")
    assert shot(events)["defence"] == {"front": 12, "exposed": -1}
    game = battle(text + "; 1-D09: sov-rifles-2/S", MISS, cautious_movement="on")
    play(game, "act ger-rifles-1", "to 1-H09", "face N", "act sov-rifles-2", "face SE")
    play(game, "act ger-rifles-1", "face NE")
    events = play(game, "opportunity sov-rifles-1", "fire 1-H09")
    assert "exposed" not in shot(events)["defence"]


def test_caution_costs_one_and_cover_needs_none():  # CH-5.0.3d CH-5.0.3a CH-4.0z CH-5.0.3b
    game = battle("1-G10: ger-rifles-1/N", cautious_movement="on")
    play(game, "act ger-rifles-1")
    assert "1-F10" not in may(game, "creep"), "light woods are cover"
    assert may(game, "creep") == {"1-G09", "1-G11"}
    play(game, "creep 1-G09", "face N")
    assert game.state.ap[0] == 5
    assert not game.state.incautious
    assert "creep" not in {a[0] for a in battle("1-G10: ger-rifles-1/N").state.legal}


def test_moving_backwards_counts_as_careful():  # CH-5.2c CH-5.0.3b
    game = battle("1-G09: ger-rifles-1/N", cautious_movement="on")
    play(game, "act ger-rifles-1", "to 1-H09", "face N")
    assert not game.state.incautious
    assert game.state.ap[0] == 5


def test_carried_infantry_is_not_exposed():  # CH-5.0.3c CH-17.1a
    text = "1-I09: ger-sdkfz251-1/N ger-rifles-1/N+in=ger-sdkfz251-1; 1-E09: sov-rifles-1/S"
    game = battle(text, MISS * 2, cautious_movement="on")
    play(game, "act ger-sdkfz251-1", "to 1-H09", "stop", "face N")
    assert not game.state.incautious


# -- facing


def test_free_facing_after_a_move_but_not_before():  # CH-5.1d CH-5.1e CH-5.2b CH-5.1a
    game = battle("1-H09: ger-rifles-1/N+active; ap 1 0")
    play(game, "act ger-rifles-1")
    assert forbids(game, "to 1-I09") == "5.0b", "backwards costs one more"
    play(game, "to 1-G09")
    assert may(game, "face") == {"N", "NE", "SE", "S", "SW", "NW"}
    play(game, "face S")
    assert facing(game, "ger-rifles-1") == "S"
    game = battle("1-H09: ger-rifles-1/N")
    play(game, "act ger-rifles-1", "to 1-I09", "face SE")
    assert (game.state.ap[0], facing(game, "ger-rifles-1")) == (5, "SE")


def test_backward_move_adds_one_to_everything():  # CH-5.2a CH-4.0w
    assert cost("1-F12: ger-rifles-1/S", "ger-rifles-1", "1-E12", "[{ board = 1 }]") == 3


def test_pivot_is_an_action_for_one_point():  # CH-5.3a
    game = battle("1-H09: ger-rifles-1/N; 1-B09: sov-rifles-1/S", cap=(1, 0))
    play(game, "command ger-rifles-1", "face S")
    assert (game.state.cap[0], facing(game, "ger-rifles-1")) == (0, "S")
    assert seat(game) == "soviet"


def test_bunkers_do_not_turn():  # CH-5.1b CH-18.1.2a
    work = '[[work]]\nkind = "bunker"\nside = "german"\nhex = "1-G09"\nfacing = "N"\n'
    game = battle("1-G09: ger-rifles-1/N+inside; 1-B09: sov-rifles-1/S", more=work)
    play(game, "act ger-rifles-1")
    assert forbids(game, "face S") == "7.5p"


# -- slopes


def test_hills_cost_foot_units():  # CH-4.0x CH-11.0b CH-11.0c CH-11.0d CH-11.0e CH-11.0g CH-14.0j
    up = cost("3-F16: ger-rifles-1/NW", "ger-rifles-1", "3-F15", THREE)
    assert up == 2, "one level up"
    down = cost("3-F15: ger-rifles-1/SE", "ger-rifles-1", "3-F16", THREE)
    assert down == 1
    steep = [
        cost(f"3-F14: {name}-1/S", f"{name}-1", "3-G14", THREE)
        for name in ("ger-rifles", "ger-pz3e", "ger-truck")
    ]
    assert steep == [3, IMPOSSIBLE, IMPOSSIBLE]
    assert cost("3-F16: ger-pak36-1/NW", "ger-pak36-1", "3-F15", THREE) == 4, "pushed by hand"


def test_vehicles_pay_for_slopes_only_as_an_option():  # CH-11.0f
    text = "3-F16: ger-pz3e-1/NW"
    assert cost(text, "ger-pz3e-1", "3-F15", THREE) == 1
    assert cost(text, "ger-pz3e-1", "3-F15", THREE, vehicle_slopes="on") == 2


# -- 5.5 and 5.6


def test_reinforcements_enter_by_a_move_of_any_kind():  # CH-5.5a CH-5.5c CH-5.5d CH-5.5g
    game = started("partisans")
    assert may(game, "act") == may(game, "opportunity") == {
        *("ger-rifles-1", "ger-rifles-2", "ger-lmg-1", "ger-lmg-2")
    }
    play(game, "act ger-rifles-1")
    assert {name[-2:] for name in may(game, "to")} == {"02"}
    assert len(may(game, "to")) == 12
    play(game, "to 1-H02", "face NE")
    assert (where(game, "ger-rifles-1"), game.state.ap[0]) == ("1-H02", 6)
    play(game, "pass", "command ger-lmg-1", "to 1-H02", "face NE", "pass")
    assert status(game, "ger-lmg-1") == "fresh"
    play(game, "opportunity ger-lmg-2", "to 1-D02", "face NE")
    assert status(game, "ger-lmg-2") == "used"


def test_entry_costs_the_terrain_of_the_hex():  # CH-5.5c
    game = battle("ready ger-rifles-1; 1-L18: sov-rifles-1/S", cap=(0, 0))
    g = game.state
    rifles = unit(game, "ger-rifles-1")
    assert cost_to(g, rifles, g.ground.hex("1-H02")) == 1
    assert cost_to(g, rifles, g.ground.hex("1-E12")) == 2


def test_late_reinforcements_use_the_same_hex():  # CH-5.5b FF-3
    game = started("partisans")
    for _ in range(3):
        play(game, "pass", "pass", "bid 0", "bid 0")
        while asked(game) == "bid":
            play(game, "bid 0")
    if seat(game) == "german":
        play(game, "pass")
    play(game, "act sov-rifles-4")
    assert may(game, "to") == {"1-G18"}


def test_a_blocked_entry_shifts_by_two():  # CH-5.5e
    more = (
        '[[force]]\nside = "soviet"\nround = 1\nby_road = true\n'
        'area = { hexes = ["1-G19"] }\nunits = [{ unit = "sov-smg" }]\n'
    )
    text = "1-G18: ger-rifles-1/N; ready sov-smg-1"
    game = battle(text, more=more, side="soviet")
    # The drill's own force comes from the west; the sheet's first force is the one at the road.
    play(game, "act sov-smg-1")
    assert "1-G18" not in may(game, "to")
    assert may(game, "to") <= {
        *("1-E18", "1-F18", "1-H18", "1-I18", "1-G17", "1-H17", "1-F17", "1-G16", "1-H16")
    }
    assert may(game, "to")


def test_several_units_enter_together():  # CH-5.5f CH-17.0b
    game = started("partisans")
    play(game, "opportunity ger-rifles-1", "with ger-lmg-1", "march", "to 1-H02", "to 1-I02")
    play(game, "face NE", "face NE")
    assert (where(game, "ger-rifles-1"), where(game, "ger-lmg-1")) == ("1-H02", "1-I02")


def test_units_off_the_map_are_not_attacked_and_do_not_see():  # CH-5.5g
    game = battle("ready ger-rifles-1; 1-G03: sov-rifles-1/NW", side="soviet")
    play(game, "act sov-rifles-1")
    assert may(game, "fire") == set()


def test_the_map_is_left_only_where_the_sheet_says():  # CH-5.6a
    more = '[[exit]]\nside = "german"\nhexes = ["1-A10"]\nvp = 2\n'
    game = battle("1-A10: ger-rifles-1/N ger-lmg-1/N; 1-A08: ger-hmg-1/N", more=more)
    play(game, "act ger-hmg-1")
    assert forbids(game, "leave") == "5.6a"
    game = battle("1-A10: ger-rifles-1/N; 1-L02: sov-rifles-1/N", more=more)
    play(game, "act ger-rifles-1", "leave")
    assert where(game, "ger-rifles-1") == "left"
    assert game.state.vp == [2, 0]
    assert game.state.ap == [0, 0], "nobody is left to spend them"


def test_each_side_has_exits_worth_their_own_points():  # CH-5.6a
    exits = '[[exit]]\nside = "{}"\nhexes = ["{}"]\nvp = {}\n'
    more = exits.format("german", "1-A10", 2) + exits.format("soviet", "1-L02", 1)
    game = battle("1-A10: ger-rifles-1/N ger-lmg-1/N; 1-L02: sov-rifles-1/N", more=more)
    play(game, "act ger-rifles-1", "leave")
    assert game.state.vp == [2, 0]
    game = battle("1-A10: ger-rifles-1/N; 1-L02: sov-rifles-1/N", side="soviet", more=more)
    play(game, "act sov-rifles-1", "leave")
    assert game.state.vp == [0, 1]


def test_passengers_leave_the_map_with_their_vehicle():  # CH-5.6a CH-17.1c
    more = '[[exit]]\nside = "german"\nhexes = ["1-A10"]\nvp = 2\n'
    text = "1-A10: ger-truck-1/N ger-rifles-1/N+in=ger-truck-1; 1-L02: sov-rifles-1/N"
    game = battle(text, more=more)
    play(game, "act ger-truck-1", "leave")
    assert where(game, "ger-rifles-1") == where(game, "ger-truck-1") == "left"
    assert game.state.vp == [4, 0]
    assert not game.state.aboard
    assert set(game.state.carrier) == {-1}


# -- 7.7.3o leaving close combat at once


def test_leaving_at_once_avoids_the_way_the_enemy_came():  # CH-7.7.3o CH-7.7.3p CH-GE-16
    game = battle("1-H09: ger-rifles-1/N; 1-G09: sov-rifles-1/N sov-rifles-2/N", MISS)
    play(game, "act ger-rifles-1", "to 1-G09", "face N")
    play(game, "act sov-rifles-1")
    assert {forbids(game, f"to {end}") for end in ("1-H09", "1-G08", "1-G10")} == {"7.7.3o"}
    assert {"to 1-F09", "to 1-F08", "to 1-F10"} <= legal(game)
    play(game, "face S", "act ger-rifles-1", "face S", "act sov-rifles-1")
    assert "to 1-H09" in legal(game), "later it may"


def test_who_came_into_the_hex_after_the_enemy_leaves_it_freely():  # CH-7.7.3p
    game = battle("1-G09: ger-rifles-1/N sov-rifles-1/N", side="soviet")
    g = game.state
    g.came[unit(game, "ger-rifles-1")] = g.ground.hex("1-H09")
    squad = unit(game, "sov-rifles-1")
    assert barred_by_entrants(g, squad) == hexset(game, "1-H09", "1-G08", "1-G10")
    g.moved |= 1 << squad
    assert barred_by_entrants(g, squad) == 0


def test_a_step_is_taken_back_unless_it_may_have_found_something():  # CH-10.02a
    def first_step(**options):
        game = hexfront.new("heroes", scenario="partisans", options=options, seed="step")
        while game.decision.prompt != "order":
            game.play(game.decision.actions[0])
        seat = game.decision.seat
        game.play(next(action for action in game.decision.actions if action[0] == "to"))
        return game, seat

    game, seat = first_step()
    game.undo(seat)
    assert game.decision.prompt == "order"
    for surprise in ({"becoming_hidden": "on"}, {"cards": "on"}):  # there are mines in the deck
        game, seat = first_step(**surprise)
        with pytest.raises(CannotUndo, match="chance has spoken"):
            game.undo(seat)
