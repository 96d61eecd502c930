"""The rooms that are open, who listens to which, and what each of them has been told."""

from __future__ import annotations

import asyncio
import logging
import threading
import zlib
from collections import OrderedDict, defaultdict
from collections.abc import Awaitable, Callable, Collection
from typing import Any, TypeVar

import msgspec
from pydantic import BaseModel
from sqlalchemy.exc import DBAPIError

from hexfront.server.alone import Alone, Leading
from hexfront.server.config import Config
from hexfront.server.listed import Find
from hexfront.server.patch import UNCHANGED, Known
from hexfront.server.refused import Refused
from hexfront.server.room import NeedsRebuild, Room, broken, kept
from hexfront.server.store import BrokenRow, Conflict, Store
from hexfront.server.tables import new_token
from hexfront.server.telling import Telling, change
from hexfront.server.thinking import Thinking
from hexfront.server.waiting import WaitingRoom
from hexfront.server.workers import Workers

ADVICE_NICE = 5
"""Hints come after moves, and before what computer players think."""
LARGE = 4_000
"""Bytes; larger messages are sent compressed."""

log = logging.getLogger("hexfront.server")

T = TypeVar("T")
Deliver = Callable[[str | bytes], None]
AnyRoom = Room | WaitingRoom

_encode = msgspec.json.Encoder().encode


def encoded_json(found: Any) -> bytes:
    """JSON of plain data or of a declared answer."""
    if isinstance(found, BaseModel):
        found = found.model_dump()
    return _encode({} if found is None else found)


def encoded(message: dict[str, Any]) -> str | bytes:
    """JSON, or compressed JSON if it is long."""
    data = _encode(message)
    return data.decode() if len(data) < LARGE else zlib.compress(data, 3)


class Listener:
    """A window that is told whenever a room changes for the seat it looks from."""

    __slots__ = ("deliver", "seat", "token")

    def __init__(self, seat: str | None, token: str, deliver: Deliver) -> None:
        self.seat = seat
        self.token = token
        self.deliver = deliver


class Feed:
    """What all who look from one seat have been told last."""

    __slots__ = ("length", "serial", "told")

    def __init__(self, told: Telling, length: int) -> None:
        self.serial = 0
        self.told = told
        self.length = length


