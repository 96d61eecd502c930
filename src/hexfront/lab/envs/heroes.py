"""Awakening the Bear! as arrays. Hidden units, unseen markers, hands and barrages of the enemy stay
out of them.

All firefights share one shape: four boards laid out in a square, and the most units of a sheet.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from hexfront.core.game import BadSetup
from hexfront.core.hexes import bits, mask
from hexfront.core.types import Hexes
from hexfront.games.heroes.commands import SEATS
from hexfront.games.heroes.ground import Ground
from hexfront.games.heroes.sheets import Firefight
from hexfront.games.heroes.state import Heroes
from hexfront.games.heroes.tables import CARDS, DIRECTIONS, TERRAIN, TYPES
from hexfront.lab.envs.arrays import (
    Encoder,
    Field,
    Ints,
    Planes,
    Rows,
    Sheet,
    Values,
    card_fields,
    fields,
    planes_of,
    shape_of,
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
def _ground(ground: Ground) -> Planes:
    """The planes that never change: the battlefield lies in the corner of the square."""
    board = ground.board
    rows, width = shape_of(board)
    if rows > _ROWS or width > _WIDTH:
        raise BadSetup(f"a battlefield of more than {_ROWS} × {_WIDTH} has no environment")
    by_terrain = [
        mask(h for h in board.number.values() if ground.terrain[h] == one)
        for one in range(len(TERRAIN))
    ]
    level = np.array(ground.level, np.uint8)
    flat = np.concatenate(
        [
            planes_of([board.playable, *by_terrain], board.size),
            level[None],
            planes_of([*ground.roads, *ground.walls], board.size),
        ]
    )
    return flat.reshape(-1, rows, width)


def _printed(f: Firefight) -> Ints:
    """What is printed on the counters of a sheet."""
    if len(f.kinds) > _UNITS:
        raise BadSetup(f"{f.id}: a firefight of more than {_UNITS} units has no environment")
    table = np.zeros((len(f.kinds), len(_COLUMNS) - _PRINTED), np.int16)
    for unit, kind in enumerate(f.kinds):
        table[unit, :8] = (
            *(kind.fp or (0, 0)),
            *(kind.range, kind.fire_cost, kind.move_cost),
            *kind.defence,
            f.value[unit],
        )
        table[unit, 8 + TYPES.index(kind.type)] = 1
    return table


class HeroesSheet(Sheet):
    """Rewritten: sets that have changed, units that have moved, turned, been hit or seen."""

    def __init__(self, g: Heroes, seat: str) -> None:
        f = g.firefight
        planes = np.zeros((len(_PLANES), _ROWS, _WIDTH), np.uint8)
        units = np.zeros((_UNITS, len(_COLUMNS)), np.int16)
        numbers = np.zeros(len(_NUMBERS), np.int16)
        super().__init__(planes, units, numbers)
        self._player = SEATS.index(seat)
        self._own = f.sides[self._player & 1]
        ground = _ground(g.ground)
        first, rows, width = ground.shape
        planes[:first, :rows, :width] = ground
        self._width = width
        self._sets = Rows(planes[first:, :rows, :width])
        count = len(g.place)
        table = units[:count]
        table[:, 0] = 1
        table[:, _PRINTED:] = _printed(f)
        self._sides = Rows(table.T[1:3])
        self._readiness = Rows(table.T[7:11])
        self._cover = Rows(table.T[13:_PRINTED])
        self._plain = Values(numbers, len(_NUMBERS) - _CARDS)
        self._cards: Sequence[int] = ()
        self._every = (1 << count) - 1
        self._shown = self._unknown = self._every
        nothing: Sequence[int] = [-1] * count
        self._place = self._facing = self._marker = nothing

    def write(self, g: Heroes) -> None:
        player = self._player
        self._sets.write(self._hexes(g))
        self._write_units(g)
        self._sides.write((self._own, g.command.own[player]))
        fresh = self._every & ~(g.activated | g.used)
        self._readiness.write((fresh, g.activated, g.used, g.hidden))
        self._cover.write((g.dug, g.inside, g.aboard, g.incautious))
        self._plain.write(_plain(g, player))
        if g.hands[player] != self._cards:
            self._cards = g.hands[player][:]
            self.numbers[-_CARDS:] = [self._cards.count(card) for card in range(_CARDS)]

    def _hexes(self, g: Heroes) -> tuple[Hexes, ...]:
        side, enemy = self._player & 1, 1 - (self._player & 1)
        f = g.firefight
        own_hidden = may_hide = works = barrages = 0
        if g.hidden:
            own_hidden = g.hexes_of(g.hidden & self._own)
            for unit in bits(g.hidden & f.sides[enemy]):
                may_hide |= g.maybe[unit]
        for _, at, owner, hidden, _ in g.works:
            if not hidden or owner & 1 == side:
                works |= 1 << at
        for shot in (g.barrage[side], g.noted[side]):
            if shot is not None:
                barrages |= 1 << shot[0]
        return (
            f.victory_hexes,
            f.exits[side],
            g.visible(side),
            g.visible(enemy),
            own_hidden,
            may_hide,
            g.control[side],
            g.control[enemy],
            g.fresh_smoke,
            g.thin_smoke,
            works,
            barrages,
            1 << g.attack.hex if g.attack else 0,
        )

    def _write_units(self, g: Heroes) -> None:
        unknown = g.hidden & ~self._own
        shown = (g.shown | self._own) & self._every
        place, facing, marker = g.place, g.facing, g.marker
        units = unknown ^ self._unknown | shown ^ self._shown
        self._unknown, self._shown = unknown, shown
        old = self._place, self._facing, self._marker
        if old != (place, facing, marker):
            for unit, (was, ahead, hit) in enumerate(zip(*old, strict=True)):
                if was != place[unit] or ahead != facing[unit] or hit != marker[unit]:
                    units |= 1 << unit
            self._place, self._facing, self._marker = place[:], facing[:], marker[:]
        table = self.table
        for unit in bits(units):
            at, hit = place[unit], marker[unit]
            row, column, ahead = -1, -1, -1
            if at >= 0 and not unknown >> unit & 1:
                row, column = divmod(at, self._width)
                ahead = facing[unit]
            first = unit * self.columns
            table[first + 3] = row
            table[first + 4] = column
            table[first + 5] = -at if at < 0 else 0
            table[first + 6] = ahead
            table[first + 11] = hit > 0
            table[first + 12] = hit if shown >> unit & 1 else 0


def _plain(g: Heroes, player: int) -> tuple[int, ...]:
    side, enemy = player & 1, 1 - (player & 1)
    cap = ap = cards = 0
    for one in g.command.of_side[enemy]:
        cap += g.cap[one]
        ap += g.ap[one]
        cards += len(g.hands[one])
    return (
        g.round,
        g.firefight.rounds,
        g.turn,
        g.side == side,
        g.initiative == side,
        g.passes,
        side == 0,
        g.vp[side],
        g.vp[enemy],
        g.cap[player],
        cap,
        g.ap[player],
        -1 if g.rules.fog else ap,
        len(g.hands[player]),
        cards,
        *(*g.dice, 0, 0, 0)[:3],
    )


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
    sheet=HeroesSheet,
)
