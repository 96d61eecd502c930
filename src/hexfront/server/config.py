"""What whoever runs a server may set: limits, quotas, time-outs, the names it answers to.

Each has a default that suits a server among friends. A file in TOML sets others (`--config`), and
so does the environment: HEXFRONT_MAX_SOCKETS=500.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any

from hexfront.core.game import HexfrontError

PREFIX = "HEXFRONT_"


@dataclass(frozen=True, slots=True)
class Config:
    """`…_burst` is how much may come at once, `…_per_s` how much a second for long."""

    hosts: tuple[str, ...] = ()
    """The names that the server answers to, beside loopback and the numbers of the machine."""
    peer_address: str = ""
    """Where other servers of the same database find this one, as host:port; where it listens."""

    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies whose word counts on who asks, and by http or https."""
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1")
    """Addresses or networks that may read /metrics."""
    log: str = "json"
    """The form of the log: json, an object a line, or text."""

    body_bytes: int = 2_000_000
    body_seconds: float = 20.0
    """So long a request may take to arrive."""
    idle_seconds: float = 15.0
    """So long a connection may say nothing, and a websocket join no seat."""

    max_connections: int = 2_000
    connections_per_address: int = 300
    """Beside live ones; an IPv6 network of 64 bits counts as one address, here and elsewhere."""
    max_sockets: int = 1_000
    sockets_per_address: int = 200
    seats_per_socket: int = 20

    requests_burst: int = 400
    requests_per_s: float = 60.0
    tables_burst: int = 200
    """Tables that an address may make: new ones, rematches, branches."""
    tables_per_s: float = 0.5
    uploads_burst: int = 50
    uploads_per_s: float = 0.2
    joins_burst: int = 300
    joins_per_s: float = 20.0

    messages_burst: int = 150
    """Messages of one live connection, of any sort."""
    messages_per_s: float = 60.0
    address_messages_burst: int = 3_000
    """The same, of all live connections of an address."""
    address_messages_per_s: float = 400.0
    moves_burst: int = 100
    """Moves and questions of a seat."""
    moves_per_s: float = 40.0
    chat_burst: int = 10
    chat_per_s: float = 0.5
    chat_lines: int = 2_000
    """So much may be said in a game."""
    bot_games: int = 200
    """Games at a time in which only computers play on."""

    quick_workers: int = 1
    """Processes that work out odds and what is studied on the map."""
    advice_workers: int = 1
    """Processes that think of hints and of reasons."""
    thinking_workers: int = 2
    """Processes of low priority in which computer players think; games wait if all are busy."""
    long_workers: int = 1
    """Processes that read and write whole games."""
    quick_seconds: float = 60.0
    long_seconds: float = 120.0
    thinking_seconds: float = 300.0
    """After so long a piece of work is ended."""
    worker_bytes: int = 1_500_000_000
    """Memory that a worker may take."""
    waiting_work: int = 100
    """Pieces of work that may wait for a worker."""
    address_waiting_work: int = 30
    """Of these, what may come from one address."""

    open_rooms: int = 2_000
    """Games kept in memory; any other is opened again from its list."""
    lag_ms: float = 20.0
    """If the server could not listen for longer, it is logged."""

    public_url: str = ""
    """Where players find the server, as https://play.example.org; links in e-mails begin so."""
    smtp_host: str = ""
    """The server that takes e-mails; without one nobody signs in by e-mail."""
    smtp_port: int = 587
    smtp_security: str = "starttls"
    """starttls, tls or none."""
    smtp_user: str = ""
    smtp_password: str = ""
    mail_from: str = ""
    """The sender of e-mails."""
    sign_in_minutes: float = 20.0
    """So long a link by e-mail can be used."""
    session_days: float = 90.0
    """Who does not come for so long has to sign in again."""
    mails_burst: int = 5
    """Links by e-mail, from one address; four times as many to one e-mail address."""
    mails_per_s: float = 0.005
    people_burst: int = 100
    """What an account may change or ask: settings, friends, open invitations."""
    people_per_s: float = 2.0

    notice_seconds: float = 120.0
    """After so long without a move a player is told."""
    notice_present_seconds: float = 900.0
    """The same, while the game is open in a window of theirs."""
    notice_every_seconds: float = 900.0
    """What comes earlier after a notice goes into the next one."""
    notice_look_seconds: float = 10.0
    """From one look for notices, ended games and expired links to the next."""
    notice_tries: int = 6
    """So often a notice is tried, and so many may fail until a webhook is switched off."""
    notice_retry_seconds: float = 30.0
    """After a failure it is tried again, then after twice as long, and so on."""
    notice_networks: tuple[str, ...] = ()
    """Private addresses or networks that notices may be sent to all the same."""
    channels_per_account: int = 10
    offers_per_account: int = 5
    offer_days: float = 14.0
    """So long an open invitation stands."""

    @classmethod
    def load(cls, path: Path | None, environment: Mapping[str, str]) -> Config:
        """Defaults, then what the file says, then what the environment says."""
        found: dict[str, Any] = {}
        if path is not None:
            try:
                found = tomllib.loads(path.read_text("utf-8"))
            except OSError as error:
                raise HexfrontError(f"{path} cannot be read: {error.strerror}") from None
            except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
                raise HexfrontError(f"{path} is not TOML: {error}") from None
        config = cls().with_values(found, str(path))
        names = {f"{PREFIX}{field.name.upper()}": field.name for field in fields(cls)}
        given = {names[key]: text for key, text in environment.items() if key in names}
        return config.with_values(given, "the environment")

    def with_values(self, values: Mapping[str, Any], where: str) -> Config:
        known = {field.name: getattr(self, field.name) for field in fields(self)}
        for key, value in values.items():
            if key not in known:
                raise HexfrontError(f"{where}: there is no setting {key!r}")
            known[key] = _converted(value, known[key], key, where)
        return replace(self, **known)


def _converted(value: Any, default: Any, key: str, where: str) -> Any:
    if isinstance(default, tuple):
        words = value.split(",") if isinstance(value, str) else value
        if isinstance(words, list) and all(isinstance(word, str) for word in words):
            return tuple(word.strip() for word in words if word.strip())
        raise HexfrontError(f"{where}: {key} is a list of names")
    if isinstance(default, str):
        if isinstance(value, str):
            return value
        raise HexfrontError(f"{where}: {key} is a text, not {value!r}")
    kind = type(default)
    try:
        number = kind(value)
        if isinstance(value, bool) or not 0 < number < 1e15:
            raise ValueError
    except (TypeError, ValueError):
        what = "a whole number" if kind is int else "a number"
        raise HexfrontError(f"{where}: {key} is {what} above 0, not {value!r}") from None
    return number
