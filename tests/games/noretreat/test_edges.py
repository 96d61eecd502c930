"""Either side, each reason alone, first and last: where a rule turns."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.games.noretreat.cardplay import at
from tests.games.noretreat.helpers import unit

from hexfront.games.noretreat.columns import tanks_of
from hexfront.games.noretreat.declarations import volunteers
from hexfront.games.noretreat.stacking import excess
from hexfront.games.noretreat.state import Battle
from hexfront.games.noretreat.supply import beside_supplied
from hexfront.games.noretreat.tables import AREA_NEAR, AREAS, AXIS, BOARD, REZERVY, SOVIET

FIELD = "1107: ax_4a; 1006: ax_9a; 0906: ax_3pz; 2008: su_west; 1908: su_volkhov; 1808: su_don"


def test_every_reason_alone_keeps_a_unit_from_attacking() -> None:  # NR-10.1.1b, NR-14.9a
    near = f"{FIELD}; 1207: su_steppe"
    g = at(8, "axis", "combat", near).state
    free = {unit(name) for name in ("ax_4a", "ax_9a", "ax_3pz")}
    assert {number for number in free if volunteers(g) >> number & 1} == free
    for mark in ("attacked", "disorganized"):
        g = at(8, "axis", "combat", near).state
        setattr(g, mark, 1 << unit("ax_9a"))
        assert volunteers(g) == sum(1 << number for number in free - {unit("ax_9a")})


def test_a_ban_on_soviet_tanks_is_none_on_german_ones() -> None:  # NR-10.6.3g
    for side, tanks in ((AXIS, "ax_3pz"), (SOVIET, "su_don")):
        g = at(24, "axis", "combat", FIELD).state
        battle = Battle(side, 1 << unit(tanks), 0, 0)
        assert tanks_of(g, battle) == 1 << unit(tanks)
        g.lasting("no_soviet_armour")
        assert bool(tanks_of(g, battle)) == (side == AXIS)


@pytest.mark.parametrize("turn", [8, 24])
def test_how_many_units_are_too_many(turn: int) -> None:  # NR-8.4.1a, NR-8.4.2a, NR-15.8b
    g = at(turn, "axis", "combat", FIELD).state
    axis = [unit(name) for name in ("ax_4a", "ax_9a", "ax_3pz")]
    soviet = [unit(name) for name in ("su_west", "su_volkhov")]
    for size in range(4):
        for units in combinations(axis, size):
            assert excess(g, AXIS, sum(1 << one for one in units)) == max(size - 2, 0)
    most = 1 if turn == 8 else 2
    for size in range(3):
        for units in combinations(soviet, size):
            stack = sum(1 << one for one in units)
            assert excess(g, SOVIET, stack) == max(size - most, 0)
            assert excess(g, SOVIET, stack | 1 << REZERVY) == max(size - most, 0)


def test_supplied_neighbours_are_the_hexes_and_areas_around() -> None:  # NR-6.2a, NR-6.2i, OP-6.8
    for area, touching in zip(AREAS, AREA_NEAR, strict=True):
        near = beside_supplied(1 << area)
        assert near & touching == touching
        assert not near & ~touching
        for place in range(BOARD.size):
            assert bool(beside_supplied(1 << place) >> area & 1) == bool(touching >> place & 1)
