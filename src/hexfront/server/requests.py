"""Everything that may be asked at a seat, each in one function.

The live connection and HTTP both come here: `REQUESTS` says by name what a request takes, what it
gives, who may ask, and how often.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

from pydantic import BaseModel

from hexfront.bots import makers
from hexfront.core.game import IllegalAction
from hexfront.server import models as m
from hexfront.server import tables
from hexfront.server.lobby import AnyRoom, Lobby
from hexfront.server.refused import Refused
from hexfront.server.room import Room
from hexfront.server.store import EVERYBODY, Conflict, SeatRow
from hexfront.server.waiting import WaitingRoom


@dataclass(frozen=True, slots=True)
class Place:
    """Where a request comes from: a seat of a game, or none for a spectator."""

    lobby: Lobby
    any_room: AnyRoom
    seat: str | None

    @property
    def room(self) -> Room:
        if isinstance(self.any_room, WaitingRoom):
            raise Refused("table-waits")
        return self.any_room

    @property
    def own(self) -> str:
        if self.seat is None:
            raise Refused("spectators-only-watch")
        return self.seat


class Nothing(m.Strict):
    """A request that says all by its name."""


Answer = Callable[[Place, Any], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Request:
    name: str
    takes: type[BaseModel]
    gives: Any
    answer: Answer
    cost: str
    """The limit that it counts against: see `limits`."""
    is_led: bool
    """Only the server that plays the game may answer it."""

    async def answered(self, place: Place, body: Any) -> Any:
        if not self.is_led:
            return await self.answer(place, body)
        return await place.lobby.cluster.led(
            place.any_room.row.id,
            lambda: self.answer(place, body),
            lambda: {"ask": self.name, "seat": place.seat, "body": body.model_dump()},
        )


REQUESTS: dict[str, Request] = {}


def request(
    takes: type[BaseModel], gives: Any, cost: str = "moves", is_led: bool = False
) -> Callable[[Answer], Answer]:
    def add(answer: Answer) -> Answer:
        name = answer.__name__
        REQUESTS[name] = Request(name, takes, gives, answer, cost, is_led)
        return answer

    return add


# -- playing


@request(m.Move, None, is_led=True)
async def play(place: Place, move: m.Move) -> None:
    """Answer decision `number`."""
    room = place.room
    if await room.play(place.own, move.number, tuple(move.action)):
        place.lobby.changed(room)


@request(m.At, None, is_led=True)
async def undo(place: Place, at: m.At) -> None:
    """Take the last action back."""
    room = place.room
    if await room.undo(place.own, at.number):
        place.lobby.changed(room)


@request(m.SkipsIn, None, is_led=True)
async def skips(place: Place, wanted: m.SkipsIn) -> None:
    """From now on this seat is asked, or not, as it wants."""
    room = place.room
    await place.lobby.write(room.skip(place.own, frozenset(wanted.skips)))
    place.lobby.announce(room.row.id)
    place.lobby.wake_bot(room)


@request(Nothing, None, is_led=True)
async def claim_time(place: Place, _: Nothing) -> None:
    """The game, because the other has used up all time."""
    room = place.room
    await place.lobby.write(room.claim_time(place.own))
    place.lobby.announce(room.row.id)


@request(m.AwayIn, None, "chat", is_led=True)
async def vacation(place: Place, wanted: m.AwayIn) -> None:
    """This player's clock stands still, as long as the vacation lasts; or goes on."""
    room = place.room
    await place.lobby.write(room.take_leave(place.own, wanted.away))
    place.lobby.announce(room.row.id)


# -- computer players


@request(Nothing, None, is_led=True)
async def hurry(place: Place, _: Nothing) -> None:
    """The bot that thinks is to play at once."""
    place.own  # noqa: B018  spectators are refused
    place.lobby.bots.hurry(place.room)


