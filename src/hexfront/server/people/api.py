"""The HTTP interface of accounts. A session comes in a cookie that scripts cannot read."""

from __future__ import annotations

import zoneinfo
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from hexfront.server.guard import counted_as
from hexfront.server.limits import Limits
from hexfront.server.lobby import Lobby
from hexfront.server.people import models as m
from hexfront.server.people.accounts import DAY, Account, checked_email, hashed
from hexfront.server.people.people import People
from hexfront.server.people.site import Site, site
from hexfront.server.refused import Refused

router = APIRouter(prefix="/api")

COOKIE = "hexfront"
SAFE_COOKIE = "__Host-hexfront"
"""Browsers take one of this name only over TLS, from this very host."""


def people_of(request: Request) -> People:
    people: People = request.app.state.people
    return people


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def limits_of(request: Request) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


def session_of(request: Request) -> str | None:
    """Where there is TLS only what this very host has set: neighbours could set the other."""
    return request.cookies.get(SAFE_COOKIE if _is_safe(request) else COOKIE)


async def who(request: Request) -> Account | None:
    """Who is signed in; play needs nobody to be."""
    token = session_of(request)
    if token is None:
        return None
    found: Account | None = await lobby_of(request).read(
        people_of(request).accounts.signed_in, token
    )
    return found


async def me_of(request: Request) -> Account:
    account = await who(request)
    if account is None:
        raise Refused("signed-out")
    limits_of(request).take("people", account.id)
    return account


async def may_sit(request: Request, game: str) -> None:
    """Nobody at the table has blocked who is signed in."""
    account = await who(request)
    accounts = people_of(request).accounts
    id = account.id if account else None
    if not await lobby_of(request).read(accounts.may_join, id, game):
        raise Refused("blocked-there")


async def claim_seats(request: Request, tokens: list[str]) -> None:
    """What is taken while someone is signed in is theirs."""
    account = await who(request)
    if account is None or not tokens:
        return
    lobby = lobby_of(request)
    claimed = await lobby.read(people_of(request).accounts.claim, account, tokens)
    await _reseated(lobby, {one.game for one in claimed})


OfPeople = Annotated[People, Depends(people_of)]
InLobby = Annotated[Lobby, Depends(lobby_of)]
Me = Annotated[Account, Depends(me_of)]


def _is_safe(request: Request) -> bool:
    public = people_of(request).config.public_url
    return request.url.scheme == "https" or public.startswith("https://")


def site_of(request: Request) -> Site | None:
    """By which name passkeys know this server; None where browsers have no passkeys."""
    return site(people_of(request).config.public_url)


def remember(request: Request, response: Response, token: str) -> None:
    days, is_safe = people_of(request).config.session_days, _is_safe(request)
    response.set_cookie(
        SAFE_COOKIE if is_safe else COOKIE,
        token,
        max_age=round(days * DAY),
        path="/",
        secure=is_safe,
        httponly=True,
        samesite="strict",
    )


def _forget(request: Request, response: Response) -> None:
    for name in (SAFE_COOKIE, COOKIE):
        response.delete_cookie(
            name, path="/", secure=name == SAFE_COOKIE, httponly=True, samesite="strict"
        )


# -- signing in


@router.get("/people")
async def about(people: OfPeople, request: Request) -> m.PeopleOut:
    return m.PeopleOut(
        mail=people.mail.is_on,
        passkeys=site_of(request) is not None,
        push=people.push.public_key,
    )


@router.post("/sign-in", status_code=202)
async def sign_in(wanted: m.SignIn, people: OfPeople, request: Request) -> dict[str, Any]:
    """A link by e-mail. The answer is the same whether the address is known or not."""
    if not people.mail.is_on:
        raise Refused("no-mail-here")
    email = checked_email(wanted.email)
    limits_of(request).take("mails", counted_as(request.scope))
    limits_of(request).take("mails_to", email)
    people.do(people.send_link(email, wanted.language))
    return {}


@router.post("/sign-in/enter")
async def enter(
    wanted: m.Enter, people: OfPeople, lobby: InLobby, request: Request, response: Response
) -> m.AccountOut:
    """With the link that came: a session, and an account if there was none."""
    agent = request.headers.get("user-agent", "")
    about = (wanted.token, agent, wanted.language, wanted.name)
    token, account = await lobby.read(people.accounts.enter, *about)
    remember(request, response, token)
    return await told(people, lobby, account)


