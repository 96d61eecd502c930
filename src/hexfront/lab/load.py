"""A server under load: many games in progress on one process.

Saturated, every seat answers as soon as it is asked; paced, a second after its last answer. The
players are a process of their own, on the same machine. Whatever was acknowledged must be in the
database after the server was killed.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
import zlib
from statistics import median, quantiles
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from hexfront.lab.served import Served, served
from hexfront.server.database import open_engine
from hexfront.server.patch import apply
from hexfront.server.store import Store

SATURATED, PACED = 100, 200
"""Games in progress."""
OPEN = 1_000
"""Games that are open, most of them while their players think."""
SECONDS = 15
PACE = 1.0
"""Seconds from one answer of a seat to its next."""
SLOW_PACE = 10.0
"""The same in games that are only open."""
THINKERS, BESIDE = 8, 50
"""Games in which commanders think, and games of people beside them."""


SIDES = (
    ("volga", ("german", "soviet")),
    ("noretreat", ("axis", "soviet")),
    ("heroes", ("german", "soviet")),
    ("stalingrado", ("axis", "soviet")),
)
"""The games that are thought about, and who plays them one against one."""


class Player:
    """Somebody at one seat, who answers whenever asked, `pace` seconds after the last time."""

    def __init__(self, game: str, seat: str, token: str, pace: float) -> None:
        self.game = game
        self.seat = seat
        self.token = token
        self.pace = pace
        self.acknowledged: list[tuple[int, tuple[str, ...]]] = []
        self.waited: list[float] = []
        self.refused = 0
        self.bytes = 0
        self._rng = random.Random(token)
        self._told: dict[str, Any] = {}
        self._heard = asyncio.Event()

    @property
    def _number(self) -> int:
        number: int = self._told.get("number", 0)
        return number

    @property
    def _actions(self) -> list[list[str]]:
        return (self._told.get("decision") or {}).get("actions") or []

    async def play(self, host: str, all_here: asyncio.Barrier, seconds: float) -> None:
        address = f"ws://{host}/api/live"
        async with connect(address, max_size=None, compression=None) as socket:
            reading = asyncio.create_task(self._read(socket))
            await socket.send(json.dumps({"ask": "join", "token": self.token}))
            await self._heard.wait()
            await all_here.wait()
            self.bytes = 0
            until = time.perf_counter() + seconds
            if self.pace:
                await asyncio.sleep(self._rng.random() * self.pace)
            while time.perf_counter() < until:
                next_move = time.perf_counter() + self.pace
                if self._actions:
                    await self._move(socket)
                if self.pace:
                    await asyncio.sleep(next_move - time.perf_counter())
                elif not self._actions:
                    await self._until_asked(until)
            reading.cancel()

    async def _until_asked(self, until: float) -> None:
        self._heard.clear()
        if not self._actions:
            try:
                async with asyncio.timeout(max(0.001, until - time.perf_counter())):
                    await self._heard.wait()
            except TimeoutError:
                pass

    async def _move(self, socket: ClientConnection) -> None:
        number, action = self._number, self._rng.choice(self._actions)
        begin = time.perf_counter()
        body = {"number": number, "action": action}
        asked = {"ask": "play", "token": self.token, "body": body}
        await socket.send(json.dumps(asked))
        while self._number <= number:
            self._heard.clear()
            await self._heard.wait()
        self.waited.append(time.perf_counter() - begin)
        self.acknowledged.append((number, tuple(action)))

    async def _read(self, socket: ClientConnection) -> None:
        async for data in socket:
            self.bytes += len(data)
            message = json.loads(data if isinstance(data, str) else zlib.decompress(data))
            if "refused" in message:
                self.refused += 1
            elif message.get("type") == "state":
                self._told = message
            elif message.get("type") == "change":
                assert message["serial"] == self._told["serial"] + 1
                serial = message["serial"]
                self._told = {**apply(self._told, message["patch"]), "serial": serial}
            self._heard.set()


async def _play(server: Served, players: list[Player], seconds: float) -> float:
    """The seconds of the processor that it took the server."""
    all_here = asyncio.Barrier(len(players) + 1)
    async with asyncio.TaskGroup() as all_play:
        for player in players:
            all_play.create_task(player.play(server.host, all_here, seconds))
        await all_here.wait()
        before = server.cpu_seconds()
    return server.cpu_seconds() - before


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


def _think(server: Served, games: int) -> None:
    """Commanders play each other in so many games of every sort, until all of them think."""
    for number in range(games):
        game, seats = SIDES[number % len(SIDES)]
        table = server.new_table(game=game, mode="1v1", bots=dict.fromkeys(seats, "commander"))
        server.look(table["watch"])
    while server.metric("hexfront_bots_thinking") < games:
        time.sleep(0.1)


def _run(
    games: int, seconds: float, pace: float, game: str, thinkers: int = 0
) -> dict[str, float]:
    """Play, kill the server as it stands, and look into its database."""
    with served() as server:
        _think(server, thinkers)
        tables = [server.new_table(game=game, mode="1v1") for _ in range(games)]
        players = [
            Player(table["id"], seat["seat"], seat["token"], pace)
            for table in tables
            for seat in table["seats"]
        ]
        begin = time.process_time()
        cpu = asyncio.run(_play(server, players, seconds))
        own_cpu = time.process_time() - begin
        memory = server.memory_mb()
        thinking = server.metric("hexfront_bots_thinking")
        server.kill()
        lost = _lost(server.database, players)
    waited = [seconds * 1000 for player in players for seconds in player.waited]
    actions = max(1, len(waited))
    return {
        "actions_per_s": round(len(waited) / seconds, 1),
        "cpu_ms_per_action": round(cpu * 1000 / actions, 3),
        "players_cpu_ms_per_action": round(own_cpu * 1000 / actions, 3),
        "bytes_per_action": round(sum(player.bytes for player in players) / actions),
        "p50_ms": round(median(waited), 1),
        "p95_ms": round(quantiles(waited, n=20)[-1], 1),
        "memory_mb": round(memory, 1),
        "refused": sum(player.refused for player in players),
        "lost": lost,
        "thinking": thinking,
    }


def measure(
    saturated: int = SATURATED, paced: int = PACED, seconds: float = SECONDS, game: str = "volga"
) -> dict[str, Any]:
    full = _run(saturated, seconds, 0, game)
    slow = _run(paced, seconds, PACE, game)
    return {
        "game": game,
        "saturated_games": saturated,
        "saturated_actions_per_s": full["actions_per_s"],
        "saturated_p95_ms": full["p95_ms"],
        "cpu_ms_per_action": full["cpu_ms_per_action"],
        "players_cpu_ms_per_action": full["players_cpu_ms_per_action"],
        "bytes_per_action": full["bytes_per_action"],
        "memory_mb": full["memory_mb"],
        "paced_games": paced,
        "paced_actions_per_s": slow["actions_per_s"],
        "paced_p50_ms": slow["p50_ms"],
        "paced_p95_ms": slow["p95_ms"],
        "refused": full["refused"] + slow["refused"],
        "lost": full["lost"] + slow["lost"],
    }


def measure_thinking(seconds: float = SECONDS) -> dict[str, float]:
    """People who play while commanders think, and the same without these."""
    quiet = _run(BESIDE, seconds, PACE, "volga")
    full = _run(BESIDE, seconds, PACE, "volga", THINKERS)
    return {
        "thinking_commanders": full["thinking"],
        "thinking_p50_ms": full["p50_ms"],
        "thinking_p95_ms": full["p95_ms"],
        "not_thinking_p95_ms": quiet["p95_ms"],
    }


def measure_others(seconds: float = SECONDS) -> dict[str, float]:
    """Longer games without a pause, and very many that are open."""
    found: dict[str, float] = {}
    for game in ("noretreat", "stalingrado"):
        full = _run(SATURATED, seconds, 0, game)
        found[f"{game}_actions_per_s"] = full["actions_per_s"]
        found[f"{game}_cpu_ms_per_action"] = full["cpu_ms_per_action"]
        found[f"{game}_bytes_per_action"] = full["bytes_per_action"]
    slow = _run(OPEN, seconds, SLOW_PACE, "volga")
    return found | {
        "open_games": OPEN,
        "open_p50_ms": slow["p50_ms"],
        "open_p95_ms": slow["p95_ms"],
        "open_memory_mb": slow["memory_mb"],
    }