@request(m.BotIn, None, is_led=True)
async def replace_bot(place: Place, wanted: m.BotIn) -> None:
    """Another bot for one that cannot play on, once all players want the same."""
    room = place.room
    if wanted.bot not in makers(room.row.game):
        raise Refused("bot-unknown")
    await place.lobby.bots.replace(room, place.own, wanted.bot)


# -- asking

_NOT_ASKED = m.WhyOut(legal=False, reason="not-your-decision")


@request(m.Question, m.WhyOut)
async def why(place: Place, question: m.Question) -> m.WhyOut:
    """Why an action is not legal."""
    if place.room.asked != place.own:
        return _NOT_ASKED
    return _reason(place.room.game.why_not(question.action))


@request(m.Touched, m.WhyOut)
async def touch(place: Place, touched: m.Touched) -> m.WhyOut:
    """Why nothing may be done with a thing now: the rule against what was probably meant."""
    room = place.room
    if room.asked != place.own:
        return _NOT_ASKED
    found = _reason(room.game.why_not_touched(touched.kind, touched.name))
    if not found.legal:
        about = room.row.id, room.number, touched.kind, touched.name
        with suppress(Refused):  # it is a word more, and no harm if it is missing
            found.instead = await place.lobby.quick.do("instead", *about)
    return found


def _reason(refusal: IllegalAction | None) -> m.WhyOut:
    if refusal is None:
        return m.WhyOut(legal=True)
    return m.WhyOut(legal=False, reason=refusal.reason, rule=refusal.rule, why=refusal.why)


@request(m.Plans, list[dict[str, Any] | None])
async def odds(place: Place, plans: m.Plans) -> list[Any]:
    """Exact chances of several actions, from what the seat knows; null where nothing is rolled.

    None at all if the game has gone on meanwhile: a client asks of itself, so that is no error.
    """
    room, number = place.room, plans.number
    if room.asked != place.own or room.number != number:
        return []
    for action in plans.actions:
        room.check(action)
    try:
        found: list[Any] = await place.lobby.quick.do("odds", room.row.id, number, plans.actions)
    except Refused as refused:
        if refused.reason == "stale":
            return []
        raise
    return found


@request(m.StudyIn, m.StudyOut)
async def study(place: Place, question: m.StudyIn) -> m.StudyOut:
    """What is seen, reached or threatened, as far as the seat may know; at any time."""
    room, number = place.room, place.room.number
    about = (place.seat, question.topic, question.names)
    answer = await place.lobby.quick.do("study", room.row.id, number, *about)
    return m.StudyOut(number=number, answer=answer)


@request(m.At, m.HintOut)
async def hint(place: Place, at: m.At) -> m.HintOut:
    """What the adviser would play, from what the seat knows."""
    room = place.room
    if room.asked != place.own:
        raise Refused("not-your-decision")
    if room.number != at.number:
        raise Refused("stale")
    found = await place.lobby.advice.do("hint", room.row.id, at.number)
    return m.HintOut.model_validate(found or {"action": None})


@request(m.PlacingIn, m.PlacingOut)
async def placing(place: Place, mind: m.PlacingIn) -> m.PlacingOut:
    """The own units that are still to be placed, each with its legal answers, if the others stood
    as the player has them in mind.
    """
    room, seat = place.room, place.own
    if room.number != mind.number:
        raise Refused("stale")
    units = await place.lobby.quick.do("placing", room.row.id, mind.number, seat, mind.drafted)
    return m.PlacingOut.model_validate({"number": mind.number, "units": units})


@request(m.At, m.SetUpOut)
async def set_up(place: Place, at: m.At) -> m.SetUpOut:
    """How the planner would place all that is still to be placed."""
    room = place.room
    if room.asked != place.own:
        raise Refused("not-your-decision")
    if room.number != at.number:
        raise Refused("stale")
    actions = await place.lobby.advice.do("set_up", room.row.id, at.number)
    return m.SetUpOut(actions=actions)


