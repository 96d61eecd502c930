"""What the seats of a game may not know after each of its actions, from the server's own files.

    python hidden.py DATABASE GAME

One line of JSON: for every number of a decision and every seat the blocks and the cards that this
seat has never been shown; a seed that is not yet told. The browser tests hold it against what
each browser has received.
"""

from __future__ import annotations

import json
import sys

from hexfront.core.hexes import bits
from hexfront.games import find
from hexfront.games.volga.state import ASIDE, ICONS, LOSSES, Volga
from hexfront.games.volga.tables import CARD_NAMES, GERMANS, SOVIETS, UNIT_NAMES
from hexfront.server.database import open_engine
from hexfront.server.replica import Replica
from hexfront.server.store import Store


def cards(held: int) -> set[str]:
    return {CARD_NAMES[card] for card in bits(held)}


def laid_open(g: Volga) -> set[str]:
    battle = g.battle
    shown = cards(g.discards | g.leaders)
    if battle is not None and battle.shown:
        shown |= cards(battle.german_cards)
        shown |= {CARD_NAMES[battle.soviet_card]} if battle.soviet_card >= 0 else set()
    return shown


def main(url: str, id: str) -> None:
    room = Replica.load(Store(open_engine(url)), find, id)
    states = [played.before for played in room.game.history] + [room.game.state]
    known_units = 0
    known_cards: set[str] = set()
    told = []
    for g in states:
        known_units |= g.seen | g.at[LOSSES] | g.at[ICONS] | g.at[ASIDE]
        known_cards |= laid_open(g)
        seats = {}
        for seat in room.game.seats:
            soviet = seat == "soviet"
            theirs = GERMANS if soviet else SOVIETS
            hand = g.hands[0] | g.hands[1] if soviet else g.soviet_hand
            seats[seat] = {
                "units": [UNIT_NAMES[unit] for unit in bits(g.on_map & ~known_units & theirs)],
                "cards": sorted(cards(hand) - known_cards),
            }
        told.append(seats)
    print(json.dumps({"seed": None if room.game.result else room.row.seed, "after": told}))


main(*sys.argv[1:])
