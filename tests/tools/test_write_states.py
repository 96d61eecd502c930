"""The fields of the states: written from their declarations, copied and saved."""

from __future__ import annotations

import ast
import json
import random
from importlib import import_module
from typing import Any

import pytest
from tools.write_states import Field, declared

import hexfront
from tools import write_states

GAMES = ["volga", "noretreat", "heroes", "stalingrado"]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_made_from_a_state_is_fresh(game: str) -> None:
    path = write_states.PACKAGE / "games" / game / "fields.py"
    assert path.read_text("utf-8") == write_states.written(game), "run `make types`"


def fields_of(text: str) -> dict[str, Field]:
    owner = ast.parse(f"class S:\n    {text}\n").body[0]
    assert isinstance(owner, ast.ClassDef)
    return {field.name: field for field in declared(owner)}


@pytest.mark.parametrize(
    ("declaration", "copied", "empty", "saved"),
    [
        ("f: int", "g.f", "0", "PLAIN"),
        ("f: bool", "g.f", "False", "PLAIN"),
        ("f: Hexes", "g.f", "0", "HEX_SETS"),
        ("f: Units", "g.f", "0", "UNIT_SETS"),
        ("f: Annotated[Units, NUMBER]", "g.f", "0", "PLAIN"),
        ("f: Annotated[Hexes, DERIVED]", "g.f", "0", None),
        ("f: list[int]", "g.f[:]", None, "LISTS"),
        ("f: Annotated[list[int], SHARED]", "g.f", None, "LISTS"),
        ("f: list[Hexes]", "g.f[:]", None, None),
        ("f: bytearray", "g.f[:]", None, None),
        ("f: bytes", "g.f", 'b""', None),
        ("f: dict[Unit, int]", "g.f.copy()", "{}", "DICTS"),
        ("f: tuple[int, ...]", "g.f", "()", None),
        ("f: tuple[int, int]", "g.f", None, None),
        ("f: Battle | None", "None if g.f is None else g.f.clone()", "None", None),
        ("f: Annotated[Chance, CLONED]", "g.f.clone()", None, None),
        ("f: Annotated[list[int] | None, FORGOTTEN]", "None", "None", None),
    ],
)
def test_a_declaration_says_how_a_field_is_copied_and_saved(
    declaration: str, copied: str, empty: str | None, saved: str | None
) -> None:
    field = fields_of(declaration)["f"]
    assert (field.copied({"Battle"}), field.empty, field.saved) == (copied, empty, saved)


def test_what_belongs_to_the_class_is_no_field() -> None:
    assert fields_of("seats: ClassVar[tuple[str, ...]] = ()") == {}


def mutable(g: Any) -> dict[str, Any]:
    game = type(g).__module__.removesuffix(".state")
    found = {name: getattr(g, name) for name in import_module(f"{game}.fields").SLOTS}
    return {name: value for name, value in found.items() if isinstance(value, list | bytearray)}


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_is_equal_and_stays_so_when_the_original_is_played_on(game: str) -> None:
    played = hexfront.new(game, seed="copy")
    rng = random.Random("copy")
    definition, state = played.definition, played.state
    for _ in range(60):
        copy = state.clone()
        before = json.dumps(definition.dump(state))
        assert json.dumps(definition.dump(copy)) == before
        assert {name: getattr(copy, name) for name in mutable(state)} == mutable(state)
        kept = {name: value[:] for name, value in mutable(copy).items()}
        definition.steps.play(state, rng.choice(state.legal))
        assert json.dumps(definition.dump(copy)) == before
        assert mutable(copy) == kept
        if not state.legal:
            break
