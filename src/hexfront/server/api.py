"""The HTTP interface: small, typed, and the same for every game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

import hexfront
from hexfront.bots import RULEBOOK, advice, makers
from hexfront.core.game import Definition, IllegalAction
from hexfront.core.record import Record, RecordError
from hexfront.core.rulebook import ENGLISH, UnknownRule
from hexfront.core.trace import Trace, trace
from hexfront.games import ids
from hexfront.messages import catalogue
from hexfront.server.guard import CHAT_LIMIT, NAME_LIMIT
from hexfront.server.lobby import Lobby, status
from hexfront.server.room import Refused, Room

router = APIRouter(prefix="/api")

LONG = 1_000
"""Actions; the record of a longer game is sent as a compressed file."""

Name = Annotated[str, Field(min_length=1, max_length=NAME_LIMIT)]
Word = Annotated[str, Field(max_length=64)]
Language = Annotated[str, Field(pattern="^[a-z]{2}$")]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


# -- what there is to play


class OptionOut(BaseModel):
    name: str
    values: list[str]
    default: str
    rule: str


class ModeOut(BaseModel):
    name: str
    seats: list[str]
    automatic: list[str]


class GameOut(BaseModel):
    id: str
    title: str
    modes: list[ModeOut]
    scenarios: list[str]
    options: list[OptionOut]
    bots: list[str]


def _game_out(definition: Definition) -> GameOut:
    return GameOut(
        id=definition.id,
        title=definition.title,
        modes=[
            ModeOut(name=m.name, seats=list(m.seats), automatic=list(m.automatic))
            for m in definition.modes
        ],
        scenarios=list(definition.scenarios),
        options=[
            OptionOut(name=o.name, values=list(o.values), default=o.standard, rule=o.rule)
            for o in definition.options
        ],
        bots=sorted(makers(definition.id)),
    )


# -- a game and its seats


class NewGame(Strict):
    game: Word
    mode: Word | None = None
    scenario: Word | None = None
    options: dict[Word, Word] = Field(default_factory=dict, max_length=50)
    bots: dict[Word, Word] = Field(default_factory=dict, max_length=10)
    names: dict[Word, Name] = Field(default_factory=dict, max_length=10)
    dice: Annotated[str, Field(pattern="^(seeded|typed)$")] = "seeded"


class SeatOut(BaseModel):
    seat: str
    token: str
    bot: str | None
    name: str | None


class TableOut(BaseModel):
    """What whoever sets up a game gets: a link for every seat, and one to watch."""

    id: str
    game: str
    mode: str
    seats: list[SeatOut]
    watch: str


class PlayerOut(BaseModel):
    seat: str
    name: str | None
    bot: str | None
    present: bool


class DecisionOut(BaseModel):
    number: int
    seat: str
    prompt: str | None = None
    args: dict[str, Any] | None = None
    rule: str | None = None
    actions: list[list[str]] | None = None
    kinds: dict[str, str] | None = None


class EventOut(BaseModel):
    event: str
    rule: str
    args: dict[str, Any]


class StateOut(BaseModel):
    """All that one seat may know, from a place in the log on."""

    id: str
    game: str
    mode: str
    scenario: str
    options: dict[str, str]
    seat: str | None
    number: int
    players: list[PlayerOut]
    view: Mapping[str, Any]
    decision: DecisionOut | None
    undo: bool
    record: bool  # whether this seat may have the whole game
    rematch: bool  # whether somebody plays again and waits
    eyes: list[str]  # the seats through whose eyes it may see the replay
    log_from: int
    log: list[list[EventOut]]
    seed_hash: str
    seed: str | None
    watch: str
    skips: list[str]


class Move(Strict):
    number: int = Field(ge=0)
    action: list[Word] = Field(min_length=1, max_length=4)


class At(Strict):
    number: int = Field(ge=0)


class Moment(Strict):
    """After which action; 0 is the set-up."""

    at: int = Field(ge=0)


class Question(Strict):
    action: list[Word] = Field(min_length=1, max_length=4)


class Touched(Strict):
    """A thing that somebody points at: a hex, a unit, a card."""

    kind: Word
    name: Word


class Plans(Strict):
    """Answers to decision `number` that are being weighed."""

    number: int = Field(ge=0)
    actions: list[Annotated[list[Word], Field(min_length=1, max_length=4)]] = Field(max_length=200)


class TurnOut(BaseModel):
    """Whose move it is: `asked` is the seat, none if the game is over or older than our memory."""

    scenario: str
    seat: str | None
    asked: str | None
    over: bool


class StudyIn(Strict):
    topic: Word
    names: list[Word] = Field(default=[], max_length=4)


class StudyOut(BaseModel):
    """The answer is about the position in which decision `number` is asked."""

    number: int
    answer: Any


class WhyOut(BaseModel):
    legal: bool
    reason: str | None = None
    rule: str | None = None
    why: str | None = None


class HintOut(BaseModel):
    action: list[str] | None


class NameIn(Strict):
    name: Name


class SkipsIn(Strict):
    """Moments, and reasons to stop at one, at which a seat does not want to be asked."""

    skips: list[Word] = Field(max_length=200)


class Chat(Strict):
    text: str = Field(min_length=1, max_length=CHAT_LIMIT)


class SaidOut(BaseModel):
    id: int
    seat: str
    text: str
    at: float


class ReplayOut(BaseModel):
    at: int
    length: int
    view: Mapping[str, Any]
    events: list[EventOut]


class HealthOut(BaseModel):
    status: str
    version: str


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


InHall = Annotated[Lobby, Depends(lobby_of)]


def entered(token: str, lobby: InHall) -> tuple[Room, str | None]:
    return lobby.enter(token)


Entered = Annotated[tuple[Room, str | None], Depends(entered)]


def seated(place: Entered) -> tuple[Room, str]:
    room, seat = place
    if seat is None:
        raise Refused("spectators-only-watch")
    return room, seat


Seated = Annotated[tuple[Room, str], Depends(seated)]


def table_out(room: Room, only: str | None = None) -> TableOut:
    """With the links of all its people, or that of `only` one seat."""
    return TableOut(
        id=room.row.id,
        game=room.row.game,
        mode=room.row.mode,
        seats=[
            SeatOut(
                seat=s.seat,
                token="" if s.bot or (only and s.seat != only) else s.token,
                bot=s.bot,
                name=s.name,
            )
            for s in room.seats.values()
        ],
        watch=room.row.watch,
    )


def state_out(lobby: Lobby, room: Room, seat: str | None, log_from: int = 0) -> dict[str, Any]:
    """StateOut as plain data; the live connection sends the same."""
    log_from = max(0, min(log_from, room.length))
    over = room.game.result is not None
    return {
        "id": room.row.id,
        "scenario": room.row.scenario,
        "options": dict(room.row.options),
        "seat": seat,
        "number": room.number,
        **status(room, lobby.present(room.row.id)),
        "view": room.position(seat),
        "decision": room.decision(seat),
        "undo": seat is not None and room.can_undo(seat),
        "record": seat is not None and room.has_no_secrets,
        "rematch": over and lobby.store.rematch_of(room.row.id) is not None,
        "eyes": room.eyes(seat),
        "log_from": log_from,
        "log": room.log(seat, log_from),
        "watch": room.row.watch,
        "seed_hash": room.seed_hash,
        "seed": room.row.seed if over else None,
        "skips": sorted(room.skips[seat]) if seat is not None else [],
    }


# -- routes; they run on the event loop, where only moves wait: for their turn and for the disk


@router.get("/health")
async def health(lobby: InHall) -> HealthOut:
    well = lobby.store.is_well()
    return HealthOut(status="well" if well else "ill", version=hexfront.__version__)


@router.get("/games")
async def list_games(lobby: InHall) -> list[GameOut]:
    return [_game_out(lobby.find(id)) for id in ids()]


@router.get("/games/{game}/components")
async def components(game: str, lobby: InHall) -> Mapping[str, Any]:
    """The board, the pieces and the cards: what does not change during a game."""
    return lobby.find(game).components()


@router.get("/games/{game}/words")
async def words(game: str, lobby: InHall, lang: Language = ENGLISH) -> str:
    """The Fluent catalogue of a game in a language, or in English where it has no other."""
    lobby.find(game)
    paths = [catalogue(code, game) for code in (lang, ENGLISH)]
    return next((path.read_text("utf-8") for path in paths if path.is_file()), "")


@router.get("/games/{game}/rules")
async def rules(game: str, lobby: InHall, lang: Language = ENGLISH) -> dict[str, str]:
    """The statements of the rules in our own words, by number."""
    return lobby.find(game).rules.titles(lang)


@router.get("/games/{game}/rules/{id}")
def one_rule(game: str, id: str, lobby: InHall, lang: Language = ENGLISH) -> Trace:
    """A statement or ruling: where it is written, the tests that name it, and its rulings."""
    try:
        return trace(lobby.find(game), id, lang)
    except UnknownRule as error:
        raise HTTPException(404, str(error)) from None


@router.post("/tables", status_code=201)
async def create_table(new: NewGame, lobby: InHall) -> TableOut:
    definition = lobby.find(new.game)
    bots = {seat: name for seat, name in new.bots.items() if name != RULEBOOK}
    room = Room.create(
        lobby.store, definition, new.mode, new.scenario, new.options, bots, new.names, new.dice
    )
    lobby.add(room)
    lobby.wake_bot(room)
    return table_out(room)


@router.post("/records", status_code=201)
async def upload_record(request: Request, lobby: InHall) -> TableOut:
    """A record, as it was downloaded, becomes a game again."""
    try:
        record = Record.read(await request.body(), "the uploaded file")
    except RecordError as error:
        raise Refused("not-a-record", why=str(error), line=error.line) from None
    # A long game takes seconds to play again, and the others go on meanwhile.
    room = await asyncio.to_thread(Room.upload, lobby.store, lobby.find, record)
    lobby.add(room)
    return table_out(room)


@router.get("/seats/{token}")
async def state(place: Entered, lobby: InHall, log_from: int = 0) -> StateOut:
    room, seat = place
    lobby.wake_bot(room)
    return StateOut.model_validate(state_out(lobby, room, seat, log_from))


@router.get("/seats/{token}/turn")
async def turn(token: str, lobby: InHall) -> TurnOut:
    """For lists of many games: nothing is replayed for it."""
    game, seat = lobby.store.whose(token) or ("", None)
    row = lobby.store.game(game)
    if row is None:
        raise Refused("unknown-link")
    over = row.finished is not None
    return TurnOut(scenario=row.scenario, seat=seat, asked=row.asked, over=over)


@router.post("/seats/{token}/actions")
async def act(place: Seated, move: Move, lobby: InHall) -> StateOut:
    room, seat = place
    log_from = room.length
    if await room.play(seat, move.number, tuple(move.action)):
        lobby.changed(room)
    return StateOut.model_validate(state_out(lobby, room, seat, log_from))


@router.post("/seats/{token}/undo")
async def undo(place: Seated, at: At, lobby: InHall) -> StateOut:
    room, seat = place
    if await room.undo(seat, at.number):
        lobby.changed(room)
    return StateOut.model_validate(state_out(lobby, room, seat, room.length))


_NOT_ASKED = WhyOut(legal=False, reason="not-your-decision")


@router.post("/seats/{token}/why")
async def why(place: Seated, question: Question) -> WhyOut:
    room, seat = place
    if room.asked != seat:
        return _NOT_ASKED
    return _reason(room.game.why_not(question.action))


@router.post("/seats/{token}/touch")
async def touch(place: Seated, touched: Touched) -> WhyOut:
    """Why nothing may be done with a thing now: the rule against what was probably meant."""
    room, seat = place
    if room.asked != seat:
        return _NOT_ASKED
    return _reason(room.game.why_not_touched(touched.kind, touched.name))


def _reason(refusal: IllegalAction | None) -> WhyOut:
    if refusal is None:
        return WhyOut(legal=True)
    return WhyOut(legal=False, reason=refusal.reason, rule=refusal.rule, why=refusal.why)


@router.post("/seats/{token}/odds")
async def odds(place: Seated, plans: Plans) -> list[dict[str, Any] | None]:
    """Exact chances of several actions, from what the seat knows; null where nothing is rolled.

    None at all if the game has gone on meanwhile: a client asks of itself, so that is no error.
    """
    room, seat = place
    if room.asked != seat or room.number != plans.number:
        return []
    for action in plans.actions:
        room.check(action)
    found = [room.game.odds(action) for action in plans.actions]
    return [None if one is None else one.to_json() for one in found]


@router.post("/seats/{token}/study")
async def study(place: Entered, question: StudyIn) -> StudyOut:
    """What is seen, reached or threatened, as far as the seat may know; at any time."""
    room, seat = place
    answer = room.game.study(question.topic, *question.names, seat=seat)
    return StudyOut(number=room.number, answer=answer)


@router.post("/seats/{token}/hint")
async def hint(place: Seated, at: At) -> HintOut:
    """What the adviser would play, from what the seat knows."""
    room, seat = place
    if room.asked != seat:
        raise Refused("not-your-decision")
    if room.number != at.number:
        raise Refused("stale")
    action = await asyncio.to_thread(advice, room.game.clone())
    return HintOut(action=None if action is None else list(action))


@router.get("/seats/{token}/replay")
async def replay(place: Entered, at: int, eyes: str | None = None) -> ReplayOut:
    """The position after action `at`, as this seat saw it then, or another once all is over."""
    room, seat = place
    if eyes is not None:
        if eyes not in room.eyes(seat):
            raise Refused("eyes-after-the-game")
        seat = eyes
    at = max(0, min(at, room.length - 1))
    return ReplayOut(
        at=at,
        length=room.length,
        view=room.position(seat, at),
        events=[EventOut(**event) for event in room.log(seat, at, at + 1)[0]],
    )


@router.get("/seats/{token}/record", response_class=PlainTextResponse)
async def record(place: Seated) -> Response:
    """The whole game, secrets included: when it is over, or to somebody who plays alone."""
    room, _ = place
    found = await _record_of(room)
    name = f"{room.row.game}-{room.row.id}.jsonl"
    kind, compressed = "application/jsonl", len(found.moves) > LONG
    if compressed:
        kind, name = "application/gzip", f"{name}.gz"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(found.file(compressed), media_type=kind, headers=headers)


@router.post("/seats/{token}/branch", status_code=201)
async def branch(place: Seated, moment: Moment, lobby: InHall) -> TableOut:
    """A new game that goes on from a moment of this one, with the same bots."""
    room, _ = place
    bots = {seat.seat: seat.bot for seat in room.seats.values() if seat.bot}
    past = (await _record_of(room)).until(moment.at)
    other = await asyncio.to_thread(Room.upload, lobby.store, lobby.find, past, bots)
    lobby.add(other)
    lobby.wake_bot(other)
    return table_out(other)


async def _record_of(room: Room) -> Record:
    if not room.has_no_secrets:
        raise Refused("record-after-the-game")
    return await asyncio.to_thread(Record.of, room.game)


@router.post("/seats/{token}/name")
async def rename(place: Seated, new: NameIn, lobby: InHall) -> PlayerOut:
    room, seat = place
    room.rename(seat, new.name)
    lobby.announce(room.row.id)
    return PlayerOut(seat=seat, name=new.name, bot=None, present=True)


@router.put("/seats/{token}/skips")
async def skip(place: Seated, wanted: SkipsIn, lobby: InHall) -> StateOut:
    """From now on this seat is asked, or not, as it wants."""
    room, seat = place
    room.skip(seat, frozenset(wanted.skips))
    lobby.wake_bot(room)
    return StateOut.model_validate(state_out(lobby, room, seat, room.length))


@router.get("/seats/{token}/chat")
async def read_chat(place: Entered, lobby: InHall, after: int = 0) -> list[SaidOut]:
    room, _ = place
    return [
        SaidOut(id=s.id, seat=s.seat, text=s.text, at=s.at)
        for s in lobby.store.said(room.row.id, after)
    ]


@router.post("/seats/{token}/chat", status_code=201)
async def say(place: Seated, words: Chat, lobby: InHall) -> SaidOut:
    room, seat = place
    said = room.say(seat, words.text)
    lobby.announce(room.row.id)
    return SaidOut(id=said.id, seat=said.seat, text=said.text, at=said.at)


@router.post("/seats/{token}/rematch", status_code=201)
async def rematch(place: Seated, lobby: InHall) -> TableOut:
    """The same game again: one for all who ask, and each gets the link of their own seat."""
    room, own = place
    old = room.row
    if begun := lobby.store.rematch_of(old.id):
        return table_out(lobby.room(begun), own)
    bots = {seat.seat: seat.bot for seat in room.seats.values() if seat.bot}
    names = {seat.seat: seat.name for seat in room.seats.values() if seat.name}
    again = Room.create(
        lobby.store,
        lobby.find(old.game),
        old.mode,
        old.scenario,
        old.options,
        bots,
        names,
        old.dice,
        old.id,
    )
    lobby.add(again)
    lobby.wake_bot(again)
    lobby.announce(old.id)
    return table_out(again, own)
