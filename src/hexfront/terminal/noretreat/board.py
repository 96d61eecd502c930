"""The map of noretreat in characters: a cell for each hex, rows shifted by half a cell.

    %A75!   terrain, whose stack, the strength of each unit, and whether one is out of supply

A narrow terminal shows the columns around the place that matters now.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from hexfront.games.noretreat.tables import AREAS, COMPONENTS, PLACE_NAMES, PLACE_NUMBER, UNIT_ROWS
from hexfront.games.noretreat.tables import UNIT_NUMBER as NUMBER
from hexfront.terminal.noretreat.names import Names
from hexfront.terminal.window import span

View = Mapping[str, Any]

CELL = 5
_LABEL = 3  # the number of a row before it
_STACK = 2  # units of a stack whose strength is told; a third one is a plus
_MARKS = {
    "open": ".",
    "city": "#",
    "forest": "%",
    "marsh": "=",
    "mountain": "^",
    "kerch_strait": "~",
    "lake": "~",
}
_OIL = "$"
_COLOURS = {"axis": "bright_cyan", "soviet": "bright_red"}


def _x(hex: int) -> float:
    """Half columns from the western edge of the map."""
    row = COMPONENTS.hex_rows[hex]
    return float(row.q + row.r / 2)


_COLUMNS = 1 + int(max(map(_x, COMPONENTS.hex_rows)))
_ROWS: list[list[int]] = [
    [] for _ in range(1 + max(row.r for row in COMPONENTS.hex_rows.values()))
]
for _hex in sorted(COMPONENTS.hex_rows, key=_x):
    _ROWS[COMPONENTS.hex_rows[_hex].r].append(_hex)


def side_of(stack: Sequence[Mapping[str, Any]]) -> str:
    side: str = UNIT_ROWS[NUMBER[stack[0]["unit"]]].side
    return side


def _stack(stack: Sequence[Mapping[str, Any]]) -> str:
    """A75!"""
    figures = "".join(str(unit["strength"]) for unit in stack[:_STACK])
    if len(stack) > _STACK:
        figures = f"{figures[:-1]}+"
    warning = "!" if any(unit["out_of_supply"] for unit in stack) else ""
    return f"{side_of(stack)[0].upper()}{figures}{warning}"


def _cell(view: View, hex: int, axis_control: frozenset[str], marked: bool) -> Text:
    row = COMPONENTS.hex_rows[hex]
    mark = _OIL if row.oil else _MARKS[row.terrain]
    stack = view["stacks"].get(row.id)
    if stack:
        text = Text(mark).append(_stack(stack), _COLOURS[side_of(stack)])
    elif row.city or row.oil:
        side = "axis" if row.id in axis_control else "soviet"
        text = Text(mark).append(side[0], _COLOURS[side])
    else:
        text = Text(mark, "dim")
    if marked:
        text.stylize("bold reverse")
    text.truncate(CELL, pad=True)
    return text


def _focus(view: View, marked: Iterable[str]) -> list[float]:
    """The columns where things happen: what is asked about, the battle, the front."""
    zones = {side: set(hexes) for side, hexes in view["zones"].items()}
    front = (
        name
        for name, stack in view["stacks"].items()
        if name in zones["soviet" if side_of(stack) == "axis" else "axis"]
    )
    battle = view["battle"]["hexes"] if view["battle"] else ()
    for names in (marked, battle, front):
        numbers = [PLACE_NUMBER[name] for name in names if name in PLACE_NUMBER]
        found = [_x(number) for number in numbers if number in COMPONENTS.hex_rows]
        if found:
            return found
    return []


def corner(names: Names, view: View) -> list[str]:
    """Clock and score."""
    score = view["score"]
    return [
        names.say(
            "corner-turn",
            turn=view["turn"],
            date=names.say(f"date-{view['turn']}"),
            seat=names.say(f"seat-{view['side']}"),
            phase=names.say(f"phase-{view['phase']}"),
            weather=names.say(f"weather-{view['weather']}"),
        ),
        names.say(
            "corner-points",
            axis=score["points"]["axis"],
            soviet=score["points"]["soviet"],
            seat=names.say(f"seat-{score['initiative']}"),
        ),
        names.say("corner-support", blitz=view["support"]["axis"], shock=view["support"]["soviet"]),
    ]


def board(
    names: Names, view: View, width: int, height: int, marked: Sequence[str]
) -> RenderableType:
    room = max(1, (width - _LABEL - CELL // 2) // CELL)
    columns = span(_COLUMNS, room, _focus(view, marked))
    control = frozenset(view["axis_control"])
    heads = "".join(f"{column + 1:02d}".ljust(CELL) for column in columns)
    lines = [*map(Text, corner(names, view)), Text(" " * _LABEL + heads, "dim")]
    for number, hexes in enumerate(_ROWS):
        line = Text(f"{number + 1:02d} ", "dim")
        for hex in hexes:
            x = _x(hex) - columns.start
            if 0 <= x < len(columns):
                line.pad_right(_LABEL + int(x * CELL) - len(line))
                name = COMPONENTS.hex_rows[hex].id
                line.append_text(_cell(view, hex, control, name in marked))
        line.rstrip()
        lines.append(line)
    for area in AREAS:
        name = PLACE_NAMES[area]
        stack = view["stacks"].get(name)
        if stack:
            line = Text(f"{names.label(names.hex(name))} ")
            lines.append(line.append(_stack(stack), _COLOURS[side_of(stack)]))
    return Group(*lines)


def legend(names: Names, width: int, height: int) -> RenderableType:
    return Text("\n".join((names.say("legend"), names.say("legend-units"))), "dim")
