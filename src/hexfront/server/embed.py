"""The page of a replay that other sites may show in a frame: the only one of ours they may."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, Response

PATH = "/embed"


def router(client: Path) -> APIRouter:
    """The client's page under another address: by that it knows what it may show."""
    found = APIRouter()

    @found.get(PATH, include_in_schema=False)
    async def embed() -> Response:
        return FileResponse(client / "index.html", headers={"cache-control": "no-cache"})

    return found
