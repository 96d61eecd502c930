"""The charts, and the map as the rules see it: read once and checked against the rulebook.

Hexes are small numbers here and everywhere in the game; a set of them is one int. The counters
are in counters.py.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import date
from functools import cache, reduce
from operator import or_
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from hexfront.core.hexes import Sides, bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.tables import TableError, Tables
from hexfront.core.types import Column, Count, Hex, Hexes, Points, Side
from hexfront.games.stalingrado.map import COLOURS, HEX_IDS, Map
from hexfront.games.stalingrado.shapes import SideName

AXIS, SOVIET = 0, 1
SIDES: tuple[SideName, SideName] = ("axis", "soviet")

NATIONS = ("german", "rumanian", "italian", "hungarian", "soviet")
"""Those with replacement points of their own; the Slovaks use German ones."""

FOOT, ALPINE, MOTOR = range(3)
"""Columns of the terrain table; mountain troops pay less in the mountains (OP-4.3)."""


class Pool(NamedTuple):
    """A row of the replacement chart."""

    nation: str
    kind: str
    rule: str


POOL_ROWS = (
    Pool("german", "infantry", rule="T.4a"),
    Pool("german", "equipment", rule="T.4b"),
    Pool("german", "aviation", rule="T.4c"),
    Pool("rumanian", "infantry", rule="T.4d"),
    Pool("rumanian", "equipment", rule="2.4.2a"),  # it gets none
    Pool("rumanian", "aviation", rule="T.4e"),
    Pool("italian", "infantry", rule="T.4f"),
    Pool("italian", "equipment", rule="T.4g"),
    Pool("italian", "aviation", rule="T.4h"),
    Pool("hungarian", "infantry", rule="T.4i"),
    Pool("hungarian", "equipment", rule="2.4.2a"),  # nor does it
    Pool("hungarian", "aviation", rule="T.4j"),
    Pool("soviet", "infantry", rule="T.4k"),
    Pool("soviet", "equipment", rule="T.4l"),
    Pool("soviet", "aviation", rule="T.4m"),
)


class City(NamedTuple):
    """One that pays at the end."""

    name: str
    rule: str


PAYING_CITIES = (
    City("rostov", rule="12.2c1"),
    City("voronezh", rule="12.2c2"),
    City("mozdok", rule="12.2c3"),
    City("elista", rule="12.2c4"),
    City("kotelnikovo", rule="12.2c5"),
    City("taman", rule="12.2c6"),
    City("millerovo", rule="12.2c7"),
    City("rossosh", rule="12.2c8"),
    City("kharkov", rule="12.2c9"),
    City("kursk", rule="12.2c10"),
)

EDGE_LETTERS = "WNES"
_FOR_ALPINE = "non_motorised_mountain_troops"
_MOST = 10
"""No table of results or points holds a higher number."""

_END_PAYS = {
    "axis": (
        *("soviet_ground_unit_eliminated", "german_unit_adjacent_volga"),
        "unused_replacement_point",
    ),
    "soviet": (
        *("german_ground_unit_eliminated", "axis_allied_ground_unit_eliminated"),
        *("soviet_unit_west_of_donets", "unused_replacement_point"),
    ),
}


class Charts:
    """Every table of `tables.toml`, or the first error in it."""

    file: Path
    data: dict[str, Any]
    turns: int
    winter_from: int
    blue_until: int
    dates: list[str]
    results: dict[int, list[tuple[int, int]]]
    bombs: dict[int, list[tuple[int, int]]]
    dogfights: list[list[list[tuple[int, int]]]]
    """By the defender's band, the die in pairs, the attacker's band."""
    points: dict[tuple[str, str], list[int]]
    rail_colours: tuple[list[str], ...]
    """By side."""
    rail_move: int
    rooms: tuple[int, ...]
    """Of an airfield and of an airstrip."""
    transit_cost: int
    each_turn: dict[str, tuple[tuple[str, ...], int, int, int]]
    cities: dict[str, tuple[str, int]]
    at_end: dict[tuple[str, str], int]

    COLUMNS: ClassVar[tuple[str, ...]] = (
        *("1-3", "1-2", "1-1", "3-2", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1+"),
    )
    BOMBS: ClassVar[tuple[str, ...]] = ("1-5", "6-10", "11-15", "16-20", "21-∞")
    BANDS: ClassVar[tuple[str, ...]] = (
        *("1-10", "11-20", "21-30", "31-40", "41-50", "51-60", "61-70", "71-00"),
    )
    ROWS: ClassVar[dict[str, tuple[int, ...]]] = {
        "7": (7,),
        "6-8": (6, 8),
        "5-9": (5, 9),
        "4-10": (4, 10),
        "3-11": (3, 11),
        "2-12": (2, 12),
    }

    @rule("1b", "2.4.1a")
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.file, self.data = tables.toml("tables.toml")
        self.turns = self._number("turns", "count", low=32, high=32)
        self.winter_from = self._number("turns", "winter_from", low=1, high=32)
        self.blue_until = self._number("turns", "blue_panzers_removed_at_start_of", low=1, high=32)
        self._read_dates()
        self._read_combat()
        self._read_bombardment()
        self._read_air_combat()
        self._read_replacements()
        self._read_ways()
        self._read_victory()

    def _fail(self, path: tuple[str, ...], reason: str) -> TableError:
        line = self._tables.line_at("tables.toml", *path)
        return TableError(self.file, line, ".".join(path), reason)

    def _get(self, *path: str) -> Any:
        value: Any = self.data
        for key in path:
            if not isinstance(value, dict) or key not in value:
                raise self._fail(path, "is missing")
            value = value[key]
        return value

    def _number(self, *path: str, low: int = 0, high: int = 99) -> int:
        value = self._get(*path)
        if type(value) is not int or not low <= value <= high:
            raise self._fail(path, f"{value!r} is not a whole number {low} to {high}")
        return value

    def _words(self, path: tuple[str, ...], known: Collection[str], what: str) -> list[str]:
        words = self._get(*path)
        if not isinstance(words, list) or not words:
            raise self._fail(path, f"expected a list of {what}")
        for word in words:
            if word not in known:
                raise self._fail(path, f"{word!r} is none of the {what}")
        return words

    def _read_dates(self) -> None:
        path = ("turns", "start_dates")
        self.dates = self._get(*path)
        if not isinstance(self.dates, list) or len(self.dates) != self.turns:
            raise self._fail(path, f"expected {self.turns} dates")
        for day in self.dates:
            try:
                date.fromisoformat(day)
            except (TypeError, ValueError):
                raise self._fail(path, f"{day!r} is no date") from None

    @rule("4.3f", "4.3h", "4.3i", "6.4b", "6.4c", "6.4f")
    def _read_ways(self) -> None:
        """Railways, bases and the flight over the symbolic hexes."""
        rail = ("way", "rail")
        self.rail_colours = tuple(
            self._words((*rail, f"{side}_colours"), COLOURS, "colours") for side in SIDES
        )
        self.rail_move = self._number(*rail, "rail_move_hexes", low=1)
        self.rooms = tuple(
            self._number("airfield", kind, "capacity", low=1) for kind in ("aerodrome", "strip")
        )
        self.transit_cost = self._number("symbolic", "transit", "air_movement_cost", low=1)

    @rule("12.2a", "12.2b", "12.2c")
    def _read_victory(self) -> None:
        """What pays each turn (hexes, points, first and last turn), and what pays at the end."""
        part = ("victory", "per_turn")
        self.each_turn = {
            name: (
                tuple(self._words((*part, name, "hexes"), HEX_IDS, "hexes")),
                self._number(*part, name, "points"),
                self._number(*part, name, "from", low=1, high=self.turns),
                self._number(*part, name, "to", low=1, high=self.turns),
            )
            for name in ("stalingrad", "maykop")
        }
        self.cities = {}
        self._check_cities()
        for name, _ in PAYING_CITIES:
            place = self._table("victory", "at_end", name).get("hex")
            if place not in HEX_IDS:
                raise self._fail(("victory", "at_end", name, "hex"), f"there is no hex {place!r}")
            self.cities[name] = (place, self._number("victory", "at_end", name, "points"))
        self.at_end = {
            (side, reason): self._number("victory", f"{side}_end", reason)
            for side, reasons in _END_PAYS.items()
            for reason in reasons
        }

    def _check_cities(self) -> None:
        known = {city.name for city in PAYING_CITIES}
        for name in self._table("victory", "at_end"):
            if name not in known:
                raise self._fail(("victory", "at_end", name), f"{name!r} pays nothing at the end")

    def _table(self, *path: str) -> dict[str, Any]:
        found = self._get(*path)
        if not isinstance(found, dict):
            raise self._fail(path, "is no table")
        return found

    @rule("T.1a", "T.1b", "2.3a")
    def _read_combat(self) -> None:
        if self._get("crt", "columns") != list(self.COLUMNS):
            raise self._fail(("crt", "columns"), f"expected {', '.join(self.COLUMNS)}")
        self.results = {}
        for name, sums in self.ROWS.items():
            cells = self._cells(("crt", "rows", name), len(self.COLUMNS))
            for total in sums:
                self.results[total] = cells

    def _cells(self, path: tuple[str, ...], count: Count) -> list[tuple[Count, Count]]:
        cells = self._get(*path)
        good = isinstance(cells, list) and len(cells) == count
        if not good or not all(
            isinstance(cell, list)
            and len(cell) == 2
            and all(type(n) is int and 0 <= n <= _MOST for n in cell)
            for cell in cells
        ):
            raise self._fail(path, f"expected {count} pairs of whole numbers 0 to {_MOST}")
        return [(first, second) for first, second in cells]

    @rule("T.3a")
    def _read_bombardment(self) -> None:
        if self._get("bombardment", "columns") != list(self.BOMBS):
            raise self._fail(("bombardment", "columns"), f"expected {', '.join(self.BOMBS)}")
        self.bombs = {die: self._cells(("bombardment", "rows", str(die)), 5) for die in range(1, 7)}

    @rule("T.5a", "T.5b")
    def _read_air_combat(self) -> None:
        self.dogfights = []
        for band in self.BANDS:
            lines = [
                self._cells(("air_combat", band, pair), len(self.BANDS))
                for pair in ("1-2", "3-4", "5-6")
            ]
            self.dogfights.append(lines)

    @rule("2.4.2a")
    def _read_replacements(self) -> None:
        self.points = {}
        for nation, kind, _ in POOL_ROWS:
            path = ("replacements", nation, kind)
            by_turn = [0] * (self.turns + 1)
            parts = self._get(*path)
            if not isinstance(parts, list):
                raise self._fail(path, "expected a list of { from, to, points }")
            for part in parts:
                for turn in self._turns_of(path, part):
                    by_turn[turn] = part["points"]
            self.points[nation, kind] = by_turn

    def _turns_of(self, path: tuple[str, ...], part: Any) -> range:
        """The turns of an entry of the replacement table."""
        if isinstance(part, dict):
            first, last, points = (part.get(key) for key in ("from", "to", "points"))
            if (
                isinstance(first, int)
                and isinstance(last, int)
                and isinstance(points, int)
                and 1 <= first <= last <= self.turns
                and 0 <= points <= _MOST
            ):
                return range(first, last + 1)
        raise self._fail(path, f"{part!r} is not {{ from, to, points }} within 1 to {self.turns}")

    # -- by terrain

    @rule("T.2a", "T.2b", "T.2c", "T.2d", "T.2f", "T.2g")
    def terrain_cost(self, terrain: str, column: Column) -> int | None:
        """Points to enter; None where the column is barred."""
        key = self._column_for(terrain, column)
        cost = self._get("terrain", terrain, key)
        if cost is False or cost == "naval_transport":
            return None
        if type(cost) is not int or not 1 <= cost <= 9:
            raise self._fail(("terrain", terrain, key), f"{cost!r} is no cost")
        return cost

    @rule("T.2e", "T.2h", "OP-4.3")
    def _column_for(self, terrain: str, column: Column) -> str:
        """Swamps and mountains are closed to motors; mountain troops pay less in the mountains."""
        if column == ALPINE and _FOR_ALPINE in self._table("terrain", terrain):
            return _FOR_ALPINE
        return "motorised" if column == MOTOR else "non_motorised"

    def terrain_columns(self, terrain: str) -> Column:
        return self._number("terrain", terrain, "combat_columns", high=11)

    def stacking(self, terrain: str) -> Count:
        return self._number("terrain", terrain, "stacking", low=1, high=9)

    @rule("T.2i", "T.2j")
    def river(self, kind: str) -> tuple[int, int, int]:
        """Extra cost on foot and motorised, and the defender's columns."""
        part = ("hexside", kind)
        return (
            self._number(*part, "non_motorised_extra"),
            self._number(*part, "motorised_extra"),
            self._number(*part, "combat_columns_added"),
        )


