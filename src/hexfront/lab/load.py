"""A server under load: many games in progress on one process.

Saturated, every seat answers as soon as it is asked; paced, a second after its last answer. The
players are a process of their own, on the same machine. Whatever was acknowledged must be in the
database after the server was killed.
"""

from __future__ import annotations

import asyncio
import random
import sys
import time
import zlib
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, TypeVar, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

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
PATIENCE = 30.0
"""Seconds in which the last moves must be answered."""
THINKERS, BESIDE = 8, 50
"""Games in which commanders think, and games of people beside them."""


SIDES = (
    ("volga", ("german", "soviet")),
    ("noretreat", ("axis", "soviet")),
    ("heroes", ("german", "soviet")),
    ("stalingrado", ("axis", "soviet")),
)
"""The games that are thought about, and who plays them one against one."""


T = TypeVar("T")

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


class Player:
    """Someone at one seat, who answers whenever asked, `pace` seconds after the last time."""

    def __init__(self, game: str, seat: str, token: str, pace: float) -> None:
        self.game = game
        self.seat = seat
        self.token = token
        self.pace = pace
        self.acknowledged: list[tuple[int, tuple[str, ...]]] = []
        self.waited: list[float] = []
        self.refused = 0
        self.bytes = 0
        self.here = asyncio.Event()
        self.send: Callable[[bytes], None]
        self._rng = random.Random(token)
        self._told: dict[str, Any] = {}
        self._until = 0.0
        self._asked: tuple[int, list[str], float] | None = None

    @property
    def is_waiting(self) -> bool:
        """For the answer to a move."""
        return self._asked is not None

    def join(self) -> None:
        self.send(_encode({"ask": "join", "token": self.token}))

    def begin(self, until: float) -> None:
        """Play until then."""
        self.bytes, self._until = 0, until
        if self.pace:
            self._rest(self._rng.random() * self.pace)
        else:
            self._move()

    def hear(self, data: bytes, is_packed: bool) -> None:
        """A message: all of it is read, as a browser does."""
        self.bytes += len(data)
        message = _decode(zlib.decompress(data) if is_packed else data)
        kind = message.get("type")
        if kind == "change":
            assert message["serial"] == self._told["serial"] + 1
            serial = message["serial"]
            self._told = {**apply(self._told, message["patch"]), "serial": serial}
        elif kind == "state":
            self._told = message
            self.here.set()
        elif "refused" in message:
            self.refused += 1
        if self._asked is not None and self._told["number"] > self._asked[0]:
            number, action, begin = self._asked
            self._asked = None
            self.waited.append(time.perf_counter() - begin)
            self.acknowledged.append((number, tuple(action)))
        if not self.pace:
            self._move()

    def _rest(self, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self._wake)

    def _wake(self) -> None:
        if time.perf_counter() < self._until:
            self._rest(self.pace)
            self._move()

    def _move(self) -> None:
        """If it is asked, and has time."""
        actions = (self._told.get("decision") or {}).get("actions")
        now = time.perf_counter()
        if not actions or self._asked is not None or now >= self._until:
            return
        number, action = self._told["number"], self._rng.choice(actions)
        self._asked = (number, action, now)
        body = {"number": number, "action": action}
        self.send(_encode({"ask": "play", "token": self.token, "body": body}))


class Wire(asyncio.Protocol):
    """A player's websocket, with nothing between: players share the machine with the server."""

    def __init__(self, player: Player, address: str) -> None:
        self._player = player
        self._protocol = ClientProtocol(parse_uri(address), max_size=None)
        player.send = self._send_text

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._protocol.send_request(self._protocol.connect())
        self._write()

    def data_received(self, data: bytes) -> None:
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode in (Opcode.TEXT, Opcode.BINARY):
                assert event.fin
                self._player.hear(bytes(event.data), event.opcode is Opcode.BINARY)
            elif isinstance(event, Response):
                self._player.join()
        self._write()  # what a ping is answered with

    def _send_text(self, data: bytes) -> None:
        self._protocol.send_text(data)
        self._write()

    def _write(self) -> None:
        for data in self._protocol.data_to_send():
            self._transport.write(data)

    def close(self) -> None:
        self._transport.close()


