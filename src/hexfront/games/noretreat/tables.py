"""The components: map, counters, cards, charts and tracks, read once and checked.

Hexes, counters and cards are small numbers here and everywhere in the game; a set of them is one
int. The three areas continue the numbers of the hexes, so that a set of places may hold both.
Axis counters are numbered before the Soviet ones. A card's number is the printed one.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.tables import (
    Row,
    Tables,
)
from hexfront.core.types import Hex, Hexes, Points, Units
from hexfront.games.noretreat.reading import AXIS as AXIS
from hexfront.games.noretreat.reading import CLEAR as CLEAR
from hexfront.games.noretreat.reading import COLUMNS as COLUMNS
from hexfront.games.noretreat.reading import FACES as FACES
from hexfront.games.noretreat.reading import JOKER as JOKER
from hexfront.games.noretreat.reading import LAST_TURN as LAST_TURN
from hexfront.games.noretreat.reading import LONG_WINTER as LONG_WINTER
from hexfront.games.noretreat.reading import MUD as MUD
from hexfront.games.noretreat.reading import RESULTS as RESULTS
from hexfront.games.noretreat.reading import SIDES as SIDES
from hexfront.games.noretreat.reading import SNOW as SNOW
from hexfront.games.noretreat.reading import SOVIET as SOVIET
from hexfront.games.noretreat.reading import TURN_1945 as TURN_1945
from hexfront.games.noretreat.reading import WEAK as WEAK
from hexfront.games.noretreat.reading import WEATHERS as WEATHERS
from hexfront.games.noretreat.reading import Components as Components

COMPONENTS = Components(Tables(Path(__file__).parent / "data", "noretreat"))
DIGEST = COMPONENTS.digest

# -- the map

BOARD = COMPONENTS.board
FINLAND, WEST_BALKANS, SOUTH_BALKANS = COMPONENTS.area.values()
AREAS = (FINLAND, WEST_BALKANS, SOUTH_BALKANS)
AREA_SET = mask(AREAS)
BALKANS = 1 << WEST_BALKANS | 1 << SOUTH_BALKANS
AREA_NEAR = [COMPONENTS.area_near[area] for area in AREAS]
NEAR_AREAS = AREA_NEAR[0] | AREA_NEAR[1] | AREA_NEAR[2]
AREA_NATIONS = COMPONENTS.area_nations
PLACE_NAMES = [*BOARD.name, *COMPONENTS.area]
PLACE_NUMBER = {name: number for number, name in enumerate(PLACE_NAMES) if name}

HEXES = BOARD.playable
LAKE = COMPONENTS.lake
LAND = HEXES & ~LAKE
GROUND = LAND | AREA_SET
"""Everything that a unit can stand in."""
CITIES = COMPONENTS.cities
OIL = COMPONENTS.oil
VP_HEXES = CITIES | OIL
GERMANY = COMPONENTS.germany
USSR = HEXES & ~GERMANY
OBJECTIVES = COMPONENTS.objectives
EDGES = COMPONENTS.edges
BALTIC, BLACK_SEA, CASPIAN = (COMPONENTS.coast[sea] for sea in ("baltic", "black", "caspian"))
CITY_HEX = COMPONENTS.city_hex
MOSCOW, LENINGRAD, WARSAW, BERLIN, BUDAPEST, BUCHAREST, SEVASTOPOL, KONIGSBERG, BELGRADE = (
    CITY_HEX[name]
    for name in (
        "Moscow",
        "Leningrad",
        "Warsaw",
        "Berlin",
        "Budapest",
        "Bucharest",
        "Sevastopol",
        "Königsberg",
        "Belgrade",
    )
)
ROMANIAN_OIL = (OIL & GERMANY).bit_length() - 1
CAUCASUS_OIL = (OIL & USSR).bit_length() - 1
RIVERS = COMPONENTS.rivers
PROHIBITED = COMPONENTS.prohibited
OBJECTIVE_SIDES = COMPONENTS.objective_sides
FINNISH_OBJECTIVE_SIDE = COMPONENTS.finnish_objective_side
"""The hex whose objective side faces Finland."""
FOREST, MARSH, MOUNTAIN, KERCH = (
    COMPONENTS.of_terrain[code] for code in ("forest", "marsh", "mountain", "kerch_strait")
)
OPEN = COMPONENTS.of_terrain["open"]
STOPS_ADVANCE = AREA_SET | mask(
    number
    for number, row in COMPONENTS.hex_rows.items()
    if COMPONENTS.terrain[row.terrain].stops_advance
)
TERRAIN_NAMES = {number: row.terrain for number, row in COMPONENTS.hex_rows.items()}
TERRAIN_NAMES |= dict.fromkeys(AREAS, "area")
TERRAIN = {number: COMPONENTS.terrain[code] for number, code in TERRAIN_NAMES.items()}


def _costs(armour: bool) -> list[tuple[int, int]]:
    costs: dict[int, int] = {}
    for number, terrain in TERRAIN.items():
        price = terrain.armour if armour else terrain.other
        if price:
            costs[price] = costs.get(price, 0) | 1 << number
    return sorted(costs.items())


COSTS = {True: _costs(True), False: _costs(False)}
"""What it costs armour, and others, to enter which places."""


def _areas_near(number: Hex) -> Hexes:
    return mask(area for area, near in zip(AREAS, AREA_NEAR, strict=True) if near >> number & 1)


NEXT_TO = [BOARD.adjacent[number] | _areas_near(number) for number in range(BOARD.size)] + AREA_NEAR
"""The places next to each place, whatever lies between."""

FACING: list[int] = [
    near
    & ~mask(b for b in bits(near & HEXES) if number < BOARD.size and (number, b) in PROHIBITED)
    & ~LAKE
    for number, near in enumerate(NEXT_TO)
]
"""The places next to each place across a side that may be crossed."""


@rule("8.6a", "8.6d", "8.7e")
def neighbours(places: Hexes) -> Hexes:
    """All places next to one of these across sides that may be crossed."""
    near = BOARD.neighbours(places & HEXES, PROHIBITED)
    if places & NEAR_AREAS:
        for area, touching in zip(AREAS, AREA_NEAR, strict=True):
            if places & touching:
                near |= 1 << area
    if places & AREA_SET:
        for area, touching in zip(AREAS, AREA_NEAR, strict=True):
            if places >> area & 1:
                near |= touching
    return near & GROUND


def within(place: Hex, n: Points) -> Hexes:
    return BOARD.disc(place, n) & LAND


# -- counters


class Face(NamedTuple):
    """What one face of a counter says."""

    name: str
    kind: str
    strength: int
    movement: int
    white: bool
    no_zoc: bool


UNIT_ROWS = COMPONENTS.unit_rows
UNITS = len(UNIT_ROWS)
UNIT_NAMES = [row.id for row in UNIT_ROWS]
UNIT_NUMBER = {name: number for number, name in enumerate(UNIT_NAMES)}


def _face(row: Row, face: str) -> Face | None:
    if not getattr(row, f"{face}_kind"):
        return None
    return Face(
        getattr(row, f"{face}_name"),
        getattr(row, f"{face}_kind"),
        getattr(row, f"{face}_strength"),
        getattr(row, f"{face}_movement"),
        getattr(row, f"{face}_white") == "1",
        getattr(row, f"{face}_no_zoc") == "1",
    )


UNIT_FACES: list[tuple[Face, Face | None]] = []
for _row in UNIT_ROWS:
    _strong = _face(_row, "strong")
    assert _strong is not None
    UNIT_FACES.append((_strong, _face(_row, "weak")))


def _units(test: Callable[[Row], Any]) -> Units:
    return mask(number for number, row in enumerate(UNIT_ROWS) if test(row))


AXIS_UNITS = _units(lambda row: row.side == "axis")
SOVIET_UNITS = _units(lambda row: row.side == "soviet")
OF_SIDE = (AXIS_UNITS, SOVIET_UNITS)
GERMANS = _units(lambda row: row.nation == "german")
ALLIES = AXIS_UNITS & ~GERMANS
ROMANIANS = ALLIES & _units(lambda row: row.nation == "rumanian")
YUGOSLAVS = _units(lambda row: row.nation == "yugoslav")
TWO_VALUES = _units(lambda row: row.weak_kind)
"""Two-value counters: values on both faces."""
CADRES = _units(lambda row: row.strong_kind == "cadre")
VOLKSSTURM = _units(lambda row: row.strong_kind == "volkssturm")
GERMAN_FORTS = GERMANS & _units(lambda row: row.strong_kind == "fortified")
REGIONALS = _units(lambda row: row.weak_kind == "regional")
SOVIET_FRONTS = SOVIET_UNITS & ~(REGIONALS | YUGOSLAVS)
SHOCK_ARMIES = _units(lambda row: row.strong_kind == "shock")
NEVER_TWO_STEPS = SOVIET_UNITS & ~_units(lambda row: row.steps_from_turn_17 == 2)
OPTIONAL = _units(lambda row: row.entry == "optional")
TO_TURN_TRACK = _units(lambda row: "turn_track" in row.eliminated_to)
GONE_FOR_GOOD = _units(lambda row: "permanently_removed" in row.eliminated_to)
RETURN_DELAY = [row.return_delay_turns or 0 for row in UNIT_ROWS]
HOME = [BOARD.hex(row.home) if row.home else -1 for row in UNIT_ROWS]
NATION = [row.nation for row in UNIT_ROWS]
MAY_ENTER = [
    LAND | mask(area for area in AREAS if row.nation in AREA_NATIONS[area]) for row in UNIT_ROWS
]
"""Where each counter may go at all: the areas are open to some nations only (8.6b, 8.7c, 8.7d)."""

(FINNISH, ITALIANS, SECOND_PANZER, SS_PANZER, SS_GRENADIER, BERLIN_GARRISON) = (
    UNIT_NUMBER[name] for name in ("ax_fin", "ax_ita8", "ax_2pz", "ax_sspz", "ax_ssgr", "ax_berlin")
)
LUFTWAFFE, SEVASTOPOL_FORT, REZERVY = (
    UNIT_NUMBER[name] for name in ("ax_luft", "su_sevastopol", "su_rez")
)
DETACHMENTS = [UNIT_NUMBER[f"ax_abt{n}"] for n in (1, 2, 3)]
FORTIFIED_FRONTS = [UNIT_NUMBER[f"su_ff{n}"] for n in (1, 2)]


def _by_face(test: Callable[[Face], bool]) -> tuple[int, int]:
    strong = weak = 0
    for number, (one, two) in enumerate(UNIT_FACES):
        strong |= test(one) << number
        weak |= bool(two and test(two)) << number
    return strong, weak


ARMOUR_FACES = _by_face(lambda face: face.kind in ("armour", "ss_armour"))
MECH_FACES = _by_face(lambda face: face.kind in ("mech", "ss_mech"))
FORT_FACES = _by_face(lambda face: face.kind == "fortified")
WHITE_FACES = _by_face(lambda face: face.white)
NO_ZOC_FACES = _by_face(lambda face: face.no_zoc)
MOBILE_FACES = _by_face(lambda face: face.movement > 0)
STRENGTH = [[face.strength if face else 0 for face in faces] for faces in UNIT_FACES]
MOVEMENT = [[face.movement if face else 0 for face in faces] for faces in UNIT_FACES]

# -- charts, cards, scenarios

TURNS = COMPONENTS.turns
SUDDEN_DEATH = COMPONENTS.sudden_death
TOTAL_VICTORY = COMPONENTS.total_victory
MOST_EVENT_VP = COMPONENTS.most_event_vp
CRT = COMPONENTS.results
EVENTS = COMPONENTS.events
TITLES = COMPONENTS.titles
LEAVE_1945 = COMPONENTS.leave_1945
ENTER_1945 = COMPONENTS.enter_1945
CARD_NAMES = [str(number) for number in range(JOKER)] + ["joker"]
SCENARIOS = COMPONENTS.scenarios
EARLIER = COMPONENTS.earlier
