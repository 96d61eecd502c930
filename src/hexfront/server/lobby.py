"""The rooms that are open, and who listens to which."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from typing import Any

from hexfront.server.room import Find, Refused, Room
from hexfront.server.store import Store

OPEN_ROOMS = 2_000
"""How many games are kept in memory; any other is opened again from its list."""

log = logging.getLogger("hexfront.server")

Deliver = Callable[["Room", str | None], None]


class Listener:
    """Somebody who is told whenever a room changes."""

    def __init__(self, seat: str | None, deliver: Deliver) -> None:
        self.seat = seat
        self.deliver = deliver


class Lobby:
    def __init__(self, store: Store, find: Find) -> None:
        self.store = store
        self.find = find
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._links: dict[str, tuple[Room, str | None]] = {}
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self._thinking: dict[str, asyncio.Task[None]] = {}

    # -- rooms

    def room(self, id: str) -> Room:
        room = self._rooms.get(id)
        if room is None:
            room = Room.load(self.store, self.find, id)
            if room is None:
                raise Refused("unknown-game")
            self.add(room)
        self._rooms.move_to_end(id)
        return room

    def add(self, room: Room) -> None:
        self._rooms[room.row.id] = room
        self._links |= room.links
        while len(self._rooms) > OPEN_ROOMS:
            self._forget_one()

    def _forget_one(self) -> None:
        for id, room in self._rooms.items():
            if id not in self._thinking and not room.is_writing:
                del self._rooms[id]
                for token in room.links:
                    del self._links[token]
                return

    def enter(self, token: str) -> tuple[Room, str | None]:
        """The room and seat that a link opens."""
        if token in self._links:
            room, seat = self._links[token]
            return self.room(room.row.id), seat
        found = self.store.whose(token)
        if found is None:
            raise Refused("unknown-link")
        id, seat = found
        return self.room(id), seat

    # -- listening

    def listen(self, id: str, listener: Listener) -> None:
        self._listeners[id].add(listener)
        self.announce(id)

    def leave(self, id: str, listener: Listener) -> None:
        self._listeners[id].discard(listener)
        if not self._listeners[id]:
            del self._listeners[id]
        else:
            self.announce(id)

    def present(self, id: str) -> list[str]:
        """The seats that somebody is sitting at."""
        return sorted({one.seat for one in self._listeners.get(id, ()) if one.seat})

    def announce(self, id: str) -> None:
        """Tell everybody in a room how it stands."""
        room = self._rooms.get(id)
        if room is None:
            return
        for listener in list(self._listeners.get(id, ())):
            listener.deliver(room, listener.seat)

    # -- bots

    def changed(self, room: Room) -> None:
        """After a move: tell everybody; a bot thinks, or a moment passes, if it is its turn."""
        self.announce(room.row.id)
        self.wake_bot(room)

    def wake_bot(self, room: Room) -> None:
        id = room.row.id
        if room.answers_itself and id not in self._thinking:
            self._thinking[id] = asyncio.create_task(self._think(room))

    async def _think(self, room: Room) -> None:
        id = room.row.id
        try:
            while room.answers_itself:
                seat, number, action = await asyncio.to_thread(room.own_answer)
                if number == room.number:
                    await room.play(seat, number, action)
                    self.announce(id)
        except Exception:
            log.exception("a bot failed", extra={"game": id, "decision": room.number})
        finally:
            self._thinking.pop(id, None)

    async def close(self) -> None:
        for task in list(self._thinking.values()):
            task.cancel()


def status(room: Room, present: list[str]) -> dict[str, Any]:
    """What everybody at the table may know about it."""
    return {
        "game": room.row.game,
        "mode": room.row.mode,
        "players": [
            {
                "seat": seat.seat,
                "name": seat.name,
                "bot": seat.bot,
                "present": seat.bot is not None or seat.seat in present,
            }
            for seat in room.seats.values()
        ],
    }
