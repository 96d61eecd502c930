"""Inferno on the Volga as arrays. Of enemy blocks whose face a seat does not know it gets numbers
by hex, and no row that says where they stand."""

from __future__ import annotations

from itertools import compress
from operator import is_not, itemgetter

import numpy as np

from hexfront.core.hexes import bits, mask
from hexfront.core.types import Cards, Hex, Unit, Units
from hexfront.games.volga.combat import attackers, defenders
from hexfront.games.volga.state import (
    ASIDE,
    ICONS,
    INFANTRY_RESERVE,
    LOSSES,
    MARINE_RESERVE,
    PLACES,
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
    Encoder,
    Rows,
    Sheet,
    Sums,
    Values,
    card_fields,
    differing_bytes,
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
_BOX = {LOSSES: 1, ICONS: 2, ASIDE: 3}  # of German blocks; 4 and 5 are for German eyes

_PLACES = (*bits(BOARD.playable), *range(_SIZE, PLACES))
_stacks = itemgetter(*_PLACES)

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


class VolgaSheet(Sheet):
    """Rewritten: sets that have changed, blocks that have moved, fought or been seen."""

    def __init__(self, seat: str) -> None:
        planes = np.zeros((len(_PLANES), _SIZE), np.uint8)
        planes[:_FIRST] = _GROUND
        units = np.zeros((_UNITS, len(_COLUMNS)), np.int16)
        numbers = np.zeros(len(_NUMBERS), np.int16)
        super().__init__(planes.reshape(-1, _ROWS, _WIDTH), units, numbers)
        self._seat = seat
        self._german = seat != "soviet"
        self._own = GERMANS if self._german else SOVIETS
        units[:, 0] = plane(self._own, _UNITS)
        units[:, 1] = -1
        units[:, 5:8] = _PRINTED
        self._sets = Rows(planes[_FIRST:-4])
        own, enemy, own_strength, known_strength = (Sums(one, _UNITS) for one in planes[-4:])
        self._counts = ((enemy, known_strength), (own, own_strength))
        self._fights = Rows(units.T[8:])
        self._plain = Values(numbers, len(_NUMBERS) - 3 * _CARDS)
        self._cards = Rows(numbers[-3 * _CARDS :].reshape(3, _CARDS))
        self._at = [0] * PLACES
        self._where = [PLACES] * _UNITS  # PLACES: not known of, as on the track
        self._strength = bytes(_UNITS)
        self._known = self._returned = 0

    def write(self, g: Volga) -> None:
        b = g.battle
        headquarters = 1 << g.headquarters if g.headquarters >= 0 else 0
        fight = (b.hexes, 1 << b.target) if b else (0, 0)
        self._sets.write((g.control, objective(g), g.rubble, g.forts, headquarters, *fight))
        known = g.known(self._seat)
        self._write_blocks(g, known)
        self._fights.write(((attackers(g) | defenders(g)) & known if b else 0,))
        self._plain.write(_plain(g, self._german))
        self._cards.write(_cards(g, self._german))

    def _write_blocks(self, g: Volga, known: Units) -> None:
        returned = g.returned if self._german else 0
        blocks = self._moved(g) | (known ^ self._known | returned ^ self._returned) & _ALL
        if g.strength != self._strength:
            blocks |= mask(differing_bytes(self._strength, g.strength))
            self._strength = bytes(g.strength)
        self._known, self._returned = known, returned
        for block in bits(blocks):
            self._write_block(block, self._where[block])

    def _moved(self, g: Volga) -> Units:
        """The blocks that are elsewhere than they were."""
        old, at, where = self._at, g.at, self._where
        if at == old:
            return 0
        gone = come = 0
        for place in compress(_PLACES, map(is_not, _stacks(at), _stacks(old))):
            here, before = at[place], old[place]
            old[place] = here
            gone |= before & ~here
            came = here & ~before
            come |= came
            for block in bits(came):
                where[block] = place
        for block in bits(gone & ~come):
            where[block] = PLACES
        return gone | come

    def _write_block(self, block: Unit, place: Hex) -> None:
        strength = self._strength[block]
        blocks, strengths = self._counts[self._own >> block & 1]
        cell, box, known = place, 0, self._known >> block & 1
        if place >= _SIZE:
            cell, strength, box = -1, 0, self._box(block, place)
            known = int(box > 0)
            blocks.put(block, -1, 0)
        else:
            blocks.put(block, place, 1)
            if not known:
                cell, strength = -1, 0
        strengths.put(block, cell, strength)
        table, at = self.table, block * self.columns
        table[at + 1] = cell
        table[at + 2] = box
        table[at + 3] = known
        table[at + 4] = strength

    def _box(self, block: Unit, place: Hex) -> int:
        """Where off the map, as far as the observer may know."""
        if self._returned >> block & 1:
            return 5
        if place == TAKEN:
            return 4 if self._german else 0
        return _BOX.get(place, 0) if GERMANS >> block & 1 else 0


def _plain(g: Volga, german: bool) -> tuple[int, ...]:
    b = g.battle
    at = g.at
    return (
        g.turn,
        g.side == 0,
        german,
        g.player,
        g.loss_count(),
        g.raus,
        len(g.german_deck),
        len(g.soviet_deck),
        g.hands[0].bit_count(),
        g.hands[1].bit_count(),
        g.soviet_hand.bit_count(),
        at[INFANTRY_RESERVE].bit_count(),
        at[TANK_RESERVE].bit_count(),
        at[MARINE_RESERVE].bit_count(),
        at[TAKEN].bit_count(),
        at[ICONS].bit_count(),
        g.extra,
        *((b.planned, b.soviet_card >= 0, b.german_cards.bit_count()) if b else (0, 0, 0)),
    )


def _cards(g: Volga, german: bool) -> tuple[Cards, Cards, Cards]:
    """In hands, laid, discarded."""
    b = g.battle
    laid = 0
    if b and (b.shown or german):
        laid |= b.german_cards
    if b and b.soviet_card >= 0 and (b.shown or not german):
        laid |= 1 << b.soviet_card
    hand = g.hands[0] | g.hands[1] if german else g.soviet_hand
    return hand, laid, g.discards | g.leaders


ENCODER = Encoder(
    shape=(_ROWS, _WIDTH),
    planes=_PLANES,
    units=_UNITS,
    columns=_COLUMNS,
    numbers=_NUMBERS,
    things={"hex": _SIZE, "unit": _UNITS, "card": _CARDS},
    sheet=lambda g, seat: VolgaSheet(seat),
)
