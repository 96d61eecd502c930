"""The worked examples of the rulebook, and the vectors derived from it (chapter X)."""

from __future__ import annotations

import pytest
from tests.games.stalingrado.helpers import (
    asked,
    forbids,
    give_way,
    is_marked,
    legal,
    offered,
    play,
    run_to,
    seat,
    set_up,
    state,
    steps_of,
    storm,
    told,
    where,
)
from tests.games.stalingrado.test_combat import announced, used
from tests.games.stalingrado.test_entry import surrounded
from tests.games.stalingrado.test_supply import MANY, checked, commands, crowd

from hexfront import Game
from hexfront.games.stalingrado.air_combat import dogfight
from hexfront.games.stalingrado.bombing import bombardment, effect_on
from hexfront.games.stalingrado.combat import (
    defence_value,
    duties,
    ratio_column,
    result_of,
)
from hexfront.games.stalingrado.counters import (
    AIR_POWER,
    ALLOWANCE,
    ATTACK,
    CLASS_OF,
    DEFENCE,
    FLIGHT_RANGE,
    GROUND,
    NATION_OF,
    NUMBER,
    POINTS,
    POOL_NAMES,
    RANGE,
    ROWS,
)
from hexfront.games.stalingrado.losses import hit
from hexfront.games.stalingrado.movement import allowance, one_hex, reach_of, ways_of
from hexfront.games.stalingrado.supply import hq_range
from hexfront.games.stalingrado.tables import BOARD, CHARTS, in_flight
from hexfront.games.stalingrado.victory import final_points
from hexfront.games.stalingrado.zones import attack_value

COLUMNS = list(CHARTS.COLUMNS)


# -- printed


def test_the_8th_artillery_division() -> None:  # EX-2.2.1
    unit = NUMBER["SU-AD-8"]
    assert (ATTACK[unit][2], DEFENCE[unit][2], ALLOWANCE[unit][2], RANGE[unit]) == (4, 1, 4, 2)


def test_iii_kg_27() -> None:  # EX-2.2.2
    unit = NUMBER["DE-A-III_KG27"]
    assert (CLASS_OF[unit], ROWS[unit].aircraft, NATION_OF[unit]) == ("BM", "He 111H", "german")
    assert (GROUND[unit][2], AIR_POWER[unit][2], FLIGHT_RANGE[unit]) == (3, 5, 20)


def test_a_german_in_rough_terrain_need_not_fight_a_soviet_in_the_open() -> None:  # EX-4.1.2
    game = set_up("turn 8; 0813: DE-INF-44; 0713: DE-INF-45 DE-INF-46; 0814: SU-RD-4")
    play(game, "unit DE-INF-45", "to 0813", "unit DE-INF-46", "to 0813", "end")
    run_to(game, "combat")
    assert not duties(state(game))
    play(game, "end")


def test_eleven_against_four() -> None:  # EX-5.1.1
    assert COLUMNS[ratio_column(11, 4)] == "2-1"


def test_dice_of_2_and_3() -> None:  # EX-5.1.6
    assert result_of(4, 2 + 3) == result_of(4, 9) == CHARTS.results[5][4]


def test_d4_is_a_retreat_and_three_losses() -> None:  # EX-5.1.7
    text = "turn 8; 2605: DE-INF-44 DE-INF-71 DE-INF-79 DE-INF-294; 2704: DE-PZ-3 DE-INF-62; "
    game = set_up(text + "2705: SU-RD-4 SU-RD-5; phase combat", dice=[5, 6])
    events = storm(game, "2705")  # 27:4 is 6-1
    assert told(events, "combat-result")[0]["d"] == 4
    play(game, "lose SU-RD-4", "lose SU-RD-4", "to 2706")
    assert (where(game, "SU-RD-4"), steps_of(game, "SU-RD-5")) == ("pool", 1)
    assert where(game, "SU-RD-5") == "2706"


STRONG = "DE-INF-44 DE-INF-71 DE-MOT-3 DE-MOT-16"


def test_d6_against_three_steps_leaves_two_points() -> None:  # EX-5.2.2
    text = f"turn 8; 2605: {STRONG}; 2704: DE-PZ-3 DE-PZ-13; 2705: SU-RD-4 SU-RD-5/1; phase combat"
    game = set_up(text, dice=[1, 3])
    events = storm(game, "2705")  # 30:3
    assert told(events, "combat-result")[0] | {"dice": 0} == {
        "target": "2705", "dice": 0, "d": 6, "a": 0,
    }  # fmt: skip
    assert where(game, "SU-RD-4") == where(game, "SU-RD-5") == "pool"
    assert state(game).battle.points == 2
    play(game, "advance DE-MOT-3", "push 2706", "halt", "advance DE-MOT-16", "push 2706")
    assert where(game, "DE-MOT-3") == where(game, "DE-MOT-16") == "2706"


