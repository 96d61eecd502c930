"""Games and bots that other packages bring along, found by their entry points.

A package that cannot be used is told of once, by name and with the reason, and costs no other.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from typing import Any, NamedTuple

GAMES = "hexfront.games"
BOTS = "hexfront.bots"

_log = logging.getLogger("hexfront.plugins")


class Plugin(NamedTuple):
    """What an entry point names, and the package that it comes from."""

    name: str
    package: str
    value: Any


def found(group: str) -> Iterator[Plugin]:
    """What can be imported; the rest is told of."""
    for point in sorted(entry_points(group=group), key=lambda one: (one.name, _package(one))):
        try:
            value = point.load()
        except Exception as error:  # whatever goes wrong in another's package
            refuse(_package(point), f"{point.value}: {type(error).__name__}: {error}")
        else:
            yield Plugin(point.name, _package(point), value)


def refuse(package: str, reason: str) -> None:
    """Tell that a package is left out, and why, in one line."""
    _log.warning("hexfront: %s is left out: %s", package, " ".join(reason.split()))


def _package(point: EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist else "a package without a name"
