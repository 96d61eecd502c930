"""Stalingrad: Inferno on the Volga."""

from __future__ import annotations

from hexfront.lab.measures import ENGINE, Measure, Probe

AIMS: dict[str, Measure] = {
    "decisions_per_s": ENGINE["decisions_per_s"].aim(least=20_000),
    "clone_us": ENGINE["clone_us"].aim(most=5),
    "state_bytes": ENGINE["state_bytes"].aim(most=2_000),
    "save_bytes": ENGINE["save_bytes"].aim(most=10_000),
}

PROBES: dict[str, Probe] = {}
