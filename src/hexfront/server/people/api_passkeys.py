"""The HTTP interface of passkeys: what a browser is asked to sign, and what it brings back."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from fastapi import APIRouter, Request, Response

from hexfront.server.guard import counted_as
from hexfront.server.people import models as m
from hexfront.server.people.api import (
    InLobby,
    Me,
    OfPeople,
    limits_of,
    me_of,
    remember,
    site_of,
    told,
)
from hexfront.server.people.site import Site
from hexfront.server.refused import Refused

if TYPE_CHECKING:
    from hexfront.server.people.passkeys import Passkey

router = APIRouter(prefix="/api")


def _site(request: Request) -> Site:
    found = site_of(request)
    if found is None:
        raise Refused("no-passkeys-here")
    return found


def _agent(request: Request) -> str:
    return request.headers.get("user-agent", "")


def _out(found: list[Passkey]) -> list[m.PasskeyOut]:
    return [m.PasskeyOut(**asdict(one)) for one in found]


@router.post("/passkeys/options")
async def passkey_options(
    wanted: m.PasskeyAsk, people: OfPeople, lobby: InLobby, request: Request
) -> m.PasskeyOptions:
    """What a browser needs to make a passkey, or to sign in with one that it has."""
    where = _site(request)
    if wanted.purpose == "add":
        me = await me_of(request)
        options = await lobby.read(lambda: people.passkeys.to_make(where, "add", me, me.name))
        return m.PasskeyOptions(options=options)
    limits_of(request).take("people", counted_as(request.scope))
    if wanted.purpose == "new":
        name = wanted.name or "Player"
        options = await lobby.read(lambda: people.passkeys.to_make(where, "new", None, name))
    else:
        options = await lobby.read(lambda: people.passkeys.to_enter(where))
    return m.PasskeyOptions(options=options)


@router.post("/passkeys/new", status_code=201)
async def new_by_passkey(
    wanted: m.PasskeyNew, people: OfPeople, lobby: InLobby, request: Request, response: Response
) -> m.AccountOut:
    """A new account, without an e-mail address, and a session."""
    limits_of(request).take("mails", counted_as(request.scope))
    about = (_site(request), wanted.credential, _agent(request), wanted.language, wanted.name)
    token, account = await lobby.read(lambda: people.passkeys.make_account(*about))
    remember(request, response, token)
    return await told(people, lobby, account)


@router.post("/passkeys/enter")
async def enter_by_passkey(
    wanted: m.PasskeyEnter, people: OfPeople, lobby: InLobby, request: Request, response: Response
) -> m.AccountOut:
    """A session for who has signed."""
    limits_of(request).take("people", counted_as(request.scope))
    about = (_site(request), wanted.credential, _agent(request))
    token, account = await lobby.read(lambda: people.passkeys.enter(*about))
    remember(request, response, token)
    return await told(people, lobby, account)


@router.get("/account/passkeys")
async def passkeys(me: Me, people: OfPeople, lobby: InLobby) -> list[m.PasskeyOut]:
    return _out(await lobby.read(lambda: people.passkeys.of(me.id)))


@router.post("/account/passkeys", status_code=201)
async def add_passkey(
    wanted: m.PasskeyAdd, me: Me, people: OfPeople, lobby: InLobby, request: Request
) -> list[m.PasskeyOut]:
    """One more for who is signed in."""
    about = (me, _site(request), wanted.credential, _agent(request))
    return _out(await lobby.read(lambda: people.passkeys.add(*about)))


@router.post("/account/passkeys/remove")
async def remove_passkey(
    wanted: m.PasskeyRemove, me: Me, people: OfPeople, lobby: InLobby
) -> list[m.PasskeyOut]:
    return _out(await lobby.read(lambda: people.passkeys.remove(me, wanted.id)))
