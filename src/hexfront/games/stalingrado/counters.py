"""The counters: land units, headquarters and air units with their orders of battle.

All counters are numbered in one line: Axis land units, Soviet ones, headquarters, air units. A set
of counters is one int. The steps of a land unit are 2 (full), 1 (reduced) and 0; the eight blue
Panzer divisions have a third one (7s), whose counters are faces of the same number here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from hexfront.core.hexes import mask
from hexfront.core.rulebook import rule
from hexfront.core.tables import Row, TableError, Tables, blank_or, flag, name, one_of, whole, words
from hexfront.core.types import Column, Count, Unit, Units
from hexfront.games.stalingrado.tables import (
    ALPINE,
    AXIS,
    BASES,
    BOARD,
    CHARTS,
    EDGE_LETTERS,
    FOOT,
    LAND,
    MOTOR,
    NATIONS,
    POOL_ROWS,
    SOVIET,
    TABLES,
    ZONES,
)
from hexfront.games.stalingrado.types import Pool

NATIONALITIES = (*NATIONS, "slovak")
CLASSES = ("C", "CB", "BL", "BM", "BP", "T")
TYPES = (
    *("panzer", "tank", "mechanised_infantry", "mechanised_cavalry", "motorised_infantry"),
    *("cavalry", "mountain", "alpine", "security", "artillery", "infantry", "light_infantry", "hq"),
)

_WEEK = blank_or(whole(1, 32))
_VALUE = blank_or(whole(0, 99))
_LAND_COLUMNS: dict[str, Callable[[str], Any]] = {
    "id": name,
    "name": name,
    "nationality": one_of(*NATIONALITIES),
    "branch": one_of("army", "guards", "waffen_ss", "luftwaffe", "nkvd"),
    "type": one_of(*TYPES),
    "size": one_of("brigade", "division", "corps", "army", "front"),
    "movement_class": one_of("", "motorised", "non_motorised"),
    "attack": _VALUE,
    "defence": _VALUE,
    "movement": _VALUE,
    "range": _VALUE,
    "reduced_attack": _VALUE,
    "reduced_defence": _VALUE,
    "reduced_movement": _VALUE,
    "start_hex": str,
    "start_reduced": flag,
    "entry_turn": _WEEK,
    "entry_edge": words("|"),
    "exit_turn": _WEEK,
    "return_turn": _WEEK,
    "return_edge": words("|"),
    "moves_from_turn": _WEEK,
    "substitution": str,
    "superseded_by": str,
    "replacement_pool": one_of("", "infantry", "equipment"),
    "hq_max_units": _VALUE,
    "hq_range": _VALUE,
    "certainty": one_of("rulebook", "estimate"),
}
_AIR_COLUMNS: dict[str, Callable[[str], Any]] = {
    "id": name,
    "name": name,
    "nationality": one_of(*NATIONALITIES),
    "class": one_of(*CLASSES),
    "aircraft": str,
    "ground_power": whole(0, 99),
    "air_power": whole(0, 99),
    "range": whole(1, 99),
    "reduced_ground_power": whole(0, 99),
    "reduced_air_power": whole(0, 99),
    "start_hex": str,
    "start_zone": one_of("", *ZONES),
    "entry_turn": _WEEK,
    "exit_turn": _WEEK,
    "superseded_by": str,
    "replacement_pool": one_of("none", *NATIONS),
    "certainty": one_of("rulebook", "estimate"),
}

_PRINTED = {  # 2.2: land and air pieces by nationality, blue Panzers included
    "soviet": (259, 49),
    "german": (92, 62),
    "rumanian": (24, 6),
    "hungarian": (11, 2),
    "italian": (11, 2),
    "slovak": (1, 0),
}


class Orders:
    """Both orders of battle, or the first error in them."""

    land: list[Row]
    headquarters: list[Row]
    air: list[Row]
    rows: list[Row]
    blue: dict[str, Row]
    """The superior faces of eight Panzer divisions, by the division's id."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        axis = tables.csv("units_axis.csv", _LAND_COLUMNS)
        soviet = tables.csv("units_soviet.csv", _LAND_COLUMNS)
        self.air = tables.csv("air_units.csv", _AIR_COLUMNS)
        self._check_count([*axis, *soviet])
        self.blue = {row.superseded_by: row for row in axis if row.id.endswith("-BLUE")}
        blue_ids = {row.id for row in self.blue.values()}
        land = [row for row in (*axis, *soviet) if row.type != "hq" and row.id not in blue_ids]
        self.land = land
        self.headquarters = [row for row in (*axis, *soviet) if row.type == "hq"]
        self.rows = [*land, *self.headquarters, *self.air]
        self._check_ids()
        for row in (*land, *self.blue.values()):
            self._check_values(row)
        for row in self.air:
            self._check_air(row)
        for row in self.headquarters:
            if row.hq_max_units is None or row.hq_range is None:
                raise row.fail("hq_range", f"the headquarters {row.id} needs number and range")
        for row in self.rows:
            self._check_start(row)
        for row in land:
            if row.id not in self.blue:
                self._check_coming(row)

    @rule("2.2a", "2.2b", "2.2.1b")
    def _check_count(self, land: list[Row]) -> None:
        found = Counter(row.nationality for row in land if row.type != "hq")
        flying = Counter(row.nationality for row in self.air)
        for nation, (on_land, in_air) in _PRINTED.items():
            units = "units_soviet.csv" if nation == "soviet" else "units_axis.csv"
            for file, kind, count, printed in (
                (units, "land", found[nation], on_land),
                ("air_units.csv", "air", flying[nation], in_air),
            ):
                if count != printed:
                    reason = f"{count} {nation} {kind} units, the rulebook has {printed}"
                    raise TableError(self._tables.path(file), None, "nationality", reason)

    def _check_ids(self) -> None:
        seen = set()
        for row in (*self.rows, *self.blue.values()):
            if row.id in seen:
                raise row.fail("id", f"{row.id} appears twice")
            seen.add(row.id)
        known = {row.id for row in self.rows}
        for row in self.rows:
            if row.superseded_by and row.superseded_by not in known:
                raise row.fail("superseded_by", f"there is no counter {row.superseded_by!r}")
        for id, row in self.blue.items():
            if id not in known:
                raise row.fail("superseded_by", f"there is no counter {id!r}")

    @rule("2.2.1a", "2.2.1c", "2.2.1d", "2.2.1e")
    def _check_values(self, row: Row) -> None:
        needed = ["attack", "defence", "movement"]
        if not row.id.endswith("-BLUE"):
            needed += ["reduced_attack", "reduced_defence", "reduced_movement"]
        for column in needed:
            if getattr(row, column) is None:
                raise row.fail(column, f"{row.id} needs a value")
        if (row.range is not None) != (row.type == "artillery"):
            raise row.fail("range", "artillery, and nothing else, has a range")
        if not row.movement_class:
            raise row.fail("movement_class", f"{row.id} needs a column of the terrain table")

    @rule("2.2.2a", "2.2.2h", "2.2.2i")
    def _check_air(self, row: Row) -> None:
        """One piece is one air unit; the zbV formations are transports."""
        if ("zbV" in row.name) > (getattr(row, "class") == "T"):
            raise row.fail("class", f"{row.id} is a transport unit, class T")
        if row.reduced_air_power > row.air_power or row.reduced_ground_power > row.ground_power:
            raise row.fail("reduced_air_power", f"{row.id} cannot gain by a loss")

    @rule("4.2.1a", "12.1.2b")
    def _check_coming(self, row: Row) -> None:
        """A land unit starts on the map, enters over an edge or takes the place of another."""
        for column in ("entry_edge", "return_edge"):
            for letter in getattr(row, column):
                if letter not in EDGE_LETTERS:
                    raise row.fail(column, f"expected {', '.join(EDGE_LETTERS)}, not {letter!r}")
        if row.substitution:
            start, _, old = row.substitution.partition(" ")
            known = old.startswith("any ") or old in {unit.id for unit in self.land}
            if start != "replaces" or not known:
                raise row.fail("substitution", f"{row.substitution!r} names no land unit")
        elif row.entry_turn and not row.entry_edge:
            raise row.fail("entry_edge", f"{row.id} needs an edge to enter by")
        elif not row.entry_turn and not row.start_hex:
            raise row.fail("start_hex", f"{row.id} neither starts on the map nor enters it")

    def _check_start(self, row: Row) -> None:
        if not row.start_hex:
            return
        if row.start_hex not in BOARD.number:
            raise row.fail("start_hex", f"there is no hex {row.start_hex!r}")
        where = BASES if row in self.air else LAND
        if not where >> BOARD.hex(row.start_hex) & 1:
            place = "an airfield or airstrip" if row in self.air else "land"
            raise row.fail("start_hex", f"{row.start_hex} is not {place}")


