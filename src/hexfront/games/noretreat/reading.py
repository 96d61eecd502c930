"""The files of the components, read once and checked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hexfront.core.hexes import Board, Sides, mask
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
from hexfront.core.types import Hexes
from hexfront.games.noretreat.shapes import (
    FaceName,
    HexsideKind,
    Initiative,
    SideName,
    Weather,
)

AXIS, SOVIET = 0, 1
SIDES: tuple[SideName, SideName] = ("axis", "soviet")

CLEAR, MUD, SNOW, LONG_WINTER = range(4)
WEATHERS: tuple[Weather, ...] = ("clear", "mud", "snow", "long_winter")

STRONG, WEAK = 0, 1
FACES: tuple[FaceName, FaceName] = ("strong", "weak")

LAST_TURN = 28
TURN_1945 = 23
JOKER = 55

COLUMNS = ("1:3", "1:2", "1:1", "3:2", "2:1", "3:1", "4:1", "5:1", "6:1")
RESULTS = ("-", "CA", "CB", "EX", "DR", "DS", "DD")

_KINDS = (
    "infantry",
    "mech",
    "armour",
    "ss_mech",
    "ss_armour",
    "shock",
    "regional",
    "fortified",
    "cadre",
    "volkssturm",
)


NATIONS = {
    "axis": ("german", "rumanian", "hungarian", "italian", "finnish"),
    "soviet": ("soviet", "yugoslav", "rumanian", "polish"),
}
_LOST_TO = ("destroyed_box", "surrendered_box_if_unsupplied", "turn_track", "permanently_removed")
_NAMED = (
    *("ax_fin", "ax_ita8", "ax_2pz", "ax_sspz", "ax_ssgr", "ax_berlin", "ax_luft"),
    *("su_sevastopol", "su_rez", "ax_abt1", "ax_abt2", "ax_abt3", "su_ff1", "su_ff2"),
)
"""Counters that a rule names."""
_EVENTS = ("GG", "Oil", "Warsaw")


class Turn(NamedTuple):
    """One box of the Turn Track."""

    number: int
    year: int
    months: str
    weather: int
    variable: bool
    blitz: int
    shock: int
    sudden_death: bool
    red_event: str


class Event(NamedTuple):
    """One half of a card."""

    id: str
    initiative: Initiative
    immediate: bool
    timing: tuple[tuple[str, ...], ...]


class Terrain(NamedTuple):
    armour: int
    other: int
    armour_bonus: bool
    shift: int
    stops_advance: bool


def _entry(text: str) -> str:
    """When a counter comes: a turn, an event, at the start, or by an optional rule."""
    if text not in ("start", "optional", *_EVENTS) and not _is_turn(int(text or 0)):
        raise ValueError("expected a turn, start, optional or an event")
    return text


def _is_turn(value: Any) -> bool:
    return type(value) is int and 1 <= value <= LAST_TURN


def _is_number(value: Any) -> bool:
    return type(value) is int


def _is_deck(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and 0 < value[0] < value[1] < JOKER


def _are_terms(value: Any) -> bool:
    return isinstance(value, dict) and value.get("side") in SIDES and _is_number(value.get("vp"))


_SCENARIO: dict[str, tuple[Callable[[Any], bool], str]] = {
    "id": (lambda value: isinstance(value, str), "a name"),
    "start_turn": (_is_turn, "a turn"),
    "end_turn": (_is_turn, "a turn"),
    "start_player": (lambda value: value in SIDES, "axis or soviet"),
    "initiative": (lambda value: value in SIDES, "axis or soviet"),
    "event_vp": (_is_number, "a whole number"),
    "vp": (_is_number, "a whole number"),
    "high_tide": (_is_number, "a whole number"),
    "deck": (_is_deck, "the first and last card"),
    "hand_axis": (_is_number, "a whole number"),
    "hand_soviet": (_is_number, "a whole number"),
    "opening": (lambda value: isinstance(value, bool), "true or false"),
    "previous_weather": (lambda value: value in WEATHERS, ", ".join(WEATHERS)),
    "blitz": (_is_number, "a whole number"),
    "shock": (_is_number, "a whole number"),
    "campaign_victory": (lambda value: isinstance(value, bool), "true or false"),
    "events_done": (lambda value: set(value) <= set(_EVENTS), ", ".join(_EVENTS)),
}
"""The fields of a scenario, what they must be, and how to say so."""


def _has(column: str, value: str) -> Callable[[Row], bool]:
    return lambda row: bool(getattr(row, column) == value)


class Components:
    """All tables of the game, or the first error in them."""

    def __init__(self, tables: Tables) -> None:
        self._read_terrain(tables)
        self._read_map(tables)
        self._read_sides(tables)
        self._read_areas(tables)
        self._read_units(tables)
        self._read_turns(tables)
        self._read_results(tables)
        self._read_cards(tables)
        self._read_scenarios(tables)
        self._read_earlier(tables)
        self.digest: str = tables.digest

    # -- the map

    @rule("2.1b", "8.3b")
    def _read_terrain(self, tables: Tables) -> None:
        rows = tables.csv(
            "terrain.csv",
            {
                "code": str,
                "kind": one_of("hex", "hexside", "area", "condition", "weather"),
                "mp_armour": blank_or(whole(0, 9)),
                "mp_other": blank_or(whole(0, 9)),
                "armour_bonus": one_of("", "yes", "no", "ne"),
                "defence_shift": lambda text: 0 if text in ("", "ne") else int(text),
                "stops_advance": one_of("", "yes", "no"),
            },
        )
        self.terrain = {
            row.code: Terrain(
                row.mp_armour or 0,
                row.mp_other or 0,
                row.armour_bonus == "yes",
                row.defence_shift,
                row.stops_advance == "yes",
            )
            for row in rows
        }
        for code in ("open", "city", "forest", "marsh", "mountain", "kerch_strait", "area"):
            if code not in self.terrain:
                raise TableError(tables.path("terrain.csv"), None, "code", f"{code} is missing")

    def _read_map(self, tables: Tables) -> None:
        rows = tables.csv(
            "hexes.csv",
            {
                "id": str,
                "q": int,
                "r": int,
                "terrain": one_of(
                    "open", "city", "forest", "marsh", "mountain", "kerch_strait", "lake"
                ),
                "city": str,
                "objective": one_of("", *SIDES),
                "oil": flag,
                "country": one_of("greater_germany", "ussr"),
                "seas": words(";"),
                "edge": one_of("", *SIDES),
            },
        )
        seen: dict[str, Row] = {}
        for row in rows:
            if row.id in seen:
                raise row.fail("id", f"hex {row.id} appears twice")
            if (row.terrain == "city") != bool(row.city):
                raise row.fail("city", "a city has a name, and nothing else has one")
            for sea in row.seas:
                if sea not in ("baltic", "black", "caspian", "azov", "adriatic"):
                    raise row.fail("seas", f"{sea!r} is no sea of this map")
            seen[row.id] = row
        self.board = board = Board({row.id: (row.q, row.r) for row in rows}, orientation="pointy")
        self.hex_rows = {board.hex(row.id): row for row in rows}

        def where(test: Callable[[Row], Any]) -> Hexes:
            return mask(board.hex(row.id) for row in rows if test(row))

        self.lake = where(lambda row: row.terrain == "lake")
        self.cities = where(lambda row: row.city)
        self.oil = where(lambda row: row.oil)
        self.germany = where(lambda row: row.country == "greater_germany")
        self.objectives = [where(_has("objective", side)) for side in SIDES]
        self.edges = [where(_has("edge", side)) for side in SIDES]
        self.coast = {
            sea: mask(board.hex(row.id) for row in rows if sea in row.seas)
            for sea in ("baltic", "black", "caspian")
        }
        self.of_terrain = {code: where(_has("terrain", code)) for code in self.terrain}
        self.city_hex = {row.city: board.hex(row.id) for row in rows if row.city}
        for name in ("Moscow", "Leningrad", "Warsaw", "Berlin", "Budapest", "Bucharest"):
            if name not in self.city_hex:
                raise TableError(tables.path("hexes.csv"), None, "city", f"{name} is missing")
        for side, count in ((AXIS, 5), (SOVIET, 4)):
            if self.objectives[side].bit_count() != count:
                reason = f"expected {count} objectives of the {SIDES[side]} side"
                raise TableError(tables.path("hexes.csv"), None, "objective", reason)
        for country, test in (("greater_germany", self.germany), ("ussr", ~self.germany)):
            if (self.oil & test).bit_count() != 1:
                reason = f"expected one oil hex in {country}"
                raise TableError(tables.path("hexes.csv"), None, "oil", reason)

    def _read_sides(self, tables: Tables) -> None:
        rows = tables.csv(
            "hexsides.csv",
            {
                "hex_a": str,
                "hex_b": str,
                "kind": one_of("river", "lake", "sea", "objective", "border"),
            },
        )
        pairs: dict[HexsideKind, list[tuple[int, int]]] = {}
        for row in rows:
            for column in ("hex_a", "hex_b"):
                name = getattr(row, column)
                if name not in self.board.number and (column, name) != ("hex_b", "FIN"):
                    raise row.fail(column, f"there is no hex {name!r}")
            if row.hex_b == "FIN":
                self.finnish_objective_side = self.board.hex(row.hex_a)
                continue
            a, b = self.board.hex(row.hex_a), self.board.hex(row.hex_b)
            if self.board.direction(a, b) is None:
                raise row.fail("hex_b", f"{row.hex_a} and {row.hex_b} share no side")
            pairs.setdefault(row.kind, []).append((a, b))
        board = self.board
        self.side_pairs = pairs
        self.rivers = Sides(board, pairs["river"])
        self.prohibited = Sides(board, pairs["lake"] + pairs["sea"])
        # An objective hexside protects the objective hex: it is crossed from outside.
        inward = [(b, a) for a, b in pairs["objective"]]
        self.objective_sides = Sides(board, inward, one_way=True)
        if not hasattr(self, "finnish_objective_side"):
            file = tables.path("hexsides.csv")
            raise TableError(file, None, "hex_b", "the objective side towards FIN is missing")

    @rule("8.6a", "8.7a", "OP-8.8")
    def _read_areas(self, tables: Tables) -> None:
        rows = tables.csv(
            "areas.csv",
            {
                "code": one_of("FIN", "WB", "SB"),
                "x": float,
                "y": float,
                "adjacent_hexes": words(";"),
                "adjacent_areas": words(";"),
                "vp": whole(0, 1),
                "who_may_enter": words(";"),
            },
        )
        codes = [row.code for row in rows]
        if sorted(codes) != ["FIN", "SB", "WB"]:
            file = tables.path("areas.csv")
            raise TableError(file, None, "code", "expected FIN, WB and SB, each once")
        self.area = {code: self.board.size + n for n, code in enumerate(("FIN", "WB", "SB"))}
        self.area_near = {}
        self.area_nations = {}
        self.area_xy = {row.code: (row.x, row.y) for row in rows}
        for row in rows:
            for id in row.adjacent_hexes:
                if id not in self.board.number:
                    raise row.fail("adjacent_hexes", f"there is no hex {id!r}")
            for code in row.adjacent_areas:
                if code not in self.area:
                    raise row.fail("adjacent_areas", f"there is no area {code!r}")
            for nation in row.who_may_enter:
                if nation not in NATIONS["axis"] + NATIONS["soviet"]:
                    raise row.fail("who_may_enter", f"there is no nation {nation!r}")
            near = self.board.set(row.adjacent_hexes)
            near |= mask(self.area[code] for code in row.adjacent_areas)
            self.area_near[self.area[row.code]] = near
            self.area_nations[self.area[row.code]] = row.who_may_enter

    # -- the counters

    def _read_units(self, tables: Tables) -> None:
        columns: dict[str, Any] = {
            "id": str,
            "side": one_of(*SIDES),
            "nation": str,
            "steps": whole(1, 2),
            "steps_from_turn_17": whole(1, 2),
            "arrives_face": one_of(*FACES),
            "entry": _entry,
            "setup_code": one_of("", "N", "C", "S", "R", "F"),
            "home": str,
            "eliminated_to": words("|"),
            "return_delay_turns": blank_or(whole(1, 9)),
            "cert_strength": str,
        }
        for face in FACES:
            columns[f"{face}_name"] = str
            columns[f"{face}_kind"] = one_of("", *_KINDS)
            for value in ("strength", "movement"):
                columns[f"{face}_{value}"] = blank_or(whole(0, 9))
            columns[f"{face}_white"] = one_of("", "0", "1")
            columns[f"{face}_no_zoc"] = one_of("", "0", "1")
        rows = tables.csv("units.csv", columns)
        rows.sort(key=lambda row: SIDES.index(row.side))
        seen: set[str] = set()
        for row in rows:
            if row.id in seen:
                raise row.fail("id", f"{row.id} appears twice")
            seen.add(row.id)
            if row.nation not in NATIONS[row.side]:
                raise row.fail("nation", f"expected {', '.join(NATIONS[row.side])}")
            if not row.strong_kind:
                raise row.fail("strong_kind", "every counter has a strong face")
            for face in FACES:
                for value in ("strength", "movement"):
                    if getattr(row, f"{face}_kind") and getattr(row, f"{face}_{value}") is None:
                        raise row.fail(f"{face}_{value}", f"the face has no {value}")
            if row.home and row.home not in self.board.number:
                raise row.fail("home", f"there is no hex {row.home!r}")
            for box in row.eliminated_to:
                if box not in _LOST_TO:
                    raise row.fail("eliminated_to", f"there is no box {box!r}")
            if "turn_track" in row.eliminated_to and not row.return_delay_turns:
                raise row.fail("return_delay_turns", "how many turns later does it return?")
        for name in _NAMED:
            if name not in seen:
                raise TableError(tables.path("units.csv"), None, "id", f"{name} is missing")
        self.unit_rows = rows

    # -- charts and tracks

    @rule("2.1c", "2.1d", "13.3a")
    def _read_turns(self, tables: Tables) -> None:
        rows = tables.csv(
            "turns.csv",
            {
                "turn": whole(1, LAST_TURN),
                "year": whole(1941, 1945),
                "months": str,
                "weather": one_of(*WEATHERS),
                "variable_weather": flag,
                "blitz": whole(0, 9),
                "shock": whole(0, 9),
                "sudden_death": flag,
                "red_event": str,
            },
        )
        if [row.turn for row in rows] != list(range(1, LAST_TURN + 1)):
            raise TableError(tables.path("turns.csv"), None, "turn", "expected turns 1 to 28")
        for row in rows:
            months = 1 if row.turn == 1 or row.turn >= TURN_1945 else 2
            if len(row.months.split("-")) != months:
                raise row.fail("months", f"turn {row.turn} has {months} of them, as Jun or Jul-Aug")
        self.turns = [
            Turn(
                row.turn,
                row.year,
                row.months,
                WEATHERS.index(row.weather),
                row.variable_weather,
                row.blitz,
                row.shock,
                row.sudden_death,
                row.red_event,
            )
            for row in rows
        ]
        boxes = tables.csv(
            "vp_track.csv",
            {
                "box": whole(0, 34),
                "kind": str,
                "side": one_of("", *SIDES),
                "turn": blank_or(whole(1, LAST_TURN)),
            },
        )
        self.sudden_death = {
            (SIDES.index(row.side), row.turn): row.box
            for row in boxes
            if row.kind == "sudden_death"
        }
        totals = {row.kind: row.box for row in boxes if row.kind != "sudden_death"}
        for kind in ("total_victory", "max_event_vp"):
            if kind not in totals:
                raise TableError(tables.path("vp_track.csv"), None, "kind", f"{kind} is missing")
        self.total_victory = totals["total_victory"]
        self.most_event_vp = totals["max_event_vp"]

    @rule("2.2a", "3.0b", "10.6.4d")
    def _read_results(self, tables: Tables) -> None:
        rows = tables.csv(
            "crt.csv",
            {
                "side": one_of(*SIDES),
                "die": whole(1, 6),
                "odds": one_of(*COLUMNS),
                "result": one_of(*RESULTS),
            },
        )
        self.results = [[[""] * len(COLUMNS) for _ in range(7)] for _ in SIDES]
        for row in rows:
            table = self.results[SIDES.index(row.side)]
            if table[row.die][COLUMNS.index(row.odds)]:
                raise row.fail("odds", f"{row.side}, die {row.die}, {row.odds} appears twice")
            table[row.die][COLUMNS.index(row.odds)] = row.result
        for side, table in zip(SIDES, self.results, strict=True):
            for die in range(1, 7):
                for column, result in zip(COLUMNS, table[die], strict=True):
                    if not result:
                        reason = f"no result for {side}, die {die}, {column}"
                        raise TableError(tables.path("crt.csv"), None, "result", reason)

    # -- cards

    @rule("1.0c", "5.3a", "5.5a", "5.5b")
    def _read_cards(self, tables: Tables) -> None:
        path, data = tables.toml("cards.toml")
        self.events: list[list[Event]] = [[], []]
        self.leave_1945 = self.enter_1945 = 0
        blank = Event("", "none", False, ())
        for side in (AXIS, SOVIET):
            self.events[side] = [blank] * (JOKER + 1)
        cards = data.get("card", [])
        for index, card in enumerate(cards):
            line = tables.line_of("cards.toml", "card", index, "number")
            number = card.get("number")
            if number != index + 1:
                raise TableError(path, line, "number", f"expected card {index + 1}, not {number}")
            for flagged in ("removed_in_1945", "added_in_1945"):
                if not isinstance(card.get(flagged), bool):
                    raise TableError(path, line, flagged, "expected true or false")
            self.leave_1945 |= card["removed_in_1945"] << number
            self.enter_1945 |= card["added_in_1945"] << number
            for side, name in enumerate(SIDES):
                half = card.get(name)
                if not isinstance(half, dict) or not {"id", "initiative", "timing"} <= set(half):
                    raise TableError(path, line, name, "expected id, initiative and timing")
                if half["initiative"] not in ("none", *SIDES):
                    raise TableError(path, line, f"{name}.initiative", "expected a side or none")
                timing = half["timing"]
                if not isinstance(timing, list) or not all(isinstance(t, list) for t in timing):
                    raise TableError(path, line, f"{name}.timing", "expected lists of moments")
                self.events[side][number] = Event(
                    half["id"],
                    half["initiative"],
                    bool(half.get("immediate")),
                    tuple(tuple(moments) for moments in half["timing"]),
                )
        if len(cards) != JOKER - 1:
            raise TableError(path, None, None, f"{len(cards)} cards, expected {JOKER - 1}")
        self.titles = [
            ["", *(card[name].get("title", card[name]["id"]) for card in cards)] for name in SIDES
        ]

    # -- scenarios

    @rule("3.0c")
    def _read_scenarios(self, tables: Tables) -> None:
        path, data = tables.toml("scenarios.toml", is_sheet=True)
        units = {row.id: row for row in self.unit_rows}
        places = {*self.board.number, *self.area}
        boxes = {"turn_track", "event_pool", "cadre_box", "destroyed_box", "out_of_play"}
        boxes |= {"surrendered_box", "shattered_box", "rail_box"}
        self.scenarios: dict[str, dict[str, Any]] = {}
        for index, entry in enumerate(data.get("scenario", [])):

            def fail(field: str, reason: str, index: int = index) -> TableError:
                line = tables.line_of("scenarios.toml", "scenario", index, field)
                return TableError(path, line, field, reason)

            for field, (is_good, wanted) in _SCENARIO.items():
                if field not in entry:
                    raise fail(field, "is missing")
                if not is_good(entry[field]):
                    raise fail(field, f"expected {wanted}")
            if "victory" in entry and not _are_terms(entry["victory"]):
                raise fail("victory", "expected a side and its points")
            if origin := entry.get("setup_from"):
                if origin not in self.scenarios:
                    raise fail("setup_from", f"there is no scenario {origin!r} before this one")
                taken = self.scenarios[origin]
                keys = ("axis_controls", "setup", "off_map")
                entry = {**{key: taken[key] for key in keys}, **entry}
            named: set[str] = set()
            for field in ("setup", "off_map"):
                for line in entry.get(field, []):
                    unit = line.get("unit")
                    if unit not in units:
                        raise fail(field, f"there is no counter {unit!r}")
                    if unit in named:
                        raise fail(field, f"{unit} is placed twice")
                    faces = FACES if units[unit].weak_kind else FACES[:1]
                    if line.get("face") not in faces:
                        raise fail(field, f"{unit}: its face must be {' or '.join(faces)}")
                    if field == "setup" and line.get("hex") not in places:
                        raise fail(field, f"{unit}: there is no hex {line.get('hex')!r}")
                    if field == "off_map" and line.get("where") not in boxes:
                        raise fail(field, f"{unit}: there is no box {line.get('where')!r}")
                    if line.get("where") == "turn_track" and not _is_turn(line.get("turn")):
                        raise fail(field, f"{unit}: there is no turn {line.get('turn')!r}")
                    named.add(unit)
            needed = {row.id for row in self.unit_rows if row.entry != "optional"}
            if missing := needed - named:
                raise fail("setup", f"counters without a place: {', '.join(sorted(missing))}")
            for id in entry.get("axis_controls", []):
                if id not in self.board.number:
                    raise fail("axis_controls", f"there is no hex {id!r}")
            self.scenarios[entry["id"]] = entry

    def _read_earlier(self, tables: Tables) -> None:
        """Sheets that were replaced: those of today with what was different in them."""
        path, data = tables.toml("earlier.toml", is_sheet=True)
        self.earlier: dict[str, dict[str, Any]] = {}
        for name, different in data.items():
            scenario = self.scenarios.get(name.partition(".")[0])
            if scenario is None:
                line = tables.line_at("earlier.toml", name)
                raise TableError(path, line, name, "is the sheet of no scenario")
            self.earlier[name] = {**scenario, **different}
