"""The lessons of the games, from the folder `lessons` of each."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files

from hexfront.core.lesson import Lesson, read
from hexfront.games import find


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """In their order, which is that of the files' names; a game may have none."""
    definition = find(game)
    package = f"hexfront.games.{game}"
    try:
        folder = files(package) / "lessons"
    except ModuleNotFoundError:
        return ()
    if not folder.is_dir():
        return ()
    found = []
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.name.endswith(".toml"):
            with as_file(one) as path:
                found.append(read(definition, path))
    return tuple(found)
