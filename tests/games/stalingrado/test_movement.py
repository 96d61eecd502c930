"""4 and 4.1: movement, stacking, zones of engagement and dominant terrain."""

from __future__ import annotations

import pytest
from tests.games.stalingrado.helpers import (
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
    where,
)

from hexfront.games.stalingrado.combat import duties
from hexfront.games.stalingrado.counters import NUMBER
from hexfront.games.stalingrado.movement import one_hex, reach_of
from hexfront.games.stalingrado.tables import BOARD
from hexfront.games.stalingrado.zones import not_dominated, pressed, zone


def cost(text: str, unit: str, place: str, **options: str) -> int | None:
    """What a march costs, in parts of points."""
    game = set_up(text, **options)
    return reach_of(game.state, NUMBER[unit]).cost(BOARD.hex(place))


def test_hexes_cost_by_terrain_and_column() -> None:  # SG-4a
    forest = "turn 8; 0706: DE-INF-44 DE-MOT-3"
    assert cost(forest, "DE-INF-44", "0707") == 2
    assert cost(forest, "DE-MOT-3", "0707") == 3
    assert cost("turn 8; 2605: DE-INF-44", "DE-INF-44", "2705") == 1
    assert cost("turn 8; 2605: DE-MOT-3", "DE-MOT-3", "2705") == 1


def test_a_unit_spends_no_more_than_its_allowance() -> None:  # SG-4b
    game = set_up("turn 8; 2605: DE-INF-44")
    play(game, "unit DE-INF-44")
    there = offered(game, "to")
    assert all(BOARD.distance(BOARD.hex("2605"), BOARD.hex(place)) <= 5 for place in there)
    assert "2600" not in there
    assert forbids(game, "to 3205") == "4b"


def test_a_unit_may_spend_less_or_nothing() -> None:  # SG-4c, SG-4a
    game = set_up("turn 8; 2605: DE-INF-44")
    play(game, "unit DE-INF-44", "to 2705")
    assert where(game, "DE-INF-44") == "2705"
    assert "unit DE-INF-44" not in legal(game)
    waiting = set_up("turn 8; 2605: DE-INF-44")
    play(waiting, "unit DE-INF-44", "stay")
    assert "unit DE-INF-44" in legal(waiting)  # nothing spent, nothing lost
    idle = set_up("turn 8; 2605: DE-INF-44")
    play(idle, "end")
    assert where(idle, "DE-INF-44") == "2605"


def test_points_are_not_saved() -> None:  # SG-4d
    game = set_up("turn 8 soviet; 2605: SU-RD-1 SU-HQ-DON; 0101: DE-INF-44; 0503: DE-INF-45")
    run_to(game, "moving")
    play(game, "unit SU-RD-1")
    before = offered(game, "to")
    play(game, "stay", "end")
    run_to(game, "moving")
    play(game, "end")
    run_to(game, "moving")
    assert state(game).turn == 9
    play(game, "unit SU-RD-1")
    assert offered(game, "to") == before


def test_points_are_not_lent_and_stacks_go_at_the_pace_of_each() -> None:  # SG-4e, SG-4f
    game = set_up("turn 8; 2605: DE-INF-44 DE-INF-340 DE-MOT-3")
    play(game, "stack 2605")
    assert max(BOARD.distance(BOARD.hex("2605"), BOARD.hex(h)) for h in offered(game, "to")) == 4
    play(game, "drop DE-INF-340")
    assert max(BOARD.distance(BOARD.hex("2605"), BOARD.hex(h)) for h in offered(game, "to")) == 5
    play(game, "drop DE-INF-44")
    assert max(BOARD.distance(BOARD.hex("2605"), BOARD.hex(h)) for h in offered(game, "to")) > 5


def test_a_stack_moves_with_one_decision() -> None:
    game = set_up("turn 8; 2605: DE-INF-44 DE-INF-340 DE-MOT-3")
    play(game, "stack 2605", "drop DE-MOT-3", "to 2705")
    assert where(game, "DE-INF-44") == where(game, "DE-INF-340") == "2705"
    assert where(game, "DE-MOT-3") == "2605"
    assert "stack 2705" not in legal(game)


def test_railways_cost_a_point_a_hex_for_everybody_also_across_rivers() -> None:  # SG-4g, SG-T.2n
    bridge = "turn 8; 0503: DE-INF-44 DE-MOT-3"
    assert cost(bridge, "DE-MOT-3", "0404") == 1
    assert cost(bridge, "DE-INF-44", "0404") == 1
    swamp = "turn 8 soviet; 0127: SU-TC-1-A; 0227: SU-RD-4; 3301: DE-INF-44"
    assert cost(swamp, "SU-TC-1-A", "0126") is not None


