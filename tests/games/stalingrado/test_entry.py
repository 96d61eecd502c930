"""4.2: entry, exit and withdrawal; 4.3 railways; 4.4 the sea, turn 1 and the Volga."""

from __future__ import annotations

import pytest
from tests.games.stalingrado.helpers import (
    campaign,
    forbids,
    give_way,
    hexes,
    is_marked,
    legal,
    offered,
    play,
    run_to,
    set_up,
    state,
    steps_of,
    storm,
    told,
    where,
)

from hexfront.games.stalingrado.calendar import COMES_BY, LEAVES_BY
from hexfront.games.stalingrado.combat import duties
from hexfront.games.stalingrado.counters import (
    COUNTERS,
    ENTRY_TURN,
    EXIT_TURN,
    HUNGARIAN_CHANGE,
    NUMBER,
    SUBSTITUTES,
)
from hexfront.games.stalingrado.entries import entry_hexes
from hexfront.games.stalingrado.tables import AXIS_ENTRY, BOARD, SOVIET_ENTRY
from hexfront.games.stalingrado.transport import by_rail


def entering_hexes(text: str, unit: str) -> set[str]:
    game = set_up(text)
    return set(BOARD.names(entry_hexes(state(game), NUMBER[unit])))


def test_reinforcements_come_on_the_listed_turn() -> None:  # SG-4.2.1a, SG-4.1.1b
    early = set_up("turn 4; future: DE-INF-371; 0503: DE-INF-44; phase withdrawals")
    assert "enter DE-INF-371" not in legal(early)
    game = set_up("turn 5; future: DE-INF-371; 0503: DE-INF-44; phase withdrawals")
    assert "enter DE-INF-371" in legal(game)
    play(game, "enter DE-INF-371", "at 0103", "stay")
    assert where(game, "DE-INF-371") == "0103"


def test_the_first_hex_is_paid_and_the_whole_allowance_left() -> None:  # SG-4.2.1b
    game = set_up("turn 5; waiting: DE-INF-371")
    play(game, "enter DE-INF-371", "at 0105")
    far = max(BOARD.distance(BOARD.hex("0105"), BOARD.hex(h)) for h in offered(game, "to"))
    assert far == 5
    assert "rail 0203" not in legal(game)


def test_axis_entry_is_west_and_north() -> None:  # SG-4.2.1c
    west = entering_hexes("turn 5; waiting: DE-INF-371", "DE-INF-371")
    assert west == set(BOARD.names(AXIS_ENTRY["W"]))
    assert all(name.startswith("01") for name in west)
    north = entering_hexes("turn 12; waiting: DE-PZ-27", "DE-PZ-27")
    assert north == {"0101", "0201", "0301", "0401", "0501"}


def test_soviet_east_entry_ends_at_3321() -> None:  # SG-4.2.1d
    east = entering_hexes("turn 5 soviet; waiting: SU-RD-1", "SU-RD-1")
    assert east == {f"33{row:02}" for row in range(1, 22)}


def test_soviet_north_entry_begins_at_0601_until_livny_falls() -> None:  # SG-4.2.1e
    north = entering_hexes("turn 5 soviet; waiting: SU-RD-6", "SU-RD-6")
    assert north == {f"{column:02}01" for column in range(6, 34)}


def test_after_livny_soviet_north_entry_begins_at_1301() -> None:  # SG-4.2.1f
    north = entering_hexes("turn 5 soviet; waiting: SU-RD-6; livny", "SU-RD-6")
    assert north == {f"{column:02}01" for column in range(13, 34)}
    game = set_up("turn 5; 0902: DE-MOT-3")
    play(game, "unit DE-MOT-3", "to 0901")
    assert state(game).livny


def test_livny_retaken_changes_nothing() -> None:  # SG-4.2.1f
    game = set_up("turn 5 soviet; 0902: SU-RD-4; 0101: DE-INF-44; livny; control 0901")
    play(game, "unit SU-RD-4", "to 0901")
    assert state(game).livny


def test_rebuilt_units_may_come_over_the_edges() -> None:  # SG-4.2.1g
    text = (
        "turn 8; 0503: DE-HQ-2; pool: DE-INF-44; points german-infantry 2; phase replacement_points"
    )
    game = set_up(text)
    play(game, "rebuild DE-INF-44")
    assert {"0105", "0301"} <= offered(game, "full_at")
    soviet = set_up(
        "turn 8 soviet; pool: SU-RD-4; points soviet-infantry 2; phase replacement_points"
    )
    play(soviet, "rebuild SU-RD-4")
    assert {"3310", "2001"} <= offered(soviet, "full_at")
    no_edge = {"2236", "2536"}  # no rebuilt unit comes over the South edge
    assert not no_edge & offered(soviet, "full_at")


