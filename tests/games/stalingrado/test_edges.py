"""Just enough and just too little, each season and each side: where a rule turns."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.games.stalingrado.helpers import (
    forbids,
    hexes,
    is_marked,
    legal,
    play,
    set_up,
    state,
    steps_of,
    told,
    where,
)
from tests.games.stalingrado.test_results import won

from hexfront.core.flow import GameOver, Result
from hexfront.core.hexes import bits
from hexfront.games.stalingrado import GAME
from hexfront.games.stalingrado.advance import exploitation
from hexfront.games.stalingrado.air import threatened
from hexfront.games.stalingrado.bombing import (
    effect_on,
    ground_effect,
)
from hexfront.games.stalingrado.combat import (
    attackable,
    attacker_shifts,
    exposed_guns,
    ratio_column,
)
from hexfront.games.stalingrado.counters import (
    ALL_LAND,
    ENTRY_TURN,
    NUMBER,
    TRACKED,
)
from hexfront.games.stalingrado.entries import (
    HUNGARIAN_CHANGE,
    NORTH_UNTIL_LIVNY,
    _until_livny,
    change_aircraft,
)
from hexfront.games.stalingrado.movement import (
    NO_BRIDGE,
    RIVER_COST,
    WIDE_COST,
    _acceptable,
    _rivers,
    common_reach,
    reach_of,
    with_room,
)
from hexfront.games.stalingrado.results import (
    _walls,
    is_at_edge,
    lose_in_defence,
)
from hexfront.games.stalingrado.scenarios import SCENARIOS
from hexfront.games.stalingrado.state import FUTURE, GONE, Battle
from hexfront.games.stalingrado.supply import (
    Check,
    air_supply,
)
from hexfront.games.stalingrado.tables import (
    AXIS,
    BOARD,
    CLOSED,
    SOVIET,
    STACK_LIMIT,
)
from hexfront.games.stalingrado.victory import end_scenario, holder, scenario_points
from hexfront.games.stalingrado.winter import weather


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


def test_guns_threaten_as_far_as_they_fire() -> None:  # OP-6.9
    text = "turn 22 soviet; 2603: SU-AD-1; 2605: DE-INF-44; 3205: DE-INF-45; 0503: DE-INF-46"
    g = state(set_up(text))
    assert BOARD.names(threatened(g)) == ["2605"]
    near = state(set_up(text.replace("2603: SU-AD-1", "2603: SU-AD-1; 3204: SU-RD-4")))
    assert set(BOARD.names(threatened(near))) == {"2605", "3205"}


def test_an_air_unit_that_has_landed_has_moved() -> None:  # SG-4.2.1h
    game = set_up("turn 3; future: DE-A-I_JG53; 0503: DE-INF-44; phase withdrawals")
    play(game, "land DE-A-I_JG53", "to 0503")
    assert where(game, "DE-A-I_JG53") == "0503"
    assert is_marked(game, "moved", "DE-A-I_JG53")
    assert not is_marked(game, "moved", "DE-INF-44")


@pytest.mark.parametrize("turn", [8, 22])
@pytest.mark.parametrize(("unit", "tracked"), [("DE-PZ-13", True), ("DE-INF-44", False)])
def test_only_tanks_are_kept_off_the_ice(turn: int, unit: str, tracked: bool) -> None:  # SG-11.4c
    g = state(set_up(f"turn {turn}; 2605: {unit}; 3205: SU-RD-4"))
    walls = _walls(g, NUMBER[unit])
    frozen = turn == 22 and tracked
    lesser = NO_BRIDGE - CLOSED
    crossings = [
        (a, b) for a in range(BOARD.size) for b in bits(BOARD.adjacent[a]) if (a, b) in lesser
    ]
    assert crossings
    assert all(((a, b) in walls) == frozen for a, b in crossings)


def test_the_edge_is_the_border_of_the_map() -> None:  # OP-5.26
    for place, at_edge in (("0101", True), ("2605", False), ("2001", True), ("0503", False)):
        g = state(set_up(f"turn 8; {place}: SU-RD-4; 3205: DE-INF-45"))
        assert is_at_edge(g, NUMBER["SU-RD-4"]) == at_edge, place


def test_a_unit_exploits_once() -> None:  # SG-5.2.1a, OP-5.17
    game = won("DE-MOT-3 DE-INF-45")
    play(game, "advance DE-MOT-3")
    g, unit = state(game), NUMBER["DE-MOT-3"]
    assert exploitation(g, unit, False)
    assert not exploitation(g, unit, True)
    g.send(unit, BOARD.hex("2605"))
    assert not exploitation(g, unit, False)


def test_a_hex_has_room_for_as_many_as_fit() -> None:  # SG-4.1.1a, SG-4.1.1b
    text = "turn 8; 2605: DE-INF-44 DE-INF-45; 2606: DE-INF-46 DE-INF-50 DE-INF-57; 3205: SU-RD-4"
    g = state(set_up(text))
    one, two = 1 << NUMBER["DE-INF-44"], 1 << NUMBER["DE-INF-45"]
    limit = STACK_LIMIT[BOARD.hex("2606")]
    for group, count in ((one, 1), (one | two, 2)):
        room = set(BOARD.names(with_room(g, group)))
        assert ("2606" in room) == (3 + count <= limit)
        assert "2607" in room


@pytest.mark.parametrize(
    ("unit", "ring"),
    [
        ("DE-A-I_JG3", "SU-RD-4 SU-RD-5 SU-RD-6 SU-RD-8 SU-RD-15 SU-GRD-2"),
        ("SU-A-220", "DE-INF-44 DE-INF-45 DE-INF-46 DE-INF-50 DE-INF-57 DE-INF-62"),
    ],
)
def test_aircraft_of_both_sides_need_a_fed_base(unit: str, ring: str) -> None:  # SG-10h, SG-S.A
    around = ("0502", "0504", "0404", "0403", "0603", "0604")
    placed = "; ".join(map(": ".join, zip(around, ring.split(), strict=True)))
    g = state(set_up(f"turn 8; 0503: {unit}; {placed}"))
    bit = 1 << NUMBER[unit]
    air_supply(g)
    assert g.grounded == bit
    g.airlift = bit
    air_supply(g)
    assert (g.grounded, g.airlift) == (0, bit), "what is flown to it keeps it going"


@pytest.mark.parametrize("turn", [8, 22])
def test_the_sky_is_looked_at_in_winter_alone(turn: int) -> None:  # SG-11a, SG-11.3a
    g = state(set_up(f"turn {turn}; 2605: DE-INF-44; 3205: SU-RD-4", dice=[4]))
    g.weather = 3
    weather(g)
    assert g.weather == (4 if turn == 22 else 0)


def test_a_column_leaves_somebody_to_march() -> None:  # SG-4f
    game = set_up("turn 8; 2605: DE-INF-44 DE-INF-45; 3205: SU-RD-4")
    play(game, "stack 2605")
    assert "drop DE-INF-44" in legal(game)
    play(game, "drop DE-INF-45")
    assert forbids(game, "drop DE-INF-44") == "4f"


def test_every_loss_of_the_defence_costs_a_step() -> None:  # SG-5.1.7c, SG-5.3.1c
    game = set_up("turn 8; 2605: DE-PZ-13 DE-MOT-3; 2705: SU-RD-4 SU-RD-5; phase combat")
    g = state(game)
    battle = Battle(BOARD.hex("2705"))
    battle.losses = 2
    g.battle = battle
    lose_in_defence(g, NUMBER["SU-RD-5"])
    assert (steps_of(game, "SU-RD-4"), steps_of(game, "SU-RD-5"), battle.losses) == (2, 1, 1)
    assert g.frames[-1][0] == "defender_loss"


def test_what_the_end_will_bring_is_told_until_it_comes() -> None:  # SG-H.a
    game = set_up("turn 8; 2605: DE-INF-44; 3205: SU-RD-4")
    assert set(game.view("axis")["at_end"]) == {"axis", "soviet"}
    g = state(game).clone()
    g.result = Result((), "draw", "12.2a", ())
    assert GAME.view(g, "axis")["at_end"] is None


def test_a_soviet_headquarters_on_the_map_may_be_taken_off() -> None:  # SG-8m
    game = set_up("turn 8 soviet; 1009: SU-HQ-DON; lost: SU-HQ-VORONEZH; 3205: DE-INF-44")
    play(game, "hq SU-HQ-DON")
    assert "off" in legal(game)
    axis = set_up("turn 8; 0503: DE-HQ-2; 3205: SU-RD-4")
    play(axis, "hq DE-HQ-2")
    assert forbids(axis, "off") == "8m"


@pytest.mark.parametrize("livny", [False, True])
@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_livny_bars_the_north_to_the_soviets(side: str, livny: bool) -> None:  # SG-4.2.1f
    g = state(set_up(f"turn 8 {side}; 2605: DE-INF-44; 3205: SU-RD-4"))
    g.livny = livny
    barred = NORTH_UNTIL_LIVNY if livny and side == "soviet" else 0
    assert _until_livny(g, NUMBER["SU-RD-4"]) == ~barred


@pytest.mark.parametrize(
    ("side", "late", "changes"), [("axis", 0, True), ("soviet", 0, False), ("axis", -1, False)]
)
# SG-O.2c, SG-12.1.4b
def test_the_hungarians_change_in_their_own_turn(side: str, late: int, changes: bool) -> None:
    old, new = HUNGARIAN_CHANGE
    turn = ENTRY_TURN[new] + late
    g = state(set_up(f"turn {turn} {side}; 2605: DE-INF-44; 3205: SU-RD-4"))
    g.send(old, BOARD.hex("0503"))
    g.send(new, FUTURE)
    change_aircraft(g)
    assert g.place[new] == (BOARD.hex("0503") if changes else FUTURE)
    assert g.place[old] == (GONE if changes else BOARD.hex("0503"))


def test_all_are_added_while_somebody_is_left_to_add() -> None:  # SG-5a
    game = set_up("turn 8; 2605: DE-INF-44; 2704: DE-INF-45; 2705: SU-RD-4; phase combat")
    play(game, "attack 2705")
    if "all" in legal(game):
        play(game, "all")
    assert forbids(game, "all") == "5a"


@pytest.mark.parametrize("turn", [8, 22])
def test_every_shift_has_its_cause_and_its_rule(turn: int) -> None:  # SG-5.1.2a, SG-5.1.3a
    text = f"turn {turn}; 2605: DE-PZ-13 DE-MOT-3; 2705: SU-RD-4; uncommanded DE-PZ-13"
    g = state(set_up(f"{text}; phase combat"))
    mine = 1 << NUMBER["DE-PZ-13"] | 1 << NUMBER["DE-MOT-3"]
    assert [tuple(shift) for shift in attacker_shifts(g, BOARD.hex("2705"), mine, mine)] == [
        ("terrain", "5.1.2b", 0),
        ("river", "5.1.2c", 0),
        ("attacker-command", "5.1.3a", -1),
        ("winter", "11.2a", -(turn == 22)),
        ("panzer-corps", "5.1.5a", 1),
    ]


@pytest.mark.parametrize("turn", [8, 22])
def test_tracks_and_nothing_else_are_kept_off_the_ice(turn: int) -> None:  # SG-11.4c, SG-T.2k
    g = state(set_up(f"turn {turn}; 2605: DE-INF-44; 3205: SU-RD-4"))
    for number in bits(ALL_LAND):
        kept_off = turn == 22 and bool(TRACKED >> number & 1)
        assert (_walls(g, number) is not CLOSED) == kept_off


def test_hexes_have_a_holder_if_one_side_controls_them_all() -> None:  # OP-12.1, OP-12.2
    g = state(set_up("turn 8; 2605: DE-INF-44; 3205: SU-RD-4"))
    both = hexes("2605", "3205")
    for control, side in ((both, AXIS), (0, SOVIET), (hexes("3205"), None)):
        g.control = control
        assert holder(g, both) == side


def test_a_stack_goes_where_its_slowest_unit_goes() -> None:  # SG-4f
    game = set_up("turn 8; 2605: DE-INF-44 DE-MOT-3; 3205: SU-RD-4")
    g = state(game)
    foot, motor = 1 << NUMBER["DE-INF-44"], 1 << NUMBER["DE-MOT-3"]
    together = common_reach(g, foot | motor)
    assert together == common_reach(g, foot) & common_reach(g, motor)
    assert together not in (0, common_reach(g, motor))
    assert not together & hexes("2605")
    assert common_reach(g, foot) & ~hexes("2605") == reach_of(g, NUMBER["DE-INF-44"]).hexes & ~(
        hexes("2605")
    )


@pytest.mark.parametrize(
    ("one", "other", "mixes"),
    [
        ("RO-INF-1", "HU-LT-6", False),
        ("DE-INF-44", "HU-LT-6", True),
        ("RO-INF-1", "RO-INF-2", True),
    ],
)
# SG-4.1.1d
def test_a_stack_joins_none_of_whom_it_may_not_stand_with(
    one: str, other: str, mixes: bool
) -> None:
    g = state(set_up(f"turn 8; 2605: {one}; 2606: {other}; 3205: SU-RD-4"))
    found = _acceptable(g, 1 << NUMBER[one])
    assert bool(found & hexes("2606")) == mixes
    assert found & hexes("2607")


@pytest.mark.parametrize(
    ("units", "number", "effect"),
    [
        (1, 2, (0, 0)),
        (1, 3, (1, 0)),
        (1, 6, (1, 0)),
        (2, 5, (2, 0)),
        (1, 8, (1, 1)),
        (4, 5, (1, 1)),
        (4, 3, (2, 0)),
    ],
)
# SG-6.3.2b SG-6.3.2c SG-6.3.2d SG-6.3.2e SG-6.3.2f
def test_bombs_on_a_stack_by_its_units_and_the_number(
    units: int, number: int, effect: tuple[int, int]
) -> None:
    names = ["DE-INF-44", "DE-INF-45", "DE-INF-46", "DE-INF-50"][:units]
    g = state(set_up(f"turn 8; 2605: {' '.join(names)}"))
    assert ground_effect(g, BOARD.hex("2605"), number) == effect
    assert effect_on(units, number) == effect


@pytest.mark.parametrize("side", [0, 1])
def test_without_headquarters_and_ports_nobody_is_fed(side: int) -> None:  # SG-10a SG-8a SG-L.1
    g = state(set_up("turn 8; 2605: DE-INF-44; 3005: SU-RD-4"))
    check = Check(g, side)
    assert (check.ranged, check.fed, check.hqs) == (0, 0, [])
    assert check.ports & ~check.units == 0


def test_nothing_is_attackable_without_an_enemy_near() -> None:  # SG-5a
    g = state(set_up("turn 8; 2605: DE-INF-44; 3005: SU-RD-4"))
    assert attackable(g) == 0
    g.held[1] |= 1
    assert attackable(g) == 0
    g = state(set_up("turn 8; 2605: DE-INF-44; 2606: SU-RD-4"))
    assert attackable(g) == 1 << BOARD.hex("2606")


@pytest.mark.parametrize(
    ("lead", "winners", "rule"),
    [(1, ("axis",), "12.2k"), (0, (), "OP-12.7"), (-1, ("soviet",), "12.2k")],
)
# SG-12.2c OP-12.7
def test_a_scenario_ends_by_its_lead_and_names_the_rule(
    lead: int, winners: tuple[str, ...], rule: str
) -> None:
    g = state(set_up("turn 8; 2605: DE-INF-44; 3005: SU-RD-4"))
    decided = next(one.decided for one in SCENARIOS.values() if one.decided is not None)
    before = [sum(reasons.values()) for reasons in scenario_points(g, decided)]
    middle = (decided.axis_wins + decided.soviet_wins) // 2
    lead *= decided.axis_wins - decided.soviet_wins
    g.score = [middle + lead - before[0], -before[1]]
    with pytest.raises(GameOver):
        end_scenario(g, decided)
    assert g.result is not None
    assert (g.result.winners, g.result.rule) == (winners, rule)
    assert [points for _, points in g.result.score] == [middle + lead, 0]
