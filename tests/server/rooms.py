"""Rooms without a server around them."""

import asyncio

from hexfront.games import find
from hexfront.server import tables
from hexfront.server.room import Room, kept
from hexfront.server.store import Store


def begun(store: Store, row, seats) -> str:
    """All seats have added to the seed; the id of the game."""
    seats = [store.change_seat(row.id, seat, luck="00" * 16) for seat in seats if not seat.bot]
    seed, game = tables.begin(find(row.game), row, seats)
    opening = tables.opening(game) if game is not None else None
    asked = tables.asked(game) if game is not None else row.asked
    store.begin(row.id, seed, opening, asked)
    return row.id


def opened(store: Store, id: str) -> Room:
    return asyncio.run(Room.open(store, find, kept(store, id)))


def a_room(store: Store, game="volga", mode="solo", dice="seeded", **more) -> Room:
    people = next(one.seats for one in find(game).modes if mode in (None, one.name))
    made = tables.create(store, find(game), mode, None, {}, {}, {}, dice, mine=people, **more)
    return opened(store, begun(store, *made))