_orders = Orders(TABLES)
DIGEST = TABLES.digest
ROWS = _orders.rows
NAMES: list[str] = [row.id for row in ROWS]
NUMBER = {name: number for number, name in enumerate(NAMES)}

LAND_UNITS = len(_orders.land)
FIRST_AIR = LAND_UNITS + len(_orders.headquarters)
COUNTERS = len(ROWS)


def _land(test: Callable[[Row], Any]) -> Units:
    return mask(number for number, row in enumerate(_orders.land) if test(row))


def _air(test: Callable[[Row], Any]) -> Units:
    return mask(number + FIRST_AIR for number, row in enumerate(_orders.air) if test(row))


ALL_LAND = (1 << LAND_UNITS) - 1
ALL_HQ = (1 << FIRST_AIR) - 1 & ~ALL_LAND
ALL_AIR = (1 << COUNTERS) - 1 & ~ALL_LAND & ~ALL_HQ
SIDE_OF = [SOVIET if row.nationality == "soviet" else AXIS for row in ROWS]
OF_SIDE = tuple(
    mask(number for number in range(COUNTERS) if SIDE_OF[number] == side) for side in (AXIS, SOVIET)
)
NATION_OF: list[str] = [row.nationality for row in ROWS]
OF_NATION = {
    nation: mask(number for number in range(COUNTERS) if NATION_OF[number] == nation)
    for nation in NATIONALITIES
}

