"""The boards of heroes in characters: two lines for each hex, every other column a line lower.

    K02%1    the hex, its terrain, its height
    R2↗*!    a unit: kind and number, where it faces, whether it is activated or used, and hit

German letters are large, Soviet ones small. Of a stack, kind and facing of the first two are
told. A hex without units shows what scores there, what was built, smoke and roads.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from hexfront.games.heroes.firefight import firefight
from hexfront.games.heroes.sheets import Firefight
from hexfront.games.heroes.tables import SIDES, TERRAINS
from hexfront.terminal.flat import Cell, draw
from hexfront.terminal.heroes.names import KIND, Names, kind_of

View = Mapping[str, Any]
Unit = Mapping[str, Any]

_MARKS = {
    "open": ".",
    "light_woods": "%",
    "heavy_woods": "&",
    "wood_building": "+",
    "stone_building": "#",
    "field": "=",
    "water": "~",
}
_TERRAIN_COLOURS = {"light_woods": "green", "heavy_woods": "green", "water": "blue"}
_OF_KIND = {
    "ger-lmg": "L",
    "ger-hmg": "H",
    "ger-pioneers": "P",
    "ger-tank-hunters": "X",
    "sov-mmg": "H",
    "sov-smg": "S",
    "sov-nkvd": "N",
}
_OF_TYPE = {
    "infantry squad": "R",
    "mortar": "M",
    "gun": "G",
    "wagon": "W",
    "truck": "K",
    "APC": "A",
    "self-propelled gun": "J",
    "armoured car": "C",
    "tank": "T",
}
_WORKS = {"trench": "t", "bunker": "b", "wire": "x", "mine": "m", "roadblock": "o"}
_ARROWS = {"N": "↑", "NE": "↗", "SE": "↘", "S": "↓", "SW": "↙", "NW": "↖", None: "?"}
_STATES = {"fresh": " ", "activated": "*", "used": "."}
_STYLES = {"fresh": "", "activated": "bold", "used": "dim"}
COLOURS = {"german": "bright_cyan", "soviet": "bright_red"}
_STACK = 2  # units of a stack that are told
_AROUND = 8  # lines of the terminal that the map leaves to what is said around it


def placed(view: View) -> dict[str, list[Unit]]:
    """All units on the map that the viewer sees, with his own hidden ones."""
    found: dict[str, list[Unit]] = {hex: list(units) for hex, units in view["stacks"].items()}
    for side in SIDES:
        for unit in view["hidden"][side]["units"]:
            if "hex" in unit:
                found.setdefault(unit["hex"], []).append(unit)
    return found


def holder(view: View, hex: str) -> str | None:
    return next((side for side in SIDES if hex in view["control"][side]), None)


def letter(unit: str) -> str:
    """R for German rifles, r for Soviet ones."""
    kind = KIND[kind_of(unit)]
    found = _OF_KIND.get(kind.id) or _OF_TYPE[kind.type]
    return found if kind.id.startswith("ger-") else found.lower()


def _unit(unit: Unit) -> Text:
    """R2↗*!"""
    number = unit["id"].rpartition("-")[2]
    state, hit = _STATES[unit["state"]], "!" if unit["hit"] else " "
    return Text(f"{letter(unit['id'])}{number}{_ARROWS[unit['facing']]}{state}{hit}", _style(unit))


def _style(unit: Unit) -> str:
    hit = "underline" if unit["hit"] else ""
    return f"{COLOURS[unit['side']]} {_STYLES[unit['state']]} {hit}"


def _stack(units: Sequence[Unit]) -> Text:
    """R2↗*! or R↗r↙+"""
    if len(units) == 1:
        return _unit(units[0])
    told = Text()
    for unit in units[:_STACK]:
        told.append(f"{letter(unit['id'])}{_ARROWS[unit['facing']]}", _style(unit))
    return told.append("+" if len(units) > _STACK else "")


def _marks(view: View, f: Firefight, at: int, hex: str) -> Text:
    """What scores, what was built, smoke and roads: S1tx:"""
    told = Text()
    vp = sum(entry.vp for entry in f.scoring if entry.hex == at)
    if vp:
        side = holder(view, hex)
        told.append(f"{side[0].upper() if side else '-'}{vp}", COLOURS[side] if side else "bold")
    told.append("".join(_WORKS[work["kind"]] for work in view["works"] if work["hex"] == hex))
    if hex in view["smoke"] or hex in view["thin_smoke"]:
        told.append("s")
    if f.ground.road >> at & 1:
        told.append(":", "dim")
    return told


def short(f: Firefight, hex: str) -> str:
    """K02; where several boards lie together, 1K02."""
    board, _, name = hex.partition("-")
    return name if len(f.ground.layout) == 1 else f"{board}{name}"


def board(
    names: Names, view: View, width: int, height: int, marked: Sequence[str]
) -> RenderableType:
    f = firefight(view["firefight"])
    ground = f.ground
    stacks = placed(view)

    def cell(at: int) -> Cell:
        hex = ground.board.name[at]
        terrain = TERRAINS[ground.terrain[at]]
        head = Text(short(f, hex), "bold reverse" if hex in marked else "dim")
        head.append(_MARKS[terrain], f"not dim not reverse {_TERRAIN_COLOURS.get(terrain, '')}")
        head.append(str(ground.level[at] or ""), "not dim not reverse bold")
        return head, _stack(stacks[hex]) if hex in stacks else _marks(view, f, at, hex)

    across = 6 + (len(ground.layout) > 1)
    around = [ground.board.number[hex] for hex in marked or stacks]
    drawn = draw(ground.board, cell, across, width, height - _AROUND, around)
    return Group(*(Text(line) for line in corner(names, view)), *drawn)


def corner(names: Names, view: View) -> Iterator[str]:
    """Clock and score."""
    clock = names.say("status-round", round=view["round"], rounds=view["rounds"])
    passed = [names.say("status-passed")] if view["passes"] else []
    to_move = names.say("status-to-move", seat=names.say(f"seat-{view['player']}"))
    yield " · ".join((clock, to_move, *passed))
    for seat, points in view["points"].items():
        yield f"{names.label(names.say(f'seat-{seat}'))} {_points(names, view, points)}"


def _points(names: Names, view: View, points: Mapping[str, Any]) -> str:
    told = [
        names.say("status-vp-short", points=points["vp"]),
        names.say("status-cap-short", points=points["cap"], start=points["cap_start"]),
    ]
    if not points["activated"]:
        told.append(names.say("status-no-ap"))
    elif points["ap"] is None:
        told.append(names.say("status-spent-short", points=points["spent"]))
    else:
        told.append(names.say("status-ap-short", points=points["ap"]))
    if view["initiative"] == points["side"]:
        told.append(names.say("status-initiative"))
    return ", ".join(told)


def legend(names: Names, width: int, height: int) -> RenderableType:
    return Text("\n".join((names.say("legend"), names.say("legend-units"))), "dim")
