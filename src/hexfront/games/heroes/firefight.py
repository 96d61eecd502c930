"""Firefights: the sheets as data, checked line by line, and what a game needs to know of one.

A sheet is a TOML file. The built-in ones lie in data/firefights/; a player's own lie in the
folder `overrides/heroes/firefights/` of the configuration folder, and `hexfront check FILE` says
whether one is sound. README.md beside the built-in sheets describes the fields.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.tables import Tables, configuration_folder
from hexfront.core.types import Card, Hex, Hexes, Side
from hexfront.games.heroes.ground import Placed, ground_of
from hexfront.games.heroes.sheet_file import Sheet
from hexfront.games.heroes.sheets import EVENT_ROUND, Ending, Firefight, Force, Issue, Laid, Scoring
from hexfront.games.heroes.tables import (
    BOARDS,
    CARD_NUMBER,
    CARDS,
    DATA,
    DIRECTIONS,
    KIND_NUMBER,
    KINDS,
    SIDES,
    WORKS,
)

FOLDER = "firefights"
EARLIER = "earlier"


_KNOWN = {
    "": {
        *("number", "name", "date", "place", "certainty", "grounds", "rounds", "boards"),
        *("initiative", "cap", "vp", "places_first", "cards", "weapon", "control", "score"),
        *("destroyed", "unit_vp", "force", "work", "ending", "smoke", "exit"),
    },
    "force": {
        *("side", "name", "round", "units", "area", "hidden", "by_road", "without", "certainty"),
        "commander",
    },
    "work": {"kind", "side", "hex", "hidden", "facing"},
    "control": {"hex", "side"},
    "score": {"hex", "vp", "when", "number", "rounds", "side"},
    "ending": {"kind", "side", "units", "hexes"},
    "weapon": {"side", "card", "uses", "units"},
    "cards": {"deck", "optional", "start", "each_round", "german", "soviet"},
    "exit": {"side", "hexes", "vp"},
}


class Reader:
    """Reads one sheet into a Firefight."""

    def __init__(self, tables: Tables, name: str) -> None:
        self.sheet = Sheet(tables, name)
        self.id = Path(name).stem

    def read(self) -> Firefight:
        sheet = self.sheet
        self._only(sheet.data, "", "", 0)
        rounds = sheet.get("rounds", int)
        if not 1 <= rounds <= 20:
            raise sheet.fail("expected 1 to 20", "rounds")
        initiative = sheet.get("initiative", str, "")
        if initiative not in ("", *SIDES):
            raise sheet.fail("expected german or soviet", "initiative")
        first = sheet.get("places_first", str, SIDES[1 - SIDES.index(initiative or "german")])
        if first not in SIDES:
            raise sheet.fail("expected german or soviet", "places_first")
        shares = self._command_points()
        self.firefight = Firefight(
            id=self.id,
            number=sheet.get("number", int, 0),
            name=sheet.get("name", str),
            date=sheet.get("date", str, ""),
            place=sheet.get("place", str, ""),
            certainty=self._certainty(sheet.data, "", 0),
            grounds=sheet.get("grounds", str, ""),
            rounds=rounds,
            ground=ground_of(self._layout()),
            initiative=SIDES.index(initiative) if initiative else -1,
            cap=(sum(shares[0]), sum(shares[1])),
            cap_shares=shares,
            vp=self._per_side("vp", 0, 30, {"german": 0, "soviet": 0}),
            first=SIDES.index(first),
        )
        for index, force in enumerate(self._array("force")):
            self._force(force, index)
        self._commanders()
        self._values()
        self.firefight.close()
        self._victory()
        self._works()
        self._cards()
        self._exits()
        self.firefight.close()
        return self.firefight

    # -- small helpers

    def _array(self, name: str) -> list[dict[str, Any]]:
        entries = self.sheet.data.get(name, [])
        if not isinstance(entries, list) or not all(isinstance(e, dict) for e in entries):
            raise self.sheet.fail(f"expected [[{name}]]", name)
        for index, entry in enumerate(entries):
            self._only(entry, name, name, index)
        return entries

    def _only(self, table: dict[str, Any], kind: str, array: str, index: int) -> None:
        for name in table:
            if name not in _KNOWN[kind]:
                known = ", ".join(sorted(_KNOWN[kind]))
                reason = f"nothing is called {name!r}; there are {known}"
                raise self.sheet.fail(reason, name, array, index)

    def _certainty(self, table: dict[str, Any], array: str, index: int) -> str:
        word: str = self.sheet.typed(table, "certainty", str, "reconstructed", array, index)
        if word not in ("rulebook", "transcribed", "reconstructed"):
            reason = "expected rulebook, transcribed or reconstructed"
            raise self.sheet.fail(reason, "certainty", array, index)
        return word

    def _per_side(
        self, name: str, low: int, high: int, default: dict[str, int] | None = None
    ) -> tuple[int, int]:
        table = self.sheet.get(name, dict, default)
        for side in SIDES:
            value = table.get(side)
            if type(value) is not int or not low <= value <= high:
                raise self.sheet.fail(f"expected {side} = {low} to {high}", name)
        return table["german"], table["soviet"]

    @rule("3.2a", "20.0a", "20.0b")
    def _command_points(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """A number for the side, which two commanders halve, or a list with one for each."""
        table = self.sheet.get("cap", dict)
        shares: list[tuple[int, int]] = []
        for side in SIDES:
            value = table.get(side)
            parts = value if isinstance(value, list) else [value]
            if not 1 <= len(parts) <= 2 or not all(type(n) is int and 0 <= n <= 30 for n in parts):
                reason = f"expected {side} = 0 to 30, or a list with a number for each commander"
                raise self.sheet.fail(reason, "cap")
            whole = sum(parts)
            half = whole // 2
            shares.append((parts[0], parts[-1]) if len(parts) == 2 else (whole - half, half))
        return shares[0], shares[1]

    def _side(self, table: dict[str, Any], array: str, index: int) -> Side:
        side = self.sheet.typed(table, "side", str, None, array, index)
        if side not in SIDES:
            raise self.sheet.fail("expected german or soviet", "side", array, index)
        return SIDES.index(side)

    def _hex(self, name: Any, field: str, array: str = "", index: int = 0) -> Hex:
        ground = self.firefight.ground
        found = ground.hex(name) if isinstance(name, str) else None
        if found is None:
            why = "is cut by the edge" if name in ground.parts else "is not on these boards"
            raise self.sheet.fail(f"hex {name!r} {why}", field, array, index)
        return found

    # -- boards

    @rule("1.0a", "1.0d")
    def _layout(self) -> tuple[Placed, ...]:
        boards = self.sheet.get("boards", list)
        layout: list[Placed] = []
        for entry in boards:
            if not isinstance(entry, dict) or entry.get("board") not in BOARDS:
                raise self.sheet.fail("expected { board = 1 } to { board = 5 }", "boards")
            strange = set(entry) - {"board", "turned", "right", "down"}
            if strange:
                raise self.sheet.fail(f"nothing is called {sorted(strange)[0]!r}", "boards")
            right, down = entry.get("right", 0), entry.get("down", 0)
            turned = entry.get("turned", False)
            if type(turned) is not bool or not all(
                type(n) is int and 0 <= n <= 3 for n in (right, down)
            ):
                reason = "expected turned = true or false, right and down 0 to 3"
                raise self.sheet.fail(reason, "boards")
            layout.append((entry["board"], turned, right, down))
        if not layout:
            raise self.sheet.fail("a firefight needs a board", "boards")
        if len({board for board, *_ in layout}) < len(layout):
            raise self.sheet.fail("there is only one of each board", "boards")
        if len({place[2:] for place in layout}) < len(layout):
            raise self.sheet.fail("two boards lie in one place", "boards")
        return tuple(layout)

    # -- forces

    def _area(self, spec: Any, array: str, index: int) -> tuple[Hexes, bool]:
        """The hexes that an area names, and whether it is one entry hex that may shift."""
        fail = self.sheet.fail
        ground = self.firefight.ground
        if not isinstance(spec, dict) or len(set(spec) & {"hexes", "edge", "near", "board"}) != 1:
            raise fail("expected one of hexes, edge, near or board in braces", "area", array, index)
        if "hexes" in spec:
            if not isinstance(spec["hexes"], list) or not spec["hexes"]:
                raise fail("expected a list of hexes", "area", array, index)
            found = 0
            for name in spec["hexes"]:
                known = ground.hex(name) if isinstance(name, str) else None
                here = 1 << known if known is not None else ground.beside(str(name))
                if not here:
                    raise fail(f"hex {name!r} is not on these boards", "area", array, index)
                found |= here
            return found, len(spec["hexes"]) == 1
        if "edge" in spec:
            return self._edge(spec["edge"], array, index), False
        if "near" in spec:
            within = spec.get("within", 0)
            if type(within) is not int or not 0 <= within <= 20:
                raise fail("expected within = 0 to 20", "area", array, index)
            return ground.within(self._hex(spec["near"], "area", array, index), within), False
        return self._part_of_board(spec, array, index), False

    def _edge(self, edge: Any, array: str, index: int) -> Hexes:
        ground = self.firefight.ground
        at = ground.column_row
        columns = [column for column, _ in at.values()]

        def is_there(column: int, row: int) -> bool:
            match edge:
                case "west":
                    return column == min(columns)
                case "east":
                    return column == max(columns)
                case "north":
                    return (column, row - 1) not in set(at.values())
                case "south":
                    return (column, row + 1) not in set(at.values())
            raise self.sheet.fail("expected north, south, east or west", "area", array, index)

        return mask(h for h, (column, row) in at.items() if is_there(column, row))

    def _part_of_board(self, spec: dict[str, Any], array: str, index: int) -> Hexes:
        fail = self.sheet.fail
        columns = spec.get("columns", [1, 19])
        rows = spec.get("rows", ["A", "M"])
        pairs = all(isinstance(pair, list) and len(pair) == 2 for pair in (columns, rows))
        if not pairs or {type(c) for c in columns} != {int} or {type(r) for r in rows} != {str}:
            raise fail('expected columns = [1, 9] and rows = ["A", "F"]', "area", array, index)
        found = 0
        for name, h in self.firefight.ground.alias.items():
            board, _, label = name.partition("-")
            inside = columns[0] <= int(label[1:]) <= columns[1] and rows[0] <= label[0] <= rows[1]
            if board == str(spec["board"]) and inside:
                found |= 1 << h
        if not found:
            raise fail(f"board {spec['board']} has no such hexes here", "area", array, index)
        return found

    @rule("1.0c", "1.0e", "10.0a", "10.3a")
    def _force(self, entry: dict[str, Any], index: int) -> None:
        typed, fail = self.sheet.typed, self.sheet.fail
        side = self._side(entry, "force", index)
        round = typed(entry, "round", int, 0, "force", index)
        if not 0 <= round <= 20 and round != EVENT_ROUND:
            raise fail("expected 0 to 20, or 99 for the event card", "round", "force", index)
        hidden = typed(entry, "hidden", bool, False, "force", index)
        if hidden and round:
            raise fail("hidden units are there from the start", "hidden", "force", index)
        area, single = self._area(entry["area"], "force", index) if "area" in entry else (0, False)
        units = typed(entry, "units", list, None, "force", index)
        without = frozenset(typed(entry, "without", list, [], "force", index))
        force = Force(
            side=side,
            name=typed(entry, "name", str, "", "force", index),
            units=0,
            round=round,
            area=area,
            hidden=hidden,
            by_road=typed(entry, "by_road", bool, False, "force", index),
            single_entry=single,
            certainty=self._certainty(entry, "force", index),
        )
        commander = typed(entry, "commander", int, 0, "force", index)
        if not 0 <= commander <= 2:
            raise fail("expected 1 or 2", "commander", "force", index)
        for spec in units:
            self._units(spec, force, without, index)
            self.firefight.commander += [commander] * spec.get("count", 1)
        if not force.units:
            raise fail("a force has units", "units", "force", index)
        self.firefight.forces.append(force)

    def _units(self, spec: Any, force: Force, without: frozenset[str], index: int) -> None:
        fail, f = self.sheet.fail, self.firefight
        if not isinstance(spec, dict) or spec.get("unit") not in KIND_NUMBER:
            known = spec.get("unit") if isinstance(spec, dict) else spec
            raise fail(f"there is no unit {known!r}", "units", "force", index)
        strange = set(spec) - {"unit", "count", "hex", "facing"}
        if strange:
            raise fail(f"nothing is called {sorted(strange)[0]!r}", "units", "force", index)
        kind = KINDS[KIND_NUMBER[spec["unit"]]]
        if kind.side != force.side:
            raise fail(f"{kind.id} belongs to the other side", "units", "force", index)
        count = spec.get("count", 1)
        if type(count) is not int or not 1 <= count <= 30:
            raise fail("expected count = 1 to 30", "units", "force", index)
        facing = spec.get("facing", "")
        if facing not in ("", *DIRECTIONS):
            reason = f"facing {facing!r} is none of {', '.join(DIRECTIONS)}"
            raise fail(reason, "units", "force", index)
        for _ in range(count):
            unit = len(f.kinds)
            f.kinds.append(kind)
            f.names.append(f"{kind.id}-{sum(k is kind for k in f.kinds)}")
            f.abilities.append(kind.abilities - without)
            f.force_of.append(len(f.forces))
            force.units |= 1 << unit
            if "hex" in spec:
                if force.round or force.hidden:
                    raise fail("only units on the map have a hex", "units", "force", index)
                at = self._hex(spec["hex"], "units", "force", index)
                if f.ground.water >> at & 1 and not kind.is_squad:
                    raise fail(f"{kind.id} cannot stand in water", "units", "force", index)
                f.start[unit] = at, DIRECTIONS.index(facing) if facing else -1
            elif not force.area:
                raise fail("units without a hex need an area", "units", "force", index)

    @rule("20.0a")
    def _commanders(self) -> None:
        """Where a sheet says who commands what, each of two commanders has something."""
        f = self.firefight
        for index, force in enumerate(f.forces):
            own = [f.commander[u] for u, kind in enumerate(f.kinds) if kind.side == force.side]
            if f.commander[bits(force.units)[0]] and len(set(own)) == 1:
                reason = "the other commander of that side has no unit"
                raise self.sheet.fail(reason, "commander", "force", index)

    def _values(self) -> None:
        """OP-2.5.1: a value for a named unit replaces the general one."""
        sheet, f = self.sheet, self.firefight
        general = sheet.get("destroyed", int, 1)
        named = sheet.get("unit_vp", dict, {})
        if general < 0:
            raise sheet.fail("expected 0 or more", "destroyed")
        for name, vp in named.items():
            if name not in KIND_NUMBER:
                raise sheet.fail(f"there is no unit {name!r}", "unit_vp")
            if type(vp) is not int or vp < 0:
                raise sheet.fail(f"expected a number for {name}", "unit_vp")
        f.value = [named.get(kind.id, general) for kind in f.kinds]
        for name in sheet.get("smoke", list, []):
            if name not in {kind.id for kind in f.kinds}:
                raise sheet.fail(f"no unit {name!r} is in this firefight", "smoke")
            f.abilities = [
                known | {"smoke"} if kind.id == name else known
                for known, kind in zip(f.abilities, f.kinds, strict=True)
            ]

    # -- victory

    @rule("0.1e", "2.5a")
    def _victory(self) -> None:
        sheet, f = self.sheet, self.firefight
        for index, entry in enumerate(self._array("control")):
            side = self._side(entry, "control", index)
            f.control[self._hex(entry.get("hex"), "hex", "control", index)] = side
        for index, entry in enumerate(self._array("score")):
            at = self._hex(entry.get("hex"), "hex", "score", index)
            when = sheet.typed(entry, "when", str, "round", "score", index)
            if when not in ("round", "end", "card", "objective"):
                raise sheet.fail("expected round, end, card or objective", "when", "score", index)
            vp = sheet.typed(entry, "vp", int, None, "score", index)
            rounds = tuple(sheet.typed(entry, "rounds", list, [], "score", index))
            if not all(type(n) is int and 1 <= n <= f.rounds for n in rounds):
                raise sheet.fail(f"expected rounds 1 to {f.rounds}", "rounds", "score", index)
            number = sheet.typed(entry, "number", int, 0, "score", index)
            if (when == "objective") != (1 <= number <= 4):
                raise sheet.fail("objectives have a number, 1 to 4", "number", "score", index)
            side = self._side(entry, "score", index) if "side" in entry else -1
            f.scoring.append(Scoring(at, vp, when, number, rounds, side))
        for index, entry in enumerate(self._array("ending")):
            f.endings.append(self._ending(entry, index))

    def _ending(self, entry: dict[str, Any], index: int) -> Ending:
        sheet, f = self.sheet, self.firefight
        kind = sheet.typed(entry, "kind", str, None, "ending", index)
        if kind not in ("destroyed", "controls", "no_units"):
            raise sheet.fail("expected destroyed, controls or no_units", "kind", "ending", index)
        side = self._side(entry, "ending", index)
        named = sheet.typed(entry, "units", list, [], "ending", index)
        units = mask(u for u, k in enumerate(f.kinds) if k.id in named)
        if kind == "destroyed" and not units & f.sides[side]:
            raise sheet.fail("names no unit of that side", "units", "ending", index)
        names = sheet.typed(entry, "hexes", list, [], "ending", index)
        hexes = mask(self._hex(name, "hexes", "ending", index) for name in names)
        if kind == "controls" and not hexes:
            raise sheet.fail("names no hex", "hexes", "ending", index)
        return Ending(kind, side, units & f.sides[side], hexes)

    # -- works, cards, exits

    @rule("18.0a")
    def _works(self) -> None:
        sheet, f = self.sheet, self.firefight
        taken = 0
        for index, entry in enumerate(self._array("work")):
            kind = sheet.typed(entry, "kind", str, None, "work", index)
            if kind not in WORKS:
                raise sheet.fail(f"expected {', '.join(WORKS)}", "kind", "work", index)
            at = self._hex(entry.get("hex"), "hex", "work", index)
            if taken >> at & 1:
                raise sheet.fail("there is one in that hex already", "hex", "work", index)
            taken |= 1 << at
            side = self._side(entry, "work", index)
            hidden = sheet.typed(entry, "hidden", bool, False, "work", index)
            if hidden and kind != "mine":
                raise sheet.fail("only mines lie hidden", "hidden", "work", index)
            facing = sheet.typed(entry, "facing", str, "", "work", index)
            if (kind == "bunker") != (facing in DIRECTIONS):
                raise sheet.fail("a bunker has a facing, nothing else has", "facing", "work", index)
            number = DIRECTIONS.index(facing) if facing else -1
            f.works.append(Laid(WORKS.index(kind), at, side, hidden, number))

    @rule("1.0j", "8.0b", "8.4b", "12.3b")
    def _cards(self) -> None:
        sheet, f = self.sheet, self.firefight
        cards = sheet.get("cards", dict, {})
        self._only(cards, "cards", "", 0)
        deck = cards.get("deck", [])
        if deck == "below 20":
            f.deck = [n for n, c in enumerate(CARDS) if c.kind in ("action", "bonus")]
        else:
            f.deck = [self._card(name, "deck") for name in sheet.typed(cards, "deck", list, [])]
        f.deck = [card for card in f.deck for _ in range(max(CARDS[card].copies, 1))]
        f.deck_optional = sheet.typed(cards, "optional", bool, True)
        f.hand = sheet.typed(cards, "start", int, 0)
        f.draw = sheet.typed(cards, "each_round", int, 0)
        if min(f.hand, f.draw) < 0:
            field = "start" if f.hand < 0 else "each_round"
            raise sheet.fail("expected 0 or more", field)
        if 2 * f.hand > len(f.deck):
            raise sheet.fail("the deck is smaller than the hands", "start")
        f.given = (
            tuple(self._card(name, "german") for name in cards.get("german", [])),
            tuple(self._card(name, "soviet") for name in cards.get("soviet", [])),
        )
        for index, entry in enumerate(self._array("weapon")):
            f.weapons.append(self._weapon(entry, index))

    def _card(self, name: Any, field: str) -> Card:
        if name not in CARD_NUMBER:
            raise self.sheet.fail(f"there is no card {name!r}", field)
        return CARD_NUMBER[name]

    def _weapon(self, entry: dict[str, Any], index: int) -> Issue:
        sheet, f = self.sheet, self.firefight
        side = self._side(entry, "weapon", index)
        name = sheet.typed(entry, "card", str, None, "weapon", index)
        if name not in CARD_NUMBER or CARDS[CARD_NUMBER[name]].kind != "weapon":
            raise sheet.fail(f"there is no weapon card {name!r}", "card", "weapon", index)
        if name == f"artillery-{SIDES[1 - side]}":
            raise sheet.fail("is the artillery of the other side", "card", "weapon", index)
        uses = sheet.typed(entry, "uses", int, 1, "weapon", index)
        if uses < 1:
            raise sheet.fail("expected 1 or more", "uses", "weapon", index)
        named = sheet.typed(entry, "units", list, [], "weapon", index)
        bearers = f.sides[side] & f.foot
        if named:
            bearers &= mask(u for u, kind in enumerate(f.kinds) if kind.id in named)
        if name == "grenades":
            bearers &= f.squads
        if not bearers and not name.startswith("artillery"):
            raise sheet.fail("no infantry of that side could bear it", "units", "weapon", index)
        return Issue(CARD_NUMBER[name], side, uses, bearers)

    @rule("5.6a")
    def _exits(self) -> None:
        sheet, f = self.sheet, self.firefight
        exits, points = [0, 0], [0, 0]
        for index, entry in enumerate(self._array("exit")):
            side = self._side(entry, "exit", index)
            names = sheet.typed(entry, "hexes", list, None, "exit", index)
            hexes = mask(self._hex(name, "hexes", "exit", index) for name in names)
            if hexes & ~f.ground.edge:
                reason = "units leave the map across its edge only"
                raise sheet.fail(reason, "hexes", "exit", index)
            vp = sheet.typed(entry, "vp", int, 1, "exit", index)
            if exits[side] and vp != points[side]:
                reason = f"another exit of that side is worth {points[side]} points"
                raise sheet.fail(reason, "vp", "exit", index)
            exits[side] |= hexes
            points[side] = vp
        f.exits = exits[0], exits[1]
        f.exit_vp = points[0], points[1]


def own_folder() -> Path:
    """Where a player's own firefights lie."""
    return configuration_folder() / "overrides" / "heroes" / FOLDER


