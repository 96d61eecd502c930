"""One server at a time on a database in a file: the second is told who holds it."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import IO

from sqlalchemy import make_url

from hexfront.core.game import HexfrontError


class Hold:
    """A lock beside the file, which the system takes back when the process ends, however it ends.

    What is written in it is only for people.
    """

    def __init__(self, url: str) -> None:
        self._file: IO[str] | None = None
        parsed = make_url(url)
        if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
            return
        path = Path(f"{parsed.database}.lock")
        try:
            file = path.open("a+", encoding="utf-8")
        except OSError as error:
            raise HexfrontError(f"the database cannot be used: {path}: {error.strerror}") from None
        if not _locked(file):
            file.seek(0)
            holder = file.read().strip() or "another server"
            file.close()
            raise HexfrontError(
                f"the database {parsed.database} is held by {holder}; stop that one first, "
                "or give this one another file with --db (several servers share PostgreSQL only)"
            )
        self._file = file

    def tell(self, page: str) -> None:
        """Who we are."""
        if self._file is not None:
            since = time.strftime("%Y-%m-%d %H:%M:%S")
            self._file.truncate(0)
            self._file.write(f"process {os.getpid()} at {page} since {since}")
            self._file.flush()

    def release(self) -> None:
        if self._file is not None:
            self._file.truncate(0)
            self._file.close()
            self._file = None


def _locked(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            file.seek(0x7FFF_0000)  # beyond what is written, so that others can read it
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
