"""The HTTP interface: small, typed, and the same for every game.

What may be asked at a seat is in `requests`; here it is only given an address. The link to a seat
is a secret: it comes in the header `Authorization: Bearer …`, never in an address that is logged.
"""

from __future__ import annotations

import asyncio
import gzip
import inspect
import time
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Body, Depends, HTTPException, Response
from fastapi import Request as HttpRequest
from fastapi.responses import HTMLResponse, PlainTextResponse

import hexfront
from hexfront.bots import RULEBOOK
from hexfront.core.chance import commitment
from hexfront.core.rulebook import ENGLISH, UnknownRule
from hexfront.core.trace import Trace, trace
from hexfront.games import find, ids
from hexfront.games.lessons import lessons
from hexfront.messages import catalogue, languages
from hexfront.server import models as m
from hexfront.server import tables
from hexfront.server.guard import counted_as
from hexfront.server.limits import Limits
from hexfront.server.lobby import Lobby, encoded_json
from hexfront.server.people.api import claim_seats, may_sit
from hexfront.server.refused import Refused
from hexfront.server.requests import REQUESTS, Place, Request, table_out
from hexfront.server.waiting import WaitingRoom

router = APIRouter(prefix="/api")

WELL_FOR = 5.0
"""Seconds for which the answer of the last look at the database counts."""


def lobby_of(request: HttpRequest) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


InLobby = Annotated[Lobby, Depends(lobby_of)]


def limits_of(request: HttpRequest) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


def token_of(request: HttpRequest) -> str:
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Refused("no-link", why="the link comes in the header Authorization: Bearer …")
    return token.strip()


async def place_of(request: HttpRequest, lobby: InLobby) -> Place:
    room, seat = await lobby.enter(token_of(request))
    return Place(lobby, room, seat)


Here = Annotated[Place, Depends(place_of)]


def json_response(found: Any) -> Response:
    """As it is: what we send needs no checking."""
    return Response(encoded_json(found), media_type="application/json")


# -- the server and its games


@router.get("/health")
async def health(lobby: InLobby, request: HttpRequest, response: Response) -> m.HealthOut:
    """Whether moves can be written, tried at most every few seconds."""
    state = request.app.state
    is_old = time.monotonic() - state.looked > WELL_FOR
    if is_old or state.trouble or lobby.store.failed_at > state.looked:
        state.looked = time.monotonic()
        try:
            state.trouble = await lobby.read(lobby.store.trouble)
        except Refused as refused:
            state.trouble = refused.why
    if state.trouble:
        response.status_code = 503
    return m.HealthOut(
        status="ill" if state.trouble else "well",
        version=hexfront.__version__,
        trouble=state.trouble,
        lag_ms=state.lag.worst_ms,
    )


@router.get("/games")
async def list_games(lobby: InLobby) -> list[m.GameOut]:
    return [m.game_out(lobby.find(id)) for id in ids()]


@router.get("/games/{game}/components", response_model=dict[str, Any])
async def components(game: str, lobby: InLobby, request: HttpRequest) -> Response:
    """The board, the pieces and the cards: what does not change during a game."""
    lobby.find(game)  # there is such a game
    packed = await asyncio.to_thread(_components, game)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        packed, headers = await asyncio.to_thread(gzip.decompress, packed), {}
    return Response(packed, media_type="application/json", headers=headers)


@cache
def _components(game: str) -> bytes:
    definition = find(game)
    sent = {**definition.components(), "names": definition.names}
    return gzip.compress(encoded_json(sent), 6, mtime=0)


@router.get("/games/{game}/rules")
async def rules(game: str, lobby: InLobby, lang: m.Language = ENGLISH) -> dict[str, str]:
    """The statements of the rules in our own words, by number."""
    return lobby.find(game).rules.titles(lang)


@router.get("/games/{game}/words")
async def words(game: str, lobby: InLobby, lang: m.Language = ENGLISH) -> str:
    """The Fluent catalogue of a game in a language, or in English where it has no other."""
    lobby.find(game)
    paths = [catalogue(code, game) for code in (lang, ENGLISH)]
    return next((path.read_text("utf-8") for path in paths if path.is_file()), "")


