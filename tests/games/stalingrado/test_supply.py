"""8 headquarters, 10 supply; chapter L."""

from __future__ import annotations

import json

import pytest
from tests.games.stalingrado.helpers import (
    asked,
    campaign,
    forbids,
    hexes,
    is_marked,
    legal,
    offered,
    play,
    run_to,
    seat,
    set_up,
    state,
    told,
    where,
)

from hexfront.core.hexes import bits
from hexfront.games.stalingrado.combat import defence_value
from hexfront.games.stalingrado.counters import ALL_HQ, HQ_NUMBER, HQ_RANGE, NAMES, NUMBER
from hexfront.games.stalingrado.movement import allowance
from hexfront.games.stalingrado.supply import (
    Check,
    fed_bases,
    is_fed,
    open_ports,
    paths_from,
    supply_lines,
)
from hexfront.games.stalingrado.tables import BOARD
from hexfront.games.stalingrado.zones import attack_value

FAR = "3218"  # in the steppe, far from every line


def checked(text: str, **options: str):  # type: ignore[no-untyped-def]
    """After the status check of the phasing side."""
    return set_up(f"{text}; phase own_status", **options)


def marks(game, unit: str) -> tuple[bool, bool]:  # type: ignore[no-untyped-def]
    return is_marked(game, "commanded", unit), is_marked(game, "supplied", unit)


def test_out_of_range_means_out_of_command() -> None:  # SG-8a, SG-S.1
    game = checked("turn 8; 0503: DE-HQ-2 DE-INF-44; 2605: DE-INF-45")
    assert is_marked(game, "commanded", "DE-INF-44")
    assert not is_marked(game, "commanded", "DE-INF-45")


@pytest.mark.parametrize(
    ("hq", "number", "points"),
    [
        ("DE-HQ-2", 30, 12),
        ("RO-HQ-3", 15, 7),
        ("HU-HQ-2", 15, 7),
        ("IT-HQ-8", 15, 7),
        ("SU-HQ-DON", 30, 10),
    ],
)
# SG-8b, SG-8b1, SG-8b2, SG-8b3, SG-8b4, SG-8b5
def test_number_and_range_of_headquarters(hq: str, number: int, points: int) -> None:
    assert (HQ_NUMBER[NUMBER[hq]], HQ_RANGE[NUMBER[hq]]) == (number, points)
    side = 1 if hq.startswith("SU") else 0
    g = state(set_up(f"turn 8; 2605: {hq}"))
    reach = paths_from(g, side, BOARD.hex("2605"), HQ_RANGE[NUMBER[hq]])
    assert len(reach.layers) == points + 1
    edge = next(BOARD.name[h] for h in bits(reach.layers[points]))
    further = paths_from(g, side, BOARD.hex("2605"), points + 1).layers[points + 1]
    beyond = next(BOARD.name[h] for h in bits(further))
    unit, phasing = ("SU-RD-4", "soviet") if side else ("DE-INF-44", "axis")
    for place, commanded in ((edge, True), (beyond, False)):
        game = checked(f"turn 8 {phasing}; 2605: {hq}; {place}: {unit}")
        assert is_marked(game, "commanded", unit) == commanded


def commands(hq: str, unit: str) -> bool:
    side = "soviet" if hq.startswith("SU") else "axis"
    return marks(checked(f"turn 8 {side}; 0503: {hq} {unit}"), unit)[0]


@pytest.mark.parametrize("unit", ["DE-INF-44", "RO-INF-1", "HU-LT-6", "IT-INF-2", "SK-MOT-1"])
def test_german_headquarters_command_everybody(unit: str) -> None:  # SG-8c
    assert commands("DE-HQ-2", unit)


@pytest.mark.parametrize(
    ("hq", "yes", "no"),
    [
        ("RO-HQ-3", "RO-INF-1", "IT-INF-2"),
        ("HU-HQ-2", "HU-LT-6", "RO-INF-1"),
        ("IT-HQ-8", "IT-INF-2", "HU-LT-6"),
    ],
)
# SG-8d
def test_allied_headquarters_command_their_own_and_germans(hq: str, yes: str, no: str) -> None:
    assert commands(hq, yes)
    assert commands(hq, "DE-INF-44")
    assert not commands(hq, no)


