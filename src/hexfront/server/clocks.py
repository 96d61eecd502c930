"""Clocks of games that take days: time for a turn, a bank for when that is over, and vacation.

A turn has its own time. What it takes longer comes out of the bank. While a player is on vacation
nothing runs, as long as the vacation lasts. When all is used up, the other player may claim the
game; nobody else decides anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Clock:
    """Of one seat, in seconds."""

    seat: str
    move: float
    bank: float
    vacation: float
    away: float | None = None
    """Since when its player is on vacation."""

    def rested(self, since: float, now: float) -> float:
        """How much of the time from `since` to `now` was vacation."""
        if self.away is None:
            return 0.0
        return max(0.0, min(now, self.away + self.vacation) - max(since, self.away))

    def used(self, since: float, now: float) -> float:
        return max(0.0, now - since - self.rested(since, now))

    def left(self, since: float, now: float) -> float:
        """Of a turn that began at `since`."""
        return self.move + self.bank - self.used(since, now)

    def bank_after(self, since: float, now: float) -> float:
        """What is left in the bank when a turn ends; who moves late is back in time."""
        return max(0.0, self.bank - max(0.0, self.used(since, now) - self.move))

    def until(self, since: float) -> float:
        """When a turn that began at `since` is over."""
        end = since + self.move + self.bank
        return end + self.rested(since, self.away + self.vacation if self.away else end)

    def told(self, since: float | None) -> dict[str, Any]:
        """`since`: it is this seat's turn."""
        return {
            "seat": self.seat,
            "move": self.move,
            "bank": self.bank,
            "vacation": self.vacation,
            "away": self.away is not None,
            "until": None if since is None else self.until(since),
        }
