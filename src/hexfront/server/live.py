"""The live connection: one websocket a client, any number of seats on it.

The client joins with the token of a seat (or of a spectator) and from then on is told how the
game stands whenever it changes. Moves may come this way or over HTTP; they end up in one place.

    client: {"join": TOKEN} {"play": {"token", "number", "action"}} {"undo": {"token", "number"}}
            {"leave": TOKEN} {"ping": ANYTHING}
    server: {"type": "state", "for": TOKEN, …StateOut} {"type": "refused", "for": TOKEN, "reason",
            "rule", "why", "number"} {"type": "chat", "for": TOKEN, "said": […]} {"type": "pong"}
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from hexfront.core.game import HexfrontError
from hexfront.server.api import At, Move, state_out
from hexfront.server.guard import Rate
from hexfront.server.lobby import Listener, Lobby
from hexfront.server.room import Refused, Room

MESSAGE_LIMIT = 4_000
WAITING_LIMIT = 200
"""A client that does not read is cut off; it comes back and is told how things stand."""

router = APIRouter()


class Client:
    """A browser window: the seats it sits at, and what it has been told of each."""

    def __init__(self, socket: WebSocket, lobby: Lobby) -> None:
        self._socket = socket
        self._hall = lobby
        self._outbox: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue(WAITING_LIMIT)
        self._joined: dict[str, tuple[str, Listener]] = {}
        self._logged: dict[str, int] = {}
        self._chat: dict[str, int] = {}
        self._rate = Rate(burst=60, per_second=20)

    async def serve(self) -> None:
        writer = asyncio.create_task(self._write())
        try:
            while True:
                text = await self._socket.receive_text()
                if len(text) > MESSAGE_LIMIT:
                    await self._socket.close(1009)
                    return
                if not self._rate.allows():
                    self._send({"type": "refused", "reason": "too-fast"})
                    continue
                await self._heard(text)
        except WebSocketDisconnect:
            pass
        finally:
            for token in list(self._joined):
                self._leave(token)
            writer.cancel()

    async def _write(self) -> None:
        while (message := await self._outbox.get()) is not None:
            await self._socket.send_text(json.dumps(message, separators=(",", ":")))
        await self._socket.close(1013)

    def _send(self, message: dict[str, Any]) -> None:
        if self._outbox.full():
            for token in list(self._joined):
                self._leave(token)
            while not self._outbox.empty():
                self._outbox.get_nowait()
            self._outbox.put_nowait(None)
            return
        self._outbox.put_nowait(message)

    async def _heard(self, text: str) -> None:
        token = ""
        try:
            message = json.loads(text)
            if not isinstance(message, dict) or len(message) != 1:
                raise Refused("bad-message")
            (kind, body), = message.items()
            if kind == "ping":
                self._send({"type": "pong"})
                return
            token = body if isinstance(body, str) else str(body.get("token", ""))
            await self._do(kind, token, body)
        except Refused as refused:
            self._refuse(token, refused)
        except (ValueError, AttributeError, ValidationError):
            self._refuse(token, Refused("bad-message"))
        except HexfrontError as error:
            self._refuse(token, Refused("cannot", why=str(error)))

    async def _do(self, kind: str, token: str, body: Any) -> None:
        if kind == "join":
            self._join(token)
        elif kind == "leave":
            self._leave(token)
        elif kind in ("play", "undo"):
            room, seat = self._hall.enter(token)
            if seat is None:
                raise Refused("spectators-only-watch")
            details = {key: value for key, value in body.items() if key != "token"}
            if kind == "play":
                move = Move.model_validate(details)
                changed = await room.play(seat, move.number, tuple(move.action))
            else:
                changed = await room.undo(seat, At.model_validate(details).number)
            if changed:
                self._hall.changed(room)
        else:
            raise Refused("bad-message")

    def _refuse(self, token: str, refused: Refused) -> None:
        message = {"type": "refused", "for": token, "reason": refused.reason}
        message |= {"rule": refused.rule, "why": refused.why}
        self._send(message)
        if token in self._joined:
            id, listener = self._joined[token]
            self._tell(token, self._hall.room(id), listener.seat)

    def _join(self, token: str) -> None:
        room, seat = self._hall.enter(token)
        if token in self._joined:
            self._leave(token)
        listener = Listener(seat, lambda room, seat: self._tell(token, room, seat))
        self._joined[token] = (room.row.id, listener)
        self._logged[token] = 0
        self._chat[token] = -1  # not even asked for
        self._hall.listen(room.row.id, listener)
        self._hall.wake_bot(room)

    def _leave(self, token: str) -> None:
        joined = self._joined.pop(token, None)
        if joined is not None:
            self._hall.leave(*joined)

    def _tell(self, token: str, room: Room, seat: str | None) -> None:
        told = state_out(self._hall, room, seat, self._logged[token])
        self._logged[token] = room.length
        self._send({"type": "state", "for": token, **told})
        if room.last_said <= self._chat[token]:
            return
        said = self._hall.store.said(room.row.id, max(self._chat[token], 0))
        self._chat[token] = said[-1].id if said else 0
        if said:
            lines = [{"id": s.id, "seat": s.seat, "text": s.text, "at": s.at} for s in said]
            self._send({"type": "chat", "for": token, "said": lines})


@router.websocket("/api/live")
async def live(socket: WebSocket) -> None:
    origin = socket.headers.get("origin")
    if origin is not None and origin.split("//")[-1] != socket.headers.get("host"):
        await socket.close(1008)
        return
    await socket.accept()
    await Client(socket, socket.app.state.lobby).serve()
