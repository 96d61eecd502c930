"""Stalingrado 1942-43: reach, supply and command on 1,192 hexes."""

from __future__ import annotations

from hexfront.core.hexes import bits
from hexfront.games.stalingrado.movement import reach_of
from hexfront.games.stalingrado.state import Stalingrado
from hexfront.games.stalingrado.supply import Check
from hexfront.lab.measures import ENGINE, Measure, Other, Probe, seconds_each

OTHER = Other("Rally the Troops' waterloo, a hex game, on V8", 11_400, "2026-11-17")

AIMS: dict[str, Measure] = {
    "decisions_per_s": ENGINE["decisions_per_s"].aim(least=4_000),
    "over_other": OTHER.over(1.1),
    "game_ms": Measure("milliseconds of a whole random campaign", most=20_000),
    "clone_us": ENGINE["clone_us"].aim(most=30),
    "save_bytes": ENGINE["save_bytes"].aim(most=300_000),
    "reach_us": Measure("microseconds for the reach of one unit", most=100),
    "supply_ms": Measure("milliseconds for supply and command of both sides", most=5),
}


def reach_us(states: list[Stalingrado]) -> float:
    units = [(g, unit) for g in states for unit in bits(g.land(g.side))]
    return 1e6 * seconds_each(lambda one: reach_of(*one), units)


def supply_ms(states: list[Stalingrado]) -> float:
    def both(g: Stalingrado) -> None:
        for side in (0, 1):
            check = Check(g, side)
            check.assigned(check.strongest_first(g, check.ranged))

    return 1e3 * seconds_each(both, states)


PROBES: dict[str, Probe] = {"reach_us": reach_us, "supply_ms": supply_ms}
