"""The build of wheel and sdist: setuptools, and what must be in them beside the sources.

The browser client is built by Node before, as `make dist` does; without it no package is made.
The pages on which rules are traced and ruled on are copied in, for `hexfront rule`.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from setuptools import build_meta

# Editable installs need neither client nor pages: they find both in the checkout.
from setuptools.build_meta import (  # noqa: F401
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

PACKAGE = Path("src", "hexfront")
CLIENT = PACKAGE / "server" / "client"
PAGES = ("coverage", "rulings")


def build_wheel(folder: str, settings: Any = None, metadata: str | None = None) -> str:
    with _whole():
        made: str = build_meta.build_wheel(folder, settings, metadata)
    return made


def build_sdist(folder: str, settings: Any = None) -> str:
    with _whole():
        made: str = build_meta.build_sdist(folder, settings)
    return made


@contextmanager
def _whole() -> Iterator[None]:
    check_client(CLIENT)
    docs, pages = Path("docs"), PACKAGE / "pages"
    # An sdist has the pages in the package already.
    is_checkout = docs.is_dir()
    if is_checkout:
        shutil.rmtree(pages, ignore_errors=True)
        for name in PAGES:
            shutil.copytree(docs / name, pages / name)
    try:
        yield
    finally:
        if is_checkout:
            shutil.rmtree(pages)


def check_client(client: Path) -> None:
    """Raise SystemExit with one clear line unless the client is there, all of it."""
    page = client / "index.html"
    if not page.is_file():
        raise SystemExit(
            f"hexfront: the browser client is not built ({page} is missing); "
            "`make dist` builds it and then the package"
        )
    for file in re.findall(r'(?:src|href)="/?([^":]+)"', page.read_text("utf-8")):
        if not (client / file).is_file():
            raise SystemExit(
                f"hexfront: the browser client is incomplete: {page} needs {file}, which is "
                "missing; `make clean dist` builds it anew"
            )
