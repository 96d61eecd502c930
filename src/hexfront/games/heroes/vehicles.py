"""14.1: the bonus moves of vehicles."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.rulebook import rule
from hexfront.core.types import Flag, Hex, Hexes, Points, Unit
from hexfront.games.heroes.costs import IMPOSSIBLE, step_cost
from hexfront.games.heroes.movement import next_to
from hexfront.games.heroes.state import Heroes, steps, turn_seat
from hexfront.games.heroes.tables import WORK


@steps.step
@rule("14.1a", "14.1e", "14.1f", "14.2a", "13.0j")
def roll_on(g: Heroes, unit: Unit, stuck: Flag) -> None:
    """A vehicle with pips may go on; not after a backward move or into bad ground."""
    kind = g.kind(unit)
    at = g.place[unit]
    pips = (kind.wheel_pips, kind.track_pips)
    if at < 0 or stuck or not any(pips) or _is_obstructed(g, at):
        g.follow(("turn_about", unit))
    else:
        g.follow(("bonus", unit, *pips))


@rule("14.1e", "13.0j", "18.4e", "18.1.1c", "18.3a")
def _is_obstructed(g: Heroes, at: Hex) -> bool:
    """Smoke and works that bonus moves neither enter nor leave, by road neither."""
    if g.fresh_smoke >> at & 1:
        return True
    work = g.work_at(at) if g.works else None
    return work is not None and WORK[work[0]].stops_bonus and not work[3]


@rule("14.1b", "14.1c", "14.1e", "14.1g")
def _bonus_hexes(g: Heroes, unit: Unit, wheel: Points, track: Points) -> Hexes:
    """Along the road by wheel, along it or into the open by track; terrain that stops is shut."""
    at = g.place[unit]
    ground = g.ground
    found = 0
    for side in range(6):
        end = ground.board.step[side][at]
        if end < 0 or step_cost(g, unit, at, side) >= IMPOSSIBLE or _is_obstructed(g, end):
            continue
        if ground.roads[side] >> at & 1:
            if track or (wheel and not _is_jammed(g, unit, end)):
                found |= 1 << end
        elif ground.stops_bonus >> at & 1 or ground.walls[side] >> at & 1:
            continue
        elif track and ground.open >> end & 1:
            found |= 1 << end
    return found


@rule("14.1b", "14.1g")
def _is_jammed(g: Heroes, unit: Unit, end: Hex) -> bool:
    """Another vehicle on the road stops a wheel pip."""
    return bool(g.here[end] & g.firefight.vehicles & ~(1 << unit))


bonus = steps.choice(
    "bonus",
    rule="14.1a",
    seat=turn_seat,
    about=lambda g, unit, wheel, track: {"unit": unit, "hex": g.place[unit]},
)


@bonus.verb(
    "to",
    "hex",
    Limit("5.0g", lambda g, unit, *_: next_to(g, unit), implied=True),
    Limit("14.1e", _bonus_hexes),
)
@rule("14.1b", "14.1c", "14.1d", "14.1g")
def go_on(g: Heroes, unit: Unit, wheel: Points, track: Points, end: Hex) -> None:
    """A wheel pip is spent where it will do, else a track pip."""
    at = g.place[unit]
    side = g.ground.board.direction(at, end)
    assert side is not None
    g.facing[unit] = side
    by_road = g.ground.roads[side] >> at & 1
    if wheel and by_road and not _is_jammed(g, unit, end):
        wheel -= 1
    else:
        track -= 1
    g.follow(("step_into", unit, end, 0), ("on_and_on", unit, wheel, track))


@bonus.verb("stop")
def stop(g: Heroes, unit: Unit, wheel: Points, track: Points) -> None:
    g.follow(("turn_about", unit))


@steps.step
def on_and_on(g: Heroes, unit: Unit, wheel: Points, track: Points) -> None:
    if g.place[unit] >= 0 and wheel + track and not _is_obstructed(g, g.place[unit]):
        g.follow(("bonus", unit, wheel, track))
    else:
        g.follow(("turn_about", unit))
