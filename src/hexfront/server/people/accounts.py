"""Accounts: how one signs in, which seats are whose, and how all of it is deleted.

No password is kept, and of links and sessions only a hash: whoever reads the database cannot sign
in with what is there.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import time
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from hexfront.server import database as db
from hexfront.server.config import Config
from hexfront.server.deletion import delete_game
from hexfront.server.refused import Refused

DAY = 86_400.0
LINKS = 5
"""Links of one e-mail address that can be used at a time."""
SEEN_EVERY = 3_600.0
"""Seconds after which it is written again that a session is used."""
_EMAIL = re.compile(r"[^@\s\"(),:;<>\[\\\]]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*")


@dataclass(frozen=True, slots=True)
class Account:
    id: str
    name: str
    email: str | None
    created: float
    language: str
    zone: str
    quiet_from: int | None
    quiet_to: int | None
    stop: str
    muted: int | None
    closed: int | None


_ACCOUNT = [db.accounts.c[name] for name in Account.__slots__]


@dataclass(frozen=True, slots=True)
class Session:
    key: str
    """The beginning of its hash, by which it can be named."""
    created: float
    seen: float
    agent: str


@dataclass(frozen=True, slots=True)
class Claim:
    game: str
    seat: str
    account: str
    at: float


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()


_BROWSERS = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "Chrome": "Chrome",
             "Safari": "Safari"}  # fmt: skip
_SYSTEMS = {"iPhone": "iPhone", "iPad": "iPad", "Android": "Android", "Windows": "Windows",
            "Mac OS": "macOS", "Linux": "Linux"}  # fmt: skip


def browser_of(agent: str) -> str:
    """What a browser calls itself, as people do: Firefox, Linux."""
    found = [
        next((name for word, name in names.items() if word in agent), "")
        for names in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(filter(None, found))


def key_of(name: str) -> str:
    """Names that look the same are the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def checked_email(text: str) -> str:
    email = text.strip()
    if len(email) > 254 or not email.isascii() or not _EMAIL.fullmatch(email):
        raise Refused("no-email")
    return email.lower()


