"""Rules 14 to 17: vehicles, trucks and transport."""

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
    marker,
    may,
    play,
    seat,
    shot,
    status,
    told,
    unit,
    where,
)

from hexfront.core.hexes import bits
from hexfront.games.heroes.combat import too_steep
from hexfront.games.heroes.costs import IMPOSSIBLE, cost_to
from hexfront.games.heroes.ground import Ground
from hexfront.games.heroes.movement import barred_by_entrants
from hexfront.games.heroes.tables import FOOT, KINDS, TERRAIN, TERRAINS, TRACKED, WHEELED

MISS = [1, 1]
FAR = "1-A18: sov-rifles-1/N"


def price(text, name, end, boards):
    game = battle(text, boards=boards)
    return cost_to(game.state, unit(game, name), game.state.ground.hex(end))


# -- 14


def test_colours_of_movement():  # CH-14.0a
    found = {kind.id: kind.moves for kind in KINDS}
    assert found["ger-rifles"] == FOOT
    assert found["ger-truck"] == WHEELED
    assert found["ger-pz3e"] == TRACKED
    assert price("1-H09: ger-pz3e-1/S", "ger-pz3e-1", "1-G09", "[{ board = 1 }]") == 2, "backwards"


# CH-14.0b CH-14.0c CH-14.0d CH-14.0e CH-14.0f CH-14.0g CH-14.0i CH-4.0k
@pytest.mark.parametrize(
    ("terrain", "wheeled", "tracked", "stops"),
    [
        ("open", 0, 0, False),
        ("field", None, 0, True),
        ("light_woods", 2, 1, True),
        ("heavy_woods", None, 2, True),
        ("wood_building", 2, 1, True),
        ("stone_building", 3, 2, True),
        ("water", None, None, True),
    ],
)
def test_terrain_for_vehicles(terrain, wheeled, tracked, stops):
    row = TERRAIN[TERRAINS.index(terrain)]
    assert row.entry[WHEELED] == wheeled
    assert row.entry[TRACKED] == tracked
    assert row.stops_bonus == stops


def test_vehicles_pay_for_what_they_enter():  # CH-14.0c CH-14.0d CH-14.0e CH-4.0k CH-14.0i
    one = "[{ board = 1 }]"
    assert price("1-F12: ger-pz3e-1/N", "ger-pz3e-1", "1-E12", one) == 3
    assert price("1-F12: ger-truck-1/N", "ger-truck-1", "1-E12", one) == IMPOSSIBLE
    assert price("1-G10: ger-truck-1/N", "ger-truck-1", "1-F10", one) == 3
    assert price("2-F02: ger-truck-1/S", "ger-truck-1", "2-G02", TWO) == IMPOSSIBLE
    assert price("5-C11: ger-pz3e-1/N", "ger-pz3e-1", "5-B11", FIVE) == IMPOSSIBLE


def test_roads_cancel_what_bars_vehicles():  # CH-14.0k CH-5.0.1a
    game = battle("1-C13: ger-truck-1/S; 1-D13: ger-rifles-1/N")
    g = game.state
    at = g.ground.hex("1-D13")
    for side in range(6):
        if g.ground.roads[side] >> at & 1:
            end = g.ground.board.step[side][at]
            start = g.ground.board.name[end]
            paid = price(f"{start}: ger-truck-1/N", "ger-truck-1", "1-D13", "[{ board = 1 }]")
            assert paid in (1, 2), "woods, but along the road"


def test_bonus_moves_cost_nothing():  # CH-14.1a CH-14.1c CH-14.1d CH-14.2a
    game = battle(f"1-K12: sov-t34a-1/N; 1-A02: ger-rifles-1/N; {FAR}", side="soviet")
    play(game, "act sov-t34a-1", "to 1-J12")
    assert asked(game) == "bonus"
    play(game, "to 1-I12")
    play(game, "to 1-I11")
    assert game.state.ap[1] == 6
    assert asked(game) == "face"
    play(game, "face S")
    assert where(game, "sov-t34a-1") == "1-I11"
    assert seat(game) == "german"


