"""The map: hexes, rivers, railways and roads, read and checked. What they mean is in tables.py."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from hexfront.core.hexes import Board, Sides, axial_from_ccrr, mask
from hexfront.core.rulebook import rule
from hexfront.core.tables import Row, TableError, Tables, flag, one_of, whole, words
from hexfront.core.types import Hex, Hexes

_TERRAIN = (
    *("open", "large_city", "city", "rough", "swamp", "forest", "wild", "mountain"),
    *("lake", "sea", "impassable"),
)
_RIVERS = ("river", "wide_river", "inaccessible_river")
_EDGES = ("EDGE_W", "EDGE_N", "EDGE_E", "EDGE_S")
COLOURS = ("grey", "black", "purple")
HEX_IDS = frozenset(
    {f"{col:02}{row:02}" for col in range(1, 34) for row in range(1, 37)}
    | {"2237", "2238", "2837", "2838"}
)


class Map:
    """Hexes, rivers, railways and roads, or the first error in them."""

    board: Board
    rows: dict[Hex, Row]
    where: Callable[[Callable[[Row], Any]], Hexes]
    river_rows: list[Row]
    rail_rows: list[Row]
    road_rows: list[Row]
    river: Sides
    wide: Sides
    closed: Sides
    volga: Sides
    rails: dict[str, Sides]
    roads: Sides
    exits: dict[str, Hexes]
    """Where railways (by colour) and roads leave the map, by edge letter: `grey W`."""

    def __init__(self, tables: Tables) -> None:
        self._read_hexes(tables)
        self._read_rivers(tables)
        self._read_lines(tables)

    def _read_hexes(self, tables: Tables) -> None:
        rows = tables.csv(
            "hexes.csv",
            {
                "id": str,
                "col": whole(1, 33),
                "row": whole(1, 38),
                "lat": float,
                "lon": float,
                "terrain": one_of(*_TERRAIN),
                "name": str,
                "airfield": one_of("", "aerodrome", "strip"),
                "north_of_upper_don": flag,
                "south_of_lower_don": flag,
                "west_of_donets": flag,
                "south_of_kuban": flag,
                "adjacent_volga": flag,
                "zone_voronezh": flag,
                "zone_southwest": flag,
                "zone_caucasus": flag,
                "turn1_no_engagement": flag,
                "axis_entry_edge": words("+"),
                "soviet_entry_edge": words("+"),
                "supply_source": one_of("", "soviet_port", "soviet_always"),
                "symbolic": flag,
                "certainty": one_of("rulebook", "geography", "estimate"),
            },
        )
        self._check_hexes(rows, tables.path("hexes.csv"))
        self.board = board = Board.printed(
            [row.id for row in rows], axial_from_ccrr, orientation="flat", shifted="odd"
        )
        self.rows = {board.hex(row.id): row for row in rows}

        def where(test: Callable[[Row], Any]) -> Hexes:
            return mask(board.hex(row.id) for row in rows if test(row))

        self.where = where

    @rule("2.1a", "6.4d")
    def _check_hexes(self, rows: list[Row], file: Path) -> None:
        seen = set()
        for row in rows:
            if row.id not in HEX_IDS:
                raise row.fail("id", f"{row.id!r} is not one of the 1,192 hexes")
            if row.id in seen:
                raise row.fail("id", f"hex {row.id} appears twice")
            if f"{row.col:02}{row.row:02}" != row.id:
                raise row.fail("col", f"column and row of hex {row.id} are not those of its id")
            if row.symbolic != (row.row > 36):
                raise row.fail("symbolic", "just 2237, 2238, 2837 and 2838 are symbolic")
            if row.turn1_no_engagement != (row.row >= 11):
                raise row.fail("turn1_no_engagement", "the line runs along row 11")
            if row.airfield and row.terrain in ("sea", "lake", "impassable"):
                raise row.fail("airfield", "a base lies on land")
            for column, edges in (
                ("axis_entry_edge", ("W", "N")),
                ("soviet_entry_edge", ("N", "E", "S", "N_until_livny_falls")),
            ):
                for edge in getattr(row, column):
                    if edge not in edges:
                        raise row.fail(column, f"expected {', '.join(edges)}, not {edge!r}")
            seen.add(row.id)
        if missing := sorted(HEX_IDS - seen):
            reason = f"{len(missing)} hexes are missing, the first is {missing[0]}"
            raise TableError(file, None, "id", reason)

    def _pair(self, row: Row) -> tuple[Hex, Hex]:
        number = self.board.number
        for column in ("hex_a", "hex_b"):
            if getattr(row, column) not in number:
                raise row.fail(column, f"there is no hex {getattr(row, column)!r}")
        a, b = number[row.hex_a], number[row.hex_b]
        if self.board.direction(a, b) is None:
            raise row.fail("hex_b", f"{row.hex_a} and {row.hex_b} do not touch")
        return a, b

    def _read_rivers(self, tables: Tables) -> None:
        columns: dict[str, Any] = {"hex_a": str, "hex_b": str, "kind": one_of(*_RIVERS)}
        columns["name"] = str
        found: dict[str, list[tuple[Hex, Hex]]] = {kind: [] for kind in (*_RIVERS, "volga")}
        seen = set()
        self.river_rows = tables.csv("hexsides.csv", columns)
        for row in self.river_rows:
            pair = self._pair(row)
            if frozenset(pair) in seen:
                raise row.fail("hex_b", f"the side {row.hex_a}-{row.hex_b} appears twice")
            seen.add(frozenset(pair))
            found[row.kind].append(pair)
            if row.name == "Volga":
                found["volga"].append(pair)
        board = self.board
        self.river = Sides(board, found["river"])
        self.wide = Sides(board, found["wide_river"])
        self.closed = Sides(board, found["inaccessible_river"])
        self.volga = Sides(board, found["volga"])

    def _read_lines(self, tables: Tables) -> None:
        rails: dict[str, list[tuple[Hex, Hex]]] = {colour: [] for colour in COLOURS}
        roads: list[tuple[Hex, Hex]] = []
        self.exits = {}
        columns: dict[str, Any] = {"hex_a": str, "hex_b": str, "color": one_of(*rails)}
        self.rail_rows = tables.csv("rails.csv", columns)
        _check_lines(self.rail_rows)
        for row in self.rail_rows:
            if row.hex_b in _EDGES:
                self._add_exit(row, row.color)
            else:
                rails[row.color].append(self._pair(row))
        self.road_rows = tables.csv("roads.csv", {"hex_a": str, "hex_b": str})
        _check_lines(self.road_rows)
        for row in self.road_rows:
            if row.hex_b in _EDGES:
                self._add_exit(row, "road")
            else:
                roads.append(self._pair(row))
        self.rails = {colour: Sides(self.board, pairs) for colour, pairs in rails.items()}
        self.roads = Sides(self.board, roads)

    def _add_exit(self, row: Row, line: str) -> None:
        if row.hex_a not in self.board.number:
            raise row.fail("hex_a", f"there is no hex {row.hex_a!r}")
        key = f"{line} {row.hex_b[-1]}"
        self.exits[key] = self.exits.get(key, 0) | 1 << self.board.hex(row.hex_a)


def _check_lines(rows: list[Row]) -> None:
    """Two hexes, or a hex and an edge, are joined by one railway and by one road at most."""
    seen = set()
    for row in rows:
        pair = frozenset((row.hex_a, row.hex_b))
        if pair in seen:
            raise row.fail("hex_b", f"the line {row.hex_a}-{row.hex_b} appears twice")
        seen.add(pair)
