"""What the server tells whoever runs it: one line each, without links, seeds and other secrets."""

from __future__ import annotations

import json
import logging
import re
import sys
from typing import Any

from hexfront.core.game import HexfrontError

FIELDS = ("method", "path", "status", "ms", "game", "decision")

_SECRET = re.compile(r"(?=[\w-]*\d)[\w-]{32,}")
"""Links, invitations, seeds: long, and with a digit in them."""


def without_secrets(text: str) -> str:
    return _SECRET.sub("…", text)


class JsonLines(logging.Formatter):
    """For machines: a JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": without_secrets(record.getMessage()),
        }
        line |= {key: getattr(record, key) for key in FIELDS if hasattr(record, key)}
        if record.exc_info:
            line["trace"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line)


class TextLines(logging.Formatter):
    """For people: time, level, what, and details."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        text, *trace = super().format(record).split("\n")
        details = [f"{key}={getattr(record, key)}" for key in FIELDS if hasattr(record, key)]
        return without_secrets("\n".join([" ".join([text, *details]), *trace]))


FORMS: dict[str, type[logging.Formatter]] = {"json": JsonLines, "text": TextLines}


def log_to_stderr(form: str = "json") -> None:
    if form not in FORMS:
        raise HexfrontError(f"log: there is no form {form!r}; there are {', '.join(FORMS)}")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMS[form]())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)  # it tells of every start