class Accounts:
    def __init__(self, engine: Engine, config: Config) -> None:
        self.engine = engine
        self._config = config

    # -- signing in

    def new_link(self, email: str) -> str:
        """What the e-mail must hold; older links of the address make way."""
        token, now = secrets.token_urlsafe(24), time.time()
        expires = now + self._config.sign_in_minutes * 60
        table = db.sign_ins
        with self.engine.begin() as connection:
            connection.execute(delete(table).where(table.c.expires < now))
            mine = select(table.c.hash).where(table.c.email == email)
            newest = mine.order_by(table.c.expires.desc()).limit(LINKS - 1)
            kept = list(connection.execute(newest).scalars())
            old = (table.c.email == email) & table.c.hash.not_in(kept)
            connection.execute(delete(table).where(old))
            row = {"hash": hashed(token), "email": email, "expires": expires}
            connection.execute(insert(table).values(row))
        return token

    def enter(self, token: str, agent: str, language: str, name: str | None) -> tuple[str, Account]:
        """A session for who brings a link that was sent: once, and not too late."""
        table = db.sign_ins
        with self.engine.begin() as connection:
            place = table.c.hash == hashed(token)
            found = connection.execute(select(table.c.email, table.c.expires).where(place)).first()
            gone = connection.execute(delete(table).where(place)).rowcount
            if found is None or not gone or found.expires < time.time():
                raise Refused("sign-in-link-is-void")
            account = self.find(connection, db.accounts.c.email == found.email)
            if account is None:
                account = self.make(connection, found.email, language, name)
            if account.closed:
                raise Refused("account-is-closed")
            return self.open_session(connection, account.id, agent), account

    def make(
        self, connection: Connection, email: str | None, language: str, name: str | None
    ) -> Account:
        """A new account; who has no e-mail address has a passkey."""
        wanted = name or "Player"
        while self.find(connection, db.accounts.c.key == key_of(wanted)) or not name:
            base = (name or "Player")[:30]
            name = wanted = f"{base} {secrets.randbelow(9_000) + 1_000}"
        id, now = secrets.token_hex(8), time.time()
        row = {
            "id": id, "name": wanted, "key": key_of(wanted), "email": email, "created": now,
            "seen": now, "language": language, "zone": "UTC", "stop": secrets.token_urlsafe(24),
        }  # fmt: skip
        connection.execute(insert(db.accounts).values(row))
        if email is not None:
            mail = {"account": id, "kind": "email", "address": "", "created": now, "failures": 0}
            connection.execute(insert(db.channels).values(mail))
        found = self.find(connection, db.accounts.c.id == id)
        assert found is not None
        return found

    def open_session(self, connection: Connection, account: str, agent: str) -> str:
        token, now = secrets.token_urlsafe(32), time.time()
        row = {"hash": hashed(token), "account": account, "created": now, "seen": now}
        connection.execute(insert(db.sessions).values(**row, agent=browser_of(agent)))
        return token

    def signed_in(self, token: str) -> Account | None:
        """Whose session it is."""
        table, now = db.sessions, time.time()
        place = table.c.hash == hashed(token)
        with self.engine.connect() as connection:
            found = connection.execute(select(table.c.account, table.c.seen).where(place)).first()
            if found is None or found.seen < now - self._config.session_days * DAY:
                return None
            account = self.find(connection, db.accounts.c.id == found.account)
        if account is None or account.closed:
            return None
        if found.seen < now - SEEN_EVERY:
            with self.engine.begin() as connection:
                connection.execute(update(table).where(place).values(seen=now))
                mine = db.accounts.c.id == account.id
                connection.execute(update(db.accounts).where(mine).values(seen=now))
        return account

    def sessions(self, account: str) -> list[Session]:
        table = db.sessions
        query = select(table).where(table.c.account == account).order_by(table.c.seen.desc())
        with self.engine.connect() as connection:
            rows = connection.execute(query).all()
        return [Session(row.hash[:12], row.created, row.seen, row.agent) for row in rows]

    def sign_out(self, account: str, token: str | None = None, key: str | None = None) -> None:
        """One session by what it is known by, or all of them."""
        table = db.sessions
        place = table.c.account == account
        if token is not None:
            place &= table.c.hash == hashed(token)
        if key is not None:
            place &= func.substr(table.c.hash, 1, 12) == key
        with self.engine.begin() as connection:
            connection.execute(delete(table).where(place))

    def forget_expired(self) -> None:
        now = time.time()
        old = now - self._config.session_days * DAY
        with self.engine.begin() as connection:
            connection.execute(delete(db.sign_ins).where(db.sign_ins.c.expires < now))
            connection.execute(delete(db.sessions).where(db.sessions.c.seen < old))

    # -- who they are

    def find(self, connection: Connection, place: Any) -> Account | None:
        row = connection.execute(select(*_ACCOUNT).where(place)).first()
        return None if row is None else Account(*row)

    def account(self, id: str) -> Account | None:
        with self.engine.connect() as connection:
            return self.find(connection, db.accounts.c.id == id)

    def named(self, name: str) -> Account | None:
        with self.engine.connect() as connection:
            return self.find(connection, db.accounts.c.key == key_of(name))

    def known(self, name_or_id: str) -> Account | None:
        """For whoever runs the server: by id, name or e-mail address."""
        own = db.accounts.c
        place = or_(own.id == name_or_id, own.email == name_or_id.lower())
        with self.engine.connect() as connection:
            found = self.find(connection, place)
        return found or self.named(name_or_id)

    def change(self, id: str, **values: Any) -> Account:
        if "name" in values:
            values["key"] = key_of(values["name"])
            if not values["key"]:
                raise Refused("name-is-empty")
        try:
            with self.engine.begin() as connection:
                place = db.accounts.c.id == id
                connection.execute(update(db.accounts).where(place).values(values))
                found = self.find(connection, place)
        except IntegrityError:
            raise Refused("name-is-taken") from None
        if found is None:
            raise Refused("signed-out")
        return found

    # -- seats

    def claim(self, account: Account, tokens: Sequence[str]) -> list[Claim]:
        """The seats of these links are the account's, but for those that are another's."""
        table, now = db.claims, time.time()
        made = []
        for token in tokens:
            with self.engine.begin() as connection:
                query = select(db.seats.c.game, db.seats.c.seat)
                mine = (db.seats.c.token == token) & db.seats.c.bot.is_(None)
                found = connection.execute(query.where(mine & db.seats.c.invite.is_(None))).first()
                if found is None:
                    continue
                place = (table.c.game == found.game) & (table.c.seat == found.seat)
                holder = connection.execute(select(table).where(place)).first()
                if holder is None:
                    row = {"game": found.game, "seat": found.seat, "account": account.id, "at": now}
                    connection.execute(insert(table).values(row))
                    name_seat(connection, found.game, found.seat, account.name)
                    mute_blocked(connection, found.game)
                if holder is None or holder.account == account.id:
                    at = now if holder is None else holder.at
                    made.append(Claim(found.game, found.seat, account.id, at))
        return made

    def claims_of(self, account: str) -> list[Claim]:
        return self._claims(db.claims.c.account == account)

    def claims_at(self, game: str) -> list[Claim]:
        return self._claims(db.claims.c.game == game)

    def _claims(self, place: Any) -> list[Claim]:
        table = db.claims
        query = select(table.c.game, table.c.seat, table.c.account, table.c.at).where(place)
        with self.engine.connect() as connection:
            return [Claim(*row) for row in connection.execute(query.order_by(table.c.at.desc()))]

    def may_join(self, account: str | None, game: str) -> bool:
        """Nobody who sits there has blocked them, nor they those."""
        if account is None:
            return True
        with self.engine.connect() as connection:
            seated = select(db.claims.c.account).where(db.claims.c.game == game)
            query = select(db.blocks.c.account).where(
                (db.blocks.c.account.in_(seated) & (db.blocks.c.blocked == account))
                | (db.blocks.c.blocked.in_(seated) & (db.blocks.c.account == account))
            )
            return connection.execute(query).first() is None

    # -- the end

    def delete(self, id: str) -> list[str]:
        """An account with everything in it; the games that were changed or went with it.

        A game in which nobody else sits goes with it. In any other, the seat stays where it is,
        without a name, and what was said from it is gone.
        """
        claims = self.claims_of(id)
        with self.engine.begin() as connection:
            for game in {claim.game for claim in claims}:
                mine = [claim.seat for claim in claims if claim.game == game]
                others = select(db.seats.c.seat).where(
                    db.seats.c.game == game,
                    db.seats.c.bot.is_(None),
                    db.seats.c.seat.not_in(mine),
                    db.seats.c.invite.is_(None),
                )
                if connection.execute(others).first() is None:
                    delete_game(connection, game)
                    continue
                place = (db.seats.c.game == game) & db.seats.c.seat.in_(mine)
                connection.execute(update(db.seats).where(place).values(name=None))
                said = (db.chat.c.game == game) & db.chat.c.seat.in_(mine)
                connection.execute(delete(db.chat).where(said))
            forget(connection, id)
        return sorted({claim.game for claim in claims})


