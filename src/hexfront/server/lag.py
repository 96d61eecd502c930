"""A watch on the event loop: how long it could not listen because something kept it busy."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque

EVERY = 0.01
"""Seconds between two looks: whatever keeps the loop for longer than twice that is seen."""
MINUTE = 60.0

log = logging.getLogger("hexfront.server")


class LagWatch:
    def __init__(self, limit_ms: float) -> None:
        self.limit_ms = limit_ms
        self._seen: deque[tuple[float, float]] = deque(maxlen=1_000)

    @property
    def worst_ms(self) -> float:
        """Of the last minute."""
        since = time.monotonic() - MINUTE
        return round(max((ms for at, ms in self._seen if at > since), default=0.0), 1)

    async def run(self) -> None:
        while True:
            begin = time.monotonic()
            await asyncio.sleep(EVERY)
            now = time.monotonic()
            late = (now - begin - EVERY) * 1000
            if late > 1:
                self._seen.append((now, late))
            if late > self.limit_ms:
                log.warning("the loop was kept busy", extra={"ms": round(late, 1)})
