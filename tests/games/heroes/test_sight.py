"""Chapter 6 and 11.1: lines of sight, arcs, and an oracle that knows nothing of our tables."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable, Sequence

import pytest
from tests.games.heroes.helpers import battle, forbids, legal, may, play
from tests.games.heroes.oracle import Field

from hexfront.core.hexes import bits, mask
from hexfront.games.heroes import GAME
from hexfront.games.heroes.firefight import firefight
from hexfront.games.heroes.ground import HALF_PLANE, WEDGE, Ground, Placed, ground_of
from hexfront.games.heroes.sight import can_see, watched
from hexfront.games.heroes.tables import neighbour
from hexfront.games.heroes.weapons import weapon_hexes

LAYOUTS = [((number, False, 0, 0),) for number in range(1, 6)]
TURNED = [((number, True, 0, 0),) for number in range(1, 6)]
JOINED = ((4, True, 0, 0), (3, True, 0, 1))
PAIRS_OF_BOARDS = sorted(
    {firefight(id).ground.layout for id in GAME.scenarios} - set(LAYOUTS) - set(TURNED)
)
FOUR_BOARDS = ((1, False, 0, 0), (2, True, 1, 0), (3, False, 0, 1), (5, True, 1, 1))


def compare(layout: tuple[Placed, ...], pairs: list[tuple[str, str]]) -> None:
    """The table of the game against the oracle, which knows hexes by their printed names."""
    ground, field = ground_of(layout), Field(layout)
    assert set(field.at) == set(ground.alias)
    for a, b in pairs:
        seen = bool(ground.sees[ground.hex(a)] >> ground.hex(b) & 1)
        assert seen == field.sees(a, b), (a, b)


def all_pairs(ground: Ground) -> list[tuple[int, int]]:
    hexes = bits(ground.playable)
    return [(a, b) for a in hexes for b in hexes if a < b]


def named_pairs(layout: tuple[Placed, ...]) -> list[tuple[str, str]]:
    ground = ground_of(layout)
    return [(ground.board.name[a], ground.board.name[b]) for a, b in all_pairs(ground)]


@pytest.mark.parametrize("layout", [*LAYOUTS, *TURNED, *PAIRS_OF_BOARDS, FOUR_BOARDS])
# CH-6.0b CH-6.0c CH-6.0d CH-6.0f CH-11.1a CH-11.1b CH-11.1c CH-11.1d CH-GE-8 CH-GE-9 CH-GE-10
# CH-GE-12 CH-1.0d CH-1.0h
def test_line_of_sight_agrees_with_exact_geometry(layout):
    """A fixed sample here; all pairs under `make fuzz`."""
    compare(layout, random.Random(str(layout)).sample(named_pairs(layout), 800))


@pytest.mark.fuzz
@pytest.mark.parametrize("layout", [*LAYOUTS, *TURNED, *PAIRS_OF_BOARDS])
def test_every_line_of_sight_agrees_with_exact_geometry(layout):  # CH-6.0b CH-6.0c
    every = 1 if int(os.environ.get("HEXFRONT_FUZZ_GAMES") or 0) > 1 else 29
    compare(layout, named_pairs(layout)[::every])


@pytest.mark.parametrize("layout", [*LAYOUTS, JOINED])
def test_what_cuts_a_line_is_there_where_nothing_is_seen(layout):  # CH-6.0b CH-11.1b CH-11.1d
    ground = ground_of(layout)
    for a, b in all_pairs(ground)[::7]:
        cuts = ground.cuts(a, b)
        assert bool(cuts) != bool(ground.sees[a] >> b & 1)
        assert all(set(group) <= set(bits(ground.crossed(a, b))) for group in cuts)


@pytest.mark.parametrize("layout", [*LAYOUTS, JOINED])
def test_sight_is_mutual_and_neighbours_see_each_other(layout):  # CH-6.0e CH-11.1e CH-GE-11
    ground = ground_of(layout)
    for a in bits(ground.playable):
        assert ground.sees[a] >> a & 1
        assert not ground.board.adjacent[a] & ~ground.sees[a]
        for b in bits(ground.sees[a]):
            assert ground.sees[b] >> a & 1


def test_tables_of_a_joined_board_are_ready_in_two_seconds():
    begin = time.process_time()
    ground = Ground(((4, False, 0, 0), (5, False, 0, 1)))
    table = ground.sees
    assert time.process_time() - begin < 2
    a, b = bits(ground.playable)[0], bits(ground.playable)[-1]
    begin = time.process_time()
    for _ in range(100_000):
        table[a] >> b & 1
    assert (time.process_time() - begin) / 100_000 < 2e-6


# -- the printed lines of chapter GE


def bare() -> tuple[Ground, int, dict[tuple[int, int], int]]:
    """A hex of board 1 and its surroundings by axial steps."""
    ground = ground_of(LAYOUTS[0])
    start = ground.hex("1-G08")
    q, r = ground.board.axial[start]
    return ground, start, {
        (ground.board.axial[h][0] - q, ground.board.axial[h][1] - r): h
        for h in bits(ground.playable)
    }


def groups(vector):
    ground, start, at = bare()
    back = {h: step for step, h in at.items()}
    return [tuple(sorted(back[h] for h in group)) for group in ground.between(start, at[vector])]


def test_line_along_a_side_meets_a_pair():  # EX-GE-a EX-GE-b CH-GE-9
    assert groups((2, -1)) == [((1, -1), (1, 0))]
    assert groups((2, 2)) == [((0, 1), (1, 0)), ((1, 1),), ((1, 2), (2, 1))]


def test_line_crosses_every_hex_it_enters_and_none_it_touches():  # EX-GE-c EX-GE-d CH-GE-8 CH-GE-10
    assert groups((4, 1)) == [((1, 0),), ((2, 0),), ((2, 1),), ((3, 1),)]
    assert groups((3, 1)) == [((1, 0),), ((1, 1),), ((2, 0),), ((2, 1),)]


def test_a_pair_blocks_only_if_both_hexes_block():  # CH-6.0f EX-D7b EX-GE-a
    ground = ground_of(LAYOUTS[0])
    seen = {True: 0, False: 0}
    for a, b in all_pairs(ground):
        between = ground.between(a, b)
        if len(between) == 1 and len(between[0]) == 2:
            blocking = [bool(ground.blocks >> h & 1) for h in between[0]]
            assert bool(ground.sees[a] >> b & 1) != all(blocking)
            seen[any(blocking)] += 1
    assert min(seen.values()) > 10


def test_one_sees_into_woods_but_not_through():  # EX-D7a EX-4a CH-6.0d CH-4.0d
    ground = ground_of(LAYOUTS[0])
    step = ground.board.step
    found = 0
    for a in bits(ground.playable):
        near = step[1][a]
        far = step[1][near] if near >= 0 else -1
        if far >= 0 and ground.blocks >> near & 1:
            assert ground.sees[a] >> near & 1
            assert not ground.sees[a] >> far & 1
            found += 1
    assert found > 20


def test_units_do_not_block_sight():  # CH-6.0h CH-6.0g
    game = battle("1-K03: ger-rifles-1/SE; 1-K04: ger-lmg-1/SE; 1-L05: sov-rifles-1/NW", [1, 1])
    play(game, "act ger-rifles-1")
    assert "fire 1-L05" in legal(game)


def test_neighbours_by_row_and_column():  # CH-GE-2 CH-GE-3
    ground = ground_of(LAYOUTS[0])
    expected = {
        "1-G08": ["1-F08", "1-G09", "1-H09", "1-H08", "1-H07", "1-G07"],
        "1-G09": ["1-F09", "1-F10", "1-G10", "1-H09", "1-G08", "1-F08"],
    }
    order = [ground.board.directions.index(name) for name in ("N", "NE", "SE", "S", "SW", "NW")]
    for name, around in expected.items():
        h = ground.hex(name)
        assert [ground.board.name[ground.board.step[side][h]] for side in order] == around
        column, row = ground.column_row[h]
        found = [neighbour(column, row, side) for side in order]
        assert found == [ground.column_row[ground.hex(other)] for other in around]
        q, r = ground.board.axial[h]
        steps = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
        axial = [ground.board.axial[ground.hex(other)] for other in around]
        assert axial == [(q + dq, r + dr) for dq, dr in steps]


# -- arcs


def test_arc_is_the_three_front_hexes_extended():  # CH-6.1a CH-5.1a CH-5.1c CH-5.1f CH-GE-5 CH-GE-6
    ground, start, at = bare()
    north = ground.board.directions.index("N")
    front = {step for step, h in at.items() if ground.arc(start, north) >> h & 1}
    assert {step for step in front if max(map(abs, (*step, sum(step)))) == 1} == {
        *((-1, 0), (0, -1), (1, -1))
    }
    for n in (2, 3, 4):
        ring = [step for step in front if max(map(abs, (*step, sum(step)))) == n]
        assert len(ring) == 2 * n + 1
    assert not ground.arc(start, north) >> start & 1


def test_half_plane_is_wider_only_from_distance_three():
    ground, start, _ = bare()
    for facing in range(6):
        wedge, half = ground.arc(start, facing, WEDGE), ground.arc(start, facing, HALF_PLANE)
        assert not wedge & ~half
        near = ground.within(start, 2)
        assert wedge & near == half & near
        assert half & ~wedge


def test_a_unit_fires_only_into_its_arc():  # CH-6.1b EX-D8
    game = battle("1-G08: ger-rifles-1/N; 1-H08: ger-lmg-1/S; 1-F08: sov-rifles-1/S", [1, 1])
    play(game, "act ger-rifles-1")
    assert "fire 1-F08" in legal(game)
    game = battle("1-G08: ger-rifles-1/S; 1-F08: sov-rifles-1/S")
    play(game, "act ger-rifles-1")
    assert forbids(game, "fire 1-F08") == "6.1b"


def test_turning_costs_the_turn_before_the_shot():  # CH-6.1c CH-5.1e EX-D8
    game = battle("1-G08: ger-rifles-1/S; 1-F08: sov-rifles-1/S", [1, 1])
    play(game, "act ger-rifles-1", "face N")
    assert game.decision.seat == "soviet"
    play(game, "pass", "act ger-rifles-1")
    assert "fire 1-F08" in legal(game)


def test_units_that_share_a_hex_with_enemies_see_nothing_else():  # CH-7.7.3m
    game = battle("1-G08: ger-rifles-1/N sov-rifles-1/N; 1-F08: sov-rifles-2/S")
    play(game, "act ger-rifles-1")
    assert forbids(game, "fire 1-F08") == "7.7.3m"
    assert may(game, "close") == {"sov-rifles-1"}


def test_who_shares_a_hex_with_an_enemy_observes_nothing():  # CH-7.7.3m
    """What a side watches: hidden units would have to show themselves there."""
    for enemy, looks_out in (("", True), (" sov-rifles-1/N", False)):
        game = battle(f"1-G08: ger-rifles-1/N{enemy}; 1-A18: sov-rifles-2/S")
        g = game.state
        own = 1 << g.ground.hex("1-G08")
        assert watched(g, 0) == (g.ground.sees[g.ground.hex("1-G08")] | own if looks_out else own)


def test_neither_flames_nor_grenades_leave_a_shared_hex():  # CH-7.7.3m
    more = '[[weapon]]\nside = "german"\ncard = "grenades"\nuses = 1\n'
    for enemy, reaches in (("", True), (" sov-rifles-1/N", False)):
        text = f"1-G08: ger-pioneers-1/N{enemy}; 1-F08: sov-rifles-2/S"
        game = battle(text, more=more)
        g = game.state
        g.weapons[0] = (*g.weapons[0][:2], g.firefight.number_of["ger-pioneers-1"])
        assert bool(weapon_hexes(g, 0, 1 << g.weapons[0][2])) == reaches
        play(game, "act ger-pioneers-1")
        assert ("flame 1-F08" in legal(game)) == reaches


# -- smoke


def test_fresh_smoke_cuts_the_line_and_one_thin_smoke_does_not():  # CH-13.0h CH-13.0l
    ground = ground_of(LAYOUTS[0])
    line = None
    for a in bits(ground.playable):
        for b in bits(ground.sees[a]):
            between = ground.between(a, b)
            if len(between) == 3 and all(len(group) == 1 for group in between):
                line = a, b, [group[0] for group in between]
    assert line
    a, b, middle = line
    game = battle("1-G08: ger-rifles-1/N; 1-F08: sov-rifles-1/S")
    g = game.state
    assert can_see(g, a, b)
    g.thin_smoke = 1 << middle[0]
    assert can_see(g, a, b)
    g.thin_smoke |= 1 << middle[1]
    assert not can_see(g, a, b)
    g.thin_smoke, g.fresh_smoke = 0, 1 << middle[1]
    assert not can_see(g, a, b)
    g.fresh_smoke = 1 << a | 1 << b
    assert can_see(g, a, b)


def test_smoke_that_does_not_block_is_an_option():  # CH-13.0g
    game = battle("1-G08: ger-rifles-1/N; 1-E08: sov-rifles-1/S; smoke 1-F08")
    play(game, "act ger-rifles-1")
    assert forbids(game, "fire 1-E08") == "6.0a"
    game = battle(
        "1-G08: ger-rifles-1/N; 1-E08: sov-rifles-1/S; smoke 1-F08", smoke_blocks_los="off"
    )
    play(game, "act ger-rifles-1")
    assert "fire 1-E08" in legal(game)


# -- hills


def lane(levels: list[int], woods: Sequence[int] = ()) -> Callable[[int, int], bool]:
    """Who sees whom in a straight row of hexes with these levels, all else being flat and bare."""
    ground = Ground(LAYOUTS[0])
    row = [ground.hex(f"1-{letter}08") for letter in "ABCDEFGH"[: len(levels)]]
    ground.level = [0] * ground.board.size
    for h, level in zip(row, levels, strict=True):
        ground.level[h] = level
    ground.blocks = mask(row[number] for number in woods)
    return lambda a, b: bool(ground.sees[row[a]] >> row[b] & 1)


def test_plateaus():  # CH-11.1b CH-11.1c CH-11.0a
    sees = lane([0, 1, 1, 0, 0, 2])
    assert sees(0, 1)
    assert not sees(0, 2), "behind the first hex of a plateau"
    assert not sees(0, 3), "a hill between two hexes of level 0"
    assert sees(1, 2), "along the plateau"
    assert sees(5, 3)
    assert sees(5, 2)
    assert lane([1, 0, 0, 1])(0, 3), "from hill to hill over the valley"
    assert not lane([2, 2, 0])(0, 2), "the own plateau hides what lies below it"
    assert lane([2, 1, 0])(0, 2), "down a slope"


def test_woods_seen_from_above():  # CH-11.1a CH-11.1b CH-11.1c CH-11.1d
    sees = lane([2, 0, 0, 0, 0], [2])
    assert sees(0, 2), "into them"
    assert not sees(0, 3), "just behind them is a blind spot"
    assert sees(0, 4), "and beyond it one looks over them"
    assert not lane([1, 0, 0, 0, 0], [2])(0, 4), "they reach up to level 1"
    assert lane([1, 0, 1], [1])(0, 2), "from hill to hill over woods in the valley"


def test_levels_matter_on_the_board_of_hills():  # CH-11.0a
    ground = ground_of(LAYOUTS[2])
    low = [h for h in bits(ground.playable) if ground.level[h] == 0]
    high = [h for h in bits(ground.playable) if ground.level[h] == 2]
    assert any(ground.sees[a] >> b & 1 for a in low for b in high)
    assert any(not ground.sees[a] >> b & 1 for a in low for b in high)