@router.post("/account/sign-out")
async def sign_out(
    wanted: m.SignOutIn,
    me: Me,
    people: OfPeople,
    lobby: InLobby,
    request: Request,
    response: Response,
) -> dict[str, Any]:
    """Here, in another browser, or everywhere."""
    if wanted.everywhere:
        await lobby.read(people.accounts.sign_out, me.id)
    elif wanted.key is not None:
        await lobby.read(people.accounts.sign_out, me.id, None, wanted.key)
        return {}
    else:
        await lobby.read(people.accounts.sign_out, me.id, session_of(request))
    _forget(request, response)
    return {}


# -- the account


async def told(people: People, lobby: Lobby, account: Account) -> m.AccountOut:
    return m.AccountOut(
        id=account.id,
        name=account.name,
        email=account.email,
        language=account.language,
        zone=account.zone,
        quiet_from=account.quiet_from,
        quiet_to=account.quiet_to,
        created=account.created,
        ratings=await lobby.read(people.ratings.of, account.id),
    )


@router.get("/account")
async def account(me: Me, people: OfPeople, lobby: InLobby) -> m.AccountOut:
    """Who is signed in here."""
    return await told(people, lobby, me)


@router.post("/account/settings")
async def settings(wanted: m.SettingsIn, me: Me, people: OfPeople, lobby: InLobby) -> m.AccountOut:
    values: dict[str, Any] = {}
    for name in ("name", "language", "zone"):
        if (value := getattr(wanted, name)) is not None:
            values[name] = value
    if "zone" in values and values["zone"] not in zoneinfo.available_timezones():
        raise Refused("no-such-zone")
    if wanted.quiet is not None:
        start, end = wanted.quiet
        never = start == end
        values |= {"quiet_from": None if never else start, "quiet_to": None if never else end}
    if values:
        me = await lobby.read(lambda: people.accounts.change(me.id, **values))
    return await told(people, lobby, me)


@router.get("/account/sessions")
async def sessions(
    me: Me, people: OfPeople, lobby: InLobby, request: Request
) -> list[m.SessionOut]:
    """Where the account is signed in."""
    here = hashed(session_of(request) or "")[:12]
    found = await lobby.read(people.accounts.sessions, me.id)
    return [
        m.SessionOut(
            key=one.key,
            created=one.created,
            seen=one.seen,
            agent=one.agent,
            current=one.key == here,
        )
        for one in found
    ]


@router.post("/account/delete")
async def delete(
    wanted: m.DeleteIn,
    me: Me,
    people: OfPeople,
    lobby: InLobby,
    request: Request,
    response: Response,
) -> dict[str, Any]:
    """The account with everything in it, for good."""
    if wanted.name != me.name:
        raise Refused("not-your-name")
    await lobby.read(people.accounts.delete, me.id)
    await lobby.look_again()
    _forget(request, response)
    return {}


# -- its games


@router.post("/account/claim")
async def claim(wanted: m.ClaimIn, me: Me, people: OfPeople, lobby: InLobby) -> list[m.MyGameOut]:
    """The seats of these links are the account's from now on, on all its devices."""
    claimed = await lobby.read(people.accounts.claim, me, wanted.tokens)
    await _reseated(lobby, {one.game for one in claimed})
    return await _games(people, lobby, me, {one.game for one in claimed})


@router.get("/account/games")
async def games(me: Me, people: OfPeople, lobby: InLobby) -> list[m.MyGameOut]:
    """All games of the account, those that were claimed last first."""
    return await _games(people, lobby, me)


@router.get("/account/games/{id}")
async def game(id: str, me: Me, people: OfPeople, lobby: InLobby) -> m.MyGameOut:
    found = await _games(people, lobby, me, {id})
    if not found:
        raise Refused("unknown-game")
    return found[0]


async def _games(
    people: People, lobby: Lobby, me: Account, only: set[str] | None = None
) -> list[m.MyGameOut]:
    found: list[m.MyGameOut] = await lobby.read(people.history.games, me.id, only)
    return found


async def _reseated(lobby: Lobby, games: set[str]) -> None:
    """Whoever looks at these tables sees who sits there now."""
    for game in games:
        await lobby.reseat(game)
