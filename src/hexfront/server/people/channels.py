"""Where an account wants to be told: by e-mail, in a browser, by a webhook; and how that is sent.

What is to be sent lies in the database until it has been taken, so that nothing is lost if the
server stops, and each of several servers takes what no other has.
"""

from __future__ import annotations

import json
import smtplib
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from py_vapid import VapidException
from sqlalchemy import Connection, Engine, delete, func, insert, select, update

from hexfront.server import database as db
from hexfront.server.config import Config
from hexfront.server.people import outward
from hexfront.server.people.mail import Mail
from hexfront.server.people.outward import NotSent
from hexfront.server.people.push import Push, checked_keys
from hexfront.server.proxies import networks
from hexfront.server.refused import Refused

HELD = 120.0
"""Seconds for which who sends something has it to themselves."""
AT_ONCE = 20

WEBHOOKS = ("discord", "json")


@dataclass(frozen=True, slots=True)
class Channel:
    id: int
    account: str
    kind: str
    address: str
    keys: str | None
    failures: int
    off: int | None

    @property
    def place(self) -> str:
        """Where it leads, without its secrets."""
        return urlsplit(self.address).hostname or ""


_CHANNEL = [db.channels.c[name] for name in Channel.__slots__]


@dataclass(frozen=True, slots=True)
class Delivery:
    id: int
    channel: Channel
    body: dict[str, Any]
    tries: int
    email: str | None