def test_wheels_stay_on_the_road_and_are_jammed_by_vehicles():  # CH-14.1b CH-14.1g
    game = battle(f"1-F06: ger-truck-1/NE; 1-F09: ger-pz3e-1/N; {FAR}")
    play(game, "act ger-truck-1", "to 1-F07")
    assert may(game, "to") == {"1-F06", "1-F08"}
    game = battle(f"1-F06: ger-truck-1/NE; 1-F08: ger-pz3e-1/N; {FAR}")
    play(game, "act ger-truck-1", "to 1-F07")
    assert may(game, "to") == {"1-F06"}, "jammed"
    game = battle(f"1-F06: ger-sdkfz232-1/NE; 1-F08: ger-pz3e-1/N; {FAR}")
    play(game, "act ger-sdkfz232-1", "to 1-F07")
    assert {"1-F08", "1-E07"} <= may(game, "to"), "a track pip leaves the road"


def test_walls_cost_tracks_one_and_stop_their_bonus():  # CH-14.0h CH-14.1e
    game = battle("2-G04: ger-pz3e-1/N; 2-L18: sov-rifles-1/N", boards=TWO)
    ground = game.state.ground
    found = 0
    for side in range(6):
        for at in bits(ground.walls[side]):
            end = ground.board.step[side][at]
            if end < 0 or not ground.open >> at & ground.open >> end & 1:
                continue
            start, face = ground.board.name[at], ground.board.directions[side]
            text = f"{start}: ger-pz3e-1/{face}; 2-L18: sov-rifles-1/N"
            assert price(text, "ger-pz3e-1", ground.board.name[end], TWO) == 2
            wheels = battle(text.replace("pz3e", "truck"), boards=TWO)
            assert cost_to(wheels.state, unit(wheels, "ger-truck-1"), end) == IMPOSSIBLE
            before = ground.board.step[(side + 3) % 6][at]
            if before >= 0 and ground.open >> before & 1:
                name = ground.board.name[before]
                game = battle(f"{name}: ger-pz3e-1/{face}; 2-L18: sov-rifles-1/N", boards=TWO)
                play(game, "act ger-pz3e-1", f"to {start}")
                assert ground.board.name[end] not in may(game, "to")
                found += 1
    assert found


def test_bad_ground_stops_bonus_moves():  # CH-14.1e CH-14.1f CH-13.0j
    game = battle(f"1-G10: ger-pz3e-1/N; {FAR}")
    play(game, "act ger-pz3e-1", "to 1-F10")
    assert asked(game) == "face", "light woods entered first: the bonus is lost"
    game = battle(f"1-H10: ger-pz3e-1/N; {FAR}")
    play(game, "act ger-pz3e-1", "to 1-G10")
    assert "1-F10" not in may(game, "to")
    game = battle(f"1-H10: ger-pz3e-1/N; {FAR}; smoke 1-G10")
    play(game, "act ger-pz3e-1", "to 1-G10")
    assert asked(game) == "face"
    game = battle(f"1-H10: ger-pz3e-1/S; {FAR}")
    play(game, "act ger-pz3e-1", "to 1-G10")
    assert asked(game) == "face", "backwards"


def test_along_a_road_bad_ground_takes_no_bonus():  # CH-14.1f CH-14.0k CH-14.1e
    """A hex of woods or houses with a road in it, entered by the road and from beside it."""
    far = "1-A02: sov-rifles-1/N"
    ground = battle(f"1-L18: ger-sdkfz251-1/N; {far}").state.ground
    name, step = ground.board.name, ground.board.step
    seen = set()
    for end in bits(ground.stops_bonus & ground.road):
        for side in range(6):
            start = step[(side + 3) % 6][end]
            if start < 0:
                continue
            by_road = bool(ground.roads[side] >> start & 1)
            goes_on = bool(ground.roads[side] >> end & 1)
            if (by_road, goes_on, side) in seen:
                continue
            seen.add((by_road, goes_on, side))
            text = f"{name[start]}: ger-sdkfz251-1/{ground.board.directions[side]}; {far}"
            game = battle(text)
            play(game, "act ger-sdkfz251-1", f"to {name[end]}")
            assert asked(game) == ("bonus" if by_road else "face"), text
    assert len({(by_road, goes_on) for by_road, goes_on, _ in seen}) == 4