TABLES = Tables(Path(__file__).parent / "data", "stalingrado")
_map = Map(TABLES)
CHARTS = Charts(TABLES)

BOARD = _map.board
HEX_ROWS = _map.rows
RIVER_ROWS, RAIL_ROWS, ROAD_ROWS = _map.river_rows, _map.rail_rows, _map.road_rows
_where = _map.where


def hexes(*ids: str) -> Hexes:
    return BOARD.set(ids)


SYMBOLIC = _where(lambda row: row.symbolic)
SEA = _where(lambda row: row.terrain == "sea")
LAKES = _where(lambda row: row.terrain == "lake")
IMPASSABLE = _where(lambda row: row.terrain == "impassable")
SWAMPS = _where(lambda row: row.terrain == "swamp")
MOUNTAINS = _where(lambda row: row.terrain == "mountain")
LAND = _where(lambda row: row.terrain not in ("sea", "lake", "impassable") and not row.symbolic)
"""Where a land unit may stand at all (6.4d, T.2l, T.2p)."""
OPEN = _where(lambda row: row.terrain == "open") & LAND
CITIES = _where(lambda row: row.terrain in ("city", "large_city")) & LAND

AIRFIELDS = _where(lambda row: row.airfield == "aerodrome")
STRIPS = _where(lambda row: row.airfield == "strip")
BASES = AIRFIELDS | STRIPS

