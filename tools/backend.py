"""The build of wheel and sdist: setuptools, and what must be in them beside the sources.

The browser client is built by Node before, as `make dist` does; without it no package is made.
The pages on which rules are traced and ruled on are copied in, for `hexfront rule`.

With HEXFRONT_COMPILE=1 the wheel has the compiled modules as well, for this Python and this system.
"""

from __future__ import annotations

import os
import re
import shutil
import sysconfig
import tempfile
import zipfile
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from setuptools import build_meta

# Editable installs need neither client nor pages: they find both in the checkout.
from setuptools.build_meta import (  # noqa: F401
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

PACKAGE = Path("src", "hexfront")
CLIENT = PACKAGE / "server" / "client"
PAGES = ("coverage", "rulings")


def is_compiled() -> bool:
    """Whether the wheel is to have the compiled modules."""
    return os.environ.get("HEXFRONT_COMPILE", "0") not in ("", "0")


def get_requires_for_build_wheel(settings: Any = None) -> list[str]:
    needed: list[str] = build_meta.get_requires_for_build_wheel(settings)
    return [*needed, "mypy>=1.11"] if is_compiled() else needed


def build_wheel(folder: str, settings: Any = None, metadata: str | None = None) -> str:
    with _whole():
        made: str = build_meta.build_wheel(folder, settings, metadata)
    return _with_compiled(Path(folder), made) if is_compiled() else made


def _with_compiled(folder: Path, name: str) -> str:
    """A wheel of this Python and system, with the compiled modules beside their sources."""
    from compile import compile_into, known_games  # type: ignore[import-not-found]

    python = f"cp{sysconfig.get_config_var('py_version_nodot')}"
    system = re.sub(r"[^a-z0-9]+", "_", sysconfig.get_platform().lower())
    tag = f"{python}-{python}-{system}"
    with zipfile.ZipFile(folder / name) as wheel:
        files = {file: wheel.read(file) for file in wheel.namelist()}
    with tempfile.TemporaryDirectory() as scratch:
        built = Path(scratch)
        compile_into(built / "fast", known_games(), "2")
        for library in (built / "fast").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            files[library.relative_to(built / "fast").as_posix()] = library.read_bytes()
    head = next(file for file in files if file.endswith(".dist-info/WHEEL"))
    text = files[head].decode().replace("py3-none-any", tag).replace("lib: true", "lib: false")
    files[head] = text.encode()
    made = folder / name.replace("py3-none-any", tag)
    _write_wheel(made, files)
    if made.name != name:
        (folder / name).unlink()
    return made.name


def _write_wheel(path: Path, files: dict[str, bytes]) -> None:
    """With the list of all files and their hashes, which comes last."""
    record = next(file for file in files if file.endswith(".dist-info/RECORD"))
    lines = []
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as wheel:
        for file, data in files.items():
            if file != record:
                wheel.writestr(file, data)
                hashed = urlsafe_b64encode(sha256(data).digest()).decode().rstrip("=")
                lines.append(f"{file},sha256={hashed},{len(data)}")
        wheel.writestr(record, "\n".join([*lines, f"{record},,", ""]))


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
