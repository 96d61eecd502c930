"""What players may ask about a position: ways with costs and dangers, armies, attacks, the sky."""

from __future__ import annotations

import random
from itertools import pairwise, permutations
from typing import Any

import pytest
from tests.games.stalingrado.helpers import asked, offered, play, run_to, set_up, told, where
from tests.games.stalingrado.test_fuzz import choose

from hexfront import Game
from hexfront.core.game import new_game
from hexfront.games.stalingrado import GAME
from hexfront.games.stalingrado.tables import AXIS, BOARD, CHARTS, SUPPLY_EXITS

ENDS = ("worst", "best")
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


def thought(text: str, target: str = "2605", seat: str = "axis", **options: Any) -> dict[str, Any]:
    """What a seat may know of an attack that it thinks of."""
    found = set_up(text, **options).study("attack", target, seat=seat)
    assert found is not None
    odds: dict[str, Any] = found["odds"]
    return odds


def spans(odds: dict[str, Any], key: str) -> dict[str, tuple[int, int]]:
    return {span["cause"]: (span["least"], span["most"]) for span in odds[key]}


def test_an_attack_can_be_thought_of_before_it_is_declared() -> None:  # SG-5.1.1d
    game = set_up("turn 8; 2604: DE-INF-44 DE-INF-45; 2605: SU-RD-4 SU-GRD-2")
    found = game.study("attack", "2605", seat="axis")
    assert found["units"] == ["DE-INF-44", "DE-INF-45"]
    assert found["odds"]["defence"] is None
    assert found["odds"]["known"] is None
    other = set_up("turn 8; 2604: DE-INF-44 DE-INF-45; 2605: SU-RD-5 SU-GRD-2")
    assert other.study("attack", "2605", seat="axis") == found
    assert game.study("attack", "2604", seat="axis") is None
    assert game.study("attack", "2605", seat=None) is None


# SG-5.1.1d, SG-H.b
def test_all_that_can_be_attacked_is_told_at_once_and_as_each_attack_alone() -> None:
    text = "turn 8; 2604: DE-INF-44 DE-INF-45; 2605: SU-RD-4 SU-GRD-2; 2704: SU-RD-5; 0503: SU-RD-8"
    game = set_up(f"{text}; phase combat")
    found = game.study("targets", seat="axis")["hexes"]
    assert sorted(found) == sorted(name for verb, name in attacks(game))
    for place, short in found.items():
        alone = game.study("attack", place, seat="axis")
        ends = {key: alone["odds"][key] for key in ("worst", "best")}
        assert short["units"] == len(alone["units"])
        assert short["attack"] == alone["odds"]["attack"]
        assert (short["worst"], short["best"]) == (ends["worst"]["column"], ends["best"]["column"])
        assert short["least"] == pytest.approx(hits(ends["worst"]))
        assert short["most"] == pytest.approx(hits(ends["best"]))
    assert game.study("targets", seat="soviet") == game.study("targets", seat=None) == {}


def attacks(game: Game) -> list[tuple[str, str]]:
    assert game.decision is not None
    return [(verb, *rest) for verb, *rest in game.decision.actions if verb == "attack"]


def hits(column: dict[str, Any]) -> float:
    return sum(chance for loss, _, chance in column["outcomes"] if loss)


# SG-5.1.1d, SG-H.b, OP-H.1
def test_covered_counters_widen_the_span_of_the_defence_by_what_may_lie_there() -> None:
    attackers = "turn 8; 2604: DE-INF-44 DE-INF-45; phase combat"
    alone = thought(f"{attackers}; 2605: SU-GRD-2")
    assert spans(alone, "points") == {"attack-units": (7, 7), "defence-seen": (3, 3)}
    assert alone["best"] == alone["worst"]
    assert alone["best"]["ratio"] == "2-1"
    stack = thought(f"{attackers}; 2605: SU-RD-4 SU-GRD-2")
    assert spans(stack, "points")["defence-covered"] == (1, 5)  # the 4th Tank Corps has come
    assert (stack["worst"]["ratio"], stack["best"]["ratio"]) == ("1-2", "3-2")
    earlier = thought("turn 3; 2604: DE-INF-44; 2605: SU-RD-4 SU-GRD-2")
    assert spans(earlier, "points")["defence-covered"] == (1, 4)


