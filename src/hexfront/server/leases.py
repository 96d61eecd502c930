"""Which processes serve a database together, and which of them plays a game: rows of PostgreSQL.

A process says every second that it lives. The games of one that has not said so for a while may be
taken by any other. Even if two should think that a game is theirs, its list has one place for each
entry: the slower one is refused there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Engine,
    Select,
    delete,
    exists,
    extract,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql

from hexfront.server.database import leases, servers

BEAT = 0.75
"""Seconds from one sign of life to the next."""
LIFE = 3.0
"""Seconds without one after which a process is taken for dead."""


@dataclass(frozen=True, slots=True)
class Server:
    """A process, and how others reach it."""

    id: str
    address: str
    secret: str


def _now() -> ColumnElement[Any]:
    """By the clock of the database: those of the machines may differ."""
    return extract("epoch", func.clock_timestamp())


def _living() -> Select[Any]:
    """The processes that have given a sign of life."""
    query = select(servers.c.id, servers.c.address, servers.c.secret)
    return query.where(servers.c.seen > _now() - LIFE)


class Leases:
    def __init__(self, engine: Engine, me: Server) -> None:
        self._engine = engine
        self.me = me

    def beat(self) -> list[Server]:
        """We live; who else does."""
        me = self.me
        with self._engine.begin() as connection:
            mine = update(servers).where(servers.c.id == me.id).values(seen=_now())
            if not connection.execute(mine).rowcount:
                row = {"id": me.id, "address": me.address, "secret": me.secret, "seen": _now()}
                connection.execute(insert(servers).values(row))
            others = _living().where(servers.c.id != me.id)
            return [Server(*row) for row in connection.execute(others)]

    def take(self, game: str) -> Server | None:
        """The process that plays a game; None if we do, from now on if nobody living did."""
        is_free = leases.c.server.not_in(_living().with_only_columns(servers.c.id))
        mine = (
            postgresql.insert(leases)
            .values(game=game, server=self.me.id)
            .on_conflict_do_update(
                index_elements=[leases.c.game],
                set_={"server": self.me.id},
                where=(leases.c.server == self.me.id) | is_free,
            )
            .returning(leases.c.server)
        )
        holder = select(servers.c.id, servers.c.address, servers.c.secret)
        holder = holder.join(leases, leases.c.server == servers.c.id).where(leases.c.game == game)
        while True:
            with self._engine.begin() as connection:
                if connection.execute(mine).first() is not None:
                    return None
                if (row := connection.execute(holder).first()) is not None:
                    return Server(*row)  # else it has been given up meanwhile

    def give_up(self, game: str) -> None:
        with self._engine.begin() as connection:
            place = (leases.c.game == game) & (leases.c.server == self.me.id)
            connection.execute(delete(leases).where(place))

    def leave(self) -> None:
        """All our games are free at once; and those of the dead are forgotten."""
        with self._engine.begin() as connection:
            dead = servers.c.seen < _now() - 60
            connection.execute(delete(servers).where((servers.c.id == self.me.id) | dead))
            gone = ~exists().where(servers.c.id == leases.c.server)
            connection.execute(delete(leases).where(gone))