def test_air_units_arrive_on_bases_and_fly_at_once() -> None:  # SG-4.2.1h
    game = set_up("turn 3; future: DE-A-I_JG53; 0503: DE-INF-44; phase withdrawals")
    play(game, "land DE-A-I_JG53")
    assert offered(game, "to") == {"0503"}
    play(game, "to 0503", "end")
    assert "send DE-A-I_JG53" in legal(game)


# -- exit


def test_axis_units_may_leave_west_and_north_for_a_point() -> None:  # SG-4.2.2a
    game = set_up("turn 8; 0101: DE-INF-44; 0501: DE-INF-45; 0807: DE-INF-46")
    for unit in ("DE-INF-44", "DE-INF-45"):
        play(game, f"unit {unit}")
        assert "leave" in legal(game)
        start = where(game, unit)
        assert told(play(game, "leave"), "leaves") == [{"counter": unit, "start": start}]
        assert where(game, unit) == "gone"
    play(game, "unit DE-INF-46")
    assert forbids(game, "leave") == "4.2.2a"


def test_the_point_for_leaving_must_be_left() -> None:  # SG-4.2.2a
    game = set_up("turn 8; 0605: DE-INF-46; 0606: RO-INF-1; unsupplied RO-INF-1")
    play(game, "unit RO-INF-1")
    assert forbids(game, "leave") == "4.2.2a"
    for start, leaves_now in (("0606", False), ("0506", True)):  # 5 and 4 points from the edge
        last_point = set_up(f"turn 8; {start}: DE-INF-44")
        play(last_point, "unit DE-INF-44")
        assert ("leave" in legal(last_point)) == leaves_now
    near = set_up("turn 8; 0205: RO-INF-1; unsupplied RO-INF-1")
    play(near, "unit RO-INF-1")
    assert "leave" in legal(near)


def test_who_left_does_not_return_but_for_two() -> None:  # SG-4.2.2b
    text = "turn 22; gone: DE-PZ-11/1 DE-INF-44 DE-MOT-1SSBDE; 0503: DE-INF-45; phase withdrawals"
    game = set_up(text)
    assert offered(game, "enter") == {"DE-PZ-11"}
    assert where(game, "DE-INF-44") == where(game, "DE-MOT-1SSBDE") == "gone"
    later = set_up(text.replace("turn 22", "turn 26"))
    assert offered(later, "enter") == {"DE-PZ-11", "DE-MOT-1SSBDE"}


def surrounded(unit: str, place: str, turn: str = "turn 8 soviet") -> str:
    """A unit in a hex, all neighbours on the map held by the enemy, who attacks."""
    enemy = (
        ["SU-RD-4", "SU-RD-5", "SU-RD-6", "SU-RD-8", "SU-RD-15", "SU-GRD-2"]
        if not unit.startswith("SU")
        else ["DE-INF-44", "DE-INF-45", "DE-INF-46", "DE-INF-50", "DE-INF-57", "DE-INF-62"]
    )
    around = BOARD.names(BOARD.adjacent[BOARD.hex(place)])
    parts = [f"{there}: {who}" for there, who in zip(around, enemy, strict=False)]
    return f"{turn}; {place}: {unit}; {'; '.join(parts)}; phase combat"


def test_axis_units_pushed_over_other_edges_are_destroyed() -> None:  # SG-4.2.2c
    game = set_up(surrounded("DE-INF-44", "3305"), dice=[4, 5])
    storm(game, "3305")
    give_way(game, "DE-INF-44")
    assert where(game, "DE-INF-44") == "pool"


def test_axis_units_pushed_over_the_west_edge_are_only_gone() -> None:
    game = set_up(surrounded("DE-INF-44 DE-INF-45 DE-INF-46", "0105"), dice=[3, 4])
    storm(game, "0105")
    give_way(game, "DE-INF-44")
    assert where(game, "DE-INF-46") == "gone"