NORTH_OF_UPPER_DON = _where(lambda row: row.north_of_upper_don)
SOUTH_OF_LOWER_DON = _where(lambda row: row.south_of_lower_don)
WEST_OF_DONETS = _where(lambda row: row.west_of_donets)
SOUTH_OF_KUBAN = _where(lambda row: row.south_of_kuban)
ON_VOLGA = _where(lambda row: row.adjacent_volga)
ZONES = {
    "voronezh": _where(lambda row: row.zone_voronezh),
    "southwest": _where(lambda row: row.zone_southwest),
    "caucasus": _where(lambda row: row.zone_caucasus),
}
TURN_1_LINE = _where(lambda row: row.turn1_no_engagement)

RIVER, WIDE, CLOSED, VOLGA = _map.river, _map.wide, _map.closed, _map.volga
ROADS = _map.roads
RAIL_COLOURS = _map.rails
ANY_RAIL = RAIL_COLOURS["grey"] | RAIL_COLOURS["black"] | RAIL_COLOURS["purple"]
WAYS = ANY_RAIL | ROADS
OWN_RAIL = tuple(
    reduce(or_, (RAIL_COLOURS[colour] for colour in colours)) for colours in CHARTS.rail_colours
)
"""Grey and purple for the Axis, black and purple for the Soviets (4.3h, 4.3i)."""


