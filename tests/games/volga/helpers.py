"""Short words for the tests of the rules: actions as text, hexes and blocks by name."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest

import hexfront
from hexfront.core.chance import Script
from hexfront.core.flow import Event
from hexfront.core.tables import TableError, Tables
from hexfront.games.volga import tables
from hexfront.games.volga.state import LOSSES, PLACE_NAMES
from hexfront.games.volga.tables import BOARD, UNIT_NAMES, UNIT_NUMBER


def set_up(
    text: str,
    mode: str = "1v1",
    dice: list[int] | None = None,
    draws: list[int] | None = None,
    **options: Any,
) -> hexfront.Game:
    """A position with scripted dice; with two players nothing moves before it is asked to."""
    return hexfront.position("volga", text, mode, options, dice=Script(dice or [], draws))


def play(game: hexfront.Game, *actions: str) -> list[Event]:
    """Play actions written as words: play(game, "short", "stack 20", "to 37")."""
    events = []
    for action in actions:
        events += game.play(tuple(action.split()))
    return events


def legal(game: hexfront.Game) -> set[str]:
    assert game.decision is not None
    return {" ".join(action) for action in game.decision.actions}


def asked(game: hexfront.Game) -> str:
    """What is being decided; nothing when the game is over."""
    return game.decision.prompt if game.decision else ""


def forbids(game: hexfront.Game, action: str) -> str:
    """The rule that an illegal action would break."""
    assert action not in legal(game)
    return game.why_not(tuple(action.split())).rule


def told(events: list[Event], what: str) -> list[dict[str, Any]]:
    """The arguments of all events of a kind, as everybody may read them."""
    return [event.args for event in events if event.what == what]


def names(events: list[Event]) -> list[str]:
    return [event.what for event in events]


def stack(game: hexfront.Game, hex: str) -> set[str]:
    """The blocks that stand in a hex."""
    units = game.state.at[BOARD.hex(hex)]
    return {name for unit, name in enumerate(UNIT_NAMES) if units >> unit & 1}


def where(game: hexfront.Game, unit: str) -> str:
    """The hex of a block, or "infantry", "tanks", "marines", "lost", "gone", "aside", "taken";
    "row 1" to "row 6" on the track."""
    number = UNIT_NUMBER[unit]
    for row, boxes in enumerate(game.state.track):
        if number in boxes:
            return f"row {row + 1}"
    places = [name for place, name in enumerate(PLACE_NAMES) if game.state.at[place] >> number & 1]
    assert len(places) == 1, f"{unit} is in {places}"
    return places[0]


def strength(game: hexfront.Game, unit: str) -> int:
    return game.state.strength[UNIT_NUMBER[unit]]


def german_hexes(game: hexfront.Game) -> set[str]:
    """The hexes under German control."""
    return set(BOARD.names(game.state.control))


def row(game: hexfront.Game, number: int) -> list[str]:
    """The blocks in a row of the track, from the left."""
    return [UNIT_NAMES[unit] for unit in game.state.track[number - 1]]


def lost(game: hexfront.Game) -> int:
    """How many German blocks lie on the loss track."""
    return game.state.at[LOSSES].bit_count()


def soviets_aside(text: str, *reserve: str) -> str:
    """A position with no Soviet block but those in the text and these, which wait in reserve."""
    rest = [name for name in UNIT_NAMES if name.startswith("S-") and name not in reserve]
    named = set(text.replace(";", " ").replace("/", " ").split())
    return f"{text}; aside {' '.join(name for name in rest if name not in named)}"


DATA = Path(tables.__file__).parent / "data"


def with_table(folder: Path, file: str, lines: list[list[str]]) -> tables.Components:
    """The components as they load when a player puts a table of his own into a folder."""
    with (folder / file).open("w", newline="") as table:
        csv.writer(table).writerows(lines)
    return tables.Components(Tables(DATA, "volga", overrides=folder))


def table(file: str) -> list[list[str]]:
    with (DATA / file).open(newline="") as lines:
        return list(csv.reader(lines))


def swap_refused(folder: Path, file: str, column: str, one: str, other: str) -> str:
    """The complaint about a table in which two lines have exchanged a cell."""
    lines = table(file)
    place = lines[0].index(column)
    pair = [line for line in lines if line[0] in (one, other)]
    pair[0][place], pair[1][place] = pair[1][place], pair[0][place]
    with pytest.raises(TableError) as refused:
        with_table(folder, file, lines)
    assert refused.value.column == column
    assert refused.value.line in [lines.index(line) + 1 for line in pair]
    return refused.value.reason


def refusal(folder: Path, file: str, key: str, **cells: str) -> TableError:
    """The complaint about a table in which some cells of one line were changed."""
    lines = table(file)
    line = next(number for number, cell in enumerate(lines) if cell[0] == key)
    for column, value in cells.items():
        lines[line][lines[0].index(column)] = value
    with pytest.raises(TableError) as refused:
        with_table(folder, file, lines)
    error = refused.value
    assert error.file == folder / file
    assert error.line in (None, line + 1), "another line is blamed"
    assert str(error).startswith(str(folder / file))
    return error
