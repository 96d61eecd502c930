"""Map, panel, lists and chances of a game that brings no look of its own.

    b2 Mill   the hex and what is printed in it
    1st 3-4   who stands there, the first of them with its factors

Each side has a colour. Hexes lie as their centres say, so both orientations are drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import dist
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from hexfront.terminal.finding import Found
from hexfront.terminal.looking import looked
from hexfront.terminal.plain.names import Names
from hexfront.terminal.vocabulary import grid
from hexfront.terminal.window import span

View = Mapping[str, Any]

_COLOURS = ("bright_cyan", "bright_red", "bright_yellow", "bright_green")
_ACROSS = 12  # characters of a hex, the gap after it included
_AROUND = 9  # lines of the terminal that the map leaves to what is said around it
_HALF = 3**0.5 / 2


def _stacks(view: View) -> dict[str, list[Mapping[str, Any]]]:
    found: dict[str, list[Mapping[str, Any]]] = {}
    for unit in view["units"]:
        if unit["hex"] is not None:
            found.setdefault(unit["hex"], []).append(unit)
    return found


def _colour(names: Names, unit: Mapping[str, Any]) -> str:
    return _COLOURS[names.sides[names.unit_parts[unit["id"]]["side"]] % len(_COLOURS)]


# -- the map


def _cells(names: Names) -> dict[str, tuple[int, int]]:
    """Where each hex begins, in characters and lines."""
    places = {}
    for id, hex in names.hex_parts.items():
        if names.is_flat:
            places[id] = round(hex["x"] / 1.5) * _ACROSS, round(hex["y"] / _HALF)
        else:
            places[id] = round(hex["x"] / _HALF) * _ACROSS // 2, round(hex["y"] / 1.5) * 2
    west = min(column for column, _ in places.values())
    north = min(line for _, line in places.values())
    return {id: (column - west, line - north) for id, (column, line) in places.items()}


def board(
    names: Names, view: View, width: int, height: int, marked: Sequence[str]
) -> RenderableType:
    cells, stacks = _cells(names), _stacks(view)
    wanted = [cells[id] for id in marked if id in cells] or [cells[id] for id in stacks]
    columns = span(
        _ACROSS + max(column for column, _ in cells.values()), width, [x for x, _ in wanted]
    )
    rows = span(
        2 + max(line for _, line in cells.values()),
        max(4, height - _AROUND),
        [line for _, line in wanted],
    )
    drawn = [Text() for _ in rows]
    for id in sorted(cells, key=lambda id: cells[id][::-1]):
        column, line = cells[id]
        if column < columns.start or column + _ACROSS > columns.stop:
            continue
        for number, part in enumerate(_cell(names, id, stacks.get(id, ()), id in marked)):
            if line + number in rows:
                text = drawn[line + number - rows.start]
                text.pad_right(column - columns.start - len(text))
                part.truncate(_ACROSS - 1)
                text.append_text(part)
    return Group(*drawn)


def _cell(
    names: Names, id: str, units: Sequence[Mapping[str, Any]], is_marked: bool
) -> tuple[Text, Text]:
    hex = names.hex_parts[id]
    head = Text(id, "bold reverse" if is_marked else "bold")
    head.append(f" {hex['label'] or hex['terrain']}", "not bold not reverse dim")
    if not units:
        return head, Text()
    first = units[0]
    part = names.unit_parts[first["id"]]
    name = f"{len(units)}× {part['name']}" if len(units) > 1 else part["name"]
    factors = first.get("factors", part["factors"])
    room = _ACROSS - 2 - len(factors)
    return head, Text(f"{name[:room]} {factors}".strip(), _colour(names, first))


def legend(names: Names, width: int, height: int) -> RenderableType:
    text = Text(names.core("core-plain-legend"), "dim")
    for side, number in names.sides.items():
        text.append(f" {names.seat(side)}", f"not dim {_COLOURS[number % len(_COLOURS)]}")
    return text


# -- beside the map


def _clock(names: Names, view: View) -> Iterator[str]:
    yield names.core("core-plain-turn", turn=view["turn"])
    for key, value in view.get("facts", {}).items():
        yield f"{names.label(names.say(f'fact-{key}'))} {names.fact(value)}"


def summary(names: Names, view: View, seat: str | None) -> RenderableType:
    return Text(" · ".join(_clock(names, view)))


def panel(names: Names, view: View, seat: str | None) -> RenderableType:
    facts = view.get("facts", {})
    rows = [(names.say(f"fact-{key}"), names.fact(value)) for key, value in facts.items()]
    off = [names.told(unit) for unit in view["units"] if unit["hex"] is None]
    if off:
        rows.append((names.core("core-plain-off-map"), names.listed(off)))
    return Group(Text(names.core("core-plain-turn", turn=view["turn"])), grid(rows))


def note(names: Names, view: View, kind: str, name: str) -> str:
    """Who stands in a hex, where a unit is."""
    if kind == "hex":
        return names.listed(map(names.told, _stacks(view).get(name, ())))
    unit = next((unit for unit in view["units"] if kind == "unit" and unit["id"] == name), None)
    return names.hex(unit["hex"]) if unit and unit["hex"] else ""


def look(names: Names, view: View, name: str) -> RenderableType:
    hex = names.hex_parts[name]
    stacks = _stacks(view)
    here = hex["x"], hex["y"]
    beside = [
        ("", names.hex(id), names.listed(map(names.told, stacks.get(id, ()))))
        for id, other in names.hex_parts.items()
        if id != name and dist(here, (other["x"], other["y"])) < 2
    ]
    told = map(names.told, stacks.get(name, ()))
    return looked(names, names.hex(name), [hex["terrain"]], told, beside)


def cards(names: Names, view: View, seat: str | None) -> RenderableType:
    return Text(names.core("core-no-cards"))


def units(names: Names, view: View) -> Iterator[Found]:
    for unit in view["units"]:
        if unit["hex"] is not None:
            yield Found(unit["hex"], names.hex(unit["hex"]), names.told(unit))


def places(names: Names, view: View) -> Iterator[Found]:
    for id in names.hex_parts:
        yield Found(id, names.hex(id))


# -- chances


def table(names: Names, odds: Mapping[str, Any]) -> RenderableType:
    return grid(list(row(names, odds).items()))


def row(names: Names, odds: Mapping[str, Any]) -> dict[str, str]:
    """The numbers of the odds by the names that the game gives them."""
    return {key: names.percent(chance) for key, chance in odds.items() if isinstance(chance, float)}


def footnote(names: Names) -> RenderableType:
    return Text()