# -- land units

BLUE_STEPS, FULL, REDUCED = 3, 2, 1
BLUE = mask(NUMBER[id] for id in _orders.blue)


def _faces(column: str) -> list[tuple[int, ...]]:
    """Of every land unit: nothing, reduced, full and, of the eight, blue."""
    faces = []
    for row in _orders.land:
        values = [0, getattr(row, f"reduced_{column}"), getattr(row, column)]
        if row.id in _orders.blue:
            values.append(getattr(_orders.blue[row.id], column))
        faces.append(tuple(values))
    return faces


ATTACK, DEFENCE, ALLOWANCE = _faces("attack"), _faces("defence"), _faces("movement")
ARTILLERY = _land(lambda row: row.type == "artillery")
ARMOUR = _land(lambda row: row.type in ("panzer", "tank"))
MECHANISED = _land(lambda row: row.type in ("mechanised_infantry", "mechanised_cavalry"))
MOTORISED = _land(lambda row: row.type == "motorised_infantry")
CAVALRY = _land(lambda row: row.type == "cavalry")
MOUNTAIN_TROOPS = _land(lambda row: row.type in ("mountain", "alpine"))
INFANTRY = _land(lambda row: row.type in ("infantry", "light_infantry"))
FAST = ARMOUR | MECHANISED | MOTORISED | CAVALRY
HEAVY = ARMOUR | MECHANISED | ARTILLERY
TRACKED = ARMOUR | MECHANISED
"""Those that may not cross frozen rivers (11.4c)."""
BRIGADES = _land(lambda row: row.size == "brigade")
CORPS = _land(lambda row: row.size == "corps")
MOT_COLUMN = _land(lambda row: row.movement_class == "motorised")
GERMAN_PANZER_DIVISIONS = _land(
    lambda row: row.type == "panzer" and row.nationality == "german" and row.size == "division"
)
GERMAN_MOTORISED_DIVISIONS = MOTORISED & OF_NATION["german"] & ~BRIGADES
NO_AIRLIFTED_MEN = ARMOUR | MECHANISED | MOTORISED | ARTILLERY | MOT_COLUMN | CORPS
"""Units that get no replacements by air (6.5.1c, OP-6.22)."""
BY_SEA = ALL_LAND & ~(ARMOUR | MECHANISED | MOTORISED | MOT_COLUMN)  # 4.4d, OP-2.3
RANGE = [row.range or 0 for row in _orders.land]