def test_a_withdrawal_needs_a_path_clear_of_enemies() -> None:  # SG-4.2.2d
    free = set_up("turn 5; 0702: DE-PZ-9; 0503: DE-INF-44; phase withdrawals")
    assert where(free, "DE-PZ-9") == "gone"
    ring = surrounded("DE-PZ-9", "0705", "turn 5 axis").replace("phase combat", "phase withdrawals")
    shut = set_up(ring)
    assert where(shut, "DE-PZ-9") == "0705"
    zones = "turn 5; 0705: DE-PZ-9; 0706: SU-RD-4; 0605: SU-RD-5; phase withdrawals"
    assert where(set_up(zones), "DE-PZ-9") == "gone"


def test_an_overdue_withdrawal_is_tried_again() -> None:  # SG-4.2.2d
    game = set_up("turn 7; 0702: DE-PZ-9/1; 0503: DE-INF-44; phase withdrawals")
    assert where(game, "DE-PZ-9") == "gone"


def test_soviet_units_do_not_leave_by_themselves() -> None:  # SG-4.2.2e
    for place in ("2001", "0105"):
        game = set_up(f"turn 8 soviet; {place}: SU-RD-4; 0301: DE-INF-44")
        play(game, "unit SU-RD-4")
        assert forbids(game, "leave") == "4.2.2e"


def test_soviet_units_pushed_over_the_west_edge_never_come_back() -> None:  # SG-4.2.2f
    game = set_up(surrounded("SU-RD-4 SU-RD-5 SU-RD-6", "0105", "turn 8 axis"), dice=[3, 4])
    storm(game, "0105")
    give_way(game, "SU-RD-4")
    assert where(game, "SU-RD-6") == "lost"


def test_soviet_units_pushed_over_another_edge_come_back_there() -> None:  # SG-4.2.2g, OP-5.26
    game = set_up(surrounded("SU-RD-4 SU-RD-5 SU-RD-6", "2201", "turn 8 axis"), dice=[4, 5])
    storm(game, "2201")
    give_way(game, "SU-RD-4")
    assert where(game, "SU-RD-6") == "off"
    g = state(game)
    unit = NUMBER["SU-RD-6"]
    assert (g.edge[unit], g.since[unit]) == ("N", 10)


@pytest.mark.parametrize(("turn", "back"), [(9, False), (10, True)])
def test_two_turns_pass_before_a_pushed_unit_returns(turn: int, back: bool) -> None:  # SG-4.2.2g
    more = '{"since": {"%d": 10}, "edge": {"%d": "N"}, "frames": [["turn_end"], ["moving"]]}'
    unit = NUMBER["SU-RD-6"]
    game = set_up(f"turn {turn} soviet; off: SU-RD-6; more {more % (unit, unit)}")
    assert ("enter SU-RD-6" in legal(game)) == back
    if back:
        play(game, "enter SU-RD-6")
        assert all(name.endswith("01") for name in offered(game, "at"))


def test_soviet_withdrawals_need_a_path_too() -> None:  # SG-4.2.2h
    free = set_up("turn 7 soviet; 2605: SU-TC-4-A; phase withdrawals")
    assert where(free, "SU-TC-4-A") == "gone"
    ring = surrounded("SU-TC-4-A", "2605", "turn 7 soviet")
    shut = set_up(ring.replace("phase combat", "phase withdrawals"))
    assert where(shut, "SU-TC-4-A") == "2605"


def test_a_unit_that_is_eliminated_before_it_leaves_stays_eliminated() -> None:
    text = (
        "turn 6; pool: DE-PZ-9; points german-equipment 2; phase replacement_points; 0503: DE-HQ-2"
    )
    game = set_up(text)
    assert "rebuild DE-PZ-9" not in legal(game)


# -- railways


RAIL = "turn 8; 0503: DE-INF-44 DE-PZ-13"


def test_both_sides_use_railways() -> None:  # SG-4.3a
    axis = set_up(RAIL)
    play(axis, "unit DE-PZ-13")
    assert "rail 0509" in legal(axis)
    soviet = set_up("turn 8 soviet; 1404: SU-RD-4; 0101: DE-INF-44")
    play(soviet, "unit SU-RD-4")
    assert offered(soviet, "rail")


def test_a_train_starts_on_a_rail_hex() -> None:  # SG-4.3b
    game = set_up("turn 8; 0402: DE-INF-44")
    play(game, "unit DE-INF-44")
    assert forbids(game, "rail 0503") == "4.3b"


def test_a_train_starts_unengaged() -> None:  # SG-4.3c
    game = set_up(f"{RAIL}; 0602: SU-RD-4; 0603: SU-RD-5")
    play(game, "unit DE-INF-44")
    assert forbids(game, "rail 0404") == "4.3c"


