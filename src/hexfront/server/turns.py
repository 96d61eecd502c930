"""Who gets the next free worker: those who ask take turns, however much each of them asks."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar

ASKER: ContextVar[str] = ContextVar("asker", default="")
"""From where what is being done was asked for, as limits count it; the server itself is nobody."""


class Turns:
    """So many at a time; of the others first who comes from elsewhere than the last one."""

    def __init__(self, free: int) -> None:
        self._free = free
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    def waiting(self, asker: str) -> int:
        return len(self._waiting.get(asker, ()))

    @asynccontextmanager
    async def turn(self, asker: str) -> AsyncIterator[None]:
        if self._free and not self._waiting:
            self._free -= 1
        else:
            await self._wait(asker)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, asker: str) -> None:
        own = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(own)
        try:
            await own
        except asyncio.CancelledError:
            if own.done() and not own.cancelled():
                self._next()  # it came too late
            raise

    def _next(self) -> None:
        while self._waiting:
            asker, own = next(iter(self._waiting.items()))
            first = own.popleft()
            del self._waiting[asker]
            if own:
                self._waiting[asker] = own  # behind everybody else
            if not first.done():
                first.set_result(None)
                return
        self._free += 1
