"""The processes that do the long work of a server."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from typing import Any

from hexfront.server.config import Config
from hexfront.server.refused import Refused
from hexfront.server.worker import HEAD

BUSY_WAIT = 5.0
"""Seconds after which it may be tried again when too much work waits."""


class Workers:
    """So many processes, each started when it is needed first; one piece of work each at a time."""

    def __init__(self, url: str, count: int, seconds: float, config: Config) -> None:
        self._url = url
        self._seconds = seconds
        self._config = config
        self._free = asyncio.Semaphore(count)
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._waiting = 0

    async def do(self, name: str, *args: Any) -> Any:
        """What came of a piece of work; Refused if it was not to be done, or took too long."""
        if self._waiting >= self._config.waiting_work:
            raise Refused("too-much-work", wait=BUSY_WAIT)
        self._waiting += 1
        try:
            async with self._free:
                process = self._idle.pop() if self._idle else await self._start()
                try:
                    async with asyncio.timeout(self._seconds):
                        done, answer = await _asked(process, name, args)
                except BaseException as error:
                    self._end(process)
                    if isinstance(error, TimeoutError):
                        raise Refused("took-too-long") from None
                    if isinstance(error, OSError | EOFError):
                        raise Refused("failed", why="the work was cut off") from None
                    raise
                self._idle.append(process)
        finally:
            self._waiting -= 1
        if not done:
            raise answer
        return answer

    async def _start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "hexfront.server.worker"),
            *(self._url, str(self._config.worker_bytes)),
            stdin=PIPE,
            stdout=PIPE,
        )
        self._all.add(process)
        return process

    def _end(self, process: Process) -> None:
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()

    async def close(self) -> None:
        for process in list(self._all):
            self._end(process)
            await process.wait()


async def _asked(process: Process, name: str, args: tuple[Any, ...]) -> tuple[bool, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    data = pickle.dumps((name, args))
    process.stdin.write(HEAD.pack(len(data)) + data)
    await process.stdin.drain()
    head = await process.stdout.readexactly(HEAD.size)
    done, answer = pickle.loads(await process.stdout.readexactly(*HEAD.unpack(head)))
    return done, answer
