"""Chapter 6: supply, and chapter 11: what is removed when it is still lacking."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hexfront.core.hexes import Sides, bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Points, Side, Unit, Units
from hexfront.games.noretreat.state import NoRetreat, steps
from hexfront.games.noretreat.tables import (
    AREA_NEAR,
    AREAS,
    AXIS,
    BALKANS,
    BALTIC,
    BLACK_SEA,
    BOARD,
    CASPIAN,
    EDGES,
    FINLAND,
    FINNISH,
    HEXES,
    LENINGRAD,
    SIDES,
    YUGOSLAVS,
)

LINE = 4  # hexes from a unit to its source (6.1b)

_AWAY_FROM_EDGE = (("E", "NE", "SE"), ("W", "NW", "SW"))
"""The steps of a city's line (6.1f), walked backwards from the edge."""
_ONE_WAY = [
    Sides.of(BOARD, [0 if name in away else HEXES for name in BOARD.directions])
    for away in _AWAY_FROM_EDGE
]


class Lines(NamedTuple):
    """Where one side's supply lines run now."""

    passable: Hexes  # hexes that a line may enter
    cities: Hexes  # friendly supplied cities
    sources: Hexes  # those and the friendly map edge
    overland: Hexes  # places from which an Overland Line can be traced


@rule("6.3a", "6.3b", "6.3d", "8.5.4a", "OP-6.2")
def passable(g: NoRetreat, side: Side) -> Hexes:
    """Hexes that a line of this side may enter."""
    enemy = 1 - side
    return HEXES & ~(g.held[enemy] | g.cities_of(enemy) | g.zone(enemy) & ~g.held[side])


@rule("6.1d", "6.1e", "6.1f", "OP-6.6")
def supplied_cities(g: NoRetreat, side: Side, ground: Hexes) -> Hexes:
    """Friendly cities with a one-way line of any length to the friendly map edge."""
    return _connected(side, ground) & g.cities_of(side)


@lru_cache(maxsize=1024)
def _connected(side: Side, ground: Hexes) -> Hexes:
    return BOARD.flood(EDGES[side] & ground, ground, _ONE_WAY[side])


def line_of_city(side: Side, city: Hex, ground: Hexes) -> list[Hex]:
    """A shortest one-way line from a city to the friendly map edge, both included."""
    waves = [EDGES[side] & ground]
    seen = waves[0]
    while not waves[-1] >> city & 1:
        wave = BOARD.neighbours(waves[-1], _ONE_WAY[side]) & ground & ~seen
        seen |= wave
        waves.append(wave)
    path = [city]
    for wave in reversed(waves[:-1]):
        near = bits(wave & BOARD.adjacent[path[-1]])
        forward = (h for h in near if BOARD.neighbours(1 << h, _ONE_WAY[side]) >> path[-1] & 1)
        path.append(next(forward))
    return path


@rule("6.1a", "6.1b", "6.1h", "OP-6.1")
def lines(g: NoRetreat, side: Side, length: Points = LINE) -> Lines:
    """All Overland Lines of a side."""
    return lines_over(g, side, passable(g, side), length)


def lines_over(g: NoRetreat, side: Side, ground: Hexes, length: Points = LINE) -> Lines:
    """The same, if this were the ground that lines may enter."""
    cities = supplied_cities(g, side, ground)
    return _lines_from(ground, cities, cities | EDGES[side] & ground, length)


@lru_cache(maxsize=1024)  # views and rules ask it of the same ground several times
def _lines_from(ground: Hexes, cities: Hexes, sources: Hexes, length: Points) -> Lines:
    return Lines(ground, cities, sources, beginnings(trace(sources, ground, length - 1)))


@rule("6.1g", "6.2d", "6.3e", "OP-6.4")
def trace(sources: Hexes, ground: Hexes, length: Points) -> Hexes:
    """Hexes with a line in any direction to a source; water between them does not matter."""
    reached = sources
    for _ in range(length):
        reached |= BOARD.neighbours(reached) & ground
    return reached


