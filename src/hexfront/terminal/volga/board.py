"""The map of volga in characters: a cell for each hex, rows shifted by half a cell.

    24#G343   number, terrain, whose stack, and a figure for each block: its strength

The empty north-west corner holds the clock and the score. A wider terminal shows a letter for
the kind of each block, a higher one uses two lines for a row.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from hexfront.games.volga.tables import (
    BOARD,
    COAST,
    HEX_ROWS,
    SOVIET_CARDS,
    SOVIET_REINFORCEMENT,
    UNIT_NUMBER,
    UNIT_ROWS,
    VICTORY_COLUMN,
)
from hexfront.games.volga.victory import LOSSES_THAT_DECIDE
from hexfront.terminal.volga.names import Names

LETTERS = {
    "panzer": "P",
    "panzergrenadier": "G",
    "motorised": "M",
    "infantry": "I",
    "tank": "t",
    "guards": "g",
    "rifle_division": "r",
    "rifle_brigade": "r",
    "motor_rifle": "o",
    "marine": "m",
    "anti_aircraft": "a",
    "anti_tank": "k",
    "fortified_region": "f",
    "workers": "w",
}
_MARKS = {"clear": "", "difficult": "^", "urban": "#"}
_RUBBLE = "*"
_SOVIET = "bright_red"
_COLOURS = {"yellow": "yellow", "blue": "bright_cyan", "white": "bold", "red": _SOVIET}

Block = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Layout:
    cell: int
    letters: bool
    gap: str = ""
    lines: int = 1


def layout(width: int, height: int) -> Layout:
    """The fullest drawing that fits."""
    if width >= 147:
        return Layout(17, True, " ")
    if width >= 120:
        return Layout(14, True)
    return Layout(9, True, lines=2) if height >= 50 else Layout(9, False)


def _place(hex: int) -> tuple[int, float]:
    """Row and column of a hex, the westernmost hex in column 0."""
    row = HEX_ROWS[hex]
    return row.r - _NORTH, row.q + row.r / 2 - _WEST


_NORTH = min(row.r for row in HEX_ROWS.values())
_WEST = min(row.q + row.r / 2 for row in HEX_ROWS.values())
_ROWS: list[list[int]] = [[] for _ in range(1 + max(_place(hex)[0] for hex in HEX_ROWS))]
for _hex in sorted(HEX_ROWS, key=_place):
    _ROWS[_place(_hex)[0]].append(_hex)


def block_word(block: Block, style: Layout) -> Text:
    """One block: its strength or a question mark, with its kind where there is room."""
    name = block["unit"]
    if name is None:
        return Text("? " if style.letters else "?", _SOVIET if block["side"] == "soviet" else "")
    row = UNIT_ROWS[UNIT_NUMBER[name]]
    letter = LETTERS.get(row.type, "x") if style.letters else ""
    word = Text(f"{letter}{block['strength']}", _COLOURS[row.colour])
    if block["face_up"]:
        word.stylize("reverse")
    return word


def stack_words(blocks: Sequence[Block], style: Layout) -> Text:
    return Text(style.gap).join(block_word(block, style) for block in blocks)


def _cell(view: Mapping[str, Any], hex: int, style: Layout, marked: bool) -> tuple[Text, Text]:
    name = BOARD.name[hex]
    row = HEX_ROWS[hex]
    german = name in view["german_control"]
    blocks = view["stacks"].get(name, ())
    mark = _RUBBLE if name in view["rubble"] else _MARKS[row.terrain]
    head = Text.assemble((name, "bold" if german else "dim"), mark)
    if SOVIET_REINFORCEMENT >> hex & 1:
        head.stylize(f"bold underline {'' if german else _SOVIET}", 0, len(name))
    if marked:
        head.stylize("bold reverse", 0, len(name))
    head.pad_right(3 - len(head))
    return head + _owner(view, name, german, bool(blocks)), stack_words(blocks, style)


def _owner(view: Mapping[str, Any], name: str, german: bool, stands: bool) -> Text:
    fort = name in view["fortifications"]
    if german:
        return Text("G" if stands else "g", "" if stands else "dim")
    if stands:
        return Text("F" if fort else "S", _SOVIET)
    return Text("f" if fort else " ", _SOVIET)


def corner(names: Names, view: Mapping[str, Any]) -> list[str]:
    """Clock and score."""
    control = BOARD.set(view["german_control"])
    goal = VICTORY_COLUMN if "g-okh" in view["leaders"] else SOVIET_REINFORCEMENT
    held = (control & goal).bit_count()
    seat = view["german_seat"] if view["side"] == "german" else "soviet"
    lines = [
        names.say("corner-turn", turn=view["turn"], seat=names.say(f"seat-{seat}")),
        names.say("corner-deck", left=view["decks"]["soviet"], all=SOVIET_CARDS.bit_count()),
        names.say("corner-losses", losses=view["loss_count"], limit=LOSSES_THAT_DECIDE),
        names.say("corner-hexes", held=held, all=goal.bit_count()),
        names.say("corner-hand", cards=view["hands"]["soviet"]["size"]),
        names.say("corner-german-hand", cards=_german_cards(view)),
    ]
    extra = view["extra_turns"]
    if extra["running"]:
        lines.append(names.say("corner-extra", used=extra["used"], earned=extra["earned"]))
    return lines


def _german_cards(view: Mapping[str, Any]) -> int:
    return sum(hand["size"] for seat, hand in view["hands"].items() if seat != "soviet")


def board(
    names: Names, view: Mapping[str, Any], width: int, height: int, marked: Sequence[str]
) -> RenderableType:
    style = layout(width, height)
    aside = corner(names, view)
    drawn: list[Text] = []
    for hexes in _ROWS:
        lines = [Text() for _ in range(style.lines)]
        cells = [_cell(view, hex, style, BOARD.name[hex] in marked) for hex in hexes]
        for hex, (head, blocks) in zip(hexes, cells, strict=True):
            column = int(_place(hex)[1] * style.cell)
            space = Text(" " if style.letters else "")
            parts = (head, blocks) if style.lines > 1 else (head + space + blocks,)
            for line, part in zip(lines, parts, strict=True):
                if not line and aside and len(aside[0]) < column:
                    line.append(aside.pop(0))
                line.pad_right(column - len(line))
                line.append_text(part)
        if COAST >> hexes[-1] & 1:
            edge = int((_place(hexes[-1])[1] + 1) * style.cell)
            for line in lines:
                line.pad_right(edge - len(line))
                line.append("~", "blue")
        drawn += lines
    return Group(*drawn)


def legend(names: Names, width: int, height: int) -> RenderableType:
    lines = [names.say("legend"), names.say("legend-blocks")]
    if not layout(width, height).letters:
        lines.insert(1, names.say("legend-narrow"))
    return Text("\n".join(lines), "dim")
