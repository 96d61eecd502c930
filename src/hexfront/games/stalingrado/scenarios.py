"""The scenarios: which turns and which part of the map, how they start and what decides them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from hexfront.core.hexes import bits, mask
from hexfront.core.tables import TableError
from hexfront.core.types import Hex, Hexes, Side, Units
from hexfront.games.stalingrado.counters import (
    ALL_AIR,
    ALL_LAND,
    NUMBER,
    ON_STRIPS,
    SIDE_OF,
)
from hexfront.games.stalingrado.tables import (
    AIRFIELDS,
    AXIS_ENTRY,
    AXIS_EXIT,
    BASES,
    BOARD,
    CHARTS,
    HEX_ROWS,
    LAND,
    SIDES,
    STACK_LIMIT,
    TABLES,
)


@dataclass(frozen=True, slots=True)
class Decided:
    """How a shorter scenario is won."""

    objectives: tuple[tuple[str, int, int], ...]
    """Name, hexes and points."""
    losses: tuple[int, int, int]
    """Points for an eliminated German, other Axis and Soviet land unit."""
    axis_wins: int
    soviet_wins: int


@dataclass(frozen=True, slots=True)
class Scenario:
    name: str
    first: int
    last: int
    begins: Side
    """The side that moves first; the Axis has no part in the first turn if it is the other."""
    area: Hexes
    """The hexes in play."""
    closed: Hexes
    """All others."""
    axis_entry: dict[str, Hexes]
    axis_exit: Hexes
    """The edges of the Axis; where the West edge is cut off, the first column in play."""
    setup: dict[Hex, Units] | None
    """Counters by hex; None for the printed positions."""
    decided: Decided | None
    """None for the campaign, which has its own chapter."""


def _whole(value: Any, what: str) -> int:
    if type(value) is not int or abs(value) > _MOST:
        raise ValueError(f"{what} must be a whole number up to {_MOST}, not {value!r}")
    return value


_MOST = 999


def _span(section: dict[str, Any], key: str, low: int, high: int) -> tuple[int, int]:
    first, last = (_whole(end, key) for end in section.get(key, [low, high]))
    if not low <= first <= last <= high:
        raise ValueError(f"{key} must lie within {low} and {high}")
    return first, last


def _setup(listed: dict[str, list[str]], area: Hexes) -> dict[Hex, Units]:
    """The counters of a set-up, or what is wrong with it."""
    found: dict[Hex, Units] = {}
    seen = 0
    for id, names in listed.items():
        if id not in BOARD.number or not area >> BOARD.number[id] & 1:
            raise ValueError(f"hex {id} is not in play")
        place = BOARD.number[id]
        if not isinstance(names, list):
            raise ValueError(f"hex {id} needs a list of counters, not {names!r}")
        for name in names:
            if name not in NUMBER:
                raise ValueError(f"there is no counter {name!r}")
            if seen >> NUMBER[name] & 1:
                raise ValueError(f"{name} appears twice")
            seen |= 1 << NUMBER[name]
        counters = found[place] = mask(NUMBER[name] for name in names)
        _check_stack(id, place, counters)
    return found


def _check_stack(id: str, place: Hex, counters: Units) -> None:
    land, air = counters & ALL_LAND, counters & ALL_AIR
    if land.bit_count() > STACK_LIMIT[place] or (land and not LAND >> place & 1):
        raise ValueError(f"the land units cannot stand in {id}")
    if len({SIDE_OF[counter] for counter in bits(counters)}) > 1:
        raise ValueError(f"{id} holds both sides")
    bases = AIRFIELDS if air & ~ON_STRIPS else BASES
    room = 6 if AIRFIELDS >> place & 1 else 3
    if air and (not bases >> place & 1 or air.bit_count() > room):
        raise ValueError(f"the air units cannot stand in {id}")


def _decided(section: dict[str, Any], area: Hexes) -> Decided | None:
    if "objectives" not in section:
        return None
    objectives = []
    for name, entry in section["objectives"].items():
        hexes = BOARD.set(entry["hexes"])
        if hexes & ~area or not hexes:
            raise ValueError(f"objective {name} is not in play")
        objectives.append((name, hexes, _whole(entry["points"], f"the points of {name}")))
    german, allied, soviet = (
        _whole(section["losses"][side], f"losses.{side}") for side in ("german", "allied", "soviet")
    )
    axis_wins, soviet_wins = (_whole(section[key], key) for key in ("axis_wins", "soviet_wins"))
    if soviet_wins >= axis_wins:
        raise ValueError("soviet_wins must lie below axis_wins")
    return Decided(tuple(objectives), (german, allied, soviet), axis_wins, soviet_wins)


def _scenario(name: str, section: dict[str, Any]) -> Scenario:
    rows = _span(section, "rows", 1, 38)
    columns = _span(section, "columns", 1, 33)
    first, last = _span({"turns": [section["first"], section["last"]]}, "turns", 1, CHARTS.turns)
    area = mask(
        number
        for number, row in HEX_ROWS.items()
        if rows[0] <= row.row <= rows[1] and columns[0] <= row.col <= columns[1]
    )
    entry, leave = dict(AXIS_ENTRY), AXIS_EXIT
    if columns[0] > 1:
        leave = mask(h for h in bits(area & LAND) if HEX_ROWS[h].col == columns[0])
        entry = dict.fromkeys("WN", leave)
    if section.get("begins", "axis") not in SIDES:
        raise ValueError(f"begins must be one of {', '.join(SIDES)}")
    setup = _setup(section["setup"], area) if "setup" in section else None
    if setup is None and first > 1:
        raise ValueError("a scenario that starts later than turn 1 needs a set-up")
    return Scenario(
        name,
        first,
        last,
        SIDES.index(section.get("begins", "axis")),
        area,
        BOARD.playable & ~area,
        entry,
        leave,
        setup,
        _decided(section, area),
    )


def _bad(file: Path, name: str, reason: str) -> TableError:
    return TableError(file, TABLES.line_at(file.name, name), name, f"is no scenario: {reason}")


def read(file: Path, data: dict[str, Any]) -> dict[str, Scenario]:
    found = {}
    for name, section in data.items():
        try:
            found[name] = _scenario(name, section)
        except KeyError as error:
            raise _bad(file, name, f"{error.args[0]} is missing") from None
        except (AttributeError, TypeError, ValueError) as error:
            raise _bad(file, name, str(error)) from None
    return found


FILE, SHEETS = TABLES.toml("scenarios.toml", is_sheet=True)
SCENARIOS = read(FILE, SHEETS)

EARLIER_FILE, EARLIER_SHEETS = TABLES.toml("earlier.toml", is_sheet=True)
EARLIER = {
    sheet: replace(scenario, name=sheet.partition(".")[0])
    for sheet, scenario in read(EARLIER_FILE, EARLIER_SHEETS).items()
}
"""Sheets that were replaced; games that began with them end with them."""
