"""No Retreat! The Russian Front: supply and reach."""

from __future__ import annotations

from hexfront.core.hexes import bits
from hexfront.games.noretreat.movement import move_of
from hexfront.games.noretreat.state import NoRetreat
from hexfront.games.noretreat.supply import supplied
from hexfront.lab.measures import ENGINE, Measure, Other, Probe, seconds_each

OTHER = Other("Rally the Troops' waterloo, a hex game, on V8", 11_400, "2026-11-17")

AIMS: dict[str, Measure] = {
    "decisions_per_s": ENGINE["decisions_per_s"].aim(least=8_000),
    "over_other": OTHER.over(2.5),
    "game_ms": ENGINE["game_ms"].aim(most=2_000),
    "clone_us": ENGINE["clone_us"].aim(most=20),
    "supply_us": Measure("microseconds for the supply of both sides", most=1_000),
    "reach_us": Measure("microseconds for all moves of a unit", most=200),
}


def supply_us(states: list[NoRetreat]) -> float:
    return 1e6 * seconds_each(lambda g: [supplied(g, side) for side in (0, 1)], states)


def reach_us(states: list[NoRetreat]) -> float:
    moves = [(g, unit) for g in states for unit in bits(g.on_map(g.active) & g.mobile)]
    return 1e6 * seconds_each(lambda move: move_of(move[0], move[1], 0).hexes, moves)


PROBES: dict[str, Probe] = {"supply_us": supply_us, "reach_us": reach_us}
