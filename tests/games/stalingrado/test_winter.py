"""11: winter."""

from __future__ import annotations

import pytest
from tests.games.stalingrado.helpers import (
    forbids,
    give_way,
    hexes,
    legal,
    offered,
    play,
    set_up,
    state,
    steps_of,
    storm,
    told,
    where,
)
from tests.games.stalingrado.test_combat import causes

from hexfront.games.stalingrado.counters import NUMBER
from hexfront.games.stalingrado.movement import reach_of, ways_of
from hexfront.games.stalingrado.tables import BOARD
from hexfront.games.stalingrado.winter import flying_bases


def reach(text: str, unit: str) -> set[str]:
    game = set_up(text)
    return set(BOARD.names(reach_of(state(game), NUMBER[unit]).hexes))


def test_winter_lasts_from_turn_21() -> None:  # SG-11a
    assert not state(set_up("turn 20; 2605: DE-INF-44")).is_winter
    assert state(set_up("turn 21; 2605: DE-INF-44")).is_winter
    assert state(set_up("turn 32; 2605: DE-INF-44")).is_winter


def test_axis_units_pay_half_a_point_more_off_the_railways() -> None:  # SG-11.1a
    winter, autumn = (state(set_up(f"turn {turn}; 2605: DE-INF-44")) for turn in (21, 20))
    unit, place = NUMBER["DE-INF-44"], BOARD.hex("2705")
    assert (reach_of(winter, unit).cost(place), ways_of(winter, unit)[1]) == (3, 2)
    assert (reach_of(autumn, unit).cost(place), ways_of(autumn, unit)[1]) == (1, 1)
    rails = state(set_up("turn 21; 0103: DE-INF-44"))
    assert reach_of(rails, unit).cost(BOARD.hex("0203")) == 2
    assert reach_of(rails, unit).cost(BOARD.hex("0503")) == 8  # four hexes along the railway
    soviet = reach("turn 21 soviet; 2605: SU-RD-4; 0101: DE-INF-44", "SU-RD-4")
    assert max(BOARD.distance(BOARD.hex("2605"), BOARD.hex(h)) for h in soviet) == 4


def test_roads_are_no_railways_in_winter() -> None:  # SG-11.1a
    g = state(set_up("turn 21; 1304: DE-INF-44"))
    _, parts = ways_of(g, NUMBER["DE-INF-44"])
    assert parts == 2
    assert reach_of(g, NUMBER["DE-INF-44"]).cost(BOARD.hex("1404")) == 3


def test_germans_lose_a_column_in_winter() -> None:  # SG-11.2a
    attack = "turn 21; 2605: DE-INF-44; 2705: SU-RD-4; phase combat"
    assert causes(attack, "2705") == {"winter": -1}
    defence = "turn 21 soviet; 2605: DE-INF-44; 2705: SU-RD-4; phase combat"
    assert causes(defence, "2605") == {"winter": 1}


def test_their_allies_lose_two() -> None:  # SG-11.2b
    for ally in ("RO-INF-1", "IT-INF-2", "HU-LT-6", "SK-MOT-1"):
        attack = f"turn 21; 2605: {ally}; 2705: SU-RD-4; phase combat"
        assert causes(attack, "2705") == {"winter": -2}
        defence = f"turn 21 soviet; 2605: {ally}; 2705: SU-RD-4; phase combat"
        assert causes(defence, "2605") == {"winter": 2}


def test_in_a_mixture_the_worse_counts_or_by_a_switch_the_stronger() -> None:  # SG-11.2b
    mixed = "turn 21; 2605: DE-INF-44 RO-INF-1; 2705: SU-RD-4; phase combat"
    assert causes(mixed, "2705") == {"winter": -2}
    assert causes(mixed, "2705", winter_mixed="points") == {"winter": -1}
    weak = mixed.replace("DE-INF-44", "DE-SEC-213")
    assert causes(weak, "2705", winter_mixed="points") == {"winter": -2}


def test_a_die_is_thrown_each_winter_turn() -> None:  # SG-11.3a, SG-S.A
    game = set_up("turn 21; 2605: DE-INF-44; phase turn_start", dice=[4])
    assert told(game.opening.events, "weather") == [{"die": 4}]
    assert state(game).weather == 4
    summer = set_up("turn 20; 2605: DE-INF-44; phase turn_start")
    assert not told(summer.opening.events, "weather")


ALWAYS = {"2712", "2713", "2812", "2913", "2914", "3314", "3315"}
NORTH, SOUTH, BETWEEN = "1404", "1327", "0703"


