"""Ratings by game: Glicko-2, each game a rating period of its own.

A game counts if two people sat at its two seats, each signed in since before it began, and nobody
could choose the dice. Without play a rating becomes less certain, month by month.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from glicko2.math import mu_to_rating, phi_to_rd, rating_to_mu, rd_to_phi, update_rating
from sqlalchemy import Connection, Engine, func, insert, select, update

from hexfront.server import database as db
from hexfront.server.people import models as m
from hexfront.server.people.notices import OLD, add
from hexfront.server.store import CLOSED

PERIOD = 30 * 86_400.0
"""Seconds without a game after which a rating becomes less certain."""
MOST_PERIODS = 120
UNCERTAIN = 350.0
SETTLED = 110.0
"""Below this deviation a rating is shown in lists."""
RANKED = 50


@dataclass(frozen=True, slots=True)
class Rating:
    rating: float = 1500.0
    deviation: float = UNCERTAIN
    volatility: float = 0.06

    def after(self, games: list[tuple[Rating, float]]) -> Rating:
        """After a period with these opponents and scores."""
        against = [
            (rating_to_mu(other.rating), rd_to_phi(other.deviation), score)
            for other, score in games
        ]
        mine = (rating_to_mu(self.rating), rd_to_phi(self.deviation), self.volatility)
        mu, phi, sigma = update_rating(*mine, against)
        return Rating(mu_to_rating(mu), min(UNCERTAIN, phi_to_rd(phi)), sigma)

    def rested(self, seconds: float) -> Rating:
        found = self
        for _ in range(min(MOST_PERIODS, int(seconds / PERIOD))):
            found = found.after([])
        return found


class Ratings:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def ended(self, most: int = 20) -> list[str]:
        """Games that are over, and have not been looked at."""
        claims, games = db.claims, db.games
        query = select(claims.c.game).distinct().join(games, games.c.id == claims.c.game)
        query = query.where(claims.c.rated.is_(None), games.c.finished.is_not(None))
        with self._engine.connect() as connection:
            return list(connection.execute(query.limit(most)).scalars())

    def settle(self, game: str, winners: Collection[str] | None, present: Collection[str]) -> bool:
        """A game is over: who is not there is told, and it counts if it may. Once."""
        with self._engine.begin() as connection:
            mark = update(db.claims).where(db.claims.c.game == game, db.claims.c.rated.is_(None))
            if not connection.execute(mark.values(rated=1)).rowcount:
                return False
            claims = connection.execute(select(db.claims).where(db.claims.c.game == game)).all()
            row = connection.execute(select(db.games).where(db.games.c.id == game)).one()
            if row.watch.startswith(CLOSED) or winners is None:
                return False
            if row.finished > time.time() - OLD:
                for claim in claims:
                    if claim.seat not in present:
                        add(connection, claim.account, game, claim.seat, "over")
            players = self._players(connection, row, claims)
            if players is None:
                return False
            score = {seat: 1.0 if seat in winners else 0.0 for seat in players}
            if len(set(score.values())) == 1:
                score = dict.fromkeys(players, 0.5)
            self._count(connection, row.game, game, players, score, row.finished)
        return True

    def _players(
        self, connection: Connection, row: Any, claims: Sequence[Any]
    ) -> dict[str, str] | None:
        """The accounts by seat, if the game counts."""
        game = row.id
        seats = connection.execute(select(db.seats).where(db.seats.c.game == game)).all()
        begun = select(func.min(db.entries.c.at)).where(db.entries.c.game == game)
        at = connection.execute(begun).scalar() or 0
        players = {one.seat: one.account for one in claims if one.at <= at}
        is_fair = row.dice == "seeded" and row.since is None and row.position is None
        is_duel = len(seats) == 2 and not any(seat.bot for seat in seats)
        if not is_fair or not is_duel or len(set(players.values())) != 2:
            return None
        return players

    def _count(
        self,
        connection: Connection,
        title: str,
        game: str,
        players: dict[str, str],
        score: dict[str, float],
        at: float,
    ) -> None:
        before = {seat: self._of(connection, one, title, at) for seat, one in players.items()}
        for seat, account in players.items():
            (other,) = [one for one in players if one != seat]
            old, count = before[seat]
            new = old.after([(before[other][0], score[seat])])
            place = (db.ratings.c.account == account) & (db.ratings.c.title == title)
            values = {
                "rating": new.rating, "deviation": new.deviation, "volatility": new.volatility,
                "games": count + 1, "at": at,
            }  # fmt: skip
            if not connection.execute(update(db.ratings).where(place).values(values)).rowcount:
                row = {"account": account, "title": title, **values}
                connection.execute(insert(db.ratings).values(row))
            done = {"game": game, "seat": seat, "account": account, "score": score[seat]}
            change = {"before": old.rating, "after": new.rating, "at": at}
            connection.execute(insert(db.rated).values(**done, **change))

    def _of(
        self, connection: Connection, account: str, title: str, at: float
    ) -> tuple[Rating, int]:
        """How strong someone is at a moment, and after how many games."""
        table = db.ratings
        query = select(table).where(table.c.account == account, table.c.title == title)
        row = connection.execute(query).first()
        if row is None:
            return Rating(), 0
        return Rating(row.rating, row.deviation, row.volatility).rested(at - row.at), row.games

    # -- looking

    def of(self, account: str) -> list[m.RatingOut]:
        table, now = db.ratings, time.time()
        query = select(table).where(table.c.account == account).order_by(table.c.title)
        with self._engine.connect() as connection:
            rows = connection.execute(query).all()
        found = []
        for row in rows:
            kept = Rating(row.rating, row.deviation, row.volatility).rested(now - row.at)
            told = {"rating": kept.rating, "deviation": kept.deviation, "games": row.games}
            found.append(m.RatingOut(game=row.title, **told))
        return found

    def best(self, title: str) -> list[m.RankOut]:
        """Those whose strength is known well enough, the strongest first."""
        table = db.ratings
        query = select(table, db.accounts.c.name).join(
            db.accounts, db.accounts.c.id == table.c.account
        )
        query = query.where(table.c.title == title, table.c.deviation < SETTLED)
        query = query.where(db.accounts.c.closed.is_(None)).order_by(table.c.rating.desc())
        with self._engine.connect() as connection:
            rows = connection.execute(query.limit(RANKED)).all()
        return [
            m.RankOut(name=row.name, rating=row.rating, deviation=row.deviation, games=row.games)
            for row in rows
        ]