@cache
def built_in() -> tuple[str, ...]:
    """The firefights that come with the game, by their numbers."""
    names = [path.name for path in (DATA / FOLDER).glob("*.toml")]
    numbers = {name: sheet(Path(name).stem).get("number", 0) for name in names}
    return tuple(Path(name).stem for name in sorted(names, key=lambda name: numbers[name]))


def ids() -> tuple[str, ...]:
    """All firefights, the player's own last."""
    own = sorted(own_folder().glob("*.toml")) if own_folder().is_dir() else []
    return (*built_in(), *(path.stem for path in own if path.stem not in built_in()))


@cache
def _tables() -> Tables:
    return Tables(DATA, "heroes")


def sheet(id: str) -> dict[str, Any]:
    """What a sheet says."""
    return _tables().toml(f"{FOLDER}/{id}.toml", is_sheet=True)[1]


def earlier() -> dict[str, dict[str, Any]]:
    """The sheets that were replaced; games that began with them end with them."""
    names = sorted(path.stem for path in (DATA / FOLDER / EARLIER).glob("*.toml"))
    return {name: sheet(f"{EARLIER}/{name}") for name in names}


@cache
def firefight(id: str, earlier: str = "") -> Firefight:
    """A sheet by its id, or by the path of its file, which a position may name."""
    if earlier and earlier.partition(".")[0] == id:
        found = Reader(_tables(), f"{FOLDER}/{EARLIER}/{earlier}.toml").read()
        found.id = id
        return found
    if id.endswith(".toml"):
        found = check(Path(id))
        found.id = id
        return found
    return Reader(_tables(), f"{FOLDER}/{id}.toml").read()


def check(path: Path) -> Firefight:
    """A player's sheet; TableError says line and reason."""
    return Reader(Tables(path.parent, "heroes", overrides=path.parent), path.name).read()


def summary(f: Firefight) -> dict[str, Any]:
    """What a sheet holds, for the one who wrote it."""
    return {
        "name": f.name,
        "rounds": f.rounds,
        "hexes": f.ground.playable.bit_count(),
        "units": {
            side: dict(Counter(f.kinds[u].id for u in bits(f.sides[number])))
            for number, side in enumerate(SIDES)
        },
    }
