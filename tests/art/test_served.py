"""The server gives the painted maps, by names that never mean anything else."""

from __future__ import annotations

import httpx
import pytest

from hexfront.art import atlas
from hexfront.server.app import create_app


@pytest.fixture
def client(tmp_path):
    app = create_app(f"sqlite:///{tmp_path / 'games.sqlite'}")
    return lambda: httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")


async def fetch(client, *paths, **headers):
    async with client() as http:
        return [await http.get(path, headers=headers) for path in paths]


def test_a_picture_is_found_by_scenario_and_weather_and_may_be_kept(client, anyio_run):
    (names,) = anyio_run(fetch, client, "/art/volga")
    assert names.json() == atlas.index("volga")
    path = f"/art/volga/{names.json()['']['pictures']['bare']}"
    packed, plain = (
        anyio_run(fetch, client, path, **{"accept-encoding": coding})[0]
        for coding in ("gzip", "identity")
    )
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert "immutable" in plain.headers["cache-control"]
    assert plain.headers["content-type"] == "image/svg+xml"
    assert plain.text.startswith("<svg")
    assert packed.text == plain.text


def test_what_is_not_there_is_refused(client, anyio_run):
    for answer in anyio_run(fetch, client, "/art/volga/map-summer.000.svg", "/art/chess/map.svg"):
        assert answer.status_code == 404
    (none,) = anyio_run(fetch, client, "/art/chess")
    assert none.json() == {}


@pytest.fixture
def anyio_run():
    import asyncio

    return lambda function, *args, **more: asyncio.run(function(*args, **more))
