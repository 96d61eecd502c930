"""The painted maps as files that never change: their names tell what is in them."""

from __future__ import annotations

import gzip
from typing import Any

from fastapi import APIRouter, Request, Response

from hexfront.art import atlas
from hexfront.server import thumbnails
from hexfront.server.lobby import Lobby
from hexfront.server.refused import Refused

router = APIRouter(prefix="/art")

_FOREVER = {"cache-control": "public, max-age=31536000, immutable"}


def _picture(game: str, name: str) -> atlas.Picture:
    one = atlas.named(game, name) if atlas.is_painted(game) else None
    if one is None:
        raise Refused("unknown-link")
    return one


@router.get("/{game}", include_in_schema=False)
def pictures(game: str) -> dict[str, dict[str, Any]]:
    """By scenario the sheet and the names of its pictures; a game without any has none."""
    return atlas.index(game) if atlas.is_painted(game) else {}


@router.get("/{game}/opening/{scenario}", include_in_schema=False)
async def opening(game: str, scenario: str, request: Request) -> Response:
    """How a scenario begins, small."""
    lobby: Lobby = request.app.state.lobby
    if not atlas.is_painted(game) or scenario not in lobby.find(game).scenarios:
        raise Refused("unknown-link")
    data = thumbnails.kept_opening(game, scenario)
    if data is None:
        data = await lobby.quick.do("opening", game, scenario)
    headers = {"cache-control": "public, max-age=3600"}
    return Response(data, media_type="image/webp", headers=headers)


@router.get("/{game}/sketch/{name}", include_in_schema=False)
def sketch(game: str, name: str) -> Response:
    """The same ground in few bytes, which a browser shows until it has drawn the whole."""
    data = thumbnails.sketch(_picture(game, name))
    return Response(data, media_type="image/webp", headers=_FOREVER)


@router.get("/{game}/{name}", include_in_schema=False)
def ground(game: str, name: str, request: Request) -> Response:
    """A picture of the ground. The first one of a corrected table takes seconds to paint."""
    data = atlas.packed(_picture(game, name))
    headers = _FOREVER | {"vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        data = gzip.decompress(data)
    return Response(data, media_type="image/svg+xml", headers=headers)