def test_a_train_stays_on_the_railway_and_costs_the_turn() -> None:  # SG-4.3d, SG-4.3e
    game = set_up(RAIL)
    play(game, "unit DE-INF-44")
    g = state(game)
    on_rail = by_rail(g, NUMBER["DE-INF-44"]).hexes
    assert offered(game, "rail") <= set(BOARD.names(on_rail))
    assert "rail 0402" not in legal(game)
    play(game, "rail 0509")
    assert "unit DE-INF-44" not in legal(game)


def test_who_went_by_rail_may_not_attack() -> None:  # SG-4.3e
    game = set_up(RAIL)
    play(game, "unit DE-INF-44", "rail 0509", "end")
    run_to(game, "combat")
    assert is_marked(game, "railed", "DE-INF-44")
    g = state(game)
    from hexfront.games.stalingrado.zones import can_attack

    assert not can_attack(g, 1 << NUMBER["DE-INF-44"])


def test_a_train_goes_thirty_hexes_whatever_the_allowance() -> None:  # SG-4.3f
    game = set_up("turn 8; 0103: DE-INF-340; unsupplied DE-INF-340; control 1419")
    reach = by_rail(state(game), NUMBER["DE-INF-340"])
    assert len(reach.layers) == 31
    assert reach.cost(BOARD.hex("0203")) == 1


def test_reinforcements_may_enter_by_rail() -> None:  # SG-4.3g, SG-4.2.1b
    game = set_up("turn 5; waiting: DE-INF-371")
    play(game, "enter DE-INF-371", "at 0103")
    assert "rail 0503" in legal(game)
    assert len(by_rail(state(game), NUMBER["DE-INF-371"]).layers) == 30  # 29 hexes on
    play(game, "rail 0503")
    assert where(game, "DE-INF-371") == "0503"


@pytest.mark.parametrize(
    ("side", "unit", "grey", "black"),
    [("axis", "DE-INF-44", True, False), ("soviet", "SU-RD-4", False, True)],
)
# SG-4.3h, SG-4.3i
def test_colours_of_railways(side: str, unit: str, grey: bool, black: bool) -> None:
    def goes(start: str, to: str) -> bool:
        game = set_up(f"turn 8 {side}; {start}: {unit}")
        return bool(by_rail(state(game), NUMBER[unit]).hexes & hexes(to))

    assert goes("0103", "0203") == grey
    assert goes("2601", "2602") == black or goes("2801", "2802") == black
    assert goes("1419", "1418") or goes("1419", "1518")


def test_trains_keep_clear_of_enemy_zones() -> None:  # SG-4.3d
    game = set_up("turn 8; 0103: DE-INF-340; 0304: SU-RD-4")
    reach = by_rail(state(game), NUMBER["DE-INF-340"])
    assert not reach.hexes & hexes("0303", "0404")


# -- the sea


def test_the_sea_is_crossed_over_one_hex() -> None:  # SG-4.4a, SG-4.4c
    game = set_up("turn 8; 0526: DE-INF-46")
    play(game, "unit DE-INF-46")
    assert offered(game, "sea") == {"0426", "0427", "0627", "0726"}
    play(game, "sea 0627")
    assert where(game, "DE-INF-46") == "0627"
    assert "unit DE-INF-46" not in legal(game)


def test_nobody_lands_on_the_enemy() -> None:  # SG-4.4b
    game = set_up("turn 8; 0526: DE-INF-46; 0627: SU-RD-4")
    play(game, "unit DE-INF-46")
    assert forbids(game, "sea 0627") == "4.4b"


def test_landings_need_open_ground_or_a_city() -> None:  # SG-4.4c, SG-T.2m, SG-4.4e
    game = set_up("turn 8; 0326: DE-INF-46")
    play(game, "unit DE-INF-46")
    assert "0227" in offered(game, "sea")
    assert "0125" not in offered(game, "sea")
    assert forbids(game, "sea 0125") == "4.4c"


@pytest.mark.parametrize("unit", ["DE-PZ-13", "IT-CEL-3", "DE-MOT-60", "IT-INF-52"])
def test_tanks_and_trucks_do_not_embark(unit: str) -> None:  # SG-4.4d
    game = set_up(f"turn 8; 0526: {unit}")
    play(game, f"unit {unit}")
    assert forbids(game, "sea 0627") == "4.4d"


# -- turn 1 and the Volga