def test_crossing_an_enemy_hex_in_one_action():  # CH-14.1h CH-5.4c
    game = battle("1-H09: ger-pz3e-1/N; 1-G09: sov-rifles-1/N", MISS)
    play(game, "act ger-pz3e-1", "to 1-G09", "to 1-F09", "face S")
    play(game, "act sov-rifles-1")
    assert may(game, "close") == set()
    assert may(game, "fire") == {"1-F09"}


# -- 15


def test_turrets_fire_outside_the_arc_for_two_more():  # CH-15.4a CH-15.4c CH-15.6a
    game = battle("1-H09: ger-pz3e-1/S; 1-E09: sov-rifles-1/S", MISS)
    play(game, "act ger-pz3e-1", "fire 1-E09")
    assert game.state.ap[0] == 2
    assert facing(game, "ger-pz3e-1") == "S"
    game = battle("1-H09: ger-pzjg35r-1/S; 1-E09: sov-rifles-1/S")
    play(game, "act ger-pzjg35r-1")
    assert forbids(game, "fire 1-E09") == "6.1b"
    text = "1-H09: ger-pz3e-1/S!veh-immobilized; 1-E09: sov-rifles-1/S"
    game = battle(text, MISS)
    play(game, "act ger-pz3e-1")
    assert may(game, "to") == may(game, "face") == set()
    assert "fire 1-E09" in legal(game)


def test_a_turret_does_not_support_outside_its_arc():  # CH-15.4b CH-9.1.2d
    text = "1-H09: ger-lmg-1/N ger-pz3e-1/S; 1-E09: sov-rifles-1/S"
    game = battle(text, MISS)
    play(game, "act ger-lmg-1")
    play(game, "with ger-pz3e-1")
    assert forbids(game, "fire 1-E09") == "9.1.2a"
    game = battle(text, MISS)
    play(game, "act ger-pz3e-1", "with ger-lmg-1")
    assert "fire 1-E09" in legal(game), "but it may lead"


def test_vehicle_markers():  # CH-15.0c CH-15.0d CH-15.0e CH-15.0g CH-15.0i CH-15.0j
    base = "1-H09: ger-pz3e-1/N!{}; 1-E09: sov-rifles-1/S; 1-D09: sov-t26-1/S"
    game = battle(base.format("veh-stunned"))
    play(game, "act ger-pz3e-1")
    assert legal(game) == {"rally", "stall"}
    game = battle(base.format("veh-gun-damaged-red"))
    play(game, "act ger-pz3e-1")
    assert may(game, "fire") == {"1-D09"}
    assert forbids(game, "fire 1-E09") == "7.5e"
    game = battle(base.format("veh-gun-damaged-blue"))
    play(game, "act ger-pz3e-1")
    assert may(game, "fire") == {"1-E09"}
    game = battle(base.format("veh-panicked"))
    play(game, "act ger-pz3e-1")
    assert may(game, "fire") == set()
    game = battle(base.format("veh-suppressed"), MISS)
    events = play(game, "act ger-pz3e-1", "fire 1-D09")
    assert shot(events)["firepower"]["marker"] == -5
    assert game.state.ap[0] == 3
    game = battle(base.format("veh-light-damage"), MISS)
    assert "marker" not in shot(play(game, "act ger-pz3e-1", "fire 1-E09"))["firepower"]