@pytest.mark.parametrize(
    ("die", "flying"),
    [
        (1, set()),
        (2, {SOUTH}),
        (3, {NORTH, BETWEEN}),
        (4, {SOUTH, BETWEEN}),
        (5, {NORTH}),
        (6, {NORTH, SOUTH, BETWEEN}),
    ],
)
# SG-11.3b, SG-11.3c, SG-11.3d, SG-11.3e, SG-11.3f, SG-11.3g
def test_what_flies_by_the_die(die: int, flying: set[str]) -> None:
    text = f"turn 22; weather {die}; 1404: DE-A-I_JG3; 1327: DE-A-II_JG3; 0703: DE-A-III_JG3; "
    game = set_up(text + "phase air_missions")
    base = {"DE-A-I_JG3": "1404", "DE-A-II_JG3": "1327", "DE-A-III_JG3": "0703"}
    assert {base[unit] for unit in offered(game, "send")} == flying


# SG-11.3b, SG-11.3h
def test_gumrak_pitomnik_and_strips_on_the_volga_fly_with_2_to_6() -> None:
    for die in range(2, 7):
        g = state(set_up(f"turn 22; weather {die}; 2605: DE-INF-44"))
        assert hexes(*ALWAYS) & ~flying_bases(g) == 0
    assert not flying_bases(state(set_up("turn 22; weather 1; 2605: DE-INF-44")))


def test_bad_weather_also_stops_transfers() -> None:  # SG-11.3b
    game = set_up("turn 22; weather 1; 0703: DE-A-I_JG3; 0503: DE-INF-44")
    assert not offered(game, "transfer")


def test_wide_rivers_do_not_freeze() -> None:  # SG-11.4a
    text = "turn 22 soviet; 2416: SU-RD-4; 0101: DE-INF-44"
    g = state(set_up(text))
    assert reach_of(g, NUMBER["SU-RD-4"]).cost(BOARD.hex("2516")) == 4
    attack = "turn 22 soviet; 2516: SU-RD-4; 2416: DE-INF-44; phase combat"
    assert causes(attack, "2416")["river"] == -2
    closed = state(set_up("turn 22 soviet; 1420: SU-RD-4; 0101: DE-INF-44"))
    assert closed.is_winter
    assert "1419" not in reach("turn 22 soviet; 1420: SU-RD-4; 0101: DE-INF-44; 1519: DE-INF-45",
                               "SU-RD-4")  # fmt: skip


def test_men_on_foot_cross_frozen_rivers_for_nothing() -> None:  # SG-11.4b
    g = state(set_up("turn 22 soviet; 2507: SU-RD-4; 0101: DE-INF-44"))
    assert reach_of(g, NUMBER["SU-RD-4"]).cost(BOARD.hex("2508")) == 1
    trucks = state(set_up("turn 22; 2507: DE-MOT-3"))
    assert reach_of(trucks, NUMBER["DE-MOT-3"]).cost(BOARD.hex("2608")) == 3 + 4


def test_tanks_cross_frozen_rivers_by_bridges_only() -> None:  # SG-11.4c
    game = set_up("turn 22 soviet; 2507: SU-TC-14 SU-MC-4; 0101: DE-INF-44")
    play(game, "unit SU-TC-14")
    assert not {"step 2508", "step 2608"} & legal(game)
    play(game, "stay", "unit SU-MC-4")
    assert not {"step 2508", "step 2608"} & legal(game)
    bridge = set_up("turn 22; 0503: DE-PZ-13")
    play(bridge, "unit DE-PZ-13")
    assert {"step 0404", "step 0504"} <= legal(bridge)


def test_tanks_may_not_retreat_or_advance_over_frozen_rivers() -> None:  # SG-11.4c
    text = "turn 22 soviet; 2506: SU-RD-4 SU-RD-5 SU-RD-6; 2507: DE-PZ-13; 2407: SU-RD-8; "
    game = set_up(text + "2408: SU-GRD-2; phase combat", dice=[3, 4])
    storm(game, "2507")
    give_way(game, "DE-PZ-13")
    assert where(game, "DE-PZ-13") == "2607"
    tanks = "turn 22 soviet; 2507: SU-TC-14 SU-RD-4; 2508: RO-CAV-1/1; phase combat"
    won = set_up(tanks, dice=[3, 4])
    storm(won, "2508")
    while "advance SU-RD-4" not in legal(won):
        play(won, sorted(legal(won))[0])
    assert forbids(won, "advance SU-TC-14") == "11.4c"


def test_frozen_rivers_do_not_protect() -> None:  # SG-11.4d
    text = "turn {} soviet; 2507: SU-RD-4; 2508: DE-INF-44; phase combat"
    assert "river" not in causes(text.format(22), "2508")
    assert causes(text.format(8), "2508")["river"] == -1


def test_heavy_units_come_over_frozen_rivers_unharmed_by_bridges() -> None:
    game = set_up("turn 22; 0503: DE-PZ-13")
    play(game, "unit DE-PZ-13", "to 0504")
    assert steps_of(game, "DE-PZ-13") == 2
