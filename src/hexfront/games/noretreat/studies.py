"""What players ask about a position without playing: supply, its lines, and what would cut them.

Everything here is open to both sides (chapter H): only cards are hidden, and none is looked at.
"""

from __future__ import annotations

from typing import Any

from hexfront.core.hexes import bits, first
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Side, Unit, Units
from hexfront.games.noretreat.state import ON_MAP, NoRetreat, unit_side
from hexfront.games.noretreat.supply import (
    LINE,
    Lines,
    at_home,
    by_sea,
    could_be_supplied,
    fed_by,
    line_of_city,
    lines,
    lines_over,
    passable,
    supplied,
    trace,
)
from hexfront.games.noretreat.tables import (
    AREA_NEAR,
    AREAS,
    BOARD,
    EDGES,
    GROUND,
    HEXES,
    PLACE_NAMES,
    SIDES,
    UNIT_NAMES,
)


def _units(units: Units) -> list[str]:
    return [UNIT_NAMES[unit] for unit in bits(units)]


def _places(places: Hexes) -> list[str]:
    return [PLACE_NAMES[place] for place in bits(places)]


# -- the supply of both sides at a glance


def supply(g: NoRetreat, seat: str | None) -> dict[str, Any]:
    """Where each side is supplied, from its sources outwards, and who is not."""
    return {name: _supply(g, side) for side, name in enumerate(SIDES)}


def _supply(g: NoRetreat, side: Side) -> dict[str, Any]:
    traced = lines(g, side)
    free = ~g.held[1 - side]
    bands = _bands(traced)
    sea = by_sea(g, side, traced.cities) & ~traced.overland & free
    lacking = g.on_map(side) & ~supplied(g, side)
    return {
        "bands": [_places(band & free) for band in bands],
        "cities": _places(traced.cities),
        "edge": _places(EDGES[side] & traced.passable),
        "dry": _places(g.cities_of(side) & ~traced.cities),
        "sea": _places(sea),
        "lacking": _units(lacking),
    }


def _bands(traced: Lines) -> list[Hexes]:
    """Places by their distance from a source; the last one is where lines begin."""
    waves = [trace(traced.sources, traced.passable, length) for length in range(LINE)]
    bands = [wave & ~before for before, wave in zip([0, *waves], waves, strict=False)]
    return [*bands, traced.overland & ~waves[-1]]


# -- the line of one unit


@rule("6.1b", "6.1f", "6.2a", "6.2b", "6.2c", "6.2j")
def line(g: NoRetreat, seat: str | None, unit: Unit) -> dict[str, Any] | None:
    """The line of a unit to its source, and the hexes in which an enemy unit or zone cuts it."""
    place = g.where[unit]
    if place >= ON_MAP:
        return None
    side = unit_side(unit)
    traced = lines(g, side)
    found: dict[str, Any] = {"unit": UNIT_NAMES[unit], "by": None, "line": [], "cuts": []}
    if at_home(g, side) >> unit & 1:
        return found | {"by": "home"}
    if by_sea(g, side, traced.cities) >> place & 1 and not traced.overland >> place & 1:
        return found | {"by": "sea"}
    path = _path(g, side, traced, place)
    if not path:
        return found
    return found | {
        "by": "line" if traced.overland >> place & 1 else "beside",
        "line": [PLACE_NAMES[step] for step in path],
        "cuts": [PLACE_NAMES[step] for step in path if _is_cut_at(g, side, unit, step)],
    }


def _path(g: NoRetreat, side: Side, traced: Lines, place: Hex) -> list[Hex]:
    """From a place to the nearest source, and from a city on to the edge."""
    path = [place]
    if not traced.overland >> place & 1:  # next to a unit that has a line
        friends = _near(place) & traced.overland & g.held[side]
        if not friends:
            return []
        path.append(first(friends))
    bands = _bands(traced)
    at = next(n for n, band in enumerate(bands) if band >> path[-1] & 1)
    for band in reversed(bands[:at]):
        path.append(first(_near(path[-1]) & band))
    if traced.cities >> path[-1] & 1:
        path += line_of_city(side, path[-1], traced.passable)[1:]
    return path


def _near(place: Hex) -> Hexes:
    """The places next to one, whatever lies between them: lines cross water."""
    for area, touching in zip(AREAS, AREA_NEAR, strict=True):
        if place == area:
            return touching
    return BOARD.adjacent[place]


def _is_cut_at(g: NoRetreat, side: Side, unit: Unit, step: Hex) -> bool:
    """Whether the unit is without supply once lines may no longer enter this hex."""
    place = g.where[unit]
    if step == place or not HEXES >> step & 1:
        return False
    traced = lines_over(g, side, passable(g, side) & ~(1 << step))
    return not fed_by(g, side, traced) >> place & 1


# -- if a unit went somewhere


def places(g: NoRetreat, seat: str | None, unit: Unit) -> dict[str, Any] | None:
    """All places in which a unit would be supplied, as things stand."""
    if g.where[unit] >= ON_MAP:
        return None
    return {"supplied": _places(could_be_supplied(g, unit, unit_side(unit), GROUND))}


@rule("6.1c", "6.3a")
def there(g: NoRetreat, seat: str | None, unit: Unit, place: Hex) -> dict[str, Any] | None:
    """The line of a unit if it stood in a place, and whose supply that would change."""
    side = unit_side(unit)
    if g.where[unit] >= ON_MAP or place >= ON_MAP or g.held[1 - side] >> place & 1:
        return None
    ahead = g.clone()
    ahead.put(unit, place)
    ahead.enter(side, place)
    ahead.zones = [-1, -1]
    found = line(ahead, seat, unit)
    assert found is not None
    bit = 1 << unit
    before, after = (supplied(state, side) & ~bit for state in (g, ahead))
    enemy = 1 - side
    theirs, left = supplied(g, enemy), supplied(ahead, enemy)
    return found | {
        "gains": _units(after & ~before),
        "loses": _units(before & ~after),
        "cut_off": _units(theirs & ~left),
    }