def flight(axis: list[str], die: int) -> Game:
    """German aircraft over 0805 against a Yak-1 and two LaGG-3."""
    text = f"turn 8; 0703: {' '.join(axis)}; 0705: DE-INF-44; 0805: SU-RD-4; "
    game = set_up(
        text + "0910: SU-A-220 SU-A-236 SU-A-235-A; phase air_missions", dice=[die, 2, 2, 2]
    )
    for unit in axis:
        play(game, f"send {unit}", "escort 0805" if "JG" in unit else "bomb_units 0805")
    play(game, "done")
    for unit in ("SU-A-220", "SU-A-236", "SU-A-235-A"):
        play(game, f"send {unit}", "intercept 0805")
    play(game, "done")
    return game


HE_111 = ["DE-A-I_KG27", "DE-A-II_KG27", "DE-A-III_KG27"]


def test_air_combat_of_33_against_19() -> None:  # EX-6.1-1
    game = flight([*HE_111, "DE-A-I_JG3", "DE-A-II_JG3"], 4)
    fought = told(game.history[-1].events, "air-combat")[0]
    assert (fought["attack"], fought["defence"]) == (33, 19)
    assert (fought["defender"], fought["attacker"]) == (3, 2)
    while asked(game) == "air_loss":
        play(game, f"lose {sorted(offered(game, 'lose'))[0]}")
    assert [steps_of(game, u) for u in ("SU-A-220", "SU-A-236", "SU-A-235-A")] == [1, 1, 1]
    assert sorted(steps_of(game, unit) for unit in HE_111) == [1, 1, 2]
    assert [steps_of(game, u) for u in ("DE-A-I_JG3", "DE-A-II_JG3")] == [2, 2]


def test_without_fighters_the_soviets_lose_nothing() -> None:  # EX-6.1-2, SG-6.1a
    game = flight(HE_111, 4)
    fought = told(game.history[-1].events, "air-combat")[0]
    assert (fought["attack"], fought["defence"]) == (15, 19)
    assert (fought["defender"], fought["attacker"]) == (0, 1)
    while asked(game) == "air_loss":
        play(game, f"lose {sorted(offered(game, 'lose'))[0]}")
    assert sorted(steps_of(game, unit) for unit in HE_111) == [1, 2, 2]
    assert steps_of(game, "SU-A-220") == 2


def test_more_units_more_losses_by_bombs() -> None:  # EX-6.3.2
    assert effect_on(1, 2) == (0, 0)
    assert effect_on(2, 2) == effect_on(3, 1) == (1, 0)


# SG-7e
def test_prices_of_replacements() -> None:  # EX-7
    text = (
        "turn 1; 0503: DE-INF-44/1 DE-HQ-2; pool: DE-INF-45 DE-INF-46; points german-infantry 4; "
    )
    game = set_up(text + "phase replacement_points")
    play(game, "replenish DE-INF-44", "rebuild DE-INF-45", "reduced_at 0503")
    play(game, "rebuild DE-INF-46", "full_at 0503")
    assert [steps_of(game, f"DE-INF-{n}") for n in (44, 45, 46)] == [2, 1, 2]
    assert state(game).points[0] == 0


def test_guards_take_the_place_of_any_infantry_division() -> None:  # EX-12.1.2
    text = "turn 19 soviet; 2605: SU-RD-4/1; 2606: SU-RD-5; future: SU-GRD-50; phase withdrawals"
    game = set_up(text)
    play(game, "replace SU-RD-4")
    assert (where(game, "SU-GRD-50"), steps_of(game, "SU-GRD-50")) == ("2605", 2)


# -- derived: ratio and shifts


@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        (4, 4, "1-1"),
        (5, 4, "1-1"),
        (6, 4, "3-2"),
        (7, 4, "3-2"),
        (8, 4, "2-1"),
        (3, 4, "1-2"),
        (2, 4, "1-2"),
        (1, 3, "1-3"),
        (1, 4, "1-3"),
        (35, 4, "8-1"),
        (36, 4, "9-1+"),
        (50, 4, "9-1+"),
        (9, 0, "9-1+"),
    ],
)
def test_ratios(attack: int, defence: int, column: str) -> None:  # EX-D1, SG-5.1.1c, SG-T.1a
    assert COLUMNS[ratio_column(attack, defence)] == column


def shifted(text: str, target: str) -> tuple[str, str]:
    found = announced(text, target)
    return str(found["ratio"]), str(found["column"])


