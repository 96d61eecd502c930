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
from hexfront.server.turns import ASKER, Turns
from hexfront.server.worker import HEAD, HURRY

BUSY_WAIT = 5.0
"""Seconds after which it may be tried again when too much work waits."""


class Worker:
    """One process, started when it is needed first, and again after it was cut off."""

    def __init__(self, url: str, config: Config, nice: int = 0) -> None:
        self._arguments = (url, str(config.worker_bytes), str(nice))
        self._process: Process | None = None

    async def do(self, seconds: float, name: str, *args: Any) -> Any:
        """What came of a piece of work; Refused if it was not to be done, or took too long."""
        try:
            process = self._process
            if process is None:
                process = self._process = await self._started()
            async with asyncio.timeout(seconds):
                done, answer = await _asked(process, name, args)
        except BaseException as error:
            self._end()
            if isinstance(error, TimeoutError):
                raise Refused("took-too-long") from None
            if isinstance(error, OSError | EOFError):
                raise Refused("failed", why="the work was cut off") from None
            raise
        if not done:
            raise answer
        return answer

    def hurry(self, game: str) -> None:
        """If it thinks about this game, it has thought enough."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.write(_packed(HURRY, (game,)))

    async def _started(self) -> Process:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "hexfront.server.worker"),
            *self._arguments,
            stdin=PIPE,
            stdout=PIPE,
        )

    def _end(self) -> Process | None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        return process

    async def close(self) -> None:
        process = self._end()
        if process is not None:
            await process.wait()


class Workers:
    """So many processes; one piece of work each at a time, and those who ask take turns."""

    def __init__(
        self, url: str, count: int, seconds: float, config: Config, nice: int = 0
    ) -> None:
        self._seconds = seconds
        self._config = config
        self._turns = Turns(count)
        self._all = [Worker(url, config, nice) for _ in range(count)]
        self._idle = list(self._all)
        self._waiting = 0

    async def do(self, name: str, *args: Any) -> Any:
        """What came of a piece of work; Refused if it was not to be done, or took too long."""
        config, asker = self._config, ASKER.get()
        is_greedy = bool(asker) and self._turns.waiting(asker) >= config.address_waiting_work
        if is_greedy or self._waiting >= config.waiting_work:
            raise Refused("too-much-work", wait=BUSY_WAIT)
        self._waiting += 1
        try:
            async with self._turns.turn(asker):
                worker = self._idle.pop()
                try:
                    return await worker.do(self._seconds, name, *args)
                finally:
                    self._idle.append(worker)
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        for worker in self._all:
            await worker.close()


def _packed(name: str, args: tuple[Any, ...]) -> bytes:
    data = pickle.dumps((name, args))
    return HEAD.pack(len(data)) + data


async def _asked(process: Process, name: str, args: tuple[Any, ...]) -> tuple[bool, Any]:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(_packed(name, args))
    await process.stdin.drain()
    head = await process.stdout.readexactly(HEAD.size)
    done, answer = pickle.loads(await process.stdout.readexactly(*HEAD.unpack(head)))
    return done, answer
