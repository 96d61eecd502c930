"""A game as it stood at moments of its list, and what was told of each action.

Snapshots are a cache of the list, so that a game of thousands of actions need not be played again
to be opened, or looked back at. One is taken where nothing can be taken back any more.
"""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from hexfront.core.chance import Chance, Typed
from hexfront.core.flow import Event
from hexfront.core.game import Definition, Setup
from hexfront.core.history import Played, digest
from hexfront.core.together import EVERYTHING, known_event

APART = 100
"""Actions from one snapshot to the next, at least."""

KNOWN = 256
"""Actions whose events are kept at hand, of all games together."""

_BROKEN = (msgspec.MsgspecError, zlib.error)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


def write(definition: Definition, state: Any) -> bytes:
    data = {
        "version": definition.version,
        "data": definition.data_hash,
        "state": definition.dump(state),
        "at": state.chance.at,
        "digest": digest(definition, state),
    }
    return zlib.compress(_encode(data), 6)


def read(definition: Definition, setup: Setup, data: bytes, seed: str, dice: str) -> Any:
    """The state, ready to be played on; None if it was written by another program, or is damaged.

    The dice of a game that is not to be thrown yet begin at the beginning of the seed's stream.
    """
    try:
        found = _decode(zlib.decompress(data))
        if found["version"] != definition.version or found["data"] != definition.data_hash:
            return None
        chance = (Typed if dice == "typed" else Chance)(seed, found["at"])
        state = definition.restore(found["state"], setup, chance)
        if digest(definition, state) != found["digest"]:
            return None
        definition.steps.run(state)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, *_BROKEN):
        return None
    return state


def told(played: Played) -> str:
    """An action and what everybody may know of it, as the list keeps it."""
    events = [[one.what, one.rule, one.args, one.private] for one in played.events]
    row = [played.seat, played.action, played.rolls, events, played.revealed]
    text = _encode(row).decode()
    _remember(text, list(played.events))
    return text


def played(text: str) -> Played:
    seat, action, rolls, events, revealed = _decode(text)
    return Played(seat, tuple(action), rolls, [Event(*one) for one in events], revealed)


def seen(text: str, seat: str | None) -> list[dict[str, Any]]:
    """The events of an action as a seat may know them, or all of them together."""
    if seat == EVERYTHING:
        return [known_event(event, seat).seen_by(None) for event in _events(text)]
    return [event.seen_by(seat) for event in _events(text)]


_known: dict[str, list[Event]] = {}
"""Events of the latest actions: all seats are told of them one after the other."""


def _remember(text: str, events: list[Event]) -> None:
    if len(_known) >= KNOWN:
        _known.clear()
    _known[text] = events


def _events(text: str) -> list[Event]:
    if text not in _known:
        _remember(text, [Event(*one) for one in _decode(text)[3]])
    return _known[text]
