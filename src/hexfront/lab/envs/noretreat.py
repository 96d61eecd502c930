"""No Retreat! as arrays. Hands and the draw pile are the only secrets."""

from __future__ import annotations

import numpy as np

from hexfront.core.hexes import bits, mask
from hexfront.core.types import Side
from hexfront.games.noretreat.state import ON_MAP, PHASES, NoRetreat
from hexfront.games.noretreat.tables import (
    AXIS,
    BOARD,
    CARD_NAMES,
    MOVEMENT,
    OF_SIDE,
    OIL,
    PLACE_NAMES,
    RIVERS,
    SIDES,
    SOVIET,
    STRENGTH,
    TERRAIN_NAMES,
    TURNS,
    UNIT_NAMES,
    VP_HEXES,
    WEATHERS,
)
from hexfront.games.noretreat.victory import points
from hexfront.lab.envs.arrays import (
    Encoder,
    Field,
    Rows,
    Sheet,
    Sums,
    Values,
    card_fields,
    differing,
    fields,
    one_of,
    plane,
    planes_of,
    shape_of,
)

_SIZE = BOARD.size
_ROWS, _WIDTH = shape_of(BOARD)
_UNITS = len(UNIT_NAMES)
_CARDS = len(CARD_NAMES)
_EVERY = (1 << _SIZE) - 1
_TERRAINS = sorted({*TERRAIN_NAMES.values()})

_GROUND = planes_of(
    [
        hexes & BOARD.playable
        for hexes in (
            BOARD.playable,
            *(mask(h for h, name in TERRAIN_NAMES.items() if name == one) for one in _TERRAINS),
            *(VP_HEXES, OIL),
            *RIVERS.masks,
        )
    ],
    _SIZE,
)
_FIRST = len(_GROUND)

_ONE_OF_PHASES = one_of(len(PHASES))
_ONE_OF_WEATHERS = one_of(len(WEATHERS))

_PLANES = (
    Field("on_board", "the cell is a hex of the map"),
    *(Field(f"terrain_{name}", "terrain") for name in _TERRAINS),
    Field("city_or_oil", "a hex worth victory points"),
    Field("oil", "an oil field"),
    *(Field(f"river_{way}", f"a river on the side {way}") for way in BOARD.directions),
    *fields(
        ("own_units", "a unit of the observer"),
        ("enemy_units", "an enemy unit"),
        ("own_zone", "in the observer's zones of control"),
        ("enemy_zone", "in the enemy's zones of control"),
        ("own_control", "last passed by the observer's units"),
        ("targets", "a Target marker"),
        ("own_counterblows", "a Counterblow marker of the observer"),
        ("enemy_counterblows", "a Counterblow marker of the enemy"),
        ("works", "Defensive Works"),
        ("fought_for", "a hex of the battle in progress"),
        ("own_strength", "strength points of the observer"),
        ("enemy_strength", "strength points of the enemy"),
    ),
)

_COLUMNS = fields(
    ("own", "1: of the observer, 0: of the enemy"),
    ("cell", "the number of its cell, row × columns + column; -1 off the map"),
    ("box", "0 on the map, else which area, box or turn it waits in, from 1"),
    ("strength", "of the face that is up"),
    ("movement", "of the face that is up"),
    ("weak", "the weak face is up"),
    ("out_of_supply", ""),
    ("disorganized", ""),
    ("moved", "in this phase"),
    ("attacked", "in this phase"),
    ("flipped", "in this Organization Phase"),
    ("attacks", "in the battle in progress"),
    ("defends", "in the battle in progress"),
)

_NUMBERS = (
    *fields(
        ("turn", ""),
        ("own_turn", "the observer's Player Turn"),
        ("axis", "the observer is the Axis"),
    ),
    *(Field(f"phase_{name}", "the phase") for name in PHASES),
    *(Field(f"weather_{name}", "the weather") for name in WEATHERS),
    *fields(
        ("points", "victory points, as the Axis counts them"),
        ("own_initiative", ""),
        ("own_support", "Blitz! or Shock! markers left"),
        ("enemy_support", ""),
        ("own_hand", "number of cards"),
        ("enemy_hand", "number of cards"),
        ("deck", "number of cards"),
        ("discards", "number of cards"),
        ("event_vp", "points by events, for the Axis up"),
        ("die", "of the battle in progress; 0 before it is rolled"),
        ("column", "of the battle in progress, from 1; 0 while it is open"),
        ("last_turn", "of the scenario"),
    ),
    *card_fields("own_card", CARD_NAMES, "in the observer's hand"),
    *card_fields("enemy_card", CARD_NAMES, "in the enemy's hand, and the observer knows it"),
)


