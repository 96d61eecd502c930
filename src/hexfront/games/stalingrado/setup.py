"""12.1 Set-up: the printed positions, then the Soviet player's choices."""

from __future__ import annotations

from hexfront.core.chance import Chance
from hexfront.core.flow import Limit
from hexfront.core.game import Setup
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Unit, Units
from hexfront.games.stalingrado.bases import bases_for
from hexfront.games.stalingrado.counters import (
    ALL_HQ,
    COUNTERS,
    ENTRY_TURN,
    FULL,
    OF_SIDE,
    RETURN_TURN,
    START_HEX,
    START_STEPS,
    START_ZONE,
)
from hexfront.games.stalingrado.state import (
    FUTURE,
    GONE,
    OFF,
    OUT,
    Rules,
    Stalingrado,
    blank_state,
    steps,
)
from hexfront.games.stalingrado.tables import AXIS, BOARD, CHARTS, SOVIET, ZONES


def begin(agreed: Setup, chance: Chance) -> Stalingrado:
    """The position before the first decision."""
    g = blank_state()
    g.start(chance)
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
    if g.rules.scenario.begins == SOVIET:
        g.follow(*choosing, "weather", "air_supply", ("player_turn", SOVIET), "turn_end")
    else:
        g.follow(*choosing, "turn_start")
    return g


@rule("12.1a", "O.3a", "O.4b", "S.0", "OP-12.13", "OP-O.2")
def place_counters(g: Stalingrado) -> None:
    """Everything with a printed hex is put there; the rest comes later."""
    g.steps[:] = START_STEPS
    g.at[OUT] = 0
    if g.rules.scenario.setup is not None:
        place_by_scenario(g, g.rules.scenario.setup)
        return
    for counter in range(COUNTERS):
        start = START_HEX[counter]
        if start < 0:
            g.put(counter, FUTURE)
        elif g.rules.scenario.area >> start & 1:
            g.put(counter, start)
        else:
            _leave_out(g, counter)


def _leave_out(g: Stalingrado, counter: Unit) -> None:
    """Not in this scenario; its face does not matter, so it shows the usual one."""
    g.put(counter, OUT)
    g.steps[counter] = 1 if ALL_HQ >> counter & 1 else FULL


def place_by_scenario(g: Stalingrado, listed: dict[Hex, Units]) -> None:
    """A set-up of a scenario's own: whatever came earlier and is not listed has no part in it.

    Units that have left and are to return (4.2.2b) wait for their turn.
    """
    starts = {counter: place for place, counters in listed.items() for counter in bits(counters)}
    first = g.rules.scenario.first
    for counter in range(COUNTERS):
        if counter in starts:
            g.put(counter, starts[counter])
            if first >= CHARTS.blue_until:
                g.steps[counter] = min(g.steps[counter], FULL)
        elif ENTRY_TURN[counter] >= first:
            g.put(counter, FUTURE)
        elif RETURN_TURN[counter] >= first:
            g.put(counter, GONE)
        elif counter in SOVIET_FRONTS:
            g.put(counter, OFF)
        else:
            _leave_out(g, counter)


SOVIET_FRONTS = frozenset(bits(ALL_HQ & OF_SIDE[SOVIET]))


@rule("OP-12.1")
def first_control(g: Stalingrado) -> Hexes:
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
def zone_bases(g: Stalingrado, unit: Unit) -> Hexes:
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


def _in_zone(rule: str, zone: str) -> Limit:
    """The reason why an air unit of a zone starts in none of the other hexes."""
    return Limit(
        rule,
        lambda g, unit: zone_bases(g, unit) if START_ZONE[unit] == zone else -1,
        implied=True,
    )


@first_base.verb(
    "to",
    "hex",
    _in_zone("O.4c", "voronezh"),
    _in_zone("O.4d", "southwest"),
    _in_zone("O.4e", "caucasus"),
    Limit("OP-O.3", zone_bases),
)
def choose_first_base(g: Stalingrado, unit: Unit, base: Hex) -> None:
    g.send(unit, base)
    g.tell("lands", "O.4c", counter=unit, hex=base)
