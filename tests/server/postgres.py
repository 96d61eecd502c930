"""A PostgreSQL of the tests' own: Debian's, in a folder of its own, as an ordinary user."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg


def programs() -> Path:
    """Where initdb and postgres are: Debian keeps them off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    assert on_path, "PostgreSQL is missing: tools/setup-postgres installs it"
    return Path(on_path).parent


class Postgres:
    """One server; each test has a schema in it, as a database of its own."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="hexfront-postgres-"))
        self._as = self._somebody() if os.getuid() == 0 else {}
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        data = self._folder / "data"
        done = subprocess.run(
            [programs() / "initdb", "-D", data, "-A", "trust", "-U", "hexfront", "--no-sync"],
            capture_output=True, text=True, cwd=self._folder, **self._as,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "fsync": "off",  # what is tested is our process that dies, not the machine
            "max_connections": 60,
            "shared_buffers": "16MB",
        }
        options = [word for key, value in settings.items() for word in ("-c", f"{key}={value}")]
        with (self._folder / "log").open("w") as log:
            self._process = subprocess.Popen(
                [programs() / "postgres", "-D", data, *options],
                stdout=log, stderr=log, cwd=self._folder, **self._as,
            )  # fmt: skip
        self._wait()
        self._numbers = itertools.count(1)

    def _somebody(self) -> dict:
        """PostgreSQL does not run as root."""
        user = pwd.getpwnam("nobody")
        os.chown(self._folder, user.pw_uid, user.pw_gid)
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}

    def _wait(self) -> None:
        for _ in range(600):
            try:
                self._run("SELECT 1")
                return
            except psycopg.OperationalError:
                assert self._process.poll() is None, (self._folder / "log").read_text()
                time.sleep(0.05)
        raise AssertionError("PostgreSQL does not answer")

    def _run(self, statement: str) -> None:
        with psycopg.connect(self._url, autocommit=True) as connection:
            connection.execute(statement)

    @property
    def _url(self) -> str:
        return f"postgresql://hexfront@127.0.0.1:{self.port}/postgres"

    def new_database(self) -> str:
        """The URL of an empty one: a schema, which costs less."""
        name = f"test_{next(self._numbers)}"
        self._run(f"CREATE SCHEMA {name}")
        return f"{self._url}?options=-csearch_path%3D{name}"

    def stop(self) -> None:
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)
