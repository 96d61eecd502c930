"""O The orders of battle: who leaves or is replaced, and the line of the list that says so.

The turns are in the files of the counters; here stands by which line each of them goes.
"""

from __future__ import annotations

from typing import NamedTuple

from hexfront.core.types import Unit
from hexfront.games.stalingrado.counters import NUMBER


class Line(NamedTuple):
    counter: str
    rule: str


class Part(NamedTuple):
    """A part of the list that has a number of its own."""

    lines: tuple[Line, ...]
    rule: str


AXIS_LAND = (
    Line("DE-HQ-11", rule="O.1a"),
    Line("DE-MOT-GD", rule="O.1b"),
    Line("DE-MOT-LAH", rule="O.1c"),
    Line("DE-MOT-1SSBDE", rule="O.1d"),
    Line("DE-PZ-9", rule="O.1e"),
    Line("DE-PZ-11", rule="O.1f"),
    Line("DE-INF-95", rule="O.1g"),
)

GERMAN_AIR = Part(
    (
        Line("DE-A-II_KG54", rule="O.2a1"),
        Line("DE-A-I_KG77", rule="O.2a2"),
        Line("DE-A-II_ZG2", rule="O.2a3"),
        Line("DE-A-III_LG1", rule="O.2a4"),
        Line("DE-A-III_ZG1", rule="O.2a5"),
        Line("DE-A-I_ZG2", rule="O.2a6"),
        Line("DE-A-III_StG77", rule="O.2a7"),
        Line("DE-A-III_JG77", rule="O.2a8"),
        Line("DE-A-II_JG77", rule="O.2a9"),
        Line("DE-A-II_KG76", rule="O.2a10"),
        Line("DE-A-III_KG76", rule="O.2a11"),
        Line("DE-A-III_StG1", rule="O.2a12"),
        Line("DE-A-I_JG3", rule="O.2a13"),
    ),
    rule="O.2a",
)

ROMANIAN_AIR = Part(
    (
        Line("RO-A-3", rule="O.2b1"),
        Line("RO-A-8", rule="O.2b2"),
        Line("RO-A-6", rule="O.2b3"),
        Line("RO-A-7", rule="O.2b4"),
    ),
    rule="O.2b",
)

TANK_CORPS = Part(
    (
        Line("SU-TC-1-A", rule="O.3b1"),
        Line("SU-TC-2-A", rule="O.3b2"),
        Line("SU-TC-4-A", rule="O.3b3"),
        Line("SU-TC-7-A", rule="O.3b4"),
        Line("SU-TC-16-A", rule="O.3b5"),
        Line("SU-TC-18-A", rule="O.3b6"),
        Line("SU-TC-24-A", rule="O.3b7"),
        Line("SU-TC-25-A", rule="O.3b8"),
    ),
    rule="O.3b",
)

SOVIET_INFANTRY = Part(
    (
        Line("SU-RD-174", rule="O.3i1"),
        Line("SU-GRD-1", rule="O.3i2"),
    ),
    rule="O.3i",
)

SOVIET_AIR = Part(
    (
        Line("SU-A-269-A", rule="O.4a1"),
        Line("SU-A-270-A", rule="O.4a2"),
        Line("SU-A-205-A", rule="O.4a3"),
        Line("SU-A-235-A", rule="O.4a4"),
        Line("SU-A-102-A", rule="O.4a5"),
        Line("SU-A-201-A", rule="O.4a6"),
        Line("SU-A-216-A", rule="O.4a7"),
        Line("SU-A-207-A", rule="O.4a8"),
    ),
    rule="O.4a",
)

NAMED_SUBSTITUTES = (
    Line("SU-GTC-1", rule="O.3d"),
    Line("SU-MC-4", rule="O.3e"),
    Line("SU-MC-13", rule="O.3f"),
    Line("SU-MC-5", rule="O.3g"),
)

GUARDS = Part(
    (
        Line("SU-GRD-50", rule="O.3h1"),
        Line("SU-GRD-52", rule="O.3h2"),
        Line("SU-GRD-51", rule="O.3h3"),
        Line("SU-GRD-54", rule="O.3h4"),
        Line("SU-GRD-57", rule="O.3h5"),
        Line("SU-GRD-66", rule="O.3h6"),
    ),
    rule="O.3h",
)

_PARTS = (GERMAN_AIR, ROMANIAN_AIR, TANK_CORPS, SOVIET_INFANTRY, SOVIET_AIR)
LEAVES_BY: dict[Unit, str] = {
    NUMBER[line.counter]: line.rule
    for lines in (AXIS_LAND, *(part.lines for part in _PARTS))
    for line in lines
}
"""Of every counter that is withdrawn on its turn: the line that says so."""
COMES_BY: dict[Unit, str] = {
    NUMBER[line.counter]: line.rule for line in (*NAMED_SUBSTITUTES, *GUARDS.lines)
}
"""Of every unit that comes in the place of another one, likewise."""
