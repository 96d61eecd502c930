"""What is shown of a link before anybody follows it: a title and a picture, without secrets.

The address of a game, `/g/ID`, tells which game a link is about; who may sit where stands behind
the `#` of the link, which no browser sends. The picture is what any spectator sees.
"""

from __future__ import annotations

from html import escape

from fastapi import APIRouter, Response
from fastapi import Request as HttpRequest

from hexfront.messages import ENGLISH, languages, say
from hexfront.server.lobby import Lobby
from hexfront.server.refused import Refused
from hexfront.server.store import GameRow

router = APIRouter(prefix="/g", include_in_schema=False)

_PAGE = """<!doctype html>
<html lang="{lang}">
  <head>
    <meta charset="utf-8" />
    <title>{title}</title>
    <meta name="description" content="{about}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Hexfront" />
    <meta property="og:title" content="{title}" />
    <meta property="og:description" content="{about}" />
    <meta property="og:url" content="{url}" />
    <meta property="og:image" content="{url}/picture.jpg" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
    <script src="../forward.js"></script>
  </head>
  <body></body>
</html>
"""


def language_of(request: HttpRequest) -> str:
    """The first that the browser asks for and we speak."""
    wanted = request.headers.get("accept-language", "").split(",")
    codes = [part.strip()[:2].lower() for part in wanted]
    return next((code for code in codes if code in languages()), ENGLISH)


async def _row(request: HttpRequest, id: str) -> tuple[Lobby, GameRow]:
    lobby: Lobby = request.app.state.lobby
    row = await lobby.read(lobby.store.game, id)
    if row is None or row.is_closed:
        raise Refused("unknown-game")
    return lobby, row


@router.get("/{id}")
async def page(id: str, request: HttpRequest) -> Response:
    """The title of a game, for whoever shows links; a browser goes on to the game itself."""
    _, row = await _row(request, id)
    lang, game = language_of(request), row.game
    title = say(lang, game, f"{game}-title.full")
    scenario = say(lang, game, f"{game}-scenario-{row.scenario}")
    words = {
        "lang": lang,
        "title": f"{title} · {scenario}",
        "about": say(lang, game, f"{game}-about"),
        "url": f"{request.base_url}g/{row.id}",
    }
    text = _PAGE.format(**{key: escape(word) for key, word in words.items()})
    return Response(text, media_type="text/html; charset=utf-8")


@router.get("/{id}/picture.jpg")
async def picture(id: str, request: HttpRequest) -> Response:
    """The position as a spectator sees it."""
    lobby, row = await _row(request, id)
    data = await lobby.quick.do("preview", row.id)
    headers = {"cache-control": "public, max-age=60"}
    return Response(data, media_type="image/jpeg", headers=headers)
