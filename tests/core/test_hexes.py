"""Boards and hex sets, against naive counterparts that know nothing of bits."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import dist, sqrt
from typing import Any, Literal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hexfront.core.hexes import (
    Barriers,
    Board,
    BoardError,
    HexSet,
    Sides,
    axial_from_ccrr,
    axial_from_letter,
    axial_from_offset,
    bits,
    first,
)

Cell = tuple[int, int]
Edge = tuple[Cell, Cell]

STEPS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
# A busy machine is no failure: nothing here may depend on the clock.
untimed = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
checked = settings(untimed, max_examples=120)


# Helpers: a board whose ids are its coordinates, and the way from one to the other.


def name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def board_of(cells: Iterable[Cell], orientation: Literal["pointy", "flat"] = "pointy") -> Board:
    return Board({name(cell): cell for cell in cells}, orientation=orientation)


def number(board: Board, cell: Cell) -> int:
    return board.hex(name(cell))


def pack(board: Board, cells: Iterable[Cell]) -> HexSet:
    return board.set(name(cell) for cell in cells)


def unpack(board: Board, s: HexSet) -> set[Cell]:
    return {board.axial[h] for h in bits(s)}


def sides_of(board: Board, edges: Iterable[Edge]) -> Sides:
    return Sides(board, [(number(board, a), number(board, b)) for a, b in edges], one_way=True)


def around(cell: Cell) -> list[Cell]:
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in STEPS]


def apart(a: Cell, b: Cell) -> int:
    dq, dr = b[0] - a[0], b[1] - a[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def rectangle(columns: int, rows: int) -> dict[str, Cell]:
    """A flat-top sheet with printed ids, odd columns lower, like the map of stalingrado."""
    ids = [f"{c:02}{r:02}" for c in range(1, columns + 1) for r in range(1, rows + 1)]
    return {id: axial_from_ccrr(id, orientation="flat", shifted="odd") for id in ids}


@cache
def big_board() -> Board:
    return Board(rectangle(33, 36), orientation="flat")


# Strategies


@st.composite
def ragged(draw: st.DrawFn, side: int = 6) -> tuple[Board, list[Cell]]:
    """A board with holes, anywhere on the plane, most often crowded."""
    q, r = draw(st.integers(-20, 20)), draw(st.integers(-20, 20))
    columns, rows = draw(st.integers(1, side)), draw(st.integers(1, side))
    full = [(q + i, r + j) for i in range(columns) for j in range(rows)]
    holes = draw(st.sets(st.sampled_from(full), max_size=len(full) - 1))
    cells = [cell for cell in full if cell not in holes]
    return board_of(cells, draw(st.sampled_from(["pointy", "flat"]))), cells


def some(cells: list[Cell]) -> st.SearchStrategy[set[Cell]]:
    return st.sets(st.sampled_from(cells))


def some_edges(cells: list[Cell]) -> st.SearchStrategy[set[Edge]]:
    edges = [(a, b) for a in cells for b in around(a) if b in cells]
    return st.sets(st.sampled_from(edges)) if edges else st.just(set())


# Sets


def test_bits_come_in_ascending_order() -> None:
    assert bits(0) == ()
    assert bits(0b1) == (0,)
    assert bits(1 << 1800 | 1 << 64 | 0b1010) == (1, 3, 64, 1800)


@checked
@given(st.sets(st.integers(0, 2000)))
def test_bits_give_back_the_numbers_a_set_was_made_of(numbers: set[int]) -> None:
    s = sum(1 << h for h in numbers)
    assert bits(s) == tuple(sorted(numbers))
    assert first(s) == min(numbers, default=-1)


def test_ids_go_into_a_set_and_come_out_in_number_order() -> None:
    board = board_of([(0, 0), (1, 0), (0, 1)])
    s = board.set(["0,1", "0,0"])
    assert s.bit_count() == 2
    assert board.names(s) == ["0,0", "0,1"]
    assert board.names(board.playable) == ["0,0", "1,0", "0,1"]
    assert board.set([]) == 0


@checked
@given(ragged())
def test_arrays_by_hex_number_cover_every_hex(ragged_board: tuple[Board, list[Cell]]) -> None:
    board, cells = ragged_board
    assert len(board.name) == len(board.adjacent) == len(board.axial) == board.size
    assert [len(column) for column in board.step] == [board.size] * 6
    assert board.playable.bit_length() <= board.size
    assert {id: board.axial[h] for id, h in board.number.items()} == {name(c): c for c in cells}
    for h in range(board.size):
        assert bool(board.name[h]) == bool(board.playable >> h & 1)
        if board.name[h]:
            assert board.hex(board.name[h]) == h


# Errors


def test_an_unknown_hex_is_named() -> None:
    board = board_of([(0, 0)])
    with pytest.raises(BoardError, match="no hex '1999'"):
        board.hex("1999")
    with pytest.raises(BoardError, match="no hex '1999'"):
        board.set(["0,0", "1999"])


def test_two_ids_on_one_cell_are_both_named() -> None:
    with pytest.raises(BoardError, match=r"'a' and 'c' lie on one cell, 1,2"):
        Board({"a": (1, 2), "b": (2, 2), "c": (1, 2)}, orientation="flat")


def test_an_id_printed_twice_is_named() -> None:
    with pytest.raises(BoardError, match="'0102' comes twice"):
        Board.printed(["0101", "0102", "0102"], axial_from_ccrr, orientation="flat", shifted="odd")


@pytest.mark.parametrize("id", ["", "101", "01011", "0100", "0001", "A101", "01 1", "٠١٠١", "-101"])
def test_an_id_that_is_not_ccrr_is_refused(id: str) -> None:
    with pytest.raises(BoardError, match="is not CCRR"):
        axial_from_ccrr(id, orientation="flat", shifted="odd")


@pytest.mark.parametrize("id", ["", "A", "A1", "A001", "A00", "a01", "101", "AB1", "Ä01", "A٠١"])
def test_an_id_that_is_not_letter_and_number_is_refused(id: str) -> None:
    with pytest.raises(BoardError, match="is not a letter"):
        axial_from_letter(id, orientation="flat", shifted="even")


def test_a_board_without_hexes_or_ids_or_orientation_is_refused() -> None:
    with pytest.raises(BoardError, match="at least one hex"):
        Board({}, orientation="flat")
    with pytest.raises(BoardError, match="empty id"):
        Board({"": (0, 0)}, orientation="flat")
    skew: Any = "skew"
    with pytest.raises(BoardError, match="'skew' is neither"):
        Board({"a": (0, 0)}, orientation=skew)


def test_a_barrier_between_hexes_apart_is_refused() -> None:
    board = board_of([(0, 0), (1, 0), (2, 0)])
    with pytest.raises(BoardError, match="'0,0' and '2,0' share no side"):
        Barriers(board, [(board.hex("0,0"), board.hex("2,0"))])


# The four games' numberings


def neighbour_names(board: Board, id: str) -> set[str]:
    return set(board.names(board.adjacent[board.hex(id)]))


def test_volga_hex_24_touches_its_six_neighbours_of_the_table() -> None:
    rows = {
        "6": (12, 6), "7": (11, 7), "8": (11, 8), "9": (11, 9), "22": (11, 6), "23": (10, 7),
        "24": (10, 8), "25": (10, 9), "26": (10, 10), "39": (9, 7), "40": (9, 8), "41": (9, 9),
    }  # fmt: skip
    board = Board(rows, orientation="pointy")
    compass = [board.name[step[board.hex("24")]] for step in board.step]
    assert dict(zip(board.directions, compass, strict=True)) == {
        "E": "8", "SE": "25", "SW": "41", "W": "40", "NW": "23", "NE": "7",
    }  # fmt: skip
    assert neighbour_names(board, "24") == {"7", "8", "23", "25", "40", "41"}


def test_noretreat_ids_agree_with_the_axial_columns_of_the_table() -> None:
    rows = {"1601": (15, 0), "1701": (16, 0), "0402": (3, 1), "0502": (4, 1), "1519": (5, 18)}
    for id, axial in rows.items():
        assert axial_from_ccrr(id, orientation="pointy", shifted="even") == axial


def test_noretreat_even_rows_stand_half_a_hex_east() -> None:
    ids = [f"{c:02}{r:02}" for c in range(8, 13) for r in range(8, 13)]
    board = Board.printed(ids, axial_from_ccrr, orientation="pointy", shifted="even")
    assert neighbour_names(board, "1009") == {"1109", "0909", "0908", "1008", "0910", "1010"}
    assert neighbour_names(board, "1010") == {"1110", "0910", "1009", "1109", "1011", "1111"}


def test_stalingrado_even_columns_stand_half_a_hex_higher() -> None:
    ids = [f"{c:02}{r:02}" for c in range(8, 13) for r in range(8, 13)]
    board = Board.printed(ids, axial_from_ccrr, orientation="flat", shifted="odd")
    assert neighbour_names(board, "1010") == {"1009", "1011", "0909", "0910", "1109", "1110"}
    assert neighbour_names(board, "0910") == {"0909", "0911", "0810", "0811", "1010", "1011"}
    assert board.xy(board.hex("1010"))[1] < board.xy(board.hex("0910"))[1]


def test_stalingrado_symbolic_hexes_hang_south_of_the_sheet() -> None:
    cells = rectangle(33, 36)
    for id in ("2237", "2238"):
        cells[id] = axial_from_ccrr(id, orientation="flat", shifted="odd")
    board = Board(cells, orientation="flat")
    assert neighbour_names(board, "2237") == {"2236", "2238", "2136", "2336"}
    assert neighbour_names(board, "2238") == {"2237"}


def test_heroes_odd_columns_stand_half_a_hex_higher() -> None:
    ids = [f"{row}{column:02}" for row in "DEFGH" for column in range(10, 16)]
    board = Board.printed(ids, axial_from_letter, orientation="flat", shifted="even")
    assert neighbour_names(board, "F12") == {"E12", "F13", "G13", "G12", "G11", "F11"}
    assert neighbour_names(board, "F13") == {"E13", "E14", "F14", "G13", "F12", "E12"}
    f12 = board.hex("F12")
    compass = {
        d: board.name[step[f12]] for d, step in zip(board.directions, board.step, strict=True)
    }
    assert compass == {"N": "E12", "NE": "F13", "SE": "G13", "S": "G12", "SW": "G11", "NW": "F11"}


def test_heroes_ids_agree_with_the_formula_of_the_maps() -> None:
    for id, axial in {"A01": (0, 0), "A02": (1, 0), "M19": (18, 3), "Z02": (1, 25)}.items():
        assert axial_from_letter(id, orientation="flat", shifted="even") == axial


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
@pytest.mark.parametrize("shifted", ["odd", "even"])
def test_shifted_lines_are_drawn_half_a_hex_further_on(
    orientation: Literal["pointy", "flat"], shifted: Literal["odd", "even"]
) -> None:
    cells = {
        f"{column},{row}": axial_from_offset(column, row, orientation=orientation, shifted=shifted)
        for column in range(1, 5)
        for row in range(1, 5)
    }
    board = Board(cells, orientation=orientation)
    for column in range(1, 5):
        for row in range(1, 5):
            x, y = board.xy(board.hex(f"{column},{row}"))
            x1, y1 = board.xy(board.hex("1,1"))
            # Swapping x and y, columns and rows turns a flat-top sheet into a pointy-top one.
            along, across = (x - x1, y - y1) if orientation == "pointy" else (y - y1, x - x1)
            place, line = (column, row) if orientation == "pointy" else (row, column)
            half = 0.0 if line % 2 else 0.5 if shifted == "even" else -0.5
            assert along == pytest.approx(sqrt(3) * (place - 1 + half))
            assert across == pytest.approx(1.5 * (line - 1))


# Where hexes lie


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
def test_direction_names_point_where_the_drawing_has_them(
    orientation: Literal["pointy", "flat"],
) -> None:
    board = board_of([(0, 0), *STEPS], orientation)
    centre = number(board, (0, 0))
    x0, y0 = board.xy(centre)
    for d, compass in enumerate(board.directions):
        x, y = board.xy(board.step[d][centre])
        assert dist((x, y), (x0, y0)) == pytest.approx(sqrt(3))
        drawn = ("N" if y < y0 - 0.1 else "S" if y > y0 + 0.1 else "") + (
            "W" if x < x0 - 0.1 else "E" if x > x0 + 0.1 else ""
        )
        assert compass == drawn


@checked
@given(ragged())
def test_steps_and_neighbours_never_wrap_around_the_edge(
    ragged_board: tuple[Board, list[Cell]],
) -> None:
    board, cells = ragged_board
    for cell in cells:
        h = number(board, cell)
        for d, there in enumerate(around(cell)):
            beyond = number(board, there) if there in cells else -1
            assert board.step[d][h] == beyond
            assert board.shift(1 << h, d) == (1 << beyond if beyond >= 0 else 0)
        assert unpack(board, board.adjacent[h]) == {c for c in around(cell) if c in cells}
        assert board.adjacent[h] == board.neighbours(1 << h)
        for other in cells:
            step = (other[0] - cell[0], other[1] - cell[1])
            expected = STEPS.index(step) if step in STEPS else None
            assert board.direction(h, number(board, other)) == expected


def test_padding_has_no_neighbours() -> None:
    board = board_of([(0, 0), (1, 0)])
    for h in range(board.size):
        if not board.name[h]:
            assert board.adjacent[h] == 0
            assert [step[h] for step in board.step] == [-1] * 6


@checked
@given(st.data())
def test_sets_shift_and_spread_like_their_hexes_one_by_one(data: st.DataObject) -> None:
    board, cells = data.draw(ragged())
    chosen, walls = data.draw(some(cells)), data.draw(some_edges(cells))
    s, barriers = pack(board, chosen), sides_of(board, walls)
    open_edges = {(a, b) for a in chosen for b in around(a) if b in cells}
    for blocked, given_barriers in ((set(), None), (walls, barriers)):
        edges = open_edges - blocked
        assert unpack(board, board.neighbours(s, given_barriers)) == {b for _, b in edges}
        for d, (dq, dr) in enumerate(STEPS):
            moved = {b for a, b in edges if b == (a[0] + dq, a[1] + dr)}
            assert unpack(board, board.shift(s, d, given_barriers)) == moved


@checked
@given(ragged(), st.integers(0, 9))
def test_discs_and_rings_hold_what_lies_at_their_distance(
    ragged_board: tuple[Board, list[Cell]], n: int
) -> None:
    board, cells = ragged_board
    for cell in cells[:: max(1, len(cells) // 4)]:
        h = number(board, cell)
        assert unpack(board, board.disc(h, n)) == {c for c in cells if apart(cell, c) <= n}
        assert unpack(board, board.ring(h, n)) == {c for c in cells if apart(cell, c) == n}
        for other in cells:
            assert board.distance(h, number(board, other)) == apart(cell, other)


def test_a_ring_in_the_open_has_six_hexes_for_each_step() -> None:
    board = big_board()
    h = board.hex("1618")
    assert board.ring(h, 0) == 1 << h
    assert [board.ring(h, n).bit_count() for n in range(1, 6)] == [6, 12, 18, 24, 30]
    assert board.disc(h, 100) == board.playable


# Sides and barriers


def test_a_wall_stops_both_ways_and_a_cliff_only_one() -> None:
    board = board_of([(0, 0), (1, 0)])
    a, b = board.hex("0,0"), board.hex("1,0")
    wall, cliff = Barriers(board, [(a, b)]), Barriers(board, [(a, b)], one_way=True)
    assert board.neighbours(1 << a, wall) == board.neighbours(1 << b, wall) == 0
    assert board.neighbours(1 << a, cliff) == 0
    assert board.neighbours(1 << b, cliff) == 1 << a
    assert ((a, b) in wall, (b, a) in wall) == (True, True)
    assert ((a, b) in cliff, (b, a) in cliff) == (True, False)
    assert (a, a) not in wall


@checked
@given(st.data())
def test_sides_combine_like_sets_of_edges(data: st.DataObject) -> None:
    board, cells = data.draw(ragged(4))
    left, right = data.draw(some_edges(cells)), data.draw(some_edges(cells))
    one, two = sides_of(board, left), sides_of(board, right)

    def edges(sides: Sides) -> set[Edge]:
        pairs = [(a, b) for a in cells for b in around(a) if b in cells]
        return {(a, b) for a, b in pairs if (number(board, a), number(board, b)) in sides}

    both_ways = Sides(board, [(number(board, a), number(board, b)) for a, b in left])
    assert edges(both_ways) == left | {(b, a) for a, b in left}
    assert edges(one) == left
    assert edges(one | two) == left | right
    assert edges(one - two) == left - right


@checked
@given(st.data())
def test_sides_between_two_sets_lead_from_the_one_into_the_other(data: st.DataObject) -> None:
    board, cells = data.draw(ragged(4))
    here, there = data.draw(some(cells)), data.draw(some(cells))
    expected = sides_of(board, [(a, b) for a in here for b in around(a) if b in there])
    assert Sides.between(board, pack(board, here), pack(board, there)).masks == expected.masks


# Flood


def naive_flood(start: set[Cell], passable: set[Cell], walls: set[Edge]) -> set[Cell]:
    seen, todo = set(start), list(start)
    while todo:
        a = todo.pop()
        for b in around(a):
            if b in passable and b not in seen and (a, b) not in walls:
                seen.add(b)
                todo.append(b)
    return seen


@checked
@given(st.data())
def test_a_flood_finds_what_a_walk_from_hex_to_hex_finds(data: st.DataObject) -> None:
    board, cells = data.draw(ragged(8))
    start, blocked = data.draw(some(cells)), data.draw(some(cells))
    walls = data.draw(some_edges(cells))
    passable = set(cells) - blocked
    s, p = pack(board, start), pack(board, passable)
    assert unpack(board, board.flood(s, p)) == naive_flood(start, passable, set())
    barriers = sides_of(board, walls)
    assert unpack(board, board.flood(s, p, barriers)) == naive_flood(start, passable, walls)


def test_a_flood_does_not_leak_round_the_board_through_a_complement() -> None:
    board = board_of([(0, 0), (1, 0), (2, 0)])
    left, wall = board.set(["0,0"]), board.set(["1,0"])
    assert board.flood(left, ~wall) == left


# Reach


def test_reach_costs_one_a_hex_when_nothing_else_is_said() -> None:
    board = big_board()
    h = board.hex("1618")
    reach = board.reach(h, 4)
    assert reach.hexes == board.disc(h, 4)
    assert reach.layers == [board.ring(h, n) for n in range(5)]
    assert reach.cost(h) == 0
    assert reach.cost(board.hex("1614")) == 4
    assert reach.cost(board.hex("1613")) is None
    assert reach.path(h) == [h]
    assert reach.path(board.hex("1613")) == []


def row_of(length: int) -> tuple[Board, list[int]]:
    board = board_of([(q, 0) for q in range(length)])
    return board, [number(board, (q, 0)) for q in range(length)]


def test_a_hex_too_dear_for_what_is_left_is_not_entered() -> None:
    board, h = row_of(4)
    costs = {1: 1 << h[1], 3: 1 << h[2] | 1 << h[3]}
    assert [*bits(board.reach(h[0], 3, costs).hexes)] == h[:2]
    assert [*bits(board.reach(h[0], 4, costs).hexes)] == h[:3]
    assert board.reach(h[0], 7, costs).cost(h[3]) == 7


def test_a_hex_without_a_cost_is_closed_but_for_roads() -> None:
    board, h = row_of(3)
    road = Sides(board, [(h[0], h[1]), (h[1], h[2])])
    assert [*bits(board.reach(h[0], 9, {1: 1 << h[2]}).hexes)] == h[:1]
    assert [*bits(board.reach(h[0], 9, {}).hexes)] == h[:1]
    assert board.reach(h[0], 9, {}, roads={2: road}).cost(h[2]) == 4


def test_a_road_does_not_lead_into_forbidden_hexes_or_through_walls() -> None:
    board, h = row_of(3)
    road, wall = Sides(board, pairwise(h)), Sides(board, [(h[1], h[2])])
    assert [*bits(board.reach(h[0], 9, roads={1: road}, forbidden=1 << h[1]).hexes)] == h[:1]
    assert [*bits(board.reach(h[0], 9, roads={1: road}, barriers=wall).hexes)] == h[:2]


def test_a_road_through_rough_ground_is_the_cheapest_way() -> None:
    board, h = row_of(3)
    costs, road = {5: board.playable}, Sides(board, [(h[0], h[1])])
    assert board.reach(h[0], 9, costs, roads={1: road}).cost(h[2]) == 6
    assert board.reach(h[2], 11, costs, roads={1: road}).cost(h[0]) == 6


def test_a_hex_that_stops_may_be_entered_and_started_from_but_not_crossed() -> None:
    board, h = row_of(4)
    zone = 1 << h[0] | 1 << h[2]
    assert [*bits(board.reach(h[0], 9, stops=zone).hexes)] == h[:3]
    assert board.path(h[0], h[3], stops=zone) == []
    assert board.path(h[0], h[2], stops=zone) == h[:3]


def test_the_start_counts_even_when_it_is_forbidden() -> None:
    board, h = row_of(2)
    reach = board.reach(h[0], 9, forbidden=board.playable)
    assert bits(reach.hexes) == (h[0],)


def test_surcharges_on_one_side_add_up() -> None:
    board, h = row_of(2)
    river, front = Sides(board, [(h[0], h[1])]), Sides(board, [(h[0], h[1])], one_way=True)
    extra = {2: river, 3: front}
    assert board.reach(h[0], 9, extra=extra).cost(h[1]) == 6
    assert board.reach(h[1], 9, extra=extra).cost(h[0]) == 3
    assert board.reach(h[0], 9, extra=extra, roads={1: river}).cost(h[1]) == 6


def test_leaving_a_zone_costs_more_when_its_sides_do() -> None:
    board, h = row_of(4)
    zone = 1 << h[1]
    leaving = Sides.between(board, zone, board.playable)
    reach = board.reach(h[0], 9, extra={1: leaving})
    assert [reach.cost(x) for x in h] == [0, 1, 3, 4]


def test_steps_that_cost_nothing_are_refused() -> None:
    board, h = row_of(2)
    side = Sides(board, [(h[0], h[1])])
    with pytest.raises(ValueError, match="cost 0, less than 1"):
        board.reach(h[0], 3, {0: board.playable})
    with pytest.raises(ValueError, match="cost -1, less than 1"):
        board.reach(h[0], 3, extra={-2: side})
    with pytest.raises(ValueError, match="cost 0, less than 1"):
        board.reach(h[0], 3, roads={0: side})
    assert board.reach(h[0], 3, {4: board.playable}, extra={-2: side}).cost(h[1]) == 2


def test_a_search_with_a_goal_ends_at_the_nearest_of_them() -> None:
    board, h = row_of(9)
    reach = board.reach(h[4], 99, goal=1 << h[0] | 1 << h[7])
    assert [*bits(reach.hexes)] == h[1:8]
    assert reach.cost(h[7]) == 3
    assert reach.cost(h[0]) is None
    dear = {1: 1 << h[5], 2: 1 << h[3]}
    assert [*bits(board.reach(h[4], 99, dear, goal=1 << h[5]).hexes)] == h[4:6]
    assert board.reach(h[4], 99, dear, goal=1 << h[5]).cost(h[3]) is None


def naive_reach(
    start: Cell, budget: int, price: dict[Edge, int], stops: set[Cell]
) -> dict[Cell, int]:
    cost, todo = {start: 0}, [(0, start)]
    while todo:
        so_far, a = heapq.heappop(todo)
        if so_far > cost[a] or (a in stops and a != start):
            continue
        for b in around(a):
            if (a, b) in price and so_far + price[a, b] < min(cost.get(b, budget + 1), budget + 1):
                cost[b] = so_far + price[a, b]
                heapq.heappush(todo, (cost[b], b))
    return cost


@settings(untimed, max_examples=200)
@given(st.data())
def test_reach_and_paths_cost_what_dijkstra_says(data: st.DataObject) -> None:
    board, cells = data.draw(ragged(7))
    start = data.draw(st.sampled_from(cells))
    budget = data.draw(st.integers(0, 15))
    terrain = {c: data.draw(some(cells), label=f"cost {c}") for c in (1, 2, 4)}
    stops, forbidden = data.draw(some(cells)), data.draw(some(cells))
    walls = data.draw(some_edges(cells))
    tolls = {c: data.draw(some_edges(cells), label=f"extra {c}") for c in (1, 3)}
    roads = {c: data.draw(some_edges(cells), label=f"road {c}") for c in (1, 2)}
    sticky = {c: data.draw(some(cells), label=f"leaving {c}") for c in (1, 2)}
    sticky[2] -= sticky[1]

    price: dict[Edge, int] = {}
    for a in cells:
        for b in around(a):
            options = [c for c, hexes in terrain.items() if b in hexes]
            options += [c for c, edges in roads.items() if (a, b) in edges]
            if b in cells and options and b not in forbidden and (a, b) not in walls:
                price[a, b] = min(options) + sum(c for c, e in tolls.items() if (a, b) in e)
                price[a, b] += sum(c for c, hexes in sticky.items() if a in hexes)
    expected = naive_reach(start, budget, price, stops)

    costs = {c: pack(board, hexes) for c, hexes in terrain.items()}
    rules: Any = {
        "stops": pack(board, stops),
        "forbidden": pack(board, forbidden),
        "barriers": sides_of(board, walls),
        "extra": {c: sides_of(board, edges) for c, edges in tolls.items()},
        "roads": {c: sides_of(board, edges) for c, edges in roads.items()},
        "leaving": {c: pack(board, hexes) for c, hexes in sticky.items()},
    }
    everything = dict(rules)
    reach = board.reach(number(board, start), budget, costs, **rules)
    pairs = board.reach(number(board, start), budget, [*costs.items()][::-1], **rules)
    assert pairs.layers == reach.layers
    ways = board.ways(costs, *(rules.pop(key) for key in ("barriers", "extra", "roads")))
    assert board.reach(number(board, start), budget, ways=ways, **rules).layers == reach.layers
    assert unpack(board, reach.hexes) == set(expected)
    by_layers = {c: cost for cost, s in enumerate(reach.layers) for c in unpack(board, s)}
    assert by_layers == expected

    everywhere = naive_reach(start, 10**6, price, stops)
    for cell in cells:
        h = number(board, cell)
        assert reach.cost(h) == expected.get(cell)
        for path, known in (
            (reach.path(h), expected),
            (board.path(number(board, start), h, costs, **everything), everywhere),
        ):
            if cell not in known:
                assert path == []
                continue
            walk = [board.axial[x] for x in path]
            assert (walk[0], walk[-1]) == (start, cell)
            assert not stops & set(walk[1:-1])
            assert sum(price[a, b] for a, b in pairwise(walk)) == known[cell]


def test_paths_cross_the_whole_map() -> None:
    board = big_board()
    a, b = board.hex("0101"), board.hex("3336")
    path = board.path(a, b)
    assert len(path) == board.distance(a, b) + 1
    assert all(board.direction(x, y) is not None for x, y in pairwise(path))


# Lines: the oracle clips the segment with each hexagon in exact fractions. Straight lines
# stay straight in axial coordinates, so the plane may be drawn skewed; three times enlarged,
# the corners have whole coordinates.

CORNERS = [(1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1)]


def corners(cell: Cell) -> list[Cell]:
    return [(3 * cell[0] + x, 3 * cell[1] + y) for x, y in CORNERS]


def clip(a: Cell, b: Cell, cell: Cell) -> tuple[Fraction, Fraction, bool] | None:
    """The part of the segment within a hexagon, and whether it only runs along the rim."""
    low, high, rim = Fraction(0), Fraction(1), False
    rim_points = corners(cell)
    for (x1, y1), (x2, y2) in pairwise([*rim_points, rim_points[0]]):
        # Inside is where the cross product with each edge is positive; along the segment it
        # goes from `begin` by `slope`.
        begin = (x2 - x1) * (3 * a[1] - y1) - (y2 - y1) * (3 * a[0] - x1)
        slope = 3 * ((x2 - x1) * (b[1] - a[1]) - (y2 - y1) * (b[0] - a[0]))
        if begin < 0 and begin + slope < 0:
            return None
        if slope > 0:
            low = max(low, Fraction(-begin, slope))
        elif slope < 0:
            high = min(high, Fraction(-begin, slope))
        elif begin == 0:
            rim = True
    return (low, high, rim) if low < high else None


def naive_line(cells: Iterable[Cell], a: Cell, b: Cell) -> list[set[Cell]]:
    if a == b:
        return [{a}]
    found: dict[tuple[Fraction, Fraction, bool], set[Cell]] = {}
    for cell in cells:
        if (part := clip(a, b, cell)) is not None:
            found.setdefault(part, set()).add(cell)
    for (_, _, rim), group in found.items():
        assert len(group) <= (2 if rim else 1)
    return [found[part] for part in sorted(found)]


def line_of(board: Board, a: Cell, b: Cell) -> list[set[Cell]]:
    line = board.line(number(board, a), number(board, b))
    assert all(len(group) in (1, 2) for group in line)
    return [{board.axial[h] for h in group} for group in line]


def test_lines_between_all_hexes_of_a_small_board_are_exact() -> None:
    cells = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]
    board = board_of(cells)
    for a in cells:
        for b in cells:
            assert line_of(board, a, b) == naive_line(cells, a, b)


@checked
@given(st.data())
def test_lines_leave_out_what_is_not_on_the_board(data: st.DataObject) -> None:
    board, cells = data.draw(ragged())
    a, b = data.draw(st.sampled_from(cells)), data.draw(st.sampled_from(cells))
    assert line_of(board, a, b) == naive_line(cells, a, b)


def box(a: Cell, b: Cell) -> Iterator[Cell]:
    """All cells that a line between two hexes could touch, and a margin."""
    (q1, q2), (r1, r2) = sorted([a[0], b[0]]), sorted([a[1], b[1]])
    return ((q, r) for q in range(q1 - 1, q2 + 2) for r in range(r1 - 1, r2 + 2))


@settings(untimed, max_examples=40)
@given(st.data())
def test_lines_across_a_large_board_are_exact_and_the_same_both_ways(data: st.DataObject) -> None:
    cells = list(rectangle(33, 36).values())
    board = board_of(cells)
    a, b = data.draw(st.sampled_from(cells)), data.draw(st.sampled_from(cells))
    line = line_of(board, a, b)
    on_board = set(cells)
    assert line == naive_line([cell for cell in box(a, b) if cell in on_board], a, b)
    assert line_of(board, b, a) == line[::-1]


def test_a_line_along_a_side_names_both_its_hexes() -> None:
    ids = [f"{row}{column:02}" for row in "EFGHI" for column in range(10, 17)]
    board = Board.printed(ids, axial_from_letter, orientation="flat", shifted="even")
    line = board.line(board.hex("G11"), board.hex("G15"))
    assert [sorted(board.name[h] for h in group) for group in line] == [
        ["G11"], ["F12", "G12"], ["G13"], ["F14", "G14"], ["G15"],
    ]  # fmt: skip


def test_a_line_through_the_corner_of_a_hex_leaves_that_hex_out() -> None:
    cells = [(q, r) for q in range(9) for r in range(9)]
    board = board_of(cells)
    touched = [
        (b, cell)
        for b in cells
        for cell in cells
        if any(on_segment(b, point) for point in corners(cell)) and not clip((0, 0), b, cell)
    ]
    assert touched
    for b, cell in touched:
        assert all(cell not in group for group in line_of(board, (0, 0), b))


def on_segment(b: Cell, corner: Cell) -> bool:
    x, y = corner
    return b[0] * y == b[1] * x and 0 <= x <= 3 * b[0] and 0 <= y <= 3 * b[1]
