"""The live connection: one websocket a client, any number of seats on it.

The client joins with the token of a seat (or of a spectator) and from then on is told how the game
stands whenever it changes. It asks at its seats what `requests` offers; each question has an id,
and the answer has the same.

    client: {"id": 1, "ask": "play", "token": TOKEN, "body": {"number": 7, "action": ["short"]}}
            {"id": 2, "ask": "join" | "leave" | "whole", "token": TOKEN}   {"ask": "ping"}
    server: {"id": 1, "answer": …}  {"id": 1, "refused": {"reason", "rule", "why", "line", "wait"}}
            {"type": "state", "for": TOKEN, "serial": 0, …StateOut}
            {"type": "change", "for": TOKEN, "serial": 1, "patch": …, "log_from": 5, "log": […]}
            {"type": "waiting", "for": TOKEN, …WaitingOut}
            {"type": "chat", "for": TOKEN, "said": […]}  {"type": "pong"}

Whoever gets a change whose serial is not the next one asks for the whole. A long message comes as
a binary frame: JSON compressed with zlib.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress
from typing import Any

import msgspec
from pydantic import BaseModel, ValidationError
from starlette.types import Receive, Scope, Send

from hexfront.core.game import HexfrontError
from hexfront.server.guard import body_of, counted_as, refuse
from hexfront.server.limits import Buckets, Limits
from hexfront.server.lobby import Listener, Lobby, encoded
from hexfront.server.metrics import Metrics
from hexfront.server.refused import Refused
from hexfront.server.requests import REQUESTS, Place
from hexfront.server.socket import WRITE_NOW, WriteNow
from hexfront.server.turns import ASKER

MESSAGE_LIMIT = 16_000
WAITING_LIMIT = 200
"""A client that does not read is cut off; it comes back and is told how things stand."""
WAITING_BYTES = 500_000
"""The same, for long messages; one may be longer."""
FULL_WAIT = 10.0
"""Seconds after which a client that found no place may come again."""
AT_ONCE = 8
"""Questions of one client that are answered at a time."""


PATH = "/api/live"

LIVE = ("join", "leave", "whole")
"""What can be asked here only."""


class Asked(msgspec.Struct):
    ask: str
    id: int = 0
    token: str = ""
    body: dict[str, Any] = {}


_decode = msgspec.json.Decoder(Asked).decode


class Client:
    """A browser window: the seats it sits at."""

    def __init__(
        self,
        send: Send,
        lobby: Lobby,
        limits: Limits,
        metrics: Metrics,
        address: str,
        write_now: WriteNow | None = None,
    ) -> None:
        self._send_message = send
        self._write_now = write_now
        self._lobby = lobby
        self._limits = limits
        self._observe = metrics.observe
        self._address = address
        self._outbox: list[str | bytes | None] = []
        """What could not be sent at once; `None` is the end."""
        self._waiting_bytes = 0
        self._writer: asyncio.Task[None] | None = None
        self._is_cut = False
        self._joined: dict[str, tuple[str, Listener]] = {}
        self._busy: set[asyncio.Task[None]] = set()
        config = lobby.config
        self._rate = Buckets(config.messages_burst, config.messages_per_s)

    async def serve(self, receive: Receive) -> None:
        ASKER.set(self._address)
        idle = asyncio.get_running_loop().call_later(
            self._lobby.config.idle_seconds, self._cut_if_idle
        )
        try:
            while (message := await receive())["type"] == "websocket.receive":
                text = message.get("text")
                if text is None or len(text) > MESSAGE_LIMIT:
                    self._cut()
                    continue
                await self._heard(text)
                while self._is_behind(2):
                    await asyncio.sleep(0.005)  # who does not listen is not listened to
        finally:
            idle.cancel()
            for token in list(self._joined):
                self._leave(token)
            if self._writer is not None:
                self._writer.cancel()

    async def _write(self) -> None:
        with suppress(OSError):  # who has gone needs to be told nothing
            while self._outbox:
                data = self._outbox.pop(0)
                if data is None:
                    await self._send_message({"type": "websocket.close", "code": 1013})
                    return
                self._waiting_bytes -= len(data)
                kind = "text" if type(data) is str else "bytes"
                await self._send_message({"type": "websocket.send", kind: data})

    @property
    def _is_sending(self) -> bool:
        return self._writer is not None and not self._writer.done()

    def _deliver(self, data: str | bytes) -> None:
        if not self._is_sending and self._write_now is not None and self._write_now(data):
            return
        if self._is_behind():
            self._cut()
        elif not self._is_cut:
            self._waiting_bytes += len(data)
            self._send_later(data)

    def _is_behind(self, part: int = 1) -> bool:
        """Whether as much waits as may, or a part of that."""
        is_long = self._waiting_bytes * part > WAITING_BYTES
        return is_long or len(self._outbox) * part > WAITING_LIMIT

    def _send_later(self, data: str | bytes | None) -> None:
        """Most clients are sent everything at once and never need this."""
        self._outbox.append(data)
        if not self._is_sending:
            self._writer = asyncio.create_task(self._write())

    def _cut_if_idle(self) -> None:
        if not self._joined:
            self._cut()

    def _cut(self) -> None:
        for token in list(self._joined):
            self._leave(token)
        if not self._is_cut:
            self._is_cut = True
            self._outbox.clear()
            self._waiting_bytes = 0
            self._send_later(None)

    async def _heard(self, text: str) -> None:
        try:
            asked = _decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError, ValueError):
            self._refuse(0, "", Refused("bad-message"))
            return
        wait = self._rate.wait("") or self._limits.wait("messages", self._address)
        if wait:
            self._refuse(asked.id, asked.token, Refused("too-fast", wait=max(0.01, round(wait, 2))))
            return
        if asked.ask == "ping":
            self._deliver('{"type":"pong"}')
            return
        request = REQUESTS.get(asked.ask)
        if request is None or (request.cost == "moves" and asked.ask in ("play", "undo")):
            await self._answer(asked)
            return
        # Others need not wait for what takes a while.
        while len(self._busy) >= AT_ONCE:
            await asyncio.wait(self._busy, return_when=asyncio.FIRST_COMPLETED)
        task = asyncio.create_task(self._answer(asked))
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def _answer(self, asked: Asked) -> None:
        begin = time.perf_counter()
        try:
            found = await self._done(asked)
        except Refused as refused:
            self._refuse(asked.id, asked.token, refused)
        except ValidationError:
            self._refuse(asked.id, asked.token, Refused("bad-message"))
        except HexfrontError as error:
            self._refuse(asked.id, asked.token, Refused("cannot", why=str(error)))
        else:
            if asked.id:
                self._deliver(encoded({"id": asked.id, "answer": _plain(found)}))
        ask = asked.ask if asked.ask in REQUESTS or asked.ask in LIVE else "other"
        self._observe(ask, time.perf_counter() - begin)

    async def _done(self, asked: Asked) -> Any:
        token = asked.token
        if asked.ask == "join":
            return await self._join(token)
        if asked.ask == "leave":
            return self._leave(token)
        if asked.ask == "whole":
            self._limits.take("moves", token)
            return self._whole(token)
        request = REQUESTS.get(asked.ask)
        if request is None:
            raise Refused("bad-message")
        self._limits.take(request.cost, self._address if request.cost == "tables" else token)
        room, seat = self._lobby.entered(token) or await self._lobby.enter(token)
        body = request.takes.model_validate(asked.body)
        return await request.answered(Place(self._lobby, room, seat), body)

    def _refuse(self, id: int, token: str, refused: Refused) -> None:
        told = {"id": id, "for": token, "refused": body_of(refused)}
        self._deliver(encoded(told))

    async def _join(self, token: str) -> None:
        self._limits.take("joins", self._address)
        if len(self._joined) >= self._lobby.config.seats_per_socket and token not in self._joined:
            raise Refused("too-many-seats")
        room, seat = await self._lobby.enter(token)
        self._leave(token)
        listener = Listener(seat, token, self._deliver)
        self._joined[token] = (room.row.id, listener)
        self._lobby.listen(room.row.id, listener)
        self._lobby.wake_bot(room)

    def _leave(self, token: str) -> None:
        joined = self._joined.pop(token, None)
        if joined is not None:
            self._lobby.leave(*joined)

    def _whole(self, token: str) -> None:
        if token in self._joined:
            self._lobby.tell_whole(*self._joined[token])


def _plain(found: Any) -> Any:
    if isinstance(found, BaseModel):
        return found.model_dump()
    return found


class Live:
    """The websocket as an ASGI application of its own, with a limit of clients by address."""

    def __init__(self, lobby: Lobby, limits: Limits, metrics: Metrics) -> None:
        self._lobby = lobby
        self._limits = limits
        self._metrics = metrics
        self._clients: Counter[str] = Counter()

    @property
    def count(self) -> int:
        return self._clients.total()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = counted_as(scope)
        config = self._lobby.config
        is_full = self.count >= config.max_sockets
        if is_full or self._clients[address] >= config.sockets_per_address:
            await refuse(scope, receive, send, 429, Refused("too-many", wait=FULL_WAIT))
            return
        await receive()
        self._clients[address] += 1
        try:
            await send({"type": "websocket.accept"})
            write_now = scope.get("extensions", {}).get(WRITE_NOW, {}).get("call")
            about = self._lobby, self._limits, self._metrics
            client = Client(send, *about, address, write_now)
            await client.serve(receive)
        finally:
            self._clients[address] -= 1
            if not self._clients[address]:
                del self._clients[address]
