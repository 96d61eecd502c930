"""How a command that changes the database makes the servers look again.

PostgreSQL notifies them. A file of SQLite has a number of its own that is for its users: a command
that has changed something counts it up, and the server looks at it every second.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import DBAPIError

from hexfront.server.store import CHANNEL

EVERY = 1.0
"""Seconds from one look to the next."""
_ORIGIN = "admin"

log = logging.getLogger("hexfront.server")


def ring(connection: Connection, games: Sequence[str]) -> None:
    """It is heard if and when what the connection has changed is written."""
    if connection.dialect.name == "postgresql":
        for game in games:
            connection.execute(select(func.pg_notify(CHANNEL, f"{_ORIGIN} seats {game} ")))
    else:
        connection.exec_driver_sql(f"PRAGMA user_version = {_count(connection) + 1}")


def _count(connection: Connection) -> int:
    return int(connection.exec_driver_sql("PRAGMA user_version").scalar() or 0)


class Bell:
    """Listens at a file; `heard` is called after each ring."""

    def __init__(self, engine: Engine, heard: Callable[[], Awaitable[None]]) -> None:
        self._engine = engine
        self._heard = heard

    async def listen(self) -> None:
        if self._engine.dialect.name != "sqlite":
            return  # `cluster` hears the notices
        last = None
        while True:
            try:
                count = await asyncio.to_thread(self._look)
                if last not in (None, count):
                    await self._heard()
                last = count
            except DBAPIError as error:
                log.warning("the database cannot be read: %s", error.orig)
            await asyncio.sleep(EVERY)

    def _look(self) -> int:
        with self._engine.connect() as connection:
            return _count(connection)