@request(Nothing, m.ReasonsOut)
async def reasons(place: Place, _: Nothing) -> m.ReasonsOut:
    """Why a bot did what it did in its last turn, as far as the fog lets the seat know it."""
    room = place.room
    known = [asdict(reason) for reason in room.last_reasons()]
    found = await place.lobby.advice.do("reasons", room.row.id, room.number, place.seat, known)
    return m.ReasonsOut.model_validate(found)


@request(m.WishIn, None, is_led=True)
async def want_chances(place: Place, wish: m.WishIn) -> None:
    """Whether this seat wants the chance to win told while the game goes on."""
    room, own = place.room, place.own
    (room.want_chances.add if wish.wanted else room.want_chances.discard)(own)
    place.lobby.bots.tell(room)


@request(Nothing, list[m.ChanceOut])
async def chances(place: Place, _: Nothing) -> list[dict[str, Any]]:
    """The chance to win turn by turn, from what the seat knows, once all want it or all is over."""
    room = place.room
    if not room.may_tell_chances:
        raise Refused("chances-not-agreed")
    found: list[dict[str, Any]] = await place.lobby.advice.do(
        "chances", room.row.id, room.number, place.seat
    )
    return found


# -- looking


@request(Nothing, m.StateOut)
async def state(place: Place, _: Nothing) -> dict[str, Any]:
    """All that the seat may know, with the end of the log."""
    room = place.room
    place.lobby.wake_bot(room)
    start = room.length - len(room.recent)
    told = place.lobby.told(room, place.seat)
    return {**told, "log_from": start, "log": room.log(place.seat, start)}


@request(Nothing, m.WaitingOut)
async def table(place: Place, _: Nothing) -> dict[str, Any]:
    """A table that waits: who is missing, and the commitment to the server's secret."""
    if not isinstance(place.any_room, WaitingRoom):
        raise Refused("table-has-begun")
    return place.lobby.told(place.any_room, place.seat)


@request(m.LogIn, m.LogOut)
async def log(place: Place, wanted: m.LogIn) -> dict[str, Any]:
    """A page of the log."""
    room = place.room
    start = min(wanted.start, room.length)
    end = min(wanted.end, room.length, start + m.PAGE_LIMIT)
    events = await room.page(place.seat, start, end)
    return {"log_from": start, "log": events}


@request(m.ReplayIn, m.ReplayOut)
async def replay(place: Place, wanted: m.ReplayIn) -> dict[str, Any]:
    """The position after action `at`, as this seat saw it then, or another once all is over."""
    room, seat, number = place.room, _looker(place, wanted.eyes), place.room.number
    length = room.length
    at = min(wanted.at, length - 1)
    view = await place.lobby.quick.do("replay", room.row.id, number, at, seat)
    (events,) = await room.page(seat, at, at + 1)
    return {"at": at, "length": length, "view": view, "events": events}


@request(m.TimelineIn, m.TimelineOut)
async def timeline(place: Place, wanted: m.TimelineIn) -> dict[str, Any]:
    """The line under a replay, as this seat knows it, or another once all is over."""
    seat = _looker(place, wanted.eyes)
    room = place.room
    found: dict[str, Any] = await place.lobby.long.do("timeline", room.row.id, room.number, seat)
    return found


def _looker(place: Place, eyes: str | None) -> str | None:
    """Through whose eyes is looked back."""
    if eyes is None:
        return place.seat
    if eyes not in place.room.eyes(place.seat):
        raise Refused("eyes-after-the-game")
    return eyes


# -- people


@request(m.NameIn, m.PlayerOut, "chat")
async def name(place: Place, new: m.NameIn) -> m.PlayerOut:
    """What the player at this seat is called."""
    lobby, room, seat = place.lobby, place.any_room, place.own
    room.seats[seat] = await _changed(place, room.seats[seat], name=new.name)
    lobby.announce(room.row.id)
    return m.PlayerOut(seat=seat, name=new.name, bot=None, present=True)


