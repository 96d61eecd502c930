"""The name of a server, as passkeys know it."""

from __future__ import annotations

import ipaddress
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import urlsplit


@dataclass(frozen=True, slots=True)
class Site:
    """What a passkey is bound to."""

    id: str
    origin: str


def site(origin: str) -> Site | None:
    """Browsers know passkeys of names only, by TLS or on this machine."""
    with suppress(ValueError):
        parts = urlsplit(origin)
        name = parts.hostname or ""
        is_local = name == "localhost" or name.endswith(".localhost")
        with suppress(ValueError):
            ipaddress.ip_address(name)
            return None
        if name and (parts.scheme == "https" or is_local):
            return Site(name, f"{parts.scheme}://{parts.netloc}")
    return None
