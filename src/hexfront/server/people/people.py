"""All that the server does for people, in one place."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from email.utils import parseaddr
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Engine

from hexfront.messages import say
from hexfront.server.config import Config
from hexfront.server.people.accounts import Accounts
from hexfront.server.people.channels import Channels
from hexfront.server.people.history import History
from hexfront.server.people.mail import Mail
from hexfront.server.people.notices import Notices
from hexfront.server.people.others import Others
from hexfront.server.people.push import Push
from hexfront.server.people.ratings import Ratings

if TYPE_CHECKING:
    from hexfront.server.people.passkeys import Passkeys

MAIL_TRIES = 3
MAIL_WAIT = 5.0
OUTWARD = 8
"""E-mails and notices that are on their way at a time."""

T = TypeVar("T")

log = logging.getLogger("hexfront.server")


class People:
    def __init__(self, engine: Engine, config: Config, origin: Callable[[], str]) -> None:
        self.config = config
        self._engine = engine
        self.mail = Mail(config)
        self.accounts = Accounts(engine, config)
        self.history = History(engine)
        self.ratings = Ratings(engine)
        self.others = Others(engine, config)
        self.push = Push(engine, _subject(config))
        self.channels = Channels(engine, config, self.mail, self.push)
        self.notices = Notices(engine, config, origin)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._outward = ThreadPoolExecutor(OUTWARD, "outward")

    @cached_property
    def passkeys(self) -> Passkeys:
        """To be asked for in a thread: its library is large, and loaded when it is wanted first."""
        from hexfront.server.people.passkeys import Passkeys

        return Passkeys(self._engine, self.accounts)

    def do(self, work: Coroutine[Any, Any, Any]) -> None:
        """Beside the request that asks for it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def outward(self, work: Callable[..., T], *args: Any) -> T:
        """What waits for others on the net: however long they take, nobody here waits with it."""
        return await asyncio.get_running_loop().run_in_executor(self._outward, work, *args)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        self._outward.shutdown(wait=False, cancel_futures=True)

    def page(self, path: str) -> str:
        """The address of a page of the client."""
        return f"{self.config.public_url.rstrip('/')}/#/{path}"

    async def send_link(self, email: str, language: str) -> None:
        """By e-mail, to whoever reads there: nobody else learns whether that is a player."""
        token = await asyncio.to_thread(self.accounts.new_link, email)
        subject = say(language, "people", "people-mail-sign-in-subject")
        text = say(
            language,
            "people",
            "people-mail-sign-in",
            link=self.page(f"enter/{token}"),
            minutes=round(self.config.sign_in_minutes),
        )
        for again in range(MAIL_TRIES):
            try:
                await self.outward(self.mail.send, email, subject, text)
                return
            except OSError as error:  # those of smtplib are of this kind too
                log.warning("an e-mail could not be sent: %s", kind_of(error))
                await asyncio.sleep(MAIL_WAIT * (again + 1))


def _subject(config: Config) -> str:
    """The contact for a push service, or nothing."""
    _, address = parseaddr(config.mail_from)
    if address:
        return f"mailto:{address}"
    return config.public_url.rstrip("/") if config.public_url.startswith("https://") else ""


def kind_of(error: Exception) -> str:
    """What went wrong, without what it was about: addresses are nobody's business."""
    code = getattr(error, "smtp_code", "")
    return f"{type(error).__name__} {code}".strip()
