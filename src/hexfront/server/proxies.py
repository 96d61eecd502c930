"""Who asks, if a proxy stands between: its headers count only if it comes from a known address."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Sequence

from starlette.types import ASGIApp, Receive, Scope, Send

from hexfront.core.game import HexfrontError

SCHEMES = {"http": {"http": "http", "https": "https"}, "websocket": {"http": "ws", "https": "wss"}}
HANDED_ON = "hexfront.handed_on"
"""In the scope of a request that names another sender, sent by a proxy that we do not trust."""

Networks = Sequence[ipaddress.IPv4Network | ipaddress.IPv6Network]


def networks(names: Sequence[str], setting: str) -> Networks:
    """Addresses (10.0.0.7) and networks (10.0.0.0/8)."""
    found = []
    for name in names:
        try:
            found.append(ipaddress.ip_network(name, strict=False))
        except ValueError:
            raise HexfrontError(f"{setting}: {name!r} is no address and no network") from None
    return found


def is_within(address: str, known: Networks) -> bool:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
        parsed = parsed.ipv4_mapped
    return any(parsed in network for network in known)


class Proxies:
    """Puts the sender that a trusted proxy names in the place of the proxy."""

    def __init__(self, app: ASGIApp, trusted: Networks) -> None:
        self.app = app
        self._trusted = trusted

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        if scope["type"] in SCHEMES:
            chain = _values(scope, b"x-forwarded-for")
            client = scope.get("client")
            if client is not None and is_within(client[0], self._trusted):
                scope = {**scope, "client": (self._sender(chain, client[0]), 0)}
                proto = _values(scope, b"x-forwarded-proto")
                schemes = SCHEMES[scope["type"]]
                if proto and proto[-1] in schemes:
                    scope["scheme"] = schemes[proto[-1]]
            elif chain or _values(scope, b"forwarded"):
                scope = {**scope, HANDED_ON: True}
        return self.app(scope, receive, send)

    def _sender(self, chain: list[str], proxy: str) -> str:
        """The last one that is no proxy of ours: what stands before it, anybody can write."""
        sender = proxy
        for name in reversed(chain):
            try:
                sender = str(ipaddress.ip_address(name))
            except ValueError:
                break
            if not is_within(sender, self._trusted):
                break
        return sender


def _values(scope: Scope, wanted: bytes) -> list[str]:
    """All that headers of this name list, in their order."""
    found = [value.decode("latin-1") for key, value in scope["headers"] if key == wanted]
    return [part.strip() for part in ",".join(found).split(",") if part.strip()]
