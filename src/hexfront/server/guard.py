"""What every request must keep to: its host, size, rate and time; and strict headers."""

from __future__ import annotations

import asyncio
import ipaddress
import json
import math
import re
from collections.abc import Awaitable
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hexfront.report.page import SCRIPT_HASH
from hexfront.server import embed
from hexfront.server.config import Config
from hexfront.server.limits import Limits
from hexfront.server.refused import Refused
from hexfront.server.turns import ASKER

_POLICY = (
    b"default-src 'self'; script-src 'self' '" + SCRIPT_HASH.encode() + b"'; "
    b"style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    b"connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; "
    b"frame-ancestors "
)


def _headers(ancestors: bytes) -> list[tuple[bytes, bytes]]:
    return [
        (b"content-security-policy", _POLICY + ancestors),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-opener-policy", b"same-origin"),
    ]


_HEADERS = _headers(b"'none'")
_FRAMED = _headers(b"*")
"""Of the one page that other sites may show: it can do nothing but look."""

LOOPBACK = ("localhost", "127.0.0.1", "::1")
_LIMITED = ("/api/", "/art/", "/g/")
"""What takes work; files of the client are only sent."""
_HOST = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^\s:/\[\]]+)(:\d{1,5})?")
_HARMLESS = ("GET", "HEAD", "OPTIONS")


def name_of(host: str) -> str:
    """The name in `name:port` or `[::1]:port`."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower()


def is_number(name: str) -> bool:
    """Only a name can be made to lead elsewhere, not a numerical address."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""


def counted_as(scope: Scope) -> str:
    """What limits go by: an address, or of IPv6 the network, all of which is one household's."""
    address = address_of(scope)
    if ":" not in address:
        return address
    try:
        parsed = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((parsed, 64), strict=False))


class Guard:
    def __init__(self, app: ASGIApp, config: Config, limits: Limits, is_local: bool) -> None:
        self.app = app
        self.config = config
        self.limits = limits
        self._names = {name.lower() for name in (*LOOPBACK, *config.hosts)}
        self._is_local = is_local

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] not in ("http", "websocket"):
            return self.app(scope, receive, send)
        refused = self._refusal(scope, dict(scope["headers"]))
        if refused is not None:
            return refuse(scope, receive, send, *refused)
        if scope["type"] == "websocket":
            return self.app(scope, receive, send)
        return self._http(scope, receive, send)

    def _refusal(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, Refused] | None:
        host = headers.get(b"host", b"").decode("latin-1")
        if not self.has_name(host):
            return 421, Refused("other-host", why=f"this server does not answer to {host[:80]!r}")
        origin = headers.get(b"origin")
        is_harmless = scope["type"] == "http" and scope["method"] in _HARMLESS
        if origin is not None and not is_harmless:
            origin_host = origin.decode("latin-1").partition("://")[2]
            if origin_host.lower() != host.lower():
                return 403, Refused("other-origin", why="this request comes from another site")
        if scope["type"] == "http" and scope["path"].startswith(_LIMITED):
            try:
                self.limits.take("requests", counted_as(scope))
            except Refused as refused:
                return 429, refused
        return None

    def has_name(self, host: str) -> bool:
        name = name_of(host)
        if not _HOST.fullmatch(host):
            return False
        return name in self._names or (not self._is_local and is_number(name))

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        ASKER.set(counted_as(scope))
        started = False
        taken = 0
        headers = _FRAMED if scope["path"] == embed.PATH else _HEADERS
        until = asyncio.get_running_loop().time() + self.config.body_seconds
        has_body = True

        async def limited() -> Message:
            nonlocal taken, has_body
            if not has_body:
                return await receive()  # only whether the client has gone
            try:
                async with asyncio.timeout_at(until):
                    message = await receive()
            except TimeoutError:
                raise TooMuch(408, Refused("too-slow")) from None
            has_body = message.get("more_body", False)
            taken += len(message.get("body", b""))
            if taken > self.config.body_bytes:
                why = f"at most {self.config.body_bytes} bytes are taken"
                raise TooMuch(413, Refused("too-large", why=why))
            return message

        async def guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                message["headers"] = [*message.get("headers", []), *headers]
            await send(message)

        try:
            await self.app(scope, limited, guarded)
        except TooMuch as error:
            if not started:
                await refuse(scope, receive, guarded, error.status, error.refused)


class TooMuch(Exception):
    """A request that is too large or takes too long to arrive."""

    def __init__(self, status: int, refused: Refused) -> None:
        super().__init__(refused.reason)
        self.status = status
        self.refused = refused


def body_of(refused: Refused) -> dict[str, Any]:
    """A refusal as clients get it, over HTTP or live."""
    return {
        "reason": refused.reason,
        "rule": refused.rule,
        "why": refused.why,
        "line": refused.line,
        "wait": refused.wait,
    }


def retry_after(refused: Refused) -> dict[str, str]:
    return {"retry-after": str(math.ceil(refused.wait))} if refused.wait else {}


async def refuse(scope: Scope, receive: Receive, send: Send, status: int, refused: Refused) -> None:
    """An answer to a request, or to who wants to connect, before it is looked at."""
    prefix = "http.response"
    if scope["type"] == "websocket":
        await receive()
        prefix = "websocket.http.response"
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    headers += [(key.encode(), value.encode()) for key, value in retry_after(refused).items()]
    await send({"type": f"{prefix}.start", "status": status, "headers": headers})
    await send({"type": f"{prefix}.body", "body": json.dumps(body_of(refused)).encode()})
