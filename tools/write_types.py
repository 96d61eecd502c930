"""Write the client's types of each game from the shapes that the game declares.

    python -m tools.write_types          write web/src/games/<game>/shapes.d.ts anew
    python -m tools.write_types --check  fail when one is stale

Views, components and events leave the engine as plain dicts; `shapes.py` of a game says what is
in them, and hexfront.core.shapes what all games share.
"""

from __future__ import annotations

import importlib
import json
import re
import sys
import types
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from typing_extensions import is_typeddict

ROOT = Path(__file__).resolve().parents[1]
NAME = re.compile(r"[A-Za-z_]\w*")
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
}


def games() -> list[str]:
    """Those that declare their shapes."""
    folder = ROOT / "src" / "hexfront" / "games"
    return sorted(path.parent.name for path in folder.glob("*/shapes.py"))


def shapes_of(game: str) -> types.ModuleType:
    return importlib.import_module(f"hexfront.games.{game}.shapes")


def target(game: str) -> Path:
    return ROOT / "web" / "src" / "games" / game / "shapes.d.ts"


class Writer:
    """The TypeScript of one module of shapes."""

    def __init__(self, module: types.ModuleType) -> None:
        found = vars(module)
        self.aliases = {
            name: value for name, value in found.items() if get_origin(value) is Literal
        }
        self.shapes = {name: value for name, value in found.items() if is_typeddict(value)}
        self.args = self.shapes["Args"]
        self.events: Mapping[str, str] = found["EVENTS"]

    def text(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        yield "// What the server sends of this game. Written by `make types`: do not edit."
        for name, value in self.aliases.items():
            yield ""
            yield f"export type {name} = {self._literal(value)};"
        for name, shape in self.shapes.items():
            yield ""
            yield from _comment(shape)
            yield f"export interface {name}{_parameters(shape)} {{"
            yield from (f"  {field}" for field in self._fields(shape))
            yield "}"
        yield ""
        yield "/** The arguments of each event. */"
        yield "export interface Events {"
        hints = get_type_hints(self.args)
        for event, keys in sorted(self.events.items()):
            fields = (f"{key}: {self.type(hints[key.rstrip('?')])}" for key in keys.split())
            inner = "; ".join(fields)
            yield f"  {_key(event)}: {{ {inner} }};" if inner else f"  {_key(event)}: object;"
        yield "}"

    def _fields(self, shape: Any) -> Iterator[str]:
        for name, hint in get_type_hints(shape, include_extras=True).items():
            # Of annotations that are strings __required_keys__ does not know these marks.
            is_optional = name in shape.__optional_keys__
            if get_origin(hint) in (NotRequired, Required):
                is_optional = get_origin(hint) is NotRequired
                (hint,) = get_args(hint)
            mark = "?" if is_optional else ""
            yield f"{_key(name)}{mark}: {self.type(hint)};"

    def type(self, hint: Any) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if isinstance(hint, TypeVar):
            return hint.__name__
        if is_typeddict(hint):
            return str(hint.__name__)
        if is_typeddict(origin):
            return f"{origin.__name__}<{', '.join(map(self.type, args))}>"
        if origin is Literal:
            names = (name for name, value in self.aliases.items() if value == hint)
            return next(names, self._literal(hint))
        if origin in (Union, types.UnionType):
            return " | ".join(map(self.type, args))
        if origin is list or (origin is tuple and args[-1] is Ellipsis):
            inner = self.type(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is tuple:
            return f"[{', '.join(map(self.type, args))}]"
        if origin is dict:
            key, value = map(self.type, args)
            return f"Record<{key}, {value}>"
        if hint in PLAIN:
            return PLAIN[hint]
        raise TypeError(f"no TypeScript for {hint!r}")

    def _literal(self, hint: Any) -> str:
        return " | ".join(json.dumps(word) for word in get_args(hint))


def _key(name: str) -> str:
    return name if NAME.fullmatch(name) else f'"{name}"'


def _parameters(shape: Any) -> str:
    names = [parameter.__name__ for parameter in getattr(shape, "__parameters__", ())]
    return f"<{', '.join(names)}>" if names else ""


def _comment(shape: Any) -> Iterator[str]:
    if shape.__doc__:
        yield f"/** {' '.join(shape.__doc__.split())} */"


def main(argv: list[str]) -> int:
    stale = []
    for game in games():
        path, text = target(game), Writer(shapes_of(game)).text()
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