def name_seat(connection: Connection, game: str, seat: str, name: str) -> None:
    """A seat that has no name is called as its account is."""
    place = (db.seats.c.game == game) & (db.seats.c.seat == seat) & db.seats.c.name.is_(None)
    connection.execute(update(db.seats).where(place).values(name=name))


def mute_blocked(connection: Connection, game: str) -> None:
    """Who has blocked someone at the same table does not read what they write."""
    mine, theirs = db.claims.alias(), db.claims.alias()
    query = (
        select(mine.c.seat, theirs.c.seat)
        .join(db.blocks, db.blocks.c.account == mine.c.account)
        .join(theirs, theirs.c.account == db.blocks.c.blocked)
        .where(mine.c.game == game, theirs.c.game == game)
    )
    for seat, muted in connection.execute(query).all():
        mute(connection, game, seat, muted)


def mute(connection: Connection, game: str, seat: str, muted: str) -> None:
    row = {"game": game, "seat": seat, "muted": muted}
    place = [db.mutes.c[key] == value for key, value in row.items()]
    if connection.execute(select(db.mutes.c.seat).where(*place)).first() is None:
        connection.execute(insert(db.mutes).values(row))


def forget(connection: Connection, id: str) -> None:
    """All rows of an account, and the account."""
    of_account = select(db.channels.c.id).where(db.channels.c.account == id)
    sent = db.deliveries.c.channel.in_(of_account)
    connection.execute(delete(db.deliveries).where(sent))
    mail = select(db.accounts.c.email).where(db.accounts.c.id == id)
    sign_ins = db.sign_ins.c.email == mail.scalar_subquery()
    connection.execute(delete(db.sign_ins).where(sign_ins))
    mine = db.rated.c.account == id
    connection.execute(update(db.rated).where(mine).values(account=None))
    for table in reversed(db.schema.sorted_tables):
        for name in ("account", "friend", "blocked"):
            if name in table.c and table is not db.rated:
                connection.execute(delete(table).where(table.c[name] == id))
    connection.execute(delete(db.accounts).where(db.accounts.c.id == id))
