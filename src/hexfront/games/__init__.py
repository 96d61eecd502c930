"""The games, found by their ids: our own, and those of other packages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from hexfront.core import plugins
from hexfront.core.game import BadSetup, Definition
from hexfront.core.rulebook import RulebookError

IDS = ("volga", "noretreat", "heroes", "stalingrado")
"""The games that come with Hexfront."""


def ids() -> tuple[str, ...]:
    """All games that can be played here."""
    return (*IDS, *_brought_along())


def find(id: str) -> Definition:
    """A game's definition. Its tables are read, with the user's corrections, when first asked."""
    if id in IDS:
        game: Definition = import_module(f"hexfront.games.{id}").GAME
        return game
    if id not in _brought_along():
        raise BadSetup(f"there is no game {id!r}; there is {', '.join(ids())}")
    return _brought_along()[id]


@cache
def _brought_along() -> Mapping[str, Definition]:
    """The games of other packages. The entry point is named like the game and leads to GAME."""
    games: dict[str, Definition] = {}
    for plugin in plugins.found(plugins.GAMES):
        reason = _wrong(plugin, (*IDS, *games))
        if reason:
            plugins.refuse(plugin.package, reason)
        else:
            games[plugin.name] = plugin.value
    return games


def _wrong(plugin: plugins.Plugin, taken: tuple[str, ...]) -> str | None:
    game = plugin.value
    if not isinstance(game, Definition):
        return f"its game {plugin.name!r} is a {type(game).__name__}, not a Definition"
    if game.id != plugin.name:
        return f"its entry point is called {plugin.name!r}, but the game's id is {game.id!r}"
    if game.id in taken:
        return f"there is a game {game.id!r} already"
    try:
        game.rules  # noqa: B018 - read now, so that a bad index is told of here
    except RulebookError as error:
        return str(error)
    return None
