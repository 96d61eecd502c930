"""The server's OpenAPI schema on standard output, for the client's types."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from hexfront.server.app import create_app


def schema() -> str:
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(f"sqlite:///{Path(folder) / 'none.sqlite'}")
        found = app.openapi()
    # A release that leaves the interface as it is does not change the client's types.
    found["info"]["version"] = "any"
    return json.dumps(found, indent=1, sort_keys=True) + "\n"


if __name__ == "__main__":
    print(schema(), end="")
