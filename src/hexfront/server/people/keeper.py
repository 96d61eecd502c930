"""What happens by itself, beside the requests: notices, ratings, and that things expire."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import DBAPIError

from hexfront.server.lobby import Lobby
from hexfront.server.people.accounts import Account
from hexfront.server.people.channels import AT_ONCE, Delivery
from hexfront.server.people.notices import Notice, Told, in_words
from hexfront.server.refused import Refused
from hexfront.server.room import Room

if TYPE_CHECKING:
    from hexfront.server.people.people import People

log = logging.getLogger("hexfront.server")


class Keeper:
    def __init__(self, people: People, lobby: Lobby) -> None:
        self._people = people
        self._lobby = lobby
        self._on_the_way = 0

    async def run(self) -> None:
        while True:
            try:
                await self.look()
            except DBAPIError as error:
                log.warning("people cannot be looked after: %s", error.orig)
            except Exception:
                log.exception("people cannot be looked after")
            await asyncio.sleep(self._people.config.notice_look_seconds)

    async def look(self) -> None:
        people, lobby = self._people, self._lobby
        for game in await asyncio.to_thread(people.ratings.ended):
            await self._settle(game)
        await asyncio.to_thread(people.notices.collect, lobby.present)
        await self._write()
        await self._send()
        await asyncio.to_thread(people.accounts.forget_expired)
        await asyncio.to_thread(people.others.forget_expired)

    async def _settle(self, game: str) -> None:
        winners: Sequence[str] | None = None
        try:
            room = await self._lobby.room(game)
            if isinstance(room, Room) and room.time.verdict is not None:
                winners = (room.time.verdict["winner"],)
            elif isinstance(room, Room) and room.game.result is not None:
                winners = room.game.result.winners
        except Refused:
            pass  # closed, or broken: it counts for nobody
        present = self._lobby.present(game)
        await asyncio.to_thread(self._people.ratings.settle, game, winners, present)

    # -- notices

    async def _write(self) -> None:
        """Put what is to be told into words."""
        people = self._people
        for account, notices in await asyncio.to_thread(people.notices.ready):
            upto = await asyncio.to_thread(people.notices.last, account.id)
            told = [await self._told(account, one) for one in notices]
            words = [one for one in told if one is not None]
            home = people.config.public_url.rstrip("/")
            about = (account, upto, words, people.page(f"stop/{account.stop}"), home)
            await asyncio.to_thread(people.notices.put, *about)

    async def _told(self, account: Account, one: Notice) -> Told | None:
        try:
            room = await self._lobby.room(one.game)
        except Refused:
            return None
        decision: Any = None
        if one.kind == "turn":
            if not isinstance(room, Room) or room.asked != one.seat or room.can_answer_itself:
                return None
            decision = room.game.decision
        url = self._people.page(f"game/{one.game}")
        return in_words(account.language, room.row, one, decision, url)

    async def _send(self) -> None:
        """Nobody's notices wait until those of others have arrived."""
        due = await asyncio.to_thread(self._people.channels.due, AT_ONCE - self._on_the_way)
        self._on_the_way += len(due)
        for one in due:
            self._people.do(self._sent(one))

    async def _sent(self, one: Delivery) -> None:
        try:
            why = await self._people.outward(self._people.channels.send, one)
        finally:
            self._on_the_way -= 1
        if why:
            log.warning("a notice was not taken (%s): %s", one.channel.kind, why)
