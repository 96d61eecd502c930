"""Small print: what is told word for word, what is paid, who is left where."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.stalingrado.helpers import (
    hexes,
    is_marked,
    play,
    set_up,
    state,
    steps_of,
    where,
)

from hexfront.core.flow import Event
from hexfront.core.hexes import bits, mask
from hexfront.games.stalingrado import GAME, entries, movement
from hexfront.games.stalingrado.air import within_range
from hexfront.games.stalingrado.bombing import (
    _deliver_men,
    killed_by_bombs,
    lose_to_bombs,
)
from hexfront.games.stalingrado.calendar import LEAVES_BY
from hexfront.games.stalingrado.combat import (
    defence_value,
    defender_shifts,
    exposed_guns,
    winter_columns,
)
from hexfront.games.stalingrado.counters import (
    ALL_HQ,
    ALL_LAND,
    ATTACK,
    BLUE,
    BLUE_STEPS,
    COLUMN,
    COMMANDED_BY,
    DEFENCE,
    ENTRY_TURN,
    FULL,
    GROUND,
    MOT_COLUMN,
    MOUNTAIN_TROOPS,
    NUMBER,
    OF_NATION,
    OF_SIDE,
    REDUCED,
    ROWS,
    SIDE_OF,
    START_STEPS,
)
from hexfront.games.stalingrado.entries import (
    HUNGARIAN_CHANGE,
    change_aircraft,
    withdrawals,
)
from hexfront.games.stalingrado.forecast import Forecast
from hexfront.games.stalingrado.movement import (
    allowance,
    may_leave,
)
from hexfront.games.stalingrado.replacements import blue_panzers_end
from hexfront.games.stalingrado.results import (
    _push_off,
    leave_map,
)
from hexfront.games.stalingrado.scenarios import (
    SCENARIOS,
)
from hexfront.games.stalingrado.setup import first_control
from hexfront.games.stalingrado.state import GONE, Battle
from hexfront.games.stalingrado.studies import _is_supplied
from hexfront.games.stalingrado.supply import (
    FROM_A_PORT,
    open_ports,
    paths_from,
)
from hexfront.games.stalingrado.tables import (
    ALPINE,
    AXIS,
    BOARD,
    FOOT,
    LIVNY,
    MOTOR,
    PORTS,
    SOVIET,
    SYMBOLIC_CHAINS,
    TRANSIT_COST,
    in_flight,
)
from hexfront.games.stalingrado.victory import (
    EACH_TURN,
    score_turn,
)
from hexfront.games.stalingrado.zones import attack_value


def lines(events: list[Event], what: str) -> list[tuple[str, dict[str, Any]]]:
    """Rule and arguments of all events of a kind."""
    return [(event.rule, event.args) for event in events if event.what == what]


# SG-12.1.1a, SG-12.1.3a, SG-O.1h, SG-O.3c
def test_everybody_starts_with_the_steps_of_its_kind() -> None:
    for number, row in enumerate(ROWS):
        if ALL_HQ >> number & 1:
            steps = 1
        elif BLUE >> number & 1:
            steps = BLUE_STEPS
        else:
            steps = REDUCED if getattr(row, "start_reduced", 0) else FULL
        assert START_STEPS[number] == steps, row
    assert set(START_STEPS) == {1, FULL, BLUE_STEPS}


def test_everybody_moves_by_the_column_of_its_kind() -> None:  # SG-9a
    for names, column in (
        (("DE-PZ-13", "DE-MOT-3", "IT-CEL-3"), MOTOR),
        (("DE-INF-44", "SU-RD-4", "IT-INF-2"), FOOT),
    ):
        assert {COLUMN[NUMBER[name]] for name in names} == {column}
    assert MOUNTAIN_TROOPS & ~MOT_COLUMN
    for number in bits(MOUNTAIN_TROOPS & ~MOT_COLUMN):
        assert COLUMN[number] == ALPINE


def test_a_headquarters_taken_off_has_moved_and_stays_away() -> None:  # SG-8m, SG-8n
    game = set_up("turn 8 soviet; 2605: SU-HQ-DON SU-RD-4; 0503: DE-INF-44")
    events = play(game, "hq SU-HQ-DON", "off")
    assert lines(events, "hq-off") == [("8m", {"counter": "SU-HQ-DON", "start": "2605"})]
    assert is_marked(game, "moved", "SU-HQ-DON")
    assert not is_marked(game, "moved", "SU-RD-4")
    assert where(game, "SU-HQ-DON") == "off"
    assert state(game).since[NUMBER["SU-HQ-DON"]] == 8 + 2


def test_a_crossing_of_the_sea_is_told() -> None:  # SG-4.4a, OP-4.20
    game = set_up("turn 8; 0526: DE-INF-46")
    events = play(game, "unit DE-INF-46", "sea 0627")
    told_of = {"unit": "DE-INF-46", "start": "0526", "hex": "0627"}
    assert lines(events, "by-sea") == [("4.4a", told_of)]
    assert is_marked(game, "moved", "DE-INF-46")


# SG-7s, SG-7t, SG-7u, SG-7v, SG-O.1h
def test_the_end_of_the_blue_divisions_is_told_once() -> None:
    for turn in (19, 20, 21):
        game = set_up(f"turn {turn}; 2605: DE-PZ-3/3 DE-PZ-16/1; 3205: SU-RD-4")
        g = state(game)
        g.sink = []
        blue_panzers_end(g)
        assert lines(g.sink, "blue-ends") == [("7v", {})] * (turn == 20)
        assert [steps_of(game, f"DE-PZ-{n}") for n in (3, 16)] == [2 if turn == 20 else 3, 1]


def test_the_fall_of_livny_is_told_once() -> None:  # SG-4.2.1e, SG-4.2.1f
    g = state(set_up("turn 3; 2605: DE-INF-44; 3205: SU-RD-4"))
    g.sink = []
    g.occupy(SOVIET, 1 << LIVNY)
    g.occupy(AXIS, hexes("2605"))
    assert not g.livny
    for _ in range(2):
        g.occupy(AXIS, 1 << LIVNY)
        assert g.livny
    assert lines(g.sink, "livny-falls") == [("4.2.1f", {})]


def test_a_unit_pushed_off_is_told_with_its_edge() -> None:  # SG-4.2.2g, OP-4.18
    game = set_up("turn 8; 2201: SU-RD-4; 2605: DE-INF-44")
    g = state(game)
    g.sink = []
    _push_off(g, NUMBER["SU-RD-4"], "N")
    assert lines(g.sink, "pushed-off") == [
        ("4.2.2g", {"counter": "SU-RD-4", "start": "2201", "edge": "N"})
    ]
    assert (g.edge[NUMBER["SU-RD-4"]], g.since[NUMBER["SU-RD-4"]]) == ("N", 10)
    assert where(game, "SU-RD-4") == "off"


@pytest.mark.parametrize(
    ("unit", "place", "told_as", "end"),
    [
        ("DE-INF-44", "0105", ("leaves", "4.2.2a", "start"), "gone"),
        ("DE-INF-44", "2201", ("eliminated", "4.2.2c", "hex"), "pool"),
    ],
)
# SG-4.2.2c, SG-4.2.2f, SG-4.2.2g, OP-4.16, OP-5.26
def test_what_becomes_of_who_is_pushed_off(
    unit: str, place: str, told_as: tuple[str, str, str], end: str
) -> None:
    game = set_up(f"turn 8; {place}: {unit}; 2605: SU-RD-5")
    g = state(game)
    g.sink = []
    leave_map(g, NUMBER[unit])
    what, rule, where_from = told_as
    assert lines(g.sink, what) == [(rule, {"counter": unit, where_from: place})]
    assert where(game, unit) == end


def test_a_transport_brings_men_as_long_as_there_is_room() -> None:  # SG-6.5.1a, SG-6.5.1b
    """A brigade takes half of an intact transport, a division all of it."""
    units = ("IT-CAV-BARBO", "DE-MOT-1SSBDE", "DE-INF-44")
    text = "turn 8; 0503: DE-A-KGrzbV5; 0610: IT-CAV-BARBO/1 DE-MOT-1SSBDE/1 DE-INF-44/1; "
    for steps, cargo, served in (
        (2, (0, 1), (0, 1)),
        (1, (0, 1), 1),
        (2, (2,), (2,)),
        (1, (2,), ()),
        (2, (0, 2), 1),
    ):
        g = state(set_up(text + "control 0503 0610"))
        by = NUMBER["DE-A-KGrzbV5"]
        g.steps[by] = steps
        g.cargo = {by: sum(1 << NUMBER[units[n]] for n in cargo)}
        before = sum(g.points)
        _deliver_men(g, by, BOARD.hex("0610"))
        full = tuple(n for n in cargo if g.steps[NUMBER[units[n]]] == FULL)
        assert full == served if isinstance(served, tuple) else len(full) == served
        assert sum(g.points) - before == len(cargo) - len(full), "men who find no room return"


@pytest.mark.parametrize("attacking", [False, True])
def test_by_points_each_side_of_the_counter_decides(attacking: bool) -> None:  # SG-11.2a, SG-11.2b
    """OP-11.2: the points with which they fight now."""
    g = state(set_up("turn 24; 2605: DE-INF-44 IT-INF-2; 3205: SU-RD-4", winter_mixed="points"))
    german, allied = NUMBER["DE-INF-44"], NUMBER["IT-INF-2"]
    value = attack_value if attacking else defence_value
    for germans, allies in ((1, 3), (2, 2), (3, 1)):
        for steps, unit in ((germans, german), (allies, allied)):
            g.steps[unit] = min(steps, FULL)
        worse = value(g, allied) >= value(g, german)
        found = winter_columns(g, 1 << german | 1 << allied, attacking)
        assert found == (2 if worse else 1)


def test_winter_counts_the_defence_of_the_defender() -> None:  # SG-5.1.4a, SG-5.1.3b
    """With the points of the attack the other answer would come out."""
    game = set_up("turn 24 soviet; 2605: DE-INF-44; 3205: SU-RD-4", winter_mixed="points")
    g, place = state(game), BOARD.hex("2605")
    units, germans = OF_SIDE[AXIS] & ALL_LAND, OF_NATION["german"]

    def is_as_strong(table: Any, other: int, one: int) -> bool:
        return bool(table[other][FULL] >= table[one][FULL])

    one, other = next(
        (one, other)
        for one in bits(units & germans)
        for other in bits(units & ~germans)
        if is_as_strong(ATTACK, other, one) != is_as_strong(DEFENCE, other, one)
    )
    both = 1 << one | 1 << other
    for unit in (one, other):
        g.send(unit, place)
        g.steps[unit] = FULL
    g.supplied |= both
    shifts = {shift.cause: shift.columns for shift in defender_shifts(g, place, both)}
    assert shifts["winter"] == 1 + is_as_strong(DEFENCE, other, one)


@pytest.mark.parametrize("near", [True, False])
def test_what_could_still_fly_counts_only_in_range(near: bool) -> None:  # SG-6.2a, SG-H.a
    base = "0703" if near else "2238"
    game = set_up(f"turn 8; 0804: DE-INF-44; 0805: SU-RD-4; {base}: DE-A-I_KG51; control {base}")
    g, bomber = state(game), NUMBER["DE-A-I_KG51"]
    g.battle = Battle(BOARD.hex("0805"))
    span = Forecast(g)._air("attack-air", AXIS, 1 << bomber)
    reached = bool(within_range(g, bomber) >> BOARD.hex("0805") & 1)
    assert reached == near
    assert (span.rule, span.most) == ("6.2a", GROUND[bomber][FULL] if near else 0)


@pytest.mark.parametrize(
    "text",
    [
        "2605: DE-INF-44; 3205: SU-RD-4",
        "2605: DE-INF-44; 2608: SU-RD-4; 0503: DE-INF-45",
        "0101: SU-RD-4; 3205: DE-INF-44",
    ],
)
def test_a_hex_belongs_to_whoever_is_nearer_and_ties_are_soviet(text: str) -> None:  # OP-12.1
    g = state(set_up(f"turn 1; {text}"))
    steps = {side: _steps_from(g.held[side]) for side in (AXIS, SOVIET)}
    expected = sum(
        1 << place
        for place in bits(BOARD.playable)
        if steps[AXIS].get(place, 999) < steps[SOVIET].get(place, 999)
    )
    assert first_control(g) == expected


def _steps_from(start: int) -> dict[int, int]:
    """How many hexes away every hex is from the nearest of some."""
    found = dict.fromkeys(bits(start), 0)
    edge = list(found)
    for place in edge:
        for near in bits(BOARD.adjacent[place] & BOARD.playable):
            if near not in found:
                found[near] = found[place] + 1
                edge.append(near)
    return found


@pytest.mark.parametrize(
    ("old_at", "new_ends", "old_ends"),
    [("0503", "0503", "gone"), ("waiting", "future", "gone"), ("off", "future", "off")],
)
# SG-O.2c, SG-12.1.2e, SG-12.1.4b
def test_new_machines_for_the_hungarians(old_at: str, new_ends: str, old_ends: str) -> None:
    old, new = (GAME.name(None, "unit", number) for number in HUNGARIAN_CHANGE)
    for early in (True, False):
        turn = ENTRY_TURN[HUNGARIAN_CHANGE[1]] - early
        text = f"{old_at}: {old}; future: {new}; 2605: SU-RD-4; 0403: DE-INF-44"
        game = set_up(f"turn {turn}; {text}")
        g = state(game)
        g.sink = []
        change_aircraft(g)
        ends = (old_at, "future") if early else (old_ends, new_ends)
        assert (where(game, old), where(game, new)) == ends
        exchanged = [("12.1.4b", {"counter": new, "old": old, "hex": "0503"})]
        assert lines(g.sink, "substituted") == exchanged * (ends == ("gone", "0503"))


def test_a_unit_killed_by_bombs_is_told() -> None:  # SG-6.3.2f
    game = set_up("turn 8; 2605: SU-RD-4 SU-RD-5; 0503: DE-INF-44")
    g = state(game)
    g.sink = []
    killed_by_bombs(g, BOARD.hex("2605"), 1 << NUMBER["SU-RD-5"], NUMBER["SU-RD-4"])
    assert lines(g.sink, "eliminated") == [("6.3.2f", {"counter": "SU-RD-4", "hex": "2605"})]
    assert (where(game, "SU-RD-4"), where(game, "SU-RD-5")) == ("pool", "2605")


@pytest.mark.interpreted
@pytest.mark.parametrize("on_entering", [False, True])
def test_whoever_leaves_from_a_zone_pays_for_it(on_entering: bool) -> None:  # SG-4.2.2a, OP-4.16
    """With the option a zone is paid on entering it, so that leaving costs the one point."""
    option = {"zone_cost": "entering"} if on_entering else {}
    found = {}
    for enemy in ("3205", "0205"):
        g = state(set_up(f"turn 8; 0105: DE-INF-44; {enemy}: SU-RD-4", **option))
        unit = NUMBER["DE-INF-44"]
        whole = allowance(g, unit)
        found[enemy] = []
        for points in range(whole + 1):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(movement, "allowance", lambda g, unit, points=points: points)
                found[enemy].append(may_leave(g, unit))
    assert found["3205"].index(True) == 1, "a point"
    assert found["0205"].index(True) == (1 if on_entering else 2)


@pytest.mark.interpreted
@pytest.mark.parametrize("motor", [False, True])
def test_whoever_is_due_leaves_by_its_own_ways(motor: bool) -> None:  # SG-4.2.2d, SG-4.2.2h
    """Where only men on foot get through, motors stay."""
    due = [
        number
        for number in bits(ALL_LAND & mask(LEAVES_BY))
        if bool(MOT_COLUMN >> number & 1) == motor and not ALL_HQ >> number & 1
    ]
    assert due
    for open_to in (False, True):
        game = set_up("turn 31; 0503: DE-INF-44; 3205: SU-RD-4")
        g = state(game)
        unit = due[0]
        g.side = SIDE_OF[unit]
        place = BOARD.hex("2605")
        g.send(unit, place)
        ways = {motor: -1 if open_to else 0, not motor: 0 if open_to else -1}
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(entries, "ways_out", lambda g, side, by_motor, ways=ways: ways[by_motor])
            withdrawals(g)
        assert (g.place[unit] == GONE) == open_to


@pytest.mark.parametrize("lost", ["port", "other"])
def test_a_port_that_is_lost_feeds_nobody(lost: str) -> None:  # SG-10b, SG-10c, SG-8i
    for place in bits(PORTS):
        g = state(set_up(f"turn 8; {BOARD.name[place]}: SU-RD-4; 0503: DE-INF-44"))
        if open_ports(g, SOVIET) >> place & 1:
            break
    else:
        raise AssertionError("no port is open")
    unit = NUMBER["SU-RD-4"]
    fed = _is_supplied(g, unit, place if lost == "port" else BOARD.hex("0503"))
    only = paths_from(g, SOVIET, place, FROM_A_PORT).hexes & open_ports(g, SOVIET) == 1 << place
    assert fed == (lost == "other" or not only)


def test_only_guns_next_to_the_target_are_exposed_wherever_they_stand() -> None:  # SG-9c, OP-9.4
    target = BOARD.hex("2605")
    g = state(set_up("turn 22 soviet; 2604: SU-AD-1; 2605: DE-INF-44"))
    gun = NUMBER["SU-AD-1"]
    for place in bits(BOARD.disc(target, 3)):
        g.send(gun, place)
        found = exposed_guns(g, target, 1 << gun)
        assert found == (1 << gun if BOARD.adjacent[target] >> place & 1 else 0)


def test_a_loss_by_bombs_leaves_one_loss_less() -> None:  # SG-6.3.2e, OP-6.14
    g = state(set_up("turn 8; 2605: SU-RD-4 SU-RD-5 SU-RD-6; 0503: DE-INF-44"))
    place, spared = BOARD.hex("2605"), 1 << NUMBER["SU-RD-6"]
    lose_to_bombs(g, place, (3, 1), spared, NUMBER["SU-RD-4"])
    both = spared | 1 << NUMBER["SU-RD-4"]
    assert g.frames[-1] == ("bombed", place, (2, 1), both)


@pytest.mark.parametrize(("hq", "side"), [("SU-HQ-DON", SOVIET), ("DE-HQ-2", AXIS)])
def test_a_headquarters_commands_land_units_of_its_side(hq: str, side: int) -> None:  # SG-8c, SG-8d
    commanded = COMMANDED_BY[NUMBER[hq]]
    assert commanded
    assert not commanded & ~(OF_SIDE[side] & ALL_LAND)


def test_cities_pay_each_turn_only_in_the_campaign() -> None:  # SG-12.2a, SG-12.2b
    for _, _, points, first, last in EACH_TURN:
        for turn, pays in ((first - 1, False), (first, True), (last, True), (last + 1, False)):
            for scenario in SCENARIOS.values():
                g = state(set_up("turn 10; 2605: DE-INF-44; 0503: SU-RD-4"))
                g.rules.scenario = scenario
                g.control, g.turn = BOARD.playable, turn
                g.sink = []
                score_turn(g)
                paid = [args["points"] for _, args in lines(g.sink, "scores")]
                assert (points in paid) == (pays and scenario.decided is None)


def test_aircraft_of_a_symbolic_city_reach_it_and_the_way_to_it() -> None:  # SG-2.2.2f, SG-6.4f
    for _, transit, city in SYMBOLIC_CHAINS:
        for distance in (0, TRANSIT_COST - 1, TRANSIT_COST, TRANSIT_COST + 4):
            found = in_flight(city, distance)
            assert found >> city & 1
            assert bool(found >> transit & 1) == (distance >= TRANSIT_COST)
