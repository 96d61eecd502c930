"""A real server process for the tests, and real clients for it."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
from websockets.sync.client import ClientConnection, connect

CODE = (
    "import argparse, sys; from hexfront.server import serve; p = argparse.ArgumentParser(); "
    "serve.add_arguments(p); sys.exit(serve.main(p.parse_args(sys.argv[1:])))"
)


class ServerProcess:
    """A server on a free port of this machine, with a database in a file."""

    def __init__(self, folder: Path) -> None:
        self.url = f"sqlite:///{folder / 'games.sqlite'}"
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", CODE, "--port", "0", "--db", self.url],
            stderr=subprocess.PIPE,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
            text=True,
        )
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if found := re.search(r"http://localhost:(\d+)/", line):
                self.port = int(found[1])
                break
        self.http = httpx.Client(base_url=f"http://localhost:{self.port}/api", timeout=30)
        for _ in range(100):
            with contextlib.suppress(httpx.TransportError):
                self.http.get("/health")
                return
            time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would, for the process."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.http.close()

    def stop(self) -> None:
        self.http.close()
        self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=20)

    def table(self, **new: object) -> dict:
        answer = self.http.post("/tables", json={"game": "volga", **new})
        assert answer.status_code == 201, answer.text
        return answer.json()

    @contextlib.contextmanager
    def socket(self) -> Iterator[ClientConnection]:
        with connect(f"ws://localhost:{self.port}/api/live", max_size=None) as socket:
            yield socket


def tokens(table: dict) -> dict[str, str]:
    return {seat["seat"]: seat["token"] for seat in table["seats"]}


def hear(socket: ClientConnection, kind: str = "state", timeout: float = 20) -> dict:
    """The next message of a kind."""
    while True:
        message = json.loads(socket.recv(timeout=timeout))
        if message["type"] == kind:
            return message


def say(socket: ClientConnection, **message: object) -> None:
    socket.send(json.dumps(message))
