"""7: losses and replacements."""

from __future__ import annotations

import pytest
from tests.games.stalingrado.helpers import (
    asked,
    campaign,
    forbids,
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
    where,
)

from hexfront import Game
from hexfront.games.stalingrado.combat import defence_value
from hexfront.games.stalingrado.counters import (
    ALLOWANCE,
    ATTACK,
    DEFENCE,
    NAMES,
    NUMBER,
    POOL_NAMES,
    POOL_OF,
)
from hexfront.games.stalingrado.losses import hit
from hexfront.games.stalingrado.movement import allowance
from hexfront.games.stalingrado.tables import BOARD
from hexfront.games.stalingrado.zones import attack_value

RICH = "points german-infantry 3 german-equipment 3 german-aviation 3"


def refitting(text: str, points: str = RICH, turn: int = 2, **options: str) -> Game:
    return set_up(f"turn {turn}; {text}; {points}; phase replacement_points", **options)


def test_a_loss_turns_the_counter_over() -> None:  # SG-7a
    g = state(set_up("turn 8; 2605: DE-PZ-13 DE-INF-44"))
    unit = NUMBER["DE-PZ-13"]
    assert (attack_value(g, unit), defence_value(g, unit), allowance(g, unit)) == (7, 5, 15)
    hit(g, unit)
    assert g.steps[unit] == 1
    assert (attack_value(g, unit), defence_value(g, unit), allowance(g, unit)) == (4, 3, 15)
    hit(g, unit)
    assert g.place[unit] == state(set_up("pool: DE-PZ-13")).place[unit]


def test_points_replenish_and_rebuild_units_of_their_kind() -> None:  # SG-7b
    game = refitting(
        "0503: DE-INF-44/1 DE-PZ-13/1 DE-HQ-2; pool: DE-INF-45", "points german-infantry 3", 1
    )
    assert offered(game, "replenish") == {"DE-INF-44"}
    assert offered(game, "rebuild") == {"DE-INF-45"}
    poor = refitting("0503: DE-INF-44/1 DE-HQ-2; pool: DE-INF-45", "points german-equipment 3")
    assert not offered(poor, "replenish")
    assert forbids(poor, "replenish DE-INF-44") == "7b"


def test_points_come_at_the_start_of_the_player_turn() -> None:  # SG-7c, SG-S.2
    game = set_up("turn 3; 0503: DE-INF-44; points german-infantry 2; phase replacement_points")
    assert state(game).points[POOL_NAMES.index("german-infantry")] == 6
    assert state(game).points[POOL_NAMES.index("soviet-infantry")] == 0
    soviet = set_up("turn 5 soviet; 2605: SU-RD-4; phase replacement_points")
    assert state(soviet).points[POOL_NAMES.index("soviet-infantry")] == 4


def test_one_point_is_one_stage() -> None:  # SG-7d
    game = refitting("0503: DE-INF-44/1 DE-HQ-2; pool: DE-INF-45")
    play(game, "replenish DE-INF-44")
    assert steps_of(game, "DE-INF-44") == 2
    assert state(game).points[0] == 2
    play(game, "rebuild DE-INF-45", "reduced_at 0503")
    assert (steps_of(game, "DE-INF-45"), state(game).points[0]) == (1, 1)


def test_two_points_rebuild_a_whole_unit() -> None:  # SG-7e
    game = refitting("0503: DE-HQ-2; pool: DE-INF-45 DE-INF-46")
    play(game, "rebuild DE-INF-45", "full_at 0503")
    assert (steps_of(game, "DE-INF-45"), state(game).points[0]) == (2, 1)
    play(game, "rebuild DE-INF-46")
    assert forbids(game, "full_at 0503") == "7e"


def test_all_of_it_comes_before_movement() -> None:  # SG-7f
    game = refitting("0503: DE-INF-44/1 DE-HQ-2")
    assert (seat(game), asked(game)) == ("axis", "replacements")
    assert "unit DE-INF-44" not in legal(game)
    play(game, "done")
    assert asked(game) == "moving"
    assert "replenish DE-INF-44" not in legal(game)
    whole = set_up(f"turn 2; 0503: DE-INF-44/1 DE-HQ-2; {RICH}; phase own_status")
    assert asked(whole) == "replacements"