def test_vehicle_markers_on_the_defence():  # CH-15.0g CH-15.0h
    base = "1-E09: ger-pak36-1/N; 1-C09: sov-t26-1/{}!{}"
    cases = (("S", "veh-panicked", -4), ("S", "veh-immobilized", -1), ("N", "veh-immobilized", 1))
    for face, name, change in cases:
        game = battle(base.format(face, name), MISS)
        events = play(game, "act ger-pak36-1", "fire 1-C09")
        assert shot(events)["defence"]["marker"] == change


def test_tanks_shelter_foot_units():  # CH-15.2a
    text = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S sov-t26-1/S"
    game = battle(text, MISS * 2)
    events = play(game, "act ger-rifles-1", "fire 1-E09", "target sov-rifles-1")
    assert shot(events)["defence"] == {"front": 12, "vehicle": 1}
    assert "vehicle" not in shot(events, 1)["defence"]


def test_tanks_cannot_fire_down_a_steep_side():  # CH-15.3a
    text = "3-F14: ger-pz3e-1/S; 3-G14: sov-rifles-1/N"
    game = battle(text, boards=THREE)
    play(game, "act ger-pz3e-1")
    assert forbids(game, "fire 3-G14") == "15.3a"
    up = battle("3-G14: ger-pz3e-1/N; 3-F14: sov-rifles-1/S", MISS, boards=THREE)
    play(up, "act ger-pz3e-1")
    assert "fire 3-F14" in legal(up)


def test_self_propelled_guns_fire_down_a_steep_side():  # CH-15.3a
    for kind in ("pzjg35r", "protze36", "sdkfz251", "sdkfz232"):
        text = f"3-F14: ger-{kind}-1/S; 3-G14: sov-rifles-1/N"
        game = battle(text, boards=THREE)
        play(game, f"act ger-{kind}-1")
        assert "fire 3-G14" in legal(game), kind


@pytest.mark.parametrize("boards", [THREE, "[{ board = 3, turned = true }]"])
def test_every_steep_side_shelters_from_the_tank_above(boards):  # CH-15.3a CH-4.0j
    game = battle("3-F14: ger-pz3e-1/S; 3-B02: sov-rifles-1/N", boards=boards)
    g, tank = game.state, unit(game, "ger-pz3e-1")
    found = 0
    for at in bits(g.ground.playable):
        g.put(tank, at)
        level = g.ground.level
        below = [h for h in bits(g.ground.board.adjacent[at]) if level[at] - level[h] >= 2]
        assert [*bits(too_steep(g, tank))] == below
        found += len(below)
    assert found


def test_a_tank_on_a_peak_fires_down_no_side_of_it():  # CH-15.3a CH-4.0j
    game = battle("3-F14: ger-pz3e-1/S; 3-B02: sov-rifles-1/N", boards=THREE)
    g, tank = game.state, unit(game, "ger-pz3e-1")
    g.ground = ground = Ground(g.ground.layout)
    at = g.place[tank]
    ground.level = [2 if h == at else 0 for h in range(ground.board.size)]
    assert too_steep(g, tank) == ground.board.adjacent[at]
    ground = g.ground = Ground(ground.layout)
    ground.level = [0 if h == at else 2 for h in range(ground.board.size)]
    assert too_steep(g, tank) == 0, "upwards it may"


def test_open_tops_are_soft_from_close_by_and_above():  # CH-15.5a
    game = battle("1-H09: sov-rifles-1/N ger-pzjg35r-1/S", [6, 6], draws=[7], side="soviet")
    events = play(game, "act sov-rifles-1", "close ger-pzjg35r-1")
    assert shot(events)["firepower"]["firepower"] == 3, "red"
    assert shot(events)["defence"]["flank"] == 13
    game = battle("1-H09: sov-rifles-1/N ger-pzjg35r-1/S", [5, 4], draws=[7], side="soviet")
    play(game, "act sov-rifles-1", "close ger-pzjg35r-1")
    assert marker(game, "ger-pzjg35r-1") == "inf-pinned"
    game = battle("1-H09: sov-mortar-82-1/N; 1-E09: ger-pzjg35r-1/S", MISS, side="soviet")
    events = play(game, "act sov-mortar-82-1", "fire 1-E09")
    assert shot(events)["firepower"] == {"firepower": 3}
    game = battle("1-H09: sov-rifles-1/N; 1-E09: ger-pzjg35r-1/N", MISS, side="soviet")
    events = play(game, "act sov-rifles-1", "fire 1-E09")
    assert shot(events)["firepower"] == {"firepower": 0}, "else it stays blue"