CORPS = (
    "turn 8; 0908: DE-PZ-3/3 DE-PZ-13 DE-MOT-3 DE-INF-45; {}1009: SU-GRC-7/1 SU-GRD-2; phase combat"
)


def test_city_river_and_panzer_corps() -> None:  # EX-D2
    assert shifted(CORPS.format(""), "1009") == ("4-1", "3-1")  # 24:6


def test_one_attacker_on_the_near_bank_spoils_the_river() -> None:  # EX-D3
    text = CORPS.replace("DE-INF-45; {}", "; 1010: DE-INF-45; ")
    assert shifted(text, "1009") == ("4-1", "4-1")


def test_germans_and_romanians_in_winter() -> None:  # EX-D4, SG-5.1.4a, SG-11.2a
    text = "turn 21; 2605: DE-INF-44 DE-INF-71 DE-PZ-3 RO-INF-1; 2704: DE-INF-79; "
    text += "2705: SU-GRD-2 SU-RD-4; phase combat"
    assert shifted(text, "2705") == ("4-1", "2-1")  # 20:5


def test_romanians_behind_a_frozen_river_out_of_command() -> None:  # EX-D5, SG-5.1.3b, SG-5.1a
    text = "turn 21 soviet; 2507: SU-RD-4 SU-RD-5 SU-RD-6 SU-RD-8; 2608: RO-INF-1 RO-CAV-5/1; "
    text += "2607: SU-RD-15 SU-RD-63; phase combat; uncommanded RO-INF-1"
    assert shifted(text, "2608") == ("3-1", "6-1")  # 12:4


def test_a_wide_river_in_winter() -> None:  # EX-D6
    text = "turn 21 soviet; 2516: SU-RD-4 SU-RD-5 SU-RD-6 SU-RD-8; 2417: SU-RD-15 SU-RD-63; "
    assert shifted(text + "2416: DE-INF-44; phase combat", "2416") == ("3-1", "2-1")  # 12:4


def test_columns_end_at_the_table() -> None:  # EX-D7
    weak = "turn 8; 2229: DE-MTN-1; 2230: SU-GRC-7; phase combat"
    assert shifted(weak, "2230") == ("1-2", "1-3")
    text = f"turn 8; 2605: {STRONG}; 2705: SU-RD-4/1; phase combat; uncommanded SU-RD-4"
    assert shifted(text, "2705") == ("9-1+", "9-1+")


def test_a_panzer_corps_in_defence() -> None:  # EX-D8
    text = "turn 8 soviet; 2604: SU-TC-1-B SU-TC-2-B; 2605: DE-PZ-22/1 {}/1; phase combat"
    assert shifted(text.format("DE-MOT-3"), "2605") == ("3-1", "2-1")  # 12:4
    assert shifted(text.format("DE-MOT-1SSBDE"), "2605") == ("3-1", "3-1")


# -- derived: one vector for each result


RESULTS = [
    # ("EX-R1", "1-3", 7, "D0A3") and so on
    ("1-3", 7, (0, 3)), ("1-2", 7, (1, 3)), ("1-1", 7, (0, 2)), ("3-2", 7, (1, 2)),
    ("2-1", 7, (0, 1)), ("3-1", 7, (1, 1)), ("4-1", 7, (1, 0)), ("5-1", 7, (2, 2)),
    ("6-1", 7, (2, 1)), ("7-1", 7, (2, 0)), ("8-1", 7, (3, 1)), ("9-1+", 7, (3, 0)),
    ("9-1+", 6, (4, 0)), ("9-1+", 9, (5, 1)), ("9-1+", 4, (6, 0)), ("9-1+", 11, (7, 1)),
    ("9-1+", 2, (10, 1)),
]  # fmt: skip

FORCES = {  # attack values against one full and one reduced rifle division, 3 points
    "1-3": ("DE-SEC-213", "SU-RD-4 SU-RD-5/1"),
    "1-2": ("DE-INF-9", "SU-RD-4 SU-RD-5/1"),
    "1-1": ("DE-INF-57", "SU-RD-4 SU-RD-5/1"),
    "3-2": ("DE-INF-57 DE-INF-9", "SU-RD-4 SU-RD-5/1"),
    "2-1": ("DE-INF-57 DE-INF-45", "SU-RD-4 SU-RD-5/1"),
    "3-1": ("DE-INF-57 DE-INF-45 DE-INF-68", "SU-RD-4 SU-RD-5/1"),
    "4-1": ("DE-INF-44 DE-INF-71 DE-INF-79", "SU-RD-4 SU-RD-5/1"),
    "5-1": ("DE-PZ-3 DE-INF-71 DE-INF-79", "SU-RD-4 SU-RD-5/1"),
    "6-1": ("DE-PZ-3 DE-PZ-13 DE-INF-79", "SU-RD-4 SU-RD-5/1"),
    "7-1": ("DE-PZ-3 DE-PZ-13 DE-PZ-14", "SU-RD-4 SU-RD-5/1"),
    "8-1": ("DE-PZ-3/3 DE-PZ-13 DE-PZ-14", "SU-RD-4 SU-RD-5/1"),
    "9-1+": ("DE-PZ-3/3 DE-PZ-13/3 DE-PZ-14", "SU-RD-4 SU-RD-5/1"),
}


