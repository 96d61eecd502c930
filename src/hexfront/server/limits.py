"""How much one address and one seat may ask for: buckets that fill with time."""

from __future__ import annotations

import time
from collections import OrderedDict

from hexfront.server.config import Config
from hexfront.server.refused import Refused

KNOWN = 20_000
"""Addresses and seats that are remembered; one that is forgotten starts with a full bucket."""


OTHERS = 4
"""More links by e-mail may go to one person than one address may ask for: nobody can use up all
that someone else may get."""


class Buckets:
    """A bucket for each key: so much at once, so much a second for long."""

    __slots__ = ("_full", "_left", "_per_s")

    def __init__(self, burst: float, per_s: float) -> None:
        self._full = burst
        self._per_s = per_s
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str) -> float:
        """Take one; 0, or the seconds until there is one to take."""
        now = time.monotonic()
        left, at = self._left.get(key, (self._full, now))
        left = min(self._full, left + (now - at) * self._per_s)
        if left < 1:
            return (1 - left) / self._per_s
        self._left[key] = (left - 1, now)
        self._left.move_to_end(key)
        if len(self._left) > KNOWN:
            self._left.popitem(last=False)
        return 0


class Limits:
    """The buckets of a server, by what they hold."""

    def __init__(self, config: Config) -> None:
        self._buckets = {
            "requests": Buckets(config.requests_burst, config.requests_per_s),
            "tables": Buckets(config.tables_burst, config.tables_per_s),
            "uploads": Buckets(config.uploads_burst, config.uploads_per_s),
            "joins": Buckets(config.joins_burst, config.joins_per_s),
            "messages": Buckets(
                config.address_messages_burst, config.address_messages_per_s
            ),
            "moves": Buckets(config.moves_burst, config.moves_per_s),
            "chat": Buckets(config.chat_burst, config.chat_per_s),
            "mails": Buckets(config.mails_burst, config.mails_per_s),
            "mails_to": Buckets(
                config.mails_burst * OTHERS, config.mails_per_s * OTHERS
            ),
            "people": Buckets(config.people_burst, config.people_per_s),
        }

    def wait(self, what: str, key: str) -> float:
        """Take one; 0, or the seconds until there is one to take."""
        return self._buckets[what].wait(key)

    def take(self, what: str, key: str) -> None:
        wait = self.wait(what, key)
        if wait:
            raise Refused("too-fast", wait=max(0.01, round(wait, 2)))
