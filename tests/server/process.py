"""A real server process for the tests, and real clients for it."""

from __future__ import annotations

import contextlib
import json
import os
import re
import secrets
import signal
import subprocess
import sys
import time
import weakref
import zlib
from collections.abc import Iterator
from pathlib import Path

import httpx
from websockets.sync.client import ClientConnection, connect

from hexfront.server.patch import apply

CODE = (
    "import argparse, sys; from hexfront.server import serve; p = argparse.ArgumentParser(); "
    "serve.add_arguments(p); sys.exit(serve.main(p.parse_args(sys.argv[1:])))"
)


class ServerProcess:
    """A server on a free port of this machine, with a database in a file if no other is named."""

    def __init__(self, folder: Path, url: str = "", name: str = "log", **config: object) -> None:
        self.url = url or f"sqlite:///{folder / 'games.sqlite'}"
        self.log = folder / name
        self.config = {f"HEXFRONT_{key.upper()}": str(value) for key, value in config.items()}
        self.start()

    def start(self) -> None:
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", CODE, "--port", "0", "--db", self.url],
                stderr=log,
                env=os.environ | {"PYTHONUNBUFFERED": "1"} | self.config,
            )
        found = None
        while found is None and self.process.poll() is None:
            time.sleep(0.02)
            found = re.search(r"http://localhost:(\d+)/", self.log.read_text())
        assert found, self.log.read_text()
        self.port = int(found[1])
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

    def waiting(self, **new: object) -> dict:
        """A table at which nobody has added to the seed yet."""
        answer = self.http.post("/tables", json={"game": "volga", **new})
        assert answer.status_code == 201, answer.text
        return answer.json()

    def table(self, **new: object) -> dict:
        """A game in progress, all of whose people sit here, unless `mine` names some."""
        if "mine" not in new:
            info = {game["id"]: game for game in self.http.get("/games").json()}
            modes = info[new.get("game", "volga")]["modes"]
            seats = next(m["seats"] for m in modes if m["name"] == new.get("mode", m["name"]))
            new["mine"] = [seat for seat in seats if seat not in new.get("bots", {})]
        return self.begun(self.waiting(**new))

    def begun(self, table: dict) -> dict:
        """All seats of ours add to the seed."""
        for token in filter(None, tokens(table).values()):
            answer = self.ask(token, "luck", luck=secrets.token_hex(16))
            assert answer.status_code in (200, 409), answer.text
        return table

    def ask(self, token: str, request: str, **body: object) -> httpx.Response:
        """A request at a seat."""
        return self.http.post(f"/seat/{request}", json=body, headers=bearer(token))

    def get(self, token: str, request: str) -> httpx.Response:
        return self.http.get(f"/seat/{request}", headers=bearer(token))

    def upload(self, record: bytes | str) -> dict:
        answer = self.http.post("/records", content=record)
        assert answer.status_code == 201, answer.text
        return self.begun(answer.json())

    @contextlib.contextmanager
    def socket(self) -> Iterator[ClientConnection]:
        address = f"ws://localhost:{self.port}/api/live"
        with connect(address, max_size=None, close_timeout=1) as socket:
            yield socket


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


def tokens(table: dict) -> dict[str, str]:
    return {seat["seat"]: seat["token"] for seat in table["seats"]}


def read(data: str | bytes) -> dict:
    """A message of the server, compressed or not."""
    return json.loads(data if isinstance(data, str) else zlib.decompress(data))


class Heard:
    """What a client knows of each of its seats, as the server's messages make it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.states: dict[str, dict] = {}
        self.sizes: list[int] = []

    def next(self, timeout: float = 20) -> dict:
        """The next message; a change is told as the whole state that it leads to."""
        data = self.socket.recv(timeout=timeout)
        self.sizes.append(len(data))
        message = read(data)
        if message.get("type") == "state":
            self.states[message["for"]] = message
        elif message.get("type") == "change":
            known = self.states[message["for"]]
            assert message["serial"] == known["serial"] + 1
            new = apply(known, message["patch"])
            kept = {key: message[key] for key in ("serial", "log_from", "log")}
            message = self.states[message["for"]] = {**new, **kept, "type": "state"}
        return message


_heard: weakref.WeakKeyDictionary[ClientConnection, Heard] = weakref.WeakKeyDictionary()


def hear(socket: ClientConnection, kind: str = "state", timeout: float = 20) -> dict:
    """The next message of a kind: state, waiting, chat, refused or answer."""
    heard = _heard.setdefault(socket, Heard(socket))
    while True:
        message = heard.next(timeout)
        if message.get("type") == kind:
            return message
        if kind in message:
            return message[kind] if kind == "refused" else message


def ask(socket: ClientConnection, request: str, token: str, id: int = 1, **body: object) -> None:
    socket.send(json.dumps({"id": id, "ask": request, "token": token, "body": body}))


def say(socket: ClientConnection, **message: object) -> None:
    """Shorthand: say(socket, join=TOKEN), say(socket, play={"token": …, "number": …, …})."""
    ((request, body),) = message.items()
    if isinstance(body, dict):
        body = dict(body)
        ask(socket, request, str(body.pop("token")), **body)
    else:
        ask(socket, request, str(body))