def test_roads_cost_a_point_a_hex() -> None:  # SG-T.2o
    assert cost("turn 8; 1304: DE-MOT-3; 1404: DE-INF-44", "DE-MOT-3", "1404") == 1
    mountain = "turn 8; 2229: DE-MOT-3"
    assert cost(mountain, "DE-MOT-3", "2230") == 1
    assert cost(mountain, "DE-MOT-3", "2231") == 2


def test_rivers_add_to_the_cost_of_the_hex() -> None:  # SG-T.2i, SG-T.2j
    assert cost("turn 8; 2507: DE-INF-44", "DE-INF-44", "2508") == 2
    assert cost("turn 8; 2507: DE-MOT-3", "DE-MOT-3", "2508") == 3
    g = state(set_up("turn 8; 2416: DE-MOT-3 DE-INF-44"))
    over = BOARD.hex("2516")
    assert one_hex(g, NUMBER["DE-MOT-3"], 99, True).cost(over) == 7
    assert one_hex(g, NUMBER["DE-INF-44"], 99, True).cost(over) == 4


def test_an_inaccessible_river_is_crossed_by_nobody() -> None:  # SG-T.2k
    game = set_up("turn 8 soviet; 1420: SU-RD-4; 0101: DE-INF-44")
    play(game, "unit SU-RD-4")
    assert "step 1419" not in legal(game)


# -- stacking


@pytest.mark.parametrize(
    ("place", "from_", "there"),
    [
        ("2605", "2505", "DE-INF-44 DE-INF-45 DE-INF-46 DE-INF-50"),
        ("1820", "1821", "DE-INF-44 DE-INF-45 DE-INF-46"),
        ("3209", "3208", "DE-INF-44 DE-INF-45 DE-INF-46"),
        ("2130", "2129", "DE-INF-44 DE-INF-45"),
    ],
)
def test_a_full_hex_takes_no_more_units(place: str, from_: str, there: str) -> None:  # SG-4.1.1a
    game = set_up(f"turn 8; {place}: {there}; {from_}: DE-MTN-1")
    play(game, "unit DE-MTN-1")
    assert forbids(game, f"to {place}") == "4.1.1b"
    fewer = set_up(f"turn 8; {place}: {' '.join(there.split()[1:])}; {from_}: DE-MTN-1")
    play(fewer, "unit DE-MTN-1", f"to {place}")
    assert where(fewer, "DE-MTN-1") == place


def test_a_full_hex_may_be_passed_but_not_stopped_in() -> None:  # SG-4.1.1b
    text = "turn 8; 2605: DE-INF-44 DE-INF-45 DE-INF-46 DE-INF-50; 2604: DE-INF-57"
    game = set_up(text)
    play(game, "unit DE-INF-57")
    assert forbids(game, "to 2605") == "4.1.1b"
    play(game, "step 2605")
    assert forbids(game, "stop") == "4.1.1b"
    play(game, "step 2606", "stop")
    assert where(game, "DE-INF-57") == "2606"


def test_air_units_do_not_count_for_stacking() -> None:  # SG-4.1.1c
    text = "turn 8; 0703: DE-A-I_JG3 DE-A-II_JG3 DE-INF-44 DE-INF-45 DE-INF-46; 0702: DE-INF-57"
    game = set_up(text)
    play(game, "unit DE-INF-57", "to 0703")
    assert where(game, "DE-INF-57") == "0703"


@pytest.mark.parametrize(
    ("there", "comes", "allowed"),
    [
        ("RO-INF-1", "HU-LT-6", False),
        ("RO-INF-1", "SK-MOT-1", False),
        ("HU-LT-6", "SK-MOT-1", False),
        ("RO-INF-1", "DE-INF-44", True),
        ("RO-INF-1", "IT-INF-2", True),
        ("RO-INF-1", "RO-INF-2", True),
    ],
)
# SG-4.1.1d
def test_romanians_hungarians_and_slovaks_stay_apart(there: str, comes: str, allowed: bool) -> None:
    game = set_up(f"turn 8; 2605: {there}; 2604: {comes}")
    play(game, f"unit {comes}")
    if allowed:
        assert "to 2605" in legal(game)
    else:
        assert forbids(game, "to 2605") == "4.1.1d"
        assert "to 2606" in legal(game)  # passing is not occupying


def test_air_units_of_these_nations_keep_apart_from_land_units_too() -> None:  # SG-4.1.1d
    game = set_up("turn 12; 0703: HU-A-2-A; 0702: RO-INF-1; 0704: HU-LT-6")
    play(game, "unit RO-INF-1")
    assert forbids(game, "to 0703") == "4.1.1d"
    play(game, "stay", "unit HU-LT-6")
    assert "to 0703" in legal(game)


