"""Friends, people one wants nothing to do with, and open invitations."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Column, Connection, Engine, Table, delete, func, insert, select

from hexfront.server import database as db
from hexfront.server.config import Config
from hexfront.server.people import models as m
from hexfront.server.people.accounts import DAY, Account, key_of, mute_blocked
from hexfront.server.people.notices import add
from hexfront.server.refused import Refused

MOST = 200
"""Friends, or blocked people, of an account; and open invitations in a list."""


class Others:
    def __init__(self, engine: Engine, config: Config) -> None:
        self._engine = engine
        self._config = config

    def of(self, account: str) -> m.OthersOut:
        with self._engine.connect() as connection:
            named = self._names(connection, db.friends.c.friend, db.friends.c.account == account)
            naming = self._names(connection, db.friends.c.account, db.friends.c.friend == account)
            blocked = self._names(connection, db.blocks.c.blocked, db.blocks.c.account == account)
        return m.OthersOut(
            friends=sorted(named & naming),
            asked=sorted(named - naming),
            asking=sorted(naming - named - blocked),
            blocked=sorted(blocked),
        )

    def _names(self, connection: Connection, who: Column[str], place: Any) -> set[str]:
        query = select(db.accounts.c.name).join(who.table, who == db.accounts.c.id).where(place)
        return set(connection.execute(query).scalars())

    def _id(self, connection: Connection, me: Account, name: str) -> str:
        place = db.accounts.c.key == key_of(name)
        found = connection.execute(select(db.accounts.c.id).where(place)).scalar()
        if found is None or found == me.id:
            raise Refused("unknown-person")
        return str(found)

    def befriend(self, me: Account, name: str) -> None:
        """Name someone as a friend: they are one when they do the same."""
        with self._engine.begin() as connection:
            other = self._id(connection, me, name)
            blocked = (db.blocks.c.account == other) & (db.blocks.c.blocked == me.id)
            if connection.execute(select(db.blocks.c.at).where(blocked)).first():
                return  # they are not told, and neither are we
            _once(connection, db.friends, {"account": me.id, "friend": other})

    def part(self, me: Account, name: str) -> None:
        """They are no longer friends, whichever of the two asked first."""
        with self._engine.begin() as connection:
            _part(connection, me.id, self._id(connection, me, name))

    def block(self, me: Account, name: str) -> list[str]:
        """They cannot sit at our tables, and what they write is not shown; the games shared."""
        with self._engine.begin() as connection:
            other = self._id(connection, me, name)
            _once(connection, db.blocks, {"account": me.id, "blocked": other})
            _part(connection, me.id, other)
            mine = select(db.claims.c.game).where(db.claims.c.account == me.id)
            shared = select(db.claims.c.game).where(
                db.claims.c.account == other, db.claims.c.game.in_(mine)
            )
            games = sorted(set(connection.execute(shared).scalars()))
            for game in games:
                mute_blocked(connection, game)
        return games

    def unblock(self, me: Account, name: str) -> None:
        with self._engine.begin() as connection:
            other = self._id(connection, me, name)
            place = (db.blocks.c.account == me.id) & (db.blocks.c.blocked == other)
            connection.execute(delete(db.blocks).where(place))

    # -- open invitations

    def check_room(self, me: Account) -> None:
        query = select(func.count()).where(db.offers.c.account == me.id)
        with self._engine.connect() as connection:
            if (connection.execute(query).scalar() or 0) >= self._config.offers_per_account:
                raise Refused("too-many-offers")

    def offer(self, me: Account, game: str, new: m.NewOffer) -> None:
        now = time.time()
        row = {
            "game": game, "seat": new.seat, "account": me.id, "pace": new.pace, "text": new.text,
            "friends": 1 if new.friends else None, "at": now,
            "expires": now + self._config.offer_days * DAY,
        }  # fmt: skip
        with self._engine.begin() as connection:
            connection.execute(insert(db.offers).values(row))

    def offers(self, me: Account | None) -> list[m.OfferOut]:
        """What an account may take: nothing between two of whom one has blocked the other."""
        o, now = db.offers, time.time()
        rating = db.ratings.c.rating
        query = (
            select(o, db.games, db.accounts.c.name, rating)
            .join(db.games, db.games.c.id == o.c.game)
            .join(db.accounts, db.accounts.c.id == o.c.account)
            .outerjoin(
                db.ratings,
                (db.ratings.c.account == o.c.account) & (db.ratings.c.title == db.games.c.game),
            )
            .where(o.c.expires > now, db.games.c.seed == "", db.accounts.c.closed.is_(None))
            .order_by(o.c.at.desc())
            .limit(MOST)
        )
        with self._engine.connect() as connection:
            rows = connection.execute(query).mappings().all()
            hidden, friends = self._around(connection, me)
        found = []
        for row in rows:
            host = row[o.c.account]
            is_mine = me is not None and host == me.id
            if host in hidden or (row[o.c.friends] and host not in friends and not is_mine):
                continue
            found.append(
                m.OfferOut(
                    id=row[o.c.game],
                    game=row[db.games.c.game],
                    mode=row[db.games.c.mode],
                    scenario=row[db.games.c.scenario],
                    seat=row[o.c.seat],
                    host=row[db.accounts.c.name],
                    rating=row[rating],
                    pace=row[o.c.pace],
                    text=row[o.c.text],
                    friends=bool(row[o.c.friends]),
                    at=row[o.c.at],
                    mine=is_mine,
                )
            )
        return found

    def _around(self, connection: Connection, me: Account | None) -> tuple[set[str], set[str]]:
        """The accounts blocked in either direction, and the friends."""
        if me is None:
            return set(), set()
        b, f = db.blocks.c, db.friends.c
        ours = set(connection.execute(select(b.blocked).where(b.account == me.id)).scalars())
        theirs = set(connection.execute(select(b.account).where(b.blocked == me.id)).scalars())
        named = set(connection.execute(select(f.friend).where(f.account == me.id)).scalars())
        naming = set(connection.execute(select(f.account).where(f.friend == me.id)).scalars())
        return ours | theirs, named & naming

    def taken(self, game: str) -> None:
        """Someone has sat down; the host is told."""
        place = db.offers.c.game == game
        hosts = db.claims.c.game == game
        with self._engine.begin() as connection:
            host = connection.execute(select(db.offers.c.account).where(place)).scalar()
            seat = connection.execute(select(db.claims.c.seat).where(hosts)).scalar()
            connection.execute(delete(db.offers).where(place))
            if host is not None and seat is not None:
                add(connection, host, game, seat, "joined")

    def withdraw(self, me: Account, game: str) -> None:
        place = (db.offers.c.game == game) & (db.offers.c.account == me.id)
        with self._engine.begin() as connection:
            if not connection.execute(delete(db.offers).where(place)).rowcount:
                raise Refused("unknown-offer")

    def forget_expired(self) -> None:
        with self._engine.begin() as connection:
            connection.execute(delete(db.offers).where(db.offers.c.expires < time.time()))


def _part(connection: Connection, one: str, other: str) -> None:
    f = db.friends.c
    both = ((f.account == one) & (f.friend == other)) | ((f.account == other) & (f.friend == one))
    connection.execute(delete(db.friends).where(both))


def _once(connection: Connection, table: Table, row: dict[str, str]) -> None:
    columns = table.c
    place = [columns[name] == value for name, value in row.items()]
    if connection.execute(select(columns.at).where(*place)).first():
        return
    count = select(func.count()).where(columns.account == row["account"])
    if (connection.execute(count).scalar() or 0) >= MOST:
        raise Refused("too-many-people")
    connection.execute(insert(table).values(**row, at=time.time()))
