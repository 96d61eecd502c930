"""Moments that pass by themselves: nobody is asked where there is nothing to choose."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from hexfront.core.game import TYPE_DIE, Decision, Game
from hexfront.server.store import SeatRow

AT_ONCE = 16
"""Moments that pass in one go; the others get their turn before the next."""


class Passing:
    """Of one game: which moments pass, and which of its actions nobody was asked for."""

    __slots__ = ("_seats", "_skips", "_unasked")

    def __init__(
        self, seats: Mapping[str, SeatRow], skips: Mapping[str, Collection[str]]
    ) -> None:
        """Both as they are at any time."""
        self._seats = seats
        self._skips = skips
        self._unasked: dict[int, str] = {}

    def is_passed_over(self, game: Game, length: int) -> bool:
        """A person who does not want to be asked at such a moment, or who could only go on."""
        decision = game.decision
        if decision is None or self._seats[decision.seat].bot is not None:
            return False
        if decision.is_skipped(self._skips[decision.seat]):
            return True
        return self._is_idle(game, length, decision)

    def _is_idle(self, game: Game, length: int, decision: Decision) -> bool:
        """Whether a person could only go on: then nobody is asked, unless a pause hides something.

        It does from people at other screens. And who may still take back what led here is asked:
        the way on may be one of no return.
        """
        actions = decision.actions
        if len(actions) > 1 or len(actions[0]) > 1 or decision.prompt == TYPE_DIE:
            return False
        if any(other.bot is None for other in self._elsewhere(decision.seat)):
            return False
        return decision.skip is not None or not self.can_undo(game, length, decision.seat)

    def _elsewhere(self, seat: str) -> list[SeatRow]:
        """Those who do not sit at the same screen as a seat."""
        host = self._seats[seat].host
        return [one for one in self._seats.values() if one.seat != seat and not (host and one.host)]

    def can_undo(self, game: Game, length: int, seat: str) -> bool:
        """Whether a seat's last answer can be taken back, with all that followed unasked."""
        at = length - 1
        for last in reversed(game.history):
            if last.revealed or last.seat != seat:
                return False
            if at not in self._unasked:
                return True
            at -= 1
        return False

    def passed(self, game: Game, length: int) -> tuple[str, tuple[str, ...]]:
        """Whose moment passes, and with what answer."""
        decision = game.decision
        assert decision is not None
        self._unasked[length] = decision.seat
        return decision.seat, decision.skip or decision.actions[0]

    def is_unasked(self, at: int) -> bool:
        return at in self._unasked

    def forget(self, before: int, length: int) -> None:
        """What is told no longer, and what was not played after all, or taken back."""
        if self._unasked:
            kept = {at: who for at, who in self._unasked.items() if before <= at < length}
            self._unasked = kept

    def of(self, seat: str | None, length: int) -> list[int]:
        """The latest actions that a seat was not asked for, by their place in the log."""
        return [at for at, whose in self._unasked.items() if whose == seat and at < length]
