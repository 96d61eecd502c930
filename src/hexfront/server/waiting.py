"""A table at which not all have sat down: it waits for what each seat adds to the seed."""

from __future__ import annotations

import asyncio
from typing import Any

from hexfront.server import tables
from hexfront.server.listed import Find
from hexfront.server.refused import Refused
from hexfront.server.room import Kept, fair
from hexfront.server.store import Conflict, SeatRow, Store


class WaitingRoom:
    def __init__(self, store: Store, found: Kept) -> None:
        self.store = store
        self.row = found.row
        self.seats = {seat.seat: seat for seat in found.seats}
        self.said, self.last_said = found.said
        self._turn = asyncio.Lock()

    @property
    def links(self) -> dict[str, str | None]:
        seats = {seat.token: seat.seat for seat in self.seats.values() if seat.invite is None}
        return {**seats, self.row.watch: None}

    async def add_luck(self, seat: str, luck: str) -> None:
        """Once for each seat: what is added cannot be changed."""
        async with self._turn:
            row = self.seats[seat]
            if row.luck is not None:
                if row.luck == luck:
                    return
                raise Refused("luck-is-set")
            try:
                changed = await asyncio.to_thread(
                    self.store.change_seat, self.row.id, row, luck=luck
                )
            except Conflict:
                raise Refused("stale") from None
            self.seats[seat] = changed

    @property
    def is_complete(self) -> bool:
        return tables.is_complete(list(self.seats.values()))

    async def begin(self, find: Find) -> None:
        """Make the seed and set the game up; from now on a room can be opened."""
        async with self._turn:
            seats = list(self.seats.values())
            seed, game = tables.begin(find(self.row.game), self.row, seats)
            opening = tables.opening(game) if game is not None else None
            asked = tables.asked(game) if game is not None else self.row.asked
            try:
                await asyncio.to_thread(self.store.begin, self.row.id, seed, opening, asked)
            except Conflict:
                return  # it has begun already

    def told(self, seat: str | None) -> dict[str, Any]:
        """What a seat may know of a table that waits; the host also sees the invitations."""
        row = self.row
        is_host = seat is not None and bool(self.seats[seat].host)
        return {
            "id": row.id,
            "game": row.game,
            "mode": row.mode,
            "scenario": row.scenario,
            "options": dict(row.options),
            "seat": seat,
            "watch": row.watch,
            "invites": invites(self.seats.values()) if is_host else {},
            "luck_wanted": seat is not None and self.seats[seat].luck is None,
            "fair": fair(row, self.seats.values(), over=False),
        }


def invites(seats: Any) -> dict[str, str]:
    """The invitations that nobody has taken yet, by seat."""
    rows: list[SeatRow] = list(seats)
    return {row.seat: row.invite for row in rows if row.invite is not None}