def test_in_turn_1_nobody_engages_south_of_the_line() -> None:  # SG-4.4e
    text = "turn {}; 0710: DE-MOT-3; 0812: SU-RD-4; 0807: SU-RD-5"
    game = set_up(text.format(1))
    play(game, "unit DE-MOT-3")
    assert "to 0711" not in legal(game)
    assert forbids(game, "to 0711") == "4.4e"
    assert "to 0808" in legal(game)
    later = set_up(text.format(2))
    play(later, "unit DE-MOT-3")
    assert "to 0711" in legal(later)


def test_units_from_below_the_line_engage_nowhere_in_turn_1() -> None:  # SG-4.4f
    game = set_up("turn 1; 0711: DE-MOT-3; 0808: SU-RD-4")
    play(game, "unit DE-MOT-3")
    assert "to 0709" in legal(game)
    assert "to 0809" not in legal(game)
    engaged = set_up("turn 1; 1017: DE-MOT-3; 1117: SU-RD-4; phase combat")
    assert not duties(state(engaged))
    assert "attack 1117" not in legal(engaged)


def test_in_turn_1_the_line_binds_who_started_below_it_hex_by_hex_too() -> None:  # SG-4.4f
    game = set_up("turn 1; 0711: DE-MOT-3; 0808: SU-RD-4")
    play(game, "unit DE-MOT-3", "step 0710", "step 0709")
    assert "step 0610" in legal(game)
    assert not {"step 0708", "step 0809"} & legal(game)
    north = set_up("turn 1; 0710: DE-MOT-3; 0808: SU-RD-4")
    play(north, "unit DE-MOT-3", "step 0711", "step 0811", "step 0810")
    assert "step 0809" in legal(north)


def test_axis_units_do_not_cross_the_volga() -> None:  # SG-4.4g
    game = set_up("turn 12; 2812: DE-MOT-3; 2811: DE-INF-44")
    play(game, "unit DE-MOT-3")
    assert not {"2911", "2912"} & offered(game, "to")
    assert "step 2912" not in legal(game)
    soviet = set_up("turn 12 soviet; 2812: SU-RD-4; 0101: DE-INF-44")
    play(soviet, "unit SU-RD-4")
    assert "step 2912" in legal(soviet)


def test_axis_units_pushed_over_the_volga_are_destroyed() -> None:  # SG-4.4h
    around = {"2811": "SU-RD-4 SU-RD-5", "2712": "SU-RD-6", "2711": "SU-RD-8", "2813": "SU-RD-15"}
    parts = "; ".join(f"{place}: {units}" for place, units in around.items())
    game = set_up(f"turn 12 soviet; 2812: DE-INF-44 DE-INF-45; {parts}; phase combat", dice=[6, 6])
    storm(game, "2812")
    give_way(game, "DE-INF-44")
    assert offered(game, "to") == {"2911", "2912"}
    events = play(game, "all 2912")
    assert {event.rule for event in events if event.what == "eliminated"} == {"4.4h"}
    assert where(game, "DE-INF-44") == where(game, "DE-INF-45") == "pool"


# -- the orders of battle


def leaves(unit: str, turn: int, side: str = "axis") -> bool:
    """Whether a counter goes on that turn and not on the one before."""
    place = "0703" if side == "axis" else "1404"
    found = [
        where(set_up(f"turn {when} {side}; {place}: {unit}; phase withdrawals"), unit)
        for when in (turn - 1, turn)
    ]
    return found == [place, "gone"]


@pytest.mark.parametrize(
    ("unit", "turn"),
    [
        ("DE-HQ-11", 9),
        ("DE-MOT-GD", 12),
        ("DE-MOT-LAH", 4),
        ("DE-MOT-1SSBDE", 11),
        ("DE-PZ-9", 5),
        ("DE-PZ-11", 5),
        ("DE-INF-95", 11),
    ],
)
# SG-O.1a, SG-O.1b, SG-O.1c, SG-O.1d, SG-O.1e, SG-O.1f, SG-O.1g
def test_axis_withdrawals(unit: str, turn: int) -> None:
    assert leaves(unit, turn)


AXIS_AIR = {
    "DE-A-II_KG54": 2, "DE-A-I_KG77": 2, "DE-A-II_ZG2": 4, "DE-A-III_LG1": 6, "DE-A-III_ZG1": 8,
    "DE-A-I_ZG2": 8, "DE-A-III_StG77": 12, "DE-A-III_JG77": 16, "DE-A-II_JG77": 19,
    "DE-A-II_KG76": 21, "DE-A-III_KG76": 21, "DE-A-III_StG1": 29, "DE-A-I_JG3": 30,
    "RO-A-3": 22, "RO-A-8": 27, "RO-A-6": 31, "RO-A-7": 31,
}  # fmt: skip


