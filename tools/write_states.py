"""Write each game's fields.py from the fields that its state declares.

    python tools/write_states.py          write them anew
    python tools/write_states.py --check  fail when one is stale

hexfront.core.fields says what a declaration means. What is written is plain code, which costs
nothing at run time and which a compiler understands.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "hexfront"

NUMBERS = ("int", "bool", "Side")
SAVED = {
    "PLAIN": "saved as they are",
    "LISTS": "saved as lists of numbers",
    "HEX_SETS": "saved by the names of the hexes",
    "UNIT_SETS": "saved by the names of the units",
    "DICTS": "saved as dictionaries",
}


class Field(NamedTuple):
    name: str
    type: str
    marks: tuple[str, ...]

    def copied(self, parts: set[str]) -> str:
        """The value that a copy gets."""
        value = f"g.{self.name}"
        if "FORGOTTEN" in self.marks:
            return "None"
        if "CLONED" in self.marks:
            return f"{value}.clone()"
        if "SHARED" in self.marks:
            return value
        if self.type.startswith("list[") or self.type == "bytearray":
            return f"{value}[:]"
        if self.type.startswith("dict["):
            return f"{value}.copy()"
        if self.type.removesuffix(" | None") in parts:
            return f"None if {value} is None else {value}.clone()"
        return value

    @property
    def empty(self) -> str | None:
        """The value while nothing is known; None where the set-up has to say it."""
        if self.type.endswith(" | None"):
            return "None"
        if self.type.startswith("dict["):
            return "{}"
        if self.type.startswith("tuple[") and self.type.endswith("...]"):
            return "()"
        numbers = dict.fromkeys(("int", "Side", "Hex", "Hexes", "Unit", "Units"), "0")
        plain = numbers | dict.fromkeys(("Card", "Cards"), "0")
        return (plain | {"bool": "False", "bytes": 'b""'}).get(self.type)

    @property
    def saved(self) -> str | None:
        """The list by which it is saved."""
        if {"BY_HAND", "DERIVED"} & {*self.marks}:
            return None
        if self.type in NUMBERS or "NUMBER" in self.marks:
            return "PLAIN"
        if self.type.startswith("dict["):
            return "DICTS"
        return {"Hexes": "HEX_SETS", "Units": "UNIT_SETS", "list[int]": "LISTS"}.get(self.type)


def declared(owner: ast.ClassDef) -> list[Field]:
    """The annotations of a class body, but for what belongs to the class."""
    fields = []
    for line in owner.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            type: ast.expr = line.annotation
            marks: tuple[str, ...] = ()
            if isinstance(type, ast.Subscript) and ast.unparse(type.value) == "Annotated":
                assert isinstance(type.slice, ast.Tuple)
                type, *rest = type.slice.elts
                marks = tuple(map(ast.unparse, rest))
            if not ast.unparse(type).startswith("ClassVar"):
                fields.append(Field(line.target.id, ast.unparse(type), marks))
    return fields


def classes(path: Path) -> dict[str, ast.ClassDef]:
    tree = ast.parse(path.read_text("utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def bases(owner: ast.ClassDef) -> list[str]:
    return [ast.unparse(base) for base in owner.bases]


def written(game: str) -> str:
    """The text of a game's fields.py."""
    own = classes(PACKAGE / "games" / game / "state.py")
    machine = declared(classes(PACKAGE / "core" / "flow.py")["State"])
    state = next(name for name, owner in own.items() if "State" in bases(owner))
    parts = [
        name
        for name, owner in own.items()
        if name != state and any(getattr(line, "name", "") == "clone" for line in owner.body)
    ]
    return "\n".join([*_head(game, [*parts, state]), *_state(own, machine, state, parts)]) + "\n"


def _head(game: str, names: list[str]) -> Iterator[str]:
    yield '"""The fields of the state, ready for use. Written by `make types`: do not edit."""'
    yield ""
    yield "from __future__ import annotations"
    yield ""
    yield "from typing import TYPE_CHECKING"
    yield ""
    yield "if TYPE_CHECKING:"
    yield f"    from hexfront.games.{game}.state import {', '.join(names)}"


def _state(
    own: dict[str, ast.ClassDef], machine: list[Field], state: str, parts: list[str]
) -> Iterator[str]:
    fields = declared(own[state])
    yield ""
    yield "SLOTS = ("
    yield from (f'    "{field.name}",' for field in fields)
    yield ")"
    for name in parts:
        yield f"{name.upper()}_SLOTS = ("
        yield from (f'    "{field.name}",' for field in declared(own[name]))
        yield ")"
    for group, meaning in SAVED.items():
        names = [field.name for field in fields if field.saved == group]
        if names:
            yield f"{group} = ("
            yield from (f'    "{name}",' for name in names)
            yield ")"
            yield f'"""Fields {meaning}."""'
    yield from _function(f"empty(g: {state})", "Give a value to all that has one by its type.")
    yield from (f"    g.{field.name} = {field.empty}" for field in fields if field.empty)
    for name in parts:
        yield from _copy(name, declared(own[name]), set())
    yield from _copy(state, machine + fields, {*parts})


def _copy(owner: str, fields: list[Field], parts: set[str]) -> Iterator[str]:
    name = f"copy_{owner.lower()}(g: {owner}, other: {owner})"
    doc = "The other one, made equal to this one and independent of it."
    yield from _function(name, doc, owner)
    yield from (f"    other.{field.name} = {field.copied(parts)}" for field in fields)
    yield "    return other"


def _function(signature: str, doc: str, returns: str = "None") -> Iterator[str]:
    yield from ("", "", f"def {signature} -> {returns}:", f'    """{doc}"""')


def games() -> list[str]:
    return sorted(path.parent.name for path in (PACKAGE / "games").glob("*/state.py"))


def main(argv: list[str]) -> int:
    stale = []
    for game in games():
        path = PACKAGE / "games" / game / "fields.py"
        text = written(game)
        if not path.is_file() or path.read_text("utf-8") != text:
            stale.append(path.relative_to(ROOT).as_posix())
            if argv != ["--check"]:
                path.write_text(text, "utf-8")
    if argv == ["--check"]:
        for name in stale:
            print(f"{name} is stale; `make types` writes it anew", file=sys.stderr)
        return 1 if stale else 0
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
