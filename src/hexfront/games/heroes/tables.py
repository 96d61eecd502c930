"""The components: counters, hit markers, cards, terrain and the five boards, read once and checked.

Kinds of units, markers and cards are small numbers here; the units of a firefight are numbered by
the firefight (firefight.py), its hexes by the boards that it joins (ground.py).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

from hexfront.core.rulebook import rule
from hexfront.core.tables import Row, TableError, Tables, blank_or, flag, one_of, whole, words
from hexfront.core.types import Direction
from hexfront.games.heroes.shapes import Colour as ColourName
from hexfront.games.heroes.shapes import Direction as Way
from hexfront.games.heroes.shapes import SideName

GERMAN, SOVIET = 0, 1
SIDES: tuple[SideName, SideName] = ("german", "soviet")
Colour: TypeAlias = int
RED, BLUE = 0, 1
COLOURS: tuple[ColourName, ColourName] = ("red", "blue")
FOOT, WHEELED, TRACKED = 0, 1, 2
_MOVES = {"red": FOOT, "green": WHEELED, "blue": TRACKED}
DIRECTIONS: tuple[Way, ...] = ("SE", "S", "SW", "NW", "N", "NE")

BOARDS = (1, 2, 3, 4, 5)
ROWS, COLUMNS = 13, 19
SQUAD_MOVE = 2  # 1.1a
SQUADS_AP = 7  # 2.2f

INFANTRY_PILE, VEHICLE_PILE = 0, 1
PILES = ("infantry", "vehicle")


@dataclass(frozen=True, slots=True)
class Kind:
    """A counter: what is printed on it."""

    id: str
    side: int
    name: str
    type: str
    fire_cost: int  # -1: cannot fire
    indirect_cost: int  # -1: none
    move_cost: int
    moves: int  # FOOT, WHEELED or TRACKED
    fp: tuple[int, int] | None  # red, blue; None: cannot attack
    boxed: tuple[bool, bool]
    min_range: int
    range: int
    defence: tuple[int, int]  # flank, front
    colour: tuple[int, int]  # of the flank, of the front
    wheel_pips: int
    track_pips: int
    turret: bool
    open_top: bool
    shield: int
    abilities: frozenset[str]
    vp: int
    certainty: str
    notes: str

    @property
    @rule("1.1a")
    def is_squad(self) -> bool:
        return self.moves == FOOT and self.move_cost <= SQUAD_MOVE

    @property
    @rule("5.0a")
    def is_foot(self) -> bool:
        return self.moves == FOOT

    @property
    def is_gun(self) -> bool:
        return self.type == "gun"

    @property
    def is_vehicle(self) -> bool:
        """Whatever has a motor or horses; a gun is pushed by its crew."""
        return self.moves != FOOT and self.type != "gun"

    @property
    def is_mortar(self) -> bool:
        return self.type == "mortar"

    @property
    @rule("7.4b", "16.0a", "16.0d")
    def is_cart(self) -> bool:
        """Trucks and wagons cost no command points and control nothing."""
        return self.type in ("truck", "wagon")


@dataclass(frozen=True, slots=True)
class Marker:
    """A hit marker: what it changes, what it forbids, what it takes to be rid of it."""

    id: str
    pile: int
    count: int
    rally: int  # 0: it stays for good
    destroys: bool
    only_rally: bool
    no_fire: tuple[bool, bool]  # with red, with blue firepower
    no_move: bool
    no_pivot: bool
    fire_cost: int
    move_cost: int
    fp: tuple[int, int]
    range: int  # 0: as printed
    defence: tuple[int, int]  # flank, front
    certainty: str


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its kind and price, and for weapons what they shoot with."""

    id: str
    number: int
    name: str
    kind: str
    cost: int
    pay: str
    group: bool
    copies: int
    fp: tuple[int, int] | None
    long_range: int
    high_explosive: bool
    certainty: str


@dataclass(frozen=True, slots=True)
class Terrain:
    name: str
    entry: tuple[int | None, int | None, int | None]  # foot, wheeled, tracked; None: only by road
    stops_bonus: bool
    md: int
    blocks: bool
    cover: bool


@dataclass(frozen=True, slots=True)
class Work:
    """A fortification or an obstacle."""

    name: str
    md_front: int
    md_flank: int
    defence: int
    stops_bonus: bool
    bars_wheeled: bool