@router.get("/games/{game}/rules/{id}")
def one_rule(game: str, id: str, lobby: InLobby, lang: m.Language = ENGLISH) -> Trace:
    """A statement or ruling: where it is written, the tests that name it, and its rulings."""
    try:
        return trace(lobby.find(game), id, lang)
    except UnknownRule as error:
        raise HTTPException(404, str(error)) from None


# -- tables


@router.post("/tables", status_code=201)
async def create_table(new: m.NewGame, lobby: InLobby, request: HttpRequest) -> m.TableOut:
    """A table: the game begins when everybody has added to its seed."""
    limits_of(request).take("tables", counted_as(request.scope))
    definition = lobby.find(new.game)
    bots = {seat: name for seat, name in new.bots.items() if name != RULEBOOK}
    setup = (new.mode, new.scenario, new.options)
    planned = tables.planned(definition, *setup, bots, new.names, new.mine)
    tables.check_clock(planned, new.clock)
    row, seats = await lobby.read(
        tables.create,
        *(lobby.store, definition, *setup, bots, new.names, new.dice, None, new.mine),
    )
    await lobby.read(tables.set_clocks, lobby.store, row.id, seats, new.clock)
    await claim_seats(request, [seat.token for seat in seats if seat.host])
    return await _begun(lobby, row.id)


@router.get("/games/{game}/lessons")
async def list_lessons(game: str, lobby: InLobby) -> list[m.LessonOut]:
    """Guided lessons, in their order."""
    lobby.find(game)
    found = await asyncio.to_thread(lessons, game)
    return [
        m.LessonOut(number=number, title=one.title, steps=one.own_steps)
        for number, one in enumerate(found, 1)
    ]


@router.post("/lessons", status_code=201)
async def begin_lesson(wanted: m.LessonIn, lobby: InLobby, request: HttpRequest) -> m.TableOut:
    """A lesson as a game with prepared dice, from a step on."""
    limits_of(request).take("tables", counted_as(request.scope))
    about = (lobby.find(wanted.game), wanted.number, wanted.step)
    row = await lobby.read(tables.teach, lobby.store, *about)
    return table_out(await lobby.room(row.id))


async def _begun(lobby: Lobby, id: str) -> m.TableOut:
    """A table at which only computers sit waits for nobody."""
    room = await lobby.room(id)
    if isinstance(room, WaitingRoom) and room.is_complete:
        await lobby.begin(room)
        room = await lobby.room(id)
    return table_out(room)


@router.post("/records", status_code=201)
async def upload(request: HttpRequest, lobby: InLobby, mine: str | None = None) -> m.TableOut:
    """A record, as it was downloaded, becomes a game again; `mine` names seats, with commas."""
    limits_of(request).take("uploads", counted_as(request.scope))
    seats = mine.split(",") if mine else None
    id = await lobby.long.do("upload", await request.body(), {}, seats)
    return await _begun(lobby, id)


@router.get("/invitations/look")
async def look(request: HttpRequest, lobby: InLobby) -> m.InvitationOut:
    """What an invitation invites to; it comes in the header, as links do."""
    room, seat = await _invited(lobby, token_of(request))
    host = next((one.name for one in room.seats.values() if one.host), None)
    row = room.row
    return m.InvitationOut(
        game=row.game,
        mode=row.mode,
        scenario=row.scenario,
        seat=seat,
        host=host,
        commitment=commitment(row.secret or row.seed),
    )


@router.post("/invitations/accept", status_code=201)
async def accept(request: HttpRequest, lobby: InLobby) -> m.LinkOut:
    """Sit down: the link of the seat, for whoever comes first. The invitation is void then."""
    limits_of(request).take("tables", counted_as(request.scope))
    code = token_of(request)
    room, seat = await _invited(lobby, code)
    if room.seats[seat].invite != code:
        raise Refused("invitation-is-void")
    await may_sit(request, room.row.id)
    token = await lobby.take_seat(room, seat)
    await claim_seats(request, [token])
    return m.LinkOut(seat=seat, token=token)


