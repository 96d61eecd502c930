"""`hexfront serve`: the server as a process."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from collections import Counter
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hexfront.core.game import HexfrontError
from hexfront.server.app import create_app, default_url
from hexfront.server.config import Config
from hexfront.server.guard import counted_as
from hexfront.server.hold import Hold
from hexfront.server.live import MESSAGE_LIMIT
from hexfront.server.logs import log_to_stderr
from hexfront.server.proxies import is_within, networks
from hexfront.server.socket import Socket

LOOPBACK = "127.0.0.1"
PORT = 8642
CLIENT = Path(__file__).parent / "client"
NO_CLIENT = "the browser client is not built; `make play` in a checkout builds it"

_FULL = (
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\ncontent-length: 0\r\n"
    b"connection: close\r\n\r\n"
)


def port(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return number


def database_url(text: str) -> str:
    """A plain path is a file of SQLite."""
    if "://" in text:
        return text
    if not text or Path(text).is_dir():
        raise argparse.ArgumentTypeError(f"{text!r} is no file")
    if not Path(text).absolute().parent.is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {str(Path(text).parent)!r}")
    return f"sqlite:///{Path(text).absolute()}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default=LOOPBACK, help="the address to listen on; this machine only by default"
    )
    parser.add_argument("--port", type=port, default=PORT, help="0 takes any that is free")
    parser.add_argument(
        "--db",
        type=database_url,
        metavar="FILE|URL",
        help="where games are kept: a file, or the URL of a database; a file of yours by default",
    )
    parser.add_argument(
        "--config", type=Path, metavar="FILE", help="limits and names of the server, in TOML"
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


def is_loopback(host: str) -> bool:
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return host == "localhost"


def main(args: argparse.Namespace) -> int:
    config = Config.load(args.config, os.environ)
    log_to_stderr(config.log)
    has_client = (CLIENT / "index.html").is_file()
    if args.open and not has_client:
        raise HexfrontError(f"there is no page to open: {NO_CLIENT}")
    url = args.db or default_url()
    hold = Hold(url)
    app = create_app(url, CLIENT if has_client else None, config, is_loopback(args.host))
    try:
        listening = socket.create_server((args.host, args.port), reuse_port=False)
    except OSError as error:
        where = f"{args.host}:{args.port}"
        raise HexfrontError(f"cannot listen on {where}: {error.strerror}") from None
    # An answer is written in two parts: without this the second one waits for a word of the client.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    host, chosen = listening.getsockname()[:2]
    page = f"http://{'localhost' if host == LOOPBACK else host}:{chosen}/"
    hold.tell(page)
    app.state.address = config.peer_address or peer_address(host, chosen)
    told = f"Hexfront is at {page}  (Ctrl-C ends it; games are kept)"
    if not has_client:
        told = f"Hexfront has no page here, only its interface {page}api: {NO_CLIENT}"
    print(told, file=sys.stderr, flush=True)
    if args.open:
        threading.Timer(0.5, webbrowser.open, [page]).start()
    served = uvicorn.Config(
        app.state.front,
        interface="asgi3",
        http=impatient(config),
        ws=Socket,
        ws_per_message_deflate=False,  # long messages are compressed already, short ones need not
        ws_max_size=MESSAGE_LIMIT * 4,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # `proxies` decides which to trust
        timeout_graceful_shutdown=3,
    )
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(served).run(sockets=[listening])
    hold.release()
    return 0


def peer_address(host: str, port: int) -> str:
    """Where other servers of the same database find this one, if nothing else is set."""
    if host in ("0.0.0.0", "::"):
        host = socket.gethostbyname(socket.gethostname())
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def impatient(config: Config) -> type[HttpToolsProtocol]:
    """HTTP that does not wait for ever for a request, nor for more clients than agreed."""

    proxies = networks(config.trusted_proxies, "trusted_proxies")
    from_one: Counter[str] = Counter()
    """Connections by who has made them; what comes through a proxy of ours is many people's."""

    class Impatient(HttpToolsProtocol):
        _patience: asyncio.TimerHandle | None = None
        _who = ""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            address = self.client[0] if self.client else ""
            if not is_within(address, proxies):
                self._who = counted_as({"client": self.client})
                from_one[self._who] += 1
            is_full = len(self.connections) > config.max_connections
            if is_full or from_one[self._who] > config.connections_per_address:
                transport.write(_FULL)
                transport.close()
            self._be_patient()

        def connection_lost(self, exc: Exception | None) -> None:
            self._lose_patience()
            self._leave()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self) -> None:
            self._leave()  # there is another limit of these
            super().handle_websocket_upgrade()

        def _leave(self) -> None:
            if self._who:
                from_one[self._who] -= 1
                if not from_one[self._who]:
                    del from_one[self._who]
                self._who = ""

        def on_message_begin(self) -> None:
            self._be_patient()
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self._lose_patience()
            super().on_headers_complete()

        def _be_patient(self) -> None:
            self._lose_patience()
            self._patience = self.loop.call_later(config.idle_seconds, self.transport.close)

        def _lose_patience(self) -> None:
            if self._patience is not None:
                self._patience.cancel()

    return Impatient