@dataclass(frozen=True, slots=True)
class Cell:
    """A hex as it is printed on a board; `part` is how many quarters of it lie on the board."""

    row: int
    column: int
    part: int
    terrain: int
    level: int
    roads: tuple[int, ...]
    walls: tuple[int, ...]


_SIDE_WORDS = {name: number for number, name in enumerate(DIRECTIONS)}
WORKS = ("trench", "bunker", "wire", "mine", "roadblock")
TRENCH, BUNKER, WIRE, MINE, ROADBLOCK = range(5)
TYPES = (
    *("infantry squad", "crewed weapon", "mortar", "gun", "tank", "self-propelled gun"),
    *("armoured car", "APC", "truck", "wagon"),
)
TERRAINS = (
    *("open", "light_woods", "heavy_woods", "wood_building", "stone_building", "field", "water"),
)
OPEN, LIGHT_WOODS, WOODS, WOOD_BUILDING, STONE_BUILDING, FIELD, WATER = range(7)

CARD_IDS = {
    *("follow-me", "rally-up", "rapid-deployment", "frontline-officer", "swift-action"),
    *("fire-direction", "seek-cover", "score", "objective-1", "grenades", "adrenaline"),
    *("command-action", "battlefield-confusion", "veteran-nco", "sniper-fire", "luck"),
    *("scout-teams", "bogged-down", "obstacle-clearing", "mine-laying", "firefight-event"),
    *("halt-order", "objective-2", "objective-3", "objective-4", "molotov", "demolition"),
    *("artillery-german", "artillery-soviet"),
}

_NUMBERS = {
    "hidden": ("cover_extra", "open_extra", "becoming"),
    "hasty": ("cost", "md", "defence"),
    "mine": ("hit", "kill"),
    "flamethrower": ("red", "blue"),
    "turret": ("cost",),
    "artillery": ("german", "soviet"),
}