@pytest.mark.parametrize("unit", AXIS_AIR)
# SG-O.2a, SG-O.2a1, SG-O.2a2, SG-O.2a3, SG-O.2a4, SG-O.2a5, SG-O.2a6, SG-O.2a7, SG-O.2a8
# SG-O.2a9, SG-O.2a10, SG-O.2a11, SG-O.2a12, SG-O.2a13, SG-O.2b, SG-O.2b1, SG-O.2b2, SG-O.2b3
# SG-O.2b4
def test_axis_air_units_leave(unit: str) -> None:
    assert leaves(unit, AXIS_AIR[unit])


SOVIET_LEAVE = {"SU-RD-174": 16, "SU-GRD-1": 17}
TANK_CORPS = {1: (15, 16), 2: (9, 10), 4: (7, 8), 7: (7, 8), 16: (8, 9), 18: (23, 24), 24: (21, 22)}
TANK_CORPS[25] = (23, 24)


@pytest.mark.parametrize("number", TANK_CORPS)
# SG-O.3b, SG-O.3b1, SG-O.3b2, SG-O.3b3, SG-O.3b4, SG-O.3b5, SG-O.3b6, SG-O.3b7, SG-O.3b8
def test_tank_corps_come_in_two_versions(number: int) -> None:
    leaving, coming = TANK_CORPS[number]
    assert leaves(f"SU-TC-{number}-A", leaving, "soviet")
    assert ENTRY_TURN[NUMBER[f"SU-TC-{number}-B"]] == coming
    text = f"turn {coming} soviet; future: SU-TC-{number}-B; 2605: SU-RD-4; phase withdrawals"
    game = set_up(text)
    play(game, f"enter SU-TC-{number}-B")
    north_and_east = SOVIET_ENTRY["N"] | SOVIET_ENTRY["E"]
    assert offered(game, "at") >= set(BOARD.names(north_and_east & hexes("2001", "3310")))


@pytest.mark.parametrize("unit", SOVIET_LEAVE)
def test_soviet_infantry_leaves(unit: str) -> None:  # SG-O.3i, SG-O.3i1, SG-O.3i2
    assert leaves(unit, SOVIET_LEAVE[unit], "soviet")


SOVIET_AIR = {
    "SU-A-269": (2, 3), "SU-A-270": (2, 3), "SU-A-205": (13, 16), "SU-A-235": (13, 25),
    "SU-A-102": (20, 20), "SU-A-201": (22, 25), "SU-A-216": (23, 24), "SU-A-207": (24, 25),
}  # fmt: skip


@pytest.mark.parametrize("unit", SOVIET_AIR)
# SG-O.4a, SG-O.4a1, SG-O.4a2, SG-O.4a3, SG-O.4a4, SG-O.4a5, SG-O.4a6, SG-O.4a7, SG-O.4a8
def test_soviet_air_units_are_followed_by_others(unit: str) -> None:
    leaving, coming = SOVIET_AIR[unit]
    assert leaves(f"{unit}-A", leaving, "soviet")
    early = "future" if coming > 1 else ""
    for turn, place in ((coming - 1, early), (coming, "waiting")):
        game = set_up(f"turn {turn} soviet; future: {unit}-B; 2605: SU-RD-4; phase withdrawals")
        assert where(game, f"{unit}-B") == place


def test_two_units_return_at_full_strength() -> None:  # SG-7w, SG-O.1d, SG-O.1f
    game = set_up("turn 26; gone: DE-MOT-1SSBDE/1 DE-PZ-11/1; phase withdrawals; 0503: DE-INF-44")
    assert steps_of(game, "DE-MOT-1SSBDE") == steps_of(game, "DE-PZ-11") == 2
    (arrived,) = told(game.opening.events, "arrivals")
    assert {*arrived["counters"]} == {"DE-MOT-1SSBDE", "DE-PZ-11"}
    play(game, "enter DE-MOT-1SSBDE")
    assert all(name.startswith("01") for name in offered(game, "at"))
    play(game, "wait", "enter DE-PZ-11")
    assert offered(game, "at") == {"0101", "0201", "0301", "0401", "0501"}
    assert is_marked(game, "returned", "DE-PZ-11"), "once"
    assert is_marked(game, "returned", "DE-MOT-1SSBDE")


