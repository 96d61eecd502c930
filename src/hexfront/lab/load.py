"""A server under load: many games in progress on one process, a move a second from every seat."""

from __future__ import annotations

import asyncio
import json
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect

from hexfront.core.game import HexfrontError
from hexfront.server.store import Store, open_engine

GAMES = 200
SECONDS = 30
PACE = 1.0
"""Seconds from one move of a seat to its next."""


class Served:
    """`hexfront serve` as a process of its own, with its database in a file."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'games.sqlite'}"
        command = [sys.executable, "-m", "hexfront", "serve", "--port", "0", "--db", self.database]
        with (folder / "log").open("w") as log:
            self._process = subprocess.Popen(command, stderr=log)
        self.host = self._listening(folder / "log")

    def _listening(self, log: Path) -> str:
        while self._process.poll() is None:
            if found := re.search(r"http://(localhost:\d+)/", log.read_text()):
                return found[1]
            time.sleep(0.05)
        raise HexfrontError(f"the server did not start: {log.read_text().strip()}")

    def kill(self) -> None:
        """As a power cut would, for the process."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def new_table(self, **setup: Any) -> dict[str, Any]:
        body = json.dumps(setup).encode()
        headers = {"content-type": "application/json"}
        with urlopen(Request(f"http://{self.host}/api/tables", body, headers)) as answer:
            table: dict[str, Any] = json.load(answer)
        return table


@contextmanager
def served() -> Iterator[Served]:
    with TemporaryDirectory() as folder:
        server = Served(Path(folder))
        try:
            yield server
        finally:
            server.kill()


class Player:
    """Somebody at one seat, who answers a second after the last move whenever asked."""

    def __init__(self, game: str, seat: str, token: str) -> None:
        self.game = game
        self.seat = seat
        self.token = token
        self.acknowledged: list[tuple[int, tuple[str, ...]]] = []
        self.waited: list[float] = []
        self.refused = 0
        self._rng = random.Random(token)
        self._number = 0
        self._actions: list[list[str]] = []
        self._heard = asyncio.Event()

    async def play(self, host: str, until: float) -> None:
        async with connect(f"ws://{host}/api/live", max_size=None) as socket:
            reading = asyncio.create_task(self._read(socket))
            await socket.send(json.dumps({"join": self.token}))
            await asyncio.sleep(self._rng.random() * PACE)
            while time.perf_counter() < until:
                next_move = time.perf_counter() + PACE
                if self._actions:
                    await self._move(socket)
                await asyncio.sleep(next_move - time.perf_counter())
            reading.cancel()

    async def _move(self, socket: ClientConnection) -> None:
        number, action = self._number, self._rng.choice(self._actions)
        self._actions = []
        self._heard.clear()
        begin = time.perf_counter()
        move = {"token": self.token, "number": number, "action": action}
        await socket.send(json.dumps({"play": move}))
        while self._number <= number:
            await self._heard.wait()
            self._heard.clear()
        self.waited.append(time.perf_counter() - begin)
        self.acknowledged.append((number, tuple(action)))

    async def _read(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                self.refused += 1
            elif message["type"] == "state":
                self._number = message["number"]
                self._actions = (message["decision"] or {}).get("actions") or []
                self._heard.set()


async def _play(server: Served, players: list[Player], seconds: float) -> None:
    until = time.perf_counter() + seconds
    async with asyncio.TaskGroup() as all_play:
        for player in players:
            all_play.create_task(player.play(server.host, until))


def _lost(database: str, players: list[Player]) -> int:
    """Moves that were acknowledged and are not in the list."""
    engine = open_engine(database)
    lists = {game: Store(engine).entries(game) for game in {player.game for player in players}}
    engine.dispose()
    written = {
        (game, entry.number, entry.seat, entry.action)
        for game, entries in lists.items()
        for entry in entries
    }
    return sum(
        (player.game, number, player.seat, action) not in written
        for player in players
        for number, action in player.acknowledged
    )


def measure(games: int = GAMES, seconds: float = SECONDS) -> dict[str, Any]:
    """Play, kill the server as it stands, and look into its database."""
    with served() as server:
        tables = [server.new_table(game="volga", mode="1v1") for _ in range(games)]
        players = [
            Player(table["id"], seat["seat"], seat["token"])
            for table in tables
            for seat in table["seats"]
        ]
        asyncio.run(_play(server, players, seconds))
        server.kill()
        lost = _lost(server.database, players)
    waited = [seconds * 1000 for player in players for seconds in player.waited]
    return {
        "games": games,
        "moves_per_s": round(len(waited) / seconds, 1),
        "response_ms": round(median(waited), 1),
        "slow_response_ms": round(quantiles(waited, n=20)[-1], 1),
        "refused": sum(player.refused for player in players),
        "lost": lost,
    }