@rule("9a")
def _column(number: Unit) -> Column:
    if MOT_COLUMN >> number & 1:
        return MOTOR
    return ALPINE if MOUNTAIN_TROOPS >> number & 1 else FOOT


COLUMN = [_column(number) for number in range(LAND_UNITS)]
MOVES_FROM = [row.moves_from_turn or 1 for row in _orders.land]

# -- headquarters


@rule("8b", "8b1", "8b2", "8b3", "8b4", "8b5")
def _command(hq: Unit) -> tuple[int, int]:
    """Within how many points a headquarters commands, and how many units."""
    return ROWS[hq].hq_range, ROWS[hq].hq_max_units


HQ_RANGE: dict[Unit, int] = {hq: _command(hq)[0] for hq in range(LAND_UNITS, FIRST_AIR)}
HQ_NUMBER: dict[Unit, int] = {hq: _command(hq)[1] for hq in range(LAND_UNITS, FIRST_AIR)}


@rule("8c", "8d", "8e", "8f", "8g")
def _commanded_by(hq: Unit) -> Units:
    """The land units that a headquarters may command."""
    nation = NATION_OF[hq]
    if nation == "soviet":
        return OF_NATION["soviet"] & ALL_LAND
    if nation == "german":
        return OF_SIDE[AXIS] & ALL_LAND
    return (OF_NATION[nation] | OF_NATION["german"]) & ALL_LAND


COMMANDED_BY = {hq: _commanded_by(hq) for hq in range(LAND_UNITS, FIRST_AIR)}

# -- air units

CLASS_OF = [""] * FIRST_AIR + [getattr(row, "class") for row in _orders.air]
OF_CLASS = {
    letters: _air(lambda row, letters=letters: getattr(row, "class") == letters)  # type: ignore[misc]
    for letters in CLASSES
}
GROUND: list[tuple[int, int, int]] = [(0, 0, 0)] * FIRST_AIR + [
    (0, row.reduced_ground_power, row.ground_power) for row in _orders.air
]
AIR_POWER: list[tuple[int, int, int]] = [(0, 0, 0)] * FIRST_AIR + [
    (0, row.reduced_air_power, row.air_power) for row in _orders.air
]
FLIGHT_RANGE = [0] * FIRST_AIR + [row.range for row in _orders.air]
FIGHTERS = OF_CLASS["C"] | OF_CLASS["CB"]
BOMBERS = OF_CLASS["CB"] | OF_CLASS["BL"] | OF_CLASS["BM"] | OF_CLASS["BP"]
HEAVIER = OF_CLASS["BM"] | OF_CLASS["BP"]
TRANSPORTS = OF_CLASS["T"] | HEAVIER
ON_STRIPS = OF_CLASS["C"] | OF_CLASS["CB"] | OF_CLASS["BL"]
DEFENDING_SUPPORT = ON_STRIPS  # 6.2d
START_ZONE = {
    number + FIRST_AIR: row.start_zone for number, row in enumerate(_orders.air) if row.start_zone
}

