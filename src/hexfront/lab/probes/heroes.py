"""Conflict of Heroes: Awakening the Bear!: lines of sight."""

from __future__ import annotations

from statistics import median

from hexfront.core.hexes import bits
from hexfront.games.heroes.firefight import firefight, ids
from hexfront.games.heroes.ground import HALF_PLANE, WEDGE, Ground
from hexfront.games.heroes.sight import can_see
from hexfront.games.heroes.state import Heroes
from hexfront.lab.measures import ENGINE, Measure, Other, Probe, clock

OTHER = Other("catanatron, in Python", 20_000, "2026-11-17")

AIMS: dict[str, Measure] = {
    "decisions_per_s": ENGINE["decisions_per_s"].aim(least=10_000),
    "over_other": OTHER.over(2.0),
    "game_ms": Measure("milliseconds of a whole random game of firefight 1", most=50),
    "clone_us": ENGINE["clone_us"].aim(most=10),
    "sight_us": Measure("microseconds for the line of sight of one pair of hexes", most=2),
    "tables_s": Measure("seconds to build all tables of a joined board", most=2),
}


def sight_us(states: list[Heroes]) -> float:
    times = []
    for g in states:
        hexes = bits(g.ground.playable)
        pairs = [(a, b) for a in hexes[::7] for b in hexes[::3]]
        begin = clock()
        for a, b in pairs:
            can_see(g, a, b)
        times.append((clock() - begin) / len(pairs))
    return 1e6 * median(times)


def tables_s(states: list[Heroes]) -> float:
    """Lines of sight, both readings of the arcs, and slopes, of the largest battlefield."""
    layout = max((firefight(id).ground.layout for id in ids()), key=len)
    begin = clock()
    ground = Ground(layout)
    assert ground.sees
    assert ground.steep
    for hex in bits(ground.playable):
        for shape in (WEDGE, HALF_PLANE):
            ground.arc(hex, 0, shape)
    return clock() - begin


PROBES: dict[str, Probe] = {"sight_us": sight_us, "tables_s": tables_s}
