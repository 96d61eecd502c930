"""The processes in which computer players think: of low priority, and each with a memory.

A bot follows its plan from one decision to the next. So a game stays with the process that knows
its plan until a person is asked; games that find no process free wait in a queue.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from hexfront.server.config import Config
from hexfront.server.workers import Worker

NICE = 10
"""Players are served first: thinking takes what they leave."""


@dataclass(eq=False, slots=True)
class Job:
    """A decision that waits for a process."""

    game: str
    free: asyncio.Future[Worker] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


class Thinkers:
    def __init__(self, url: str, config: Config) -> None:
        self._seconds = config.thinking_seconds
        self._workers = [Worker(url, config, NICE) for _ in range(config.thinking_workers)]
        self._idle = list(self._workers)
        self._homes: dict[str, Worker] = {}
        """Where the plan of a game is known."""
        self._busy: dict[str, Worker] = {}
        self._queue: list[Job] = []

    @property
    def waiting(self) -> int:
        return len(self._queue)

    def place(self, game: str) -> int:
        """The place of a game in the queue, from 1 on; 0 if it does not wait."""
        return next((n for n, job in enumerate(self._queue, 1) if job.game == game), 0)

    async def think(self, game: str, *about: Any) -> Any:
        """What a bot answers, when it is its game's turn to be thought about."""
        worker = await self._turn(game)
        self._busy[game] = worker
        try:
            return await worker.do(self._seconds, "think", game, *about)
        finally:
            del self._busy[game]
            self._idle.append(worker)
            self._share_out()

    async def _turn(self, game: str) -> Worker:
        job = Job(game)
        self._queue.append(job)
        self._share_out()
        try:
            return await job.free
        except asyncio.CancelledError:
            if job in self._queue:
                self._queue.remove(job)
            elif job.free.done() and not job.free.cancelled():
                self._idle.append(job.free.result())
                self._share_out()
            raise

    def _share_out(self) -> None:
        """Whoever has waited longest comes first, unless its own process is busy."""
        for job in list(self._queue):
            worker = self._homes.get(job.game) or self._least_known()
            if worker in self._idle:
                self._idle.remove(worker)
                self._queue.remove(job)
                self._homes[job.game] = worker
                job.free.set_result(worker)

    def _least_known(self) -> Worker | None:
        """The idle process to which the fewest games come back."""
        homes = list(self._homes.values())
        return min(self._idle, key=homes.count, default=None)

    def hurry(self, game: str) -> None:
        """Who thinks about this game plays the best it has found; who waits will not search."""
        if worker := self._busy.get(game):
            worker.hurry(game)

    def forget(self, game: str) -> None:
        """A person is asked: the next plan may be made anywhere."""
        self._homes.pop(game, None)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.close()
