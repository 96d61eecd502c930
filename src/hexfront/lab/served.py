"""The server as a process of its own, to be measured from outside."""

from __future__ import annotations

import json
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

from hexfront.core.game import HexfrontError

FREE = {
    "HEXFRONT_MAX_SOCKETS": "10000",
    "HEXFRONT_SOCKETS_PER_ADDRESS": "10000",
    "HEXFRONT_MAX_CONNECTIONS": "10000",
    "HEXFRONT_CONNECTIONS_PER_ADDRESS": "10000",
    "HEXFRONT_IDLE_SECONDS": "600",
    **{
        f"HEXFRONT_{what}_{how}": "1000000"
        for what in (
            *("REQUESTS", "TABLES", "UPLOADS", "JOINS", "MOVES"),
            *("MESSAGES", "ADDRESS_MESSAGES"),
        )
        for how in ("BURST", "PER_S")
    },
}
"""All players of a measurement come from one address: it is under no limit."""


class Served:
    """`hexfront serve` as a process of its own, with its database in a file."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.database = database or f"sqlite:///{folder / 'games.sqlite'}"
        command = [sys.executable, "-m", "hexfront", "serve", "--port", "0", "--db", self.database]
        with (folder / "log").open("w") as log:
            self._process = subprocess.Popen(command, stderr=log, env=os.environ | FREE)
        self.host = self._listening(folder / "log")

    def _listening(self, log: Path) -> str:
        while self._process.poll() is None:
            if found := re.search(r"http://(localhost:\d+)/", log.read_text()):
                return found[1]
            time.sleep(0.05)
        raise HexfrontError(f"the server did not start: {log.read_text().strip()}")

    def kill(self) -> None:
        """As a power cut would, for the process."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def wait(self) -> None:
        """Until it ends."""
        self._process.wait()

    def cpu_seconds(self) -> float:
        """Of the processor, by the server so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_mb(self) -> float:
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        assert found is not None
        return int(found[1]) / 1000

    def new_table(self, **setup: Any) -> dict[str, Any]:
        """A game in progress at which all people sit at this screen."""
        modes = self._games[setup["game"]]["modes"]
        mode = next(mode for mode in modes if mode["name"] == setup.get("mode", mode["name"]))
        mine = [seat for seat in mode["seats"] if seat not in setup.get("bots", {})]
        body = json.dumps({"mine": mine, **setup})
        return self._begun(self._post("tables", body, "application/json"))

    @cached_property
    def _games(self) -> dict[str, Any]:
        with urlopen(f"http://{self.host}/api/games") as answer:
            return {game["id"]: game for game in json.load(answer)}

    def look(self, token: str) -> None:
        """Someone looks at a game: its bots wake up."""
        self._post("seat/state", "{}", "application/json", token)

    def metric(self, name: str) -> float:
        """How the server says that it does."""
        with urlopen(f"http://{self.host}/metrics") as answer:
            found = re.search(rf"^{name} (\S+)$", answer.read().decode(), re.MULTILINE)
        assert found is not None, name
        return float(found[1])

    def upload(self, record: str, is_over: bool = False) -> dict[str, Any]:
        """A table where the game of a record goes on; where it is over no dice are needed."""
        table = self._post("records", record, "text/plain")
        return table if is_over else self._begun(table)

    def _begun(self, table: dict[str, Any]) -> dict[str, Any]:
        """All seats add to the seed."""
        for seat in table["seats"]:
            if seat["token"]:
                luck = json.dumps({"luck": secrets.token_hex(16)})
                self._post("seat/luck", luck, "application/json", seat["token"])
        return table

    def _post(self, path: str, body: str, kind: str, token: str = "") -> dict[str, Any]:
        headers = {"content-type": kind, "authorization": f"Bearer {token}"}
        request = Request(f"http://{self.host}/api/{path}", body.encode(), headers)
        with urlopen(request) as answer:
            table: dict[str, Any] = json.load(answer)
        return table


@contextmanager
def served() -> Iterator[Served]:
    with TemporaryDirectory() as folder:
        server = Served(Path(folder))
        try:
            yield server
        finally:
            server.kill()
