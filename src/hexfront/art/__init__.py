"""The one drawing of the ground: painted from a game's tables, for browser, notebook and docs."""

from __future__ import annotations

from hexfront.art.atlas import BARE, ground, index, is_painted, season, sheet_of

__all__ = ["BARE", "ground", "index", "is_painted", "season", "sheet_of"]