# SG-H.e, SG-5.1.1d, SG-9d
def test_what_is_told_of_an_attack_does_not_hang_on_where_the_covered_counters_lie() -> None:
    for phase in ("moving", "combat"):
        text = f"turn 22; 2604: DE-INF-44 DE-INF-45; 2605: {{}} SU-GRD-2; 2606: {{}} SU-RD-5; \
3008: {{}} SU-RD-8; phase {phase}"
        hidden = ("SU-AD-1", "SU-TC-1-B", "SU-RD-4/1")
        told = [thought(text.format(*order)) for order in permutations(hidden)]
        assert all(one == told[0] for one in told)
        assert spans(told[0], "points")["defence-guns"] == (0, 4)


# SG-6.2a, SG-6.2b
def test_aircraft_count_in_an_attack_that_is_thought_of_and_in_one_that_is_declared() -> None:
    text = "turn 8; 0704: DE-INF-44 DE-INF-45; 0805: SU-RD-4; 0703: DE-A-I_SchG1; 1404: SU-A-220"
    before = thought(text, "0805")
    bombs = spans(before, "points")["attack-air"]
    assert bombs == (0, 2)
    assert spans(before, "points")["defence-air"] == (0, 1)
    game = set_up(f"{text}; phase air_missions")
    play(game, "send DE-A-I_SchG1", "support 0805")
    assert spans(game.study("attack", "0805", seat="axis")["odds"], "points")["attack-air"] == bombs
    play(game, "done", "done")
    run_to(game, "combat")
    play(game, "attack 0805")
    odds = game.odds(("go",)).to_json()
    assert spans(odds, "points")["attack-air"] == (2, 2)
    assert "defence-air" not in spans(odds, "points")
    assert odds["attack"] == 9


def test_a_thought_of_the_next_own_turn_leaves_the_missions_of_this_one_out() -> None:  # SG-6.1n
    text = "turn 8; 0704: DE-INF-44; 0805: SU-RD-4; 0703: DE-A-I_SchG1; phase air_missions"
    game = set_up(text)
    play(game, "send DE-A-I_SchG1", "support 0805")
    odds = game.study("attack", "0704", seat="soviet")["odds"]
    assert "attack-air" not in spans(odds, "points")


@pytest.mark.parametrize(
    ("text", "known", "hidden"),
    [
        ("turn 22 soviet; 2604: SU-RD-4; 2605: RO-INF-1", {"winter": 2}, {}),
        ("turn 22 soviet; 2604: SU-RD-4; 2605: DE-INF-44", {"winter": 1}, {}),
        ("turn 22 soviet; 2604: SU-RD-4; 2605: DE-INF-44 DE-INF-45", {}, {"winter": (1, 2)}),
        ("turn 22 soviet; 2604: SU-RD-4; 2605: DE-INF-44 RO-INF-1", {"winter": 2}, {}),
        ("turn 8 soviet; 2604: SU-RD-4; 2605: DE-INF-44 DE-PZ-3", {}, {"panzer-corps": (-1, 0)}),
        ("turn 8 soviet; 2604: SU-RD-4; 2605: DE-INF-44 DE-INF-45", {}, {}),
        ("turn 8 soviet; 2604: SU-RD-4; 2605: DE-INF-44; uncommanded DE-INF-44",
         {"defender-command": 1}, {}),
    ],
)  # fmt: skip
# SG-5.1.3b, SG-5.1.5b, SG-11.2a, SG-11.2b
def test_shifts_of_the_defender_are_known_as_far_as_his_counters_are_seen(
    text: str, known: dict[str, int], hidden: dict[str, tuple[int, int]]
) -> None:
    odds = thought(f"{text}; phase combat", seat="soviet")
    causes = ("winter", "panzer-corps", "defender-command")
    shifts = {shift["cause"]: shift["columns"] for shift in odds["shifts"]}
    assert {cause: shifts[cause] for cause in causes if cause in shifts} == known
    spared = {"defender-command": (0, 1)} if "DE-INF-44 " in text else {}
    assert spans(odds, "hidden") == hidden | spared


