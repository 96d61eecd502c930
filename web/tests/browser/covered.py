"""What lay covered from the seats of a game of Stalingrado, from the server's own files.

    python covered.py DATABASE GAME

One line of JSON: for every number of a decision and every seat the enemy counters that this seat
has never been shown; a seed that is not yet told.
"""

from __future__ import annotations

import json
import sys

from hexfront.core.hexes import bits
from hexfront.games import find
from hexfront.games.stalingrado.counters import ALL_LAND, NAMES, OF_SIDE
from hexfront.games.stalingrado.tables import SIDES
from hexfront.server.database import open_engine
from hexfront.server.replica import Replica
from hexfront.server.store import Store


def main(url: str, id: str) -> None:
    room = Replica.load(Store(open_engine(url)), find, id)
    assert room is not None
    shown = dict.fromkeys(SIDES, 0)
    told = []
    for g in [played.before for played in room.game.history] + [room.game.state]:
        covered = {}
        for side, seat in enumerate(SIDES):
            theirs = ALL_LAND & OF_SIDE[1 - side]
            for unit in bits(theirs & ~shown[seat]):
                shown[seat] |= g.is_seen(unit, seat) << unit
            covered[seat] = [NAMES[unit] for unit in bits(theirs & ~shown[seat])]
        told.append(covered)
    print(json.dumps({"seed": None if room.game.result else room.row.seed, "after": told}))


main(*sys.argv[1:])
