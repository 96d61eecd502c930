"""A game as a worker has it, with its whole past: to be recorded, looked back at, thought about."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from hexfront.bots import Bot
from hexfront.bots.advising import Adviser
from hexfront.core.game import Game
from hexfront.core.record import Record
from hexfront.server import snapshots
from hexfront.server.listed import (
    UNDO,
    Find,
    begun,
    replayed,
    restored,
    setup_of,
    view_of,
)
from hexfront.server.refused import Refused
from hexfront.server.store import Entry, GameRow, SeatRow, Snapshot, Store
from hexfront.server.tables import luck_of


class Replica:
    """One game, up to the entry before `number`."""

    def __init__(self, store: Store, row: GameRow, game: Game, number: int) -> None:
        self.store = store
        self.row = row
        self.game = game
        self.number = number
        self.seats: list[SeatRow] = store.seats(row.id)
        self.minds: dict[tuple[str, str], Bot] = {}
        """The bots that have thought about it, by seat and name, each with its plan."""
        self.adviser: Adviser | None = None
        """Who gives hints, with the plan of the last one."""

    @classmethod
    def load(cls, store: Store, find: Find, id: str) -> Replica:
        row = store.game(id)
        if row is None or row.is_waiting:
            raise Refused("unknown-game")
        definition, setup = setup_of(find, row)
        listed = store.entries(id)
        if not listed:
            raise Refused("broken-game", why=f"game {id} has no set-up")
        if all(entry.length is not None for entry in listed):
            taken = store.snapshots(id)
            games = [restored(definition, setup, row, one) for one in taken]
            if games and all(game is not None for game in games):
                first = begun(definition, setup, row, listed[0].rolls)
                game = _put_together(first, row, listed, taken, [g for g in games if g])
                return cls(store, row, game, len(listed))
        game = begun(definition, setup, row, listed[0].rolls)
        _tell(store, row, game, listed)
        return cls(store, row, game, len(listed))

    def catch_up(self) -> None:
        """Play what has come into the list since."""
        listed = self.store.entries(self.row.id, self.number)
        for _ in replayed(self.game, self.row, listed):
            self.number += 1

    def check(self, action: Sequence[str]) -> None:
        refusal = self.game.why_not(action)
        if refusal is not None:
            raise Refused(refusal.reason, refusal.rule, refusal.why)

    def view(self, at: int, seat: str | None) -> dict[str, Any]:
        """What a seat saw after action `at`, or all of them together."""
        history = self.game.history
        state = history[at].before if at < len(history) else self.game.state
        seats = (*self.game.mode.seats, *self.game.mode.automatic)
        return view_of(self.game.definition, state, seat, seats)

    def record(self) -> Record:
        """The game as a file, with what its seed was made of."""
        self.game.seed = self.row.seed
        record = Record.of(self.game)
        header: dict[str, Any] = dict(record.header)
        if self.row.since is not None:
            header["since"] = self._settled(self.row.since)
        if self.row.secret is not None:
            header["fair"] = {"secret": self.row.secret, "luck": luck_of(self.seats)}
        return replace(record, header=header)

    def _settled(self, since: int) -> int:
        """The last of the actions played elsewhere that cannot have been taken back."""
        ours = self.game.history[: since - 1]
        return next((n for n in range(len(ours), 0, -1) if ours[n - 1].revealed), 0)


def _put_together(
    game: Game, row: GameRow, listed: list[Entry], taken: list[Snapshot], games: list[Game]
) -> Game:
    """The past as it was told, with the states of the snapshots; the rest is played."""
    last = taken[-1]
    first = game.state
    standing = {entry.length: entry.told for entry in listed[: last.number] if entry.told}
    told = [standing[length] for length in range(1, last.length + 1)]
    found = games[-1]
    found.opening = snapshots.played(told[0])
    for text in told[1:]:
        found.remember(snapshots.played(text))
    found.history[0].kept = first
    for one, state in zip(taken[:-1], (one.state for one in games), strict=False):
        found.history[one.length - 1].kept = state
    for _ in replayed(found, row, listed[last.number :]):
        pass
    return found


def _tell(store: Store, row: GameRow, game: Game, listed: list[Entry]) -> None:
    """Play the whole list, and write down what older programs did not, or wrote in another form."""
    length = 1 if game.is_set_up else 0
    ended = [(0, length, snapshots.told(game.opening) if length else None)]
    taken: list[tuple[int, int, bytes]] = []
    last = 0
    for entry in replayed(game, row, listed[1:]):
        before, length = length, len(game.history) + (1 if game.is_set_up else 0)
        told = None
        if length > before:
            told = snapshots.told(game.history[-1] if length > 1 else game.opening)
        ended.append((entry.number, length, told))
        is_settled = entry.action != (UNDO,) and length > before and length > 1
        if is_settled and game.history[-1].revealed and length - last >= snapshots.APART:
            data = snapshots.write(game.definition, game.state)
            taken.append((entry.number + 1, length, data))
            last = length
    if any(entry.length is None for entry in listed):
        store.tell(row.id, ended)
    store.drop_snapshots(row.id)
    for number, length, data in taken:
        store.add_snapshot(row.id, number, length, data)