@pytest.mark.unwatched
@pytest.mark.parametrize("scenario", ["uranus", "caucasus"])
# SG-5.1.1d, SG-H.c
def test_the_column_that_comes_lies_between_the_worst_and_the_best(scenario: str) -> None:
    game = new_game(GAME, scenario=scenario, seed="between")
    rng = random.Random(scenario)
    seen = 0
    while game.decision is not None and seen < 15:
        action = choose(rng, game.decision.actions, {"attack": 20, "go": 0.3, "support": 9})
        odds = game.odds(action) if asked(game) == "attackers" and action == ("go",) else None
        expected = odds and odds.to_json()
        events = game.play(action)
        while expected and asked(game) == "defence_guns":
            events += game.play(game.decision.actions[0])
        for odd in told(events, "odds") if expected else ():
            worst, best = (CHARTS.COLUMNS.index(expected[end]["column"]) for end in ENDS)
            assert worst <= CHARTS.COLUMNS.index(odd["column"]) <= best
            low, high = (CHARTS.COLUMNS.index(expected[end]["ratio"]) for end in ENDS)
            assert low <= CHARTS.COLUMNS.index(odd["ratio"]) <= high
            seen += 1
    assert seen == 15


def test_a_flight_tells_who_may_come_against_it() -> None:  # SG-6.1c
    game = set_up("turn 8; 0503: DE-A-I_KG51; 1404: SU-A-220")
    found = game.study("flight", "DE-A-I_KG51", seat="axis")["hexes"]
    run_to(game, "missions")
    play(game, "send DE-A-I_KG51")
    assert set(found) >= offered(game, "support")
    assert found["1404"] == 1
    assert found["0101"] == 0
    assert game.study("flight", "SU-RD-4", seat="axis") is None


def test_the_missions_of_an_air_unit_are_those_it_is_asked_for_once_it_is_sent() -> None:  # SG-6.1b
    game = set_up("turn 8; 0503: DE-A-I_KG51 DE-A-I_JG3; 1404: SU-A-220; 0704: SU-RD-4")
    assert game.study("missions", "DE-A-I_KG51", seat="axis") is None
    run_to(game, "missions")
    found = game.study("missions", "DE-A-I_KG51", seat="axis")["missions"]
    fighters = game.study("missions", "DE-A-I_JG3", seat="axis")["missions"]
    assert game.study("missions", "DE-A-I_KG51", seat="soviet") is None
    assert "support" not in fighters
    assert "escort" not in found
    play(game, "send DE-A-I_KG51")
    for kind in ("support", "bomb_units", "bomb_base"):
        assert set(found[kind]) == offered(game, kind) != set()
    play(game, "support 0704", "done")
    against = game.study("missions", "SU-A-220", seat="soviet")["missions"]
    assert against["intercept"] == ["0704"]


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
    assert found == {"hq": "DE-HQ-2", "command": ["3208", "3209"], "line": [], "cuts": []}
    alone = set_up("turn 8; 1008: DE-INF-44").study("supply", "DE-INF-44", seat="axis")
    assert alone == {"hq": None, "command": [], "line": [], "cuts": []}


def test_a_port_feeds_without_a_headquarters_while_the_soviets_hold_it() -> None:  # SG-10c
    found = set_up("turn 8; 1129: SU-RD-4").study("supply", "SU-RD-4", seat="soviet")
    assert found is not None
    assert (found["hq"], found["line"][0], found["line"][-1]) == (None, "1129", "1230")
    assert _is_a_path(found["line"])


# -- command and supply at a glance

FED = "turn 8; 2602: DE-HQ-2; 2603: DE-INF-44; 2619: DE-INF-45; 2605: SU-RD-4"


