"""The games, found by their ids."""

from __future__ import annotations

from importlib import import_module

from hexfront.core.game import BadSetup, Definition

IDS = ("volga", "noretreat", "heroes", "stalingrado")


def find(id: str) -> Definition:
    """A game's definition. Its tables are read, with the user's corrections, when first asked."""
    if id not in IDS:
        raise BadSetup(f"there is no game {id!r}; there is {', '.join(IDS)}")
    game: Definition = import_module(f"hexfront.games.{id}").GAME
    return game
