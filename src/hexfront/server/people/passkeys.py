"""Passkeys (WebAuthn): signing in with what a device keeps, instead of by e-mail.

Of a passkey only the public half is kept. What it has to sign is new each time, can be used
once, and not for long.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from hexfront.server import database as db
from hexfront.server.people.accounts import Account, Accounts, browser_of, hashed
from hexfront.server.people.site import Site
from hexfront.server.refused import Refused

TITLE = "Hexfront"
SECONDS = 300.0
"""In which a browser has to come back with what it signed."""
MOST = 20
"""Passkeys of one account."""

_WRONG = (WebAuthnException, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


@dataclass(frozen=True, slots=True)
class Passkey:
    id: str
    name: str
    created: float
    used: float | None


class Passkeys:
    def __init__(self, engine: Engine, accounts: Accounts) -> None:
        self._engine = engine
        self._accounts = accounts

    # -- what is to be signed

    def to_make(self, where: Site, purpose: str, account: Account | None, name: str) -> Any:
        """What a browser needs to make a passkey."""
        known = [one.id for one in self.of(account.id)] if account else []
        options = generate_registration_options(
            rp_id=where.id,
            rp_name=TITLE,
            user_name=account.name if account else name,
            user_id=account.id.encode() if account else secrets.token_bytes(16),
            challenge=self._challenge(purpose, account),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(base64url_to_bytes(id)) for id in known
            ],
        )
        return json.loads(options_to_json(options))

    def to_enter(self, where: Site) -> Any:
        """What a browser needs to sign in: it knows whose passkeys it has, we need not ask."""
        options = generate_authentication_options(
            rp_id=where.id,
            challenge=self._challenge("enter", None),
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return json.loads(options_to_json(options))

    def _challenge(self, purpose: str, account: Account | None) -> bytes:
        table, now, drawn = db.challenges, time.time(), secrets.token_bytes(32)
        row = {
            "hash": hashed(bytes_to_base64url(drawn)),
            "purpose": purpose,
            "account": account.id if account else None,
            "expires": now + SECONDS,
        }
        with self._engine.begin() as connection:
            connection.execute(delete(table).where(table.c.expires < now))
            connection.execute(insert(table).values(row))
        return drawn

    def _signed(
        self, credential: Mapping[str, Any], purpose: str, account: str | None = None
    ) -> bytes:
        """The challenge that was signed, which nobody can use again."""
        try:
            client = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            challenge = base64url_to_bytes(client["challenge"])
        except _WRONG:
            raise Refused("passkey-refused") from None
        table = db.challenges
        place = table.c.hash == hashed(bytes_to_base64url(challenge))
        place &= (table.c.purpose == purpose) & (table.c.expires >= time.time())
        place &= table.c.account.is_(None) if account is None else table.c.account == account
        with self._engine.begin() as connection:
            if connection.execute(delete(table).where(place)).rowcount != 1:
                raise Refused("passkey-refused")
        return challenge

    # -- what comes back

    def make_account(
        self,
        where: Site,
        credential: Mapping[str, Any],
        agent: str,
        language: str,
        name: str | None,
    ) -> tuple[str, Account]:
        """A session of a new account, which has this passkey and no e-mail address."""
        challenge = self._signed(credential, "new")
        with self._engine.begin() as connection:
            account = self._accounts.make(connection, None, language, name)
            self._keep(connection, account.id, where, credential, challenge, agent)
            return self._accounts.open_session(connection, account.id, agent), account

    def add(
        self, account: Account, where: Site, credential: Mapping[str, Any], agent: str
    ) -> list[Passkey]:
        challenge = self._signed(credential, "add", account.id)
        with self._engine.begin() as connection:
            mine = db.passkeys.c.account == account.id
            count = connection.execute(select(func.count()).where(mine)).scalar_one()
            if count >= MOST:
                raise Refused("too-many-passkeys")
            self._keep(connection, account.id, where, credential, challenge, agent)
        return self.of(account.id)

    def _keep(
        self,
        connection: Connection,
        account: str,
        where: Site,
        credential: Mapping[str, Any],
        challenge: bytes,
        agent: str,
    ) -> None:
        try:
            found = verify_registration_response(
                credential=dict(credential),
                expected_challenge=challenge,
                expected_rp_id=where.id,
                expected_origin=where.origin,
            )
        except _WRONG:
            raise Refused("passkey-refused") from None
        id, table = bytes_to_base64url(found.credential_id), db.passkeys
        if connection.execute(select(table.c.id).where(table.c.id == id)).first() is not None:
            raise Refused("passkey-refused")
        row = {
            "id": id,
            "account": account,
            "name": browser_of(agent),
            "public_key": found.credential_public_key,
            "counter": found.sign_count,
            "created": time.time(),
        }
        connection.execute(insert(table).values(row))

    def enter(
        self, where: Site, credential: Mapping[str, Any], agent: str
    ) -> tuple[str, Account]:
        """A session for who can sign with a passkey that is known here."""
        table, challenge = db.passkeys, self._signed(credential, "enter")
        with self._engine.begin() as connection:
            mine = table.c.id == str(credential.get("id"))
            row = connection.execute(select(table).where(mine)).first()
            if row is None:
                raise Refused("passkey-refused")
            try:
                found = verify_authentication_response(
                    credential=dict(credential),
                    expected_challenge=challenge,
                    expected_rp_id=where.id,
                    expected_origin=where.origin,
                    credential_public_key=row.public_key,
                    credential_current_sign_count=row.counter,
                )
            except _WRONG:
                raise Refused("passkey-refused") from None
            account = self._accounts.find(connection, db.accounts.c.id == row.account)
            if account is None or account.closed:
                raise Refused("account-is-closed")
            used = {"counter": found.new_sign_count, "used": time.time()}
            connection.execute(update(table).where(mine).values(used))
            return self._accounts.open_session(connection, account.id, agent), account

    # -- which there are

    def of(self, account: str) -> list[Passkey]:
        table = db.passkeys
        columns = [table.c[name] for name in Passkey.__slots__]
        query = select(*columns).where(table.c.account == account).order_by(table.c.created)
        with self._engine.connect() as connection:
            return [Passkey(*row) for row in connection.execute(query)]

    def remove(self, account: Account, id: str) -> list[Passkey]:
        """But for the last one of who could not sign in without it."""
        table = db.passkeys
        with self._engine.begin() as connection:
            mine = table.c.account == account.id
            others = select(table.c.id).where(mine, table.c.id != id)
            if account.email is None and connection.execute(others).first() is None:
                raise Refused("last-passkey")
            connection.execute(delete(table).where(mine, table.c.id == id))
        return self.of(account.id)
