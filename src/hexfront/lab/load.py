"""A server under load: many games in progress on one process, a move a second from every seat."""

from __future__ import annotations

import asyncio
import json
import random
import time
from statistics import median, quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from hexfront.lab.served import Served, served
from hexfront.server.store import Store, open_engine

GAMES = 200
SECONDS = 30
PACE = 1.0
"""Seconds from one move of a seat to its next."""


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

    async def play(self, host: str, all_here: asyncio.Barrier, seconds: float) -> None:
        async with connect(f"ws://{host}/api/live", max_size=None) as socket:
            reading = asyncio.create_task(self._read(socket))
            await socket.send(json.dumps({"join": self.token}))
            await self._heard.wait()
            await all_here.wait()
            until = time.perf_counter() + seconds
            await asyncio.sleep(self._rng.random() * PACE)
            while (next_move := time.perf_counter() + PACE) < until + PACE:
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
    all_here = asyncio.Barrier(len(players))
    async with asyncio.TaskGroup() as all_play:
        for player in players:
            all_play.create_task(player.play(server.host, all_here, seconds))


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
