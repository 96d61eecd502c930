"""Stalingrad: Inferno on the Volga."""

from __future__ import annotations

from hexfront.lab.measures import ENGINE, Measure, Other, Probe

OTHER = Other("Rally the Troops' hammer-of-the-scots, a block game, on V8", 48_900, "2026-11-17")

AIMS: dict[str, Measure] = {
    "decisions_per_s": ENGINE["decisions_per_s"].aim(least=20_000),
    "over_other": OTHER.over(1.0),
    "clone_us": ENGINE["clone_us"].aim(most=5),
    "state_bytes": ENGINE["state_bytes"].aim(most=2_000),
    "save_bytes": ENGINE["save_bytes"].aim(most=10_000),
}

PROBES: dict[str, Probe] = {}