def test_a_network_tells_each_headquarters_with_its_load() -> None:  # SG-8b, SG-8l
    found = set_up(FED).study("network", seat="axis")["axis"]
    army = found["armies"]["DE-HQ-2"]
    assert (army["hex"], army["load"], army["number"]) == ("2602", 1, 30)
    assert "2603" in army["hexes"]
    assert "2619" not in army["hexes"]
    assert found["uncommanded"] == ["DE-INF-45"]


def test_of_the_enemy_a_network_tells_only_what_lies_open() -> None:  # SG-H.a
    found = set_up(FED).study("network", seat="soviet")["axis"]
    assert found["armies"]["DE-HQ-2"]["load"] is None
    assert found["uncommanded"] == found["unsupplied"] == []


def test_supply_fades_with_the_points_from_its_source() -> None:  # SG-10a, SG-10b
    game = set_up("turn 8; 0503: DE-HQ-2 DE-INF-44")
    found = game.study("network", seat="axis")["axis"]
    bands = found["bands"]
    assert "0503" in bands[0]
    assert {hex for band in bands for hex in band} == set(found["armies"]["DE-HQ-2"]["hexes"])
    assert found["armies"]["DE-HQ-2"]["fed"]
    assert found["unsupplied"] == []


def test_a_line_that_the_enemy_stands_on_is_told_as_broken() -> None:  # SG-10b, OP-10.2
    start = "turn 8; 0903: DE-HQ-2 DE-INF-44"
    line = set_up(start).study("supply", "DE-INF-44", seat="axis")["line"]
    held = f"{start}; control {' '.join(line)}"
    assert set(line) <= set(set_up(held).study("network", seat="axis")["axis"]["lines"])
    taken = line[len(line) // 2]
    found = set_up(f"{held}; {taken}: SU-RD-4").study("network", seat="axis")["axis"]
    assert [line[len(line) // 2 + 1], taken] in found["breaks"]
    assert taken not in found["lines"]
    assert line[-1] in found["sources"]


def test_what_would_cut_a_line_is_what_cuts_it() -> None:  # SG-10b, SG-8i
    start = "turn 8; 0903: DE-HQ-2; 1003: DE-INF-44"
    found = set_up(start).study("supply", "DE-INF-44", seat="axis")
    assert "0903" in found["cuts"], "its only headquarters"
    for hex in found["line"][1:]:
        taken = set_up(f"{start}; {hex}: SU-RD-4").study("supply", "DE-INF-44", seat="axis")
        assert (not taken["line"]) == (hex in found["cuts"]), hex


def test_if_a_unit_went_somewhere_its_care_is_told_and_whom_it_cuts_off() -> None:  # SG-10a
    game = set_up("turn 8; 0503: DE-HQ-2 DE-INF-44; 2605: SU-RD-4")
    assert game.study("there", "DE-INF-44", "0603", seat="axis")["hq"] == "DE-HQ-2"
    far = game.study("there", "DE-INF-44", "2619", seat="axis")
    assert (far["hq"], far["line"]) == (None, [])
    assert game.study("there", "DE-INF-44", "2605", seat="axis") is None, "the enemy is there"
    assert game.study("there", "DE-INF-44", "0603", seat="soviet") is None
    assert where(game, "DE-INF-44") == "0503", "only thought of"


def test_a_move_onto_the_enemys_only_line_cuts_his_headquarters_off() -> None:  # SG-10b
    game = set_up("turn 8; 0104: SU-HQ-DON SU-RD-4; 0105: DE-INF-44")
    cuts = game.study("supply", "SU-RD-4", seat="soviet")["cuts"]
    assert cuts == ["0103", "0203", "0303", "0403"]
    for hex in cuts:
        assert game.study("there", "DE-INF-44", hex, seat="axis")["cut_off"] == ["SU-HQ-DON"]
    assert game.study("there", "DE-INF-44", "0205", seat="axis")["cut_off"] == []