@pytest.mark.parametrize(("column", "total", "result"), RESULTS)
# EX-R1, EX-R2, EX-R3, EX-R4, EX-R5, EX-R6, EX-R7, EX-R8, EX-R9, EX-R10, EX-R11, EX-R12
# EX-R13, EX-R14, EX-R15, EX-R16, EX-R17
def test_every_result_of_the_table(column: str, total: int, result: tuple[int, int]) -> None:
    attackers, defenders = FORCES[column]
    dice = [total - 1, 1] if total <= 7 else [6, total - 6]
    text = f"turn 8; 2605: {attackers}; 2705: {defenders}; phase combat"
    game = set_up(text, dice=dice)
    events = storm(game, "2705")
    assert told(events, "odds")[0]["column"] == column
    found = told(events, "combat-result")[0]
    d, a = result
    assert (found["d"], found["a"]) == result
    steps_before = 3
    if d == 1:
        assert (seat(game), legal(game)) == ("soviet", {"loss", "retreat"})
        play(game, "loss")
        events = play(game, "lose SU-RD-5")
    points = max(d - 1 - steps_before, 0) if d > 1 else 0
    if d >= 4:
        assert where(game, "SU-RD-4") == where(game, "SU-RD-5") == "pool"
        assert state(game).battle.points == points
    while asked(game) in ("defender_loss", "retreat_unit"):
        choices = sorted(offered(game, "lose") or offered(game, "to"))
        verb = "lose" if asked(game) == "defender_loss" else "to"
        play(game, f"{verb} {choices[-1]}")
    lost = sum(steps_of(game, unit) for unit in ("SU-RD-4", "SU-RD-5"))
    assert lost == max(0, 3 - (d - 1 if d > 1 else d))
    whole = sum(int(name.partition("/")[2] or 2) for name in attackers.split())
    while asked(game) == "choose_attacker_loss":
        play(game, f"lose {sorted(offered(game, 'lose'))[0]}")
    left = sum(steps_of(game, name.partition("/")[0]) for name in attackers.split())
    assert left == max(0, whole - a)
    if d >= 2:
        assert not state(game).held[1] & 1 << BOARD.hex("2705")
        assert asked(game) == "advancing"


def test_soviets_hold_in_stalingrad() -> None:  # EX-R18
    units = "SU-RD-4 SU-RD-5 SU-RD-6 SU-RD-8"
    axis = "2812: DE-PZ-3 DE-PZ-13 DE-PZ-14 DE-PZ-16; 2712: DE-PZ-23 DE-PZ-24 DE-PZ-7 DE-PZ-6; "
    axis += "2713: DE-PZ-17 DE-PZ-19; "
    game = set_up(f"turn 12; {axis}2813: {units}; phase combat", dice=[6, 6])
    events = storm(game, "2813")  # 70:8 is 8-1, two columns left
    d = told(events, "combat-result")[0]["d"]
    assert d == 5
    play(game, "hold")
    for unit in ("SU-RD-4", "SU-RD-4", "SU-RD-5", "SU-RD-5", "SU-RD-6"):
        play(game, f"lose {unit}")
    assert [steps_of(game, f"SU-RD-{n}") for n in (4, 5, 6, 8)] == [0, 0, 1, 2]
    assert where(game, "SU-RD-8") == "2813"
    assert asked(game) != "advancing"
    one = set_up("turn 12; 2812: DE-PZ-3; 2813: SU-RD-4; phase combat", dice=[4, 6])
    storm(one, "2813")
    assert legal(one) == {"hold", "retreat"}
    play(one, "hold")
    assert (where(one, "SU-RD-4"), steps_of(one, "SU-RD-4")) == ("2813", 1)


# -- derived: retreats


