"""The computer players of a server: who thinks, who waits, and whose bot cannot go on."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import asdict, replace
from typing import TYPE_CHECKING

import msgspec

from hexfront.bots import makers, thinking_seconds
from hexfront.server.refused import Refused
from hexfront.server.room import Reason, Room, Thinks, Trouble
from hexfront.server.thinkers import Thinkers
from hexfront.server.thought import Thought

if TYPE_CHECKING:
    from hexfront.server.lobby import Lobby

SHOWN_AFTER = 0.4
"""Seconds of thinking after which the players are told of it."""
STAND_IN = "regular"
PATIENCE = 3.0
"""So long a bot that was told to play at once may take; then the stand-in plays for it."""
LOOK = 1.0
"""Seconds from one look at the queue to the next."""
TROUBLES = ("bot-model", "bot-unknown", "bot-crashed", "took-too-long")

log = logging.getLogger("hexfront.server")

_encode = msgspec.json.Encoder().encode


class Told(msgspec.Struct):
    """What other servers of the same database hear of a game's bots."""

    thinks: Thinks | None
    trouble: Trouble | None
    chances: list[str]


_decode = msgspec.json.Decoder(Told).decode


class Thinking:
    def __init__(self, lobby: Lobby, url: str) -> None:
        self._lobby = lobby
        self._thinkers = Thinkers(url, lobby.config)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._hurried: dict[str, asyncio.Event] = {}
        """Whether a game's bot was told to play at once."""
        self._late: set[str] = set()
        """Games whose bot was told so and did not: the stand-in plays its turn to the end."""
        self._looking: asyncio.Task[None] | None = None
        self._shown: dict[str, Room] = {}
        """Games whose thinking the players are told of."""

    @property
    def count(self) -> int:
        return len(self._tasks)

    @property
    def waiting(self) -> int:
        return self._thinkers.waiting

    def is_busy(self, game: str) -> bool:
        return game in self._tasks

    # -- playing

    def wake(self, room: Room) -> None:
        """A bot thinks, or a moment passes, if it is its turn."""
        id = room.row.id
        if room.can_answer_itself and id not in self._tasks and room.trouble is None:
            if not room.people and len(self._tasks) >= self._lobby.config.bot_games:
                return  # whoever looks at it later wakes it again
            self._hurried[id] = asyncio.Event()
            self._tasks[id] = asyncio.create_task(self._answer(room))

    async def resume(self) -> None:
        """After a restart: bots that were at their turn think again."""
        lobby = self._lobby
        games = await lobby.read(lobby.store.asked_of_bots, lobby.config.bot_games)
        for id in games:
            try:
                lobby.wake_bot(await lobby.room(id))
            except Refused as refused:
                log.error("a game cannot be resumed: %s", refused, extra={"game": id})

    async def _answer(self, room: Room) -> None:
        id, lobby = room.row.id, self._lobby
        try:
            if not await lobby.cluster.may_lead(id):
                lobby.cluster.tell("wake", id)
                return
            while room.can_answer_itself:
                number = room.number
                answer = room.quick_answer() or await self._thought(room)
                if answer and number == room.number:
                    await room.play(answer[0], number, answer[1])
                    if room.asked != answer[0]:
                        self._put_away(room)
                    if not room.is_passed_over:
                        lobby.announce(id)
        except Refused as refused:
            details = {"game": id, "decision": room.number}
            log.error("a bot cannot play: %s: %s", refused.reason, refused, extra=details)
        except Exception:
            log.exception("a bot failed", extra={"game": id, "decision": room.number})
        finally:
            self._tasks.pop(id, None)
            self._hurried.pop(id, None)
            self._late.discard(id)
            self._thinkers.forget(id)
            if self._put_away(room) or room.trouble or room.is_passed_over:
                self.tell(room)

    async def _thought(self, room: Room) -> tuple[str, tuple[str, ...]] | None:
        """Who answers, and what, after some thinking in another process.

        None if the game has gone on meanwhile: someone took back what the bot had to answer.
        """
        number, seat = room.number, room.asked
        assert seat is not None
        bot = room.seats[seat].bot
        assert bot is not None
        is_new = room.thinks is None or room.thinks.seat != seat
        about = thinking_seconds(room.row.game, bot)
        thinks = Thinks(seat, bot, round(time.time(), 1), about) if is_new else None
        loop = asyncio.get_running_loop()
        show = loop.call_later(SHOWN_AFTER, self._show, room, thinks) if thinks else None
        try:
            found = await self._first(room, bot)
        except Refused as refused:
            if number != room.number:
                return None
            room.trouble = Trouble(seat, bot, _trouble(refused))
            raise
        finally:
            if show is not None:
                show.cancel()
        if found.why is not None and number == room.number:
            room.reasons.append(Reason(room.length, seat, room.game.state.turn, found.why))
        return seat, found.action

    async def _first(self, room: Room, bot: str) -> Thought:
        """What the bot thinks; what the stand-in does if the bot is told to hurry, and does not."""
        id, number, hurried = room.row.id, room.number, self._hurried[room.row.id]
        if id in self._late:
            return await self._stand_in(id, number)
        own = asyncio.create_task(self._thinkers.think(id, number, bot, hurried.is_set()))
        late = asyncio.create_task(_late(hurried))
        try:
            await asyncio.wait((own, late), return_when=asyncio.FIRST_COMPLETED)
            if not own.done() and STAND_IN in makers(room.row.game):
                self._late.add(id)
                own.add_done_callback(lambda done: done.cancelled() or done.exception())
                if self._thinkers.place(id):
                    own.cancel()
                return await self._stand_in(id, number)
            found: Thought = await own
            return found
        except asyncio.CancelledError:
            own.cancel()
            raise
        finally:
            late.cancel()

    async def _stand_in(self, id: str, number: int) -> Thought:
        found: Thought = await self._lobby.advice.do("think", id, number, STAND_IN, True)
        return found

    def hurry(self, room: Room) -> None:
        """The bot that thinks plays at once, and so for the rest of its turn."""
        id = room.row.id
        if id not in self._tasks:
            return
        self._hurried[id].set()
        self._thinkers.hurry(id)
        if room.thinks is not None:
            room.thinks = replace(room.thinks, hurried=True)
            self.tell(room)

    async def replace(self, room: Room, seat: str, bot: str) -> None:
        """A player wants another bot, or the same again, to play on; all must want the same."""
        trouble = room.trouble
        if trouble is None:
            raise Refused("bot-is-well")
        wishes = {one: wish for one, wish in trouble.wishes.items() if one in room.people}
        wishes[seat] = bot
        room.trouble = replace(trouble, wishes=wishes)
        if [wishes.get(one) for one in room.people] == [bot] * len(room.people):
            lobby, old = self._lobby, room.seats[trouble.seat]
            room.seats[trouble.seat] = await lobby.read(
                lambda: lobby.store.change_seat(room.row.id, old, bot=bot)
            )
            room.trouble = None
            self.wake(room)
        self.tell(room)

    def stop(self, game: str) -> None:
        """The game is closed or gone."""
        if task := self._tasks.pop(game, None):
            task.cancel()

    async def close(self) -> None:
        tasks = [*self._tasks.values(), *filter(None, [self._looking])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinkers.close()

    # -- telling

    def _show(self, room: Room, thinks: Thinks) -> None:
        place = self._thinkers.place(room.row.id)
        room.thinks = replace(thinks, place=place, hurried=self._hurried[room.row.id].is_set())
        self._shown[room.row.id] = room
        self.tell(room)
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._look())

    async def _look(self) -> None:
        """How the queue goes on."""
        while self._shown:
            await asyncio.sleep(LOOK)
            for id, room in list(self._shown.items()):
                place = self._thinkers.place(id)
                if room.thinks is not None and room.thinks.place != place:
                    room.thinks = replace(room.thinks, place=place)
                    self.tell(room)

    def _put_away(self, room: Room) -> bool:
        """Nothing more to be told of this bot's thinking; whether there was something."""
        self._shown.pop(room.row.id, None)
        was_shown, room.thinks = room.thinks is not None, None
        return was_shown

    def tell(self, room: Room) -> None:
        """Everybody at the table, by way of other servers too."""
        self._lobby.announce(room.row.id)
        told = {
            "thinks": asdict(room.thinks) if room.thinks else None,
            "trouble": asdict(room.trouble) if room.trouble else None,
            "chances": sorted(room.want_chances),
        }
        self._lobby.cluster.tell("bot", room.row.id, _encode(told).decode())

    def heard(self, room: Room, told: str) -> None:
        """What another server, which plays the game, tells of its bots."""
        found = _decode(told)
        room.thinks, room.trouble = found.thinks, found.trouble
        room.want_chances = set(found.chances)


async def _late(hurried: asyncio.Event) -> None:
    await hurried.wait()
    await asyncio.sleep(PATIENCE)


def _trouble(refused: Refused) -> str:
    return refused.reason if refused.reason in TROUBLES else "bot-crashed"
