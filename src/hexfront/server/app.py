"""The server put together: storage, interface, live connections and the client's files."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles
from platformdirs import user_data_path
from sqlalchemy import Engine
from starlette.requests import ClientDisconnect
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hexfront import __version__
from hexfront.core.game import HexfrontError
from hexfront.games import find, ids
from hexfront.server import api, art, embed, live, metrics, previews
from hexfront.server import models as m
from hexfront.server.alone import Alone, Leading
from hexfront.server.bell import Bell
from hexfront.server.config import Config
from hexfront.server.database import open_engine
from hexfront.server.guard import Guard, body_of, retry_after
from hexfront.server.lag import LagWatch
from hexfront.server.limits import Limits
from hexfront.server.live import Live
from hexfront.server.lobby import Lobby
from hexfront.server.metrics import Metrics
from hexfront.server.migrate import upgrade
from hexfront.server.peers import Peers
from hexfront.server.people import api as people_api
from hexfront.server.people import api_others, api_passkeys
from hexfront.server.people.keeper import Keeper
from hexfront.server.people.people import People
from hexfront.server.proxies import Proxies, networks
from hexfront.server.refused import Refused
from hexfront.server.store import Store

log = logging.getLogger("hexfront.server")

_NOT_FOUND = (
    *("unknown-link", "unknown-game", "invitation-is-void"),
    *("unknown-person", "unknown-offer", "unknown-channel"),
)
_CONFLICT = (
    *("stale", "unknown-decision", "not-your-decision", "game-over"),
    *("table-waits", "table-has-begun", "luck-is-set", "seat-is-taken"),
    *("lesson-step", "lesson-over"),
    *("name-is-taken", "sign-in-link-is-void", "last-passkey", "time-is-left", "no-vacation-left"),
)
_FORBIDDEN = ("account-is-closed", "passkey-refused", "blocked-there", "muted")
_FAILED = ("failed", "took-too-long", "broken-game")
GONE = 499
"""What is logged of who has gone before the answer, as proxies do."""


def default_url() -> str:
    """A database in the user's data folder."""
    folder = user_data_path("hexfront", ensure_exists=True)
    return f"sqlite:///{folder / 'games.sqlite'}"


def create_app(
    url: str | None = None,
    client: Path | None = None,
    config: Config | None = None,
    is_local: bool = True,
) -> FastAPI:
    """`is_local`: only this machine can reach it, by the names of loopback."""
    url = url or default_url()
    config = config or Config()
    proxies = networks(config.trusted_proxies, "trusted_proxies")
    readers = networks(config.metrics_from, "metrics_from")
    engine = open_engine(url)
    upgrade(engine)
    store = Store(engine)
    lobby = Lobby(store, find, config, url, _cluster(engine, store))
    limits = Limits(config)
    people = People(engine, config, lambda: store.origin)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        for id in ids():
            m.game_out(find(id))  # their tables are read now, while nobody waits
        await lobby.cluster.start(app.state.address, lobby)
        watch = asyncio.create_task(app.state.lag.run())
        bell = asyncio.create_task(Bell(engine, lobby.look_again).listen())
        people.do(Keeper(people, lobby).run())
        resumed = asyncio.create_task(lobby.bots.resume())
        _spare_the_collector()
        yield
        watch.cancel()
        resumed.cancel()
        bell.cancel()
        await people.close()
        await lobby.close()
        await lobby.cluster.close()
        engine.dispose()

    app = FastAPI(title="Hexfront", version=__version__, lifespan=lifespan, docs_url=None)
    app.state.lobby = lobby
    app.state.people = people
    app.state.address = ""
    app.state.limits = limits
    app.state.lag = LagWatch(config.lag_ms)
    app.state.looked, app.state.trouble = float("-inf"), ""
    measured = Metrics(lobby, app.state.lag, lambda: app.state.live.count, readers)
    app.state.metrics = measured
    app.state.live = Live(lobby, limits, measured)
    guard = partial(Guard, config=config, limits=limits, is_local=is_local)
    app.state.front = Front(app, Proxies(guard(app.state.live), proxies))
    app.include_router(metrics.router)
    app.include_router(api.router)
    app.include_router(people_api.router)
    app.include_router(api_passkeys.router)
    app.include_router(api_others.router)
    app.include_router(art.router)
    app.include_router(previews.router)
    app.router.routes.append(WebSocketRoute(live.PATH, app.state.live))
    app.router.routes.append(WebSocketRoute("/api/peer", Peers(lobby)))
    app.add_middleware(GZipMiddleware, compresslevel=6)
    app.add_middleware(Logged, metrics=measured)
    app.add_middleware(guard)
    app.add_middleware(Proxies, trusted=proxies)
    app.exception_handler(Refused)(_refused)
    app.exception_handler(HexfrontError)(_wrong)
    app.exception_handler(RequestValidationError)(_unreadable)
    if client is not None:
        app.include_router(embed.router(client))
        app.mount("/assets", Built(directory=client / "assets"))
        app.mount("/", StaticFiles(directory=client, html=True))
    return app


def _cluster(engine: Engine, store: Store) -> Leading:
    if engine.dialect.name != "postgresql":
        return Alone()
    from hexfront.server.cluster import Cluster  # its driver is an extra

    return Cluster(engine, store)


def _spare_the_collector() -> None:
    """What is there from the start stays; games make no cycles, so it need not look often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 1_000)


class Front:
    """What listens to the world: live connections go their own way.

    Each layer of an application keeps something for each of them, as long as it lasts.
    """

    def __init__(self, app: ASGIApp, live: ASGIApp) -> None:
        self._app = app
        self._live = live

    def __call__(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        is_live = scope["type"] == "websocket" and scope["path"] == live.PATH
        return (self._live if is_live else self._app)(scope, receive, send)


class Built(StaticFiles):
    """Files whose names change with what is in them: a browser needs to ask for each once."""

    def file_response(self, *args: Any, **more: Any) -> Response:
        response = super().file_response(*args, **more)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    status = 503 if error.wait else 400
    if error.reason in ("too-fast", "too-much-work"):
        status = 429
    elif error.reason in _NOT_FOUND:
        status = 404
    elif error.reason in _CONFLICT:
        status = 409
    elif error.reason in _FORBIDDEN:
        status = 403
    elif error.reason in _FAILED:
        status = 503
    elif error.reason in ("no-link", "signed-out"):
        status = 401
    return JSONResponse(body_of(error), status, retry_after(error))


async def _wrong(request: Request, error: Exception) -> Response:
    return JSONResponse(body_of(Refused("cannot", why=str(error))), 400)


async def _unreadable(request: Request, error: Exception) -> Response:
    """What was sent may not even be sent back: only where it is wrong, and what is wanted."""
    assert isinstance(error, RequestValidationError)
    found = [{"loc": one["loc"], "msg": one["msg"]} for one in error.errors()]
    body = json.dumps({"reason": "bad-request", "detail": found}, default=str)
    return Response(body.encode("utf-8", "replace"), 422, media_type="application/json")


class Logged:
    """One line a request; its path is told as it is declared, without what it is about."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, status = time.perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, noted)
        except ClientDisconnect:
            status = GONE
        finally:
            path = getattr(scope.get("route"), "path", "other")
            taken = time.perf_counter() - started
            self.metrics.requests.labels(scope["method"], path, status).observe(taken)
            ms = round(taken * 1000, 1)
            details = {"method": scope["method"], "path": path, "status": status, "ms": ms}
            log.info("request", extra=details)
