"""`hexfront serve`: the server as a process."""

from __future__ import annotations

import argparse
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn

from hexfront.core.game import HexfrontError
from hexfront.server.app import create_app, log_to_stderr

LOOPBACK = "127.0.0.1"
PORT = 8642
CLIENT = Path(__file__).parent / "client"
NO_CLIENT = "the browser client is not built; `make play` in a checkout builds it"


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
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


def main(args: argparse.Namespace) -> int:
    log_to_stderr()
    has_client = (CLIENT / "index.html").is_file()
    if args.open and not has_client:
        raise HexfrontError(f"there is no page to open: {NO_CLIENT}")
    app = create_app(args.db, CLIENT if has_client else None)
    try:
        listening = socket.create_server((args.host, args.port), reuse_port=False)
    except OSError as error:
        where = f"{args.host}:{args.port}"
        raise HexfrontError(f"cannot listen on {where}: {error.strerror}") from None
    host, chosen = listening.getsockname()[:2]
    page = f"http://{'localhost' if host == LOOPBACK else host}:{chosen}/"
    told = f"Hexfront is at {page}  (Ctrl-C ends it; games are kept)"
    if not has_client:
        told = f"Hexfront has no page here, only its interface {page}api: {NO_CLIENT}"
    print(told, file=sys.stderr, flush=True)
    if args.open:
        threading.Timer(0.5, webbrowser.open, [page]).start()
    config = uvicorn.Config(
        app, log_config=None, access_log=False, ws_max_size=65_536, timeout_graceful_shutdown=3
    )
    uvicorn.Server(config).run(sockets=[listening])
    return 0
