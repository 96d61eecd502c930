"""Nothing that is asked of a long game keeps the server from listening to the others."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from tests.server.process import bearer
from tests.server.rooms import a_room

from hexfront.server import migrate
from hexfront.server.app import create_app
from hexfront.server.config import Config
from hexfront.server.database import open_engine
from hexfront.server.store import Line, Store

CAMPAIGN = Path(__file__).parents[1] / "golden" / "noretreat" / "campaign-options.jsonl"
ENTRIES = 6_000
MOST = 0.020
"""Seconds of the processor at a stretch: whatever else the machine does is not counted."""


@pytest.fixture
def long_game(tmp_path):
    """One action played and taken back again and again, as in a long campaign."""
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    engine = open_engine(url)
    migrate.upgrade(engine)
    store = Store(engine)
    room = a_room(store)
    first = room.number
    asyncio.run(room.play("german", first, ("short",)))
    asyncio.run(room.undo("german", first + 1))
    pair = store.entries(room.row.id, first)
    lines = [
        Line(room.row.id, replace(pair[number % 2], number=first + number), "german", False, None)
        for number in range(2, ENTRIES)
    ]
    store.add_lines(lines)
    engine.dispose()
    return url, room.seats["german"].token


class Watch:
    """How long the loop was kept busy at a stretch, by what it did itself."""

    def __init__(self) -> None:
        self.worst = 0.0
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while True:
            begin = time.thread_time()
            await asyncio.sleep(0.001)
            self.worst = max(self.worst, time.thread_time() - begin)

    def stop(self) -> float:
        self._task.cancel()
        return self.worst


async def stretches(url, token):
    """By what was asked, the longest stretch for which it kept the loop."""
    app = create_app(url, None, Config())
    found = {}
    transport = httpx.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://localhost/api") as http,
    ):
        questions = {
            "open": ("/seat/state", {"json": {}}),
            "odds": ("/seat/odds", {"json": {"number": ENTRIES + 1, "actions": [["short"]]}}),
            "record": ("/seat/record", None),
            "branch": ("/seat/branch", {"json": {"at": 0}}),
            "upload": ("/records", {"content": CAMPAIGN.read_bytes()}),
        }
        await http.get("/health")
        for what, (path, body) in questions.items():
            watch = Watch()
            headers = bearer(token)
            if body is None:
                answer = await http.get(path, headers=headers, timeout=60)
            else:
                answer = await http.post(path, headers=headers, timeout=60, **body)
            found[what] = watch.stop()
            assert answer.status_code in (200, 201), answer.text
            if what == "open":
                assert answer.json()["number"] == ENTRIES + 1
    return found


def test_a_long_game_does_not_stop_the_others(long_game):
    url, token = long_game
    found = asyncio.run(stretches(url, token))
    assert max(found.values()) < MOST, found
