"""The components: map, blocks, cards and track, read once and checked against the rulebook.

Hexes, blocks and cards are small numbers here and everywhere in the game; a set of them is one
int. German blocks are numbered before the Soviet ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hexfront.core.hexes import Board, mask
from hexfront.core.rulebook import rule
from hexfront.core.tables import (
    Row,
    TableError,
    Tables,
    blank_or,
    flag,
    one_of,
    whole,
    words,
)
from hexfront.core.types import Card, Cards, Hex, Hexes, Unit, Units

STACK_LIMIT = 4  # 2.4a
RUBBLE_MARKERS = 15  # 8.0k

_HIT_ON = {"SF": 6, "DF": 5, "TF": 4}


def _demand_at(rows: list[Row], file: Path) -> Callable[[str, Callable[[Row], Any], str], None]:
    """A check that a column marks just the hexes with these ids."""

    def demand(column: str, test: Callable[[Row], Any], ids: str) -> None:
        found = sorted(row.id for row in rows if test(row))
        if found != sorted(ids.split()):
            reason = f"expected at {ids}, found at {' '.join(found) or 'no hex'}"
            raise TableError(file, None, column, reason)

    return demand


class Components:
    """All tables of the game, or the first error in them."""

    board: Board
    clear: Hexes
    difficult: Hexes
    urban: Hexes
    coast: Hexes
    soviet_reinforcement: Hexes
    german_reinforcement: Hexes
    yellow_entry: Hexes
    blue_entry: Hexes
    start_german: Hexes
    fortified: Hexes
    deployment: list[Hex]
    spawn: list[tuple[Hex, tuple[str, ...]]]
    dice_order: dict[Hex, int]
    hex_rows: dict[Hex, Row]
    unit_rows: list[Row]
    unit_names: list[str]
    unit_number: dict[str, Unit]
    steps: list[int]
    hits_on: list[int]
    germans: Units
    soviets: Units
    tanks: Units
    infantry: Units
    grenadiers: Units
    blitz: Units
    axe: Units
    yellow: Units
    blue: Units
    white: Units
    r_units: Units
    marines: Units
    guards: Units
    divisions: Units
    anti_aircraft: Units
    anti_tank: Units
    pool: dict[str, list[Unit]]
    r_unit_of_row: list[Unit]
    card_kinds: list[dict[str, Any]]
    card_names: list[str]
    card_hex: list[Hex]

    def __init__(self, tables: Tables) -> None:
        self._read_map(tables)
        self._read_units(tables)
        self._read_track(tables)
        self._read_cards(tables)
        self.digest = tables.digest

    # -- the map

    def _read_map(self, tables: Tables) -> None:
        rows = tables.csv(
            "hexes.csv",
            {
                "id": str,
                "row": whole(1, 99),
                "col": whole(1, 99),
                "q": int,
                "r": int,
                "terrain": one_of("clear", "difficult", "urban"),
                "place": str,
                "coast": flag,
                "soviet_reinforcement": flag,
                "spawn_order": blank_or(whole(1, 6)),
                "spawn_units": words("+"),
                "german_reinforcement": one_of("", "yellow", "blue"),
                "deployment": flag,
                "start_control": one_of("german", "soviet"),
                "fortification": one_of("", "brown", "red"),
                "pieces": words(";"),
                "certainty": str,
            },
        )
        self._check_map(rows, tables.path("hexes.csv"))
        self.board = board = Board({row.id: (row.q, row.r) for row in rows}, orientation="pointy")

        def where(test: Callable[[Row], Any]) -> Hexes:
            return mask(board.hex(row.id) for row in rows if test(row))

        self.clear = where(lambda row: row.terrain == "clear")
        self.difficult = where(lambda row: row.terrain == "difficult")
        self.urban = where(lambda row: row.terrain == "urban")
        self.coast = where(lambda row: row.coast)
        self.soviet_reinforcement = where(lambda row: row.soviet_reinforcement)
        self.german_reinforcement = where(lambda row: row.german_reinforcement)
        self.yellow_entry = where(lambda row: row.german_reinforcement == "yellow")
        self.blue_entry = where(lambda row: row.german_reinforcement == "blue")
        self.start_german = where(lambda row: row.start_control == "german")
        self.fortified = where(lambda row: row.fortification)
        self.deployment = [board.hex(row.id) for row in rows if row.deployment]
        spawning = sorted(
            (row for row in rows if row.soviet_reinforcement), key=lambda row: row.spawn_order
        )
        self.spawn = [(board.hex(row.id), row.spawn_units) for row in spawning]
        north_to_south = sorted(rows, key=lambda row: (row.row, row.col))
        self.dice_order = {board.hex(row.id): rank for rank, row in enumerate(north_to_south)}
        self.hex_rows = {board.hex(row.id): row for row in rows}

    def _check_map(self, rows: list[Row], file: Path) -> None:
        seen = self._check_hexes(rows, file)
        self._check_latitudes(rows)
        self._check_marked_hexes(rows, file)
        self._check_fortifications(rows, seen, file)
        self._check_terrain(rows, file)

    @rule("2.1a", "2.1d", "2.2a", "12.0a", "12.0b")
    def _check_hexes(self, rows: list[Row], file: Path) -> dict[str, Row]:
        expected = {str(number) for number in range(1, 106)} | set("WXYZ")
        seen: dict[str, Row] = {}
        cells: dict[tuple[int, int], str] = {}
        for row in rows:
            if row.id not in expected:
                raise row.fail("id", f"{row.id!r} is not one of 1 to 105, W, X, Y, Z")
            if row.id in seen:
                raise row.fail("id", f"hex {row.id} appears twice")
            if (row.q, row.r) in cells:
                raise row.fail("q", f"hex {row.id} lies on hex {cells[row.q, row.r]}")
            if row.row != row.r:
                raise row.fail("row", "the hexes of a row lie in one east-west line, r = row")
            if row.coast != (row.id.isdigit() and 3 <= int(row.id) <= 19):
                raise row.fail("coast", "the coast is hexes 3 to 19")
            if (row.start_control == "german") != (row.id in "WXYZ"):
                raise row.fail("start_control", "the Germans start with W, X, Y and Z only")
            order, units = _SPAWN.get(row.id, (None, ()))
            if row.spawn_order != order:
                raise row.fail("spawn_order", "hexes 3, 19, 9, 15, 13, 7 are served in this order")
            if row.spawn_units != units:
                raise row.fail("spawn_units", f"expected {'+'.join(units) or 'nothing'}")
            seen[row.id] = row
            cells[row.q, row.r] = row.id
        if missing := expected - seen.keys():
            raise TableError(file, None, "id", f"hexes are missing: {', '.join(sorted(missing))}")
        return seen

    @rule("2.1c")
    def _check_latitudes(self, rows: list[Row]) -> None:
        counted: Counter[int] = Counter()
        for row in sorted(rows, key=lambda row: -int(row.q)):
            counted[row.r] += 1
            if row.col != counted[row.r]:
                raise row.fail("col", "the hexes of a row are counted westwards from the Volga")

    @rule("4.0b", "5.6d", "12.0a")
    def _check_marked_hexes(self, rows: list[Row], file: Path) -> None:
        demand = _demand_at(rows, file)
        demand("soviet_reinforcement", lambda row: row.soviet_reinforcement, "3 7 9 13 15 19")
        demand("german_reinforcement", lambda row: row.german_reinforcement == "yellow", "X Y")
        demand("german_reinforcement", lambda row: row.german_reinforcement == "blue", "Z")
        demand("pieces", lambda row: "factory" in row.pieces, "7")
        demand("pieces", lambda row: row.pieces == ("dock",), "9 15")
        demand("pieces", lambda row: row.pieces == ("dock", "dock"), "13")

    @rule("20.10a", "20.10e", "20.10f")
    def _check_fortifications(self, rows: list[Row], seen: dict[str, Row], file: Path) -> None:
        demand = _demand_at(rows, file)
        demand("fortification", lambda row: row.fortification == "brown", "4 21 28")
        demand("fortification", lambda row: row.fortification == "red", "26 32")
        for id in ("26", "32"):
            if seen[id].terrain != "urban":
                raise seen[id].fail("terrain", "a red fortification stands in an urban hex")

    @rule("2.3a")
    def _check_terrain(self, rows: list[Row], file: Path) -> None:
        for column, wanted in (("urban", 27), ("deployment", 23)):
            found = sum(
                row.deployment if column == "deployment" else row.terrain == column for row in rows
            )
            if found != wanted:
                place = "deployment" if column == "deployment" else "terrain"
                raise TableError(file, None, place, f"{found} {column} hexes, expected {wanted}")

    # -- the blocks

    def _read_units(self, tables: Tables) -> None:
        rows = tables.csv(
            "units.csv",
            {
                "id": str,
                "side": one_of("german", "soviet"),
                "name": str,
                "formation": str,
                "type": str,
                "counts_as": one_of("tank", "infantry", "tank+infantry"),
                "colour": one_of("yellow", "blue", "white", "red"),
                "steps_max": whole(1, 4),
                "steps_min": whole(1, 1),
                "firepower": one_of("SF", "DF", "TF"),
                "r_flag": flag,
                "r_row": blank_or(whole(1, 5)),
                "blitz": flag,
                "axe": flag,
                "setup": one_of(
                    *("W", "X", "yellow_pool", "white_pool", "track", "variant"),
                    *("marine_pool", "guards_pool", "infantry_pool", "tank_pool"),
                ),
                "certainty": str,
            },
        )
        file = tables.path("units.csv")
        self._check_units(rows, file)
        self.unit_rows = rows = sorted(rows, key=lambda row: row.side)
        self.unit_names = [row.id for row in rows]
        self.unit_number = {row.id: number for number, row in enumerate(rows)}
        self.steps = [row.steps_max for row in rows]
        self.hits_on = [_HIT_ON[row.firepower] for row in rows]

        def where(test: Callable[[Row], Any]) -> Units:
            chosen = (number for number, row in enumerate(rows) if test(row))
            return mask(chosen)

        self.germans = where(lambda row: row.side == "german")
        self.soviets = where(lambda row: row.side == "soviet")
        self.tanks = where(lambda row: "tank" in row.counts_as)
        self.infantry = where(lambda row: "infantry" in row.counts_as)
        self.grenadiers = where(lambda row: row.type == "panzergrenadier")
        self.blitz = where(lambda row: row.blitz)
        self.axe = where(lambda row: row.axe)
        self.yellow = where(lambda row: row.colour == "yellow")
        self.blue = where(lambda row: row.colour == "blue")
        self.white = where(lambda row: row.colour == "white")
        self.r_units = where(lambda row: row.r_flag)
        self.marines = where(lambda row: row.type == "marine")
        self.guards = where(lambda row: row.type == "guards")
        self.divisions = where(lambda row: row.type == "rifle_division")
        self.anti_aircraft = where(lambda row: row.type == "anti_aircraft")
        self.anti_tank = where(lambda row: row.type == "anti_tank")
        self.pool = {
            name: [number for number, row in enumerate(rows) if row.setup == name]
            for name in {row.setup for row in rows}
        }

    def _check_units(self, rows: list[Row], file: Path) -> None:
        self._check_kinds(rows)
        self._check_starts(rows)
        self._count_units(rows, file)

    @rule("3.1c", "3.1d", "3.1e", "3.1f", "3.1i", "20.4d")
    def _check_kinds(self, rows: list[Row]) -> None:
        seen: set[str] = set()
        for row in rows:
            if row.id in seen:
                raise row.fail("id", f"block {row.id} appears twice")
            seen.add(row.id)
            if (row.colour == "red") != (row.side == "soviet"):
                raise row.fail("colour", "Soviet blocks are red, German ones yellow, blue or white")
            mobile = row.side == "german" and row.type in ("panzer", "panzergrenadier", "motorised")
            if row.blitz != mobile:
                raise row.fail("blitz", "Panzer, Panzergrenadier and motorised blocks, no others")
            mixed = row.type == "panzergrenadier"
            if (row.counts_as == "tank+infantry") != mixed:
                raise row.fail("counts_as", "Panzergrenadiers are both, no others")
            if not mixed and (row.counts_as == "tank") != (row.type in ("panzer", "tank")):
                raise row.fail("counts_as", f"a block of type {row.type} is the other kind")
            if (row.r_row is not None) != row.r_flag:
                raise row.fail("r_row", "R units have a row, others have none")
            if row.axe and row.colour != "white":
                raise row.fail("colour", "the three blocks with an axe are white")
            if row.type == "rifle_division" and row.steps_max != 4:
                raise row.fail("steps_max", "rifle divisions have four steps")

    @rule("4.0a", "4.0i", "4.0j", "4.0k")
    def _check_starts(self, rows: list[Row]) -> None:
        for row in rows:
            pools = _POOLS_OF.get((row.colour, row.type), _OTHER_POOLS[row.side])
            if row.setup not in (("variant",) if row.axe else pools):
                raise row.fail("setup", f"a {row.colour} {row.type} block cannot start there")
            if row.id not in _START_STACKS.get(row.setup, (row.id,)):
                raise row.fail("setup", f"{' '.join(_START_STACKS[row.setup])} start there")

    @rule("3.1a", "4.0a", "4.0c", "4.0d")
    def _count_units(self, rows: list[Row], file: Path) -> None:
        def demand(column: str, counts: Counter[str], wanted: dict[str, int]) -> None:
            for word, number in wanted.items():
                if counts[word] != number:
                    reason = f"{counts[word]} blocks are {word}, expected {number}"
                    raise TableError(file, None, column, reason)

        demand("side", Counter(row.side for row in rows), {"german": 40, "soviet": 53})
        demand(
            "type",
            Counter(row.type for row in rows if row.side == "german"),
            {"panzer": 4, "panzergrenadier": 6, "motorised": 3},
        )
        demand(
            "setup",
            Counter(row.setup for row in rows),
            {"marine_pool": 2, "guards_pool": 4, "infantry_pool": 34, "tank_pool": 13}
            | {"W": 3, "X": 1, "variant": 3, "yellow_pool": 12},
        )
        special = {"rifle_division": 18, "anti_aircraft": 1, "anti_tank": 1}
        demand("type", Counter(row.type for row in rows), special)
        if sum(row.setup == "white_pool" for row in rows) < 6:
            raise TableError(file, None, "setup", "column 5 of the track needs six white infantry")
        rows_of_r = sorted(row.r_row for row in rows if row.r_flag)
        if rows_of_r != [1, 2, 3, 4, 5]:
            raise TableError(file, None, "r_row", "rows 1 to 5 have one R unit each")
        if sum(row.axe for row in rows) != 3:
            raise TableError(file, None, "axe", "three blocks have an axe")

    # -- the track

    def _read_track(self, tables: Tables) -> None:
        rows = tables.csv(
            "reinforcement_track.csv",
            {
                "row": whole(1, 6),
                "column": whole(1, 5),
                "initial_content": one_of("any_remaining", "white_infantry"),
                "affected_unit": str,
            },
        )
        file = tables.path("reinforcement_track.csv")
        boxes = {(row.row, row.column) for row in rows}
        if len(rows) != 30 or len(boxes) != 30:
            raise TableError(file, None, "row", "the track has 6 rows of 5 boxes, each once")
        self.r_unit_of_row = [-1] * 6
        for row in rows:
            if (row.initial_content == "white_infantry") != (row.column == 5):
                raise row.fail("initial_content", "white infantry lies in column 5 and only there")
            if not row.affected_unit:
                continue
            number = self.unit_number.get(row.affected_unit)
            if number is None or self.unit_rows[number].r_row != row.row:
                raise row.fail("affected_unit", f"is not the R unit of row {row.row}")
            self.r_unit_of_row[row.row - 1] = number
        if -1 in self.r_unit_of_row[:5]:
            raise TableError(file, None, "affected_unit", "rows 1 to 5 have an R unit each")

    # -- the cards

    def _read_cards(self, tables: Tables) -> None:
        file, table = tables.toml("cards.toml")
        self.card_kinds = []
        self.card_names = []
        self.card_hex = []
        entries, totals = table.get("card"), table.get("totals")
        if not isinstance(entries, list) or not isinstance(totals, dict):
            raise TableError(file, None, None, "expected [totals] and a list of [[card]]")

        def fail(card: dict[str, Any], field: str, reason: str) -> TableError:
            line = tables.line_of("cards.toml", "card", entries.index(card), field)
            return TableError(file, line, field, reason)

        for card in entries:
            for field, (optional, is_good, expected) in _CARD_FIELDS.items():
                if not (is_good(card[field]) if field in card else optional):
                    raise fail(card, field, f"expected {expected}")
            if card["id"] not in _CARDS:
                raise fail(card, "id", f"card {card['id']} has no rule in this game")
            hexes = card.get("hexes", [])
            for id in hexes:
                if str(id) not in {row.id for row in self.hex_rows.values()}:
                    raise fail(card, "hexes", f"there is no hex {id}")
                if not self.urban >> self.board.hex(str(id)) & 1:  # OP-8.7
                    raise fail(card, "hexes", f"hex {id} is not urban, rubble cannot lie there")
            if hexes and len(hexes) != card["count"]:
                raise fail(card, "hexes", "expected one for each copy")
        for card in sorted(entries, key=lambda card: str(card["side"])):
            for copy in range(card["count"]):
                hexes = card.get("hexes")
                self.card_kinds.append(card)
                self.card_hex.append(self.board.hex(str(hexes[copy])) if hexes else -1)
                self.card_names.append(card["id"] + (f"-{hexes[copy]}" if hexes else ""))
        self._check_cards(file, totals)

    @rule("15.0a", "8.0a")
    def _check_cards(self, file: Path, totals: dict[str, Any]) -> None:
        for id in sorted(_CARDS - {str(card["id"]) for card in self.card_kinds}):
            raise TableError(file, None, "id", f"card {id} is missing")
        found = Counter(str(card["side"]) for card in self.card_kinds)
        for side in ("german", "soviet"):
            if found[side] != totals.get(side):
                reason = f"{found[side]} {side} cards, [totals] says {totals.get(side)}"
                raise TableError(file, None, "count", reason)


def _is_number(low: int, high: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and low <= value <= high


_CARD_FIELDS: dict[str, tuple[bool, Callable[[Any], bool], str]] = {
    "id": (False, lambda value: isinstance(value, str), "a name in quotes"),
    "side": (False, lambda value: value in ("german", "soviet"), "german or soviet"),
    "kind": (False, lambda value: value in ("leader", "support"), "leader or support"),
    "count": (False, _is_number(1, 28), "1 to 28"),
    "dice": (True, _is_number(0, 20), "0 to 20"),
    "fire": (True, lambda value: value in ("SF", "DF", "TF"), "SF, DF or TF"),
    "ruin_bonus": (True, _is_number(0, 18), "0 to 18"),
    "hexes": (True, lambda value: isinstance(value, list), "a list of hexes"),
}
"""Whether a card may do without, what is good, and how to say that."""

_CARDS = {
    *("g-paulus", "g-hoth", "g-richthofen", "g-linden", "g-okh"),
    *("g-heinkel", "g-stuka", "g-howitzer", "g-pioneer", "g-pioneer-672", "g-sniper", "g-pak"),
    *("s-chuikov", "s-zaytsev", "s-khrushchev", "s-tommy", "s-flotilla", "s-aa", "s-sniper"),
    *("s-antitank", "s-infiltration", "s-t34"),
}

_SPAWN = {  # 12.0a, 12.0b
    "3": (1, ("infantry", "tank")),
    "19": (2, ("infantry", "tank")),
    "9": (3, ("infantry",)),
    "15": (4, ("infantry",)),
    "13": (5, ("infantry", "infantry")),
    "7": (6, ("tank",)),
}
_POOLS_OF = {
    ("yellow", "infantry"): ("yellow_pool",),
    ("white", "infantry"): ("white_pool",),
    ("red", "marine"): ("marine_pool",),
    ("red", "guards"): ("guards_pool",),
    ("red", "tank"): ("tank_pool",),
}
_OTHER_POOLS = {"german": ("W", "X", "track"), "soviet": ("infantry_pool",)}
_START_STACKS = {"W": ("G-PZ-2", "G-PG-64", "G-PG-79"), "X": ("G-MO-120",)}  # OP-4.1

_components = Components(Tables(Path(__file__).parent / "data", "volga"))

DIGEST = _components.digest
BOARD = _components.board
PLAYABLE = BOARD.playable
ADJACENT = BOARD.adjacent
CLEAR = _components.clear
DIFFICULT = _components.difficult
URBAN = _components.urban
COAST = _components.coast
SOVIET_REINFORCEMENT = _components.soviet_reinforcement
GERMAN_REINFORCEMENT = _components.german_reinforcement
YELLOW_ENTRY = _components.yellow_entry
BLUE_ENTRY = _components.blue_entry
START_GERMAN = _components.start_german
FORTIFIED = _components.fortified
DEPLOYMENT = _components.deployment
SPAWN = _components.spawn
DICE_ORDER = _components.dice_order
HEX_ROWS = _components.hex_rows
VICTORY_COLUMN = BOARD.set(str(number) for number in range(1, 20))  # OKH, 15.6b

UNIT_ROWS = _components.unit_rows
UNIT_NAMES = _components.unit_names
UNIT_NUMBER = _components.unit_number
UNITS = len(UNIT_NAMES)
STEPS = _components.steps
HITS_ON = _components.hits_on
GERMANS = _components.germans
SOVIETS = _components.soviets
TANKS = _components.tanks
INFANTRY = _components.infantry
GRENADIERS = _components.grenadiers
BLITZ = _components.blitz
AXE = _components.axe
YELLOW = _components.yellow
BLUE = _components.blue
WHITE = _components.white
R_UNITS = _components.r_units
MARINES = _components.marines
GUARDS = _components.guards
DIVISIONS = _components.divisions
ANTI_AIRCRAFT = _components.anti_aircraft
ANTI_TANK = _components.anti_tank
POOL = _components.pool
R_UNIT_OF_ROW = _components.r_unit_of_row

CARD_KINDS = _components.card_kinds
CARD_NAMES = _components.card_names
CARD_HEX = _components.card_hex
CARD_IDS = [str(card["id"]) for card in CARD_KINDS]
CARD_DICE = [int(card.get("dice", 0)) for card in CARD_KINDS]
CARD_HITS_ON = [_HIT_ON[str(card.get("fire", "SF"))] for card in CARD_KINDS]
CARD_RUBBLE = [int(card.get("ruin_bonus", 0)) for card in CARD_KINDS]


def cards(*ids: str) -> Cards:
    """The set of all cards with these ids."""
    return mask(number for number, id in enumerate(CARD_IDS) if id in ids)


def card_sides(side: str) -> list[Card]:
    return [number for number, card in enumerate(CARD_KINDS) if card["side"] == side]


GERMAN_CARDS = mask(card_sides("german"))
SOVIET_CARDS = mask(card_sides("soviet"))
LEADERS = mask(number for number, card in enumerate(CARD_KINDS) if card["kind"] == "leader")
AIR = cards("g-heinkel", "g-stuka")
ENGINEERS = cards("g-pioneer", "g-pioneer-672")
PAULUS = cards("g-paulus")
HOTH = cards("g-hoth")
RICHTHOFEN = cards("g-richthofen")
LINDEN = cards("g-linden")
OKH = cards("g-okh")
CHUIKOV = cards("s-chuikov")
ZAYTSEV = cards("s-zaytsev")
KHRUSHCHEV = cards("s-khrushchev")

EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST = range(6)  # compass 1 to 6, 5.5c
