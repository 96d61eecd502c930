"""Just enough and just too little, each season and each side: where a rule turns."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.games.stalingrado.helpers import (
    play,
    set_up,
    state,
    told,
)

from hexfront.games.stalingrado.combat import exposed_guns, ratio_column
from hexfront.games.stalingrado.counters import NUMBER
from hexfront.games.stalingrado.movement import RIVER_COST, WIDE_COST, _rivers
from hexfront.games.stalingrado.tables import BOARD


def test_every_ratio_has_the_column_that_it_reaches() -> None:  # SG-5.1.1c, SG-T.1a
    printed = ["1-3", "1-2", "1-1", "3-2", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1"]
    ratios = [Fraction(*map(int, column.split("-"))) for column in printed]
    for attack in range(1, 41):
        for defence in range(1, 13):
            reached = [ratio for ratio in ratios if ratio <= Fraction(attack, defence)]
            assert ratio_column(attack, defence) == max(len(reached) - 1, 0), (attack, defence)


@pytest.mark.parametrize(
    ("side", "unit", "enemy", "columns"),
    [
        ("axis", "DE-INF-44", "SU-RD-4", -1),
        ("axis", "IT-INF-2", "SU-RD-4", -2),
        ("soviet", "SU-RD-4", "DE-INF-44", 1),
        ("soviet", "SU-RD-4", "IT-INF-2", 2),
    ],
)
# SG-5.1.4a, SG-11.2a, SG-11.2b
def test_winter_is_hard_on_the_axis_on_either_side(
    side: str, unit: str, enemy: str, columns: int
) -> None:
    game = set_up(f"turn 24 {side}; 2605: {unit}; 2705: {enemy}; phase combat", dice=[3, 3])
    play(game, "attack 2705")
    shifts = {shift.cause: shift.columns for shift in game.odds(("go",)).shifts}
    if side == "axis":
        assert shifts == {"winter": columns}
    else:
        told_of = told(play(game, "go"), "odds")
        assert dict(told_of[0]["shifts"]) == {"winter": columns}


def test_guns_at_some_distance_are_not_exposed() -> None:  # SG-9c, OP-9.4
    game = set_up("turn 22 soviet; 2604: SU-AD-1; 2603: SU-AD-4; 2605: DE-INF-44; phase combat")
    near, far = NUMBER["SU-AD-1"], NUMBER["SU-AD-4"]
    both = 1 << near | 1 << far
    assert exposed_guns(state(game), BOARD.hex("2605"), both) == 1 << near


@pytest.mark.parametrize("motor", [False, True])
@pytest.mark.parametrize("winter", [False, True])
def test_ice_carries_all_but_motors_over_rivers(motor: bool, winter: bool) -> None:  # SG-11.4b
    found = _rivers(motor, winter, "")
    frozen = winter and not motor
    assert found.keys() == {WIDE_COST[motor]} | (set() if frozen else {RIVER_COST[motor]})