def test_towing():  # CH-15.6b
    text = f"1-H09: ger-pz3e-1/N ger-pz38t-1/N!veh-immobilized ger-truck-1/N; {FAR}"
    game = battle(text)
    play(game, "act ger-truck-1")
    assert may(game, "tow") == set(), "tracked only by tracked"
    game = battle(text)
    play(game, "act ger-pz3e-1", "tow ger-pz38t-1", "pass", "act ger-pz3e-1", "to 1-G09", "stop")
    play(game, "face N")
    assert where(game, "ger-pz38t-1") == "1-G09"
    play(game, "pass")
    assert "act ger-pz38t-1" not in legal(game), "a towed vehicle does nothing"
    play(game, "act ger-pz3e-1", "unhitch")
    assert not game.state.aboard


# -- 16


def test_trucks_fight_only_in_their_hex_and_control_nothing():  # CH-16.0c CH-16.0d
    more = '[[control]]\nhex = "1-G09"\nside = "soviet"\n'
    game = battle("1-H09: ger-truck-1/N; 1-F09: sov-rifles-1/S", more=more)
    play(game, "act ger-truck-1")
    assert may(game, "fire") == set()
    play(game, "to 1-G09")
    while asked(game) != "turn":
        play(game, sorted(legal(game))[-1])
    assert game.view(None)["control"]["soviet"] == ["1-G09"]


@pytest.mark.parametrize("hit", ["inf-cowering", "inf-berserk"])
def test_a_marker_shortens_a_range_and_gives_none(hit):  # CH-16.0c CH-7.5r CH-7.5s OP-7.5.5
    text = f"1-H09: ger-truck-1/N!{hit}; 1-G09: sov-rifles-1/S; 1-F09: sov-rifles-2/S"
    game = battle(text)
    play(game, "act ger-truck-1")
    assert may(game, "fire") == set()
    game = battle(text.replace("truck", "rifles"))
    play(game, "act ger-rifles-1")
    assert may(game, "fire") == {"1-G09", "1-F09"}
    game = battle(text.replace("1-F09", "1-E09").replace("truck", "rifles"))
    play(game, "act ger-rifles-1")
    assert may(game, "fire") == {"1-G09"}, "twice one hex at the most"


# -- 17

PAIR = "1-H09: ger-sdkfz251-1/NE ger-rifles-1/S; 1-A18: sov-rifles-1/N"


def test_loading_from_the_same_hex():  # CH-17.0a CH-17.0c CH-17.0d CH-17.0f CH-17.1e
    game = battle(PAIR)
    play(game, "act ger-rifles-1", "board ger-sdkfz251-1")
    assert game.state.ap[0] == 6
    assert facing(game, "ger-rifles-1") == "NE"
    assert status(game, "ger-sdkfz251-1") == status(game, "ger-rifles-1") == "activated"
    assert game.view(None)["stacks"]["1-H09"][0]["carried_by"] in (None, "ger-sdkfz251-1")
    full = battle(PAIR + "; 1-I09: ger-lmg-1/N")
    play(full, "act ger-rifles-1", "board ger-sdkfz251-1", "pass", "act ger-lmg-1")
    assert may(full, "board") == set(), "it carries one"


def test_loading_from_beside():  # CH-17.0e
    game = battle("1-E12: ger-sdkfz251-1/N; 1-F12: ger-rifles-1/N; 1-A18: sov-rifles-1/N")
    play(game, "act ger-rifles-1", "board ger-sdkfz251-1")
    assert (where(game, "ger-rifles-1"), game.state.ap[0]) == ("1-E12", 5)