@pytest.mark.parametrize("hq", ["RO-HQ-3", "HU-HQ-2", "IT-HQ-8"])
def test_the_slovaks_obey_german_headquarters_only(hq: str) -> None:  # SG-8e
    assert not commands(hq, "SK-MOT-1")
    assert commands("DE-HQ-2", "SK-MOT-1")


def test_soviets_obey_soviet_headquarters_only() -> None:  # SG-8f
    assert commands("SU-HQ-DON", "SU-RD-4")
    alone = checked("turn 8 soviet; 0503: SU-RD-4; 0603: DE-HQ-2 DE-INF-44")
    assert not is_marked(alone, "commanded", "SU-RD-4")


def test_the_headquarters_of_the_game() -> None:  # SG-8g
    names = {NAMES[n] for n in range(len(NAMES)) if ALL_HQ >> n & 1}
    soviet = {"BRYANSK", "DON", "NORTH_CAUCASUS", "STALINGRAD", "SOUTHEASTERN", "SOUTHWESTERN"}
    soviet |= {"SOUTHERN", "TRANSCAUCASUS", "VORONEZH"}
    german = {"1PZ", "2", "4PZ", "6", "11", "17", "HOLLIDT"}
    assert names == (
        {f"SU-HQ-{name}" for name in soviet}
        | {f"DE-HQ-{name}" for name in german}
        | {"RO-HQ-3", "RO-HQ-4", "HU-HQ-2", "IT-HQ-8"}
    )


@pytest.mark.parametrize(
    ("side", "hq", "own", "enemy"),
    [("axis", "DE-HQ-2", "DE-INF-44", "SU-RD-4"), ("soviet", "SU-HQ-DON", "SU-RD-4", "DE-INF-44")],
)
def test_a_headquarters_goes_to_its_own_units_and_not_to_enemies(
    side: str, hq: str, own: str, enemy: str
) -> None:  # SG-8k, OP-8.4
    game = set_up(f"turn 8 {side}; 0503: {hq}; 0504: {own}; 0604: {enemy}")
    play(game, f"hq {hq}")
    assert "0504" in offered(game, "to")
    assert forbids(game, "to 0604") == "OP-8.4"


def test_air_units_need_no_headquarters() -> None:  # SG-8h, SG-10h
    game = set_up("turn 8; 0503: DE-A-I_JG3 DE-INF-44; phase turn_start")
    run_to(game, "missions")
    assert "send DE-A-I_JG3" in legal(game)


def test_destroyed_headquarters_never_return() -> None:  # SG-8j
    game = set_up("turn 8; lost: SU-HQ-DON DE-HQ-2; 0503: DE-INF-44")
    assert not offered(game, "hq")
    soviet = set_up("turn 12 soviet; lost: SU-HQ-DON; 2605: SU-RD-4")
    assert not offered(soviet, "hq")


def test_headquarters_move_anywhere_once() -> None:  # SG-8k, SG-8i
    game = set_up("turn 8; 0503: DE-HQ-2; 0805: SU-RD-4")
    play(game, "hq DE-HQ-2")
    assert {"3320", "2230", "1404"} <= offered(game, "to")
    assert forbids(game, "to 0805") == "OP-8.4"
    assert "to 2238" not in legal(game)
    play(game, "to 2230")
    assert where(game, "DE-HQ-2") == "2230"
    assert "hq DE-HQ-2" not in legal(game)


def test_headquarters_on_foot_are_a_switch() -> None:  # SG-8k
    ring = {"2705": "SU-RD-4", "2606": "SU-RD-5", "2505": "SU-RD-6", "2504": "SU-RD-8"}
    ring |= {"2604": "SU-RD-15", "2704": "SU-GRD-2"}
    around = "; ".join(f"{place}: {unit}" for place, unit in ring.items())
    free, bound = (
        set_up(f"turn 8; 2605: DE-HQ-2; {around}", hq_moves=mode) for mode in ("free", "path")
    )
    for game in (free, bound):
        play(game, "hq DE-HQ-2")
    assert "0503" in offered(free, "to")
    assert not offered(bound, "to")