@pytest.mark.parametrize(
    ("unit", "pool"),
    [
        ("DE-INF-44", "german-infantry"),
        ("RO-CAV-5", "rumanian-infantry"),
        ("DE-MOT-3", "german-infantry"),
        ("IT-ALP-2", "italian-infantry"),
        ("DE-SEC-213", "german-infantry"),
        ("HU-LT-6", "hungarian-infantry"),
        ("SU-CC-5", "soviet-infantry"),
        ("DE-PZ-13", "german-equipment"),
        ("IT-CEL-3", "italian-equipment"),
        ("SU-MC-4", "soviet-equipment"),
        ("SU-AD-1", "soviet-equipment"),
        ("SU-MRD-8", "soviet-equipment"),
        ("RO-PZ-1", "german-equipment"),
        ("HU-PZ-1", "german-equipment"),
        ("SK-MOT-1", "german-infantry"),
        ("DE-A-I_JG3", "german-aviation"),
        ("SU-A-220", "soviet-aviation"),
        ("RO-A-6", "rumanian-aviation"),
        ("RO-A-8", "rumanian-aviation"),
        ("HU-A-2-A", "hungarian-aviation"),
        ("RO-A-7", "german-aviation"),
        ("RO-A-5", "german-aviation"),
        ("HU-A-2-B", "german-aviation"),
    ],
)
# SG-7g, SG-7h, SG-7i, SG-7x, SG-7y, SG-7z, SG-7aa, SG-7ab
def test_which_points_serve_whom(unit: str, pool: str) -> None:
    assert POOL_NAMES[POOL_OF[NUMBER[unit]]] == pool


@pytest.mark.parametrize("unit", ["RO-A-1", "RO-A-3"])
def test_old_romanian_bombers_are_never_replenished(unit: str) -> None:  # SG-7ac
    everything = "points " + " ".join(f"{pool} 3" for pool in POOL_NAMES)
    game = refitting(f"0503: {unit}/1 DE-HQ-2 DE-INF-44", everything)
    assert not offered(game, "refit")
    assert POOL_OF[NUMBER[unit]] == -1


def test_only_unengaged_units_are_replenished() -> None:  # SG-7j
    game = refitting("0705: DE-INF-44/1 DE-HQ-2; 0805: SU-RD-4")
    assert forbids(game, "replenish DE-INF-44") == "7j"


def test_replenished_units_do_not_attack() -> None:  # SG-7k, SG-7d
    game = refitting("0703: DE-INF-44/1 DE-HQ-2; 0805: SU-RD-4")
    play(game, "replenish DE-INF-44", "done", "unit DE-INF-44")
    assert forbids(game, "to 0705") == "7k"
    assert "to 0602" in legal(game)


def test_a_headquarters_in_range_is_needed() -> None:  # SG-7l
    text = "turn 2; 0703: DE-INF-44/1; 0503: DE-HQ-2; 2605: DE-INF-45/1; "
    text += "points german-infantry 3; phase own_status"
    game = set_up(text)
    assert asked(game) == "replacements"
    assert offered(game, "replenish") == {"DE-INF-44"}
    assert forbids(game, "replenish DE-INF-45") == "7l"


def test_the_headquarters_must_be_supplied_unless_agreed_otherwise() -> None:  # SG-7l
    text = "turn 2; 3218: DE-INF-44/1 DE-HQ-2; points german-infantry 3; phase own_status"
    assert "replenish DE-INF-44" not in legal(set_up(text))
    assert "replenish DE-INF-44" in legal(set_up(text, replacement_hq="any"))


def test_men_by_air_need_an_airfield_within_three_points() -> None:  # SG-7m
    text = "0503: DE-A-KGrzbV5 DE-INF-45; {}: DE-INF-44/1; control 0503 0610"
    for place, near in (("0610", True), ("0711", True), ("0714", False)):
        game = refitting(text.format(place) + "; unsupplied DE-INF-44")
        assert ("reserve DE-INF-44" in legal(game)) == near, place


def test_rebuilt_units_do_not_move() -> None:  # SG-7n, SG-4.1.1d
    game = refitting("0503: DE-HQ-2; pool: DE-INF-45")
    play(game, "rebuild DE-INF-45", "full_at 0503", "done")
    assert "unit DE-INF-45" not in legal(game)
    assert is_marked(game, "supplied", "DE-INF-45")


def test_rebuilt_units_are_not_placed_engaged() -> None:  # SG-7o
    game = refitting("0607: DE-HQ-2; pool: DE-INF-45; 0608: SU-RD-4; control 0503 0607")
    play(game, "rebuild DE-INF-45")
    assert "0503" in offered(game, "reduced_at")
    assert "0607" not in offered(game, "reduced_at")


def test_axis_units_are_rebuilt_in_cities_on_their_railways() -> None:  # SG-7p
    game = refitting("0503: DE-HQ-2; pool: DE-INF-45; control 0503 0509 0215 0703 2404 0504")
    play(game, "rebuild DE-INF-45")
    cities = {
        place for place in offered(game, "reduced_at") if place[:2] != "01" and place[2:] != "01"
    }
    assert cities == {"0503", "0509", "0215", "0703"}


# SG-7q, SG-6.4d
def test_soviet_units_are_rebuilt_north_of_the_don_south_of_the_kuban_on_the_volga() -> None:
    text = "turn 5 soviet; pool: SU-RD-4; 2605: SU-RD-5; {}phase replacement_points"
    game = set_up(text.format(""))
    play(game, "rebuild SU-RD-4")
    sites = offered(game, "reduced_at")
    assert {"1404", "2813", "1628", "0928"} <= sites
    assert not {"1419", "1314", "2517"} & sites
    assert not {"2238", "2838"} & sites  # no land unit is ever there
    taken = set_up(text.format("control 1404; "))
    play(taken, "rebuild SU-RD-4")
    assert "1404" not in offered(taken, "reduced_at")