def test_pinned_units_neither_load_nor_unload():  # CH-17.1b CH-7.5f
    game = battle(PAIR.replace("ger-rifles-1/S", "ger-rifles-1/S!inf-pinned"))
    play(game, "act ger-rifles-1")
    assert may(game, "board") == set()
    aboard = PAIR.replace("ger-rifles-1/S", "ger-rifles-1/NE+in=ger-sdkfz251-1!inf-pinned")
    game = battle(aboard)
    play(game, "act ger-rifles-1")
    assert may(game, "alight") == set()
    game = battle(aboard)
    play(game, "act ger-sdkfz251-1", "to 1-G10", "stop", "face N")
    assert where(game, "ger-rifles-1") == "1-G10", "but it is carried along"


ABOARD = PAIR.replace("ger-rifles-1/S", "ger-rifles-1/NE+in=ger-sdkfz251-1")


def test_the_pair_moves_as_the_carrier():  # CH-17.1c CH-17.1d CH-17.1f
    game = battle(ABOARD)
    play(game, "act ger-sdkfz251-1", "to 1-G10", "to 1-G11", "to 1-G12", "face N")
    assert where(game, "ger-rifles-1") == "1-G12"
    assert game.state.ap[0] == 6
    text = ABOARD + "; 1-F10: sov-mmg-1/S"
    game = battle(text, MISS)
    play(game, "act ger-rifles-1")
    assert may(game, "fire") == set(), "passengers do not fire"
    game = battle(text, MISS)
    play(game, "act ger-sdkfz251-1")
    assert "fire 1-F10" in legal(game)


def test_passengers_share_the_state_of_their_carrier():  # CH-17.1e
    game = battle(ABOARD)
    play(game, "opportunity ger-sdkfz251-1", "to 1-G10", "stop", "face N")
    assert status(game, "ger-rifles-1") == "used"
    game = battle(ABOARD)
    play(game, "act ger-sdkfz251-1", "to 1-G10", "stop", "face N")
    assert status(game, "ger-rifles-1") == "activated"


def test_passengers_may_rally():  # CH-17.1d
    text = ABOARD.replace("in=ger-sdkfz251-1", "in=ger-sdkfz251-1!inf-suppressed")
    game = battle(text, [6, 6])
    play(game, "act ger-rifles-1", "rally")
    assert marker(game, "ger-rifles-1") is None


def test_unloading():  # CH-17.2a
    game = battle(ABOARD)
    play(game, "act ger-rifles-1")
    assert "1-H09" in may(game, "alight")
    play(game, "alight 1-I09", "face S")
    assert (where(game, "ger-rifles-1"), game.state.ap[0]) == ("1-I09", 6)
    assert facing(game, "ger-rifles-1") == "S"
    assert not game.state.aboard


def test_passengers_are_attacked_first_and_shielded():  # CH-17.3a CH-17.3c
    text = ABOARD.replace("1-A18: sov-rifles-1/N", "1-E09: sov-rifles-1/S")
    game = battle(text, MISS * 2, side="soviet")
    events = play(game, "act sov-rifles-1", "fire 1-H09")
    assert [s["unit"] for s in told(events, "shot")] == ["ger-rifles-1", "ger-sdkfz251-1"]
    assert shot(events)["defence"]["shield"] == 2


def test_a_destroyed_passenger_leaves_room():  # CH-17.3a CH-17.0a
    text = "1-H09: ger-truck-1/N ger-rifles-1/N+in=ger-truck-1!inf-unnerved ger-lmg-1/N;"
    text += " 1-E09: sov-mmg-1/S"
    game = battle(text, [6, 6, *MISS, *MISS], side="soviet")
    play(game, "act sov-mmg-1", "fire 1-H09", "target ger-rifles-1")
    while asked(game) == "choose_target":
        play(game, sorted(legal(game))[0])
    assert where(game, "ger-rifles-1") == "destroyed"
    assert not game.state.aboard
    assert set(game.state.carrier) == {-1}
    play(game, "act ger-lmg-1", "board ger-truck-1")
    assert game.state.aboard == 1 << unit(game, "ger-lmg-1")