MANY = [f"DE-INF-{n}" for n in (44, 45, 46, 50, 57, 62, 68, 71, 73, 75, 76, 79, 82, 88, 94, 95)]
MANY += [f"DE-INF-{n}" for n in (111, 113, 125, 168, 198, 257, 294, 295, 297, 298, 299, 302, 304)]
MANY += ["DE-INF-305", "DE-SEC-213"]
PLACES = ["0502", "0503", "0504", "0402", "0403", "0404", "0405", "0505", "0602", "0603"]


def crowd(units: list[str], hqs: str = "DE-HQ-2") -> str:
    stacks: dict[str, list[str]] = {place: [] for place in PLACES}
    for number, unit in enumerate(units):
        stacks[PLACES[number // 4]].append(unit)
    stacks["0503"].append(hqs)
    return "turn 8; " + "; ".join(f"{place}: {' '.join(s)}" for place, s in stacks.items() if s)


def test_more_units_than_its_number_leave_some_out() -> None:  # SG-8l
    game = checked(crowd(MANY))
    assert (seat(game), asked(game)) == ("axis", "out_of_command")
    assert offered(game, "command") == {"DE-SEC-213"}  # the weakest
    play(game, "command DE-SEC-213")
    assert is_marked(game, "commanded", "DE-SEC-213")
    assert sum(is_marked(game, "commanded", unit) for unit in MANY) == 30
    exact = checked(crowd(MANY[:30]))
    assert all(is_marked(exact, "commanded", unit) for unit in MANY[:30])


def test_headquarters_share_the_units_as_well_as_they_can() -> None:  # SG-8l
    game = checked(crowd(MANY, "DE-HQ-2 RO-HQ-3"))
    assert all(is_marked(game, "commanded", unit) for unit in MANY)
    mixed = checked(crowd([*MANY[:29], "RO-INF-1", "RO-INF-2"], "DE-HQ-2 RO-HQ-3"))
    assert is_marked(mixed, "commanded", "RO-INF-1")
    check = Check(state(mixed), 0)
    assert check.assigned([NUMBER[unit] for unit in MANY[:29]]).bit_count() == 29


def test_soviet_headquarters_come_and_go() -> None:  # SG-8m
    game = set_up("turn 8 soviet; 2605: SU-HQ-DON SU-RD-4; off: SU-HQ-STALINGRAD; 0101: DE-HQ-2")
    play(game, "hq SU-HQ-STALINGRAD", "to 2813", "hq SU-HQ-DON", "off")
    assert (where(game, "SU-HQ-STALINGRAD"), where(game, "SU-HQ-DON")) == ("2813", "off")
    axis = set_up("turn 8; 0503: DE-HQ-2")
    play(axis, "hq DE-HQ-2")
    assert forbids(axis, "off") == "8m"


@pytest.mark.parametrize(("turn", "back"), [(9, False), (10, True)])
def test_a_headquarters_taken_off_rests_two_turns(turn: int, back: bool) -> None:  # SG-8n
    game = set_up("turn 8 soviet; 2605: SU-HQ-DON SU-RD-4")
    play(game, "hq SU-HQ-DON", "off")
    since = state(game).since[NUMBER["SU-HQ-DON"]]
    assert (since <= turn) == back
    rests = {"since": {NUMBER["SU-HQ-DON"]: 10}, "frames": [["turn_end"], ["moving"]]}
    more = json.dumps(rests)
    later = set_up(f"turn {turn} soviet; off: SU-HQ-DON; 2605: SU-RD-4; more {more}")
    assert ("hq SU-HQ-DON" in legal(later)) == back


# -- supply


def test_who_is_in_range_of_a_supplied_headquarters_is_supplied() -> None:  # SG-10a, SG-L.1
    game = checked(f"turn 8; 0503: DE-HQ-2; 0706: DE-INF-44; {FAR}: DE-INF-45")
    assert marks(game, "DE-INF-44") == (True, True)
    assert [is_marked(game, "ranged", f"DE-INF-{n}") for n in (44, 45)] == [True, False]


def test_enemy_units_block_the_path_and_zones_do_not() -> None:  # SG-10a, SG-L.0
    open_path = checked("turn 8; 0503: DE-HQ-2; 0706: DE-INF-44; 0805: SU-RD-4; 0704: SU-RD-5")
    assert marks(open_path, "DE-INF-44") == (True, True)
    ring = {"2705": "SU-RD-4", "2606": "SU-RD-5", "2505": "SU-RD-6", "2504": "SU-RD-8"}
    ring |= {"2604": "SU-RD-15", "2704": "SU-GRD-2"}
    around = "; ".join(f"{place}: {unit}" for place, unit in ring.items())
    shut = checked(f"turn 8; 2603: DE-HQ-2; 2605: DE-INF-44; {around}")
    assert marks(shut, "DE-INF-44") == (False, False)


def test_a_headquarters_needs_a_line_within_three_points() -> None:  # SG-10b, SG-10g
    g = state(set_up("turn 8; 0503: DE-HQ-2"))
    lines = supply_lines(g, 0)
    assert is_fed(g, 0, BOARD.hex("0503"), lines)
    assert not is_fed(g, 0, BOARD.hex(FAR), lines)


def test_a_cut_line_feeds_nobody() -> None:  # SG-10b
    cut = "; ".join(
        f"{place}: {unit}"
        for place, unit in zip(
            ["0103", "0106", "0109", "0110", "0112", "0115", "0117", "0122", "0126", "0127"],
            [
                "SU-RD-4",
                "SU-RD-5",
                "SU-RD-6",
                "SU-RD-8",
                "SU-RD-15",
                "SU-GRD-2",
                "SU-GRD-3",
                "SU-RD-63",
                "SU-RD-138",
                "SU-RD-147",
            ],
            strict=True,
        )
    )
    game = checked(f"turn 8; 0503: DE-HQ-2 DE-INF-44; {cut}")
    assert marks(game, "DE-INF-44") == (True, False)
    assert not supply_lines(state(game), 0)


def test_each_side_has_its_own_edges_and_railways() -> None:  # SG-10b, SG-10n
    g = state(set_up("turn 8; 0503: DE-INF-44; 2605: SU-RD-4"))
    axis, soviet = supply_lines(g, 0), supply_lines(g, 1)
    assert axis & hexes("0103", "0503") == hexes("0103", "0503")
    assert not axis & hexes("2801", "3303")
    assert soviet & hexes("2801", "3303") == hexes("2801", "3303")
    grey_only = hexes("0106", "0207")
    assert axis & grey_only == grey_only
    assert not soviet & grey_only


def test_ports_feed_soviet_units_and_headquarters() -> None:  # SG-10c, SG-10a
    game = checked("turn 8 soviet; 0928: SU-RD-4; 0828: SU-HQ-DON; 0101: DE-HQ-2")
    assert marks(game, "SU-RD-4") == (True, True)
    alone = checked("turn 8 soviet; 0928: SU-RD-4")
    assert marks(alone, "SU-RD-4") == (False, True)
    taken = checked("turn 8 soviet; 0828: SU-RD-4; control 0928 0627 1230")
    assert marks(taken, "SU-RD-4") == (False, False)
    g = state(alone)
    assert open_ports(g, 1) == hexes("0627", "0928", "1230")
    assert not open_ports(g, 0)


def test_units_out_of_range_are_unsupplied() -> None:  # SG-10e
    game = checked(f"turn 8; 0503: DE-HQ-2; {FAR}: DE-INF-44")
    assert marks(game, "DE-INF-44") == (False, False)


def test_unsupplied_values_are_halved_upwards() -> None:  # SG-10f
    g = state(set_up("turn 8; 2605: DE-PZ-13 DE-INF-44; unsupplied DE-PZ-13"))
    unit, fed = NUMBER["DE-PZ-13"], NUMBER["DE-INF-44"]
    assert (attack_value(g, unit), defence_value(g, unit), allowance(g, unit)) == (4, 3, 8)
    assert (attack_value(g, fed), defence_value(g, fed), allowance(g, fed)) == (4, 4, 5)


def test_units_of_a_hungry_headquarters_are_in_command_and_unsupplied() -> None:  # SG-10g, SG-L.3
    game = checked(f"turn 8; {FAR}: DE-HQ-2 DE-INF-44")
    assert marks(game, "DE-INF-44") == (True, False)


def test_units_above_the_number_are_supplied() -> None:  # SG-L.3
    game = checked(crowd(MANY))
    play(game, "agree")
    assert marks(game, "DE-SEC-213") == (False, True)


def test_bases_need_a_line_within_three_points() -> None:  # SG-10h, SG-L.4
    g = state(set_up("turn 8; 0503: DE-A-I_JG3 DE-INF-44; 2404: DE-A-II_JG3"))
    assert fed_bases(g, 0, hexes("0503")) == hexes("0503")
    cut = set_up("turn 8; 0503: DE-A-I_JG3; 0502: SU-RD-4; 0504: SU-RD-5; 0404: SU-RD-6; "
                 "0403: SU-RD-8; 0603: SU-RD-15; 0604: SU-GRD-2; phase turn_start")  # fmt: skip
    assert state(cut).grounded == 1 << NUMBER["DE-A-I_JG3"]


def test_unsupplied_aircraft_may_only_withdraw_within_their_range() -> None:  # SG-10i
    text = (
        "turn 8; 0703: DE-A-I_JG3; control 0703 0503 2404; unsupplied DE-A-I_JG3; 0101: DE-INF-44"
    )
    game = set_up(text)
    play(game, "transfer DE-A-I_JG3")
    assert "0503" in offered(game, "to")
    assert "2404" not in offered(game, "to")
    play(game, "stay", "end")
    assert "send DE-A-I_JG3" not in legal(game)


def test_stranded_aircraft_fall_with_their_base() -> None:  # SG-10j
    text = "turn 8 soviet; 0703: DE-A-I_JG3; unsupplied DE-A-I_JG3; 0702: SU-RD-4"
    game = set_up(text)
    play(game, "unit SU-RD-4", "to 0703")
    assert where(game, "DE-A-I_JG3") == "pool"


def test_the_defender_is_checked_before_the_combat_phase() -> None:  # SG-L.2, SG-S.10
    text = "turn 8; 0503: DE-HQ-2 DE-INF-44; 0905: SU-RD-4; 2813: SU-RD-5 SU-HQ-DON; phase moving"
    game = set_up(text)
    assert marks(game, "SU-RD-4") == (True, True)
    run_to(game, "combat")
    assert marks(game, "SU-RD-4") == (False, False)
    assert marks(game, "SU-RD-5") == (True, True)


def test_a_bombed_headquarters_commands_less_at_once() -> None:  # SG-L.2
    text = "turn 8; 0703: DE-INF-44 DE-A-I_KG51 DE-A-II_KG51; 1009: SU-HQ-DON; {}: SU-RD-4; "
    game = set_up(text.format("1404") + "phase air_missions", dice=[6])
    play(game, "send DE-A-I_KG51", "bomb_hq SU-HQ-DON", "send DE-A-II_KG51", "bomb_hq SU-HQ-DON")
    g = state(game)
    cost = paths_from(g, 1, BOARD.hex("1009"), 99).cost(BOARD.hex("1404"))
    events = run_to(game, "combat", "done")
    assert told(events, "hq-bombed")[0]["number"] == 3
    assert is_marked(game, "commanded", "SU-RD-4") == (cost <= 7)


# SG-4.2.1b
def test_new_arrivals_count_as_commanded_and_supplied() -> None:
    game = set_up("turn 5; waiting: DE-INF-371; 0503: DE-INF-44; unsupplied DE-INF-371")
    play(game, "enter DE-INF-371", "at 0125", "stay")
    assert marks(game, "DE-INF-371") == (True, True)


def test_at_the_start_all_axis_units_are_in_command_and_supplied() -> None:
    game = campaign()
    run_to(game, "replacements")
    g = state(game)
    on_map = g.land(0)
    out = [NAMES[n] for n in range(len(NAMES)) if on_map & ~g.commanded & 1 << n]
    assert out == []
