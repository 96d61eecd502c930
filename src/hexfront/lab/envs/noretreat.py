"""No Retreat! as arrays. Hands and the draw pile are the only secrets."""

from __future__ import annotations

import numpy as np

from hexfront.core.hexes import mask
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
    STRENGTH,
    TERRAIN_NAMES,
    TURNS,
    UNIT_NAMES,
    VP_HEXES,
    WEATHERS,
)
from hexfront.games.noretreat.victory import points
from hexfront.lab.envs.arrays import (
    Arrays,
    Encoder,
    Field,
    card_fields,
    fields,
    flags,
    own_first,
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

_STRENGTH = np.array(STRENGTH, np.int16)
_MOVEMENT = np.array(MOVEMENT, np.int16)
_ROW = np.arange(_UNITS)
_OF_AXIS = plane(OF_SIDE[AXIS], _UNITS).astype(bool)

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


def encode(g: NoRetreat, seat: str) -> Arrays:
    side = SIDES.index(seat)
    enemy = 1 - side
    battle = g.battle
    planes = np.empty((len(_PLANES), _SIZE), np.uint8)
    planes[:_FIRST] = _GROUND
    control = g.control if side == AXIS else ~g.control & BOARD.playable
    sets = (
        *own_first(side, g.held),
        *(g.zone(side), g.zone(enemy)),
        control,
        g.targets,
        *own_first(side, g.counterblows),
        g.works,
        battle.hexes if battle else 0,
    )
    planes[_FIRST:-2] = planes_of([one & _EVERY for one in sets], _SIZE)
    weak = plane(g.weak, _UNITS)
    where = np.array(g.where)
    strength = _STRENGTH[_ROW, weak]
    own = _OF_AXIS if side == AXIS else ~_OF_AXIS
    on_map = where < _SIZE
    for row, which in ((-2, own & on_map), (-1, ~own & on_map)):
        planes[row] = np.bincount(where[which], strength[which], _SIZE)
    units = np.empty((_UNITS, len(_COLUMNS)), np.int16)
    units[:, 0] = own
    units[:, 1] = np.where(on_map, where, -1)
    units[:, 2] = np.where(on_map, 0, where - _SIZE + 1)
    units[:, 3] = strength
    units[:, 4] = _MOVEMENT[_ROW, weak]
    attacking, defending = (battle.attackers, battle.defenders) if battle else (0, 0)
    marks = (g.weak, g.oos, g.disorganized, g.moved, g.attacked, g.flipped, attacking, defending)
    units[:, 5:] = flags(marks, _UNITS)
    numbers = np.zeros(len(_NUMBERS), np.int16)
    first = 3
    numbers[:first] = g.turn, g.active == side, side == AXIS
    numbers[first + g.phase] = 1
    first += len(PHASES)
    numbers[first + g.weather] = 1
    first += len(WEATHERS)
    hands = g.hands
    numbers[first : first + 12] = (
        points(g),
        g.initiative == side,
        *own_first(side, g.support),
        *(hands[side].bit_count(), hands[enemy].bit_count()),
        *(len(g.deck), len(g.discards)),
        g.event_vp,
        *((battle.die, battle.column + 1) if battle else (0, 0)),
        g.rules.end_turn,
    )
    known = (hands[side], hands[enemy] & g.seen[enemy])
    numbers[first + 12 :] = planes_of(known, _CARDS).ravel()
    return Arrays(planes.reshape(-1, _ROWS, _WIDTH), units, numbers)


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
    encode=encode,
)

assert len(PLACE_NAMES) == ON_MAP