def test_tanks_and_rivers() -> None:  # EX-B1
    unhurt = set_up("turn 8; 2506: DE-INF-44 DE-INF-57; 2507: SU-TC-1-B; phase combat", dice=[4, 6])
    storm(unhurt, "2507")  # 7:5, D1A1
    play(unhurt, "retreat", "to 2608")
    assert (where(unhurt, "SU-TC-1-B"), steps_of(unhurt, "SU-TC-1-B")) == ("2608", 1)
    hurt = set_up("turn 8; 2506: DE-INF-44 DE-INF-57; 2507: SU-TC-1-B; phase combat", dice=[6, 6])
    storm(hurt, "2507")  # D2A2
    play(hurt, "to 2608")
    assert where(hurt, "SU-TC-1-B") == "pool"
    wide = set_up("turn 8; 2415: DE-INF-44 DE-INF-57; 2416: SU-TC-1-B; phase combat", dice=[4, 6])
    storm(wide, "2416")
    play(wide, "retreat", "to 2516")
    assert where(wide, "SU-TC-1-B") == "pool"


def test_infantry_and_rivers() -> None:  # EX-B2
    river = set_up("turn 8; 2506: DE-INF-44; 2507: SU-GRD-2; phase combat", dice=[4, 6])
    storm(river, "2507")  # 4:3, D1A1
    play(river, "retreat", "to 2608")
    assert (where(river, "SU-GRD-2"), steps_of(river, "SU-GRD-2")) == ("2608", 2)
    wide = set_up("turn 8; 2415: DE-INF-44; 2416: SU-GRD-2; phase combat", dice=[4, 6])
    storm(wide, "2416")
    play(wide, "retreat", "to 2516")
    assert (where(wide, "SU-GRD-2"), steps_of(wide, "SU-GRD-2")) == ("2516", 1)
    hurt = set_up("turn 8; 2415: DE-INF-44; 2416: SU-GRD-2; phase combat", dice=[6, 6])
    storm(hurt, "2416")  # D2A2
    play(hurt, "to 2516")
    assert where(hurt, "SU-GRD-2") == "pool"


def test_encircled_infantry() -> None:  # EX-B3
    ring = "2605: DE-INF-44 DE-INF-71; 2806: DE-INF-79; 2804: DE-INF-62; 2607: DE-INF-45; "
    alone = set_up(f"turn 8; {ring}2705: SU-GRD-2; phase combat", dice=[2, 3])
    events = storm(alone, "2705")
    assert told(events, "combat-result")[0]["d"] >= 2
    assert where(alone, "SU-GRD-2") == "pool"
    friend = set_up(f"turn 8; {ring}2705: SU-GRD-2; 2706: SU-RD-4; phase combat", dice=[2, 3])
    storm(friend, "2705")
    assert where(friend, "SU-GRD-2") == "2706"


def test_retreat_onto_friends() -> None:  # EX-B4
    text = "turn 8; 2605: DE-INF-44 DE-INF-71; 2606: DE-INF-79 DE-INF-62; 2705: SU-RD-4 SU-RD-5; "
    game = set_up(text + "2706: SU-RD-6 SU-RD-8 SU-RD-15; phase combat", dice=[2, 3, 1, 1])
    play(game, "attack 2705", "go", "retreat", "all 2706")  # 8:4, D1A0
    assert state(game).units_at(BOARD.hex("2706")).bit_count() == 5
    run_to(game, "combat", "stop")
    events = storm(game, "2706")
    assert told(events, "odds")[0]["defence"] == 6
    assert {"SU-RD-4", "SU-RD-5"} <= offered(game, "lose")


def test_blue_black_reduced_gone() -> None:  # EX-B5
    g = state(set_up("turn 8; 2605: DE-PZ-3/3"))
    unit = NUMBER["DE-PZ-3"]
    seen = []
    for _ in range(3):
        values = attack_value(g, unit), defence_value(g, unit), allowance(g, unit)
        seen.append((g.steps[unit], values))
        hit(g, unit)
    assert seen == [(3, (10, 7, 15)), (2, (7, 5, 15)), (1, (4, 3, 15))]
    assert g.steps[unit] == 0
    untouched = set_up("turn 20; 2605: DE-PZ-3/3; phase turn_start")
    assert steps_of(untouched, "DE-PZ-3") == 2


def test_exploitation_and_rivers() -> None:  # EX-B6
    def exploited(start: str, target: str) -> set[str]:
        text = f"turn 8; {start}: DE-MOT-3 DE-INF-45; {target}: SU-RD-4/1; phase combat"
        game = set_up(text, dice=[3, 4])
        storm(game, target)
        while asked(game) == "choose_attacker_loss":
            play(game, "lose DE-INF-45")
        play(game, "advance DE-MOT-3")
        return offered(game, "exploit")

    assert "0503" not in exploited("0604", "0504")  # a city behind a bridged river
    assert "0503" in exploited("0501", "0502")  # without the river
    assert not exploited("0814", "0813")  # from rough ground
    assert not exploited("0808", "0809")  # from a city


