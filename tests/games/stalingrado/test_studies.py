"""What players may ask about a position: ways with costs and dangers, armies, attacks, the sky."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from tests.games.stalingrado.helpers import offered, play, run_to, set_up

from hexfront import Game
from hexfront.games.stalingrado.tables import AXIS, BOARD, SUPPLY_EXITS

FRONT = "turn 8; 2603: DE-INF-44; 2605: SU-RD-4 SU-GRD-2"


def reach(game: Game, unit: str, seat: str = "axis") -> dict[str, Any]:
    found = game.study("reach", unit, seat=seat)
    assert found is not None
    return found


def test_a_reach_tells_what_every_hex_costs_and_from_where_it_is_entered() -> None:  # SG-4b
    game = set_up(FRONT)
    found = reach(game, "DE-INF-44")
    assert found["start"] == "2603"
    assert found["ready"]
    hexes = found["hexes"]
    play(game, "unit DE-INF-44")
    assert {hex for hex, known in hexes.items() if known["no_end"] is None} == offered(game, "to")
    for hex, known in hexes.items():
        before = 0 if known["from"] == "2603" else hexes[known["from"]]["cost"]
        assert before < known["cost"] <= found["points"], hex


def test_a_reach_warns_of_zones_duties_and_places_without_care() -> None:  # SG-4.1.2d, SG-8b
    hexes = reach(set_up(FRONT), "DE-INF-44")["hexes"]
    marks = {hex: known["marks"] for hex, known in hexes.items()}
    assert marks["2604"] == ["zone", "duty", "unsupplied", "uncommanded"]
    assert "zone" not in marks["2602"]
    led = set_up(FRONT + "; 2602: DE-HQ-2")
    assert "uncommanded" not in reach(led, "DE-INF-44")["hexes"]["2604"]["marks"]


def test_a_reach_says_which_rule_forbids_to_end_in_a_hex() -> None:  # SG-4.1.1b
    game = set_up("turn 8; 2603: DE-INF-44; 2602: DE-INF-45 DE-INF-46 DE-INF-50 DE-INF-62")
    hexes = reach(game, "DE-INF-44")["hexes"]
    assert hexes["2602"]["no_end"] == "4.1.1b"
    assert hexes["2604"]["no_end"] is None


def test_half_points_of_winter_are_told_as_they_are() -> None:  # SG-11.1a
    game = set_up("turn 24; 2605: DE-INF-44; weather 6")
    assert {known["cost"] % 1 for known in reach(game, "DE-INF-44")["hexes"].values()} == {0, 0.5}


def test_of_a_seen_enemy_the_ways_are_told_and_of_a_covered_one_nothing() -> None:  # SG-H.a
    game = set_up(FRONT)
    seen = reach(game, "SU-GRD-2")
    assert not seen["ready"]
    assert all(not known["marks"] and not known["no_end"] for known in seen["hexes"].values())
    assert game.study("reach", "SU-RD-4", seat="axis") is None
    assert game.study("reach", "SU-RD-4", seat="soviet") is not None
    assert game.study("reach", "SU-RD-5", seat="soviet") is None


def test_a_long_way_ends_this_turn_where_the_points_do() -> None:  # SG-4b
    game = set_up("turn 8; 2603: DE-INF-44")
    found = game.study("route", "DE-INF-44", "2612", seat="axis")
    assert found["path"][0] == "2603"
    assert found["path"][-1] == "2612"
    assert not found["arrives"]
    play(game, "unit DE-INF-44")
    assert found["stop"] in offered(game, "to")
    after = found["path"][found["path"].index(found["stop"]) + 1]
    assert after not in offered(game, "to")
    assert game.study("route", "DE-INF-44", "2602", seat="axis")["arrives"]


def test_towards_a_hex_of_the_enemy_a_unit_goes_as_near_as_it_can() -> None:  # SG-4.1.2k
    game = set_up(FRONT)
    found = game.study("route", "DE-INF-44", "2605", seat="axis")
    assert found["stop"] == "2604"
    assert "duty" in found["marks"]
    assert not found["arrives"]
    assert game.study("route", "DE-INF-44", "2605", seat="soviet") is None


def test_an_army_is_what_its_headquarters_reaches() -> None:  # SG-8b
    game = set_up("turn 8; 2602: DE-HQ-2; 2603: DE-INF-44; 2619: DE-INF-45")
    found = game.study("army", "DE-HQ-2", seat="axis")
    assert "2603" in found["hexes"]
    assert "2619" not in found["hexes"]
    assert found["units"] == ["DE-INF-44"]
    assert game.study("army", "DE-HQ-2", seat="soviet")["units"] == []


def test_an_attack_can_be_thought_of_before_it_is_declared() -> None:  # SG-5.1.1d
    game = set_up("turn 8; 2604: DE-INF-44 DE-INF-45; 2605: SU-RD-4 SU-GRD-2")
    found = game.study("attack", "2605", seat="axis")
    assert found["units"] == ["DE-INF-44", "DE-INF-45"]
    assert found["odds"]["defence"] is None
    assert found["odds"]["known"] is None
    other = set_up("turn 8; 2604: DE-INF-44 DE-INF-45; 2605: SU-RD-5 SU-GRD-2")
    assert other.study("attack", "2605", seat="axis") == found
    alone = set_up("turn 8; 2604: DE-INF-44 DE-INF-45; 2605: SU-GRD-2")
    assert alone.study("attack", "2605", seat="axis")["at_best"] == found["at_best"]
    assert game.study("attack", "2604", seat="axis") is None
    assert game.study("attack", "2605", seat=None) is None


def test_a_flight_tells_who_may_come_against_it() -> None:  # SG-6.1c
    game = set_up("turn 8; 0503: DE-A-I_KG51; 1404: SU-A-220")
    found = game.study("flight", "DE-A-I_KG51", seat="axis")["hexes"]
    run_to(game, "missions")
    play(game, "send DE-A-I_KG51")
    assert set(found) >= offered(game, "support")
    assert found["1404"] == 1
    assert found["0101"] == 0
    assert game.study("flight", "SU-RD-4", seat="axis") is None


def test_the_sky_over_a_hex_has_those_that_are_there_and_those_that_may_come() -> None:  # SG-6.1c
    game = set_up("turn 8; 0503: DE-A-I_JG3 DE-A-I_KG51; 1404: SU-A-220; 0704: SU-RD-4")
    run_to(game, "missions")
    before = game.study("sky", "0704", seat="axis")
    assert before["axis"]["fighters"] == ["DE-A-I_JG3"]
    assert before["axis"]["others"] == ["DE-A-I_KG51"]
    play(game, "send DE-A-I_JG3", "escort 0704")
    after = game.study("sky", "0704", seat="soviet")
    assert after["axis"]["over"] == ["DE-A-I_JG3"]
    assert after["axis"]["fighters"] == []
    assert after["axis"]["power"] > 0


def test_the_first_turn_line_holds_for_the_axis_alone() -> None:  # SG-4.4e
    hexes = reach(set_up("turn 1; 1420: SU-RD-4; 1421: SU-RD-5"), "SU-RD-4", "soviet")["hexes"]
    assert "1419" in hexes


def _is_a_path(hexes: list[str]) -> bool:
    return all(BOARD.distance(BOARD.hex(a), BOARD.hex(b)) == 1 for a, b in pairwise(hexes))


def test_supply_is_traced_to_a_headquarters_and_on_to_an_edge() -> None:  # SG-10b
    game = set_up("turn 8; 1008: DE-INF-44; 0907: DE-HQ-2; 2605: SU-RD-4")
    found = game.study("supply", "DE-INF-44", seat="axis")
    assert found is not None
    assert found["hq"] == "DE-HQ-2"
    assert found["command"] == ["1008", "0907"]
    assert found["line"][0] == "0907"
    assert _is_a_path(found["line"])
    assert SUPPLY_EXITS[AXIS] >> BOARD.hex(found["line"][-1]) & 1
    assert game.study("supply", "DE-INF-44", seat="soviet") is None


def test_a_headquarters_far_from_ways_commands_but_has_no_line() -> None:  # SG-10g
    far = set_up("turn 8; 3208: DE-INF-44; 3209: DE-HQ-2")
    found = far.study("supply", "DE-INF-44", seat="axis")
    assert found == {"hq": "DE-HQ-2", "command": ["3208", "3209"], "line": []}
    alone = set_up("turn 8; 1008: DE-INF-44").study("supply", "DE-INF-44", seat="axis")
    assert alone == {"hq": None, "command": [], "line": []}


def test_a_port_feeds_without_a_headquarters_while_the_soviets_hold_it() -> None:  # SG-10c
    found = set_up("turn 8; 1129: SU-RD-4").study("supply", "SU-RD-4", seat="soviet")
    assert found is not None
    assert (found["hq"], found["line"][0], found["line"][-1]) == (None, "1129", "1230")
    assert _is_a_path(found["line"])
