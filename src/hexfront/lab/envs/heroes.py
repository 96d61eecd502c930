"""Awakening the Bear! as arrays. Hidden units, unseen markers, hands and barrages of the enemy stay
out of them.

All firefights share one shape: four boards laid out in a square, and the most units of a sheet.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from hexfront.core.game import BadSetup
from hexfront.core.hexes import mask
from hexfront.games.heroes.commands import SEATS
from hexfront.games.heroes.ground import Ground
from hexfront.games.heroes.sheets import Firefight
from hexfront.games.heroes.state import Heroes
from hexfront.games.heroes.tables import CARDS, DIRECTIONS, TERRAIN, TYPES
from hexfront.lab.envs.arrays import (
    Arrays,
    Encoder,
    Field,
    Ints,
    card_fields,
    fields,
    flags,
    plane,
    planes_of,
)

_ROWS, _WIDTH = 36, 36
_SIZE = _ROWS * _WIDTH
_UNITS = 32
_CARDS = len(CARDS)
_NUMBERS_NAMED = 32
_WEAPONS = 8

_PLANES = (
    Field("on_board", "the cell is a hex of the battlefield"),
    *(Field(f"terrain_{terrain.name}", "terrain") for terrain in TERRAIN),
    Field("level", "height"),
    *(Field(f"road_{way}", f"a road over the side {way}") for way in DIRECTIONS),
    *(Field(f"wall_{way}", f"a wall on the side {way}") for way in DIRECTIONS),
    *fields(
        ("victory", "a hex that pays victory points"),
        ("own_exit", "where the observer's units may leave the map"),
        ("own_units", "a visible unit of the observer's side"),
        ("enemy_units", "a visible unit of the enemy"),
        ("own_hidden", "a hidden unit of the observer's side"),
        ("enemy_may_hide", "where a hidden enemy may be, by what the observer has watched"),
        ("own_control", "controlled by the observer's side"),
        ("enemy_control", "controlled by the enemy"),
        ("smoke", "fresh smoke"),
        ("thin_smoke", "smoke about to go"),
        ("works", "a fortification or obstacle that the observer knows"),
        ("own_barrage", "where artillery of the observer's side will land"),
        ("fired_at", "the hex under attack"),
    ),
)

_COLUMNS = (
    *fields(
        ("in_play", "the sheet has such a unit"),
        ("own", "1: of the observer's side, 0: of the enemy"),
        ("commanded", "by the observer himself"),
        ("row", "of its cell; -1 off the map or not known"),
        ("column", "of its cell; -1 off the map or not known"),
        ("gone", "1 waiting, 2 destroyed, 3 has left; 0 else"),
        ("facing", "direction by number; -1 not known"),
        ("fresh", "neither activated nor used"),
        ("activated", ""),
        ("used", ""),
        ("hidden", ""),
        ("hit", ""),
        ("marker", "which one, from 1; 0 if there is none or it is not known"),
        ("dug_in", ""),
        ("inside", "a fortification"),
        ("aboard", "a vehicle"),
        ("exposed", "moved without cover or caution in the last turn of its side"),
        ("red_fire", "firepower against soft targets"),
        ("blue_fire", "firepower against hard targets"),
        ("range", ""),
        ("fire_cost", "-1: cannot fire"),
        ("move_cost", ""),
        ("flank_defence", ""),
        ("front_defence", ""),
        ("value", "victory points for destroying it"),
    ),
    *(Field(f"type_{type}", "what it is") for type in TYPES),
)
_PRINTED = 17

_NUMBERS = (
    *fields(
        ("round", ""),
        ("rounds", "of the firefight"),
        ("turn", "of the round"),
        ("own_turn", "the observer's side is to act"),
        ("own_initiative", ""),
        ("passes", "in a row"),
        ("german", "the observer is German"),
        ("own_vp", "victory points"),
        ("enemy_vp", "victory points"),
        ("own_cap", "command points of the observer"),
        ("enemy_cap", "command points of the enemy"),
        ("own_ap", "left in the observer's open activation"),
        ("enemy_ap", "left in the enemy's; -1 in fog of war"),
        ("own_hand", "number of cards"),
        ("enemy_hand", "number of cards"),
        ("die_1", "of the roll that is being settled"),
        ("die_2", ""),
        ("die_3", ""),
    ),
    *card_fields("card", (card.id for card in CARDS), "copies in the observer's hand"),
)


@lru_cache(maxsize=64)
def _ground(ground: Ground) -> tuple[Ints, NDArray[np.int64]]:
    """The planes that never change, and the cell of each hex number."""
    board = ground.board
    width = board.offset(0, 1)
    if board.size // width > _ROWS or width > _WIDTH:
        raise BadSetup(f"a battlefield of more than {_ROWS} × {_WIDTH} has no environment")
    numbers = np.arange(board.size)
    cells = numbers // width * _WIDTH + numbers % width
    by_terrain = [
        mask(h for h in board.number.values() if ground.terrain[h] == one)
        for one in range(len(TERRAIN))
    ]
    planes = np.zeros((2 + len(TERRAIN) + 12, _SIZE), np.int16)
    sets = [board.playable, *by_terrain]
    planes[: len(sets), cells] = planes_of(sets, board.size)
    planes[len(sets), cells] = ground.level
    planes[len(sets) + 1 :, cells] = planes_of([*ground.roads, *ground.walls], board.size)
    return planes, cells


@lru_cache(maxsize=64)
def _printed(id: str, count: int, sheet: _Sheet) -> Ints:
    """What is printed on the counters of a sheet."""
    f = sheet.firefight
    if count > _UNITS:
        raise BadSetup(f"{id}: a firefight of more than {_UNITS} units has no environment")
    table = np.zeros((_UNITS, len(_COLUMNS) - _PRINTED), np.int16)
    for unit, kind in enumerate(f.kinds):
        table[unit, :8] = (
            *(kind.fp or (0, 0)),
            *(kind.range, kind.fire_cost, kind.move_cost),
            *kind.defence,
            f.value[unit],
        )
        table[unit, 8 + TYPES.index(kind.type)] = 1
    return table


class _Sheet:
    """A firefight as a key: by its identity."""

    __slots__ = ("firefight",)

    def __init__(self, firefight: Firefight) -> None:
        self.firefight = firefight

    def __hash__(self) -> int:
        return id(self.firefight)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Sheet) and other.firefight is self.firefight


def encode(g: Heroes, seat: str) -> Arrays:
    player = SEATS.index(seat)
    side, enemy = player & 1, 1 - (player & 1)
    ground, cells = _ground(g.ground)
    size = g.ground.board.size
    theirs = g.firefight.sides[enemy]
    may_hide = 0
    for unit in range(len(g.place)):
        if g.hidden & theirs & 1 << unit:
            may_hide |= g.maybe[unit]
    works = mask(at for _, at, owner, hidden, _ in g.works if not hidden or owner & 1 == side)
    barrages = mask(shot[0] for shot in (g.barrage[side], g.noted[side]) if shot is not None)
    sets = (
        g.firefight.victory_hexes,
        g.firefight.exits[side],
        *(g.visible(side), g.visible(enemy)),
        g.hexes_of(g.hidden & g.firefight.sides[side]),
        may_hide,
        *(g.control[side], g.control[enemy]),
        *(g.fresh_smoke, g.thin_smoke),
        *(works, barrages),
        1 << g.attack.hex if g.attack else 0,
    )
    planes = np.zeros((len(_PLANES), _SIZE), np.uint8)
    planes[: len(ground)] = ground
    planes[len(ground) :, cells] = planes_of(sets, size)
    units = _units(g, seat, cells)
    return Arrays(planes.reshape(-1, _ROWS, _WIDTH), units, _numbers(g, player))


def _units(g: Heroes, seat: str, cells: NDArray[np.int64]) -> Ints:
    f = g.firefight
    count = len(g.place)
    player = SEATS.index(seat)
    own = f.sides[player & 1]
    unknown = plane(g.hidden & ~own, count).astype(bool)
    place = np.array(g.place)
    standing = (place >= 0) & ~unknown
    cell = np.where(standing, cells[np.maximum(place, 0)], -1)
    markers = np.frombuffer(bytes(g.marker), np.uint8)
    seen = plane((g.shown | own) & (1 << count) - 1, count)
    units = np.zeros((_UNITS, len(_COLUMNS)), np.int16)
    table = units[:count]
    table[:, 0] = 1
    table[:, 1] = plane(own, count)
    table[:, 2] = plane(g.command.own[player], count)
    table[:, 3] = np.where(standing, cell // _WIDTH, -1)
    table[:, 4] = np.where(standing, cell % _WIDTH, -1)
    table[:, 5] = np.where(place < 0, -place, 0)
    table[:, 6] = np.where(standing, np.frombuffer(bytes(g.facing), np.uint8), -1)
    fresh = ~(g.activated | g.used) & (1 << count) - 1
    table[:, 7:11] = flags((fresh, g.activated, g.used, g.hidden), count)
    table[:, 11] = markers > 0
    table[:, 12] = markers * seen
    table[:, 13:_PRINTED] = flags((g.dug, g.inside, g.aboard, g.incautious), count)
    table[:, _PRINTED:] = _printed(f.id, count, _Sheet(f))[:count]
    return units


def _numbers(g: Heroes, player: int) -> Ints:
    side, enemy = player & 1, 1 - (player & 1)
    others = g.command.of_side[enemy]
    dice = (*g.dice, 0, 0, 0)[:3]
    plain = (
        *(g.round, g.firefight.rounds, g.turn),
        *(g.side == side, g.initiative == side, g.passes, side == 0),
        *(g.vp[side], g.vp[enemy]),
        *(g.cap[player], sum(g.cap[one] for one in others)),
        *(g.ap[player], -1 if g.rules.fog else sum(g.ap[one] for one in others)),
        *(len(g.hands[player]), sum(len(g.hands[one]) for one in others)),
        *dice,
    )
    hand = np.bincount(np.array(g.hands[player], np.int64), minlength=_CARDS)
    return np.concatenate([np.array(plain, np.int16), hand.astype(np.int16)])


ENCODER = Encoder(
    shape=(_ROWS, _WIDTH),
    planes=_PLANES,
    units=_UNITS,
    columns=_COLUMNS,
    numbers=_NUMBERS,
    things={
        "hex": _SIZE,
        "unit": _UNITS,
        "card": _CARDS,
        "facing": len(DIRECTIONS),
        "weapon": _WEAPONS,
        "number": _NUMBERS_NAMED,
    },
    encode=encode,
)
