"""Writing together: what comes in while the disk is busy goes to it in one go."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, TypeVar

T = TypeVar("T")


class Written(asyncio.Future[None]):
    """What is on its way to the disk cannot be called back: who is told to stop hears it then."""

    def cancel(self, msg: object = None) -> bool:
        return False

    def give_up(self) -> None:
        super().cancel()


class WriteQueue(Generic[T]):
    """Hands all that waits to `write`, in a thread and one call at a time.

    To have something on the disk takes longer than to play it, and no longer for many than for
    one: a game that waits for its own write must not hold up the others.
    """

    def __init__(self, write: Callable[[list[T]], None]) -> None:
        self._write = write
        self._waiting: list[tuple[T, Written]] = []
        self._writer: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "write_queue")
        self.writes = 0
        self.seconds = 0.0
        """How long these took together."""

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def add(self, item: T) -> Written:
        """Done when the item is written; raises what its writing raised."""
        loop = asyncio.get_running_loop()
        written = Written(loop=loop)
        self._waiting.append((item, written))
        if self._writer is None:
            self._writer = loop.create_task(self._write_all())
        return written

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        batch: list[tuple[T, Written]] = []
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                items = [item for item, _ in batch]
                begin = time.perf_counter()
                errors = await loop.run_in_executor(self._thread, self._errors, items)
                self.writes += 1
                self.seconds += time.perf_counter() - begin
                for (_, written), error in zip(batch, errors, strict=True):
                    if error is None:
                        written.set_result(None)
                    else:
                        written.set_exception(error)
        except asyncio.CancelledError:  # the server ends: nobody is told that it was written
            for _, written in (*batch, *self._waiting):
                written.give_up()
            raise
        finally:
            self._writer = None

    def _errors(self, items: list[T]) -> list[Exception | None]:
        """Write them together; if that fails, each by itself, so that one does not harm others."""
        try:
            self._write(items)
        except Exception as error:
            if len(items) == 1:
                return [error]
            return [error for item in items for error in self._errors([item])]
        return [None] * len(items)