async def _joined(server: Served, players: list[Player]) -> list[Wire]:
    loop = asyncio.get_running_loop()
    address = f"ws://{server.host}/api/live"
    host, _, port = server.host.rpartition(":")
    wires = []
    for player in players:
        _, wire = await loop.create_connection(partial(Wire, player, address), host, int(port))
        wires.append(wire)
        async with asyncio.timeout(PATIENCE):
            await player.here.wait()
    return wires


async def _play(server: Served, players: list[Player], seconds: float) -> float:
    """The seconds of the processor that it took the server."""
    wires = await _joined(server, players)
    before = server.cpu_seconds()
    until = time.perf_counter() + seconds
    for player in players:
        player.begin(until)
    await asyncio.sleep(seconds)
    async with asyncio.timeout(PATIENCE):
        while any(player.is_waiting for player in players):
            await asyncio.sleep(0.02)
    cpu = server.cpu_seconds() - before
    for wire in wires:
        wire.close()
    return cpu


def _run_loop(work: Coroutine[Any, Any, T]) -> T:
    if sys.platform == "win32":
        return asyncio.run(work)
    import uvloop

    return uvloop.run(work)


async def _interrupted(server: Served, players: list[Player], seconds: float) -> None:
    """Play, until the server dies in the middle of it."""
    await _joined(server, players)
    for player in players:
        player.begin(float("inf"))
    await asyncio.sleep(seconds)
    server.kill()
    await asyncio.sleep(0.2)  # what it has sent may still be on its way


def measure_crashes(
    rounds: int, games: int = 20, seconds: float = 1.0, database: str = ""
) -> dict[str, int]:
    """A server that is killed again and again under load, and comes back to the same database."""
    every: list[Player] = []
    tables: list[dict[str, Any]] = []
    with TemporaryDirectory() as folder:
        for _ in range(rounds):
            server = Served(Path(folder), database)
            try:
                while len(tables) < games:
                    tables.append(server.new_table(game="volga", mode="1v1"))
                players = [
                    Player(table["id"], seat["seat"], seat["token"], 0)
                    for table in tables
                    for seat in table["seats"]
                ]
                every += players
                _run_loop(_interrupted(server, players, seconds))
            finally:
                server.kill()
        return {
            "kills": rounds,
            "acknowledged": sum(len(player.acknowledged) for player in every),
            "lost": _lost(server.database, every),
        }


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


def _run(games: int, seconds: float, pace: float, game: str, thinkers: int = 0) -> dict[str, float]:
    """Play, kill the server as it stands, and look into its database."""
    with served() as server:
        _think(server, thinkers)
        tables = [server.new_table(game=game, mode="1v1") for _ in range(games)]
        players = [
            Player(table["id"], seat["seat"], seat["token"], pace)
            for table in tables
            for seat in table["seats"]
        ]
        moves = server.metric("hexfront_actions_total")
        begin = time.process_time()
        cpu = _run_loop(_play(server, players, seconds))
        own_cpu = time.process_time() - begin
        memory = server.memory_mb()
        moves = server.metric("hexfront_actions_total") - moves
        thinking = server.metric("hexfront_bots_thinking")
        server.kill()
        lost = _lost(server.database, players)
    waited = [seconds * 1000 for player in players for seconds in player.waited]
    actions = max(1, len(waited))
    return {
        "actions_per_s": round(len(waited) / seconds, 1),
        "moves_per_s": round(moves / seconds, 1),
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
        "saturated_moves_per_s": full["moves_per_s"],
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
        found[f"{game}_moves_per_s"] = full["moves_per_s"]
        found[f"{game}_cpu_ms_per_action"] = full["cpu_ms_per_action"]
        found[f"{game}_bytes_per_action"] = full["bytes_per_action"]
    slow = _run(OPEN, seconds, SLOW_PACE, "volga")
    return found | {
        "open_games": OPEN,
        "open_p50_ms": slow["p50_ms"],
        "open_p95_ms": slow["p95_ms"],
        "open_memory_mb": slow["memory_mb"],
    }
