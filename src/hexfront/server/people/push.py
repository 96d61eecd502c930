"""Notices to a browser that is not open: web push (RFC 8030), encrypted for that browser alone
(RFC 8291), and signed with the key of this server (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import json
import time
from typing import Any
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError

from hexfront.server import database as db
from hexfront.server.refused import Refused

NAME = "vapid"
HOURS = 12
"""So long a signature is valid; push services take at most 24."""
KEPT = 86_400
"""Seconds for which the push service keeps a notice for a browser that is off."""


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def checked_keys(p256dh: str | None, auth: str | None) -> str:
    """The keys of a browser, as they are kept; Refused if they are none."""
    try:
        if p256dh is None or auth is None or len(decoded(auth)) != 16:
            raise ValueError
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
    except (ValueError, binascii.Error):
        raise Refused("bad-address", why="these are no keys of a browser") from None
    return json.dumps({"p256dh": p256dh, "auth": auth})


class Push:
    """`subject` is the contact for a push service: a mailto: or https: address."""

    def __init__(self, engine: Engine, subject: str) -> None:
        self._subject = subject
        self._vapid = Vapid02.from_pem(self._key(engine).encode()) if subject else None

    def _key(self, engine: Engine) -> str:
        """One for all servers of a database, made when it is first needed."""
        query = select(db.keys.c.value).where(db.keys.c.name == NAME)
        with engine.connect() as connection:
            found = connection.execute(query).scalar()
        if found is not None:
            return str(found)
        made = Vapid02()
        made.generate_keys()
        try:
            with engine.begin() as connection:
                row = {"name": NAME, "value": made.private_pem().decode()}
                connection.execute(insert(db.keys).values(row))
        except IntegrityError:
            pass  # another server was faster
        with engine.connect() as connection:
            return str(connection.execute(query).scalar())

    @property
    def public_key(self) -> str:
        """What a browser subscribes with; nothing if there are no pushed notices here."""
        if self._vapid is None:
            return ""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def sealed(
        self, address: str, keys: str, message: dict[str, Any]
    ) -> tuple[bytes, dict[str, str]]:
        """What is sent to a push service, and with which headers."""
        assert self._vapid is not None
        its = json.loads(keys)
        body: bytes = http_ece.encrypt(
            json.dumps(message).encode(),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decoded(its["p256dh"]),
            auth_secret=decoded(its["auth"]),
            version="aes128gcm",
        )
        parts = urlsplit(address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + HOURS * 3_600,
            "sub": self._subject,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        headers = {
            **signed,
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "urgency": "normal",
        }
        return body, headers
