"""What each game aims at, and what is measured of it alone: a module of its name."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from hexfront.lab.measures import ENGINE, Measure, Other, Probe


def measures(id: str) -> dict[str, Measure]:
    """All that is measured of a game, with its aims."""
    own: Mapping[str, Measure] = import_module(f"{__name__}.{id}").AIMS
    return {**ENGINE, **own}


def other(id: str) -> Other:
    """The program of its kind that it is measured beside."""
    found: Other = import_module(f"{__name__}.{id}").OTHER
    return found


def probes(id: str) -> Mapping[str, Probe]:
    """What is measured of this game alone."""
    found: Mapping[str, Probe] = import_module(f"{__name__}.{id}").PROBES
    return found