class NoRetreatSheet(Sheet):
    """Rewritten: sets that have changed, units that have moved or turned over."""

    def __init__(self, side: Side) -> None:
        planes = np.zeros((len(_PLANES), _SIZE), np.uint8)
        planes[:_FIRST] = _GROUND
        units = np.zeros((_UNITS, len(_COLUMNS)), np.int16)
        numbers = np.zeros(len(_NUMBERS), np.int16)
        super().__init__(planes.reshape(-1, _ROWS, _WIDTH), units, numbers)
        self._side = side
        units[:, 0] = plane(OF_SIDE[side], _UNITS)
        self._sets = Rows(planes[_FIRST:-2])
        strengths = [Sums(one, _UNITS) for one in planes[-2:]]
        self._strengths = strengths if side == AXIS else strengths[::-1]
        self._marks = Rows(units.T[5:])
        self._plain = Values(numbers, len(_NUMBERS) - 2 * _CARDS)
        self._cards = Rows(numbers[-2 * _CARDS :].reshape(2, _CARDS))
        self._where = [-1] * _UNITS
        self._weak = 0

    def write(self, g: NoRetreat) -> None:
        side, enemy = self._side, 1 - self._side
        b = g.battle
        self._sets.write(
            (
                g.held[side] & _EVERY,
                g.held[enemy] & _EVERY,
                g.zone(side) & _EVERY,
                g.zone(enemy) & _EVERY,
                (g.control if side == AXIS else ~g.control) & BOARD.playable,
                g.targets & _EVERY,
                g.counterblows[side] & _EVERY,
                g.counterblows[enemy] & _EVERY,
                g.works & _EVERY,
                b.hexes & _EVERY if b else 0,
            )
        )
        self._write_units(g)
        fighting = (b.attackers, b.defenders) if b else (0, 0)
        marks = (g.weak, g.oos, g.disorganized, g.moved, g.attacked, g.flipped, *fighting)
        self._marks.write(marks)
        self._plain.write(_plain(g, side))
        hands = g.hands
        self._cards.write((hands[side], hands[enemy] & g.seen[enemy]))

    def _write_units(self, g: NoRetreat) -> None:
        where, weak = g.where, g.weak
        if where == self._where and weak == self._weak:
            return
        units = mask(differing(self._where, where)) | weak ^ self._weak
        self._where, self._weak = where[:], weak
        table = self.table
        for unit in bits(units):
            place = where[unit]
            face = weak >> unit & 1
            strength = STRENGTH[unit][face]
            cell, box = (place, 0) if place < _SIZE else (-1, place - _SIZE + 1)
            at = unit * self.columns
            table[at + 1] = cell
            table[at + 2] = box
            table[at + 3] = strength
            table[at + 4] = MOVEMENT[unit][face]
            self._strengths[OF_SIDE[SOVIET] >> unit & 1].put(unit, cell, strength)


def _plain(g: NoRetreat, side: Side) -> tuple[int, ...]:
    enemy = 1 - side
    b = g.battle
    return (
        g.turn,
        g.active == side,
        side == AXIS,
        *_ONE_OF_PHASES[g.phase],
        *_ONE_OF_WEATHERS[g.weather],
        points(g),
        g.initiative == side,
        g.support[side],
        g.support[enemy],
        g.hands[side].bit_count(),
        g.hands[enemy].bit_count(),
        len(g.deck),
        len(g.discards),
        g.event_vp,
        *((b.die, b.column + 1) if b else (0, 0)),
        g.rules.end_turn,
    )


ENCODER = Encoder(
    shape=(_ROWS, _WIDTH),
    planes=_PLANES,
    units=_UNITS,
    columns=_COLUMNS,
    numbers=_NUMBERS,
    things={
        "hex": ON_MAP,
        "unit": _UNITS,
        "card": _CARDS,
        "number": len(TURNS) + 2,
        "option": 64,
    },
    sheet=lambda g, seat: NoRetreatSheet(SIDES.index(seat)),
)

assert len(PLACE_NAMES) == ON_MAP
