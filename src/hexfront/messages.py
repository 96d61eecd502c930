"""What is said to people: Fluent catalogues, one of the program's own and one for each game.

Games and kernel name messages by id and give arguments; the sentences are in
`locale/<language>/core.ftl` and `locale/<language>/<game>.ftl`; a game of another package has
them beside its tables, `words.<language>.ftl`. What a language lacks is said in
English, and what English lacks is shown as its bare id: a gap in a catalogue never stops a game.
"""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from hexfront.core.naming import ANY_NUMBER, Name, Naming, message
from hexfront.games import IDS, find

ENGLISH = "en"
FOLDER = Path(__file__).parent / "locale"

_OURS = ("core", "web", "report", "people")

_DOUBLE_END = re.compile(r"([!?])\.(?!\.)")
"""A name that ends in a mark of its own closes the sentence with it."""

Argument = str | int | float


def languages() -> list[str]:
    return sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())


def language() -> str:
    """The language that the user's environment asks for, if there is a catalogue in it."""
    wanted = os.environ.get("HEXFRONT_LANGUAGE") or locale.getlocale()[0] or ""
    code = wanted.replace("-", "_").partition("_")[0].lower()
    return code if code in languages() else ENGLISH


def say(lang: str, game: str, id: str, **args: Argument) -> str:
    """A message in words; `id.attribute` names a part of a message."""
    for code in dict.fromkeys((lang, ENGLISH)):
        bundle = _bundle(code, game)
        pattern = _pattern(bundle, id)
        if pattern is not None:
            return _DOUBLE_END.sub(r"\1", str(bundle.format_pattern(pattern, args)[0]))
    return id


def has(game: str, id: str) -> bool:
    """Whether there is an English message of this id; every other language may lean on it."""
    return _pattern(_bundle(ENGLISH, game), id) is not None


def first_of(game: str, *ids: str) -> str:
    """The first of these ids that has a message, else the last one."""
    return next((id for id in ids if has(game, id)), ids[-1])


def translated(lang: str, game: str, id: str, english: str, **args: Argument) -> str:
    """A name from a table in another language; as it stands where no catalogue has that name."""
    known = lang != ENGLISH and say(ENGLISH, game, id, **_numbered(ENGLISH, args)) == english
    return say(lang, game, id, **_numbered(lang, args)) if known else english


def named(lang: str, game: str, name: str | int | Name) -> str | int:
    """A name in words; one that a player has corrected stands as it is."""
    if isinstance(name, str | int):
        return name
    args = name.get("args", {})
    if "printed" in name:
        english = _said(ENGLISH, game, name.get("printed_as", name["id"]), args)
        if english != name["printed"]:
            return name["printed"]
    return _said(lang, game, name["id"], args)


def _said(lang: str, game: str, id: str, args: Mapping[str, str | int | Name]) -> str:
    told = {key: named(lang, game, value) for key, value in args.items()}
    return say(lang, game, id, **_numbered(lang, told))


_NUMBER = re.compile(r"\d+$")


def name_of(lang: str, game: str, naming: Naming, kind: str, id: str) -> str:
    """A thing of a game by name; one that has none is called by its id."""
    found = find_name(naming, kind, id)
    return id if found is None else str(named(lang, game, found))


def find_name(naming: Naming, kind: str, id: str) -> str | Name | None:
    names = naming["things"].get(kind, {})
    if id in names:
        return names[id]
    number = _NUMBER.search(id)
    of_all = names.get(id[: number.start()] + ANY_NUMBER) if number else None
    if number and of_all and not isinstance(of_all, str):
        args = of_all.get("args", {})
        return {**of_all, "args": {key: _filled(arg, number[0]) for key, arg in args.items()}}
    place = naming["things"].get("place", {}).get(id) if kind == "hex" else None
    return message("core-hex", hex=id, place=place) if place else None


def _filled(arg: str | int | Name, number: str) -> str | int | Name:
    return arg.replace(ANY_NUMBER, number) if isinstance(arg, str) else arg


def _numbered(lang: str, args: Mapping[str, Argument]) -> Mapping[str, Argument]:
    """An ordinal number is written without separators, and has an ending in some languages."""
    number = args.get("number")
    if not isinstance(number, int):
        return args
    return {**args, "number": str(number), "ending": Locale.parse(lang).ordinal_form(number)}


def decimal(lang: str, number: float, digits: int) -> str:
    """0.42 or 0,42"""
    return format_decimal(number, f"0.{'0' * digits}", locale=lang)


def listed(lang: str, items: Iterable[str]) -> str:
    """One, two and three. Before the sound of an i, Spanish has another word for and."""
    *first, last = list(items) or [""]
    id = "core-and.before-i" if last.lower().startswith(("i", "hi")) else "core-and"
    return say(lang, "core", id, first=", ".join(first), last=last) if first else last


def catalogue(lang: str, name: str) -> Path:
    """The file with the words of a game, or of the program itself; there may be none."""
    if name in (*IDS, *_OURS):
        return FOLDER / lang / f"{name}.ftl"
    return find(name).data / f"words.{lang}.ftl"


@cache
def _bundle(lang: str, game: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for name in dict.fromkeys(("core", game)):
        path = catalogue(lang, name)
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def _pattern(bundle: FluentBundle, id: str) -> Any:
    name, _, attribute = id.partition(".")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value