# -- derived: air


def test_air_combat_at_the_ends_of_the_table() -> None:  # EX-A1
    assert dogfight(75, 75, 6) == (7, 7)
    text = "turn 8; 0703: DE-A-I_KG51; 0705: DE-INF-44; 0805: SU-RD-4; 0910: SU-A-206; "
    game = set_up(text + "phase air_missions", dice=[2])
    play(game, "send DE-A-I_KG51", "bomb_units 0805", "done", "send SU-A-206", "support 0805")
    assert not told(play(game, "done"), "air-combat")


def test_bombing_land_units() -> None:  # EX-A2
    def effect(points: int, units: int, die: int, shift: int = 0) -> tuple[int, int]:
        return effect_on(units, bombardment(points, die, shift)[0])

    assert effect(12, 1, 4) == (0, 0)
    assert effect(12, 3, 6) == (2, 0)
    assert effect(12, 3, 6, 1) == (1, 0)
    assert effect(25, 4, 6) == (1, 1)
    assert effect(25, 1, 6) == (1, 0)


BOMBERS = "DE-A-I_KG51 DE-A-II_KG51 DE-A-III_KG51 DE-A-I_KG27 DE-A-II_KG27"  # 18 points


def test_bombing_an_airfield() -> None:  # EX-A3, SG-S.9, SG-6.1i
    text = f"turn 8; 0703: {BOMBERS}; 0910: SU-A-220 SU-A-206 SU-A-226; phase air_missions"
    game = set_up(text, dice=[5])
    for unit in BOMBERS.split():
        play(game, f"send {unit}", "bomb_base 0910")
    events = play(game, "done")
    while asked(game) != "combat":
        quiet = legal(game) & {"done"} or {sorted(legal(game))[0]}
        events += play(game, quiet.pop())
    assert told(events, "bombing")[0]["points"] == 18
    assert told(events, "bombing")[0]["number"] == 4
    lost = [2 - steps_of(game, unit) for unit in ("SU-A-206", "SU-A-226", "SU-A-220")]
    assert sum(lost) == 4
    assert lost[2] == 1  # both Il-2 first, then the Yak-1, then an Il-2 again
    assert sum(2 - steps_of(game, unit) for unit in BOMBERS.split()) == 1


@pytest.mark.parametrize(("die", "left", "lost"), [(3, 9, 1), (1, 11, 2)])
def test_bombing_a_headquarters(die: int, left: int, lost: int) -> None:  # EX-A4, SG-2.2.2f, SG-S.9
    units = "SU-A-45 SU-A-50 SU-A-17 SU-A-202 SU-A-219 SU-A-223"  # 5+3+3+3+3+3 = 20
    text = f"turn 8 soviet; 1404: {units}; 2404: SU-A-221; 0503: DE-HQ-2; phase air_missions"
    game = set_up(text, dice=[die])
    for unit in f"{units} SU-A-221".split():
        play(game, f"send {unit}", "bomb_hq DE-HQ-2")
    play(game, "done")
    while asked(game) != "combat":
        quiet = legal(game) & {"done"} or {sorted(legal(game))[0]}
        play(game, quiet.pop())
    assert hq_range(state(game), NUMBER["DE-HQ-2"]) == left
    assert sum(2 - steps_of(game, unit) for unit in f"{units} SU-A-221".split()) == lost


def test_classes_in_defence_and_transport() -> None:  # EX-A5
    text = "turn 8; 0705: DE-INF-44; 0805: SU-RD-4; 1404: SU-A-206 SU-A-50; phase reaction"
    game = set_up(text)
    assert "send SU-A-206" in legal(game)
    assert forbids(game, "send SU-A-50") == "6.2d"
    carrier = set_up("turn 8; 0503: DE-A-I_KG51 DE-INF-45; 0610: DE-INF-44; 0805: SU-RD-4; "
                     "unsupplied DE-INF-44; phase air_missions")  # fmt: skip
    play(carrier, "send DE-A-I_KG51", "supply 0610")
    assert is_marked(carrier, "ferried", "DE-A-I_KG51")
    assert "send DE-A-I_KG51" not in legal(carrier)


def test_from_batumi() -> None:  # EX-A6
    batumi, coast = BOARD.hex("2238"), BOARD.hex("2236")
    assert in_flight(batumi, 5) >> coast & 1
    assert not in_flight(batumi, 4) >> coast & 1


