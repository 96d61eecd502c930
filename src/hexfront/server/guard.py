"""What every request must keep to: sizes, rates, and headers that keep browsers strict."""

from __future__ import annotations

import json
import time
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

BODY_LIMIT = 2_000_000  # a record of a very long game
NAME_LIMIT = 40
CHAT_LIMIT = 500

_HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        b"connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
        b"form-action 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


class TooLarge(Exception):
    """The body of a request is over the limit."""


class Guard:
    """Refuses large bodies before they are read into memory, and adds the headers."""

    def __init__(self, app: ASGIApp, body_limit: int = BODY_LIMIT) -> None:
        self.app = app
        self.body_limit = body_limit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False
        taken = 0

        async def limited() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > self.body_limit:
                raise TooLarge
            return message

        async def guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [*message.get("headers", []), *_HEADERS]
            await send(message)

        try:
            await self.app(scope, limited, guarded)
        except TooLarge:
            if not started:
                await _refuse(guarded, self.body_limit)


async def _refuse(send: Send, limit: int) -> None:
    reason: dict[str, Any] = {"reason": "too-large", "why": f"at most {limit} bytes are taken"}
    body = json.dumps(reason).encode()
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": 413, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class Rate:
    """A bucket that fills with time: so many messages at once, so many a second for long."""

    __slots__ = ("_at", "_full", "_left", "_per_second")

    def __init__(self, burst: int, per_second: float) -> None:
        self._full = self._left = float(burst)
        self._per_second = per_second
        self._at = time.monotonic()

    def allows(self) -> bool:
        now = time.monotonic()
        self._left = min(self._full, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
