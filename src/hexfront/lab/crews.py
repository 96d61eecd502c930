"""Who plays the games of a simulation: this process, some processes, or a Ray cluster.

Games are handed out in batches that take about a second each, by the games measured so far. A batch
whose worker died is handed out again; nothing of it has been counted.
"""

from __future__ import annotations

import logging
import multiprocessing
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from hexfront.core.game import BadSetup
from hexfront.lab.plans import Plan, Row, play_one, play_some

BATCH_SECONDS = 1.0
LARGEST = 2_000
TRIES = 3

Batch = Sequence[int]


class Batches:
    """Numbers still to be played, handed out by the length of the games before them."""

    def __init__(self, numbers: Iterator[int]) -> None:
        self._numbers = numbers
        self._again: list[list[int]] = []
        self._tries: dict[int, int] = {}
        self._seconds = self._played = 0.0

    def next(self) -> list[int]:
        """The next batch; empty if there is none."""
        if self._again:
            return self._again.pop()
        size = 1
        if self._played:
            size = int(BATCH_SECONDS * self._played / max(self._seconds, 1e-9))
        batch = []
        for number in self._numbers:
            batch.append(number)
            if len(batch) >= min(LARGEST, size):
                break
        return batch

    def measure(self, rows: Sequence[Row]) -> None:
        self._seconds += sum(row.seconds for row in rows)
        self._played += len(rows)

    def lost(self, batch: Batch) -> list[int]:
        """To be handed out again, game by game; those that cost several workers are given up."""
        hopeless = []
        for number in batch:
            self._tries[number] = self._tries.get(number, 0) + 1
            if self._tries[number] >= TRIES:
                hopeless.append(number)
            else:
                self._again.append([number])
        return hopeless


class Crew(Protocol):
    """Plays batches of a plan; rows come in the order in which they are finished."""

    def play(self, plan: Plan, batches: Batches) -> Iterator[list[Row]]: ...


class Alone:
    """This process, game by game."""

    def play(self, plan: Plan, batches: Batches) -> Iterator[list[Row]]:
        while batch := batches.next():
            for number in batch:
                row = play_one(plan, number)
                batches.measure([row])
                yield [row]


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_workers(pool: ProcessPoolExecutor, others: Sequence[BaseProcess]) -> None:
    """Ends a pool at once, but none of the processes that were there before it.

    Who has interrupted does not wait for games that nobody will count; and a second interrupt while
    workers end by themselves would leave them, and us, waiting for ever.
    """
    for child in multiprocessing.active_children():
        if child not in others:
            child.terminate()
    pool.shutdown(wait=True, cancel_futures=True)


class Processes:
    """Some processes of this machine."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def _pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, leave_interrupts_to_the_parent)

    def play(self, plan: Plan, batches: Batches) -> Iterator[list[Row]]:
        others = multiprocessing.active_children()
        pool = self._pool()
        waiting: dict[Future[list[Row]], list[int]] = {}
        try:
            while True:
                while len(waiting) < self._workers + 1 and (batch := batches.next()):
                    waiting[pool.submit(play_some, plan, batch)] = batch
                if not waiting:
                    return
                done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                if any(isinstance(one.exception(), BrokenProcessPool) for one in done):
                    # One worker died and the pool with it: whatever was not finished is lost.
                    finished = [one for one in waiting if one.done() and not one.exception()]
                    yield from self._taken(finished, waiting, batches)
                    for lost in waiting.values():
                        yield [_given_up(plan, number) for number in batches.lost(lost)]
                    waiting.clear()
                    pool.shutdown(wait=False, cancel_futures=True)
                    pool = self._pool()
                else:
                    yield from self._taken(done, waiting, batches)
        finally:
            end_workers(pool, others)

    def _taken(
        self, done: Any, waiting: dict[Future[list[Row]], list[int]], batches: Batches
    ) -> Iterator[list[Row]]:
        for future in done:
            del waiting[future]
            rows = future.result()
            batches.measure(rows)
            yield rows


def _given_up(plan: Plan, number: int) -> Row:
    reason = f"the worker died {TRIES} times at this game"
    return Row(number, plan.game_seed(number), "", "", "", 0, 0, 0.0, "{}", reason)


class Cluster:
    """A Ray cluster by its address, or `local`: one of this machine's own."""

    def __init__(self, address: str, workers: int) -> None:
        self._address = address
        self._workers = workers

    def play(self, plan: Plan, batches: Batches) -> Iterator[list[Row]]:
        ray = self._connected()
        try:
            # A task whose worker died is played again by Ray, on another one.
            play: Callable[..., Any] = ray.remote(max_retries=TRIES)(play_some).remote
            count = self._workers if self._address == "local" else _cores(ray)
            waiting: list[Any] = []
            while True:
                while len(waiting) < count + 1 and (batch := batches.next()):
                    waiting.append(play(plan, batch))
                if not waiting:
                    return
                done, waiting = ray.wait(waiting)
                for one in done:
                    rows: list[Row] = ray.get(one)
                    batches.measure(rows)
                    yield rows
        finally:
            ray.shutdown()

    def _connected(self) -> Any:
        try:
            import ray
        except ModuleNotFoundError:
            raise BadSetup("--ray needs Ray: pip install 'hexfront[ray]'") from None
        try:
            if self._address == "local":
                ray.init(
                    address="local",
                    num_cpus=self._workers,
                    include_dashboard=False,
                    log_to_driver=False,
                    logging_level=logging.ERROR,
                )
            else:
                _knock(self._address)
                ray.init(self._address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            reason = (str(error).strip() or "no answer").splitlines()[0]
            raise BadSetup(f"there is no Ray cluster at {self._address}: {reason}") from None
        return ray


def _knock(address: str) -> None:
    """Ray itself waits for minutes before it says that nobody is there."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), timeout=5).close()


def _cores(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def crew(workers: int, ray: str | None) -> Crew:
    if ray is not None:
        return Cluster(ray, workers)
    return Alone() if workers == 1 else Processes(workers)