def test_loads_of_transports() -> None:  # EX-A7
    def served(cargo: str, by: str) -> set[str]:
        units = " ".join(name.partition("/")[0] for name in cargo.split())
        game = set_up(f"turn 8; 0503: {by} DE-INF-45; 0610: {cargo}; unsupplied {units}; "
                      "phase air_missions")  # fmt: skip
        play(game, "send DE-A-KGrzbV9", "supply 0610")
        return offered(game, "for")

    cargo = "DE-INF-44 DE-MOT-1SSBDE DE-A-I_KG51 DE-A-II_KG51"
    assert served(cargo, "DE-A-KGrzbV9") == set(cargo.split())
    assert served(cargo, "DE-A-KGrzbV9/1") == set(cargo.split()[1:])


def test_room_on_bases() -> None:  # EX-A8
    strip = "turn 8; control 0609 0703; 0703: {}; 0609: DE-A-I_SchG1 DE-A-II_SchG1 DE-A-II_StG1"
    game = set_up(strip.format("DE-A-I_JG3 DE-A-I_KG27"))
    play(game, "transfer DE-A-I_JG3")
    assert forbids(game, "to 0609") == "6.4c"
    play(game, "stay", "transfer DE-A-I_KG27")
    assert forbids(game, "to 0609") == "6.4c"
    six = "DE-A-I_KG51 DE-A-II_KG51 DE-A-III_KG51 DE-A-I_KG1 DE-A-II_KG1 DE-A-III_KG1"
    full = set_up(f"turn 8; 0703: {six}; 0503: DE-A-I_JG3")
    play(full, "transfer DE-A-I_JG3")
    assert forbids(full, "to 0703") == "6.4b"


# -- derived: other tables


def test_points_of_the_whole_campaign() -> None:  # EX-T1
    totals = {name: sum(points) for name, points in zip(POOL_NAMES, POINTS, strict=True)}
    expected = {
        "german": (52, 15, 60), "rumanian": (16, 0, 6), "italian": (12, 4, 12),
        "hungarian": (10, 0, 6), "soviet": (80, 64, 106),
    }  # fmt: skip
    for nation, sums in expected.items():
        found = tuple(totals[f"{nation}-{kind}"] for kind in ("infantry", "equipment", "aviation"))
        assert found == sums


@pytest.mark.parametrize(
    ("unit", "halved"),
    [
        ("DE-PZ-13", (4, 3, 8)),
        ("SU-AD-8", (2, 1, 2)),
        ("HU-LT-6", (1, 1, 2)),
        ("DE-PZ-24/3", (6, 4, 8)),
    ],
)
def test_unsupplied_values(unit: str, halved: tuple[int, int, int]) -> None:  # EX-T2
    name = unit.partition("/")[0]
    g = state(set_up(f"turn 8; 2605: {unit}; unsupplied {name}"))
    number = NUMBER[name]
    assert (attack_value(g, number), defence_value(g, number), allowance(g, number)) == halved


def test_marches_in_winter() -> None:  # EX-T3
    g = state(set_up("turn 21; 2605: DE-INF-44; 0103: DE-INF-45"))
    foot, train = NUMBER["DE-INF-44"], NUMBER["DE-INF-45"]
    assert ways_of(g, foot)[1] * allowance(g, foot) == 10
    assert reach_of(g, foot).cost(BOARD.hex("2705")) == 3
    assert reach_of(g, train).cost(BOARD.hex("0604")) == 10  # five hexes along the railway
    soviet = state(set_up("turn 21 soviet; 2605: SU-RD-4; 0101: DE-INF-44"))
    assert reach_of(soviet, NUMBER["SU-RD-4"]).cost(BOARD.hex("2705")) == 1


def step_cost(text: str, unit: str, to: str) -> int | None:
    return one_hex(state(set_up(text)), NUMBER[unit], 99, True).cost(BOARD.hex(to))


def test_costs_of_terrain_and_rivers() -> None:  # EX-T4
    assert step_cost("turn 8; 0706: DE-MOT-3", "DE-MOT-3", "0707") == 3
    assert step_cost("turn 8; 1821: DE-MOT-3", "DE-MOT-3", "1820") is None
    assert step_cost("turn 8; 2129: DE-MOT-3", "DE-MOT-3", "2130") is None
    assert step_cost("turn 8; 2507: DE-MOT-3", "DE-MOT-3", "2508") == 3
    assert step_cost("turn 8; 2416: DE-MOT-3", "DE-MOT-3", "2516") == 7
    assert step_cost("turn 8; 1514: DE-INF-44", "DE-INF-44", "1515") == 3
    assert step_cost("turn 21 soviet; 1514: SU-RD-4", "SU-RD-4", "1515") == 2


