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


def port(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 65535:
        raise argparse.ArgumentTypeError("a port is a number from 0 to 65535")
    return number


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default=LOOPBACK, help="the address to listen on; this machine only by default"
    )
    parser.add_argument("--port", type=port, default=PORT, help="0 takes any that is free")
    parser.add_argument("--db", metavar="URL", help="the database; a file of the user's by default")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


def main(args: argparse.Namespace) -> int:
    log_to_stderr()
    app = create_app(args.db, CLIENT if (CLIENT / "index.html").is_file() else None)
    try:
        listening = socket.create_server((args.host, args.port), reuse_port=False)
    except OSError as error:
        where = f"{args.host}:{args.port}"
        raise HexfrontError(f"cannot listen on {where}: {error.strerror}") from None
    host, chosen = listening.getsockname()[:2]
    page = f"http://{'localhost' if host == LOOPBACK else host}:{chosen}/"
    print(f"Hexfront is at {page}  (Ctrl-C ends it; games are kept)", file=sys.stderr, flush=True)
    if args.open:
        threading.Timer(0.5, webbrowser.open, [page]).start()
    config = uvicorn.Config(
        app, log_config=None, access_log=False, ws_max_size=65_536, timeout_graceful_shutdown=3
    )
    uvicorn.Server(config).run(sockets=[listening])
    return 0