@request(m.After, list[m.SaidOut])
async def chat(place: Place, wanted: m.After) -> list[dict[str, Any]]:
    """The last things said."""
    lobby = place.lobby
    id = place.any_room.row.id
    said = await lobby.read(lobby.store.said, id, wanted.after)
    muted = await lobby.read(lobby.store.muted, id)
    return [
        {"id": s.id, "seat": s.seat, "text": s.text, "at": s.at}
        for s in said
        if (place.seat, s.seat) not in muted
    ]


@request(m.Chat, m.SaidOut, "chat")
async def say(place: Place, words: m.Chat) -> dict[str, Any]:
    """Something to everybody at the table."""
    lobby, room = place.lobby, place.any_room
    if room.said >= lobby.config.chat_lines:
        raise Refused("said-enough")
    muted = await lobby.read(lobby.store.muted, room.row.id)
    if (EVERYBODY, place.own) in muted:
        raise Refused("muted")
    said = await lobby.read(lobby.store.say, room.row.id, place.own, words.text)
    room.said, room.last_said = room.said + 1, said.id
    line = {"id": said.id, "seat": said.seat, "text": said.text, "at": said.at}
    lobby.said(room, [line], muted)
    return line


@request(m.MuteIn, None, "chat")
async def mute(place: Place, wanted: m.MuteIn) -> None:
    """From now on this seat is not shown what another writes; or it is again."""
    _other(place, wanted.seat)
    about = (place.any_room.row.id, place.own, wanted.seat, wanted.muted)
    await place.lobby.read(place.lobby.store.mute, *about)


@request(Nothing, list[str])
async def muted(place: Place, _: Nothing) -> list[str]:
    """Whose words this seat is not shown."""
    found = await place.lobby.read(place.lobby.store.muted, place.any_room.row.id)
    return sorted(seat for listener, seat in found if listener == place.own)


@request(m.ReportIn, None, "chat")
async def report(place: Place, wanted: m.ReportIn) -> None:
    """Tell whoever runs the server how someone at the table behaves."""
    _other(place, wanted.seat)
    about = (place.any_room.row.id, place.own, wanted.seat, wanted.text)
    if not await place.lobby.read(place.lobby.store.report, *about):
        raise Refused("reported-enough")


def _other(place: Place, seat: str) -> None:
    if seat == place.own or seat not in place.any_room.seats:
        raise Refused("unknown-person")


# -- seats and links


@request(m.LuckIn, None)
async def luck(place: Place, given: m.LuckIn) -> None:
    """What this seat adds to the seed; the last one to do so begins the game."""
    room = place.any_room
    if not isinstance(room, WaitingRoom):
        if room.seats[place.own].luck == given.luck:
            return
        raise Refused("luck-is-set")
    await place.lobby.write(room.add_luck(place.own, given.luck))
    if room.is_complete:
        await place.lobby.write(place.lobby.begin(room))
    else:
        place.lobby.announce(room.row.id)


@request(Nothing, m.LinkOut, "chat")
async def renew(place: Place, _: Nothing) -> m.LinkOut:
    """A new link to this seat: the old one leads nowhere from now on."""
    room, seat = place.any_room, place.own
    old = room.seats[seat]
    room.seats[seat] = await _changed(place, old, token=tables.new_token())
    token = room.seats[seat].token
    place.lobby.relink(room, old.token, token, seat)
    return m.LinkOut(seat=seat, token=token)


@request(Nothing, m.InviteOut, "chat")
async def hand_over(place: Place, _: Nothing) -> m.InviteOut:
    """Get up: an invitation for whoever takes this seat. Its link leads nowhere any more."""
    room, seat = place.any_room, place.own
    old = room.seats[seat]
    new = {"token": tables.new_token(), "invite": tables.new_token(), "name": None, "host": None}
    room.seats[seat] = await _changed(place, old, **new)
    await place.lobby.read(place.lobby.store.drop_claim, room.row.id, seat)
    place.lobby.relink(room, old.token, new["token"] or "", seat)
    place.lobby.announce(room.row.id)
    return m.InviteOut(seat=seat, invite=new["invite"] or "")


