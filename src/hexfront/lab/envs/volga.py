"""Inferno on the Volga as arrays. Of enemy blocks whose face a seat does not know it gets numbers
by hex, and no row that says where they stand."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from hexfront.core.hexes import bits
from hexfront.games.volga.combat import attackers, defenders
from hexfront.games.volga.state import (
    ASIDE,
    ICONS,
    INFANTRY_RESERVE,
    LOSSES,
    MARINE_RESERVE,
    TAKEN,
    TANK_RESERVE,
    Volga,
)
from hexfront.games.volga.tables import (
    BLITZ,
    BOARD,
    CARD_NAMES,
    CLEAR,
    COAST,
    DIFFICULT,
    GERMAN_REINFORCEMENT,
    GERMANS,
    HITS_ON,
    SOVIET_REINFORCEMENT,
    SOVIETS,
    TANKS,
    UNIT_NAMES,
    URBAN,
)
from hexfront.games.volga.victory import objective
from hexfront.lab.envs.arrays import (
    Arrays,
    Encoder,
    Ints,
    card_fields,
    fields,
    plane,
    planes_of,
    shape_of,
)

_SIZE = BOARD.size
_ROWS, _WIDTH = shape_of(BOARD)
_UNITS = len(UNIT_NAMES)
_CARDS = len(CARD_NAMES)

_GROUND = planes_of(
    [BOARD.playable, CLEAR, DIFFICULT, URBAN, COAST, GERMAN_REINFORCEMENT, SOVIET_REINFORCEMENT],
    _SIZE,
)
_FIRST = len(_GROUND)
_PRINTED = np.stack(
    [np.array(HITS_ON, np.int16), plane(TANKS, _UNITS), plane(BLITZ, _UNITS)], axis=1
).astype(np.int16)
_ALL = (1 << _UNITS) - 1

_PLANES = fields(
    ("on_board", "the cell is a hex of the map"),
    ("clear", "terrain"),
    ("difficult", "terrain"),
    ("urban", "terrain"),
    ("coast", "at the river"),
    ("german_reinforcement", "where German blocks enter"),
    ("soviet_reinforcement", "where Soviet blocks enter"),
    ("german_control", ""),
    ("goal", "a hex that wins the game"),
    ("rubble", ""),
    ("fortifications", ""),
    ("headquarters", "Chuikov's"),
    ("fought_from", "a hex of the attackers"),
    ("fought_for", "the hex attacked"),
    ("own_blocks", "number of blocks"),
    ("enemy_blocks", "number of blocks"),
    ("own_strength", "dots of one's own blocks"),
    ("known_strength", "dots of the enemy blocks whose face the observer knows"),
)

_COLUMNS = fields(
    ("own", "1: of the observer's side, 0: of the enemy"),
    ("cell", "the number of its cell, row × columns + column; -1 off the map or not known"),
    ("box", "0 on the map or not known, 1 lost, 2 gone, 3 set aside, 4 taken, 5 on the track"),
    ("known", "the observer may know what has become of it"),
    ("strength", "dots; 0 if not known"),
    ("hits_on", "the least number that hits"),
    ("tank", ""),
    ("blitz", ""),
    ("fights", "in the battle in progress, and the observer knows it"),
)

_NUMBERS = (
    *fields(
        ("turn", ""),
        ("german_turn", "the German side acts"),
        ("german", "the observer is German"),
        ("player", "the German player whose turn it is or was last"),
        ("losses", "German losses, R units twice"),
        ("raus", "the Raus card is out"),
        ("german_deck", "number of cards"),
        ("soviet_deck", "number of cards"),
        ("yellow_hand", "number of cards of the first German player"),
        ("blue_hand", "number of cards of the second German player"),
        ("soviet_hand", "number of cards"),
        ("infantry_reserve", "number of Soviet blocks"),
        ("tank_reserve", "number of Soviet blocks"),
        ("marine_reserve", "number of Soviet blocks"),
        ("taken", "blocks called, not yet deployed"),
        ("eliminated", "R units eliminated by the track"),
        ("extra_turns", "used so far; -1 while the Soviet deck lasts"),
        ("planned", "the battle in progress is a planned attack"),
        ("soviet_card_laid", "in the battle in progress"),
        ("german_cards_laid", "number of cards in the battle in progress"),
    ),
    *card_fields("hand", CARD_NAMES, "in a hand that the observer sees"),
    *card_fields("laid", CARD_NAMES, "laid in the battle in progress, and the observer sees it"),
    *card_fields("discarded", CARD_NAMES, "in the discard pile, or a leader that is out"),
)


def encode(g: Volga, seat: str) -> Arrays:
    german = seat != "soviet"
    b = g.battle
    known = g.known(seat)
    cell = _cells(g)
    strength = np.frombuffer(bytes(g.strength), np.uint8)
    knows = plane(known & _ALL, _UNITS).astype(bool)
    ours = plane(GERMANS if german else SOVIETS, _UNITS).astype(bool)
    on_map = cell >= 0
    planes = np.empty((len(_PLANES), _SIZE), np.uint8)
    planes[:_FIRST] = _GROUND
    headquarters = 1 << g.headquarters if g.headquarters >= 0 else 0
    fight = (b.hexes, 1 << b.target) if b else (0, 0)
    hexes = (g.control, objective(g), g.rubble, g.forts, headquarters, *fight)
    planes[_FIRST:-4] = planes_of(hexes, _SIZE)
    for row, which in ((-4, ours & on_map), (-3, ~ours & on_map)):
        planes[row] = np.bincount(cell[which], minlength=_SIZE)
    for row, which in ((-2, ours & on_map), (-1, ~ours & on_map & knows)):
        planes[row] = np.bincount(cell[which], strength[which], _SIZE)
    box = _boxes(g, german)
    units = np.zeros((_UNITS, len(_COLUMNS)), np.int16)
    units[:, 0] = ours
    units[:, 1] = np.where(knows, cell, -1)
    units[:, 2] = box
    units[:, 3] = knows & on_map | (box > 0)
    units[:, 4] = np.where(knows & on_map, strength, 0)
    units[:, 5:8] = _PRINTED
    if b:
        units[:, 8] = plane((attackers(g) | defenders(g)) & known, _UNITS)
    return Arrays(planes.reshape(-1, _ROWS, _WIDTH), units, _numbers(g, german))


def _cells(g: Volga) -> NDArray[np.int64]:
    """Where each block stands; -1 off the map."""
    places = bits(g.german | g.soviet)
    here = planes_of([g.at[place] for place in places], _UNITS)
    return np.where(here.any(0), np.array(places)[here.argmax(0)], -1)


def _boxes(g: Volga, german: bool) -> NDArray[np.int64]:
    """Off the map, as far as the observer may know."""
    box = [0] * _UNITS
    for number, place in ((1, LOSSES), (2, ICONS), (3, ASIDE)):
        for unit in bits(g.at[place] & GERMANS):
            box[unit] = number
    if german:
        for unit in bits(g.at[TAKEN]):
            box[unit] = 4
        for unit in bits(g.returned):
            box[unit] = 5
    return np.array(box)


def _numbers(g: Volga, german: bool) -> Ints:
    b = g.battle
    at = g.at
    plain = (
        g.turn,
        g.side == 0,
        german,
        g.player,
        g.loss_count(),
        g.raus,
        *(len(g.german_deck), len(g.soviet_deck)),
        *(g.hands[0].bit_count(), g.hands[1].bit_count(), g.soviet_hand.bit_count()),
        *(at[place].bit_count() for place in (INFANTRY_RESERVE, TANK_RESERVE, MARINE_RESERVE)),
        *(at[TAKEN].bit_count(), at[ICONS].bit_count()),
        g.extra,
        *((b.planned, b.soviet_card >= 0, b.german_cards.bit_count()) if b else (0, 0, 0)),
    )
    hand = g.hands[0] | g.hands[1] if german else g.soviet_hand
    laid = 0
    if b and (b.shown or german):
        laid |= b.german_cards
    if b and b.soviet_card >= 0 and (b.shown or not german):
        laid |= 1 << b.soviet_card
    cards = planes_of((hand, laid, g.discards | g.leaders), _CARDS)
    return np.concatenate([np.array(plain, np.int16), cards.ravel().astype(np.int16)])


ENCODER = Encoder(
    shape=(_ROWS, _WIDTH),
    planes=_PLANES,
    units=_UNITS,
    columns=_COLUMNS,
    numbers=_NUMBERS,
    things={"hex": _SIZE, "unit": _UNITS, "card": _CARDS},
    encode=encode,
)