def test_a_unit_that_retreats_into_bad_company_is_eliminated() -> None:  # SG-4.1.1e
    blocked = "2606: HU-LT-6; 2704: SU-RD-4 SU-RD-5; 2604: SU-RD-6; 2504: SU-RD-8; 2505: SU-RD-15"
    text = f"turn 8 soviet; 2605: RO-INF-1; {blocked}; 2705: HU-LT-7 HU-LT-9; phase combat"
    game = set_up(text, dice=[4, 4])
    storm(game, "2605")
    give_way(game, "RO-INF-1")
    assert offered(game, "to") <= {"2606", "2705"}
    events = play(game, "to 2606")
    assert where(game, "RO-INF-1") == "pool"
    assert [event.rule for event in events if event.what == "eliminated"] == ["4.1.1e"]


def test_nobody_retreats_into_bad_company_who_can_go_elsewhere() -> None:  # SG-4.1.1d, SG-4.1.1e
    blocked = "2606: HU-LT-6; 2704: SU-RD-4 SU-RD-5; 2604: SU-RD-6; 2504: SU-RD-8; 2505: SU-RD-15"
    game = set_up(f"turn 8 soviet; 2605: RO-INF-1; {blocked}; phase combat", dice=[4, 4])
    storm(game, "2605")
    give_way(game, "RO-INF-1")
    assert where(game, "RO-INF-1") == "2705"


# -- zones of engagement


def test_a_land_unit_has_a_zone_of_six_hexes() -> None:  # SG-4.1.2a
    game = set_up("turn 8; 2605: SU-RD-4; 0101: SU-HQ-DON; 0503: SU-A-220")
    around = hexes("2705", "2606", "2505", "2504", "2604", "2704")
    assert zone(state(game), 1) == around


def test_moving_next_to_an_enemy_engages_and_binds_to_attack() -> None:  # SG-4.1.2b, SG-4.1.2j
    game = set_up("turn 8; 2603: DE-INF-44; 2605: SU-RD-4")
    play(game, "unit DE-INF-44", "to 2604", "end")
    run_to(game, "combat")
    assert is_marked(game, "duty", "DE-INF-44")
    assert forbids(game, "end") == "4.1.2g"


def test_one_may_move_on_through_a_zone_at_an_extra_point() -> None:  # SG-4.1.2c
    text = "turn 8; 2604: DE-INF-44; 2606: SU-RD-4"
    assert cost(text, "DE-INF-44", "2705") == 2
    assert cost(text, "DE-INF-44", "2706") == 4
    assert cost(text, "DE-INF-44", "2605") == 1
    assert cost(text, "DE-INF-44", "2605", zone_cost="entering") == 2


def test_breaking_contact_costs_an_extra_point() -> None:  # SG-4.1.2d
    text = "turn 8; 2605: DE-INF-44; 2606: SU-RD-4"
    assert cost(text, "DE-INF-44", "2604") == 2
    assert cost("turn 8; 2605: DE-INF-44", "DE-INF-44", "2604") == 1
    for zones in ("leaving", "entering"):
        assert cost(text, "DE-INF-44", "2601", zone_cost=zones) is not None
        assert cost(text + "; unsupplied DE-INF-44", "DE-INF-44", "2602", zone_cost=zones) is None


def test_hex_by_hex_costs_what_the_whole_march_costs() -> None:  # SG-4.1.2c
    for zones in ("leaving", "entering"):
        game = set_up("turn 8; 2604: DE-INF-340; 2606: SU-RD-4", zone_cost=zones)
        play(game, "unit DE-INF-340")
        whole = offered(game, "to")
        play(game, "step 2704", "step 2705")
        assert ("step 2706" in legal(game)) == ("2706" in whole) == (zones == "leaving")
        play(game, "stop")
        assert where(game, "DE-INF-340") == "2705"


# SG-4.1.2e, SG-4.1.2i, SG-4.1.2g
def test_dominant_terrain_frees_from_leaving_and_attacking() -> None:
    game = set_up("turn 8; 0813: DE-INF-44; 0814: SU-RD-4")
    play(game, "end")
    run_to(game, "combat")
    assert not duties(state(game))
    assert not is_marked(game, "duty", "DE-INF-44")
    assert {"end", "attack 0814"} <= legal(game)


def test_who_may_not_attack_may_still_engage_from_dominant_ground() -> None:  # SG-4.1.2e
    text = "turn 2; 0712: DE-INF-44/1 DE-HQ-2; 0814: SU-RD-4; points german-infantry 3; "
    game = set_up(text + "phase replacement_points")
    play(game, "replenish DE-INF-44", "done", "unit DE-INF-44")
    assert "to 0813" in legal(game)
    assert forbids(game, "to 0714") == "7k"


