"""12.1 Set-up: the printed positions, then the Soviet player's choices."""

from __future__ import annotations

from hexfront.core.chance import Chance
from hexfront.core.flow import Limit
from hexfront.core.game import Setup, fresh
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.games.stalingrado.bases import bases_for
from hexfront.games.stalingrado.counters import (
    ALL_HQ,
    COUNTERS,
    ENTRY_TURN,
    OF_SIDE,
    START_HEX,
    START_STEPS,
    START_ZONE,
)
from hexfront.games.stalingrado.state import (
    FUTURE,
    OUT,
    Rules,
    Stalingrado,
    blank_state,
    steps,
)
from hexfront.games.stalingrado.tables import AXIS, BOARD, SOVIET, ZONES


def begin(agreed: Setup, chance: Chance) -> Stalingrado:
    """The position before the first decision."""
    g = blank_state()
    fresh(g, chance)
    g.rules = Rules(agreed)
    g.turn = g.rules.scenario.first
    place_counters(g)
    g.control = first_control(g)
    g.commanded = g.supplied = -1 & (1 << COUNTERS) - 1
    choosing: list[tuple[str, int]] = [
        ("first_base", unit) for unit in START_ZONE if g.place[unit] == FUTURE
    ]
    choosing += [
        ("place_hq", hq)
        for hq in bits(ALL_HQ & OF_SIDE[SOVIET])
        if g.place[hq] == FUTURE and not ENTRY_TURN[hq]
    ]
    g.follow(*choosing, "turn_start")
    return g


@rule("12.1a", "12.1.1a", "12.1.3a", "O.1h", "O.3a", "O.3c", "O.4b", "S.0", "OP-12.13", "OP-O.2")
def place_counters(g: Stalingrado) -> None:
    """Everything with a printed hex is put there; the rest comes later."""
    g.steps[:] = START_STEPS
    g.at[OUT] = 0
    for counter in range(COUNTERS):
        start = START_HEX[counter]
        if start < 0:
            g.put(counter, FUTURE)
        elif g.rules.scenario.area >> start & 1:
            g.put(counter, start)
        else:
            g.put(counter, OUT)


@rule("OP-12.1")
def first_control(g: Stalingrado) -> int:
    """Every hex belongs to the side whose nearest unit is closer; ties are Soviet."""
    axis, soviet = g.held[AXIS], g.held[SOVIET]
    mine = 0
    seen_axis, seen_soviet = axis, soviet
    while seen_axis | seen_soviet != BOARD.playable:
        mine |= seen_axis & ~seen_soviet
        before = seen_axis, seen_soviet
        seen_axis |= BOARD.neighbours(seen_axis)
        seen_soviet |= BOARD.neighbours(seen_soviet)
        mine |= seen_axis & ~seen_soviet & ~before[1]
        if before == (seen_axis, seen_soviet):
            break
    return mine & BOARD.playable


# -- Soviet air units that start in a zone


@rule("O.4c", "O.4d", "O.4e", "OP-O.3", "OP-8.8")
def zone_bases(g: Stalingrado, unit: int) -> int:
    """The bases of its zone; if they are full, the nearest others."""
    free = bases_for(g, unit)
    if near := free & ZONES[START_ZONE[unit]]:
        return near
    circle = ZONES[START_ZONE[unit]]
    while not free & circle and circle != BOARD.playable:
        circle |= BOARD.neighbours(circle)
    return free & circle


first_base = steps.choice(
    "first_base",
    rule="O.4c",
    seat=lambda g, unit: "soviet",
    always=True,
    about=lambda g, unit: {"counter": unit},
)


@first_base.verb("to", "hex", Limit("O.4c", zone_bases))
def choose_first_base(g: Stalingrado, unit: int, base: int) -> None:
    g.send(unit, base)
    g.tell("lands", "O.4c", counter=unit, hex=base)