class Lobby:
    def __init__(
        self, store: Store, find: Find, config: Config, url: str, cluster: Leading | None = None
    ) -> None:
        self.store = store
        self.cluster = cluster or Alone()
        self.find = find
        self.config = config
        self.quick = Workers(url, config.quick_workers, config.quick_seconds, config)
        self.long = Workers(url, config.long_workers, config.long_seconds, config)
        self.advice = Workers(url, config.advice_workers, config.quick_seconds, config, ADVICE_NICE)
        self._rooms: OrderedDict[str, AnyRoom] = OrderedDict()
        self._opening: dict[str, asyncio.Task[AnyRoom]] = {}
        self._links: dict[str, tuple[str, str | None]] = {}
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self._feeds: dict[str, dict[str | None, Feed]] = defaultdict(dict)
        self.bots = Thinking(self, url)
        self._elsewhere: dict[str, dict[str, set[str]]] = defaultdict(dict)
        """Per game the seats that someone sits at by way of other servers."""
        self.one_rematch = threading.Lock()

    # -- rooms

    @property
    def open_rooms(self) -> int:
        return len(self._rooms)

    @property
    def watched_rooms(self) -> int:
        return len(self._listeners)

    async def room(self, id: str) -> AnyRoom:
        room = self._rooms.get(id)
        if room is None:
            if id not in self._opening:
                self._opening[id] = asyncio.create_task(self._open(id))
            room = await asyncio.shield(self._opening[id])
        if id in self._rooms:
            self._rooms.move_to_end(id)
        return room

    async def _open(self, id: str) -> AnyRoom:
        try:
            room = await self._opened(id)
            self._rooms[id] = room
            self._links |= {token: (id, seat) for token, seat in room.links.items()}
            self._forget_some()
            self.cluster.tell("who", id)
            return room
        except BrokenRow as error:
            log.error("%s", error, extra={"game": id})
            raise broken(id, error) from None
        except DBAPIError as error:
            raise Refused("cannot-read", why=str(error.orig), wait=5) from None
        finally:
            del self._opening[id]

    async def _opened(self, id: str) -> AnyRoom:
        for is_second in (False, True):
            found = await asyncio.to_thread(kept, self.store, id)
            if found is None or found.row.is_closed:
                raise Refused("unknown-game")
            if found.row.is_waiting:
                return WaitingRoom(self.store, found)
            try:
                return await Room.open(self.store, self.find, found)
            except NeedsRebuild:
                if is_second:
                    raise Refused("broken-game", why=f"game {id} cannot be rebuilt") from None
                await self.long.do("rebuild", id)
        raise AssertionError

    def _forget_some(self) -> None:
        over = len(self._rooms) - self.config.open_rooms
        for id, room in list(self._rooms.items()) if over > 0 else ():
            is_used = self.bots.is_busy(id) or id in self._listeners
            if over > 0 and not is_used and not (isinstance(room, Room) and room.is_writing):
                self.close_room(id)
                over -= 1

    def close_room(self, id: str) -> None:
        """It will be opened again from its list."""
        room = self._rooms.pop(id, None)
        if room is not None:
            for token in room.links:
                self._links.pop(token, None)
        self._feeds.pop(id, None)
        self._elsewhere.pop(id, None)
        self.cluster.give_up(id)

    def entered(self, token: str) -> tuple[AnyRoom, str | None] | None:
        """The same as `enter`, if that room is open."""
        known = self._links.get(token)
        room = self._rooms.get(known[0]) if known else None
        if known is None or room is None:
            return None
        self._rooms.move_to_end(known[0])
        return room, known[1]

    async def enter(self, token: str) -> tuple[AnyRoom, str | None]:
        """The room and seat that a link opens."""
        known = self._links.get(token)
        if known is None:
            if not token.isprintable() or not token.isascii():
                raise Refused("unknown-link")
            known = await self.read(self.store.whose, token)
            if known is None:
                raise Refused("unknown-link")
        id, seat = known
        return await self.room(id), seat

    async def read(self, question: Callable[..., Any], *args: Any) -> Any:
        """What the database answers, without anybody waiting for it but who asks."""
        try:
            return await asyncio.to_thread(question, *args)
        except BrokenRow as error:
            raise Refused("broken-game", why=str(error)) from None
        except DBAPIError as error:
            raise Refused("cannot-save", why=str(error.orig), wait=5) from None

    async def write(self, change: Awaitable[T]) -> T:
        """A change of the database, or why it cannot be made now."""
        try:
            return await change
        except DBAPIError as error:
            raise Refused("cannot-save", why=str(error.orig), wait=5) from None

    def relink(self, room: AnyRoom, old: str, new: str, seat: str | None) -> None:
        """A link is renewed: whoever came with the old one has to leave."""
        id = room.row.id
        self._links.pop(old, None)
        self._links[new] = (id, seat)
        for listener in [one for one in self._listeners.get(id, ()) if one.token == old]:
            listener.deliver(encoded({"type": "refused", "for": old, "reason": "link-revoked"}))
            self.leave(id, listener)

    async def take_seat(self, room: AnyRoom, seat: str) -> str:
        """The link of a seat that was kept for someone: for whoever comes first."""
        old, token = room.seats[seat], new_token()
        try:
            room.seats[seat] = await self.read(
                lambda: self.store.change_seat(room.row.id, old, token=token, invite=None)
            )
        except Conflict:
            raise Refused("invitation-is-void") from None
        self.relink(room, old.token, token, seat)
        self.announce(room.row.id)
        return token

    async def reseat(self, id: str) -> None:
        """Seats have been changed beside us: whoever looks sees who sits there now."""
        self.cluster.tell("seats", id)
        if room := self._rooms.get(id):
            await self._reseat(room)
            self.announce(id)

    def seated(self, room: AnyRoom) -> None:
        """Someone has sat down or got up: the links of the seats change."""
        links = {token: (room.row.id, seat) for token, seat in room.links.items()}
        self._links |= links

    # -- listening

    def listen(self, id: str, listener: Listener) -> None:
        others = bool(self._listeners[id])
        self._listeners[id].add(listener)
        self._tell_presence(id)
        if others:
            self.announce(id, but=listener)
        self.tell_whole(id, listener)

    def leave(self, id: str, listener: Listener) -> None:
        listeners = self._listeners.get(id)
        if listeners is None or listener not in listeners:
            return
        listeners.discard(listener)
        self._tell_presence(id)
        if not listeners:
            del self._listeners[id]
            self._feeds.pop(id, None)
            if isinstance(self._rooms.get(id), WaitingRoom):
                self.close_room(id)
        else:
            if all(one.seat != listener.seat for one in listeners):
                self._feeds[id].pop(listener.seat, None)
            self.announce(id)

    def present(self, id: str) -> set[str]:
        """The seats that someone is sitting at."""
        here = self._here(id)
        elsewhere = self._elsewhere.get(id)
        return here.union(*elsewhere.values()) if elsewhere else here

    def _here(self, id: str) -> set[str]:
        return {one.seat for one in self._listeners.get(id, ()) if one.seat}

    def _tell_presence(self, id: str) -> None:
        self.cluster.tell("here", id, ",".join(sorted(self._here(id))))

    def players(self, room: AnyRoom) -> list[dict[str, Any]]:
        present = self.present(room.row.id)
        return [
            {
                "seat": seat.seat,
                "name": seat.name,
                "bot": seat.bot,
                "present": seat.bot is not None or seat.seat in present,
                "invited": seat.invite is not None,
            }
            for seat in room.seats.values()
        ]

    def told(self, room: AnyRoom, seat: str | None) -> dict[str, Any]:
        return {**room.told(seat), "players": self.players(room)}

    def tell_whole(self, id: str, listener: Listener) -> None:
        """All that there is to know, to one who has just come or has missed something."""
        room = self._rooms.get(id)
        if room is None:
            return
        if isinstance(room, WaitingRoom):
            told = self.told(room, listener.seat)
            listener.deliver(encoded({"type": "waiting", "for": listener.token, **told}))
            return
        feeds = self._feeds[id]
        feed = feeds.get(listener.seat)
        if feed is None:
            shared = {**room.shared(), "players": self.players(room)}
            feed = feeds[listener.seat] = Feed(room.telling(listener.seat, shared), room.length)
        listener.deliver(encoded(self._whole(room, listener, feed)))

    def _whole(self, room: Room, listener: Listener, feed: Feed) -> dict[str, Any]:
        start = room.length - len(room.recent)
        return {
            "type": "state",
            "for": listener.token,
            "serial": feed.serial,
            **feed.told.whole(),
            "log_from": start,
            "log": room.log(listener.seat, start),
        }

    def announce(self, id: str, but: Listener | None = None) -> None:
        """Tell everybody in a room what has changed."""
        room = self._rooms.get(id)
        listeners = self._listeners.get(id)
        if room is None or not listeners:
            return
        if isinstance(room, WaitingRoom):
            for listener in list(listeners):
                if listener is not but:
                    self.tell_whole(id, listener)
            return
        shared = {**room.shared(), "players": self.players(room)}
        known: Known = {}
        by_seat: dict[str | None, list[Listener]] = {}
        for one in listeners:
            by_seat.setdefault(one.seat, []).append(one)
        for seat, here in by_seat.items():
            self._announce(room, room.telling(seat, shared), here, but, known)

    def _announce(
        self,
        room: Room,
        told: Telling,
        listeners: list[Listener],
        but: Listener | None,
        known: Known,
    ) -> None:
        seat = listeners[0].seat
        feed = self._feeds[room.row.id].get(seat)
        if feed is None:
            feed = self._feeds[room.row.id][seat] = Feed(told, room.length)
            for listener in listeners:
                if listener is not but:
                    listener.deliver(encoded(self._whole(room, listener, feed)))
            return
        patch = change(feed.told, told, known)
        log_from = min(feed.length, room.length)
        feed.told, feed.length = told, room.length
        if patch is UNCHANGED:
            return
        feed.serial += 1
        events = room.log(seat, log_from)
        if events is None:
            for listener in listeners:
                listener.deliver(encoded(self._whole(room, listener, feed)))
            return
        message = {
            "type": "change",
            "for": listeners[0].token,
            "serial": feed.serial,
            "patch": patch,
            "log_from": log_from,
            "log": events,
        }
        data = encoded(message)
        for listener in listeners:
            if listener is not but:
                listener.deliver(data)

    def said(
        self, room: AnyRoom, lines: list[dict[str, Any]], muted: Collection[tuple[str, str]]
    ) -> None:
        """To everybody, but for what someone does not want to read."""
        for listener in list(self._listeners.get(room.row.id, ())):
            shown = [line for line in lines if (listener.seat, line["seat"]) not in muted]
            if shown:
                listener.deliver(encoded({"type": "chat", "for": listener.token, "said": shown}))

    # -- bots

    def changed(self, room: Room) -> None:
        """After a move: tell everybody; a bot thinks, or a moment passes, if it is its turn.

        A moment that passes is told together with what led to it.
        """
        room.trouble = None  # whatever a bot was asked, it is asked no longer
        self.wake_bot(room)
        if not (room.is_passed_over and self.bots.is_busy(room.row.id)):
            self.announce(room.row.id)

    def wake_bot(self, room: AnyRoom) -> None:
        if isinstance(room, Room):
            self.bots.wake(room)

    # -- what other servers write

    async def heard(self, what: str, game: str, more: str, origin: str) -> None:
        if what == "who":  # asked for while our own room is being opened again, too
            if self._listeners.get(game):
                self._tell_presence(game)
            return
        room = self._rooms.get(game)
        if room is None:
            return
        if what == "list":
            await self.catch_up(game)
        elif what == "seats":
            await self._reseat(room)
        elif what == "chat":
            await self._read_chat(room)
        elif what == "skips" and isinstance(room, Room):
            room.skips |= await asyncio.to_thread(self.store.skips, game)
        elif what == "rematch" and isinstance(room, Room):
            room.has_rematch = True
        elif what == "wake":
            self.wake_bot(room)
        elif what == "bot" and isinstance(room, Room):
            self.bots.heard(room, more)
        elif what == "here":
            self._elsewhere[game][origin] = set(filter(None, more.split(",")))
        self.announce(game)

    async def catch_up(self, game: str) -> None:
        """A game that is open here, with all that its list has."""
        room = self._rooms.get(game)
        if isinstance(room, WaitingRoom):
            row = await asyncio.to_thread(self.store.game, game)
            if row is not None and not row.is_waiting:
                await self._begun(room)
        elif room is not None:
            await room.catch_up()
            self.announce(game)

    async def catch_up_all(self) -> None:
        """Something may have been missed."""
        for game, room in list(self._rooms.items()):
            if not self.cluster.is_leader_of(game):
                await self._reseat(room)
                await self.catch_up(game)

    async def lost(self, server: str) -> None:
        """Another server is gone: what it played goes on here, if someone looks at it."""
        for seats in self._elsewhere.values():
            seats.pop(server, None)
        for game in list(self._listeners):
            await self.catch_up(game)
            self.announce(game)
            if room := self._rooms.get(game):
                self.wake_bot(room)

    async def _reseat(self, room: AnyRoom) -> None:
        """Seats and links as the database has them."""
        id = room.row.id
        row = await asyncio.to_thread(self.store.game, id)
        seats = await asyncio.to_thread(self.store.seats, id)
        if row is None:
            self._send_away(room)
            return
        old, watch = dict(room.seats), room.row.watch
        room.seats.update({seat.seat: seat for seat in seats})
        room.row = row
        if isinstance(room, Room):
            await room.time.look_again()
        for seat in seats:
            if old[seat.seat].token != seat.token:
                self.relink(room, old[seat.seat].token, seat.token, seat.seat)
        if watch != row.watch:
            self.relink(room, watch, row.watch, None)
        if row.is_closed:
            self._send_away(room)
        elif isinstance(room, WaitingRoom) and room.is_complete:
            await self.begin(room)

    async def look_again(self) -> None:
        """Whoever runs the server has closed or deleted something."""
        for room in list(self._rooms.values()):
            await self._reseat(room)

    def _send_away(self, room: AnyRoom) -> None:
        """The game is closed or gone."""
        id = room.row.id
        self.bots.stop(id)
        for listener in list(self._listeners.get(id, ())):
            gone = {"type": "refused", "for": listener.token, "reason": "link-revoked"}
            listener.deliver(encoded(gone))
            self.leave(id, listener)
        self.close_room(id)

    async def _read_chat(self, room: AnyRoom) -> None:
        said = await asyncio.to_thread(self.store.said, room.row.id, room.last_said)
        if said:
            room.said, room.last_said = room.said + len(said), said[-1].id
            lines = [{"id": s.id, "seat": s.seat, "text": s.text, "at": s.at} for s in said]
            muted = await asyncio.to_thread(self.store.muted, room.row.id)
            self.said(room, lines, muted)

    # -- beginning

    async def begin(self, room: WaitingRoom) -> None:
        """All have added to the seed: everybody finds a game where a table waited."""
        await room.begin(self.find)
        await self._begun(room)

    async def _begun(self, room: WaitingRoom) -> None:
        id = room.row.id
        if self._rooms.get(id) is room:
            self.close_room(id)
        opened = await self.room(id)
        for listener in list(self._listeners.get(id, ())):
            self.tell_whole(id, listener)
        self.wake_bot(opened)

    async def close(self) -> None:
        await self.bots.close()
        await self.quick.close()
        await self.advice.close()
        await self.long.close()