# -- when and where they come and go

START_HEX = [BOARD.number.get(row.start_hex, -1) for row in ROWS]
for _id, _row in _orders.blue.items():
    START_HEX[NUMBER[_id]] = BOARD.hex(_row.start_hex)
ENTRY_TURN = [row.entry_turn or 0 for row in ROWS]
EXIT_TURN = [row.exit_turn or 0 for row in ROWS]
RETURN_TURN = [getattr(row, "return_turn", None) or 0 for row in ROWS]


@rule("O.1i", "O.1j", "O.1k", "O.1m", "O.3k", "OP-4.12")
def _entry_edge(row: Row) -> str:
    """The letters of the edges over which a counter comes, as the list says."""
    return "".join(getattr(row, "entry_edge", ()))


ENTRY_EDGE: list[str] = [_entry_edge(row) for row in ROWS]
RETURN_EDGE: list[str] = ["".join(getattr(row, "return_edge", ())) for row in ROWS]


@rule("12.1.1a", "12.1.3a", "O.1h", "O.3c")
def _start_steps(number: Unit, row: Row) -> Count:
    """Some units start reduced, eight divisions blue; a headquarters has no steps to lose."""
    if ALL_HQ >> number & 1:
        return 1
    if BLUE >> number & 1:
        return BLUE_STEPS
    return REDUCED if getattr(row, "start_reduced", 0) else FULL


START_STEPS = bytes(_start_steps(number, row) for number, row in enumerate(ROWS))

_ANY_INFANTRY = "replaces any "
SUBSTITUTES = {
    number: NUMBER[row.substitution.removeprefix("replaces ")]
    if not row.substitution.startswith(_ANY_INFANTRY)
    else -1
    for number, row in enumerate(_orders.land)
    if row.substitution.startswith("replaces ")
}
"""Units that come in the place of another one: its number, -1 for any infantry division."""
LITERAL_16TH = NUMBER["SU-TC-16-B"]
FIRST_GUARDS_TANK = NUMBER["SU-GTC-1"]  # OP-12.8
HUNGARIAN_CHANGE = (NUMBER["HU-A-2-A"], NUMBER["HU-A-2-B"])  # O.2c


_POOL_NUMBER = {(nation, kind): number for number, (nation, kind, _) in enumerate(POOL_ROWS)}


@rule("7g", "7h", "7x", "7y")
def _land_pool(row: Row) -> Pool:
    """Slovaks, and all armour of the Axis, use German points."""
    german = row.nationality == "slovak" or row.type == "panzer"
    return _POOL_NUMBER["german" if german else row.nationality, row.replacement_pool]


@rule("7i", "7z", "7aa", "7ab", "7ac")
def _air_pool(row: Row) -> Pool:
    """Their own nation's points, German ones, or -1 for none, as the list says by aircraft."""
    return _POOL_NUMBER.get((row.replacement_pool, "aviation"), -1)


def _pool(number: Unit, row: Row) -> Pool:
    """Which replacement points serve a counter; -1 for none."""
    if ALL_HQ >> number & 1:
        return -1
    return _air_pool(row) if ALL_AIR >> number & 1 else _land_pool(row)


POOLS = len(POOL_ROWS)
POOL_NAMES = [f"{nation}-{kind}" for nation, kind, _ in POOL_ROWS]
POOL_OF = [_pool(number, row) for number, row in enumerate(ROWS)]
POOL_SIDE = [SOVIET if pool.nation == "soviet" else AXIS for pool in POOL_ROWS]
POINTS = [CHARTS.points[nation, kind] for nation, kind, _ in POOL_ROWS]
