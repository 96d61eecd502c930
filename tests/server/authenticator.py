"""A device that makes passkeys and signs with them, as far as a server can tell."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.counter = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def _client(self, kind: str, options: dict) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(told).encode()

    def _about(self, site: str, flags: int) -> bytes:
        self.counter += 1
        hashed = hashlib.sha256(site.encode()).digest()
        return hashed + struct.pack(">BI", flags | PRESENT | VERIFIED, self.counter)

    def _credential(self, **response: bytes) -> dict:
        id = bytes_to_base64url(self.id)
        told = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {"id": id, "rawId": id, "type": "public-key", "response": told}

    def make(self, options: dict) -> dict:
        """What `navigator.credentials.create` gives."""
        numbers = self._key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        about = self._about(options["rp"]["id"], ATTESTED) + bytes(16)
        about += struct.pack(">H", len(self.id)) + self.id + key
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": about})
        client = self._client("webauthn.create", options)
        return self._credential(clientDataJSON=client, attestationObject=attested)

    def sign(self, options: dict) -> dict:
        """What `navigator.credentials.get` gives."""
        client = self._client("webauthn.get", options)
        about = self._about(options["rpId"], 0)
        signed = about + hashlib.sha256(client).digest()
        signature = self._key.sign(signed, ec.ECDSA(hashes.SHA256()))
        found = self._credential(
            clientDataJSON=client, authenticatorData=about, signature=signature
        )
        assert base64url_to_bytes(found["id"]) == self.id
        return found
