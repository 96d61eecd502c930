"""A long game in snapshots: what was played in each, what was told, and how it stood at both ends.

They are a cache of the game's list, so that a game of thousands of actions need not be played
again to be opened. A snapshot ends where nothing can be taken back any more.
"""

from __future__ import annotations

import json
import zlib
from typing import Any

from hexfront.core.chance import Chance, Typed
from hexfront.core.flow import Event
from hexfront.core.game import Definition, Game, Setup
from hexfront.core.history import Played, digest

LENGTH = 500
"""Actions after which a snapshot may end."""


def may_end(game: Game, start: int) -> bool:
    """Whether the actions from `start` on make a snapshot."""
    return len(game.history) - start >= LENGTH and game.history[-1].revealed


def ends(game: Game) -> list[int]:
    """Where the snapshots of a game that is there already end."""
    found = [0]
    for number, played in enumerate(game.history, 1):
        if played.revealed and number - found[-1] >= LENGTH:
            found.append(number)
    return found[1:]


def write(game: Game, start: int, end: int) -> bytes:
    """The snapshot of the actions from `start` to before `end`."""
    definition = game.definition
    played = game.history[start:end]
    state = game.state if end == len(game.history) else game.history[end].before
    data = {
        "version": definition.version,
        "data": definition.data_hash,
        "from": start,
        "opening": _told(game.opening) if start == 0 else None,
        "played": [_told(one) for one in played],
        "start": _state(definition, played[0].before),
        "end": _state(definition, state),
        "digest": digest(definition, state),
    }
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode())


def read(definition: Definition, setup: Setup, snapshots: list[bytes], dice: str) -> Game | None:
    """The game as it stood at the end of the last snapshot; None if it must be played again."""
    try:
        found = [json.loads(zlib.decompress(data)) for data in snapshots]
        ours = {"version": definition.version, "data": definition.data_hash}
        if not found or any({key: one[key] for key in ours} != ours for one in found):
            return None
        return _put_together(definition, setup, found, dice)
    except (ArithmeticError, LookupError, TypeError, ValueError, zlib.error):
        return None  # written by a program that kept its states in another form


def _put_together(
    definition: Definition, setup: Setup, snapshots: list[dict[str, Any]], dice: str
) -> Game | None:
    def restored(data: dict[str, Any]) -> Any:
        chance = (Typed if dice == "typed" else Chance)(data["seed"], data["at"])
        return definition.restore(data["state"], setup, chance)

    game = Game(definition, setup, restored(snapshots[-1]["end"]))
    if digest(definition, game.state) != snapshots[-1]["digest"]:
        return None
    game.dice = dice
    game.opening = _played(snapshots[0]["opening"])
    for snapshot in snapshots:
        if snapshot["from"] != len(game.history):
            return None
        start = restored(snapshot["start"])
        definition.steps.run(start)
        for number, told in enumerate(snapshot["played"]):
            game.remember(_played(told, None if number else start))
    return game


def _state(definition: Definition, state: Any) -> dict[str, Any]:
    chance = state.chance
    return {"state": definition.dump(state), "seed": chance.seed, "at": chance.at}


def _told(played: Played) -> list[Any]:
    events = [[one.what, one.rule, one.args, one.private] for one in played.events]
    return [played.seat, played.action, played.rolls, events, played.revealed]


def _played(told: list[Any], kept: Any = None) -> Played:
    seat, action, rolls, events, revealed = told
    events = [Event(*one) for one in events]
    return Played(seat, tuple(action), rolls, events, revealed, kept=kept)
