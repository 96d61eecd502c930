"""What lies beside the map of stalingrado: points, command, air bases, lists, a single hex."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from hexfront.core.hexes import bits
from hexfront.games.stalingrado.scenarios import SCENARIOS
from hexfront.games.stalingrado.tables import (
    BOARD,
    COLUMNS_OF,
    HEX_ROWS,
    RAIL_ROWS,
    RIVER_ROWS,
    ROAD_ROWS,
    SIDES,
    STACK_LIMIT,
)
from hexfront.terminal.finding import Found
from hexfront.terminal.looking import Beside, looked
from hexfront.terminal.stalingrado.board import is_lacking, replacements, score
from hexfront.terminal.stalingrado.names import Names, side_of
from hexfront.terminal.vocabulary import grid

View = Mapping[str, Any]
Unit = Mapping[str, Any]
Rows = list[tuple[str, str | Text]]

OFF_MAP = ("waiting", "off", "eliminated", "lost", "gone")


# -- units


def conditions(names: Names, view: View, unit: Unit) -> Iterator[str]:
    """What is the matter with a unit."""
    of_phase = {"moved": "movement", "attacked": "combat"}
    marks = {
        "look-unsupplied": not unit["supplied"],
        "look-uncommanded": not unit["commanded"],
        "look-duty": unit["duty"],
        "look-rested": unit["rested"],
        "look-moved": unit["moved"] and view["phase"] == of_phase["moved"],
        "look-attacked": unit["attacked"] and view["phase"] == of_phase["attacked"],
    }
    yield from (names.say(id) for id, is_so in marks.items() if is_so)
    if unit["fired"]:
        yield names.say("look-fired", turn=unit["fired"])


def _told(names: Names, view: View, unit: Unit) -> str:
    """6th Panzer Division 6-5-15, out of supply"""
    if unit["unit"] is None:
        return names.say("look-covered")
    figures = names.figures(unit["unit"], unit["steps"])
    return ", ".join(
        [f"{names.unit(unit['unit'])} {figures}", *conditions(names, view, unit)]
    )


def _in_the_air(names: Names, unit: Unit) -> str:
    """I/JG 3 0-9-10, fighters over 0703"""
    told = [f"{names.unit(unit['unit'])} {names.figures(unit['unit'], unit['steps'])}"]
    mission = unit["mission"]
    if mission:
        what = names.say(f"mission-{mission['kind']}")
        told.append(names.say("air-mission", mission=what, hex=names.hex(mission["hex"])))
        if mission["cargo"]:
            told.append(names.units(mission["cargo"]))
    told += [names.say(f"look-{key}") for key in ("grounded", "flown") if unit[key]]
    return ", ".join(told)


def units(names: Names, view: View) -> Iterator[Found]:
    """Stacks, headquarters and air units hex by hex, then who waits to enter."""
    found: dict[str, list[tuple[str, str]]] = {}
    for hex, stack in view["stacks"].items():
        seen = [(stack["side"], _listed(names, view, unit)) for unit in stack["units"]]
        found.setdefault(hex, []).extend(seen)
    for hq, at in view["headquarters"].items():
        told = f"{names.kind(hq)}: {names.unit(hq)}, {names.figures(hq, 1)}"
        found.setdefault(at["hex"], []).append((side_of(hq), told))
    for unit in view["air"]:
        told = f"{names.kind(unit['unit'])}: {_in_the_air(names, unit)}"
        found.setdefault(unit["base"], []).append((side_of(unit["unit"]), told))
    for hex in sorted(found):
        for side, told in found[hex]:
            yield Found(hex, names.hex(hex), f"{names.say(f'seat-{side}')}, {told}")
    for side in SIDES:
        for name in view["places"]["waiting"][side]:
            told = f"{names.say(f'seat-{side}')}, {names.kind(name)}: {names.unit(name)}"
            yield Found("", names.say("place-waiting"), told)


def _listed(names: Names, view: View, unit: Unit) -> str:
    told = _told(names, view, unit)
    return told if unit["unit"] is None else f"{names.kind(unit['unit'])}: {told}"


def places(names: Names, view: View) -> Iterator[Found]:
    for hex in HEX_ROWS:
        yield Found(BOARD.name[hex], names.hex(BOARD.name[hex]))


# -- what is left to do


def _todo(names: Names, view: View, seat: str | None) -> Iterator[tuple[str, str]]:
    """What the seat might forget before a phase ends: a list to look at, no rule."""
    side = seat or view["side"]
    if view["side"] != side:
        return
    own = {hex: one["units"] for hex, one in view["stacks"].items() if one["side"] == side}
    waiting = view["places"]["waiting"][side]
    told = []
    if view["phase"] == "movement":
        unmoved = sum(not one["moved"] for found in own.values() for one in found)
        if unmoved:
            told.append(names.say("left-unmoved", count=unmoved))
        if waiting:
            told.append(names.say("left-enter", count=len(waiting)))
    if view["phase"] == "combat":
        duties = [
            hex
            for hex, found in own.items()
            if any(one["duty"] and not one["attacked"] for one in found)
        ]
        if duties:
            owed = names.say("left-duty", count=len(duties))
            told.append(f"{names.label(owed)} {names.hexes(duties)}")
    if told:
        yield names.say("status-todo"), ", ".join(told)


def _lacking(names: Names, view: View, seat: str | None) -> Iterator[tuple[str, str]]:
    """Where units lack supply or command, as far as they are seen."""
    for side in (seat,) if seat else SIDES:
        hexes = [
            hex
            for hex, stack in view["stacks"].items()
            if stack["side"] == side and any(map(is_lacking, stack["units"]))
        ]
        if hexes:
            label = names.say("status-lacking", seat=names.say(f"seat-{side}"))
            yield label, names.hexes(sorted(hexes))


def summary(names: Names, view: View, seat: str | None) -> RenderableType:
    """What is left to do, and the battle."""
    return grid([*_todo(names, view, seat), *_battle(names, view)])


def _battle(names: Names, view: View) -> Iterator[tuple[str, str]]:
    """The attack once it is declared, the defence once it is announced."""
    battle = view["battle"]
    if battle is None or battle["attackers"] is None:
        return
    defence = "?" if battle["defence"] is None else battle["defence"]
    told = [names.hex(battle["target"]), f"{battle['attack']} : {defence}"]
    if battle["column"]:
        told.append(battle["column"])
    yield names.say("status-battle"), ", ".join([*told, names.units(battle["attackers"])])


# -- all of it


def panel(names: Names, view: View, seat: str | None) -> RenderableType:
    rows: Rows = [*_todo(names, view, seat), *_lacking(names, view, seat), *_battle(names, view)]
    rows += [*_points(names, view), *_objectives(names, view), *_pools(names, view)]
    rows += [*_command(names, view), *_air(names, view)]
    for place in OFF_MAP:
        for side, found in view["places"][place].items():
            if found:
                label = f"{names.say(f'place-{place}')} ({names.say(f'seat-{side}')})"
                rows.append((label, names.units(found)))
    return grid(rows)


def _points(names: Names, view: View) -> Iterator[tuple[str, str]]:
    for side in SIDES:
        parts = [
            f"{names.reason(name)} {points}"
            for name, points in ((view["at_end"] or {}).get(side) or {}).items()
            if points
        ]
        label = f"{names.say('panel-score')} ({names.say(f'seat-{side}')})"
        yield label, f"{score(view, side)}" + (f" ({', '.join(parts)})" if parts else "")
    decided = SCENARIOS[view["scenario"]].decided
    if decided:
        wins = {"axis": decided.axis_wins, "soviet": decided.soviet_wins}
        yield "", names.say("points-goal", **wins)


def _objectives(names: Names, view: View) -> Iterator[tuple[str, str]]:
    decided = SCENARIOS[view["scenario"]].decided
    if not decided:
        return
    control = BOARD.set(view["axis_control"])
    told = []
    for _, hexes, points in decided.objectives:
        held = (hexes & control).bit_count()
        holder = "axis" if held == hexes.bit_count() else None if held else "soviet"
        who = names.say(f"seat-{holder}") if holder else "–"
        told.append(f"{names.hex(BOARD.name[bits(hexes)[0]])} {points} ({who})")
    yield names.say("points-objectives"), ", ".join(told)


def _pools(names: Names, view: View) -> Iterator[tuple[str, str]]:
    for side in SIDES:
        pools = [
            f"{names.pool(pool)} {points}"
            for pool, points in view["points"].items()
            if points and pool.startswith("soviet") == (side == "soviet")
        ]
        label = f"{names.say('command-points')} ({names.say(f'seat-{side}')})"
        yield label, "; ".join(pools) or str(replacements(view, side))


def _command(names: Names, view: View) -> Iterator[tuple[str, str]]:
    for hq, found in view["headquarters"].items():
        told = f"{names.hex(found['hex'])}, {names.say('command-range')} {found['range']}"
        yield names.unit(hq), told


def _air(names: Names, view: View) -> Iterator[tuple[str, str]]:
    """The bases in use and who flies from them."""
    bases: dict[tuple[str, str], list[str]] = {}
    for unit in view["air"]:
        key = side_of(unit["unit"]), unit["base"]
        bases.setdefault(key, []).append(_in_the_air(names, unit))
    for (side, base), flyers in sorted(bases.items()):
        yield f"{names.say(f'seat-{side}')}, {names.hex(base)}", "; ".join(flyers)


def cards(names: Names, view: View, seat: str | None) -> RenderableType:
    return Text(names.core("core-no-cards"))


# -- single things


def note(names: Names, view: View, kind: str, name: str) -> str:
    """What a hex is and who stands there; how strong a unit is, and where."""
    return _note_on_hex(names, view, name) if kind == "hex" else _note_on_unit(names, view, name)


def _note_on_hex(names: Names, view: View, hex: str) -> str:
    told = [names.say(f"terrain-{HEX_ROWS[BOARD.number[hex]].terrain}")]
    stack = view["stacks"].get(hex)
    if stack:
        told.append(_short(names, stack))
    return ", ".join(told)


def _short(names: Names, stack: Mapping[str, Any]) -> str:
    """The top unit, and how many lie below it."""
    units = stack["units"]
    top = units[0]["unit"]
    told = names.unit(top) if top else names.say("look-covered")
    return told if len(units) == 1 else f"{told} +{len(units) - 1}"


def _note_on_unit(names: Names, view: View, name: str) -> str:
    if name in view["headquarters"]:
        return names.hex(view["headquarters"][name]["hex"])
    for hex, stack in view["stacks"].items():
        for unit in stack["units"]:
            if unit["unit"] == name:
                figures = names.figures(name, unit["steps"])
                return ", ".join([figures, names.hex(hex), *conditions(names, view, unit)])
    for unit in view["air"]:
        if unit["unit"] == name:
            return f"{names.figures(name, unit['steps'])}, {names.hex(unit['base'])}"
    return names.kind(name)


def look(names: Names, view: View, name: str) -> RenderableType:
    """A hex with its terrain, all that stands there, rivers, railways and neighbours."""
    stack = view["stacks"].get(name)
    told = [_told(names, view, unit) for unit in stack["units"]] if stack else []
    told += [
        f"{names.unit(hq)}, {names.figures(hq, 1)}"
        for hq, found in view["headquarters"].items()
        if found["hex"] == name
    ]
    told += [_in_the_air(names, unit) for unit in view["air"] if unit["base"] == name]
    facts, around = _facts(names, view, name), _around(names, view, name)
    return looked(names, names.hex(name), facts, told, around)


def _facts(names: Names, view: View, hex: str) -> Iterator[str]:
    at = BOARD.number[hex]
    row = HEX_ROWS[at]
    yield names.say(f"terrain-{row.terrain}")
    if COLUMNS_OF[at]:
        yield names.say("look-columns", columns=COLUMNS_OF[at])
    if STACK_LIMIT[at]:
        yield names.say("look-stacking", units=STACK_LIMIT[at])
    if row.airfield:
        yield names.say(f"airfield-{row.airfield}")
    if SCENARIOS[view["scenario"]].closed >> at & 1:
        yield names.say("look-closed")
    if row.terrain not in ("sea", "lake"):
        yield names.say("look-axis" if hex in view["axis_control"] else "look-soviet")
    for side in SIDES:
        reach = view["reach"][side]
        for key in ("zone", "command", "lines"):
            if hex in reach[key]:
                yield names.say(f"look-in-{key}", seat=names.say(f"seat-{side}"))


def _pairs(rows: Sequence[Any], what: str) -> dict[frozenset[str], str]:
    return {frozenset((row.hex_a, row.hex_b)): getattr(row, what) for row in rows}


_RIVERS = _pairs(RIVER_ROWS, "kind")
_RIVER_NAMES = _pairs(RIVER_ROWS, "name")
_RAILS = frozenset(frozenset((row.hex_a, row.hex_b)) for row in RAIL_ROWS)
_ROADS = frozenset(frozenset((row.hex_a, row.hex_b)) for row in ROAD_ROWS)


def _around(names: Names, view: View, hex: str) -> Iterator[Beside]:
    for direction, step in zip(BOARD.directions, BOARD.step, strict=True):
        other = step[BOARD.number[hex]]
        if other < 0:
            continue
        name = BOARD.name[other]
        pair = frozenset((hex, name))
        told = [_note_on_hex(names, view, name)]
        if pair in _RIVERS:
            river = names.say(f"look-{_RIVERS[pair].replace('_', '-')}")
            told.append(" ".join(filter(None, (river, _RIVER_NAMES[pair]))))
        told += [names.say("look-rail")] if pair in _RAILS else []
        told += [names.say("look-road")] if pair in _ROADS else []
        yield names.say(f"facing-{direction.lower()}"), names.hex(name), ", ".join(told)