async def _invited(lobby: Lobby, code: str) -> tuple[Any, str]:
    found = await lobby.read(lobby.store.invited, code)
    if found is None:
        raise Refused("invitation-is-void")
    id, seat = found
    return await lobby.room(id), seat


# -- at a seat


@router.get("/seat/turn")
async def turn(request: HttpRequest, lobby: InLobby) -> m.TurnOut:
    """For lists of many games: nothing is opened for it."""
    found = await lobby.read(lobby.store.whose, token_of(request))
    row = None if found is None else await lobby.read(lobby.store.game, found[0])
    if row is None:
        raise Refused("unknown-link")
    since = await lobby.read(lobby.store.last_at, row.id)
    seated = await lobby.read(lobby.store.seats, row.id)
    return m.TurnOut(
        scenario=row.scenario,
        seat=found[1],
        asked=row.asked,
        over=row.finished is not None,
        since=since or row.created,
        players=[m.SitterOut(seat=s.seat, name=s.name, bot=s.bot) for s in seated],
    )


@router.get("/seat/thumbnail", response_class=Response)
async def thumbnail(request: HttpRequest, lobby: InLobby) -> Response:
    """A small picture of the position, as the seat sees it."""
    found = await lobby.read(lobby.store.whose, token_of(request))
    if found is None:
        raise Refused("unknown-link")
    data = await lobby.quick.do("thumbnail", *found)
    return Response(data, media_type="image/webp", headers={"cache-control": "private, no-store"})


@router.get("/seat/record", response_class=PlainTextResponse)
async def record(place: Here) -> Response:
    """The whole game, secrets included: when it is over, or to someone who plays alone."""
    room, seat = place.room, place.own
    assert seat
    if not room.has_no_secrets:
        raise Refused("record-after-the-game")
    data, compressed = await place.lobby.long.do("record", room.row.id)
    name = f"{room.row.game}-{room.row.id}.jsonl"
    kind = "application/jsonl"
    if compressed:
        kind, name = "application/gzip", f"{name}.gz"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type=kind, headers=headers)


@router.get("/seat/report", response_class=HTMLResponse)
async def report(place: Here, request: HttpRequest, lang: m.Language = ENGLISH) -> Response:
    """A page about the game: as the seat knows it, and all of it when it is over.

    In English where the language is not one of ours.
    """
    limits_of(request).take("requests", token_of(request))
    spoken = lang if lang in languages() else ENGLISH
    room, row = place.room, place.room.row
    about = spoken, f"{request.base_url}#/watch/{row.watch}?at=", room.may_tell_chances
    text = await place.lobby.long.do("report", row.id, place.seat, *about)
    return HTMLResponse(text, headers={"cache-control": "private, no-store"})


def _add(asked: Request) -> None:
    """`POST /api/seat/<name>`; a move is answered by how things stand after it."""
    is_move = asked.name in ("play", "undo", "skips")
    gives: Any = m.StateOut if is_move else asked.gives

    async def route(place: Here, request: HttpRequest, body: Any) -> Any:
        limits = limits_of(request)
        key = counted_as(request.scope) if asked.cost == "tables" else token_of(request)
        limits.take(asked.cost, key)
        found = await asked.answered(place, body)
        if is_move:
            found = await REQUESTS["state"].answer(place, None)
        return json_response(found)

    takes: Any = asked.takes
    has_fields = bool(asked.takes.model_fields)
    default = inspect.Parameter.empty if has_fields else Body(default_factory=takes)
    signature = inspect.signature(route)
    parameters = [
        signature.parameters["place"].replace(annotation=Here),
        signature.parameters["request"].replace(annotation=HttpRequest),
        inspect.Parameter(
            "body", inspect.Parameter.KEYWORD_ONLY, annotation=takes, default=default
        ),
    ]
    route.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    route.__doc__ = asked.answer.__doc__
    router.add_api_route(
        f"/seat/{asked.name}",
        route,
        methods=["POST"],
        name=asked.name,
        response_model=gives or dict[str, Any],
    )


for _one in REQUESTS.values():
    _add(_one)