def test_dominant_is_the_hex_with_more_columns() -> None:  # SG-4.1.2f
    both = "turn 8; 0813: DE-INF-44; 0814: SU-RD-4"
    assert pressed(state(set_up(both)), 1) & hexes("0814")
    assert not pressed(state(set_up(both)), 0) & hexes("0813")
    equal = state(set_up("turn 8; 2605: DE-INF-44; 2705: SU-RD-4"))
    assert pressed(equal, 0) & hexes("2605")
    assert pressed(equal, 1) & hexes("2705")
    assert not_dominated(equal, BOARD.hex("2605")) == hexes("2705")
    assert not not_dominated(state(set_up(both)), BOARD.hex("0813"))


def test_who_is_engaged_and_not_dominant_must_attack() -> None:  # SG-4.1.2g
    game = set_up("turn 8; 2605: DE-INF-44; 2705: SU-RD-4; phase combat", dice=[3, 4])
    assert forbids(game, "end") == "4.1.2g"
    play(game, "attack 2705", "go")
    run_to(game, "combat", "loss stop")
    assert "end" in legal(game)


def test_others_may_join_on_dominant_ground_without_a_duty() -> None:  # SG-4.1.2h
    game = set_up("turn 8; 0813: DE-INF-44; 0713: DE-INF-45; 0814: SU-RD-4")
    play(game, "unit DE-INF-45", "to 0813", "end")
    run_to(game, "combat")
    assert not duties(state(game))
    assert not is_marked(game, "duty", "DE-INF-45")


def test_one_dominated_enemy_does_not_free_from_another() -> None:  # SG-4.1.2f, SG-4.1.2i
    game = set_up("turn 8; 0813: DE-INF-44; 0814: SU-RD-4; 0713: SU-RD-5; phase combat")
    assert forbids(game, "end") == "4.1.2g"
    play(game, "attack 0713")
    assert not is_marked(game, "attacked", "DE-INF-44")
    assert forbids(game, "drop DE-INF-44") == "4.1.2g"


def test_enemies_never_share_a_hex() -> None:  # SG-4.1.2k
    game = set_up("turn 8; 2605: DE-MOT-3; 2705: SU-RD-4")
    play(game, "unit DE-MOT-3")
    assert forbids(game, "to 2705") == "4.1.2k"
    assert "step 2705" not in legal(game)


def test_no_zone_reaches_over_a_wide_river() -> None:  # SG-4.1.2l
    g = state(set_up("turn 8; 2416: SU-RD-4"))
    assert zone(g, 1) == hexes("2316", "2315", "2415")


def test_enemies_behind_a_wide_river_do_not_matter() -> None:  # SG-4.1.2m
    text = "turn 8; 2516: DE-INF-44; 2416: SU-RD-4"
    assert cost(text, "DE-INF-44", "2617") == 1
    game = set_up(text + "; phase combat")
    assert "end" in legal(game)
    both = set_up(text + "; 2517: SU-RD-5; phase combat")  # the duty is towards 2517 alone
    play(both, "attack 2517")
    assert forbids(both, "drop DE-INF-44") == "4.1.2g"


def test_zones_do_not_reach_over_the_kerch_strait() -> None:
    g = state(set_up("turn 8; 0526: DE-INF-46; 0627: SU-RD-4"))
    assert not zone(g, 1) & hexes("0526")
    assert not zone(g, 0) & hexes("0627")


# -- what happens on the way


def test_a_headquarters_reached_by_an_enemy_is_destroyed() -> None:  # SG-8i
    game = set_up("turn 8; 2605: DE-MOT-3; 2705: SU-HQ-DON")
    play(game, "unit DE-MOT-3", "step 2705", "step 2706", "stop")
    assert where(game, "SU-HQ-DON") == "lost"


def test_air_units_on_an_overrun_base_are_destroyed() -> None:
    game = set_up("turn 8; 0910: SU-A-220; 0909: DE-MOT-3")
    play(game, "unit DE-MOT-3", "to 0910")
    assert (where(game, "SU-A-220"), steps_of(game, "SU-A-220")) == ("pool", 0)


def test_hexes_change_hands_when_they_are_entered() -> None:
    game = set_up("turn 8; 2605: DE-MOT-3; 2705: SU-HQ-DON")
    assert not state(game).control & hexes("2705", "2706")
    play(game, "unit DE-MOT-3", "step 2705", "step 2706", "stop")
    assert state(game).control & hexes("2705", "2706") == hexes("2705", "2706")