def test_a_destroyed_carrier_sets_its_passenger_down():  # CH-17.3b
    text = "1-H09: ger-truck-1/N ger-rifles-1/N+in=ger-truck-1; 1-E09: sov-mmg-1/S"
    hit = text.replace("ger-truck-1/N ", "ger-truck-1/N!inf-unnerved ")
    game = battle(hit, [1, 1, 6, 6], side="soviet")
    play(game, "act sov-mmg-1", "fire 1-H09")
    assert where(game, "ger-truck-1") == "destroyed"
    assert (asked(game), seat(game)) == ("face", "german")
    play(game, "face S")
    assert where(game, "ger-rifles-1") == "1-H09"
    assert not game.state.aboard


def test_reinforcements_enter_on_their_carrier():  # CH-17.0b
    more = (
        '[[force]]\nside = "german"\nround = 1\narea = { edge = "west" }\n'
        'units = [{ unit = "ger-sdkfz251" }, { unit = "ger-lmg" }]\n'
    )
    game = battle(f"ready ger-sdkfz251-1 ger-lmg-1; {FAR}", more=more)
    names = game.state.firefight.names
    assert names[1:3] == ["ger-sdkfz251-1", "ger-lmg-1"]
    play(game, "act ger-lmg-1", "board ger-sdkfz251-1", "pass", "act ger-sdkfz251-1", "to 1-H02")
    while asked(game) != "turn":
        play(game, sorted(legal(game))[-1])
    assert where(game, "ger-lmg-1") == where(game, "ger-sdkfz251-1") != "waiting"


ENTERED = "1-H09: sov-rifles-1/N; 1-G09: ger-truck-1/N ger-rifles-1/N"
BARRED = ("1-H09", "1-G08", "1-G10")


def entered(text):
    """A Soviet squad has just come into 1-G09, from 1-H09."""
    game = battle(text, side="soviet")
    play(game, "act sov-rifles-1", "to 1-G09", "face N")
    return game


def test_who_gets_off_at_once_avoids_the_way_the_enemy_came():  # CH-7.7.3o CH-7.7.3p CH-17.2a
    game = entered(ENTERED + "+in=ger-truck-1")
    play(game, "act ger-rifles-1")
    assert {forbids(game, f"alight {end}") for end in BARRED} == {"7.7.3o"}
    assert {"alight 1-G09", "alight 1-F09", "alight 1-F08", "alight 1-F10"} <= legal(game)
    play(game, "stall", "act sov-rifles-1", "face S", "act ger-rifles-1")
    assert {f"alight {end}" for end in BARRED} <= legal(game), "later it may"


def test_who_was_driven_into_the_hex_gets_off_on_any_side():  # CH-7.7.3p CH-7.7.3o
    game = battle("1-G09: sov-rifles-1/N ger-truck-1/N ger-rifles-1/N+in=ger-truck-1")
    g = game.state
    g.came[unit(game, "sov-rifles-1")] = g.ground.hex("1-H09")
    passenger, truck = unit(game, "ger-rifles-1"), unit(game, "ger-truck-1")
    assert barred_by_entrants(g, passenger) == hexset(game, *BARRED)
    g.moved |= 1 << truck
    assert barred_by_entrants(g, passenger) == 0


def test_nobody_boards_at_once_where_the_enemy_came_from():  # CH-7.7.3o CH-17.0c
    text = ENTERED.replace("ger-truck-1/N ", "")
    game = entered(text + "; 1-G08: ger-truck-1/N; 1-F09: ger-truck-2/N")
    play(game, "act ger-rifles-1")
    assert may(game, "board") == {"ger-truck-2"}
    assert forbids(game, "board ger-truck-1") == "7.7.3o"