def test_a_rebuilt_unit_needs_a_way_to_an_edge() -> None:  # SG-7p
    city = BOARD.hex("2517")
    circle = BOARD.names(BOARD.ring(city, 2))
    soviets = [4, 5, 6, 8, 15, 63, 138, 147, 156, 157, 181, 184]
    around = "; ".join(f"{h}: SU-RD-{n}" for h, n in zip(circle, soviets, strict=True))
    shut = refitting(f"0503: DE-HQ-2; pool: DE-INF-45; {around}; control 0509 2517")
    play(shut, "rebuild DE-INF-45")
    assert "2517" not in offered(shut, "reduced_at")
    assert "0509" in offered(shut, "reduced_at")
    free = refitting("0503: DE-HQ-2; pool: DE-INF-45; control 0509 2517")
    play(free, "rebuild DE-INF-45")
    assert "2517" in offered(free, "reduced_at")


def test_air_units_fly_in_the_turn_of_their_refit() -> None:  # SG-7r
    text = "0503: DE-INF-44 DE-A-I_JG3/1 DE-HQ-2; pool: DE-A-II_JG3"
    game = refitting(text)
    play(game, "refit DE-A-I_JG3", "rebuild DE-A-II_JG3", "reduced_at 0503", "done")
    play(game, "end")
    assert {"send DE-A-I_JG3", "send DE-A-II_JG3"} <= legal(game)


def test_eight_panzer_divisions_start_blue() -> None:  # SG-7s
    unit = NUMBER["DE-PZ-24"]
    assert (ATTACK[unit][3], DEFENCE[unit][3], ALLOWANCE[unit][3]) == (11, 8, 15)
    g = state(set_up("2605: DE-PZ-24/3"))
    assert attack_value(g, unit) == 11
    start = state(campaign())
    blue = [NAMES[n] for n in range(len(NAMES)) if start.steps[n] == 3]
    assert len(blue) == 8
    assert {"DE-PZ-3", "DE-PZ-24"} <= set(blue)


def test_a_blue_division_becomes_black_by_its_first_loss() -> None:  # SG-7t
    g = state(set_up("turn 8; 2605: DE-PZ-3/3"))
    unit = NUMBER["DE-PZ-3"]
    hit(g, unit)
    assert (g.steps[unit], attack_value(g, unit)) == (2, 7)


def test_blue_never_comes_back() -> None:  # SG-7u
    game = refitting("0503: DE-PZ-3 DE-HQ-2; pool: DE-PZ-13")
    assert not offered(game, "replenish")
    play(game, "rebuild DE-PZ-13", "full_at 0503")
    assert steps_of(game, "DE-PZ-13") == 2


def test_at_turn_20_all_blue_divisions_become_black() -> None:  # SG-7v, SG-S.A
    game = set_up("turn 20; 2605: DE-PZ-3/3 DE-PZ-24/3 DE-PZ-16/1; phase turn_start")
    assert [steps_of(game, f"DE-PZ-{n}") for n in (3, 24, 16)] == [2, 2, 1]
    early = set_up("turn 19; 2605: DE-PZ-3/3; phase turn_start")
    assert steps_of(early, "DE-PZ-3") == 3


def test_points_are_kept_from_turn_to_turn() -> None:  # SG-7c
    game = set_up("turn 3; 0503: DE-INF-44; 2605: SU-RD-4; phase replacement_points")
    run_to(game, "moving")
    play(game, "end")
    run_to(game, "replacements")
    run_to(game, "moving")
    play(game, "end")
    while not (asked(game) == "replacements" and state(game).turn == 4):
        run_to(game, "combat")
        play(game, "end")
        run_to(game, "replacements")
        if state(game).side:
            play(game, "done", "end")
    assert state(game).points[0] == 8


def test_a_unit_climbs_one_stage_a_turn_unless_rebuilt() -> None:  # SG-7d
    game = refitting("0503: DE-HQ-2; pool: DE-INF-45")
    play(game, "rebuild DE-INF-45", "reduced_at 0503")
    assert "replenish DE-INF-45" not in legal(game)


def test_losses_of_combat_count_the_blue_step() -> None:  # SG-7t
    text = "turn 8 soviet; 2604: SU-RD-4 SU-RD-5 SU-RD-6 SU-GRD-2; 2605: DE-PZ-3/3; phase combat"
    game = set_up(text, dice=[2, 2])
    storm(game, "2605")
    play(game, "loss")
    assert steps_of(game, "DE-PZ-3") == 2
    assert where(game, "DE-PZ-3") == "2605"