class Channels:
    def __init__(self, engine: Engine, config: Config, mail: Mail, push: Push) -> None:
        self._engine = engine
        self._config = config
        self._mail = mail
        self._push = push
        self._allowed = networks(config.notice_networks, "notice_networks")

    # -- what an account has

    def of(self, account: str) -> list[Channel]:
        with self._engine.connect() as connection:
            return channels_of(connection, account)

    def add(
        self, account: str, kind: str, address: str, p256dh: str | None, auth: str | None
    ) -> None:
        outward.checked_url(address, self._allowed)
        keys = checked_keys(p256dh, auth) if kind == "push" else None
        if kind == "push" and not self._push.public_key:
            raise Refused("no-push-here")
        table = db.channels
        with self._engine.begin() as connection:
            known = channels_of(connection, account)
            same = next((one for one in known if one.address == address), None)
            if same is not None:
                values = {"off": None, "failures": 0, "keys": keys, "kind": kind}
                connection.execute(update(table).where(table.c.id == same.id).values(values))
                return
            if len(known) >= self._config.channels_per_account:
                raise Refused("too-many-channels")
            row = {"account": account, "kind": kind, "address": address, "keys": keys}
            now = time.time()
            connection.execute(insert(table).values(**row, created=now, failures=0))

    def change(self, account: str, id: int, what: str) -> None:
        table = db.channels
        place = (table.c.id == id) & (table.c.account == account)
        with self._engine.begin() as connection:
            found = connection.execute(select(table.c.kind).where(place)).first()
            if found is None:
                raise Refused("unknown-channel")
            if what == "remove" and found.kind != "email":
                drop_channel(connection, id)
            else:
                values = {"off": None if what == "on" else 1, "failures": 0}
                connection.execute(update(table).where(place).values(values))

    def stop(self, token: str) -> bool:
        """Whoever brings what every notice holds ends them all; whether it was one."""
        table = db.accounts
        with self._engine.begin() as connection:
            query = select(table.c.id).where(table.c.stop == token)
            id = connection.execute(query).scalar()
            if id is None:
                return False
            mine = db.channels.c.account == id
            connection.execute(update(db.channels).where(mine).values(off=1))
            ours = select(db.channels.c.id).where(mine)
            waiting = db.deliveries.c.channel.in_(ours)
            connection.execute(delete(db.deliveries).where(waiting))
            return True

    # -- sending

    def due(self, most: int = AT_ONCE) -> list[Delivery]:
        """What is to be sent now, and is ours to send."""
        table, now = db.deliveries, time.time()
        taken = []
        query = select(table).where(table.c.due <= now).order_by(table.c.due).limit(most)
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
        for row in rows:
            with self._engine.begin() as connection:
                mine = (table.c.id == row.id) & (table.c.due == row.due)
                held = update(table).where(mine).values(due=now + HELD, tries=row.tries + 1)
                if connection.execute(held).rowcount != 1:
                    continue  # another server was faster
                place = db.channels.c.id == row.channel
                channel = Channel(*connection.execute(select(*_CHANNEL).where(place)).one())
                owner = db.accounts.c.id == channel.account
                email = connection.execute(select(db.accounts.c.email).where(owner)).scalar()
            body = json.loads(row.body)
            taken.append(Delivery(row.id, channel, body, row.tries + 1, email))
        return taken

    def send(self, one: Delivery) -> str:
        """Sent, or put off, or given up. Why not, if it was not."""
        try:
            self._send(one)
        except NotSent as error:
            self._failed(one, error.is_gone)
            return str(error)
        with self._engine.begin() as connection:
            gone = db.deliveries.c.id == one.id
            connection.execute(delete(db.deliveries).where(gone))
            place = db.channels.c.id == one.channel.id
            connection.execute(update(db.channels).where(place).values(failures=0))
        return ""

    def _send(self, one: Delivery) -> None:
        kind, address = one.channel.kind, one.channel.address
        if kind == "email":
            self._send_mail(one)
            return
        if kind == "push":
            try:
                body, headers = self._push.sealed(address, one.channel.keys or "{}", one.body)
            except (VapidException, ValueError, KeyError) as error:
                raise NotSent(type(error).__name__, is_gone=True) from None
        else:
            body = json.dumps(one.body).encode()
            headers = {"content-type": "application/json"}
        headers["user-agent"] = "Hexfront"
        outward.post(address, body, headers, self._allowed)

    def _send_mail(self, one: Delivery) -> None:
        if one.email is None or not self._mail.is_on:
            raise NotSent("there is no address", is_gone=True)
        try:
            self._mail.send(one.email, one.body["subject"], one.body["text"], one.body["stop"])
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise NotSent("refused", is_gone=all(code >= 500 for code in codes)) from None
        except OSError as error:
            raise NotSent(type(error).__name__) from None

    def _failed(self, one: Delivery, is_gone: bool) -> None:
        config, table = self._config, db.deliveries
        place, channel = table.c.id == one.id, db.channels.c.id == one.channel.id
        with self._engine.begin() as connection:
            if is_gone and one.channel.kind == "push":
                drop_channel(connection, one.channel.id)  # the browser has unsubscribed
            elif is_gone:
                connection.execute(update(db.channels).where(channel).values(off=1))
                connection.execute(delete(table).where(table.c.channel == one.channel.id))
            elif one.tries >= config.notice_tries:
                connection.execute(delete(table).where(place))
                failures = one.channel.failures + 1
                off = 1 if failures >= config.notice_tries else None
                values = {"failures": failures, "off": off}
                connection.execute(update(db.channels).where(channel).values(values))
            else:
                wait = config.notice_retry_seconds * 2 ** (one.tries - 1)
                connection.execute(update(table).where(place).values(due=time.time() + wait))

    @property
    def waiting(self) -> int:
        with self._engine.connect() as connection:
            return int(connection.execute(select(func.count(db.deliveries.c.id))).scalar() or 0)


def channels_of(connection: Connection, account: str) -> list[Channel]:
    query = select(*_CHANNEL).where(db.channels.c.account == account).order_by(db.channels.c.id)
    return [Channel(*row) for row in connection.execute(query)]


def drop_channel(connection: Connection, id: int) -> None:
    connection.execute(delete(db.deliveries).where(db.deliveries.c.channel == id))
    connection.execute(delete(db.channels).where(db.channels.c.id == id))


def deliver(connection: Connection, channel: Channel, body: dict[str, Any]) -> None:
    row = {"channel": channel.id, "body": json.dumps(body), "due": time.time(), "tries": 0}
    connection.execute(insert(db.deliveries).values(row))
