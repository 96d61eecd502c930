"""The map of stalingrado in characters: two lines for each hex, every other column a line lower.

    2813@*   the hex, its terrain, an airfield or a headquarters
    P3/14!   a stack: the kind of the top unit, how many, their attack, and whether one lacks
             supply or command or has to attack

Axis letters are large, Soviet ones small. A terminal shows the part around a place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from hexfront.games.stalingrado.counters import ATTACK, NUMBER, ROWS
from hexfront.games.stalingrado.scenarios import SCENARIOS
from hexfront.games.stalingrado.tables import BOARD, HEX_ROWS, SIDES
from hexfront.terminal.flat import Cell, draw
from hexfront.terminal.stalingrado.names import Names, side_of

View = Mapping[str, Any]
Stack = Mapping[str, Any]

_ACROSS = 7
_AROUND = 9  # lines of the terminal that the map leaves to what is said around it
_MARKS = {
    "open": ".",
    "city": "#",
    "large_city": "@",
    "forest": "%",
    "swamp": "=",
    "mountain": "^",
    "rough": ":",
    "wild": ",",
    "impassable": "X",
}
_WATER = ("sea", "lake")
_AIRFIELDS = {"strip": "’", "aerodrome": "*"}
_LETTERS = {
    "infantry": "I",
    "light_infantry": "L",
    "mountain": "M",
    "alpine": "M",
    "security": "S",
    "cavalry": "C",
    "motorised_infantry": "V",
    "mechanised_infantry": "V",
    "mechanised_cavalry": "V",
    "panzer": "P",
    "tank": "T",
    "artillery": "G",
}
COLOURS = {"axis": "bright_cyan", "soviet": "bright_red"}


def is_lacking(unit: Mapping[str, Any]) -> bool:
    """Whether a unit lacks supply or command."""
    return unit["unit"] is not None and not (unit["supplied"] and unit["commanded"])


def _warning(units: Sequence[Mapping[str, Any]]) -> str:
    known = [unit for unit in units if unit["unit"] is not None]
    if any(unit["duty"] and not unit["attacked"] for unit in known):
        return ">"
    return "!" if any(map(is_lacking, known)) else ""


def _stack(stack: Stack) -> Text:
    """P3/14!, or P3/6+ where some are covered"""
    units = stack["units"]
    known = [unit for unit in units if unit["unit"] is not None]
    letter = _LETTERS[ROWS[NUMBER[known[0]["unit"]]].type] if known else "?"
    if stack["side"] == "soviet":
        letter = letter.lower()
    attack = sum(ATTACK[NUMBER[unit["unit"]]][unit["steps"]] for unit in known)
    covered = "+" if len(known) < len(units) else ""
    text = f"{letter}{len(units)}/{attack}{covered}{_warning(units)}"
    return Text(text, COLOURS[stack["side"]])


def _headquarters(view: View) -> dict[str, str]:
    """Hexes of headquarters, by side."""
    return {found["hex"]: side_of(hq) for hq, found in view["headquarters"].items()}


def _flyers(view: View) -> dict[str, int]:
    """How many air units each base has."""
    found: dict[str, int] = {}
    for unit in view["air"]:
        found[unit["base"]] = found.get(unit["base"], 0) + 1
    return found


def _front(view: View) -> list[int]:
    """Where stacks stand in an enemy's zone."""
    zones = {side: frozenset(view["reach"][side]["zone"]) for side in SIDES}
    return [
        BOARD.number[hex]
        for hex, stack in view["stacks"].items()
        if hex in zones["soviet" if stack["side"] == "axis" else "axis"]
    ]


def _focus(view: View, marked: Iterable[str]) -> list[int]:
    """What is asked about, else the battle, else the front."""
    found = [BOARD.number[hex] for hex in marked if hex in BOARD.number]
    if found:
        return found
    if view["battle"]:
        return [BOARD.number[view["battle"]["target"]]]
    return _front(view)


def board(
    names: Names, view: View, width: int, height: int, marked: Sequence[str]
) -> RenderableType:
    bright, closed = frozenset(marked), SCENARIOS[view["scenario"]].closed
    control, hqs, flyers = frozenset(view["axis_control"]), _headquarters(view), _flyers(view)

    def cell(at: int) -> Cell:
        hex, row = BOARD.name[at], HEX_ROWS[at]
        if row.terrain in _WATER:
            return Text("~", "blue"), Text()
        if closed >> at & 1:
            return Text("/", "dim"), Text()
        side = "axis" if hex in control else "soviet"
        head = Text(hex, f"{'bold reverse' if hex in bright else 'dim'} {COLOURS[side]}")
        head.append(_MARKS[row.terrain], "not dim not reverse default")
        if hex in hqs:
            head.append("H" if hqs[hex] == "axis" else "h", f"bold not reverse {COLOURS[hqs[hex]]}")
        elif row.airfield:
            head.append(_AIRFIELDS[row.airfield], "not dim not reverse default")
        if hex in view["stacks"]:
            return head, _stack(view["stacks"][hex])
        return head, Text(f"{side[0]}{flyers[hex]}*" if hex in flyers else "")

    drawn = draw(BOARD, cell, _ACROSS, width, height - _AROUND, _focus(view, marked))
    return Group(*map(Text, corner(names, view)), *drawn)


def corner(names: Names, view: View) -> Iterator[str]:
    """Clock and score."""
    clock = [
        names.say("strip-turn", turn=view["turn"], last=view["last_turn"]),
        names.day(view["date"]),
        names.say(f"seat-{view['side']}"),
    ]
    if view["phase"]:
        clock.append(names.say(f"sequence-{view['phase']}"))
    if view["winter"]:
        clock.append(names.say(f"weather-{view['weather'] or 6}"))
    yield " · ".join(clock)
    told = []
    for side in SIDES:
        left = names.say("strip-points", points=replacements(view, side))
        told.append(f"{names.label(names.say(f'seat-{side}'))} {score(view, side)}, {left}")
    yield " · ".join(told)


def score(view: View, side: str) -> int:
    """What has been scored, and what the end would add now."""
    points: int = view["score"][side]
    points += sum((view["at_end"] or {side: {}})[side].values())
    return points


def replacements(view: View, side: str) -> int:
    return sum(
        points
        for pool, points in view["points"].items()
        if pool.startswith("soviet") == (side == "soviet")
    )


def legend(names: Names, width: int, height: int) -> RenderableType:
    return Text("\n".join((names.say("legend"), names.say("legend-units"))), "dim")