def test_the_27th_panzer_division_enters_north_and_reduced() -> None:  # SG-O.1i, SG-12.1.3a
    game = campaign()
    assert steps_of(game, "DE-PZ-27") == steps_of(game, "DE-PZ-22") == 1
    later = set_up("turn 12; future: DE-PZ-27/1; 0503: DE-INF-44; phase withdrawals")
    play(later, "enter DE-PZ-27")
    assert offered(later, "at") == {"0101", "0201", "0301", "0401", "0501"}


@pytest.mark.parametrize(("unit", "turn"), [("DE-PZ-19", 22), ("DE-PZ-17", 23)])
def test_two_panzer_divisions_enter_north(unit: str, turn: int) -> None:  # SG-O.1j
    game = set_up(f"turn {turn}; future: {unit}; 0503: DE-INF-44; phase withdrawals")
    play(game, f"enter {unit}")
    assert "0301" in offered(game, "at")
    assert "0105" not in offered(game, "at")


@pytest.mark.parametrize(
    "unit", ["DE-MOT-LAH", "DE-SEC-213", "RO-CAV-1", "RO-PZ-1", "HU-PZ-1", "IT-INF-156"]
)
def test_other_axis_reinforcements_enter_west(unit: str) -> None:  # SG-O.1k, SG-O.1m
    turn = ENTRY_TURN[NUMBER[unit]]
    game = set_up(f"turn {turn}; future: {unit}; 0503: DE-INF-44; phase withdrawals")
    play(game, f"enter {unit}")
    assert "0105" in offered(game, "at")
    assert "0301" not in offered(game, "at")


@pytest.mark.parametrize(("hq", "turn"), [("DE-HQ-HOLLIDT", 22), ("RO-HQ-4", 7), ("IT-HQ-8", 7)])
def test_headquarters_arrive(hq: str, turn: int) -> None:  # SG-O.1l
    for when, offered_now in ((turn - 1, False), (turn, True)):
        game = set_up(f"turn {when}; future: {hq}; 0503: DE-INF-44; phase withdrawals")
        assert (f"hq {hq}" in legal(game)) == offered_now


def test_the_307th_enters_in_turn_1() -> None:  # SG-O.3k
    game = set_up("turn 1 soviet; future: SU-RD-307; 2605: SU-RD-4; phase withdrawals")
    assert "enter SU-RD-307" in legal(game)


def test_hungarian_fighters_change_machines() -> None:  # SG-O.2c, SG-12.1.2e, SG-12.1.4b
    game = set_up("turn 16; 0503: HU-A-2-A/1; future: HU-A-2-B; phase withdrawals")
    assert (where(game, "HU-A-2-A"), where(game, "HU-A-2-B")) == ("gone", "0503")
    assert steps_of(game, "HU-A-2-B") == 2
    dead = set_up("turn 16; pool: HU-A-2-A; 0503: DE-INF-44; future: HU-A-2-B; phase withdrawals")
    assert "land HU-A-2-B" in legal(dead)


# -- substitutes


def test_a_named_substitute_takes_the_place_of_the_old_unit() -> None:  # SG-12.1.2b
    game = set_up("turn 17 soviet; 2605: SU-TC-28/1; future: SU-MC-4; phase withdrawals")
    assert (where(game, "SU-MC-4"), where(game, "SU-TC-28")) == ("2605", "gone")
    assert steps_of(game, "SU-MC-4") == 2
    assert "unit SU-MC-4" in legal(game)


def test_a_substitute_waits_for_a_way_out() -> None:  # SG-12.1.2c
    ring = surrounded("SU-TC-28", "2605", "turn 17 soviet").replace("phase combat", "")
    game = set_up(f"{ring}; future: SU-MC-4; phase withdrawals")
    assert (where(game, "SU-MC-4"), where(game, "SU-TC-28")) == ("future", "2605")
    later = set_up("turn 18 soviet; 2605: SU-TC-28; future: SU-MC-4; phase withdrawals")
    assert where(later, "SU-MC-4") == "2605"


def test_for_a_destroyed_unit_another_of_its_type_is_exchanged() -> None:  # SG-12.1.2d
    text = "turn 17 soviet; pool: SU-TC-28; 2605: SU-TC-14 SU-RD-4; 2606: SU-TC-11/1"
    game = set_up(f"{text}; future: SU-MC-4; phase withdrawals")
    assert offered(game, "replace") == {"SU-TC-14", "SU-TC-11"}
    play(game, "replace SU-TC-11")
    assert (where(game, "SU-MC-4"), where(game, "SU-TC-11")) == ("2606", "gone")


