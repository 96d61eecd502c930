"""The server put together: storage, interface, live connections and the client's files."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles
from platformdirs import user_data_path

from hexfront import __version__
from hexfront.core.game import HexfrontError
from hexfront.games import find
from hexfront.server import api, art, live
from hexfront.server.guard import Guard
from hexfront.server.lobby import Lobby
from hexfront.server.migrate import upgrade
from hexfront.server.room import Refused
from hexfront.server.store import Store, open_engine

log = logging.getLogger("hexfront.server")

_NOT_FOUND = ("unknown-link", "unknown-game")
_CONFLICT = ("stale", "unknown-decision", "not-your-decision", "game-over")


def default_url() -> str:
    """A database in the user's data folder."""
    folder = user_data_path("hexfront", ensure_exists=True)
    return f"sqlite:///{folder / 'games.sqlite'}"


def create_app(url: str | None = None, client: Path | None = None) -> FastAPI:
    engine = open_engine(url or default_url())
    upgrade(engine)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        yield
        await app.state.lobby.close()
        engine.dispose()

    app = FastAPI(title="Hexfront", version=__version__, lifespan=lifespan, docs_url=None)
    app.state.lobby = Lobby(Store(engine), find)
    app.include_router(api.router)
    app.include_router(art.router)
    app.include_router(live.router)
    app.add_middleware(GZipMiddleware, compresslevel=6)
    app.add_middleware(Guard)
    app.middleware("http")(_logged)
    app.exception_handler(Refused)(_refused)
    app.exception_handler(HexfrontError)(_wrong)
    if client is not None:
        app.mount("/assets", Built(directory=client / "assets"))
        app.mount("/", StaticFiles(directory=client, html=True))
    return app


class Built(StaticFiles):
    """Files whose names change with what is in them: a browser needs to ask for each once."""

    def file_response(self, *args: Any, **more: Any) -> Response:
        response = super().file_response(*args, **more)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    status = 400
    if error.reason in _NOT_FOUND:
        status = 404
    elif error.reason in _CONFLICT:
        status = 409
    body = {"reason": error.reason, "rule": error.rule, "why": error.why, "line": error.line}
    return JSONResponse(body, status)


async def _wrong(request: Request, error: Exception) -> Response:
    return JSONResponse({"reason": "cannot", "rule": "", "why": str(error)}, 400)


async def _logged(
    request: Request, call_next: Callable[[Request], Awaitable[Response]]
) -> Response:
    """One line a request; links are secrets, so the path is told without them."""
    started = time.perf_counter()
    response = await call_next(request)
    route = request.scope.get("route")
    log.info(
        "request",
        extra={
            "method": request.method,
            "path": getattr(route, "path", "other"),
            "status": response.status_code,
            "ms": round((time.perf_counter() - started) * 1000, 1),
        },
    )
    return response


class JsonLines(logging.Formatter):
    """Logs for machines: a JSON object a line."""

    _fields = ("method", "path", "status", "ms", "game", "decision")

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= {key: getattr(record, key) for key in self._fields if hasattr(record, key)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line)


def log_to_stderr() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
