"""Requests that leave the server because a player has named an address.

Nobody can make the server ask itself or its neighbours: the name is looked up once, what it leads
to must be public, and exactly that is connected to. Nothing is followed further.
"""

from __future__ import annotations

import contextlib
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from urllib.parse import urlsplit

from hexfront.server.proxies import Networks, is_within
from hexfront.server.refused import Refused

PATIENCE = 10.0
"""Seconds for which the other side may be silent."""
LONGEST_CALL = 20.0
"""Seconds after which it is hung up on, however busy it is."""
MOST_READ = 10_000
LONGEST = 1_000


class NotSent(Exception):
    """It did not arrive. `is_gone`: nobody will ever take anything there."""

    def __init__(self, why: str, is_gone: bool = False) -> None:
        super().__init__(why)
        self.is_gone = is_gone


def checked_url(address: str, allowed: Networks = ()) -> str:
    """An address that something may be sent to, as far as its text tells; Refused if not."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise Refused("bad-address") from None
    is_plain = parts.scheme == "http" and bool(allowed)
    if len(address) > LONGEST or not (parts.scheme == "https" or is_plain):
        raise Refused("bad-address", why="an address begins with https://")
    if not parts.hostname or parts.username or parts.password or port == 0:
        raise Refused("bad-address")
    if not address.isascii() or not address.isprintable() or " " in address:
        raise Refused("bad-address")
    literal = _literal(parts.hostname)
    if literal is not None and not _is_public(literal, allowed):
        raise Refused("bad-address", why="that address is not public")
    return address


def _literal(host: str) -> str | None:
    try:
        return str(ipaddress.ip_address(host))
    except ValueError:
        return None


def _is_public(address: str, allowed: Networks) -> bool:
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        inner = parsed.ipv4_mapped or parsed.sixtofour or (parsed.teredo or (None, None))[1]
        if inner is not None:
            parsed = inner
    if is_within(str(parsed), allowed):
        return True
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.is_site_local:
        return False
    return parsed.is_global and not parsed.is_multicast and not parsed.is_reserved


def _looked_up(host: str, port: int, allowed: Networks) -> str:
    """Where a name leads, if all that it leads to is public."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotSent("the name is not known") from None
    addresses = [str(one[4][0]) for one in found]
    if not addresses or not all(_is_public(one, allowed) for one in addresses):
        raise NotSent("the address is not public", is_gone=True)
    return addresses[0]


def _hang_up(stream: socket.socket) -> None:
    """Whoever waits for the other side hears at once that it has gone."""
    with contextlib.suppress(OSError):
        socket.socket.shutdown(stream, socket.SHUT_RDWR)


def post(url: str, body: bytes, headers: Mapping[str, str], allowed: Networks = ()) -> None:
    """Returns when the other side has taken it."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    is_tls = parts.scheme == "https"
    port = parts.port or (443 if is_tls else 80)
    address = _looked_up(parts.hostname, port, allowed)
    connection = http.client.HTTPConnection(parts.hostname, port, timeout=PATIENCE)
    end: threading.Timer | None = None
    try:
        stream = socket.create_connection((address, port), timeout=PATIENCE)
        if is_tls:
            stream = ssl.create_default_context().wrap_socket(
                stream, server_hostname=parts.hostname, do_handshake_on_connect=False
            )
        connection.sock = stream
        end = threading.Timer(LONGEST_CALL, _hang_up, [stream])
        end.start()
        if isinstance(stream, ssl.SSLSocket):
            stream.do_handshake()
        path = parts.path or "/"
        target = f"{path}?{parts.query}" if parts.query else path
        connection.request("POST", target, body, dict(headers))
        answer = connection.getresponse()
        answer.read(MOST_READ)
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise NotSent(type(error).__name__) from None
    finally:
        if end is not None:
            end.cancel()
        connection.close()
    if not 200 <= answer.status < 300:
        raise NotSent(f"answered {answer.status}", is_gone=answer.status in (404, 410))