def _ends(sides: Sides) -> Hexes:
    """The hexes that such a line touches."""
    total = 0
    for direction in sides.masks:
        total |= direction
    return total


RAIL_HEXES = tuple(_ends(rail) for rail in OWN_RAIL)
OWN_WAYS = tuple(rail | ROADS for rail in OWN_RAIL)
WAY_HEXES = tuple(_ends(ways) for ways in OWN_WAYS)
EDGE_OF_SUPPLY = ("W", "NES")
"""Supply comes over the West edge, or over the North, East and South edge (10b)."""


def _exits(side: Side) -> Hexes:
    colours = (*CHARTS.rail_colours[side], "road")
    keys = [f"{line} {edge}" for line in colours for edge in EDGE_OF_SUPPLY[side]]
    found = 0
    for key in keys:
        found |= _map.exits.get(key, 0)
    return found


SUPPLY_EXITS = (_exits(AXIS), _exits(SOVIET))

# -- entry (4.2.1) and exit (4.2.2)

LIVNY = BOARD.hex("0901")
AXIS_ENTRY = {
    letter: _where(lambda row, letter=letter: letter in row.axis_entry_edge) & LAND  # type: ignore[misc]
    for letter in "WN"
}
SOVIET_ENTRY = {
    letter: _where(lambda row, letter=letter: letter in row.soviet_entry_edge) & LAND  # type: ignore[misc]
    for letter in "NES"
}
NORTH_UNTIL_LIVNY = _where(lambda row: "N_until_livny_falls" in row.soviet_entry_edge) & LAND
WEST_EDGE = _where(lambda row: row.col == 1 and row.row <= 36)
NORTH_EDGE = _where(lambda row: row.row == 1)
EAST_EDGE = _where(lambda row: row.col == 33)
SOUTH_EDGE = _where(lambda row: row.row == 36 and not row.symbolic)
EDGES = {"W": WEST_EDGE, "N": NORTH_EDGE, "E": EAST_EDGE, "S": SOUTH_EDGE}
AXIS_EXIT = (WEST_EDGE | _where(lambda row: row.row == 1 and row.col < 6)) & LAND
SOVIET_EXIT = (NORTH_EDGE | EAST_EDGE | SOUTH_EDGE) & LAND