class Components:
    """All tables of the game, or the first error in them."""

    kinds: list[Kind]
    markers: list[Marker]
    cards: list[Card]
    terrains: list[Terrain]
    works: list[Work]
    numbers: dict[str, dict[str, int]]
    boards: dict[int, list[Cell]]
    digest: str

    def __init__(self, tables: Tables) -> None:
        self._read_kinds(tables)
        self._read_markers(tables)
        self._read_cards(tables)
        self._read_terrain(tables)
        self._read_works(tables)
        self._read_numbers(tables)
        self.boards = {number: self._read_board(tables, number) for number in BOARDS}
        self.digest = tables.digest

    # -- counters

    @rule("0.1a", "0.1d", "1.1b", "1.1c")
    def _read_kinds(self, tables: Tables) -> None:
        colour = one_of(*COLOURS)
        rows = tables.csv(
            "units.csv",
            {
                "id": str,
                "side": one_of(*SIDES),
                "name": str,
                "class": one_of(*TYPES),
                "cost_fire": blank_or(whole(0, 9)),
                "cost_fire_indirect": blank_or(whole(0, 9)),
                "cost_move": whole(1, 9),
                "move_colour": one_of(*_MOVES),
                "fp_red": blank_or(whole(-9, 20)),
                "fp_blue": blank_or(whole(-9, 20)),
                "white_box": one_of("none", "red", "blue", "both"),
                "min_range": whole(0, 9),
                "range": blank_or(whole(0, 40)),
                "def_flank": whole(1, 30),
                "def_flank_colour": colour,
                "def_front": whole(1, 30),
                "def_front_colour": colour,
                "bonus_wheel": whole(0, 3),
                "bonus_track": whole(0, 3),
                "turret": flag,
                "open": flag,
                "transport_bonus": whole(0, 9),
                "abilities": words(";"),
                "vp": whole(0, 20),
                "certainty": one_of("rulebook", "transcribed", "reconstructed"),
                "notes": str,
            },
        )
        seen: set[str] = set()
        for row in rows:
            if row.id in seen:
                raise row.fail("id", f"{row.id} appears twice")
            seen.add(row.id)
            self._check_kind(row)
        self.kinds = [_kind(row) for row in rows]

    @rule("7.2c", "16.0c", "16.0e")
    def _check_kind(self, row: Row) -> None:
        armed = row.fp_red is not None
        if armed != (row.fp_blue is not None) or armed != (row.cost_fire is not None):
            raise row.fail("fp_red", "fire cost, red and blue firepower are all there or none is")
        if armed and row.range is None:
            raise row.fail("range", "a unit with firepower has a range")
        if row.cost_fire_indirect is not None and getattr(row, "class") != "mortar":
            raise row.fail("cost_fire_indirect", "only mortars fire indirectly")
        if row.min_range and row.min_range > (row.range or 0):
            raise row.fail("min_range", f"is more than the range {row.range}")
        if getattr(row, "class") in ("truck", "wagon"):
            if "blue" in (row.def_flank_colour, row.def_front_colour):
                raise row.fail("def_flank_colour", "trucks and wagons are soft")
            if row.range:
                raise row.fail("range", "trucks and wagons fire at nothing outside their hex")
        if row.id.startswith("ger-") != (row.side == "german"):
            raise row.fail("side", "German ids begin with ger-, Soviet ones with sov-")

    # -- hit markers

    @rule("7.5d", "7.5e", "7.5t")
    def _read_markers(self, tables: Tables) -> None:
        small = whole(-9, 9)
        rows = tables.csv(
            "hit_markers.csv",
            {
                "id": str,
                "pile": one_of(*PILES),
                "count": whole(1, 40),
                "rally": blank_or(whole(2, 14)),
                "can_rally": flag,
                "destroys": flag,
                "only_rally": flag,
                "cannot_fire": flag,
                "cannot_fire_colour": one_of("", "all", "red", "blue"),
                "cannot_move": flag,
                "cannot_pivot": flag,
                "cost_fire_mod": small,
                "cost_move_mod": small,
                "fp_red_mod": small,
                "fp_blue_mod": small,
                "range_set": blank_or(whole(1, 9)),
                "def_flank_mod": small,
                "def_front_mod": small,
                "certainty": one_of("rulebook", "transcribed", "reconstructed"),
            },
        )
        file = tables.path("hit_markers.csv")
        seen: set[str] = set()
        for row in rows:
            if row.id in seen:
                raise row.fail("id", f"{row.id} appears twice")
            seen.add(row.id)
            if row.can_rally != (row.rally is not None):
                raise row.fail("rally", "a marker that can be rallied has a number, others none")
        rows.sort(key=lambda row: PILES.index(row.pile))
        for pile in PILES:
            count = sum(row.count for row in rows if row.pile == pile)
            if count != 20:
                raise TableError(file, None, "count", f"{count} {pile} markers, expected 20")
        self.markers = [_marker(row) for row in rows]

    # -- cards

    @rule("8.0a", "8.0b", "8.0g", "8.5a", "8.5b", "8.5c")
    def _read_cards(self, tables: Tables) -> None:
        file, table = tables.toml("cards.toml")
        entries = table.get("card")
        if not isinstance(entries, list):
            raise TableError(file, None, None, "expected a list of [[card]]")
        self.cards = []
        for index, entry in enumerate(entries):
            for field, (optional, is_good, expected) in _CARD_FIELDS.items():
                if not (is_good(entry[field]) if field in entry else optional):
                    line = tables.line_of("cards.toml", "card", index, field)
                    raise TableError(file, line, field, f"expected {expected}")
            if entry["id"] in {card.id for card in self.cards}:
                line = tables.line_of("cards.toml", "card", index, "id")
                raise TableError(file, line, "id", f"{entry['id']} appears twice")
            self.cards.append(_card(entry))
        for id in sorted(CARD_IDS - {card.id for card in self.cards}):
            raise TableError(file, None, "id", f"card {id} is missing")

    # -- terrain, works and numbers

    @rule("4.0h", "4.0l", "4.0n")
    def _read_terrain(self, tables: Tables) -> None:
        cost = blank_or(whole(0, 9))
        rows = tables.csv(
            "terrain.csv",
            {
                "terrain": one_of(*TERRAINS),
                "foot": whole(0, 9),
                "wheeled": cost,
                "tracked": cost,
                "stops_bonus": flag,
                "md": whole(-5, 5),
                "blocks": flag,
                "cover": flag,
            },
        )
        if [row.terrain for row in rows] != list(TERRAINS):
            file = tables.path("terrain.csv")
            raise TableError(file, None, "terrain", f"expected {', '.join(TERRAINS)}, in order")
        self.terrains = [_terrain(row) for row in rows]

    @rule("18.5b", "18.1.1a", "18.1.2c")
    def _read_works(self, tables: Tables) -> None:
        small = whole(0, 9)
        rows = tables.csv(
            "works.csv",
            {
                "work": one_of(*WORKS),
                "md_front": small,
                "md_flank": small,
                "defence": whole(1, 30),
                "stops_bonus": flag,
                "bars_wheeled": flag,
            },
        )
        if [row.work for row in rows] != list(WORKS):
            file = tables.path("works.csv")
            raise TableError(file, None, "work", f"expected {', '.join(WORKS)}, in order")
        self.works = [
            Work(
                *(row.work, row.md_front, row.md_flank, row.defence),
                *(row.stops_bonus, row.bars_wheeled),
            )
            for row in rows
        ]

    def _read_numbers(self, tables: Tables) -> None:
        file, table = tables.toml("numbers.toml")
        for group, names in _NUMBERS.items():
            for name in names:
                value = table.get(group, {}).get(name)
                if type(value) is not int or not 0 <= value <= 30:
                    raise TableError(file, None, f"{group}.{name}", "expected a number, 0 to 30")
        self.numbers = table

    # -- boards

    @rule("4.0b", "4.0c", "4.0d", "4.0e", "4.0i", "GE-1")
    def _read_board(self, tables: Tables, number: int) -> list[Cell]:
        sides = words(" ")
        name = f"maps/map{number}.csv"
        rows = tables.csv(
            name,
            {
                "hex": str,
                "whole": flag,
                "terrain": one_of(*TERRAINS),
                "elevation": whole(0, 2),
                "road": lambda text: tuple(_SIDE_WORDS[word] for word in sides(text)),
                "walls": lambda text: tuple(_SIDE_WORDS[word] for word in sides(text)),
            },
        )
        cells = [_cell(row) for row in rows]
        found = {(cell.column, cell.row): row for cell, row in zip(cells, rows, strict=True)}
        expected = sum(12 if column % 2 == 0 else 13 for column in range(1, COLUMNS + 1))
        if len(found) != expected or len(rows) != expected:
            raise TableError(tables.path(name), None, "hex", f"expected {expected} hexes")
        for cell, row in zip(cells, rows, strict=True):
            for field, mine in (("road", cell.roads), ("walls", cell.walls)):
                for side in mine:
                    other = found.get(neighbour(cell.column, cell.row, side))
                    if other is not None and (side + 3) % 6 not in getattr(other, field):
                        raise row.fail(field, f"{other.hex} does not have it on its side")
            if set(cell.roads) & set(cell.walls):
                raise row.fail("walls", "a road cannot cross a wall")
        return cells