@request(m.SeatIn, m.InviteOut, "chat")
async def invite(place: Place, wanted: m.SeatIn) -> m.InviteOut:
    """The host's: a new invitation to a seat that nobody has taken; the old one is void."""
    room = place.any_room
    if not room.seats[place.own].host:
        raise Refused("only-the-host")
    old = room.seats.get(wanted.seat)
    if old is None or old.invite is None:
        raise Refused("seat-is-taken")
    code = tables.new_token()
    room.seats[wanted.seat] = await _changed(place, old, invite=code)
    return m.InviteOut(seat=wanted.seat, invite=code)


@request(Nothing, m.LinkOut, "chat")
async def renew_watch(place: Place, _: Nothing) -> m.LinkOut:
    """The host's: a new link to watch; who watches by the old one has to leave."""
    lobby, room = place.lobby, place.any_room
    if not room.seats[place.own].host:
        raise Refused("only-the-host")
    old, new = room.row.watch, tables.new_token()
    await lobby.read(lobby.store.change_watch, room.row.id, new)
    room.row = tables.with_watch(room.row, new)
    lobby.relink(room, old, new, None)
    lobby.announce(room.row.id)
    return m.LinkOut(seat="", token=new)


async def _changed(place: Place, old: SeatRow, **values: Any) -> SeatRow:
    lobby = place.lobby
    try:
        row: SeatRow = await lobby.read(
            lambda: lobby.store.change_seat(place.any_room.row.id, old, **values)
        )
    except Conflict:
        raise Refused("stale") from None
    return row


# -- other games


@request(m.Moment, m.TableOut, "tables")
async def branch(place: Place, moment: m.Moment) -> m.TableOut:
    """A new game that goes on from a moment of this one, with the same bots and other dice."""
    room = place.room
    place.own  # noqa: B018  spectators are refused
    if not room.has_no_secrets:
        raise Refused("record-after-the-game")
    bots = {seat.seat: seat.bot for seat in room.seats.values() if seat.bot}
    id = await place.lobby.long.do("branch", room.row.id, moment.at, bots, moment.mine)
    return table_out(await place.lobby.room(id))


@request(Nothing, m.TableOut, "tables", is_led=True)
async def rematch(place: Place, _: Nothing) -> m.TableOut:
    """The same game again: one for all who ask, and each gets the link of their own seat."""
    lobby, room, own = place.lobby, place.room, place.own
    id = await lobby.read(_rematch, lobby, room)
    room.has_rematch = True
    lobby.announce(room.row.id)
    other = await lobby.room(id)
    if isinstance(other, WaitingRoom) and other.is_complete:
        await lobby.begin(other)
        other = await lobby.room(id)
    return table_out(other, own)


def _rematch(lobby: Lobby, room: Room) -> str:
    old = room.row
    with lobby.one_rematch:
        if begun := lobby.store.rematch_of(old.id):
            return begun
        bots = {seat.seat: seat.bot for seat in room.seats.values() if seat.bot}
        names = {seat.seat: seat.name for seat in room.seats.values() if seat.name}
        people = [seat for seat in room.seats if seat not in bots]
        setup = (old.mode, old.scenario, old.options)
        row, _ = tables.create(
            lobby.store, lobby.find(old.game), *setup, bots, names, old.dice, old.id, people
        )
        return row.id


def table_out(room: AnyRoom, only: str | None = None) -> m.TableOut:
    """With the links of the host's own seats, or that of `only` one."""
    return m.TableOut(
        id=room.row.id,
        game=room.row.game,
        mode=room.row.mode,
        seats=[
            m.SeatOut(
                seat=s.seat,
                token=s.token if (s.seat == only if only else bool(s.host)) else "",
                bot=s.bot,
                name=s.name,
                invite=s.invite if not only else None,
            )
            for s in room.seats.values()
        ],
        watch=room.row.watch,
    )
