"""The HTTP interface of notices, friends, open invitations and ratings."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from hexfront.bots import RULEBOOK
from hexfront.server import tables
from hexfront.server.guard import counted_as
from hexfront.server.models import LinkOut, TableOut
from hexfront.server.people import models as m
from hexfront.server.people.api import (
    InLobby,
    Me,
    OfPeople,
    claim_seats,
    limits_of,
    may_sit,
    who,
)
from hexfront.server.refused import Refused
from hexfront.server.requests import table_out

router = APIRouter(prefix="/api")


# -- notices


@router.get("/account/channels")
async def channels(me: Me, people: OfPeople, lobby: InLobby) -> list[m.ChannelOut]:
    """Where the account is told that it is its turn."""
    found = await lobby.read(people.channels.of, me.id)
    return [
        m.ChannelOut(
            id=one.id, kind=one.kind, place=one.place, on=not one.off, failures=one.failures
        )
        for one in found
    ]


@router.post("/account/channels", status_code=201)
async def add_channel(
    new: m.ChannelIn, me: Me, people: OfPeople, lobby: InLobby
) -> list[m.ChannelOut]:
    """A browser that has subscribed, or a webhook."""
    about = (me.id, new.kind, new.address, new.p256dh, new.auth)
    await lobby.read(people.channels.add, *about)
    return await channels(me, people, lobby)


@router.post("/account/channels/change")
async def change_channel(
    wanted: m.ChannelChange, me: Me, people: OfPeople, lobby: InLobby
) -> list[m.ChannelOut]:
    await lobby.read(people.channels.change, me.id, wanted.id, wanted.what)
    return await channels(me, people, lobby)


@router.post("/notices/stop")
async def stop(
    people: OfPeople, lobby: InLobby, token: Annotated[str, Query(max_length=100)]
) -> dict[str, Any]:
    """One click, without signing in: what every notice holds ends them all."""
    if not token.isascii() or not token.isprintable():
        raise Refused("unknown-link")
    if not await lobby.read(people.channels.stop, token):
        raise Refused("unknown-link")
    return {}


# -- friends, and others


@router.get("/account/others")
async def others(me: Me, people: OfPeople, lobby: InLobby) -> m.OthersOut:
    found: m.OthersOut = await lobby.read(people.others.of, me.id)
    return found


@router.post("/account/friends/add")
async def befriend(wanted: m.PersonIn, me: Me, people: OfPeople, lobby: InLobby) -> m.OthersOut:
    """Two accounts are friends when each has named the other."""
    await lobby.read(people.others.befriend, me, wanted.name)
    return await others(me, people, lobby)


@router.post("/account/friends/remove")
async def part(wanted: m.PersonIn, me: Me, people: OfPeople, lobby: InLobby) -> m.OthersOut:
    await lobby.read(people.others.part, me, wanted.name)
    return await others(me, people, lobby)


@router.post("/account/blocks/add")
async def block(wanted: m.PersonIn, me: Me, people: OfPeople, lobby: InLobby) -> m.OthersOut:
    """They cannot sit down at our tables, and we do not read what they write."""
    await lobby.read(people.others.block, me, wanted.name)
    return await others(me, people, lobby)


@router.post("/account/blocks/remove")
async def unblock(wanted: m.PersonIn, me: Me, people: OfPeople, lobby: InLobby) -> m.OthersOut:
    await lobby.read(people.others.unblock, me, wanted.name)
    return await others(me, people, lobby)


# -- open invitations


@router.get("/offers")
async def offers(people: OfPeople, lobby: InLobby, request: Request) -> list[m.OfferOut]:
    """Who looks for a game."""
    found: list[m.OfferOut] = await lobby.read(people.others.offers, await who(request))
    return found


@router.post("/offers", status_code=201)
async def offer(
    new: m.NewOffer, me: Me, people: OfPeople, lobby: InLobby, request: Request
) -> TableOut:
    """A table with a seat for whoever takes it."""
    limits_of(request).take("tables", counted_as(request.scope))
    await lobby.read(people.others.check_room, me)
    definition = lobby.find(new.game)
    bots = {seat: name for seat, name in new.bots.items() if name != RULEBOOK}
    setup = (new.mode, new.scenario, new.options)
    names = dict.fromkeys(new.mine or (), me.name)
    planned = tables.planned(definition, *setup, bots, names, new.mine)
    tables.check_clock(planned, new.clock)
    if not any(seat.seat == new.seat and seat.invite for seat in planned):
        raise Refused("seat-is-taken")
    if not any(seat.host for seat in planned):
        raise Refused("sit-down-first")
    row, seats = await lobby.read(
        tables.create, *(lobby.store, definition, *setup, bots, names, new.dice, None, new.mine)
    )
    await lobby.read(tables.set_clocks, lobby.store, row.id, seats, new.clock)
    await claim_seats(request, [seat.token for seat in seats if seat.host])
    await lobby.read(people.others.offer, me, row.id, new)
    return table_out(await lobby.room(row.id))


@router.post("/offers/{id}/accept", status_code=201)
async def take(id: str, me: Me, people: OfPeople, lobby: InLobby, request: Request) -> LinkOut:
    """Sit down, for whoever comes first."""
    found = await lobby.read(people.others.offers, me)
    wanted = next((one for one in found if one.id == id and not one.mine), None)
    if wanted is None:
        raise Refused("unknown-offer")
    await may_sit(request, id)
    room = await lobby.room(id)
    if room.seats[wanted.seat].invite is None:
        raise Refused("seat-is-taken")
    token = await lobby.take_seat(room, wanted.seat)
    await lobby.read(people.others.taken, id)
    await claim_seats(request, [token])
    return LinkOut(seat=wanted.seat, token=token)


@router.post("/offers/{id}/withdraw")
async def withdraw(id: str, me: Me, people: OfPeople, lobby: InLobby) -> dict[str, Any]:
    await lobby.read(people.others.withdraw, me, id)
    return {}


# -- ratings


@router.get("/games/{game}/ratings")
async def ranks(game: str, people: OfPeople, lobby: InLobby) -> list[m.RankOut]:
    """The strongest players of a game."""
    lobby.find(game)
    found: list[m.RankOut] = await lobby.read(people.ratings.best, game)
    return found
