"""Stalingrado 1942-43 as arrays. Which counters lie under the top one of an enemy stack is secret;
how many there are is not."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hexfront.games.stalingrado.counters import (
    ALL_AIR,
    ALL_HQ,
    ALL_LAND,
    ARMOUR,
    ARTILLERY,
    COUNTERS,
    MECHANISED,
    OF_SIDE,
    POOL_NAMES,
)
from hexfront.games.stalingrado.sequence import PHASES, phase
from hexfront.games.stalingrado.state import FUTURE, Stalingrado
from hexfront.games.stalingrado.tables import (
    AIRFIELDS,
    ANY_RAIL,
    AXIS,
    BOARD,
    CITIES,
    IMPASSABLE,
    LAKES,
    MOUNTAINS,
    OPEN,
    ROADS,
    SEA,
    SIDES,
    STRIPS,
    SWAMPS,
)
from hexfront.lab.envs.arrays import (
    Arrays,
    Encoder,
    Field,
    Ints,
    Planes,
    fields,
    flags,
    own_first,
    plane,
    planes_of,
    shape_of,
)

_SIZE = BOARD.size
_ROWS, _WIDTH = shape_of(BOARD)
_PHASES = tuple(dict.fromkeys(PHASES.values()))

_GROUND = planes_of(
    [
        BOARD.playable,
        *(OPEN, CITIES, SWAMPS, MOUNTAINS, SEA, LAKES, IMPASSABLE),
        *(AIRFIELDS, STRIPS),
        *(ANY_RAIL.masks[way] for way in range(6)),
        *(ROADS.masks[way] for way in range(6)),
    ],
    _SIZE,
)
_FIRST = len(_GROUND)
_KINDS = flags((ALL_LAND, ALL_HQ, ALL_AIR, ARMOUR, MECHANISED, ARTILLERY), COUNTERS)
_LAND = plane(ALL_LAND, COUNTERS).astype(bool)
_OWN = [plane(of_side, COUNTERS).astype(bool) for of_side in OF_SIDE]
_ALL = (1 << COUNTERS) - 1

_PLANES = (
    *fields(
        ("on_board", "the cell is a hex of the map"),
        ("open", "terrain"),
        ("city", "terrain"),
        ("swamp", "terrain"),
        ("mountain", "terrain"),
        ("sea", "terrain"),
        ("lake", "terrain"),
        ("impassable", "terrain"),
        ("airfield", ""),
        ("airstrip", ""),
    ),
    *(Field(f"railway_{way}", f"a railway over the side {way}") for way in BOARD.directions),
    *(Field(f"road_{way}", f"a road over the side {way}") for way in BOARD.directions),
    *fields(
        ("own_control", ""),
        ("attacked", "in this phase"),
        ("shelled", "under artillery bombardment"),
        ("fought_for", "the target of the combat in progress"),
        ("own_units", "number of land units"),
        ("enemy_units", "number of land units"),
        ("own_steps", "steps of land units"),
        ("known_steps", "steps of the enemy land units that the observer sees"),
    ),
)

_COLUMNS = fields(
    ("own", "1: of the observer, 0: of the enemy"),
    ("cell", "the number of its cell, row × columns + column; -1 off the map or covered"),
    ("box", "0 on the map, else which one off it, from 1"),
    ("steps", "3 blue, 2 full, 1 reduced, 0 eliminated or covered"),
    ("seen", "not covered"),
    ("commanded", ""),
    ("supplied", ""),
    ("moved", "in this phase"),
    ("attacked", "in this phase"),
    ("duty", "has to attack"),
    ("top", "the uppermost of its stack"),
    ("flown", "an air unit with a mission in this player turn"),
    ("grounded", "an air unit without supply"),
    ("land", "a land unit"),
    ("headquarters", ""),
    ("air", "an air unit"),
    ("armour", ""),
    ("mechanised", ""),
    ("artillery", ""),
)

_NUMBERS = (
    *fields(
        ("turn", ""),
        ("last_turn", "of the scenario"),
        ("own_turn", "the observer's player turn"),
        ("axis", "the observer is the Axis"),
        ("winter", ""),
        ("weather", "the winter die; 0 without one"),
        ("own_score", ""),
        ("enemy_score", ""),
        ("attack", "points of the declared attack"),
        ("defence", "points of the defence, once announced"),
        ("losses", "of the defender, still to be taken"),
        ("breakthrough", "half points left"),
    ),
    *(Field(f"phase_{name}", "the phase") for name in _PHASES),
    *(Field(f"points_{name}", "replacement points") for name in POOL_NAMES),
)


def encode(g: Stalingrado, seat: str) -> Arrays:
    side = SIDES.index(seat)
    seen = plane(g.seen_by(seat) & _ALL, COUNTERS).astype(bool)
    place = np.array(g.place)
    steps = np.frombuffer(bytes(g.steps), np.uint8)
    planes = _planes(g, side, place, steps, seen)
    units = np.empty((COUNTERS, len(_COLUMNS)), np.int16)
    on_map = place < FUTURE
    units[:, 0] = _OWN[side]
    units[:, 1] = np.where(on_map & seen, place, -1)
    units[:, 2] = np.where(on_map, 0, place - FUTURE + 1)
    units[:, 3] = steps * seen
    units[:, 4] = seen
    marks = (g.commanded, g.supplied, g.moved, g.attacked, g.duty, g.tops, g.flown, g.grounded)
    units[:, 5:13] = flags([one & _ALL for one in marks], COUNTERS) * seen[:, None]
    units[:, 13:] = _KINDS
    return Arrays(planes.reshape(-1, _ROWS, _WIDTH), units, _numbers(g, side))


def _planes(
    g: Stalingrado, side: int, place: NDArray[np.int64], steps: Planes, seen: NDArray[np.bool_]
) -> Planes:
    planes = np.empty((len(_PLANES), _SIZE), np.uint8)
    planes[:_FIRST] = _GROUND
    control = g.control if side == AXIS else ~g.control & BOARD.playable
    declared = g.battle is not None and g.struck >> g.battle.target & 1
    target = 1 << g.battle.target if g.battle is not None and declared else 0
    planes[_FIRST:-4] = planes_of((control, g.struck, g.shelled, target), _SIZE)
    land = _LAND & (place < FUTURE)
    own = _OWN[side]
    for row, which in ((-4, land & own), (-3, land & ~own)):
        planes[row] = np.bincount(place[which], minlength=_SIZE)
    for row, which in ((-2, land & own), (-1, land & ~own & seen)):
        planes[row] = np.bincount(place[which], steps[which], _SIZE)
    return planes


def _numbers(g: Stalingrado, side: int) -> Ints:
    battle = g.battle
    told: tuple[int, ...] = (0, 0, 0, 0)
    if battle is not None and g.struck >> battle.target & 1:
        defence = battle.defence if battle.announced else 0
        told = (battle.attack, defence, battle.losses, 2 * battle.points + battle.half)
    now = phase(g)
    plain = (
        *(g.turn, g.rules.scenario.last),
        *(g.side == side, side == AXIS),
        *(g.is_winter, g.weather),
        *own_first(side, g.score),
        *told,
        *(now == name for name in _PHASES),
        *g.points,
    )
    return np.array(plain, np.int16)


ENCODER = Encoder(
    shape=(_ROWS, _WIDTH),
    planes=_PLANES,
    units=COUNTERS,
    columns=_COLUMNS,
    numbers=_NUMBERS,
    things={"hex": _SIZE, "unit": COUNTERS},
    encode=encode,
)
