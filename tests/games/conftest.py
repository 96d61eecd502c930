"""Every action of a rule's test is watched: what the random games hold must hold there too."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.games.contract import Invariant, Invariants

from hexfront import Game
from hexfront.core.flow import Event

HERE = Path(__file__).parent
WATCHED_OTHERWISE = ("fuzz", "golden", "invariants", "notation", "perft", "secrecy")
"""Tests of whole games, which look at every decision themselves, or play too many to look."""


@pytest.fixture(autouse=True)
def watched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What held before an action holds after it; a devised position may lack something."""
    folder, name = request.path.parent, request.path.stem.removeprefix("test_")
    is_marked = request.node.get_closest_marker("unwatched") is not None
    if folder.parent != HERE or name in WATCHED_OTHERWISE or is_marked:
        return
    invariants: Invariants = import_module(f"tests.games.{folder.name}.invariants").HOLDS
    play: Callable[[Game, Any], list[Event]] = Game.play

    def watch(game: Game, action: Any) -> list[Event]:
        held = [one for one in invariants.all if _holds(one, game.state)]
        check_reasons(game, action)
        events = play(game, action)
        check_told(game, events)
        if game.decision is not None:
            for one in held:
                one.holds(game.state)
        return events

    monkeypatch.setattr(Game, "play", watch)


def check_reasons(game: Game, action: Any) -> None:
    """A limit that only gives reasons forbids nothing that is legal, by the verb that is played."""
    if game.decision is None or isinstance(action, str) or game.decision.prompt == "type-die":
        return
    g = game.state
    choice, args = game.definition.steps.asked(g)
    verb = choice.verbs.get(action[0])
    implied = [limit for limit in verb.limits if limit.implied] if verb is not None else []
    if not implied:
        return
    things = 0
    for name, *named in g.legal:
        if name == action[0]:
            things |= 1 << (named[0] if named else 0)
    for limit in implied:
        assert not things & ~limit.allows(g, *args), f"{limit.rule} forbids a legal {action[0]}"


def check_told(game: Game, events: list[Event]) -> None:
    """Every event is of a declared kind, has the arguments of its kind, and names a rule."""
    rules = game.definition.rules
    for event in events:
        needed, possible = _arguments(game.definition.id)[event.what]
        assert needed <= event.args.keys() <= possible, event
        assert event.rule in rules, event


@cache
def _arguments(id: str) -> dict[str, tuple[frozenset[str], frozenset[str]]]:
    """By kind of event: the arguments that it must have, and those that it may have."""
    events: dict[str, str] = import_module(f"hexfront.games.{id}.shapes").EVENTS
    return {
        what: (
            frozenset(name for name in names.split() if not name.endswith("?")),
            frozenset(name.rstrip("?") for name in names.split()),
        )
        for what, names in events.items()
    }


def _holds(invariant: Invariant, g: Any) -> bool:
    try:
        invariant.holds(g)
    except (AssertionError, LookupError, AttributeError, TypeError, ValueError):
        return False
    return True
