"""Views, components and events of played games are what the games declare."""

from __future__ import annotations

import ast
import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NotRequired

import pytest
from pydantic import ConfigDict, TypeAdapter
from typing_extensions import TypedDict, get_type_hints

import hexfront
from hexfront import Game
from tools import write_types

GAMES = write_types.games()
FILES = [
    file
    for id in GAMES
    for file in sorted((Path(__file__).parents[1] / "golden" / id).glob("*.jsonl"))
]
STRICT = ConfigDict(extra="forbid", strict=True)
MOST_ODDS = 3
STEPS = 300
"""So many actions of a random game are looked at, and of the views every tenth."""


def check(adapter: TypeAdapter[Any], value: Any) -> None:
    """As the client gets it: a tuple is an array there."""
    adapter.validate_json(json.dumps([value]))


def strict(shape: Any) -> TypeAdapter[Any]:
    """A TypedDict has the configuration of what it stands in, here of a list."""
    return TypeAdapter(list[shape], config=STRICT)


@cache
def shape(game: str, name: str) -> TypeAdapter[Any]:
    return strict(getattr(write_types.shapes_of(game), name))


@cache
def event_shape(game: str, event: str) -> TypeAdapter[Any]:
    shapes = write_types.shapes_of(game)
    hints = get_type_hints(shapes.Args)
    fields = {
        key.rstrip("?"): NotRequired[hints[key.rstrip("?")]] if key.endswith("?") else hints[key]
        for key in shapes.EVENTS[event].split()
    }
    made: Any = TypedDict(event, fields)  # type: ignore[operator]
    return strict(made)


def check_events(game: Game, first: int = 0) -> None:
    id = game.definition.id
    for entry in game.history[first:]:
        for event in entry.events:
            for args in (event.args, *event.private.values()):
                check(event_shape(id, event.what), args)


def check_views(game: Game) -> None:
    for seat in (None, *game.seats):
        check(shape(game.definition.id, "View"), game.view(seat))


def check_question(game: Game, *, with_odds: bool = False) -> None:
    """What is asked, and the chances of the first answers that have any."""
    id, decision = game.definition.id, game.decision
    if decision is None or decision.prompt == "type-die":
        return
    check(shape(id, "Asked"), decision.args)
    if with_odds:
        for action in decision.actions[:MOST_ODDS]:
            odds = game.odds(action)
            if odds is not None:
                check(shape(id, "Odds"), odds.to_json())


@pytest.mark.parametrize("id", GAMES)
def test_components_are_as_declared(id: str) -> None:
    check(shape(id, "Components"), hexfront.find(id).components())


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_golden_games_tell_what_is_declared(path: Path) -> None:
    game = hexfront.load(path)
    check_events(game)
    check_views(game)


def settings() -> Iterator[tuple[str, str, str]]:
    for id in GAMES:
        definition = hexfront.find(id)
        scenarios = random.Random(id).sample(
            definition.scenarios, min(3, len(definition.scenarios))
        )
        for mode in definition.modes:
            yield from ((id, mode.name, scenario) for scenario in scenarios)


@pytest.mark.parametrize(("id", "mode", "scenario"), list(settings()))
def test_random_games_show_and_tell_what_is_declared(id: str, mode: str, scenario: str) -> None:
    rng = random.Random(f"{id} {mode} {scenario}")
    game = hexfront.new(id, mode=mode, scenario=scenario, seed="shapes")
    for step in range(STEPS):
        if game.decision is None:
            break
        check_question(game, with_odds=not step % 5)
        if not step % 10:
            check_views(game)
        game.play(rng.choice(game.decision.actions))
    check_views(game)
    check_events(game)


def told(id: str) -> Iterator[tuple[str, set[str], bool]]:
    """Of each call of `tell` the event, its arguments, and whether these are all of them."""
    for path in sorted(hexfront.find(id).data.parent.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "tell":
                keys = {keyword.arg for keyword in node.keywords} - {"rule"}
                for name in ast.walk(node.args[0]):
                    if isinstance(name, ast.Constant) and isinstance(name.value, str):
                        yield name.value, {key for key in keys if key}, None not in keys


@pytest.mark.parametrize("id", GAMES)
def test_every_event_that_is_told_is_declared_with_its_arguments(id: str) -> None:
    events = write_types.shapes_of(id).EVENTS
    for event, keys, are_all in told(id):
        declared = events[event].split()
        assert keys <= {key.rstrip("?") for key in declared}, event
        assert not are_all or {key for key in declared if not key.endswith("?")} <= keys, event


@pytest.mark.parametrize("id", GAMES)
def test_no_event_is_declared_that_nothing_tells(id: str) -> None:
    folder = hexfront.find(id).data.parent
    code = "".join(
        path.read_text("utf-8") for path in folder.glob("*.py") if path.name != "shapes.py"
    )
    shapes = write_types.shapes_of(id)
    assert [event for event in shapes.EVENTS if f'"{event}"' not in code] == []
    named = {key.rstrip("?") for keys in shapes.EVENTS.values() for key in keys.split()}
    assert named == set(get_type_hints(shapes.Args))


@pytest.mark.parametrize(
    ("name", "wrong"),
    [("Block", {"token": "g1", "side": "german"}), ("Decks", {"german": 1, "soviet": "2"})],
)
def test_what_is_not_as_declared_is_noticed(name: str, wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"validation error"):
        check(shape("volga", name), wrong)


def test_a_field_too_many_is_noticed_however_deep_it_lies() -> None:
    view = json.loads(json.dumps(hexfront.new("volga", seed="1").view("german")))
    check(shape("volga", "View"), view)
    next(iter(view["stacks"].values()))[0]["secret"] = 1
    with pytest.raises(ValueError, match="secret"):
        check(shape("volga", "View"), view)