@rule("GE-1", "GE-2")
def neighbour(column: int, row: int, side: Direction) -> tuple[int, int]:
    """The hex next to one, in columns (from 1) and rows (from 0); even columns stand lower."""
    name = DIRECTIONS[side]
    if name in ("N", "S"):
        return column, row + (1 if name == "S" else -1)
    low = column % 2 == 0
    down = low if "S" in name else low - 1
    return column + (1 if "E" in name else -1), row + down


@rule("1.0f")
def _cell(row: Row) -> Cell:
    letter, digits = row.hex[:1], row.hex[1:]
    if len(row.hex) != 3 or not "A" <= letter <= "M" or not digits.isdigit():
        raise row.fail("hex", "expected a letter A to M and two digits")
    column, line = int(digits), ord(letter) - ord("A")
    if not 1 <= column <= COLUMNS or line > 11 + column % 2:
        raise row.fail("hex", "lies outside the board")
    at_side = column in (1, COLUMNS)
    at_end = column % 2 == 1 and line in (0, ROWS - 1)
    part = 4 >> (at_side + at_end)
    if row.whole != (part == 4):
        raise row.fail("whole", "hexes at the edge are cut, all others are whole")
    return Cell(line, column, part, TERRAINS.index(row.terrain), row.elevation, row.road, row.walls)


def _kind(row: Row) -> Kind:
    boxed = row.white_box
    armed = row.fp_red is not None
    return Kind(
        id=row.id,
        side=SIDES.index(row.side),
        name=row.name,
        type=getattr(row, "class"),
        fire_cost=row.cost_fire if armed else -1,
        indirect_cost=-1 if row.cost_fire_indirect is None else row.cost_fire_indirect,
        move_cost=row.cost_move,
        moves=_MOVES[row.move_colour],
        fp=(row.fp_red, row.fp_blue) if armed else None,
        boxed=(boxed in ("red", "both"), boxed in ("blue", "both")),
        min_range=row.min_range,
        range=row.range or 0,
        defence=(row.def_flank, row.def_front),
        colour=(COLOURS.index(row.def_flank_colour), COLOURS.index(row.def_front_colour)),
        wheel_pips=row.bonus_wheel,
        track_pips=row.bonus_track,
        turret=row.turret,
        open_top=row.open,
        shield=row.transport_bonus,
        abilities=frozenset(row.abilities),
        vp=row.vp,
        certainty=row.certainty,
        notes=row.notes,
    )


