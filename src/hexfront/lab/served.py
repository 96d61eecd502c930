"""The server as a process of its own, to be measured from outside."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import Request, urlopen

from hexfront.core.game import HexfrontError


class Served:
    """`hexfront serve` as a process of its own, with its database in a file."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'games.sqlite'}"
        command = [sys.executable, "-m", "hexfront", "serve", "--port", "0", "--db", self.database]
        with (folder / "log").open("w") as log:
            self._process = subprocess.Popen(command, stderr=log)
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

    def new_table(self, **setup: Any) -> dict[str, Any]:
        return self._post("tables", json.dumps(setup), "application/json")

    def upload(self, record: str) -> dict[str, Any]:
        """A table where the game of a record goes on."""
        return self._post("records", record, "text/plain")

    def _post(self, path: str, body: str, kind: str) -> dict[str, Any]:
        request = Request(f"http://{self.host}/api/{path}", body.encode(), {"content-type": kind})
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