def test_a_substitute_may_itself_be_replaced() -> None:  # SG-12.1.2d
    text = "turn 20 soviet; 2605: SU-GRD-50; future: SU-GRD-52; phase withdrawals"
    game = set_up(text)
    assert (where(game, "SU-GRD-52"), where(game, "SU-GRD-50")) == ("2605", "gone")


@pytest.mark.parametrize(
    ("new", "old", "turn"),
    [
        ("SU-GTC-1", "SU-TC-26", 24),
        ("SU-MC-4", "SU-TC-28", 17),
        ("SU-MC-13", "SU-TC-13", 20),
        ("SU-MC-5", "SU-TC-22", 26),
    ],
)
# SG-O.3d, SG-O.3e, SG-O.3f, SG-O.3g
def test_corps_that_replace_others(new: str, old: str, turn: int) -> None:
    for when, place in ((turn - 1, "future"), (turn, "2605")):
        game = set_up(f"turn {when} soviet; 2605: {old}; future: {new}; phase withdrawals")
        assert where(game, new) == place
        assert (where(game, old) == "gone") == (when == turn)


def test_the_literal_16th_corps_is_a_switch() -> None:  # SG-O.3d
    text = "turn 24 soviet; 2605: SU-TC-26; 2606: SU-TC-16-B; future: SU-GTC-1; phase withdrawals"
    literal = set_up(text, first_guards_tank="16")
    assert (where(literal, "SU-GTC-1"), where(literal, "SU-TC-26")) == ("2606", "2605")
    assert where(set_up(text), "SU-GTC-1") == "2605"


@pytest.mark.parametrize(
    ("unit", "turn"), [(50, 19), (52, 20), (51, 21), (54, 25), (57, 27), (66, 28)]
)
# SG-O.3h, SG-O.3h1, SG-O.3h2, SG-O.3h3, SG-O.3h4, SG-O.3h5, SG-O.3h6
def test_guards_replace_any_infantry_division(unit: int, turn: int) -> None:  # OP-12.10
    text = f"2605: SU-RD-4/1 SU-TC-14; 2606: SU-RD-5; future: SU-GRD-{unit}; phase withdrawals"
    early = set_up(f"turn {turn - 1} soviet; {text}")
    assert where(early, f"SU-GRD-{unit}") == "future"
    assert not offered(early, "replace")
    game = set_up(f"turn {turn} soviet; {text}")
    assert offered(game, "replace") == {"SU-RD-4", "SU-RD-5"}
    play(game, "replace SU-RD-4")
    assert where(game, f"SU-GRD-{unit}") == "2605"
    assert steps_of(game, f"SU-GRD-{unit}") == 2


def test_an_air_substitute_of_a_destroyed_unit_is_an_ordinary_arrival() -> None:  # SG-12.1.2e
    game = set_up("turn 3 soviet; pool: SU-A-269-A; future: SU-A-269-B; 1404: SU-RD-4; "
                  "phase withdrawals")  # fmt: skip
    play(game, "land SU-A-269-B")
    assert "1404" in offered(game, "to")


def test_events_name_who_comes_and_goes() -> None:
    game = set_up("turn 5; 0702: DE-PZ-9; future: DE-INF-371; phase withdrawals; 0503: DE-INF-44")
    events = game.opening.events
    assert told(events, "withdrawn") == [{"counter": "DE-PZ-9"}]
    assert told(events, "arrivals") == [{"counters": ["DE-INF-371"]}]


def test_every_counter_that_leaves_does_so_by_a_line_of_the_list() -> None:
    due = {unit for unit in range(COUNTERS) if EXIT_TURN[unit]}
    exchanged = {*SUBSTITUTES.values(), HUNGARIAN_CHANGE[0]}
    assert LEAVES_BY.keys() == due - exchanged
    assert COMES_BY.keys() == SUBSTITUTES.keys()


def test_the_event_names_the_line_of_the_list() -> None:  # SG-O.1e, SG-O.3e
    text = "turn 17; 0702: DE-PZ-9; 2605: SU-TC-28; future: SU-MC-4; phase withdrawals"
    for side, line in (("axis", "O.1e"), ("soviet", "O.3e")):
        game = set_up(text.replace("turn 17", f"turn 17 {side}"))
        rules = {event.what: event.rule for event in game.opening.events}
        assert line in (rules.get("withdrawn"), rules.get("substituted"))