@pytest.mark.parametrize(
    ("place", "start", "there"),
    [("2130", "2129", 2), ("1820", "1821", 3), ("3209", "3208", 3)],
)
def test_stacking_by_terrain(place: str, start: str, there: int) -> None:  # EX-T5
    units = ["DE-INF-44", "DE-INF-45", "DE-INF-46"][:there]
    game = set_up(f"turn 8; {place}: {' '.join(units)}; {start}: DE-MTN-1")
    play(game, "unit DE-MTN-1")
    assert forbids(game, f"to {place}") == "4.1.1b"


def test_the_31st_unit_and_foreign_headquarters() -> None:  # EX-T6
    game = checked(crowd(MANY))
    assert sum(is_marked(game, "commanded", unit) for unit in MANY) == 30
    assert not commands("RO-HQ-3", "IT-INF-2")
    assert commands("RO-HQ-3", "DE-INF-44")


def test_the_winter_die() -> None:  # EX-T7
    text = "turn 22; weather {}; 1327: DE-A-I_JG3; 2713: DE-A-II_JG3; phase air_missions"
    assert offered(set_up(text.format(3)), "send") == {"DE-A-II_JG3"}
    assert not offered(set_up(text.format(1)), "send")


def test_costs_of_contact() -> None:  # EX-T8
    g = state(set_up("turn 8; 2605: DE-INF-44; 2606: SU-RD-4"))
    assert reach_of(g, NUMBER["DE-INF-44"]).cost(BOARD.hex("2604")) == 2
    passing = state(set_up("turn 8; 2604: DE-INF-44; 2606: SU-RD-4"))
    free = state(set_up("turn 8; 2604: DE-INF-44"))
    there = BOARD.hex("2706")
    with_enemy = reach_of(passing, NUMBER["DE-INF-44"]).cost(there)
    assert with_enemy == reach_of(free, NUMBER["DE-INF-44"]).cost(there) + 1


def test_artillery_rests_a_turn_and_gets_no_air_support() -> None:  # EX-T9
    assert not offered(used(23), "shell")
    assert offered(used(24), "shell")
    text = "turn 22 soviet; 2603: SU-AD-1; 2605: DE-INF-44; 2404: SU-A-206; phase air_missions"
    game = set_up(text, dice=[4])
    play(game, "send SU-A-206", "support 2605", "done")
    run_to(game, "combat")
    events = play(game, "shell 2605", "add SU-AD-1", "go")
    assert told(events, "shelling")[0]["points"] == 4


def scored(first: int, last: int, control: str) -> int:
    total = 0
    for turn in range(first, last + 1):
        game = set_up(
            f"turn {turn} soviet; 2605: SU-RD-4; control {control}; phase combat", dice=[6]
        )
        play(game, "end")
        total += state(game).score[0]
    return total


def test_points_of_stalingrad_and_maykop() -> None:  # EX-T10
    assert scored(15, 21, "2813 2814") == 21
    assert scored(15, 21, "2813") == 0
    assert scored(8, 27, "1628 2813") == 18


def test_points_at_the_end() -> None:  # EX-T11
    germans = "DE-INF-44 DE-INF-45 DE-INF-46 DE-INF-50 DE-INF-57 DE-INF-62 DE-INF-68 DE-INF-71"
    allies = "RO-INF-1 RO-INF-2 RO-INF-4 RO-INF-5 RO-INF-6 RO-INF-7 IT-INF-2 IT-INF-3 IT-INF-5"
    allies += " HU-LT-6 HU-LT-7 SK-MOT-1"
    text = f"turn 32; pool: {germans} DE-PZ-3 {allies}; 0504: SU-RD-4 SU-RD-5 SU-RD-6; "
    _, soviet = final_points(state(set_up(text + "points soviet-infantry 5")))
    reasons = ("german-units", "allied-units", "west-of-donets", "points-left")
    assert [soviet[reason] for reason in reasons] == [90, 12, 3, 5]
    assert sum(soviet[reason] for reason in reasons) == 110


def test_two_turns_off_the_map() -> None:  # EX-T12
    game = set_up("turn 6 soviet; 2605: SU-HQ-DON SU-RD-4")
    play(game, "hq SU-HQ-DON", "off")
    assert state(game).since[NUMBER["SU-HQ-DON"]] == 8
    text = surrounded("SU-RD-4 SU-RD-5 SU-RD-6", "2201", "turn 6 axis")
    pushed = set_up(text, dice=[4, 5])
    storm(pushed, "2201")
    give_way(pushed, "SU-RD-4")
    unit = NUMBER["SU-RD-6"]
    assert (state(pushed).since[unit], state(pushed).edge[unit]) == (8, "N")
