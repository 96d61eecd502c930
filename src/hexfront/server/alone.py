"""One process that has its database for itself; `cluster` has several."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Protocol

NOT_HERE = "not-played-here"

Question = Callable[[], dict[str, Any]]
"""What is asked, in the form in which it is handed on; most are not."""


class Follower(Protocol):
    """What a cluster tells the lobby."""

    async def heard(self, what: str, game: str, more: str, origin: str) -> None: ...
    async def catch_up(self, game: str) -> None: ...
    async def catch_up_all(self) -> None: ...
    async def lost(self, server: str) -> None: ...


class Leading(Protocol):
    """Who plays which game, as the lobby asks it."""

    secret: str
    """Who brings it is another server."""

    async def start(self, address: str, follower: Follower) -> None: ...
    async def close(self) -> None: ...
    def is_leader_of(self, game: str) -> bool: ...
    async def may_lead(self, game: str) -> bool: ...
    async def led(
        self, game: str, here: Callable[[], Awaitable[Any]], question: Question
    ) -> Any: ...
    def tell(self, what: str, game: str, more: str = "") -> None: ...
    def give_up(self, game: str) -> None: ...


class Alone:
    """One process has the database for itself: it plays everything."""

    secret = ""

    async def start(self, address: str, follower: Follower) -> None: ...

    async def close(self) -> None: ...

    def is_leader_of(self, game: str) -> bool:
        return True

    async def may_lead(self, game: str) -> bool:
        return True

    async def led(
        self, game: str, here: Callable[[], Awaitable[Any]], question: Question
    ) -> Any:
        return await here()

    def tell(self, what: str, game: str, more: str = "") -> None: ...

    def give_up(self, game: str) -> None: ...
