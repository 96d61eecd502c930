"""The games of an account, on whatever device it looks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from typing import Any

from sqlalchemy import Engine, func, select

from hexfront.server import database as db
from hexfront.server.models import SitterOut
from hexfront.server.people import models as m
from hexfront.server.store import CLOSED

MOST = 500
"""Games that are listed at a time."""


class History:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def games(self, account: str, only: Collection[str] | None = None) -> list[m.MyGameOut]:
        """Those that are not closed, newest first."""
        mine = select(db.claims.c.game, func.max(db.claims.c.at).label("at"))
        mine = mine.where(db.claims.c.account == account).group_by(db.claims.c.game)
        if only is not None:
            mine = mine.where(db.claims.c.game.in_(only))
        claimed = mine.subquery()
        query = (
            select(db.games)
            .join(claimed, claimed.c.game == db.games.c.id)
            .where(db.games.c.watch.not_like(f"{CLOSED}%"))
            .order_by(claimed.c.at.desc())
            .limit(MOST)
        )
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
            ids = [row.id for row in rows]
            seated = self._by_game(connection, select(db.seats), db.seats.c.game, ids)
            own = select(db.claims).where(db.claims.c.account == account)
            claims = self._by_game(connection, own, db.claims.c.game, ids)
            counted = select(db.rated).where(db.rated.c.account == account)
            rated = self._by_game(connection, counted, db.rated.c.game, ids)
        return [
            self._told(row, seated[row.id], {one.seat for one in claims[row.id]}, rated[row.id])
            for row in rows
        ]

    def _by_game(
        self, connection: Any, query: Any, column: Any, ids: list[str]
    ) -> dict[str, list[Any]]:
        found = defaultdict(list)
        for row in connection.execute(query.where(column.in_(ids))):
            found[row.game].append(row)
        return found

    def _told(self, row: Any, seated: list[Any], mine: set[str], rated: list[Any]) -> m.MyGameOut:
        change = rated[0].after - rated[0].before if rated else None
        return m.MyGameOut(
            id=row.id,
            game=row.game,
            mode=row.mode,
            scenario=row.scenario,
            seats=[m.MySeatOut(seat=s.seat, token=s.token) for s in seated if s.seat in mine],
            asked=row.asked,
            over=row.finished is not None,
            waiting=not row.seed,
            since=row.asked_at or row.created,
            players=[SitterOut(seat=s.seat, name=s.name, bot=s.bot) for s in seated],
            change=change,
        )