@rule("6.3c", "8.6g", "8.7f", "OP-6.3", "OP-6.5")
def beginnings(reached: Hexes) -> Hexes:
    """Where a line may begin: there, or in any place next to it, an area too."""
    begun = reached | BOARD.neighbours(reached) & HEXES
    for area, near in zip(AREAS, AREA_NEAR, strict=True):
        if reached & near:
            begun |= 1 << area
    return begun


@rule("6.2b", "7.0b")
def overland(g: NoRetreat, side: Side) -> Units:
    """The units of a side that have an Overland Line."""
    return g.stack(lines(g, side).overland & g.held[side])


@rule("6.2c", "6.2e", "6.2f", "6.2g", "6.2h")
def by_sea(g: NoRetreat, side: Side, cities: Hexes) -> Hexes:
    """Coastal hexes in which a unit of this side is supplied by sea."""
    if side == AXIS:
        return BALTIC | BLACK_SEA
    baltic = BALTIC if cities >> LENINGRAD & 1 else 0
    return BLACK_SEA | CASPIAN | baltic


@rule("6.2a", "6.2i", "OP-6.8")
def beside_supplied(places: Hexes) -> Hexes:
    """Places next to a unit that traces an Overland Line by itself."""
    near = BOARD.neighbours(places & HEXES)
    for area, touching in zip(AREAS, AREA_NEAR, strict=True):
        if places & touching:
            near |= 1 << area
        if places >> area & 1:
            near |= touching
    return near


def supplied_places(g: NoRetreat, side: Side) -> Hexes:
    """Places in which any unit of a side is supplied now."""
    return fed_by(g, side, lines(g, side))


def fed_by(g: NoRetreat, side: Side, traced: Lines) -> Hexes:
    """Places in which any unit of a side is supplied, if these are its lines."""
    own = traced.overland & g.held[side]
    return traced.overland | by_sea(g, side, traced.cities) | beside_supplied(own)


@rule("6.2j", "6.2k", "14.8b", "14.1e", "OP-6.7")
def at_home(g: NoRetreat, side: Side) -> Units:
    """Units that live off their minor country."""
    if side == AXIS:
        return 1 << FINNISH & g.at[FINLAND]
    return YUGOSLAVS & g.stack(BALKANS)


def supplied(g: NoRetreat, side: Side) -> Units:
    """The units of a side on the map that are supplied now, by any source."""
    return g.stack(supplied_places(g, side) & g.held[side]) | at_home(g, side)


@rule("6.5.5a")
def unmarked(g: NoRetreat, side: Side) -> Units:
    """The units that an event for supplied forces can help: those without an OOS marker."""
    return g.on_map(side) & ~g.oos


def could_be_supplied(g: NoRetreat, unit: Unit, side: Side, places: Hexes) -> Hexes:
    """Those of these places in which this unit would be supplied."""
    traced = lines(g, side)
    bit = 1 << unit
    others = 0
    at = g.at
    for place in bits(traced.overland & g.held[side]):
        if at[place] != bit:
            others |= 1 << place
    reached = traced.overland | by_sea(g, side, traced.cities) | beside_supplied(others)
    if bit & YUGOSLAVS:
        reached |= BALKANS
    return places & reached


# -- phase 2


@steps.step
@rule("6.0a", "6.0b", "6.0c", "6.4a", "4.0m", "OP-6.9")
def supply_check(g: NoRetreat) -> None:
    """The Active units are marked first: they then have no zones to block the others' lines."""
    for side in (g.active, g.nonactive):
        lacking = g.on_map(side) & ~supplied(g, side) & ~g.oos
        if lacking:
            g.oos |= lacking
            g.zones[side] = -1
            g.tell("out-of-supply", "6.4a", side=SIDES[side], units=lacking)


# -- phase 6


@rule("11.1a", "11.1b", "11.1e", "11.1f", "6.5.6a", "OP-11.2")
def still_lacking(g: NoRetreat, side: Side) -> Units:
    """Units that bear an OOS marker and still cannot trace."""
    return g.on_map(side) & g.oos & ~supplied(g, side)


def can_be_supplied_at(g: NoRetreat, side: Side, place: Hex) -> bool:
    """Whether a unit of this side standing there would be supplied (OP-12.2)."""
    return bool(supplied_places(g, side) >> place & 1)
