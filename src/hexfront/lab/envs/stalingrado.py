"""Stalingrado 1942-43 as arrays. Which counters lie under the top one of an enemy stack is secret;
how many there are is not."""

from __future__ import annotations

import numpy as np

from hexfront.core.hexes import bits, mask
from hexfront.core.types import Side, Units
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
    Encoder,
    Field,
    Rows,
    Sheet,
    Sums,
    Values,
    differing,
    differing_bytes,
    fields,
    flags,
    one_of,
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
_ALL = (1 << COUNTERS) - 1
_ONE_OF_PHASES: dict[str | None, tuple[int, ...]] = {
    None: (0,) * len(_PHASES),
    **dict(zip(_PHASES, one_of(len(_PHASES)), strict=True)),
}

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


class StalingradoSheet(Sheet):
    """Rewritten: sets that have changed, counters that have moved, turned over or been seen."""

    def __init__(self, side: Side) -> None:
        planes = np.zeros((len(_PLANES), _SIZE), np.uint8)
        planes[:_FIRST] = _GROUND
        units = np.zeros((COUNTERS, len(_COLUMNS)), np.int16)
        super().__init__(
            planes.reshape(-1, _ROWS, _WIDTH), units, np.zeros(len(_NUMBERS), np.int16)
        )
        self._side = side
        self._own = OF_SIDE[side]
        units[:, 0] = plane(self._own, COUNTERS)
        units[:, 13:] = _KINDS
        self._sets = Rows(planes[_FIRST:-4])
        own, enemy, own_steps, known_steps = (Sums(one, COUNTERS) for one in planes[-4:])
        self._counts = ((enemy, known_steps), (own, own_steps))
        self._marks = Rows(units.T[4:13])
        self._plain = Values(self.numbers, len(_NUMBERS))
        self._place = [-1] * COUNTERS
        self._steps = bytes(COUNTERS)
        self._seen = 0

    def write(self, g: Stalingrado) -> None:
        side = self._side
        target = 0 if g.battle is None else 1 << g.battle.target
        control = g.control if side == AXIS else ~g.control & BOARD.playable
        self._sets.write((control, g.struck, g.shelled, target & g.struck))
        seen = g.seen_by(SIDES[side]) & _ALL
        self._write_units(g, seen)
        marks = (g.commanded, g.supplied, g.moved, g.attacked, g.duty, g.tops, g.flown, g.grounded)
        self._marks.write((seen, *[mark & seen for mark in marks]))
        self._plain.write(_plain(g, side))

    def _write_units(self, g: Stalingrado, seen: Units) -> None:
        units = mask(differing(self._place, g.place)) | seen ^ self._seen
        if g.steps != self._steps:
            units |= mask(differing_bytes(self._steps, g.steps))
        if not units:
            return
        self._place, self._steps, self._seen = g.place[:], bytes(g.steps), seen
        table = self.table
        for unit in bits(units):
            place, steps = g.place[unit], g.steps[unit]
            is_seen = seen >> unit & 1
            cell, box = (place, 0) if place < FUTURE else (-1, place - FUTURE + 1)
            at = unit * self.columns
            table[at + 1] = cell if is_seen else -1
            table[at + 2] = box
            table[at + 3] = steps if is_seen else 0
            if ALL_LAND >> unit & 1:
                counted, stepped = self._counts[self._own >> unit & 1]
                counted.put(unit, cell, 1)
                stepped.put(unit, cell if is_seen else -1, steps)


def _plain(g: Stalingrado, side: Side) -> tuple[int, ...]:
    battle = g.battle
    told: tuple[int, ...] = (0, 0, 0, 0)
    if battle is not None and g.struck >> battle.target & 1:
        defence = battle.defence if battle.announced else 0
        told = (battle.attack, defence, battle.losses, 2 * battle.points + battle.half)
    return (
        g.turn,
        g.rules.scenario.last,
        g.side == side,
        side == AXIS,
        g.is_winter,
        g.weather,
        g.score[side],
        g.score[1 - side],
        *told,
        *_ONE_OF_PHASES[phase(g)],
        *g.points,
    )


ENCODER = Encoder(
    shape=(_ROWS, _WIDTH),
    planes=_PLANES,
    units=COUNTERS,
    columns=_COLUMNS,
    numbers=_NUMBERS,
    things={"hex": _SIZE, "unit": COUNTERS},
    sheet=lambda g, seat: StalingradoSheet(SIDES.index(seat)),
)