@rule("4.0o", "4.0p", "4.0q", "4.0r", "4.0u", "4.0v")
def _terrain(row: Row) -> Terrain:
    return Terrain(row.terrain, _entry(row), row.stops_bonus, row.md, row.blocks, row.cover)


@rule("14.0b", "14.0c", "14.0d", "14.0e", "14.0f", "14.0g")
def _entry(row: Row) -> tuple[int | None, int | None, int | None]:
    """What it costs on foot, on wheels and on tracks; None where only a road leads in."""
    return row.foot, row.wheeled, row.tracked


@rule("7.5d", "7.5e")
def _marker(row: Row) -> Marker:
    bars = row.cannot_fire_colour
    return Marker(
        id=row.id,
        pile=PILES.index(row.pile),
        count=row.count,
        rally=row.rally or 0,
        destroys=row.destroys,
        only_rally=row.only_rally,
        no_fire=(bars in ("all", "red"), bars in ("all", "blue")),
        no_move=row.cannot_move,
        no_pivot=row.cannot_pivot,
        fire_cost=row.cost_fire_mod,
        move_cost=row.cost_move_mod,
        fp=(row.fp_red_mod, row.fp_blue_mod),
        range=row.range_set or 0,
        defence=(row.def_flank_mod, row.def_front_mod),
        certainty=row.certainty,
    )


def _card(entry: dict[str, Any]) -> Card:
    fp = (entry["fp_red"], entry["fp_blue"]) if "fp_red" in entry else None
    return Card(
        id=entry["id"],
        number=entry["number"],
        name=entry["name"],
        kind=entry["kind"],
        cost=entry["cost"],
        pay=entry["pay"],
        group=entry["group"] == "yes",
        copies=entry["count"] or entry["count_3e"],  # OP-8.0.3
        fp=fp,
        long_range=entry.get("long_range", 0),
        high_explosive=entry.get("high_explosive", False),
        certainty=entry["certainty"],
    )


def _is_number(low: int, high: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and low <= value <= high


def _is_word(*known: str) -> Callable[[Any], bool]:
    return lambda value: value in known


_CARD_FIELDS: dict[str, tuple[bool, Callable[[Any], bool], str]] = {
    "id": (False, lambda value: value in CARD_IDS, "a card that the game has a rule for"),
    "number": (False, _is_number(0, 99), "0 to 99"),
    "name": (False, lambda value: isinstance(value, str), "a name in quotes"),
    "kind": (False, _is_word("action", "bonus", "event", "weapon"), "a kind of card"),
    "cost": (False, _is_number(0, 9), "0 to 9"),
    "pay": (False, _is_word("ap_or_cap", "cap", "ap", "none"), "a way to pay"),
    "group": (False, _is_word("yes", "no", "unknown"), "yes, no or unknown"),
    "count": (False, _is_number(0, 20), "0 to 20"),
    "count_3e": (False, _is_number(0, 20), "0 to 20"),
    "fp_red": (True, _is_number(-9, 20), "-9 to 20"),
    "fp_blue": (True, _is_number(-9, 20), "-9 to 20"),
    "long_range": (True, _is_number(0, 9), "0 to 9"),
    "high_explosive": (True, lambda value: isinstance(value, bool), "true or false"),
    "certainty": (False, _is_word("rulebook", "transcribed", "reconstructed"), "a certainty"),
}
"""Whether a card may do without, what is good, and how to say that."""

DATA = Path(__file__).parent / "data"
GAME_TABLES = Tables(DATA, "heroes")
_components = Components(GAME_TABLES)

KINDS = _components.kinds
KIND_NUMBER = {kind.id: number for number, kind in enumerate(KINDS)}
MARKERS = _components.markers
MARKER_NUMBER = {marker.id: number for number, marker in enumerate(MARKERS)}
CARDS = _components.cards
CARD_NUMBER = {card.id: number for number, card in enumerate(CARDS)}
TERRAIN = _components.terrains
WORK = _components.works
BOARD_CELLS = _components.boards
NUMBERS = _components.numbers
TABLES_DIGEST = _components.digest
