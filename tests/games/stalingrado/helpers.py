"""Short words for the tests of the rules: actions as text, hexes and counters by name."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest

from hexfront import Game
from hexfront.core.chance import Script
from hexfront.core.flow import Event
from hexfront.core.game import game_at, new_game
from hexfront.core.tables import TableError, Tables
from hexfront.games.stalingrado import GAME, tables
from hexfront.games.stalingrado.counters import NUMBER, Orders
from hexfront.games.stalingrado.state import PLACE_NAMES, Stalingrado
from hexfront.games.stalingrado.tables import BOARD


def set_up(text: str, dice: list[int] | None = None, **options: Any) -> Game:
    """A position with scripted dice."""
    return game_at(GAME, text, None, options, dice=Script(dice or []))


def campaign(seed: str = "campaign", **options: Any) -> Game:
    return new_game(GAME, options=options, seed=seed)


def play(game: Game, *actions: str) -> list[Event]:
    """Play actions written as words: play(game, "unit DE-PZ-3", "to 2705")."""
    events: list[Event] = []
    for action in actions:
        events += game.play(tuple(action.split()))
    return events


def legal(game: Game) -> set[str]:
    assert game.decision is not None
    return {" ".join(action) for action in game.decision.actions}


def offered(game: Game, verb: str) -> set[str]:
    """The things that a verb may take now."""
    return {
        words[1] for words in map(str.split, legal(game)) if words[0] == verb and len(words) > 1
    }


def asked(game: Game) -> str:
    return game.decision.prompt if game.decision else ""


def seat(game: Game) -> str:
    return game.decision.seat if game.decision else ""


def forbids(game: Game, action: str) -> str:
    """The rule that an illegal action would break."""
    assert action not in legal(game), f"{action} is legal"
    refusal = game.why_not(tuple(action.split()))
    assert refusal is not None
    return refusal.rule


def told(events: list[Event], what: str) -> list[dict[str, Any]]:
    return [event.args for event in events if event.what == what]


def hexes(*names: str) -> int:
    return BOARD.set(names)


def where(game: Game, counter: str) -> str:
    return PLACE_NAMES[game.state.place[NUMBER[counter]]]


def steps_of(game: Game, counter: str) -> int:
    steps: int = game.state.steps[NUMBER[counter]]
    return steps


def is_marked(game: Game, field: str, counter: str) -> bool:
    return bool(getattr(game.state, field) >> NUMBER[counter] & 1)


def state(game: Game) -> Stalingrado:
    g: Stalingrado = game.state
    return g


QUIET = "done end agree stop wait stay back"


def run_to(game: Game, prompt: str, pick: str = QUIET) -> list[Event]:
    """Play the quiet answer to everything until that is asked."""
    events: list[Event] = []
    for _ in range(400):
        if asked(game) == prompt:
            return events
        assert game.decision is not None, f"the game ended before {prompt}"
        quiet = [a for a in game.decision.actions if len(a) == 1 and a[0] in pick.split()]
        events += game.play(quiet[0] if quiet else game.decision.actions[0])
    raise AssertionError(f"{prompt} was never asked")


def storm(game: Game, target: str) -> list[Event]:
    """Everybody next to a hex attacks it."""
    events = play(game, f"attack {target}")
    if "all" in legal(game):
        events += play(game, "all")
    return events + play(game, "go")


def give_way(game: Game, loser: str) -> list[Event]:
    """The defender retreats, and takes the losses of a result with one unit first."""
    events: list[Event] = []
    while asked(game) in ("defender_choice", "defender_loss"):
        events += play(game, "retreat" if asked(game) == "defender_choice" else f"lose {loser}")
    return events


def changed(tmp_path: Path, file: str, key: str, column: str, value: str) -> Tables:
    """The tables with one cell changed in the user's own copy."""
    source = tables.TABLES.path(file)
    with source.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.reader(lines))
    header = rows[0]
    for row in rows[1:]:
        if row[0] == key or "-".join(row[:2]) == key:
            row[header.index(column)] = value
            break
    else:
        raise AssertionError(f"{file} has no row {key}")
    with (tmp_path / file).open("w", encoding="utf-8", newline="") as out:
        csv.writer(out).writerows(rows)
    return Tables(source.parent, "stalingrado", tmp_path)


def without(tmp_path: Path, file: str, key: str) -> Tables:
    """The tables without one row."""
    source = tables.TABLES.path(file)
    lines = source.read_text("utf-8").splitlines()
    kept = [line for line in lines if not line.startswith(f"{key},")]
    assert len(kept) == len(lines) - 1
    (tmp_path / file).write_text("\n".join(kept) + "\n", "utf-8")
    return Tables(source.parent, "stalingrado", tmp_path)


def refusal(found: Tables, reader: Any = Orders) -> str:
    """What is wrong with the tables."""
    with pytest.raises(TableError) as caught:
        reader(found)
    return str(caught.value)
