"""Whose turn it is since when, what that costs on their clock, and a game claimed on time."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import replace
from typing import Any

from sqlalchemy.exc import DBAPIError

from hexfront.server.clocks import Clock
from hexfront.server.refused import Refused
from hexfront.server.store import GameRow, Store

ON_TIME = "time"
"""Why a game ended."""


class Timekeeper:
    """Of one game. Moments that pass by themselves are no turn, and take no time."""

    def __init__(
        self, store: Store, row: GameRow, clocks: dict[str, Clock], verdict: dict[str, str] | None
    ) -> None:
        self._store = store
        self._id = row.id
        self._turn_of, self._turn_at = row.asked, row.asked_at or time.time()
        self._clocks = clocks
        self.verdict = verdict
        """How it ended, if not by its own rules."""

    def since(self, asked: str | None, now: float, is_skipped: bool) -> float:
        """Since when it is the turn of who is asked next; `is_skipped`: nobody was asked now."""
        return self._turn_at if is_skipped and asked == self._turn_of else now

    async def turned(self, asked: str | None, since: float, now: float, is_skipped: bool) -> None:
        """Someone else is asked; `is_skipped`: but not really, and the turn that is on goes on."""
        if is_skipped:
            return
        if self._turn_of is not None and self._turn_of != asked:
            await self._charge(self._turn_of, now)
        self._turn_of, self._turn_at = asked, since

    def caught_up(self, asked: str | None, at: float) -> None:
        """Another server has played on, the last time at `at`."""
        if asked != self._turn_of:
            self._turn_of, self._turn_at = asked, at

    async def _charge(self, seat: str, now: float) -> None:
        """A turn has ended: what it took too long comes out of the bank."""
        clock = self._clocks.get(seat)
        if clock is None or (left := clock.bank_after(self._turn_at, now)) == clock.bank:
            return
        self._clocks[seat] = replace(clock, bank=left)
        with suppress(DBAPIError):  # then they have a little more time
            await asyncio.to_thread(self._store.set_clock, self._id, self._clocks[seat])

    async def take_leave(self, seat: str, is_away: bool, asked: str | None) -> None:
        """On vacation, or back: what it took is gone, and the turn that is on begins later."""
        clock, now = self._clocks.get(seat), time.time()
        if clock is None or (clock.away is not None) == is_away:
            return
        if is_away and clock.vacation <= 0:
            raise Refused("no-vacation-left")
        shift = 0.0
        if clock.away is None:
            new = replace(clock, away=now)
        else:
            spent = min(clock.vacation, now - clock.away)
            new = replace(clock, away=None, vacation=clock.vacation - spent)
            if asked == seat:
                shift = clock.rested(self._turn_at, now)
        await asyncio.to_thread(self._store.set_clock, self._id, new, shift)
        self._clocks[seat] = new
        self._turn_at += shift

    async def claim(self, seat: str, asked: str | None) -> GameRow:
        """The game is theirs, if the other has used up all time."""
        clock = self._clocks.get(asked or "")
        if asked is None or self.verdict is not None:
            raise Refused("game-over")
        if asked == seat or clock is None or clock.left(self._turn_at, time.time()) > 0:
            raise Refused("time-is-left")
        row = await asyncio.to_thread(self._store.adjudicate, self._id, asked, seat, ON_TIME)
        if row is None:
            raise Refused("stale")
        self.verdict = {"winner": seat, "reason": ON_TIME}
        return row

    async def look_again(self) -> None:
        """As the database has it: another server may have written it."""
        self._clocks = await asyncio.to_thread(self._store.clocks, self._id)
        self.verdict = await asyncio.to_thread(self._store.verdict, self._id)

    def told(self, asked: str | None) -> dict[str, Any]:
        clocks = [
            clock.told(self._turn_at if clock.seat == asked else None)
            for clock in self._clocks.values()
        ]
        return {"clocks": clocks, "verdict": self.verdict}
