"""How the things of a game are called: declared once a game, as messages and not as words.

`hexfront.messages` puts a name into words of a language, and so does the client (`lib/names.ts`),
which gets the same table with the components.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NotRequired, TypeAlias

from typing_extensions import TypedDict

ANY_NUMBER = "*"


class Name(TypedDict):
    """A message and what it takes, which may be names again."""

    id: str
    args: NotRequired[dict[str, str | int | Name]]
    printed: NotRequired[str]
    """What a table calls it in English. If the catalogue says otherwise, a player has corrected
    the table, and the correction stands as it is in every language."""
    printed_as: NotRequired[str]
    """The message that `printed` is compared with, if it is another one."""


Names: TypeAlias = dict[str, str | Name]
"""By id. `g*` names all that have no entry of their own and end in a number: g1, g27. In what
its message takes, a star stands for that number."""


class Naming(TypedDict):
    things: dict[str, Names]
    """By kind: hex, unit, card. A hex with a `place` is called by its number and that."""
    arguments: dict[str, str]
    """The kind of thing that an argument of events and prompts names, alone or in a list."""
    beside: dict[str, tuple[str, str]]
    """What messages also get: from an argument, a name of that kind, if there is one."""
    optional: list[str]
    """Arguments that only some events and prompts of a kind have."""
    empty: str
    """What is told in place of an empty list."""


def message(id: str, **args: str | int | Name) -> Name:
    return {"id": id, "args": args} if args else {"id": id}


def printed(id: str, english: str, number: int | None = None) -> Name:
    """A name from a table; an ordinal number in it is written as each language does it."""
    name: Name = {"id": id, "printed": english}
    if number is not None:
        name["args"] = {"number": number}
    return name


def arguments(**kinds: str) -> dict[str, str]:
    """By kind the arguments, as words of a line."""
    return {key: kind for kind, keys in kinds.items() for key in keys.split()}


def messages(prefix: str, ids: Iterable[str]) -> Names:
    """Things whose message is named after them."""
    return {id: message(f"{prefix}-{id}") for id in ids}


def naming_of_parts(components: Mapping[str, Any]) -> Naming:
    """Of a game that declares none: hexes by their labels, units by their names."""
    return {
        "things": {
            "place": {hex["id"]: hex["label"] for hex in components["hexes"] if hex["label"]},
            "unit": {unit["id"]: unit["name"] for unit in components["units"]},
        },
        "arguments": arguments(hex="hex start target place hexes", unit="unit units"),
        "beside": {},
        "optional": [],
        "empty": "",
    }