# -- places that the rules name

STALINGRAD = hexes("2813", "2814")
PORTS = _where(lambda row: row.supply_source == "soviet_port")
ALWAYS_SUPPLIED = _where(lambda row: row.supply_source == "soviet_always")
GUMRAK_AND_PITOMNIK = hexes("2712", "2713")
ALWAYS_FLYING = GUMRAK_AND_PITOMNIK | STRIPS & ON_VOLGA  # 11.3h

# -- terrain by columns, costs and stacking

_terrain_of = {number: row.terrain for number, row in HEX_ROWS.items()}
COLUMNS_OF = [0] * BOARD.size
STACK_LIMIT = [0] * BOARD.size
for _number in bits(LAND):
    COLUMNS_OF[_number] = CHARTS.terrain_columns(_terrain_of[_number])
    STACK_LIMIT[_number] = CHARTS.stacking(_terrain_of[_number])
HIGHEST_COLUMNS = max(COLUMNS_OF)
COLUMNS_EXACTLY = [
    mask(h for h in bits(LAND) if COLUMNS_OF[h] == columns)
    for columns in range(HIGHEST_COLUMNS + 1)
]
COLUMNS_AT_LEAST = [
    mask(h for h in bits(LAND) if COLUMNS_OF[h] >= columns)
    for columns in range(HIGHEST_COLUMNS + 1)
]


def _costs(column: Column) -> dict[int, Hexes]:
    costs: dict[int, Hexes] = {}
    for h in bits(LAND):
        cost = CHARTS.terrain_cost(_terrain_of[h], column)
        if cost is not None:
            costs[cost] = costs.get(cost, 0) | 1 << h
    return costs


COSTS = tuple(_costs(column) for column in (FOOT, ALPINE, MOTOR))
"""By column: what it costs to enter which hexes; a hex in none is barred."""
RIVER_COST, WIDE_COST = CHARTS.river("river"), CHARTS.river("wide_river")

RAIL_MOVE = CHARTS.rail_move  # 4.3f
TRANSIT_COST = CHARTS.transit_cost  # 6.4f
SYMBOLIC_CHAINS = tuple(
    (BOARD.hex(f"{column}36"), BOARD.hex(f"{column}37"), BOARD.hex(f"{column}38"))
    for column in (22, 28)
)


@cache
@rule("2.2.2f", "6.4f", "OP-6.2", "A.b")
def in_flight(start: Hex, distance: Points) -> Hexes:
    """The hexes within so many hexes for aircraft; 2237 and 2837 count as four."""
    found = 0
    for coast, transit, city in SYMBOLIC_CHAINS:
        if start == city:
            found |= 1 << city
            if distance >= TRANSIT_COST:
                found |= 1 << transit
            left = distance - TRANSIT_COST - 1
            return found | in_flight(coast, left) if left >= 0 else found
        left = distance - BOARD.distance(start, coast) - TRANSIT_COST
        if left >= 0:
            found |= 1 << transit
        if left >= 1:
            found |= 1 << city
    return found | BOARD.disc(start, distance) & ~SYMBOLIC


@rule("4.4a", "4.4c", "T.2m")
def _sea_hop(start: Hex) -> Hexes:
    """Open or city hexes just one sea hex away."""
    near_sea = BOARD.neighbours(1 << start) & SEA
    return BOARD.neighbours(near_sea) & (OPEN | CITIES) & ~(1 << start) if near_sea else 0


SEA_HOP = {h: hop for h in bits(LAND) if (hop := _sea_hop(h))}
