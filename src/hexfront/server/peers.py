"""What other servers of the same database ask of this one: moves in games that it plays."""

from __future__ import annotations

import asyncio
import hmac
import logging
from typing import Any

import msgspec
from pydantic import BaseModel
from starlette.types import Receive, Scope, Send

from hexfront.core.game import HexfrontError
from hexfront.server.alone import NOT_HERE
from hexfront.server.guard import refuse
from hexfront.server.lobby import Lobby
from hexfront.server.refused import Refused
from hexfront.server.requests import REQUESTS, Place

log = logging.getLogger("hexfront.server")

_encode = msgspec.json.Encoder().encode


class Handed(msgspec.Struct):
    """A request at a seat that came to another server, which has looked at the link."""

    id: int
    game: str
    ask: str
    seat: str | None
    body: dict[str, Any]


_decode = msgspec.json.Decoder(Handed).decode


class Peers:
    """The websocket for other servers, as an ASGI application of its own."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        given = dict(scope["headers"]).get(b"authorization", b"")
        secret = self._lobby.cluster.secret
        if not secret or not hmac.compare_digest(given, f"Bearer {secret}".encode()):
            await refuse(scope, receive, send, 403, Refused("other-origin"))
            return
        await receive()
        await send({"type": "websocket.accept"})
        busy: set[asyncio.Task[None]] = set()
        while (message := await receive())["type"] == "websocket.receive":
            task = asyncio.create_task(self._answer(_decode(message["text"]), send))
            busy.add(task)
            task.add_done_callback(busy.discard)

    async def _answer(self, handed: Handed, send: Send) -> None:
        answer: dict[str, Any] = {"id": handed.id}
        try:
            answer["answer"] = await self._done(handed)
        except Refused as refused:
            answer["refused"] = refused.__reduce__()[1]
        except HexfrontError as error:
            answer["refused"] = Refused("cannot", why=str(error)).__reduce__()[1]
        except Exception:
            log.exception("a handed request failed: %s", handed.ask, extra={"game": handed.game})
            answer["refused"] = Refused("failed").__reduce__()[1]
        await send({"type": "websocket.send", "text": _encode(answer).decode()})

    async def _done(self, handed: Handed) -> Any:
        lobby, request = self._lobby, REQUESTS[handed.ask]
        room = await lobby.room(handed.game)
        if not await lobby.cluster.may_lead(handed.game):
            raise Refused(NOT_HERE)
        body = request.takes.model_validate(handed.body)
        found = await request.answer(Place(lobby, room, handed.seat), body)
        return found.model_dump() if isinstance(found, BaseModel) else found
