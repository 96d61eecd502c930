"""Several processes on one PostgreSQL, behind any balancer.

A player may come to any of them. Each process has the games open that its players look at, and one
of them plays a game: it holds the lease. The others hand moves on to that one, over a websocket
from process to process, and follow the list: PostgreSQL notifies them of whatever is written.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
import psycopg
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hexfront.server.alone import NOT_HERE, Follower, Question
from hexfront.server.leases import BEAT, LIFE, Leases, Server
from hexfront.server.refused import Refused
from hexfront.server.store import CHANNEL, Store
from hexfront.server.write_queue import WriteQueue

PATIENCE = 6.0
"""Seconds for which a move waits for a process that plays its game."""
AGAIN = 0.2
"""Seconds from one try to the next."""

log = logging.getLogger("hexfront.server")

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode

GONE = (ConnectionError, OSError, TimeoutError, WebSocketException)


class Peer:
    """Another process, as far as we ask it for something."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._socket: ClientConnection | None = None
        self._connecting = asyncio.Lock()
        self._reading: asyncio.Task[None] | None = None
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._last = 0

    async def ask(self, **question: Any) -> Any:
        """The answer; Refused if it refuses, ConnectionError if it is gone."""
        async with self._connecting:
            if self._socket is None:
                self._socket = await connect(
                    f"ws://{self._server.address}/api/peer",
                    additional_headers={"authorization": f"Bearer {self._server.secret}"},
                    compression=None, max_size=None, open_timeout=LIFE, proxy=None,
                )  # fmt: skip
                self._reading = asyncio.create_task(self._read(self._socket))
            socket = self._socket
        self._last += 1
        id = self._last
        answer = self._asked[id] = asyncio.get_running_loop().create_future()
        try:
            await socket.send(_encode({"id": id, **question}).decode())
            return await answer
        finally:
            self._asked.pop(id, None)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                message = _decode(data)
                answer = self._asked.get(message["id"])
                if answer is None or answer.done():
                    continue
                if "refused" in message:
                    answer.set_exception(Refused(*message["refused"]))
                else:
                    answer.set_result(message["answer"])
        except WebSocketException:
            pass
        finally:
            self._socket = None
            for answer in self._asked.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the other server is gone"))

    async def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
        if self._socket is not None:
            with suppress(*GONE):
                await self._socket.close()


class Cluster:
    def __init__(self, engine: Engine, store: Store) -> None:
        self._engine = engine
        self._store = store
        self._id = store.origin = secrets.token_hex(8)
        self.secret = secrets.token_urlsafe(24)
        self._leads: set[str] = set()
        self._beaten = float("-inf")
        self._peers: dict[str, Peer] = {}
        self._alive: set[str] = set()
        self._notices = WriteQueue[tuple[str, str, str]](store.notify)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self, address: str, follower: Follower) -> None:
        self._follower = follower
        self._leases = Leases(self._engine, Server(self._id, address, self.secret))
        await self._beat()
        self._do(self._live())
        self._do(self._listen())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for peer in self._peers.values():
            await peer.close()
        with suppress(DBAPIError):
            await asyncio.to_thread(self._leases.leave)

    def _do(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- living

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except DBAPIError as error:
                log.warning("no sign of life to the database: %s", error.orig)

    async def _beat(self) -> None:
        before = time.monotonic()
        alive = {one.id for one in await asyncio.to_thread(self._leases.beat)}
        if before - self._beaten > LIFE:
            self._leads.clear()  # others may have taken our games meanwhile
        self._beaten = before
        for gone in self._alive - alive:
            log.warning("another server is gone: %s", gone)
            if peer := self._peers.pop(gone, None):
                await peer.close()
            self._do(self._follower.lost(gone))
        self._alive = alive

    # -- playing

    def is_leader_of(self, game: str) -> bool:
        return game in self._leads and time.monotonic() - self._beaten < LIFE * 0.8

    async def may_lead(self, game: str) -> bool:
        """Whether the game is ours to play; if nobody plays it, it is from now on."""
        return await self._leader(game) is None

    async def _leader(self, game: str) -> Peer | None:
        if self.is_leader_of(game):
            return None
        holder = await asyncio.to_thread(self._leases.take, game)
        if holder is None:
            self._leads.add(game)
            await self._follower.catch_up(game)
            return None
        self._leads.discard(game)
        if holder.id not in self._peers:
            self._peers[holder.id] = Peer(holder)
        return self._peers[holder.id]

    async def led(
        self, game: str, here: Callable[[], Awaitable[Any]], question: Question
    ) -> Any:
        """Done by the process that plays the game; if that is gone, by who plays it next."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                peer = await self._leader(game)
            except DBAPIError as error:
                raise Refused("cannot-save", why=str(error.orig), wait=5) from None
            if peer is None:
                return await here()
            try:
                return await peer.ask(game=game, **question())
            except Refused as refused:
                if refused.reason != NOT_HERE:
                    raise
            except GONE:
                pass
            finally:
                await self._follower.catch_up(game)
            await asyncio.sleep(AGAIN)
        why = "the server that plays this game does not answer"
        raise Refused("cannot-save", why=why, wait=2)

    def give_up(self, game: str) -> None:
        """It is open here no longer: whoever opens it next may play it."""
        if game in self._leads:
            self._leads.discard(game)
            self._do(self._given_up(game))

    async def _given_up(self, game: str) -> None:
        with suppress(DBAPIError):
            await asyncio.to_thread(self._leases.give_up, game)

    # -- hearing

    def tell(self, what: str, game: str, more: str = "") -> None:
        """Something that is not in the database: who is here."""
        self._do(self._told((what, game, more)))

    async def _told(self, notice: tuple[str, str, str]) -> None:
        with suppress(DBAPIError):
            await self._notices.add(notice)

    async def _listen(self) -> None:
        url = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as listening:
                    await listening.execute(f"LISTEN {CHANNEL}")
                    await self._follower.catch_up_all()
                    async for notice in listening.notifies():
                        origin, what, game, more = notice.payload.split(" ", 3)
                        if origin != self._id:
                            await self._heard(what, game, more, origin)
            except psycopg.Error as error:
                log.warning("nothing is heard from the database: %s", error)
                await asyncio.sleep(1)

    async def _heard(self, what: str, game: str, more: str, origin: str) -> None:
        try:
            await self._follower.heard(what, game, more, origin)
        except (Refused, DBAPIError) as error:
            log.warning("what another server wrote cannot be read: %s", error, extra={"game": game})
